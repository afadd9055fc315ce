#pragma once
// When two runs have the same answer.

#include "core/methods/result/result.h"

#include <string>

namespace rigor {

/// SHA-256 of result.json without its provenance and its sentences, and of all tables: the same answer has
/// the same hash, in whichever language it is told.
std::string resultHash(const Result& result);

} // namespace rigor

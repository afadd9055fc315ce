#pragma once
// A model as bytes, for who evaluates it elsewhere: its formulas (whatever text or mechanism they come from,
// and whatever was built on it), or, of one that runs elsewhere, where its file is.

#include "core/engine/model/model.h"

#include <string>
#include <string_view>

namespace rigor {

/// The bytes of the same model are the same. Empty: it cannot be told in bytes (a server; formulas that would
/// not be built again as they are).
std::string modelBytes(const Model& model);

/// Reads what a foreign model's file says of itself, and runs nothing; given by who links the sources of
/// models. sha256: that it must have.
using ForeignLoader = ModelPtr (*)(const std::string& file, const std::string& sha256);

/// The model whose bytes these are: gives the same numbers, bit for bit. Throws Error.
ModelPtr modelFromBytes(std::string_view bytes, ForeignLoader load);

} // namespace rigor

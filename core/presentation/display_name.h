#pragma once
// Names of unknowns and columns as people read them.

#include <string>

namespace rigor {

/// "x1.standard_deviation" -> "x1 sd", "x1.mean" -> "x1 mean"; underscores become spaces.
std::string estimateTitle(const std::string& name);
/// "shifting_time" -> "shifting time".
std::string wordsOf(const std::string& name);

} // namespace rigor

#pragma once
// [design] of a study file, read and written.

#include "core/study/design_statement.h"
#include "core/study/file/toml_tree.h"

#include <string>

namespace rigor {

/// Throws Error with the place: a key that is not there, a value out of its range.
DesignStatement readDesign(const TomlNode& node);

/// What readDesign reads back as the same; "" where it is all defaults. keyText, number: as the study file
/// writes keys and numbers.
std::string designText(const DesignStatement& design, std::string (*keyText)(const std::string&),
                       std::string (*number)(double), std::string (*quoted)(const std::string&));

} // namespace rigor

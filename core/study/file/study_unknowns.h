#pragma once
// The [unknowns.<name>] tables of a study file.

#include "core/study/file/toml_tree.h"

namespace rigor {

/// Throws Error with the place of what is wrong: keys, bounds that exclude each other or the start, a family
/// or a shape parameter that does not exist, a spread that is not positive, an impossible box, a prior
/// without its numbers, a number on a logarithmic scale that is not above 0, anything beside equals.
Unknown readUnknown(const std::string& name, const TomlNode& node);

/// start, min and max of one number, checked against each other; throws Error with the place.
SearchValue readSearch(const TomlNode& node);

} // namespace rigor

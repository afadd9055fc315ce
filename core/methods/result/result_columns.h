#pragma once
// Columns of a result's table, with their values or to be filled row by row.

#include "core/foundation/base/translate.h"
#include "core/methods/result/result.h"

namespace rigor {

inline ResultColumn numbers(std::string name, std::string unit = {}, std::vector<double> values = {}) {
    return {std::move(name), std::move(unit), std::move(values), {}};
}
inline ResultColumn texts(std::string name, std::vector<std::string> values = {}) {
    return {std::move(name), {}, {}, std::move(values)};
}

inline ResultColumn sentences(std::string name, Messages values = {}) {
    return {std::move(name), {}, {}, {}, std::move(values)};
}

} // namespace rigor

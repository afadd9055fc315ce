#pragma once
// Numbers of the FMU's variables, read or set by few calls: one per type.

#include "core/engine/fmu/host/failure.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor::host {

struct Access {
    Type type = Type::Float64;
    std::vector<std::uint32_t> references;
    std::vector<std::uint32_t> positions; ///< of each number among those of all groups
    bool structural = false;
};

/// Of the groups that `chosen` (of a group and its index) wants.
template <class Chosen> std::vector<Access> accessTo(const std::vector<Group>& groups, Chosen chosen) {
    std::vector<Access> all;
    std::uint32_t position = 0;
    for (std::size_t k = 0; k < groups.size(); ++k) {
        const Group& group = groups[k];
        if (chosen(group, k)) {
            auto found = std::find_if(all.begin(), all.end(), [&](const Access& a) {
                return a.type == group.type && a.structural == (group.structural != 0);
            });
            if (found == all.end()) {
                all.push_back({.type = group.type, .structural = group.structural != 0});
                found = all.end() - 1;
            }
            found->references.push_back(group.reference);
            for (std::uint32_t j = 0; j < group.count; ++j) found->positions.push_back(position + j);
        }
        position += group.count;
    }
    return all;
}

inline std::size_t numbersIn(const std::vector<Group>& groups) {
    std::size_t all = 0;
    for (const Group& group : groups) all += group.count;
    return all;
}

/// To the nearest whole number of a type, within its limits.
template <class T> T toType(double value) {
    if constexpr (std::is_same_v<T, bool>)
        return value >= 0.5;
    else if constexpr (std::is_floating_point_v<T>)
        return static_cast<T>(value);
    else {
        const double whole = std::nearbyint(value);
        if (!(whole > static_cast<double>(std::numeric_limits<T>::min())))
            return std::numeric_limits<T>::min();
        if (whole >= static_cast<double>(std::numeric_limits<T>::max())) return std::numeric_limits<T>::max();
        return static_cast<T>(whole);
    }
}

/// Numbers that no output has by chance, in pairs: what an FMU leaves as they are was not set.
template <class T> T untouched(bool second) {
    if constexpr (std::is_same_v<T, bool>)
        return second;
    else if constexpr (std::is_floating_point_v<T>)
        return second ? static_cast<T>(-7.3125e33) : static_cast<T>(5.40625e35);
    else
        return second ? static_cast<T>(77) : static_cast<T>(-101);
}

} // namespace rigor::host

#include "core/engine/modelica/solve/assignment.h"

#include <utility>

namespace rigor::modelica {

bool Assignment::augment(std::size_t start) {
    ++round_;
    // Depth first with a stack of its own: (row, next candidate).
    std::vector<std::pair<std::size_t, std::size_t>> path{{start, 0}};
    while (!path.empty()) {
        auto& [row, next] = path.back();
        if (next == allowed_[row].size()) {
            path.pop_back();
            continue;
        }
        const std::uint32_t column = allowed_[row][next++];
        if (seen_[column] == round_) continue;
        seen_[column] = round_;
        if (rowOf_[column] >= 0) {
            path.emplace_back(static_cast<std::size_t>(rowOf_[column]), 0);
            continue;
        }
        for (const auto& [r, n] : path) {
            const std::uint32_t taken = allowed_[r][n - 1];
            rowOf_[taken] = static_cast<int>(r);
            columnOf_[r] = static_cast<int>(taken);
        }
        return true;
    }
    return false;
}

} // namespace rigor::modelica

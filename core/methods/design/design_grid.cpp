#include "core/methods/design/design_grid.h"

#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr std::size_t kGridPoints = 256, kMostGridPoints = 4096; ///< wanted; of stated levels at most
constexpr std::size_t kMostLevels = 33;                          ///< of a condition without levels

/// Places of a condition on the grid.
std::vector<double> placesOf(const DesignVariable& variable, std::size_t count) {
    if (!variable.levels.empty()) return variable.levels;
    if (!(variable.max > variable.min)) return {variable.min};
    std::vector<double> places;
    for (std::size_t k = 0; k < count; ++k)
        places.push_back(
            variable.rounded(variable.min + (variable.max - variable.min) * static_cast<double>(k) /
                                                static_cast<double>(count - 1)));
    return places;
}

} // namespace

std::vector<Eigen::VectorXd> designGrid(const DesignSpace& space) {
    const auto dimension = static_cast<Eigen::Index>(space.variables.size());
    double stated = 1;
    std::size_t open = 0;
    for (const DesignVariable& v : space.variables) {
        if (!v.levels.empty())
            stated *= static_cast<double>(v.levels.size());
        else if (v.max > v.min)
            ++open;
    }
    std::size_t count = kMostLevels;
    if (open > 0)
        count = std::clamp<std::size_t>(
            static_cast<std::size_t>(
                std::pow(static_cast<double>(kGridPoints) / stated, 1.0 / static_cast<double>(open)) + 1e-9),
            2, kMostLevels);
    std::vector<std::vector<double>> places;
    double all = 1;
    for (const DesignVariable& v : space.variables) {
        places.push_back(placesOf(v, count));
        all *= static_cast<double>(places.back().size());
    }
    std::vector<Eigen::VectorXd> grid;
    if (all <= static_cast<double>(kMostGridPoints)) {
        grid.emplace_back(dimension);
        for (Eigen::Index d = 0; d < dimension; ++d) {
            std::vector<Eigen::VectorXd> longer;
            for (const Eigen::VectorXd& point : grid)
                for (const double place : places[static_cast<std::size_t>(d)]) {
                    longer.push_back(point);
                    longer.back()[d] = place;
                }
            grid = std::move(longer);
        }
        return grid;
    }
    // A Latin hypercube.
    grid.assign(kMostGridPoints / 4, Eigen::VectorXd(dimension));
    for (Eigen::Index d = 0; d < dimension; ++d) {
        const DesignVariable& variable = space.variables[static_cast<std::size_t>(d)];
        RandomStream random(space.seed, static_cast<std::uint64_t>(d));
        std::vector<std::size_t> order(grid.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        for (std::size_t k = order.size(); k > 1; --k) std::swap(order[k - 1], order[random.below(k)]);
        for (std::size_t k = 0; k < grid.size(); ++k) {
            const double share = static_cast<double>(order[k]) / static_cast<double>(grid.size() - 1);
            const std::vector<double>& levels = variable.levels;
            grid[k][d] =
                levels.empty()
                    ? variable.rounded(variable.min + share * (variable.max - variable.min))
                    : levels[std::min(levels.size() - 1,
                                      static_cast<std::size_t>(share * static_cast<double>(levels.size())))];
        }
    }
    return grid;
}

std::size_t levelsOfGrid(std::size_t count) {
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::pow(static_cast<double>(kGridPoints),
                                                                     1.0 / static_cast<double>(count))),
                                   3, kMostLevels);
}

} // namespace rigor

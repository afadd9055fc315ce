#include "core/methods/fit/uncertainty/foreign_jumps.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr double kLevels[] = {0.005, 0.01, 0.02}; ///< of the range of a sensor
constexpr double kOff = 0.25;                     ///< of the largest movement
constexpr double kShareOfRows = 0.05;

/// max - min of what is predicted of the sensor of each row; 0 where it is the same everywhere.
Eigen::VectorXd rangesOfRows(const FitData& data, const Eigen::VectorXd& values) {
    Eigen::VectorXd least =
                        Eigen::VectorXd::Constant(static_cast<Eigen::Index>(data.sensors.size()), INFINITY),
                    most = -least, ranges(values.size());
    for (Eigen::Index r = 0; r < values.size(); ++r) {
        const auto s = static_cast<Eigen::Index>(data.rows[static_cast<std::size_t>(r)].sensor);
        least[s] = std::min(least[s], values[r]);
        most[s] = std::max(most[s], values[r]);
    }
    for (Eigen::Index r = 0; r < values.size(); ++r) {
        const auto s = static_cast<Eigen::Index>(data.rows[static_cast<std::size_t>(r)].sensor);
        ranges[r] = most[s] - least[s];
    }
    return ranges;
}
} // namespace

std::vector<std::size_t> foreignJumps(Predictor& predictor, const Prediction& at,
                                      const Eigen::VectorXd& estimate, const FitBox& box) {
    std::vector<std::size_t> jumping;
    const Eigen::VectorXd ranges = rangesOfRows(predictor.data(), at.values);
    const auto rows = ranges.size();
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        Eigen::VectorXd slope(rows); // of the range
        for (Eigen::Index r = 0; r < rows; ++r) slope[r] = ranges[r] > 0 ? at.slopes(r, i) / ranges[r] : 0;
        const double largest = slope.cwiseAbs().maxCoeff();
        if (!(largest > 0) || !std::isfinite(largest)) continue;
        for (const double level : kLevels) {
            const double step = level / largest;
            Eigen::VectorXd above = estimate, below = estimate;
            above[i] += step;
            below[i] -= step;
            if (above[i] > box.upper[i] || below[i] < box.lower[i] || !box.within.hold(above) ||
                !box.within.hold(below))
                break;
            const Prediction up = predictor.values(above), down = predictor.values(below);
            if (!up.answered || !down.answered) break;
            Eigen::Index off = 0;
            for (Eigen::Index r = 0; r < rows; ++r) {
                if (!(ranges[r] > 0)) continue;
                const double moved = (up.values[r] - down.values[r]) / (2 * ranges[r]);
                off += std::abs(moved - slope[r] * step) > kOff * level;
            }
            if (static_cast<double>(off) > std::max(1.0, kShareOfRows * static_cast<double>(rows))) {
                jumping.push_back(static_cast<std::size_t>(i));
                break;
            }
        }
    }
    return jumping;
}

} // namespace rigor

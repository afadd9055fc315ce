#include "core/methods/filter/causes/stuck.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Values of a sensor with noise that are the same to the last digit: it stands still, if that is no chance.
constexpr std::size_t kFewestStuck = 6, kSurelyStuck = 20;
constexpr double kNoChance = 1e-6;

/// Values with noise that are the same to the last digit so many times that it is no chance: the coarser
/// the digits of the sensor, the more often two neighbours are the same. The longest run is left out.
std::size_t fewestStuck(const Eigen::VectorXd& values) {
    double last = std::nan(""), pairs = 1, same = 1, run = 0, longest = 0;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        pairs += 1;
        run = value == last ? run + 1 : 0;
        same += value == last ? 1 : 0;
        longest = std::max(longest, run);
        last = value;
    }
    const double chance = (same - longest) / std::max(pairs - longest, 2.0);
    const double needed = 1 + std::log(kNoChance / pairs) / std::log(std::min(chance, 0.9));
    return std::clamp(static_cast<std::size_t>(std::ceil(needed)), kFewestStuck, kSurelyStuck);
}

void takeOutOf(FilterSetup& setup, Eigen::Index sensor, std::vector<StuckSensor>& stuck) {
    const std::size_t fewest = fewestStuck(setup.values.col(sensor));
    std::vector<Eigen::Index> run; // rows with one value, one after the other
    const auto close = [&](bool toTheEnd) {
        if (run.size() >= fewest) {
            const FilterSensor& info = setup.sensors[static_cast<std::size_t>(sensor)];
            stuck.push_back({.output = info.output,
                             .unit = info.unit,
                             .value = setup.values(run.front(), sensor),
                             .from = setup.times[static_cast<std::size_t>(run.front())],
                             .to = setup.times[static_cast<std::size_t>(run.back())],
                             .toTheEnd = toTheEnd});
            // The first of them may have been measured, or may be old already.
            for (const Eigen::Index row : run)
                setup.values(row, sensor) = std::numeric_limits<double>::quiet_NaN();
        }
        run.clear();
    };
    for (Eigen::Index row = 0; row < setup.values.rows(); ++row) {
        const double value = setup.values(row, sensor);
        if (!std::isfinite(value)) continue;
        if (!run.empty() && value != setup.values(run.front(), sensor)) close(false);
        run.push_back(row);
    }
    close(true);
}

} // namespace

void takeOutStuck(FilterSetup& setup, std::vector<StuckSensor>& stuck) {
    for (Eigen::Index i = 0; i < setup.values.cols(); ++i) takeOutOf(setup, i, stuck);
}

} // namespace rigor

#include "core/methods/adequacy/selection/sets/selection_sensors.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>

namespace rigor {

double CandidateSensors::cost(const std::vector<int>& chosen) const {
    double sum = 0;
    for (const int k : chosen) sum += cost(k);
    return sum;
}

Eigen::MatrixXd CandidateSensors::information(int sensor) const {
    const Eigen::MatrixXd& j = rows[static_cast<std::size_t>(sensor)];
    return j.transpose() * j;
}

Eigen::MatrixXd CandidateSensors::information(const std::vector<int>& chosen) const {
    Eigen::MatrixXd sum = Eigen::MatrixXd::Zero(parameterCount(), parameterCount());
    for (const int k : chosen) sum += information(k);
    return sum;
}

void checkSelection(const CandidateSensors& set, SelectionLimits& limits) {
    const int n = set.count();
    const auto checkNumbers = [&](std::vector<int>& numbers, const char* what) {
        std::sort(numbers.begin(), numbers.end());
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        for (const int k : numbers)
            if (k < 0 || k >= n) fail("{} sensor {}: sensors are numbered from 0 to {}", what, k, n - 1);
    };
    checkNumbers(limits.required, "required");
    checkNumbers(limits.forbidden, "forbidden");
    for (const int k : limits.required)
        if (std::binary_search(limits.forbidden.begin(), limits.forbidden.end(), k))
            fail("sensor {} ({}) is both required and forbidden", k,
                 set.sensors[static_cast<std::size_t>(k)]);
    if (limits.maxSensors < 1) fail("max_sensors = {}: it must be at least 1", limits.maxSensors);
    if (static_cast<int>(limits.required.size()) > limits.maxSensors)
        fail("{} sensors are required, but max_sensors = {}", limits.required.size(), limits.maxSensors);
    if (!set.costs.empty() && set.costs.size() != set.rows.size())
        fail("there are {} costs for {} sensors", set.costs.size(), n);
    for (std::size_t k = 0; k < set.costs.size(); ++k)
        if (!(set.costs[k] >= 0) || std::isinf(set.costs[k]))
            fail("cost {} of sensor {}: it must be a number of at least 0", set.costs[k], k);
    if (std::isnan(limits.costLimit) || limits.costLimit < 0)
        fail("cost_limit = {}: it must be at least 0", limits.costLimit);
    if (const double cost = set.cost(limits.required); cost > limits.costLimit)
        fail("the required sensors cost {}, but cost_limit = {}", cost, limits.costLimit);
}

FreeSensors freeSensors(const CandidateSensors& set, const SelectionLimits& limits) {
    FreeSensors sensors;
    sensors.required = limits.required;
    sensors.costLeft = limits.costLimit - set.cost(limits.required);
    for (int k = 0; k < set.count(); ++k)
        if (!std::binary_search(limits.required.begin(), limits.required.end(), k) &&
            !std::binary_search(limits.forbidden.begin(), limits.forbidden.end(), k) &&
            set.cost(k) <= sensors.costLeft)
            sensors.free.push_back(k);
    sensors.places = std::min(limits.maxSensors - static_cast<int>(limits.required.size()),
                              static_cast<int>(sensors.free.size()));
    return sensors;
}

double combinationCount(const FreeSensors& sensors) {
    const auto n = static_cast<double>(sensors.free.size());
    double term = 1, sum = sensors.required.empty() ? 0 : 1;
    for (int k = 1; k <= sensors.places; ++k) {
        term = std::round(term * (n - k + 1) / k);
        sum += term;
        if (sum > 1e300) return std::numeric_limits<double>::infinity();
    }
    return sum;
}

std::string sensorList(const std::vector<int>& sensors) {
    return fmt::format("{}", fmt::join(sensors, ", "));
}

} // namespace rigor

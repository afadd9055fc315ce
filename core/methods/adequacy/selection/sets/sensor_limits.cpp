#include "core/methods/adequacy/selection/sets/sensor_limits.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {

std::vector<std::string> listed(const std::string& text) {
    std::vector<std::string> items;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        std::string one = text.substr(from, end - from);
        from = end + 1;
        one.erase(0, one.find_first_not_of(" \t"));
        one.erase(one.find_last_not_of(" \t") + 1);
        if (!one.empty()) items.push_back(one);
    }
    return items;
}

std::size_t sensorNamed(const std::string& name, const char* option, const std::vector<FitSensor>& sensors) {
    std::vector<std::string> outputs;
    for (const FitSensor& sensor : sensors) outputs.push_back(sensor.output);
    const auto found = std::find(outputs.begin(), outputs.end(), name);
    if (found == outputs.end()) {
        const auto near = nearestName(name, outputs);
        fail(sentence("Method", "{}: {} is not measured{}"), option, name,
             near ? filled(sentence("Method", ". Did you mean {}?"), *near)
                  : filled(sentence("Method", "; there are {}"), fmt::join(outputs, ", ")));
    }
    return static_cast<std::size_t>(found - outputs.begin());
}

std::vector<double> costsNamed(const std::string& text, const std::vector<FitSensor>& sensors) {
    std::vector<double> costs(sensors.size(), std::nan(""));
    for (const std::string& item : listed(text)) {
        const auto [name, cost] = nameAndNumber(item);
        if (!(cost >= 0) || !std::isfinite(cost))
            fail(sentence("Method", "sensor_costs: \"{}\" needs a sensor and its cost, such as {} 3"), item,
                 name);
        costs[sensorNamed(name, "sensor_costs", sensors)] = cost;
    }
    for (std::size_t s = 0; s < sensors.size(); ++s)
        if (std::isnan(costs[s]))
            fail(sentence("Method", "sensor_costs states no cost of {}"), sensors[s].output);
    return costs;
}

} // namespace

std::pair<std::string, double> nameAndNumber(const std::string& item) {
    const std::size_t gap = std::min(item.find_first_of(" \t"), item.size());
    const std::size_t from = std::min(item.find_first_not_of(" \t", gap), item.size());
    double number = std::nan("");
    const char* end = item.data() + item.size();
    if (std::from_chars(item.data() + from, end, number).ptr != end) number = std::nan("");
    return {item.substr(0, gap), number};
}

bool SensorLimits::allows(const std::vector<bool>& used) const {
    const auto count = std::count(used.begin(), used.end(), true);
    if (most > 0 && count > most) return false;
    for (std::size_t s = 0; s < used.size(); ++s) {
        if (used[s] && !forbidden.empty() && forbidden[s]) return false;
        if (!used[s] && !required.empty() && required[s]) return false;
    }
    return cost(used) <= costLimit;
}

double SensorLimits::cost(const std::vector<bool>& used) const {
    double sum = 0;
    for (std::size_t s = 0; s < costs.size(); ++s) sum += used[s] ? costs[s] : 0;
    return sum;
}

std::vector<bool> sensorsNamed(const std::string& text, const char* option,
                               const std::vector<FitSensor>& sensors) {
    std::vector<bool> named;
    for (const std::string& name : listed(text)) {
        named.resize(sensors.size());
        named[sensorNamed(name, option, sensors)] = true;
    }
    return named;
}

SensorLimits sensorLimitsOf(const AdequacyOptions& options, const std::vector<FitSensor>& sensors,
                            std::string* concerned) {
    SensorLimits limits;
    const auto about = [&](const char* key) {
        if (concerned) *concerned = key;
    };
    limits.most = options.sensorLimit;
    about("required_sensors");
    limits.required = sensorsNamed(options.requiredSensors, "required_sensors", sensors);
    about("forbidden_sensors");
    limits.forbidden = sensorsNamed(options.forbiddenSensors, "forbidden_sensors", sensors);
    for (std::size_t s = 0; s < limits.required.size() && !limits.forbidden.empty(); ++s)
        if (limits.required[s] && limits.forbidden[s])
            fail(sentence("Method", "the sensor {} is both required and forbidden"), sensors[s].output);
    about("sensor_costs");
    if (!options.sensorCosts.empty()) limits.costs = costsNamed(options.sensorCosts, sensors);
    about("cost_limit");
    if (options.costLimit > 0) {
        if (limits.costs.empty())
            fail(sentence("Method", "cost_limit = {}, but there are no costs"), options.costLimit);
        limits.costLimit = options.costLimit;
    }
    const auto required = std::count(limits.required.begin(), limits.required.end(), true);
    about("sensor_limit");
    if (limits.most > 0 && required > limits.most)
        fail(sentence("Method", "{} sensors are required, but sensor_limit = {}"), required, limits.most);
    about("cost_limit");
    if (const double cost = limits.required.empty() ? 0 : limits.cost(limits.required);
        cost > limits.costLimit)
        fail(sentence("Method", "the required sensors cost {}, but cost_limit = {}"), cost, limits.costLimit);
    return limits;
}

} // namespace rigor

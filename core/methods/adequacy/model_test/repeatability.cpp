#include "core/methods/adequacy/model_test/repeatability.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kBins = 10;
constexpr double kLeastExpected = 5;
constexpr double kRounding = 1e-9; ///< relative, between numbers that were meant to be the same

/// Experiments of every series, in the order in which the series first occur.
std::vector<std::vector<std::size_t>> seriesOf(const Dataset& data,
                                               const std::vector<std::size_t>& experiments,
                                               const std::string& name,
                                               std::vector<std::size_t>& unnumbered) {
    const Column& column = data.table.column(name);
    std::vector<std::string> keys;
    std::vector<std::vector<std::size_t>> series;
    for (const std::size_t e : experiments) {
        const std::size_t row = data.experiments[e].row;
        const bool text = column.type == ColumnType::Text;
        if (text ? column.texts.at(row).empty() : !std::isfinite(column.numbers.at(row))) {
            unnumbered.push_back(e);
            continue;
        }
        const std::string key = text ? column.texts.at(row) : fmt::format("{}", column.numbers.at(row));
        const auto at = static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
        if (at == keys.size()) {
            keys.push_back(key);
            series.emplace_back();
        }
        series[at].push_back(e);
    }
    if (series.size() < 2)
        fail(sentence("Method", "the column \"{}\" tells only one series; repeated series are needed"), name);
    return series;
}

const Measurement* measured(const Experiment& experiment, const std::string& output) {
    for (const Measurement& m : experiment.measurements)
        if (m.output == output && m.times.empty() && !m.values.empty()) return &m;
    return nullptr;
}

/// Conditions and held inputs are the same but for rounding.
bool alike(const Experiment& a, const Experiment& b) {
    const auto same = [](double x, double y) {
        return x == y || std::abs(x - y) <= kRounding * std::max(std::abs(x), std::abs(y));
    };
    if (a.conditions.size() != b.conditions.size() || a.inputs.size() != b.inputs.size()) return false;
    for (const auto& [name, value] : a.conditions) {
        const auto other = b.conditions.find(name);
        if (other == b.conditions.end() || !same(value, other->second)) return false;
    }
    for (const auto& [name, signal] : a.inputs) {
        const auto other = b.inputs.find(name);
        if (other == b.inputs.end() || signal.interpolation() != other->second.interpolation()) return false;
        if (signal.interpolation() == Interpolation::Constant && !same(signal.at(0), other->second.at(0)))
            return false;
    }
    return true;
}

/// Experiments (later, earlier) of two series that belong together.
std::vector<std::pair<std::size_t, std::size_t>> partners(const Dataset& data,
                                                          const std::vector<std::size_t>& later,
                                                          const std::vector<std::size_t>& earlier) {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    std::vector<bool> taken(earlier.size());
    for (const std::size_t e : later)
        for (std::size_t k = 0; k < earlier.size(); ++k)
            if (!taken[k] && alike(data.experiments[e], data.experiments[earlier[k]])) {
                taken[k] = true;
                found.emplace_back(e, earlier[k]);
                break;
            }
    return found;
}

} // namespace

NormalityStatistic normalityStatistic(const std::vector<double>& differences) {
    NormalityStatistic found;
    found.pValue = std::numeric_limits<double>::quiet_NaN();
    double squares = 0, low = differences.front(), high = low;
    for (const double x : differences) {
        squares += x * x;
        low = std::min(low, x);
        high = std::max(high, x);
    }
    const double n = static_cast<double>(differences.size()), scale = std::sqrt(squares / n);
    if (!(scale > 0)) return found;
    low /= scale;
    high /= scale;
    const double width = (high - low) / kBins;
    if (!(width > 0)) return found;
    std::vector<double> observed(kBins), expected(kBins);
    for (const double x : differences)
        observed[static_cast<std::size_t>(
            std::clamp(static_cast<int>((x / scale - low) / width), 0, kBins - 1))] += 1;
    const boost::math::normal standard;
    double below = 0;
    for (int b = 0; b < kBins; ++b) {
        const double above = b == kBins - 1 ? 1 : cdf(standard, low + (b + 1) * width);
        expected[static_cast<std::size_t>(b)] = n * (above - below);
        below = above;
    }
    while (expected.size() > 1 && expected.front() < kLeastExpected) {
        expected[1] += expected[0];
        observed[1] += observed[0];
        expected.erase(expected.begin());
        observed.erase(observed.begin());
    }
    while (expected.size() > 1 && expected.back() < kLeastExpected) {
        expected[expected.size() - 2] += expected.back();
        observed[observed.size() - 2] += observed.back();
        expected.pop_back();
        observed.pop_back();
    }
    found.bins = static_cast<int>(expected.size());
    if (found.bins < 3) return found;
    const TestResult test = chiSquaredTest(observed, expected, 1);
    found.chiSquared = test.statistic;
    found.pValue = test.pValue;
    return found;
}

void testNormality(Repeatability& sensor) {
    const auto& d = sensor.differences;
    const auto n = static_cast<double>(d.size());
    double sum = 0;
    for (const double x : d) sum += x * x;
    sensor.sigmaDifference = std::sqrt(sum / n);
    sensor.sigma = sensor.sigmaDifference / std::sqrt(2.0);
    sensor.pValue = std::numeric_limits<double>::quiet_NaN();
    if (!(sensor.sigmaDifference > 0)) return;
    const boost::math::normal standard;
    sensor.ordered = d;
    std::sort(sensor.ordered.begin(), sensor.ordered.end());
    for (double& x : sensor.ordered) x /= sensor.sigmaDifference;
    for (std::size_t i = 0; i < d.size(); ++i)
        sensor.quantiles.push_back(quantile(standard, (static_cast<double>(i) + 0.5) / n));
    const NormalityStatistic found = normalityStatistic(d);
    sensor.bins = found.bins;
    sensor.degreesOfFreedom = found.bins - 2;
    sensor.chiSquared = found.chiSquared;
    sensor.pValue = found.pValue;
}

std::vector<Repeatability> repeatabilityOf(const Dataset& data, const std::vector<std::size_t>& experiments,
                                           const std::string& column, RepeatedRows* paired) {
    RepeatedRows counted;
    const auto series = seriesOf(data, experiments, column, counted.unnumbered);
    std::vector<std::pair<std::size_t, std::size_t>> pairs; // later, earlier
    for (std::size_t s = 0; s + 1 < series.size(); s += 2) pairs.emplace_back(s + 1, s);
    const bool odd = series.size() % 2 == 1;
    if (odd) pairs.emplace_back(series.size() - 1, 0);
    std::vector<std::pair<std::size_t, std::size_t>> together;
    for (const auto& [later, earlier] : pairs) {
        const auto found = partners(data, series[later], series[earlier]);
        counted.rows += series[later].size() + series[earlier].size();
        counted.alone += series[later].size() + series[earlier].size() - 2 * found.size();
        together.insert(together.end(), found.begin(), found.end());
    }
    if (paired) *paired = std::move(counted);
    std::vector<Repeatability> sensors;
    for (const std::size_t e : experiments)
        for (const Measurement& m : data.experiments[e].measurements)
            if (std::none_of(sensors.begin(), sensors.end(),
                             [&](const Repeatability& r) { return r.output == m.output; })) {
                Repeatability sensor;
                sensor.output = m.output;
                sensor.statedSigma = m.standardDeviation;
                sensor.shared = odd;
                sensors.push_back(std::move(sensor));
            }
    for (Repeatability& sensor : sensors)
        for (const auto& [later, earlier] : together) {
            const Measurement* a = measured(data.experiments[later], sensor.output);
            const Measurement* b = measured(data.experiments[earlier], sensor.output);
            if (!a || !b || !std::isfinite(a->values[0]) || !std::isfinite(b->values[0])) continue;
            sensor.differences.push_back(a->values[0] - b->values[0]);
            sensor.pairs.emplace_back(later, earlier);
            sensor.values.emplace_back(a->values[0], b->values[0]);
        }
    std::erase_if(sensors, [](const Repeatability& r) { return r.differences.size() < 2; });
    for (Repeatability& sensor : sensors) testNormality(sensor);
    return sensors;
}

} // namespace rigor

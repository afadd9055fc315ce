#include "core/methods/adequacy/model_test/scatter.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/adequacy/model_test/consistency.h"

#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {

constexpr int kDraws = 1999;                   ///< p to 1/2000
constexpr std::size_t kMostDifferences = 5000; ///< that are simulated

/// Values of one sensor that were measured under the same conditions, by experiment: the pairs put together.
std::vector<std::map<std::size_t, double>> groupsOf(const Repeatability& sensor) {
    std::map<std::size_t, std::size_t> groupOf;
    std::vector<std::map<std::size_t, double>> groups;
    for (std::size_t k = 0; k < sensor.pairs.size(); ++k) {
        const auto& [later, earlier] = sensor.pairs[k];
        const auto a = groupOf.find(later), b = groupOf.find(earlier);
        std::size_t at = groups.size();
        if (a != groupOf.end()) at = a->second;
        if (b != groupOf.end()) at = b->second; // pairs share their earlier series only
        if (at == groups.size()) groups.emplace_back();
        groupOf[later] = groupOf[earlier] = at;
        groups[at][later] = sensor.values[k].first;
        groups[at][earlier] = sensor.values[k].second;
    }
    return groups;
}

} // namespace

double chiSquaredLowerTail(double x, double freedom) {
    if (!(freedom > 0) || !(x >= 0)) return kNaN;
    return boost::math::gamma_p(freedom / 2, x / 2);
}

double twoSidedPValue(double chiSquared, double freedom) {
    if (!(freedom > 0) || !(chiSquared >= 0)) return kNaN;
    return std::min(1.0, 2 * std::min(chiSquaredUpperTail(chiSquared, freedom),
                                      chiSquaredLowerTail(chiSquared, freedom)));
}

double fUpperTail(double x, double numerator, double denominator) {
    if (!(numerator > 0) || !(denominator > 0) || !(x >= 0)) return kNaN;
    if (!std::isfinite(x)) return 0;
    return boost::math::cdf(boost::math::complement(boost::math::fisher_f(numerator, denominator), x));
}

std::vector<SensorScatter> scatterOfSeries(const std::vector<Repeatability>& series) {
    std::vector<SensorScatter> list;
    for (const Repeatability& sensor : series) {
        SensorScatter one;
        one.output = sensor.output;
        one.unit = sensor.unit;
        one.stated = sensor.statedSigma;
        double squares = 0;
        for (const auto& group : groupsOf(sensor)) {
            double mean = 0;
            for (const auto& [experiment, value] : group) mean += value / static_cast<double>(group.size());
            for (const auto& [experiment, value] : group) squares += (value - mean) * (value - mean);
            one.freedom += static_cast<double>(group.size() - 1);
        }
        if (one.freedom > 0) one.sigma = std::sqrt(squares / one.freedom);
        one.pStated =
            one.stated > 0 ? twoSidedPValue(squares / (one.stated * one.stated), one.freedom) : kNaN;
        one.pNormal = simulatedNormality(sensor);
        list.push_back(std::move(one));
    }
    return list;
}

std::vector<SensorScatter> scatterOfRepeats(const FitData& data) {
    std::vector<SensorScatter> list;
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        SensorScatter one;
        one.output = data.sensors[s].output;
        one.unit = data.sensors[s].unit;
        one.stated = data.sensors[s].sigma;
        one.pNormal = kNaN;
        double squares = 0;
        for (const std::size_t r : data.rowsOfSensor[s]) {
            squares += data.rows[r].scatter;
            one.freedom += data.rows[r].count - 1;
        }
        if (!(one.freedom > 0)) continue;
        one.sigma = std::sqrt(squares / one.freedom);
        one.pStated = twoSidedPValue(squares / (one.stated * one.stated), one.freedom);
        list.push_back(std::move(one));
    }
    return list;
}

double simulatedNormality(const Repeatability& sensor) {
    const NormalityStatistic found = normalityStatistic(sensor.differences);
    if (!std::isfinite(found.pValue)) return kNaN;
    const double bound = chiSquaredUpperTail(found.chiSquared, found.bins - 1);
    if (sensor.differences.size() > kMostDifferences) return bound;
    // Values by experiment, so that differences that share one are drawn so too.
    std::map<std::size_t, std::size_t> places;
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (const auto& [later, earlier] : sensor.pairs) {
        const std::size_t a = places.try_emplace(later, places.size()).first->second;
        pairs.emplace_back(a, places.try_emplace(earlier, places.size()).first->second);
    }
    RandomStream random(1954, 0);
    std::vector<double> values(places.size()), differences(pairs.size());
    int asFar = 0;
    for (int draw = 0; draw < kDraws; ++draw) {
        for (double& value : values) value = random.normal();
        for (std::size_t k = 0; k < pairs.size(); ++k)
            differences[k] = values[pairs[k].first] - values[pairs[k].second];
        const double p = normalityStatistic(differences).pValue;
        asFar += p <= found.pValue; // a draw without a test is not as far
    }
    const double simulated = (1.0 + asFar) / (1.0 + kDraws);
    return asFar > 0 ? simulated : std::min(simulated, bound); // beyond what so many draws can tell
}

std::vector<double> judgeScatter(std::vector<SensorScatter>& sensors, const std::vector<double>& others,
                                 double significance) {
    std::vector<double> pValues = others;
    for (const SensorScatter& sensor : sensors)
        for (const double p : {sensor.pStated, sensor.pNormal})
            if (std::isfinite(p)) pValues.push_back(p);
    const std::vector<double> corrected = holmCorrected(pValues);
    std::size_t k = others.size();
    for (SensorScatter& sensor : sensors) {
        if (std::isfinite(sensor.pStated)) sensor.differs = corrected[k++] < significance;
        if (std::isfinite(sensor.pNormal)) sensor.notNormal = corrected[k++] < significance;
    }
    return {corrected.begin(), corrected.begin() + static_cast<long>(others.size())};
}

Message wordsOnScatter(const SensorScatter& sensor, bool series) {
    if (!sensor.differs) return {};
    const Message found = quantity(sensor.sigma, sensor.unit), stated = quantity(sensor.stated, sensor.unit);
    const double factor = sensor.worse() ? sensor.factor() : sensor.stated / sensor.sigma;
    const Message what =
        series ? filled(translate("Method", "{} scatters between the repeated series by {} about their "
                                            "means, against a stated standard deviation of {}."),
                        sensor.output, found, stated)
               : filled(translate("Method", "{} scatters between repeated measurements by {}, against a "
                                            "stated standard deviation of {}."),
                        sensor.output, found, stated);
    if (!sensor.used)
        return what + " " +
               filled(translate("Method", "The estimate does not use it, but the choice of the sensors does "
                                          "rest on what is stated."));
    if (sensor.worse())
        return what + " " +
               filled(translate("Method", "That is {:.3g} times as much: the intervals are too narrow."),
                      factor);
    return what + " " +
           filled(translate("Method",
                            "What is stated is {:.3g} times as much: unless it covers errors that the "
                            "repeated values share, the intervals are too wide, and models pass the "
                            "tests too easily."),
                  factor);
}

} // namespace rigor

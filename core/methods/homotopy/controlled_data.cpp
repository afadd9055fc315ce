#include "core/methods/homotopy/controlled_data.h"

#include "core/engine/data/series/gaps.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kMostBridged = 1000; ///< points of the line across one gap

/// Straight lines across gaps: a cubic that noise enters steeply swings far out of the signal in there, and a
/// pull to where the model cannot be ends the path before it begins.
void bridgeGaps(std::vector<double>& times, std::vector<double>& values) {
    const std::vector<GapPlace> gaps = gapsBetween(times);
    for (auto gap = gaps.rbegin(); gap != gaps.rend(); ++gap) {
        const std::size_t a = gap->after, b = a + 1;
        const auto count = static_cast<std::size_t>(std::min(std::ceil(gap->steps), kMostBridged)) - 1;
        std::vector<double> t, y;
        for (std::size_t k = 1; k <= count; ++k) {
            const double part = static_cast<double>(k) / static_cast<double>(count + 1);
            t.push_back(std::lerp(times[a], times[b], part));
            y.push_back(std::lerp(values[a], values[b], part));
        }
        times.insert(times.begin() + static_cast<std::ptrdiff_t>(b), t.begin(), t.end());
        values.insert(values.begin() + static_cast<std::ptrdiff_t>(b), y.begin(), y.end());
    }
}

/// The measured trajectory of a sensor in a case; rows of one case and sensor are in the order of time.
Signal measuredSignal(const FitData& data, std::size_t fitCase, std::size_t sensor) {
    std::vector<std::pair<double, double>> trajectory;
    for (const std::size_t r : data.rowsOfSensor[sensor])
        if (data.rows[r].fitCase == fitCase)
            trajectory.emplace_back(data.cases[fitCase].times[data.rows[r].time], data.rows[r].value);
    std::sort(trajectory.begin(), trajectory.end());
    if (trajectory.size() < 2)
        fail(sentence("Method",
                      "{} has fewer than 2 values in experiment {}; the homotopy needs a course over time"),
             data.sensors[sensor].output, data.cases[fitCase].label);
    std::vector<double> times, values;
    for (const auto& [t, y] : trajectory) {
        times.push_back(t);
        values.push_back(y);
    }
    bridgeGaps(times, values);
    const auto clock = data.cases[fitCase].clocks.find(sensor);
    return Signal(std::move(times), std::move(values), Interpolation::Cubic)
        .withClock(clock == data.cases[fitCase].clocks.end() ? nullptr : clock->second);
}

} // namespace

ControlledData controlledData(const FitData& data, const CorrectionPlan& plan, IntegralForm form) {
    ControlledData result{controlled(*data.model, plan.measured, plan.corrections, form), data};
    result.data.model = result.model.model;
    result.data.path = {result.model.lambda};
    for (std::size_t c = 0; c < data.cases.size(); ++c) {
        FitCase& fitCase = result.data.cases[c];
        const Eigen::Index own = fitCase.parameters.size();
        fitCase.parameters.conservativeResize(own + 1 + static_cast<Eigen::Index>(plan.corrections.size()));
        fitCase.parameters.tail(fitCase.parameters.size() - own).setZero();
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            fitCase.inputs.push_back(measuredSignal(data, c, s));
    }
    setGains(result, plan.gains);
    return result;
}

void setLambda(ControlledData& controlled, double lambda) {
    for (FitCase& fitCase : controlled.data.cases)
        fitCase.parameters[static_cast<Eigen::Index>(controlled.model.lambda)] = lambda;
}

void setGains(ControlledData& controlled, const std::vector<double>& gains) {
    for (FitCase& fitCase : controlled.data.cases)
        for (std::size_t k = 0; k < gains.size(); ++k)
            fitCase.parameters[static_cast<Eigen::Index>(controlled.model.gains[k])] = gains[k];
}

} // namespace rigor

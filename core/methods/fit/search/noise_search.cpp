#include "core/methods/fit/search/noise_search.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/fit/predict/predictor.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"
#include "core/methods/fit/uncertainty/prior_information.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMostTurns = 50;
constexpr double kNoiseSettled = 1e-8; ///< relative change of all
/// Of the size of an output: errors below are rounding, and no standard deviation can be 0.
constexpr double kNoiseRounding = 1e-9;

void setDeviation(Problem& problem, const std::string& output, double deviation) {
    const auto set = [&](Dataset& data) {
        for (Experiment& experiment : data.experiments)
            for (Measurement& measurement : experiment.measurements)
                if (measurement.output == output) measurement.standardDeviation = deviation;
    };
    set(problem.data);
    for (Candidate& candidate : problem.candidates) set(candidate.data);
}

/// What the fit leaves of an output.
struct NoiseLeft {
    double squares = 0, values = 0, size = 0;
};

std::vector<NoiseLeft> leftBy(const FitData& data, const Prediction& prediction,
                              const std::vector<SensorNoise>& noise) {
    std::vector<NoiseLeft> all(noise.size());
    for (std::size_t k = 0; k < noise.size(); ++k)
        for (std::size_t i = 0; i < data.rows.size(); ++i) {
            const FitRow& row = data.rows[i];
            const FitSensor& sensor = data.sensors[row.sensor];
            if (sensor.output != noise[k].output) continue;
            const double off = row.value - prediction.values[static_cast<Eigen::Index>(i)];
            all[k].squares += row.count * off * off + row.scatter;
            all[k].values += row.count;
            all[k].size = sensor.size;
        }
    return all;
}

double likeliest(const NoiseLeft& left) { return std::sqrt(left.squares / left.values); }

double withinBounds(const SensorNoise& noise, double deviation) {
    return std::clamp(deviation, noise.deviation.min, noise.deviation.max);
}

/// Per output: its values less the part of the unknowns that falls to it.
Eigen::VectorXd freedomAt(Predictor& predictor, const Eigen::VectorXd& best) {
    const FitData& data = predictor.data();
    const Prediction at = predictor.withSlopes(best);
    if (!at.answered) return Eigen::VectorXd::Constant(static_cast<Eigen::Index>(data.sensors.size()), kNaN);
    FitFace whole;
    for (Eigen::Index i = 0; i < best.size(); ++i) whole.moving.push_back(i);
    return freedomOfOutputs(data,
                            weightedJacobian(data, at.slopes, std::vector<bool>(data.sensors.size(), true)),
                            Eigen::VectorXd::Ones(at.values.size()), whole);
}

Estimate estimateOf(const SensorNoise& noise, const NoiseLeft& left, double freedom,
                    const std::string& unit) {
    Estimate made{.name = noise.estimate(), .unit = unit};
    made.value = withinBounds(noise, likeliest(left));
    made.atBound = made.value != likeliest(left);
    if (!(freedom >= 1)) {
        made.interval = translate("Method", "no interval");
        return made;
    }
    made.standardError = made.value / std::sqrt(2 * freedom);
    const auto quantile = [&](double p) { return 2 * special::gammaQuantile(freedom / 2, p); };
    made.lower = std::clamp(std::min(std::sqrt(left.squares / quantile(0.975)), made.value),
                            noise.deviation.min, noise.deviation.max);
    made.upper =
        std::clamp(std::sqrt(left.squares / quantile(0.025)), noise.deviation.min, noise.deviation.max);
    made.interval = filled(sentence("Method", "95 %, chi-squared, {:.4g} degrees of freedom"), freedom);
    return made;
}

} // namespace

double noiseStart(const SearchValue& deviation) {
    if (deviation.start > 0) return deviation.start;
    if (std::isfinite(deviation.max) && deviation.max > 0) return (deviation.min + deviation.max) / 2;
    return deviation.min > 0 ? deviation.min : 1;
}

Problem withNoiseAtStart(const Problem& problem) {
    Problem own = problem;
    for (const SensorNoise& noise : problem.noise)
        setDeviation(own, noise.output, noiseStart(noise.deviation));
    return own;
}

FoundNoise findNoise(const Problem& problem, const std::function<NoiseFit(const Problem&)>& fit,
                     const Progress& progress) {
    FoundNoise found{withNoiseAtStart(problem), {}, {}};
    bool settled = false;
    for (int turn = 0; turn < kMostTurns && !settled && !progress.stopRequested(); ++turn) {
        const auto [data, best] = fit(found.problem);
        if (best.size() == 0) return found; // the run itself says why
        Predictor predictor(data, problem.simulation, problem.threads, progress.stop);
        const Prediction prediction = predictor.values(best);
        if (!prediction.answered) return found;
        const std::vector<NoiseLeft> left = leftBy(data, prediction, problem.noise);
        settled = true;
        for (std::size_t k = 0; k < left.size(); ++k) {
            if (!(left[k].values > 0)) continue;
            const SensorNoise& noise = problem.noise[k];
            const auto sensor = std::ranges::find(data.sensors, noise.output, &FitSensor::output);
            const double deviation =
                std::max(withinBounds(noise, likeliest(left[k])), kNoiseRounding * left[k].size);
            settled = settled && std::abs(deviation - sensor->sigma) <= kNoiseSettled * deviation;
            setDeviation(found.problem, noise.output, deviation);
        }
        if (settled || turn + 1 == kMostTurns || progress.stopRequested()) {
            const Eigen::VectorXd freedom = freedomAt(predictor, best);
            for (std::size_t k = 0; k < left.size(); ++k) {
                const auto sensor =
                    std::ranges::find(data.sensors, problem.noise[k].output, &FitSensor::output);
                if (left[k].values > 0)
                    found.estimates.push_back(estimateOf(problem.noise[k], left[k],
                                                         freedom[std::distance(data.sensors.begin(), sensor)],
                                                         sensor->unit));
            }
        }
        for (std::size_t i = 0; i < found.problem.unknowns.size(); ++i)
            found.problem.unknowns[i].value.start = best[static_cast<Eigen::Index>(i)];
    }
    found.problem.unknowns = problem.unknowns;
    if (!settled && !progress.stopRequested())
        found.warnings.push_back(translate(
            "Method", "The noise of the sensors did not settle: with each change of their weights the fit "
                      "moves on. Give one of them as a number."));
    return found;
}

} // namespace rigor

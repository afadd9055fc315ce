#pragma once
// What a run predicts for its measured values, one way for all methods.

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace rigor {

/// One measured output of a run; all vectors have one entry per measured value.
struct PredictedOutput {
    std::string output, unit;             ///< of the model; unit "" = none or not kept
    std::vector<std::string> experiments; ///< label of the experiment
    std::vector<double> times;            ///< s; NaN = measured once per experiment
    std::vector<double> measured, predicted;
    /// Of measured - predicted as the run itself states it: predicted spread, standard deviation of the
    /// sensor or of the innovation. NaN = it states none.
    std::vector<double> deviations;
    /// Central 95 % range of the predicted law where the run states one; empty = normal with the deviation.
    std::vector<double> lower95, upper95;
    /// The prediction has seen the measurements up to its time (filter: one step ahead; verified: middle of
    /// the enclosure), so that its residuals are no measure of a simulation.
    bool follows = false;

    /// Some value belongs to a time.
    bool hasTimes() const {
        return std::any_of(times.begin(), times.end(), [](double t) { return std::isfinite(t); });
    }
};

/// Collects values by output, outputs in the order of their first value; what is not finite is left out.
class PredictionCollector {
  public:
    /// follows: of all outputs.
    explicit PredictionCollector(bool follows) : follows_(follows) {}
    PredictedOutput& of(const std::string& output, const std::string& unit) {
        const auto known = std::find_if(outputs_.begin(), outputs_.end(),
                                        [&](const PredictedOutput& o) { return o.output == output; });
        if (known != outputs_.end()) return *known;
        outputs_.push_back({.output = output, .unit = unit, .follows = follows_});
        return outputs_.back();
    }
    /// deviation: NaN or not above 0 = none.
    static void add(PredictedOutput& to, const std::string& experiment, double time, double measured,
                    double predicted, double deviation) {
        if (!std::isfinite(measured) || !std::isfinite(predicted)) return;
        to.experiments.push_back(experiment);
        to.times.push_back(time);
        to.measured.push_back(measured);
        to.predicted.push_back(predicted);
        to.deviations.push_back(deviation > 0 ? deviation : std::nan(""));
    }
    /// Those with values.
    std::vector<PredictedOutput> take() {
        std::erase_if(outputs_, [](const PredictedOutput& o) { return o.measured.empty(); });
        return std::move(outputs_);
    }

  private:
    bool follows_;
    std::vector<PredictedOutput> outputs_;
};

} // namespace rigor

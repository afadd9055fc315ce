#include "core/methods/fit/predict/fit_data.h"

#include "core/engine/data/series/end_time.h"
#include "core/engine/data/unmeasured.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

namespace rigor {

namespace {

std::size_t parameterIndex(const Model& model, const std::string& name) {
    const auto found = findVariable(model, name);
    if (!found || found->kind != VariableKind::Parameter)
        fail(sentence("Method", "{} is not a parameter of the model {}"), name, model.name());
    return found->index;
}

/// A spread below this part of the size of the values is no measure of what an output does.
constexpr double kHardlyVaries = 1e-3;

/// Standard deviation of the values about their mean; of values that stand still their rms; 1 if all are 0.
double spreadOf(const std::vector<FitRow>& rows, const std::vector<std::size_t>& members) {
    double count = 0, mean = 0, squares = 0;
    for (const std::size_t r : members) {
        count += rows[r].count;
        mean += rows[r].count * rows[r].value;
        squares += rows[r].count * rows[r].value * rows[r].value + rows[r].scatter;
    }
    if (!(squares > 0)) return 1;
    mean /= count;
    double about = 0;
    for (const std::size_t r : members)
        about += rows[r].count * std::pow(rows[r].value - mean, 2) + rows[r].scatter;
    return std::sqrt((about > kHardlyVaries * kHardlyVaries * squares ? about : squares) / count);
}

/// rms.
double sizeOf(const std::vector<FitRow>& rows, const std::vector<std::size_t>& members) {
    double count = 0, squares = 0;
    for (const std::size_t r : members) {
        count += rows[r].count;
        squares += rows[r].count * rows[r].value * rows[r].value + rows[r].scatter;
    }
    return count > 0 ? std::sqrt(squares / count) : 0;
}

std::vector<double> valuesOf(const std::vector<FitRow>& rows, const std::vector<std::size_t>& members) {
    std::vector<double> values;
    for (const std::size_t r : members) {
        if (rows[r].repeats.empty()) values.push_back(rows[r].value);
        for (const FitValue& one : rows[r].repeats) values.push_back(one.value);
    }
    return values;
}

/// Weights and values over their deviations are squared, summed and multiplied: within these nothing
/// overflows.
constexpr double kLeastDeviation = 1e-100, kMostDeviation = 1e100, kMostDeviations = 1e150;

std::string placeOf(const Experiment& experiment) {
    return experiment.line > 0 ? filled(translate("Method", "line {}"), experiment.line)
                               : filled(translate("Method", "experiment {}"), experiment.label);
}

/// What tells runs apart whose inputs are constant: two experiments of equal keys are one run. Empty where
/// an input moves, and for what equals nothing.
std::vector<double> caseKey(const FitCase& made) {
    if (made.clocked()) return {};
    std::vector<double> key(made.parameters.begin(), made.parameters.end());
    for (const Signal& input : made.inputs) {
        if (input.interpolation() != Interpolation::Constant) return {};
        key.push_back(input.at(0));
    }
    key.insert(key.end(), made.times.begin(), made.times.end());
    if (std::any_of(key.begin(), key.end(), [](double x) { return std::isnan(x); })) return {};
    return key;
}

class FitDataBuilder {
  public:
    FitDataBuilder(const Problem& problem, bool means)
        : problem_(problem), model_(*problem.model), means_(means) {
        result_.model = problem.model;
        result_.evaluator = problem.evaluator;
        result_.priors = priorsOf(problem.unknowns);
        base_.resize(static_cast<Eigen::Index>(model_.parameters().size()));
        for (Eigen::Index i = 0; i < base_.size(); ++i)
            base_[i] = model_.parameters()[static_cast<std::size_t>(i)].start;
        for (const auto& [name, value] : problem.fixed)
            base_[static_cast<Eigen::Index>(parameterIndex(model_, name))] = value;
        for (const Unknown& unknown : problem.unknowns) {
            if (!unknown.family.empty())
                fail(sentence("Method",
                              "the unknown {} has a distribution ({}); a point fit searches a number"),
                     unknown.name, unknown.family);
            result_.unknowns.push_back(parameterIndex(model_, unknown.name));
        }
        for (std::size_t k = 0; k < model_.outputs().size(); ++k)
            outputs_.emplace(model_.outputs()[k].name, k);
    }

    FitData build(const std::vector<std::size_t>& chosen) {
        for (const std::size_t e : chosen) add(e);
        if (result_.rows.empty())
            throw Error(filled(sentence("Method", "no output of the model {} is measured"), model_.name()) +
                        whyNothingIsMeasured(problem_.data, model_));
        result_.rowsOfSensor.resize(result_.sensors.size());
        for (std::size_t r = 0; r < result_.rows.size(); ++r)
            result_.rowsOfSensor[result_.rows[r].sensor].push_back(r);
        for (std::size_t s = 0; s < result_.sensors.size(); ++s) {
            result_.sensors[s].size = sizeOf(result_.rows, result_.rowsOfSensor[s]);
            result_.sensors[s].resolution = resolutionOf(valuesOf(result_.rows, result_.rowsOfSensor[s]));
        }
        checkSigmas();
        // Their rows move in time with the unknowns: no request can say when they are asked for.
        if (std::ranges::any_of(result_.cases, [](const FitCase& one) { return !one.clocks.empty(); }))
            result_.evaluator.reset();
        return std::move(result_);
    }

  private:
    void add(std::size_t index) {
        const Experiment& experiment = problem_.data.experiments[index];
        FitCase made = caseOf(experiment);
        made.experiment = index;
        for (const Measurement& m : experiment.measurements)
            made.times.insert(made.times.end(), m.times.begin(), m.times.end());
        const bool trajectories = !made.times.empty();
        const bool single = std::any_of(experiment.measurements.begin(), experiment.measurements.end(),
                                        [](const Measurement& m) { return m.times.empty(); });
        // A single value belongs to the end of the run.
        const double end = single ? endOfRun(problem_.simulation, experiment) : 0;
        if (single) made.times.push_back(end);
        std::sort(made.times.begin(), made.times.end());
        made.times.erase(std::unique(made.times.begin(), made.times.end()), made.times.end());
        if (made.times.empty()) return;
        const std::size_t at = indexOf(std::move(made), trajectories);
        const FitCase& kept = result_.cases[at];
        std::size_t left = 0, early = 0;
        for (const Measurement& m : experiment.measurements) {
            const std::size_t sensor = sensorOf(m, experiment);
            if (m.clock) result_.cases[at].clocks[sensor] = m.clock;
            for (std::size_t k = 0; k < m.values.size(); ++k) {
                if (!std::isfinite(m.values[k])) continue;
                const double t = m.times.empty() ? end : m.times[k];
                const auto onRig = rangeOf(m.clock.get(), kept, t);
                if (inGap(experiment, kept, onRig)) {
                    ++left;
                    continue;
                }
                if (m.clock && onRig.first < problem_.simulation.startTime) {
                    ++early;
                    continue;
                }
                const double sigma = m.standardDeviation > 0 ? m.standardDeviation : 1;
                if (std::abs(m.values[k]) > kMostDeviations * sigma)
                    fail(sentence("Method",
                                  "{}: the value {:g} of {} is too large to be fitted: {:g} standard "
                                  "deviations of {:g}, whose square overflows"),
                         placeOf(experiment), m.values[k], m.output, std::abs(m.values[k]) / sigma, sigma);
                const auto found = std::lower_bound(kept.times.begin(), kept.times.end(), t);
                const std::size_t row = addValue(at, static_cast<std::size_t>(found - kept.times.begin()),
                                                 sensor, {experiment.label, m.values[k]});
                result_.rows[row].atEnd = m.times.empty();
                if (m.times.empty()) result_.singles.push_back({row, m.values[k], experiment.label});
            }
        }
        if (left > 0)
            result_.notes.push_back(filled(
                sentence("Method", "Experiment {}: {} values are left out, since they were measured while an "
                                   "input is not known."),
                experiment.label, left));
        if (early > 0)
            result_.notes.push_back(
                filled(sentence("Method", "Experiment {}: {} values are left out, since within the bounds of "
                                          "the unknown clocks they may lie before the run begins."),
                       experiment.label, early));
    }

    /// The times of the rig between which a time of a file lies, by the bounds of the unknowns in its clock.
    std::pair<double, double> rangeOf(const ClockModel* clock, const FitCase& made, double time) const {
        std::pair range{time, time};
        if (!clock || !std::isfinite(time)) return range;
        for (const ClockModel::Term& term : clock->terms) {
            const double factor = term.drift ? term.sign * time : term.sign;
            const auto found = std::ranges::find(result_.unknowns, term.parameter);
            double low = made.parameters[static_cast<Eigen::Index>(term.parameter)], high = low;
            if (found != result_.unknowns.end()) {
                const auto& value =
                    problem_.unknowns[static_cast<std::size_t>(found - result_.unknowns.begin())].value;
                const Variable& parameter = model_.parameters()[term.parameter];
                low = std::max(value.min, parameter.min);
                high = std::min(value.max, parameter.max);
            }
            range.first += std::min(factor * low, factor * high);
            range.second += std::max(factor * low, factor * high);
        }
        return range;
    }

    /// Of the case, or of the equal one that is there.
    std::size_t indexOf(FitCase&& made, bool trajectories) {
        auto key = caseKey(made);
        if (!key.empty()) {
            const auto known = cases_.emplace(std::move(key), result_.cases.size());
            if (!known.second && !trajectories) return known.first->second;
        }
        result_.cases.push_back(std::move(made));
        trajectories_.push_back(trajectories);
        return result_.cases.size() - 1;
    }

    /// Whether an input may not be known at any of these times of the rig.
    bool inGap(const Experiment& experiment, const FitCase& made, std::pair<double, double> time) const {
        for (const auto& [input, gaps] : experiment.inputGaps) {
            const auto signal = experiment.inputs.find(input);
            const ClockModel* clock = signal == experiment.inputs.end() ? nullptr : signal->second.clock();
            if (std::ranges::any_of(gaps, [&](const Gap& gap) {
                    return time.second > rangeOf(clock, made, gap.from).first &&
                           time.first < rangeOf(clock, made, gap.to).second;
                }))
                return true;
        }
        return false;
    }

    FitCase caseOf(const Experiment& experiment) const {
        FitCase made;
        made.label = experiment.label;
        made.parameters = base_;
        for (const auto& [name, value] : experiment.conditions) {
            const std::size_t index = parameterIndex(model_, name);
            if (std::count(result_.unknowns.begin(), result_.unknowns.end(), index))
                fail(sentence("Method", "{} is an unknown, but experiment {} sets it to {:g}"), name,
                     experiment.label, value);
            made.parameters[static_cast<Eigen::Index>(index)] = value;
        }
        for (const Variable& input : model_.inputs()) {
            const auto found = experiment.inputs.find(input.name);
            if (found == experiment.inputs.end())
                fail(sentence("Method", "experiment {} gives no course for the input {} of the model {}"),
                     experiment.label, input.name, model_.name());
            made.inputs.push_back(found->second);
        }
        return made;
    }

    /// An output that is also a state counts as the output. One that events set has its last value at the end
    /// of the run, whenever the model ends it: measured once, it counts as what the events set.
    std::optional<VariableReference> findMeasured(const std::string& name, bool once) const {
        for (std::size_t k = 0; once && k < model_.discretes().size(); ++k)
            if (model_.discretes()[k].name == name) return VariableReference{VariableKind::Discrete, k};
        if (const auto output = outputs_.find(name); output != outputs_.end())
            return VariableReference{VariableKind::Output, output->second};
        return findVariable(model_, name);
    }

    std::size_t sensorOf(const Measurement& m, const Experiment& experiment) {
        const double sigma = m.standardDeviation;
        if (const auto known = sensors_.find(m.output); known != sensors_.end()) return known->second;
        if (sigma > 0 && (sigma < kLeastDeviation || sigma > kMostDeviation))
            fail(sentence("Method", "the standard deviation {} of {} cannot be right: one between {} and {} "
                                    "is expected"),
                 sigma, m.output, kLeastDeviation, kMostDeviation);
        const auto found = findMeasured(m.output, m.times.empty());
        if (!found) fail(sentence("Method", "the model {} has no output {}"), model_.name(), m.output);
        if (found->kind != VariableKind::Output && found->kind != VariableKind::Discrete)
            fail(sentence("Method", "{} is measured in experiment {}, but it is no output of the model {}; "
                                    "declare an output with its value"),
                 m.output, experiment.label, model_.name());
        if (found->kind == VariableKind::Discrete && !m.times.empty())
            fail(sentence("Method", "{} has one value per run, but experiment {} measures it over time"),
                 m.output, experiment.label);
        sensors_.emplace(m.output, result_.sensors.size());
        result_.sensors.push_back({m.output, *found, variable(model_, *found).unit, sigma});
        return result_.sensors.size() - 1;
    }

    /// Returns the row it went into.
    std::size_t addValue(std::size_t fitCase, std::size_t time, std::size_t sensor,
                         const FitValue& measured) {
        const double value = measured.value;
        if (means_ && !trajectories_[fitCase]) {
            const auto known = meanRows_.emplace(std::tuple(fitCase, time, sensor), result_.rows.size());
            if (!known.second) {
                FitRow& row = result_.rows[known.first->second];
                if (row.repeats.empty()) row.repeats.push_back({result_.cases[fitCase].label, row.value});
                row.repeats.push_back(measured);
                const double off = value - row.value;
                row.count += 1;
                row.value += off / row.count;
                row.scatter += off * (value - row.value);
                return known.first->second;
            }
        }
        result_.rows.push_back({fitCase, time, sensor, value, 1, 0, {}});
        return result_.rows.size() - 1;
    }

    void checkSigmas() {
        std::string with, without;
        for (const FitSensor& sensor : result_.sensors) (sensor.sigma > 0 ? with : without) = sensor.output;
        if (!with.empty() && !without.empty())
            fail(sentence("Method", "the sensor {} states no standard deviation, but {} does; weighted least "
                                    "squares need all or none (data.standard_deviations)"),
                 without, with);
        for (FitSensor& s : result_.sensors)
            s.found = without.empty() && std::ranges::any_of(problem_.noise, [&](const SensorNoise& noise) {
                          return noise.output == s.output && !noise.given();
                      });
        result_.sigmaFound = without.empty() && std::ranges::all_of(result_.sensors, &FitSensor::found);
        result_.sigmaStated = without.empty() && !result_.sigmaFound;
        if (without.empty()) return;
        const std::size_t count = result_.sensors.size();
        for (std::size_t s = 0; s < count; ++s)
            result_.sensors[s].sigma = count > 1 ? spreadOf(result_.rows, result_.rowsOfSensor[s]) : 1;
        result_.priorNoise =
            kGuessedNoise * (count > 1 ? 1 : spreadOf(result_.rows, result_.rowsOfSensor.front()));
    }

    const Problem& problem_;
    const Model& model_;
    bool means_;
    Eigen::VectorXd base_;
    FitData result_;
    std::vector<bool> trajectories_; ///< per case: whether it is measured over time
    // Where things are, so that the time grows with their number and not its square.
    std::map<std::string, std::size_t, std::less<>> outputs_, sensors_; ///< by name
    std::map<std::vector<double>, std::size_t> cases_;                  ///< by caseKey
    std::map<std::tuple<std::size_t, std::size_t, std::size_t>, std::size_t>
        meanRows_; ///< case, time, sensor
};

} // namespace

double FitData::values(const std::vector<bool>& used) const {
    double sum = 0;
    for (const FitRow& row : rows)
        if (used[row.sensor]) sum += row.count;
    return sum;
}

bool FitData::weighedBySpread() const { return !sigmaStated && !sigmaFound && sensors.size() > 1; }

double FitData::weight(const FitRow& row) const { return std::sqrt(row.count) / sensors[row.sensor].sigma; }

double predictedBy(const Trajectory& run, std::size_t recorded, bool atEnd, const FitSensor& sensor) {
    const std::size_t index = sensor.reference.index;
    if (sensor.reference.kind == VariableKind::Discrete) return run.discretes[index];
    const auto row = static_cast<Eigen::Index>(recorded);
    if (row < run.outputs.rows()) return run.outputs(row, static_cast<Eigen::Index>(index));
    return atEnd ? run.endOutputs[index] : std::numeric_limits<double>::quiet_NaN();
}

double resolutionOf(const std::vector<double>& values) {
    /// Of the largest value: a smaller step is none above rounding.
    constexpr double kSmallest = 1e-8;
    constexpr double kMultiple = 1e-3; ///< of the step: how far off a multiple may be
    double step = 0, largest = 0, farthest = 0;
    for (const double value : values) largest = std::max(largest, std::abs(value));
    // Euclid's algorithm over the distances from the first value.
    for (const double value : values) {
        double rest = std::abs(value - values.front());
        if (!(rest > kSmallest * largest)) continue;
        const double distance = rest;
        if (step == 0) step = rest;
        while (true) {
            const double off = std::abs(std::remainder(rest, step));
            if (off <= kMultiple * step) break;
            if (off < kSmallest * largest) return 0;
            rest = step;
            step = off;
        }
        if (distance <= farthest) continue;
        farthest = distance; // the farthest has the step to most digits
        step = distance / std::round(distance / step);
    }
    return step;
}

FitData fitDataOf(const Problem& problem, const std::vector<std::size_t>& chosen, bool means) {
    std::vector<std::size_t> all = chosen;
    if (chosen.empty()) {
        all.resize(problem.data.experiments.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
    }
    return FitDataBuilder(problem, means).build(all);
}

} // namespace rigor

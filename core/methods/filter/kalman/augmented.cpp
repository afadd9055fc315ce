#include "core/methods/filter/kalman/augmented.h"

#include "core/engine/data/unmeasured.h"
#include "core/engine/simulate/equilibrium.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/filter/option_error.h"
#include "core/methods/fit/search/noise_search.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

class Setup {
  public:
    Setup(const Problem& problem, const FilterOptions& options)
        : problem_(problem), options_(options), model_(*problem.model), slots_(model_) {
        result_.model = problem.model;
        result_.simulation = problem.simulation;
    }

    FilterSetup make(const Experiment& experiment) {
        result_.label = experiment.label;
        takeParameters(experiment);
        findBlind(experiment);
        readOptions();
        sortStates();
        fillAugmented();
        findRates();
        takeMeasurements(experiment);
        findSearched();
        return std::move(result_);
    }

  private:
    /// Values that an option gives to a variable, by its name or that of its array.
    struct Given {
        std::optional<NamedNumbers> start, noise, uncertainty;
    };

    std::size_t parameterIndex(const std::string& name) const {
        const auto found = findVariable(model_, name);
        if (!found || found->kind != VariableKind::Parameter)
            fail(sentence("Method", "{} is not a parameter of the model {}"), name, model_.name());
        return found->index;
    }

    void takeParameters(const Experiment& experiment) {
        const auto& parameters = model_.parameters();
        result_.parameterValues.resize(static_cast<Eigen::Index>(parameters.size()));
        for (std::size_t k = 0; k < parameters.size(); ++k)
            result_.parameterValues[static_cast<Eigen::Index>(k)] = parameters[k].start;
        for (const auto& values : {problem_.fixed, experiment.conditions})
            for (const auto& [name, value] : values)
                result_.parameterValues[static_cast<Eigen::Index>(parameterIndex(name))] = value;
        for (const Unknown& unknown : problem_.unknowns) {
            if (!unknown.family.empty())
                fail(sentence("Method",
                              "The unknown {} has a distribution ({}); the filter estimates a number."),
                     unknown.name, unknown.family);
            const std::size_t index = parameterIndex(unknown.name);
            result_.parameters.push_back(index);
            if (std::isfinite(unknown.value.start))
                result_.parameterValues[static_cast<Eigen::Index>(index)] = unknown.value.start;
        }
        for (const Variable& input : model_.inputs()) {
            const auto found = experiment.inputs.find(input.name);
            if (found == experiment.inputs.end())
                fail(sentence("Method", "The data give no course for the input {} of the model {}."),
                     input.name, model_.name());
            result_.inputs.push_back(found->second);
        }
        givenStates_.resize(model_.states().size());
        givenUnknowns_.resize(problem_.unknowns.size());
    }

    void findBlind(const Experiment& experiment) {
        if (experiment.inputGaps.empty()) return;
        const double begin = result_.simulation.startTime, end = endOf(experiment);
        for (const Gap& gap : gapsOfInputs(experiment)) {
            if (gap.to <= begin || gap.from >= end) continue;
            std::vector<std::string> names;
            for (const auto& [input, gaps] : experiment.inputGaps)
                if (std::any_of(gaps.begin(), gaps.end(),
                                [&](const Gap& own) { return own.from < gap.to && own.to > gap.from; }))
                    names.push_back(input);
            result_.blind.push_back({gap.from, gap.to, fmt::format("{}", fmt::join(names, ", "))});
        }
        for (std::size_t k = 0; k < result_.inputs.size(); ++k) {
            const auto gaps = experiment.inputGaps.find(model_.inputs()[k].name);
            if (gaps == experiment.inputGaps.end() || result_.blind.empty()) continue;
            for (const double share : {1.0, -1.0}) {
                result_.otherInputs.push_back(result_.inputs);
                result_.otherInputs.back()[k] =
                    movedInGaps(result_.inputs[k], gaps->second, share, begin, end);
            }
        }
    }

    bool isBlind(double time) const {
        return std::any_of(result_.blind.begin(), result_.blind.end(),
                           [&](const BlindStretch& b) { return time > b.from && time < b.to; });
    }

    void readOption(const std::string& text, const std::string& option,
                    std::optional<NamedNumbers> Given::*member) {
        for (const NamedNumbers& entry : readNamedNumbers(text, option)) {
            bool found = false;
            std::vector<std::string> names;
            const auto offer = [&](const std::string& name, Given& given) {
                names.push_back(name);
                if (name != entry.name && name.substr(0, name.find('[')) != entry.name) return;
                given.*member = entry;
                found = true;
            };
            for (std::size_t k = 0; k < givenStates_.size(); ++k)
                offer(model_.states()[k].name, givenStates_[k]);
            for (std::size_t k = 0; k < givenUnknowns_.size(); ++k)
                offer(problem_.unknowns[k].name, givenUnknowns_[k]);
            if (found) continue;
            const auto near = nearestName(entry.name, names);
            failOption(
                option,
                sentence("Method", "{} is neither a state of the model {} nor an unknown of the study{}"),
                entry.name, model_.name(),
                near ? filled(sentence("Method", "; did you mean {}?"), *near) : Message{});
        }
    }

    void readOptions() {
        readOption(options_.start, "start", &Given::start);
        readOption(options_.uncertainty, "uncertainty", &Given::uncertainty);
        readOption(options_.noise, "noise", &Given::noise);
        for (const auto* list : {&givenStates_, &givenUnknowns_})
            for (const Given& given : *list) {
                if (given.noise && given.noise->value < 0)
                    failOption("noise", sentence("Method", "the noise of {} is negative"), given.noise->name);
                if (given.uncertainty && given.uncertainty->value < 0)
                    failOption("uncertainty", sentence("Method", "the standard deviation of {} is negative"),
                               given.uncertainty->name);
            }
    }

    double deviationOfState(std::size_t k) const {
        const Given& given = givenStates_[k];
        if (given.uncertainty) return given.uncertainty->value;
        return given.start ? given.start->deviation : 0;
    }

    /// A state is known if it starts exactly, is not shaken, and follows from time, inputs, fixed parameters
    /// and other known states.
    void sortStates() {
        const std::size_t n = model_.states().size();
        std::vector<bool> known(n);
        for (std::size_t k = 0; k < n; ++k) {
            const Given& given = givenStates_[k];
            known[k] = deviationOfState(k) == 0 && !(given.noise && given.noise->value > 0);
        }
        const Tape& derivative = *model_.formulas().derivative;
        const auto reached = [&](std::size_t k) {
            for (std::size_t j = 0; j < n; ++j)
                if (!known[j] && derivative.depends(k, slots_.states + j)) return true;
            // What an input with gaps drives is not known exactly.
            for (std::size_t j = 0; j < result_.inputs.size() && !result_.blind.empty(); ++j)
                if (derivative.depends(k, slots_.inputs + j)) return true;
            return std::any_of(result_.parameters.begin(), result_.parameters.end(),
                               [&](std::size_t p) { return derivative.depends(k, slots_.parameters + p); });
        };
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t k = 0; k < n; ++k)
                if (known[k] && reached(k)) {
                    known[k] = false;
                    changed = true;
                }
        }
        for (std::size_t k = 0; k < n; ++k) (known[k] ? result_.known : result_.states).push_back(k);
        if (result_.states.empty())
            fail(sentence("Method",
                          "No state of the model {} is uncertain and none depends on an unknown: "
                          "there is nothing to filter. Give a standard deviation in options.start."),
                 model_.name());
    }

    /// Of states that start at rest where that depends on an unknown: who filters must not be sure of them.
    void checkRest() const {
        const Formulas& f = model_.formulas();
        for (std::size_t o = 0; f.rest && o < f.rest->outputs().size(); ++o)
            for (const std::size_t p : result_.parameters)
                for (const std::size_t k : f.resting)
                    if (f.rest->depends(o, slots_.parameters + p) && deviationOfState(k) == 0)
                        fail(sentence("Method",
                                      "Where {} starts at rest depends on the unknown {}: state how "
                                      "uncertain it is (options.uncertainty, \"{}: 0.1\")."),
                             model_.states()[k].name, model_.parameters()[p].name, model_.states()[k].name);
    }

    Eigen::VectorXd modelStart() const {
        std::vector<double> slots(slots_.count, 0.0);
        slots[slots_.time] = result_.simulation.startTime;
        for (std::size_t k = 0; k < result_.inputs.size(); ++k)
            slots[slots_.inputs + k] = result_.inputs[k].at(result_.simulation.startTime);
        std::copy(result_.parameterValues.begin(), result_.parameterValues.end(),
                  slots.begin() + static_cast<std::ptrdiff_t>(slots_.parameters));
        Eigen::VectorXd start = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(model_.states().size()));
        if (const TapePtr& tape = model_.formulas().initial) {
            Evaluator<double> evaluate(tape);
            std::vector<double> values(tape->outputs().size());
            evaluate(slots, values);
            std::copy_n(values.begin(), start.size(), start.begin());
        }
        if (!model_.formulas().rest) return start;
        checkRest();
        const auto states = slots.begin() + static_cast<std::ptrdiff_t>(slots_.states);
        std::copy(start.begin(), start.end(), states);
        Equilibrium rest = Equilibrium::ofRest(model_, slots_);
        if (!rest.solve(slots) || !rest.determined())
            fail(sentence("Method", "The model {} has no state of rest under the first values of its inputs "
                                    "that its formulas determine (data.start)."),
                 model_.name());
        std::copy_n(states, start.size(), start.begin());
        return start;
    }

    void fillAugmented() {
        const Eigen::VectorXd modelStarts = modelStart();
        const auto size = static_cast<Eigen::Index>(result_.states.size() + result_.parameters.size());
        result_.start.resize(size);
        result_.deviation.resize(size);
        result_.noise.setZero(size);
        result_.lower.setConstant(size, -std::numeric_limits<double>::infinity());
        result_.upper.setConstant(size, std::numeric_limits<double>::infinity());
        Eigen::Index at = 0;
        for (const std::size_t k : result_.states) {
            const Given& given = givenStates_[k];
            addName(model_.states()[k]);
            result_.start[at] = given.start ? given.start->value : modelStarts[static_cast<Eigen::Index>(k)];
            result_.deviation[at] = deviationOfState(k);
            if (given.noise) result_.noise[at] = given.noise->value;
            ++at;
        }
        for (std::size_t k = 0; k < result_.parameters.size(); ++k, ++at) addUnknown(k, at);
    }

    void addName(const Variable& v) {
        result_.names.push_back(v.name);
        result_.units.push_back(v.unit);
    }

    void addUnknown(std::size_t k, Eigen::Index at) {
        const Given& given = givenUnknowns_[k];
        const Unknown& unknown = problem_.unknowns[k];
        addName(model_.parameters()[result_.parameters[k]]);
        double& value = result_.parameterValues[static_cast<Eigen::Index>(result_.parameters[k])];
        if (given.start) value = given.start->value;
        result_.start[at] = value;
        // Where the study has no bounds, those of the model's text hold.
        const Variable& parameter = model_.parameters()[result_.parameters[k]];
        const double lower = std::max(unknown.value.min, parameter.min),
                     upper = std::min(unknown.value.max, parameter.max), width = upper - lower;
        result_.lower[at] = lower;
        result_.upper[at] = upper;
        if (given.uncertainty)
            result_.deviation[at] = given.uncertainty->value;
        else if (given.start && given.start->hasDeviation)
            result_.deviation[at] = given.start->deviation;
        else if (std::isfinite(width) && width > 0)
            result_.deviation[at] = width / std::sqrt(12.0);
        else
            fail(sentence("Method", "The unknown {} has neither a standard deviation (options.uncertainty = "
                                    "\"{}: ...\") nor finite bounds."),
                 unknown.name, unknown.name);
        if (given.noise) result_.noise[at] = given.noise->value;
    }

    void findRates() {
        const Tape& derivative = *model_.formulas().derivative;
        for (const std::size_t k : result_.states) {
            int rate = -1;
            for (std::size_t j = 0; j < result_.states.size(); ++j)
                if (derivative.outputs()[k] == slots_.states + result_.states[j] && result_.states[j] != k)
                    rate = static_cast<int>(j);
            result_.rateOf.push_back(rate);
        }
    }

    /// Of the sensors, in the order of the study, then of the process: one per entry of options.noise.
    void findSearched() {
        for (const SensorNoise& noise : problem_.noise)
            for (std::size_t i = 0; i < result_.sensors.size(); ++i)
                if (FilterSensor& sensor = result_.sensors[i]; sensor.output == noise.output) {
                    SearchValue deviation = noise.deviation;
                    deviation.start = sensor.sigma;
                    result_.searched.push_back(
                        {noise.estimate(), sensor.unit, static_cast<Eigen::Index>(i), {}, deviation});
                }
        for (const NamedNumbers& entry : readNamedNumbers(options_.noise, "noise")) {
            if (!entry.searched) continue;
            SearchedNoise noise{"process_noise." + entry.name, {}, -1, {}, *entry.searched};
            for (Eigen::Index k = 0; k < result_.size(); ++k)
                if (const std::string& name = result_.names[static_cast<std::size_t>(k)];
                    name == entry.name || name.substr(0, name.find('[')) == entry.name) {
                    noise.unit = result_.units[static_cast<std::size_t>(k)];
                    noise.places.push_back(k);
                }
            noise.unit = (noise.unit.empty() ? "1" : noise.unit) + "/s^(1/2)";
            result_.searched.push_back(std::move(noise));
        }
        if (!result_.searched.empty() && options_.gate > 0)
            failOption("gate",
                       sentence("Method",
                                "{} is searched, for which every value counts; set the gate to 0, or "
                                "give the noise as a number"),
                       result_.searched.front().estimate);
    }

    FilterSensor sensorOf(const Measurement& m) const {
        for (std::size_t k = 0; k < model_.outputs().size(); ++k)
            if (model_.outputs()[k].name == m.output) {
                if (!(m.standardDeviation > 0))
                    fail(sentence("Method", "The sensor {} states no standard deviation, which the filter "
                                            "needs (data.standard_deviations)."),
                         m.output);
                return {m.output, k, model_.outputs()[k].unit, m.standardDeviation};
            }
        fail(sentence(
                 "Method",
                 "{} is measured, but it is no output of the model {}; declare an output with its value."),
             m.output, model_.name());
    }

    /// The stop time where it is stated, else the last measured value.
    double endOf(const Experiment& experiment) const {
        if (result_.simulation.stopTime) return *result_.simulation.stopTime;
        double end = result_.simulation.startTime;
        for (const Measurement& m : experiment.measurements)
            for (const double t : m.times) end = std::max(end, t);
        return end;
    }

    static double lastTime(const Experiment& experiment) {
        double last = -std::numeric_limits<double>::infinity();
        for (const Measurement& m : experiment.measurements)
            for (const double t : m.times) last = std::max(last, t);
        return last;
    }

    void takeMeasurements(const Experiment& experiment) {
        const double from = result_.simulation.startTime, to = endOf(experiment);
        const double tolerance = 1e-6 * result_.simulation.step;
        const auto counts = [&](double t) { return t > from + tolerance && t <= to + tolerance; };
        std::vector<double>& times = result_.times;
        for (const Measurement& m : experiment.measurements) {
            if (m.times.empty())
                fail(sentence("Method", "{} has one value; the filter needs measurements over time."),
                     m.output);
            result_.sensors.push_back(sensorOf(m));
            std::copy_if(m.times.begin(), m.times.end(), std::back_inserter(times), counts);
        }
        std::sort(times.begin(), times.end());
        times.erase(
            std::unique(times.begin(), times.end(), [&](double a, double b) { return b - a <= tolerance; }),
            times.end());
        const double last = lastTime(experiment);
        if (experiment.measurements.empty())
            throw Error(filled(sentence("Method", "no output of the model {} is measured"), model_.name()) +
                        whyNothingIsMeasured(problem_.data, model_));
        if (times.empty() && !std::isfinite(last))
            fail(sentence("Method",
                          "The record {} has no value from {:g} s to {:g} s, between which the study is "
                          "simulated: there is nothing to filter. Set simulation.start_time and "
                          "simulation.stop_time to the times of the record."),
                 experiment.label, from, to);
        if (times.empty() && last <= from + tolerance)
            fail(sentence("Method",
                          "The record {} has no row behind its start at {:g} s (its last one is at "
                          "{:g} s). What is measured at the start is not used, since the states begin "
                          "there as stated: there is nothing to filter."),
                 experiment.label, from, last);
        if (times.empty())
            fail(sentence("Method", "No output of the model {} is measured between {:g} s and {:g} s."),
                 model_.name(), from, to);
        result_.values.setConstant(static_cast<Eigen::Index>(times.size()),
                                   static_cast<Eigen::Index>(result_.sensors.size()), kMissing);
        for (std::size_t s = 0; s < experiment.measurements.size(); ++s) {
            const Measurement& m = experiment.measurements[s];
            for (std::size_t k = 0; k < m.times.size(); ++k) {
                if (!counts(m.times[k]) || isBlind(m.times[k])) continue;
                const auto row = std::lower_bound(times.begin(), times.end(), m.times[k] - tolerance);
                result_.values(row - times.begin(), static_cast<Eigen::Index>(s)) = m.values[k];
            }
        }
        result_.simulation.stopTime = times.back();
    }

    const Problem& problem_;
    const FilterOptions& options_;
    const Model& model_;
    SlotLayout slots_;
    FilterSetup result_;
    std::vector<Given> givenStates_, givenUnknowns_;
};

} // namespace

namespace {

std::vector<const Experiment*> followed(const Problem& problem, const FilterOptions& options) {
    std::vector<const Experiment*> result;
    std::vector<std::string> labels;
    for (const Experiment& e : problem.data.experiments) {
        labels.push_back(e.label);
        if (options.experiment.empty() || e.label == options.experiment) result.push_back(&e);
    }
    if (!result.empty()) return result;
    const auto near = nearestName(options.experiment, labels);
    failOption("experiment", sentence("Method", "the data hold no experiment {}{}"), options.experiment,
               near ? filled(sentence("Method", "; did you mean {}?"), *near) : Message{});
}

} // namespace

std::vector<FilterSetup> filterSetups(const Problem& stated, const FilterOptions& options) {
    std::optional<Problem> noisy;
    if (!stated.noise.empty()) noisy = withNoiseAtStart(stated);
    const Problem& problem = noisy ? *noisy : stated;
    std::vector<FilterSetup> setups;
    for (const Experiment* e : followed(problem, options)) {
        setups.push_back(Setup(problem, options).make(*e));
        const auto &first = setups.front().sensors, &own = setups.back().sensors;
        if (!std::equal(first.begin(), first.end(), own.begin(), own.end(),
                        [](const FilterSensor& a, const FilterSensor& b) { return a.output == b.output; }))
            fail(sentence("Method",
                          "The experiment {} measures other outputs than {}; the filter goes through "
                          "experiments with the same sensors. Name one in options.experiment."),
                 e->label, setups.front().label);
    }
    return setups;
}

FilterSetup filterSetup(const Problem& problem, const FilterOptions& options) {
    if (const auto count = followed(problem, options).size(); count > 1)
        fail(sentence("Method", "One experiment is followed here, and the data hold {}; name it in "
                                "options.experiment."),
             count);
    return std::move(filterSetups(problem, options).front());
}

FilterSetup joined(const std::vector<FilterSetup>& setups) {
    FilterSetup all = setups.front();
    if (setups.size() == 1) return all;
    all.times.clear();
    Eigen::Index rows = 0;
    for (const FilterSetup& one : setups) rows += one.values.rows();
    all.values.resize(rows, setups.front().values.cols());
    double begin = all.simulation.startTime;
    for (const FilterSetup& one : setups) {
        const auto row = static_cast<Eigen::Index>(all.times.size());
        all.parts.push_back({one.label, row, begin});
        all.values.middleRows(row, one.values.rows()) = one.values;
        const double shift = begin - one.simulation.startTime;
        if (row > 0)
            for (const BlindStretch& b : one.blind)
                all.blind.push_back({b.from + shift, b.to + shift, b.inputs});
        for (const double t : one.times) all.times.push_back(t + shift);
        begin = all.times.back();
    }
    all.simulation.stopTime = all.times.back();
    return all;
}

std::vector<std::string> filterUnmet(const Model& model) {
    std::vector<std::string> reasons;
    const auto says = [&](const char* pattern) {
        reasons.push_back(filled(translate("Method", pattern), model.name()));
    };
    if (!model.capabilities().tape || model.states().empty())
        says(translatable("Method", "the filter follows states over time, and the model {} has none"));
    if (!model.unknowns().empty())
        says(translatable(
            "Method", "the filter needs explicit equations, and the model {} has implicit ones (0 = ...)"));
    if (!model.events().empty())
        says(translatable("Method", "the filter does not carry the events (when) of the model {}"));
    if (!model.floors().empty())
        says(translatable("Method", "the filter does not carry the limits (atLeast) of the model {}"));
    return reasons;
}

} // namespace rigor

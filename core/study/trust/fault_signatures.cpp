#include "core/study/trust/fault_signatures.h"

#include "core/engine/model/controlled.h"
#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace rigor {

namespace {

/// Of an input, a condition: relative; of a start: of the state's size; of the time: of the least distance.
constexpr double kBesideRun = 1e-4, kLater = 1e-2;
/// Change of a state over the record by a term in its derivative, of the state's size.
constexpr double kTermSize = 1e-3;
/// Points of the course of a state that a term follows.
constexpr int kPointsOfCourse = 400;
/// What the limits that a sensor is asked for cut off, in standard deviations of all its values.
constexpr double kBeyondLimits[] = {5, 15, 60};
/// States of a model that terms are looked for in: their number grows as the square.
constexpr std::size_t kMostStates = 8;
/// Weight of one parameter alone being another in an experiment, beside all of them.
constexpr double kOneParameter = 0.3;
/// Values of an experiment, from where on one experiment's own parameters are looked for.
constexpr std::size_t kFewestOfExperiment = 2;

Signal scaledSignal(const Signal& signal, double factor) {
    if (signal.interpolation() == Interpolation::Constant) return Signal(factor * signal.at(0));
    std::vector<double> times(signal.knots().begin(), signal.knots().end()), values;
    for (const double t : times) values.push_back(factor * signal.at(t));
    return {std::move(times), std::move(values), signal.interpolation()};
}

class SignatureMaker {
  public:
    SignatureMaker(const FitData& data, const SimulationOptions& simulation, const Prediction& prediction,
                   const ResidualView& view, const Eigen::VectorXd& estimate,
                   const std::vector<std::string>& experiments, int threads, const Progress& progress)
        : data_(data), simulation_(simulation), prediction_(prediction), view_(view), estimate_(estimate),
          experiments_(experiments), threads_(threads), progress_(progress),
          overTime_(std::ranges::any_of(data.cases, [](const FitCase& c) { return c.times.size() > 1; })) {
        for (const std::string& label : view.label)
            if (std::ranges::find(seen_, label) == seen_.end()) seen_.push_back(label);
    }

    FaultRuns make() {
        sensors();
        parameters();
        inputs();
        clocks();
        starts();
        if (data_.model->capabilities().dynamic)
            termsOfStates();
        else
            termsOfRows();
        return std::move(made_);
    }

  private:
    using Of = std::function<bool(std::size_t value)>;

    bool ofSensor(std::size_t value, std::size_t s) const { return view_.sensor[value] == s; }
    double sigmaOf(std::size_t value) const { return data_.sensors[view_.sensor[value]].sigma; }

    /// change: of the rows, in the unit of their outputs, per unit of the fault.
    void add(FaultClass fault, std::string place, std::string experiment, const Eigen::VectorXd& change,
             std::string unit, const Of& counts, bool oneSided = false) {
        Eigen::MatrixXd shift = Eigen::MatrixXd::Zero(view_.size(), 1);
        for (std::size_t k = 0; k < view_.row.size(); ++k)
            if (counts(k))
                shift(static_cast<Eigen::Index>(k), 0) =
                    change[static_cast<Eigen::Index>(view_.row[k])] / sigmaOf(k);
        made_.signatures.push_back(
            {fault, std::move(place), std::move(experiment), std::move(shift), std::move(unit), oneSided});
    }

    /// What the data of a variant predict, minus `than`; nothing if they cannot be run.
    std::optional<Eigen::VectorXd> change(const FitData& variant, const Eigen::VectorXd& than) {
        Predictor predictor(variant, simulation_, threads_, progress_.stop);
        const Prediction at = predictor.values(estimate_);
        made_.simulations += predictor.simulations();
        if (!at.answered) return {};
        return at.values - than;
    }
    FitData copied() const {
        FitData copy = data_;
        copy.priors.clear();
        return copy;
    }

    void sensors() {
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const FitSensor& sensor = data_.sensors[s];
            const Of its = [&](std::size_t k) { return ofSensor(k, s); };
            add(FaultClass::Bias, sensor.output, "", Eigen::VectorXd::Ones(prediction_.values.size()),
                sensor.unit, its);
            add(FaultClass::Unit, sensor.output, "", prediction_.values, "1", its);
            limits(s, its);
        }
    }

    /// Of a sensor that shows no more, and no less, than a value.
    void limits(std::size_t s, const Of& its) {
        std::vector<double> values;
        for (const std::size_t r : data_.rowsOfSensor[s])
            values.push_back(prediction_.values[static_cast<Eigen::Index>(r)]);
        if (values.size() < 8) return;
        std::ranges::sort(values);
        for (const bool upper : {true, false}) {
            // Limits that cut off so many deviations, by bisection between the ends of what is predicted.
            const auto cutAt = [&](double limit) {
                Eigen::VectorXd cut(prediction_.values.size());
                for (Eigen::Index r = 0; r < cut.size(); ++r) {
                    const double beyond = prediction_.values[r] - limit;
                    cut[r] = upper ? -std::max(0.0, beyond) : -std::min(0.0, beyond);
                }
                return cut;
            };
            const auto deviations = [&](const Eigen::VectorXd& cut) {
                double squares = 0;
                for (const std::size_t r : data_.rowsOfSensor[s])
                    squares += std::pow(cut[static_cast<Eigen::Index>(r)] * data_.weight(data_.rows[r]), 2);
                return std::sqrt(squares);
            };
            for (const double wanted : kBeyondLimits) {
                double none = upper ? values.back() : values.front(),
                       all = upper ? values.front() : values.back();
                if (!(deviations(cutAt(all)) > wanted)) break;
                for (int k = 0; k < 40; ++k) {
                    const double middle = (none + all) / 2;
                    (deviations(cutAt(middle)) < wanted ? none : all) = middle;
                }
                add(FaultClass::Saturation, data_.sensors[s].output, "", cutAt(all), "1", its, true);
            }
        }
    }

    void parameters() {
        if (prediction_.slopes.cols() == 0) return;
        std::map<std::string, double> index;
        for (std::size_t k = 0; k < experiments_.size(); ++k)
            index.emplace(experiments_[k], static_cast<double>(index.size()));
        double mean = 0;
        for (const std::string& label : seen_) mean += index[label] / static_cast<double>(seen_.size());
        if (seen_.size() >= 2)
            for (const std::string& label : seen_) oneExperiment(label);
        if (seen_.size() < 3) return;
        for (Eigen::Index i = 0; i < prediction_.slopes.cols(); ++i) {
            Eigen::MatrixXd shift(view_.size(), 1);
            for (std::size_t k = 0; k < view_.row.size(); ++k)
                shift(static_cast<Eigen::Index>(k), 0) =
                    prediction_.slopes(static_cast<Eigen::Index>(view_.row[k]), i) / sigmaOf(k) *
                    (index[view_.label[k]] - mean);
            const Variable& parameter =
                data_.model->parameters()[data_.unknowns[static_cast<std::size_t>(i)]];
            made_.signatures.push_back(
                {FaultClass::Drift, parameter.name, "", std::move(shift), parameter.unit, false});
        }
    }

    /// All unknowns of one experiment are its own, and each of them alone is.
    void oneExperiment(const std::string& label) {
        const auto its = static_cast<std::size_t>(std::ranges::count(view_.label, label));
        if (its < kFewestOfExperiment && view_.size() > static_cast<Eigen::Index>(its)) return;
        Eigen::MatrixXd shift = Eigen::MatrixXd::Zero(view_.size(), prediction_.slopes.cols());
        for (std::size_t k = 0; k < view_.row.size(); ++k)
            if (view_.label[k] == label)
                shift.row(static_cast<Eigen::Index>(k)) =
                    prediction_.slopes.row(static_cast<Eigen::Index>(view_.row[k])) / sigmaOf(k);
        made_.signatures.push_back({FaultClass::Specimen, "", label, shift, "", false});
        if (shift.cols() < 2) return;
        for (Eigen::Index i = 0; i < shift.cols(); ++i) {
            const Variable& parameter =
                data_.model->parameters()[data_.unknowns[static_cast<std::size_t>(i)]];
            made_.signatures.push_back({FaultClass::Specimen, parameter.name, label, shift.col(i),
                                        parameter.unit, false,
                                        kOneParameter / static_cast<double>(shift.cols())});
        }
    }

    void inputs() {
        for (std::size_t u = 0; u < data_.model->inputs().size(); ++u) {
            FitData variant = copied();
            for (FitCase& one : variant.cases)
                if (u < one.inputs.size()) one.inputs[u] = scaledSignal(one.inputs[u], 1 + kBesideRun);
            scaled(variant, data_.model->inputs()[u].name);
        }
        // What is measured per experiment is an input too.
        for (std::size_t p = 0; p < data_.model->parameters().size(); ++p) {
            const std::string& name = data_.model->parameters()[p].name;
            if (std::ranges::find(data_.unknowns, p) != data_.unknowns.end() ||
                name.starts_with("experiment["))
                continue;
            const auto value = [&](const FitCase& one) {
                return one.parameters[static_cast<Eigen::Index>(p)];
            };
            if (std::ranges::all_of(data_.cases,
                                    [&](const FitCase& one) { return value(one) == value(data_.cases[0]); }))
                continue;
            FitData variant = copied();
            for (FitCase& one : variant.cases) one.parameters[static_cast<Eigen::Index>(p)] *= 1 + kBesideRun;
            scaled(variant, name);
        }
    }
    void scaled(const FitData& variant, const std::string& name) {
        if (const auto moved = change(variant, prediction_.values))
            add(FaultClass::InputScale, name, "", *moved / kBesideRun, "1", [](std::size_t) { return true; });
    }

    void clocks() {
        double least = HUGE_VAL;
        for (const FitCase& one : data_.cases)
            for (std::size_t k = 1; k < one.times.size(); ++k)
                least = std::min(least, one.times[k] - one.times[k - 1]);
        if (!overTime_ || !(least > 0) || !std::isfinite(least)) return;
        const double later = kLater * least;
        FitData variant = copied();
        for (FitCase& one : variant.cases)
            for (double& t : one.times) t += later;
        const auto moved = change(variant, prediction_.values);
        if (!moved) return;
        const Eigen::VectorXd perSecond = *moved / later;
        if (data_.sensors.size() > 1 || !data_.model->inputs().empty() || seen_.size() > 1)
            for (std::size_t s = 0; s < data_.sensors.size(); ++s)
                add(FaultClass::Clock, data_.sensors[s].output, "", perSecond, "s",
                    [&](std::size_t k) { return ofSensor(k, s); });
        if (seen_.size() > 1)
            for (const std::string& label : seen_)
                add(FaultClass::Clock, "", label, perSecond, "s",
                    [&](std::size_t k) { return view_.label[k] == label; });
        if (data_.sensors.size() > 1)
            add(FaultClass::Clock, "", "", perSecond, "s", [](std::size_t) { return true; });
    }

    /// The run of a case from its start, at `times`.
    Trajectory run(const FitData& data, std::size_t c, std::span<const double> times) {
        SimulationOptions options = simulation_;
        options.stopTime = std::max(options.startTime, times.back());
        Eigen::VectorXd parameters = data.cases[c].parameters;
        for (std::size_t i = 0; i < data.unknowns.size(); ++i)
            parameters[static_cast<Eigen::Index>(data.unknowns[i])] = estimate_[static_cast<Eigen::Index>(i)];
        ++made_.simulations;
        return simulate(*data.model, {parameters.data(), static_cast<std::size_t>(parameters.size())},
                        data.cases[c].inputs, options, times, progress_.stop);
    }
    double sizeOf(std::size_t state) const {
        return state < sizes_.size() && sizes_[state] > 0 ? sizes_[state]
                                                          : data_.model->states()[state].nominal;
    }

    /// Courses of all states in all cases; false: they cannot be had.
    bool findCourses() {
        const std::size_t states = data_.model->states().size();
        if (!data_.model->capabilities().tape || states == 0) return false;
        sizes_.assign(states, 0);
        means_.assign(states, 0);
        double count = 0;
        for (std::size_t c = 0; c < data_.cases.size(); ++c) {
            const double begin = simulation_.startTime, end = data_.cases[c].times.back();
            if (!(end > begin)) return false;
            std::vector<double> times;
            for (int k = 0; k <= kPointsOfCourse; ++k)
                times.push_back(begin + (end - begin) * k / kPointsOfCourse);
            courses_.push_back(run(data_, c, times));
            const Trajectory& course = courses_.back();
            if (!course.status.answered() || course.states.rows() != kPointsOfCourse + 1) return false;
            for (std::size_t j = 0; j < states; ++j)
                means_[j] += course.states.col(static_cast<Eigen::Index>(j)).sum();
            count += static_cast<double>(course.states.rows());
        }
        for (std::size_t j = 0; j < states; ++j) {
            means_[j] /= count;
            for (const Trajectory& course : courses_)
                sizes_[j] +=
                    (course.states.col(static_cast<Eigen::Index>(j)).array() - means_[j]).square().sum();
            sizes_[j] = std::sqrt(sizes_[j] / count);
        }
        return true;
    }

    void starts() {
        if (!data_.model->capabilities().dynamic) return;
        if (!findCourses()) {
            courses_.clear();
            made_.unseen.push_back(translate(
                "Trust", "Other starts of the states and other laws of the model could not be looked at."));
            return;
        }
        std::set<std::string> names;
        for (const Variable& state : data_.model->states()) names.insert(startParameter(state.name));
        FitData variant = copied();
        variant.model = withStartParameters(data_.model, names);
        const auto add = static_cast<Eigen::Index>(variant.model->parameters().size());
        for (std::size_t c = 0; c < variant.cases.size(); ++c) {
            Eigen::VectorXd& all = variant.cases[c].parameters;
            const Eigen::Index before = all.size();
            all.conservativeResize(add);
            for (Eigen::Index p = before; p < add; ++p) all[p] = courses_[c].states(0, stateOf(variant, p));
        }
        const auto base = change(variant, Eigen::VectorXd::Zero(prediction_.values.size()));
        if (!base) return;
        for (Eigen::Index p = static_cast<Eigen::Index>(data_.model->parameters().size()); p < add; ++p) {
            const Eigen::Index state = stateOf(variant, p);
            const double step = kBesideRun * sizeOf(static_cast<std::size_t>(state));
            FitData moved = variant;
            for (FitCase& one : moved.cases) one.parameters[p] += step;
            if (const auto changed = change(moved, *base)) startOf(state, *changed / step);
        }
    }
    Eigen::Index stateOf(const FitData& variant, Eigen::Index parameter) const {
        return static_cast<Eigen::Index>(*stateOfStart(
            *variant.model, variant.model->parameters()[static_cast<std::size_t>(parameter)].name));
    }
    void startOf(Eigen::Index state, const Eigen::VectorXd& change) {
        const Variable& its = data_.model->states()[static_cast<std::size_t>(state)];
        add(FaultClass::Start, its.name, "", change, its.unit, [](std::size_t) { return true; });
        if (seen_.size() < 2) return;
        for (const std::string& label : seen_)
            add(FaultClass::Start, its.name, label, change, its.unit,
                [&](std::size_t k) { return view_.label[k] == label; });
    }

    /// Terms x|x| and (x - mean)^2 of every state in every derivative that is more than another state.
    void termsOfStates() {
        const std::size_t states = data_.model->states().size();
        if (courses_.empty() || states > kMostStates) return;
        std::vector<VariableReference> measured;
        std::vector<Correction> corrections;
        for (std::size_t j = 0; j < states; ++j) {
            measured.push_back({VariableKind::State, j});
            corrections.push_back({j, j, false});
        }
        const ControlledModel pulled = controlled(*data_.model, measured, corrections, IntegralForm::Error);
        FitData variant = copied();
        variant.model = pulled.model;
        double longest = 0;
        for (const FitCase& one : data_.cases)
            longest = std::max(longest, one.times.back() - simulation_.startTime);
        const double gain = kTermSize / longest;
        for (std::size_t c = 0; c < variant.cases.size(); ++c) {
            FitCase& one = variant.cases[c];
            const Eigen::Index before = one.parameters.size();
            one.parameters.conservativeResize(static_cast<Eigen::Index>(pulled.model->parameters().size()));
            one.parameters.tail(one.parameters.size() - before).setZero();
            one.parameters[static_cast<Eigen::Index>(pulled.lambda)] = 1;
            for (std::size_t j = 0; j < states; ++j) one.inputs.push_back(courseOf(c, j, {}));
        }
        const auto& formulas = *data_.model->formulas().derivative;
        for (std::size_t j = 0; j < states; ++j) {
            if (formulas.outputs()[j] < formulas.inputCount()) continue; // der(x) = v
            FitData its = variant;
            for (FitCase& one : its.cases) one.parameters[static_cast<Eigen::Index>(pulled.gains[j])] = gain;
            const auto base = change(its, Eigen::VectorXd::Zero(prediction_.values.size()));
            if (!base) continue;
            for (std::size_t i = 0; i < states; ++i)
                for (const bool odd : {true, false}) {
                    if (progress_.stopRequested()) return;
                    FitData moved = its;
                    for (std::size_t c = 0; c < moved.cases.size(); ++c)
                        moved.cases[c].inputs[pulled.measured[j]] = courseOf(c, j, Term{i, odd});
                    if (const auto changed = change(moved, *base))
                        add(FaultClass::Model, data_.model->states()[j].name, "", *changed / gain, "",
                            [](std::size_t) { return true; });
                }
        }
    }
    struct Term {
        std::size_t state;
        bool odd;
    };
    /// The course of a state, and the term in its own size.
    Signal courseOf(std::size_t c, std::size_t j, std::optional<Term> term) const {
        const Trajectory& course = courses_[c];
        std::vector<double> values;
        for (Eigen::Index k = 0; k < course.states.rows(); ++k) {
            double value = course.states(k, static_cast<Eigen::Index>(j));
            if (term) {
                // About 0, where a law has its own, and about what the state does.
                const double size = sizeOf(term->state),
                             own = course.states(k, static_cast<Eigen::Index>(term->state)),
                             x = own / std::hypot(size, means_[term->state]),
                             off = (own - means_[term->state]) / size;
                value += sizeOf(j) * (term->odd ? x * std::abs(x) : off * off);
            }
            values.push_back(value);
        }
        return {course.times, std::move(values), Interpolation::Linear};
    }

    /// Of formulas: squares of what is predicted and of the inputs.
    void termsOfRows() {
        const auto square = [&](std::vector<double> x, const std::string& place) {
            double mean = 0, size = 0;
            for (const double v : x) mean += v / static_cast<double>(x.size());
            for (const double v : x) size = std::max(size, std::abs(v - mean));
            if (!(size > 0)) return;
            Eigen::VectorXd change(static_cast<Eigen::Index>(x.size()));
            for (Eigen::Index r = 0; r < change.size(); ++r)
                change[r] = std::pow((x[static_cast<std::size_t>(r)] - mean) / size, 2);
            for (std::size_t s = 0; s < data_.sensors.size(); ++s)
                add(FaultClass::Model, place, "", change, "", [&](std::size_t k) { return ofSensor(k, s); });
        };
        for (std::size_t u = 0; u < data_.model->inputs().size(); ++u) {
            std::vector<double> x;
            for (const FitRow& row : data_.rows) {
                const FitCase& its = data_.cases[row.fitCase];
                x.push_back(u < its.inputs.size() ? its.inputs[u].at(its.times[row.time]) : 0);
            }
            square(std::move(x), data_.model->inputs()[u].name);
        }
        for (std::size_t p = 0; p < data_.model->parameters().size(); ++p) {
            if (std::ranges::find(data_.unknowns, p) != data_.unknowns.end()) continue;
            std::vector<double> x;
            for (const FitRow& row : data_.rows)
                x.push_back(data_.cases[row.fitCase].parameters[static_cast<Eigen::Index>(p)]);
            square(std::move(x), data_.model->parameters()[p].name);
        }
    }

    const FitData& data_;
    const SimulationOptions& simulation_;
    const Prediction& prediction_;
    const ResidualView& view_;
    const Eigen::VectorXd& estimate_;
    const std::vector<std::string>& experiments_;
    int threads_;
    const Progress& progress_;
    bool overTime_;
    std::vector<std::string> seen_; ///< experiments, as they come in the view
    std::vector<Trajectory> courses_;
    std::vector<double> sizes_, means_; ///< per state
    FaultRuns made_;
};

} // namespace

FaultRuns faultSignatures(const FitData& data, const SimulationOptions& simulation,
                          const Prediction& prediction, const ResidualView& view,
                          const Eigen::VectorXd& estimate, const std::vector<std::string>& experiments,
                          int threads, const Progress& progress) {
    return SignatureMaker(data, simulation, prediction, view, estimate, experiments, threads, progress)
        .make();
}

FaultData faultDataOf(const FitData& data, const ResidualView& view) {
    FaultData asked{view.left, view.slopes, view.sensor, {}, {}, data.sigmaStated};
    for (const FitSensor& sensor : data.sensors) asked.names.push_back(sensor.output);
    for (const ResidualTrajectory& one : view.trajectories) asked.sequences.push_back(one.members);
    return asked;
}

} // namespace rigor

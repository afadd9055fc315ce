#include "core/study/trust/fault_signatures.h"

#include "core/study/trust/signature_maker.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {

/// Of the time between the nearest two readings.
constexpr double kLater = 1e-2;
/// What the limits that a sensor is asked for cut off, in standard deviations of all its values.
constexpr double kBeyondLimits[] = {5, 15, 60};
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

/// Of faults of sensors, inputs, clocks and experiments.
class MeasurementSignatures : SignatureMaker {
  public:
    using SignatureMaker::SignatureMaker;

    /// experiments: labels in their order, over which parameters drift.
    void make(const std::vector<std::string>& experiments) {
        sensors();
        parameters(experiments);
        inputs();
        clocks();
    }

  private:
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

    void parameters(const std::vector<std::string>& experiments) {
        if (prediction_.slopes.cols() == 0) return;
        std::map<std::string, double> index;
        for (std::size_t k = 0; k < experiments.size(); ++k)
            index.emplace(experiments[k], static_cast<double>(index.size()));
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
        // What is measured per experiment is an input too.
        std::vector<std::size_t> conditions;
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
            conditions.push_back(p);
        }
        const std::size_t inputs = data_.model->inputs().size();
        const auto moved = predicted(inputs + conditions.size(), [&](std::size_t k) {
            FitData variant = copied();
            for (FitCase& one : variant.cases)
                if (k >= inputs)
                    one.parameters[static_cast<Eigen::Index>(conditions[k - inputs])] *= 1 + kBesideRun;
                else if (k < one.inputs.size())
                    one.inputs[k] = scaledSignal(one.inputs[k], 1 + kBesideRun);
            return variant;
        });
        for (std::size_t k = 0; k < moved.size(); ++k)
            if (moved[k])
                add(FaultClass::InputScale,
                    k < inputs ? data_.model->inputs()[k].name
                               : data_.model->parameters()[conditions[k - inputs]].name,
                    "", (*moved[k] - prediction_.values) / kBesideRun, "1", [](std::size_t) { return true; });
    }

    void clocks() {
        double least = HUGE_VAL;
        for (const FitCase& one : data_.cases)
            for (std::size_t k = 1; k < one.times.size(); ++k)
                least = std::min(least, one.times[k] - one.times[k - 1]);
        const bool overTime =
            std::ranges::any_of(data_.cases, [](const FitCase& c) { return c.times.size() > 1; });
        if (!overTime || !(least > 0) || !std::isfinite(least)) return;
        const double later = kLater * least;
        FitData variant = copied();
        for (FitCase& one : variant.cases)
            for (double& t : one.times) t += later;
        const auto moved = predicted(variant);
        if (!moved) return;
        const Eigen::VectorXd perSecond = (*moved - prediction_.values) / later;
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
};

/// Simulations of all signatures, about: inputs and the clock, starts, and terms in every derivative.
double plannedRuns(const FitData& data) {
    const auto states = static_cast<double>(data.model->states().size());
    return static_cast<double>(data.cases.size()) *
           (2 + static_cast<double>(data.model->inputs().size()) +
            (states > 0 ? 1 + states + states * (1 + 2 * states) : 0));
}

} // namespace

FaultRuns faultSignatures(const FitData& data, const SimulationOptions& simulation,
                          const Prediction& prediction, const ResidualView& view,
                          const Eigen::VectorXd& estimate, const std::vector<std::string>& experiments,
                          int threads, const Progress& progress,
                          std::chrono::steady_clock::time_point until) {
    FaultRuns made;
    const SignatureGround ground{data,     simulation, prediction,       view, estimate, threads,
                                 progress, until,      plannedRuns(data)};
    MeasurementSignatures(ground, made).make(experiments);
    addModelSignatures(ground, made);
    return made;
}

FaultData faultDataOf(const FitData& data, const ResidualView& view) {
    FaultData asked{view.left, view.slopes, view.sensor, {}, {}, data.sigmaStated};
    for (const FitSensor& sensor : data.sensors) asked.names.push_back(sensor.output);
    for (const ResidualTrajectory& one : view.trajectories) asked.sequences.push_back(one.members);
    return asked;
}

} // namespace rigor

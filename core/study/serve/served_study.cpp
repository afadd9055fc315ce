#include "core/study/serve/served_study.h"

#include "core/engine/server/protocol.h"
#include "core/engine/server/served_model.h"
#include "core/engine/server/server_description.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/predict/predictor.h"
#include "core/study/run/integrator_choice.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using ServeJson = Served::Json;

constexpr const char* kServedStudyKeys[] = {"experiments"};

/// What is measured in one experiment; data and lanes are bound to where they are.
struct ServedCase {
    FitData data;
    std::shared_ptr<const LanePredictor> lanes; ///< null: nothing is measured
};

/// A distribution has no one value: its mean or the middle of its box begins, the box limits.
void asNumber(Unknown& unknown) {
    if (unknown.family.empty()) return;
    const auto mean = std::ranges::find(unknown.shape, "mean", &std::pair<std::string, SearchValue>::first);
    const double middle = unknown.lower + (unknown.upper - unknown.lower) / 2;
    unknown.value = {mean == unknown.shape.end() ? middle : mean->second.start, unknown.lower, unknown.upper};
    unknown.family.clear();
    unknown.shape.clear();
}

std::string separateNames(const Study& study) {
    for (const auto& [key, value] : study.options)
        if (key == "per_experiment" && std::holds_alternative<std::string>(value))
            return std::get<std::string>(value);
    return {};
}

bool isMeasured(const Experiment& experiment) {
    return std::ranges::any_of(experiment.measurements, [](const Measurement& m) {
        return std::ranges::any_of(m.values, [](double v) { return std::isfinite(v); });
    });
}

class StudyServed : public Served {
  public:
    StudyServed(std::string name, PreparedStudy prepared, std::stop_token stop) : name_(std::move(name)) {
        if (prepared.shared) prepared.problem = *prepared.shared;
        if (!prepared.problem.model)
            fail(sentence("Study", "{} works without a model; there is nothing to serve."),
                 prepared.study.file.string());
        for (Unknown& unknown : prepared.problem.unknowns) asNumber(unknown);
        chooseIntegrator(prepared.study, prepared.problem, std::move(stop));
        auto separate = withPerExperimentUnknowns(prepared.problem, separateNames(prepared.study));
        problem_ = separate ? std::move(*separate) : std::move(prepared.problem);
        if (problem_.unknowns.empty())
            fail(sentence("Study", "{} has no unknowns; there is nothing to ask for."),
                 prepared.study.file.string());
        fitDataOf(problem_, {}, false); // what no fit could use is said with the words of a fit
        described_.isStudy = true;
        described_.description = prepared.study.title;
        described_.dynamic = problem_.model->capabilities().dynamic;
        for (const Unknown& unknown : problem_.unknowns) {
            Variable one = variable(*problem_.model, *findVariable(*problem_.model, unknown.name));
            one.name = unknown.name;
            if (std::isfinite(unknown.value.start)) one.start = unknown.value.start;
            described_.parameters.push_back(std::move(one));
        }
        for (std::size_t e = 0; e < problem_.data.experiments.size(); ++e) add(e);
    }

    const std::string& name() const override { return name_; }
    std::size_t inputs() const override { return described_.parameters.size(); }
    ServeJson describe() const override { return toJson(described_); }
    bool hasDerivatives() const override {
        const SimulationOptions& simulation = problem_.simulation;
        return problem_.model->capabilities().derivatives == Derivatives::Exact &&
               (simulation.stepper != "rosenbrock4" || problem_.model->states().empty());
    }
    bool hasHessian() const override { return hasDerivatives() && problem_.model->capabilities().tape; }

    std::vector<std::size_t> outputSizes(const ServeJson& config) const override {
        std::vector<std::size_t> sizes;
        for (const std::size_t e : chosen(config)) sizes.push_back(cases_[e]->data.rows.size());
        return sizes;
    }

    ServedValues evaluate(std::span<const double> input, const ServeJson& config, bool slopes,
                          std::stop_token stop) const override {
        checkWithinLimits(input, described_.parameters);
        const std::vector<std::size_t> experiments = chosen(config);
        const Eigen::VectorXd p =
            Eigen::Map<const Eigen::VectorXd>(input.data(), static_cast<Eigen::Index>(input.size()));
        std::vector<Prediction> made(experiments.size());
        const bool all = parallelFor(experiments.size(), problem_.threads, stop, [&](std::size_t k) {
            const ServedCase& one = *cases_[experiments[k]];
            if (!one.lanes) {
                made[k].answered = true;
                return;
            }
            // A new one each time: where a solver begins must not depend on who asked before.
            Predictor predictor(one.data, problem_.simulation, 1, stop, one.lanes);
            made[k] = slopes ? predictor.withSlopes(p) : predictor.values(p);
        });
        if (!all || stop.stop_requested()) throw ServedFailure{translate("Study", "The server is ending.")};
        ServedValues values;
        for (Prediction& one : made) {
            if (!one.answered) throw ServedFailure{one.why};
            values.blocks.emplace_back(one.values.begin(), one.values.end());
            if (slopes)
                values.slopes.push_back(one.slopes.size() == 0
                                            ? Eigen::MatrixXd(0, static_cast<Eigen::Index>(inputs()))
                                            : std::move(one.slopes));
        }
        return values;
    }

    Eigen::MatrixXd curvature(std::span<const double> input, const ServeJson& config, std::size_t block,
                              std::span<const double> sens, std::stop_token stop) const override {
        checkWithinLimits(input, described_.parameters);
        const ServedCase& one = *cases_[chosen(config)[block]];
        const auto n = static_cast<Eigen::Index>(input.size());
        if (!one.lanes) return Eigen::MatrixXd::Zero(n, n);
        const Eigen::VectorXd p = Eigen::Map<const Eigen::VectorXd>(input.data(), n);
        const Eigen::VectorXd weights =
            Eigen::Map<const Eigen::VectorXd>(sens.data(), static_cast<Eigen::Index>(sens.size()));
        Eigen::VectorXd scale(n);
        for (Eigen::Index i = 0; i < n; ++i) {
            const Variable& v = described_.parameters[static_cast<std::size_t>(i)];
            scale[i] = std::max({std::abs(p[i]), std::abs(v.start), 1e-3 * v.nominal});
        }
        Predictor predictor(one.data, problem_.simulation, problem_.threads, std::move(stop), one.lanes);
        if (const Prediction at = predictor.withSlopes(p); !at.answered) throw ServedFailure{at.why};
        const std::vector<Eigen::MatrixXd> sums = predictor.curvature(p, weights, scale);
        if (sums.empty())
            throw ServedFailure{translate("Study", "The model cannot be simulated beside these values.")};
        return sums.front();
    }

  private:
    void add(std::size_t index) {
        const Experiment& experiment = problem_.data.experiments[index];
        auto made = std::make_unique<ServedCase>();
        ServedExperiment told;
        told.label = experiment.label;
        if (isMeasured(experiment)) {
            try {
                made->data = fitDataOf(problem_, {index}, false);
                made->lanes = std::make_shared<const LanePredictor>(made->data, problem_.simulation);
            } catch (const Error&) {
                // All together could be used: only within gaps of an input is anything measured here.
                made->data = {};
            }
        }
        const FitData& data = made->data;
        for (const FitRow& row : data.rows) {
            const FitSensor& sensor = data.sensors[row.sensor];
            told.output.push_back(outputNamed(sensor));
            told.time.push_back(row.atEnd ? kNaN : data.cases[row.fitCase].times[row.time]);
        }
        described_.experiments.push_back(std::move(told));
        cases_.push_back(std::move(made));
    }

    std::size_t outputNamed(const FitSensor& sensor) {
        const auto known = std::ranges::find(described_.outputs, sensor.output, &Variable::name);
        if (known != described_.outputs.end())
            return static_cast<std::size_t>(known - described_.outputs.begin());
        described_.outputs.push_back(variable(*problem_.model, sensor.reference));
        described_.outputs.back().name = sensor.output;
        return described_.outputs.size() - 1;
    }

    std::vector<std::size_t> chosen(const ServeJson& config) const {
        checkConfigKeys(config, kServedStudyKeys);
        std::vector<std::size_t> list;
        const auto stated = config.find("experiments");
        if (stated == config.end()) {
            for (std::size_t e = 0; e < cases_.size(); ++e) list.push_back(e);
            return list;
        }
        if (!stated->is_array() || stated->empty() || stated->size() > cases_.size())
            fail(sentence("Study", "config.experiments is no list of 1 to {} numbers."), cases_.size());
        for (const ServeJson& one : *stated) {
            if (!one.is_number_integer() || one.get<double>() < 1 ||
                one.get<double>() > static_cast<double>(cases_.size()))
                fail(sentence("Study", "config.experiments holds {}; there are the experiments 1 to {}."),
                     lineOf(one.dump(-1, ' ', false, ServeJson::error_handler_t::replace), 60),
                     cases_.size());
            list.push_back(one.get<std::size_t>() - 1);
        }
        return list;
    }

    std::string name_;
    Problem problem_;
    ServerDescription described_;
    std::vector<std::unique_ptr<ServedCase>> cases_;
};

} // namespace

std::shared_ptr<const Served> servedStudy(std::string name, PreparedStudy prepared, std::stop_token stop) {
    return std::make_shared<StudyServed>(std::move(name), std::move(prepared), std::move(stop));
}

} // namespace rigor

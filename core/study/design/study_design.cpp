#include "core/study/design/study_design.h"

#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/translate.h"
#include "core/study/design/design_models.h"
#include "core/study/design/design_resolve.h"
#include "core/study/design/next_file.h"
#include "core/study/run/candidates.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace rigor {

namespace {

constexpr std::string_view kPrediction = "prediction:";

using Goal = DesignAim::Goal;

Goal goalOf(const std::string& text) {
    if (text == "discrimination") return Goal::Discrimination;
    if (text == "parameters") return Goal::Parameters;
    if (text.starts_with(kPrediction) && text.size() > kPrediction.size()) return Goal::Prediction;
    fail(sentence("Study",
                  "experiments for \"{}\": discrimination, parameters or prediction:NAME is expected"),
         text);
}

/// As experiments are designed by it: by the study's own search where that fits points.
Study designedStudy(Study study) {
    const MethodDescriptor& method = makeMethod(study.method)->descriptor();
    const auto refuse = [&](const Message& why) { throw Error(why, placeOf(study, "method")); };
    if (!method.needsModel || method.answer == AnswerKind::SensorSets)
        refuse(filled(
            sentence("Study", "the method {} works without a model, which experiments are designed by"),
            study.method));
    for (const Unknown& unknown : study.unknowns)
        if (!unknown.family.empty())
            throw Error(filled(sentence("Study", "{} has a distribution ({}); experiments are designed for "
                                                 "unknowns that are numbers"),
                               unknown.name, unknown.family),
                        placeOf(study, "unknowns." + unknown.name));
    if (method.answer == AnswerKind::Enclosure || method.answer == AnswerKind::Trajectory) {
        study.method = plainFit().key;
        study.options.clear();
        study.data.bounds.clear();
        study.data.inputUncertainty.clear();
    }
    return study;
}

void refuseNumbersPerExperiment(const PreparedStudy& prepared) {
    bool separate = std::ranges::any_of(prepared.problem.unknowns, &Unknown::perExperiment);
    for (const auto& [key, value] : prepared.study.options)
        separate = separate || (key == "per_experiment" && value != FieldValue(std::string()));
    if (separate)
        throw Error(translate("Study",
                              "numbers that each experiment has for itself (per_experiment, data.start) "
                              "are not known of an experiment that is still to be made; experiments "
                              "are designed for unknowns that all share"),
                    {prepared.study.file.string()});
}

/// The estimates of a finished run, in the order of the unknowns. Throws Error: it has no answer, or not of
/// these unknowns.
Eigen::VectorXd estimateOf(const DesignRun& run, const std::vector<Unknown>& unknowns) {
    if (run.result->outcome != RunOutcome::Answered)
        fail(sentence("Study",
                      "{}: the run ended as {}; it has no answer that experiments could be designed by"),
             run.name, toString(run.result->outcome));
    Eigen::VectorXd estimate(static_cast<Eigen::Index>(unknowns.size()));
    for (std::size_t i = 0; i < unknowns.size(); ++i) {
        const auto found = std::ranges::find(run.result->unknowns, unknowns[i].name, &Estimate::name);
        if (found == run.result->unknowns.end())
            fail(sentence("Study", "{}: the run has no value of {}"), run.name, unknowns[i].name);
        estimate[static_cast<Eigen::Index>(i)] = found->value;
    }
    return estimate;
}

/// The explanation of a finished run: its estimate and what its own data say of it, on the data of this
/// study.
struct Rival {
    FittedModel here, own;
};
Rival rivalOf(const Study& study, const DesignRun& run, const Progress& progress) {
    Study other = designedStudy(run.study);
    other.data.validation = {};
    other.candidates.clear();
    other.design = study.design;
    const auto evaluated = [&](const Study& asked) {
        const PreparedStudy prepared = preparedWith(asked, run.modelText);
        refuseNumbersPerExperiment(prepared);
        const std::filesystem::path folder = run.name;
        const std::filesystem::path name = folder.filename().empty() ? folder.parent_path() : folder;
        return fittedModel(prepared.problem, name.filename().string(),
                           estimateOf(run, prepared.problem.unknowns), progress);
    };
    Rival rival;
    rival.own = evaluated(other);
    other.data = withAbsolutePaths(study).data;
    other.data.validation = {};
    try {
        rival.here = evaluated(other);
    } catch (const Error& e) {
        throw Error(filled(sentence("Study", "the model of the run {} cannot be asked about the data of this "
                                             "study: {}"),
                           run.name, e.message()),
                    e.place());
    }
    return rival;
}

class StudyDesigner : public std::enable_shared_from_this<StudyDesigner> {
  public:
    StudyDesigner(const Study& study, const DesignOrder& order, const Progress& progress)
        : study_(designedStudy(study)), searches_(answers(study.method, AnswerKind::PointFit)), order_(order),
          progress_(progress), goal_(goalOf(order.goal)), prepared_(preparedWith(study_, order.modelText)) {
        refuseNumbersPerExperiment(prepared_);
    }

    StudyDesign run() {
        // What [design] says is refused before anything is searched.
        const FitData data = fitDataOf(prepared_.problem);
        space_.variables = designVariables(prepared_, data);
        if (goal_ == Goal::Prediction) aim_.prediction = designPrediction(prepared_, data, predictionName());
        checkSensors(data);
        findModels();
        if (progress_.stopRequested()) return {.cancelled = true};
        findSpace(data);
        findAim();
        return described(proposeDesign(space_, aim_, progress_), progress_);
    }

  private:
    StudyDesign described(Design design, const Progress& progress) {
        if (design.plan.cancelled) return {.cancelled = true};
        StudyDesign made;
        made.result = std::move(design.result);
        made.result.warnings.insert(made.result.warnings.begin(), warnings_.begin(), warnings_.end());
        if (made.result.experiments.empty()) return made;
        made.csv = nextExperimentsCsv(prepared_, made.result);
        if (order_.pictured) {
            made.picture = designPicture(space_, design.plan.experiments, progress);
            made.soFar = experimentsSoFar();
        }
        const auto self = shared_from_this();
        made.planOf = [self, result = made.result](const std::vector<std::size_t>& taken) {
            DesignResult part = result;
            part.experiments.clear();
            for (const std::size_t k : taken) part.experiments.push_back(result.experiments.at(k));
            return part.experiments.empty() ? std::string() : nextExperimentsCsv(self->prepared_, part);
        };
        made.judged = [self](const std::vector<SetExperiment>& set, const Progress& asked) {
            return self->described(judgeDesign(self->space_, self->aim_, self->chosenOf(set), asked), asked);
        };
        return made;
    }

    std::vector<ChosenExperiment> chosenOf(const std::vector<SetExperiment>& set) const {
        std::vector<ChosenExperiment> chosen;
        for (const SetExperiment& one : set) {
            ChosenExperiment& made = chosen.emplace_back();
            made.at = Eigen::Map<const Eigen::VectorXd>(one.at.data(), std::ssize(one.at));
            made.taken = one.taken;
            for (const DesignSensor& sensor : space_.sensors)
                made.sensors.push_back(std::ranges::find(one.sensors, sensor.output) != one.sensors.end());
        }
        return chosen;
    }

    std::string predictionName() const { return order_.goal.substr(kPrediction.size()); }

    std::vector<std::vector<double>> experimentsSoFar() const {
        std::vector<std::vector<double>> all;
        for (const Experiment& experiment : prepared_.problem.data.experiments) {
            auto& one = all.emplace_back();
            for (const DesignVariable& variable : space_.variables) {
                const auto input = experiment.inputs.find(variable.name);
                const auto condition = experiment.conditions.find(variable.name);
                one.push_back(input != experiment.inputs.end() ? input->second.at(0)
                              : condition != experiment.conditions.end()
                                  ? condition->second
                                  : std::numeric_limits<double>::quiet_NaN());
            }
        }
        return all;
    }

    /// Before the search: with any deviations, since the names are what may be wrong.
    void checkSensors(const FitData& data) const {
        std::map<std::string, double> any;
        for (const FitSensor& sensor : data.sensors) any[sensor.output] = 1;
        DesignSpace asked;
        asked.sensors = designSensors(prepared_, data, any);
        asked.variables = space_.variables;
        asked.cost = study_.design.cost;
        const double budget = study_.design.budget.value_or(std::numeric_limits<double>::infinity());
        if (budget < asked.cheapest())
            throw Error(
                filled(sentence("Study", "design.budget = {:g} is below the cheapest experiment, which "
                                         "costs {:g}"),
                       budget, asked.cheapest()),
                placeOf(study_, "design.budget"));
        const std::size_t models =
            std::max<std::size_t>(1, study_.candidates.size()) + (order_.against ? 1 : 0);
        if (goal_ == Goal::Discrimination && models < 2)
            throw Error(translate("Study",
                                  "discrimination needs two models at least: state [candidates], or name "
                                  "a finished run of another model (--against RUN)"),
                        placeOf(study_, study_.candidates.empty() ? "model" : "candidates"));
        if (order_.against && goal_ != Goal::Discrimination)
            fail(sentence("Study", "--against is for discrimination; experiments for {} are of one model"),
                 order_.goal);
    }

    void findModels() {
        const Problem& whole = prepared_.problem;
        std::optional<Eigen::VectorXd> estimate;
        if (goal_ == Goal::Discrimination && !study_.candidates.empty()) {
            for (const Candidate& candidate : whole.candidates)
                fitted_.push_back(
                    fittedModel(problemOf(whole, candidate.model, candidate.data, candidate.fixed),
                                candidate.name, {}, progress_));
        } else {
            if (order_.from)
                estimate = estimateOf(*order_.from, whole.unknowns);
            else if (searches_)
                estimate = searchedEstimate(prepared_, progress_);
            if (progress_.stopRequested()) return;
            fitted_.push_back(fittedModel(problemOf(whole, whole.model, whole.data, whole.fixed),
                                          study_.title.empty() || goal_ != Goal::Discrimination
                                              ? whole.model->name()
                                              : study_.file.stem().string(),
                                          estimate, progress_));
        }
        if (order_.against) rival_ = rivalOf(study_, *order_.against, progress_);
        if (rival_) fitted_.push_back(rival_->here);
    }

    void findSpace(const FitData& data) {
        const std::map<std::string, double> deviations = deviationsOf(fitted_, warnings_);
        for (const FittedModel& model : fitted_) {
            const bool isRival = rival_ && &model == &fitted_.back();
            space_.models.push_back(designModel(model, deviations, isRival ? &rival_->own : nullptr));
            for (std::size_t i = 0; i < model.unknowns.size(); ++i) {
                const auto at = static_cast<Eigen::Index>(i);
                const double width = model.box.upper[at] - model.box.lower[at];
                const double off = std::min(model.estimate[at] - model.box.lower[at],
                                            model.box.upper[at] - model.estimate[at]);
                if (std::isfinite(width) && off <= 1e-9 * width)
                    warnings_.push_back(
                        filled(sentence("Study",
                                        "{}: {} lies at a bound of the search; its errors are as if it were "
                                        "free."),
                               model.name, model.unknowns[i]));
            }
        }
        space_.sensors = designSensors(prepared_, data, deviations);
        for (const DesignSensor& sensor : space_.sensors)
            for (const FittedModel& model : fitted_)
                if (!findVariable(*model.data.model, sensor.output))
                    fail(sentence("Study", "the model {} has no output {}"), model.name, sensor.output);
        const DesignStatement& design = study_.design;
        space_.experiments = static_cast<std::size_t>(design.experiments);
        if (design.budget) space_.budget = *design.budget;
        space_.cost = design.cost;
        space_.simulation = prepared_.problem.simulation;
        space_.seed = study_.seed;
        space_.threads = study_.threads;
    }

    void findAim() {
        aim_.goal = goal_;
        const DesignStatement& design = study_.design;
        aim_.criterion = design.criterion == "A"   ? ParameterCriterion::A
                         : design.criterion == "E" ? ParameterCriterion::E
                                                   : ParameterCriterion::D;
        aim_.divergence = design.divergence == "hunter-reiner"    ? Divergence::HunterReiner
                          : design.divergence == "buzzi-ferraris" ? Divergence::BuzziFerraris
                          : design.divergence == "t-optimal"      ? Divergence::TOptimal
                                                                  : Divergence::Bhattacharyya;
        aim_.names = fitted_.front().unknowns;
        aim_.units = fitted_.front().units;
        aim_.presentExperiments = static_cast<long long>(prepared_.problem.data.experiments.size());
    }

    Study study_;
    bool searches_; ///< the study's own method fits points
    DesignOrder order_;
    Progress progress_;
    Goal goal_;
    PreparedStudy prepared_;
    std::vector<FittedModel> fitted_;
    std::optional<Rival> rival_;
    DesignSpace space_;
    DesignAim aim_;
    Messages warnings_;
};

} // namespace

StudyDesign designExperiments(const Study& study, const DesignOrder& order, const Progress& progress) {
    return std::make_shared<StudyDesigner>(study, order, progress)->run();
}

} // namespace rigor

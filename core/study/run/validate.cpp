#include "core/study/run/validate.h"

#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/numbers.h"
#include "core/methods/advice.h"
#include "core/methods/fit/result.h"
#include "core/methods/over_time.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/cross_validation.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace rigor {
namespace {

const FieldValue* optionOf(const Study& study, const std::string& key) {
    for (const auto& [name, value] : study.options)
        if (name == key) return &value;
    return nullptr;
}

void setOption(Study& study, const std::string& key, const FieldValue& value) {
    std::erase_if(study.options, [&](const auto& option) { return option.first == key; });
    study.options.emplace_back(key, value);
}

/// A number of their own for every experiment says nothing of another experiment.
bool hasNumbersPerExperiment(const Study& study) {
    const FieldValue* separate = optionOf(study, "per_experiment");
    return separate && *separate != FieldValue(std::string());
}

} // namespace

HeldBackTable heldBackRows(const std::vector<PredictedOutput>& predictions) {
    HeldBackTable table;
    const auto isOverTime = [](const PredictedOutput& p) { return followInTime(p.experiments, p.times); };
    if (std::ranges::any_of(predictions, isOverTime)) table.t.emplace();
    if (predictions.size() == 1) table.unit = predictions.front().unit;
    for (const PredictedOutput& p : predictions) {
        const bool overTime = isOverTime(p);
        for (std::size_t i = 0; i < p.measured.size(); ++i) {
            table.output.push_back(p.output);
            table.experiment.push_back(p.experiments[i]);
            if (table.t) table.t->push_back(overTime ? p.times[i] : kNaN);
            table.measured.push_back(p.measured[i]);
            table.predicted.push_back(p.predicted[i]);
            table.residual.push_back(p.measured[i] - p.predicted[i]);
        }
    }
    return table;
}

Message whyNotValidated(const Study& study, const Result& result) {
    if (result.unknowns.empty())
        return translate("Study", "The run has no estimates that could be evaluated on other data.");
    if (answers(study.method, AnswerKind::Trajectory))
        return translate("Study", "The estimates of a filter move with its record; repeat it with other data "
                                  "instead.");
    if (result.unknowns.front().guaranteed)
        return translate("Study", "A guaranteed set is no point that could be evaluated; repeat the run with "
                                  "other data instead.");
    if (std::ranges::any_of(result.unknowns, [](const Estimate& e) { return std::isnan(e.value); }))
        return translate("Study", "An estimate is not determined, so that nothing can be evaluated on other "
                                  "data.");
    if (hasNumbersPerExperiment(study))
        return translate("Study",
                         "Numbers that each experiment has for itself (per_experiment) say nothing of "
                         "another experiment.");
    return {};
}

/// Whether it is how one record started: other records have starts of their own, which are fitted to them.
static bool isStartOfRecord(const Study& study, const std::string& estimate) {
    return std::ranges::any_of(study.data.starts, [&](const auto& start) {
        const bool searched =
            start.second.kind == StartRule::Kind::Measured || start.second.kind == StartRule::Kind::Unknown;
        return searched && estimate.starts_with(startParameter(start.first) + "[");
    });
}

/// The noise that a point fit has found belongs to its answer: other data are judged by it.
static void giveNoise(Study& study, const Result& result) {
    if (!answers(study.method, AnswerKind::PointFit)) return;
    for (SensorNoise& noise : study.noise)
        if (const auto found = std::ranges::find(result.unknowns, noise.estimate(), &Estimate::name);
            found != result.unknowns.end())
            noise.deviation = {found->value, found->value, found->value};
    std::erase_if(study.noise, [](const SensorNoise& n) { return n.given() && !(n.deviation.min > 0); });
}

static Study evaluating(Study study, const Result& result, const std::vector<double>& values) {
    giveNoise(study, result);
    if (!makeMethod(study.method)->options().find("evaluate_at")) {
        // The plain fit evaluates the estimate of any other, by the same objective.
        const std::string objective = readFacts<FitResult>(result).objectiveKind.value_or("sum");
        study.method = plainFit().key;
        study.options = {{"objective", objective}};
    }
    study.candidates.clear();
    study.data.validation = {};
    setOption(study, "evaluate_at", values);
    std::erase_if(study.options,
                  [](const auto& option) { return option.first == "discrepancy"; }); // searched
    return study;
}

Study atEstimates(Study study, const Result& result) {
    if (const Message why = whyNotValidated(study, result); !why.empty()) throw Error(why);
    std::vector<double> values;
    const bool point = answers(study.method, AnswerKind::PointFit);
    for (const Estimate& estimate : result.unknowns)
        if (!isStartOfRecord(study, estimate.name) &&
            (!point ||
             std::ranges::find(study.noise, estimate.name, &SensorNoise::estimate) == study.noise.end()))
            values.push_back(estimate.value);
    return evaluating(std::move(study), result, values);
}

Study onOtherData(Study study, const std::vector<std::string>& files) {
    DataRecipe& data = study.data;
    const std::string before = data.files.empty() ? std::string() : data.files.front();
    data.files = files;
    // Files of the same number are its parts again; others are records of their own.
    if (data.entries.size() != files.size()) data.entries.clear();
    data.validation = {};
    // A record of the same kind has its sheet or variable where the one before had it.
    const auto kind = [](const std::string& path) { return std::filesystem::path(path).extension(); };
    if (data.files.empty() || before.empty() || kind(data.files.front()) != kind(before)) {
        data.sheet.clear();
        data.variable.clear();
    }
    data.delimiter.clear();
    data.decimal.clear();
    data.encoding.clear();
    data.headerLine = -1;
    data.excluded.clear();
    data.marked.clear();
    // A validation would leave out without a word what it is to be tested on.
    data.preparation.firstLine = data.preparation.lastLine = 0;
    data.preparation.trim.clear();
    return study;
}

namespace {
bool givesValues(const MethodDescriptor& method) {
    return method.answer == AnswerKind::PointFit || method.answer == AnswerKind::Distribution;
}
} // namespace

void checkHeldBack(const Study& study, const std::vector<ModelPtr>& models) {
    if (!study.data.validation.any()) return;
    const auto refuse = [&](const Message& why) {
        throw Error(filled(sentence("Study", "data.validation: {}"), why), placeOf(study, "data.validation"));
    };
    if (const MethodDescriptor* method = findMethod(study.method); !method || !givesValues(*method))
        refuse(filled(sentence("Study", "the method {} gives no values that could be evaluated on what is "
                                        "held back ({} can)"),
                      study.method, methodsThat(givesValues, models)));
    const FieldValue* given = optionOf(study, "evaluate_at");
    const auto* values = given ? std::get_if<std::vector<double>>(given) : nullptr;
    if (values && !values->empty())
        refuse(translate("Study", "with evaluate_at nothing is searched, so that nothing need be held back"));
    if (hasNumbersPerExperiment(study) && !study.data.validation.after)
        refuse(translate(
            "Study", "numbers that each experiment has for itself (per_experiment) say "
                     "nothing of an experiment that is held back; validation = {after = ...} holds back the "
                     "end of each"));
}

Problem onData(const PreparedStudy& prepared, Dataset data) {
    const Problem& whole = prepared.whole();
    Problem problem;
    problem.model = whole.model;
    problem.unknowns = whole.unknowns;
    problem.fixed = whole.fixed;
    problem.ties = whole.ties;
    problem.constraints = whole.constraints;
    problem.files = whole.files;
    problem.simulation = whole.simulation;
    problem.seed = whole.seed;
    problem.threads = whole.threads;
    problem.cacheDirectory = whole.cacheDirectory;
    problem.data = std::move(data);
    return problem;
}

PreparedStudy evaluationOn(const PreparedStudy& prepared, Dataset data, const Result& result) {
    PreparedStudy other;
    other.problem = onData(prepared, std::move(data));
    other.problem.constraints.clear();
    // A record of which nothing was held back has no number of its own there.
    std::vector<double> values;
    for (const std::string& name : prepared.method->estimateNames(other.problem))
        if (const auto found = std::ranges::find(result.unknowns, name, &Estimate::name);
            found != result.unknowns.end())
            values.push_back(found->value);
    other.study = evaluating(prepared.study, result, values);
    for (const SensorNoise& noise : other.study.noise)
        for (Experiment& experiment : other.problem.data.experiments)
            for (Measurement& measured : experiment.measurements)
                if (noise.given() && measured.output == noise.output)
                    measured.standardDeviation = noise.deviation.min;
    other.method = makeMethod(other.study.method);
    const Fields fields = other.method->options();
    for (const auto& [key, value] : other.study.options) fields.set(key, value);
    return other;
}

void validateOnHeldBack(const PreparedStudy& prepared, Result& result, const Progress& progress) {
    if (prepared.study.data.validation.folds != 0) return crossValidate(prepared, result, progress);
    if (!prepared.heldBack || result.outcome != RunOutcome::Answered) return;
    PreparedStudy other = evaluationOn(prepared, *prepared.heldBack, result);
    const Result evaluation = runStudy(other, {progress.stop, {}});
    const std::size_t held = prepared.heldBack->experiments.size();
    ValidationResult validation;
    validation.validation = validationFacts(evaluation, prepared.study, result, held,
                                            held + prepared.whole().data.experiments.size());
    if (evaluation.outcome == RunOutcome::Answered)
        validation.heldBack = heldBackRows(predictionsOf(evaluation));
    write(validation, result);
}

} // namespace rigor

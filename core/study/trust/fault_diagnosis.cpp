#include "core/study/trust/fault_diagnosis.h"

#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/error.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/least_squares/fit_run.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/trust/fault_signatures.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// The study as a plain fit that starts at the answer.
Study plainStudy(Study study, const Result& result) {
    std::erase_if(study.options, [](const auto& option) { return option.first != "per_experiment"; });
    if (!answers(study.method, AnswerKind::PointFit)) study.options.clear();
    study.method = plainFit().key;
    study.candidates.clear();
    for (Unknown& unknown : study.unknowns)
        for (const Estimate& e : result.unknowns)
            if (e.name == unknown.name && std::isfinite(e.value))
                unknown.value.start = std::clamp(e.value, unknown.value.min, unknown.value.max);
    return study;
}

} // namespace

FaultDiagnosis diagnose(const Problem& problem, double level, const Progress& progress) {
    FaultDiagnosis made;
    progress.tell({.phase = "fitting"});
    FitRun run(problem, LeastSquaresOptions{}, progress);
    const FitFound found = run.search();
    made.simulations = found.solves;
    const FitData& data = run.data();
    if (found.best.size() == 0) {
        made.unseen = filled(sentence("Trust", "The rows could not be fitted: {}."), found.failure);
        return made;
    }
    Predictor predictor(data, problem.simulation, problem.threads, progress.stop);
    const Prediction prediction = predictor.withSlopes(found.best);
    made.simulations += predictor.simulations();
    if (!prediction.answered) {
        made.unseen =
            filled(sentence("Trust", "The rows could not be predicted at the fit: {}."), prediction.why);
        return made;
    }
    // What is left of values that are met to rounding is no error of a sensor.
    if (!data.sigmaStated)
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            if (metExactly(data, prediction, s) || metAsWritten(data, prediction, s)) {
                made.unseen = filled(
                    sentence("Trust",
                             "{} is met to rounding: there is no noise that a fault could stand out from."),
                    data.sensors[s].output);
                return made;
            }
    const Residuals residuals(data, FitWeights::Sum);
    const ResidualView view = residualView(residuals, data, prediction, faceOf(run.box(), found.best));
    std::vector<std::string> labels;
    for (const Experiment& experiment : problem.data.experiments) labels.push_back(experiment.label);
    progress.tell({.phase = "simulating", .simulations = made.simulations});
    FaultRuns runs = faultSignatures(data, problem.simulation, prediction, view, found.best, labels,
                                     problem.threads, progress);
    made.simulations += runs.simulations;
    made.notes = std::move(runs.unseen);
    made.values = static_cast<double>(view.size());
    if (progress.stopRequested()) {
        made.unseen = translate("Trust", "Cancelled before the rows were asked for faults.");
        return made;
    }
    if (view.size() <= view.slopes.cols() + 8) {
        made.unseen = translate("Trust", "There are too few values to ask for faults.");
        return made;
    }
    made.verdict = judgeFaults(faultDataOf(data, view), runs.signatures, problem.threads, level);
    return made;
}

FaultDiagnosis diagnose(const Study& study, const Result& result, double level, const Progress& progress,
                        const std::string& modelText) {
    const Study plain = plainStudy(study, result);
    PreparedStudy prepared = modelText.empty() ? prepare(plain) : prepare(plain, modelText, plain.model);
    if (const auto sha = result.provenance.find("data_sha256");
        sha != result.provenance.end() && sha->is_string() &&
        sha->get<std::string>() != prepared.problem.data.sha256)
        return {.unseen = filled(sentence("Trust", "{} has changed since the run; its rows were not asked."),
                                 prepared.problem.data.name)};
    if (const ExternalModel* elsewhere = prepared.problem.model->external())
        requireConsent(elsewhere->code());
    (void)chooseIntegrator(prepared.study, prepared.problem, progress.stop);
    std::string separate;
    for (const auto& [key, value] : plain.options)
        if (const auto* text = std::get_if<std::string>(&value); key == "per_experiment" && text)
            separate = *text;
    const auto spread = withPerExperimentUnknowns(prepared.problem, separate);
    return diagnose(spread ? *spread : prepared.problem, level, progress);
}

} // namespace rigor

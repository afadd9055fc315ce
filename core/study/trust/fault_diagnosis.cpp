#include "core/study/trust/fault_diagnosis.h"

#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/error.h"
#include "core/methods/claims.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/least_squares/fit_run.h"
#include "core/methods/result/provenance.h"
#include "core/study/run/candidates.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/trust/fault_signatures.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rigor {

namespace {

/// What the sum of squares of errors of unit variance may still fall by where a fit ends: a seventh of a
/// standard error.
constexpr double kSettled = 2e-2;

/// The study that starts at the answer: as a plain fit, but with its method where a candidate of it is asked.
Study studyAt(Study study, const Result& result, bool ofCandidate) {
    for (Unknown& unknown : study.unknowns)
        for (const Estimate& e : result.unknowns)
            if (e.name == unknown.name && std::isfinite(e.value))
                unknown.value.start = std::clamp(e.value, unknown.value.min, unknown.value.max);
    if (ofCandidate) return study;
    std::erase_if(study.options, [](const auto& option) { return option.first != "per_experiment"; });
    if (!answers(study.method, AnswerKind::PointFit)) study.options.clear();
    study.method = plainFit().key;
    study.candidates.clear();
    return study;
}

using TimePoint = std::chrono::steady_clock::time_point;
TimePoint timeBehind(double seconds) {
    constexpr double kMost = 1e7;
    return seconds < kMost
               ? std::chrono::steady_clock::now() + std::chrono::duration_cast<TimePoint::duration>(
                                                        std::chrono::duration<double>(std::max(0.0, seconds)))
               : TimePoint::max();
}

/// Whether a fit from there would move the estimates by less than one standard error, all together: by what
/// it would take off the sum of squares, to first order. Not where a bound holds an unknown, which the fit
/// might leave, nor with priors, which take part in it.
bool isFitted(const FitData& data, const FitBox& box, const Prediction& at) {
    if (!at.answered || !data.priors.empty()) return false;
    const FitFace face = faceOf(box, at.at);
    if (face.size() < box.start.size()) return false;
    const ResidualView view = residualView(Residuals(data, FitWeights::Sum), data, at, face);
    const Eigen::VectorXd left = view.leftOf(view.left);
    const auto freedom = static_cast<double>(view.size() - view.slopes.cols());
    if (!(freedom > 0)) return false;
    const double error = data.sigmaStated ? 1 : left.squaredNorm() / freedom;
    return (view.left - left).squaredNorm() <= error;
}

} // namespace

FaultDiagnosis diagnose(const Problem& problem, double level, const Progress& progress, double seconds) {
    FaultDiagnosis made;
    const TimePoint until = timeBehind(seconds);
    std::stop_source source;
    const std::stop_callback passedOn(progress.stop, [&] { source.request_stop(); });
    const Progress limited{source.get_token(), [&](const ProgressEvent& event) {
                               if (std::chrono::steady_clock::now() >= until) source.request_stop();
                               progress.tell(event);
                           }};
    progress.tell({.phase = "fitting"});
    const LeastSquaresOptions options; // outlives the run
    FitRun run(problem, options, limited);
    const FitData& data = run.data();
    Predictor predictor(data, problem.simulation, problem.threads, progress.stop);
    Prediction prediction = predictor.withSlopes(run.box().start);
    if (!isFitted(data, run.box(), prediction)) {
        run.endWithin(kSettled / static_cast<double>(std::max<std::size_t>(1, data.rows.size())));
        const FitFound found = run.search();
        made.simulations = found.solves;
        if (found.best.size() == 0) {
            made.unseen = filled(sentence("Trust", "The rows could not be fitted: {}."), found.failure);
            return made;
        }
        if (source.stop_requested() && !progress.stopRequested())
            made.notes.push_back(translate(
                "Trust", "The time was over before the rows were fitted to the end from the answer of "
                         "the run: what is found in them may be what the fit had not reached."));
        if (found.best != run.box().start) prediction = predictor.withSlopes(found.best);
    }
    const Eigen::VectorXd& estimate = prediction.at;
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
    const ResidualView view = residualView(residuals, data, prediction, faceOf(run.box(), estimate));
    std::vector<std::string> labels;
    for (const Experiment& experiment : problem.data.experiments) labels.push_back(experiment.label);
    progress.tell({.phase = "simulating", .simulations = made.simulations});
    FaultRuns runs = faultSignatures(data, problem.simulation, prediction, view, estimate, labels,
                                     problem.threads, progress, until);
    made.simulations += runs.simulations;
    made.notes.insert(made.notes.end(), runs.unseen.begin(), runs.unseen.end());
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
                        const std::string& modelText, double seconds) {
    const std::string candidate = study.candidates.empty() ? std::string() : candidateOfEstimates(result);
    const Study plain = studyAt(study, result, !candidate.empty());
    PreparedStudy prepared = modelText.empty() ? prepare(plain) : prepare(plain, modelText, plain.model);
    if (const std::string sha = provenanceOf(result).dataSha256;
        !sha.empty() && sha != prepared.problem.data.sha256)
        return {.unseen = filled(sentence("Trust", "{} has changed since the run; its rows were not asked."),
                                 prepared.problem.data.name)};
    if (const auto its = std::ranges::find(prepared.problem.candidates, candidate, &Candidate::name);
        its != prepared.problem.candidates.end())
        prepared.problem = problemOf(prepared.problem, its->model, its->data, its->fixed);
    if (const ExternalModel* elsewhere = prepared.problem.model->external())
        requireConsent(elsewhere->code());
    (void)chooseIntegrator(prepared.study, prepared.problem, progress.stop);
    std::string separate;
    for (const auto& [key, value] : plain.options)
        if (const auto* text = std::get_if<std::string>(&value); key == "per_experiment" && text)
            separate = *text;
    const auto spread = withPerExperimentUnknowns(prepared.problem, separate);
    return diagnose(spread ? *spread : prepared.problem, level, progress, seconds);
}

} // namespace rigor

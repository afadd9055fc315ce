// Runs a prepared study and says with what: provenance.

#include "core/engine/external/consent.h"
#include "core/foundation/base/instruction_set.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/methods/advice.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/result/provenance.h"
#include "core/study/mechanism_check.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/option_files.h"
#include "core/study/run/provenance.h"
#include "core/study/run/tied_results.h"
#include "core/study/run/validate.h"
#include "core/study/sample_files.h"
#include "core/study/study.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>

namespace rigor {

namespace {
/// The method knows nothing of files: what it refuses gets the study's name.
Result runMethod(PreparedStudy& prepared, const Progress& progress) {
    // The window makes its problem from what is in it, and reads these when it runs.
    if (prepared.problem.files.empty())
        if (auto files = readOptionFiles(prepared.study); !files.empty())
            prepared.problem.files = std::move(files);
    try {
        return prepared.method->run(prepared.problem, progress);
    } catch (const Error& e) {
        if (!e.place().file.empty()) throw;
        throw Error(e.message(), {prepared.study.file.string()}, e.excerpt());
    }
}
} // namespace

Result runStudy(PreparedStudy& prepared, const Progress& progress) {
    const Study& study = prepared.study;
    if (prepared.shared) {
        auto evaluator = std::move(prepared.problem.evaluator);
        prepared.problem = *prepared.shared;
        prepared.problem.evaluator = std::move(evaluator);
    }
    const ExternalModel* elsewhere = prepared.problem.model ? prepared.problem.model->external() : nullptr;
    // What runs, whatever the study and the method make its parameters of.
    std::vector<const ExternalModel*> others;
    const auto add = [&](const ExternalModel* other) {
        if (other && std::ranges::find(others, &other->innermost()) == others.end())
            others.push_back(&other->innermost());
    };
    add(elsewhere);
    for (const Candidate& candidate : prepared.problem.candidates) add(candidate.model->external());
    // Runs for differences, which the methods do not count, of this run: the window keeps its models.
    const auto differences = [&] {
        FurtherRuns made;
        for (const ExternalModel* one : others) {
            made.simulations += one->noise().runs();
            made.failures += one->noise().failures();
        }
        return made;
    };
    const FurtherRuns before = differences();
    long long simulations = 0, failures = 0;
    Progress counted = progress;
    counted.report = [&](const ProgressEvent& event) {
        simulations = std::max(simulations, event.simulations);
        failures = std::max(failures, event.failures);
        ProgressEvent told = event;
        const FurtherRuns now = differences();
        told.simulations += now.simulations - before.simulations;
        told.failures += now.failures - before.failures;
        progress.tell(told);
    };
    for (const ExternalModel* one : others) {
        requireConsent(one->code());
        one->failedRuns().forget();
        one->noise().begin({});
    }
    if (elsewhere) beginDifferences(*elsewhere, prepared.problem);
    for (const Candidate& candidate : prepared.problem.candidates)
        beginDifferences(*candidate.model, prepared.problem);
    const Message integrator = chooseIntegrator(study, prepared.problem, progress.stop);
    const auto begin = std::chrono::steady_clock::now();
    const std::string date = localTime(std::chrono::system_clock::now());
    Result result = runMethod(prepared, counted);
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
    addTied(result, prepared.problem);
    addFormulations(result, prepared.modelText, progress.stop);

    result.method = study.method;
    // After those of the method: how the files were read is the lesser concern.
    result.warnings.insert(result.warnings.end(), prepared.warnings.begin(), prepared.warnings.end());
    result.notes.insert(result.notes.end(), prepared.notes.begin(), prepared.notes.end());
    if (!integrator.empty()) result.notes.push_back(integrator);
    if (statesIntegrator(study)) {
        std::map<std::string, double> found;
        if (answers(study.method, AnswerKind::PointFit))
            for (const Estimate& estimate : result.unknowns) found[estimate.name] = estimate.value;
        if (Message told = unstableSteps(study, prepared.problem, found, progress.stop); !told.empty())
            result.warnings.push_back(std::move(told));
    }
    for (const ExternalModel* one : others)
        for (Message& told : std::array{one->how(), toldOfDifferences(*one), one->toldOfRuns()})
            if (!told.empty()) result.notes.push_back(std::move(told));
    Provenance common =
        Provenance{.program = "rigor",
                   .version = programVersion(),
                   .date = date,
                   .wallTime = wall.count(),
                   .study = study.file.string(),
                   .studySha256 = sha256(toToml(study)),
                   .dataSha256 = prepared.problem.data.sha256,
                   .samplesSha256 = samplesSha256(prepared.problem.unknowns),
                   .modelSha256 = elsewhere && !elsewhere->code().sha256.empty() ? elsewhere->code().sha256
                                  : prepared.modelText.empty()                   ? std::string()
                                                                                 : sha256(prepared.modelText),
                   .modelOffers = prepared.problem.model ? offersOf(*prepared.problem.model) : std::string(),
                   .seed = static_cast<long long>(study.seed),
                   .threads = study.threads > 0 ? study.threads : hardwareThreads(),
                   .simulations = simulations,
                   .failures = failures,
                   .instructionSet = nameOf(instructionSet())};
    FurtherRuns more = differences(); // the methods count the run in the middle
    more.simulations -= before.simulations;
    more.failures -= before.failures;
    recordProvenance(result, std::move(common), prepared.method->options(), more);
    for (const ExternalModel* one : others)
        if (const Message failed = one->failedRuns().one(); !failed.empty()) {
            const auto made = provenanceOf(result).simulations.value_or(0),
                       lost = provenanceOf(result).failures.value_or(0);
            // The first one, of a model that runs nowhere, is counted by no method.
            result.warnings.push_back(
                lost == 0 ? filled(sentence("Study", "A simulation failed: {}"), failed)
                          : filled(sentence("Study", "{} of {} simulations failed, as this one: {}"), lost,
                                   made, failed));
        }
    describeValidation(result, study, nullptr);
    validateOnHeldBack(prepared, result, progress);
    return result;
}

} // namespace rigor

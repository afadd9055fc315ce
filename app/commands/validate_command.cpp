// rigor validate RESULT DATA: a finished answer judged by data that its search has not seen.

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"

#include "core/foundation/message/quantity_text.h"
#include "core/methods/result/stored_result.h"
#include "core/methods/result/validation_result.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/validate.h"

namespace rigor {

namespace fs = std::filesystem;

namespace {

std::string textOf(const ValidationFacts& facts, const Messages& warnings) {
    std::string text = facts.verdict.text() + "\n";
    for (const Message& one : facts.said) text += "  " + one.text() + "\n";
    for (const auto& [name, output] : facts.outputs)
        text += fmt::format("  {}: mean error {}\n", name, quantityText(output.bias, output.unit));
    for (const Message& warning : warnings) text += "Warning: " + warning.text() + "\n";
    return text;
}

} // namespace

int runValidate(const ValidateRequest& request) {
    const InterruptWatch interrupt;
    const fs::path folder = request.folder;
    const FinishedRun run = readRunFolder(folder);
    if (run.result.outcome != RunOutcome::Answered)
        fail("{}: the run ended as {}; there is no answer to validate", folder.string(),
             toString(run.result.outcome));
    std::vector<StudyOverride> overrides;
    for (const auto& text : request.set) overrides.push_back(parseOverride(text));
    if (request.threads) overrides.push_back({"threads", fmt::format("{}", *request.threads)});
    const Study study = loadStudy(folder / "study.toml", overrides);
    std::vector<std::string> files;
    for (const std::string& file : request.data)
        files.push_back(fs::absolute(file).lexically_normal().string());
    PreparedStudy prepared = prepare(onOtherData(atEstimates(study, run.result), files));
    ProgressLine line(request.quiet);
    Result evaluation =
        runStudy(prepared, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }});
    line.finish();
    describeValidation(evaluation, prepared.study, &run.result);
    const auto facts = readFacts<ValidationResult>(evaluation).validation;
    if (!facts) {
        if (evaluation.outcome == RunOutcome::Cancelled) return kInterrupted;
        fail("the data cannot be predicted at the values found: {}", evaluation.message());
    }
    const std::string text = request.json
                                 ? storedText(toJson(evaluation)["diagnostics"]["validation"], 2) + "\n"
                                 : textOf(*facts, evaluation.remarks());
    if (!tellStdout(text)) fail("the verdict could not be printed");
    return kAnswered;
}

} // namespace rigor

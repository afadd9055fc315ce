// rigor compare RUN...: do finished runs agree, and what do their rows speak against.

#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"

#include "core/foundation/message/number_text.h"
#include "core/study/run/run_folder.h"
#include "core/study/trust/trust.h"

namespace rigor {

namespace {

std::string textOf(const Trust& trust, const std::vector<std::string>& folders,
                   const std::vector<FinishedRun>& runs) {
    std::string text = trust.clause.text() + "\n";
    for (const Message& one : trust.sentences) text += one.text() + "\n";
    for (std::size_t k = 0; k < folders.size(); ++k) {
        const RunOutcome outcome = runs[k].result.outcome;
        text += fmt::format("  run {}: {}{}\n", k + 1, folders[k],
                            outcome == RunOutcome::Answered ? "" : fmt::format(" ({})", toString(outcome)));
    }
    for (const PairAgreement& pair : trust.agreement)
        if (pair.verdict != PairVerdict::NotCompared)
            text += fmt::format("  {}, runs {} and {}: {}, {} (of all together {})\n", pair.unknown,
                                pair.first, pair.second, keyOf(pair.verdict), pValueText(pair.p),
                                probabilityText(pair.corrected));
    for (const NextRun& next : trust.next)
        text += fmt::format("  A run of {} would add: {}{}\n", next.method, next.words.text(),
                            next.seconds > 0 ? " (about " + durationText(next.seconds) + ")" : "");
    for (const Message& note : trust.notes) text += "Note: " + note.text() + "\n";
    return text;
}

} // namespace

int runCompare(const CompareRequest& request) {
    const InterruptWatch interrupt;
    std::vector<FinishedRun> runs;
    for (const std::string& folder : request.folders) {
        runs.push_back(readRunFolder(folder));
        if (request.threads) runs.back().study.threads = *request.threads;
    }
    std::vector<TrustedRun> asked;
    for (std::size_t k = 0; k < runs.size(); ++k)
        asked.push_back({static_cast<int>(k) + 1, request.folders[k], &runs[k].study, &runs[k].result});
    ProgressLine line(request.quiet);
    const Trust trust =
        trustOf(asked, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }},
                request.seconds.value_or(std::numeric_limits<double>::infinity()));
    line.finish();
    if (interrupt.token().stop_requested()) return kInterrupted;
    const std::string text = request.json ? jsonOf(trust) + "\n" : textOf(trust, request.folders, runs);
    if (!tellStdout(text)) fail("the verdict could not be printed");
    return kAnswered;
}

} // namespace rigor

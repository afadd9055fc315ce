#include "app/commands.h"
#include "app/interrupt.h"
#include "app/progress_line.h"
#include "app/summary.h"

#include "core/study/provenance.h"
#include "core/study/run_folder.h"

#include <cstdio>

namespace rigor {

namespace fs = std::filesystem;

namespace {

std::vector<StudyOverride> overridesOf(const StudyRequest& request) {
    std::vector<StudyOverride> list;
    for (const auto& text : request.set) list.push_back(parseOverride(text));
    if (request.seed) list.push_back({"seed", fmt::format("{}", *request.seed)});
    if (request.threads) list.push_back({"threads", fmt::format("{}", *request.threads)});
    if (!request.report.empty()) list.push_back({"output.report", request.report});
    return list;
}

RunFile reportFile(const Result& result, const PreparedStudy& prepared, const PdfRenderer& renderPdf) {
    ReportSettings settings;
    settings.modelText = prepared.modelText;
    settings.command = result.provenance.value("command", std::string());
    const Report report = buildReport(result, prepared.study, settings);
    if (prepared.study.report == "pdf") return {"report.pdf", renderPdf(report)};
    return {"report.html", renderHtml(report)};
}

int exitCode(RunOutcome outcome) {
    switch (outcome) {
    case RunOutcome::Answered:
    case RunOutcome::Empty:
        return kAnswered;
    case RunOutcome::Cancelled:
        return kInterrupted;
    case RunOutcome::NotRun:
    case RunOutcome::NoAnswer:
    case RunOutcome::Failed:
        break;
    }
    return kNoAnswer;
}

} // namespace

int runStudyCommand(const StudyRequest& request, const PdfRenderer& renderPdf) {
    const InterruptWatch interrupt;
    const fs::path file = request.study;
    const fs::path folder =
        request.out.empty() ? fs::path(file.stem().string() + "-result") : fs::path(request.out);
    PreparedStudy prepared = prepare(loadStudy(file, overridesOf(request)));
    if (const std::string why = whyNotWritable(folder); !why.empty()) throw Error(why);

    ProgressLine line(request.quiet);
    Result result =
        runStudy(prepared, {interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }});
    line.finish();

    std::vector<std::string> command = request.arguments;
    if (!command.empty()) command.front() = "rigor";
    if (!request.seed) {
        command.push_back("--seed");
        command.push_back(fmt::format("{}", prepared.study.seed));
    }
    result.provenance["command"] = shellCommand(command);
    result.provenance["directory"] = fs::current_path().string();

    fmt::print("{}", summaryText(result, prepared.study));
    std::fflush(stdout);
    std::vector<RunFile> files = runFiles(result, prepared.study);
    if (!prepared.study.report.empty()) addRunFile(files, reportFile(result, prepared, renderPdf));
    writeRunFolder(folder, files);
    fmt::print("\nResults are in {}", (folder / "").string());
    for (std::size_t i = 0; i < files.size(); ++i) fmt::print("{}{}", i == 0 ? ": " : ", ", files[i].name);
    fmt::print("\n");
    return exitCode(result.outcome);
}

} // namespace rigor

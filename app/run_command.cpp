#include "app/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"
#include "app/summary.h"

#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"

#include <cstdio>
#include <new>

namespace rigor {

namespace fs = std::filesystem;

namespace {

std::vector<StudyOverride> overridesOf(const StudyRequest& request) {
    std::vector<StudyOverride> list;
    for (const auto& text : request.set) list.push_back(parseOverride(text));
    if (request.seed) list.push_back({"seed", fmt::format("{}", *request.seed)});
    if (request.threads) list.push_back({"threads", fmt::format("{}", *request.threads)});
    if (!request.report.empty()) list.push_back({"output.report", request.report});
    if (!request.interface.empty()) list.push_back({"simulation.interface", request.interface});
    return list;
}

ReportSettings settingsOf(const StudyRequest& request) {
    ReportSettings settings;
    settings.title = request.title;
    settings.author = request.author;
    if (!request.logo.empty()) settings.logo = readLogo(request.logo);
    return settings;
}

RunFile reportFile(const Result& result, const PreparedStudy& prepared, ReportSettings settings,
                   const PdfRenderer& renderPdf) {
    settings.modelText = prepared.modelText;
    settings.command = result.provenance.value("command", std::string());
    const Report report = buildReport(result, prepared.study, settings);
    if (prepared.study.report == "pdf") return {"report.pdf", renderPdf(report)};
    return {"report.html", renderHtml(report)};
}

/// Makes and writes the report if the study asks for one. Why it could not be; "" = it was, or none is asked
/// for.
std::string addReport(const fs::path& folder, std::vector<RunFile>& files, const Result& result,
                      const PreparedStudy& prepared, const ReportSettings& settings,
                      const PdfRenderer& renderPdf) {
    if (prepared.study.report.empty()) return {};
    const auto sentence = [&](const std::string& why) {
        return fmt::format("the report was not written: {}; the results themselves are in {}", why,
                           (folder / "").string());
    };
    try {
        addToRunFolder(folder, files, reportFile(result, prepared, settings, renderPdf));
    } catch (const Error& e) {
        return sentence(e.sentence());
    } catch (const std::bad_alloc&) {
        return sentence("not enough memory");
    } catch (const std::exception& e) {
        return sentence(e.what());
    }
    return {};
}

/// A model or measured data in the place of a study.
void refuseOtherFiles(const fs::path& file) {
    const std::string ending = file.extension().string();
    for (const char* other :
         {".csv", ".tsv", ".txt", ".dat", ".lvm", ".xlsx", ".ods", ".mat", ".mo", ".mech", ".fmu", ".rigor"})
        if (ending == other)
            fail("{0} is no study (STUDY.toml); `rigor check {0}` says what it holds, `rigor {0}` opens it",
                 file.string());
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
    refuseOtherFiles(file);
    const ReportSettings settings = settingsOf(request); // refused before a run that may take hours
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

    bool printed = tellStdout(summaryText(result, prepared.study));
    std::vector<RunFile> files = runFiles(result, prepared.study);
    writeRunFolder(folder, files);
    // The report comes second: a failure to make it must not cost a run that may have taken hours.
    const std::string unreported = addReport(folder, files, result, prepared, settings, renderPdf);
    std::string last = fmt::format("\nResults are in {}", (folder / "").string());
    for (std::size_t i = 0; i < files.size(); ++i) last += (i == 0 ? ": " : ", ") + files[i].name;
    printed = tellStdout(last + "\n") && printed;
    if (!unreported.empty()) throw Error(unreported);
    if (!printed) fail("the summary could not be printed; the results are in {}", (folder / "").string());
    return exitCode(result.outcome);
}

} // namespace rigor

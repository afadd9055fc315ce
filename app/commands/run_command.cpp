#include "app/commands/commands.h"
#include "app/console.h"
#include "app/interrupt.h"
#include "app/progress_line.h"
#include "app/summary.h"

#include "core/engine/modelica/compile.h"
#include "core/methods/result/provenance.h"
#include "core/study/exchange/ssv_parameters.h"
#include "core/study/places/manager_job.h"
#include "core/study/places/place_profile.h"
#include "core/study/places/placed_run.h"
#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"

#include <algorithm>
#include <cstdio>
#include <functional>
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
    settings.model = true;
    settings.command = recordedCommand(result);
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

fs::path folderOf(const StudyRequest& request) {
    if (!request.resume.empty()) return request.resume;
    if (!request.out.empty()) return request.out;
    return fs::path(request.study).stem().string() + "-result";
}

/// Values of another tool; what --set says of the same parameters wins.
void takeFile(Study& study, const StudyRequest& request) {
    if (!methodNeedsModel(study.method))
        fail("--parameters {}: the method {} works without a model", request.parameters, study.method);
    const ModelPtr model = loadModel(modelFile(study));
    SsvParameters given = ssvParameters(model, readFileBytes(request.parameters), request.parameters);
    std::erase_if(given.values, [&](const auto& one) {
        return std::ranges::any_of(request.set, [&](const std::string& text) {
            const std::string key = parseOverride(text).key;
            return key == "parameters." + one.first || key == "unknowns." + one.first + ".start";
        });
    });
    for (const std::string& name : given.others)
        tellStderr(fmt::format("warning: {}: {} is not a parameter of {}\n", request.parameters, name,
                               model->name()));
    for (const std::string& name : takeParameters(study, given.values))
        tellStderr(fmt::format("warning: {}: {} stays as the study has it\n", request.parameters, name));
}

Study studyOf(const StudyRequest& request) {
    if (request.resume.empty()) {
        refuseOtherFiles(request.study);
        Study study = loadStudy(request.study, overridesOf(request));
        if (!request.parameters.empty()) takeFile(study, request);
        return study;
    }
    if (!request.set.empty() || request.seed || !request.out.empty() || !request.interface.empty() ||
        !request.parameters.empty())
        fail("--resume goes on with the run in {} as it was begun: --set, --parameters, --seed, --interface "
             "and --out cannot be given with it",
             request.resume);
    Study study = begunRun(request.resume).study;
    if (request.threads) study.threads = *request.threads;
    if (!request.report.empty()) study.report = request.report;
    return study;
}

std::vector<Place> placesFor(const StudyRequest& request) {
    std::string on = placesText(request.on);
    auto workers = request.workers;
    const bool goesOn = on.empty() && !request.resume.empty();
    // What goes on does so where it was begun, by as many workers.
    if (goesOn)
        if (const auto begun = begunState(request.resume); begun && begun->place) {
            on = *begun->place;
            if (!workers && begun->workers)
                workers = static_cast<int>(std::clamp(*begun->workers, 1LL, kMostWorkers));
        }
    if (on.empty()) return {};
    std::vector<Place> places;
    try {
        places = placesOf(on, readPlaceProfile);
    } catch (const Error& e) {
        if (!goesOn) throw;
        fail("the run in {} was begun on {}: {}. To go on with it elsewhere, say where (--on here: on this "
             "computer)",
             request.resume, on, e.sentence());
    }
    // The folder may be somebody else's: what it says is neither run as a command nor logged in to by itself.
    for (const Place& place : places)
        if (goesOn && (place.kind == Place::Kind::Command || place.kind == Place::Kind::Ssh))
            fail("the run in {} was begun by --on {}, which runs only where you say so: give it again to go "
                 "on "
                 "there, or --on here to go on on this computer",
                 request.resume, shellQuoted(on));
    if (workers && places.size() > 1)
        fail("--workers is of one place: with several, the profile of each says how many");
    for (Place& place : places) {
        placeWithinJob(place);
        if (workers) place.count = *workers;
    }
    return places;
}

/// In a process of its own, which has the same arguments.
void detach(const StudyRequest& request, const fs::path& folder) {
    std::vector<std::string> arguments;
    for (const std::string& argument : request.arguments)
        if (argument != "--detach") arguments.push_back(argument);
    const long process = startDetached(arguments, folder);
    tellStdout(fmt::format("The run goes on as process {} in {}; what it says is in {}\n", process,
                           (folder / "").string(), (folder / "run.log").string()));
}

/// Its manager is a job of the cluster itself.
void detachAsJob(const StudyRequest& request, const fs::path& folder, const std::vector<Place>& places) {
    if (places.empty()) fail("--as-job needs --on slurm: it says which cluster takes the job");
    std::vector<std::string> arguments;
    for (const std::string& argument : request.arguments)
        if (argument != "--detach" && argument != "--as-job") arguments.push_back(argument);
    const auto cluster = std::ranges::find(places, Place::Kind::Slurm, &Place::kind);
    const ManagerJob job =
        submitManager(std::move(arguments), folder, cluster == places.end() ? places.front() : *cluster);
    tellStdout(fmt::format("The run {} as job {} of Slurm in {}; what it says is in {}\n",
                           job.begun ? "goes on" : "waits in the queue", job.number, (folder / "").string(),
                           (folder / "run.log").string()));
}

/// "on 58 of 64 workers, 12 evaluations sent again", of several places each; "" = on this machine alone.
std::string workersText(const std::vector<PlaceState>& places) {
    const auto small = [](const PlaceState& place) { return place.wanted == 0; }; // small batches only
    const bool several = std::ranges::count_if(places, std::not_fn(small)) > 1;
    std::string text;
    for (const PlaceState& place : places) {
        if (small(place)) continue;
        text += fmt::format("{}on {} of {} workers", text.empty() ? "" : ", ", place.workers, place.wanted);
        if (several) text += " of " + (place.place.empty() ? std::string("this machine") : place.place);
        if (place.failed > 0) text += fmt::format(", {} failed there", place.failed);
        if (place.takenOver > 0) text += fmt::format(", {} sent again", place.takenOver);
    }
    return text;
}

/// Of a run that another process computes now: how far it is.
void refuseUnderWay(const fs::path& folder) {
    if (!fs::exists(folder / kStateFile)) return;
    const SeenRun seen = seenRun(folder);
    if (seen.state != SeenRun::State::UnderWay) return;
    const ProgressEvent& last = seen.told.last;
    std::string far =
        last.phase.empty() ? std::string("it has just begun") : progressText(last, seen.told.seconds, 0, 0);
    if (const std::string where = workersText(seen.told.places); !where.empty()) far += ", " + where;
    fail("the run in {} is under way on {} (process {}): {}. There is nothing to go on with yet",
         folder.string(), seen.host, seen.process, far);
}

} // namespace

int runStudyCommand(const StudyRequest& request, const PdfRenderer& renderPdf) {
    const InterruptWatch interrupt;
    const fs::path folder = folderOf(request);
    if (!request.resume.empty()) refuseUnderWay(folder);
    const std::vector<Place> places = placesFor(request);
    if (request.detach) {
        prepare(studyOf(request)); // what is wrong is told here and now
        if (request.asJob)
            detachAsJob(request, folder, places);
        else
            detach(request, folder);
        return kAnswered;
    }
    const ReportSettings settings = settingsOf(request); // refused before a run that may take hours
    PreparedStudy prepared = prepare(studyOf(request));
    if (const std::string why = whyNotWritable(folder); !why.empty()) throw Error(why);

    std::vector<std::string> command = request.arguments;
    if (!command.empty()) command.front() = "rigor";
    if (!request.seed) {
        command.push_back("--seed");
        command.push_back(fmt::format("{}", prepared.study.seed));
    }
    PlacedRun placed({.folder = folder,
                      .places = places,
                      .allowMixed = request.allowMixed,
                      .beginning = {shellCommand(command), !request.resume.empty()},
                      .say = [](const Message& told, bool) { tellStderr(told.text() + "\n"); }},
                     prepared);
    if (placed.entries() > 0 && !request.quiet)
        tellStderr(fmt::format("Going on from {} entries of {}\n", placed.entries(),
                               (folder / kRecordFile).string()));

    ProgressLine line(request.quiet, [&] { return workersText(placed.places()); });
    Result result = placed.run({interrupt.token(), [&](const ProgressEvent& event) { line.show(event); }});
    line.finish();
    recordCommand(result, shellCommand(command), fs::current_path().string());

    bool printed = tellStdout(summaryText(result, prepared.study));
    std::vector<RunFile> files = runFiles(result, prepared.study);
    writeRunFolder(folder, files);
    placed.finish(result.outcome == RunOutcome::Cancelled);
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

#include "ui/jobs/kept_folder.h"

#include "core/foundation/base/error.h"
#include "core/study/places/place_profile.h"
#include "core/study/places/placed_run.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/run_folder.h"
#include "ui/jobs/run_queue.h"

#include <QDir>

namespace rigor {

namespace {

namespace fs = std::filesystem;

/// What a crash would have ended sooner is not offered again.
constexpr double kResultsKept = 10; // s

RunningFolder::Beginning beginIn(const KeptFolder& kept, const std::string& place) {
    RunningFolder::Beginning beginning;
    beginning.resumed = kept.goesOn;
    beginning.place = place;
    const fs::path folder = kept.folder;
    if (kept.goesOn) {
        beginning.study = begunRun(folder).study;
        return beginning;
    }
    fs::create_directories(folder);
    exportStudyWithFiles(kept.files, folder / "study.toml");
    if (!kept.note.empty()) writeFileAtomically(folder / "window.json", kept.note);
    beginning.study = loadStudy(folder / "study.toml");
    return beginning;
}

void removeFolder(const KeptFolder& kept) {
    std::error_code error;
    if (kept.ours) fs::remove_all(kept.folder, error);
}

/// From what the folder has.
void leave(const RunRequest& request) {
    const fs::path folder = request.kept.folder;
    std::vector<std::string> command{"rigor", "run"};
    std::error_code error;
    if (fs::exists(folder / kStateFile, error))
        command.insert(command.end(), {"--resume", folder.string()});
    else // nothing is to be kept of it
        command.insert(command.end(), {(folder / "study.toml").string(), "--out", folder.string()});
    command.emplace_back("--quiet");
    if (!request.place.empty()) command.insert(command.end(), {"--on", request.place});
    startDetached(command, folder);
}

class KeptRunner {
  public:
    KeptRunner(const RunRequest& request, const Progress& progress, const RunHooks& hooks)
        : request_(request), kept_(request.kept), progress_(progress), hooks_(hooks) {}

    RunEnded run() {
        RunEnded end;
        std::unique_ptr<PlacedRun> placed;
        try {
            std::vector<Place> places;
            if (!request_.place.empty()) places = placesOf(request_.place, readPlaceProfile);
            if (request_.leaves) {
                RunningFolder::Beginning beginning = beginIn(kept_, request_.place);
                if (request_.prepared->study.checkpoint)
                    RunningFolder(kept_.folder, *request_.prepared, std::move(beginning)).finish(true);
                leave(request_);
                end.left = true;
                return end;
            }
            if (!kept_.folder.empty()) placed = begin(places);
            if (placed) hooks_.watch([run = placed.get()] { return run->places(); });
            const auto begun = std::chrono::steady_clock::now();
            Result result = placed ? placed->run(progress_) : runStudy(*request_.prepared, progress_);
            const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
            hooks_.watch({});
            if (placed && hooks_.leaves() && result.outcome == RunOutcome::Cancelled) {
                placed->finish(true);
                placed.reset();
                leave(request_);
                end.left = true;
                return end;
            }
            if (placed && hooks_.moves() && result.outcome == RunOutcome::Cancelled) {
                placed->finish(true);
                end.moved = true;
                return end;
            }
            if (!notKept_.empty()) result.notes.push_back(std::move(notKept_));
            if (request_.calibration)
                describeValidation(result, request_.prepared->study, request_.calibration.get());
            if (placed)
                if (Message unwritten = keep(*placed, result, took.count()); !unwritten.empty())
                    result.warnings.push_back(std::move(unwritten));
            end.result = std::make_shared<Result>(std::move(result));
            return end;
        } catch (const Error& e) {
            end.why = e.placed();
        } catch (const std::exception& e) {
            end.why = verbatim(e.what());
        }
        hooks_.watch({});
        placed.reset();
        if (kept_.folder.empty()) return end;
        std::error_code error;
        end.kept = fs::exists(fs::path(kept_.folder) / kStateFile, error);
        if (!end.kept) removeFolder(kept_);
        return end;
    }

  private:
    /// Null: it cannot be kept, and runs all the same.
    std::unique_ptr<PlacedRun> begin(const std::vector<Place>& places) {
        try {
            return std::make_unique<PlacedRun>(
                PlacedRun::Settings{kept_.folder, places, false, beginIn(kept_, request_.place), hooks_.say},
                *request_.prepared);
        } catch (const std::exception& e) {
            if (!places.empty() || kept_.goesOn) throw;
            notKept_ = filled(sentence("Project", "Nothing of this run was kept on its way: {}"),
                              std::string(e.what()));
            removeFolder(kept_);
            return nullptr;
        }
    }

    /// A long result lies in the folder until the project has it. Why it could not be written where it
    /// belongs; empty = it was.
    Message keep(PlacedRun& placed, const Result& result, double took) {
        const bool stopped = result.outcome == RunOutcome::Cancelled;
        const bool forget = kept_.ours && (took < kResultsKept || stopped);
        Message unwritten;
        try {
            if (!forget) writeRunFolder(kept_.folder, runFiles(result, begunRunOr(request_.prepared->study)));
        } catch (const Error& e) {
            if (!kept_.ours) unwritten = e.message(); // else the window has the result all the same
        }
        placed.finish((stopped || !unwritten.empty()) && !kept_.ours);
        if (forget) removeFolder(kept_);
        return unwritten;
    }

    /// The study that goes on from the folder.
    Study begunRunOr(const Study& otherwise) const {
        const auto state = begunState(kept_.folder);
        return state ? state->begunStudy() : otherwise;
    }

    const RunRequest& request_;
    const KeptFolder& kept_;
    const Progress& progress_;
    const RunHooks& hooks_;
    Message notKept_;
};

} // namespace

RunEnded runKept(const RunRequest& request, const Progress& progress, const RunHooks& hooks) {
    return KeptRunner(request, progress, hooks).run();
}

} // namespace rigor

#include "core/study/places/placed_run.h"

#include "core/engine/evaluate/program_build.h"
#include "core/study/places/not_spread.h"
#include "core/study/places/place_profile.h"
#include "core/study/places/workers_folder.h"

namespace rigor {

namespace fs = std::filesystem;

PlacedRun::PlacedRun(Settings settings, PreparedStudy& prepared) : prepared_(prepared) {
    const fs::path folder = settings.folder;
    std::string& all = settings.beginning.place;
    all.clear();
    for (const Place& place : settings.places) all += (all.empty() ? "" : kBetweenPlaces) + place.text;
    if (settings.places.size() == 1) settings.beginning.workers = settings.places.front().count;
    running_ = std::make_unique<RunningFolder>(folder, prepared, std::move(settings.beginning));
    const auto say = [&](const Message& told) {
        if (settings.say && !told.empty()) settings.say(told, false);
    };
    say(running_->beside());
    if (!settings.places.empty()) {
        for (const Message& told : notSpread(prepared)) say(told);
        at_ = std::move(settings.places);
        WorkQueueSettings queue;
        queue.place = at_.front();
        queue.besides.assign(at_.begin() + 1, at_.end());
        queue.program = evaluateProgram().string();
        queue.version = programBuild();
        const bool own = at_.size() == 1 && !queue.place.folder.empty();
        const fs::path in = fs::absolute(own ? fs::path(queue.place.folder) : folder);
        if (own) removeLeftWorkers(in);
        queue.folder = (in / newWorkersFolder()).string();
        queue.allowMixed = settings.allowMixed;
        queue.say = std::move(settings.say);
        elsewhere_ = std::make_shared<WorkQueueEvaluator>(std::move(queue));
        running_->watchPlaces([this] { return places(); });
    }
    prepared.problem.evaluator = running_->recorded(elsewhere_);
}

PlacedRun::~PlacedRun() {
    running_->watchPlaces({});
    prepared_.problem.evaluator.reset();
}

Result PlacedRun::run(const Progress& progress) {
    Result result = runStudy(prepared_, {progress.stop, [&](const ProgressEvent& event) {
                                             running_->tell(event);
                                             progress.tell(event);
                                         }});
    if (elsewhere_) {
        result.provenance["evaluated_on"] = elsewhere_->provenance();
        for (const Message& told : notSpread(prepared_))
            result.provenance["evaluated_on"]["not_spread"].push_back(told.text(Minus::Hyphen));
        if (Message mixed = elsewhere_->mixed(); !mixed.empty()) result.warnings.push_back(std::move(mixed));
    }
    // Workers end before the folder is written.
    running_->watchPlaces({});
    prepared_.problem.evaluator.reset();
    const long long recalled = running_->endEvaluation();
    std::shared_ptr<WorkQueueEvaluator> ended;
    {
        const std::lock_guard lock(mutex_);
        ended.swap(elsewhere_);
    }
    ended.reset();
    if (recalled > 0) result.provenance["taken_from_record"] = recalled;
    if (const Message beside = running_->beside(); !beside.empty())
        result.provenance["beside"] = beside.text(Minus::Hyphen);
    for (Message& note : running_->notes()) result.notes.push_back(std::move(note));
    return result;
}

std::vector<PlaceState> PlacedRun::places() const {
    std::shared_ptr<WorkQueueEvaluator> elsewhere;
    {
        const std::lock_guard lock(mutex_);
        elsewhere = elsewhere_;
    }
    if (!elsewhere) return {};
    const WorkQueueState state = elsewhere->state();
    std::vector<PlaceState> states;
    PlaceState here;
    for (std::size_t k = 0; k < at_.size(); ++k) {
        const WorkQueuePlace& now = state.places[k];
        const bool own = at_[k].kind == Place::Kind::Here;
        std::vector<WorkerState> each;
        for (const WorkQueueWorker& one : now.workers)
            each.push_back({one.machine, one.evaluations, one.silence});
        (own ? here : states.emplace_back()) = PlaceState{own                   ? ""
                                                          : at_[k].name.empty() ? at_[k].text
                                                                                : at_[k].name,
                                                          own ? "" : now.started.text(),
                                                          now.connected,
                                                          now.wanted,
                                                          now.evaluations,
                                                          now.failed,
                                                          now.takenOver,
                                                          now.coreSeconds,
                                                          now.silence,
                                                          std::move(each)};
    }
    here.done += state.here;
    here.failed += state.failedHere;
    here.coreSeconds += state.secondsHere;
    states.push_back(std::move(here));
    return states;
}

} // namespace rigor

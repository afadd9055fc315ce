#include "core/study/places/placed_run.h"

#include "core/study/places/not_spread.h"
#include "core/study/places/place_profile.h"

#include <unistd.h>

namespace rigor {

namespace fs = std::filesystem;

PlacedRun::PlacedRun(Settings settings, PreparedStudy& prepared) : prepared_(prepared) {
    const fs::path folder = settings.folder;
    if (settings.place) settings.beginning.place = settings.place->text;
    running_ = std::make_unique<RunningFolder>(folder, prepared, std::move(settings.beginning));
    const auto say = [&](const Message& told) {
        if (settings.say && !told.empty()) settings.say(told);
    };
    say(running_->beside());
    if (settings.place) {
        for (const Message& told : notSpread(prepared)) say(told);
        const Place& place = *settings.place;
        name_ = place.name.empty() ? place.text : place.name;
        WorkQueueSettings queue;
        queue.place = place;
        queue.program = evaluateProgram().string();
        queue.version = programVersion();
        // Workers of a cluster see it too.
        queue.folder = (fs::absolute(place.folder.empty() ? folder : fs::path(place.folder)) /
                        fmt::format(".workers-{}", ::getpid()))
                           .string();
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
    PlaceState there{name_,        state.started,   state.connected,   state.wanted, state.evaluations,
                     state.failed, state.takenOver, state.coreSeconds, state.silence};
    PlaceState here;
    here.done = state.here;
    here.failed = state.failedHere;
    here.coreSeconds = state.secondsHere;
    return {there, here};
}

} // namespace rigor

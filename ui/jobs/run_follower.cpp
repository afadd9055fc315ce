#include "ui/jobs/run_follower.h"

#include "core/methods/result/provenance.h"
#include "core/study/run/run_folder.h"
#include "ui/jobs/background.h"
#include "ui/widgets/text/qt_text.h"

#include <cmath>
#include <csignal>

namespace rigor {

/// What one of the folders was found to be.
struct RunFollower::Look {
    SeenRun seen;
    std::shared_ptr<const Result> result;
    QString why; ///< it cannot be read
};

RunFollower::RunFollower(QObject* parent) : QObject(parent) {
    timer_.setInterval(1000);
    connect(&timer_, &QTimer::timeout, this, &RunFollower::lookAtAll);
}

void RunFollower::follow(int id, const QString& folder) {
    Followed one;
    one.folder = folder;
    one.progress.id = id;
    followed_.insert_or_assign(id, std::move(one));
    timer_.start();
    lookAtAll();
}

void RunFollower::forgetAll() {
    followed_.clear();
    timer_.stop();
}

const RunProgress* RunFollower::progress(int id) const {
    const auto found = followed_.find(id);
    return found == followed_.end() ? nullptr : &found->second.progress;
}

QString RunFollower::cancel(int id) {
    const auto found = followed_.find(id);
    if (found == followed_.end()) return tr("It does not go on any more.");
    Followed& one = found->second;
    if (!one.here)
        return tr("It runs as process %1 on %2: cancel it there (kill %1).").arg(one.process).arg(one.host);
    if (one.process <= 0 || ::kill(static_cast<pid_t>(one.process), SIGTERM) != 0)
        return tr("Its process %1 cannot be told to stop.").arg(one.process);
    one.progress.cancelling = true;
    emit told(id, {});
    return {};
}

void RunFollower::lookAtAll() {
    if (looking_ || followed_.empty()) return;
    looking_ = true;
    std::vector<std::pair<int, std::string>> folders;
    for (const auto& [id, one] : followed_) folders.emplace_back(id, one.folder.toStdString());
    inBackground(
        this,
        [folders] {
            std::vector<Look> looks;
            for (const auto& [id, folder] : folders) {
                Look look;
                try {
                    look.seen = seenRun(folder);
                    if (look.seen.state == SeenRun::State::Finished)
                        look.result = std::make_shared<const Result>(readRunFolder(folder).result);
                } catch (const Error& e) {
                    look.why = QString::fromStdString(e.sentence());
                }
                looks.push_back(std::move(look));
            }
            return looks;
        },
        [this, folders](Outcome<std::vector<Look>>& outcome) {
            looking_ = false;
            if (!outcome.value) return;
            for (std::size_t k = 0; k < folders.size(); ++k) {
                const auto found = followed_.find(folders[k].first); // it may be forgotten meanwhile
                if (found != followed_.end() && found->second.folder.toStdString() == folders[k].second)
                    take(folders[k].first, (*outcome.value)[k]);
            }
            if (followed_.empty()) timer_.stop();
        });
}

void RunFollower::take(int id, const Look& look) {
    Followed& one = followed_.at(id);
    RunProgress& progress = one.progress;
    if (!look.why.isEmpty() || look.seen.state != SeenRun::State::UnderWay) {
        const RunTold reached = look.why.isEmpty() ? look.seen.told : RunTold();
        const bool killed = look.seen.state == SeenRun::State::Interrupted;
        const double wall = look.result ? provenanceOf(*look.result).wallTime : 0;
        const double seconds = std::isfinite(wall) ? wall : progress.elapsed;
        followed_.erase(id);
        if (look.result)
            emit finished(id, look.result, seconds);
        else
            emit stopped(id, reached, killed, look.why);
        return;
    }
    one.process = look.seen.process;
    one.host = QString::fromStdString(look.seen.host);
    one.here = look.seen.here();
    progress.process = tr("process %1 on %2").arg(one.process).arg(one.host);
    const RunTold& now = look.seen.told;
    const bool news = one.first || now.seconds > progress.elapsed;
    one.first = false;
    if (!news) return;
    progress.last = now.last;
    progress.elapsed = now.seconds;
    progress.share = now.share() < 1 ? now.share() : -1;
    progress.left = one.pace.left(now.last, now.seconds);
    if (!now.places.empty()) progress.takePlaces(now.places, now.seconds);
    std::vector<ProgressEvent> events;
    if (now.last.hasObjective) events.push_back(now.last);
    emit told(id, events);
}

} // namespace rigor

#include "ui/jobs/folder_follow.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/sha256.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace rigor {

namespace fs = std::filesystem;

namespace {
constexpr double kFollowPause = 0.2; ///< s

/// A pause that a stop ends.
void restFor(double seconds, const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait_for(lock, stop, std::chrono::duration<double>(seconds), [] { return false; });
}

fs::path ownFolder(const SelfContainedStudy& study, const std::string& name, const fs::path& folder) {
    Study made = study.study;
    made.data.files.clear();
    std::string all = toToml(made) + study.modelText;
    for (const std::string& file : study.study.data.files) all += sha256OfFile(file);
    fs::path watched = fs::absolute(folder).lexically_normal();
    if (!watched.has_filename()) watched = watched.parent_path(); // it was named with a slash behind
    return watched.parent_path() / (name + "-watch-" + sha256(all).substr(0, 6));
}

FollowStatus statusOf(const Watch& watch) {
    FollowStatus status;
    status.state = watch.verdict().state();
    status.words = watch.verdict().words();
    status.lastFile = watch.lastFile();
    status.problem = watch.problem();
    status.files = watch.files();
    status.waiting = watch.waiting();
    status.estimates = watch.estimates();
    for (const auto& [name, file] : watch.journal().setAside()) status.aside.push_back(file);
    std::ranges::sort(status.aside, {}, &SetAsideFile::number);
    status.there = watch.folderIsThere();
    status.lookTime = watch.lookTime();
    return status;
}

/// What of a status is shown: the rest changes without being news.
auto newsOf(const FollowStatus& s) {
    return std::tuple(s.state, s.lastFile, s.problem, s.files, s.waiting > 0, s.aside.size(), s.there);
}
} // namespace

struct FolderFollow::Told {
    FollowStatus status;
    std::string out, failure;
    bool ended = false;
};

FolderFollow::~FolderFollow() {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
}

void FolderFollow::stop() { thread_.request_stop(); }

void FolderFollow::start(SelfContainedStudy study, const std::string& name, fs::path folder) {
    thread_.request_stop();
    if (thread_.joinable()) thread_.join();
    ++ticket_;
    folder_ = QString::fromStdString(folder.string());
    out_.clear();
    status_ = {};
    failure_.clear();
    running_ = true;
    const QPointer<FolderFollow> self(this);
    thread_ = std::jthread([self, study = std::move(study), name, folder = std::move(folder),
                            ticket = ticket_](const std::stop_token& stop) {
        const auto tell = [self, ticket](std::shared_ptr<Told> told) {
            QMetaObject::invokeMethod(
                qApp,
                [self, ticket, told] {
                    if (self) self->take(ticket, told);
                },
                Qt::QueuedConnection);
        };
        auto last = std::make_shared<Told>();
        try {
            const fs::path out = ownFolder(study, name, folder);
            last->out = out.string();
            fs::create_directories(out);
            const fs::path file = out / "followed.toml";
            exportStudyWithFiles(study, file);
            Watch watch(loadStudy(file), {.folder = folder, .out = out});
            const auto begin = std::chrono::steady_clock::now();
            const Progress progress{stop, {}};
            last->status = statusOf(watch);
            tell(std::make_shared<Told>(*last));
            while (!stop.stop_requested()) {
                const std::chrono::duration<double> now = std::chrono::steady_clock::now() - begin;
                watch.step(now.count(), progress);
                auto told = std::make_shared<Told>(Told{statusOf(watch), last->out, {}, false});
                if (newsOf(told->status) != newsOf(last->status)) {
                    tell(told);
                    last = std::make_shared<Told>(*told);
                }
                if (watch.changedFrom()) watch.told();
                restFor(kFollowPause, stop);
            }
            watch.stopped();
        } catch (const Error& e) {
            last->failure = e.message();
        } catch (const std::exception& e) {
            last->failure = e.what();
        }
        auto end = std::make_shared<Told>(*last);
        end->ended = true;
        tell(end);
    });
    Q_EMIT told();
}

void FolderFollow::take(int ticket, const std::shared_ptr<Told>& told) {
    if (ticket != ticket_) return;
    status_ = std::move(told->status);
    failure_ = QString::fromStdString(told->failure);
    out_ = QString::fromStdString(told->out);
    if (told->ended) running_ = false;
    Q_EMIT this->told();
}

} // namespace rigor

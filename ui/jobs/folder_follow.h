#pragma once
// A watched folder (core/study/watch) on a thread of its own: every new file is the next data of a study that
// lies in the folder of the watch. What holds now arrives in the GUI thread when it has changed.

#include "core/study/project/project_importer.h"
#include "core/study/watch/watch.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace rigor {

struct FollowStatus {
    WatchState state = WatchState::Nothing;
    Messages words;                ///< why, in sentences
    std::string lastFile, problem; ///< problem: of the last look; "" = none
    long long files = 0, waiting = 0;
    std::vector<Estimate> estimates;
    std::vector<SetAsideFile> aside; ///< as they were set aside
    bool there = true;               ///< the folder is
    double lookTime = 0;             ///< s
};

class FolderFollow : public QObject {
    Q_OBJECT
  public:
    explicit FolderFollow(QObject* parent = nullptr) : QObject(parent) {}
    ~FolderFollow() override; ///< stops and waits for its thread

    /// Follows `folder`. What the watch knows lies beside it in a folder of the study's name and of what it
    /// is made of (out()): what lies there goes on, another study does not meet it. Not while one is running.
    void start(SelfContainedStudy study, const std::string& name, std::filesystem::path folder);
    /// Soon: what is being fitted ends first. told() when it has.
    void stop();
    bool isRunning() const { return running_; }
    const FollowStatus& status() const { return status_; }
    const QString& failure() const { return failure_; } ///< why it ended by itself; "" = it did not
    QString folder() const { return folder_; }
    QString out() const { return out_; } ///< "" = not known yet

  Q_SIGNALS:
    void told();

  private:
    struct Told;
    void take(int ticket, const std::shared_ptr<Told>& told);
    FollowStatus status_;
    QString failure_, folder_, out_;
    bool running_ = false;
    int ticket_ = 0;
    std::jthread thread_;
};

} // namespace rigor

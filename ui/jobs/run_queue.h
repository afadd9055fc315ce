#pragma once
// Runs go on here, one after the other, on a thread of their own. Progress arrives in the GUI thread at most
// every 100 ms; events that carry an objective are all kept until then, so that no generation is lost. Cancel
// is a stop request to the running method, answered by its result "cancelled" with what was reached. Pause
// holds the method's thread at its next report, and with it the threads it waits for or has not started.

#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/result.h"
#include "core/study/study.h"
#include "ui/jobs/kept_folder.h"
#include "ui/jobs/run_follower.h"
#include "ui/jobs/run_progress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace rigor {

struct RunRequest {
    int id = 0;
    QString name; ///< "Run 3 · Maximum entropy"
    std::shared_ptr<PreparedStudy> prepared;
    /// The run that found the values this one is to evaluate; null = it searches, or none is known.
    std::shared_ptr<const Result> calibration = nullptr;
    KeptFolder kept = {};
    std::string place = {}; ///< as after --on; "" = this computer
    bool leaves = false;    ///< it goes on without the window from the start
};

class RunQueue : public QObject {
    Q_OBJECT
  public:
    explicit RunQueue(QObject* parent = nullptr);
    ~RunQueue() override; ///< stops the run under way and waits for it

    void add(RunRequest request);
    void remove(int id);           ///< waiting ones only
    void move(int id, int places); ///< waiting ones only; -1 = one earlier
    void cancel();                 ///< the run under way
    void setPaused(bool paused);   ///< the run under way
    /// The run under way goes on in a process of its own, from what its folder has; nothing if it has none.
    void leave();
    bool canLeave() const { return running() && canLeave_ && !progress_.cancelling; }
    /// The run under way ends its workers and goes on at `place` ("" = the threads of this computer), from
    /// what its folder has; nothing if it has none.
    void moveTo(const std::string& place);
    /// Nothing waits any more, and what the run under way still answers is not told: its project is closed.
    void abandon();
    bool running() const { return current_ != 0; }
    int current() const { return current_; }
    const RunProgress& progress() const { return progress_; }
    /// Of the run under way, or of one that is followed.
    const RunProgress& progressOf(int id) const;
    /// Runs that go on elsewhere.
    RunFollower& follower() { return follower_; }
    const RunFollower& follower() const { return follower_; }
    QString currentName() const { return currentName_; }
    /// What the run under way works on; null if none.
    std::shared_ptr<const PreparedStudy> currentStudy() const { return currentStudy_; }
    std::vector<RunRequest> waiting() const { return {waiting_.begin(), waiting_.end()}; }

  Q_SIGNALS:
    void started(int id);
    /// All events with an objective since the last time, in order; the newest event is progress().last.
    void progressed(int id, const std::vector<rigor::ProgressEvent>& events);
    /// result is null if the method refused its input; then why says so.
    void finished(int id, std::shared_ptr<const rigor::Result> result, const rigor::Message& why);
    /// It goes on in a process of its own; its folder says how far it is.
    void left(int id);
    /// It goes on at another place; "" = this computer.
    void moved(int id, const QString& place);
    /// It ended without a result; what was computed lies in its folder. why: "" = nobody knows.
    void stopped(int id, const rigor::Message& why);
    void changed(); ///< what runs or waits

  private:
    void startNext();
    double elapsed() const; ///< s, without pauses
    void deliver();
    void deliverPlaces();
    struct Mailbox {
        std::mutex mutex;
        std::vector<ProgressEvent> events;
        ProgressEvent last;
        bool any = false, paused = false, leaves = false;
        std::optional<std::string> movesTo;
        std::condition_variable_any goesOn;
        std::function<std::vector<PlaceState>()> places; ///< of a run at a place
        std::vector<std::pair<Message, bool>> said;      ///< and whether it is trouble
    };
    std::deque<RunRequest> waiting_;
    int current_ = 0;
    bool abandoned_ = false, canLeave_ = false; ///< the run under way
    double placesAt_ = -1;                      ///< s, when the places were asked last
    QString currentName_;
    RunProgress progress_;
    PhasePace pace_;
    std::shared_ptr<const PreparedStudy> currentStudy_;
    QElapsedTimer clock_; ///< since the start or the last Continue
    double before_ = 0;   ///< s, until then
    QTimer timer_;
    RunFollower follower_;
    std::shared_ptr<Mailbox> mailbox_;
    std::jthread thread_;
};

} // namespace rigor

#pragma once
// Runs that a process of its own computes: their folders are read once a second, off the GUI thread, until
// the results are there or the process is gone.

#include "core/foundation/base/translate.h"
#include "core/methods/result/result.h"
#include "ui/jobs/run_progress.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>

namespace rigor {

class RunFollower : public QObject {
    Q_OBJECT
  public:
    explicit RunFollower(QObject* parent = nullptr);
    void follow(int id, const QString& folder);
    void forgetAll();
    bool follows(int id) const { return followed_.contains(id); }
    const RunProgress* progress(int id) const; ///< null = it is not followed
    /// Why it cannot be stopped from here, a sentence; "" = it is told to stop, and writes what it has
    /// reached.
    QString cancel(int id);

  Q_SIGNALS:
    void told(int id, const std::vector<rigor::ProgressEvent>& events);
    void finished(int id, std::shared_ptr<const rigor::Result> result, double seconds);
    /// Its process is gone. killed: by no person; why: its folder cannot be read any more.
    void stopped(int id, const rigor::RunTold& told, bool killed, const QString& why);

  private:
    struct Look;
    struct Followed {
        QString folder, host;
        long process = 0;
        bool here = false, first = true;
        RunProgress progress;
        PhasePace pace;
    };
    void lookAtAll();
    void take(int id, const Look& look);
    std::map<int, Followed> followed_;
    QTimer timer_;
    bool looking_ = false;
};

} // namespace rigor

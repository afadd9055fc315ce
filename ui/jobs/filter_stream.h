#pragma once
// The filter while data stream in, on a thread of its own: a record replayed at a chosen speed, or a file
// followed as it grows. Results as of now arrive in the GUI thread a few times per second.

#include "core/methods/filter/kalman/live_filter.h"
#include "core/study/study.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>

namespace rigor {

class FilterStream : public QObject {
    Q_OBJECT
  public:
    enum class Source { Replay, GrowingFile };
    enum class Phase { Idle, Running, Paused, Ended, Failed };

    explicit FilterStream(QObject* parent = nullptr);
    ~FilterStream() override; ///< stops and waits for its thread

    /// Begins anew. speed: seconds of the record per second, 0 = as fast as it goes; a growing file is
    /// followed as it comes.
    void start(std::shared_ptr<const PreparedStudy> study, Source source, double speed);
    void setSpeed(double speed);
    void setPaused(bool paused);
    void stop();

    Phase phase() const { return phase_; }
    Source source() const { return source_; }
    double reached() const { return reached_; }     ///< s of the record
    double recordEnd() const { return recordEnd_; } ///< s, as far as known
    std::shared_ptr<const Result> result() const { return result_; }
    const QString& sentence() const {
        return sentence_;
    } ///< why it failed, or what keeps a growing file from being read

  Q_SIGNALS:
    void told(); ///< a new result, time or phase

  private:
    struct Shared;
    void take(int ticket);
    Phase phase_ = Phase::Idle;
    Source source_ = Source::Replay;
    double reached_ = 0, recordEnd_ = 0;
    int ticket_ = 0;
    std::shared_ptr<const Result> result_;
    QString sentence_;
    std::shared_ptr<Shared> shared_;
    std::jthread thread_;
};

} // namespace rigor

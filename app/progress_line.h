#pragma once
// Progress of a run as one line on stderr: rewritten in place on a terminal, a new line now and then in a
// file.

#include "core/foundation/base/progress.h"

#include <chrono>
#include <deque>
#include <functional>
#include <string>
#include <utility>

namespace rigor {

/// How fast a number grows, by what it was within the last minute: what came before says nothing of workers
/// that have come or gone since.
class Pace {
  public:
    void add(double seconds, double value);
    void clear() { seen_.clear(); }
    /// 0 = not known yet.
    double perSecond() const;

  private:
    std::deque<std::pair<double, double>> seen_; ///< s, value
};

/// "searching 12/60  32400 simulations (2314/s)  best 121.31  0:14, 0:41 left". s and 1/s; 0 = not known.
/// Pure, for tests.
std::string progressText(const ProgressEvent& event, double elapsed, double perSecond, double left);

class ProgressLine {
  public:
    /// where: what is to be said of the workers, "on 58 of 64 workers"; may be empty.
    explicit ProgressLine(bool quiet, std::function<std::string()> where = {});
    void show(const ProgressEvent& event);
    /// Clears the line.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;
    bool quiet_, terminal_;
    std::function<std::string()> where_;
    bool shown_ = false;
    std::string phase_;
    Pace done_, simulations_;
    Clock::time_point begin_ = Clock::now(), last_ = begin_ - std::chrono::hours(1);
};

} // namespace rigor

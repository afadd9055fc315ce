#pragma once
// Progress of a run as one line on stderr: rewritten in place on a terminal, a new line now and then in a
// file.

#include "core/foundation/base/progress.h"

#include <chrono>
#include <string>

namespace rigor {

/// "searching 12/60  32400 simulations  best 121.31  0:14, 0:41 left". Pure, for tests.
std::string progressText(const ProgressEvent& event, double elapsed, double phaseElapsed);

class ProgressLine {
  public:
    explicit ProgressLine(bool quiet);
    void show(const ProgressEvent& event);
    /// Clears the line.
    void finish();

  private:
    using Clock = std::chrono::steady_clock;
    bool quiet_, terminal_;
    bool shown_ = false;
    std::string phase_;
    Clock::time_point begin_ = Clock::now(), phaseBegin_ = begin_, last_ = begin_ - std::chrono::hours(1);
};

} // namespace rigor

#include "app/progress_line.h"
#include "app/console.h"

#include <fmt/format.h>

#include <unistd.h>

#include <cmath>
#include <cstdio>

namespace rigor {

namespace {
std::string duration(double seconds) {
    const auto s = static_cast<long long>(std::llround(seconds));
    return s >= 3600 ? fmt::format("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
                     : fmt::format("{}:{:02}", s / 60, s % 60);
}
} // namespace

std::string progressText(const ProgressEvent& event, double elapsed, double phaseElapsed) {
    std::string text = event.phase;
    if (event.total > 0) text += fmt::format(" {:.0f}/{:.0f}", event.done, event.total);
    if (event.simulations > 0) text += fmt::format("  {} simulations", event.simulations);
    if (event.failures > 0) text += fmt::format(" ({} failed)", event.failures);
    if (event.hasObjective) text += fmt::format("  best {:.6g}", event.objective);
    text += "  " + duration(elapsed);
    if (event.total > 0 && event.done > 0 && event.done < event.total && phaseElapsed >= 1)
        text += fmt::format(", {} left", duration(phaseElapsed * (event.total - event.done) / event.done));
    return text;
}

ProgressLine::ProgressLine(bool quiet) : quiet_(quiet), terminal_(::isatty(STDERR_FILENO) == 1) {}

void ProgressLine::show(const ProgressEvent& event) {
    if (quiet_) return;
    const auto now = Clock::now();
    if (event.phase != phase_) {
        phase_ = event.phase;
        phaseBegin_ = now;
    }
    const std::chrono::duration<double> pause = now - last_;
    if (pause.count() < (terminal_ ? 0.1 : 5.0)) return;
    last_ = now;
    const std::chrono::duration<double> elapsed = now - begin_, phaseElapsed = now - phaseBegin_;
    const std::string text = progressText(event, elapsed.count(), phaseElapsed.count());
    if (terminal_)
        tellStderr(fmt::format("\r{}\x1b[K", text));
    else
        tellStderr(fmt::format("{}\n", text));
    shown_ = true;
}

void ProgressLine::finish() {
    if (shown_ && terminal_) {
        tellStderr("\r\x1b[K");
    }
    shown_ = false;
}

} // namespace rigor

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

void Pace::add(double seconds, double value) {
    constexpr double kWindow = 60, kBetween = 0.5; // s
    if (!seen_.empty() && value < seen_.back().second) seen_.clear();
    // The last one moves on until it is worth keeping.
    if (seen_.size() > 1 && seconds - seen_[seen_.size() - 2].first < kBetween) seen_.pop_back();
    seen_.emplace_back(seconds, value);
    while (seen_.size() > 2 && seconds - seen_[1].first >= kWindow) seen_.pop_front();
}

double Pace::perSecond() const {
    constexpr double kLeast = 1; // s
    if (seen_.empty() || seen_.back().first - seen_.front().first < kLeast) return 0;
    return (seen_.back().second - seen_.front().second) / (seen_.back().first - seen_.front().first);
}

std::string progressText(const ProgressEvent& event, double elapsed, double perSecond, double left) {
    std::string text = event.phase;
    if (event.total > 0) text += fmt::format(" {:.0f}/{:.0f}", event.done, event.total);
    if (event.simulations > 0) text += fmt::format("  {} simulations", event.simulations);
    std::string more;
    if (perSecond > 0)
        more = perSecond < 1000 ? fmt::format("{:.3g}/s", perSecond) : fmt::format("{:.0f}/s", perSecond);
    if (event.failures > 0) more += fmt::format("{}{} failed", more.empty() ? "" : ", ", event.failures);
    if (!more.empty()) text += " (" + more + ")";
    if (event.hasObjective) text += fmt::format("  best {:.6g}", event.objective);
    text += "  " + duration(elapsed);
    if (left > 0) text += fmt::format(", {} left", duration(left));
    return text;
}

ProgressLine::ProgressLine(bool quiet, std::function<std::string()> where)
    : quiet_(quiet), terminal_(::isatty(STDERR_FILENO) == 1), where_(std::move(where)) {}

void ProgressLine::show(const ProgressEvent& event) {
    if (quiet_) return;
    const auto now = Clock::now();
    if (event.phase != phase_) {
        phase_ = event.phase;
        done_.clear();
    }
    const std::chrono::duration<double> elapsed = now - begin_, pause = now - last_;
    done_.add(elapsed.count(), event.done);
    if (event.simulations > 0) simulations_.add(elapsed.count(), static_cast<double>(event.simulations));
    if (pause.count() < (terminal_ ? 0.1 : 5.0)) return;
    last_ = now;
    const double pace = event.total > event.done ? done_.perSecond() : 0;
    std::string text = progressText(event, elapsed.count(), simulations_.perSecond(),
                                    pace > 0 ? (event.total - event.done) / pace : 0);
    if (where_)
        if (const std::string where = where_(); !where.empty()) text += ", " + where;
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

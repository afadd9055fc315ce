#include "core/foundation/base/deadline.h"

#include <chrono>
#include <utility>

namespace rigor {

Deadline::Deadline(std::stop_token parent, double seconds) : forward_(std::move(parent), Forward{source_}) {
    constexpr double kLongest = 1e9; // s; beyond it clocks overflow, and nobody waits
    if (!(seconds > 0)) {
        source_.request_stop();
    } else if (seconds < kLongest) {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() +
                         std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        clock_.emplace([this, end](const std::stop_token& ended) {
            std::unique_lock lock(mutex_);
            changed_.wait_until(lock, ended, end, [] { return false; });
            if (!ended.stop_requested()) source_.request_stop();
        });
    }
}

} // namespace rigor

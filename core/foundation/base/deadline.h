#pragma once
// A stop token that is also requested when a time is over, for tasks that stop in time whatever they are made
// of.

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace rigor {

class Deadline {
  public:
    /// seconds: from now; 0 or less = over at once, infinite = only the stop of `parent` counts.
    Deadline(std::stop_token parent, double seconds);
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    /// Requested when the time is over or `parent` was.
    std::stop_token token() const { return source_.get_token(); }
    bool isOver() const { return source_.stop_requested(); }

  private:
    struct Forward {
        std::stop_source source;
        void operator()() const { std::stop_source(source).request_stop(); }
    };
    std::stop_source source_;
    std::stop_callback<Forward> forward_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<std::jthread> clock_; ///< last: it uses the others
};

} // namespace rigor

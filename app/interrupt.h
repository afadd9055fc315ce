#pragma once
// Ctrl-C while a study runs: the first one asks the run to stop, the second one ends the program.

#include <stop_token>
#include <thread>

namespace rigor {

/// Must be made before any other thread, which then inherits that SIGINT and SIGTERM are left to this one.
class InterruptWatch {
  public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    std::stop_token token() const { return source_.get_token(); }

  private:
    std::stop_source source_;
    std::jthread thread_;
};

} // namespace rigor

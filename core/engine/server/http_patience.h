#pragma once
// How one request over a socket waits: for a time, and until it is stopped.

#include "core/foundation/base/translate.h"

#include <chrono>
#include <stop_token>
#include <string>

namespace rigor {

/// What ends a request early, a clause for behind the address of the server.
struct HttpTrouble {
    Message why;
    bool cancelled = false;
    bool unsent = false; ///< nothing of the request has left
    bool closed = false; ///< by the other side, before the answer was whole
};

/// All throw HttpTrouble, also when the time is over or the stop was requested. Sockets do not block.
class HttpPatience {
  public:
    HttpPatience(double limit, std::stop_token stop); ///< s from now on

    void checkTime() const;
    /// poll() with these events.
    void wait(int socket, short events) const;
    void pause(std::chrono::milliseconds time) const;
    /// A socket that is connected.
    int connect(const std::string& host, int port) const;
    void send(int socket, const std::string& text) const;
    /// Appends what has come; false at the end of what comes.
    bool more(int socket, std::string& buffer) const;

  private:
    using Clock = std::chrono::steady_clock;
    double limit_; ///< s
    std::stop_token stop_;
    Clock::time_point end_;
};

} // namespace rigor

#pragma once
// One request of HTTP/1.1 and its answer, over connections that are kept and shared. Written for servers
// that lie: cpp-httplib 0.11, which serves here (bridge_server.h), ends the program as a client when a status
// line is long (it hands it to std::regex, whose recursion overflows the stack at some 30,000 characters),
// and reads lines of any length.

#include "core/foundation/base/translate.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace rigor {

struct HttpRequest {
    std::string method, path, body;
    double limit = 60; ///< s, for all of it
};

struct HttpAnswer {
    /// Why there is none, a clause for behind the address: "closed the connection ..."; empty = there is one.
    Message trouble;
    bool cancelled = false;
    bool closed = false; ///< by the other side, after the request had left
    int status = 0;
    std::string body, location;
};

/// Connections to one host; for any number of threads, each of which has one for itself while it asks.
class HttpClient {
  public:
    HttpClient(std::string host, int port) : host_(std::move(host)), port_(port) {}
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    /// Never throws for what the other side does. What was not sent at all (nobody listens, a connection that
    /// was closed meanwhile) is tried again, twice; what was sent never is, for only who asks knows whether
    /// that does no harm.
    HttpAnswer ask(const HttpRequest& request, std::stop_token stop);

    static constexpr std::size_t kMostHead = 64U << 10, kMostBody = 64U << 20; ///< bytes of an answer

  private:
    using Clock = std::chrono::steady_clock;
    struct Idle {
        int socket;
        Clock::time_point until;
    };
    int takeIdle();
    void giveBack(int socket, double seconds);

    std::string host_;
    int port_;
    std::mutex mutex_;
    std::vector<Idle> idle_;
};

} // namespace rigor

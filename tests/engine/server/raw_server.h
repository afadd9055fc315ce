#pragma once
// A server made of a socket and a function from requests to bytes, for what no library would send.

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fmt/format.h>

#include <atomic>
#include <functional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace rigor::sample {

/// What the function does with a request: send() what it likes, and return whether the connection stays.
struct RawRequest {
    std::string path, body;
    int socket = -1;
    std::stop_token stop;

    /// False where nobody listens any more.
    bool send(const std::string& bytes) const {
        for (std::size_t sent = 0; sent < bytes.size();) {
            if (stop.stop_requested()) return false;
            const ssize_t some = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
            if (some <= 0) return false;
            sent += static_cast<std::size_t>(some);
        }
        return true;
    }
};
using RawHandler = std::function<bool(const RawRequest&)>;

static inline std::string httpAnswer(const std::string& body, const std::string& status = "200 OK",
                                     const std::string& fields = {}) {
    return fmt::format("HTTP/1.1 {}\r\nContent-Length: {}\r\n{}\r\n{}", status, body.size(), fields, body);
}

class RawServer {
  public:
    explicit RawServer(RawHandler handler) : handler_(std::move(handler)) {
        listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in any{};
        any.sin_family = AF_INET;
        any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof any;
        ::bind(listening_, reinterpret_cast<sockaddr*>(&any), size);
        ::listen(listening_, 64);
        ::getsockname(listening_, reinterpret_cast<sockaddr*>(&any), &size);
        port_ = ntohs(any.sin_port);
        accepting_ = std::jthread([this](std::stop_token stop) { accept(stop); });
    }
    ~RawServer() {
        accepting_.request_stop();
        accepting_.join();
        connections_.clear();
        ::close(listening_);
    }
    RawServer(const RawServer&) = delete;
    RawServer& operator=(const RawServer&) = delete;

    int port() const { return port_; }
    std::string address() const { return fmt::format("http://127.0.0.1:{}", port_); }
    int connections() const { return count_; }

  private:
    static bool readable(int socket, const std::stop_token& stop) {
        pollfd one{socket, POLLIN, 0};
        while (!stop.stop_requested())
            if (::poll(&one, 1, 10) > 0) return true;
        return false;
    }

    void accept(const std::stop_token& stop) {
        while (readable(listening_, stop)) {
            const int socket = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
            if (socket < 0) continue;
            ++count_;
            connections_.emplace_back([this, socket](std::stop_token ending) {
                serve(socket, ending);
                ::close(socket);
            });
        }
    }

    void serve(int socket, const std::stop_token& stop) const {
        std::string bytes;
        for (bool stays = true; stays;) {
            std::size_t head = 0;
            std::size_t length = 0;
            for (;;) {
                head = bytes.find("\r\n\r\n");
                if (head != std::string::npos) {
                    const std::size_t at = bytes.find("Content-Length: ");
                    length = at < head ? std::stoul(bytes.substr(at + 16)) : 0;
                    if (bytes.size() >= head + 4 + length) break;
                }
                char piece[4096];
                if (!readable(socket, stop)) return;
                const ssize_t got = ::recv(socket, piece, sizeof piece, 0);
                if (got <= 0) return;
                bytes.append(piece, static_cast<std::size_t>(got));
            }
            const std::size_t from = bytes.find(' ') + 1;
            stays = handler_({bytes.substr(from, bytes.find(' ', from) - from),
                              bytes.substr(head + 4, length), socket, stop});
            bytes.erase(0, head + 4 + length);
        }
    }

    RawHandler handler_;
    int listening_ = -1, port_ = 0;
    std::atomic<int> count_ = 0;
    std::vector<std::jthread> connections_;
    std::jthread accepting_;
};

/// What an honest server of f(x) = [[x1 + x2], [x1 x2, x1 - x2]] answers; empty: `path` is not its.
static inline std::string honestAnswer(const std::string& path) {
    if (path == "/Info") return R"({"protocolVersion": 1.0, "models": ["f"]})";
    if (path == "/ModelInfo")
        return R"({"support": {"Evaluate": true, "Gradient": false, "ApplyJacobian": true, "ApplyHessian": false}})";
    if (path == "/InputSizes") return R"({"inputSizes": [2]})";
    if (path == "/OutputSizes") return R"({"outputSizes": [1, 2]})";
    if (path == "/Evaluate") return R"({"output": [[5], [6.0, -1]]})";
    return {};
}

/// Honest but for one endpoint.
static inline RawHandler honestBut(const std::string& endpoint, RawHandler lie) {
    return [endpoint, lie = std::move(lie)](const RawRequest& request) {
        if (request.path == endpoint) return lie(request);
        return request.send(httpAnswer(honestAnswer(request.path)));
    };
}

} // namespace rigor::sample

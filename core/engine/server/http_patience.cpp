// Sockets: how one request waits, for a time and until it is stopped.
#include "core/engine/server/http_patience.h"

#include "core/foundation/base/error.h"

#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <thread>

namespace rigor {

namespace {

constexpr std::chrono::milliseconds kLook{20}; ///< between two looks at the stop while waiting

} // namespace

HttpPatience::HttpPatience(double limit, std::stop_token stop)
    : limit_(limit), stop_(std::move(stop)),
      end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                              std::chrono::duration<double>(std::clamp(limit, 0.0, 1e8)))) {}

void HttpPatience::checkTime() const {
    if (stop_.stop_requested()) throw HttpTrouble{{}, true};
    if (Clock::now() >= end_)
        throw HttpTrouble{
            filled(sentence("Model", "gave no whole answer within {:g} s (time_limit)."), limit_)};
}

void HttpPatience::wait(int socket, short events) const {
    for (;;) {
        checkTime();
        pollfd one{socket, events, 0};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end_ - Clock::now());
        const int ready = ::poll(
            &one, 1, static_cast<int>(std::clamp(left, decltype(left)(0), decltype(left)(kLook)).count()));
        if (ready > 0) return;
        if (ready < 0 && errno != EINTR) throw HttpTrouble{verbatim(std::strerror(errno))};
    }
}

void HttpPatience::pause(std::chrono::milliseconds time) const {
    const auto until = Clock::now() + time;
    while (Clock::now() < until) {
        checkTime();
        std::this_thread::sleep_for(std::min<Clock::duration>(kLook, until - Clock::now()));
    }
}

int HttpPatience::connect(const std::string& host, int port) const {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (const int code = ::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found))
        throw HttpTrouble{filled(sentence("Model", "cannot be reached: the host {} is not known ({})."), host,
                                 ::gai_strerror(code))};
    const std::unique_ptr<addrinfo, void (*)(addrinfo*)> kept(found, ::freeaddrinfo);
    int error = 0;
    for (const addrinfo* one = found; one; one = one->ai_next) {
        const int socket = ::socket(one->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
        if (socket < 0) {
            error = errno;
            continue;
        }
        try {
            error = ::connect(socket, one->ai_addr, one->ai_addrlen) == 0 ? 0 : errno;
            if (error == EINPROGRESS) {
                wait(socket, POLLOUT);
                socklen_t size = sizeof error;
                ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size);
            }
        } catch (...) {
            ::close(socket);
            throw;
        }
        if (error == 0) {
            const int on = 1;
            ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            return socket;
        }
        ::close(socket);
    }
    throw HttpTrouble{filled(sentence("Model", "cannot be reached: {}. Is the server running?"),
                             std::string(std::strerror(error))),
                      false, error == ECONNREFUSED || error == ECONNRESET};
}

void HttpPatience::send(int socket, const std::string& text) const {
    std::size_t sent = 0;
    while (sent < text.size()) {
        const ssize_t some = ::send(socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (some > 0) {
            sent += static_cast<std::size_t>(some);
        } else if (errno == EAGAIN) {
            wait(socket, POLLOUT);
        } else if (errno != EINTR) {
            // It may have said why before it closed.
            if (sent > 0 && (errno == EPIPE || errno == ECONNRESET)) return;
            throw HttpTrouble{
                filled(sentence("Model", "closed the connection before it took the request ({})."),
                       std::string(std::strerror(errno))),
                false, sent == 0};
        }
    }
}

bool HttpPatience::more(int socket, std::string& buffer) const {
    char piece[1 << 16];
    for (;;) {
        checkTime();
        const ssize_t got = ::recv(socket, piece, sizeof piece, 0);
        if (got > 0) {
            buffer.append(piece, static_cast<std::size_t>(got));
            return true;
        }
        if (got == 0 || errno == ECONNRESET) return false;
        if (errno == EAGAIN)
            wait(socket, POLLIN);
        else if (errno != EINTR)
            throw HttpTrouble{verbatim(std::strerror(errno))};
    }
}

} // namespace rigor

#include "core/engine/server/http_client.h"

#include "core/engine/server/http_patience.h"
#include "core/engine/server/protocol.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace rigor {

namespace {

constexpr std::chrono::milliseconds kPauses[] = {std::chrono::milliseconds(50),
                                                 std::chrono::milliseconds(200)};
/// s a connection rests at most before it is not used again.
constexpr double kRest = 2;

std::string lower(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

std::string textOf(const HttpRequest& request, const std::string& host, int port) {
    const std::string shown = host.find(':') == std::string::npos ? host : "[" + host + "]";
    std::string text =
        fmt::format("{} {} HTTP/1.1\r\nHost: {}:{}\r\nAccept: application/json, text/plain\r\n",
                    request.method, request.path, shown, port);
    if (request.method == "POST")
        text += fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n", request.body.size());
    return text + "\r\n" + request.body;
}

/// Reads one answer.
class AnswerReader {
  public:
    explicit AnswerReader(const HttpPatience& patience) : patience_(patience) {}

    /// Returns for how long the connection may be kept, s; 0 = not.
    double receive(int socket, HttpAnswer& answer) {
        for (;;) {
            readHead(socket, answer);
            if (answer.status >= 200) break;
            head_ = {};
        }
        if (!head_.encoding.empty() && head_.encoding != "identity")
            throw HttpTrouble{
                filled(sentence("Model", "answered in the encoding {}, which was not asked for."),
                       excerptOf(head_.encoding))};
        if (answer.status == 204 || answer.status == 304) return head_.close ? 0 : head_.rest;
        if (head_.chunked) {
            readChunks(socket, answer.body);
        } else if (head_.length) {
            if (*head_.length > HttpClient::kMostBody) tooLong();
            while (buffer_.size() < *head_.length)
                if (!more(socket)) brokenOff(buffer_.size(), *head_.length);
            answer.body = buffer_.substr(0, *head_.length);
            buffer_.erase(0, *head_.length);
        } else {
            while (more(socket))
                if (buffer_.size() > HttpClient::kMostBody) tooLong();
            answer.body = std::move(buffer_);
            return 0;
        }
        // What nobody asked for would stand before the next answer.
        return head_.close || !buffer_.empty() ? 0 : head_.rest;
    }

  private:
    struct Head {
        std::optional<std::size_t> length;
        bool chunked = false, close = false;
        /// s; only where the server says that it keeps the connection: what is sent while it closes one is
        /// lost and must not be sent again.
        double rest = 0;
        std::string encoding;
    };

    [[noreturn]] static void tooLong() {
        throw HttpTrouble{
            filled(sentence("Model", "sent an answer of more than {} MB."), HttpClient::kMostBody >> 20)};
    }

    static HttpTrouble closed(Message why) { return {.why = std::move(why), .closed = true}; }

    [[noreturn]] static void brokenOff(std::size_t got, std::size_t announced) {
        throw closed(filled(sentence("Model", "closed the connection after {} of {} bytes of its answer."),
                            got, announced));
    }

    [[noreturn]] void noHttp() const {
        throw HttpTrouble{filled(sentence("Model", "answered with something that is not HTTP: {}"),
                                 excerptOf(buffer_, 60))};
    }

    /// The next line of the head without its end.
    std::string line(int socket, std::size_t& taken) {
        constexpr std::string_view kBegin = "HTTP/1.";
        std::size_t end = buffer_.find('\n');
        while (end == std::string::npos) {
            if (taken + buffer_.size() > HttpClient::kMostHead)
                throw HttpTrouble{
                    filled(sentence("Model", "sent a head of more than {} kB before its answer."),
                           HttpClient::kMostHead >> 10)};
            const std::size_t from = buffer_.size();
            if (!more(socket)) {
                if (taken == 0 && buffer_.empty())
                    throw closed(translate("Model", "closed the connection without an answer."));
                if (taken == 0) noHttp();
                throw closed(translate("Model", "closed the connection within the head of its answer."));
            }
            if (taken == 0 && !std::string_view(buffer_).starts_with(
                                  kBegin.substr(0, std::min(kBegin.size(), buffer_.size()))))
                noHttp();
            end = buffer_.find('\n', from);
        }
        std::string text(trimmed(std::string_view(buffer_).substr(0, end)));
        taken += end + 1;
        if (taken == end + 1 && !text.starts_with(kBegin)) noHttp();
        buffer_.erase(0, end + 1);
        return text;
    }

    void readHead(int socket, HttpAnswer& answer) {
        std::size_t taken = 0;
        const std::string first = line(socket, taken);
        const std::size_t blank = std::min(first.find(' '), first.size() - 1) + 1;
        const auto [rest, code] =
            std::from_chars(first.data() + blank, first.data() + first.size(), answer.status);
        if (code != std::errc() || rest != first.data() + blank + 3 || answer.status < 100) {
            buffer_ = first;
            noHttp();
        }
        head_.close = first.starts_with("HTTP/1.0");
        for (std::string one = line(socket, taken); !one.empty(); one = line(socket, taken)) {
            if (taken > HttpClient::kMostHead)
                throw HttpTrouble{
                    filled(sentence("Model", "sent a head of more than {} kB before its answer."),
                           HttpClient::kMostHead >> 10)};
            const std::size_t colon = one.find(':');
            if (colon == std::string::npos) continue;
            readField(lower(one.substr(0, colon)),
                      std::string(trimmed(std::string_view(one).substr(colon + 1))), answer);
        }
    }

    void readField(const std::string& name, const std::string& value, HttpAnswer& answer) {
        const char* end = value.data() + value.size();
        if (name == "content-length") {
            std::size_t length = 0;
            const auto [rest, code] = std::from_chars(value.data(), end, length);
            if (code != std::errc() || rest != end || (head_.length && *head_.length != length))
                throw HttpTrouble{
                    filled(sentence("Model", "announced an answer of {} bytes."), excerptOf(value))};
            head_.length = length;
        } else if (name == "transfer-encoding") {
            head_.chunked = lower(value) == "chunked";
            if (!head_.chunked) head_.encoding = value;
        } else if (name == "content-encoding") {
            head_.encoding = lower(value);
        } else if (name == "connection") {
            if (lower(value) == "close") head_.close = true;
            if (lower(value) == "keep-alive") head_.close = false, head_.rest = std::max(head_.rest, 1.0);
        } else if (name == "keep-alive") {
            // Half of what it announces, so that it does not close just as the next request leaves.
            int seconds = 0;
            const std::size_t at = lower(value).find("timeout=");
            if (at != std::string::npos &&
                std::from_chars(value.data() + at + 8, end, seconds).ec == std::errc())
                head_.rest = std::clamp(0.5 * seconds, 0.0, kRest);
        } else if (name == "location") {
            answer.location = value;
        }
    }

    void readChunks(int socket, std::string& body) {
        for (;;) {
            std::size_t end = 0;
            while ((end = buffer_.find('\n')) == std::string::npos) {
                if (buffer_.size() > 1024) badChunk();
                if (!more(socket)) brokenOff(body.size(), body.size() + 1);
            }
            std::size_t size = 0;
            const auto [rest, code] = std::from_chars(buffer_.data(), buffer_.data() + end, size, 16);
            if (code != std::errc() || (*rest != '\r' && *rest != '\n' && *rest != ';' && *rest != ' '))
                badChunk();
            if (size > HttpClient::kMostBody || body.size() + size > HttpClient::kMostBody) tooLong();
            buffer_.erase(0, end + 1);
            while (buffer_.size() < size + 2)
                if (size == 0 && buffer_ == "\n")
                    break;
                else if (!more(socket))
                    brokenOff(body.size() + buffer_.size(), body.size() + size);
            body.append(buffer_, 0, size);
            const std::size_t lineEnd = buffer_.find('\n', size);
            if (lineEnd > size + 1) { // the end of the piece, or fields behind the last one
                if (size != 0) badChunk();
                head_.close = true;
                return;
            }
            buffer_.erase(0, lineEnd + 1);
            if (size == 0) return;
        }
    }

    [[noreturn]] void badChunk() const {
        throw HttpTrouble{filled(sentence("Model", "sent a piece of its answer without a length: {}"),
                                 excerptOf(buffer_, 40))};
    }

    bool more(int socket) { return patience_.more(socket, buffer_); }

    const HttpPatience& patience_;
    std::string buffer_; ///< received and not used
    Head head_;
};

} // namespace

HttpClient::~HttpClient() {
    for (const Idle& one : idle_) ::close(one.socket);
}

/// -1 = none.
int HttpClient::takeIdle() {
    const std::scoped_lock lock(mutex_);
    while (!idle_.empty()) {
        const Idle one = idle_.back();
        idle_.pop_back();
        pollfd look{one.socket, POLLIN, 0};
        // Readable: it was closed, or says what nobody asked for.
        if (Clock::now() < one.until && ::poll(&look, 1, 0) == 0) return one.socket;
        ::close(one.socket);
    }
    return -1;
}

void HttpClient::giveBack(int socket, double seconds) {
    if (seconds <= 0) {
        ::close(socket);
        return;
    }
    const auto rest = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    const std::scoped_lock lock(mutex_);
    idle_.push_back({socket, Clock::now() + rest});
}

HttpAnswer HttpClient::ask(const HttpRequest& request, std::stop_token stop) {
    const HttpPatience patience(request.limit, std::move(stop));
    const std::string text = textOf(request, host_, port_);
    for (std::size_t tried = 0;; ++tried) {
        HttpAnswer answer;
        int socket = -1;
        try {
            socket = takeIdle();
            if (socket < 0) socket = patience.connect(host_, port_);
            patience.send(socket, text);
            const double rest = AnswerReader(patience).receive(socket, answer);
            giveBack(socket, rest);
            return answer;
        } catch (const HttpTrouble& trouble) {
            if (socket >= 0) ::close(socket);
            answer.trouble = trouble.why;
            answer.cancelled = trouble.cancelled;
            answer.closed = trouble.closed;
            if (!trouble.unsent || tried == std::size(kPauses)) return answer;
        }
        try {
            patience.pause(kPauses[tried]);
        } catch (const HttpTrouble& trouble) {
            if (trouble.cancelled) answer.trouble = {}, answer.cancelled = true;
            return answer;
        }
    }
}

} // namespace rigor

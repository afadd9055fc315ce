#include "core/engine/server/bridge_server.h"

#include "core/foundation/base/error.h"

#include <httplib.h>

#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <thread>

namespace rigor {

namespace {

/// Of one connection each, idle ones included; those that compute share the cores.
constexpr std::size_t kConnections = 64;
/// s that an idle connection is kept, and that the end of the server may take.
constexpr int kIdle = 2;
constexpr int kSlowest = 10; ///< s between two pieces of a request

void put(const BridgeAnswer& answer, httplib::Response& response) {
    response.status = answer.status;
    response.set_content(answer.body, "application/json");
}

} // namespace

struct BridgeServer::Implementation {
    BridgeAnswers answers;
    httplib::Server http;
    std::stop_source ending;
    int port = 0;
    int listening = -1; ///< the socket

    explicit Implementation(std::vector<std::shared_ptr<const Served>> models) : answers(std::move(models)) {}
};

BridgeServer::BridgeServer(std::vector<std::shared_ptr<const Served>> models, const std::string& host,
                           int port)
    : made_(std::make_unique<Implementation>(std::move(models))) {
    Implementation& made = *made_;
    const auto answer = [&made](const httplib::Request& request, const std::string& body,
                                httplib::Response& response) {
        put(made.answers.answer(request.method, request.path, body, made.ending.get_token()), response);
    };
    made.http.Get(".*", [answer](const httplib::Request& request, httplib::Response& response) {
        answer(request, {}, response);
    });
    // Read here: the library takes a body for a form of at most 8 kB where the client states no type, for
    // which most then say application/x-www-form-urlencoded.
    made.http.Post(".*", [answer](const httplib::Request& request, httplib::Response& response,
                                  const httplib::ContentReader& content) {
        std::string body;
        const bool whole = content([&](const char* bytes, std::size_t count) {
            body.append(bytes, count);
            return true;
        });
        if (whole) answer(request, body, response); // else its status says why
    });
    made.http.new_task_queue = [] { return new httplib::ThreadPool(kConnections); };
    // Not SO_REUSEPORT, which the library sets: two servers on one port would share its requests.
    made.http.set_socket_options([&made](socket_t socket) {
        made.listening = socket;
        const int on = 1;
        ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    });
    made.http.set_tcp_nodelay(true);
    made.http.set_keep_alive_max_count(1'000'000'000);
    made.http.set_keep_alive_timeout(kIdle);
    made.http.set_read_timeout(kSlowest);
    made.http.set_write_timeout(kSlowest);
    made.http.set_payload_max_length(kMostBody);
    // Forms would be taken apart by regular expressions, whose recursion long lines could overflow.
    made.http.set_pre_routing_handler([](const httplib::Request& request, httplib::Response& response) {
        if (!request.has_header("Content-Type") ||
            !request.get_header_value("Content-Type").starts_with("multipart/"))
            return httplib::Server::HandlerResponse::Unhandled;
        put(bridgeError(415, "InvalidInput",
                        translate("Model", "A form is no request; send JSON as application/json.")),
            response);
        return httplib::Server::HandlerResponse::Handled;
    });
    made.http.set_error_handler([](const httplib::Request&, httplib::Response& response) {
        if (!response.body.empty()) return;
        const int status = response.status;
        const Message why =
            status == 413
                ? filled(sentence("Model", "The request has more than {} MB."), kMostBody >> 20)
                : filled(sentence("Model", "The request cannot be understood (status {})."), status);
        put(bridgeError(status, "InvalidInput", why), response);
    });
    made.http.set_exception_handler(
        [](const httplib::Request&, httplib::Response& response, const std::exception_ptr&) {
            put(bridgeError(500, "InternalError", translate("Model", "There is not enough memory for it.")),
                response);
        });
    errno = 0;
    made.port =
        port == 0 ? made.http.bind_to_any_port(host) : (made.http.bind_to_port(host, port) ? port : -1);
    if (made.port <= 0)
        fail(sentence("Model", "{} port {} cannot be listened at: {}. Another --port or --host may be free."),
             host, port, errno == 0 ? std::string("unknown host?") : std::string(std::strerror(errno)));
    // The library lets 5 connections wait to be accepted; of more that come together some would be dropped
    // and tried again by their system after seconds.
    ::listen(made.listening, SOMAXCONN);
}

BridgeServer::~BridgeServer() = default;

int BridgeServer::port() const { return made_->port; }

void BridgeServer::run(std::stop_token stop) {
    std::atomic<bool> ended = false;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::jthread listening([&] {
        made_->http.listen_after_bind();
        const std::scoped_lock lock(mutex);
        ended = true;
        changed.notify_all();
    });
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, stop, [&] { return ended.load(); });
    }
    made_->ending.request_stop();
    // A stop before it has begun to listen would be lost.
    while (!ended && !made_->http.is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    made_->http.stop();
}

} // namespace rigor

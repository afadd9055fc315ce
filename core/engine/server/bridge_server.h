#pragma once
// BridgeAnswers behind a port.

#include "core/engine/server/bridge_answers.h"

namespace rigor {

class BridgeServer {
  public:
    /// Listens from now on; port 0 = any that is free. Throws Error if it may not be used. Requests are
    /// answered while run() runs.
    BridgeServer(std::vector<std::shared_ptr<const Served>> models, const std::string& host, int port);
    ~BridgeServer();

    int port() const;
    /// Until `stop` is requested; then requests under way are cancelled. Requests that come together are
    /// answered together.
    void run(std::stop_token stop);

    static constexpr std::size_t kMostBody = 16U << 20; ///< bytes of a request

  private:
    struct Implementation;
    std::unique_ptr<Implementation> made_;
};

} // namespace rigor

#pragma once
// One of our own models behind a port of this machine, as the example of a model server.

#include "core/engine/server/bridge_server.h"

#include <filesystem>
#include <memory>
#include <string>
#include <thread>

namespace rigor {

/// Serves until it is destroyed.
class ExampleServer {
  public:
    /// model: a text model. Throws Error if it cannot be read, or no port is free.
    explicit ExampleServer(const std::filesystem::path& model);
    const std::string& address() const { return address_; } ///< "http://127.0.0.1:40001/Spring"

  private:
    std::shared_ptr<const Served> served_;
    BridgeServer server_;
    std::string address_;
    std::jthread thread_; ///< ends before the server does
};

} // namespace rigor

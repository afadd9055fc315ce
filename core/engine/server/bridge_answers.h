#pragma once
// Requests of UM-Bridge 1.0 and their answers, without the wire: README.md of this folder.

#include "core/engine/server/served.h"

#include <list>
#include <memory>
#include <mutex>
#include <string_view>

namespace rigor {

struct BridgeAnswer {
    int status = 200;
    std::string body; ///< JSON
};

/// {"error": {"type": ..., "message": ...}}
BridgeAnswer bridgeError(int status, const char* type, const std::string& message);

class BridgeAnswers {
  public:
    explicit BridgeAnswers(std::vector<std::shared_ptr<const Served>> models);

    /// Of any path and any body, by any number of threads; throws nothing but std::bad_alloc.
    BridgeAnswer answer(std::string_view method, std::string_view path, const std::string& body,
                        std::stop_token stop = {});

    const std::vector<std::shared_ptr<const Served>>& models() const { return models_; }

  private:
    struct Asked;
    nlohmann::json answered(std::string_view endpoint, const Asked& asked, std::stop_token stop);
    std::shared_ptr<const ServedValues> slopes(const Asked& asked, std::stop_token stop);

    std::vector<std::shared_ptr<const Served>> models_;
    /// A Jacobian is asked for column by column: the last ones are kept.
    struct Kept {
        std::string key;
        std::shared_ptr<const ServedValues> values;
    };
    std::mutex mutex_;
    std::list<Kept> kept_; ///< the latest first
};

} // namespace rigor

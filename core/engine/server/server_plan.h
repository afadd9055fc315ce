#pragma once
// One question to a model server, and where the numbers of its answer belong in a trajectory.

#include "core/engine/server/server_description.h"
#include "core/engine/simulate/external.h"

namespace rigor {

/// Where a number of the answer belongs.
struct ServedPlace {
    std::size_t block = 0, at = 0; ///< of the answer
    Eigen::Index row = 0;          ///< of the recorded times; -1 = the end of the run
    Eigen::Index output = 0;
};

/// One question to the server and what its answer means.
struct ServerPlan {
    nlohmann::json config; ///< null = none
    std::vector<std::size_t> sizes;
    std::vector<ServedPlace> places;
    std::vector<double> times; ///< recorded
    Eigen::Index rows = 0;
    bool isCourse = false; ///< of `rigor serve MODEL`
};

struct ServerFacts {
    BridgeSupport support;
    std::vector<std::size_t> inputSizes, outputSizes;
    std::optional<ServerDescription> described;
    std::optional<std::size_t> block; ///< index of the parameter
};

/// What simulate() is asked for.
struct ServerQuestion {
    std::span<const double> parameters;
    std::span<const Signal> inputs;
    const SimulationOptions& options;
    std::span<const double> times;
};

/// config: sent with every request; null = none. Throws BridgeTrouble for what the server cannot be asked.
ServerPlan planOf(const ServerFacts& facts, const Model& model, const BridgeClient& client,
                  const nlohmann::json& config, const ServerQuestion& question);

} // namespace rigor

#pragma once
// What a server of Rigor's own says of the function it serves (README.md, "describe"), checked.

#include "core/engine/model/model.h"
#include "core/engine/server/bridge_client.h"

namespace rigor {

/// Where the numbers of an output block of a served study were measured.
struct ServedExperiment {
    std::string label;
    std::vector<std::size_t> output; ///< per number: index of the output
    std::vector<double> time;        ///< s; NaN = at the end of the run
};

struct ServerDescription {
    bool isStudy = false; ///< output blocks are experiments; false: outputs of a model, over time
    bool dynamic = false;
    std::string description;
    std::vector<Variable> parameters, inputs, outputs;
    std::vector<ServedExperiment> experiments; ///< of a study
};

/// Throws BridgeTrouble for what does not fit itself or the announced sizes.
ServerDescription serverDescription(const BridgeClient& client, const nlohmann::json& json,
                                    const std::vector<std::size_t>& inputSizes,
                                    const std::vector<std::size_t>& outputSizes);

/// The same as JSON.
nlohmann::json toJson(const ServerDescription& description);

} // namespace rigor

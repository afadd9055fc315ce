#include "core/engine/tape/tape.h"

#include <array>

namespace rigor {

const OpInfo& opInfo(Op op) {
    static constexpr OpInfo kInfos[] = {
#define RIGOR_OP(name, arity, smoothness) {#name, arity, Smoothness::smoothness},
#include "core/engine/tape/ops.def"
#undef RIGOR_OP
    };
    return kInfos[static_cast<std::size_t>(op)];
}

bool Tape::depends(std::size_t output, std::size_t input) const {
    std::vector<bool> reached(nodeCount(), false);
    reached[input] = true;
    const std::size_t first = inputs_ + constants_.size();
    for (std::size_t k = 0; k < instructions_.size(); ++k) {
        bool any = false;
        forEachOperand(instructions_[k], lists_, [&](Node n) { any = any || reached[n]; });
        reached[first + k] = any;
    }
    return reached[outputs_[output]];
}

} // namespace rigor

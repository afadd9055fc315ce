#pragma once
// A tape evaluated in layers, for a caller who changes few of its inputs from one evaluation to the next:
// what rests on the others keeps its value. Results are those of Evaluator<T> bit for bit.

#include "core/engine/tape/tape.h"
#include "core/foundation/scalar/scalars.h"

#include <span>

namespace rigor {

/// How often an input changes; a node is as fast as the fastest of its operands.
enum class Layer : std::uint8_t { Held, Time, State };
inline constexpr std::size_t kLayers = 3;

template <class T> class LayeredEvaluator {
  public:
    /// layers: of the tape's inputs.
    LayeredEvaluator(TapePtr tape, std::span<const Layer> layers);

    /// The held inputs on which an output rests.
    const std::vector<std::size_t>& heldInputs() const { return heldInputs_; }
    T& input(std::size_t index) { return nodes_[index]; }
    /// The operations of a layer; the slower ones have been evaluated.
    void run(Layer layer);
    /// Instead of the slower layers: their values, without derivatives.
    void holdAs(const LayeredEvaluator<double>& other);
    const T& output(std::size_t index) const { return nodes_[tape_->outputs()[index]]; }

  private:
    template <class U> friend class LayeredEvaluator;
    struct Operation {
        Instruction instruction;
        Node node;
        Node signedPower; ///< of an AbsPower: the SignedPower of the same operands before it; else node
    };

    TapePtr tape_;
    std::vector<Operation> code_[kLayers];
    std::vector<std::size_t> heldInputs_;
    std::vector<Node> slower_; ///< nodes of slower layers that operations over states and outputs use
    std::vector<T> nodes_, list_;
};

#define RIGOR_EXTERN(T) extern template class LayeredEvaluator<T>;
RIGOR_FOR_EACH_SCALAR(RIGOR_EXTERN)
#undef RIGOR_EXTERN
extern template class LayeredEvaluator<Dual<2>>;

} // namespace rigor

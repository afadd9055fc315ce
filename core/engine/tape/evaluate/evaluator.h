#pragma once
// A tape evaluated over one number type of foundation/scalar/scalars.h. One Evaluator per thread: it holds
// the workspace (one value per node), the tape is shared. Evaluating never allocates.

#include "core/engine/tape/tape.h"
#include "core/foundation/scalar/scalars.h"

#include <optional>
#include <span>
#include <string>

namespace rigor {

template <class T> class Evaluator {
  public:
    explicit Evaluator(TapePtr tape);

    const Tape& tape() const { return *tape_; }

    /// inputs: tape().inputCount() values; outputs: tape().outputs().size() values.
    void operator()(std::span<const T> inputs, std::span<T> outputs);

    /// Values of all nodes at the last evaluation, by node number.
    std::span<const T> nodes() const { return nodes_; }

  private:
    TapePtr tape_;
    std::vector<Instruction> code_; ///< the tape's, operands that an operation does not have set to 0
    std::vector<T> nodes_, list_;
};

#define RIGOR_EXTERN(T) extern template class Evaluator<T>;
RIGOR_FOR_EACH_SCALAR(RIGOR_EXTERN)
#undef RIGOR_EXTERN

/// The first operation that turned finite operands into something that is not finite.
struct Fault {
    Node node = 0;
    std::string reason; ///< "division by zero", "square root of -0.3", "logarithm of 0", ...
};

/// Evaluates once and looks for the cause; nullopt if every node is finite or the inputs were not.
std::optional<Fault> findFault(const TapePtr& tape, std::span<const double> inputs);

/// Rows: outputs of the tape; columns: derivatives to the chosen inputs (row-major, outputs x chosen), by
/// dual numbers, eight columns per sweep. `values` (may be empty) receives the outputs.
class Jacobian {
  public:
    explicit Jacobian(TapePtr tape);
    void operator()(std::span<const double> inputs, std::span<const std::size_t> chosen,
                    std::span<double> values, std::span<double> derivatives);

  private:
    Evaluator<DualNumber> evaluator_;
    std::vector<DualNumber> inputs_, outputs_;
};

} // namespace rigor

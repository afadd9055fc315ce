#pragma once
// An expression of the model language over given names, alone: "2*k1 + sqrt(k3)".

#include "core/engine/modelica/compile.h"

#include <span>

namespace rigor {

struct CompiledExpression {
    TapePtr value; ///< one output over the names, in their order; null if there is an error
    /// The first error; place: line and column within the text.
    std::optional<ModelProblem> problem;
};

/// Everything that the language has without variables of a model: numbers, operators, functions, if. Names
/// with dots and brackets ("x.start", "y[3]") count as one. Never throws for what is in the text.
CompiledExpression compileExpression(std::string_view text, std::span<const std::string> names);

} // namespace rigor

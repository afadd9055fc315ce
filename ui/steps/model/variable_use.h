#pragma once
// What a parameter, an input or an output of the model stands for in the study, and what else it could.

#include "ui/document/document.h"

#include <functional>

namespace rigor {

struct VariableUse {
    QString title; ///< "unknown", "fixed at 70", "column p_out"
    bool now = false;
    std::function<void(Study&)> change;
};

/// kind: Parameter, Input or Output. The first is always what is done where nothing is stated: its own value,
/// or not measured; `stated` tells whether that is so now. Columns are those of the file in view that
/// can mean this.
struct VariableUses {
    std::vector<VariableUse> all;
    const VariableUse& now() const;
    bool stated() const { return !all.front().now; }
};
VariableUses usesOf(const Document& document, VariableKind kind, const Variable& variable);

} // namespace rigor

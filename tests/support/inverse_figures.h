#pragma once
// The figures of a stored result.

#include "core/methods/inverse_uncertainty/present/figures.h"

namespace rigor::sample {

inline InverseFigures figuresOf(const Result& result) {
    return InverseFigures(
        std::make_shared<const InverseUncertaintyResult>(read<InverseUncertaintyResult>(result)));
}

} // namespace rigor::sample

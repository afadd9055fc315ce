#pragma once
// A panel over logarithmic axes: its numbers become their logarithms (FigureAxis::decades), so that window
// and paper draw, label and read it as they do any other.

#include "core/presentation/figure.h"

namespace rigor {

enum class FigureDirection { Across, Upwards };

/// Whether the axis has numbers of a quantity, of which some are positive. Bars stand on zero: none upwards.
bool canBeInDecades(const FigurePanel& panel, FigureDirection direction);

/// What is not positive is left out: points, stretches of lines, marks; a band or an error bar ends at the
/// smallest positive number of the panel. omitted: points left out are added.
FigurePanel inDecades(FigurePanel panel, FigureDirection direction, std::size_t& omitted);

} // namespace rigor

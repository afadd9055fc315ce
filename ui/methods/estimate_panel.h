#pragma once
// The answer of a point fit as a table: every unknown with its error, interval, unit, searched range and what
// is to be known of it. Copies have all digits.

#include "core/methods/method.h"
#include "core/methods/result.h"

#include <QWidget>

#include <vector>

namespace rigor {

/// As high as its rows up to some, then it scrolls. searched: unknowns of the study, for the ranges.
QWidget* estimatePanel(const Result& result, const std::vector<Unknown>& searched);

} // namespace rigor

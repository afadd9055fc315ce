#pragma once
// The estimates of a result as a table: every unknown with its error, interval, unit, searched range and what
// is to be known of it. Copies have all digits.

#include "core/presentation/presentation.h"

#include <QWidget>

namespace rigor {

/// As high as its rows up to some, then it scrolls.
QWidget* estimatesPanel(const view::Estimates& view);

} // namespace rigor

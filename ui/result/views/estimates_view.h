#pragma once
// The estimates of a result as a table: every unknown with its meaning, error, interval and its kind, unit,
// searched range, where in it the value lies, and what is to be known of it. Copies have all digits.

#include "core/presentation/presentation.h"

#include <QWidget>

namespace rigor {

class PageState;

/// As high as its rows up to some, then it scrolls. A row selects its unknown where the view says so.
QWidget* estimatesPanel(const view::Estimates& view, PageState& state);

} // namespace rigor

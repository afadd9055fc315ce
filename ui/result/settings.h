#pragma once
// What the reader sets for all views of a page (view::Setting), as controls.

#include "core/presentation/presentation.h"

class QWidget;

namespace rigor {

class PageState;

/// The control alone, named for screen readers.
QWidget* settingControl(const view::Setting& setting, PageState& state);
/// With its label, for the inspector.
QWidget* settingRow(const view::Setting& setting, PageState& state);

} // namespace rigor

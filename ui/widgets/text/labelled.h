#pragma once
// A row of an inspector: the name at the left, its control at the right.

#include <QString>

class QWidget;

namespace rigor {

/// The name is that of the control for screen readers too: Qt takes it from a label that is its buddy.
QWidget* labelled(const QString& name, QWidget* control);

} // namespace rigor

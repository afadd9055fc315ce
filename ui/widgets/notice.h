#pragma once
// A failure that a widget deep in a page has to tell: it goes to the window, which shows it as a strip.

#include <QString>

class QWidget;

namespace rigor {

/// Calls the slot showFailure(clause, more) of the widget's window; nothing happens if it has none.
void reportError(const QWidget* from, const QString& clause, const QString& more);

} // namespace rigor

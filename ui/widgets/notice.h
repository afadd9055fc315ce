#pragma once
// A failure that a widget deep in a page has to tell: it goes to the window, which shows it as a strip.

#include <QString>

class QWidget;

namespace rigor {

/// Calls the slot showFailure(clause, more) of the widget's window; nothing happens if it has none.
void reportError(const QWidget* from, const QString& clause, const QString& more);
/// A few words beside a widget for a moment: that something was done which nothing else shows.
void tellBriefly(const QWidget* beside, const QString& words);
/// The name given in a dialog for saving; without an ending it gets the first of the kind chosen there.
QString withSuffixOf(const QString& file, const QString& kind);

} // namespace rigor

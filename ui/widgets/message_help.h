#pragma once
// Where the guide explains a message: messages are told apart by the sentences of the program, which
// resources/help/messages.txt sorts into classes.

#include <QString>

class QWidget;

namespace rigor {

/// "messages#bound" for a text that says a sentence of that class in the language of now; "" = of none.
QString messageGuide(const QString& text);

/// Opens the guide at a place, "" = that of the page, through the slot showGuide(place) of the widget's
/// window; nothing happens if it has none.
void askGuide(const QWidget* from, const QString& place);

} // namespace rigor

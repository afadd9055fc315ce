#pragma once
// What the views of result pages are put together from.

#include "core/presentation/figure.h"
#include "ui/plot/plot_panel.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

class QScrollArea;
class QSplitter;

namespace rigor::parts {

QSplitter* splitter(Qt::Orientation orientation);
PlotPanel* plotPanel(const QString& title); ///< with an empty plot
PlotPanel* plotPanel(const FigurePanel& figure, const QString& title);
PlotPanel* figurePanel(const FigurePanel& figure); ///< with its own title
/// Title and note are those of the figure that is shown, whichever it is: "at 4.60 s", the sensor chosen.
PlotPanel* followedPanel(const FigurePanel& figure);

/// Icon and sentence in one row, wrapping.
QWidget* sentence(const QString& icon, Ink ink, const QString& text, const QString& strong = {});
Text* paragraph(const QString& text, Ink ink = Ink::Text);
/// Moves the widget when it is larger than its place, with the keyboard too; without a frame or a background
/// of its own. The name is for screen readers.
QScrollArea* scrolled(QWidget* widget, const QString& name);

} // namespace rigor::parts

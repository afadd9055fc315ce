#include "ui/methods/page_parts.h"

#include "ui/widgets/look/style.h"
#include "ui/widgets/text/qt_text.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

namespace rigor::parts {

QSplitter* splitter(Qt::Orientation orientation) {
    auto* s = new QSplitter(orientation);
    s->setHandleWidth(12);
    s->setChildrenCollapsible(false);
    return s;
}

PlotPanel* plotPanel(const QString& title) {
    auto* panel = new PlotPanel(title);
    panel->setPlot(new Plot);
    return panel;
}

PlotPanel* plotPanel(const FigurePanel& figure, const QString& title) {
    auto* panel = plotPanel(title);
    panel->plot()->setPanel(figure);
    panel->plot()->setDescription(title, qt(figure.note));
    return panel;
}

PlotPanel* figurePanel(const FigurePanel& figure) { return plotPanel(figure, qt(figure.title)); }

PlotPanel* followedPanel(const FigurePanel& figure) {
    auto* panel = figurePanel(figure);
    const auto tell = [panel] {
        const FigurePanel& shown = panel->plot()->panel();
        panel->setTitle(qt(shown.title));
        panel->setNote(qt(shown.note));
        panel->plot()->setDescription(qt(shown.title), qt(shown.note));
    };
    tell();
    QObject::connect(panel->plot(), &Plot::panelChanged, panel, tell);
    return panel;
}

QWidget* sentence(const QString& icon, Ink ink, const QString& text, const QString& strong) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new IconLabel(icon, ink, 16), 0, Qt::AlignTop);
    auto* words = new Text(strong.isEmpty() ? text.toHtmlEscaped()
                                            : "<b>" + strong.toHtmlEscaped() + "</b> " + text.toHtmlEscaped(),
                           TextUse::Table);
    words->setTextFormat(Qt::RichText);
    words->setWordWrap(true);
    row->addWidget(words, 1);
    return line;
}

Text* paragraph(const QString& text, Ink ink) {
    auto* words = new Text(text, TextUse::Table, ink);
    words->setWordWrap(true);
    return words;
}

QScrollArea* scrolled(QWidget* widget, const QString& name) {
    auto* area = new QScrollArea;
    area->setAccessibleName(name);
    addRing(area);
    // The arrow keys move it; where everything is in sight it is no stop of Tab.
    const auto takeKeys = [area] {
        const bool moves =
            area->verticalScrollBar()->maximum() > 0 || area->horizontalScrollBar()->maximum() > 0;
        area->setFocusPolicy(moves ? Qt::TabFocus : Qt::NoFocus);
    };
    takeKeys();
    for (const QScrollBar* bar : {area->verticalScrollBar(), area->horizontalScrollBar()})
        QObject::connect(bar, &QScrollBar::rangeChanged, area, takeKeys);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(widget);
    for (QWidget* part : {area->viewport(), widget}) part->setAutoFillBackground(false);
    return area;
}

} // namespace rigor::parts

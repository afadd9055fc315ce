#pragma once
// One of several small plots beside each other: its title, what it shows now in words, the plot.

#include "ui/plot/plot.h"
#include "ui/widgets/text/labels.h"

#include <QVBoxLayout>

namespace rigor {

struct PlotCell {
    QWidget* widget;
    Text* now;
    Plot* plot;
};

inline PlotCell makePlotCell(const QString& title, const QString& description) {
    PlotCell cell{new QWidget, new Text({}, TextUse::Table, Ink::Text), new Plot};
    auto* column = new QVBoxLayout(cell.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new Text(title, TextUse::Table, Ink::Text, 600));
    head->addStretch();
    head->addWidget(cell.now);
    column->addLayout(head);
    cell.plot->setDescription(title, description);
    column->addWidget(cell.plot, 1);
    return cell;
}

} // namespace rigor

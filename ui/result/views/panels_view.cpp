#include "ui/result/views/panels_view.h"

#include "ui/methods/page_parts.h"
#include "ui/result/choices.h"
#include "ui/widgets/panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace rigor {

namespace {

// px: height of a plot alone in its row or under a title, and of several
constexpr int kLeastPanel = 165, kLeastPanelBeside = 240;

PlotPanel* panelOf(const FigurePanel& figure) {
    PlotPanel* panel = parts::figurePanel(figure);
    panel->setNote(qt(figure.note));
    return panel;
}

/// One below the other; the borders between them can be moved.
QWidget* belowEachOther(const std::vector<FigurePanel>& figures) {
    auto* all = parts::splitter(Qt::Vertical);
    for (const FigurePanel& figure : figures) {
        PlotPanel* panel = panelOf(figure);
        panel->setMinimumHeight(kLeastPanel);
        all->addWidget(panel);
    }
    return all;
}

QWidget* besideEachOther(const std::vector<FigurePanel>& figures, int columns, int least) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    for (int k = 0; k < static_cast<int>(figures.size()); ++k) {
        PlotPanel* panel = panelOf(figures[static_cast<std::size_t>(k)]);
        panel->setMinimumHeight(least);
        grid->addWidget(panel, k / columns, k % columns);
    }
    return page;
}

} // namespace

QWidget* panelsView(const view::Panels& view) {
    auto* page = new QWidget;
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    auto* holder = new QWidget;
    auto* held = new QVBoxLayout(holder);
    held->setContentsMargins(0, 0, 0, 0);
    const int least = view.note.empty() ? kLeastPanelBeside : kLeastPanel;
    const auto show = [held, least, make = view.panels, columns = view.columns](const view::Chosen& chosen) {
        while (QLayoutItem* item = held->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
        const std::vector<FigurePanel> figures = make(chosen);
        held->addWidget(columns > 1 ? besideEachOther(figures, columns, least) : belowEachOther(figures));
    };
    for (QComboBox* box : choiceBoxes(view.choices, page, show)) {
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        all->addWidget(box);
    }
    QWidget* body = parts::scrolled(holder, qt(view.title));
    if (!view.note.empty()) {
        auto* panel = new Panel(qt(view.title));
        panel->setNote(qt(view.note));
        panel->setContent(body, 10);
        body = panel;
    }
    all->addWidget(body, 1);
    show(firstChosen(view.choices));
    return page;
}

} // namespace rigor

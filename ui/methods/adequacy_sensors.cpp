// Views of the model adequacy page about sets of sensors.
#include "ui/methods/adequacy_page.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/qt_text.h"

#include <QSplitter>

namespace rigor {
using namespace parts;

QWidget* AdequacyPage::makeSensorPanel() {
    auto* panel = new Panel(tr("Sensor selection"));
    const bool listed = rows_.size() > 1;
    const QString note =
        listed ? tr("all %1 sets, each with its own estimate; smaller is better").arg(rows_.size())
               : tr("only the set of all");
    const QString rejected = rejectedModel();
    panel->setNote(rejected.isEmpty() ? note
                                      : note + "; " + tr("of the model %1, which is rejected").arg(rejected));
    auto* table = new RankingTable;
    table->setAccessibleName(tr("Sets of sensors"));
    std::vector<TableColumn> columns(1);
    columns[0].name = tr("Sensors");
    columns[0].text = columns[0].strong = true;
    const auto sensors = sensorNames(*result_);
    const bool dots = sensors.size() <= 8;
    if (dots)
        for (const auto& sensor : sensors) {
            TableColumn c;
            c.name = qt(sensor);
            c.text = true;
            columns.push_back(c);
        }
    const int first = static_cast<int>(columns.size());
    for (const QString& name :
         {tr("A, trace"), tr("D, determinant"), tr("E, largest eigenvalue"), tr("ME")}) {
        TableColumn c;
        c.name = name;
        c.decimals = 2;
        columns.push_back(c);
    }
    TableColumn condition{.name = tr("condition")};
    columns.push_back(condition);
    TableColumn words{.name = tr("in words")};
    words.text = true;
    columns.push_back(words);
    for (const auto& row : rows_) {
        std::size_t c = 0;
        columns[c++].texts.push_back(qt(row.sensors));
        if (dots)
            for (const char used : row.used)
                columns[c++].texts.push_back(used ? QStringLiteral("●") : QStringLiteral("○"));
        for (const double v : {row.a, row.d, row.e, row.me}) columns[c++].numbers.push_back(v);
        columns[c++].numbers.push_back(row.condition);
        columns[c++].texts.push_back(qt(row.words));
    }
    table->setRows(std::move(columns), {first, first + 1, first + 2});
    for (std::size_t r = 0; r < rows_.size(); ++r)
        if (!rows_[r].reason.empty()) table->setFinding(static_cast<int>(r), first + 5, qt(rows_[r].reason));
    table->selectSource(sensorRow_);
    connect(table, &RankingTable::rowChosen, this, &AdequacyPage::chooseSensorSet);
    sensors_ = table;
    auto* copy = makeButton(tr("Copy"), "copy", "flat");
    connect(copy, &QPushButton::clicked, table, &TableView::copyTable);
    panel->addToHead(copy);
    panel->setContent(table);
    return panel;
}

void AdequacyPage::chooseSensorSet(int row) {
    if (row < 0 || row >= static_cast<int>(rows_.size()) || row == sensorRow_) return;
    sensorRow_ = row;
    drawRegions();
    fillSelected();
}

QWidget* AdequacyPage::makeSensors() {
    auto* page = splitter(Qt::Vertical);
    auto* top = splitter(Qt::Horizontal);
    if (result_->unknowns.size() > 1) {
        sensorPanel_ = plotPanel({});
        sensorPanel_->setNote(tr("chosen set and the selected one"));
        top->addWidget(sensorPanel_);
    }
    QVector<QWidget*> lines{
        paragraph(
            tr("Every set has its own estimate. A is the sum of the variances, D the squared volume of the "
               "ellipsoid, E its longest semi-axis squared, ME longest over shortest; here over those of "
               "the chosen set, so 0.81 in E is an ellipsoid a tenth shorter.")),
        paragraph(
            tr("A, E and ME add or compare numbers of different units where the unknowns have different "
               "units; D does not depend on units."))};
    for (const auto& row : rows_)
        if (!row.reason.empty())
            lines << sentence("warning", Ink::Warning,
                              row.determined // on a bound of the search
                                  ? qt(row.reason) + '.'
                                  : qt(row.reason) + ". " +
                                        tr("Its numbers would mean nothing and are not ranked."),
                              qt(row.sensors) + ":");
    top->addWidget(wordsPanel(tr("What the numbers mean"), lines));
    top->setSizes({480, 420});
    page->addWidget(top);
    auto* before = sensors_;
    page->addWidget(makeSensorPanel());
    // The table of the first view and this one show one selection.
    if (before) {
        auto* here = sensors_;
        connect(before, &RankingTable::rowChosen, here, &RankingTable::selectSource);
        connect(here, &RankingTable::rowChosen, before, &RankingTable::selectSource);
    }
    page->setSizes({400, 280});
    drawRegions();
    return page;
}

} // namespace rigor

#include "ui/result/views/estimates_view.h"

#include "core/foundation/message/number_text.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QSet>

#include <algorithm>

namespace rigor {
namespace {
constexpr int kTableHead = 32, kColumnHead = 28, kRowOfEstimate = 24; ///< px
constexpr int kRemarkLine = 20;                                       ///< px more for a remark in two lines
constexpr int kRowsSeen = 8;                                          ///< rows, without scrolling

QString textHere(const char* source) { return QCoreApplication::translate("rigor", source); }

TableColumn wordColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    column.text = true;
    return column;
}

TableColumn figureColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    return column;
}

std::vector<TableColumn> estimateColumns(const view::Estimates& shown) {
    const QString level = qt(shown.level);
    TableColumn name = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "unknown"))),
                value = figureColumn(textHere(QT_TRANSLATE_NOOP("rigor", "value"))),
                error = figureColumn(textHere(QT_TRANSLATE_NOOP("rigor", "std. error"))),
                lower = figureColumn(level.isEmpty()
                                         ? textHere(QT_TRANSLATE_NOOP("rigor", "interval from"))
                                         : textHere(QT_TRANSLATE_NOOP("rigor", "%1 from")).arg(level)),
                upper = figureColumn(QCoreApplication::translate("rigor", "to", "end of an interval")),
                kind = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "kind"))),
                unit = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "unit"))),
                range = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "search range"))),
                remark = wordColumn(textHere(QT_TRANSLATE_NOOP("rigor", "remark")));
    value.strong = true;
    unit.muted = range.muted = true;
    // The note says how the intervals were found; the column only which of them otherwise.
    QSet<QString> kinds;
    for (const view::EstimateRow& row : shown.rows) {
        TableColumn* numbers[] = {&value, &error, &lower, &upper};
        const std::string* texts[] = {&row.value, &row.error, &row.lower, &row.upper};
        for (std::size_t k = 0; k < std::size(numbers); ++k) {
            numbers[k]->shown.push_back(qt(*texts[k]));
            numbers[k]->numbers.push_back(row.numbers[k]);
        }
        name.texts.push_back(qt(row.name));
        kind.texts.push_back(qt(row.kind));
        unit.texts.push_back(qt(row.unit));
        range.texts.push_back(qt(row.range));
        remark.texts.push_back(qt(row.remark));
        if (row.kind != kMissingText) kinds << qt(row.kind);
    }
    std::vector<TableColumn> columns{name, value, error, lower, upper};
    if (kinds.size() > 1) columns.push_back(kind);
    columns.insert(columns.end(), {unit, range, remark});
    return columns;
}
} // namespace

QWidget* estimatesPanel(const view::Estimates& shown) {
    auto* view = new TableView;
    auto* model = new NumberTable(view);
    model->setColumns(estimateColumns(shown));
    const auto& rows = shown.rows;
    for (std::size_t i = 0; shown.marked && i < rows.size(); ++i)
        if (!rows[i].remark.empty())
            model->setMark(static_cast<int>(i), model->columnCount() - 1, qt(rows[i].remark));
    view->setTable(model);
    view->setWordsWhole(true);
    view->fitColumns();
    view->setAccessibleName(textHere(QT_TRANSLATE_NOOP("rigor", "Estimates")));
    auto* panel = new Panel(textHere(QT_TRANSLATE_NOOP("rigor", "Estimates")));
    panel->setNote(qt(shown.note));
    auto* copy = makeButton(textHere(QT_TRANSLATE_NOOP("rigor", "Copy")), "copy", "flat");
    copy->setToolTip(textHere(QT_TRANSLATE_NOOP("rigor", "The table with heads, units and all digits")));
    QObject::connect(copy, &QPushButton::clicked, view, &TableView::copyTable);
    panel->addToHead(copy);
    panel->setContent(view);
    const auto count = static_cast<int>(rows.size());
    const auto remarks = static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const auto& row) { return !row.remark.empty(); }));
    const auto heightOf = [&](int seen) {
        return kTableHead + kColumnHead + kRowOfEstimate * seen + kRemarkLine * std::min(remarks, seen) + 8;
    };
    panel->setMinimumHeight(heightOf(std::min(count, kRowsSeen)));
    panel->setMaximumHeight(heightOf(count));
    return panel;
}

} // namespace rigor

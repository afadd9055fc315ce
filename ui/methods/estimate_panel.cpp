#include "ui/methods/estimate_panel.h"

#include "core/foundation/message/number_text.h"
#include "core/study/report/compare.h"
#include "core/study/report/estimate_rows.h"
#include "ui/methods/fit_page.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_view.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {
constexpr int kPanelHead = 32, kEstimateHead = 28, kEstimateRow = 24; ///< px
constexpr int kSecondLine = 20;                                       ///< px more for a remark in two lines
constexpr int kEstimatesSeen = 8;                                     ///< rows, without scrolling

TableColumn textColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    column.text = true;
    return column;
}

TableColumn numberColumn(const QString& name) {
    TableColumn column;
    column.name = name;
    return column;
}
} // namespace

QWidget* estimatePanel(const Result& result, const std::vector<Unknown>& searched) {
    const std::vector<EstimateRow> rows = estimateRows(result, searched);
    const QString level = qt(intervalLevel(result));
    TableColumn name = textColumn(FitPage::tr("unknown")), value = numberColumn(FitPage::tr("value")),
                error = numberColumn(FitPage::tr("std. error")),
                lower = numberColumn(level.isEmpty() ? FitPage::tr("interval from")
                                                     : FitPage::tr("%1 from").arg(level)),
                upper = numberColumn(FitPage::tr("to", "end of an interval")),
                kind = textColumn(FitPage::tr("kind")), unit = textColumn(FitPage::tr("unit")),
                range = textColumn(FitPage::tr("search range")), remark = textColumn(FitPage::tr("remark"));
    value.strong = true;
    unit.muted = range.muted = true;
    QStringList meanings;
    const auto add = [](TableColumn& column, const std::string& shown, double number) {
        column.shown.push_back(qt(shown));
        column.numbers.push_back(shown == kMissingText ? qQNaN() : number);
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const EstimateRow& row = rows[i];
        const Estimate& e = result.unknowns[i];
        name.texts.push_back(qt(row.name));
        add(value, row.value, e.value * row.scale);
        add(error, row.error, e.standardError * row.scale);
        add(lower, row.lower, e.lower * row.scale);
        add(upper, row.upper, e.upper * row.scale);
        kind.texts.push_back(qt(row.kind));
        unit.texts.push_back(qt(row.unit));
        range.texts.push_back(qt(row.range));
        remark.texts.push_back(qt(row.remark));
        if (row.lower != kMissingText && !e.interval.empty() && !meanings.contains(qt(e.interval)))
            meanings << qt(e.interval);
    }
    // The note says how the intervals were found; the column only which of them otherwise.
    QSet<QString> kinds;
    for (const EstimateRow& row : rows)
        if (row.kind != kMissingText) kinds << qt(row.kind);
    auto* view = new TableView;
    auto* model = new NumberTable(view);
    std::vector<TableColumn> columns{name, value, error, lower, upper};
    if (kinds.size() > 1) columns.push_back(kind);
    columns.insert(columns.end(), {unit, range, remark});
    model->setColumns(std::move(columns));
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (!rows[i].remark.empty() && !isEvaluation(result))
            model->setMark(static_cast<int>(i), model->columnCount() - 1, qt(rows[i].remark));
    view->setTable(model);
    view->setWordsWhole(true);
    view->fitColumns();
    view->setAccessibleName(FitPage::tr("Estimates"));
    auto* panel = new Panel(FitPage::tr("Estimates"));
    panel->setNote(meanings.join("; "));
    auto* copy = makeButton(FitPage::tr("Copy"), "copy", "flat");
    copy->setToolTip(FitPage::tr("The table with heads, units and all digits"));
    QObject::connect(copy, &QPushButton::clicked, view, &TableView::copyTable);
    panel->addToHead(copy);
    panel->setContent(view);
    const auto count = static_cast<int>(rows.size());
    const auto remarks = static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [](const EstimateRow& row) { return !row.remark.empty(); }));
    const auto heightOf = [&](int seen) {
        return kPanelHead + kEstimateHead + kEstimateRow * seen + kSecondLine * std::min(remarks, seen) + 8;
    };
    panel->setMinimumHeight(heightOf(std::min(count, kEstimatesSeen)));
    panel->setMaximumHeight(heightOf(count));
    return panel;
}

} // namespace rigor

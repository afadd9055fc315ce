#include "ui/methods/general_page.h"

#include "core/study/report/inverse_figures.h"
#include "ui/kit/panel.h"
#include "ui/methods/facts_view.h"

namespace rigor {
namespace {
QWidget* tableWidget(const ResultTable& table) {
    std::vector<TableColumn> columns;
    for (const auto& c : table.columns) {
        TableColumn column;
        column.name = QString::fromStdString(wordsOf(c.name));
        column.unit = QString::fromStdString(c.texts.empty() ? unitText(c.unit) : std::string());
        column.text = c.numbers.empty();
        column.numbers = c.numbers;
        for (const auto& text : c.texts) column.texts.push_back(QString::fromStdString(text));
        columns.push_back(std::move(column));
    }
    auto* view = new TableView;
    auto* model = new NumberTable(view);
    model->setColumns(std::move(columns));
    view->setTable(model);
    view->fitColumns();
    view->setAccessibleName(QString::fromStdString(table.name));
    auto* panel = new Panel(QString::fromStdString(wordsOf(table.name)));
    panel->setNote(QString::fromStdString(table.caption));
    panel->setContent(view);
    return panel;
}
} // namespace

void GeneralPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    clearViews();
    for (const auto& table : result_->tables)
        addView(QString::fromStdString(wordsOf(table.name)), tableWidget(table));
    auto* facts = new FactsView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);

    inspector_->clear();
    auto* estimate = inspector_->addGroup(tr("Estimate"));
    QVector<QStringList> rows;
    QStringList meanings;
    for (const auto& e : result_->unknowns) {
        rows.push_back(
            {QString::fromStdString(estimateTitle(e.name)),
             QString::fromStdString(withErrorShort(e.value, e.standardError)),
             QString::fromStdString(intervalText(e.lower, e.upper, decimalsForInterval(e.lower, e.upper)))});
        const QString meaning = QString::fromStdString(e.interval);
        if (!meaning.isEmpty() && !meanings.contains(meaning)) meanings << meaning;
    }
    estimate->addTable({QString(), tr("value"), tr("interval")}, rows);
    if (!meanings.isEmpty()) estimate->addText(meanings.join("; ") + '.');
}

ResultHeadline GeneralPage::headline() const { return result_ ? headlineOf(*result_) : ResultHeadline{}; }

} // namespace rigor

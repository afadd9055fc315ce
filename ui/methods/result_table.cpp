#include "ui/methods/result_table.h"

#include "core/study/report/inverse_figures.h"
#include "ui/kit/language.h"
#include "ui/kit/panel.h"
#include "ui/kit/table_view.h"

namespace rigor {

QWidget* resultTablePanel(const ResultTable& table) {
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
    panel->setNote(fieldText(table.caption));
    panel->setContent(view);
    return panel;
}

} // namespace rigor

#include "ui/methods/result_table.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/presentation/display_name.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/language.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigor {
namespace {
/// Names of tables and columns are English in files, because programs read them; here people do. A name that
/// is not listed is one of the study: an unknown, a sensor, an input.
constexpr const char* kWords[] = {
    QT_TRANSLATE_NOOP("Column", "acceleration"),
    QT_TRANSLATE_NOOP("Column", "against stated"),
    QT_TRANSLATE_NOOP("Column", "all data"),
    QT_TRANSLATE_NOOP("Column", "allowed lower"),
    QT_TRANSLATE_NOOP("Column", "allowed upper"),
    QT_TRANSLATE_NOOP("Column", "bend"),
    QT_TRANSLATE_NOOP("Column", "bins"),
    QT_TRANSLATE_NOOP("Column", "chi squared"),
    QT_TRANSLATE_NOOP("Column", "correlation"),
    QT_TRANSLATE_NOOP("Column", "count"),
    QT_TRANSLATE_NOOP("Column", "criterion"),
    QT_TRANSLATE_NOOP("Column", "criterion together"),
    QT_TRANSLATE_NOOP("Column", "degrees of freedom"),
    QT_TRANSLATE_NOOP("Column", "differences"),
    QT_TRANSLATE_NOOP("Column", "energy balance"),
    QT_TRANSLATE_NOOP("Column", "epochs"),
    QT_TRANSLATE_NOOP("Column", "exclusions"),
    QT_TRANSLATE_NOOP("Column", "formulation"),
    QT_TRANSLATE_NOOP("Column", "formulations"),
    QT_TRANSLATE_NOOP("Column", "from"),
    QT_TRANSLATE_NOOP("Column", "gain"),
    QT_TRANSLATE_NOOP("Column", "gap"),
    QT_TRANSLATE_NOOP("Column", "iteration"),
    QT_TRANSLATE_NOOP("Column", "iterations"),
    QT_TRANSLATE_NOOP("Column", "kind"),
    QT_TRANSLATE_NOOP("Column", "line"),
    QT_TRANSLATE_NOOP("Column", "lower"),
    QT_TRANSLATE_NOOP("Column", "marginal lower"),
    QT_TRANSLATE_NOOP("Column", "marginal upper"),
    QT_TRANSLATE_NOOP("Column", "mean iterations"),
    QT_TRANSLATE_NOOP("Column", "model solves"),
    QT_TRANSLATE_NOOP("Column", "most iterations"),
    QT_TRANSLATE_NOOP("Column", "name"),
    QT_TRANSLATE_NOOP("Column", "next experiment"),
    QT_TRANSLATE_NOOP("Column", "next series"),
    QT_TRANSLATE_NOOP("Column", "next series steps"),
    QT_TRANSLATE_NOOP("Column", "normal"),
    QT_TRANSLATE_NOOP("Column", "objective"),
    QT_TRANSLATE_NOOP("Column", "optimiser"),
    QT_TRANSLATE_NOOP("Column", "optimisers"),
    QT_TRANSLATE_NOOP("Column", "order"),
    QT_TRANSLATE_NOOP("Column", "outcome"),
    QT_TRANSLATE_NOOP("Column", "p normal"),
    QT_TRANSLATE_NOOP("Column", "p stated"),
    QT_TRANSLATE_NOOP("Column", "parameter"),
    QT_TRANSLATE_NOOP("Column", "parameters"),
    QT_TRANSLATE_NOOP("Column", "planned sensors"),
    QT_TRANSLATE_NOOP("Column", "position"),
    QT_TRANSLATE_NOOP("Column", "predicted"),
    QT_TRANSLATE_NOOP("Column", "profile intervals"),
    QT_TRANSLATE_NOOP("Column", "profile lower"),
    QT_TRANSLATE_NOOP("Column", "profile upper"),
    QT_TRANSLATE_NOOP("Column", "repeatability"),
    QT_TRANSLATE_NOOP("Column", "row"),
    QT_TRANSLATE_NOOP("Column", "sensor"),
    QT_TRANSLATE_NOOP("Column", "sensors"),
    QT_TRANSLATE_NOOP("Column", "series"),
    QT_TRANSLATE_NOOP("Column", "sigma"),
    QT_TRANSLATE_NOOP("Column", "sigma difference"),
    QT_TRANSLATE_NOOP("Column", "simulated lower"),
    QT_TRANSLATE_NOOP("Column", "simulated upper"),
    QT_TRANSLATE_NOOP("Column", "solves"),
    QT_TRANSLATE_NOOP("Column", "stage"),
    QT_TRANSLATE_NOOP("Column", "stage tolerance"),
    QT_TRANSLATE_NOOP("Column", "standard error"),
    QT_TRANSLATE_NOOP("Column", "stated sigma"),
    QT_TRANSLATE_NOOP("Column", "sum of squares"),
    QT_TRANSLATE_NOOP("Column", "time per step"),
    QT_TRANSLATE_NOOP("Column", "times"),
    QT_TRANSLATE_NOOP("Column", "to"),
    QT_TRANSLATE_NOOP("Column", "unit"),
    QT_TRANSLATE_NOOP("Column", "unknown"),
    QT_TRANSLATE_NOOP("Column", "upper"),
    QT_TRANSLATE_NOOP("Column", "values"),
    QT_TRANSLATE_NOOP("Column", "velocity"),
};

/// Statuses in cells, English in files too.
constexpr const char* kCells[] = {
    QT_TRANSLATE_NOOP("Cell", "above"),      QT_TRANSLATE_NOOP("Cell", "as stated"),
    QT_TRANSLATE_NOOP("Cell", "below"),      QT_TRANSLATE_NOOP("Cell", "not rejected"),
    QT_TRANSLATE_NOOP("Cell", "not tested"), QT_TRANSLATE_NOOP("Cell", "rejected"),
};

/// Only in columns that hold statuses: a sensor may be named like one.
QString cellText(const std::string& column, const std::string& text) {
    const bool status = column == "against_stated" || column == "normal" || column == "verdict";
    const bool known = std::find(std::begin(kCells), std::end(kCells), text) != std::end(kCells);
    return status && known ? QCoreApplication::translate("Cell", text.c_str()) : QString::fromStdString(text);
}

QString columnText(const std::string& name) {
    const std::string words = wordsOf(name);
    if (std::find(std::begin(kWords), std::end(kWords), words) != std::end(kWords))
        return QCoreApplication::translate("Column", words.c_str());
    // Of the study, whose names keep their underscores.
    constexpr std::string_view kError = "_standard_error";
    if (name.ends_with(kError))
        return QString::fromStdString(name.substr(0, name.size() - kError.size())) + ' ' +
               columnText(std::string(kError.substr(1)));
    return QString::fromStdString(name);
}

QString titleText(const std::string& name) {
    QString text = columnText(name);
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}
} // namespace

QWidget* resultTablePanel(const ResultTable& table, const QString& title, int decimals) {
    std::vector<TableColumn> columns;
    for (const auto& c : table.columns) {
        TableColumn column;
        column.name = columnText(c.name);
        column.unit = QString::fromStdString(c.isText() ? std::string() : unitText(c.unit));
        column.text = c.numbers.empty();
        column.numbers = c.numbers;
        if (c.name.ends_with("lower") || c.name.ends_with("upper")) column.decimals = decimals;
        for (const auto& text : c.texts.empty() ? textsOf(c.sentences) : c.texts)
            column.texts.push_back(cellText(c.name, text));
        columns.push_back(std::move(column));
    }
    auto* view = new TableView;
    auto* model = new NumberTable(view);
    model->setColumns(std::move(columns));
    view->setTable(model);
    view->fitColumns();
    const QString head = title.isEmpty() ? titleText(table.name) : title;
    view->setAccessibleName(head);
    auto* panel = new Panel(head);
    panel->setNote(fieldText(table.caption));
    panel->setContent(view);
    return panel;
}

} // namespace rigor

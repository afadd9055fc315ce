#include "ui/steps/data/rows_view.h"

#include "ui/document/document.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/data/held_back_names.h"
#include "ui/widgets/look/icons.h"
#include "ui/widgets/text/qt_text.h"

#include <QMenu>

#include <algorithm>
#include <set>

namespace rigor {

namespace {
constexpr qsizetype kRowsLookedThrough = 1000; ///< for what the menu offers
} // namespace

RowsView::RowsView(Document& document) : document_(document) {
    setSelectionMode(QAbstractItemView::ExtendedSelection);
}

void RowsView::setRows(DataTable* rows) {
    rows_ = rows;
    setModel(rows);
}

std::vector<std::string> RowsView::labels() const {
    std::set<std::size_t> lines;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        lines.insert(rows_->lineOfRow(index.row()));
    std::vector<std::string> labels;
    std::set<std::string> met;
    if (const auto& dataset = document_.data().data; dataset && document_.study().data.layout == "rows")
        for (const Experiment& experiment : dataset->experiments)
            if (lines.contains(experiment.line) && met.insert(experiment.label).second)
                labels.push_back(experiment.label);
    return labels;
}

std::vector<MarkedCell> RowsView::cells() const {
    std::vector<MarkedCell> cells;
    const auto& dataset = document_.data().data;
    const auto& csv = document_.data().csv;
    if (!dataset || !csv || document_.study().data.layout == "rows") return cells;
    const auto& list = document_.study().data.marked;
    const std::set<MarkedCell> marked(list.begin(), list.end());
    for (const QModelIndex& index : selectionModel()->selectedRows())
        for (const MappedColumn& mapped : dataset->mapping) {
            if (mapped.role != MappedColumn::Role::Measurement || csv->table.find(mapped.column) < 0)
                continue;
            MarkedCell cell{document_.shownFileName(), rows_->lineOfRow(index.row()), mapped.column};
            if (!marked.contains(cell)) cells.push_back(std::move(cell));
        }
    return cells;
}

void RowsView::leaveOut() {
    const std::vector<std::string> experiments = labels();
    std::vector<MarkedCell> measured = cells();
    if (experiments.empty() && measured.empty()) return;
    const auto rows = static_cast<int>(selectionModel()->selectedRows().size());
    document_.changeStudy(tr("leave out %n row(s)", nullptr, rows), [&](Study& study) {
        for (const std::string& label : experiments) study.data.excluded.push_back(label);
        for (MarkedCell& cell : measured) study.data.marked.push_back(std::move(cell));
    });
}

void RowsView::bringBack() {
    const bool rows = document_.study().data.layout == "rows";
    document_.changeStudy(rows ? tr("bring back what was left out") : tr("take all marks away"),
                          [rows](Study& study) {
                              if (rows)
                                  study.data.excluded.clear();
                              else
                                  study.data.marked.clear();
                          });
}

void RowsView::holdBackForValidation() {
    std::vector<std::string> held = document_.study().data.validation.labels;
    for (std::string& label : labels())
        if (std::ranges::find(held, label) == held.end()) held.push_back(std::move(label));
    holdBack(document_, held);
}

void RowsView::searchWithAgain() {
    std::vector<std::string> held = document_.study().data.validation.labels;
    const std::vector<std::string> again = labels();
    std::erase_if(held,
                  [&](const std::string& label) { return std::ranges::find(again, label) != again.end(); });
    holdBack(document_, held);
}

void RowsView::fillMenu(QMenu& menu) {
    const DataRecipe& recipe = document_.study().data;
    const bool rows = recipe.layout == "rows", mapped = document_.data().data != nullptr;
    const auto count = selectionModel()->selectedRows().size();
    QAction* out = menu.addAction(
        icon("remove"),
        rows        ? (count > 1 ? tr("Leave out these %1 rows").arg(count) : tr("Leave out this row"))
        : count > 1 ? tr("Leave out what is measured in these %1 rows").arg(count)
                    : tr("Leave out what is measured in this row"),
        this, &RowsView::leaveOut);
    menu.setToolTipsVisible(true);
    // Of very many some are in use.
    out->setEnabled(mapped && count > 0 &&
                    (count > kRowsLookedThrough || !labels().empty() || !cells().empty()));
    if (!out->isEnabled())
        out->setToolTip(mapped ? tr("It is not used already")
                               : tr("What is an experiment is known when the data fit a model"));
    const auto method = document_.study().method;
    if (rows && (answers(method, AnswerKind::PointFit) || answers(method, AnswerKind::Distribution))) {
        const auto& held = recipe.validation.labels;
        const std::vector<std::string> chosen = labels();
        const auto isHeld = [&](const std::string& label) {
            return std::ranges::find(held, label) != held.end();
        };
        const auto kept = std::ranges::count_if(chosen, isHeld);
        // Something must be left to search with.
        const auto& all = document_.data().data;
        const bool leavesSome =
            all && std::ranges::any_of(all->experiments, [&](const Experiment& experiment) {
                return !isHeld(experiment.label) &&
                       std::ranges::find(chosen, experiment.label) == chosen.end();
            });
        if (std::cmp_less(kept, chosen.size()) && leavesSome)
            menu.addAction(tr("Hold back for validation"), this, &RowsView::holdBackForValidation);
        if (kept > 0) menu.addAction(tr("Search with this again"), this, &RowsView::searchWithAgain);
    }
    const auto left = rows ? recipe.excluded.size() : recipe.marked.size();
    if (left > 0)
        menu.addAction(icon("undo"),
                       rows ? tr("Bring back all that was left out (%1)").arg(left)
                            : tr("Take all marks away (%1)").arg(left),
                       this, &RowsView::bringBack);
    menu.addSeparator();
    TableView::fillMenu(menu);
}

} // namespace rigor

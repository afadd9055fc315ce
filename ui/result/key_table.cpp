#include "ui/result/key_table.h"

#include "core/foundation/message/number_text.h"
#include "ui/result/page_state.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace rigor {

KeyTable::KeyTable(view::Table table, QWidget* parent)
    : TableView(parent), table_(std::move(table)), model_(new NumberTable(this)),
      sortColumn_(static_cast<int>(table_.sortedBy)) {
    setTable(model_);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(qt(table_.title));
    horizontalHeader()->setSectionsClickable(true);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int section) {
        const bool falls = section == sortColumn_ && sortOrder_ == Qt::DescendingOrder;
        sortBy(section, falls ? Qt::AscendingOrder : Qt::DescendingOrder);
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (!quiet_ && now.isValid()) Q_EMIT keyClicked(keyAt(now.row()));
    });
    rebuild();
    fitColumns();
}

QString KeyTable::cellText(std::size_t column, std::size_t row) const {
    const view::TableColumn& c = table_.columns[column];
    if (row < c.texts.size()) return qt(c.texts[row]);
    return row < c.numbers.size() ? qt(plainText(c.numbers[row], 8)) : QString();
}

double KeyTable::cellNumber(std::size_t column, std::size_t row) const {
    const view::TableColumn& c = table_.columns[column];
    if (row < c.numbers.size()) return c.numbers[row];
    bool good = false;
    const double value = row < c.texts.size() ? qt(c.texts[row]).toDouble(&good) : 0;
    return good ? value : qQNaN();
}

/// Those that match the filter; missing numbers last, texts by their letters.
std::vector<std::size_t> KeyTable::sortedRows() const {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < table_.keys.size(); ++i) {
        bool matches = filter_.isEmpty();
        for (std::size_t c = 0; !matches && c < table_.columns.size(); ++c)
            matches = cellText(c, i).contains(filter_, Qt::CaseInsensitive);
        if (matches) rows.push_back(i);
    }
    const auto by = static_cast<std::size_t>(sortColumn_);
    if (by >= table_.columns.size()) return rows;
    const bool up = sortOrder_ == Qt::AscendingOrder;
    std::ranges::stable_sort(rows, [&](std::size_t a, std::size_t b) {
        const double x = cellNumber(by, a), y = cellNumber(by, b);
        if (std::isfinite(x) && std::isfinite(y)) return up ? x < y : x > y;
        if (std::isfinite(x) != std::isfinite(y)) return std::isfinite(x);
        const QString s = cellText(by, a), t = cellText(by, b);
        return up ? s < t : s > t;
    });
    return rows;
}

void KeyTable::rebuild() {
    const QString chosen = selected();
    order_ = sortedRows();
    std::vector<TableColumn> columns;
    for (std::size_t c = 0; c < table_.columns.size(); ++c) {
        const view::TableColumn& from = table_.columns[c];
        TableColumn column;
        column.name = qt(from.name);
        if (static_cast<int>(c) == sortColumn_)
            column.name += sortOrder_ == Qt::AscendingOrder ? QStringLiteral(" ▴") : QStringLiteral(" ▾");
        column.unit = qt(from.unit);
        column.decimals = from.decimals;
        column.text = from.numbers.empty();
        for (const std::size_t i : order_) {
            if (column.text)
                column.texts.push_back(cellText(c, i));
            else
                column.numbers.push_back(i < from.numbers.size() ? from.numbers[i] : qQNaN());
        }
        columns.push_back(std::move(column));
    }
    quiet_ = true;
    model_->setColumns(std::move(columns));
    quiet_ = false;
    setSelected(chosen);
}

QString KeyTable::keyAt(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return at < order_.size() ? qt(table_.keys[order_[at]]) : QString();
}

QString KeyTable::selected() const {
    const QModelIndex now = selectionModel()->currentIndex();
    return now.isValid() ? keyAt(now.row()) : QString();
}

void KeyTable::setSelected(const QString& key) {
    for (int row = 0; row < shownRows(); ++row) {
        if (keyAt(row) != key) continue;
        quiet_ = true;
        selectRow(row);
        selectionModel()->setCurrentIndex(model_->index(row, 0),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        scrollTo(model_->index(row, 0));
        quiet_ = false;
        return;
    }
    clearSelection();
}

void KeyTable::setFilter(const QString& text) {
    filter_ = text;
    rebuild();
}

void KeyTable::sortBy(int column, Qt::SortOrder order) {
    sortColumn_ = column;
    sortOrder_ = order;
    rebuild();
}

QWidget* keyTablePanel(const view::Table& view, PageState& state) {
    auto* panel = new Panel(qt(view.title));
    panel->setNote(qt(view.note));
    auto* table = new KeyTable(view);
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(KeyTable::tr("Filter"));
    filter->setAccessibleName(KeyTable::tr("Filter the table"));
    filter->setClearButtonEnabled(true);
    filter->setTextMargins(5, 0, 0, 0);
    filter->setFixedWidth(140);
    panel->addToHead(filter);
    auto* copy = makeButton(KeyTable::tr("Copy"), "copy", "flat");
    panel->addToHead(copy);
    panel->setContent(table);
    QObject::connect(filter, &QLineEdit::textChanged, table, &KeyTable::setFilter);
    QObject::connect(copy, &QPushButton::clicked, table,
                     [table] { QApplication::clipboard()->setText(table->table()->copyText()); });
    QObject::connect(table, &KeyTable::keyClicked, &state, &PageState::select);
    QObject::connect(&state, &PageState::selected, table, &KeyTable::setSelected);
    table->setSelected(state.key());
    return panel;
}

} // namespace rigor

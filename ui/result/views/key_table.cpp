#include "ui/result/views/key_table.h"

#include "ui/result/choices.h"
#include "ui/result/page_state.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace rigor {

std::vector<TableColumn> columnsOf(const view::Table& table) {
    std::vector<TableColumn> columns;
    for (const view::TableColumn& shown : table.columns) {
        TableColumn column;
        column.name = qt(shown.name);
        column.text = shown.numbers.empty();
        column.strong = shown.strong;
        column.tick = shown.used;
        if (!column.text) column.unit = qt(shown.unit);
        column.numbers = shown.numbers;
        column.decimals = shown.decimals;
        for (const std::string& text : shown.texts)
            (column.text ? column.texts : column.shown).push_back(qt(text));
        columns.push_back(std::move(column));
    }
    return columns;
}

void eachMark(const view::Table& table, const std::function<void(int row, int column, QString why)>& mark) {
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const auto& marks = table.columns[c].marks;
        for (std::size_t r = 0; r < marks.size(); ++r)
            if (!marks[r].empty()) mark(static_cast<int>(r), static_cast<int>(c), qt(marks[r]));
    }
}

KeyTable::KeyTable(QWidget* parent) : RankingTable(parent) {
    setFirstOrder(Qt::DescendingOrder);
    connect(this, &RankingTable::rowChosen, this, [this](int source) { Q_EMIT keyClicked(keyOf(source)); });
    connect(this, &TableView::linkAsked, this, [this](int row, int column) {
        if (column == usedColumn_) Q_EMIT useAsked(keyAt(row), leftOut_.contains(keyAt(row)));
    });
}

void KeyTable::setView(const view::Table& view) {
    selectionModel()->setCurrentIndex({}, QItemSelectionModel::Clear); // other rows come
    keys_.clear();
    for (const std::string& key : view.keys) keys_ << qt(key);
    setAccessibleName(qt(view.title));
    std::vector<int> bars;
    for (std::size_t c = 0; c < view.columns.size(); ++c)
        if (view.columns[c].bar) bars.push_back(static_cast<int>(c));
    const auto used = std::ranges::find_if(view.columns, &view::TableColumn::used);
    usedColumn_ = used == view.columns.end() ? -1 : static_cast<int>(used - view.columns.begin());
    setRows(columnsOf(view), bars);
    setLeftOut(leftOut_);
    eachMark(view, [this](int row, int column, const QString& why) { setFinding(row, column, why); });
    if (view.sortedBy != view::kAsTheyAre) sortBy(static_cast<int>(view.sortedBy), Qt::DescendingOrder);
}

void KeyTable::setLeftOut(const QSet<QString>& keys) {
    leftOut_ = keys;
    if (usedColumn_ < 0) return;
    std::vector<QString> texts;
    for (const QString& key : keys_) texts.push_back(keys.contains(key) ? QString() : tr("yes"));
    setTexts(usedColumn_, std::move(texts));
}

void KeyTable::setSelected(const QString& key) {
    if (selectedSource() >= 0 && selected() == key) return; // keys may repeat
    for (int row = 0; row < shownRows(); ++row) {
        if (keyAt(row) != key) continue;
        const QSignalBlocker quiet(this);
        selectSource(sourceOf(row));
        scrollTo(table()->index(row, 0));
        return;
    }
    selectionModel()->setCurrentIndex({}, QItemSelectionModel::Clear);
}

QWidget* keyTablePanel(const view::ChosenTable& view, PageState& state) {
    auto* panel = new Panel(QString());
    auto* table = new KeyTable;
    const auto about = std::make_shared<QString>(), note = std::make_shared<QString>();
    const auto tellRows = [panel, table, note] {
        const int shown = table->shownRows(), all = table->allRows();
        panel->setNote(shown == all ? *note : KeyTable::tr("%1 of %2 rows").arg(shown).arg(all));
    };
    const auto fill = [=, make = view.table](const view::Chosen& chosen) {
        const view::Table shown = make(chosen);
        *about = qt(shown.about);
        *note = qt(shown.note);
        panel->setTitle(qt(shown.title));
        table->setView(shown);
        tellRows();
        return shown.keys.empty() ? QString() : qt(shown.keys.front());
    };
    const auto chosen = std::make_shared<view::Chosen>(firstChosen(view.choices));
    for (std::size_t k = 0; k < view.choices.size(); ++k) {
        QStringList options;
        for (const std::string& option : view.choices[k].options) options << qt(option);
        auto* segments = new Segments(options);
        segments->setAccessibleName(qt(view.choices[k].label));
        segments->setCurrent(static_cast<int>(view.choices[k].chosen));
        QObject::connect(segments, &Segments::chosen, &state,
                         [chosen, k, fill, table, about, &state](int index) {
                             (*chosen)[k] = static_cast<std::size_t>(index);
                             const QString first = fill(*chosen);
                             state.selectOf(*about, first);
                             table->setSelected(first); // also where it is the same
                         });
        panel->addToHead(segments);
    }
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
    QObject::connect(filter, &QLineEdit::textChanged, table, [table, tellRows](const QString& text) {
        table->setFilter(text);
        tellRows();
    });
    QObject::connect(copy, &QPushButton::clicked, table, &TableView::copyTable);
    QObject::connect(table, &KeyTable::keyClicked, &state,
                     [&state, about](const QString& key) { state.selectOf(*about, key); });
    QObject::connect(&state, &PageState::choiceChanged, table,
                     [table, &state, about] { table->setSelected(state.key(*about)); });
    QObject::connect(table, &KeyTable::useAsked, &state, [&state](const QString& key, bool used) {
        Action action{used ? Action::Kind::BringBack : Action::Kind::LeaveOut, {}};
        action.experiments = {key.toStdString()};
        Q_EMIT state.asked(action);
    });
    QObject::connect(&state, &PageState::leftOutChanged, table,
                     [table, &state] { table->setLeftOut(state.leftOut()); });
    table->setLeftOut(state.leftOut());
    fill(*chosen);
    table->setSelected(state.key(*about));
    return panel;
}

} // namespace rigor

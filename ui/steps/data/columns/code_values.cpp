#include "ui/steps/data/columns/code_values.h"

#include "core/foundation/message/unit_text.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {
constexpr std::size_t kMostTexts = 100;        ///< more are names, not codes
constexpr std::size_t kRowsSearched = 100'000; ///< looked at here; more are no list of experiments
constexpr int kTextsShown = 8;                 ///< before the table scrolls

const Variable* parameterNamed(const ModelPtr& model, const std::string& name) {
    if (model)
        for (const Variable& v : model->parameters())
            if (v.name == name) return &v;
    return nullptr;
}
} // namespace

CodeValues::CodeValues(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    words_ = new Text({}, TextUse::Table, Ink::Muted);
    words_->setWordWrap(true);
    column->addWidget(words_);
    table_ = new NumberTable(this);
    table_->onEdit = [this](int row, int c, const QString& typed) { return edit(row, c, typed); };
    view_ = new TableView;
    view_->setTable(table_);
    view_->setAccessibleName(tr("Values that the texts stand for"));
    column->addWidget(view_);
    refusal_ = new Text({}, TextUse::Small, Ink::Error);
    refusal_->setWordWrap(true);
    refusal_->hide();
    column->addWidget(refusal_);
    connect(table_, &NumberTable::refused, this, [this](const QString& sentence) {
        refusal_->setText(sentence);
        refusal_->show();
    });
    add_ = makeButton(tr("Sets a parameter"), "add");
    auto* menu = new QMenu(add_);
    add_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        if (const ModelPtr model = document_.model().model)
            for (const Variable& v : model->parameters())
                if (std::ranges::find(parameters_, v.name) == parameters_.end() &&
                    std::ranges::find(document_.study().unknowns, v.name, &Unknown::name) ==
                        document_.study().unknowns.end())
                    menu->addAction(qt(v.name) + "    " + qt(v.description), this,
                                    [this, name = v.name] { add(name); });
        if (menu->isEmpty())
            menu->addAction(tr("There is no model with another parameter"))->setEnabled(false);
    });
    remove_ = makeButton(tr("Remove"), "remove");
    auto* gone = new QMenu(remove_);
    remove_->setMenu(gone);
    connect(gone, &QMenu::aboutToShow, this, [this, gone] {
        gone->clear();
        for (const std::string& name : parameters_)
            gone->addAction(qt(name), this, [this, name] { remove(name); });
    });
    column->addWidget(add_, 0, Qt::AlignLeft);
    column->addWidget(remove_, 0, Qt::AlignLeft);
    hide();
}

std::vector<std::string> CodeValues::textsOfColumn() const {
    std::set<std::string> texts;
    const auto& csv = document_.data().csv;
    const int at = csv ? csv->table.find(column_) : -1;
    if (at >= 0 && csv->table.rows() <= kRowsSearched)
        for (const std::string& text : csv->table.columns[static_cast<std::size_t>(at)].texts) {
            if (!text.empty()) texts.insert(text);
            if (texts.size() > kMostTexts) return {};
        }
    return {texts.begin(), texts.end()};
}

void CodeValues::showColumn(const std::string& column) {
    column_ = column;
    refusal_->hide();
    const auto& csv = document_.data().csv;
    const int at = csv && !column.empty() ? csv->table.find(column) : -1;
    const auto& codes = document_.study().data.codes;
    const bool coded = codes.contains(column);
    texts_.clear();
    if (at >= 0 && csv->table.columns[static_cast<std::size_t>(at)].type == ColumnType::Text)
        texts_ = textsOfColumn();
    setVisible(!texts_.empty() && document_.study().data.layout == "rows");
    if (texts_.empty()) return;
    // The study may know texts that this file does not have.
    if (coded)
        for (const auto& [text, values] : codes.at(column))
            if (std::ranges::find(texts_, text) == texts_.end()) texts_.push_back(text);
    refreshTable();
}

void CodeValues::refreshTable() {
    const auto& codes = document_.study().data.codes;
    const auto found = codes.find(column_);
    std::set<std::string> names;
    if (found != codes.end())
        for (const auto& [text, values] : found->second)
            for (const auto& [name, value] : values) names.insert(name);
    parameters_.assign(names.begin(), names.end());
    words_->setText(parameters_.empty() ? tr("Its texts can stand for values of parameters.")
                                        : tr("Its texts stand for these values:"));
    view_->setVisible(!parameters_.empty());
    remove_->setVisible(!parameters_.empty());
    std::vector<TableColumn> columns;
    TableColumn text{tr("text")};
    text.text = true;
    for (const std::string& one : texts_) text.texts.push_back(qt(one));
    columns.push_back(text);
    for (const std::string& name : parameters_) {
        TableColumn value{qt(name)};
        if (const Variable* v = parameterNamed(document_.model().model, name))
            value.unit = qt(unitText(v->unit));
        value.editable = true;
        value.decimals = -2;
        for (const std::string& one : texts_) {
            double number = std::nan("");
            if (const auto code = found->second.find(one); code != found->second.end())
                if (const auto at = code->second.find(name); at != code->second.end()) number = at->second;
            value.numbers.push_back(number);
        }
        columns.push_back(value);
    }
    table_->setColumns(std::move(columns));
    view_->fitColumns();
    view_->setFixedHeight(view_->horizontalHeader()->sizeHint().height() +
                          24 * std::min(static_cast<int>(texts_.size()), kTextsShown) + 2);
}

void CodeValues::add(const std::string& parameter) {
    const Variable* v = parameterNamed(document_.model().model, parameter);
    if (!v) return;
    document_.changeStudy(
        tr("let %1 set %2").arg(qt(column_), qt(parameter)), [&, value = v->start](Study& study) {
            std::erase(study.data.numbers, column_);
            std::erase_if(study.data.conditions, [&](const auto& one) { return one.second == column_; });
            for (const std::string& text : texts_) study.data.codes[column_][text].emplace(parameter, value);
        });
}

void CodeValues::remove(const std::string& parameter) {
    document_.changeStudy(tr("let %1 no longer set %2").arg(qt(column_), qt(parameter)), [&](Study& study) {
        auto& codes = study.data.codes[column_];
        for (auto& [text, values] : codes) values.erase(parameter);
        std::erase_if(codes, [](const auto& code) { return code.second.empty(); });
        if (codes.empty()) study.data.codes.erase(column_);
    });
}

QString CodeValues::edit(int row, int column, const QString& typed) {
    if (column < 1 || column > static_cast<int>(parameters_.size())) return {};
    const std::string name = parameters_[static_cast<std::size_t>(column - 1)],
                      text = texts_[static_cast<std::size_t>(row)];
    const Variable* v = parameterNamed(document_.model().model, name);
    QString why;
    const auto value = parseTyped(typed, v && !v->unit.empty() ? v->unit : "1", &why);
    if (!value) return why;
    if (v && (*value < v->min || *value > v->max))
        return tr("%1 = %2 is outside the range that the model allows it").arg(qt(name), typed.trimmed());
    refusal_->hide();
    // After the delegate has closed its editor.
    QTimer::singleShot(0, this, [this, name, text, from = column_, value = *value] {
        document_.changeStudy(tr("change %1 of the text %2").arg(qt(name), qt(text)),
                              [&](Study& study) { study.data.codes[from][text][name] = value; });
    });
    return {};
}

} // namespace rigor

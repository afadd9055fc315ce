#include "ui/steps/data/columns/derived_columns.h"

#include "core/engine/data/mapping.h"
#include "core/foundation/base/units/units.h"
#include "ui/steps/data/data_table.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

namespace {
/// The rule as a person reads it.
QString ruleTitle(const std::string& rule) {
    if (rule.empty()) return DerivedColumns::tr("formula");
    if (rule == "mean") return DerivedColumns::tr("mean");
    if (rule == "previous") return DerivedColumns::tr("previous value");
    if (rule == "direction") return DerivedColumns::tr("direction of change");
    if (rule == "turning minimum") return DerivedColumns::tr("last turning minimum");
    if (rule == "turning maximum") return DerivedColumns::tr("last turning maximum");
    if (rule == "detrended") return DerivedColumns::tr("without its straight line");
    return qt(rule);
}

/// Those of derivedRules() behind the formula, which is none.
std::vector<std::string> ruleKeys() {
    std::vector<std::string> keys{{}};
    keys.insert(keys.end(), derivedRules().begin(), derivedRules().end());
    return keys;
}

/// A column as a formula names it.
std::string inFormula(const std::string& column) {
    const bool plain =
        !column.empty() && !std::isdigit(static_cast<unsigned char>(column[0])) &&
        std::ranges::all_of(column, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
    return plain ? column : "'" + column + "'";
}

std::string textOf(const DerivedColumn& column) {
    if (column.rule.empty()) return column.source;
    std::string text = column.rule + " of " + column.source;
    if (!column.by.empty()) text += (column.rule == "mean" ? " by " : " within ") + column.by;
    if (!column.order.empty() && column.rule != "mean") text += " in order of " + column.order;
    return text;
}

QComboBox* comboOf(const QStringList& texts, const QString& now) {
    auto* combo = new QComboBox;
    combo->addItems(texts);
    if (combo->findText(now) < 0 && !now.isEmpty()) combo->addItem(now);
    combo->setCurrentIndex(combo->findText(now));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(6);
    return combo;
}
} // namespace

DerivedColumns::DerivedColumns(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    rows_ = new QVBoxLayout(this);
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(4);
    auto* about = new Text(
        tr("Columns computed from others: formulas, means over repeated series, the history of a load."),
        TextUse::Table, Ink::Muted);
    about->setWordWrap(true);
    rows_->addWidget(about);
    auto* more = makeButton(tr("Add a column"), "add");
    connect(more, &QPushButton::clicked, this, &DerivedColumns::add);
    rows_->addWidget(more, 0, Qt::AlignLeft);
}

/// Of the table and, of other forms, those that are computed.
QStringList DerivedColumns::columns(bool numbersOnly, const std::string& without) const {
    QStringList names;
    if (const auto& csv = document_.data().csv)
        for (const Column& column : csv->table.columns)
            if (!numbersOnly || column.type != ColumnType::Text) names << qt(column.name);
    for (const auto& [name, text] : document_.study().data.derived)
        if (name != without) names << qt(name);
    return names;
}

std::string DerivedColumns::meaningOf(const std::string& name) const {
    if (const auto& dataset = document_.data().data)
        for (const MappedColumn& mapped : dataset->mapping)
            if (mapped.column == name) return meaningText({mapped.role, mapped.target}).toStdString();
    return meaningText({}).toStdString();
}

void DerivedColumns::refresh() {
    const auto& derived = document_.study().data.derived;
    const QStringList names = columns(false, {});
    std::map<std::string, std::string> meanings;
    for (const auto& [name, text] : derived) meanings[name] = meaningOf(name);
    if (forms_ && derived == shown_ && names == shownColumns_ && meanings == shownMeanings_) return;
    shown_ = derived;
    shownColumns_ = names;
    shownMeanings_ = meanings;
    if (const QWidget* now = QApplication::focusWidget(); now && isAncestorOf(now) && focused_.isEmpty())
        focused_ = now->accessibleName();
    if (forms_) {
        rows_->removeWidget(forms_);
        forms_->hide();
        forms_->deleteLater();
    }
    forms_ = new QWidget;
    auto* column = new QVBoxLayout(forms_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (const auto& [name, text] : derived) column->addWidget(form(name, text));
    rows_->insertWidget(1, forms_);
    forms_->setVisible(!derived.empty());
    // The new forms are shown in the next turn, and what is hidden cannot have the keyboard.
    QTimer::singleShot(0, this, [this] {
        const QString wanted = std::exchange(focused_, {});
        if (wanted.isEmpty() || !isVisible()) return;
        for (QWidget* field : forms_->findChildren<QWidget*>())
            if (field->accessibleName() == wanted && (field->focusPolicy() & Qt::TabFocus))
                return field->setFocus(Qt::TabFocusReason);
    });
}

QWidget* DerivedColumns::form(const std::string& name, const std::string& text) {
    DerivedColumn now;
    try {
        now = derivedColumn(text);
    } catch (const Error&) {
        now = {.rule = "mean"}; // of a study file that says it otherwise; the data tell what is wrong
    }
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const AddRow row = [&](const QString& label, QWidget* control) {
        if (label.isEmpty()) return column->addWidget(control);
        column->addWidget(labelled(label, control));
        control->setAccessibleName(
            tr("%1 of %2").arg(label, qt(name))); // several columns have the same labels
    };
    auto* edit = new QLineEdit(qt(name));
    edit->setTextMargins(5, 0, 0, 0);
    auto* why = new Text({}, TextUse::Small, Ink::Error);
    why->setWordWrap(true);
    why->hide();
    row(tr("Name"), edit);
    column->addWidget(why);
    connect(edit, &QLineEdit::editingFinished, this, [this, name, edit, why] { rename(name, edit, why); });

    QStringList rules;
    for (const std::string& key : ruleKeys()) rules << ruleTitle(key);
    auto* rule = comboOf(rules, ruleTitle(now.rule));
    row(tr("Rule"), rule);
    if (now.rule.empty())
        addFormula(name, now, rule, row);
    else
        addRule(name, now, rule, row);

    const auto meanings = meaningsFor(document_.model().model.get(), document_.study().data.layout);
    QStringList words;
    for (const ColumnMeaning& one : meanings) words << meaningText(one);
    auto* meaning = comboOf(words, qt(meaningOf(name)));
    row(tr("Means"), meaning);
    connect(meaning, &QComboBox::activated, this, [this, meaning, meanings, name](int index) {
        focused_ = meaning->accessibleName();
        QTimer::singleShot(0, this, [this, name, one = meanings[static_cast<std::size_t>(index)]] {
            document_.changeStudy(tr("use %1 as %2").arg(qt(name), meaningText(one)), [&](Study& study) {
                assignColumn(study.data, name, one.role, one.target);
            });
        });
    });
    auto* remove = makeButton(tr("Remove"), "remove");
    remove->setAccessibleName(tr("Remove %1").arg(qt(name)));
    connect(remove, &QPushButton::clicked, this,
            [this, name] { QTimer::singleShot(0, this, [this, name] { put(name, {}, {}); }); });
    column->addWidget(remove, 0, Qt::AlignLeft);
    return whole;
}

void DerivedColumns::addFormula(const std::string& name, const DerivedColumn& now, QComboBox* rule,
                                const AddRow& row) {
    auto* formula = new QLineEdit(qt(now.source));
    formula->setTextMargins(5, 0, 0, 0);
    formula->setToolTip(tr("Of other columns, row by row: F - F_0, (p - 0.12)*1.02, 'force N'/2"));
    row(tr("Formula"), formula);
    auto* why = new Text({}, TextUse::Small, Ink::Error);
    why->setWordWrap(true);
    why->hide();
    row({}, why);
    connect(formula, &QLineEdit::editingFinished, this, [this, name, formula, why, source = now.source] {
        const std::string typed = formula->text().trimmed().toStdString();
        QString sentence;
        try {
            derivedColumn(typed);
        } catch (const Error& e) {
            sentence = qt(e.sentence());
        }
        why->setText(sentence);
        why->setVisible(!sentence.isEmpty());
        formula->setProperty("wrong", !sentence.isEmpty());
        formula->update();
        if (!sentence.isEmpty() || typed == source) return;
        QTimer::singleShot(0, this, [this, name, typed] { put(name, name, typed); });
    });
    const auto& units = document_.study().data.units;
    const auto stated = units.find(name);
    auto* unit = new QLineEdit(stated == units.end() ? QString() : qt(stated->second));
    unit->setTextMargins(5, 0, 0, 0);
    unit->setPlaceholderText(tr("as it follows"));
    row(tr("Unit"), unit);
    connect(unit, &QLineEdit::editingFinished, this, [this, name, unit] {
        const std::string typed = unit->text().trimmed().toStdString();
        const auto& known = document_.study().data.units;
        const auto before = known.find(name);
        unit->setProperty("wrong", !parseUnit(typed));
        unit->update();
        if (!parseUnit(typed) || typed == (before == known.end() ? std::string() : before->second)) return;
        QTimer::singleShot(0, this, [this, name, typed] {
            document_.changeStudy(tr("change the unit of %1").arg(qt(name)), [&](Study& study) {
                if (typed.empty())
                    study.data.units.erase(name);
                else
                    study.data.units[name] = typed;
            });
        });
    });
    connect(rule, &QComboBox::activated, this, [this, name, rule, now](int index) {
        if (index == 0) return;
        focused_ = rule->accessibleName();
        QTimer::singleShot(0, this, [this, name, index, now] {
            const QStringList numbers = columns(true, name), all = columns(false, name);
            if (numbers.isEmpty()) return;
            const std::vector<std::string> named = now.needs();
            DerivedColumn made{.rule = ruleKeys()[static_cast<std::size_t>(index)],
                               .source = named.empty() ? numbers.first().toStdString() : named.front()};
            if (made.rule == "mean") made.by = all.first().toStdString();
            put(name, name, textOf(made));
        });
    });
}

void DerivedColumns::addRule(const std::string& name, const DerivedColumn& now, QComboBox* rule,
                             const AddRow& row) {
    auto* source = comboOf(columns(true, name), qt(now.source));
    row(tr("Of column"), source);
    const bool mean = now.rule == "mean";
    const QString none = tr("all rows"), asInFile = tr("the file");
    auto* by = comboOf((mean ? QStringList() : QStringList{none}) + columns(false, name),
                       now.by.empty() && !mean ? none : qt(now.by));
    by->setToolTip(tr("Rows with the same value here belong together"));
    row(mean ? tr("Equal") : tr("Series"), by);
    auto* order =
        comboOf(QStringList{asInFile} + columns(true, name), now.order.empty() ? asInFile : qt(now.order));
    order->setToolTip(tr("The order in which the values of a series followed each other"));
    row(tr("In order of"), order);
    order->parentWidget()->setVisible(!mean);
    const auto change = [this, name, rule, source, by, order, none, asInFile] {
        DerivedColumn made;
        made.rule = ruleKeys()[static_cast<std::size_t>(std::max(0, rule->currentIndex()))];
        made.source = source->currentText().toStdString();
        if (made.rule.empty()) {
            made.source = inFormula(made.source);
        } else {
            made.by = by->currentText() == none ? std::string() : by->currentText().toStdString();
            // A mean needs rows that belong together.
            if (made.rule == "mean" && made.by.empty()) made.by = made.source;
            made.order =
                order->currentText() == asInFile ? std::string() : order->currentText().toStdString();
        }
        put(name, name, textOf(made));
    };
    for (QComboBox* combo : {rule, source, by, order})
        connect(combo, &QComboBox::activated, this, [this, combo, change] {
            focused_ = combo->accessibleName();
            QTimer::singleShot(0, this, change); // after the combo has left its handler
        });
}

void DerivedColumns::rename(const std::string& name, QLineEdit* edit, Text* why) {
    const std::string typed = edit->text().trimmed().toStdString();
    if (typed == name) return why->hide();
    const bool taken = columns(false, name).contains(qt(typed));
    why->setText(typed.empty() ? tr("A column needs a name")
                 : taken       ? tr("There is a column %1 already").arg(qt(typed))
                               : QString());
    why->setVisible(!why->text().isEmpty());
    edit->setProperty("wrong", !why->text().isEmpty());
    edit->update();
    if (!why->text().isEmpty()) return;
    QTimer::singleShot(0, this, [this, name, typed] {
        const auto& derived = document_.study().data.derived;
        if (const auto found = derived.find(name); found != derived.end()) put(name, typed, found->second);
    });
}

void DerivedColumns::put(const std::string& name, const std::string& now, const std::string& text) {
    const QString what = now.empty()   ? tr("remove the computed column %1").arg(qt(name))
                         : now != name ? tr("rename the computed column %1").arg(qt(name))
                                       : tr("change the computed column %1").arg(qt(name));
    document_.changeStudy(what, [&](Study& study) {
        DataRecipe& recipe = study.data;
        recipe.derived.erase(name);
        if (!now.empty()) recipe.derived[now] = text;
        if (now == name) return;
        // What names the column follows it, or goes with it.
        if (const auto unit = recipe.units.find(name); unit != recipe.units.end()) {
            if (!now.empty()) recipe.units[now] = unit->second;
            recipe.units.erase(name);
        }
        for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements}) {
            if (now.empty()) std::erase_if(*map, [&](const auto& one) { return one.second == name; });
            for (auto& [target, column] : *map)
                if (column == name) column = now;
        }
        for (auto& [other, rule] : recipe.derived) try {
                DerivedColumn column = derivedColumn(rule);
                if (column.rule.empty()) continue; // the data tell what a formula misses
                bool named = false;
                for (std::string* one : {&column.source, &column.by, &column.order})
                    if (*one == name && !now.empty()) {
                        *one = now;
                        named = true;
                    }
                if (named) rule = textOf(column);
            } catch (const Error&) {
                continue; // the data tell what is wrong with it
            }
    });
}

void DerivedColumns::add() {
    const QStringList numbers = columns(true, {}), all = columns(false, {});
    if (numbers.isEmpty()) return;
    std::string name;
    for (int k = 1; name.empty() || all.contains(qt(name)); ++k) name = "derived_" + std::to_string(k);
    focused_ = tr("%1 of %2").arg(tr("Name"), qt(name));
    document_.changeStudy(tr("add a computed column"), [&](Study& study) {
        study.data.derived[name] =
            textOf({.rule = "mean", .source = numbers.last().toStdString(), .by = all.first().toStdString()});
    });
}

} // namespace rigor

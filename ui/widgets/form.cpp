#include "ui/widgets/form.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "ui/widgets/look/style.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cmath>
#include <set>

namespace rigor {

namespace {
QString textOf(const FieldValue& value) {
    if (const auto* n = std::get_if<long long>(&value)) return qt(exactText(static_cast<double>(*n)));
    if (const auto* x = std::get_if<double>(&value)) return std::isnan(*x) ? QString() : qt(exactText(*x));
    if (const auto* s = std::get_if<std::string>(&value)) return QString::fromStdString(*s);
    if (const auto* list = std::get_if<std::vector<double>>(&value)) {
        QStringList parts;
        for (const double x : *list) parts << qt(exactText(x));
        return parts.join("; ");
    }
    return {};
}

/// A text that is longer than its field shows its beginning, and the whole in its tooltip.
void showText(QLineEdit& edit, const QString& text, const QString& help) {
    if (edit.text() != text) {
        edit.setText(text);
        edit.setCursorPosition(0);
    }
    edit.setToolTip(text.isEmpty() ? help : text + "\n\n" + help);
}

} // namespace

QString choiceText(const std::string& choice) {
    const QString words =
        QString::fromStdString(choice).replace('-', ' ').replace('_', ' ').replace("+", " + ");
    return fieldText(words.toStdString());
}

QString helpText(const FieldInfo& info) {
    QString help = fieldText(info.help);
    for (const std::string& choice : info.choices) {
        const QString key = QRegularExpression::escape(QString::fromStdString(choice));
        // French has a narrow space before the colon.
        help.replace(QRegularExpression("(?<![\\w+-])" + key + "(?=[\\s\\x{00a0}\\x{202f}]?[:,])"),
                     choiceText(choice));
    }
    return help;
}

namespace {
std::optional<FieldValue> typedValue(const QString& text, const FieldValue& like, const FieldInfo& info,
                                     QString* why) {
    if (std::holds_alternative<std::vector<double>>(like)) {
        std::vector<double> list;
        for (const QString& part : text.split(';', Qt::SkipEmptyParts)) {
            const auto x = parseTyped(part, info.unit, why);
            if (!x) return std::nullopt;
            list.push_back(*x);
        }
        return FieldValue(list);
    }
    for (const std::string& word : info.choices) // a number or a word
        if (const QString typed = text.trimmed();
            typed == QString::fromStdString(word) || typed == choiceText(word))
            return FieldValue(word);
    if (!info.unstated.empty() && text.trimmed().isEmpty()) return FieldValue(qQNaN());
    const auto x = parseTyped(text, info.unit, why);
    if (!x) return std::nullopt;
    if (!std::holds_alternative<long long>(like)) return FieldValue(*x);
    if (*x != std::floor(*x) || std::abs(*x) > 9e15) {
        *why = QCoreApplication::translate("FieldForm", "%1 must be a whole number, not %2")
                   .arg(fieldText(info.label), text.trimmed());
        return std::nullopt;
    }
    return FieldValue(static_cast<long long>(*x));
}
} // namespace

NumberField::NumberField(const FieldInfo& info, QWidget* parent) : QWidget(parent), info_(info) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    edit_ = new QLineEdit;
    edit_->setAccessibleName(fieldText(info.label));
    edit_->setTextMargins(5, 0, 0, 0);
    if (!info.unstated.empty()) edit_->setPlaceholderText(fieldText(info.unstated));
    unit_ = new Text(info.unit.empty() ? QString() : qt(unitText(info.unit)), TextUse::Table, Ink::Muted,
                     QFont::Normal, edit_);
    unit_->setAttribute(Qt::WA_TransparentForMouseEvents);
    error_ = new Text({}, TextUse::Small, Ink::Error);
    error_->setWordWrap(true);
    error_->hide();
    column->addWidget(edit_);
    column->addWidget(error_);
    connect(edit_, &QLineEdit::editingFinished, this, &NumberField::commit);
    edit_->installEventFilter(this);
    setFocusProxy(edit_);
}

bool NumberField::eventFilter(QObject* watched, QEvent* event) {
    // Esc leaves the field as it was; without a change it goes on to whoever else waits for it.
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched == edit_ && key) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
            (edit_->isModified() || !sentence().isEmpty())) {
            event->accept();
            if (event->type() == QEvent::KeyPress) restore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NumberField::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    unit_->adjustSize();
    edit_->setTextMargins(5, 0, unit_->text().isEmpty() ? 0 : unit_->width() + 6, 0);
    unit_->move(edit_->width() - unit_->width() - 9, (26 - unit_->height()) / 2);
}

void NumberField::setValue(const FieldValue& value) {
    const bool same = sameValue(value, value_);
    value_ = value;
    if (!sentence().isEmpty() && same) return; // what is wrong stays in sight until it is mended
    if (!edit_->hasFocus() || !edit_->isModified()) edit_->setText(shown());
    if (!sentence().isEmpty()) restore();
}

void NumberField::refuse(const FieldValue& before, const QString& why) {
    value_ = before;
    setWrong(why);
}

void NumberField::setEmpty(double value, const QString& words) {
    empty_ = value;
    edit_->setPlaceholderText(words);
    edit_->setText(shown());
}

QString NumberField::shown() const {
    const auto* whole = std::get_if<long long>(&value_);
    const auto* real = std::get_if<double>(&value_);
    const double now = whole ? static_cast<double>(*whole) : real ? *real : qQNaN();
    return empty_ && now == *empty_ ? QString() : textOf(value_);
}

void NumberField::restore() {
    edit_->setText(shown());
    setWrong({});
}

void NumberField::setWrong(const QString& why) {
    if (why == sentence()) return;
    error_->setText(why);
    error_->setVisible(!why.isEmpty());
    edit_->setProperty("wrong", !why.isEmpty());
    edit_->setAccessibleDescription(why.isEmpty() ? fieldText(info_.help) : why);
    edit_->update();
    emit checked();
}

QString NumberField::sentence() const { return error_->isHidden() ? QString() : error_->text(); }

/// The reason as a sentence that names the field.
QString NumberField::namedSentence(const QString& why) const {
    const QString label = fieldText(info_.label);
    return why.startsWith(label) ? why : label + ": " + why;
}

void NumberField::commit() {
    QString why;
    const bool empty = empty_ && edit_->text().trimmed().isEmpty();
    const auto value = typedValue(empty ? QString::number(*empty_) : edit_->text(), value_, info_, &why);
    if (value && why.isEmpty()) {
        const std::string refusal = whyRefused(info_, *value);
        if (!refusal.empty())
            why = fieldText(info_.label) + ' ' + QString::fromStdString(refusal) +
                  (info_.unit.empty() ? QString() : ' ' + qt(unitText(info_.unit)));
    }
    if (!value) why = namedSentence(why);
    setWrong(why);
    if (!why.isEmpty() || sameValue(*value, value_)) {
        if (why.isEmpty()) edit_->setText(shown());
        return;
    }
    value_ = *value;
    edit_->setText(shown());
    emit edited(value_);
}

FieldForm::FieldForm(QWidget* parent) : QWidget(parent) {}

QWidget* FieldForm::control(const std::string& key) const {
    const auto it = rows_.find(key);
    return it == rows_.end() ? nullptr : it->second.control;
}

QWidget* FieldForm::makeControl(const Field& field) {
    const QString key = QString::fromStdString(field.key);
    if (std::holds_alternative<bool>(field.defaultValue)) {
        auto* box = new QCheckBox(fieldText(field.info.label));
        connect(box, &QCheckBox::clicked, this, [this, key](bool on) { emit edited(key, FieldValue(on)); });
        return box;
    }
    if (std::holds_alternative<std::string>(field.defaultValue)) {
        if (field.info.choices.empty()) {
            auto* edit = new QLineEdit;
            edit->setTextMargins(5, 0, 0, 0);
            connect(edit, &QLineEdit::editingFinished, this,
                    [this, key, edit] { emit edited(key, FieldValue(edit->text().toStdString())); });
            return edit;
        }
        auto* combo = new QComboBox;
        for (const auto& choice : field.info.choices)
            combo->addItem(choiceText(choice), QString::fromStdString(choice));
        combo->setMinimumContentsLength(4);
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(combo, &QComboBox::activated, this, [this, key, combo] {
            emit edited(key, FieldValue(combo->currentData().toString().toStdString()));
        });
        return combo;
    }
    auto* number = new NumberField(field.info);
    connect(number, &NumberField::edited, this,
            [this, key](const FieldValue& value) { emit edited(key, value); });
    connect(number, &NumberField::checked, this, [this, key = field.key, number] {
        if (const auto row = rows_.find(key); row != rows_.end())
            row->second.reset->setVisible(row->second.changed || !number->sentence().isEmpty());
        tellRefusals();
    });
    return number;
}

void FieldForm::setFields(const std::vector<Field>& fields, const QStringList& groups) {
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete layout();
    rows_.clear(), heads_.clear();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    QString group;
    bool hasExpert = false;
    for (const Field& field : fields) {
        const QString name = QString::fromStdString(field.info.group); // as in the sources
        if (!groups.isEmpty() && !groups.contains(name)) continue;
        if (name != group && !name.isEmpty() && groups.isEmpty()) {
            auto* head = new Text(fieldText(field.info.group), TextUse::Table, Ink::Text, QFont::DemiBold);
            head->setFixedHeight(28);
            head->setAlignment(Qt::AlignBottom);
            column->addWidget(head);
            heads_[field.info.group] = head;
        }
        group = name;
        auto* whole = new QWidget;
        auto* line = new QHBoxLayout;
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(4);
        auto* label = new Text(fieldText(field.info.label), TextUse::Body, Ink::Muted);
        label->setElided(true);
        label->setFixedWidth(126);
        label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        QWidget* control = makeControl(field);
        const QString help = helpText(field.info);
        control->setToolTip(help);
        label->setToolTip(help.isEmpty() ? QString() : fieldText(field.info.label) + ": " + help);
        control->setAccessibleName(fieldText(field.info.label));
        control->setAccessibleDescription(help);
        label->setBuddy(control); // the name of a combo box is that of its label
        auto* reset = makeButton({}, "reset", "flat");
        reset->setFixedSize(20, 24);
        QSizePolicy kept = reset->sizePolicy(); // the fields do not move when it appears
        kept.setRetainSizeWhenHidden(true);
        reset->setSizePolicy(kept);
        const QString standard = textOf(field.defaultValue);
        reset->setToolTip(tr("Back to the default, %1")
                              .arg(standard.isEmpty() ? fieldText(field.info.unstated) : standard));
        reset->setAccessibleName(tr("Reset %1").arg(fieldText(field.info.label)));
        connect(reset, &QPushButton::clicked, this,
                [this, key = QString::fromStdString(field.key), value = field.defaultValue, control] {
                    if (auto* number = qobject_cast<NumberField*>(control)) number->restore();
                    const auto row = rows_.find(key.toStdString());
                    if (row != rows_.end() && row->second.changed) emit edited(key, value);
                });
        const bool check = std::holds_alternative<bool>(field.defaultValue);
        // A text and a choice with long texts stand under their names, as does any control with a long one.
        int longest = 0;
        for (const auto& choice : field.info.choices)
            longest = std::max(longest, fontMetrics().horizontalAdvance(choiceText(choice)));
        constexpr int kLabelWidth = 126;
        constexpr int kChoiceWidth = 52; ///< beside a label and the arrow, in an inspector
        const bool longLabel = !check && label->fontMetrics().horizontalAdvance(label->text()) > kLabelWidth;
        const bool words = qobject_cast<QLineEdit*>(control) != nullptr;
        if (longest > kChoiceWidth || longLabel || words) {
            auto* two = new QVBoxLayout(whole);
            two->setContentsMargins(0, 0, 0, 0);
            two->setSpacing(0);
            label->setMinimumWidth(0);
            label->setMaximumWidth(QWIDGETSIZE_MAX);
            label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            two->addWidget(label);
            two->addLayout(line);
        } else {
            whole->setLayout(line);
            if (!check) line->addWidget(label, 0, Qt::AlignTop);
        }
        if (check) {
            label->setParent(whole);
            label->hide();
        }
        label->setFixedHeight(26);
        line->addWidget(control, 1);
        line->addWidget(reset, 0, Qt::AlignTop);
        column->addWidget(whole);
        hasExpert = hasExpert || field.info.expert;
        rows_[field.key] = Row{field.info, field.defaultValue, whole, label, control, reset};
    }
    if (hasExpert) {
        more_ = makeButton(tr("Show expert settings"), {}, "link");
        connect(more_, &QPushButton::clicked, this, [this] {
            expert_ = !expert_;
            more_->setText(expert_ ? tr("Hide expert settings") : tr("Show expert settings"));
            showRows();
        });
        column->addWidget(more_, 0, Qt::AlignLeft);
    }
    refresh(fields);
}

void FieldForm::refresh(const std::vector<Field>& fields) {
    std::map<std::string, FieldValue> values;
    for (const Field& field : fields) values[field.key] = field.get();
    for (auto& [key, row] : rows_) {
        const auto it = values.find(key);
        if (it == values.end()) continue;
        const FieldValue& value = it->second;
        if (auto* box = qobject_cast<QCheckBox*>(row.control))
            box->setChecked(std::get<bool>(value));
        else if (auto* combo = qobject_cast<QComboBox*>(row.control))
            combo->setCurrentIndex(combo->findData(QString::fromStdString(std::get<std::string>(value))));
        else if (auto* edit = qobject_cast<QLineEdit*>(row.control))
            showText(*edit, textOf(value), helpText(row.info));
        else if (auto* number = qobject_cast<NumberField*>(row.control))
            number->setValue(value);
        const bool changed = !sameValue(value, row.defaultValue);
        row.changed = changed;
        const auto* numberField = qobject_cast<NumberField*>(row.control);
        row.reset->setVisible(changed || (numberField && !numberField->sentence().isEmpty()));
        row.label->setFont(fontFor(TextUse::Body, changed ? QFont::Medium : QFont::Normal));
        row.label->setInk(changed ? Ink::Text : Ink::Muted);
        bool matters = true;
        if (const auto equals = row.info.onlyIf.find('='); equals != std::string::npos) {
            const bool unlike = equals > 0 && row.info.onlyIf[equals - 1] == '!';
            const auto other = values.find(row.info.onlyIf.substr(0, unlike ? equals - 1 : equals));
            const std::string wanted = row.info.onlyIf.substr(equals + 1);
            if (other != values.end()) {
                const auto* text = std::get_if<std::string>(&other->second);
                const QString now = QString::fromStdString(text ? *text : toString(other->second));
                matters = QString::fromStdString(wanted).split('|').contains(now) != unlike;
            }
        }
        row.matters = matters;
    }
    showRows();
    tellRefusals();
}

void FieldForm::showRows() {
    std::set<std::string> groups; // that have a row to show
    for (auto& [key, row] : rows_) {
        const bool shown = row.matters && (expert_ || !row.info.expert);
        row.whole->setVisible(shown);
        if (shown) groups.insert(row.info.group);
    }
    for (auto& [group, head] : heads_) head->setVisible(groups.contains(group));
}

QStringList FieldForm::refusals() const {
    QStringList list;
    for (const auto& [key, row] : rows_)
        if (const auto* number = qobject_cast<const NumberField*>(row.control);
            number && row.matters && !number->sentence().isEmpty())
            list << number->sentence();
    return list;
}

void FieldForm::tellRefusals() {
    const QStringList now = refusals();
    if (now == told_) return;
    told_ = now;
    emit refusalsChanged(now);
}

} // namespace rigor

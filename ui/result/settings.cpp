#include "ui/result/settings.h"

#include "ui/result/page_state.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>

namespace rigor {

namespace {

constexpr int kLeastLabel = 104, kInspectorLine = 216; ///< px; the line beside the box of a check

/// Broken at blanks into lines that the column holds.
QString inLines(const QString& text) {
    const QFontMetrics metrics(fontFor(TextUse::Body));
    QStringList lines;
    for (const QString& word : text.split(' ')) {
        if (!lines.isEmpty() && metrics.horizontalAdvance(lines.back() + ' ' + word) <= kInspectorLine)
            lines.back() += ' ' + word;
        else
            lines << word;
    }
    return lines.join('\n');
}

QComboBox* choiceControl(const view::Setting& setting, PageState& state) {
    auto* box = new QComboBox;
    for (const std::string& option : setting.options) box->addItem(qt(option));
    box->setCurrentIndex(static_cast<int>(state.choice().setting(setting.key, setting.value)));
    QObject::connect(box, &QComboBox::currentIndexChanged, &state, [&state, key = setting.key](int index) {
        if (index >= 0) state.set(key, index);
    });
    return box;
}

QDoubleSpinBox* numberControl(const view::Setting& setting, PageState& state) {
    auto* box = new QDoubleSpinBox;
    box->setLocale(QLocale()); // of the language chosen, not of the window the box is put into
    box->setRange(setting.range->lower, setting.range->upper);
    box->setDecimals(setting.range->decimals);
    box->setSuffix(' ' + qt(setting.range->unit));
    box->setKeyboardTracking(false);
    box->setValue(state.choice().setting(setting.key, setting.value));
    QObject::connect(box, &QDoubleSpinBox::valueChanged, &state,
                     [&state, key = setting.key](double value) { state.set(key, value); });
    // The field within a box of a number is read out by itself.
    if (auto* field = box->findChild<QLineEdit*>()) field->setAccessibleName(qt(setting.label));
    return box;
}

QCheckBox* checkControl(const view::Setting& setting, PageState& state) {
    auto* box = new QCheckBox(inLines(qt(setting.label)));
    box->setChecked(state.choice().setting(setting.key, setting.value) != 0);
    QObject::connect(box, &QCheckBox::toggled, &state,
                     [&state, key = setting.key](bool now) { state.set(key, now); });
    return box;
}

} // namespace

QWidget* settingControl(const view::Setting& setting, PageState& state) {
    QWidget* control = nullptr;
    if (!setting.options.empty())
        control = choiceControl(setting, state);
    else if (setting.range)
        control = numberControl(setting, state);
    else
        control = checkControl(setting, state);
    control->setAccessibleName(qt(setting.label));
    control->setEnabled(setting.whyNot.empty());
    control->setToolTip(qt(setting.whyNot.empty() ? setting.tip : setting.whyNot));
    control->setAccessibleDescription(qt(setting.whyNot));
    return control;
}

QWidget* settingRow(const view::Setting& setting, PageState& state) {
    QWidget* control = settingControl(setting, state);
    if (setting.options.empty() && !setting.range) return control;
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new Text(qt(setting.label), TextUse::Body);
    label->setFixedWidth(std::max(kLeastLabel, label->sizeHint().width()));
    label->setBuddy(control);
    row->addWidget(label);
    row->addWidget(control, 1);
    // Long words of another language do not widen the column.
    if (auto* choice = qobject_cast<QComboBox*>(control)) {
        choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        choice->setMinimumContentsLength(8);
    }
    return line;
}

} // namespace rigor

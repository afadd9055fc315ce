#include "ui/steps/data/columns/sensor_errors.h"

#include "core/foundation/base/units/units.h"
#include "core/foundation/message/number_text.h"
#include "ui/jobs/background.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

namespace {
QString statedText(const StatedError& stated) {
    const QString number = qt(exactText(stated.value));
    return stated.unit.empty() ? number : number + ' ' + qt(stated.unit);
}

bool methodReads(const Study& study, const char* key) {
    const MethodDescriptor* method = findMethod(study.method);
    return method && std::ranges::find(method->reads, key) != method->reads.end();
}
} // namespace

std::optional<StatedError> typedError(const QString& text, const std::string& unit, QString* why) {
    // A number as parseTyped() reads it, then a unit that begins with no digit.
    static const QRegularExpression kNumberAndUnit(QStringLiteral(
        "^([+\\-\u2212]?[\\d.,\u2009\u202F\u00A0]+(?:[eE][+-]?\\d+|\\s*×\\s*10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?)"
        "\\s*([^\\d\\s].*)?$"));
    const auto match = kNumberAndUnit.match(text.trimmed());
    const auto value = parseTyped(match.hasMatch() ? match.captured(1) : text, "1", why);
    if (!value) return std::nullopt;
    if (!(*value > 0)) {
        *why = SensorErrors::tr("It must be above 0, not %1").arg(qt(exactText(*value)));
        return std::nullopt;
    }
    StatedError stated(*value, unit);
    if (const QString own = match.captured(2).trimmed(); !own.isEmpty()) {
        std::string part;
        if (!parseUnit(own.toStdString(), &part)) {
            *why = SensorErrors::tr("The unit \"%1\" is not understood: %2").arg(own, qt(part));
            return std::nullopt;
        }
        stated.unit = own.toStdString();
    }
    return stated;
}

SensorErrors::SensorErrors(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    fields_[0].stated = &DataRecipe::standardDeviations;
    fields_[0].name = tr("standard deviation");
    addField(
        fields_[0], tr("Std. deviation"),
        tr("Standard deviation of the error of one value, with its unit: 0.1 deg, 2 um. The filter and model "
           "adequacy need it; least squares and homotopy weigh their outputs by it."));
    proposed_ = new Text({}, TextUse::Table, Ink::Muted);
    proposed_->setWordWrap(true);
    column->addWidget(proposed_);
    take_ = makeButton(tr("Take over"), {}, "link");
    column->addWidget(take_, 0, Qt::AlignLeft);
    connect(take_, &QPushButton::clicked, this, [this] {
        if (!proposal_) return;
        document_.changeStudy(tr("take the proposed standard deviation of %1").arg(qt(output_)),
                              [stated = inColumnUnit(proposal_->standardDeviation), output = output_](
                                  Study& study) { study.data.standardDeviations[output] = stated; });
    });
    fields_[1].stated = &DataRecipe::bounds;
    fields_[1].name = tr("guaranteed bound");
    addField(
        fields_[1], tr("Bound"),
        tr("No value is ever further off than this, with its unit: 0.5 deg, 10 um. Verified identification "
           "needs it, and proves nothing if it does not hold."));
    unproven_ = new Text(tr("No data prove a bound. It stands in the data sheet of the sensor."),
                         TextUse::Table, Ink::Muted);
    unproven_->setWordWrap(true);
    column->addWidget(unproven_);
    hide();
}

void SensorErrors::addField(Field& field, const QString& label, const QString& tip) {
    field.edit = new QLineEdit;
    field.edit->setTextMargins(5, 0, 0, 0);
    field.edit->setPlaceholderText(tr("not stated"));
    field.edit->setToolTip(tip);
    field.edit->installEventFilter(this);
    layout()->addWidget(labelled(label, field.edit));
    field.edit->setAccessibleDescription(tip);
    field.why = new Text({}, TextUse::Small, Ink::Error);
    field.why->setWordWrap(true);
    field.why->hide();
    layout()->addWidget(field.why);
    connect(field.edit, &QLineEdit::editingFinished, this, [this, &field] { commit(field); });
}

bool SensorErrors::eventFilter(QObject* watched, QEvent* event) {
    // Esc leaves the field as it was.
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        for (Field& field : fields_)
            if (watched == field.edit && (field.edit->isModified() || !field.why->text().isEmpty())) {
                event->accept();
                if (event->type() == QEvent::KeyPress) restore(field);
                return true;
            }
    return QWidget::eventFilter(watched, event);
}

void SensorErrors::showOutput(const std::string& output) {
    const bool other = output != output_;
    output_ = output;
    setVisible(!output.empty());
    const auto& dataset = document_.data().data;
    const ModelPtr model = document_.model().model;
    if (output.empty() || !dataset || !model) {
        for (Field& field : fields_) say(field, {});
        return;
    }
    columnUnit_.clear();
    for (const MappedColumn& mapped : dataset->mapping)
        if (mapped.role == MappedColumn::Role::Measurement && mapped.target == output)
            columnUnit_ = mapped.unit;
    const auto found = findVariable(*model, output);
    modelUnit_ = found ? variable(*model, *found).unit : std::string();
    if (modelUnit_.empty()) modelUnit_ = columnUnit_;
    for (Field& field : fields_) {
        // What is wrong stays in sight until it is mended.
        const bool typing = field.edit->hasFocus() && field.edit->isModified();
        if (other || (!typing && field.why->text().isEmpty())) restore(field);
    }
    propose();
}

void SensorErrors::restore(Field& field) {
    const Stated& all = document_.study().data.*field.stated;
    const auto stated = all.find(output_);
    field.edit->setText(stated == all.end() ? QString() : statedText(stated->second));
    say(field, {});
}

void SensorErrors::say(Field& field, const QString& why) {
    field.why->setText(why);
    field.why->setVisible(!why.isEmpty());
    field.edit->setProperty("wrong", !why.isEmpty());
    field.edit->update();
    document_.setRefused("sensor " + field.name,
                         why.isEmpty() ? QStringList()
                                       : QStringList{qt(output_) + ", " + field.name + ": " + why});
}

void SensorErrors::commit(Field& field) {
    const Stated& all = document_.study().data.*field.stated;
    const auto now = all.find(output_);
    const QString typed = field.edit->text().trimmed();
    if (typed == (now == all.end() ? QString() : statedText(now->second))) return say(field, {});
    const QString what = tr("state the %1 of %2").arg(field.name, qt(output_));
    const auto put = [this, &field, what](std::optional<StatedError> stated) {
        field.edit->setModified(false);
        document_.changeStudy(what, [&](Study& study) {
            Stated& errors = study.data.*field.stated;
            if (stated)
                errors[output_] = *stated;
            else
                errors.erase(output_);
        });
    };
    if (typed.isEmpty()) {
        say(field, {});
        return put(std::nullopt);
    }
    QString why;
    const auto stated = typedError(typed, columnUnit_, &why);
    if (stated) try {
            inUnit(*stated, modelUnit_);
        } catch (const Error& e) {
            why = qt(e.sentence());
        }
    say(field, why);
    if (!why.isEmpty()) return;
    if (now != all.end() && now->second == *stated) return restore(field);
    put(stated);
    restore(field);
}

/// In the unit of the column, with two digits: what is proposed is not known better.
StatedError SensorErrors::inColumnUnit(double value) const {
    double one = 1;
    try {
        one = inUnit({1, columnUnit_}, modelUnit_);
    } catch (const Error&) {
        one = 1; // no column is mapped so
    }
    return {QString::number(value / one, 'g', 2).toDouble(), columnUnit_};
}

void SensorErrors::propose() {
    const auto& dataset = document_.data().data;
    if (proposedOf_ == dataset && proposedFor_ == output_) return showProposal();
    proposedOf_ = dataset;
    proposedFor_ = output_;
    proposal_.reset();
    asked_ = true;
    showProposal();
    // A record may be long.
    inBackground(
        this, [of = dataset, output = output_] { return proposedNoise(*of, output); },
        [this, of = dataset.get(), output = output_](Outcome<std::optional<NoiseProposal>>& outcome) {
            if (proposedOf_.get() != of || proposedFor_ != output) return;
            asked_ = false;
            if (outcome.value) proposal_ = *outcome.value;
            showProposal();
        });
}

void SensorErrors::showProposal() {
    const DataRecipe& recipe = document_.study().data;
    const bool open = !recipe.standardDeviations.contains(output_);
    take_->setVisible(open && proposal_);
    proposed_->setVisible(open && !asked_);
    unproven_->setVisible(!recipe.bounds.contains(output_) && methodReads(document_.study(), "data.bounds"));
    if (!proposal_)
        return proposed_->setText(recipe.layout == "rows"
                                      ? tr("Nothing is proposed: there are too few repeated rows. It stands "
                                           "in the data sheet of the "
                                           "sensor.")
                                      : tr("Nothing is proposed: neighbouring samples do not tell the error "
                                           "from the signal. It stands in "
                                           "the data sheet of the sensor."));
    const QString value = statedText(inColumnUnit(proposal_->standardDeviation));
    switch (proposal_->from) {
    case NoiseProposal::From::Repeats:
        return proposed_->setText(tr("Proposed from the scatter of repeated rows: %1").arg(value));
    case NoiseProposal::From::Neighbours:
        return proposed_->setText(
            tr("Proposed from the scatter of neighbouring samples, whose errors are taken as independent: %1")
                .arg(value));
    case NoiseProposal::From::Steps:
        return proposed_->setText(
            tr("Proposed from the steps in which the column moves, a step / √12: %1").arg(value));
    }
}

void SensorErrors::edit(bool bound) {
    QLineEdit* field = fields_[bound ? 1 : 0].edit;
    field->setFocus(Qt::TabFocusReason);
    field->selectAll();
}

} // namespace rigor

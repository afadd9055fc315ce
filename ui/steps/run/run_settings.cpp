#include "ui/steps/run/run_settings.h"

#include "core/methods/method.h"
#include "ui/document/document.h"
#include "ui/widgets/form.h"
#include "ui/widgets/language.h"

#include <QComboBox>
#include <QTimer>

namespace rigor {

RunSettings::RunSettings(Document& document, QWidget* parent) : Inspector(parent), document_(document) {
    connect(&document_, &Document::studyChanged, this, &RunSettings::refresh);
    refresh();
}

/// Another method for the same data and model; one that reads its own files is chosen by opening them.
QWidget* RunSettings::makeMethodChoice() {
    auto* choice = method_ = new QComboBox;
    choice->setAccessibleName(tr("Method"));
    choice->setObjectName("method");
    const std::string now = document_.study().method;
    for (const MethodDescriptor* method : methods()) {
        if (method->needsModel != methodNeedsModel(now)) continue;
        choice->addItem(fieldText(method->title), QString::fromUtf8(method->key));
        choice->setItemData(choice->count() - 1, fieldText(method->question), Qt::ToolTipRole);
        if (method->key == now) choice->setCurrentIndex(choice->count() - 1);
    }
    // The form this stands in is made anew.
    connect(choice, &QComboBox::activated, this, [this, choice] {
        const QString key = choice->currentData().toString();
        QTimer::singleShot(0, this, [this, key] { document_.setMethod(key); });
    });
    return choice;
}

void RunSettings::showTop() {
    ensureVisible(0, 0);
    if (method_) method_->setFocus(Qt::OtherFocusReason);
}

void RunSettings::refresh() {
    Method* method = document_.method();
    if (!method) return;
    const Fields options = method->options();
    SimulationOptions simulation;
    try {
        simulation = document_.simulationOptions();
    } catch (const Error&) {
        // The strip of the run page says so; the form shows the defaults.
    }
    const Fields simulationFields = simulation.fields();
    if (!options_ || formOf_ != document_.study().method) {
        formOf_ = document_.study().method;
        for (const char* form : {"options", "simulation"}) document_.setRefused(form, {}); // made anew
        const bool hasKeys = method_ && method_->hasFocus();
        clear();
        auto* about = addGroup(fieldText(method->descriptor().title));
        about->addWidget(makeMethodChoice());
        about->addText(fieldText(method->descriptor().question));
        // One inspector group per group of fields, in order.
        QStringList groups;
        for (const Field& field : options.all()) {
            const QString group = QString::fromStdString(field.info.group);
            if (!groups.contains(group)) groups << group;
        }
        auto* all = addGroup(tr("Settings of the method"));
        options_ = new FieldForm;
        options_->setFields(options.all());
        connect(options_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
            QTimer::singleShot(0, this, [this, key, value] { document_.setOption(key, value); });
        });
        connect(options_, &FieldForm::refusalsChanged, this,
                [this](const QStringList& why) { document_.setRefused("options", why); });
        all->addWidget(options_);
        auto* sim = addGroup(tr("Simulation"));
        simulation_ = new FieldForm;
        simulation_->setFields(simulationFields.all());
        connect(simulation_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
            QTimer::singleShot(0, this, [this, key, value] { document_.setSimulationOption(key, value); });
        });
        connect(simulation_, &FieldForm::refusalsChanged, this,
                [this](const QStringList& why) { document_.setRefused("simulation", why); });
        sim->addWidget(simulation_);
        sim->setVisible(document_.needsModel());
        // What is new takes the keyboard when it has been laid out.
        if (hasKeys)
            QTimer::singleShot(0, method_, [choice = method_] { choice->setFocus(Qt::OtherFocusReason); });
    } else {
        options_->refresh(options.all());
        simulation_->refresh(simulationFields.all());
    }
}

} // namespace rigor

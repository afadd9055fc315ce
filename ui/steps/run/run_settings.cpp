#include "ui/steps/run/run_settings.h"

#include "core/engine/simulate/external.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/method.h"
#include "core/study/run/integrator_choice.h"
#include "core/study/run/trial_runs.h"
#include "ui/document/document.h"
#include "ui/jobs/background.h"
#include "ui/widgets/form.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTimer>

#include <algorithm>

namespace rigor {

RunSettings::RunSettings(Document& document, QWidget* parent) : Inspector(parent), document_(document) {
    connect(&document_, &Document::studyChanged, this, [this] {
        // What is stated now counts at once; what was chosen for other settings does not.
        if (asked_ && asked_->simulation != document_.study().simulation) chosen_ = {};
        refresh();
    });
    connect(&document_, &Document::modelChecked, this, &RunSettings::refresh);
    connect(&document_, &Document::dataChanged, this, &RunSettings::refresh);
    connect(&document_, &Document::statusChanged, this, &RunSettings::askIntegrator);
    refresh();
}

/// Another method for the same data and model; one that reads its own files is chosen by opening them.
QWidget* RunSettings::makeMethodChoice() {
    auto* choice = method_ = new QComboBox;
    choice->setAccessibleName(tr("Method"));
    choice->setObjectName("method");
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(8);
    const std::string now = document_.study().method;
    for (const MethodDescriptor* method : methods()) {
        if (method->needsModel != methodNeedsModel(now)) continue;
        choice->addItem(fieldText(method->title), QString::fromUtf8(method->key));
        choice->setItemData(choice->count() - 1, fieldText(method->question), Qt::ToolTipRole);
        if (method->key == now) choice->setCurrentIndex(choice->count() - 1);
        const ModelPtr model = document_.model().model;
        const Message why = model ? refusedModel(*method, *model) : Message{};
        if (why.empty()) continue;
        choice->setItemData(choice->count() - 1, qt(why.text()), Qt::ToolTipRole);
        if (auto* items = qobject_cast<QStandardItemModel*>(choice->model()))
            items->item(choice->count() - 1)->setEnabled(false);
    }
    // The form this stands in is made anew.
    connect(choice, &QComboBox::activated, this, [this, choice] {
        const QString key = choice->currentData().toString();
        QTimer::singleShot(0, this, [this, key] { document_.setMethod(key); });
    });
    return choice;
}

/// Those that mean something for the model.
std::vector<Field> RunSettings::simulationFieldsOf(const Fields& all) const {
    const ModelPtr model = document_.model().model;
    const ExternalModel* elsewhere = model ? model->external() : nullptr;
    std::vector<Field> fields = all.all();
    const bool steps = !elsewhere || elsewhere->code().kind == "FMU"; // of ours
    std::erase_if(fields, [&](const Field& field) {
        const bool always = field.key == "start_time" || field.key == "stop_time";
        return field.info.foreign ? !elsewhere || (field.key == "interface" && !steps) : !steps && !always;
    });
    return fields;
}

QStringList RunSettings::experiments() const {
    QStringList labels;
    if (document_.data().data)
        for (const Experiment& experiment : document_.data().data->experiments)
            labels << QString::fromStdString(experiment.label);
    return labels;
}

void RunSettings::showTop() {
    ensureVisible(0, 0);
    if (method_) method_->setFocus(Qt::OtherFocusReason);
}

void RunSettings::refresh() {
    Method* method = document_.method();
    if (!method) return;
    SimulationOptions simulation;
    try {
        simulation = document_.simulationOptions();
    } catch (const Error&) {
        // The strip of the run page says so; the form shows the defaults.
    }
    // What will really run is shown, also where the study leaves it open.
    if (!chosen_.why.empty()) {
        simulation.stepper = chosen_.stepper;
        simulation.step = chosen_.step;
    }
    const bool offers = *method->descriptor().experimentOption != 0;
    const QStringList labels = offers ? experiments() : QStringList();
    const ModelPtr model = document_.model().model;
    const std::string foreign = model && model->external()
                                    ? model->external()->code().kind + " " + model->external()->code().name
                                    : std::string();
    if (!options_ || formOf_ != document_.study().method || formLabels_ != labels ||
        formForeign_ != foreign) {
        formForeign_ = foreign;
        formOf_ = document_.study().method;
        formLabels_ = labels;
        makeForms();
    }
    const Fields options = method->options(), simulationFields = simulation.fields();
    options_->refresh(options.all());
    simulation_->refresh(simulationFieldsOf(simulationFields));
    describeFilterFields();
    note_->setText(integratorNote());
    note_->setVisible(!note_->text().isEmpty());
}

void RunSettings::makeForms() {
    Method* method = document_.method();
    for (const char* form : {"options", "simulation"}) document_.setRefused(form, {}); // made anew
    const bool hasKeys = method_ && method_->hasFocus();
    clear();
    auto* about = addGroup(fieldText(method->descriptor().title));
    about->addWidget(makeMethodChoice());
    about->addText(fieldText(method->descriptor().question));
    auto* all = addGroup(tr("Settings of the method"));
    const char* experimentKey = method->descriptor().experimentOption;
    const Fields options = method->options();
    std::vector<Field> fields = options.all();
    for (Field& field : fields)
        if (field.key == experimentKey && !formLabels_.isEmpty()) { // one of those that there are
            field.info.choices = {""};
            for (const QString& label : formLabels_) field.info.choices.push_back(label.toStdString());
        }
    options_ = new FieldForm;
    options_->setFields(fields);
    if (auto* choice = qobject_cast<QComboBox*>(options_->control(experimentKey))) {
        choice->setItemText(0, tr("all, one after the other"));
        for (int i = 0; i < formLabels_.size(); ++i) choice->setItemText(i + 1, formLabels_[i]); // as written
    }
    connect(options_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
        QTimer::singleShot(0, this, [this, key, value] { document_.setOption(key, value); });
    });
    connect(options_, &FieldForm::refusalsChanged, this,
            [this](const QStringList& why) { document_.setRefused("options", why); });
    all->addWidget(options_);
    auto* sim = addGroup(tr("Simulation"));
    simulation_ = new FieldForm;
    SimulationOptions defaults;
    const Fields simulationFields = defaults.fields();
    simulation_->setFields(simulationFieldsOf(simulationFields));
    connect(simulation_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
        QTimer::singleShot(0, this, [this, key, value] { document_.setSimulationOption(key, value); });
    });
    connect(simulation_, &FieldForm::refusalsChanged, this,
            [this](const QStringList& why) { document_.setRefused("simulation", why); });
    sim->addWidget(simulation_);
    note_ = new Text({}, TextUse::Table, Ink::Muted);
    note_->setWordWrap(true);
    sim->addWidget(note_);
    sim->setVisible(document_.needsModel());
    verticalScrollBar()->setValue(0); // the choice of the method is seen
    // What is new takes the keyboard when it has been laid out.
    if (hasKeys)
        QTimer::singleShot(0, method_, [choice = method_] { choice->setFocus(Qt::OtherFocusReason); });
}

namespace {
QString exampleIn(const QString& example, const std::string& unit) {
    return unit.empty() || unit == "1" ? example : QString("%1  [%2]").arg(example, qt(unitText(unit)));
}
} // namespace

/// Texts that name variables show how, with one of this model and its unit.
void RunSettings::describeFilterFields() {
    const ModelPtr model = document_.model().model;
    if (!answers(formOf_, AnswerKind::Trajectory) || !model) return;
    const auto example = [&](const char* key, const QString& text) {
        if (auto* edit = qobject_cast<QLineEdit*>(options_->control(key))) edit->setPlaceholderText(text);
    };
    if (!model->states().empty()) {
        const Variable& x = model->states().front();
        const QString name = QString::fromStdString(x.name);
        example("start", exampleIn(tr("such as %1: 0 +- 0.1").arg(name), x.unit));
        example("noise",
                exampleIn(tr("such as %1: 0.02").arg(name), x.unit.empty() ? "" : x.unit + "/s(1/2)"));
    }
    if (const auto& unknowns = document_.study().unknowns; !unknowns.empty()) {
        const auto parameter = std::ranges::find(model->parameters(), unknowns.front().name, &Variable::name);
        example("uncertainty",
                exampleIn(tr("such as %1: 0.1").arg(QString::fromStdString(unknowns.front().name)),
                          parameter == model->parameters().end() ? std::string() : parameter->unit));
    }
    if (auto* from = qobject_cast<NumberField*>(options_->control("judge_from")))
        from->setEmpty(-1, tr("second half"));
}

QString RunSettings::integratorNote() const {
    return chosen_.why.empty()
               ? qt(chosen_.wrong)
               : tr("Not stated, so it is chosen. %1").arg(QString::fromStdString(chosen_.why));
}

/// Simulates once, in the background, as the run itself does.
void RunSettings::askIntegrator() {
    const Study& study = document_.study();
    if (document_.isSettling() || !document_.whyNotRun().isEmpty() || !document_.needsModel() ||
        !study.candidates.empty() || study.data.validation.any())
        return;
    Asked now{document_.model().model, document_.data().data, study.method, study.simulation,
              study.parameters};
    if (asked_ == now) return;
    asked_ = now;
    std::shared_ptr<PreparedStudy> prepared;
    try {
        prepared = document_.prepareRun();
    } catch (const Error&) {
        return; // said by the run page
    }
    inBackground(
        this,
        [prepared] {
            if (prepared->shared) prepared->problem = *prepared->shared;
            Integrator chosen;
            const auto& experiments = prepared->problem.data.experiments;
            if (prepared->problem.model)
                measureCost(*prepared->problem.model, prepared->study,
                            experiments.empty() ? nullptr : &experiments.front());
            chosen.why = chooseIntegrator(prepared->study, prepared->problem, {});
            if (statesIntegrator(prepared->study))
                chosen.wrong = unstableSteps(prepared->study, prepared->problem, {}, {});
            chosen.stepper = prepared->problem.simulation.stepper;
            chosen.step = prepared->problem.simulation.step;
            return chosen;
        },
        [this, now](Outcome<Integrator>& outcome) {
            if (asked_ != now || !outcome.value) return;
            chosen_ = std::move(*outcome.value);
            refresh();
            emit costKnown();
        });
}

} // namespace rigor

#include "ui/steps/model/model_inspector.h"

#include "core/engine/fmu/fmu_model.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/method.h"
#include "ui/steps/model/candidate_list.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/model_text.h"
#include "ui/widgets/tables/parameter_values.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <cmath>

namespace rigor {

namespace {
constexpr int kMostRows = 12; ///< of a table before it scrolls

std::vector<TableColumn> columnsFor(const QString& valueHead) {
    TableColumn name{ModelInspector::tr("name")}, value{valueHead}, unit{ModelInspector::tr("unit")};
    name.text = unit.text = true;
    unit.muted = true;
    value.decimals = -2;
    return {name, value, unit};
}
} // namespace

ModelInspector::ModelInspector(Document& document, QWidget* parent) : Inspector(parent), document_(document) {
    none_ = addGroup(tr("Declarations"));
    none_->addWidget(whyNone_ = new Text({}, TextUse::Body, Ink::Muted));
    whyNone_->setWordWrap(true);
    descriptionGroup_ = addGroup(tr("Description"));
    descriptionGroup_->setNote(tr("as the file says"));
    parameterGroup_ = addGroup(tr("Parameters"));
    parameters_ = new NumberTable(this);
    parameterView_ = addTable(parameterGroup_, parameters_);
    parameterView_->setAccessibleName(tr("Parameters"));
    refusal_ = new Text({}, TextUse::Small, Ink::Error);
    refusal_->setWordWrap(true);
    refusal_->hide();
    parameterGroup_->addWidget(refusal_);
    parameters_->onEdit = [this](int row, int, const QString& typed) { return editParameter(row, typed); };
    connect(parameters_, &NumberTable::refused, this, [this](const QString& sentence) {
        refusal_->setText(sentence);
        refusal_->show();
    });
    makeStudyGroups();
    inputGroup_ = addGroup(tr("Inputs"));
    inputs_ = new NumberTable(this);
    inputView_ = addTable(inputGroup_, inputs_);
    inputView_->setAccessibleName(tr("Inputs"));
    stateGroup_ = addGroup(tr("States"));
    states_ = new NumberTable(this);
    stateView_ = addTable(stateGroup_, states_);
    stateView_->setAccessibleName(tr("States"));
    outputGroup_ = addGroup(tr("Outputs"));
    outputs_ = new NumberTable(this);
    outputView_ = addTable(outputGroup_, outputs_);
    outputView_->setAccessibleName(tr("Outputs"));
    methodGroup_ = addGroup(tr("Methods"));
    methodGroup_->setNote(tr("for this model"));
    refresh();
}

/// What the file of a model from elsewhere says of itself, and what it can do.
void ModelInspector::refreshDescription(const ModelPtr& model) {
    const ExternalModel* elsewhere = model ? model->external() : nullptr;
    descriptionGroup_->setVisible(elsewhere != nullptr);
    if (!elsewhere) return;
    descriptionGroup_->refill([&] {
        const ForeignCode& code = elsewhere->code();
        if (!elsewhere->description().empty()) descriptionGroup_->addText(qt(elsewhere->description()));
        if (!code.tool.empty()) descriptionGroup_->addValue(ConsentPanel::tr("written by"), qt(code.tool));
        for (const ForeignFact& fact : code.facts) descriptionGroup_->addValue(qt(fact.name), qt(fact.value));
        const Capabilities can = elsewhere->capabilities();
        descriptionGroup_->addValue(tr("outputs are given"), !can.dynamic  ? tr("without a course")
                                                             : can.courses ? tr("at given times")
                                                                           : tr("at the end of a run"));
        descriptionGroup_->addValue(tr("derivatives"), can.derivatives == Derivatives::Exact
                                                           ? tr("of the model itself")
                                                           : tr("by differences of runs"));
    });
}

/// Of a model that comes from elsewhere: who can use it, and why others cannot.
void ModelInspector::refreshMethods(const ModelPtr& model) {
    methodGroup_->setVisible(model && model->external());
    methodGroup_->clear();
    if (!model || !model->external()) return;
    for (const MethodDescriptor* method : methods()) {
        if (!method->needsModel) continue;
        const Message why = refusedModel(*method, *model);
        if (why.empty())
            methodGroup_->addValue(fieldText(method->title), tr("can use it"), Ink::Success);
        else
            methodGroup_->addText(qt(why.text()) + ".");
    }
}

/// What the study says beside the text: values of parameters, and other models to compare.
void ModelInspector::makeStudyGroups() {
    fixedGroup_ = addGroup(tr("Fixed by the study"));
    auto* about = new Text(tr("Values that this study gives parameters in place of the model's own."),
                           TextUse::Table, Ink::Muted);
    about->setWordWrap(true);
    fixedGroup_->addWidget(about);
    fixed_ = new ParameterValues(tr("Fixed"));
    fixedGroup_->addWidget(fixed_);
    connect(fixed_, &ParameterValues::changed, this, [this](const QString& name, double value) {
        document_.changeStudy(tr("fix the parameter %1").arg(name),
                              [&](Study& study) { study.parameters[name.toStdString()] = value; });
    });
    connect(fixed_, &ParameterValues::removed, this, [this](const QString& name) {
        document_.changeStudy(tr("fix %1 no longer").arg(name),
                              [&](Study& study) { study.parameters.erase(name.toStdString()); });
    });
    connect(fixed_, &ParameterValues::checked, this,
            [this] { document_.setRefused("fixed", fixed_->refusals()); });
    candidateGroup_ = addGroup(tr("Models to compare"));
    candidates_ = new CandidateList(document_);
    candidateGroup_->addWidget(candidates_);
}

void ModelInspector::refreshStudy(const ModelPtr& model) {
    const Study& study = document_.study();
    fixedGroup_->setVisible(model && document_.needsModel() &&
                            (!model->parameters().empty() || !study.parameters.empty()));
    candidateGroup_->setVisible(model && candidates_->isNeeded());
    if (!model) return;
    std::set<std::string> unknown;
    for (const Unknown& u : study.unknowns) unknown.insert(u.name);
    fixed_->show(model, study.parameters, unknown);
    fixedGroup_->setNote(study.parameters.empty() ? QString() : QString::number(study.parameters.size()));
    candidates_->refresh();
    candidateGroup_->setNote(study.candidates.empty() ? QString() : QString::number(study.candidates.size()));
}

TableView* ModelInspector::addTable(InspectorGroup* group, NumberTable* table) {
    auto* view = new TableView;
    view->setTable(table);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    group->addWidget(view);
    const auto ask = [this, table](const QModelIndex& index) {
        if (index.isValid())
            emit declarationAsked(table->columns()[0].texts[static_cast<std::size_t>(index.row())]);
    };
    connect(view, &QTableView::clicked, this, ask);
    return view;
}

void ModelInspector::fill(InspectorGroup* group, TableView* view, NumberTable* table,
                          std::vector<TableColumn> columns) {
    const auto count = static_cast<int>(columns[0].texts.size());
    for (TableColumn& column : columns) {
        column.muted = column.muted || stale_;
        column.editable = column.editable && !stale_;
    }
    const int row = view->currentIndex().row();
    table->setColumns(std::move(columns));
    group->setVisible(count > 0);
    view->fitColumns();
    view->setFixedHeight(30 + 24 * std::min(count, kMostRows));
    if (row >= 0 && row < count) view->selectRow(row);
}

void ModelInspector::refresh() {
    const ModelPtr model = document_.model().model;
    // The last model without an error stays in sight while its text is being changed.
    stale_ = model && document_.model().phase == ModelState::Phase::Wrong;
    none_->setVisible(!model || stale_);
    whyNone_->setText(stale_ ? tr("The text has an error. These are the declarations of the last text "
                                  "without one.")
                             : tr("They are listed here as soon as the model has no error."));
    refreshStudy(model);
    refreshMethods(model);
    refreshDescription(model);
    if (!model) {
        for (auto* group : {parameterGroup_, inputGroup_, stateGroup_, outputGroup_}) group->hide();
        return;
    }
    refreshParameters(*model);
    refreshInputs(*model);
    refreshOutputs(*model);
}

void ModelInspector::refreshParameters(const Model& model) {
    auto columns = columnsFor(tr("value"));
    columns[1].editable = true;
    const Study& study = document_.study();
    const FmuLiterals literals(model);
    int unknown = 0;
    std::vector<std::pair<int, QString>> marks;
    for (const Variable& v : model.parameters()) {
        columns[0].texts.push_back(QString::fromStdString(v.name));
        columns[1].numbers.push_back(v.start);
        columns[1].shown.push_back(qt(literals.of(v.name, v.start)));
        const bool searched = std::any_of(study.unknowns.begin(), study.unknowns.end(),
                                          [&](const Unknown& u) { return u.name == v.name; });
        unknown += searched;
        QString unit = qt(unitText(v.unit));
        if (searched) unit += tr(" · unknown");
        if (const auto fixed = study.parameters.find(v.name); fixed != study.parameters.end())
            unit += tr(" · study: %1").arg(qt(exactText(fixed->second)));
        columns[2].texts.push_back(unit);
    }
    const auto count = columns[0].texts.size();
    parameterGroup_->setNote(unknown ? tr("%1, %2 unknown").arg(count).arg(unknown) : QString::number(count));
    fill(parameterGroup_, parameterView_, parameters_, std::move(columns));
}

void ModelInspector::refreshInputs(const Model& model) {
    const auto dataset = document_.data().data;
    const auto columnOf = [&](const std::string& name) {
        if (dataset)
            for (const MappedColumn& m : dataset->mapping)
                if (m.target == name) return QString::fromStdString(m.column);
        return qt(kMissingText);
    };
    auto inputs = columnsFor(tr("from"));
    inputs[1].text = true;
    for (const Variable& v : model.inputs()) {
        inputs[0].texts.push_back(QString::fromStdString(v.name));
        inputs[1].texts.push_back(columnOf(v.name));
        inputs[2].texts.push_back(qt(unitText(v.unit)));
    }
    inputGroup_->setNote(QString::number(model.inputs().size()));
    fill(inputGroup_, inputView_, inputs_, std::move(inputs));
    auto states = columnsFor(tr("start"));
    states[1].decimals = -1; // computed from others: all digits say nothing
    for (const Variable& v : model.states()) {
        states[0].texts.push_back(QString::fromStdString(v.name));
        states[1].numbers.push_back(v.start);
        states[2].texts.push_back(qt(unitText(v.unit)));
    }
    stateGroup_->setNote(QString::number(model.states().size()));
    fill(stateGroup_, stateView_, states_, std::move(states));
}

void ModelInspector::refreshOutputs(const Model& model) {
    const auto dataset = document_.data().data;
    auto outputs = columnsFor(tr("measured as"));
    outputs[1].text = true;
    for (std::size_t i = 0; i < model.declaredOutputs(); ++i) {
        const Variable& v = model.outputs()[i];
        QString column = qt(kMissingText);
        if (dataset)
            for (const MappedColumn& m : dataset->mapping)
                if (m.target == v.name) column = QString::fromStdString(m.column);
        outputs[0].texts.push_back(QString::fromStdString(v.name));
        outputs[1].texts.push_back(column);
        outputs[2].texts.push_back(qt(unitText(v.unit)));
    }
    outputGroup_->setNote(QString::number(model.declaredOutputs()));
    fill(outputGroup_, outputView_, outputs_, std::move(outputs));
}

QString ModelInspector::editParameter(int row, const QString& typed) {
    const ModelPtr model = document_.model().model;
    if (!model || row >= static_cast<int>(model->parameters().size())) return {};
    const Variable& v = model->parameters()[static_cast<std::size_t>(row)];
    const QString name = QString::fromStdString(v.name);
    QString why;
    const auto value = parseTyped(typed, v.unit.empty() ? "1" : v.unit, &why);
    if (!value) return why;
    if (*value < v.min || *value > v.max)
        return tr("%1 = %2 is outside its range %3 … %4")
            .arg(name, qt(exactText(*value)), qt(exactText(v.min)), qt(exactText(v.max)));
    const auto text =
        withValue(document_.modelText(), name, QString::number(*value, 'g', QLocale::FloatingPointShortest));
    if (!text) return tr("The text gives %1 no value of its own that could be changed here").arg(name);
    refusal_->hide();
    // After the delegate has closed its editor.
    QTimer::singleShot(0, this, [this, text = *text] { document_.setModelText(text); });
    return {};
}

} // namespace rigor

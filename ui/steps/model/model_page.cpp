#include "ui/steps/model/model_page.h"

#include "core/engine/external/consent.h"
#include "core/study/demo.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/study_model.h"
#include "ui/steps/model/code_editor.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/model_inspector.h"
#include "ui/steps/model/model_text.h"
#include "ui/steps/model/runs_panel.h"
#include "ui/steps/model/simulate_panel.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/page_area.h"

#include <QFileDialog>
#include <QMenu>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

namespace rigor {

namespace {
const char* const kNewModel =
    "model New \"what it describes\"\n"
    "  parameter Real T(unit=\"s\", min=0.01, max=100) = 0.3 \"time constant, perhaps unknown\";\n"
    "  parameter Real K(unit=\"1\", min=0, max=100) = 2 \"gain\";\n"
    "  input Real u(unit=\"1\", start=1) \"what acts, a column of the data\";\n"
    "  output Real y(unit=\"1\", start=0) \"what is measured, a column of the data\";\n"
    "equation\n"
    "  T*der(y) = K*u - y; // in any order, as on paper\n"
    "end New;\n";
constexpr int kProblemRows = 3; ///< of the list before it scrolls
} // namespace

QString placeText(const SourcePlace& place) {
    return place.column > 0 ? QString("%1 : %2").arg(place.line).arg(place.column)
                            : QString::number(place.line);
}

ModelPage::ModelPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Model"));
    auto* open = makeButton(tr("Open model…"), "open");
    connect(open, &QPushButton::clicked, this, [this] { emit actionAsked("open-model"); });
    head_->addAction(open);
    export_ = makeButton(tr("Export parameters…"), "export");
    export_->setToolTip(tr("All parameters with their present values, as a file of SSP (*.ssv) that the tool "
                           "reads from which the model came"));
    connect(export_, &QPushButton::clicked, this, &ModelPage::exportParameters);
    head_->addAction(export_);
    auto* body = pageLayout(this, head_);
    stack_ = new ShownStack;
    auto* empty =
        new EmptyState("model", tr("No model yet"), tr("Start from a rig, write one, or open a .mo file"));
    connect(empty->addAction(tr("Open model…"), true), &QPushButton::clicked, this,
            [this] { emit actionAsked("open-model"); });
    connect(empty->addAction(tr("Of a server…")), &QPushButton::clicked, this,
            [this] { emit actionAsked("open-address"); });
    auto* rigs = new QMenu(this);
    connect(rigs, &QMenu::aboutToShow, this, [this, rigs] { fillRigMenu(*rigs); });
    empty->addAction(tr("From a rig…"))->setMenu(rigs);
    connect(empty->addAction(tr("New")), &QPushButton::clicked, this,
            [this] { document_.setModelText(kNewModel); });
    stack_->addWidget(empty);
    stack_->addWidget(makeBody());
    stack_->addWidget(new EmptyState("model", tr("No model is needed"),
                                     tr("The method works on the rows of the Jacobian in the data file; they "
                                        "come from any program")));
    body->addWidget(stack_, 1);
    inspector_ = new ModelInspector(document_, this);
    inspector_->hide();
    connect(inspector_, &ModelInspector::declarationAsked, this, [this](const QString& name) {
        if (const auto declaration = declarationOf(document_.modelText(), name))
            editor_->select(declaration->name.start, declaration->name.length);
    });
    connect(editor_, &CodeEditor::edited, this, [this] { document_.setModelText(editor_->toPlainText()); });
    connect(editor_, &CodeEditor::undoAsked, this, [this] { emit actionAsked("undo"); });
    connect(editor_, &CodeEditor::redoAsked, this, [this] { emit actionAsked("redo"); });
    connect(problemView_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const auto& p = document_.model().problems[static_cast<std::size_t>(index.row())];
        editor_->goTo(p.place.line, p.place.column);
    });
    connect(&document_, &Document::modelTextChanged, this, [this] {
        editor_->showText(document_.modelText());
        refresh();
    });
    connect(&document_, &Document::modelChecked, this, &ModelPage::refresh);
    connect(&document_, &Document::studyChanged, inspector_, &ModelInspector::refresh);
    connect(&document_, &Document::studyChanged, foreign_, &ForeignView::refresh);
    connect(&document_, &Document::studyChanged, simulation_, &SimulatePanel::refresh);
    connect(&document_, &Document::studyChanged, runs_, &RunsPanel::refresh);
    connect(&document_, &Document::dataChanged, this, [this] {
        inspector_->refresh();
        foreign_->refresh();
        simulation_->refresh();
    });
    editor_->showText(document_.modelText());
    refresh();
}

/// Only the model is taken: the data that are there stay.
void ModelPage::fillRigMenu(QMenu& menu) {
    menu.clear();
    std::vector<ShippedRig> rigs;
    try {
        rigs = shippedRigs();
    } catch (const Error& e) { // they are not installed
        menu.addAction(QString::fromStdString(e.sentence()))->setEnabled(false);
        return;
    }
    for (const ShippedRig& rig : rigs)
        for (const std::string& model : rig.models) {
            const QString title = rigTitle(rig), file = QString::fromStdString(model);
            const QString path = QString::fromStdString((rig.folder / model).string());
            menu.addAction(rig.models.size() == 1 ? title : title + " · " + file, this,
                           [this, path] { document_.openModel(path); });
        }
}

QWidget* ModelPage::inspector() { return inspector_; }

QWidget* ModelPage::makeBody() {
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    panel_ = new Panel(tr("Model"));
    auto* text = new QWidget;
    auto* column = new QVBoxLayout(text);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    editor_ = new CodeEditor;
    column->addWidget(editor_, 1);
    problems_ = new NumberTable(this);
    problemView_ = new TableView;
    problemView_->setTable(problems_);
    problemView_->horizontalHeader()->hide();
    problemView_->setAccessibleName(tr("Problems of the model"));
    column->addWidget(problemView_);
    panel_->setContent(text);
    next_ = makeButton(tr("Next problem F8"), {}, "link");
    panel_->addToHead(next_);
    connect(next_, &QPushButton::clicked, this, &ModelPage::nextProblem);
    source_ = new ShownStack;
    source_->addWidget(panel_);
    foreign_ = new ForeignView(document_);
    connect(foreign_, &ForeignView::openAsked, this, [this] { emit actionAsked("open-model"); });
    source_->addWidget(foreign_);
    split->addWidget(source_);
    auto* below = new QWidget;
    auto* beside = new QHBoxLayout(below);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(12);
    simulation_ = new SimulatePanel(document_);
    beside->addWidget(simulation_, 1);
    runs_ = new RunsPanel(document_);
    beside->addWidget(runs_);
    split->addWidget(below);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({480, 240});
    auto* simulate = new QShortcut(QKeySequence(Qt::Key_F9), this);
    connect(simulate, &QShortcut::activated, simulation_, &SimulatePanel::simulateNow);
    return split;
}

void ModelPage::activate() {
    if (source_->currentWidget() == foreign_) foreign_->takeFocus();
    if (!simulation_->hasRun()) simulation_->simulateNow();
}

void ModelPage::exportParameters() {
    const ModelPtr text = document_.model().model;
    if (!text) return;
    const QString kind = tr("Parameter values of SSP (*.ssv)");
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Export the parameters"), "parameters.ssv", kind);
    if (file.isEmpty()) return;
    try {
        const ModelPtr model = modelFor(document_.study(), text);
        writePresentParameters(withSuffixOf(file, kind).toStdString(), *model, document_.study());
        tellBriefly(export_, RunPage::tr("Exported."));
    } catch (const Error& e) {
        reportError(this, RunPage::tr("Not exported."), QString::fromStdString(e.sentence()));
    }
}

void ModelPage::nextProblem() {
    const auto& problems = document_.model().problems;
    if (problems.empty()) return;
    const int next = (problemView_->currentIndex().row() + 1) % static_cast<int>(problems.size());
    problemView_->selectRow(next);
    const auto& place = problems[static_cast<std::size_t>(next)].place;
    editor_->goTo(place.line, place.column);
}

void ModelPage::refresh() {
    stack_->setCurrentIndex(!document_.needsModel() ? 2 : document_.modelText().isEmpty() ? 0 : 1);
    refreshHead();
    if (document_.model().phase == ModelState::Phase::Checking) return;
    const ModelPtr model = document_.model().model;
    const bool elsewhere = model && model->external() && document_.model().phase == ModelState::Phase::Good;
    export_->setVisible(elsewhere && !model->parameters().empty());
    source_->setCurrentIndex(elsewhere ? 1 : 0);
    if (elsewhere) foreign_->refresh();
    refreshProblems();
    inspector_->refresh();
    simulation_->refresh();
    runs_->refresh();
    if (isVisible() && !simulation_->hasRun()) simulation_->simulateNow();
}

void ModelPage::refreshHead() {
    const ModelState& model = document_.model();
    const int errors = model.errors(), warnings = model.warnings();
    const ExternalModel* elsewhere = model.model ? model.model->external() : nullptr;
    if (document_.modelText().isEmpty())
        head_->clearState();
    else if (model.phase == ModelState::Phase::Checking)
        head_->setState("running", Ink::Accent, tr("checking"), true);
    else if (errors)
        head_->setState("error", Ink::Error, errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    else if (elsewhere && !mayRun(elsewhere->code()))
        head_->setState("warning", Ink::Warning, tr("waits for your consent"));
    else if (warnings)
        head_->setState("warning", Ink::Warning,
                        warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    else if (elsewhere)
        head_->setState("done", Ink::Success,
                        elsewhere->code().sha256.empty() ? tr("answers") : tr("trusted by you"));
    else
        head_->setState("done", Ink::Success, tr("no findings"));
    head_->setClause(model.fileName);
    // With an error the model at hand is that of an earlier text.
    const bool current = model.model && model.phase != ModelState::Phase::Wrong;
    const QString name =
        current ? QString::fromStdString(model.model->name()) : modelNameIn(document_.modelText());
    panel_->setTitle(name.isEmpty() ? tr("Model") : name);
    panel_->setNote(tr("Modelica subset · %n line(s) · checked 0.1 s after the last key", nullptr,
                       static_cast<int>(document_.modelText().count('\n') + 1)));
}

void ModelPage::refreshProblems() {
    const ModelState& model = document_.model();
    editor_->setProblems(model.problems);
    TableColumn kind{tr("kind")}, place{tr("line : column")}, sentence{tr("finding")};
    kind.text = place.text = sentence.text = true;
    place.muted = true;
    for (const ModelProblem& p : model.problems) {
        kind.texts.push_back(p.severity == Severity::Error ? tr("error") : tr("warning"));
        place.texts.push_back(placeText(p.place));
        QString text = QString::fromStdString(p.sentence);
        if (!p.replacement.empty()) text += tr("  Alt+Enter in the line replaces it.");
        sentence.texts.push_back(text);
    }
    problems_->setColumns({kind, place, sentence});
    problemView_->fitColumns();
    const auto count = static_cast<int>(model.problems.size());
    problemView_->setVisible(count > 0);
    next_->setVisible(count > 0);
    problemView_->setFixedHeight(24 * std::min(count, kProblemRows) + 1);
}

} // namespace rigor

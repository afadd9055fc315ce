#include "ui/steps/model_page.h"

#include "ui/kit/empty_state.h"
#include "ui/kit/number_format.h"
#include "ui/steps/code_editor.h"

#include <QSplitter>
#include <QStackedWidget>

namespace rigor {

QString placeText(const SourcePlace& place) {
    return place.column > 0 ? QString("%1 : %2").arg(place.line).arg(place.column)
                            : QString::number(place.line);
}

ModelPage::ModelPage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Model"));
    auto* open = makeButton(tr("Open .mo…"), "open");
    connect(open, &QPushButton::clicked, this, [this] { emit actionAsked("open-model"); });
    head_->addAction(open);
    auto* body = pageLayout(this, head_);
    stack_ = new QStackedWidget;
    auto* empty =
        new EmptyState("model", tr("No model yet"), tr("Start from a rig, write one, or open a .mo file"));
    connect(empty->addAction(tr("Open model…"), true), &QPushButton::clicked, this,
            [this] { emit actionAsked("open-model"); });
    connect(empty->addAction(tr("New")), &QPushButton::clicked, this, [this] {
        document_.setModelText(
            "model New \"what it describes\"\n  parameter Real a(unit=\"1\") = 1 \"a parameter\";\n"
            "  output Real y(unit=\"1\");\nequation\n  y = a;\nend New;\n");
    });
    stack_->addWidget(empty);
    auto* split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    panel_ = new Panel(tr("Model"));
    editor_ = new CodeEditor;
    panel_->setContent(editor_);
    auto* next = makeButton(tr("Next problem F8"), {}, "link");
    panel_->addToHead(next);
    connect(next, &QPushButton::clicked, this, &ModelPage::nextProblem);
    split->addWidget(panel_);
    auto* list = new Panel(tr("Problems"));
    problems_ = new NumberTable(this);
    problemView_ = new TableView;
    problemView_->setTable(problems_);
    problemView_->setAccessibleName(tr("Problems of the model"));
    list->setContent(problemView_);
    split->addWidget(list);
    split->setStretchFactor(0, 4);
    split->setStretchFactor(1, 1);
    split->setSizes({560, 130});
    stack_->addWidget(split);
    body->addWidget(stack_, 1);
    inspector_ = new Inspector(this);
    inspector_->hide();
    connect(editor_, &CodeEditor::edited, this, [this] { document_.setModelText(editor_->toPlainText()); });
    connect(editor_, &CodeEditor::undoAsked, this, [this] { document_.undoStack().undo(); });
    connect(editor_, &CodeEditor::redoAsked, this, [this] { document_.undoStack().redo(); });
    connect(problemView_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        const auto& p = document_.model().problems[static_cast<std::size_t>(index.row())];
        editor_->goTo(p.place.line, p.place.column);
    });
    connect(&document_, &Document::modelTextChanged, this, [this] {
        editor_->showText(document_.modelText());
        refresh();
    });
    connect(&document_, &Document::modelChecked, this, &ModelPage::refresh);
    connect(&document_, &Document::studyChanged, this, &ModelPage::refreshInspector);
    editor_->showText(document_.modelText());
    refresh();
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
    const ModelState& model = document_.model();
    stack_->setCurrentIndex(document_.modelText().isEmpty() ? 0 : 1);
    const int errors = model.errors(), warnings = model.warnings();
    if (document_.modelText().isEmpty())
        head_->clearState();
    else if (model.phase == ModelState::Phase::Checking)
        head_->setState("running", Ink::Accent, tr("checking"), true);
    else if (errors)
        head_->setState("error", Ink::Error, errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors));
    else if (warnings)
        head_->setState("warning", Ink::Warning,
                        warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings));
    else
        head_->setState("done", Ink::Success, tr("no findings"));
    head_->setClause(model.fileName);
    panel_->setTitle(model.model ? QString::fromStdString(model.model->name()) : tr("Model"));
    panel_->setNote(tr("Modelica subset · %1 lines · checked 0.1 s after the last key")
                        .arg(document_.modelText().count('\n') + 1));
    if (model.phase == ModelState::Phase::Checking) return;
    editor_->setProblems(model.problems);
    TableColumn kind{tr("kind")}, place{tr("line : column")}, sentence{tr("finding")};
    kind.text = place.text = sentence.text = true;
    place.muted = true;
    for (const ModelProblem& p : model.problems) {
        kind.texts.push_back(p.severity == Severity::Error ? tr("error") : tr("warning"));
        place.texts.push_back(placeText(p.place));
        sentence.texts.push_back(QString::fromStdString(p.sentence));
    }
    problems_->setColumns({kind, place, sentence});
    problemView_->fitColumns();
    problemView_->parentWidget()->setVisible(!model.problems.empty());
    if (model.model != shown_) refreshInspector();
}

void ModelPage::refreshInspector() {
    const ModelPtr model = document_.model().model;
    shown_ = model;
    inspector_->clear();
    if (!model) {
        inspector_->addGroup(tr("Declarations"))
            ->addText(tr("They are listed here as soon as the model has no error."));
        return;
    }
    const auto isUnknown = [&](const std::string& name) {
        const auto& list = document_.study().unknowns;
        return std::any_of(list.begin(), list.end(), [&](const Unknown& u) { return u.name == name; });
    };
    const auto group = [&](const QString& title, const std::vector<Variable>& variables, std::size_t count,
                           bool values, const QString& valueHead) {
        if (count == 0) return;
        auto* g = inspector_->addGroup(title);
        QVector<QStringList> rows;
        const std::size_t limit = 24;
        for (std::size_t i = 0; i < std::min(count, limit); ++i) {
            const Variable& v = variables[i];
            QString name = QString::fromStdString(v.name);
            if (isUnknown(v.name)) name += "  " + tr("unknown");
            const auto fixed = document_.study().parameters.find(v.name);
            const double value = fixed == document_.study().parameters.end() ? v.start : fixed->second;
            QStringList row{name};
            if (values) row << formatExact(value);
            row << formatUnit(v.unit);
            rows.push_back(row);
        }
        QStringList heads{QString()};
        if (values) heads << valueHead;
        heads << tr("unit");
        g->addTable(heads, rows);
        if (count > limit) g->addText(tr("and %1 more in the text").arg(count - limit));
        g->setNote(QString::number(count));
    };
    group(tr("Parameters"), model->parameters(), model->parameters().size(), true, tr("value"));
    group(tr("Inputs"), model->inputs(), model->inputs().size(), false, {});
    group(tr("States"), model->states(), model->states().size(), false, {});
    group(tr("Outputs"), model->outputs(), model->declaredOutputs(), false, {});
}

} // namespace rigor

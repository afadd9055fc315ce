#include "ui/steps/model/candidate_list.h"

#include "core/engine/modelica/compile.h"
#include "ui/jobs/background.h"
#include "ui/widgets/tables/parameter_values.h"
#include "ui/widgets/text/labelled.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rigor {

namespace {
enum ModelChoice { kStudysModel, kItsFile, kOtherFile };

bool comparesModels(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    return method && std::ranges::find(method->reads, "candidates") != method->reads.end();
}

QString freeName(const std::vector<StudyCandidate>& candidates, const QString& wanted) {
    const auto taken = [&](const QString& name) {
        return std::ranges::any_of(candidates, [&](const StudyCandidate& c) { return qt(c.name) == name; });
    };
    QString name = wanted;
    for (int k = 2; taken(name); ++k) name = QString("%1-%2").arg(wanted).arg(k);
    return name;
}

/// What stands between two forms that differ in more than numbers.
bool sameForms(const std::vector<StudyCandidate>& a, const std::vector<StudyCandidate>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const StudyCandidate& x, const StudyCandidate& y) {
                          return x.name == y.name && x.model == y.model;
                      });
}
} // namespace

CandidateList::CandidateList(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    column_ = new QVBoxLayout(this);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(12);
    about_ = new Text(
        tr("Models of the same rig that are compared: which of them do the data reject? Without any, the "
           "study's model is the only one."),
        TextUse::Table, Ink::Muted);
    about_->setWordWrap(true);
    column_->addWidget(about_);
    auto* more = makeButton(tr("Add a model"), "add");
    auto* menu = new QMenu(more);
    more->setMenu(menu);
    menu->addAction(tr("The model of the study, with values of its own"), this, [this] { add({}); });
    menu->addAction(tr("Model file…"), this, [this] {
        if (const QString file = askFile(); !file.isEmpty()) add(file);
    });
    column_->addWidget(more, 0, Qt::AlignLeft);
}

bool CandidateList::isNeeded() const {
    return document_.needsModel() &&
           (comparesModels(document_.study().method) || !document_.study().candidates.empty());
}

QString CandidateList::askFile() {
    return QFileDialog::getOpenFileName(this, tr("Model to compare"), {},
                                        tr("Models (*.mo *.mech *.fmu *.toml);;All files (*)"));
}

void CandidateList::refresh() {
    const auto& candidates = document_.study().candidates;
    if (forms_.size() != candidates.size() || !sameForms(shown_, candidates)) make();
    show();
}

void CandidateList::make() {
    for (const Form& old : forms_) {
        old.name->disconnect(this); // a field that is hidden with the keyboard would still tell its text
        column_->removeWidget(old.whole);
        old.whole->hide();
        old.whole->deleteLater();
    }
    forms_.clear();
    shown_ = document_.study().candidates;
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        forms_.push_back(form(i));
        column_->insertWidget(1 + static_cast<int>(i), forms_.back().whole);
    }
}

CandidateList::Form CandidateList::form(std::size_t index) {
    const StudyCandidate& candidate = shown_[index];
    const QString called = qt(candidate.name);
    Form form;
    form.whole = new QWidget;
    auto* column = new QVBoxLayout(form.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    form.name = new QLineEdit(called);
    form.name->setTextMargins(5, 0, 0, 0);
    column->addWidget(labelled(tr("Name"), form.name));
    form.name->setAccessibleName(tr("Name of %1").arg(called));
    form.why = new Text({}, TextUse::Small, Ink::Error);
    form.why->setWordWrap(true);
    form.why->hide();
    column->addWidget(form.why);
    connect(form.name, &QLineEdit::editingFinished, this,
            [this, index, edit = form.name] { rename(index, edit->text().trimmed()); });
    form.model = new QComboBox;
    form.model->addItem(tr("of the study"), kStudysModel);
    if (!candidate.model.empty()) form.model->addItem(QFileInfo(qt(candidate.model)).fileName(), kItsFile);
    form.model->addItem(tr("Model file…"), kOtherFile);
    form.model->setCurrentIndex(candidate.model.empty() ? 0 : 1);
    form.model->setToolTip(qt(candidate.model));
    form.model->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form.model->setMinimumContentsLength(6);
    column->addWidget(labelled(tr("Model"), form.model));
    form.model->setAccessibleName(tr("Model of %1").arg(called));
    connect(form.model, &QComboBox::activated, this, [this, index, combo = form.model] {
        // After the combo has left its handler: the change makes the forms anew.
        QTimer::singleShot(0, this, [this, index, chosen = combo->currentData().toInt()] {
            if (index >= shown_.size()) return;
            if (chosen == kStudysModel) return setModel(index, {});
            const QString file = chosen == kOtherFile ? askFile() : QString();
            if (!file.isEmpty()) return setModel(index, file);
            forms_[index].model->setCurrentIndex(shown_[index].model.empty() ? 0 : 1);
        });
    });
    form.values = new ParameterValues(called);
    column->addWidget(form.values);
    connect(form.values, &ParameterValues::changed, this,
            [this, index, called](const QString& name, double value) {
                change(tr("change %1 of the candidate %2").arg(name, called), index,
                       [&](StudyCandidate& c) { c.parameters[name.toStdString()] = value; });
            });
    connect(form.values, &ParameterValues::removed, this, [this, index, called](const QString& name) {
        change(tr("change %1 of the candidate %2").arg(name, called), index,
               [&](StudyCandidate& c) { c.parameters.erase(name.toStdString()); });
    });
    connect(form.values, &ParameterValues::checked, this, &CandidateList::tellRefusals);
    auto* gone = makeButton(tr("Remove"), "remove");
    gone->setAccessibleName(tr("Remove %1").arg(called));
    connect(gone, &QPushButton::clicked, this,
            [this, index] { QTimer::singleShot(0, this, [this, index] { remove(index); }); });
    column->addWidget(gone, 0, Qt::AlignLeft);
    return form;
}

void CandidateList::show() {
    const Study& study = document_.study();
    shown_ = study.candidates;
    std::set<std::string> unknown;
    for (const Unknown& u : study.unknowns) unknown.insert(u.name);
    for (std::size_t i = 0; i < forms_.size(); ++i) {
        forms_[i].values->show(modelOf(shown_[i]), shown_[i].parameters, unknown);
        if (forms_[i].name->hasFocus() && forms_[i].name->isModified())
            continue; // what is said is of its text
        const QString why = whyNot(shown_[i]);
        forms_[i].why->setText(why);
        forms_[i].why->setVisible(!why.isEmpty());
    }
    tellRefusals();
}

/// Why the study cannot be asked of this model; empty = it can, or its file is still being read.
QString CandidateList::whyNot(const StudyCandidate& candidate) {
    const ModelPtr model = modelOf(candidate);
    if (!candidate.model.empty())
        if (const QString& why = compiled_[candidate.model].why; !why.isEmpty()) return why;
    if (!model) return {};
    const auto has = [&](const std::string& name) {
        const auto found = findVariable(*model, name);
        return found && found->kind == VariableKind::Parameter;
    };
    for (const Unknown& u : document_.study().unknowns)
        if (!has(u.name) && !u.name.ends_with(".start"))
            return tr("%1 has no parameter %2, which is unknown in this study")
                .arg(qt(model->name()), qt(u.name));
    for (const auto& [name, value] : candidate.parameters)
        if (!has(name)) return tr("%1 has no parameter %2").arg(qt(model->name()), qt(name));
    return {};
}

void CandidateList::tellRefusals() {
    QStringList why;
    if (isNeeded() && comparesModels(document_.study().method))
        for (std::size_t i = 0; i < forms_.size(); ++i) {
            why += forms_[i].values->refusals();
            if (const QString one = whyNot(shown_[i]); !one.isEmpty()) why << qt(shown_[i].name) + ": " + one;
        }
    document_.setRefused("candidates", why);
}

ModelPtr CandidateList::modelOf(const StudyCandidate& candidate) {
    if (candidate.model.empty()) return document_.model().model;
    const auto [at, isNew] = compiled_.emplace(candidate.model, Compiled{});
    if (isNew)
        inBackground(
            this,
            [study = document_.study(), model = candidate.model,
             key = "candidates." + candidate.name + ".model"] {
                const auto file = modelFile(study, model, key);
                return compileModel(modelTextOf(file.string()), file.filename().string());
            },
            [this, key = candidate.model](Outcome<CompiledModel>& outcome) {
                Compiled& made = compiled_[key];
                if (outcome.value) {
                    made.model = outcome.value->model;
                    for (const ModelProblem& problem : outcome.value->problems)
                        if (problem.severity == Severity::Error && made.why.isEmpty())
                            made.why = qt(toString(problem.place)) + ": " + qt(problem.sentence);
                } else {
                    made.why = outcome.sentence;
                }
                show();
            });
    return at->second.model;
}

void CandidateList::change(const QString& what, std::size_t index,
                           const std::function<void(StudyCandidate&)>& edit) {
    if (index >= document_.study().candidates.size()) return;
    document_.changeStudy(what, [&](Study& study) { edit(study.candidates[index]); });
}

void CandidateList::add(const QString& file) {
    const auto& candidates = document_.study().candidates;
    const ModelPtr own = document_.model().model;
    const QString wanted = !file.isEmpty() ? QFileInfo(file).completeBaseName()
                           : own           ? qt(own->name())
                                           : QStringLiteral("model");
    // Models by name: the name is a key of the study file.
    const QString name = freeName(candidates, wanted);
    document_.changeStudy(tr("add the candidate %1").arg(name), [&](Study& study) {
        // Several models are compared: the study's own is one of them, unless it is said again.
        if (study.candidates.empty() && !file.isEmpty() && own)
            study.candidates.push_back({own->name() == name.toStdString() ? "study" : own->name(), {}, {}});
        study.candidates.push_back({name.toStdString(), file.toStdString(), {}});
    });
}

void CandidateList::rename(std::size_t index, const QString& name) {
    if (index >= shown_.size() || name == qt(shown_[index].name)) return;
    const bool taken =
        std::ranges::any_of(shown_, [&](const StudyCandidate& c) { return qt(c.name) == name; });
    Form& form = forms_[index];
    form.why->setText(name.isEmpty() ? tr("A candidate needs a name")
                      : taken        ? tr("There is a candidate %1 already").arg(name)
                                     : QString());
    form.why->setVisible(!form.why->text().isEmpty());
    if (!form.why->text().isEmpty()) return;
    QTimer::singleShot(0, this, [this, index, name] {
        change(tr("rename the candidate to %1").arg(name), index,
               [&](StudyCandidate& c) { c.name = name.toStdString(); });
    });
}

void CandidateList::remove(std::size_t index) {
    if (index >= document_.study().candidates.size()) return;
    const QString name = qt(document_.study().candidates[index].name);
    document_.changeStudy(tr("remove the candidate %1").arg(name), [&](Study& study) {
        study.candidates.erase(study.candidates.begin() + static_cast<std::ptrdiff_t>(index));
    });
}

void CandidateList::setModel(std::size_t index, const QString& file) {
    change(tr("change the model of %1").arg(qt(shown_.at(index).name)), index,
           [&](StudyCandidate& c) { c.model = file.toStdString(); });
}

} // namespace rigor

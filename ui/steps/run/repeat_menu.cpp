#include "ui/steps/run/repeat_menu.h"

#include "core/methods/fit/result.h"
#include "ui/document/other_method.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace rigor {
namespace {
QString tr(const char* text) { return QCoreApplication::translate("rigor", text); }

void setOption(Study& study, const std::string& key, const FieldValue& value) {
    for (auto& [name, old] : study.options)
        if (name == key) {
            old = value;
            return;
        }
    study.options.emplace_back(key, value);
}

QString askData(QWidget* parent) {
    return QFileDialog::getOpenFileName(
        parent, tr("Repeat with other data"), {},
        tr("Data (*.csv *.txt *.tsv *.lvm *.asc *.xlsx *.ods *.mat);;All files (*)"));
}

void addDensities(QMenu& menu, const RunRecord& run, const std::function<void(const RepeatRequest&)>& go) {
    const auto method = makeMethod(run.study.method);
    const Fields fields = method->options();
    for (const auto& [key, value] : run.study.options) fields.set(key, value);
    const Field* density = fields.find("density");
    if (!density) return;
    const std::string now = std::get<std::string>(density->get());
    for (const std::string& choice : density->info.choices) {
        if (choice == now) continue;
        menu.addAction(tr("Another density: %1").arg(shownRunName(choiceTitle(choice))), [=] {
            RepeatRequest request{run.study, run.modelText, choiceTitle(choice), run.kept};
            setOption(request.study, "density", choice);
            go(request);
        });
    }
}

/// Every other question that can be asked of the same model and data.
void addMethods(QMenu& menu, const RunRecord& run, const std::function<void(const RepeatRequest&)>& go,
                const std::vector<Study>& known) {
    if (!methodNeedsModel(run.study.method)) return; // it reads files that no other method reads
    QMenu* others = menu.addMenu(tr("Another method"));
    others->setToolTipsVisible(true);
    for (const MethodDescriptor* other : methods()) {
        if (other->key == run.study.method || !other->needsModel) continue;
        const QString why = whyNotForMethod(run.study, other->key, known);
        const Study asked = why.isEmpty() ? forMethod(run.study, other->key, known) : Study();
        QAction* action = others->addAction(fieldText(other->title), [=] {
            go({asked, run.modelText, {}, run.kept, run.study});
        });
        action->setObjectName(QString::fromUtf8(other->key));
        action->setEnabled(why.isEmpty());
        const QString left =
            why.isEmpty() ? QString::fromStdString(wordsOnSettingsLeft(run.study, asked)) : QString();
        action->setToolTip(!why.isEmpty()   ? why
                           : left.isEmpty() ? fieldText(other->question)
                                            : fieldText(other->question) + '\n' + left);
    }
}
} // namespace

QString choiceTitle(const std::string& choice) {
    QString title = QString::fromStdString(choice).replace('-', ' ');
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

Study onOtherData(Study study, const QString& file) {
    study.data.files = {file.toStdString()};
    study.data.delimiter.clear();
    study.data.decimal.clear();
    study.data.encoding.clear();
    study.data.headerLine = -1;
    study.data.excluded.clear();
    study.data.marked.clear();
    // Lines and times of the record before are none of this one: a validation would leave out without a word
    // what it is to be tested on.
    study.data.preparation.firstLine = study.data.preparation.lastLine = 0;
    study.data.preparation.trim.clear();
    return study;
}

Study atEstimates(const RunRecord& run) {
    std::vector<double> values;
    if (run.result)
        for (const auto& estimate : run.result->unknowns) values.push_back(estimate.value);
    if (const QString why = whyNotValidated(run); !why.isEmpty()) throw Error(why.toStdString());
    Study study = run.study;
    if (!makeMethod(study.method)->options().find("evaluate_at")) {
        // The plain fit evaluates the estimate of any other, by the same objective.
        const std::string objective = readFacts<FitResult>(*run.result).objectiveKind.value_or("sum");
        study.method = plainFit().key;
        study.options = {{"objective", objective}};
    }
    setOption(study, "evaluate_at", values);
    return study;
}

QString whyNotValidated(const RunRecord& run) {
    if (!run.result || run.result->unknowns.empty())
        return tr("%1 has no estimates to evaluate.").arg(run.title());
    if (answers(run.study.method, AnswerKind::Trajectory))
        return tr("The estimates of a filter move with its record; repeat it with other data instead.");
    if (run.result->unknowns.front().guaranteed)
        return tr(
            "A guaranteed set is no point that could be evaluated; repeat the run with other data instead.");
    return {};
}

void fillRepeatMenu(QMenu& menu, const RunRecord& record, QWidget* parent,
                    std::function<void(const RepeatRequest&)> go, const std::vector<Study>& known) {
    const RunRecord run = record.withoutTrace();
    menu.addAction(tr("The same settings"), [=] { go({run.study, run.modelText, run.name, run.kept}); });
    addDensities(menu, run, go);
    addMethods(menu, run, go, known);
    menu.addSeparator();
    menu.addAction(tr("Other data, searched again…"), [=] {
        const QString file = askData(parent);
        if (!file.isEmpty())
            go({onOtherData(run.study, file), run.modelText,
                tr("%1 on %2").arg(run.shownName(), QFileInfo(file).fileName())});
    });
    auto* validate = menu.addAction(tr("Other data at the values found (validation)…"), [=] {
        const QString file = askData(parent);
        if (!file.isEmpty())
            go({onOtherData(atEstimates(run), file), run.modelText,
                tr("Run %1 on %2").arg(run.number).arg(QFileInfo(file).fileName())});
    });
    const QString why = whyNotValidated(run);
    validate->setEnabled(why.isEmpty());
    validate->setToolTip(why);
    menu.setToolTipsVisible(true);
}

} // namespace rigor

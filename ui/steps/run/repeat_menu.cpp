#include "ui/steps/run/repeat_menu.h"

#include "core/study/run/validate.h"
#include "core/study/study_model.h"
#include "ui/document/document.h"
#include "ui/document/other_method.h"
#include "ui/widgets/text/free_tr.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace rigor {
namespace {

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

/// Another kind of answer of the same method: of inverse uncertainty, another density.
void addVariants(QMenu& menu, const RunRecord& run, const std::function<void(const RepeatRequest&)>& go) {
    const auto method = makeMethod(run.study.method);
    const Fields fields = method->options();
    for (const auto& [key, value] : run.study.options) fields.set(key, value);
    const Field* variant = fields.find(method->descriptor().variantOption);
    if (!variant) return;
    const std::string now = std::get<std::string>(variant->get());
    for (const std::string& choice : variant->info.choices) {
        if (choice == now) continue;
        menu.addAction(tr("Another density: %1").arg(shownRunName(choiceTitle(choice))),
                       [=, key = variant->key] {
                           RepeatRequest request{run.study, run.modelText, choiceTitle(choice), run.kept};
                           setOption(request.study, key, choice);
                           go(request);
                       });
    }
}

/// What the data at hand lack for the study's method, as its run would say; "" = nothing, or they are those
/// of another study.
QString lackingFor(const Study& asked, const Document* document) {
    if (!document || !document->data().data || !document->model().model ||
        asked.data != document->study().data || asked.model != document->study().model)
        return {};
    try {
        Problem problem;
        problem.model = modelFor(asked, document->model().model);
        const Dataset& data = *document->data().data;
        if (!data.experiments.empty()) problem.data.experiments = {data.experiments.front()};
        problem.unknowns = asked.unknowns;
        const auto method = makeMethod(asked.method);
        const Fields fields = method->options();
        for (const auto& [key, value] : asked.options) fields.set(key, value);
        QStringList reasons;
        for (const std::string& reason : method->unmet(problem)) reasons << qt(reason);
        return reasons.isEmpty() ? QString() : tr("Cannot run: %1.").arg(reasons.join("; "));
    } catch (const Error&) {
        return {}; // of what the run itself would tell
    }
}

/// Every other question that can be asked of the same model and data.
void addMethods(QMenu& menu, const RunRecord& run, const std::function<void(const RepeatRequest&)>& go,
                const std::vector<Study>& known, const Document* document) {
    if (!methodNeedsModel(run.study.method)) return; // it reads files that no other method reads
    QMenu* others = menu.addMenu(tr("Another method"));
    others->setToolTipsVisible(true);
    for (const MethodDescriptor* other : methods()) {
        if (other->key == run.study.method || !other->needsModel) continue;
        QString why = whyNotForMethod(run.study, other->key, known);
        const Study asked = why.isEmpty() ? forMethod(run.study, other->key, known) : Study();
        if (why.isEmpty()) why = lackingFor(asked, document);
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

Study atEstimates(const RunRecord& run) {
    return atEstimates(run.study, run.result ? *run.result : Result{});
}

QString whyNotValidated(const RunRecord& run) {
    return qt(whyNotValidated(run.study, run.result ? *run.result : Result{}));
}

RepeatRequest validationOn(const RunRecord& run, const QStringList& files) {
    std::vector<std::string> paths;
    for (const QString& file : files) paths.push_back(file.toStdString());
    return {onOtherData(atEstimates(run), paths), run.modelText,
            tr("Run %1 on %2").arg(run.number).arg(QFileInfo(files.front()).fileName())};
}

void fillRepeatMenu(QMenu& menu, const RunRecord& record, QWidget* parent,
                    std::function<void(const RepeatRequest&)> go, const std::vector<Study>& known,
                    const Document* document) {
    const RunRecord run = record.withoutTrace();
    menu.addAction(tr("The same settings"), [=] { go({run.study, run.modelText, run.name, run.kept}); });
    addVariants(menu, run, go);
    addMethods(menu, run, go, known, document);
    menu.addSeparator();
    menu.addAction(tr("Other data, searched again…"), [=] {
        const QString file = askData(parent);
        if (!file.isEmpty())
            go({onOtherData(run.study, {file.toStdString()}), run.modelText,
                tr("%1 on %2").arg(run.shownName(), QFileInfo(file).fileName())});
    });
    auto* validate = menu.addAction(tr("Other data at the values found (validation)…"), [=] {
        const QString file = askData(parent);
        if (!file.isEmpty()) go(validationOn(run, {file}));
    });
    const QString why = whyNotValidated(run);
    validate->setEnabled(why.isEmpty());
    validate->setToolTip(why);
    menu.setToolTipsVisible(true);
}

} // namespace rigor

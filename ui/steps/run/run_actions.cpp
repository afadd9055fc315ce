// What is done with a result: run again, judged by other data, taken into the study, exported.

#include "ui/steps/run/run_page.h"

#include "core/engine/modelica/compile.h"
#include "core/engine/source/source.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/adequacy/selection/sets/row_selection.h"
#include "core/methods/answer_actions.h"
#include "core/study/exchange/parameter_file.h"
#include "core/study/exchange/prediction_file.h"
#include "core/study/run/run_folder.h"
#include "ui/steps/run/assumption.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/text/qt_text.h"

#include <QFileDialog>

#include <cmath>
#include <filesystem>

namespace rigor {

void RunPage::runAgain() {
    if (const RunRecord* record = document_.run(shown_))
        emit repeatAsked({record->study, record->modelText, record->name});
}

void RunPage::takeDeviations(const QMap<QString, double>& deviations) {
    document_.changeStudy(tr("Standard deviations as offered"), [deviations](Study& study) {
        for (auto it = deviations.begin(); it != deviations.end(); ++it)
            study.data.standardDeviations[it.key().toStdString()] = it.value();
    });
}

bool RunPage::dropData(const QStringList& files) {
    const RunRecord* record = document_.run(shown_);
    if (!record || record->phase != RunRecord::Phase::Ended || !record->result || files.isEmpty())
        return false;
    const QString why = whyNotValidated(*record);
    if (why.isEmpty()) {
        emit repeatAsked(validationOn(record->withoutTrace(), files));
        return true;
    }
    strips_->add({BarMessage::Kind::Warning,
                  tr("The run was not judged by %1.").arg(QFileInfo(files.front()).fileName()),
                  why,
                  {{tr("Take it as the data of the study"),
                    [this, files] { emit actionAsked("data:" + files.join('\n')); }}}});
    return true;
}

void RunPage::takeSearch(const QString& what, const std::vector<std::pair<std::string, double>>& values) {
    std::vector<Unknown> unknowns = document_.study().unknowns;
    if (!setSearchValues(unknowns, values)) {
        strips_->add({BarMessage::Kind::Warning,
                      tr("Nothing was changed."),
                      tr("The unknowns of the study are others than those of this run."),
                      {}});
        return;
    }
    document_.changeStudy(what, [&](Study& study) { study.unknowns = unknowns; });
    QStringList changed;
    for (const auto& [path, value] : values)
        changed << QString("%1 = %2").arg(qt(path), qt(plainText(value, 4)));
    keepTold(
        {BarMessage::Kind::Info,
         tr("Taken into the study."),
         changed.join(", "),
         {{tr("Undo"), [this] { document_.undoStack().undo(); }}, {tr("Run"), [this] { emit runAsked(); }}}});
}

void RunPage::takeAssumption(const QString& what, const Action& action) {
    Study changed = document_.study();
    const auto& [with, value] = action.numbers.front();
    const QString taken = assume(changed, document_, {action.argument, action.value, with, value});
    if (taken.isEmpty()) {
        strips_->add({BarMessage::Kind::Warning,
                      tr("Nothing was changed."),
                      tr("The model or the data of the study are others than those of this run."),
                      {}});
        return;
    }
    document_.changeStudy(what, [&](Study& study) { study = changed; });
    keepTold(
        {BarMessage::Kind::Info,
         tr("Taken into the study."),
         taken,
         {{tr("Undo"), [this] { document_.undoStack().undo(); }}, {tr("Run"), [this] { emit runAsked(); }}}});
}

namespace {
/// Bytes of a model text that the window reads while a page waits; of a longer one of an earlier run no
/// meanings are shown.
constexpr std::size_t kReadAtOnce = 50'000;
} // namespace

/// Meanings from the run's own model, units from the columns of the data where they are still those of the
/// run.
void RunPage::describeContext(ResultContext& context, const RunRecord& record) const {
    ModelPtr model;
    if (record.modelText == document_.modelText())
        model = document_.model().model;
    else if (const std::string text = record.modelText.toStdString();
             text.size() <= kReadAtOnce && !isForeignSource(text, {}))
        model = compileModel(text, "model.mo").model;
    if (model)
        for (const Variable& one : model->parameters())
            if (!one.description.empty()) context.meanings[one.name] = one.description;
    DataRecipe own = record.study.data;
    const DataRecipe& now = document_.study().data;
    own.excluded = now.excluded; // what is left out or held back has the same columns
    own.marked = now.marked;
    own.validation = now.validation;
    if (const auto& dataset = document_.data().data; dataset && own == now)
        for (const MappedColumn& one : dataset->mapping)
            if (!one.target.empty() && !one.unit.empty()) context.dataUnits[one.target] = one.unit;
}

/// Rows that speak against the others, out of the data of the study; one undo step.
void RunPage::leaveOut(const QStringList& experiments) {
    std::vector<std::string> excluded = document_.study().data.excluded;
    int added = 0;
    for (const QString& label : experiments)
        if (std::ranges::find(excluded, label.toStdString()) == excluded.end()) {
            excluded.push_back(label.toStdString());
            ++added;
        }
    if (added == 0) {
        strips_->add({BarMessage::Kind::Info,
                      tr("Nothing was changed."),
                      tr("The study has left that out already."),
                      {}});
        return;
    }
    document_.changeStudy(tr("leave out %n experiment(s)", nullptr, added),
                          [&](Study& study) { study.data.excluded = excluded; });
    keepTold(
        {BarMessage::Kind::Info,
         tr("Left out: %1.").arg(experiments.join(", ")),
         tr("This page still shows the run with all of them."),
         {{tr("Undo"), [this] { document_.undoStack().undo(); }}, {tr("Run"), [this] { emit runAsked(); }}}});
}

void RunPage::bringBack(const QStringList& experiments) {
    std::vector<std::string> excluded = document_.study().data.excluded;
    const auto asked = [&](const std::string& label) { return experiments.contains(qt(label)); };
    const auto back = static_cast<int>(std::erase_if(excluded, asked));
    toldClause_.clear(); // what was told of leaving it out
    document_.changeStudy(tr("bring back %n experiment(s)", nullptr, back),
                          [&](Study& study) { study.data.excluded = excluded; });
}

/// By hand on the plot, as one more split in the settings.
void RunPage::addSplit(const QString& input, const QString& experiment) {
    const Study& study = document_.study();
    const auto column = study.data.inputs.find(input.toStdString());
    // The limit is taken from the table, so that it is in the unit of the column.
    double limit = qQNaN();
    if (const auto measured = document_.data().data; measured && column != study.data.inputs.end())
        for (std::size_t k = 0; k < measured->experiments.size(); ++k)
            if (measured->experiments[k].label == experiment.toStdString())
                limit = numberOf(*measured, k, column->second);
    if (!document_.method() || !std::isfinite(limit)) {
        strips_->show({{BarMessage::Kind::Warning,
                        tr("No split was added."),
                        tr("The data of now have no column for %1 in experiment %2.").arg(input, experiment),
                        {}}});
        return;
    }
    const Fields fields = document_.method()->options();
    const Field* splits = fields.find(document_.method()->descriptor().splitsOption);
    if (!splits) return;
    QString text = QString::fromStdString(std::get<std::string>(splits->get()));
    QString name = tr("by hand");
    for (int k = 2; text.contains(name + ':'); ++k) name = tr("by hand %1").arg(k);
    const std::string rule = fmt::format("{}: below {} {}", name.toStdString(), column->second, limit);
    if (!text.trimmed().isEmpty()) text += "; ";
    document_.setOption(QString::fromStdString(splits->key), text.toStdString() + rule);
    strips_->show({{BarMessage::Kind::Info,
                    tr("A split was added to the settings."),
                    tr("%1. The next run tests it.").arg(QString::fromStdString(rule)),
                    {{tr("Undo"), [this] { document_.undoStack().undo(); }},
                     {tr("Run"), [this] { emit runAsked(); }}}}});
}

void RunPage::exportFolder() {
    const RunRecord* record = document_.run(shown_);
    if (!record || !record->result) return;
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Export run to folder"));
    if (folder.isEmpty()) return;
    tellExported(folder, [&] {
        writeRunFolder(folder.toStdString(), runFiles(*record->result, record->study));
        return Messages{};
    });
}

void RunPage::exportValues() {
    const RunRecord* record = document_.run(shown_);
    if (!record || !record->result) return;
    const QString kinds = tr("CSV (*.csv);;JSON (*.json);;MATLAB (*.mat);;Modelica modification (*.mo);;SSP "
                             "parameter values (*.ssv)");
    QString chosen;
    QString file =
        QFileDialog::getSaveFileName(this, tr("Export the values found"), "parameters.csv", kinds, &chosen);
    if (file.isEmpty()) return;
    file = withSuffixOf(file, chosen);
    const std::string text = record->modelText.toStdString();
    // What comes from elsewhere is not read again for its name: that may take long, or it may be gone.
    std::string name = std::filesystem::path(record->study.model).stem().string();
    if (!isForeignSource(text, {}))
        if (const auto model = compileModel(text, "model.mo").model) name = model->name();
    tellExported(
        file, [&] { return writeParameterFile(file.toStdString(), *record->result, record->study, name); });
}

void RunPage::exportPredictions() {
    const RunRecord* record = document_.run(shown_);
    if (!record || !record->result) return;
    QString chosen;
    QString file = QFileDialog::getSaveFileName(this, tr("Export the predictions"), "predictions.csv",
                                                tr("CSV (*.csv);;MATLAB (*.mat)"), &chosen);
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += chosen.section("*", 1).section(")", 0, 0);
    tellExported(file, [&] {
        writePredictionFile(file.toStdString(), *record->result);
        return Messages{};
    });
}

/// Stays until it is read: what it tells of makes the page anew.
void RunPage::keepTold(BarMessage told) {
    toldOf_ = shown_;
    toldClause_ = told.clause;
    strips_->add(std::move(told));
}

void RunPage::tellExported(const QString& where, const std::function<Messages()>& write) {
    BarMessage told;
    try {
        QStringList more{where};
        for (const Message& left : write()) more << qt(left) + '.';
        told = {BarMessage::Kind::Info, tr("Exported."), more.join(' '), {}};
    } catch (const Error& e) {
        told = {BarMessage::Kind::Error, tr("Not exported."), QString::fromStdString(e.sentence()), {}};
    }
    keepTold(std::move(told));
}

} // namespace rigor

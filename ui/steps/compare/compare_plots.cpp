// What the runs compared predict, and the numbers that measure it.

#include "ui/steps/compare/compare_page.h"

#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QStackedWidget>

#include <cmath>

namespace rigor {

namespace {
constexpr std::size_t kMostTrajectories = 200; ///< offered one by one

/// "Run 1 is being read, run 2 predicts no measured value."
QString sentenceOf(const QStringList& clauses) {
    QString text = clauses.join(", ");
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    return text + '.';
}
} // namespace

void ComparePage::showPlots(const std::vector<Row>& all) {
    shown_.clear();
    QStringList notes;
    std::size_t experiments = 0;
    bool pairs = false;
    const auto add = [&](const RunRecord& run, const QString& name, SeriesRole role, bool hollow) {
        const Look& look = lookAt(run);
        shown_.push_back({name.toStdString(), role, hollow, look.predictions});
        if (!look.read)
            notes << tr("run %1 is being read").arg(run.number);
        else if (look.measures.outputs.empty() && run.result->outcome == RunOutcome::Cancelled)
            notes << tr("run %1 was cancelled before its predictions").arg(run.number);
        else if (look.measures.outputs.empty())
            notes << tr("run %1 predicts no measured value").arg(run.number);
        else if (look.measures.follows)
            notes << tr("run %1 follows the measurements").arg(run.number);
        return look.measures.experiments;
    };
    for (const Row& row : all) {
        const std::size_t own = add(*row.run, tr("Run %1").arg(row.run->number), row.role, row.validation);
        const std::size_t others =
            !row.validated
                ? 0
                : add(*row.validated, tr("Run %1, validation").arg(row.validated->number), row.role, true);
        pairs = pairs || row.validated;
        experiments = std::max(experiments, own + others);
    }
    const bool any = !comparedOutputs(shown_).empty();
    withoutFit_->setLines(tr("No prediction to compare"), sentenceOf(notes));
    fits_->setCurrentIndex(any ? 0 : 1);
    fitPanel_->legend()->setVisible(any);
    notes.prepend(experiments == 1 ? tr("1 experiment") : tr("%1 experiments").arg(experiments));
    if (pairs) notes.insert(1, tr("hollow or dashed = validation"));
    plotNote_->setText(notes.join(", "));
    fillTrajectories();
    showTrajectory();
}

/// One entry per output and trajectory over time, then all values of the output.
void ComparePage::fillTrajectories() {
    const QVariant before = trajectories_->currentData();
    trajectories_->clear();
    const auto outputs = comparedOutputs(shown_);
    for (const ComparedOutput& one : outputs) {
        const QString name = qt(wordsOf(one.output));
        for (std::size_t k = 0; k < std::min(one.trajectories.size(), kMostTrajectories); ++k)
            trajectories_->addItem(one.trajectories.size() == 1
                                       ? tr("%1 over time").arg(name)
                                       : tr("%1, experiment %2").arg(name, qt(one.trajectories[k])),
                                   QStringList{qt(one.output), qt(one.trajectories[k])});
        trajectories_->addItem(tr("%1, all values").arg(name), QStringList{qt(one.output), QString()});
    }
    trajectories_->setCurrentIndex(std::max(0, trajectories_->findData(before)));
    trajectories_->setVisible(trajectories_->count() > 1);
}

void ComparePage::showTrajectory() {
    const QStringList shown = trajectories_->currentData().toStringList();
    const std::string output = shown.value(0).toStdString(), trajectory = shown.value(1).toStdString();
    const bool overTime = !trajectory.empty();
    predictions_->setPanel(overTime ? comparedTrajectories(shown_, output, trajectory)
                                    : comparedPredictions(shown_, output),
                           true);
    predictions_->setDescription(tr("Measured and predicted"), trajectories_->currentText());
    residuals_->setPanel(overTime ? comparedTrajectoryResiduals(shown_, output, trajectory)
                                  : comparedResiduals(shown_, output),
                         true);
    residuals_->setDescription(tr("Residuals"), trajectories_->currentText());
}

/// One per measured number, those only that some run gives.
std::vector<ComparePage::Measure> ComparePage::measuresShown(const std::vector<Row>& all) {
    std::vector<Measure> list{
        {tr("log score per experiment"), tr("[–], larger is better"), {}, 3, [](const RunMeasures& m) {
             return m.scorePerExperiment;
         }}};
    std::vector<const OutputMeasures*> outputs; ///< the first of each name
    std::string distanceUnit;
    for (const Row& row : all)
        for (const OutputMeasures& o : lookAt(*row.run).measures.outputs) {
            if (distanceUnit.empty()) distanceUnit = o.unit;
            if (std::none_of(outputs.begin(), outputs.end(),
                             [&](auto* known) { return known->output == o.output; }))
                outputs.push_back(&o);
        }
    for (const OutputMeasures* one : outputs) {
        const QString of = outputs.size() > 1 ? ", " + qt(wordsOf(one->output)) : QString();
        list.push_back({tr("rms residual") + of, tr("[%1], smaller is better"), one->unit, 3,
                        [output = one->output](const RunMeasures& m) {
                            const OutputMeasures* o = m.of(output);
                            return o ? o->rmsResidual : qQNaN();
                        }});
        list.push_back({tr("inside the 95 % range") + of,
                        tr("[%], nearest to 95 is best"),
                        {},
                        0,
                        [output = one->output](const RunMeasures& m) {
                            const OutputMeasures* o = m.of(output);
                            return o ? 100 * o->shareInside95 : qQNaN();
                        }});
    }
    list.push_back({tr("mean distance to the reference"), tr("[%1], smaller is better"), distanceUnit, 2,
                    [](const RunMeasures& m) { return m.meanDistance; }});
    list.push_back({tr("simulations"), tr("what the run cost"), {}, 0, [](const RunMeasures& m) {
                        return m.simulations;
                    }});
    std::erase_if(list, [&](const Measure& measure) {
        return std::none_of(all.begin(), all.end(), [&](const Row& row) {
            return std::isfinite(measure.of(lookAt(*row.run).measures)) ||
                   (row.validated && std::isfinite(measure.of(lookAt(*row.validated).measures)));
        });
    });
    return list;
}

void ComparePage::showMeasures(const std::vector<Row>& all) {
    std::vector<MeasureChart::Row> rows;
    for (const Row& row : all)
        rows.push_back(
            {tr("%1 %2").arg(row.run->number).arg(row.run->shownName()), row.role, row.validation});
    std::vector<ChartMeasure> charts;
    for (const Measure& measure : measuresShown(all)) {
        ChartMeasure chart{measure.title, measure.note, measure.decimals, {}, {}};
        for (const Row& row : all) {
            chart.values.push_back(measure.of(lookAt(*row.run).measures));
            chart.validation.push_back(row.validated ? measure.of(lookAt(*row.validated).measures) : qQNaN());
        }
        if (measure.note.contains("%1")) {
            const DisplayUnit shown = displayUnit(measure.unit, chart.values);
            for (auto* values : {&chart.values, &chart.validation})
                for (double& value : *values) value *= shown.scale;
            chart.decimals = decimalsForColumn(chart.values, 3);
            chart.note = measure.note.arg(qt(shown.text));
        }
        charts.push_back(std::move(chart));
    }
    const bool pairs = std::any_of(all.begin(), all.end(), [](const Row& row) { return row.validated; });
    measuresPanel_->setTitle(pairs ? tr("Calibration against validation") : tr("Measures"));
    const bool hollow = std::any_of(all.begin(), all.end(), [](const Row& row) { return row.validation; });
    measuresPanel_->setNote(hollow ? tr("hollow = at values found elsewhere (validation)") : QString());
    if (charts.empty()) measuresPanel_->setNote(tr("none is known of these runs"));
    measures_->set(std::move(rows), std::move(charts));
}

} // namespace rigor

// The run page while a run goes on, and while the filter follows data as they stream in.
#include "ui/steps/run/run_page.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/method.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/presentation/display_name.h"
#include "ui/document/runs/places.h"
#include "ui/methods/live/live_enclosures.h"
#include "ui/methods/live/live_filter_view.h"
#include "ui/methods/live/live_ranking.h"
#include "ui/methods/live/live_trace.h"
#include "ui/methods/live/live_trajectory.h"
#include "ui/steps/run/run_settings.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigor {
namespace {
constexpr double kCounted = 5; ///< a smaller total is no count of something

/// Two decimals where they say enough, else four digits.
QString formatObjective(double value) {
    return std::abs(value) >= 1 && std::abs(value) < 1e9 ? qt(fixedText(value, 2)) : qt(plainText(value, 4));
}

/// Whose run lists sets of sensors, best first, in place of the trajectory of an objective.
bool ranksSensors(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    return method && method->ranksSensors;
}
} // namespace

QString objectiveName(const std::string& method) { return QString::fromStdString(objectiveOf(method).name); }

QString progressClause(const RunProgress& p, const std::string& method) {
    QStringList parts;
    if (p.cancelling)
        parts << RunPage::tr("stopping");
    else if (p.paused)
        parts << RunPage::tr("stands still until Continue");
    else if (!p.last.phase.empty() && p.left >= 0)
        parts << RunPage::tr("%1, at most %2 more").arg(fieldText(p.last.phase), qt(durationText(p.left)));
    else if (!p.last.phase.empty())
        parts << fieldText(p.last.phase);
    if (p.last.simulations > 0) parts << RunPage::tr("%1 simulations").arg(qt(countText(p.last.simulations)));
    if (p.last.failures > 0) parts << RunPage::tr("%1 failed").arg(qt(countText(p.last.failures)));
    if (p.last.hasObjective)
        parts << objectiveName(method) + ' ' +
                     (objectiveOf(method).encloses ? qt(roundedCountText(p.last.objective))
                                                   : formatObjective(p.last.objective));
    return parts.join(" · ");
}

void RunPage::makeStream() {
    if (stream_) return;
    stream_ = new LiveFilterView;
    stack_->addWidget(stream_);
    connect(stream_, &LiveFilterView::closeAsked, this, [this] {
        streaming_ = false;
        refresh();
    });
    connect(stream_, &LiveFilterView::changed, this, [this] {
        if (streaming_ && shown_ == 0) showStream();
    });
}

LiveStreaming RunPage::leaveStream() { return stream_ && streaming_ ? stream_->leave() : LiveStreaming(); }

void RunPage::takeUpStream(LiveStreaming streaming) {
    if (!streaming.stream) return;
    makeStream();
    streaming_ = true;
    stream_->takeUp(std::move(streaming));
    refresh();
}

void RunPage::watchLive(FilterStream::Source source) {
    makeStream();
    try {
        ResultContext context;
        context.runName = tr("Live");
        context.studyText = QString::fromStdString(toToml(document_.study()));
        context.modelText = document_.modelText();
        const auto prepared = document_.prepareRun();
        streaming_ = true;
        shown_ = 0;
        stream_->start(prepared, source, context);
    } catch (const Error& e) {
        strips_->show({{BarMessage::Kind::Error,
                        tr("The filter cannot start."),
                        QString::fromStdString(e.sentence()),
                        {}}});
    }
}

void RunPage::showStream() {
    head_->setTitle(tr("Live"));
    using Phase = FilterStream::Phase;
    const Phase phase = stream_->stream().phase();
    // It does not turn: the time beside it moves, and a picture that turns for hours beside a rig takes as
    // much of the processor as the plots do.
    head_->setState(phase == Phase::Running  ? "running"
                    : phase == Phase::Paused ? "pause"
                    : phase == Phase::Failed ? "error"
                                             : "done",
                    phase == Phase::Running  ? Ink::Accent
                    : phase == Phase::Failed ? Ink::Error
                                             : Ink::Muted,
                    stream_->stateWord());
    head_->setClause(stream_->clause());
    for (auto* button : {newRun_, repeat_, export_, pause_}) button->setVisible(false);
    strips_->show({});
    if (stack_->currentWidget() != stream_) stack_->setCurrentWidget(stream_);
    if (QWidget* inspector = stream_->inspector(); inspector && inspector != streamInspector_) {
        if (streamInspector_) {
            inspectors_->removeWidget(streamInspector_);
            streamInspector_->deleteLater();
        }
        streamInspector_ = inspector;
        inspectors_->addWidget(inspector);
    }
    QWidget* inspector = stream_->inspector() ? stream_->inspector() : static_cast<QWidget*>(settings_);
    if (inspectors_->currentWidget() != inspector) inspectors_->setCurrentWidget(inspector);
}

namespace {
/// Nothing is searched for: the run follows its record.
bool follows(const RunRecord& record) { return objectiveOf(record.study.method).name.empty(); }
} // namespace

namespace {
/// The first and the newest event that tell an estimate; null: none does yet. Of a ranking of sensors every
/// event counts.
std::pair<const ProgressEvent*, const ProgressEvent*> estimatesIn(const RunRecord& record) {
    const bool ranks = ranksSensors(record.study.method);
    const auto tells = [&](const ProgressEvent& event) { return ranks || !event.estimate.empty(); };
    const auto first = std::find_if(record.trace.begin(), record.trace.end(), tells);
    if (first == record.trace.end()) return {};
    return {&*first, &*std::find_if(record.trace.rbegin(), record.trace.rend(), tells)};
}
} // namespace

void RunPage::showLive(const RunRecord& record) {
    const bool ranks = ranksSensors(record.study.method);
    const bool encloses = objectiveOf(record.study.method).encloses;
    const bool starts = !experimentsKnown_ && queue_.current() == record.number && queue_.currentStudy();
    if (liveOf_ != record.number && ranks) {
        liveOf_ = record.number;
        ranking_->start(record.estimateNames);
        for (const ProgressEvent& event : record.trace) ranking_->add(event);
    } else if (encloses) {
        if (liveOf_ != record.number || starts) startEnclosures(record);
    } else if (follows(record)) {
        if (liveOf_ != record.number || starts) startTrajectory(record);
    } else if (!ranks && (liveOf_ != record.number || starts)) {
        liveOf_ = record.number;
        live_->start(record.estimateNames, record.limit, goalOf(record));
        experimentsKnown_ = queue_.current() == record.number && queue_.currentStudy();
        if (experimentsKnown_) live_->setExperiments(queue_.currentStudy()->whole().data);
        for (const ProgressEvent& event : record.trace) live_->add(event);
    }
    strips_->show({});
    if (ranks)
        stack_->setCurrentWidget(ranking_);
    else if (encloses)
        stack_->setCurrentWidget(enclosures_);
    else if (follows(record))
        stack_->setCurrentWidget(trajectory_);
    else
        stack_->setCurrentWidget(live_);
    inspectors_->setCurrentWidget(liveInspector_);
    refreshLive();
}

/// Empty until the study of the run is at hand.
QStringList RunPage::unitsOf(const RunRecord& record) {
    QStringList units;
    experimentsKnown_ = queue_.current() == record.number && queue_.currentStudy();
    if (!experimentsKnown_) return units;
    const Model& model = *queue_.currentStudy()->whole().model;
    for (const QString& name : record.estimateNames) {
        const auto found = findVariable(model, name.toStdString());
        units << (found ? QString::fromStdString(unitText(model.parameters()[found->index].unit))
                        : QString());
    }
    return units;
}

void RunPage::startTrajectory(const RunRecord& record) {
    liveOf_ = record.number;
    trajectory_->start(record.estimateNames, unitsOf(record));
    for (const ProgressEvent& event : record.trace) trajectory_->add(event);
}

void RunPage::startEnclosures(const RunRecord& record) {
    liveOf_ = record.number;
    enclosures_->start(record.estimateNames, unitsOf(record));
    for (const ProgressEvent& event : record.trace) enclosures_->add(event);
}

/// The bounds that hold already: those of the newest event that has any.
void RunPage::describeBounds(const RunRecord& record) {
    auto* guaranteed = liveInspector_->addGroup(tr("Guaranteed so far"));
    QVector<QStringList> rows;
    for (auto event = record.trace.rbegin(); event != record.trace.rend() && rows.isEmpty(); ++event) {
        if (event->populationEstimates.size() != 2) continue;
        const auto &lower = event->populationEstimates[0], &upper = event->populationEstimates[1];
        for (int i = 0; i < record.estimateNames.size(); ++i) {
            const auto k = static_cast<std::size_t>(i);
            if (k >= lower.size() || k >= upper.size()) break;
            const OutwardDecimals shown = outwardDecimals({lower[k], upper[k]});
            rows.push_back({record.estimateNames[i], qt(fixedText(shown.lower, shown.decimals)),
                            qt(fixedText(shown.upper, shown.decimals))});
        }
    }
    if (rows.isEmpty()) return guaranteed->addText(tr("Nothing yet."));
    guaranteed->addTable({QString(), tr("from"), tr("to")}, rows, true);
    guaranteed->addText(tr("It holds for the data worked through so far. Cancel keeps it."));
}

/// The newest earlier run that answered the same question on the same data has a line in the plot.
LiveGoal RunPage::goalOf(const RunRecord& record) const {
    const NamedObjective objective = objectiveOf(record.study.method);
    LiveGoal goal{
        .objective = QString::fromStdString(objective.name), .smallest = objective.smallest, .earlier = {}};
    if (objective.diagnostic.empty()) return goal;
    for (const RunRecord& run : document_.runs()) {
        if (run.number == record.number || !run.result || run.study.method != record.study.method) continue;
        if (run.result->outcome != RunOutcome::Answered || run.study.data.files != record.study.data.files)
            continue;
        const auto found = run.result->diagnostics.find(objective.diagnostic);
        if (found == run.result->diagnostics.end() || !found->is_number()) continue;
        goal.reached = found->get<double>();
        goal.earlier = run.title() + ", " + formatObjective(goal.reached);
    }
    return goal;
}

void RunPage::refreshLive() {
    const RunRecord* record = document_.run(shown_);
    if (!record) return;
    const bool elsewhere = record->phase == RunRecord::Phase::Elsewhere;
    const bool running = elsewhere || record->phase == RunRecord::Phase::Running;
    const RunProgress& p = queue_.progressOf(record->number);
    if (running) {
        const bool stands = p.paused && !p.cancelling;
        if (stands)
            head_->setState("pause", Ink::Muted, tr("paused"));
        else
            head_->setState("running", Ink::Accent, p.cancelling ? tr("stopping") : tr("running"), true);
        QStringList where;
        if (!record->place.isEmpty()) where << tr("on %1").arg(shownPlace(record->place));
        if (!p.process.isEmpty()) where << p.process;
        const QString clause = progressClause(p, record->study.method);
        if (!clause.isEmpty()) where << clause;
        head_->setClause(where.join(" · "));
        pause_->setVisible(!elsewhere);
        pause_->setEnabled(!p.cancelling);
        pause_->setText(stands ? tr("Continue") : tr("Pause"));
        pause_->setIcon(icon(stands ? "run" : "pause", Ink::Text));
    } else {
        head_->setState("queue", Ink::Muted, tr("waiting"));
        head_->setClause(tr("starts when the run before it has ended"));
    }
    liveInspector_->refill([&] { describeLive(*record); });
}

void RunPage::describePlaces(InspectorGroup& counts, const RunProgress& p) {
    int workers = 0;
    long long done = 0, failed = 0, taken = 0;
    double seconds = 0;
    for (const PlaceState& place : p.places) {
        workers += place.workers;
        done += place.done;
        failed += place.failed;
        taken += place.takenOver;
        seconds += place.coreSeconds;
    }
    counts.setNote(tr("%n worker(s)", nullptr, workers));
    counts.addValue(tr("evaluations"), qt(countText(done)));
    counts.addValue(tr("evaluations per second"),
                    p.rate() < 0 ? qt(kMissingText) : qt(plainText(p.rate(), 3)));
    counts.addValue(tr("evaluations failed"), qt(countText(failed)));
    counts.addValue(tr("taken over"), qt(countText(taken)));
    counts.addValue(tr("core hours"), qt(plainText(seconds / 3600, 3)));
}

void RunPage::describeLive(const RunRecord& run) {
    const RunRecord* record = &run;
    const bool running =
        record->phase == RunRecord::Phase::Running || record->phase == RunRecord::Phase::Elsewhere;
    const RunProgress& p = queue_.progressOf(record->number);
    const bool encloses = objectiveOf(record->study.method).encloses;
    if (encloses) describeBounds(*record);
    const bool trajectory = follows(*record);
    auto* best =
        encloses ? nullptr : liveInspector_->addGroup(trajectory ? tr("Estimate now") : tr("Best so far"));
    if (encloses) {
        // said above
    } else if (const auto [begin, end] = estimatesIn(*record); running && begin) {
        // Of phases that tell no estimate (profiles, smoothing) the newest one stays, as in the plot.
        const ProgressEvent& found = *end;
        if (!trajectory) best->addFigure(formatObjective(found.objective));
        // A homotopy has an objective of its own at every lambda: the numbers of two do not compare.
        const bool staged = found.phase.starts_with("lambda");
        if (!trajectory)
            best->setNote(staged ? tr("%1 of the stage %2")
                                       .arg(objectiveName(record->study.method), fieldText(found.phase))
                                 : tr("%1, all experiments").arg(objectiveName(record->study.method)));
        const bool ranks = ranksSensors(record->study.method);
        if (ranks) best->setNote(tr("criterion of the best combination"));
        QVector<QStringList> rows;
        for (int i = 0; i < record->estimateNames.size() && !ranks; ++i) {
            const auto k = static_cast<std::size_t>(i);
            const QString name =
                QString::fromStdString(estimateTitle(record->estimateNames[i].toStdString()));
            const auto at = [k](const ProgressEvent& event) {
                return k < event.estimate.size() ? event.estimate[k] : std::nan("");
            };
            const double first = at(*begin), now = at(found);
            rows.push_back({name, qt(plainText(now, 4)), qt(plainText(first, 4))});
        }
        if (!ranks) {
            best->addTable({QString(), tr("now"), tr("first")}, rows, true);
            best->addText(trajectory ? tr("It moves with every measurement.")
                                     : tr("No interval yet: it is computed when the search has ended."));
        }
    } else {
        best->addText(tr("Nothing yet."));
    }
    auto* counts = liveInspector_->addGroup(tr("Counts"));
    if (!methodNeedsModel(record->study.method)) {
        counts->addValue(p.last.total > 0 ? tr("combinations scored") : tr("relaxations solved"),
                         qt(roundedCountText(p.last.done)));
    } else if (!trajectory || p.last.simulations > 0) {
        counts->addValue(tr("simulations"), qt(countText(p.last.simulations)));
        counts->addValue(tr("per second"),
                         p.elapsed > 0.2
                             ? qt(roundedCountText(static_cast<double>(p.last.simulations) / p.elapsed))
                             : qt(kMissingText));
        counts->addValue(tr("failed"), qt(countText(p.last.failures)));
    }
    if (!p.places.empty()) describePlaces(*counts, p);
    counts->addValue(tr("elapsed"), qt(durationText(p.elapsed)));
    counts->addValue(tr("left in this phase"),
                     p.left >= 0 ? tr("at most %1").arg(qt(durationText(p.left))) : qt(kMissingText));
    const bool searching = p.last.phase.empty() || p.last.phase == "searching";
    const QString done =
        p.last.total <= 0 ? QString()
        : p.last.total < kCounted
            ? qt(percentText(p.last.done / p.last.total))
            : tr("%1 of %2").arg(qt(roundedCountText(p.last.done)), qt(roundedCountText(p.last.total)));
    // The head names the phase: its name and two counts have no room in one row.
    if (!searching && !done.isEmpty()) counts->addValue(tr("done of this phase"), done);
    auto* stops = liveInspector_->addGroup(tr("Stops when"));
    stops->setNote(tr("what comes first"));
    // A population search counts its candidates or, in the point fits, its generations.
    const bool generations = std::llround(p.last.total) == record->limit;
    if (searching && !done.isEmpty())
        stops->addValue(record->limit <= 0 ? tr("done")
                        : generations      ? tr("generations")
                                           : tr("candidates tried"),
                        done);
    else if (p.last.phase == "refining")
        stops->addValue(tr("steps from the best"), tr("improve nothing"));
    else if (record->limit > 0)
        stops->addValue(tr("generations"), tr("at most %1").arg(record->limit));
    else if (p.last.phase.starts_with("proving"))
        stops->addValue(tr("proven optimal"), tr("each criterion"));
    // All combinations are scored whatever the time.
    if (std::isfinite(record->timeLimit) && !(p.last.total > 0))
        stops->addValue(tr("time limit"), qt(durationText(record->timeLimit)));
    stops->addValue(tr("cancelled"), tr("Shift+F5"));
}

} // namespace rigor

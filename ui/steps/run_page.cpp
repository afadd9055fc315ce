#include "ui/steps/run_page.h"

#include "core/methods/adequacy/row_selection.h"
#include "core/methods/method.h"
#include "core/methods/objective.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/study/report/number_text.h"
#include "core/study/run_folder.h"
#include "ui/jobs/turns.h"
#include "ui/kit/empty_state.h"
#include "ui/kit/form.h"
#include "ui/kit/language.h"
#include "ui/kit/number_format.h"
#include "ui/methods/filter_page.h"
#include "ui/methods/live_enclosures.h"
#include "ui/methods/live_filter_view.h"
#include "ui/methods/live_ranking.h"
#include "ui/methods/live_trace.h"
#include "ui/methods/method_page.h"

#include <QComboBox>
#include <QFileDialog>
#include <QMenu>

#include <cmath>

namespace rigor {
namespace {
constexpr double kCounted = 5; ///< a smaller total is no count of something

/// Two decimals where they say enough, else four digits.
QString formatObjective(double value) {
    return std::abs(value) >= 1 && std::abs(value) < 1e9 ? formatFixed(value, 2) : formatNumber(value, 4);
}

/// Whose run lists sets of sensors, best first, in place of the course of an objective.
bool ranksSensors(const std::string& method) {
    return method == "sensor-selection" || method == "model-adequacy";
}
} // namespace

QString objectiveName(const std::string& method) { return QString::fromStdString(objectiveOf(method).name); }

QString progressClause(const RunProgress& p, const QString& objective) {
    QStringList parts;
    if (p.cancelling)
        parts << RunPage::tr("stopping");
    else if (p.paused)
        parts << RunPage::tr("stands still until Continue");
    else if (!p.last.phase.empty())
        parts << fieldText(p.last.phase);
    if (p.last.simulations > 0) parts << RunPage::tr("%1 simulations").arg(formatCount(p.last.simulations));
    if (p.last.failures > 0) parts << RunPage::tr("%1 failed").arg(formatCount(p.last.failures));
    if (p.last.hasObjective) parts << objective + ' ' + formatObjective(p.last.objective);
    if (p.left >= 0 && !p.cancelling && !p.paused)
        parts << RunPage::tr("at most %1 left").arg(formatDuration(p.left));
    return parts.join(" · ");
}

RunPage::RunPage(Document& document, RunQueue& queue, QWidget* parent) : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Run"));
    newRun_ = makeButton({}, "gear");
    newRun_->setAccessibleName(tr("Settings of the next run"));
    newRun_->setToolTip(tr("Settings of the next run"));
    repeat_ = makeButton(tr("Repeat with"), "run");
    repeat_->setToolTip(tr("Run again with the same settings, another density or other data"));
    auto* repeatMenu = new QMenu(this);
    repeat_->setMenu(repeatMenu);
    connect(repeatMenu, &QMenu::aboutToShow, this, [this, repeatMenu] {
        repeatMenu->clear();
        if (const RunRecord* record = document_.run(shown_))
            fillRepeatMenu(*repeatMenu, *record, this,
                           [this](const RepeatRequest& request) { emit repeatAsked(request); });
    });
    export_ = makeButton(tr("Export…"), "export");
    export_->setToolTip(tr("Write result.json, the tables and the study into a folder"));
    pause_ = makeButton(tr("Pause"), "pause");
    pause_->setToolTip(tr("The run keeps what it has and lets the machine rest until Continue"));
    for (auto* b : {newRun_, repeat_, export_, pause_}) head_->addAction(b);
    auto* body = pageLayout(this, head_);
    strips_ = new StripArea;
    body->addWidget(strips_);
    stack_ = new QStackedWidget;
    empty_ = new EmptyState("run", tr("Not run yet"), {});
    connect(empty_->addAction(tr("Run"), false), &QPushButton::clicked, this, &StepPage::runAsked);
    watch_ = empty_->addAction(tr("Watch live"), false);
    watch_->setToolTip(tr("The filter while data stream in: nothing is kept as a run"));
    auto* sources = new QMenu(this);
    sources->addAction(tr("Replay the record"), this, [this] { watchLive(FilterStream::Source::Replay); });
    sources->addAction(tr("Follow the file as it grows"), this,
                       [this] { watchLive(FilterStream::Source::GrowingFile); });
    watch_->setMenu(sources);
    live_ = new LiveTrace;
    ranking_ = new LiveRanking;
    enclosures_ = new LiveEnclosures;
    resultHolder_ = new QWidget;
    new QVBoxLayout(resultHolder_);
    resultHolder_->layout()->setContentsMargins(0, 0, 0, 0);
    stack_->addWidget(empty_);
    stack_->addWidget(live_);
    stack_->addWidget(resultHolder_);
    stack_->addWidget(ranking_);
    stack_->addWidget(enclosures_);
    body->addWidget(stack_, 1);

    inspectors_ = new QStackedWidget(this);
    inspectors_->hide();
    settings_ = new Inspector;
    liveInspector_ = new Inspector;
    inspectors_->addWidget(settings_);
    inspectors_->addWidget(liveInspector_);

    connect(newRun_, &QPushButton::clicked, this, [this] {
        liveOf_ = 0;
        resultOf_ = buildingOf_ = nullptr;
        showRun(0);
    });
    connect(pause_, &QPushButton::clicked, this, [this] { queue_.setPaused(!queue_.progress().paused); });
    connect(&queue_, &RunQueue::changed, this, [this] {
        if (stack_->currentWidget() != live_ && stack_->currentWidget() != enclosures_) return;
        sinceLive_.invalidate();
        refreshLive();
    });
    connect(export_, &QPushButton::clicked, this, [this] {
        const RunRecord* record = document_.run(shown_);
        if (!record || !record->result) return;
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Export run to folder"));
        if (folder.isEmpty()) return;
        try {
            writeRunFolder(folder.toStdString(), runFiles(*record->result, record->study));
            strips_->show({{StripMessage::Kind::Info, tr("Exported."), folder, {}}});
        } catch (const Error& e) {
            strips_->show(
                {{StripMessage::Kind::Error, tr("Not exported."), QString::fromStdString(e.sentence()), {}}});
        }
    });
    connect(&document_, &Document::statusChanged, this, &RunPage::refresh);
    connect(&document_, &Document::studyChanged, this, &RunPage::refreshSettings);
    connect(&document_, &Document::projectChanged, this, [this] {
        streaming_ = false;
        if (stream_) stream_->stop();
        showRun(0);
    });
    connect(&document_, &Document::runEnded, this, [this](int number) {
        if (number == shown_) refresh();
    });
    connect(&document_, &Document::runTold, this,
            [this](int number, const std::vector<ProgressEvent>& events) {
                if (number != shown_ || number != liveOf_) return;
                for (const ProgressEvent& event : events) {
                    if (stack_->currentWidget() == ranking_)
                        ranking_->add(event);
                    else if (stack_->currentWidget() == enclosures_)
                        enclosures_->add(event);
                    else
                        live_->add(event);
                }
                refreshLive();
            });
    connect(&queue_, &RunQueue::started, this, [this](int number) {
        if (number == shown_) refresh();
    });
    refreshSettings();
    refresh();
}

void RunPage::nextTab() {
    if (stream_ && stack_->currentWidget() == stream_ && stream_->page()) {
        FilterPage& page = *stream_->page();
        page.showView((page.currentView() + 1) % static_cast<int>(page.views().size()));
        return;
    }
    if (!resultPage_ || stack_->currentWidget() != resultHolder_) return;
    const auto count = static_cast<int>(resultPage_->views().size());
    const int now = resultPage_->property("view").toInt();
    const int next = count ? (now + 1) % count : 0;
    resultPage_->setProperty("view", next);
    resultPage_->showView(next);
}

void RunPage::showRun(int number) {
    shown_ = document_.run(number) ? number : 0;
    refresh();
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
        strips_->show({{StripMessage::Kind::Error,
                        tr("The filter cannot start."),
                        QString::fromStdString(e.sentence()),
                        {}}});
    }
}

void RunPage::showStream() {
    head_->setTitle(tr("Live"));
    using Phase = FilterStream::Phase;
    const Phase phase = stream_->stream().phase();
    head_->setState(phase == Phase::Running  ? "running"
                    : phase == Phase::Paused ? "pause"
                    : phase == Phase::Failed ? "error"
                                             : "done",
                    phase == Phase::Running  ? Ink::Accent
                    : phase == Phase::Failed ? Ink::Error
                                             : Ink::Muted,
                    stream_->stateWord(), phase == Phase::Running);
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

/// Another method for the same data and model; one that reads its own files is chosen by opening them.
QWidget* RunPage::makeMethodChoice() {
    auto* choice = new QComboBox;
    choice->setAccessibleName(tr("Method"));
    choice->setObjectName("method");
    const std::string now = document_.study().method;
    for (const MethodEntry& entry : methods()) {
        if (methodNeedsModel(entry.key) != methodNeedsModel(now)) continue;
        choice->addItem(fieldText(entry.title), QString::fromStdString(entry.key));
        choice->setItemData(choice->count() - 1, fieldText(entry.question), Qt::ToolTipRole);
        if (entry.key == now) choice->setCurrentIndex(choice->count() - 1);
    }
    // The form this stands in is made anew.
    connect(choice, &QComboBox::activated, this, [this, choice] {
        const QString key = choice->currentData().toString();
        QTimer::singleShot(0, this, [this, key] { document_.setMethod(key); });
    });
    return choice;
}

void RunPage::refreshSettings() {
    Method* method = document_.method();
    if (!method) return;
    const Fields options = method->options();
    SimulationOptions simulation;
    try {
        simulation = document_.simulationOptions();
    } catch (const Error&) {
        // The strip of the run page says so; the form shows the defaults.
    }
    const Fields simulationFields = simulation.fields();
    if (!options_ || formOf_ != document_.study().method) {
        formOf_ = document_.study().method;
        for (const char* form : {"options", "simulation"}) document_.setRefused(form, {}); // made anew
        settings_->clear();
        auto* about = settings_->addGroup(fieldText(method->title()));
        about->addWidget(makeMethodChoice());
        about->addText(fieldText(method->question()));
        // One inspector group per group of fields, in order.
        QStringList groups;
        for (const Field& field : options.all()) {
            const QString group = QString::fromStdString(field.info.group);
            if (!groups.contains(group)) groups << group;
        }
        auto* all = settings_->addGroup(tr("Settings of the method"));
        options_ = new FieldForm;
        options_->setFields(options.all());
        connect(options_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
            QTimer::singleShot(0, this, [this, key, value] { document_.setOption(key, value); });
        });
        connect(options_, &FieldForm::refusalsChanged, this,
                [this](const QStringList& why) { document_.setRefused("options", why); });
        all->addWidget(options_);
        auto* sim = settings_->addGroup(tr("Simulation"));
        simulation_ = new FieldForm;
        simulation_->setFields(simulationFields.all());
        connect(simulation_, &FieldForm::edited, this, [this](const QString& key, const FieldValue& value) {
            QTimer::singleShot(0, this, [this, key, value] { document_.setSimulationOption(key, value); });
        });
        connect(simulation_, &FieldForm::refusalsChanged, this,
                [this](const QStringList& why) { document_.setRefused("simulation", why); });
        sim->addWidget(simulation_);
        sim->setVisible(document_.needsModel());
    } else {
        options_->refresh(options.all());
        simulation_->refresh(simulationFields.all());
    }
}

void RunPage::refresh() {
    const RunRecord* record = document_.run(shown_);
    if (!record) shown_ = 0;
    const bool ended = record && record->phase == RunRecord::Phase::Ended;
    newRun_->setVisible(record != nullptr);
    repeat_->setVisible(ended);
    export_->setVisible(ended && record->result);
    pause_->setVisible(record && record->phase == RunRecord::Phase::Running);
    if (!record && streaming_) return showStream();
    if (!record) {
        const QStringList& why = document_.whyNotRun();
        watch_->setVisible(document_.study().method == "filter");
        watch_->setEnabled(why.isEmpty());
        head_->setTitle(tr("Run"));
        head_->clearState();
        head_->setClause(document_.method() ? fieldText(document_.method()->title()) : QString());
        const auto experiments = document_.data().data ? document_.data().data->experiments.size() : 0;
        const auto names = document_.estimateNames();
        empty_->setLines(
            document_.runs().empty() ? tr("Not run yet") : tr("Ready for the next run"),
            why.isEmpty() ? !document_.needsModel()
                                ? tr("%1 candidate sensors").arg(names.size())
                                : tr("%1 experiments, %2 numbers searched").arg(experiments).arg(names.size())
                          : why.join("; "));
        if (auto* button = empty_->findChild<QPushButton*>()) {
            button->setEnabled(why.isEmpty());
            button->setToolTip(why.join("; "));
        }
        stack_->setCurrentWidget(empty_);
        inspectors_->setCurrentWidget(settings_);
        strips_->show({});
        return;
    }
    head_->setTitle(record->title());
    if (record->phase != RunRecord::Phase::Ended)
        showLive(*record);
    else
        showResult(*record);
}

void RunPage::showLive(const RunRecord& record) {
    const bool ranks = ranksSensors(record.study.method);
    const bool encloses = record.study.method == "verified";
    const bool starts = !experimentsKnown_ && queue_.current() == record.number && queue_.currentStudy();
    if (liveOf_ != record.number && ranks) {
        liveOf_ = record.number;
        ranking_->start(record.estimateNames);
        for (const ProgressEvent& event : record.trace) ranking_->add(event);
    } else if (encloses) {
        if (liveOf_ != record.number || starts) startEnclosures(record);
    } else if (!ranks && (liveOf_ != record.number || starts)) {
        liveOf_ = record.number;
        live_->start(record.estimateNames, record.limit, goalOf(record));
        experimentsKnown_ = queue_.current() == record.number && queue_.currentStudy();
        if (experimentsKnown_) live_->setExperiments(queue_.currentStudy()->problem.data);
        for (const ProgressEvent& event : record.trace) live_->add(event);
    }
    strips_->show({});
    if (ranks)
        stack_->setCurrentWidget(ranking_);
    else if (encloses)
        stack_->setCurrentWidget(enclosures_);
    else
        stack_->setCurrentWidget(live_);
    inspectors_->setCurrentWidget(liveInspector_);
    sinceLive_.invalidate();
    refreshLive();
}

void RunPage::startEnclosures(const RunRecord& record) {
    liveOf_ = record.number;
    experimentsKnown_ = queue_.current() == record.number && queue_.currentStudy();
    QStringList units;
    if (experimentsKnown_) {
        const Model& model = *queue_.currentStudy()->problem.model;
        for (const QString& name : record.estimateNames) {
            const auto found = findVariable(model, name.toStdString());
            units << (found ? QString::fromStdString(unitText(model.parameters()[found->index].unit))
                            : QString());
        }
    }
    enclosures_->start(record.estimateNames, units);
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
            rows.push_back({record.estimateNames[i], formatFixed(shown.lower, shown.decimals),
                            formatFixed(shown.upper, shown.decimals)});
        }
    }
    if (rows.isEmpty()) return guaranteed->addText(tr("Nothing yet."));
    guaranteed->addTable({QString(), tr("from"), tr("to")}, rows, true);
    guaranteed->addText(tr("It holds for the data worked through so far. Cancel keeps it."));
}

/// The newest earlier run that answered the same question on the same data has a line in the plot.
LiveGoal RunPage::goalOf(const RunRecord& record) const {
    const MethodObjective objective = objectiveOf(record.study.method);
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
    const bool running = record->phase == RunRecord::Phase::Running;
    const RunProgress& p = queue_.progress();
    if (running) {
        const bool stands = p.paused && !p.cancelling;
        if (stands)
            head_->setState("pause", Ink::Muted, tr("paused"));
        else
            head_->setState("running", Ink::Accent, p.cancelling ? tr("stopping") : tr("running"), true);
        head_->setClause(progressClause(p, objectiveName(record->study.method)));
        pause_->setVisible(true);
        pause_->setEnabled(!p.cancelling);
        pause_->setText(stands ? tr("Continue") : tr("Pause"));
        pause_->setIcon(icon(stands ? "run" : "pause", Ink::Text));
    } else {
        head_->setState("queue", Ink::Muted, tr("waiting"));
        head_->setClause(tr("starts when the run before it has ended"));
    }
    if (sinceLive_.isValid() && sinceLive_.elapsed() < 450 && running) return;
    sinceLive_.start();
    liveInspector_->clear();
    const bool encloses = record->study.method == "verified";
    if (encloses) describeBounds(*record);
    auto* best = encloses ? nullptr : liveInspector_->addGroup(tr("Best so far"));
    if (encloses) {
        // said above
    } else if (running && !record->trace.empty()) {
        const ProgressEvent& found = record->trace.back();
        auto* figure =
            new Text(formatObjective(found.objective), TextUse::Figure, Ink::Text, QFont::DemiBold);
        figure->setFixedHeight(26);
        best->addWidget(figure);
        best->setNote(tr("%1, all experiments").arg(objectiveName(record->study.method)));
        const bool ranks = ranksSensors(record->study.method);
        if (ranks) best->setNote(tr("criterion of the best combination"));
        QVector<QStringList> rows;
        for (int i = 0; i < record->estimateNames.size() && !ranks; ++i) {
            const auto k = static_cast<std::size_t>(i);
            QString name = record->estimateNames[i];
            name.replace(".standard_deviation", " sd").replace('.', ' ');
            const auto at = [k](const ProgressEvent& event) {
                return k < event.estimate.size() ? event.estimate[k] : std::nan("");
            };
            const double first = at(record->trace.front()), now = at(found);
            rows.push_back({name, formatFixed(now, 3), formatFixed(first, 3)});
        }
        if (!ranks) {
            best->addTable({QString(), tr("now"), tr("first")}, rows, true);
            best->addText(tr("No interval yet: it is computed when the search has ended."));
        }
    } else {
        best->addText(tr("Nothing yet."));
    }
    auto* counts = liveInspector_->addGroup(tr("Counts"));
    counts->addValue(tr("simulations"), formatCount(p.last.simulations));
    counts->addValue(tr("per second"),
                     p.elapsed > 0.2
                         ? formatCount(std::llround(static_cast<double>(p.last.simulations) / p.elapsed))
                         : QString(QChar(kMissing)));
    counts->addValue(tr("failed"), formatCount(p.last.failures));
    counts->addValue(tr("elapsed"), formatDuration(p.elapsed));
    counts->addValue(tr("left, at most"), p.left >= 0 ? formatDuration(p.left) : QString(QChar(kMissing)));
    auto* stops = liveInspector_->addGroup(tr("Stops when"));
    stops->setNote(tr("what comes first"));
    const bool searching = p.last.phase.empty() || p.last.phase == "searching";
    if (p.last.total > 0)
        stops->addValue(searching && record->limit > 0 ? tr("candidates tried") : fieldText(p.last.phase),
                        p.last.total < kCounted ? formatPercent(p.last.done / p.last.total)
                                                : tr("%1 of %2")
                                                      .arg(formatCount(std::llround(p.last.done)),
                                                           formatCount(std::llround(p.last.total))));
    else if (record->limit > 0)
        stops->addValue(tr("generations"), tr("at most %1").arg(record->limit));
    stops->addValue(tr("cancelled"), tr("Shift+F5"));
}

void RunPage::buildResult(const RunRecord& record) {
    if (buildingOf_ == record.result) return;
    buildingOf_ = record.result;
    resultOf_ = nullptr;
    ResultContext context;
    context.runName = record.title();
    context.studyText = QString::fromStdString(toToml(record.study));
    context.modelText = record.modelText;
    const auto wanted = [this, result = record.result] { return buildingOf_ == result; };
    inTurns(this, {[=, this, method = record.result->method] {
                       if (!wanted()) return false;
                       if (resultInspector_) {
                           inspectors_->removeWidget(resultInspector_);
                           resultInspector_->deleteLater();
                       }
                       if (resultPage_) resultPage_->deleteLater();
                       resultPage_ = makeMethodPage(method, resultHolder_);
                       resultInspector_ = resultPage_->inspector();
                       connect(resultPage_, &MethodPage::runAgainRequested, this, &RunPage::runAgain);
                       connect(resultPage_, &MethodPage::splitRequested, this, &RunPage::addSplit);
                       connect(resultPage_, &MethodPage::optionRequested, this,
                               [this](const QString& key, const FieldValue& value) {
                                   document_.setOption(key, value);
                                   emit runAsked();
                               });
                       if (auto* filter = qobject_cast<FilterPage*>(resultPage_)) {
                           connect(filter, &FilterPage::noiseTaken, this, [this](const QString& noise) {
                               document_.setOption("noise", noise.toStdString());
                           });
                           connect(filter, &FilterPage::deviationsTaken, this, &RunPage::takeDeviations);
                       }
                       connect(resultPage_, &MethodPage::guideRequested, this,
                               [this](const QString& page) { emit actionAsked("guide:" + page); });
                       return true;
                   },
                   [=, this, result = record.result] {
                       if (!wanted()) return false;
                       resultPage_->setResult(result, context);
                       return true;
                   },
                   [=, this] {
                       if (!wanted()) return false;
                       inspectors_->addWidget(resultInspector_);
                       polishInTurns(resultPage_, [=, this] {
                           if (!wanted()) return;
                           resultHolder_->layout()->addWidget(resultPage_);
                           resultOf_ = std::exchange(buildingOf_, nullptr);
                           refresh();
                       });
                       return true;
                   }});
}

void RunPage::runAgain() {
    if (const RunRecord* record = document_.run(shown_))
        emit repeatAsked({record->study, record->modelText, record->name});
}

/// By hand on the plot, as one more split in the settings.
void RunPage::takeDeviations(const QMap<QString, double>& deviations) {
    document_.changeStudy(tr("Standard deviations as offered"), [deviations](Study& study) {
        for (auto it = deviations.begin(); it != deviations.end(); ++it)
            study.data.standardDeviations[it.key().toStdString()] = it.value();
    });
}

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
        strips_->show({{StripMessage::Kind::Warning,
                        tr("No split was added."),
                        tr("The data of now have no column for %1 in experiment %2.").arg(input, experiment),
                        {}}});
        return;
    }
    const Fields fields = document_.method()->options();
    const Field* splits = fields.find("splits");
    if (!splits) return;
    QString text = QString::fromStdString(std::get<std::string>(splits->get()));
    QString name = tr("by hand");
    for (int k = 2; text.contains(name + ':'); ++k) name = tr("by hand %1").arg(k);
    const std::string rule = fmt::format("{}: below {} {}", name.toStdString(), column->second, limit);
    if (!text.trimmed().isEmpty()) text += "; ";
    document_.setOption("splits", text.toStdString() + rule);
    strips_->show({{StripMessage::Kind::Info,
                    tr("A split was added to the settings."),
                    tr("%1. The next run tests it.").arg(QString::fromStdString(rule)),
                    {{tr("Undo"), [this] { document_.undoStack().undo(); }},
                     {tr("Run"), [this] { emit runAsked(); }}}}});
}

void RunPage::showResult(const RunRecord& record) {
    if (!record.result) {
        head_->setState("error", Ink::Error, tr("not run"));
        head_->setClause({});
        strips_->show({{StripMessage::Kind::Error, tr("The run refused its input."), record.sentence, {}}});
        empty_->setLines(tr("No result"), record.sentence);
        stack_->setCurrentWidget(empty_);
        inspectors_->setCurrentWidget(settings_);
        return;
    }
    if (resultOf_ != record.result) return buildResult(record);
    const ResultHeadline headline = resultPage_->headline();
    switch (headline.state) {
    case ResultState::Success:
        head_->setState("done", Ink::Success, headline.word);
        break;
    case ResultState::Warning:
        head_->setState("warning", Ink::Warning, headline.word);
        break;
    case ResultState::Error:
        head_->setState("error", Ink::Error, headline.word);
        break;
    case ResultState::Empty:
        head_->setState("empty-set", Ink::Error, headline.word);
        break;
    }
    head_->setClause(headline.clause);
    std::vector<StripMessage> messages;
    const QString verdict = headline.verdict;
    if (headline.state != ResultState::Success && !verdict.isEmpty()) {
        const auto kind = headline.state == ResultState::Warning ? StripMessage::Kind::Warning
                          : headline.state == ResultState::Empty ? StripMessage::Kind::Empty
                                                                 : StripMessage::Kind::Error;
        const qsizetype dot = verdict.indexOf(". ");
        messages.push_back({kind,
                            dot < 0 ? verdict : verdict.left(dot + 1),
                            dot < 0 ? QString() : verdict.mid(dot + 2),
                            {}});
    }
    if (!headline.warnings.isEmpty())
        messages.push_back({StripMessage::Kind::Warning,
                            headline.warnings.size() == 1
                                ? tr("1 warning.")
                                : tr("%1 warnings, all in the report.").arg(headline.warnings.size()),
                            headline.warnings.mid(0, 1).join(' '),
                            {}});
    strips_->show(std::move(messages));
    stack_->setCurrentWidget(resultHolder_);
    inspectors_->setCurrentWidget(resultInspector_);
}

} // namespace rigor

#include "ui/steps/run/run_page.h"

#include "core/engine/source/source.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/answer_actions.h"
#include "core/methods/method.h"
#include "core/study/run/trial_runs.h"
#include "ui/document/remedy.h"
#include "ui/document/runs/places.h"
#include "ui/jobs/event_loop_slices.h"
#include "ui/methods/live/live_enclosures.h"
#include "ui/methods/live/live_filter_view.h"
#include "ui/methods/live/live_ranking.h"
#include "ui/methods/live/live_trace.h"
#include "ui/methods/live/live_trajectory.h"
#include "ui/methods/method_page.h"
#include "ui/result/result_page.h"
#include "ui/steps/run/run_settings.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_help.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QMenu>

#include <filesystem>
#include <utility>

namespace rigor {
RunPage::RunPage(Document& document, RunQueue& queue, QWidget* parent) : StepPage(document, queue, parent) {
    makeHead();
    auto* body = pageLayout(this, head_);
    strips_ = new MessageArea;
    body->addWidget(strips_);
    stack_ = new ShownStack;
    makeEmpty();
    live_ = new LiveTrace;
    ranking_ = new LiveRanking;
    enclosures_ = new LiveEnclosures;
    trajectory_ = new LiveTrajectory;
    resultHolder_ = new QWidget;
    new QVBoxLayout(resultHolder_);
    resultHolder_->layout()->setContentsMargins(0, 0, 0, 0);
    stack_->addWidget(empty_);
    stack_->addWidget(live_);
    stack_->addWidget(resultHolder_);
    stack_->addWidget(ranking_);
    stack_->addWidget(enclosures_);
    stack_->addWidget(trajectory_);
    body->addWidget(stack_, 1);

    inspectors_ = new QStackedWidget(this);
    inspectors_->hide();
    settings_ = new RunSettings(document_);
    liveInspector_ = new Inspector;
    inspectors_->addWidget(settings_);
    inspectors_->addWidget(liveInspector_);

    connectAll();
    refresh();
}

void RunPage::makeHead() {
    head_ = new PageHead(tr("Run"));
    newRun_ = makeButton({}, "gear");
    newRun_->setAccessibleName(tr("Settings of the next run"));
    newRun_->setToolTip(tr("Settings of the next run"));
    repeat_ = makeButton(tr("Repeat with"), "run");
    repeat_->setToolTip(
        tr("Run again with the same settings, another density, another method or other data"));
    auto* repeatMenu = new QMenu(this);
    repeat_->setMenu(repeatMenu);
    connect(repeatMenu, &QMenu::aboutToShow, this, [this, repeatMenu] {
        repeatMenu->clear();
        if (const RunRecord* record = document_.run(shown_))
            fillRepeatMenu(
                *repeatMenu, *record, this,
                [this](const RepeatRequest& request) { emit repeatAsked(request); }, document_.askedBefore(),
                &document_);
    });
    export_ = makeButton(tr("Export…"), "export");
    export_->setToolTip(tr("Write the run, or the values found for other programs, into files"));
    auto* exportMenu = new QMenu(this);
    export_->setMenu(exportMenu);
    exportMenu->addAction(tr("Run with its tables and study, into a folder…"), this, &RunPage::exportFolder);
    exportMenu->addAction(tr("Values found (CSV, JSON, MAT, Modelica, SSV)…"), this, &RunPage::exportValues);
    exportMenu->addAction(tr("Predictions (CSV, MAT)…"), this, &RunPage::exportPredictions);
    pause_ = makeButton(tr("Pause"), "pause");
    pause_->setToolTip(tr("The run keeps what it has and lets the machine rest until Continue"));
    goOn_ = makeButton(tr("Go on"), "run");
    goOn_->setToolTip(tr("The run goes on from what was computed, and ends with the same numbers"));
    connect(goOn_, &QPushButton::clicked, this, [this] {
        QTimer::singleShot(0, this, [this] { emit actionAsked(QString("go-on:%1").arg(shown_)); });
    });
    for (auto* b : {newRun_, repeat_, export_, pause_, goOn_}) head_->addAction(b);
}

/// What is there while there is no run.
void RunPage::makeEmpty() {
    empty_ = new EmptyState("run", tr("Not run yet"), {});
    connect(empty_->addAction(tr("Run"), false), &QPushButton::clicked, this, &StepPage::runAsked);
    watch_ = empty_->addAction(tr("Watch live"), false);
    watch_->setToolTip(tr("The filter while data stream in: nothing is kept as a run"));
    auto* sources = new QMenu(this);
    sources->addAction(tr("Replay the record"), this, [this] { watchLive(FilterStream::Source::Replay); });
    sources->addAction(tr("Follow the file as it grows"), this,
                       [this] { watchLive(FilterStream::Source::GrowingFile); });
    watch_->setMenu(sources);
    for (QPushButton*& mend : mend_) {
        mend = empty_->addAction({}, &mend == &mend_.front());
        connect(mend, &QPushButton::clicked, this, [this, mend] {
            // After the button has left its handler: what it does may change the page.
            QTimer::singleShot(
                0, this, [this, action = mend->property("action").toString()] { emit actionAsked(action); });
        });
    }
    why_ = empty_->addAction(tr("Why?"), false);
    why_->setToolTip(tr("What this means, with an example (F1)"));
    connect(why_, &QPushButton::clicked, this,
            [this] { askGuide(this, empty_->property("guide").toString()); });
    last_ = empty_->addAction(tr("Last result"), false);
    connect(last_, &QPushButton::clicked, this, [this] { showRun(newestResult()); });
}

void RunPage::connectAll() {
    connect(newRun_, &QPushButton::clicked, this, [this] {
        liveOf_ = 0;
        resultOf_ = buildingOf_ = nullptr;
        showRun(0);
    });
    connect(pause_, &QPushButton::clicked, this, [this] { queue_.setPaused(!queue_.progress().paused); });
    connect(&queue_, &RunQueue::changed, this, [this] {
        // Whatever draws the run, what stands beside it must not lag behind.
        if (inspectors_->currentWidget() == liveInspector_) refreshLive();
    });
    connect(&document_, &Document::statusChanged, this, &RunPage::refresh);
    connect(settings_, &RunSettings::costKnown, this, [this] {
        if (shown_ == 0) refresh();
    });
    connect(&document_, &Document::replaced, this, [this] { replaced_ = true; });
    connect(&document_, &Document::projectChanged, this, [this] {
        if (!std::exchange(replaced_, false)) return; // it was saved
        streaming_ = false;
        if (stream_) stream_->stop();
        liveOf_ = 0;
        resultOf_ = buildingOf_ = nullptr;
        showRun(newestResult());
    });
    connect(&document_, &Document::runsChanged, this, [this] { // it may have another name
        if (const RunRecord* record = document_.run(shown_)) head_->setTitle(record->title());
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
                    else if (stack_->currentWidget() == trajectory_)
                        trajectory_->add(event);
                    else
                        live_->add(event);
                }
                refreshLive();
            });
    connect(&queue_, &RunQueue::started, this, [this](int number) {
        if (number == shown_) refresh();
    });
}

FieldForm* RunPage::optionsForm() const { return settings_->options(); }
FieldForm* RunPage::simulationForm() const { return settings_->simulation(); }

void RunPage::nextTab() {
    if (stream_ && stack_->currentWidget() == stream_ && stream_->page()) {
        ResultPage& page = *stream_->page();
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

void RunPage::showSettings() {
    showRun(0);
    settings_->showTop();
}

int RunPage::newestResult() const {
    const RunRecord* newest = nullptr;
    for (const RunRecord& run : document_.runs())
        if (run.result && (!newest || run.number > newest->number)) newest = &run;
    return newest ? newest->number : 0;
}

/// How long it may take: as long as the newest run with the same question, settings and data took at the same
/// place. Of another place only that is told which is known.
QString RunPage::expectedTime() const {
    const Study& study = document_.study();
    const auto& runs = document_.runs();
    const auto names = [](const Study& one) {
        std::vector<std::string> list;
        for (const std::string& file : one.data.files)
            list.push_back(std::filesystem::path(file).filename().string());
        return list;
    };
    const RunRecord* elsewhere = nullptr;
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->result || run->result->outcome != RunOutcome::Answered || run->seconds <= 0 ||
            run->study.method != study.method || run->study.options != study.options ||
            run->study.unknowns.size() != study.unknowns.size() || names(run->study) != names(study))
            continue;
        if (run->place == place_)
            return tr("about %1, as run %2").arg(qt(durationText(run->seconds))).arg(run->number);
        if (!elsewhere) elsewhere = &*run;
    }
    if (!elsewhere) return costOfModel();
    return tr("run %1 took %2 on %3; how long it takes on %4 is not known yet")
        .arg(elsewhere->number)
        .arg(qt(durationText(elsewhere->seconds)), shownPlace(elsewhere->place), shownPlace(place_));
}

/// By what a run of a model from elsewhere has been measured to cost.
QString RunPage::costOfModel() const {
    const ModelPtr& model = document_.model().model;
    const double cost = model ? model->capabilities().secondsPerRun : std::nan("");
    if (!std::isfinite(cost) || !document_.method() || !document_.data().data) return {};
    const double runs =
        document_.method()->expectedRuns(static_cast<std::size_t>(document_.estimateNames().size()),
                                         document_.data().data->experiments.size());
    const double all = expectedSeconds(*model, runs, document_.study().threads);
    const QString each = qt(durationText(cost));
    return std::isfinite(all) && place_.isEmpty()
               ? tr("about %1, at %2 a run of the model").arg(qt(durationText(all)), each)
               : tr("a run of the model takes %1 here").arg(each);
}

void RunPage::setPlace(const QString& place) {
    if (std::exchange(place_, place) != place && isVisible()) refresh();
}

void RunPage::refresh() {
    const RunRecord* record = document_.run(shown_);
    if (!record && shown_ != 0) { // it was removed
        shown_ = newestResult();
        record = document_.run(shown_);
    }
    const bool ended = record && record->phase == RunRecord::Phase::Ended;
    newRun_->setVisible(record != nullptr);
    repeat_->setVisible(ended);
    export_->setVisible(ended && record->result);
    pause_->setVisible(record && record->phase == RunRecord::Phase::Running);
    goOn_->setVisible(record && record->phase == RunRecord::Phase::Interrupted);
    if (!record && streaming_) return showStream();
    if (!record) {
        const QStringList& why = document_.whyNotRun();
        watch_->setVisible(answers(document_.study().method, AnswerKind::Trajectory));
        watch_->setEnabled(why.isEmpty());
        head_->setTitle(tr("Run"));
        head_->clearState();
        head_->setClause(document_.method() ? fieldText(document_.method()->descriptor().title) : QString());
        const auto experiments = document_.data().data ? document_.data().data->experiments.size() : 0;
        const auto names = document_.estimateNames();
        QStringList facts;
        if (document_.needsModel())
            facts << tr("%n experiment(s)", nullptr, static_cast<int>(experiments))
                  << tr("%n number(s) searched", nullptr, static_cast<int>(names.size()));
        else
            facts << tr("%n candidate sensor(s)", nullptr, static_cast<int>(names.size()));
        if (const QString time = expectedTime(); !time.isEmpty()) facts << time;
        last_->setVisible(newestResult() != 0);
        const std::vector<Remedy> mending = remedies(document_);
        for (std::size_t i = 0; i < mend_.size(); ++i) {
            mend_[i]->setVisible(i < mending.size());
            if (i >= mending.size()) continue;
            mend_[i]->setText(mending[i].text);
            mend_[i]->setProperty("action", mending[i].action);
        }
        empty_->setLines(document_.runs().empty() || !why.isEmpty() ? tr("Not run yet")
                                                                    : tr("Ready for the next run"),
                         why.isEmpty() ? facts.join(", ") : document_.whyNotRunText());
        const QString place = messageGuide(document_.whyNotRunText());
        empty_->setProperty("guide", place.isEmpty() ? QVariant() : place);
        why_->setVisible(!place.isEmpty());
        if (auto* button = empty_->findChild<QPushButton*>()) {
            button->show();
            button->setEnabled(why.isEmpty() || document_.isSettling());
            button->setToolTip(document_.whyNotRunText());
        }
        stack_->setCurrentWidget(empty_);
        inspectors_->setCurrentWidget(settings_);
        strips_->show({});
        return;
    }
    head_->setTitle(record->title());
    if (record->phase == RunRecord::Phase::Interrupted)
        showInterrupted(*record);
    else if (record->phase != RunRecord::Phase::Ended)
        showLive(*record);
    else
        showResult(*record);
}

void RunPage::buildResult(const RunRecord& record) {
    if (buildingOf_ == record.result) return;
    buildingOf_ = record.result;
    resultOf_ = nullptr;
    ResultContext context;
    context.runName = record.title();
    context.studyText = QString::fromStdString(toToml(record.study));
    context.modelText = record.modelText;
    context.searched = record.study.unknowns;
    describeContext(context, record);
    if (const auto& outputs = record.study.data.measurements; !outputs.empty())
        context.outputName = QString::fromStdString(outputs.begin()->first);
    // Another result may have been asked for meanwhile, and then this one again: by its number.
    const auto wanted = [this, build = ++build_] { return buildingOf_ && build == build_; };
    runInSlices(this, {[=, this, method = record.result->method] {
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
                           connect(resultPage_, &MethodPage::optionTaken, this,
                                   [this](const QString& key, const FieldValue& value) {
                                       document_.setOption(key, value);
                                   });
                           connect(resultPage_, &MethodPage::deviationsTaken, this, &RunPage::takeDeviations);
                           connect(resultPage_, &MethodPage::searchTaken, this, &RunPage::takeSearch);
                           connect(resultPage_, &MethodPage::assumptionTaken, this, &RunPage::takeAssumption);
                           connect(resultPage_, &MethodPage::leaveOutRequested, this, &RunPage::leaveOut);
                           connect(resultPage_, &MethodPage::bringBackRequested, this, &RunPage::bringBack);
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

void RunPage::showInterrupted(const RunRecord& record) {
    head_->setState("warning", Ink::Warning, record.killed ? tr("interrupted") : tr("stopped"));
    head_->setClause(record.place.isEmpty() ? QString() : tr("on %1").arg(shownPlace(record.place)));
    const QString kept =
        record.keptSome ? tr("Nothing computed is lost.") : tr("Nothing of it was kept: it starts anew.");
    strips_->show({{BarMessage::Kind::Warning,
                    record.interruption(),
                    kept,
                    {{tr("Go on"), [this] {
                          QTimer::singleShot(0, this,
                                             [this] { emit actionAsked(QString("go-on:%1").arg(shown_)); });
                      }}}}});
    QStringList facts{tr("ran for %1").arg(qt(durationText(record.told.seconds)))};
    if (record.told.last.simulations > 0)
        facts << tr("%1 simulations").arg(qt(countText(record.told.last.simulations)));
    if (record.told.last.hasObjective)
        facts << objectiveName(record.study.method) + ' ' + qt(plainText(record.told.last.objective, 5));
    empty_->setLines(record.interruption() + ' ' + kept, facts.join(" · "));
    empty_->setProperty("guide", "run");
    for (QPushButton* button : {why_, watch_, last_, mend_[0], mend_[1]}) button->hide();
    if (auto* run = empty_->findChild<QPushButton*>()) run->hide();
    stack_->setCurrentWidget(empty_);
    inspectors_->setCurrentWidget(settings_);
}

void RunPage::showResult(const RunRecord& record) {
    if (!record.result) {
        head_->setState("error", Ink::Error, tr("not run"));
        head_->setClause({});
        const QString why = QString::fromStdString(record.why);
        BarMessage refused{BarMessage::Kind::Error, tr("The run refused its input."), why, {}};
        for (const Remedy& remedy : remediesFor(document_, why))
            refused.links.push_back(
                {remedy.text, [this, action = remedy.action] { emit actionAsked(action); }});
        strips_->show({refused});
        if (auto* button = empty_->findChild<QPushButton*>()) button->show();
        empty_->setLines(tr("No result"), why);
        empty_->setProperty("guide", {});
        why_->hide(); // the strip has it
        stack_->setCurrentWidget(empty_);
        inspectors_->setCurrentWidget(settings_);
        return;
    }
    if (resultOf_ != record.result) return buildResult(record);
    QStringList leftOut;
    for (const std::string& label : document_.study().data.excluded) leftOut << qt(label);
    resultPage_->setLeftOut(leftOut);
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
    std::vector<BarMessage> messages;
    // What a run at given values says is its validation; a search has a verdict of its own beside it.
    const auto judged = validationStrip(record);
    const bool searched = !isEvaluation(*record.result);
    if (judged) {
        if (judged->tested && judged->calibrationKnown) showValidation(*judged, headline.state);
        messages.push_back(judged->message);
        if (!searched) messages.back().more += ' ' + headline.verdict + ' ' + headline.more;
    }
    if ((!judged || searched) && (headline.state != ResultState::Success || headline.tellsVerdict) &&
        !headline.verdict.isEmpty()) {
        const auto kind = headline.proven                          ? BarMessage::Kind::Success
                          : headline.state == ResultState::Success ? BarMessage::Kind::Info
                          : headline.state == ResultState::Warning ? BarMessage::Kind::Warning
                          : headline.state == ResultState::Empty   ? BarMessage::Kind::Empty
                                                                   : BarMessage::Kind::Error;
        std::vector<VerdictLink> links = resultPage_->verdictLinks();
        BarMessage message{kind, headline.verdict, headline.more, {}};
        for (const ResultLink& link : headline.links)
            message.links.push_back({link.text, [this, action = link.action] { emit actionAsked(action); }});
        for (VerdictLink& link : links) message.links.push_back({link.text, std::move(link.action)});
        // What mends comes first, as a button.
        std::ranges::rotate(message.links, message.links.end() - static_cast<std::ptrdiff_t>(links.size()));
        message.buttons = !links.empty();
        messages.push_back(std::move(message));
    }
    showRemarks(headline, static_cast<int>(record.result->qualityWarnings.size()), messages);
    for (const BarMessage& told : strips_->messages()) // stays until it is read, whatever else changes
        if (toldOf_ == shown_ && told.clause == toldClause_) messages.push_back(told);
    strips_->show(std::move(messages));
    stack_->setCurrentWidget(resultHolder_);
    inspectors_->setCurrentWidget(resultInspector_);
}

/// What touches the answer comes first; notes do not colour the strip.
void RunPage::showRemarks(const ResultHeadline& headline, int reserved, std::vector<BarMessage>& messages) {
    const QStringList all = headline.warnings + headline.notes;
    if (all.isEmpty()) return;
    const auto warnings = static_cast<int>(headline.warnings.size()) - reserved;
    const auto notes = static_cast<int>(headline.notes.size());
    QStringList counts;
    if (reserved > 0) counts << tr("%n reservation(s)", nullptr, reserved);
    if (warnings > 0) counts << tr("%n warning(s)", nullptr, warnings);
    if (notes > 0) counts << tr("%n note(s)", nullptr, notes);
    BarMessage list{reserved > 0 ? BarMessage::Kind::Warning : BarMessage::Kind::Info,
                    counts.join(", ") + '.',
                    all.front(),
                    {}};
    if (all.size() > 1) list.list = all;
    messages.push_back(std::move(list));
}

void RunPage::showValidation(const RunValidation& judged, ResultState answer) {
    if (!judged.passed)
        head_->setState("cross", Ink::Error, tr("validation failed"));
    else if (answer == ResultState::Success)
        head_->setState("done", Ink::Success, tr("validation passed"));
    else if (answer == ResultState::Warning)
        head_->setState("warning", Ink::Warning, tr("validation passed, with reservations"));
}

} // namespace rigor

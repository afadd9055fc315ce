#include "ui/steps/compare/compare_page.h"

#include "core/foundation/message/number_text.h"
#include "ui/document/trust_answers.h"
#include "ui/jobs/background.h"
#include "ui/plot/plot_scope.h"
#include "ui/steps/run/validation_message.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_area.h"
#include "ui/widgets/text/language.h"
#include "ui/widgets/text/qt_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>

#include <cmath>
#include <map>
#include <set>

namespace rigor {

bool comparable(const RunRecord& run) { return run.result && !run.result->unknowns.empty(); }

namespace {
constexpr std::size_t kMostCompared = 6; // categorical series, VISUAL section 4
constexpr SeriesRole kComparedRoles[kMostCompared] = {SeriesRole::Main,  SeriesRole::Alternative,
                                                      SeriesRole::Third, SeriesRole::Fourth,
                                                      SeriesRole::Fifth, SeriesRole::Sixth};

constexpr std::size_t kReadHere = 50000; ///< rows of tables that are read at once: some milliseconds

std::size_t rowsOf(const Result& result) {
    std::size_t rows = 0;
    for (const ResultTable& table : result.tables) rows = std::max(rows, table.rows());
    return rows;
}

/// Why a run that has ended cannot stand among the others; empty = it can, or it has not ended.
QString whyLeftOut(const RunRecord& run) {
    if (run.phase != RunRecord::Phase::Ended || comparable(run)) return {};
    if (!run.result) return ComparePage::tr("it refused its input");
    switch (run.result->outcome) {
    case RunOutcome::Empty:
        return ComparePage::tr("EMPTY: no values explain its data");
    case RunOutcome::NoAnswer:
        return ComparePage::tr("it found no answer");
    case RunOutcome::Cancelled:
        return ComparePage::tr("it was cancelled before anything was found");
    case RunOutcome::Failed:
        return ComparePage::tr("it failed");
    default:
        return ComparePage::tr("it has no estimates");
    }
}

/// " · cancelled": how a run ended that found no answer; nothing for one that did.
QString endMark(const RunRecord& run) {
    const RunOutcome outcome = run.result->outcome;
    return outcome == RunOutcome::Answered
               ? QString()
               : QStringLiteral(" · ") + fieldText(toString(outcome)).replace('-', ' ');
}

QString full(double value) { return std::isfinite(value) ? QString::number(value, 'g', 17) : QString(); }
} // namespace

ComparePage::ComparePage(Document& document, RunQueue& queue, QWidget* parent)
    : StepPage(document, queue, parent) {
    head_ = new PageHead(tr("Compare"));
    add_ = makeButton(tr("Add run"), "add");
    addMenu_ = new QMenu(this);
    connect(addMenu_, &QMenu::aboutToShow, this, &ComparePage::fillAddMenu);
    add_->setMenu(addMenu_);
    copy_ = makeButton(tr("Copy table"), "copy");
    copy_->setToolTip(tr("Estimates and measures with heads, units and full digits"));
    connect(copy_, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(tableText()); });
    head_->addAction(add_);
    head_->addAction(copy_);
    auto* body = pageLayout(this, head_);
    strips_ = new MessageArea;
    body->addWidget(strips_);
    stack_ = new ShownStack;
    empty_ = new EmptyState("compare", {}, {});
    connect(empty_->addAction(tr("Go to Run")), &QPushButton::clicked, this,
            [this] { Q_EMIT stepAsked(kRun); });
    stack_->addWidget(empty_);
    body->addWidget(stack_, 1);
    inspector_ = new Inspector(this);
    inspector_->hide();
    connect(&document_, &Document::runsChanged, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&TrustAnswers::of(document_), &TrustAnswers::changed, this, [this] {
        if (isVisible()) refresh();
    });
    connect(&document_, &Document::replaced, this, [this] {
        unticked_.clear();
        looks_.clear();
        reference_ = 0;
    });
    refresh();
}

QWidget* ComparePage::makeContent() {
    auto* estimates = estimatesPanel_ = new Panel(tr("Estimates"));
    chart_ = new EstimateChart;
    auto* axes = new Segments({tr("own axes"), tr("relative")});
    axes->setAccessibleName(tr("Axes of the estimates"));
    axes->setToolTip(tr("Relative: differences from the reference in its standard errors, one axis for all"));
    connect(axes, &Segments::chosen, this, [this](int index) { chart_->setRelative(index == 1); });
    estimates->addToHead(axes);
    estimates->setContent(chart_);
    estimates->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);

    fitPanel_ = new PlotPanel(tr("Measured and predicted"));
    predictions_ = new Plot;
    residuals_ = new Plot;
    Plot::alignLeft({predictions_, residuals_}, 58);
    auto* both = new QWidget;
    new PlotScope(both);
    auto* plots = new QVBoxLayout(both);
    plots->setContentsMargins(0, 0, 0, 0);
    plots->setSpacing(0);
    plots->addWidget(predictions_, 5);
    plots->addWidget(residuals_, 3);
    fitPanel_->legend()->follow(predictions_);
    trajectories_ = new QComboBox;
    trajectories_->setAccessibleName(tr("Output and experiment shown"));
    trajectories_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    trajectories_->setMaximumWidth(260);
    plotNote_ = new Text({}, TextUse::Table, Ink::Muted);
    plotNote_->setElided(true);
    connect(trajectories_, &QComboBox::activated, this, [this] { showTrajectory(); });
    auto* choice = new QHBoxLayout;
    choice->setContentsMargins(12, 6, 12, 2);
    choice->setSpacing(8);
    choice->addWidget(trajectories_);
    choice->addWidget(plotNote_);
    choice->addStretch();
    plots->insertLayout(0, choice);
    fits_ = new ShownStack;
    fits_->addWidget(both);
    withoutFit_ = new EmptyState("compare", {}, {});
    fits_->addWidget(withoutFit_);
    fitPanel_->setContent(fits_);

    auto* measures = measuresPanel_ = new Panel(tr("Measures"));
    measures_ = new MeasureChart;
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(measures_);
    scroll->viewport()->setAutoFillBackground(false);
    measures_->setAutoFillBackground(false);
    measures->setContent(scroll);

    auto* lower = new QSplitter(Qt::Horizontal);
    lower->setHandleWidth(12);
    lower->setChildrenCollapsible(false);
    lower->addWidget(fitPanel_);
    lower->addWidget(measures);
    lower->setSizes({540, 460});
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(estimates);
    column->addWidget(lower, 1);
    return content;
}

std::vector<int> ComparePage::compared() const {
    std::vector<int> numbers;
    const auto& runs = document_.runs();
    for (auto run = runs.rbegin(); run != runs.rend() && numbers.size() < kMostCompared; ++run)
        if (comparable(*run) && !unticked_.contains(run->number)) numbers.push_back(run->number);
    const auto first = std::find(numbers.begin(), numbers.end(), reference_);
    if (first != numbers.end()) std::rotate(numbers.begin(), first, first + 1);
    return numbers;
}

std::vector<ComparePage::Row> ComparePage::rows() const {
    std::vector<const RunRecord*> runs;
    for (const int number : compared()) runs.push_back(document_.run(number));
    // The newest validation of each run goes with it.
    std::map<const RunRecord*, const RunRecord*> validations;
    std::set<const RunRecord*> paired;
    for (const RunRecord* validation : runs)
        for (const RunRecord* run : runs)
            if (!validations.contains(run) && isValidationOf(*validation->result, *run->result)) {
                validations[run] = validation;
                paired.insert(validation);
                break;
            }
    std::vector<Row> rows;
    for (const RunRecord* run : runs) {
        if (paired.contains(run)) continue;
        const auto validation = validations.find(run);
        rows.push_back({run, kComparedRoles[rows.size()], isEvaluation(*run->result),
                        validation == validations.end() ? nullptr : validation->second});
    }
    return rows;
}

const ComparePage::Look& ComparePage::lookAt(const RunRecord& run) {
    Look& look = looks_[run.number];
    if (look.result == run.result) return look;
    look = {run.result, std::make_shared<const std::vector<PredictedOutput>>(), {}, false};
    const auto read = [result = run.result] {
        auto predictions = std::make_shared<const std::vector<PredictedOutput>>(predictionsOf(*result));
        return std::pair{predictions, measuresOf(*result, *predictions)};
    };
    if (rowsOf(*run.result) <= kReadHere) {
        std::tie(look.predictions, look.measures) = read();
        look.read = true;
        return look;
    }
    inBackground(this, read, [this, number = run.number, result = run.result](auto& outcome) {
        const auto at = looks_.find(number);
        if (at == looks_.end() || at->second.result != result || !outcome.value) return;
        std::tie(at->second.predictions, at->second.measures) = *outcome.value;
        at->second.read = true;
        if (isVisible()) refresh();
    });
    return look;
}

void ComparePage::setReference(int number) {
    reference_ = number;
    refresh();
}

void ComparePage::setTicked(int number, bool ticked) {
    if (ticked)
        unticked_.remove(number);
    else
        unticked_.insert(number);
    refresh();
}

void ComparePage::fillAddMenu() {
    addMenu_->clear();
    const auto& runs = document_.runs();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (run->phase != RunRecord::Phase::Ended) continue;
        QMenu* menu = runs.size() == 1 ? addMenu_ : addMenu_->addMenu(tr("Repeat %1").arg(run->title()));
        fillRepeatMenu(
            *menu, *run, this, [this](const RepeatRequest& request) { Q_EMIT repeatAsked(request); },
            document_.askedBefore(), &document_);
    }
}

std::vector<const RunRecord*> ComparePage::leftOut() const {
    std::vector<const RunRecord*> runs;
    for (auto run = document_.runs().rbegin(); run != document_.runs().rend(); ++run)
        if (!whyLeftOut(*run).isEmpty()) runs.push_back(&*run);
    return runs;
}

void ComparePage::refresh() {
    const auto all = rows();
    const auto count = std::count_if(document_.runs().begin(), document_.runs().end(), comparable);
    add_->setEnabled(!document_.runs().empty());
    add_->setToolTip(document_.runs().empty() ? tr("There is no run to repeat yet") : QString());
    copy_->setEnabled(!all.empty());
    inspector_->clear();
    if (count < 2 || all.empty()) {
        const QStringList left = leftOutTexts();
        empty_->setLines(count == 0 && left.isEmpty()   ? tr("No run yet")
                         : count == 0                   ? tr("No run has estimates to compare")
                         : count == 1 && left.isEmpty() ? tr("One run is not enough to compare")
                         : count == 1                   ? tr("One run has estimates to compare")
                                                        : tr("No run is ticked"),
                         count >= 2 ? tr("Tick the runs at the right")
                         : left.isEmpty()
                             ? tr("Repeat it with other data, another method or another density")
                             : left.join(' ') + ' ' + tr("The settings that differ are at the right."));
        stack_->setCurrentWidget(empty_);
        head_->setClause({});
        strips_->show({});
        if (count >= 2) addChoice(all);
        showLeftOut();
        if (count < 2) addSettings(all);
        return;
    }
    if (!chart_) stack_->addWidget(makeContent());
    std::vector<ChartRun> chart;
    for (const Row& row : all)
        chart.push_back(
            {row.run->shownName(),
             (row.role == SeriesRole::Main ? tr("Run %1 · reference") : tr("Run %1")).arg(row.run->number) +
                 endMark(*row.run),
             row.role, row.validation, row.run->result, apartFrom(all, *row.run)});
    chart_->setRuns(std::move(chart));
    estimatesPanel_->setNote(intervalNote(all));
    showPlots(all);
    showMeasures(all);
    showFinding(all);
    fillInspector(all);
    std::size_t shown = all.size();
    for (const Row& row : all) shown += row.validated != nullptr;
    head_->setClause(tr("%1 of %2 runs").arg(shown).arg(std::size_t(count) + leftOut().size()));
    stack_->setCurrentIndex(1);
}

/// Which runs have no numbers to stand beside the others, and why. Their settings are compared all the same:
/// what made a run EMPTY is among them.
void ComparePage::showLeftOut() {
    const auto left = leftOut();
    if (left.empty()) return;
    auto* group = inspector_->addGroup(tr("Left out"));
    group->setNote(tr("%n run(s)", nullptr, static_cast<int>(left.size())));
    for (const QString& text : leftOutTexts()) group->addText(text);
}

QStringList ComparePage::leftOutTexts() const {
    QStringList texts;
    for (const RunRecord* run : leftOut()) texts << tr("Run %1: %2.").arg(run->number).arg(whyLeftOut(*run));
    return texts;
}

/// What the intervals are, where they are the same for all; the reference is drawn as a band.
QString ComparePage::intervalNote(const std::vector<Row>& all) const {
    QStringList kinds;
    for (const Row& row : all)
        for (const Estimate& e : row.run->result->unknowns)
            if (const QString kind = qt(e.interval).section(',', 0, 0);
                std::isfinite(e.lower) && !kind.isEmpty() && !kinds.contains(kind))
                kinds << kind;
    const QString last = tr("band and dotted line = reference");
    return kinds.isEmpty() ? last : tr("intervals: %1").arg(kinds.join(" / ")) + "; " + last;
}

/// What the step Trust says of the runs compared, or will. Values that were given agree with where they come
/// from: they are not among these runs.
const Trust* ComparePage::trustOf(const std::vector<Row>& all) {
    std::vector<int> runs;
    for (const Row& row : all)
        if (!row.validation) runs.push_back(row.run->number);
    if (runs.size() < 2) return nullptr;
    std::ranges::sort(runs);
    return TrustAnswers::of(document_).answer(runs).trust.get();
}

std::vector<std::string> ComparePage::apartFrom(const std::vector<Row>& all, const RunRecord& run) {
    const Trust* trust = trustOf(all);
    std::vector<std::string> unknowns;
    if (!trust) return unknowns;
    const int reference = all.front().run->number;
    for (const PairAgreement& pair : trust->agreement)
        if ((pair.verdict == PairVerdict::Apart || pair.verdict == PairVerdict::Contradict) &&
            std::minmax(pair.first, pair.second) == std::minmax(run.number, reference))
            unknowns.push_back(pair.unknown);
    return unknowns;
}

void ComparePage::showFinding(const std::vector<Row>& all) {
    std::vector<BarMessage> messages;
    const auto cancelled = static_cast<std::size_t>(std::ranges::count_if(
        all, [](const Row& row) { return row.run->result->outcome == RunOutcome::Cancelled; }));
    if (cancelled == all.size() && all.size() > 1) {
        messages.push_back(
            {BarMessage::Kind::Warning,
             all.size() == 2 ? tr("Neither run was finished.") : tr("None of these runs was finished."),
             tr("Shown is the best that each had reached when it was cancelled; it is no answer and has no "
                "standard errors to compare by."),
             {}});
    } else if (const Trust* trust = trustOf(all)) {
        QStringList more;
        for (const Messages* said : {&trust->sentences, &trust->notes})
            for (const Message& one : *said) more << qt(one);
        messages.push_back(
            {trust->doubted() || trust->usable.empty() ? BarMessage::Kind::Warning : BarMessage::Kind::Info,
             qt(trust->clause),
             more.join(' '),
             {{tr("Trust"), [this] { Q_EMIT stepAsked(kTrust); }}}});
    }
    for (const Row& row : all)
        if (row.validated)
            addValidation(messages, *row.validated);
        else if (row.validation)
            addValidation(messages, *row.run);
    strips_->show(std::move(messages));
}

void ComparePage::addValidation(std::vector<BarMessage>& messages, const RunRecord& run) {
    auto validation = validationStrip(run);
    if (!validation) return;
    validation->message.clause = tr("Run %1: %2").arg(run.number).arg(validation->message.clause);
    messages.push_back(std::move(validation->message));
}

QString ComparePage::tableText() {
    QString text = tr("run") + '\t' + tr("quantity") + '\t' + tr("unit") + '\t' + tr("value") + '\t' +
                   tr("standard error") + '\t' + tr("lower", "limit") + '\t' + tr("upper", "limit") + '\n';
    const auto all = rows();
    const auto measures = measuresShown(all);
    for (const Row& row : all) {
        const auto line = [&](const QString& name, const std::string& unit, double value, double error = NAN,
                              double lower = NAN, double upper = NAN) {
            text += QStringList{row.run->title() + endMark(*row.run),
                                name,
                                qt(unit),
                                full(value),
                                full(error),
                                full(lower),
                                full(upper)}
                        .join('\t') +
                    '\n';
        };
        for (const auto& e : row.run->result->unknowns)
            line(qt(e.name), e.unit, e.value, e.standardError, e.lower, e.upper);
        for (const Measure& measure : measures) {
            const std::string unit = measure.note.contains("%1") ? measure.unit : std::string();
            line(measure.title, unit, measure.of(lookAt(*row.run).measures));
            if (row.validated)
                line(tr("%1, validation by run %2").arg(measure.title).arg(row.validated->number), unit,
                     measure.of(lookAt(*row.validated).measures));
        }
    }
    return text;
}

} // namespace rigor

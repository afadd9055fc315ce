#include "ui/steps/compare_page.h"

#include "core/study/report/compare.h"
#include "core/study/report/inverse_figures.h"
#include "ui/kit/empty_state.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

#include <cmath>
#include <map>
#include <set>

namespace rigor {
namespace {
constexpr std::size_t kMost = 6; // categorical series, VISUAL section 4
constexpr SeriesRole kRoles[kMost] = {SeriesRole::Main,   SeriesRole::Alternative, SeriesRole::Third,
                                      SeriesRole::Fourth, SeriesRole::Fifth,       SeriesRole::Sixth};

QString qt(const std::string& text) { return QString::fromStdString(text); }

bool comparable(const RunRecord& run) { return run.result && !run.result->unknowns.empty(); }

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
    strips_ = new StripArea;
    body->addWidget(strips_);
    stack_ = new QStackedWidget;
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
    connect(&document_, &Document::projectChanged, this, [this] {
        unticked_.clear();
        reference_ = 0;
    });
    refresh();
}

QWidget* ComparePage::makeContent() {
    auto* estimates = new Panel(tr("Estimates"));
    estimates->setNote(tr("95 % intervals, marginal; band and dotted line = reference"));
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
    for (auto* plot : {predictions_, residuals_}) plot->setLeftMargin(58);
    connect(predictions_, &Plot::cursorMoved, residuals_, qOverload<std::optional<double>>(&Plot::setCursor));
    connect(residuals_, &Plot::cursorMoved, predictions_, qOverload<std::optional<double>>(&Plot::setCursor));
    auto* both = new QWidget;
    auto* plots = new QVBoxLayout(both);
    plots->setContentsMargins(0, 0, 0, 0);
    plots->setSpacing(0);
    plots->addWidget(predictions_, 5);
    plots->addWidget(residuals_, 3);
    fitPanel_->legend()->follow(predictions_);
    fitPanel_->setContent(both);

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
    for (auto run = runs.rbegin(); run != runs.rend() && numbers.size() < kMost; ++run)
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
        rows.push_back({run, kRoles[rows.size()], isEvaluation(*run->result),
                        validation == validations.end() ? nullptr : validation->second});
    }
    return rows;
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
        fillRepeatMenu(*menu, *run, this,
                       [this](const RepeatRequest& request) { Q_EMIT repeatAsked(request); });
    }
}

void ComparePage::refresh() {
    const auto all = rows();
    const auto count = std::count_if(document_.runs().begin(), document_.runs().end(), comparable);
    add_->setEnabled(!document_.runs().empty());
    add_->setToolTip(document_.runs().empty() ? tr("There is no run to repeat yet") : QString());
    copy_->setEnabled(!all.empty());
    inspector_->clear();
    if (count < 2 || all.empty()) {
        empty_->setLines(count == 0   ? tr("No run yet")
                         : count == 1 ? tr("One run is not enough to compare")
                                      : tr("No run is ticked"),
                         count < 2 ? tr("Repeat it with other data, another method or another density")
                                   : tr("Tick the runs at the right"));
        stack_->setCurrentWidget(empty_);
        head_->setClause({});
        strips_->show({});
        if (count >= 2) addChoice(all);
        return;
    }
    if (!chart_) stack_->addWidget(makeContent());
    std::vector<ChartRun> chart;
    for (const Row& row : all)
        chart.push_back({row.run->shownName(),
                         row.role == SeriesRole::Main ? tr("Run %1 · reference").arg(row.run->number)
                                                      : tr("Run %1").arg(row.run->number),
                         row.role, row.validation, row.run->result});
    chart_->setRuns(std::move(chart));
    showPlots(all);
    showMeasures(all);
    showFinding(all);
    fillInspector(all);
    std::size_t shown = all.size();
    for (const Row& row : all) shown += row.validated != nullptr;
    head_->setClause(tr("%1 of %2 runs").arg(shown).arg(count));
    stack_->setCurrentIndex(1);
}

void ComparePage::showPlots(const std::vector<Row>& all) {
    std::vector<ComparedRun> runs;
    bool pairs = false;
    for (const Row& row : all) {
        runs.push_back(
            {tr("Run %1").arg(row.run->number).toStdString(), row.role, row.validation, row.run->result});
        if (!row.validated) continue;
        pairs = true;
        runs.push_back({tr("Run %1, validation").arg(row.validated->number).toStdString(), row.role, true,
                        row.validated->result});
    }
    std::string quantity = "output";
    for (const auto& [name, sd] : document_.study().data.measurements) quantity = wordsOf(name);
    if (const auto found = runs.front().result->diagnostics.find("output");
        found != runs.front().result->diagnostics.end() && found->is_string())
        quantity = wordsOf(found->get<std::string>());
    predictions_->setPanel(comparedPredictions(runs, quantity), true);
    predictions_->setDescription(tr("Measured and predicted"), tr("%1 runs").arg(runs.size()));
    residuals_->setPanel(comparedResiduals(runs, quantity), true);
    residuals_->setDescription(tr("Residuals"), tr("%1 runs").arg(runs.size()));
    std::size_t experiments = measuresOf(*runs.front().result).experiments;
    if (all.front().validated) experiments += measuresOf(*all.front().validated->result).experiments;
    fitPanel_->setNote(pairs ? tr("%1 experiments, hollow = validation").arg(experiments)
                             : tr("%1 experiments").arg(experiments));
}

void ComparePage::showMeasures(const std::vector<Row>& all) {
    std::vector<MeasureChart::Row> rows;
    ChartMeasure score{tr("log score per experiment"), tr("[–], larger is better"), 3, {}, {}},
        rms{tr("rms residual"), {}, 1, {}, {}},
        inside{tr("inside the 95 % range"), tr("[%], nearest to 95 is best"), 0, {}, {}},
        distance{tr("mean distance to the reference"), {}, 2, {}, {}};
    std::string unit;
    for (const Row& row : all) {
        rows.push_back({tr("%1 %2").arg(row.run->number).arg(row.run->shownName()), row.role, row.validation});
        const RunMeasures m = measuresOf(*row.run->result),
                          v = row.validated ? measuresOf(*row.validated->result) : RunMeasures{};
        const auto put = [](ChartMeasure& measure, double calibration, double validation) {
            measure.values.push_back(calibration);
            measure.validation.push_back(validation);
        };
        put(score, m.scorePerExperiment, v.scorePerExperiment);
        put(rms, m.rmsResidual, v.rmsResidual);
        put(inside, 100 * m.shareInside95, 100 * v.shareInside95);
        put(distance, m.meanDistance, v.meanDistance);
        if (unit.empty()) unit = m.outputUnit;
    }
    for (ChartMeasure* measure : {&rms, &distance}) {
        const DisplayUnit shown = displayUnit(unit, measure->values);
        for (auto* values : {&measure->values, &measure->validation})
            for (double& value : *values) value *= shown.scale;
        measure->decimals = decimalsForColumn(measure->values, 3);
        measure->note = tr("[%1], smaller is better").arg(qt(shown.text));
    }
    const bool pairs = std::any_of(all.begin(), all.end(), [](const Row& row) { return row.validated; });
    measuresPanel_->setTitle(pairs ? tr("Calibration against validation") : tr("Measures"));
    const bool hollow = std::any_of(all.begin(), all.end(), [](const Row& row) { return row.validation; });
    measuresPanel_->setNote(hollow ? tr("hollow = at values found elsewhere (validation)") : QString());
    measures_->set(std::move(rows), {score, rms, inside, distance});
}

void ComparePage::showFinding(const std::vector<Row>& all) {
    QStringList apart;
    const RunRecord& reference = *all.front().run;
    bool known = false;
    for (std::size_t i = 1; i < all.size(); ++i) {
        const EstimateDifference* worst = nullptr;
        const auto list = differences(*all[i].run->result, *reference.result);
        for (const auto& d : list) {
            known = known || std::isfinite(d.standardErrors);
            if (std::abs(d.standardErrors) > 1.96 &&
                (!worst || std::abs(d.standardErrors) > std::abs(worst->standardErrors)))
                worst = &d;
        }
        if (worst)
            apart << tr("Run %1 puts %2 %3 combined standard errors %4.")
                         .arg(all[i].run->number)
                         .arg(qt(estimateTitle(worst->name)),
                              qt(fixedText(std::abs(worst->standardErrors), 1)),
                              worst->difference > 0 ? tr("higher") : tr("lower"));
    }
    if (all.size() < 2 || !known) return strips_->show({});
    const QString clause = apart.isEmpty() ? tr("All runs agree with run %1 within 1.96 standard errors.")
                                           : tr("Not all runs agree with run %1.");
    strips_->show({{StripMessage::Kind::Info, clause.arg(reference.number), apart.join(' '), {}}});
}

QString ComparePage::tableText() const {
    QString text = tr("run") + '\t' + tr("quantity") + '\t' + tr("unit") + '\t' + tr("value") + '\t' +
                   tr("standard error") + '\t' + tr("lower", "limit") + '\t' + tr("upper", "limit") + '\n';
    for (const Row& row : rows()) {
        const auto line = [&](const QString& name, const std::string& unit, double value, double error = NAN,
                              double lower = NAN, double upper = NAN) {
            text += QStringList{row.run->title(), name,        qt(unit),   full(value),
                                full(error),      full(lower), full(upper)}
                        .join('\t') +
                    '\n';
        };
        for (const auto& e : row.run->result->unknowns)
            line(qt(e.name), e.unit, e.value, e.standardError, e.lower, e.upper);
        const RunMeasures m = measuresOf(*row.run->result);
        line(tr("log score per experiment"), "", m.scorePerExperiment);
        line(tr("rms residual"), m.outputUnit, m.rmsResidual);
        line(tr("share inside the 95 % range"), "", m.shareInside95);
        line(tr("mean distance to the reference"), m.outputUnit, m.meanDistance);
        if (!row.validated) continue;
        const RunMeasures v = measuresOf(*row.validated->result);
        const auto onOther = [&](const QString& name) {
            return tr("%1, validation by run %2").arg(name).arg(row.validated->number);
        };
        line(onOther(tr("log score per experiment")), "", v.scorePerExperiment);
        line(onOther(tr("rms residual")), v.outputUnit, v.rmsResidual);
        line(onOther(tr("share inside the 95 % range")), "", v.shareInside95);
        line(onOther(tr("mean distance to the reference")), v.outputUnit, v.meanDistance);
    }
    return text;
}

} // namespace rigor

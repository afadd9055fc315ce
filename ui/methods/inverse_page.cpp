#include "ui/methods/inverse_page.h"

#include "core/foundation/message/number_text.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/qt_text.h"

#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>

namespace rigor {
using parts::splitter;
namespace {
/// Removes all widgets of a layout.
void clearRow(QLayout* layout) {
    while (auto* item = layout->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}
} // namespace

InversePage::InversePage(QWidget* parent) : TabbedPage(parent) {
    const QString names[] = {tr("Densities"), tr("Measured against predicted"), tr("Search trace"),
                             tr("Sobol indices"), tr("Settings and provenance")};
    for (std::size_t i = 0; i < holders_.size(); ++i) {
        holders_[i] = new QStackedWidget;
        addView(names[i], holders_[i]);
    }
    buildView(kDensities);
    connect(grid_, &DensityGrid::experimentClicked, this, &InversePage::selectExperiment);
    connect(table_, &ExperimentTable::experimentClicked, this, &InversePage::selectExperiment);
}

QWidget* InversePage::makeView(int view) {
    switch (view) {
    case kDensities:
        return makeDensities();
    case kFit:
        return makeFit();
    case kTrace:
        return makeTrace();
    case kSobol:
        return makeSobol();
    default:
        return facts_ = new KeyValueView;
    }
}

void InversePage::buildView(int index) {
    const auto i = static_cast<std::size_t>(index);
    if (contents_[i]) return;
    contents_[i] = makeView(index);
    holders_[i]->addWidget(contents_[i]);
}

Plot* InversePage::fitPlot() {
    buildView(kFit);
    return fit_->plot();
}

Plot* InversePage::residualPlot() {
    buildView(kFit);
    return residuals_->plot();
}

ResultHeadline InversePage::headline() const {
    ResultHeadline head = result_ ? headlineOf(*result_) : ResultHeadline{};
    if (!figures_ || figures_->count() == 0) return head;
    head.clause = qt(figures_->coverageText());
    return head;
}

QWidget* InversePage::makeDensities() {
    auto* all = new Panel(tr("All experiments"));
    orderButton_ = makeButton(tr("largest EMD first"), "sort", "flat");
    orderButton_->setAccessibleName(tr("Order of the small plots"));
    connect(orderButton_, &QPushButton::clicked, this, &InversePage::toggleOrder);
    all->addToHead(orderButton_);
    grid_ = new DensityGrid;
    all->setContent(grid_);

    density_ = new PlotPanel(tr("Experiment"));
    density_->setPlot(new Plot);

    tablePanel_ = new Panel(tr("Experiments"));
    auto* filter = new QLineEdit;
    filter->setPlaceholderText(tr("Filter"));
    filter->setAccessibleName(tr("Filter the table"));
    filter->setClearButtonEnabled(true);
    filter->setTextMargins(5, 0, 0, 0);
    filter->setFixedWidth(140);
    tablePanel_->addToHead(filter);
    auto* copy = makeButton(tr("Copy"), "copy", "flat");
    tablePanel_->addToHead(copy);
    table_ = new ExperimentTable;
    tablePanel_->setContent(table_);
    connect(filter, &QLineEdit::textChanged, table_, &ExperimentTable::setFilter);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(table_->table()->copyText()); });

    auto* top = splitter(Qt::Horizontal);
    top->addWidget(all);
    top->addWidget(density_);
    top->setStretchFactor(0, 4);
    top->setStretchFactor(1, 5);
    top->setSizes({400, 500});
    auto* page = splitter(Qt::Vertical);
    page->addWidget(top);
    page->addWidget(tablePanel_);
    page->setSizes({325, 363});
    page->setStretchFactor(0, 1);
    page->setStretchFactor(1, 1);
    return page;
}

QWidget* InversePage::makeFit() {
    fit_ = new PlotPanel(tr("Measured against predicted"));
    fit_->setPlot(new Plot);
    residuals_ = new PlotPanel(tr("Residuals"));
    residuals_->setPlot(new Plot);
    histogram_ = new PlotPanel(tr("Probabilities of the measured values"));
    histogram_->setPlot(new Plot);
    for (auto* panel : {fit_, residuals_}) {
        panel->plot()->setLeftMargin(58);
        connect(panel->plot(), &Plot::pointClicked, this, &InversePage::selectExperiment);
    }
    // One cursor and one abscissa in the two scatter plots.
    connect(fit_->plot(), &Plot::cursorMoved, residuals_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    connect(residuals_->plot(), &Plot::cursorMoved, fit_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    auto* left = splitter(Qt::Vertical);
    left->addWidget(fit_);
    left->addWidget(residuals_);
    left->setSizes({450, 220});
    auto* page = splitter(Qt::Horizontal);
    page->addWidget(left);
    page->addWidget(histogram_);
    page->setSizes({580, 320});
    return page;
}

QWidget* InversePage::makeTrace() {
    objective_ = new PlotPanel(tr("Search"));
    objective_->setPlot(new Plot);
    estimates_ = new Panel(tr("Estimate and its movement"));
    estimates_->setNote(tr("best so far"));
    auto* page = splitter(Qt::Vertical);
    page->addWidget(objective_);
    page->addWidget(estimates_);
    page->setSizes({330, 350});
    return page;
}

QWidget* InversePage::makeSobol() {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    sobolMeans_ = new PlotPanel(tr("Mean over the experiments"));
    sobolMeans_->setPlot(new Plot);
    row->addWidget(sobolMeans_, 2);
    sobolRow_ = new QWidget;
    auto* column = new QVBoxLayout(sobolRow_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    row->addWidget(sobolRow_, 3);
    return page;
}

void InversePage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    context_ = context;
    figures_ = std::make_shared<InverseFigures>(result_, context.outputName.toStdString());
    selected_.clear();
    grid_->setFigures(figures_);
    grid_->setOrder(figures_->byDistance());
    byDistance_ = true;
    orderButton_->setText(tr("largest EMD first"));
    table_->setResult(result_, figures_);
    tablePanel_->setNote(tr("%1 rows · selection is shared with the plots").arg(figures_->count()));
    filled_ = {};
    // In a turn of its own: the inspector is as much work as the views.
    QTimer::singleShot(0, this, &InversePage::fillInspector);
    if (!grid_->order().empty()) selectExperiment(qt(figures_->labels()[grid_->order().front()]));
    // Without an experiment the search is all there is to see.
    if (figures_->count() == 0 && result_->table("trace")) showView(kTrace);
    fillView(currentView());
}

/// Why a view has nothing to show; empty = it has.
QString InversePage::whyEmpty(int view) const {
    const bool cancelled = result_->outcome == RunOutcome::Cancelled;
    const auto* trace = result_->table("trace");
    if (view == kTrace && trace && trace->rows() < 2 && result_->unknowns.empty())
        return tr("Nothing was found before the run ended. Run again and let the search end.");
    if (view == kTrace && trace && trace->rows() < 2)
        return tr(
            "The run ended in the first generation: there is no path to show yet. The best values of that "
            "generation are at the right.");
    const bool some[] = {figures_->count() > 0, figures_->count() > 0, trace != nullptr,
                         !figures_->sobolUnknowns().empty(), true};
    if (some[view]) return {};
    if (cancelled)
        return tr(
            "The run was cancelled before they were computed. Run again and let the search end, or look "
            "at what it had reached.");
    if (view == kTrace) return tr("The distributions were given in the study, not searched.");
    return qt(result_->message());
}

void InversePage::showEmpty(int view, const QString& why) {
    const QString lines[] = {tr("No densities"), tr("No predictions"), tr("No search"),
                             tr("No Sobol indices")};
    auto*& state = reasons_[static_cast<std::size_t>(view)];
    if (!state) {
        state = new EmptyState("curve", {}, {});
        connect(state->addAction(tr("Run again"), true), &QPushButton::clicked, this,
                &MethodPage::runAgainRequested);
        if (view != kTrace && result_->table("trace"))
            connect(state->addAction(tr("Search trace")), &QPushButton::clicked, this,
                    [this] { showView(kTrace); });
        holders_[static_cast<std::size_t>(view)]->addWidget(state);
    }
    state->setLines(lines[view], why);
    holders_[static_cast<std::size_t>(view)]->setCurrentWidget(state);
}

void InversePage::fillView(int index) {
    if (!figures_ || index < 0 || filled_[static_cast<std::size_t>(index)]) return;
    filled_[static_cast<std::size_t>(index)] = true;
    if (const QString why = whyEmpty(index); !why.isEmpty()) return showEmpty(index, why);
    buildView(index);
    holders_[static_cast<std::size_t>(index)]->setCurrentWidget(contents_[static_cast<std::size_t>(index)]);
    if (index == kFit) fillFit();
    if (index == kTrace) fillTrace();
    if (index == kSobol) fillSobol();
    if (index == kFacts) facts_->setResult(*result_, context_);
}

void InversePage::fillFit() {
    fit_->plot()->setPanel(figures_->measuredAgainstPredicted());
    fit_->plot()->setDescription(tr("Measured against predicted"), headline().clause);
    residuals_->plot()->setPanel(figures_->residuals());
    residuals_->plot()->setDescription(tr("Residuals"), headline().clause);
    const auto range = fit_->plot()->xRange();
    residuals_->plot()->setXRange(range.first, range.second);
    histogram_->plot()->setPanel(figures_->probabilityHistogram());
    const double p = figures_->classProbability();
    histogram_->setNote(std::isfinite(p) ? tr("p = %1").arg(qt(significantText(p, 2))) : QString());
    histogram_->plot()->setDescription(tr("Probabilities of the measured values"), headline().clause);
    for (auto* plot : {fit_->plot(), residuals_->plot()}) plot->setSelectedKey(selected_);
}

void InversePage::selectExperiment(const QString& label) {
    const int row = figures_ ? figures_->row(label.toStdString()) : -1;
    if (row < 0 || label == selected_) return;
    selected_ = label;
    const auto i = static_cast<std::size_t>(row);
    FigurePanel panel = figures_->densityPanel(i);
    density_->setTitle(tr("Experiment %1").arg(label));
    density_->plot()->setPanel(panel);
    QString sentence = qt(figures_->conditionsText(i));
    if (!figures_->explained(i)) sentence = qt(figures_->status(i));
    density_->setNote(figures_->explained(i) ? QString() : sentence);
    density_->plot()->setDescription(tr("Density of experiment %1").arg(label), sentence);
    grid_->setSelected(label);
    table_->setSelected(label);
    if (fit_) {
        fit_->plot()->setSelectedKey(label);
        residuals_->plot()->setSelectedKey(label);
    }
    Q_EMIT experimentSelected(label);
}

void InversePage::toggleOrder() {
    byDistance_ = !byDistance_;
    orderButton_->setText(byDistance_ ? tr("largest EMD first") : tr("by number"));
    if (!figures_) return;
    std::vector<std::size_t> order = figures_->byDistance();
    if (!byDistance_) std::sort(order.begin(), order.end());
    grid_->setOrder(std::move(order));
    grid_->setSelected(selected_);
}

void InversePage::fillTrace() {
    objective_->plot()->setPanel(figures_->objectiveTrace());
    objective_->plot()->setDescription(tr("Search"), tr("best so far"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(10, 0, 10, 0);
    layout->setSpacing(10);
    for (const auto& panel : figures_->estimateTraces()) {
        if (layout->count() > 0) layout->addWidget(makeLine(Qt::Vertical));
        auto* cell = new QWidget;
        auto* column = new QVBoxLayout(cell);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* head = new QHBoxLayout;
        head->addWidget(new Text(qt(panel.title), TextUse::Table, Ink::Text, 600));
        head->addStretch();
        head->addWidget(new Text(qt(panel.note), TextUse::Table, Ink::Text, 600));
        column->addLayout(head);
        auto* plot = new Plot;
        FigurePanel bare = panel;
        bare.y.quantity.clear();
        bare.y.unit.clear();
        plot->setPanel(bare);
        plot->setDescription(qt(panel.title), qt(panel.note));
        column->addWidget(plot, 1);
        layout->addWidget(cell, 1);
    }
    estimates_->setContent(row);
}

void InversePage::fillSobol() {
    sobolMeans_->plot()->setPanel(figures_->sobolMeans());
    sobolMeans_->plot()->setDescription(tr("Sobol indices"), tr("Mean over the experiments"));
    clearRow(sobolRow_->layout());
    for (const auto& unknown : figures_->sobolUnknowns()) {
        auto* panel = new PlotPanel(tr("%1, each experiment").arg(qt(unknown)));
        auto* plot = new Plot;
        panel->setPlot(plot);
        plot->setPanel(figures_->sobolPerExperiment(unknown));
        plot->setDescription(tr("Sobol indices"), tr("%1, each experiment").arg(qt(unknown)));
        connect(plot, &Plot::pointClicked, this, &InversePage::selectExperiment);
        sobolRow_->layout()->addWidget(panel);
    }
}

void InversePage::applyShown() {
    QSet<QString> hidden;
    for (auto* box : shown_)
        if (!box->isChecked()) hidden.insert(box->property("series").toString());
    grid_->setHidden(hidden);
    for (auto* box : shown_)
        density_->plot()->setSeriesVisible(box->property("series").toString(), box->isChecked());
}

} // namespace rigor

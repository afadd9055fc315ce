#include "ui/methods/fit_page.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/fit/r_squared.h"
#include "core/study/report/estimate_rows.h"
#include "core/study/report/inverse_figures.h"
#include "ui/methods/estimate_panel.h"
#include "ui/methods/key_value_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"
#include "ui/widgets/form.h"
#include "ui/widgets/qt_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace rigor {
using parts::figurePanel, parts::numberIn, parts::paragraph, parts::scrolled, parts::splitter,
    parts::wordsPanel;
namespace {
constexpr int kFitPanel = 165, kResidualPanel = 130; ///< px that pictures need to be read

/// Two beside each other; scrolls where they would be too low.
QWidget* panelGrid(const std::vector<FigurePanel>& panels) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(12);
    for (std::size_t k = 0; k < panels.size(); ++k) {
        auto* panel = figurePanel(panels[k]);
        panel->setMinimumHeight(240);
        grid->addWidget(panel, static_cast<int>(k / 2), static_cast<int>(k % 2));
    }
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    return scroll;
}

} // namespace

void FitPage::setResult(std::shared_ptr<const Result> result, const ResultContext& context) {
    result_ = std::move(result);
    figures_ = std::make_unique<FitFigures>(result_);
    objective_ = fit_ = residuals_ = nullptr;
    choice_ = residualChoice_ = nullptr;
    clearViews();
    addView(tr("Answer"), makeAnswer(context));
    if (!figures_->trajectories().empty()) addView(tr("Residuals"), makeResiduals());
    if (figures_->hasPath()) addView(tr("Search path"), makePath());
    if (figures_->hasStarts()) addView(tr("Waterfall"), figurePanel(figures_->waterfall()));
    if (figures_->hasBasins()) {
        auto* both = splitter(Qt::Horizontal);
        for (const bool homotopy : {true, false}) {
            const FigurePanel figure = figures_->basins(homotopy);
            auto* panel = figurePanel(figure);
            panel->setNote(qt(figure.note));
            both->addWidget(panel);
        }
        addView(tr("Basins of attraction"), both);
    }
    if (figures_->hasCorrelation()) addView(tr("Identifiability"), makeIdentifiability());
    std::vector<FigurePanel> profiles, noise;
    for (const std::string& unknown : figures_->profiled()) profiles.push_back(figures_->profile(unknown));
    for (std::size_t k = 0; figures_->hasNoiseStudy() && k < result_->unknowns.size(); ++k)
        noise.push_back(figures_->noise(k));
    if (!profiles.empty()) addView(tr("Profiles"), panelGrid(profiles));
    if (!noise.empty()) addView(tr("Noise study"), panelGrid(noise));
    if (const ResultTable* table = result_->table("iterations"))
        addView(tr("Iterations"), resultTablePanel(*table));
    auto* facts = new KeyValueView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);
    fillInspector(context);
}

QWidget* FitPage::makeAnswer(const ResultContext& context) {
    auto* page = splitter(Qt::Vertical);
    if (!result_->unknowns.empty()) page->addWidget(estimatePanel(*result_, context.searched));
    if (!figures_->trajectories().empty()) page->addWidget(makeTrajectories());
    if (page->count() == 0)
        page->addWidget(wordsPanel(tr("Estimates"), {paragraph(tr("Nothing was reached."))}));
    if (page->count() == 2)
        page->setSizes({1, 10000}); // the table takes what its rows need, the trajectories the rest
    return scrolled(page, tr("Answer"));
}

QWidget* FitPage::makePath() {
    auto* page = splitter(Qt::Vertical);
    page->addWidget(figurePanel(figures_->path()));
    objective_ = figurePanel(figures_->objective());
    page->addWidget(objective_);
    for (int k = 0; k < page->count(); ++k) page->widget(k)->setMinimumHeight(kFitPanel);
    return scrolled(page, tr("Search path"));
}

QWidget* FitPage::makeIdentifiability() {
    auto* page = splitter(Qt::Vertical);
    auto* both = splitter(Qt::Horizontal);
    both->addWidget(figurePanel(figures_->correlation()));
    both->addWidget(figurePanel(figures_->singularValues()));
    both->setSizes({600, 300});
    page->addWidget(both);
    page->addWidget(resultTablePanel(*result_->table("correlation")));
    page->setSizes({420, 160});
    return page;
}

QWidget* FitPage::makeTrajectories() {
    auto* trajectories = splitter(Qt::Vertical);
    fit_ = figurePanel(figures_->measuredAndFitted(0));
    residuals_ = figurePanel(figures_->residuals(0));
    Plot::alignLeft({fit_->plot(), residuals_->plot()}, 58);
    // One time in both; what is measured once per experiment has another abscissa in each.
    const auto link = [this](Plot* from, Plot* to) {
        connect(from, &Plot::cursorMoved, to, [this, to](std::optional<double> at) {
            const auto shown = static_cast<std::size_t>(choice_ ? std::max(0, choice_->currentIndex()) : 0);
            if (figures_->trajectories()[shown].overTime) to->setCursor(at);
        });
    };
    link(fit_->plot(), residuals_->plot());
    link(residuals_->plot(), fit_->plot());
    if (figures_->trajectories().size() > 1) {
        choice_ = trajectoryBox();
        connect(choice_, &QComboBox::currentIndexChanged, this, &FitPage::showTrajectory);
        fit_->addHeadWidget(choice_);
    }
    trajectories->addWidget(fit_);
    trajectories->addWidget(residuals_);
    fit_->setMinimumHeight(kFitPanel);
    residuals_->setMinimumHeight(kResidualPanel);
    trajectories->setSizes({260, 130});
    return trajectories;
}

/// Every trajectory there is, to choose from.
QComboBox* FitPage::trajectoryBox() const {
    auto* box = new QComboBox;
    box->setAccessibleName(tr("Output and experiment shown"));
    for (const auto& trajectory : figures_->trajectories())
        box->addItem(
            trajectory.overTime
                ? tr("%1, experiment %2").arg(qt(wordsOf(trajectory.output)), qt(trajectory.experiment))
                : tr("%1, all experiments").arg(qt(wordsOf(trajectory.output))));
    return box;
}

/// Residuals of one trajectory and their autocorrelation; of what is measured once per experiment the
/// residuals over their order and over everything that differs between the experiments.
QWidget* FitPage::makeResiduals() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* panels = new QWidget;
    new QVBoxLayout(panels);
    const auto show = [this, panels](int index) {
        if (index < 0) return;
        const auto trajectory = static_cast<std::size_t>(index);
        std::vector<FigurePanel> figures{figures_->residuals(trajectory)};
        if (figures_->trajectories()[trajectory].overTime)
            figures.push_back(figures_->autocorrelation(trajectory));
        else
            for (const std::string& condition : figures_->conditions(trajectory))
                figures.push_back(figures_->residualsOver(trajectory, condition));
        auto* layout = panels->layout();
        while (QLayoutItem* item = layout->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
        auto* all = splitter(Qt::Vertical);
        for (const FigurePanel& figure : figures) {
            auto* panel = figurePanel(figure);
            panel->setMinimumHeight(kFitPanel);
            all->addWidget(panel);
        }
        layout->addWidget(all);
    };
    panels->layout()->setContentsMargins(0, 0, 0, 0);
    if (figures_->trajectories().size() > 1) {
        residualChoice_ = trajectoryBox();
        residualChoice_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(residualChoice_, &QComboBox::currentIndexChanged, page, show);
        column->addWidget(residualChoice_);
    }
    column->addWidget(scrolled(panels, tr("Residuals")), 1);
    show(0);
    return page;
}

void FitPage::showTrajectory(int index) {
    if (index < 0) return;
    const FigurePanel figure = figures_->measuredAndFitted(static_cast<std::size_t>(index));
    fit_->setTitle(qt(figure.title));
    fit_->plot()->setPanel(figure);
    residuals_->plot()->setPanel(figures_->residuals(static_cast<std::size_t>(index)));
}

void FitPage::fillInspector(const ResultContext& context) {
    inspector_->clear();
    auto* estimate = inspector_->addGroup(tr("Estimate"));
    QVector<QStringList> rows, tips;
    QStringList meanings, bounds;
    const std::vector<EstimateRow> shown = estimateRows(*result_, context.searched);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const EstimateRow& row = shown[i];
        const Estimate& e = result_->unknowns[i];
        const auto exact = [&](double number) { return QString::number(number, 'g', 17); };
        const bool error = row.error != kMissingText, interval = row.lower != kMissingText;
        const QString value = qt(withUnit(row.brief, row.unit == kMissingText ? "" : row.unit));
        rows.push_back({qt(row.name), value,
                        interval             ? qt(row.interval)
                        : row.remark.empty() ? qt(kMissingText)
                                             : qt(row.remark)});
        QString all = exact(e.value) + ' ' + qt(unitText(e.unit));
        tips.push_back({qt(row.name),
                        error ? tr("%1, standard error %2").arg(all, exact(e.standardError)) : all,
                        interval ? exact(e.lower) + " … " + exact(e.upper) + ' ' + qt(unitText(e.unit))
                                 : qt(row.remark)});
        if ((interval || error) && !e.interval.empty() && !meanings.contains(qt(e.interval)))
            meanings << qt(e.interval);
        if (e.atBound) bounds << qt(row.name);
    }
    if (rows.isEmpty())
        estimate->addText(tr("Nothing was reached."));
    else
        estimate->addTable({QString(), tr("value"), tr("interval")}, rows, false, tips);
    if (!meanings.isEmpty()) estimate->addText(meanings.join("; ") + '.');
    const bool answer = result_->unknowns.empty() ||
                        std::any_of(result_->unknowns.begin(), result_->unknowns.end(),
                                    [](const Estimate& e) { return !std::isnan(e.standardError); });
    if (!bounds.isEmpty())
        estimate->addText(tr("On a bound: %1.").arg(bounds.join(", ")));
    else if (answer && !rows.isEmpty())
        estimate->addText(tr("No bound is active."));

    const auto& d = result_->diagnostics;
    auto* fit = inspector_->addGroup(tr("Fit"));
    if (const auto quality = d.find("fit_quality"); quality != d.end() && !quality->empty()) {
        QVector<QStringList> outputs;
        bool stated = false;
        for (const auto& one : *quality) {
            const double part = numberIn(one, "rms_of_variation"), times = numberIn(one, "rms_of_stated");
            stated = stated || std::isfinite(times);
            outputs.push_back(
                {qt(wordsOf(one.value("output", ""))),
                 qt(quantityText(numberIn(one, "rms"), one.value("unit", ""))),
                 std::isfinite(part) ? tr("%1 %").arg(qt(significantText(100 * part, 3))) : qt(kMissingText),
                 qt(rSquaredText(numberIn(one, "r_squared")))});
            if (std::isfinite(times)) outputs.back() << qt(significantText(times, 3));
        }
        QStringList heads{QString(), tr("rms left"), tr("of variation"), "R²"};
        if (stated) heads << tr("of stated");
        fit->addTable(heads, outputs);
    }
    if (const double j = numberIn(d, "objective"); std::isfinite(j))
        fit->addValue(tr("objective J"), qt(significantText(j, 4)));
    if (const double solves = numberIn(d, "model_solves"); std::isfinite(solves))
        fit->addValue(tr("model solves"), qt(countText(std::llround(solves))));
    if (const auto stages = d.find("stages"); stages != d.end())
        fit->addValue(tr("stages of λ"), QString::number(stages->size()));
    if (const auto plain = d.find("plain_fit"); plain != d.end())
        fit->addValue(tr("J of a plain fit"), qt(significantText(numberIn(*plain, "objective"), 4)));

    if (const auto others = d.find("other_optimisers"); others != d.end() && !others->empty()) {
        auto* against = inspector_->addGroup(tr("Against others"));
        QVector<QStringList> found;
        for (const auto& [name, other] : others->items())
            found.push_back({choiceText(name), qt(countText(std::llround(numberIn(other, "model_solves")))),
                             qt(significantText(numberIn(other, "objective"), 3))});
        against->addTable({QString(), tr("solves"), "J"}, found);
    }

    if (const auto used = d.find("corrections"); used != d.end() && used->is_string()) {
        auto* corrections = inspector_->addGroup(tr("Corrections"));
        if (d.value("corrections_proposed", false)) corrections->setNote(tr("proposed"));
        corrections->addText(qt(used->get<std::string>()));
    }

    if (const auto basins = d.find("basins"); basins != d.end()) {
        auto* shares = inspector_->addGroup(tr("Basins of attraction"));
        shares->setNote(tr("%1 starts").arg(qt(countText(std::llround(numberIn(*basins, "starts"))))));
        const auto percent = [&](const char* key) {
            return tr("%1 %").arg(qt(fixedText(100 * numberIn(*basins, key), 1)));
        };
        shares->addValue(tr("with homotopy"), percent("homotopy"));
        shares->addValue(tr("without"), percent("plain"));
        shares->addText(tr("Share of the starts that end at the answer."));
    }

    const auto values = d.find("singular_values");
    if (values == d.end() || values->empty()) return;
    auto* identifiable = inspector_->addGroup(tr("Identifiability"));
    const double first = values->front().is_number() ? values->front().get<double>() : qQNaN();
    int k = 0;
    for (const auto& value : *values)
        identifiable->addValue(
            QString("σ%1").arg(++k),
            qt(significantText((value.is_number() ? value.get<double>() : qQNaN()) / first, 2)));
    identifiable->addText(
        tr("Singular values of the scaled Jacobian at the answer, relative to the largest."));
    if (const auto undetermined = d.find("undetermined"); undetermined != d.end())
        for (const auto& sentence : *undetermined)
            if (sentence.is_string()) identifiable->addText(qt(sentence.get<std::string>()) + '.');
    if (const auto combinations = d.find("combinations"); combinations != d.end())
        for (const auto& one : *combinations) {
            const double value = numberIn(one, "value"), error = numberIn(one, "standard_error");
            if (std::isfinite(value))
                identifiable->addValue(qt(one.at("combination").get<std::string>()),
                                       qt(withError(value, error)));
        }
}

ResultHeadline FitPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    const double j = numberIn(result_->diagnostics, "objective"),
                 solves = numberIn(result_->diagnostics, "model_solves");
    const auto quality = result_->diagnostics.find("fit_quality");
    const bool one = quality != result_->diagnostics.end() && quality->size() == 1;
    if (one && std::isfinite(numberIn(quality->front(), "r_squared")))
        head.clause =
            tr("leaves %1 (rms) of %2, R² %3")
                .arg(qt(quantityText(numberIn(quality->front(), "rms"), quality->front().value("unit", ""))),
                     qt(wordsOf(quality->front().value("output", ""))),
                     qt(rSquaredText(numberIn(quality->front(), "r_squared"))));
    else if (std::isfinite(j) && std::isfinite(solves))
        head.clause = tr("J = %1 in %2 model solves")
                          .arg(qt(significantText(j, 4)), qt(countText(std::llround(solves))));
    return head;
}

} // namespace rigor

#include "ui/methods/fit_page.h"

#include "core/foundation/base/translate.h"
#include "core/study/report/inverse_figures.h"
#include "ui/kit/form.h"
#include "ui/kit/number_format.h"
#include "ui/methods/facts_view.h"
#include "ui/methods/page_parts.h"
#include "ui/methods/result_table.h"

#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>

namespace rigor {
using parts::figurePanel, parts::numberIn, parts::qt, parts::scrolled, parts::splitter;
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
    setProperty("guide", "point-fits");
    figures_ = std::make_unique<FitFigures>(result_);
    objective_ = fit_ = residuals_ = nullptr;
    choice_ = nullptr;
    clearViews();
    if (figures_->hasPath() || !figures_->courses().empty()) addView(tr("Path and fit"), makePath());
    if (!figures_->courses().empty()) {
        auto* residuals = splitter(Qt::Vertical);
        for (std::size_t k = 0; k < std::min<std::size_t>(figures_->courses().size(), 3); ++k) {
            for (const FigurePanel& figure : {figures_->residuals(k), figures_->autocorrelation(k)}) {
                auto* panel = figurePanel(figure);
                panel->setMinimumHeight(kFitPanel);
                residuals->addWidget(panel);
            }
        }
        addView(tr("Residuals"), scrolled(residuals, tr("Residuals")));
    }
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
    auto* facts = new FactsView;
    facts->setResult(*result_, context);
    addView(tr("Settings and provenance"), facts);
    fillInspector();
}

QWidget* FitPage::makePath() {
    auto* page = splitter(Qt::Vertical);
    if (figures_->hasPath()) {
        auto* top = splitter(Qt::Horizontal);
        top->addWidget(figurePanel(figures_->path()));
        objective_ = figurePanel(figures_->objective());
        top->addWidget(objective_);
        top->setSizes({500, 400});
        top->setMinimumHeight(kFitPanel);
        page->addWidget(top);
    }
    if (!figures_->courses().empty()) page->addWidget(makeCourses());
    return scrolled(page, tr("Path and fit"));
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

QWidget* FitPage::makeCourses() {
    auto* courses = splitter(Qt::Vertical);
    fit_ = figurePanel(figures_->measuredAndFitted(0));
    residuals_ = figurePanel(figures_->residuals(0));
    Plot::alignLeft({fit_->plot(), residuals_->plot()}, 58);
    connect(fit_->plot(), &Plot::cursorMoved, residuals_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    connect(residuals_->plot(), &Plot::cursorMoved, fit_->plot(),
            qOverload<std::optional<double>>(&Plot::setCursor));
    if (figures_->courses().size() > 1) {
        choice_ = new QComboBox;
        choice_->setAccessibleName(tr("Output and experiment shown"));
        for (const auto& course : figures_->courses())
            choice_->addItem(tr("%1, experiment %2").arg(qt(wordsOf(course.output)), qt(course.experiment)));
        connect(choice_, &QComboBox::currentIndexChanged, this, &FitPage::showCourse);
        fit_->addHeadWidget(choice_);
    }
    courses->addWidget(fit_);
    courses->addWidget(residuals_);
    fit_->setMinimumHeight(kFitPanel);
    residuals_->setMinimumHeight(kResidualPanel);
    courses->setSizes({260, 130});
    return courses;
}

void FitPage::showCourse(int index) {
    if (index < 0) return;
    fit_->plot()->setPanel(figures_->measuredAndFitted(static_cast<std::size_t>(index)));
    residuals_->plot()->setPanel(figures_->residuals(static_cast<std::size_t>(index)));
}

void FitPage::fillInspector() {
    inspector_->clear();
    auto* estimate = inspector_->addGroup(tr("Estimate"));
    QVector<QStringList> rows;
    QStringList meanings, bounds;
    for (const auto& e : result_->unknowns) {
        const int decimals =
            e.standardError > 0 ? decimalsForError(e.standardError) : decimalsForInterval(e.lower, e.upper);
        const bool finite = std::isfinite(e.standardError);
        // Noise-free data: an interval of a dozen digits would not fit, and its half width says more.
        const bool tiny = finite && e.standardError < 1e-6 * std::abs(e.value);
        const QString value =
            qt(tiny ? significantText(e.value, 6) : withErrorShort(e.value, e.standardError));
        const QString interval = tiny ? "±" + qt(significantText((e.upper - e.lower) / 2, 2))
                                      : qt(intervalText(e.lower, e.upper, decimals));
        // Without an answer there is no error; an infinite one says that the data leave the unknown open.
        const bool none = std::isnan(e.standardError);
        rows.push_back({qt(wordsOf(e.name)), none ? qt(significantText(e.value, 6)) : value,
                        none     ? QString(QChar(kMissing))
                        : finite ? interval
                                 : tr("not determined")});
        if ((finite || none) && !e.interval.empty() && !meanings.contains(qt(e.interval)))
            meanings << qt(e.interval);
        if (e.atBound) bounds << qt(wordsOf(e.name));
    }
    if (rows.isEmpty())
        estimate->addText(tr("Nothing was reached."));
    else
        estimate->addTable({QString(), tr("value"), tr("interval")}, rows);
    if (!meanings.isEmpty()) estimate->addText(meanings.join("; ") + '.');
    const bool answer = result_->unknowns.empty() ||
                        std::any_of(result_->unknowns.begin(), result_->unknowns.end(),
                                    [](const Estimate& e) { return !std::isnan(e.standardError); });
    if (!bounds.isEmpty())
        estimate->addText(
            answer ? tr("On a bound: %1. The interval there is not to be trusted.").arg(bounds.join(", "))
                   : tr("On a bound: %1.").arg(bounds.join(", ")));
    else if (answer && !rows.isEmpty())
        estimate->addText(tr("No bound is active."));

    const auto& d = result_->diagnostics;
    auto* fit = inspector_->addGroup(tr("Fit"));
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
                                       std::isfinite(error) ? tr("%1 ± %2").arg(qt(significantText(value, 6)),
                                                                                qt(significantText(error, 2)))
                                                            : qt(significantText(value, 6)));
        }
}

ResultHeadline FitPage::headline() const {
    if (!result_) return {};
    ResultHeadline head = headlineOf(*result_);
    const double j = numberIn(result_->diagnostics, "objective"),
                 solves = numberIn(result_->diagnostics, "model_solves");
    if (std::isfinite(j) && std::isfinite(solves))
        head.clause = tr("J = %1 in %2 model solves")
                          .arg(qt(significantText(j, 4)), qt(countText(std::llround(solves))));
    return head;
}

} // namespace rigor

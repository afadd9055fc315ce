#include "ui/methods/live/live_trace.h"

#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "ui/methods/likelihood_map.h"
#include "ui/plot/plot_scope.h"
#include "ui/widgets/look/fonts.h"

#include <QSplitter>

namespace rigor {
namespace {
constexpr int kTraceInterval = 0;            // ms: events arrive together, ten times a second
constexpr int kBesideEachOther = 5;          ///< estimates whose values stand beside their names, at most
constexpr std::size_t kPopulationShown = 40; ///< dots per generation at most

/// Value at a share of the sorted finite ones; NaN if there are none.
double quantileOf(std::vector<double> values, double share) {
    std::erase_if(values, [](double v) { return !std::isfinite(v); });
    if (values.empty()) return qQNaN();
    const auto at = static_cast<std::ptrdiff_t>(std::lround(share * static_cast<double>(values.size() - 1)));
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return values[static_cast<std::size_t>(at)];
}

/// Lower end of the objective shown: the upper 90 % of the last 10 generations, but no more than six times
/// the distance from the newest median to the best, so that a first generation far off does not flatten the
/// rest. It stays where it is while it is within a fifth of the range.
double lowerEnd(const LiveHistory& h, double before) {
    const double last = h.generation.back(), top = h.best.back();
    std::vector<double> recent, newest;
    for (std::size_t i = 0; i < h.populationX.size(); ++i) {
        if (h.populationX[i] > last - 10) recent.push_back(h.populationY[i]);
        if (h.populationX[i] >= last) newest.push_back(h.populationY[i]);
    }
    double low = quantileOf(recent, 0.1);
    if (!std::isfinite(low)) return h.best.front();
    if (const double middle = quantileOf(newest, 0.5); middle < top)
        low = std::max(low, top - 6 * (top - middle));
    const bool near = std::abs(low - before) < 0.2 * (top - before);
    return near ? before : low;
}

FigureRange toCome(double last, int limit) {
    return {last, static_cast<double>(limit), LiveTrace::tr("to come, at most").toStdString()};
}
} // namespace

void LiveHistory::add(const ProgressEvent& event) {
    if (!event.hasObjective) return;
    const bool multiStart = event.phase == "starts";
    if (multiStart) {
        starts = event.population;
        std::sort(starts.begin(), starts.end());
        startsInAll = static_cast<int>(std::lround(event.total));
        // Its waterfall has every start; the estimates follow the best of them.
    } else {
        populated = populated || !event.population.empty();
    }
    const bool staged = event.phase.starts_with("lambda");
    if (staged && (stages.empty() || stages.back().second != event.phase))
        stages.emplace_back(generation.size(), event.phase);
    // Between two generations the search tells how many simulations it has done; that is no generation.
    if ((multiStart || event.population.empty()) && !best.empty() && event.objective == best.back() &&
        (stages.empty() || stages.back().first < generation.size()))
        return;
    if (!event.population.empty() && !multiStart) searched = {event.phase, event.done, event.total};
    // A run that goes on elsewhere tells its generations without their members, from the first one again.
    const bool searches = event.phase == searched.phase && event.total == searched.total;
    if (populated && event.population.empty() && searches && event.done <= searched.done) return;
    if (populated && event.population.empty() && !multiStart && !searches && !refined)
        refined = generation.size();
    const double g = generation.empty() ? 1 : generation.back() + 1;
    generation.push_back(g);
    best.push_back(event.objective);
    const std::vector<double> population = multiStart ? std::vector<double>{} : event.population;
    median.push_back(quantileOf(population, 0.5));
    const std::size_t n = event.estimate.size();
    for (auto* list : {&estimate, &lowerTenth, &upperTenth})
        if (list->size() < n) list->resize(n, std::vector<double>(generation.size() - 1, qQNaN()));
    for (std::size_t k = 0; k < estimate.size(); ++k) {
        estimate[k].push_back(k < n ? event.estimate[k] : qQNaN());
        std::vector<double> members;
        for (const auto& member : event.populationEstimates)
            if (k < member.size()) members.push_back(member[k]);
        lowerTenth[k].push_back(quantileOf(members, 0.1));
        upperTenth[k].push_back(quantileOf(members, 0.9));
    }
    const std::size_t step = std::max<std::size_t>(1, population.size() / kPopulationShown);
    for (std::size_t i = 0; i < population.size(); i += step)
        if (std::isfinite(population[i])) {
            populationX.push_back(g);
            populationY.push_back(population[i]);
        }
}

LiveTrace::LiveTrace(QWidget* parent)
    : QWidget(parent), searchPanel_(new PlotPanel(tr("Search"))), objective_(new Plot),
      mapPanel_(new Panel(tr("Experiments now"))), map_(new LikelihoodMap),
      estimatePanel_(new PlotPanel(tr("Estimate and its movement"))) {
    new PlotScope(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    searchPanel_->setPlot(objective_);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(searchPanel_, 5);
    mapPanel_->setNote(tr("log L each, at the best"));
    mapPanel_->setContent(map_);
    mapPanel_->hide();
    upper->addWidget(mapPanel_, 3);
    column->addLayout(upper, 1);
    column->addWidget(estimatePanel_, 1);
    timer_.setSingleShot(true);
    timer_.setInterval(kTraceInterval);
    connect(&timer_, &QTimer::timeout, this, &LiveTrace::redraw);
}

void LiveTrace::start(const QStringList& names, int limit, const LiveGoal& goal) {
    history_ = {};
    names_ = names;
    limit_ = limit;
    goal_ = goal;
    lowest_ = qQNaN();
    map_->setValues({});
    mapPanel_->hide();
    estimates_.clear();
    heads_.clear();
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(10, 0, 10, 0);
    layout->setSpacing(10);
    for (const QString& name : names) {
        if (!estimates_.isEmpty()) layout->addWidget(makeLine(Qt::Vertical));
        auto* cell = new QWidget;
        auto* column = new QVBoxLayout(cell);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* head = new QHBoxLayout;
        head->setSpacing(8);
        // Many unknowns leave no room for name, value and change beside each other.
        const bool narrow = names.size() > kBesideEachOther;
        const QString title = QString::fromStdString(estimateTitle(name.toStdString()));
        auto* value = new Text({}, TextUse::Table, Ink::Text, 600);
        auto* change = new Text({}, TextUse::Table, Ink::Muted);
        auto* named = new Text(title, TextUse::Table, Ink::Text, 600);
        named->setElided(narrow);
        head->addWidget(named);
        if (!narrow) head->addWidget(value);
        head->addStretch();
        head->addWidget(change);
        column->addLayout(head);
        if (narrow) column->addWidget(value);
        auto* plot = new Plot;
        plot->setDescription(title, tr("best value of each generation"));
        column->addWidget(plot, 1);
        layout->addWidget(cell, 1);
        estimates_ << plot;
        heads_ << qMakePair(value, change);
    }
    estimatePanel_->setContent(row);
    redraw();
}

void LiveTrace::setExperiments(const Dataset& measured) {
    QStringList labels;
    for (const Experiment& experiment : measured.experiments)
        labels << QString::fromStdString(experiment.label);
    map_->setExperiments(factorialGrid(measured), labels);
}

void LiveTrace::add(const ProgressEvent& event) {
    history_.add(event);
    if (!event.hasObjective) return;
    if (event.experiments.size() > 1) {
        map_->setValues(event.experiments);
        mapPanel_->setVisible(map_->any());
    }
    if (!timer_.isActive()) timer_.start();
}

double LiveTrace::shown(double objective) const {
    if (!goal_.smallest) return objective;
    return objective > 0 ? std::log10(objective) : qQNaN();
}

/// The best value of each generation: one line, or one per stage of a homotopy.
void LiveTrace::addBest(FigurePanel& panel, const std::vector<double>& generations,
                        const std::vector<double>& values) const {
    if (history_.stages.empty()) {
        panel.series = {{.name = tr("best").toStdString(),
                         .role = SeriesRole::Main,
                         .shape = SeriesShape::Steps,
                         .x = generations,
                         .y = values}};
    } else {
        // J of two stages do not compare: a line for each, grey and white in turn, with its lambda above.
        for (std::size_t k = 0; k < history_.stages.size(); ++k) {
            const auto from = static_cast<std::ptrdiff_t>(history_.stages[k].first);
            const auto to = k + 1 < history_.stages.size()
                                ? static_cast<std::ptrdiff_t>(history_.stages[k + 1].first)
                                : static_cast<std::ptrdiff_t>(values.size());
            if (from >= to) continue;
            panel.series.push_back({.name = k == 0 ? tr("best of its stage").toStdString() : std::string(),
                                    .role = SeriesRole::Main,
                                    .shape = SeriesShape::Steps,
                                    .x = {generations.begin() + from, generations.begin() + to},
                                    .y = {values.begin() + from, values.begin() + to}});
            const std::string& phase = history_.stages[k].second; // "lambda = 0.8"
            if (k % 2 == 0)
                panel.ranges.push_back({generations[static_cast<std::size_t>(from)] - 0.5,
                                        generations[static_cast<std::size_t>(to) - 1] + 0.5,
                                        "λ" + phase.substr(std::string("lambda").size())});
        }
    }
}

FigurePanel LiveTrace::searchFigure() {
    LiveHistory h;
    h.generation = history_.generation;
    h.populationX = history_.populationX;
    // Larger is better from here on, so that one rule serves for the range shown.
    const double sign = goal_.smallest ? -1 : 1;
    const auto all = [&](const std::vector<double>& from, std::vector<double>& to) {
        for (const double v : from) to.push_back(sign * shown(v));
    };
    all(history_.best, h.best);
    all(history_.median, h.median);
    all(history_.populationY, h.populationY);
    const double last = h.generation.empty() ? 0 : h.generation.back();
    FigurePanel panel;
    panel.key = "search";
    panel.x = {.quantity = entryName().toStdString(), .lower = 0};
    if (const auto steps = refinement()) panel.ranges.push_back(*steps);
    panel.y = {.quantity = goal_.objective.toStdString(),
               .unit = goal_.smallest ? "" : "–",
               .decades = goal_.smallest};
    if (limit_ > last && !history_.refined) {
        panel.x.upper = limit_;
        panel.ranges.push_back(toCome(last, limit_));
    }
    int below = 0;
    if (!h.best.empty()) {
        const double top =
            std::max(h.best.back(), goal_.earlier.isEmpty() ? h.best.back() : sign * shown(goal_.reached));
        lowest_ = lowerEnd(h, lowest_);
        if (lowest_ < top && history_.stages.empty()) {
            const double from = sign * lowest_, to = sign * (top + 0.15 * (top - lowest_));
            panel.y.lower = std::min(from, to);
            panel.y.upper = std::max(from, to);
        }
        for (const double y : h.populationY) below += y < lowest_;
    }
    const auto back = [&](std::vector<double> values) {
        for (double& v : values) v *= sign;
        return values;
    };
    addBest(panel, h.generation, back(h.best));
    if (!h.populationX.empty()) {
        panel.series.push_back({.name = tr("population").toStdString(),
                                .role = SeriesRole::Reference,
                                .shape = SeriesShape::Points,
                                .x = h.populationX,
                                .y = back(h.populationY),
                                .faint = true});
        panel.series.push_back({.name = tr("its median").toStdString(),
                                .role = SeriesRole::Reference,
                                .x = h.generation,
                                .y = back(h.median),
                                .thin = true,
                                .dashed = true});
    }
    if (!h.best.empty())
        panel.series.push_back({.name = "",
                                .role = SeriesRole::Main,
                                .shape = SeriesShape::Points,
                                .x = {last},
                                .y = {sign * h.best.back()}});
    if (!goal_.earlier.isEmpty() && !h.best.empty())
        panel.marks.push_back({.name = goal_.earlier.toStdString(),
                               .label = goal_.earlier.toStdString(),
                               .role = SeriesRole::Alternative,
                               .at = shown(goal_.reached),
                               .vertical = false,
                               .dashed = true});
    // Worse than what is shown: of a search for the smallest value they lie above it.
    searchPanel_->setNote(h.best.empty()   ? limit_ > 0 ? tr("the first generation is being evaluated")
                                                        : tr("the first point is being evaluated")
                            : below == 0 ? QString()
                          : goal_.smallest ? below == 1 ? tr("1 candidate above the axis")
                                                        : tr("%1 candidates above the axis").arg(below)
                          : below == 1 ? tr("1 candidate below the axis")
                                           : tr("%1 candidates below the axis").arg(below));
    return panel;
}

QString LiveTrace::entryName() const {
    if (!history_.starts.empty()) return tr("improvement");
    if (history_.refined) return tr("generation, then step");
    return history_.populated || limit_ > 0 ? tr("generation") : tr("iteration");
}

/// The steps behind the last generation.
std::optional<FigureRange> LiveTrace::refinement() const {
    if (!history_.refined || *history_.refined >= history_.generation.size()) return std::nullopt;
    return FigureRange{history_.generation[*history_.refined] - 0.5, history_.generation.back() + 0.5,
                       tr("steps from the best").toStdString()};
}

/// The waterfall as it grows.
FigurePanel LiveTrace::startsFigure() const {
    FigurePanel panel;
    panel.key = "starts";
    panel.x = {.quantity = tr("start, best first").toStdString(), .lower = 0};
    if (history_.startsInAll > 0) panel.x.upper = history_.startsInAll + 1;
    panel.y = {.quantity = goal_.objective.toStdString(), .unit = "", .decades = true};
    FigureSeries ends{
        .name = tr("end of one start").toStdString(), .role = SeriesRole::Main, .shape = SeriesShape::Points};
    for (const double j : history_.starts) {
        ends.x.push_back(static_cast<double>(ends.x.size() + 1));
        ends.y.push_back(shown(j));
    }
    panel.series.push_back(std::move(ends));
    searchPanel_->setNote(
        tr("%1 of %2 starts have ended").arg(history_.starts.size()).arg(history_.startsInAll));
    return panel;
}

void LiveTrace::redraw() {
    objective_->setPanel(history_.starts.empty() ? searchFigure() : startsFigure(), true);
    objective_->fit();
    const auto& best = history_.best;
    const auto generations = history_.refined.value_or(best.size());
    const QString reached = best.empty()
                                ? QString()
                                : QString::fromStdString(goal_.smallest ? significantText(best.back(), 4)
                                                                        : fixedText(best.back(), 2));
    objective_->setDescription(
        tr("Search"), best.empty()          ? tr("nothing found yet")
                      : !history_.populated ? tr("best %1 after %2 steps").arg(reached).arg(best.size())
                      : history_.refined    ? tr("best %1 after %2 generations and %3 steps")
                                               .arg(reached)
                                               .arg(generations)
                                               .arg(best.size() - generations)
                                         : tr("best %1 after %2 generations").arg(reached).arg(best.size()));
    estimatePanel_->setNote((history_.populated || limit_ > 0) && !history_.refined
                                ? tr("best so far; right: change in the last 5 generations")
                                : tr("best so far; right: change in the last 5 steps"));
    for (int k = 0; k < estimates_.size() && k < static_cast<int>(history_.estimate.size()); ++k)
        redrawEstimate(k);
}

void LiveTrace::redrawEstimate(int k) {
    const auto& h = history_;
    const double last = h.generation.back();
    const auto i = static_cast<std::size_t>(k);
    FigurePanel one;
    one.key = names_[k].toStdString();
    one.x = {.quantity = entryName().toStdString(), .lower = 0};
    if (auto steps = refinement()) {
        steps->label.clear();
        one.ranges.push_back(*steps);
    } else if (limit_ > last) {
        one.x.upper = limit_;
        one.ranges.push_back({last, static_cast<double>(limit_), ""});
    }
    const auto& best = h.estimate[i];
    if (!h.populationX.empty())
        one.bands.push_back({.name = tr("population, 10 … 90 %").toStdString(),
                             .role = SeriesRole::Reference,
                             .x = h.generation,
                             .lower = h.lowerTenth[i],
                             .upper = h.upperTenth[i],
                             .opacity = 0.28});
    one.series.push_back({.name = tr("best").toStdString(),
                          .role = SeriesRole::Main,
                          .shape = SeriesShape::Steps,
                          .x = h.generation,
                          .y = best});
    one.series.push_back({.name = "",
                          .role = SeriesRole::Main,
                          .shape = SeriesShape::Points,
                          .x = {last},
                          .y = {best.back()}});
    estimates_[k]->setPanel(one, true);
    estimates_[k]->fit();
    if (k == 0) estimatePanel_->legend()->setEntries(headEntries(one));
    const double change = best.back() - best[best.size() > 5 ? best.size() - 6 : 0];
    heads_[k].first->setText(QString::fromStdString(significantText(best.back(), 4)));
    // Beyond the digits shown of the value nothing has changed.
    const bool moved = std::abs(change) >= 5e-4 * std::abs(best.back());
    heads_[k].second->setText(
        !moved ? QStringLiteral("±0")
               : QString::fromStdString((change > 0 ? "+" : "") + significantText(change, 2)));
}

} // namespace rigor

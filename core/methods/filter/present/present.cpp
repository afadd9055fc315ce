#include "core/methods/filter/present/present.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/filter/causes/consistency.h"
#include "core/methods/filter/present/facts.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace rigor {

namespace {

using view::TableColumn;

constexpr std::size_t kMostStates = 8; ///< in the report

class FilterPresenter {
  public:
    FilterPresenter(const Result& head, const PresentContext& context)
        : context_(context), view_(viewOf(head)), result_(*view_->result), figures_(view_->figures) {}

    Presentation make() {
        made_.tellsVerdict = true;
        tellVerdict();
        addPages();
        made_.facts = filterFacts(*view_);
        if (result_.statesTable && !result_.statesTable->t.empty()) {
            made_.time = figures_.times().empty() ? result_.statesTable->t.back() : figures_.times().back();
            made_.factsAt = [view = view_](double t) { return filterFactsAt(*view, t); };
        }
        if (result_.innovations && context_.sections) addSections();
        if (result_.innovations && context_.predictions) addPredictions();
        return std::move(made_);
    }

  private:
    static std::shared_ptr<const FilterView> viewOf(const Result& head) {
        const auto result = std::make_shared<const FilterResult>(read<FilterResult>(head));
        Result rest;
        // Noise that was searched has no course over time.
        std::ranges::copy_if(head.unknowns, std::back_inserter(rest.unknowns), [&](const Estimate& e) {
            return !result->parameters || result->parameters->find(e.name);
        });
        rest.verdict = head.verdict;
        FilterFigures figures(result, rest.unknowns);
        return std::make_shared<const FilterView>(FilterView{std::move(rest), result, std::move(figures)});
    }

    void tellVerdict() {
        if (result_.steps > 0 && std::isfinite(result_.nis))
            made_.clause = result_.steps == 1
                               ? filled(sentence("Result", "1 step, mean NIS {}"), fixedText(result_.nis, 3))
                               : filled(sentence("Result", "{} steps, mean NIS {}"), countText(result_.steps),
                                        fixedText(result_.nis, 3));
        if (result_.verdict == toString(FilterVerdict::NotJudged))
            made_.pending = filled(sentence("Result", "The study judges from {} s on."),
                                   fixedText(result_.judgedFrom, 2));
        if (figures_.sensors() > 0) {
            Action show{Action::Kind::ShowPage, translate("Result", "Show innovations"), innovationsTitle()};
            show.chosen = {worstSensor()};
            made_.actions.push_back(std::move(show));
        }
        if (const NoiseOffered offered = noiseOffered(result_); offered != NoiseOffered::None)
            made_.actions.push_back({Action::Kind::ShowFact,
                                     offered == NoiseOffered::Process ? translate("Result", "Propose Q")
                                                                      : translate("Result", "Propose R"),
                                     textOf(offered)});
    }

    static std::string innovationsTitle() { return translate("Result", "Innovations"); }

    /// The one whose innovations say the most.
    std::size_t worstSensor() const {
        std::size_t worst = 0;
        for (std::size_t k = 0; result_.sensors && k < result_.sensors->size(); ++k)
            if ((*result_.sensors)[k].level > (*result_.sensors)[worst].level) worst = k;
        return worst;
    }

    void addPages() {
        const auto add = [&](std::string title, view::Body body, bool scrolls) {
            made_.pages.push_back({std::move(title), std::move(body), scrolls});
        };
        if (figures_.hasCurve()) add(translate("Result", "Curve"), curvePage(), true);
        if (figures_.states() > 0) add(translate("Result", "States"), statesPage(), true);
        if (figures_.sensors() > 0) add(innovationsTitle(), innovationsPage(), false);
        if (result_.parameters) add(translate("Result", "Unknowns"), unknownsPage(), true);
        if (figures_.hasCrossCheck()) add(translate("Result", "Cross-check"), crossCheckPage(), true);
    }

    view::Plot plot(FigurePanel (FilterFigures::*figure)() const) const {
        return {{}, {}, [view = view_, figure](const view::Chosen&) { return (view->figures.*figure)(); }};
    }

    view::Body curvePage() const {
        view::Replay replay{figures_.times(),
                            [view = view_](std::size_t k) {
                                // The last instant is the answer, with the fit of all data beside it.
                                return k + 1 >= view->figures.times().size() ? view->figures.curve()
                                                                             : view->figures.curveAt(k);
                            },
                            context_.modelText,
                            [result = view_->result](const std::string& state) {
                                return result->statesTable ? view::Signal{result->statesTable->t,
                                                                          result->statesTable->signal(state)}
                                                           : view::Signal{};
                            }};
        view::Split page{false, {std::move(replay)}, {380}};
        view::Plot nis = plot(&FilterFigures::nis);
        nis.overTime = true;
        page.parts.emplace_back(std::move(nis));
        page.shares.push_back(170);
        if (result_.sensorsTable) {
            page.parts.emplace_back(sensors());
            page.shares.push_back(160);
        }
        return page;
    }

    view::Table sensors() const {
        const SensorsTable& table = *result_.sensorsTable;
        std::vector<double> rates = table.rate;
        for (double& rate : rates) rate = std::round(10 * rate) / 10;
        TableColumn words{translate("Result", "in words"), {}, {}, textsOf(table.words)};
        for (std::size_t k = 0; result_.sensors && k < result_.sensors->size(); ++k)
            words.marks.push_back((*result_.sensors)[k].level > 0 ? (*result_.sensors)[k].words
                                                                  : std::string());
        return {translate("Result", "Sensors"),
                {},
                {{translate("Result", "sensor"), {}, {}, table.sensor},
                 {translate("Result", "rate"), "Hz", std::move(rates), {}},
                 {translate("Result", "used"), {}, table.values, {}, 0},
                 {translate("Result", "mean NIS"), {}, table.nis, {}, 3},
                 {translate("Result", "bias / σ"), {}, table.bias, {}, 3},
                 {translate("Result", "variance"), {}, table.variance, {}, 3},
                 {translate("Result", "largest autocorrelation"), {}, table.largestCorrelation, {}, 3},
                 {translate("Result", "Ljung-Box"), {}, table.ljungBox, {}, 1},
                 std::move(words)}};
    }

    view::Body statesPage() const {
        view::PlotStack stack;
        stack.titles.resize(figures_.states());
        stack.panel = [view = view_](std::size_t k, const view::Chosen&) { return view->figures.state(k); };
        return stack;
    }

    view::Body innovationsPage() const {
        view::Choice sensor{translate("Result", "Sensor shown"), {}};
        for (const InnovationColumns& one : result_.innovations->sensors)
            sensor.options.push_back(wordsOf(one.name));
        view::Plot of{{}, {std::move(sensor)}, [view = view_](const view::Chosen& chosen) {
                          return view->figures.innovation(chosen[0]);
                      }};
        return view::Split{false, {std::move(of), plot(&FilterFigures::autocorrelation)}, {320, 220}};
    }

    /// As many lines in one plot could not be told apart, and each has a band of its own.
    view::Body unknownsPage() const {
        view::PlotStack stack;
        const std::size_t count = view_->head.unknowns.size();
        stack.titles.resize(count);
        stack.panel = [view = view_](std::size_t k, const view::Chosen&) { return view->figures.unknown(k); };
        stack.across = std::clamp<std::size_t>(count, 1, 3);
        view::Split page{false, {std::move(stack)}, {}};
        if (result_.correlation && count > 1) page.parts.emplace_back(plot(&FilterFigures::correlation));
        return page;
    }

    view::Body crossCheckPage() const {
        view::Split pictures{true, {plot(&FilterFigures::crossCheckOfUnknowns)}, {}};
        if (!figures_.crossCheckOfCurve().series.empty())
            pictures.parts.emplace_back(plot(&FilterFigures::crossCheckOfCurve));
        return view::Split{false, {std::move(pictures), crossCheck()}, {360, 300}};
    }

    view::Table crossCheck() const {
        const auto& all = figures_.crossCheck();
        const bool common =
            std::all_of(all.begin(), all.end(), [&](const auto& c) { return c.unit == all.front().unit; });
        double largest = 0;
        for (const auto& c : all) largest = std::max(largest, std::abs(c.filter));
        const AxisUnit shown = common ? axisUnit(largest, all.front().unit) : AxisUnit();
        TableColumn name{translate("Result", "unknown"), {}, {}, {}},
            units{translate("Result", "unit"), {}, {}, {}},
            filter{translate("Result", "filter"), shown.unit, {}, {}},
            deviation{translate("Result", "standard deviation"), shown.unit, {}, {}},
            fit{translate("Result", "all data at once"), shown.unit, {}, {}},
            bound{translate("Result", "Cramér-Rao bound"), shown.unit, {}, {}},
            ratio{translate("Result", "deviation / bound"), {}, {}, {}, 2},
            off{translate("Result", "apart"), "σ", {}, {}, 2};
        // Each row is a quantity of its own: its digits are those of its errors.
        const auto add = [&](TableColumn& column, double number, double error) {
            const double value = shown.scale * number;
            column.numbers.push_back(value);
            column.texts.push_back(error > 0 ? fixedText(value, decimalsForError(shown.scale * error))
                                             : significantText(value));
        };
        for (const auto& c : all) {
            name.texts.push_back(estimateTitle(c.name));
            units.texts.push_back(unitText(c.unit));
            add(filter, c.filter, c.deviation);
            add(deviation, c.deviation, c.deviation);
            add(fit, c.allData, c.bound);
            add(bound, c.bound, c.bound);
            ratio.numbers.push_back(c.deviation / c.bound);
            off.numbers.push_back(c.off);
        }
        view::Table table{
            translate("Result", "Filter beside the fit of all data at once"),
            result_.allData->converged
                ? translate("Result",
                            "the fit has no process noise; no unbiased estimate is better than the bound")
                : translate("Result", "the fit did not converge: its bound is that of its last point"),
            {std::move(name)}};
        if (!common) table.columns.push_back(std::move(units));
        for (TableColumn* column : {&filter, &deviation, &fit, &bound, &ratio, &off})
            table.columns.push_back(std::move(*column));
        table.seen = 16; // every unknown, of many as many as a page holds
        return table;
    }

    void addSection(std::string title, Figure figure) {
        figure.description = figure.caption;
        made_.sections.push_back({"predictions", {}, std::move(title), {std::move(figure)}});
    }

    void addSections() {
        if (figures_.hasCurve()) {
            Figure figure{.name = "curve", .panelHeight = 190};
            figure.panels = {figures_.curve()};
            figure.caption =
                translate("Report", "Characteristic curve at the end of the record with its 95 % "
                                    "band and control points.");
            addSection(translate("Report", "Characteristic curve"), std::move(figure));
        }
        if (result_.sensors)
            made_.sections.push_back(
                {"predictions", {}, translate("Report", "May the filter be believed"), {sensorsOnPaper()}});
        Figure nis{.name = "nis", .columnWidths = {2, 1}, .panelHeight = 120};
        nis.panels = {figures_.nis(), figures_.autocorrelation()};
        nis.caption =
            translate("Report", "Left: normalised innovation squared over time. Right: autocorrelation "
                                "of the innovations with the 95 % bounds of white noise.");
        addSection(translate("Report", "Innovations over time"), std::move(nis));
        Figure states{.name = "states", .columnWidths = {1, 1}, .panelHeight = 110};
        for (std::size_t k = 0; k < figures_.states() && k < kMostStates; ++k)
            states.panels.push_back(figures_.state(k));
        states.caption =
            translate("Report", "Estimated states with their 95 % bands; the table states.csv holds "
                                "every instant.");
        if (!states.panels.empty()) addSection(translate("Report", "States"), std::move(states));
        if (!figures_.hasCrossCheck()) return;
        Figure check{.name = "cross-check", .panelHeight = 140};
        check.panels = {figures_.crossCheckOfUnknowns()};
        if (FigurePanel curve = figures_.crossCheckOfCurve(); !curve.series.empty())
            check.panels.push_back(std::move(curve));
        check.caption =
            translate("Report", "The filter beside the fit of all data at once: differences with the "
                                "95 % bars and bands of the filter and of the Cramér-Rao bound.");
        addSection(translate("Report", "Cross-check"), std::move(check));
        made_.sections.back().blocks.emplace_back(crossCheckOnPaper());
    }

    PaperTable sensorsOnPaper() const {
        PaperTable table{{{translate("Report", "Sensor")},
                          {translate("Report", "Values"), true},
                          {translate("Report", "Mean NIS"), true},
                          {translate("Report", "Bias / σ"), true},
                          {translate("Report", "Within 95 %"), true},
                          {translate("Report", "Largest autocorrelation"), true},
                          {translate("Report", "Ljung-Box"), true},
                          {translate("Report", "Lags outside"), true},
                          {translate("Report", "In words")}},
                         {},
                         {}};
        for (const SensorFinding& s : *result_.sensors)
            table.rows.push_back({s.sensor, countText(s.values), fixedText(s.nis, 3), fixedText(s.mean, 3),
                                  fixedText(100 * s.coverage, 1) + " %", fixedText(s.largestCorrelation, 3),
                                  significantText(s.ljungBox, 3),
                                  s.lagsOutside ? countText(*s.lagsOutside) : kMissingText, s.words});
        table.caption =
            filled(translate("Report", "Innovations from {:g} s on, made independent and of unit variance. A "
                                       "consistent filter has NIS 1, no bias, 95 % within the bounds and one "
                                       "lag in twenty outside."),
                   result_.judgedFrom);
        return table;
    }

    /// Value in the digits of its standard deviation, with one power of ten in both.
    PaperTable crossCheckOnPaper() const {
        PaperTable table{{{translate("Report", "Unknown")},
                          {translate("Report", "Unit")},
                          {translate("Report", "Filter"), true},
                          {translate("Report", "All data at once"), true},
                          {translate("Report", "σ / bound"), true},
                          {translate("Report", "Apart / σ"), true}},
                         {},
                         {}};
        for (const auto& c : figures_.crossCheck()) {
            const DisplayUnit unit = displayUnit(c.unit, c.filter);
            table.rows.push_back({c.name, unit.text,
                                  withErrorShort(c.filter * unit.scale, c.deviation * unit.scale),
                                  withErrorShort(c.allData * unit.scale, c.bound * unit.scale),
                                  fixedText(c.deviation / c.bound, 2), fixedText(c.off, 2)});
        }
        table.caption =
            translate("Report", "Filter: estimate and standard deviation at the end of the record. All "
                                "data at once: the fit without process noise with its Cramér-Rao "
                                "bound, below which no unbiased estimate from these data comes.");
        return table;
    }

    void addPredictions() {
        PredictionCollector collect(true);
        const InnovationsTable& table = *result_.innovations;
        for (const InnovationColumns& sensor : table.sensors) {
            PredictedOutput& to = collect.of(sensor.name, sensor.unit);
            const std::size_t rows = std::min(
                {table.t.size(), sensor.values.size(), sensor.deviations.size(), sensor.measured.size()});
            for (std::size_t i = 0; i < rows; ++i)
                PredictionCollector::add(to, "1", table.t[i], sensor.measured[i],
                                         sensor.measured[i] - sensor.values[i], sensor.deviations[i]);
        }
        made_.predictions = collect.take();
    }

    const PresentContext& context_;
    std::shared_ptr<const FilterView> view_;
    const FilterResult& result_;
    const FilterFigures& figures_;
    Presentation made_;
};

} // namespace

Presentation presentFilter(const Result& result, const PresentContext& context) {
    return FilterPresenter(result, context).make();
}

} // namespace rigor

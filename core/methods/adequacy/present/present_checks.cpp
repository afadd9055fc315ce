// Pages that question the data and the picture of the ellipsoid: models over the data, repeatability,
// coverage and profiles; and what to measure next.
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

using Figures = std::shared_ptr<const AdequacyFigures>;
using view::Line;
using view::Tone;

constexpr std::size_t kRowsSeen = 6; ///< of a table of proposals

/// A table for people, column by column.
class TableMaker {
  public:
    TableMaker(std::string title, std::string note) : table_{std::move(title), std::move(note), {}} {
        table_.seen = kRowsSeen;
    }
    TableMaker& numbers(std::string name, const std::vector<double>& values, const std::string& unit = {}) {
        table_.columns.push_back({std::move(name), unitText(unit), values, {}});
        return *this;
    }
    TableMaker& texts(std::string name, std::vector<std::string> values) {
        table_.columns.push_back({std::move(name), {}, {}, std::move(values)});
        return *this;
    }
    TableMaker& design(const DesignColumns& columns) {
        return numbers(translate("Column", "criterion"), columns.criterion, columns.unit)
            .numbers(translate("Column", "gain"), columns.gain)
            .numbers(translate("Column", "order"), columns.order)
            .numbers(translate("Column", "criterion together"), columns.together, columns.unit);
    }
    TableMaker& estimated(const std::vector<Estimated>& unknowns) {
        for (const Estimated& one : unknowns)
            numbers(one.name, one.values, one.unit)
                .numbers(one.name + " " + translate("Column", "standard error"), one.errors, one.unit);
        return *this;
    }
    view::Table take() { return std::move(table_); }

  private:
    view::Table table_;
};

/// Below the measured point of the experiment calibrates, from there on validates. Nothing without one, or
/// over the time.
Action splitAt(const FigurePanel& panel, const std::string& experiment) {
    double at = kNaN;
    const bool time = panel.x.quantity == "time";
    for (const FigureSeries& series : panel.series)
        for (std::size_t k = 0; k < series.keys.size() && !experiment.empty() && !time; ++k)
            if (series.keys[k] == experiment) at = series.x[k];
    Action action{Action::Kind::Split, translate("Result", "Split here"), {}};
    action.value = panel.x.quantity;
    if (std::isfinite(at)) {
        const std::string limit = significantText(at, 4);
        action.argument = experiment;
        action.text = filled(sentence("Result", "Split at {}"), limit);
        action.tip =
            filled(sentence("Result", "Adds a split: below {} calibrates, from there on validates."), limit);
    } else {
        action.tip =
            time ? translate("Result", "Splits are by an input, and none varies here.")
                 : translate("Result", "Click a measured point: what lies below it calibrates, the rest "
                                       "validates.");
    }
    return action;
}

/// Panels come in pairs: the models over the data of one output, and their residuals.
view::PlotStack trajectories(const Figures& figures) {
    const auto panels = std::make_shared<const std::vector<FigurePanel>>(figures->trajectoryPanels());
    const auto at = [panels](std::size_t plot, const view::Chosen& chosen) -> const FigurePanel& {
        return (*panels)[2 * (chosen.empty() ? 0 : chosen[0]) + plot];
    };
    view::PlotStack stack{{"", ""}, {}, at, {340, 300}}; // the axis of the residuals is named in full
    if (panels->size() > 2) {
        view::Choice choice{translate("Result", "Sensor shown"), {}};
        for (std::size_t k = 0; k < panels->size(); k += 2) choice.options.push_back((*panels)[k].title);
        stack.choices = {std::move(choice)};
    }
    stack.act = [at](const std::string& key, const view::Chosen& chosen) {
        return splitAt(at(0, chosen), key);
    };
    return stack;
}

/// Standard deviations in the unit in which each reads well. That of a difference and the number of classes
/// follow from what is shown; the file has them.
view::Table repeatability(const Shown& shown) {
    RepeatabilityTable rows = *shown.result->tables.repeatability;
    std::vector<std::string> units;
    for (std::size_t r = 0; r < rows.sensor.size(); ++r) {
        const DisplayUnit unit = displayUnit(shown.result->unitOf(rows.sensor[r]), valueAt(rows.sigma, r));
        units.push_back(unit.text);
        for (std::vector<double>* column : {&rows.sigma, &rows.stated})
            if (r < column->size()) (*column)[r] *= unit.scale;
    }
    const auto words = [](std::vector<std::string> cells) {
        for (std::string& cell : cells)
            if (!cell.empty()) cell = translate("Cell", cell.c_str());
        return cells;
    };
    TableMaker table(translate("Result", "Repeatability"), shown.captionOf("repeatability"));
    table.texts(translate("Column", "sensor"), rows.sensor)
        .numbers(translate("Column", "differences"), rows.differences)
        .numbers(translate("Column", "sigma from differences"), rows.sigma)
        .numbers(translate("Column", "stated sigma"), rows.stated)
        .texts(translate("Column", "unit"), std::move(units))
        .numbers(translate("Column", "chi squared"), rows.chiSquared)
        .numbers(translate("Column", "degrees of freedom"), rows.freedom)
        .numbers("p", rows.p);
    if (!rows.normal.empty())
        table.numbers(translate("Column", "p stated"), rows.pStated)
            .texts(translate("Column", "against stated"), words(rows.againstStated))
            .numbers(translate("Column", "p normal"), rows.pNormal)
            .texts(translate("Column", "normal"), words(rows.normal));
    return table.take();
}

view::Words repeatabilityWords(const RepeatabilityTable& rows) {
    view::Words words{translate("Result", "In words"), {}};
    const auto say = [&](std::string text, Tone tone) {
        words.lines.emplace_back(Line{std::move(text), tone});
    };
    for (std::size_t r = 0; r < std::min(rows.sensor.size(), rows.normal.size()); ++r) {
        const std::string& sensor = rows.sensor[r];
        const double p = valueAt(rows.pNormal, r);
        if (!std::isfinite(p))
            say(filled(sentence("Result", "{}: whether the differences are normal was not tested: they are "
                                          "too few, or all alike."),
                       sensor),
                Tone::Muted);
        else if (rows.normal[r] == kRejected)
            say(filled(sentence("Result", "{}: a normal distribution of the differences is rejected, {}."),
                       sensor, pValueText(p)),
                Tone::Doubtful);
        else
            say(filled(
                    sentence("Result", "{}: a normal distribution of the differences is not rejected, {}."),
                    sensor, pValueText(p)),
                Tone::Plain);
        if (r >= rows.againstStated.size()) continue;
        if (rows.againstStated[r] == "above")
            say(filled(sentence("Result",
                                "{} scatters more between the series than its stated standard deviation."),
                       sensor),
                Tone::Doubtful);
        if (rows.againstStated[r] == "below")
            say(filled(sentence("Result",
                                "{} scatters less between the series than its stated standard deviation."),
                       sensor),
                Tone::Doubtful);
    }
    say(translate("Result",
                  "These p-values are exact: by simulation of the same pairs, also where a series "
                  "takes part in two of them. All sentences on all sensors together are wrong for "
                  "right data at most as often as the significance says. The sigma and the p of the "
                  "table are the published ones, of the differences; sentences on the scatter rest "
                  "on that of the values about their means."),
        Tone::Muted);
    return words;
}

/// Plots beside each other, at most three in a row.
view::Panels gridOf(std::string title, std::vector<FigurePanel> panels) {
    view::Panels grid{std::move(title), {}, {}};
    grid.columns = static_cast<int>(std::clamp<std::size_t>(panels.size(), 2, 3));
    grid.panels = [panels = std::move(panels)](const view::Chosen&) { return panels; };
    return grid;
}

view::Body dataCheck(const Shown& shown) {
    view::Split words{
        true, {repeatability(shown), repeatabilityWords(*shown.result->tables.repeatability)}, {610, 290}};
    std::vector<FigurePanel> panels = shown.figures->quantilePanels();
    if (panels.empty()) return words;
    return view::Split{
        false,
        {gridOf(translate("Result", "Check of the data"), std::move(panels)), std::move(words)},
        {380, 220}};
}

view::Words coverageWords(const AdequacyResult& result) {
    const CoverageResult& c = *result.coverage;
    const double level = result.level();
    const bool holds = level >= c.lower && level <= c.upper;
    const auto percent = [](double share) { return fixedText(100 * share, 1); };
    view::Words words{
        translate("Result", "Coverage"),
        {Line{
             filled(sentence("Result",
                             "Data were drawn at the estimate with the stated standard deviations and fitted "
                             "again {} times. The ellipsoid of the refit holds the estimate in {} % of them "
                             "(95 % interval {} to {} %); it should in {} %."),
                    countText(c.refits), percent(c.share), percent(c.lower), percent(c.upper),
                    plainText(100 * level, 6))},
         Line{holds ? translate("Result", "The ellipsoid holds what it promises.")
                    : translate("Result", "The ellipsoid does not hold what it promises: the model bends "
                                          "within its confidence region. Trust the profiles."),
              holds && !result.isRejected() ? Tone::Good : Tone::Doubtful}}};
    if (result.isRejected())
        words.lines.emplace_back(
            Line{filled(sentence("Result", "This would hold if the model {} were right; it is rejected."),
                        result.estimated.model),
                 Tone::Doubtful});
    return words;
}

view::Table profileIntervals(const Shown& shown) {
    const ProfileIntervalsTable& rows = *shown.result->tables.profileIntervals;
    return TableMaker(translate("Result", "Profile intervals"), shown.captionOf("profile_intervals"))
        .texts(translate("Column", "unknown"), rows.unknown)
        .texts(translate("Column", "unit"), rows.unit)
        .numbers(translate("Column", "profile lower"), rows.lower)
        .numbers(translate("Column", "profile upper"), rows.upper)
        .numbers(translate("Column", "marginal lower"), rows.marginalLower)
        .numbers(translate("Column", "marginal upper"), rows.marginalUpper)
        .numbers(translate("Column", "bend"), rows.bend)
        .take();
}

view::Body coverage(const Shown& shown) {
    view::Split page{false, {}, {}};
    if (shown.result->coverage) {
        view::Split top{true, {}, {}};
        if (shown.figures->unknowns().size() > 1)
            top.parts.emplace_back(view::Linked{[figures = shown.figures](const view::PageChoice& choice) {
                RegionDrawing drawing = drawingOf(*figures, choice);
                drawing.refits = true;
                drawing.kind = RegionKind::Projection;
                return view::Plot{
                    translate("Result", "Refits of simulated data"),
                    {},
                    [shown = figures->estimateRegions(drawing)](const view::Chosen&) { return shown; }};
            }});
        top.parts.emplace_back(coverageWords(*shown.result));
        if (top.parts.size() > 1) top.shares = {520, 380};
        page.parts.emplace_back(std::move(top));
    }
    if (auto panels = shown.figures->profilePanels(); !panels.empty()) {
        page.parts.emplace_back(gridOf(translate("Result", "Profile likelihood"), std::move(panels)));
        if (shown.result->tables.profileIntervals) page.parts.emplace_back(profileIntervals(shown));
    }
    return page;
}

view::Words nextWords(const AdequacyResult& result) {
    view::Words words{
        translate("Result", "How to use it"),
        {Line{translate(
            "Result", "Experiments and sensors not measured yet are judged at the present estimate. Measure "
                      "the first, add its data, and run again: the estimate is renewed and with it the "
                      "order.")}}};
    if (result.tables.nextSeries)
        words.lines.emplace_back(
            Line{translate("Result", "Series with data are taken one after the other, and the unknowns are "
                                     "estimated anew with each: the criterion predicted stands beside the "
                                     "one reached.")});
    return words;
}

std::vector<view::Table> nextTables(const Shown& shown) {
    const Tables& t = shown.result->tables;
    std::vector<view::Table> tables;
    if (t.nextExperiment)
        tables.push_back(
            TableMaker(translate("Result", "Next experiment"), shown.captionOf("next_experiment"))
                .numbers(t.nextExperiment->input, t.nextExperiment->values, t.nextExperiment->unit)
                .design(t.nextExperiment->design)
                .numbers(translate("Column", "times"), t.nextExperiment->times)
                .take());
    if (const auto& steps = t.nextExperimentSteps)
        tables.push_back(
            TableMaker(translate("Result", "Next experiments, step by step"),
                       shown.captionOf("next_experiment_steps"))
                .numbers(translate("Column", "order"), steps->order)
                .numbers(steps->input, steps->values, steps->unit)
                .numbers(translate("Column", "criterion"), steps->criterion, steps->criterionUnit)
                .take());
    const auto kinds = [](const std::vector<std::string>& all) {
        std::vector<std::string> words;
        for (const std::string& kind : all)
            words.push_back(kind == kRepetition ? translate("Result", "repetition")
                                                : translate("Result", "with data"));
        return words;
    };
    if (t.nextSeries)
        tables.push_back(TableMaker(translate("Result", "Next series"), shown.captionOf("next_series"))
                             .texts(translate("Column", "series"), t.nextSeries->series)
                             .texts(translate("Column", "kind"), kinds(t.nextSeries->kind))
                             .numbers(translate("Column", "values"), t.nextSeries->values)
                             .design(t.nextSeries->design)
                             .numbers(translate("Column", "times"), t.nextSeries->times)
                             .take());
    if (const auto& steps = t.nextSeriesSteps)
        tables.push_back(
            TableMaker(translate("Result", "Next series steps"), shown.captionOf("next_series_steps"))
                .texts(translate("Column", "series"), steps->series)
                .texts(translate("Column", "kind"), kinds(steps->kind))
                .numbers(translate("Column", "predicted"), steps->predicted, steps->unit)
                .numbers(translate("Column", "criterion"), steps->criterion, steps->unit)
                .estimated(steps->unknowns)
                .take());
    if (t.plannedSensors)
        tables.push_back(
            TableMaker(translate("Result", "Planned sensors"), shown.captionOf("planned_sensors"))
                .texts(translate("Column", "sensor"), t.plannedSensors->sensor)
                .texts(translate("Column", "unit"), t.plannedSensors->unit)
                .numbers(translate("Column", "sigma"), t.plannedSensors->sigma)
                .design(t.plannedSensors->design)
                .take());
    return tables;
}

view::Body next(const Shown& shown) {
    view::Split page{false, {}, {}};
    if (shown.result->tables.nextExperiment)
        page.parts.emplace_back(view::Split{
            true,
            {view::Plot{translate("Result", "Next experiment"),
                        {},
                        [figures = shown.figures](const view::Chosen&) { return figures->nextPanel(); }},
             nextWords(*shown.result)},
            {600, 300}});
    else
        page.parts.emplace_back(nextWords(*shown.result));
    for (view::Table& table : nextTables(shown)) page.parts.emplace_back(std::move(table));
    return page;
}

} // namespace

std::string trajectoriesTitle() { return translate("Result", "Models over the data"); }

std::vector<view::Page> checkPagesOf(const Shown& shown) {
    const Tables& t = shown.result->tables;
    std::vector<view::Page> pages;
    if (t.trajectories) pages.push_back({trajectoriesTitle(), trajectories(shown.figures)});
    if (t.repeatability) pages.push_back({translate("Result", "Check of the data"), dataCheck(shown)});
    if (t.coverage || t.profile)
        pages.push_back({translate("Result", "Coverage and profiles"), coverage(shown)});
    if (t.nextExperiment || t.nextSeries || t.plannedSensors)
        pages.push_back({translate("Result", "Next experiment"), next(shown), true});
    return pages;
}

} // namespace rigor::adequacy

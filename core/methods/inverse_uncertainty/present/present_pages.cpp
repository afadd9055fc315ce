// Pages of the result: densities of all experiments, measured against predicted, the search, Sobol indices.
#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/present/present_parts.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>

namespace rigor::inverse {

namespace {

using Figures = std::shared_ptr<const InverseFigures>;

std::string searchTitle() { return translate("Result", "Search trace"); }

/// Small plots of all experiments.
view::Multiples lattice(const Figures& figures) {
    view::Multiples all{translate("Result", "All experiments"), figures->labels(),
                        [figures](std::size_t i) { return figures->densityPanel(i); }};
    all.note = [figures](std::size_t i) { return figures->distanceText(figures->distance(i)); };
    all.tip = [figures](std::size_t i) {
        std::string text = figures->conditionsText(i);
        if (const std::string problem = figures->problem(i); !problem.empty())
            text += (text.empty() ? "" : "\n") + problem;
        return text;
    };
    std::vector<std::size_t> asTheyAre;
    for (std::size_t i = 0; i < figures->count(); ++i) {
        all.flagged.push_back(!figures->explained(i) || figures->inTails(i));
        asTheyAre.push_back(i);
    }
    all.orders = {{translate("Result", "largest EMD first"), figures->byDistance()},
                  {translate("Result", "by number"), std::move(asTheyAre)}};
    return all;
}

view::SelectedPlot chosen(const Figures& figures) {
    return {[figures](const std::string& key, const view::Chosen&) {
        const int row = figures->row(key);
        FigurePanel panel = figures->densityPanel(row < 0 ? figures->count() : static_cast<std::size_t>(row));
        panel.title = filled(sentence("Result", "Experiment {}"), key);
        if (const std::string problem = row < 0 ? "" : figures->problem(static_cast<std::size_t>(row));
            !problem.empty())
            panel.note = problem;
        return panel;
    }};
}

/// Conditions as in the file, then what was measured and predicted in units that read well.
view::Table experimentsOf(const InverseFigures& figures) {
    constexpr int kTwo = 2;
    const ExperimentsTable& rows = figures.experiments();
    view::Table table{translate("Result", "Experiments"),
                      filled(sentence("Result", "{} rows · selection is shared with the plots"),
                             countText(static_cast<long long>(figures.count()))),
                      {{translate("Result", "No."), {}, {}, rows.experiment}},
                      rows.experiment};
    for (const ResultColumn& condition : rows.conditions) {
        view::TableColumn column{wordsOf(condition.name), {}, condition.numbers, condition.texts};
        if (condition.texts.empty()) {
            column.unit = unitText(condition.unit);
            column.decimals = decimalsForColumn(condition.numbers);
        }
        table.columns.push_back(std::move(column));
    }
    const auto add = [&](std::string name, const std::vector<double>& values, const DisplayUnit& unit,
                         int decimals) {
        if (values.empty()) return;
        view::TableColumn column{std::move(name), unit.text, values, {}, decimals};
        for (double& value : column.numbers) value *= unit.scale;
        table.columns.push_back(std::move(column));
    };
    const DisplayUnit plain{"–", 1};
    const int digits = figures.measuredDecimals();
    add(translate("Result", "measured"), rows.measured, figures.unit(), digits);
    add(translate("Result", "mean"), rows.mean, figures.unit(), digits);
    add(translate("Result", "sd"), rows.standardDeviation, figures.unit(), digits);
    add(translate("Result", "skewness"), rows.skewness, plain, kTwo);
    add(translate("Result", "kurtosis"), rows.kurtosis, plain, kTwo);
    add(translate("Result", "log L"), rows.logLikelihood, plain, kTwo);
    if (!figures.choseGaussian()) table.sortedBy = table.columns.size();
    add(translate("Result", "EMD max. ent."), rows.emdMaximumEntropy, figures.distanceUnit(),
        figures.distanceDecimals());
    if (figures.choseGaussian()) table.sortedBy = table.columns.size();
    add(translate("Result", "EMD Gauss"), rows.emdGaussian, figures.distanceUnit(),
        figures.distanceDecimals());
    if (std::ranges::any_of(rows.status, [](const std::string& s) { return s != kExplained; }))
        table.columns.push_back({translate("Result", "state"), {}, {}, rows.status});
    return table;
}

view::Body densities(const Figures& figures) {
    return view::Split{
        false,
        {view::Split{true, {lattice(figures), chosen(figures)}, {400, 500}}, experimentsOf(*figures)},
        {325, 363}};
}

view::Body predictions(const Shown& shown) {
    const Figures figures = shown.figures;
    view::PlotStack scatter;
    scatter.titles = {translate("Result", "Measured against predicted"), translate("Result", "Residuals")};
    scatter.panel = [figures](std::size_t plot, const view::Chosen&) {
        FigurePanel panel = plot == 0 ? figures->measuredAgainstPredicted() : figures->residuals();
        panel.note = figures->coverageText();
        return panel;
    };
    scatter.shares = {450, 220};
    view::Plot histogram{translate("Result", "Probabilities of the measured values"), {}, {}};
    histogram.panel = [figures, p = shown.result->modelClassP](const view::Chosen&) {
        FigurePanel panel = figures->probabilityHistogram();
        if (std::isfinite(p)) panel.note = pValueText(p);
        return panel;
    };
    return view::Split{true, {std::move(scatter), std::move(histogram)}, {580, 320}};
}

view::Body search(const Shown& shown) {
    constexpr int kMostBeside = 4;
    std::vector<FigurePanel> estimates = shown.figures->estimateTraces(shown.head.unknowns);
    view::Plot objective{translate("Result", "Search"), {}, [figures = shown.figures](const view::Chosen&) {
                             return figures->objectiveTrace();
                         }};
    if (estimates.empty()) return objective;
    for (FigurePanel& panel : estimates) panel.y.quantity.clear(), panel.y.unit.clear();
    view::Panels paths{translate("Result", "Estimate and its movement"), {}, {}};
    paths.note = translate("Result", "best so far");
    paths.columns = std::min(kMostBeside, static_cast<int>(estimates.size()));
    paths.panels = [estimates = std::move(estimates)](const view::Chosen&) { return estimates; };
    return view::Split{false, {std::move(objective), std::move(paths)}, {330, 350}};
}

view::Body sobol(const Figures& figures) {
    view::Split single{false, {}, {}};
    for (const std::string& unknown : figures->sobolUnknowns()) {
        single.parts.push_back(view::Plot{
            filled(sentence("Result", "{}, each experiment"), unknown),
            {},
            [figures, unknown](const view::Chosen&) { return figures->sobolPerExperiment(unknown); }});
        single.shares.push_back(1);
    }
    return view::Split{true,
                       {view::Plot{translate("Result", "Mean over the experiments"),
                                   {},
                                   [figures](const view::Chosen&) { return figures->sobolMeans(); }},
                        std::move(single)},
                       {2, 3}};
}

/// Why a view has nothing to show.
view::Nothing nothing(const Shown& shown, std::string line, bool isSearch) {
    const bool traced = shown.result->trace.has_value();
    view::Nothing page{std::move(line), {}, {{Action::Kind::RunAgain, translate("Result", "Run again"), {}}}};
    if (isSearch && traced)
        page.why =
            shown.head.unknowns.empty()
                ? translate("Result", "Nothing was found before the run ended. Run again and let the "
                                      "search end.")
                : translate("Result", "The run ended in the first generation: there is no path to show "
                                      "yet. The best values of that generation are at the right.");
    else if (shown.head.outcome == RunOutcome::Cancelled)
        page.why =
            translate("Result", "The run was cancelled before they were computed. Run again and let the "
                                "search end, or look at what it had reached.");
    else if (isSearch)
        page.why = translate("Result", "The distributions were given in the study, not searched.");
    else
        page.why = shown.head.message();
    if (!isSearch && traced) page.actions.push_back({Action::Kind::ShowPage, searchTitle(), searchTitle()});
    return page;
}

} // namespace

std::vector<view::Page> pagesOf(const Shown& shown) {
    const InverseFigures& figures = *shown.figures;
    const bool any = figures.count() > 0,
               moved = shown.result->trace && shown.result->trace->iteration.size() > 1;
    const auto page = [](std::string title, bool some, const auto& body, auto empty) {
        return view::Page{std::move(title), some ? view::Body(body()) : view::Body(std::move(empty))};
    };
    return {page(
                translate("Result", "Densities"), any, [&] { return densities(shown.figures); },
                nothing(shown, translate("Result", "No densities"), false)),
            page(
                translate("Result", "Measured against predicted"), any, [&] { return predictions(shown); },
                nothing(shown, translate("Result", "No predictions"), false)),
            page(
                searchTitle(), moved, [&] { return search(shown); },
                nothing(shown, translate("Result", "No search"), true)),
            page(
                translate("Result", "Sobol indices"), !figures.sobolUnknowns().empty(),
                [&] { return sobol(shown.figures); },
                nothing(shown, translate("Result", "No Sobol indices"), false))};
}

} // namespace rigor::inverse

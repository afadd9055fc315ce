// Pages about the answer: models by splits, estimates and covariance, sets of sensors.
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/present/present_parts.h"

#include <algorithm>
#include <cmath>

namespace rigor::adequacy {

namespace {

using Figures = std::shared_ptr<const AdequacyFigures>;
using view::Line;
using view::PageChoice;
using view::Tone;

constexpr std::size_t kMostDots = 8;     ///< sensors that have a column each
constexpr std::size_t kMostPictures = 4; ///< that fit without scrolling

/// What is linked to the choice of the page.
view::Linked plotOf(std::function<FigurePanel(const PageChoice&)> panel) {
    return {[panel = std::move(panel)](const PageChoice& choice) {
        return view::Plot{"", {}, [shown = panel(choice)](const view::Chosen&) { return shown; }};
    }};
}

std::string percentOf(const RegionDrawing& drawing) { return plainText(100 * drawing.level, 6); }

view::Linked splitPlot(const Figures& figures) {
    return plotOf([figures](const PageChoice& choice) {
        const RegionDrawing drawing = drawingOf(*figures, choice);
        const std::string split = selectedSplit(figures->result(), choice)->split;
        const bool pair = figures->unknowns().size() > 1;
        FigurePanel panel =
            pair ? figures->splitRegions(split, drawing) : figures->splitIntervals(split, drawing);
        panel.title = pair ? filled(sentence("Result", "{} % confidence ellipses"), percentOf(drawing))
                           : filled(sentence("Result", "{} % confidence intervals"), percentOf(drawing));
        panel.note = filled(sentence("Result", "split {}"), split);
        return panel;
    });
}

Tone toneOf(const std::string& verdict) {
    return verdict == kRejected ? Tone::Bad : verdict == kConsistent ? Tone::Good : Tone::Doubtful;
}

view::Matrix::Cell cellOf(const SplitResult& split) {
    view::Matrix::Cell cell{splitKey(split), toneOf(split.verdict)};
    if (split.verdict == kNotTested) {
        cell.strong = translate("Result", "not tested");
        cell.words = filled(sentence("Result", "{}, {}: not tested, one side has no estimate"), split.model,
                            split.split);
        return cell;
    }
    cell.strong = probabilityText(split.p);
    cell.small = probabilityText(split.pPublished);
    const std::string verdict =
        split.verdict == kRejected ? translate("Result", "rejected")
        : split.verdict == kMisfit
            ? translate("Result", "misfit: the sides agree, but the model does not fit the data")
            : translate("Result", "consistent");
    cell.words = filled(sentence("Result", "{}, {}: {}; {} with both covariances, {} after Holm's "
                                           "correction, {} by the published rule"),
                        split.model, split.split, verdict, pValueText(split.p), probabilityText(split.pHolm),
                        cell.small);
    return cell;
}

view::Matrix verdicts(const Shown& shown) {
    const AdequacyFigures& figures = *shown.figures;
    view::Matrix matrix{.title = translate("Result", "p-values, models × splits"),
                        .note = translate("Result", "bold: both covariances"),
                        .name = translate("Result", "p-values, models by splits"),
                        .about = kAboutSplits,
                        .corner = translate("Result", "Model"),
                        .rows = figures.models(),
                        .columns = figures.splits(),
                        .rowNote = translate("Result", "published rule")};
    for (const std::string& model : figures.models())
        for (const std::string& name : figures.splits()) {
            const SplitResult* split = figures.split(model, name);
            matrix.cells.push_back(split ? cellOf(*split) : view::Matrix::Cell{});
        }
    for (const ModelVerdictResult& model : shown.result->models)
        matrix.lines.emplace_back(Line{model.words, toneOf(model.verdict), {}, true});
    matrix.lines.emplace_back(
        Line{filled(sentence("Result",
                             "A model is rejected where p with both covariances, after Holm's correction "
                             "over its {} splits and its fit, is below {}; where values were measured again, "
                             "sensors that scatter more than stated are not held against it. The published "
                             "rule takes the estimate of the validation for exact and rejects right models "
                             "far too often; it is shown for comparison and decides nothing."),
                    figures.splits().size(), plainText(shown.result->significance, 3)),
             Tone::Muted});
    if (shown.result->tables.trajectories)
        matrix.lines.emplace_back(Action{Action::Kind::ShowPage,
                                         translate("Result", "Show the models over the data"),
                                         trajectoriesTitle()});
    return matrix;
}

view::Table sensorSets(const AdequacyResult& result) {
    view::Table table{translate("Result", "Sensor selection"), {}, {}};
    const std::size_t count = result.sets.size();
    const bool listed = count > 1;
    if (result.isRejected())
        table.note =
            listed ? filled(sentence("Result", "all {} sets, each with its own estimate; smaller is better; "
                                               "of the model {}, which is rejected"),
                            count, result.estimated.model)
                   : filled(sentence("Result", "only the set of all; of the model {}, which is rejected"),
                            result.estimated.model);
    else
        table.note = listed ? filled(sentence("Result", "all {} sets, each with its own estimate; smaller is "
                                                        "better"),
                                     count)
                            : translate("Result", "only the set of all");
    table.sortedBy = view::kAsTheyAre;
    table.about = kAboutSets;
    table.columns.push_back({.name = translate("Result", "Sensors"), .strong = true});
    const std::size_t dots = result.outputUnits.size() <= kMostDots ? result.outputUnits.size() : 0;
    for (std::size_t s = 0; s < dots; ++s) table.columns.push_back({.name = result.outputUnits[s].first});
    const auto add = [&](std::string name, int decimals, bool bar) -> view::TableColumn& {
        return table.columns.emplace_back(
            view::TableColumn{.name = std::move(name), .decimals = decimals, .bar = bar});
    };
    const std::size_t first = table.columns.size();
    add(translate("Result", "A, trace"), 2, true);
    add(translate("Result", "D, determinant"), 2, true);
    add(translate("Result", "E, largest eigenvalue"), 2, true);
    add("ME", 2, false);
    add(translate("Result", "condition"), -1, false);
    view::TableColumn words{.name = translate("Result", "in words")};
    const auto views = sensorSetViews(result);
    for (std::size_t k = 0; k < count; ++k) {
        const SensorSetResult& set = result.sets[k];
        table.keys.push_back(set.names());
        table.columns[0].texts.push_back(set.names());
        for (std::size_t s = 0; s < dots; ++s) {
            const bool used =
                std::ranges::find(set.sensors, result.outputUnits[s].first) != set.sensors.end();
            table.columns[1 + s].texts.emplace_back(used ? "●" : "○");
        }
        const double numbers[] = {views[k].a, views[k].d, views[k].e, views[k].modifiedE, set.condition};
        for (std::size_t c = 0; c < std::size(numbers); ++c)
            table.columns[first + c].numbers.push_back(numbers[c]);
        words.texts.push_back(views[k].words);
        words.marks.push_back(set.reason);
    }
    table.columns.push_back(std::move(words));
    return table;
}

view::Body adequacyPage(const Shown& shown) {
    view::Split top{true, {splitPlot(shown.figures), verdicts(shown)}, {350, 530}};
    if (shown.result->sets.size() < 2) return top;
    return view::Split{false, {std::move(top), sensorSets(*shown.result)}, {430, 230}};
}

/// Every unknown in the unit it reads well in, with both kinds of interval, of the model chosen.
view::Table intervals(const AdequacyFigures& figures, const std::string& model) {
    const AdequacyResult& result = figures.result();
    view::Table table{translate("Result", "Estimates"), {}, {}};
    table.columns = {{.name = translate("Result", "unknown")},
                     {.name = translate("Result", "value ± std. error"), .strong = true},
                     {.name = translate("Result", "unit")},
                     {.name = translate("Result", "marginal interval")},
                     {.name = translate("Result", "joint interval")}};
    table.whole = true;
    bool rejected = model.empty() && result.isRejected();
    const auto add = [&](const EstimatesTable& rows, std::size_t r, bool atBound) {
        const std::string name = valueAt(rows.unknown, r);
        const DisplayUnit unit = figures.unitOf(name);
        const EstimateText marginal = shown(estimateIn(rows, r, false, atBound), unit);
        const std::string cells[] = {name, marginal.withError, unit.text, marginal.intervalOrRemark(),
                                     shown(estimateIn(rows, r, true, atBound), unit).interval};
        for (std::size_t c = 0; c < std::size(cells); ++c) table.columns[c].texts.push_back(cells[c]);
    };
    if (const auto& own = result.tables.estimates; own && model.empty())
        for (std::size_t r = 0; r < own->unknown.size(); ++r)
            add(*own, r, own->value[r] == own->marginalLower[r] || own->value[r] == own->marginalUpper[r]);
    if (const auto& all = result.tables.modelEstimates; all && !model.empty())
        for (std::size_t r = 0; r < all->model.size(); ++r) {
            if (all->model[r] != model) continue;
            rejected = valueAt(all->verdict, r) == kRejected || valueAt(all->verdict, r) == kMisfit;
            add(all->estimates, r, valueAt(all->atBound, r) == "yes");
        }
    const std::string& name = model.empty() ? result.estimated.model : model;
    table.note = rejected ? filled(sentence("Result", "of the model {}, which is rejected"), name)
                 : model.empty()
                     ? translate("Result", "intervals of the level of the run; full digits in the export")
                     : filled(sentence("Result", "of the model {}, which the data do not reject"), name);
    return table;
}

view::Linked intervalsOf(const Figures& figures) {
    view::Linked linked{[figures](const PageChoice& choice) {
        return intervals(*figures, shownModel(figures->result(), choice));
    }};
    if (figures->result().modelEstimates.size() > 1) linked.settings = {modelSetting(figures->result())};
    return linked;
}

view::Table correlation(const AdequacyFigures& figures) {
    const AdequacyResult& result = figures.result();
    view::Table table{result.isRejected() ? filled(sentence("Result", "Correlation, model {}, rejected"),
                                                   result.estimated.model)
                                          : translate("Result", "Correlation"),
                      translate("Result", "Correlation of the unknowns, from the covariance with second "
                                          "derivatives where the run has it."),
                      {{.name = translate("Column", "unknown")}}};
    for (std::size_t k = 0; k < figures.unknowns().size(); ++k) {
        const std::string& name = figures.unknowns()[k].name;
        table.columns.front().texts.push_back(name);
        view::TableColumn column{.name = name};
        for (const auto& row : result.covariance.correlation) column.numbers.push_back(valueAt(row, k));
        table.columns.push_back(std::move(column));
    }
    return table;
}

/// Whether the ellipsoid is a fair picture, and what to do where it is not.
view::Words pictureWords(const AdequacyResult& result) {
    const ContourResult& contour = *result.contour;
    view::Words words{translate("Result", "Is the ellipsoid a fair picture?"), {}};
    // That an ellipsoid is a fair picture is good news, of whichever model.
    if (result.isRejected())
        words.lines.emplace_back(
            Line{filled(sentence("Result", "This is about the estimate of the model {}, which is rejected."),
                        result.estimated.model),
                 Tone::Doubtful});
    words.lines.emplace_back(Line{contour.words, contour.fair ? Tone::Good : Tone::Doubtful, {}, true});
    if (result.tables.profileIntervals) {
        words.lines.emplace_back(
            Line{translate("Result",
                           "The intervals by profile likelihood stand in the view Coverage and profiles."),
                 Tone::Muted});
        return words;
    }
    words.lines.emplace_back(
        Line{contour.fair
                 ? translate("Result", "Profile likelihood would give nearly the same intervals.")
                 : translate("Result", "Profile likelihood holds each unknown at values around its estimate "
                                       "and fits the others again: its intervals need no linearisation."),
             Tone::Muted});
    words.lines.emplace_back(
        Action{Action::Kind::SwitchOn, translate("Result", "Run with profile likelihood"), "profile"});
    return words;
}

view::Linked pairPlot(const Figures& figures, std::size_t first, std::size_t second) {
    return plotOf([figures, first, second](const PageChoice& choice) {
        RegionDrawing drawing = drawingOf(*figures, choice);
        drawing.first = first, drawing.second = second;
        drawing.model = shownModel(figures->result(), choice);
        FigurePanel panel = figures->estimateRegions(drawing);
        const std::string &x = figures->unknowns()[first].name, &y = figures->unknowns()[second].name;
        panel.title =
            drawing.model.empty()
                ? filled(sentence("Result", "{} and {}, {} %"), x, y, percentOf(drawing))
                : filled(sentence("Result", "{} and {}, {} %, {}"), x, y, percentOf(drawing), drawing.model);
        return panel;
    });
}

view::Linked solidOf(const Figures& figures) {
    return {[figures](const PageChoice& choice) -> view::Body {
        RegionDrawing drawing = drawingOf(*figures, choice);
        drawing.model = shownModel(figures->result(), choice);
        const std::string title = translate("Result", "Ellipsoid of all three");
        const auto shown = figures->solid(drawing);
        if (!shown) return view::Words{title, {}};
        view::Solid solid{title,
                          translate("Result", "drag or arrow keys turn it"),
                          translate("Result", "Confidence ellipsoid of three unknowns"),
                          shown->shape,
                          {}};
        for (std::size_t k = 0; k < 3; ++k) solid.axes[k] = shown->axes[k][0] + "\n" + shown->axes[k][1];
        return solid;
    }};
}

/// Two beside each other.
view::Body inRows(std::vector<view::Body> bodies) {
    view::Split rows{false, {}, {}};
    for (std::size_t k = 0; k < bodies.size(); k += 2) {
        if (k + 1 == bodies.size())
            rows.parts.push_back(std::move(bodies[k]));
        else
            rows.parts.emplace_back(
                view::Split{true, {std::move(bodies[k]), std::move(bodies[k + 1])}, {1, 1}});
        rows.shares.push_back(1);
    }
    if (rows.parts.size() == 1) return std::move(rows.parts.front());
    return rows;
}

view::Page estimatesPage(const Shown& shown) {
    const AdequacyFigures& figures = *shown.figures;
    std::vector<view::Body> pictures;
    for (const auto& [first, second] : figures.pairs())
        pictures.emplace_back(pairPlot(shown.figures, first, second));
    if (figures.solid({})) pictures.emplace_back(solidOf(shown.figures));
    view::Split right{false, {}, {}};
    if (shown.result->tables.estimates) right.parts.emplace_back(intervalsOf(shown.figures));
    if (!shown.result->covariance.correlation.empty()) right.parts.emplace_back(correlation(figures));
    if (shown.result->contour) right.parts.emplace_back(pictureWords(*shown.result));
    view::Page page{translate("Result", "Estimates and covariance"), {}, pictures.size() > kMostPictures};
    view::Split all{true, {}, {450, 450}};
    if (!pictures.empty()) all.parts.push_back(inRows(std::move(pictures)));
    if (!right.parts.empty()) all.parts.emplace_back(std::move(right));
    if (all.parts.size() < 2) all.shares.clear();
    page.body = std::move(all);
    return page;
}

view::Linked setsPlot(const Figures& figures) {
    return plotOf([figures](const PageChoice& choice) {
        const RegionDrawing drawing = drawingOf(*figures, choice);
        std::vector<std::string> sets;
        for (const std::string& set : {chosenSet(figures->result()), choice.key(kAboutSets)})
            if (!set.empty() && std::ranges::find(sets, set) == sets.end()) sets.push_back(set);
        FigurePanel panel = figures->sensorSetRegions(sets, drawing);
        panel.title = filled(sentence("Result", "{} % regions of the sets"), percentOf(drawing));
        panel.note = translate("Result", "chosen set and the selected one");
        return panel;
    });
}

view::Body sensorsPage(const Shown& shown) {
    view::Words words{
        translate("Result", "What the numbers mean"),
        {Line{translate("Result", "Every set has its own estimate. A is the sum of the variances, D the "
                                  "squared volume of the ellipsoid, E its longest semi-axis squared, ME "
                                  "longest over shortest; here over those of the chosen set, so 0.81 in E is "
                                  "an ellipsoid a tenth shorter.")},
         Line{translate("Result", "A, E and ME add or compare numbers of different units where the unknowns "
                                  "have different units; D does not depend on units.")}}};
    for (const SensorSetResult& set : shown.result->sets)
        if (!set.reason.empty())
            words.lines.emplace_back(Line{
                set.determined // on a bound of the search
                    ? set.reason + "."
                    : filled(sentence("Result", "{}. Its numbers would mean nothing and are not ranked."),
                             set.reason),
                Tone::Doubtful, set.names() + ":", true});
    view::Split top{true, {}, {480, 420}};
    if (shown.figures->unknowns().size() > 1) top.parts.emplace_back(setsPlot(shown.figures));
    top.parts.emplace_back(std::move(words));
    if (top.parts.size() < 2) top.shares.clear();
    return view::Split{false, {std::move(top), sensorSets(*shown.result)}, {400, 280}};
}

} // namespace

std::vector<view::Page> pagesOf(const Shown& shown) {
    std::vector<view::Page> pages;
    if (!shown.result->splits.empty())
        pages.push_back({translate("Result", "Adequacy"), adequacyPage(shown)});
    if (!shown.figures->unknowns().empty()) pages.push_back(estimatesPage(shown));
    if (!shown.result->sets.empty()) pages.push_back({translate("Result", "Sensors"), sensorsPage(shown)});
    for (view::Page& page : checkPagesOf(shown)) pages.push_back(std::move(page));
    return pages;
}

} // namespace rigor::adequacy

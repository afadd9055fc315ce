#include "core/methods/verified/present/present.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/estimate_text.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/methods/verified/present/figures.h"
#include "core/presentation/display_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>

namespace rigor {

namespace {

using view::TableColumn;

constexpr int kMostDecimals = 15;

std::string columnName(const char* name) { return translate("Column", name); }

/// Sensors by name; what else excludes in words.
std::vector<std::string> excludersOf(const ExclusionTable& table) {
    std::vector<std::string> names;
    for (const std::string& name : table.sensor)
        names.push_back(name == kStandstill ? translate("Result", "standstill")
                        : name == kModel    ? translate("Result", "model")
                                            : name);
    return names;
}

class VerifiedPresenter {
  public:
    VerifiedPresenter(const Result& head, const PresentContext& context)
        : head_(head), context_(context),
          result_(std::make_shared<const VerifiedResult>(read<VerifiedResult>(head))),
          figures_(std::make_shared<const VerifiedFigures>(result_)) {}

    Presentation make() {
        tellVerdict();
        addPages();
        addGuaranteed();
        addMeaningOfEmpty();
        if (!result_->assumptions.empty()) {
            auto& basis = group(translate("Result", "What the proof rests on"));
            for (const Message& one : result_->assumptions) basis.items.emplace_back(one);
        }
        addPoint();
        addCounts();
        if (context_.sections) addSections();
        if (context_.predictions) addPredictions();
        return std::move(made_);
    }

  private:
    view::FactGroup& group(std::string title) {
        return made_.facts.emplace_back(view::FactGroup{std::move(title), {}});
    }

    void tellVerdict() {
        if (result_->emptyFrom)
            made_.clause = filled(sentence("Result", "empty from {} s on"), plainText(*result_->emptyFrom));
        else if (result_->boxes)
            made_.clause = *result_->boxes == 1
                               ? translate("Result", "1 box left")
                               : filled(sentence("Result", "{} boxes left"), countText(*result_->boxes));
        if (head_.outcome == RunOutcome::Answered) {
            made_.tellsVerdict = true;
            made_.proven = head_.qualityWarnings.empty() && head_.verdict.proof;
            made_.actions.push_back(
                {Action::Kind::Copy, translate("Result", "Copy statement"), head_.message()});
        } else if (head_.outcome == RunOutcome::Empty) {
            if (result_->contradictionLine)
                made_.actions.push_back(
                    {Action::Kind::ShowLine,
                     filled(sentence("Result", "Show line {}"), *result_->contradictionLine),
                     std::to_string(*result_->contradictionLine)});
            made_.actions.push_back({Action::Kind::Guide, translate("Result", "What can I do?"), {}});
        }
    }

    void addPages() {
        if (figures_->hasTrajectory() || figures_->hasBoxes())
            made_.pages.push_back({translate("Result", "Enclosures"), enclosures()});
        if (figures_->hasEffort()) {
            made_.pages.push_back({translate("Result", "Boxes over time"), plot(&VerifiedFigures::boxes)});
            made_.pages.push_back({translate("Result", "Effort per step"), plot(&VerifiedFigures::effort)});
        }
        if (result_->exclusions)
            made_.pages.push_back({translate("Result", "What excluded the last boxes"), exclusions()});
        if (result_->motions)
            made_.pages.push_back({translate("Result", "Values between standstills"), motions()});
    }

    view::Plot plot(FigurePanel (VerifiedFigures::*figure)() const) const {
        return {(figures_.get()->*figure)().title, {}, [figures = figures_, figure](const view::Chosen&) {
                    return (figures.get()->*figure)();
                }};
    }

    view::Body enclosures() const {
        view::Split page;
        if (figures_->hasTrajectory()) {
            page.parts.emplace_back(
                view::Split{false, {tubes(), plot(&VerifiedFigures::widths)}, {400, 260}});
            page.shares.push_back(560);
        }
        if (!figures_->contradiction().series.empty()) {
            view::Split right{false, {}, {}};
            if (result_->exclusions) right.parts.emplace_back(gaps());
            right.parts.emplace_back(plot(&VerifiedFigures::contradiction));
            right.shares.assign(right.parts.size(), 1);
            page.parts.emplace_back(std::move(right));
            page.shares.push_back(380);
        } else if (figures_->hasBoxes() && result_->parameters.size() > 1) {
            page.parts.emplace_back(projection());
            page.shares.push_back(380);
        }
        return page;
    }

    /// Only a state that is measured is shown about its middle: there the band of the sensor says how narrow
    /// it is.
    view::PlotStack tubes() const {
        view::PlotStack stack;
        for (const std::string& state : result_->states) stack.titles.push_back(wordsOf(state));
        stack.choices = {{translate("Result", "How the states are shown"),
                          {translate("Result", "around the middle"), translate("Result", "signal")}}};
        stack.panel = [figures = figures_, result = result_](std::size_t k, const view::Chosen& chosen) {
            const FigurePanel about = figures->tube(result->states[k], true);
            return chosen[0] == 0 && about.series.size() > 1 ? about
                                                             : figures->tube(result->states[k], false);
        };
        return stack;
    }

    view::Plot projection() const {
        view::Plot shown{figures_->projection(0, 1).title, {}, {}};
        if (result_->parameters.size() > 2) {
            std::vector<std::string> names;
            for (const std::string& name : result_->parameters) names.push_back(wordsOf(name));
            shown.choices = {{translate("Result", "Unknown on the horizontal axis"), names, 0},
                             {translate("Result", "Unknown on the vertical axis"), names, 1}};
        }
        shown.panel = [figures = figures_](const view::Chosen& chosen) {
            return chosen.empty() ? figures->projection(0, 1) : figures->projection(chosen[0], chosen[1]);
        };
        return shown;
    }

    /// How far apart the simulated and the allowed values were. Where they overlap, several sensors excluded
    /// the box together.
    view::Table gaps() const {
        const ExclusionTable& table = *result_->exclusions;
        TableColumn gap{columnName("gap"), unitText(table.unit), {}, {}};
        for (std::size_t k = 0; k < table.t.size(); ++k)
            gap.numbers.push_back(table.gap(k) > 0 ? table.gap(k) : kNaN);
        return {translate("Result", "What excluded the last boxes"),
                translate("Result", "latest first"),
                {{columnName("sensor"), {}, {}, excludersOf(table)},
                 {columnName("line"), {}, table.line, {}},
                 {"t", "s", table.t, {}},
                 std::move(gap)}};
    }

    /// The bounds with the digits that tell the narrowest gap, outward.
    view::Table exclusions() const {
        const ExclusionTable& table = *result_->exclusions;
        double narrowest = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < table.t.size(); ++k)
            if (const double gap = table.gap(k); gap > 0) narrowest = std::min(narrowest, gap);
        const int decimals =
            std::isfinite(narrowest)
                ? std::clamp(1 - static_cast<int>(std::floor(std::log10(narrowest))), 0, kMostDecimals)
                : -1;
        const std::string unit = unitText(table.unit);
        TableColumn columns[] = {{columnName("simulated lower"), unit, table.simulatedLower, {}, decimals},
                                 {columnName("simulated upper"), unit, table.simulatedUpper, {}, decimals},
                                 {columnName("allowed lower"), unit, table.allowedLower, {}, decimals},
                                 {columnName("allowed upper"), unit, table.allowedUpper, {}, decimals}};
        for (const int c : {0, 2})
            for (std::size_t k = 0; decimals >= 0 && k < table.t.size(); ++k) {
                double &lower = columns[c].numbers[k], &upper = columns[c + 1].numbers[k];
                if (!(lower <= upper) || !std::isfinite(lower) || !std::isfinite(upper)) continue;
                const OutwardDecimals shown = outwardDecimals({lower, upper}, decimals);
                lower = shown.lower, upper = shown.upper;
            }
        view::Table shown{translate("Result", "What excluded the last boxes"),
                          captionOf("exclusions"),
                          {{columnName("sensor"), {}, {}, excludersOf(table)},
                           {columnName("line"), {}, table.line, {}},
                           {"t", "s", table.t, {}}}};
        for (TableColumn& column : columns) shown.columns.push_back(std::move(column));
        return shown;
    }

    /// The bounds of each motion with the digits that the narrowest asks for, outward, in the unit of their
    /// parameter.
    view::Table motions() const {
        const MotionTable& table = *result_->motions;
        std::vector<Estimate> bounds;
        int decimals = 0;
        TableColumn unit{columnName("unit"), {}, {}, {}};
        for (std::size_t k = 0; k < table.parameter.size(); ++k) {
            Estimate e;
            e.name = table.parameter[k];
            for (const Estimate& unknown : head_.unknowns)
                if (unknown.name == e.name) e = unknown;
            e.lower = table.lower[k], e.upper = table.upper[k];
            if (std::isfinite(e.upper - e.lower)) decimals = std::max(decimals, shownBounds(e).decimals);
            unit.texts.push_back(unitText(e.unit));
            bounds.push_back(std::move(e));
        }
        TableColumn lower{columnName("lower"), {}, {}, {}, decimals},
            upper{columnName("upper"), {}, {}, {}, decimals};
        for (const Estimate& e : bounds) {
            const bool known = std::isfinite(e.upper - e.lower);
            const OutwardDecimals shown =
                known ? shownBounds(e, decimals) : OutwardDecimals{e.lower, e.upper, 0};
            lower.numbers.push_back(shown.lower);
            upper.numbers.push_back(shown.upper);
        }
        return {translate("Result", "Values between standstills"),
                captionOf("epochs"),
                {{columnName("parameter"), {}, {}, table.parameter},
                 {columnName("from"), "s", table.from, {}},
                 {columnName("to"), "s", table.to, {}},
                 std::move(lower),
                 std::move(upper),
                 std::move(unit)}};
    }

    std::string captionOf(const char* table) const {
        const ResultTable* found = head_.table(table);
        return found ? found->caption : std::string();
    }

    /// Rows of name, lower, upper, unit. Bounds with many digits take the room of the units, which follow
    /// below: what is proven is never cut.
    static void addBounds(view::FactGroup& group, std::vector<std::vector<std::string>> rows) {
        std::vector<std::string> heads{
            {}, translate("Result", "from"), translate("Result", "to"), translate("Result", "unit")};
        constexpr std::size_t kMostDigits = 18; // of both bounds beside a name and a unit
        const bool wide = std::ranges::any_of(
            rows, [](const auto& row) { return row[1].size() + row[2].size() > kMostDigits; });
        std::vector<std::string> units;
        if (wide) {
            for (auto& row : rows) {
                if (!row.back().empty()) units.push_back(row[0] + " " + row.back());
                row.pop_back();
            }
            heads.pop_back();
        }
        group.items.emplace_back(view::FactTable{std::move(heads), std::move(rows)});
        if (!units.empty())
            group.items.emplace_back(
                filled(sentence("Result", "Units: {}."), fmt::to_string(fmt::join(units, ", "))));
    }

    void addGuaranteed() {
        auto& guaranteed = group(translate("Result", "Guaranteed"));
        if (head_.unknowns.empty()) return addLastHulls(guaranteed);
        std::vector<std::vector<std::string>> rows;
        for (const Estimate& e : head_.unknowns) {
            const EstimateText text = shown(e);
            rows.push_back({wordsOf(e.name), text.lower, text.upper, text.unit});
        }
        addBounds(guaranteed, std::move(rows));
        guaranteed.items.emplace_back(translate("Result", "Rounded outward."));
        // What is said of one unknown alone: the motion it was narrowed in, or that it was not.
        std::multiset<std::string> meanings;
        for (const Estimate& e : head_.unknowns) meanings.insert(e.interval);
        for (const Estimate& e : head_.unknowns) {
            if (meanings.size() < 2 || meanings.count(e.interval) > 1) continue;
            std::string own = e.interval;
            for (const std::string& common : meanings) // that of the others was said already
                if (own.starts_with(common + "; ")) own = own.substr(common.size() + 2);
            guaranteed.items.emplace_back(std::move(own));
        }
        std::vector<std::string> open;
        for (const Estimate& e : head_.unknowns)
            if (e.guaranteed && e.atBound) open.push_back(wordsOf(e.name));
        if (!open.empty())
            guaranteed.items.emplace_back(filled(
                sentence("Result", "Up to the end of the bounds examined: {}. Nothing is proven beyond."),
                fmt::to_string(fmt::join(open, ", "))));
    }

    void addLastHulls(view::FactGroup& group) const {
        group.items.emplace_back(translate("Result", "The set is empty. There are no bounds to show."));
        if (!result_->enclosures || result_->enclosures->t.empty()) return;
        std::vector<std::vector<std::string>> rows;
        for (const std::string& name : result_->parameters) {
            const BoundsColumn* bounds = result_->enclosures->find(name);
            if (!bounds || bounds->lower.empty() || bounds->upper.empty()) continue;
            Estimate last;
            last.unit = bounds->unit;
            last.guaranteed = true;
            last.lower = bounds->lower.back(), last.upper = bounds->upper.back();
            const EstimateText text = shown(last);
            rows.push_back({wordsOf(name), text.lower, text.upper, text.unit});
        }
        group.items.emplace_back(
            filled(sentence("Result", "Last hulls, at {} s:"), plainText(result_->enclosures->t.back())));
        addBounds(group, std::move(rows));
    }

    void addMeaningOfEmpty() {
        if (head_.outcome != RunOutcome::Empty) return;
        group(translate("Result", "What an empty set can mean")).items = {
            translate(
                "Result",
                "A parameter held constant moves in the rig: let it take a new value at each standstill."),
            translate("Result", "The bound of a sensor is too tight, or a single value lies beyond it."),
            translate("Result", "The rig did not start where the model says."),
            translate("Result",
                      "The model lacks an effect, or the true values lie outside the bounds examined.")};
    }

    void addPoint() {
        if (!result_->point) return;
        const std::string& point = *result_->point;
        group(translate("Result", "Point to compare"))
            .items.emplace_back(
                point == "inside"    ? translate("Result", "Inside: it explains all data.")
                : point == kExcluded ? translate("Result", "Excluded: it is proven not to explain the data.")
                : point == "not-examined"
                    ? translate("Result", "Outside the bounds examined: nothing is proven about "
                                          "it.")
                : result_->pointInHull ? translate("Result", "Inside the enclosure.")
                                       : translate("Result", "Neither proven nor excluded."));
    }

    void addCounts() {
        auto& set = group(translate("Result", "Boxes"));
        const auto count = [&](std::string name, const std::optional<long long>& number) {
            if (number) set.items.emplace_back(view::Fact{std::move(name), countText(*number)});
        };
        count(translate("Result", "left at the end"), result_->boxes);
        count(translate("Result", "longest list"), result_->largestList);
        count(translate("Result", "admissible"), result_->admissible);
        count(translate("Result", "undecided"), result_->undecided);
        count(translate("Result", "excluded"), result_->excluded);
        group(translate("Result", "Arithmetic")).items = {
            view::Fact{translate("Result", "rounding"), translate("Result", "outward, self-test passed")}};
    }

    void addFigure(std::string title, Figure figure) {
        made_.sections.push_back({"predictions", {}, std::move(title), {std::move(figure)}});
    }

    void addSections() {
        if (!result_->assumptions.empty()) {
            PaperSection proof{"estimate", "proof", translate("Report", "What the proof rests on"), {}};
            for (const Message& one : result_->assumptions) proof.blocks.emplace_back(one);
            made_.sections.push_back(std::move(proof));
        }
        if (figures_->hasTrajectory()) {
            Figure tubes{.name = "tubes", .columnWidths = {1}, .panelHeight = 110};
            for (const std::string& state : result_->states) {
                const FigurePanel around = figures_->tube(state, true);
                if (around.series.size() > 1) tubes.panels.push_back(around);
                tubes.panels.push_back(figures_->tube(state, false));
            }
            tubes.caption = translate(
                "Report", "Guaranteed bounds of the states at the reported times: there every trajectory "
                          "that agrees with "
                          "model and data lies inside. Measured values with the bound of their sensor.");
            tubes.description = translate("Report", "Guaranteed bounds of the states");
            addFigure(translate("Report", "Enclosures of the states"), std::move(tubes));
            Figure widths{.name = "widths", .columnWidths = {1}, .panelHeight = 130};
            widths.panels = {figures_->widths()};
            widths.caption = translate("Report", "Width of the hull of each unknown.");
            if (figures_->hasEffort()) {
                widths.columnWidths = {1, 1};
                widths.panels.push_back(figures_->boxes());
                widths.caption =
                    translate("Report", "Left: width of the hull of each unknown. Right: boxes in the list.");
            }
            widths.description = translate("Report", "Widths of the unknowns over time");
            addFigure(translate("Report", "Enclosures of the unknowns over time"), std::move(widths));
        }
        if (FigurePanel close = figures_->contradiction(); !close.series.empty()) {
            Figure figure{.name = "contradiction", .columnWidths = {1}, .panelHeight = 150};
            figure.caption =
                translate("Report", "The last rows before the contradiction: no box is left behind the "
                                    "line.");
            figure.description = figure.caption;
            figure.panels = {std::move(close)};
            addFigure(translate("Report", "Contradiction"), std::move(figure));
        }
        if (figures_->hasBoxes() && result_->parameters.size() > 1) {
            Figure boxes{.name = "boxes", .columnWidths = {1}, .panelHeight = 200};
            boxes.panels = {figures_->projection(0, 1)};
            boxes.caption = translate("Report", "Projection of the boxes on the first two unknowns.");
            boxes.description = boxes.caption;
            addFigure(translate("Report", "Boxes"), std::move(boxes));
        }
    }

    /// Sensors that measure a state, where a bound of it was reported.
    void addPredictions() {
        if (!result_->enclosures || !result_->measured) return;
        const EnclosureTable& shown = *result_->enclosures;
        const MeasuredTable& measured = *result_->measured;
        PredictionCollector collect(true);
        std::map<double, std::size_t> rows;
        for (std::size_t n = 0; n < shown.t.size(); ++n) rows[shown.t[n]] = n;
        for (std::size_t i = 0; i < measured.t.size(); ++i) {
            const BoundsColumn* bounds = shown.find(measured.sensor[i]);
            const auto row = rows.find(measured.t[i]);
            if (!bounds || row == rows.end()) continue;
            PredictionCollector::add(collect.of(measured.sensor[i], bounds->unit), "1", measured.t[i],
                                     (measured.lower[i] + measured.upper[i]) / 2,
                                     (bounds->lower[row->second] + bounds->upper[row->second]) / 2, kNaN);
        }
        made_.predictions = collect.take();
    }

    const Result& head_;
    const PresentContext& context_;
    std::shared_ptr<const VerifiedResult> result_;
    std::shared_ptr<const VerifiedFigures> figures_;
    Presentation made_;
};

} // namespace

Presentation presentVerified(const Result& result, const PresentContext& context) {
    return VerifiedPresenter(result, context).make();
}

} // namespace rigor

#include "core/methods/fit/present/present.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/optim/search.h"
#include "core/methods/advice.h"
#include "core/methods/answer_actions.h"
#include "core/methods/estimate_text.h"
#include "core/methods/estimates_view.h"
#include "core/methods/fit/present/row_figures.h"
#include "core/methods/fit/residuals/r_squared.h"
#include "core/methods/fit/uncertainty/discrepancy_errors.h"
#include "core/methods/result/provenance.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

std::string fitColumn(const char* name) { return translate("Column", name); }

std::string shareText(double part, int decimals) {
    return filled(sentence("Result", "{} %"), fixedText(100 * part, decimals));
}

class FitPresenter {
  public:
    FitPresenter(const Result& head, const PresentContext& context)
        : head_(head), context_(context), result_(std::make_shared<const FitResult>(read<FitResult>(head))),
          figures_(std::make_shared<const FitFigures>(head, result_, context.dataUnits)) {
        const IntervalKinds kinds = result_->intervals.value_or(IntervalKinds{});
        estimates_ = estimatesView(head, context.searched,
                                   {kinds.profile, kinds.steps, kinds.doubtful,
                                    result_->undeterminedUnknowns.value_or(std::vector<std::string>{})},
                                   context.meanings);
        estimates_.about = kUnknown;
        findRows();
    }

    Presentation make() {
        tellClause();
        tellVerdict();
        addActions();
        addPages();
        addSelected();
        addEstimates();
        addFit();
        addHomotopy();
        addPriors();
        addIdentifiability();
        if (context_.sections) made_.sections = fitSections(head_, *result_, *figures_);
        if (context_.predictions) addPredictions();
        return std::move(made_);
    }

  private:
    view::FactGroup& group(std::string title) {
        return made_.facts.emplace_back(view::FactGroup{std::move(title), {}});
    }

    /// Of an output, in the unit of the data.
    std::string inDataUnit(double value, const std::string& output, const std::string& unit) const {
        const auto own = context_.dataUnits.find(output);
        if (own == context_.dataUnits.end()) return quantityText(value, unit);
        const DisplayUnit shown = unitOfData(unit, std::span(&value, 1), own->second);
        return withUnit(significantText(value * shown.scale, 3),
                        shown.text == kMissingText ? "" : shown.text);
    }

    void tellClause() {
        const auto& quality = result_->quality;
        if (quality && quality->size() == 1 && std::isfinite(quality->front().rSquared)) {
            const OutputQuality& one = quality->front();
            made_.clause = filled(sentence("Result", "leaves {} (rms) of {}, R² {}"),
                                  inDataUnit(one.rms, one.output, one.unit), wordsOf(one.output),
                                  rSquaredText(one.rSquared));
        } else if (std::isfinite(result_->objective.value_or(kNaN)) && result_->modelSolves) {
            made_.clause = filled(sentence("Result", "J = {} in {} model solves"),
                                  significantText(*result_->objective, 4), countText(*result_->modelSolves));
        }
    }

    /// What was found comes first; how it was found stands in the pages.
    void tellVerdict() {
        if (head_.outcome != RunOutcome::Answered || isEvaluation(head_)) return;
        made_.estimatesInWords = estimatesInWords(head_);
        if (made_.estimatesInWords.empty()) return;
        made_.tellsVerdict = true;
        made_.brief = {made_.estimatesInWords};
        if (allDetermined(head_) && head_.qualityWarnings.empty() && withinTheirRanges() &&
            result_->undeterminedUnknowns.value_or(std::vector<std::string>()).empty() &&
            result_->combinations.value_or(std::vector<CombinationResult>()).empty() &&
            result_->determinedByPriors.value_or(std::vector<std::string>()).empty())
            made_.brief.push_back(translate("Result", "The data determine every unknown."));
        std::vector<std::string> left;
        for (const OutputQuality& one : result_->quality.value_or(std::vector<OutputQuality>()))
            left.push_back(filled(sentence("Result", "{} (rms) of {}"),
                                  inDataUnit(one.rms, one.output, one.unit), wordsOf(one.output)));
        if (!left.empty())
            made_.brief.push_back(
                filled(sentence("Result", "The fit leaves {}."), fmt::to_string(fmt::join(left, ", "))));
        const Messages lacking = discrepancyWords(*result_);
        made_.brief.insert(made_.brief.end(), lacking.begin(), lacking.end());
    }

    /// An interval that reaches a bound of the search may end there by the bound alone.
    bool withinTheirRanges() const {
        return std::ranges::all_of(head_.unknowns, [&](const Estimate& e) {
            const SearchValue* range = searchValueOf(context_.searched, e.name);
            return !range || !(e.lower <= range->min || e.upper >= range->max);
        });
    }

    /// What mends the answer, where it can be done from here.
    void addActions() {
        const bool unfinished =
            head_.outcome == RunOutcome::NoAnswer || head_.outcome == RunOutcome::Cancelled;
        made_.actions = searchActions(head_, context_.searched, unfinished);
        addAssumptions();
        const auto* iterations = recordedOption(head_, "iterations");
        if (result_->end == toString(SearchEnd::IterationsDone) && iterations &&
            iterations->is_number_integer()) {
            constexpr long long kMore = 4, kMost = 1000000;
            const long long more = std::min(kMost, kMore * iterations->get<long long>());
            made_.actions.push_back(
                {.kind = Action::Kind::RunWith,
                 .text = filled(sentence("Result", "Run with {} iterations"), countText(more)),
                 .argument = "iterations",
                 .value = std::to_string(more)});
        }
        if (unfinished && head_.method == plainFit().key && couldFollow("homotopy", head_))
            made_.actions.push_back(
                {Action::Kind::SwitchMethod, translate("Result", "Use the homotopy"), "homotopy"});
    }

    /// What explains the rest, where the study can be changed to search it.
    void addAssumptions() {
        const auto add = [&](const OtherAssumption& one, std::string text) {
            Action action{Action::Kind::Assume, std::move(text), one.kind};
            action.value = one.of;
            action.numbers = {{one.with, one.value}};
            made_.actions.push_back(std::move(action));
        };
        for (const OtherAssumption& one : result_->explainedBy.value_or(std::vector<OtherAssumption>{})) {
            const std::string of = wordsOf(one.of);
            if (one.kind == "offset")
                add(one, filled(sentence("Result", "Search an offset of {}"), of));
            else if (one.kind == "gain")
                add(one, filled(sentence("Result", "Search a gain of {}"), of));
            else if (one.kind == "delay")
                add(one, filled(sentence("Result", "Search a delay of {}"), of));
            else if (one.kind == "swapped")
                add(one, filled(sentence("Result", "Swap the columns of {} and {}"), of, wordsOf(one.with)));
            else if (one.kind == "begin")
                add(one, translate("Result", "Begin with the record"));
            else if (one.kind == "start")
                add(one, translate("Result", "Search the start values"));
        }
    }

    void addPages() {
        made_.pages.push_back({translate("Result", "Answer"), answer(), true});
        if (!figures_->trajectories().empty())
            made_.pages.push_back({translate("Result", "Residuals"), residuals()});
        if (figures_->hasDiscrepancy())
            made_.pages.push_back({translate("Result", "Discrepancy"), discrepancy(), true});
        if (figures_->hasPath()) made_.pages.push_back({translate("Result", "Search path"), path(), true});
        if (figures_->hasStarts())
            made_.pages.push_back({translate("Result", "Waterfall"), plot(&FitFigures::waterfall)});
        if (figures_->hasBasins()) made_.pages.push_back(basins());
        if (figures_->hasCorrelation())
            made_.pages.push_back({translate("Result", "Identifiability"), identifiability()});
        if (!figures_->profiled().empty())
            made_.pages.push_back(panels(translate("Result", "Profiles"), [](const FitFigures& figures) {
                std::vector<FigurePanel> all;
                for (const std::string& unknown : figures.profiled()) all.push_back(figures.profile(unknown));
                return all;
            }));
        if (figures_->hasNoiseStudy() && !head_.unknowns.empty())
            made_.pages.push_back(panels(translate("Result", "Noise study"),
                                         [n = head_.unknowns.size()](const FitFigures& figures) {
                                             std::vector<FigurePanel> all;
                                             for (std::size_t k = 0; k < n; ++k)
                                                 all.push_back(figures.noise(k));
                                             return all;
                                         }));
        if (result_->iterations) made_.pages.push_back({translate("Result", "Iterations"), iterations()});
    }

    view::Plot plot(FigurePanel (FitFigures::*figure)() const) const {
        return {(figures_.get()->*figure)().title, {}, [figures = figures_, figure](const view::Chosen&) {
                    return (figures.get()->*figure)();
                }};
    }

    /// Two beside each other.
    template <class Make> view::Page panels(const std::string& title, Make make) const {
        return {title, view::Panels{title,
                                    {},
                                    [figures = figures_, make = std::move(make)](const view::Chosen&) {
                                        return make(*figures);
                                    },
                                    2}};
    }

    /// Every trajectory there is, to choose from where there are several.
    std::vector<view::Choice> trajectoryChoice() const {
        if (figures_->trajectories().size() < 2) return {};
        view::Choice choice{translate("Result", "Output and experiment shown"), {}};
        for (const FitFigures::Trajectory& one : figures_->trajectories())
            choice.options.push_back(
                one.overTime
                    ? filled(sentence("Result", "{}, experiment {}"), wordsOf(one.output), one.experiment)
                    : filled(sentence("Result", "{}, all experiments"), wordsOf(one.output)));
        return {choice};
    }

    /// Of outputs that every experiment measures once, where there are no others.
    void findRows() {
        const auto& all = figures_->trajectories();
        if (std::ranges::any_of(all, &FitFigures::Trajectory::overTime)) return;
        for (const FitFigures::Trajectory& one : all)
            rows_->emplace_back(result_, one.output, head_.unknowns.size(), context_.dataUnits);
    }

    using Rows = std::vector<RowFigures>;
    static constexpr const char *kOutput = "output", *kCondition = "condition", *kUnknown = "unknown";
    static const RowFigures& rowsShown(const Rows& rows, const view::PageChoice& choice) {
        const auto at = static_cast<std::size_t>(choice.setting(kOutput, 0));
        return rows[std::min(at, rows.size() - 1)];
    }
    /// Conditions have the order of the first output.
    static std::size_t effectShown(const Rows& rows, const view::PageChoice& choice) {
        const auto& named = rows.front().effects();
        const auto at = std::min(static_cast<std::size_t>(choice.setting(kCondition, 0)), named.size() - 1);
        const auto& own = rowsShown(rows, choice).effects();
        return static_cast<std::size_t>(std::ranges::find(own, named[at].name, &ConditionEffect::name) -
                                        own.begin());
    }

    /// Estimates, then three panels beside each other, then every experiment.
    view::Body rowsAnswer() const {
        view::Setting output{kOutput, translate("Result", "Output shown")},
            condition{kCondition, translate("Result", "Residuals against")};
        for (const RowFigures& one : *rows_) output.options.push_back(wordsOf(one.output()));
        for (const ConditionEffect& one : rows_->front().effects())
            condition.options.push_back(one.name.empty() ? translate("Result", "order of the rows").text()
                                                         : wordsOf(one.name));
        const auto linked = [&](std::function<view::Body(const view::PageChoice&)> body) {
            return view::Linked{std::move(body), {}};
        };
        view::Linked measured = linked([rows = rows_](const view::PageChoice& choice) {
            const RowFigures* shown = &rowsShown(*rows, choice);
            return view::Plot{
                "", {}, [rows, shown](const view::Chosen&) { return shown->measuredOverPredicted(); }};
        });
        if (rows_->size() > 1) measured.settings.push_back(std::move(output));
        view::Linked residuals = linked([rows = rows_](const view::PageChoice& choice) {
            const RowFigures* shown = &rowsShown(*rows, choice);
            return view::Plot{"", {}, [rows, shown, at = effectShown(*rows, choice)](const view::Chosen&) {
                                  return shown->residualsOver(at);
                              }};
        });
        residuals.settings.push_back(std::move(condition));
        view::Split panels{true, {std::move(measured), std::move(residuals)}, {250, 364, 286}};
        panels.parts.emplace_back(linked([rows = rows_](const view::PageChoice& choice) {
            return rowsShown(*rows, choice).means(effectShown(*rows, choice));
        }));
        view::ChosenTable all{{}, [rows = rows_](const view::Chosen& chosen) {
                                  return (*rows)[chosen.empty() ? 0 : chosen[0]].experiments();
                              }};
        if (rows_->size() > 1) {
            view::Choice which{translate("Result", "Output shown"), {}};
            for (const RowFigures& one : *rows_) which.options.push_back(wordsOf(one.output()));
            all.choices = {std::move(which)};
        }
        view::Split page{false, {}, {1, 300, 260}};
        if (estimates_.rows.empty()) page.shares.erase(page.shares.begin());
        if (!estimates_.rows.empty()) page.parts.emplace_back(estimates_);
        page.parts.emplace_back(std::move(panels));
        page.parts.emplace_back(std::move(all));
        return page;
    }

    /// What is selected on the page: an unknown with its profile, an experiment.
    void addSelected() {
        const bool rows = !rows_->empty();
        if (rows) made_.selected = rows_->front().first();
        if (!estimates_.rows.empty()) {
            const auto& profiled = figures_->profiled();
            made_.chosen.selected[kUnknown] =
                profiled.empty() ? estimates_.rows.front().name : profiled.front();
        }
        if (estimates_.rows.empty() && !rows) return;
        made_.factsOf = [rows = rows_, figures = figures_, estimates = estimates_,
                         correlated = mostCorrelated()](const view::PageChoice& choice) {
            std::vector<view::FactGroup> groups;
            if (!rows->empty()) groups.push_back(rowsShown(*rows, choice).selected(choice.key()));
            if (!estimates.rows.empty())
                groups.push_back(selectedUnknown(*figures, estimates, correlated, choice.key(kUnknown)));
            return groups;
        };
        if (rows) made_.facts.push_back(rows_->front().dependence());
    }

    /// By unknown: the one that it is correlated with most, and by how much.
    std::map<std::string, std::pair<std::string, double>> mostCorrelated() const {
        std::map<std::string, std::pair<std::string, double>> found;
        for (std::size_t i = 0; result_->correlation && i < head_.unknowns.size(); ++i)
            for (std::size_t j = 0; j < head_.unknowns.size(); ++j) {
                const double r = i == j ? kNaN : result_->correlation->of(i, head_.unknowns[j].name);
                auto& most = found.try_emplace(head_.unknowns[i].name, "", 0.0).first->second;
                if (std::abs(r) > std::abs(most.second)) most = {head_.unknowns[j].name, r};
            }
        return found;
    }

    static view::FactGroup
    selectedUnknown(const FitFigures& figures, const view::Estimates& estimates,
                    const std::map<std::string, std::pair<std::string, double>>& correlated,
                    const std::string& name) {
        view::FactGroup group{translate("Result", "Selected unknown"), {}};
        group.key = "selected unknown";
        const auto row = std::ranges::find(estimates.rows, name, &view::EstimateRow::name);
        if (row == estimates.rows.end()) return group;
        group.note = name;
        const auto add = [&](std::string what, std::string value) {
            group.items.emplace_back(view::Fact{std::move(what), std::move(value)});
        };
        if (!row->meaning.empty()) group.items.emplace_back(row->meaning);
        add(translate("Result", "value"), withUnit(row->brief, row->unit == kMissingText ? "" : row->unit));
        if (row->lower != kMissingText)
            add(estimates.level.empty() ? row->kind : estimates.level + ", " + row->kind, row->interval);
        group.items.emplace_back(translate("Result", "search range").text() + ": " +
                                 row->range); // may be long
        if (const auto other = correlated.find(name);
            other != correlated.end() && !other->second.first.empty())
            add(filled(sentence("Result", "with {}"), other->second.first),
                filled(sentence("Result", "correlation {}"), fixedText(other->second.second, 2)));
        if (std::ranges::find(figures.profiled(), name) == figures.profiled().end()) {
            if (row->lower != kMissingText)
                group.items.emplace_back(Action{
                    Action::Kind::SwitchOn, translate("Result", "Run with profile likelihood"), "profiles"});
            return group;
        }
        FigurePanel profile = figures.profile(name);
        profile.title.clear();
        group.items.emplace_back(view::Plot{
            translate("Result", "Profile"), {}, [profile](const view::Chosen&) { return profile; }});
        group.items.emplace_back(translate("Result",
                                           "Solid: the rise along the unknown, the others fitted again. "
                                           "Dashed: what a linear interval assumes.")
                                     .text());
        return group;
    }

    view::Body answer() const {
        if (!rows_->empty()) return rowsAnswer();
        view::Split page{false, {}, {1, 10000}}; // the table takes what its rows need, the plots the rest
        if (!estimates_.rows.empty()) page.parts.emplace_back(estimates_);
        if (!figures_->trajectories().empty())
            page.parts.emplace_back(view::PlotStack{
                {"", ""},
                trajectoryChoice(),
                [figures = figures_](std::size_t plot, const view::Chosen& chosen) {
                    const std::size_t shown = chosen.empty() ? 0 : chosen[0];
                    return plot == 0 ? figures->measuredAndFitted(shown) : figures->residuals(shown);
                },
                {260, 130}});
        if (page.parts.empty()) return view::Nothing{translate("Result", "Nothing was reached."), {}, {}};
        if (page.parts.size() == 1) return std::move(page.parts.front());
        return page;
    }

    /// Of one trajectory with their autocorrelation; of what is measured once per experiment over their order
    /// and over everything that differs between the experiments.
    view::Body residuals() const {
        return view::Panels{translate("Result", "Residuals"), trajectoryChoice(),
                            [figures = figures_](const view::Chosen& chosen) {
                                const std::size_t shown = chosen.empty() ? 0 : chosen[0];
                                std::vector<FigurePanel> all{figures->residuals(shown)};
                                if (figures->trajectories()[shown].overTime)
                                    all.push_back(figures->autocorrelation(shown));
                                else
                                    for (const std::string& condition : figures->conditions(shown))
                                        all.push_back(figures->residualsOver(shown, condition));
                                return all;
                            }};
    }

    /// What is missing in the model, and the unknowns that could be it.
    view::Body discrepancy() const {
        std::vector<std::size_t> shown = figures_->withDiscrepancy();
        std::vector<view::Choice> choices = trajectoryChoice();
        if (!choices.empty()) {
            view::Choice those{choices.front().label, {}};
            for (const std::size_t one : shown) those.options.push_back(choices.front().options[one]);
            choices.front() = std::move(those);
        }
        return view::Panels{translate("Result", "Discrepancy"), std::move(choices),
                            [figures = figures_, shown, result = result_](const view::Chosen& chosen) {
                                std::vector<FigurePanel> all{
                                    figures->discrepancy(shown[chosen.empty() ? 0 : chosen[0]])};
                                for (const auto& [name, one] : *result->discrepancyOfUnknowns)
                                    all.push_back(figures->confounded(name));
                                return all;
                            }};
    }

    view::Body path() const {
        return view::PlotStack{{"", ""}, {}, [figures = figures_](std::size_t plot, const view::Chosen&) {
                                   return plot == 0 ? figures->path() : figures->objective();
                               }};
    }

    view::Page basins() const {
        return panels(translate("Result", "Basins of attraction"), [](const FitFigures& figures) {
            return std::vector<FigurePanel>{figures.basins(true), figures.basins(false)};
        });
    }

    view::Body identifiability() const {
        return view::Split{
            true, {plot(&FitFigures::correlation), plot(&FitFigures::singularValues)}, {600, 300}};
    }

    view::Body iterations() const {
        const IterationTable& table = *result_->iterations;
        view::Table shown{translate("Result", "Iterations"), captionOf("iterations"), {}};
        const auto add = [&](std::string name, const std::string& unit, const std::vector<double>& numbers) {
            shown.columns.push_back({std::move(name), unitText(unit), numbers, {}});
        };
        add(fitColumn("iteration"), "", table.iteration);
        if (table.stage) add(fitColumn("stage"), "", *table.stage);
        if (table.lambda) add("λ", "1", *table.lambda);
        add(fitColumn("solves"), "", table.solves);
        add(fitColumn("objective"), "", table.objective);
        for (const NumberColumn& column : table.unknowns) add(column.name, column.unit, column.numbers);
        return shown;
    }

    std::string captionOf(const char* table) const {
        const ResultTable* found = head_.table(table);
        return found ? found->caption : std::string();
    }

    void addEstimates() {
        view::FactGroup& estimate = group(translate("Result", "Estimate"));
        view::FactTable table{{{}, translate("Result", "value"), translate("Result", "interval")}, {}, {}};
        Messages meanings;
        std::vector<std::string> bounds;
        bool known = head_.unknowns.empty();
        for (std::size_t i = 0; i < estimates_.rows.size(); ++i) {
            const view::EstimateRow& row = estimates_.rows[i];
            const std::size_t searched = head_.unknowns.size();
            const Estimate& e = i < searched ? head_.unknowns[i] : head_.tied[i - searched];
            const auto exact = [](double number) { return fmt::format("{:.17g}", number); };
            const bool error = row.error != kMissingText, interval = row.lower != kMissingText;
            known = known || !std::isnan(e.standardError);
            table.rows.push_back({row.name, withUnit(row.brief, row.unit == kMissingText ? "" : row.unit),
                                  interval             ? row.interval
                                  : row.remark.empty() ? kMissingText
                                                       : row.remark});
            const std::string value = exact(e.value) + " " + unitText(e.unit);
            table.tips.push_back(
                {row.name,
                 error ? filled(sentence("Result", "{}, standard error {}"), value, exact(e.standardError))
                       : value,
                 interval ? exact(e.lower) + " … " + exact(e.upper) + " " + unitText(e.unit) : row.remark});
            if ((interval || error) && !e.interval.empty() &&
                std::find(meanings.begin(), meanings.end(), e.interval) == meanings.end())
                meanings.push_back(e.interval);
            if (e.atBound) bounds.push_back(row.name);
        }
        const bool any = !table.rows.empty();
        if (any)
            estimate.items.emplace_back(std::move(table));
        else
            estimate.items.emplace_back(translate("Result", "Nothing was reached."));
        if (!meanings.empty()) estimate.items.emplace_back(fmt::to_string(fmt::join(meanings, "; ")) + ".");
        if (!bounds.empty())
            estimate.items.emplace_back(
                filled(sentence("Result", "On a bound: {}."), fmt::to_string(fmt::join(bounds, ", "))));
        else if (known && any)
            estimate.items.emplace_back(translate("Result", "No bound is active."));
        std::vector<std::string> equal;
        for (const ConstraintResult& one : result_->constraints.value_or(std::vector<ConstraintResult>()))
            if (one.active) equal.push_back(one.text);
        if (!equal.empty())
            estimate.items.emplace_back(
                filled(sentence("Result", "With equality: {}."), fmt::to_string(fmt::join(equal, ", "))));
    }

    void addFit() {
        view::FactGroup& fit = group(translate("Result", "Fit"));
        if (result_->quality && !result_->quality->empty()) {
            const auto isStated = [](const OutputQuality& one) { return std::isfinite(one.rmsOfStated); };
            view::FactTable table{
                {{}, translate("Result", "rms left"), translate("Result", "of variation"), "R²"}, {}};
            if (std::ranges::any_of(*result_->quality, isStated))
                table.heads.push_back(translate("Result", "of stated"));
            // Of one output line by line: in one line they would be too wide.
            if (result_->quality->size() == 1) {
                const OutputQuality& one = result_->quality->front();
                fit.note = wordsOf(one.output);
                const auto tell = [&](std::size_t head, std::string value) {
                    fit.items.emplace_back(view::Fact{table.heads[head], std::move(value)});
                };
                tell(1, inDataUnit(one.rms, one.output, one.unit));
                if (isStated(one)) tell(4, significantText(one.rmsOfStated, 3));
                if (std::isfinite(one.rmsOfVariation))
                    tell(2, filled(sentence("Result", "{} %"), significantText(100 * one.rmsOfVariation, 3)));
                tell(3, rSquaredText(one.rSquared));
            }
            for (const OutputQuality& one : *result_->quality) {
                if (result_->quality->size() == 1) break;
                table.rows.push_back(
                    {wordsOf(one.output), inDataUnit(one.rms, one.output, one.unit),
                     std::isfinite(one.rmsOfVariation)
                         ? filled(sentence("Result", "{} %"), significantText(100 * one.rmsOfVariation, 3))
                         : kMissingText,
                     rSquaredText(one.rSquared)});
                if (isStated(one)) table.rows.back().push_back(significantText(one.rmsOfStated, 3));
            }
            if (!table.rows.empty()) fit.items.emplace_back(std::move(table));
        }
        const auto add = [&](std::string name, std::string value) {
            fit.items.emplace_back(view::Fact{std::move(name), std::move(value)});
        };
        for (const RowFigures& one : *rows_) {
            if (!std::isfinite(one.scatter())) continue;
            const std::string of = rows_->size() > 1 ? " " + wordsOf(one.output()) : std::string();
            add(translate("Result", "scatter of repetitions") + of, one.text(one.scatter()));
            if (std::isfinite(one.lackOfFit()))
                fit.items.emplace_back(view::Fact{translate("Result", "lack of fit") + of,
                                                  pValueText(one.lackOfFit()), one.lackOfFit() < 0.05});
            fit.items.emplace_back(
                filled(sentence("Result", "{} conditions in {} rows; rows are kept, not averaged."),
                       countText(one.conditions()), countText(static_cast<long long>(one.count())))
                    .text());
        }
        if (std::isfinite(result_->objective.value_or(kNaN)))
            add(translate("Result", "objective J"), significantText(*result_->objective, 4));
        if (result_->modelSolves) add(translate("Result", "model solves"), countText(*result_->modelSolves));
        if (result_->stages) add(translate("Result", "stages of λ"), std::to_string(result_->stages->size()));
        if (result_->plainFit)
            add(translate("Result", "J of a plain fit"), significantText(result_->plainFit->objective, 4));
    }

    void addHomotopy() {
        if (result_->otherOptimisers && !result_->otherOptimisers->empty()) {
            view::FactTable table{{{}, translate("Result", "solves"), "J"}, {}};
            for (const auto& [name, other] : *result_->otherOptimisers)
                table.rows.push_back({optimiserText(name), roundedCountText(other.modelSolves),
                                      significantText(other.objective, 3)});
            group(translate("Result", "Against others")).items.emplace_back(std::move(table));
        }
        if (result_->corrections) {
            view::FactGroup& corrections = group(translate("Result", "Corrections"));
            if (result_->correctionsProposed.value_or(false))
                corrections.note = translate("Result", "proposed");
            corrections.items.emplace_back(*result_->corrections);
        }
        if (result_->basinShares) {
            const BasinShares& shares = *result_->basinShares;
            view::FactGroup& basins = group(translate("Result", "Basins of attraction"));
            basins.note = filled(sentence("Result", "{} starts"), countText(shares.starts));
            basins.items = {view::Fact{translate("Result", "with homotopy"), shareText(shares.homotopy, 1)},
                            view::Fact{translate("Result", "without"), shareText(shares.plain, 1)},
                            translate("Result", "Share of the starts that end at the answer.")};
        }
    }

    void addPriors() {
        if (!result_->priorShare || result_->priorShare->empty()) return;
        view::FactGroup& priors = group(translate("Result", "Priors"));
        for (const auto& [name, share] : *result_->priorShare)
            priors.items.emplace_back(view::Fact{
                name, std::isfinite(share) ? shareText(share, share < 0.01 ? 2 : 0) : kMissingText});
        priors.items.emplace_back(translate(
            "Result", "Share of the prior in what is known of the unknown, the rest is the data's."));
    }

    void addIdentifiability() {
        if (!result_->singularValues || result_->singularValues->empty()) return;
        view::FactGroup& identifiable = group(translate("Result", "Identifiability"));
        const std::vector<double>& values = *result_->singularValues;
        for (std::size_t k = 0; k < values.size(); ++k)
            identifiable.items.emplace_back(
                view::Fact{fmt::format("σ{}", k + 1), significantText(values[k] / values.front(), 2)});
        identifiable.items.emplace_back(translate(
            "Result", "Singular values of the scaled Jacobian at the answer, relative to the largest."));
        if (result_->undetermined)
            for (const Message& one : *result_->undetermined) identifiable.items.emplace_back(one + ".");
        if (result_->combinations)
            for (const CombinationResult& one : *result_->combinations)
                if (std::isfinite(one.value))
                    identifiable.items.emplace_back(
                        view::Fact{one.combination, withError(one.value, one.standardError)});
    }

    void addPredictions() {
        if (!result_->fitted) return;
        const FittedTable& fit = *result_->fitted;
        const std::size_t rows = fit.measured.size();
        if (fit.experiment.size() != rows || fit.output.size() != rows || fit.t.size() != rows ||
            fit.fitted.size() != rows)
            return; // of another version
        PredictionCollector collect(false);
        std::set<std::string> rowsAlone; // outputs whose times are only those at which runs end
        for (const FitFigures::Trajectory& one : figures_->trajectories())
            if (!one.overTime) rowsAlone.insert(one.output);
        for (std::size_t i = 0; i < rows; ++i)
            PredictionCollector::add(collect.of(fit.output[i], result_->unitOf(fit.output[i])),
                                     fit.experiment[i], rowsAlone.contains(fit.output[i]) ? kNaN : fit.t[i],
                                     fit.measured[i], fit.fitted[i], result_->deviationOf(fit.output[i]));
        made_.predictions = collect.take();
    }

    const Result& head_;
    const PresentContext& context_;
    std::shared_ptr<const FitResult> result_;
    std::shared_ptr<const FitFigures> figures_;
    std::shared_ptr<Rows> rows_ = std::make_shared<Rows>();
    view::Estimates estimates_;
    Presentation made_;
};

} // namespace

Presentation presentFit(const Result& result, const PresentContext& context) {
    return FitPresenter(result, context).make();
}

} // namespace rigor

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
#include "core/methods/fit/residuals/r_squared.h"
#include "core/methods/result/provenance.h"
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
          figures_(std::make_shared<const FitFigures>(head, result_)) {
        const IntervalKinds kinds = result_->intervals.value_or(IntervalKinds{});
        estimates_ = estimatesView(head, context.searched,
                                   {kinds.profile, kinds.steps, kinds.doubtful,
                                    result_->undeterminedUnknowns.value_or(std::vector<std::string>{})});
    }

    Presentation make() {
        tellClause();
        tellVerdict();
        addActions();
        addPages();
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

    void tellClause() {
        const auto& quality = result_->quality;
        if (quality && quality->size() == 1 && std::isfinite(quality->front().rSquared)) {
            const OutputQuality& one = quality->front();
            made_.clause =
                filled(sentence("Result", "leaves {} (rms) of {}, R² {}"), quantityText(one.rms, one.unit),
                       wordsOf(one.output), rSquaredText(one.rSquared));
        } else if (std::isfinite(result_->objective.value_or(kNaN)) && result_->modelSolves) {
            made_.clause = filled(sentence("Result", "J = {} in {} model solves"),
                                  significantText(*result_->objective, 4), countText(*result_->modelSolves));
        }
    }

    /// What was found comes first; how it was found stands in the pages.
    void tellVerdict() {
        if (head_.outcome != RunOutcome::Answered || isEvaluation(head_)) return;
        made_.estimatesInWords = estimatesInWords(head_);
        if (!head_.qualityWarnings.empty() || made_.estimatesInWords.empty()) return;
        made_.tellsVerdict = true;
        made_.brief = {made_.estimatesInWords};
        if (allDetermined(head_))
            made_.brief.push_back(translate("Result", "The data determine every unknown."));
        std::vector<std::string> left;
        for (const OutputQuality& one : result_->quality.value_or(std::vector<OutputQuality>()))
            left.push_back(filled(sentence("Result", "{} (rms) of {}"), quantityText(one.rms, one.unit),
                                  wordsOf(one.output)));
        if (!left.empty())
            made_.brief.push_back(
                filled(sentence("Result", "The fit leaves {}."), fmt::to_string(fmt::join(left, ", "))));
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

    view::Body answer() const {
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
            for (const OutputQuality& one : *result_->quality) {
                table.rows.push_back(
                    {wordsOf(one.output), quantityText(one.rms, one.unit),
                     std::isfinite(one.rmsOfVariation)
                         ? filled(sentence("Result", "{} %"), significantText(100 * one.rmsOfVariation, 3))
                         : kMissingText,
                     rSquaredText(one.rSquared)});
                if (isStated(one)) table.rows.back().push_back(significantText(one.rmsOfStated, 3));
            }
            fit.items.emplace_back(std::move(table));
        }
        const auto add = [&](std::string name, std::string value) {
            fit.items.emplace_back(view::Fact{std::move(name), std::move(value)});
        };
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
    view::Estimates estimates_;
    Presentation made_;
};

} // namespace

Presentation presentFit(const Result& result, const PresentContext& context) {
    return FitPresenter(result, context).make();
}

} // namespace rigor

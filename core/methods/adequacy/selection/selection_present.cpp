#include "core/methods/adequacy/selection/selection_present.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/methods/adequacy/selection/selection_figures.h"
#include "core/methods/result/provenance_facts.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace rigor {

namespace selection {
namespace {

constexpr double kOptimal = 1e-8; ///< gap below which a combination counts as proven optimal
constexpr int kDigits = 5;        ///< of criteria

/// Of one criterion; NaN, too, where there is no such.
double byName(const ByName<double>& values, const std::string& criterion) {
    const auto found = std::ranges::find(values, criterion, &std::pair<std::string, double>::first);
    return found == values.end() ? kNaN : found->second;
}

const ProofResult* proofOf(const SelectionResult& result, const std::string& criterion) {
    if (result.proof)
        for (const auto& [name, proof] : *result.proof)
            if (name == criterion) return &proof;
    return nullptr;
}

std::string unitOf(std::size_t criterion, const std::string& unit) {
    return hasUnit(criterion) && !unit.empty() ? unitText(unit) : "";
}
view::TableColumn numberColumn(std::string name, std::vector<double> numbers, std::string unit = {}) {
    return {std::move(name), std::move(unit), std::move(numbers), {}};
}
view::TableColumn textColumn(std::string name, std::vector<std::string> texts) {
    return {std::move(name), {}, {}, std::move(texts)};
}

class SelectionViews {
  public:
    explicit SelectionViews(SelectionResult result)
        : result_(std::make_shared<const SelectionResult>(std::move(result))),
          criteria_(criteriaOf(*result_)) {}

    Presentation presented(const Result& head, bool sections) const {
        Presentation made;
        made.clause = clause();
        made.factsOf = [self = *this](const view::PageChoice& choice) {
            return std::vector<view::FactGroup>{self.selectedFacts(choice.key())};
        };
        if (!criteria_.empty()) {
            made.pages = {{translate("Result", "Selection"), selectionPage()},
                          {translate("Result", "How many are enough"), sizesPage()},
                          {translate("Result", "What each is worth"), worthPage()}};
            if (result_->parameters)
                made.pages.push_back({translate("Result", "Parameters"), parametersTable()});
            if (const auto rows = rowsOf(criteria_.front()); !rows.empty())
                made.selected = keyOf(rows.front());
            for (const std::string& criterion : criteria_) made.facts.push_back(bestFacts(criterion));
            if (sections) made.sections = {section(head.outcome)};
        }
        made.facts.push_back(runFacts(head));
        return made;
    }

  private:
    std::string clause() const {
        if (result_->sensorCount == 0 || result_->maxSensors == 0) return {};
        return result_->combinations
                   ? filled(sentence("Result", "at most {} of {} sensors, all {} combinations scored"),
                            result_->maxSensors, result_->sensorCount, countText(*result_->combinations))
                   : filled(sentence("Result", "at most {} of {} sensors, by branch and bound"),
                            result_->maxSensors, result_->sensorCount);
    }

    // The ranking: its rows of one criterion, and the key of a row, which names the criterion too.
    std::vector<std::size_t> rowsOf(const std::string& criterion) const {
        std::vector<std::size_t> rows;
        if (!result_->ranking) return rows;
        const CombinationsTable& all = *result_->ranking;
        for (std::size_t r = 0; r < std::min(all.criterion.size(), all.sensors.size()); ++r)
            if (all.criterion[r] == criterion) rows.push_back(r);
        return rows;
    }
    std::string keyOf(std::size_t row) const {
        return result_->ranking->criterion[row] + ": " + result_->ranking->sensors[row];
    }
    /// The row with a key, behind the best one by the same criterion; empty if there is none.
    std::vector<std::size_t> bestAndSelected(const std::string& key) const {
        for (const std::string& criterion : criteria_) {
            const auto rows = rowsOf(criterion);
            for (const std::size_t r : rows)
                if (keyOf(r) == key) return {rows.front(), r};
        }
        return {};
    }

    /// How good the best combination by a criterion is for certain.
    std::string proofText(const std::string& criterion) const {
        const double gap = byName(result_->gap, criterion);
        if (!std::isfinite(gap)) return translate("Result", "not proven");
        if (gap < kOptimal) return translate("Result", "proven optimal");
        const ProofResult* proof = proofOf(*result_, criterion);
        const auto ended = [&](SelectionEnd end) { return proof && proof->end == toString(end); };
        const std::string percent = significantText(100 * gap, 2);
        if (ended(SelectionEnd::TimeLimit))
            return filled(sentence("Result", "at most {} % above the best possible, ended by the time limit"),
                          percent);
        if (ended(SelectionEnd::NodeLimit))
            return filled(
                sentence("Result", "at most {} % above the best possible, ended by the limit of relaxations"),
                percent);
        if (ended(SelectionEnd::Cancelled))
            return filled(sentence("Result", "at most {} % above the best possible, cancelled"), percent);
        return filled(sentence("Result", "at most {} % above the best possible"), percent);
    }

    view::Body selectionPage() const {
        const auto worth = worthPlot();
        view::Split top{true, {worth}, {}};
        if (!pairs().empty()) top = {true, {regionsPlot(), worth}, {420, 480}};
        return view::Split{false, {std::move(top), ranking()}, {360, 320}};
    }

    view::ChosenTable ranking() const {
        view::ChosenTable table;
        if (criteria_.size() > 1)
            table.choices = {{translate("Result", "Criterion of the ranking"), criteria_}};
        table.table = [self = *this](const view::Chosen& chosen) {
            return self.rankingBy(self.criteria_[chosen.empty() ? 0 : chosen.front()]);
        };
        return table;
    }

    view::Table rankingBy(const std::string& criterion) const {
        view::Table table{filled(sentence("Result", "Ranking by {}"), criterion), {}, {}};
        table.sortedBy = view::kAsTheyAre;
        const auto rows = rowsOf(criterion);
        // Beyond enumeration the list is what was found around the best one.
        table.note = proofText(criterion) + " · " +
                     (rows.size() == 1 ? translate("Result", "1 combination listed")
                      : result_->enumerated()
                          ? filled(sentence("Result", "{} combinations listed"), rows.size())
                          : filled(sentence("Result", "{} combinations found around it"), rows.size()));
        if (rows.empty()) return table;
        const CombinationsTable& all = *result_->ranking;
        const auto add = [&](std::string name, const std::vector<double>& values, std::string unit = {},
                             int decimals = -1) -> view::TableColumn& {
            view::TableColumn column = numberColumn(std::move(name), {}, std::move(unit));
            column.decimals = decimals;
            for (const std::size_t r : rows) column.numbers.push_back(valueAt(values, r));
            return table.columns.emplace_back(std::move(column));
        };
        add(translate("Result", "rank"), all.rank, {}, 0);
        view::TableColumn& sensors =
            table.columns.emplace_back(textColumn(translate("Result", "sensors"), {}));
        sensors.strong = true;
        for (const std::size_t r : rows) {
            sensors.texts.push_back(shownSensors(all.sensors[r]));
            table.keys.push_back(keyOf(r));
        }
        add(translate("Result", "count"), all.count, {}, 0);
        add(filled(sentence("Result", "{} over the best"), criterion), all.relative, {}, 4).bar = true;
        for (std::size_t k = 0; k < kColumns.size(); ++k)
            add(kColumns[k].value, all.values[k], unitOf(k, all.unit));
        if (all.cost) add(translate("Result", "cost"), *all.cost);
        return table;
    }

    /// Of parameters, for the axes.
    std::vector<std::pair<std::size_t, std::size_t>> pairs() const {
        std::vector<std::pair<std::size_t, std::size_t>> all;
        const std::size_t count = result_->parameters ? result_->parameters->parameter.size() : 0;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = i + 1; j < count; ++j) all.emplace_back(i, j);
        return all;
    }

    view::SelectedPlot regionsPlot() const {
        view::Choice pair{translate("Result", "Parameters on the axes"), {}};
        for (const auto& [i, j] : pairs())
            pair.options.push_back(result_->parameters->parameter[i] + ", " +
                                   result_->parameters->parameter[j]);
        const auto panel = [self = *this](const std::string& key, const view::Chosen& chosen) {
            std::vector<std::string> shown;
            for (const std::size_t r : self.bestAndSelected(key))
                shown.push_back(self.result_->ranking->sensors[r]);
            if (shown.size() > 1 && shown.front() == shown.back()) shown.pop_back();
            const auto [i, j] = self.pairs()[chosen.front()];
            FigurePanel regions = regionsOf(*self.result_, shown, i, j);
            for (FigureSeries& series : regions.series) series.name = self.shownSensors(series.name);
            regions.title = translate("Result", "95 % regions");
            regions.note =
                regions.series.size() < shown.size()
                    ? translate("Result", "only the first ones of a ranking have a region in the result")
                    : translate("Result", "best and selected combination");
            return regions;
        };
        return {panel, {std::move(pair)}};
    }

    view::Plot worthPlot(const std::string& note = {}) const {
        return {{}, {}, [result = result_, note](const view::Chosen&) {
                    FigurePanel panel = worthOfSensors(*result);
                    panel.note = note;
                    return panel;
                }};
    }

    view::Body sizesPage() const {
        view::Plot plot{
            {}, {}, [result = result_](const view::Chosen&) { return standardErrorsOverSize(*result); }};
        if (!result_->sizes) return plot;
        const SizesTable& sizes = *result_->sizes;
        view::Table table{translate("Result", "Best combination of every size"),
                          translate("Method", sizesCaption(result_->enumerated())),
                          {numberColumn(translate("Result", "count"), sizes.count)}};
        for (const std::string& criterion : criteria_) {
            const std::size_t k = placeOf(criterion);
            if (sizes.values[k])
                table.columns.push_back(numberColumn(criterion, *sizes.values[k], unitOf(k, sizes.unit)));
            if (sizes.sensors[k])
                table.columns.push_back(
                    textColumn(filled(sentence("Result", "sensors, {}"), criterion), *sizes.sensors[k]));
        }
        return view::Split{false, {std::move(plot), std::move(table)}, {400, 280}};
    }

    view::Body worthPage() const {
        view::Plot plot =
            worthPlot(translate("Result", "filled: without a chosen sensor; hollow: with another one added"));
        if (!result_->sensors) return plot;
        const SensorsTable& sensors = *result_->sensors;
        view::Table table{translate("Result", "Sensors"),
                          translate("Method", kSensorsCaption),
                          {numberColumn(translate("Result", "No."), sensors.sensor),
                           textColumn(translate("Result", "sensor"), sensors.name)}};
        if (sensors.cost) table.columns.push_back(numberColumn(translate("Result", "cost"), *sensors.cost));
        for (const std::string& criterion : criteria_) {
            const std::size_t k = placeOf(criterion);
            std::vector<std::string> chosen;
            for (const double weight : sensors.chosen[k].value_or(std::vector<double>()))
                chosen.push_back(weight > 0 ? translate("Result", "yes") : "");
            table.columns.push_back(
                textColumn(filled(sentence("Result", "chosen by {}"), criterion), std::move(chosen)));
            if (sensors.worth[k])
                table.columns.push_back(
                    numberColumn(filled(sentence("Result", "worth by {}"), criterion), *sensors.worth[k]));
        }
        return view::Split{false, {std::move(plot), std::move(table)}, {340, 340}};
    }

    view::Table parametersTable() const {
        const ParametersTable& parameters = *result_->parameters;
        std::vector<std::string> units;
        for (const std::string& unit : parameters.unit) units.push_back(unitText(unit));
        view::Table table{translate("Result", "Parameters"),
                          translate("Method", kParametersCaption),
                          {textColumn(translate("Result", "parameter"), parameters.parameter),
                           textColumn(translate("Result", "unit"), std::move(units))}};
        for (const std::string& criterion : criteria_)
            if (const Numbers& errors = parameters.standardError[placeOf(criterion)])
                table.columns.push_back(numberColumn(
                    filled(sentence("Result", "standard error, best by {}"), criterion), *errors));
        table.columns.push_back(
            numberColumn(translate("Result", "standard error, all sensors"), parameters.all));
        return table;
    }

    view::FactGroup selectedFacts(const std::string& key) const {
        view::FactGroup group{translate("Result", "Selected combination"), {}};
        const auto rows = bestAndSelected(key);
        if (rows.empty()) {
            group.items.emplace_back(translate("Result", "Nothing was found."));
            return group;
        }
        const std::size_t row = rows.back();
        const std::string& sensors = result_->ranking->sensors[row];
        group.items.emplace_back(view::Fact{translate("Result", "sensors"), shownSensors(sensors)});
        if (shownSensors(sensors) != sensors) // by which required and forbidden ones are named
            group.items.emplace_back(view::Fact{translate("Result", "their numbers"), sensors});
        for (std::size_t k = 0; k < kColumns.size(); ++k)
            group.items.emplace_back(view::Fact{
                kColumns[k].value, significantText(valueAt(result_->ranking->values[k], row), kDigits)});
        return group;
    }

    /// "S1, S4": of the sensors "1, 4"; their numbers where the result does not know them.
    std::string shownSensors(const std::string& sensors) const {
        std::vector<std::string> names;
        for (const std::size_t k : numbersIn(sensors)) {
            if (!result_->sensors || k >= result_->sensors->name.size()) return sensors;
            names.push_back(result_->sensors->name[k]);
        }
        return fmt::format("{}", fmt::join(names, ", "));
    }

    view::FactGroup bestFacts(const std::string& criterion) const {
        view::FactGroup group{filled(sentence("Result", "Best by {}"), criterion), {}};
        const auto add = [&](std::string name, std::string value, bool good = false) {
            group.items.emplace_back(view::Fact{std::move(name), std::move(value), false, good});
        };
        const BestCombination& best = bestOf(criterion);
        add(translate("Result", "sensors"), shownSensors(listText(best.sensors)));
        add(translate("Result", "value"), significantText(best.value, kDigits));
        add(translate("Result", "nothing is below"),
            significantText(byName(result_->bound, criterion), kDigits));
        if (const double gap = byName(result_->gap, criterion); std::isfinite(gap) && gap < kOptimal)
            add(translate("Result", "proof"), proofText(criterion), true);
        else
            group.items.emplace_back(proofText(criterion) + '.');
        if (const ProofResult* proof = proofOf(*result_, criterion))
            add(translate("Result", "relaxations solved"), countText(proof->nodes));
        return group;
    }

    /// Of one of criteria_.
    const BestCombination& bestOf(const std::string& criterion) const {
        return *std::ranges::find(result_->best, criterion, [](const auto& one) {
                    return one.first;
                })->second;
    }

    view::FactGroup runFacts(const Result& head) const {
        view::FactGroup group{translate("Result", "Provenance"), {}};
        if (!result_->search.empty())
            group.items.emplace_back(view::Fact{translate("Result", "search"),
                                                result_->enumerated()
                                                    ? translate("Result", "every combination scored")
                                                    : translate("Result", "branch and bound")});
        if (result_->combinations)
            group.items.emplace_back(
                view::Fact{translate("Result", "combinations"), countText(*result_->combinations)});
        if (result_->undetermined)
            group.items.emplace_back(
                view::Fact{translate("Result", "not determined"), countText(*result_->undetermined)});
        for (auto& item : provenanceFacts(head).items) group.items.push_back(std::move(item));
        group.items.emplace_back(
            Action{Action::Kind::Guide, translate("Result", "What the numbers mean"), {}});
        return group;
    }

    // The report.

    PaperTable bestTable(RunOutcome outcome) const {
        PaperTable table{.columns = {{translate("Report", "Criterion")},
                                     {translate("Report", "Sensors"), false, true},
                                     {translate("Report", "Value"), true},
                                     {translate("Report", "Bound"), true},
                                     {translate("Report", "Gap"), true}}};
        for (const std::string& criterion : criteria_) {
            const BestCombination& best = bestOf(criterion);
            const double gap = byName(result_->gap, criterion);
            table.rows.push_back({criterion, shownSensors(listText(best.sensors)),
                                  significantText(best.value, kDigits),
                                  significantText(byName(result_->bound, criterion), kDigits),
                                  !std::isfinite(gap) ? kMissingText
                                  : gap < kOptimal    ? translate("Report", "proven optimal")
                                                      : significantText(100 * gap, 2) + " %"});
        }
        table.caption = filled(
            sentence("Report",
                     "The best combination of at most {} of {} sensors by each criterion: A, the sum of the "
                     "variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its "
                     "condition number. No combination has a value below the bound. Sensors are numbered "
                     "from 0."),
            result_->maxSensors, result_->sensorCount);
        if (outcome == RunOutcome::Cancelled)
            table.caption +=
                " " + translate("Report", "The run was cancelled: these are the best found until then.");
        return table;
    }

    /// The best ten by the first criterion; no rows where there is nothing to compare.
    PaperTable rankingTable() const {
        constexpr std::size_t kShown = 10;
        const std::string& criterion = criteria_.front();
        PaperTable table{.columns = {{translate("Report", "Rank"), true}, {translate("Report", "Sensors")}}};
        for (const CriterionColumns& key : kColumns)
            table.columns.push_back({key.value, true, key.value == criterion});
        for (const std::size_t r : rowsOf(criterion)) {
            if (table.rows.size() == kShown) break;
            auto& cells = table.rows.emplace_back();
            cells = {fmt::to_string(table.rows.size()), shownSensors(result_->ranking->sensors[r])};
            for (const auto& values : result_->ranking->values)
                cells.push_back(significantText(valueAt(values, r), kDigits));
        }
        table.caption = filled(sentence("Report", "The best {} combinations by the criterion {}."),
                               table.rows.size(), criterion);
        return table;
    }

    PaperSection section(RunOutcome outcome) const {
        PaperSection made{
            "estimate", "estimate", translate("Report", "Chosen sensors"), {bestTable(outcome)}};
        if (PaperTable table = rankingTable(); table.rows.size() > 1)
            made.blocks.emplace_back(std::move(table));
        Figure figure{.name = "sensors", .columnWidths = {1, 1.6}, .panelHeight = 130};
        figure.panels = {standardErrorsOverSize(*result_), worthOfSensors(*result_)};
        figure.caption = translate(
            "Report", "Left: standard errors with the best combination of each size over those with "
                      "the best of all. Right: their factor when a chosen sensor is dropped (filled, "
                      "above 1) or another is added (hollow, below 1); a chosen one without a "
                      "point cannot be dropped. For A and E the root of the ratio of the "
                      "criterion, for D the geometric mean over the axes of the ellipsoid; for ME both say "
                      "how much longer the longest axis is against the shortest, and an added sensor may "
                      "make it longer.");
        figure.description = figure.panels.front().title;
        made.blocks.emplace_back(std::move(figure));
        return made;
    }

    std::shared_ptr<const SelectionResult> result_;
    std::vector<std::string> criteria_; ///< by which a combination was found
};

} // namespace
} // namespace selection

Presentation presentSelection(const Result& result, const PresentContext& context) {
    return selection::SelectionViews(read<SelectionResult>(result)).presented(result, context.sections);
}

} // namespace rigor

#include "core/methods/fit/residuals/other_assumptions.h"

#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/residuals/sensor_assumptions.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace rigor {

namespace {

constexpr double kLateSteps = 10; ///< from where on the data say so themselves (time_bases.cpp)
constexpr std::size_t kMostFreeStarts =
    24; ///< searched; of more than these records or states nothing is known

/// Where the first of the records begins, if all begin late.
std::optional<double> lateBegin(const Problem& problem, const FitData& data) {
    double begin = kInfinity;
    for (const FitCase& one : data.cases) {
        if (one.times.size() < 2 || one.clocked()) return {};
        const double first = one.times.front(), step = medianStepOf(one.times);
        if (!(first - problem.simulation.startTime > kLateSteps * step)) return {};
        for (const Signal& input : one.inputs)
            if (!input.knots().empty() && input.knots().front() < first - step) return {};
        begin = std::min(begin, first);
    }
    return std::isfinite(begin) ? std::optional(begin) : std::nullopt;
}

/// The start values of all states as unknowns of every record; nothing: they cannot be, or are too many.
std::optional<Problem> withFreeStarts(const Problem& problem) {
    const std::size_t states = problem.model->states().size();
    if (states * problem.data.experiments.size() > kMostFreeStarts) return {};
    std::set<std::string> names;
    for (const Variable& state : problem.model->states()) names.insert(startParameter(state.name));
    Problem free = problem;
    free.model = withStartParameters(problem.model, names);
    for (const std::string& name : names) {
        const auto found = findVariable(*free.model, name);
        if (!found || found->kind != VariableKind::Parameter) return {};
        if (std::ranges::find(free.unknowns, name, &Unknown::name) != free.unknowns.end()) return {};
        const Variable& parameter = free.model->parameters()[found->index];
        free.unknowns.push_back(
            {.name = name, .value = {parameter.start, parameter.min, parameter.max}, .perExperiment = true});
        free.fixed.erase(name);
    }
    try {
        return withPerExperimentUnknowns(free, "");
    } catch (const Error&) {
        return {}; // experiments of one name, which the study may have
    }
}

/// From here on the criterion of Schwarz speaks "very strongly" (Kass and Raftery 1995, section 3.2).
constexpr double kToldApart = 10;

Message wordsOn(const std::vector<Explanation>& found, bool given) {
    const Message wrong =
        given
            ? translate("Method", "What the values given leave need not be an error of theirs.")
            : translate("Method", "The estimates rest on what was assumed; what is left need not be an error "
                                  "of the model, the noise of a sensor or the end of the search.");
    Messages each;
    for (const Explanation& one : found)
        each.push_back(
            filled(sentence("Method", "with {} the fit leaves {:.3g} % less of its squares, and that "
                                      "is noise: {}"),
                   one.with, one.less, one.key));
    if (each.size() == 1)
        return filled(sentence("Method", "What is left is explained by another assumption: {}. {}"),
                      each.front(), wrong);
    return filled(sentence("Method", "What is left is explained by each of these, which the data do not tell "
                                     "apart: {}. {}"),
                  joined(each, "; "), wrong);
}

} // namespace

OtherAssumptions assumptionsThatExplain(const Problem& problem, const FitData& data,
                                        const Residuals& residuals, const Prediction& prediction,
                                        const FitBox& box, std::stop_token stop) {
    OtherAssumptions made;
    const Capabilities can = problem.model->capabilities();
    if (residuals.loss() != Loss::Squared || !prediction.answered || !can.tape) return made;
    if (std::ranges::any_of(data.cases, [](const FitCase& one) { return one.clocked(); })) return made;
    const bool given = problem.unknowns.empty(); // values, by which only the starts are asked
    const double before = Residuals(data, FitWeights::Sum).weighted(prediction).squaredNorm(),
                 values = static_cast<double>(data.rows.size());
    std::vector<Explanation> found;
    // Errors smaller than stated leave nothing to explain.
    const bool small = data.sigmaStated && before < values;
    if (!given && !small) {
        FoundBySensors by = whatSensorsExplain(problem, data, prediction, box, stop);
        found = std::move(by.found);
        made.solves += by.solves;
    }
    const auto tell = [&](Message first) {
        if (found.empty()) return;
        double best = kInfinity;
        for (const Explanation& one : found) best = std::min(best, one.criterion); // NaN is never less
        const auto worse = [&](const Explanation& one) { return one.criterion > best + kToldApart; };
        if (worse(found.front())) first = {};
        std::erase_if(found, worse);
        made.explains = first + wordsOn(found, given);
        for (const Explanation& one : found) made.each.insert(made.each.end(), one.as.begin(), one.as.end());
    };
    if (!can.dynamic || problem.model->states().empty()) {
        tell({});
        return made;
    }
    const std::optional<double> begin = lateBegin(problem, data);
    Problem later = problem;
    if (begin) later.simulation.startTime = *begin;
    later.evaluator = nullptr;
    const Eigen::VectorXd starts = given ? Eigen::VectorXd() : fitBoxOf(problem).start;
    const auto searched = [&](const Problem& other) {
        OtherFit fit(other, stop);
        fit.searchFrom(starts);
        if (!given) fit.searchFrom(prediction.at);
        made.solves += fit.solves();
        return fit;
    };
    const Message late = begin ? filled(sentence("Method", "The record begins at {:.6g} s, and the model was "
                                                           "started at {:.6g} s. "),
                                        *begin, problem.simulation.startTime)
                               : Message();
    const std::string startTime = begin ? fmt::format("simulation.start_time = {:.6g}", *begin) : "";
    if (begin && !given) {
        const OtherFit fit = searched(later);
        if (const double less = fit.lessThan(before, values, 0); less > 0) {
            found.insert(found.begin(), {translate("Method", "the same start values at the first row"),
                                         verbatim(startTime),
                                         less,
                                         {{.kind = "begin", .value = *begin}},
                                         fit.criterion(values)});
            tell(late);
            return made;
        }
    }
    if (const std::optional<Problem> free = withFreeStarts(later)) {
        const auto more = static_cast<double>(free->unknowns.size() - problem.unknowns.size());
        const OtherFit fit = searched(*free);
        if (const double less = fit.lessThan(before, values, more); less > 0) {
            std::vector<std::string> states;
            for (const Variable& state : problem.model->states()) states.push_back(state.name);
            const std::string unknown =
                fmt::format("data.start = \"unknown\" of {}", fmt::join(states, ", "));
            found.insert(found.begin(), {translate("Method", "start values of its own for every record"),
                                         verbatim(begin ? startTime + ", " + unknown : unknown),
                                         less,
                                         {{.kind = "start", .value = begin.value_or(kNaN)}},
                                         fit.criterion(values)});
            tell(late);
            return made;
        }
    }
    tell({});
    return made;
}

} // namespace rigor

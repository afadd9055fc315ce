#include "core/methods/fit/residuals/late_start.h"

#include "core/engine/model/start_parameters.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <boost/math/distributions/fisher_f.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

constexpr double kLateSteps = 10; ///< from where on the data say so themselves (time_bases.cpp)
constexpr double kLateLevel = 1e-3;
constexpr std::size_t kMostFreeStarts =
    24; ///< searched; of more than these records or states nothing is known

double medianStepOf(const std::vector<double>& times) {
    std::vector<double> steps;
    for (std::size_t k = 1; k < times.size(); ++k) steps.push_back(times[k] - times[k - 1]);
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>((steps.size() - 1) / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
}

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

/// A fit from another start of the model.
class OtherStart {
  public:
    OtherStart(Problem problem, std::stop_token stop)
        : problem_(std::move(problem)), stop_(std::move(stop)), data_(knownDataOf(problem_, true, stop_)),
          box_(fitBoxOf(problem_)) {}

    const SolveCount& solves() const { return solves_; }

    /// From these values of the first unknowns, the others from their starts; the lower end is kept.
    void searchFrom(const Eigen::VectorXd& first) {
        FitBox box = box_;
        box.start.head(first.size()) =
            first.cwiseMax(box.lower.head(first.size())).cwiseMin(box.upper.head(first.size()));
        Predictor predictor(data_, problem_.simulation, problem_.threads, stop_);
        PointFit fit = fitPoint(predictor, box, std::vector<bool>(data_.sensors.size(), true), {}, stop_);
        solves_ += {predictor.simulations(), predictor.failures()};
        if (fit.answered() && (!best_.answered() || fit.sumOfSquares < best_.sumOfSquares))
            best_ = std::move(fit);
    }

    /// By how many percent less it leaves of `before`, the squares of a fit with `fewer` unknowns less; 0: no
    /// noise, or no more than chance.
    double lessThan(double before, double fewer) const {
        if (!best_.answered() || stop_.stop_requested()) return 0;
        const Residuals residuals(data_, FitWeights::Sum);
        const double behind = residuals.weighted(best_.prediction).squaredNorm(), fall = before - behind,
                     count = std::max(fewer, 1.0),
                     freedom =
                         static_cast<double>(data_.rows.size()) - static_cast<double>(best_.estimate.size());
        if (!(fall > 0) || !(freedom >= 1)) return 0;
        if (behind > 0 && cdf(complement(boost::math::fisher_f(count, freedom),
                                         fall / count / (behind / freedom))) > kLateLevel)
            return 0;
        const ResidualAnalysis analysis =
            analyseResiduals(residuals, data_, best_.prediction, box_, best_.estimate, problem_.threads);
        return analysis.tests.anyFound() ? 0 : 100 * fall / before;
    }

  private:
    Problem problem_;
    std::stop_token stop_;
    FitData data_;
    FitBox box_;
    PointFit best_;
    SolveCount solves_;
};

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

} // namespace

LateStart lateStartThatExplains(const Problem& problem, const FitData& data, const Residuals& residuals,
                                const Prediction& prediction, std::stop_token stop) {
    LateStart made;
    const Capabilities can = problem.model->capabilities();
    if (residuals.loss() != Loss::Squared || !prediction.answered || !can.tape || !can.dynamic ||
        problem.model->states().empty())
        return made;
    if (std::ranges::any_of(data.cases, [](const FitCase& one) { return one.clocked(); })) return made;
    const std::optional<double> begin = lateBegin(problem, data);
    const bool given = problem.unknowns.empty(); // values, by which only the starts are asked
    const double before = Residuals(data, FitWeights::Sum).weighted(prediction).squaredNorm();
    Problem later = problem;
    if (begin) later.simulation.startTime = *begin;
    later.evaluator = nullptr;
    const Eigen::VectorXd starts = given ? Eigen::VectorXd() : fitBoxOf(problem).start;
    const auto searched = [&](const Problem& other) {
        OtherStart fit(other, stop);
        fit.searchFrom(starts);
        if (!given) fit.searchFrom(prediction.at);
        made.solves += fit.solves();
        return fit;
    };
    const Message wrong =
        given ? translate("Method", "What the values given leave need not be an error of theirs.")
              : translate("Method", "The estimates rest on the start that was assumed; what is left need not "
                                    "be an error of the model, of a sensor or of the search.");
    if (begin && !given) {
        if (const double less = searched(later).lessThan(before, 0); less > 0) {
            made.explains =
                filled(sentence("Method",
                                "The record begins at {:.6g} s, and the model was started at {:.6g} s. "
                                "Started at the first row with the same start values the fit leaves {:.0f} % "
                                "less of its squares, and that is noise: simulation.start_time = {:.6g}. {}"),
                       *begin, problem.simulation.startTime, less, *begin, wrong);
            return made;
        }
    }
    const std::optional<Problem> free = withFreeStarts(later);
    if (!free) return made;
    const auto more = static_cast<double>(free->unknowns.size() - problem.unknowns.size());
    const double less = searched(*free).lessThan(before, more);
    if (!(less > 0)) return made;
    std::vector<std::string> states;
    for (const Variable& state : problem.model->states()) states.push_back(state.name);
    made.explains =
        begin ? filled(sentence("Method",
                                "The record begins at {:.6g} s, and the model was started at {:.6g} s. "
                                "Started at the first row with start values of its own the fit leaves {:.0f} "
                                "% less of its squares, and that is noise: simulation.start_time = {:.6g}, "
                                "and data.start = \"unknown\" of {}. {}"),
                       *begin, problem.simulation.startTime, less, *begin, fmt::join(states, ", "), wrong)
              : filled(sentence("Method",
                                "The rig did not start where the model says: with start values of its own "
                                "for every record the fit leaves {:.3g} % less of its squares, and that is "
                                "noise: data.start = \"unknown\" of {}. {}"),
                       less, fmt::join(states, ", "), wrong);
    return made;
}

} // namespace rigor

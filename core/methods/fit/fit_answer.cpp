#include "core/methods/fit/fit_answer.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/fit/search/steps.h"
#include "core/methods/fit/uncertainty/discrepancy_errors.h"
#include "core/methods/fit/uncertainty/foreign_jumps.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMostMoves = 4; ///< to lower minima, one after the other

/// Whether something is left that a better minimum could explain, or an unknown has lost its influence.
bool leavesStructure(const FitAnswer& answer, const FitBox& box) {
    const FitUncertainty& u = answer.uncertainty;
    const bool bound = faceOf(box, answer.end.estimate).size() < box.lower.size(),
               alone = std::any_of(
                   u.undetermined.begin(), u.undetermined.end(),
                   [](const UndeterminedDirection&one) { return one.alone; }),
               lost = alone || (u.undetermined.empty() && !u.names.empty());
    if (!answer.end.converged || bound || lost) return true;
    const ResidualTests& tests = answer.analysis.tests;
    return tests.order.found || tests.inputs.found ||
           std::any_of(tests.wrongSize.begin(), tests.wrongSize.end(),
                       [&](std::size_t s) { return tests.sizeOfOutputs[s] > 1; });
}

/// Steps of the integrator that looks beside the answer may take, for the points and for the searches.
constexpr double kStepsOfPoints = 4e6, kStepsOfSearches = 1e7;
/// What a search that goes on may take, in solves: 200 steps with derivatives.
constexpr double kStepsGoneOn = 800;
/// What a run of a model that runs elsewhere is taken to cost: what it really does differs from machine to
/// machine, and answers must not.
constexpr double kStepsOfForeignRun = 2e4;

OtherMinimaOptions sizeOf(bool structure, Eigen::Index unknowns, std::uint64_t seed, double stepsOfSolve) {
    const int p = static_cast<int>(unknowns);
    if (structure && stepsOfSolve > 0) {
        // A step with derivatives counts for about four.
        OtherMinimaOptions whole = sizeOf(true, unknowns, seed, 0);
        const double points = kStepsOfPoints / stepsOfSolve, steps = kStepsOfSearches / (4 * stepsOfSolve);
        whole.points = std::min(whole.points, std::max(8 * p, static_cast<int>(std::min(points, 1e6))));
        whole.searches =
            std::min(whole.searches, std::max(1, static_cast<int>(std::min(steps / whole.iterations, 1e6))));
        if (steps < whole.iterations) whole.iterations = std::max(8, static_cast<int>(steps));
        return whole;
    }
    if (!structure) {
        // A valley of what the noise nearly hides leaves no structure; it is looked for where that is cheap.
        constexpr double kPartOfPoints = 0.25;
        const int fewest = std::clamp(8 * p, 16, 64), most = std::clamp(32 * p, 48, 256);
        const double cheap = stepsOfSolve > 0 ? kPartOfPoints * kStepsOfPoints / stepsOfSolve : most;
        return {.points = std::clamp(static_cast<int>(std::min<double>(cheap, most)), fewest, most),
                .searches = cheap >= most ? 2 : 1,
                .iterations = 15,
                .seed = seed};
    }
    return {.points = std::clamp(32 * p, 48, 256),
            .searches = p > 20 ? 2 : std::min(3 + p, 6),
            .seed = seed,
            .open = true};
}

/// Ends of other searches that fit nearly as well although an interval excludes them.
std::vector<Eigen::VectorXd> alikeOf(const std::vector<FitMinimum>& ends, const FitAnswer& answer,
                                     double scatter) {
    const FitUncertainty& u = answer.uncertainty;
    std::vector<Eigen::VectorXd> alike;
    // Along a direction without information every point fits as well; that is said of the direction.
    if (!u.undetermined.empty() || !(u.degreesOfFreedom > 0)) return alike;
    const double least = answer.end.objective + scatter;
    for (const auto& [point, objective] : ends) {
        const double rise = (objective + scatter - least) / least * u.degreesOfFreedom;
        if (!(rise < 4)) continue; // two standard errors
        const auto beyond = [&](Eigen::Index i) {
            const double reach = (u.upper[i] - u.lower[i]) / 2;
            return point[i] < u.lower[i] - reach || point[i] > u.upper[i] + reach;
        };
        bool outside = false;
        for (Eigen::Index i = 0; i < point.size(); ++i) outside = outside || beyond(i);
        if (outside) alike.push_back(point);
    }
    return alike;
}

/// On its way to a bound where J is flat, as that of a level (c/k)^2 that was 0, a search ends at some small
/// c. The nearest bounds are tried. Empty: none is lower.
Eigen::VectorXd lowerAtBound(Predictor& predictor, const Residuals& residuals, const FitBox& box,
                             const LocalEnd& end) {
    constexpr double kNear = 1e-2; // of the range, or of the size of the start
    Eigen::VectorXd lower;
    double least = end.objective;
    for (const Eigen::Index i : faceOf(box, end.estimate).moving)
        for (const double bound : {box.lower[i], box.upper[i]}) {
            const double range = toScale(box, i, box.upper[i]) - toScale(box, i, box.lower[i]),
                         size = box.isLog(i) ? 1 : std::abs(box.start[i]);
            if (!(std::abs(toScale(box, i, bound) - toScale(box, i, end.estimate[i])) <=
                  kNear * (std::isfinite(range) ? range : size)))
                continue;
            Eigen::VectorXd there = end.estimate;
            there[i] = bound;
            if (!box.within.hold(there)) continue;
            const double objective = residuals.objective(predictor.values(there));
            if (!(objective < least)) continue;
            least = objective;
            lower = std::move(there);
        }
    return lower;
}

/// Unless it is one that is known, to a thousandth of the ranges; of two the lower is kept.
void addEnd(std::vector<FitMinimum>& ends, FitMinimum one, const FitBox& box) {
    constexpr double kSamePlace = 1e-3;
    const auto isSame = [&](const FitMinimum& other) {
        for (Eigen::Index i = 0; i < one.first.size(); ++i) {
            const double range = toScale(box, i, box.upper[i]) - toScale(box, i, box.lower[i]),
                         size = std::isfinite(range) ? range
                                : box.isLog(i)       ? 1
                                                     : std::abs(other.first[i]);
            if (std::abs(toScale(box, i, one.first[i]) - toScale(box, i, other.first[i])) > kSamePlace * size)
                return false;
        }
        return true;
    };
    const auto known = std::find_if(ends.begin(), ends.end(), isSame);
    if (known == ends.end())
        ends.push_back(std::move(one));
    else if (one.second < known->second)
        *known = std::move(one);
}

} // namespace

double stepsOf(const FitData& data, const SimulationOptions& simulation) {
    if (data.model->external()) return kStepsOfForeignRun * static_cast<double>(data.cases.size());
    if (!data.model->capabilities().dynamic) return 0;
    double steps = 0;
    for (const FitCase& one : data.cases)
        steps += std::max(0.0, one.times.back() - simulation.startTime) / simulation.step;
    return steps;
}

FitAnswer answerFrom(const LocalEnd& end, Predictor& predictor, Predictor& beside, const FitBox& box,
                     const std::vector<Unknown>& unknowns, const AnswerOptions& options,
                     const Progress& progress) {
    const FitData& data = predictor.data();
    FitAnswer answer{.end = end};
    // Refits of a profile are searches too.
    const long long mostForIntervals =
        options.profileAll ? std::numeric_limits<long long>::max() / 2
        : options.stepsOfSolve > 0
            ? std::min(
                  options.mostForIntervals,
                  std::max(40LL, std::llround(std::min(2 * kStepsOfSearches / options.stepsOfSolve, 1e9))))
            : options.mostForIntervals;
    const Residuals judged(data, options.weights, options.loss);
    Residuals residuals(beside, options.weights, options.loss);
    std::vector<FitMinimum> ends;
    for (int moves = 0;; ++moves) {
        answer.prediction = predictor.withSlopes(answer.end.estimate);
        if (!answer.prediction.answered) return answer;
        answer.uncertainty =
            uncertaintyOf(judged, data, answer.prediction, box, answer.end.estimate, namesOf(unknowns),
                          options.confidence, options.assumedError, &beside);
        answer.analysis =
            analyseResiduals(judged, data, answer.prediction, box, answer.end.estimate, options.threads);
        answer.structure = leavesStructure(answer, box);
        // Before the intervals are held against the profiles, which are as wide as these.
        std::vector<std::size_t> lacking = options.discrepancy; // nothing is left of those met exactly
        std::erase_if(lacking, [&](std::size_t s) { return metExactly(data, answer.prediction, s); });
        answer.discrepancy.reset();
        if (lacking.empty() || answer.analysis.view.pull.rows() == 0) {
            widenIntervals(answer.uncertainty, answer.analysis, judged, data, box, answer.end.estimate,
                           options.confidence);
        } else {
            Message why;
            answer.discrepancy = findDiscrepancy(answer.analysis.view, data, lacking, why);
            if (!answer.discrepancy) fail(sentence("Method", "Least squares cannot run: {}."), why);
            answer.withoutDiscrepancy = answer.uncertainty.standardErrors;
            const Prediction there = followDiscrepancy(*answer.discrepancy, beside, judged, lacking, box,
                                                       answer.end.estimate, answer.prediction);
            takeDiscrepancy(answer.uncertainty, answer.analysis, *answer.discrepancy, judged, data, there,
                            box, answer.end.estimate, options.confidence, options.threads);
        }
        Eigen::VectorXd lower;
        beside.startFrom(predictor);
        if (!progress.stopRequested()) lower = lowerAtBound(beside, residuals, box, answer.end);
        const bool beforeBound = lower.size() > 0;
        // No minimum is lower than one that leaves nothing.
        if (!beforeBound && options.look && moves < kMostMoves && !metExactly(data, answer.prediction) &&
            !progress.stopRequested()) {
            OtherMinima found = lookForOtherMinima(
                beside, residuals, box, answer.end.estimate, answer.end.objective,
                sizeOf(answer.structure, box.lower.size(), options.seed + static_cast<std::uint64_t>(moves),
                       options.stepsOfSolve),
                progress.stop);
            answer.points += found.points;
            answer.searches += found.searches;
            lower = std::move(found.lower);
            for (FitMinimum& one : found.ends) addEnd(ends, std::move(one), box);
        }
        beside.startFrom(predictor);
        if (lower.size() == 0)
            lower =
                correctIntervals(answer.uncertainty, beside, options.weights, options.loss.kind,
                                 answer.prediction, box, answer.end.estimate,
                                 answer.uncertainty.undetermined.empty() ? ends : std::vector<FitMinimum>(),
                                 unknowns, mostForIntervals, progress, options.profileAll);
        if (lower.size() == 0)
            lower =
                locateSteps(answer.uncertainty, beside, residuals, options.weights, box, answer.end.estimate,
                            answer.end.objective, options.confidence, unknowns, mostForIntervals, progress);
        // Where nothing is lower beside it: a narrow, bent valley takes hundreds of steps.
        const bool goesOn = options.goesOn && lower.size() == 0 && !answer.end.converged &&
                            kStepsGoneOn * options.stepsOfSolve <= kStepsOfSearches;
        if (goesOn) lower = answer.end.estimate;
        if (lower.size() == 0 || moves == kMostMoves || progress.stopRequested()) break;
        LocalEnd improved = options.improve(lower);
        if (improved.estimate.size() == 0 || !(improved.objective < answer.end.objective)) break;
        const bool samePlace = beforeBound || goesOn;
        if (std::isnan(answer.left) && !samePlace) {
            answer.left = answer.end.objective;
            answer.leftMinimum = answer.end.converged;
        }
        if (!samePlace) addEnd(ends, {answer.end.estimate, answer.end.objective}, box);
        answer.end = std::move(improved);
    }
    if (data.model->external() && !progress.stopRequested())
        for (const std::size_t i : foreignJumps(beside, answer.prediction, answer.end.estimate, box))
            answer.uncertainty.check.jumps.push_back(unknowns[i].name);
    answer.alike = alikeOf(ends, answer, judged.scatter());
    return answer;
}

void describeOtherMinima(Result& head, FitResult& result, const FitAnswer& answer, double scatter,
                         const std::vector<Unknown>& unknowns) {
    if (answer.searches == 0) return;
    result.otherMinima = {answer.points, answer.searches, answer.left + scatter,
                          static_cast<long long>(answer.alike.size())};
    if (std::isfinite(answer.left))
        head.warnings.push_back(filled(
            answer.leftMinimum
                ? translate("Method",
                            "From the start values the search ends in a local minimum, at {:.6g}: the "
                            "answer, at {:.6g}, was found from elsewhere within the bounds.")
                : translate("Method",
                            "From the start values the search had not converged, at {:.6g}: the answer, at "
                            "{:.6g}, was found from elsewhere within the bounds."),
            answer.left + scatter, answer.end.objective + scatter));
    const auto textOf = [&](const Eigen::VectorXd& point) {
        Messages values;
        for (Eigen::Index i = 0; i < point.size(); ++i)
            values.push_back(
                filled(std::string("{} = {:.4g}"), unknowns[static_cast<std::size_t>(i)].name, point[i]));
        return fmt::format("{}", fmt::join(values, ", "));
    };
    for (const Eigen::VectorXd& point : answer.uncertainty.check.others)
        head.qualityWarnings.push_back(
            filled(translate("Method", "Another minimum fits nearly as well: {}. The data do not decide "
                                       "between them; the intervals hold both."),
                   textOf(point)));
    for (const Eigen::VectorXd& point : answer.alike)
        head.qualityWarnings.push_back(filled(
            translate("Method", "Another minimum fits nearly as well: {}. The intervals are those of the "
                                "answer alone."),
            textOf(point)));
}

} // namespace rigor

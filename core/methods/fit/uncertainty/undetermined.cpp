#include "core/methods/fit/uncertainty/undetermined.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/residuals/influence.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {

namespace {

/// An unknown whose error is so many times that with all others known is only known together with them.
constexpr double kTiedParameters = 30;
/// An error of so many times the value says that nothing is known.
constexpr double kLost = 1000;
/// A combination is known well whose error is below this part of what those of its members make of it alone.
constexpr double kKnownWell = 0.1;
/// Unknowns with less than this share of the weakest direction are no members of it.
constexpr double kWeakShare = 0.02;

/// What an error must stay below for the unknown to be determined, and whether that is the unknown's value
/// (or else what its bounds alone say).
struct LargestError {
    double size = 0;
    bool value = true;
};

/// tied: how many times larger the error is than with all other unknowns known.
LargestError largestError(const FitBox& box, Eigen::Index i, double estimate, double tied) {
    const double lower = box.lower[i], upper = box.upper[i];
    if (lower > 0 || upper < 0 || box.isLog(i)) return {std::abs(estimate)};
    // The standard deviation of a number of which nothing but its bounds is known.
    if (std::isfinite(upper - lower)) return {(upper - lower) / std::sqrt(12.0), false};
    // Where 0 is a value like any other a small value means nothing. Then an unknown is lost where the data
    // only know it together with others, or by orders of magnitude.
    const double known = std::max(std::abs(estimate), std::abs(box.start[i]));
    if (tied > kTiedParameters) return {known};
    return {box.start[i] != 0 ? kLost * known : kInfinity};
}

std::optional<Estimator> estimatorAt(Predictor& predictor, const Residuals& residuals, const FitData& data,
                                     const Eigen::VectorXd& unknowns) {
    const Prediction there = predictor.withSlopes(unknowns);
    if (!there.answered) return std::nullopt;
    return estimatorOf(scaledSlopes(data, there), residuals.weights(),
                       Eigen::VectorXd::Ones(static_cast<Eigen::Index>(data.rows.size())));
}

/// The direction of which the data say least, without the unknowns that hardly move along it.
Eigen::VectorXd weakestOf(const Estimator& estimator, const Eigen::VectorXd& unknowns) {
    return estimator.relative(unknowns.size() - 1, unknowns).unaryExpr([](double share) {
        return std::abs(share) < kWeakShare ? 0.0 : share;
    });
}

} // namespace

/// dh/dp in standard deviations of one row.
Eigen::MatrixXd scaledSlopes(const FitData& data, const Prediction& prediction) {
    Eigen::MatrixXd slopes = prediction.slopes;
    for (Eigen::Index r = 0; r < slopes.rows(); ++r)
        slopes.row(r) *= data.weight(data.rows[static_cast<std::size_t>(r)]);
    return slopes;
}

std::vector<UndeterminedDirection> directionsOf(const Estimator& estimator, const Eigen::VectorXd& estimate) {
    std::vector<UndeterminedDirection> directions;
    for (Eigen::Index k = estimator.rank; k < estimate.size(); ++k) {
        UndeterminedDirection& direction = directions.emplace_back();
        direction.relative = estimator.relative(k, estimate);
        direction.alone = membersOf(direction.relative).size() == 1;
    }
    return directions;
}

void describeDirections(std::vector<UndeterminedDirection>& directions, const FitUncertainty& result,
                        const Residuals& residuals, const FitData& data, const FitBox& box,
                        const Eigen::VectorXd& estimate, const std::vector<std::string>& names,
                        Predictor* elsewhere) {
    DirectionAt directionAt;
    if (elsewhere && directions.size() == 1)
        directionAt = [&](const Eigen::VectorXd& p) -> Eigen::VectorXd {
            const auto estimator = estimatorAt(*elsewhere, residuals, data, p);
            if (!estimator || estimator->rank != p.size() - 1) return {};
            return estimator->relative(estimator->rank, p);
        };
    for (UndeterminedDirection& direction : directions) {
        if (direction.alone) {
            const Eigen::Index i = membersOf(direction.relative).front();
            const std::string& name = names[static_cast<std::size_t>(i)];
            direction.sentence =
                elsewhere ? sentenceOf(influenceOf(*elsewhere, estimate, i, box.lower[i], box.upper[i]), name)
                          : filled(sentence("Method", "{} has no influence on what is measured at its value "
                                                      "{:.4g}"),
                                   name, estimate[i]);
            continue;
        }
        Combinations found = combinationsOf(direction.relative, estimate, box.lower, box.upper,
                                            result.covariance, names, directionAt);
        direction.sentence = sentenceOf(found, names);
        // Of one direction among several a combination need not stay along the others.
        if (directions.size() == 1) direction.combinations = std::move(found.all);
    }
}

void describePractical(FitUncertainty& result, const FitBox& box, const Eigen::VectorXd& estimate,
                       const std::vector<std::string>& names, const Eigen::VectorXd& scale,
                       const Eigen::MatrixXd& unit, double assumedError) {
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        const std::string& name = names[static_cast<std::size_t>(i)];
        const double alone = scale[i], tied = alone > 0 ? std::sqrt(unit(i, i)) / alone : 0;
        const LargestError largest = largestError(box, i, estimate[i], tied);
        const bool lost = std::isinf(result.standardErrors[i]);
        const bool large = result.standardErrors[i] > largest.size;
        if (lost || large) result.names.push_back(name);
        if (lost || !(large || result.assumedErrors[i] > largest.size)) continue;
        if (large) {
            result.practical.push_back(
                largest.value
                    ? filled(sentence("Method", "{} is not determined by these data: its standard error "
                                                "{:.2g} exceeds its value {:.2g}"),
                             name, result.standardErrors[i], estimate[i])
                    : filled(sentence("Method",
                                      "{} is not determined by these data: its standard error {:.2g} is no "
                                      "smaller than that of its bounds alone, {:.2g}"),
                             name, result.standardErrors[i], largest.size));
            continue;
        }
        result.assumed.push_back(
            largest.value
                ? filled(sentence("Method",
                                  "{} is practically not identifiable: sensors off by {:g} % of their signal "
                                  "would give it a standard error of {:.2g}, more than its value {:.2g}"),
                         name, 100 * assumedError, result.assumedErrors[i], estimate[i])
                : filled(sentence("Method",
                                  "{} is practically not identifiable: sensors off by {:g} % of their signal "
                                  "would give it a standard error of {:.2g}, no smaller than that of its "
                                  "bounds alone, {:.2g}"),
                         name, 100 * assumedError, result.assumedErrors[i], largest.size));
        result.practical.push_back(result.assumed.back());
    }
}

void describeWeakest(FitUncertainty& result, const Estimator& estimator, const Residuals& residuals,
                     const FitData& data, const FitBox& box, const Eigen::VectorXd& estimate,
                     const std::vector<std::string>& names, Predictor* elsewhere) {
    if (!elsewhere || estimate.size() < 2 || estimator.rank < estimate.size()) return;
    UndeterminedDirection direction{
        .relative = weakestOf(estimator, estimate), .sentence = {}, .combinations = {}};
    const auto members = membersOf(direction.relative);
    const auto isLost = [&](Eigen::Index i) {
        return std::ranges::find(result.names, names[static_cast<std::size_t>(i)]) != result.names.end();
    };
    if (members.size() < 2 || !std::ranges::all_of(members, isLost)) return;
    const DirectionAt weakestAt = [&](const Eigen::VectorXd& p) -> Eigen::VectorXd {
        const auto there = estimatorAt(*elsewhere, residuals, data, p);
        return there && there->rank == p.size() ? weakestOf(*there, p) : Eigen::VectorXd();
    };
    Combinations found = combinationsOf(direction.relative, estimate, box.lower, box.upper, result.covariance,
                                        names, weakestAt);
    const auto isKnownWell = [&](const Combination& one) {
        const double alone = one.slope.cwiseProduct(result.standardErrors).cwiseAbs().maxCoeff();
        return one.standardError < kKnownWell * alone;
    };
    if (found.all.empty() || !std::ranges::all_of(found.all, isKnownWell)) return;
    direction.sentence = sentenceOf(found, names);
    direction.combinations = std::move(found.all);
    result.weak.push_back(std::move(direction));
}

} // namespace rigor

#include "core/methods/fit/uncertainty/fit_uncertainty.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/methods/fit/combinations.h"
#include "core/methods/fit/fit_estimator.h"
#include "core/methods/fit/residuals/influence.h"
#include "core/methods/fit/residuals/robust_scale.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// An unknown whose error is so many times that with all others known is only known together with them.
constexpr double kTied = 30;
/// An error of so many times the value says that nothing is known.
constexpr double kLost = 1000;

/// How the rows of a robust fit count: the estimate solves sum_i w_i psi(u_i) dh_i/dp = 0, so that
///     C = H^-1 (sum w_i^2 E psi^2 x_i x_i') H^-1,   H = sum w_i E psi' x_i x_i'
/// with means over each output for the expectations and Huber's corrections for few values: n - q instead of
/// n, and K = 1 + q/n var(psi')/(E psi')^2 (P. J. Huber, "Robust Statistics", 1981, section 7.6, eq. 6.5).
struct RobustRows {
    Eigen::VectorXd weights, errors;
};

RobustRows robustRows(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                      Eigen::Index rank) {
    const Eigen::VectorXd u = residuals.deviations(prediction);
    const auto n = static_cast<double>(u.size()), share = static_cast<double>(rank) / n;
    RobustRows rows{residuals.weights(), Eigen::VectorXd::Constant(u.size(), kNaN)};
    for (const auto& members : data.rowsOfSensor) {
        double squares = 0, slopes = 0, slopeSquares = 0;
        for (const std::size_t r : members) {
            const auto row = static_cast<Eigen::Index>(r);
            squares += std::pow(residuals.influence(row, u[row]), 2);
            slopes += residuals.influenceSlope(row, u[row]);
            slopeSquares += std::pow(residuals.influenceSlope(row, u[row]), 2);
        }
        const auto count = static_cast<double>(members.size());
        const double mean = slopes / count,
                     variance =
                         count > 1 ? std::max(0.0, slopeSquares - count * mean * mean) / (count - 1) : 0;
        // No curvature is left where most values are outliers, and nothing can be said.
        if (!(mean > 0) || !(share < 1)) continue;
        const double slope = mean / (1 + share * variance / (mean * mean));
        for (const std::size_t r : members) {
            const auto row = static_cast<Eigen::Index>(r);
            rows.weights[row] *= slope;
            rows.errors[row] = std::sqrt(squares / (count * (1 - share))) / slope;
        }
    }
    return rows;
}

/// s of a robust fit without stated sensors: the root mean square of the outputs' deviations by the median.
double bulkNoise(const FitData& data, const Residuals& residuals, const Prediction& prediction) {
    double squares = 0;
    const std::vector<double> deviations = medianDeviations(data, residuals, prediction);
    for (const double deviation : deviations) squares += deviation * deviation;
    return std::sqrt(squares / static_cast<double>(deviations.size()));
}

/// dh/dp in standard deviations of one row.
Eigen::MatrixXd scaledSlopes(const FitData& data, const Prediction& prediction) {
    Eigen::MatrixXd slopes = prediction.slopes;
    for (Eigen::Index r = 0; r < slopes.rows(); ++r)
        slopes.row(r) *= data.weight(data.rows[static_cast<std::size_t>(r)]);
    return slopes;
}

/// s_k of every row: sensors without a statement have errors of their own size each.
Eigen::VectorXd errorsByOutput(const FitData& data, const DataErrors& left) {
    Eigen::VectorXd errors(static_cast<Eigen::Index>(data.rows.size()));
    for (std::size_t s = 0; s < data.sensors.size(); ++s) {
        double squares = 0, count = 0;
        const double sigma = data.sensors[s].sigma;
        for (const std::size_t r : data.rowsOfSensor[s]) {
            squares +=
                std::pow(left.left[static_cast<Eigen::Index>(r)], 2) + data.rows[r].scatter / (sigma * sigma);
            count += data.rows[r].count;
        }
        const double error = std::sqrt(squares / count * left.values / left.degreesOfFreedom());
        for (const std::size_t r : data.rowsOfSensor[s]) errors[static_cast<Eigen::Index>(r)] = error;
    }
    return errors;
}

/// Whether errors of the stated size explain the sum of squares.
void testStatement(FitUncertainty& result, double squares) {
    if (!(result.degreesOfFreedom > 0)) return;
    result.reducedChiSquared = squares / result.degreesOfFreedom;
    const boost::math::chi_squared stated(result.degreesOfFreedom);
    result.chiSquaredProbability =
        std::isfinite(squares)
            ? std::min(1.0, 2 * std::min(cdf(stated, squares), cdf(complement(stated, squares))))
            : 0;
}

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
    if (tied > kTied) return {known};
    return {box.start[i] != 0 ? kLost * known : kInfinity};
}

/// What the directions without information leave determined, in words.
void describeDirections(std::vector<UndeterminedDirection>& directions, const FitUncertainty& result,
                        const Residuals& residuals, const FitData& data, const FitBox& box,
                        const Eigen::VectorXd& estimate, const std::vector<std::string>& names,
                        Predictor* elsewhere) {
    DirectionAt directionAt;
    if (elsewhere && directions.size() == 1)
        directionAt = [&](const Eigen::VectorXd& p) -> Eigen::VectorXd {
            const Prediction there = elsewhere->withSlopes(p);
            if (!there.answered) return {};
            const Estimator estimator =
                estimatorOf(scaledSlopes(data, there), residuals.weights(),
                            Eigen::VectorXd::Ones(static_cast<Eigen::Index>(data.rows.size())));
            if (estimator.rank != p.size() - 1) return {};
            return estimator.relative(estimator.rank, p);
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

/// Unknowns that are determined in theory, but not by these data or not by real sensors. scale: of the
/// estimator; unit: covariance for errors of 1.
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

/// Those that an estimator leaves open, without words.
std::vector<UndeterminedDirection> directionsOf(const Estimator& estimator, const Eigen::VectorXd& estimate) {
    std::vector<UndeterminedDirection> directions;
    for (Eigen::Index k = estimator.rank; k < estimate.size(); ++k) {
        UndeterminedDirection& direction = directions.emplace_back();
        direction.relative = estimator.relative(k, estimate);
        direction.alone = membersOf(direction.relative).size() == 1;
    }
    return directions;
}

/// ofPriors: their part of each variance. freedom: of an estimated noise, else infinite. atLeast: per
/// unknown.
void setIntervals(FitUncertainty& result, const FitBox& box, const Eigen::VectorXd& estimate,
                  double confidence, const Eigen::VectorXd& ofPriors, double freedom,
                  const Eigen::VectorXd& atLeast) {
    const Eigen::Index p = estimate.size();
    result.tail = (1 - confidence) / 2;
    result.quantiles = Eigen::VectorXd::Constant(p, kNaN);
    result.lower = result.upper = result.quantiles;
    result.logs = box.logs;
    for (Eigen::Index i = 0; i < p; ++i) {
        if (freedom > 0)
            result.quantiles[i] =
                std::max(atLeast[i],
                         intervalQuantile(confidence, std::isfinite(ofPriors[i]) ? ofPriors[i] : 0, freedom));
        const double half = result.quantiles[i] * result.standardErrors[i];
        const double factor = std::exp(half / estimate[i]);
        result.lower[i] = box.isLog(i) ? estimate[i] / factor : estimate[i] - half;
        result.upper[i] = box.isLog(i) ? estimate[i] * factor : estimate[i] + half;
    }
}

/// What the kinds of intervals are called.
void nameIntervals(FitUncertainty& result, double confidence, const Message& noise, Eigen::Index rank) {
    result.interval = filled(sentence("Method", "{:g} % marginal, linearised, {}, n = {:g}, p = {}"),
                             100 * confidence, noise, result.values, rank);
    result.ofLog =
        filled(sentence("Method", "{:g} % marginal, linearised in the logarithm, {}, n = {:g}, p = {}"),
               100 * confidence, noise, result.values, rank);
    result.profiled = filled(sentence("Method", "{:g} % marginal, profile likelihood, {}, n = {:g}, p = {}"),
                             100 * confidence, noise, result.values, rank);
    result.ofPosterior =
        filled(sentence("Method", "{:g} % marginal, posterior along the profile, {}, n = {:g}, p = {}"),
               100 * confidence, noise, result.values, rank);
    result.ofSteps = filled(sentence("Method", "{:g} % marginal, likelihood ratio of a threshold (Hansen "
                                               "2000), {}, n = {:g}, p = {}"),
                            100 * confidence, noise, result.values, rank);
}

} // namespace

Eigen::MatrixXd covarianceOn(const FitFace& face, const Eigen::MatrixXd& slopes,
                             const Eigen::VectorXd& weights, const Eigen::VectorXd& errors) {
    const Eigen::Index p = slopes.cols();
    const Estimator whole = estimatorOf(slopes, weights, errors);
    if (face.size() == p) return whole.unit;
    Eigen::MatrixXd made = Eigen::MatrixXd::Constant(p, p, kNaN);
    made.diagonal() = whole.unit.diagonal();
    if (face.size() > 0)
        made(face.moving, face.moving) =
            face.covariance(estimatorOf(face.along(slopes), weights, errors).unit);
    return made;
}

FitUncertainty uncertaintyOf(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                             const FitBox& box, const Eigen::VectorXd& estimate,
                             const std::vector<std::string>& names, double confidence, double assumedError,
                             Predictor* elsewhere) {
    const Eigen::Index p = estimate.size(), rows = prediction.values.size();
    FitUncertainty result;
    const Eigen::MatrixXd slopes = scaledSlopes(data, prediction);
    // Unknowns at their bounds are held there: the others are those of the fit without them.
    const FitFace face = faceOf(box, estimate);
    const DataErrors errors = dataErrors(residuals, data, prediction, slopes, face);
    const bool robust = residuals.loss() != Loss::Squared, estimated = !data.sigmaStated;
    result.values = errors.values;
    result.degreesOfFreedom = errors.degreesOfFreedom();
    if (!estimated)
        result.noise = 1;
    else if (result.degreesOfFreedom > 0)
        result.noise = std::sqrt(errors.squares / result.degreesOfFreedom);
    // Data that are met exactly leave no error to weigh a prior against but its floor (settlePriorNoise).
    if (estimated && !data.priors.empty() && result.noise < data.priorNoise) result.noise = data.priorNoise;
    // The priors as rows of their own; where the errors are not known what is determined does not depend on
    // them.
    const auto priorCount = static_cast<Eigen::Index>(data.priors.size());
    const Eigen::MatrixXd informed =
        withPriorRows(slopes, data.priors, estimate, result.noise > 0 ? result.noise : data.priorNoise);
    const auto behind = [&](const Eigen::VectorXd& ofRows, double ofPriors) {
        Eigen::VectorXd all = Eigen::VectorXd::Constant(rows + priorCount, ofPriors);
        all.head(rows) = ofRows;
        return all;
    };
    const Eigen::VectorXd ones = Eigen::VectorXd::Ones(rows), weights = behind(residuals.weights(), 1);
    const Estimator all = estimatorOf(informed, weights, behind(ones, 1));
    result.singularValues = all.singularValues;
    std::vector<bool> taken(static_cast<std::size_t>(p), false);
    result.undetermined = directionsOf(all, estimate);
    for (const UndeterminedDirection& direction : result.undetermined)
        for (const Eigen::Index i : membersOf(direction.relative)) taken[static_cast<std::size_t>(i)] = true;
    if (priorCount > 0) {
        const Estimator alone = estimatorOf(slopes, residuals.weights(), ones);
        result.singularValues = alone.singularValues;
        if (alone.rank < all.rank) result.byPriors = directionsOf(alone, estimate);
        std::erase_if(result.byPriors, [&](const UndeterminedDirection& direction) {
            const auto members = membersOf(direction.relative);
            return std::any_of(members.begin(), members.end(),
                               [&](Eigen::Index i) { return taken[static_cast<std::size_t>(i)]; });
        });
    }

    const Eigen::MatrixXd unit =
        face.size() == p ? all.unit : covarianceOn(face, informed, weights, behind(ones, 1));
    const Eigen::Index rank = priorCount == 0 ? errors.rank
                              : face.size() == 0
                                  ? 0
                                  : estimatorOf(face.along(informed), weights, behind(ones, 1)).rank;
    result.covariance = result.noise * result.noise * unit;
    if (!estimated && !robust) testStatement(result, errors.squares);
    if (data.weighedBySpread() && !robust && result.degreesOfFreedom > 0)
        result.covariance =
            covarianceOn(face, informed, weights, behind(errorsByOutput(data, errors), result.noise));
    if (robust && result.degreesOfFreedom > 0) {
        const RobustRows own = robustRows(residuals, data, prediction, rank);
        result.covariance = covarianceOn(face, slopes, own.weights, own.errors);
        result.noise = estimated ? bulkNoise(data, residuals, prediction) : 1;
    }
    Eigen::VectorXd ofPriors = Eigen::VectorXd::Zero(p); // their part of the variance
    if (priorCount > 0 && result.noise > 0)
        ofPriors = covarianceOn(face, informed, weights, behind(0 * ones, result.noise))
                       .diagonal()
                       .cwiseQuotient(result.covariance.diagonal());
    describeDirections(result.undetermined, result, residuals, data, box, estimate, names, elsewhere);
    describeDirections(result.byPriors, result, residuals, data, box, estimate, names, elsewhere);
    result.standardErrors.resize(p);
    result.assumedErrors.resize(p);
    double signal = 0;
    for (Eigen::Index r = 0; r < rows; ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        signal += std::pow(row.value / data.sensors[row.sensor].sigma, 2);
    }
    const double assumed = assumedError * std::sqrt(signal / static_cast<double>(rows));
    const Eigen::MatrixXd assumedUnit =
        priorCount == 0 || !(assumed > 0)
            ? unit
            : covarianceOn(face, withPriorRows(slopes, data.priors, estimate, assumed), weights,
                           behind(ones, 1));
    for (Eigen::Index i = 0; i < p; ++i) {
        const bool lost = taken[static_cast<std::size_t>(i)];
        result.standardErrors[i] = lost ? kInfinity : std::sqrt(result.covariance(i, i));
        result.assumedErrors[i] = lost ? kInfinity : assumed * std::sqrt(assumedUnit(i, i));
        if (lost) {
            result.covariance.row(i).setConstant(kNaN);
            result.covariance.col(i).setConstant(kNaN);
        }
    }
    result.correlation = correlationOf(result.covariance);

    const double freedom = estimated ? result.degreesOfFreedom : kInfinity;
    result.priors = priorFindings(data.priors, estimate, result.covariance, freedom);
    Eigen::VectorXd atLeast = Eigen::VectorXd::Zero(p);
    if (priorCount > 0 && face.size() > 0 && std::isfinite(freedom) && freedom > 0 && result.noise > 0) {
        const Eigen::VectorXd known = result.standardErrors(face.moving);
        if (known.allFinite())
            atLeast(face.moving) = quantilesOf(
                openWeight(residuals, data, prediction, slopes, estimate, face, result.noise, freedom),
                confidence, known);
    }
    setIntervals(result, box, estimate, confidence, ofPriors, freedom, atLeast);
    Message noise = robust ? translate("Method", "robust errors (Huber 1981)")
                    : data.weighedBySpread()
                        ? translate("Method", "Student t with the noise of each output estimated")
                    : estimated ? translate("Method", "Student t with estimated noise")
                                : translate("Method", "stated sensor noise");
    if (priorCount > 0) noise = filled(sentence("Method", "{}, with the priors"), noise);
    nameIntervals(result, confidence, noise, rank);

    describePractical(result, box, estimate, names, all.scale, unit, assumedError);
    return result;
}

Eigen::VectorXd movementOf(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                           const FitBox& box, const Eigen::VectorXd& estimate,
                           const Eigen::VectorXd& change) {
    Eigen::VectorXd movement = Eigen::VectorXd::Zero(estimate.size()), scaled = change;
    const FitFace face = faceOf(box, estimate);
    if (face.size() == 0) return movement;
    const Eigen::Index rows = scaled.size();
    for (Eigen::Index r = 0; r < rows; ++r) scaled[r] *= data.weight(data.rows[static_cast<std::size_t>(r)]);
    const Eigen::MatrixXd slopes =
        face.along(withPriorRows(scaledSlopes(data, prediction), data.priors, estimate, data.priorNoise));
    Eigen::VectorXd weights = Eigen::VectorXd::Ones(slopes.rows());
    weights.head(rows) = residuals.weights();
    const Estimator estimator = estimatorOf(slopes, weights, Eigen::VectorXd::Ones(slopes.rows()));
    movement(face.moving) = face.ofUnknowns(-(estimator.pull.leftCols(rows) * scaled));
    return movement;
}

std::vector<ResidualCheck> checkResiduals(const FitData& data, const Prediction& prediction) {
    std::vector<ResidualCheck> checks;
    for (std::size_t c = 0; c < data.cases.size(); ++c)
        for (std::size_t s = 0; s < data.sensors.size(); ++s) {
            std::vector<std::pair<double, double>> trajectory;
            double signal = 0;
            for (const std::size_t r : data.rowsOfSensor[s]) {
                const FitRow& row = data.rows[r];
                if (row.fitCase != c) continue;
                trajectory.emplace_back(data.cases[c].times[row.time],
                                        row.value - prediction.values[static_cast<Eigen::Index>(r)]);
                signal += row.value * row.value;
            }
            if (trajectory.empty()) continue;
            std::sort(trajectory.begin(), trajectory.end());
            ResidualCheck check{.output = data.sensors[s].output, .experiment = data.cases[c].label};
            const auto n = static_cast<int>(trajectory.size());
            check.values = n;
            check.signal = std::sqrt(signal / n);
            double mean = 0, squares = 0;
            for (const auto& [t, r] : trajectory) {
                mean += r / n;
                squares += r * r;
                check.largest = std::max(check.largest, std::abs(r));
            }
            check.rms = std::sqrt(squares / n);
            check.lagOne = check.ljungBox = kNaN;
            if (n >= 8) {
                const int lags = std::max(1, std::min(10, n / 5));
                const auto at = [&](int k) { return trajectory[static_cast<std::size_t>(k)].second - mean; };
                double variance = 0, q = 0;
                for (int k = 0; k < n; ++k) variance += at(k) * at(k);
                for (int lag = 1; lag <= lags && variance > 0; ++lag) {
                    double product = 0;
                    for (int k = lag; k < n; ++k) product += at(k) * at(k - lag);
                    const double rho = product / variance;
                    if (lag == 1) check.lagOne = rho;
                    q += rho * rho / (n - lag);
                }
                q *= static_cast<double>(n) * (n + 2);
                if (variance > 0)
                    check.ljungBox =
                        boost::math::cdf(boost::math::complement(boost::math::chi_squared(lags), q));
            }
            checks.push_back(std::move(check));
        }
    return checks;
}

} // namespace rigor

#include "core/methods/fit/uncertainty/prior_information.h"

#include "core/methods/fit/fit_estimator.h"
#include "core/methods/fit/uncertainty/fit_uncertainty.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/special_functions/erf.hpp>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kContradicted = 3; ///< standard deviations
/// Of the largest value: errors that a prior is weighed against are no smaller, though a model may meet the
/// data.
constexpr double kLeastPriorNoise = 1e-6;
constexpr double kPriorNoiseSettled = 1e-6;

double quantileOf(double probability, double freedom) {
    constexpr double kNormal = 1e8; // degrees of freedom from which on the two are one
    if (!(freedom < kNormal)) return quantile(boost::math::normal(), probability);
    return quantile(boost::math::students_t(freedom), probability);
}

} // namespace

Eigen::MatrixXd withPriorRows(const Eigen::MatrixXd& slopes, const std::vector<FitPrior>& priors,
                              const Eigen::VectorXd& at, double noise) {
    if (priors.empty()) return slopes;
    Eigen::MatrixXd all =
        Eigen::MatrixXd::Zero(slopes.rows() + static_cast<Eigen::Index>(priors.size()), slopes.cols());
    all.topRows(slopes.rows()) = slopes;
    for (std::size_t k = 0; k < priors.size(); ++k)
        all(slopes.rows() + static_cast<Eigen::Index>(k), priors[k].unknown) =
            noise * priors[k].informationRoot(at[priors[k].unknown]);
    return all;
}

DataErrors dataErrors(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                      const Eigen::MatrixXd& slopes, const FitFace& face) {
    DataErrors made;
    const Eigen::Index rows = prediction.values.size();
    made.left.resize(rows);
    for (Eigen::Index r = 0; r < rows; ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        made.left[r] = data.weight(row) * (row.value - prediction.values[r]);
        made.values += row.count;
    }
    if (face.size() > 0) {
        const Eigen::MatrixXd own = face.along(slopes);
        const Estimator estimator = estimatorOf(own, residuals.weights(), Eigen::VectorXd::Ones(rows));
        made.rank = estimator.rank;
        if (!data.priors.empty()) {
            const Eigen::VectorXd moved = estimator.pull * made.left;
            made.left -= own * moved;
        }
    }
    for (Eigen::Index r = 0; r < rows; ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        const double sigma = data.sensors[row.sensor].sigma;
        made.squares += made.left[r] * made.left[r] + row.scatter / (sigma * sigma);
    }
    return made;
}

Eigen::VectorXd freedomOfOutputs(const FitData& data, const Eigen::MatrixXd& slopes,
                                 const Eigen::VectorXd& weights, const FitFace& face) {
    Eigen::VectorXd freedom = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(data.sensors.size()));
    Eigen::VectorXd leverage = Eigen::VectorXd::Zero(slopes.rows());
    if (face.size() > 0) {
        const Eigen::MatrixXd own = face.along(slopes);
        const Estimator estimator = estimatorOf(own, weights, Eigen::VectorXd::Ones(slopes.rows()));
        leverage = own.cwiseProduct(estimator.pull.transpose()).rowwise().sum();
    }
    for (std::size_t r = 0; r < data.rows.size(); ++r)
        freedom[static_cast<Eigen::Index>(data.rows[r].sensor)] +=
            data.rows[r].count - leverage[static_cast<Eigen::Index>(r)];
    return freedom;
}

std::vector<PriorFinding> priorFindings(const std::vector<FitPrior>& priors, const Eigen::VectorXd& estimate,
                                        const Eigen::MatrixXd& covariance, double freedom) {
    constexpr double kPriorAlone = 1e-9; // what all else says of it, part of the whole
    std::vector<PriorFinding> findings;
    for (const FitPrior& prior : priors) {
        const double value = estimate[prior.unknown], root = prior.informationRoot(value);
        PriorFinding made{.unknown = prior.unknown, .center = prior.center()};
        const double share = covariance(prior.unknown, prior.unknown) * root * root;
        made.share = share > 1 ? 1 : share; // NaN where nothing is known of it
        // To first order p - m = d^2/(d^2 + e^2) (p' - m), p': the estimate without this prior, of the error
        // e; and V = d^2 e^2/(d^2 + e^2). So (p' - m)^2/(d^2 + e^2) = (p - m)^2/(d^2 - V).
        if (1 - made.share > kPriorAlone) made.off = prior.residual(value) / std::sqrt(1 - made.share);
        made.most =
            freedom > 0 ? quantileOf(cdf(boost::math::normal(), kContradicted), freedom) : kContradicted;
        findings.push_back(made);
    }
    return findings;
}

OpenWeight openWeight(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                      const Eigen::MatrixXd& slopes, const Eigen::VectorXd& estimate, const FitFace& face,
                      double noise, double freedom) {
    OpenWeight made{.noise = noise, .freedom = freedom, .face = face};
    const Eigen::MatrixXd own = face.along(slopes);
    const Eigen::MatrixXd weighted = residuals.weights().asDiagonal() * own;
    made.information = weighted.transpose() * own;
    made.score = weighted.transpose() * residuals.deviations(prediction);
    const Eigen::MatrixXd rows =
        face.along(withPriorRows(Eigen::MatrixXd::Zero(0, estimate.size()), data.priors, estimate, 1));
    made.ofPriors = rows.transpose() * rows;
    Eigen::VectorXd pull = Eigen::VectorXd::Zero(estimate.size());
    for (const FitPrior& prior : data.priors) {
        const double value = estimate[prior.unknown];
        pull[prior.unknown] -= prior.slope(value) * prior.residual(value);
    }
    made.pull = face.along(pull.transpose()).transpose();
    return made;
}

Eigen::VectorXd quantilesOf(const OpenWeight& weight, double confidence,
                            const Eigen::VectorXd& standardErrors) {
    constexpr int kPlaces = 61; // of log sigma^2
    constexpr double kBeyond = 1e-5, kWidest = 1e3, kFound = 1e-9;
    const Eigen::Index p = standardErrors.size();
    const boost::math::chi_squared of(weight.freedom);
    const double low = std::log(weight.freedom / quantile(complement(of, kBeyond))),
                 high = std::log(weight.freedom / quantile(of, kBeyond));
    Eigen::MatrixXd centers(p, kPlaces), spreads(p, kPlaces);
    Eigen::VectorXd density(kPlaces);
    const auto normalAt = [&](double square, Eigen::VectorXd& center, Eigen::VectorXd& spread) {
        const Eigen::MatrixXd inverse =
            (weight.information / square + weight.ofPriors).completeOrthogonalDecomposition().pseudoInverse();
        center = weight.face.ofUnknowns(inverse * (weight.score / square + weight.pull));
        spread = weight.face.covariance(inverse).diagonal().cwiseMax(0).cwiseSqrt();
    };
    const double own = weight.noise * weight.noise;
    Eigen::VectorXd center, spread, here;
    normalAt(own, center, here);
    for (int k = 0; k < kPlaces; ++k) {
        const double ratio = low + k * (high - low) / (kPlaces - 1); // log sigma^2/s^2
        density[k] = std::exp(-weight.freedom / 2 * (ratio + std::exp(-ratio) - 1));
        normalAt(own * std::exp(ratio), center, spread);
        centers.col(k) = center;
        spreads.col(k) = spread.cwiseQuotient(here).cwiseProduct(standardErrors);
    }
    density /= density.sum();
    Eigen::VectorXd quantiles(p);
    for (Eigen::Index i = 0; i < p; ++i) {
        const auto held = [&](double half) {
            double sum = 0;
            for (int k = 0; k < kPlaces; ++k) {
                const double root = std::sqrt(2.0) * spreads(i, k);
                sum += density[k] *
                       (boost::math::erf((half - centers(i, k)) / root) +
                        boost::math::erf((half + centers(i, k)) / root)) /
                       2;
            }
            return sum;
        };
        double inside = 0, outside = 1;
        while (outside < kWidest && held(outside * standardErrors[i]) < confidence) outside *= 2;
        while (outside - inside > kFound * outside)
            (held((inside + outside) / 2 * standardErrors[i]) < confidence ? inside : outside) =
                (inside + outside) / 2;
        quantiles[i] = outside;
    }
    return quantiles;
}

double intervalQuantile(double confidence, double share, double freedom) {
    const double rest = std::clamp(1 - share, 0.0, 1.0);
    return quantileOf(0.5 + confidence / 2, rest > 0 ? freedom / (rest * rest) : freedom / 1e-18);
}

bool settlePriorNoise(FitData& data, const Prediction& at, const FitBox& box) {
    if (data.priors.empty() || data.sigmaStated || !at.answered) return false;
    const Residuals residuals(data, FitWeights::Sum);
    Eigen::MatrixXd slopes = at.slopes;
    double largest = 0;
    for (Eigen::Index r = 0; r < slopes.rows(); ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        slopes.row(r) *= data.weight(row);
        largest = std::max(largest, std::abs(row.value) / data.sensors[row.sensor].sigma);
    }
    const DataErrors errors = dataErrors(residuals, data, at, slopes, faceOf(box, at.at));
    if (!(errors.degreesOfFreedom() > 0)) return false;
    const double noise =
        std::max(std::sqrt(errors.squares / errors.degreesOfFreedom()), kLeastPriorNoise * largest);
    if (!(noise > 0) || std::abs(noise - data.priorNoise) <= kPriorNoiseSettled * data.priorNoise)
        return false;
    data.priorNoise = noise;
    return true;
}

} // namespace rigor

#include "core/methods/fit/uncertainty/fit_uncertainty.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/methods/fit/fit_estimator.h"
#include "core/methods/fit/residuals/influence.h"
#include "core/methods/fit/residuals/residual_view.h"
#include "core/methods/fit/residuals/robust_scale.h"
#include "core/methods/fit/uncertainty/undetermined.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

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
void testStatement(FitUncertainty& result, double squares, double freedom) {
    if (!(freedom > 0)) return;
    result.chiSquaredFreedom = freedom;
    result.reducedChiSquared = squares / freedom;
    const boost::math::chi_squared stated(freedom);
    result.chiSquaredProbability =
        std::isfinite(squares)
            ? std::min(1.0, 2 * std::min(cdf(stated, squares), cdf(complement(stated, squares))))
            : 0;
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

/// The steps of uncertaintyOf().
class UncertaintyMaker {
  public:
    UncertaintyMaker(const Residuals& residuals, const FitData& data, const Prediction& prediction,
                     const FitBox& box, const Eigen::VectorXd& estimate,
                     const std::vector<std::string>& names, Predictor* elsewhere)
        : residuals_(residuals), data_(data), prediction_(prediction), box_(box), estimate_(estimate),
          names_(names), elsewhere_(elsewhere), slopes_(scaledSlopes(data, prediction)),
          face_(faceOf(box, estimate)), errors_(dataErrors(residuals, data, prediction, slopes_, face_)),
          robust_(residuals.loss() != Loss::Squared), estimated_(!data.sigmaStated),
          ones_(Eigen::VectorXd::Ones(prediction.values.size())), weights_(behind(residuals.weights(), 1)) {}

    FitUncertainty make(double confidence, double assumedError) {
        sizeOfNoise();
        findDirections();
        findCovariance();
        describeDirections(made_.undetermined, made_, residuals_, data_, box_, estimate_, names_, elsewhere_);
        describeDirections(made_.byPriors, made_, residuals_, data_, box_, estimate_, names_, elsewhere_);
        findErrors(assumedError);
        setAllIntervals(confidence);
        describePractical(made_, box_, estimate_, names_, all_.scale, unit_, assumedError);
        if (face_.size() == estimate_.size() && data_.priors.empty())
            describeWeakest(made_, all_, residuals_, data_, box_, estimate_, names_, elsewhere_);
        return std::move(made_);
    }

  private:
    Eigen::Index priorCount() const { return static_cast<Eigen::Index>(data_.priors.size()); }

    /// Of the rows of the data, behind them those of the priors.
    Eigen::VectorXd behind(const Eigen::VectorXd& ofRows, double ofPriors) const {
        Eigen::VectorXd all = Eigen::VectorXd::Constant(ofRows.size() + priorCount(), ofPriors);
        all.head(ofRows.size()) = ofRows;
        return all;
    }

    void sizeOfNoise() {
        made_.values = errors_.values;
        made_.degreesOfFreedom = errors_.degreesOfFreedom();
        if (!estimated_)
            made_.noise = 1;
        else if (made_.degreesOfFreedom > 0)
            made_.noise = std::sqrt(errors_.squares / made_.degreesOfFreedom);
        // Data that are met exactly leave no error to weigh a prior against but its floor (settlePriorNoise).
        if (estimated_ && !data_.priors.empty() && made_.noise < data_.priorNoise)
            made_.noise = data_.priorNoise;
        // The priors as rows of their own; where the errors are not known what is determined does not depend
        // on them.
        informed_ =
            withPriorRows(slopes_, data_.priors, estimate_, made_.noise > 0 ? made_.noise : data_.priorNoise);
    }

    void findDirections() {
        all_ = estimatorOf(informed_, weights_, behind(ones_, 1));
        made_.singularValues = all_.singularValues;
        taken_.assign(static_cast<std::size_t>(estimate_.size()), false);
        made_.undetermined = directionsOf(all_, estimate_);
        for (const UndeterminedDirection& direction : made_.undetermined)
            for (const Eigen::Index i : membersOf(direction.relative))
                taken_[static_cast<std::size_t>(i)] = true;
        if (priorCount() == 0) return;
        const Estimator alone = estimatorOf(slopes_, residuals_.weights(), ones_);
        made_.singularValues = alone.singularValues;
        if (alone.rank < all_.rank) made_.byPriors = directionsOf(alone, estimate_);
        std::erase_if(made_.byPriors, [&](const UndeterminedDirection& direction) {
            const auto members = membersOf(direction.relative);
            return std::any_of(members.begin(), members.end(),
                               [&](Eigen::Index i) { return taken_[static_cast<std::size_t>(i)]; });
        });
    }

    void findCovariance() {
        unit_ = face_.size() == estimate_.size() ? all_.unit
                                                 : covarianceOn(face_, informed_, weights_, behind(ones_, 1));
        rank_ = priorCount() == 0   ? errors_.rank
                : face_.size() == 0 ? 0
                                    : estimatorOf(face_.along(informed_), weights_, behind(ones_, 1)).rank;
        made_.covariance = made_.noise * made_.noise * unit_;
        if (!estimated_ && !robust_ && data_.anyFound()) {
            testStated();
            made_.covariance = covarianceOn(face_, informed_, weights_, behind(errorsBesideFound(), 1));
        } else if (!estimated_ && !robust_) {
            testStatement(made_, errors_.squares, made_.degreesOfFreedom);
        }
        if (data_.weighedBySpread() && !robust_ && made_.degreesOfFreedom > 0)
            made_.covariance =
                covarianceOn(face_, informed_, weights_, behind(errorsByOutput(data_, errors_), made_.noise));
        if (robust_ && made_.degreesOfFreedom > 0) {
            const RobustRows own = robustRows(residuals_, data_, prediction_, rank_);
            made_.covariance = covarianceOn(face_, slopes_, own.weights, own.errors);
            made_.noise = estimated_ ? bulkNoise(data_, residuals_, prediction_) : 1;
        }
        ofPriors_ = Eigen::VectorXd::Zero(estimate_.size());
        if (priorCount() > 0 && made_.noise > 0)
            ofPriors_ = covarianceOn(face_, informed_, weights_, behind(0 * ones_, made_.noise))
                            .diagonal()
                            .cwiseQuotient(made_.covariance.diagonal());
    }

    /// Of the sensors that state their deviation alone.
    void testStated() {
        std::vector<Eigen::Index> rows;
        double squares = 0, values = 0;
        for (std::size_t r = 0; r < data_.rows.size(); ++r) {
            const FitRow& row = data_.rows[r];
            if (!data_.states(row.sensor)) continue;
            rows.push_back(static_cast<Eigen::Index>(r));
            values += row.count;
            squares += row.scatter / std::pow(data_.sensors[row.sensor].sigma, 2);
        }
        Eigen::VectorXd left = errors_.left(rows);
        if (face_.size() > 0) {
            const Eigen::MatrixXd taken = orthonormalColumns(face_.along(slopes_)(rows, Eigen::all));
            left -= taken * (taken.transpose() * left);
            values -= static_cast<double>(taken.cols());
        }
        testStatement(made_, squares + left.squaredNorm(), values);
    }

    /// Standard deviations of the rows' errors: the likeliest of those that were found is that of what the
    /// unknowns have left.
    Eigen::VectorXd errorsBesideFound() {
        const Eigen::VectorXd freedom = freedomOfOutputs(data_, slopes_, residuals_.weights(), face_);
        Eigen::VectorXd errors = ones_;
        foundFreedom_ = Eigen::VectorXd::Constant(freedom.size(), kInfinity);
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            if (!data_.sensors[s].found) continue;
            double values = 0;
            for (const std::size_t r : data_.rowsOfSensor[s]) values += data_.rows[r].count;
            const double own = std::max(freedom[static_cast<Eigen::Index>(s)], 1.0);
            foundFreedom_[static_cast<Eigen::Index>(s)] = own;
            for (const std::size_t r : data_.rowsOfSensor[s])
                errors[static_cast<Eigen::Index>(r)] = std::sqrt(values / own);
        }
        foundErrors_ = errors;
        return errors;
    }

    /// Quantiles per unknown beside deviations that were found: those of Student's t with the degrees of
    /// freedom of a variance to which every output contributes its part (F. E. Satterthwaite, Biometrics
    /// Bulletin 2, 1946).
    Eigen::VectorXd quantilesBesideFound(double confidence) const {
        Eigen::VectorXd inverse = Eigen::VectorXd::Zero(estimate_.size());
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            if (!data_.sensors[s].found) continue;
            Eigen::VectorXd alone = Eigen::VectorXd::Zero(foundErrors_.size());
            for (const std::size_t r : data_.rowsOfSensor[s])
                alone[static_cast<Eigen::Index>(r)] = foundErrors_[static_cast<Eigen::Index>(r)];
            const Eigen::VectorXd part = covarianceOn(face_, informed_, weights_, behind(alone, 0))
                                             .diagonal()
                                             .cwiseQuotient(made_.covariance.diagonal());
            inverse += part.cwiseAbs2() / foundFreedom_[static_cast<Eigen::Index>(s)];
        }
        Eigen::VectorXd quantiles(estimate_.size());
        for (Eigen::Index i = 0; i < quantiles.size(); ++i)
            quantiles[i] = intervalQuantile(confidence, 0, inverse[i] > 0 ? 1 / inverse[i] : kInfinity);
        return quantiles;
    }

    void findErrors(double assumedError) {
        const Eigen::Index p = estimate_.size(), rows = prediction_.values.size();
        made_.standardErrors.resize(p);
        made_.assumedErrors.resize(p);
        double signal = 0;
        for (Eigen::Index r = 0; r < rows; ++r) {
            const FitRow& row = data_.rows[static_cast<std::size_t>(r)];
            signal += std::pow(row.value / data_.sensors[row.sensor].sigma, 2);
        }
        const double assumed = assumedError * std::sqrt(signal / static_cast<double>(rows));
        const Eigen::MatrixXd assumedUnit =
            priorCount() == 0 || !(assumed > 0)
                ? unit_
                : covarianceOn(face_, withPriorRows(slopes_, data_.priors, estimate_, assumed), weights_,
                               behind(ones_, 1));
        for (Eigen::Index i = 0; i < p; ++i) {
            const bool lost = taken_[static_cast<std::size_t>(i)];
            made_.standardErrors[i] = lost ? kInfinity : std::sqrt(made_.covariance(i, i));
            made_.assumedErrors[i] = lost ? kInfinity : assumed * std::sqrt(assumedUnit(i, i));
            if (lost) {
                made_.covariance.row(i).setConstant(kNaN);
                made_.covariance.col(i).setConstant(kNaN);
            }
        }
        made_.correlation = correlationOf(made_.covariance);
    }

    void setAllIntervals(double confidence) {
        const double freedom = estimated_ ? made_.degreesOfFreedom : kInfinity;
        made_.priors = priorFindings(data_.priors, estimate_, made_.covariance, freedom);
        Eigen::VectorXd atLeast = Eigen::VectorXd::Zero(estimate_.size());
        if (priorCount() > 0 && face_.size() > 0 && std::isfinite(freedom) && freedom > 0 &&
            made_.noise > 0) {
            const Eigen::VectorXd known = made_.standardErrors(face_.moving);
            if (known.allFinite())
                atLeast(face_.moving) = quantilesOf(openWeight(residuals_, data_, prediction_, slopes_,
                                                               estimate_, face_, made_.noise, freedom),
                                                    confidence, known);
        }
        const bool beside = foundErrors_.size() > 0;
        if (beside) atLeast = quantilesBesideFound(confidence);
        setIntervals(made_, box_, estimate_, confidence, ofPriors_, freedom, atLeast);
        Message noise = robust_ ? translate("Method", "robust errors (Huber 1981)")
                        : data_.weighedBySpread()
                            ? translate("Method", "Student t with the noise of each output estimated")
                        : estimated_ ? translate("Method", "Student t with estimated noise")
                        : beside ? translate("Method", "Student t with stated noise and noise that was found")
                                 : translate("Method", "stated sensor noise");
        if (priorCount() > 0) noise = filled(sentence("Method", "{}, with the priors"), noise);
        nameIntervals(made_, confidence, noise, rank_);
    }

    const Residuals& residuals_;
    const FitData& data_;
    const Prediction& prediction_;
    const FitBox& box_;
    const Eigen::VectorXd& estimate_;
    const std::vector<std::string>& names_;
    Predictor* elsewhere_;
    Eigen::MatrixXd slopes_;
    FitFace face_; ///< unknowns at their bounds are held there: the others are those of the fit without them
    DataErrors errors_;
    bool robust_, estimated_;
    Eigen::VectorXd ones_, weights_;
    Eigen::MatrixXd informed_, unit_; ///< slopes with the rows of the priors; covariance for errors of 1
    Estimator all_;
    std::vector<bool> taken_; ///< per unknown: takes part in an undetermined direction
    Eigen::Index rank_ = 0;
    Eigen::VectorXd ofPriors_; ///< their part of the variance
    /// Beside stated deviations, where some were found: of the rows' errors; per output how well they are
    /// known.
    Eigen::VectorXd foundErrors_, foundFreedom_;
    FitUncertainty made_;
};

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
    return UncertaintyMaker(residuals, data, prediction, box, estimate, names, elsewhere)
        .make(confidence, assumedError);
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
    const std::size_t sensors = data.sensors.size();
    std::vector<std::vector<std::size_t>> rowsOf(data.cases.size() * sensors); // case by case
    for (std::size_t s = 0; s < sensors; ++s)
        for (const std::size_t r : data.rowsOfSensor[s])
            rowsOf[data.rows[r].fitCase * sensors + s].push_back(r);
    for (std::size_t c = 0; c < data.cases.size(); ++c)
        for (std::size_t s = 0; s < sensors; ++s) {
            std::vector<std::pair<double, double>> trajectory;
            double signal = 0;
            for (const std::size_t r : rowsOf[c * sensors + s]) {
                const FitRow& row = data.rows[r];
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

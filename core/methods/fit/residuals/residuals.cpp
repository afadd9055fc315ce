#include "core/methods/fit/residuals/residuals.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

/// w_i of the trapezoid rule; rows of one case and sensor are in the order of time.
Eigen::VectorXd trapezoid(const FitData& data) {
    Eigen::VectorXd weights = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(data.rows.size()));
    for (std::size_t c = 0; c < data.cases.size(); ++c)
        for (std::size_t s = 0; s < data.sensors.size(); ++s) {
            std::vector<std::pair<double, Eigen::Index>> trajectory;
            for (const std::size_t r : data.rowsOfSensor[s])
                if (data.rows[r].fitCase == c)
                    trajectory.emplace_back(data.cases[c].times[data.rows[r].time],
                                            static_cast<Eigen::Index>(r));
            if (trajectory.empty()) continue;
            if (trajectory.size() < 2)
                fail(sentence("Method", "the objective is an integral over time, but {} has one value in "
                                        "experiment {}; choose the objective sum"),
                     data.sensors[s].output, data.cases[c].label);
            std::sort(trajectory.begin(), trajectory.end());
            for (std::size_t k = 0; k + 1 < trajectory.size(); ++k) {
                const double half = (trajectory[k + 1].first - trajectory[k].first) / 2;
                weights[trajectory[k].second] += half;
                weights[trajectory[k + 1].second] += half;
            }
        }
    return weights;
}

} // namespace

Residuals::Residuals(Predictor& predictor, FitWeights weights, const RobustLoss& loss)
    : Residuals(predictor.data(), weights, loss) {
    predictor_ = &predictor;
}

Residuals::Residuals(const FitData& data, FitWeights weights, const RobustLoss& loss)
    : loss_(loss.kind), priors_(data.priors), priorNoise_(data.priorNoise) {
    const auto rows = static_cast<Eigen::Index>(data.rows.size());
    weights_ = weights == FitWeights::Integral ? trapezoid(data) : Eigen::VectorXd::Ones(rows);
    roots_ = weights_.cwiseSqrt();
    target_.resize(rows);
    inverse_.resize(rows);
    if (loss_ != Loss::Squared) scales_.resize(rows);
    Eigen::Index largest = 0;
    const auto sizeOf = [&](Eigen::Index r) { return std::abs(roots_[r] * inverse_[r] * target_[r]); };
    for (Eigen::Index r = 0; r < rows; ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        target_[r] = row.value;
        inverse_[r] = data.weight(row);
        if (loss_ != Loss::Squared) scales_[r] = loss.scales[row.sensor];
        const double sigma = data.sensors[row.sensor].sigma;
        scatter_ += weights_[r] * row.scatter / (2 * sigma * sigma);
        if (!(sizeOf(r) <= sizeOf(largest))) largest = r;
    }
    factors_ = roots_.cwiseProduct(inverse_);
    if (rows == 0) return;
    const FitRow& row = data.rows[static_cast<std::size_t>(largest)];
    largest_ = filled(sentence("Method", "the sum of squares overflows; the largest value is {:g}, of {} in "
                                         "experiment {}"),
                      row.value, data.sensors[row.sensor].output, data.cases[row.fitCase].label);
}

double Residuals::robust(double u, double scale) const {
    const double size = std::abs(u);
    switch (loss_) {
    case Loss::Squared:
        return u;
    case Loss::Huber:
        return size <= scale ? u : std::copysign(std::sqrt(scale * (2 * size - scale)), u);
    case Loss::Cauchy:
        return std::copysign(scale * std::sqrt(std::log1p((u / scale) * (u / scale))), u);
    }
    return u;
}

double Residuals::robustSlope(double u, double scale) const {
    const double size = std::abs(u);
    switch (loss_) {
    case Loss::Squared:
        return 1;
    case Loss::Huber:
        return size <= scale ? 1 : scale / std::sqrt(scale * (2 * size - scale));
    case Loss::Cauchy: {
        const double part = u / scale, square = part * part;
        // part / sqrt(log(1 + part^2)) -> 1 - part^2/4 at 0.
        const double ratio = square < 1e-8 ? 1 + square / 4 : size / scale / std::sqrt(std::log1p(square));
        return ratio / (1 + square);
    }
    }
    return 1;
}

double Residuals::influence(Eigen::Index row, double u) const {
    switch (loss_) {
    case Loss::Squared:
        return u;
    case Loss::Huber:
        return std::clamp(u, -scales_[row], scales_[row]);
    case Loss::Cauchy:
        return u / (1 + std::pow(u / scales_[row], 2));
    }
    return u;
}

double Residuals::influenceSlope(Eigen::Index row, double u) const {
    switch (loss_) {
    case Loss::Squared:
        return 1;
    case Loss::Huber:
        return std::abs(u) <= scales_[row] ? 1 : 0;
    case Loss::Cauchy: {
        const double square = std::pow(u / scales_[row], 2);
        return (1 - square) / ((1 + square) * (1 + square));
    }
    }
    return 1;
}

Eigen::VectorXd Residuals::deviations(const Prediction& prediction) const {
    return inverse_.cwiseProduct(target_ - prediction.values);
}

double Residuals::remainingPart(const Prediction& prediction) const {
    const double all = weighted(nothing(prediction.values.size())).norm();
    return all > 0 ? weighted(prediction).norm() / all : std::numeric_limits<double>::quiet_NaN();
}

Prediction Residuals::nothing(Eigen::Index rows) {
    Prediction zero;
    zero.answered = true;
    zero.values = Eigen::VectorXd::Zero(rows);
    return zero;
}

Eigen::VectorXd Residuals::weighted(const Prediction& prediction) const {
    return factors_.cwiseProduct(target_ - prediction.values);
}

Eigen::MatrixXd Residuals::weightedSlopes(const Prediction& prediction) const {
    return -(factors_.asDiagonal() * prediction.slopes);
}

double Residuals::objective(const Prediction& prediction) const {
    if (!prediction.answered) return std::numeric_limits<double>::quiet_NaN();
    return ofPrediction(prediction).squaredNorm() / 2;
}

Message Residuals::whyNone(const Prediction& prediction) const {
    if (!prediction.answered) return prediction.why;
    for (const FitPrior& prior : priors_)
        if (prediction.at.size() > 0 && !std::isfinite(prior.residual(prediction.at[prior.unknown])))
            return filled(sentence("Method", "a prior allows no value {:g}"), prediction.at[prior.unknown]);
    return std::isfinite(ofPrediction(prediction).squaredNorm()) ? Message{} : largest_;
}

Eigen::VectorXd Residuals::ofPriors(const Eigen::VectorXd& at) const {
    Eigen::VectorXd r = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(priors_.size()));
    for (std::size_t k = 0; k < priors_.size() && at.size() > 0; ++k)
        r[static_cast<Eigen::Index>(k)] = priorNoise_ * priors_[k].residual(at[priors_[k].unknown]);
    return r;
}

Eigen::MatrixXd Residuals::slopesOfPriors(const Eigen::VectorXd& at) const {
    Eigen::MatrixXd slopes = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(priors_.size()), at.size());
    for (std::size_t k = 0; k < priors_.size(); ++k)
        slopes(static_cast<Eigen::Index>(k), priors_[k].unknown) =
            priorNoise_ * priors_[k].slope(at[priors_[k].unknown]);
    return slopes;
}

Eigen::VectorXd Residuals::ofPrediction(const Prediction& prediction) const {
    Eigen::VectorXd r = loss_ == Loss::Squared ? weighted(prediction) : deviations(prediction);
    if (loss_ != Loss::Squared)
        for (Eigen::Index k = 0; k < r.size(); ++k) r[k] = roots_[k] * robust(r[k], scales_[k]);
    if (priors_.empty()) return r;
    Eigen::VectorXd all(r.size() + static_cast<Eigen::Index>(priors_.size()));
    all << r, ofPriors(prediction.at);
    return all;
}

Eigen::MatrixXd Residuals::slopesOfPrediction(const Prediction& prediction) const {
    Eigen::MatrixXd slopes = weightedSlopes(prediction);
    if (loss_ != Loss::Squared) {
        Eigen::VectorXd slope = deviations(prediction);
        for (Eigen::Index k = 0; k < slope.size(); ++k) slope[k] = robustSlope(slope[k], scales_[k]);
        slopes = (slope.asDiagonal() * slopes).eval();
    }
    if (priors_.empty()) return slopes;
    Eigen::MatrixXd all(slopes.rows() + static_cast<Eigen::Index>(priors_.size()), slopes.cols());
    all << slopes, slopesOfPriors(prediction.at);
    return all;
}

LeastSquaresProblem Residuals::frame(const FitBox& box) const {
    LeastSquaresProblem problem;
    problem.start = box.start;
    problem.lower = box.lower;
    problem.upper = box.upper;
    problem.within = box.within;
    problem.residualCount = target_.size() + static_cast<Eigen::Index>(priors_.size());
    return problem;
}

LeastSquaresProblem Residuals::problem(const FitBox& box) {
    LeastSquaresProblem problem = frame(box);
    const auto seen = [this](const Prediction& at) {
        if (firstFailure_.empty()) firstFailure_ = whyNone(at);
    };
    problem.residuals = [this, seen](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
        for (Eigen::Index k = 0; k < points.cols(); ++k) {
            const Prediction at = predictor_->values(points.col(k));
            seen(at);
            residuals.col(k) = ofPrediction(at);
        }
    };
    problem.jacobian = [this, seen](const Eigen::VectorXd& point) -> Eigen::MatrixXd {
        const Prediction at = predictor_->withSlopes(point);
        seen(at);
        return slopesOfPrediction(at);
    };
    if (predictor_->slopesAreCheap())
        problem.together = [this, seen](const Eigen::VectorXd& point, Eigen::VectorXd& residuals,
                                        Eigen::MatrixXd& jacobian) {
            const Prediction at = predictor_->withSlopes(point);
            seen(at);
            residuals = ofPrediction(at);
            jacobian = slopesOfPrediction(at);
        };
    return problem;
}

} // namespace rigor

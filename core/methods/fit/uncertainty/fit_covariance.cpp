#include "core/methods/fit/uncertainty/fit_covariance.h"

#include "core/methods/fit/residuals/influence.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Dense>
#include <fmt/format.h>

#include <cmath>

namespace rigor {

namespace {

Eigen::MatrixXd symmetric(const Eigen::MatrixXd& m) { return 0.5 * (m + m.transpose()); }
} // namespace

FitCovariance fitCovariance(const Eigen::MatrixXd& jacobian, const Eigen::MatrixXd& second, double limit) {
    const Eigen::Index p = jacobian.cols();
    FitCovariance result;
    result.information = jacobian.transpose() * jacobian;
    result.second = second.size() > 0 ? second : Eigen::MatrixXd::Zero(p, p);
    result.secondKnown = second.size() > 0;
    result.hessian = result.information + result.second;
    result.covariance = result.withoutSecond = Eigen::MatrixXd::Constant(p, p, kNaN);

    // In unknowns scaled by 1/|column of J|: every number below is free of units.
    const Eigen::VectorXd& scale = result.scale =
        jacobian.colwise().norm().transpose().unaryExpr([](double x) { return x > 0 ? 1 / x : 0; });
    const Eigen::MatrixXd scaled = jacobian * scale.asDiagonal();
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(scaled, Eigen::ComputeFullV);
    result.singularValues = Eigen::VectorXd::Zero(p);
    result.singularValues.head(svd.singularValues().size()) = svd.singularValues();
    result.weakest = svd.matrixV().col(p - 1);
    Eigen::Index top = 0;
    result.weakest.cwiseAbs().maxCoeff(&top);
    if (result.weakest[top] < 0) result.weakest = -result.weakest;
    const double ratio = result.singularValues[0] / result.singularValues[p - 1];
    result.condition = std::isfinite(ratio) ? ratio * ratio : std::numeric_limits<double>::infinity();
    result.determined = jacobian.rows() >= p && result.condition <= limit;
    if ((scale.array() == 0).any()) return result;

    const Eigen::MatrixXd information = scaled.transpose() * scaled;
    const Eigen::MatrixXd hessian =
        information + scale.asDiagonal() * symmetric(result.second) * scale.asDiagonal();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(hessian, Eigen::EigenvaluesOnly);
    result.indefinite = eigen.eigenvalues()[0] <= 0;
    if (result.indefinite) result.determined = false;
    const auto inverse = [&](const Eigen::MatrixXd& m) -> Eigen::MatrixXd {
        const Eigen::FullPivLU<Eigen::MatrixXd> lu(m);
        if (!lu.isInvertible()) return Eigen::MatrixXd::Constant(p, p, kNaN);
        return symmetric(lu.inverse());
    };
    // From the singular values rather than from J'J, which would square the condition number.
    if (result.singularValues[p - 1] > 0) {
        const Eigen::MatrixXd half = svd.matrixV() * result.singularValues.cwiseInverse().asDiagonal();
        result.withoutSecond = scale.asDiagonal() * (half * half.transpose()) * scale.asDiagonal();
    }
    if (!result.secondKnown) {
        result.covariance = result.withoutSecond;
        return result;
    }
    const Eigen::MatrixXd half = scaled * inverse(hessian);
    result.covariance = scale.asDiagonal() * symmetric(half.transpose() * half) * scale.asDiagonal();
    return result;
}

Message whyUndetermined(const FitCovariance& covariance, const Eigen::VectorXd& estimate,
                        const std::vector<std::string>& names, double limit, Predictor* predictor,
                        const std::vector<bool>& used) {
    if (covariance.determined) return {};
    for (Eigen::Index i = 0; i < covariance.scale.size(); ++i) {
        if (covariance.scale[i] != 0) continue;
        const auto k = static_cast<std::size_t>(i);
        if (!predictor)
            return filled(sentence("Method", "{} has no influence on what is measured at its value {:.4g}"),
                          names[k], estimate[i]);
        const FitData& data = predictor->data();
        const Variable& parameter = data.model->parameters()[data.unknowns[k]];
        const Influence influence = influenceOf(*predictor, estimate, i, parameter.min, parameter.max, used);
        const Message said = sentenceOf(influence, names[k]);
        if (!influence.below && !influence.above) return said;
        // A threshold between two measured inputs, a limit that is not reached.
        return filled(sentence("Method", "{} (find it by least squares, which tells the interval of such a "
                                         "step too, and state its value as a parameter here)"),
                      said);
    }
    if (covariance.condition > limit) {
        // The direction in relative changes, the largest one scaled to 1 %.
        Eigen::VectorXd change = covariance.weakest.cwiseProduct(covariance.scale);
        for (Eigen::Index i = 0; i < change.size(); ++i)
            if (estimate[i] != 0) change[i] /= std::abs(estimate[i]);
        change /= change.cwiseAbs().maxCoeff();
        Message together;
        for (Eigen::Index i = 0; i < change.size(); ++i)
            if (std::abs(change[i]) > 0.02)
                together += filled(std::string("{}{} {:+.2f} %"), together.empty() ? "" : ", ",
                                   names[static_cast<std::size_t>(i)], change[i]);
        return filled(sentence("Method", "the scaled condition number of J'J is {:.3g}, above {:.3g}: the "
                                         "data hardly change along {}"),
                      covariance.condition, limit, together);
    }
    return translate(
        "Method",
        "the Hessian is indefinite: the sum of squares falls in some direction, so the point is no minimum");
}

Eigen::MatrixXd weightedJacobian(const FitData& data, const Eigen::MatrixXd& slopes,
                                 const std::vector<bool>& used) {
    Eigen::MatrixXd rows(slopes.rows(), slopes.cols());
    Eigen::Index count = 0;
    for (Eigen::Index r = 0; r < slopes.rows(); ++r) {
        const FitRow& row = data.rows[static_cast<std::size_t>(r)];
        if (used[row.sensor]) rows.row(count++) = -data.weight(row) * slopes.row(r);
    }
    return rows.topRows(count);
}

FitCovariance covarianceOfFit(Predictor& predictor, const PointFit& fit, bool withSecond, double limit,
                              const Eigen::VectorXd& means) {
    const FitData& data = predictor.data();
    const Eigen::MatrixXd jacobian = weightedJacobian(data, fit.prediction.slopes, fit.used);
    Eigen::MatrixXd second;
    if (withSecond) {
        // r_i d2r_i = -(z - h)/sigma^2 d2h_i
        Eigen::VectorXd weights = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(data.rows.size()));
        for (Eigen::Index r = 0; r < weights.size(); ++r) {
            const FitRow& row = data.rows[static_cast<std::size_t>(r)];
            if (!fit.used[row.sensor]) continue;
            const double weight = data.weight(row);
            const double value = means.size() > 0 ? means[r] : row.value;
            weights[r] = -(value - fit.prediction.values[r]) * weight * weight;
        }
        Eigen::VectorXd scale = fit.estimate.cwiseAbs();
        for (Eigen::Index i = 0; i < scale.size(); ++i)
            if (scale[i] == 0) scale[i] = 1 / std::max(jacobian.col(i).norm(), 1e-300);
        const auto sums = predictor.curvature(fit.estimate, weights, scale);
        if (!sums.empty()) second = sums.front();
    }
    return fitCovariance(jacobian, second, limit);
}

DesignCriteria criteriaOf(const Eigen::MatrixXd& covariance) {
    if (!covariance.allFinite()) return {kNaN, kNaN, kNaN, kNaN};
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(covariance, Eigen::EigenvaluesOnly);
    const Eigen::VectorXd& values = eigen.eigenvalues();
    const double largest = values[values.size() - 1];
    return {covariance.trace(), values.prod(), largest, values[0] > 0 ? largest / values[0] : kNaN};
}

} // namespace rigor

#include "core/foundation/linalg/covariance.h"

#include "core/foundation/base/numbers.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
/// A parameter whose share in an undetermined unit direction is below this is not affected by it.
constexpr double kShare = 1e-6;
} // namespace

std::string toString(CovarianceState state) {
    switch (state) {
    case CovarianceState::NotRun:
        return "not-run";
    case CovarianceState::Regular:
        return "regular";
    case CovarianceState::Undetermined:
        return "undetermined";
    case CovarianceState::Indefinite:
        return "indefinite";
    case CovarianceState::NotFinite:
        return "not-finite";
    }
    return "not-run";
}

Eigen::MatrixXd correlationOf(const Eigen::MatrixXd& covariance) {
    const Eigen::Index p = covariance.rows();
    Eigen::MatrixXd correlation(p, p);
    for (Eigen::Index i = 0; i < p; ++i)
        for (Eigen::Index j = 0; j < p; ++j) {
            const double product = covariance(i, i) * covariance(j, j);
            const bool usable = covariance(i, i) > 0 && covariance(j, j) > 0 && std::isfinite(product);
            correlation(i, j) = !usable ? kNaN : i == j ? 1.0 : covariance(i, j) / std::sqrt(product);
        }
    return correlation;
}

Eigen::MatrixXd conditionalCovariance(const Eigen::MatrixXd& covariance,
                                      const std::vector<Eigen::Index>& kept) {
    const auto k = static_cast<Eigen::Index>(kept.size());
    const Eigen::VectorXd deviation = covariance.diagonal().cwiseSqrt();
    const Eigen::VectorXd inverse = deviation.cwiseInverse();
    const Eigen::FullPivLU<Eigen::MatrixXd> all(inverse.asDiagonal() * covariance * inverse.asDiagonal());
    if (!covariance.allFinite() || !inverse.allFinite() || !all.isInvertible())
        return Eigen::MatrixXd::Constant(k, k, kNaN);
    const Eigen::MatrixXd information = all.inverse();
    const Eigen::MatrixXd block = information(kept, kept);
    const Eigen::MatrixXd cut = block.inverse();
    return deviation(kept).asDiagonal() * (0.5 * (cut + cut.transpose())) * deviation(kept).asDiagonal();
}

Covariance covarianceFromInformation(const Eigen::MatrixXd& information, double relativeTolerance) {
    assert(information.rows() == information.cols());
    const Eigen::Index p = information.rows();
    Covariance result;
    result.covariance = result.correlation = Eigen::MatrixXd::Constant(p, p, kNaN);
    result.standardErrors = result.eigenvalues = Eigen::VectorXd::Constant(p, kNaN);
    result.undetermined.resize(p, 0);
    result.conditionNumber = kInfinity;
    if (!information.allFinite()) {
        result.state = CovarianceState::NotFinite;
        return result;
    }
    // A parameter without information keeps scale 1: its row is zero and it is found undetermined below.
    const Eigen::VectorXd diagonal = information.diagonal();
    if ((diagonal.array() < 0).any()) {
        result.state = CovarianceState::Indefinite;
        return result;
    }
    const Eigen::VectorXd scale =
        diagonal.unaryExpr([](double d) { return d > 0 ? 1 / std::sqrt(d) : 1.0; }); // parameter units
    const Eigen::MatrixXd symmetric = 0.5 * (information + information.transpose());
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(scale.asDiagonal() * symmetric *
                                                                scale.asDiagonal());
    result.eigenvalues = solver.eigenvalues();
    const double largest = result.eigenvalues.cwiseAbs().maxCoeff();
    const double limit = relativeTolerance * largest;
    if (result.eigenvalues[0] < -limit) {
        result.state = CovarianceState::Indefinite;
        return result;
    }

    Eigen::MatrixXd scaled = Eigen::MatrixXd::Zero(p, p);
    Eigen::Array<bool, Eigen::Dynamic, 1> affected =
        Eigen::Array<bool, Eigen::Dynamic, 1>::Constant(p, false);
    for (Eigen::Index k = 0; k < p; ++k) {
        const Eigen::VectorXd direction = solver.eigenvectors().col(k);
        if (result.eigenvalues[k] > limit) {
            scaled += direction * direction.transpose() / result.eigenvalues[k];
            continue;
        }
        affected = affected || direction.array().abs() > kShare;
        Eigen::VectorXd inUnits = scale.cwiseProduct(direction).normalized();
        Eigen::Index top = 0;
        inUnits.cwiseAbs().maxCoeff(&top);
        if (inUnits[top] < 0) inUnits = -inUnits;
        result.undetermined.conservativeResize(p, result.undetermined.cols() + 1);
        result.undetermined.rightCols(1) = inUnits;
    }
    result.covariance = scale.asDiagonal() * scaled * scale.asDiagonal();
    result.correlation = correlationOf(result.covariance);
    result.standardErrors = result.covariance.diagonal().cwiseSqrt();
    const bool regular = result.undetermined.cols() == 0;
    result.state = regular ? CovarianceState::Regular : CovarianceState::Undetermined;
    if (regular) result.conditionNumber = largest / result.eigenvalues[0];
    for (Eigen::Index i = 0; i < p; ++i) {
        if (!affected[i]) continue;
        result.standardErrors[i] = kInfinity;
        result.correlation.row(i).setConstant(kNaN);
        result.correlation.col(i).setConstant(kNaN);
    }
    return result;
}

} // namespace rigor

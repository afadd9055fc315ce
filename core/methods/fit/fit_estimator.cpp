#include "core/methods/fit/fit_estimator.h"

#include <Eigen/SVD>

namespace rigor {

namespace {
/// A singular value below this part of the largest counts as 0: sensitivities carry about ten digits.
constexpr double kSingular = 1e-8;
} // namespace

Estimator estimatorOf(const Eigen::MatrixXd& slopes, const Eigen::VectorXd& weights,
                      const Eigen::VectorXd& errors) {
    const Eigen::Index p = slopes.cols();
    Estimator result;
    // Columns of unit length: singular values and directions do not depend on units. In two steps, as the
    // squares of a column in the units of its unknown may overflow.
    const auto inverseOf = [](double x) { return x > 0 ? 1 / x : 0.0; };
    const Eigen::VectorXd scale = slopes.colwise().norm().transpose().unaryExpr(inverseOf);
    const Eigen::VectorXd root = weights.cwiseSqrt();
    const Eigen::MatrixXd weighted = root.asDiagonal() * slopes * scale.asDiagonal();
    const Eigen::VectorXd normal = weighted.colwise().norm().transpose().unaryExpr(inverseOf);
    result.scale = scale.cwiseProduct(normal);
    // All of V: with fewer rows than unknowns its last columns are undetermined directions too.
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(weighted * normal.asDiagonal(),
                                                Eigen::ComputeThinU | Eigen::ComputeFullV);
    const Eigen::Index known = svd.singularValues().size();
    result.singularValues = Eigen::VectorXd::Zero(p);
    result.singularValues.head(known) = svd.singularValues();
    result.directions = svd.matrixV();
    const double floor = kSingular * result.singularValues[0];
    Eigen::VectorXd inverse = Eigen::VectorXd::Zero(known);
    for (; result.rank < known && result.singularValues[result.rank] > floor; ++result.rank)
        inverse[result.rank] = 1 / result.singularValues[result.rank];
    result.pull = result.scale.asDiagonal() * result.directions.leftCols(known) * inverse.asDiagonal() *
                  svd.matrixU().transpose() * root.asDiagonal();
    const Eigen::MatrixXd spread = result.pull * errors.asDiagonal();
    result.unit = spread * spread.transpose();
    return result;
}

Eigen::VectorXd Estimator::relative(Eigen::Index k, const Eigen::VectorXd& estimate) const {
    Eigen::VectorXd change = directions.col(k).cwiseProduct(scale);
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        if (scale[i] == 0)
            change[i] = directions(i, k);
        else if (estimate[i] != 0)
            change[i] /= estimate[i];
    }
    return change / change.cwiseAbs().maxCoeff();
}

} // namespace rigor

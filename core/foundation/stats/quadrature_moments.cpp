// Moments by exact Gauss quadrature, summed dimension by dimension: fixing theta_1 at a node turns the
// expansion in (theta_1 .. theta_n) into one of the same total degree in (theta_2 .. theta_n), and so on; the
// last dimension is a short dot product per node.
#include "core/foundation/base/error.h"
#include "core/foundation/stats/moments.h"

#include <algorithm>

namespace rigor {

QuadratureMoments::QuadratureMoments(const ChaosBasis& basis, int maxOrder)
    : dimension_(basis.dimension()), degree_(basis.degree()), maxOrder_(maxOrder), terms_(basis.size()),
      nodes_((maxOrder * basis.degree() + 2) / 2) {
    if (maxOrder < 1 || maxOrder > 16) fail("moments up to order {}: it must be 1 to 16", maxOrder);
    for (int k = 0; k < dimension_; ++k) {
        rules_.push_back(gaussRule(basis.germs()[static_cast<std::size_t>(k)], nodes_));
        values_.push_back(basis.polynomials(k).evaluate(rules_.back().nodes));

        const auto here = totalDegreeIndices(dimension_ - k, degree_);
        termsLeft_.push_back(static_cast<int>(here.size()));
        std::vector<int> target, power;
        if (k + 1 < dimension_) {
            const auto below = totalDegreeIndices(dimension_ - k - 1, degree_);
            for (const auto& index : here) {
                const std::vector<int> rest(index.begin() + 1, index.end());
                target.push_back(static_cast<int>(std::ranges::find(below, rest) - below.begin()));
                power.push_back(index.front());
            }
        }
        target_.push_back(std::move(target));
        power_.push_back(std::move(power));
    }
}

void QuadratureMoments::sum(int dimension, const double* coefficients, double weight, double* work,
                            double* out) const {
    const auto k = static_cast<std::size_t>(dimension);
    const Eigen::MatrixXd& phi = values_[k];
    if (dimension + 1 == dimension_) {
        for (int j = 0; j < nodes_; ++j) {
            double y = 0;
            for (int i = 0; i <= degree_; ++i) y += coefficients[i] * phi(i, j);
            double power = weight * rules_[k].weights[j];
            for (int m = 0; m < maxOrder_; ++m) out[m] += power *= y;
        }
        return;
    }
    const int* target = target_[k].data();
    const int* power = power_[k].data();
    const int terms = termsLeft_[k], below = termsLeft_[k + 1];
    for (int j = 0; j < nodes_; ++j) {
        std::fill(work, work + below, 0.0);
        const double* column = phi.col(j).data();
        for (int i = 0; i < terms; ++i) work[target[i]] += coefficients[i] * column[power[i]];
        sum(dimension + 1, work, weight * rules_[k].weights[j], work + below, out);
    }
}

Eigen::MatrixXd QuadratureMoments::raw(const Eigen::MatrixXd& coefficients) const {
    eigen_assert(coefficients.rows() == terms_);
    int workSize = 0;
    for (int terms : termsLeft_) workSize += terms;
    std::vector<double> work(static_cast<std::size_t>(workSize));
    Eigen::MatrixXd result = Eigen::MatrixXd::Zero(maxOrder_, coefficients.cols());
    for (Eigen::Index l = 0; l < coefficients.cols(); ++l)
        sum(0, coefficients.col(l).data(), 1.0, work.data(), result.col(l).data());
    return result;
}

Eigen::MatrixXd QuadratureMoments::central(const Eigen::MatrixXd& coefficients) const {
    Eigen::MatrixXd centred = coefficients;
    centred.row(0).setZero();
    Eigen::MatrixXd result = raw(centred);
    result.row(0).setZero();
    return result;
}

} // namespace rigor

#include "core/foundation/stats/polynomial_chaos.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {
/// Appends all multi-indices of exactly `degree` with the first entries fixed, i_1 descending.
void appendDegree(std::vector<std::vector<int>>& out, std::vector<int>& index, std::size_t at, int degree) {
    if (at + 1 == index.size()) {
        index[at] = degree;
        out.push_back(index);
        return;
    }
    for (int i = degree; i >= 0; --i) {
        index[at] = i;
        appendDegree(out, index, at + 1, degree - i);
    }
}
} // namespace

std::vector<std::vector<int>> totalDegreeIndices(int dimension, int degree) {
    std::vector<std::vector<int>> indices;
    std::vector<int> index(static_cast<std::size_t>(dimension), 0);
    for (int d = 0; d <= degree; ++d) appendDegree(indices, index, 0, d);
    return indices;
}

long long chaosSize(int dimension, int degree) {
    long long size = 1;
    for (int k = 1; k <= dimension; ++k) size = size * (degree + k) / k;
    return size;
}

ChaosBasis::ChaosBasis(std::vector<Germ> germs, int degree) : germs_(std::move(germs)), degree_(degree) {
    if (germs_.empty() || germs_.size() > kMostGerms)
        fail("a polynomial chaos expansion in {} inputs: 1 to {} are possible", germs_.size(), kMostGerms);
    if (degree < 0 || degree > 20)
        fail("a polynomial chaos expansion of degree {}: it must be 0 to 20", degree);
    if (const long long size = chaosSize(dimension(), degree); size > 65535)
        fail("a polynomial chaos expansion of degree {} in {} inputs has {} terms; the limit is 65535",
             degree, dimension(), size);
    indices_ = totalDegreeIndices(dimension(), degree);
    for (const Germ& germ : germs_) polynomials_.emplace_back(germ, degree);
}

int ChaosBasis::totalDegree(int term) const {
    int sum = 0;
    for (int i : indices_[static_cast<std::size_t>(term)]) sum += i;
    return sum;
}

const OrthonormalPolynomials& ChaosBasis::polynomials(int dimension) const {
    return polynomials_[static_cast<std::size_t>(dimension)];
}

Eigen::VectorXd ChaosBasis::evaluate(std::span<const double> theta) const {
    const Eigen::Map<const Eigen::VectorXd> point(theta.data(), static_cast<Eigen::Index>(theta.size()));
    return evaluate(Eigen::MatrixXd(point)).col(0);
}

Eigen::MatrixXd ChaosBasis::evaluate(const Eigen::MatrixXd& nodes) const {
    Eigen::MatrixXd psi(size(), nodes.cols());
    Eigen::MatrixXd phi(degree_ + 1, dimension());
    for (Eigen::Index j = 0; j < nodes.cols(); ++j) {
        for (int k = 0; k < dimension(); ++k) polynomials(k).evaluate(nodes(k, j), phi.col(k).data());
        for (int i = 0; i < size(); ++i) {
            double product = 1;
            for (int k = 0; k < dimension(); ++k)
                product *= phi(indices_[static_cast<std::size_t>(i)][static_cast<std::size_t>(k)], k);
            psi(i, j) = product;
        }
    }
    return psi;
}

Eigen::MatrixXd projectionMatrix(const ChaosBasis& basis, const QuadratureGrid& grid) {
    return basis.evaluate(grid.nodes) * grid.weights.asDiagonal();
}

ExpansionError expansionError(const ChaosBasis& basis, const QuadratureGrid& grid,
                              const Eigen::VectorXd& coefficients, const Eigen::VectorXd& values) {
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    // A node whose leverage is this near 1 decides alone about a combination of terms.
    constexpr double kFullLeverage = 1 - 1e-8;
    ExpansionError error;
    const double variance = coefficients.tail(coefficients.size() - 1).squaredNorm();
    // Rounding of the projection: a variance this small against the mean is none.
    if (variance <= 1e-28 * coefficients[0] * coefficients[0]) return error;

    double last = 0;
    for (int i = 1; i < basis.size(); ++i)
        if (basis.totalDegree(i) > std::max(basis.degree() - 2, 0) && basis.degree() >= 2)
            last += coefficients[i] * coefficients[i];
    if (basis.degree() < 2) last = variance;
    error.lastDegrees = last / variance;

    if (grid.positive()) {
        const Eigen::MatrixXd psi = basis.evaluate(grid.nodes);
        const Eigen::VectorXd misfit = values - psi.transpose() * coefficients;
        const double total = grid.weights.dot((values.array() - coefficients[0]).square().matrix());
        error.residual = grid.weights.dot(misfit.cwiseAbs2()) / total;
        double sum = 0;
        for (Eigen::Index j = 0; j < grid.size(); ++j) {
            const double leverage = grid.weights[j] * psi.col(j).squaredNorm();
            if (leverage > kFullLeverage) sum = kNan;
            const double left = misfit[j] / (1 - leverage);
            sum += grid.weights[j] * left * left;
        }
        error.leaveOneOut = sum / total;
    } else {
        error.residual = error.leaveOneOut = kNan;
    }
    error.relative = std::sqrt(
        std::isnan(error.leaveOneOut) ? error.lastDegrees : std::max(error.lastDegrees, error.leaveOneOut));
    return error;
}

SobolIndices sobolIndices(const ChaosBasis& basis, const Eigen::VectorXd& coefficients) {
    SobolIndices sobol;
    sobol.first = sobol.total = Eigen::VectorXd::Zero(basis.dimension());
    for (int i = 1; i < basis.size(); ++i) {
        const std::vector<int>& index = basis.indices()[static_cast<std::size_t>(i)];
        const double energy = coefficients[i] * coefficients[i];
        const auto active = std::ranges::count_if(index, [](int power) { return power > 0; });
        sobol.variance += energy;
        for (int k = 0; k < basis.dimension(); ++k) {
            if (index[static_cast<std::size_t>(k)] == 0) continue;
            sobol.total[k] += energy;
            if (active == 1) sobol.first[k] += energy;
        }
    }
    sobol.first /= sobol.variance; // 0/0 = NaN: no variance to share
    sobol.total /= sobol.variance;
    return sobol;
}

} // namespace rigor

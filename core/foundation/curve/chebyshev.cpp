#include "core/foundation/curve/chebyshev.h"

#include "core/foundation/base/error.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace rigor {

namespace {

/// Calls visit(flat index, index per variable) for every point.
template <class Visit> void forEachPoint(const ChebyshevGrid& grid, Visit visit) {
    std::vector<int> index(static_cast<std::size_t>(grid.variables()), 0);
    for (Eigen::Index flat = 0, size = grid.size(); flat < size; ++flat) {
        visit(flat, index);
        for (std::size_t i = 0; i < index.size() && ++index[i] > grid.order; ++i) index[i] = 0;
    }
}

/// (N + 1) x (N + 1): values at cos(pi j/N) -> coefficients of T_k (discrete cosine transform of type I).
Eigen::MatrixXd transform(int order) {
    Eigen::MatrixXd matrix(order + 1, order + 1);
    for (int k = 0; k <= order; ++k)
        for (int j = 0; j <= order; ++j) {
            const double ends = (k == 0 || k == order ? 0.5 : 1) * (j == 0 || j == order ? 0.5 : 1);
            // the product is reduced first: cos of a large angle loses digits
            const int turn = (k * j) % (2 * order);
            matrix(k, j) = 2.0 / order * ends * std::cos(std::numbers::pi * turn / order);
        }
    return matrix;
}

} // namespace

Eigen::Index ChebyshevGrid::size() const {
    Eigen::Index size = 1;
    for (Eigen::Index i = 0; i < variables(); ++i) size *= order + 1;
    return size;
}

Eigen::MatrixXd ChebyshevGrid::points() const {
    Eigen::MatrixXd points(variables(), size());
    forEachPoint(*this, [&](Eigen::Index flat, const std::vector<int>& index) {
        for (Eigen::Index i = 0; i < variables(); ++i) {
            const int k = index[static_cast<std::size_t>(i)];
            const double s = std::cos(std::numbers::pi * k / order);
            points(i, flat) = k == 0       ? upper[i]
                              : k == order ? lower[i]
                                           : lower[i] + 0.5 * (1 + s) * (upper[i] - lower[i]);
        }
    });
    return points;
}

Eigen::VectorXd chebyshevCoefficients(const ChebyshevGrid& grid, const Eigen::VectorXd& values) {
    // One variable after the other: its transform is applied to the fastest index, which then becomes the
    // slowest; after n turns the order is the first again.
    const Eigen::MatrixXd matrix = transform(grid.order);
    Eigen::VectorXd current = values;
    for (Eigen::Index i = 0; i < grid.variables(); ++i) {
        const Eigen::Index rows = grid.order + 1;
        const Eigen::Map<const Eigen::MatrixXd> fibres(current.data(), rows, current.size() / rows);
        const Eigen::MatrixXd turned = (matrix * fibres).transpose();
        current = Eigen::Map<const Eigen::VectorXd>(turned.data(), turned.size());
    }
    return current;
}

Eigen::VectorXd chebyshevTails(const ChebyshevGrid& grid, const Eigen::VectorXd& coefficients) {
    Eigen::VectorXd tails = Eigen::VectorXd::Zero(grid.variables());
    forEachPoint(grid, [&](Eigen::Index flat, const std::vector<int>& index) {
        for (Eigen::Index i = 0; i < tails.size(); ++i)
            if (index[static_cast<std::size_t>(i)] == grid.order) tails[i] += std::abs(coefficients[flat]);
    });
    return tails;
}

namespace {

/// Order + 1 known when compiling, or (0) from the grid. Likelihoods on response surfaces come here millions
/// of times.
template <int kTerms>
double value(const ChebyshevGrid& grid, const double* current, Eigen::Index count, const double* x) {
    constexpr int kPartialOnStack = 128;
    const int terms = kTerms > 0 ? kTerms : grid.order + 1;
    double basis[kMostChebyshevOrder + 1];
    double small[kPartialOnStack];
    Eigen::VectorXd large(count / terms > kPartialOnStack ? count / terms : 0);
    double* partial = large.size() > 0 ? large.data() : small;
    for (Eigen::Index i = 0; i < grid.variables(); ++i) {
        const double s = 2 * (x[i] - grid.lower[i]) / (grid.upper[i] - grid.lower[i]) - 1;
        basis[0] = 1;
        basis[1] = s;
        for (int k = 2; k < terms; ++k) basis[k] = 2 * s * basis[k - 1] - basis[k - 2];
        // contracted in place: entry r is written after its fibre r*terms .. has been read
        count /= terms;
        for (Eigen::Index r = 0; r < count; ++r) {
            double sum = 0;
            for (int k = 0; k < terms; ++k) sum += current[r * terms + k] * basis[k];
            partial[r] = sum;
        }
        current = partial;
    }
    return partial[0];
}

} // namespace

double chebyshevValue(const ChebyshevGrid& grid, const Eigen::VectorXd& coefficients,
                      const Eigen::Ref<const Eigen::VectorXd>& x) {
    if (grid.order == 4) return value<5>(grid, coefficients.data(), coefficients.size(), x.data());
    if (grid.order < 1 || grid.order > kMostChebyshevOrder)
        fail("Chebyshev interpolation of order {}: the order must be 1 to {}.", grid.order,
             kMostChebyshevOrder);
    return value<0>(grid, coefficients.data(), coefficients.size(), x.data());
}

} // namespace rigor

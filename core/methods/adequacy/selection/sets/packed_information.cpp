#include "core/methods/adequacy/selection/sets/packed_information.h"

#include <cmath>

namespace rigor::selection {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

namespace {
const double kRoot2 = std::sqrt(2.0);
}

VectorXd packed(const MatrixXd& m) {
    const Index p = m.rows();
    VectorXd v(p * (p + 1) / 2);
    for (Index j = 0, at = 0; j < p; ++j)
        for (Index i = j; i < p; ++i) v[at++] = i == j ? m(i, i) : kRoot2 * 0.5 * (m(i, j) + m(j, i));
    return v;
}
MatrixXd unpacked(const VectorXd& v, Index p) {
    MatrixXd m(p, p);
    for (Index j = 0, at = 0; j < p; ++j)
        for (Index i = j; i < p; ++i, ++at) m(i, j) = m(j, i) = i == j ? v[at] : v[at] / kRoot2;
    return m;
}

MatrixXd packedProduct(const MatrixXd& a, const MatrixXd& b) {
    const Index p = a.rows(), q = p * (p + 1) / 2;
    MatrixXd out(q, q);
    MatrixXd image(p, p);
    for (Index j = 0, at = 0; j < p; ++j)
        for (Index i = j; i < p; ++i, ++at) {
            // U = e_i e_j^T + e_j e_i^T over its norm
            const double scale = i == j ? 0.25 : 0.5 / kRoot2;
            image.noalias() = scale * (a.col(i) * b.col(j).transpose() + a.col(j) * b.col(i).transpose());
            image += scale * (b.col(i) * a.col(j).transpose() + b.col(j) * a.col(i).transpose());
            out.col(at) = packed(image);
        }
    return out;
}

} // namespace rigor::selection

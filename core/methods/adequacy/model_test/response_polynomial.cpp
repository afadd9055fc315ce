#include "core/methods/adequacy/model_test/response_polynomial.h"

#include "core/foundation/base/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rigor {

namespace {

constexpr int kDegrees[] = {0, 12, 9, 7, 5}; ///< by the number of unknowns; with more the grid is too large
constexpr int kChecks = 24;                  ///< points at which the error is measured
constexpr std::uint64_t kCheckStream = (1u << 20) - 1;

/// All exponents of total degree `degree` at most.
void addExponents(std::vector<std::vector<int>>& list, std::vector<int>& now, std::size_t at, int left) {
    if (at == now.size()) {
        list.push_back(now);
        return;
    }
    for (int e = 0; e <= left; ++e) {
        now[at] = e;
        addExponents(list, now, at + 1, left - e);
    }
    now[at] = 0;
}

/// T_0 .. T_degree at x in [-1, 1] and their first and second derivatives.
struct Chebyshev {
    std::vector<double> t, d, dd;
    explicit Chebyshev(int degree) : t(static_cast<std::size_t>(degree) + 1), d(t.size()), dd(t.size()) {}
    void at(double x) {
        t[0] = 1;
        d[0] = dd[0] = 0;
        if (t.size() > 1) {
            t[1] = x;
            d[1] = 1;
            dd[1] = 0;
        }
        for (std::size_t n = 2; n < t.size(); ++n) {
            t[n] = 2 * x * t[n - 1] - t[n - 2];
            d[n] = 2 * t[n - 1] + 2 * x * d[n - 1] - d[n - 2];
            dd[n] = 4 * d[n - 1] + 2 * x * dd[n - 1] - dd[n - 2];
        }
    }
};

} // namespace

std::optional<ResponsePolynomial>
ResponsePolynomial::around(Predictor& predictor, const Eigen::VectorXd& centre, const Eigen::MatrixXd& root,
                           const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                           const std::vector<Eigen::Index>& rows, const Eigen::VectorXd& weights,
                           double tolerance, std::uint64_t seed) {
    const Eigen::Index p = centre.size();
    if (p < 1 || p >= static_cast<Eigen::Index>(std::size(kDegrees)) || !root.allFinite()) return {};
    ResponsePolynomial made;
    made.unknowns_ = p;
    made.degree_ = kDegrees[p];
    std::vector<int> none(static_cast<std::size_t>(p), 0);
    addExponents(made.exponents_, none, 0, made.degree_);
    const auto simulated = [&](const Eigen::VectorXd& u) -> std::optional<Eigen::VectorXd> {
        const Eigen::VectorXd at = centre + root * u;
        if ((at.array() < lower.array()).any() || (at.array() > upper.array()).any()) return {};
        const Prediction prediction = predictor.values(at);
        if (!prediction.answered) return {};
        return weights.cwiseProduct(prediction.values(rows));
    };

    // Values at the Chebyshev points of the grid, and the discrete cosine transform of them.
    const int points = made.degree_ + 1;
    const auto count = static_cast<Eigen::Index>(made.exponents_.size());
    made.coefficients_ = Eigen::MatrixXd::Zero(static_cast<Eigen::Index>(rows.size()), count);
    const auto node = [&](int k) { return std::cos(std::numbers::pi * (k + 0.5) / points); };
    std::vector<int> index(static_cast<std::size_t>(p), 0);
    for (bool more = true; more;) {
        Eigen::VectorXd u(p);
        for (Eigen::Index a = 0; a < p; ++a) u[a] = kRadius * node(index[static_cast<std::size_t>(a)]);
        const auto values = simulated(u);
        if (!values) return {};
        for (Eigen::Index c = 0; c < count; ++c) {
            double share = 1;
            for (std::size_t a = 0; a < index.size(); ++a) {
                const int e = made.exponents_[static_cast<std::size_t>(c)][a];
                share *= (e == 0 ? 1.0 : 2.0) / points *
                         std::cos(e * std::numbers::pi * (index[a] + 0.5) / points);
            }
            made.coefficients_.col(c) += share * *values;
        }
        more = false;
        for (int& k : index) {
            if (++k < points) {
                more = true;
                break;
            }
            k = 0;
        }
    }

    RandomStream random(seed, kCheckStream);
    Eigen::MatrixXd checks(p, kChecks);
    for (Eigen::Index k = 0; k < checks.size(); ++k) checks.data()[k] = kRadius * (2 * random.uniform() - 1);
    Values approximate;
    made.evaluate(checks, approximate);
    for (Eigen::Index k = 0; k < checks.cols(); ++k) {
        const auto values = simulated(checks.col(k));
        if (!values) return {};
        const double off = (approximate.values.col(k) - *values).cwiseAbs().maxCoeff() *
                           std::sqrt(static_cast<double>(rows.size()));
        made.error_ = std::max(made.error_, off);
        if (!(off <= tolerance)) return {};
    }
    return made;
}

void ResponsePolynomial::evaluate(const Eigen::MatrixXd& u, Values& out) const {
    const auto p = static_cast<std::size_t>(unknowns_), pairs = p * (p + 1) / 2;
    const Eigen::Index n = u.cols(), count = coefficients_.cols();
    // Basis functions of all points: values, first and second derivatives.
    std::vector<Eigen::MatrixXd> basis(1 + p + pairs, Eigen::MatrixXd(count, n));
    std::vector<Chebyshev> axes(p, Chebyshev(degree_));
    for (Eigen::Index k = 0; k < n; ++k) {
        for (std::size_t a = 0; a < p; ++a) axes[a].at(u(static_cast<Eigen::Index>(a), k) / kRadius);
        for (Eigen::Index c = 0; c < count; ++c) {
            const auto& e = exponents_[static_cast<std::size_t>(c)];
            const auto product = [&](std::size_t one, std::size_t two) {
                double value = 1;
                for (std::size_t a = 0; a < p; ++a) {
                    const auto power = static_cast<std::size_t>(e[a]);
                    const int order = (a == one) + (a == two);
                    value *= order == 0   ? axes[a].t[power]
                             : order == 1 ? axes[a].d[power] / kRadius
                                          : axes[a].dd[power] / (kRadius * kRadius);
                }
                return value;
            };
            basis[0](c, k) = product(p, p);
            for (std::size_t a = 0; a < p; ++a) basis[1 + a](c, k) = product(a, p);
            std::size_t pair = 1 + p;
            for (std::size_t a = 0; a < p; ++a)
                for (std::size_t b = a; b < p; ++b) basis[pair++](c, k) = product(a, b);
        }
    }
    out.values.noalias() = coefficients_ * basis[0];
    out.slopes.resize(p);
    for (std::size_t a = 0; a < p; ++a) out.slopes[a].noalias() = coefficients_ * basis[1 + a];
    out.curvature.resize(pairs);
    for (std::size_t k = 0; k < pairs; ++k) out.curvature[k].noalias() = coefficients_ * basis[1 + p + k];
}

} // namespace rigor

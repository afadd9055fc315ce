#include "core/foundation/stats/quadrature.h"

#include "core/foundation/base/error.h"

#include <map>

namespace rigor {

QuadratureRule gaussRule(const Germ& germ, int q) {
    if (q < 1 || q > 200) fail("quadrature order {}: it must be 1 to 200", q);
    const Recurrence r = recurrence(germ, q + 1);
    Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver;
    const Eigen::VectorXd diagonal = r.alpha.head(q);
    const Eigen::VectorXd beside = r.sqrtBeta.segment(1, q - 1);
    solver.computeFromTridiagonal(diagonal, beside, Eigen::EigenvaluesOnly);
    QuadratureRule rule{solver.eigenvalues(), Eigen::VectorXd(q)};

    // Christoffel: 1/w = sum_(k<q) phi_k(t)^2, which keeps the digits of tiny outer weights that squared
    // eigenvector components lose; and Christoffel-Darboux gives the derivative for a Newton step on the
    // node.
    const OrthonormalPolynomials polynomials(germ, q);
    Eigen::VectorXd phi(q + 1);
    for (int j = 0; j < q; ++j) {
        double& t = rule.nodes[j];
        for (int pass = 0; pass < 2; ++pass) {
            polynomials.evaluate(t, phi.data());
            t -= phi[q] * phi[q - 1] * r.sqrtBeta[q] / phi.head(q).squaredNorm();
        }
    }
    if (germ.symmetric()) {
        for (int j = 0; j < q / 2; ++j) {
            const double half = 0.5 * (rule.nodes[q - 1 - j] - rule.nodes[j]);
            rule.nodes[j] = -half;
            rule.nodes[q - 1 - j] = half;
        }
        if (q % 2 == 1) rule.nodes[q / 2] = 0;
    }
    for (int j = 0; j < q; ++j) {
        polynomials.evaluate(rule.nodes[j], phi.data());
        rule.weights[j] = 1 / phi.head(q).squaredNorm();
    }
    return rule;
}

QuadratureRule compositeGaussLegendre(double a, double b, int panels, int order) {
    const QuadratureRule unit = gaussRule({GermFamily::Legendre}, order);
    QuadratureRule rule{Eigen::VectorXd(panels * order), Eigen::VectorXd(panels * order)};
    const double width = (b - a) / panels;
    for (int i = 0; i < panels; ++i) {
        const double middle = a + (i + 0.5) * width;
        rule.nodes.segment(i * order, order) = (unit.nodes.array() * (0.5 * width) + middle).matrix();
        rule.weights.segment(i * order, order) = unit.weights * width;
    }
    return rule;
}

long long tensorGridSize(int dimension, int q) {
    long long size = 1;
    for (int k = 0; k < dimension; ++k) {
        if (size > (1LL << 62) / q) return 1LL << 62;
        size *= q;
    }
    return size;
}

namespace {
/// Calls visit(positions) for all tuples with 0 <= positions[k] < sizes[k], last fastest.
template <class Visit> void forAllTuples(const std::vector<int>& sizes, Visit visit) {
    std::vector<int> at(sizes.size(), 0);
    for (;;) {
        visit(at);
        std::size_t k = sizes.size();
        while (k > 0 && ++at[k - 1] == sizes[k - 1]) at[--k] = 0;
        if (k == 0) return;
    }
}

/// Calls visit(positions, their sum) for all tuples of n whose sum is at most `most`, last fastest.
template <class Visit> void forTuplesUpTo(int n, int most, Visit visit) {
    std::vector<int> at(static_cast<std::size_t>(n), 0);
    for (int sum = 0;;) {
        visit(at, sum);
        std::size_t k = at.size();
        for (; k > 0; --k) {
            ++at[k - 1];
            if (++sum <= most) break;
            sum -= at[k - 1];
            at[k - 1] = 0;
        }
        if (k == 0) return;
    }
}

double binomial(int n, int k) {
    double result = 1;
    for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return result;
}
} // namespace

QuadratureGrid tensorGrid(const std::vector<Germ>& germs, int q) {
    const int n = static_cast<int>(germs.size());
    const long long size = tensorGridSize(n, q);
    if (size > 20'000'000)
        fail("a tensor grid of order {} in {} dimensions has {} points; the limit is 2e7", q, n, size);
    std::vector<QuadratureRule> rules;
    for (const Germ& germ : germs) rules.push_back(gaussRule(germ, q));
    QuadratureGrid grid{Eigen::MatrixXd(n, size), Eigen::VectorXd(size)};
    Eigen::Index column = 0;
    forAllTuples(std::vector<int>(germs.size(), q), [&](const std::vector<int>& at) {
        double weight = 1;
        for (int k = 0; k < n; ++k) {
            const auto& rule = rules[static_cast<std::size_t>(k)];
            grid.nodes(k, column) = rule.nodes[at[static_cast<std::size_t>(k)]];
            weight *= rule.weights[at[static_cast<std::size_t>(k)]];
        }
        grid.weights[column++] = weight;
    });
    return grid;
}

double sparseGridSize(int n, int level) { return binomial(level + 2 * n, level); }

QuadratureGrid sparseGrid(const std::vector<Germ>& germs, int level) {
    if (level < 0 || level > 20) fail("sparse grid level {}: it must be 0 to 20", level);
    const int n = static_cast<int>(germs.size());
    std::vector<std::vector<QuadratureRule>> rules(germs.size());
    for (std::size_t k = 0; k < germs.size(); ++k)
        for (int q = 1; q <= level + 1; ++q) rules[k].push_back(gaussRule(germs[k], q));

    std::map<std::vector<double>, double> points;
    std::vector<double> point(germs.size());
    forTuplesUpTo(n, level, [&](const std::vector<int>& levels, int sum) {
        const int gap = level - sum;
        if (gap > n - 1) return;
        const double factor = (gap % 2 == 0 ? 1.0 : -1.0) * binomial(n - 1, gap);
        std::vector<int> sizes;
        for (int l : levels) sizes.push_back(l + 1);
        forAllTuples(sizes, [&](const std::vector<int>& at) {
            double weight = factor;
            for (std::size_t k = 0; k < germs.size(); ++k) {
                const QuadratureRule& rule = rules[k][static_cast<std::size_t>(levels[k])];
                point[k] = rule.nodes[at[k]];
                weight *= rule.weights[at[k]];
            }
            points[point] += weight;
        });
    });

    QuadratureGrid grid{Eigen::MatrixXd(n, points.size()), Eigen::VectorXd(points.size())};
    Eigen::Index column = 0;
    for (const auto& [at, weight] : points) {
        for (int k = 0; k < n; ++k) grid.nodes(k, column) = at[static_cast<std::size_t>(k)];
        grid.weights[column++] = weight;
    }
    return grid;
}

} // namespace rigor

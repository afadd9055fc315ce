#include "core/foundation/stats/distributions/copula.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/quadrature.h"
#include "core/foundation/stats/special.h"

#include <Eigen/Cholesky>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/tools/toms748_solve.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

namespace bp = boost::math::policies;
/// As in special.cpp: no promotion to long double, no exceptions.
using StudentsT = boost::math::students_t_distribution<
    double, bp::policy<bp::promote_double<false>, bp::domain_error<bp::ignore_error>,
                       bp::pole_error<bp::ignore_error>, bp::overflow_error<bp::ignore_error>,
                       bp::evaluation_error<bp::ignore_error>>>;

Probability probabilityOf(const StudentsT& law, double x) {
    return {boost::math::cdf(law, x), boost::math::cdf(boost::math::complement(law, x))};
}

double quantileOf(const StudentsT& law, const Probability& p) {
    return p.lower <= p.upper ? boost::math::quantile(law, p.lower) : -boost::math::quantile(law, p.upper);
}

double normalScore(const Probability& p) {
    return p.lower <= p.upper ? special::normalQuantile(p.lower) : -special::normalQuantile(p.upper);
}

/// Inside (0, 1), so that scores and logarithms are finite.
Probability inside(Probability p) {
    constexpr double kLeast = 1e-300;
    return {std::max(p.lower, kLeast), std::max(p.upper, kLeast)};
}

Probability turned(const Probability& p, bool turn) { return turn ? Probability{p.upper, p.lower} : p; }

double logLower(const Probability& p) { return p.lower < 0.5 ? std::log(p.lower) : std::log1p(-p.upper); }

/// v with P(V <= v | U = u) = p of the Clayton copula: ((p^(-theta/(1+theta)) - 1) u^-theta +
/// 1)^(-1/theta).
Probability claytonInverse(double theta, const Probability& u, const Probability& p) {
    const double grown = std::log(std::expm1(-theta / (1 + theta) * logLower(p))) - theta * logLower(u);
    const double log = (grown > 30 ? grown : std::log1p(std::exp(grown))) / theta;
    return {std::exp(-log), -std::expm1(-log)};
}

/// The lower tail of the same of the Frank copula, which is symmetric in both tails.
double frankLower(double theta, double u, double notU, double p, double notP) {
    if (theta < 1) return -std::log1p(p * std::expm1(-theta) / (p + notP * std::exp(-theta * u))) / theta;
    // (p e^-theta + (1-p) e^(-theta u)) / (p + (1-p) e^(-theta u)), both times e^(theta u).
    const double stays = std::log(p), goes = std::log(notP);
    return (special::logSum(stays + theta * u, goes) - special::logSum(stays - theta * notU, goes)) / theta;
}

Probability frankInverse(double theta, const Probability& u, const Probability& p) {
    const auto lower = [theta](double u0, double u1, double p0, double p1) {
        return std::clamp(frankLower(theta, u0, u1, p0, p1), 0.0, 1.0);
    };
    return {lower(u.lower, u.upper, p.lower, p.upper), lower(u.upper, u.lower, p.upper, p.lower)};
}

/// The same of the Gumbel copula: with x = -log u, z^theta = x^theta + y^theta it is
/// z - x + (theta - 1) log(z/x) = -log p, concave in z - x, so that Newton's steps from 0 stay below.
Probability gumbelInverse(double theta, const Probability& u, const Probability& p) {
    const double x = std::max(-logLower(u), 1e-300), wanted = -logLower(p);
    double d = 0;
    for (int step = 0; step < 200; ++step) {
        const double move = (wanted - d - (theta - 1) * std::log1p(d / x)) / (1 + (theta - 1) / (x + d));
        d += move;
        if (!(std::abs(move) > 1e-15 * d)) break;
    }
    const double share = -std::expm1(-theta * std::log1p(d / x)); // 1 - (x/z)^theta
    const double y = share > 0 ? (x + d) * std::exp(std::log(share) / theta) : 0;
    return {std::exp(-y), -std::expm1(-y)};
}

double claytonLogDensity(double theta, const Probability& u, const Probability& v) {
    const double a = -theta * logLower(u), b = -theta * logLower(v), most = std::max(a, b);
    const double logOfSum = most + std::log(std::exp(a - most) + std::exp(b - most) - std::exp(-most));
    return std::log1p(theta) + (1 + theta) * (a + b) / theta - (2 + 1 / theta) * logOfSum;
}

double frankLogDensity(double theta, const Probability& u, const Probability& v) {
    // (1 - e^-theta) - (1 - e^(-theta u)) (1 - e^(-theta v)) as a sum of positive terms.
    const double logRest = special::logSum(std::log(-std::expm1(-theta * u.upper)) - theta * u.lower,
                                           std::log(-std::expm1(-theta * u.lower)) - theta * v.lower);
    return std::log(-theta * std::expm1(-theta)) - theta * (u.lower + v.lower) - 2 * logRest;
}

double gumbelLogDensity(double theta, const Probability& u, const Probability& v) {
    const double x = -logLower(u), y = -logLower(v), a = std::log(x), b = std::log(y);
    const double logZ = special::logSum(theta * a, theta * b) / theta, z = std::exp(logZ);
    return -z + x + y + (theta - 1) * (a + b) + (1 - 2 * theta) * logZ + std::log(z + theta - 1);
}

/// Kendall's tau of the Frank copula, 1 - 4/theta (1 - D(theta)) with the Debye function
/// D(theta) = 1/theta int_0^theta t/(e^t - 1) dt.
double frankTau(double theta) {
    if (theta < 1e-2) return theta / 9 - theta * theta * theta / 900;
    static const QuadratureRule rule = gaussRule({GermFamily::Legendre}, 40);
    const double end = std::min(theta, 60.0); // beyond it the integral is whole, pi^2/6
    double debye = 0;
    for (Eigen::Index k = 0; k < rule.nodes.size(); ++k) {
        const double t = 0.5 * end * (1 + rule.nodes[k]);
        debye += rule.weights[k] * t / std::expm1(t);
    }
    return 1 - 4 / theta * (1 - debye * end / theta);
}

} // namespace

const std::vector<std::string>& copulaFamilies() {
    static const std::vector<std::string> keys{"gaussian", "t", "frank", "clayton", "gumbel"};
    return keys;
}

CopulaFamily copulaFamily(const std::string& key) {
    const auto& keys = copulaFamilies();
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found != keys.end()) return static_cast<CopulaFamily>(found - keys.begin());
    const auto near = nearestName(key, keys);
    if (near)
        fail(sentence("Mathematics", "\"{}\" is not a family of dependence. Did you mean \"{}\"?"), key,
             *near);
    fail(sentence("Mathematics", "\"{}\" is not a family of dependence. Known are {}"), key,
         fmt::join(keys, ", "));
}

double parameterOfTau(CopulaFamily family, double tau) {
    if (family == CopulaFamily::Clayton) return 2 * tau / (1 - tau);
    if (family == CopulaFamily::Gumbel) return 1 / (1 - tau);
    if (tau < 1e-3) return 9 * tau * (1 + 0.81 * tau * tau);
    std::uintmax_t steps = 100;
    const auto [low, high] = boost::math::tools::toms748_solve(
        [tau](double theta) { return frankTau(theta) - tau; }, tau, 9 / (1 - tau),
        boost::math::tools::eps_tolerance<double>(50), steps);
    return 0.5 * (low + high);
}

Copula::Copula(CopulaFamily family, int dimension, std::vector<CopulaPair> pairs, double degreesOfFreedom,
               bool survival)
    : family_(family), freedom_(degreesOfFreedom) {
    if (!(degreesOfFreedom >= 1) || !std::isfinite(degreesOfFreedom))
        fail(sentence("Mathematics", "the degrees of freedom of a t copula are {}: they must be at least 1"),
             degreesOfFreedom);
    Eigen::MatrixXd correlation = Eigen::MatrixXd::Identity(dimension, dimension);
    Eigen::MatrixXi named = Eigen::MatrixXi::Zero(dimension, dimension);
    for (const auto& [i, j, value] : pairs) {
        if (!(value > -1 && value < 1))
            fail(sentence("Mathematics", "a dependence is {}: it must lie between -1 and 1, both excluded"),
                 value);
        if (i == j || named(i, j) > 0)
            fail(sentence("Mathematics", "a pair of variables is one of different ones, named once"));
        named(i, j) = named(j, i) = 1;
        correlation(i, j) = correlation(j, i) = value;
    }
    if (!isElliptical()) {
        makeTree(dimension, pairs, survival);
        return;
    }
    for (int i = 0; i < dimension; ++i)
        if (named.row(i).any()) order_.push_back(i);
    const Eigen::MatrixXd own = correlation(order_, order_);
    const Eigen::LLT<Eigen::MatrixXd> root(own);
    root_ = root.matrixL();
    if (root.info() != Eigen::Success || !(root_.diagonal().array() > 1e-7).all())
        fail(sentence("Mathematics", "these correlations are those of no distribution: their matrix is not "
                                     "positive definite"));
}

void Copula::makeTree(int dimension, const std::vector<CopulaPair>& pairs, bool survival) {
    std::vector<bool> made(static_cast<std::size_t>(dimension), false), used(pairs.size(), false);
    for (int start = 0; start < dimension; ++start) {
        if (made[static_cast<std::size_t>(start)]) continue;
        const bool named = std::ranges::any_of(
            pairs, [&](const CopulaPair& pair) { return pair.first == start || pair.second == start; });
        if (!named) continue;
        made[static_cast<std::size_t>(start)] = true;
        tree_.push_back({.variable = start});
        for (std::size_t at = tree_.size() - 1; at < tree_.size(); ++at)
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                const int own = tree_[at].variable;
                if (used[k] || (pairs[k].first != own && pairs[k].second != own)) continue;
                used[k] = true;
                const int other = pairs[k].first == own ? pairs[k].second : pairs[k].first;
                if (made[static_cast<std::size_t>(other)])
                    fail(sentence("Mathematics", "the pairs of this family of dependence form a ring: only "
                                                 "gaussian and t know every pair of several variables"));
                made[static_cast<std::size_t>(other)] = true;
                const double tau = pairs[k].value;
                // Nearer to independence than can be computed: it is that.
                const double theta = std::abs(tau) < 1e-9 ? 0 : parameterOfTau(family_, std::abs(tau));
                tree_.push_back({other, own, theta, (tau < 0) != survival, survival});
            }
    }
    for (const Branch& branch : tree_) order_.push_back(branch.variable);
}

bool Copula::involves(int variable) const {
    return std::find(order_.begin(), order_.end(), variable) != order_.end();
}

bool Copula::isElliptical() const {
    return family_ == CopulaFamily::Gaussian || family_ == CopulaFamily::StudentT;
}

void Copula::fromIndependent(std::span<Probability> p) const {
    const auto of = [&](int variable) -> Probability& { return p[static_cast<std::size_t>(variable)]; };
    if (!isElliptical()) {
        for (const Branch& branch : tree_) {
            if (branch.parent < 0 || branch.theta == 0) continue;
            const Probability u = inside(turned(of(branch.parent), branch.turnParent));
            Probability& own = of(branch.variable);
            if (own.lower == 0 || own.upper == 0) continue; // the ends stay the ends
            const Probability given = turned(own, branch.turnVariable);
            const Probability v = family_ == CopulaFamily::Frank     ? frankInverse(branch.theta, u, given)
                                  : family_ == CopulaFamily::Clayton ? claytonInverse(branch.theta, u, given)
                                                                     : gumbelInverse(branch.theta, u, given);
            own = turned(v, branch.turnVariable);
        }
        return;
    }
    const auto count = static_cast<Eigen::Index>(order_.size());
    Eigen::VectorXd scores(count);
    double squares = 0;
    for (Eigen::Index k = 0; k < count; ++k) {
        const Probability given = inside(of(order_[static_cast<std::size_t>(k)]));
        if (family_ == CopulaFamily::Gaussian) {
            scores[k] = normalScore(given);
            continue;
        }
        // Given the earlier ones the next is t with as many more degrees of freedom.
        const double freedom = freedom_ + static_cast<double>(k);
        scores[k] = quantileOf(StudentsT(freedom), given) * std::sqrt((freedom_ + squares) / freedom);
        squares += scores[k] * scores[k];
    }
    const Eigen::VectorXd made = root_.triangularView<Eigen::Lower>() * scores;
    for (Eigen::Index k = 0; k < count; ++k)
        of(order_[static_cast<std::size_t>(k)]) =
            family_ == CopulaFamily::Gaussian
                ? Probability{special::normalLower(made[k]), special::normalLower(-made[k])}
                : probabilityOf(StudentsT(freedom_), made[k]);
}

double Copula::logDensity(std::span<const Probability> p) const {
    const auto of = [&](int variable) { return inside(p[static_cast<std::size_t>(variable)]); };
    if (!isElliptical()) {
        double sum = 0;
        for (const Branch& branch : tree_) {
            if (branch.parent < 0 || branch.theta == 0) continue;
            const Probability u = turned(of(branch.parent), branch.turnParent),
                              v = turned(of(branch.variable), branch.turnVariable);
            sum += family_ == CopulaFamily::Frank     ? frankLogDensity(branch.theta, u, v)
                   : family_ == CopulaFamily::Clayton ? claytonLogDensity(branch.theta, u, v)
                                                      : gumbelLogDensity(branch.theta, u, v);
        }
        return sum;
    }
    const auto count = static_cast<Eigen::Index>(order_.size());
    if (count == 0) return 0;
    const bool normal = family_ == CopulaFamily::Gaussian;
    const StudentsT law(freedom_);
    Eigen::VectorXd made(count);
    double own = 0; // log density of the scores one by one, up to a constant
    for (Eigen::Index k = 0; k < count; ++k) {
        const Probability given = of(order_[static_cast<std::size_t>(k)]);
        made[k] = normal ? normalScore(given) : quantileOf(law, given);
        own += normal ? -0.5 * made[k] * made[k]
                      : -0.5 * (freedom_ + 1) * std::log1p(made[k] * made[k] / freedom_);
    }
    const double squares = root_.triangularView<Eigen::Lower>().solve(made).squaredNorm(),
                 logRoot = root_.diagonal().array().log().sum();
    if (normal) return -0.5 * squares - logRoot - own;
    const auto n = static_cast<double>(count);
    return std::lgamma((freedom_ + n) / 2) + (n - 1) * std::lgamma(freedom_ / 2) -
           n * std::lgamma((freedom_ + 1) / 2) - logRoot -
           0.5 * (freedom_ + n) * std::log1p(squares / freedom_) - own;
}

} // namespace rigor

#include "core/foundation/stats/orthogonal_polynomials.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/special.h"

#include <cmath>
#include <limits>

namespace rigor {

namespace {

void checkShapes(const Germ& germ) {
    const bool usesA = germ.family == GermFamily::Laguerre || germ.family == GermFamily::Jacobi;
    if (usesA && !(germ.a > 0 && std::isfinite(germ.a)))
        fail("the shape of a gamma or beta variable is {}: it must be positive and finite", germ.a);
    if (germ.family == GermFamily::Jacobi && !(germ.b > 0 && std::isfinite(germ.b)))
        fail("the second shape of a beta variable is {}: it must be positive and finite", germ.b);
}

// Gautschi's Jacobi weight is (1 - t)^alpha (1 + t)^beta.
double jacobiAlpha(double k, double alpha, double beta) {
    const double s = 2 * k + alpha + beta;
    if (k == 0) return (beta - alpha) / (s + 2);
    return (beta - alpha) * (beta + alpha) / (s * (s + 2));
}

double jacobiBeta(double k, double alpha, double beta) {
    const double s = 2 * k + alpha + beta;
    // k + alpha + beta cancels against s - 1 for k = 1, where both may vanish
    const double last = k == 1 ? 1.0 : (k + alpha + beta) / (s - 1);
    return 4 * k * (k + alpha) * (k + beta) * last / (s * s * (s + 1));
}
} // namespace

bool Germ::symmetric() const {
    return family == GermFamily::Hermite || family == GermFamily::Legendre ||
           (family == GermFamily::Jacobi && a == b);
}

double germLower(const Germ& germ) {
    if (germ.law) return germ.law->lower();
    if (germ.family == GermFamily::Hermite) return -kInfinity;
    return germ.family == GermFamily::Laguerre ? 0.0 : -1.0;
}

double germUpper(const Germ& germ) {
    if (germ.law) return germ.law->upper();
    return germ.family == GermFamily::Hermite || germ.family == GermFamily::Laguerre ? kInfinity : 1.0;
}

double germLogDensity(const Germ& germ, double t) {
    if (std::isnan(t)) return t;
    if (t < germLower(germ) || t > germUpper(germ)) return -kInfinity;
    if (germ.law) return germ.law->logDensity(t);
    switch (germ.family) {
    case GermFamily::Hermite:
        return -0.5 * t * t - 0.91893853320467274178;
    case GermFamily::Laguerre: {
        const double power = germ.a == 1 ? 0.0 : (germ.a - 1) * std::log(t);
        return power - t - std::lgamma(germ.a);
    }
    case GermFamily::Jacobi: {
        const double low = germ.a == 1 ? 0.0 : (germ.a - 1) * std::log1p(t);
        const double high = germ.b == 1 ? 0.0 : (germ.b - 1) * std::log1p(-t);
        return low + high - (germ.a + germ.b - 1) * std::log(2.0) -
               (std::lgamma(germ.a) + std::lgamma(germ.b) - std::lgamma(germ.a + germ.b));
    }
    case GermFamily::Legendre:
        return -std::log(2.0);
    case GermFamily::Other:
        break;
    }
    return -kInfinity;
}

double germDensity(const Germ& germ, double t) { return std::exp(germLogDensity(germ, t)); }

Probability germProbability(const Germ& germ, double t) {
    if (std::isnan(t)) return {t, t};
    if (t <= germLower(germ)) return {0, 1};
    if (t >= germUpper(germ)) return {1, 0};
    if (germ.law) return germ.law->probability(t);
    switch (germ.family) {
    case GermFamily::Hermite:
        return {special::normalLower(t), special::normalLower(-t)};
    case GermFamily::Laguerre:
        return {special::gammaLower(germ.a, t), special::gammaUpper(germ.a, t)};
    case GermFamily::Jacobi:
        return {special::betaLower(germ.a, germ.b, 0.5 * (1 + t)),
                special::betaLower(germ.b, germ.a, 0.5 * (1 - t))};
    case GermFamily::Legendre:
        return {0.5 * (1 + t), 0.5 * (1 - t)};
    case GermFamily::Other:
        break;
    }
    return {};
}

double germQuantile(const Germ& germ, const Probability& p) {
    if (!(p.lower >= 0 && p.upper >= 0)) return std::numeric_limits<double>::quiet_NaN();
    if (p.lower == 0) return germLower(germ);
    if (p.upper == 0) return germUpper(germ);
    if (germ.law) return germ.law->quantile(p);
    const bool low = p.lower <= p.upper;
    switch (germ.family) {
    case GermFamily::Hermite:
        return low ? special::normalQuantile(p.lower) : -special::normalQuantile(p.upper);
    case GermFamily::Laguerre:
        return low ? special::gammaQuantile(germ.a, p.lower) : special::gammaUpperQuantile(germ.a, p.upper);
    case GermFamily::Jacobi:
        return low ? 2 * special::betaQuantile(germ.a, germ.b, p.lower) - 1
                   : 1 - 2 * special::betaQuantile(germ.b, germ.a, p.upper);
    case GermFamily::Legendre:
        return low ? 2 * p.lower - 1 : 1 - 2 * p.upper;
    case GermFamily::Other:
        break;
    }
    return 0;
}

const DiscreteLaw& GermLaw::discrete() const {
    std::call_once(made_, [this] {
        discrete_ = discretised();
        discrete_.weights /= discrete_.weights.sum();
    });
    return discrete_;
}

DiscreteLaw GermLaw::discretised() const {
    constexpr double kPi = 3.14159265358979323846, kStep = 1.0 / 20, kEnd = 6; // tails of 1e-275
    const int half = static_cast<int>(kEnd / kStep);
    std::vector<double> ends{0}, points, weights;
    for (const double p : breaks()) ends.push_back(p);
    ends.push_back(1);
    for (std::size_t piece = 0; piece + 1 < ends.size(); ++piece) {
        const double width = ends[piece + 1] - ends[piece];
        for (int k = -half; k <= half; ++k) {
            const double t = k * kStep, grown = kPi * std::sinh(t);
            const double low = 1 / (1 + std::exp(-grown)), high = 1 / (1 + std::exp(grown));
            const double x = quantile({ends[piece] + width * low, 1 - ends[piece + 1] + width * high}),
                         weight = width * kStep * kPi * std::cosh(t) * low * high;
            if (!std::isfinite(x) || !(weight > 0)) continue;
            points.push_back(x);
            weights.push_back(weight);
        }
    }
    const auto size = static_cast<Eigen::Index>(points.size());
    return {Eigen::Map<Eigen::VectorXd>(points.data(), size),
            Eigen::Map<Eigen::VectorXd>(weights.data(), size)};
}

namespace {
/// Stieltjes' procedure on the points: column k = phi_k times the root of the weights, made orthogonal to all
/// earlier ones once more, as rounding takes that away.
Recurrence stieltjes(const DiscreteLaw& law, int count) {
    Recurrence r{Eigen::VectorXd::Zero(count), Eigen::VectorXd::Zero(count)};
    Eigen::MatrixXd made(law.points.size(), count);
    made.col(0) = law.weights.cwiseSqrt();
    for (int k = 0; k < count; ++k) {
        r.alpha[k] = law.points.dot(made.col(k).cwiseAbs2());
        if (k + 1 == count) break;
        Eigen::VectorXd next = (law.points.array() - r.alpha[k]).matrix().cwiseProduct(made.col(k));
        for (int pass = 0; pass < 2; ++pass)
            next -= made.leftCols(k + 1) * (made.leftCols(k + 1).transpose() * next).eval();
        r.sqrtBeta[k + 1] = next.norm();
        made.col(k + 1) = next / r.sqrtBeta[k + 1];
    }
    return r;
}
} // namespace

Recurrence recurrence(const Germ& germ, int count) {
    if (germ.law) return stieltjes(germ.law->discrete(), count);
    checkShapes(germ);
    Recurrence r{Eigen::VectorXd::Zero(count), Eigen::VectorXd::Zero(count)};
    for (int i = 0; i < count; ++i) {
        const double k = i;
        double beta = 0;
        switch (germ.family) {
        case GermFamily::Hermite:
            beta = k;
            break;
        case GermFamily::Laguerre:
            r.alpha[i] = 2 * k + germ.a;
            beta = k * (k + germ.a - 1);
            break;
        case GermFamily::Jacobi:
            r.alpha[i] = jacobiAlpha(k, germ.b - 1, germ.a - 1);
            beta = i == 0 ? 0.0 : jacobiBeta(k, germ.b - 1, germ.a - 1);
            break;
        case GermFamily::Legendre:
            beta = k * k / (4 * k * k - 1);
            break;
        case GermFamily::Other:
            break;
        }
        if (i > 0) r.sqrtBeta[i] = std::sqrt(beta);
    }
    return r;
}

OrthonormalPolynomials::OrthonormalPolynomials(const Germ& germ, int degree)
    : germ_(germ), degree_(degree), recurrence_(recurrence(germ, degree + 1)) {}

void OrthonormalPolynomials::evaluate(double t, double* out) const {
    out[0] = 1;
    double before = 0;
    for (int k = 0; k < degree_; ++k) {
        out[k + 1] = ((t - recurrence_.alpha[k]) * out[k] - recurrence_.sqrtBeta[k] * before) /
                     recurrence_.sqrtBeta[k + 1];
        before = out[k];
    }
}

Eigen::MatrixXd OrthonormalPolynomials::evaluate(const Eigen::VectorXd& nodes) const {
    Eigen::MatrixXd values(degree_ + 1, nodes.size());
    for (Eigen::Index j = 0; j < nodes.size(); ++j) evaluate(nodes[j], values.col(j).data());
    return values;
}

} // namespace rigor

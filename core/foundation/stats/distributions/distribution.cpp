#include "core/foundation/stats/distributions/distribution.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/standard_laws.h"

#include <boost/math/quadrature/tanh_sinh.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

namespace {

/// F(b) - F(a) for a <= b, from the tails that do not cancel.
double massBetween(const Probability& a, const Probability& b) {
    return a.lower > 0.5 ? a.upper - b.upper : b.lower - a.lower;
}
} // namespace

double Distribution::toStandard(double x) const {
    if (family_ != Family::Lognormal) return (x - origin_) / scale_;
    return x > 0 ? (std::log(x) - origin_) / scale_ : -kInfinity;
}

double Distribution::fromStandard(double s) const {
    const double inner = origin_ + scale_ * s;
    return family_ == Family::Lognormal ? std::exp(inner) : inner;
}

double Distribution::logPdf(double x) const {
    if (!usable() || std::isnan(x)) return kNaN;
    if (x < lower_ || x > upper_ || std::isinf(x)) return -kInfinity;
    double value = germLogDensity(germ_, toStandard(x)) - std::log(scale_) - (boxed_ ? std::log(mass_) : 0);
    if (family_ == Family::Lognormal) value = x > 0 ? value - std::log(x) : -kInfinity;
    return value;
}

double Distribution::pdf(double x) const { return std::exp(logPdf(x)); }

Probability Distribution::probability(double x) const {
    if (!usable() || std::isnan(x)) return {kNaN, kNaN};
    if (x <= lower_) return {0, 1};
    if (x >= upper_) return {1, 0};
    const Probability p = germProbability(germ_, toStandard(x));
    if (!boxed_) return p;
    return {massBetween(atLower_, p) / mass_, massBetween(p, atUpper_) / mass_};
}

double Distribution::quantile(const Probability& p) const {
    if (!usable() || !(p.lower >= 0 && p.upper >= 0)) return kNaN;
    if (p.lower == 0) return lower_;
    if (p.upper == 0) return upper_;
    const double mass = boxed_ ? mass_ : 1;
    const Probability v{atLower_.lower + p.lower * mass, atUpper_.upper + p.upper * mass};
    return std::clamp(fromStandard(germQuantile(germ_, v)), lower_, upper_);
}

double Distribution::fromGerm(const Germ& germ, double theta) const {
    if (!usable() || std::isnan(theta)) return kNaN;
    if (!boxed_ && germ == germ_) return fromStandard(theta);
    return quantile(germProbability(germ, theta));
}

double Distribution::fromGerm(double theta, const Probability& probability) const {
    if (!usable() || std::isnan(theta)) return kNaN;
    return boxed_ ? quantile(probability) : fromStandard(theta);
}

double Distribution::clippedMoment(int power, double centre) const {
    // int_0^1 (x(p) - centre)^power dp with p = (1 + u)/2; tanh-sinh copes with the ends, where x(p) is
    // singular. Its second argument is the distance of u to the nearer end.
    static boost::math::quadrature::tanh_sinh<double> integrator; // grows its tables under a lock
    const auto integrand = [&](double u, double distance) {
        const double tail = std::max(0.5 * std::abs(distance), std::numeric_limits<double>::min());
        const double x = quantile(u < 0 ? Probability{tail, 1 - tail} : Probability{1 - tail, tail});
        return 0.5 * std::pow(x - centre, power);
    };
    return integrator.integrate(integrand, 1e-11);
}

double Distribution::mean() const {
    if (!usable()) return kNaN;
    if (germ_.law) return origin_ + scale_ * momentsOf(*germ_.law).mean;
    if (boxed_) return clippedMoment(1, 0);
    const double a = germ_.a, b = germ_.b;
    switch (family_) {
    case Family::Normal:
    case Family::Uniform:
        return origin_;
    case Family::Gamma:
        return origin_ + scale_ * a;
    case Family::Beta:
        return origin_ + scale_ * (a - b) / (a + b);
    case Family::Lognormal:
        return std::exp(origin_ + 0.5 * scale_ * scale_);
    case Family::Law:
        break;
    }
    return kNaN;
}

double Distribution::variance() const {
    if (!usable()) return kNaN;
    if (germ_.law) return std::pow(scale_ * momentsOf(*germ_.law).standardDeviation, 2);
    if (boxed_) return clippedMoment(2, mean());
    const double a = germ_.a, b = germ_.b, square = scale_ * scale_;
    switch (family_) {
    case Family::Normal:
        return square;
    case Family::Uniform:
        return square / 3;
    case Family::Gamma:
        return square * a;
    case Family::Beta:
        return square * 4 * a * b / ((a + b) * (a + b) * (a + b + 1));
    case Family::Lognormal:
        return std::exp(2 * origin_ + square) * std::expm1(square);
    case Family::Law:
        break;
    }
    return kNaN;
}

void Distribution::clip(double lower, double upper, const std::string& name) {
    if (std::isnan(lower) || std::isnan(upper) || lower >= upper)
        fail(sentence("Mathematics",
                      "the box of a {} distribution is [{}, {}]: its lower end must be below its upper end"),
             name, lower, upper);
    const double from = fromStandard(germLower(germ_)), to = fromStandard(germUpper(germ_));
    if (lower >= to || upper <= from)
        fail(sentence("Mathematics",
                      "the box [{}, {}] of a {} distribution lies outside its support [{}, {}]"),
             lower, upper, name, from, to);
    boxed_ = lower > from || upper < to;
    lower_ = std::max(lower, from);
    upper_ = std::min(upper, to);
    atLower_ = boxed_ && lower > from ? germProbability(germ_, toStandard(lower)) : Probability{0, 1};
    atUpper_ = boxed_ && upper < to ? germProbability(germ_, toStandard(upper)) : Probability{1, 0};
    mass_ = boxed_ ? massBetween(atLower_, atUpper_) : 1.0;
    if (germ_.law && boxed_ && mass_ > 0) clipGerm();
}

/// The germ becomes the clipped density, of which nothing is left to be clipped.
void Distribution::clipGerm() {
    germ_.law = clippedLaw(germ_.law, toStandard(lower_), toStandard(upper_));
    boxed_ = false;
    atLower_ = {0, 1};
    atUpper_ = {1, 0};
}

} // namespace rigor

#include "tests/attacks/support/rigs/inverse_rig.h"

#include "core/foundation/base/random.h"
#include "core/foundation/stats/distributions/sampling.h"
#include "core/foundation/stats/special.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

namespace rigor::attacks {

namespace {

double normalDensity(double z) { return std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi); }

/// Density of (x1 - mean)/deviation.
double lawOfFirst(const InverseDeparture& departure, double z) {
    if (departure.kind == InverseDeparture::Kind::Groups)
        return (normalDensity((z + 2) / 0.25) + normalDensity((z - 2) / 0.25)) / (2 * 0.25);
    if (departure.kind != InverseDeparture::Kind::Far) return normalDensity(z);
    const double nu = departure.size;
    return std::tgamma((nu + 1) / 2) / (std::tgamma(nu / 2) * std::sqrt(nu * std::numbers::pi)) *
           std::pow(1 + z * z / nu, -(nu + 1) / 2);
}

struct Law {
    double mean1, deviation1, mean2, deviation2;
};

/// Logarithm of f(y | u): over x1 on a grid that is even in a sinh, so that far tails take part.
class OutputLaw {
  public:
    OutputLaw(const InverseRig& rig, const InverseDeparture& departure, int points)
        : rig_(rig), departure_(departure), z_(points), logWeight_(points), terms_(points) {
        const double reach = rig.departure.kind == InverseDeparture::Kind::Far ? 5.5 : 2.7; // sinh: 122, 7.4
        for (int k = 0; k < points; ++k) {
            const double t = reach * (2.0 * k / (points - 1) - 1);
            z_[k] = std::sinh(t);
            logWeight_[k] = std::log(lawOfFirst(departure, z_[k]) + 1e-300) +
                            std::log(std::cosh(t) * 2 * reach / (points - 1));
        }
    }
    double operator()(double y, double u, const Law& law) {
        const double rho = departure_.kind == InverseDeparture::Kind::Dependent ? departure_.size : 0,
                     error = departure_.kind == InverseDeparture::Kind::Error ? departure_.size : 0;
        for (Eigen::Index k = 0; k < z_.size(); ++k) {
            const double x1 = law.mean1 + law.deviation1 * z_[k], b = rig_.factor(u, x1),
                         own = b * law.deviation2,
                         variance = own * own * (1 - rho * rho) + error * error + 1e-24,
                         off = y - rig_.offset(u, x1) - b * (law.mean2 + rho * law.deviation2 * z_[k]);
            terms_[k] = logWeight_[k] - off * off / (2 * variance) - std::log(variance) / 2;
        }
        const double most = terms_.maxCoeff();
        return most + std::log((terms_.array() - most).exp().sum());
    }

  private:
    const InverseRig& rig_;
    InverseDeparture departure_;
    Eigen::VectorXd z_, logWeight_, terms_;
};

} // namespace

InverseRig inverseRigOf(const std::string& form, InverseDeparture departure) {
    InverseRig rig;
    rig.departure = departure;
    if (form == "linear") {
        rig.equations = "y = x1*u + x2;";
        rig.offset = [](double u, double a) { return a * u; };
        rig.factor = [](double, double) { return 1.0; };
    } else if (form == "product") {
        rig.equations = "y = u*x1*x2;";
        rig.offset = [](double, double) { return 0.0; };
        rig.factor = [](double u, double a) { return u * a; };
    } else if (form == "square") { // +mean and -mean of x1 do equally well
        rig.equations = "y = u*x1^2 + x2;";
        rig.offset = [](double u, double a) { return u * a * a; };
        rig.factor = [](double, double) { return 1.0; };
        rig.x1.lower = -3;
    } else { // ds/dt = -x1 u s^2 over 1 s from s = 1
        rig.equations = "der(s) = -x1*u*s^2; y = x2 + 3*s;";
        rig.offset = [](double u, double a) { return 3 / (1 + a * u); };
        rig.factor = [](double, double) { return 1.0; };
        rig.x1 = {2, 0.4, 0.2, 5};
    }
    return rig;
}

double measureOf(const InverseRig& rig, double u, double first, double second, double third) {
    const InverseDeparture& departure = rig.departure;
    double z1 = special::normalQuantile(first), z2 = special::normalQuantile(second);
    if (departure.kind == InverseDeparture::Kind::Groups)
        z1 = first < 0.5 ? -2 + 0.25 * special::normalQuantile(2 * first)
                         : 2 + 0.25 * special::normalQuantile(2 * first - 1);
    else if (departure.kind == InverseDeparture::Kind::Far)
        z1 = quantile(boost::math::students_t(departure.size), first);
    else if (departure.kind == InverseDeparture::Kind::Dependent)
        z2 = departure.size * z1 + std::sqrt(1 - departure.size * departure.size) * z2;
    const double x1 = rig.x1.mean + rig.x1.deviation * z1, x2 = rig.x2.mean + rig.x2.deviation * z2,
                 y = rig.offset(u, x1) + rig.factor(u, x1) * x2;
    return departure.kind == InverseDeparture::Kind::Error
               ? y + departure.size * special::normalQuantile(third)
               : y;
}

namespace {

/// Logarithms of the ratio of the law of the rig to a law of the class, at points of either.
class LogRatios {
  public:
    explicit LogRatios(const InverseRig& rig)
        : rig_(rig), right_(rig, rig.departure, 1281),
          assumed_(rig, {}, rig.departure.kind == InverseDeparture::Kind::Far ? 241 : 121) {}

    /// At `count` points of the law of `from`, which has the form of the rig.
    void draw(const InverseRig& from, int count, std::uint64_t seed) {
        const Eigen::MatrixXd unit = unitPoints(SamplingScheme::Sobol, 4, count, seed);
        const Law truth{rig_.x1.mean, rig_.x1.deviation, rig_.x2.mean, rig_.x2.deviation};
        points_.clear();
        for (Eigen::Index k = 0; k < unit.cols(); ++k) {
            const double u = InverseRig::kLeastInput +
                             (InverseRig::kMostInput - InverseRig::kLeastInput) * unit(0, k),
                         y = measureOf(from, u, unit(1, k), unit(2, k), unit(3, k));
            points_.push_back({u, y, right_(y, u, truth)});
        }
    }
    std::vector<double> against(const Law& law) {
        std::vector<double> ratios;
        for (const auto& [u, y, own] : points_) ratios.push_back(own - assumed_(y, u, law));
        return ratios;
    }

  private:
    const InverseRig& rig_;
    OutputLaw right_, assumed_;
    std::vector<std::array<double, 3>> points_; ///< u, y, log density of the rig
};

/// The law of the class with the least mean of the ratios: pattern search over means and log deviations.
Law nearestLaw(const InverseRig& rig, LogRatios& ratios) {
    const auto mean = [&](const Law& law) {
        const std::vector<double> all = ratios.against(law);
        return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
    };
    std::array<double, 4> at{rig.x1.mean, std::log(rig.x1.deviation), rig.x2.mean,
                             std::log(rig.x2.deviation)};
    const auto lawAt = [](const std::array<double, 4>& p) {
        return Law{p[0], std::exp(p[1]), p[2], std::exp(p[3])};
    };
    double least = mean(lawAt(at));
    for (double step = 0.5; step > 5e-3; step /= 2)
        for (bool moved = true; moved;) {
            moved = false;
            for (std::size_t k = 0; k < at.size(); ++k)
                for (const double sign : {-1.0, 1.0}) {
                    auto next = at;
                    next[k] += sign * step * (k % 2 == 0 ? std::exp(at[k + 1]) : 1);
                    const double there = mean(lawAt(next));
                    if (!(there < least)) continue;
                    least = there;
                    at = next;
                    moved = true;
                }
        }
    return lawAt(at);
}

} // namespace

int experimentsToSee(const InverseRig& rig) {
    constexpr int kProjected = 512, kDrawn = 4096, kSums = 4000, kMost = 4000;
    LogRatios ratios(rig);
    ratios.draw(rig, kProjected, 1);
    const Law nearest = nearestLaw(rig, ratios);
    ratios.draw(rig, kDrawn, 2);
    const std::vector<double> ofRig = ratios.against(nearest);
    InverseRig assumed = rig;
    assumed.departure = {};
    assumed.x1.mean = nearest.mean1;
    assumed.x1.deviation = nearest.deviation1;
    assumed.x2.mean = nearest.mean2;
    assumed.x2.deviation = nearest.deviation2;
    ratios.draw(assumed, kDrawn, 3);
    const std::vector<double> ofClass = ratios.against(nearest);
    const auto power = [&](int n) {
        RandomStream random(20261124, static_cast<std::uint64_t>(n));
        const auto sums = [&](const std::vector<double>& all) {
            std::vector<double> drawn(kSums, 0.0);
            for (double& sum : drawn)
                for (int k = 0; k < n; ++k) sum += all[random.below(all.size())];
            return drawn;
        };
        std::vector<double> right = sums(ofClass);
        std::sort(right.begin(), right.end());
        const double critical = right[static_cast<std::size_t>(0.95 * kSums)];
        const std::vector<double> wrong = sums(ofRig);
        return static_cast<double>(
                   std::count_if(wrong.begin(), wrong.end(), [&](double sum) { return sum > critical; })) /
               kSums;
    };
    int below = 0, enough = 8;
    for (; power(enough) < 0.999; enough *= 2) {
        if (enough > kMost) return 0;
        below = enough;
    }
    while (enough - below > std::max(1, enough / 50)) {
        const int middle = (enough + below) / 2;
        (power(middle) < 0.999 ? below : enough) = middle;
    }
    // The four numbers of either law are not known beforehand. The likelihood ratio with both laws fitted
    // finds the groups of `linear_groups` in 99.7 % of draws at 19 experiments, in 99.8 % at 21, the test
    // between known laws in 99.9 % at 11.
    constexpr int kEstimated = 12;
    return enough + kEstimated;
}

} // namespace rigor::attacks

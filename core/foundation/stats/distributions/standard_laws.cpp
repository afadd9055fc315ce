#include "core/foundation/stats/distributions/standard_laws.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/stats/quadrature.h"
#include "core/foundation/stats/special.h"

#include <boost/math/distributions/arcsine.hpp>
#include <boost/math/distributions/cauchy.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/exponential.hpp>
#include <boost/math/distributions/extreme_value.hpp>
#include <boost/math/distributions/inverse_gamma.hpp>
#include <boost/math/distributions/inverse_gaussian.hpp>
#include <boost/math/distributions/laplace.hpp>
#include <boost/math/distributions/logistic.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/distributions/pareto.hpp>
#include <boost/math/distributions/rayleigh.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <boost/math/distributions/triangular.hpp>
#include <boost/math/distributions/weibull.hpp>
// GCC 12 takes what ibeta_inv sets through a pointer for never set.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <boost/math/distributions/fisher_f.hpp>
#pragma GCC diagnostic pop

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

namespace bm = boost::math;
namespace bp = boost::math::policies;
/// As in special.cpp: no promotion to long double, no exceptions.
using Quiet = bp::policy<bp::promote_double<false>, bp::domain_error<bp::ignore_error>,
                         bp::pole_error<bp::ignore_error>, bp::overflow_error<bp::ignore_error>,
                         bp::evaluation_error<bp::ignore_error>>;

/// x with probability p of a law, by bisection of its distribution function from the tail that is smaller;
/// bracket: of the support or beyond all probability.
template <class Tails> double bisected(const Tails& tails, const Probability& p, double low, double high) {
    const bool fromBelow = p.lower <= p.upper;
    for (int step = 0; step < 200 && low < high; ++step) {
        const double middle = 0.5 * (low + high);
        if (middle == low || middle == high) break;
        const Probability at = tails(middle);
        const bool below = fromBelow ? at.lower < p.lower : at.upper > p.upper;
        (below ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

/// A distribution of Boost.Math.
template <class D> class BoostLaw : public GermLaw {
  public:
    BoostLaw(std::string key, D law, std::vector<double> breaks)
        : GermLaw(std::move(key)), law_(std::move(law)), breaks_(std::move(breaks)) {
        const auto [low, high] = bm::support(law_);
        constexpr double kFar = 1e300; // Boost writes infinity as the largest number
        lower_ = low < -kFar ? -kInfinity : low;
        upper_ = high > kFar ? kInfinity : high;
    }
    double lower() const override { return lower_; }
    double upper() const override { return upper_; }
    double logDensity(double t) const override { return std::log(bm::pdf(law_, t)); }
    Probability probability(double t) const override {
        return {bm::cdf(law_, t), bm::cdf(bm::complement(law_, t))};
    }
    double quantile(const Probability& p) const override {
        return p.lower <= p.upper ? bm::quantile(law_, p.lower) : bm::quantile(bm::complement(law_, p.upper));
    }
    std::vector<double> breaks() const override { return breaks_; }

  private:
    D law_;
    std::vector<double> breaks_;
    double lower_, upper_;
};

template <class D>
std::shared_ptr<const GermLaw> made(const std::string& key, D law, std::vector<double> breaks = {}) {
    return std::make_shared<BoostLaw<D>>(key, std::move(law), std::move(breaks));
}

/// One on [0, inf) whose quantile Boost.Math does not find far out.
template <class D> class SearchedLaw : public BoostLaw<D> {
  public:
    using BoostLaw<D>::BoostLaw;
    double quantile(const Probability& p) const override {
        double high = 1;
        while (this->probability(high).upper > p.upper && high < 1e300) high *= 2;
        return bisected([this](double t) { return this->probability(t); }, p, 0, high);
    }
};

class TwoNormals : public GermLaw {
  public:
    TwoNormals(double mean1, double deviation1, double mean2, double deviation2, double share)
        : GermLaw(fmt::format("two-normals({:a},{:a},{:a},{:a},{:a})", mean1, deviation1, mean2, deviation2,
                              share)),
          mean_{mean1, mean2}, deviation_{deviation1, deviation2}, share_{share, 1 - share} {}
    double lower() const override { return -kInfinity; }
    double upper() const override { return kInfinity; }
    double logDensity(double t) const override {
        double logs[2];
        for (const int i : {0, 1}) {
            const double z = (t - mean_[i]) / deviation_[i];
            logs[i] = std::log(share_[i] / deviation_[i]) - 0.5 * z * z - 0.91893853320467274178;
        }
        return special::logSum(logs[0], logs[1]);
    }
    Probability probability(double t) const override {
        Probability sum{0, 0};
        for (const int i : {0, 1}) {
            const double z = (t - mean_[i]) / deviation_[i];
            sum.lower += share_[i] * special::normalLower(z);
            sum.upper += share_[i] * special::normalLower(-z);
        }
        return sum;
    }
    double quantile(const Probability& p) const override {
        // Between the quantiles of the two.
        double ends[2];
        for (const int i : {0, 1})
            ends[i] = mean_[i] + deviation_[i] * (p.lower <= p.upper ? special::normalQuantile(p.lower)
                                                                     : -special::normalQuantile(p.upper));
        return bisected([this](double t) { return probability(t); }, p, std::min(ends[0], ends[1]),
                        std::max(ends[0], ends[1]));
    }
    /// Where the groups meet and, so that none is overlooked, their middles.
    std::vector<double> breaks() const override {
        const double between =
            (mean_[0] * deviation_[1] + mean_[1] * deviation_[0]) / (deviation_[0] + deviation_[1]);
        std::vector<double> list;
        for (const double t : {mean_[0], between, mean_[1]}) list.push_back(probability(t).lower);
        std::sort(list.begin(), list.end());
        std::erase_if(list, [](double p) { return !(p > 1e-9 && p < 1 - 1e-9); });
        list.erase(std::unique(list.begin(), list.end(), [](double a, double b) { return b - a < 1e-9; }),
                   list.end());
        return list;
    }

  protected:
    DiscreteLaw discretised() const override {
        static const QuadratureRule rule = gaussRule({GermFamily::Hermite}, 100);
        const Eigen::Index n = rule.nodes.size();
        DiscreteLaw made{Eigen::VectorXd(2 * n), Eigen::VectorXd(2 * n)};
        for (const int i : {0, 1}) {
            made.points.segment(i * n, n) = (rule.nodes.array() * deviation_[i] + mean_[i]).matrix();
            made.weights.segment(i * n, n) = rule.weights * share_[i];
        }
        return made;
    }

  private:
    double mean_[2], deviation_[2], share_[2];
};

class ClippedLaw : public GermLaw {
  public:
    ClippedLaw(std::shared_ptr<const GermLaw> law, double lower, double upper)
        : GermLaw(fmt::format("{}[{:a},{:a}]", law->key(), lower, upper)), law_(std::move(law)),
          lower_(lower), upper_(upper),
          atLower_(lower > law_->lower() ? law_->probability(lower) : Probability{0, 1}),
          atUpper_(upper < law_->upper() ? law_->probability(upper) : Probability{1, 0}),
          mass_(between(atLower_, atUpper_)) {}
    double lower() const override { return lower_; }
    double upper() const override { return upper_; }
    double logDensity(double t) const override { return law_->logDensity(t) - std::log(mass_); }
    Probability probability(double t) const override {
        const Probability p = law_->probability(t);
        return {between(atLower_, p) / mass_, between(p, atUpper_) / mass_};
    }
    double quantile(const Probability& p) const override {
        const double t = law_->quantile({atLower_.lower + p.lower * mass_, atUpper_.upper + p.upper * mass_});
        return std::clamp(t, lower_, upper_);
    }
    std::vector<double> breaks() const override {
        std::vector<double> inside;
        for (const double p : law_->breaks())
            if (const double own = (p - atLower_.lower) / mass_; own > 1e-9 && own < 1 - 1e-9)
                inside.push_back(own);
        return inside;
    }

  private:
    static double between(const Probability& a, const Probability& b) {
        return a.lower > 0.5 ? a.upper - b.upper : b.lower - a.lower;
    }
    std::shared_ptr<const GermLaw> law_;
    double lower_, upper_;
    Probability atLower_, atUpper_;
    double mass_;
};

} // namespace

const LawInfo& lawInfo(StandardLaw law) {
    static const std::vector<LawInfo> infos{
        {{}, {}, true, false, false},                                                 // exponential
        {{"shape"}, {2}, true, false, false},                                         // weibull
        {{}, {}, true, false, false},                                                 // rayleigh
        {{"shape"}, {4}, true, false, false},                                         // inverse-gaussian
        {{"degrees_of_freedom"}, {4}, true, false, false},                            // chi-squared
        {{"degrees_of_freedom", "noncentrality"}, {4, 2}, true, false, false},        // noncentral
        {{}, {}, false, false, false},                                                // laplace
        {{}, {}, false, false, false},                                                // logistic
        {{}, {}, false, false, false},                                                // gumbel
        {{"mode"}, {0.5}, false, false, false},                                       // triangular
        {{}, {}, false, false, false},                                                // arcsine
        {{"degrees_of_freedom"}, {5}, false, true, true},                             // student-t
        {{}, {}, false, true, true},                                                  // cauchy
        {{"shape"}, {3}, true, false, true},                                          // pareto
        {{"shape"}, {3}, true, false, true},                                          // inverse-gamma
        {{"degrees_of_freedom", "degrees_of_freedom_2"}, {5, 10}, true, false, true}, // fisher-f
        {{"mean_1", "standard_deviation_1", "mean_2", "standard_deviation_2", "share"},
         {-1, 0.5, 1, 0.5, 0.5},
         false,
         false,
         false},                       // two-normals
        {{}, {}, false, false, false}, // samples
    };
    return infos[static_cast<std::size_t>(law)];
}

std::shared_ptr<const GermLaw> standardLaw(StandardLaw law, double a, double b) {
    const std::string key = fmt::format("{}({:a},{:a})", static_cast<int>(law), a, b);
    switch (law) {
    case StandardLaw::Exponential:
        return made(key, bm::exponential_distribution<double, Quiet>(1));
    case StandardLaw::Weibull:
        return made(key, bm::weibull_distribution<double, Quiet>(a, 1));
    case StandardLaw::Rayleigh:
        return made(key, bm::rayleigh_distribution<double, Quiet>(1));
    case StandardLaw::InverseGaussian:
        return std::make_shared<SearchedLaw<bm::inverse_gaussian_distribution<double, Quiet>>>(
            key, bm::inverse_gaussian_distribution<double, Quiet>(1, a), std::vector<double>{});
    case StandardLaw::ChiSquared:
        return made(key, bm::chi_squared_distribution<double, Quiet>(a));
    case StandardLaw::NoncentralChiSquared:
        return made(key, bm::non_central_chi_squared_distribution<double, Quiet>(a, b));
    case StandardLaw::Laplace:
        return made(key, bm::laplace_distribution<double, Quiet>(0, 1), {0.5});
    case StandardLaw::Logistic:
        return made(key, bm::logistic_distribution<double, Quiet>(0, 1));
    case StandardLaw::Gumbel:
        return made(key, bm::extreme_value_distribution<double, Quiet>(0, 1));
    case StandardLaw::Triangular:
        return made(key, bm::triangular_distribution<double, Quiet>(0, a, 1),
                    a > 1e-9 && a < 1 - 1e-9 ? std::vector<double>{a} : std::vector<double>{});
    case StandardLaw::Arcsine:
        return made(key, bm::arcsine_distribution<double, Quiet>(0, 1));
    case StandardLaw::StudentT:
        return made(key, bm::students_t_distribution<double, Quiet>(a));
    case StandardLaw::Cauchy:
        return made(key, bm::cauchy_distribution<double, Quiet>(0, 1));
    case StandardLaw::Pareto:
        return made(key, bm::pareto_distribution<double, Quiet>(1, a));
    case StandardLaw::InverseGamma:
        return made(key, bm::inverse_gamma_distribution<double, Quiet>(a, 1));
    case StandardLaw::FisherF:
        return made(key, bm::fisher_f_distribution<double, Quiet>(a, b));
    case StandardLaw::TwoNormals:
    case StandardLaw::Samples:
        break;
    }
    return nullptr;
}

std::shared_ptr<const GermLaw> twoNormalsLaw(double mean1, double deviation1, double mean2, double deviation2,
                                             double share) {
    return std::make_shared<TwoNormals>(mean1, deviation1, mean2, deviation2, share);
}

std::shared_ptr<const GermLaw> clippedLaw(std::shared_ptr<const GermLaw> law, double lower, double upper) {
    if (auto own = law->within(lower, upper)) return own;
    return std::make_shared<ClippedLaw>(std::move(law), lower, upper);
}

LawMoments momentsOf(const GermLaw& law) {
    const DiscreteLaw& points = law.discrete();
    const double mean = points.weights.dot(points.points);
    return {mean, std::sqrt(points.weights.dot((points.points.array() - mean).square().matrix()))};
}

} // namespace rigor

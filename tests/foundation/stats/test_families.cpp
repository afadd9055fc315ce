// Laws over all families of distributions, with and without a box: functions that undo each other,
// polynomials that are orthonormal under the actual density, Gauss rules that know its moments.
#include "core/foundation/base/error.h"
#include "core/foundation/stats/distributions/density_estimate.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/foundation/stats/distributions/standard_laws.h"
#include "core/foundation/stats/quadrature.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_families {

using namespace rigor;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

struct Case {
    std::string family;
    ShapeValues shape;
    double lower = -kInf, upper = kInf;
    SampleLawPtr samples = nullptr;

    Distribution made() const { return makeDistribution(family, shape, lower, upper, samples); }
    QByteArray name() const {
        return QByteArray::fromStdString(family) + (std::isfinite(upper) ? " boxed" : "");
    }
};

/// Quantiles of two normal groups, of which the right one is the larger.
std::vector<double> bimodalSamples(int count) {
    const Distribution truth = makeDistribution("two-normals", {{"mean_1", 1.2},
                                                                {"standard_deviation_1", 0.2},
                                                                {"mean_2", 2.4},
                                                                {"standard_deviation_2", 0.3},
                                                                {"share", 0.4}});
    std::vector<double> samples;
    for (int k = 0; k < count; ++k) samples.push_back(truth.quantile((k + 0.5) / count));
    return samples;
}

/// Every parametrisation of every family about mean 2, deviation 0.5; in a box, and without one where it may
/// be. One that comes from samples: of kernels and of a histogram.
std::vector<Case> allCases() {
    static const std::vector<double> values = bimodalSamples(300);
    static const SampleLawPtr estimates[] = {SampleLaw::of(values, SampleDensity::Kernel),
                                             SampleLaw::of(values, SampleDensity::Histogram)};
    std::vector<Case> cases;
    const auto add = [&](const FamilyInfo& info, std::size_t way, const SampleLawPtr& samples) {
        const ShapeValues shape = shapeWithMoments(info, way, {2, 0.5}, 0.2, 4.4, samples);
        cases.push_back({info.key, shape, 0.9, 3.3, samples});
        if (info.family == Family::Beta) cases.push_back({info.key, shape, 0.2, 4.4});
        if (!info.boxRequired && info.family != Family::Beta)
            cases.push_back({info.key, shape, -kInf, kInf, samples});
    };
    for (const FamilyInfo& info : distributionFamilies())
        for (std::size_t way = 0; way < info.parametrisations.size(); ++way) {
            if (!info.fromSamples) add(info, way, nullptr);
            for (const SampleLawPtr& one : estimates)
                if (info.fromSamples) add(info, way, one);
        }
    return cases;
}

} // namespace

class TestFamilies : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void thereAreManyFamilies() {
        QVERIFY(distributionFamilies().size() >= 24);
        QVERIFY(allCases().size() >= 63);
    }

    void quantileUndoesTheDistributionFunction() {
        for (const Case& c : allCases()) {
            const Distribution d = c.made();
            for (const double p : {1e-6, 0.01, 0.2, 0.5, 0.77, 0.999, 1 - 1e-6}) {
                const double x = d.quantile(p);
                const double rounding = 4e-16 * std::max(std::abs(x), 1.0) * d.pdf(x);
                QVERIFY2(std::abs(d.cdf(x) - p) < 1e-12 + 1e-8 * std::min(p, 1 - p) + rounding,
                         c.name() + " " + QByteArray::number(p) + ": " + QByteArray::number(d.cdf(x) - p));
            }
            QCOMPARE(d.quantile(0), d.lower());
            QCOMPARE(d.quantile(1), d.upper());
            QCOMPARE(d.pdf(d.upper() + 1), 0.0);
        }
    }

    void densityIsTheDerivativeOfTheDistributionFunction() {
        for (const Case& c : allCases()) {
            const Distribution d = c.made();
            for (const double p : {0.1, 0.4, 0.8}) {
                double x = d.quantile(p), room = d.quantile(0.9) - d.quantile(0.1);
                if (const auto& law = d.germ().law) { // between kinks and jumps
                    double before = d.lower(), after = d.upper();
                    for (const double at : law->breaks()) {
                        if (at <= p)
                            before = d.quantile(at);
                        else
                            after = std::min(after, d.quantile(at));
                    }
                    if (std::isfinite(after - before)) x = before + 0.4 * (after - before);
                    room = std::min({room, x - before, after - x});
                }
                const double h = 1e-3 * std::min({x - d.lower(), d.upper() - x, room});
                const double slope =
                    (8 * (d.cdf(x + h) - d.cdf(x - h)) - (d.cdf(x + 2 * h) - d.cdf(x - 2 * h))) / (12 * h);
                QVERIFY2(std::abs(d.pdf(x) / slope - 1) < 1e-6,
                         c.name() + " " + QByteArray::number(d.pdf(x) / slope));
            }
        }
    }

    /// x is monotone in the germ, and linear in it for every law of its own.
    void theTransformationIsMonotone() {
        for (const Case& c : allCases()) {
            const Distribution d = c.made();
            double before = -kInf, germBefore = 0, slope = 0;
            for (const double p : {0.01, 0.2, 0.5, 0.9, 0.99}) {
                const double theta = germQuantile(d.germ(), {p, 1 - p}), x = d.fromGerm(theta);
                QVERIFY2(x > before, c.name());
                QVERIFY2(std::abs(x - d.quantile(p)) < 1e-7 * (1 + std::abs(x)), c.name());
                if (d.family() == Family::Law && std::isfinite(before)) {
                    const double now = (x - before) / (theta - germBefore);
                    if (slope > 0) QVERIFY2(std::abs(now / slope - 1) < 1e-9, c.name());
                    slope = now;
                }
                before = x;
                germBefore = theta;
            }
        }
    }

    /// Sums over the density itself, by panels in the germ between its quantiles 1e-14 (the density is
    /// bounded or has a root at its ends: arcsine is left out). Degree 6.
    void polynomialsAreOrthonormalUnderTheDensity() {
        constexpr int kDegree = 6;
        for (const Case& c : allCases()) {
            const Distribution d = c.made();
            if (d.family() != Family::Law || c.family == "arcsine") continue;
            const Germ& germ = d.germ();
            const double from = std::isfinite(germLower(germ)) ? germLower(germ)
                                                               : germQuantile(germ, {1e-28, 1}),
                         to = std::isfinite(germUpper(germ)) ? germUpper(germ)
                                                             : germQuantile(germ, {1, 1e-28});
            // Kinks (laplace, triangular) between panels.
            std::vector<double> ends{from};
            for (const double p : germ.law->breaks()) ends.push_back(germQuantile(germ, {p, 1 - p}));
            ends.push_back(to);
            const OrthonormalPolynomials polynomials(germ, kDegree);
            Eigen::MatrixXd gram = Eigen::MatrixXd::Zero(kDegree + 1, kDegree + 1);
            for (std::size_t piece = 0; piece + 1 < ends.size(); ++piece) {
                const QuadratureRule rule = compositeGaussLegendre(ends[piece], ends[piece + 1], 500, 8);
                for (Eigen::Index j = 0; j < rule.nodes.size(); ++j) {
                    Eigen::VectorXd phi(kDegree + 1);
                    polynomials.evaluate(rule.nodes[j], phi.data());
                    gram += rule.weights[j] * germDensity(germ, rule.nodes[j]) * phi * phi.transpose();
                }
            }
            const double off =
                (gram - Eigen::MatrixXd::Identity(kDegree + 1, kDegree + 1)).cwiseAbs().maxCoeff();
            QVERIFY2(off < 1e-6, c.name() + ": " + QByteArray::number(off));
        }
    }

    /// A Gauss rule of q nodes is exact to degree 2q - 1: rules of 5, 9 and 20 nodes have the same first six
    /// moments about the mean, and its mean and variance are those of the distribution.
    void gaussRulesKnowTheMoments() {
        for (const Case& c : allCases()) {
            const Distribution d = c.made();
            if (d.family() != Family::Law) continue;
            const auto moment = [&](int nodes, int power) {
                const QuadratureRule rule = gaussRule(d.germ(), nodes);
                double sum = 0;
                for (Eigen::Index j = 0; j < rule.nodes.size(); ++j)
                    sum += rule.weights[j] * std::pow(d.fromGerm(rule.nodes[j]) - d.mean(), power);
                return sum;
            };
            const double sd = std::sqrt(d.variance());
            QVERIFY2(std::abs(moment(5, 1)) < 1e-9 * sd, c.name());
            QVERIFY2(std::abs(moment(5, 2) / d.variance() - 1) < 1e-9, c.name());
            for (int power = 3; power <= 6; ++power) {
                const double known = moment(20, power), scale = std::abs(known) + std::pow(sd, power);
                QVERIFY2(std::abs(moment(5, power) - known) < 1e-8 * scale, c.name());
                QVERIFY2(std::abs(moment(9, power) - known) < 1e-8 * scale, c.name());
            }
        }
    }

    /// The density of the estimate is the one that kernels sum to (density_estimate.h), but for the straight
    /// pieces: of width h/8, so by h^2/8^2/8 max|f''| < f(0)/(8^3 h^2) h^2 per kernel, 2e-3 of the highest.
    void samplesHaveTheDensityOfTheirKernels() {
        const std::vector<double> values = bimodalSamples(500);
        const auto law = SampleLaw::of(values, SampleDensity::Kernel);
        const KernelDensity kernels(values, {.bandwidth = law->width()});
        const Distribution d = makeDistribution("empirical", {}, -kInf, kInf, law);
        double most = 0;
        for (double x = 0; x < 4; x += 0.01) most = std::max(most, kernels.pdf(x));
        for (double x = 0; x < 4; x += 0.01) {
            QVERIFY2(std::abs(d.pdf(x) - kernels.pdf(x)) < 2e-3 * most, QByteArray::number(x));
            QVERIFY(std::abs(d.cdf(x) - kernels.cdf(x)) < 1e-3);
        }
        // The variance of kernels is that of the samples and of one kernel; sharing a sample between two
        // points h/8 apart adds at most (h/16)^2, the straight pieces (h/8)^2/6.
        double mean = 0, square = 0;
        for (const double x : values) mean += x / 500;
        for (const double x : values) square += (x - mean) * (x - mean) / 500;
        QVERIFY(std::abs(d.mean() - mean) < 1e-12);
        const double width = law->width() * law->width();
        QVERIFY(std::abs(d.variance() - square - width) < width / 100);
        const Distribution moved =
            makeDistribution("empirical", {{"shift", 0.3}, {"scale", 2}}, -kInf, kInf, law);
        QVERIFY(std::abs(moved.mean() - mean - 0.3) < 1e-9);
        QVERIFY(std::abs(moved.variance() / d.variance() - 4) < 1e-9);
        QVERIFY(std::abs(moved.cdf(mean + 0.3 + 2 * 0.1) - d.cdf(mean + 0.1)) < 1e-12);
    }

    void aHistogramIsItsBins() {
        const std::vector<double> values = bimodalSamples(500);
        const auto law = SampleLaw::of(values, SampleDensity::Histogram);
        const Histogram bins(values);
        const Distribution d = makeDistribution("empirical", {{"shift", 0}}, -kInf, kInf, law);
        QCOMPARE(law->pieces(), bins.densities().size());
        for (double x = 0.5; x < 3.5; x += 0.013) QVERIFY(std::abs(d.pdf(x) - bins.pdf(x)) < 1e-9);
    }

    /// Groups far apart, of which a kernel as wide as for one would make one hump, with nothing between them;
    /// rounded values, which are no comb; values far out of all others, and a million of them.
    void samplesOfAllKinds() {
        std::vector<double> far;
        for (const double x : bimodalSamples(200)) far.push_back(x), far.push_back(x + 1000);
        const auto apart = SampleLaw::of(far, SampleDensity::Kernel);
        const Distribution d = makeDistribution("empirical", {}, -kInf, kInf, apart);
        QCOMPARE(d.pdf(500), 0.0);
        QVERIFY(std::abs(d.cdf(500) - 0.5) < 1e-12);
        QVERIFY(d.pdf(1.8) < d.pdf(2.4)); // the dale between the small groups
        std::vector<double> rounded;
        for (const double x : bimodalSamples(2000)) rounded.push_back(std::round(x * 20) / 20);
        const Distribution r =
            makeDistribution("empirical", {}, -kInf, kInf, SampleLaw::of(rounded, SampleDensity::Kernel));
        QVERIFY(r.pdf(2.425) > 0.9 * r.pdf(2.4)); // as high between two values as on one
        std::vector<double> million = bimodalSamples(2000);
        for (std::size_t k = 0; k < 998'000 - 2; ++k)
            million.push_back(million[k % 2000] + 1e-6 * static_cast<double>(k / 2000));
        million.resize(999'998, 2.4);
        million.push_back(1e6);
        million.push_back(-1e9);
        const auto law = SampleLaw::of(million, SampleDensity::Kernel);
        QCOMPARE(law->samples(), std::size_t{1'000'000});
        QVERIFY(law->width() < 0.2); // of those in the middle
        QVERIFY(law->pieces() <= 20000);
    }

    void samplesThatAreNoDistributionAreRefused() {
        const double nan = std::nan("");
        QVERIFY_EXCEPTION_THROWN(SampleLaw::of(std::vector<double>{}, SampleDensity::Kernel), Error);
        QVERIFY_EXCEPTION_THROWN(SampleLaw::of(std::vector{1.0}, SampleDensity::Histogram), Error);
        QVERIFY_EXCEPTION_THROWN(SampleLaw::of(std::vector{2.0, 2.0, 2.0}, SampleDensity::Kernel), Error);
        QVERIFY_EXCEPTION_THROWN(SampleLaw::of(std::vector{1.0, nan}, SampleDensity::Kernel), Error);
        QVERIFY_EXCEPTION_THROWN(makeDistribution("empirical", {}), Error);
        QVERIFY_EXCEPTION_THROWN(makeDistribution("empirical", {{"shift", 0}, {"mean", 1}}), Error);
    }

    void momentsAreThoseOfTheTextbooks() {
        const auto moments = [](const std::string& family, const ShapeValues& shape) {
            const Distribution d = makeDistribution(family, shape);
            return std::pair(d.mean(), d.variance());
        };
        const auto near = [](std::pair<double, double> found, double mean, double variance) {
            const bool fine = std::abs(found.first - mean) < 1e-9 * (1 + std::abs(mean)) &&
                              std::abs(found.second / variance - 1) < 1e-9;
            if (!fine) qWarning("%.12g %.12g", found.first, found.second);
            return fine;
        };
        QVERIFY(near(moments("exponential", {{"scale", 2}, {"location", 1}}), 3, 4));
        QVERIFY(near(moments("weibull", {{"scale", 2}, {"shape", 3}}), 2 * std::tgamma(4.0 / 3),
                     4 * (std::tgamma(5.0 / 3) - std::pow(std::tgamma(4.0 / 3), 2))));
        QVERIFY(near(moments("laplace", {{"location", 1}, {"scale", 2}}), 1, 8));
        QVERIFY(near(moments("logistic", {{"location", 1}, {"scale", 2}}), 1, 4 * 3.289868133696453));
        QVERIFY(near(moments("gumbel", {{"location", 1}, {"scale", 2}}), 1 + 2 * 0.57721566490153286,
                     4 * 1.6449340668482264));
        QVERIFY(near(moments("chi-squared", {{"scale", 1}, {"degrees_of_freedom", 5}}), 5, 10));
        QVERIFY(near(moments("triangular", {{"minimum", 1}, {"mode", 2}, {"maximum", 4}}), 7.0 / 3,
                     (1 + 4 + 16 - 2 - 4 - 8) / 18.0));
        QVERIFY(near(moments("arcsine", {{"minimum", 0}, {"maximum", 2}}), 1, 0.5));
        QVERIFY(near(moments("inverse-gaussian", {{"scale", 1}, {"shape", 4}}), 1, 0.25));
        QVERIFY(near(moments("two-normals", {{"mean_1", -1},
                                             {"standard_deviation_1", 0.3},
                                             {"mean_2", 2},
                                             {"standard_deviation_2", 0.5},
                                             {"share", 0.25}}),
                     1.25, 0.25 * 0.09 + 0.75 * 0.25 + 0.25 * 0.75 * 9));
    }

    void heavyTailsNeedABox() {
        for (const char* family : {"cauchy", "student-t", "pareto", "inverse-gamma", "fisher-f"}) {
            const FamilyInfo& info = distributionFamily(family);
            QVERIFY(info.boxRequired);
            const ShapeValues shape = shapeWithMoments(info, 0, {2, 0.5}, 0, 4);
            QVERIFY_EXCEPTION_THROWN(makeDistribution(family, shape), Error);
            QVERIFY_EXCEPTION_THROWN(makeDistribution(family, shape, 0.1), Error);
            QVERIFY(makeDistribution(family, shape, 0.1, 4).usable());
        }
    }
};

RIGOR_TEST(TestFamilies)
#include "test_families.moc"

} // namespace test_families

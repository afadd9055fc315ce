#include "core/foundation/stats/tests.h"

#include "core/foundation/base/error.h"
#include "core/foundation/stats/special.h"

#include <algorithm>
#include <cmath>

namespace rigor {

double chiSquaredUpperTail(double x, double degreesOfFreedom) {
    return special::gammaUpper(0.5 * degreesOfFreedom, 0.5 * x);
}

double chiSquaredQuantile(double p, double degreesOfFreedom) {
    return 2 * special::gammaQuantile(0.5 * degreesOfFreedom, p);
}

Band chiSquaredMeanBand(int n, double degreesOfFreedom, double confidence) {
    if (n < 1) fail("the mean of {} chi-squared values has no band", n);
    if (!(confidence > 0 && confidence < 1)) fail("confidence {}: it must lie between 0 and 1", confidence);
    const double tail = 0.5 * (1 - confidence), all = n * degreesOfFreedom;
    return {chiSquaredQuantile(tail, all) / n, 2 * special::gammaUpperQuantile(0.5 * all, tail) / n};
}

TestResult chiSquaredTest(std::span<const double> observed, std::span<const double> expected, int fitted) {
    if (observed.size() != expected.size())
        fail("a chi-squared test of {} counts against {} expected ones", observed.size(), expected.size());
    const int degreesOfFreedom = static_cast<int>(observed.size()) - 1 - fitted;
    if (degreesOfFreedom < 1)
        fail("a chi-squared test of {} bins with {} fitted parameters has no degree of freedom left",
             observed.size(), fitted);
    TestResult result;
    for (std::size_t i = 0; i < observed.size(); ++i) {
        if (!(expected[i] > 0))
            fail("a chi-squared test expects {} in bin {}: it must be positive", expected[i], i + 1);
        result.statistic += (observed[i] - expected[i]) * (observed[i] - expected[i]) / expected[i];
    }
    result.pValue = chiSquaredUpperTail(result.statistic, degreesOfFreedom);
    return result;
}

double kolmogorovUpperTail(double x) {
    if (x <= 0) return 1;
    double sum = 0;
    if (x < 1.18) { // theta function form, fast for small x
        constexpr double kPiSquared = 9.86960440108935861883;
        for (int k = 1; k <= 20; k += 2) sum += std::exp(-kPiSquared * k * k / (8 * x * x));
        return 1 - std::sqrt(2 * 3.14159265358979323846) / x * sum;
    }
    for (int k = 1; k <= 20; ++k) sum += (k % 2 == 1 ? 2 : -2) * std::exp(-2.0 * k * k * x * x);
    return sum;
}

namespace {
TestResult withStephens(double distance, double n) {
    const double root = std::sqrt(n);
    return {distance, kolmogorovUpperTail((root + 0.12 + 0.11 / root) * distance)};
}
std::vector<double> sorted(std::span<const double> samples) {
    if (samples.empty()) fail("a Kolmogorov-Smirnov test needs at least one sample");
    std::vector<double> copy(samples.begin(), samples.end());
    std::ranges::sort(copy);
    return copy;
}
} // namespace

TestResult kolmogorovSmirnovTest(std::span<const double> samples, const std::function<double(double)>& cdf) {
    const std::vector<double> y = sorted(samples);
    const double n = static_cast<double>(y.size());
    double distance = 0;
    for (std::size_t i = 0; i < y.size(); ++i) {
        const double f = cdf(y[i]), below = static_cast<double>(i) / n,
                     above = static_cast<double>(i + 1) / n;
        distance = std::max({distance, f - below, above - f});
    }
    return withStephens(distance, n);
}

TestResult kolmogorovSmirnovTest(std::span<const double> a, std::span<const double> b) {
    const std::vector<double> x = sorted(a), y = sorted(b);
    const double n = static_cast<double>(x.size()), m = static_cast<double>(y.size());
    double distance = 0;
    std::size_t i = 0, j = 0;
    while (i < x.size() && j < y.size()) {
        const double at = std::min(x[i], y[j]);
        while (i < x.size() && x[i] <= at) ++i;
        while (j < y.size() && y[j] <= at) ++j;
        distance = std::max(distance, std::abs(static_cast<double>(i) / n - static_cast<double>(j) / m));
    }
    return withStephens(distance, n * m / (n + m));
}

std::vector<double> holmCorrected(const std::vector<double>& pValues) {
    std::vector<std::size_t> order(pValues.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return pValues[a] < pValues[b]; });
    std::vector<double> corrected(pValues.size());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const double factor = static_cast<double>(order.size() - rank);
        largest = std::max(largest, std::min(1.0, factor * pValues[order[rank]]));
        corrected[order[rank]] = largest;
    }
    return corrected;
}

} // namespace rigor

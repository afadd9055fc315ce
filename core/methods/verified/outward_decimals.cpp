#include "core/methods/verified/outward_decimals.h"

#include <fmt/format.h>

#include <cmath>

namespace rigor {

namespace {
/// The largest whole n with n/10^decimals <= x. What a double is to a decimal number is decided by the
/// doubles around that number.
double wholeBelow(double x, int decimals) {
    double n = std::floor(x * std::pow(10.0, decimals));
    const auto isAbove = [&](double whole) {
        return decimalInterval(fmt::format("{:.0f}e{}", whole, -decimals)).upper > x;
    };
    while (!isAbove(n + 1)) n += 1;
    while (isAbove(n)) n -= 1;
    return n;
}
} // namespace

OutwardDecimals outwardDecimals(const Interval& x, int wanted) {
    // Whole numbers up to 2^53 are counted exactly.
    const int most = x.magnitude() > 0 ? 15 - static_cast<int>(std::ceil(std::log10(x.magnitude()))) : 15;
    const int decimals = std::max(0, std::min(wanted, most));
    const double scale = std::pow(10.0, decimals);
    if (x.magnitude() > 1e15) return {x.lower, x.upper, 0};
    // + 0.0: no -0
    return {wholeBelow(x.lower, decimals) / scale + 0.0, -wholeBelow(-x.upper, decimals) / scale + 0.0,
            decimals};
}

OutwardDecimals outwardDecimals(const Interval& x) {
    const double size = std::max(x.width(), 1e-15 * x.magnitude());
    return outwardDecimals(x, size > 0 ? 3 - static_cast<int>(std::floor(std::log10(size))) : 3);
}

OutwardDecimals shownBounds(const Estimate& e) {
    return shownBounds(e, outwardDecimals({e.lower, e.upper}).decimals);
}

OutwardDecimals shownBounds(const Estimate& e, int decimals) {
    OutwardDecimals shown = outwardDecimals({e.lower, e.upper}, decimals);
    const double scale = std::pow(10.0, shown.decimals);
    const auto asWritten = [&](double bound, double examined, double& to) {
        const double written = std::round(bound * scale) / scale;
        if (bound == examined && written == bound) to = written;
    };
    asWritten(e.lower, e.examinedLower, shown.lower);
    asWritten(e.upper, e.examinedUpper, shown.upper);
    return shown;
}

} // namespace rigor

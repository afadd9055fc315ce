#pragma once
// Names for what every file of numbers needs, so that each is written once.

#include <limits>

namespace rigor {

inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// Quantile 0.975 of the standard normal distribution.
inline constexpr double kTwoSided95 = 1.959963984540054;

/// A decimal digit of ASCII, whatever the locale.
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

} // namespace rigor

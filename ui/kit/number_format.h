#pragma once
// Numbers for people (VISUAL: digits follow the uncertainty, real minus, thin spaces, prefixes). The decimal
// sign follows the locale of the window; files never pass through here.

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <string_view>

namespace rigor {

inline constexpr char16_t kMinus = u'\u2212';
inline constexpr char16_t kThinSpace = u'\u2009';
inline constexpr char16_t kMissing = u'\u2013';

/// `significant` digits without trailing exponent where the size allows it; NaN is "–"; beyond 10^6 and below
/// 10^-4 as 1.23 × 10⁻⁸.
QString formatNumber(double value, int significant = 4);
/// Fixed number of decimals; grouped by thin spaces if `grouped` and at least five digits stand before the
/// point.
QString formatFixed(double value, int decimals, bool grouped = true);
/// The shortest text that reads back as the same number: what the user typed is not altered.
QString formatExact(double value);
/// Whole number grouped by thin spaces from 1 000.
QString formatCount(long long value);
/// A share as "42 %".
QString formatPercent(double share, int decimals = 0);

/// Decimals to which a value with this standard error is written: the error keeps one significant digit, or
/// two where its leading digits lie below 35 (the rule of the Particle Data Group, Review 2022, section 5.3);
/// so 0.009 -> 3, 0.010 -> 3, 0.0134 -> 3, 12 -> 0.
int decimalsFor(double standardError);
/// "0.950(9)"; without an error (NaN, 0) four significant digits.
QString formatConcise(double value, double standardError);
/// "0.950 ± 0.009".
QString formatPlusMinus(double value, double standardError);
/// "0.933 … 0.967".
QString formatInterval(double lower, double upper, int decimals);
/// "1.9 s", "33 s", "1 min 10 s", "2 h 5 min".
QString formatDuration(double seconds);
/// "11.4 kB".
QString formatBytes(qint64 bytes);

/// A unit as people write it: "kg.m2" -> "kg m²", "1" and "" -> "–".
QString formatUnit(std::string_view unit);
/// "shifting time  [s]".
QString axisLabel(const QString& quantity, std::string_view unit);

/// One prefix for a column, chosen by the median of its sizes: shown number = value * factor, in `unit`. Only
/// for units that take prefixes (s, m, Pa, N, N/m, J, W, V, A, Hz).
struct Prefixed {
    double factor = 1;
    QString unit; ///< as people write it
};
Prefixed choosePrefix(std::span<const double> values, std::string_view unit);

/// Decimals that give the smallest spread of a column four significant digits, at most 6.
int columnDecimals(std::span<const double> values, int significant = 4);

/// What was typed: point and comma are both decimal signs, spaces and thin spaces are skipped, a unit behind
/// the number is converted to `unit` ("2 mm" in m is 0.002). nullopt with the sentence in `why` if it is no
/// number.
std::optional<double> parseTyped(const QString& text, std::string_view unit, QString* why = nullptr);

} // namespace rigor

#pragma once
// Numbers as text for people: one place for the window, the report and the summary on the terminal.
//
// All text is UTF-8 with the real minus sign (U+2212), thin spaces that do not break (U+202F) between groups
// of three digits and a decimal point, unless a window has chosen the sign of its locale. NaN and infinities
// are "–": a missing number is never shown as 0. Nothing that a program reads is written by these functions.
//
// With an uncertainty, the digits follow it by the rule of the Particle Data Group (Review of Particle
// Physics, section 5.3 of its introduction): with the three leading digits of the standard error between 100
// and 354 two of its digits are kept, between 355 and 949 one, above that it is rounded up to 1000 and two
// are kept. The value is given to the same place:
//
//     withError(0.95012, 0.00873)        "0.950 ± 0.009"
//     withErrorShort(0.95012, 0.00873)   "0.950(9)"
//     intervalText(0.93301, 0.96723, 3)  "0.933 … 0.967"

#include "core/foundation/base/translate.h" // setDecimalSign
#include "core/foundation/message/unit_text.h"

#include <limits>
#include <span>
#include <string>
#include <string_view>

namespace rigor {

/// What stands for a missing number.
inline constexpr const char* kMissingText = "–";

/// Decimal places to which a value of this standard error is written (0 if the error is above 10, or
/// unknown).
int decimalsForError(double standardError);

/// Fixed number of decimals. Groups of three digits before the point are set apart from `groupFrom` upwards.
std::string fixedText(double value, int decimals, double groupFrom = 10000);

/// `digits` significant digits, for values without an uncertainty; trailing zeros are kept ("0.5000"). From
/// 10^6 upwards and below 10^-4 as a power of ten: "1.234 × 10⁻⁸". Zero is "0".
std::string significantText(double value, int digits = 4);

/// As short as it is exact (what a user typed: "0.08", "2"), at most `digits` significant digits.
std::string plainText(double value, int digits = 5);

/// The shortest text that reads back as the same number: a setting, as it was typed. Limits may be "∞" or
/// "−∞".
std::string exactText(double value);

/// A share as "42 %".
std::string percentText(double share, int decimals = 0);

/// "11.4 kB".
std::string bytesText(long long bytes);

/// A count, in groups of three from 1 000.
std::string countText(long long count);

/// A number by a power of ten that is given: powerOfTenText(2.4e-9, -9, 1) is "2.4 × 10⁻⁹".
std::string powerOfTenText(double value, int exponent, int decimals);

/// Digits of numbers that are read together, an estimate with its error and interval: all end at the last
/// place that the error says something about, else at that of two digits of the width, else after four
/// digits. Numbers all below 10^-4, or values from 10^7 upwards, share a power of ten. At most twelve digits:
/// an exact fit has errors near rounding.
class SharedDigits {
  public:
    SharedDigits(double value, double error, double lower = kUnknown, double upper = kUnknown);
    std::string operator()(double number) const; ///< "12.02", "2.38 × 10⁻⁹"
    std::string ofError() const;               ///< of the error given; with digits of its own below the place
    std::string plusMinus(double value) const; ///< "0.950 ± 0.009", "(2.38 ± 0.20) × 10⁻⁹"
    std::string brief(double value) const;     ///< "0.950(9)"; plusMinus where the error has no decimals
    std::string interval(double lower, double upper) const; ///< as intervalText

  private:
    static constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
    bool known() const;        ///< the error
    bool isBelowPlace() const; ///< the error
    std::string mantissa(double number) const;
    double error_ = kUnknown;
    int place_ = 0; ///< power of ten of the last digit
    int exponent_ = 0;
};

/// "0.950 ± 0.009"; without an error four significant digits.
std::string withError(double value, double standardError);
/// "0.950(9)", "12 300 ± 400" where the error has no decimals; without an error four significant digits.
std::string withErrorShort(double value, double standardError);

/// "0.933 … 0.967"; "≥ 0.1" or "≤ 1.4" if only one end is finite; "–" if none is.
std::string intervalText(double lower, double upper, int decimals);
/// Decimals such that the width of the interval shows two significant digits.
int decimalsForInterval(double lower, double upper);

/// p-value with two digits, from 0.01 down as a power of ten: "0.043", "8.2 × 10⁻⁴"; below 10^-300 "<
/// 10⁻³⁰⁰".
std::string probabilityText(double p);
/// The same within a sentence: "p = 0.043", "p < 10⁻³⁰⁰", "p < 0.043" of one that is known to be below it.
Message pValueText(double p, bool atMost = false);

/// "4.2 ms", "0.8 s", "12 s", "3 min 20 s", "1 h 05 min", in the language of now.
std::string durationText(double seconds);

/// A unit with an engineering prefix: value in `unit` times `scale` = number to be written before `text`.
struct DisplayUnit {
    std::string text; ///< "ms"; "–" for dimensionless
    double scale = 1; ///< 1000 for s -> ms
};

/// The unit in which a typical value of this size reads well: 0.0014 s -> ms, 1.49e7 N/m -> MN/m. Values from
/// 0.1 to 1000 keep the unit. Only units whose first factor is a plain SI unit take a prefix, time takes none
/// above the second.
DisplayUnit displayUnit(std::string_view unit, double typical);
/// The same for a column or an axis: by the largest of the finite absolute values, which its ends show.
DisplayUnit displayUnit(std::string_view unit, std::span<const double> values);

/// "shifting time  [s]": the label of an axis.
std::string axisLabel(std::string_view quantity, std::string_view unit);

/// Decimals that a whole column needs so that its spread keeps `digits` significant digits, at most 6.
int decimalsForColumn(std::span<const double> values, int digits = 4);

/// Replaces the decimal points of a number text by another sign.
std::string withDecimalSign(std::string text, char sign);

} // namespace rigor

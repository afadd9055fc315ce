#include "core/foundation/message/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <vector>

namespace rigor {
namespace {
constexpr const char* kMinus = "−";
constexpr const char* kThin = "\u202f";
std::string localised(std::string text) { return withDecimalSign(std::move(text), decimalSign()); }

std::string superscript(int number) {
    static constexpr std::array<const char*, 10> digits = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text = number < 0 ? "⁻" : "";
    for (const char c : fmt::format("{}", std::abs(number)))
        text += digits[static_cast<std::size_t>(c - '0')];
    return text;
}

/// Sets groups of three apart in a string of digits.
std::string grouped(const std::string& digits) {
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += kThin;
        text += digits[i];
    }
    return text;
}

std::string powerOfTen(double value, int digits) {
    const std::string text = fmt::format("{:.{}e}", std::abs(value), std::max(0, digits - 1));
    const auto e = text.find('e');
    const int exponent = std::stoi(text.substr(e + 1));
    return localised(
        fmt::format("{}{} × 10{}", value < 0 ? kMinus : "", text.substr(0, e), superscript(exponent)));
}

/// Power of ten of the last digit kept of a standard error, by the rule of the Particle Data Group.
int lastPlace(double error) {
    const std::string text = fmt::format("{:.2e}", error);
    const int leading = (text[0] - '0') * 100 + (text[2] - '0') * 10 + (text[3] - '0');
    const int exponent = std::stoi(text.substr(5));
    if (leading <= 354) return exponent - 1;
    return exponent; // 355..949: one digit; 950..999 rounds to 1.0 and keeps the place of two
}

double roundedToPlace(double value, int place) {
    const double scale = std::pow(10.0, place);
    return std::round(value / scale) * scale;
}

/// Numbers too small for decimals share a power of ten: that of the largest of them.
int sharedExponent(double a, double b) {
    const double largest = std::max(std::abs(a), std::abs(b));
    return largest > 0 ? static_cast<int>(std::floor(std::log10(largest))) : 0;
}
constexpr int kFinestPlace = -8; ///< finer ones are written with a power of ten

std::string timesTen(const std::string& numbers, int exponent) {
    return fmt::format("{} × 10{}", numbers, superscript(exponent));
}
} // namespace

int decimalsForError(double standardError) {
    if (!std::isfinite(standardError) || standardError <= 0) return 0;
    return std::clamp(-lastPlace(standardError), 0, 15);
}

std::string fixedText(double value, int decimals, double groupFrom) {
    if (!std::isfinite(value)) return kMissingText;
    std::string digits = fmt::format("{:.{}f}", std::abs(value), std::max(0, decimals));
    const bool zero = digits.find_first_not_of("0.") == std::string::npos;
    const auto point = digits.find('.');
    std::string whole = digits.substr(0, point);
    if (std::abs(value) >= groupFrom) whole = grouped(whole);
    const std::string rest = point == std::string::npos ? "" : digits.substr(point);
    return localised((value < 0 && !zero ? kMinus : "") + whole + rest);
}

std::string significantText(double value, int digits) {
    if (!std::isfinite(value)) return kMissingText;
    if (value == 0) return "0";
    // The rounded number decides: 9.99996 to four digits is 10.00.
    const std::string rounded = fmt::format("{:.{}e}", std::abs(value), std::max(0, digits - 1));
    const int exponent = std::stoi(rounded.substr(rounded.find('e') + 1));
    if (exponent >= 6 || exponent < -4) return powerOfTen(value, digits);
    const int decimals = digits - 1 - exponent;
    if (decimals >= 0) return fixedText(value, decimals);
    return fixedText(roundedToPlace(value, -decimals), 0);
}

std::string plainText(double value, int digits) {
    if (!std::isfinite(value)) return kMissingText;
    if (value == 0) return "0";
    std::string text = fmt::format("{:.{}e}", std::abs(value), std::max(0, digits - 1));
    const auto e = text.find('e');
    std::string mantissa = text.substr(0, e);
    const int exponent = std::stoi(text.substr(e + 1));
    if (mantissa.find('.') != std::string::npos) {
        mantissa.erase(mantissa.find_last_not_of('0') + 1);
        if (mantissa.back() == '.') mantissa.pop_back();
    }
    const int kept = static_cast<int>(mantissa.size()) - (mantissa.size() > 1 ? 1 : 0);
    if (exponent >= 6 || exponent < -4) return powerOfTen(value, kept);
    if (kept - 1 - exponent >= 0) return fixedText(value, kept - 1 - exponent);
    return fixedText(roundedToPlace(value, exponent - kept + 1), 0);
}

std::string powerOfTenText(double value, int exponent, int decimals) {
    if (!std::isfinite(value)) return kMissingText;
    return timesTen(fixedText(value * std::pow(10.0, -exponent), decimals), exponent);
}

std::string exactText(double value) {
    if (std::isnan(value)) return kMissingText;
    if (std::isinf(value)) return value > 0 ? "∞" : std::string(kMinus) + "∞";
    const double size = std::abs(value);
    const std::string sign = value < 0 ? kMinus : "";
    const bool plain = size == 0 || (size >= 1e-4 && size < 1e7);
    if (plain) return sign + localised(fmt::format("{}", size));
    std::array<char, 32> buffer;
    const auto written =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), size, std::chars_format::scientific);
    const std::string text(buffer.data(), static_cast<std::size_t>(written.ptr - buffer.data()));
    const auto e = text.find('e');
    return sign + localised(timesTen(text.substr(0, e), std::stoi(text.substr(e + 1))));
}

std::string percentText(double share, int decimals) {
    return std::isfinite(share) ? fixedText(100 * share, decimals) + kThin + "%" : kMissingText;
}

std::string bytesText(long long bytes) {
    const auto size = static_cast<double>(bytes);
    if (size < 1000) return fmt::format("{} B", bytes);
    if (size < 1e6) return fixedText(size / 1e3, 1) + " kB";
    if (size < 1e9) return fixedText(size / 1e6, 1) + " MB";
    return fixedText(size / 1e9, 2) + " GB";
}

std::string countText(long long count) {
    const auto size = static_cast<unsigned long long>(count);
    return (count < 0 ? kMinus : "") + grouped(fmt::format("{}", count < 0 ? 0 - size : size));
}

namespace {
constexpr int kMostDigits = 12, kFewDigits = 4;
constexpr double kSmallest = 1e-4, kLargest = 1e7; ///< sizes written without a power of ten

double largestOf(std::initializer_list<double> numbers) {
    double largest = 0;
    for (const double x : numbers)
        if (std::isfinite(x)) largest = std::max(largest, std::abs(x));
    return largest;
}
} // namespace

SharedDigits::SharedDigits(double value, double error, double lower, double upper) : error_(error) {
    const bool interval = std::isfinite(lower) && std::isfinite(upper) && upper > lower;
    double size = known() ? largestOf({value, error}) : largestOf({value});
    if (size == 0) size = largestOf({lower, upper});
    const int magnitude = sharedExponent(size, 0);
    const bool small = size > 0 && std::max(size, largestOf({lower, upper})) < kSmallest;
    if (small || size >= kLargest) exponent_ = magnitude;
    const double one = std::pow(10.0, exponent_);
    const int ofWidth = interval ? exponent_ - decimalsForInterval(lower / one, upper / one) : 0;
    place_ = known()     ? lastPlace(error)
             : interval  ? ofWidth
             : exponent_ ? magnitude - kFewDigits + 1
                         : std::min(0, magnitude - kFewDigits + 1);
    // An interval that the bounds of the search cut would lose its ends to the digits of the error.
    if (known() && interval && upper - lower < error && ofWidth < place_) {
        error_ = roundedToPlace(error, place_);
        place_ = ofWidth;
    }
    place_ = std::max(place_, magnitude - kMostDigits + 1);
}

bool SharedDigits::known() const { return std::isfinite(error_) && error_ > 0; }

bool SharedDigits::isBelowPlace() const {
    const int place = lastPlace(error_);
    return place < place_ || (exponent_ == 0 && place < kFinestPlace);
}

std::string SharedDigits::mantissa(double number) const {
    if (exponent_ != 0)
        return fixedText(number * std::pow(10.0, -exponent_), std::max(0, exponent_ - place_));
    return place_ > 0 ? fixedText(roundedToPlace(number, place_), 0) : fixedText(number, -place_);
}

std::string SharedDigits::operator()(double number) const {
    if (!std::isfinite(number)) return kMissingText;
    return exponent_ == 0 ? mantissa(number) : timesTen(mantissa(number), exponent_);
}

std::string SharedDigits::ofError() const {
    if (!known()) return error_ == 0 ? "0" : kMissingText;
    // Zeros that nobody counts: 0.499999999297 ± 8 × 10⁻¹².
    if (isBelowPlace()) return significantText(error_, sharedExponent(error_, 0) - lastPlace(error_) + 1);
    return (*this)(error_);
}

std::string SharedDigits::plusMinus(double value) const {
    if (!std::isfinite(value) || !known()) return (*this)(value);
    if (exponent_ != 0 && !isBelowPlace())
        return timesTen(fmt::format("({}\u00a0±\u00a0{})", mantissa(value), mantissa(error_)), exponent_);
    return fmt::format("{}\u00a0±\u00a0{}", (*this)(value), ofError());
}

std::string SharedDigits::brief(double value) const {
    if (!std::isfinite(value) || !known()) return (*this)(value);
    if (isBelowPlace() || place_ >= exponent_) return plusMinus(value);
    const std::string digits = fmt::format("{:.0f}", std::round(error_ / std::pow(10.0, place_)));
    if (exponent_ != 0 && error_ < std::pow(10.0, exponent_))
        return timesTen(fmt::format("{}({})", mantissa(value), digits), exponent_);
    // An error above 1 with decimals keeps its point, 12.3(1.4), so that it cannot be read as 12.3 ± 0.14.
    if (exponent_ != 0) return timesTen(fmt::format("{}({})", mantissa(value), mantissa(error_)), exponent_);
    return fmt::format("{}({})", mantissa(value), error_ >= 1 ? mantissa(error_) : digits);
}

std::string SharedDigits::interval(double lower, double upper) const {
    const bool low = std::isfinite(lower), up = std::isfinite(upper);
    if (!low && !up) return kMissingText;
    if (!low) return "≤ " + (*this)(upper);
    if (!up) return "≥ " + (*this)(lower);
    if (exponent_ != 0) return timesTen("(" + mantissa(lower) + " … " + mantissa(upper) + ")", exponent_);
    return mantissa(lower) + " … " + mantissa(upper);
}

std::string withError(double value, double standardError) {
    return SharedDigits(value, standardError).plusMinus(value);
}

std::string withErrorShort(double value, double standardError) {
    return SharedDigits(value, standardError).brief(value);
}

std::string intervalText(double lower, double upper, int decimals) {
    const bool low = std::isfinite(lower), up = std::isfinite(upper);
    if (!low && !up) return kMissingText;
    if (!low) return "≤ " + fixedText(upper, decimals);
    if (!up) return "≥ " + fixedText(lower, decimals);
    if (const int exponent = sharedExponent(lower, upper); decimals > -kFinestPlace && exponent < -4) {
        const double scale = std::pow(10.0, -exponent);
        const int left = std::max(decimals + exponent, 0);
        return timesTen("(" + fixedText(lower * scale, left) + " … " + fixedText(upper * scale, left) + ")",
                        exponent);
    }
    return fixedText(lower, decimals) + " … " + fixedText(upper, decimals);
}

int decimalsForInterval(double lower, double upper) {
    const double width = std::abs(upper - lower);
    if (!std::isfinite(width) || width <= 0) return 3;
    return std::clamp(1 - static_cast<int>(std::floor(std::log10(width))), 0, 12);
}

namespace {
constexpr double kLeastProbability = 1e-300; ///< what underflows is below it too

const char* probabilityPattern(double p) { return p <= 0.01 ? "{:.1e}" : p < 0.0995 ? "{:.3f}" : "{:.2f}"; }
} // namespace

std::string probabilityText(double p) {
    if (!std::isfinite(p)) return kMissingText;
    return p < kLeastProbability ? "< 10⁻³⁰⁰" : filled(probabilityPattern(p), p);
}

Message pValueText(double p, bool atMost) {
    if (!std::isfinite(p)) return filled("p = {}", kMissingText);
    if (p < kLeastProbability) return "p < 10⁻³⁰⁰";
    return filled(std::string(atMost ? "p < " : "p = ") + probabilityPattern(p), p);
}

std::string durationText(double seconds) {
    if (!std::isfinite(seconds) || seconds < 0) return kMissingText;
    if (seconds < 0.0995) return filled(sentence("Numbers", "{} ms"), significantText(seconds * 1000, 2));
    if (seconds < 9.95) return filled(sentence("Numbers", "{} s"), fixedText(seconds, 1));
    const auto whole = static_cast<long long>(std::llround(seconds));
    if (whole < 60) return filled(sentence("Numbers", "{} s"), whole);
    if (whole < 3600 && whole % 60 == 0) return filled(sentence("Numbers", "{} min"), whole / 60);
    if (whole < 3600) return filled(sentence("Numbers", "{} min {} s"), whole / 60, whole % 60);
    return filled(sentence("Numbers", "{} h {:02} min"), whole / 3600, whole % 3600 / 60);
}

std::string axisLabel(std::string_view quantity, std::string_view unit) {
    return unit.empty() ? std::string(quantity) : fmt::format("{}  [{}]", quantity, unit);
}

int decimalsForColumn(std::span<const double> values, int digits) {
    std::vector<double> sizes;
    for (const double v : values)
        if (std::isfinite(v) && v != 0) sizes.push_back(std::abs(v));
    if (sizes.empty()) return 0;
    // No more decimals than the most exact value needs.
    int needed = 0;
    for (const double v : sizes)
        for (int d = needed; d <= 6; ++d) {
            needed = d;
            if (std::abs(v * std::pow(10.0, d) - std::round(v * std::pow(10.0, d))) < 1e-6 * std::max(1.0, v))
                break;
        }
    auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    const int wanted = digits - 1 - static_cast<int>(std::floor(std::log10(*middle)));
    return std::clamp(std::min(wanted, needed), 0, 6);
}

std::string withDecimalSign(std::string text, char sign) {
    if (sign != '.')
        for (std::size_t i = 1; i + 1 < text.size(); ++i)
            if (text[i] == '.' && text[i - 1] >= '0' && text[i - 1] <= '9' && text[i + 1] >= '0' &&
                text[i + 1] <= '9')
                text[i] = sign;
    return text;
}

} // namespace rigor

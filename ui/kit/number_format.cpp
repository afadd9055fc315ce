#include "ui/kit/number_format.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/units.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
const QString kSuperscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");

/// Point-decimal text -> text for the window: real minus, thin spaces, decimal sign of the locale.
QString dress(QString text, bool grouped) {
    const bool negative = text.startsWith('-');
    if (negative) text.remove(0, 1);
    qsizetype point = text.indexOf('.');
    if (point < 0) point = text.size();
    if (grouped && point >= 5)
        for (qsizetype i = point - 3; i > 0; i -= 3) text.insert(i, QChar(kThinSpace));
    text.replace('.', QLocale().decimalPoint());
    if (negative) text.prepend(QChar(kMinus));
    return text;
}

QString power10(int exponent) {
    QString digits;
    for (const QChar c : QString::number(std::abs(exponent))) digits += kSuperscripts[c.digitValue()];
    return QStringLiteral("10") + (exponent < 0 ? QStringLiteral("⁻") : QString()) + digits;
}

int magnitude(double value) { return static_cast<int>(std::floor(std::log10(std::abs(value)))); }
} // namespace

QString formatNumber(double value, int significant) {
    if (!std::isfinite(value)) {
        if (std::isinf(value)) return value > 0 ? QStringLiteral("∞") : QString(QChar(kMinus)) + "∞";
        return QString(QChar(kMissing));
    }
    if (value == 0) return QStringLiteral("0");
    int size = magnitude(value);
    if (size < -4 || size > 8) {
        QString mantissa = QString::number(value / std::pow(10.0, size), 'f', significant - 1);
        if (mantissa.startsWith("10") || mantissa.startsWith("-10")) {
            ++size;
            mantissa = QString::number(value / std::pow(10.0, size), 'f', significant - 1);
        }
        while (mantissa.contains('.') && (mantissa.endsWith('0') || mantissa.endsWith('.'))) mantissa.chop(1);
        return dress(mantissa, false) + QStringLiteral(" × ") + power10(size);
    }
    QString text = QString::number(value, 'f', std::max(0, significant - 1 - size));
    while (text.contains('.') && (text.endsWith('0') || text.endsWith('.'))) text.chop(1);
    return dress(text, true);
}

QString formatFixed(double value, int decimals, bool grouped) {
    if (!std::isfinite(value)) return formatNumber(value);
    QString text = QString::number(value, 'f', std::max(0, decimals));
    if (text.startsWith('-') && text.count('0') + text.count('.') + 1 == text.size()) text.remove(0, 1);
    return dress(text, grouped);
}

QString formatExact(double value) {
    if (!std::isfinite(value)) return formatNumber(value);
    const double size = std::abs(value);
    QString text = QString::number(value, size != 0 && (size < 1e-4 || size >= 1e7) ? 'g' : 'f',
                                   QLocale::FloatingPointShortest);
    const qsizetype e = text.indexOf('e');
    if (e < 0) return dress(text, false);
    const int exponent = text.mid(e + 1).toInt();
    return dress(text.left(e), false) + QStringLiteral(" × ") + power10(exponent);
}

QString formatCount(long long value) {
    QString text = QString::number(std::abs(value));
    for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(kThinSpace));
    return value < 0 ? QString(QChar(kMinus)) + text : text;
}

QString formatPercent(double share, int decimals) {
    return formatFixed(100 * share, decimals) + QChar(kThinSpace) + '%';
}

int decimalsFor(double error) {
    if (!std::isfinite(error) || error <= 0) return 4;
    const int size = magnitude(error);
    const double leading = error / std::pow(10.0, size); // 1 .. 10
    if (leading < 3.55) return std::max(0, 1 - size);
    if (leading < 9.5) return std::max(0, -size);
    return std::max(0, -size); // 0.0095 is written 0.010: two digits of the next power
}

QString formatConcise(double value, double error) {
    if (!std::isfinite(error) || error <= 0) return formatNumber(value);
    const int decimals = decimalsFor(error);
    const double unit = std::pow(10.0, -decimals);
    return formatFixed(value, decimals) + '(' + QString::number(std::llround(error / unit)) + ')';
}

QString formatPlusMinus(double value, double error) {
    if (!std::isfinite(error) || error <= 0) return formatNumber(value);
    const int decimals = decimalsFor(error);
    return formatFixed(value, decimals) + QStringLiteral(" ± ") + formatFixed(error, decimals);
}

QString formatInterval(double lower, double upper, int decimals) {
    if (!std::isfinite(lower) && !std::isfinite(upper)) return QString(QChar(kMissing));
    return formatFixed(lower, decimals) + QStringLiteral(" … ") + formatFixed(upper, decimals);
}

QString formatDuration(double seconds) {
    if (!std::isfinite(seconds) || seconds < 0) return QString(QChar(kMissing));
    const auto t = [](const char* text) { return QCoreApplication::translate("Numbers", text); };
    if (seconds < 0.0995) return formatNumber(seconds * 1000, 2) + ' ' + t("ms");
    if (seconds < 9.95) return formatFixed(seconds, 1) + ' ' + t("s");
    const auto whole = std::llround(seconds);
    if (whole < 60) return QString::number(whole) + ' ' + t("s");
    if (whole < 3600)
        return QString::number(whole / 60) + ' ' + t("min") + ' ' + QString::number(whole % 60) + ' ' +
               t("s");
    return QString::number(whole / 3600) + ' ' + t("h") + ' ' + QString::number(whole / 60 % 60) + ' ' +
           t("min");
}

QString formatBytes(qint64 bytes) {
    if (bytes < 1000) return QString::number(bytes) + QStringLiteral(" B");
    const double size = static_cast<double>(bytes);
    if (size < 1e6) return formatFixed(size / 1e3, 1) + QStringLiteral(" kB");
    if (size < 1e9) return formatFixed(size / 1e6, 1) + QStringLiteral(" MB");
    return formatFixed(size / 1e9, 2) + QStringLiteral(" GB");
}

QString formatUnit(std::string_view unit) {
    if (unit.empty() || unit == "1" || unit == "-") return QString(QChar(kMissing));
    const QString raw = QString::fromUtf8(unit.data(), static_cast<qsizetype>(unit.size()));
    QString text;
    for (qsizetype i = 0; i < raw.size(); ++i) {
        const QChar c = raw[i];
        const bool afterLetter = !text.isEmpty() && (raw[i - 1].isLetter() || raw[i - 1] == u'°');
        if (c == '.' || c == '*')
            text += ' ';
        else if (c == '^')
            continue;
        else if (c.isDigit() && !text.isEmpty() && (afterLetter || raw[i - 1] == '^' || raw[i - 1] == '-'))
            text += kSuperscripts[c.digitValue()];
        else if (c == '-' && i + 1 < raw.size() && raw[i + 1].isDigit())
            text += QStringLiteral("⁻");
        else
            text += c;
    }
    return text;
}

QString axisLabel(const QString& quantity, std::string_view unit) {
    return quantity + QStringLiteral("  [") + formatUnit(unit) + ']';
}

Prefixed choosePrefix(std::span<const double> values, std::string_view unit) {
    static const std::string_view kTakes[] = {"s", "m", "Pa", "N", "N/m", "J", "W", "V", "A", "Hz"};
    Prefixed result{1, formatUnit(unit)};
    if (std::find(std::begin(kTakes), std::end(kTakes), unit) == std::end(kTakes)) return result;
    std::vector<double> sizes;
    for (const double v : values)
        if (std::isfinite(v) && v != 0) sizes.push_back(std::abs(v));
    if (sizes.empty()) return result;
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    static constexpr struct {
        double limit, factor;
        const char16_t* prefix;
    } kSteps[] = {{1e9, 1e-9, u"G"}, {1e6, 1e-6, u"M"}, {1e3, 1e-3, u"k"},
                  {0.1, 1, u""},     {1e-4, 1e3, u"m"}, {1e-7, 1e6, u"µ"}};
    for (const auto& step : kSteps)
        if (*middle >= step.limit) {
            result.factor = step.factor;
            result.unit = QString::fromUtf16(step.prefix) + result.unit;
            return result;
        }
    result.factor = 1e9;
    result.unit.prepend('n');
    return result;
}

int columnDecimals(std::span<const double> values, int significant) {
    double largest = 0;
    bool whole = true;
    for (const double v : values) {
        if (!std::isfinite(v)) continue;
        largest = std::max(largest, std::abs(v));
        whole = whole && v == std::floor(v);
    }
    if (whole || largest == 0) return 0;
    return std::clamp(significant - 1 - magnitude(largest), 0, 6);
}

std::optional<double> parseTyped(const QString& typed, std::string_view unit, QString* why) {
    QString text = typed.trimmed();
    text.replace(QChar(kMinus), '-');
    text.remove(QChar(kThinSpace)).remove(QChar(0x202F)).remove(QChar(0xA0));
    static const QRegularExpression kTimes(QStringLiteral("\\s*×\\s*10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)"));
    if (const auto match = kTimes.match(text); match.hasMatch()) {
        QString exponent;
        for (const QChar c : match.captured(1))
            exponent += c == u'⁻' ? QString('-') : QString::number(kSuperscripts.indexOf(c));
        text.replace(match.capturedStart(), match.capturedLength(), 'e' + exponent);
    }
    static const QRegularExpression kNumber(
        QStringLiteral("^([+-]?(?:\\d+[.,]?\\d*|[.,]\\d+)(?:[eE][+-]?\\d+)?)\\s*(\\S.*)?$"));
    const auto match = kNumber.match(text);
    const auto refuse = [&](const QString& sentence) -> std::optional<double> {
        if (why) *why = sentence;
        return std::nullopt;
    };
    if (!match.hasMatch())
        return refuse(QCoreApplication::translate("Numbers", "\"%1\" is not a number").arg(typed.trimmed()));
    bool ok = false;
    const double value = match.captured(1).replace(',', '.').toDouble(&ok);
    if (!ok)
        return refuse(QCoreApplication::translate("Numbers", "\"%1\" is not a number").arg(typed.trimmed()));
    if (match.captured(2).isEmpty()) return value;
    try {
        return convert(value, match.captured(2).toStdString(), unit);
    } catch (const Error& e) {
        return refuse(QString::fromStdString(e.sentence()));
    }
}

} // namespace rigor

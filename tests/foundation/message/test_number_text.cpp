#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <limits>

namespace test_number_text {

using namespace rigor;

namespace {
const double kNaN = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();
} // namespace

#define SAME(actual, expected) QCOMPARE(QString::fromStdString(actual), QString::fromUtf8(expected))

class TestNumberText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aValueIsWrittenInTheUnitInWhichItReadsWell() {
        QCOMPARE(quantityText(4.85e-5, "m"), std::string("48.5 µm"));
        QCOMPARE(quantityText(0.201, "K"), std::string("0.201 K"));
        QCOMPARE(quantityText(-2.5e6, "Pa"), std::string("−2.50 MPa"));
        QCOMPARE(quantityText(0.5, "1"), std::string("0.500"));
        QCOMPARE(quantityText(std::nan(""), "m"), std::string("–"));
    }

    void aValueOfASentenceIsSaidInTheLanguageOfNow() {
        for (const double value : {4.85e-5, 0.201, -2.5e6, 1234.5, 0.0, 3e-14, 7.5e15, std::nan("")})
            for (const char* unit : {"m", "1", "Pa"})
                for (const int digits : {2, 3, 4}) {
                    const Message kept = quantity(value, unit, digits);
                    for (const char sign : {'.', ',', '.'}) {
                        setDecimalSign(sign);
                        QCOMPARE(kept.text(), quantityText(value, unit, digits));
                    }
                }
    }

    void digitsFollowTheStandardError() {
        SAME(withErrorShort(0.95012, 0.00873), "0.950(9)");
        SAME(withErrorShort(0.9462, 0.00981), "0.946(10)");
        SAME(withErrorShort(0.96134, 0.0113), "0.961(11)");
        SAME(withErrorShort(0.8341, 0.00712), "0.834(7)");
        SAME(withErrorShort(-0.83412, 0.00712), "−0.834(7)");
        SAME(withErrorShort(12.34, 1.42), "12.3(1.4)");
        SAME(withErrorShort(12345.6, 421), "12\u202f300\u00a0±\u00a0400");
        SAME(withError(0.95012, 0.00873), "0.950\u00a0±\u00a00.009");
        SAME(withError(0.499999999297, 8e-12), "0.499999999297\u00a0±\u00a08 × 10⁻¹²");
        SAME(withError(0.5, 1.64e-11), "0.500000000000\u00a0±\u00a01.6 × 10⁻¹¹");
        // The limits of the rule of the Particle Data Group: 354 and 949.
        SAME(withErrorShort(1.23456, 0.0354), "1.235(35)");
        SAME(withErrorShort(1.23456, 0.0356), "1.23(4)");
        SAME(withErrorShort(1.23456, 0.0949), "1.23(9)");
        SAME(withErrorShort(1.23456, 0.0951), "1.23(10)");
    }

    void withoutAnErrorFourSignificantDigitsAreShown() {
        SAME(withErrorShort(0.5, kNaN), "0.5000");
        SAME(significantText(9.99996), "10.00");
        SAME(significantText(0.0001234), "0.0001234");
        SAME(significantText(0.00001234), "1.234 × 10⁻⁵");
        SAME(significantText(-1234567), "−1.235 × 10⁶");
        SAME(significantText(0), "0");
        SAME(significantText(12345, 2), "12\u202f000");
    }

    void missingNumbersAreNeverZeroOrNaN() {
        for (const double v : {kNaN, kInfinity, -kInfinity}) {
            SAME(significantText(v), "–");
            SAME(fixedText(v, 2), "–");
            SAME(plainText(v), "–");
            SAME(withError(v, 1), "–");
            SAME(probabilityText(v), "–");
        }
        SAME(intervalText(kNaN, kNaN, 3), "–");
        SAME(intervalText(-kInfinity, 1.4, 1), "≤ 1.4");
        SAME(intervalText(0.1, kInfinity, 1), "≥ 0.1");
    }

    void intervalsAndFixedNumbersCarryTheRealMinus() {
        SAME(intervalText(0.93301, 0.96723, 3), "0.933 … 0.967");
        SAME(fixedText(-0.41, 2), "−0.41");
        SAME(fixedText(-0.001, 2), "0.00"); // no negative zero
        SAME(fixedText(12345.67, 1), "12\u202f345.7");
        SAME(fixedText(1234.5, 1), "1234.5");
        QCOMPARE(decimalsForInterval(0.933, 0.967), 3);
        QCOMPARE(decimalsForInterval(1, 14), 0);
    }

    void countsAreGroupedFromAThousand() {
        SAME(countText(999), "999");
        SAME(countText(2700), "2\u202f700");
        SAME(countText(3780000), "3\u202f780\u202f000");
        SAME(countText(-1240), "−1\u202f240");
        // Counts that a table or an event holds as numbers.
        SAME(roundedCountText(2699.6), "2\u202f700");
        SAME(roundedCountText(0), "0");
        for (const double unknown : {std::numeric_limits<double>::quiet_NaN(), HUGE_VAL, -HUGE_VAL})
            SAME(roundedCountText(unknown), "–");
        SAME(roundedCountText(3e30), "3.000 × 10³⁰");
    }

    void whatTheUserTypedIsShownAsTyped() {
        SAME(plainText(0.08), "0.08");
        SAME(plainText(2), "2");
        SAME(plainText(1350), "1350");
        SAME(plainText(-0.25), "−0.25");
        SAME(plainText(1e-8), "1 × 10⁻⁸");
    }

    void settingsKeepAllTheirDigits() {
        SAME(exactText(0.001), "0.001");
        SAME(exactText(3), "3");
        SAME(exactText(-0.1), "−0.1");
        SAME(exactText(0.1 + 0.2), "0.30000000000000004");
        SAME(exactText(1e-10), "1 × 10⁻¹⁰");
        SAME(exactText(-1.25e-5), "−1.25 × 10⁻⁵");
        SAME(exactText(12345678), "1.2345678 × 10⁷");
        SAME(exactText(kInfinity), "∞");
        SAME(exactText(-kInfinity), "−∞");
        SAME(exactText(kNaN), "–");
    }

    void sharesAndSizes() {
        SAME(percentText(0.42), "42\u202f%");
        SAME(percentText(0.1234, 1), "12.3\u202f%");
        SAME(percentText(kNaN), "–");
        SAME(bytesText(999), "999 B");
        SAME(bytesText(11400), "11.4 kB");
        SAME(bytesText(2500000000), "2.50 GB");
    }

    void probabilitiesHaveTwoDigits() {
        SAME(probabilityText(0.43), "0.43");
        SAME(probabilityText(0.043), "0.043");
        SAME(probabilityText(0.00082), "8.2 × 10⁻⁴");
        SAME(probabilityText(0), "< 10⁻³⁰⁰");
        SAME(probabilityText(1), "1.00");
        SAME(probabilityText(0.01), "1.0 × 10⁻²");
        SAME(pValueText(0.043), "p = 0.043");
        SAME(pValueText(0.043, true), "p < 0.043");
        // No test is certain: what underflows is told by a bound.
        for (const double none : {0.0, 1e-301, std::numeric_limits<double>::denorm_min()})
            for (const bool atMost : {false, true}) SAME(pValueText(none, atMost), "p < 10⁻³⁰⁰");
        for (double p = 0.9; p > 1e-300; p *= 0.37) SAME(pValueText(p), "p = " + probabilityText(p));
    }

    void durationsUseTheUnitThatReadsWell() {
        SAME(durationText(0.0042), "4.2 ms");
        SAME(durationText(0.074), "74 ms");
        SAME(durationText(1.94), "1.9 s");
        SAME(durationText(33.4), "33 s");
        SAME(durationText(70), "1 min 10 s");
        SAME(durationText(3900), "1 h 05 min");
    }

    void prefixesSuitTheUnitAndTheSize() {
        const auto check = [](const char* unit, double typical, const char* text, double scale) {
            const DisplayUnit u = displayUnit(unit, typical);
            QCOMPARE(QString::fromStdString(u.text), QString::fromUtf8(text));
            QVERIFY2(std::abs(u.scale / scale - 1) < 1e-12, unit);
        };
        check("s", 0.0017, "ms", 1e3);
        check("s", 0.13, "s", 1);
        check("s", 5000, "s", 1); // no kiloseconds
        check("N/m", 1.492e7, "MN/m", 1e-6);
        check("Pa", 5.83e6, "MPa", 1e-6);
        check("m2", 1e-6, "m²", 1); // a prefix would be squared
        check("rad/s", 1e-6, "rad/s", 1);
        check("", 1e-6, "–", 1);
        const std::vector<double> column = {0.001, kNaN, 0, 0.002, 5}; // its ends are shown
        QCOMPARE(QString::fromStdString(displayUnit("s", column).text), QString("s"));
        const std::vector<double> residuals = {4e-4, -9e-4, kNaN, 1.1e-3, -3e-4}; // not -1000 to 1000 um
        QCOMPARE(QString::fromStdString(displayUnit("m", residuals).text), QString("mm"));
    }

    void unitsReadAsWritten() {
        SAME(unitText("N.m/s2"), "N·m/s²");
        SAME(unitText("kg.m2"), "kg·m²");
        SAME(unitText("9.80665 m/s2"), "9.80665 m/s²");
        SAME(unitText("s-1"), "s⁻¹");
        SAME(unitText("1/s"), "1/s");
        SAME(unitText("m3/(s.V.Pa^0.5)"), "m³/(s·V·Pa⁰·⁵)");
        SAME(unitText("m(5/2)/s"), "m²·⁵/s");
        SAME(unitText("m^(5/2)/s"), "m²·⁵/s");
        SAME(unitText("kg.m^(-1/2)"), "kg·m⁻⁰·⁵");
        SAME(unitText("Pa(1/3).s"), "Pa^(1/3)·s");
        SAME(unitText("m.s^(-2)"), "m·s⁻²");
        SAME(unitText("J/(kg.K)(1/2)"), "J/(kg·K)⁰·⁵");
        SAME(unitText("1"), "–");
        SAME(axisLabel("shifting time", "s"), "shifting time  [s]");
        SAME(axisLabel("experiments", ""), "experiments");
    }

    void decimalSignOfALocaleReplacesOnlyThePoint() {
        SAME(withDecimalSign("0.950(9) s.", ','), "0,950(9) s.");
        SAME(withDecimalSign("12.3(1.4)", ','), "12,3(1,4)");
    }

    void columnsHaveOneNumberOfDecimals() {
        QCOMPARE(decimalsForColumn(std::vector<double>{1.5459, 1.6159, 0.7}), 3);
        QCOMPARE(decimalsForColumn(std::vector<double>{0.085, 0.095, 0.105}), 3);
        QCOMPARE(decimalsForColumn(std::vector<double>{1200, 1350}), 0);
        QCOMPARE(decimalsForColumn(std::vector<double>{kNaN}), 0);
    }
};

RIGOR_TEST(TestNumberText)
#include "test_number_text.moc"

} // namespace test_number_text

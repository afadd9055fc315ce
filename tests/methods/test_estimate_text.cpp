// An estimate reads the same wherever it stands: one table of cases.
#include "core/foundation/base/numbers.h"
#include "core/methods/estimate_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_estimate_text {

using namespace rigor;

namespace {
Estimate estimateOf(double value, double error, double lower, double upper, const std::string& unit) {
    return {.unit = unit, .value = value, .standardError = error, .lower = lower, .upper = upper};
}

/// Spaces that do not break are as good as others here.
std::string plain(std::string text) {
    for (const char* space : {"\u00a0", "\u202f"})
        for (auto at = text.find(space); at != std::string::npos; at = text.find(space))
            text.replace(at, std::string(space).size(), " ");
    return text;
}
} // namespace

class TestEstimateText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() { setDecimalSign('.'); }

    void everyCase_data() {
        QTest::addColumn<Estimate>("estimate");
        QTest::addColumn<QString>("withError");
        QTest::addColumn<QString>("brief");
        QTest::addColumn<QString>("interval");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char* name, const Estimate& e, const char* withError, const char* brief,
                            const char* interval, const char* remark = "") {
            QTest::newRow(name) << e << withError << brief << interval << remark;
        };
        row("plain", estimateOf(0.95012, 0.00873, 0.93301, 0.96723, "1"), "0.950 ± 0.009", "0.950(9)",
            "0.933 … 0.967");
        row("with prefix", estimateOf(12017.43, 77.05, 11863, 12172, "J/K"), "12.02 ± 0.08", "12.02(8)",
            "11.86 … 12.17");
        row("negative", estimateOf(-0.41, 0.02, -0.45, -0.37, "1"), "−0.410 ± 0.020", "−0.410(20)",
            "−0.450 … −0.370");
        row("zero", estimateOf(0, 0.3, -0.6, 0.6, "1"), "0.00 ± 0.30", "0.00(30)", "−0.60 … 0.60");
        row("tiny", estimateOf(2.38e-9, 2e-10, 1.98e-9, 2.78e-9, "m2.5/s"), "(2.38 ± 0.20) × 10⁻⁹",
            "2.38(20) × 10⁻⁹", "(1.98 … 2.78) × 10⁻⁹");
        row("tiny beside its error", estimateOf(1e-9, 0.3, -0.6, 0.6, "1"), "0.00 ± 0.30", "0.00(30)",
            "−0.60 … 0.60");
        row("huge", estimateOf(3.21e9, 4e7, 3.13e9, 3.29e9, "1"), "(3.21 ± 0.04) × 10⁹", "3.21(4) × 10⁹",
            "(3.13 … 3.29) × 10⁹");
        row("error without decimals", estimateOf(12345.6, 421, 11504, 13187, "1"), "12 300 ± 400",
            "12 300 ± 400", "11 500 … 13 200");
        row("exact fit", estimateOf(420, 3e-13, 420, 420, "1"), "420.000000000 ± 3.0 × 10⁻¹³",
            "420.000000000 ± 3.0 × 10⁻¹³", "420.000000000 … 420.000000000");
        row("no error", estimateOf(0.5, 0, 0.5, 0.5, "1"), "0.5000", "0.5000", "0.5000 … 0.5000");
        row("infinite error", estimateOf(892.14, kInfinity, -kInfinity, kInfinity, "1"), "892.1", "892.1",
            "–", "not determined");
        row("no value", estimateOf(kNaN, kNaN, kNaN, kNaN, "1"), "–", "–", "–", "not determined");
        row("cut by the bounds", estimateOf(3.0e6, 3.7e9, 1e5, 1e8, "N/m"), "3 ± 4000", "3 ± 4000",
            "0 … 100");
        row("error not known", estimateOf(0.5, kNaN, kNaN, kNaN, "1"), "0.5000", "0.5000", "–");
        row("interval alone", estimateOf(0.5, kNaN, 0.41, 0.62, "1"), "0.50", "0.50", "0.41 … 0.62");
        row("one end", estimateOf(0.5, 0.1, 0.3, kInfinity, "1"), "0.50 ± 0.10", "0.50(10)", "≥ 0.30");
        Estimate e = estimateOf(6, 0.22, 5.57, 6.43, "W/K");
        e.atBound = true;
        row("at a bound", e, "6.000", "6.000", "–", "at a bound");
        e = estimateOf(0.15, kNaN, 0.149735612, 0.150249131, "1");
        e.guaranteed = true;
        e.examinedLower = 0.1, e.examinedUpper = 0.2;
        row("guaranteed", e, "0.1497356 … 0.1502492", "0.1497356 … 0.1502492", "0.1497356 … 0.1502492");
    }
    void everyCase() {
        QFETCH(Estimate, estimate);
        QFETCH(QString, withError);
        QFETCH(QString, brief);
        QFETCH(QString, interval);
        QFETCH(QString, remark);
        const EstimateText text = shown(estimate);
        QCOMPARE(QString::fromStdString(plain(text.withError)), withError);
        QCOMPARE(QString::fromStdString(plain(text.brief)), brief);
        QCOMPARE(QString::fromStdString(plain(text.interval)), interval);
        QCOMPARE(QString::fromStdString(text.remark), remark);
        if (interval == "–" && !remark.isEmpty()) QCOMPARE(text.intervalOrRemark(), text.remark);
    }

    void whatWasFoundWithTheBoundHoldsThere() {
        Estimate e = estimateOf(6, 0.22, 5.57, 6, "1");
        e.atBound = true;
        const EstimateText text = shown(e, {"–", 1}, AtBound::Interval);
        QCOMPARE(text.interval, std::string("5.57 … 6.00"));
        QCOMPARE(text.error, std::string("–"));
        QCOMPARE(text.remark, std::string("at a bound"));
    }

    /// One without an error was not made of it.
    void anIntervalWithoutAnErrorHoldsAtTheBound() {
        Estimate e = estimateOf(1e-5, kNaN, 1e-5, 4.07e-4, "m");
        e.atBound = true;
        const EstimateText text = shown(e);
        QCOMPARE(text.interval, std::string("10 … 407"));
        QCOMPARE(text.unit, std::string("µm"));
    }

    void everyMeaningOfAnIntervalNamesItsEstimates() {
        std::vector<Estimate> list(3);
        list[0].name = "k.mean", list[1].name = "k.standard_deviation", list[2].name = "d";
        for (Estimate& e : list) e.interval = verbatim("95 %, profile");
        QCOMPARE(textsOf(intervalMeanings(list)), std::vector<std::string>{"95 %, profile"});
        list[1].interval = verbatim("no interval");
        list[2].interval = {};
        QCOMPARE(textsOf(intervalMeanings(list)),
                 (std::vector<std::string>{"95 %, profile (k mean)", "no interval (k sd)"}));
    }

    /// In whatever unit: the decimals printed are no narrower than the bounds.
    void guaranteedBoundsStayOutwardInTheUnitShown() {
        for (const double size : {3.2e-5, 0.0123, 4.567, 123456.0, 2.5e7}) {
            Estimate e = estimateOf(size, kNaN, size * 0.98765432, size * 1.0123456, "m");
            e.guaranteed = true;
            const EstimateText text = shown(e);
            const auto number = [&](std::string written) {
                std::string digits;
                for (const char c : written)
                    if ((c >= '0' && c <= '9') || c == '.') digits += c;
                return std::stold(digits) / std::pow(10.0L, std::lround(std::log10(text.scale)));
            };
            QVERIFY2(number(text.lower) <= static_cast<long double>(e.lower) * (1 + 1e-18L),
                     text.lower.c_str());
            QVERIFY2(number(text.upper) >= static_cast<long double>(e.upper) * (1 - 1e-18L),
                     text.upper.c_str());
            QVERIFY2(number(text.upper) - number(text.lower) < 1.01L * (e.upper - e.lower),
                     text.upper.c_str());
        }
    }

    void theDecimalSignIsThatOfTheReader() {
        setDecimalSign(',');
        const EstimateText text = shown(estimateOf(12017.43, 77.05, 11863, 12172, "J/K"));
        QCOMPARE(text.brief, std::string("12,02(8)"));
        QCOMPARE(text.interval, std::string("11,86 … 12,17"));
        QCOMPARE(text.briefWithUnit(), std::string("12,02(8) kJ/K"));
        QCOMPARE(plain(textWithUnit(text)), std::string("12,02 ± 0,08 kJ/K"));
    }
};

RIGOR_CORE_TEST(TestEstimateText)
#include "test_estimate_text.moc"

} // namespace test_estimate_text

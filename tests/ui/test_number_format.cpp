#include "tests/support/test_program.h"
#include "ui/kit/number_format.h"

#include <QtTest>

#include <cmath>

using namespace rigor;

class TestNumberFormat : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void digitsFollowTheUncertainty() {
        // Examples of the design.
        QCOMPARE(formatConcise(0.95012, 0.0086), QString("0.950(9)"));
        QCOMPARE(formatConcise(0.9461, 0.0103), QString("0.946(10)"));
        QCOMPARE(formatPlusMinus(0.95012, 0.0086), QString("0.950 ± 0.009"));
        QCOMPARE(formatConcise(0.8502, std::nan("")), QString("0.8502"));
    }
    void minusAndGroupsAreTypographic() {
        QCOMPARE(formatFixed(-0.41, 2), QString(u'\u2212') + "0.41");
        QCOMPARE(formatFixed(-0.001, 2), QString("0.00"));
        QCOMPARE(formatCount(575757), QString("575") + QChar(kThinSpace) + "757");
        QCOMPARE(formatCount(999), QString("999"));
        QCOMPARE(formatNumber(1.234e-8, 3), QString("1.23 × 10⁻⁸"));
        QCOMPARE(formatNumber(std::nan("")), QString(QChar(kMissing)));
    }
    void whatWasTypedIsNotAltered() {
        QCOMPARE(formatExact(0.001), QString("0.001"));
        QCOMPARE(formatExact(3), QString("3"));
        QCOMPARE(parseTyped(formatExact(1e-10), "1").value(), 1e-10);
    }
    void typedNumbersTakeCommaPointAndUnits() {
        QCOMPARE(parseTyped("0,95", "1").value(), 0.95);
        QCOMPARE(parseTyped("1 000", "1").has_value(), false);
        QCOMPARE(parseTyped(QString("1") + QChar(kThinSpace) + "000.5", "1").value(), 1000.5);
        QVERIFY(std::abs(parseTyped("2 mm", "m").value() - 0.002) < 1e-18);
        QString why;
        QVERIFY(!parseTyped("2 kg", "m", &why));
        QVERIFY(!why.isEmpty());
        QVERIFY(!parseTyped("abc", "m", &why));
        QVERIFY(why.contains("abc"));
    }
    void unitsReadAsPeopleWriteThem() {
        QCOMPARE(formatUnit("kg.m2"), QString("kg m²"));
        QCOMPARE(formatUnit("1"), QString(QChar(kMissing)));
        QCOMPARE(formatUnit("N.m/bar"), QString("N m/bar"));
        QCOMPARE(formatUnit("1/s2"), QString("1/s²"));
    }
    void oneColumnHasOnePrefix() {
        const std::vector<double> seconds{0.0017, 0.0098, 0.0021};
        const Prefixed p = choosePrefix(seconds, "s");
        QCOMPARE(p.unit, QString("ms"));
        QCOMPARE(p.factor, 1e3);
    }
    void durationsAreShort() {
        QCOMPARE(formatDuration(1.92), QString("1.9 s"));
        QCOMPARE(formatDuration(33.2), QString("33 s"));
        QCOMPARE(formatDuration(70), QString("1 min 10 s"));
    }
};

RIGOR_WINDOW_TEST(TestNumberFormat)
#include "test_number_format.moc"

#include "core/foundation/message/number_text.h"
#include "tests/support/test_program.h"
#include "ui/widgets/tables/typed_number.h"
#include "ui/widgets/text/qt_text.h"

#include <QtTest>

#include <cmath>

namespace test_typed_number {

using namespace rigor;

class TestTypedNumber : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void whatIsShownIsReadBackAsTheSameNumber() {
        for (const double value : {0.001, 3.0, 1e-10, -2.5e-7, 123456789.25, 0.1 + 0.2, 1e300, 5e-324, -0.41})
            QCOMPARE(parseTyped(qt(exactText(value)), "1").value(), value);
        for (const double value : {12345.0, 1234567.0, -98765.5})
            QCOMPARE(parseTyped(qt(fixedText(value, 1)), "1").value(), value);
    }
    void typedNumbersTakeCommaPointAndUnits() {
        QCOMPARE(parseTyped("0,95", "1").value(), 0.95);
        QCOMPARE(parseTyped("1 000", "1").has_value(), false);
        QCOMPARE(parseTyped(QString("1") + QChar(0x2009) + "000.5", "1").value(), 1000.5);
        QVERIFY(std::abs(parseTyped("2 mm", "m").value() - 0.002) < 1e-18);
        QString why;
        QVERIFY(!parseTyped("2 kg", "m", &why));
        QVERIFY(!why.isEmpty());
        QVERIFY(!parseTyped("abc", "m", &why));
        QVERIFY(why.contains("abc"));
    }
};

RIGOR_WINDOW_TEST(TestTypedNumber)
#include "test_typed_number.moc"

} // namespace test_typed_number

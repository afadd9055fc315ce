#include "core/foundation/base/error.h"
#include "core/foundation/base/units/units.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>

namespace test_units {

using namespace rigor;

namespace {
constexpr double kPi = std::numbers::pi;

std::string refusal(const char* text) {
    std::string why = "understood";
    return parseUnit(text, &why) ? "understood" : why;
}
} // namespace

class TestUnits : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void numbersConvertExactly_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<double>("expected");
        const auto row = [](double value, const char* from, const char* to, double expected) {
            QTest::addRow("%g %s in %s", value, from, to) << value << from << to << expected;
        };
        row(5, "mm", "m", 0.005);
        row(1.7, "µm", "m", 1.7e-6);
        row(1.7, "μm", "m", 1.7e-6); // Greek mu
        row(1.7, "um", "m", 1.7e-6);
        row(2.5, "bar", "Pa", 250000);
        row(2.5, "mbar", "hPa", 2.5);
        row(1, "psi", "Pa", 6894.757293168361); // lbf/in2 = 0.45359237*9.80665/0.0254^2
        row(1, "atm", "bar", 1.01325);
        row(20, "°C", "K", 293.15);
        row(20, "degC", "K", 293.15);
        row(20, "deg C", "K", 293.15);
        row(20, "° C", "K", 293.15);
        row(293.15, "K", "°C", 20);
        row(212, "°F", "°C", 100);
        row(3, "W/(m2.°C)", "W/(m2.K)", 3); // a difference of temperatures
        row(3, "1/°C", "1/K", 3);
        row(180, "°", "rad", kPi);
        row(180, "deg", "rad", kPi);
        row(360, "deg/s", "rad/s", 2 * kPi);
        row(30, "rpm", "rad/s", kPi);
        row(30, "U/min", "rad/s", kPi);
        row(30, "rev/min", "rpm", 30);
        row(2, "1/min", "1/s", 2.0 / 60);
        row(2, "min^-1", "Hz", 2.0 / 60);
        row(7, "1/s", "rad/s", 7);
        row(1500, "%", "1", 15);
        row(12, "N*m", "N.m", 12);
        row(12, "N m", "Nm", 12);
        row(12, "N·m", "J", 12);
        row(12, "N-m", "Nm", 12);
        row(12, "Nm/rad", "N.m", 12);
        row(12, "kNm", "N.m", 12000);
        row(12, "mNm", "N.m", 0.012);
        row(12, "Nms/rad", "N.m.s/rad", 12);
        row(12, "kgm²", "kg.m2", 12);
        row(5, "g cm^2", "kg m2", 5e-7);
        row(1000, "kg/m^3", "kg.m-3", 1000);
        row(1, "g/cm³", "kg/m3", 1000);
        row(9, "m/s²", "m/s/s", 9);
        row(9, "m s⁻²", "m/(s*s)", 9);
        row(9, "m·s^(-2)", "m/s**2", 9);
        row(36, "km/h", "m/s", 10);
        row(60, "l/min", "m3/s", 1e-3);
        row(60, "L/min", "cm3/s", 1000);
        row(2, "t", "kg", 2000);
        row(2, "min", "s", 120);
        row(2, "h", "min", 120);
        row(1, "d", "h", 24);
        row(2, "kWh", "J", 7.2e6);
        row(2, "Ah", "C", 7200);
        row(3, "mPa.s", "Pa*s", 0.003);
        row(3, "mPas", "cP", 3);
        row(46, "cSt", "mm2/s", 46);
        row(2, "kΩ", "Ohm", 2000);
        row(2, "kΩ", "ohm", 2000); // the ohm sign U+2126
        row(1, "Ohm", "V/A", 1);
        row(1, "T", "Wb/m2", 1);
        row(1, "F", "A.s/V", 1);
        row(1, "H", "V*s/A", 1);
        row(4, "mV/V", "1", 0.004);
        row(3, "N/m^1.5", "N/m^(3/2)", 3);
        row(3, "kg^0.5/s", "kg^(1/2)/s", 3);
        row(3, "m(5/2)/s", "m^2.5/s", 3);
        row(3, "m(1/2)", "m^(1/2)", 3);
        row(3, "m3/(s.bar(1/2))", "m3/(s.bar^0.5)", 3);
        row(3, "m(-1/2)", "1/m(1/2)", 3);
        row(1, "mm(1/2)", "m(1/2)", 0.03162277660168379); // sqrt(1e-3)
        row(1, "(m5/s2)(1/2)", "m(5/2)/s", 1);
        row(3, "Pa^0.5", "sqrtless", std::nan(""));
        row(1, "bar/(A.s2)", "Pa/(A*s^2)", 1e5);
        row(1, "[mm]", " m ", 1e-3);
        row(5, "10^-3 m", "mm", 5);
        row(5, "1e-3 m", "mm", 5);
        row(2, "in", "mm", 50.8);
        row(2, "ft", "m", 0.6096); // not the femto-tonne
        row(2, "cd", "cd", 2);     // not the centi-day
        row(1, "kgf", "N", 9.80665);
        row(1, "PS", "W", 735.49875);
        row(2, "Newtons", "N", 2);
        row(2, "Volts", "mV", 2000);
    }

    void numbersConvertExactly() {
        QFETCH(double, value);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(double, expected);
        if (std::isnan(expected)) {
            QVERIFY_THROWS_EXCEPTION(Error, convert(value, from.toStdString(), to.toStdString()));
            return;
        }
        const double got = convert(value, from.toStdString(), to.toStdString());
        // At most eight roundings (prefixes, a quotient, an offset): 8 * 2^-53 < 1e-15 of the largest number
        // met, which is the absolute temperature (255 K and more) where there is an offset.
        const double size = from.contains("°") || from.contains("K") || from.contains("deg")
                                ? std::max(std::abs(expected), 373.15)
                                : std::abs(expected);
        QVERIFY2(std::abs(got - expected) <= 1e-15 * size,
                 qPrintable(QString("%1 differs from %2").arg(got, 0, 'g', 17).arg(expected, 0, 'g', 17)));
    }

    void decimalPrefixesRoundOnce() {
        for (const double value : {0.1, 0.7, 1.3, 4.9, 123.456, 7e-5}) {
            QCOMPARE(convert(value, "mm", "m"), value / 1e3);
            QCOMPARE(convert(value, "µm", "m"), value / 1e6);
            QCOMPARE(convert(value, "nm", "m"), value / 1e9);
            QCOMPARE(convert(value, "km", "mm"), value * 1e6);
            QCOMPARE(convert(value, "kg", "g"), value * 1e3);
        }
    }

    void dimensionlessTextsAreOne() {
        for (const char* text : {"", " ", "-", "–", "1", "[-]", "[1]", "[]"}) {
            const auto unit = parseUnit(text);
            QVERIFY2(unit, text);
            QVERIFY(unit->dimension == Dimension{});
            QCOMPARE(unit->factor, 1.0);
        }
    }

    void refusalsNameThePart_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* text, const char* part) {
            QTest::addRow("%s", text) << text << part;
        };
        row("foo", "\"foo\" is not a known unit");
        row("N/foo", "\"foo\" is not a known unit");
        row("J/kg.K", "\".K\"");
        row("J/kg K", "\"K\"");
        row("(kg.m", "a \")\" is missing");
        row("kg.m)", "\")\" is out of place");
        row("m^", "exponent of \"m\"");
        row("m^x", "exponent of \"m\"");
        row("N/", "a unit is missing at the end");
        row("/s", "\"/s\" is out of place");
        row("m/2", "the number 2 is out of place");
        row("m5/2", "is written m(5/2)");
        row("m2.5/s", "is written m(5/2)");
        row("V(2)", "\"(2)\" is out of place");
        row("m(5/0)", "exponent of \"m\"");
        row("m(1/7)", "cannot be raised");
        row("m^0.3333", "cannot be raised");
        row("0 m", "not a positive number");
        row("V (rms)", "\"rms\"");
        row("barg", "\"barg\"");
        row("kmin", "\"kmin\"");
        row("s^99999999999", "cannot be raised");
    }

    void refusalsNameThePart() {
        QFETCH(QString, text);
        QFETCH(QString, part);
        const QString why = QString::fromStdString(refusal(text.toUtf8().constData()));
        QVERIFY2(why.contains(part), qPrintable(why));
    }

    void differentDimensionsAreRefusedWithBothUnits() {
        try {
            convert(1, "bar", "N");
            QFAIL("no error");
        } catch (const Error& e) {
            QCOMPARE(e.sentence(), std::string("\"bar\" (kg/(m.s2)) cannot be converted to \"N\" (kg.m/s2): "
                                               "their dimensions differ"));
        }
    }

    /// An accelerometer's g is no gram; what is meant is said, and can be written.
    void gravityIsNoGram() {
        for (const auto& [from, to] : {std::pair("g", "m/s2"), std::pair("mm/s2", "g")}) try {
                convert(1, from, to);
                QFAIL("no error");
            } catch (const Error& e) {
                QVERIFY2(e.sentence().find("\"g\" is the gram") != std::string::npos, e.sentence().c_str());
            }
        QCOMPARE(convert(2, "9.80665 m/s2", "m/s2"), 19.6133);
    }

    void turnsAndRadiansAreNeverMixedSilently() {
        // 1/min of a shaft means turns, 1/s of an oscillator radians: a factor 2 pi that no text settles.
        for (const auto& [from, to] : std::vector<std::pair<const char*, const char*>>{
                 {"1/min", "rad/s"}, {"Hz", "rad/s"}, {"Hz", "rpm"}, {"rpm", "1/s"}, {"rpm", "Hz"}})
            QVERIFY_THROWS_EXCEPTION(Error, convert(1, from, to));
    }

    void productsQuotientsAndPowersFollowTheAlgebra() {
        const Unit newton = *parseUnit("N"), metre = *parseUnit("m"), second = *parseUnit("s");
        QVERIFY(sameDimension(newton * metre, *parseUnit("J")));
        QVERIFY(sameDimension(newton * metre / second, *parseUnit("W")));
        QVERIFY(sameDimension(*power(metre, 3), *parseUnit("l")));
        QVERIFY(sameDimension(*power(*power(second, 0.5), 2), second));
        QVERIFY(!power(second, 0.3));
        QVERIFY(power(*parseUnit("m5/s2"), 0.5)->dimension == parseUnit("m(5/2)/s")->dimension);
        QVERIFY(sameDimension(*parseUnit("N.m/rad"), *parseUnit("N.m")));
        QVERIFY(!sameDimension(*parseUnit("N"), *parseUnit("kg")));
    }

    void dimensionsAreWrittenInSiAndReadBack_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("si");
        const auto row = [](const char* text, const char* si) { QTest::addRow("%s", text) << text << si; };
        row("N", "kg.m/s2");
        row("bar/(A.s2)", "kg/(m.s4.A)");
        row("1", "1");
        row("Hz", "1/s");
        row("rpm", "rad/s");
        row("N/m^0.5", "kg.m^(1/2)/s2");
        row("m(5/2)/s", "m^(5/2)/s");
        row("s^(1/3)", "s^(1/3)");
        row("V", "kg.m2/(s3.A)");
    }

    void dimensionsAreWrittenInSiAndReadBack() {
        QFETCH(QString, text);
        QFETCH(QString, si);
        const auto unit = parseUnit(text.toStdString());
        QVERIFY(unit);
        QCOMPARE(QString::fromStdString(toString(unit->dimension)), si);
        const auto again = parseUnit(si.toStdString());
        QVERIFY(again);
        QVERIFY(again->dimension == unit->dimension);
        QCOMPARE(again->factor, 1.0);
    }
};

RIGOR_TEST(TestUnits)
#include "test_units.moc"

} // namespace test_units

// Which mixtures of units are reported, and which are not.

#include "model_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_unit_warnings {

using namespace rigor;
using namespace rigor::test;

class TestUnitWarnings : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void warnings_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("millimetres and metres",
            "model M\nparameter Real S(unit=\"m\")=2; parameter Real zM(unit=\"mm\")=2; Real "
            "zt(unit=\"1\")=1;\nReal z(unit=\"mm\") = min(max(S*zt, 0), zM);\nend M;",
            "3:29:4 Units differ: S*zt is in m, zM in mm, a factor of 1000.");
        row("pressure and its rate",
            "model M\nReal p(unit=\"bar\"); Real q(unit=\"bar/s\") = 1;\nequation\nder(p) = p + q;\nend M;",
            "4:10:1 Units differ: p is in bar, q in bar/s.");
        row("equation", "model M\nReal s(unit=\"m\") = 1; Real v(unit=\"m/s\");\nequation\nv = s;\nend M;",
            "4:5:1 Units differ: v is in m/s, s in m.");
        row("derivative",
            "model M\nReal s(unit=\"m\"); Real v(unit=\"mm/s\") = 1;\nequation\nder(s) = v;\nend M;",
            "4:10:1 Units differ: der(s) is in m/s, v in mm/s, a factor of 1000.");
        row("angle in degrees", "model M\nReal a(unit=\"deg\") = 1; Real y = sin(a);\nend M;",
            "2:38:1 sin takes an angle in rad; a is in deg.");
        row("exponent with a unit", "model M\nReal v(unit=\"m/s\") = 1; Real y = exp(v);\nend M;",
            "2:38:1 exp takes a number without unit; v is in m/s.");
        row("comparison", "model M\nReal a(unit=\"m\") = 1; Real y = if a > time then 1 else 2;\nend M;",
            "2:39:4 Units differ: time is in s, a in m.");
        row("start value",
            "model M\nparameter Real l(unit=\"m\")=1; Real x(unit=\"s\", start=l);\nequation\nder(x) = "
            "1;\nend M;",
            "2:54:1 Units differ: x is in s, l in m.");
        row("places of a table",
            "model M\nparameter Real k[2](each unit=\"m\")={0,1}; Real y = table(time, k, {1, 2});\nend M;",
            "2:58:4 Units differ: time is in s, k in m.");
        row("unit that is none", "model M\nReal a(unit=\"furlongg\") = 1;\nend M;",
            "2:13:10 The unit furlongg is not known.");
        row("value outside its bounds", "model M\nparameter Real a(min=0, max=1) = 2; Real y = a;\nend M;",
            "2:16:1 a = 2 lies outside its own bounds, 0 to 1.");

        row("numbers adapt",
            "model M\nReal a(unit=\"m\") = 1; Real b(unit=\"m\") = a + 3; Real c(unit=\"m\") = 2*a + "
            "0.5*b;\nend M;",
            "");
        row("a number may convert",
            "model M\nReal a(unit=\"m\") = 1; Real b(unit=\"mm\") = 1000*a; Real w(unit=\"rad/s\") = "
            "3.14/30*a;\nend M;",
            "");
        row("no unit says nothing",
            "model M\nReal a = 1; Real b(unit=\"mm\") = a; Real c(unit=\"mm\") = a + b;\nend M;", "");
        row("conversion with a unit of its own",
            "model M\nconstant Real k(unit=\"rad/(s.rpm)\")=Modelica.Constants.pi/30; Real "
            "n(unit=\"rpm\")=1; Real w(unit=\"rad/s\")=n*k; Real v(unit=\"rad/s\") = w + n*k;\nend M;",
            "");
        row("newton metre and joule",
            "model M\nReal a(unit=\"N.m\") = 1; Real b(unit=\"J\") = a; Real c(unit=\"W\") = "
            "a*2/(3*time);\nend M;",
            "");
        row("radian is a number",
            "model M\nReal w(unit=\"rad/s\") = 1; Real v(unit=\"m/s\") = w*r; Real r(unit=\"m\") = 1; Real c "
            "= cos(w*time);\nend M;",
            "");
        row("roots and powers",
            "model M\nReal p(unit=\"Pa\") = 1; Real r(unit=\"Pa^0.5\") = sqrt(p); Real q(unit=\"Pa^0.5\") = "
            "p/(p^2 + 1e10)^0.25;\nend M;",
            "");
        row("fractional powers",
            "model M\nparameter Real A(unit=\"m2\")=1; parameter Real k(unit=\"m(5/2)/s\")=1; Real "
            "h(unit=\"m\", start=1);\nequation\nA*der(h) = -k*sqrt(h);\nend M;",
            "");
        row("the root of a power",
            "model M\nReal a(unit=\"m5/s2\") = 1; Real b(unit=\"m2/s\") = sqrt(a);\nend M;",
            "2:49:7 Units differ: b is in m2/s, sqrt(a) in m^(5/2)/s.");
        row("a fraction written otherwise", "model M\nReal a(unit=\"m5/2\") = 1;\nend M;",
            "2:13:6 The unit m5/2 is not understood: the number 2 is out of place; a number may only come "
            "first, "
            "and a fraction as an exponent is written m(5/2).");
        row("guards of different kinds",
            "model M\nReal x(unit=\"m\"); Real v(unit=\"m/s\") = 1;\nequation\nder(x) = v;\nwhen x >= 1 and "
            "v <= 0 then terminate(\"\"); end when;\nend M;",
            "");
    }

    void warnings() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const auto result = compileModel(text.toStdString(), "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), expected);
        QVERIFY(result.model); // a warning never blocks
    }

    void aWarningIsGivenBesideAnError() {
        const auto result = compileModel(
            "model M\nReal s(unit=\"m\") = 1; Real v(unit=\"m/s\");\nequation\nv = s;\nv = nope;\nend M;",
            "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("4:5:1 Units differ: v is in m/s, s in m.\n5:5:4 nope is not declared."));
    }

    void aLoopGivesOneWarning() {
        const auto result = compileModel("model M\nReal s[5](each unit=\"m\"); Real v(unit=\"m/s\") = "
                                         "1;\nequation\nfor i in 1:5 loop\ns[i] = i*v;\nend for;\nend M;",
                                         "m.mo");
        QCOMPARE(result.problems.size(), std::size_t(1));
    }
};

RIGOR_TEST(TestUnitWarnings)
#include "test_unit_warnings.moc"

} // namespace test_unit_warnings

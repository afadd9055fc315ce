// Every construct of the subset, by the number it must give.

#include "model_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_language {

using namespace rigor;
using namespace rigor::test;

class TestLanguage : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void expressionsGiveTheirValue_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* name, const char* body, double expected) {
            QTest::newRow(name) << QString::fromUtf8(body) << expected;
        };
        // Exact in double precision unless a tolerance of one rounding is natural; compared to 1e-14
        // relative.
        row("precedence", "output Real y; equation y = 1 + 2*3^2 - 4/2;", 17);
        row("minus binds weaker than a power", "output Real y; equation y = -3^2;", -9);
        row("negative exponent", "output Real y; equation y = 2^(-2);", 0.25);
        row("if",
            "output Real y; parameter Real p = 2; equation y = if p > 1 then 10 elseif p > 0 then 20 else "
            "30;",
            10);
        row("elseif",
            "output Real y; parameter Real p = 0.5; equation y = if p > 1 then 10 elseif p > 0 then 20 else "
            "30;",
            20);
        row("and or not",
            "output Real y; parameter Real p = 2; equation y = if not p > 3 and (p < 1 or p >= 2) then 1 "
            "else 0;",
            1);
        row("any order of equations", "output Real y; Real a; Real b; equation y = a + b; a = 2*b; b = 3;",
            9);
        row("value on the right", "output Real y; Real a; equation 5 = a; y = a;", 5);
        row("binding of a variable", "Real a = 4; output Real y = a/2;", 2);
        row("parameter of a parameter",
            "parameter Real a = 3; parameter Real b = 2*a; output Real y; equation y = b;", 6);
        row("constants", "constant Real c = Modelica.Constants.g_n; output Real y; equation y = c;", 9.80665);
        row("import", "import Modelica.Constants.pi; output Real y; equation y = pi;",
            3.14159265358979323846);
        row("import with a name", "import C = Modelica.Constants; output Real y; equation y = C.pi;",
            3.14159265358979323846);
        row("vectors", "Real a[3]; output Real y; equation a = {1, 2, 3} + 2*{1, 1, 1}; y = a*a;",
            9 + 16 + 25);
        row("matrix times vector",
            "constant Real A[2,2] = {{1, 2}, {3, 4}}; Real v[2]; output Real y; equation v = A*{1, 10}; y = "
            "v[1] + 100*v[2];",
            21 + 4300);
        row("matrix of rows", "constant Real A[2,2] = [1, 2; 3, 4]; output Real y; equation y = A[2,1];", 3);
        row("row of a matrix",
            "constant Real A[2,3] = {{1, 2, 3}, {4, 5, 6}}; output Real y; equation y = sum(A[2,:]);", 15);
        row("element by element", "output Real y; equation y = sum({1, 2, 3}.*{4, 5, 6});", 32);
        row("slices", "constant Real a[4] = {1, 2, 3, 4}; output Real y; equation y = sum(a[2:3]);", 5);
        row("for",
            "constant Integer n = 4; Real a[n]; output Real y; equation for i in 1:n loop a[i] = i^2; end "
            "for; y = sum(a);",
            30);
        row("for backwards by two",
            "Real a[5]; output Real y; equation for i in 5:-2:1 loop a[i] = i; end for; for i in {2, 4} loop "
            "a[i] = 0; end for; y = sum(a);",
            9);
        row("branch chosen by a loop",
            "Real a[3]; output Real y; equation for i in 1:3 loop a[i] = if i == 1 then 1 else 2*a[i-1]; end "
            "for; y = a[3];",
            4);
        row("comprehension", "output Real y; equation y = sum({i*j for i in 1:3, j in 1:2});", 18);
        row("sum over a range", "output Real y; equation y = sum(i^2 for i in 1:3);", 14);
        row("size", "parameter Real a[:] = {1, 2, 3, 4, 5}; output Real y; equation y = size(a, 1);", 5);
        row("min max of a vector", "output Real y; equation y = max({1, 7, 3}) - min({4, 2, 3});", 5);
        row("functions of mathematics",
            "output Real y; equation y = sqrt(16) + exp(0) + log(1) + atan2(0, 1) + abs(-2) + sign(-3) + "
            "floor(2.7) + ceil(2.2) + log10(1000) + mod(7, 3);",
            4 + 1 + 0 + 0 + 2 - 1 + 2 + 3 + 3 + 1);
        row("full names", "output Real y; equation y = Modelica.Math.cos(0) + noEvent(smooth(0, 2));", 3);
        row("signedPower", "output Real y; equation y = signedPower(-2, 2) + absPower(-2, 3);", 4);
        row("table", "output Real y; parameter Real x = 1.5; equation y = table(x, {0, 1, 2}, {0, 10, 30});",
            20);
        row("table holds its ends",
            "output Real y; parameter Real x = 5; equation y = table(x, {0, 1, 2}, {0, 10, 30});", 30);
        row("slope to the right of a corner",
            "output Real y; parameter Real x = 1; equation y = tableSlope(x, {0, 1, 2}, {0, 10, 30});", 20);
        row("interpolate goes on beyond its ends",
            "output Real y; parameter Real x = 3; equation y = Modelica.Math.Vectors.interpolate({0, 1, 2}, "
            "{0, 10, 30}, x) + Modelica.Math.Vectors.interpolate({0, 1, 2}, {0, 10, 30}, -1);",
            50 - 10);
        row("spline of degree 1 is a table",
            "output Real y; parameter Real x = 1.5; equation y = bspline(x, {0, 0, 1, 2, 2}, 1, {0, 10, "
            "30});",
            20);
        row("function",
            "function f input Real a; input Real b = 3; output Real c; algorithm c := a*b; end f; output "
            "Real y; equation y = f(2) + f(2, 4);",
            14);
        row("function with a vector, a loop and a condition",
            "function f input Real v[:]; output Real s; algorithm s := 0; for i in 1:size(v, 1) loop if v[i] "
            "> 0 then s := s + v[i]; end if; end for; end f;"
            "parameter Real p[3] = {1, -2, 3}; output Real y; equation y = f(p);",
            4);
        row("several results",
            "function f input Real a; output Real b[2]; output Real c; algorithm b := {a, 2*a}; c := 3*a; "
            "end f;"
            "Real v[2]; Real w; output Real y; equation (v, w) = f(2); y = v[2] + w;",
            10);
        row("if between equations",
            "parameter Real p = 1; Real a; output Real y; equation if p > 0 then a = 1; y = 2*a; else a = 3; "
            "y = 5*a; end if;",
            2);
        row("comments and units",
            "// a\n/* b */ output Real y(unit=\"m/s\", displayUnit=\"km/h\") \"c\"; equation y = 1 /* d */;",
            1);
        row("annotations are passed over",
            "output Real y annotation(Dialog(tab=\"x\")); equation y = 1; "
            "annotation(experiment(StopTime=3));",
            1);
        row("Integer parameters give sizes",
            "parameter Integer n = 3; Real a[n]; output Real y; equation a = fill(2, n); y = sum(a);", 6);
    }

    void expressionsGiveTheirValue() {
        QFETCH(QString, body);
        QFETCH(double, expected);
        double value = 0;
        try {
            value = valueOf(body.toStdString());
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
        QVERIFY2(std::abs(value - expected) <= 1e-14 * std::max(1.0, std::abs(expected)),
                 qPrintable(QString::number(value, 'g', 17)));
    }

    void startValuesFollowParametersAndOtherStates() {
        const auto result = compileModel("model M parameter Real a = 2; Real x(start=3*a); Real z(start=w + "
                                         "1); Real w = x^2; equation der(x) = -x; der(z) = 0; end M;",
                                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        std::vector<double> values = declaredSlots(*result.model);
        const SlotLayout at(*result.model);
        QCOMPARE(values[at.states], 6.0);
        QCOMPARE(values[at.states + 1], 37.0);
        values[at.parameters] = 5;
        QCOMPARE(evaluated(result.model->formulas().initial, values)[0], 15.0);
    }

    void implicitSystemsTakeTheVariablesWithoutEquation() {
        const auto result = compileModel("model M parameter Real p = 3; Real a; Real b; Real c; equation 0 = "
                                         "a + b - p; 0 = a - b + c; c = 2*a; end M;",
                                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        const Model& m = *result.model;
        QCOMPARE(m.unknowns().size(), std::size_t(2));
        QVERIFY(m.capabilities().implicit);
        std::vector<double> values = declaredSlots(m);
        const SlotLayout at(m);
        values[at.unknowns] = 1;
        values[at.unknowns + 1] = 7;
        // a + b - p = 5 and a - b + 2a = -4
        QCOMPARE(evaluated(m.formulas().residual, values), (std::vector<double>{5, -4}));
    }

    void whenBecomesAGuardAndAnAction() {
        const auto result =
            compileModel("model M Real x(start=1); output Real hit(unit=\"s\"); Integer n(start=0); equation "
                         "der(x) = -1;\n"
                         "when x <= 0 then reinit(x, 2); hit = time; n = pre(n) + 1; end when;\n"
                         "when x >= 5 and time >= 3 then terminate(\"far\"); end when; end M;",
                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        const Model& m = *result.model;
        const SlotLayout at(m);
        std::vector<double> values = declaredSlots(m);
        QVERIFY(std::isnan(values[at.discretes])); // an event time is missing until it fires
        QCOMPARE(values[at.discretes + 1], 0.0);
        values[0] = 4;
        values[at.states] = 0.5;
        // x - 0 = 0.5; max(5 - x, 3 - t) = max(4.5, -1)
        QCOMPARE(evaluated(m.formulas().guards, values), (std::vector<double>{0.5, 4.5}));
        values[at.discretes + 1] = 6;
        QCOMPARE(evaluated(m.formulas().actions[0], values), (std::vector<double>{2, 4, 7}));
        QVERIFY(m.events()[1].terminates);
        QCOMPARE(m.events()[1].message, std::string("far"));
        QCOMPARE(evaluated(m.formulas().timeEvents, values), std::vector<double>{3});
    }

    /// x > y does not hold where both are equal, and so does no condition that has such comparisons alone;
    /// where time comes to a limit the integrator stops, and the event is there.
    void aConditionIsStrictIfItsComparisonsAre() {
        const auto strict = [](const std::string& condition) {
            const auto result =
                compileModel("model M Real x(start=1); Real y(start=0); Integer mode(start=2); "
                             "Boolean open(start=true); equation der(x) = -1; der(y) = 1;\n"
                             "when " +
                                 condition + " then mode = 1; open = false; end when; end M;",
                             "m.mo");
            return result.model && result.model->events()[0].strict;
        };
        for (const char* condition : {"x < 0", "y > x", "mode == 2 and y > x", "not x <= 0", "x < 0 or y > 3",
                                      "open and mode > 1 and y > x", "not (x >= 0 or y >= 1)"})
            QVERIFY2(strict(condition), condition);
        for (const char* condition : {"x <= 0", "y >= x", "mode == 2 and x <= 0", "not x < 0",
                                      "x < 0 or y >= 3", "time > 1", "time > 1 and x < 0", "open"})
            QVERIFY2(!strict(condition), condition);
    }

    void cornersOverTimeBecomeTimeEvents() {
        const auto result =
            compileModel("model M parameter Real a = 2; output Real y; Real z; equation y = table(time, {0, "
                         "a, 2*a}, {0, 1, 0});\n"
                         "z = table(time - 1, {0, 5}, {0, 1}) + (if time < 7 then 1 else 0); end M;",
                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        std::vector<double> values = declaredSlots(*result.model);
        auto times = evaluated(result.model->formulas().timeEvents, values);
        std::sort(times.begin(), times.end());
        QCOMPARE(times, (std::vector<double>{0, 1, 2, 4, 6, 7}));
    }

    void limitsOfStatesBecomeFloors() {
        const auto result = compileModel(
            "model M parameter Real f = 3; Real x; equation der(x) = 1; atLeast(x, 2*f); end M;", "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        QCOMPARE(result.model->floors().size(), std::size_t(1));
        QCOMPARE(evaluated(result.model->formulas().floors, declaredSlots(*result.model)),
                 std::vector<double>{6});
    }

    void computedParametersFollowTheOthersAndHaveNoSlot() {
        const auto result = compileModel(
            "model M parameter Real a = 2; parameter Real b = 3*a; output Real y; equation y = b; end M;",
            "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        QCOMPARE(result.model->parameters().size(), std::size_t(1));
        std::vector<double> values = declaredSlots(*result.model);
        values[SlotLayout(*result.model).parameters] = 10;
        QCOMPARE(outputAt(*result.model, "y", values), 30.0);
        QCOMPARE(outputAt(*result.model, "b", values), 30.0);
    }

    void outputsComeDeclaredFirst() {
        const auto result =
            compileModel("model M Real a = 1; output Real b; Real c = 2; equation b = a + c; end M;", "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        QCOMPARE(result.model->declaredOutputs(), std::size_t(1));
        QCOMPARE(result.model->outputs()[0].name, std::string("b"));
        QCOMPARE(result.model->outputs().size(), std::size_t(3));
    }

    void boundsMayBeExpressions() {
        const auto result = compileModel("model M constant Real c = 2; parameter Real a(min=-c, max=c^3, "
                                         "nominal=c) = 1; output Real y = a; end M;",
                                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        const Variable& a = result.model->parameters()[0];
        QCOMPARE(a.min, -2.0);
        QCOMPARE(a.max, 8.0);
        QCOMPARE(a.nominal, 2.0);
    }
};

RIGOR_TEST(TestLanguage)
#include "test_language.moc"

} // namespace test_language

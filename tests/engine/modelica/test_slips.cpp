// What people write on paper and in other languages: it is told as what it is, at its place, and what is
// offered in its stead makes the text right. Right texts are left alone.

#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>

namespace test_slips {

using namespace rigor;
using namespace rigor::test;

namespace {

/// The text with the first replacement that a finding offers, or nothing if none does.
std::optional<std::string> mended(const std::string& text, const CompiledModel& result) {
    for (const ModelProblem& p : result.problems) {
        if (p.replacement.empty()) continue;
        QStringList lines = QString::fromStdString(text).split('\n');
        QString& line = lines[p.place.line - 1];
        line.replace(p.place.column - 1, p.length, QString::fromStdString(p.replacement));
        return lines.join('\n').toStdString();
    }
    return std::nullopt;
}

/// A random expression of the language over x, v, k, time and the vector a.
std::string expression(RandomStream& random, int depth) {
    const auto pick = [&](std::initializer_list<const char*> list) {
        return std::string(
            list.begin()[static_cast<std::size_t>(random.uniform() * static_cast<double>(list.size()))]);
    };
    const auto space = [&] { return pick({"", " ", "\n  ", "  ", "\t"}); };
    const double choice = random.uniform();
    if (depth == 0 || choice < 0.2)
        return pick({"x", "v", "k", "time", "a[1]", "a[2]", "2", "0.5", "1e-3", "3.", "sum(a)", "max(0,5)",
                     "atan2(1,2)", "2*a[1]", "sum({1,2})", "f(3,4)"});
    const std::string left = expression(random, depth - 1), right = expression(random, depth - 1);
    if (choice < 0.35)
        return left + space() + "/" + space() + "(1.5 + abs(" + right + "))"; // never a literal 0
    if (choice < 0.6) return left + space() + pick({"+", "-", "*"}) + space() + "(" + right + space() + ")";
    if (choice < 0.7) return pick({"sin", "exp", "abs", "tanh"}) + space() + "(" + left + ")";
    if (choice < 0.8) return "(" + left + ")" + space() + "^" + space() + "2";
    if (choice < 0.9)
        return "(if " + left + pick({" <= ", ">"}) + right + " then " + left + " else " + right + ")";
    return pick({"min(", "max("}) + left + "," + space() + right + ")";
}

} // namespace

class TestSlips : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theyAreToldAndMended_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("finding");
        QTest::addColumn<QString>("mended");
        const auto row = [](const char* name, const char* text, const char* finding, const char* right) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(finding)
                                << QString::fromUtf8(right);
        };
        row("decimal comma", "parameter Real p = 0,5;",
            "2:20:3 A decimal number has a point, not a comma: 0.5. [0.5]", "parameter Real p = 0.5;");
        row("decimal comma in an attribute", "parameter Real p(min=0,1, max=3) = 2;",
            "2:22:3 A decimal number has a point, not a comma: 0.1. [0.1]",
            "parameter Real p(min=0.1, max=3) = 2;");
        row("decimal comma in a product", "Real y = (0,5 + x)*1,25;",
            "2:11:3 A decimal number has a point, not a comma: 0.5. [0.5]\n"
            "2:20:4 A decimal number has a point, not a comma: 1.25. [1.25]",
            "Real y = (0.5 + x)*1.25;");
        row("decimal comma in an argument", "Real y = sin(0,5);",
            "2:14:3 A decimal number has a point, not a comma: 0.5. [0.5]", "Real y = sin(0.5);");
        row("thousands", "Real y = 1,234.5;", "2:10:7 A number has no comma in it: 1234.5. [1234.5]",
            "Real y = 1234.5;");
        row("unit behind a number", "parameter Real p = 1 kg;",
            "2:16:8 The unit of a value stands before the =: p(unit=\"kg\") = 1. [p(unit=\"kg\") = 1]",
            "parameter Real p(unit=\"kg\") = 1;");
        row("unit joined to a number", "parameter Real p = -1.5e3kg/m3;",
            "2:16:15 The unit of a value stands before the =: p(unit=\"kg/m3\") = -1.5e3. "
            "[p(unit=\"kg/m3\") = -1.5e3]",
            "parameter Real p(unit=\"kg/m3\") = -1.5e3;");
        row("unit behind attributes", "parameter Real p(min=0) = 5 N/m;",
            "2:16:16 The unit of a value stands before the =: p(min=0, unit=\"N/m\") = 5. "
            "[p(min=0, unit=\"N/m\") = 5]",
            "parameter Real p(min=0, unit=\"N/m\") = 5;");
        row("unit stated already", "parameter Real p(unit=\"N\") = 5 N;",
            "2:16:17 The unit of a value stands before the =: p(unit=\"N\") = 5. [p(unit=\"N\") = 5]",
            "parameter Real p(unit=\"N\") = 5;");
        row("unit in an equation", "Real y; equation y = 10 N;",
            "2:22:4 A number has no unit in an equation, and a product needs *. What is 10 N is declared: "
            "parameter "
            "Real c(unit=\"N\") = 10.",
            "");
        row("unit in an attribute", "Real y(start=2 mm) = 3;",
            "2:14:4 A number has no unit here: a declaration states it once, as unit=\"mm\".", "");
        row("units in a list", "parameter Real p[2] = {1 N, 2};",
            "2:24:3 A number has no unit here: a declaration states it once, as unit=\"N\".", "");
        row("attributes behind the value", "parameter Real p = 3(unit=\"m\");",
            "2:21:1 What is in parentheses stands before the =: p(unit = ...) = ...", "");
        row("dash of a derivative", "Real z; equation z' = 3;",
            "2:18:2 The derivative of z is written der(z). [der(z)]", "Real z; equation der(z) = 3;");
        row("prime of an element", "Real z[2]; equation z[1]′ = 3; der(z[2]) = 1;",
            "2:21:5 The derivative of z[1] is written der(z[1]). [der(z[1])]",
            "Real z[2]; equation der(z[1]) = 3; der(z[2]) = 1;");
        row("two dashes", "Real z; equation z'' = 3;",
            "2:18:3 A second derivative needs a state of its own: der(z) = v; der(v) = ...", "");
        row("second derivative", "Real z; equation k*der(der(z)) = 3;",
            "2:20:11 A second derivative needs a state of its own: der(z) = v; der(v) = ...", "");
        row("quotient", "Real z; equation dz/dt = 3;", "2:18:5 A derivative is written der(z). [der(z)]",
            "Real z; equation der(z) = 3;");
        row("quotient within a product", "Real z; equation k*d(z)/dt = 3;",
            "2:20:7 A derivative is written der(z). [der(z)]", "Real z; equation k*der(z) = 3;");
        row("operator", "Real z; equation d/dt(z) = 3;", "2:18:7 A derivative is written der(z). [der(z)]",
            "Real z; equation der(z) = 3;");
        row("der without parentheses", "Real z; equation der z = 3;",
            "2:18:5 The argument of der stands in parentheses: der(z). [der(z)]",
            "Real z; equation der(z) = 3;");
        row("name with dot", "Real z; Real y; equation der(z) = 3; y = z_dot;",
            "2:42:5 z_dot is not declared; a derivative is written der(z). [der(z)]",
            "Real z; Real y; equation der(z) = 3; y = der(z);");
        row("assignment", "Real y; equation y := 3;",
            "2:20:2 An equation is written with =, not with :=. [=]", "Real y; equation y = 3;");
        row("comparison", "Real y; equation y == 3;",
            "2:20:2 An equation is written with =, not with ==. [=]", "Real y; equation y = 3;");
        row("comparison in a declaration", "Real y == 3;", "2:8:2 A value is given by =, not by ==. [=]",
            "Real y = 3;");
        row("equation in a condition",
            "Integer n(start=1); Real y = if n = 1 then 2 else 3; equation when x > 9 then "
            "n = 2; end when;",
            "2:35:1 A comparison is written ==, <= or >=; = is for equations. [==]",
            "Integer n(start=1); Real y = if n == 1 then 2 else 3; equation when x > 9 then n = 2; end "
            "when;");
        row("no semicolon", "Real y\nReal z; equation\ny = 3\nz = y;",
            "2:6:1 ; is missing after this declaration. [y;]\n4:5:1 ; is missing after this equation. [3;]",
            "Real y;\nReal z; equation\ny = 3;\nz = y;");
        row("no star", "Real y = 2x;", "2:10:2 A product needs *: 2*x. [2*x]", "Real y = 2*x;");
        row("blank for star", "Real y = k x + 2 k;",
            "2:10:3 A product needs *: k*x. [k*x]\n2:16:3 A product needs *: 2*k. [2*k]",
            "Real y = k*x + 2*k;");
        row("unit or variable", "parameter Real m = 2; Real y = 3 m;",
            "2:32:3 A product needs *: 3*m. If m is a unit, it stands before the =, as unit=\"m\" in "
            "parentheses.",
            "");
        row("no star before parentheses", "Real y = 2(x + 1)(k + 1);",
            "2:10:2 A product needs *: 2*(...). [2*(]\n2:17:2 A product needs *: )*(...). [)*(]",
            "Real y = 2*(x + 1)*(k + 1);");
        row("no star before a function", "Real y = k sin(x);", "2:10:5 A product needs *: k*sin. [k*sin]",
            "Real y = k*sin(x);");
        row("raised", "Real y = x² + x⁻¹;",
            "2:11:1 A power is written ^2. [^2]\n2:16:2 A power is written ^(-1). [^(-1)]",
            "Real y = x^2 + x^(-1);");
        row("signs", "Real y = −x·2 × 3 ÷ 4;",
            "2:10:1 − is written - here. [-]\n2:12:1 · is written * here. [*]\n2:15:1 × is written * here. "
            "[*]\n"
            "2:19:1 ÷ is written / here. [/]",
            "Real y = -x*2 * 3 / 4;");
        row("relations", "Real y = if x ≤ 2 && k >= 1 then 1 else 2;",
            "2:15:1 ≤ is written <= here. [<=]\n2:19:2 && is written and here. [and]",
            "Real y = if x <= 2 and k >= 1 then 1 else 2;");
        row("pi", "Real y = 2*π;", "2:12:1 π is written Modelica.Constants.pi here. [Modelica.Constants.pi]",
            "Real y = 2*Modelica.Constants.pi;");
        row("Greek letters", "parameter Real ω₀ = 1; Real y = ω₀;",
            "2:16:2 A name has only the letters a to z, digits and _: omega0 instead of ω₀. [omega0]",
            "parameter Real omega0 = 1; Real y = omega0;");
        row("umlaut", "Real Höhe = 1;",
            "2:6:4 A name has only the letters a to z, digits and _: Hoehe instead of Höhe. [Hoehe]",
            "Real Hoehe = 1;");
        row("logarithm", "Real y = ln(k);", "2:10:2 ln is written log here. [log]", "Real y = log(k);");
        row("power of e", "Real y = 3*e^(-k*x);", "2:12:8 A power of e is written exp(-k*x). [exp(-k*x)]",
            "Real y = 3*exp(-k*x);");
        row("two stars", "Real y = x**2;", "2:11:2 ** is written ^ here. [^]", "Real y = x^2;");
        row("pow", "Real y = pow(x, 2);", "2:10:3 A power is written a^b, not pow(a, b).", "");
        row("function without parentheses", "Real y = 2*sin x + 3;",
            "2:12:5 The argument of sin stands in parentheses: sin(x). [sin(x)]", "Real y = 2*sin(x) + 3;");
        row("function without an argument", "Real y = exp -k;",
            "2:10:3 exp is a function: its argument stands in parentheses, exp(x).", "");
        row("arcus", "Real y = arctan(x);", "2:10:6 arctan is written atan here. [atan]",
            "Real y = atan(x);");
        row("t", "Real y = sin(t);", "2:14:1 t is not declared; the time is called time. [time]",
            "Real y = sin(time);");
        row("of t", "Real y = 2*x(t);",
            "2:12:4 x is its value at the time of the run; write it without (t). [x]", "Real y = 2*x;");
        row("start as an equation", "Real z; equation der(z) = 1; z(0) = 2;",
            "2:30:4 A value at the start stands in the declaration: Real z(start=...).", "");
        row("parameter without a type", "parameter p = 5;", "2:11:1 The type is missing: Real p. [Real p]",
            "parameter Real p = 5;");
        row("parameter without all", "p = 5;\nReal y;\nequation\ny = p;",
            "2:1:1 p is not declared: a given value is written parameter Real p = ... [parameter Real p]",
            "parameter Real p = 5;\nReal y;\nequation\ny = p;");
        row("lower case", "real y = 1;", "2:1:4 real is not a type. Did you mean Real? [Real]",
            "Real y = 1;");
        row("other type", "double y = 1;", "2:1:6 double is not a type. Did you mean Real? [Real]",
            "Real y = 1;");
        row("comma too many", "parameter Real p[2] = {1, 2,}; Real y = max(1, 2,);",
            "2:27:2 There is a comma too many here. [2]\n2:48:2 There is a comma too many here. [2]",
            "parameter Real p[2] = {1, 2}; Real y = max(1, 2);");
        row("comma too many in a declaration", "Real y(unit=\"m\",) = 1, z = 2,;",
            "2:13:4 There is a comma too many here. [\"m\"]\n2:28:2 There is a comma too many here. [2]",
            "Real y(unit=\"m\") = 1, z = 2;");
        row("parenthesis too many", "Real y = (1 + 2));",
            "2:17:1 This ) closes nothing: nothing was opened before it.", "");
        row("equations", "Real y;\nEquations\ny = 1;",
            "3:1:9 Equations is no word of the language. Did you mean equation? [equation]",
            "Real y;\nequation\ny = 1;");
        row("comment", "Real y = 1; % height", "2:13:1 A comment begins with //, not with %. [//]",
            "Real y = 1; // height");
        row("curved quotes", "Real y(unit=“m”) = 1;",
            "2:13:3 A text stands between straight quotes, \"...\". [\"m\"]", "Real y(unit=\"m\") = 1;");
        row("a space that cannot be seen", "Real\u00A0y = 1;",
            "2:5:1 Another space than the usual one stands here. [ ]", "Real y = 1;");
    }

    void theyAreToldAndMended() {
        QFETCH(QString, text);
        QFETCH(QString, finding);
        QFETCH(QString, mended);
        // x and k are there for the texts to use; the line that is looked at is the second.
        const auto whole = [](const QString& body) {
            const bool equations = body.contains("quation");
            return "model M parameter Real k = 2; Real x = 3;\n" + body.toStdString() +
                   (equations ? "\nend M;" : "\nequation\nend M;");
        };
        std::string now = whole(text);
        CompiledModel result = compileModel(now, "m.mo");
        const QString all = QString::fromStdString(findings(result));
        QCOMPARE(all, finding);
        if (mended.isEmpty()) return;
        for (int step = 0; step < 10 && !result.model; ++step) {
            const auto next = test_slips::mended(now, result);
            QVERIFY2(next, findings(result).c_str());
            now = *next;
            result = compileModel(now, "m.mo");
        }
        QVERIFY2(result.model, findings(result).c_str());
        QCOMPARE(QString::fromStdString(now), QString::fromStdString(whole(mended)));
    }

    void rightTextsAreLeftAlone() {
        for (int trial = 0; trial < 2000; ++trial) {
            RandomStream random(3, static_cast<std::uint64_t>(trial));
            const std::string text =
                "function f input Real p; input Real q; output Real r; algorithm r := p - q; end f;\n"
                "model M \"a 'text' with x² and 0,5 kg\" // y = 2x; dx/dt = ω\n parameter Real k(min=0, "
                "max=9) = 0.5 "
                "\"k''\";\n Real x(start=1), v(start=-2); Real a[2] = {1, 2}; Real y;\nequation\n der(x) = "
                "v;\n 2*der(v) = " +
                expression(random, 4) + ";\n y = " + expression(random, 3) + ";\nend M;";
            const CompiledModel result = compileModel(text, "m.mo");
            QVERIFY2(result.model, (findings(result) + "\n" + text).c_str());
        }
    }
};

RIGOR_TEST(TestSlips)
#include "test_slips.moc"

} // namespace test_slips

// What is said about a wrong text: sentence, line, column, length of the mark and the suggestion.

#include "model_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_errors {

using namespace rigor;
using namespace rigor::test;

class TestErrors : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void sentencesNameThePlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
        };
        row("undeclared name", "model M\n Real omega2 = 1;\n Real y = 2*omega_2;\nend M;",
            "3:13:7 omega_2 is not declared. Did you mean omega2? [omega2]");
        row("the last element", "model M\n Real x[2] = {1, 2};\n Real y = x[end - 1];\nend M;",
            "3:13:3 end as a subscript is not part of this language; write the size of the array.");
        row("undeclared name far from all", "model M\n Real y = quark;\nend M;",
            "2:11:5 quark is not declared.");
        row("constant without its package", "model M\n Real y = pi;\nend M;",
            "2:11:2 pi is not declared. Did you mean Modelica.Constants.pi? [Modelica.Constants.pi]");
        // A wrong first line is one finding: all that follows would only repeat it.
        row("misspelt model", "mdel M\n Real a = 1;\n Real b = 2;\nend M;",
            "1:1:4 mdel is no word of the language. Did you mean model? [model]");
        row("misspelt model and an error below", "modle M\n Real a = 1;\n Real b = c1;\nend M;",
            "1:1:5 modle is no word of the language. Did you mean model? [model]\n3:11:2 c1 is not "
            "declared.");
        row("no first line", " Real a = 1;\n Real b = 2;\nequation\n a = b;\nend M;",
            "1:2:4 A model begins with `model Name`, not with Real.");
        row("a sign before the model", "= model M\n Real a = 1;\nend M;",
            "1:1:1 A model begins with `model Name`, not with =.");
        row("model with a number for a name", "model 1M\n Real a = 1;\n Real b = 2;\nend M;",
            "1:7:2 1M is neither a number nor a name.\n2:2:4 A model needs a name here, not Real.");
        row("unknown function", "model M\n Real y = sqr(2);\nend M;",
            "2:11:3 There is no function sqr. Did you mean sqrt? [sqrt]");
        row("number of arguments", "model M\n Real y = atan2(1);\nend M;",
            "2:11:5 atan2 takes 2 arguments, not 1.");
        row("missing semicolon", "model M\n Real a = 1\n Real b = 2;\nend M;",
            "2:11:1 ; is missing after this declaration. [1;]");
        row("missing equation", "model M\n Real a;\n Real b = 2;\nend M;",
            "2:7:1 a has no equation; if its value is given, write parameter Real a = ...");
        row("surplus equation", "model M\n Real a;\nequation\n a = 1;\n a = 2;\nend M;",
            "5:2:5 a has two equations; the first is in line 4.");
        row("surplus implicit equation", "model M\n Real a;\nequation\n 0 = a - 1;\n 0 = a - 2;\nend M;",
            "5:2:9 This equation is one too many: 2 equations in implicit form for 1 unknown.");
        row("state with a second equation", "model M\n Real x;\nequation\n der(x) = 1;\n x = 2;\nend M;",
            "5:2:5 x has two equations; the first is in line 4.");
        row("cycle", "model M\n Real a; Real b; Real c;\nequation\n a = b + 1;\n b = 2*c;\n c = a;\nend M;",
            "4:2:9 These variables depend on each other: a -> b -> c -> a. Solve for one, or write one "
            "equation as 0 = ...");
        row("self reference", "model M\n Real a;\nequation\n a = a + 1;\nend M;",
            "4:2:9 a depends on itself: a -> a. Solve for it, or write the equation as 0 = ...");
        row("equality of Reals", "model M\n Real a = 1;\n Real b = if a == 1 then 2 else 3;\nend M;",
            "3:14:6 == between Real numbers is refused: rounding decides it. Compare by <= or >=, or use an "
            "Integer mode that a when changes.");
        row("input with an equation", "model M\n input Real u;\nequation\n u = 1;\nend M;",
            "4:2:1 u is an input; an equation cannot set it.");
        row("parameter with an equation", "model M\n parameter Real p = 1;\nequation\n p = 2;\nend M;",
            "4:2:1 p is a parameter; an equation cannot set it.");
        row("Integer with an equation", "model M\n Integer n;\nequation\n n = 1;\nend M;",
            "4:2:5 n is an Integer; only a when changes it.");
        row("parameter without value", "model M\n parameter Real p;\n Real y = p;\nend M;",
            "2:17:1 The parameter p has no value; write = and the value.");
        row("parameter that moves",
            "model M\n Real x;\n parameter Real p = x;\nequation\n der(x) = 1;\nend M;",
            "3:21:1 The value of the parameter p can depend on parameters and constants only.");
        row("declared twice", "model M\n Real a = 1;\n Real a = 2;\nend M;",
            "3:7:1 a is declared twice, first in line 2.");
        row("unknown type", "model M\n Rael a = 1;\nend M;",
            "2:2:4 Rael is not a type. Did you mean Real? [Real]");
        row("type with a path", "model M\n SI.Pressure p = 1;\nend M;",
            "2:2:11 There is no class SI.Pressure: no library SI lies beside the model or in a folder of "
            "MODELICAPATH.");
        row("unknown attribute", "model M\n Real a(strat=1) = 1;\nend M;",
            "2:9:5 strat is not an attribute of a variable. Did you mean start? [start]");
        row("sizes", "model M\n Real a[3];\nequation\n a = {1, 2};\nend M;",
            "4:2:10 The left side of this equation is a vector of 3, the right side a vector of 2.");
        row("subscript outside", "model M\n Real a[3] = {1, 2, 3};\n Real y = a[4];\nend M;",
            "3:13:1 a has the elements 1 to 3; 4 is outside.");
        row("subscript that moves", "model M\n Real a[3] = {1, 2, 3};\n Real x = 1;\n Real y = a[x];\nend M;",
            "4:13:1 A subscript is a whole number or a range of them.");
        row("wrong end", "model M\n Real a = 1;\nend N;",
            "3:5:1 This model is called M; its end must read `end M;`.");
        // What follows an unfinished statement is read as if it were finished.
        row("value before a when",
            "model M\n Real x; Integer n;\nequation\n der(x) = 1;\n + 2*x\n when x >= 1 then\n  n = 1;\n end "
            "when;\nend M;",
            "5:4:3 This is a value, not an equation; = is missing.");
        row("unfinished equation before a loop",
            "model M\n Real a[2]; Real b = 1;\nequation\n b 2\n for i in 1:2 loop\n  a[i] = i;\n end "
            "for;\nend M;",
            "4:2:1 This is a value, not an equation; = is missing.");
        row("unfinished equation with an alternative",
            "model M\n Real a;\nequation\n a = 1 2 if true then 1 else 2;\nend M;",
            "4:6:1 ; is missing after this equation.");
        row("last equation without its sign", "model M\n Real a;\nequation\n a = 1\nend M;",
            "4:6:1 ; is missing after this equation. [1;]");
        row("no model", "// nothing", "1:11:1 There is no model in this text.");
        row("algorithm", "model M\n Real a;\nalgorithm\n a := 1;\nend M;",
            "3:1:9 A model has equations; an algorithm belongs into a function.");
        row("reinit outside", "model M\n Real x;\nequation\n der(x) = 1;\n reinit(x, 1);\nend M;",
            "5:2:6 reinit belongs into a when.");
        row("reinit of no state",
            "model M\n Real x;\n Real a = 1;\nequation\n der(x) = 1;\n when x >= 1 then reinit(a, 1); end "
            "when;\nend M;",
            "6:26:1 a is not a state; reinit needs a variable with der().");
        row("new value used in its when",
            "model M\n Real x; Integer n;\nequation\n der(x) = 1;\n when x >= 1 then n = n + 1; end "
            "when;\nend M;",
            "5:23:1 n gets its new value in this when; write pre(n) for the value before.");
        row("lag", "model M\n input Real u;\n Real U = lag(u, 1);\nend M;",
            "3:11:3 lag is not a function here; write a state instead: der(U) = (u - U)/tau;");
        row("function called like a variable", "model M\n Real a = 1;\n Real y = a(2);\nend M;",
            "3:11:1 a is a variable, not a function; a product needs *, an element of an array [ ].");
        row("derivative of an expression",
            "model M\n Real x; Real a = 2*x;\nequation\n der(2*x) = 1;\nend M;",
            "4:6:3 der takes the name of a variable; give 2*x a name of its own.");
        row("division by zero", "model M\n Real y = 1/0;\nend M;", "2:13:1 This divides by zero.");
        row("table out of order", "model M\n Real y = table(time, {0, 2, 1}, {0, 1, 2});\nend M;", "");
        row("chained comparison", "model M\n Real x = 1; Real y = if 0 < x < 1 then 1 else 2;\nend M;",
            "2:32:1 Comparisons cannot be chained; write a < b and b < c.");
        row("recursion",
            "function f input Real x; output Real y; algorithm y := f(x); end f;\nmodel M\n Real y = "
            "f(1);\nend M;",
            "1:56:1 Calls are nested more than 40 deep; does f call itself?");
        row("unset local",
            "function f input Real x; output Real y; protected Real t; algorithm y := t*x; end f;\nmodel M\n "
            "Real y = f(1);\nend M;",
            "1:74:1 t has no value yet.");
        row("column counts characters", "model M\n Real a = 1 \"Höhe\"; Real b = nix;\nend M;",
            "2:30:3 nix is not declared.");
    }

    void sentencesNameThePlace() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const auto result = compileModel(text.toStdString(), "m.mo");
        QVERIFY(!result.model);
        const QString found = QString::fromStdString(findings(result));
        if (expected.isEmpty())
            QVERIFY2(found.startsWith("2:11:33 "), qPrintable(found)); // the sentence is the table's own
        else
            QCOMPARE(found, expected);
    }

    void bytesThatAreNoTextAreNamed() {
        // What is called a mechanism is read as one, by every command.
        QCOMPARE(findings(compileModel("model M\n Real a = 1;\nend M;", "m.mech")),
                 std::string("1:0:1 'model' is no statement of a mechanism file."));
        const auto result = compileModel("\x89PNG\r\n\x1a\n", "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("1:1:1 A byte with the value 137 is not text.\n1:1:3 A model begins with `model "
                         "Name`, not with "
                         "PNG.\n2:1:1 A byte with the value 26 is not text."));
    }

    void independentErrorsAreReportedTogether() {
        const auto result = compileModel(
            "model M\n Real a; Real b; Real c;\nequation\n a = nope;\n b = 1 +;\n c = sni(1);\nend M;",
            "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("4:6:4 nope is not declared.\n5:9:1 A value is expected here, not ;.\n6:6:3 There "
                         "is no function sni. Did you mean sin? [sin]"));
    }

    void aBrokenDeclarationHidesItsFollowUps() {
        const auto result =
            compileModel("model M\n parameter Real p = q9;\n Real a = p; Real b = p*2;\nend M;", "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), QString("2:21:2 q9 is not declared."));
    }

    void anErrorInALoopHidesTheRestOfTheLoop() {
        const auto result = compileModel("model M\n Real a[3]; Real b[3];\nequation\n for i in 1:3 loop\n  "
                                         "a[i] = 1 +;\n  b[i] = i;\n end for;\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("5:13:1 A value is expected here, not ;."));
    }

    void theTextFormHasLineAndCaret() {
        const std::string text = "model M\n Real omega2 = 1;\n\tReal y = 2*omega_2;\nend M;";
        const auto result = compileModel(text, "clutch.mo");
        QCOMPARE(QString::fromStdString(toString(result.problems.at(0), text)),
                 QString("clutch.mo:3:13: omega_2 is not declared. Did you mean omega2?\n\tReal y = "
                         "2*omega_2;\n\t           ^~~~~~~"));
    }

    void sizesAreLimitedBySentences() {
        std::string deep =
            "model M Real y = " + std::string(3000, '(') + "1" + std::string(3000, ')') + "; end M;";
        QVERIFY(findings(compileModel(deep, "m.mo")).find("nested more than") != std::string::npos);
        std::string sum = "model M Real y = 1";
        for (int i = 0; i < 5000; ++i) sum += "+1";
        QVERIFY(findings(compileModel(sum + "; end M;", "m.mo")).find("levels") != std::string::npos);
        QVERIFY(findings(compileModel("model M Real a[1000000]; end M;", "m.mo")).find("at most") !=
                std::string::npos);
        QVERIFY(findings(compileModel("model M equation for i in 1:90000, j in 1:90000 loop end for; end M;",
                                      "m.mo"))
                    .find("too large") != std::string::npos);
    }

    void loadingReportsTheFirstErrorWithItsExcerpt() {
        try {
            loadModel("/nowhere/at-all.mo");
            QFAIL("a missing file must be refused");
        } catch (const Error& error) {
            QVERIFY(error.sentence().find("cannot be opened") != std::string::npos);
        }
    }
};

RIGOR_TEST(TestErrors)
#include "test_errors.moc"

} // namespace test_errors

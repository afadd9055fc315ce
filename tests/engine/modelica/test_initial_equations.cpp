// `initial equation`: the same start values as start = ..., steady states and other conditions solved for the
// starts that they give, and the sentences of what gives none.

#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/replaced.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <Eigen/Dense>

#include <cmath>

namespace test_initial_equations {

using namespace rigor;
using namespace rigor::test;

namespace {

ModelPtr compiled(const std::string& text) {
    const CompiledModel result = compileModel(text, "m.mo");
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

/// The start value of a state, discrete or unknown at the declared parameters and inputs.
double startOf(const Model& model, const std::string& name) {
    const std::vector<double> slots = declaredSlots(model);
    const SlotLayout at(model);
    const auto find = [&](const std::vector<Variable>& list, std::size_t first) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].name == name) return slots[first + i];
        return std::numeric_limits<double>::quiet_NaN();
    };
    for (const double value : {find(model.states(), at.states), find(model.discretes(), at.discretes),
                               find(model.unknowns(), at.unknowns)})
        if (!std::isnan(value)) return value;
    return std::numeric_limits<double>::quiet_NaN();
}

double startOf(const std::string& body, const std::string& name) {
    return startOf(*compiled("model M\n" + body + "\nend M;"), name);
}

} // namespace

class TestInitialEquations : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void anExplicitOneIsAStart_data() {
        QTest::addColumn<QString>("starts");
        QTest::addColumn<QString>("equations");
        QTest::newRow("numbers") << "x:3;v:-2;m:1;n:4;b:true;z:5"
                                 << "x=3;v=-2;m=1;n=4;b=true;z=5";
        QTest::newRow("the other way round") << "x:3;v:-2;m:1;n:4;b:true;z:5"
                                             << "3=x;-2=v;1=m;4=n;true=b;5=z";
        QTest::newRow("pre") << "x:3;v:-2;m:1;n:4;b:true;z:5"
                             << "x=3;v=-2;pre(m)=1;pre(n)=4;pre(b)=true;z=5";
        QTest::newRow("parameters, inputs, others")
            << "x:p*u;v:x + 1;m:v^2;n:if x > 1 then 3 else 2;b:x > v;z:y + time"
            << "z=y + time;b=x > v;n=if x > 1 then 3 else 2;m=v^2;v=x + 1;x=p*u";
        QTest::newRow("one of two states") << "x:v;v:2;m:1;n:4;b:true;z:5"
                                           << "x=v;v=2;m=1;n=4;b=true;z=5";
        QTest::newRow("two of three") << "x:v;v:2;m:x;n:4;b:true;z:5"
                                      << "x=m;v=2;x=v;n=4;b=true;z=5";
    }
    void anExplicitOneIsAStart() {
        QFETCH(QString, starts);
        QFETCH(QString, equations);
        const auto text = [](auto start, const std::string& section) {
            return std::string("model M\n parameter Real p = 2;\n input Real u(start=3);\n Real x") +
                   start("x") + ";\n Real v" + start("v") + ";\n Real m" + start("m") + ";\n Integer n" +
                   start("n") + ";\n Boolean b" + start("b") + ";\n Real z" + start("z") +
                   ";\n Real y = 2*x;\n" + section +
                   "equation\n der(x) = v + z;\n der(v) = -x;\n 0 = z^3 + z - u;\n"
                   " when x > 10 then m = time; n = pre(n) + 1; b = false; end when;\nend M;";
        };
        std::map<std::string, std::string> values;
        for (const QString& one : starts.split(';'))
            values[one.section(':', 0, 0).toStdString()] = one.section(':', 1).toStdString();
        const ModelPtr before =
            compiled(text([&](const char* name) { return "(start=" + values[name] + ")"; }, ""));
        std::string section = "initial equation\n";
        for (const QString& one : equations.split(';')) section += " " + one.toStdString() + ";\n";
        const ModelPtr model = compiled(text([](const char*) { return std::string(); }, section));
        if (starts.startsWith("x:v;v:2;m:x")) // x = m gives m here, as x = v gives x
            QCOMPARE(startOf(*model, "m"), 2.0);
        else
            QCOMPARE(written(*model), written(*before));
        // It wins over a start that is not fixed.
        const ModelPtr both = compiled(
            text([](const char* name) { return std::string(std::string(name) == "b" ? "" : "(start=77)"); },
                 section));
        for (const char* name : {"x", "v", "m", "n", "b", "z"})
            QCOMPARE(startOf(*both, name), startOf(*model, name));
    }

    void theDriveTrainWithInitialEquationsIsTheSame() {
        const std::string shipped = fileText(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
        const std::string mode = "if u > TFs then 3 elseif u < -TFs then 1 else 2";
        std::string none = replaced(shipped, "  mode = " + mode + ";\nequation", "equation");
        const std::string text = replaced(none, "Integer mode(", "Integer mode(start=" + mode + ", ");
        QCOMPARE(written(*compiled(shipped)), written(*compiled(text)));
        std::string other = replaced(none, "start=x1_start, ", "");
        other = replaced(other, ", start=0)", ")");
        for (const bool behind : {false, true}) {
            const std::string section =
                "initial equation\n  x1 = x1_start;\n  x2 = 0;\n  pre(mode) = " + mode + ";\n";
            const std::string anchor = behind ? "end DriveTrain;" : "equation\n  der(x1)";
            QCOMPARE(written(*compiled(replaced(other, anchor, section + anchor))), written(*compiled(text)));
        }
    }

    void sectionsStandInAnyOrder() {
        const std::string head = "model M\n Real x; Real v;\n";
        const std::vector<std::string> orders{
            "equation\n der(x) = v;\n der(v) = -x;\ninitial equation\n x = 1;\n v = 2;\n",
            "initial equation\n x = 1;\nequation\n der(x) = v;\ninitial equation\n v = 2;\nequation\n der(v) "
            "= -x;\n",
            "initial equation\nequation\nequation\n der(x) = v; der(v) = -x;\ninitial equation\n v = 2; x = "
            "1;\n"
            "initial equation\n"};
        for (const std::string& order : orders) {
            const ModelPtr model = compiled(head + order + "end M;");
            QCOMPARE(startOf(*model, "x"), 1.0);
            QCOMPARE(startOf(*model, "v"), 2.0);
        }
    }

    void vectorsLoopsAndChoices() {
        const std::string body =
            " parameter Real p = 4;\n parameter Integer k = 2;\n Real x[3]; Real v[2]; Integer n;\n"
            "initial equation\n for i in 1:3 loop x[i] = i^2; end for;\n"
            " if p > 3 then v = {p, 2}; else v = {1, 1}; end if;\n"
            " if k == 1 then n = 5; else n = 7; end if;\n"
            "equation\n for i in 1:3 loop der(x[i]) = -x[i]; end for;\n"
            " for i in 1:2 loop der(v[i]) = 0; end for;\n when x[1] < 0 then n = 1; end when;";
        QCOMPARE(startOf(body, "x[1]"), 1.0);
        QCOMPARE(startOf(body, "x[3]"), 9.0);
        QCOMPARE(startOf(body, "v[1]"), 4.0);
        QCOMPARE(startOf(body, "v[2]"), 2.0);
        QCOMPARE(startOf(body, "n"), 7.0);
        // The branches may ask for rest and for a value.
        const std::string mixed = " parameter Boolean rest = {};\n Real x;\ninitial equation\n"
                                  " if rest then der(x) = 0; else x = 5; end if;\nequation\n der(x) = 3 - x;";
        QCOMPARE(startOf(replaced(mixed, "{}", "true"), "x"), 3.0);
        QCOMPARE(startOf(replaced(mixed, "{}", "false"), "x"), 5.0);
    }

    void formsThatAreSolved() {
        // An algebraic variable that follows from the state, and from another start.
        QCOMPARE(
            startOf(" Real x; Real y = 4*x + 1;\ninitial equation\n y = 9;\nequation\n der(x) = -x;", "x"),
            2.0);
        const std::string two = " Real x; Real v(start=3*x);\ninitial equation\n x + v = 8;\n"
                                "equation\n der(x) = v;\n der(v) = -x;";
        QCOMPARE(startOf(two, "x"), 2.0);
        QCOMPARE(startOf(two, "v"), 6.0);
        // Of two starts that it could give: the one that the declaration does not.
        const std::string chosen = " Real x; Real v(start=3);\ninitial equation\n x + v = 8;\n"
                                   "equation\n der(x) = v;\n der(v) = -x;";
        QCOMPARE(startOf(chosen, "x"), 5.0);
        const std::string given = replaced(chosen, "Real x;", "Real x(start=1, fixed=true);");
        QCOMPARE(startOf(replaced(given, "8", "9"), "v"), 8.0);
        // Two that need each other.
        const std::string pair = " Real x; Real v;\ninitial equation\n x = v + 1;\n v = 3 - x;\n"
                                 "equation\n der(x) = v;\n der(v) = -x;";
        QCOMPARE(startOf(pair, "x"), 2.0);
        QCOMPARE(startOf(pair, "v"), 1.0);
        // An oscillator at rest under a force that is an input, and the inputs move the start.
        const ModelPtr model =
            compiled("model M\n parameter Real k = 4; parameter Real m = 2;\n input Real F(start=6);\n"
                     " Real x; Real v;\ninitial equation\n der(x) = 0;\n der(v) = 0;\n"
                     "equation\n der(x) = v;\n m*der(v) = F - k*x - v;\nend M;");
        QCOMPARE(startOf(*model, "x"), 1.5);
        QCOMPARE(startOf(*model, "v"), 0.0);
        std::vector<double> slots = declaredSlots(*model);
        slots[SlotLayout(*model).inputs] = 10;
        QCOMPARE(evaluated(model->formulas().initial, slots)[0], 2.5);
    }

    void steadyStatesOfLinearModels() {
        RandomStream random(27, 11);
        for (int sample = 0; sample < 200; ++sample) {
            const int n = 1 + sample % 5;
            std::string declarations, initial, equations;
            for (int i = 1; i <= n; ++i) {
                declarations += fmt::format(" Real x{}; Real w{};\n", i, i);
                initial += fmt::format(" der(x{}) = 0;\n", i);
                std::string sum = fmt::format("({:.17g})", 4 * random.uniform() - 2);
                for (int j = 1; j <= n; ++j)
                    if (i == j || random.uniform() < 0.7)
                        sum += fmt::format(" + ({:.17g})*x{}",
                                           (0.3 + 1.7 * random.uniform()) * (i == j ? -3.0 : 1.0), j);
                // Half of them through an algebraic variable, half in an implicit form.
                equations += fmt::format(" w{} = {};\n", i, sum);
                equations += i % 2 ? fmt::format(" der(x{}) = w{}/2;\n", i, i)
                                   : fmt::format(" 3*der(x{}) + w{} = 0;\n", i, i);
            }
            const ModelPtr model = compiled("model M\n" + declarations + "initial equation\n" + initial +
                                            "equation\n" + equations + "end M;");
            const std::vector<double> slots = declaredSlots(*model);
            for (double rate : evaluated(model->formulas().derivative, slots))
                QVERIFY2(std::abs(rate) < 1e-12, qPrintable(QString::number(rate)));
        }
    }

    void refusedTexts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& initial, const std::string& expected) {
            QTest::newRow(name) << QString::fromStdString(
                                       "model M\n parameter Real p = 1; input Real u;\n Real x; Real "
                                       "v(start=1, fixed=true);\n"
                                       " Integer n; Real z; Real y = x^2;\ninitial equation\n " +
                                       initial +
                                       "\nequation\n der(x) = v - x;\n der(v) = z;\n 0 = z^3 + z - x;\n"
                                       " when x > 1 then n = pre(n) + 1; end when;\nend M;")
                                << QString::fromStdString(expected);
        };
        row("two for one", "x = 1;\n x = 2;", "7:2:5 x has two initial equations; the first is in line 6.");
        row("fixed as well", "v = 2;",
            "6:2:5 The start of v is fixed, in its declaration or by a when that acts at the start; an "
            "initial equation cannot give it as well.");
        row("one too many", "der(x) = 0;\n x + v = 3;",
            "7:2:9 This initial equation is one too many: the start of x is already given by line 6.");
        row("nothing to give", "p = 2;",
            "6:2:5 Nothing in this initial equation is left for it to give: it holds no start value of a "
            "state or "
            "discrete variable that is not fixed.");
        row("an input", "u = 2;",
            "6:2:5 Nothing in this initial equation is left for it to give: it holds no start value of a "
            "state or "
            "discrete variable that is not fixed.");
        row("not linear", "y = 4;",
            "4:30:3 This is not linear in the start of x, which an initial equation has to "
            "give; write x = ...");
        row("an unknown of the run", "z + x = 4;",
            "6:2:9 This initial equation needs z, which 0 = ... gives while the model runs; the start of x "
            "must be "
            "written as x = ...");
        row("drops out", "x = x + 1;",
            "6:2:9 The initial equations in lines 6 do not determine the start of x.");
        row("an Integer of itself", "n = n + 1;",
            "6:2:9 The start of n depends on itself here; write n = ... with what is known.");
        row("an Integer and a Real", "n = 2*x;", "6:6:3 n is an Integer; this value may have a fraction.");
        row("a number and a truth value", "x = true;",
            "6:2:8 One side of this equation is a number, the other true or false.");
        row("no derivative", "der(y) = 0;", "6:2:6 y has no derivative: no equation moves it.");
        row("a when", "when x > 1 then n = 1; end when;",
            "6:2:4 A when belongs into `equation`; what stands in `initial equation` holds at the start "
            "only.");
        row("a limit", "atLeast(x, 0);", "6:2:7 atLeast belongs into `equation`.");
        row("reinit", "reinit(x, 0);", "6:2:6 reinit belongs into a when.");
        row("unknown name", "xx = 1;\n x = 2;", "6:2:2 xx is not declared. Did you mean x? [x]");
        QTest::newRow("nothing behind initial") << "model M\n Real x;\ninitial\n der(x) = 1;\nend M;"
                                                << "4:2:3 equation is expected after initial, not der.";
        row("algorithm", "x = 1;\ninitial algorithm\n x := 2;",
            "7:1:17 An initial algorithm is not part of this language; write `initial equation` and x = ... "
            "for a "
            "start value.");
        row("a branch gives another", "if u > 1 then x = 1; else n = 1; end if;",
            "6:2:2 The branches of this if give the starts of x and n; each must give the same ones.");
        row("fewer in a branch", "if u > 1 then x = 1; n = 2; else n = 1; end if;",
            "6:2:2 The branches of this if have 2 and 1 equations; each must have the same ones.");
    }
    void refusedTexts() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(findings(compileModel(text.toStdString(), "m.mo"))), expected);
    }
};

RIGOR_TEST(TestInitialEquations)
#include "test_initial_equations.moc"

} // namespace test_initial_equations

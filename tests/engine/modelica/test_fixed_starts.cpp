// Starts of states that equations tie to each other: fixed ones bind whatever stays a state, or contradict it
// by name; others that are lost are warned of.

#include "composed_text.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_fixed_starts {

using namespace rigor;
using namespace rigor::test;

class TestFixedStarts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void fixedStartsBindWhatStays_data() {
        QTest::addColumn<QString>("declarations");
        QTest::addColumn<QString>("equations");
        QTest::addColumn<QString>("starts");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* declarations, const char* equations,
                            const char* starts, const char* expected = "") {
            QTest::newRow(name) << declarations << equations << starts << expected;
        };
        const char* const tie = "y = 2*x; der(x) + der(y) = 0;";
        row("a contradiction", "Real x(start=1, fixed=true); Real y(start=5, fixed=true);", tie, "",
            "2:43:1 The start of y is fixed at 5, but with x = 1 its equations give it 2; take one of the "
            "fixed starts away.");
        row("agreement", "Real x(start=1, fixed=true); Real y(start=2, fixed=true);", tie, "x = 1");
        row("agreement at 0", "parameter Real p = 2; Real x(fixed=true); Real y(fixed=true);",
            "y = p*x; der(x) + der(y) = 0;", "x = 0");
        row("agreement as declared",
            "parameter Real p = 2; Real x(start=1, fixed=true); Real y(start=2, fixed=true);",
            "y = p*x; der(x) + der(y) = 0;", "x = 1",
            "2:65:1 The fixed start 2 of y agrees with its equations only with the parameters as they are "
            "declared.");
        row("the fixed one stays", "Real x(start=1); Real y(start=5, fixed=true);", tie, "y = 5",
            "2:14:1 x begins with 2.5, not with its start 1, as it follows from other variables. Write fixed "
            "= true beside the start that is meant.");
        row("the other one has to stay",
            "Real x(start=1, stateSelect=StateSelect.always); Real y(start=5, fixed=true);", tie, "x = 2.5",
            "2:14:1 x begins with 2.5, not with its start 1, as it follows from other variables. Write fixed "
            "= "
            "true beside the start that is meant.");
        row("a start that is not regarded", "Real x(start=1); Real y(start=5);", tie, "x = 1",
            "2:31:1 y begins with 2, not with its start 5, as it follows from other variables. Write fixed = "
            "true beside the start that is meant.");
        row("a start that is right", "Real x(start=1); Real y(start=2);", tie, "x = 1");
        row("three tied",
            "Real x(start=1, fixed=true); Real y(start=9, stateSelect=StateSelect.always); Real z(start=4, "
            "fixed=true); Real l;",
            "x + y + z = 6; der(x) = l; der(y) = l - 1; der(z) = l - x;", "x = 1, y = 1",
            "2:43:1 y begins with 1, not with its start 9, as it follows from other variables. Write fixed = "
            "true beside the start that is meant.");
        row("three tied, one too many",
            "Real x(start=1, fixed=true); Real y(start=2, fixed=true); Real z(start=4, fixed=true); Real l;",
            "x + y + z = 6; der(x) = l; der(y) = l - 1; der(z) = l - x;", "",
            "2:72:1 The start of z is fixed at 4, but with x = 1, y = 2 its equations give it 3; take one of "
            "the fixed starts away.");
        const char* const differential = "a = p + q; b = 2*a; der(p) - der(q) = 1; der(a) + der(b) = -p;";
        row("two that say the same",
            "Real p(stateSelect=StateSelect.always); Real q(start=2, stateSelect=StateSelect.always); Real "
            "a(start=3, fixed=true); Real b(start=6, fixed=true);",
            differential, "p = 1, q = 2");
        row("two that do not",
            "Real p(stateSelect=StateSelect.always); Real q(start=2, stateSelect=StateSelect.always); Real "
            "a(start=3, fixed=true); Real b(start=7, fixed=true);",
            differential, "",
            "2:103:1 The start of a is fixed at 3, but with p = 1.5 its equations give it 3.5; take one of "
            "the "
            "fixed starts away.");
        row("a prescribed one", "Real x(start=3, fixed=true); Real f; Real s;",
            "x = 1 + time; der(x) = f; der(s) = f;", "",
            "2:14:1 The start of x is fixed at 3, but its equations give it 1; take fixed = true away.");
        row("not linear", "Real x(start=2, stateSelect=StateSelect.always); Real y(start=4, fixed=true);",
            "y = x^2; der(x) + der(y) = 0;", "",
            "2:63:1 The start of y is fixed, but no formula gives the start of x from it; fix the start of x "
            "instead.");
        row("a speed that follows", "Real x(start=2); Real y(start=1); Real w(start=3, fixed=true); Real v;",
            "y = 2*x; w = der(y); v = der(x); der(v) + der(w) = -x;", "x = 2, w = 3",
            "2:31:1 y begins with 4, not with its start 1, as it follows from other variables. Write fixed = "
            "true beside the start that is meant.");
    }
    void fixedStartsBindWhatStays() {
        QFETCH(QString, declarations);
        QFETCH(QString, equations);
        QFETCH(QString, starts);
        QFETCH(QString, expected);
        const auto result = compileModel("model M\n" + declarations.toStdString() + "\nequation\n" +
                                             equations.toStdString() + "\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), expected);
        QCOMPARE(QString::fromStdString(result.model ? startsOf(*result.model) : ""), starts);
    }

    /// y is an unknown of the run, which no start can be computed from.
    void startsOfAPendulum_data() {
        QTest::addColumn<QString>("declarations");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* declarations, const char* expected = "") {
            QTest::newRow(name) << declarations << expected;
        };
        row("both coordinates", "Real y(start=-0.8*L, fixed=true); Real vx; Real vy;");
        row("a guess", "Real y(start=-L); Real vx(fixed=true, start=1); Real vy;");
        row("off the circle", "Real y(start=-0.7*L, fixed=true); Real vx; Real vy;",
            "7:1:15 The start of y is fixed at -0.91, but this equation does not hold with it at the start; "
            "fix the start of a state instead.");
        row("a start of the other speed", "Real y(start=-0.8*L); Real vx(start=1); Real vy(start=2);",
            "3:55:1 The start 2 of vy is not regarded, as it follows from other variables.");
        row("both speeds",
            "Real y(start=-0.8*L); Real vx(start=1, fixed=true); Real vy(start=2, fixed=true);",
            "3:67:1 The start of vy is fixed, but its equations give it as well; take fixed = true away.");
        row("the other speed",
            "Real y(start=-0.8*L); Real vx(stateSelect=StateSelect.always); Real vy(start=2, fixed=true);",
            "3:78:1 The start of vy is fixed, but no formula gives the start of vx from it; fix the start of "
            "vx instead.");
    }
    void startsOfAPendulum() {
        QFETCH(QString, declarations);
        QFETCH(QString, expected);
        const auto result = compileModel("model M\nparameter Real L = 1.3; Real x(start=0.6*L, fixed=true); "
                                         "Real F;\n" +
                                             declarations.toStdString() +
                                             "\nequation\nder(x) = vx; der(y) = vy; der(vx) = -F*x;\n"
                                             "der(vy) = -F*y - 9.81;\nx^2 + y^2 = L^2;\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), expected);
    }

    /// v0 - v1 - v2 ...: the fixed start is kept, whichever of them is the state.
    void fixedStartsHoldAlongChains() {
        for (int trial = 0; trial < 40; ++trial) {
            RandomStream random(80, static_cast<std::uint64_t>(trial));
            const int n = 2 + static_cast<int>(random.uniform() * 6);
            const int fixed = static_cast<int>(random.uniform() * n);
            const int state = static_cast<int>(random.uniform() * n);
            std::string declarations = "parameter Real r = 1.25; ", equations = "0 = v0";
            for (int i = 0; i < n; ++i) {
                declarations +=
                    fmt::format("Real v{}(start={}{}{}); ", i, i + 1, i == fixed ? ", fixed=true" : "",
                                i == state ? ", stateSelect=StateSelect.always" : "");
                equations += fmt::format(" + der(v{})", i);
            }
            equations += "; ";
            for (int i = 1; i < n; ++i)
                equations += random.uniform() < 0.5 ? fmt::format("v{} = r*v{} + {}; ", i, i - 1, i)
                                                    : fmt::format("{}*v{} + v{} = 3; ", i + 1, i - 1, i);
            const auto result =
                compileModel("model M " + declarations + "equation " + equations + "end M;", "m.mo");
            QVERIFY2(result.model, (declarations + equations + findings(result)).c_str());
            QCOMPARE(namesOf(result.model->states()), std::vector<std::string>{fmt::format("v{}", state)});
            const auto values = valuesAt(*result.model, declaredSlots(*result.model));
            QVERIFY(close(values.at(fmt::format("v{}", fixed)), fixed + 1, 1e-12));
        }
    }

    /// n variables on m planes: n - m fixed starts are what they begin with, whoever stays; one more is too
    /// many.
    void fixedStartsHoldForTiesOfMany() {
        for (int trial = 0; trial < 60; ++trial) {
            RandomStream random(79, static_cast<std::uint64_t>(trial));
            const int n = 2 + static_cast<int>(random.uniform() * 4);
            const int m = 1 + static_cast<int>(random.uniform() * (n - 1));
            const bool surplus = trial % 4 == 0;
            const int from = static_cast<int>(random.uniform() * n);
            std::vector<double> start(static_cast<std::size_t>(n), std::nan(""));
            std::string declarations, equations;
            std::vector<std::string> force(static_cast<std::size_t>(n));
            for (int k = 0; k < m; ++k) {
                declarations += fmt::format("Real l{}; ", k);
                for (int i = 0; i < n; ++i) {
                    const double a = 1 + std::floor(random.uniform() * 100) / 16;
                    equations += fmt::format("{}{}*v{}", i == 0 ? "" : " + ", a, i);
                    force[static_cast<std::size_t>(i)] += fmt::format(" - {}*l{}", a, k);
                }
                equations += fmt::format(" = {}; ", k + 1);
            }
            for (int k = 0; k < n - m + (surplus ? 1 : 0); ++k)
                start[static_cast<std::size_t>((from + k) % n)] = 1 + std::floor(random.uniform() * 64) / 8;
            for (int i = 0; i < n; ++i) {
                const double value = start[static_cast<std::size_t>(i)];
                const bool wanted = random.uniform() < 0.3;
                declarations +=
                    fmt::format("Real v{}({}{}); ", i,
                                std::isnan(value) ? "start=0.5" : fmt::format("start={}, fixed=true", value),
                                wanted ? ", stateSelect=StateSelect.always" : "");
                equations += fmt::format("der(v{}) = {}{}; ", i, i, force[static_cast<std::size_t>(i)]);
            }
            const auto result =
                compileModel("model M " + declarations + "equation " + equations + "end M;", "m.mo");
            const bool refused = findings(result).find("fixed starts away") != std::string::npos;
            QVERIFY2(refused == surplus, (declarations + equations + findings(result)).c_str());
            if (!result.model) continue;
            const auto values = valuesAt(*result.model, declaredSlots(*result.model));
            for (int i = 0; i < n; ++i)
                if (!std::isnan(start[static_cast<std::size_t>(i)]))
                    QVERIFY(
                        close(values.at(fmt::format("v{}", i)), start[static_cast<std::size_t>(i)], 1e-10));
        }
    }
};

RIGOR_TEST(TestFixedStarts)
#include "test_fixed_starts.moc"

} // namespace test_fixed_starts

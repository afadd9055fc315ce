// Models made of components: variables that connections equate, with their signs, under one of their names.

#include "composed_text.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

namespace test_aliases {

using namespace rigor;
using namespace rigor::test;

namespace {

using Names = std::vector<std::string>;

const std::string kParts = R"(package P
  connector F Real phi; flow Real tau; end F;
  model J
    F a, b;
    parameter Real J = 1;
    Real phi(start=0); Real w(start=0);
  equation
    phi = a.phi; phi = b.phi; w = der(phi); J*der(w) = a.tau + b.tau;
  end J;
  connector H Real T; flow Real Q; end H;
  model C
    H port;
    Real T(start=293.15);
  equation
    T = port.T; 2*der(T) = port.Q;
  end C;
end P;
)";

/// A model of these parts; its text begins in line 19.
CompiledModel rig(const std::string& body) {
    return compileModel(kParts + "model Rig\n" + body + "\nend Rig;", "m.mo");
}

} // namespace

class TestAliases : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void formsThatSayTheSame_data() {
        QTest::addColumn<QString>("equation");
        QTest::addColumn<double>("factor");
        QTest::addColumn<bool>("isAlias");
        const auto row = [](const char* text, double factor, bool isAlias = true) {
            QTest::newRow(text) << text << factor << isAlias;
        };
        row("b = x", 1);
        row("x = b", 1);
        row("b = -x", -1);
        row("-x = b", -1);
        row("-b = -x", 1);
        row("b + x = 0", -1);
        row("0 = x + b", -1);
        row("x - b = 0", 1);
        row("0 = x - b", 1);
        row("0 = -x - b", -1);
        row("-(x + b) = 0", -1);
        row("-(x - b) = 0", 1);
        row("b = 2*x", 2, false);
        row("b = x + 0*x", 1, false);
        row("b = x + b - b", 1, false);
    }
    void formsThatSayTheSame() {
        QFETCH(QString, equation);
        QFETCH(double, factor);
        QFETCH(bool, isAlias);
        const Composed out =
            composed("Real x(start=3); Real b; output Real y; Real c; equation der(x) = 1 - b^2; "
                     "c = der(x); y = b + time; " +
                     equation.toStdString() + ";");
        QVERIFY2(out.result.model, findings(out.result).c_str());
        QCOMPARE(out.equations, isAlias ? std::size_t(3) : std::size_t(4));
        const Model& model = *out.result.model;
        QCOMPARE(namesOf(model.states()), Names{"x"});
        auto slots = declaredSlots(model);
        slots[1] = 0.7;
        QCOMPARE(outputAt(model, "b", slots), factor * 0.7);
        QCOMPARE(outputAt(model, "y", slots), factor * 0.7);
        QCOMPARE(evaluated(model.formulas().derivative, slots)[0], 1 - factor * factor * 0.7 * 0.7);
    }

    void theNameThatStays_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("state");
        QTest::addColumn<double>("start");
        const auto row = [](const char* name, const char* body, const char* state, double start) {
            QTest::newRow(name) << body << state << start;
        };
        row("what has a derivative", "Real a(start=2); Real c__d; equation der(c__d) = a; a = c__d;", "c.d",
            2);
        row("the fewest dots",
            "Real t; Real b__c__d(start=1); Real c__d(start=4); equation 2*der(c__d) = t; "
            "3*der(b__c__d) = 1 + t; b__c__d = -c__d;",
            "c.d", 4);
        row("the output",
            "Real t; Real a(start=1); output Real b; equation 2*der(a) = t; 3*der(b) = 1 - t; a = b;", "b",
            1);
        row("the earlier", "Real t; Real a; Real b(start=7); equation 2*der(a) = t; 3*der(b) = 1 - t; a = b;",
            "a", 7);
        row("the start of the fewest dots",
            "Real a; Real d__e__f(start=3); Real b__c(start=2); equation der(a) = -a; b__c = a; d__e__f = a;",
            "a", 2);
        row("the first of as many dots",
            "Real a; Real b__c(start=2); Real d__e(start=3); equation der(a) = -a; b__c = a; d__e = a;", "a",
            2);
        row("a fixed one",
            "Real a; Real b__c(start=2); Real d__e__f(start=3, fixed=true); equation der(a) = -a; b__c = a; "
            "d__e__f = a;",
            "a", 3);
        row("with the sign", "Real a; Real b__c(start=2); equation der(a) = -a; b__c + a = 0;", "a", -2);
        row("its own start stays", "Real a(start=5); Real b__c(start=2); equation der(a) = -a; b__c = a;",
            "a", 5);
        row("a start that names it", "Real a; Real b__c(start=a + 1); equation der(a) = -a; b__c = a;", "a",
            0);
        row("its own names it", "Real a(start=b); Real b; equation der(a) = -a; b = a;", "a", 0);
    }
    void theNameThatStays() {
        QFETCH(QString, body);
        QFETCH(QString, state);
        QFETCH(double, start);
        const Composed out = composed(body.toStdString());
        QVERIFY2(out.result.model, findings(out.result).c_str());
        QCOMPARE(namesOf(out.result.model->states()), Names{state.toStdString()});
        QCOMPARE(declaredSlots(*out.result.model)[1], start);
    }

    void startsOfComponents_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("starts");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const char* starts,
                            const char* expected = "") {
            QTest::newRow(name) << QString::fromStdString(text) << starts << expected;
        };
        const auto shafts = [](const std::string& of) {
            return "P.J " + of + ";\nequation\nconnect(a.b, b.a);";
        };
        const auto capacities = [](const std::string& of) {
            return "parameter Boolean yes = true; constant Boolean no = false; parameter Real T0 = "
                   "300;\nP.C " +
                   of + ";\nequation\nconnect(a.port, b.port);";
        };
        row("fixed ones of both kinds", shafts("a, b(phi(start=1, fixed=true), w(start=3, fixed=true))"),
            "a.phi = 1, a.w = 3");
        row("a fixed one and a start of the class", capacities("a, b(T(start=350, fixed=true))"),
            "a.T = 350");
        row("what the model says and what the class says", capacities("a, b(T(start=350))"), "a.T = 350");
        row("fixed by a parameter", capacities("a(T(start=300)), b(T(start=350, fixed=yes))"), "a.T = 350",
            "20:15:3 a.T begins with 350, not with its start 300, as it follows from other variables. Write "
            "fixed = true beside the start that is meant.");
        row("not fixed by a constant", capacities("a(T(start=300)), b(T(start=350, fixed=no))"), "a.T = 300",
            "20:32:3 b.T begins with 300, not with its start 350, as it follows from other variables. Write "
            "fixed = true beside the start that is meant.");
        row("the start of the class, fixed", capacities("a(T(start=300)), b(T(fixed=true))"), "a.T = 293.15",
            "20:15:3 a.T begins with 293.15, not with its start 300, as it follows from other variables. "
            "Write "
            "fixed = true beside the start that is meant.");
        row("equal ones", capacities("a(T(start=T0, fixed=true)), b(T(start=T0, fixed=true))"), "a.T = 300");
        row("equal as declared", capacities("a(T(start=300, fixed=true)), b(T(start=T0, fixed=true))"),
            "a.T = 300",
            "20:44:2 a.T and b.T are one variable, and their fixed starts 300 and 300 agree only with the "
            "parameters as they are declared.");
        row("different ones", capacities("a(T(start=300, fixed=true)), b(T(start=350, fixed=true))"), "",
            "20:44:3 a.T and b.T are one variable, but their starts are fixed at 300 and 350; take one of "
            "them away.");
        row("an initial equation beside it",
            capacities("a, b(T(start=350, fixed=true))") + "\ninitial equation\na.T = 310;", "",
            "24:1:9 The start of a.T is fixed, in its declaration or by a when that acts at the start; an "
            "initial equation cannot give it as well.");
        row("a negative", "P.J a; Real n(start=-5, fixed=true);\nequation\nn = -a.phi;",
            "a.phi = 5, a.w = 0");
        row("different from its negative",
            "P.J a(phi(start=5, fixed=true)); Real n(start=5, fixed=true);\nequation\nn = -a.phi;", "",
            "19:47:1 a.phi is the negative of n, but their starts are fixed at 5 and 5; take one of them "
            "away.");
    }
    void startsOfComponents() {
        QFETCH(QString, body);
        QFETCH(QString, starts);
        QFETCH(QString, expected);
        const CompiledModel result = rig(body.toStdString());
        QCOMPARE(QString::fromStdString(findings(result)), expected);
        QCOMPARE(QString::fromStdString(result.model ? startsOf(*result.model) : ""), starts);
    }

    /// Whatever the signs are and whoever stays: the fixed start is kept, and a second one has to agree.
    void fixedStartsAreNeverLost() {
        for (int trial = 0; trial < 60; ++trial) {
            RandomStream random(78, static_cast<std::uint64_t>(trial));
            const int n = 2 + static_cast<int>(random.uniform() * 8);
            const int fixed = static_cast<int>(random.uniform() * n);
            const int second = (fixed + 1) % n;
            std::vector<int> sign{1};
            std::string equations;
            for (int i = 1; i < n; ++i) {
                const int of = static_cast<int>(random.uniform() * i), s = random.uniform() < 0.5 ? -1 : 1;
                sign.push_back(s * sign[static_cast<std::size_t>(of)]);
                equations += fmt::format("v{} = {}v{}; ", i, s < 0 ? "-" : "", of);
            }
            const int factor = sign[static_cast<std::size_t>(fixed)] * sign[static_cast<std::size_t>(second)];
            for (const int said : {0, 7 * factor, 8 * factor}) {
                std::string declarations;
                for (int i = 0; i < n; ++i)
                    declarations += i == fixed ? fmt::format("Real v{}(start=7, fixed=true); ", i)
                                    : i == second && said != 0
                                        ? fmt::format("Real v{}(start={}, fixed=true); ", i, said)
                                        : fmt::format("Real v{}(start={}); ", i, i);
                const Composed out = composed(declarations + "equation der(v0) = -v0; " + equations);
                QCOMPARE(out.result.model != nullptr, said != 8 * factor);
                if (!out.result.model) continue;
                QCOMPARE(declaredSlots(*out.result.model)[1], 7.0 * sign[static_cast<std::size_t>(fixed)]);
            }
        }
    }

    /// Angles, then speeds, then accelerations turn out to be the same, and no equation is differentiated.
    void rigidCouplingsCollapse() {
        for (int n = 2; n < 20; ++n) {
            std::string declarations = "parameter Real M = 5; ", equations = "J1__t = M; ";
            double inertia = 0;
            for (int i = 1; i <= n; ++i) {
                declarations += fmt::format(
                    "Real J{0}__phi; Real J{0}__w; Real J{0}__a; Real J{0}__t; Real J{0}__far; ", i);
                equations += fmt::format("J{0}__w = der(J{0}__phi); J{0}__a = der(J{0}__w); "
                                         "{0}*J{0}__a = J{0}__t + J{0}__far; ",
                                         i);
                equations += i < n ? fmt::format("J{0}__phi = J{1}__phi; J{0}__far + J{1}__t = 0; ", i, i + 1)
                                   : fmt::format("J{}__far = 0; ", i);
                inertia += i;
            }
            const Composed out = composed(declarations + "equation " + equations);
            QVERIFY2(out.result.model, (equations + findings(out.result)).c_str());
            const Model& model = *out.result.model;
            QCOMPARE(namesOf(model.states()), (Names{"J1.phi", "J1.w"}));
            QVERIFY(model.unknowns().empty());
            const auto rates = evaluated(model.formulas().derivative, declaredSlots(model));
            QVERIFY(std::abs(rates[1] - 5 / inertia) < 1e-14);
            QVERIFY(std::abs(outputAt(model, fmt::format("J{}.a", n), declaredSlots(model)) - 5 / inertia) <
                    1e-14);
        }
    }

    /// Trees of names with random signs: every name has the value that the plain text gives it.
    void randomNamesHaveTheirValues() {
        for (int trial = 0; trial < 100; ++trial) {
            RandomStream random(77, static_cast<std::uint64_t>(trial));
            const int n = 2 + static_cast<int>(random.uniform() * 12);
            std::vector<double> sign{1};
            std::string declarations = "Real v0(start=2); ", equations = "der(v0) = -v0; ";
            for (int i = 1; i < n; ++i) {
                const int of = static_cast<int>(random.uniform() * i);
                const double s = random.uniform() < 0.5 ? -1 : 1;
                sign.push_back(s * sign[static_cast<std::size_t>(of)]);
                declarations += fmt::format("Real v{}; ", i);
                const int form = static_cast<int>(random.uniform() * 4);
                const char* minus = s < 0 ? "-" : "";
                if (form == 0) equations += fmt::format("v{} = {}v{}; ", i, minus, of);
                if (form == 1) equations += fmt::format("{}v{} = v{}; ", minus, of, i);
                if (form == 2) equations += fmt::format("0 = v{} {} v{}; ", of, s < 0 ? "+" : "-", i);
                if (form == 3) equations += fmt::format("-v{} {} v{} = 0; ", i, s < 0 ? "-" : "+", of);
            }
            const Composed out = composed(declarations + "equation " + equations);
            QVERIFY2(out.result.model, (equations + findings(out.result)).c_str());
            QCOMPARE(out.equations, std::size_t(1));
            const auto slots = declaredSlots(*out.result.model);
            for (int i = 1; i < n; ++i)
                QCOMPARE(outputAt(*out.result.model, fmt::format("v{}", i), slots),
                         2 * sign[static_cast<std::size_t>(i)]);
        }
    }

    void inputsAndWhatIsZero() {
        const ModelPtr model =
            modelOf("input Real u(start=4); Real b; Real c; Real z; Real z2; output Real y; "
                    "Real x; equation b = u; c = -b; z = -z; z2 = z; y = c + z; der(x) = c;");
        const auto slots = declaredSlots(*model);
        QCOMPARE(outputAt(*model, "b", slots), 4.0);
        QCOMPARE(outputAt(*model, "c", slots), -4.0);
        QCOMPARE(outputAt(*model, "y", slots), -4.0);
        QCOMPARE(outputAt(*model, "z2", slots), 0.0);
        QVERIFY(model->unknowns().empty());
    }

    /// a = 1 + b, b = c/2, c = a are one linear equation, not a cycle that the text has to break.
    void linearLoopsAreSolved() {
        const ModelPtr model =
            modelOf("parameter Real k = 0.5; Real a; Real b; Real c; Real d; Real x; equation "
                    "a = 1 + b; b = k*d; d = c; c = 2*a - a; der(x) = a;");
        QVERIFY(model->unknowns().empty());
        QVERIFY(std::abs(outputAt(*model, "a", declaredSlots(*model)) - 2) < 1e-15);
    }

    /// A net of resistors is more than determinants are good for: its nodes are left to the run, its currents
    /// are not, and the run gives what elimination gives.
    void largeLinearNetsAreLeftToTheRun() {
        const int n = 6;
        std::string declarations = "Real x; ", equations;
        std::vector<std::string> sums(n * n, "0");
        Eigen::MatrixXd conductance = Eigen::MatrixXd::Zero(n * n, n * n);
        int branches = 0;
        const auto branch = [&](int a, int b) {
            const double g = 1 + 0.1 * (branches % 7);
            declarations += fmt::format("Real i{0}; parameter Real g{0} = {1:.17g}; ", branches, g);
            equations += fmt::format("i{0} = g{0}*(v{1} - v{2}); ", branches, a, b);
            sums[static_cast<std::size_t>(a)] += fmt::format(" + i{}", branches);
            sums[static_cast<std::size_t>(b)] += fmt::format(" - i{}", branches++);
            conductance(a, a) += g;
            conductance(b, b) += g;
            conductance(a, b) -= g;
            conductance(b, a) -= g;
        };
        for (int r = 0; r < n; ++r)
            for (int c = 0; c < n; ++c) {
                declarations += fmt::format("Real v{}; ", r * n + c);
                if (c + 1 < n) branch(r * n + c, r * n + c + 1);
                if (r + 1 < n) branch(r * n + c, r * n + c + n);
            }
        for (int k = 0; k < n * n; ++k)
            equations += fmt::format("{} + v{} = {}; ", sums[static_cast<std::size_t>(k)], k, k == 0 ? 1 : 0);
        conductance += Eigen::MatrixXd::Identity(n * n, n * n);
        const ModelPtr model = modelOf(declarations + "equation der(x) = v7; " + equations);
        QCOMPARE(model->unknowns().size(), static_cast<std::size_t>(n * n));
        Eigen::VectorXd right = Eigen::VectorXd::Zero(n * n);
        right(0) = 1;
        const Eigen::VectorXd v = conductance.fullPivLu().solve(right);
        auto slots = declaredSlots(*model);
        for (std::size_t k = 0; k < model->unknowns().size(); ++k)
            slots[SlotLayout(*model).unknowns + k] = v(std::stoi(model->unknowns()[k].name.substr(1)));
        for (const double residual : evaluated(model->formulas().residual, slots))
            QVERIFY(std::abs(residual) < 1e-14);
        QVERIFY(std::abs(outputAt(*model, "i0", slots) - (v(0) - v(1))) < 1e-14);
        QCOMPARE(evaluated(model->formulas().derivative, slots)[0], v(7));
    }

    void eventsAndLimitsFollow() {
        const ModelPtr model = modelOf(
            "Real x(start=3); Real b; Real c; Real h; equation der(x) = -1; b = -x; c = x; h = der(b); "
            "when b > 1 then reinit(b, 5 + b); end when; when c < -7 then reinit(c, h); end when; "
            "atLeast(c, h - 9);");
        auto slots = declaredSlots(*model);
        slots[1] = 0.5;
        const Formulas& f = model->formulas();
        QCOMPARE(model->events()[0].states, std::vector<std::size_t>{0});
        QCOMPARE(evaluated(f.actions[0], slots)[0], -4.5);
        QCOMPARE(evaluated(f.actions[1], slots)[0], 1.0);
        QCOMPARE(evaluated(f.guards, slots)[0], 1.5);
        QCOMPARE(model->floors()[0].state, std::size_t(0));
        QCOMPARE(evaluated(f.floors, slots)[0], -8.0);
    }

    void aLimitDecidesTheSign() {
        const ModelPtr model =
            modelOf("Real x(start=3); Real b; equation der(x) = -1; b = -x; atLeast(b, -2);");
        QCOMPARE(namesOf(model->states()), Names{"b"});
        QCOMPARE(declaredSlots(*model)[1], -3.0);
        QCOMPARE(evaluated(model->formulas().derivative, declaredSlots(*model))[0], 1.0);
    }

    void whatIsRefused_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << text << expected;
        };
        row("the same said once more",
            "Real a; Real b; Real c; equation\nder(a) = 1;\na = b;\nb = c;\nc = a;",
            "6:1:5 a is a state, as der(a) stands in the model: no second equation can give it. Give what "
            "follows from others another name, or write its derivative as a formula.");
        row("limits on both sides",
            "Real x; Real b; equation\nder(x) = 1;\nb = -x;\natLeast(b, 1);\natLeast(x, 0);",
            "5:9:1 b is the negative of x, which atLeast limits too; write one limit for both.");
        row("one state set by both names",
            "Real x; Real b; equation\nder(x) = 1;\nb = x;\nwhen b > 1 then\nreinit(x, 0); reinit(b, 1); end "
            "when;",
            "6:22:1 b is x under another name; this when sets it twice.");
        row("the derivative of an input", "input Real u; Real b; Real c; equation\nb = u;\nc = der(b);",
            "3:5:1 What stands here binds a state and has to be differentiated; that would need the "
            "derivative "
            "of the input u, which a record does not give. Let u pass a filter first, as in T*der(s) = u - "
            "s.");
        row("two inputs", "input Real u; input Real v; Real b; equation\nb = u;\nb = v;",
            "4:1:1 u is an input; an equation cannot set it.");
        row("units", "Real x(unit=\"m\"); Real b(unit=\"mm\"); equation\nder(x) = 1;\nb = x;",
            "4:1:5 Units differ: b is in mm, b = x in m, a factor of 1000.");
    }
    void whatIsRefused() {
        QFETCH(QString, body);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(findings(composed(body.toStdString()).result)), expected);
    }

    /// Without `composed` nothing of this happens.
    void plainTextsStayAsTheyAre() {
        const CompiledModel plain = compileModel(
            "model M\nReal x; Real v; Real w; equation der(x) = v; w = der(x); v = 1 - x;\nend M;", "m.mo");
        QVERIFY(plain.model);
        QCOMPARE(plain.model->outputs().size(), std::size_t(2));
    }
};

RIGOR_TEST(TestAliases)
#include "test_aliases.moc"

} // namespace test_aliases

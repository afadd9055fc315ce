// Equations that tie states to each other: ideal gears, rigid couplings, relative angles, loops of
// capacitors, a pendulum in Cartesian coordinates. The tapes against the same system in as few coordinates as
// it has, by hand or by matrices, and the sentences of what cannot be differentiated.

#include "composed_text.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

namespace test_index_reduction {

using namespace rigor;
using namespace rigor::test;

namespace {

/// The second model has the states of the first, and every variable of it has the same value there.
bool sameThroughout(const Model& a, const Model& b) {
    if (namesOf(a.states()) != namesOf(b.states()) || !a.unknowns().empty()) {
        qWarning("the states are %s", fmt::format("{}", fmt::join(namesOf(a.states()), ", ")).c_str());
        return false;
    }
    RandomStream random(3, 4);
    for (int trial = 0; trial < 50; ++trial) {
        std::vector<double> slots = declaredSlots(a);
        for (double& slot : slots) slot = 0.5 + random.uniform();
        const auto va = valuesAt(a, slots), vb = valuesAt(b, slots);
        for (const auto& [name, value] : vb)
            if (!va.contains(name) || !close(va.at(name), value)) {
                qWarning("%s", name.c_str());
                return false;
            }
    }
    return true;
}

Trajectory runOf(const Model& model, const std::vector<double>& times) {
    SimulationOptions options;
    options.stepper = "dopri5";
    options.stopTime = times.back();
    options.relativeTolerance = 1e-11;
    options.absoluteTolerance = 1e-12;
    std::vector<double> p;
    for (const Variable& v : model.parameters()) p.push_back(v.start);
    Trajectory out = simulate(model, p, {}, options, times);
    if (!out.status.answered()) throw std::runtime_error(toString(out.status, model));
    return out;
}

const char* const kInertias =
    "parameter Real J1 = 2.3; parameter Real J2 = 1.7; parameter Real J3 = 0.6; parameter Real r = 3.2; "
    "parameter Real k = 11; parameter Real d = 0.4; input Real M; Real phi1; Real w1; Real phi2; Real w2; ";

/// A random term over v0 ... v<n-1>, their derivatives, time and a parameter.
std::string randomTerm(RandomStream& random, int n, int depth = 0) {
    const auto one = [&] { return fmt::format("v{}", static_cast<int>(random.uniform() * n)); };
    const double kind = random.uniform();
    if (kind < 0.42) return one();
    if (kind < 0.55) return "der(" + one() + ")";
    if (kind < 0.6) return "time";
    if (kind < 0.66) return "k";
    if (kind < 0.72 || depth > 2) return fmt::format("{}", 1 + static_cast<int>(random.uniform() * 3));
    if (kind < 0.76) return "sin(" + one() + ")";
    const char sign = "+-+-*/"[static_cast<int>(random.uniform() * 6)];
    const std::string left = randomTerm(random, n, depth + 1);
    return "(" + left + " " + sign + " " + randomTerm(random, n, depth + 1) + ")";
}

/// As many random equations as variables, and what is left of every one of them as a variable r<i>.
std::string randomEquations(RandomStream& random) {
    const int n = 2 + static_cast<int>(random.uniform() * 5);
    std::string declarations = "parameter Real k = 2; ", equations;
    for (int i = 0; i < n; ++i) {
        const std::string left = randomTerm(random, n), right = randomTerm(random, n);
        declarations += fmt::format("Real v{0}; Real r{0}; ", i);
        equations += fmt::format("{0} = {1}; r{2} = ({0}) - ({1}); ", left, right, i);
    }
    return declarations + "equation " + equations;
}

} // namespace

class TestIndexReduction : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void tiedStatesAreThoseOfTheSystemByHand_data() {
        QTest::addColumn<QString>("tied");
        QTest::addColumn<QString>("byHand");
        const auto row = [](const char* name, const char* text, const char* byHand) {
            QTest::newRow(name) << text << byHand;
        };
        row("ideal gear",
            "Real t1; Real t2; equation der(phi1) = w1; der(phi2) = w2; J1*der(w1) = M - t1; "
            "J2*der(w2) = t2 - k*phi2; phi1 = r*phi2; t2 = r*t1;",
            "Real t1; Real t2; equation der(phi1) = w1; phi2 = phi1/r; w2 = w1/r; "
            "der(w1) = (M - k*phi2/r)/(J1 + J2/r^2); t1 = M - J1*der(w1); t2 = r*t1;");
        row("ideal gear with accelerations",
            "Real t; Real a1; Real a2; equation w1 = der(phi1); w2 = der(phi2); a1 = der(w1); a2 = der(w2); "
            "J1*a1 = M - t; J2*a2 = r*t; phi1 - r*phi2 = 0;",
            "Real t; Real a1; Real a2; equation der(phi1) = w1; phi2 = phi1/r; w2 = w1/r; a1 = M/(J1 + "
            "J2/r^2); "
            "der(w1) = a1; a2 = a1/r; t = J2*a2/r;");
        row("relative angle",
            "Real rel; Real wrel; Real arel; Real f; equation der(phi1) = w1; der(phi2) = w2; "
            "J1*der(w1) = M + f; J2*der(w2) = -f; rel = phi2 - phi1; wrel = der(rel); arel = der(wrel); "
            "f = k*rel + d*wrel;",
            "Real rel; Real wrel; Real arel; Real f; equation der(phi1) = w1; der(phi2) = w2; "
            "rel = phi2 - phi1; wrel = w2 - w1; f = k*rel + d*wrel; der(w1) = (M + f)/J1; der(w2) = -f/J2; "
            "arel = der(w2) - der(w1);");
        row("spring and damper beside each other",
            "Real rel; Real del; Real wdel; equation der(phi1) = w1; der(phi2) = w2; "
            "J1*der(w1) = M + k*rel + d*wdel; J2*der(w2) = -k*rel - d*wdel; rel = phi2 - phi1; "
            "del = phi1 - phi2; -wdel = der(del);",
            "Real rel; Real del; Real wdel; equation der(phi1) = w1; der(phi2) = w2; rel = phi2 - phi1; "
            "wdel = w2 - w1; del = -rel; der(w1) = (M + k*rel + d*wdel)/J1; "
            "der(w2) = -(k*rel + d*wdel)/J2;");
        row("three rigidly coupled",
            "Real phi3; Real w3; Real t1; Real t2; equation der(phi1) = w1; der(phi2) = w2; der(phi3) = w3; "
            "J1*der(w1) = M - t1; J2*der(w2) = t1 - t2; J3*der(w3) = t2 - d*w3; phi1 = phi2; phi2 = phi3;",
            "Real phi3; Real w3; Real t1; Real t2; equation der(phi1) = w1; phi2 = phi1; phi3 = phi1; "
            "w2 = w1; w3 = w1; der(w1) = (M - d*w1)/(J1 + J2 + J3); t1 = M - J1*der(w1); "
            "t2 = d*w3 + J3*der(w1);");
        row("a loop of capacitors",
            "Real i1; Real i2; Real i3; equation J1*der(phi1) = i1; J2*der(phi2) = i2; J3*der(w1) = i3; "
            "phi1 + phi2 = w1; i1 = i2; M = i1 + i3; der(w2) = 1;",
            "Real i1; Real i2; Real i3; equation phi2 = w1 - phi1; i1 = M/(1 + J3/J1 + J3/J2); i2 = i1; "
            "i3 = M - i1; der(phi1) = i1/J1; der(w1) = i3/J3; der(w2) = 1;");
        row("a prescribed motion",
            "Real f; equation der(phi1) = w1; J1*der(w1) = f - k*phi1; phi1 = sin(2*time) + time^3; "
            "der(phi2) = w2; der(w2) = f;",
            "Real f; equation phi1 = sin(2*time) + time^3; w1 = 2*cos(2*time) + 3*time^2; "
            "f = k*phi1 + J1*(6*time - 4*sin(2*time)); der(phi2) = w2; der(w2) = f;");
    }
    void tiedStatesAreThoseOfTheSystemByHand() {
        QFETCH(QString, tied);
        QFETCH(QString, byHand);
        try {
            const ModelPtr a = compiled(kInertias + tied.toStdString()),
                           b = compiled(kInertias + byHand.toStdString());
            QVERIFY(sameThroughout(*a, *b));
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
    }

    void theCartesianPendulumIsThePendulum() {
        const ModelPtr tied = compiled(
            "parameter Real L = 1.3; parameter Real m = 0.7; parameter Real g = 9.81; Real x(start=0.6*L); "
            "Real y(start=-0.8*L); Real vx; Real vy; Real F; output Real E; equation der(x) = vx; "
            "der(y) = vy; m*der(vx) = -F*x; m*der(vy) = -F*y - m*g; x^2 + y^2 = L^2; "
            "E = m*(vx^2 + vy^2)/2 + m*g*y;");
        QCOMPARE(namesOf(tied->states()), (std::vector<std::string>{"x", "vx"}));
        QCOMPARE(namesOf(tied->unknowns()), (std::vector<std::string>{"y"}));
        const ModelPtr angle =
            compiled("parameter Real L = 1.3; parameter Real g = 9.81; Real phi(start=asin(0.6)); Real w; "
                     "output Real x; output Real vx; equation der(phi) = w; L*der(w) = -g*sin(phi); "
                     "x = L*sin(phi); vx = L*cos(phi)*w;");
        std::vector<double> times;
        for (int k = 1; k <= 40; ++k) times.push_back(0.1 * k);
        try {
            const Trajectory a = runOf(*tied, times), b = runOf(*angle, times);
            for (Eigen::Index k = 0; k < a.states.rows(); ++k) {
                QVERIFY(close(a.states(k, 0), b.outputs(k, 0), 1e-7));
                QVERIFY(close(a.states(k, 1), b.outputs(k, 1), 1e-7));
                QVERIFY(close(a.outputs(k, 0), -0.7 * 9.81 * 0.8 * 1.3, 1e-8));
            }
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
    }

    /// Lying, the angle is what y tells and x does not.
    void theChoiceIsRegularAtTheStart() {
        for (const auto& [starts, state] : {std::pair("Real x(start=L); Real y(start=0); ", "y"),
                                            std::pair("Real x(start=0); Real y(start=-L); ", "x")}) {
            const ModelPtr model = compiled("parameter Real L = 2; " + std::string(starts) +
                                            "Real vx; Real vy; Real F; equation der(x) = vx; der(y) = vy; "
                                            "der(vx) = -F*x; der(vy) = -F*y - 9.81; "
                                            "x^2 + y^2 = L^2;");
            QCOMPARE(namesOf(model->states())[0], std::string(state));
        }
    }

    void whatWasMadeHasNameAndUnit() {
        const auto result = compileModel("model M\nReal x(unit=\"m\"); Real y(unit=\"m\"); Real "
                                         "v(unit=\"mm/s\"); Real f(unit=\"m/s\");\nequation\n"
                                         "der(x) = f;\nder(y) = f - 1;\nx = 2*y;\nv = der(y);\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("7:5:6 Units differ: v is in mm/s, der(y) in m/s, a factor of 1000."));
        QCOMPARE(namesOf(result.model->outputs()), (std::vector<std::string>{"y", "v", "f", "der(y)"}));
        QCOMPARE(result.model->outputs()[3].unit, std::string("m/s"));
    }

    void everyFunctionIsDifferentiated_data() {
        QTest::addColumn<QString>("function");
        for (const char* f :
             {"x + 2*x",
              "3 - x",
              "-x",
              "x*x*time",
              "x/(1 + x*x)",
              "1/time",
              "x^3",
              "x^2",
              "x^1",
              "x^2.5",
              "x^k",
              "x^x",
              "k^x",
              "sqrt(x)",
              "exp(-x)",
              "log(x)",
              "log10(x)",
              "sin(2*x)",
              "cos(x*time)",
              "tan(x)",
              "asin(x/3)",
              "acos(x/3)",
              "atan(x)",
              "atan2(x, time)",
              "atan2(1, x)",
              "sinh(x)",
              "cosh(x)",
              "tanh(x)",
              "abs(x - 1)",
              "min(x, k)",
              "max(x, 1)",
              "min(x, 0.2)",
              "if x > 1 then x^2 else 2*x - 1",
              "sign(x)*x",
              "floor(3*x)*x",
              "mod(x, 0.5)",
              "signedPower(x - 1, 1.7)",
              "signedPower(x - 1, k)",
              "absPower(x - 1, 1.7)",
              "absPower(x - 1, k)",
              "table(x, {0, 1, 4}, {2, 3, 5})",
              "table(x, {0, k, 4}, {2, k, 5})",
              "Modelica.Math.Vectors.interpolate({0, 1, 1.2}, {2, 3, 5}, x)",
              "noEvent(abs(x - 1))",
              "bspline(x, {0, 0, 0, 0, 1, 2, 2, 2, 2}, 3, {1, 2, 0, 3, 1})",
              "bspline(x, {0, 0, 0, 0, k, 2, 2, 2, 2}, 3, {1, k, 0, 3, 1})",
              "bspline(x, {0, 0, 0, 0.9, 0.9, 2, 2, 2}, 2, {1, 2, 3, 3, 1})",
              "bspline(x, {-1, 0, 1, 2}, 1, {1, k})",
              "bspline(x, {0, 1, 2, 3, 4}, 0, {1, 1, 1, 1})",
              "bspline(x, {0, 0, 0, 0, k - 0.7, 1 + 0*k, 1 + 0*k, 2, 2, 2, 2}, 3, {1, 2, 0, 3, 1, 2, 4})",
              "bspline(x, {0, 0, 0, 0, 1, 2, 2, 2, 2}, 3, {1, 2, 0, 3, 1}, {0, 0.3, 1, 1.7, 2})"})
            QTest::newRow(f) << f;
    }
    void everyFunctionIsDifferentiated() {
        QFETCH(QString, function);
        // y is no state: its derivative is that of the formula.
        const std::string head = "parameter Real k = 1.7; Real x(start=0.3); ";
        ModelPtr model;
        try {
            model = compiled(head + "Real y; Real z; equation der(x) = 1 + x/4; z = der(y); y = " +
                             function.toStdString() + ";");
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
        QCOMPARE(namesOf(model->states()), (std::vector<std::string>{"x"}));
        RandomStream random(9, 9);
        const SlotLayout at(*model);
        for (int trial = 0; trial < 30; ++trial) {
            std::vector<double> slots = declaredSlots(*model);
            const double t = 0.5 + random.uniform(), x = 0.3 + 1.4 * random.uniform();
            const auto value = [&](double h, const char* name) {
                slots[at.time] = t + h;
                slots[at.states] = x + h * (1 + x / 4) + h * h / 2 * (1 + x / 4) / 4;
                return outputAt(*model, name, slots);
            };
            const double h = 1e-4;
            const double central =
                (8 * (value(h, "y") - value(-h, "y")) - value(2 * h, "y") + value(-2 * h, "y")) / (12 * h);
            QVERIFY2(close(value(0, "z"), central, 1e-7), qPrintable(function));
        }
    }

    /// Whatever is reduced: the equations hold as written, and what is named der(v) is how v moves.
    void randomEquationsHoldAndDerivativesAreThose() {
        int reduced = 0, rates = 0;
        for (int trial = 0; trial < 3000; ++trial) {
            RandomStream random(55, static_cast<std::uint64_t>(trial));
            const std::string body = randomEquations(random);
            const ModelPtr model = compileModel("model M " + body + " end M;", "m.mo").model;
            if (!model || !model->unknowns().empty()) continue;
            const auto outputs = namesOf(model->outputs());
            if (std::none_of(outputs.begin(), outputs.end(),
                             [](const auto& o) { return o.starts_with("der("); }))
                continue;
            const SlotLayout at(*model);
            std::vector<double> slots = declaredSlots(*model);
            slots[at.time] = 0.7;
            for (std::size_t k = 0; k < model->states().size(); ++k)
                slots[at.states + k] = 0.3 + random.uniform();
            const auto move = evaluated(model->formulas().derivative, slots);
            const auto moved = [&](double h) {
                auto out = slots;
                out[at.time] += h;
                for (std::size_t k = 0; k < move.size(); ++k) out[at.states + k] += h * move[k];
                return valuesAt(*model, out);
            };
            const double h = 1e-5;
            const auto now = moved(0), before = moved(-h), after = moved(h);
            double size = 1;
            for (const auto& [name, value] : now)
                size = std::max(size, std::isfinite(value) ? std::abs(value) : 1e9);
            if (size > 1e3) continue;
            ++reduced;
            for (const auto& [name, value] : now) {
                if (name[0] == 'r') QVERIFY2(std::abs(value) < 1e-9 * size, (name + " of " + body).c_str());
                const auto of =
                    name.starts_with("der(") ? after.find(name.substr(4, name.size() - 5)) : after.end();
                if (of == after.end()) continue;
                const double slope = (of->second - before.at(of->first)) / (2 * h);
                QVERIFY2(std::abs(slope - value) < 1e-4 * size * size, (name + " of " + body).c_str());
                ++rates;
            }
        }
        QVERIFY2(reduced > 50 && rates > 200, fmt::format("{} models, {} rates", reduced, rates).c_str());
    }

    void statesAreChosenAsWished_data() {
        QTest::addColumn<QString>("declarations");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<double>("start");
        const auto row = [](const char* name, const char* declarations, const char* expected, double start) {
            QTest::newRow(name) << declarations << expected << start;
        };
        row("the earlier", "Real a; Real b;", "a", 0);
        row("with a start", "Real a; Real b(start=3);", "b", 3);
        row("with a fixed start", "Real a(start=1); Real b(start=3, fixed=true);", "b", 3);
        row("not fixed", "Real a(start=1); Real b(start=3, fixed=false);", "a", 1);
        row("preferred", "Real a(start=5, fixed=true); Real b(stateSelect=StateSelect.always);", "b", -2);
        row("avoided", "Real a(start=5, stateSelect=StateSelect.avoid); Real b;", "b", -2);
        row("never", "Real a(stateSelect=StateSelect.never); Real b(start=2, stateSelect=StateSelect.avoid);",
            "b", 2);
        row("set by an event", "Real a(stateSelect=StateSelect.always); Real b;", "b", 0);
    }
    void statesAreChosenAsWished() {
        QFETCH(QString, declarations);
        QFETCH(QString, expected);
        QFETCH(double, start);
        const bool event = QTest::currentDataTag() == QString("set by an event");
        const auto result =
            compileModel("model M\nparameter Real r = 2; Real f; " + declarations.toStdString() +
                             "\nequation der(a) = 1 - f; der(b) = f; a = 1 - r*b; " +
                             (event ? "when b > 1 then reinit(b, 0); end when; " : "") + "end M;",
                         "m.mo");
        QVERIFY2(result.model, findings(result).c_str());
        QCOMPARE(namesOf(result.model->states()), (std::vector<std::string>{expected.toStdString()}));
        const auto slots = declaredSlots(*result.model);
        // b = (1 - a)/r where only a has a start.
        QVERIFY(close(slots[SlotLayout(*result.model).states], start));
    }

    void whatCannotBeReducedIsNamed_data() {
        QTest::addColumn<QString>("equations");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << text << expected;
        };
        row("an input", "der(x) = f;\nder(y) = 1;\nx = 2*u;",
            "6:7:1 What stands here binds a state and has to be differentiated; that would need the "
            "derivative of the input u, which a record does not give. Let u pass a filter first, as in "
            "T*der(s) = u - s.");
        row("a smooth curve", "der(x) = f;\nder(y) = 1;\nx = monotoneCubic(y, {0, 1, 2}, {0, 1, 4});",
            "6:5:38 What stands here binds a state and has to be differentiated, but monotoneCubic has no "
            "derivative here. Write the equation without it.");
        row("an exponent that moves", "der(x) = f;\nder(y) = 1;\nx = signedPower(y, y);",
            "6:5:17 What stands here binds a state and has to be differentiated, but a power with an "
            "exponent "
            "that moves has no derivative here. Write the equation without it.");
        row("points that move", "der(x) = f;\nder(y) = 1;\nx = table(y, {0, 1}, {0, y});",
            "6:5:24 What stands here binds a state and has to be differentiated, but a table or spline whose "
            "points move has no derivative here. Write the equation without it.");
        row("an event for each of the two",
            "der(x) = f;\nder(y) = 1;\nx = 2*y;\nwhen y > 1 then reinit(x, 0);\nreinit(y, 0); end when;",
            "8:8:1 y follows from other states by equations; reinit needs a state that is free. Name one "
            "that it "
            "follows from.");
        row("two for one", "2*der(x) = 1;\nx = y;\n3*der(x) = 2;",
            "2:36:1 f has no equation; if its value is given, write parameter Real f = ...\n6:1:12 This "
            "equation is one too many: der(x) is already given by line 4.");
        row("a tie that says nothing new", "der(x) = f;\nder(y) = f;\nx = y;",
            "6:1:5 This equation, or its derivative, has to give der(x), which drops out of it.");
        row("never enough", "der(x) = 1;\n2*der(x) = 3;\nder(y) = f;",
            "2:36:1 f has no equation; if its value is given, write parameter Real f = ...\n5:1:12 This "
            "equation is one too many: der(x) is already given by line 4.");
    }
    void whatCannotBeReducedIsNamed() {
        QFETCH(QString, equations);
        QFETCH(QString, expected);
        const auto result = compileModel("model M\ninput Real u; Real x; Real y; Real f;\nequation\n" +
                                             equations.toStdString() + "\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), expected);
        QVERIFY(!result.model);
    }
};

RIGOR_TEST(TestIndexReduction)
#include "test_index_reduction.moc"

} // namespace test_index_reduction

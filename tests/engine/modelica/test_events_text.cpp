// Events as Modelica writes them: pre and edge, branches of one when at one instant, initial(), sample(),
// assert, and functions with arguments by name. Runs are compared with what the text says by hand.

#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/replaced.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_events_text {

using namespace rigor;
using namespace rigor::test;

namespace {

ModelPtr compiled(const std::string& text) {
    const CompiledModel result = compileModel(text, "m.mo");
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

ModelPtr modelOf(const std::string& body) { return compiled("model M\n" + body + "\nend M;"); }

std::vector<double> declared(const Model& model) {
    std::vector<double> out;
    for (const Variable& p : model.parameters()) out.push_back(p.start);
    return out;
}

std::size_t indexOf(const std::vector<Variable>& list, const std::string& name) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].name == name) return i;
    throw std::runtime_error("no variable " + name);
}

struct Run {
    ModelPtr model;
    Trajectory trajectory;
    double discrete(const std::string& name) const {
        return trajectory.discretes[indexOf(model->discretes(), name)];
    }
    double state(const std::string& name) const {
        return trajectory.states(trajectory.states.rows() - 1,
                                 static_cast<Eigen::Index>(indexOf(model->states(), name)));
    }
    std::string told() const { return toString(trajectory.status, *model); }
};

SimulationOptions until(double end, const char* stepper = "rk4", double start = 0) {
    SimulationOptions options;
    options.stepper = stepper;
    options.step = 0.01;
    options.startTime = start;
    options.stopTime = end;
    options.relativeTolerance = 1e-11;
    options.absoluteTolerance = 1e-13;
    return options;
}

Run run(const ModelPtr& model, const SimulationOptions& options, std::vector<double> parameters = {},
        std::span<const double> times = {}) {
    if (parameters.empty()) parameters = declared(*model);
    std::vector<Signal> inputs;
    for (const Variable& u : model->inputs()) inputs.emplace_back(u.start);
    return {model, simulate(*model, parameters, inputs, options, times)};
}

Run run(const std::string& body, double end, const char* stepper = "rk4") {
    return run(modelOf(body), until(end, stepper));
}

} // namespace

class TestEventsText : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void preOutsideOfAWhenIsTheValue() {
        const std::string text = fileText(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
        QCOMPARE(written(*compiled(replaced(text, "mode ==", "pre(mode) =="))), written(*compiled(text)));
        const std::string body =
            " Real x; Integer m; Boolean b;\n Real y = if pre(b) then pre(m) else 0;\nequation\n"
            " der(x) = 1;\n when x > 0.5 then m = pre(m) + 3; b = true; end when;";
        const Run done = run(body, 1);
        QCOMPARE(done.trajectory.endOutputs[indexOf(done.model->outputs(), "y")], 3.0);
    }

    void edgeOfAConditionIsTheConditionOfAWhen() {
        const std::string body =
            " Real x; Integer m; Boolean b; Boolean c = x > 0.7;\nequation\n der(x) = 1;\n"
            " when x > 0.5 then b = true; end when;\n when b then m = pre(m) + 1; end when;\n"
            " when {c, x > 0.9} then m = pre(m) + 10; end when;";
        const std::string edges =
            replaced(replaced(body, "when b then", "when edge(b) then"), "{c,", "{edge(c),");
        QCOMPARE(written(*modelOf(edges)), written(*modelOf(body)));
        QCOMPARE(run(edges, 1).discrete("m"), 21.0);
    }

    void changeIsAnotherValue() {
        const std::string body =
            " Real x; Integer m(start=4); Boolean b; Integer n; Integer was; Integer now; Integer both;\n"
            "equation\n der(x) = 1;\n when {x > 0.2, x > 0.4} then m = pre(m) + 1; end when;\n"
            " when x > 0.6 then m = pre(m); end when;\n when x > 0.7 then b = not pre(b); end when;\n"
            " when change(m) then n = pre(n) + 1; was = pre(m); now = m; end when;\n"
            " when {change(m), change(b)} then both = pre(both) + 1; end when;";
        const Run done = run(body, 1);
        QCOMPARE(done.discrete("n"), 2.0);
        QCOMPARE(done.discrete("was"), 5.0);
        QCOMPARE(done.discrete("now"), 6.0);
        QCOMPARE(run(body, 0.3).discrete("was"), 4.0);
        QCOMPARE(run(body, 0.1).discrete("n"), 0.0);
        QCOMPARE(done.discrete("both"), 3.0);
    }

    void ofOneWhenOnlyTheFirstActsAtAnInstant() {
        const std::string by =
            " Real x; Integer m; Integer n;\nequation\n der(x) = 1;\n"
            " when {} then m = pre(m) + 1; elsewhen {} then m = pre(m) + 10; n = pre(n) + 1;\n"
            " elsewhen x > 0.7 then m = pre(m) + 100; end when;";
        const auto with = [&](std::string first, std::string second) {
            std::string text = by;
            text.replace(text.find("{}"), 2, first);
            return text.replace(text.find("{}"), 2, second);
        };
        for (const char* stepper : {"rk4", "dopri5", "radau"}) {
            // The same instant of time; the same place of a state; the first before the second; the other
            // way.
            QCOMPARE(run(with("time >= 0.5", "time >= 0.5"), 1, stepper).discrete("m"), 101.0);
            QCOMPARE(run(with("x >= 0.5", "x >= 0.5"), 1, stepper).discrete("m"), 101.0);
            QCOMPARE(run(with("x >= 0.5", "x >= 0.25 and x >= 0.5"), 1, stepper).discrete("n"), 0.0);
            QCOMPARE(run(with("x >= 0.25", "x >= 0.5"), 1, stepper).discrete("m"), 111.0);
            QCOMPARE(run(with("x >= 0.5", "x >= 0.25"), 1, stepper).discrete("m"), 111.0);
        }
        // Different whens act both, and one of two conditions of a branch is enough.
        const std::string both = " Real x; Integer m; Integer n;\nequation\n der(x) = 1;\n"
                                 " when x > 0.5 then m = pre(m) + 1; end when;\n"
                                 " when x > 0.5 then n = pre(n) + 1; end when;\n"
                                 " when {x > 0.6, time > 0.6} then n = pre(n) + 10; end when;";
        QCOMPARE(run(both, 1).discrete("m"), 1.0);
        QCOMPARE(run(both, 1).discrete("n"), 11.0);
    }

    void whatAnActionMakesTrueInOneWhen() {
        // The action of another when makes both branches true: the first acts. It may act again later.
        const std::string body =
            " Real x; Boolean b; Integer m;\nequation\n der(x) = 1;\n"
            " when {x > 0.3, x > 0.7} then b = true; end when;\n"
            " when x > 0.5 then b = false; end when;\n"
            " when b then m = pre(m) + 1; elsewhen b and x > 0 then m = pre(m) + 10; end when;";
        QCOMPARE(run(body, 1).discrete("m"), 2.0);
        // In lanes and with derivatives too.
        const ModelPtr model =
            modelOf(" parameter Real a = 0.5;\n Real x(start=0); Real hit; Integer m;\nequation\n"
                    " der(x) = 1;\n when x >= a then hit = time; m = pre(m) + 1;\n"
                    " elsewhen x >= a then hit = -time; m = pre(m) + 10; end when;");
        const Eigen::MatrixXd samples = Eigen::RowVectorXd::LinSpaced(9, 0.1, 0.9);
        const BatchRequest request{{*findVariable(*model, "m"), *findVariable(*model, "hit")}, 1};
        const BatchResult batch = simulateBatch(*model, samples, {}, until(1), request);
        for (Eigen::Index k = 0; k < 9; ++k) {
            QCOMPARE(batch.values(0, k), 1.0);
            QVERIFY(std::abs(batch.values(1, k) - samples(0, k)) < 1e-9);
        }
        const std::vector<std::size_t> chosen{0};
        const std::vector<double> values{0.5}, times{1};
        const SensitivityResult slopes =
            simulateWithSensitivities(*model, values, chosen, {}, until(1), times);
        QVERIFY(std::abs(slopes.discretes(static_cast<Eigen::Index>(indexOf(model->discretes(), "hit")), 0) -
                         1) < 1e-9);
    }

    void whatAWhenDoesAtTheStart() {
        const std::string body =
            " parameter Real p = 3;\n Real x(start=1); Integer m(start=5); Boolean b; Real r;\n"
            " Real y = 2*m;\nequation\n der(x) = r;\n when {} then\n  m = pre(m) + 1; b = m > 5;\n"
            "  r = y + p;\n  reinit(x, 4);\n end when;";
        for (const char* condition : {"initial()", "{initial(), x > 1000}", "{x < -1000, initial()}"}) {
            const ModelPtr model = modelOf(replaced(body, "{}", condition));
            const std::vector<double> slots = declaredSlots(*model);
            const SlotLayout at(*model);
            QCOMPARE(slots[at.states], 4.0);
            QCOMPARE(slots[at.discretes + indexOf(model->discretes(), "m")], 6.0);
            QCOMPARE(slots[at.discretes + indexOf(model->discretes(), "b")], 1.0);
            QCOMPARE(slots[at.discretes + indexOf(model->discretes(), "r")], 15.0);
            const Run done = run(model, until(0.5));
            QCOMPARE(done.discrete("m"), 6.0);
            QVERIFY(std::abs(done.state("x") - 11.5) < 1e-12);
        }
        QCOMPARE(run(replaced(body, "{}", "{initial(), time >= 0.25}"), 0.5).discrete("m"), 7.0);
        // pre(m) of an initial equation is what the body starts from.
        const std::string before =
            " Real x; Integer m(start=1); Integer n;\ninitial equation\n pre(m) = n + 2;\n n = 40;\n"
            "equation\n der(x) = 1;\n when {} then m = pre(m) + 1; end when;\n"
            " when x > 5 then n = 3; end when;";
        QCOMPARE(run(replaced(before, "{}", "sample(0, 0.4)"), 0.5).discrete("m"), 44.0);
        QCOMPARE(run(replaced(before, "{}", "initial()"), 0.5).discrete("m"), 43.0);
    }

    void samplesComeAtTheirTimes() {
        const std::string body =
            " parameter Real first = 0.1; parameter Real period = 0.1;\n Real x;\n"
            " Integer n; Real last; Real sum(start=0);\nequation\n der(x) = 1;\n"
            " when sample(first, period) then n = pre(n) + 1; last = time; sum = pre(sum) + x; end when;";
        const ModelPtr model = modelOf(body);
        for (const char* stepper : {"rk4", "dopri5", "radau", "rosenbrock4"}) {
            const Run done = run(model, until(1.05, stepper));
            QCOMPARE(done.discrete("n"), 10.0);
            QCOMPARE(done.discrete("last"), 0.1 + 9 * 0.1); // not a rounding beside it
            QVERIFY(std::abs(done.discrete("sum") - 5.5) < 1e-9);
            std::size_t k = 0;
            for (const auto& event : done.trajectory.events)
                QCOMPARE(event.time, 0.1 + static_cast<double>(k++) * 0.1);
        }
        // Instants before the start of the run are over; one at the start acts there.
        QCOMPARE(run(model, until(1.05, "rk4", 0.45)).discrete("n"), 6.0);
        QCOMPARE(run(model, until(1.05), {-10, 0.25}).discrete("n"), 5.0);
        QCOMPARE(run(model, until(1.05, "rk4", 0.5), {0, 0.25}).discrete("n"), 3.0);
        QCOMPARE(run(model, until(1.05), {2, 0.25}).discrete("n"), 0.0);
        QCOMPARE(run(model, until(0.001), {0, 0.25}).discrete("n"), 1.0);
        // Other intervals in the lanes of a batch.
        Eigen::MatrixXd samples(2, 6);
        samples.row(0).setConstant(0);
        samples.row(1) << 0.1, 0.2, 0.3, 0.4, 0.5, 0.6;
        const BatchResult batch =
            simulateBatch(*model, samples, {}, until(1.05), {{*findVariable(*model, "n")}, 1});
        for (Eigen::Index k = 0; k < 6; ++k)
            QCOMPARE(batch.values(0, k), 1 + std::floor(1.05 / samples(1, k)));
    }

    void aSampledControllerIsItsRecurrence() {
        for (int trial = 0; trial < 200; ++trial) {
            RandomStream random(57, static_cast<std::uint64_t>(trial));
            const auto between = [&](double a, double b) { return a + (b - a) * random.uniform(); };
            const double a = between(0.5, 3), b = between(0.5, 2), kp = between(0.2, 1),
                         ki = between(0.05, 0.4), period = between(0.05, 0.2), x0 = between(-1, 1),
                         target = between(-2, 2), i0 = between(-1, 1);
            const ModelPtr model = modelOf(fmt::format(
                " parameter Real a = {:.17g}; parameter Real b = {:.17g}; parameter Real period = {:.17g};\n"
                " Real x(start={:.17g}); Real u; Real integral(start={:.17g}); Real e = {:.17g} - "
                "x;\nequation\n"
                " der(x) = -a*x + b*u;\n when sample(0, period) then\n  integral = pre(integral) + "
                "{:.17g}*e;\n"
                "  u = {:.17g}*e + integral;\n end when;",
                a, b, period, x0, i0, target, ki, kp));
            const double end = 9.5 * period;
            SimulationOptions options = until(end, "dopri5");
            options.relativeTolerance = 1e-13, options.absoluteTolerance = 1e-14;
            const Run done = run(model, options);
            double x = x0, integral = i0, u = 0;
            for (int k = 0; k < 10; ++k) {
                const double e = target - x;
                integral += ki * e;
                u = kp * e + integral;
                const double length = std::min(period, end - k * period);
                x = std::exp(-a * length) * (x - b * u / a) + b * u / a;
            }
            QVERIFY(std::abs(done.state("x") - x) < 1e-10);
            QVERIFY(std::abs(done.discrete("u") - u) < 1e-10);
            QVERIFY(std::abs(done.discrete("integral") - integral) < 1e-10);
        }
    }

    void severalSamplesAndOtherConditions() {
        const std::string body = " Real x; Integer n; Integer m; Integer k;\nequation\n der(x) = 1;\n"
                                 " when sample(0, 0.25) then n = pre(n) + 1; end when;\n"
                                 " when sample(0.1, 0.3) then m = pre(m) + 1; end when;\n"
                                 " when {sample(0.2, 0.5), x > 0.45, x > 0.7} then k = pre(k) + 1; end when;";
        const Run done = run(body, 1.05);
        QCOMPARE(done.discrete("n"), 5.0);
        QCOMPARE(done.discrete("m"), 4.0);
        QCOMPARE(done.discrete("k"), 3.0); // 0.2, 0.45, and 0.7 once for both
        const std::string loop = " Real x; Integer n[3];\nequation\n der(x) = 1;\n for i in 1:3 loop\n"
                                 "  when sample(0, i*0.25) then n[i] = pre(n[i]) + i; end when;\n end for;";
        QCOMPARE(run(loop, 0.9).discrete("n[1]"), 4.0);
        QCOMPARE(run(loop, 0.9).discrete("n[2]"), 4.0);
        QCOMPARE(run(loop, 0.9).discrete("n[3]"), 6.0);
        const std::string ending =
            " Real x;\nequation\n der(x) = 1;\n when sample(0.3, 1) then terminate(\"done\"); end when;";
        QCOMPARE(run(ending, 1).trajectory.status.time, 0.3);
        // What another event has not set yet is missing, at the start as later.
        const std::string missing =
            " Real x; Real a; Real b;\nequation\n der(x) = 1;\n"
            " when sample(0, 0.5) then a = b; end when;\n when x > 0.25 then b = x; end when;";
        QVERIFY(std::isnan(run(missing, 0.1).discrete("a")));
        QVERIFY(std::abs(run(missing, 0.6).discrete("a") - 0.25) < 1e-9);
        for (const Variable& output : done.model->outputs()) QVERIFY(!output.name.starts_with("sample"));
    }

    void anAssertEndsTheRun_data() {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& body, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(body) << expected;
        };
        const std::string head =
            " parameter Real p = 2; parameter Boolean c = true;\n Real x; Integer n; Real y = 3*x;\n";
        const std::string rest = "\n der(x) = 1;\n when x >= 0.5 then n = pre(n) + 1; end when;";
        const auto equation = [&](const std::string& text) { return head + "equation\n " + text + rest; };
        const char* half = "Stopped at 0.5 s by an assert of the model: x is too large";
        row("a state", equation("assert(x < 0.5, \"x is too large\");"), half);
        row("an algebraic variable", equation("assert(not y > 1.5, \"x is too large\");"), half);
        row("the time", equation("assert(time < 0.5, \"x is \" + \"too large\");"), half);
        row("by name",
            equation("assert(x < 0.5, level = AssertionLevel.error, message = \"x is too large\");"), half);
        row("its level", equation("assert(x < 0.5, \"x is too large\", AssertionLevel.error);"), half);
        row("in an if", equation("if c then assert(x < 0.5, \"x is too large\"); end if;"), half);
        row("in the other branch",
            equation("if c then assert(true, \"\"); else assert(x < 0.1, \"no\"); end if;"), "");
        row("in a branch that comes",
            equation("if x < 0.5 then else assert(false, \"x is too large\"); end if;"), half);
        row("in a loop", equation("for i in 1:3 loop assert(x < 2 - i/2, \"x is too large\"); end for;"),
            half);
        row("in a when", equation("when x >= 0.5 then assert(x < 0.4, \"x is too large\"); end when;"), half);
        row("met in a when", equation("when x >= 0.5 then assert(x < 0.6, \"x is too large\"); end when;"),
            "");
        row("with a value that is new",
            equation("when x >= 0.5 then n = 3; assert(n < 3, \"x is too large\"); end when;")
                .substr(0, equation("when x >= 0.5 then n = 3; assert(n < 3, \"x is too large\"); end when;")
                               .rfind("\n")),
            half);
        row("in a function",
            " function f input Real u; output Real v; algorithm v := u; assert(u < 0.5, \"x is too large\"); "
            "end f;\n" +
                equation("y = f(x);").replace(equation("y = f(x);").find("Real y = 3*x"), 12, "Real y"),
            half);
        row("a warning in a function",
            " function f input Real u; output Real v; algorithm v := u; assert(u < 0.5, \"\", "
            "AssertionLevel.warning); end f;\n" +
                equation("y = f(x);").replace(equation("y = f(x);").find("Real y = 3*x"), 12, "Real y"),
            "");
        row("in a branch of a function",
            " function f input Real u; output Real v; algorithm if u < 0.5 then v := 0; else v := 1; "
            "assert(u < 0.5, \"x is too large\"); end if; end f;\n" +
                equation("y = f(x);").replace(equation("y = f(x);").find("Real y = 3*x"), 12, "Real y"),
            half);
        row("a warning", equation("assert(x < 0.5, \"\", level = AssertionLevel.warning);"), "");
        row("what holds to the end", equation("assert(time <= 1, \"\");\n assert(x <= 2, \"\");"), "");
        const char* start = "Stopped at 0 s by an assert of the model: p is too small";
        // At the border of both conditions the first does not hold.
        row("in a branch that does not come", equation("if p > 2 then assert(p < 1, \"no\"); end if;"), "");
        row("in a branch that just comes",
            equation("if p >= 2 then assert(p < 2, \"p is too small\"); end if;"),
            "Stopped at 0 s by an assert of the model: p is too small");
        row("parameters", equation("assert(p > 2, \"p is too small\");"), start);
        row("start values", equation("assert(x > 0, \"p is too small\");"), start);
        row("at the start only",
            head + "initial equation\n assert(x > 0, \"p is too small\");\nequation" + rest, start);
        row("met at the start",
            head + "initial equation\n assert(x <= 0, \"p is too small\");\nequation" + rest, "");
        row("in a when initial()",
            equation("when initial() then assert(p > 2, \"p is too small\"); end when;"), start);
        row("in a sample", equation("when sample(0.5, 1) then assert(false, \"x is too large\"); end when;"),
            half);
        row("in a sample at the start",
            equation("when sample(0, 0.7) then assert(p > 2, \"p is too small\"); end when;"), start);
        row("without states",
            " parameter Real p = 2; Real y = p;\nequation\n assert(p > 2, \"p is too small\");", start);
    }
    void anAssertEndsTheRun() {
        QFETCH(QString, body);
        QFETCH(QString, expected);
        const ModelPtr model = modelOf(body.toStdString());
        const Run done = run(model, until(1));
        if (expected.isEmpty()) {
            QVERIFY2(done.trajectory.status.end == RunEnd::StopTime, done.told().c_str());
            return;
        }
        QVERIFY(!done.trajectory.status.answered());
        QCOMPARE(QString::fromStdString(done.told()), expected);
        if (model->states().empty()) return;
        const std::vector<double> values = declared(*model);
        const auto count = static_cast<Eigen::Index>(values.size());
        const BatchResult batch = simulateBatch(
            *model, Eigen::Map<const Eigen::MatrixXd>(values.data(), count, 1), {}, until(1), {{}, 1});
        QCOMPARE(QString::fromStdString(toString(batch.statuses[0], *model)), expected);
        QCOMPARE(QString::fromStdString(run(model, until(1, "dopri5")).told()), expected);
    }

    void argumentsByName() {
        const std::string functions =
            "function f input Real x; input Real k = 2; input Real c = 5; output Real y; "
            "algorithm y := k*x + c; end f;\n";
        const auto value = [&](const std::string& call) {
            return valueOf(functions + "Real y = " + call + ";");
        };
        QCOMPARE(value("f(3)"), 11.0);
        QCOMPARE(value("f(3, k=4)"), 17.0);
        QCOMPARE(value("f(3, c=1)"), 7.0);
        QCOMPARE(value("f(c=1, x=3)"), 7.0);
        QCOMPARE(value("f(3, 4, c=1)"), 13.0);
        QCOMPARE(value("f(f(1, k=1), c=f(x=0))"), 17.0);
    }

    void refusedTexts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& equation, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(
                                       "model M\n function f input Real x; input Real k = 2; output Real y; "
                                       "algorithm y := k*x; end f;\n"
                                       " parameter Real T = 0; Real x; Real y; Integer n; Boolean "
                                       "b;\nequation\n der(x) = 1;\n " +
                                       equation +
                                       "\n when x > 1 then n = pre(n) + 1; b = true; end when;\nend M;")
                                << expected;
        };
        row("pre of a state", "y = pre(x);", "6:10:1 pre takes a variable that a when sets; no when sets x.");
        row("pre of a value", "y = pre(2*n);", "6:10:3 pre takes the name of a variable that a when sets.");
        row("edge in a sum of conditions", "y = 1;\n when edge(b) and x > 1 then n = 2; end when;",
            "7:7:4 edge(...) stands alone as a condition of a when here: when edge(...) then, or one of when "
            "{a, b} then.");
        row("change in a sum of conditions", "y = 1;\n when change(n) and x > 1 then b = false; end when;",
            "7:7:6 change(...) stands alone as a condition of a when here: when change(...) then, or one of "
            "when "
            "{a, b} then.");
        row("change of a Real", "y = 1;\n when change(y) then b = false; end when;",
            "7:14:1 change takes the name of an Integer or Boolean that a when sets.");
        row("terminal", "y = 1;\n when terminal() then b = false; end when;",
            "7:7:8 terminal is not part of this language.");
        row("initial outside", "y = if initial() then 1 else 2;",
            "6:9:7 initial(...) stands alone as a condition of a when here: when initial(...) then, or one "
            "of when {a, b} then.");
        row("sample outside", "y = if sample(0, 1) then 1 else 2;",
            "6:9:6 sample(...) stands alone as a condition of a when here: when sample(...) then, or one of "
            "when {a, b} then.");
        row("an interval of 0", "y = 1;\n when sample(0, T) then b = false; end when;",
            "7:17:1 The interval of sample must be above 0; this is 0.");
        row("a negative interval", "y = 1;\n when sample(0, -0.5) then b = false; end when;",
            "7:17:4 The interval of sample must be above 0; this is −0.5.");
        row("an interval that moves", "y = 1;\n when sample(0, x) then b = false; end when;",
            "7:17:1 The interval of sample can depend on parameters and constants only.");
        row("one argument of sample", "y = 1;\n when sample(1) then b = false; end when;",
            "7:7:6 sample takes 2 arguments, not 1.");
        row("terminate at the start", "y = 1;\n when initial() then terminate(\"now\"); end when;",
            "7:7:9 terminate cannot stand in a when that acts at the start of a run.");
        row("assert as a value", "y = assert(x > 1, \"\");",
            "6:6:6 assert gives no value; it stands alone: assert(condition, \"message\");");
        row("assert without a message", "y = 1;\n assert(x > 1);",
            "7:2:6 assert takes a condition and a message: assert(x > 0, \"x must be positive\");");
        row("assert of a number", "y = 1;\n assert(x, \"\");",
            "7:9:1 The condition of assert must be true or false, such as a < b; this is a number.");
        row("a message that is a number", "y = 1;\n assert(x > 1, 3);",
            "7:16:1 The message of assert is a text in quotes.");
        row("a level", "y = 1;\n assert(x > 1, \"\", 3);",
            "7:20:1 The level of assert is AssertionLevel.error or AssertionLevel.warning.");
        row("an assert that never holds", "y = 1;\n assert(1 > 2, \"no\");",
            "7:9:5 This assert is violated whatever the values are: no");
        row("an argument that is not there", "y = f(1, kk=2);",
            "6:14:1 f has no argument kk. Did you mean k?");
        row("an argument twice", "y = f(1, x=2);", "6:13:1 f is given x twice.");
        row("by place behind by name", "y = f(k=1, 2);",
            "6:13:1 Arguments by name stand behind those by their place; this one has no name.");
        row("too many", "y = f(1, 2, 3);", "6:6:1 f takes 2 arguments, not 3.");
        row("too few", "y = f(k=1);", "6:6:1 f needs a value for x; 1 are given.");
        row("a built-in by name", "y = sin(u=1);",
            "6:12:1 The arguments of sin are given in their order, not by name.");
    }
    void refusedTexts() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        QCOMPARE(QString::fromStdString(findings(compileModel(text.toStdString(), "m.mo"))), expected);
    }
};

RIGOR_TEST(TestEventsText)
#include "test_events_text.moc"

} // namespace test_events_text

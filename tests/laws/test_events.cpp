// What holds across events, for every way of computing derivatives: dual numbers with each stepper and
// complex steps agree with differences wherever the solution is differentiable; lanes equal single runs; a
// relation in an `if` is the event that the same relation in a `when` is; a run slides where both sides lead
// to a surface and rests after a series of ever shorter events.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/run/run.h"
#include "core/engine/simulate/simulate.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <random>

namespace test_events {

using namespace rigor;

namespace {

struct Family {
    const char* name;
    const char* text;
    std::vector<double> low, high; ///< of the parameters
    bool input;
};

const std::vector<Family> kFamilies{
    {"decay",
     "model M parameter Real k=.7; parameter Real xc=.6; parameter Real m=.3; Real x(start=2); output Real y;"
     " equation der(x) = -(if x > xc then k else k*m)*x; y=x; end M;",
     {.5, .4, .2},
     {1, 1.2, .6},
     false},
    {"pendulum with a stop",
     "model M parameter Real w=3; parameter Real d=.2; parameter Real c=.4; Real x(start=1); Real v(start=0);"
     " output Real y; equation der(x)=v; der(v)=-w^2*sin(x)-d*v-(if x > c then 20*w*(x-c)+1 else 0); y=x;"
     " end M;",
     {2, .1, .2},
     {4, .4, .7},
     false},
    {"Duffing oscillator with a soft side",
     "model M parameter Real a=1; parameter Real b=3; parameter Real s=.5; Real x(start=1.2); Real "
     "v(start=0);"
     " output Real y; equation der(x)=v; der(v)=-a*x-(if x < 0 then s*b else b)*(x^3+0.1)-0.1*v; y=x; end M;",
     {.5, 2, .3},
     {1.5, 4, .8},
     false},
    {"Lotka-Volterra with a refuge",
     "model M parameter Real a=2; parameter Real b=1; parameter Real r=.6; Real x(start=2); Real z(start=1);"
     " output Real y; equation der(x)=a*x-(if x > r then b else 0.3*b)*x*z; der(z)=x*z-z; y=x; end M;",
     {1.5, .8, .4},
     {2.5, 1.4, .9},
     false},
    {"RC with a switched input",
     "model M input Real u; parameter Real r=1; parameter Real c=.5; parameter Real uc=.3; Real x(start=.2);"
     " output Real y; equation der(x)=((if u > uc then 2*u else 0.5*u)-x)/(r*c); y=x; end M;",
     {.5, .3, .1},
     {2, .8, .6},
     true},
    {"saturation",
     "model M input Real u; parameter Real g=1; parameter Real ymax=.5; Real x(start=0); output Real y;"
     " equation der(x)=min(g*u,ymax)-x; y=x; end M;",
     {.6, .2},
     {2, .5},
     true},
    {"friction that turns",
     "model M parameter Real k=30; parameter Real f=.5; parameter Real x0=2; Real x(start=x0); Real "
     "v(start=0);"
     " output Real y; equation der(x)=v; der(v)=-k*x-f*sign(v); y=x; end M;",
     {20, .2, 1.5},
     {40, .8, 2.5},
     false},
    {"friction that sticks",
     "model M parameter Real k=30; parameter Real f=5; parameter Real x0=1; parameter Real w=1;"
     " Real x(start=x0); Real v(start=0); output Real y; equation der(x)=v;"
     " der(v)=-k*(x-0.5*sin(w*time))-v-(if v > 0 then f else -f); y=x; end M;",
     {20, 2, .5, 1},
     {40, 6, 1.5, 3},
     false},
    {"relay that slides",
     "model M parameter Real c=1; parameter Real d=.3; parameter Real w=1; Real x(start=1); Real z(start=0);"
     " output Real y; output Real f; equation f = if x > 0 then -c else c; der(x) = f + d*sin(w*time);"
     " der(z) = x + f; y=z; end M;",
     {.8, .2, .8},
     {1.5, .5, 2},
     false},
    {"tank with an orifice",
     "model M parameter Real c=.4; parameter Real k=1; parameter Real hi=.5; Real h(start=.05); output Real "
     "y;"
     " equation der(h)=(if h < hi then c else 0.2*c)-k*0.3*sqrt(max(h,0)); y=h; end M;",
     {.6, .5, .3},
     {1, 1, .5},
     false},
    {"pulses",
     "model M parameter Real T=.7; parameter Real a=1; parameter Real d=.4; Real x(start=.1); output Real y;"
     " equation der(x)=(if mod(time,T) < d*T then a else 0)-x; y=x; end M;",
     {.55, .5, .3},
     {.9, 2, .6},
     false},
    {"time in an if",
     "model M parameter Real t0=1; parameter Real a=1; Real x(start=0); output Real y;"
     " equation der(x) = if time > t0 then a else 0; y=x; end M;",
     {.3, .5},
     {2.5, 2},
     false},
    {"time in a when",
     "model M parameter Real t0=1; parameter Real a=1; Real x(start=0); output Real y; Integer s(start=0);"
     " equation der(x) = if s > 0 then a else 0; y=x; when time >= t0 then s=1; end when; end M;",
     {.3, .5},
     {2.5, 2},
     false},
    {"valve with hysteresis",
     "model M parameter Real k=.7; parameter Real lo=.4; parameter Real hi=.9; Real x(start=.6); output Real "
     "y;"
     " Integer s(start=1); equation der(x) = if s==1 then k else -k*x; y=x; when x >= hi then s=0; end when;"
     " when x <= lo then s=1; end when; end M;",
     {.5, .3, .8},
     {1, .5, 1},
     false},
    {"drag",
     "model M parameter Real k=9; parameter Real d=.4; parameter Real x0=1; Real x(start=x0); Real "
     "v(start=0);"
     " output Real y; equation der(x)=v; der(v)=-k*x-d*abs(v)*v; y=x; end M;",
     {6, .2, .5},
     {12, .8, 1.5},
     false},
    {"dead zone",
     "model M parameter Real k=30; parameter Real w=.3; parameter Real d=.4; Real x(start=1); Real "
     "v(start=0);"
     " output Real y; equation der(x)=v; der(v)=-k*(max(x-w,0)+min(x+w,0))-d*v; y=x; end M;",
     {20, .1, .2},
     {40, .4, .8},
     false},
    {"drive limited on both sides",
     "model M parameter Real g=8; parameter Real most=.6; parameter Real w=2; Real x(start=0); Real "
     "v(start=0);"
     " output Real y; equation der(x)=v; der(v)=min(max(g*(sin(w*time)-x)-v,-most),most); y=x; end M;",
     {5, .4, 1.5},
     {10, .9, 3},
     false},
    {"rectified input",
     "model M input Real u; parameter Real a=1; parameter Real b=.5; Real x(start=.2); output Real y;"
     " equation der(x)=a*abs(u-0.1*x)-b*x; y=x; end M;",
     {.5, .3},
     {2, 1},
     true},
    {"quotient by what is limited",
     "model M parameter Real a=1; parameter Real c=.5; parameter Real w=2; Real x(start=.9); output Real y;"
     " equation der(x)=0.3*sin(w*time)*sqrt(max(x,c))/max(x,c)-a*abs(x-c)*max(x,c); y=x; end M;",
     {.5, .4, 1.5},
     {2, .8, 3},
     false},
    {"ramp",
     "model M parameter Real t0=1; parameter Real a=1; Real x(start=0); output Real y;"
     " equation der(x)=a*min(time/t0,1)-x; y=x; end M;",
     {.5, .5},
     {2.5, 2},
     false},
    {"bouncing ball that comes to rest",
     "model M parameter Real e=.6; parameter Real h0=1; Real h(start=h0); Real v(start=0); output Real y;"
     " equation der(h)=v; der(v)=-9.81; y=h; when h <= 0 then reinit(v,-e*pre(v)); end when; end M;",
     {.4, .8},
     {.6, 1.1},
     false},
};

ModelPtr compiled(const std::string& text) {
    const CompiledModel c = compileModel(text, "test.mo");
    if (!c.model) qFatal("%s", toString(c.problems.front(), text).c_str());
    return c.model;
}

std::vector<Signal> inputsOf(const Family& family) {
    std::vector<double> t, u;
    for (int k = 0; k <= 60; ++k) t.push_back(0.05 * k), u.push_back(std::sin(2.3 * t.back()));
    return family.input ? std::vector<Signal>{Signal(t, u, Interpolation::Linear)} : std::vector<Signal>{};
}

std::vector<double> times(double stop) {
    std::vector<double> t;
    for (int k = 1; k <= 20; ++k) t.push_back(stop * k / 20);
    return t;
}

SimulationOptions accurate(const char* stepper, double stop) {
    SimulationOptions o;
    o.stepper = stepper, o.step = 4e-3, o.stopTime = stop;
    o.relativeTolerance = 1e-11, o.absoluteTolerance = 1e-13, o.eventTolerance = 1e-12;
    return o;
}

std::vector<double> drawn(const Family& family, std::mt19937_64& random) {
    std::vector<double> p;
    for (std::size_t k = 0; k < family.low.size(); ++k)
        p.push_back(family.low[k] + (family.high[k] - family.low[k]) * 0x1p-53 * double(random() >> 11));
    return p;
}

/// dy/dp of all outputs at `at` by complex steps of rk4.
Eigen::MatrixXd complexStep(const Model& model, const std::vector<double>& p, std::size_t chosen,
                            const std::vector<Signal>& inputs, const SimulationOptions& options,
                            const std::vector<double>& at) {
    constexpr double h = 1e-20;
    const SteppedModel stepped(model, inputs);
    Run<ComplexNumber> run(stepped, inputs, options);
    std::vector<ComplexNumber> values(p.begin(), p.end()), outputs(model.outputs().size());
    values[chosen] += ComplexNumber(0, h);
    Eigen::MatrixXd slopes(static_cast<Eigen::Index>(at.size()),
                           static_cast<Eigen::Index>(model.outputs().size()));
    std::size_t next = 0;
    run.start(values, at);
    run.runFixed({}, [&] {
        if (next == at.size() || run.time().real() < at[next] - 1e-9) return;
        run.outputs(outputs);
        for (std::size_t k = 0; k < outputs.size(); ++k)
            slopes(static_cast<Eigen::Index>(next), static_cast<Eigen::Index>(k)) = outputs[k].imag() / h;
        ++next;
    });
    return slopes;
}

double last(const Trajectory& run) { return run.outputs(run.outputs.rows() - 1, 0); }

} // namespace

class TestEvents : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void derivativesOfEveryKindAgreeAcrossEvents_data() {
        QTest::addColumn<int>("family");
        for (std::size_t k = 0; k < kFamilies.size(); ++k) QTest::newRow(kFamilies[k].name) << int(k);
    }
    void derivativesOfEveryKindAgreeAcrossEvents() {
        QFETCH(int, family);
        const Family& f = kFamilies[static_cast<std::size_t>(family)];
        const ModelPtr model = compiled(f.text);
        const std::vector<Signal> inputs = inputsOf(f);
        const std::vector<double> at = times(3);
        std::mt19937_64 random(static_cast<std::uint64_t>(family) + 1);
        std::vector<std::size_t> chosen;
        for (std::size_t k = 0; k < f.low.size(); ++k) chosen.push_back(k);
        const char* steppers[] = {"rk4", "radau", "dopri5"};
        std::vector<double> p;
        for (int record = 0; record < 9; ++record) {
            if (record % 3 == 0) p = drawn(f, random);
            const char* stepper = steppers[record % 3];
            const SimulationOptions options = accurate(stepper, 3);
            const SensitivityResult run = simulateWithSensitivities(*model, p, chosen, inputs, options, at);
            QVERIFY2(run.trajectory.status.answered(),
                     toString(run.trajectory.status, *model).text().c_str());
            for (const std::size_t k : chosen) {
                // Central differences of fourth order: h^4 of the fifth derivative, 1e-20, and rounding with
                // the event tolerance, 1e-12/1e-5.
                const double h = 1e-5 * std::max(1.0, std::abs(p[k]));
                const auto beside = [&](double step) {
                    std::vector<double> q = p;
                    q[k] += step;
                    return simulate(*model, q, inputs, options, at).outputs;
                };
                const Eigen::MatrixXd difference =
                    (8 * (beside(h) - beside(-h)) - (beside(2 * h) - beside(-2 * h))) / (12 * h);
                QCOMPARE(difference.rows(), static_cast<Eigen::Index>(at.size()));
                const double scale = difference.cwiseAbs().maxCoeff() + 1e-3;
                const Eigen::MatrixXd complex = stepper == std::string("rk4")
                                                    ? complexStep(*model, p, k, inputs, options, at)
                                                    : Eigen::MatrixXd();
                for (Eigen::Index r = 0; r < difference.rows(); ++r)
                    for (Eigen::Index y = 0; y < difference.cols(); ++y) {
                        const double dual =
                            run.outputs[static_cast<std::size_t>(r)](y, static_cast<Eigen::Index>(k));
                        QVERIFY2(std::abs(dual - difference(r, y)) <= 1e-7 * scale + 1e-12 / h,
                                 qPrintable(QString("%1: %2 for %3 by differences, t = %4, parameter %5")
                                                .arg(stepper)
                                                .arg(dual, 0, 'g', 12)
                                                .arg(difference(r, y), 0, 'g', 12)
                                                .arg(at[static_cast<std::size_t>(r)])
                                                .arg(k)));
                        if (complex.size() > 0) QVERIFY(std::abs(complex(r, y) - dual) <= 1e-9 * scale);
                    }
            }
        }
    }

    void lanesEqualSingleRuns_data() { derivativesOfEveryKindAgreeAcrossEvents_data(); }
    void lanesEqualSingleRuns() {
        QFETCH(int, family);
        const Family& f = kFamilies[static_cast<std::size_t>(family)];
        const ModelPtr model = compiled(f.text);
        const std::vector<Signal> inputs = inputsOf(f);
        std::mt19937_64 random(static_cast<std::uint64_t>(family) + 100);
        Eigen::MatrixXd samples(static_cast<Eigen::Index>(f.low.size()), 11);
        for (Eigen::Index c = 0; c < samples.cols(); ++c) {
            const std::vector<double> p = drawn(f, random);
            samples.col(c) = Eigen::Map<const Eigen::VectorXd>(p.data(), samples.rows());
        }
        SimulationOptions options;
        options.step = 4e-3, options.stopTime = 3;
        const BatchResult batch =
            simulateBatch(*model, samples, inputs, options, {{{VariableKind::Output, 0}}, 1});
        for (Eigen::Index c = 0; c < samples.cols(); ++c) {
            const std::vector<double> p(samples.col(c).begin(), samples.col(c).end());
            const Trajectory single = simulate(*model, p, inputs, options);
            QCOMPARE(batch.values(0, c), last(single));
            QCOMPARE(batch.statuses[static_cast<std::size_t>(c)].steps, single.status.steps);
        }
    }

    void aRelationInAnIfIsTheEventOfAWhen() {
        const ModelPtr one = compiled(
                           "model A parameter Real a=2.5; parameter Real k=1.3; output Real x(start=0);"
                           " equation der(x) = if x < a then k else 0.2*k; end A;"),
                       other = compiled("model B parameter Real a=2.5; parameter Real k=1.3;"
                                        " output Real x(start=0); Integer m(start=0); equation"
                                        " der(x) = if m == 0 then k else 0.2*k;"
                                        " when x >= a then m = 1; end when; end B;");
        const std::vector<double> p{2.5, 1.3}, at = times(4);
        const std::vector<std::size_t> chosen{0, 1};
        for (const char* stepper : {"rk4", "radau", "dopri5"}) {
            const SimulationOptions options = accurate(stepper, 4);
            const SensitivityResult a = simulateWithSensitivities(*one, p, chosen, {}, options, at),
                                    b = simulateWithSensitivities(*other, p, chosen, {}, options, at);
            QVERIFY((a.trajectory.outputs - b.trajectory.outputs).cwiseAbs().maxCoeff() < 1e-11);
            for (std::size_t r = 0; r < at.size(); ++r)
                QVERIFY((a.outputs[r] - b.outputs[r]).cwiseAbs().maxCoeff() < 1e-11);
            // x = a + 0.2 k (t - a/k) behind the crossing: dx/da = 0.8, dx/dk = 0.2 t.
            QVERIFY(std::abs(a.outputs.back()(0, 0) - 0.8) < 1e-9);
            QVERIFY(std::abs(a.outputs.back()(0, 1) - 0.2 * 4) < 1e-9);
        }
    }

    void whatNoEventAndSmoothSayIsNotLocated() {
        const auto modes = [](const char* right) {
            const ModelPtr model = compiled(
                "model M parameter Real a=1; Real x(start=0); equation der(x) = " + std::string(right) +
                "; end M;");
            return SteppedModel(*model, {}).modes.size();
        };
        QCOMPARE(modes("if x < a then 1 else 2"), 1u);
        QCOMPARE(modes("noEvent(if x < a then 1 else 2)"), 0u);
        QCOMPARE(modes("smooth(1, if x < a then 1 else 2)"), 0u);
        QCOMPARE(modes("smooth(0, if x < a then 1 else 1 + x - a)"), 1u);
        QCOMPARE(modes("noEvent(if x < a then 1 else 2) + (if x < a then 1 else 2)"), 1u);
        QCOMPARE(modes("if a < 2 then 1 else 2"), 0u);
        QCOMPARE(modes("if time < a then 1 else 2"), 0u); // a corner of time
        QCOMPARE(modes("min(x, a)"), 1u);
        QCOMPARE(modes("noEvent(min(x, a))"), 0u);
        QCOMPARE(modes("smooth(1, abs(x)*x)"), 0u);
        QCOMPARE(modes("smooth(0, abs(x))"), 1u);
        QCOMPARE(modes("max(a, 2)"), 0u);
    }

    /// rk4 with half the step leaves a sixteenth of the error; steps over a kink leave a quarter or so.
    void aKinkLeavesTheOrder() {
        for (const char* force :
             {"-x-2*max(x-0.3,0)", "-4*x-abs(v)*v", "min(max(-9*x,-1),1)-0.2*v", "-x-0.5*x/max(x,0.3)"}) {
            const ModelPtr model =
                compiled("model M Real x(start=1); Real v(start=0); output Real y; equation"
                         " der(x)=v; der(v)=" +
                         std::string(force) + "; y=x; end M;");
            const auto endOf = [&](double step) {
                SimulationOptions options;
                options.step = step, options.stopTime = 5;
                return last(simulate(*model, {}, {}, options));
            };
            const double exact = endOf(1.0 / 2048), coarse = endOf(1.0 / 32) - exact,
                         fine = endOf(1.0 / 128) - exact;
            // Two halvings: 256, with a margin for the place of the kink in its step.
            QVERIFY2(std::abs(fine) < std::abs(coarse) / 100,
                     qPrintable(QString("%1: %2, %3").arg(force).arg(coarse).arg(fine)));
        }
    }

    /// A level that is 0 up to rounding is passed in every step and costs no search.
    void aLevelThatRestsInItsKinkDoesNotStopTheRun() {
        const ModelPtr model =
            compiled("model M parameter Real c=0.7; Real x(start=0); output Real y; equation"
                     " der(x)=40*(c-x)+abs(x-c)+3*max(c-x,0); y=x; end M;");
        for (const char* stepper : {"rk4", "radau", "dopri5", "rosenbrock4"}) {
            SimulationOptions options;
            options.stepper = stepper, options.step = 0.01, options.stopTime = 20;
            const Trajectory run = simulate(*model, std::vector<double>{0.7}, {}, options);
            QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
            QVERIFY(std::abs(last(run) - 0.7) < 1e-6);
            QVERIFY2(run.status.steps < 2500, qPrintable(QString::number(run.status.steps)));
        }
    }

    /// Where t0 is a sample, dy/dt0 = -a behind it, for every stepper; so at the end of the record.
    void anEventTimeNearASampleKeepsItsDerivative() {
        for (const char* body : {"equation der(x) = if time > t0 then a else 0; y=x;",
                                 "Integer s(start=0); equation der(x) = if s > 0 then a else 0; y=x;"
                                 " when time >= t0 then s=1; end when;"}) {
            const ModelPtr model = compiled(std::string("model M parameter Real t0=1; parameter Real a=1;"
                                                        " Real x(start=0); output Real y; ") +
                                            body + " end M;");
            for (const char* stepper : {"rk4", "radau", "dopri5"})
                for (const double t0 : {1.0 + 4.8e-9, 1.0537, 1.9999999}) {
                    SimulationOptions options = accurate(stepper, 2);
                    options.step = 0.01, options.eventTolerance = 1e-10;
                    const std::vector<double> at = times(2);
                    const SensitivityResult run =
                        simulateWithSensitivities(*model, std::vector<double>{t0, 1.5},
                                                  std::vector<std::size_t>{0, 1}, {}, options, at);
                    QVERIFY2(run.trajectory.status.answered(),
                             toString(run.trajectory.status, *model).text().c_str());
                    QCOMPARE(run.outputs.size(), at.size());
                    for (std::size_t r = 0; r < at.size(); ++r) {
                        if (std::abs(at[r] - t0) < 1e-6) continue; // one-sided there
                        const double expected = at[r] > t0 ? -1.5 : 0;
                        QVERIFY2(std::abs(run.outputs[r](0, 0) - expected) < 1e-6,
                                 qPrintable(QString("%1 t0 = %2, t = %3: %4")
                                                .arg(stepper)
                                                .arg(t0, 0, 'g', 17)
                                                .arg(at[r])
                                                .arg(run.outputs[r](0, 0))));
                    }
                }
        }
    }

    /// Exactly on a sample, and where a `when` fires less than a sliver before one.
    void anEventTimeOnASampleKeepsItsDerivative_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("stepper");
        QTest::addColumn<double>("t0");
        const QByteArray strict("equation der(x) = if time > t0 then 1 else 0; y=x;"),
            when("Integer s(start=0); equation der(x) = if s > 0 then 1 else 0; y=x;"
                 " when time >= t0 then s=1; end when;");
        for (const char* stepper : {"rk4", "radau", "dopri5"})
            for (const double t0 : {1.0, 1.0 - 4.8e-9, 0.3, 2.0}) {
                const auto row = [&](const char* kind, const QByteArray& body) {
                    QTest::addRow("%s, %s, t0 = %.9g", kind, stepper, t0)
                        << body << QByteArray(stepper) << t0;
                };
                row("strict condition", strict);
                row("when", when);
            }
    }
    void anEventTimeOnASampleKeepsItsDerivative() {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, stepper);
        QFETCH(double, t0);
        const ModelPtr model = compiled("model M parameter Real t0=1; Real x(start=0); output Real y; " +
                                        body.toStdString() + " end M;");
        SimulationOptions options = accurate(stepper.constData(), 2);
        options.step = 0.01, options.eventTolerance = 1e-10;
        const std::vector<double> at = times(2);
        const SensitivityResult run = simulateWithSensitivities(*model, std::vector<double>{t0},
                                                                std::vector<std::size_t>{0}, {}, options, at);
        QVERIFY(run.trajectory.status.answered());
        QVERIFY(run.outputs.size() == at.size() && std::abs(run.outputs.back()(0, 0) + 1) < 1e-6);
    }

    /// h = 0 from 0.4515 + 2 0.4515 (e + e^2 + ...) on (e = 0.6, h0 = 1: 1.806 s), in every stepper.
    void aBallComesToRest() {
        const ModelPtr model = compiled(kFamilies.back().text);
        for (const char* stepper : {"rk4", "radau", "dopri5", "rosenbrock4"})
            for (const double step : {0.01, 0.001}) {
                SimulationOptions options;
                options.stepper = stepper, options.step = step, options.stopTime = 4;
                const std::vector<double> at{1.0, 1.9, 4.0};
                const Trajectory run = simulate(*model, std::vector<double>{0.6, 1}, {}, options, at);
                QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
                QVERIFY(run.outputs(0, 0) > 0.01);
                QVERIFY(std::abs(run.outputs(1, 0)) < 1e-9 && std::abs(run.outputs(2, 0)) < 1e-9);
                QVERIFY(run.status.steps < 30000);
            }
    }

    void aRestEndsWhereTheSurfacePullsAway() {
        // A table that is dropped at 2 s faster than the ball falls: the ball is free again.
        const ModelPtr model =
            compiled("model M Real h(start=0.3); Real v(start=0); Real w; output Real y;"
                     " equation w = if time < 2 then 0 else -20*(time-2)^2; der(h)=v;"
                     " der(v)=-9.81; y=h; when h <= w then reinit(v,-0.3*pre(v)); end when;"
                     " end M;");
        SimulationOptions options;
        options.step = 0.002, options.stopTime = 2.5;
        const std::vector<double> at{1.9, 2.5};
        const Trajectory run = simulate(*model, {}, {}, options, at);
        QVERIFY2(run.status.answered(), toString(run.status, *model).text().c_str());
        QVERIFY(std::abs(run.outputs(0, 0)) < 1e-9);
        QVERIFY(std::abs(run.outputs(1, 0) + 9.81 / 2 * 0.25) < 1e-6);
    }

    void aRunThatCannotGoOnSaysSoAtOnce() {
        // Two states are set by the bounce: which one rests is not told.
        const ModelPtr model = compiled("model M Real h(start=1); Real v(start=0); Real w(start=1); equation"
                                        " der(h)=v+0*w; der(v)=-9.81; der(w)=0; when h + 0.001*w <= 0 then"
                                        " reinit(v,-0.5*pre(v)); reinit(w, 0.5*pre(w)); end when; end M;");
        for (const char* stepper : {"rk4", "radau", "dopri5", "rosenbrock4"}) {
            SimulationOptions options;
            options.stepper = stepper, options.step = 0.01, options.stopTime = 4;
            const Trajectory run = simulate(*model, {}, {}, options);
            QVERIFY(run.status.answered() || run.status.end == RunEnd::Endless);
            QVERIFY(run.status.steps < 5000 && run.times.size() < 5000);
            QVERIFY(std::abs(run.states(run.states.rows() - 1, 0)) < 0.01);
        }
    }
};

RIGOR_TEST(TestEvents)
#include "test_events.moc"

} // namespace test_events

// Models made of components: what they are made into has to be the same model as the one written out.

#include "model_text.h"

#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_components {

using namespace rigor;
using namespace rigor::test;

namespace {

/// A package of one's own, as one would write it.
const std::string kRotational = R"(
package Rotational "Shafts"
  type Angle = Real(final quantity="Angle", final unit="rad");
  type Speed = Real(unit="rad/s");
  type Torque = Real(unit="N.m");
  connector Flange "One end of a shaft"
    Angle phi;
    flow Torque tau;
  end Flange;
  partial model TwoFlanges
    Flange a;
    Flange b;
  end TwoFlanges;
  model Inertia
    extends TwoFlanges;
    parameter Real J(unit="kg.m2", min=0) = 1;
    Angle phi;
    Speed w;
  equation
    phi = a.phi;
    phi = b.phi;
    w = der(phi);
    J*der(w) = a.tau + b.tau;
  end Inertia;
  partial model Compliant
    extends TwoFlanges;
    Angle phi_rel;
    Torque tau;
  equation
    phi_rel = b.phi - a.phi;
    b.tau = tau;
    a.tau = -tau;
  end Compliant;
  model SpringDamper
    extends Compliant;
    parameter Real c(unit="N.m/rad") = 1;
    parameter Real d(unit="N.m.s/rad") = 0;
    Speed w_rel;
  equation
    w_rel = der(phi_rel);
    tau = c*phi_rel + d*w_rel;
  end SpringDamper;
  model Fixed
    Flange flange;
    parameter Angle phi0 = 0;
  equation
    flange.phi = phi0;
  end Fixed;
  model Drive "Torque from a signal"
    Flange flange;
    input Torque tau;
  equation
    flange.tau = -tau;
  end Drive;
  model Friction "Dry friction against the frame: 1 backward, 2 at rest, 3 forward"
    Flange flange;
    parameter Torque TFs = 0.1;
    Speed w;
    Integer mode(start=2, min=1, max=3);
  equation
    w = der(flange.phi);
    if mode == 2 then
      der(w) = 0;
    else
      flange.tau = if mode == 3 then TFs else -TFs;
    end if;
    when mode == 3 and w < 0 then
      reinit(w, 0);
      mode = 2;
    elsewhen mode == 1 and w > 0 then
      reinit(w, 0);
      mode = 2;
    elsewhen mode == 2 and flange.tau > TFs then
      mode = 3;
    elsewhen mode == 2 and flange.tau < -TFs then
      mode = 1;
    end when;
  end Friction;
end Rotational;
)";

const std::string kTwo = R"(
model Two
  Rotational.Inertia left(J=2, phi(start=0.3));
  Rotational.Inertia right(J=0.5);
  Rotational.SpringDamper spring(c=30, d=0.4);
equation
  connect(left.b, spring.a);
  connect(spring.b, right.a);
end Two;
)";

/// A piece of the package.
std::string between(const std::string& from, const std::string& to) {
    const std::size_t begin = kRotational.find(from), end = kRotational.find(to);
    return kRotational.substr(begin, end - begin);
}

CompiledModel compiledText(const std::string& text) { return compileModel(text, "m.mo"); }

ModelPtr modelOf(const std::string& text) {
    CompiledModel result = compiledText(text);
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

Trajectory course(const Model& model, std::map<std::string, double> values, const std::vector<Signal>& inputs,
                  const std::vector<double>& times) {
    std::vector<double> parameters;
    for (const Variable& p : model.parameters()) {
        parameters.push_back(p.start);
        if (const auto found = values.find(p.name); found != values.end()) parameters.back() = found->second;
    }
    SimulationOptions options;
    options.stepper = "dopri5";
    options.stopTime = times.back();
    options.relativeTolerance = 1e-11;
    options.absoluteTolerance = 1e-13;
    Trajectory out = simulate(model, parameters, inputs, options, times);
    if (!out.status.answered()) throw std::runtime_error(toString(out.status, model));
    return out;
}

double stateAt(const Model& model, const Trajectory& t, const std::string& name, Eigen::Index k) {
    for (std::size_t i = 0; i < model.states().size(); ++i)
        if (model.states()[i].name == name) return t.states(k, static_cast<Eigen::Index>(i));
    throw std::runtime_error("no state " + name);
}

double last(const Model& model, const Trajectory& t, const std::string& name) {
    const Eigen::Index k = t.outputs.rows() - 1;
    for (std::size_t i = 0; i < model.states().size(); ++i)
        if (model.states()[i].name == name) return t.states(k, static_cast<Eigen::Index>(i));
    for (std::size_t i = 0; i < model.outputs().size(); ++i)
        if (model.outputs()[i].name == name) return t.outputs(k, static_cast<Eigen::Index>(i));
    throw std::runtime_error("no variable " + name);
}

} // namespace

class TestComponents : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twoInertiasAndASpringAreTheModelWrittenOut() {
        const ModelPtr made = modelOf(kRotational + kTwo);
        const ModelPtr plain = modelOf(R"(model P
  parameter Real J1=2; parameter Real J2=0.5; parameter Real c=30; parameter Real d=0.4;
  Real p1(start=0.3); Real w1; Real p2; Real w2; Real tau = c*(p2 - p1) + d*(w2 - w1);
equation
  der(p1) = w1; der(w1) = tau/J1; der(p2) = w2; der(w2) = -tau/J2;
end P;)");
        QCOMPARE(made->states().size(), std::size_t(4));
        const std::vector<double> times{0.0, 0.5, 2.0};
        const Trajectory a = course(*made, {}, {}, times), b = course(*plain, {}, {}, times);
        QVERIFY(std::abs(last(*made, a, "left.phi") - last(*plain, b, "p1")) < 1e-9);
        QVERIFY(std::abs(last(*made, a, "spring.tau") - last(*plain, b, "tau")) < 1e-7);
    }

    void aDriveTrainOfComponentsIsTheShippedOne() {
        const ModelPtr made = modelOf(kRotational + R"(
model Made
  parameter Real alpha = -0.84; parameter Real beta = 21.7; parameter Real TFs = 0.142;
  parameter Real x1_start = 0.373;
  input Real u(unit="N.m");
  Rotational.Drive drive(tau=u);
  Rotational.Inertia shaft(J=1/beta, phi(start=x1_start));
  Rotational.SpringDamper bearing(c=0, d=-alpha/beta);
  Rotational.Fixed frame;
  Rotational.Friction friction(TFs=TFs);
equation
  connect(drive.flange, shaft.a);
  connect(shaft.b, bearing.a);
  connect(bearing.b, frame.flange);
  connect(friction.flange, shaft.b);
end Made;
)");
        const ModelPtr shipped = loadModel(sourceDir() + "/resources/rigs/drive-train/drive-train.mo");
        RandomStream random(5, 1);
        int stuck = 0;
        for (int k = 0; k < 40; ++k) {
            std::vector<double> at, torque;
            for (int i = 0; i <= 40; ++i) {
                at.push_back(0.25 * i);
                torque.push_back(i == 0 ? 0.0 : 0.4 * random.normal());
            }
            const Signal u(at, torque, Interpolation::Hold);
            std::vector<double> times;
            for (int i = 0; i <= 100; ++i) times.push_back(0.1 * i);
            const Trajectory a = course(*made, {}, {u}, times), b = course(*shipped, {}, {u}, times);
            for (Eigen::Index i = 0; i < b.states.rows(); ++i) {
                stuck += std::abs(b.states(i, 1)) == 0;
                QVERIFY2(std::abs(stateAt(*made, a, "shaft.phi", i) - b.states(i, 0)) < 1e-8,
                         qPrintable(QString("record %1, sample %2").arg(k).arg(i)));
            }
        }
        QVERIFY(stuck > 400);
    }

    void partsOfTheLanguage_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("y");
        const auto row = [](const char* name, const char* text, double y) {
            QTest::newRow(name) << QString(text) << y;
        };
        row("record copied", R"(package P record D parameter Real a = 1; parameter Real b = 2*a; end D; end P;
model M P.D d(a=3); P.D e = d; Real y = e.a + 10*e.b; end M;)",
            63);
        row("record made", R"(package P record D parameter Real a = 1; parameter Real b = 2*a; end D; end P;
model M P.D d = P.D(b=7, a=5); Real y = d.a + 10*d.b; end M;)",
            75);
        row("the outer modification wins", R"(package P
model A parameter Real k = 1; Real y = k; end A;
model B extends A(k=2); end B;
model C B b(k=3); B c; end C; end P;
model M P.C c(b(k=4)); Real y = c.b.y + 10*c.c.y; end M;)",
            24);
        row("a modification sees where it stands",
            R"(package P model A parameter Real k = 1; Real y = k; end A; end P;
model M parameter Real k = 5; P.A a(k=2*k); Real y = a.y; end M;)",
            10);
        row("constants of the packages around", R"(package P constant Real g = 9; constant Real h = 2*g;
package Q model A constant Real g = 3; Real y = g + h; end A; end Q; end P;
model M P.Q.A a; Real y = a.y + P.g; end M;)",
            30);
        row("functions of a package, named as ours", R"(package P constant Real two = 2;
function table input Real x; output Real y; algorithm y := two*x; end table;
model A Real y = table(4); end A; end P;
model M P.A a; Real y = a.y + P.table(1); end M;)",
            10);
        row("inner and outer", R"(package P model W parameter Real g = 9.81; end W;
model B outer W world; Real y = world.g; end B; model C B b; end C; end P;
model M inner P.W world(g=1.6); P.C c; Real y = c.b.y; end M;)",
            1.6);
        row("a component that is not there",
            R"(package P connector In = input Real; connector Out = output Real;
block K parameter Real k = 1; Out y; equation y = k; end K;
model S parameter Boolean more = false; Out y; K own(k=1); K other(k=2) if more; protected In used;
equation connect(own.y, used) ; connect(other.y, y); if not more then y = used; end if; end S; end P;
model M P.S a; P.S b(more=true); Real y = a.y + 10*b.y; end M;)",
            21);
        row("choices", R"(package P type Kind = enumeration(Off, On, Both);
block S parameter Kind kind = Kind.On; Real y; equation
if kind == Kind.Off then y = 0; elseif kind == P.Kind.On then y = 1; else y = 2; end if; end S; end P;
model M import P.Kind; P.S a; P.S b(kind=Kind.Both); P.S c(kind=P.Kind.Off); Real y = a.y + 10*b.y + 100*c.y; end M;)",
            21);
        row("arrays of components", R"(package P model A parameter Real k = 1; Real x = 2*k; end A; end P;
model M parameter Integer n = 3; parameter Real k[n] = {1, 2, 4}; P.A a[n](k=k); P.A b[2](each k=10); P.A c[2](k={7, 8});
Real y = sum(a.x) + b[2].x + c[2].x + sum(a[i].k*i for i in 1:n); end M;)",
            14 + 20 + 16 + 17);
        row("signals in a list", R"(package P connector In = input Real; connector Out = output Real;
block K parameter Real k = 1; Out y; equation y = k; end K;
block Sum parameter Integer n = 1; In u[n]; Out y; equation y = sum(u); end Sum; end P;
model M P.Sum s(n=2); P.K a(k=3); P.K b[1](k={4}); Real y = s.y;
equation connect(a.y, s.u[1]); for i in 1:1 loop connect(b[i].y, s.u[i + 1]); end for; end M;)",
            7);
        row("types with units",
            R"(package SI type Angle = Real(unit="rad", min=-4); type Wide = Angle(min=-9); end SI;
model M import A = SI.Wide; parameter A a = 2; Real y = a; end M;)",
            2);
        row("a loop's number is not seen in a function", R"(package P connector F Real x; flow Real q; end F;
function drag input Real w; input Real k; output Real y; algorithm y := k*w; end drag;
function triangle input Real w; output Real y; algorithm y := 0; for i in 1:3 loop y := y + i*w; end for; end triangle;
model A F f; end A; end P;
model M P.A a[3]; Real y = a[2].f.x + 100*a[3].f.x; equation
for k in 1:3 loop a[k].f.x = P.drag(1.0, 5.0) + P.triangle(1.0); end for; end M;)",
            1111);
        row("a loop inside hides the one around", R"(package P model A Real x; end A; end P;
model M P.A a[2]; Real y = a[1].x + 10*a[2].x; equation
for i in 1:2 loop a[i].x = sum(i for i in 1:3); end for; end M;)",
            66);
        row("a base does not see its heir",
            R"(package P constant Real g = 3; model A Real h = g; end A; end P;
model M extends P.A; parameter Real g = 2; Real y = h; end M;)",
            3);
        row("the nearer constant wins over an import",
            R"(package X constant Real g = 1; function f input Real x; output Real y;
algorithm y := x; end f; end X;
package P import X.g; import X.f; package Q constant Real g = 5; function f input Real x; output Real y; algorithm y := 7*x; end f;
model A Real y = g + f(1); end A; end Q; end P;
model M P.Q.A a; Real y = a.y; end M;)",
            12);
        row("constants by a wildcard", R"(package X constant Real g = 4; end X;
package P import X.*; model A Real y = g; end A; end P; model M P.A a; Real y = a.y; end M;)",
            4);
        row("a global name", R"(package Q model A Real y = 1; end A; end Q;
package P package Q model A Real y = 2; end A; end Q; model B extends .Q.A; end B; model C .Q.A a; Real z = .Q.two; end C; end P;
package Q2 end Q2; model M P.B b; Real y = b.y; end M;)",
            1);
        row("functions that extend",
            R"(package P function f input Real x; input Real k = 1; output Real y; algorithm y := k*x; end f;
function g extends f(k=3); algorithm y := k*x; end g; end P; model M Real y = P.g(2); end M;)",
            6);
        row("an outer value of a member of a record",
            R"(package P record D parameter Real a = 1; parameter Real b = 2; end D;
model B P.D d(a=3); P.D e = d; Real y = e.a + 10*e.b; end B; end P; model M P.B b(e(a=5)); Real y = b.y; end M;)",
            25);
        row("flows of a record",
            R"(package P record C Real re; Real im; end C; connector Pin C v; flow C i; end Pin;
model S Pin p; equation p.i.re = 5; p.i.im = 2; end S; model R Pin p; equation p.v.re = 1; p.v.im = 1; end R; end P;
model M P.S s; P.R r; Real y = r.p.i.re + 10*r.p.i.im; equation connect(s.p, r.p); end M;)",
            -25);
        row("constants for an array of components",
            R"(package P constant Real v[2] = {3, 4}; model A parameter Real k = 1; end A; end P;
model M P.A a[2](k=P.v); P.A b[2](k=a.k); Real y = a[1].k + 10*b[2].k; end M;)",
            43);
        row("a dotted modification",
            R"(package P model A parameter Real k = 1; end A; model C A a; end C; end P;
model M P.C c(a.k = 5); Real y = c.a.k; end M;)",
            5);
        row("words behind blocks and ranges",
            R"(package P model A Real x[3]; equation for i in 1:3 loop x[i] = i; end for "all of them"; end A; end P;
model M P.A a; parameter Real r[3] = 1:3; Real y = sum(1:4) + r[3] + a.x[2] annotation(Dialog); end M;)",
            15);
        row("a warning in a part",
            R"(package P model A Real x = 1; equation assert(x > 2, "small", level = AssertionLevel.warning); end A; end P;
model M P.A a; Real y = a.x; end M;)",
            1);
        row("texts are passed over",
            R"(package P model A parameter String name = "a"; parameter Real k = 1; Real y = k; end A; end P;
model M P.A a(name="x", k=2); parameter String s = "t"; Real y = a.y; end M;)",
            2);
        row("a variable that is not there",
            R"(package P connector In = input Real; model A parameter Boolean ext = false; In u if ext; Real y = 3; end A; end P;
model M P.A a; Real y = a.y; end M;)",
            3);
        row("of several, parts of parts",
            R"(package P model A parameter Real k = 1; end A; model C A a[2]; Real y = a[1].k + a[2].k; end C; end P;
model M P.C c(a(each k=3)); Real y = c.y; end M;)",
            6);
        row("flows through a hierarchy", R"(package P connector Pin Real v; flow Real i; end Pin;
model R Pin a; Pin b; parameter Real R = 1; equation a.v - b.v = R*a.i; a.i + b.i = 0; end R;
model Two Pin a; Pin b; R x(R=3); R y(R=6); equation connect(a, x.a); connect(a, y.a); connect(x.b, b); connect(b, y.b); end Two;
model V Pin p; Pin n; parameter Real v = 1; equation p.v - n.v = v; p.i + n.i = 0; end V;
model G Pin p; equation p.v = 0; end G; end P;
model M P.V v(v=12); P.Two two; P.R last(R=4); P.G g; Real y = -v.p.i;
equation connect(v.p, two.a); connect(two.b, last.a); connect(last.b, v.n); connect(v.n, g.p); end M;)",
            2);
    }

    void partsOfTheLanguage() {
        QFETCH(QString, text);
        QFETCH(double, y);
        const ModelPtr model = modelOf(text.toStdString());
        QVERIFY(model->unknowns().empty());
        const double found = outputAt(*model, "y", declaredSlots(*model));
        QVERIFY2(std::abs(found - y) < 1e-12, qPrintable(QString::number(found)));
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QString(text) << QString(expected);
        };
        row("no such class", "package P model A end A; end P;\nmodel M P.B b; end M;",
            "2:9:3 There is no class P.B.");
        row("no such member",
            "package P model A Real x = 1; end A; end P;\nmodel M P.A a; Real y = a.z; end M;",
            "2:25:3 a has no z. Did you mean x?");
        row("no such parameter",
            "package P model A parameter Real stiffness = 1; end A; end P;\nmodel M P.A a(stifness=2); end "
            "M;",
            "2:15:8 A has no stifness. Did you mean stiffness? [stiffness]");
        row("no such parameter of a base",
            "package P model A parameter Real stiffness = 1; end A; model B extends A(stifness=5); end B; "
            "end P;\nmodel M "
            "P.B b; end M;",
            "1:74:8 A has no stifness. Did you mean stiffness? [stiffness]");
        row("a package with other constants",
            "package P constant Real rho = 1; end P;\npackage W extends P(rho=1000); end W;\nmodel M Real y "
            "= W.rho; end M;",
            "*gives other values to constants");
        row("no record of that name",
            "package P record D parameter Real a = 1; end D; end P;\nmodel M P.D d = P.made(3); Real y = "
            "d.a; end M;",
            "2:17:9 d is a record; its value is another one, or D(...).");
        row("a final value",
            "package P model A final parameter Real k = 1; Real y = k; end A; end P;\nmodel M P.A a(k=2); "
            "end M;",
            "2:17:1 k is final; no other value can be given here.");
        row("too many values",
            "package P model A parameter Real k = 1; end A; end P;\nmodel M P.A a[2](k={1, 2, 3}); end M;",
            "2:20:9 These are 3 values for 2 components.");
        row("inherited twice in two ways",
            "package P model A parameter Real k = 1; end A; model B extends A(k=2); end B; model C extends "
            "A(k=3); end C; "
            "end P;\nmodel M extends P.B; extends P.C; end M;",
            "*is inherited twice with different values");
        row("a loop without end over components",
            "package P model A Real x = 1; end A; end P;\nmodel M P.A a[1]; equation for i in 1:20000, j in "
            "1:20000 loop "
            "assert(a[1].x > 0, \"x\"); end for; end M;",
            "*stand for more than 200000 equations");
        row("a name of a part only",
            "package P model A Real x = 1; equation end A; end P;\nmodel M P.A a; Real y = a; end M;",
            "2:25:1 a is made of several variables; write one of them, as in a.x.");
        row("a name of the whole in a part",
            "package P model A Real x = outside; end A; end P;\nmodel M Real outside = 1; P.A a; end M;",
            "1:28:7 outside is not declared.");
        row("partial", "package P partial model A end A; end P;\nmodel M P.A a; end M;",
            "2:9:3 A is partial: it only serves as a base of others.");
        row("made of itself", "package P model A A a; end A; end P;\nmodel M P.A a; end M;",
            "1:19:1 A is made of itself.");
        row("inherits from itself", "package P model A extends A; end A; end P;\nmodel M P.A a; end M;",
            "*inherits from itself");
        row("stands for itself", "package P type A = B; type B = A; end P;\nmodel M P.A a; end M;",
            "*stands for itself");
        row("two models", "model A Real x = 1; end A;\nmodel B Real x = 1; end B;",
            "2:7:1 A file holds one model that is run, and A and B could both be it. Keep one, or make one "
            "of them a "
            "part of the other.");
        row("connectors that differ",
            "package P connector C Real v; flow Real i; end C; connector D Real v; end D; model A C c; end "
            "A; model B "
            "D d; end B; end P;\nmodel M P.A a; P.B b; equation connect(a.c, b.d); end M;",
            "2:32:17 The connectors a.c and b.d do not match: b.d has no i.");
        row("more flows than potentials",
            "package P connector C Real v; flow Real i, q; end C; model A C c; equation c.i = c.v; end A; "
            "end P;\n"
            "model M P.A a, b; equation connect(a.c, b.c); end M;",
            "1:21:1 The connector C has 2 flow and 1 potential variables; it needs as many of both (Modelica "
            "3.6, "
            "9.3.1).");
        row("fewer flows than potentials, in parts",
            "package P record R Real x, y[2]; end R; connector C R r; flow Real f[2]; input Real u; "
            "parameter Real "
            "p = 1; end C; model A C c; end A; end P;\nmodel M P.A a; end M;",
            "*The connector C has 2 flow and 3 potential variables");
        row("no connector",
            "package P model A Real x; end A; end P;\nmodel M P.A a; P.A b; equation connect(a, b); end M;",
            "*is not a connector");
        row("nothing connected",
            "package P connector In = input Real; block A In u; Real y = u; end A; end P;\nmodel M P.A a; "
            "end M;",
            "1:49:1 a.u has no equation; connect it, or give it a value where its component is declared.");
        row("a condition that moves",
            "package P model A end A; end P;\nmodel M Real x = time; P.A a if x > 1; end M;",
            "2:33:5 Whether a is there must be known when the model is compiled.");
        row("redeclare", "package P model A end A; end P;\nmodel M P.A a(redeclare model X = Y); end M;",
            "2:15:9 redeclare is not part of this language.");
        row("constrainedby of a class",
            "package P model B end B; model A replaceable model M = B constrainedby B; end A; end P;\n"
            "model M P.A a; end M;",
            "1:58:13 constrainedby is not part of this language.");
        row("constrainedby of a component",
            "package P model B end B; model A replaceable B b constrainedby B; end A; end P;\n"
            "model M P.A a; end M;",
            "1:50:13 constrainedby is not part of this language.");
        row("an expandable connector",
            "package P expandable connector C end C; model A C c; end A; end P;\nmodel M P.A a; end M;",
            "1:49:1 C is an expandable connector, which this language does not have.");
        row("outer without inner",
            "package P model W parameter Real g = 1; end W; model B outer W w; end B; end P;\nmodel M P.B b; "
            "end M;",
            "1:64:1 w is outer, but no model around declares it inner.");
        row("no such element",
            "package P model A Real x = 1; end A; end P;\nmodel M P.A a[2]; Real y = a[3].x; end M;",
            "2:28:6 a has the elements 1 to 2.");
        row("a library that is not there", "model M Modelica.Blocks.Sources.Sine s; end M;",
            "1:9:28 There is no class Modelica.Blocks.Sources.Sine: no library Modelica lies beside the "
            "model or in a "
            "folder of MODELICAPATH.");
    }

    void whatIsWrongIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const CompiledModel result = compiledText(text.toStdString());
        QVERIFY(!result.model);
        const QString found = QString::fromStdString(findings(result));
        if (expected.startsWith('*'))
            QVERIFY2(found.contains(expected.mid(1)), qPrintable(found));
        else
            QCOMPARE(found, expected);
    }

    void whatDecidesOverTheStructureIsFixed() {
        const ModelPtr model =
            modelOf(R"(package P model A parameter Boolean on = true; parameter Real k = 1; Real y;
equation if on then y = k; else y = 0; end if; end A; end P;
model M parameter Boolean useOn = true; parameter Integer m = 2; parameter Boolean free = false;
P.A a(on=useOn); P.A b[3]; Real y = sum(b[i].y for i in 1:m) + (if free then 1 else 0); end M;)");
        QStringList names;
        for (const Variable& p : model->parameters()) names << QString::fromStdString(p.name);
        QCOMPARE(names, QStringList({"free", "a.k", "b[1].k", "b[2].k", "b[3].k"}));
    }

    /// Texts of a kilobyte that a careless search would take for ever over.
    void nothingGrowsBeyondMeasure() {
        std::string doubling = "package P model A end A; end P;\nmodel M parameter Integer p0 = 1;\n";
        for (int i = 1; i < 60; ++i)
            doubling += fmt::format("parameter Integer p{0} = p{1} - p{1} + 1;\n", i, i - 1);
        QVERIFY(compiledText(doubling + "P.A a if p59 > 0; end M;").model);
        std::string layers = "package P model L0 Real x = 1; end L0;\n";
        for (int i = 1; i < 40; ++i)
            layers += fmt::format("model A{0} extends L{1}; end A{0}; model B{0} extends L{1}; end B{0}; "
                                  "model L{0} extends A{0}; "
                                  "extends B{0}; end L{0};\n",
                                  i, i - 1);
        QVERIFY(compiledText(layers + "end P;\nmodel M P.L39 l; end M;").model);
        std::string mutual;
        for (int i = 0; i < 14; ++i) {
            mutual += fmt::format("package P{} ", i);
            for (int j = 0; j < 14; ++j)
                if (j != i) mutual += fmt::format("extends P{}; ", j);
            mutual += fmt::format("end P{};\n", i);
        }
        QVERIFY(!compiledText(mutual + "model M P3.nowhere x; end M;").model);
    }

    void librariesLieBesideTheModel_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"one file", "folder", "path", "version", "inside"})
            QTest::newRow(layout) << layout;
    }

    void librariesLieBesideTheModel() {
        QFETCH(QString, layout);
        QTemporaryDir folder;
        const QString at = folder.path();
        const auto write = [&](const QString& name, const std::string& text) {
            QDir().mkpath(QFileInfo(at + "/" + name).path());
            QFile file(at + "/" + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
        };
        std::string model = kTwo;
        QString file = "two.mo";
        const QString home = layout == "path"      ? "libraries/Rotational"
                             : layout == "version" ? "Rotational 2.1.0"
                                                   : "Rotational";
        if (layout == "one file") {
            write("Rotational.mo", kRotational);
        } else {
            write(home + "/package.mo", "within ;\npackage Rotational\n" +
                                            between("  type Angle", "  partial model") + "end Rotational;\n");
            for (const auto& [name, from, to] :
                 {std::tuple("TwoFlanges", "  partial model TwoFlanges", "  model Inertia"),
                  std::tuple("Inertia", "  model Inertia", "  partial model Compliant"),
                  std::tuple("Compliant", "  partial model Compliant", "  model SpringDamper"),
                  std::tuple("SpringDamper", "  model SpringDamper", "  model Fixed")})
                write(home + "/" + name + ".mo", "within Rotational;\n" + between(from, to));
        }
        if (layout == "path") qputenv("MODELICAPATH", ("/nowhere:" + at + "/libraries").toUtf8());
        if (layout == "inside") {
            write("Rotational/Examples/package.mo", "within Rotational;\npackage Examples end Examples;\n");
            // Names of the packages around need no path.
            model = "within Rotational.Examples;" +
                    QString::fromStdString(kTwo).replace("Rotational.", "").toStdString();
            file = "Rotational/Examples/two.mo";
        }
        write(file, model);
        const ModelPtr made = loadModel((at + "/" + file).toStdString());

        const ModelPtr expected = modelOf(kRotational + kTwo);
        const std::vector<double> times{0.0, 2.0};
        const Trajectory a = course(*made, {}, {}, times), b = course(*expected, {}, {}, times);
        QVERIFY(a.states == b.states);
        // What stands for the file means the same without any library.
        const std::string text = modelTextOf((at + "/" + file).toStdString());
        qunsetenv("MODELICAPATH");
        QVERIFY(compileModel(text, "elsewhere.mo").model);
    }

    void functionsOfALibraryServeAPlainModel() {
        QTemporaryDir folder;
        const std::string at = folder.path().toStdString();
        QDir(folder.path()).mkdir("L");
        std::ofstream(at + "/L/package.mo") << "package L\nend L;\n";
        std::ofstream(at + "/L/twice.mo")
            << "within L;\nfunction twice input Real x; output Real y; algorithm y := 2*x; end twice;\n";
        std::ofstream(at + "/L/table.mo")
            << "within L;\nfunction table input Real x; output Real y; algorithm y := 7*x; end table;\n";
        for (const auto& [text, value] :
             {std::pair("model M Real y = L.twice(2); end M;", 4.0),
              std::pair("model M import L.twice; Real y; equation y = twice(3); end M;", 6.0),
              std::pair("model M import L.*; Real y = table(1); end M;", 7.0)}) {
            std::ofstream(at + "/m.mo") << text;
            const ModelPtr model = loadModel(at + "/m.mo");
            QCOMPARE(outputAt(*model, "y", declaredSlots(*model)), value);
        }
    }

    void aTextWithoutAFileHasNoFolderToLookIn() {
        const std::string text = "model M Real y = Nowhere.f(1); end M;";
        QCOMPARE(withUsedClasses(text, ""), text);
        QCOMPARE(withUsedClasses(text, "/nowhere/at/all.mo"), text);
    }

    void anErrorInALibraryNamesItsFile() {
        QTemporaryDir folder;
        const std::string at = folder.path().toStdString();
        std::ofstream(at + "/Own.mo")
            << "package Own\n  model Part\n    Real x;\n  equation\n    der(x) = -kk*x;\n  end "
               "Part;\nend Own;\n";
        std::ofstream(at + "/m.mo") << "model M\n  Own.Part part;\nend M;\n";
        try {
            loadModel(at + "/m.mo");
            QFAIL("kk is not declared");
        } catch (const Error& e) {
            QCOMPARE(QString::fromStdString(std::string(e.what())),
                     QString::fromStdString(
                         at + "/Own.mo:5:15: kk is not declared.\n    der(x) = -kk*x;\n              "
                              "^~"));
        }
    }
};

RIGOR_TEST(TestComponents)
#include "test_components.moc"

} // namespace test_components

// rigor check --strict over whole texts: packages, components, libraries behind the text. Every legal text
// passes, its illegal twin is refused at its place.

#include "model_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>

namespace test_strict_texts {

using namespace rigor;
using namespace rigor::test;

namespace {

std::string strictly(const std::string& text) {
    return findings(compileModel(text, "m.mo", {.strict = true}));
}

/// Classes of the tests by their names.
const std::pair<const char*, const char*> kClasses[] = {
    {"A",
     " model A parameter Real k = 1; parameter Real c[2] = {1, 2}; Real x(start=1); equation der(x) = -k*x; "
     "end A;\n"},
    {"D", " model D Integer m(start=0); equation when time > 1 then m = pre(m) + 1; end when; end D;\n"},
    {"N", " model N input Integer n; Real x(start=1); equation der(x) = -n*x; end N;\n"}};

/// A package with the body and those of the classes that it uses; the first line of the body is line 5.
std::string packageOf(const std::string& body) {
    std::string out = "package P\n";
    for (const auto& [name, text] : kClasses)
        out += QString::fromStdString(body).contains(QRegularExpression(QString("\\b%1[ (]").arg(name)))
                   ? text
                   : "\n";
    return out + body + "\nend P;\n";
}

/// The text says nothing wrong and is a model.
std::string wrongIn(const std::string& legal) {
    const CompiledModel read = compileModel(legal, "m.mo");
    return (read.model ? std::string() : findings(read)) + strictly(legal);
}

struct Twin {
    const char* name;
    const char* illegal; ///< body of the package
    const char* finding; ///< its beginning
    const char* legal;
};

const Twin kTwins[] = {
    {"each for an array of components", "model M P.A a[2](k = 10); end M;",
     "5:18:1 a is an array: write each k=10 for all its elements (Modelica 3.6, 7.2.5). [each k]",
     "model M parameter Real q[2] = {3, 4}; P.A a[2](each k = 10), b[2](k = {1, 2}), d[2](k = q), "
     "e[2](each c = {3, 4}), f[2](c = {{3, 4}, {5, 6}}); end M;"},
    {"each deeper in it", "model M P.A a[2](x(start = 10)); end M;",
     "5:20:5 a is an array: write each start=10",
     "model M P.A a[2](x(each start=2, fixed={true, true})), b[2](each x(start=2)); end M;"},
    {"each of what is final", "model M parameter Real q = 2; P.A a[2](final k = 2*q); end M;",
     "5:46:1 a is an array: write each k=2*q",
     "model M parameter Real q = 2; P.A a[2](each final k = 2*q); end M;"},
    {"as many values as elements", "model M A a[2](k = {1, 2, 3}); end M;",
     "5:20:9 a has 2 elements, and k gives 3 values (Modelica 3.6, 7.2.5).",
     "model M A a[3](k = {1, 2, 3}); end M;"},
    {"each for variables of a type",
     "type Angle = Real(unit=\"rad\"); model M Angle phi[2](start=0); equation der(phi) = {1.1, 2.1}; end M;",
     "5:53:5 phi is an array: write each start=0",
     "type Angle = Real(unit=\"rad\"); model M Angle phi[2](each start=0); equation der(phi) = {1.1, 2.1}; "
     "end M;"},
    {"each in a type", "type V = Real[3](unit=\"m\"); model M V v = {1.1, 2.1, 3.1}; end M;",
     "5:18:4 V is an array: write each unit=\"m\"",
     "type V = Real[3](each unit=\"m\") annotation(W=1); model M V v = {1.1, 2.1, 3.1}; end M;"},
    {"each of one", "model M Real x(each start=1); equation der(x) = -x; end M;",
     "5:21:5 x is no array, and each is for the elements of one: leave it out (Modelica 3.6, 7.2.5).",
     "model M Real x(start=1); equation der(x) = -x; end M;"},
    {"each choice of states",
     "model M Real x[2](stateSelect=StateSelect.prefer); equation der(x) = -x; end M;",
     "5:19:11 x is an array: write each stateSelect=StateSelect.prefer",
     "model M Real x[2](each stateSelect=StateSelect.prefer); equation der(x) = -x; end M;"},
    {"a choice of states of an Integer",
     "model M parameter Integer n(stateSelect=StateSelect.never) = 2; Real x = n; end M;",
     "5:29:11 stateSelect is no attribute of Integer",
     "model M parameter Integer n(max=3) = 2; Real x = n; end M;"},
    {"given twice deeper", "model M A a(x(start=1), x(start=2)); end M;",
     "5:27:5 x.start is given twice here: leave one of them out (Modelica 3.6, 7.2.4).",
     "model M A a(x(start=1), x(min=0), k=2); end M;"},
    {"given twice to a base", "model M extends A(k=2, k=3); end M;", "5:24:1 k is given twice here",
     "model M extends A(k=2, x(start=3)); end M;"},
    {"a function of Rigor in a modification", "model M A a(x(start=absPower(2, 3))); end M;",
     "5:21:8 absPower is a function of the package Rigor",
     "import Rigor.*; model M A a(x(start=absPower(2, 3))); end M;"},
    {"a function of Rigor in an extends", "model M extends A(k=absPower(2, 3)); end M;",
     "5:21:8 absPower is a function of the package Rigor",
     "model M extends A(k=Rigor.absPower(2, 3)); end M;"},
    {"a base that brings no such function",
     "partial model B Real x; end B; model M extends B; equation x = table(time, {0, 1}, {0, 1}); end M;",
     "5:64:5 table is a function of the package Rigor",
     "partial model B Real x; function table input Real u; output Real y; algorithm y := u; end table; end "
     "B; "
     "partial model C extends B; end C; model M extends C; equation x = table(time); end M;"},
    {"a name from the outermost on", "model M import Rigor.*; Real y = .Modelica.Math.abs(time); end M;",
     "5:35:17 There is no Modelica.Math.abs in the standard library",
     "model M import Rigor.*; Real y = .P.f(2); end M; function f input Real x; output Real y; algorithm y "
     ":= x; end f;"},
    {"a function of the package around it", "model M Real y = table(time, {0, 1}, {0, 1}); end M;",
     "5:18:5 table is a function of the package Rigor",
     "package Q function table input Real x; output Real y; algorithm y := x; end table; "
     "model Inside Real y = table(2); end Inside; end Q; model M import P.Q.*; Q.Inside i; Real y = "
     "table(3); "
     "end M;"},
    {"a function by the name of a built-in", "model M parameter Real k = 2; Real y = sum(k); end M;",
     "5:44:1 sum takes an array",
     "function sum input Real a; input Real b = 3; output Real y; algorithm y := a*b; end sum;\n"
     "model M Real y = sum(2); end M;"},
    {"pre of an expression of parts",
     "model M D d[2]; Integer y(start=0); equation when time > 2 then y = pre(d[1].m + 1); end when; end M;",
     "5:73:10 pre takes the name of a variable",
     "model M D d[2]; Integer y(start=0); equation when time > 2 then y = pre(d[1].m) + 1; end when; end M;"},
    {"the condition and what is set",
     "model M Integer n[2](each start=0); equation when time > 1 then n[1] = 1; end when;\n"
     "when n[2] + n[1] > 1 then n[2] = 1; end when; end M;",
     "6:6:4 The condition depends on n[2], which this when sets",
     "model M Integer n[2](each start=0); equation when time > 1 then n[1] = 1; end when;\n"
     "when n[1] > 0 then n[2] = 1; end when; end M;"},
    {"the condition and all of what is set",
     "model M Integer n[2](each start=0); equation when time > sum(n) then n[1] = 1; n[2] = 2; end when; end "
     "M;",
     "5:62:1 The condition depends on n",
     "model M Integer n[2](each start=0); equation when time > size(n, 1) then n[1] = 1; n[2] = 2; end when; "
     "end M;"},
    {"elements set by the branches",
     "model M Integer n[2](each start=0); equation when time > 1 then n[1] = 1; elsewhen time > 2 then n[2] "
     "= "
     "1; end when; end M;",
     "5:84:8 The branches of a when set the same variables, but n[2] is not set in all",
     "model M Integer n[2](each start=0); equation when time > 1 then n[1] = 1; n[ 2 ] = 2;\n"
     "elsewhen time > 2 then n[2] = 1; n[1] = 4; end when; end M;"},
    {"parts of components set by several whens",
     "model M N a[2]; equation when time > 1 then a[1].n = 1; a[2].n = 3; end when;\n"
     "when time > 2 then a[1].n = 2; end when; end M;",
     "6:20:6 a[1].n is set by another when already, in line 5",
     "model M N a[2]; equation when time > 1 then a[1].n = 1; end when;\n"
     "when time > 2 then a[2].n = 2; end when; end M;"},
    {"the order of inner",
     "model World parameter Real g = 2; end World; model M inner final World w; Real x = w.g; end M;",
     "5:54:11 final stands before inner (Modelica 3.6, A.2.4). [final inner]",
     "model World parameter Real g = 2; end World; model M final inner World w; Real x = w.g; end M;"},
    {"a shape by named arguments",
     "function f input Real x; input Real v[2] = {1, 2}; output Real y; algorithm y := x*v[1]; end f;\n"
     "model M Real w[2]; equation 0 = w - f(v={3, 4}, x=2)*{1, 2}; end M;",
     "6:29:31 A single 0 equals no array",
     "function f input Real x; input Real v[2] = {1, 2}; output Real y; algorithm y := x*v[1]; end f;\n"
     "model M Real w[2], z; equation zeros(2) = w - f(v={3, 4}, x=2)*{1, 2}; z = f(1, v={time, 2}); end M;"},
};

/// Legal, and no twin of anything.
const char* const kLegal[] = {
    "model M Real i[2] = {1, 2}; Real x[2]; equation for i in 1:2 loop x[i] = 1; end for; end M;",
    "model M Integer i(start=0), n[2](each start=0); equation for i in 1:2 loop when time > i then n[i] = i; "
    "end "
    "when; end for; when time > sum({i for i in 1:2}) then i = 1; end when; end M;",
    "constant Real k[2] = {1, 2}; model B parameter Real k = 3; end B;\n"
    "model M extends B; Real x(start=k); equation der(x) = -x; end M;",
    "constant Real k[2] = {1, 2}; package Q constant Real k = 4; end Q;\n"
    "model M import P.Q.k; Real x(start=k); equation der(x) = -x; end M;",
    "constant Real k = 3; function f import P.k; input Real x; output Real y; algorithm y := k*x; end f;\n"
    "model M Real k = 2; Real y = f(k); end M;",
    "package Q partial model B function table input Real u; output Real y; algorithm y := u; end table; end "
    "B; "
    "end Q; model M extends .P.Q.B; Real x = table(2), y = .Rigor.absPower(time, 2), z = "
    ".Modelica.Math.sin(x); "
    "end M;",
    "partial function g input Real x; output Real y; end g; function f extends g; algorithm y := 2*x; end "
    "f;\n"
    "model M Real y = f(2); end M;",
    "function size input Real x; output Real y; algorithm y := x; end size;\n"
    "model M Real x(start=size(2.0)); equation der(x) = -x; end M;",
    "model M Real 'within' = 1, 'annotation' = 2, 'stream' = 3; Real 'x; end M' = 'within' + 'stream'; end "
    "M;",
    "model M \"a ; ; within import x; \\\" \" Real x = 2 \"annotation(x) end\" annotation(Evaluate=true);\n"
    "equation assert(x > 0, \"x ;; negative\") annotation(C=1); "
    "annotation(Icon(graphics={Text(s=\"%name\")})); "
    "end M; annotation(version=\"1\");",
    "model M Real a(unit=\"kg.m2/s2\") = 1.5, b(unit=\"1\") = 1.5, c(unit=\"rad/s\", "
    "displayUnit=\"rev/min\") = "
    "1.5, d(unit=\"N/rad\") = 1.5, e(unit=\"degC\") = 1.5, f(unit=\"J/(kg.K)\", quantity=\"q\") = 1.5; end "
    "M;",
    "type Mode = enumeration(Off \"off\", On \"on\" annotation(Z=1)); model B parameter Mode m = Mode.Off; "
    "Real "
    "x(start=1); equation der(x) = if m == Mode.On then -x else -2*x; end B; model M B b(m=Mode.On), c; end "
    "M;",
    "model World parameter Real g = 2; end World; model B outer World w; Real v(start=0); equation der(v) = "
    "w.g; "
    "end B; model M inner World w(g=3); B b[2](v(each start=1)); B c(v(start=2)); end M;",
    "connector Pin Real v; flow Real i; end Pin; model G Pin p; equation p.v = 0; end G;\n"
    "model R parameter Real r(min=0) = 1; Pin p, n; equation p.v - n.v = r*p.i; p.i + n.i = 0; end R;\n"
    "model S Pin p, n; equation p.v - n.v = 1; p.i + n.i = 0; end S;\n"
    "model M parameter Boolean has = true; parameter Integer n = 3; R r[n](each r = 2); R e(r=4) if has; S "
    "s; G g;\n"
    "equation connect(s.n, g.p); connect(s.p, r[1].p); for i in 1:n-1 loop connect(r[i].n, r[i+1].p); end "
    "for;\n"
    "connect(r[n].n, g.p); connect(e.p, s.p); connect(e.n, g.p) annotation(Line(points={{1, 2}})); end M;",
    "connector In = input Real; connector Out = output Real; partial block SISO In u; Out y; end SISO;\n"
    "block Gain extends SISO; parameter Real k(start=1) = 1; equation y = k*u; end Gain;\n"
    "block Source Out y; parameter Real a = 1; equation y = a*time; end Source;\n"
    "model M Source s(a=2); Gain g[2](k={2, 3}); equation connect(s.y, g[1].u); connect(g[1].y, g[2].u); end "
    "M;",
    "model C A a(k=2); A b; end C; model E extends C(a(k=3, x(start=4)), b(k=5)); end E;\n"
    "model M E e(a(x(start=7)), final b(k=8)); end M;",
    "record R parameter Real a = 1; parameter Real b[2] = {1, 2}; end R; model B parameter R r; Real x = "
    "r.a; end B;\n"
    "model M B b(r(a=3)), c(r(b={3, 4})); parameter R r = R(a=2, b={3, 4}); end M;",
    "model M Real x(start=1, fixed=true), v; Boolean b(start=false); Integer n(start=0), q(start=0);\n"
    "discrete Real h(start=0); initial equation v = 0; equation der(x) = v; der(v) = -9.81; b = x < 0.5;\n"
    "when {initial(), b, edge(b)} then h = x; end when; when change(n) then q = pre(q) + 1; end when;\n"
    "when x <= 0 then reinit(v, -0.7*pre(v)); n = pre(n) + 1; elsewhen sample(0, 0.1) then n = pre(n); end "
    "when;\n"
    "assert(x > -9, \"below\"); end M;",
    "model M Real y = smooth(1, if time > 1 then (time - 1)^2 else 0), z = noEvent(if time > 1 then "
    "sqrt(time - 1) "
    "else 0), w = homotopy(actual=y, simplified=z); end M;",
    "model M parameter Boolean p = true; Real x(start=1), y; equation if p then der(x) = -x; else der(x) = "
    "x; end "
    "if; if x > 0.5 then y = 1; elseif x > 0.2 then y = 2; else y = 3; end if; end M;",
};

/// A library of three files as it stands behind a model that uses it.
std::string withLibrary(const std::string& text) {
    return text +
           "// Classes of libraries.\n"
           "//# from file: /x/L/package.mo\n"
           "within ;\npackage L \"lib\"\n import Rigor.absPower;\n constant Real c = 2^-2;\n;\n"
           " partial model B Real x; end B;\nend L;\n"
           "//# from file: /x/L/Sub/package.mo\n"
           "within L;\npackage Sub\nend Sub;\n"
           "//# from file: /x/L/Sub/table.mo\n"
           "within L.Sub;\nfunction table input Real x; output Real y; algorithm y := 2*x; end table;\n";
}

} // namespace

class TestStrictTexts : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void twins_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Twin& twin : kTwins) QTest::newRow(twin.name) << index++;
    }

    void twins() {
        QFETCH(int, index);
        const Twin& twin = kTwins[index];
        const std::string found = strictly(packageOf(twin.illegal));
        QVERIFY2(found.starts_with(twin.finding) && found.find('\n') == std::string::npos, found.c_str());
        const std::string wrong = wrongIn(packageOf(twin.legal));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void legalTexts_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < std::size(kLegal); ++i) QTest::addRow("%zu", i) << static_cast<int>(i);
    }

    void legalTexts() {
        QFETCH(int, index);
        const std::string wrong = wrongIn(packageOf(kLegal[index]));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// What libraries hold is theirs: within, an empty statement, a power that is written otherwise.
    void librariesAreNotLookedAt() {
        const std::string model = "model M extends L.B; equation x = 2; end M;\n";
        QCOMPARE(strictly(withLibrary(model)), std::string());
        QVERIFY2(strictly(withLibrary("model M extends L.B; equation x = 2;; end M;\n"))
                     .starts_with("1:37:1 Nothing stands before this ;"),
                 strictly(withLibrary("model M extends L.B; equation x = 2;; end M;\n")).c_str());
        QCOMPARE(strictly(withLibrary(model + "within;\n")),
                 std::string("2:1:6 within stands at the beginning of the text only (Modelica 3.6, A.2.1)."));
    }

    /// Functions of libraries by the names of Rigor's own.
    void functionsOfLibrariesAreKnown() {
        QCOMPARE(strictly(withLibrary("within L.Sub;\nmodel M Real y = table(1.0); end M;\n")),
                 std::string());
        QCOMPARE(strictly(withLibrary("within L;\nmodel M Real y = absPower(2.0, 3); end M;\n")),
                 std::string());
        std::string all = withLibrary("within L;\nmodel M Real y = signedPower(2.0, 3); end M;\n");
        all.replace(all.find("import Rigor.absPower"), 21, "import Rigor.*");
        QCOMPARE(strictly(all), std::string());
        QVERIFY(strictly(withLibrary("within L.Sub;\nmodel M Real y = signedPower(1.0, 2); end M;\n"))
                    .starts_with("2:18:11 signedPower is a function of the package Rigor"));
        QVERIFY(strictly(withLibrary("model M extends L.B; equation x = absPower(2.0, 3); end M;\n"))
                    .starts_with("1:35:8 absPower is a function of the package Rigor"));
        // Imported: whatever else is said, it is not taken for Rigor's.
        for (const char* import : {"L.Sub.table", "table = L.Sub.table", "L.Sub.{table}", "L.Sub.*"}) {
            const std::string found = strictly(
                withLibrary("model M\nimport " + std::string(import) + ";\nReal y = table(1.0); end M;\n"));
            QVERIFY2(found.find("package Rigor") == std::string::npos, found.c_str());
        }
    }

    /// What lies in no text may hold any name.
    void whatIsNotThereSaysNothing() {
        for (const char* text :
             {"within Far.Away;\nmodel M Real y = table(time, {0, 1}, {0, 1}); end M;\n",
              "model M import Far.*; Real y = table(time, {0, 1}, {0, 1}) + sum(1); end M;\n",
              "model M extends Far.Away; equation x = table(time, {0, 1}, {0, 1}); end M;\n"}) {
            const std::string found = strictly(text);
            QVERIFY2(found.find("(Modelica 3.6") == std::string::npos, found.c_str());
        }
    }

    /// The time of a large package grows as its text does: each class is looked at once.
    void largePackages() {
        const auto package = [](int n) {
            std::string text = "package P\n";
            for (int i = 0; i < n; ++i)
                text += fmt::format(
                    "function f{0} input Real x; output Real y; algorithm y := absPower(x, {0}); "
                    "end f{0};\nmodel A{0} Real x(start=f{0}(2)); equation der(x) = -x; end A{0};\n",
                    i);
            return text + "end P;\n";
        };
        QCOMPARE(compileModel(package(30), "m.mo", {.strict = true}).problems.size(), std::size_t{30});
        QElapsedTimer timer;
        timer.start();
        compileModel(package(1500), "m.mo", {.strict = true});
        QVERIFY(timer.elapsed() < 10000);
    }
};

RIGOR_TEST(TestStrictTexts)
#include "test_strict_texts.moc"

} // namespace test_strict_texts

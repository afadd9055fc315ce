// rigor check --strict: what the Modelica specification 3.6 refuses is refused here, each with its legal
// twin; every shipped model is legal; the bodies of the package Rigor give what the operations of the engine
// give.

#include "core/engine/modelica/strict/unit_grammar.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <filesystem>

namespace test_strict {

using namespace rigor;
using namespace rigor::test;
using modelica::isUnitOfTheSpecification;

namespace {

std::string strictly(const std::string& text) {
    return findings(compileModel(text, "m.mo", {.strict = true}));
}

struct Pair {
    const char* name;
    const char* illegal;
    const char* finding; ///< its beginning: line:column:length and the first words
    const char* legal;
};

/// Bodies of "model M\n<body>\nend M;": the first line of a body is line 2.
const Pair kPairs[] = {
    {"one when for a variable",
     "Real x(start=1); Integer n(start=0);\nequation der(x) = -1;\nwhen x < 0.5 then n = 1; end when;\n"
     "when x < 0.2 then n = 2; end when;",
     "5:19:1 n is set by another when already, in line 4: one when sets a variable; join the two as `when "
     "... "
     "elsewhen` (Modelica 3.6, 8.3.5).",
     "Real x(start=1); Integer n(start=0);\nequation der(x) = -1;\nwhen x < 0.2 then n = 2;\n"
     "elsewhen x < 0.5 then n = 1; end when;"},
    {"elements of an array by several whens",
     "Real x(start=1); Integer n[2](each start=0);\nequation der(x) = -1;\nwhen x < 0.5 then n[1] = 1; end "
     "when;\n"
     "when x < 0.2 then n[1] = 2; n[2] = 1; end when;",
     "5:19:4 n[1] is set by another when already, in line 4",
     "Real x(start=1); Integer n[2](each start=0);\nequation der(x) = -1;\nwhen x < 0.5 then n[1] = 1; end "
     "when;\n"
     "when x < 0.2 then n[2] = 1; end when;"},
    {"branches that set others",
     "Real x(start=1); Integer n(start=0), m(start=0);\nequation der(x) = -1;\nwhen x < 0.5 then n = 1;\n"
     "elsewhen x < 0.2 then m = 2; end when;",
     "5:10:7 The branches of a when set the same variables, but m is not set in all: write m = pre(m) where "
     "it "
     "stays (Modelica 3.6, 8.3.5).",
     "Real x(start=1); Integer n(start=0), m(start=0);\nequation der(x) = -1;\n"
     "when x < 0.5 then n = 1; m = pre(m);\nelsewhen x < 0.2 then n = pre(n); m = 2; end when;"},
    {"a start that depends on an input", "input Real u; Real x(start=2*u);\nequation der(x) = u;",
     "2:28:3 start depends on u, which is no parameter: a start that depends on variables is written below "
     "`initial equation` as x = ... (Modelica 3.6, 3.8).",
     "input Real u; Real x;\ninitial equation x = 2*u;\nequation der(x) = u;"},
    {"a limit that depends on the time", "Real x(max=time);\nequation x = 2;",
     "2:12:4 max depends on time, which is no parameter: it has to be known before the run (Modelica 3.6, "
     "3.8).",
     "parameter Real k = 3; Real x(max=2*k);\nequation x = 2;"},
    {"a function of Rigor", "output Real y;\nequation y = signedPower(time, 3);",
     "3:14:11 signedPower is a function of the package Rigor, not of the language: write Rigor.signedPower, "
     "or "
     "import it (Modelica 3.6, 5.3). [Rigor.signedPower]",
     "output Real y;\nequation y = Rigor.signedPower(time, 3);"},
    {"imported by name", "output Real y;\nequation y = absPower(time, 3);", "3:14:8 absPower is a function",
     "import Rigor.absPower;\noutput Real y;\nequation y = absPower(time, 3);"},
    {"imported all", "output Real y;\nequation y = table(time, {0, 1}, {0, 1});",
     "3:14:5 table is a function",
     "import Rigor.*;\noutput Real y;\nequation y = table(time, {0, 1}, {0, 1});"},
    {"imported by another name", "Real x(start=1);\nequation der(x) = -1; atLeast(x, 0);",
     "3:23:7 atLeast is a function of the package Rigor",
     "import R = Rigor;\nReal x(start=1);\nequation der(x) = -1; R.atLeast(x, 0);"},
    {"a function of its own by that name", "output Real y;\nequation y = tableSlope(time, {0, 1}, {0, 1});",
     "3:14:10 tableSlope is",
     "function tableSlope input Real x; output Real y; algorithm y := x; end tableSlope;\noutput Real y;\n"
     "equation y = tableSlope(time);"},
    {"a curve by five arguments",
     "output Real y;\nequation y = Rigor.bspline(time, {0, 0, 1, 1}, 1, {0, 1}, {0, 1});",
     "3:14:13 bspline takes four arguments: the curve with abscissas is Rigor.bsplineCurve (Modelica 3.6, "
     "12.4.1). "
     "[Rigor.bsplineCurve]",
     "output Real y;\nequation y = Rigor.bsplineCurve(time, {0, 0, 1, 1}, 1, {0, 1}, {0, 1});"},
    {"not in the standard library", "output Real y;\nequation y = Modelica.Math.abs(time);",
     "3:14:17 There is no Modelica.Math.abs in the standard library: write abs (Modelica 3.6, 3.7). [abs]",
     "output Real y;\nequation y = Modelica.Math.exp(abs(2));"},
    {"0 = an array", "Real x[2];\nequation 0 = x - {1, 2};",
     "3:10:14 A single 0 equals no array: write zeros(n) for the 0, n the size of x - {1, 2} "
     "(Modelica 3.6, 10.6.1).",
     "Real x[2];\nequation zeros(2) = x - {1, 2};"},
    {"without each", "Real x[2](unit=\"m\");\nequation x = {1, 2};",
     "2:11:4 x is an array: write each unit=\"m\" for all its elements (Modelica 3.6, 7.2.5). [each unit]",
     "Real x[2](each unit=\"m\", min={0, 1});\nequation x = {1, 2};"},
    {"a reserved word", "Real stream;\nequation stream = 2;",
     "2:6:6 stream is a reserved word and no name: call it otherwise (Modelica 3.6, 2.3.3).",
     "Real streams;\nequation streams = 2;"},
    {"a loop over a reserved word", "Real x[2];\nequation for pure in 1:2 loop x[pure] = 1; end for;",
     "3:14:4 pure is a reserved word", "Real x[2];\nequation for i in 1:2 loop x[i] = 1; end for;"},
    {"a unit with ^", "Real x(unit=\"m^2\");\nequation x = 2;", "2:13:5 m^2 is no unit of the specification",
     "Real x(unit=\"m2\");\nequation x = 2;"},
    {"a unit with a fractional power", "Real x(unit=\"m(5/2)/s\");\nequation x = 2.1;",
     "2:13:10 m(5/2)/s is no unit of the specification",
     "Real x annotation(__Rigor(unit=\"m(5/2)/s\"));\nequation x = 2.1;"},
    {"a unit with two divisions", "Real x(unit=\"m/s/s\");\nequation x = 2.1;", "2:13:7 m/s/s is no unit",
     "Real x(unit=\"m/(s.s)\");\nequation x = 2.1;"},
    {"nominal of an Integer", "parameter Integer n(nominal=2) = 3; Real x;\nequation x = n;",
     "2:21:7 nominal is no attribute of Integer: leave it out (Modelica 3.6, chapter 4).",
     "parameter Integer n(min=2) = 3; Real x;\nequation x = n;"},
    {"a limit of an Integer with a point", "parameter Integer n(min=2.0) = 3; Real x;\nequation x = n;",
     "2:25:3 min of an Integer is an Integer", "parameter Integer n(min=2) = 3; Real x;\nequation x = n;"},
    {"without events", "Boolean b;\nequation b = noEvent(time > 1);",
     "3:14:17 b changes at events only, but time moves between them here: compare it outside of noEvent "
     "(Modelica 3.6, 3.8).",
     "Boolean b;\nequation b = time > 1;"},
    {"a condition without events",
     "Real x(start=1); Integer n(start=0);\nequation der(x) = -1;\nwhen noEvent(x < 0.5) then n = 1; end "
     "when;",
     "4:6:16 A condition of when changes at events only, but x moves between them here",
     "Real x(start=1); Integer n(start=0);\nequation der(x) = -1;\nwhen x < 0.5 then n = 1; end when;"},
    {"a when in every round of a loop",
     "Integer n(start=0);\nequation for i in 1:2 loop when time > i then n = i; end when; end for;",
     "3:47:1 Every round of the loop has a when that sets n: one when sets a variable; write when {..., ...} "
     "(Modelica 3.6, 8.3.5).",
     "Integer n[2](each start=0);\nequation for i in 1:2 loop when time > i then n[i] = i; end when; end "
     "for;"},
    {"two new values",
     "Real x(start=1);\nequation der(x) = -1;\nwhen x < 0.5 then reinit(x, 1); reinit(x, 2); end when;",
     "4:40:1 x gets two new values at one event: leave one reinit out (Modelica 3.6, 8.3.6).",
     "Real x(start=1);\nequation der(x) = -1;\nwhen x < 0.5 then reinit(x, 1);\n"
     "elsewhen x < 0.2 then reinit(x, 2); end when;"},
    {"new values by several whens",
     "Real x(start=1);\nequation der(x) = -1;\nwhen x < 0.5 then reinit(x, 1); end when;\n"
     "when x < 0.2 then reinit(x, 2); end when;",
     "5:26:1 x is set by another when already, in line 4: one when sets a variable; join the two as `when "
     "... "
     "elsewhen` (Modelica 3.6, 8.3.6).",
     "Real x(start=1);\nequation der(x) = -1;\nwhen {x < 0.5, x < 0.2} then reinit(x, 1); end when;"},
    {"the order of prefixes", "output parameter Real k = 2; Real x = k;",
     "2:1:16 parameter stands before output "
     "(Modelica 3.6, A.2.4). [parameter output]",
     "parameter Real k = 2; output Real x = k;"},
    {"two prefixes", "parameter constant Real k = 2; Real x = k;",
     "2:11:8 parameter and constant exclude each other: leave one of them out (Modelica 3.6, A.2.4).",
     "final parameter Real k = 2; Real x = k;"},
    {"a negative exponent", "Real x = 2^-3;",
     "2:12:2 A negative exponent stands in parentheses, as in x^(-2) (Modelica 3.6, A.2.7). [(-3)]",
     "Real x = 2^(-3);"},
    {"the sum of a single value", "parameter Real k = 2; Real x = sum(k);",
     "2:36:1 sum takes an array, and this is a single value: leave sum out (Modelica 3.6, 10.3.4).",
     "parameter Real k = 2; Real x = sum({k}) + sum(i for i in 1:2) + max(k, 2);"},
    {"an attribute twice", "Real x(min=0, min=1);\nequation x = 2;",
     "2:15:3 min is given twice here: leave one of them out (Modelica 3.6, 7.2.4).",
     "Real x(min=0, max=5);\nequation x = 2;"},
    {"pre of an expression", "Integer n(start=0);\nequation when time >= 1 then n = pre(n + 1); end when;",
     "3:38:5 pre takes the name of a variable: give this expression a name of its own (Modelica 3.6, 3.7.5).",
     "Integer n(start=0);\nequation when time >= 1 then n = pre(n) + 1; end when;"},
    {"an open local variable",
     "function f input Real x; output Real y; Real t; algorithm t := x; y := t; end f;\noutput Real y;\n"
     "equation y = f(time);",
     "2:46:1 t is neither input nor output of the function: write `protected` above it (Modelica 3.6, 12.2).",
     "function f input Real x; output Real y; protected Real t; algorithm t := x; y := t; end f;\n"
     "output Real y;\nequation y = f(time);"},
    {"a function and a variable of one name",
     "function f input Real x; output Real y; algorithm y := x; end f;\noutput Real f;\nequation f = 2;",
     "3:13:1 f is a class or function already; a variable beside it needs another name (Modelica 3.6, 4.2).",
     "function f input Real x; output Real y; algorithm y := x; end f;\noutput Real y;\nequation y = f(2);"},
    {"an empty statement", "output Real y;;\nequation y = 2;",
     "2:15:1 Nothing stands before this ;: leave it out (Modelica 3.6, A.2.2).",
     "output Real y;\nequation y = 2;"},
    {"an open annotation", "output Real y;\nequation y = 2;\nannotation(version=\"1\")",
     "4:23:1 ; is missing after annotation (Modelica 3.6, A.2.2). [);]",
     "output Real y;\nequation y = 2;\nannotation(version=\"1\");"},
    {"an escape that is none", "output Real y \"\\m\";\nequation y = 2;",
     "2:16:2 \\m means nothing in a text; a backslash is written \\\\ (Modelica 3.6, 2.4.4).",
     "output Real y \"\\\\m \\\"q\\\"\";\nequation y = 2;"},
};

/// A missing number equals itself.
bool sameNumbers(const std::vector<double>& a, const std::vector<double>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) {
        return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
    });
}

bool sameTape(const TapePtr& a, const TapePtr& b) {
    if (!a || !b) return !a && !b;
    const auto same = [](const Instruction& i, const Instruction& k) {
        return i.op == k.op && i.count == k.count && i.a == k.a && i.b == k.b && i.c == k.c;
    };
    return a->inputCount() == b->inputCount() && sameNumbers(a->constants(), b->constants()) &&
           a->lists() == b->lists() && a->outputs() == b->outputs() &&
           std::equal(a->instructions().begin(), a->instructions().end(), b->instructions().begin(),
                      b->instructions().end(), same);
}

bool sameFormulas(const Formulas& a, const Formulas& b) {
    bool same = a.actions.size() == b.actions.size() && a.resting == b.resting;
    for (std::size_t i = 0; same && i < a.actions.size(); ++i) same = sameTape(a.actions[i], b.actions[i]);
    for (TapePtr Formulas::*tape :
         {&Formulas::initial, &Formulas::derivative, &Formulas::residual, &Formulas::output,
          &Formulas::guards, &Formulas::floors, &Formulas::rest, &Formulas::timeEvents, &Formulas::located})
        same = same && sameTape(a.*tape, b.*tape);
    return same;
}

std::string modelOf(const std::string& body) { return "model M\n" + body + "\nend M;\n"; }

std::string shippedText(const std::string& path) { return fileText(sourceDir() + "/resources/" + path); }

/// The functions of the package, to stand beside a model.
std::string functionsOfThePackage() {
    const std::string text = shippedText("modelica/Rigor.mo");
    const std::size_t begin = text.find("  function signedPower");
    const std::size_t end = text.find("  function atLeast");
    return text.substr(begin, end - begin);
}

} // namespace

class TestStrict : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void refusesWhatTheSpecificationRefuses_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Pair& pair : kPairs) QTest::newRow(pair.name) << index++;
    }

    void refusesWhatTheSpecificationRefuses() {
        QFETCH(int, index);
        const Pair& pair = kPairs[index];
        const CompiledModel read = compileModel(modelOf(pair.illegal), "m.mo");
        QVERIFY2(read.model, findings(read).c_str());
        const std::string found = strictly(modelOf(pair.illegal));
        QVERIFY2(found.starts_with(pair.finding) && found.find('\n') == std::string::npos, found.c_str());
        QVERIFY(!compileModel(modelOf(pair.illegal), "m.mo", {.strict = true}).model);
        const std::string twin = strictly(modelOf(pair.legal));
        QVERIFY2(twin.empty(), twin.c_str());
    }

    void anImportStandsInAClass() {
        const std::string model = "output Real y;\nequation y = C.pi;";
        const std::string line = "import C = Modelica.Constants;\n";
        QCOMPARE(strictly(line + modelOf(model)),
                 std::string("1:1:6 An import stands inside of a class: move it below the line of `model` "
                             "(Modelica 3.6, A.2.1)."));
        QCOMPARE(strictly(modelOf(line + model)), std::string());
    }

    /// Of a text of several classes each is looked at with what it sees.
    void everyClassIsLookedAt() {
        const std::string text =
            "package P\n"
            " function twice input Real x; output Real y; algorithm y := x; end twice;\n"
            " model Part parameter Real k = 2; Real x(start=1); equation der(x) = -k*twice(x);\n"
            " end Part;\n model Whole Part a(k=3); Part b; end Whole;\nend P;\n";
        QCOMPARE(strictly(text), std::string());
        std::string illegal = text;
        illegal.replace(illegal.find("twice(x);"), 9, "absPower(x, 2);");
        QVERIFY2(strictly(illegal).starts_with("3:73:8 absPower is a function of the package Rigor"),
                 strictly(illegal).c_str());
        illegal = text;
        illegal.replace(illegal.find("start=1"), 7, "start=time");
        QVERIFY2(strictly(illegal).starts_with("3:48:4 start depends on time"), strictly(illegal).c_str());
    }

    void withinIsFirst() {
        const std::string model = "model M Real x = 2; end M;\n";
        QCOMPARE(strictly(model + "within;\n"),
                 std::string("2:1:6 within stands at the beginning of the text only (Modelica 3.6, A.2.1)."));
        QCOMPARE(strictly("within;\n" + model), std::string());
    }

    void aFunctionOutsideDoesNotSeeTheModel() {
        const std::string function = "function f input Real x; output Real y; algorithm y := k*x; end f;\n";
        const std::string model = "constant Real k = 2; output Real y;\nequation y = f(time);";
        QVERIFY(strictly(function + modelOf(model)).starts_with("1:56:1 k is declared in the model"));
        QCOMPARE(strictly(modelOf(function + model)), std::string());
    }

    void unitsOfTheSpecification() {
        for (const char* unit :
             {"", "1", "m", "N.m", "kg.m/s2", "kg.m.s-2", "1/rad", "J/(kg.K)", "J.kg-1.K-1", "m+2", "1/min",
              "(m/s)/s", "rad/(s.rpm)", "Ohm", "degC", "(m/s)"})
            QVERIFY2(isUnitOfTheSpecification(unit), unit);
        for (const char* unit : {"m^2", "m(5/2)/s", "m/s/s", "m/s.A", "N*m", "N m", "m2.5", "°C", "%", "m/",
                                 "/s", "(m", "1.m", "m..s", "2", "(N.m)2", "µm", "m-"})
            QVERIFY2(!isUnitOfTheSpecification(unit), unit);
    }

    void theAnnotatedUnitIsTheUnit() {
        const auto model = compileModel(
            modelOf(
                "parameter Real k[2] = {1, 2} \"text\" annotation(__Rigor(unit=\"Pa^0.5\")); Real a = k[1], "
                "b = k[2];"),
            "m.mo");
        QVERIFY2(model.model, findings(model).c_str());
        QCOMPARE(model.model->parameters()[1].unit, std::string("Pa^0.5"));
        QCOMPARE(model.model->parameters()[1].description, std::string("text"));
    }

    void everyShippedModelIsLegal() {
        int count = 0;
        for (const char* folder : {"rigs", "templates"})
            for (const auto& entry :
                 std::filesystem::recursive_directory_iterator(sourceDir() + "/resources/" + folder)) {
                if (entry.path().extension() != ".mo") continue;
                ++count;
                const std::string found = strictly(fileText(entry.path().string()));
                QVERIFY2(found.empty(), (entry.path().string() + "\n" + found).c_str());
            }
        QVERIFY(count >= 19);
    }

    /// What is written as the specification wants it is the same model as in this dialect, node for node.
    void theDialectGivesTheSameTapes() {
        const std::pair<std::string, std::vector<std::pair<QString, QString>>> kTwins[] = {
            {"wet-clutch/wet-clutch.mo", {{"Rigor.", ""}}},
            {"mr-damper/mr-damper.mo", {{"Rigor.", ""}}},
            {"servo-press/servo-press.mo", {{"zeros(2) = ", "0 = "}}},
            {"servo-press/servo-press-network.mo", {{"zeros(2) = ", "0 = "}}},
            {"hydraulic-four-bar/hydraulic-four-bar.mo",
             {{"Rigor.", ""},
              {"initial equation\n", "// "},
              {"p1(unit=\"Pa\"", "p1(unit=\"Pa\", start=(Vz/sz + p2_start*A2)/A1"}}},
            {"quick-return/quick-return.mo",
             {{"initial equation\n", "// "},
              {"  p1 = p2;\n  p2 =", "//"},
              {"p1(unit=\"Pa\"", "p1(unit=\"Pa\", start=(Vz/sz + p3_start*A2)/A1"},
              {"p2(unit=\"Pa\"", "p2(unit=\"Pa\", start=(Vz/sz + p3_start*A2)/A1"}}}};
        for (const auto& [file, changes] : kTwins) {
            const std::string text = shippedText("rigs/" + file);
            QString dialect = QString::fromStdString(text);
            for (const auto& [legal, own] : changes) {
                QVERIFY2(dialect.contains(legal), (file + ": " + legal.toStdString()).c_str());
                dialect.replace(legal, own);
            }
            const auto a = compileModel(text, file), b = compileModel(dialect.toStdString(), file);
            QVERIFY2(a.model && b.model, (findings(a) + findings(b)).c_str());
            QVERIFY2(sameFormulas(a.model->formulas(), b.model->formulas()), file.c_str());
        }
    }

    /// Four whens joined by elsewhen, with pre, move the drive as the four did.
    void theDriveTrainMovesAsByFourWhens() {
        const std::string text = shippedText("rigs/drive-train/drive-train.mo");
        QString four = QString::fromStdString(text);
        four.replace("pre(mode)", "mode").replace("elsewhen", "end when;\n  when");
        const auto joined = compileModel(text, "a.mo"), apart = compileModel(four.toStdString(), "b.mo");
        QVERIFY2(joined.model && apart.model, (findings(joined) + findings(apart)).c_str());
        QVERIFY(sameFormulas(joined.model->formulas(), apart.model->formulas()));
        RandomStream random(11, 0);
        for (int trial = 0; trial < 20; ++trial) {
            std::vector<double> times, torques;
            for (int k = 0; k < 40; ++k) {
                times.push_back(0.5 * k);
                torques.push_back(0.6 * (random.uniform() - 0.5));
            }
            const std::vector<Signal> torque{Signal(times, torques, Interpolation::Hold)};
            const std::vector<double> parameters{-0.84, 21.7, 0.142, 0.373};
            const SimulationOptions options{.stepper = trial % 2 ? "dopri5" : "rk4", .stopTime = 20};
            const Trajectory a = simulate(*joined.model, parameters, torque, options),
                             b = simulate(*apart.model, parameters, torque, options);
            QVERIFY(a.status.answered() && a.events.size() > 5);
            QCOMPARE(a.times, b.times);
            QVERIFY(a.states == b.states && a.discretes == b.discretes);
        }
    }

    void thePackageGivesWhatTheEngineGives_data() {
        QTest::addColumn<QString>("function");
        QTest::addColumn<QString>("call");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        const char* points = "{-1, -0.3, 0.2, 0.9, 2}, {3, 1, 1.5, -2, 0.5}";
        const char* rising = "{-1, -0.3, 0.2, 0.9, 2}, {-1, 0.1, 0.3, 5, 5.5}";
        const auto row = [](const char* name, const char* function, const QString& rest, double low,
                            double high) {
            QTest::newRow(name) << QString(function) << QString("(x, %1)").arg(rest) << low << high;
        };
        row("signedPower", "signedPower", "p", -3, 3);
        row("absPower", "absPower", "p", -3, 3);
        row("table", "table", points, -2, 3);
        row("tableSlope", "tableSlope", points, -2, 3);
        row("monotoneCubic", "monotoneCubic", points, -2, 3);
        row("monotoneCubic, rising", "monotoneCubic", rising, -2, 3);
        row("monotoneCubic, two points", "monotoneCubic", "{0, 1}, {2, p}", -1, 2);
        row("monotoneCubic, steep ends", "monotoneCubic", "{0, 1, 1.1}, {0, 1, -9}", -1, 2);
        row("bspline of degree 0", "bspline", "{0, 1, 2, 4}, 0, {3, p, 5}", -1, 5);
        row("bspline of degree 1", "bspline", "{0, 0, 1, 2, 4, 4}, 1, {3, p, 5, 1}", -1, 5);
        row("bspline of degree 3", "bspline",
            "{-10, -10, -10, -10, -5, -2, 0, 2, 5, 10, 10, 10, 10}, 3, {0.66, 0.70, p, 0.60, 0.35, 0.65, "
            "0.92, 0.88, "
            "0.82}",
            -12, 12);
        row("bspline with a double knot", "bspline", "{0, 0, 0, 1, 1, 2, 2, 2}, 2, {3, p, 5, 1, -2}", -1, 3);
        row("bsplineCurve", "bsplineCurve",
            "{0, 0, 0, 0, 1, 2, 2, 2, 2}, 3, {3, p, 5, 1, -2}, {0, 1, 2, 7, 9}", -1, 10);
    }

    /// The bodies of Rigor.mo, inlined as any function, beside the operations of the same name.
    void thePackageGivesWhatTheEngineGives() {
        QFETCH(QString, function);
        QFETCH(QString, call);
        QFETCH(double, low);
        QFETCH(double, high);
        const std::string name = function.toStdString(), arguments = call.toStdString();
        const CompiledModel both = compileModel(
            functionsOfThePackage() +
                modelOf("parameter Real p = 2; input Real x; output Real body, engine;\nequation\n"
                        "body = " +
                        name + arguments + ";\nengine = Rigor." + name + arguments + ";"),
            "m.mo");
        QVERIFY2(both.model, findings(both).c_str());
        RandomStream random(7, 0);
        std::vector<double> slots = declaredSlots(*both.model);
        const SlotLayout at(*both.model);
        for (int k = 0; k < 1000; ++k) {
            slots[at.parameters] = 0.5 + 3 * random.uniform();
            // Every tenth argument is a whole number, at which corners and knots lie.
            const double x = low + (high - low) * random.uniform();
            slots[at.inputs] = k % 10 == 0 ? std::round(x) : x;
            const double body = outputAt(*both.model, "body", slots),
                         engine = outputAt(*both.model, "engine", slots);
            QVERIFY2(std::abs(body - engine) <= 1e-12 * std::max(1.0, std::abs(engine)),
                     fmt::format("{} at {}: {} instead of {}", name, slots[at.inputs], body, engine).c_str());
        }
    }

    void thePackageIsStrict() {
        // What the functions hold is checked as that of any model; the two lists of names agree.
        const std::string found =
            strictly(functionsOfThePackage() + modelOf("output Real y = Rigor.absPower(time, 2);"));
        QVERIFY2(found.empty(), found.c_str());
        const std::string text = shippedText("modelica/Rigor.mo");
        for (const char* name : {"signedPower", "absPower", "table", "tableSlope", "monotoneCubic", "bspline",
                                 "bsplineCurve", "atLeast"})
            QVERIFY2(text.find(std::string("\n  end ") + name + ";") != std::string::npos, name);
    }
};

RIGOR_TEST(TestStrict)
#include "test_strict.moc"

} // namespace test_strict

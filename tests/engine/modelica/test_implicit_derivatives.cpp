// Equations that are linear in derivatives: the same tape as the text solved by hand where a hand would solve
// it, the solution of the linear system where several hang together, in every number type, and the sentences
// of what cannot be solved.

#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/second_order.h"
#include "core/engine/tape/taylor_series.h"
#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <Eigen/Dense>

#include <cmath>
#include <filesystem>

namespace test_implicit_derivatives {

using namespace rigor;
using namespace rigor::test;

namespace {

using LongMatrix = Eigen::Matrix<long double, Eigen::Dynamic, Eigen::Dynamic>;
using LongVector = Eigen::Matrix<long double, Eigen::Dynamic, 1>;

ModelPtr compiled(const std::string& body) {
    const CompiledModel result = compileModel("model M\n" + body + "\nend M;", "m.mo");
    if (!result.model) throw std::runtime_error(findings(result));
    return result.model;
}

/// Sum over permutations of the products of |a_ij|: what the rounding errors of an expansion are measured by.
long double permanent(const LongMatrix& a, Eigen::Index row = 0, unsigned taken = 0) {
    if (row == a.rows()) return 1;
    long double sum = 0;
    for (Eigen::Index c = 0; c < a.cols(); ++c)
        if (!(taken & (1u << c))) sum += std::abs(a(row, c)) * permanent(a, row + 1, taken | (1u << c));
    return sum;
}

/// n equations for n derivatives with parameters a[i,j], b[i] of which some are 0 in the text.
struct System {
    std::string body;
    LongMatrix matrix;
    LongVector right;
    std::vector<double> values; ///< of a, row by row, then b
};

System randomSystem(int n, RandomStream& random) {
    System out{"", LongMatrix::Zero(n, n), LongVector(n), {}};
    std::string declarations, equations;
    const auto parameter = [&](const std::string& name, double value) {
        declarations += fmt::format("parameter Real {} = {:.17g}; ", name, value);
        out.values.push_back(value);
    };
    for (int i = 0; i < n; ++i) declarations += fmt::format("Real x{}; ", i);
    for (int i = 0; i < n; ++i) {
        std::string left = "0", right = fmt::format("b{}", i);
        for (int j = 0; j < n; ++j) {
            const double value = 4 * random.uniform() - 2;
            parameter(fmt::format("a{}{}", i, j), value);
            if (i != j && random.uniform() < 0.4) continue;
            out.matrix(i, j) = value;
            // On either side, and as a product, a quotient or a sum of two parts.
            const double form = random.uniform();
            const std::string slope = fmt::format("a{}{}", i, j), rate = fmt::format("der(x{})", j);
            if (form < 0.3)
                left += fmt::format(" + {}*{}", slope, rate);
            else if (form < 0.6)
                right += fmt::format(" - {}*{}", rate, slope);
            else if (form < 0.8)
                left += fmt::format(" - (-{}/(1/{}))", rate, slope);
            else
                left += fmt::format(" + (if time >= 0 then {0}*{1} else 3*{1})", slope, rate);
        }
        equations += fmt::format("{} = {}; ", left, right);
    }
    for (int i = 0; i < n; ++i) {
        const double value = 4 * random.uniform() - 2;
        parameter(fmt::format("b{}", i), value);
        out.right(i) = value;
    }
    out.body = declarations + "equation " + equations;
    return out;
}

const char* const kBodies =
    "parameter Real m1 = 2.3; parameter Real m2 = 1.7; parameter Real m = 0.4; parameter Real k = 11; "
    "Real x1(start=0.3); Real x2(start=-0.2); Real v1(start=0.7); Real v2(start=-0.4); output Real a1; "
    "output Real F;\nequation der(x1) = v1; der(x2) = v2; ";
const char* const kCoupled = "m1*der(v1) + m*cos(x1 - x2)*der(v2) = -k*x1; "
                             "m*cos(x1 - x2)*der(v1) + m2*der(v2) + k*sin(x2) = -0.3*v2; "
                             "a1 = der(v1); F = m1*der(v1);";
/// By elimination, where the program takes determinants.
const char* const kByHand =
    "der(v1) = (-k*x1 - m*cos(x1 - x2)*der(v2))/m1; "
    "der(v2) = (-0.3*v2 - k*sin(x2) + m*cos(x1 - x2)*k*x1/m1)/(m2 - (m*cos(x1 - x2))^2/m1); "
    "a1 = der(v1); F = m1*a1;";

} // namespace

class TestImplicitDerivatives : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void oneEquationIsSolvedAsAHandWould_data() {
        QTest::addColumn<QString>("implicitly");
        QTest::addColumn<QString>("byHand");
        const auto row = [](const char* name, const char* text, const char* byHand) {
            QTest::newRow(name) << text << byHand;
        };
        row("Newton", "m*der(v) = F - k*x;", "der(v) = (F - k*x)/m;");
        row("on the right", "F - k*x = der(v)*m;", "der(v) = (F - k*x)/m;");
        row("sum of forces", "F - m*der(v) - k*x = 0;", "der(v) = (F - k*x)/m;");
        row("residual", "0 = m*der(v) + k*x - F;", "der(v) = (F - k*x)/m;");
        row("quotient", "der(v)/m + k*x = F;", "der(v) = (F - k*x)*m;");
        row("in parentheses", "m*(der(v) + k) = F;", "der(v) = F/m - k;");
        row("with a sign", "-der(v) = k*x;", "der(v) = -(k*x);");
        row("a number", "2*der(v) = F;", "der(v) = F/2;");
        row("both sides", "m*der(v) = F - k*der(v);", "der(v) = F/(m + k);");
        row("twice", "m*der(v) + k*der(v) = F;", "der(v) = F/(m + k);");
        row("both sides are rates", "der(v) = der(x);", "der(v) = v;");
        row("asked for elsewhere", "m*der(v) = F; y = 2*der(v);", "der(v) = F/m; y = 2*(F/m);");
        row("defined before it is used", "y = m*der(v); y = -k*x;", "y = -k*x; der(v) = y/m;");
        row("through a variable", "m*der(v) = F - y; y = k*v;", "y = k*v; der(v) = (F - y)/m;");
        row("through its own variable", "m*der(v) = F - y; y = k*v + der(v);",
            "der(v) = (F - k*v)/(m + 1); y = k*v + (F - k*v)/(m + 1);");
        row("an acceleration with a name", "y = der(v); m*y = F - k*x;", "y = (F - k*x)/m; der(v) = y;");
        row("an unknown force", "0 = F - y - m*der(v); 0 = y - k*v;", "y = 0 + k*v; der(v) = (F - y)/m;");
        row("in a branch", "if x > 0 then m*der(v) = F; else m*der(v) = -F; end if;",
            "der(v) = (if x > 0 then F else -F)/m;");
        row("in an event", "m*der(v) = F; when der(v) - x <= 0 then reinit(v, m*der(v)); end when;",
            "der(v) = F/m; when F/m - x <= 0 then reinit(v, m*(F/m)); end when;");
        row("in a limit", "m*der(v) = F; atLeast(v, der(v));", "der(v) = F/m; atLeast(v, F/m);");
        row("a relation beside it",
            "m*der(v) = F - (if x > 0 then k else abs(v)) - table(time, {0, 1}, {2, 3});",
            "der(v) = (F - (if x > 0 then k else abs(v)) - table(time, {0, 1}, {2, 3}))/m;");
    }
    void oneEquationIsSolvedAsAHandWould() {
        QFETCH(QString, implicitly);
        QFETCH(QString, byHand);
        const std::string head = "parameter Real m = 2; parameter Real k = 3; input Real F; Real x(start=1); "
                                 "Real v(start=2); ";
        const auto body = [&](const QString& text) {
            return head + (text.contains('y') ? "Real y; " : "") + "equation der(x) = v; " +
                   text.toStdString();
        };
        ModelPtr a, b;
        try {
            a = compiled(body(implicitly));
            b = compiled(body(byHand));
        } catch (const std::exception& e) {
            QFAIL(e.what());
        }
        const std::string left = written(*a), right = written(*b);
        if (left == right) return;
        // Where the order of the operations differs the numbers still do not.
        std::vector<double> slots = declaredSlots(*a);
        RandomStream random(5, 5);
        for (int trial = 0; trial < 50; ++trial) {
            for (double& s : slots) s = 0.5 + random.uniform();
            const Formulas &fa = a->formulas(), &fb = b->formulas();
            const std::string at = left + "\n" + right;
            QVERIFY2(evaluated(fa.derivative, slots) == evaluated(fb.derivative, slots), at.c_str());
            QVERIFY2(evaluated(fa.output, slots) == evaluated(fb.output, slots), at.c_str());
            QVERIFY2(evaluated(fa.guards, slots) == evaluated(fb.guards, slots), at.c_str());
            QVERIFY2(evaluated(fa.floors, slots) == evaluated(fb.floors, slots), at.c_str());
            for (std::size_t k = 0; k < fa.actions.size(); ++k)
                QVERIFY2(evaluated(fa.actions[k], slots) == evaluated(fb.actions[k], slots), at.c_str());
        }
        QCOMPARE(a->unknowns().size(), std::size_t(0));
        QCOMPARE(written(a->formulas().located).empty(), written(b->formulas().located).empty());
    }

    /// Methods see nothing of a model but its tapes: with the same tapes all of them work alike.
    void shippedModelsAreTheSameInImplicitForm() {
        const QRegularExpression rate("\\bder\\((\\w+(?:\\[[^\\]]*\\])?)\\) = ([^;]*);");
        int models = 0, rates = 0;
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(sourceDir() + "/resources/rigs")) {
            if (entry.path().extension() != ".mo") continue;
            const QString text = QString::fromStdString(fileText(entry.path().string()));
            QString implicitly = text;
            implicitly.replace(rate, "0 = (\\2) - der(\\1);");
            if (implicitly == text) continue;
            const CompiledModel a = compileModel(text.toStdString(), "m.mo"),
                                b = compileModel(implicitly.toStdString(), "m.mo");
            QVERIFY(a.model);
            QVERIFY2(b.model, findings(b).c_str());
            QVERIFY2(written(*a.model) == written(*b.model), entry.path().c_str());
            ++models;
            rates += static_cast<int>(text.count(rate));
        }
        QVERIFY2(models > 5 && rates > 20, qPrintable(QString("%1 models, %2 rates").arg(models).arg(rates)));
    }

    void systemsGiveTheSolutionOfTheLinearSystem() {
        int regarded = 0;
        for (int trial = 0; trial < 300; ++trial) {
            RandomStream random(18, static_cast<std::uint64_t>(trial));
            const int n = 1 + trial % 7;
            const System system = randomSystem(n, random);
            const LongMatrix& a = system.matrix;
            const long double determinant = a.fullPivLu().determinant();
            const long double condition = permanent(a) / std::abs(determinant);
            if (condition > 1e4) continue;
            ++regarded;
            ModelPtr model;
            try {
                model = compiled(system.body);
            } catch (const std::exception& e) {
                QFAIL(e.what());
            }
            QCOMPARE(model->unknowns().size(), std::size_t(0));
            const LongVector x = a.fullPivLu().solve(system.right);
            const std::vector<double> slots = declaredSlots(*model),
                                      got = evaluated(model->formulas().derivative, slots);
            // Both determinants of Cramer's rule err by at most 4 n roundings of their permanents; a slope
            // written as 1/(1/a) adds two.
            const long double eps = std::numeric_limits<double>::epsilon();
            std::vector<long double> bound;
            for (Eigen::Index k = 0; k < n; ++k) {
                LongMatrix above = a;
                above.col(k) = system.right;
                bound.push_back(6 * n * eps * (permanent(above) + std::abs(x(k)) * permanent(a)) /
                                std::abs(determinant));
                const auto error =
                    std::abs(static_cast<long double>(got[static_cast<std::size_t>(k)]) - x(k));
                QVERIFY2(error <= bound.back(), system.body.c_str());
            }
            derivativesAgree(*model, system, x);
            boxesHoldThePoints(*model, slots, got, static_cast<double>(condition));
        }
        QVERIFY2(regarded > 200, qPrintable(QString::number(regarded)));
    }

    void everyNumberTypeAgreesWithTheTextSolvedByHand() {
        const ModelPtr a = compiled(std::string(kBodies) + kCoupled);
        const ModelPtr b = compiled(std::string(kBodies) + kByHand);
        const SlotLayout at(*a);
        const std::vector<double> slots = declaredSlots(*a);
        const TapePtr& fa = a->formulas().derivative;
        const TapePtr& fb = b->formulas().derivative;
        const auto close = [](double x, double y) { return std::abs(x - y) <= 1e-13 * (1 + std::abs(y)); };
        const std::size_t n = 4;

        std::vector<double> va(n), vb(n), ja(n * at.count), jb(n * at.count);
        std::vector<std::size_t> all(at.count);
        for (std::size_t k = 0; k < all.size(); ++k) all[k] = k;
        Jacobian{fa}(slots, all, va, ja);
        Jacobian{fb}(slots, all, vb, jb);
        for (std::size_t k = 0; k < n; ++k) QVERIFY(close(va[k], vb[k]));
        for (std::size_t k = 0; k < ja.size(); ++k) QVERIFY(close(ja[k], jb[k]));

        std::vector<ComplexNumber> zs(slots.begin(), slots.end()), za(n), zb(n);
        zs[at.parameters] += ComplexNumber(0, 1e-20);
        Evaluator<ComplexNumber>{fa}(zs, za);
        Evaluator<ComplexNumber>{fb}(zs, zb);
        for (std::size_t k = 0; k < n; ++k) QVERIFY(close(za[k].imag() / 1e-20, zb[k].imag() / 1e-20));
        QVERIFY(close(za[2].imag() / 1e-20, ja[2 * at.count + at.parameters]));

        TaylorSeries<double> ta(fa, at.time, at.states, 10), tb(fb, at.time, at.states, 10);
        QVERIFY(ta(slots, 10) && tb(slots, 10));
        for (std::size_t s = 0; s < n; ++s)
            for (int k = 0; k <= 10; ++k)
                QVERIFY(std::abs(ta.coefficient(s, k) - tb.coefficient(s, k)) <=
                        1e-12 * (1 + std::abs(tb.coefficient(s, k))));

        std::vector<SecondOrderNumber> ss(slots.begin(), slots.end()), sa(n), sb(n);
        for (std::size_t d = 0; d < 4; ++d) ss[at.parameters + d].d[d] = 1;
        Evaluator<SecondOrderNumber>{fa}(ss, sa);
        Evaluator<SecondOrderNumber>{fb}(ss, sb);
        for (std::size_t k = 0; k < n; ++k)
            for (std::size_t d = 0; d < sa[k].dd.size(); ++d)
                QVERIFY(std::abs(sa[k].dd[d] - sb[k].dd[d]) <= 1e-12 * (1 + std::abs(sb[k].dd[d])));

        std::vector<Interval> box, ba(n), bb(n);
        for (double s : slots) box.emplace_back(s - 1e-3 * std::abs(s), s + 1e-3 * std::abs(s));
        IntervalEvaluator ea(fa), eb(fb);
        ea(box, ba);
        eb(box, bb);
        for (std::size_t k = 0; k < n; ++k) {
            QVERIFY(ba[k].contains(vb[k]) && ea.regularity(k) == eb.regularity(k));
            QVERIFY2(ba[k].width() <= 3 * bb[k].width(), "boxes are no much wider than by elimination");
        }
        TaylorSeries<Interval> boxes(fa, at.time, at.states, 6);
        QVERIFY(boxes(box, 6));
        for (std::size_t s = 0; s < n; ++s)
            for (int k = 0; k <= 6; ++k) QVERIFY(boxes.coefficient(s, k).contains(ta.coefficient(s, k)));
    }

    void runsAgreeWithTheTextSolvedByHand() {
        const ModelPtr a = compiled(std::string(kBodies) + kCoupled);
        const ModelPtr b = compiled(std::string(kBodies) + kByHand);
        std::vector<double> p;
        for (const Variable& v : a->parameters()) p.push_back(v.start);
        const std::vector<double> times{0.5, 1, 2};
        const std::vector<std::size_t> chosen{0, 1, 2, 3};
        for (const char* stepper : {"rk4", "dopri5", "radau"}) {
            SimulationOptions options;
            options.stepper = stepper;
            options.stopTime = 2;
            const auto ra = simulateWithSensitivities(*a, p, chosen, {}, options, times);
            const auto rb = simulateWithSensitivities(*b, p, chosen, {}, options, times);
            QVERIFY(ra.trajectory.status.answered());
            QVERIFY((ra.trajectory.states - rb.trajectory.states).cwiseAbs().maxCoeff() < 1e-9);
            for (std::size_t k = 0; k < times.size(); ++k)
                QVERIFY((ra.outputs[k] - rb.outputs[k]).cwiseAbs().maxCoeff() < 1e-7);
        }
        // Lanes give what single runs give, bit by bit.
        SimulationOptions options;
        options.stopTime = 1;
        Eigen::MatrixXd samples(4, 20);
        for (Eigen::Index k = 0; k < 20; ++k)
            for (Eigen::Index i = 0; i < 4; ++i)
                samples(i, k) = p[static_cast<std::size_t>(i)] * (1 + 0.01 * static_cast<double>(k));
        BatchRequest request;
        request.values = {*findVariable(*a, "v1"), *findVariable(*a, "a1")};
        const BatchResult batch = simulateBatch(*a, samples, {}, options, request);
        for (Eigen::Index k = 0; k < 20; ++k) {
            const Eigen::VectorXd column = samples.col(k);
            const Trajectory run =
                simulate(*a, std::span(column.data(), 4), {}, options, std::vector<double>{1.0});
            QCOMPARE(batch.values(0, k), run.states(0, 2));
            QCOMPARE(batch.values(1, k), run.endOutputs[0]);
        }
    }

    void aSlopeThatBecomesZeroEndsTheRunWithItsTime() {
        const ModelPtr model =
            compiled("parameter Real m = 1; Real x; equation (if time < 0.5 then m else 0)*der(x) = 1;");
        const Trajectory run = simulate(*model, std::vector<double>{1.0}, {}, {});
        QCOMPARE(run.status.end, RunEnd::NotFinite);
        const std::string said = toString(run.status, *model);
        QVERIFY2(said.find("division by zero") != std::string::npos && said.find("0.5") != std::string::npos,
                 said.c_str());
    }

    void unitsAreThoseOfTheEquationAsWritten() {
        const auto result = compileModel(
            "model M\n parameter Real m(unit=\"kg\") = 1; input Real F(unit=\"kN\"); Real v(unit=\"m/s\");\n"
            "equation\n m*der(v) = F;\nend M;",
            "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)),
                 QString("4:13:1 Units differ: m*der(v) is in kg.m/s2, F in kN, a factor of 1000."));
        QVERIFY(result.model);
    }

    void whatCannotBeSolvedIsNamed_data() {
        QTest::addColumn<QString>("equations");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << text << expected;
        };
        const char* linear = " an equation can be solved for a derivative where it is linear in it, as in "
                             "m*der(v) = F.";
        row("square", "der(v)^2 = m;\nder(w) = 1;",
            qPrintable(QString("4:1:8 This is not linear in der(v);") + linear));
        row("function", "m*v = sin(der(v));\nder(w) = 1;",
            qPrintable(QString("4:7:11 This is not linear in der(v);") + linear));
        row("product of two", "der(v)*der(w) = m;\nder(w) = v + der(v);",
            qPrintable(QString("4:1:13 This is not linear in der(w);") + linear));
        row("divided by", "m/der(v) = 1;\nder(w) = 1;",
            qPrintable(QString("4:1:8 This is not linear in der(v);") + linear));
        row("through a variable", "m*der(v) = 1 + a;\nReal_ = 1;", "5:1:5 Real_ is not declared.");
        row("two for one, none for another", "m*der(v) = 1;\n2*der(v) = 3;\na = der(w);",
            "5:1:12 This equation and line 4 both determine der(v); none is left for der(w).");
        row("one too many", "m*der(v) = 1;\n2*der(v) = w;\nder(w) = 1;\na = 1;",
            "5:1:12 This equation is one too many: der(v) is already given by line 4.");
        row("twice the same left side", "der(v) = 1;\nder(v) = m*der(w);\nder(w) = 2; a = 1;",
            "5:1:17 der(v) has two equations; the first is in line 4.");
        row("two that say the same", "der(v) + 2*der(w) = m;\n3*der(v) + 6*der(w) = 1;",
            "5:1:23 The equations in lines 4, 5 do not determine der(v), der(w): one follows from the "
            "others, or "
            "contradicts them.");
        row("two that say the same by parameters", "m*der(v) + v*der(w) = m;\nm^2*der(v) + v*m*der(w) = 1;",
            "5:1:27 The equations in lines 4, 5 do not determine der(v), der(w): one follows from the "
            "others, or "
            "contradicts them.");
        row("drops out", "der(v) - der(v) = m;\nder(w) = 1;",
            "4:1:19 der(v) drops out of this equation, which has to give it.");
        row("times zero", "0*der(v) = m;\nder(w) = 1;",
            "4:1:12 der(v) drops out of this equation, which has to give it.");
        row("derivative of what others give", "a = 2*v;\nder(v) = 1;\nder(a) = 2*der(v);\nder(w) = 1;",
            "4:1:7 a is a state, as der(a) stands in the model: no second equation can give it. Give what "
            "follows "
            "from others another name, or write its derivative as a formula.");
        row("a parameter as a left side", "m = 2;\nm*der(v) = 1;\nder(w) = 1;",
            "4:1:1 m is a parameter; an equation cannot set it.");
        row("a rate without an equation", "der(v) = 1;\nwhen der(w) > 1 then reinit(v, 0); end when;",
            "5:6:6 No equation gives der(w), as der(w) = ... would.");
    }
    void whatCannotBeSolvedIsNamed() {
        QFETCH(QString, equations);
        QFETCH(QString, expected);
        const bool uses = equations.contains("a = ") || equations.contains("+ a");
        const auto result = compileModel("model M\nparameter Real m = 2; Real v; Real w;" +
                                             std::string(uses ? " Real a;" : "") + "\nequation\n" +
                                             equations.toStdString() + "\nend M;",
                                         "m.mo");
        QCOMPARE(QString::fromStdString(findings(result)), expected);
        QVERIFY(!result.model);
    }

    void whatIsNotLinearInAnUnknownIsLeftToTheRun() {
        const ModelPtr model =
            compiled("parameter Real m = 2; Real v(start=1); Real R(start=0.5); output Real y; "
                     "equation m*der(v) = 3 - R; 0 = R^3 + R - der(v) - v; y = R;");
        QCOMPARE(model->unknowns().size(), std::size_t(1));
        SimulationOptions options;
        options.stopTime = 0.1;
        const Trajectory run =
            simulate(*model, std::vector<double>{2.0}, {}, options, std::vector<double>{0.1});
        QVERIFY(run.status.answered());
        const double R = run.outputs(0, 0), v = run.states(0, 0);
        QVERIFY(std::abs(R * R * R + R - (3 - R) / 2 - v) < 1e-9);
    }

  private:
    /// dx/da_ij = -A^-1 e_i x_j, dx/db_i = A^-1 e_i.
    static void derivativesAgree(const Model& model, const System& system, const LongVector& x) {
        const SlotLayout at(model);
        const auto n = static_cast<std::size_t>(x.size());
        std::vector<std::size_t> chosen;
        for (std::size_t k = 0; k < system.values.size(); ++k) chosen.push_back(at.parameters + k);
        std::vector<double> values(n), slopes(n * chosen.size());
        Jacobian{model.formulas().derivative}(declaredSlots(model), chosen, values, slopes);
        const LongMatrix inverse = system.matrix.fullPivLu().inverse();
        const long double size = inverse.cwiseAbs().maxCoeff() * (1 + x.cwiseAbs().maxCoeff());
        for (std::size_t k = 0; k < n; ++k)
            for (std::size_t i = 0; i < n; ++i)
                for (std::size_t j = 0; j <= n; ++j) {
                    const auto row = static_cast<Eigen::Index>(k), at_i = static_cast<Eigen::Index>(i),
                               at_j = static_cast<Eigen::Index>(j);
                    const bool right = j == n;
                    if (!right && system.matrix(at_i, at_j) == 0) continue;
                    const long double exact = right ? inverse(row, at_i) : -inverse(row, at_i) * x(at_j);
                    const double got = slopes[k * chosen.size() + (right ? n * n + i : i * n + j)];
                    // The rounding of x, at most 1e4 roundings for the systems regarded, once more divided.
                    QVERIFY(std::abs(static_cast<long double>(got) - exact) <= 1e-10L * size);
                }
    }

    static void boxesHoldThePoints(const Model& model, const std::vector<double>& point,
                                   const std::vector<double>& values, double condition) {
        const double radius = 1e-7;
        std::vector<Interval> box, out(values.size());
        for (double s : point) box.emplace_back(s - radius, s + radius);
        box[0] = Interval(0);
        IntervalEvaluator over(model.formulas().derivative);
        over(box, out);
        double largest = 1;
        for (double v : values) largest = std::max(largest, std::abs(v));
        for (std::size_t k = 0; k < values.size(); ++k) {
            QVERIFY(over.regularity(k).defined && out[k].contains(values[k]));
            // Both determinants move by at most 2 n radius/0.01 of their permanents (entries below 0.01 are
            // rare); a bound of the right order, not a sharp one.
            QVERIFY(out[k].width() <= 1e4 * radius * condition * largest);
        }
    }
};

RIGOR_TEST(TestImplicitDerivatives)
#include "test_implicit_derivatives.moc"

} // namespace test_implicit_derivatives

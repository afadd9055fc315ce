// Characteristic curves whose control points have abscissas of their own: against the values of the four-bar
// rig's reference (parametric_curve), and as a part of a filter's step.
#include "core/engine/model/curves.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/methods/filter/kalman/one_step.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <fstream>

namespace test_filter_curves {

using namespace rigor;

namespace {

nlohmann::json reference() {
    std::ifstream in(sourceDir() + "/resources/rigs/hydraulic-four-bar/reference.json");
    return nlohmann::json::parse(in);
}

/// der(x) = `rate`; C is the curve at x.
std::string curveModel(const std::string& rate, const std::string& abscissas) {
    return "model Curve\n  constant Real knots[13] = {-10, -10, -10, -10, -5, -2, 0, 2, 5, 10, 10, 10, 10};\n"
           "  constant Real a[9] = " +
           abscissas +
           ";\n  parameter Real y[9] = {0.66, 0.70, 0.76, 0.60, 0.35, 0.65, 0.92, 0.88, 0.82};\n"
           "  Real x(start=-10);\n  output Real C;\nequation\n  C = bspline(x, knots, 3, y, a);\n  der(x) "
           "= " +
           rate + ";\nend Curve;\n";
}

const char* const kGiven = "{-10, -8, -5.5, -2.5, -0.5, 2.5, 5, 8, 10}";

CompiledModel compiled(const std::string& text) { return compileModel(text, "curve.mo"); }

} // namespace

class TestFilterCurves : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void givenAbscissasGiveTheCurveOfTheReference() {
        const ModelPtr model = compiled(curveModel("1", kGiven)).model;
        QVERIFY(model);
        const auto values = reference()["parametric_curve"]["values"];
        std::vector<double> parameters, times;
        for (const Variable& p : model->parameters()) parameters.push_back(p.start);
        for (const auto& v : values) times.push_back(v["U"].get<double>() + 10); // x = t - 10
        SimulationOptions options;
        options.step = 0.01;
        options.stopTime = 20;
        const Trajectory trajectory = simulate(*model, parameters, {}, options, times);
        const std::vector<ModelCurve> curves = curvesOf(*model);
        QCOMPARE(curves.size(), std::size_t{1});
        const ModelCurve& curve = curves.front();
        QCOMPARE(curve.abscissas.size(), std::size_t{9});
        QCOMPARE(QString::fromStdString(curve.argument), QString("x"));
        QCOMPARE(curve.controlAbscissas()[1], -8.0);
        QCOMPARE(curve.firstArgument(), -10.0);
        QCOMPARE(curve.lastArgument(), 10.0);
        const Eigen::Map<const Eigen::VectorXd> y(parameters.data(), 9);
        Eigen::Index row = 0;
        for (const auto& v : values) {
            const double expected = v["Cv_1e8"];
            QVERIFY2(std::abs(trajectory.outputs(row, 0) / expected - 1) < 1e-9,
                     qPrintable(QString::number(trajectory.outputs(row, 0) - expected)));
            QVERIFY(std::abs(curve.basis(v["U"].get<double>()).dot(y) / expected - 1) < 1e-9);
            QVERIFY(std::abs(curve.parameterAt(v["U"]) - v["u"].get<double>()) < 1e-9);
            ++row;
        }
    }

    void theMeansOfTheKnotsGiveTheCurveItself() {
        const char* greville = "{-10, -8.3333333333333339, -5.666666666666667, -2.3333333333333335, 0, "
                               "2.3333333333333335, 5.666666666666667, 8.3333333333333339, 10}";
        const ModelCurve with = curvesOf(*compiled(curveModel("1", greville)).model).front();
        ModelCurve without = with;
        without.abscissas.clear();
        for (double x = -12; x <= 12; x += 0.37)
            QVERIFY((with.basis(x) - without.basis(x)).cwiseAbs().maxCoeff() < 1e-12);
    }

    /// The argument is a state: derivatives by dual numbers and by the complex step agree to nine digits.
    void aStepHasItsDerivatives() {
        Problem problem;
        problem.model = compiled(curveModel("3*C*cos(time) - 0.2*x", kGiven)).model;
        for (int k = 1; k <= 9; ++k)
            problem.unknowns.push_back(
                {.name = "y[" + std::to_string(k) + "]", .value = {0.5, 0, 2}, .family = {}, .shape = {}});
        problem.simulation.step = 0.01;
        Measurement m{.output = "C", .standardDeviation = 0.01};
        for (int k = 1; k <= 5; ++k) {
            m.times.push_back(0.1 * k);
            m.values.push_back(0.5);
        }
        Experiment e;
        e.measurements = {m};
        problem.data.experiments = {e};
        FilterOptions options;
        options.start = "x: -3.3 +- 1";
        const FilterSetup setup = filterSetup(problem, options);
        OneStep step(setup);
        step.start();
        QVERIFY(step.next());
        Eigen::VectorXd X = setup.start, Xc = X;
        Eigen::MatrixXd F, Fc;
        QVERIFY(step.advance(X, F));
        QVERIFY(step.advanceComplex(Xc, Fc, Eigen::VectorXd::Ones(10)));
        QVERIFY(F.cwiseAbs().maxCoeff() > 0.5);
        QVERIFY((F - Fc).cwiseAbs().maxCoeff() < 1e-9);
        QVERIFY(F.rightCols(9).cwiseAbs().maxCoeff() > 1e-4);
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("abscissas");
        QTest::addColumn<QString>("part");
        QTest::newRow("few") << "{-10, 0, 10, 11, 12, 13, 14, 15, 15}"
                             << "must increase";
        QTest::newRow("unordered") << "{-10, -8, -9, -2.5, -0.5, 2.5, 5, 8, 10}"
                                   << "must increase";
    }
    void whatIsWrongIsSaid() {
        QFETCH(QString, abscissas);
        QFETCH(QString, part);
        const CompiledModel made = compiled(curveModel("1", abscissas.toStdString()));
        QString all;
        for (const auto& problem : made.problems) all += QString::fromStdString(problem.sentence) + "\n";
        QVERIFY2(all.contains(part), qPrintable(all));
    }
};

RIGOR_TEST(TestFilterCurves)
#include "test_filter_curves.moc"

} // namespace test_filter_curves

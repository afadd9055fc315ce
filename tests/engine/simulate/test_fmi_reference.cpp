// The equations of three FMI Reference FMUs as text models, against the outputs of the FMUs (shared data,
// read in place). The FMUs step forward Euler, which is repeated here over the model's formulas; the steppers
// are held against the exact solution or against Euler's error.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <cmath>

namespace test_fmi_reference {

using namespace rigor;

namespace {

ModelPtr compiled(const char* text) {
    const CompiledModel c = compileModel(text, "test.mo");
    Q_ASSERT(c.model);
    return c.model;
}

using Rows = std::vector<std::vector<double>>;
Rows readRows(const char* name) {
    QFile file(QString::fromStdString(sharedDir() + "/data/fmi_reference/") + name);
    if (!file.open(QIODevice::ReadOnly)) return {};
    Rows rows;
    file.readLine();
    while (!file.atEnd()) {
        rows.emplace_back();
        for (const QByteArray& cell : file.readLine().trimmed().split(','))
            rows.back().push_back(cell.toDouble());
    }
    return rows;
}

/// Largest difference of the rows from `steps` Euler steps of the model's formulas that start in the row
/// before.
double eulerDifference(const Model& model, const std::vector<double>& parameters,
                       std::span<const std::vector<double>> rows, int steps = 1) {
    Evaluator<double> derivative(model.formulas().derivative);
    const SlotLayout layout(model);
    std::vector<double> at(layout.count), dxdt(model.states().size());
    std::copy(parameters.begin(), parameters.end(),
              at.begin() + static_cast<std::ptrdiff_t>(layout.parameters));
    double worst = 0;
    for (std::size_t k = 0; k + 1 < rows.size(); ++k) {
        at[layout.time] = rows[k][0];
        std::copy(rows[k].begin() + 1, rows[k].end(),
                  at.begin() + static_cast<std::ptrdiff_t>(layout.states));
        const double step = (rows[k + 1][0] - rows[k][0]) / steps;
        for (int s = 0; s < steps; ++s) {
            derivative(at, dxdt);
            for (std::size_t i = 0; i < dxdt.size(); ++i) at[layout.states + i] += step * dxdt[i];
        }
        for (std::size_t i = 0; i < dxdt.size(); ++i)
            worst = std::max(worst, std::abs(at[layout.states + i] - rows[k + 1][1 + i]));
    }
    return worst;
}

const char* kMissing = "the folder shared/data/fmi_reference is not there";

} // namespace

class TestFmiReference : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void dahlquist() {
        const Rows rows = readRows("Dahlquist_out.csv");
        if (rows.empty()) QSKIP(kMissing);
        QCOMPARE(rows.size(), std::size_t{101});
        const ModelPtr model =
            compiled("model Dahlquist\n parameter Real k = 1;\n Real x(start=1);\nequation\n"
                     " der(x) = -k*x;\nend Dahlquist;");
        // The times of the file are rounded to 16 digits.
        QVERIFY(eulerDifference(*model, {1}, rows) < 1e-14);
        for (const char* stepper : {"rk4", "dopri5", "rosenbrock4"}) {
            const std::vector<double> times{10};
            const Trajectory run =
                simulate(*model, std::vector<double>{1}, {}, {.stepper = stepper, .stopTime = 10}, times);
            // Not Euler's 0.9^100 but the solution; 1e-10 absolute and damped.
            QVERIFY(std::abs(run.states(0, 0) - std::exp(-10.0)) < 1e-9);
        }
    }
    void vanDerPol() {
        const Rows rows = readRows("VanDerPol_out.csv");
        if (rows.empty()) QSKIP(kMissing);
        QCOMPARE(rows.size(), std::size_t{2001});
        const ModelPtr model = compiled(R"(model VanDerPol
  parameter Real mu = 1;
  Real x0(start=2);
  Real x1(start=0);
equation
  der(x0) = x1;
  der(x1) = mu*((1 - x0^2)*x1) - x0;
end VanDerPol;)");
        QVERIFY(eulerDifference(*model, {1}, rows) < 1e-13);
        // The steppers agree among each other: tolerance 1e-8 per step and a limit cycle, on which only the
        // phase keeps its error; 1e-5 after three rounds.
        std::vector<Trajectory> runs;
        for (const char* stepper : {"rk4", "dopri5", "rosenbrock4"})
            runs.push_back(simulate(*model, std::vector<double>{1}, {}, {.stepper = stepper, .stopTime = 20},
                                    std::vector<double>{5, 10, 20}));
        for (const Trajectory& run : runs)
            QVERIFY((run.states - runs[0].states).cwiseAbs().maxCoeff() < 1e-5);
        // Euler's first step of 0.01 is behind by h^2/2 x'' = 1e-4, and over 20 s by its order times h: a few
        // 0.01.
        QVERIFY(std::abs(runs[0].states(2, 0) - rows.back()[1]) < 0.1);
    }
    void bouncingBall() {
        const Rows rows = readRows("BouncingBall_out.csv");
        if (rows.empty()) QSKIP(kMissing);
        const ModelPtr model = compiled(R"(model BouncingBall
  parameter Real g = -9.81;
  parameter Real e = 0.7;
  Real h(start=1);
  Real v(start=0);
equation
  der(h) = v;
  der(v) = g;
  when h <= 0 then
    reinit(h, 0);
    reinit(v, -e*v);
  end when;
end BouncingBall;)");
        std::size_t bounce = 1;
        while (rows[bounce][2] < rows[bounce - 1][2]) ++bounce;
        // Until then the FMU takes ten steps of 1e-3 s from row to row.
        QVERIFY(eulerDifference(*model, {-9.81, 0.7}, std::span(rows).first(bounce), 10) < 1e-13);
        const Trajectory run = simulate(*model, std::vector<double>{-9.81, 0.7}, {}, {.stopTime = 1});
        QVERIFY(!run.events.empty());
        // Exact: sqrt(2/9.81); Euler's ball is up to 1e-3 s late, and the file has a row every 0.01 s.
        QVERIFY(std::abs(run.events[0].time - std::sqrt(2 / 9.81)) < 1e-9);
        QVERIFY(rows[bounce][0] > run.events[0].time && rows[bounce][0] < run.events[0].time + 0.0111);
    }
};
RIGOR_TEST(TestFmiReference)
#include "test_fmi_reference.moc"

} // namespace test_fmi_reference

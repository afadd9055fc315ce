// Values measured once, at the end of a run that the model itself ends: whatever the integrator, they are
// those of closed forms, and so are their derivatives, the end moving with the unknown.

#include "core/methods/fit/predict/fit_data.h"
#include "core/methods/fit/predict/predictor.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_ended_runs {

using namespace rigor;
using namespace rigor::sample;

namespace {

constexpr double kGravity = 9.81;

/// Falls from h0 until the floor: then v = -sqrt(2 g h0), t = sqrt(2 h0 / g), and `late` = v t = -2 h0.
Problem falls(const std::string& stepper, const std::string& output, double (*measured)(double h0)) {
    Problem problem;
    problem.model = modelOf("model Fall\n  parameter Real g = 9;\n  parameter Real h0 = 1;\n"
                            "  Real h(start = h0);\n  Real v(start = 0);\n  output Real speed;\n"
                            "  output Real late;\n  output Real when_down;\nequation\n  der(h) = v;\n"
                            "  der(v) = -g;\n  speed = -v;\n  late = v*time;\n  when_down = time;\n"
                            "  when h < 0 then\n    terminate(\"down\");\n  end when;\nend Fall;\n");
    problem.simulation.stepper = stepper;
    problem.simulation.step = 0.01;
    problem.simulation.stopTime = 3;
    problem.unknowns = {unknown("g", 7, 1, 20)};
    for (int k = 0; k < 6; ++k) {
        const double h0 = 0.5 + k;
        Experiment experiment;
        experiment.label = std::to_string(k + 1);
        experiment.row = static_cast<std::size_t>(k);
        experiment.conditions["h0"] = h0;
        experiment.measurements = {{output, {}, {measured(h0)}, 0, 0}};
        problem.data.experiments.push_back(experiment);
    }
    return problem;
}

} // namespace

class TestEndedRuns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void valuesAndSlopesAreThoseAtTheEnd_data() {
        QTest::addColumn<QString>("stepper");
        for (const char* stepper : {"rk4", "dopri5", "radau"}) QTest::newRow(stepper) << stepper;
    }
    void valuesAndSlopesAreThoseAtTheEnd() {
        QFETCH(QString, stepper);
        struct Case {
            const char* output;
            double (*value)(double h0);
            double (*slope)(double h0); // by g
        };
        const Case cases[] = {{"speed", [](double h0) { return std::sqrt(2 * kGravity * h0); },
                               [](double h0) { return std::sqrt(h0 / (2 * kGravity)); }},
                              {"late", [](double h0) { return -2 * h0; }, [](double) { return 0.0; }},
                              {"when_down", [](double h0) { return std::sqrt(2 * h0 / kGravity); },
                               [](double h0) { return -std::sqrt(h0 / (2 * std::pow(kGravity, 3))); }}};
        for (const auto& [output, value, slope] : cases) {
            const Problem problem = falls(stepper.toStdString(), output, value);
            const FitData data = fitDataOf(problem);
            Predictor predictor(data, problem.simulation, 2);
            const Prediction at = predictor.withSlopes(Eigen::VectorXd::Constant(1, kGravity));
            QVERIFY2(at.answered, at.why.text().c_str());
            for (Eigen::Index k = 0; k < 6; ++k) {
                const double h0 = 0.5 + static_cast<double>(k);
                QVERIFY2(near(at.values[k], value(h0), 1e-7), output);
                QVERIFY2(near(at.slopes(k, 0), slope(h0), 1e-6, 1e-7), output);
            }
        }
    }

    void fitsAndPathsFindTheUnknown() {
        const Problem problem = falls("rk4", "speed", [](double h0) {
            return std::sqrt(2 * kGravity * h0) + 1e-4 * std::sin(40 * h0);
        });
        const auto method = makeMethod("least-squares");
        const Result result = method->run(problem, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(near(result.unknowns.front().value, kGravity, 1e-3));
    }

    /// A value of a series is one at its time: there the run must not have ended.
    void aSeriesStillEndsWithTheRun() {
        Problem problem = falls("dopri5", "speed", [](double h0) { return h0; });
        problem.data.experiments.resize(1);
        problem.data.experiments[0].measurements = {{"speed", {0.1, 2.9}, {0.981, 3}, 0, 0}};
        const FitData data = fitDataOf(problem);
        Predictor predictor(data, problem.simulation, 1);
        const Prediction at = predictor.values(Eigen::VectorXd::Constant(1, kGravity));
        QVERIFY(!at.answered);
        QVERIFY(contains(at.why, "before speed was measured at 2.9 s"));
    }
};

RIGOR_TEST(TestEndedRuns)
#include "test_ended_runs.moc"

} // namespace test_ended_runs

// The wet clutch compiled from C as an FMU (tests/engine/fmu/clutch_fmu.c): methods answer as on the text
// model.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/program/program_model.h"
#include "tests/engine/fmu/clutch_fmu.h"
#include "tests/support/models/wet_clutch.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

namespace test_clutch_elsewhere {

using namespace rigor;

namespace {

/// One in so many of the 108 experiments.
Problem experiments(int every) {
    Problem problem = sample::wetClutchProblem();
    std::vector<Experiment> chosen;
    for (std::size_t k = 0; k < problem.data.experiments.size(); k += static_cast<std::size_t>(every))
        chosen.push_back(problem.data.experiments[k]);
    problem.data.experiments = chosen;
    return problem;
}

Result evaluated(const Problem& problem, const std::string& density, const std::vector<double>& at) {
    const auto method = makeMethod("inverse-uncertainty");
    Fields options = method->options();
    options.set("density", density);
    options.set("evaluate_at", at);
    options.set("reference", std::string("none"));
    options.set("least_squares", false);
    return method->run(problem, {});
}

} // namespace

class TestClutchElsewhere : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("cc").isEmpty()) QSKIP("There is no C compiler on this machine.");
        QVERIFY(!clutch_fmu::library(2).empty());
    }

    /// The bar of issue 19: to 1e-6.
    void theFmuHasTheLikelihoodOfTheTextModel_data() {
        QTest::addColumn<QString>("density");
        QTest::addColumn<std::vector<double>>("at"); // means of x1 and x2, their standard deviations
        QTest::addColumn<int>("every");
        QTest::addColumn<QString>("stepSize");
        const std::vector<double> start{1.0, 0.9, 0.1, 0.08}, answer{1.012, 0.700, 0.0723, 0.171};
        // Seven goes with none of the periods of the five conditions: all of their values are there.
        QTest::newRow("normal") << "gaussian" << start << 7 << "3";
        QTest::newRow("maximum entropy, steps of 1 ms") << "maximum-entropy" << start << 7 << "0.001";
        QTest::newRow("maximum entropy, all experiments") << "maximum-entropy" << answer << 1 << "3";
    }
    void theFmuHasTheLikelihoodOfTheTextModel() {
        QFETCH(QString, density);
        QFETCH(std::vector<double>, at);
        QFETCH(int, every);
        QFETCH(QString, stepSize);
        const Problem problem = experiments(every);
        QCOMPARE(problem.data.experiments.size(), static_cast<std::size_t>(every == 1 ? 108 : 16));
        Problem elsewhere = problem;
        const auto fmu = fmuModel(clutch_fmu::bytesOf(2, stepSize.toStdString()), "clutch.fmu");
        trustOnce(fmu->code());
        elsewhere.model = fmu;

        const Result here = evaluated(problem, density.toStdString(), at),
                     there = evaluated(elsewhere, density.toStdString(), at);
        QVERIFY2(here.outcome == RunOutcome::Answered, here.message().c_str());
        QVERIFY2(there.outcome == RunOutcome::Answered, there.message().c_str());
        const double mine = there.diagnostics["log_likelihood"], theirs = here.diagnostics["log_likelihood"];
        qInfo("log likelihood by the FMU %.12g, by the text %.12g", mine, theirs);
        QVERIFY2(std::abs(mine - theirs) < 1e-6, fmt::format("{:.12g} and {:.12g}", mine, theirs).c_str());
        for (const char* column : {"log_likelihood", "mean", "standard_deviation"}) {
            const auto& a = there.table("experiments")->find(column)->numbers;
            const auto& b = here.table("experiments")->find(column)->numbers;
            QCOMPARE(a.size(), problem.data.experiments.size());
            for (std::size_t e = 0; e < a.size(); ++e)
                QVERIFY2(std::abs(a[e] - b[e]) < 1e-7,
                         fmt::format("{} {}: {:.12g} and {:.12g}", column, e, a[e], b[e]).c_str());
        }
        // All have synchronised: where one does not, the text model has no shifting time, and the FMU says 0.
        for (const std::string& status : here.table("experiments")->find("status")->texts)
            QCOMPARE(status, std::string("ok"));
        QCOMPARE(there.table("experiments")->find("status")->texts,
                 here.table("experiments")->find("status")->texts);
    }

    /// The same of a Python script that reads its parameters from a file (tests/engine/program/clutch).
    void theProgramHasTheLikelihoodOfTheTextModel() {
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("There is no python3 on this machine.");
        Problem problem = experiments(108);
        // The script halves its step sixty times.
        problem.simulation.eventTolerance = 1e-13;
        Problem elsewhere = problem;
        const auto program = loadProgram(sourceDir() + "/tests/engine/program/clutch/solver.toml");
        trustOnce(program->code());
        elsewhere.model = program;
        const std::vector<double> at{1.012, 0.700, 0.0723, 0.171};
        const Result here = evaluated(problem, "gaussian", at), there = evaluated(elsewhere, "gaussian", at);
        QVERIFY2(here.outcome == RunOutcome::Answered, here.message().c_str());
        QVERIFY2(there.outcome == RunOutcome::Answered, there.message().c_str());
        const double mine = there.diagnostics["log_likelihood"], theirs = here.diagnostics["log_likelihood"];
        qInfo("log likelihood by the program %.12g, by the text %.12g", mine, theirs);
        QVERIFY2(std::abs(mine - theirs) < 1e-6, fmt::format("{:.12g} and {:.12g}", mine, theirs).c_str());
    }
};

RIGOR_TEST(TestClutchElsewhere)
#include "test_clutch_elsewhere.moc"

} // namespace test_clutch_elsewhere

// A study on a mechanism tells how well the mechanism is solved: in its result and in its report.
#include "core/engine/multibody/multibody.h"
#include "core/study/mechanism_check.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_mechanism_check {

using namespace rigor;

namespace {
const std::string kRigs = sourceDir() + "/resources/rigs/";
std::string quickReturn() { return readFileBytes(kRigs + "quick-return/quick-return.mech"); }
} // namespace

class TestMechanismCheck : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The requirements on the quick-return rig.
    void bothFormulationsStandSideBySide() {
        Result result;
        addFormulations(result, quickReturn(), {});
        const ResultTable* runs = result.table("formulations");
        QVERIFY(runs);
        QCOMPARE(runs->rows(), std::size_t{2});
        QCOMPARE(runs->columns[0].texts[0], std::string("double-step"));
        const auto at = [&](const char* column, std::size_t row) { return runs->find(column)->numbers[row]; };
        for (const char* column : {"position", "velocity", "acceleration"}) QVERIFY(at(column, 0) < 1e-14);
        QVERIFY(at("position", 1) < 1e-12 && at("velocity", 1) < 1e-8 && at("acceleration", 1) < 1e-5);
        for (const std::size_t row : {0, 1}) {
            QVERIFY(at("energy_balance", row) < 1e-5);
            QVERIFY(at("mean_iterations", row) >= 1 && at("mean_iterations", row) < 5);
            QVERIFY(at("time_per_step", row) > 0);
        }
        const auto& apart = result.diagnostics["formulations_apart"];
        QVERIFY(apart["coordinates"].get<double>() < 1e-8);
        QVERIFY(apart["pressures"].get<double>() < 10);
        QVERIFY(result.warnings.empty());
    }

    void otherModelsHaveNone() {
        Result result;
        addFormulations(result, "model M\n  Real x;\nequation\n  der(x) = 1;\nend M;\n", {});
        QVERIFY(result.tables.empty());
    }

    void aStudyOnAMechanismCarriesIt() {
        PreparedStudy prepared = prepare(loadStudy(kRigs + "hydraulic-four-bar/filter-mechanism.toml",
                                                   {{"simulation.stop_time", "1"},
                                                    {"options.judge_from", "0.5"},
                                                    {"options.cross_check", "false"}}));
        const Result result = runStudy(prepared, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.table("formulations"));
        // The truth has other names than the states of the mechanism.
        QCOMPARE(result.table("truth")->columns[1].name, std::string("crank"));
    }
};

RIGOR_TEST(TestMechanismCheck)
#include "test_mechanism_check.moc"

} // namespace test_mechanism_check

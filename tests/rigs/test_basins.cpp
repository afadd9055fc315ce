// Basins of attraction of the oscillator: from which starts a fit ends at the truth, with homotopy and
// without.
#include "tests/support/models/homotopy_case.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_basins {

using namespace rigor;
using namespace rigor::sample;
using nlohmann::json;

class TestBasins : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void homotopyEndsAtTheTruthFromEveryStart_data() {
        QTest::addColumn<std::string>("study");
        QTest::addColumn<std::string>("name");
        QTest::addColumn<bool>("plainFails");
        const auto row = [](const char* study, const char* name, bool plainFails) {
            QTest::newRow(name) << std::string(study) << std::string(name) << plainFails;
        };
        row("homotopy.toml", "single-well", true);
        row("homotopy-double-well.toml", "double-well", true);
        row("homotopy-double-hump.toml", "double-hump", false);
        row("homotopy-double-hump-10s.toml", "double-hump-10s", true);
    }
    /// 20 x 20 cells over the bounds of alpha and beta, mu from 0.1, as in README.md of the rig.
    void homotopyEndsAtTheTruthFromEveryStart() {
        QFETCH(std::string, study);
        QFETCH(std::string, name);
        QFETCH(bool, plainFails);
        const json c = reference("van-der-pol-duffing")[name];
        const Result result = run(
            "van-der-pol-duffing/" + study,
            {{"options.basins", "20"}, {"options.basin_start", "[1, 1, 0.1]"}, {"options.comparison", "0"}});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        for (std::size_t i = 0; i < 3; ++i) {
            const double truth = c["true"][i];
            QVERIFY(std::abs(result.unknowns[i].value - truth) <= 1e-5 * std::abs(truth));
        }
        const auto& basins = result.diagnostics["basins"];
        QCOMPARE(basins["starts"].get<int>(), 400);
        QVERIFY2(basins["homotopy"].get<double>() >= 0.99, basins.dump().c_str());
        QVERIFY2((basins["plain"].get<double>() < 0.2) == plainFails, basins.dump().c_str());
    }

    /// With mu known, the other half of the reference's table: two unknowns.
    void homotopyEndsAtTheTruthFromEveryStartWithKnownDamping_data() {
        homotopyEndsAtTheTruthFromEveryStart_data();
    }
    void homotopyEndsAtTheTruthFromEveryStartWithKnownDamping() {
        QFETCH(std::string, study);
        QFETCH(std::string, name);
        QFETCH(bool, plainFails);
        const json c = reference("van-der-pol-duffing")[name];
        Study known = loadStudy(kRigs + "van-der-pol-duffing/" + study,
                                {{"options.basins", "20"}, {"options.comparison", "0"}});
        std::erase_if(known.unknowns, [](const Unknown& unknown) { return unknown.name == "mu"; });
        known.parameters["mu"] = c["true"][2];
        PreparedStudy prepared = prepare(known);
        const Result result = runStudy(prepared, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const auto& basins = result.diagnostics["basins"];
        QCOMPARE(basins["starts"].get<int>(), 400);
        QVERIFY2(basins["homotopy"].get<double>() >= 0.99, basins.dump().c_str());
        QVERIFY2((basins["plain"].get<double>() < 0.2) == plainFails, basins.dump().c_str());
    }
};

RIGOR_TEST(TestBasins)
#include "test_basins.moc"

} // namespace test_basins

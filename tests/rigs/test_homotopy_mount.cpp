// Homotopy on the engine mount of Manikantan et al. 2020 against the numbers of independent programs
// (reference.json).
#include "tests/support/homotopy_case.h"

#include <QTest>

using namespace rigor;
using namespace rigor::sample;
using nlohmann::json;

class TestHomotopyMount : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void allFourUnknownsOfTheMountAreFound() {
        const json c = reference("engine-mount")["consistent-units"];
        const Result result = run("engine-mount/homotopy.toml");
        for (std::size_t i = 0; i < 4; ++i) {
            const double truth = c["true"][i], tolerance = c["noise_free"]["rel_tol"][i];
            QVERIFY2(std::abs(result.unknowns[i].value - truth) <= tolerance * truth,
                     result.unknowns[i].name.c_str());
        }
        QVERIFY(result.diagnostics["objective"].get<double>() <= c["noise_free"]["J_max"].get<double>());
        QVERIFY(result.diagnostics["model_solves"].get<int>() <= 80);
        QVERIFY(result.diagnostics["undetermined"].empty());
    }

    void noiseOnTheMountLeadsToItsOptimum() {
        const json c = reference("engine-mount")["consistent-units"]["noisy"];
        const Result result =
            run("engine-mount/homotopy.toml", {{"data.file", "consistent-units-noise1.csv"}});
        for (const auto& [name, expected] : c["expect"].items())
            QVERIFY2(std::abs(value(result, name) - expected[0].get<double>()) <= expected[1].get<double>(),
                     name.c_str());
        QVERIFY(result.diagnostics["undetermined"].empty());
    }

    void theMountAsPrintedDoesNotDetermineItsCubicDamping() {
        const json c = reference("engine-mount")["as-printed"];
        const Result result = run("engine-mount/homotopy-as-printed.toml");
        for (std::size_t i = 0; i < 4; ++i)
            if (const auto& tolerance = c["noise_free"]["rel_tol"][i]; !tolerance.is_null()) {
                const double truth = c["true"][i];
                QVERIFY2(std::abs(result.unknowns[i].value - truth) <= tolerance.get<double>() * truth,
                         result.unknowns[i].name.c_str());
            }
        QVERIFY(value(result, "dH2") <= c["noise_free"]["dH2_max"].get<double>());
        QVERIFY(result.diagnostics["objective"].get<double>() <= c["noise_free"]["J_max"].get<double>());
        QVERIFY(result.diagnostics["undetermined"].dump().find("dH2 is practically not identifiable") !=
                std::string::npos);
        QVERIFY2(result.message.find("dH2") != std::string::npos, result.message.c_str());
    }

    void noiseOnTheMountAsPrintedLosesTwoUnknowns() {
        const json c = reference("engine-mount")["as-printed"]["noisy"];
        const Result result =
            run("engine-mount/homotopy-as-printed.toml", {{"data.file", "as-printed-noise5.csv"}});
        for (const auto& [name, expected] : c["expect"].items())
            QVERIFY2(std::abs(value(result, name) - expected[0].get<double>()) <= expected[1].get<double>(),
                     fmt::format("{}: {}", name, value(result, name)).c_str());
        QCOMPARE(json(result.diagnostics["undetermined_unknowns"]), c["must_report_unidentifiable"]);
    }
};

QTEST_APPLESS_MAIN(TestHomotopyMount)
#include "test_homotopy_mount.moc"

// Homotopy on the engine mount of Manikantan et al. 2020 against the numbers of independent programs
// (reference.json).
#include "core/methods/result/message_json.h"
#include "tests/support/models/homotopy_case.h"

#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_homotopy_mount {

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
        QVERIFY(toJson(result)["diagnostics"]["undetermined"].dump().find(
                    "dH2 is practically not identifiable") != std::string::npos);
        QVERIFY2(result.message().find("dH2") != std::string::npos, result.message().c_str());
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

    /// The model's text says how stiff the rubber may be: a search beyond it is refused where it is stated.
    void boundsBeyondTheRangeOfTheModelAreRefused() {
        const auto refusal = [](const char* key, const char* bound) -> std::string {
            try {
                prepare(loadStudy(kRigs + "engine-mount/homotopy.toml", {{key, bound}}));
            } catch (const Error& e) {
                return e.what();
            }
            return "";
        };
        const std::string above = refusal("unknowns.cE1.max", "300");
        QVERIFY2(above.find("unknowns.cE1.max = 300: the model allows cE1 from 1 to 200") !=
                     std::string::npos,
                 above.c_str());
        const std::string below = refusal("unknowns.cE1.min", "0.5");
        QVERIFY2(below.find("unknowns.cE1.min = 0.5: the model allows cE1 from 1 to 200") !=
                     std::string::npos,
                 below.c_str());
        QVERIFY(refusal("unknowns.cE1.max", "200").empty());
    }

    /// 4 x 4 starts over the cubic damping and the stiffness. Beyond a damping of 1e-7 rk4 cannot integrate
    /// the mount with steps of 0.1 ms (the rate of the hydro mass grows with it); such starts are told apart.
    void homotopyEndsAtTheTruthFromStartsOverTheMount() {
        const Result result =
            run("engine-mount/homotopy.toml", {{"options.basins", "4"}, {"unknowns.dH2.max", "1e-7"}});
        const auto& basins = result.diagnostics["basins"];
        QCOMPARE(basins["starts"].get<int>(), 16);
        QVERIFY2(basins["homotopy"].get<double>() >= 0.99, basins.dump().c_str());
        QVERIFY(basins["plain"].get<double>() < basins["homotopy"].get<double>());
        QCOMPARE(basins["homotopy_not_simulated"].get<int>(), 0);
    }

    void startsThatCannotBeSimulatedAreTold() {
        const Result result = run("engine-mount/homotopy.toml", {{"options.basins", "2"}});
        const auto& basins = result.diagnostics["basins"];
        QCOMPARE(basins["homotopy"].get<double>(), 0.0);
        QCOMPARE(basins["homotopy_not_simulated"].get<int>(), 4); // damping 1.25 and 3.75
        QVERIFY(std::any_of(result.warnings.begin(), result.warnings.end(), [](const std::string& w) {
            return w.starts_with("From 4 of 4 starts of the basin grid the model cannot be simulated");
        }));
    }
};

RIGOR_TEST(TestHomotopyMount)
#include "test_homotopy_mount.moc"

} // namespace test_homotopy_mount

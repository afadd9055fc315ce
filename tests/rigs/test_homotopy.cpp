// Homotopy on the rigs of Manikantan et al. 2020 against the numbers of independent programs
// (reference.json).
#include "core/study/study.h"

#include <QTest>

using namespace rigor;
using nlohmann::json;

namespace {

const std::string kRigs = std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/";

json reference(const std::string& rig) {
    std::ifstream in(kRigs + rig + "/reference.json");
    return json::parse(in);
}

using Overrides = std::vector<StudyOverride>;

Result run(const std::string& study, const Overrides& overrides = {}) {
    PreparedStudy prepared = prepare(loadStudy(kRigs + study, overrides));
    return runStudy(prepared, {});
}

/// The case of the oscillator with its bounds, start and data.
Overrides oscillator(const json& c, const std::string& file) {
    Overrides o{{"data.file", file},
                {"options.comparison", "0"},
                {"simulation.stop_time", fmt::format("{}", c["duration_s"].get<double>())}};
    const std::vector<std::string> names{"alpha", "beta", "mu"};
    for (std::size_t i = 0; i < 3; ++i)
        for (const char* key : {"lower", "upper", "start"})
            o.push_back({fmt::format("unknowns.{}.{}", names[i],
                                     key == std::string("lower")   ? "min"
                                     : key == std::string("upper") ? "max"
                                                                   : "start"),
                         fmt::format("{}", c[key][i].get<double>())});
    return o;
}

double value(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e.value;
    return std::nan("");
}

/// c0, k0, n and the combinations that the force determines.
std::map<std::string, double> damperInvariants(const Result& r) {
    const double alpha = value(r, "alpha"), n = value(r, "n");
    return {{"c0", value(r, "c0")},
            {"k0", value(r, "k0")},
            {"n", n},
            {"aA", alpha * value(r, "A")},
            {"b_an", value(r, "beta") / std::pow(alpha, n - 1)},
            {"g_an", value(r, "gamma") / std::pow(alpha, n - 1)}};
}

} // namespace

class TestHomotopy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theOscillatorIsFoundFromTheUpperBounds_data() {
        QTest::addColumn<int>("solves");
        QTest::addColumn<bool>("plainFails");
        QTest::newRow("single-well") << 40 << true;
        QTest::newRow("double-well") << 45 << true;
        QTest::newRow("double-hump") << 45 << false;
        QTest::newRow("double-hump-10s") << 45 << true;
    }
    void theOscillatorIsFoundFromTheUpperBounds() {
        QFETCH(int, solves);
        QFETCH(bool, plainFails);
        const std::string name = QTest::currentDataTag();
        const json c = reference("van-der-pol-duffing")[name];
        const Result result = run("van-der-pol-duffing/homotopy.toml", oscillator(c, name + ".csv"));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message.c_str());
        for (std::size_t i = 0; i < 3; ++i) {
            const double truth = c["true"][i];
            QVERIFY2(std::abs(result.unknowns[i].value - truth) <= 1e-5 * std::abs(truth),
                     result.unknowns[i].name.c_str());
        }
        const auto& d = result.diagnostics;
        QVERIFY(d["objective"].get<double>() < 1e-12);
        QVERIFY2(d["model_solves"].get<int>() <= solves, d["model_solves"].dump().c_str());
        QCOMPARE(d["stages"].back()["lambda"].get<double>(), 0.0);
        for (const auto& stage : d["stages"]) QCOMPARE(stage["suspicion"].get<std::string>(), std::string());
        QVERIFY(d["undetermined"].empty());
        // J of the local minima of the reference programs is 6 to 32.
        QCOMPARE(d["plain_fit"]["objective"].get<double>() > 1, plainFails);
    }

    void noiseLeadsToTheOptimumOfTheNoisyData_data() {
        QTest::addColumn<std::string>("name");
        for (const char* name : {"single-well", "double-well", "double-hump", "double-hump-10s"})
            QTest::newRow(name) << std::string(name);
    }
    void noiseLeadsToTheOptimumOfTheNoisyData() {
        QFETCH(std::string, name);
        const json c = reference("van-der-pol-duffing")[name];
        const Result result = run("van-der-pol-duffing/homotopy.toml", oscillator(c, name + "-noise5.csv"));
        const json& noisy = c["noisy"];
        for (std::size_t i = 0; i < 3; ++i) {
            const double found = result.unknowns[i].value;
            QVERIFY2(std::abs(found - noisy["expect"][i].get<double>()) <= noisy["abs_tol"][i].get<double>(),
                     fmt::format("{}: {}", result.unknowns[i].name, found).c_str());
            QVERIFY(std::abs(found - c["true"][i].get<double>()) <=
                    3 * noisy["std_from_noise"][i].get<double>());
        }
        const double j = noisy["J"], tolerance = noisy["J_rel_tol"];
        QVERIFY(std::abs(result.diagnostics["objective"].get<double>() - j) <= tolerance * j);
    }

    void proposedCorrectionsLeadThereToo() {
        const json c = reference("van-der-pol-duffing")["single-well"];
        Overrides o = oscillator(c, "single-well.csv");
        o.push_back({"options.corrections", "\"\""});
        const Result result = run("van-der-pol-duffing/homotopy.toml", o);
        QVERIFY(result.diagnostics["corrections_proposed"].get<bool>());
        // Critically damped: kp = kd^2/4.
        const std::string text = result.diagnostics["corrections"];
        double kd = 0, kp = 0;
        QVERIFY2(std::sscanf(text.c_str(), "x1: %lf x1; x2: %lf x1", &kd, &kp) == 2, text.c_str());
        QVERIFY(kd > 0 && std::abs(kp - kd * kd / 4) < 1e-4 * kp);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(std::abs(result.unknowns[i].value - c["true"][i].get<double>()) < 1e-5);
    }

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

    void theDamperIsFoundUpToItsScale() {
        const json c = reference("mr-damper");
        const Result result = run("mr-damper/homotopy.toml");
        for (const auto& [name, found] : damperInvariants(result)) {
            const double truth = c["invariants"][name];
            QVERIFY2(std::abs(found - truth) <= c["noise_free"]["rel_tol"].get<double>() * truth,
                     fmt::format("{}: {}", name, found).c_str());
        }
        const auto& d = result.diagnostics;
        QVERIFY(d["objective"].get<double>() < 1e-12);
        QVERIFY(d["model_solves"].get<int>() <= 700);
        QCOMPARE(d["undetermined"].size(), std::size_t(1));
        QCOMPARE(d["undetermined"][0].get<std::string>(),
                 std::string(
                     "alpha, beta, gamma and A only in the combinations beta/alpha, gamma/alpha, A*alpha"));
        for (const Estimate& e : result.unknowns) {
            const bool lost = e.name == "alpha" || e.name == "beta" || e.name == "gamma" || e.name == "A";
            QCOMPARE(std::isinf(e.standardError), lost);
        }
    }

    void noiseOnTheDamperLeadsToItsOptimum() {
        const json c = reference("mr-damper")["noisy"];
        const Result result = run("mr-damper/homotopy.toml", {{"data.file", "sine-noise5.csv"}});
        for (const auto& [name, found] : damperInvariants(result)) {
            const double expected = c["expect_invariants"][name];
            const bool shape = name == "b_an" || name == "g_an";
            const double tolerance = c[shape ? "rel_tol_beta_gamma_invariants" : "rel_tol"];
            QVERIFY2(std::abs(found - expected) <= tolerance * expected,
                     fmt::format("{}: {}", name, found).c_str());
        }
        // The reference's J has no factor 1/2.
        const double j = c["J"].get<double>() / 2, tolerance = c["J_rel_tol"];
        QVERIFY2(std::abs(result.diagnostics["objective"].get<double>() - j) <= tolerance * j,
                 result.diagnostics["objective"].dump().c_str());
    }

    void badCorrectionsAreRefusedByName() {
        const auto refused = [](const char* text) -> std::string {
            try {
                run("van-der-pol-duffing/homotopy.toml", {{"options.corrections", text}});
            } catch (const Error& e) {
                return e.what();
            }
            return {};
        };
        QVERIFY(refused("x3: 10 x1").find("'x3'") != std::string::npos);
        QVERIFY(refused("x1 10 x1").find("state: gain output") != std::string::npos);
        QVERIFY(refused("x1: ten x1").find("needs a gain") != std::string::npos);
        QVERIFY(refused("x1: 10 x2").find("is not measured") != std::string::npos);
    }

    void cancellingKeepsWhatWasReached() {
        PreparedStudy prepared = prepare(loadStudy(kRigs + "mr-damper/homotopy.toml"));
        std::stop_source source;
        Progress progress;
        progress.stop = source.get_token();
        int events = 0;
        progress.report = [&](const ProgressEvent&) {
            if (++events == 5) source.request_stop();
        };
        const Result result = runStudy(prepared, progress);
        QVERIFY(result.outcome == RunOutcome::Cancelled);
        QVERIFY(result.table("iterations") && result.table("iterations")->rows() >= 4);
    }
};

QTEST_APPLESS_MAIN(TestHomotopy)
#include "test_homotopy.moc"

// Homotopy on the oscillator of Manikantan et al. 2020 against the numbers of independent programs
// (reference.json).
#include "core/methods/result/message_json.h"
#include "tests/support/models/homotopy_case.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_homotopy {

using namespace rigor;
using namespace rigor::sample;
using nlohmann::json;

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
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        for (std::size_t i = 0; i < 3; ++i) {
            const double truth = c["true"][i];
            QVERIFY2(std::abs(result.unknowns[i].value - truth) <= 1e-5 * std::abs(truth),
                     result.unknowns[i].name.c_str());
        }
        const auto& d = result.diagnostics;
        QVERIFY(d["objective"].get<double>() < 1e-12);
        QVERIFY2(d["model_solves"].get<int>() <= solves, d["model_solves"].dump().c_str());
        QCOMPARE(d["stages"].back()["lambda"].get<double>(), 0.0);
        for (const auto& stage : d["stages"]) QCOMPARE(textIn(stage["suspicion"]), std::string());
        QVERIFY(d["undetermined"].empty());
        QVERIFY(d["remaining_part"].get<double>() < 1e-6);
        // An error is no smaller than what the integrator leaves open of the value.
        for (const Estimate& e : result.unknowns)
            QVERIFY(e.standardError >= std::abs(d["integration_movement"][e.name].get<double>()) ||
                    e.upper - e.lower > 2 * std::abs(d["integration_movement"][e.name].get<double>()));
        // J of the local minima of the reference programs is 6 to 32.
        QCOMPARE(d["plain_fit"]["objective"].get<double>() > 1, plainFails);
        // Its trajectory stands beside the fitted one where it ends elsewhere, and leaves its objective.
        const ResultTable& fit = *result.table("fit");
        QCOMPARE(fit.find("plain_fit") != nullptr, plainFails);
        if (!plainFails) return;
        const auto &t = fit.find("t")->numbers, &measured = fit.find("measured")->numbers,
                   &plain = fit.find("plain_fit")->numbers;
        double integral = 0;
        for (std::size_t k = 1; k < t.size(); ++k)
            integral += (t[k] - t[k - 1]) / 4 * // J is half the integral
                        (std::pow(measured[k] - plain[k], 2) + std::pow(measured[k - 1] - plain[k - 1], 2));
        const double stated = d["plain_fit"]["objective"];
        QVERIFY2(std::abs(integral - stated) <= 1e-9 * stated,
                 fmt::format("{} {}", integral, stated).c_str());
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

    /// The estimates scatter in proportion to small noise, about the truth, as the linearised standard errors
    /// of one run with that noise say (reference.json, std_from_noise, of 5 % noise).
    void theNoiseStudyScattersAsTheStandardErrorsSay() {
        const json c = reference("van-der-pol-duffing")["single-well"];
        Overrides o = oscillator(c, "single-well.csv");
        o.push_back({"options.noise_levels", "[0.01, 0.05]"});
        o.push_back({"options.noise_repeats", "24"});
        const Result result = run("van-der-pol-duffing/homotopy.toml", o);
        const auto& levels = result.diagnostics["noise_study"];
        QCOMPARE(levels.size(), std::size_t(2));
        QCOMPARE(result.table("noise_study")->rows(), std::size_t(48));
        for (std::size_t i = 0; i < 3; ++i) {
            const double truth = c["true"][i];
            double deviation[2];
            for (std::size_t k = 0; k < 2; ++k) {
                QCOMPARE(levels[k]["answered"].get<int>(), 24);
                deviation[k] = levels[k]["standard_deviation"][i].get<double>();
                QVERIFY(std::abs(levels[k]["mean"][i].get<double>() - truth) <=
                        4 * deviation[k] / std::sqrt(24.0));
            }
            // A standard deviation of 24 draws is known to 15 %, a quotient of two of them to 21 %: three
            // times that.
            const double ratio = deviation[1] / deviation[0];
            QVERIFY2(ratio > 5 / 1.63 && ratio < 5 * 1.63, fmt::format("{}: {}", i, ratio).c_str());
            const double stated = c["noisy"]["std_from_noise"][i];
            QVERIFY2(deviation[1] > stated / 1.9 && deviation[1] < stated * 1.9,
                     fmt::format("{}: {} stated {}", i, deviation[1], stated).c_str());
        }
        o.push_back({"threads", "1"});
        QVERIFY(run("van-der-pol-duffing/homotopy.toml", o).diagnostics["noise_study"] == levels);
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

    /// Neither start of the oscillator is known: five numbers from one measured trajectory.
    void theStartsOfTheStatesAreFoundToo() {
        const json c = reference("van-der-pol-duffing")["single-well"];
        Overrides o = oscillator(c, "single-well.csv");
        for (const char* state : {"x1", "x2"})
            for (const auto& [key, value] : {std::pair{"start", "0.5"}, {"min", "-2"}, {"max", "2"}})
                o.push_back({fmt::format("unknowns.\"{}.start\".{}", state, key), value});
        const Result result = run("van-der-pol-duffing/homotopy.toml", o);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        for (std::size_t i = 0; i < 3; ++i) {
            const double truth = c["true"][i];
            QVERIFY2(std::abs(result.unknowns[i].value - truth) <= 1e-5 * std::abs(truth),
                     result.unknowns[i].name.c_str());
        }
        QCOMPARE(result.unknowns.size(), std::size_t(5));
        QVERIFY(std::abs(value(result, "x1.start") - 1) < 1e-5);
        QVERIFY(std::abs(value(result, "x2.start")) < 1e-5);
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
};

RIGOR_TEST(TestHomotopy)
#include "test_homotopy.moc"

} // namespace test_homotopy

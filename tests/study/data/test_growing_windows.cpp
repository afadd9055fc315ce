// Homotopy with windows = "grow": a chaotic record whose truth is known, one that stops being of the model,
// and the option itself.
#include "core/foundation/base/random.h"
#include "core/methods/homotopy/growing_windows.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>

namespace test_growing_windows {

using namespace rigor;

namespace {

constexpr double kAlpha = -0.85, kBeta = 0.55, kMu = 0.17;

const char* const kModel = "model Oscillator\n"
                           "  parameter Real alpha = 1;\n"
                           "  parameter Real beta = 1;\n"
                           "  parameter Real mu = 0.1;\n"
                           "  output Real x(start=1);\n"
                           "  Real v(start=0);\n"
                           "equation\n"
                           "  der(x) = v;\n"
                           "  der(v) = mu*(1 - x^2)*v - alpha*x - beta*x^3 + 0.45*cos(1.25*time);\n"
                           "end Oscillator;\n";

/// x every 0.02 s until 60 s.
std::vector<double> course() {
    using State = std::array<double, 2>;
    const auto rates = [](double t, const State& s) {
        return State{s[1], kMu * (1 - s[0] * s[0]) * s[1] - kAlpha * s[0] - kBeta * s[0] * s[0] * s[0] +
                               0.45 * std::cos(1.25 * t)};
    };
    const auto moved = [](const State& s, double h, const State& by) {
        return State{s[0] + h * by[0], s[1] + h * by[1]};
    };
    State s{1, 0};
    std::vector<double> x{1};
    const double h = 0.005;
    for (int k = 0; k < 12000; ++k) {
        const double t = k * h;
        const State a = rates(t, s), b = rates(t + h / 2, moved(s, h / 2, a)),
                    c = rates(t + h / 2, moved(s, h / 2, b)), d = rates(t + h, moved(s, h, c));
        for (std::size_t i = 0; i < 2; ++i) s[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
        if (k % 4 == 3) x.push_back(s[0]);
    }
    return x;
}

std::string study(const std::string& file, const std::string& windows) {
    return "method = \"homotopy\"\nmodel = \"oscillator.mo\"\n[data]\nfile = \"" + file +
           "\"\nlayout = \"signals\"\n"
           "[unknowns.alpha]\nstart = 5\nmin = -5\nmax = 5\n"
           "[unknowns.beta]\nstart = 10\nmin = 0.1\nmax = 10\n"
           "[unknowns.mu]\nstart = 2\nmin = 0.01\nmax = 2\n"
           "[options]\ncorrections = \"x: 10 x; v: 10 x\"\nwindows = " +
           windows + "\n[simulation]\nstepper = \"rk4\"\nstep = 0.02\nblow_up = 1e6\n";
}

} // namespace

class TestGrowingWindows : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    double ofTruth_ = 0; ///< J of the noise, integral over time

    Result run(const std::string& text) const {
        PreparedStudy prepared = prepare(parseStudy(text, folder_.filePath("s.toml").toStdString()));
        return runStudy(prepared, {});
    }
    QString refusal(const std::string& windows) const {
        try {
            run(study("whole.csv", windows));
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }
    static bool says(const Result& result, const std::string& words) {
        return std::ranges::any_of(result.qualityWarnings, [&](const Message& one) {
            return fmt::format("{}", one).find(words) != std::string::npos;
        });
    }
    static double value(const Result& result, const std::string& name) {
        for (const Estimate& e : result.unknowns)
            if (e.name == name) return e.value;
        return std::nan("");
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("oscillator.mo"), kModel);
        const std::vector<double> x = course();
        RandomStream random(5, 1);
        std::string whole = "t [s],x\n", mirrored = whole, drifting = whole, exact = whole;
        for (std::size_t k = 0; k < x.size(); ++k) {
            const double measured = x[k] * (1 + 0.05 * random.normal());
            ofTruth_ += 0.5 * 0.02 * std::pow(measured - x[k], 2);
            exact += fmt::format("{},{}\n", 0.02 * static_cast<double>(k), x[k]);
            drifting += fmt::format("{},{}\n", 0.02 * static_cast<double>(k),
                                    measured + 0.03 * std::sin(1e-3 * static_cast<double>(k)));
            whole += fmt::format("{},{}\n", 0.02 * static_cast<double>(k), measured);
            mirrored +=
                fmt::format("{},{}\n", 0.02 * static_cast<double>(k), k < 1500 ? measured : -measured);
        }
        samples::write(folder_.filePath("whole.csv"), whole);
        samples::write(folder_.filePath("mirrored.csv"), mirrored);
        samples::write(folder_.filePath("exact.csv"), exact);
        samples::write(folder_.filePath("drifting.csv"), drifting);
    }

    void reachesTheTruth() {
        const Result result = run(study("whole.csv", "\"grow\""));
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(result.diagnostics["objective"].get<double>() <= ofTruth_);
        QVERIFY(result.diagnostics["model_solves"].get<int>() <= 350);
        const auto windows = result.diagnostics["windows"].get<std::vector<double>>();
        QVERIFY(windows.size() > 1 && std::is_sorted(windows.begin(), windows.end()));
        QCOMPARE(windows.back(), 60.0);
        QVERIFY(std::abs(value(result, "alpha") - kAlpha) < 0.005);
        QVERIFY(std::abs(value(result, "beta") - kBeta) < 0.005);
        QVERIFY(std::abs(value(result, "mu") - kMu) < 0.005);
        QVERIFY(!says(result, "may lie near this one"));
    }

    /// Nothing but rounding is left: no structure, no draws but at the end.
    void needsNoNoise() {
        const Result result = run(study("exact.csv", "\"grow\""));
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(std::abs(value(result, "alpha") - kAlpha) < 1e-5);
        QVERIFY2(result.diagnostics["model_solves"].get<int>() <= 250,
                 result.diagnostics["model_solves"].dump().c_str());
        QVERIFY(!says(result, "may lie near this one"));
    }

    /// A slow error of half the noise: it follows the model to the end, and more than noise is left.
    void saysThatMoreThanNoiseIsLeft() {
        const Result result = run(study("drifting.csv", "\"grow\""));
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(says(result, "may lie near this one"));
        QVERIFY2(result.diagnostics["model_solves"].get<int>() <= 500,
                 result.diagnostics["model_solves"].dump().c_str());
    }

    /// One unknown whose outputs grow with exp(12 part): windows end where its error moves them by a tenth of
    /// their deviation.
    void growsToWhereErrorsReach() {
        constexpr int kRows = 6000;
        constexpr double kNoise = 0.05, kFitted = 0.25;
        FitData data;
        data.cases.emplace_back();
        data.rowsOfSensor.emplace_back();
        Eigen::VectorXd left(kRows);
        Eigen::MatrixXd flat = Eigen::MatrixXd::Ones(kRows, 1), growing(kRows, 1);
        RandomStream random(3, 1);
        for (int k = 0; k < kRows; ++k) {
            const double part = k / (kRows - 1.0);
            data.cases[0].times.push_back(part);
            FitRow row;
            row.time = static_cast<std::size_t>(k);
            row.value = std::numbers::sqrt2 * std::sin(50 * part); // of standard deviation 1
            data.rows.push_back(row);
            data.rowsOfSensor[0].push_back(row.time);
            left[k] = kNoise * random.normal();
            growing(k, 0) = std::exp(12 * part);
        }
        // The error of a mean; what is left behind `fitted` is not counted.
        left.tail(kRows / 2).setConstant(1e3);
        const Eigen::MatrixXd open = openAfter(data, left, flat, kFitted);
        QCOMPARE(open.size(), Eigen::Index(1));
        QVERIFY(std::abs(open(0, 0) / (kNoise / std::sqrt(kFitted * kRows)) - 1) < 0.1);
        const double expected = std::log(kMoved / open(0, 0)) / 12;
        QVERIFY(expected > kFitted && expected < 0.9);
        const double foreseen = foreseenTo(data, growing, open);
        QVERIFY2(std::abs(foreseen - expected) < 1.0 / 60, fmt::format("{} {}", foreseen, expected).c_str());
        // Nothing is known of an unknown that no row depends on.
        QVERIFY(openAfter(data, left, Eigen::MatrixXd::Zero(kRows, 1), kFitted).size() == 0);
        QCOMPARE(foreseenTo(data, growing, {}), 1.0);
    }

    /// Two outputs of one unknown, weighed alike: that with little noise has what the other's noise has made
    /// of the estimate, and sizes of errors follow the signal. Neither is structure; what lies beside the
    /// slopes is.
    void structureIsWhatAFitDoesNotMake() {
        constexpr int kRows = 100, kRecords = 200;
        ResidualView view;
        view.sensors = 2;
        view.slopes.resize(2 * kRows, 1);
        view.trajectories = {{0, "r", {}}, {1, "r", {}}};
        for (int k = 0; k < 2 * kRows; ++k) {
            view.trajectories[static_cast<std::size_t>(k / kRows)].members.push_back(k);
            view.slopes(k, 0) = std::sin(0.1 * (k % kRows));
        }
        view.pull = view.slopes.transpose() / view.slopes.squaredNorm();
        int told = 0, plain = 0, found = 0;
        for (int record = 0; record < kRecords; ++record) {
            RandomStream random(7, static_cast<std::uint64_t>(record));
            Eigen::VectorXd errors(2 * kRows), lacks = Eigen::VectorXd::Zero(2 * kRows);
            for (int k = 0; k < 2 * kRows; ++k) {
                errors[k] = (k < kRows ? 1 + std::cos(0.2 * k) : 0.01) * random.normal();
                if (k >= kRows) lacks[k] = 0.1 * std::cos(0.15 * (k - kRows));
            }
            view.left = view.leftOf(errors);
            told += structureBeside(view, {true, true}) > kStructure ? 1 : 0;
            double squares = 0, changes = 0;
            for (int k = kRows; k < 2 * kRows; ++k) {
                squares += std::pow(view.left[k], 2);
                if (k > kRows) changes += std::pow(view.left[k] - view.left[k - 1], 2) / 2;
            }
            plain += (squares / changes - 1) * std::sqrt(kRows) > kStructure ? 1 : 0;
            view.left = view.leftOf((0.1 * errors.array()).matrix() + lacks);
            found += structureBeside(view, {true, true}) > kStructure ? 1 : 0;
        }
        QVERIFY2(told <= 0.02 * kRecords, qPrintable(QString::number(told)));
        QVERIFY2(plain > 0.5 * kRecords, qPrintable(QString::number(plain))); // what it is for
        QVERIFY2(found > 0.7 * kRecords, qPrintable(QString::number(found)));
        QCOMPARE(structureBeside(view, {false, false}), 0.0);
    }

    /// From 30 s on the record is another one: what is before it is answered, and what was used is said.
    void saysWhatWasUsed() {
        const Result result = run(study("mirrored.csv", "\"grow\""));
        QVERIFY(result.outcome == RunOutcome::Answered);
        const auto windows = result.diagnostics["windows"].get<std::vector<double>>();
        QVERIFY2(windows.back() > 20 && windows.back() < 32, fmt::format("{}", windows.back()).c_str());
        QVERIFY(says(result, "longer than the model can be followed"));
        QVERIFY(std::abs(value(result, "alpha") - kAlpha) < 0.02);
    }

    void numbersStayValid() {
        const Study read = parseStudy(study("whole.csv", "3"), "s.toml");
        QVERIFY(toToml(read).find("windows = 3") != std::string::npos);
        const Study grown = parseStudy(study("whole.csv", "\"grow\""), "s.toml");
        QVERIFY(toToml(grown).find("windows = \"grow\"") != std::string::npos);
        QVERIFY(refusal("\"gro\"").contains("whole number from 1 to 100, or grow"));
        QVERIFY(refusal("101").contains("at most 100"));
        QVERIFY(refusal("2.5").contains("a whole number"));
    }
};

RIGOR_TEST(TestGrowingWindows)
#include "test_growing_windows.moc"

} // namespace test_growing_windows

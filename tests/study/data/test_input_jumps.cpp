// A fit whose input jumps between rows: whether model and sensors are blamed for moments that nobody has
// measured. A lag of first order, whose truth is known in closed form.
#include "core/foundation/base/random.h"
#include "core/study/study.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_input_jumps {

using namespace rigor;

namespace {

const std::string kModel = "model Lag\n  parameter Real T = 0.5;\n  parameter Real g = 1;\n  input Real u;\n"
                           "  Real x(start = 0, fixed = true);\n  output Real y;\nequation\n"
                           "  T*der(x) = g*u - x;\n  y = x;\nend Lag;\n";

enum class Truth { Moments, Held, Lines, TwoLags };

/// Rows every 0.05 s over 10 s; u jumps so many times to a new level, between the rows.
void write(const QString& path, Truth truth, RandomStream& random, int jumps = 8) {
    constexpr double kStep = 0.05, kEnd = 10, kT = 0.3, kGain = 1.4, kNoise = 0.004;
    constexpr int kFine = 50; // parts of a row, in each of which the rig's input is constant
    std::vector<double> moments, levels{0};
    const double closer = 8.0 / jumps;
    for (int k = 0; k < jumps; ++k) {
        moments.push_back(0.5 + 1.1 * closer * k + 0.6 * closer * random.uniform());
        levels.push_back(2 * random.uniform() - 1);
    }
    const auto commanded = [&](double t) {
        std::size_t k = 0;
        while (k < moments.size() && moments[k] <= t) ++k;
        return levels[k];
    };
    std::ofstream file(path.toStdString());
    file << "t,u,y\n";
    double x = 0, first = 0;
    for (int row = 0; row * kStep <= kEnd + 1e-9; ++row) {
        const double t = row * kStep, now = commanded(t), next = commanded(t + kStep);
        file << fmt::format("{},{},{}\n", t, now, x + kNoise * random.normal());
        for (int k = 0; k < kFine; ++k) {
            const double part = (k + 0.5) / kFine, h = kStep / kFine;
            const double u = truth == Truth::Moments || truth == Truth::TwoLags ? commanded(t + part * kStep)
                             : truth == Truth::Held                             ? now
                                                                                : now + part * (next - now);
            first += (u - first) * (1 - std::exp(-h / 0.1));
            x += (kGain * (truth == Truth::TwoLags ? first : u) - x) * (1 - std::exp(-h / kT));
        }
    }
}

Result fitted(const QString& folder, const char* interpolation, bool integral = false) {
    const std::string text = fmt::format(
        "method = \"{}\"\nmodel = \"lag.mo\"\nthreads = 1\n[data]\nfile = \"lag.csv\"\nlayout = "
        "\"signals\"\ninterpolation = \"{}\"\n[data.standard_deviations]\ny = 0.004\n[unknowns.T]\nstart = "
        "0.5\nmin = 0.05\nmax = 2\n[unknowns.g]\nstart = 1\nmin = 0\nmax = 5\n[options]\nobjective = "
        "\"{}\"\n",
        integral ? "homotopy" : "least-squares", interpolation, integral ? "integral" : "sum");
    PreparedStudy study = prepare(parseStudy(text, (folder + "/lag.toml").toStdString()), kModel, "lag.mo");
    return runStudy(study, {});
}

} // namespace

class TestInputJumps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// A column in a wrong unit drives every unknown to its bound: nothing is left to search beside the
    /// moments.
    void everyUnknownAtItsBound() {
        QTemporaryDir folder;
        RandomStream random(3, 0);
        write(folder.filePath("lag.csv"), Truth::Moments, random);
        for (const char* interpolation : {"linear", "hold"}) {
            PreparedStudy study = prepare(
                parseStudy(
                    fmt::format("method = \"least-squares\"\nmodel = \"lag.mo\"\nthreads = 1\n[data]\n"
                                "file = \"lag.csv\"\nlayout = \"signals\"\ninterpolation = \"{}\"\n"
                                "[data.standard_deviations]\ny = 0.004\n[unknowns.T]\nstart = 0.6\nmin = "
                                "0.5\nmax = 2.0\n[unknowns.g]\nstart = 0.6\nmin = 0.5\nmax = 0.7\n",
                                interpolation),
                    folder.filePath("lag.toml").toStdString()),
                kModel, "lag.mo");
            const Result result = runStudy(study, {});
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QVERIFY(result.unknowns[0].atBound && result.unknowns[1].atBound);
        }
    }
    void theCauseIsNamed_data() {
        QTest::addColumn<int>("truth");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("integral");
        for (const bool integral : {false, true}) {
            const auto row = [&](const char* name, Truth truth, const char* taken, const char* said) {
                QTest::addRow("%s, %s", name, integral ? "integral" : "sum")
                    << int(truth) << taken << said << integral;
            };
            row("moments", Truth::Moments, "linear", "at other moments");
            row("moments, held", Truth::Moments, "hold", "at other moments");
            row("held, taken as lines", Truth::Held, "linear", "until the next row");
            row("lines", Truth::Lines, "linear", "");
            row("held", Truth::Held, "hold", "");
            row("another model", Truth::TwoLags, "linear", "");
        }
    }
    void theCauseIsNamed() {
        QFETCH(const int, truth);
        QFETCH(const QString, taken);
        QFETCH(const QString, said);
        QFETCH(const bool, integral);
        const int records = integral ? 10 : 20;
        QTemporaryDir folder;
        int named = 0, other = 0, reserved = 0;
        for (int record = 0; record < records; ++record) {
            RandomStream random(71, static_cast<std::uint64_t>(record));
            write(folder.filePath("lag.csv"), static_cast<Truth>(truth), random);
            const Result result = fitted(folder.path(), taken.toUtf8().constData(), integral);
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            const auto says = [&](const char* words) {
                return sample::anyContains(result.qualityWarnings, words);
            };
            const bool moments = says("at other moments"), held = says("until the next row");
            reserved += !result.qualityWarnings.empty();
            named += !said.isEmpty() && says(said.toUtf8().constData());
            other += (moments || held) && (said.isEmpty() || !says(said.toUtf8().constData()));
        }
        qInfo("named %d, something else %d, reservations %d of %d", named, other, reserved, records);
        QVERIFY(other <= 1);
        if (!said.isEmpty()) QVERIFY(named >= reserved - 2 && named >= records / 2);
        if (static_cast<Truth>(truth) == Truth::TwoLags) QVERIFY(reserved >= records - 1);
    }

    /// More jumps than are given a moment each.
    void whatIsNotLookedAtIsTold() {
        QTemporaryDir folder;
        RandomStream random(73, 1);
        write(folder.filePath("lag.csv"), Truth::TwoLags, random, 40);
        const Result result = fitted(folder.path(), "hold");
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(sample::anyContains(result.qualityWarnings, "was not looked at jump by jump"));
    }

    /// The filter that calls the model wrong names what else it may be.
    void theFilterNamesWhatItMayBe() {
        QTemporaryDir folder;
        RandomStream random(72, 1);
        write(folder.filePath("lag.csv"), Truth::Held, random);
        const auto words = [&](const char* interpolation) {
            const std::string text =
                fmt::format("method = \"filter\"\nmodel = \"lag.mo\"\n[data]\nfile = \"lag.csv\"\nlayout = "
                            "\"signals\"\ninterpolation = \"{}\"\n[data.standard_deviations]\ny = "
                            "0.004\n[unknowns.T]\nstart "
                            "= 0.4\nmin = 0.05\nmax = 2\n[unknowns.g]\nstart = 1.2\nmin = 0\nmax = 5\n",
                            interpolation);
            PreparedStudy study =
                prepare(parseStudy(text, folder.filePath("lag.toml").toStdString()), kModel, "lag.mo");
            return runStudy(study, {}).verdict.text(Minus::Hyphen);
        };
        const std::string lines = words("linear"), held = words("hold");
        QVERIFY2(lines.find("The model is wrong somewhere") != std::string::npos &&
                     lines.find("u jumps between rows") != std::string::npos,
                 lines.c_str());
        QVERIFY2(held.find("wrong") == std::string::npos && held.find("jumps") == std::string::npos,
                 held.c_str());
    }
};

RIGOR_TEST(TestInputJumps)
#include "test_input_jumps.moc"

} // namespace test_input_jumps

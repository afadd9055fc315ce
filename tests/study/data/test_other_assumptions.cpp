// What a fit takes for granted beside the model, each of it wrong in records of its own: whether it is named,
// and neither model nor noise are blamed. A heated body, whose truth is a program of its own.
#include "core/foundation/base/random.h"
#include "core/study/study.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

using namespace rigor;

namespace {

const std::string kModel = "model Body\n  parameter Real R = 1;\n  parameter Real C = 300;\n  input Real Q;\n"
                           "  Real T(start = 20, fixed = true);\n  output Real y;\n  output Real "
                           "z;\nequation\n  C*der(T) = Q - (T - 20)/R;\n"
                           "  y = T;\n  z = 20 + 0.3*(T - 20);\nend Body;\n";

enum class Planted { Nothing, Offset, Gain, Delay, Bound, Standing, Noisier, Coarse, Unit, Swapped };

constexpr double kStep = 10, kNoise = 0.5, kR = 1.5, kC = 400;
constexpr int kRows = 160;

void write(const QString& path, Planted planted, RandomStream& random) {
    std::vector<double> power(kRows), body(kRows);
    double level = 0, T = 20;
    for (int row = 0; row < kRows; ++row) {
        // A sensor is called standing from twenty rows on.
        if (row % (planted == Planted::Standing ? 40 : 18) == 0) level = 60 * random.uniform();
        power[static_cast<std::size_t>(row)] = level;
        body[static_cast<std::size_t>(row)] = T;
        const double rest = 20 + kR * level; // exact for a power that is held
        T = rest + (T - rest) * std::exp(-kStep / (kR * kC));
    }
    const double top = *std::ranges::max_element(body);
    std::ofstream file(path.toStdString());
    file << (planted == Planted::Swapped ? "t,Q,z,y\n" : "t,Q,y\n");
    for (int row = 0; row < kRows; ++row) {
        const int seen = planted == Planted::Delay ? std::max(0, row - 3) : row;
        double y = body[static_cast<std::size_t>(seen)] +
                   (planted == Planted::Noisier ? 3 : 1) * kNoise * random.normal();
        if (planted == Planted::Offset) y += 3;
        if (planted == Planted::Gain) y *= 1.08;
        if (planted == Planted::Unit) y *= 1000;
        if (planted == Planted::Coarse) y = std::round(y / (6 * kNoise)) * 6 * kNoise;
        if (planted == Planted::Standing) y = std::min(y, 20 + 0.6 * (top - 20));
        file << fmt::format("{:g},{:.10g},{:.10g}", row * kStep, power[static_cast<std::size_t>(row)], y);
        if (planted == Planted::Swapped)
            file << fmt::format(",{:.10g}", 20 + 0.3 * (body[static_cast<std::size_t>(row)] - 20) +
                                                kNoise * random.normal());
        file << '\n';
    }
}

Result fitted(const QString& folder, Planted planted) {
    const std::string text = fmt::format(
        "method = \"least-squares\"\nmodel = \"body.mo\"\nthreads = 1\n[simulation]\nstep = 5\n[data]\nfile "
        "= "
        "\"body.csv\"\nlayout = \"signals\"\ninterpolation = \"hold\"\n[data.standard_deviations]\ny = {}\n{}"
        "[unknowns.R]\nstart = 1\nmin = 0.2\nmax = {}\n[unknowns.C]\nstart = 300\nmin = 50\nmax = 2000\n",
        kNoise, planted == Planted::Swapped ? fmt::format("z = {}\n", kNoise) : "",
        planted == Planted::Bound ? 1.3 : 8.0);
    PreparedStudy study = prepare(parseStudy(text, (folder + "/body.toml").toStdString()), kModel, "body.mo");
    return runStudy(study, {});
}

bool says(const Result& result, const char* words) {
    return sample::anyContains(result.qualityWarnings, words);
}

} // namespace

class TestOtherAssumptions : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

  private Q_SLOTS:
    void whatIsWrongIsNamed_data() {
        QTest::addColumn<int>("planted");
        QTest::addColumn<QByteArray>("named");
        QTest::addRow("nothing") << int(Planted::Nothing) << QByteArray();
        QTest::addRow("offset") << int(Planted::Offset) << QByteArray("an offset of the sensor of y (");
        QTest::addRow("gain") << int(Planted::Gain) << QByteArray("another gain of the sensor of y (1.0");
        QTest::addRow("delay") << int(Planted::Delay) << QByteArray("a delay of the sensor of y (");
        QTest::addRow("bound") << int(Planted::Bound) << QByteArray("a wider range of the search (R = 1.");
        QTest::addRow("standing") << int(Planted::Standing)
                                  << QByteArray("in which the sensor of y stood still");
        QTest::addRow("unit") << int(Planted::Unit) << QByteArray("another gain of the sensor of y (");
        QTest::addRow("swapped") << int(Planted::Swapped) << QByteArray("in each other's place");
        QTest::addRow("noisier") << int(Planted::Noisier) << QByteArray();
    }
    void whatIsWrongIsNamed() {
        QFETCH(const int, planted);
        QFETCH(const QByteArray, named);
        constexpr int kRecords = 12;
        int found = 0, explained = 0, right = 0, blamed = 0;
        for (int record = 0; record < kRecords; ++record) {
            RandomStream random(91, static_cast<std::uint64_t>(record));
            write(folder_.filePath("body.csv"), static_cast<Planted>(planted), random);
            const Result result = fitted(folder_.path(), static_cast<Planted>(planted));
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            const bool explains = says(result, "What is left is explained");
            explained += explains;
            right += !named.isEmpty() && explains && says(result, named.constData());
            blamed += says(result, "less precise than stated") || says(result, "wrong model") ||
                      says(result, "the model leaves");
            found += !result.qualityWarnings.empty();
            QCOMPARE(explains, result.unknowns.front().interval.text().find(
                                   "an assumption that the residuals speak against") != std::string::npos);
        }
        qInfo("found %d, explained %d, named %d, blamed %d of %d", found, explained, right, blamed, kRecords);
        if (named.isEmpty()) {
            QVERIFY(explained <= 2); // 99.9 % of a binomial of 4 %
            if (static_cast<Planted>(planted) == Planted::Noisier) QVERIFY(blamed >= kRecords - 2);
        } else {
            // The same records in every run: 8 (gain, standing) to 11 of 12 are named, and 4 (standing: the
            // rows just before the end of the range are none of those that stood still) at most blame the
            // noise.
            QVERIFY(right >= kRecords - 4);
            QVERIFY(blamed <= 4);
        }
    }

    /// The intervals of a stated deviation that knows nothing of the rounding are too narrow, and the fit is
    /// as good as it can be.
    void roundingBeyondTheStatedDeviationIsSaid() {
        for (int record = 0; record < 6; ++record) {
            for (const Planted planted : {Planted::Coarse, Planted::Nothing}) {
                RandomStream random(92, static_cast<std::uint64_t>(record));
                write(folder_.filePath("body.csv"), planted, random);
                const Result result = fitted(folder_.path(), planted);
                QCOMPARE(says(result,
                              "y is written in steps of 3, whose rounding (0.866 rms) is larger than the "
                              "stated standard deviation of 0.5"),
                         planted == Planted::Coarse);
            }
        }
    }
};

RIGOR_TEST(TestOtherAssumptions)
#include "test_other_assumptions.moc"

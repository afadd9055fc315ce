// Two outputs, the noise of one searched and that of the other stated or searched too: what is said of random
// records whose truth is known. A found deviation says nothing against the fit, and other data are judged by
// what is known of it.
#include "core/foundation/base/random.h"
#include "core/methods/fit/result.h"
#include "core/methods/result/validation_result.h"
#include "core/methods/watched.h"
#include "core/study/study.h"
#include "tests/support/models/small_models.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <boost/math/distributions/binomial.hpp>

#include <cmath>
#include <fstream>

namespace test_noise_beside_stated {

using namespace rigor;

namespace {

const std::string kModel = "model Two\n  input Real u;\n  parameter Real a = 1;\n  parameter Real b = 0.5;\n"
                           "  output Real y;\n  output Real z;\nequation\n  y = a*u + b*u^2;\n"
                           "  z = a - b*u;\nend Two;\n";
constexpr double kOfY = 0.05, kOfZ = 0.08;

struct Record {
    int ofY = 30, ofZ = 12; ///< values of either output
    double rootOfY = 1;     ///< errors of y over what is stated
    double bent = 0;        ///< of z: an effect of u that the model lacks, in its errors
    bool zStated = false, yStated = true;
    bool heldBack = false;
    double shifted = 0; ///< y of what is held back, in its errors
    const char* method = "least-squares";
};

void write(const QString& path, const Record& record, double from, double shifted, RandomStream& random) {
    std::ofstream file(path.toStdString());
    file << "u,y,z\n";
    const int count = std::max(record.ofY, record.ofZ);
    for (int k = 0; k < count; ++k) {
        const double u = from + 2.0 * (k + 0.5) / count;
        const double y = u + 0.5 * u * u + kOfY * (record.rootOfY * random.normal() + shifted),
                     z = 1 - 0.5 * u + kOfZ * (random.normal() + record.bent * (u - 1) * (u - 1));
        // The fewer values of an output lie among the others.
        const auto has = [&](int of) { return (k + 1) * of / count > k * of / count; };
        file << fmt::format("{}", u) << (has(record.ofY) ? fmt::format(",{:.12g}", y) : std::string(","))
             << (has(record.ofZ) ? fmt::format(",{:.12g}\n", z) : std::string(",\n"));
    }
}

/// What is held back, if anything is: u from 2 to 4.
void writeAll(const QTemporaryDir& folder, const Record& record, RandomStream& random) {
    write(folder.filePath("two.csv"), record, 0, 0, random);
    if (record.heldBack) write(folder.filePath("held.csv"), record, 2, record.shifted, random);
}

Result fitted(const QString& folder, const Record& record) {
    std::string text =
        fmt::format("method = \"{}\"\nmodel = \"two.mo\"\nthreads = 1\n[data]\nfiles = "
                    "[\"two.csv\"]\n{}",
                    record.method, record.heldBack ? "validation = {files = [\"held.csv\"]}\n" : "");
    if (record.yStated || record.zStated) text += "[data.standard_deviations]\n";
    if (record.yStated) text += fmt::format("y = {}\n", kOfY);
    if (record.zStated) text += fmt::format("z = {}\n", kOfZ);
    text += "[data.noise]\n";
    if (!record.yStated) text += "y = {start = 1.0, min = 0.0, max = 9.0}\n";
    if (!record.zStated) text += "z = {start = 1.0, min = 0.0, max = 9.0}\n";
    text += "[unknowns.a]\nstart = 0.7\nmin = -9.0\nmax = 9.0\n[unknowns.b]\nstart = 0.7\nmin = -9.0\nmax = "
            "9.0\n";
    PreparedStudy study = prepare(parseStudy(text, (folder + "/two.toml").toStdString()), kModel, "two.mo");
    return runStudy(study, {});
}

/// 99.9 % of as many records, each counted with the probability p.
/// Whether so many, or more, of the records are no wonder with the probability p of each.
bool isAtMost(int counted, int records, double p) {
    return counted == 0 || cdf(complement(boost::math::binomial(records, p), counted - 1)) > 5e-4;
}

bool isShare(int counted, int records, double p) {
    return cdf(boost::math::binomial(records, p), counted) > 5e-4 && isAtMost(counted, records, p);
}

} // namespace

class TestNoiseBesideStated : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Result result(const Record& record, std::uint64_t seed, int k) {
        RandomStream random(seed, static_cast<std::uint64_t>(k));
        writeAll(folder_, record, random);
        return fitted(folder_.path(), record);
    }

  private Q_SLOTS:
    void whatIsSaidOfARightRecordHolds_data() {
        QTest::addColumn<int>("ofY");
        QTest::addColumn<int>("ofZ");
        QTest::addRow("many of what is stated") << 30 << 12;
        QTest::addRow("few of what is found") << 30 << 6;
        QTest::addRow("few of what is stated") << 9 << 30;
    }
    void whatIsSaidOfARightRecordHolds() {
        QFETCH(const int, ofY);
        QFETCH(const int, ofZ);
        constexpr int kRecords = sample::kSanitized ? 80 : 400;
        int missed[3] = {}, improbable = 0, blamed = 0;
        for (int k = 0; k < kRecords; ++k) {
            const Result made = result({.ofY = ofY, .ofZ = ofZ}, 500 + std::uint64_t(ofY * ofZ), k);
            QVERIFY2(made.outcome == RunOutcome::Answered, made.message().c_str());
            constexpr double kTruth[] = {1, 0.5, kOfZ};
            QCOMPARE(made.unknowns.size(), std::size_t{3});
            for (std::size_t i = 0; i < 3; ++i)
                missed[i] += made.unknowns[i].lower > kTruth[i] || made.unknowns[i].upper < kTruth[i];
            const auto facts = readFacts<FitResult>(made);
            // Of y alone: its values but for what a and b could do in it.
            QCOMPARE(facts.chiSquaredFreedom.value_or(0), double(ofY - 2));
            improbable += *facts.chiSquaredP < 0.05;
            blamed += !made.qualityWarnings.empty();
        }
        qInfo("missed: a %d, b %d, noise.z %d; p below 0.05 %d; blamed %d of %d", missed[0], missed[1],
              missed[2], improbable, blamed, kRecords);
        QVERIFY(isShare(improbable, kRecords, 0.05));
        for (const int one : missed) QVERIFY(isShare(one, kRecords, 0.05));
        QVERIFY(isAtMost(blamed, kRecords, 0.04));
    }

    /// Errors of y twice as large as stated are told of y; what z does does not change the verdict on y.
    void whatIsWrongIsToldOfTheOutputThatStatesIt() {
        constexpr int kRecords = 60;
        int told = 0, improbable = 0;
        for (int k = 0; k < kRecords; ++k) {
            const Result large = result({.rootOfY = 2}, 52, k);
            told += sample::anyContains(large.qualityWarnings, "The residuals of y are");
            QVERIFY(!sample::anyContains(large.qualityWarnings, "The residuals of z are"));
            improbable += *readFacts<FitResult>(result({.bent = 3}, 53, k)).chiSquaredP < 0.05;
        }
        qInfo("told %d, improbable beside a wrong z %d of %d", told, improbable, kRecords);
        QVERIFY(told >= kRecords - 2);
        QVERIFY(improbable <= 9); // 99.9 % of a binomial of 5 %
    }

    void watchAsksTheSame() {
        const Record record{};
        RandomStream random(54, 1);
        writeAll(folder_, record, random);
        const Result fit = fitted(folder_.path(), record);
        const auto facts = readFacts<FitResult>(fit);
        const Watched watched = watchedIn(fit, 0);
        QVERIFY(watched.models.front().stated);
        QCOMPARE(watched.models.front().left.freedom, 28.0);
        QVERIFY(sample::near(watched.models.front().left.squares, *facts.reducedChiSquared * 28, 1e-12));
        // Nothing of it is known where all is found.
        const Result found = fitted(folder_.path(), {.yStated = false});
        QVERIFY(!readFacts<FitResult>(found).chiSquaredP);
        QVERIFY(!watchedIn(found, 0).models.front().stated);
    }

    /// A decay whose second output is noisier, by both methods.
    void homotopyAsksTheSame() {
        RandomStream random(57, 1);
        std::ofstream file(folder_.filePath("two.csv").toStdString());
        file << "t,y,z\n";
        for (int k = 0; k < 80; ++k) {
            const double t = 0.05 * k, x = 2 * std::exp(-0.8 * t);
            file << fmt::format("{:.3f},{:.12g},{:.12g}\n", t, x + kOfY * random.normal(),
                                1.3 * x + kOfZ * random.normal());
        }
        file.close();
        const auto facts = [&](const char* method) {
            const std::string text =
                fmt::format("method = \"{}\"\nmodel = \"decay.mo\"\nthreads = 1\n[simulation]\nstep = "
                            "0.01\n[data]\nfile = "
                            "\"two.csv\"\nlayout = \"signals\"\n[data.standard_deviations]\ny = "
                            "{}\n[data.noise]\nz = {{start = "
                            "1.0, min = 0.0, max = 9.0}}\n[unknowns.k]\nstart = 1\nmin = 0.1\nmax = "
                            "5\n[unknowns.g]\nstart = "
                            "1\nmin = 0.1\nmax = 5\n[options]\nobjective = \"sum\"\n",
                            method, kOfY);
            PreparedStudy study =
                prepare(parseStudy(text, folder_.filePath("two.toml").toStdString()),
                        "model Decay\n  parameter Real k = 1;\n  parameter Real g = 1;\n  Real "
                        "x(start = 2, fixed = true);\n  output Real y;\n  output Real "
                        "z;\nequation\n  der(x) = -k*x;\n  y = x;\n  z = g*x;\nend Decay;\n",
                        "decay.mo");
            return readFacts<FitResult>(runStudy(study, {}));
        };
        const auto fit = facts("least-squares"), path = facts("homotopy");
        // g does nothing in y.
        QCOMPARE(fit.chiSquaredFreedom.value_or(0), 79.0);
        QCOMPARE(path.chiSquaredFreedom.value_or(0), 79.0);
        QVERIFY(sample::near(*path.chiSquaredP, *fit.chiSquaredP, 1e-4));
        QVERIFY(*fit.chiSquaredP > 1e-3);
    }

    void otherDataAreJudgedByWhatIsKnown_data() {
        QTest::addColumn<bool>("yStated");
        QTest::addColumn<bool>("zStated");
        QTest::addRow("one stated") << true << false;
        QTest::addRow("both found") << false << false;
    }
    void otherDataAreJudgedByWhatIsKnown() {
        QFETCH(const bool, yStated);
        QFETCH(const bool, zStated);
        constexpr int kRecords = sample::kSanitized ? 40 : 200;
        int failed = 0, small = 0, caught = 0;
        for (int k = 0; k < kRecords; ++k) {
            Record record{.ofY = 14, .ofZ = 14, .zStated = zStated, .yStated = yStated};
            record.heldBack = true;
            const auto verdict = [&](std::uint64_t seed) {
                const Result made = result(record, seed, k);
                return read<ValidationResult>(made).validation.value();
            };
            const ValidationFacts right = verdict(55);
            QVERIFY2(right.passed.has_value(), right.verdict.text().c_str());
            failed += !*right.passed;
            small += right.p < 0.05;
            record.shifted = 15;
            caught += !*verdict(56).passed;
        }
        qInfo("right: failed %d, p below 0.05 %d; wrong: failed %d of %d", failed, small, caught, kRecords);
        QVERIFY(isAtMost(small, kRecords, 0.05));
        QVERIFY(failed <= small);
        QVERIFY(caught > kRecords * 9 / 10);
    }
};

RIGOR_TEST(TestNoiseBesideStated)
#include "test_noise_beside_stated.moc"

} // namespace test_noise_beside_stated

// [data] validation = {folds = ...}: the answer of all data, and what the same search without each part of
// them says of that part.
#include "core/engine/data/series/held_back.h"
#include "core/foundation/base/random.h"
#include "core/methods/result/validation_result.h"
#include "core/study/exchange/prediction_file.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <fstream>
#include <set>

namespace test_cross_validation {

using namespace rigor;

namespace {

const char* const kLine =
    "model Line\n  parameter Real a = 1;\n  parameter Real b = 1;\n  input Real x;\n  output "
    "Real y;\nequation\n  y = a + b*x;\nend Line;\n";
const char* const kDecay =
    "model Decay\n  parameter Real k(unit=\"1/s\") = 1;\n  Real x(start=10);\n  output Real "
    "y;\nequation\n  der(x) = -k*x;\n  y = x;\nend Decay;\n";

std::string study(const std::string& model, const std::string& folds, const std::string& more,
                  const std::string& unknowns) {
    return "method = \"least-squares\"\nmodel = \"" + model +
           "\"\n[data]\nfile = \"data.csv\"\nvalidation = " + folds + "\n" + more + unknowns;
}
const char* const kLineUnknowns =
    "[unknowns.a]\nstart = 0.0\nmin = -100.0\nmax = 100.0\n[unknowns.b]\nstart = "
    "0.0\nmin = -100.0\nmax = 100.0\n";
const char* const kDecayUnknowns = "[unknowns.k]\nstart = 0.5\nmin = 0.1\nmax = 10.0\n";
const char* const kStated = "[data.standard_deviations]\ny = 0.1\n";

} // namespace

class TestCrossValidation : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }
    /// Rows of y = 1 + 2 x with errors of 0.1; `shift` is added to row `moved`.
    void writeRows(std::size_t n, std::uint64_t seed, int moved = -1, double shift = 0) const {
        RandomStream random(seed, 1);
        std::string text = "x,y\n";
        for (std::size_t i = 0; i < n; ++i) {
            const double x = static_cast<double>(i) / static_cast<double>(n - 1);
            const double error = 0.1 * random.normal() + (static_cast<int>(i) == moved ? shift : 0);
            text += fmt::format("{},{}\n", x, 1 + 2 * x + error);
        }
        samples::write(folder_.filePath("data.csv"), text);
    }
    Result run(const std::string& text) const {
        PreparedStudy prepared = prepare(parseStudy(text, path("study.toml")));
        return runStudy(prepared, {});
    }
    QString refusal(const std::string& text) const {
        try {
            run(text);
        } catch (const Error& e) {
            return QString::fromStdString(e.sentence());
        }
        return {};
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("line.mo"), kLine);
        samples::write(folder_.filePath("decay.mo"), kDecay);
    }

    /// Every value is predicted by the straight line through the others: exact by the hat matrix,
    /// r / (1 - h) of the residual r of all.
    void leavingOneOutIsThatOfTheHatMatrix() {
        constexpr std::size_t n = 12;
        writeRows(n, 3);
        const Result result = run(study("line.mo", "{folds = \"each\"}", "", kLineUnknowns));
        QVERIFY(result.outcome == RunOutcome::Answered);
        const auto validation = read<ValidationResult>(result);
        QVERIFY(validation.validation && validation.heldBack && validation.folds);
        QCOMPARE(*validation.validation->folds, static_cast<long long>(n));
        QCOMPARE(validation.heldBack->residual.size(), n);
        const auto fitted = result.table("fit")->find("residual")->numbers;
        double squares = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const double x = static_cast<double>(i) / (n - 1), mean = 0.5;
            double sxx = 0;
            for (std::size_t k = 0; k < n; ++k) sxx += std::pow(static_cast<double>(k) / (n - 1) - mean, 2);
            const double h = 1.0 / n + (x - mean) * (x - mean) / sxx;
            const double expected = fitted[i] / (1 - h);
            QVERIFY(std::abs(validation.heldBack->residual[i] - expected) < 1e-7);
            squares += expected * expected;
        }
        QVERIFY(std::abs(validation.validation->rms - std::sqrt(squares / n)) < 1e-7);
        QCOMPARE(validation.folds->unknowns.size(), std::size_t{2});
    }

    /// With a term that makes errors alike the test is not said to take them as independent.
    void aDiscrepancyIsNamedInTheTest() {
        for (const bool lacks : {true, false}) {
            RandomStream random(4, 1);
            std::string text = "time_s,y\n";
            for (int i = 1; i <= 80; ++i) {
                const double t = 0.05 * i;
                text += fmt::format("{},{}\n", t,
                                    10 * std::exp(-0.8 * t) + (lacks ? 0.6 * std::sin(5 * t) : 0) +
                                        0.1 * random.normal());
            }
            samples::write(folder_.filePath("data.csv"), text);
            const Result result = run(study("decay.mo", "{folds = 4, seed = 1}",
                                            std::string("time = \"time_s\"\n") + kStated, kDecayUnknowns) +
                                      "[options]\ndiscrepancy = \"y\"\n");
            QVERIFY(result.outcome == RunOutcome::Answered);
            const std::string said = result.diagnostics["validation"].dump();
            QVERIFY2((said.find("found and the discrepancy") != std::string::npos) == lacks, said.c_str());
            QVERIFY2((said.find("for independent errors") != std::string::npos) != lacks, said.c_str());
        }
    }

    /// The answer is that of all data.
    void theAnswerIsThatOfAllData() {
        writeRows(20, 5);
        const std::string more = kStated;
        const Result with = run(study("line.mo", "{folds = 4, seed = 2}", more, kLineUnknowns));
        const std::string plain = study("line.mo", "@", more, kLineUnknowns);
        std::string without = plain;
        without.erase(without.find("validation = @\n"), std::string("validation = @\n").size());
        const Result all = run(without);
        for (std::size_t i = 0; i < all.unknowns.size(); ++i) {
            QCOMPARE(with.unknowns[i].value, all.unknowns[i].value);
            QCOMPARE(with.unknowns[i].standardError, all.unknowns[i].standardError);
        }
    }

    /// Each experiment is held back once, and the parts differ by one at most.
    void thePartsAreADivision() {
        writeRows(11, 1);
        DataRecipe recipe;
        const PreparedStudy prepared =
            prepare(parseStudy(study("line.mo", "{folds = 4}", "", kLineUnknowns), path("study.toml")));
        const CrossDivision division(prepared.problem.data, prepared.study.data.validation);
        QCOMPARE(division.parts(), std::size_t{4});
        std::multiset<std::string> held;
        for (std::size_t k = 0; k < division.parts(); ++k) {
            const DividedData part = division.at(k);
            const std::size_t n = part.validation.experiments.size();
            QVERIFY(n == 2 || n == 3);
            QCOMPARE(n + part.calibration.experiments.size(), std::size_t{11});
            for (const Experiment& e : part.validation.experiments) held.insert(e.label);
        }
        QCOMPARE(held.size(), std::size_t{11});
        QCOMPARE(std::set<std::string>(held.begin(), held.end()).size(), std::size_t{11});
    }

    /// A single record: stretches of its time, each predicted without it.
    void aRecordIsCutIntoStretches() {
        std::string text = "t [s],y\n";
        RandomStream random(9, 1);
        for (int i = 0; i < 60; ++i)
            text += fmt::format("{},{}\n", 0.05 * i, 10 * std::exp(-2 * 0.05 * i) + 0.1 * random.normal());
        samples::write(folder_.filePath("data.csv"), text);
        const Result result = run(study("decay.mo", "{folds = 3}",
                                        std::string("layout = \"signals\"\n") + kStated, kDecayUnknowns));
        const auto validation = read<ValidationResult>(result);
        QVERIFY(validation.validation && validation.heldBack);
        QCOMPARE(validation.heldBack->residual.size(), std::size_t{60});
        QCOMPARE(QString::fromStdString(validation.validation->verdict.text()),
                 QString("Cross-validation passed."));
        QVERIFY(validation.validation->coverage > 0.85);
        QCOMPARE(QString::fromStdString(validation.folds->heldBack[1].text()), QString("1 … 1.95 s"));
    }

    /// A healthy study fails in at most 5 % (binomial band of 200), one row that is another is named.
    void theVerdictHolds_data() {
        QTest::addColumn<bool>("stated");
        QTest::addRow("deviation stated") << true;
        QTest::addRow("deviation of the fit") << false;
    }
    void theVerdictHolds() {
        QFETCH(const bool, stated);
        constexpr int kRecords = 200;
        int failed = 0, found = 0;
        for (int record = 0; record < kRecords; ++record) {
            const std::string text = study("line.mo", "{folds = 5}", stated ? kStated : "", kLineUnknowns);
            writeRows(15, static_cast<std::uint64_t>(record) + 100);
            failed += !read<ValidationResult>(run(text)).validation->passed.value_or(true);
            if (record >= 20) continue;
            writeRows(15, static_cast<std::uint64_t>(record) + 100, 7, 1.5);
            const auto facts = read<ValidationResult>(run(text)).validation;
            found += !facts->passed.value_or(true);
        }
        QVERIFY2(failed <= 20, qPrintable(QString::number(failed))); // P(more) < 0.001 at 5 %
        QVERIFY2(found >= 19, qPrintable(QString::number(found)));
    }

    void whatCannotBeDividedIsRefused_data() {
        QTest::addColumn<QString>("folds");
        QTest::addColumn<QString>("told");
        QTest::addRow("more parts than rows") << "{folds = 40}"
                                              << "folds = 40} of 6 experiments";
        QTest::addRow("one part") << "{folds = 1}"
                                  << "a number of parts, at least 2";
        QTest::addRow("a word") << "{folds = \"all\"}"
                                << "\"each\"";
        QTest::addRow("two ways") << "{folds = 3, share = 0.5}"
                                  << "one of share and folds";
    }
    void whatCannotBeDividedIsRefused() {
        QFETCH(const QString, folds);
        QFETCH(const QString, told);
        writeRows(6, 1);
        const QString why = refusal(study("line.mo", folds.toStdString(), "", kLineUnknowns));
        QVERIFY2(why.contains(told), qPrintable(why));
    }

    void theStudyKeepsIt() {
        writeRows(6, 1);
        for (const char* folds : {"{folds = 3, seed = 4}", "{folds = \"each\", seed = 1}"}) {
            const Study read = parseStudy(study("line.mo", folds, "", kLineUnknowns), path("study.toml"));
            QVERIFY(toToml(read).find(std::string("validation = ") + folds) != std::string::npos);
        }
    }

    /// Rows without a column of time, at the sample time that is stated.
    void aSampleTimeStandsForTheTimes() {
        std::string text = "y\n";
        for (int i = 0; i < 40; ++i) text += fmt::format("{}\n", 10 * std::exp(-2 * 0.05 * i));
        samples::write(folder_.filePath("data.csv"), text);
        const std::string with = "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = "
                                 "\"data.csv\"\n[data.preparation]\nsample_time = 0.05\n";
        const Result result = run(with + kDecayUnknowns);
        QVERIFY(std::abs(result.unknowns.front().value - 2) < 1e-6);
        std::string both = with;
        both.insert(both.find("[data.preparation]"), "time = \"y\"\n");
        QVERIFY(refusal(both + kDecayUnknowns).contains("one of them is enough"));
    }

    void predictionsGoIntoAFile() {
        writeRows(12, 3);
        const Result result = run(study("line.mo", "{share = 0.25}", "", kLineUnknowns));
        writePredictionFile(path("p.csv"), result);
        std::ifstream file(path("p.csv"));
        std::string line;
        std::size_t lines = 0, held = 0;
        while (std::getline(file, line)) {
            ++lines;
            held += line.ends_with(",1");
        }
        QCOMPARE(lines, std::size_t{13}); // names, nine of the search, three held back
        QCOMPARE(held, std::size_t{3});
        writePredictionFile(path("p.mat"), result);
        QVERIFY(QFileInfo(folder_.filePath("p.mat")).size() > 500);
        QVERIFY_EXCEPTION_THROWN(writePredictionFile(path("p.txt"), result), Error);
    }
};

RIGOR_CORE_TEST(TestCrossValidation)
#include "test_cross_validation.moc"

} // namespace test_cross_validation

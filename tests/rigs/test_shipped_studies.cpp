// Studies that ship beside the main one of a rig, as `rigor run` reads them, made small enough for a test.

#include "core/methods/result/result_hash.h"
#include "core/study/report/report.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_shipped_studies {

using namespace rigor;

namespace {

Result ran(const std::string& study, const std::vector<std::string>& overrides, PreparedStudy& prepared) {
    std::vector<StudyOverride> list;
    for (const auto& text : overrides) list.push_back(parseOverride(text));
    prepared = prepare(loadStudy(sourceDir() + "/resources/rigs/" + study, list));
    return runStudy(prepared, {});
}

double numberOf(const Result& result, const char* table, const char* column, std::size_t row) {
    return result.table(table)->find(column)->numbers.at(row);
}

} // namespace

class TestShippedStudies : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The verified study of the oscillator: the truth is possible, and no unknown wider than its bounds.
    void theVerifiedStudyHoldsTheTruth() {
        PreparedStudy prepared;
        const Result result = ran("van-der-pol-duffing/verified.toml", {"options.max_boxes=100"}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(result.diagnostics["point_in_hull"].get<bool>());
        double narrowest = 1;
        for (std::size_t k = 0; k < result.unknowns.size(); ++k) {
            const auto& bounds = prepared.study.unknowns[k].value;
            const double share =
                (result.unknowns[k].upper - result.unknowns[k].lower) / (bounds.max - bounds.min);
            QVERIFY2(share <= 1, result.unknowns[k].name.c_str());
            narrowest = std::min(narrowest, share);
        }
        QVERIFY2(narrowest < 0.5, qPrintable(QString::number(narrowest)));
        const std::string html = renderHtml(buildReport(result, prepared.study));
        QVERIFY(html.find("Everything else within the bounds examined is excluded") != std::string::npos);
    }
    /// The flags of standstill belong to the same rows whatever the file counts its time in; what the file
    /// does not hold is not made up.
    void theObserversAnswerDoesNotDependOnTheUnitOfTime() {
        const QTemporaryDir folder;
        std::ifstream all(sourceDir() + "/resources/rigs/drive-train/angle.csv");
        std::ofstream seconds(folder.filePath("s.csv").toStdString()),
            milli(folder.filePath("ms.csv").toStdString()), blank(folder.filePath("blank.csv").toStdString());
        std::string line;
        for (int row = 0; row < 2001 && std::getline(all, line); ++row) {
            const std::size_t first = line.find(','), second = line.find(',', first + 1);
            seconds << line << '\n';
            milli << (row == 0 ? std::string("t [ms]") : fmt::format("{}", 10 * (row - 1)))
                  << line.substr(first) << '\n';
            blank << (row < 900 ? line : line.substr(0, first + 1) + line.substr(second)) << '\n';
        }
        seconds.close(), milli.close(), blank.close();
        const auto answer = [&](const char* name) {
            PreparedStudy prepared;
            return ran("drive-train/verified.toml",
                       {"data.file=" + folder.filePath(name).toStdString(), "options.max_boxes=10"},
                       prepared);
        };
        const Result one = answer("s.csv"), other = answer("ms.csv");
        QVERIFY2(one.outcome == RunOutcome::Answered, one.message().c_str());
        QVERIFY2(other.outcome == RunOutcome::Answered, other.message().c_str());
        for (std::size_t k = 0; k < one.unknowns.size(); ++k) {
            QVERIFY(std::abs(one.unknowns[k].lower - other.unknowns[k].lower) < 1e-6);
            QVERIFY(std::abs(one.unknowns[k].upper - other.unknowns[k].upper) < 1e-6);
        }
        try {
            answer("blank.csv");
            QFAIL("an input that was not recorded has been held");
        } catch (const Error& e) {
            QVERIFY2(e.sentence().find("the input u of experiment blank is not known after 8.98 s") !=
                         std::string::npos,
                     e.sentence().c_str());
        }
    }
    void theSampleSizesOfTheWetClutchAreThoseOfTable2() {
        // Every ninth experiment: 12 of 108, with a quarter of the samples.
        const QTemporaryDir folder;
        const std::string file = folder.filePath("some.csv").toStdString();
        std::ifstream all(sourceDir() + "/resources/rigs/wet-clutch/experiments.csv");
        std::ofstream some(file);
        std::string line;
        for (int row = 0; std::getline(all, line); ++row)
            if (row == 0 || row % 9 == 1) some << line << '\n';
        some.close();
        PreparedStudy prepared;
        const Result result = ran("wet-clutch/sample-size.toml",
                                  {"data.file=" + file, "options.reference_samples=1024"}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.table("experiments")->rows(), std::size_t{12});
        const ResultTable* curves = result.table("sample_curves");
        QCOMPARE(curves->find("samples")->numbers, (std::vector<double>{8, 16, 32, 64, 128, 256, 512, 1024}));
        for (const char* column : {"monte_carlo_log_error", "quasi_monte_carlo_log_error", "monte_carlo_emd",
                                   "quasi_monte_carlo_emd"}) {
            // Errors fall by half or more over a factor of 128 in samples, which is 11 by the Monte Carlo
            // rate.
            const auto& errors = curves->find(column)->numbers;
            QVERIFY2(errors.back() < errors.front() / 2, column);
        }
        for (std::size_t row = 0; row < 2; ++row) {
            QCOMPARE(numberOf(result, "sample_sizes", "simulations", row), 25.0);
            // The answer read back from the curve it comes from: at that many samples the error is that of
            // the density.
            const double size = numberOf(result, "sample_sizes", "monte_carlo_samples_emd", row);
            const double emd = numberOf(result, "sample_sizes", "mean_emd", row);
            if (std::isnan(size)) continue;
            const auto& sizes = curves->find("samples")->numbers;
            const auto& errors = curves->find("monte_carlo_emd")->numbers;
            for (std::size_t k = 1; k < sizes.size(); ++k)
                if (sizes[k - 1] <= size && size <= sizes[k])
                    QVERIFY(errors[k] <= emd * (1 + 1e-12) && emd <= errors[k - 1] * (1 + 1e-12));
        }
        // What the paper shows too: a normal density is matched by fewer samples than maximum entropy, and it
        // takes more than the 25 simulations of the expansion (paper: 265 to 629).
        QVERIFY(numberOf(result, "sample_sizes", "monte_carlo_samples_emd", 0) > 25);
        const double entropy = numberOf(result, "sample_sizes", "monte_carlo_samples_emd", 1);
        QVERIFY(std::isnan(entropy) ||
                entropy > numberOf(result, "sample_sizes", "monte_carlo_samples_emd", 0));
        const std::string html = renderHtml(buildReport(result, prepared.study));
        QVERIFY(html.find("Samples that reach the same accuracy") != std::string::npos);
        QVERIFY(html.find("Quasi Monte Carlo") != std::string::npos);
    }

    void thePropagationOfTheIllustrativeFunctionGivesTheMomentsOfItsReadme() {
        PreparedStudy prepared;
        const Result result = ran("univariate-example/propagation.toml", {}, prepared);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const double expected[] = {0.3888955637777542, 0.9934198268406889, 0.10214521031041351,
                                   2.3588174497942003};
        const char* columns[] = {"mean", "standard_deviation", "skewness", "kurtosis"};
        for (int k = 0; k < 4; ++k) // to rounding in sums of a few dozen terms
            QVERIFY2(std::abs(numberOf(result, "experiments", columns[k], 0) - expected[k]) < 1e-11,
                     columns[k]);
        QVERIFY(result.table("sample_sizes") == nullptr);
        const std::string html = renderHtml(buildReport(result, prepared.study));
        QVERIFY(html.find("Nothing is measured") != std::string::npos);
        // Nothing is missing, so there is nothing to reserve; and no missing number is printed.
        QVERIFY(html.find("<strong>Answered.</strong>") != std::string::npos);
        QVERIFY(html.find(">nan") == std::string::npos && html.find(" nan") == std::string::npos);
    }

    void aShortSearchOnTheWetClutchIsTheSameOnOneAndTwoThreads() {
        const std::vector<std::string> quick = {
            "options.population=6",   "options.generations=2",       "options.gradient_steps=1",
            "options.reference=none", "options.least_squares=false", "options.standard_errors=false"};
        Result results[2];
        for (int threads : {1, 2}) {
            std::vector<std::string> overrides = quick;
            overrides.push_back("threads=" + std::to_string(threads));
            PreparedStudy prepared;
            results[threads - 1] = ran("wet-clutch/inverse-uncertainty.toml", overrides, prepared);
        }
        QCOMPARE(resultHash(results[0]), resultHash(results[1]));
        QVERIFY(results[0].diagnostics["log_likelihood"].get<double>() > 0);
    }
};

RIGOR_CORE_TEST(TestShippedStudies)
#include "test_shipped_studies.moc"

} // namespace test_shipped_studies

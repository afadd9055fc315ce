// A run at given values judged on its data: one object in the diagnostics, which result.json keeps and the
// report shows; the run that found the values makes it a validation.
#include "core/methods/result/message_json.h"
#include "core/methods/result/result_hash.h"
#include "core/study/report/compare_validation.h"
#include "core/study/report/report.h"
#include "core/study/run/validate.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

namespace test_validation {

using namespace rigor;

namespace {

const char* const kModel = "model Decay\n"
                           "  parameter Real k(unit=\"1/s\") = 1;\n"
                           "  Real x(unit=\"mm\", start=10);\n"
                           "  output Real y(unit=\"mm\");\n"
                           "equation\n"
                           "  der(x) = -k*x;\n"
                           "  y = x;\n"
                           "end Decay;\n";

/// 10 exp(-k t) over `n` steps of 0.05 s, off by +-0.1 in a pattern of period 5 that fits no k; `shift` moves
/// the pattern, so that the readings of two files differ.
std::string data(double k, int n, int shift) {
    constexpr double kErrors[] = {0.1, -0.1, 0.05, -0.12, 0.08};
    std::string text = "t [s],y [mm]\n";
    for (int i = 0; i < n; ++i)
        text += fmt::format("{},{}\n", 0.05 * i, 10 * std::exp(-k * 0.05 * i) + kErrors[(i + shift) % 5]);
    return text;
}

std::string studyText(const std::string& file, const std::string& options) {
    return "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"" + file +
           "\"\nlayout = \"signals\"\n[data.standard_deviations]\ny = 0.1\n[unknowns.k]\nstart = 0.5\nmin = "
           "0.1\nmax = 10.0\n[simulation]\nstep = 0.01\n[options]\n" +
           options;
}

std::string textOf(const Report& report) {
    std::string all = report.verdict.text + report.subtitle;
    for (const ReportSection& section : report.sections) {
        all += "\n" + section.title;
        for (const ReportBlock& block : section.blocks) {
            if (const auto* table = std::get_if<ReportTable>(&block)) {
                all += "\n" + table->caption;
                for (const auto& row : table->rows)
                    for (const std::string& cell : row) all += " " + cell;
            }
            if (const auto* figure = std::get_if<ReportFigure>(&block)) {
                all += "\n" + figure->figure.caption;
                for (const FigurePanel& panel : figure->figure.panels) {
                    all += " " + panel.title + " " + panel.y.quantity;
                    for (const FigureSeries& series : panel.series) all += " " + series.name;
                }
            }
            if (const auto* paragraph = std::get_if<ReportParagraph>(&block))
                for (const TextRun& run : paragraph->runs) all += "\n" + run.text;
        }
    }
    return all;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestValidation : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Result run(const std::string& file, const std::string& options, Study* used = nullptr,
               const std::vector<StudyOverride>& overrides = {}) const {
        const Study study =
            parseStudy(studyText(file, options), folder_.filePath("decay.toml").toStdString(), overrides);
        if (used) *used = study;
        PreparedStudy prepared = prepare(study);
        return runStudy(prepared, {});
    }
    std::string at(const Result& fit) const {
        return fmt::format("evaluate_at = [{}]\n", fit.unknowns.front().value);
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("decay.mo"), kModel);
        samples::write(folder_.filePath("first.csv"), data(2, 40, 0));
        samples::write(folder_.filePath("next.csv"), data(2, 40, 2));
        samples::write(folder_.filePath("other.csv"), data(2.6, 40, 2));
    }

    void aSearchIsNotValidated() { QVERIFY(!run("first.csv", "").diagnostics.contains("validation")); }

    /// Noise that was found goes with the answer: found again in other data it would explain whatever they
    /// say.
    void noiseThatWasFoundJudgesOtherData_data() { theVerdictStandsInTheDiagnostics_data(); }
    void noiseThatWasFoundJudgesOtherData() {
        QFETCH(const QString, file);
        QFETCH(const bool, passes);
        std::string text = studyText("first.csv", "");
        const std::string stated = "[data.standard_deviations]\ny = 0.1\n";
        text.replace(text.find(stated), stated.size(), "[data.noise]\ny = {start = 1, min = 0, max = 9}\n");
        const Study study = parseStudy(text, folder_.filePath("decay.toml").toStdString());
        PreparedStudy searched = prepare(study);
        const Result fit = runStudy(searched, {});
        QCOMPARE(fit.unknowns.size(), std::size_t{2});
        PreparedStudy other =
            prepare(onOtherData(atEstimates(study, fit), {folder_.filePath(file).toStdString()}));
        Result result = runStudy(other, {});
        describeValidation(result, other.study, &fit);
        const auto json = toJson(result)["diagnostics"]["validation"];
        QVERIFY(json["calibration_known"].get<bool>());
        QCOMPARE(json["passed"].get<bool>(), passes);
        const double sigma = json["outputs"]["y"]["sigma"].get<double>();
        QVERIFY(std::abs(sigma / (fit.unknowns[1].value * std::sqrt(40.0 / 39)) - 1) < 1e-9);
    }

    /// The verdict never changes the outcome, and its numbers are those of the residuals.
    void theVerdictStandsInTheDiagnostics_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<bool>("passes");
        QTest::addRow("the same rig") << "next.csv" << true;
        QTest::addRow("another rig") << "other.csv" << false;
    }
    void theVerdictStandsInTheDiagnostics() {
        QFETCH(const QString, file);
        QFETCH(const bool, passes);
        const Result fit = run("first.csv", "");
        Study study;
        Result result = run(file.toStdString(), at(fit), &study);
        QVERIFY(result.outcome == RunOutcome::Answered);
        // Alone it is no validation.
        QCOMPARE(textIn(result.diagnostics["validation"]["verdict"]),
                 std::string(passes ? "The data agree with the values given."
                                    : "The data contradict the values given."));
        const std::string alone = resultHash(result);
        describeValidation(result, study, &fit);
        QCOMPARE(resultHash(result), alone); // the answer is the same one
        const auto json = toJson(result)["diagnostics"]["validation"];
        QCOMPARE(json["verdict"].get<std::string>(),
                 std::string(passes ? "Validation passed." : "Validation failed."));
        QCOMPARE(json["passed"].get<bool>(), passes);
        QCOMPARE(toJson(result)["status"].get<std::string>(), std::string("answered"));
        double squares = 0, sum = 0;
        const auto& residuals = result.table("fit")->find("residual")->numbers;
        for (const double r : residuals) squares += r * r, sum += r;
        const double n = static_cast<double>(residuals.size());
        const auto& y = json["outputs"]["y"];
        QVERIFY(std::abs(y["rms"].get<double>() - std::sqrt(squares / n)) < 1e-12);
        QVERIFY(std::abs(y["bias"].get<double>() - sum / n) < 1e-12);
        QCOMPARE(json["rms"].get<double>(), y["rms"].get<double>()); // of the only output
        QCOMPARE(y["unit"].get<std::string>(), std::string("mm"));
        QCOMPARE(json["coverage"].get<double>(), y["coverage"].get<double>());
        QCOMPARE(json["coverage"].get<double>() > 0.9, passes);
    }

    /// "fitted" is never the name of a prediction, and the report says what the verdict is.
    void theReportTellsIt() {
        const Result fit = run("first.csv", "");
        Study study;
        Result result = run("other.csv", at(fit), &study);
        describeValidation(result, study, &fit);
        const std::string text = textOf(buildReport(result, study, {}));
        QVERIFY2(text.starts_with("Validation failed."), text.c_str());
        for (const char* section : {"\nEstimate", "\nValidation", "\nMeasured and predicted"})
            QVERIFY2(contains(text, section), text.c_str());
        QVERIFY2(contains(text, "times that of the calibration"), text.c_str());
        for (const char* word :
             {"fitted", "Fitted", "the fit", "What was found", "No bound", "identification from"})
            QVERIFY2(!contains(text, word), (std::string(word) + ": " + text).c_str());
    }

    /// Sections that stand under one heading do not push each other out: an answer, and what it rests on.
    void anAnswerAndItsProofAreBothTold() {
        Result proven;
        proven.method = "verified";
        proven.outcome = RunOutcome::Answered;
        Estimate k;
        k.name = "k";
        k.value = 1.5;
        k.lower = 1;
        k.upper = 2;
        k.guaranteed = true;
        proven.unknowns = {k};
        proven.diagnostics["assumptions"] = {"No value of y is off by more than 1 mm."};
        ReportSettings settings;
        settings.hidden = {"proof", "estimate"};
        std::vector<std::string> keys;
        for (const ReportSection& section : buildReport(proven, {}, settings).sections)
            keys.push_back(section.key);
        for (const char* key : {"estimate", "proof"}) QCOMPARE(std::count(keys.begin(), keys.end(), key), 1);
    }

    /// What was left out of the record is said.
    void aTrimIsSaid() {
        const Result fit = run("first.csv", "");
        const Result result = run("next.csv", at(fit), nullptr, {{"data.preparation.trim", "[0.5, 1.5]"}});
        bool told = false;
        for (const auto& one : result.diagnostics["validation"]["said"])
            told = told || contains(textIn(one), "0.5 … 1.5 s");
        QVERIFY(told);
    }
};

RIGOR_CORE_TEST(TestValidation)
#include "test_validation.moc"

} // namespace test_validation

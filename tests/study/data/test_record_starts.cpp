// [data.start]: a record starts at a number, at rest, near its first measured value, or anywhere; against
// exact answers, and by the coverage of the intervals over many records.
#include "core/foundation/base/random.h"
#include "core/methods/result/validation_result.h"
#include "core/study/record_starts.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/validate.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_record_starts {

using namespace rigor;

namespace {

const char* const kTank = "model Tank\n"
                          "  parameter Real T(unit=\"s\") = 1;\n"
                          "  parameter Real K = 1;\n"
                          "  input Real u;\n"
                          "  Real h(unit=\"m\", start=0, min=-10, max=100);\n"
                          "  output Real y(unit=\"mm\");\n"
                          "equation\n"
                          "  T*der(h) = K*u - h;\n"
                          "  y = 1000*h + 5;\n"
                          "end Tank;\n";

/// A lag from h0 under u = 1 until 1 s, then 3; exact, with white noise of `sigma` mm.
std::string record(double h0, double T, double K, double sigma, std::uint64_t number) {
    RandomStream random(31, number);
    std::string text = "t [s],u,y [mm]\n";
    const double at1 = K + (h0 - K) * std::exp(-1 / T);
    for (int i = 0; i <= 80; ++i) {
        const double t = 0.05 * i;
        const double h =
            t <= 1 ? K + (h0 - K) * std::exp(-t / T) : 3 * K + (at1 - 3 * K) * std::exp(-(t - 1) / T);
        text += fmt::format("{},{},{}\n", t, t < 1 - 1e-9 ? 1 : 3, 1000 * h + 5 + sigma * random.normal());
    }
    return text;
}

std::string tankStudy(const std::string& files, const std::string& start) {
    return "method = \"least-squares\"\nmodel = \"tank.mo\"\n[data]\nfiles = " + files +
           "\nlayout = \"signals\"\ninterpolation = \"hold\"\n"
           "[data.standard_deviations]\ny = 20.0\n" +
           start +
           "[unknowns.T]\nstart = 0.5\nmin = 0.05\nmax = 10.0\n[unknowns.K]\nstart = 1.5\nmin = 0.1\n"
           "max = 10.0\n";
}

const Estimate& estimate(const Result& result, const std::string& name) {
    for (const Estimate& e : result.unknowns)
        if (e.name == name) return e;
    static const Estimate none;
    return none;
}

} // namespace

class TestRecordStarts : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Study study(const std::string& text) const {
        return parseStudy(text, folder_.filePath("study.toml").toStdString());
    }
    Result run(const std::string& text) const {
        PreparedStudy prepared = prepare(study(text));
        return runStudy(prepared, {});
    }
    QString refusal(const std::string& text) const {
        try {
            run(text);
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }
    static bool says(const Messages& said, const char* words) {
        return std::ranges::any_of(
            said, [&](const Message& one) { return one.text().find(words) != std::string::npos; });
    }
    void write(const char* name, const std::string& text) const {
        samples::write(folder_.filePath(name), text);
    }

  private Q_SLOTS:
    void initTestCase() {
        write("tank.mo", kTank);
        write("rest.csv", record(1.2, 0.8, 1.2, 0, 1));
        write("moved.csv", record(0.4, 0.8, 1.2, 0, 1));
        write("other.csv", record(2.5, 0.8, 1.2, 0, 1));
        write("rows.csv", "T,y [mm]\n1,5\n2,5\n");
    }

    void withoutAWordTheTextSaysIt() {
        const Result wrong = run(tankStudy("[\"rest.csv\"]", ""));
        QVERIFY(std::abs(estimate(wrong, "T").value - 0.8) > 0.01);
    }
    void atRest() {
        const Result result = run(tankStudy("[\"rest.csv\"]", "[data.start]\nh = \"steady\"\n"));
        QVERIFY(result.outcome == RunOutcome::Answered);
        QCOMPARE(result.unknowns.size(), std::size_t{2});
        QVERIFY(std::abs(estimate(result, "T").value - 0.8) < 1e-6);
        QVERIFY(std::abs(estimate(result, "K").value - 1.2) < 1e-6);
    }
    void given() {
        const Result result = run(tankStudy("[\"moved.csv\"]", "[data.start]\nh = 0.4\n"));
        QCOMPARE(result.unknowns.size(), std::size_t{2});
        QVERIFY(std::abs(estimate(result, "T").value - 0.8) < 1e-6);
    }
    void everyRecordHasAStartOfItsOwn() {
        for (const char* kind : {"measured", "unknown"}) {
            const Result result = run(
                tankStudy("[\"moved.csv\", \"other.csv\"]", fmt::format("[data.start]\nh = \"{}\"\n", kind)));
            QCOMPARE(result.unknowns.size(), std::size_t{4});
            QVERIFY(std::abs(estimate(result, "T").value - 0.8) < 1e-6);
            QVERIFY(std::abs(estimate(result, "h.start[moved]").value - 0.4) < 1e-6);
            QVERIFY(std::abs(estimate(result, "h.start[other]").value - 2.5) < 1e-6);
        }
    }
    void theSearchBeginsAtTheFirstMeasuredValue() {
        const PreparedStudy prepared =
            prepare(study(tankStudy("[\"moved.csv\", \"other.csv\"]", "[data.start]\nh = \"measured\"\n")));
        const Unknown& start = prepared.problem.unknowns.back();
        QCOMPARE(start.name, std::string("h.start"));
        QVERIFY(start.perExperiment);
        QVERIFY(std::abs(start.startOf.at("moved") - 0.4) < 1e-9); // (y - 5)/1000
        QVERIFY(std::abs(start.startOf.at("other") - 2.5) < 1e-9);
        QCOMPARE(start.value.min, -10.0);
        QCOMPARE(start.value.max, 100.0);
    }
    /// With its noise: the intervals know that the first value is one of many.
    void theIntervalsHoldTheTruth() {
        int within = 0, n = 0;
        for (std::uint64_t k = 0; k < 120; ++k) {
            write("noisy.csv", record(0.4, 0.8, 1.2, 20, k));
            const Result result = run(tankStudy("[\"noisy.csv\"]", "[data.start]\nh = \"measured\"\n"));
            for (const auto& [name, truth] :
                 {std::pair{"T", 0.8}, std::pair{"K", 1.2}, std::pair{"h.start[noisy]", 0.4}}) {
                const Estimate& e = estimate(result, name);
                within += e.lower <= truth && truth <= e.upper;
                ++n;
            }
        }
        const double share = within / double(n), spread = 2.58 * std::sqrt(0.95 * 0.05 / n);
        QVERIFY2(std::abs(share - 0.95) < spread + 0.01, qPrintable(QString::number(share)));
    }
    /// Another record is judged by the values found from a start that fits it: right ones pass, others do
    /// not.
    void anotherRecordIsJudgedFromItsOwnStart() {
        constexpr int kRecords = 60;
        int passed = 0, failed = 0;
        for (std::uint64_t k = 0; k < kRecords; ++k) {
            write("noisy.csv", record(0.4, 0.8, 1.2, 20, k));
            write("again.csv", record(2.5, 0.8, 1.2, 20, 1000 + k));
            write("slower.csv", record(2.5, 1.0, 1.2, 20, 2000 + k));
            const std::string text = tankStudy("[\"noisy.csv\"]", "[data.start]\nh = \"measured\"\n");
            const Result found = run(text);
            for (const char* file : {"again.csv", "slower.csv"}) {
                PreparedStudy other = prepare(
                    onOtherData(atEstimates(study(text), found), {folder_.filePath(file).toStdString()}));
                Result judged = runStudy(other, {});
                describeValidation(judged, other.study, &found);
                const auto facts = readFacts<ValidationResult>(judged).validation;
                QVERIFY2(facts && facts->passed, judged.message().c_str());
                (file == std::string("again.csv") ? passed : failed) += *facts->passed;
                QVERIFY(says(facts->said, "How the records start was fitted to them: h.start["));
                QVERIFY(says(facts->said, "with the uncertainty of the values found"));
            }
        }
        qInfo("right values passed %d, others %d of %d", passed, failed, kRecords);
        QVERIFY(passed >= kRecords - 8); // 99.9 % of a binomial of 5 %
        QVERIFY(failed <= 2);
    }
    /// The end of a record is judged from its own start; a record without such an end is no obstacle.
    void theEndThatIsHeldBackStartsWhereItsRecordDoes() {
        std::string text = record(2.5, 0.8, 1.2, 0, 1);
        text.resize(text.find("2.5,")); // nothing behind 2.45 s
        write("short.csv", text);
        const Result result = run(tankStudy("[\"moved.csv\", \"short.csv\"]\nvalidation = {after = 2.6}",
                                            "[data.start]\nh = \"measured\"\n"));
        const ResultTable* table = result.table("validation");
        QVERIFY(table && table->rows() > 20);
        for (const double residual : table->find("residual")->numbers) QVERIFY(std::abs(residual) < 1e-2);
    }
    void itIsWrittenAsItIsRead() {
        const Study first = study(tankStudy("[\"moved.csv\"]", "[data.start]\nh = \"steady\"\nz = 0.25\n"
                                                               "v = \"measured\"\nw = \"unknown\"\n"));
        const Study second = study(toToml(first));
        QVERIFY(first.data.starts == second.data.starts);
        QCOMPARE(second.data.starts.at("z").value, 0.25);
        QCOMPARE(second.data.starts.size(), std::size_t{4});
    }
    void whatCannotBeIsASentence_data() {
        QTest::addColumn<QString>("start");
        QTest::addColumn<QString>("says");
        QTest::addRow("no such state") << "[data.start]\nhh = 1\n"
                                       << "no state of this name. Did you mean h?";
        QTest::addRow("no such word") << "[data.start]\nh = \"rest\"\n"
                                      << "\"steady\" or \"unknown\"";
        QTest::addRow("no number") << "[data.start]\nh = nan\n"
                                   << "a finite number is expected";
        QTest::addRow("twice") << "[data.start]\nh = 1.0\n[parameters]\n\"h.start\" = 2.0\n"
                               << "says how the state starts";
        QTest::addRow("outside") << "[data.start]\nh = 1000.0\n"
                                 << "from -10 to 100";
    }
    void whatCannotBeIsASentence() {
        QFETCH(const QString, start);
        QFETCH(const QString, says);
        const QString said = refusal(tankStudy("[\"moved.csv\"]", start.toStdString()));
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY2(said.contains("study.toml:"), qPrintable(said));
    }
    void otherMethodsSaySo() {
        std::string text = tankStudy("[\"moved.csv\"]", "[data.start]\nh = \"unknown\"\n");
        text.replace(text.find("least-squares"), 13, "filter");
        QVERIFY(refusal(text).contains("(homotopy, least-squares can)"));
    }
    void rowsTellNoStart() {
        std::string text = tankStudy("[\"rows.csv\"]", "[data.start]\nh = \"measured\"\n");
        text.replace(text.find("signals"), 7, "rows");
        QVERIFY(refusal(text).contains("tells no start of its own"));
    }
    void unmeasuredIsASentence() {
        write("hidden.mo", "model Hidden\n  parameter Real T = 1;\n  parameter Real K = 1;\n  input Real u;\n"
                           "  Real h(start=0);\n  Real g(start=0);\n  output Real y(unit=\"mm\");\nequation\n"
                           "  T*der(h) = K*u - h;\n  T*der(g) = h - g;\n  y = g;\nend Hidden;\n");
        std::string text = tankStudy("[\"moved.csv\"]", "[data.start]\nh = \"measured\"\n");
        text.replace(text.find("tank.mo"), 7, "hidden.mo");
        const QString said = refusal(text);
        QVERIFY2(said.contains("no sensor of experiment moved tells the state h by itself"),
                 qPrintable(said));
    }
};

RIGOR_TEST(TestRecordStarts)
#include "test_record_starts.moc"

} // namespace test_record_starts

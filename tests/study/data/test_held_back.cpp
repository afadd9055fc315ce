// What [data] validation holds back: nothing of it is searched by, all of it judges the answer, by share,
// labels, files and time; over many records whose truth is known.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/series/held_back.h"
#include "core/foundation/base/random.h"
#include "core/methods/result/message_json.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/run_folder.h"
#include "core/study/run/validate.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <set>

namespace test_held_back {

using namespace rigor;

namespace {

const char* const kLine = "model Line\n"
                          "  parameter Real a = 1;\n"
                          "  parameter Real b = 0;\n"
                          "  parameter Real u = 0;\n"
                          "  output Real y;\n"
                          "equation\n"
                          "  y = a*u + b;\n"
                          "end Line;\n";
const char* const kDecay = "model Decay\n"
                           "  parameter Real k(unit=\"1/s\") = 1;\n"
                           "  Real x(unit=\"mm\", start=10);\n"
                           "  output Real y(unit=\"mm\");\n"
                           "equation\n"
                           "  der(x) = -k*x;\n"
                           "  y = x;\n"
                           "end Decay;\n";

/// Rows of y = 2 u + 1 + `bend` u^2 with white noise of 0.1; the label is the number of a day of five rows.
std::string rows(int n, std::uint64_t record, double bend = 0, int firstDay = 1) {
    RandomStream random(11, record);
    std::string text = "day,u,y\n";
    for (int i = 0; i < n; ++i) {
        const double u = 10 * random.uniform();
        text +=
            fmt::format("d{},{},{}\n", firstDay + i / 5, u, 2 * u + 1 + bend * u * u + 0.1 * random.normal());
    }
    return text;
}

std::string decay(double k, int n, std::uint64_t record, double kAfter1 = 0) {
    RandomStream random(12, record);
    std::string text = "t [s],y [mm]\n";
    for (int i = 0; i < n; ++i) {
        const double t = 0.05 * i, late = std::max(0.0, t - 1);
        text += fmt::format("{},{}\n", t, 10 * std::exp(-k * t - kAfter1 * late) + 0.1 * random.normal());
    }
    return text;
}

/// Beside a smooth term of deviation 1, alike within 0.3 s: cosines of the frequencies of such a process (A.
/// Rahimi and B. Recht, "Random features for large-scale kernel machines", 2007).
std::string lackingDecay(double k, int n, std::uint64_t record) {
    constexpr int kCosines = 40;
    RandomStream random(13, record);
    std::array<double, kCosines> rate{}, phase{};
    for (int m = 0; m < kCosines; ++m) {
        rate[static_cast<std::size_t>(m)] = random.normal() / 0.3;
        phase[static_cast<std::size_t>(m)] = 2 * std::numbers::pi * random.uniform();
    }
    std::string text = "t [s],y [mm]\n";
    for (int i = 0; i < n; ++i) {
        const double t = 0.05 * i;
        double term = 0;
        for (std::size_t m = 0; m < rate.size(); ++m)
            term += std::sqrt(2.0 / kCosines) * std::cos(rate[m] * t + phase[m]);
        text += fmt::format("{},{}\n", t, 10 * std::exp(-k * t) + term + 0.1 * random.normal());
    }
    return text;
}

std::string lineStudy(const std::string& files, const std::string& validation) {
    return "method = \"least-squares\"\nmodel = \"line.mo\"\n[data]\n" + files + "\nlabel = \"day\"\n" +
           (validation.empty() ? "" : "validation = " + validation + "\n") +
           "[data.standard_deviations]\ny = 0.1\n[unknowns.a]\nstart = 1.0\n[unknowns.b]\nstart = 0.0\n";
}

std::string decayStudy(const std::string& files, const std::string& validation) {
    return "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\n" + files + "\nlayout = \"signals\"\n" +
           (validation.empty() ? "" : "validation = " + validation + "\n") +
           "[data.standard_deviations]\ny = 0.1\n[unknowns.k]\nstart = 0.5\nmin = 0.1\nmax = 10.0\n"
           "[simulation]\nstepper = \"rk4\"\nstep = 0.01\n";
}

/// Of 99 % certainty: whether k of n can be of a share `p`.
bool fits(int k, int n, double p) {
    const double spread = 2.58 * std::sqrt(n * p * (1 - p)) + 1;
    return std::abs(k - n * p) <= spread;
}

} // namespace

class TestHeldBack : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    Study study(const std::string& text) const {
        return parseStudy(text, folder_.filePath("study.toml").toStdString());
    }
    Result run(const std::string& text) const {
        PreparedStudy prepared = prepare(study(text));
        return runStudy(prepared, {});
    }
    std::string refusal(const std::string& text) const {
        try {
            run(text);
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }
    void write(const char* name, const std::string& text) const {
        samples::write(folder_.filePath(name), text);
    }

  private Q_SLOTS:
    void initTestCase() {
        write("line.mo", kLine);
        write("decay.mo", kDecay);
        write("rows.csv", rows(40, 1));
        write("next.csv", rows(20, 2, 0, 9));
        write("bent.csv", rows(20, 2, 0.1, 9));
        write("a.csv", decay(2, 41, 1));
        write("b.csv", decay(2, 41, 2));
        write("c.csv", decay(2, 41, 3));
    }

    /// The answer is that of the rest alone, and what is held back is predicted by it, to the last digit.
    void nothingHeldBackIsSearchedBy_data() {
        QTest::addColumn<QString>("validation");
        QTest::addColumn<int>("held");
        QTest::addRow("share") << "{share = 0.3, seed = 4}" << 12;
        QTest::addRow("labels") << "{labels = [\"d2\", \"d7\"]}" << 10;
        QTest::addRow("one label") << "{labels = \"d3\"}" << 5;
        QTest::addRow("a further file") << "{files = [\"next.csv\"]}" << 20;
    }
    void nothingHeldBackIsSearchedBy() {
        QFETCH(const QString, validation);
        QFETCH(const int, held);
        const Result result = run(lineStudy("file = \"rows.csv\"", validation.toStdString()));
        const ResultTable* table = result.table("validation");
        QVERIFY(table);
        QCOMPARE(static_cast<int>(table->rows()), held);
        // The rest in a file of its own.
        std::set<double> measured(table->find("measured")->numbers.begin(),
                                  table->find("measured")->numbers.end());
        std::istringstream all(rows(40, 1));
        std::string line, rest;
        std::getline(all, rest);
        rest += "\n";
        while (std::getline(all, line))
            if (!measured.contains(std::stod(line.substr(line.rfind(',') + 1)))) rest += line + "\n";
        write("rest.csv", rest);
        const Result alone = run(lineStudy("file = \"rest.csv\"", ""));
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(result.unknowns[i].value, alone.unknowns[i].value);
            QCOMPARE(result.unknowns[i].standardError, alone.unknowns[i].standardError);
        }
        double squares = 0, sum = 0;
        const auto& residual = table->find("residual")->numbers;
        for (const double r : residual) squares += r * r, sum += r;
        const auto json = toJson(result)["validation"];
        QVERIFY(std::abs(json["rms"].get<double>() - std::sqrt(squares / held)) < 1e-12);
        QVERIFY(std::abs(json["outputs"]["y"]["bias"].get<double>() - sum / held) < 1e-12);
        QCOMPARE(json["verdict"].get<std::string>(), std::string("Validation passed."));
        QCOMPARE(toJson(result)["status"].get<std::string>(), std::string("answered"));
        QCOMPARE(toJson(result)["diagnostics"]["validation"], json);
    }

    void recordsAreDividedByFileAndTime() {
        const Result byFile =
            run(decayStudy("files = [\"a.csv\", \"b.csv\", \"c.csv\"]", "{files = [\"b.csv\"]}"));
        const Result rest = run(decayStudy("files = [\"a.csv\", \"c.csv\"]", ""));
        QCOMPARE(byFile.unknowns[0].value, rest.unknowns[0].value);
        QCOMPARE(byFile.table("validation")->rows(), std::size_t{41});
        QCOMPARE(byFile.table("validation")->find("experiment")->texts.front(), std::string("b"));
        // A further file, not among those of the study.
        const Result further = run(decayStudy("files = [\"a.csv\", \"c.csv\"]", "{files = [\"b.csv\"]}"));
        QCOMPARE(further.unknowns[0].value, rest.unknowns[0].value);

        const Result byTime = run(decayStudy("file = \"a.csv\"", "{after = 1.0}"));
        const Result early = run(decayStudy("file = \"a.csv\"", "") + "stop_time = 1.0\n");
        QCOMPARE(byTime.unknowns[0].value, early.unknowns[0].value);
        const auto& times = byTime.table("validation")->find("t")->numbers;
        QCOMPARE(times.size(), std::size_t{20});
        QVERIFY(times.front() > 1);
    }

    /// The lines told to be held back are those of the values that judge, and no others.
    void theirLinesAreTold_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("file");
        for (const char* validation :
             {"{share = 0.3, seed = 4}", "{labels = [\"d2\", \"d7\"]}", "{labels = \"d3\"}"})
            QTest::addRow("rows, %s", validation)
                << QString::fromStdString(lineStudy("file = \"rows.csv\"", validation)) << 0;
        for (const char* validation :
             {"{files = [\"b.csv\"]}", "{files = [\"./b.csv\"]}", "{after = 0.7}", "{share = 0.34}"})
            for (const int file : {0, 1, 2})
                QTest::addRow("records, %s, %d", validation, file)
                    << QString::fromStdString(
                           decayStudy("files = [\"a.csv\", \"b.csv\", \"c.csv\"]", validation))
                    << file;
    }
    void theirLinesAreTold() {
        QFETCH(const QString, text);
        QFETCH(const int, file);
        QDir::setCurrent(folder_.path());
        PreparedStudy prepared = prepare(study(text.toStdString()));
        const DataRecipe& recipe = prepared.study.data;
        const Dataset data = loadDataset(recipe, *prepared.whole().model);
        const auto lines = heldLines(data, recipe, static_cast<std::size_t>(file));
        const Table table = readCsv(recipe.files[static_cast<std::size_t>(file)]).table;
        const auto& written = table.columns.back().numbers;
        std::multiset<double> told, judged;
        for (const std::size_t line : lines) told.insert(written[line - 2]);
        const Result result = runStudy(prepared, {});
        const ResultTable* by = result.table("validation");
        for (std::size_t row = 0; row < by->rows(); ++row) {
            const double value = by->find("measured")->numbers[row];
            if (std::ranges::find(written, value) != written.end()) judged.insert(value);
        }
        QVERIFY(told == judged);
        QVERIFY(recipe.layout == "signals" || !told.empty());
    }

    /// Same seed, same division; another seed, another one.
    void theDrawIsThatOfItsSeed() {
        const auto rowsOf = [&](int seed) {
            return run(lineStudy("file = \"rows.csv\"", fmt::format("{{share = 0.25, seed = {}}}", seed)))
                .table("validation")
                ->find("measured")
                ->numbers;
        };
        QCOMPARE(rowsOf(1), rowsOf(1));
        QVERIFY(rowsOf(1) != rowsOf(2));
    }

    /// Two loggers, one of them late by its clock: the answer is that of one file with all columns.
    void joinedFilesAreOneRecord() {
        std::string left = "t [s],y [mm]\n", right = "t [s],z [mm]\n", both = "t [s],y [mm],z [mm]\n";
        RandomStream random(13, 1);
        for (int i = 0; i < 41; ++i) {
            const double t = 0.05 * i, y = 10 * std::exp(-2 * t) + 0.1 * random.normal(),
                         z = 10 * std::exp(-2 * t) + 0.1 * random.normal();
            left += fmt::format("{},{}\n", t, y);
            right += fmt::format("{},{}\n", t + 3, z);
            both += fmt::format("{},{},{}\n", t, y, z);
        }
        write("left.csv", left), write("right.csv", right), write("both.csv", both);
        std::string model = kDecay;
        model.replace(model.find("equation"), 8, "  output Real z(unit=\"mm\");\nequation\n  z = x;");
        write("decay2.mo", model);
        const auto two = [](std::string text) {
            text.replace(text.find("decay.mo"), 8, "decay2.mo");
            return text.replace(text.find("y = 0.1\n"), 8, "y = 0.1\nz = 0.1\n");
        };
        const std::string files = "files = [{file = \"left.csv\", experiment = 1}, "
                                  "{file = \"right.csv\", experiment = 1, offset = -3.0}]";
        const Study joined = study(two(decayStudy(files, "")));
        QVERIFY(study(toToml(joined)).data == joined.data);
        const Result result = run(two(decayStudy(files, "")));
        const Result alone = run(two(decayStudy("file = \"both.csv\"", "")));
        QVERIFY(std::abs(result.unknowns[0].value - alone.unknowns[0].value) < 1e-9);
        QVERIFY(std::abs(result.unknowns[0].standardError / alone.unknowns[0].standardError - 1) < 1e-6);
    }

    /// The study as written is the study as read, and its folder can be judged again.
    void theStudyIsKept() {
        for (const char* validation :
             {"{share = 0.25, seed = 3}", "{files = [\"next.csv\"]}", "{labels = [\"d1\"]}"}) {
            const Study one = study(lineStudy("file = \"rows.csv\"", validation));
            const Study again = study(toToml(one));
            QVERIFY(again.data == one.data);
        }
        const Study one = study(decayStudy("file = \"a.csv\"", "{after = 1.0}"));
        QVERIFY(study(toToml(one)).data == one.data);
    }

    /// A finished run read from its folder has what its result has.
    void aFolderIsReadBack() {
        const Study one = study(lineStudy("file = \"rows.csv\"", "{share = 0.25, seed = 3}"));
        PreparedStudy prepared = prepare(one);
        const Result result = runStudy(prepared, {});
        const std::string folder = folder_.filePath("finished").toStdString();
        writeRunFolder(folder, runFiles(result, one));
        const FinishedRun back = readRunFolder(folder);
        QCOMPARE(back.result.tables.size(), result.tables.size());
        for (std::size_t i = 0; i < result.tables.size(); ++i) {
            QCOMPARE(back.result.tables[i].rows(), result.tables[i].rows());
            ResultTable plain = result.tables[i];
            for (ResultColumn& column : plain.columns) column.unit.clear();
            ResultTable read = back.result.tables[i];
            for (ResultColumn& column : read.columns) column.unit.clear();
            QCOMPARE(toCsv(read), toCsv(plain));
        }
        for (std::size_t i = 0; i < result.unknowns.size(); ++i)
            QCOMPARE(back.result.unknowns[i].value, result.unknowns[i].value);
    }

    /// Judged again by the whole file, what was searched by is left out, wherever it stands in it.
    void whatWasSearchedByIsLeftOut() {
        const Study one = study(lineStudy("file = \"rows.csv\"", "{share = 0.3, seed = 4}"));
        PreparedStudy prepared = prepare(one);
        const Result result = runStudy(prepared, {});
        PreparedStudy again =
            prepare(onOtherData(atEstimates(one, result), {folder_.filePath("rows.csv").toStdString()}));
        Result evaluation = runStudy(again, {});
        describeValidation(evaluation, again.study, &result);
        const auto json = toJson(evaluation)["diagnostics"]["validation"],
                   before = toJson(result)["validation"];
        QCOMPARE(json["repeated"].get<int>(), 28);
        QCOMPARE(json["values"].get<double>(), 12.0);
        QCOMPARE(json["rms"].get<double>(), before["rms"].get<double>());
        QVERIFY(std::abs(json["p"].get<double>() - before["p"].get<double>()) < 1e-6);
        QVERIFY(!result.table("validation")->find("t")); // rows have no time
    }

    /// A right model fails in 5 % of the records, whatever way they are divided; one that bends fails.
    void theVerdictHasItsLevel_data() {
        QTest::addColumn<bool>("overTime");
        QTest::addRow("share of rows") << false;
        QTest::addRow("end of a record") << true;
    }
    void theVerdictHasItsLevel() {
        if (sample::kSanitized) QSKIP("a count over hundreds of records");
        QFETCH(const bool, overTime);
        constexpr int kRecords = 300;
        int failed = 0, missed = 0;
        for (int record = 0; record < kRecords; ++record) {
            for (const bool wrong : {false, true}) {
                if (wrong && record % 10 != 0) continue;
                const auto stream = static_cast<std::uint64_t>(100 + record);
                if (overTime)
                    write("now.csv", decay(2, 41, stream, wrong ? 1.5 : 0));
                else
                    write("now.csv", rows(30, stream));
                if (!overTime && wrong) write("then.csv", rows(30, stream + 5000, 0.05, 20));
                const Result result =
                    overTime ? run(decayStudy("file = \"now.csv\"", "{after = 1.0}"))
                             : run(lineStudy("file = \"now.csv\"",
                                             wrong ? "{files = [\"then.csv\"]}"
                                                   : fmt::format("{{share = 0.4, seed = {}}}", record)));
                const bool passed = result.diagnostics["validation"]["passed"].get<bool>();
                (wrong ? missed : failed) += wrong ? passed : !passed;
            }
        }
        QCOMPARE(missed, 0);
        // Two-sided at 5 %, and only the upper half fails.
        QVERIFY2(fits(failed, kRecords, 0.025), qPrintable(QString("%1 of %2").arg(failed).arg(kRecords)));
    }

    /// A term that the model lacks is in the band of other records too, and a right model passes with it; one
    /// that grows fails.
    void whatTheModelLacksIsInTheBand() {
        if (sample::kSanitized) QSKIP("a count over many records");
        constexpr int kRecords = 100;
        int failed = 0, missed = 0;
        double inside = 0, values = 0;
        const std::string all = "files = [\"l0.csv\", \"l1.csv\", \"l2.csv\", \"l3.csv\", \"l4.csv\"]",
                          held = "{files = [\"l3.csv\", \"l4.csv\"]}",
                          option = "[options]\ndiscrepancy = \"y\"\n";
        for (int record = 0; record < kRecords; ++record)
            for (const bool wrong : {false, true}) {
                if (wrong && record % 10 != 0) continue;
                for (int file = 0; file < 5; ++file)
                    write(fmt::format("l{}.csv", file).c_str(),
                          lackingDecay(wrong && file > 2 ? -0.5 : 2, 41,
                                       static_cast<std::uint64_t>(10 * record + file)));
                const Result result = run(decayStudy(all, held) + option);
                const auto& told = result.diagnostics["validation"];
                (wrong ? missed : failed) += told["passed"].get<bool>() == wrong ? 1 : 0;
                if (wrong) continue;
                inside += told["coverage"].get<double>() * told["values"].get<double>();
                values += told["values"].get<double>();
                QVERIFY2(told.dump().find("The band holds the discrepancy of") != std::string::npos,
                         told.dump().c_str());
                if (record > 0) continue;
                // The same by hand: values that were found are evaluated, and no term is searched.
                const Study own = study(decayStudy(all, "") + option);
                PreparedStudy prepared = prepare(own);
                const Result calibration = runStudy(prepared, {});
                PreparedStudy again = prepare(
                    onOtherData(atEstimates(own, calibration), {folder_.filePath("a.csv").toStdString()}));
                QVERIFY(runStudy(again, {}).outcome == RunOutcome::Answered);
            }
        QVERIFY2(fits(failed, kRecords, 0.025), qPrintable(QString::number(failed)));
        QCOMPARE(missed, 0);
        QVERIFY2(inside > 0.9 * values && inside < 0.99 * values,
                 qPrintable(QString::number(inside / values)));
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const auto line = [](const char* validation, const char* files = "file = \"rows.csv\"") {
            return QString::fromStdString(lineStudy(files, validation));
        };
        const auto record = [](const char* validation) {
            return QString::fromStdString(decayStudy("file = \"a.csv\"", validation));
        };
        QTest::addRow("share 0") << line("{share = 0.0}")
                                 << "data.validation.share = 0: it must lie between 0 and 1";
        QTest::addRow("share 1") << line("{share = 1.0}")
                                 << "data.validation.share = 1: it must lie between 0 and 1";
        QTest::addRow("leaves nothing") << line("{share = 0.001}") << "of 40 experiments holds back 0";
        QTest::addRow("leaves nothing to search")
            << line("{share = 0.999}") << "of 40 experiments holds back 40";
        QTest::addRow("one record") << record("{share = 0.3}")
                                    << "validation = {after = ...} holds back the end";
        QTest::addRow("two ways") << line("{share = 0.3, labels = [\"d1\"]}") << "one of share";
        QTest::addRow("none") << line("{seed = 3}") << "one of share";
        QTest::addRow("key") << line("{shares = 0.3}") << "share";
        QTest::addRow("label") << line("{labels = [\"d22\"]}") << "Did you mean \"d2\"?";
        QTest::addRow("empty") << line("{labels = []}") << "the list is empty";
        QTest::addRow("its only file") << line("{files = [\"rows.csv\"]}") << "the only file of the study";
        QTest::addRow("no file") << line("{files = [\"gone.csv\"]}") << "there is no file";
        QTest::addRow("rows have no time") << line("{after = 1.0}") << "rows are divided by share or labels";
        QTest::addRow("too late") << record("{after = 9.0}") << "between 0 and 2 s";
        QTest::addRow("too early") << record("{after = -1.0}") << "leaves nothing to search by";
        QTest::addRow("no search") << record("{after = 1.0}") + "[options]\nevaluate_at = [2.0]\n"
                                   << "nothing is searched";
        QTest::addRow("verified") << record("{after = 1.0}").replace("least-squares", "verified")
                                  << "the method verified gives no values";
    }
    void whatCannotBeIsRefused() {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        const QString said = QString::fromStdString(refusal(text.toStdString()));
        QVERIFY2(said.contains(sentence), qPrintable(said));
        QVERIFY2(said.contains("study.toml") || said.contains(".csv"), qPrintable(said));
    }
};

RIGOR_CORE_TEST(TestHeldBack)
#include "test_held_back.moc"

} // namespace test_held_back

// The same measurements as CSV, workbook and MAT file are the same study: numbers, keys, warnings, hash of
// the file.
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/sha256.h"
#include "core/study/study.h"
#include "tests/support/mat_files.h"
#include "tests/support/test_program.h"
#include "tests/support/workbook_files.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <sstream>

namespace test_data_formats {

using namespace rigor;
using namespace rigor::sample;

namespace {

const char* const kDecayModel = "model Decay\n"
                                "  parameter Real k(unit=\"1/s\") = 1;\n"
                                "  Real x(unit=\"mm\", start=10, fixed=true);\n"
                                "  output Real y(unit=\"mm\");\n"
                                "equation\n"
                                "  der(x) = -k*x;\n"
                                "  y = x;\n"
                                "end Decay;\n";

constexpr int kSamples = 41;
double timeAt(int i) { return 0.05 * i; }
/// y = 10 exp(-0.7 t) mm.
double measuredAt(int i) { return 10 * std::exp(-0.7 * timeAt(i)); }

std::string csvBytes() {
    std::string text = "t [s],y [mm]\n";
    for (int i = 0; i < kSamples; ++i) text += fmt::format("{},{}\n", timeAt(i), measuredAt(i));
    return text;
}

std::string workbookBytes() {
    std::vector<std::vector<std::string>> rows = {{"t", "y"}, {"s", "mm"}};
    for (int i = 0; i < kSamples; ++i)
        rows.push_back({fmt::format("{}", timeAt(i)), fmt::format("{}", measuredAt(i))});
    XlsxParts parts;
    parts.sheets = {{"Notes", xlsxRows({{"t", "y"}, {"0", "1"}, {"1", "1"}, {"2", "1"}})},
                    {"Run", xlsxRows(rows)}};
    return xlsx(parts);
}

std::string matBytes() {
    return matFile({MAT_FT_MAT5, MAT_COMPRESSION_ZLIB}, [](const MatOut& out) {
        std::vector<double> t, y;
        for (int i = 0; i < kSamples; ++i) {
            t.push_back(timeAt(i));
            y.push_back(measuredAt(i));
        }
        out.numbers("other", {3, 1}, {1, 2, 3});
        out.write(
            out.structure("run", {{{"t", out.make({kSamples, 1}, t)}, {"y", out.make({kSamples, 1}, y)}}}));
    });
}

struct Answer {
    double k = 0;
    PreparedStudy prepared;
};

Answer answerOf(const QTemporaryDir& dir, const std::string& file, const std::string& bytes,
                const std::string& key) {
    const auto write = [&](const std::string& name, const std::string& content) {
        std::ofstream(dir.filePath(QString::fromStdString(name)).toStdString(), std::ios::binary) << content;
    };
    write("decay.mo", kDecayModel);
    write(file, bytes);
    write("study.toml", "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"" + file +
                            "\"\nlayout = \"signals\"\n" + key +
                            "[unknowns.k]\nstart = 1.0\nmin = 0.1\nmax = 5.0\n");
    Answer answer{0, prepare(loadStudy(dir.filePath("study.toml").toStdString()))};
    const Result result = runStudy(answer.prepared, {});
    answer.k = result.unknowns.at(0).value;
    return answer;
}

} // namespace

class TestDataFormats : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyFormatGivesTheSameAnswer() {
        QTemporaryDir dir;
        const Answer csv = answerOf(dir, "run.csv", csvBytes(), "");
        // Data without noise: what is left is the error of the integration.
        QVERIFY(std::abs(csv.k - 0.7) < 1e-5);
        const Answer book = answerOf(dir, "run.xlsx", workbookBytes(), "sheet = \"Run\"\n");
        QCOMPARE(book.k, csv.k); // the digits in the cells are those of the CSV file
        const Answer mat =
            answerOf(dir, "run.mat", matBytes(), "variable = \"run\"\nunits = {t = \"s\", y = \"mm\"}\n");
        QCOMPARE(mat.k, csv.k);
        QCOMPARE(mat.prepared.problem.data.experiments.size(), std::size_t(1));
    }

    void theChoiceOfATableIsKeptInTheStudyFile() {
        Study study;
        study.method = "least-squares";
        study.model = "decay.mo";
        study.data.files = {"run.xlsx"};
        study.data.sheet = "Run \"2\"";
        study.data.variable = "log(2).run";
        const Study again = parseStudy(toToml(study), "study.toml");
        QCOMPARE(again.data.sheet, study.data.sheet);
        QCOMPARE(again.data.variable, study.data.variable);
        QVERIFY(again.data == study.data);
    }

    void aSheetThatIsNotThereIsRefusedBeforeTheRun() {
        QTemporaryDir dir;
        try {
            answerOf(dir, "run.xlsx", workbookBytes(), "sheet = \"Rum\"\n");
            QFAIL("no such sheet");
        } catch (const Error& e) {
            const std::string told = e.what();
            QVERIFY2(told.find("run.xlsx") != std::string::npos &&
                         told.find("it has \"Notes\", \"Run\". Did you mean \"Run\"?") != std::string::npos,
                     told.c_str());
        }
    }
};

RIGOR_TEST(TestDataFormats)
#include "test_data_formats.moc"

} // namespace test_data_formats

// Distributions that come from a file of samples: the keys of the study, files that cannot be, where the file
// goes with the study, and a run from file to result.
#include "core/foundation/base/random.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "core/methods/result/provenance.h"
#include "core/study/places/running_folder.h"
#include "core/study/project/project_importer.h"
#include "core/study/report/report.h"
#include "core/study/run/run_folder.h"
#include "core/study/sample_files.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <filesystem>
#include <fstream>

namespace test_sample_files {

using namespace rigor;
using namespace rigor::sample;

namespace {
const std::string kModel = "model One\n  input Real u;\n  parameter Real x = 1;\n  output Real y;\nequation\n"
                           "  y = x*u;\nend One;\n";

std::string studyText(const std::string& source, const std::string& shape = {}) {
    return "method = \"inverse-uncertainty\"\nmodel = \"one.mo\"\n[data]\nfile = \"one.csv\"\n[unknowns.x]\n"
           "family = \"empirical\"\n" +
           source + "lower = -5.0\nupper = 10.0\n" +
           (shape.empty() ? "[unknowns.x.shift]\nstart = 0.0\nmin = -1.0\nmax = 1.0\n[unknowns.x.scale]\n"
                            "start = 1.0\nmin = 0.3\nmax = 3.0\n"
                          : shape) +
           "[options]\ndensity = \"gaussian\"\npopulation = 10\ngenerations = 4\nreference = \"none\"\n"
           "least_squares = false\n";
}

std::string errorOf(const auto& act) {
    try {
        act();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}
} // namespace

class TestSampleFiles : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;

    std::filesystem::path path(const std::string& name) const {
        return folder_->path().toStdString() + "/" + name;
    }
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::ofstream(path(name), std::ios::binary) << text;
        return path(name);
    }
    Study study(const std::string& source = "file = \"x.csv\"\ncolumn = \"x\"\n") const {
        write("one.toml", studyText(source));
        return loadStudy(path("one.toml"));
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        write("one.mo", kModel);
        RandomStream random(3, 1);
        std::string samples = "part,x\n", data = "u,y\n";
        for (int k = 0; k < 500; ++k) samples += fmt::format("{},{}\n", k, 2 + 0.3 * random.normal());
        for (int k = 0; k < 40; ++k) {
            const double u = 0.5 + 0.03 * k;
            data += fmt::format("{},{}\n", u, u * (2.2 + 0.3 * random.normal()));
        }
        write("x.csv", samples);
        write("one.csv", data);
    }

    void keysAreReadAndWrittenAgain() {
        const Study read = study("file = \"x.csv\"\ncolumn = \"x\"\nestimate = \"histogram\"\n");
        const SampleFile& from = read.unknowns[0].samples;
        QCOMPARE(from.file, std::string("x.csv"));
        QCOMPARE(from.column, std::string("x"));
        QCOMPARE(from.estimate, std::string("histogram"));
        const std::string written = toToml(read);
        QCOMPARE(toToml(parseStudy(written, "again.toml")), written);
        QVERIFY(contains(written, "file = \"x.csv\"") && contains(written, "estimate = \"histogram\""));
        QVERIFY(toToml(study()).find("estimate") == std::string::npos); // kernels are what is not stated
        QVERIFY(withAbsolutePaths(read).unknowns[0].samples.file.starts_with("/"));
    }

    void wrongKeysAreRefusedWithTheirLine() {
        const auto refused = [](const std::string& text) {
            return errorOf([&] { parseStudy(text, "one.toml"); });
        };
        QVERIFY(contains(refused(studyText("")), "file is missing"));
        QVERIFY(contains(refused(studyText("file = \"\"\n")), "one.toml:7"));
        QVERIFY(contains(refused(studyText("file = \"x.csv\"\nestimate = \"spline\"\n")),
                         "estimated by kernel or histogram"));
        QVERIFY(contains(refused(studyText("file = \"x.csv\"\n", "[unknowns.x.scale]\nstart = -1.0\n")),
                         "must be greater than 0"));
        QVERIFY(contains(refused(studyText("file = \"x.csv\"\ncolum = \"x\"\n")), "column"));
        // Of other families they mean nothing.
        QVERIFY(contains(refused("method = \"inverse-uncertainty\"\nmodel = \"one.mo\"\n[unknowns.x]\n"
                                 "family = \"normal\"\nfile = \"x.csv\"\n"),
                         "file"));
    }

    void filesThatAreNoSamples_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << ""
                               << ""
                               << "empty";
        QTest::newRow("only a head") << "x\n"
                                     << "x"
                                     << "bad.csv";
        QTest::newRow("one value") << "x\n1.5\n"
                                   << "x"
                                   << "at least 2 samples";
        QTest::newRow("all alike") << "x\n3\n3\n3\n3\n"
                                   << "x"
                                   << "no spread";
        QTest::newRow("words") << "x\nred\nblue\nred\ngreen\n"
                               << "x"
                               << "words";
        QString some = "x\n";
        for (int k = 0; k < 200; ++k) some += QString::number(1 + 0.01 * k) + '\n';
        QTest::newRow("one word") << some + "oops\n3\n4\n"
                                  << "x"
                                  << "bad.csv:202";
        QTest::newRow("no such column") << "x,z\n1,2\n2,3\n"
                                        << "w"
                                        << "no column w";
        QTest::newRow("several columns") << "x,z\n1,2\n2,3\n"
                                         << ""
                                         << "x, z";
        QString many = "x\n";
        for (int k = 0; k <= 1'000'000; ++k) many += QString::number(k % 977) + '\n';
        QTest::newRow("too many") << many << "x"
                                  << "bad.csv:1000002";
        QTest::newRow("too many, the limit") << many << "x"
                                             << "1000000 samples";
    }
    void filesThatAreNoSamples() {
        QFETCH(QString, text);
        QFETCH(QString, column);
        QFETCH(QString, said);
        const auto file = write("bad.csv", text.toStdString());
        SampleFile from;
        from.column = column.toStdString();
        const std::string why = errorOf([&] { readSampleFile(file, from); });
        QVERIFY2(contains(why, said.toStdString()) && contains(why, "bad.csv"), why.c_str());
    }

    void aMillionSamplesAreFine() {
        std::string text = "x\n";
        RandomStream random(5, 1);
        for (int k = 0; k < 1'000'000; ++k) text += fmt::format("{:.6f}\n", random.normal());
        const SampleFile read = readSampleFile(write("many.csv", text), {});
        QCOMPARE(read.column, std::string("x"));
        QCOMPARE(read.law->samples(), std::size_t{1'000'000});
        // The errors of mean and deviation of so many are 0.001.
        QVERIFY(std::abs(read.law->mean()) < 0.005 && std::abs(read.law->standardDeviation() - 1) < 0.005);
        QVERIFY(readSampleFile(path("many.csv"), {}).law == read.law); // read once
    }

    /// The columns of a file that was read are known without it, until it is another.
    void columnsAreReadOnce() {
        namespace fs = std::filesystem;
        const auto file = write("kept.csv", "a,b\n1,2\n2,3\n4,4\n");
        SampleFile from;
        from.column = "a";
        readSampleFile(file, from);
        const auto time = fs::last_write_time(file);
        write("kept.csv", "c,d\n1,2\n2,3\n4,4\n");
        fs::last_write_time(file, time); // nothing tells the two apart but reading
        QCOMPARE(sampleColumns(file), (std::vector<std::string>{"a", "b"}));
        fs::last_write_time(file, time + std::chrono::seconds(1));
        QCOMPARE(sampleColumns(file), (std::vector<std::string>{"c", "d"}));
    }

    void aFileThatIsNotThereIsNamedWithItsKey() {
        const std::string why = errorOf([&] { prepare(study("file = \"gone.csv\"\n")); });
        QVERIFY2(contains(why, "unknowns.x.file") && contains(why, "gone.csv") && contains(why, "one.toml:7"),
                 why.c_str());
    }

    /// What was sampled is part of the answer: the hash is that of the file, and another file is another run.
    void aRunRecordsWhatItsSamplesWere() {
        PreparedStudy prepared = prepare(study());
        QVERIFY(prepared.problem.unknowns[0].samples.law);
        const Result result = runStudy(prepared, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const std::string hash = provenanceOf(result).samplesSha256;
        QCOMPARE(hash, sha256OfFile(path("x.csv")));
        double shift = NAN;
        for (const Estimate& e : result.unknowns)
            if (e.name == "x.shift") shift = e.value;
        QVERIFY2(std::abs(shift - 0.2) < 0.2, std::to_string(shift).c_str()); // 0.3/sqrt(40) = 0.05
        const std::string page = renderHtml(buildReport(result, prepared.study));
        QVERIFY(contains(page, "x.csv"));
    }

    void theFileTravelsWithAProjectAndWithAnExport() {
        const Study read = study();
        ProjectStore store = ProjectStore::inMemory();
        Study kept;
        {
            ProjectImporter shelf(store, {});
            kept = shelf.put({read, kModel, "one.mo"});
            shelf.removeUnused();
        }
        QCOMPARE(kept.unknowns[0].samples.file, std::string("x.csv"));
        QCOMPARE(store.data("x.csv"), readFileBytes(path("x.csv")));
        { // a run that is kept needs it still
            ProjectImporter shelf(store, {kept});
            shelf.removeUnused();
        }
        QVERIFY(store.has(ProjectStore::Kind::Data, "x.csv"));
        exportStudyWithFiles({read, kModel, "one.mo"}, path("out.toml"));
        std::filesystem::remove(path("x.csv"));
        const PreparedStudy again = prepare(loadStudy(path("out.toml")));
        QCOMPARE(again.problem.unknowns[0].samples.law->samples(), std::size_t{500});
    }
};

RIGOR_TEST(TestSampleFiles)
#include "test_sample_files.moc"

} // namespace test_sample_files

// A watched folder: files are taken when they are whole, each once; bad ones are set aside and nothing stops;
// a process that is killed goes on as if nothing had happened.
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/random.h"
#include "core/study/run/run_folder.h"
#include "core/study/watch/watch.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <unistd.h>

namespace test_watch {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

const char* const kLine = "model Line\n  parameter Real a = 1;\n  parameter Real b = 0;\n  input Real u;\n"
                          "  output Real y;\nequation\n  y = a*u + b;\nend Line;\n";

void write(const fs::path& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

/// A study of a line, its folder, and a clock that is set by hand.
struct Rig {
    QTemporaryDir place;
    fs::path root = place.path().toStdString(), in = root / "in", out = root / "out", file = root / "s.toml";
    WatchOptions options;
    std::unique_ptr<Watch> watch;
    double now = 0;
    RandomStream random{3, 0};
    int rows = 0;

    explicit Rig(const std::string& data = "file = \"first.csv\"\n", const std::string& more = {}) {
        fs::create_directories(in);
        write(root / "line.mo", kLine);
        write(root / "first.csv", head() + row() + row() + row());
        write(file, "method = \"least-squares\"\nmodel = \"line.mo\"\nthreads = 1\n[data]\n" + data +
                        "[data.standard_deviations]\ny = 0.1\n[unknowns.a]\nstart = 1.0\nmin = -100.0\n"
                        "max = 100.0\n[unknowns.b]\nstart = 0.0\nmin = -100.0\nmax = 100.0\n" +
                        more);
        options.folder = in;
        options.out = out;
        options.settle = 1;
        options.betweenResults = 1e9;
    }
    static std::string head() { return "u,y\n"; }
    std::string row(double off = 0) {
        const double u = 10 * random.uniform();
        ++rows;
        return fmt::format("{:.6f},{:.6f}\n", u, 3 * u - 2 + off + 0.1 * random.normal());
    }
    void begin() { watch = std::make_unique<Watch>(loadStudy(file), options); }
    void step(double seconds = 0) {
        now += seconds;
        watch->step(now, {});
    }
    /// Found, and then settled.
    void settle() {
        step(3);
        step(3);
    }
    nlohmann::json status() const { return nlohmann::json::parse(readFileBytes(out / "status.json")); }
    std::string reason(const std::string& name) const {
        const auto found = watch->journal().setAside().find(name);
        return found == watch->journal().setAside().end() ? "" : found->second.reason;
    }
    double estimate(std::size_t k) const { return watch->estimates()[k].value; }
};

} // namespace

class TestWatch : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyFileIsTheNextData() {
        Rig rig;
        rig.begin();
        rig.step();
        QVERIFY(rig.status()["verdict"] == "consistent");
        std::string all = readFileBytes(rig.root / "first.csv");
        for (int k = 0; k < 30; ++k) {
            const std::string rows = rig.row() + rig.row();
            all += rows;
            // One with its columns the other way round, one with another delimiter.
            if (k == 7) {
                const auto cut = [](const std::string& line) {
                    const auto comma = line.find(',');
                    return line.substr(comma + 1) + ";" + line.substr(0, comma) + "\n";
                };
                const auto first = rows.find('\n');
                write(rig.in / "7.csv", "y;u\n" + cut(rows.substr(0, first)) +
                                            cut(rows.substr(first + 1, rows.size() - first - 2)));
            } else {
                write(rig.in / fmt::format("{}.csv", k), Rig::head() + rows);
            }
            rig.settle();
            QVERIFY2(rig.watch->problem().empty(), rig.watch->problem().c_str());
            QCOMPARE(rig.watch->files(), k + 1LL);
        }
        write(rig.root / "all.csv", all);
        PreparedStudy whole =
            prepare(loadStudy(rig.file, {{"data.file", "\"" + (rig.root / "all.csv").string() + "\""}}));
        const Result once = runStudy(whole, {});
        for (std::size_t k = 0; k < 2; ++k) {
            QVERIFY(std::abs(once.unknowns[k].value - rig.estimate(k)) < 1e-9);
            QVERIFY(std::abs(once.unknowns[k].standardError - rig.watch->estimates()[k].standardError) <
                    1e-9);
        }
        // What it leaves is a study and a result of their own.
        rig.watch->stopped();
        const FinishedRun left = readRunFolder(rig.out / "result");
        QCOMPARE(left.result.unknowns.size(), std::size_t{2});
        PreparedStudy again = prepare(loadStudy(rig.out / "study.toml"));
        QCOMPARE(again.problem.data.experiments.size(), std::size_t{63});
        const auto status = rig.status();
        QVERIFY(status["files"]["taken"] == 30);
        QVERIFY(status["models"].size() == 1U);
        QVERIFY(status["estimates"][0]["name"] == "a");
        for (const char* key :
             {"program",   "version",           "study",   "method",  "folder",       "state",
              "started",   "updated",           "verdict", "summary", "words",        "before",
              "changed",   "changed_with_file", "level",   "looks",   "estimates_of", "result",
              "set_aside", "look_seconds",      "problem"})
            QVERIFY2(status.contains(key), key);
    }

    void badFilesAreSetAsideWithAReason() {
        Rig rig;
        rig.begin();
        write(rig.in / "01.csv", Rig::head() + rig.row());
        write(rig.in / "02.csv", "u,z\n1,2\n");
        write(rig.in / "03.csv", "u,y\n1,broken\n");
        write(rig.in / "04.csv", std::string("\x7f"
                                             "ELF\0\0\0\1\2",
                                             9) +
                                     "\n");
        write(rig.in / "05.csv", "u,y\n");
        write(rig.in / "06.csv", readFileBytes(rig.in / "01.csv"));
        write(rig.in / "07.csv", readFileBytes(rig.root / "first.csv"));
        write(rig.in / "08.csv", "u,y\n,\n");
        write(rig.in / "09.csv", "u [m],y\n1,2\n");
        fs::create_directories(rig.in / "10.csv");
        fs::create_symlink(rig.root / "nowhere", rig.in / "11.csv");
        write(rig.in / ".12.csv", Rig::head() + rig.row());
        write(rig.in / "13.csv.part", Rig::head() + rig.row());
        write(rig.in / "14.csv", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 2LL);
        QCOMPARE(rig.watch->journal().setAside().size(), std::size_t{8});
        QVERIFY(rig.reason("02.csv").find("\"y\" is not there") != std::string::npos);
        QVERIFY(rig.reason("03.csv").find("broken") != std::string::npos);
        QVERIFY(rig.reason("06.csv").find("same bytes as 01.csv") != std::string::npos);
        QVERIFY(rig.reason("07.csv").find("file of the study") != std::string::npos);
        QVERIFY(rig.reason("09.csv").find("\"m\"") != std::string::npos);
        for (const auto& [name, file] : rig.watch->journal().setAside())
            QVERIFY2(!file.reason.empty(), name.c_str());
        QVERIFY(rig.status()["set_aside"].size() == 8U);
        QVERIFY(fs::exists(rig.in / "02.csv"));
        // One that is mended is taken.
        write(rig.in / "02.csv", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 3LL);
        QVERIFY(rig.reason("02.csv").empty());
        // With the consent of the user the others go.
        rig.watch.reset();
        rig.options.moveTo = rig.root / "bad";
        rig.begin();
        write(rig.in / "15.csv", "u,y\nx,y\n");
        rig.settle();
        QVERIFY(fs::exists(rig.root / "bad/15.csv") && !fs::exists(rig.in / "15.csv"));
    }

    void aFileIsTakenWhenItIsWhole() {
        Rig rig;
        rig.begin();
        const fs::path slow = rig.in / "slow.csv";
        std::string text = Rig::head();
        for (int k = 0; k < 5; ++k) {
            text += rig.row();
            write(slow, text);
            rig.step(0.4);
            rig.step(0.4);
            QCOMPARE(rig.watch->files(), 0LL);
        }
        rig.step(1.1);
        QCOMPARE(rig.watch->files(), 1LL);
        // A last line without an end waits; if it ends meanwhile it is whole.
        write(rig.in / "cut.csv", Rig::head() + "1.0,1.");
        rig.step(2);
        rig.step(2);
        QCOMPARE(rig.watch->files(), 1LL);
        QCOMPARE(rig.watch->waiting(), 1LL);
        write(rig.in / "cut.csv", Rig::head() + "1.0,1.0123\n");
        rig.settle();
        QCOMPARE(rig.watch->files(), 2LL);
        write(rig.in / "unended.csv", Rig::head() + "2.0,4.02");
        rig.settle();
        rig.step(12);
        QCOMPARE(rig.watch->files(), 3LL);
        // Renamed into place.
        write(rig.in / "r.csv.tmp", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 3LL);
        fs::rename(rig.in / "r.csv.tmp", rig.in / "r.csv");
        rig.settle();
        QCOMPARE(rig.watch->files(), 4LL);
        // It goes on after all: what has come since is added, once.
        write(slow, text + rig.row() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 5LL);
        rig.watch->stopped();
        PreparedStudy now = prepare(loadStudy(rig.out / "study.toml"));
        QCOMPARE(now.problem.data.experiments.size(), std::size_t{3 + 5 + 1 + 1 + 1 + 2});
        // What went on behind a line that was not whole is a wrong row.
        write(rig.in / "unended.csv", Rig::head() + "2.0,4.0265\n");
        rig.settle();
        QVERIFY(rig.reason("unended.csv").find("not whole") != std::string::npos);
    }

    void namesAndDatesMeanNothing() {
        Rig rig;
        rig.begin();
        const auto hour = std::chrono::hours(1);
        // Across midnight and a clock that is set back by a day: the order is that in which they come.
        for (int k = 0; k < 6; ++k) {
            const fs::path file = rig.in / fmt::format("2026-0{}-01.csv", 6 - k);
            write(file, Rig::head() + rig.row());
            fs::last_write_time(file,
                                fs::file_time_type::clock::now() + hour * (k < 3 ? 1000 * k : -1000 * k));
            rig.settle();
            QCOMPARE(rig.watch->files(), k + 1LL);
            QCOMPARE(rig.watch->lastFile(), file.filename().string());
        }
        // Touched, not changed.
        fs::last_write_time(rig.in / "2026-01-01.csv", fs::file_time_type::clock::now() + 5 * hour);
        rig.settle();
        QCOMPARE(rig.watch->files(), 6LL);
        // The same name again, with another measurement.
        for (int k = 0; k < 3; ++k) {
            write(rig.in / "run.csv", Rig::head() + rig.row());
            rig.settle();
        }
        QCOMPARE(rig.watch->files(), 9LL);
        // Found together: run2 before run10.
        write(rig.in / "run10.csv", Rig::head() + rig.row());
        write(rig.in / "run2.csv", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->journal().taken().back().name, std::string("run10.csv"));
        QVERIFY(comesBefore("run2", "run10") && comesBefore("a", "b") && !comesBefore("run10", "run2"));
        QVERIFY(comesBefore("run1", "run01") != comesBefore("run01", "run1"));
    }

    void filesAndFoldersVanish() {
        Rig rig;
        rig.begin();
        write(rig.in / "a.csv", Rig::head() + rig.row());
        rig.step(1);
        fs::remove(rig.in / "a.csv");
        rig.step(3);
        QCOMPARE(rig.watch->files(), 0LL);
        write(rig.in / "b.csv", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 1LL);
        const std::string kept = readFileBytes(rig.in / "b.csv");
        fs::remove_all(rig.in);
        rig.settle();
        QVERIFY(!rig.watch->folderIsThere());
        QVERIFY(rig.status()["state"] == "folder-missing");
        fs::create_directories(rig.in);
        write(rig.in / "b.csv", kept);
        write(rig.in / "c.csv", Rig::head() + rig.row());
        rig.settle();
        QCOMPARE(rig.watch->files(), 2LL);
        QVERIFY(rig.status()["state"] == "watching");
        QVERIFY(rig.watch->journal().setAside().empty());
    }

    /// Killed at any moment, with the folder emptied meanwhile: same answer, same evidence.
    void aKillChangesNothing() {
        Rig one, other;
        one.begin();
        other.begin();
        one.step();
        other.step();
        for (int k = 0; k < 45; ++k) {
            const std::string text = Rig::head() + one.row(k > 30 ? 0.2 : 0) + one.row();
            for (Rig* rig : {&one, &other}) {
                write(rig->in / fmt::format("{}.csv", k), text);
                rig->settle();
            }
            if (k % 4 == 2) {
                other.watch.reset();
                if (k % 8 == 2) {
                    // A line that was being written, and a joined file that nobody finished.
                    std::ofstream(other.out / "files.jsonl", std::ios::app) << "{\"taken\": \"x";
                    std::ofstream(other.out / "joined/first.csv", std::ios::app) << "1,2\n3";
                }
                if (k == 26) write(other.out / "state.json", "{\"format\": 1, \"st");
                if (k == 22) fs::remove_all(other.in), fs::create_directories(other.in);
                other.begin();
            }
        }
        other.settle();
        QCOMPARE(other.watch->files(), 45LL);
        for (std::size_t k = 0; k < 2; ++k) QVERIFY(std::abs(one.estimate(k) - other.estimate(k)) < 1e-9);
        const auto a = one.watch->verdict().models(), b = other.watch->verdict().models();
        QVERIFY(std::abs(a[0].log - b[0].log) < 1e-6);
        QCOMPARE(one.watch->verdict().summary(), other.watch->verdict().summary());
        QVERIFY(a[0].wrongSince == b[0].wrongSince);
        // Another study, or a second watch, is refused.
        QVERIFY_THROWS_EXCEPTION(Error, Watch(loadStudy(other.file), other.options));
        other.watch.reset();
        QVERIFY_THROWS_EXCEPTION(Error,
                                 Watch(loadStudy(other.file, {{"unknowns.a.start", "2.0"}}), other.options));
    }

    /// What is found all at once is judged as if it had come one by one.
    void manyAtOnceAreJudgedAsOneByOne() {
        Rig one, many;
        for (int k = 0; k < 120; ++k) {
            const std::string text = Rig::head() + one.row();
            write(many.in / fmt::format("{}.csv", k), text);
            write(one.root / fmt::format("{}.csv", k), text);
        }
        many.begin();
        many.settle();
        QCOMPARE(many.watch->files(), 120LL);
        QVERIFY(many.watch->verdict().looks() < 80);
        one.begin();
        one.step();
        for (int k = 0; k < 120; ++k) {
            fs::rename(one.root / fmt::format("{}.csv", k), one.in / fmt::format("{}.csv", k));
            if (k % 13 == 0) one.settle();
        }
        one.settle();
        QCOMPARE(one.watch->files(), 120LL);
        QVERIFY(std::abs(one.estimate(0) - many.estimate(0)) < 1e-9);
        QVERIFY(std::abs(one.watch->verdict().models()[0].log - many.watch->verdict().models()[0].log) <
                1e-6);
        QCOMPARE(many.watch->verdict().summary(), std::string("consistent"));
    }

    void aChangeIsToldOnceAndStays() {
        Rig rig;
        rig.begin();
        rig.step();
        QCOMPARE(rig.watch->changedFrom().value(), std::string("nothing"));
        rig.watch->told();
        QVERIFY(!rig.watch->changedFrom());
        int at = 0;
        for (int k = 0; k < 60 && !at; ++k) {
            write(rig.in / fmt::format("{}.csv", k), Rig::head() + rig.row(k < 20 ? 0 : 0.5) + rig.row());
            rig.settle();
            if (rig.watch->changedFrom()) at = k;
        }
        QVERIFY2(at >= 20 && at < 45, qPrintable(QString::number(at)));
        QVERIFY(rig.watch->verdict().state() == WatchState::Wrong);
        QVERIFY(rig.status()["models"][0]["since_file"] == at + 1);
        rig.watch->told();
        rig.watch.reset();
        rig.begin();
        rig.settle();
        QVERIFY(!rig.watch->changedFrom());
        QVERIFY(rig.watch->verdict().state() == WatchState::Wrong);
    }

    void aStudyWithoutDataWaitsForThem() {
        Rig rig("");
        rig.begin();
        rig.settle();
        QVERIFY(rig.watch->verdict().state() == WatchState::Nothing);
        for (int k = 0; k < 5; ++k)
            write(rig.in / fmt::format("{}.csv", k), Rig::head() + rig.row() + rig.row());
        rig.settle();
        QVERIFY2(rig.watch->problem().empty(), rig.watch->problem().c_str());
        QCOMPARE(rig.watch->files(), 5LL);
        QVERIFY(std::abs(rig.estimate(0) - 3) < 0.2);
    }

    void aFileOfASignalIsAnExperiment() {
        Rig rig("time = \"t\"\nlayout = \"signals\"\n");
        write(rig.root / "line.mo",
              "model Decay\n  parameter Real a = 1;\n  parameter Real b = 0;\n  output Real y;\n"
              "  Real x(start = 5, fixed = true);\nequation\n  der(x) = -a*x + b;\n  y = x;\n"
              "end Decay;\n");
        rig.begin();
        for (int k = 0; k < 4; ++k) {
            std::string text = "t,y\n";
            for (int i = 1; i <= 10; ++i)
                text += fmt::format("{},{:.6f}\n", 0.2 * i,
                                    5 * std::exp(-1.5 * 0.2 * i) + 0.1 * rig.random.normal());
            write(rig.in / fmt::format("{}.csv", k), text);
            rig.settle();
            QVERIFY2(rig.watch->problem().empty(), rig.watch->problem().c_str());
        }
        QCOMPARE(rig.watch->files(), 4LL);
        QVERIFY(std::abs(rig.estimate(0) - 1.5) < 0.2);
        QVERIFY(rig.watch->verdict().state() == WatchState::Consistent);
        rig.watch.reset();
        rig.begin();
        rig.settle();
        QCOMPARE(rig.watch->files(), 4LL);
    }

    /// The filter over pieces of one signal is the filter over the whole.
    void piecesOfASignalAreFollowedByTheFilter() {
        const std::string rigs = sourceDir() + "/resources/rigs/hydraulic-four-bar/";
        std::ifstream in(rigs + "cycle.csv");
        std::vector<std::string> lines;
        for (std::string line; lines.size() < 1201 && std::getline(in, line);) lines.push_back(line + "\n");
        const auto piece = [&](std::size_t from, std::size_t to) {
            std::string text = lines[0];
            for (std::size_t k = from; k < to; ++k) text += lines[k];
            return text;
        };
        Rig rig;
        write(rig.root / "all.csv", piece(1, 1201));
        write(rig.root / "begin.csv", piece(1, 401));
        const auto study = [&](const char* name) {
            return loadStudy(rigs + "filter.toml", {{"data.file", "\"" + (rig.root / name).string() + "\""},
                                                    {"options.judge_from", "0.4"}});
        };
        rig.options.pieces = true;
        rig.watch = std::make_unique<Watch>(study("begin.csv"), rig.options);
        rig.step();
        for (std::size_t k = 0; k < 4; ++k) {
            write(rig.in / fmt::format("{}.csv", k), piece(401 + 200 * k, 601 + 200 * k));
            rig.settle();
            QVERIFY2(rig.watch->problem().empty(), rig.watch->problem().c_str());
            if (k == 1) {
                rig.watch.reset();
                rig.watch = std::make_unique<Watch>(study("begin.csv"), rig.options);
            }
        }
        QCOMPARE(rig.watch->files(), 4LL);
        // One that lies before the end of the record is none of it.
        write(rig.in / "late.csv", piece(900, 950));
        rig.settle();
        QVERIFY2(rig.reason("late.csv").find("begins at") != std::string::npos,
                 rig.reason("late.csv").c_str());
        fs::create_directories(rig.root / "copies");
        const Result whole = WatchedFilter(study("all.csv"), rig.root / "copies").result();
        QCOMPARE(whole.unknowns.size(), rig.watch->estimates().size());
        for (std::size_t k = 0; k < whole.unknowns.size(); ++k) {
            const double error = whole.unknowns[k].standardError;
            QVERIFY(std::abs(whole.unknowns[k].value - rig.estimate(k)) < 1e-6 * error);
            QVERIFY(std::abs(rig.watch->estimates()[k].standardError / error - 1) < 1e-6);
        }
        QVERIFY(rig.watch->verdict().state() == WatchState::Consistent);
    }

    /// Model adequacy over single rows of the servo press: the models that its data reject are called wrong,
    /// the one that they do not stays.
    void theServoPressRowByRow() {
        Rig rig;
        const std::string press = sourceDir() + "/resources/rigs/servo-press/";
        std::ifstream in(press + "measurements.csv");
        std::string line, head, begin;
        std::vector<std::string> rows;
        std::getline(in, head);
        while (std::getline(in, line)) rows.push_back(line + "\n");
        const std::size_t known = rows.size() - 4;
        for (std::size_t k = 0; k < known; ++k) begin += rows[k];
        write(rig.root / "measurements.csv", head + "\n" + begin);
        rig.watch = std::make_unique<Watch>(
            loadStudy(press + "adequacy.toml",
                      {{"data.file", "\"" + (rig.root / "measurements.csv").string() + "\""}}),
            rig.options);
        rig.step();
        QCOMPARE(rig.watch->verdict().summary(), std::string("some-wrong (M1, M2)"));
        for (std::size_t k = known; k < rows.size(); ++k) {
            write(rig.in / fmt::format("{}.csv", k), head + "\n" + rows[k]);
            rig.settle();
        }
        QVERIFY2(rig.watch->problem().empty(), rig.watch->problem().c_str());
        QCOMPARE(rig.watch->files(), 4LL);
        QCOMPARE(rig.watch->verdict().summary(), std::string("some-wrong (M1, M2)"));
        QVERIFY(rig.status()["estimates_of"] == "M3");
        QVERIFY(std::abs(rig.estimate(0) - 1.4953e7) < 1e5);
    }

    void whatCannotBeWatchedIsRefused() {
        Rig rig;
        for (const StudyOverride& set :
             {StudyOverride{"method", "\"verified\""}, {"data.validation", "{share = 0.3}"}}) {
            QVERIFY_THROWS_EXCEPTION(Error, Watch(loadStudy(rig.file, {set}), rig.options));
        }
    }
};

RIGOR_CORE_TEST(TestWatch)
#include "test_watch.moc"

} // namespace test_watch

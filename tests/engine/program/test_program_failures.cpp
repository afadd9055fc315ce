// Every way in which a run can fail is a sentence with the values it had; its files are kept, up to a limit.
#include "core/engine/external/confined.h"
#include "core/foundation/base/numbers.h"
#include "tests/engine/program/program_case.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

#include <chrono>
#include <filesystem>
#include <thread>

namespace test_program_failures {

using namespace rigor;
using sample::contains;
using sample::ProgramCase;
using sample::runOf;
using sample::toldOf;

namespace {

/// A shell that is told k; its output y is the line "y = ..." of what it prints.
std::string shellProgram(const std::string& text, const std::string& more = "") {
    return "[program]\ncommand = [\"sh\", \"-c\", '''\nk={{k}}\n" + text + "\n''']\n" + more +
           "[parameters]\nk = 2\n[outputs.y]\nfile = \"stdout\"\npattern = '^y = (\\S+)'\n";
}

std::string failure(const ProgramModel& model, double k = 2, double timeLimit = 60) {
    const Trajectory run = runOf(model, {k}, {}, 1, {}, {}, timeLimit);
    if (run.status.end != RunEnd::Foreign) return "no failure";
    if (!run.endOutputs.empty() || run.outputs.rows() != 0) return "a failure with values";
    return toldOf(run, model);
}

std::size_t foldersIn(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

/// Whether a process has this word.
bool runs(const std::string& word) {
    for (const auto& process : std::filesystem::directory_iterator("/proc")) {
        std::ifstream words(process.path() / "cmdline");
        for (std::string one; std::getline(words, one, '\0');)
            if (one == word) return true;
    }
    return false;
}

std::string fileText(const std::string& path) {
    std::ifstream stream(path);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

class TestProgramFailures : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theExitCodeTells() {
        const ProgramCase here;
        const std::string text = "echo y = 1; printf 'one\\ntwo\\nthree\\nfour\\n' >&2; exit 3";
        const auto model = here.model(shellProgram(text));
        const std::string told = failure(*model, 0.1);
        QVERIFY(contains(told, "solver.toml failed with k = 0.1: it ended with exit code 3. It wrote \"two / "
                               "three / four\". Its files are in "));
        QCOMPARE(failure(*here.model(shellProgram(text, "failure = { exit_code = false }\n"))),
                 std::string("no failure"));
    }
    void aWordTells() {
        const ProgramCase here;
        const std::string text = "echo y = 1; echo 'an ERROR: no convergence at k' >&2; echo diverged > log";
        QCOMPARE(failure(*here.model(shellProgram(text))), std::string("no failure"));
        QVERIFY(contains(failure(*here.model(shellProgram(text, "failure = { word = \"ERROR\" }\n"))),
                         "failed with k = 2: \"ERROR\" stands in stderr: an ERROR: no convergence at k."));
        QCOMPARE(failure(*here.model(shellProgram(text, "failure = { word = \"ERROR\", file = \"log\" }\n"))),
                 std::string("no failure"));
        QVERIFY(contains(failure(*here.model(shellProgram(
                             text, "failure = { word = [\"failed\", \"diverged\"], file = \"log\" }\n"))),
                         "\"diverged\" stands in log: diverged."));
        QVERIFY(contains(
            failure(*here.model(shellProgram(text, "failure = { word = \"x\", file = \"absent.log\" }\n"))),
            "it left no file absent.log."));
    }
    void aSignalTells() {
        const ProgramCase here;
        // A shell that may write no byte into a file is ended at the first.
        QVERIFY(
            contains(failure(*here.model(shellProgram("echo y = 1; ulimit -f 0; echo > out; echo y = 2"))),
                     "failed with k = 2: it was ended by signal 25 (File size limit exceeded)."));
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("There is no python3 on this machine.");
        QVERIFY(contains(
            failure(*here.model(shellProgram("exec python3 -c \"import ctypes; ctypes.string_at(0)\""))),
            "it was ended by signal 11 (Segmentation fault)."));
    }
    void whatIsMissingTells() {
        const ProgramCase here;
        QVERIFY(contains(failure(*here.model(shellProgram("echo x = 1"))),
                         "failed with k = 2: the output y: stdout has no line that fits \"^y = (\\S+)\"."));
        QVERIFY(contains(failure(*here.model(shellProgram("echo y = abc"))),
                         "the output y: stdout:1: \"abc\" is no number."));
        QVERIFY(contains(failure(*here.model(shellProgram("echo y = NaN"))),
                         "the output y: stdout:1: NaN is no finite number."));
        QVERIFY(contains(failure(*here.model(shellProgram("echo y = inf"))), "inf is no finite number."));
    }
    void theSmallerTimeLimitTells() {
        const ProgramCase here;
        // Its child would hold the folder open; both are ended.
        const std::string text = "sleep 98765.25 & sleep 98765.25; echo y = 1";
        const auto own = here.model(shellProgram(text, "limit_s = 0.2\n"));
        QVERIFY(contains(failure(*own), "it took longer than the 0.2 s that limit_s in solver.toml allows."));
        QVERIFY(
            contains(failure(*own, 2, 0.1),
                     "it took longer than the 0.1 s that a run may take (time_limit of the simulation)."));
        QVERIFY(
            contains(failure(*here.model(shellProgram(text)), 2, 0.1), "(time_limit of the simulation)."));
        QTRY_VERIFY_WITH_TIMEOUT(!runs("98765.25"), 30000);
        // Who writes without end is ended too.
        QVERIFY(contains(failure(*here.model(shellProgram("yes y = 1", "limit_s = 0.3\n"))),
                         "limit_s in solver.toml"));
    }
    void aStopEndsTheProcessAtOnce() {
        const ProgramCase here;
        const auto model = here.model(shellProgram("sleep 98765.5 & sleep 98765.5; echo y = 1"));
        std::stop_source stop;
        std::jthread later([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            stop.request_stop();
        });
        const Trajectory run = runOf(*model, {2}, {}, 1, {}, stop.get_token(), 900);
        QVERIFY(run.status.end == RunEnd::Cancelled);
        QTRY_VERIFY_WITH_TIMEOUT(!runs("98765.5"), 30000);
        QVERIFY(model->keptFolders().empty()); // it is no failure
        QVERIFY(runOf(*model, {2}, {}, 1, {}, stop.get_token()).status.end == RunEnd::Cancelled);
    }
    void tooMuchOutputTells() {
        const ProgramCase here;
        QVERIFY(contains(
            failure(*here.model(shellProgram("head -c 20000000 /dev/zero | tr '\\0' 'a'; echo; echo y = 1"))),
            "it wrote more than 16 MiB to its standard output"));
        // Where nobody looks there, it may write what it likes.
        const auto model =
            here.model("[program]\ncommand = [\"sh\", \"-c\", 'head -c 20000000 /dev/zero; echo 1 > out']\n"
                       "[outputs.y]\nfile = \"out\"\ncolumn = 1\n");
        QCOMPARE(runOf(*model, {}).endOutputs, (std::vector<double>{1}));
    }
    void filesOfFailedRunsAreKeptUpToALimit() {
        const ProgramCase here;
        here.write("in.txt", "k is {{k}}\n");
        const auto model = here.model(
            shellProgram("mkdir -p deep/er; echo partly > deep/er/out; chmod 500 deep/er; echo y = $k; "
                         "[ $k != 1 ] && echo oh no >&2 && exit 1; true",
                         "keep_failed = 3\ntemplates = [\"in.txt\"]\n"));
        for (int k = 1; k <= 6; ++k) {
            const std::string told = k == 1 ? "" : failure(*model, k);
            if (k == 1) QCOMPARE(runOf(*model, {1}).endOutputs, (std::vector<double>{1}));
            QCOMPARE(told.find("Its files are in ") != std::string::npos, k >= 2 && k <= 4);
        }
        const std::vector<std::string> kept = model->keptFolders();
        QCOMPARE(kept.size(), std::size_t(3));
        for (std::size_t n = 0; n < kept.size(); ++n) {
            QCOMPARE(fileText(kept[n] + "/in.txt"), fmt::format("k is {}\n", n + 2));
            QCOMPARE(fileText(kept[n] + "/deep/er/out"), std::string("partly\n"));
            QCOMPARE(fileText(kept[n] + "/stderr.txt"), std::string("oh no\n"));
            QCOMPARE(fileText(kept[n] + "/stdout.txt"), fmt::format("y = {}\n", n + 2));
            QVERIFY(contains(model->toldOfRuns().text(), kept[n]));
        }
        // Of the others nothing is left.
        QCOMPARE(foldersIn(std::filesystem::path(kept[0]).parent_path()), std::size_t(3));
    }
    void nothingIsLeftOfAModelWhoseRunsWentWell() {
        const ProgramCase here;
        const QTemporaryDir temporary;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toUtf8());
        std::string failed;
        {
            const auto model = here.model(shellProgram("echo y = $k", "keep_failed = 0\n"));
            QCOMPARE(runOf(*model, {5}).endOutputs, (std::vector<double>{5}));
            const auto bad = here.model(shellProgram("exit 1", "keep_failed = 0\n"));
            failed = failure(*bad);
        }
        if (before.isEmpty())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", before);
        QVERIFY(contains(failed, "exit code 1."));
        QVERIFY(failed.find("Its files") == std::string::npos);
        QCOMPARE(foldersIn(temporary.path().toStdString()), std::size_t(0));
    }
    void onlyNumbersAreWritten() {
        // Whatever a parameter is, it cannot say more than a number.
        const ProgramCase here;
        const auto model = here.model(shellProgram("echo y = $k"));
        for (const double k : {kNaN, kInfinity, -kInfinity})
            QVERIFY(contains(failure(*model, k), "is no finite number"));
        const auto whole = here.model(shellProgram("echo y = $k; n={{k:%d}}"));
        QVERIFY(contains(
            failure(*whole, 2.5),
            "solver.toml failed with k = 2.5: k is 2.5, which is no whole number, as the format %d asks."));
        QCOMPARE(failure(*whole, 3), std::string("no failure"));
    }
    void aProgramReachesNothingButItsFolder() {
        if (confinement() != Confinement::Full) QSKIP("bubblewrap does not work on this machine.");
        const ProgramCase here;
        here.write("secret", "x");
        const auto writes = here.model(shellProgram("echo y = 1; echo > " + here.path("written") +
                                                    "; echo > /etc/rigor-was-here; "
                                                    "cat " +
                                                    here.path("secret") + " && echo y = 2; true"));
        QCOMPARE(runOf(*writes, {2}).endOutputs, (std::vector<double>{1}));
        QVERIFY(!std::filesystem::exists(here.path("written")));
        QVERIFY(!std::filesystem::exists("/etc/rigor-was-here"));
    }
    void whatAProgramLeavesLeadsNowhere() {
        const ProgramCase here;
        const auto folder = here.model(
            "[program]\ncommand = [\"sh\", \"-c\", 'mkdir out']\n[outputs.y]\nfile = \"out\"\ncolumn = 1\n");
        QVERIFY(contains(toldOf(runOf(*folder, {}), *folder), "out is no file"));
        const auto loop = here.model("[program]\ncommand = [\"sh\", \"-c\", 'ln -s out "
                                     "out']\n[outputs.y]\nfile = \"out\"\ncolumn = 1\n");
        QVERIFY(contains(toldOf(runOf(*loop, {}), *loop), "out cannot be read"));
        const auto away = here.model("[program]\ncommand = [\"sh\", \"-c\", 'ln -s /etc/passwd "
                                     "out']\n[outputs.y]\nfile = \"out\"\ncolumn = 1\n");
        QVERIFY(contains(toldOf(runOf(*away, {}), *away), "out is a link that leaves the folder of the run"));
        const auto deep = here.model("[program]\ncommand = [\"sh\", \"-c\", 'i=0; while [ $i -lt 300 ]; do "
                                     "mkdir d; cd d; i=$((i+1)); done']\n"
                                     "[outputs.y]\nfile = \"out\"\ncolumn = 1\n");
        QVERIFY(contains(toldOf(runOf(*deep, {}), *deep), "it left no file out"));
    }
};

RIGOR_TEST(TestProgramFailures)
#include "test_program_failures.moc"

} // namespace test_program_failures

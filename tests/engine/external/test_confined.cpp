// Processes of others: what they may do, and that they end when they shall.
#include "core/engine/external/confined.h"
#include "core/engine/external/write_limit.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <limits>
#include <sstream>
#include <thread>

namespace test_confined {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

constexpr double kForever = std::numeric_limits<double>::infinity();
using Woken = ConfinedProcess::Woken;

struct Answer {
    Woken woken;
    ProcessEnd end;
    std::string output, errors;
};

ConfinedCommand shell(const TemporaryFolder& folder, const std::string& script) {
    return {.arguments = {"sh", "-c", script}, .folder = folder.path()};
}

Answer answerOf(const ConfinedCommand& command, double seconds = 60) {
    ConfinedProcess process(command);
    const Woken woken = process.wait(seconds);
    if (woken != Woken::Ended) process.kill();
    return {woken, process.end(), process.output(), process.errors()};
}

bool can(Confinement at) {
    const TemporaryFolder folder;
    ConfinedCommand command = shell(folder, "exit 0");
    command.at = at;
    try {
        return answerOf(command).end.good();
    } catch (const Error&) {
        return false;
    }
}

/// Whether a process of the group runs; those that only wait to be collected by the machine's init do not.
bool alive(pid_t group) {
    for (const auto& entry : fs::directory_iterator("/proc")) {
        std::ifstream stat(entry.path() / "stat");
        std::string text;
        if (!std::getline(stat, text) || text.rfind(')') == std::string::npos) continue;
        std::istringstream words(text.substr(text.rfind(')') + 1));
        char state = 0;
        pid_t parent = 0, its = 0;
        if (words >> state >> parent >> its && its == group && state != 'Z' && state != 'X') return true;
    }
    return false;
}

/// Patiently, since a process that was killed takes a moment to be gone.
bool ends(pid_t group) {
    for (int k = 0; k < 2000 && alive(group); ++k) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return !alive(group);
}

} // namespace

class TestConfined : public QObject {
    Q_OBJECT

  private:
    static void everyConfinement() {
        QTest::addColumn<int>("at");
        QTest::newRow("bubblewrap") << static_cast<int>(Confinement::Full);
        QTest::newRow("filter") << static_cast<int>(Confinement::Partly);
        QTest::newRow("none") << static_cast<int>(Confinement::None);
    }

  private Q_SLOTS:
    void answersInItsFolder_data() { everyConfinement(); }
    /// What it is handed is obeyed inside only: the loader of bubblewrap itself would write where it may not.
    void itsEnvironmentIsItsOwn() {
        if (!can(Confinement::Full)) QSKIP("bubblewrap does not work here");
        const TemporaryFolder folder, outside;
        ConfinedCommand command = shell(folder, "echo $LD_DEBUG");
        command.at = Confinement::Full;
        command.environment = {"LD_DEBUG=libs", "LD_DEBUG_OUTPUT=" + (outside.path() / "trace").string()};
        const Answer answer = answerOf(command);
        QVERIFY(answer.end.good());
        QVERIFY2(answer.output.find("libs") != std::string::npos, answer.output.c_str());
        QVERIFY(fs::is_empty(outside.path()));
    }

    void answersInItsFolder() {
        QFETCH(int, at);
        if (!can(static_cast<Confinement>(at))) QSKIP("this confinement does not work on this machine");
        const TemporaryFolder folder;
        ConfinedCommand command = shell(folder, "pwd; echo beside >&2; echo kept > file; echo $NAME; exit 3");
        command.at = static_cast<Confinement>(at);
        command.environment = {"NAME=value"};
        setenv("RIGOR_SECRET", "secret", 1);
        const Answer answer = answerOf(command);
        QCOMPARE(answer.end.code, 3);
        QCOMPARE(answer.output, folder.path().string() + "\nvalue\n");
        QCOMPARE(answer.errors, std::string("beside\n"));
        std::ifstream kept(folder.path() / "file");
        std::string word;
        kept >> word;
        QCOMPARE(word, std::string("kept"));
        command.arguments = {"env"};
        QVERIFY(answerOf(command).output.find("secret") == std::string::npos);
    }

    void bubblewrapLetsWriteNowhereElse() {
        if (confinement() != Confinement::Full) QSKIP("bubblewrap does not work on this machine");
        const TemporaryFolder folder, other;
        std::ofstream(other.path() / "secret") << "secret";
        const std::string beside = (fs::current_path() / "written-by-test-confined").string();
        ConfinedCommand command =
            shell(folder, "echo x > " + beside + "; echo x > /etc/rigor-x; cat " +
                              (other.path() / "secret").string() + "; ls /proc | grep -c '^[0-9]'");
        const Answer answer = answerOf(command);
        QVERIFY(!fs::exists(beside));
        QVERIFY(!fs::exists("/etc/rigor-x"));
        QVERIFY2(answer.output.find("secret") == std::string::npos, answer.output.c_str());
        QVERIFY2(std::stoi(answer.output) < 8, answer.output.c_str()); // its own processes only
        command.readable = {other.path()};
        QVERIFY(answerOf(command).output.starts_with("secret"));
        command.arguments = {"sh", "-c", "echo x > " + (other.path() / "secret").string()};
        QVERIFY(!answerOf(command).end.good());
    }

    void bubblewrapHidesHomes() {
        if (confinement() != Confinement::Full) QSKIP("bubblewrap does not work on this machine");
        const TemporaryFolder folder;
        const QByteArray before = qgetenv("HOME");
        // A home of its own place, as on servers: not below /tmp, which is hidden anyway.
        const fs::path place = fs::current_path() / "home-of-test-confined";
        fs::create_directory(place);
        std::ofstream(place / "secret") << "secret";
        qputenv("HOME", place.c_str());
        ConfinedCommand command =
            shell(folder, "cat " + (place / "secret").string() + "; ls /home /root | wc -w");
        const std::string seen = answerOf(command).output;
        command.hidesPeoplesFiles = true;
        const std::string hidden = answerOf(command).output;
        before.isNull() ? qunsetenv("HOME") : qputenv("HOME", before);
        fs::remove_all(place);
        QVERIFY2(seen.starts_with("secret"), seen.c_str());
        QVERIFY2(hidden.find("secret") == std::string::npos, hidden.c_str());
    }

    void landlockLetsWriteNowhereElse() {
        if (!canLimitWrites() || !can(Confinement::Partly))
            QSKIP("this kernel has no Landlock or no seccomp");
        const TemporaryFolder folder, other;
        std::ofstream(other.path() / "kept") << "kept";
        const std::string beside = other.path().string();
        ConfinedCommand command =
            shell(folder, "echo x > " + beside + "/new; echo x >> " + beside + "/kept; rm -f " + beside +
                              "/kept; mkdir " + beside + "/d; mv own " + beside +
                              "; echo x > own && mkdir d && "
                              "mv own d/moved && echo x > /dev/null && cat " +
                              beside + "/kept");
        command.at = Confinement::Partly;
        const Answer answer = answerOf(command);
        QCOMPARE(answer.output, std::string("kept"));
        QVERIFY(fs::exists(folder.path() / "d/moved"));
        QCOMPARE(std::distance(fs::directory_iterator(other.path()), fs::directory_iterator()),
                 std::ptrdiff_t{1});
    }

    void reachesNoNetwork_data() { everyConfinement(); }
    void reachesNoNetwork() {
        QFETCH(int, at);
        if (!can(static_cast<Confinement>(at))) QSKIP("this confinement does not work on this machine");
        if (!fs::exists("/bin/bash")) QSKIP("bash, which opens sockets by itself, is not on this machine");
        const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        QCOMPARE(bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
        QCOMPARE(listen(listener, 5), 0);
        getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
        const TemporaryFolder folder;
        const ConfinedCommand command{
            .arguments = {"/bin/bash", "-c",
                          "echo x > /dev/tcp/127.0.0.1/" + std::to_string(ntohs(address.sin_port))},
            .folder = folder.path(),
            .at = static_cast<Confinement>(at)};
        // That it would come through unconfined shows that the refusal is the confinement's.
        QCOMPARE(answerOf(command).end.good(), static_cast<Confinement>(at) == Confinement::None);
        close(listener);
    }

    void reachesNoServiceOfThisMachine_data() { everyConfinement(); }
    void reachesNoServiceOfThisMachine() {
        QFETCH(int, at);
        if (!can(static_cast<Confinement>(at))) QSKIP("this confinement does not work on this machine");
        if (!fs::exists("/usr/bin/python3"))
            QSKIP("python3, which opens sockets of files, is not on this machine");
        const TemporaryFolder folder; // which it may write to, so that only the call can be refused
        const ConfinedCommand command{.arguments = {"/usr/bin/python3", "-c",
                                                    "import socket; socket.socket(socket.AF_UNIX).bind('" +
                                                        (folder.path() / "service").string() + "')"},
                                      .folder = folder.path(),
                                      .at = static_cast<Confinement>(at)};
        const Answer answer = answerOf(command);
        QCOMPARE(answer.end.good(), static_cast<Confinement>(at) == Confinement::None);
        if (!answer.end.good())
            QVERIFY2(answer.errors.find("not permitted") != std::string::npos, answer.errors.c_str());
    }

    void keepsWhatItInheritsAndNothingElse() {
        for (const Confinement at : {Confinement::Full, Confinement::Partly, Confinement::None}) {
            if (!can(at)) continue;
            int kept[2], other[2];
            QCOMPARE(pipe(kept), 0); // not closed on exec: what a library left open
            QCOMPARE(pipe(other), 0);
            const TemporaryFolder folder;
            ConfinedCommand command =
                shell(folder, "echo mine >&" + std::to_string(kept[1]) + "; (echo others >&" +
                                  std::to_string(other[1]) + ") 2>/dev/null || echo refused");
            command.inherited = {kept[1]};
            command.at = at;
            const Answer answer = answerOf(command);
            close(kept[1]), close(other[1]);
            char text[16] = {};
            QCOMPARE(read(kept[0], text, sizeof text), ssize_t{5});
            QCOMPARE(std::string(text), std::string("mine\n"));
            QCOMPARE(answer.output, std::string("refused\n"));
            QCOMPARE(read(other[0], text, sizeof text), ssize_t{0});
            close(kept[0]), close(other[0]);
        }
    }

    void endsAtItsTimeWithItsChildren_data() { everyConfinement(); }
    void endsAtItsTimeWithItsChildren() {
        QFETCH(int, at);
        if (!can(static_cast<Confinement>(at))) QSKIP("this confinement does not work on this machine");
        const TemporaryFolder folder;
        ConfinedCommand command = shell(folder, "sleep 1000 & sleep 1000 & wait");
        command.at = static_cast<Confinement>(at);
        ConfinedProcess process(command);
        QCOMPARE(process.wait(0.05), Woken::TimeOver);
        QVERIFY(process.running());
        const pid_t group = process.id();
        process.kill();
        QVERIFY(!process.running());
        QCOMPARE(process.end().signal, SIGKILL);
        QVERIFY(ends(group));
    }

    void stopsAtOnce() {
        const TemporaryFolder folder;
        std::stop_source source;
        ConfinedProcess process(shell(folder, "sleep 1000"));
        std::jthread stopper([&] { source.request_stop(); });
        QCOMPARE(process.wait(kForever, source.get_token()), Woken::Stopped);
        QCOMPARE(process.wait(kForever, source.get_token()), Woken::Stopped); // and stays so
    }

    void livesLongerThanTheThreadThatStartedIt() {
        // Linux would kill the child of a thread that has ended.
        const TemporaryFolder folder;
        std::unique_ptr<ConfinedProcess> process;
        std::thread([&] {
            process = std::make_unique<ConfinedProcess>(shell(folder, "sleep 0.2; echo done"));
        }).join();
        QCOMPARE(process->wait(60), Woken::Ended);
        QCOMPARE(process->output(), std::string("done\n"));
    }

    void endsWithItsParent_data() { everyConfinement(); }
    void endsWithItsParent() {
        QFETCH(int, at);
        if (!can(static_cast<Confinement>(at))) QSKIP("this confinement does not work on this machine");
        confinement();
        int ends_[2];
        QCOMPARE(pipe(ends_), 0);
        TemporaryFolder folder;
        const pid_t parent = fork();
        if (parent == 0) {
            // A process that starts one of others and is killed. (Its starting thread did not come with the
            // fork, so it runs a program of its own.)
            execl("/proc/self/exe", "test", "test_confined", "--as-parent", std::to_string(at).c_str(),
                  folder.path().c_str(), std::to_string(ends_[1]).c_str(), static_cast<char*>(nullptr));
            _exit(1);
        }
        pid_t child = 0;
        QCOMPARE(read(ends_[0], &child, sizeof child), ssize_t{sizeof child});
        close(ends_[0]), close(ends_[1]);
        QVERIFY(child > 1);
        QVERIFY(alive(child));
        ::kill(parent, SIGKILL);
        waitpid(parent, nullptr, 0);
        QVERIFY(ends(child));
    }

    void whatItPrintsWithoutEndIsCut() {
        const TemporaryFolder folder;
        ConfinedCommand command = shell(folder, "yes 0123456789");
        command.keptOutput = 1000;
        ConfinedProcess process(command);
        while (process.output().size() < 1000) QCOMPARE(process.wait(0.05), Woken::TimeOver);
        QCOMPARE(process.wait(0.1), Woken::TimeOver);
        process.kill();
        QCOMPARE(process.output().size(), std::size_t{1000});
        command = shell(folder, "seq 1 5000 >&2");
        const Answer answer = answerOf(command);
        QCOMPARE(lastLines(answer.errors, 2), std::string("4999 / 5000"));
    }

    void linesAreCleanedOfWhatNoLineShows() {
        QCOMPARE(lastLines("a\x1b[31mred\tb\xff\xc3\xa4\r\n\n\n  \nlast", 5),
                 std::string("a[31mred b?\xc3\xa4 / last"));
        QCOMPARE(lastLines(std::string(300, 'x'), 1), std::string(200, 'x') + "...");
        QCOMPARE(lastLines("", 3), std::string());
    }

    void memoryIsLimited() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("not under AddressSanitizer, which needs terabytes of addresses");
#endif
        const TemporaryFolder folder;
        // A shell that doubles a text without end.
        ConfinedCommand command = shell(folder, "x=0123456789; while :; do x=$x$x; done");
        command.memory = 200 << 20;
        const Answer answer = answerOf(command);
        QCOMPARE(answer.woken, Woken::Ended);
        QVERIFY(!answer.end.good());
    }

    void leavesNoCoreAndTellsItsSignal() {
        const TemporaryFolder folder;
        for (const Confinement at : {Confinement::Full, Confinement::None}) {
            if (!can(at)) continue;
            ConfinedCommand command = shell(folder, "ulimit -f 0; echo x > file");
            command.at = at;
            QCOMPARE(answerOf(command).end.signal, SIGXFSZ);
            QVERIFY(fs::is_empty(folder.path()) || fs::file_size(folder.path() / "file") == 0);
            QVERIFY(!fs::exists(folder.path() / "core"));
        }
    }

    void refusesWhatIsNoProgram() {
        const TemporaryFolder folder;
        const auto sentenceOf = [&](const std::string& program) {
            try {
                ConfinedProcess process({.arguments = {program}, .folder = folder.path()});
            } catch (const Error& error) {
                return error.sentence();
            }
            return std::string("it ran");
        };
        QCOMPARE(sentenceOf("no-such-program-here"),
                 std::string("There is no program no-such-program-here on this machine."));
        const std::string text = (folder.path() / "text").string();
        std::ofstream(text) << "no program";
        QVERIFY(sentenceOf(text).find("chmod +x") != std::string::npos);
        QVERIFY(sentenceOf(folder.path().string()).find("no program that may be run") != std::string::npos);
    }

    void foldersGoWithWhatIsInThem() {
        fs::path path;
        {
            const TemporaryFolder folder;
            path = folder.path();
            fs::create_directories(path / "a/b");
            std::ofstream(path / "a/b/c") << "x";
            fs::permissions(path / "a/b", fs::perms::owner_read | fs::perms::owner_exec);
            fs::create_symlink("/etc", path / "link");
        }
        QVERIFY(!fs::exists(path));
        QVERIFY(fs::exists("/etc"));
    }
};

namespace {

/// `--as-parent CONFINEMENT FOLDER DESCRIPTOR`: starts a sleeper, tells its number, and waits to be killed.
int runAsParent(char** argv) {
    const ConfinedCommand command{.arguments = {"sh", "-c", "echo ready; exec sleep 1000"},
                                  .folder = argv[1],
                                  .at = static_cast<Confinement>(std::stoi(argv[0]))};
    ConfinedProcess process(command);
    while (process.output().empty()) process.wait(0.01); // bubblewrap is at work before
    const pid_t id = process.id();
    if (write(std::stoi(argv[2]), &id, sizeof id) != sizeof id) return 1;
    process.wait(kForever);
    return 0;
}

} // namespace

RIGOR_TEST_RUN([](int argc, char** argv) {
    for (int k = 1; k + 3 < argc; ++k)
        if (std::strcmp(argv[k], "--as-parent") == 0) return runAsParent(argv + k + 1);
    TestConfined test;
    return QTest::qExec(&test, argc, argv);
})

#include "test_confined.moc"

} // namespace test_confined

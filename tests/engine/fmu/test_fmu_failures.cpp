// FMUs that do wrong: each ends its own run with a sentence, and nothing else.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "tests/engine/fmu/host_processes.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"

#include <cmath>
#include <csignal>
#include <ctime>
#include <set>
#include <thread>

namespace test_fmu_failures {

using namespace rigor;
using small_fmu::hosts;
namespace fs = std::filesystem;
using small_fmu::sentenceOf;

namespace {

std::size_t placeOf(const ExternalModel& model, const std::string& name) {
    for (std::size_t k = 0; k < model.parameters().size(); ++k)
        if (model.parameters()[k].name == name) return k;
    qFatal("no parameter %s", name.c_str());
}

struct Runs {
    std::shared_ptr<const ExternalModel> model;
    SimulationOptions options{.stopTime = 1};
    std::vector<Signal> inputs{Signal(0.0)};
    std::vector<double> values;

    explicit Runs(std::shared_ptr<const ExternalModel> made) : model(std::move(made)) {
        for (const Variable& p : model->parameters()) values.push_back(p.start);
    }
    Runs& set(const std::string& name, double value) {
        values[placeOf(*model, name)] = value;
        return *this;
    }
    Trajectory run(std::stop_token stop = {}) const { return model->run(values, inputs, options, {}, stop); }
    std::string sentence() const {
        const Trajectory made = run();
        return made.status.told ? made.status.told->text() : "no failure";
    }
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

#define SAYS(text, part)                                                                                     \
    do {                                                                                                     \
        const std::string said = (text);                                                                     \
        QVERIFY2(has(said, part), said.c_str());                                                             \
    } while (false)

} // namespace

class TestFmuFailures : public QObject {
    Q_OBJECT

  private:
    TemporaryFolder folder_;

    fs::path file(const small_fmu::Kind& kind) {
        static int number = 0;
        const fs::path path = folder_.path() / ("pump" + std::to_string(++number) + ".fmu");
        std::ofstream(path, std::ios::binary) << small_fmu::bytesOf(kind);
        return path;
    }
    Runs small(const small_fmu::Kind& kind, const FmuRunning& running = {}) {
        const fs::path path = file(kind);
        trustOnce(path);
        return Runs(fmuModel(path, nullptr, running));
    }
    /// That the model is none the worse for it.
    static bool stillRuns(Runs runs) {
        const Trajectory made = runs.set("mode", small_fmu::Fine).run();
        return made.status.answered() && std::abs(made.endOutputs[0] - std::exp(-2)) < 1e-14;
    }

  private Q_SLOTS:
    void initTestCase() {
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler on this machine");
    }

    void endTheirRunWithASentence_data() {
        QTest::addColumn<int>("version");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("why");
        for (const int version : {2, 3}) {
            const auto row = [&](const char* name, int mode, const char* why) {
                QTest::addRow("FMI %d %s", version, name) << version << mode << QString(why);
            };
            row("crash", small_fmu::Crash, "its process crashed (SIGSEGV).");
            row("abort", small_fmu::Aborts,
                "its process crashed (SIGABRT). It says: assertion of the pump failed");
            row("exit", small_fmu::Exits, "its process ended by itself (exit code 7).");
            row("NaN", small_fmu::NotANumber, "its output y is not a finite number.");
            row("error", small_fmu::ErrorStatus,
                version == 2 ? "fmi2DoStep returned Error. It says: the pump runs dry (at 0.5"
                             : "fmi3DoStep returned Error. It says: the pump runs dry");
            row("fatal", small_fmu::Fatal, "DoStep returned Fatal. It says: the pump is lost");
            row("refused step", small_fmu::RefusesStep, "it takes no step from here.");
        }
    }
    void endTheirRunWithASentence() {
        QFETCH(int, version);
        QFETCH(int, mode);
        QFETCH(QString, why);
        Runs runs = small({.version = version});
        const Trajectory made = runs.set("mode", mode).set("k", 2.5).run();
        QCOMPARE(made.status.end, RunEnd::Foreign);
        QVERIFY(made.status.told);
        const std::string sentence = made.status.told->text();
        SAYS(sentence, runs.model->code().name + " failed at ");
        SAYS(sentence, "k = 2.5, mode = " + std::to_string(mode));
        SAYS(sentence, why.toStdString());
        QVERIFY2(made.status.time >= 0.49 && made.status.time < 0.53, sentence.c_str());
        QVERIFY(stillRuns(runs.set("k", 2)));
    }

    void sayItInModelExchangeToo() {
        Runs runs = small({});
        runs.options.interface = "model-exchange";
        SAYS(runs.set("mode", small_fmu::Crash).sentence(), "its process crashed (SIGSEGV).");
        SAYS(runs.set("mode", small_fmu::ErrorStatus).sentence(),
             "fmi2CompletedIntegratorStep returned Error. It says: the pump runs dry");
        SAYS(runs.set("mode", small_fmu::NotANumber).sentence(), "its output y is not a finite number.");
    }

    void hangUntilTheirTimeIsOver() {
        Runs runs = small({});
        runs.options.timeLimit = 0.3;
        const std::string sentence = runs.set("mode", small_fmu::Hang).sentence();
        SAYS(sentence, "no answer within 0.3 s (simulation.time_limit).");
        SAYS(sentence, "failed at 0.5");
        runs.options.timeLimit = 60;
        QVERIFY(stillRuns(runs));
    }

    void areStoppedAtOnce() {
        Runs runs = small({});
        runs.set("mode", small_fmu::Hang);
        std::stop_source source;
        Trajectory made;
        std::jthread stopper([&] {
            while (hosts().empty()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            source.request_stop();
        });
        QCOMPARE(runs.run(source.get_token()).status.end, RunEnd::Cancelled);
        QCOMPARE(runs.run(source.get_token()).status.end, RunEnd::Cancelled); // before it begins
        QVERIFY(stillRuns(runs));
    }

    void leakUntilTheirMemoryIsUsedUp() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("not under AddressSanitizer, which needs terabytes of addresses");
#endif
        Runs runs = small({}, {.memory = std::size_t{1} << 30});
        const std::string sentence = runs.set("mode", small_fmu::Leak).sentence();
        SAYS(sentence, "its process crashed (SIGABRT). It says: no memory left for the small FMU");
        QVERIFY(stillRuns(runs));
    }

    void printAndWriteRubbish() {
        Runs runs = small({});
        // What it prints, a megabyte of it, is no matter.
        const Trajectory chatter = runs.set("mode", small_fmu::Chatters).run();
        QVERIFY(chatter.status.answered());
        QCOMPARE(chatter.endOutputs[0], small({}).run().endOutputs[0]);
        SAYS(runs.set("mode", small_fmu::Rubbish).sentence(), "its process answers what is no answer.");
        QVERIFY(stillRuns(runs));
    }

    void lieAboutTheirSizes_data() {
        QTest::addColumn<int>("version");
        QTest::newRow("FMI 2.0") << 2;
        QTest::newRow("FMI 3.0") << 3;
    }
    void lieAboutTheirSizes() {
        QFETCH(int, version);
        Runs runs = small({.version = version, .options = "-DLIE"});
        SAYS(runs.sentence(), "it wrote more numbers than it says that it has.");
        runs.options.interface = "model-exchange";
        SAYS(runs.sentence(), "it wrote more numbers than it says that it has.");
    }

    void neverSetAnOutput() {
        for (const int version : {2, 3})
            SAYS(small({.version = version, .options = "-DNEVER_SETS"}).sentence(),
                 "it never sets its output y.");
    }

    void cannotBeLoaded() {
        for (const int version : {2, 3}) {
            const std::string number = std::to_string(version);
            Runs refuses = small({.version = version, .options = "-DREFUSES"});
            const std::string sentence = sentenceOf([&] { refuses.run(); });
            SAYS(sentence, refuses.model->code().name + " cannot be run: it refuses to be instantiated");
            SAYS(sentence, "no licence for the pump");
            // One that says it without being asked to does not say it twice.
            Runs outspoken = small({.version = version, .options = "-DREFUSES=2"});
            QCOMPARE(QString::fromStdString(sentenceOf([&] { outspoken.run(); })).count("no licence"), 1);
            SAYS(sentenceOf([&] { small({.version = version, .token = "{another}"}).run(); }),
                 "refuses to be instantiated");
            SAYS(sentenceOf([&] { small({.version = version, .options = "-DLACKS"}).run(); }),
                 "its library has no function fmi" + number + "DoStep, which the standard asks for.");
            SAYS(sentenceOf(
                     [&] { small({.version = version, .options = "-DNEEDS=pump_licence_check"}).run(); }),
                 "its library cannot be loaded: ");
        }
        // No library at all, one of another processor, one of 32 bits, half a head.
        const std::string good = small_fmu::library(2);
        std::string arm = good, narrow = good;
        arm[18] = char(0xb7), narrow[4] = 1;
        for (const std::string& library :
             {std::string("no library"), std::string(), arm, narrow, good.substr(0, 12)}) {
            const fs::path path = folder_.path() / "text.fmu";
            std::ofstream(path, std::ios::binary)
                << small_fmu::zipOf({{"modelDescription.xml", small_fmu::description({})},
                                     {"binaries/linux64/small.so", library}});
            trustOnce(path);
            QCOMPARE(sentenceOf([&] { Runs(fmuModel(path)).run(); }),
                     std::string("text.fmu cannot be run: small.so is no library for x86_64-linux, whatever "
                                 "its folder is called."));
        }
    }

    void missASharedLibraryByName() {
        const TemporaryFolder build;
        const std::string base = build.path().string();
        const std::string other =
            "echo 'int rigor_pump_data(void) { return 3; }' > " + base + "/d.c && cc -shared -fPIC " + base +
            "/d.c -Wl,-soname,librigorpumpdata.so.7 -o " + base + "/librigorpumpdata.so";
        QCOMPARE(std::system(other.c_str()), 0);
        Runs runs = small({.options = "-DNEEDS=rigor_pump_data -L" + base + " -lrigorpumpdata"});
        SAYS(sentenceOf([&] { runs.run(); }),
             "it needs the shared library librigorpumpdata.so.7, which is not on this machine.");
    }

    void runOnlyWithConsent() {
        // Bytes that nobody has allowed.
        const fs::path path = file({.head = "<!-- not allowed yet -->"});
        const auto model = fmuModel(path);
        SAYS(sentenceOf([&] { Runs(model).run(); }), "has not been allowed");
        QVERIFY(hosts().empty() || !has(sentenceOf([&] { Runs(model).run(); }), "cannot be run"));
        trustOnce(path);
        QVERIFY(Runs(model).run().status.answered());
    }

    void refuseValuesTheyCannotHold() {
        Runs runs = small({});
        SAYS(runs.set("gain", 2.5).sentence(), "gain = 2.5 is no whole number");
        SAYS(runs.set("gain", 3e9).sentence(), "outside of what the FMU can hold");
        SAYS(runs.set("gain", 1).set("flag", 2).sentence(), "outside of what the FMU can hold, 0 to 1");
        SAYS(runs.set("flag", 1).set("k", NAN).sentence(), "not a finite number");
    }

    void startNoOtherPrograms() {
        // With exit code 9 the shell would have run in its place.
        SAYS(small({}).set("mode", small_fmu::Starts).sentence(),
             "fmi2DoStep returned Error. It says: only looked");
    }

    void useUpTheirSteps() {
        Runs runs = small({});
        runs.options.maxSteps = 50;
        QCOMPARE(runs.run().status.end, RunEnd::StepBudget);
        QVERIFY(stillRuns(Runs(runs.model)));
    }

    void areRenewedAfterSoManyInstances() {
        Runs runs = small({.options = "-DNO_RESET"}, {.renewAfter = 3});
        std::set<pid_t> seen;
        for (int k = 0; k < 12; ++k) {
            QVERIFY(runs.run().status.answered());
            for (const pid_t id : hosts()) seen.insert(id);
        }
        QVERIFY2(seen.size() >= 3, std::to_string(seen.size()).c_str());
        QVERIFY(hosts().size() <= 1);
    }

    /// What cannot be reset goes back by its state: no further instances, and one process for all runs, also
    /// of an FMU that a process stands once only.
    void goBackByTheirState() {
        for (const int version : {2, 3})
            for (const bool once : {false, true}) {
                const std::string flags =
                    std::string("small\" canGetAndSetFMUstate=\"true\" canGetAndSetFMUState=\"true") +
                    (once ? "\" canBeInstantiatedOnlyOncePerProcess=\"true" : "");
                Runs runs = small({.version = version,
                                   .options = once ? "-DNO_RESET -DKEEPS -DONCE" : "-DNO_RESET -DKEEPS",
                                   .identifier = flags},
                                  {.renewAfter = 3});
                std::set<pid_t> seen;
                for (int k = 0; k < 12; ++k) {
                    QVERIFY2(runs.run().status.answered(), runs.sentence().c_str());
                    for (const pid_t id : hosts()) seen.insert(id);
                }
                QCOMPARE(seen.size(), std::size_t{1});
            }
    }

    /// A run that fails at its beginning is repeated in a new process and fails there too: no more than that.
    void failAtTheBeginningAsBefore() {
        Runs runs = small(
            {.options = "-DNO_RESET -DKEEPS -DPICKY", .identifier = "small\" canGetAndSetFMUstate=\"true"});
        for (int k = 0; k < 3; ++k) QVERIFY2(runs.run().status.answered(), runs.sentence().c_str());
        Runs picky = runs;
        picky.set("k", 77);
        SAYS(picky.sentence(), "fmi2EnterInitializationMode");
        for (int k = 0; k < 3; ++k) QVERIFY2(runs.run().status.answered(), runs.sentence().c_str());
    }

    /// Neither beside another nor after one.
    void standOneInstancePerProcess() {
        for (const int version : {2, 3}) {
            const std::string once = "small\" canBeInstantiatedOnlyOncePerProcess=\"true";
            Runs runs = small({.version = version, .options = "-DONCE -DNO_RESET", .identifier = once});
            for (int k = 0; k < 4; ++k) QVERIFY2(runs.run().status.answered(), runs.sentence().c_str());
            QVERIFY(hosts().empty());
            // Who can be reset keeps its process.
            Runs kept = small({.version = version, .options = "-DONCE", .identifier = once});
            for (int k = 0; k < 4; ++k) QVERIFY2(kept.run().status.answered(), kept.sentence().c_str());
            QCOMPARE(hosts().size(), std::size_t{1});
        }
    }

    void shutInByTheFilterAlone() {
        const TemporaryFolder folder;
        try {
            ConfinedProcess trial(
                {.arguments = {"true"}, .folder = folder.path(), .at = Confinement::Partly});
            if (trial.wait(60) != ConfinedProcess::Woken::Ended || !trial.end().good()) throw Error("no");
        } catch (const Error&) {
            QSKIP("the filter of system calls does not work on this machine");
        }
        Runs runs = small({}, {.at = Confinement::Partly});
        QVERIFY(stillRuns(runs));
        SAYS(runs.model->how().text(), "filter of system calls");
        SAYS(runs.set("mode", small_fmu::Crash).sentence(), "its process crashed (SIGSEGV).");
    }

    /// Where short runs follow each other both sides wait awake: failures, words, limits and stops are as of
    /// a first run, and who waits for long does not work meanwhile.
    void shortRunsInARowLoseNothing() {
        const auto warm = [](Runs& runs) {
            runs.set("mode", small_fmu::Fine).options.stopTime = 0.05;
            for (int k = 0; k < 300; ++k)
                if (!runs.run().status.answered()) qFatal("a short run fails");
            runs.options.stopTime = 1;
        };
        Runs runs = small({.version = 2});
        warm(runs);
        SAYS(runs.set("mode", small_fmu::Aborts).sentence(), "It says: assertion of the pump failed");
        warm(runs);
        SAYS(runs.set("mode", small_fmu::ErrorStatus).sentence(), "It says: the pump runs dry");
        warm(runs);
        runs.set("mode", small_fmu::Chatters);
        for (int k = 0; k < 200; ++k) QVERIFY(runs.run().status.answered()); // more than a pipe holds
        warm(runs);
        runs.options.timeLimit = 0.3;
        SAYS(runs.set("mode", small_fmu::Hang).sentence(), "no answer within 0.3 s");
        runs.options.timeLimit = 60;
        warm(runs);
        runs.set("mode", small_fmu::Slow);
        const auto atWork = [] {
            timespec now{};
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
            return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
        };
        runs.options.stopTime = 0.2;
        const double before = atWork();
        for (int k = 0; k < 3; ++k) QVERIFY(runs.run().status.answered()); // 0.4 s each at least
        const double took = atWork() - before;
        QVERIFY2(took < 0.02, std::to_string(took).c_str());
        QVERIFY(stillRuns(small({.version = 2})));
    }

    void killedFromOutsideNothingIsLost() {
        // A thousand runs on two threads while their processes are killed: the answers are those of a quiet
        // hour, but for runs that were hit twice.
        Runs runs = small({});
        constexpr Eigen::Index kRuns = 1000;
        Eigen::MatrixXd samples(static_cast<Eigen::Index>(runs.values.size()), kRuns);
        for (Eigen::Index s = 0; s < kRuns; ++s) {
            for (std::size_t p = 0; p < runs.values.size(); ++p)
                samples(static_cast<Eigen::Index>(p), s) = runs.values[p];
            samples(static_cast<Eigen::Index>(placeOf(*runs.model, "k")), s) = 0.003 * static_cast<double>(s);
            // Some crash by themselves.
            if (s % 50 == 7)
                samples(static_cast<Eigen::Index>(placeOf(*runs.model, "mode")), s) = small_fmu::Crash;
        }
        BatchRequest request{.values = {{VariableKind::Output, 0}}, .threads = 2};
        std::atomic<bool> done = false;
        std::atomic<int> killed = 0;
        std::jthread killer([&] {
            while (!done && killed < 20) {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                const std::vector<pid_t> all = hosts();
                if (!all.empty() && ::kill(all.front(), SIGKILL) == 0) ++killed;
            }
        });
        BatchResult result;
        const std::string thrown = sentenceOf(
            [&] { result = simulateBatch(*runs.model, samples, runs.inputs, runs.options, request); });
        done = true;
        killer.join();
        QCOMPARE(thrown, std::string());
        int failed = 0, lost = 0;
        for (Eigen::Index s = 0; s < kRuns; ++s) {
            const RunStatus& status = result.statuses[static_cast<std::size_t>(s)];
            if (s % 50 == 7) {
                QCOMPARE(status.end, RunEnd::Foreign);
                ++failed;
            } else if (!status.answered()) {
                SAYS(status.told->text(), "its process was killed");
                ++lost;
            } else {
                QVERIFY(std::abs(result.values(0, s) - std::exp(-0.003 * static_cast<double>(s))) < 1e-13);
            }
        }
        QCOMPARE(failed, 20);
        QVERIFY(killed > 0);
        QVERIFY2(2 * lost <= killed, std::to_string(lost).c_str());
    }

    void manyRunsDoNotGrow() {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("not under AddressSanitizer, which keeps what was freed");
#endif
        // 100,000 are measured in tests/benchmarks; memory that grows with each run shows in a few thousand.
        Runs runs = small({});
        const auto resident = [](const std::string& process) {
            std::istringstream text(small_fmu::contentsOf("/proc/" + process + "/statm"));
            long long all = 0, there = 0;
            text >> all >> there;
            return there * 4096;
        };
        for (int k = 0; k < 500; ++k) QVERIFY(runs.run().status.answered());
        const std::vector<pid_t> host = hosts();
        QCOMPARE(host.size(), std::size_t{1});
        const long long own = resident("self"), others = resident(std::to_string(host[0]));
        for (int k = 0; k < 3000; ++k) QVERIFY(runs.run().status.answered());
        QCOMPARE(hosts(), host);
        QVERIFY(resident("self") - own < 1 << 20);
        QVERIFY(resident(std::to_string(host[0])) - others < 1 << 18);
    }

    void nothingStaysBehind() {
        const TemporaryFolder temporary; // others write into the machine's own
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().c_str());
        {
            Runs runs = small({});
            QVERIFY(runs.run().status.answered());
            QVERIFY(!fs::is_empty(temporary.path()));
            QCOMPARE(hosts().size(), std::size_t{1});
        }
        before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
        QVERIFY(fs::is_empty(temporary.path()));
        QVERIFY(hosts().empty());
    }
};

RIGOR_TEST(TestFmuFailures)

#include "test_fmu_failures.moc"

} // namespace test_fmu_failures

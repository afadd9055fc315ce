// Runs of commands: exact answers, the same from any thread, inputs, times, consent.
#include "core/foundation/base/random.h"
#include "tests/engine/program/program_case.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

#include <bit>
#include <filesystem>

namespace test_program_runs {

using namespace rigor;
using sample::contains;
using sample::ProgramCase;
using sample::runOf;
using sample::toldOf;

namespace {

bool hasAwk() { return !QStandardPaths::findExecutable("awk").isEmpty(); }
#define NEEDS_AWK                                                                                            \
    if (!hasAwk()) QSKIP("There is no awk on this machine.")

const std::string kLinear = R"([program]
command = ["awk", "-f", "line.awk", "in.txt"]
templates = ["in.txt"]
[parameters]
a = 1
b = 2
[outputs.sum]
file = "stdout"
pattern = '^sum (\S+)'
[outputs.difference]
file = "out.json"
key = "d"
)";

void writeLinear(const ProgramCase& here) {
    here.write("in.txt", "{{a}} {{b}}\n");
    here.write(
        "line.awk",
        "{ printf \"sum %.17g\\n\", $1 + $2; printf \"{\\\"d\\\": %.17g}\", $1 - $2 > \"out.json\" }\n");
}

/// y = a exp(-t/tau) at the output times that are asked for, as CSV.
const std::string kDecay = R"([program]
command = ["awk", "-v", "a={{a}}", "-v", "tau={{tau}}", "-f", "decay.awk", "{{file:times}}"]
[parameters.a]
value = 3
[parameters.tau]
value = 0.5
min = 0.1
[outputs.y]
file = "decay.csv"
column = "y"
time = "t"
[outputs.end]
file = "last.txt"
column = 1
)";

void writeDecay(const ProgramCase& here) {
    here.write("decay.awk", "BEGIN { print \"t,y\" > \"decay.csv\" }\n"
                            "{ y = a*exp(-$1/tau); printf \"%.17g,%.17g\\n\", $1, y > \"decay.csv\" }\n"
                            "END { printf \"%.17g\\n\", y > \"last.txt\" }\n");
}

} // namespace

class TestProgramRuns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aNumberGoesThereAndBackBitByBit() {
        const ProgramCase here;
        here.write("in.txt", "z {{k}}\n");
        const auto model =
            here.model("[program]\ncommand = [\"sh\", \"-c\", 'echo \"y = $0\"; cat in.txt', \"{{k}}\"]\n"
                       "templates = [\"in.txt\"]\n[parameters]\nk = 1\n"
                       "[outputs.y]\nfile = \"stdout\"\npattern = '^y = (\\S+)'\n"
                       "[outputs.z]\nfile = \"stdout\"\npattern = '^z (\\S+)'\n");
        RandomStream random(3, 5);
        std::vector<double> values{0.1, 1.0 / 3, -5e-324, 1.7976931348623157e308, -0.0};
        while (values.size() < 40) {
            const double value = std::bit_cast<double>(random());
            if (std::isfinite(value)) values.push_back(value);
        }
        for (const double value : values) {
            const Trajectory run = runOf(*model, {value});
            QVERIFY2(run.status.end == RunEnd::StopTime, toldOf(run, *model).c_str());
            for (const double back : run.endOutputs)
                QCOMPARE(std::bit_cast<std::uint64_t>(back), std::bit_cast<std::uint64_t>(value));
        }
    }
    void aStaticFormulaIsTheSameAtAllTimes() {
        NEEDS_AWK;
        const ProgramCase here;
        writeLinear(here);
        const auto model = here.model(kLinear);
        QVERIFY(!model->capabilities().dynamic);
        // Sums of these are exact in double.
        const Trajectory run = runOf(*model, {1.25, -3.5}, {0, 0.5, 1});
        QVERIFY2(run.status.answered(), toldOf(run, *model).c_str());
        QCOMPARE(run.endOutputs, (std::vector<double>{-2.25, 4.75}));
        QCOMPARE(run.times, (std::vector<double>{0, 0.5, 1}));
        for (Eigen::Index row = 0; row < 3; ++row) {
            QCOMPARE(run.outputs(row, 0), -2.25);
            QCOMPARE(run.outputs(row, 1), 4.75);
        }
        QVERIFY(model->keptFolders().empty());
        QVERIFY(model->toldOfRuns().empty());
    }
    void aDecayHasItsCourse() {
        NEEDS_AWK;
        const ProgramCase here;
        writeDecay(here);
        const auto model = here.model(kDecay);
        QVERIFY(model->warnings().empty());
        const std::vector<double> times{0, 0.125, 0.5, 1};
        const Trajectory run = runOf(*model, {3, 0.5}, times);
        QVERIFY2(run.status.end == RunEnd::StopTime, toldOf(run, *model).c_str());
        QCOMPARE(run.status.time, 1.0);
        QCOMPARE(run.times, times);
        for (std::size_t k = 0; k < times.size(); ++k) {
            // awk's exp and this program's may differ in the last digit.
            QVERIFY(sample::near(run.outputs(static_cast<Eigen::Index>(k), 0), 3 * std::exp(-times[k] / 0.5),
                                 4e-16));
            QVERIFY(k + 1 == times.size() || std::isnan(run.outputs(static_cast<Eigen::Index>(k), 1)));
        }
        QCOMPARE(run.outputs(3, 1), run.outputs(3, 0)); // one number has no course; it is that of the end
        QCOMPARE(run.endOutputs, (std::vector<double>{run.outputs(3, 0), run.outputs(3, 0)}));
        // Without times it is told some; none of them is beyond the run.
        const Trajectory own = runOf(*model, {3, 0.5}, {}, 2);
        QVERIFY(own.status.answered());
        QCOMPARE(own.times.size(), std::size_t(201));
        QCOMPARE(own.times.front(), 0.0);
        QCOMPARE(own.times.back(), 2.0);
    }
    void timesThatAreNotReachedAreAFailure() {
        const ProgramCase here;
        const auto model = here.model(
            "[program]\ncommand = [\"sh\", \"-c\", 'printf \"t,y\\n0,{{k}}\\n0.5,2\\n\" > out.csv']\n"
            "[parameters]\nk = 1\n[outputs.y]\nfile = \"out.csv\"\ncolumn = \"y\"\ntime = \"t\"\n");
        const Trajectory reached = runOf(*model, {1}, {0.25}, 0.5);
        QVERIFY2(reached.status.answered(), toldOf(reached, *model).c_str());
        QCOMPARE(reached.outputs(0, 0), 1.5);
        const Trajectory run = runOf(*model, {1}, {0.25, 1}, 1);
        QVERIFY(run.status.end == RunEnd::Foreign);
        QVERIFY(contains(toldOf(run, *model), "solver.toml failed with k = 1: the output y: out.csv goes "
                                              "from 0 to 0.5 s and does not reach 1 s."));
        // At the end of the run it must have a value too.
        QVERIFY(runOf(*model, {1}, {0.25}, 1).status.end == RunEnd::Foreign);
        // Where no times are asked for, they are its own.
        QCOMPARE(runOf(*model, {1}, {}, 0.5).times, (std::vector<double>{0, 0.5}));
    }
    void aProgramMayEndByItself() {
        const ProgramCase here;
        const std::string toml =
            "[program]\ncommand = [\"sh\", \"-c\", 'echo \"end {{k}}\"; printf \"0 5\\n{{k}} 6\\n\" > out']\n"
            "[parameters]\nk = 0.5\n[end]\nfile = \"stdout\"\npattern = '^end (\\S+)'\noptional = true\n"
            "[outputs.y]\nfile = \"out\"\ncolumn = 2\ntime = 1\n";
        const auto model = here.model(toml);
        const Trajectory run = runOf(*model, {0.5}, {0.25, 0.75}, 1);
        QVERIFY2(run.status.end == RunEnd::Terminated, toldOf(run, *model).c_str());
        QCOMPARE(run.status.time, 0.5);
        QCOMPARE(run.times, (std::vector<double>{0.25}));
        QCOMPARE(run.endOutputs, (std::vector<double>{6}));
        QVERIFY(runOf(*model, {1}, {0.25}, 1).status.end == RunEnd::StopTime);
        QVERIFY(contains(toldOf(runOf(*model, {3}, {0.25}, 1), *model),
                         "[end]: the run would have ended at 3 s, outside 0 to 1 s"));
    }
    void inputsAreAFileOrANumber() {
        const ProgramCase here;
        const std::string head = "[program]\ncommand = [\"sh\", \"-c\", 'cat {{file:inputs}} >&2; exit 1']\n"
                                 "[inputs]\nu = 1\nw = 2\n[outputs.y]\nfile = \"o\"\ncolumn = 1\n";
        const auto model = here.model(head);
        QVERIFY(model->warnings().empty());
        const Signal held({0, 0.5}, {1, 4}, Interpolation::Hold),
            line({0, 0.25, 2}, {0, 1, 8}, Interpolation::Linear);
        const Trajectory run = runOf(*model, {}, {0.75}, 1, {held, line});
        // A jump stands twice; the rows are start, samples, output times and stop.
        QVERIFY(contains(toldOf(run, *model), "It wrote \"0.5,4,2 / 0.75,4,3 / 1,4,4\"."));
        QCOMPARE(model->keptFolders().size(), std::size_t(1));
        std::ifstream file(model->keptFolders()[0] + "/inputs.csv");
        const std::string whole{std::istreambuf_iterator<char>(file), {}};
        QCOMPARE(whole, std::string("time,u,w\n0,1,0\n0.25,1,1\n0.5,1,2\n0.5,4,2\n0.75,4,3\n1,4,4\n"));

        const auto number = here.model(
            "[program]\ncommand = \"echo u {{u:%.2f}} {{start_time}} {{stop_time}}\"\n[inputs]\nu = 1\n"
            "[outputs.y]\nfile = \"stdout\"\npattern = '^u (\\S+) 0 1$'\n");
        QCOMPARE(runOf(*number, {}, {}, 1, {Signal(2.5)}).endOutputs, (std::vector<double>{2.5}));
        QCOMPARE(runOf(*number, {}, {}, 1, {Signal({0, 5}, {3, 3}, Interpolation::Linear)}).endOutputs,
                 (std::vector<double>{3}));
        QVERIFY(contains(sample::refusal([&] { runOf(*number, {}, {}, 1, {line}); }),
                         "The input u varies over the run, so {{u}} is no number here; let the program read "
                         "the file {{file:inputs}}."));
    }
    void aCubicInputIsFollowedBetweenItsSamples() {
        const ProgramCase here;
        const auto model = here.model(
            "[program]\ncommand = [\"sh\", \"-c\", 'cp {{file:inputs}} copy.csv']\n[inputs]\nu = 1\n"
            "[outputs.y]\nfile = \"copy.csv\"\ncolumn = \"u\"\ntime = \"time\"\n");
        const auto f = [](double t) { return 1 - t + 2 * t * t - 0.5 * t * t * t; };
        std::vector<double> t{0, 1, 2, 3, 4}, y;
        for (const double time : t) y.push_back(f(time));
        const Trajectory run = runOf(*model, {}, {}, 4, {Signal(t, y, Interpolation::Cubic)});
        QVERIFY2(run.status.answered(), toldOf(run, *model).c_str());
        QCOMPARE(run.times.size(), std::size_t(81));
        for (std::size_t k = 0; k < run.times.size(); ++k)
            QVERIFY(std::abs(run.outputs(static_cast<Eigen::Index>(k), 0) - f(run.times[k])) < 1e-13);
    }
    void twoThreadsGiveWhatOneGives() {
        NEEDS_AWK;
        const ProgramCase here;
        writeLinear(here);
        const auto model = here.model(kLinear);
        Eigen::MatrixXd samples(2, 200);
        RandomStream random(1, 2);
        for (Eigen::Index k = 0; k < samples.size(); ++k)
            samples(k) = static_cast<double>(random.below(1000)) / 8; // sums are exact
        const auto batch = [&](int threads) {
            BatchRequest request{{{VariableKind::Output, 0}, {VariableKind::Output, 1}}, threads};
            return simulateBatch(*model, samples, {}, SimulationOptions{}, request);
        };
        const BatchResult one = batch(1), two = batch(2);
        for (Eigen::Index k = 0; k < samples.cols(); ++k) {
            QVERIFY(one.statuses[static_cast<std::size_t>(k)].answered());
            QCOMPARE(one.values(0, k), samples(0, k) + samples(1, k));
            QCOMPARE(one.values(1, k), samples(0, k) - samples(1, k));
        }
        QVERIFY(one.values == two.values);
    }
    void aScriptOfItsOwnRunsFromManyThreads() {
        // A file that somebody has open for writing cannot be started: a copy per run must be closed by all.
        const ProgramCase here;
        here.write("solver", "#!/bin/sh\necho y $1\n");
        std::filesystem::permissions(here.path("solver"), std::filesystem::perms::owner_all);
        const auto model = here.model("[program]\ncommand = \"./solver {{k}}\"\n[parameters]\nk = 1\n"
                                      "[outputs.y]\nfile = \"stdout\"\npattern = '^y (\\S+)'\n");
        Eigen::MatrixXd samples(1, 100);
        for (Eigen::Index k = 0; k < samples.size(); ++k) samples(k) = static_cast<double>(k);
        const BatchResult batch =
            simulateBatch(*model, samples, {}, SimulationOptions{}, {{{VariableKind::Output, 0}}, 2});
        for (Eigen::Index k = 0; k < samples.cols(); ++k) {
            const RunStatus& status = batch.statuses[static_cast<std::size_t>(k)];
            QVERIFY2(status.answered(), toString(status, *model).text().c_str());
            QCOMPARE(batch.values(0, k), samples(0, k));
        }
    }
    void aTemplateMayBeTheProgram() {
        const ProgramCase here;
        here.write("run.template", "#!/bin/sh\necho y {{k}}\n");
        const std::string toml = "[program]\ncommand = \"./run.sh\"\ntemplates = { \"run.template\" = "
                                 "\"run.sh\" }\n[parameters]\nk = 1\n"
                                 "[outputs.y]\nfile = \"stdout\"\npattern = '^y (\\S+)'\n";
        QVERIFY(contains(here.refusal(toml), "run.template may not be run; `chmod +x"));
        std::filesystem::permissions(here.path("run.template"), std::filesystem::perms::owner_all);
        QCOMPARE(runOf(*here.model(toml), {4.5}).endOutputs, (std::vector<double>{4.5}));
    }
    void derivativesAreDifferences() {
        NEEDS_AWK;
        const ProgramCase here;
        writeDecay(here);
        const auto model = here.model(kDecay);
        const std::vector<double> at{3, 0.5}, times{0.25, 1};
        const std::vector<std::size_t> chosen{0, 1};
        SimulationOptions options;
        options.stopTime = 1;
        const SensitivityResult made = simulateWithSensitivities(*model, at, chosen, {}, options, times);
        QVERIFY2(made.trajectory.status.answered(), toldOf(made.trajectory, *model).c_str());
        for (std::size_t k = 0; k < times.size(); ++k) {
            const double decay = std::exp(-times[k] / 0.5);
            // Full precision is written and read, so the noise is that of rounding and the slope good to
            // 1e-9.
            QVERIFY(sample::near(made.outputs[k](0, 0), decay, 1e-8));
            QVERIFY(sample::near(made.outputs[k](0, 1), 3 * decay * times[k] / 0.25, 1e-8));
        }
    }
    void whatAnEarlierRunLeftBesideItIsNoInput() {
        const ProgramCase here;
        here.write("out.csv", "7\n");
        const auto model = here.model("[program]\ncommand = [\"sh\", \"-c\", 'ls $0', "
                                      "\"out.csv\"]\n[outputs.y]\nfile = \"out.csv\"\ncolumn = 1\n");
        QVERIFY(contains(toldOf(runOf(*model, {}), *model), "it ended with exit code 2"));
    }
    void theEnvironmentIsWhatIsStated() {
        const ProgramCase here;
        qputenv("RIGOR_TEST_SECRET", "12");
        const auto model = here.model(
            "[program]\ncommand = [\"sh\", \"-c\", 'echo y $N ${RIGOR_TEST_SECRET-1}']\n"
            "environment = { N = \"3\" }\n[outputs.y]\nfile = \"stdout\"\npattern = '^y (\\S+) 1$'\n");
        QCOMPARE(runOf(*model, {}).endOutputs, (std::vector<double>{3}));
        qunsetenv("RIGOR_TEST_SECRET");
    }
    void nothingRunsWithoutConsent() {
        const ProgramCase here;
        const std::string toml =
            "[program]\ncommand = [\"sh\", \"go.sh\"]\n[outputs.y]\nfile = \"stdout\"\npattern = '^(.*)'\n";
        here.write("go.sh", "echo " + std::to_string(reinterpret_cast<std::uintptr_t>(&here)) + " | wc -l\n");
        const auto model = here.read(toml);
        QVERIFY(!mayRun(model->code()));
        const std::string told = sample::refusal([&] { runOf(*model, {}); });
        QVERIFY(contains(told, "The program solver.toml would run code of others on this machine"));
        QVERIFY(contains(told, model->code().sha256));
        QVERIFY(contains(told, "--trust " + here.path("solver.toml")));
        // The file alone is not all that runs.
        trustOnce(std::filesystem::path(here.path("solver.toml")));
        QVERIFY(!mayRun(model->code()));
        trustAlways(model->code());
        QCOMPARE(runOf(*model, {}).endOutputs, (std::vector<double>{1}));
        QVERIFY(mayRun(here.read(toml)->code()));
        // A changed script is another program, and the path remembers what it was.
        here.write("go.sh", "echo 2\n");
        const auto changed = here.read(toml);
        QVERIFY(!mayRun(changed->code()));
        QCOMPARE(formerHash(changed->code()), model->code().sha256);
        QVERIFY(
            contains(sample::refusal([&] { runOf(*changed, {}); }), "It has changed since it was allowed"));
        // What was read is what runs, whatever stands there now.
        QCOMPARE(runOf(*model, {}).endOutputs, (std::vector<double>{1}));
    }
};

RIGOR_TEST(TestProgramRuns)
#include "test_program_runs.moc"

} // namespace test_program_runs

// Models of others on workers that see nothing of the folder they came from: the same bits as here, only with
// consent, only confined.
#include "core/engine/evaluate/program_build.h"
#include "core/engine/external/confined.h"
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/engine/modelica/expression.h"
#include "core/engine/program/program_model.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

namespace test_foreign_workers {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

const char* const kTable = R"([program]
command = ["python3", "decay.py"]
templates = ["deck/values.txt"]
[parameters.rate]
value = 1.0
[outputs.y]
file = "course.csv"
time = "t"
column = "y"
)";
const char* const kScript = R"(import math
rate, end = [float(line) for line in open("deck/values.txt")]
with open("course.csv", "w") as out:
    out.write("t,y\n")
    for k in range(21):
        out.write("%r,%r\n" % (end * k / 20, math.exp(-rate * end * k / 20)))
)";

void write(const fs::path& file, const std::string& bytes) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

EvaluationRequest courses(const ModelPtr& model, const std::string& varied) {
    auto setting = std::make_shared<EvaluationSetting>();
    setting->kind = EvaluationSetting::Kind::Course;
    setting->model = model;
    setting->options.stopTime = 1;
    for (const Variable& input : model->inputs()) setting->inputs.emplace_back(input.start);
    setting->times = {0.25, 0.5, 1};
    setting->outputs = {0};
    EvaluationRequest request{setting,
                              Eigen::MatrixXd(static_cast<Eigen::Index>(model->parameters().size()), 6)};
    for (Eigen::Index i = 0; i < request.parameters.rows(); ++i) {
        const Variable& p = model->parameters()[static_cast<std::size_t>(i)];
        for (Eigen::Index k = 0; k < 6; ++k)
            request.parameters(i, k) = p.name == varied ? 1 + 0.3 * static_cast<double>(k) : p.start;
    }
    return request;
}

} // namespace

class TestForeignWorkers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (!onPath("work_queue_worker")) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        if (confinement() != Confinement::Full) QSKIP("bubblewrap does not work here");
        qputenv("XDG_CONFIG_HOME", folder_.filePath("config").toUtf8());
    }

    void aProgramComesWithItsFiles() {
        if (!onPath("python3")) QSKIP("there is no python3 here");
        write(models() / "solver.toml", kTable);
        write(models() / "decay.py", kScript);
        write(models() / "deck/values.txt", "{{rate}}\n{{stop_time}}\n");
        const auto model = loadProgram((models() / "solver.toml").string());
        trustOnce(model->code());
        compare(model, "rate");
    }

    void anFmuComesWithItsHelper() {
        const std::string bytes = small_fmu::bytesOf({});
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        write(models() / "small.fmu", bytes);
        trustOnce(models() / "small.fmu");
        compare(fmuModel(models() / "small.fmu"), "k");
        // One of its parameters follows another.
        const auto fmu = fmuModel(models() / "small.fmu");
        std::vector<std::string> names;
        for (const Variable& one : fmu->parameters()) names.push_back(one.name);
        const auto again = static_cast<std::size_t>(std::ranges::find(names, "again") - names.begin());
        QVERIFY(again < names.size());
        const std::vector<Tie> ties{
            {"again", "k/4 + 0.5", again, compileExpression("k/4 + 0.5", names).value}};
        compare(std::dynamic_pointer_cast<const ExternalModel>(foreignWithTies(fmu, ties)), "k");
    }

    /// The result says how an FMU was run: the same, wherever that was.
    void howAnFmuRanIsSaidOfWorkersToo() {
        const std::string bytes = small_fmu::bytesOf({});
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler here");
        write(models() / "small.fmu", bytes);
        trustOnce(models() / "small.fmu");
        const auto here = fmuModel(models() / "small.fmu"), there = fmuModel(models() / "small.fmu");
        const std::string before = there->how();
        const EvaluationRequest own = courses(here, "k"), sent = courses(there, "k");
        ThreadEvaluator().evaluate({&own, 1}, 1, {});
        WorkQueueEvaluator(settings()).evaluate({&sent, 1}, 1, {});
        QCOMPARE(std::string(there->how()), std::string(here->how()));
        QVERIFY(std::string(here->how()) != before);
    }

    void whatNobodyHasAllowedIsNotSent() {
        write(models() / "other.toml", std::string(kTable) + "[parameters.more]\nvalue = 1\n");
        write(models() / "decay.py", kScript);
        write(models() / "deck/values.txt", "{{rate}}\n{{stop_time}}\n");
        const QString said = refusal(loadProgram((models() / "other.toml").string()), "rate");
        QVERIFY2(said.contains("--trust") && said.contains("other.toml"), qPrintable(said));
    }

    /// A machine on which neither bubblewrap nor seccomp works: the worker refuses, and nothing has run.
    void withoutConfinementNothingRuns() {
        if (!onPath("python3") || !fs::exists("/usr/lib/x86_64-linux-gnu/libseccomp.so.2"))
            QSKIP("there is no python3, or no libseccomp.so.2, here");
        const fs::path ran = folder_.filePath("ran").toStdString();
        write(models() / "open.toml", kTable);
        write(models() / "decay.py",
              kScript + fmt::format("try: open(\"{}\", \"w\")\nexcept OSError: pass\n", ran.string()));
        write(models() / "deck/values.txt", "{{rate}}\n{{stop_time}}\n");
        const auto model = loadProgram((models() / "open.toml").string());
        trustOnce(model->code());
        WorkQueueSettings open = settings();
        const fs::path program = folder_.filePath("rigor-evaluate").toStdString();
        write(program,
              "#!/usr/bin/env python3\n"
              "import ctypes, os, sys\n"
              "lib = ctypes.CDLL('libseccomp.so.2')\n"
              "lib.seccomp_init.restype = ctypes.c_void_p\n"
              "class Arg(ctypes.Structure):\n"
              "    _fields_ = [('arg', ctypes.c_uint), ('op', ctypes.c_int),\n"
              "                ('a', ctypes.c_uint64), ('b', ctypes.c_uint64)]\n"
              "rules = ctypes.c_void_p(lib.seccomp_init(ctypes.c_uint32(0x7fff0000)))\n"
              "refused = ctypes.c_uint32(0x00050001)\n"
              "def call(name): return lib.seccomp_syscall_resolve_name(name)\n"
              "none, set_seccomp = (Arg * 1)(), (Arg * 1)(Arg(0, 4, 22, 0))\n"
              "assert lib.seccomp_rule_add_array(rules, refused, call(b'prctl'), 1, set_seccomp) == 0\n"
              "assert lib.seccomp_rule_add_array(rules, refused, call(b'seccomp'), 0, none) == 0\n"
              "assert lib.seccomp_load(rules) == 0\n"
              "os.execv('" +
                  open.program + "', ['rigor-evaluate'] + sys.argv[1:])\n");
        fs::permissions(program, fs::perms::owner_all);
        open.program = program.string();
        const QString said = refusal(model, "rate", open);
        QVERIFY2(said.contains("cannot be confined there"), qPrintable(said));
        QVERIFY(!fs::exists(ran));
        // The same program runs where it can be confined, and there it cannot write that file.
        compare(model, "rate");
        QVERIFY(!fs::exists(ran));
    }

    void whatHasChangedMeanwhileDoesNotRun() {
        write(models() / "changed.toml", kTable);
        write(models() / "decay.py", kScript);
        write(models() / "deck/values.txt", "{{rate}}\n{{stop_time}}\n");
        const auto model = loadProgram((models() / "changed.toml").string());
        trustOnce(model->code());
        write(models() / "decay.py", std::string(kScript) + "print('changed')\n");
        const QString said = refusal(model, "rate");
        QVERIFY2(said.contains("is not the file that the run began with"), qPrintable(said));
    }

  private:
    fs::path models() const { return folder_.filePath("models").toStdString(); }

    /// Workers do not see the folder of the models.
    WorkQueueSettings settings() const {
        WorkQueueSettings made;
        made.place =
            placeOf("command:for i in $(seq {count}); do bwrap --dev-bind / / --tmpfs " + models().string() +
                        " work_queue_worker --password {password_file} --cores 1 --memory 500 --disk 500 "
                        "-t 20 {host} {port} & done; wait",
                    {});
        made.place.host = "127.0.0.1";
        made.place.count = 2;
        made.program = (fs::path(programFile()).parent_path() / "rigor-evaluate").string();
        made.worthSending = 0;
        made.version = programBuild();
        made.folder = folder_.filePath("workers").toStdString();
        return made;
    }

    void compare(const std::shared_ptr<const ExternalModel>& model, const std::string& varied) const {
        const EvaluationRequest request = courses(model, varied), again = courses(model, varied);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        QVERIFY(truth.statuses.back().answered());
        WorkQueueEvaluator evaluator(settings());
        const auto made = evaluator.evaluate({&again, 1}, 1, {});
        QCOMPARE(made.front().values.size(), truth.values.size());
        QVERIFY(std::memcmp(made.front().values.data(), truth.values.data(),
                            sizeof(double) * static_cast<std::size_t>(truth.values.size())) == 0);
        const auto machine = evaluator.provenance()["machines"].front();
        QCOMPARE(machine["evaluations"].get<int>(), 6);
        QVERIFY(machine["foreign_code"].get<std::string>().find("bubblewrap") != std::string::npos);
    }

    QString refusal(const std::shared_ptr<const ExternalModel>& model, const std::string& varied) const {
        return refusal(model, varied, settings());
    }
    static QString refusal(const std::shared_ptr<const ExternalModel>& model, const std::string& varied,
                           const WorkQueueSettings& on) {
        const EvaluationRequest request = courses(model, varied);
        WorkQueueEvaluator evaluator(on);
        try {
            evaluator.evaluate({&request, 1}, 1, {});
        } catch (const Error& e) {
            return QString::fromStdString(e.sentence());
        }
        return {};
    }

    QTemporaryDir folder_;
};

RIGOR_TEST(TestForeignWorkers)
#include "test_foreign_workers.moc"

} // namespace test_foreign_workers

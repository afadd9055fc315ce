// Workers by a real Slurm, started on this machine for the test; skipped with a word where that cannot be.
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

using namespace rigor;
namespace fs = std::filesystem;

namespace {

/// Slurm of one node with 64 places, of the test's own; munge's key of the machine, or one that is made.
class OwnSlurm {
  public:
    /// Why there is none; "" = it runs.
    QString start() {
        for (const char* program : {"slurmctld", "slurmd", "munged", "sbatch", "work_queue_worker"})
            if (!onPath(program)) return QString("%1 is not installed").arg(program);
        if (::geteuid() != 0) return "slurmd needs root";
        if (const QString why = startMunge(); !why.isEmpty()) return why;
        const std::string dir = folder_.path().toStdString();
        char host[256] = {};
        ::gethostname(host, sizeof host - 1);
        std::ofstream conf(dir + "/slurm.conf");
        conf << "ClusterName=rigor\nSlurmctldHost=" << host
             << "(127.0.0.1)\nSlurmUser=root\nAuthType=auth/munge\n"
             << "StateSaveLocation=" << dir << "/state\nSlurmdSpoolDir=" << dir << "/spool.%n\n"
             << "SlurmctldPidFile=" << dir << "/slurmctld.pid\nSlurmdPidFile=" << dir << "/slurmd.pid\n"
             << "SlurmctldLogFile=" << dir << "/slurmctld.log\nSlurmdLogFile=" << dir << "/slurmd.log\n"
             << "SlurmctldPort=16817\nSlurmdPort=16818\n"
             << "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSelectType=select/cons_tres\n"
             << "SelectTypeParameters=CR_Core\nReturnToService=2\nSlurmdParameters=config_overrides\n"
             << "MpiDefault=none\nSchedulerParameters=sched_interval=1\n"
             << "NodeName=" << host << " NodeAddr=127.0.0.1 CPUs=64 State=UNKNOWN\n"
             << "PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n";
        conf.close();
        fs::create_directories(dir + "/state");
        qputenv("SLURM_CONF", (dir + "/slurm.conf").c_str());
        if (const auto end = runProgram({"slurmctld", "-c"}); end.code != 0)
            return QString::fromStdString("slurmctld: " + end.errors);
        if (const auto end = runProgram({"slurmd"}); end.code != 0)
            return QString::fromStdString("slurmd: " + end.errors);
        for (int k = 0; k < 100; ++k) {
            if (runProgram({"sinfo", "-h", "-t", "idle", "-o", "%n"}).output.size() > 1) return {};
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
        return "the node did not come up";
    }

    ~OwnSlurm() {
        std::vector<std::string> pids{folder_.filePath("slurmd.pid").toStdString(),
                                      folder_.filePath("slurmctld.pid").toStdString()};
        if (ownMunge_) pids.emplace_back("/run/munge/munged.pid");
        for (const std::string& name : pids) {
            std::ifstream file(name);
            if (pid_t pid = 0; file >> pid && pid > 1) ::kill(pid, SIGTERM);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
    }

  private:
    QString startMunge() {
        if (runProgram({"munge", "-n"}).code == 0) return {};
        ownMunge_ = true;
        if (!fs::exists("/etc/munge/munge.key")) return "there is no munge key";
        fs::create_directories("/run/munge");
        runProgram({"chown", "munge", "/run/munge", "/etc/munge/munge.key"});
        const auto end = runProgram(
            {"setpriv", "--reuid=munge", "--clear-groups", "munged", "--pid-file=/run/munge/munged.pid"});
        for (int k = 0; k < 50; ++k) {
            if (runProgram({"munge", "-n"}).code == 0) return {};
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return QString::fromStdString("munged: " + end.errors);
    }

    QTemporaryDir folder_;
    bool ownMunge_ = false;
};

ModelPtr oscillator() {
    const CompiledModel made =
        compileModel("model M\n parameter Real k = 4;\n Real x(start=1);\n Real v(start=0);\n "
                     "output Real y = x;\nequation\n der(x) = v;\n der(v) = -k*x;\nend M;\n",
                     "m.mo");
    if (!made.model) fail("no model");
    return made.model;
}

EvaluationRequest ends(Eigen::Index columns) {
    auto setting = std::make_shared<EvaluationSetting>();
    setting->model = oscillator();
    setting->options.stopTime = 20;
    setting->options.step = 1e-4;
    setting->values = {*findVariable(*setting->model, "y")};
    EvaluationRequest request{setting, Eigen::MatrixXd(1, columns)};
    for (Eigen::Index k = 0; k < columns; ++k) request.parameters(0, k) = 3 + 0.01 * static_cast<double>(k);
    return request;
}

} // namespace

class TestSlurm : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (const QString why = slurm_.start(); !why.isEmpty()) QSKIP(qPrintable("no Slurm here: " + why));
    }

    void theSameBitsAsHereAndTheJobsEnd() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(400), again = ends(400);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        {
            WorkQueueEvaluator evaluator(settings(folder));
            const auto made = evaluator.evaluate({&again, 1}, 1, {});
            QVERIFY(std::memcmp(made.front().values.data(), truth.values.data(), sizeof(double) * 100) == 0);
            QVERIFY(evaluator.provenance()["machines"].size() >= 1);
        }
        QTRY_VERIFY_WITH_TIMEOUT(runProgram({"squeue", "-h"}).output.empty(), 30'000);
    }

    void anElementThatIsCancelledIsReplaced() {
        const QTemporaryDir folder;
        const EvaluationRequest request = ends(300), again = ends(300);
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&request, 1}, 1, {}).front();
        WorkQueueEvaluator evaluator(settings(folder));
        std::jthread canceller([] {
            std::this_thread::sleep_for(std::chrono::milliseconds(1500));
            const auto jobs = runProgram({"squeue", "-h", "-r", "-o", "%i"}).output;
            runProgram({"scancel", jobs.substr(0, jobs.find('\n'))});
        });
        const auto made = evaluator.evaluate({&again, 1}, 1, {});
        QVERIFY(std::memcmp(made.front().values.data(), truth.values.data(), sizeof(double) * 300) == 0);
    }

    void whatSlurmRefusesIsSaidInItsWords() {
        const QTemporaryDir folder;
        WorkQueueSettings wrong = settings(folder);
        wrong.place.partition = "nosuch";
        QString said;
        try {
            const WorkQueueEvaluator evaluator(std::move(wrong));
        } catch (const Error& e) {
            said = QString::fromStdString(e.sentence());
        }
        QVERIFY2(said.contains("Slurm refused") && said.contains("partition"), qPrintable(said));
        QVERIFY(!fs::exists(folder.filePath("workers").toStdString()));
    }

  private:
    static WorkQueueSettings settings(const QTemporaryDir& folder) {
        WorkQueueSettings made;
        made.place = placeOf("slurm", {});
        made.place.host = "127.0.0.1";
        made.place.count = 4;
        made.program = (fs::path(programFile()).parent_path() / "rigor-evaluate").string();
        made.version = RIGOR_TEST_VERSION;
        made.folder = folder.filePath("workers").toStdString();
        made.worthSending = 0;
        return made;
    }
    OwnSlurm slurm_;
};

RIGOR_TEST(TestSlurm)
#include "test_slurm.moc"

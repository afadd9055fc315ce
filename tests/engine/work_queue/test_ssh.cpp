// Workers by a real ssh server on this machine with a key of the test; skipped with a word where that cannot
// be.
#include "core/engine/evaluate/program_build.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/child_process.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <thread>

namespace test_ssh {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

class OwnSshServer {
  public:
    /// Why there is none; "" = it runs, and RIGOR_SSH reaches it.
    QString start() {
        if (!fs::exists("/usr/sbin/sshd")) return "openssh-server is not installed";
        for (const char* program : {"ssh", "ssh-keygen", "work_queue_worker"})
            if (!onPath(program)) return QString("%1 is not installed").arg(program);
        const std::string dir = folder_.path().toStdString();
        for (const char* key : {"host", "user"})
            if (runProgram({"ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", dir + "/" + key}).code != 0)
                return "no key could be made";
        fs::copy_file(dir + "/user.pub", dir + "/authorized");
        std::ofstream(dir + "/sshd.conf")
            << "Port 16822\nListenAddress 127.0.0.1\nHostKey " << dir << "/host\n"
            << "AuthorizedKeysFile " << dir << "/authorized\nStrictModes no\n"
            << "PermitRootLogin yes\nUsePAM no\nPasswordAuthentication no\nPidFile none\n";
        std::error_code error;
        fs::create_directories("/run/sshd", error);
        server_ = std::make_unique<ChildProcess>(
            std::vector<std::string>{"/usr/sbin/sshd", "-D", "-e", "-f", dir + "/sshd.conf"}, "");
        qputenv("RIGOR_SSH",
                QByteArray::fromStdString("ssh -p 16822 -i " + dir + "/user -o UserKnownHostsFile=" + dir +
                                          "/known -o StrictHostKeyChecking=accept-new -F none"));
        for (int k = 0; k < 50; ++k) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            if (!server_->running()) return QString::fromStdString("sshd: " + server_->errors());
            if (runProgram({"ssh", "-p", "16822", "-i", dir + "/user", "-o",
                            "UserKnownHostsFile=" + dir + "/known", "-o", "StrictHostKeyChecking=accept-new",
                            "-o", "BatchMode=yes", "-F", "none", "127.0.0.1", "true"})
                    .code == 0)
                return {};
        }
        return "sshd lets nobody in";
    }
    ~OwnSshServer() { qunsetenv("RIGOR_SSH"); }

  private:
    QTemporaryDir folder_;
    std::unique_ptr<ChildProcess> server_;
};

} // namespace

class TestSsh : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (const QString why = server_.start(); !why.isEmpty())
            QSKIP(qPrintable("no ssh server here: " + why));
    }

    void theSameBitsAsHere() {
        const CompiledModel compiled = compileModel(
            "model M\n parameter Real k = 4;\n Real x(start=1);\n Real v(start=0);\n output Real y = "
            "x;\nequation\n der(x) = v;\n der(v) = -k*x;\nend M;\n",
            "m.mo");
        const auto request = [&] {
            auto setting = std::make_shared<EvaluationSetting>();
            setting->model = compiled.model;
            setting->options.stopTime = 20;
            setting->options.step = 1e-4;
            setting->values = {*findVariable(*compiled.model, "y")};
            EvaluationRequest made{setting, Eigen::MatrixXd(1, 80)};
            for (Eigen::Index k = 0; k < 80; ++k) made.parameters(0, k) = 3 + 0.01 * static_cast<double>(k);
            return made;
        };
        const EvaluationRequest here = request(), there = request();
        const EvaluatedBatch truth = ThreadEvaluator().evaluate({&here, 1}, 1, {}).front();
        const QTemporaryDir folder;
        WorkQueueSettings settings = at(folder, "ssh:127.0.0.1");
        WorkQueueEvaluator evaluator(std::move(settings));
        const auto made = evaluator.evaluate({&there, 1}, 1, {});
        QVERIFY(std::memcmp(made.front().values.data(), truth.values.data(), sizeof(double) * 80) == 0);
    }

    void aHostThatLetsNobodyInIsSaid() {
        const QTemporaryDir folder;
        auto setting = std::make_shared<EvaluationSetting>();
        const CompiledModel compiled = compileModel("model M\n parameter Real k = 4;\n Real x(start=1);\n "
                                                    "output Real y = x;\nequation\n der(x) = -k*x;\nend M;\n",
                                                    "m.mo");
        setting->model = compiled.model;
        setting->options.stopTime = 20;
        setting->options.step = 1e-4;
        setting->values = {*findVariable(*compiled.model, "y")};
        const EvaluationRequest request{setting, Eigen::MatrixXd::Constant(1, 400, 1.5)};
        WorkQueueEvaluator evaluator(at(folder, "ssh:nobody-at-all@127.0.0.1"));
        QString said;
        try {
            evaluator.evaluate({&request, 1}, 1, {});
        } catch (const Error& e) {
            said = QString::fromStdString(e.sentence());
        }
        QVERIFY2(said.contains("no worker could be started") && said.contains("denied"), qPrintable(said));
    }

  private:
    static WorkQueueSettings at(const QTemporaryDir& folder, const std::string& place) {
        WorkQueueSettings made;
        made.place = placeOf(place, {});
        made.program = (fs::path(programFile()).parent_path() / "rigor-evaluate").string();
        made.version = programBuild();
        made.folder = folder.filePath("workers").toStdString();
        made.worthSending = 0;
        return made;
    }
    OwnSshServer server_;
};

RIGOR_TEST(TestSsh)
#include "test_ssh.moc"

} // namespace test_ssh

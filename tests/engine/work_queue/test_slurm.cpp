// Workers by a real Slurm, started on this machine for the test; skipped with a word where that cannot be.
#include "core/engine/evaluate/program_build.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/slurm_workers.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "tests/support/own_slurm.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <thread>

namespace test_slurm {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

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
        if (const std::string why = slurm_.start(); !why.empty()) QSKIP(("no Slurm here: " + why).c_str());
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

    void theJobsOfAKilledManagerAreCancelled() {
        const QTemporaryDir folder;
        WorkQueueSettings killed = settings(folder);
        std::string jobs;
        {
            const WorkQueueEvaluator evaluator(killed);
            std::ifstream file(folder.filePath("workers/slurm-jobs").toStdString());
            std::getline(file, jobs);
        }
        QVERIFY(!jobs.empty());
        const auto job =
            runProgram({"sbatch", "--parsable", "--job-name=rigor", "--output=/dev/null", "--wrap=sleep 60"});
        fs::create_directories(killed.folder);
        std::ofstream(killed.folder + "/slurm-jobs") << job.output << "no number\n";
        endLeftSlurmWorkers(killed.folder);
        QTRY_VERIFY_WITH_TIMEOUT(runProgram({"squeue", "-h"}).output.empty(), 30'000);
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
        made.version = programBuild();
        made.folder = folder.filePath("workers").toStdString();
        made.worthSending = 0;
        return made;
    }
    OwnSlurm slurm_;
};

RIGOR_TEST(TestSlurm)
#include "test_slurm.moc"

} // namespace test_slurm

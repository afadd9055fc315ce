// `rigor run --detach --as-job --on slurm`: the manager is a job of a real Slurm, and so are its workers.
#include "tests/study/study_samples.h"
#include "tests/support/own_slurm.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_manager_job {

class TestManagerJob : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (const std::string why = slurm_.start(); !why.empty()) QSKIP(("no Slurm here: " + why).c_str());
        samples::fill(folder_.path());
    }

    void theRunIsAJobOfTheCluster() {
        const QString said =
            run({"run", "decay.toml", "--out", "out", "--on", "slurm", "--workers", "2", "--detach",
                 "--as-job", "--set", "simulation.step=1e-4", "--set", "options.responses=simulation"},
                0);
        QVERIFY2(said.contains("as job"), qPrintable(said));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder_.filePath("out/result.json")), 120'000);
        const QJsonObject result =
            QJsonDocument::fromJson(
                QByteArray::fromStdString(samples::read(folder_.filePath("out/result.json"))))
                .object();
        QCOMPARE(result["status"].toString(), QString("answered"));
        const QJsonObject on = result["provenance"].toObject()["evaluated_on"].toObject();
        QCOMPARE(on["place"].toString(), QString("slurm"));
        // Its jobs end with it.
        QTRY_VERIFY_WITH_TIMEOUT(rigor::runProgram({"squeue", "-h"}).output.empty(), 30'000);
    }

    void whatIsWrongIsSaidHere() {
        const QString wrong =
            run({"run", "decay.toml", "--out", "no", "--on", "workers", "--detach", "--as-job"}, 1);
        QVERIFY2(wrong.contains("--as-job") && wrong.contains("must be slurm"), qPrintable(wrong));
        run({"run", "decay.toml", "--detach", "--as-job"}, 2);
    }

  private:
    QString run(const QStringList& arguments, int code) {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QString::fromStdString(rigor::programFile()), arguments);
        if (!process.waitForFinished(60'000)) return "did not finish";
        const QString said = QString::fromUtf8(process.readAll());
        return process.exitCode() == code ? said : QString("exit %1: %2").arg(process.exitCode()).arg(said);
    }

    rigor::OwnSlurm slurm_;
    QTemporaryDir folder_;
};

RIGOR_CORE_TEST(TestManagerJob)
#include "test_manager_job.moc"

} // namespace test_manager_job

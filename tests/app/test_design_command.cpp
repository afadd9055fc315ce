// rigor design as a stranger uses it: the file for the rig, the words, JSON, and the file coming back.
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_design_command {

namespace {

struct Run {
    int code = -1;
    QString out, err;
};

} // namespace

class TestDesignCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->path() + "/" + name; }

    Run run(const QStringList& arguments) const {
        QProcess process;
        process.setWorkingDirectory(folder_->path());
        process.start(QString::fromStdString(rigor::programFile()), arguments);
        if (!process.waitForFinished(120'000)) {
            process.kill();
            return {-2, "", "did not finish"};
        }
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QCOMPARE(run({"new", "static-formula", "rig"}).code, 0);
    }

    /// Written, told, filled in, joined, run.
    void experimentsGoToTheRigAndBack() {
        const Run design =
            run({"design", "rig/fit.toml", "--for", "parameters", "--out", "next.csv", "--quiet"});
        QVERIFY2(design.code == 0, qPrintable(design.err));
        QVERIFY2(design.out.contains("R: standard error") && design.out.contains("Written: next.csv"),
                 qPrintable(design.out));
        QStringList lines =
            QString::fromStdString(samples::read(at("next.csv"))).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], QString("point,Q [L/min],dp [kPa]"));
        for (int k = 1; k < 4; ++k) {
            QVERIFY(lines[k].endsWith(','));
            lines[k] += "56.0";
        }
        const Run empty =
            run({"design", "rig/fit.toml", "--join", "next.csv", "--out", "joined.toml", "--quiet"});
        QCOMPARE(empty.code, 1);
        QVERIFY2(empty.err.contains("next.csv"), qPrintable(empty.err));
        QVERIFY(!QFile::exists(at("joined.toml")));
        samples::write(at("next.csv"), lines.join('\n').toStdString() + "\n");
        const Run join =
            run({"design", "rig/fit.toml", "--join", "next.csv", "--out", "joined.toml", "--quiet"});
        QVERIFY2(join.code == 0, qPrintable(join.err));
        const Run check = run({"check", "joined.toml", "--json"});
        QVERIFY2(check.code == 0, qPrintable(check.err));
        QCOMPARE(QJsonDocument::fromJson(check.out.toUtf8())["experiments"].toInt(), 27);
    }

    void jsonHasTheGainAndTheRepetitions() {
        const Run design = run({"design", "rig/fit.toml", "--for", "prediction:dp", "--json", "--out",
                                "next.csv", "--quiet", "--set", "design.experiments=2"});
        QVERIFY2(design.code == 0, qPrintable(design.err));
        const QJsonObject json = QJsonDocument::fromJson(design.out.toUtf8()).object();
        QCOMPARE(json["experiments"].toArray().size(), 2);
        const QJsonObject gain = json["gains"]["dp"].toObject();
        QCOMPARE(gain["unit"].toString(), QString("Pa"));
        QVERIFY(gain["standard_error_after"].toArray().last().toDouble() < gain["standard_error"].toDouble());
        QVERIFY(json["repetitions"].toDouble() > 0);
    }

    /// The estimates of a finished run are those that the command finds itself.
    void aFinishedRunSavesTheSearch() {
        QCOMPARE(run({"run", "rig/fit.toml", "--out", "result", "--quiet"}).code, 0);
        const QStringList design = {"design", "rig/fit.toml", "--for", "parameters", "--out", "-", "--quiet"};
        const Run searched = run(design), taken = run(design + QStringList{"--from", "result"});
        QCOMPARE(taken.code, 0);
        QCOMPARE(taken.out, searched.out);
        QCOMPARE(run(design + QStringList{"--from", "nowhere"}).code, 1);
    }

    void whatIsWrongIsSaid() {
        const Run none = run({"design", "rig/fit.toml", "--for", "discrimination", "--quiet"});
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains("fit.toml:4") && none.err.contains("two models at least"),
                 qPrintable(none.err));
        QCOMPARE(run({"design", "rig/fit.toml"}).code, 2);
        const Run budget = run({"design", "rig/fit.toml", "--for", "parameters", "--set", "design.budget=1",
                                "--set", "design.cost=2", "--quiet"});
        QCOMPARE(budget.code, 1);
        QVERIFY2(budget.err.contains("below the cheapest experiment, which costs 2"), qPrintable(budget.err));
    }
};

RIGOR_CORE_TEST(TestDesignCommand)
#include "test_design_command.moc"

} // namespace test_design_command

// A run that is killed goes on with `rigor run --resume DIR` and ends with the bytes of one that never was.
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <csignal>
#include <random>

namespace test_resume {

namespace {

struct Ran {
    int code = -1;
    QString err;
};

class Program : public QProcess {
  public:
    Program(const QStringList& arguments, const QString& folder) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
        environment.insert("XDG_CACHE_HOME", folder);
        environment.insert("XDG_CONFIG_HOME", folder);
        setProcessEnvironment(environment);
        setWorkingDirectory(folder);
        start(QString::fromStdString(rigor::programFile()), arguments);
    }
    ~Program() override {
        stop(SIGKILL);
        waitForFinished(60'000);
    }
    void stop(int signal) const {
        if (state() == Running) ::kill(static_cast<pid_t>(processId()), signal);
    }
    Ran end() {
        if (!waitForFinished(240'000)) return {-2, "did not finish"};
        return {exitStatus() == NormalExit ? exitCode() : -3, QString::fromUtf8(readAllStandardError())};
    }
};

/// Names and bytes of what a run has written; result.json without what may differ.
QMap<QString, QByteArray> written(const QString& folder) {
    QMap<QString, QByteArray> files;
    for (const QString& name :
         QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)) {
        QByteArray bytes = QByteArray::fromStdString(samples::read(folder + "/" + name));
        if (name == "result.json") {
            QJsonObject json = QJsonDocument::fromJson(bytes).object();
            json.remove("provenance");
            bytes = QJsonDocument(json).toJson();
        }
        files[name] = bytes;
    }
    return files;
}

} // namespace

#define COMPARE_RUN(ran, expected)                                                                           \
    QVERIFY2((ran).code == (expected),                                                                       \
             qPrintable(QString("exit %1, stderr: %2").arg((ran).code).arg((ran).err)))

class TestResume : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        fit_ = false;
    }

    void theFolderIsThereFromTheFirstSecond() {
        Program program({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "5", "--set",
                         "options.generations=100000"},
                        folder_->path());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(at("out/study.toml")) && QFile::exists(at("out/record.bin")),
                                 60'000);
        const QJsonObject state =
            QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(at("out/run.json")))).object();
        QCOMPARE(state["state"].toString(), QString("running"));
        QCOMPARE(state["data_sha256"].toString().size(), 64);
        QVERIFY(state["study"].toString().contains("seed = 5"));
        QVERIFY(samples::read(at("out/study.toml")).find("generations = 100000") != std::string::npos);
        // Nobody goes on with it meanwhile, and another run into the folder leaves its record alone.
        const Ran other = run({"run", "--resume", "out", "--quiet"});
        COMPARE_RUN(other, 1);
        QVERIFY2(other.err.contains("under way"), qPrintable(other.err));
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "6"}), 0);
        const QJsonObject beside =
            QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(at("out/result.json")))).object();
        QVERIFY(beside["provenance"].toObject()["beside"].toString().contains("Another run was under way"));
        COMPARE_RUN(run({"run", "decay.toml", "--out", "alone", "--quiet", "--seed", "6"}), 0);
        QCOMPARE(written(at("out"))["result.json"], written(at("alone"))["result.json"]);
        QVERIFY(QFile::exists(at("out/record.bin")) && QFile::exists(at("out/run.json")));
    }

    void killedAtAnyMoment_data() {
        QTest::addColumn<QStringList>("settings");
        // Steps that make one simulation cost more than a millisecond, and less.
        QTest::newRow("surfaces, dear") << QStringList{"simulation.step=1e-4"};
        QTest::newRow("surfaces, cheap") << QStringList{"simulation.step=1e-3"};
        QTest::newRow("simulation, dear")
            << QStringList{"simulation.step=1e-4", "options.responses=simulation"};
        QTest::newRow("simulation, cheap")
            << QStringList{"simulation.step=1e-3", "options.responses=simulation", "options.generations=30",
                           "options.population=20"};
        QTest::newRow("least squares") << QStringList{"method=least-squares"};
        for (const char* where : {"on workers", "at two places"})
            QTest::newRow(where) << QStringList{"simulation.step=2e-5", "options.responses=simulation"};
    }

    void killedAtAnyMoment() {
        QFETCH(QStringList, settings);
        const bool two = QTest::currentDataTag() == QByteArray("at two places"),
                   elsewhere = two || QTest::currentDataTag() == QByteArray("on workers");
        if (elsewhere && QStandardPaths::findExecutable("work_queue_worker").isEmpty())
            QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        // RIGOR_KILLS=100 QTEST_FUNCTION_TIMEOUT=3600000: by hand.
        const int most = std::max(4, qEnvironmentVariableIntValue("RIGOR_KILLS"));
        QStringList on;
        if (elsewhere)
            on = {"--on", "command:for i in 1 2; do work_queue_worker --password {password_file} --cores 1 "
                          "--memory 500 --disk 500 -t 10 {host} {port} & done; wait"};
        if (two) on << QStringList{"--on", "here"};
        if (settings.front() == "method=least-squares") settings = pointFit();
        QStringList arguments{"run", fit_ ? "fit.toml" : "decay.toml", "--quiet"};
        for (const QString& one : settings) arguments << "--set" << one;
        QElapsedTimer timer;
        timer.start();
        COMPARE_RUN(run(arguments + QStringList{"--out", "whole"}), 0);
        const auto life = timer.elapsed();
        const auto truth = written(at("whole"));
        QVERIFY(!truth.contains("run.json") && !truth.contains("record.bin"));
        std::mt19937 random(static_cast<unsigned>(settings.size()));
        int killed = 0;
        for (int round = 0; round < 3 * most && killed < most; ++round) {
            const QString out = QString("cut%1").arg(round);
            bool begun = false;
            for (int k = 0; k < 3; ++k) {
                Program program((begun ? QStringList{"run", "--resume", out, "--quiet"}
                                       : arguments + QStringList{"--out", out}) +
                                    on,
                                folder_->path());
                // Within the run, whose beginning is short.
                const auto span = static_cast<unsigned>(std::max<qint64>(life * 4 / 5, 10));
                if (program.waitForFinished(static_cast<int>(5 + random() % span))) break;
                program.stop(SIGKILL);
                QVERIFY(program.waitForFinished(60'000));
                begun = QFile::exists(at(out + "/run.json"));
                killed += begun ? 1 : 0;
            }
            begun = QFile::exists(at(out + "/run.json"));
            if (begun || !QFile::exists(at(out + "/result.json"))) {
                const Ran last = run((begun ? QStringList{"run", "--resume", out, "--quiet"}
                                            : arguments + QStringList{"--out", out}) +
                                     on);
                COMPARE_RUN(last, 0);
            }
            const auto made = written(at(out));
            QVERIFY2(made.keys() == truth.keys(), qPrintable(out + ": " + made.keys().join(", ")));
            for (const QString& name : truth.keys())
                QVERIFY2(made[name] == truth[name], qPrintable(out + "/" + name));
        }
        qInfo("killed %d times", killed);
        killed_ += killed;
    }

    void someWereKilled() { QVERIFY2(killed_ >= 5, qPrintable(QString::number(killed_))); }

    void whatWasComputedIsNotComputedAgain() {
        Program program({"run", "decay.toml", "--out", "out", "--quiet", "--set", "simulation.step=1e-4",
                         "--set", "options.responses=simulation", "--set", "options.generations=100000"},
                        folder_->path());
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(at("out/record.bin")).size() > 20'000, 60'000);
        program.stop(SIGINT);
        COMPARE_RUN(program.end(), 130);
        // Stopped by a person, it may go on too.
        QVERIFY(QFile::exists(at("out/record.bin")));
        Program again({"run", "--resume", "out"}, folder_->path());
        QByteArray told;
        again.setReadChannel(QProcess::StandardError);
        while (!told.contains("Going on from")) {
            QVERIFY2(again.waitForReadyRead(60'000), told.constData());
            told += again.readAllStandardError();
        }
    }

    void whatCannotGoOnIsRefusedByName() {
        const Ran nothing = run({"run", "--resume", "nowhere"});
        COMPARE_RUN(nothing, 1);
        QVERIFY2(nothing.err.contains("no run in nowhere"), qPrintable(nothing.err));
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet"}), 0);
        const Ran finished = run({"run", "--resume", "out"});
        COMPARE_RUN(finished, 1);
        QVERIFY2(finished.err.contains("is finished"), qPrintable(finished.err));
        COMPARE_RUN(run({"run", "decay.toml", "--resume", "out"}), 2);
        {
            Program program(
                {"run", "decay.toml", "--out", "cut", "--quiet", "--set", "options.generations=100000"},
                folder_->path());
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(at("cut/record.bin")).size() > 200, 60'000);
        }
        // Other data under the same name.
        samples::write(at("decay.csv"), std::string(samples::kData) + "7,4,1.31\n");
        const Ran other = run({"run", "--resume", "cut"});
        COMPARE_RUN(other, 1);
        QVERIFY2(other.err.contains("another study, or of other data"), qPrintable(other.err));
        // Who has just asked to go on is not told to do so.
        QVERIFY2(other.err.contains("Put back what was changed since") && !other.err.contains("--resume"),
                 qPrintable(other.err));
        std::string head = samples::read(at("cut/record.bin"));
        head[30] ^= 4;
        samples::write(at("cut/record.bin"), head);
        const Ran damaged = run({"run", "--resume", "cut"});
        COMPARE_RUN(damaged, 1);
        QVERIFY2(damaged.err.contains("damaged in its first lines") && !damaged.err.contains("--resume"),
                 qPrintable(damaged.err));
        head[30] ^= 4;
        samples::write(at("cut/record.bin"), head);
        COMPARE_RUN(run({"run", "--resume", "cut", "--set", "seed=3"}), 1);
        samples::write(at("decay.csv"), samples::kData);
        const std::string model = samples::read(at("decay.mo"));
        samples::write(at("decay.mo"), model + "\n// another one\n");
        const Ran changed = run({"run", "--resume", "cut"});
        COMPARE_RUN(changed, 1);
        QVERIFY2(changed.err.contains("another study, or of other data"), qPrintable(changed.err));
        // Nothing of it is gone by that.
        samples::write(at("decay.mo"), model);
        Program again({"run", "--resume", "cut"}, folder_->path());
        again.setReadChannel(QProcess::StandardError);
        for (QByteArray told; !told.contains("Going on from"); told += again.readAllStandardError())
            QVERIFY2(again.waitForReadyRead(60'000), told.constData());
    }

    /// A run that keeps no record has no lock either: what it has lying in the folder stays, and it leaves
    /// alone what another has begun there.
    void runsWithoutARecordShareAFolder() {
        if (QStandardPaths::findExecutable("work_queue_worker").isEmpty())
            QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        const auto pidThere = [&] {
            const std::string text =
                QFile::exists(at("out/run.json")) ? samples::read(at("out/run.json")) : "";
            return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()["process"].toInteger();
        };
        const auto workers = [&] {
            return QDir(at("out")).entryList({".workers-*"}, QDir::Dirs | QDir::Hidden).size();
        };
        Program open({"run", "decay.toml", "--out", "out", "--quiet", "--on", "here", "--set",
                      "checkpoint=off", "--set", "options.generations=100000"},
                     folder_->path());
        QTRY_VERIFY_WITH_TIMEOUT(workers() == 1 && pidThere() == open.processId(), 60'000);
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "6"}), 0);
        QCOMPARE(workers(), qsizetype(1));
        QCOMPARE(open.state(), QProcess::Running);
        Program kept({"run", "decay.toml", "--out", "out", "--quiet", "--set", "options.generations=100000"},
                     folder_->path());
        QTRY_VERIFY_WITH_TIMEOUT(pidThere() == kept.processId(), 60'000);
        open.stop(SIGINT);
        COMPARE_RUN(open.end(), 130);
        QCOMPARE(pidThere(), kept.processId());
        QVERIFY(QFile::exists(at("out/record.bin")));
    }

    /// Also where it was computed, and by how many: who has begun a run on a cluster does not find it on this
    /// computer alone.
    void itGoesOnWhereItWasBegun() {
        if (QStandardPaths::findExecutable("work_queue_worker").isEmpty())
            QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        const auto state = [&] {
            const std::string text =
                QFile::exists(at("out/run.json")) ? samples::read(at("out/run.json")) : "";
            return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        };
        const auto wanted = [&] {
            const QJsonArray places = state()["told"].toObject()["places"].toArray();
            return places.isEmpty() ? 0 : places[0].toObject()["wanted"].toInt();
        };
        {
            Program program({"run", "decay.toml", "--out", "out", "--quiet", "--on", "here", "--workers", "3",
                             "--set", "options.generations=100000"},
                            folder_->path());
            QTRY_COMPARE_WITH_TIMEOUT(state()["workers"].toInt(), 3, 60'000); // killed in its first moment
        }
        QCOMPARE(state()["place"].toString(), QString("here"));
        Program again({"run", "--resume", "out", "--quiet"}, folder_->path());
        QTRY_COMPARE_WITH_TIMEOUT(state()["process"].toInteger(), qint64(again.processId()), 60'000);
        QCOMPARE(state()["place"].toString(), QString("here"));
        QTRY_COMPARE_WITH_TIMEOUT(wanted(), 3, 60'000);
        again.stop(SIGINT);
        COMPARE_RUN(again.end(), 130);
        // A folder may be somebody else's: a command that it names is not run by itself.
        std::string told = samples::read(at("out/run.json"));
        const std::string place = "\"here\"";
        const auto where = told.find(place, told.find("\"place\":"));
        QVERIFY(where != std::string::npos);
        told.replace(where, place.size(), "\"command:touch " + at("touched").toStdString() + "\"");
        const std::string before = samples::read(at("out/run.json"));
        samples::write(at("out/run.json"), told);
        const Ran refused = run({"run", "--resume", "out"});
        COMPARE_RUN(refused, 1);
        QVERIFY2(refused.err.contains("--on here") && refused.err.contains("command:touch"),
                 qPrintable(refused.err));
        QVERIFY(!QFile::exists(at("touched")));
        samples::write(at("out/run.json"), before);
        // Elsewhere, if that is said.
        Program moved({"run", "--resume", "out", "--quiet", "--on", "here", "--workers", "2"},
                      folder_->path());
        QTRY_COMPARE_WITH_TIMEOUT(state()["process"].toInteger(), qint64(moved.processId()), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(wanted(), 2, 60'000);
    }

    /// In its own folder and in the one that a place says: what a killed manager has left for workers goes
    /// with the next run, what another one has there does not.
    void whatWasLeftForWorkersGoes() {
        if (QStandardPaths::findExecutable("work_queue_worker").isEmpty())
            QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        QDir(folder_->path()).mkpath("rigor/places");
        samples::write(at("rigor/places/lab.toml"),
                       "kind = \"command\"\nhost = \"127.0.0.1\"\nworkers = 1\nfolder = \"" +
                           at("shared").toStdString() +
                           "\"\ncommand = \"work_queue_worker --password {password_file} --cores 1 --memory "
                           "500 --disk 500 -t 20 {host} {port}\"\n");
        const auto workers = [&](const char* where) {
            return QDir(at(where)).entryList({".workers-*"}, QDir::Dirs | QDir::Hidden);
        };
        const auto begun = [&](const char* out, const char* place) {
            return std::make_unique<Program>(QStringList{"run", "decay.toml", "--out", out, "--quiet", "--on",
                                                         place, "--set", "options.generations=100000"},
                                             folder_->path());
        };
        auto killed = begun("own", "here");
        QTRY_COMPARE_WITH_TIMEOUT(workers("own").size(), qsizetype(1), 60'000);
        killed.reset();
        QCOMPARE(workers("own").size(), qsizetype(1));
        COMPARE_RUN(run({"run", "decay.toml", "--out", "own", "--quiet", "--seed", "6"}), 0);
        QCOMPARE(workers("own").size(), qsizetype(0));

        const auto other = begun("other", "lab");
        QTRY_COMPARE_WITH_TIMEOUT(workers("shared").size(), qsizetype(1), 60'000);
        const QString theirs = workers("shared").front();
        killed = begun("place", "lab");
        QTRY_COMPARE_WITH_TIMEOUT(workers("shared").size(), qsizetype(2), 60'000);
        killed.reset();
        // Of another machine, whatever its number.
        QDir(at("shared")).mkpath(".workers-999999-00000001-elsewhere");
        COMPARE_RUN(run({"run", "decay.toml", "--out", "next", "--quiet", "--on", "lab"}), 0);
        QCOMPARE(workers("shared").size(), qsizetype(2));
        QVERIFY(workers("shared").contains(theirs));
    }

    void withoutACheckpointNothingIsKept() {
        Program program({"run", "decay.toml", "--out", "out", "--quiet", "--set", "checkpoint=off", "--set",
                         "options.generations=100000"},
                        folder_->path());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(at("out/run.json")), 60'000);
        QTest::qWait(1000);
        QVERIFY(!QFile::exists(at("out/record.bin")));
        const Ran wrong = run({"run", "decay.toml", "--out", "two", "--set", "checkpoint=sometimes"});
        COMPARE_RUN(wrong, 1);
        QVERIFY2(wrong.err.contains("auto or off"), qPrintable(wrong.err));
    }

    void noSbatchIsSaidBeforeAnythingIsWritten() {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        const Ran ran = run({"run", "decay.toml", "--out", "out", "--on", "slurm"});
        qputenv("PATH", path);
        COMPARE_RUN(ran, 1);
        QVERIFY2(ran.err.contains("sbatch"), qPrintable(ran.err));
        QVERIFY(!QFile::exists(at("out")));
    }

  private:
    QString at(const QString& name) const { return folder_->filePath(name); }
    Ran run(const QStringList& arguments) const { return Program(arguments, folder_->path()).end(); }

    /// A point fit of the same rig, each simulation of which costs milliseconds.
    QStringList pointFit() {
        fit_ = true;
        samples::write(at("fit.toml"),
                       "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"decay.csv\"\n"
                       "label = \"run\"\n[parameters]\nmark = 1.0\n[unknowns.k]\nstart = 0.7\nmin = "
                       "0.1\nmax = 5\n[options]\noptimiser = \"genetic\"\n[simulation]\nstep = "
                       "2e-4\nstop_time = 10\n");
        return {"options.generations=5"};
    }
    std::unique_ptr<QTemporaryDir> folder_;
    int killed_ = 0;
    bool fit_ = false;
};

RIGOR_CORE_TEST(TestResume)
#include "test_resume.moc"

} // namespace test_resume

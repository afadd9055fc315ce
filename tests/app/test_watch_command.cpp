// rigor watch as a program: a change of verdict runs the user's command, Ctrl-C ends it with its last status,
// a kill does not matter, and --once ends by itself.

#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

namespace test_watch_command {

using namespace rigor;

namespace {

class Place {
  public:
    Place() {
        write("line.mo",
              "model Line\n  parameter Real a = 1;\n  input Real u;\n  output Real y;\nequation\n  y = a*u;\n"
              "end Line;\n");
        write("first.csv", "u,y\n1,2.01\n2,3.98\n3,6.03\n");
        write("s.toml",
              "method = \"least-squares\"\nmodel = \"line.mo\"\n[data]\nfile = \"first.csv\"\n"
              "[data.standard_deviations]\ny = 0.1\n[unknowns.a]\nstart = 1.0\nmin = -100.0\nmax = 100.0\n");
        QDir(folder_.path()).mkdir("in");
    }
    void write(const QString& name, const QByteArray& text) const {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QString path(const QString& name) const { return folder_.filePath(name); }
    QJsonObject status() const {
        QFile file(path("w/status.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void start(QProcess& process, const QStringList& more) const {
        process.setWorkingDirectory(folder_.path());
        process.start(QString::fromStdString(programFile()),
                      QStringList{"watch", "s.toml", "in", "--out", "w", "--settle", "0.05"} + more);
    }
    int taken() const { return status()["files"].toObject()["taken"].toInt(-1); }

  private:
    QTemporaryDir folder_;
};

} // namespace

class TestWatchCommand : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void onceEndsByItself() {
        const Place place;
        for (int k = 0; k < 10; ++k)
            place.write(QString("in/%1.csv").arg(k),
                        QString("u,y\n%1,%2\n").arg(k).arg(2 * k + 0.03).toUtf8());
        place.write("in/bad.csv", "no\n");
        QProcess process;
        place.start(process, {"--once"});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(error.contains("set aside: bad.csv"), error);
        QVERIFY(process.readAllStandardOutput().contains("nothing -> consistent"));
        QCOMPARE(place.taken(), 10);
        QCOMPARE(place.status()["state"].toString(), QString("stopped"));
        QVERIFY(QFile::exists(place.path("w/result/result.json")));
    }

    void aChangeRunsTheCommandAndNothingElseDoes() {
        const Place place;
        QProcess process;
        place.start(process, {"--on-change",
                              "echo $RIGOR_BEFORE/$RIGOR_VERDICT/$RIGOR_FILE >> told; cat $RIGOR_STATUS "
                              "> last; exit 3"});
        QTRY_COMPARE_WITH_TIMEOUT(place.read("told"), QByteArray("nothing/consistent/\n"), 30'000);
        place.write("in/1.csv", "u,y\n4,8.02\n");
        QTRY_COMPARE_WITH_TIMEOUT(place.taken(), 1, 30'000);
        QCOMPARE(place.read("told"), QByteArray("nothing/consistent/\n"));
        // Killed in the middle, it goes on and tells nothing twice.
        process.kill();
        QVERIFY(process.waitForFinished(30'000));
        QProcess again;
        place.start(again, {"--on-change", "echo $RIGOR_BEFORE/$RIGOR_VERDICT/$RIGOR_FILE >> told; exit 3"});
        place.write("in/2.csv", "u,y\n5,14.5\n");
        QTRY_COMPARE_WITH_TIMEOUT(place.read("told"),
                                  QByteArray("nothing/consistent/\nconsistent/wrong/2.csv\n"), 30'000);
        QCOMPARE(place.taken(), 2);
        ::kill(static_cast<pid_t>(again.processId()), SIGINT);
        QVERIFY(again.waitForFinished(30'000));
        QCOMPARE(again.exitCode(), 130);
        QVERIFY(again.readAllStandardError().contains("the command ended with 3"));
        QCOMPARE(place.status()["state"].toString(), QString("stopped"));
        QCOMPARE(place.status()["verdict"].toString(), QString("wrong"));
    }

    void aFolderThatIsNotThereIsTold() {
        const Place place;
        QProcess process;
        process.setWorkingDirectory(place.path("."));
        process.start(QString::fromStdString(programFile()), {"watch", "s.toml", "nowhere"});
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("there is no folder nowhere"));
    }
};

RIGOR_CORE_TEST(TestWatchCommand)
#include "test_watch_command.moc"

} // namespace test_watch_command

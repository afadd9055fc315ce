// rigor serve as a program: it prints its address, answers there, and ends on Ctrl-C; what it serves is a
// model to another rigor.

#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <cmath>
#include <csignal>

namespace test_serve_command {

using namespace rigor;

namespace {

const char* const kText = R"(model Spring
  parameter Real d(min = 0, max = 10) = 0.3;
  parameter Real k(min = 0.01) = 5;
  Real x(start = 1);
  Real v(start = 0);
  output Real position;
equation
  der(x) = v;
  der(v) = -d*v - k*x;
  position = x;
end Spring;
)";

const char* const kFit = R"(method = "least-squares"
model = "%1"
[data]
file = "spring.csv"
layout = "signals"
time = "t"
[unknowns.k]
start = 4.0
min = 1.0
max = 20.0
[unknowns.d]
start = 0.2
min = 0.0
max = 2.0
[simulation]
stepper = "rk4"
step = 0.01
)";

/// `rigor serve` with these arguments, at a port that was free.
class Server {
  public:
    explicit Server(const QStringList& arguments) {
        process_.setProcessChannelMode(QProcess::SeparateChannels);
        process_.start(QString::fromStdString(programFile()),
                       QStringList{"serve", "--port", "0"} + arguments);
        while (process_.state() != QProcess::NotRunning && !process_.canReadLine())
            process_.waitForReadyRead(1000);
        address_ = QString::fromUtf8(process_.readLine()).trimmed();
    }

    const QString& address() const { return address_; }

    /// Exit code after Ctrl-C.
    int interrupted() {
        ::kill(static_cast<pid_t>(process_.processId()), SIGINT);
        process_.waitForFinished(60'000);
        return process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -1;
    }

  private:
    QProcess process_;
    QString address_;
};

struct Ran {
    int code = -1;
    QString out, error;
};

Ran rigorRan(const QStringList& arguments) {
    QProcess process;
    process.start(QString::fromStdString(programFile()), arguments);
    process.waitForFinished(120'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class TestServeCommand : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString path(const QString& name) const { return folder_.filePath(name); }
    void write(const QString& name, const QString& text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    QJsonObject unknownsOf(const QString& study) const {
        const Ran ran = rigorRan({"run", study, "--quiet", "--out", study + "-result"});
        if (ran.code != 0) qWarning("%s", qPrintable(ran.error));
        QFile file(study + "-result/result.json");
        if (!file.open(QIODevice::ReadOnly)) return {};
        return QJsonDocument::fromJson(file.readAll()).object()["unknowns"].toObject();
    }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        write("spring.mo", kText);
        QString data = "t,position\n";
        for (int i = 0; i <= 40; ++i)
            data += QString("%1,%2\n").arg(0.05 * i).arg(
                std::exp(-0.01 * i) * std::cos(0.11 * i) + 0.003 * std::sin(37.0 * i), 0, 'f', 5);
        write("spring.csv", data);
        write("own.toml", QString(kFit).arg("spring.mo"));
    }

    /// The same fit with the model here, served as a model, and served as a study.
    void fitOverTheWire() {
        Server model({path("spring.mo"), "--step", "0.01"}), study({path("own.toml")});
        QVERIFY2(model.address().startsWith("http://127.0.0.1:") && model.address().endsWith("/Spring"),
                 qPrintable(model.address()));
        QVERIFY2(study.address().endsWith("/own"), qPrintable(study.address()));
        write("model.toml", QString(kFit).arg(model.address()));
        write("study.toml", QString(kFit).arg(study.address()));
        const QJsonObject own = unknownsOf(path("own.toml"));
        QVERIFY(own.contains("k") && own.contains("d"));
        QCOMPARE(unknownsOf(path("model.toml")), own);
        // A served study has parameters of its own names and units only.
        QCOMPARE(unknownsOf(path("study.toml")), own);
        QCOMPARE(model.interrupted(), 130);
        QCOMPARE(study.interrupted(), 130);
        const Ran gone = rigorRan({"run", path("model.toml"), "--quiet", "--out", path("gone")});
        QCOMPARE(gone.code, 1);
        QVERIFY2(gone.error.contains(model.address()) && gone.error.contains("Connection refused"),
                 qPrintable(gone.error));
    }

    void wrongArguments_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QStringList& arguments, int code, const char* said) {
            QTest::newRow(name) << arguments << code << said;
        };
        row("no file", {}, 2, "FILE is required");
        row("port", {"spring.mo", "--port", "65536"}, 2, "not in range 0 to 65535");
        row("not there", {"none.mo"}, 1, "none.mo");
        row("host", {"spring.mo", "--port", "0", "--host", "203.0.113.7"}, 1, "cannot be listened at");
        row("step of a study", {"own.toml", "--step", "0.01"}, 1, "--set simulation.step=0.001");
        row("no parameter", {"spring.mo", "--set", "q=1"}, 1, "q is no parameter of Spring");
        row("no number", {"spring.mo", "--set", "k=high"}, 1, "\"high\" is not a number");
        row("beyond the limits", {"spring.mo", "--set", "d=11"}, 1, "d = 11: the model allows 0 to 10");
    }
    void wrongArguments() {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, said);
        for (QString& argument : arguments)
            if (argument.endsWith(".mo") || argument.endsWith(".toml")) argument = path(argument);
        const Ran ran = rigorRan(QStringList{"serve"} + arguments);
        QVERIFY2(ran.error.contains(said), qPrintable(ran.error));
        QCOMPARE(ran.code, code);
    }
};

RIGOR_CORE_TEST(TestServeCommand)
#include "test_serve_command.moc"

} // namespace test_serve_command

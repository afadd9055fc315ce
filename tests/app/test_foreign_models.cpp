// Models of others through the program: nothing runs without consent, what runs gives the answer of the same
// equations as a text model, and what each method can do is said by name.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include "core/foundation/base/json.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace {

const char* const kTable = R"(name = "decay"
[program]
command = ["python3", "decay.py"]
templates = ["values.txt"]
files = ["decay.py"]
[parameters.rate]
value = 1.0
unit = "1/s"
min = 0.01
max = 10
[parameters.y0]
value = 2.0
unit = "V"
[outputs.y]
unit = "V"
file = "course.csv"
time = "t"
column = "y"
)";
const char* const kScript = R"(import math
rate, y0, end = [float(line) for line in open("values.txt")]
with open("course.csv", "w") as out:
    out.write("t,y\n")
    for k in range(201):
        t = end * k / 200
        out.write("%r,%r\n" % (t, y0 * math.exp(-rate * t)))
)";
const char* const kText =
    "model Decay\n  parameter Real rate(unit = \"1/s\", min = 0.01, max = 10) = 1;\n"
    "  parameter Real y0(unit = \"V\") = 2;\n  output Real y(unit = \"V\", start = y0);\n"
    "equation\n  der(y) = -rate*y;\nend Decay;\n";

QString studyOf(const char* model) {
    return QString("method = \"least-squares\"\nmodel = \"%1\"\n[data]\nfile = \"data.csv\"\nlayout = "
                   "\"signals\"\n"
                   "[data.standard_deviations]\ny = 0.01\n[unknowns.rate]\nstart = 1\nmin = 0.1\nmax = 9\n"
                   "[unknowns.y0]\nstart = 1\nmin = 0.1\nmax = 9\n[simulation]\nstep = 0.005\n")
        .arg(model);
}

} // namespace

class TestForeignModels : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    struct Ended {
        int code = -1;
        QString out, error;
    };
    Ended rigor(const QStringList& arguments) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CONFIG_HOME", folder_.filePath("config"));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder_.path());
        process.start(QString::fromStdString(rigor::programFile()), arguments);
        if (!process.waitForFinished(300000)) return {-1, {}, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    void write(const QString& name, const QString& text) const {
        QFile file(folder_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    nlohmann::json result(const QString& run) const {
        QFile file(folder_.filePath(run + "/result.json"));
        if (!file.open(QIODevice::ReadOnly)) return {};
        return nlohmann::json::parse(file.readAll().toStdString());
    }

  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("there is no python3 here");
        write("solver.toml", kTable);
        write("values.txt", "{{rate}}\n{{y0}}\n{{stop_time}}\n");
        write("decay.py", kScript);
        write("decay.mo", kText);
        write("study.toml", studyOf("program:solver.toml"));
        write("text.toml", studyOf("decay.mo"));
        QString data = "time,y\ns,V\n";
        for (int k = 1; k <= 40; ++k)
            data += QString("%1,%2\n").arg(0.05 * k).arg(
                1.7 * std::exp(-1.3 * 0.05 * k) + 0.01 * std::sin(7.0 * k * k), 0, 'g', 12);
        write("data.csv", data);
    }

    void nothingRunsWithoutConsent() {
        for (const QStringList& arguments :
             {QStringList{"run", "study.toml", "--out", "no"}, QStringList{"simulate", "solver.toml"}}) {
            const Ended ended = rigor(arguments);
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.error.contains("--trust") && ended.error.contains("rigor trust") &&
                         ended.error.contains("solver.toml"),
                     qPrintable(ended.error));
        }
        QVERIFY(!QFile::exists(folder_.filePath("no")));
    }

    void aStudyCannotGiveConsent() {
        for (const char* key : {"trust = \"solver.toml\"\n", "[trust]\nfile = \"solver.toml\"\n"}) {
            write("mailed.toml", QString(key).startsWith('[') ? studyOf("program:solver.toml") + key
                                                              : key + studyOf("program:solver.toml"));
            const Ended ended = rigor({"run", "mailed.toml", "--out", "no"});
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.error.contains("trust"), qPrintable(ended.error));
        }
    }

    void whatIsInItIsSaidWithoutConsent() {
        const Ended ended = rigor({"check", "solver.toml", "--json"});
        QVERIFY2(ended.code == 0, qPrintable(ended.error));
        const auto json = nlohmann::json::parse(ended.out.toStdString());
        QCOMPARE(json["parameters"].size(), std::size_t(2));
        QCOMPARE(json["source"]["kind"].get<std::string>(), std::string("program"));
        QVERIFY(!json["source"]["allowed"].get<bool>());
        int can = 0;
        for (const auto& method : json["methods"]) {
            can += method["can"].get<bool>();
            QVERIFY(method["can"].get<bool>() == method["why"].get<std::string>().empty());
        }
        QCOMPARE(can, 3); // least squares, inverse uncertainty, model adequacy
        const Ended study = rigor({"check", "study.toml"});
        QVERIFY2(study.code == 0, qPrintable(study.error));
    }

    void theAnswerIsThatOfTheText() {
        const Ended here = rigor({"run", "text.toml", "--out", "text", "--quiet"});
        QVERIFY2(here.code == 0, qPrintable(here.error));
        const Ended there = rigor({"run", "study.toml", "--trust", "solver.toml", "--out", "program",
                                   "--quiet", "--report", "html"});
        QVERIFY2(there.code == 0, qPrintable(there.error));
        const auto a = result("text"), b = result("program");
        for (const char* name : {"rate", "y0"}) {
            const double error = a["unknowns"][name]["standard_error"];
            QVERIFY(std::abs(a["unknowns"][name]["value"].get<double>() -
                             b["unknowns"][name]["value"].get<double>()) < 1e-3 * error);
            QVERIFY(std::abs(b["unknowns"][name]["standard_error"].get<double>() / error - 1) < 1e-3);
        }
        QVERIFY(b["notes"].dump().find("differences") != std::string::npos);
        QVERIFY(!QFile::exists(folder_.filePath("config/rigor/trusted"))); // nothing was written
    }

    void consentIsForTheseBytes() {
        QVERIFY(rigor({"simulate", "solver.toml"}).code == 1);
        const Ended trusted = rigor({"trust", "solver.toml"});
        QVERIFY2(trusted.code == 0, qPrintable(trusted.error));
        const Ended ran = rigor({"simulate", "solver.toml", "--stop", "1"});
        QVERIFY2(ran.code == 0 && ran.out.contains("0.7357588"),
                 qPrintable(ran.out + ran.error)); // 2 exp(-1)
        write("decay.py", QString(kScript) + "# changed\n");
        const Ended changed = rigor({"simulate", "solver.toml"});
        write("decay.py", kScript);
        QCOMPARE(changed.code, 1);
        QVERIFY2(changed.error.contains("has changed since it was allowed"), qPrintable(changed.error));
    }

    void whatAMethodCannotDoIsSaidByName() {
        QString study = studyOf("program:solver.toml");
        write("verified.toml", study.replace("least-squares", "verified")
                                   .replace("[data.standard_deviations]", "[data.bounds]"));
        const Ended ended = rigor({"run", "verified.toml", "--trust", "solver.toml", "--out", "no"});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.error.contains("needs interval evaluation, which the program") &&
                     ended.error.contains("does not offer"),
                 qPrintable(ended.error));
    }
};

RIGOR_CORE_TEST(TestForeignModels)
#include "test_foreign_models.moc"

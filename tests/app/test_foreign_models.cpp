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

#include <sys/stat.h>

#include <cmath>

namespace test_foreign_models {

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

    /// What would run, whether it may, and how: of a study as of its model.
    void aStudyIsCheckedWithItsSource() {
        const Ended model = rigor({"check", "solver.toml", "--json"});
        const auto source = nlohmann::json::parse(model.out.toStdString())["source"];
        const std::string hash = source["sha256"];
        QCOMPARE(hash.size(), std::size_t(64));
        const Ended study = rigor({"check", "study.toml"});
        for (const QString& said :
             {QString("program solver.toml"), QString::fromStdString(hash),
              QString("not allowed to run (--trust "), QString("The command `python3 decay.py`")})
            QVERIFY2(study.out.contains(said), qPrintable(study.out));
        const auto json = nlohmann::json::parse(rigor({"check", "study.toml", "--json"}).out.toStdString());
        QCOMPARE(json["sources"].size(), std::size_t(1));
        QVERIFY(json["sources"][0] == source);
        QCOMPARE(source["allowed_by"].get<std::string>(), std::string());
        // step changes nothing of it, and that is told by both.
        QVERIFY2(
            study.out.contains("simulation.step has no effect: the program solver.toml integrates by itself"),
            qPrintable(study.out));
        QCOMPARE(nlohmann::json::parse(rigor({"check", "text.toml", "--json"}).out.toStdString())["sources"]
                     .size(),
                 std::size_t(0));
    }

    void filesInThePlaceOfOthersAreNamed() {
        QFile table(folder_.filePath("solver.toml"));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(table.readAll());
        write("slip.toml", text.replace("[program]", "[programm]"));
        const auto refused = [&](const QStringList& arguments, const char* says) {
            const Ended ended = rigor(arguments);
            QCOMPARE(ended.code, 1);
            QVERIFY2(ended.error.contains(says), qPrintable(ended.error));
        };
        refused({"check", "slip.toml"}, "Did you mean [program]?");
        refused({"simulate", "slip.toml"}, "A program has a table [program]; here it is [programm].");
        refused({"run", "solver.toml"}, "this is a program, which is a model, where a study is asked for");
        refused({"trust", "study.toml"}, "This is a study, not a model");
        refused({"simulate", "study.toml"}, "This is a study, not a model");
        // Pipes that nobody writes to, and a device that never ends.
        for (const char* ending : {".fmu", ".mo", ".toml"}) {
            const QString pipe = QString("pipe") + ending, zero = QString("zero") + ending;
            QCOMPARE(::mkfifo(folder_.filePath(pipe).toUtf8().constData(), 0600), 0);
            QVERIFY(QFile::link("/dev/zero", folder_.filePath(zero)));
            for (const QString& name : {pipe, zero}) {
                refused({"check", name}, "a pipe or a device");
                refused({"simulate", name}, "a pipe or a device");
                refused({"trust", name}, "a pipe or a device");
            }
        }
    }

    /// A run that fails on the way is told with its values, though the answer stands.
    void aFailedRunHasASentence() {
        QFile file(folder_.filePath("decay.py"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString script = QString::fromUtf8(file.readAll());
        QString failing = script;
        failing.replace("with open(\"course.csv\"",
                        "if rate > 1.9:\n    raise SystemExit(\"it boiled over\")\n"
                        "with open(\"course.csv\"");
        write("decay.py", failing);
        QString study = studyOf("program:solver.toml");
        write("failing.toml", study.replace("start = 1\nmin = 0.1\nmax = 9\n[unknowns.y0]",
                                            "start = 1.85\nmin = 0.1\nmax = 9\n[unknowns.y0]"));
        const Ended ended =
            rigor({"run", "failing.toml", "--trust", "solver.toml", "--out", "failing", "--quiet"});
        write("decay.py", script);
        QVERIFY2(ended.code == 0, qPrintable(ended.error));
        const auto found = result("failing");
        QVERIFY(std::abs(found["unknowns"]["rate"]["value"].get<double>() - 1.3) < 0.05);
        QVERIFY(found["provenance"]["failures"].get<int>() > 0);
        const std::string warnings = found["warnings"].dump();
        QVERIFY2(warnings.find("simulations failed, as this one") != std::string::npos &&
                     warnings.find("it boiled over") != std::string::npos &&
                     warnings.find("rate = ") != std::string::npos,
                 warnings.c_str());
    }

    /// What is gone on with is code of these bytes: another one is named, not the study blamed.
    void changedCodeIsNamedWhereARunGoesOn() {
        write("decay.py", QString(kScript).replace("import math", "import math, time\ntime.sleep(0.1)"));
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QString::fromStdString(rigor::programFile()),
                      {"run", "study.toml", "--trust", "solver.toml", "--out", "stopped", "--quiet"});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder_.filePath("stopped/run.json")) &&
                                     QFile::exists(folder_.filePath("stopped/record.bin")),
                                 60'000);
        process.kill();
        QVERIFY(process.waitForFinished(60'000));
        write("decay.py", kScript);
        const Ended ended = rigor({"run", "--resume", "stopped", "--trust", "solver.toml", "--quiet"});
        QCOMPARE(ended.code, 1);
        QVERIFY2(
            ended.error.contains("The program solver.toml has changed since the run was begun (SHA-256 "),
            qPrintable(ended.error));
    }

    /// What a run advises, and what is advised beside it, can be done with this model.
    void adviceFitsTheModel() {
        write("short.toml", studyOf("program:solver.toml") + "[options]\niterations = 1\n");
        const Ended ended =
            rigor({"run", "short.toml", "--trust", "solver.toml", "--out", "short", "--quiet"});
        QVERIFY2(ended.code != 1, qPrintable(ended.error));
        const auto found = result("short");
        QVERIFY2(found.dump().find("omotopy") == std::string::npos, found.dump().c_str());
        QCOMPARE(found["provenance"]["model_offers"].get<std::string>(), std::string("runs"));
        const auto methods =
            nlohmann::json::parse(rigor({"check", "solver.toml", "--json"}).out.toStdString())["methods"];
        const Ended compared = rigor({"compare", "short", "--json", "--quiet", "--trust", "solver.toml"});
        QVERIFY2(compared.code == 0, qPrintable(compared.error));
        const auto next = nlohmann::json::parse(compared.out.toStdString())["next"];
        QVERIFY(!next.empty());
        for (const auto& one : next)
            for (const auto& method : methods)
                if (method["method"] == one["method"])
                    QVERIFY2(method["can"].get<bool>(), one.dump().c_str());
    }

    /// The start of a record, where the model lets one be set.
    void recordsStartWhereTheyDid() {
        const QString fmu = QString::fromStdString(rigor::sharedDir() + "/data/fmus/BouncingBall-3.0.fmu");
        for (const double h : {1.0, 1.3}) {
            QString data = "time,h\n";
            for (int k = 0; k < 40; ++k)
                data += QString("%1,%2\n").arg(0.01 * k).arg(h - 0.5 * 9.9 * 1e-4 * k * k, 0, 'g', 12);
            write(h > 1 ? "high.csv" : "low.csv", data);
        }
        const QString study = QString("method = \"least-squares\"\nmodel = \"%1\"\n[data]\n"
                                      "files = [\"low.csv\", \"high.csv\"]\nlayout = \"signals\"\n"
                                      "[data.standard_deviations]\nh = 0.01\n[unknowns.g]\nstart = -9\n"
                                      "min = -20\nmax = -1\n[simulation]\n"
                                      "interface = \"model-exchange\"\n")
                                  .arg(fmu);
        for (const char* rule : {"\"unknown\"", "\"measured\""}) {
            write("starts.toml", study + "[data.start]\nh = " + rule + "\n");
            const Ended ended = rigor({"run", "starts.toml", "--trust", fmu, "--out", "starts", "--quiet"});
            QVERIFY2(ended.code == 0, qPrintable(ended.error));
            // Of what runs behind parameters of the study's own making, too.
            const auto notes = result("starts")["notes"];
            QVERIFY2(notes.dump().find("Derivatives of BouncingBall-3.0.fmu by differences of runs") !=
                         std::string::npos,
                     notes.dump().c_str());
            const auto found = result("starts")["unknowns"];
            QVERIFY2(std::abs(found["h.start[low]"]["value"].get<double>() - 1.0) < 1e-4 &&
                         std::abs(found["h.start[high]"]["value"].get<double>() - 1.3) < 1e-4 &&
                         std::abs(found["g"]["value"].get<double>() + 9.9) < 1e-3,
                     found.dump().c_str());
        }
        const auto checked = [&](const char* start, int code, const char* says) {
            write("starts.toml", study + "[data.start]\n" + start + "\n");
            const Ended ended = rigor({"check", "starts.toml"});
            QCOMPARE(ended.code, code);
            QVERIFY2(ended.error.contains(says), qPrintable(ended.error));
        };
        checked("h = 1.0", 0, "");
        checked("h = \"steady\"", 1, "rest is solved for by the equations of a model, which the FMU");
        checked("z = 1.0", 1, "lets no start of this name be set, by a parameter z.start");
    }

    /// Values of another tool: fixed, or where the search begins.
    void aRunTakesAParameterSet() {
        write("set.ssv",
              "<ParameterSet><Parameters><Parameter name=\"rate\"><Real value=\"1.5\"/></Parameter>"
              "<Parameter name=\"y0\"><Real value=\"1700\" unit=\"mV\"/></Parameter>"
              "<Parameter name=\"else\"><Real value=\"1\"/></Parameter></Parameters></ParameterSet>");
        QString study = studyOf("decay.mo");
        study.replace("[unknowns.y0]\nstart = 1\nmin = 0.1\nmax = 9\n", "");
        write("taken.toml", study);
        const Ended ended =
            rigor({"run", "taken.toml", "--parameters", "set.ssv", "--out", "taken", "--quiet"});
        QVERIFY2(ended.code == 0 && ended.error.contains("else is not a parameter"), qPrintable(ended.error));
        QFile kept(folder_.filePath("taken/study.toml"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(kept.readAll());
        QVERIFY2(text.contains("y0 = 1.7\n") && text.contains("start = 1.5\n"), qPrintable(text));
        const Ended won = rigor({"run", "taken.toml", "--parameters", "set.ssv", "--set", "parameters.y0=1.6",
                                 "--out", "won", "--quiet"});
        QVERIFY2(won.code == 0, qPrintable(won.error));
        QFile other(folder_.filePath("won/study.toml"));
        QVERIFY(other.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(other.readAll()).contains("y0 = 1.6\n"));
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
        QFile report(folder_.filePath("program/report.html"));
        QVERIFY(report.open(QIODevice::ReadOnly));
        const QString shown = QString::fromUtf8(report.readAll());
        QVERIFY(shown.contains("rigor run study.toml --trust solver.toml") &&
                shown.contains("differences of runs") && !shown.contains(".; "));
        QVERIFY(!QFile::exists(folder_.filePath("config/rigor/trusted"))); // nothing was written
    }

    void consentIsForTheseBytes() {
        QVERIFY(rigor({"simulate", "solver.toml"}).code == 1);
        // Nothing of it runs, so what it costs is not known.
        QVERIFY(!rigor({"check", "solver.toml"}).out.contains("cost: "));
        const Ended trusted = rigor({"trust", "solver.toml"});
        QVERIFY2(trusted.code == 0, qPrintable(trusted.error));
        const Ended ran = rigor({"simulate", "solver.toml", "--stop", "1"});
        QVERIFY2(ran.code == 0 && ran.out.contains("0.7357588"),
                 qPrintable(ran.out + ran.error)); // 2 exp(-1)
        const Ended checked = rigor({"check", "solver.toml"});
        QVERIFY2(checked.out.contains("measured by 5 runs here; the same inputs gave the same bits") &&
                     checked.out.contains("runs at a time: one per thread"),
                 qPrintable(checked.out));
        const auto keys = nlohmann::json::parse(rigor({"check", "solver.toml", "--json"}).out.toStdString());
        QVERIFY(keys.at("cost_s").get<double>() > 0 && keys.at("cost_s").get<double>() < 5);
        // And how long a study with it will take.
        write("timed.toml", studyOf("program:solver.toml"));
        const Ended timed = rigor({"check", "timed.toml"});
        QVERIFY2(timed.out.contains("  time         about ") && timed.out.contains(" runs, ") &&
                     timed.out.contains(" a run of the model, measured here"),
                 qPrintable(timed.out + timed.error));
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

} // namespace test_foreign_models

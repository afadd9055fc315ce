// The program as a stranger uses it: what is typed, what is printed, the exit code, the files.
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <sys/resource.h>

#include <csignal>

namespace test_command_line {

namespace {

struct Ran {
    int code = -1;
    QString out, err;
};

/// rigor with these arguments in a folder, without a display.
Ran runProgram(const QStringList& arguments, const QString& folder,
               const std::function<void()>& inChild = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("XDG_CACHE_HOME", folder);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    if (inChild) process.setChildProcessModifier(inChild);
    process.start(QString::fromStdString(rigor::programFile()), arguments);
    if (!process.waitForFinished(240'000)) {
        process.kill();
        return {-2, "", "did not finish"};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -3,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QJsonObject json(const QString& path) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(path))).object();
}

/// Files below may not grow beyond this in the child: what a full disk looks like to a program.
std::function<void()> diskOf(rlim_t bytes) {
    return [bytes] {
        const rlimit limit{bytes, bytes};
        setrlimit(RLIMIT_FSIZE, &limit);
    };
}

} // namespace

#define COMPARE_RUN(ran, expected)                                                                           \
    QVERIFY2((ran).code == (expected),                                                                       \
             qPrintable(QString("exit %1, stderr: %2").arg((ran).code).arg((ran).err)))
#define VERIFY_IN(text, piece) QVERIFY2((text).contains(piece), qPrintable(text))

class TestCommandLine : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->path() + "/" + name; }
    Ran run(const QStringList& arguments, const std::function<void()>& inChild = {}) const {
        return runProgram(arguments, folder_->path(), inChild);
    }
    /// A study that differs from the sample in one piece.
    void change(const char* file, const std::string& from, const std::string& to) const {
        std::string text = samples::read(at(file));
        const auto place = text.find(from);
        QVERIFY(place != std::string::npos);
        samples::write(at(file), text.replace(place, from.size(), to));
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
    }

    void aMechanismIsRecordedAtItsStepsOrAsAsked() {
        const QString rig = QString::fromStdString(
            rigor::sourceDir() + "/resources/rigs/hydraulic-four-bar/hydraulic-four-bar.mech");
        const auto rows = [&](const QStringList& more) {
            const Ran ran = run(QStringList{"simulate", rig, "--stop", "0.5", "--out", at("o.csv")} + more);
            return ran.code == 0 ? QString::fromStdString(samples::read(at("o.csv"))).count('\n') - 1 : -1;
        };
        QCOMPARE(rows({}), 501);
        QCOMPARE(rows({"--every", "0.05"}), 11);
        QCOMPARE(rows({"--step", "1e-5", "--stepper", "double-step"}),
                 16668); // every third of 50000 steps, and the end
        const Ran between = run({"simulate", rig, "--every", "0.0015"});
        COMPARE_RUN(between, 1);
        VERIFY_IN(between.err, "--every 0.0015: a mechanism is recorded at its steps; give a multiple of the "
                               "step (0.001 s)");
    }

    void checkNamesAPistonThatLeavesItsStroke() {
        std::string text = samples::read(QString::fromStdString(
            rigor::sourceDir() + "/resources/rigs/hydraulic-four-bar/hydraulic-four-bar.mech"));
        const std::string from = "stroke 0.60";
        samples::write(at("short.mech"), text.replace(text.find(from), from.size(), "stroke 0.40"));
        const Ran ran = run({"check", "short.mech"});
        COMPARE_RUN(ran, 0);
        VERIFY_IN(ran.out, "0 errors, 1 warning\n");
        VERIFY_IN(ran.err, "at 3.15896 s the piston of the cylinder C passes the extended end of its stroke");
    }

    void helpAndVersionAnswer() {
        const Ran version = run({"--version"});
        COMPARE_RUN(version, 0);
        QVERIFY(version.out.startsWith("rigor "));
        const Ran help = run({"--help"});
        COMPARE_RUN(help, 0);
        for (const char* command : {"demo", "new", "check", "simulate", "run"}) VERIFY_IN(help.out, command);
    }

    void usageErrorsGiveTwo() {
        COMPARE_RUN(run({"run"}), 2);
        COMPARE_RUN(run({"run", "decay.toml", "--nonsense"}), 2);
        COMPARE_RUN(run({"run", "decay.toml", "--report", "doc"}), 2);
        COMPARE_RUN(run({"check"}), 2);
        COMPARE_RUN(run({"run", "decay.toml", "--threads", "many"}), 2);
        const Ran typo = run({"runn", "decay.toml"});
        COMPARE_RUN(typo, 2);
        VERIFY_IN(typo.err, "\"runn\" is neither a file nor a command");
        // No file that is named is passed over in silence.
        const Ran missing = run({"decay.toml", "nope.csv"});
        COMPARE_RUN(missing, 2);
        VERIFY_IN(missing.err, "there is no file \"nope.csv\"");
        const Ran study = run({"decay.csv", "decay.toml"});
        COMPARE_RUN(study, 2);
        VERIFY_IN(study.err, "\"decay.toml\" opens alone");
    }

    void demoListsAndCopiesTheRigs() {
        const Ran list = run({"demo"});
        COMPARE_RUN(list, 0);
        for (const char* rig :
             {"wet-clutch", "servo-press", "van-der-pol-duffing", "engine-mount", "mr-damper", "drive-train",
              "hydraulic-four-bar", "quick-return", "univariate-example"})
            VERIFY_IN(list.out, rig);
        COMPARE_RUN(run({"demo", "wet-clutch", "here"}), 0);
        QVERIFY(QFile::exists(at("here/wet-clutch.mo")));
        QVERIFY(QFile::exists(at("here/experiments.csv")));
        QVERIFY(QFile::exists(at("here/inverse-uncertainty.toml")));
    }

    void newListsAndCopiesTheTemplates() {
        const Ran list = run({"new"});
        COMPARE_RUN(list, 0);
        for (const char* name :
             {"mass-spring-damper", "drive-with-friction", "rc-circuit", "tank-with-orifice",
              "first-order-lag", "static-formula", "pendulum-period", "hydraulic-cylinder"})
            VERIFY_IN(list.out, name);
        COMPARE_RUN(run({"new", "static-formula", "mine"}), 0);
        COMPARE_RUN(run({"run", "mine/fit.toml", "--out", "mine-result", "--quiet"}), 0);
        const Ran unknown = run({"new", "static-formla"});
        COMPARE_RUN(unknown, 1);
        VERIFY_IN(unknown.err, "Did you mean \"static-formula\"?");
    }

    void compareSaysWhetherRunsAgree() {
        COMPARE_RUN(run({"new", "mass-spring-damper", "mine"}), 0);
        COMPARE_RUN(run({"run", "mine/fit.toml", "--out", "one", "--quiet"}), 0);
        COMPARE_RUN(run({"run", "mine/fit.toml", "--out", "two", "--quiet", "--set", "options.loss=huber"}),
                    0);
        const Ran words = run({"compare", "one", "two", "--quiet"});
        COMPARE_RUN(words, 0);
        VERIFY_IN(words.out, "Both runs agree; usable as it stands: k, d, x0.");
        const Ran told = run({"compare", "one", "two", "--quiet", "--json"});
        COMPARE_RUN(told, 0);
        const QJsonObject verdict = QJsonDocument::fromJson(told.out.toUtf8()).object();
        QCOMPARE(verdict["agreement"].toArray().size(), 3);
        QCOMPARE(verdict["agreement"][0]["verdict"].toString(), QString("agree"));
        QVERIFY(verdict["findings"].toArray().isEmpty());
        QVERIFY(verdict["asked"].toBool());
        const QString data = at("mine/" + QDir(at("mine")).entryList({"*.csv"}).front());
        COMPARE_RUN(run({"compare", "one", "nowhere"}), 1);
        QVERIFY(QFile::remove(data));
        COMPARE_RUN(run({"compare", "one", "--quiet"}), 0); // without its rows the answers alone are compared
    }

    void demoNeverOverwritesAChangedFile() {
        COMPARE_RUN(run({"demo", "wet-clutch"}), 0);
        COMPARE_RUN(run({"demo", "wet-clutch"}), 0); // the same bytes: nothing to do
        samples::write(at("wet-clutch/experiments.csv"), "mine");
        QFile::remove(at("wet-clutch/README.md"));
        const Ran again = run({"demo", "wet-clutch"});
        COMPARE_RUN(again, 1);
        VERIFY_IN(again.err, "wet-clutch/experiments.csv is there already");
        QCOMPARE(samples::read(at("wet-clutch/experiments.csv")), std::string("mine"));
        QVERIFY(!QFile::exists(at("wet-clutch/README.md")));
        const Ran unknown = run({"demo", "wet-cluch"});
        COMPARE_RUN(unknown, 1);
        VERIFY_IN(unknown.err, "Did you mean \"wet-clutch\"?");
    }

    void checkTellsWhatIsInAModel() {
        const Ran text = run({"check", "decay.mo"});
        COMPARE_RUN(text, 0);
        VERIFY_IN(text.out, "crossing");
        const Ran asJson = run({"check", "decay.mo", "--json"});
        COMPARE_RUN(asJson, 0);
        const QJsonObject model = QJsonDocument::fromJson(asJson.out.toUtf8()).object();
        QCOMPARE(model["name"].toString(), QString("Decay"));
        QCOMPARE(model["parameters"].toArray().size(), 3);
        QCOMPARE(model["events"].toArray().size(), 1);
    }

    void checkRefusesStrictlyWhatModelicaRefuses() {
        samples::write(at("own.mo"),
                       "model Own\n  output Real y;\nequation\n  y = absPower(time, 2);\nend Own;\n");
        COMPARE_RUN(run({"check", "own.mo"}), 0);
        const Ran strict = run({"check", "own.mo", "--strict"});
        COMPARE_RUN(strict, 1);
        VERIFY_IN(strict.err, "own.mo:4:7: absPower is a function of the package Rigor");
        COMPARE_RUN(run({"check", "decay.mo", "--strict"}), 0);
        const Ran study = run({"check", "decay.toml", "--strict"});
        COMPARE_RUN(study, 1);
        VERIFY_IN(study.err, "--strict is for Modelica texts (.mo); decay.toml is none");
    }

    void checkTellsWhatIsInDataAndInAStudy() {
        samples::write(at("d.csv"), "Zeit [s];Weg [mm]\n0,0;1,5\n0,1;1,6\n");
        const Ran data = run({"check", "d.csv", "--json"});
        COMPARE_RUN(data, 0);
        const QJsonObject d = QJsonDocument::fromJson(data.out.toUtf8()).object();
        QCOMPARE(d["delimiter"].toString(), QString(";"));
        QCOMPARE(d["decimal"].toString(), QString(","));
        QCOMPARE(d["rows"].toInt(), 2);
        QCOMPARE(d["columns"].toArray().size(), 2);
        QCOMPARE(d["columns"].toArray()[1].toObject()["unit"].toString(), QString("mm"));
        COMPARE_RUN(run({"check", "d.csv"}), 0);
        const Ran study = run({"check", "decay.toml", "--json"});
        COMPARE_RUN(study, 0);
        const QJsonObject s = QJsonDocument::fromJson(study.out.toUtf8()).object();
        QCOMPARE(s["experiments"].toInt(), 6);
        QCOMPARE(s["estimates"].toArray()[1].toString(), QString("k.standard_deviation"));
    }

    void simulateWritesTimesStatesAndOutputs() {
        const Ran r = run({"simulate", "decay.mo", "--set", "k=2", "--stop", "5", "--out", "run.csv"});
        COMPARE_RUN(r, 0);
        VERIFY_IN(r.out, "crossing = 0.34657359"); // ln(2)/2 = 0.34657359028
        const QString csv = QString::fromStdString(samples::read(at("run.csv")));
        const QStringList header = csv.section('\n', 0, 0).split(',');
        QCOMPARE(header.at(0), QString("time [s]"));
        QVERIFY(header.contains("x [m]"));
        const QStringList first = csv.section('\n', 1, 1).split(',');
        QCOMPARE(first.at(header.indexOf("x [m]")).toDouble(), 2.0);
        const Ran bad = run({"simulate", "decay.mo", "--set", "kk=2"});
        COMPARE_RUN(bad, 1);
        VERIFY_IN(bad.err, "kk");
        COMPARE_RUN(run({"simulate", "decay.mo", "--set", "k=two"}), 1);
    }

    void simulateTakesTheParametersOfAnotherTool() {
        const auto set = [&](const char* name, const std::string& k, const std::string& more) {
            samples::write(at(name),
                           "<ssv:ParameterSet xmlns:ssv=\"x\" version=\"1.0\" name=\"p\"><ssv:Parameters>"
                           "<ssv:Parameter name=\"k\"><ssv:Real " +
                               k + "/></ssv:Parameter>" + more + "</ssv:Parameters></ssv:ParameterSet>");
        };
        set("two.ssv", "value=\"120\" unit=\"1/min\"",
            "<ssv:Parameter name=\"pump.q\"><ssv:Real value=\"1\"/></ssv:Parameter>");
        const Ran r = run({"simulate", "decay.mo", "--parameters", "two.ssv", "--stop", "5"});
        COMPARE_RUN(r, 0);
        VERIFY_IN(r.out, "crossing = 0.34657359"); // ln(2)/2
        VERIFY_IN(r.err, "two.ssv: pump.q is not a parameter of Decay");
        const Ran typed =
            run({"simulate", "decay.mo", "--set", "k=4", "--parameters", "two.ssv", "--stop", "5"});
        COMPARE_RUN(typed, 0);
        VERIFY_IN(typed.out, "crossing = 0.17328679"); // ln(2)/4
        // A state stands for its start: it begins at 1.5 times the mark.
        set("start.ssv", "value=\"1\"",
            "<ssv:Parameter name=\"x\"><ssv:Real value=\"1500\" unit=\"mm\"/></ssv:Parameter>");
        const Ran started = run({"simulate", "decay.mo", "--parameters", "start.ssv", "--stop", "5"});
        COMPARE_RUN(started, 0);
        VERIFY_IN(started.out, "crossing = 0.40546510"); // ln(1.5)
        set("far.ssv", "value=\"11\"", "");
        const Ran far = run({"simulate", "decay.mo", "--parameters", "far.ssv"});
        COMPARE_RUN(far, 1);
        VERIFY_IN(far.err, "far.ssv: k = 11: the model allows k from 0.01 to 10");
        COMPARE_RUN(run({"simulate", "decay.mo", "--parameters", "none.ssv"}), 1);
    }

    void simulateTakesInputsFromAColumn() {
        samples::write(at("follow.mo"),
                       "model Follow\n  input Real u(unit=\"1\");\n  Real x(start=0, unit=\"1\");\n"
                       "equation\n  der(x) = u;\nend Follow;\n");
        samples::write(at("u.csv"), "time [s],u\n0,0\n1,2\n2,2\n");
        const Ran r = run({"simulate", "follow.mo", "--input", "u.csv", "--out", "-"});
        COMPARE_RUN(r, 0);
        // Integral of the ramp 0..2 over 1 s and of 2 over another: 1 + 2.
        const QStringList rows = r.out.trimmed().split('\n');
        QVERIFY(qAbs(rows.last().split(',').at(1).toDouble() - 3.0) < 1e-9);
        QVERIFY(qAbs(rows.last().split(',').at(0).toDouble() - 2.0) < 1e-12);
    }

    void runWritesWhatTheContractSays() {
        const Ran r = run({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "3"});
        COMPARE_RUN(r, 0);
        QCOMPARE(r.err, QString());
        const QJsonObject result = json(at("out/result.json"));
        for (const char* key :
             {"method", "status", "message", "unknowns", "diagnostics", "warnings", "provenance"})
            QVERIFY2(result.contains(key), key);
        QCOMPARE(result["status"].toString(), QString("answered"));
        QVERIFY(result["unknowns"].toObject().contains("k.mean"));
        const QJsonObject p = result["provenance"].toObject();
        for (const char* key : {"version", "study_sha256", "data_sha256", "model_sha256", "seed", "threads",
                                "simulations", "wall_time", "date", "command", "instruction_set"})
            QVERIFY2(p.contains(key), key);
        QCOMPARE(p["seed"].toInt(), 3);
        QVERIFY(p["simulations"].toInt() > 0);
        QCOMPARE(
            p["data_sha256"].toString(),
            QString::fromLatin1(
                QCryptographicHash::hash(QByteArray(samples::kData), QCryptographicHash::Sha256).toHex()));
        // Programs look columns up by name: the units stand in result.json.
        const QStringList head =
            QString::fromStdString(samples::read(at("out/experiments.csv"))).section('\n', 0, 0).split(',');
        const QJsonObject units =
            json(at("out/result.json"))["units"].toObject()["experiments.csv"].toObject();
        QVERIFY(!units.isEmpty());
        for (const QString& column : units.keys()) QVERIFY2(head.contains(column), qPrintable(column));
        VERIFY_IN(r.out, "k.mean");
    }

    void theWrittenStudyRepeatsTheRunOnAnyNumberOfThreads() {
        COMPARE_RUN(run({"run", "decay.toml", "--out", "one", "--quiet", "--threads", "1"}), 0);
        COMPARE_RUN(run({"run", "one/study.toml", "--out", "two", "--quiet", "--threads", "2"}), 0);
        QCOMPARE(json(at("two/result.json"))["unknowns"], json(at("one/result.json"))["unknowns"]);
        QCOMPARE(samples::read(at("two/experiments.csv")), samples::read(at("one/experiments.csv")));
    }

    void aShippedStudyAnswersForOtherData() {
        COMPARE_RUN(run({"run", "decay.toml", "--out", "one", "--quiet"}), 0);
        samples::write(at("mine.csv"), "run,x0 [m],crossing [s]\na,2,0.35\nb,2,0.36\nc,3,0.56\n");
        COMPARE_RUN(run({"run", "decay.toml", "--set", "data.file=mine.csv", "--set", "unknowns.k.upper=3",
                         "--set", "unknowns.k.mean.max=3", "--out", "two", "--quiet"}),
                    0);
        const auto mean = [&](const char* out) {
            const QJsonObject unknowns = json(at(QString(out) + "/result.json"))["unknowns"].toObject();
            return unknowns["k.mean"].toObject()["value"].toDouble();
        };
        QVERIFY(mean("two") > 1.4 && mean("one") < 1.4); // ln(2)/0.355 is near 1.95, ln(2)/0.68 near 1.02
    }

    void aReportIsWrittenOnRequest() {
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet", "--report", "html"}), 0);
        VERIFY_IN(QString::fromStdString(samples::read(at("out/report.html"))), "Decay");
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet", "--report", "pdf"}), 0);
        QVERIFY(samples::read(at("out/report.pdf")).starts_with("%PDF-"));
        QVERIFY2(!QFile::exists(at("out/report.html")), "the report of the earlier run is gone");
    }

    void aReportThatFailsNeverCostsTheRun() {
        QDir(folder_->path()).mkpath("out/report.pdf"); // where the report goes there is a folder
        const Ran r = run({"run", "decay.toml", "--out", "out", "--quiet", "--report", "pdf"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "the report was not written: cannot write out/report.pdf: is a directory");
        VERIFY_IN(r.err, "the results themselves are in out/");
        const QJsonObject result = json(at("out/result.json"));
        QCOMPARE(result["status"].toString(), QString("answered"));
        QVERIFY(!result["files"].toArray().contains("report.pdf"));
        for (const auto& name : result["files"].toArray())
            QVERIFY(QFile::exists(at("out/" + name.toString())));
        QVERIFY(QFile::exists(at("out/experiments.csv")));
    }

    // ---- bad input: one sentence, the exit code, earlier results untouched

    void aMisspeltKeyIsNamed() {
        change("decay.toml", "population", "poplation");
        const Ran r = run({"run", "decay.toml", "--out", "out"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "decay.toml:29:1");
        VERIFY_IN(r.err, "Did you mean \"population\"?");
        QVERIFY(!QFile::exists(at("out")));
    }

    void anUnknownColumnIsNamed() {
        change("decay.toml", "label = \"run\"", "label = \"rum\"");
        const Ran r = run({"run", "decay.toml", "--out", "out"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "rum");
        VERIFY_IN(r.err, "decay.csv");
    }

    void aWrongUnitIsNamed() {
        change("decay.csv", "[s]", "[kg]");
        const Ran r = run({"run", "decay.toml", "--out", "out"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "kg");
        VERIFY_IN(r.err, "crossing");
    }

    void anEmptyFileAndAPictureAreRefused() {
        samples::write(at("decay.csv"), "");
        const Ran empty = run({"run", "decay.toml", "--out", "out"});
        COMPARE_RUN(empty, 1);
        VERIFY_IN(empty.err, "decay.csv");
        COMPARE_RUN(run({"check", "decay.csv"}), 1);
        samples::write(at("decay.csv"),
                       std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0\x08\x06\0\0", 26));
        const Ran picture = run({"run", "decay.toml", "--out", "out"});
        COMPARE_RUN(picture, 1);
        VERIFY_IN(picture.err, "decay.csv");
        COMPARE_RUN(run({"check", "decay.csv"}), 1);
    }

    void missingFilesAreNamed() {
        COMPARE_RUN(run({"check", "missing.csv"}), 1);
        QFile::remove(at("decay.csv"));
        const Ran r = run({"run", "decay.toml"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "decay.csv");
        COMPARE_RUN(run({"run", "no.toml"}), 1);
        COMPARE_RUN(run({"simulate", "no.mo"}), 1);
    }

    void aModelWithAMissingEquationIsRefusedWithItsPlace() {
        change("decay.mo", "  der(x) = -k*x;\n", "");
        const Ran r = run({"check", "decay.mo"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "decay.mo:");
        VERIFY_IN(r.err, "x");
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out"}), 1);
    }

    void anAlgebraicLoopWithoutSolutionIsAFailureWithItsTime() {
        samples::write(at("loop.mo"),
                       "model Loop\n  Real x(start=0, unit=\"1\");\n  Real z(start=1, unit=\"1\");\n"
                       "equation\n  der(x) = z;\n  0 = z*z + 1;\nend Loop;\n");
        const Ran r = run({"simulate", "loop.mo"});
        COMPARE_RUN(r, 3);
        VERIFY_IN(r.out, "Stopped at 0 s: no solution of 0 = ...");
    }

    void divisionByZeroInASimulationIsAFailureWithItsTime() {
        samples::write(at("zero.mo"), "model Zero\n  Real x(start=1, unit=\"1\");\nequation\n"
                                      "  der(x) = -1/(if time < 0.5 then 1 else 0);\nend Zero;\n");
        const Ran r = run({"simulate", "zero.mo", "--stop", "1"});
        COMPARE_RUN(r, 3);
        VERIFY_IN(r.out, "Stopped at 0.5 s: x is not a finite number");
    }

    void studiesWhoseModelCannotBeComputedGiveNoAnswerAndSayWhy() {
        const char* const header =
            "model Odd\n  parameter Real k(unit=\"1/s\") = 1;\n  parameter Real x0(unit=\"m\") = 2;\n"
            "  parameter Real mark(unit=\"m\") = 1;\n  output Real crossing(unit=\"s\");\n"
            "  Real z(start=1);\nequation\n";
        samples::write(at("loop.mo"), header + std::string("  0 = z*z + 1;\n  crossing = z*k;\nend Odd;\n"));
        samples::write(at("zero.mo"), header + std::string("  z = 1/(k - k);\n  crossing = z;\nend Odd;\n"));
        const Ran loop = run({"run", "decay.toml", "--out", "out", "--quiet", "--set", "model=loop.mo"});
        COMPARE_RUN(loop, 3);
        VERIFY_IN(loop.out, "no solution of 0 = ...");
        const Ran zero = run({"run", "decay.toml", "--out", "out", "--quiet", "--set", "model=zero.mo"});
        COMPARE_RUN(zero, 3);
        VERIFY_IN(zero.out, "crossing is not a finite number");
        QCOMPARE(json(at("out/result.json"))["status"].toString(), QString("no-answer"));
    }

    void badInputLeavesEarlierResultsAndTheProjectUntouched() {
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet", "--report", "html"}), 0);
        const auto bytes = [&] {
            std::map<QString, std::string> all;
            const QDir out(at("out"));
            for (const QString& name : out.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
                all[name] = samples::read(out.filePath(name));
            return all;
        };
        const auto before = bytes();
        const std::string study = samples::read(at("decay.toml")), data = samples::read(at("decay.csv"));
        QVERIFY(before.size() > 4);
        samples::write(at("empty.csv"), "");
        samples::write(at("unit.csv"), "run,x0 [m],crossing [kg]\n1,2,0.7\n");
        samples::write(at("missing.mo"), "model M\n  Real x;\nend M;\n");
        const QStringList wrong = {"data.file=empty.csv",
                                   "data.measurements.crossing=cross",
                                   "data.file=unit.csv",
                                   "data.file=none.csv",
                                   "model=missing.mo",
                                   "model=none.mo",
                                   "options.poplation=4",
                                   "optoins.population=4",
                                   "options.degree=0",
                                   "options.degree=four",
                                   "simulation.step=0",
                                   "threads=-1",
                                   "unknowns.k.standard_deviation.start=-1",
                                   "unknowns.kk.start=1",
                                   "parameters.marc=2",
                                   "unknowns.k.lower=3",
                                   "data.input_uncertainty.u=0.1"};
        for (const QString& set : wrong) {
            const Ran r = run({"run", "decay.toml", "--out", "out", "--set", set});
            QVERIFY2(r.code == 1,
                     qPrintable(QString("%1: exit %2, stderr: %3").arg(set).arg(r.code).arg(r.err)));
            QVERIFY2(r.err.startsWith("rigor: ") && r.err.size() > 30, qPrintable(set + ": " + r.err));
            QVERIFY2(bytes() == before, qPrintable(set));
        }
        QCOMPARE(samples::read(at("decay.toml")), study);
        QCOMPARE(samples::read(at("decay.csv")), data);
    }

    void aNegativeSpreadIsRefused() {
        const Ran r = run({"run", "decay.toml", "--set", "unknowns.k.standard_deviation.start=-0.1", "--set",
                           "unknowns.k.standard_deviation.min=-1"});
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "unknowns.k.standard_deviation.start = -0.1");
        // In a given alpha too.
        const Ran alpha = run({"run", "decay.toml", "--set", "options.evaluate_at=[1, -0.1]"});
        COMPARE_RUN(alpha, 1);
        VERIFY_IN(alpha.err, "-0.1");
    }

    void boundsThatExcludeTheDataGiveNoAnswer() {
        // With k at most 0.06 nothing crosses within 10 s: no measurement can be explained.
        const Ran r = run({"run", "decay.toml", "--out", "out", "--set", "unknowns.k.lower=0.01", "--set",
                           "unknowns.k.upper=0.06", "--set", "unknowns.k.mean.start=0.04", "--set",
                           "unknowns.k.mean.min=0.01", "--set", "unknowns.k.mean.max=0.06"});
        COMPARE_RUN(r, 3);
        QVERIFY(json(at("out/result.json"))["message"].toString().size() > 20);
    }

    void interruptedRunsWriteWhatTheyHave() {
        QProcess process;
        process.setWorkingDirectory(folder_->path());
        process.start(QString::fromStdString(rigor::programFile()),
                      {"run", "decay.toml", "--out", "out", "--set", "options.generations=100000", "--set",
                       "options.population=50"});
        // From then on there is a best member to report.
        process.setReadChannel(QProcess::StandardError);
        QByteArray told;
        while (!told.contains("best ")) {
            QVERIFY2(process.waitForReadyRead(120'000), told.constData());
            told += process.readAllStandardError();
        }
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(json(at("out/result.json"))["status"].toString(), QString("cancelled"));
        QVERIFY(json(at("out/result.json"))["unknowns"].toObject().contains("k.mean"));
    }

    void aFullDiskLeavesTheEarlierResultUntouched() {
        COMPARE_RUN(run({"run", "decay.toml", "--out", "out", "--quiet"}), 0);
        const std::string before = samples::read(at("out/result.json"));
        const QStringList files =
            QDir(at("out")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        const Ran r = run({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "9"}, diskOf(1000));
        COMPARE_RUN(r, 1);
        VERIFY_IN(r.err, "cannot write");
        QCOMPARE(samples::read(at("out/result.json")), before);
        QCOMPARE(QDir(at("out")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), files);
        const Ran device = run({"simulate", "decay.mo", "--out", "/dev/full"});
        COMPARE_RUN(device, 1);
        VERIFY_IN(device.err, "no space left on device");
    }
};

RIGOR_CORE_TEST(TestCommandLine)
#include "test_command_line.moc"

} // namespace test_command_line

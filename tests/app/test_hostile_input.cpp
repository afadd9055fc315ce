// What kills, hangs or mixes up a program elsewhere: texts that their parser asserts of, files of strangers,
// streams that cannot be written, folders that several runs write at once, a kill at any moment.
#include "core/study/project/project_store.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>

namespace test_hostile_input {

namespace {

struct Ended {
    int code = -1; ///< -3: by a signal
    QString out, err;
};

struct Streams {
    QString out, err; ///< files in place of the streams; "" = they are read
};

std::unique_ptr<QProcess> started(const QStringList& arguments, const QString& folder,
                                  const Streams& to = {}) {
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    environment.insert("XDG_CACHE_HOME", folder);
    process->setProcessEnvironment(environment);
    process->setWorkingDirectory(folder);
    if (!to.out.isEmpty()) process->setStandardOutputFile(to.out);
    if (!to.err.isEmpty()) process->setStandardErrorFile(to.err);
    process->setChildProcessModifier([] {
        const rlimit memory{4ull << 30, 4ull << 30};
        setrlimit(RLIMIT_AS, &memory);
    });
    process->start(QString::fromStdString(rigor::programFile()), arguments);
    return process;
}

Ended ended(QProcess& process) {
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        return {-2, "", "did not finish"};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -3,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

std::string repeated(const std::string& piece, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += piece;
    return text;
}

void sql(const QString& file, const char* text) {
    sqlite3* database = nullptr;
    sqlite3_open(file.toUtf8().constData(), &database);
    sqlite3_exec(database, text, nullptr, nullptr, nullptr);
    sqlite3_close(database);
}

} // namespace

class TestHostileInput : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->path() + "/" + name; }
    Ended run(const QStringList& arguments, const Streams& to = {}) const {
        return ended(*started(arguments, folder_->path(), to));
    }

  private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
    }

    void aLongTextIsEchoedShort_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString word(50'000, 'a'), words = QString("a 1.5 * ").repeated(6000);
        const QStringList run{"run", "decay.toml", "--set"}, simulate{"simulate", "decay.mo", "--set"};
        for (const QString& text : {word, words}) {
            QTest::addRow("key of a study") << run + QStringList{text};
            QTest::addRow("option") << run + QStringList{"options." + text + "=1"};
            QTest::addRow("value") << run + QStringList{"seed=" + text};
            QTest::addRow("parameter") << simulate + QStringList{text + "=1"};
            QTest::addRow("value of a parameter") << simulate + QStringList{"k=" + text};
            QTest::addRow("stepper") << QStringList{"simulate", "decay.mo", "--stepper", text};
            QTest::addRow("file") << QStringList{"check", text};
            QTest::addRow("folder") << QStringList{"validate", text, "--data", text};
            QTest::addRow("command") << QStringList{"--" + text};
            QTest::addRow("option of a command") << QStringList{"run", "--" + text};
            QTest::addRow("thread count") << QStringList{"run", "decay.toml", "--threads", text};
        }
    }
    void aLongTextIsEchoedShort() {
        QFETCH(QStringList, arguments);
        const Ended end = run(arguments);
        QVERIFY2(end.code == 1 || end.code == 2, qPrintable(end.err));
        QVERIFY2(end.err.size() < 2500,
                 qPrintable(QString::number(end.err.size()) + " " + end.err.left(300)));
        QVERIFY2(end.err.startsWith("rigor: "), qPrintable(end.err.left(300)));
    }

    /// Each breaks an assertion of toml++, or goes deeper than its stack.
    void aDamagedStudyIsOneSentence_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("opened table") << QByteArray("[");
        QTest::newRow("list closed as a table") << QByteArray("d=[\"\",\"\",}");
        QTest::newRow("date and rest") << QByteArray("d=2026-01-01 1");
        QTest::newRow("date without time") << QByteArray("e=2026-01-01t:");
        const std::string dots = repeated("a.", 40'000);
        QTest::newRow("deep key") << QByteArray::fromStdString("title=\"x\"\n" + dots + "a=1\n");
        QTest::newRow("deep quoted key")
            << QByteArray::fromStdString(repeated("\"a b\" . 'c' .", 20'000) + "a=1\n");
        QTest::newRow("deep header") << QByteArray::fromStdString("[" + dots + "a]\n");
        QTest::newRow("deep list") << QByteArray::fromStdString("a = " + repeated("[", 100'000));
        QTest::newRow("deep inline table") << QByteArray::fromStdString(repeated("a={", 100'000));
        QTest::newRow("long list") << "a = [" + QByteArray("1,").repeated(2'000'000) + "]";
        std::string candidates = "method = \"model-adequacy\"\nmodel = \"decay.mo\"\n";
        for (int i = 0; i < 50'000; ++i) candidates += "[candidates.m" + std::to_string(i) + "]\n";
        QTest::newRow("many candidates") << QByteArray::fromStdString(candidates);
        QTest::newRow("open text") << QByteArray("a = \"\"\"");
        QTest::newRow("nothing but a quote") << QByteArray("'");
    }
    void aDamagedStudyIsOneSentence() {
        QFETCH(QByteArray, text);
        samples::write(at("s.toml"), text.toStdString());
        for (const char* command : {"check", "run"}) {
            const Ended r = run({command, "s.toml"});
            QVERIFY2(r.code == 1, qPrintable(QString("exit %1: %2").arg(r.code).arg(r.err.left(300))));
            QVERIFY2(r.err.startsWith("rigor: s.toml"), qPrintable(r.err.left(300)));
        }
    }

    /// A text of many dots, a number, a label: none of them is a deep key.
    void manyDotsAreNoDeepKey() {
        const std::string study = samples::read(at("decay.toml"));
        samples::write(at("decay.toml"), "# " + repeated("a.", 500) + "\ntitle = \"" + repeated("a.", 500) +
                                             "\"\n" + study.substr(study.find('\n') + 1));
        const Ended r = run({"check", "decay.toml"});
        QVERIFY2(r.code == 0, qPrintable(r.err.left(300)));
    }

    void anOverrideMayBreakNothingEither() {
        for (const char* value : {"options.x=[", "data.file={", "seed=2026-01-01 1"}) {
            const Ended r = run({"check", "decay.toml", "--set", value});
            QVERIFY2(r.code == 1 || r.code == 2, qPrintable(QString("exit %1: %2").arg(r.code).arg(r.err)));
        }
        const Ended deep =
            run({"run", "decay.toml", "--set", QString::fromStdString(repeated("a.", 2'000) + "a=1")});
        QVERIFY2(deep.code == 1, qPrintable(deep.err.left(300)));
    }

    /// A view, a trigger, a virtual or another table in a project file runs nothing: the file is refused.
    void aProjectOfAStrangerRunsNothing_data() {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("recursive view in the place of a table")
            << QByteArray("DROP TABLE study; CREATE VIEW study(id, name, content) AS WITH RECURSIVE "
                          "c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x, x, x FROM c;");
        QTest::newRow("trigger") << QByteArray(
            "CREATE TRIGGER t AFTER INSERT ON study BEGIN DELETE FROM model; END;");
        QTest::newRow("other columns")
            << QByteArray("DROP TABLE setting; CREATE TABLE setting(key TEXT, value TEXT);");
        QTest::newRow("one more table") << QByteArray("CREATE TABLE more(x);");
        QTest::newRow("missing table") << QByteArray("DROP TABLE run;");
        QTest::newRow("index with an expression") << QByteArray("CREATE INDEX i ON study(abs(id));");
    }
    void aProjectOfAStrangerRunsNothing() {
        QFETCH(QByteArray, change);
        const QString file = at("p.rigor");
        rigor::ProjectStore::create(file.toStdString());
        QCOMPARE(run({"check", "p.rigor"}).code, 0);
        sql(file, change.constData());
        const Ended r = run({"check", "p.rigor"});
        QVERIFY2(r.code == 1, qPrintable(QString("exit %1: %2").arg(r.code).arg(r.err)));
        QVERIFY2(r.err.contains("p.rigor"), qPrintable(r.err));
    }

    /// Neither the run nor its results depend on who reads the words.
    void streamsThatCannotBeWrittenCostOnlyTheWords() {
        Ended r = run({"run", "decay.toml", "--out", "a"}, {"", "/dev/full"});
        QVERIFY2(r.code == 0, qPrintable(QString::number(r.code)));
        r = run({"run", "decay.toml", "--out", "b"}, {"/dev/full", ""});
        QVERIFY2(r.code == 1, qPrintable(QString("exit %1: %2").arg(r.code).arg(r.err)));
        QVERIFY2(r.err.contains("results are in"), qPrintable(r.err));
        r = run({"run", "decay.toml", "--out", "c"}, {"/dev/full", "/dev/full"});
        QCOMPARE(r.code, 1);
        for (const char* out : {"a", "b", "c"}) QVERIFY(QFile::exists(at(QString(out) + "/result.json")));
        QCOMPARE(run({"run", "nothing.toml"}, {"", "/dev/full"}).code, 1);
        QCOMPARE(run({"nonsense", "--x"}, {"", "/dev/full"}).code, 2);
    }

    /// Names of folders are bytes.
    void aFolderWhoseNameIsNoTextCostsNoResult() {
        const std::string folder = folder_->path().toStdString() + "/d\xE4";
        std::filesystem::create_directory(folder);
        for (const char* file : {"decay.toml", "decay.mo", "decay.csv"})
            std::filesystem::copy(folder_->path().toStdString() + "/" + file, folder + "/" + file);
        QProcess shell; // whose glob finds what no QString names
        shell.setWorkingDirectory(folder_->path());
        shell.start("sh", {"-c", QString::fromStdString("cd d*/ && exec " + rigor::programFile() +
                                                        " run decay.toml --out out --quiet")});
        QVERIFY(shell.waitForFinished(120'000));
        QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0,
                 shell.readAllStandardError().constData());
        QVERIFY(std::filesystem::exists(folder + "/out/result.json"));
    }

    void foldersOfKilledRunsAreInNobodysWay() {
        // Of every process number there is, the first few temporary folders.
        const auto process = started({"run", "decay.toml", "--out", "out", "--quiet"}, folder_->path());
        QVERIFY(process->waitForStarted());
        for (int i = 0; i < 20; ++i) {
            QDir().mkpath(at(QString(".rigor-%1-%2").arg(process->processId()).arg(i)));
            QDir().mkpath(at(QString("out/.rigor-%1-%2").arg(process->processId()).arg(i)));
        }
        const Ended r = ended(*process);
        QVERIFY2(r.code == 0, qPrintable(r.err));
        QVERIFY(QFile::exists(at("out/result.json")));
    }

    /// Forty-eight runs, eight at a time, into one folder: each answers, and what is there is of one of them.
    void runsSideBySideIntoOneFolderAllAnswer() {
        int seed = 0;
        for (int round = 0; round < 6; ++round) {
            std::vector<std::unique_ptr<QProcess>> eight;
            for (int k = 0; k < 8; ++k)
                eight.push_back(started({"run", "decay.toml", "--out", "out", "--quiet", "--report", "html",
                                         "--seed", QString::number(++seed)},
                                        folder_->path()));
            for (auto& process : eight) {
                const Ended r = ended(*process);
                QVERIFY2(r.code == 0, qPrintable(QString("exit %1: %2").arg(r.code).arg(r.err)));
            }
            ofOneRun("out");
            for (const char* left : {"out/run.json", "out/record.bin"})
                QVERIFY2(!QFile::exists(at(left)), left);
        }
    }

    /// Whatever the moment of the kill, result.json and the files it lists are of one run.
    void aKillLeavesTheFilesOfOneRun() {
        QVERIFY(run({"run", "decay.toml", "--out", "out", "--quiet", "--seed", "1"}).code == 0);
        for (int round = 0; round < 30; ++round) {
            const auto process = started({"run", "decay.toml", "--out", "out", "--quiet", "--report", "html",
                                          "--seed", QString::number(round + 2)},
                                         folder_->path());
            process->waitForStarted();
            // Killed around the moment at which its temporary folder is there.
            QElapsedTimer timer;
            timer.start();
            while (timer.elapsed() < 20'000 && process->state() == QProcess::Running &&
                   QDir(folder_->path()).entryList({".rigor-*"}, QDir::Dirs | QDir::Hidden).isEmpty())
                process->waitForFinished(0);
            if (round % 3 > 0) QThread::usleep(static_cast<unsigned long>(300 * round));
            process->kill();
            process->waitForFinished();
            ofOneRun("out");
        }
    }

  private:
    void ofOneRun(const QString& folder) const {
        const auto result =
            QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(at(folder + "/result.json"))))
                .object();
        QVERIFY(result.contains("provenance"));
        const QString seed = QString::number(result["provenance"].toObject()["seed"].toInt());
        const QString study = QString::fromStdString(samples::read(at(folder + "/study.toml")));
        QVERIFY2(study.contains("seed = " + seed + "\n"), qPrintable(seed + "\n" + study));
        for (const auto& name : result["files"].toArray())
            QVERIFY2(QFile::exists(at(folder + "/" + name.toString())), qPrintable(name.toString()));
    }
};

RIGOR_CORE_TEST(TestHostileInput)
#include "test_hostile_input.moc"

} // namespace test_hostile_input

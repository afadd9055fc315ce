// Runs of the window are kept in folders: a crash loses nothing, Go on ends with the same bytes, and what
// runs without a window is followed.
#include "core/study/places/running_folder.h"
#include "core/study/run/run_folder.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/runs/kept_runs.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"

#include <QApplication>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

namespace test_kept_runs {

using namespace rigor;

namespace {
QString runsFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/runs"; }

QStringList keptFolders() {
    QStringList folders;
    for (const QString& name : QDir(runsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders << runsFolder() + "/" + name;
    return folders;
}

/// All that a run writes, without what may differ.
QMap<QString, QByteArray> bytesOf(const RunRecord& run) {
    QMap<QString, QByteArray> files;
    for (const RunFile& file : runFiles(*run.result, run.study)) {
        QByteArray bytes = QByteArray::fromStdString(file.bytes);
        if (file.name == "result.json") {
            QJsonObject json = QJsonDocument::fromJson(bytes).object();
            json.remove("provenance");
            bytes = QJsonDocument(json).toJson();
        }
        files[QString::fromStdString(file.name)] = bytes;
    }
    return files;
}

QJsonObject stateOf(const QString& folder) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(folder + "/run.json"))).object();
}

/// As if the run had gone on for so long.
void age(const QString& folder, double seconds) {
    QJsonObject state = stateOf(folder), told = state["told"].toObject();
    told["seconds"] = seconds;
    told["done"] = 41;
    told["total"] = 100;
    state["told"] = told;
    samples::write(folder + "/run.json", QJsonDocument(state).toJson().toStdString());
}
} // namespace

class TestKeptRuns : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->filePath(name); }

    /// A search of 0.15 s a generation on an idle machine; how far it is, is told once a second.
    void fill(int generations) const {
        samples::fill(folder_->path());
        samples::write(
            at("fit.toml"),
            QString("method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"decay.csv\"\n"
                    "label = \"run\"\n[parameters]\nmark = 1.0\n[unknowns.k]\nstart = 0.7\nmin = "
                    "0.1\nmax = 5\n[options]\noptimiser = \"genetic\"\ngenerations = %1\n"
                    "[simulation]\nstep = 1e-4\nstop_time = 10\n")
                .arg(generations)
                .toStdString());
    }
    static bool opens(MainWindow& window, const QString& study) {
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.document().openStudy(study);
        return waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60'000);
    }
    static bool ends(MainWindow& window, int number) {
        return waitUntil([&] {
            const RunRecord* run = window.document().run(number);
            return run && run->phase == RunRecord::Phase::Ended && !window.queue().running();
        });
    }
    static bool follow(MessageArea& area, const QString& link) {
        for (const BarMessage& message : area.messages())
            for (const auto& one : message.links)
                if (one.text == link) {
                    one.action();
                    return true;
                }
        return false;
    }
    static QString said(MainWindow& window) {
        QString all;
        for (const BarMessage& message : window.notices().messages())
            all += message.clause + ' ' + message.more;
        return all;
    }
    static QPushButton* goOn(MainWindow& window) {
        return qobject_cast<RunPage*>(window.page(kRun))->goOnButton();
    }
    QMap<QString, QByteArray> truth() const {
        QElapsedTimer clock;
        clock.start();
        QMap<QString, QByteArray> bytes;
        {
            MainWindow window;
            if (!opens(window, at("fit.toml"))) return {};
            window.run();
            if (ends(window, 1)) bytes = bytesOf(*window.document().run(1));
        }
        constexpr int kKeptFrom = 10'000; // ms; on a busy machine it takes so long
        if (clock.elapsed() >= kKeptFrom) QDir(runsFolder()).removeRecursively();
        return bytes;
    }
    /// A window that is killed in the middle of its run; changed: with a project that is kept unsaved.
    void crash(bool changed = false) const {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("RIGOR_TEST_CRASH", at("fit.toml"));
        if (changed) environment.insert("RIGOR_TEST_CHANGED", "1");
        child.setProcessEnvironment(environment);
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), {"test_kept_runs", "child"});
        QVERIFY(child.waitForStarted());
        QVERIFY(waitUntil(
            [&] {
                const QStringList folders = keptFolders();
                return folders.size() == 1 && hasKept(folders[0]) && stateOf(folders[0]).contains("told") &&
                       stateOf(folders[0])["told"].toObject()["simulations"].toInt() > 0;
            },
            60'000));
        if (changed)
            QVERIFY(waitUntil(
                [] {
                    return !QDir(runsFolder() + "/../recovery").entryList({"*.rigor"}, QDir::Files).isEmpty();
                },
                60'000));
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished(10'000));
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings("kept-runs");
        qputenv("RIGOR_PROGRAM", QByteArray::fromStdString(programFile()));
    }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        if (qEnvironmentVariableIsSet("RIGOR_TEST_CRASH")) return;
        for (const LeftBehind& left : Autosave::leftBehind()) Autosave::discard(left);
        QDir(runsFolder()).removeRecursively();
        fill(30);
    }

    /// Not a test: the window that crash() kills.
    void child() {
        const QString study = qEnvironmentVariable("RIGOR_TEST_CRASH");
        if (study.isEmpty()) return;
        MainWindow window;
        QVERIFY(opens(window, study));
        if (qEnvironmentVariableIsSet("RIGOR_TEST_CHANGED")) {
            window.document().setOption("generations", 31LL);
            QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60'000));
        }
        window.run();
        QVERIFY(ends(window, 1));
    }

    void aCrashLosesNothing() {
        const auto expected = truth();
        QVERIFY(expected.contains("result.json"));
        QVERIFY(keptFolders().isEmpty()); // a short run leaves nothing behind
        crash();
        const QString kept = keptFolders().value(0);
        age(kept, 12);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20'000));
        const BarMessage offer = window.recovery().messages().front();
        QVERIFY2(offer.clause.contains("Interrupted at 41"), qPrintable(offer.clause));
        QCOMPARE(offer.more, QString("Nothing computed is lost."));
        QVERIFY(follow(window.recovery(), "Go on"));
        QVERIFY(waitUntil([&] { return window.queue().running(); }, 20'000));
        QVERIFY(ends(window, 1));
        const RunRecord& run = *window.document().run(1);
        QVERIFY(run.result);
        QVERIFY(run.result->provenance.value("taken_from_record", 0) > 0);
        QCOMPARE(run.study.file.filename().string(), std::string("fit.toml"));
        const auto made = bytesOf(run);
        QCOMPARE(made.keys(), expected.keys());
        for (const QString& name : expected.keys()) {
            // Where the study lies is told by its file, and by nothing else.
            if (name != "study.toml") QVERIFY2(made[name] == expected[name], qPrintable(name));
        }
        QVERIFY(window.recovery().messages().empty());
        QVERIFY(waitUntil([&] { return keptFolders().isEmpty(); }, 20'000));
    }

    void theRunIsThereWhenItsProjectIsOpenedAgain() {
        {
            MainWindow window;
            QVERIFY(opens(window, at("fit.toml")));
            QSignalSpy saved(&window.document(), &Document::saved);
            window.document().saveProject(at("p.rigor"));
            QVERIFY(waitUntil([&] { return !saved.isEmpty(); }));
        }
        crash();
        const QString kept = keptFolders().value(0);
        // As the window of that project has begun it.
        QJsonObject note =
            QJsonDocument::fromJson(QByteArray::fromStdString(samples::read(kept + "/window.json"))).object();
        QCOMPARE(note["name"].toString(), QString("Least squares"));
        note["project"] = at("p.rigor");
        samples::write(kept + "/window.json", QJsonDocument(note).toJson().toStdString());
        age(kept, 12);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20'000));
        window.document().openProject(at("p.rigor"));
        QVERIFY(waitUntil([&] { return window.document().run(1) != nullptr; }, 20'000));
        QCOMPARE(window.document().run(1)->phase, RunRecord::Phase::Interrupted);
        // The project has it now, on its own page.
        QVERIFY(waitUntil([&] { return window.recovery().messages().empty(); }, 20'000));
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        page->showRun(1);
        window.goTo(kRun);
        QVERIFY(goOn(window)->isVisible());
        QTest::mouseClick(goOn(window), Qt::LeftButton);
        QVERIFY2(waitUntil([&] { return window.queue().running(); }, 20'000), qPrintable(said(window)));
        QVERIFY(!goOn(window)->isVisible());
        window.cancel();
        QVERIFY(ends(window, 1));
    }

    /// The interrupted run is what a restored project shows first.
    void restoredItIsInSight() {
        crash(true);
        age(keptFolders().value(0), 12);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20'000));
        const BarMessage offer = window.recovery().messages().front();
        QVERIFY2(offer.more.contains("can go on"), qPrintable(offer.clause + offer.more));
        QVERIFY(follow(window.recovery(), "Restore"));
        QVERIFY(waitUntil([&] { return goOn(window)->isVisible(); }, 20'000));
        QTest::mouseClick(goOn(window), Qt::LeftButton);
        QVERIFY2(waitUntil([&] { return window.queue().running(); }, 20'000), qPrintable(said(window)));
        window.cancel();
        QVERIFY(ends(window, 1));
    }

    void aCrashOfAShortRunIsNotOffered() {
        crash();
        QCOMPARE(keptRuns().size(), std::size_t(0));
        QVERIFY(keptFolders().isEmpty());
    }

    void whatIsDamagedIsLeftAlone() {
        QDir().mkpath(runsFolder() + "/damaged");
        samples::write(runsFolder() + "/damaged/run.json", "{\"state\": \"running\"");
        QCOMPARE(keptRuns().size(), std::size_t(0));
        QVERIFY(QFile::exists(runsFolder() + "/damaged/run.json"));
        Document document;
        QSignalSpy failed(&document, &Document::failed);
        document.openAny(runsFolder() + "/damaged");
        QVERIFY(waitUntil([&] { return !failed.isEmpty(); }, 20'000));
        QVERIFY2(failed[0][1].toString().contains("is damaged"), qPrintable(failed[0][1].toString()));
        document.openAny(folder_->path());
        QVERIFY(waitUntil([&] { return failed.count() == 2; }, 20'000));
        QVERIFY2(failed[1][1].toString().contains("There is no run in"), qPrintable(failed[1][1].toString()));
    }

    /// `rigor run` in a terminal, followed and cancelled from a window, and gone on with there.
    void aRunOfTheCommandLineIsFollowed() {
        const auto expected = truth();
        QProcess program;
        program.start(QString::fromStdString(programFile()),
                      {"run", at("fit.toml"), "--out", at("out"), "--quiet"});
        QVERIFY(waitUntil([&] { return hasKept(at("out")); }, 60'000));
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.open(at("out"));
        QVERIFY(waitUntil([&] { return window.document().run(1) != nullptr; }, 20'000));
        QCOMPARE(window.document().run(1)->phase, RunRecord::Phase::Elsewhere);
        QVERIFY(waitUntil([&] { return window.queue().progressOf(1).last.simulations > 0; }, 20'000));
        QVERIFY(window.queue().progressOf(1).process.contains(QString::number(program.processId())));
        window.cancel();
        QVERIFY(program.waitForFinished(30'000));
        QCOMPARE(program.exitCode(), 130);
        QVERIFY(waitUntil([&] { return window.document().run(1)->phase == RunRecord::Phase::Interrupted; },
                          20'000));
        QVERIFY(!window.document().run(1)->killed);
        QTest::mouseClick(goOn(window), Qt::LeftButton);
        QVERIFY2(ends(window, 1), qPrintable(said(window)));
        const auto made = bytesOf(*window.document().run(1));
        for (const QString& name : expected.keys()) QVERIFY2(made[name] == expected[name], qPrintable(name));
        // The folder has the results where the terminal would have put them.
        QVERIFY(QFile::exists(at("out/result.json")) && !QFile::exists(at("out/run.json")));
        QCOMPARE(readRunFolder(at("out").toStdString()).result.unknowns[0].value,
                 window.document().run(1)->result->unknowns[0].value);
    }

    void detachedItGoesOnWithoutTheWindow() {
        const auto expected = truth();
        MainWindow window;
        QVERIFY(opens(window, at("fit.toml")));
        window.run();
        QVERIFY(waitUntil([&] { return window.queue().progress().last.simulations > 50; }, 60'000));
        QVERIFY(window.queue().canLeave());
        window.leaveRun();
        QVERIFY(waitUntil([&] { return window.document().run(1)->phase == RunRecord::Phase::Elsewhere; },
                          30'000));
        QVERIFY(!window.queue().running());
        QVERIFY(ends(window, 1));
        const RunRecord& run = *window.document().run(1);
        QVERIFY(run.result && run.result->provenance.value("taken_from_record", 0) > 0);
        const auto made = bytesOf(run);
        QVERIFY(made["result.json"] == expected["result.json"]);
        // Kept until a file has it.
        QVERIFY(QFile::exists(run.folder + "/result.json"));
        QSignalSpy saved(&window.document(), &Document::saved);
        window.document().saveProject(at("p.rigor"));
        QVERIFY(waitUntil([&] { return !saved.isEmpty() && keptFolders().isEmpty(); }, 20'000));
    }

    void oneThatHasEndedMeanwhileAnnouncesItself() {
        MainWindow first;
        QVERIFY(opens(first, at("fit.toml")));
        first.setLeaves(true);
        first.run();
        QVERIFY(waitUntil(
            [&] {
                return first.document().run(1) &&
                       first.document().run(1)->phase == RunRecord::Phase::Elsewhere;
            },
            30'000));
        const QString folder = first.document().run(1)->folder;
        first.document().openStudy(at("decay.toml")); // nobody follows it any more
        QVERIFY(waitUntil([&] { return first.document().runs().empty(); }, 20'000));
        QVERIFY(waitUntil(
            [&] { return QFile::exists(folder + "/result.json") && !QFile::exists(folder + "/run.json"); },
            60'000));
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20'000));
        const BarMessage offer = window.recovery().messages().front();
        QVERIFY2(offer.clause.contains("has ended"), qPrintable(offer.clause));
        QVERIFY(follow(window.recovery(), "Open"));
        QVERIFY(
            waitUntil([&] { return window.document().run(1) && window.document().run(1)->result; }, 20'000));
        QVERIFY(window.document().isModified());
    }

    /// A folder that somebody else may have written: what it names as a command is not run by Go on.
    void aStrangersFolderRunsNothing_data() {
        QTest::addColumn<QString>("place");
        QTest::newRow("a command") << "command:touch " + QDir::tempPath() + "/rigor-stranger-touched";
        QTest::newRow("a machine beside a harmless place") << "here + ssh:somewhere.invalid";
    }
    void aStrangersFolderRunsNothing() {
        QFETCH(const QString, place);
        const QString touched = QDir::tempPath() + "/rigor-stranger-touched";
        QFile::remove(touched);
        QProcess program;
        program.start(QString::fromStdString(programFile()),
                      {"run", at("fit.toml"), "--out", at("out"), "--quiet"});
        QVERIFY(waitUntil([&] { return hasKept(at("out")); }, 60'000));
        program.kill();
        QVERIFY(program.waitForFinished(10'000));
        QJsonObject state = stateOf(at("out"));
        state["place"] = place;
        samples::write(at("out/run.json"), QJsonDocument(state).toJson().toStdString());
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
        window.open(at("out"));
        QVERIFY(waitUntil([&] { return goOn(window)->isVisible(); }, 20'000));
        QTest::mouseClick(goOn(window), Qt::LeftButton);
        QVERIFY2(waitUntil([&] { return said(window).contains(place) && said(window).contains("--resume"); },
                           20'000),
                 qPrintable(said(window)));
        QTest::qWait(300);
        QVERIFY(!window.queue().running());
        QCOMPARE(window.document().run(1)->phase, RunRecord::Phase::Interrupted);
        QVERIFY(!QFile::exists(touched));
        QVERIFY(QFile::exists(at("out/record.bin")));
    }

    void aFolderThatIsTakenAwayIsSaid() {
        QProcess program;
        program.start(QString::fromStdString(programFile()),
                      {"run", at("fit.toml"), "--out", at("out"), "--quiet"});
        QVERIFY(waitUntil([&] { return hasKept(at("out")); }, 60'000));
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.open(at("out"));
        QVERIFY(waitUntil([&] { return window.document().run(1) != nullptr; }, 20'000));
        program.kill();
        QVERIFY(program.waitForFinished(10'000));
        QVERIFY(QDir(at("out")).removeRecursively());
        QVERIFY(waitUntil([&] { return !window.notices().messages().empty(); }, 20'000));
        const BarMessage said = window.notices().messages().front();
        QVERIFY2(said.more.contains("There is no run in"), qPrintable(said.clause + said.more));
        QCOMPARE(window.document().run(1)->phase, RunRecord::Phase::Interrupted);
    }
};

RIGOR_WINDOW_TEST(TestKeptRuns)
#include "test_kept_runs.moc"

} // namespace test_kept_runs

// The project as a document: autosave and recovery after a kill, two windows on one file, a file of a newer
// version, undo over runs, several runs in the queue.
#include "core/study/project/project_store.h"
#include "core/study/project/sqlite.h"
#include "core/study/run/validate.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <iostream>

namespace test_project {

using namespace rigor;

namespace {
bool ready(MainWindow& window) { return window.document().whyNotRun().isEmpty(); }

void smallBudget(Document& document, int generations = 1) {
    document.setOption("population", 4LL);
    document.setOption("generations", static_cast<long long>(generations));
    document.setOption("optimiser", std::string("genetic"));
    document.setOption("reference", std::string("none"));
    document.setOption("standard_errors", false);
    document.setOption("least_squares", false);
}

/// The window in a process of its own: opens the study, changes it, runs once, and then changes the seed
/// twice a second, telling each change and each autosave, until it is killed.
int changeUntilKilled() {
    MainWindow window;
    window.setAsksBeforeLoss(false);
    window.show();
    Document& document = window.document();
    document.openStudy(shippedStudy());
    if (!waitUntil([&] { return ready(window); }, 60000)) return 3;
    smallBudget(document);
    window.run();
    if (!waitUntil([&] { return document.run(1)->result && !window.queue().running(); })) return 4;
    QObject::connect(&window.autosave(), &Autosave::saved, [] { std::cout << "kept" << std::endl; });
    for (long long seed = 100; seed < 400; ++seed) {
        document.changeStudy("seed", [&](Study& study) { study.seed = static_cast<std::uint64_t>(seed); });
        std::cout << seed << std::endl;
        waitUntil([] { return false; }, 500);
    }
    return 5;
}
} // namespace

class TestProject : public QObject {
    Q_OBJECT

    void openReady(MainWindow& window) {
        window.setAsksBeforeLoss(false);
        window.show();
        window.document().openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return ready(window); }));
    }

  private Q_SLOTS:
    void afterAKillTheNextStartOffersTheLastTwoSeconds_data() {
        QTest::addColumn<int>("wait");
        for (const int wait : {0, 5, 170, 430, 810}) QTest::addRow("%d ms after an autosave", wait) << wait;
    }

    void afterAKillTheNextStartOffersTheLastTwoSeconds() {
        QFETCH(const int, wait);
        for (const LeftBehind& left : Autosave::leftBehind()) Autosave::discard(left);
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {"test_project", "--change-until-killed"});
        QVERIFY(child.waitForStarted());
        QList<QByteArray> told;
        const auto kept = [&] {
            while (child.canReadLine()) told << child.readLine().trimmed();
            return told.count("kept");
        };
        QVERIFY2(waitUntil([&] { return kept() >= 3 || child.state() == QProcess::NotRunning; }),
                 qPrintable(QString::number(child.exitCode())));
        QCOMPARE(child.state(), QProcess::Running);
        QTest::qSleep(wait);
        ::kill(static_cast<pid_t>(child.processId()), SIGKILL);
        QVERIFY(child.waitForFinished());
        kept();
        // An autosave that was told holds what was so when it began, after the one before it was told.
        const qsizetype last = told.lastIndexOf("kept"), before = told.lastIndexOf("kept", last - 1);
        long long surely = 0, newest = 0;
        for (qsizetype i = 0; i < told.size(); ++i)
            if (told[i] != "kept") {
                newest = told[i].toLongLong();
                if (i < before) surely = newest;
            }
        QVERIFY(surely >= 100);

        const auto left = Autosave::leftBehind();
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().name, QString("wet-clutch"));
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20000));
        QVERIFY(window.recovery().messages().front().clause.contains("wet-clutch"));
        window.recovery().messages().front().links.front().action();
        Document& document = window.document();
        QVERIFY(waitUntil([&] { return document.runs().size() == 1 && ready(window); }));
        const auto seed = static_cast<long long>(document.study().seed);
        qInfo("change %lld was told, %lld recovered; two changes a second", newest, seed);
        QVERIFY2(seed >= surely && seed <= newest, qPrintable(QString::number(seed)));
        QCOMPARE(document.run(1)->result->unknowns.size(), std::size_t(4));
        QVERIFY(document.isModified());
        // What was left goes only when it lies in this window's own file.
        QVERIFY(waitUntil([&] { return Autosave::leftBehind().empty(); }, 20000));
    }

    void aWindowThatIsClosedLeavesNothing() {
        {
            MainWindow window;
            openReady(window);
            smallBudget(window.document());
            waitUntil([] { return false; }, 2500);
        }
        waitUntil([] { return false; }, 300);
        QVERIFY(Autosave::leftBehind().empty());
    }

    void twoWindowsOnOneFileAreNoticed() {
        QTemporaryDir folder;
        const QString file = folder.filePath("clutch.rigor");
        MainWindow first;
        openReady(first);
        QSignalSpy saved(&first.document(), &Document::saved);
        first.document().saveProject(file);
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));

        MainWindow second;
        second.setAsksBeforeLoss(false);
        second.show();
        QSignalSpy warned(&second.document(), &Document::warned);
        second.document().openProject(file);
        QVERIFY(waitUntil([&] { return warned.count() == 1 && ready(second); }, 20000));
        QVERIFY(warned.at(0).at(0).toString().contains("clutch.rigor"));
        // It stays in view when the data of the project have been read.
        waitUntil([] { return false; }, 300);
        QCOMPARE(second.notices().messages().size(), std::size_t(1));
        QVERIFY(second.notices().messages().front().clause.contains("clutch.rigor"));

        // What the first saves is not overwritten by the second.
        first.document().changeStudy("seed", [](Study& study) { study.seed = 77; });
        first.document().saveProject(file);
        QVERIFY(waitUntil([&] { return saved.count() == 2; }, 20000));
        QSignalSpy failed(&second.document(), &Document::failed);
        second.document().changeStudy("seed", [](Study& study) { study.seed = 78; });
        second.document().saveProject(file);
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(failed.at(0).at(1).toString().contains("another window"));
        QVERIFY(second.document().isModified());
        MainWindow third;
        third.setAsksBeforeLoss(false);
        third.document().openProject(file);
        QVERIFY(waitUntil([&] { return ready(third); }, 20000));
        QCOMPARE(third.document().study().seed, std::uint64_t(77));
    }

    void aProjectOfANewerVersionIsRefused() {
        QTemporaryDir folder;
        const QString file = folder.filePath("future.rigor");
        { ProjectStore::create(file.toStdString()); }
        // SQLite keeps user_version as four big-endian bytes at offset 60 of the file.
        QFile raw(file);
        QVERIFY(raw.open(QIODevice::ReadWrite));
        QVERIFY(raw.seek(60));
        QCOMPARE(raw.write(QByteArray::fromHex("000003e7")), qint64(4));
        raw.close();
        MainWindow window;
        openReady(window);
        const std::string before = toToml(window.document().study());
        QSignalSpy failed(&window.document(), &Document::failed);
        window.document().openProject(file);
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY2(failed.at(0).at(1).toString().contains("newer version"),
                 qPrintable(failed.at(0).at(1).toString()));
        QCOMPARE(window.notices().messages().size(), std::size_t(1));
        QCOMPARE(toToml(window.document().study()), before);
    }

    void runsQueueAndAreComparedAndUndone() {
        MainWindow window;
        openReady(window);
        Document& document = window.document();
        smallBudget(document, 40);
        window.run();
        QVERIFY(waitUntil([&] { return window.queue().running(); }));
        // Two more wait, while the work goes on elsewhere.
        window.goTo(kModel);
        smallBudget(document);
        window.run();
        document.setOption("density", std::string("gaussian"));
        window.run();
        QCOMPARE(window.queue().waiting().size(), std::size_t(2));
        QCOMPARE(window.currentStep(), int(kModel));
        QCOMPARE(window.queue().current(), 1);
        window.queue().move(3, -1);
        QCOMPARE(window.queue().waiting().front().id, 3);
        window.cancel();
        QVERIFY(waitUntil([&] { return !window.queue().running() && window.queue().waiting().empty(); }));
        QVERIFY(document.run(1)->result->outcome == RunOutcome::Cancelled);
        QVERIFY(document.run(2)->result->outcome == RunOutcome::Answered);
        QVERIFY(document.run(3)->result->outcome == RunOutcome::Answered);
        QVERIFY(document.run(3)->ended <= document.run(2)->ended);

        window.goTo(kCompare);
        auto* compare = qobject_cast<ComparePage*>(window.page(kCompare));
        const auto shown = compare->compared();
        QCOMPARE(shown.front(), 3);
        QVERIFY(shown.size() >= 2);
        QCOMPARE(compare->chart()->columns(), 4);
        compare->setReference(2);
        QCOMPARE(compare->compared().front(), 2);
        compare->setTicked(3, false);
        QVERIFY(!compare->tableText().contains("Run 3"));
        QVERIFY(compare->tableText().contains("Run 2"));

        // Renaming and removing are undone by name, one at a time.
        document.renameRun(2, "Small");
        document.removeRun(3);
        QVERIFY(!document.run(3));
        QVERIFY(document.undoStack().undoText().contains("Run 3"));
        document.undoStack().undo();
        QVERIFY(document.run(3) && document.run(3)->result);
        QCOMPARE(document.run(2)->name, QString("Small"));
        document.undoStack().undo();
        QVERIFY(document.run(2)->name != "Small");
        QCOMPARE(document.runs().size(), std::size_t(3));
    }

    void aRunIsRepeatedOnOtherData() {
        MainWindow window;
        openReady(window);
        Document& document = window.document();
        smallBudget(document);
        window.run();
        QVERIFY(waitUntil([&] { return document.run(1)->result && !window.queue().running(); }));
        // Every third experiment, in a file of its own.
        QTemporaryDir folder;
        const QString file = folder.filePath("third.csv");
        QFile all(document.data().file), some(file);
        QVERIFY(all.open(QIODevice::ReadOnly) && some.open(QIODevice::WriteOnly));
        const auto lines = all.readAll().trimmed().split('\n');
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (i == 0 || i % 3 == 0) some.write(lines[i] + '\n');
        some.close();
        const std::string before = toToml(document.study());
        const RunRecord run = *document.run(1); // a copy: the list of runs grows
        window.repeat({onOtherData(atEstimates(run), {file.toStdString()}), run.modelText, "validation"});
        QVERIFY(waitUntil(
            [&] { return document.run(2) && document.run(2)->result && !window.queue().running(); }));
        const Result& validation = *document.run(2)->result;
        QVERIFY2(validation.outcome == RunOutcome::Answered, validation.message().c_str());
        QCOMPARE(validation.table("experiments")->rows(), std::size_t((lines.size() - 1) / 3));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(validation.unknowns[i].value, document.run(1)->result->unknowns[i].value);
        QCOMPARE(toToml(document.study()), before);
        // A file that is not there is a sentence, and no run.
        window.repeat(
            {onOtherData(run.study, {folder.filePath("gone.csv").toStdString()}), run.modelText, "gone"});
        QVERIFY(waitUntil([&] { return !window.notices().messages().empty(); }, 20000));
        QVERIFY(window.notices().messages().front().more.contains("gone.csv"));
        QCOMPARE(document.runs().size(), std::size_t(2));
    }
};

static int runTests(int argc, char** argv) {
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("rigor-test");
    QCoreApplication::setApplicationName("project");
    Theme::instance().choose(ThemeChoice::Light);
    Theme::instance().install();
    if (argc > 1 && std::string(argv[1]) == "--change-until-killed") return changeUntilKilled();
    TestProject test;
    return QTest::qExec(&test, argc, argv);
}
RIGOR_TEST_RUN(runTests)
#include "test_project.moc"

} // namespace test_project

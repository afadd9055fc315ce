// What windows that were killed have left: all of it is offered, for as long as it is not decided, and
// nothing goes before its state is safe elsewhere.
#include "core/study/project/project_store.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/project/recent_projects.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace test_recovery {

using namespace rigor;

namespace {
QString recoveryFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery";
}
} // namespace

class TestRecovery : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->filePath(name); }

    /// What a killed window leaves: a project in the recovery folder without anyone who holds its lock.
    QString leave(const QString& name, int seed) const {
        const QString file = recoveryFolder() + "/" + name + ".rigor";
        Study study = loadStudy(at("decay.toml").toStdString());
        study.seed = static_cast<std::uint64_t>(seed);
        const ProjectSnapshot now{{{{study, samples::kModel, "decay.mo"}}}, {}};
        writeProject(now, file.toStdString(), WriteMode::Replace);
        ProjectStore store = ProjectStore::open(file.toStdString());
        store.setSetting("recovery.name", name.toStdString());
        return file;
    }

    static BarMessage offered(MainWindow& window) {
        return window.recovery().messages().empty() ? BarMessage{} : window.recovery().messages().front();
    }
    static void follow(MainWindow& window, const char* link) {
        for (const auto& l : offered(window).links)
            if (l.text.startsWith(link)) return l.action();
        QFAIL("no such link");
    }
    static bool offers(MainWindow& window, const char* name) {
        return waitUntil([&] { return offered(window).clause.startsWith(name); }, 20000);
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("recovery"); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        QDir(recoveryFolder()).removeRecursively();
        QDir().mkpath(recoveryFolder());
    }

    /// The lock of a killed program neither tells of another window nor stays beside the project; that of a
    /// living one does both.
    void aLockOfAKilledProgramGoes() {
        const QString project = at("p.rigor"), lock = lockFileOf(project);
        Document writer;
        writer.openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return writer.whyNotRun().isEmpty(); }));
        QSignalSpy saved(&writer, &Document::saved);
        writer.saveProject(project);
        QVERIFY(waitUntil([&] { return !saved.isEmpty(); }));
        QVERIFY(QFile::exists(lock));
        removeStaleLock(project); // its window is open
        QVERIFY(QFile::exists(lock));
        QFile held(lock);
        QVERIFY(held.open(QIODevice::ReadOnly));
        QList<QByteArray> lines = held.readAll().split('\n');
        held.close();
        writer.openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return !QFile::exists(lock); }));
        QProcess gone;
        gone.start("true", {});
        QVERIFY(gone.waitForStarted());
        lines[0] = QByteArray::number(gone.processId());
        QVERIFY(gone.waitForFinished());
        const auto litter = [&] {
            QFile file(lock);
            return file.open(QIODevice::WriteOnly) && file.write(lines.join('\n')) > 0;
        };
        QVERIFY(litter());
        Document reader;
        QSignalSpy warned(&reader, &Document::warned), opened(&reader, &Document::projectChanged);
        reader.openProject(project);
        QVERIFY(waitUntil([&] { return !opened.isEmpty(); }));
        QCOMPARE(warned.count(), 0);
        reader.openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return !QFile::exists(lock); }));
        QVERIFY(litter());
        rememberProject(project, "decay");
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !QFile::exists(lock); }, 20000));
    }

    void allThatWasLeftIsOfferedOneAfterTheOther() {
        for (const char* name : {"a", "b", "c", "d"}) leave(name, 1);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }, 20000));
        QSet<QString> met;
        for (int i = 0; i < 4; ++i) {
            const QString clause = offered(window).clause;
            met << clause.left(1);
            follow(window, "Next");
            QVERIFY(waitUntil([&] { return offered(window).clause != clause; }));
        }
        QCOMPARE(met, (QSet<QString>{"a", "b", "c", "d"}));
        // One is thrown away: three are left, in the strip and on the disk.
        follow(window, "Discard");
        QVERIFY(waitUntil([&] { return Autosave::leftBehind().size() == 3; }, 20000));
        QVERIFY(waitUntil([&] { return offered(window).links.back().text.contains("1 of 3"); }));
    }

    void theOfferStaysWhileOtherThingsAreOpenedSavedAndWrong() {
        leave("lost", 77);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        // As at a start with a file: opened and offered at the same time.
        document.openAny(at("decay.toml"));
        window.offerRecovery();
        QVERIFY(offers(window, "lost"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60000));
        QSignalSpy saved(&document, &Document::saved), failed(&document, &Document::failed);
        document.saveProject(at("other.rigor"));
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));
        document.openProject(at("nowhere.rigor"));
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(offered(window).clause.startsWith("lost"));
        follow(window, "Restore");
        QVERIFY(waitUntil([&] { return document.study().seed == 77; }, 20000));
        QCOMPARE(document.projectName(), QString("lost"));
        QVERIFY(waitUntil([&] { return window.windowTitle().startsWith("lost"); }));
        QVERIFY(window.recovery().messages().empty());
        QVERIFY(document.isModified());
        QVERIFY(waitUntil([&] { return Autosave::leftBehind().empty(); }, 20000));
    }

    void theOldFileGoesOnlyWhenTheRestoredStateIsKeptAgain() {
        const QString file = leave("lost", 77);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60000));
        // An autosave of what was open before must not be taken for one of the restored state.
        window.document().changeStudy("seed", [](Study& study) { study.seed = 5; });
        window.offerRecovery();
        QVERIFY(offers(window, "lost"));
        QSignalSpy kept(&window.autosave(), &Autosave::saved);
        bool there = true, restored = false;
        connect(&window.autosave(), &Autosave::saved, this, [&] {
            restored =
                ProjectStore::open(window.autosave().file().toStdString()).study("decay").find("seed = 77") !=
                std::string::npos;
        });
        follow(window, "Restore");
        QVERIFY(waitUntil(
            [&] {
                there = QFile::exists(file);
                return !there;
            },
            30000));
        QVERIFY(restored);
        QVERIFY(kept.count() >= 1);
    }

    void theFirstChangeAfterOpeningAndAfterSavingIsKept() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        Document& document = window.document();
        document.openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60000));
        QSignalSpy kept(&window.autosave(), &Autosave::saved), saved(&document, &Document::saved);
        document.changeStudy("seed", [](Study& study) { study.seed = 5; });
        QVERIFY(waitUntil([&] { return kept.count() == 1; }, 20000));
        document.saveProject(at("one.rigor"));
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));
        QVERIFY(!QFile::exists(window.autosave().file()));
        document.setModelText(document.modelText() + "// one\n");
        QVERIFY(waitUntil([&] { return kept.count() == 2; }, 20000));
        QVERIFY(QString::fromStdString(
                    ProjectStore::open(window.autosave().file().toStdString()).model("decay.mo"))
                    .contains("// one"));
    }

    void whatCannotBeReadIsNeverThrownAway() {
        const QString damaged = recoveryFolder() + "/damaged.rigor";
        samples::write(damaged, "SQLite format 3" + std::string(1, '\0') + std::string(600, 'x'));
        const QString newer = leave("newer", 1);
        QFile raw(newer); // SQLite keeps user_version as four big-endian bytes at offset 60
        QVERIFY(raw.open(QIODevice::ReadWrite) && raw.seek(60) && raw.write("\0\0\3\xe7", 4) == 4);
        raw.close();
        QVERIFY(Autosave::leftBehind().empty());
        QVERIFY(QFile::exists(damaged) && QFile::exists(newer));
    }

    void remainsOfUnfinishedWritesAreSweptUnlessTheirWindowLives() {
        samples::write(recoveryFolder() + "/dead.rigor.saving", "half");
        samples::write(recoveryFolder() + "/dead.rigor.saving-journal", "half");
        MainWindow window;
        const QString mine = window.autosave().file() + ".saving";
        samples::write(mine, "being written");
        Autosave::leftBehind();
        QVERIFY(QFile::exists(mine));
        QCOMPARE(QDir(recoveryFolder()).entryList({"dead*"}, QDir::Files), QStringList());
        QFile::remove(mine);
    }

    void whatFailsToBeRestoredIsKept() {
        const QString file = leave("lost", 77);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(offers(window, "lost"));
        const QByteArray whole = QByteArray::fromStdString(samples::read(file));
        // Its data are damaged after the offer was made.
        QFile raw(file);
        QVERIFY(raw.open(QIODevice::ReadWrite) && raw.resize(whole.size() / 2));
        raw.close();
        QSignalSpy failed(&window.document(), &Document::failed);
        follow(window, "Restore");
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(!failed.at(0).at(1).toString().isEmpty());
        QCOMPARE(QFileInfo(file).size(), qint64(whole.size() / 2));
        // Whole again (a disk that is back), it is offered again.
        samples::write(file, whole.toStdString());
        window.offerRecovery();
        QVERIFY(offers(window, "lost"));
        follow(window, "Restore");
        QVERIFY(waitUntil([&] { return window.document().study().seed == 77; }, 20000));
    }
};

RIGOR_WINDOW_TEST(TestRecovery)
#include "test_recovery.moc"

} // namespace test_recovery

// A folder that is followed from the window: its files are taken, set aside with a reason, told in a strip;
// nothing blocks, and stopping keeps what was found.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/jobs/folder_follow.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QDir>
#include <QTemporaryDir>

namespace test_follow_folder {

using namespace rigor;

class TestFollowFolder : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;
    std::unique_ptr<QTemporaryDir> folder_;

    QString at(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& text) {
        QFile file(at(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(text) == text.size());
    }
    QString told() {
        const auto& messages = window_->followed().messages();
        return messages.empty() ? QString() : messages.front().clause + ' ' + messages.front().more;
    }
    const FollowStatus& status() { return window_->follow().status(); }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(folder_->path()).mkdir("rig"));
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->document().openStudy(
            QString::fromStdString(sourceDir() + "/resources/templates/static-formula/fit.toml"));
        QVERIFY(waitUntil([&] { return window_->document().whyNotRun().isEmpty(); }));
    }
    void cleanup() {
        window_.reset();
        folder_.reset();
    }

    void newFilesAreTakenAndBadOnesSetAside() {
        expectNoHold([&](Watchdog& watchdog) {
            if (window_->follow().isRunning()) {
                window_->follow().stop();
                QVERIFY(waitUntil([&] { return !window_->follow().isRunning(); }));
            }
            for (const QString& name : QDir(at("rig")).entryList(QDir::Files))
                QFile::remove(at("rig/" + name));
            for (const QString& name : QDir(folder_->path()).entryList({"*-watch-*"}, QDir::Dirs))
                QDir(at(name)).removeRecursively();
            watchdog.start();
            window_->followFolder(at("rig"));
            QVERIFY(window_->follow().isRunning());
            QVERIFY2(waitUntil([&] { return status().state == WatchState::Consistent; }), qPrintable(told()));
            QVERIFY(told().contains("Following rig"));
            write("rig/a.csv", "point,Q [L/min],dp [kPa]\n31,30,16.6\n32,36,22.1\n");
            QVERIFY2(waitUntil([&] { return status().files == 1; }), qPrintable(told()));
            write("rig/b.csv", "time,pressure\n1,2\n");
            QVERIFY2(waitUntil([&] { return status().aside.size() == 1; }), qPrintable(told()));
            watchdog.stop();
        });
        QCOMPARE(status().lastFile, std::string("a.csv"));
        QVERIFY2(told().contains("1 file") && told().contains("b.csv: "), qPrintable(told()));
        QVERIFY2(told().contains("R = "), qPrintable(told()));
        // It keeps what it knows beside the folder, where rigor watch and rigor run find it.
        const QDir out(window_->follow().out());
        QVERIFY(out.exists("status.json") && out.exists("study.toml"));
        QCOMPARE(QDir::cleanPath(out.filePath("..")), QDir::cleanPath(folder_->path()));
        window_->follow().stop();
        QVERIFY(waitUntil([&] { return !window_->follow().isRunning(); }));
        QVERIFY2(told().contains("rig was followed: 1 file"), qPrintable(told()));
        QVERIFY(out.exists("result/result.json"));
        // Followed again it goes on where it was.
        window_->followFolder(at("rig"));
        QVERIFY(waitUntil([&] { return status().files == 1; }));
        write("rig/c.csv", "point,Q [L/min],dp [kPa]\n33,18,7.4\n");
        QVERIFY(waitUntil([&] { return status().files == 2; }));
        // The strip survives a change of language, as the watch does.
        Language::instance().choose("de");
        QVERIFY(!window_->followed().messages().empty());
        QVERIFY(window_->follow().isRunning());
        Language::instance().choose("en");
    }

    void aFolderThatGoesIsWaitedFor() {
        window_->followFolder(at("rig"));
        QVERIFY(waitUntil([&] { return status().state == WatchState::Consistent; }));
        QVERIFY(QDir(folder_->path()).rmdir("rig"));
        QVERIFY2(waitUntil([&] { return told().contains("rig is not there; it is waited for."); }, 20000),
                 qPrintable(told()));
        QVERIFY(QDir(folder_->path()).mkdir("rig"));
        QVERIFY2(waitUntil([&] { return told().contains("Following rig"); }, 20000), qPrintable(told()));
    }

    void whatCannotBeFollowedSaysWhy() {
        window_->document().setMethod("inverse-uncertainty");
        window_->followFolder(at("rig"));
        QVERIFY(!window_->follow().isRunning());
        QVERIFY(!window_->notices().messages().empty());
        QVERIFY(window_->notices().messages().front().clause.contains("not followed"));
    }
};

RIGOR_WINDOW_TEST(TestFollowFolder)
#include "test_follow_folder.moc"

} // namespace test_follow_folder

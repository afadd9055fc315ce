// The folder of a run is written all or nothing.
#include "core/foundation/base/error.h"
#include "core/study/run/run_folder.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <functional>

namespace test_run_folder {

using namespace rigor;

namespace {

std::string messageOf(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::vector<RunFile> files(const std::string& mark, const std::vector<std::string>& tables) {
    std::string list;
    for (const auto& name : tables) list += (list.empty() ? "\"" : ", \"") + name + "\"";
    std::vector<RunFile> all{{"result.json", "{\"mark\": \"" + mark + "\", \"files\": [" + list + "]}"}};
    for (const auto& name : tables) all.push_back({name, mark});
    return all;
}

/// No file may grow beyond this many bytes while it lives: what a full disk looks like to a program.
class FileSizeLimit {
  public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

QStringList entries(const QString& folder) {
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class TestRunFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aNewFolderHoldsExactlyTheFiles() {
        const QTemporaryDir top;
        const QString out = top.path() + "/a/b";
        writeRunFolder(out.toStdString(), files("one", {"t.csv"}));
        QCOMPARE(entries(out), (QStringList{"result.json", "t.csv"}));
        QCOMPARE(entries(top.path() + "/a"), QStringList{"b"});
        QCOMPARE(samples::read(out + "/t.csv"), std::string("one"));
    }

    void aSecondRunReplacesTheFirstAndLeavesForeignFilesAlone() {
        const QTemporaryDir top;
        const std::string out = top.path().toStdString();
        samples::write(top.path() + "/notes.txt", "mine");
        writeRunFolder(out, files("one", {"old.csv", "both.csv"}));
        writeRunFolder(out, files("two", {"both.csv", "new.csv"}));
        QCOMPARE(entries(top.path()), (QStringList{"both.csv", "new.csv", "notes.txt", "result.json"}));
        QCOMPARE(samples::read(top.path() + "/both.csv"), std::string("two"));
        QCOMPARE(samples::read(top.path() + "/notes.txt"), std::string("mine"));
    }

    void aFullDiskLeavesTheEarlierResultUntouched() {
        const QTemporaryDir top;
        const std::string out = top.path().toStdString();
        writeRunFolder(out, files("one", {"t.csv"}));
        auto second = files("two", {"t.csv"});
        second.push_back({"large.csv", std::string(100'000, 'x')});
        std::string message;
        {
            const FileSizeLimit limit(10'000);
            message = messageOf([&] { writeRunFolder(out, second); });
        }
        QCOMPARE(QString::fromStdString(message),
                 QString::fromStdString("cannot write " + out + "/large.csv: file too large"));
        QCOMPARE(entries(top.path()), (QStringList{"result.json", "t.csv"}));
        QCOMPARE(samples::read(top.path() + "/t.csv"), std::string("one"));
        QVERIFY(samples::read(top.path() + "/result.json").find("one") != std::string::npos);
    }

    void aFullDiskLeavesNoNewFolderBehind() {
        const QTemporaryDir top;
        const std::string out = top.path().toStdString() + "/run";
        const FileSizeLimit limit(10);
        QVERIFY(messageOf([&] { writeRunFolder(out, files("one", {"t.csv"})); }).starts_with("cannot write"));
        QVERIFY(entries(top.path()).isEmpty());
        QVERIFY(whyNotWritable(out).starts_with("cannot write"));
    }

    void aReadOnlyFolderIsKnownBeforehand() {
        if (::geteuid() == 0) {
            // root may write anywhere but on /proc and the like.
            QVERIFY(
                whyNotWritable("/proc/rigor-results").starts_with("cannot write into /proc/rigor-results"));
            return;
        }
        const QTemporaryDir top;
        QFile::setPermissions(top.path(), QFile::ReadOwner | QFile::ExeOwner);
        QVERIFY(!whyNotWritable(top.path().toStdString()).empty());
        QFile::setPermissions(top.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aFileInPlaceOfTheFolderIsNamed() {
        const QTemporaryDir top;
        samples::write(top.path() + "/f", "x");
        const std::string path = (top.path() + "/f").toStdString();
        QCOMPARE(whyNotWritable(path), "cannot write into " + path + ": it is a file, not a folder");
        QVERIFY(messageOf([&] { writeRunFolder(path, files("one", {})); }) != "no error");
        QCOMPARE(samples::read(top.path() + "/f"), std::string("x"));
    }

    void aStrangeResultInTheFolderDeletesNothingElsewhere() {
        const QTemporaryDir top;
        QDir(top.path()).mkdir("run");
        samples::write(top.path() + "/precious.txt", "mine");
        samples::write(top.path() + "/run/result.json", "{\"files\": [\"../precious.txt\", \"..\"]}");
        writeRunFolder((top.path() + "/run").toStdString(), files("one", {}));
        QCOMPARE(samples::read(top.path() + "/precious.txt"), std::string("mine"));
    }

    void oneFileIsReplacedAllOrNothing() {
        const QTemporaryDir top;
        const std::string path = (top.path() + "/out.csv").toStdString();
        writeFileAtomically(path, "first");
        {
            const FileSizeLimit limit(100);
            QVERIFY(messageOf([&] {
                        writeFileAtomically(path, std::string(1000, 'x'));
                    }).starts_with("cannot write"));
        }
        QCOMPARE(readFileBytes(path), std::string("first"));
        writeFileAtomically(path, "second");
        QCOMPARE(readFileBytes(path), std::string("second"));
        QCOMPARE(entries(top.path()), QStringList{"out.csv"});
        QCOMPARE(messageOf([&] { writeFileAtomically(path + "/x/y.csv", ""); }),
                 "cannot write " + path + "/x/y.csv: no such file or directory");
    }

    void aFullDeviceIsOneSentence() {
        QCOMPARE(messageOf([] { writeFileAtomically("/dev/full", "x"); }),
                 std::string("cannot write /dev/full: no space left on device"));
    }
};

RIGOR_TEST(TestRunFolder)
#include "test_run_folder.moc"

} // namespace test_run_folder

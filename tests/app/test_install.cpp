// What cmake --install leaves: a program that finds its files beside itself, wherever the tree is put, and
// never in the source tree; and the files by which a desktop knows it.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace test_install {

namespace {
struct Ended {
    int code = -1;
    QString out, error;
};

Ended execute(const QString& program, const QStringList& arguments, const QString& folder,
              const QStringList& without = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : without) environment.remove(name);
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(300000)) return {-1, {}, process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}
} // namespace

class TestInstall : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    QString prefix_, elsewhere_;

    QString installed(const QString& path) const { return prefix_ + "/" + path; }
    Ended rigor(const QStringList& arguments) const {
        return execute(installed("bin/rigor"), arguments, elsewhere_, {"RIGOR_RIGS"});
    }

  private Q_SLOTS:
    void initTestCase() {
        const QString first = folder_.filePath("first");
        elsewhere_ = folder_.filePath("elsewhere");
        QVERIFY(QDir().mkpath(elsewhere_));
        const Ended ended = execute(
            "cmake",
            {"--install", QFileInfo(QString::fromStdString(rigor::programFile())).path(), "--prefix", first},
            elsewhere_);
        QVERIFY2(ended.code == 0, qPrintable(ended.error));
        prefix_ = folder_.filePath("moved");
        QVERIFY(QDir().rename(first, prefix_));
    }

    void theRigsAreFoundBesideTheProgram() {
        const Ended list = rigor({"demo"});
        QVERIFY2(list.code == 0 && list.out.contains("wet-clutch"), qPrintable(list.error));
        const Ended copy = rigor({"demo", "wet-clutch", "mine"});
        QVERIFY2(copy.code == 0, qPrintable(copy.error));
        const Ended begun = rigor({"new", "rc-circuit"});
        QVERIFY2(begun.code == 0 && QFile::exists(elsewhere_ + "/rc-circuit/fit.toml"),
                 qPrintable(begun.error));
        const Ended check = rigor({"check", "mine/inverse-uncertainty.toml"});
        QVERIFY2(check.code == 0 && check.out.contains("108"), qPrintable(check.error + check.out));
    }

    void theSourceTreeIsNotRead() {
        QVERIFY(QDir().rename(installed("share/rigor/rigs"), installed("share/rigor/away")));
        const Ended list = rigor({"demo"});
        QVERIFY(QDir().rename(installed("share/rigor/away"), installed("share/rigor/rigs")));
        QCOMPARE(list.code, 1);
        QVERIFY2(list.error.contains("were not found") &&
                     !list.error.contains(QString::fromStdString(rigor::sourceDir())),
                 qPrintable(list.error));
    }

    void everyShippedRigIsInstalled() {
        const QDir from(QString::fromStdString(rigor::sourceDir() + "/resources/rigs"));
        int files = 0;
        for (QDirIterator it(from.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++files) {
            const QString path = from.relativeFilePath(it.next());
            QVERIFY2(QFile::exists(installed("share/rigor/rigs/" + path)), qPrintable(path));
        }
        QVERIFY(files > 20);
        QVERIFY(QFile::exists(installed("share/rigor/modelica/Rigor.mo")));
    }

    void theDesktopKnowsTheProgram() {
        for (const QString path : {"share/applications/rigor.desktop", "share/man/man1/rigor.1.gz",
                                   "share/icons/hicolor/scalable/apps/rigor.svg", "share/doc/rigor/copyright",
                                   "share/doc/rigor/OFL.txt", "share/mime/packages/rigor.xml",
                                   "share/metainfo/org.rigor.Rigor.metainfo.xml"})
            QVERIFY2(QFileInfo(installed(path)).size() > 100, qPrintable(path));
        for (const QString path :
             {"share/icons/hicolor/scalable/apps/rigor.svg", "share/mime/packages/rigor.xml",
              "share/metainfo/org.rigor.Rigor.metainfo.xml"}) {
            QFile file(installed(path));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader xml(&file);
            while (!xml.atEnd()) xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(path + ": " + xml.errorString()));
        }
        if (const QString validate = QStandardPaths::findExecutable("desktop-file-validate");
            !validate.isEmpty()) {
            const Ended ended =
                execute(validate, {installed("share/applications/rigor.desktop")}, elsewhere_);
            QVERIFY2(ended.code == 0, qPrintable(ended.out));
        }
    }

    void theManPageNamesEveryCommandAndOption() {
        const Ended page = execute("gzip", {"-dc", installed("share/man/man1/rigor.1.gz")}, elsewhere_);
        QCOMPARE(page.code, 0);
        QString text = page.out;
        text.remove('\\');
        static const QRegularExpression option("--[a-z]+");
        for (const QString command : {"demo", "new", "check", "simulate", "run", "propose", "validate",
                                      "compare", "export", "trust", "serve", "design", "watch"}) {
            QVERIFY(text.contains(command));
            const Ended help = rigor({command, "--help"});
            QCOMPARE(help.code, 0);
            for (auto it = option.globalMatch(help.out); it.hasNext();) {
                const QString name = it.next().captured();
                QVERIFY2(text.contains(name), qPrintable(command + " " + name));
            }
        }
    }
};

RIGOR_CORE_TEST(TestInstall)
#include "test_install.moc"

} // namespace test_install

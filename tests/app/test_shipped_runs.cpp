// Every study the program ships is run by `rigor run`, as a stranger does who tries what there is.
#include "tests/study/study_samples.h"

#include <QtTest>

class TestShippedRuns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyStudyRuns_data() {
        QTest::addColumn<QString>("file");
        // What takes minutes is asked for less here; the numbers asked of it are tested under tests/rigs.
        QTest::addColumn<QStringList>("less");
        const QMap<QString, QStringList> less = {
            {"wet-clutch/inverse-uncertainty.toml",
             {"options.generations=2", "options.population=8", "options.reference_samples=64",
              "options.optimiser=genetic",
              "options.profiles=false"}}, // cut short it has not ended at the maximum
        };
        const QString root = QStringLiteral(RIGOR_SOURCE_DIR "/resources/rigs");
        QDirIterator files(root, {"*.toml"}, QDir::Files, QDirIterator::Subdirectories);
        QStringList names;
        while (files.hasNext()) names << QDir(root).relativeFilePath(files.next());
        names.sort();
        QVERIFY(names.size() > 25);
        for (const QString& name : less.keys()) QVERIFY2(names.contains(name), qPrintable(name));
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << root + "/" + name << less.value(name);
    }

    void everyStudyRuns() {
        QFETCH(const QString, file);
        QFETCH(const QStringList, less);
        const QTemporaryDir folder;
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_CACHE_HOME", folder.path());
        process.setProcessEnvironment(environment);
        QStringList arguments{"run", file, "--out", folder.path() + "/out", "--quiet", "--report", "html"};
        for (const QString& change : less) arguments << "--set" << change;
        process.start(RIGOR_PROGRAM, arguments);
        QVERIFY(process.waitForFinished(240'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, said.constData());
        const auto result = QJsonDocument::fromJson(
                                QByteArray::fromStdString(sample::read(folder.path() + "/out/result.json")))
                                .object();
        QVERIFY2(result["status"] == "answered" || result["status"] == "empty", said.constData());
        QVERIFY(!result["message"].toString().isEmpty());
        for (const auto& name : result["files"].toArray())
            QVERIFY2(QFileInfo(folder.path() + "/out/" + name.toString()).size() > 0,
                     qPrintable(name.toString()));
        QVERIFY(QFileInfo(folder.path() + "/out/report.html").size() > 4000);
    }
};

QTEST_GUILESS_MAIN(TestShippedRuns)
#include "test_shipped_runs.moc"

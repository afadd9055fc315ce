// Every study the program ships is run by `rigor run`, as a stranger does who tries what there is, and
// answers what it answered before (tests/golden/README.md).
#include "tests/app/run_answer.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_shipped_runs {

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
            {"servo-press/train-friction.toml", {"options.iterations=40"}},
            {"wet-clutch/sample-size.toml", {"options.reference_samples=512"}},
        };
        const QString root = QString::fromStdString(rigor::sourceDir() + "/resources/rigs");
        QDirIterator files(root, {"*.toml"}, QDir::Files, QDirIterator::Subdirectories);
        QStringList names;
        while (files.hasNext()) names << QDir(root).relativeFilePath(files.next());
        names.sort();
        QVERIFY(names.size() > 25);
        for (const QString& name : less.keys()) QVERIFY2(names.contains(name), qPrintable(name));
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << root + "/" + name << less.value(name);
        // The likelihood at a given alpha, without a search.
        const QString clutch = "wet-clutch/inverse-uncertainty.toml";
        for (const QString& density : {QString("gaussian"), QString("maximum-entropy")})
            QTest::newRow(qPrintable("wet-clutch/evaluate-at-" + density))
                << root + "/" + clutch
                << QStringList{"options.evaluate_at=[1.0, 0.9, 0.1, 0.08]", "options.density=" + density,
                               "options.reference_samples=64"};
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
        process.start(QString::fromStdString(rigor::programFile()), arguments);
        QVERIFY(process.waitForFinished(240'000));
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, said.constData());
        const auto result = QJsonDocument::fromJson(
                                QByteArray::fromStdString(samples::read(folder.path() + "/out/result.json")))
                                .object();
        QVERIFY2(result["status"] == "answered" || result["status"] == "empty", said.constData());
        QVERIFY(!result["message"].toString().isEmpty());
        for (const auto& name : result["files"].toArray())
            QVERIFY2(QFileInfo(folder.path() + "/out/" + name.toString()).size() > 0,
                     qPrintable(name.toString()));
        QVERIFY(QFileInfo(folder.path() + "/out/report.html").size() > 4000);
        const QString golden = QString::fromStdString(rigor::sourceDir() + "/tests/golden/") +
                               QString(QTest::currentDataTag()).remove(".toml").replace('/', '.') + ".json";
        const std::string answer = run_answer::answerOf(folder.path() + "/out");
        if (qEnvironmentVariableIsSet("RIGOR_WRITE_GOLDEN")) {
            QFile kept(golden);
            QVERIFY(kept.open(QIODevice::WriteOnly));
            kept.write(answer.data(), static_cast<qint64>(answer.size()));
            return;
        }
        QVERIFY2(QFile::exists(golden), qPrintable(golden));
        const QString different = run_answer::difference(answer, samples::read(golden));
        QVERIFY2(different.isEmpty(), qPrintable(golden + ": " + different));
    }
};

RIGOR_CORE_TEST(TestShippedRuns)
#include "test_shipped_runs.moc"

} // namespace test_shipped_runs

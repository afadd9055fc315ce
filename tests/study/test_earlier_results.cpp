// Results that an earlier version wrote are read, and show the same numbers.
#include "core/methods/method.h"
#include "core/methods/result/stored_result.h"
#include "core/presentation/presentation.h"
#include "core/study/project/project_store.h"
#include "core/study/run/run_folder.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

#include <filesystem>
#include <set>

namespace test_earlier_results {

using namespace rigor;

namespace {
const std::filesystem::path kFolder = sourceDir() + "/tests/study/earlier";

std::filesystem::path runOf(const std::string& method) { return kFolder / "runs" / method; }

/// All that the folder holds, bytes of its tables included, and pages to look at.
void expectEarlier(const Result& result, const std::filesystem::path& folder) {
    const auto stored = storedJson(readFileBytes(folder / "result.json"));
    const auto now = toJson(result);
    for (const char* key : {"method", "status", "message", "unknowns", "diagnostics", "warnings"})
        QVERIFY2(now[key] == stored[key],
                 qPrintable(QString("%1 of %2: %3\ninstead of %4")
                                .arg(key, QString::fromStdString(result.method),
                                     QString::fromStdString(storedText(now[key], 1)),
                                     QString::fromStdString(storedText(stored[key], 1)))));
    int tables = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".csv") continue;
        const ResultTable* table = result.table(entry.path().stem().string());
        QVERIFY2(table, entry.path().c_str());
        const auto lines = [](const std::string& text) { return QString::fromStdString(text).split('\n'); };
        const QStringList told = lines(toCsv(*table)), kept = lines(readFileBytes(entry.path()));
        QCOMPARE(told.size(), kept.size());
        // More columns have units than then.
        const QRegularExpression unit(" \\[[^,]*\\]");
        QCOMPARE(QString(told[0]).remove(unit), QString(kept[0]).remove(unit));
        for (int line = 1; line < kept.size(); ++line) QCOMPARE(told[line], kept[line]);
        ++tables;
    }
    QVERIFY(tables > 2);
    const Presentation shown = findMethod(result.method)->present(result, {});
    QVERIFY2(!shown.pages.empty(), result.method.c_str());
}
} // namespace

class TestEarlierResults : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyMethodHasOne() {
        std::set<std::string> met;
        for (const auto& entry : std::filesystem::directory_iterator(kFolder))
            if (entry.path().extension() == ".json")
                met.insert(resultFromText(readFileBytes(entry.path())).method);
        for (const MethodDescriptor* method : methods()) QVERIFY2(met.contains(method->key), method->key);
    }

    void numbersAndSentencesAreThose_data() {
        QTest::addColumn<QString>("file");
        for (const auto& entry : std::filesystem::directory_iterator(kFolder))
            if (entry.path().extension() == ".json")
                QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().string());
    }
    void numbersAndSentencesAreThose() {
        QFETCH(QString, file);
        const std::string text = readFileBytes(file.toStdString());
        const auto stored = storedJson(text);
        const Result result = resultFromText(text);
        const auto again = toJson(result);
        for (const char* key : {"method", "status", "message", "unknowns", "diagnostics", "warnings"})
            QVERIFY2(again[key] == stored[key],
                     qPrintable(QString("%1: %2\ninstead of %3")
                                    .arg(key)
                                    .arg(QString::fromStdString(storedText(again[key], 1)))
                                    .arg(QString::fromStdString(storedText(stored[key], 1)))));
    }

    /// Its tables are not there, and so no pages; what it says beside them is.
    void theyArePresented_data() { numbersAndSentencesAreThose_data(); }
    void theyArePresented() {
        QFETCH(QString, file);
        const Result result = resultFromText(readFileBytes(file.toStdString()));
        const Presentation shown = findMethod(result.method)->present(result, {});
        std::size_t facts = 0;
        for (const auto& group : shown.facts) facts += group.items.size();
        QVERIFY(facts > 0);
    }

    void itsRunFoldersAreRead_data() {
        QTest::addColumn<QString>("method");
        for (const MethodDescriptor* method : methods()) QTest::newRow(method->key) << QString(method->key);
    }
    void itsRunFoldersAreRead() {
        QFETCH(QString, method);
        const FinishedRun run = readRunFolder(runOf(method.toStdString()));
        QCOMPARE(QString::fromStdString(run.study.method), method);
        expectEarlier(run.result, runOf(method.toStdString()));
    }

    void itsProjectIsOpened() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("earlier.rigor").toStdString();
        std::filesystem::copy_file(kFolder / "earlier.rigor", file);
        const ProjectStore store = ProjectStore::open(file);
        QCOMPARE(store.studies().size(), std::size_t(5));
        QVERIFY(store.model("decay.mo").find("model Decay") == 0);
        QVERIFY(store.data("fall.csv").find("crossing") != std::string::npos);
        std::set<std::string> met;
        for (const StoredRun& run : store.runs()) {
            QVERIFY(met.insert(run.method).second);
            expectEarlier(store.loadRun(run.id), runOf(run.method));
        }
        QCOMPARE(met.size(), methods().size());
    }
};

RIGOR_TEST(TestEarlierResults)
#include "test_earlier_results.moc"

} // namespace test_earlier_results

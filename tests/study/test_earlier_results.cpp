// Results that an earlier version wrote are read, and show the same numbers.
#include "core/methods/method.h"
#include "core/methods/result/stored_result.h"
#include "core/presentation/presentation.h"
#include "core/study/run/run_folder.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <filesystem>
#include <set>

using namespace rigor;

namespace {
const std::filesystem::path kFolder = sourceDir() + "/tests/study/earlier";
}

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
};

RIGOR_TEST(TestEarlierResults)
#include "test_earlier_results.moc"

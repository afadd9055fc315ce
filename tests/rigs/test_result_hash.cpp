// A result says the same in whatever language its run was made, and its hash is that of the answer.
#include "core/foundation/base/translate.h"
#include "core/methods/result/result_hash.h"
#include "core/methods/result/stored_result.h"
#include "core/study/report/report.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

namespace test_result_hash {

using namespace rigor;

class TestResultHash : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() { setTranslator({}); }

    void theLanguageOfARunDoesNotChangeIt_data() {
        QTest::addColumn<QString>("study");
        QTest::addColumn<QStringList>("overrides");
        const auto row = [](const char* study, const QStringList& overrides = {}) {
            QTest::newRow(study) << study << overrides;
        };
        row("van-der-pol-duffing/verified.toml", {"options.max_boxes=100"});
        row("van-der-pol-duffing/homotopy.toml");
        row("van-der-pol-duffing/least-squares.toml");
        row("drive-train/one-friction.toml");
        row("engine-mount/homotopy-as-printed.toml");
        row("servo-press/friction-constant.toml");
        row("hydraulic-four-bar/filter.toml");
        row("wet-clutch/inverse-uncertainty.toml",
            {"options.evaluate_at=[1.0, 0.9, 0.1, 0.08]", "options.reference_samples=64"});
    }
    void theLanguageOfARunDoesNotChangeIt() {
        QFETCH(QString, study);
        QFETCH(QStringList, overrides);
        std::vector<StudyOverride> list;
        for (const QString& text : overrides) list.push_back(parseOverride(text.toStdString()));
        const auto ran = [&] {
            PreparedStudy prepared =
                prepare(loadStudy(sourceDir() + "/resources/rigs/" + study.toStdString(), list));
            return runStudy(prepared, {});
        };
        const Result english = ran();
        setTranslator([](const char*, const char* text) { return std::string(text) + " [foreign]"; });
        const Result foreign = ran();
        QVERIFY(foreign.message().find("[foreign]") != std::string::npos);
        cleanup();
        const auto lines = [](const Result& result) {
            nlohmann::ordered_json json = toJson(result);
            json.erase("provenance");
            QStringList all = QString::fromStdString(json.dump(1)).split('\n');
            for (const ResultTable& table : result.tables) {
                all << QString::fromStdString(table.caption);
                ResultTable answer = table;
                std::erase_if(answer.columns, [](const ResultColumn& c) {
                    return c.name == "seconds" || c.name == "time_per_step"; // measured
                });
                all << QString::fromStdString(toCsv(answer)).split('\n');
            }
            return all.filter(QRegularExpression("^(?!.*\"(seconds|time_per_step)\")"));
        };
        const QStringList here = lines(english), there = lines(foreign);
        QStringList other;
        for (qsizetype i = 0; i < std::max(here.size(), there.size()); ++i)
            if (here.value(i) != there.value(i)) other << here.value(i) + "\n  is\n" + there.value(i);
        QVERIFY2(other.isEmpty(), qPrintable(other.join('\n').left(4000)));
        QCOMPARE(resultHash(foreign), resultHash(english));
        // As a project keeps it, and as one of texts alone.
        const Result kept = resultFromText(storedText(toStoredJson(foreign)));
        QCOMPARE(toJson(kept).dump(), toJson(foreign).dump());
        QCOMPARE(toJson(resultFromText(storedText(toJson(foreign)))).dump(), toJson(foreign).dump());
    }
};

RIGOR_CORE_TEST(TestResultHash)
#include "test_result_hash.moc"

} // namespace test_result_hash

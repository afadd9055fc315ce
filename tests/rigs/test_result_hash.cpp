// The hash of a result is that of the answer, in whatever language the run was made: every sentence of a
// method stands in a place that is known for it.
#include "core/foundation/base/translate.h"
#include "core/methods/result_texts.h"
#include "core/study/report/report.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

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
        setTranslator({});
        QVERIFY(foreign.message().find("[foreign]") != std::string::npos);
        if (resultHash(english) == resultHash(foreign)) return;
        Result left = foreign;
        forgetSentences(left);
        for (const auto& [key, value] : left.diagnostics.items())
            QVERIFY2(value.dump().find("[foreign]") == std::string::npos || key == "validation",
                     qPrintable(QString::fromStdString(key + ": " + value.dump()).left(400)));
        for (const ResultTable& table : left.tables)
            for (const ResultColumn& column : table.columns)
                for (const std::string& text : column.texts)
                    QVERIFY2(
                        text.find("[foreign]") == std::string::npos,
                        qPrintable(QString::fromStdString(table.name + ", " + column.name + ": " + text)));
        QFAIL("the hashes differ");
    }
};

RIGOR_CORE_TEST(TestResultHash)
#include "test_result_hash.moc"

// Filters that lose their way on records of somebody else, with right and with wrong standard deviations: the
// model is right, and it is not blamed.

#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <filesystem>

namespace test_filter_cases {

using namespace rigor;

class TestFilterCases : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theModelIsNotBlamedForAFilterThatLosesItsWay_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("said");
        QTest::newRow("as stated") << "seed"
                                   << "1"
                                   << "white noise of the stated size";
        QTest::newRow("too large") << "data.standard_deviations.phi"
                                   << "0.05"
                                   << "phi 0.4";
        QTest::newRow("too small") << "data.standard_deviations.w"
                                   << "0.25"
                                   << "w 2.0";
    }
    void theModelIsNotBlamedForAFilterThatLosesItsWay() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, said);
        const std::filesystem::path folder =
            std::filesystem::path(sharedDir()) / "cases/verdicts/filter-two-rates-model-wrong";
        std::string file;
        if (std::filesystem::exists(folder))
            for (const auto& entry : std::filesystem::directory_iterator(folder))
                if (entry.path().extension() == ".toml") file = entry.path().string();
        if (file.empty()) QSKIP("the shared cases are not there");
        PreparedStudy prepared = prepare(loadStudy(file, {{key.toStdString(), value.toStdString()}}));
        const Result result = runStudy(prepared, {});
        const QString message = QString::fromStdString(result.message());
        QVERIFY2(message.startsWith("The filter lost its way; the model is right."), qPrintable(message));
        QVERIFY2(message.contains(said), qPrintable(message));
    }
};

RIGOR_TEST(TestFilterCases)
#include "test_filter_cases.moc"

} // namespace test_filter_cases

// How columns are sampled, of records made so.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/series/columns/column_sampling.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_column_sampling {

using namespace rigor;

class TestColumnSampling : public QObject {
    Q_OBJECT

    static std::vector<ColumnSampling> of(const std::string& text) {
        const CsvData data = readCsvText(text, "a.csv");
        return samplingOf(data.table, {}, "a.csv");
    }

  private Q_SLOTS:
    /// 10 ms with a hole of 0.4 s; a column that is measured every fourth time, in steps of 0.25.
    void stepsGapsAndResolution() {
        std::string text = "t [s],a,b\n";
        for (int i = 0; i <= 600; ++i) {
            if (i > 160 && i < 200) continue;
            text += fmt::format("{},{},{}\n", 0.01 * i, std::sin(0.1 * i),
                                i % 4 == 0 ? fmt::format("{}", 0.25 * ((i / 4) % 7)) : "");
        }
        const auto sampling = of(text);
        QCOMPARE(sampling.size(), std::size_t{3});
        QCOMPARE(sampling[0].values, std::size_t{0}); // the time itself
        const ColumnSampling& a = sampling[1];
        QCOMPARE(a.values, std::size_t{562});
        QVERIFY(std::abs(a.duration - 6) < 1e-12 && std::abs(a.step - 0.01) < 1e-12);
        QVERIFY(a.jitter < 1e-9);
        QCOMPARE(a.gaps, std::size_t{1});
        QVERIFY(std::abs(a.widestGap - 0.4) < 1e-9);
        QCOMPARE(a.resolution, 0.0);
        const ColumnSampling& b = sampling[2];
        QVERIFY(std::abs(b.step - 0.04) < 1e-12);
        QVERIFY(std::abs(b.resolution - 0.25) < 1e-12);
        QCOMPARE(QString::fromStdString(samplingText(a, "").text()),
                 QString("562 values over 6 s, every 10 ms; a gap of 0.4 s."));
    }

    void jitterIsToldOfTheStep() {
        std::string text = "t [s],a\n";
        for (int i = 0; i < 100; ++i)
            text += fmt::format("{},{}\n", 0.1 * i + (i % 2 ? 0.005 : 0), std::cos(0.3 * i));
        const auto sampling = of(text);
        QVERIFY2(std::abs(sampling[1].jitter - 0.1) < 0.06, qPrintable(QString::number(sampling[1].jitter)));
    }

    void rowsAreNoRecord() { QVERIFY(of("length,period\n1,2\n2,3\n3,5\n").empty()); }
};

RIGOR_CORE_TEST(TestColumnSampling)
#include "test_column_sampling.moc"

} // namespace test_column_sampling

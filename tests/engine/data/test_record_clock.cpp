// Where the clock of a record begins: a model starts at 0 s, loggers do not.
#include "core/engine/data/dataset.h"
#include "core/engine/modelica/compile.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_record_clock {

using namespace rigor;

class TestRecordClock : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    /// y = its row, u = twice that, every 0.01 s from `first`.
    DataRecipe record(double first, int rows = 200) const {
        QFile file(folder_.filePath("record.csv"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
        std::string text = "t [s],u,y\n";
        for (int i = 0; i < rows; ++i) text += fmt::format("{:.2f},{},{}\n", first + 0.01 * i, 2 * i, i);
        file.write(QByteArray::fromStdString(text));
        DataRecipe recipe;
        recipe.layout = "signals";
        recipe.files = {folder_.filePath("record.csv").toStdString()};
        return recipe;
    }
    static Dataset loaded(const DataRecipe& recipe) {
        static const ModelPtr model = compileModel("model Gain\n  input Real u;\n  output Real y;\nequation\n"
                                                   "  y = u;\nend Gain;\n",
                                                   "gain.mo")
                                          .model;
        return loadDataset(recipe, *model);
    }
    static double firstTime(const Dataset& data) {
        return data.experiments.front().measurements.front().times.front();
    }
    static bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

  private Q_SLOTS:
    void anotherClockCountsFromItsFirstRow_data() {
        QTest::addColumn<double>("first");
        for (const double first : {1732.4, -1.0, 11.0, 1.7e9}) QTest::addRow("%g", first) << first;
    }
    void anotherClockCountsFromItsFirstRow() {
        QFETCH(const double, first);
        const Dataset data = loaded(record(first));
        const Experiment& e = data.experiments.front();
        QVERIFY(near(firstTime(data), 0));
        QVERIFY(std::abs(e.measurements.front().times.back() - 1.99) < 1e-6);
        QVERIFY(std::abs(e.inputs.at("u").at(1.0) - 200) < 1e-3); // shifted with it
        QVERIFY(near(e.timedRows.times.front(), 0));
        QCOMPARE(data.warnings.size(), std::size_t{1});
        QVERIFY(data.warnings.front().text().find("are counted from its first row") != std::string::npos);
    }
    void whatIsTrimmedIsSaidInTimesOfTheFile() {
        DataRecipe recipe = record(1732.4);
        recipe.preparation.trim = {1732.9, 1733.4};
        const Dataset data = loaded(recipe);
        const Measurement& y = data.experiments.front().measurements.front();
        QVERIFY2(std::abs(y.times.front() - 0.5) < 1e-6,
                 qPrintable(QString::number(y.times.front(), 'g', 17)));
        QVERIFY(std::abs(y.times.back() - 1.0) < 1e-6);
        QCOMPARE(y.values.front(), 50.0);
    }
    void aStatedClockIsKept() {
        DataRecipe recipe = record(1732.4);
        recipe.entries = {FileEntry{}};
        QVERIFY(near(firstTime(loaded(recipe)), 1732.4));
        recipe.entries = {FileEntry{.offset = -1732}};
        const Dataset data = loaded(recipe);
        QVERIFY(near(firstTime(data), 0.4));
        QVERIFY(data.warnings.empty());
    }
    void aLateStartIsTold() {
        const Dataset data = loaded(record(0.5));
        QVERIFY(near(firstTime(data), 0.5));
        QCOMPARE(data.warnings.size(), std::size_t{1});
        QVERIFY(data.warnings.front().text().find("the first row is at 0.5 s") != std::string::npos);
    }
    void anOrdinaryRecordIsNot() {
        for (const double first : {0.0, 0.01, 0.1}) {
            const Dataset data = loaded(record(first));
            QVERIFY(near(firstTime(data), first));
            QVERIFY(data.warnings.empty());
        }
        QVERIFY(near(firstTime(loaded(record(5, 1))), 5)); // one row has no steps
    }
    /// While a file grows its clock stays what it was.
    void aGrowingFileKeepsItsClock() {
        for (const int rows : {2, 3, 30, 2000}) {
            QVERIFY(near(firstTime(loaded(record(1732.4, rows))), 0));
            QVERIFY(near(firstTime(loaded(record(0.5, rows))), 0.5));
        }
    }
};
RIGOR_TEST(TestRecordClock)
#include "test_record_clock.moc"

} // namespace test_record_clock

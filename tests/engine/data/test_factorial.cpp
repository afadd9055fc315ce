#include "core/engine/data/series/factorial.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>

namespace test_factorial {

using namespace rigor;
using Role = MappedColumn::Role;

namespace {

/// Experiments of the plan a x b x c, repeated; "b" holds words.
Dataset plan(int a, int b, int c, int repeats) {
    Dataset data;
    Column ca{"dt", "s", ColumnType::Number, {}, {}}, cb{"load", "-", ColumnType::Text, {}, {}},
        cc{"speed", "rpm", ColumnType::Number, {}, {}}, y{"time", "s", ColumnType::Number, {}, {}};
    for (int i = 0; i < a; ++i)
        for (int j = 0; j < b; ++j)
            for (int k = 0; k < c; ++k)
                for (int r = 0; r < repeats; ++r) {
                    ca.numbers.push_back(0.25 * (a - i)); // falling: levels are sorted
                    cb.texts.push_back("w" + std::to_string(j));
                    cc.numbers.push_back(100 * k);
                    y.numbers.push_back(i + j + k + r);
                }
    data.table.columns = {ca, cb, cc, y};
    data.mapping = {{"dt", "s", "dt", Role::Condition},
                    {"speed", "rpm", "speed", Role::Condition},
                    {"time", "s", "time", Role::Measurement}};
    for (std::size_t row = 0; row < y.numbers.size(); ++row) {
        Experiment experiment;
        experiment.row = row;
        experiment.line = row + 2;
        data.experiments.push_back(experiment);
    }
    return data;
}

void everyCellOnce(const FactorialGrid& grid, const Dataset& data) {
    QCOMPARE(grid.cells.size(), data.experiments.size());
    std::set<std::pair<std::size_t, std::size_t>> seen;
    for (const FactorialCell& cell : grid.cells) {
        QVERIFY(cell.row < grid.rows.size() && cell.column < grid.columns);
        QVERIFY(seen.insert({cell.row, cell.column}).second);
    }
}
} // namespace

class TestFactorial : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void levelsBecomeRowsAndGroups() {
        const Dataset data = plan(3, 2, 2, 3);
        const FactorialGrid grid = factorialGrid(data);
        everyCellOnce(grid, data);
        QVERIFY(grid.planned);
        // 36 experiments: near sqrt(36 / 3) rows, so the speed alone (2) or load x speed (4) makes them.
        QCOMPARE(grid.rows, (std::vector<std::string>{"w0 0", "w0 100", "w1 0", "w1 100"}));
        QCOMPARE(grid.groups.size(), std::size_t(3));
        QCOMPARE(grid.groups[0].title, std::string("dt 0.25 s"));
        QCOMPARE(grid.groups[2].title, std::string("dt 0.75 s"));
        QCOMPARE(grid.columns, std::size_t(9));
        QVERIFY(grid.subgroups.empty()); // one factor across
        // The first experiment has the largest dt, load w0, speed 0.
        QCOMPARE(grid.cells[0].row, std::size_t(0));
        QCOMPARE(grid.cells[0].column, std::size_t(6));
    }

    void theSecondFactorHeadsItsColumns() {
        Dataset data = plan(3, 2, 2, 1);
        Column u{"u0", "A", ColumnType::Number, {}, {}};
        for (std::size_t row = 0; row < 12; ++row) u.numbers.push_back(0.5 + static_cast<double>(row % 2));
        // The speed is a copy of u0: 3 x 2 x 2 = 12 combinations of dt, u0 and load.
        data.table.columns.insert(data.table.columns.begin() + 1, u);
        data.mapping.push_back({"u0", "A", "u0", Role::Condition});
        data.table.columns.erase(data.table.columns.begin() + 3);
        const FactorialGrid grid = factorialGrid(data);
        everyCellOnce(grid, data);
        QCOMPARE(grid.rows, (std::vector<std::string>{"w0", "w1"}));
        QCOMPARE(grid.groups.size(), std::size_t(3));
        QCOMPARE(grid.subgroups.size(), std::size_t(6));
        for (std::size_t k = 0; k < 6; ++k) {
            QCOMPARE(grid.subgroups[k].first, k);
            QCOMPARE(grid.subgroups[k].title, std::string(k % 2 ? "u0 1.5" : "u0 0.5"));
        }
    }

    void anExperimentLeftOutLeavesAHole() {
        Dataset data = plan(3, 2, 2, 1);
        data.experiments.erase(data.experiments.begin() + 4);
        const FactorialGrid grid = factorialGrid(data);
        everyCellOnce(grid, data);
        QVERIFY(grid.planned);
        QVERIFY(grid.rows.size() * grid.columns == 12);
    }

    void withoutAPlanTheyStandInOrder() {
        Dataset data = plan(1, 1, 1, 23);
        const FactorialGrid grid = factorialGrid(data);
        everyCellOnce(grid, data);
        QVERIFY(!grid.planned && grid.groups.empty());
        for (std::size_t e = 0; e < 23; ++e)
            QCOMPARE(grid.cells[e].row * grid.columns + grid.cells[e].column, e);
        data.experiments.clear();
        QCOMPARE(factorialGrid(data).cells.size(), std::size_t(0));
    }

    /// A condition that is different in every experiment is no factor, nor is one with too many combinations.
    void trajectoryOfConditionsIsNoPlan() {
        Dataset data = plan(40, 1, 1, 1);
        QVERIFY(!factorialGrid(data).planned);
        Dataset sparse = plan(4, 3, 3, 1);
        sparse.experiments.resize(10); // of 36 combinations
        everyCellOnce(factorialGrid(sparse), sparse);
    }
};

RIGOR_TEST(TestFactorial)
#include "test_factorial.moc"

} // namespace test_factorial

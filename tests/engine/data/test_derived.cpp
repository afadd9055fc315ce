// Derived columns: means over repeated series and the history of a load, by hand.

#include "core/engine/data/series/columns/derived.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_derived {

using namespace rigor;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Two series of a load that rises, falls and rises again.
Table loads() {
    Table table;
    table.columns = {{"series", "", ColumnType::Number, {1, 1, 1, 1, 2, 2, 2, 2}, {}},
                     {"step", "", ColumnType::Number, {1, 2, 3, 4, 1, 2, 3, 4}, {}},
                     {"F", "N", ColumnType::Number, {10, 30, 20, 25, 14, 34, 22, kNone}, {}},
                     {"way", "", ColumnType::Text, {}, {"up", "up", "down", "up", "up", "up", "down", "up"}}};
    table.lines = {2, 3, 4, 5, 6, 7, 8, 9};
    return table;
}

std::vector<double> derived(const std::string& text) {
    Table table = loads();
    DataRecipe recipe;
    recipe.derived = {{"made", text}};
    addDerivedColumns(table, recipe, "loads.csv");
    return table.column("made").numbers;
}

bool sameNames(const std::vector<std::string>& a, std::initializer_list<const char*> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

bool same(const std::vector<double>& a, const std::vector<double>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != b[i] && !(std::isnan(a[i]) && std::isnan(b[i]))) return false;
    return true;
}

std::string refusal(const std::map<std::string, std::string>& columns) {
    Table table = loads();
    DataRecipe recipe;
    recipe.derived = columns;
    try {
        addDerivedColumns(table, recipe, "loads.csv");
    } catch (const Error& e) {
        return toString(e.place()) + ": " + e.sentence();
    }
    return "no error";
}

} // namespace

class TestDerived : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatAColumnServesIsTold() {
        DataRecipe recipe;
        recipe.derived = {{"force", "mean of F by step"},
                          {"way", "direction of force within series"},
                          {"broken", "no rule"}};
        recipe.inputs = {{"before", "way"}};
        QVERIFY(sameNames(otherUsesOf(recipe, "F").derived, {"force"}));
        QVERIFY(sameNames(otherUsesOf(recipe, "step").derived, {"force"}));
        QVERIFY(sameNames(otherUsesOf(recipe, "series").derived, {"way"}));
        QVERIFY(sameNames(otherUsesOf(recipe, "way").inputs, {"before"}));
        QVERIFY(!otherUsesOf(recipe, "side").any());
    }
    void meansOfRepeatedSteps() {
        // A row without a value is left out of the mean but belongs to its step.
        QVERIFY(same(derived("mean of F by step"), {12, 32, 21, 25, 12, 32, 21, 25}));
        const double up = (1.0 + 2 + 4 + 1 + 2 + 4) / 6;
        QVERIFY(same(derived("mean of step by way"), {up, up, 3, up, up, up, 3, up}));
    }

    void theHistoryOfALoad() {
        QVERIFY(same(derived("previous of F within series"), {10, 10, 30, 20, 14, 14, 34, kNone}));
        QVERIFY(same(derived("direction of F within series"), {1, 1, -1, 1, 1, 1, -1, kNone}));
        // q_min: 10, min(30, 10), 20 (falls), min(25, 20); q_max: 10, 30, max(20, 30), 25 (rises)
        QVERIFY(same(derived("turning minimum of F within series"), {10, 10, 20, 20, 14, 14, 22, kNone}));
        QVERIFY(same(derived("turning maximum of F within series"), {10, 30, 30, 25, 14, 34, 34, kNone}));
        // Without `within` the file is one trajectory.
        QCOMPARE(derived("previous of F")[4], 25.0);
    }

    void aSeriesWithoutItsStraightLine() {
        const auto close = [](const std::vector<double>& a, const std::vector<double>& b) {
            for (std::size_t i = 0; i < b.size(); ++i)
                if (!(std::abs(a[i] - b[i]) < 1e-12) && !(std::isnan(a[i]) && std::isnan(b[i]))) return false;
            return a.size() == b.size();
        };
        // 21.25 + 3.5 (step - 2.5), and 70/3 + 4 (step - 2) where the last row has no value.
        const std::vector<double> rest{-6, 10.5, -3, -1.5, -16.0 / 3, 32.0 / 3, -16.0 / 3, kNone};
        QVERIFY(close(derived("detrended of F within series in order of step"), rest));
        QVERIFY(close(derived("detrended of F within series"), rest)); // the steps count the rows
        QVERIFY(close(derived("detrended of step within series in order of step"), {0, 0, 0, 0, 0, 0, 0, 0}));
        // Differences of temperatures are no temperatures.
        Table warm = loads();
        warm.columns[2].unit = "degC";
        DataRecipe recipe;
        recipe.derived = {{"made", "detrended of F within series"}};
        addDerivedColumns(warm, recipe, "loads.csv");
        QCOMPARE(warm.column("made").unit, std::string("K"));
        QVERIFY(close(warm.column("made").numbers, rest));
    }

    /// A file whose rows were sorted by something else has the same history.
    void theHistoryOfALoadInTheOrderOfItsSteps() {
        const char* rules[] = {"previous", "direction", "turning minimum", "turning maximum"};
        for (const char* rule : rules) {
            const std::string text = std::string(rule) + " of F within series";
            const std::vector<double> asWritten = derived(text);
            Table table = loads();
            DataRecipe recipe;
            recipe.derived = {{"x", text + " in order of step"}};
            const auto turned = [](auto& list) { std::reverse(list.begin(), list.end()); };
            for (auto& column : table.columns) {
                turned(column.numbers);
                turned(column.texts);
            }
            addDerivedColumns(table, recipe, "loads.csv");
            turned(table.columns.back().numbers);
            QVERIFY2(same(table.columns.back().numbers, asWritten), rule);
        }
        QVERIFY(refusal({{"x", "previous of F in order of way"}}).find("no numbers") != std::string::npos);
        QVERIFY(refusal({{"x", "previous of F in order of  "}}).find("names no column") != std::string::npos);
        DataRecipe recipe;
        recipe.derived = {{"before", "previous of F within series in order of step"}};
        QVERIFY((columnsNamed(recipe) == std::vector<std::string>{"F", "series", "step"}));
        QVERIFY(sameNames(otherUsesOf(recipe, "step").derived, {"before"}));
    }

    void columnsOfColumnsInAnyOrder() {
        Table table = loads();
        DataRecipe recipe;
        recipe.derived = {{"a_before", "previous of z_mean within series"}, {"z_mean", "mean of F by step"}};
        recipe.units = {{"F", "kN"}};
        addDerivedColumns(table, recipe, "loads.csv");
        QVERIFY(same(table.column("a_before").numbers, {12, 12, 32, 21, 12, 12, 32, 21}));
        QCOMPARE(table.column("a_before").unit, std::string("kN"));
        QCOMPARE(table.column("z_mean").unit, std::string("kN"));
    }

    void whatIsWrongIsSaid() {
        QVERIFY(refusal({{"x", "median of F by step"}}).find("turning minimum") != std::string::npos);
        QVERIFY(refusal({{"x", "mean of F"}}).find("by step") != std::string::npos);
        QVERIFY(refusal({{"x", "previous of stepp"}}).find("step") != std::string::npos);
        QVERIFY(refusal({{"F", "previous of step"}}).find("in the file already") != std::string::npos);
        QVERIFY(refusal({{"x", "previous of way"}}).find("no numbers") != std::string::npos);
        QVERIFY(refusal({{"x", "previous of y"}, {"y", "previous of x"}}).find("needs itself") !=
                std::string::npos);
        QVERIFY(refusal({{"x", "mean of F"}}).starts_with("loads.csv"));
    }

    void aRecipeForOtherFilesNamesTheSources() {
        DataRecipe recipe;
        recipe.derived = {{"mean", "mean of F by step"}, {"before", "previous of mean within series"}};
        recipe.inputs = {{"force", "mean"}};
        const auto names = columnsNamed(recipe);
        QVERIFY((names == std::vector<std::string>{"F", "series", "step"}));
    }
};

RIGOR_CORE_TEST(TestDerived)
#include "test_derived.moc"

} // namespace test_derived

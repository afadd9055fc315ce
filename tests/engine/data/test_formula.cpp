// Columns by a formula of others: values, units, and what is refused.
#include "core/engine/data/series/columns/derived.h"
#include "core/engine/data/series/columns/formula.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_formula {

using namespace rigor;

class TestFormula : public QObject {
    Q_OBJECT

    static Table table() {
        Table t;
        const double none = std::nan("");
        t.columns = {{"F", "kN", ColumnType::Number, {1, 2, none, 4}, {}},
                     {"F_0", "kN", ColumnType::Number, {0.5, 0.5, 0.5, 0.5}, {}},
                     {"U", "V", ColumnType::Number, {10, 20, 30, 40}, {}},
                     {"I", "A", ColumnType::Number, {1, 2, 3, 4}, {}},
                     {"phi", "deg", ColumnType::Number, {0, 30, 60, 90}, {}},
                     {"T", "°C", ColumnType::Number, {20, 21, 22, 23}, {}},
                     {"T_2", "°C", ColumnType::Number, {25, 26, 27, 28}, {}},
                     {"N", "N", ColumnType::Number, {1, 2, 3, 4}, {}},
                     {"p 1", "bar", ColumnType::Number, {1, 4, 9, 16}, {}},
                     {"plain", "", ColumnType::Number, {1, 2, 3, 4}, {}},
                     {"who", "", ColumnType::Text, {}, {"a", "b", "c", "d"}}};
        return t;
    }
    static Column made(const std::string& text, const std::map<std::string, std::string>& units = {}) {
        Table t = table();
        DataRecipe recipe;
        recipe.derived = {{"new", text}};
        recipe.units = units;
        addDerivedColumns(t, recipe, "data.csv");
        return t.column("new");
    }
    static QString refusal(const std::string& text) {
        try {
            made(text);
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }

  private Q_SLOTS:
    void unitsFollow_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<double>("second"); // value of the second row
        const auto row = [](const char* text, const char* unit, double second) {
            QTest::addRow("%s", text) << text << unit << second;
        };
        row("F - F_0", "kN", 1.5);
        row("(F - 0.1)*1.02", "kN", 1.9 * 1.02);
        row("-F", "kN", -2);
        row("U*I", "V.A", 40);
        row("U/I", "V.A-1", 10);
        row("sqrt('p 1')", "bar(1/2)", 2);
        row("U*I/(U*I)", "1", 1);
        row("phi + 3", "deg", 33);
        row("T + 0.5", "°C", 21.5);
        row("(T + T_2)/2", "°C", 23.5);
        row("T - T_2", "K", -5);
        row("T + 273.15", "K", 294.15);
        row("2*plain + 1", "", 5);
        row("if F > 1.5 then F else F_0", "kN", 2);
        row("max(F, F_0)", "kN", 2);
        row("abs(F)*U", "kN.V", 40);
    }
    void unitsFollow() {
        QFETCH(const QString, text);
        QFETCH(const QString, unit);
        QFETCH(const double, second);
        const Column column = made(text.toStdString());
        QCOMPARE(QString::fromStdString(column.unit), unit);
        QVERIFY(std::abs(column.numbers[1] - second) < 1e-12);
    }
    void aRowWithoutAValueHasNone() {
        const Column column = made("F - F_0");
        QVERIFY(std::isnan(column.numbers[2]));
        QCOMPARE(column.numbers[3], 3.5);
    }
    void aStatedUnitIsTaken() {
        const Column column = made("sin(phi)", {{"new", "1"}});
        QVERIFY(std::abs(column.numbers[1] - std::sin(30.0)) < 1e-15); // numbers as they stand
        QVERIFY(std::abs(made("sin(phi)", {{"phi", "rad"}}).numbers[1] - std::sin(30.0)) < 1e-15);
    }
    void whatHasNoUnitIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* text, const char* says) {
            QTest::addRow("%s", text) << text << says;
        };
        row("F + N", "what becomes of the unit kN cannot be told");
        row("sin(phi)", "what becomes of the unit deg cannot be told");
        row("2*T", "what becomes of the unit °C cannot be told");
        row("exp(U)", "what becomes of the unit V cannot be told");
        row("F - nowhere", "nowhere");
        row("F -", "F -");
        row("who + 1", "holds no numbers");
        row("3 + 4", "names no column");
        row("meam of F by who", "is no derived column");
        row("F; I", "An expression alone is expected");
    }
    void whatHasNoUnitIsRefused() {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        const QString said = refusal(text.toStdString());
        QVERIFY2(said.contains(says), qPrintable(said));
        QVERIFY(!said.contains("column_"));
    }
    void formulasOfFormulas() {
        Table t = table();
        DataRecipe recipe;
        recipe.derived = {{"a", "F - F_0"}, {"b", "a*2"}, {"c", "mean of b by plain"}};
        addDerivedColumns(t, recipe, "data.csv");
        QCOMPARE(t.column("b").numbers[1], 3.0);
        QCOMPARE(t.column("c").unit, std::string("kN"));
        recipe.derived = {{"a", "b + 1"}, {"b", "a + 1"}};
        Table again = table();
        QVERIFY_EXCEPTION_THROWN(addDerivedColumns(again, recipe, "data.csv"), Error);
    }
};
RIGOR_TEST(TestFormula)
#include "test_formula.moc"

} // namespace test_formula

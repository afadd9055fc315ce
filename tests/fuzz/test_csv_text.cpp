// Damaged and random texts: the reader answers with a table or an Error, and its table is consistent.

#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/units/units.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace test_csv_text {

using namespace rigor;

namespace {

const std::vector<std::string> kSeeds = {
    "Zeit [s];Druck [bar]\r\n0,0;120,5\r\n0,1;121,25\r\n0,2;119,0\r\n",
    "# rig\n# fs = 100\ntime,p,F\ns,bar,N\n0.0,1,2\n0.1,,NaN\n0.2,3,\"1,234.5\"\n",
    "stamp,p\n2026-11-21T10:11:12.000+01:00,1\n2026-11-21T10:11:12.100+01:00,2\n",
    "Date\tTime\tx\n21.11.2026\t10:11:12\t1\n21.11.2026\t10:11:13\t2\n",
    "\"time\n[s]\",\"p \"\"a\"\"\"\n1,2\n3,4\n",
    "   t      p\n  0.0   1.5\n  0.1   2.5\n",
    "DATASETNAME\trun\nCHANNELNAME\tt\tp\nUNIT\ts\tbar\nBEGINDATA\n\t0,0\t1,5\n\t0,1\t2,5\n",
    "LabVIEW Measurement\t\nSeparator\tTab\nDecimal_Separator\t,\nX_Columns\tOne\n***End_of_Header***\t\n\t\n"
    "Y_Unit_Label\tN\t\nX_Dimension\tTime\t\nDelta_X\t1,0\t\n***End_of_Header***\t\t\nX_Value\tF\tComment\n0,"
    "0\t1,5\n1,0\t2,5\n",
    std::string("\xFF\xFEt\0,\0p\0\n\0"
                "1\0,\0"
                "2\0\n\0",
                18),
    "valve,status\nON,0x0011\nOFF,0x0022\n",
};
const std::string kSpecial = "\",;\t|\r\n .0-+eE#%[]/:TZ\\\xB0\xC3\xFF\0x";

std::string mutated(std::string text, RandomStream& random) {
    const auto changes = 1 + random.below(6);
    for (std::uint64_t i = 0; i < changes; ++i) {
        const std::size_t at = random.below(text.size() + 1);
        const char c =
            random.below(2) ? kSpecial[random.below(kSpecial.size())] : static_cast<char>(random.below(256));
        switch (random.below(6)) {
        case 0:
            text.insert(at, 1, c);
            break;
        case 1:
            if (at < text.size()) text[at] = c;
            break;
        case 2:
            text.erase(at, random.below(5));
            break;
        case 3:
            text.insert(at, text.substr(random.below(text.size() + 1), random.below(40)));
            break;
        case 4:
            text.resize(at);
            break;
        default:
            text.insert(at, kSeeds[random.below(kSeeds.size())]);
            break;
        }
    }
    return text;
}

void readSafely(const std::string& text, int threads) {
    try {
        const CsvData data = readCsvText(text, "fuzz.csv", {.threads = threads});
        QVERIFY(data.table.rows() > 0);
        QCOMPARE(data.table.lines.size(), data.table.rows());
        QCOMPARE(data.columns.size(), data.table.columns.size());
        QCOMPARE(data.firstCells.size(), data.columns.size());
        std::set<std::string> names;
        for (const Column& column : data.table.columns) {
            QCOMPARE(column.size(), data.table.rows());
            QVERIFY(!column.name.empty());
            QVERIFY(names.insert(column.name).second);
        }
        for (std::size_t i = 1; i < data.table.lines.size(); ++i)
            QVERIFY(data.table.lines[i] > data.table.lines[i - 1]);
        QVERIFY(!describeJson(data).empty());
    } catch (const Error& e) {
        QVERIFY(!e.sentence().empty());
        QCOMPARE(e.place().file, std::string("fuzz.csv"));
    }
}

} // namespace

class TestCsvText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void damagedFilesGiveATableOrAnError() {
        RandomStream random(2026, 1);
        for (int i = 0; i < 4000; ++i) {
            readSafely(mutated(kSeeds[random.below(kSeeds.size())], random), 1);
            if (QTest::currentTestFailed()) return;
        }
    }

    void randomBytesGiveATableOrAnError() {
        RandomStream random(2026, 2);
        for (int i = 0; i < 2000; ++i) {
            std::string text(random.below(300), '\0');
            for (char& c : text)
                c = random.below(3) ? kSpecial[random.below(kSpecial.size())]
                                    : static_cast<char>(random.below(256));
            readSafely(text, 1);
            if (QTest::currentTestFailed()) return;
        }
    }

    void damagedLongFilesGiveTheSameForAnyNumberOfThreads() {
        RandomStream random(2026, 3);
        std::string text = "t,p,state\n";
        for (int i = 0; i < 90'000; ++i) text += fmt::format("{},{}.5,{}\n", i, i % 77, i % 2 ? "on" : "off");
        for (int i = 0; i < 4; ++i) {
            const std::string damaged = mutated(text, random);
            std::string answers[2];
            for (int k = 0; k < 2; ++k) try {
                    answers[k] = describeJson(readCsvText(damaged, "fuzz.csv", {.threads = k == 0 ? 1 : 3}));
                } catch (const Error& e) {
                    answers[k] = e.what();
                }
            QCOMPARE(answers[0], answers[1]);
        }
    }

    void damagedUnitsAreUnderstoodOrRefused() {
        RandomStream random(2026, 4);
        const std::vector<std::string> units = {"kg.m/s2", "J/(kg.K)",   "10^-3 m", "N m^0.5",
                                                "deg C",   "bar/(A.s2)", "m·s⁻²"};
        const std::string letters = "()^/*.-+ 0123456789mskgAKNPa°µ²[]";
        for (int i = 0; i < 20000; ++i) {
            std::string text = units[random.below(units.size())];
            for (std::uint64_t k = random.below(5); k-- > 0;)
                text.insert(random.below(text.size() + 1), 1, letters[random.below(letters.size())]);
            std::string why;
            const auto unit = parseUnit(text, &why);
            QVERIFY2(unit ? std::isfinite(unit->factor) && unit->factor > 0 : !why.empty(), text.c_str());
        }
    }
};

RIGOR_TEST(TestCsvText)
#include "test_csv_text.moc"

} // namespace test_csv_text

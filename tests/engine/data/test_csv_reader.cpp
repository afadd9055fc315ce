#include "core/engine/data/csv/csv_bytes.h"
#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/recipe.h"
#include "core/foundation/base/error.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <clocale>
#include <cmath>
#include <fstream>
#include <unistd.h>

namespace test_csv_reader {

using namespace rigor;
using Kind = CsvWarning::Kind;

namespace {

CsvData read(const std::string& text, const CsvOverrides& overrides = {}) {
    return readCsvText(text, "test.csv", {.overrides = overrides});
}

std::size_t count(const CsvData& data, Kind kind) {
    return static_cast<std::size_t>(std::count_if(data.warnings.begin(), data.warnings.end(),
                                                  [&](const CsvWarning& w) { return w.kind == kind; }));
}

std::string refusal(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::string writeFile(const QTemporaryDir& dir, const char* name, const std::string& bytes) {
    const std::string path = dir.filePath(name).toStdString();
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

} // namespace

class TestCsvReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// What has no room is refused before the machine is out of memory; small files never are.
    void aFileLargerThanTheMemoryIsRefused() {
        constexpr std::size_t kGigabyte = 1'000'000'000;
        const std::string why = whyTooLarge(2 * kGigabyte, 4 * kGigabyte);
        for (const char* part : {"2.00 GB", "8.00 GB", "4.00 GB are free", "leave out rows"})
            QVERIFY2(why.find(part) != std::string::npos, why.c_str());
        QVERIFY(whyTooLarge(2 * kGigabyte, 8 * kGigabyte).empty());
        QVERIFY(whyTooLarge(100'000'000, 0).empty());
    }

    void numbersUnreadUnderAWrongSignAreAProblemWithTheirLine() {
        const std::string text = "t;p\n0,5;1,25\n1;2,5\n1,5;1.003,75\n";
        const CsvData right = read(text);
        QVERIFY(right.table.columns[1].type == ColumnType::Number);
        QCOMPARE(right.table.columns[1].numbers[2], 1003.75);
        QCOMPARE(count(right, Kind::NotANumber), std::size_t(0));
        CsvOverrides point;
        point.decimal = '.';
        const CsvData wrong = read(text, point);
        QVERIFY(wrong.warnings.size() > right.warnings.size());
        QCOMPARE(count(wrong, Kind::NotANumber), std::size_t(2));
        for (const CsvWarning& w : wrong.warnings) {
            QCOMPARE(w.line, std::size_t(2));
            QVERIFY2(w.sentence.text().find("decimal sign \".\"") != std::string::npos,
                     w.sentence.text().c_str());
        }
        // Wrong delimiter: one column with all numbers of a row.
        CsvOverrides bar;
        bar.delimiter = '|';
        const CsvData one = read("t,p\n0.5,1.25\n1,2.5\n1.5,3.5\n", bar);
        QCOMPARE(one.table.columns.size(), std::size_t(1));
        QCOMPARE(count(one, Kind::NotANumber), std::size_t(1));
        // Real texts, dates and what the user states as texts are none.
        const CsvData texts = read("name;day;p\nA 12;2024-01-02;1\nB, 13;2024-01-03;2\n");
        QCOMPARE(count(texts, Kind::NotANumber), std::size_t(0));
        point.types = {{"t", ColumnType::Text}, {"p", ColumnType::Text}};
        QCOMPARE(count(read(text, point), Kind::NotANumber), std::size_t(0));
    }

    /// A column that should hold numbers: what keeps it from it is told, and it can be read as numbers.
    void aColumnWithSeveralBadCellsIsAProblem() {
        std::string text = "t,p\n";
        for (int i = 0; i < 20; ++i)
            text +=
                fmt::format("{},{}\n", i, i == 3 || i >= 15 ? std::string("over") : fmt::format("{}.5", i));
        const CsvData data = read(text);
        QVERIFY(data.table.columns[1].type == ColumnType::Text);
        QCOMPARE(count(data, Kind::NotANumber), std::size_t(1));
        QCOMPARE(data.warnings[0].line, std::size_t(5));
        QCOMPARE(
            data.warnings[0].sentence.text(),
            std::string("column \"p\": 6 of 20 cells are not numbers, the first in line 5 (\"over\"); the "
                        "column is read as texts"));
        DataRecipe recipe;
        recipe.numbers = {"p"};
        const CsvData numbers = read(text, overridesOf(recipe));
        QVERIFY(numbers.table.columns[1].type == ColumnType::Number);
        QCOMPARE(numbers.table.columns[1].numbers[2], 2.5);
        QCOMPARE(count(numbers, Kind::NotANumber), std::size_t(6));
        std::vector<std::size_t> lines;
        for (const CsvWarning& warning : numbers.warnings) lines.push_back(warning.line);
        QCOMPARE(lines, (std::vector<std::size_t>{5, 17, 18, 19, 20, 21}));
        for (const std::size_t row : {3, 15, 19}) QVERIFY(std::isnan(numbers.table.columns[1].numbers[row]));
        // Mostly texts, with a number here and there: no column of numbers was meant.
        QCOMPARE(count(read("t,p\n0,a\n1,b\n2,3\n3,c\n4,d\n"), Kind::NotANumber), std::size_t(0));
    }

    void badFilesAreRefusedWithOneSentence() {
        QTemporaryDir dir;
        const auto starts = [&](const std::string& path, const std::string& sentence) {
            const std::string whole = refusal([&] { readCsv(path); });
            const std::string first = refusal([&] { sniffCsv(path); });
            QVERIFY2(whole.find(sentence) != std::string::npos && whole.starts_with(path), whole.c_str());
            QCOMPARE(first, whole);
        };
        starts(dir.filePath("missing.csv").toStdString(), "the file does not exist");
        starts(dir.path().toStdString(), "this is a folder");
        starts(writeFile(dir, "empty.csv", ""), "the file is empty");
        starts(writeFile(dir, "picture.csv", std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)),
               "a PNG picture");
        starts(writeFile(dir, "book.csv", "PK\x03\x04 and so on"), "damaged or cut");
        starts(writeFile(dir, "zero.csv", std::string("t,p\n1,2\n3,\0\n", 12)), "zero byte");
        starts(writeFile(dir, "blank.csv", "\n  \n\n"), "only blank lines");
        starts(writeFile(dir, "names.csv", "t,p\n"), "no rows of data");
        starts(writeFile(dir, "long.csv", std::string(17 << 20, 'x') + "\n1\n"), "longer than 16 MB");
        if (::geteuid() != 0) {
            const std::string path = writeFile(dir, "secret.csv", "t\n1\n");
            QFile::setPermissions(QString::fromStdString(path), {});
            starts(path, "cannot be read");
        }
    }

    void theZeroByteIsNamedByItsLine() {
        const std::string message = refusal([] { read(std::string("t,p\n1,2\n3,\0\n", 12)); });
        QVERIFY2(message.starts_with("test.csv:3:"), message.c_str());
    }

    void numbersAreTheNearestDoubles() {
        for (const char* text : {"0.1", "1e-7", "123456789012345678901234567890", "4.9406564584124654e-324",
                                 "9007199254740993", "0.30000000000000004", "1.7976931348623157e308", "-0.0",
                                 "5.", ".5", "+7", "1E+5", "2.2250738585072011e-308"}) {
            const auto value = cellNumber(text, '.', "");
            QVERIFY2(value, text);
            QCOMPARE(*value, std::strtod(text, nullptr)); // the locale of this test is C
        }
        QCOMPARE(*cellNumber("1.5D+3", '.', ""), 1500.0);
        QCOMPARE(*cellNumber("1.234.567,5", ',', "."), 1234567.5);
        QCOMPARE(*cellNumber("12'345.25", '.', "'"), 12345.25);
        for (const char* text : {"0x10", "1,2", "1.2.3", "12 mm", "abc", "", "--1", "1e", "e5", "1,23,456"})
            QVERIFY2(!cellNumber(text, '.', ","), text);
    }

    void momentsAreSecondsOfTheProlepticCalendar() {
        const auto seconds = [](const char* text, DateOrder order = DateOrder::DayMonthYear) {
            const auto stamp = cellStamp(text, order);
            return stamp ? stamp->seconds : std::nan("");
        };
        QCOMPARE(seconds("1970-01-01T00:00:00"), 0.0);
        QCOMPARE(seconds("2000-02-29 12:00"), 951825600.0); // date -u -d "2000-02-29 12:00" +%s
        QCOMPARE(seconds("29.02.2000 12:00:00"), 951825600.0);
        QCOMPARE(seconds("02/29/2000 12:00:00 PM", DateOrder::MonthDayYear), 951825600.0);
        QCOMPARE(seconds("29-Feb-2000 12:00:00"), 951825600.0);
        QCOMPARE(seconds("20000229T120000Z"), 951825600.0);
        QCOMPARE(seconds("29.02.00 12:00:00,5"), 951825600.5);
        QCOMPARE(seconds("01:02:03.25"), 3723.25);
        QCOMPARE(cellStamp("2026-11-21T10:11:12.000+01:00", DateOrder::DayMonthYear)->offset, 60);
        for (const char* text :
             {"30.02.2000", "2001-02-29", "25:00", "12:60", "1.5", "2000-1", "12/13/14/15", "10:1"})
            QVERIFY2(std::isnan(seconds(text)), text);
    }

    void dateAndTimeColumnsAreJoinedAcrossMidnight() {
        const CsvData data = read("Date;Time;p\n31.12.2025;23:59:59;1,5\n01.01.2026;00:00:01;2,5\n");
        const auto& t = data.table.column("Time").numbers;
        QCOMPARE(t[1] - t[0], 2.0);
        QCOMPARE(count(data, Kind::DateJoined), std::size_t(1));
    }

    void ambiguousDatesAreSaidToBe() {
        QCOMPARE(count(read("d,p\n03/04/2026 10:00,1\n03/04/2026 11:00,2\n"), Kind::AmbiguousDate),
                 std::size_t(1));
        const CsvData clear = read("d,p\n13/04/2026 10:00,1\n14/04/2026 11:00,2\n");
        QCOMPARE(count(clear, Kind::AmbiguousDate), std::size_t(0));
        QVERIFY(clear.dialect.dateOrder == DateOrder::DayMonthYear);
    }

    void differentOffsetsBecomeUtc() {
        const CsvData data = read("t,p\n2026-10-25T02:30:00+02:00,1\n2026-10-25T02:00:00+01:00,2\n");
        const auto& t = data.table.column("t").numbers;
        QCOMPARE(t[1] - t[0], 1800.0);
        QCOMPARE(count(data, Kind::MixedTimeZones), std::size_t(1));
    }

    void badCellsAreMissingAndNamedByTheirLine() {
        std::string text = "t,p\n";
        for (int i = 0; i < 50; ++i) text += fmt::format("{},{}\n", i, i == 30 ? "ERR" : "1.5");
        const CsvData data = read(text);
        QVERIFY(std::isnan(data.table.column("p").numbers[30]));
        QCOMPARE(count(data, Kind::NotANumber), std::size_t(1));
        QCOMPARE(data.warnings[0].line, std::size_t(32));
        QVERIFY(data.warnings[0].sentence.text().find("\"ERR\"") != std::string::npos);
    }

    void numbersBeyondTheRangeAreMissingAndNamedByTheirLine() {
        for (const char* cell : {"1e400", "-1e400", "inf"}) {
            std::string text = "t,p\n";
            for (int i = 0; i < 50; ++i) text += fmt::format("{},{}\n", i, i == 30 ? cell : "1.5");
            const CsvData data = read(text);
            QVERIFY2(std::isnan(data.table.column("p").numbers[30]), cell);
            QCOMPARE(data.table.column("p").numbers[31], 1.5);
            QCOMPARE(count(data, Kind::InvalidNumber), std::size_t(1));
            QCOMPARE(data.warnings[0].line, std::size_t(32));
            QVERIFY(data.warnings[0].sentence.text().find(fmt::format("\"{}\"", cell)) != std::string::npos);
        }
    }

    void aColumnThatTurnsIntoTextsIsReadAsTexts() {
        std::string text = "t,state\n";
        for (int i = 0; i < 3000; ++i) text += fmt::format("{},{}\n", i, i < 1500 ? "0" : "open");
        const CsvData data = read(text);
        QVERIFY(data.columns[1].type == ColumnType::Text);
        QCOMPARE(data.table.column("state").texts[0], std::string("0"));
        QCOMPARE(data.table.column("state").texts[2999], std::string("open"));
    }

    void shortAndLongRowsAreReported() {
        const CsvData data = read("a,b,c\n1,2,3\n4,5\n6,7,8,9\n1,2,3\n1,2,3\n");
        QCOMPARE(count(data, Kind::TooFewFields), std::size_t(1));
        QCOMPARE(count(data, Kind::TooManyFields), std::size_t(1));
        QCOMPARE(data.warnings[0].line, std::size_t(3));
        QCOMPARE(data.table.rows(), std::size_t(5));
        QVERIFY(std::isnan(data.table.column("c").numbers[1]));
    }

    void rowsKeepTheirPhysicalLines() {
        const CsvData data = read("# rig\nt,note\n\n1,\"two\nlines\"\n# pause\n\r\n2,\"a \"\"b\"\"\"\n");
        QCOMPARE(data.table.lines, (std::vector<std::size_t>{4, 8}));
        QCOMPARE(data.table.column("note").texts[0], std::string("two\nlines"));
        QCOMPARE(data.table.column("note").texts[1], std::string("a \"b\""));
    }

    void aForgottenQuotationMarkDoesNotSwallowTheFile() {
        std::string text = "t,note\n1,\"open\n";
        for (int i = 2; i < 40; ++i) text += fmt::format("{},x\n", i);
        const CsvData data = read(text);
        QCOMPARE(data.table.rows(), std::size_t(39));
        QCOMPARE(count(data, Kind::StrayQuote), std::size_t(1));
    }

    void unitsAreFoundInTheHeader_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("unit");
        const auto row = [](const char* header, const char* name, const char* unit) {
            QTest::addRow("%s", header) << header << name << unit;
        };
        row("p [bar]", "p", "bar");
        row("p[bar]", "p", "bar");
        row("p (bar)", "p", "bar");
        row("p / bar", "p", "bar");
        row("Druck in bar", "Druck", "bar");
        row("y[3]", "y[3]", "");
        row("y [1]", "y", "1");
        row("p (front)", "p (front)", "");
        row("F_N", "F_N", "");
        row("spring stiffness [N/(m.s)]", "spring stiffness", "N/(m.s)");
    }

    void unitsAreFoundInTheHeader() {
        QFETCH(QString, header);
        QFETCH(QString, name);
        QFETCH(QString, unit);
        const CsvData data = read("t;" + header.toStdString() + "\n0;1\n1;2\n");
        QCOMPARE(QString::fromStdString(data.table.columns[1].name), name);
        QCOMPARE(QString::fromStdString(data.table.columns[1].unit), unit);
    }

    /// Beside a line of units a name may state its unit too: it is no part of the name unless they differ.
    void aUnitInANameAboveALineOfUnitsIsNoPartOfTheName() {
        CsvOverrides options;
        options.unitLine = 2;
        const CsvData data = read("t [s];p (bar);q [l];v [m]\ns;;l/min;\n0;1;2;3\n1;2;3;4\n", options);
        const auto& columns = data.table.columns;
        QCOMPARE(columns[0].name, std::string("t"));
        QCOMPARE(columns[0].unit, std::string("s"));
        QCOMPARE(columns[1].name, std::string("p"));
        QCOMPARE(columns[1].unit, std::string("bar"));
        QCOMPARE(columns[2].name, std::string("q [l]"));
        QCOMPARE(columns[2].unit, std::string("l/min"));
        QCOMPARE(columns[3].name, std::string("v"));
        QCOMPARE(columns[3].unit, std::string("m"));
    }

    void aLineThatIsNotThereHoldsNoUnits() {
        CsvOverrides options;
        for (const std::size_t line : {3, 7, 99}) {
            options.unitLine = line;
            QVERIFY_THROWS_EXCEPTION(Error, read("t;p\ns;bar\n\n# a comment\n0;1\n1;2\n", options));
        }
        options.unitLine = 2;
        QCOMPARE(read("t;p\ns;bar\n\n# a comment\n0;1\n1;2\n", options).table.columns[1].unit,
                 std::string("bar"));
    }

    void filesWithoutNamesAreRead() {
        const CsvData data = read("1.5 2.5\n3.5 4.5\n");
        QCOMPARE(data.table.rows(), std::size_t(2));
        QCOMPARE(data.table.columns[1].name, std::string("column_2"));
        QCOMPARE(count(data, Kind::NoHeader), std::size_t(1));
    }

    void aCommentedHeaderNamesTheColumns() {
        const CsvData data = read("# run 4\n# t p\n0.0 1.0\n0.5 2.0\n");
        QCOMPARE(data.table.columns[0].name, std::string("t"));
        QCOMPARE(data.dialect.headerLine, std::size_t(2));
    }

    void linesOfKeysAboveATableAreNoHeader() {
        const CsvData data = read("Operator;JS\nfs [Hz];text\nt [s];p [bar]\n0,0;1,5\n0,1;2,5\n");
        QCOMPARE(data.table.columns[1].name, std::string("p"));
        QCOMPARE(data.dialect.headerLine, std::size_t(3));
    }

    /// Rows of unequal length with decimal commas: a comma tears "1,25;0,10" into "1", "25;0" and "10".
    void semicolonsOfARaggedGermanFileAreFound() {
        const CsvDialect dialect =
            read("Zeit [s];Kraft [N];Weg [mm]\n0,0;1,25;0,10\n0,1;1,50\n0,2;1,75;0,14\n"
                 "0,3;2,00;0,16;Notiz\n0,4;2,25\n0,5;2,50;0,20\n0,6;2,75;0,22\n")
                .dialect;
        QCOMPARE(dialect.delimiter, ';');
        QCOMPARE(dialect.decimal, ',');
    }

    void whatTheUserSaysGoesBeforeTheGuess() {
        const std::string text = "a;b\n1,5;2\n3,5;4\n";
        QCOMPARE(read(text).table.columns[0].numbers[0], 1.5);
        CsvOverrides overrides;
        overrides.delimiter = ',';
        QCOMPARE(read(text, overrides).dialect.delimiter, ',');
        overrides = {};
        overrides.headerLine = 0;
        const CsvData bare = read("5,6\n7,8\n", overrides);
        QCOMPARE(bare.table.rows(), std::size_t(2));
        overrides = {};
        overrides.decimal = '.';
        overrides.thousands = ",";
        QCOMPARE(read("a;b\n1,500;2\n3,500;4\n", overrides).table.columns[0].numbers[0], 1500.0);
        overrides = {};
        overrides.types["b"] = ColumnType::Text;
        QCOMPARE(read(text, overrides).table.column("b").texts[1], std::string("4"));
        overrides = {};
        overrides.encoding = CsvEncoding::Windows1252;
        QCOMPARE(read("a;b\n\x80;1\n", overrides).table.columns[0].texts[0], std::string("€"));
        QVERIFY_THROWS_EXCEPTION(Error, csvDelimiter("semi"));
        QVERIFY_THROWS_EXCEPTION(Error, csvEncoding("ebcdic"));
    }

    void utf16IsReadWithAndWithoutMark() {
        const std::string text = "t;Temperatur [°C]\n1;2,5\n2;3,5\n";
        const QString wide = QString::fromStdString(text);
        std::string little, big;
        for (const QChar c : wide) {
            little += {static_cast<char>(c.unicode() & 0xFF), static_cast<char>(c.unicode() >> 8)};
            big += {static_cast<char>(c.unicode() >> 8), static_cast<char>(c.unicode() & 0xFF)};
        }
        for (const auto& [bytes, encoding] : {std::pair{little, CsvEncoding::Utf16Le},
                                              {"\xFF\xFE" + little, CsvEncoding::Utf16Le},
                                              {big, CsvEncoding::Utf16Be},
                                              {"\xFE\xFF" + big, CsvEncoding::Utf16Be}}) {
            const CsvData data = read(bytes);
            QVERIFY(data.dialect.encoding == encoding);
            QCOMPARE(data.table.columns[1].unit, std::string("°C"));
            QCOMPARE(data.table.columns[1].numbers[1], 3.5);
        }
    }

    void theLocaleChangesNothing() {
        const std::string text = "a;b\n1,5;2,25\n3,5;4,125\n", points = "a,b\n1.5,2.25\n3.5,4.125\n";
        const std::string before = describeJson(read(text)), pointsBefore = describeJson(read(points));
        const char* names[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE", "C"};
        for (const char* name : names) {
            std::setlocale(LC_ALL, name); // one that is not installed leaves the locale as it is
            QCOMPARE(describeJson(read(text)), before);
            QCOMPARE(describeJson(read(points)), pointsBefore);
        }
        std::setlocale(LC_ALL, "C");
    }

    void threadsAndBlocksChangeNothing() {
        // 6 MB in blocks of 1 MB, with comments, blank lines, texts and bad cells
        std::string text = "# a\nt,p,state\n";
        for (int i = 0; i < 300'000; ++i) {
            if (i % 1000 == 7) text += "\n# pause\r\n";
            text += fmt::format("{}.{:02},{},{}\n", i / 100, i % 100, i % 5000 == 3 ? "bad" : "1.25",
                                i % 3 ? "on" : "off");
        }
        const CsvData one = readCsvText(text, "a", {.threads = 1}),
                      four = readCsvText(text, "a", {.threads = 4});
        QCOMPARE(one.table.rows(), std::size_t(300'000));
        QVERIFY(one.table.lines == four.table.lines);
        QVERIFY(one.table.columns[0].numbers == four.table.columns[0].numbers);
        QVERIFY(one.table.columns[2].texts == four.table.columns[2].texts);
        QCOMPARE(describeJson(one), describeJson(four));
        // 300 pauses of two lines each lie before the last row, two lines before the first row
        QCOMPARE(one.table.lines.back(), std::size_t(300'000 + 600 + 2));
        QCOMPARE(one.table.columns[2].texts[299'997], std::string("off"));
        QCOMPARE(one.table.columns[2].texts[299'999], std::string("on"));
    }

    void readingStopsOnRequestAndTellsItsProgress() {
        std::string text = "t,p\n";
        for (int i = 0; i < 400'000; ++i) text += "1.25,3.5\n";
        std::stop_source stop;
        double last = 0;
        const CsvData data =
            readCsvText(text, "a", {.threads = 1}, {stop.get_token(), [&](const ProgressEvent& e) {
                                                        QVERIFY(e.done >= last && e.done <= e.total);
                                                        last = e.done;
                                                    }});
        QVERIFY(!data.cancelled);
        QVERIFY(last > 0.99 * static_cast<double>(text.size()) - 10);
        stop.request_stop();
        QVERIFY(readCsvText(text, "a", {.threads = 1}, {stop.get_token(), {}}).cancelled);
    }
};

RIGOR_TEST(TestCsvReader)
#include "test_csv_reader.moc"

} // namespace test_csv_reader

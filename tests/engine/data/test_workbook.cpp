// Workbooks: what each kind of cell becomes, where tables stand on a sheet, which sheet is read, and what is
// refused.
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/recipe.h"
#include "core/engine/data/table_text.h"
#include "core/engine/data/workbook/number_format.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "tests/support/test_program.h"
#include "tests/support/workbook_files.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_workbook {

using namespace rigor;
using namespace rigor::sample;
using Kind = CsvWarning::Kind;

namespace {

CsvData read(const std::string& bytes, const std::string& sheet = "") {
    CsvReadOptions options;
    options.overrides.sheet = sheet;
    return readCsvText(bytes, "test.xlsx", options);
}

std::string refusal(const std::string& bytes, const std::string& sheet = "") {
    try {
        read(bytes, sheet);
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

std::string textOf(const std::string& bytes) { return tableText(bytes, "test.xlsx", {}).text; }

std::size_t count(const CsvData& data, Kind kind) {
    return static_cast<std::size_t>(std::count_if(data.warnings.begin(), data.warnings.end(),
                                                  [&](const auto& w) { return w.kind == kind; }));
}

std::string oneSheet(const std::string& rows, const std::string& styles = "",
                     const std::string& properties = "") {
    XlsxParts parts;
    parts.sheets = {{"Data", rows}};
    parts.styles = styles;
    parts.properties = properties;
    return xlsx(parts);
}

/// Cells of one column, each "<number>|<style>".
std::string styled(const std::vector<std::pair<std::string, int>>& cells) {
    std::string rows;
    for (const auto& [value, style] : cells)
        rows += "<row><c s=\"" + std::to_string(style) + "\"><v>" + value + "</v></c></row>";
    return rows;
}

/// Styles 1 ... of these formats: built in by their number, others by their code.
std::string stylesOf(const std::vector<std::string>& formats) {
    std::string stated, styles = "<xf numFmtId=\"0\"/>";
    for (std::size_t i = 0; i < formats.size(); ++i) {
        const bool builtIn = formats[i].find_first_not_of("0123456789") == std::string::npos;
        const std::string id = builtIn ? formats[i] : std::to_string(164 + i);
        if (!builtIn) stated += "<numFmt numFmtId=\"" + id + "\" formatCode=\"" + formats[i] + "\"/>";
        styles += "<xf numFmtId=\"" + id + "\" applyNumberFormat=\"1\"/>";
    }
    return "<numFmts>" + stated + "</numFmts><cellXfs>" + styles + "</cellXfs>";
}

} // namespace

class TestWorkbook : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyKindOfCell() {
        XlsxParts parts;
        parts.strings =
            "<si><t>shared</t></si><si><r><t>two </t></r><r><rPr/><t>runs</t></r><rPh><t>x</t></rPh></si>"
            "<si><t xml:space=\"preserve\">line\nand_x000D_tab\t</t></si>";
        parts.sheets = {
            {"Data",
             "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
             "<c r=\"C1\" t=\"s\"><v>2</v></c></row>"
             "<row r=\"2\"><c r=\"A2\"><v>0.30000000000000004</v></c><c r=\"B2\" t=\"b\"><v>1</v></c>"
             "<c r=\"C2\" t=\"inlineStr\"><is><t>in&amp;line</t></is></c></row>"
             "<row r=\"3\"><c r=\"A3\"><f>A2*2</f><v>6.0000000000000009E-1</v></c>"
             "<c r=\"B3\" t=\"b\"><v>0</v></c><c r=\"C3\" t=\"str\"><f>x</f><v>\"quoted\"</v></c></row>"
             "<row r=\"4\"><c r=\"A4\" t=\"e\"><v>#DIV/0!</v></c><c r=\"B4\"/>"
             "<c r=\"C4\" t=\"str\"><v></v></c></row>"
             "<row r=\"5\"><c r=\"A5\"><f>B9</f></c><c r=\"B5\"><v>1e2</v></c></row>"}};
        const std::string bytes = xlsx(parts);
        QCOMPARE(textOf(bytes),
                 std::string("shared\ttwo runs\tline and tab\n0.30000000000000004\t1\tin&line\n"
                             "0.6000000000000001\t0\t\"\"\"quoted\"\"\"\n#N/A\t\t\n#N/A\t100\t\n"));
        const CsvData data = read(bytes);
        QCOMPARE(data.table.rows(), std::size_t(4));
        QCOMPARE(data.table.columns[0].numbers[0], 0.30000000000000004);
        QCOMPARE(data.table.columns[0].numbers[1], 0.60000000000000009);
        QVERIFY(std::isnan(data.table.columns[0].numbers[2]));
        QVERIFY(std::isnan(data.table.columns[0].numbers[3]));
        QVERIFY(std::isnan(data.table.columns[1].numbers[2]));
        QCOMPARE(data.table.columns[2].texts[1], std::string("\"quoted\""));
        // One of the missing cells is a formula that no program has computed.
        QCOMPARE(count(data, Kind::NoCachedValue), std::size_t(1));
        QVERIFY(data.warnings.front().sentence.text().find("cell A5") != std::string::npos);
        QCOMPARE(count(data, Kind::TooFewFields), std::size_t(0));
    }

    void formatsTellDatesTimesAndPercents() {
        const auto format = [](const char* code) {
            const NumberFormat f = numberFormat(code);
            return std::string(f.date ? "d" : "") + (f.time ? "t" : "") + (f.elapsed ? "e" : "") +
                   (f.percent ? "%" : "");
        };
        for (const auto& [code, what] :
             std::vector<std::pair<const char*, const char*>>{{"General", ""},
                                                              {"0.00", ""},
                                                              {"#,##0.00\\ \"m/s\"", ""},
                                                              {"dd/mm/yyyy", "d"},
                                                              {"yyyy\\-mm\\-dd\\Thh:mm:ss", "dt"},
                                                              {"hh:mm:ss.000", "t"},
                                                              {"h:mm AM/PM", "t"},
                                                              {"mm:ss", "t"},
                                                              {"mmm\\-yy", "d"},
                                                              {"[h]:mm:ss", "te"},
                                                              {"[mm]:ss", "te"},
                                                              {"[$-407]d. mmmm yyyy;@", "d"},
                                                              {"[Red]0.0;[Blue]-0.0", ""},
                                                              {"0.0%", "%"},
                                                              {"0\\%", ""},
                                                              {"0.00E+00", ""},
                                                              {"[$\xE2\x82\xAC-407] #,##0", ""},
                                                              {"m/d/yyyy h:mm", "dt"},
                                                              {"[$-F400]h:mm:ss\\ AM/PM", "t"},
                                                              {"\"d\"0", ""},
                                                              {"_-* #,##0_-", ""}})
            QCOMPARE(QString::fromStdString(std::string(code) + " " + format(code)),
                     QString::fromStdString(std::string(code) + " " + what));
        QVERIFY((builtInFormat(14) == NumberFormat{.date = true}));
        QVERIFY((builtInFormat(21) == NumberFormat{.time = true}));
        QVERIFY((builtInFormat(22) == NumberFormat{.date = true, .time = true}));
        QVERIFY((builtInFormat(46) == NumberFormat{.time = true, .elapsed = true}));
        QVERIFY((builtInFormat(10) == NumberFormat{.percent = true}));
        QVERIFY(builtInFormat(0) == NumberFormat{} && builtInFormat(4) == NumberFormat{});
    }

    void serialNumbersAreDaysOfTheirSystem() {
        const std::string styles = stylesOf({"14", "22", "yyyy\\-mm\\-dd hh:mm:ss.000", "21", "[h]:mm:ss"});
        // 25569 is 1970-01-01; 60 the day that 1900 did not have; 0.1 s is 1.1574...e-6 d.
        const std::string rows = styled({{"25569", 1},
                                         {"59", 1},
                                         {"61", 1},
                                         {"45000.75", 2},
                                         {"45000.000001157408", 3},
                                         {"45000.999999999", 2},
                                         {"60", 1},
                                         {"0.5", 4}});
        QCOMPARE(
            textOf(oneSheet(rows, styles)),
            std::string("1970-01-01\n1900-02-28\n1900-03-01\n2023-03-15T18:00:00\n2023-03-15T00:00:00.1\n"
                        "2023-03-15T23:59:59.999914\n1900-02-29\n12:00:00\n"));
        QCOMPARE(textOf(oneSheet(styled({{"24107", 1}, {"0", 1}, {"1", 1}}), styles, "date1904=\"1\"")),
                 std::string("1970-01-01\n1904-01-01\n1904-01-02\n"));
        // As moments: seconds since 1970.
        const CsvData data = read(oneSheet("<row><c t=\"inlineStr\"><is><t>when</t></is></c></row>" +
                                               styled({{"25570", 2}, {"25570.5", 2}, {"25571", 2}}),
                                           styles));
        QVERIFY(data.columns[0].type == ColumnType::DateTime);
        QCOMPARE(data.table.columns[0].numbers, (std::vector<double>{86400, 129600, 172800}));
    }

    void durationsAndPercentsAreReadInTheUnitOfTheirHead() {
        const std::string styles = stylesOf({"[h]:mm:ss", "0%"});
        const auto column = [&](const std::string& head, const std::string& value, int style) {
            const CsvData data =
                read(oneSheet("<row><c t=\"inlineStr\"><is><t>" + head + "</t></is></c></row>" +
                                  styled({{value, style}, {value, style}, {value, style}}),
                              styles));
            return std::pair(data.table.columns[0].numbers[0], data.columns[0].unit);
        };
        QCOMPARE(column("t", "1.5", 1), (std::pair{129600.0, std::string("s")}));
        QCOMPARE(column("t [h]", "1.5", 1), (std::pair{36.0, std::string("h")}));
        QCOMPARE(column("t in min", "1.5", 1), (std::pair{2160.0, std::string("min")}));
        QCOMPARE(column("h", "1.5", 1), (std::pair{129600.0, std::string("s")})); // a name
        QCOMPARE(column("share", "0.07", 2), (std::pair{0.07, std::string()}));
        QCOMPARE(column("share [%]", "0.07", 2), (std::pair{7.0, std::string("%")}));
        QCOMPARE(column("share [1]", "0.07", 2), (std::pair{0.07, std::string("1")}));
    }

    void linesAreRowsOfTheSheet() {
        // A title, an empty row, names, units, an empty row amid the data; the table begins in column C.
        std::vector<std::vector<std::string>> rows = {{"Run 7"},
                                                      {},
                                                      {"", "", "t", "", "p"},
                                                      {"", "", "s", "", "bar"},
                                                      {"", "", "0", "", "1"},
                                                      {"", "", "0.1", "", "2"},
                                                      {},
                                                      {"", "", "0.2", "", ""},
                                                      {"", "", "0.3", "", "oops"}};
        for (int i = 4; i < 20; ++i) rows.push_back({"", "", std::to_string(i * 0.1), "", "5"});
        const CsvData data = read(oneSheet(xlsxRows(rows)));
        QCOMPARE(data.dialect.headerLine, std::size_t(3));
        QCOMPARE(data.dialect.unitLine, std::size_t(4));
        QCOMPARE(data.table.rows(), std::size_t(20));
        for (std::size_t i = 0; i < 20; ++i) QCOMPARE(data.table.lines[i], i < 2 ? i + 5 : i + 6);
        const auto t = std::find_if(data.columns.begin(), data.columns.end(),
                                    [](const auto& c) { return c.name == "t"; });
        const auto p = std::find_if(data.columns.begin(), data.columns.end(),
                                    [](const auto& c) { return c.name == "p"; });
        QVERIFY(t != data.columns.end() && p != data.columns.end());
        QCOMPARE(t->unit, std::string("s"));
        QCOMPARE(p->unit, std::string("bar"));
        const auto& values = data.table.columns[static_cast<std::size_t>(p - data.columns.begin())].numbers;
        QCOMPARE(values[1], 2.0);
        QVERIFY(std::isnan(values[2]) && std::isnan(values[3]));
        QCOMPARE(count(data, Kind::TooFewFields), std::size_t(0));
        QCOMPARE(count(data, Kind::NotANumber), std::size_t(1));
        for (const CsvWarning& warning : data.warnings)
            if (warning.kind == Kind::NotANumber) QCOMPARE(warning.line, std::size_t(9));
    }

    void aColumnWithoutACellIsNoColumn() {
        QCOMPARE(textOf(oneSheet(xlsxRows({{"", "t", "", "p"}, {"", "1", "", "2"}, {"", "", "", "3"}}))),
                 std::string("t\tp\n1\t2\n\t3\n"));
    }

    void aMergedHeadNamesTheColumnBelow() {
        XlsxParts parts;
        parts.sheets = {{"Data", xlsxRows({{"t", "pressure", ""},
                                           {"", "p1", "p2"},
                                           {"0", "1", "2"},
                                           {"1", "3", "4"},
                                           {"2", "5", "6"}})}};
        parts.behind =
            "<mergeCells count=\"2\"><mergeCell ref=\"A1:A2\"/><mergeCell ref=\"B1:C1\"/></mergeCells>";
        const CsvData data = read(xlsx(parts));
        QCOMPARE(data.columns.size(), std::size_t(3));
        QCOMPARE(data.columns[0].name, std::string("t"));
        QCOMPARE(data.columns[1].name, std::string("p1"));
        QCOMPARE(data.columns[2].name, std::string("p2"));
        QCOMPARE(data.table.columns[2].numbers, (std::vector<double>{2, 4, 6}));
    }

    void theSheetIsChosenByNameElseTheFirstWithATable() {
        const auto table = [](const std::string& value) {
            return xlsxRows({{"t", "p"}, {"0", value}, {"1", value}, {"2", value}, {"3", value}});
        };
        XlsxParts parts;
        parts.sheets = {
            {"About", xlsxRows({{"Rig"}, {"2 mm"}})}, {"Run 1", table("10")}, {"Run 2", table("20")}};
        const CsvData first = read(xlsx(parts));
        QCOMPARE(first.dialect.sheet, std::string("Run 1"));
        QCOMPARE(first.dialect.tables, (std::vector<std::string>{"About", "Run 1", "Run 2"}));
        QCOMPARE(count(first, Kind::OtherTables), std::size_t(1));
        const std::string told = first.warnings.front().sentence.text();
        QVERIFY2(told.find("\"Run 2\"") != std::string::npos && told.find("About") == std::string::npos,
                 told.c_str());
        const CsvData second = read(xlsx(parts), "Run 2");
        QCOMPARE(second.table.columns[1].numbers[0], 20.0);
        QCOMPARE(count(second, Kind::OtherTables), std::size_t(0));
        QCOMPARE(
            refusal(xlsx(parts), "Run 3"),
            std::string(
                "test.xlsx: the workbook has no sheet \"Run 3\"; it has \"About\", \"Run 1\", \"Run 2\". "
                "Did you mean \"Run 1\"?"));
        parts.states = {{"Run 1", "hidden"}};
        QCOMPARE(read(xlsx(parts)).dialect.sheet, std::string("Run 2"));
        // JSON names it.
        const auto json = nlohmann::json::parse(describeJson(second));
        QCOMPARE(json["sheet"].get<std::string>(), std::string("Run 2"));
        QCOMPARE(json["sheets"].size(), std::size_t(3));
        QVERIFY(json["delimiter"].is_null());
        QCOMPARE(json["columns"][1]["last"].get<double>(), 20.0);
    }

    void openDocumentSheetsAreTheSame() {
        const auto cell = [](const std::string& attributes, const std::string& text = "") {
            return "<table:table-cell " + attributes + "><text:p>" + text + "</text:p></table:table-cell>";
        };
        const auto number = [&](const std::string& value) {
            return cell("office:value-type=\"float\" office:value=\"" + value + "\"", "shown");
        };
        const std::string text = "office:value-type=\"string\"";
        const std::string rows =
            "<table:table-header-rows><table:table-row>" + cell(text, "t <text:s/>[s]") + cell(text, "when") +
            cell(text, "ok") + cell(text, "q") + cell(text, "x [%]") +
            "</table:table-row></table:table-header-rows>" +
            "<table:table-row table:number-rows-repeated=\"2\">" + number("0.5") +
            cell("office:value-type=\"date\" office:date-value=\"2026-11-21T10:11:12.5\"") +
            cell("office:value-type=\"boolean\" office:boolean-value=\"true\"") +
            cell("office:value-type=\"string\" calcext:value-type=\"error\"", "#DIV/0!") +
            cell("office:value-type=\"percentage\" office:value=\"0.5\"") + "</table:table-row>" +
            "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell "
            "table:number-columns-repeated=\"16384\"/>"
            "</table:table-row>" +
            "<table:table-row>" + number("1") + "<table:covered-table-cell/>" +
            "<table:table-cell table:number-columns-repeated=\"2\" office:value-type=\"float\" "
            "office:value=\"7\"/>" +
            "</table:table-row><table:table-row "
            "table:number-rows-repeated=\"1048570\"><table:table-cell/></table:table-row>";
        const std::string bytes =
            ods({{"One", rows}, {"Two", "<table:table-row>" + number("3") + "</table:table-row>"}});
        QCOMPARE(textOf(bytes),
                 std::string("t  [s]\twhen\tok\tq\tx [%]\n0.5\t2026-11-21T10:11:12.5\t1\t#N/A\t50\n"
                             "0.5\t2026-11-21T10:11:12.5\t1\t#N/A\t50\n\n\n\n1\t\t7\t7\t\n"));
        QCOMPARE(read(bytes).table.lines, (std::vector<std::size_t>{2, 3, 7}));
        CsvOverrides second;
        second.sheet = "Two";
        QCOMPARE(tableText(bytes, "x.ods", second).text, std::string("3\n"));
        const auto times = [&](const std::string& value) {
            return "<table:table-row>" +
                   cell("office:value-type=\"time\" office:time-value=\"" + value + "\"") +
                   "</table:table-row>";
        };
        QCOMPARE(textOf(ods({{"T", times("PT10H11M12.5S") + times("PT36H00M00S")}})),
                 std::string("10:11:12.5\n129600 s\n"));
    }

    void aDecimalCommaOfTextsHoldsForAllCells() {
        CsvReadOptions options;
        options.overrides.decimal = ',';
        const CsvData data =
            readCsvText(oneSheet(xlsxRows({{"t", "p"}, {"0.5", "1,25"}, {"1", "2,5"}, {"1.5", "3,75"}})),
                        "a.xlsx", options);
        QCOMPARE(data.table.columns[0].numbers, (std::vector<double>{0.5, 1, 1.5}));
        QCOMPARE(data.table.columns[1].numbers, (std::vector<double>{1.25, 2.5, 3.75}));
    }

    void whatIsNoWorkbookIsRefusedBySentence() {
        const auto has = [](const std::string& told, const char* part) {
            QVERIFY2(told.find(part) != std::string::npos, told.c_str());
        };
        const std::string good = oneSheet(xlsxRows({{"t", "p"}, {"0", "1"}, {"1", "2"}}));
        has(refusal(good.substr(0, good.size() / 2)), "damaged or cut");
        has(refusal(oneSheet("")), "no sheet of the workbook has a cell with content; it has \"Data\"");
        has(refusal(oneSheet(""), "Data"), "sheet \"Data\" has no cell with content");
        has(refusal(zipped({{"a.csv", "t;p"}})), "a ZIP archive, but no workbook");
        has(refusal(zipped({{"xl/workbook.bin", "x"}})), ".xlsb");
        has(refusal(zipped({{"[Content_Types].xml", "x"}, {"word/document.xml", "x"}})), "no workbook");
        has(refusal(std::string("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8)), "password");
        has(refusal("TDSm\x0E"), "TDMS");
        has(refusal("MDF     4.10    "), "asammdf");
        has(refusal(oneSheet(
                "<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"1\"><c r=\"A1\"><v>1</v></c></row>")),
            "behind row 2");
        has(refusal(oneSheet("<row><c t=\"s\"><v>5</v></c></row>")),
            "cell A1 of sheet \"Data\" names the text 5");
        CsvReadOptions options;
        options.overrides.sheet = "Data";
        try {
            readCsvText("t;p\n1;2\n", "a.csv", options);
            QFAIL("a sheet of a text");
        } catch (const Error& e) {
            has(e.what(), "no workbook");
        }
    }

    void hostileWorkbooksAreRefusedByTheirLimit() {
        const auto has = [](const std::string& told, const char* part) {
            QVERIFY2(told.find(part) != std::string::npos, told.substr(0, 400).c_str());
        };
        std::string wide = "<row>";
        for (int i = 0; i < 10'000; ++i) wide += "<c><v>1</v></c>";
        has(refusal(oneSheet(wide + "</row>")), "column NTP (10000), at most 5000");
        has(refusal(oneSheet("<row r=\"1000001\"><c><v>1</v></c></row>")), "behind row 1000000");
        // 66 MB of blanks pack to less than a hundredth.
        has(refusal(oneSheet(std::string(66u << 20, ' '))), "unpacks to more than 64 MB");
        const std::string cell = "<table:table-cell office:value-type=\"string\"><text:p>" +
                                 std::string(2000, 'x') + "</text:p></table:table-cell>";
        has(refusal(ods({{"D", "<table:table-row table:number-rows-repeated=\"900000\">" + cell +
                                   "</table:table-row>"}})),
            "more than 256 MB as text");
        has(refusal(oneSheet("<row><c><v>1</v></c>" + std::string(20u << 20, 'x') + "<c><v>2</v></c></row>")),
            "longer than 16 MB");
    }

    void theRecipeKeepsTheSheetAsLongAsItIsThere() {
        QTemporaryDir dir;
        const auto write = [&](const char* name, const std::string& second) {
            XlsxParts parts;
            const std::string rows = xlsxRows({{"t", "p"}, {"0", "1"}, {"1", "2"}, {"2", "3"}});
            parts.sheets = {{"A", rows}, {second, rows}};
            const std::string path = dir.filePath(name).toStdString();
            std::ofstream(path, std::ios::binary) << xlsx(parts);
            return path;
        };
        DataRecipe recipe;
        recipe.files = {write("1.xlsx", "B")};
        recipe.sheet = "B";
        recipe.measurements = {{"y", "p"}};
        const auto same = appliedTo(recipe, {write("2.xlsx", "B")});
        QVERIFY(same.fits);
        QCOMPARE(same.recipe.sheet, std::string("B"));
        const auto other = appliedTo(recipe, {write("3.xlsx", "C")});
        QVERIFY(!other.fits);
        QCOMPARE(other.recipe.sheet, std::string());
        const CsvPreview preview = sniffCsv(recipe.files.front(), overridesOf(recipe));
        QCOMPARE(preview.dialect.sheet, std::string("B"));
        QCOMPARE(preview.rows.size(), std::size_t(3));
    }
};

RIGOR_TEST(TestWorkbook)
#include "test_workbook.moc"

} // namespace test_workbook

// Files as loggers write them: header blocks, types, names delimited otherwise, sums and end marks, further
// tables. Columns, units and rows are exactly those of the table that was written.

#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/error.h"
#include "tests/support/logger_files.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_csv_styles {

using namespace rigor;
using Kind = CsvWarning::Kind;

namespace {

CsvData read(const std::string& text) { return readCsvText(text, "file.csv"); }

std::vector<std::string> namesOf(const CsvData& data) {
    std::vector<std::string> names;
    for (const Column& column : data.table.columns) names.push_back(column.name);
    return names;
}

std::size_t countOf(const CsvData& data, Kind kind) {
    return static_cast<std::size_t>(std::count_if(data.warnings.begin(), data.warnings.end(),
                                                  [&](const CsvWarning& w) { return w.kind == kind; }));
}

/// "" or what differs from the table that was written.
std::string difference(const sample::LoggerFile& file, const CsvData& data) {
    if (namesOf(data) != file.names) return fmt::format("names {}", fmt::join(namesOf(data), " | "));
    if (data.table.rows() != file.rows) return fmt::format("{} rows for {}", data.table.rows(), file.rows);
    for (std::size_t c = 0; c < file.names.size(); ++c) {
        const Column& column = data.table.columns[c];
        if (column.unit != file.units[c]) return fmt::format("unit {} for {}", column.unit, file.units[c]);
        if (column.numbers.size() != file.rows) return column.name + " holds no numbers";
        for (std::size_t r = 0; r < file.rows; ++r) {
            const double is = column.numbers[r], was = file.values[c][r];
            // Both are the nearest double of the same digits, but for the rounding of the writer's sums.
            if (std::isnan(is) != std::isnan(was) || std::abs(is - was) > 1e-9 * (1 + std::abs(was)))
                return fmt::format("{} for {} in row {} of {}", is, was, r + 1, column.name);
        }
    }
    return {};
}

std::string rowsOf(int count, char delimiter = ',') {
    std::string text;
    for (int r = 0; r < count; ++r)
        text += fmt::format("{:.2f}{}{:.1f}{}{:.1f}\n", 0.01 * r, delimiter, 20.5 + r, delimiter, 1.5 * r);
    return text;
}

} // namespace

class TestCsvStyles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void randomFilesOfLoggersAreReadExactly() {
        for (std::uint64_t seed = 1; seed <= 600; ++seed) {
            const sample::LoggerFile file = sample::LoggerWriter(seed).file();
            std::string wrong;
            try {
                wrong = difference(file, read(file.text));
            } catch (const Error& e) {
                wrong = e.what();
            }
            QVERIFY2(wrong.empty(), fmt::format("seed {}: {} ({})", seed, wrong, file.style).c_str());
        }
    }

    void metadataOfFullWidthNameNoColumns_data() {
        QTest::addColumn<QString>("head");
        QTest::newRow("numbers") << "Gain,2.5,1\nOffset,0.1,2\nRate,100,Hz\n";
        QTest::newRow("padded") << "Vendor,ACME,\nModel,X1,\n,,\n";
        QTest::newRow("blank line") << "Operator,JS,day\nRig,press,left\n\n";
        QTest::newRow("dates") << "Start,2026-11-21,10:11:12\nEnd,2026-11-21,10:12:12\n";
        QTest::newRow("other width") << "ControlDesk\nExperiment,Motor test\nCapture period,0.01\n";
    }
    void metadataOfFullWidthNameNoColumns() {
        QFETCH(QString, head);
        const CsvData data =
            read(head.toStdString() + "time,temp,speed\ns,K,m/s\ndouble,double,double\n" + rowsOf(20));
        QCOMPARE(namesOf(data), (std::vector<std::string>{"time", "temp", "speed"}));
        QCOMPARE(data.table.columns[2].unit, std::string("m/s"));
        QCOMPARE(data.table.rows(), std::size_t(20));
    }

    void twoLinesThatCouldNameAreAskedAbout() {
        const CsvData data = read("Zeit;Druck;Weg\nmeasured;left side;right side\n" + rowsOf(20, ';'));
        QCOMPARE(data.table.columns[1].name, std::string("Druck"));
        const CsvData open = read("alpha;beta;gamma\none;two;three\n" + rowsOf(20, ';'));
        QCOMPARE(countOf(open, Kind::AmbiguousNames), std::size_t(1));
    }

    void linesBehindTheDataAreNoRows_data() {
        QTest::addColumn<QString>("tail");
        for (const char* tail :
             {"END\n", "END", "Average,20.1,3.4\nMax,21,5.4\n", "\n# 20 rows\nEnd of data\n", ",,\n",
              "Statistics\nchannel,min,max\ntemp,19,21\nspeed,1.5,5.4\n", ",,\nMW:,20.1,3\n"})
            QTest::newRow(tail) << tail;
    }
    void linesBehindTheDataAreNoRows() {
        QFETCH(QString, tail);
        const CsvData data = read("time,temp,speed\n" + rowsOf(12) + tail.toStdString());
        QCOMPARE(data.table.rows(), std::size_t(12));
        QVERIFY(data.table.columns[0].type == ColumnType::Number);
        QCOMPARE(data.table.columns[0].numbers.back(), 0.11);
        QVERIFY(countOf(data, Kind::NotARow) + countOf(data, Kind::TruncatedLastRow) == 1);
    }

    void aSummaryOfRowsThatBeginWithTextsIsKnownByItsWord() {
        const CsvData data = read("run,temp,speed\nA1,1,2\nA2,3,4\nA3,5,6\nMean,3,4\n");
        QCOMPARE(data.table.rows(), std::size_t(3));
        QCOMPARE(countOf(data, Kind::NotARow), std::size_t(1));
    }

    void damagedCellsLeaveTheirRowsIn() {
        const CsvData data = read("time,temp,speed\n" + rowsOf(12) + "0.12,err,1.5\n0.13,20.5,err\n");
        QCOMPARE(data.table.rows(), std::size_t(14));
        QCOMPARE(countOf(data, Kind::NotANumber), std::size_t(2));
    }

    void aFurtherTableIsToldAndCanBeChosen() {
        const std::string text =
            "time,temp,speed\n" + rowsOf(12) + "\ntime,pressure\ns,bar\n0.0,1.5\n0.1,2.5\n0.2,3.5\n";
        const CsvData first = read(text);
        QCOMPARE(first.table.rows(), std::size_t(12));
        QCOMPARE(first.table.columns.size(), std::size_t(3));
        QCOMPARE(countOf(first, Kind::OpenEnd), std::size_t(1));
        CsvReadOptions options;
        options.overrides.headerLine = 15;
        const CsvData second = readCsvText(text, "file.csv", options);
        QCOMPARE(namesOf(second), (std::vector<std::string>{"time", "pressure"}));
        QCOMPARE(second.table.rows(), std::size_t(3));
        QCOMPARE(second.table.columns[1].unit, std::string("bar"));
    }

    void namesRepeatedWithinTheDataAreNoRow() {
        std::string text = "time,temp,speed\n";
        for (int r = 0; r < 30; ++r) {
            if (r == 15) text += "time,temp,speed\n";
            text += fmt::format("{:.2f},{:.1f},{:.1f}\n", 0.01 * r, 20.5 + r, 1.5);
        }
        const CsvData data = read(text);
        QCOMPARE(data.table.rows(), std::size_t(30));
        QCOMPARE(countOf(data, Kind::NotARow), std::size_t(1));
        // Times that begin anew are another record.
        const CsvData two = read("time,temp,speed\n" + rowsOf(12) + "time,temp,speed\n" + rowsOf(12));
        QCOMPARE(two.table.rows(), std::size_t(12));
        QCOMPARE(countOf(two, Kind::OpenEnd), std::size_t(1));
    }

    void quotationMarksThatNobodyDoubledStayInTheText() {
        const CsvData data =
            read("t,x,note\n0,1,\"a 5\" pipe\"\n1,2,\"he said \"stop\", then went\"\n2,3,\"plain\"\n");
        QCOMPARE(data.table.columns.size(), std::size_t(3));
        const auto& notes = data.table.columns[2].texts;
        QCOMPARE(notes[0], std::string("a 5\" pipe"));
        QCOMPARE(notes[1], std::string("he said \"stop\", then went"));
        QCOMPARE(notes[2], std::string("plain"));
        QCOMPARE(countOf(data, Kind::StrayQuote), std::size_t(2));
    }

    void rowsThatACommentSignTakesAreCounted() {
        CsvReadOptions options;
        options.overrides.comment = "3";
        const CsvData data = readCsvText("t,x\n1.5,2\n2.5,3\n3.0,4\n3.5,5\n4.5,6\n", "file.csv", options);
        QCOMPARE(data.table.rows(), std::size_t(3));
        QCOMPARE(countOf(data, Kind::CommentedRows), std::size_t(1));
        for (const CsvWarning& w : data.warnings)
            if (w.kind == Kind::CommentedRows)
                QVERIFY(w.sentence.text().starts_with("2 lines") && w.line == 4);
        // Words behind the sign are what it is for.
        QCOMPARE(countOf(read("# a rig\nt,x\n1,2\n# pause\n2,3\n3,4\n"), Kind::CommentedRows),
                 std::size_t(0));
        QCOMPARE(countOf(read("# a rig\nt,x\n1,2\n#1.5,2.5\n2,3\n3,4\n"), Kind::CommentedRows),
                 std::size_t(1));
    }

    void gapsOfTimeAreNamedWithTheirSteps() {
        std::string text = "time_ms,x\n";
        for (int r = 0; r < 60; ++r)
            if (r < 20 || r >= 45) text += fmt::format("{},{}\n", 2 * r, r % 7);
        const CsvData data = read(text);
        QCOMPARE(countOf(data, Kind::Gap), std::size_t(1));
        for (const CsvWarning& w : data.warnings)
            if (w.kind == Kind::Gap) {
                QCOMPARE(w.line, std::size_t(21));
                QVERIFY2(w.sentence.text().find("26 steps") != std::string::npos, w.sentence.text().c_str());
            }
        // Three rows missing are bridged; another rate is no gap.
        std::string even = "t,x\n";
        for (int r = 0; r < 60; ++r)
            if (r < 20 || r >= 22) even += fmt::format("{},{}\n", r < 40 ? r : 40 + 10 * (r - 40), r % 7);
        QCOMPARE(countOf(read(even), Kind::Gap), std::size_t(0));
    }

    /// Names and units in lines that begin with what they are, above rows that have no field for it or leave
    /// it empty: no name may stand over the values of its neighbour.
    void labelsOfLinesShiftNoName_data() {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("before");
        QTest::newRow("DIAdem") << "DIAdem\nChannelname,time,temp,speed\nUnit,s,K,m/s\nLength,12,12,12\n\n"
                                << "";
        QTest::newRow("ControlDesk")
            << "descr,time,temp,speed\ntype,a,b,c\nunit,s,K,m/s\npath,,x/y,x/z\ntrace_values,,,\n"
            << ",";
        QTest::newRow("Yokogawa") << "Header Size,5\nTraceName,time,temp,speed\nVUnit,s,K,m/s\nHUnit,s\n\n"
                                  << "";
        QTest::newRow("units first") << "Unit:,s,K,m/s\nSignal:,time,temp,speed\n"
                                     << ",";
    }
    void labelsOfLinesShiftNoName() {
        QFETCH(QString, head);
        QFETCH(QString, before);
        std::string text = head.toStdString();
        for (int r = 0; r < 12; ++r)
            text += before.toStdString() + fmt::format("{:.2f},{:.1f},{:.1f}\n", 0.01 * r, 20.5 + r, 1.5 * r);
        const CsvData data = read(text);
        QCOMPARE(namesOf(data), (std::vector<std::string>{"time", "temp", "speed"}));
        QCOMPARE(data.table.columns[1].unit, std::string("K"));
        QCOMPARE(data.table.rows(), std::size_t(12));
        QCOMPARE(data.table.columns[0].numbers[11], 0.11);
        QCOMPARE(data.table.columns[2].numbers[11], 16.5);
        CsvReadOptions stated; // as a study keeps it
        stated.overrides.headerLine = data.dialect.headerLine;
        QCOMPARE(namesOf(readCsvText(text, "file.csv", stated)), namesOf(data));
    }
    void aColumnCalledLikeALabelIsAColumn() {
        for (const char* name : {"name", "channel", "signal", "source"}) {
            const CsvData data = read(fmt::format("{},temp,speed\n{}", name, rowsOf(12)));
            QCOMPARE(namesOf(data), (std::vector<std::string>{name, "temp", "speed"}));
        }
    }

    void missingNamesAreMadeUpAndTold_data() {
        QTest::addColumn<QString>("head");
        QTest::addColumn<int>("made");
        QTest::newRow("between") << "time,,speed\n" << 1;
        QTest::newRow("first") << ",temp,speed\n" << 1;
        QTest::newRow("all but the time") << "time,,\n" << 2;
        QTest::newRow("with units") << "time,,speed\ns,,m/s\n" << 1;
        QTest::newRow("last") << "time,temp,\n" << 1;
    }
    void missingNamesAreMadeUpAndTold() {
        QFETCH(QString, head);
        QFETCH(int, made);
        const CsvData data = read(head.toStdString() + rowsOf(12));
        QCOMPARE(data.table.rows(), std::size_t(12));
        QCOMPARE(countOf(data, Kind::Renamed), static_cast<std::size_t>(made));
        // Not told of twice where a delimiter ends every line.
        std::string ended = head.toStdString();
        for (std::size_t at = 0; (at = ended.find('\n', at)) != std::string::npos; at += 2)
            ended.insert(at, ",");
        for (int r = 0; r < 12; ++r)
            ended += fmt::format("{:.2f},{:.1f},{:.1f},\n", 0.01 * r, 20.5 + r, 1.5 * r);
        QCOMPARE(countOf(read(ended), Kind::Renamed), static_cast<std::size_t>(made));
        int named = 0;
        for (const CsvColumn& column : data.columns) named += column.named;
        QCOMPARE(named, 3 - made);
    }

    void unitsInBracketsBelongToTheNameBeforeThem() {
        const std::string rows = rowsOf(12, ' ');
        for (const char* head : {"time [s]  temp [K]  speed [m/s]\n", "# time [s] temp [K] speed [m/s]\n",
                                 "time [s], temp [K], speed [m/s]\n"}) {
            const CsvData data = read(head + rows);
            QCOMPARE(namesOf(data), (std::vector<std::string>{"time", "temp", "speed"}));
            QCOMPARE(data.table.columns[2].unit, std::string("m/s"));
        }
    }

    void numbersOfChannelsAreNamesAboveUnits() {
        const CsvData data = read("x-axis,1,2\nsecond,Volt,Volt\n" + rowsOf(12));
        QCOMPARE(namesOf(data), (std::vector<std::string>{"x-axis", "1", "2"}));
        QCOMPARE(data.table.columns[1].unit, std::string("Volt"));
        QCOMPARE(data.warnings.size(), std::size_t(0));
    }

    /// Below rows that all begin with a rising number: a line without it, or of one field, is no row.
    void sumsWithoutAWordAreNoRows_data() {
        QTest::addColumn<QString>("tail");
        for (const char* tail : {",20.1,3.4,Average\n", "\n,20.1,3.4\n", "12\n", ",20.1,3.4\n,21,5.4\n"})
            QTest::newRow(tail) << tail;
    }
    void sumsWithoutAWordAreNoRows() {
        QFETCH(QString, tail);
        const CsvData data = read("time,temp,speed\n" + rowsOf(12) + tail.toStdString());
        QCOMPARE(data.table.rows(), std::size_t(12));
        QCOMPARE(countOf(data, Kind::NotARow), std::size_t(1));
        // A measured column may lack its last value.
        const CsvData open = read("F,x\n5,1\n3,2\n8,3\n5,4\n,5\n");
        QCOMPARE(open.table.rows(), std::size_t(5));
    }

    void remarksAndRepeatedNamesOfAGoingRecordAreNoRows() {
        std::string text =
            "time,temp,speed\n" + rowsOf(6) + "Recording restarted at 10:15\ntime,temp,speed\n";
        for (int r = 6; r < 12; ++r)
            text += fmt::format("{:.2f},{:.1f},{:.1f}\n", 0.01 * r, 20.5 + r, 1.5 * r);
        const CsvData data = read(text);
        QVERIFY(data.table.columns[0].type == ColumnType::Number);
        QCOMPARE(data.table.rows(), std::size_t(12));
        QCOMPARE(countOf(data, Kind::NotARow), std::size_t(2));
    }

    void ofSeveralLabViewSegmentsTheFirstIsRead() {
        const std::string block =
            "Channels\t2\t\nSamples\t9\t9\nY_Unit_Label\tVolts\tAmps\nX_Dimension\tTime\t"
            "Time\nX0\t0\t0\nDelta_X\t0.01\t0.01\n***End_of_Header***\t\t\n"
            "X_Value\tU\tI\tComment\n";
        std::string rows;
        for (int r = 0; r < 9; ++r)
            rows += fmt::format("{:.2f}\t{:.1f}\t{:.1f}\t\n", 0.01 * r, 1.5 * r, 20.5 + r);
        const CsvData data =
            read("LabVIEW Measurement\t\nSeparator\tTab\nMulti_Headings\tYes\nX_Columns\tOne\n"
                 "***End_of_Header***\t\n\t\n" +
                 block + rows + "\n" + block + rows);
        QCOMPARE(data.table.rows(), std::size_t(9));
        for (std::size_t c = 0; c < 3; ++c) QVERIFY(data.table.columns[c].type == ColumnType::Number);
        QCOMPARE(data.table.columns[2].unit, std::string("Amps"));
        QCOMPARE(countOf(data, Kind::OpenEnd), std::size_t(1));
    }

    void anotherClockIsAskedAbout() {
        const auto record = [](const char* head, double step, bool shorter) {
            std::string text = head;
            for (int r = 0; r < 12; ++r)
                text += shorter && r > 5 ? fmt::format("{:.2f},{:.1f},,\n", 0.01 * r, 1.5 * r)
                                         : fmt::format("{:.2f},{:.1f},{:.2f},{:.1f}\n", 0.01 * r, 1.5 * r,
                                                       step * r, 20.5 + r);
            return countOf(read(text), Kind::SeveralTimes);
        };
        QCOMPARE(record("time,p,time B,T\n", 0.1, true), std::size_t(1));
        QCOMPARE(record("t1,p,t2,F\n", 0.1, true), std::size_t(1));
        QCOMPARE(record("time,p,time,T\n", 0.1, true), std::size_t(1));
        QCOMPARE(record("time_s,p,time_ms,T\n", 10, false), std::size_t(0)); // the same times
        // Of "T [K]" no time is made.
        QCOMPARE(record("T [K],p,time [s],time 2 [s]\n", 0.1, false), std::size_t(0));
        QCOMPARE(record("time,p,travel,T\n", 0.1, true), std::size_t(0));
        // A temperature that rises is no clock, and neither is one that stands before the times.
        QCOMPARE(record("time [s],p,T1 [degC],T2 [degC]\n", 0.1, true), std::size_t(0));
        const auto before = [](const char* head) {
            std::string text = head;
            for (int r = 0; r < 12; ++r)
                text += fmt::format("{:.2f},{:.2f},1\n", 0.1 * r * r + 0.1 * r, 0.01 * r);
            return countOf(read(text), Kind::SeveralTimes);
        };
        QCOMPARE(before("Time2,Time,p\n"), std::size_t(1));
        QCOMPARE(before("T2 [K],Time,p\n"), std::size_t(0));
    }
};

RIGOR_TEST(TestCsvStyles)
#include "test_csv_styles.moc"

} // namespace test_csv_styles

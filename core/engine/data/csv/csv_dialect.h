#pragma once
// How a text file of measured data is written: what the reader recognises, what can be overridden, and what
// it warns about.

#include "core/engine/data/table.h"
#include "core/foundation/base/translate.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

enum class CsvEncoding { Utf8, Utf16Le, Utf16Be, Latin1, Windows1252 };

/// Order of the three numbers of a date that does not begin with a four-digit year.
enum class DateOrder { DayMonthYear, MonthDayYear };

/// Physical lines count from 1; 0 = there is none.
struct CsvDialect {
    CsvEncoding encoding = CsvEncoding::Utf8;
    bool bom = false;
    char delimiter = ',';       ///< , ; tab | or ' ' = runs of blanks and tabs, '\0' = one column
    char decimal = '.';         ///< . or ,
    std::string thousands;      ///< grouping sign in numbers, "" = none
    std::string newline;        ///< "LF", "CRLF", "CR", "mixed", "" = one line without end
    std::string comment;        ///< lines that start so are skipped, "" = none
    std::size_t headerLine = 0; ///< line on which the column names start
    std::size_t unitLine = 0;   ///< line of units below the names
    std::size_t dataLine = 0;   ///< line of the first row of data
    DateOrder dateOrder = DateOrder::DayMonthYear;
    std::string writer;            ///< "LabVIEW", "DIAdem" if the header block of one of them was recognised
    std::size_t skippedFields = 0; ///< fields at the start of every line that belong to no column (DIAdem)
    std::size_t usualFields = 0;   ///< fields of most rows, skipped ones included
    /// Of a file that is no text (table_text.h): the sheet of a workbook or the variable of a MAT file that
    /// was read, and all that `[data] sheet` or `variable` may name. Lines then are rows of the sheet, or
    /// samples.
    std::string sheet, variable;
    std::vector<std::string> tables;
};

/// What the user says instead of the guess; empty = recognise.
struct CsvOverrides {
    std::optional<CsvEncoding> encoding;
    std::optional<char> delimiter;
    std::optional<char> decimal;
    std::optional<std::string> thousands;
    std::optional<std::string> comment;
    std::optional<std::size_t> headerLine; ///< 0 = the file has no names
    std::optional<std::size_t> unitLine;   ///< 0 = the file has no line of units
    std::optional<DateOrder> dateOrder;
    std::string sheet;                       ///< of a workbook; "" = the first with a table
    std::string variable;                    ///< of a MAT file; "" = the one that has a time
    std::map<std::string, ColumnType> types; ///< by column name
};

struct CsvWarning {
    enum class Kind {
        NotUtf8,          ///< bytes are no UTF-8; read as Latin-1 or Windows-1252
        MixedLineEnds,    ///< CRLF, LF and CR in one file
        TooFewFields,     ///< a row shorter than the others: the rest is missing
        TooManyFields,    ///< a row longer than the others: the rest is ignored
        TruncatedLastRow, ///< the last row is cut and was left out
        NotANumber,       ///< a cell of a number column is neither number nor missing: read as missing
        NotADate,         ///< the same in a column of dates
        InvalidNumber,    ///< infinite or out of range
        Renamed,          ///< a column had no name or one that another column has
        NoHeader,         ///< no names found
        SkippedLine,      ///< a line between names and data that holds no units
        UnknownUnit,      ///< a unit text that is not understood
        AmbiguousDate,    ///< day and month cannot be told apart
        AmbiguousDecimal, ///< decimals and thousands cannot be told apart
        MixedTimeZones,   ///< offsets differ within a column: converted to UTC
        DateJoined,       ///< the times of day of one column were completed with the dates of another
        RepeatedTime,     ///< the time of a row equals that of the row before
        BackwardTime,     ///< the time of a row lies before that of the row before
        StrayQuote,       ///< a quotation mark that opens nothing or is never closed
        EmptyColumn,      ///< a column without any value
        CommentedRows,    ///< lines with numbers like a row were skipped as comments
        NotARow,          ///< lines amid or behind the data that hold no row: titles, sums, an end mark
        OtherDelimiter,   ///< the names are delimited otherwise than the data
        AmbiguousNames,   ///< several lines could name the columns
        SeveralTimes,     ///< columns with a time base of their own
        Gap,              ///< no rows for more than a few of the usual steps of time
        OpenEnd,          ///< a further segment or table of the file was not read
        OtherTables,      ///< other sheets or variables of the file could be meant, or are of no use
        NoCachedValue,    ///< formulas of a workbook that no program has computed
    };
    Kind kind;
    std::size_t line = 0; ///< physical line, 0 = the file as a whole
    Message sentence;     ///< for people; names line and column itself
    std::string column;   ///< of times that repeat, go backwards or leave a gap: the one taken for the time
};

/// Whether it can change no number of a column that is used: how the text was read, lines that are none of
/// data.
bool isNote(CsvWarning::Kind kind);

/// A column as recognised.
struct CsvColumn {
    std::string name;
    std::string unit; ///< as written, "" = none stated
    ColumnType type = ColumnType::Number;
    std::string suffix;  ///< unit text behind every number ("0.01 sec"), "" = none
    bool named = true;   ///< false: the name was made up
    std::string rawName; ///< as written
};

/// "utf-8", "utf-16-le", "utf-16-be", "latin-1", "cp1252".
std::string toString(CsvEncoding encoding);
/// From those names and the usual other spellings ("windows-1252", "iso-8859-1"); throws Error otherwise.
CsvEncoding csvEncoding(const std::string& name);
/// "," ";" "\t" "|" "whitespace", "" for one column.
std::string delimiterName(char delimiter);
/// From those names, "tab", "space", "none"; throws Error otherwise.
char csvDelimiter(const std::string& name);
/// "number", "text", "datetime".
std::string toString(ColumnType type);
/// "too-few-fields", ...: for JSON and filters.
std::string toString(CsvWarning::Kind kind);

} // namespace rigor

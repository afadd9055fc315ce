#pragma once
// From the beginning of a file to its dialect and columns: the steps, each a function that can be tested.

#include "core/engine/data/csv/csv_cursor.h"
#include "core/engine/data/csv/csv_dialect.h"

#include <string_view>

namespace rigor {

/// What reading the rows needs to know.
struct CsvPlan {
    CsvDialect dialect;
    std::vector<CsvColumn> columns;
    std::vector<bool> droppable; ///< columns without a name, left out if they are empty in all rows
    std::vector<CsvWarning> warnings;
    std::string timeStep;       ///< of a LabVIEW file without times, as written
    std::size_t dataOffset = 0; ///< byte of the text at which the first row of data starts; its size if none
    std::size_t dataEnd =
        std::string_view::npos; ///< byte at which a further table begins; npos = none is seen
};

/// `text`: UTF-8, the whole file or its beginning (`cut`). Encoding, bom and file name are the caller's.
CsvPlan recogniseCsv(std::string_view text, bool cut, const CsvOverrides& overrides);

/// "LF", "CRLF", "CR", "mixed" or "".
std::string recogniseNewline(std::string_view text);

/// "#", "%", "//" or "!" if the first line that is not blank starts so.
std::string recogniseComment(std::string_view text);

/// The delimiter whose fields are equally many in most rows and are mostly numbers, dates or missing values.
char recogniseDelimiter(std::string_view text, const std::string& comment);

struct DecimalGuess {
    char decimal = '.';
    std::string thousands;
    bool ambiguous = false; ///< every separator stands before exactly three digits and could group them
};
/// From the texts of the cells, by column.
DecimalGuess recogniseDecimal(const std::vector<std::vector<std::string>>& columns, char delimiter);

struct DateOrderGuess {
    DateOrder order = DateOrder::DayMonthYear;
    bool ambiguous = false;
};
DateOrderGuess recogniseDateOrder(const std::vector<std::vector<std::string>>& columns);

/// Type (and suffix) of a column from its cells: nine tenths of those that are not missing must agree.
CsvColumn recogniseType(const std::vector<std::string>& cells, const CsvDialect& dialect);

/// "Zeit [s]", "p (bar)", "F / N", "Druck in bar" -> name and unit. Empty unit = none stated.
struct NameAndUnit {
    std::string name, unit;
};
NameAndUnit splitHeader(const std::string& text, bool parentheses);
/// Whether texts in parentheses are units: all of the header's are, or those that are have two letters.
bool parenthesesHoldUnits(const std::vector<std::string>& header);

/// What the header block of LabVIEW or DIAdem states.
struct WriterBlock {
    std::string writer; ///< "" = neither
    std::optional<char> delimiter, decimal;
    std::size_t headerLine = 0, unitLine = 0, dataLine = 0;
    std::vector<std::string> units; ///< LabVIEW: by column
    std::size_t skippedFields = 0;
    std::string timeStep; ///< LabVIEW: Delta_X as written, if there is no X column
};
WriterBlock recogniseWriter(std::string_view text);

} // namespace rigor

#pragma once
// What a cell of a sheet holds, in the same words for .xlsx and .ods, and who takes the rows.

#include <cstddef>
#include <string>
#include <vector>

namespace rigor {

struct SheetCell {
    enum class Kind {
        Number,
        Percent,  ///< number: the value, 0.5 where the sheet shows 50 %
        Duration, ///< number: s
        Moment,   ///< text: ISO date, time of day, or both
        Text,
        Missing, ///< an error such as #DIV/0!
        NoValue  ///< a formula that no program has computed
    };
    std::size_t column = 0; ///< from 0
    Kind kind = Kind::Text;
    double number = 0;
    std::string text;
};

class SheetRows {
  public:
    virtual ~SheetRows() = default;
    /// One row that has cells: its number from 1, rising; cells by column, none of them empty. False =
    /// enough.
    virtual bool row(std::size_t number, const std::vector<SheetCell>& cells) = 0;
    /// The cell in that column (from 0) reaches from one row to another. May come before or behind the rows.
    virtual void merged(std::size_t firstRow, std::size_t lastRow, std::size_t column) = 0;
};

/// The sheets of a workbook, each read row by row.
class WorkbookReader {
  public:
    virtual ~WorkbookReader() = default;
    /// In their order; those that are hidden are in `hidden`.
    struct Sheet {
        std::string name;
        bool hidden = false;
    };
    virtual const std::vector<Sheet>& sheets() const = 0;
    /// Throws Error: damaged, cut, or beyond the limits (SheetLimits).
    virtual void read(std::size_t sheet, SheetRows& rows) const = 0;
};

/// What is read of a workbook, so that a hostile one of a few kilobytes takes neither memory nor time.
struct SheetLimits {
    static constexpr std::size_t rows = 1'000'000;
    static constexpr std::size_t columns = 5000;
    static constexpr std::size_t rowsOfExcel = 1'048'576, columnsOfExcel = 16'384;
    static constexpr std::size_t text = 256 << 20;    ///< bytes of one sheet as text
    static constexpr std::size_t sheet = 512 << 20;   ///< bytes of its XML
    static constexpr std::size_t strings = 128 << 20; ///< bytes of the XML of shared strings
    static constexpr std::size_t part = 8 << 20;      ///< bytes of any other part
};

/// "AB" of column 27 (from 0).
std::string columnLetters(std::size_t column);

} // namespace rigor

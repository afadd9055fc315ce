#pragma once
// A sheet as delimited text: tab, decimal point (or comma, as told), UTF-8, ISO dates, the shortest digits
// that give the same number, one line for each row of the sheet, so that a line number is a row number.

#include "core/engine/data/workbook/sheet_cell.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigor {

class SheetText : public SheetRows {
  public:
    /// `name` of the sheet and `file` for messages.
    SheetText(std::string file, std::string name, char decimal)
        : file_(std::move(file)), name_(std::move(name)), decimal_(decimal) {}

    /// Throws Error: more rows, columns or text than SheetLimits allow.
    bool row(std::size_t number, const std::vector<SheetCell>& cells) override;
    void merged(std::size_t firstRow, std::size_t lastRow, std::size_t column) override;

    /// The text; this object is empty then. Columns without any cell are left out. What is merged over
    /// several rows of the head stands in each of them: the last is the one that names columns.
    std::string take();
    std::size_t rows() const { return rows_; } ///< that have cells
    std::size_t formulasWithoutValue() const { return withoutValue_; }
    const std::string& firstWithoutValue() const { return firstWithoutValue_; } ///< "B7"

  private:
    struct Merge {
        std::size_t first, last, column;
    };
    void add(std::string& line, const SheetCell& cell);
    std::string durationIn(const SheetCell& cell) const;
    std::string percentIn(const SheetCell& cell) const;
    std::string unitAbove(std::size_t column) const;
    void fillMerged(std::vector<std::string>& lines) const;
    std::string shownNumber(double number) const;

    std::string file_, name_;
    char decimal_;
    std::size_t rows_ = 0, last_ = 0, bytes_ = 0, withoutValue_ = 0;
    std::string firstWithoutValue_;
    std::vector<bool> used_;                      ///< by column
    std::vector<std::vector<std::string>> heads_; ///< by column: texts of its cells in the head
    std::vector<std::string> head_;   ///< the first rows as lines, tabs between all columns from the first
    std::vector<std::string> blocks_; ///< the rows behind
    std::vector<Merge> merges_;
};

} // namespace rigor

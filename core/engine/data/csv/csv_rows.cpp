#include "core/engine/data/csv/csv_rows.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_block.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {
namespace {

using Kind = CsvWarning::Kind;

constexpr std::size_t kLinesBehind = 5, kRowsBehind = 50, kRowsOfAKey = 3;

std::string excerptOf(std::string_view line) {
    line = trimmed(line);
    if (line.size() <= 40) return std::string(line);
    std::size_t cut = 37;
    while (cut > 0 && (static_cast<unsigned char>(line[cut]) & 0xC0) == 0x80) --cut;
    return std::string(line.substr(0, cut)) + "...";
}

class OddRows {
  public:
    OddRows(CsvRows& rows, const CsvPlan& plan, const std::vector<OddRow>& odd, const char* end)
        : rows_(rows), plan_(plan), odd_(odd), end_(end) {}

    void leaveOut() {
        const std::size_t all = rows_.table.rows();
        std::size_t kept = all;
        for (const OddRow& odd : odd_)
            if (odd.nothing && beginsTable(odd)) {
                kept = odd.row;
                break;
            }
        for (std::size_t row = kept; row < all; ++row) out_.insert(row);
        if (kept == all) kept = leaveEnd(all);
        for (const OddRow& odd : odd_) {
            if (odd.row >= kept || !odd.nothing) continue;
            out_.insert(odd.row);
            warn(Kind::NotARow, odd.line,
                 repeatsNames(odd)
                     ? filled(sentence("Data", "line {} repeats the names of the columns; it is no row"),
                              odd.line)
                     : filled(sentence("Data", "line {} holds no row (\"{}\"); it is not read"), odd.line,
                              excerptOf(lineOf(odd))));
        }
        if (!out_.empty() && out_.size() < all) erase();
    }

  private:
    std::string_view lineOf(const OddRow& odd) const {
        CsvCursor cursor({odd.at, static_cast<std::size_t>(end_ - odd.at)}, '\0');
        return cursor.skipLine();
    }

    bool repeatsNames(const OddRow& odd) const {
        const auto cells = cellsOfRow({odd.at, static_cast<std::size_t>(end_ - odd.at)}, plan_);
        for (std::size_t c = 0; c < cells.size(); ++c)
            if (plan_.columns[c].named && cells[c] != trimmed(plan_.columns[c].rawName)) return false;
        return true;
    }

    /// Texts with rows of another width behind them, or with times that begin anew.
    bool beginsTable(const OddRow& odd) {
        const auto records =
            csvRecords({odd.at, static_cast<std::size_t>(end_ - odd.at)}, plan_.dialect.delimiter,
                       plan_.dialect.comment, kLinesBehind, odd.line);
        if (records.empty() || !isRowOfTexts(records[0].fields) || odd.row == 0) return false;
        const Column* key = keyColumn();
        for (std::size_t k = 1; key && k + 1 < records.size(); ++k) {
            if (!isRowOfValues(records[k].fields)) continue;
            if (!isRowOfValues(records[k + 1].fields)) return false;
            bool again = false;
            const auto& lines = rows_.table.lines;
            const auto at = std::lower_bound(lines.begin(), lines.end(), records[k].line);
            if (at != lines.end() && *at == records[k].line) {
                double last = std::nan("");
                for (std::size_t row = odd.row; row-- > 0 && std::isnan(last);) last = key->numbers[row];
                again = key->numbers[static_cast<std::size_t>(at - lines.begin())] <= last;
            }
            if (!again && records[k].fields.size() == plan_.dialect.usualFields) return false;
            warn(Kind::OpenEnd, odd.line, furtherTableSentence(records[0]));
            return true;
        }
        return false;
    }

    const Column* keyColumn() const {
        for (std::size_t c = 0; c < plan_.columns.size(); ++c)
            if (plan_.columns[c].type != ColumnType::Text) return &rows_.table.columns[c];
        return nullptr;
    }

    /// The number of rows before the sums and end marks. Of a table that begins with texts only what begins
    /// with a word of a summary is known to be none of its rows.
    std::size_t leaveEnd(std::size_t all) {
        std::size_t kept = all;
        std::size_t next = odd_.size();
        const Column& first = rows_.table.columns.front();
        key_ = risingKey(all);
        while (kept > 0 && all - kept < kRowsBehind) {
            const bool odd = next > 0 && odd_[next - 1].row == kept - 1;
            const bool word = first.type == ColumnType::Text && isSummaryWord(first.texts[kept - 1]);
            if (!odd && !word && !isEmpty(kept - 1) && !isLoneNumber(kept - 1) && !lacksKey(kept - 1)) break;
            if (odd) --next;
            --kept;
        }
        // All of a short file, or a long stretch of damaged cells: no summary.
        if (kept == all || kept == 0 || all - kept == kRowsBehind) return all;
        for (std::size_t row = kept; row < all; ++row) out_.insert(row);
        const auto& lines = rows_.table.lines;
        const bool empty = isEmpty(kept) && (next == odd_.size() || odd_[next].row != kept);
        const std::string said = excerptOf(lineAt(lines[kept]));
        warn(Kind::NotARow, lines[kept],
             empty ? filled(sentence("Data", "from line {} on there are no values in the {} lines behind the "
                                             "data; they are not read"),
                            lines[kept], all - kept)
             : all - kept == 1
                 ? filled(sentence("Data", "line {} behind the data holds no row (\"{}\"); it is not read"),
                          lines[kept], said)
                 : filled(sentence("Data",
                                   "lines {} to {} behind the data hold no rows (\"{}\", ...); they are "
                                   "not read"),
                          lines[kept], lines.back(), said));
        return kept;
    }

    /// The first column of numbers if it counts or tells time: it rises, and only rows at the end lack it.
    const Column* risingKey(std::size_t all) const {
        const Column* key = keyColumn();
        if (!key) return nullptr;
        std::size_t end = all;
        while (end > 0 && all - end < kRowsBehind &&
               (std::isnan(key->numbers[end - 1]) || isLoneNumber(end - 1)))
            --end;
        bool rises = end >= kRowsOfAKey && all - end < kRowsBehind;
        for (std::size_t row = 1; row < end && rises; ++row)
            rises = key->numbers[row] > key->numbers[row - 1];
        return rises ? key : nullptr;
    }

    /// A sum or a mean below rows that all begin with a time or a count.
    bool lacksKey(std::size_t row) const { return key_ && std::isnan(key_->numbers[row]); }

    /// A line of one field in a table of several: a count of the rows, or a row that was cut.
    bool isLoneNumber(std::size_t row) const {
        const auto& columns = rows_.table.columns;
        const bool others = std::any_of(columns.begin() + 1, columns.end(), [&](const Column& column) {
            return column.type == ColumnType::Text ? !column.texts[row].empty()
                                                   : !std::isnan(column.numbers[row]);
        });
        if (others || columns.size() < 2) return false;
        const std::size_t line = rows_.table.lines[row];
        return std::any_of(rows_.warnings.rbegin(), rows_.warnings.rend(), [&](const CsvWarning& w) {
            return w.kind == Kind::TooFewFields && w.line == line;
        });
    }

    /// Nothing but delimiters or missing values.
    bool isEmpty(std::size_t row) const {
        const auto& columns = rows_.table.columns;
        return std::all_of(columns.begin(), columns.end(), [&](const Column& column) {
            return column.type == ColumnType::Text ? column.texts[row].empty()
                                                   : std::isnan(column.numbers[row]);
        });
    }

    void erase() {
        Table& table = rows_.table;
        std::set<std::size_t> gone; // their lines
        for (const std::size_t row : out_) gone.insert(table.lines[row]);
        // What was said of their cells is said of no row now.
        std::erase_if(rows_.warnings, [&](const CsvWarning& w) {
            const bool ofCells = w.kind == Kind::NotANumber || w.kind == Kind::NotADate ||
                                 w.kind == Kind::TooFewFields || w.kind == Kind::TooManyFields ||
                                 w.kind == Kind::StrayQuote || w.kind == Kind::InvalidNumber;
            return ofCells && gone.count(w.line) > 0;
        });
        const auto compact = [&](auto& values) {
            std::size_t to = *out_.begin();
            for (std::size_t row = to; row < values.size(); ++row)
                if (!out_.count(row)) values[to++] = std::move(values[row]);
            values.resize(to);
        };
        for (Column& column : table.columns) {
            if (column.type == ColumnType::Text)
                compact(column.texts);
            else
                compact(column.numbers);
        }
        compact(table.lines);
        rows_.warnings.insert(rows_.warnings.end(), said_.begin(), said_.end());
        recount(gone);
    }

    /// Cells of the rows left out are no damaged cells of their columns; the last row is another one now.
    void recount(const std::set<std::size_t>& gone) {
        for (const OddRow& odd : odd_) {
            if (!gone.count(odd.line)) continue;
            const auto cells = cellsOfRow({odd.at, static_cast<std::size_t>(end_ - odd.at)}, plan_);
            for (std::size_t c = 0; c < cells.size(); ++c)
                if (plan_.columns[c].type != ColumnType::Text && rows_.notNumbers[c] > 0 &&
                    !isMissing(cells[c]) &&
                    !cellNumber(cells[c], plan_.dialect.decimal, plan_.dialect.thousands))
                    --rows_.notNumbers[c];
        }
        rows_.lastRow = textOfLine(rows_.table.lines.back(), rows_.lastRow);
        if (gone.count(plan_.dialect.dataLine))
            rows_.firstRow = textOfLine(rows_.table.lines.front(), rows_.firstRow);
    }

    std::string_view lineAt(std::size_t line) const {
        return CsvCursor(textOfLine(line, {}), '\0').skipLine();
    }

    std::string_view textOfLine(std::size_t line, std::string_view instead) const {
        const char* const begin = rows_.firstRow.data();
        CsvCursor cursor({begin, static_cast<std::size_t>(end_ - begin)}, '\0', plan_.dialect.dataLine);
        while (!cursor.atEnd() && cursor.line() < line) cursor.skipLine();
        return cursor.atEnd()
                   ? instead
                   : std::string_view(cursor.position(), static_cast<std::size_t>(end_ - cursor.position()));
    }

    void warn(Kind kind, std::size_t line, Message sentence) {
        said_.push_back({kind, line, std::move(sentence)});
    }

    CsvRows& rows_;
    const CsvPlan& plan_;
    const std::vector<OddRow>& odd_;
    const char* end_;
    const Column* key_ = nullptr; ///< risingKey
    std::set<std::size_t> out_;   ///< rows that are none
    std::vector<CsvWarning> said_;
};

} // namespace

void leaveOutOddRows(CsvRows& rows, const CsvPlan& plan, const std::vector<OddRow>& odd, const char* end) {
    if (rows.table.rows() == 0 || rows.table.columns.empty()) return;
    OddRows(rows, plan, odd, end).leaveOut();
}

} // namespace rigor

#include "core/engine/data/csv/csv_parse.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/csv_rows.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>
#include <thread>

namespace rigor {
namespace {

using Kind = CsvWarning::Kind;

constexpr std::size_t kBlockBytes = 1 << 20;
constexpr std::size_t kWarningsPerBlock = 200;
constexpr std::size_t kOddRowsPerBlock = 10000;
constexpr std::size_t kRowsBetweenStops = 4096;
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();
constexpr int kNoOffset = std::numeric_limits<int>::min();

/// What one block of the text gives. Its rows start at row `firstRow` of the columns.
struct Block {
    std::string_view text;
    std::size_t line = 0;     ///< number of its first line
    std::size_t firstRow = 0; ///< slots before it are for the blocks before
    std::size_t rows = 0;
    std::vector<CsvWarning> warnings;
    std::size_t suppressed = 0;
    std::size_t commentedRows = 0, firstCommentedRow = 0; ///< comments that hold numbers like a row

    std::vector<std::size_t> notNumbers;
    std::vector<int> smallestOffset, largestOffset; ///< of UTC, by column
    std::vector<OddRow> odd;                        ///< rows from firstRow on
    const char* lastRow = nullptr;
    const char* firstRowAt = nullptr;
};

class BlockReader {
  public:
    BlockReader(Block& block, const CsvPlan& plan, Table& table, bool lastBlock, std::stop_token stop)
        : block_(block), plan_(plan), table_(table), lastBlock_(lastBlock), stop_(std::move(stop)),
          cursor_(block.text, plan.dialect.delimiter, block.line), row_(block.firstRow) {
        block_.notNumbers.assign(plan.columns.size(), 0);
        block_.smallestOffset.assign(plan.columns.size(), std::numeric_limits<int>::max());
        block_.largestOffset.assign(plan.columns.size(), kNoOffset);
        while (keyColumn_ < plan.columns.size() && plan.columns[keyColumn_].type == ColumnType::Text)
            ++keyColumn_;
    }

    void run() {
        const std::string& comment = plan_.dialect.comment;
        while (!cursor_.atEnd()) {
            const char first = *cursor_.position();
            const bool unusual = first == ' ' || first == '\t' || first == '\n' || first == '\r';
            if (unusual && cursor_.atBlankLine()) {
                cursor_.skipLine();
                continue;
            }
            if (!comment.empty() && (first == comment[0] || unusual)) {
                const std::string_view rest(cursor_.position(),
                                            static_cast<std::size_t>(cursor_.end() - cursor_.position()));
                if (isComment(rest, comment, plan_.dialect.delimiter)) {
                    const std::size_t line = cursor_.line();
                    if (holdsRow(cursor_.skipLine(), comment) && block_.commentedRows++ == 0)
                        block_.firstCommentedRow = line;
                    continue;
                }
            }
            if (!readRow()) break;
            if (row_ % kRowsBetweenStops == 0 && stop_.stop_requested()) break;
        }
        block_.rows = row_ - block_.firstRow;
    }

  private:
    /// Whether a comment, as it stands or without its sign, holds numbers where a row has them.
    bool holdsRow(std::string_view line, const std::string& comment) const {
        const auto numbersOf = [&](std::string_view text) {
            std::size_t numbers = 0;
            for (const std::string& cell : cellsOfRow(text, plan_))
                numbers += cellNumber(cell, plan_.dialect.decimal, plan_.dialect.thousands).has_value();
            return numbers;
        };
        const auto columns = static_cast<std::size_t>(
            std::count_if(plan_.columns.begin(), plan_.columns.end(),
                          [](const CsvColumn& c) { return c.type == ColumnType::Number; }));
        const auto sign = line.find(comment);
        return columns > 0 &&
               (numbersOf(line) * 2 > columns ||
                numbersOf(line.substr(std::min(sign + comment.size(), line.size()))) * 2 > columns);
    }

    /// One row. False at the end of what is to be read.
    bool readRow() {
        const char* const start = cursor_.position();
        rowLine_ = cursor_.line();
        goodCells_ = badCells_ = 0;
        keyIsBad_ = false;
        CsvField field;
        field.end = CsvField::End::Delimiter;
        std::size_t fields = 0;
        const std::size_t skipped = plan_.dialect.skippedFields;
        for (; fields < skipped && field.end == CsvField::End::Delimiter; ++fields) field = cursor_.next();
        std::size_t column = 0;
        for (; column < plan_.columns.size() && field.end == CsvField::End::Delimiter; ++column, ++fields)
            field.end = readCell(column);
        const std::size_t given = column;
        for (; column < plan_.columns.size(); ++column) setMissing(column);
        bool surplus = false;
        while (field.end == CsvField::End::Delimiter) {
            field = cursor_.next();
            ++fields;
            surplus = surplus || !trimmed(field.text).empty();
        }
        const std::size_t usual = plan_.dialect.usualFields;
        const bool cutOff = lastBlock_ && field.end == CsvField::End::Text && cursor_.atEnd();
        if (fields < usual && cutOff) {
            warn(Kind::TruncatedLastRow,
                 filled(sentence("Data", "line {} is cut after {} of {} fields and was left out"), rowLine_,
                        fields, usual));
            return false;
        }
        if (fields < usual && given < plan_.columns.size())
            warn(Kind::TooFewFields,
                 filled(sentence("Data", "line {} has {} of {} fields; the others are missing"), rowLine_,
                        fields, usual));
        if (surplus)
            warn(Kind::TooManyFields,
                 filled(sentence("Data", "line {} has {} fields instead of {}; those behind are not read"),
                        rowLine_, fields, plan_.columns.size() + skipped));
        table_.lines[row_] = rowLine_;
        if (((badCells_ > 0 && goodCells_ == 0) || keyIsBad_) && block_.odd.size() < kOddRowsPerBlock)
            block_.odd.push_back({row_, rowLine_, start, goodCells_ == 0});
        if (!block_.firstRowAt) block_.firstRowAt = start;
        block_.lastRow = start;
        ++row_;
        return true;
    }

    CsvField::End readCell(std::size_t index) {
        const CsvColumn& column = plan_.columns[index];
        if (column.type == ColumnType::Number) {
            const auto end = readPlainNumber(index);
            if (end) return *end;
        }
        const CsvField field = cursor_.next();
        if (field.stray)
            warn(Kind::StrayQuote, filled(sentence("Data", "line {}: a quotation mark in column \"{}\" opens "
                                                           "no complete quotation; it is read as it stands"),
                                          rowLine_, column.name));
        if (field.inner)
            warn(Kind::StrayQuote,
                 filled(sentence("Data", "line {}: quotation marks within column \"{}\" are "
                                         "not doubled; they are read as part of the text"),
                        rowLine_, column.name));
        switch (column.type) {
        case ColumnType::Text:
            table_.columns[index].texts[row_] = unquoted(field);
            break;
        case ColumnType::Number:
            table_.columns[index].numbers[row_] = number(index, field.text);
            break;
        case ColumnType::DateTime:
            table_.columns[index].numbers[row_] = moment(index, field.text);
            break;
        }
        return field.end;
    }

    /// The common case: nothing but a number up to the delimiter or the end of the line.
    std::optional<CsvField::End> readPlainNumber(std::size_t index) {
        const char* at = cursor_.position();
        const char* const end = cursor_.end();
        const char delimiter = plan_.dialect.delimiter;
        while (at != end && *at == ' ') ++at;
        double value;
        if (!readNumber(at, end, plan_.dialect.decimal, value) || at == end) return std::nullopt;
        if (!std::isfinite(value)) return std::nullopt; // "1e400": a problem to be told
        if (*at == delimiter && delimiter != ' ' && delimiter != '\0') {
            ++goodCells_;
            cursor_.moveTo(at + 1);
            table_.columns[index].numbers[row_] = value;
            return CsvField::End::Delimiter;
        }
        if (*at != '\n' && *at != '\r') return std::nullopt;
        ++goodCells_;
        cursor_.moveTo(at);
        cursor_.takeLineEnd();
        table_.columns[index].numbers[row_] = value;
        return CsvField::End::Line;
    }

    double number(std::size_t index, std::string_view cell) {
        const CsvDialect& dialect = plan_.dialect;
        if (const auto value = cellNumber(cell, dialect.decimal, dialect.thousands)) {
            return finite(index, cell, *value);
        }
        const std::string& suffix = plan_.columns[index].suffix;
        if (!suffix.empty()) {
            const auto both = cellNumberWithUnit(cell, dialect.decimal);
            if (both && both->unit == suffix) return finite(index, cell, both->value);
        }
        if (isMissing(cell)) return kMissing;
        noteBad(index);
        warn(Kind::NotANumber,
             filled(
                 sentence("Data", "line {}: \"{}\" in column \"{}\" is not a number; it is taken as missing"),
                 rowLine_, excerpt(cell), plan_.columns[index].name));
        return kMissing;
    }

    /// The value, or missing if it lies beyond the range of numbers.
    double finite(std::size_t index, std::string_view cell, double value) {
        ++goodCells_;
        if (std::isfinite(value)) return value;
        warn(Kind::InvalidNumber, filled(sentence("Data", "line {}: \"{}\" in column \"{}\" is not finite"),
                                         rowLine_, excerpt(cell), plan_.columns[index].name));
        return kMissing;
    }

    double moment(std::size_t index, std::string_view cell) {
        if (const auto stamp = cellStamp(cell, plan_.dialect.dateOrder)) {
            const int offset = stamp->hasOffset ? stamp->offset : kNoOffset + 1;
            block_.smallestOffset[index] = std::min(block_.smallestOffset[index], offset);
            block_.largestOffset[index] = std::max(block_.largestOffset[index], offset);
            ++goodCells_;
            return stamp->seconds;
        }
        if (isMissing(cell)) return kMissing;
        noteBad(index);
        warn(
            Kind::NotADate,
            filled(sentence("Data",
                            "line {}: \"{}\" in column \"{}\" is not a date or time; it is taken as missing"),
                   rowLine_, excerpt(cell), plan_.columns[index].name));
        return kMissing;
    }

    /// A text where a number or moment should be.
    void noteBad(std::size_t index) {
        ++block_.notNumbers[index];
        ++badCells_;
        keyIsBad_ = keyIsBad_ || index == keyColumn_;
    }

    static std::string excerpt(std::string_view cell) {
        cell = trimmed(cell);
        if (cell.size() <= 40) return std::string(cell);
        std::size_t cut = 37;
        while (cut > 0 && (static_cast<unsigned char>(cell[cut]) & 0xC0) == 0x80) --cut;
        return std::string(cell.substr(0, cut)) + "...";
    }

    void setMissing(std::size_t column) {
        if (plan_.columns[column].type != ColumnType::Text) table_.columns[column].numbers[row_] = kMissing;
    }

    void warn(Kind kind, Message sentence) {
        if (block_.warnings.size() < kWarningsPerBlock)
            block_.warnings.push_back({kind, rowLine_, std::move(sentence)});
        else
            ++block_.suppressed;
    }

    Block& block_;
    const CsvPlan& plan_;
    Table& table_;
    bool lastBlock_;
    std::stop_token stop_;
    CsvCursor cursor_;
    std::size_t row_, rowLine_ = 0;
    std::size_t goodCells_ = 0, badCells_ = 0; ///< of the row, in columns of numbers and moments
    bool keyIsBad_ = false;
    std::size_t keyColumn_ = 0; ///< the first of these
};

/// Blocks end at line ends. A text with quotation marks is one block: only reading from its start tells
/// whether a line end lies within a quotation.
std::vector<Block> cutIntoBlocks(std::string_view text) {
    std::vector<Block> blocks;
    const bool quotes = !text.empty() && std::memchr(text.data(), '"', text.size());
    const std::size_t size = quotes ? text.size() : kBlockBytes;
    while (!text.empty()) {
        std::size_t cut = std::min(size, text.size());
        if (cut < text.size()) {
            const auto end = text.find_first_of("\r\n", cut);
            cut = end == std::string_view::npos ? text.size() : end + 1;
            if (cut < text.size() && text[cut - 1] == '\r' && text[cut] == '\n') ++cut;
        }
        Block block;
        block.text = text.substr(0, cut);
        blocks.push_back(std::move(block));
        text.remove_prefix(cut);
    }
    return blocks;
}

std::size_t countLineEnds(std::string_view text) {
    std::size_t feeds = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while ((at = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at))))) {
        ++feeds;
        if (++at == end) break;
    }
    if (!std::memchr(text.data(), '\r', text.size())) return feeds;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) ++feeds;
    return feeds;
}

/// Closes the gaps that blank lines and comments left between the rows of the blocks.
void closeGaps(Table& table, const std::vector<Block>& blocks, std::size_t rows) {
    std::size_t to = 0;
    for (const Block& block : blocks) {
        if (to != block.firstRow) {
            const auto shift = [&](auto& values) {
                const auto from = values.begin() + static_cast<std::ptrdiff_t>(block.firstRow);
                std::move(from, from + static_cast<std::ptrdiff_t>(block.rows),
                          values.begin() + static_cast<std::ptrdiff_t>(to));
            };
            shift(table.lines);
            for (Column& column : table.columns) {
                if (column.type == ColumnType::Text)
                    shift(column.texts);
                else
                    shift(column.numbers);
            }
        }
        to += block.rows;
    }
    table.lines.resize(rows);
    for (Column& column : table.columns) {
        if (column.type == ColumnType::Text)
            column.texts.resize(rows);
        else
            column.numbers.resize(rows);
    }
}

/// Columns whose moments state different offsets are read again as UTC.
void alignTimeZones(CsvRows& rows, const CsvPlan& plan, const std::vector<Block>& blocks) {
    for (std::size_t c = 0; c < plan.columns.size(); ++c) {
        int smallest = std::numeric_limits<int>::max(), largest = kNoOffset;
        for (const Block& block : blocks) {
            smallest = std::min(smallest, block.smallestOffset[c]);
            largest = std::max(largest, block.largestOffset[c]);
        }
        if (largest == kNoOffset || smallest == largest) continue;
        std::size_t row = 0;
        for (const Block& block : blocks) {
            CsvCursor cursor(block.text, plan.dialect.delimiter, block.line);
            for (std::size_t i = 0; i < block.rows; ++row) {
                while (cursor.line() < rows.table.lines[row]) cursor.skipLine();
                const std::string_view rest(cursor.position(),
                                            static_cast<std::size_t>(cursor.end() - cursor.position()));
                const auto stamp = cellStamp(cellsOfRow(rest, plan)[c], plan.dialect.dateOrder);
                if (stamp) rows.table.columns[c].numbers[row] = stamp->seconds - 60.0 * stamp->offset;
                ++i;
            }
        }
        rows.warnings.push_back({Kind::MixedTimeZones, 0,
                                 filled(sentence("Data", "the times in column \"{}\" state different offsets "
                                                         "from UTC; they were converted to UTC"),
                                        plan.columns[c].name)});
    }
}

} // namespace

std::vector<std::string> cellsOfRow(std::string_view text, const CsvPlan& plan) {
    std::vector<std::string> cells(plan.columns.size());
    CsvCursor cursor(text, plan.dialect.delimiter);
    CsvField field;
    field.end = CsvField::End::Delimiter;
    for (std::size_t i = 0; i < plan.columns.size() + plan.dialect.skippedFields; ++i) {
        if (field.end != CsvField::End::Delimiter) break;
        field = cursor.next();
        if (i >= plan.dialect.skippedFields) cells[i - plan.dialect.skippedFields] = trimmed(unquoted(field));
    }
    return cells;
}

CsvRows parseCsvRows(std::string_view text, const CsvPlan& plan, int threads, const Progress& progress) {
    CsvRows result;
    const std::size_t bytes = text.size() - plan.dataOffset;
    std::vector<Block> blocks = cutIntoBlocks(text.substr(plan.dataOffset));
    std::vector<std::size_t> lines(blocks.size());
    std::atomic<std::size_t> done = 0;
    const auto caller = std::this_thread::get_id();
    const auto tell = [&](std::size_t size) {
        const std::size_t now = done += size;
        if (std::this_thread::get_id() == caller)
            progress.tell({.phase = "reading",
                           .done = static_cast<double>(now) / 2,
                           .total = static_cast<double>(bytes)});
    };
    const bool counted = parallelFor(blocks.size(), threads, progress.stop, [&](std::size_t i) {
        lines[i] = countLineEnds(blocks[i].text);
        tell(blocks[i].text.size());
    });
    std::size_t slots = 0, line = plan.dialect.dataLine;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        blocks[i].firstRow = slots;
        blocks[i].line = line;
        slots += lines[i] + (i + 1 == blocks.size() ? 1 : 0);
        line += lines[i];
    }
    for (const CsvColumn& planned : plan.columns) {
        Column column;
        column.name = planned.name;
        column.unit = planned.unit;
        column.type = planned.type;
        result.table.columns.push_back(std::move(column));
    }
    const auto cancelled = [&] {
        CsvRows nothing;
        nothing.cancelled = true;
        return nothing;
    };
    if (!counted) return cancelled();
    // Every field takes at least its delimiter, so that this much larger table can only be a mistake.
    if (slots * plan.columns.size() > 8 * bytes + 1'000'000)
        fail(sentence("Data", "{} columns are named, but the rows have {} fields; line {} does not name the "
                              "columns of this table"),
             plan.columns.size(), plan.dialect.usualFields, plan.dialect.headerLine);
    result.table.lines.resize(slots);
    for (Column& column : result.table.columns) {
        if (column.type == ColumnType::Text)
            column.texts.resize(slots);
        else
            column.numbers.resize(slots);
    }
    const bool finished = parallelFor(blocks.size(), threads, progress.stop, [&](std::size_t i) {
        BlockReader(blocks[i], plan, result.table, i + 1 == blocks.size(), progress.stop).run();
        tell(blocks[i].text.size());
    });
    if (!finished || progress.stopRequested()) return cancelled();
    std::size_t rows = 0, suppressed = 0;
    result.notNumbers.assign(plan.columns.size(), 0);
    const char* const end = text.data() + text.size();
    for (const Block& block : blocks) {
        rows += block.rows;
        suppressed += block.suppressed;
        result.warnings.insert(result.warnings.end(), block.warnings.begin(), block.warnings.end());
        for (std::size_t c = 0; c < plan.columns.size(); ++c) result.notNumbers[c] += block.notNumbers[c];
        if (block.rows == 0) continue;
        if (result.firstRow.empty())
            result.firstRow = {block.firstRowAt, static_cast<std::size_t>(end - block.firstRowAt)};
        result.lastRow = {block.lastRow, static_cast<std::size_t>(end - block.lastRow)};
    }
    std::size_t commented = 0, firstCommented = 0;
    for (const Block& block : blocks) {
        if (commented == 0) firstCommented = block.firstCommentedRow;
        commented += block.commentedRows;
    }
    if (commented > 0)
        result.warnings.push_back(
            {Kind::CommentedRows, firstCommented,
             filled(sentence("Data", "{} lines that hold numbers like a row are left out as comments, since "
                                     "they begin with \"{}\"; the first is line {}"),
                    commented, plan.dialect.comment, firstCommented)});
    closeGaps(result.table, blocks, rows);
    alignTimeZones(result, plan, blocks);
    std::vector<OddRow> odd;
    for (std::size_t b = 0, before = 0; b < blocks.size(); before += blocks[b++].rows)
        for (OddRow row : blocks[b].odd) {
            row.row = row.row - blocks[b].firstRow + before;
            odd.push_back(row);
        }
    leaveOutOddRows(result, plan, odd, end);
    if (suppressed > 0)
        result.warnings.push_back(
            {Kind::NotANumber, 0,
             filled(sentence("Data", "{} further warnings of this kind were left out"), suppressed)});
    return result;
}

} // namespace rigor

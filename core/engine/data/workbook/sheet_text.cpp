#include "core/engine/data/workbook/sheet_text.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_recognise.h"
#include "core/engine/data/table_text.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <fmt/format.h>

#include <algorithm>

namespace rigor {
namespace {

constexpr std::size_t kHeadRows = 100; ///< names and units stand in them
constexpr std::size_t kSheetBlock = 1 << 20;

std::vector<std::string> fieldsOf(std::string_view line) {
    std::vector<std::string> fields;
    for (std::size_t at = 0;;) {
        const std::size_t end = std::min(line.find('\t', at), line.size());
        fields.emplace_back(line.substr(at, end - at));
        if (end == line.size()) return fields;
        at = end + 1;
    }
}

std::string joinedFields(const std::vector<std::string>& fields) {
    std::string line;
    for (std::size_t i = 0; i < fields.size(); ++i) line += (i > 0 ? "\t" : "") + fields[i];
    return line;
}

/// Adds the fields of a line that are in use, as many as there are.
void addUsed(std::string& text, std::string_view line, const std::vector<bool>& used) {
    if (line.empty()) return; // a blank row stays one
    bool first = true;
    std::size_t at = 0;
    for (std::size_t column = 0; column < used.size(); ++column) {
        const std::size_t end = at <= line.size() ? std::min(line.find('\t', at), line.size()) : line.size();
        if (used[column]) {
            if (!first) text += '\t';
            first = false;
            if (at <= line.size()) text.append(line, at, end - at);
        }
        at = end + 1;
    }
}

} // namespace

bool SheetText::row(std::size_t number, const std::vector<SheetCell>& cells) {
    if (number > SheetLimits::rows)
        throw Error(
            filled(sentence("Data", "sheet \"{}\" has rows behind row {}, which are not read; save the sheet "
                                    "as CSV, which has no such limit"),
                   name_, SheetLimits::rows),
            {.file = file_});
    if (cells.back().column >= SheetLimits::columns)
        throw Error(
            filled(sentence("Data", "sheet \"{}\" has a cell in column {} ({}), at most {} columns are read; "
                                    "put the columns that are needed on a sheet of their own"),
                   name_, columnLetters(cells.back().column), cells.back().column + 1, SheetLimits::columns),
            {.file = file_, .line = static_cast<int>(number)});
    if (used_.size() <= cells.back().column) {
        used_.resize(cells.back().column + 1);
        heads_.resize(used_.size());
    }
    std::string line;
    std::size_t column = 0;
    for (const SheetCell& cell : cells) {
        line.append(cell.column - column, '\t');
        column = cell.column;
        used_[column] = true;
        add(line, cell);
        if (cell.kind == SheetCell::Kind::NoValue && withoutValue_++ == 0)
            firstWithoutValue_ = columnLetters(column) + std::to_string(number);
        if (cell.kind == SheetCell::Kind::Text && number <= kHeadRows) heads_[column].push_back(cell.text);
    }
    while (last_ < number) {
        if (++last_ <= kHeadRows) {
            head_.emplace_back();
            continue;
        }
        if (blocks_.empty() || blocks_.back().size() > kSheetBlock) blocks_.emplace_back();
        if (last_ < number) blocks_.back() += '\n';
    }
    bytes_ += line.size() + 1;
    if (bytes_ > SheetLimits::text)
        throw Error(
            filled(sentence("Data", "sheet \"{}\" holds more than {} MB as text, which is not read; save the "
                                    "sheet as CSV, which has no such limit"),
                   name_, SheetLimits::text >> 20),
            {.file = file_});
    if (number <= kHeadRows)
        head_.back() = std::move(line);
    else
        blocks_.back() += line + '\n';
    ++rows_;
    return true;
}

void SheetText::merged(std::size_t firstRow, std::size_t lastRow, std::size_t column) {
    if (lastRow <= kHeadRows && merges_.size() < SheetLimits::columns)
        merges_.push_back({firstRow, lastRow, column});
}

std::string SheetText::shownNumber(double number) const {
    std::string text = fmt::format("{}", number);
    if (decimal_ != '.') std::replace(text.begin(), text.end(), '.', decimal_);
    return text;
}

void SheetText::add(std::string& line, const SheetCell& cell) {
    switch (cell.kind) {
    case SheetCell::Kind::Number:
        line += shownNumber(cell.number);
        break;
    case SheetCell::Kind::Percent:
        line += percentIn(cell);
        break;
    case SheetCell::Kind::Duration:
        line += durationIn(cell);
        break;
    case SheetCell::Kind::Moment:
    case SheetCell::Kind::Text:
        line += delimitedCell(cell.text);
        break;
    case SheetCell::Kind::Missing:
    case SheetCell::Kind::NoValue:
        line += "#N/A";
        break;
    }
}

/// The unit that the texts above state: behind a name, or alone below one ("[bar]"). "" = none. A text alone
/// without a name above is a name, of whatever else it may be the unit.
std::string SheetText::unitAbove(std::size_t column) const {
    const std::vector<std::string>& texts = heads_[column];
    for (std::size_t i = texts.size(); i-- > 0;) {
        if (const NameAndUnit parts = splitHeader(texts[i], true); parseUnit(parts.unit)) return parts.unit;
        std::string unit(trimmed(texts[i]));
        if (unit.size() > 2 && (unit.front() == '[' || unit.front() == '('))
            unit = unit.substr(1, unit.size() - 2);
        if (i > 0 && parseUnit(unit)) return unit;
    }
    return "";
}

/// Where the head says %, the number that the sheet shows: 50 for 0.5, by its digits.
std::string SheetText::percentIn(const SheetCell& cell) const {
    const std::string unit = unitAbove(cell.column);
    if (unit != "%" && unit != "percent") return shownNumber(cell.number);
    const auto shifted =
        cellNumber(fmt::format("{}e2", cell.number), '.', ""); // none where an exponent is there
    return shownNumber(shifted.value_or(cell.number * 100));
}

/// In the unit of the head if it is one of time, else as a number with its unit, s.
std::string SheetText::durationIn(const SheetCell& cell) const {
    if (const std::string unit = unitAbove(cell.column); !unit.empty()) {
        const auto stated = parseUnit(unit), second = parseUnit("s");
        if (sameDimension(*stated, *second)) return shownNumber(convert(cell.number, "s", unit));
    }
    return shownNumber(cell.number) + " s";
}

void SheetText::fillMerged(std::vector<std::string>& lines) const {
    for (const Merge& merge : merges_) {
        if (merge.last > lines.size() || merge.first == 0) continue;
        const auto above = fieldsOf(lines[merge.first - 1]);
        if (merge.column >= above.size() || above[merge.column].empty()) continue;
        if (cellNumber(above[merge.column], decimal_, "")) continue;
        auto below = fieldsOf(lines[merge.last - 1]);
        below.resize(std::max(below.size(), merge.column + 1));
        if (!below[merge.column].empty()) continue;
        below[merge.column] = above[merge.column];
        lines[merge.last - 1] = joinedFields(below);
    }
}

std::string SheetText::take() {
    fillMerged(head_);
    std::string text;
    text.reserve(bytes_ + rows_);
    for (const std::string& line : head_) {
        addUsed(text, line, used_);
        text += '\n';
    }
    head_.clear();
    for (std::string& block : blocks_) {
        for (std::size_t at = 0; at < block.size();) {
            const std::size_t end = block.find('\n', at);
            addUsed(text, std::string_view(block).substr(at, end - at), used_);
            text += '\n';
            at = end + 1;
        }
        std::string().swap(block);
    }
    blocks_.clear();
    return text;
}

} // namespace rigor

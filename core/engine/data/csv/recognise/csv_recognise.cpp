#include "core/engine/data/csv/recognise/csv_recognise.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_block.h"
#include "core/engine/data/csv/recognise/csv_names.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <map>
#include <set>

namespace rigor {
namespace {

constexpr std::size_t kSampleRows = 1000;
constexpr std::size_t kNone = kNoRecord;
constexpr std::size_t kSummaryRows = 20, kPreambleRows = 40;

using Kind = CsvWarning::Kind;
using Cells = std::vector<std::vector<std::string>>;

/// Works on the first rows of one text, step by step.
class Recogniser {
  public:
    Recogniser(std::string_view text, bool cut, const CsvOverrides& overrides)
        : text_(text), overrides_(overrides), block_(recogniseWriter(text)) {
        const auto separator = separatorLine(text);
        const std::string_view body = separator ? text.substr(separator->end) : text;
        dialect().newline = recogniseNewline(text);
        dialect().comment = overrides.comment ? *overrides.comment : recogniseComment(body);
        dialect().delimiter = overrides.delimiter ? *overrides.delimiter
                              : block_.delimiter  ? *block_.delimiter
                              : separator         ? separator->delimiter
                                                  : recogniseDelimiter(body, dialect().comment);
        dialect().writer = block_.writer;
        dialect().skippedFields = block_.skippedFields;
        const std::size_t stated = overrides.headerLine ? *overrides.headerLine : 0;
        CsvCursor begin(text, '\0'); // rows above the stated names are none of the table's
        while (begin.line() < stated && !begin.atEnd()) begin.skipLine();
        if (begin.atEnd()) begin = CsvCursor(text, '\0');
        const auto offset = static_cast<std::size_t>(begin.position() - text.data());
        records_ = csvRecords(text.substr(offset), dialect().delimiter, dialect().comment, kSampleRows,
                              begin.line());
        for (CsvRecord& record : records_) record.offset += offset;
        if (cut && records_.size() > 1 && !records_.back().terminated) records_.pop_back();
        if (separator && !records_.empty() && records_.front().line == 1) records_.erase(records_.begin());
        leaveFurtherTable(stated);
        leaveSummary();
    }

    CsvPlan run() {
        countUsualFields();
        const std::size_t middle = records_.size() >= 6 ? records_.size() / 2 : records_.size() > 1 ? 1 : 0;
        recogniseCells(middle);
        // Below a long header block only the last rows of a short file may be data.
        if (!anyTyped() && records_.size() > 3) recogniseCells(records_.size() - 2);
        findDataStart();
        recogniseCells(std::min(dataStart_, records_.size()));
        findHeader();
        nameColumns();
        setTypes();
        plan_.timeStep = block_.timeStep;
        plan_.dataOffset = text_.size();
        if (dataStart_ < records_.size()) {
            plan_.dataOffset = records_[dataStart_].offset;
            dialect().dataLine = records_[dataStart_].line;
        }
        return std::move(plan_);
    }

  private:
    CsvDialect& dialect() { return plan_.dialect; }
    void warn(Kind kind, std::size_t line, Message sentence) {
        plan_.warnings.push_back({kind, line, std::move(sentence)});
    }

    /// What stands behind the first table is not looked at.
    void leaveFurtherTable(std::size_t statedLine) {
        if (block_.dataLine > 0) {
            // The next segment of a LabVIEW file; the reader finds it in the whole text and tells.
            const auto next = std::find_if(records_.begin(), records_.end(), [&](const CsvRecord& record) {
                return record.line > block_.dataLine && record.fields[0] == "Channels";
            });
            records_.erase(next, records_.end());
            return;
        }
        const std::size_t further = furtherTable(records_, statedLine > 0 ? 1 : 0);
        if (further == records_.size()) return;
        const CsvRecord& names = records_[further];
        plan_.dataEnd = names.offset;
        warn(Kind::OpenEnd, names.line, furtherTableSentence(names));
        records_.resize(further);
    }

    /// Sums and end marks behind the data tell nothing about its columns. They are left out with the rows.
    void leaveSummary() {
        std::size_t end = records_.size();
        while (end > 3 && records_.size() - end < kSummaryRows && !isRowOfValues(records_[end - 1].fields))
            --end;
        if (end < 3 || end == records_.size()) return;
        if (std::all_of(records_.begin() + static_cast<std::ptrdiff_t>(end) - 3,
                        records_.begin() + static_cast<std::ptrdiff_t>(end),
                        [](const CsvRecord& record) { return isRowOfValues(record.fields); }))
            records_.resize(end);
    }

    void countUsualFields() {
        std::map<std::size_t, std::size_t> frequency;
        const std::size_t first = records_.size() >= 6 ? records_.size() / 3 : records_.size() > 1 ? 1 : 0;
        std::size_t most = 0;
        for (std::size_t i = first; i < records_.size(); ++i) ++frequency[records_[i].fields.size()];
        for (const auto& [fields, count] : frequency)
            if (count >= most) {
                most = count;
                dialect().usualFields = fields;
            }
    }

    /// Decimal sign, date order and column types from the records from `first` on.
    void recogniseCells(std::size_t first) {
        recogniseCells(first, [](const CsvRecord&) { return true; });
        if (types_.empty() || types_.front().type != ColumnType::Text) return;
        // Remarks and names amid rows of values tell nothing about the columns.
        const auto isRow = [](const CsvRecord& record) { return isRowOfValues(record.fields); };
        const auto begin = records_.begin() + static_cast<std::ptrdiff_t>(first);
        const auto rows = static_cast<std::size_t>(std::count_if(begin, records_.end(), isRow));
        if (rows * 2 > records_.size() - first)
            recogniseCells(first, [](const CsvRecord& record) { return !isRemark(record.fields); });
    }

    static bool isRemark(const std::vector<std::string>& cells) {
        return std::none_of(cells.begin(), cells.end(), [](const std::string& cell) {
            return !trimmed(cell).empty() && (isMissing(cell) || looksTyped(cell));
        });
    }

    template <class Tells> void recogniseCells(std::size_t first, const Tells& tells) {
        cells_.assign(dialect().usualFields, {});
        for (std::size_t i = first; i < records_.size(); ++i)
            if (tells(records_[i]))
                for (std::size_t c = 0; c < std::min(cells_.size(), records_[i].fields.size()); ++c)
                    cells_[c].push_back(records_[i].fields[c]);
        decimal_ = recogniseDecimal(cells_, dialect().delimiter);
        if (block_.decimal) decimal_ = {*block_.decimal, "", false};
        if (overrides_.decimal && *overrides_.decimal != decimal_.decimal)
            decimal_ = {*overrides_.decimal, "", false};
        dialect().decimal = decimal_.decimal;
        dialect().thousands = overrides_.thousands ? *overrides_.thousands : decimal_.thousands;
        order_ = recogniseDateOrder(cells_);
        dialect().dateOrder = overrides_.dateOrder ? *overrides_.dateOrder : order_.order;
        types_.clear();
        for (const auto& column : cells_) types_.push_back(recogniseType(column, dialect()));
    }

    bool fits(const std::string& cell, const CsvColumn& type) {
        if (type.type == ColumnType::DateTime) return cellStamp(cell, dialect().dateOrder).has_value();
        if (!type.suffix.empty()) return cellNumberWithUnit(cell, dialect().decimal).has_value();
        return cellNumber(cell, dialect().decimal, dialect().thousands).has_value();
    }

    /// A row of data, judged by the columns that hold numbers or dates further down. The first line of a file
    /// must fit in every column, since names are the likelier reason for a text there.
    bool looksLikeData(std::size_t index) {
        const CsvRecord& record = records_[index];
        if (record.fields.size() != dialect().usualFields) return false;
        std::size_t fitting = 0, others = 0;
        bool firstFits = false;
        for (std::size_t c = 0; c < types_.size(); ++c) {
            if (types_[c].type == ColumnType::Text || isMissing(record.fields[c])) continue;
            const bool one = fits(record.fields[c], types_[c]);
            if (fitting + others == 0) firstFits = one;
            (one ? fitting : others) += 1;
        }
        return fitting > 0 && (others == 0 || (index > 0 && fitting >= others && firstFits));
    }

    bool anyTyped() const {
        return std::any_of(types_.begin(), types_.end(),
                           [](const CsvColumn& c) { return c.type != ColumnType::Text; });
    }

    std::size_t recordOfLine(std::size_t line) const {
        for (std::size_t i = 0; i < records_.size(); ++i)
            if (records_[i].line <= line && line < records_[i].nextLine) return i;
        return kNone;
    }

    void findDataStart() {
        std::size_t from = 0;
        const std::size_t stated = overrides_.headerLine ? *overrides_.headerLine : 0;
        if (stated > 0) {
            while (from < records_.size() && records_[from].line <= stated) ++from;
        } else if (block_.dataLine > 0) {
            while (from < records_.size() && records_[from].line < block_.dataLine) ++from;
            dataStart_ = from;
            return;
        }
        for (std::size_t i = from; i < records_.size(); ++i)
            if (looksLikeData(i)) {
                dataStart_ = stated > 0 ? i : behindPreamble(i);
                return;
            }
        dataStart_ = from;
        if (stated > 0 || (anyTyped() && records_.size() > 1)) return;
        // Texts only: the first full line names the columns, unless told otherwise.
        while (dataStart_ < records_.size() && records_[dataStart_].fields.size() != dialect().usualFields)
            ++dataStart_;
        if (!overrides_.headerLine) ++dataStart_;
    }

    /// Key-value lines whose values happen to fit ("Rate;100;") are no data: behind them stand the names, a
    /// full line of texts, and then rows that fit.
    std::size_t behindPreamble(std::size_t first) {
        for (std::size_t i = first; i < std::min(first + kPreambleRows, records_.size()); ++i) {
            const auto& cells = records_[i].fields;
            if (isRowOfValues(cells)) return first;
            if (cells.size() != dialect().usualFields || !isRowOfTexts(cells) || looksLikeData(i)) continue;
            for (std::size_t k = i + 1; k < records_.size(); ++k)
                if (looksLikeData(k)) return isRowOfValues(records_[k].fields) ? k : first;
        }
        return first;
    }

    /// Without those that are empty in every row, as behind a delimiter at the end of each line.
    std::size_t filledFields() const {
        const auto empty = [&](std::size_t field) {
            return std::all_of(
                records_.begin() + static_cast<std::ptrdiff_t>(std::min(dataStart_, records_.size())),
                records_.end(), [&](const CsvRecord& record) {
                    return field >= record.fields.size() || trimmed(record.fields[field]).empty();
                });
        };
        std::size_t fields = plan_.dialect.usualFields;
        while (fields > 1 && empty(fields - 1)) --fields;
        return fields;
    }

    NameLines linesAbove() const {
        return nameLines(records_, dataStart_, filledFields(), text_, plan_.dialect.delimiter);
    }

    void findHeader() {
        if (block_.headerLine > 0 && !overrides_.headerLine) {
            useHeader(recordOfLine(block_.headerLine));
            unit_ = block_.unitLine > 0 ? recordOfLine(block_.unitLine) : kNone;
        } else if (overrides_.headerLine) {
            if (*overrides_.headerLine > 0) useHeaderLine(*overrides_.headerLine);
            const NameLines lines = header_ == kNone || block_.headerLine > 0 ? NameLines{} : linesAbove();
            if (lines.names == header_ && (lines.labels != Labels::None || !lines.otherNames.empty()))
                useNames(lines);
            else
                findUnits(header_ == kNone ? dataStart_ : header_ + 1, {});
        } else {
            const NameLines lines = linesAbove();
            if (lines.names != kNone) {
                useNames(lines);
            } else if (!dialect().comment.empty()) {
                useCommentedHeader();
            }
        }
        if (overrides_.unitLine) {
            const std::size_t line = *overrides_.unitLine;
            unit_ = line > 0 ? recordOfLine(line) : kNone;
            if (line > 0 && (unit_ == kNone || records_[unit_].line != line))
                fail(sentence("Data", "line {} cannot hold the units: it is not there, empty or a comment"),
                     line);
        }
        if (unit_ != kNone) dialect().unitLine = records_[unit_].line;
        if (dialect().headerLine == 0 && !overrides_.headerLine)
            warn(Kind::NoHeader, 0,
                 translate("Data", "no line names the columns; they are called column_1, column_2, ..."));
    }

    void useNames(const NameLines& lines) {
        useHeader(lines.names);
        if (lines.labels != Labels::None) {
            useLabelled(lines);
            return;
        }
        if (lines.otherNames.empty()) {
            findUnits(lines.names + 1, lines);
            return;
        }
        names_ = lines.otherNames;
        otherUnits_ = lines.otherUnits;
        if (lines.otherDelimiter == dialect().delimiter) return;
        warn(Kind::OtherDelimiter, dialect().headerLine,
             filled(sentence("Data", "line {} names the columns with the delimiter {}, the data have {}"),
                    dialect().headerLine, spoken(lines.otherDelimiter), spoken(dialect().delimiter)));
    }

    void useLabelled(const NameLines& lines) {
        names_.erase(names_.begin());
        if (lines.labelledUnits != kNone) {
            const auto& units = records_[lines.labelledUnits].fields;
            otherUnits_.assign(units.begin() + 1, units.end());
            dialect().unitLine = records_[lines.labelledUnits].line;
        }
        if (lines.labels == Labels::NotInRows) return;
        // The empty first field of every row belongs to no column.
        dialect().skippedFields = 1;
        names_.insert(names_.begin(), "");
        if (!otherUnits_.empty()) otherUnits_.insert(otherUnits_.begin(), "");
    }

    static std::string spoken(char delimiter) {
        if (delimiter == '\t') return translate("Data", "tab");
        if (delimiter == ' ') return translate("Data", "blank");
        return fmt::format("\"{}\"", delimiter);
    }

    void useHeader(std::size_t index) {
        if (index == kNone) return;
        header_ = index;
        names_ = records_[index].fields;
        dialect().headerLine = records_[index].line;
    }

    /// The line may also be one that starts as a comment ("# t, p").
    void useHeaderLine(std::size_t line) {
        useHeader(recordOfLine(line));
        if (header_ != kNone) return;
        CsvCursor cursor(text_, '\0');
        while (!cursor.atEnd() && cursor.line() < line) cursor.skipLine();
        namesFromComment(cursor.skipLine(), line);
        if (names_.empty())
            fail(sentence("Data", "line {} cannot name the columns: it is not there or empty"), line);
    }

    void namesFromComment(std::string_view text, std::size_t line) {
        text = trimmed(text);
        if (text.starts_with(dialect().comment)) text.remove_prefix(dialect().comment.size());
        const auto records = csvRecords(trimmed(text), dialect().delimiter, "", 1);
        if (records.empty()) return;
        names_ = records[0].fields;
        if (names_.size() > dialect().usualFields && dialect().delimiter == ' ') names_ = joinedUnits(names_);
        dialect().headerLine = line;
    }

    /// The last comment line above the data, if it has as many fields as the data.
    void useCommentedHeader() {
        CsvCursor cursor(text_, '\0');
        std::string_view last;
        std::size_t lastLine = 0;
        while (!cursor.atEnd() && dataStart_ < records_.size() && cursor.line() < records_[dataStart_].line) {
            const std::size_t line = cursor.line();
            const std::string_view text = cursor.skipLine();
            if (trimmed(text).empty()) continue;
            last = text;
            lastLine = line;
        }
        if (lastLine == 0) return;
        namesFromComment(last, lastLine);
        if (names_.size() != dialect().usualFields || dialect().usualFields < 2) {
            names_.clear();
            dialect().headerLine = 0;
        }
    }

    /// Lines between the names and the data: units, types, or passed over with a warning.
    void findUnits(std::size_t from, const NameLines& lines) {
        unit_ = lines.units;
        for (std::size_t i = from; i < dataStart_ && i < records_.size(); ++i) {
            if (i == unit_ || isRowOfTypes(records_[i].fields)) continue;
            if (unit_ == kNone && isUnitRow(records_[i].fields)) {
                unit_ = i;
                continue;
            }
            const bool rival = std::count(lines.rivals.begin(), lines.rivals.end(), i) > 0;
            warn(rival ? Kind::AmbiguousNames : Kind::SkippedLine, records_[i].line,
                 rival
                     ? filled(sentence("Data", "line {} could name the columns as well; the names are taken "
                                               "from line {}"),
                              records_[i].line, dialect().headerLine)
                     : filled(sentence("Data", "line {} lies between the names and the data and holds no "
                                               "units; it is not read"),
                              records_[i].line));
        }
    }

    void nameColumns() {
        const std::size_t skipped = dialect().skippedFields;
        while (names_.size() > dialect().usualFields && trimmed(names_.back()).empty()) names_.pop_back();
        const std::size_t fields = std::max(names_.size(), dialect().usualFields);
        const bool parentheses =
            unit_ == kNone && otherUnits_.empty() && block_.units.empty() && parenthesesHoldUnits(names_);
        for (std::size_t f = skipped; f < fields; ++f) {
            CsvColumn column;
            if (f < names_.size()) column.rawName = names_[f];
            column.name = std::string(trimmed(column.rawName));
            if (unit_ != kNone) {
                if (f < records_[unit_].fields.size()) column.unit = plainUnit(records_[unit_].fields[f]);
                // "t [s]" above a line of units that says the same, or nothing of this column.
                const NameAndUnit parts = splitHeader(column.rawName, true);
                if (parseUnit(parts.unit) && (column.unit.empty() || column.unit == parts.unit)) {
                    column.name = parts.name;
                    column.unit = parts.unit;
                }
            } else if (!otherUnits_.empty()) {
                if (f < otherUnits_.size()) column.unit = plainUnit(otherUnits_[f]);
            } else if (!block_.units.empty()) {
                if (f < block_.units.size()) column.unit = block_.units[f];
            } else {
                const NameAndUnit parts = splitHeader(column.rawName, parentheses);
                column.name = parts.name;
                column.unit = parts.unit;
            }
            for (char& c : column.name)
                if (c == '\n' || c == '\r' || c == '\t') c = ' ';
            column.named = !column.name.empty();
            plan_.droppable.push_back(!column.named);
            plan_.columns.push_back(std::move(column));
        }
        makeNamesDistinct();
    }

    static std::string plainUnit(std::string_view text) {
        text = trimmed(text);
        if (text.size() >= 2 &&
            ((text.front() == '[' && text.back() == ']') || (text.front() == '(' && text.back() == ')')))
            text = trimmed(text.substr(1, text.size() - 2));
        return std::string(text);
    }

    void makeNamesDistinct() {
        std::set<std::string> taken;
        for (const CsvColumn& column : plan_.columns) taken.insert(column.name);
        std::set<std::string> used;
        for (std::size_t i = 0; i < plan_.columns.size(); ++i) {
            CsvColumn& column = plan_.columns[i];
            const std::string old = column.name;
            if (!old.empty() && used.insert(old).second) continue;
            std::size_t number = old.empty() ? i + 1 : 2;
            const std::string stem = old.empty() ? "column" : old;
            do {
                column.name = fmt::format("{}_{}", stem, number++);
            } while (taken.count(column.name) || used.count(column.name));
            used.insert(column.name);
            if (dialect().headerLine == 0 || (old.empty() && i + 1 == plan_.columns.size())) continue;
            warn(Kind::Renamed, dialect().headerLine,
                 old.empty()
                     ? filled(sentence("Data", "column {} has no name; it is called \"{}\""), i + 1,
                              column.name)
                     : filled(sentence("Data",
                                       "the name \"{}\" occurs more than once; column {} is called \"{}\""),
                              old, i + 1, column.name));
        }
    }

    void setTypes() {
        for (std::size_t i = 0; i < plan_.columns.size(); ++i) {
            CsvColumn& column = plan_.columns[i];
            const std::size_t field = i + dialect().skippedFields;
            if (field < types_.size()) {
                column.type = types_[field].type;
                column.suffix = types_[field].suffix;
                if (!column.suffix.empty() && !column.unit.empty() && types_[field].unit != column.unit)
                    warn(Kind::UnknownUnit, dialect().dataLine,
                         filled(sentence("Data",
                                         "numbers of column \"{}\" are followed by \"{}\", its head states "
                                         "\"{}\"; they are read in {}"),
                                column.name, column.suffix, column.unit, column.unit));
                if (column.unit.empty()) column.unit = types_[field].unit;
            }
            const auto stated = overrides_.types.find(column.name);
            if (stated != overrides_.types.end()) column.type = stated->second;
            if (column.type != ColumnType::Number) column.suffix.clear();
            std::string why;
            if (!column.unit.empty() && column.type == ColumnType::Number && !parseUnit(column.unit, &why))
                warn(Kind::UnknownUnit, dialect().unitLine ? dialect().unitLine : dialect().headerLine,
                     filled(sentence("Data", "the unit \"{}\" of column \"{}\" is not understood: {}"),
                            column.unit, column.name, why));
        }
        const bool hasDates = std::any_of(plan_.columns.begin(), plan_.columns.end(),
                                          [](const CsvColumn& c) { return c.type == ColumnType::DateTime; });
        if (hasDates && order_.ambiguous && !overrides_.dateOrder)
            warn(Kind::AmbiguousDate, 0,
                 filled(
                     sentence("Data", "day and month of the dates cannot be told apart; they are read as {}"),
                     order_.order == DateOrder::DayMonthYear ? translate("Data", "day, month, year")
                                                             : translate("Data", "month, day, year")));
        if (decimal_.ambiguous && !overrides_.decimal && !overrides_.thousands)
            warn(Kind::AmbiguousDecimal, 0,
                 filled(sentence("Data", "decimals and thousands cannot be told apart with certainty; \"{}\" "
                                         "is read as the decimal sign"),
                        decimal_.decimal));
    }

    std::string_view text_;
    const CsvOverrides& overrides_;
    WriterBlock block_;
    CsvPlan plan_;
    std::vector<CsvRecord> records_;
    Cells cells_;
    DecimalGuess decimal_;
    DateOrderGuess order_;
    std::vector<CsvColumn> types_;
    std::size_t dataStart_ = 0, header_ = kNone, unit_ = kNone;
    std::vector<std::string> names_, otherUnits_;
};

} // namespace

CsvPlan recogniseCsv(std::string_view text, bool cut, const CsvOverrides& overrides) {
    return Recogniser(text, cut, overrides).run();
}

} // namespace rigor

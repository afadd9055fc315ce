#include "core/engine/data/csv/csv_cursor.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace rigor {
namespace {

/// A quotation that is longer is taken for a stray mark: one forgotten mark must not swallow a file.
constexpr std::ptrdiff_t kLongestQuotation = 1 << 16;

/// Of one line: each takes more memory as a text of its own than in the file.
constexpr std::size_t kMostFields = 1'000'000;

bool isLineEnd(char c) { return c == '\n' || c == '\r'; }

} // namespace

std::string unquoted(const CsvField& field) {
    if (!field.doubled) return std::string(field.text);
    std::string text;
    for (std::size_t i = 0; i < field.text.size(); ++i) {
        text += field.text[i];
        if (field.text[i] == '"' && i + 1 < field.text.size() && field.text[i + 1] == '"') ++i;
    }
    return text;
}

CsvCursor::CsvCursor(std::string_view text, char delimiter, std::size_t line)
    : at_(text.data()), end_(text.data() + text.size()), delimiter_(delimiter), line_(line) {}

bool CsvCursor::takeLineEnd() {
    if (at_ == end_ || !isLineEnd(*at_)) return false;
    if (*at_ == '\r' && at_ + 1 != end_ && at_[1] == '\n') ++at_;
    ++at_;
    ++line_;
    return true;
}

bool CsvCursor::atBlankLine() const {
    const char* p = at_;
    while (p != end_ && (*p == ' ' || (*p == '\t' && delimiter_ != '\t'))) ++p;
    return p == end_ || isLineEnd(*p);
}

std::string_view CsvCursor::skipLine() {
    const char* const start = at_;
    while (at_ != end_ && !isLineEnd(*at_)) ++at_;
    const std::string_view text(start, static_cast<std::size_t>(at_ - start));
    takeLineEnd();
    return text;
}

CsvField CsvCursor::next() {
    const char* const start = at_;
    // A quotation may stand behind blanks ( "a", "b" ); they are then no part of the field.
    const char* p = at_;
    while (p != end_ && (*p == ' ' || (*p == '\t' && delimiter_ != '\t'))) ++p;
    if (delimiter_ == ' ') at_ = p;
    if (p != end_ && *p == '"') {
        at_ = p;
        CsvField field = quotedField();
        if (field.quoted) return field;
        field = plainField(delimiter_ == ' ' ? p : start);
        field.stray = true;
        return field;
    }
    return plainField(delimiter_ == ' ' ? p : start);
}

CsvField CsvCursor::quotedField() {
    const char* const open = at_;
    const char* p = open + 1;
    const char* const limit = end_ - open > kLongestQuotation ? open + kLongestQuotation : end_;
    CsvField field;
    std::size_t lines = 0;
    while (p != limit) {
        if (*p == '"') {
            if (p + 1 == end_ || p[1] != '"') break;
            field.doubled = true;
            ++p;
            if (p + 1 == limit) {
                p = limit;
                break;
            }
        } else if (*p == '\n' || (*p == '\r' && (p + 1 == end_ || p[1] != '\n'))) {
            ++lines;
        }
        ++p;
    }
    if (p == limit) return {}; // never closed
    field.text = {open + 1, static_cast<std::size_t>(p - open - 1)};
    field.quoted = true;
    at_ = p + 1;
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t') && !isDelimiter(*at_)) ++at_;
    if (at_ != end_ && !isLineEnd(*at_) && !isDelimiter(*at_) && !closesBehindInner(open, field)) {
        // 5" pipe" and the like: all of it up to the delimiter, as it stands
        while (at_ != end_ && !isLineEnd(*at_) && !isDelimiter(*at_)) ++at_;
        field.text = {open, static_cast<std::size_t>(at_ - open)};
        field.doubled = false;
        field.stray = true;
    }
    line_ += lines;
    finish(field);
    return field;
}

/// A quotation with marks inside that nobody doubled: "a 5" pipe", "he said "stop", then went". Within the
/// line a mark behind a blank opens another quotation, one before a delimiter closes the last that is open.
/// Moves behind the mark that closes the outer one; false if there is none.
bool CsvCursor::closesBehindInner(const char* open, CsvField& field) {
    int depth = 1;
    for (const char* p = open + 1; p != end_ && !isLineEnd(*p); ++p) {
        if (*p != '"') continue;
        if (p + 1 != end_ && p[1] == '"') {
            ++p;
            continue;
        }
        const char* behind = p + 1;
        while (behind != end_ && (*behind == ' ' || *behind == '\t') && !isDelimiter(*behind)) ++behind;
        const bool ends = behind == end_ || isLineEnd(*behind) || isDelimiter(*behind);
        const bool opens = p[-1] == ' ' && !ends;
        if (ends && depth == 1) {
            field.text = {open + 1, static_cast<std::size_t>(p - open - 1)};
            field.inner = true;
            at_ = behind;
            return true;
        }
        if (opens)
            ++depth;
        else if (depth > 1)
            --depth;
    }
    return false;
}

CsvField CsvCursor::plainField(const char* start) {
    at_ = start;
    while (at_ != end_ && !isLineEnd(*at_) && !isDelimiter(*at_)) ++at_;
    CsvField field;
    field.text = {start, static_cast<std::size_t>(at_ - start)};
    finish(field);
    return field;
}

void CsvCursor::finish(CsvField& field) {
    if (delimiter_ == ' ') {
        while (at_ != end_ && isDelimiter(*at_)) ++at_;
        if (at_ != end_ && !isLineEnd(*at_)) {
            field.end = CsvField::End::Delimiter;
            return;
        }
    } else if (at_ != end_ && isDelimiter(*at_)) {
        ++at_;
        field.end = CsvField::End::Delimiter;
        return;
    }
    field.end = takeLineEnd() ? CsvField::End::Line : CsvField::End::Text;
}

bool isComment(std::string_view text, std::string_view comment, char delimiter) {
    if (comment.empty()) return false;
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos || !text.substr(first).starts_with(comment)) return false;
    text.remove_prefix(first);
    const char* p = text.data();
    const char* const end = p + text.size();
    while (p != end && !isLineEnd(*p) && *p != delimiter) ++p;
    return p == end || *p != delimiter ||
           !isMissing(text.substr(0, static_cast<std::size_t>(p - text.data())));
}

std::vector<CsvRecord> csvRecords(std::string_view text, char delimiter, std::string_view comment,
                                  std::size_t limit, std::size_t line) {
    std::vector<CsvRecord> records;
    CsvCursor cursor(text, delimiter, line);
    while (!cursor.atEnd() && records.size() < limit) {
        const std::string_view rest(cursor.position(),
                                    static_cast<std::size_t>(cursor.end() - cursor.position()));
        if (cursor.atBlankLine() || isComment(rest, comment, delimiter)) {
            cursor.skipLine();
            continue;
        }
        CsvRecord record;
        record.line = cursor.line();
        record.offset = static_cast<std::size_t>(cursor.position() - text.data());
        CsvField field;
        do {
            if (record.fields.size() == kMostFields)
                throw Error(filled(sentence("Data", "the line has more than {} fields; this is no table"),
                                   kMostFields),
                            {.file = {}, .line = static_cast<int>(record.line)});
            field = cursor.next();
            record.fields.push_back(unquoted(field));
            record.quoted.push_back(field.quoted);
            record.stray = record.stray || field.stray;
        } while (field.end == CsvField::End::Delimiter);
        record.terminated = field.end == CsvField::End::Line;
        record.nextLine = cursor.line();
        records.push_back(std::move(record));
    }
    return records;
}

} // namespace rigor

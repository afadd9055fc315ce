#pragma once
// Walks over the fields of a delimited text, one after the other: quotes, line ends and line numbers.
//
// Source: RFC 4180, section 2; beyond it CR and mixed line ends, runs of blanks as delimiter, quotation marks
// inside unquoted fields and text behind a closing mark are taken as they stand.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rigor {

struct CsvField {
    std::string_view text; ///< without the enclosing quotation marks
    bool quoted = false;
    bool doubled = false; ///< holds doubled quotation marks, see unquoted()
    bool stray = false;   ///< opened a quotation that is never closed, or goes on behind its end
    bool inner = false;   ///< holds quotation marks that are not doubled
    enum class End { Delimiter, Line, Text } end = End::Text; ///< what follows it
};

/// The text of a field with doubled quotation marks made single.
std::string unquoted(const CsvField& field);

class CsvCursor {
  public:
    /// delimiter as in CsvDialect. `line` is the number of the line that text starts with.
    CsvCursor(std::string_view text, char delimiter, std::size_t line = 1);

    bool atEnd() const { return at_ == end_; }
    const char* position() const { return at_; }
    const char* end() const { return end_; }
    std::size_t line() const { return line_; }

    /// Moves to `position`, which must lie within the current line.
    void moveTo(const char* position) { at_ = position; }
    /// The next field; the cursor then stands behind its delimiter or line end. Not to be called at the end
    /// unless the last field ended with a delimiter (the field then is empty).
    CsvField next();
    /// Moves behind the end of the current line and returns it without its end.
    std::string_view skipLine();
    /// Blanks (and tabs if no delimiter) only until the end of the line?
    bool atBlankLine() const;
    /// Takes a line end if the cursor stands on one.
    bool takeLineEnd();

  private:
    CsvField quotedField();
    bool closesBehindInner(const char* open, CsvField& field);
    CsvField plainField(const char* start);
    void finish(CsvField& field);
    bool isDelimiter(char c) const {
        return delimiter_ != '\0' && (c == delimiter_ || (delimiter_ == ' ' && c == '\t'));
    }

    const char* at_;
    const char* end_;
    char delimiter_;
    std::size_t line_;
};

/// A row as texts, for recognising the dialect and for previews.
struct CsvRecord {
    std::size_t line = 0;     ///< on which it starts
    std::size_t nextLine = 0; ///< on which the next one starts
    std::size_t offset = 0;   ///< of its first byte in the text
    std::vector<std::string> fields;
    std::vector<bool> quoted;
    bool terminated = false; ///< a line end follows
    bool stray = false;
};

/// The rows of a text, without blank lines and without those that start with `comment` (if not empty) unless
/// their first field marks a missing value ("#N/A"). Throws Error, with the line, for a line of more than a
/// million fields.
std::vector<CsvRecord> csvRecords(std::string_view text, char delimiter, std::string_view comment,
                                  std::size_t limit, std::size_t line = 1);

/// Whether the line at `text` is a comment in this sense.
bool isComment(std::string_view text, std::string_view comment, char delimiter);

} // namespace rigor

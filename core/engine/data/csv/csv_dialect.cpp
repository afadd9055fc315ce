#include "core/engine/data/csv/csv_dialect.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

namespace rigor {

bool isNote(CsvWarning::Kind kind) {
    using Kind = CsvWarning::Kind;
    return kind == Kind::NotUtf8 || kind == Kind::MixedLineEnds || kind == Kind::SkippedLine ||
           kind == Kind::OtherDelimiter;
}

std::string toString(CsvEncoding encoding) {
    switch (encoding) {
    case CsvEncoding::Utf8:
        return "utf-8";
    case CsvEncoding::Utf16Le:
        return "utf-16-le";
    case CsvEncoding::Utf16Be:
        return "utf-16-be";
    case CsvEncoding::Latin1:
        return "latin-1";
    case CsvEncoding::Windows1252:
        return "cp1252";
    }
    return "";
}

CsvEncoding csvEncoding(const std::string& name) {
    std::string plain;
    for (const char c : name)
        if (c != '-' && c != '_' && c != ' ') plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if (plain == "utf8") return CsvEncoding::Utf8;
    if (plain == "utf16le" || plain == "utf16") return CsvEncoding::Utf16Le;
    if (plain == "utf16be") return CsvEncoding::Utf16Be;
    if (plain == "latin1" || plain == "iso88591") return CsvEncoding::Latin1;
    if (plain == "cp1252" || plain == "windows1252") return CsvEncoding::Windows1252;
    fail(sentence("Data",
                  "\"{}\" is not an encoding; known are utf-8, utf-16-le, utf-16-be, latin-1 and cp1252"),
         name);
}

std::string delimiterName(char delimiter) {
    if (delimiter == '\0') return "";
    return delimiter == ' ' ? "whitespace" : std::string(1, delimiter);
}

char csvDelimiter(const std::string& name) {
    if (name == "whitespace" || name == "space" || name == "blank" || name == " ") return ' ';
    if (name == "tab" || name == "\t" || name == "\\t") return '\t';
    if (name == "none") return '\0';
    if (name.size() == 1 && std::string(",;|:").find(name) != std::string::npos) return name[0];
    fail(sentence("Data", "\"{}\" is not a delimiter; known are , ; | tab whitespace and none"), name);
}

std::string toString(ColumnType type) {
    switch (type) {
    case ColumnType::Number:
        return "number";
    case ColumnType::Text:
        return "text";
    case ColumnType::DateTime:
        return "datetime";
    }
    return "";
}

std::string toString(CsvWarning::Kind kind) {
    using Kind = CsvWarning::Kind;
    switch (kind) {
    case Kind::NotUtf8:
        return "not-utf8";
    case Kind::MixedLineEnds:
        return "mixed-line-ends";
    case Kind::TooFewFields:
        return "too-few-fields";
    case Kind::TooManyFields:
        return "too-many-fields";
    case Kind::TruncatedLastRow:
        return "truncated-last-row";
    case Kind::NotANumber:
        return "not-a-number";
    case Kind::NotADate:
        return "not-a-date";
    case Kind::InvalidNumber:
        return "invalid-number";
    case Kind::Renamed:
        return "renamed";
    case Kind::NoHeader:
        return "no-header";
    case Kind::SkippedLine:
        return "skipped-line";
    case Kind::UnknownUnit:
        return "unknown-unit";
    case Kind::AmbiguousDate:
        return "ambiguous-date";
    case Kind::AmbiguousDecimal:
        return "ambiguous-decimal";
    case Kind::MixedTimeZones:
        return "mixed-time-zones";
    case Kind::DateJoined:
        return "date-joined";
    case Kind::RepeatedTime:
        return "repeated-time";
    case Kind::BackwardTime:
        return "backward-time";
    case Kind::StrayQuote:
        return "stray-quote";
    case Kind::EmptyColumn:
        return "empty-column";
    case Kind::CommentedRows:
        return "commented-rows";
    case Kind::NotARow:
        return "not-a-row";
    case Kind::OtherDelimiter:
        return "other-delimiter";
    case Kind::AmbiguousNames:
        return "ambiguous-names";
    case Kind::SeveralTimes:
        return "several-times";
    case Kind::Gap:
        return "gap";
    case Kind::OpenEnd:
        return "open-end";
    case Kind::OtherTables:
        return "other-tables";
    case Kind::NoCachedValue:
        return "no-cached-value";
    }
    return "";
}

} // namespace rigor

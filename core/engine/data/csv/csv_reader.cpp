#include "core/engine/data/csv/csv_reader.h"

#include "core/engine/data/csv/csv_bytes.h"
#include "core/engine/data/csv/csv_checks.h"
#include "core/engine/data/csv/csv_parse.h"
#include "core/engine/data/table_text.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

using Kind = CsvWarning::Kind;

constexpr std::size_t kSampleBytes = 256 << 10;
constexpr std::size_t kSampleLines = 30;
constexpr std::size_t kLongestLine = 16 << 20;
constexpr std::size_t kPreviewRows = 200;
constexpr std::size_t kPreviewLines = 30;

/// The beginning of a text, up to a line end: so many bytes, or so many lines where lines are long.
std::string_view beginningOf(std::string_view text, const std::string& file) {
    if (text.size() <= kSampleBytes) return text;
    std::size_t begin = 0, lines = 0;
    while (begin < text.size() && (begin < kSampleBytes || lines < kSampleLines)) {
        const auto end = text.substr(begin, kLongestLine).find_first_of("\r\n");
        if (end == std::string_view::npos && text.size() - begin > kLongestLine)
            throw Error(filled(sentence("Data", "the line is longer than {} MB; this is no table"),
                               kLongestLine >> 20),
                        {.file = file, .line = static_cast<int>(lines) + 1});
        if (end == std::string_view::npos) return text;
        begin += end + 1;
        ++lines;
    }
    return text.substr(0, begin);
}

/// A whole line and whole UTF-16 units at the end of the sampled bytes.
std::string_view sampleBytes(std::string_view bytes) {
    if (bytes.size() <= kSampleBytes) return bytes;
    const std::string_view sample = bytes.substr(0, kSampleBytes);
    if (std::count(sample.begin(), sample.end(), '\n') >= static_cast<std::ptrdiff_t>(kSampleLines))
        return sample;
    return bytes.substr(0, std::min(bytes.size(), kLongestLine + 2));
}

void warnOfEncoding(const CsvDialect& dialect, std::size_t badLine, std::vector<CsvWarning>& warnings) {
    if (badLine > 0)
        warnings.push_back({Kind::NotUtf8, badLine,
                            filled(sentence("Data", "line {} is not UTF-8; the file is read as {}"), badLine,
                                   dialect.encoding == CsvEncoding::Latin1 ? "Latin-1" : "Windows-1252")});
    if (dialect.newline == "mixed")
        warnings.push_back(
            {Kind::MixedLineEnds, 0, translate("Data", "the lines end in different ways (CRLF, LF or CR)")});
}

EncodingGuess encodingOf(std::string_view bytes, bool cut, const CsvOverrides& overrides) {
    EncodingGuess guess = recogniseEncoding(bytes, cut);
    if (overrides.encoding && *overrides.encoding != guess.encoding) guess = {*overrides.encoding, false, 0};
    return guess;
}

/// Recognises the dialect of the text; errors name the file.
CsvPlan planOf(std::string_view text, const EncodingGuess& encoding, const CsvOverrides& overrides,
               const std::string& file) {
    const std::string_view sample = beginningOf(text, file);
    CsvPlan plan;
    try {
        plan = recogniseCsv(sample, sample.size() < text.size(), overrides);
    } catch (const Error& e) {
        throw Error(e.sentence(), {.file = file, .line = e.place().line});
    }
    plan.dialect.encoding = encoding.encoding;
    plan.dialect.bom = encoding.bom;
    if (plan.columns.empty())
        throw Error(translate("Data", "the file holds no table: it has only blank lines or comments"),
                    {.file = file});
    if (plan.dataOffset == sample.size())
        throw Error(translate("Data", "there are no rows of data below the names"),
                    {.file = file, .line = static_cast<int>(plan.dialect.headerLine)});
    return plan;
}

/// A LabVIEW file may hold several segments, each with a header block of its own. The first is read.
std::string_view firstSegment(std::string_view text, const CsvPlan& plan, std::vector<CsvWarning>& warnings) {
    if (plan.dialect.writer != "LabVIEW") return text;
    const auto next = text.find("\nChannels", plan.dataOffset);
    if (next == std::string_view::npos) return text;
    const auto line = static_cast<std::size_t>(std::count(
                          text.begin(), text.begin() + static_cast<std::ptrdiff_t>(next) + 1, '\n')) +
                      1;
    warnings.push_back(
        {Kind::OpenEnd, line,
         filled(sentence("Data", "a further segment begins on line {}; only the first segment is read"),
                line)});
    return text.substr(0, next + 1);
}

/// A column announced as numbers of which more than a tenth are none is a column of texts. Whether any was.
bool retypeColumns(CsvPlan& plan, const CsvRows& rows, const CsvOverrides& overrides) {
    bool changed = false;
    for (std::size_t c = 0; c < plan.columns.size(); ++c) {
        if (rows.notNumbers[c] == 0 || overrides.types.count(plan.columns[c].name)) continue;
        const auto& numbers = rows.table.columns[c].numbers;
        const auto valid = static_cast<std::size_t>(
            std::count_if(numbers.begin(), numbers.end(), [](double x) { return !std::isnan(x); }));
        if (rows.notNumbers[c] * 10 <= valid + rows.notNumbers[c]) continue;
        plan.columns[c].type = ColumnType::Text;
        plan.columns[c].suffix.clear();
        changed = true;
    }
    return changed;
}

/// Unnamed columns at the end of the table without any value come from a delimiter at the end of every line.
void dropTrailingColumns(CsvData& data, CsvPlan& plan) {
    const auto empty = [&](std::size_t c) {
        const Column& column = data.table.columns[c];
        return std::all_of(column.numbers.begin(), column.numbers.end(),
                           [](double x) { return std::isnan(x); }) &&
               std::all_of(column.texts.begin(), column.texts.end(),
                           [](const std::string& s) { return s.empty(); });
    };
    const std::size_t all = plan.columns.size();
    while (plan.columns.size() > 1 && plan.droppable[plan.columns.size() - 1] &&
           empty(plan.columns.size() - 1)) {
        data.table.columns.pop_back();
        plan.columns.pop_back();
    }
    // The last of all is not told of before; it could have been one of those.
    if (plan.columns.size() == all && all > 0 && !plan.columns.back().named && data.dialect.headerLine > 0)
        data.warnings.push_back({Kind::Renamed, data.dialect.headerLine,
                                 filled(sentence("Data", "column {} has no name; it is called \"{}\""),
                                        plan.columns.size(), plan.columns.back().name)});
}

/// Sheets and variables are named of workbooks and MAT files only.
void refuseTableNames(const CsvOverrides& overrides, const std::string& file) {
    if (!overrides.sheet.empty())
        throw Error(
            filled(
                sentence("Data", "data.sheet = \"{}\" is stated, but the file is no workbook; leave it out"),
                overrides.sheet),
            {.file = file});
    if (!overrides.variable.empty())
        throw Error(
            filled(sentence("Data", "data.variable = \"{}\" is stated, but the file is no MAT file; leave it "
                                    "out"),
                   overrides.variable),
            {.file = file});
}

/// `all`: the file or its beginning, of `size` bytes as a whole.
CsvPreview sniffText(std::string_view all, std::size_t size, const std::string& path,
                     const CsvOverrides& overrides) {
    const std::string_view bytes = sampleBytes(all);
    const bool cut = bytes.size() < size;
    const EncodingGuess encoding = encodingOf(bytes, cut, overrides);
    refuseBinary(bytes, encoding.encoding, path);
    std::string storage;
    const std::string_view text = decode(bytes, encoding.encoding, storage);
    const std::string_view sample = cut ? text.substr(0, text.find_last_of("\r\n") + 1) : text;
    CsvPlan plan = planOf(sample.empty() ? text : sample, encoding, overrides, path);
    CsvPreview preview;
    preview.bytes = size;
    preview.dialect = plan.dialect;
    preview.warnings = plan.warnings;
    warnOfEncoding(plan.dialect, encoding.badLine, preview.warnings);
    sortWarnings(preview.warnings);
    CsvCursor lines(text, '\0');
    while (!lines.atEnd() && preview.head.size() < kPreviewLines) preview.head.emplace_back(lines.skipLine());
    const auto records =
        csvRecords(text.substr(plan.dataOffset), plan.dialect.delimiter, plan.dialect.comment, kPreviewRows);
    for (const CsvRecord& record : records) {
        std::vector<std::string> row(plan.columns.size());
        for (std::size_t c = 0; c < row.size(); ++c)
            if (c + plan.dialect.skippedFields < record.fields.size())
                row[c] = record.fields[c + plan.dialect.skippedFields];
        preview.rows.push_back(std::move(row));
    }
    preview.columns = std::move(plan.columns);
    return preview;
}

CsvData readText(std::string_view bytes, const std::string& name, const CsvReadOptions& options,
                 const Progress& progress) {
    const EncodingGuess encoding = encodingOf(bytes, false, options.overrides);
    refuseBinary(bytes, encoding.encoding, name);
    std::string storage;
    std::string_view text = decode(bytes, encoding.encoding, storage);
    CsvPlan plan = planOf(text, encoding, options.overrides, name);
    CsvData data;
    text = firstSegment(text, plan, data.warnings).substr(0, plan.dataEnd);
    CsvRows rows;
    try {
        rows = parseCsvRows(text, plan, options.threads, progress);
        if (!rows.cancelled && retypeColumns(plan, rows, options.overrides))
            rows = parseCsvRows(text, plan, options.threads, progress);
    } catch (const Error& e) {
        throw Error(e.sentence(), {.file = name, .line = e.place().line});
    }
    data.dialect = plan.dialect;
    data.cancelled = rows.cancelled;
    if (rows.cancelled) return data;
    data.table = std::move(rows.table);
    if (data.table.rows() == 0)
        throw Error(translate("Data", "there are no complete rows of data below the names"),
                    {.file = name, .line = static_cast<int>(plan.dialect.headerLine)});
    data.warnings.insert(data.warnings.end(), plan.warnings.begin(), plan.warnings.end());
    data.warnings.insert(data.warnings.end(), rows.warnings.begin(), rows.warnings.end());
    dropTrailingColumns(data, plan);
    data.columns = plan.columns;
    data.firstCells = cellsOfRow(rows.firstRow, plan);
    data.lastCells = cellsOfRow(rows.lastRow, plan);
    warnOfEncoding(plan.dialect, encoding.badLine, data.warnings);
    joinDatesAndTimes(data);
    checkTimes(data);
    checkEmptyColumns(data, plan.timeStep);
    checkUnreadNumbers(data, options.overrides.types);
    sortWarnings(data.warnings);
    return data;
}

template <class Read> void tellTable(Read& read, const TableText& table) {
    read.dialect.sheet = table.sheet;
    read.dialect.variable = table.variable;
    read.dialect.tables = table.tables;
    read.warnings.insert(read.warnings.end(), table.warnings.begin(), table.warnings.end());
    sortWarnings(read.warnings);
}

} // namespace

CsvPreview sniffCsv(const std::string& path, const CsvOverrides& overrides) {
    {
        const FileBytes beginning(path, std::max(kSampleBytes, kLongestLine + 2));
        if (!holdsTables(beginning.bytes())) {
            refuseTableNames(overrides, path);
            return sniffText(beginning.bytes(), beginning.fileSize(), path, overrides);
        }
    }
    const FileBytes file(path);
    const TableText table = tableText(file.bytes(), path, overrides);
    CsvPreview preview = sniffText(table.text, table.text.size(), path, table.overrides);
    preview.bytes = file.fileSize();
    tellTable(preview, table);
    return preview;
}

CsvData readCsvText(std::string_view bytes, const std::string& name, const CsvReadOptions& options,
                    const Progress& progress) {
    if (!holdsTables(bytes)) {
        refuseTableNames(options.overrides, name);
        return readText(bytes, name, options, progress);
    }
    const TableText table = tableText(bytes, name, options.overrides);
    CsvReadOptions fixed = options;
    fixed.overrides = table.overrides;
    CsvData data = readText(table.text, name, fixed, progress);
    tellTable(data, table);
    return data;
}

CsvData readCsv(const std::string& path, const CsvReadOptions& options, const Progress& progress) {
    const FileBytes file(path);
    return readCsvText(file.bytes(), path, options, progress);
}

} // namespace rigor

#include "core/study/project/growing_data.h"
#include "core/study/serve/served_blocks.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/table_text.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/text.h"
#include "core/foundation/base/translate.h"
#include "core/study/record_starts.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>

namespace rigor {

namespace {

/// Rows before the new ones: an input between two rows needs the last one, the reader some to know numbers
/// from texts.
constexpr int kRowsBefore = 40;

/// Bytes by which a file is known again.
constexpr std::size_t kEnding = 4096;
constexpr std::size_t kLongestCell = 40; ///< shown

std::string readFrom(const std::filesystem::path& file, std::uintmax_t offset,
                     std::optional<std::size_t> count = {}) {
    std::ifstream in(file, std::ios::binary);
    in.seekg(static_cast<std::streamoff>(offset));
    if (!count) return {std::istreambuf_iterator<char>(in), {}};
    std::string bytes(*count, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(*count));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
    return bytes;
}

std::size_t countLines(const std::string& bytes) {
    return static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '\n'));
}

/// Of a line without quotation marks.
std::vector<std::string> cellsOf(std::string_view line, const CsvDialect& dialect) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    std::vector<std::string> cells;
    if (dialect.delimiter == ' ') {
        std::istringstream in{std::string(line)};
        for (std::string cell; in >> cell;) cells.push_back(cell);
        return cells;
    }
    for (std::size_t at = 0;;) {
        const std::size_t end = dialect.delimiter == '\0' ? line.npos : line.find(dialect.delimiter, at);
        cells.emplace_back(trimmed(line.substr(at, end == line.npos ? line.npos : end - at)));
        if (end == line.npos) return cells;
        at = end + 1;
    }
}

void cutToLines(std::string& bytes) { bytes.resize(bytes.rfind('\n') + 1); }

/// The last `count` lines of whole lines.
std::string lastLines(const std::string& lines, int count) {
    std::size_t at = lines.size();
    while (count > 0 && at > 0) {
        at = at < 2 ? std::string::npos : lines.rfind('\n', at - 2);
        if (at == std::string::npos) return lines;
        ++at;
        --count;
    }
    return lines.substr(at);
}

std::string wordOf(char delimiter) {
    return delimiter == ' ' ? "whitespace" : delimiter == '\0' ? "none" : std::string(1, delimiter);
}

bool standsForItself(const DataRecipe& recipe) {
    return recipe.files.size() == 1 && recipe.layout == "signals" && recipe.preparation == Preparation{} &&
           recipe.derived.empty() && recipe.marked.empty() && recipe.interpolation != "cubic";
}

} // namespace

GrowingData::GrowingData(const PreparedStudy& study, std::filesystem::path folder)
    : study_(study), folder_(std::move(folder)), base_(study.whole()) {
    base_.data = {};
    const auto& files = study.study.data.files;
    for (std::size_t k = 0; k < files.size(); ++k) {
        from_.push_back((study.study.file.parent_path() / files[k]).lexically_normal());
        // Experiments are called like their files.
        const auto place = folder_ / std::to_string(k);
        std::filesystem::create_directories(place);
        copies_.push_back((place / from_.back().filename()).string());
    }
}

bool GrowingData::grown() {
    std::uintmax_t now = 0;
    std::vector<std::filesystem::file_time_type> written;
    for (const auto& file : from_) {
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(file, error);
        if (!error) now += size;
        written.push_back(std::filesystem::last_write_time(file, error));
    }
    const bool same = now == size_ && written == written_;
    size_ = now;
    written_ = std::move(written);
    return !same;
}

Problem GrowingData::read() {
    notes_.clear();
    beganAnew_ = false;
    for (const auto& file : from_)
        if (std::error_code error; !std::filesystem::exists(file, error))
            throw Error(translate("Data", "The file is not there; it is waited for."), {file.string(), 0, 0});
    const bool another = used_ > 0 && isAnother();
    if (piecewise_ && !another) return readNew();
    try {
        used_ = 0;
        Problem problem = readAll();
        beganAnew_ = another;
        return problem;
    } catch (const Error& e) {
        // Told again when there is something to begin with.
        if (another) used_ = std::numeric_limits<std::uintmax_t>::max();
        throw inTheFile(e);
    }
}

/// Of the first file: it has become shorter, or what was read of it stands there no more.
bool GrowingData::isAnother() const {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(from_.front(), error);
    if (error || size < used_) return true;
    return readFrom(from_.front(), used_ - ending_.size(), ending_.size()) != ending_;
}

Problem GrowingData::problemOf(DataRecipe recipe) const {
    keepStatedClock(study_.study, recipe);
    Problem problem = base_;
    problem.data = loadDataset(recipe, *problem.model);
    completeForeignData(problem.data, *problem.model);
    return problem;
}

Problem GrowingData::readAll() {
    piecewise_ = false;
    headLines_ = 0;
    lines_.clear();
    DataRecipe recipe = study_.study.data;
    recipe.files = copies_;
    std::string bytes, first;
    bool byLines = true;
    for (std::size_t k = 0; k < from_.size(); ++k) {
        bytes = readFrom(from_[k], 0);
        bytesRead_ += bytes.size();
        // Workbooks and MAT files are written anew as a whole.
        const bool lines = !holdsTables(bytes);
        if (lines) cutToLines(bytes);
        byLines = byLines && lines;
        std::ofstream(copies_[k], std::ios::binary) << bytes;
        if (k == 0) first = bytes;
    }
    Problem problem = problemOf(recipe);
    used_ = first.size();
    ending_ = first.substr(first.size() - std::min(first.size(), kEnding));
    linesUsed_ = countLines(first);
    if (byLines && standsForItself(study_.study.data)) keepHead(copies_.front(), first);
    return problem;
}

void GrowingData::keepHead(const std::string& file, const std::string& bytes) {
    recipe_ = study_.study.data;
    recipe_.files = copies_;
    dialect_ = sniffCsv(file, overridesOf(recipe_)).dialect;
    const bool oneByte =
        dialect_.encoding != CsvEncoding::Utf16Le && dialect_.encoding != CsvEncoding::Utf16Be;
    if (!oneByte || !dialect_.writer.empty() || bytes.find('"') != std::string::npos) return;
    // The first row of data too: a clock begins there.
    std::size_t end = 0, last = 0;
    headLines_ = std::max<std::size_t>(dialect_.dataLine, 1);
    for (std::size_t line = 0; line < headLines_; ++line) {
        last = end;
        end = bytes.find('\n', end);
        if (end == std::string::npos) return;
        ++end;
    }
    head_ = bytes.substr(0, end);
    numeric_.clear();
    for (const std::string& cell : cellsOf(bytes.substr(last, end - last), dialect_))
        numeric_.push_back(cellNumber(cell, dialect_.decimal, dialect_.thousands).has_value());
    tail_ = lastLines(bytes.substr(end), kRowsBefore);
    tailAt_.clear();
    const std::size_t rows = countLines(tail_);
    for (std::size_t k = 0; k < rows; ++k) tailAt_.push_back(linesUsed_ - rows + k + 1);
    recipe_.delimiter = wordOf(dialect_.delimiter);
    recipe_.decimal = std::string(1, dialect_.decimal);
    recipe_.comment = dialect_.comment.empty() ? "none" : dialect_.comment;
    recipe_.headerLine = static_cast<int>(dialect_.headerLine);
    recipe_.unitLine = static_cast<int>(dialect_.unitLine);
    recipe_.dateOrder = dialect_.dateOrder == DateOrder::DayMonthYear ? "day-first" : "month-first";
    piecewise_ = true;
}

/// Why a line is no row of this record; empty if it is one.
std::string GrowingData::whatIsWrongWith(const std::string& line) const {
    const std::vector<std::string> cells = cellsOf(line, dialect_);
    if (cells.size() > numeric_.size())
        return filled(sentence("Data", "it has {} cells instead of {}"), cells.size(), numeric_.size());
    for (std::size_t k = 0; k < cells.size(); ++k)
        if (numeric_[k] && !isMissing(cells[k]) &&
            !cellNumber(cells[k], dialect_.decimal, dialect_.thousands))
            return filled(sentence("Data", "\"{}\" in column {} is no number"),
                          shortened(cells[k], kLongestCell), k + 1);
    return {};
}

/// What of the new lines are rows; notes name the others. lines_ goes on with where they stand in the file.
std::string GrowingData::wholeLinesOf(const std::string& fresh) {
    std::string kept;
    std::size_t number = linesUsed_;
    for (std::size_t at = 0; at < fresh.size();) {
        const std::size_t end = fresh.find('\n', at) + 1;
        const std::string line = fresh.substr(at, end - at);
        at = end;
        ++number;
        if (trimmed(line).empty() || (!dialect_.comment.empty() && line.starts_with(dialect_.comment)))
            continue;
        if (const std::string wrong = whatIsWrongWith(line); !wrong.empty()) {
            notes_.push_back(filled(sentence("Data", "{}:{}: the line is left out: {}"),
                                    from_.front().string(), number, wrong));
            continue;
        }
        kept += line;
        lines_.push_back(number);
    }
    return kept;
}

SourcePlace GrowingData::placeOf(std::size_t copyLine) const {
    std::size_t line = copyLine;
    if (copyLine > headLines_ && copyLine - headLines_ <= lines_.size())
        line = lines_[copyLine - headLines_ - 1];
    return {from_.front().string(), static_cast<int>(line), 0};
}

/// The same error with its place in the file that is followed instead of the copy.
Error GrowingData::inTheFile(const Error& error) const {
    for (std::size_t k = 0; k < copies_.size(); ++k)
        if (error.place().file == copies_[k])
            return Error(error.sentence(), k == 0 && error.place().line > 0
                                               ? placeOf(static_cast<std::size_t>(error.place().line))
                                               : SourcePlace{from_[k].string(), error.place().line, 0});
    return error;
}

/// The end of what was used; new rows that the layout left out because of their time are named.
void GrowingData::keepTail(const Problem& problem, const std::string& rows) {
    if (problem.data.experiments.empty()) return;
    const auto& used = problem.data.experiments.front().timedRows.lines;
    const std::string all = tail_ + rows;
    const std::size_t before = tailAt_.size();
    std::string kept;
    std::vector<std::size_t> keptAt;
    std::size_t late = 0, firstLate = 0, at = 0;
    for (std::size_t k = 0; k < lines_.size(); ++k) {
        const std::size_t end = all.find('\n', at) + 1;
        if (std::binary_search(used.begin(), used.end(), headLines_ + k + 1)) {
            kept += all.substr(at, end - at);
            keptAt.push_back(lines_[k]);
        } else if (k >= before && late++ == 0) {
            firstLate = lines_[k];
        }
        at = end;
    }
    if (late > 0)
        notes_.push_back(filled(sentence("Data", "{}:{}: {} new rows are left out, first here: their time is "
                                                 "missing or not later than that of the row before"),
                                from_.front().string(), firstLate, late));
    tail_ = lastLines(kept, kRowsBefore);
    tailAt_.assign(keptAt.end() - static_cast<std::ptrdiff_t>(countLines(tail_)), keptAt.end());
}

Problem GrowingData::readNew() {
    std::string fresh = readFrom(from_.front(), used_);
    bytesRead_ += fresh.size();
    cutToLines(fresh);
    lines_ = tailAt_;
    const std::string rows = wholeLinesOf(fresh);
    std::ofstream(copies_.front(), std::ios::binary) << head_ << tail_ << rows;
    used_ += fresh.size();
    linesUsed_ += countLines(fresh);
    ending_ += fresh;
    ending_ = ending_.substr(ending_.size() - std::min(ending_.size(), kEnding));
    try {
        Problem problem = problemOf(recipe_);
        keepTail(problem, rows);
        return problem;
    } catch (const Error& e) {
        throw inTheFile(e);
    }
}

} // namespace rigor

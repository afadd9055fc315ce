#include "core/study/growing_data.h"

#include "core/engine/data/csv_reader.h"

#include <fstream>
#include <system_error>

namespace rigor {

namespace {

/// Rows before the new ones: an input between two rows needs the last one, the reader some to know numbers
/// from texts.
constexpr int kRowsBefore = 40;

std::string readFrom(const std::filesystem::path& file, std::uintmax_t offset) {
    std::ifstream in(file, std::ios::binary);
    in.seekg(static_cast<std::streamoff>(offset));
    return {std::istreambuf_iterator<char>(in), {}};
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
    for (const auto& file : from_) {
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(file, error);
        if (!error) now += size;
    }
    return std::exchange(size_, now) != now;
}

Problem GrowingData::read() {
    if (!piecewise_) return readAll();
    std::error_code error;
    // A file that has become shorter is another one.
    if (std::filesystem::file_size(from_.front(), error) < used_ || error) return readAll();
    return readNew();
}

Problem GrowingData::problemOf(const DataRecipe& recipe) const {
    Problem problem = base_;
    problem.data = loadDataset(recipe, *problem.model);
    return problem;
}

Problem GrowingData::readAll() {
    piecewise_ = false;
    DataRecipe recipe = study_.study.data;
    recipe.files = copies_;
    std::string bytes;
    for (std::size_t k = 0; k < from_.size(); ++k) {
        bytes = readFrom(from_[k], 0);
        bytesRead_ += bytes.size();
        cutToLines(bytes);
        std::ofstream(copies_[k], std::ios::binary) << bytes;
    }
    Problem problem = problemOf(recipe);
    if (standsForItself(study_.study.data)) keepHead(copies_.front(), bytes);
    return problem;
}

void GrowingData::keepHead(const std::string& file, const std::string& bytes) {
    recipe_ = study_.study.data;
    recipe_.files = copies_;
    const CsvDialect dialect = sniffCsv(file, overridesOf(recipe_)).dialect;
    const bool oneByte = dialect.encoding != CsvEncoding::Utf16Le && dialect.encoding != CsvEncoding::Utf16Be;
    if (!oneByte || !dialect.writer.empty() || bytes.find('"') != std::string::npos) return;
    // The first row of data too: a clock begins there.
    std::size_t end = 0;
    for (std::size_t line = 0; line < std::max<std::size_t>(dialect.dataLine, 1); ++line) {
        end = bytes.find('\n', end);
        if (end == std::string::npos) return;
        ++end;
    }
    head_ = bytes.substr(0, end);
    tail_ = lastLines(bytes.substr(end), kRowsBefore);
    used_ = bytes.size();
    recipe_.delimiter = wordOf(dialect.delimiter);
    recipe_.decimal = std::string(1, dialect.decimal);
    recipe_.comment = dialect.comment.empty() ? "none" : dialect.comment;
    recipe_.headerLine = static_cast<int>(dialect.headerLine);
    recipe_.unitLine = static_cast<int>(dialect.unitLine);
    recipe_.dateOrder = dialect.dateOrder == DateOrder::DayMonthYear ? "day-first" : "month-first";
    piecewise_ = true;
}

Problem GrowingData::readNew() {
    std::string fresh = readFrom(from_.front(), used_);
    bytesRead_ += fresh.size();
    cutToLines(fresh);
    std::ofstream(copies_.front(), std::ios::binary) << head_ << tail_ << fresh;
    Problem problem = problemOf(recipe_);
    used_ += fresh.size();
    tail_ = lastLines(tail_ + fresh, kRowsBefore);
    return problem;
}

} // namespace rigor

#include "core/study/sample_files.h"

#include "core/engine/data/csv/csv_bytes.h"
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/sha256.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/distributions/sample_law.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>

namespace rigor {

namespace fs = std::filesystem;

namespace {

bool holdsNumbers(const Column& column) { return column.type == ColumnType::Number; }

std::vector<std::string> numberColumns(const Table& table) {
    std::vector<std::string> names;
    for (const Column& column : table.columns)
        if (holdsNumbers(column)) names.push_back(column.name);
    return names;
}

/// The column meant, or the only one of numbers.
const Column& columnOf(const Table& table, std::string& name, const std::string& file) {
    const std::vector<std::string> numbers = numberColumns(table);
    if (name.empty()) {
        if (numbers.empty()) throw Error(translate("Study", "there is no column of numbers"), {file});
        if (numbers.size() > 1)
            throw Error(filled(sentence("Study", "several columns hold numbers ({}): name one of them as "
                                                 "column"),
                               fmt::join(numbers, ", ")),
                        {file});
        name = numbers.front();
    }
    const int at = table.find(name);
    if (at < 0) {
        const auto near = nearestName(name, numbers);
        throw Error(filled(sentence("Study", "there is no column {}{}"), name,
                           near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                                : filled(sentence("Study", " (it has {})"), fmt::join(numbers, ", "))),
                    {file});
    }
    return table.columns[static_cast<std::size_t>(at)];
}

int lineOfRow(const Table& table, std::size_t row) {
    return row < table.lines.size() ? static_cast<int>(table.lines[row]) : 0;
}

std::vector<double> samplesIn(const CsvData& csv, std::string& name, const std::string& file) {
    const Column& column = columnOf(csv.table, name, file);
    if (!holdsNumbers(column))
        throw Error(filled(sentence("Study", "column {} holds words or dates; samples are numbers"), name),
                    {file, lineOfRow(csv.table, 0)});
    // What is no number is no missing one: whoever wrote a word there meant something by it.
    for (const CsvWarning& told : csv.warnings) {
        const bool cell =
            told.kind == CsvWarning::Kind::NotANumber || told.kind == CsvWarning::Kind::InvalidNumber;
        const bool ours =
            csv.table.columns.size() == 1 || told.sentence.text().find('"' + name + '"') != std::string::npos;
        if ((cell && ours) || told.kind == CsvWarning::Kind::NotARow)
            throw Error(filled(sentence("Study", "line {} holds no number in column {}; samples are numbers"),
                               told.line, name),
                        {file, static_cast<int>(told.line)});
    }
    std::vector<double> samples;
    for (std::size_t row = 0; row < column.numbers.size(); ++row) {
        if (std::isnan(column.numbers[row])) continue; // columns may differ in length
        if (samples.size() == kMostSamples)
            throw Error(filled(sentence("Study", "column {} holds more than {} samples, the most that a "
                                                 "distribution is made of"),
                               name, kMostSamples),
                        {file, lineOfRow(csv.table, row)});
        samples.push_back(column.numbers[row]);
    }
    return samples;
}

/// What was read of files, each by the stamp that it had then: a million samples take a third of a second.
template <class T> class Kept {
  public:
    std::optional<T> of(const std::string& stamp) {
        const std::lock_guard lock(mutex_);
        const auto known = all_.find(stamp);
        return known == all_.end() ? std::nullopt : std::optional<T>(known->second);
    }
    void put(const std::string& stamp, const T& value) {
        constexpr std::size_t kMost = 32;
        const std::lock_guard lock(mutex_);
        if (all_.size() >= kMost) all_.clear();
        all_.insert_or_assign(stamp, value);
    }

  private:
    std::mutex mutex_;
    std::map<std::string, T> all_;
};

Kept<std::vector<std::string>>& keptColumns() {
    static Kept<std::vector<std::string>> kept;
    return kept;
}

/// Name, size and time of a file; "": it cannot be asked.
std::string stampOf(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    if (error) return {};
    const auto time = fs::last_write_time(file, error);
    return error ? std::string()
                 : fmt::format("{}\n{}\n{}", file.string(), size, time.time_since_epoch().count());
}

SampleFile read(const fs::path& path, SampleFile source) {
    const std::string file = path.string(), stamp = stampOf(path);
    const FileBytes bytes(file);
    const CsvData csv = readCsvText(bytes.bytes(), file);
    if (!stamp.empty()) keptColumns().put(stamp, numberColumns(csv.table));
    const std::vector<double> samples = samplesIn(csv, source.column, file);
    try {
        source.law = SampleLaw::of(samples, source.estimate == "histogram" ? SampleDensity::Histogram
                                                                           : SampleDensity::Kernel);
    } catch (const Error& e) {
        throw Error(filled(sentence("Study", "column {}: {}"), source.column, e.message()),
                    {file, lineOfRow(csv.table, 0)});
    }
    source.sha256 = sha256(bytes.bytes());
    return source;
}

} // namespace

fs::path sampleFile(const Study& study, const Unknown& unknown) {
    return (study.file.parent_path() / unknown.samples.file).lexically_normal();
}

std::vector<std::string> sampleColumns(const fs::path& file) {
    const std::string stamp = stampOf(file);
    if (auto known = keptColumns().of(stamp)) return std::move(*known);
    std::vector<std::string> columns = numberColumns(readCsv(file.string()).table);
    if (!stamp.empty()) keptColumns().put(stamp, columns);
    return columns;
}

SampleFile readSampleFile(const fs::path& file, SampleFile source) {
    static Kept<SampleFile> kept;
    const std::string stamp = stampOf(file);
    if (stamp.empty()) return read(file, std::move(source)); // says why
    const std::string own = fmt::format("{}\n{}\n{}", stamp, source.column, source.estimate);
    if (auto known = kept.of(own)) {
        known->file = source.file;
        return std::move(*known);
    }
    SampleFile made = read(file, std::move(source));
    kept.put(own, made);
    return made;
}

namespace {
void readSamplesOf(Unknown& unknown, const Study& study) {
    if (unknown.family.empty() || unknown.samples.file.empty()) return;
    const std::string key = "unknowns." + unknown.name + ".file";
    const fs::path file = sampleFile(study, unknown);
    std::error_code error;
    if (!fs::exists(file, error))
        throw Error(filled(sentence("Study", "{} = \"{}\": there is no file {}"), key, unknown.samples.file,
                           file.string()),
                    placeOf(study, key));
    unknown.samples = readSampleFile(file, unknown.samples);
}
} // namespace

void readSamples(std::vector<Unknown>& unknowns, const Study& study) {
    for (Unknown& unknown : unknowns) readSamplesOf(unknown, study);
}

void readSamplesThatAreThere(Study& study) {
    for (Unknown& unknown : study.unknowns) try {
            readSamplesOf(unknown, study);
        } catch (const Error&) {
            // Whoever needs them says why.
        }
}

std::string samplesSha256(const std::vector<Unknown>& unknowns) {
    std::vector<std::string> hashes;
    for (const Unknown& unknown : unknowns)
        if (unknown.samples.law && std::ranges::find(hashes, unknown.samples.sha256) == hashes.end())
            hashes.push_back(unknown.samples.sha256);
    if (hashes.size() < 2) return hashes.empty() ? std::string() : hashes.front();
    return sha256(fmt::format("{}\n", fmt::join(hashes, "\n")));
}

} // namespace rigor

#include "core/study/watch/watched_data.h"

#include "core/engine/data/csv/csv_bytes.h"
#include "core/engine/data/table_text.h"
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/study/record_starts.h"
#include "core/study/run/candidates.h"
#include "core/study/run/run_folder.h"
#include "core/study/study_model.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

namespace rigor {

namespace fs = std::filesystem;

namespace {

/// Where a physical line (from 1) begins; the end where there are fewer.
std::size_t lineAt(std::string_view text, std::size_t line) {
    std::size_t at = 0;
    for (; line > 1 && at < text.size(); --line) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos) return text.size();
        at = end + 1;
    }
    return at;
}

void putBytes(const fs::path& file, const std::string& bytes, std::ios::openmode mode = std::ios::trunc) {
    std::ofstream out(file, std::ios::binary | mode);
    out << bytes;
    out.flush();
    if (!out) fail(sentence("Watch", "cannot write {}"), file.string());
}

bool isOneByte(CsvEncoding encoding) {
    return encoding != CsvEncoding::Utf16Le && encoding != CsvEncoding::Utf16Be;
}

/// A cell as a text of this dialect.
std::string cellText(const Column& column, std::size_t row, const CsvDialect& dialect) {
    if (column.type != ColumnType::Text) {
        const double value = column.numbers[row];
        if (std::isnan(value)) return {};
        std::string text = fmt::format("{}", value);
        if (dialect.decimal != '.') std::ranges::replace(text, '.', dialect.decimal);
        return text;
    }
    const std::string& text = column.texts[row];
    const bool plain = text.find_first_of("\"\r\n") == std::string::npos &&
                       text.find(dialect.delimiter) == std::string::npos;
    if (plain) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

} // namespace

WatchedData::WatchedData(const Study& study, bool pieces, fs::path folder)
    : study_(withAbsolutePaths(study)), joined_(pieces || study.data.layout == "rows"), pieces_(pieces),
      folder_(std::move(folder)) {
    if (pieces && study.data.layout == "rows")
        throw Error(translate("Watch",
                              "with layout = \"rows\" every row is an experiment: there are no pieces "
                              "of a signal"),
                    placeOf(study, "data.layout"));
    if (joined_ && study_.data.files.size() > 1)
        throw Error(translate("Watch",
                              "the files of the folder go behind the one file of a study of rows, or "
                              "of pieces of a signal: name one, or none"),
                    placeOf(study, "data.files"));
    const auto add = [&](const std::string& written, const std::string& key) {
        const fs::path file = modelFile(study_, written, key);
        const CompiledModel compiled = compileModel(modelTextOf(file.string()), file.string());
        if (compiled.model) models_.push_back(modelFor(study_, compiled.model)); // else `prepare` says why
    };
    add(study_.model, "model");
    for (const StudyCandidate& candidate : study_.candidates)
        if (!candidate.model.empty()) add(candidate.model, "candidates." + candidate.name + ".model");
    files_ = study_.data.files;
    if (joined_ && !files_.empty()) {
        const fs::path file = files_.front();
        begin(file, readFileBytes(file));
    }
}

fs::path WatchedData::joinedFile() const { return files_.front(); }

/// The file that rows are put behind.
void WatchedData::begin(const fs::path& file, const std::string& bytes) {
    if (holdsTables(bytes))
        throw Error(translate("Watch", "rows cannot be put behind those of a workbook or a MAT file: save it "
                                       "as CSV"),
                    {.file = file.string()});
    CsvData data = readCsvText(bytes, file.string(), {.overrides = overridesOf(study_.data)});
    if (!isOneByte(data.dialect.encoding))
        throw Error(translate("Watch", "rows cannot be put behind a text of UTF-16: save it as UTF-8"),
                    {.file = file.string()});
    Base base;
    const std::size_t first = data.table.lines.empty() ? data.dialect.dataLine : data.table.lines.front();
    const std::size_t end = lineAt(bytes, first);
    base.head = bytes.substr(0, end);
    if (pieces_) base.firstRow = bytes.substr(end, lineAt(bytes, first + 1) - end);
    if (!base.firstRow.empty() && base.firstRow.back() != '\n') base.firstRow += '\n';
    base.lineFeedOnly = bytes.find("\r\n") == std::string::npos;
    for (Column& column : data.table.columns) column.numbers.clear(), column.texts.clear();
    base.data = std::move(data);
    base_ = std::move(base);
    const fs::path joined = folder_ / file.filename();
    putBytes(joined, bytes.empty() || bytes.back() == '\n' ? bytes : bytes + "\n");
    files_ = {joined.string()};
    if (pieces_) {
        load(joined, false);
        lastTime_ = checkedTo_;
    }
}

/// As the study reads its files, but for what is said of single lines, cells and experiments.
DataRecipe WatchedData::recipeOf(const fs::path& file) const {
    DataRecipe recipe = study_.data;
    recipe.files = {file.string()};
    recipe.entries.clear();
    recipe.excluded.clear();
    recipe.marked.clear();
    recipe.validation = {};
    recipe.preparation.firstLine = recipe.preparation.lastLine = 0;
    recipe.preparation.trim.clear();
    keepStatedClock(study_, recipe);
    return recipe;
}

/// Throws Error if it does not give every model an experiment with something measured. behind: its first row
/// is that of the record, the others must lie behind what there is.
void WatchedData::load(const fs::path& file, bool behind) const {
    for (const ModelPtr& model : models_) {
        const Dataset data = loadDataset(recipeFor(recipeOf(file), *model, models_), *model);
        std::size_t values = 0;
        double first = std::numeric_limits<double>::infinity(), last = -first;
        for (const Experiment& e : data.experiments) {
            for (const Measurement& m : e.measurements)
                values += static_cast<std::size_t>(
                    std::ranges::count_if(m.values, [](double v) { return std::isfinite(v); }));
            const auto& times = e.timedRows.times;
            for (std::size_t k = behind ? 1 : 0; k < times.size(); ++k)
                first = std::min(first, times[k]), last = std::max(last, times[k]);
        }
        if (values == 0)
            throw Error(translate("Watch", "nothing is measured in it"), {.file = file.string()});
        if (behind && !(first > lastTime_))
            fail(sentence("Watch", "it begins at {:g} s, but the record has come to {:g} s already"), first,
                 lastTime_);
        checkedTo_ = last;
    }
}

/// The rows of another file in the dialect of the first: by the names of its columns.
std::string WatchedData::rewritten(const CsvData& more, const std::string& name) const {
    const CsvDialect& dialect = base_->data.dialect;
    if (dialect.skippedFields > 0 || dialect.delimiter == ' ')
        fail(sentence("Watch", "{}: its columns are not those of the first file, one by one"), name);
    std::vector<const Column*> columns;
    for (const CsvColumn& wanted : base_->data.columns) {
        const int at = more.table.find(wanted.name);
        if (at < 0) fail(sentence("Watch", "the column \"{}\" is not there"), wanted.name);
        columns.push_back(&more.table.columns[static_cast<std::size_t>(at)]);
        if (columns.back()->type == ColumnType::DateTime)
            fail(sentence("Watch",
                          "the column \"{}\" holds dates; then the columns must be those of the first "
                          "file, one by one"),
                 wanted.name);
    }
    std::string lines;
    for (std::size_t row = 0; row < more.table.rows(); ++row) {
        for (std::size_t k = 0; k < columns.size(); ++k) {
            if (k > 0) lines += dialect.delimiter;
            lines += cellText(*columns[k], row, dialect);
        }
        lines += '\n';
    }
    return lines;
}

/// Why its columns are not those of the first file; "" = they are, in whatever order.
Message WatchedData::whyOther(const CsvData& more) const {
    const CsvData& first = base_->data;
    if (more.dialect.headerLine == 0 && first.dialect.headerLine > 0)
        return translate("Watch", "its columns have no names");
    for (const CsvColumn& wanted : first.columns) {
        const auto found = std::ranges::find(more.columns, wanted.name, &CsvColumn::name);
        if (found == more.columns.end())
            return filled(sentence("Watch", "the column \"{}\" is not there"), wanted.name);
        if (found->unit != wanted.unit)
            return filled(
                sentence("Watch", "the column \"{}\" is in \"{}\", that of the first file in \"{}\""),
                wanted.name, found->unit, wanted.unit);
        const Column& values = more.table.columns[static_cast<std::size_t>(found - more.columns.begin())];
        if (wanted.type == ColumnType::Text || found->type != ColumnType::Text) continue;
        const auto text = std::ranges::find_if(values.texts, [](const auto& cell) { return !cell.empty(); });
        if (text != values.texts.end())
            return filled(sentence("Watch", "the column \"{}\" holds the text \"{}\", not numbers"),
                          wanted.name, *text);
    }
    return {};
}

std::string WatchedData::linesOf(const fs::path& copy, const std::string& name, std::size_t from) const {
    const std::string bytes = readFileBytes(copy);
    if (holdsTables(bytes))
        throw Error(translate("Watch", "it is a workbook or a MAT file: rows go behind those of a text"));
    if (from > 0) {
        // What has come since; whole lines were there before.
        std::string lines = bytes.substr(from);
        if (!lines.empty() && lines.back() != '\n') lines += '\n';
        return lines;
    }
    const CsvData& first = base_->data;
    // As the first file is written; if it cannot be read so, as it looks.
    CsvOverrides like = overridesOf(study_.data);
    like.delimiter = first.dialect.delimiter;
    like.decimal = first.dialect.decimal;
    CsvData more = readCsvText(bytes, name, {.overrides = like});
    if (!whyOther(more).empty()) more = readCsvText(bytes, name, {.overrides = overridesOf(study_.data)});
    if (const Message why = whyOther(more); !why.empty()) throw Error(why);
    const bool same =
        more.dialect.delimiter == first.dialect.delimiter && more.dialect.decimal == first.dialect.decimal &&
        more.dialect.thousands == first.dialect.thousands && isOneByte(more.dialect.encoding) &&
        more.dialect.skippedFields == first.dialect.skippedFields &&
        std::ranges::equal(more.columns, first.columns, {}, &CsvColumn::rawName, &CsvColumn::rawName);
    if (!same) return rewritten(more, name);
    const std::string_view text =
        std::string_view(bytes).substr(more.dialect.bom && bytes.size() > 3 ? 3 : 0);
    std::string lines(text.substr(lineAt(text, more.table.lines.front())));
    if (lines.back() != '\n') lines += '\n';
    if (base_->lineFeedOnly) std::erase(lines, '\r');
    return lines;
}

void WatchedData::check(const fs::path& copy, const std::string& name, std::size_t from) const {
    try {
        if (!joined_ || !base_) return load(copy, false);
        const fs::path place = folder_ / "check";
        fs::create_directories(place);
        const fs::path file = place / joinedFile().filename();
        putBytes(file, base_->head + base_->firstRow + linesOf(copy, name, from));
        load(file, pieces_);
    } catch (const Error& e) {
        // Its lines are not those of the file that was made for the check.
        throw joined_ && base_ ? Error(e.message()) : e;
    }
}

void WatchedData::add(const fs::path& copy, const std::string& name, std::size_t from,
                      const fs::path& replaces) {
    if (!joined_) {
        const auto before = std::ranges::find(files_, replaces.string());
        if (!replaces.empty() && before != files_.end())
            *before = copy.string();
        else
            files_.push_back(copy.string());
        return;
    }
    if (!base_) {
        begin(copy.parent_path() / name, readFileBytes(copy));
        return;
    }
    const std::string lines = linesOf(copy, name, from);
    putBytes(joinedFile(), lines, std::ios::app);
    if (pieces_) lastTime_ = std::max(lastTime_, checkedTo_);
}

Study WatchedData::study() const {
    Study study = study_;
    study.data.files = files_;
    if (!study.data.entries.empty()) study.data.entries.resize(files_.size());
    return study;
}

} // namespace rigor

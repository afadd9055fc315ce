#include "core/engine/data/recipe.h"

#include "core/foundation/base/translate.h"

#include "core/engine/data/csv/csv_reader.h"
#include "core/engine/data/file_names.h"
#include "core/engine/data/mapping.h"
#include "core/engine/data/series/columns/derived.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <set>

namespace rigor {
namespace {

std::string fileName(const std::string& path) { return std::filesystem::path(path).filename().string(); }

/// Marked cells follow their file; those of a file that is no longer there stay if one of the new files has
/// its name, as the same measurement read from another folder has.
std::vector<MarkedCell> marksIn(const std::vector<std::string>& files, const DataRecipe& recipe) {
    const auto names = distinctNames(files);
    const auto only = [&](const std::string& name) -> std::optional<std::size_t> {
        try {
            return fileNamed(files, name);
        } catch (const Error&) {
            return std::nullopt; // several could be meant
        }
    };
    std::vector<MarkedCell> marks;
    for (MarkedCell cell : recipe.marked) {
        const auto before = fileNamed(recipe.files, cell.file);
        auto now = before ? only(recipe.files[*before]) : std::nullopt;
        if (!now) now = only(fileName(cell.file));
        if (!now) continue;
        cell.file = names[*now];
        marks.push_back(std::move(cell));
    }
    return marks;
}

std::vector<std::string> exclusionsIn(const std::vector<std::string>& files, const DataRecipe& recipe) {
    const bool sameNames =
        recipe.files.size() == files.size() &&
        std::equal(files.begin(), files.end(), recipe.files.begin(),
                   [](const auto& a, const auto& b) { return fileName(a) == fileName(b); });
    if (sameNames && recipe.layout == "rows") return recipe.excluded;
    const auto before = experimentLabels(recipe.files), labels = experimentLabels(files);
    std::vector<std::string> kept;
    for (const std::string& label : recipe.excluded) {
        const auto old = std::find(before.begin(), before.end(), label);
        auto now = old == before.end()
                       ? files.end()
                       : std::find(files.begin(), files.end(),
                                   recipe.files[static_cast<std::size_t>(old - before.begin())]);
        if (now != files.end())
            kept.push_back(labels[static_cast<std::size_t>(now - files.begin())]);
        else if (std::find(labels.begin(), labels.end(), label) != labels.end())
            kept.push_back(label);
    }
    return kept;
}

/// Names are compared as mapping does: without regard to case, blanks and underscores.
std::string plain(const std::string& name) {
    std::string text;
    for (const char c : name)
        if (c != '_' && c != ' ') text += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return text;
}

std::vector<std::string> missingColumns(const DataRecipe& recipe, const CsvPreview& preview) {
    std::set<std::string> there;
    for (const CsvColumn& column : preview.columns) there.insert(plain(column.name));
    std::vector<std::string> missing;
    for (const std::string& column : columnsNamed(recipe))
        if (!there.count(plain(column))) missing.push_back(column);
    return missing;
}

void dropColumns(DataRecipe& recipe, std::vector<std::string> gone) {
    // A derived column goes with what it is computed from, and takes with it what is computed from it.
    for (std::size_t before = 0; before != gone.size();) {
        before = gone.size();
        for (const auto& [name, text] : recipe.derived) {
            const DerivedColumn column = derivedColumn(text);
            const auto lacks = [&](const std::string& c) {
                return std::find(gone.begin(), gone.end(), c) != gone.end();
            };
            const std::vector<std::string> needs = column.needs();
            if (std::any_of(needs.begin(), needs.end(), lacks) && !lacks(name)) gone.push_back(name);
        }
    }
    const auto isGone = [&](const std::string& column) {
        return std::find(gone.begin(), gone.end(), column) != gone.end();
    };
    for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        std::erase_if(*map, [&](const auto& entry) { return isGone(entry.second); });
    std::erase_if(recipe.codes, [&](const auto& entry) { return isGone(entry.first); });
    std::erase_if(recipe.derived, [&](const auto& entry) { return isGone(entry.first); });
    std::erase_if(recipe.units, [&](const auto& entry) { return isGone(entry.first); });
    std::erase_if(recipe.ignored, isGone);
    std::erase_if(recipe.numbers, isGone);
    for (std::string* column : {&recipe.label, &recipe.time})
        if (isGone(*column)) column->clear();
}

/// Marks of columns that the file does not have.
void dropMarks(DataRecipe& recipe, const CsvPreview& preview) {
    std::erase_if(recipe.marked, [&](const MarkedCell& cell) {
        return std::none_of(preview.columns.begin(), preview.columns.end(),
                            [&](const CsvColumn& column) { return column.name == cell.column; });
    });
}

constexpr std::size_t kLongestList = 1'000'000; ///< bytes: what is longer is no list of experiments
constexpr double kLogged = 30;                  ///< s between two samples
constexpr double kUneven = 0.25;                ///< part of the median by which a step is another one
constexpr double kOften = 0.1;                  ///< part of the steps

/// Whether a column goes to and fro between a few values, as what somebody sets from one experiment to the
/// next.
bool isSet(const Column& column) {
    std::set<double> levels;
    std::size_t changes = 0, values = 0;
    double before = kNaN;
    for (const double value : column.numbers) {
        if (!std::isfinite(value)) continue;
        levels.insert(value);
        changes += values > 0 && value != before;
        before = value;
        ++values;
    }
    return levels.size() > 2 && 2 * levels.size() <= values && 3 * changes >= values;
}

/// Whether the times are those of single experiments: minutes and more apart, and often uneven; a logger
/// that misses samples or was off is uneven now and then.
bool datesExperiments(const Table& table, const Column& column) {
    const auto set = [&](const Column& other) {
        return &other != &column && other.type == ColumnType::Number && isSet(other);
    };
    if (std::ranges::none_of(table.columns, set)) return false;
    std::vector<double> steps;
    for (std::size_t i = 1; i < column.numbers.size(); ++i)
        if (const double step = column.numbers[i] - column.numbers[i - 1]; std::isfinite(step))
            steps.push_back(step);
    if (steps.empty()) return false;
    std::ranges::sort(steps);
    const double median = steps[steps.size() / 2];
    const auto uneven = std::ranges::count_if(
        steps, [median](double step) { return std::abs(step - median) > kUneven * median; });
    return median > kLogged && static_cast<double>(uneven) > kOften * static_cast<double>(steps.size());
}

/// A first file with a column of time is one experiment, unless that tells when each of its rows was one.
std::string likelyLayout(const std::string& file) {
    const CsvPreview preview = sniffCsv(file);
    const auto named = [](const CsvColumn& c) { return c.type == ColumnType::Number && isTimeName(c.name); };
    const auto dated = [](const CsvColumn& c) { return c.type == ColumnType::DateTime; };
    if (std::ranges::any_of(preview.columns, named)) return "signals";
    if (std::ranges::none_of(preview.columns, dated)) return "rows";
    if (preview.bytes > kLongestList) return "signals";
    const Table table = readCsv(file).table;
    const int time = likelyTime(table, [](const Column&) { return true; });
    return time < 0 || datesExperiments(table, table.columns[static_cast<std::size_t>(time)]) ? "rows"
                                                                                              : "signals";
}

void forgetDialect(DataRecipe& recipe) {
    for (std::string* text : {&recipe.sheet, &recipe.variable, &recipe.delimiter, &recipe.decimal,
                              &recipe.encoding, &recipe.comment, &recipe.dateOrder})
        text->clear();
    recipe.headerLine = recipe.unitLine = -1;
    recipe.preparation.firstLine = recipe.preparation.lastLine = 0;
}

} // namespace

Fields HeldBack::fields() {
    Fields f;
    f.add("share", share,
          {.label = translatable("Field", "Share held back"),
           .help = translatable("Field",
                                "Part of the experiments that no search sees and that judges its answer. "
                                "0: none."),
           .min = 0,
           .max = 0.95});
    f.add(
        "folds", folds,
        {.label = translatable("Field", "Parts of a cross-validation"),
         .help = translatable("Field", "Repeats the search so often, each time without another part of the "
                                       "experiments (one record: without another stretch of its time), which "
                                       "its answer must predict. As many as experiments: each is left out "
                                       "once. 0: not done."),
         .min = 0,
         .max = 100000});
    f.add("seed", seed,
          {.label = translatable("Field", "Drawn with seed"),
           .help = translatable("Field", "Another seed draws other experiments to hold back."),
           .min = 0});
    f.add("after", after,
          {.label = translatable("Field", "Held back after"),
           .help =
               translatable("Field", "What is measured later in a record is seen by no search and judges its "
                                     "answer. Empty: nothing."),
           .unit = "s",
           .unstated = translatable("Field", "nothing")});
    return f;
}

Fields Preparation::fields() {
    Fields f;
    f.add("first_line", firstLine,
          {.label = translatable("Field", "First line"),
           .help = translatable("Field", "Lines of the file before this one are not used. 0: none."),
           .min = 0});
    f.add("last_line", lastLine,
          {.label = translatable("Field", "Last line"),
           .help = translatable("Field", "Lines of the file behind this one are not used. 0: none."),
           .min = 0});
    f.add("sample_time", sampleTime,
          {.label = translatable("Field", "Sample time"),
           .help =
               translatable("Field", "Of a file without a column of time: its rows follow each other so, the "
                                     "first at 0. 0: the file has its times."),
           .unit = "s",
           .min = 0});
    f.add(
        "trim", trim,
        {.label = translatable("Field", "Trim from; to"),
         .help = translatable(
             "Field", "Two times: samples before the first and behind the second are not used. Empty: all."),
         .unit = "s"});
    f.add("outlier_limit", outlierLimit,
          {.label = translatable("Field", "Outliers beyond"),
           .help =
               translatable("Field", "A sample further than this many scaled median absolute deviations "
                                     "(standard deviations of a normal distribution) from the median around "
                                     "it is left out and reported. 0: off; 6 is usual. Hampel 1974."),
           .unit = "",
           .min = 0});
    f.add("outlier_half_width", outlierHalfWidth,
          {.label = translatable("Field", "Outlier window"),
           .help = translatable("Field", "Samples on either side over which the median is taken."),
           .min = 1,
           .max = 1000});
    f.add("resample", step,
          {.label = translatable("Field", "Resample"),
           .help = translatable(
               "Field", "Step of the samples, linear between the neighbours measured; nothing within a "
                        "gap of more than three steps. 0: as measured."),
           .unit = "s",
           .min = 0});
    f.add("low_pass", cutoff,
          {.label = translatable("Field", "Low-pass"),
           .help = translatable(
               "Field", "Cut-off frequency of a Butterworth filter run forwards and backwards, so that "
                        "nothing is delayed. Needs equal steps: resample first if they are not. 0: off."),
           .unit = "Hz",
           .min = 0});
    return f;
}

std::string toString(const StatedError& stated) {
    return stated.unit.empty() ? fmt::format("{}", stated.value)
                               : fmt::format("{} {}", stated.value, stated.unit);
}

StatedError statedError(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    const std::string_view from =
        first == std::string::npos ? std::string_view() : std::string_view(text).substr(first);
    double value = 0;
    const auto [end, problem] = std::from_chars(from.data(), from.data() + from.size(), value);
    if (problem != std::errc{} || !std::isfinite(value))
        fail(sentence("Data", "\"{}\" is no number with a unit, such as 0.002 or \"2 um\""), text);
    StatedError stated{value, std::string(end, static_cast<std::size_t>(from.data() + from.size() - end))};
    std::erase(stated.unit, ' ');
    std::string why;
    if (!parseUnit(stated.unit, &why))
        fail(sentence("Data", "\"{}\": the unit \"{}\" is not understood"), text, stated.unit);
    return stated;
}

double inUnit(const StatedError& stated, const std::string& unit) {
    if (stated.unit.empty() || stated.unit == unit) return stated.value;
    const UnitConversion conversion(stated.unit, unit.empty() ? "1" : unit);
    return conversion(stated.value) - conversion(0);
}

std::string toString(const MarkedCell& cell) {
    return fmt::format("{}:{}:{}", cell.file, cell.line, cell.column);
}

MarkedCell markedCell(const std::string& text) {
    // From the right end of the line number, since a file's name may hold a colon and a column's too.
    for (auto colon = text.find(':'); colon != std::string::npos; colon = text.find(':', colon + 1)) {
        const auto end = text.find_first_not_of("0123456789", colon + 1);
        if (end == std::string::npos || text[end] != ':' || end == colon + 1 || end - colon > 18) continue;
        MarkedCell cell{text.substr(0, colon), std::stoull(text.substr(colon + 1, end - colon - 1)),
                        text.substr(end + 1)};
        if (!cell.file.empty() && cell.line > 0 && !cell.column.empty()) return cell;
    }
    fail(
        sentence("Data", "\"{}\" marks no cell; file:line:column is expected, for example press.csv:164:D_y"),
        text);
}

CsvOverrides overridesOf(const DataRecipe& recipe) {
    CsvOverrides overrides;
    overrides.sheet = recipe.sheet;
    overrides.variable = recipe.variable;
    if (!recipe.delimiter.empty()) overrides.delimiter = csvDelimiter(recipe.delimiter);
    if (!recipe.decimal.empty()) {
        if (recipe.decimal != "." && recipe.decimal != ",")
            fail(sentence("Data", "decimal = \"{}\": it must be . or ,"), recipe.decimal);
        overrides.decimal = recipe.decimal[0];
    }
    if (!recipe.encoding.empty()) overrides.encoding = csvEncoding(recipe.encoding);
    if (!recipe.comment.empty()) overrides.comment = recipe.comment == "none" ? "" : recipe.comment;
    if (!recipe.dateOrder.empty()) {
        if (recipe.dateOrder != "day-first" && recipe.dateOrder != "month-first")
            fail(sentence("Data", "date_order = \"{}\": it must be day-first or month-first"),
                 recipe.dateOrder);
        overrides.dateOrder =
            recipe.dateOrder == "day-first" ? DateOrder::DayMonthYear : DateOrder::MonthDayYear;
    }
    if (recipe.headerLine >= 0) overrides.headerLine = static_cast<std::size_t>(recipe.headerLine);
    if (recipe.unitLine >= 0) overrides.unitLine = static_cast<std::size_t>(recipe.unitLine);
    for (const std::string& column : recipe.numbers) overrides.types[column] = ColumnType::Number;
    for (const auto& [column, codes] : recipe.codes) overrides.types[column] = ColumnType::Text;
    return overrides;
}

std::vector<std::string> columnsNamed(const DataRecipe& recipe) {
    std::set<std::string> names(recipe.ignored.begin(), recipe.ignored.end());
    names.insert(recipe.numbers.begin(), recipe.numbers.end());
    for (const auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        for (const auto& [target, column] : *map) names.insert(column);
    for (const auto& [column, codes] : recipe.codes) names.insert(column);
    for (const auto& [column, unit] : recipe.units) names.insert(column);
    for (const std::string& column : {recipe.label, recipe.time})
        if (!column.empty()) names.insert(column);
    for (const auto& [name, text] : recipe.derived) names.erase(name);
    for (const auto& [name, text] : recipe.derived) {
        for (const std::string& needed : derivedColumn(text).needs())
            if (!recipe.derived.contains(needed)) names.insert(needed);
    }
    return {names.begin(), names.end()};
}

AppliedRecipe appliedTo(const DataRecipe& recipe, const std::vector<std::string>& files) {
    if (files.empty()) fail(sentence("Data", "no data file is named"));
    AppliedRecipe applied{recipe, true, {}};
    DataRecipe& next = applied.recipe;
    next.files = files;
    if (next.entries.size() != files.size()) next.entries.clear();
    if (files != recipe.files) next.validation.files.clear();
    if (files.size() > 1)
        next.layout = "signals";
    else if (recipe.files.empty())
        next.layout = likelyLayout(files.front());
    next.marked = marksIn(files, recipe);
    next.excluded = exclusionsIn(files, recipe);
    try {
        applied.missing = missingColumns(next, sniffCsv(files.front(), overridesOf(next)));
    } catch (const Error&) {
        applied.fits = false; // perhaps only the dialect does not fit
    }
    if (applied.fits && applied.missing.empty()) return applied;
    applied.fits = false;
    forgetDialect(next);
    const CsvPreview preview = sniffCsv(files.front(), overridesOf(next));
    applied.missing = missingColumns(next, preview);
    dropColumns(next, applied.missing);
    dropMarks(next, preview);
    return applied;
}

PreparedSeries preparedSeries(const Samples& measured, const std::vector<bool>& marked,
                              const Preparation& preparation) {
    if (!preparation.trim.empty() && preparation.trim.size() != 2)
        fail(sentence("Data", "trim has {} numbers; two times are expected, from and to"),
             preparation.trim.size());
    PreparedSeries result;
    Samples& series = result.samples;
    series = measured;
    if (!marked.empty())
        for (std::size_t i = 0; i < marked.size(); ++i)
            if (marked[i]) series.values[i] = std::nan("");
    if (preparation.outlierLimit > 0) {
        const auto mask = outliers(series, static_cast<std::size_t>(preparation.outlierHalfWidth),
                                   preparation.outlierLimit);
        for (std::size_t i = 0; i < mask.size(); ++i)
            if (mask[i]) {
                const double t = measured.times[i];
                series.values[i] = std::nan("");
                if (preparation.trim.empty() || (t >= preparation.trim[0] && t <= preparation.trim[1]))
                    result.outliers.push_back(i);
            }
    }
    if (!preparation.trim.empty()) series = trimmedTo(series, preparation.trim[0], preparation.trim[1]);
    if (preparation.step > 0) series = resampled(series, preparation.step);
    if (preparation.cutoff > 0)
        series = preparation.step > 0 ? lowPassedBetweenGaps(series, preparation.cutoff)
                                      : lowPassed(series, preparation.cutoff);
    return result;
}

} // namespace rigor

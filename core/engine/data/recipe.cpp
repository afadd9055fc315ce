#include "core/engine/data/recipe.h"

#include "core/foundation/base/translate.h"

#include "core/engine/data/csv_reader.h"
#include "core/engine/data/mapping.h"
#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

namespace rigor {
namespace {

std::string fileName(const std::string& path) { return std::filesystem::path(path).filename().string(); }

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

void dropColumns(DataRecipe& recipe, const std::vector<std::string>& gone) {
    const auto isGone = [&](const std::string& column) {
        return std::find(gone.begin(), gone.end(), column) != gone.end();
    };
    for (auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        std::erase_if(*map, [&](const auto& entry) { return isGone(entry.second); });
    std::erase_if(recipe.codes, [&](const auto& entry) { return isGone(entry.first); });
    std::erase_if(recipe.units, [&](const auto& entry) { return isGone(entry.first); });
    std::erase_if(recipe.ignored, isGone);
    for (std::string* column : {&recipe.label, &recipe.time})
        if (isGone(*column)) column->clear();
}

/// A first file with a column of time is one experiment.
std::string likelyLayout(const std::string& file) {
    const CsvPreview preview = sniffCsv(file);
    const bool timed = std::any_of(preview.columns.begin(), preview.columns.end(), [](const CsvColumn& c) {
        return c.type == ColumnType::DateTime || (c.type == ColumnType::Number && isTimeName(c.name));
    });
    return timed ? "signals" : "rows";
}

void forgetDialect(DataRecipe& recipe) {
    for (std::string* text :
         {&recipe.delimiter, &recipe.decimal, &recipe.encoding, &recipe.comment, &recipe.dateOrder})
        text->clear();
    recipe.headerLine = recipe.unitLine = -1;
    recipe.preparation.firstLine = recipe.preparation.lastLine = 0;
}

} // namespace

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
    f.add(
        "trim", trim,
        {.label = translatable("Field", "Trim from; to"),
         .help = translatable(
             "Field", "Two times: samples before the first and behind the second are not used. Empty: all."),
         .unit = "s"});
    f.add("outlier_limit", outlierLimit,
          {.label = translatable("Field", "Outliers beyond"),
           .help =
               "A sample further than this many scaled median absolute deviations (standard deviations of "
               "a normal distribution) from the median around it is left out and reported. 0: off; 6 is "
               "usual. Hampel 1974.",
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
               "Field", "Step of the samples, linear between the neighbours measured. 0: as measured."),
           .unit = "s",
           .min = 0});
    f.add("low_pass", cutoff,
          {.label = translatable("Field", "Low-pass"),
           .help = translatable(
               "Field",
               "Cut-off frequency of a Butterworth filter run forwards and backwards, so that nothing is "
               "delayed. Needs equal steps: resample first if they are not. 0: off."),
           .unit = "Hz",
           .min = 0});
    return f;
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
    fail("\"{}\" marks no cell; file:line:column is expected, for example press.csv:164:D_y", text);
}

CsvOverrides overridesOf(const DataRecipe& recipe) {
    CsvOverrides overrides;
    if (!recipe.delimiter.empty()) overrides.delimiter = csvDelimiter(recipe.delimiter);
    if (!recipe.decimal.empty()) {
        if (recipe.decimal != "." && recipe.decimal != ",")
            fail("decimal = \"{}\": it must be . or ,", recipe.decimal);
        overrides.decimal = recipe.decimal[0];
    }
    if (!recipe.encoding.empty()) overrides.encoding = csvEncoding(recipe.encoding);
    if (!recipe.comment.empty()) overrides.comment = recipe.comment == "none" ? "" : recipe.comment;
    if (!recipe.dateOrder.empty()) {
        if (recipe.dateOrder != "day-first" && recipe.dateOrder != "month-first")
            fail("date_order = \"{}\": it must be day-first or month-first", recipe.dateOrder);
        overrides.dateOrder =
            recipe.dateOrder == "day-first" ? DateOrder::DayMonthYear : DateOrder::MonthDayYear;
    }
    if (recipe.headerLine >= 0) overrides.headerLine = static_cast<std::size_t>(recipe.headerLine);
    if (recipe.unitLine >= 0) overrides.unitLine = static_cast<std::size_t>(recipe.unitLine);
    for (const auto& [column, codes] : recipe.codes) overrides.types[column] = ColumnType::Text;
    return overrides;
}

std::vector<std::string> columnsNamed(const DataRecipe& recipe) {
    std::set<std::string> names(recipe.ignored.begin(), recipe.ignored.end());
    for (const auto* map : {&recipe.conditions, &recipe.inputs, &recipe.measurements})
        for (const auto& [target, column] : *map) names.insert(column);
    for (const auto& [column, codes] : recipe.codes) names.insert(column);
    for (const auto& [column, unit] : recipe.units) names.insert(column);
    for (const std::string& column : {recipe.label, recipe.time})
        if (!column.empty()) names.insert(column);
    return {names.begin(), names.end()};
}

AppliedRecipe appliedTo(const DataRecipe& recipe, const std::vector<std::string>& files) {
    if (files.empty()) fail("no data file is named");
    AppliedRecipe applied{recipe, true, {}};
    DataRecipe& next = applied.recipe;
    next.files = files;
    if (files.size() > 1)
        next.layout = "signals";
    else if (recipe.files.empty())
        next.layout = likelyLayout(files.front());
    std::set<std::string> names, stems;
    for (const std::string& file : files) {
        names.insert(fileName(file));
        stems.insert(std::filesystem::path(file).stem().string());
    }
    std::erase_if(next.marked, [&](const MarkedCell& cell) { return !names.count(cell.file); });
    const bool sameFiles =
        recipe.files.size() == files.size() &&
        std::equal(files.begin(), files.end(), recipe.files.begin(),
                   [](const auto& a, const auto& b) { return fileName(a) == fileName(b); });
    if (!sameFiles)
        std::erase_if(next.excluded, [&](const std::string& label) { return !stems.count(label); });
    try {
        applied.missing = missingColumns(next, sniffCsv(files.front(), overridesOf(next)));
    } catch (const Error&) {
        applied.fits = false; // perhaps only the dialect does not fit
    }
    if (applied.fits && applied.missing.empty()) return applied;
    applied.fits = false;
    forgetDialect(next);
    applied.missing = missingColumns(next, sniffCsv(files.front(), overridesOf(next)));
    dropColumns(next, applied.missing);
    return applied;
}

PreparedCourse preparedCourse(const Samples& measured, const std::vector<bool>& marked,
                              const Preparation& preparation) {
    if (!preparation.trim.empty() && preparation.trim.size() != 2)
        fail("trim has {} numbers; two times are expected, from and to", preparation.trim.size());
    PreparedCourse result;
    Samples& course = result.samples;
    course = measured;
    if (!marked.empty())
        for (std::size_t i = 0; i < marked.size(); ++i)
            if (marked[i]) course.values[i] = std::nan("");
    if (preparation.outlierLimit > 0) {
        const auto mask = outliers(course, static_cast<std::size_t>(preparation.outlierHalfWidth),
                                   preparation.outlierLimit);
        for (std::size_t i = 0; i < mask.size(); ++i)
            if (mask[i]) {
                const double t = measured.times[i];
                course.values[i] = std::nan("");
                if (preparation.trim.empty() || (t >= preparation.trim[0] && t <= preparation.trim[1]))
                    result.outliers.push_back(i);
            }
    }
    if (!preparation.trim.empty()) course = trimmedTo(course, preparation.trim[0], preparation.trim[1]);
    if (preparation.step > 0) course = resampled(course, preparation.step);
    if (preparation.cutoff > 0) course = lowPassed(course, preparation.cutoff);
    return result;
}

} // namespace rigor

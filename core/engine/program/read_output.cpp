// The values of an output in what a run left behind.
#include "core/engine/program/run_files.h"

#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rigor {

namespace {

/// Of a line of which a pattern is looked for; what is behind is not seen.
constexpr std::size_t kSeenOfLine = 4096;
constexpr std::size_t kNamesShown = 12;

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kNamesShown; ++i)
        text += (i ? ", " : "") + shortCell(names[i]);
    return names.size() > kNamesShown ? text + ", ..." : text;
}

/// What is no finite number is refused with its place.
double finite(std::string_view cell, const std::string& file, int line) {
    const auto value = cellNumber(unquotedCell(trimmed(cell)));
    if (!value) throw Error(filled(sentence("Model", "\"{}\" is no number"), shortCell(cell)), {file, line});
    if (!std::isfinite(*value))
        throw Error(filled(sentence("Model", "{} is no finite number"), shortCell(cell)), {file, line});
    return *value;
}

std::size_t columnOf(const RunFiles::Table& table, const ColumnName& column, const std::string& file) {
    if (column.number > 0) return column.number - 1; // whether a row has it is seen there
    const auto found = std::find(table.names.begin(), table.names.end(), column.name);
    if (found == table.names.end()) {
        if (table.names.empty())
            fail(sentence("Model", "{} has no line with names, so it has no column \"{}\""), file,
                 column.name);
        fail(sentence("Model", "{} has no column \"{}\"; it has {}"), file, column.name, listed(table.names));
    }
    if (std::find(found + 1, table.names.end(), column.name) != table.names.end())
        fail(sentence("Model", "{} has more than one column \"{}\""), file, column.name);
    return static_cast<std::size_t>(found - table.names.begin());
}

double cellOf(const RunFiles::Table& table, std::size_t row, std::size_t column, const ColumnName& name,
              const std::string& file) {
    const auto& cells = table.rows[row];
    if (column >= cells.size())
        throw Error(filled(sentence("Model", "the line has {} columns, and no column {}"), cells.size(),
                           name.shown()),
                    {file, table.lines[row]});
    return finite(cells[column], file, table.lines[row]);
}

/// Only, first or last of several.
std::size_t taken(const OutputReading& reading, std::size_t count, const Message& what) {
    if (count > 1 && reading.take == OutputReading::Take::Only)
        fail(sentence("Model", "{} has {} {} with a value; say which: take = \"first\" or \"last\"{}"),
             reading.file, count, what,
             reading.from == OutputReading::From::Column ? translate("Model", ", or name the column of time")
                                                         : Message{});
    return reading.take == OutputReading::Take::Last ? count - 1 : 0;
}

const ReadOutput kMissing{{}, {kNaN}};

ReadOutput fromTable(const OutputReading& reading, const RunFiles::Table& table) {
    if (table.rows.empty()) {
        if (reading.isOptional) return kMissing;
        fail(sentence("Model", "{} has no row of values"), reading.file);
    }
    const std::size_t column = columnOf(table, reading.column, reading.file);
    ReadOutput read;
    if (!reading.hasTime) {
        const std::size_t row = taken(reading, table.rows.size(), translate("Model", "rows"));
        const auto& cells = table.rows[row];
        const bool none = column < cells.size() && [&] {
            const auto value = cellNumber(cells[column]);
            return cells[column].empty() || (value && std::isnan(*value));
        }();
        if (reading.isOptional && none) return kMissing;
        read.values.push_back(cellOf(table, row, column, reading.column, reading.file));
        return read;
    }
    const std::size_t time = columnOf(table, reading.timeColumn, reading.file);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        read.times.push_back(cellOf(table, row, time, reading.timeColumn, reading.file));
        read.values.push_back(cellOf(table, row, column, reading.column, reading.file));
        if (row > 0 && read.times[row] < read.times[row - 1])
            throw Error(filled(sentence("Model", "the time {} comes after {}; times must not go back"),
                               read.times[row], read.times[row - 1]),
                        {reading.file, table.lines[row]});
    }
    return read;
}

/// Null where there is none; `where` is then how far it goes, and what there is.
const nlohmann::json* memberOf(const nlohmann::json& root, const std::vector<std::string>& path,
                               Message* where) {
    const nlohmann::json* node = &root;
    std::string walked;
    for (const std::string& part : path) {
        const nlohmann::json* next = nullptr;
        if (node->is_object()) {
            const auto found = node->find(part);
            if (found != node->end()) next = &*found;
        } else if (node->is_array()) {
            std::size_t index = 0;
            const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), index);
            if (code == std::errc() && end == part.data() + part.size() && index < node->size())
                next = &(*node)[index];
        }
        if (!next) {
            if (where) {
                std::vector<std::string> names;
                if (node->is_object())
                    for (const auto& [name, value] : node->items()) names.push_back(name);
                const Message has = node->is_array() ? filled(sentence("Model", "a list of {}"), node->size())
                                    : node->is_object() ? verbatim(listed(names))
                                                        : translate("Model", "a value only");
                *where = filled(
                    sentence("Model", "no \"{}\"; {} is {}"), part,
                    walked.empty() ? translate("Model", "what there is at the top") : verbatim(walked), has);
            }
            return nullptr;
        }
        walked += (walked.empty() ? "" : ".") + part;
        node = next;
    }
    return node;
}

double jsonNumber(const nlohmann::json& node, const std::string& file, const std::string& key) {
    if (node.is_structured())
        fail(sentence("Model", "{} of {} is a list or has parts of its own, and is no number"), key, file);
    if (node.is_null()) fail(sentence("Model", "{} of {} is null or not finite, and no number"), key, file);
    if (!node.is_number())
        fail(sentence("Model", "{} of {} is {}, which is no number"), key, file,
             shortCell(node.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
    const double value = node.get<double>();
    if (!std::isfinite(value)) fail(sentence("Model", "{} of {} is no finite number"), key, file);
    return value;
}

std::vector<double> jsonList(const nlohmann::json& root, const std::vector<std::string>& path,
                             const std::string& file) {
    Message where;
    const nlohmann::json* node = memberOf(root, path, &where);
    const std::string key = fmt::format("{}", fmt::join(path, "."));
    if (!node) fail(sentence("Model", "{} has {}"), file, where);
    if (!node->is_array())
        fail(sentence("Model", "{} of {} is no list, as a course over time is"), key, file);
    std::vector<double> values;
    for (std::size_t i = 0; i < node->size(); ++i)
        values.push_back(jsonNumber((*node)[i], file, fmt::format("{}[{}]", key, i)));
    return values;
}

ReadOutput fromTree(const OutputReading& reading, const nlohmann::json& root) {
    ReadOutput read;
    const std::string key = fmt::format("{}", fmt::join(reading.key, "."));
    if (!reading.hasTime) {
        Message where;
        const nlohmann::json* node = memberOf(root, reading.key, &where);
        if (reading.isOptional && (!node || node->is_null())) return kMissing;
        if (!node) fail(sentence("Model", "{} has {}"), reading.file, where);
        read.values.push_back(jsonNumber(*node, reading.file, key));
        return read;
    }
    read.times = jsonList(root, reading.timeKey, reading.file);
    read.values = jsonList(root, reading.key, reading.file);
    if (read.times.size() != read.values.size())
        fail(sentence("Model", "{} of {} has {} values for {} times"), key, reading.file, read.values.size(),
             read.times.size());
    if (read.times.empty()) fail(sentence("Model", "{} of {} is empty"), key, reading.file);
    for (std::size_t i = 1; i < read.times.size(); ++i)
        if (read.times[i] < read.times[i - 1])
            fail(sentence("Model", "in {} the time {} comes after {}; times must not go back"), reading.file,
                 read.times[i], read.times[i - 1]);
    return read;
}

ReadOutput fromLines(const OutputReading& reading, std::string_view text) {
    std::vector<std::pair<std::string, int>> found; // first and last are enough, and how many
    std::size_t count = 0;
    int number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        ++number;
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        line = line.substr(0, kSeenOfLine);
        std::cmatch match;
        if (!std::regex_search(line.data(), line.data() + line.size(), match, *reading.expression,
                               std::regex_constants::match_continuous) ||
            !match[1].matched)
            continue;
        ++count;
        if (found.size() == 2) found.pop_back();
        found.emplace_back(match[1].str(), number);
        if (reading.take == OutputReading::Take::First) break;
    }
    if (count == 0) {
        if (reading.isOptional) return kMissing;
        fail(sentence("Model", "{} has no line that fits \"{}\""), reading.file, reading.pattern);
    }
    const std::size_t which = taken(reading, count, translate("Model", "lines"));
    const auto& [value, line] = which == 0 ? found.front() : found.back();
    if (reading.isOptional) {
        const auto parsed = cellNumber(value);
        if (parsed && std::isnan(*parsed)) return kMissing;
    }
    return {{}, {finite(value, reading.file, line)}};
}

} // namespace

ReadOutput readOutput(const OutputReading& reading, RunFiles& files) {
    switch (reading.from) {
    case OutputReading::From::Column:
        return fromTable(reading, files.table(reading.file));
    case OutputReading::From::Key:
        return fromTree(reading, files.tree(reading.file).root);
    case OutputReading::From::Pattern:
        break;
    }
    return fromLines(reading, files.text(reading.file));
}

double courseAt(const OutputReading& reading, const ReadOutput& course, double time, double same) {
    const std::vector<double>& t = course.times;
    if (time < t.front() - same || time > t.back() + same)
        fail(sentence("Model", "{} goes from {} to {} s and does not reach {} s"), reading.file, t.front(),
             t.back(), time);
    // Of a time that stands twice (a jump) the later value holds, as of the models that run here.
    const auto above = static_cast<std::size_t>(std::upper_bound(t.begin(), t.end(), time) - t.begin());
    const auto exact = [&](std::size_t k) { return std::abs(t[k] - time) <= same; };
    if (above > 0 && (t[above - 1] == time || (exact(above - 1) && (above == t.size() || !exact(above)))))
        return course.values[above - 1];
    if (above < t.size() && exact(above)) return course.values[above];
    if (!reading.interpolated)
        fail(sentence("Model", "{} has no row at {} s, and interpolate = false asks for one"), reading.file,
             time);
    const std::size_t below = above - 1;
    const double part = (time - t[below]) / (t[above] - t[below]);
    return course.values[below] + part * (course.values[above] - course.values[below]);
}

} // namespace rigor

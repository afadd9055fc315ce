// The keys of [outputs.y].
#include "core/engine/program/output_reading.h"

#include <algorithm>
#include <filesystem>

namespace rigor {

namespace {

constexpr std::size_t kLongestPattern = 200;
/// Length times the counts of {n}: the states of the expression, over which the search goes down by
/// recursion; 4000 take less than 1 MB of the stack.
constexpr std::size_t kMostStates = 4000;

ColumnName columnName(const SolverNode& node) {
    if (node.kind == SolverNode::Kind::Text) return {node.text, 0};
    const double number = solverNumber(node);
    if (!(number >= 1 && number <= 1e6 && node.kind == SolverNode::Kind::Whole))
        refuseSolverValue(
            node, filled(sentence("Model", "{} is {}; columns are counted from 1."), node.path, number));
    return {"", static_cast<std::size_t>(number)};
}

/// "a.b[2].c" -> a b 2 c; a list of texts is taken as it is.
std::vector<std::string> keyPath(const SolverNode& node) {
    std::vector<std::string> path;
    if (node.kind == SolverNode::Kind::Array) {
        for (const SolverNode* part : solverTexts(node)) path.push_back(part->text);
    } else {
        std::string part;
        for (const char c : solverText(node)) {
            if (c == '.' || c == '[') {
                if (!part.empty()) path.push_back(std::move(part));
                part.clear();
            } else if (c != ']') {
                part += c;
            }
        }
        if (!part.empty()) path.push_back(std::move(part));
    }
    if (path.empty())
        refuseSolverValue(
            node, filled(sentence("Model", "{} names no key of the JSON file, as \"results.time\" does."),
                         node.path));
    return path;
}

/// Number of groups that keep what they match.
std::size_t groupsOf(const std::string& pattern) {
    std::size_t groups = 0;
    bool inClass = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '\\')
            ++i;
        else if (pattern[i] == '[')
            inClass = true;
        else if (pattern[i] == ']')
            inClass = false;
        else if (pattern[i] == '(' && !inClass && pattern.compare(i + 1, 1, "?") != 0)
            ++groups;
    }
    return groups;
}

/// Product of the larger counts of {n}, {n,m}.
std::size_t repeats(const std::string& pattern) {
    std::size_t product = 1, number = 0, largest = 1;
    bool inside = false;
    for (const char c : pattern) {
        if (c == '{') {
            inside = true;
            number = 0, largest = 1;
        } else if (c == '}' && inside) {
            inside = false;
            product = std::min(product * std::max(largest, number), kMostStates + 1);
        } else if (inside && c >= '0' && c <= '9') {
            number = std::min(10 * number + static_cast<std::size_t>(c - '0'), kMostStates + 1);
        } else if (inside && c == ',') {
            largest = std::max(largest, number);
            number = 0;
        }
    }
    return product;
}

std::shared_ptr<const std::regex> expressionOf(const SolverNode& node) {
    const std::string& pattern = solverText(node);
    if (pattern.empty() || pattern.front() != '^')
        refuseSolverValue(
            node, filled(sentence("Model", "The pattern \"{}\" must begin with ^, the begin of the line that "
                                           "it looks for."),
                         pattern));
    if (pattern.size() > kLongestPattern)
        refuseSolverValue(node, filled(sentence("Model", "The pattern has {} bytes; it may have {}."),
                                       pattern.size(), kLongestPattern));
    if (pattern.size() * repeats(pattern) > kMostStates)
        refuseSolverValue(
            node,
            filled(sentence("Model", "The pattern \"{}\" repeats too much: its length times the counts in "
                                     "braces may be {}. Use + or *."),
                   pattern, kMostStates));
    if (groupsOf(pattern) == 0)
        refuseSolverValue(
            node,
            filled(sentence("Model", "The pattern \"{}\" has no group: put the number into parentheses, "
                                     "as in \"^mass = (\\S+)\"."),
                   pattern));
    try {
        // Of libstdc++: breadth first, so neither time nor stack grows out of bounds with the line.
        return std::make_shared<const std::regex>(pattern, std::regex::ECMAScript |
                                                               std::regex_constants::__polynomial);
    } catch (const std::regex_error& e) {
        refuseSolverValue(node, filled(sentence("Model", "\"{}\" is no regular expression: {}."), pattern,
                                       std::string(e.what())));
    }
}

OutputReading::Take takeOf(const SolverNode& node) {
    const std::string& take = solverText(node);
    if (take == "first") return OutputReading::Take::First;
    if (take == "last") return OutputReading::Take::Last;
    refuseSolverValue(
        node, filled(sentence("Model", "{} is \"{}\"; it is \"first\" or \"last\"."), node.path, take));
}

} // namespace

OutputReading outputReading(const SolverNode& table, const std::vector<std::string>& others) {
    std::vector<std::string> known = others;
    for (const char* key : {"file", "column", "key", "pattern", "time", "take", "interpolate", "optional"})
        known.emplace_back(key);
    checkSolverKeys(solverTable(table), known);
    OutputReading reading;
    reading.name = table.key;
    reading.place = table.keyPlace;
    const SolverNode* file = table.find("file");
    if (!file)
        refuseSolverKey(
            table,
            filled(sentence("Model", "[{}] does not say in which file the value is: file = \"out.csv\", or "
                                     "\"stdout\"."),
                   table.path));
    reading.file = solverText(*file);
    const std::filesystem::path path(reading.file);
    const auto normal = path.lexically_normal();
    if (reading.file.empty() || reading.file.size() > 255 || reading.file.find('\0') != std::string::npos ||
        path.is_absolute() || *normal.begin() == ".." || normal == ".")
        refuseSolverValue(
            *file,
            filled(sentence("Model", "{} is \"{}\"; it is a file in the folder of the run, or stdout or "
                                     "stderr."),
                   file->path, reading.file));
    reading.file = normal.string();

    const SolverNode* column = table.find("column");
    const SolverNode* key = table.find("key");
    const SolverNode* pattern = table.find("pattern");
    if ((column != nullptr) + (key != nullptr) + (pattern != nullptr) != 1)
        refuseSolverKey(
            table,
            filled(sentence("Model", "[{}] needs one of column (of a CSV file), key (of a JSON file) and "
                                     "pattern (of a line of text)."),
                   table.path));
    const SolverNode* time = table.find("time");
    reading.hasTime = time != nullptr;
    if (column) {
        reading.from = OutputReading::From::Column;
        reading.column = columnName(*column);
        if (time) reading.timeColumn = columnName(*time);
    } else if (key) {
        reading.from = OutputReading::From::Key;
        reading.key = keyPath(*key);
        if (time) reading.timeKey = keyPath(*time);
    } else {
        reading.from = OutputReading::From::Pattern;
        reading.pattern = solverText(*pattern);
        reading.expression = expressionOf(*pattern);
        if (time)
            refuseSolverKey(
                *time,
                filled(sentence("Model", "{}: a line found by a pattern has no course over time; write the "
                                         "course as CSV or JSON."),
                       time->path));
    }
    const auto only = [&](const char* name, bool fits, const Message& where) {
        const SolverNode* node = table.find(name);
        if (node && !fits)
            refuseSolverKey(*node, filled(sentence("Model", "{} goes with {} only."), node->path, where));
        return node;
    };
    if (const SolverNode* take =
            only("take", !time && !key, translate("Model", "a pattern, or a column without time,")))
        reading.take = takeOf(*take);
    if (const SolverNode* node = only("interpolate", time, translate("Model", "time")))
        reading.interpolated = solverBoolean(*node);
    if (const SolverNode* node = only("optional", !time, translate("Model", "a value without time")))
        reading.isOptional = solverBoolean(*node);
    return reading;
}

} // namespace rigor

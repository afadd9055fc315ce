#include "core/engine/data/mat/mat_file.h"

#include "core/engine/data/mat/mat_read.h"
#include "core/engine/data/mat/mat_refused.h"
#include "core/engine/data/mat/mat_tables.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace rigor {
namespace {

constexpr std::size_t kShownVariables = 20;
constexpr std::size_t kLargestMatText = 512u << 20;

std::string listedVariables(const std::vector<std::string>& names) {
    const std::vector<std::string> shown(
        names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), kShownVariables)));
    return fmt::format("{}{}", fmt::join(shown, ", "), names.size() > kShownVariables ? ", ..." : "");
}

/// What cannot be read, fields of structs too, with the path of each.
void collectRefused(const std::vector<MatNode>& nodes, const std::string& path,
                    std::vector<std::pair<std::string, const MatNode*>>& refused) {
    for (const MatNode& node : nodes) {
        const std::string name = path.empty() ? node.name : path + "." + node.name;
        const bool empty = !node.dims.empty() && node.count() == 0;
        if (node.kind == MatNode::Kind::Refused && !node.name.empty() && !empty)
            refused.emplace_back(name, &node);
        if (node.kind == MatNode::Kind::Struct && node.elements == 1)
            collectRefused(node.fields, name, refused);
    }
}

std::size_t tableNamed(const std::vector<MatTable>& tables, const std::string& wanted,
                       const std::vector<std::pair<std::string, const MatNode*>>& refused) {
    std::vector<std::string> names;
    for (const auto byMember : {false, true})
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const auto& members = tables[i].members;
            if (!byMember && tables[i].name == wanted) return i;
            if (byMember && std::find(members.begin(), members.end(), wanted) != members.end()) return i;
            if (!byMember) names.push_back(tables[i].name);
        }
    for (const auto& [path, node] : refused)
        if (path == wanted) throw Error(refusedVariable(*node, path));
    for (const MatTable& table : tables)
        names.insert(names.end(), table.members.begin(), table.members.end());
    const auto near = nearestName(wanted, names);
    names.resize(tables.size());
    Message text =
        filled(sentence("Data", "the MAT file has no variable \"{}\" of several numbers; it has {}"), wanted,
               listedVariables(names));
    if (near) text += filled(sentence("Data", ". Did you mean \"{}\"?"), *near);
    throw Error(text);
}

std::size_t likelyTable(const std::vector<MatTable>& tables) {
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (tables[i].timed) return i;
    const auto longest = std::max_element(
        tables.begin(), tables.end(), [](const MatTable& a, const MatTable& b) { return a.rows < b.rows; });
    return static_cast<std::size_t>(longest - tables.begin());
}

std::string textOfTable(const MatTable& table) {
    const bool units = std::any_of(table.columns.begin(), table.columns.end(),
                                   [](const MatColumn& column) { return !column.unit.empty(); });
    std::string text;
    const auto line = [&](const auto& cell) {
        for (std::size_t c = 0; c < table.columns.size(); ++c) {
            if (c > 0) text += '\t';
            cell(table.columns[c]);
        }
        text += '\n';
    };
    line([&](const MatColumn& column) { text += delimitedCell(column.name); });
    if (units) line([&](const MatColumn& column) { text += delimitedCell(column.unit); });
    for (std::size_t row = 0; row < table.rows; ++row) {
        line([&](const MatColumn& column) {
            fmt::format_to(std::back_inserter(text), "{}", column.first[row * column.stride]);
        });
        if (text.size() > kLargestMatText)
            fail(sentence("Data",
                          "variable \"{}\" holds more than {} MB as text, which is not read; save what is "
                          "needed in a file of its own"),
                 table.name, kLargestMatText >> 20);
    }
    return text;
}

CsvOverrides matDialect(const CsvOverrides& given, bool units) {
    CsvOverrides all;
    all.types = given.types;
    all.encoding = CsvEncoding::Utf8;
    all.delimiter = '\t';
    all.decimal = '.';
    all.thousands = "";
    all.comment = "";
    all.headerLine = 1;
    all.unitLine = units ? 2 : 0;
    return all;
}

void warnOfOthers(TableText& result, const std::vector<MatTable>& tables, std::size_t taken, bool stated,
                  const std::vector<std::pair<std::string, const MatNode*>>& refused) {
    const auto warn = [&](Message text) {
        result.warnings.push_back({CsvWarning::Kind::OtherTables, 0, std::move(text)});
    };
    std::vector<std::string> others;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (i != taken) others.push_back(tables[i].name);
    if (!stated && !others.empty())
        warn(filled(
            sentence("Data", "variable \"{}\" was read; {} could be meant as well, data.variable chooses"),
            tables[taken].name, listedVariables(others)));
    if (tables[taken].turned)
        warn(filled(
            sentence("Data",
                     "variable \"{}\" is wider than long: its rows are read as columns, {} samples each"),
            tables[taken].name, tables[taken].rows));
    constexpr std::size_t kTold = 5;
    for (std::size_t i = 0; !stated && i < std::min(refused.size(), kTold); ++i)
        warn(filled(sentence("Data", "left out: {}"), refusedVariable(*refused[i].second, refused[i].first)));
}

[[noreturn]] void refuseWithoutTable(const std::vector<MatNode>& variables,
                                     const std::vector<std::pair<std::string, const MatNode*>>& refused) {
    if (!refused.empty())
        throw Error(filled(sentence("Data", "no variable of the MAT file can be read: {}"),
                           refusedVariable(*refused.front().second, refused.front().first)));
    std::vector<std::string> names;
    for (const MatNode& node : variables)
        if (!node.name.empty()) names.push_back(node.name);
    if (names.empty()) fail(sentence("Data", "the MAT file holds no variable"));
    fail(sentence("Data", "no variable of the MAT file is an array of several numbers; it has {}"),
         listedVariables(names));
}

} // namespace

bool isMatFile(std::string_view bytes) { return matVersion(bytes) != MatVersion::None; }

TableText matText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides) try {
    if (!overrides.sheet.empty())
        fail(sentence("Data", "data.sheet = \"{}\" names a sheet of a workbook; this is a MAT file, of which "
                              "data.variable names the variable"),
             overrides.sheet);
    const std::vector<MatNode> variables = readMat(bytes, matVersion(bytes), name);
    std::vector<std::pair<std::string, const MatNode*>> refused;
    collectRefused(variables, "", refused);
    const std::vector<MatTable> tables = matTables(variables);
    const bool stated = !overrides.variable.empty();
    if (tables.empty() && !stated) refuseWithoutTable(variables, refused);
    const std::size_t taken = stated ? tableNamed(tables, overrides.variable, refused) : likelyTable(tables);
    const MatTable& table = tables[taken];
    if (table.columns.size() > MatLimits::columns)
        fail(sentence("Data",
                      "variable \"{}\" has more than {} columns, which are not read; save the ones that are "
                      "needed in a variable of their own"),
             table.name, MatLimits::columns);
    TableText result;
    result.variable = table.name;
    for (const MatTable& each : tables) result.tables.push_back(each.name);
    result.overrides = matDialect(overrides, std::any_of(table.columns.begin(), table.columns.end(),
                                                         [](const MatColumn& c) { return !c.unit.empty(); }));
    result.text = textOfTable(table);
    warnOfOthers(result, tables, taken, stated, refused);
    return result;
} catch (const Error& e) {
    if (!e.place().file.empty()) throw;
    throw Error(e.message(), {.file = name});
}

} // namespace rigor

#include "core/engine/data/mat/mat_structs.h"

#include "core/engine/data/mapping.h"
#include "core/foundation/base/numbers.h"

#include <algorithm>
#include <utility>

namespace rigor {
namespace {

const MatNode* fieldNamed(std::span<const MatNode> fields, std::string_view name) {
    const auto it =
        std::find_if(fields.begin(), fields.end(), [&](const MatNode& f) { return f.name == name; });
    return it == fields.end() ? nullptr : &*it;
}

std::string structText(std::span<const MatNode> fields, std::string_view name) {
    const MatNode* node = fieldNamed(fields, name);
    return node && node->kind == MatNode::Kind::Text ? node->text : std::string();
}

bool isNumbers(const MatNode* node) { return node && node->kind == MatNode::Kind::Numbers; }

/// MATLAB's words for units of time as the symbols of this program.
std::string timeUnit(const std::string& word) {
    static constexpr std::pair<const char*, const char*> kWords[] = {
        {"seconds", "s"},       {"minutes", "min"},     {"hours", "h"},       {"days", "d"},
        {"milliseconds", "ms"}, {"microseconds", "us"}, {"nanoseconds", "ns"}};
    for (const auto& [name, symbol] : kWords)
        if (word == name) return symbol;
    return word;
}

/// Adds an array of `table.rows` samples, which are counted along the first or the last dimension: n x k, k x
/// n, or i x j x n. False: neither is as long.
bool addSamples(MatTable& table, const MatNode& node, const std::string& name, const std::string& unit) {
    if (node.count() == 0) return false;
    if (node.dims.front() == table.rows || node.count() == table.rows) {
        addArray(table, node, name, unit, false);
        return true;
    }
    if (node.dims.back() != table.rows) return false;
    addArray(table, node, name, unit, true);
    return true;
}

/// "model/Scope/Pressure" -> "Pressure".
std::string lastPart(const std::string& path) { return path.substr(path.rfind('/') + 1); }

} // namespace

std::optional<MatTable> simulinkTable(std::span<const MatNode> fields, const std::string& name) {
    const MatNode* time = fieldNamed(fields, "time");
    const MatNode* signals = fieldNamed(fields, "signals");
    if (!signals || signals->kind != MatNode::Kind::Struct || signals->elements == 0) return std::nullopt;
    const std::size_t count = signals->fieldsPerElement();
    const auto signal = [&](std::size_t k) { return std::span(signals->fields.data() + k * count, count); };
    MatTable table;
    table.name = name;
    table.timed = isNumbers(time) && time->count() > 0;
    const MatNode* first = fieldNamed(signal(0), "values");
    if (!isNumbers(first)) return std::nullopt;
    table.rows = table.timed ? time->count() : first->dims.front();
    if (table.timed) addArray(table, *time, "time", "", false);
    for (std::size_t k = 0; k < signals->elements; ++k) {
        const MatNode* values = fieldNamed(signal(k), "values");
        std::string label = structText(signal(k), "label");
        if (label.empty()) label = lastPart(structText(signal(k), "blockName"));
        if (label.empty()) label = "signal" + std::to_string(k + 1);
        if (!isNumbers(values) || !addSamples(table, *values, label, "")) return std::nullopt;
    }
    return table;
}

std::optional<MatTable> timeseriesTable(std::span<const MatNode> fields, const std::string& name) {
    const MatNode* time = fieldNamed(fields, "Time");
    const MatNode* data = fieldNamed(fields, "Data");
    if (!isNumbers(time) || !isNumbers(data) || time->count() == 0) return std::nullopt;
    const auto unitIn = [&](std::string_view info) {
        const MatNode* node = fieldNamed(fields, info);
        return node && node->kind == MatNode::Kind::Struct && node->elements == 1
                   ? structText(node->fields, "Units")
                   : std::string();
    };
    MatTable table;
    table.name = name;
    table.timed = true;
    table.rows = time->count();
    addArray(table, *time, "Time", timeUnit(unitIn("TimeInfo")), false);
    const std::string label = structText(fields, "Name");
    if (!addSamples(table, *data, label.empty() || label == "unnamed" ? "Data" : label, unitIn("DataInfo")))
        return std::nullopt;
    return table;
}

std::optional<MatTable> tableOfElements(const MatNode& node, const std::string& name) {
    const std::size_t fields = node.fieldsPerElement();
    const auto single = [](const MatNode& field) {
        return field.kind == MatNode::Kind::Numbers && field.count() <= 1;
    };
    if (std::any_of(node.fields.begin(), node.fields.end(), [](const MatNode& field) {
            return field.kind == MatNode::Kind::Struct ||
                   (field.kind == MatNode::Kind::Numbers && field.count() > 1);
        }))
        return std::nullopt;
    MatTable table;
    table.name = name;
    table.rows = node.elements;
    for (std::size_t f = 0; f < fields; ++f) {
        auto values = std::make_shared<std::vector<double>>();
        for (std::size_t e = 0; e < node.elements; ++e) {
            const MatNode& field = node.fields[e * fields + f];
            if (!single(field)) break;
            values->push_back(field.numbers.empty() ? kNaN : field.numbers.front());
        }
        if (values->size() != node.elements) continue; // texts, structs
        table.columns.push_back({node.fields[f].name, "", values->data(), 1});
        table.timed = table.timed || isTimeName(node.fields[f].name);
        table.owned.push_back(std::move(values));
    }
    if (table.columns.empty()) return std::nullopt;
    return table;
}

} // namespace rigor

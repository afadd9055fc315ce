#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/csv_reader.h"
#include "core/foundation/base/json.h"

#include <cmath>

namespace rigor {
namespace {

using Json = nlohmann::ordered_json;

/// null for what is missing, a number for what is one, else the text as written.
Json cellJson(const std::string& cell, const CsvColumn& column, const CsvDialect& dialect) {
    if (trimmed(cell).empty() || (column.type != ColumnType::Text && isMissing(cell))) return nullptr;
    if (const auto value = cellNumber(cell, dialect.decimal, dialect.thousands);
        value && std::isfinite(*value))
        return *value;
    if (!column.suffix.empty())
        if (const auto both = cellNumberWithUnit(cell, dialect.decimal)) return both->value;
    return cell;
}

Json orNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }
Json orNull(std::size_t line) { return line == 0 ? Json(nullptr) : Json(line); }

} // namespace

std::string describeJson(const CsvData& data) {
    const CsvDialect& dialect = data.dialect;
    const bool text = dialect.sheet.empty() && dialect.variable.empty();
    Json json;
    if (!dialect.sheet.empty()) json["sheet"] = dialect.sheet;
    if (!dialect.variable.empty()) json["variable"] = dialect.variable;
    if (!text) json[dialect.sheet.empty() ? "variables" : "sheets"] = dialect.tables;
    json["delimiter"] = text ? orNull(delimiterName(dialect.delimiter)) : Json();
    json["decimal"] = std::string(1, dialect.decimal);
    json["thousands"] = orNull(dialect.thousands);
    json["encoding"] = toString(dialect.encoding);
    json["bom"] = dialect.bom;
    json["newline"] = text ? orNull(dialect.newline) : Json();
    json["comment"] = orNull(dialect.comment);
    json["header_rows"] = dialect.dataLine > 0 ? dialect.dataLine - 1 : 0;
    json["header_line"] = orNull(dialect.headerLine);
    json["unit_line"] = orNull(dialect.unitLine);
    json["rows"] = data.table.rows();
    json["columns"] = Json::array();
    for (std::size_t i = 0; i < data.columns.size(); ++i) {
        const CsvColumn& column = data.columns[i];
        json["columns"].push_back({{"name", column.name},
                                   {"unit", orNull(column.unit)},
                                   {"type", toString(column.type)},
                                   {"first", cellJson(data.firstCells[i], column, dialect)},
                                   {"last", cellJson(data.lastCells[i], column, dialect)}});
        if (i >= data.sampling.size() || data.sampling[i].values < 2) continue;
        const ColumnSampling& s = data.sampling[i];
        json["columns"].back()["sampling"] = {
            {"values", s.values},        {"duration", s.duration}, {"step", s.step},
            {"jitter", s.jitter},        {"gaps", s.gaps},         {"widest_gap", s.widestGap},
            {"resolution", s.resolution}};
    }
    json["warnings"] = Json::array();
    for (const CsvWarning& warning : data.warnings)
        json["warnings"].push_back({{"kind", toString(warning.kind)},
                                    {"line", orNull(warning.line)},
                                    {"message", warning.sentence.text(Minus::Hyphen)}});
    return json.dump(2, ' ', false, Json::error_handler_t::replace);
}

} // namespace rigor

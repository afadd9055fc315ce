// Header blocks of known writers.
//
// Sources: National Instruments, "Specification for the LabVIEW Measurement File (.lvm)", version 2.0; DIAdem
// ASCII export (a block of keyword lines closed by BEGINDATA).

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/csv/recognise/csv_recognise.h"

namespace rigor {
namespace {

constexpr std::size_t kLinesLooked = 400;
constexpr std::string_view kEndOfHeader = "***End_of_Header***";

std::vector<std::string> splitLine(std::string_view line, char delimiter) {
    std::vector<std::string> fields;
    while (true) {
        const auto cut = line.find(delimiter);
        fields.emplace_back(trimmed(line.substr(0, cut)));
        if (cut == std::string_view::npos) return fields;
        line.remove_prefix(cut + 1);
    }
}

WriterBlock labview(std::string_view text) {
    WriterBlock block;
    block.writer = "LabVIEW";
    block.delimiter = '\t';
    CsvCursor cursor(text, '\0');
    std::vector<std::string> units;
    std::string timeStep, xColumns;
    bool xIsTime = false;
    std::size_t headers = 0;
    for (std::size_t i = 0; i < kLinesLooked && !cursor.atEnd(); ++i) {
        const std::size_t number = cursor.line();
        const std::string_view line = cursor.skipLine();
        if (line.starts_with("Separator") && trimmed(line).ends_with("Comma")) block.delimiter = ',';
        const auto fields = splitLine(line, *block.delimiter);
        const std::string& key = fields[0];
        if (key == "Decimal_Separator" && line.find_last_of(".,") != std::string_view::npos)
            block.decimal = line[line.find_last_of(".,")];
        const bool hasValue = fields.size() > 1;
        if (key == "X_Columns" && hasValue) xColumns = fields[1];
        if (key == "X_Dimension" && hasValue) xIsTime = fields[1] == "Time";
        if (key == "Delta_X" && hasValue) timeStep = fields[1];
        if (key == "Y_Unit_Label") units = fields;
        if (key == kEndOfHeader) ++headers;
        if (headers > 0 && key == "X_Value") {
            block.headerLine = number;
            block.dataLine = cursor.line();
            units.resize(fields.size());
            units[0] = xColumns != "No" && xIsTime ? "s" : "";
            block.units = units;
            if (xColumns == "No") block.timeStep = timeStep;
            return block;
        }
    }
    return {};
}

WriterBlock diadem(std::string_view text) {
    WriterBlock block;
    CsvCursor cursor(text, '\0');
    for (std::size_t i = 0; i < kLinesLooked && !cursor.atEnd(); ++i) {
        const std::size_t number = cursor.line();
        const std::string_view line = cursor.skipLine();
        const bool ends = trimmed(line) == "BEGINDATA";
        if (line.starts_with("CHANNELNAME")) block.headerLine = number;
        if (line.starts_with("UNIT")) block.unitLine = number;
        if (!ends) continue;
        if (block.headerLine == 0) return {};
        block.writer = "DIAdem";
        block.dataLine = cursor.line();
        block.skippedFields = 1;
        return block;
    }
    return {};
}

} // namespace

WriterBlock recogniseWriter(std::string_view text) {
    if (text.starts_with("LabVIEW Measurement")) return labview(text);
    return diadem(text);
}

} // namespace rigor

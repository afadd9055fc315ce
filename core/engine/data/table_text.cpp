#include "core/engine/data/table_text.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/mat/mat_file.h"
#include "core/engine/data/workbook/workbook.h"

namespace rigor {

std::string delimitedCell(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    const std::string_view plain = trimmed(text);
    if (!plain.starts_with('"')) return std::string(plain); // else the end of a quotation would be looked for
    std::string quoted = "\"";
    for (const char c : plain) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

bool holdsTables(std::string_view bytes) { return isZipArchive(bytes) || isMatFile(bytes); }

TableText tableText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides) {
    return isMatFile(bytes) ? matText(bytes, name, overrides) : workbookText(bytes, name, overrides);
}

} // namespace rigor

#pragma once
// Workbooks as bytes, made part by part with libzip, so that a test states what stands in them.

#include <zip.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace rigor::sample {

/// An archive of these entries; "mimetype" first and not packed, as OpenDocument asks.
inline std::string zipped(const std::vector<std::pair<std::string, std::string>>& entries) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto& [name, text] : entries) {
        const auto index = zip_file_add(
            archive, name.c_str(), zip_source_buffer(archive, text.data(), text.size(), 0), ZIP_FL_ENC_UTF_8);
        if (name == "mimetype")
            zip_set_file_compression(archive, static_cast<zip_uint64_t>(index), ZIP_CM_STORE, 0);
    }
    zip_close(archive);
    zip_source_open(target);
    zip_source_seek(target, 0, SEEK_END);
    std::string bytes(static_cast<std::size_t>(zip_source_tell(target)), '\0');
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

struct XlsxParts {
    std::vector<std::pair<std::string, std::string>> sheets; ///< name, content of <sheetData>
    std::string behind;                        ///< what stands behind <sheetData> of every sheet
    std::string strings;                       ///< content of <sst>
    std::string styles;                        ///< content of <styleSheet>
    std::string properties;                    ///< attributes of <workbookPr>
    std::map<std::string, std::string> states; ///< sheet -> "hidden"
};

inline std::string xlsx(const XlsxParts& parts) {
    const std::string main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const std::string relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const std::string begin = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    std::string sheets, relations;
    std::vector<std::pair<std::string, std::string>> entries = {{"[Content_Types].xml", begin + "<Types/>"}};
    const auto relate = [&](const std::string& id, const std::string& type, const std::string& target) {
        relations += "<Relationship Id=\"" + id + "\" Type=\"" + relation + "/" + type + "\" Target=\"" +
                     target + "\"/>";
    };
    for (std::size_t i = 0; i < parts.sheets.size(); ++i) {
        const auto& [name, content] = parts.sheets[i];
        const std::string id = "rId" + std::to_string(i + 1),
                          part = "worksheets/sheet" + std::to_string(i + 1) + ".xml";
        const auto state = parts.states.find(name);
        sheets += "<sheet name=\"" + name + "\" sheetId=\"" + std::to_string(i + 1) + "\" r:id=\"" + id +
                  "\"" + (state == parts.states.end() ? "" : " state=\"" + state->second + "\"") + "/>";
        relate(id, "worksheet", part);
        entries.emplace_back("xl/" + part, begin + "<worksheet xmlns=\"" + main + "\"><sheetData>" + content +
                                               "</sheetData>" + parts.behind + "</worksheet>");
    }
    relate("rIdStyles", "styles", "styles.xml");
    relate("rIdStrings", "sharedStrings", "sharedStrings.xml");
    entries.emplace_back("xl/workbook.xml", begin + "<workbook xmlns=\"" + main + "\" xmlns:r=\"" + relation +
                                                "\"><workbookPr " + parts.properties + "/><sheets>" + sheets +
                                                "</sheets></workbook>");
    entries.emplace_back("xl/_rels/workbook.xml.rels",
                         begin + "<Relationships>" + relations + "</Relationships>");
    entries.emplace_back("xl/styles.xml",
                         begin + "<styleSheet xmlns=\"" + main + "\">" + parts.styles + "</styleSheet>");
    entries.emplace_back("xl/sharedStrings.xml",
                         begin + "<sst xmlns=\"" + main + "\">" + parts.strings + "</sst>");
    return zipped(entries);
}

/// Rows of cells: numbers as they stand, texts inline, "" = no cell.
inline std::string xlsxRows(const std::vector<std::vector<std::string>>& rows) {
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        text += "<row r=\"" + std::to_string(r + 1) + "\">";
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
            const std::string& cell = rows[r][c];
            if (cell.empty()) continue;
            const std::string place =
                " r=\"" + std::string(1, static_cast<char>('A' + c)) + std::to_string(r + 1) + "\"";
            char* end = nullptr;
            std::strtod(cell.c_str(), &end);
            text += *end == '\0' ? "<c" + place + "><v>" + cell + "</v></c>"
                                 : "<c" + place + " t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
        }
        text += "</row>";
    }
    return text;
}

/// Tables (name, rows) of an OpenDocument spreadsheet.
inline std::string ods(const std::vector<std::pair<std::string, std::string>>& tables) {
    std::string content =
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"o\" xmlns:table=\"t\" "
        "xmlns:text=\"x\" xmlns:calcext=\"c\"><office:body><office:spreadsheet>";
    for (const auto& [name, rows] : tables)
        content += "<table:table table:name=\"" + name + "\"><table:table-column/>" + rows + "</table:table>";
    content += "</office:spreadsheet></office:body></office:document-content>";
    return zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, {"content.xml", content}});
}

} // namespace rigor::sample

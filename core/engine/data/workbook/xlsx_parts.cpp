#include "core/engine/data/workbook/xlsx_parts.h"

#include "core/engine/data/workbook/xml_stream.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <charconv>
#include <map>

namespace rigor {
namespace {

void loadPart(pugi::xml_document& document, const ZipArchive& archive, const std::string& part) {
    const std::string text = archive.read(part, SheetLimits::part);
    const auto result =
        document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata);
    if (!result)
        throw Error(filled(sentence("Data", "the workbook is damaged: its part {} is no XML ({})"), part,
                           result.description()),
                    {.file = archive.file()});
}

/// "xl/workbook.xml", "../a/b.xml" or "/xl/a.xml" -> the path within the archive.
std::string partPath(const std::string& from, const std::string& target) {
    if (target.starts_with('/')) return target.substr(1);
    std::string folder = from.substr(0, from.rfind('/') + 1);
    std::string rest = target;
    while (rest.starts_with("../") && !folder.empty()) {
        folder.pop_back();
        folder.resize(folder.rfind('/') + 1);
        rest.erase(0, 3);
    }
    return folder + rest;
}

struct Relation {
    std::string type, target;
};

/// What a part refers to, by the names it has for it.
std::map<std::string, Relation> relationsOf(const ZipArchive& archive, const std::string& part) {
    const auto slash = part.rfind('/') + 1;
    const std::string file = part.substr(0, slash) + "_rels/" + part.substr(slash) + ".rels";
    std::map<std::string, Relation> relations;
    if (!archive.has(file)) return relations;
    pugi::xml_document document;
    loadPart(document, archive, file);
    for (const pugi::xml_node relation : document.document_element()) {
        const std::string type(attributeNamed(relation, "Type"));
        relations[std::string(attributeNamed(relation, "Id"))] = {
            type.substr(type.rfind('/') + 1),
            partPath(part, std::string(attributeNamed(relation, "Target")))};
    }
    return relations;
}

bool isTrue(std::string_view text) { return text == "1" || text == "true"; }

/// _x000D_ and the like stand for characters that XML cannot hold: all that occur are control characters.
void blankControls(std::string& text) {
    for (auto at = text.find("_x00"); at != std::string::npos; at = text.find("_x00", at + 1))
        if (at + 7 <= text.size() && text[at + 6] == '_' && (text[at + 4] == '0' || text[at + 4] == '1'))
            text.replace(at, 7, " ");
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
}

} // namespace

XlsxParts xlsxParts(const ZipArchive& archive) {
    std::string workbook = "xl/workbook.xml";
    for (const auto& [id, relation] : relationsOf(archive, ""))
        if (relation.type == "officeDocument") workbook = relation.target;
    const auto relations = relationsOf(archive, workbook);
    XlsxParts parts;
    for (const auto& [id, relation] : relations) {
        if (relation.type == "sharedStrings") parts.strings = relation.target;
        if (relation.type == "styles") parts.styles = relation.target;
    }
    pugi::xml_document document;
    loadPart(document, archive, workbook);
    const pugi::xml_node root = document.document_element();
    parts.from1904 = isTrue(attributeNamed(childNamed(root, "workbookPr"), "date1904"));
    for (const pugi::xml_node sheet : childNamed(root, "sheets")) {
        if (XmlStream::localName(sheet.name()) != "sheet") continue;
        const auto found = relations.find(std::string(attributeNamed(sheet, "id")));
        if (found == relations.end() || found->second.type != "worksheet") continue;
        const std::string_view state = attributeNamed(sheet, "state");
        parts.sheets.push_back({std::string(attributeNamed(sheet, "name")), found->second.target,
                                !state.empty() && state != "visible"});
    }
    if (parts.sheets.empty())
        throw Error(translate("Data", "the workbook has no sheet with cells"), {.file = archive.file()});
    return parts;
}

std::string stringText(const pugi::xml_node& item) {
    std::string text;
    for (const pugi::xml_node part : item) {
        const std::string_view name = XmlStream::localName(part.name());
        if (name == "t") text += part.child_value();
        if (name == "r") text += childNamed(part, "t").child_value();
    }
    blankControls(text);
    return text;
}

std::vector<std::string> sharedStrings(const ZipArchive& archive, const std::string& part) {
    std::vector<std::string> strings;
    if (part.empty() || !archive.has(part)) return strings;
    ZipArchive::Entry entry(archive, part, SheetLimits::strings);
    XmlStream xml([&](char* to, std::size_t count) { return entry.read(to, count); });
    bool whole = false;
    std::size_t bytes = 0;
    while (xml.next()) {
        if (xml.name() == "sst" && xml.kind() != XmlStream::Kind::Start) whole = true;
        if (xml.name() != "si" || xml.kind() == XmlStream::Kind::End) continue;
        const std::string_view text = xml.element();
        pugi::xml_document document;
        document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata);
        strings.push_back(stringText(document.document_element()));
        bytes += strings.back().size() + sizeof(std::string);
        if (bytes > SheetLimits::strings)
            throw Error(
                filled(sentence("Data", "the workbook holds more than {} MB of texts, which are not read; "
                                        "save the sheet as CSV"),
                       SheetLimits::strings >> 20),
                {.file = archive.file()});
    }
    if (!whole)
        throw Error(filled(sentence("Data", "the workbook is damaged or cut: its part {} has no end"), part),
                    {.file = archive.file()});
    return strings;
}

std::vector<NumberFormat> cellFormats(const ZipArchive& archive, const std::string& part) {
    std::vector<NumberFormat> formats;
    if (part.empty() || !archive.has(part)) return formats;
    pugi::xml_document document;
    loadPart(document, archive, part);
    const pugi::xml_node root = document.document_element();
    std::map<int, NumberFormat> stated;
    for (const pugi::xml_node format : childNamed(root, "numFmts"))
        stated[format.attribute("numFmtId").as_int(-1)] = numberFormat(attributeNamed(format, "formatCode"));
    for (const pugi::xml_node style : childNamed(root, "cellXfs")) {
        if (XmlStream::localName(style.name()) != "xf") continue;
        const int id = style.attribute("numFmtId").as_int();
        const auto found = stated.find(id);
        formats.push_back(found == stated.end() ? builtInFormat(id) : found->second);
    }
    return formats;
}

} // namespace rigor

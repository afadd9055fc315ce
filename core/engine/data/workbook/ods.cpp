#include "core/engine/data/workbook/ods.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/workbook/number_format.h"
#include "core/engine/data/workbook/xml_stream.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <pugixml.hpp>

#include <charconv>
#include <optional>

namespace rigor {
namespace {

constexpr const char* kContent = "content.xml";
constexpr double kDaySeconds = 86400;

std::size_t countStated(const pugi::xml_node& node, std::string_view name) {
    const std::string_view text = attributeNamed(node, name);
    std::size_t value = 1;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return std::max<std::size_t>(value, 1);
}

/// The paragraphs of a cell; notes to it are none.
void addText(const pugi::xml_node& node, std::string& text) {
    for (const pugi::xml_node child : node) {
        const std::string_view name = XmlStream::localName(child.name());
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
            text += child.value();
        } else if (name == "s" || name == "tab" || name == "line-break") {
            text += ' ';
        } else if (name != "annotation") {
            if (name == "p" && !text.empty()) text += ' ';
            addText(child, text);
        }
    }
}

/// "PT10H11M12.5S" in seconds; nullopt if it is none.
std::optional<double> durationSeconds(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    if (!text.starts_with("PT")) return std::nullopt;
    const char* at = text.data() + 2;
    const char* const end = text.data() + text.size();
    double seconds = 0;
    while (at != end) {
        double value = 0;
        if (!readNumber(at, end, '.', value) || at == end) return std::nullopt;
        const char unit = *at++;
        const double factor = unit == 'H' ? 3600 : unit == 'M' ? 60 : unit == 'S' ? 1 : 0;
        if (factor == 0) return std::nullopt;
        seconds += factor * value;
    }
    return negative ? -seconds : seconds;
}

std::optional<SheetCell> numberCell(std::string_view value, SheetCell::Kind kind) {
    const auto number = cellNumber(value, '.', "");
    if (!number) return std::nullopt;
    return SheetCell{.kind = kind, .number = *number};
}

/// nullopt: empty. Its column is the caller's.
std::optional<SheetCell> odsCell(const pugi::xml_node& node) {
    using Kind = SheetCell::Kind;
    const std::string_view type = attributeNamed(node, "value-type");
    for (const pugi::xml_attribute attribute : node.attributes()) // of LibreOffice, beside the standard's
        if (std::string_view(attribute.name()) == "calcext:value-type" &&
            std::string_view(attribute.value()) == "error")
            return SheetCell{.kind = Kind::Missing};
    if (type == "float" || type == "currency") return numberCell(attributeNamed(node, "value"), Kind::Number);
    if (type == "percentage") return numberCell(attributeNamed(node, "value"), Kind::Percent);
    if (type == "boolean")
        return SheetCell{.kind = Kind::Number,
                         .number = attributeNamed(node, "boolean-value") == "true" ? 1.0 : 0.0};
    if (type == "date")
        return SheetCell{.kind = Kind::Moment, .text = std::string(attributeNamed(node, "date-value"))};
    if (type == "time") {
        const auto seconds = durationSeconds(attributeNamed(node, "time-value"));
        if (!seconds) return SheetCell{.kind = Kind::Missing};
        // Whether a time of day or a duration is shown stands in the style; beyond a day it can only be the
        // latter.
        if (*seconds >= 0 && *seconds < kDaySeconds)
            return formattedNumber(*seconds / kDaySeconds, {.time = true}, false);
        return SheetCell{.kind = Kind::Duration, .number = *seconds};
    }
    SheetCell cell{.kind = Kind::Text};
    cell.text = std::string(attributeNamed(node, "string-value"));
    if (cell.text.empty()) addText(node, cell.text);
    if (!trimmed(cell.text).empty()) return cell;
    if (type.empty() && !attributeNamed(node, "formula").empty()) return SheetCell{.kind = Kind::NoValue};
    return std::nullopt;
}

class Ods : public WorkbookReader {
  public:
    explicit Ods(const ZipArchive& archive) : archive_(archive) {
        if (archive.has("META-INF/manifest.xml") &&
            archive.read("META-INF/manifest.xml", SheetLimits::part).find("encryption-data") !=
                std::string::npos)
            throw Error(translate("Data", "the workbook is locked by a password; save it without one"),
                        {.file = archive.file()});
        tables([&](XmlStream& xml, const std::string& name) {
            sheets_.push_back({name, false});
            passTable(xml);
            return true;
        });
        if (sheets_.empty())
            throw Error(translate("Data", "the workbook has no sheet with cells"), {.file = archive.file()});
    }

    const std::vector<Sheet>& sheets() const override { return sheets_; }

    void read(std::size_t wanted, SheetRows& rows) const override {
        std::size_t index = 0;
        tables([&](XmlStream& xml, const std::string& name) {
            if (index++ == wanted) {
                readTable(xml, name, rows);
                return false;
            }
            passTable(xml);
            return true;
        });
    }

  private:
    /// Calls `table` behind the start of every table that is not within another; it goes to the end of it,
    /// and returns false to stop.
    template <class Table> void tables(const Table& table) const {
        ZipArchive::Entry entry(archive_, kContent, SheetLimits::sheet);
        XmlStream xml([&](char* to, std::size_t count) { return entry.read(to, count); });
        bool whole = false;
        while (xml.next()) {
            if (xml.name() == "document-content" && xml.kind() == XmlStream::Kind::End) whole = true;
            if (xml.name() != "table" || xml.kind() != XmlStream::Kind::Start) continue;
            pugi::xml_document document; // a start tag alone: what is missing of it is of no matter
            const std::string tag(xml.tag());
            document.load_buffer(tag.data(), tag.size());
            if (!table(xml, std::string(attributeNamed(document.document_element(), "name")))) return;
        }
        if (!whole)
            throw Error(
                filled(sentence("Data", "the workbook is damaged or cut: its part {} has no end"), kContent),
                {.file = archive_.file()});
    }

    static void passTable(XmlStream& xml) {
        for (std::size_t depth = 1; depth > 0 && xml.next();) {
            if (xml.name() != "table") continue;
            if (xml.kind() == XmlStream::Kind::Start) ++depth;
            if (xml.kind() == XmlStream::Kind::End) --depth;
        }
    }

    void readTable(XmlStream& xml, const std::string& name, SheetRows& rows) const {
        std::size_t number = 0;
        while (xml.next()) {
            if (xml.name() == "table" && xml.kind() == XmlStream::Kind::End) return;
            if (xml.name() != "table-row" || xml.kind() == XmlStream::Kind::End) continue;
            pugi::xml_document document;
            const std::string_view text = xml.element();
            if (!document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata))
                throw Error(
                    filled(sentence("Data", "the workbook is damaged: what stands behind row {} of sheet "
                                            "\"{}\" is no row"),
                           number, name),
                    {.file = archive_.file()});
            const pugi::xml_node row = document.document_element();
            const std::size_t repeated = countStated(row, "number-rows-repeated");
            const std::vector<SheetCell> cells = cellsOf(row, number + 1, rows);
            for (std::size_t k = 1; !cells.empty() && k <= repeated; ++k)
                if (!rows.row(number + k, cells)) return;
            number += std::min(repeated, SheetLimits::rowsOfExcel);
        }
        throw Error(
            filled(sentence("Data", "the workbook is damaged or cut: sheet \"{}\" ends behind row {}"), name,
                   number),
            {.file = archive_.file()});
    }

    static std::vector<SheetCell> cellsOf(const pugi::xml_node& row, std::size_t number, SheetRows& rows) {
        std::vector<SheetCell> cells;
        std::size_t column = 0;
        for (const pugi::xml_node node : row) {
            const std::string_view name = XmlStream::localName(node.name());
            const bool covered = name == "covered-table-cell";
            if (name != "table-cell" && !covered) continue;
            const std::size_t repeated =
                std::min(countStated(node, "number-columns-repeated"), SheetLimits::columnsOfExcel);
            if (!covered) {
                if (const std::size_t reach = countStated(node, "number-rows-spanned"); reach > 1)
                    rows.merged(number, number + reach - 1, column);
                if (auto cell = odsCell(node))
                    for (std::size_t k = 0; k < repeated && cells.size() <= SheetLimits::columns; ++k) {
                        cells.push_back(*cell);
                        cells.back().column = column + k;
                    }
            }
            column += repeated;
        }
        return cells;
    }

    const ZipArchive& archive_;
    std::vector<Sheet> sheets_;
};

} // namespace

std::unique_ptr<WorkbookReader> openOds(const ZipArchive& archive) { return std::make_unique<Ods>(archive); }

} // namespace rigor

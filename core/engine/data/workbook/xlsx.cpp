#include "core/engine/data/workbook/xlsx.h"

#include "core/engine/data/csv/csv_cell.h"
#include "core/engine/data/workbook/xlsx_parts.h"
#include "core/engine/data/workbook/xml_stream.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <charconv>
#include <optional>

namespace rigor {
namespace {

struct CellPlace {
    std::size_t row = 0, column = 0; ///< row from 1, column from 0
};

/// "AB12"; row 0: no such reference.
CellPlace cellPlace(std::string_view reference) {
    CellPlace place;
    std::size_t i = 0;
    for (; i < reference.size() && reference[i] >= 'A' && reference[i] <= 'Z' && i < 4; ++i)
        place.column = place.column * 26 + static_cast<std::size_t>(reference[i] - 'A') + 1;
    if (i == 0) return {};
    --place.column;
    const auto [end, problem] =
        std::from_chars(reference.data() + i, reference.data() + reference.size(), place.row);
    if (problem != std::errc{} || end != reference.data() + reference.size()) return {};
    return place;
}

template <class Number> std::optional<Number> wholeNumber(std::string_view text) {
    Number value{};
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// "A1:A2 and further" of <mergeCell ref="..."/>.
void tellMerged(std::string_view range, SheetRows& rows) {
    const auto colon = range.find(':');
    if (colon == std::string_view::npos) return;
    const CellPlace first = cellPlace(range.substr(0, colon)), last = cellPlace(range.substr(colon + 1));
    if (first.row > 0 && last.row > first.row) rows.merged(first.row, last.row, first.column);
}

class Xlsx : public WorkbookReader {
  public:
    explicit Xlsx(const ZipArchive& archive)
        : archive_(archive), parts_(xlsxParts(archive)), strings_(sharedStrings(archive, parts_.strings)),
          formats_(cellFormats(archive, parts_.styles)) {
        for (const XlsxSheet& sheet : parts_.sheets) sheets_.push_back({sheet.name, sheet.hidden});
    }

    const std::vector<Sheet>& sheets() const override { return sheets_; }

    void read(std::size_t index, SheetRows& rows) const override {
        const XlsxSheet& sheet = parts_.sheets[index];
        ZipArchive::Entry entry(archive_, sheet.part, SheetLimits::sheet);
        XmlStream xml([&](char* to, std::size_t count) { return entry.read(to, count); });
        std::size_t before = 0;
        bool whole = false;
        while (xml.next()) {
            const std::string_view name = xml.name();
            if (name == "sheetData" && xml.kind() != XmlStream::Kind::Start) whole = true;
            if (name == "mergeCell" && xml.kind() != XmlStream::Kind::End) {
                pugi::xml_document document;
                const std::string_view text = xml.element();
                document.load_buffer(text.data(), text.size());
                tellMerged(attributeNamed(document.document_element(), "ref"), rows);
            }
            if (name != "row" || xml.kind() == XmlStream::Kind::End) continue;
            if (!readRow(sheet, xml.element(), before, rows)) return;
        }
        if (!whole)
            throw Error(
                filled(sentence("Data", "the workbook is damaged or cut: sheet \"{}\" ends behind row {}"),
                       sheet.name, before),
                {.file = archive_.file()});
    }

  private:
    /// False = enough.
    bool readRow(const XlsxSheet& sheet, std::string_view text, std::size_t& before, SheetRows& rows) const {
        pugi::xml_document document;
        const auto result =
            document.load_buffer(text.data(), text.size(), pugi::parse_default | pugi::parse_ws_pcdata);
        const pugi::xml_node node = document.document_element();
        const std::string_view stated = attributeNamed(node, "r");
        const auto number = stated.empty() ? before + 1 : wholeNumber<std::size_t>(stated).value_or(0);
        if (!result || number <= before || number > SheetLimits::rowsOfExcel)
            throw Error(filled(sentence("Data", "the workbook is damaged: what stands behind row {} of sheet "
                                                "\"{}\" is no row"),
                               before, sheet.name),
                        {.file = archive_.file()});
        before = number;
        std::vector<SheetCell> cells;
        std::size_t next = 0;
        for (const pugi::xml_node cell : node) {
            if (XmlStream::localName(cell.name()) != "c") continue;
            const std::string_view reference = attributeNamed(cell, "r");
            const CellPlace place = reference.empty() ? CellPlace{number, next} : cellPlace(reference);
            if (place.row != number || place.column < next || place.column >= SheetLimits::columnsOfExcel)
                throw Error(
                    filled(sentence("Data", "the workbook is damaged: a cell \"{}\" stands in row {} of "
                                            "sheet \"{}\""),
                           std::string(reference), number, sheet.name),
                    {.file = archive_.file()});
            next = place.column + 1;
            if (auto read = cellOf(cell, place, sheet)) cells.push_back(std::move(*read));
        }
        return cells.empty() || rows.row(number, cells);
    }

    std::optional<SheetCell> cellOf(const pugi::xml_node& node, const CellPlace& place,
                                    const XlsxSheet& sheet) const {
        SheetCell cell;
        const std::string_view type = attributeNamed(node, "t");
        const std::string_view value = childNamed(node, "v").child_value();
        if (type == "s") {
            const auto index = wholeNumber<std::size_t>(value);
            if (!index || *index >= strings_.size())
                throw Error(
                    filled(sentence("Data", "the workbook is damaged: cell {}{} of sheet \"{}\" names the "
                                            "text {}, there are {}"),
                           columnLetters(place.column), place.row, sheet.name, std::string(value),
                           strings_.size()),
                    {.file = archive_.file()});
            cell.text = strings_[*index];
        } else if (type == "inlineStr") {
            cell.text = stringText(childNamed(node, "is"));
        } else if (type == "e") {
            cell.kind = SheetCell::Kind::Missing;
        } else if (value.empty()) {
            if (type == "str" || !childNamed(node, "f")) return std::nullopt;
            cell.kind = SheetCell::Kind::NoValue;
        } else if (type == "str") {
            cell.text = value;
        } else if (type == "d") {
            cell.kind = SheetCell::Kind::Moment;
            cell.text = value;
        } else {
            const auto number = cellNumber(value, '.', "");
            if (!number)
                cell.text = value; // no number: the reader of the text tells
            else if (type == "b")
                cell = {.kind = SheetCell::Kind::Number, .number = *number};
            else
                cell = formattedNumber(*number, formatOf(node), parts_.from1904);
        }
        if (cell.kind == SheetCell::Kind::Text && trimmed(cell.text).empty()) return std::nullopt;
        cell.column = place.column;
        return cell;
    }

    NumberFormat formatOf(const pugi::xml_node& cell) const {
        const auto style = wholeNumber<std::size_t>(attributeNamed(cell, "s"));
        return style && *style < formats_.size() ? formats_[*style] : NumberFormat{};
    }

    const ZipArchive& archive_;
    XlsxParts parts_;
    std::vector<std::string> strings_;
    std::vector<NumberFormat> formats_;
    std::vector<Sheet> sheets_;
};

} // namespace

std::unique_ptr<WorkbookReader> openXlsx(const ZipArchive& archive) {
    return std::make_unique<Xlsx>(archive);
}

} // namespace rigor

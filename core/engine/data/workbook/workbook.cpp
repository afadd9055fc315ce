#include "core/engine/data/workbook/workbook.h"

#include "core/engine/data/workbook/ods.h"
#include "core/engine/data/workbook/sheet_text.h"
#include "core/engine/data/workbook/xlsx.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace rigor {
namespace {

constexpr std::size_t kProbedRows = 200; ///< a table begins within them
constexpr std::size_t kTableRows = 3;
constexpr std::size_t kShownSheets = 20;

std::string listed(const std::vector<std::string>& names) {
    std::vector<std::string> shown;
    for (const std::string& name : names)
        if (shown.size() < kShownSheets) shown.push_back("\"" + name + "\"");
    return fmt::format("{}{}", fmt::join(shown, ", "), names.size() > kShownSheets ? ", ..." : "");
}

/// Whether the beginning of a sheet has rows of a table.
class TableProbe : public SheetRows {
  public:
    bool row(std::size_t, const std::vector<SheetCell>& cells) override {
        const auto isValue = [](const SheetCell& cell) { return cell.kind != SheetCell::Kind::Text; };
        ++seen_;
        tableRows_ += cells.size() > 1 && std::any_of(cells.begin(), cells.end(), isValue);
        valueRows_ += std::any_of(cells.begin(), cells.end(), isValue);
        return tableRows_ < kTableRows && seen_ < kProbedRows;
    }
    void merged(std::size_t, std::size_t, std::size_t) override {}

    /// 0: no cell; then the more, the likelier a table.
    int rank() const { return tableRows_ >= kTableRows ? 3 : valueRows_ >= 2 ? 2 : seen_ > 0 ? 1 : 0; }

  private:
    std::size_t seen_ = 0, tableRows_ = 0, valueRows_ = 0;
};

std::unique_ptr<WorkbookReader> openWorkbook(const ZipArchive& archive) {
    if (archive.has("xl/workbook.bin"))
        throw Error(
            translate("Data",
                      "this is a binary Excel workbook (.xlsb); save it as .xlsx or the sheet as CSV"),
            {.file = archive.file()});
    if (archive.has("mimetype") && archive.has("content.xml")) {
        const std::string type = archive.read("mimetype", 1 << 10);
        if (type.find("opendocument.spreadsheet") != std::string::npos) return openOds(archive);
    } else if (archive.has("xl/workbook.xml") || archive.has("[Content_Types].xml")) {
        if (archive.has("word/document.xml") || archive.has("ppt/presentation.xml"))
            throw Error(translate("Data", "this is a document, no workbook; save its table as CSV or .xlsx"),
                        {.file = archive.file()});
        return openXlsx(archive);
    }
    throw Error(translate("Data", "this is a ZIP archive, but no workbook (.xlsx, .ods); unpack it first"),
                {.file = archive.file()});
}

std::vector<std::string> sheetNames(const WorkbookReader& workbook) {
    std::vector<std::string> names;
    for (const auto& sheet : workbook.sheets()) names.push_back(sheet.name);
    return names;
}

std::size_t sheetNamed(const WorkbookReader& workbook, const std::string& wanted, const std::string& file) {
    const auto names = sheetNames(workbook);
    if (const auto it = std::find(names.begin(), names.end(), wanted); it != names.end())
        return static_cast<std::size_t>(it - names.begin());
    Message text =
        filled(sentence("Data", "the workbook has no sheet \"{}\"; it has {}"), wanted, listed(names));
    if (const auto near = nearestName(wanted, names))
        text += filled(sentence("Data", ". Did you mean \"{}\"?"), *near);
    throw Error(text, {.file = file});
}

/// The first sheet of the highest rank; `others`: further ones of that rank.
std::size_t likelySheet(const WorkbookReader& workbook, const std::string& file,
                        std::vector<std::string>& others) {
    std::size_t best = 0;
    int bestRank = 0;
    for (const bool hidden : {false, true}) {
        for (std::size_t i = 0; i < workbook.sheets().size(); ++i) {
            if (workbook.sheets()[i].hidden != hidden) continue;
            TableProbe probe;
            workbook.read(i, probe);
            if (probe.rank() > bestRank) {
                bestRank = probe.rank();
                best = i;
                others.clear();
            } else if (probe.rank() > 0 && probe.rank() == bestRank) {
                others.push_back(workbook.sheets()[i].name);
            }
        }
        if (bestRank > 1) return best;
    }
    if (bestRank == 0)
        throw Error(filled(sentence("Data", "no sheet of the workbook has a cell with content; it has {}"),
                           listed(sheetNames(workbook))),
                    {.file = file});
    return best;
}

CsvOverrides dialectOf(const CsvOverrides& given) {
    CsvOverrides all = given;
    all.encoding = CsvEncoding::Utf8;
    all.delimiter = '\t';
    all.decimal = given.decimal.value_or('.');
    if (!given.thousands) all.thousands = "";
    if (!given.comment) all.comment = "";
    return all;
}

} // namespace

bool isZipArchive(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

TableText workbookText(std::string_view bytes, const std::string& name, const CsvOverrides& overrides) {
    const ZipArchive archive(bytes, name);
    try {
        const auto workbook = openWorkbook(archive);
        if (!overrides.variable.empty())
            fail(sentence(
                     "Data",
                     "data.variable = \"{}\" names a variable of a MAT file; this is a workbook, of which "
                     "data.sheet names the sheet"),
                 overrides.variable);
        TableText result;
        result.tables = sheetNames(*workbook);
        std::vector<std::string> others;
        const std::size_t sheet = overrides.sheet.empty() ? likelySheet(*workbook, name, others)
                                                          : sheetNamed(*workbook, overrides.sheet, name);
        result.sheet = result.tables[sheet];
        result.overrides = dialectOf(overrides);
        SheetText text(name, result.sheet, *result.overrides.decimal);
        workbook->read(sheet, text);
        if (text.rows() == 0) fail(sentence("Data", "sheet \"{}\" has no cell with content"), result.sheet);
        result.text = text.take();
        if (!others.empty())
            result.warnings.push_back(
                {CsvWarning::Kind::OtherTables, 0,
                 filled(sentence("Data", "sheet \"{}\" was read; {} could be meant as well, "
                                         "data.sheet chooses"),
                        result.sheet, listed(others))});
        if (text.formulasWithoutValue() > 0)
            result.warnings.push_back(
                {CsvWarning::Kind::NoCachedValue, 0,
                 filled(
                     sentence("Data",
                              "{} formulas of sheet \"{}\" have no value, the first in cell {}: no program "
                              "has computed them; open and save the workbook in one that does"),
                     text.formulasWithoutValue(), result.sheet, text.firstWithoutValue())});
        return result;
    } catch (const Error& e) {
        if (!e.place().file.empty()) throw;
        throw Error(e.message(), {.file = name});
    }
}

} // namespace rigor

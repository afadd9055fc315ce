// What was found in the files, as it is listed and counted.

#include "ui/document/data_findings.h"

#include "core/engine/data/mapping.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {
constexpr std::size_t kCellsLookedAt = 2000000; ///< at once, some milliseconds

/// Empty cells of the file in view, as long as no model says which of them matter: those that are told
/// already are not counted.
void addGaps(const CsvData& csv, std::vector<DataFinding>& list) {
    if (csv.table.rows() * csv.table.columns.size() > kCellsLookedAt) return;
    std::set<std::size_t> told;
    for (const CsvWarning& w : csv.warnings) told.insert(w.line);
    for (const Column& column : csv.table.columns) {
        std::size_t first = 0;
        int count = 0;
        for (std::size_t row = 0; row < column.numbers.size() && row < csv.table.lines.size(); ++row) {
            if (!std::isnan(column.numbers[row]) || told.contains(csv.table.lines[row])) continue;
            if (count++ == 0) first = csv.table.lines[row];
        }
        if (count == 0 || count == static_cast<int>(column.numbers.size())) continue; // empty ones are told
        list.push_back(
            {first, QCoreApplication::translate(
                        "DataFinding", "column \"%1\" has no value in %n row(s), first here", nullptr, count)
                        .arg(QString::fromStdString(column.name))});
    }
}

/// Whether a warning of the data ends with one of the file about the order of its times: rows that are
/// experiments each have no trajectory that would tell of it.
bool tellsOf(const Message& warning, const CsvData& csv) {
    const std::string shown = warning;
    return std::any_of(csv.warnings.begin(), csv.warnings.end(), [&](const CsvWarning& w) {
        return (w.kind == CsvWarning::Kind::RepeatedTime || w.kind == CsvWarning::Kind::BackwardTime) &&
               shown.ends_with(w.sentence.text());
    });
}

/// "line 11: what" without its beginning, in any language: the line stands beside it.
QString withoutLine(const QString& sentence, std::size_t line) {
    static const QRegularExpression kLine("^[^\\d:]{1,12}(\\d+)\\s?: ");
    const auto match = kLine.match(sentence);
    const bool same = line > 0 && match.hasMatch() && match.captured(1).toULongLong() == line;
    return same ? sentence.mid(match.capturedLength()) : sentence;
}
} // namespace

std::vector<DataFinding> findingsOf(const DataState& state, bool rows, const Model* model) {
    std::vector<DataFinding> list;
    if (!state.csv) return list;
    if (state.data && model)
        for (const Variable& input : model->inputs()) {
            const auto& all = state.data->experiments;
            const bool missing = std::any_of(all.begin(), all.end(), [&](const Experiment& e) {
                return !e.inputs.contains(input.name) && !e.conditions.contains(input.name);
            });
            if (missing)
                list.push_back(
                    {0, QCoreApplication::translate("DataFinding", "the input \"%1\" of the model has no "
                                                                   "column; choose it above the rows")
                            .arg(QString::fromStdString(input.name))});
        }
    QSet<QString> told;
    using Kind = CsvWarning::Kind;
    const bool once = state.data && std::none_of(state.data->warnings.begin(), state.data->warnings.end(),
                                                 [&](const Message& w) { return tellsOf(w, *state.csv); });
    for (const CsvWarning& w : state.csv->warnings) {
        // What becomes of a row whose time does not go on is told by the trajectory it would belong to.
        if (once && (w.kind == Kind::RepeatedTime || w.kind == Kind::BackwardTime)) continue;
        if (rows && w.kind == Kind::Gap) continue; // between experiments there is none
        if (state.data && isMoot(w, state.data->mapping)) continue;
        const QString sentence = QString::fromStdString(w.sentence);
        told.insert(sentence);
        list.push_back({w.line, withoutLine(sentence, w.line), isNote(w.kind)});
    }
    if (!state.data) {
        addGaps(*state.csv, list);
        return list;
    }
    static const QRegularExpression kPlace("^(.*?)(?::(\\d+))?: (.*)$"); // "path:line: sentence"
    const auto add = [&](const Message& remark, bool note) {
        const QString whole = QString::fromStdString(remark);
        const auto match = kPlace.match(whole);
        QString sentence = match.hasMatch() ? match.captured(3) : whole;
        const bool first = match.captured(1) == state.file;
        if (!first && match.hasMatch()) sentence = QFileInfo(match.captured(1)).fileName() + ": " + sentence;
        if (told.contains(sentence) || (match.hasMatch() && told.contains(match.captured(3)))) return;
        const std::size_t line = first ? match.captured(2).toULongLong() : 0;
        list.push_back({line, withoutLine(sentence, line), note});
    };
    for (const Message& warning : state.data->warnings) add(warning, false);
    for (const Message& note : state.data->notes) add(note, true);
    return list;
}

} // namespace rigor

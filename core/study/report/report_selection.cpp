// Which sensors were chosen, with what proof, how many are enough and what each is worth.
#include "core/study/report/report_parts.h"
#include "core/study/report/selection_figures.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

const nlohmann::ordered_json* member(const nlohmann::ordered_json& object, const std::string& key) {
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string sensorsText(const nlohmann::ordered_json& best) {
    std::vector<std::string> numbers;
    if (const auto* sensors = member(best, "sensors"); sensors && sensors->is_array())
        for (const auto& k : *sensors) numbers.push_back(k.dump());
    return fmt::format("{}", fmt::join(numbers, ", "));
}

/// Optimal to the tolerance of a proof, or the gap in percent.
std::string gapText(double gap) {
    if (!std::isfinite(gap)) return kMissingText;
    return gap < 1e-8 ? translate("Report", "proven optimal") : significantText(100 * gap, 2) + " %";
}

ReportTable bestTable(ReportSource& source, const std::vector<std::string>& criteria) {
    const auto& d = source.result.diagnostics;
    ReportTable table{.columns = {{translate("Report", "Criterion")},
                                  {translate("Report", "Sensors"), false, true},
                                  {translate("Report", "Value"), true},
                                  {translate("Report", "Bound"), true},
                                  {translate("Report", "Gap"), true}}};
    for (const auto& key : criteria) {
        const auto& best = d["best"][key];
        const auto *bounds = member(d, "bound"), *gaps = member(d, "gap");
        table.rows.push_back({key, sensorsText(best), significantText(jsonNumber(best, "value"), 5),
                              bounds ? significantText(jsonNumber(*bounds, key), 5) : kMissingText,
                              gaps ? gapText(jsonNumber(*gaps, key)) : kMissingText});
    }
    table.caption = filled(
        translate(
            "Report",
            "The best combination of at most {:.0f} of {:.0f} sensors by each criterion: A, the sum "
            "of the variances; D, the determinant of the covariance; E, its largest eigenvalue; ME, its "
            "condition number. No combination has a value below the bound. Sensors are numbered "
            "from 0."),
        jsonNumber(d, "max_sensors"), jsonNumber(d, "sensors"));
    if (source.result.outcome == RunOutcome::Cancelled)
        table.caption += translate("Report", " The run was cancelled: these are the best found until then.");
    return table;
}

/// The best ten by the first criterion.
std::optional<ReportTable> rankingTable(ReportSource& source, const std::string& criterion) {
    constexpr std::size_t kShown = 10;
    const ResultTable* all = source.result.table("combinations");
    const ResultColumn *by = all ? all->find("criterion") : nullptr,
                       *sensors = all ? all->find("sensors") : nullptr;
    if (!by || !sensors) return std::nullopt;
    ReportTable table{.columns = {{translate("Report", "Rank"), true}, {translate("Report", "Sensors")}}};
    for (const char* key : {"A", "D", "E", "ME"}) table.columns.push_back({key, true, key == criterion});
    for (std::size_t row = 0; row < by->texts.size() && table.rows.size() < kShown; ++row) {
        if (by->texts[row] != criterion) continue;
        std::vector<std::string> cells{fmt::format("{}", table.rows.size() + 1), sensors->texts[row]};
        for (const char* key : {"A", "D", "E", "ME"}) {
            const ResultColumn* column = all->find(key);
            cells.push_back(column ? significantText(column->numbers[row], 5) : kMissingText);
        }
        table.rows.push_back(std::move(cells));
    }
    if (table.rows.size() < 2) return std::nullopt;
    table.caption = filled(translate("Report", "The best {} combinations by the criterion {}."),
                           table.rows.size(), criterion);
    return table;
}

} // namespace

std::optional<ReportSection> selectionSection(ReportSource& source) {
    if (!answers(source.result.method, AnswerKind::SensorSets)) return std::nullopt;
    const auto criteria = selectionCriteria(source.result);
    if (criteria.empty()) return std::nullopt;
    ReportSection section{translate("Report", "Chosen sensors"), "", {bestTable(source, criteria)}};
    if (auto ranking = rankingTable(source, criteria.front())) section.blocks.push_back(std::move(*ranking));
    Figure figure{.name = "sensors", .columnWidths = {1, 1.6}, .panelHeight = 130};
    figure.panels = {standardErrorsOverSize(source.result), worthOfSensors(source.result)};
    figure.caption = translate(
        "Report", "Left: standard errors with the best combination of each size over those with "
                  "the best of all. Right: their factor when a chosen sensor is dropped (filled, "
                  "above 1) or another is added (hollow, below 1); a chosen one without a "
                  "point cannot be dropped. For A and E the root of the ratio of the "
                  "criterion, for D the geometric mean over the axes of the ellipsoid; for ME both say "
                  "how much longer the longest axis is against the shortest, and an added sensor may "
                  "make it longer.");
    figure.description = figure.panels.front().title;
    section.blocks.push_back(ReportFigure{{}, std::move(figure)});
    return section;
}

} // namespace rigor

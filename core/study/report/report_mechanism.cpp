// The section of a study whose model is a mechanism: both formulations side by side.
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/study/mechanism_check.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

namespace {

std::string small(double value) { return std::isfinite(value) ? fmt::format("{:.1e}", value) : kMissingText; }

} // namespace

std::optional<ReportSection> mechanismSection(ReportSource& source) {
    const ResultTable* runs = formulationsOf(source.result);
    if (!runs) return std::nullopt;
    ReportTable table{.columns = {{translate("Report", "Formulation")},
                                  {translate("Report", "Position"), true},
                                  {translate("Report", "Velocity"), true},
                                  {translate("Report", "Acceleration"), true},
                                  {translate("Report", "Energy balance [J]"), true},
                                  {translate("Report", "Iterations, mean (most)"), true},
                                  {translate("Report", "Time per step [µs]"), true},
                                  {translate("Report", "Outcome")}}};
    const auto at = [&](const char* column, std::size_t row) { return runs->find(column)->numbers[row]; };
    for (std::size_t k = 0; k < runs->rows(); ++k)
        table.rows.push_back({runs->columns[0].texts[k], small(at("position", k)), small(at("velocity", k)),
                              small(at("acceleration", k)), small(at("energy_balance", k)),
                              std::isfinite(at("mean_iterations", k))
                                  ? fixedText(at("mean_iterations", k), 2) + " (" +
                                        roundedCountText(at("most_iterations", k)) + ")"
                                  : kMissingText,
                              fixedText(1e6 * at("time_per_step", k), 1), runs->find("outcome")->texts[k]});
    table.caption = runs->caption;
    const auto& d = source.result.diagnostics;
    if (const auto found = d.find("formulations_apart"); found != d.end())
        table.caption +=
            filled(translate("Report", " The two are at most {} (rad, m) and {} Pa apart."),
                   small(jsonNumber(*found, "coordinates")), small(jsonNumber(*found, "pressures")));
    return ReportSection{translate("Report", "Mechanism in two formulations"), "", {std::move(table)}, {}};
}

} // namespace rigor

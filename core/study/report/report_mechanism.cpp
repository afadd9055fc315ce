// The section of a study whose model is a mechanism: both formulations side by side.
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/result/formulations_result.h"
#include "core/study/report/report_parts.h"

#include <cmath>

namespace rigor {

namespace {

std::string small(double value) { return std::isfinite(value) ? fmt::format("{:.1e}", value) : kMissingText; }

} // namespace

std::optional<ReportSection> mechanismSection(ReportSource& source) {
    const auto check = read<MechanismCheck>(source.result);
    if (!check.formulations) return std::nullopt;
    const FormulationsTable& runs = *check.formulations;
    ReportTable table{.columns = {{translate("Report", "Formulation")},
                                  {translate("Report", "Position"), true},
                                  {translate("Report", "Velocity"), true},
                                  {translate("Report", "Acceleration"), true},
                                  {translate("Report", "Energy balance [J]"), true},
                                  {translate("Report", "Iterations, mean (most)"), true},
                                  {translate("Report", "Time per step [µs]"), true},
                                  {translate("Report", "Outcome")}}};
    for (std::size_t k = 0; k < runs.formulation.size(); ++k) {
        const double mean = valueAt(runs.meanIterations, k);
        table.rows.push_back(
            {runs.formulation[k], small(valueAt(runs.position, k)), small(valueAt(runs.velocity, k)),
             small(valueAt(runs.acceleration, k)), small(valueAt(runs.energyBalance, k)),
             std::isfinite(mean)
                 ? fixedText(mean, 2) + " (" + roundedCountText(valueAt(runs.mostIterations, k)) + ")"
                 : kMissingText,
             fixedText(1e6 * valueAt(runs.timePerStep, k), 1), valueAt(runs.outcome, k)});
    }
    table.caption = runs.caption;
    if (check.apart)
        table.caption += filled(translate("Report", " The two are at most {} (rad, m) and {} Pa apart."),
                                small(check.apart->coordinates), small(check.apart->pressures));
    return ReportSection{translate("Report", "Mechanism in two formulations"), "", {std::move(table)}, {}};
}

} // namespace rigor

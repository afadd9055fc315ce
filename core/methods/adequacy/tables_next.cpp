// What to measure next, as tables.
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/tables.h"

namespace rigor {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

ResultColumn numbers(std::string name, std::string unit = {}) {
    return {std::move(name), std::move(unit), {}, {}};
}
ResultColumn texts(std::string name) { return numbers(std::move(name)); }

std::vector<double> proposalRow(const Proposal& p) {
    return {p.criterion, p.gain, p.order > 0 ? p.order : kNaN, p.together};
}

ResultTable nextTable(const AdequacyContext& context, const AdequacyFindings& f) {
    std::string unit;
    for (const Variable& input : context.problem.model->inputs())
        if (input.name == context.options.nextInput) unit = input.unit;
    ResultTable table{"next_experiment",
                      translatable("Field", "Candidates of the next experiment: the criterion after it "
                                            "alone, what it gains, and the order in which to measure."),
                      {numbers(context.options.nextInput.empty() ? "value" : context.options.nextInput, unit),
                       numbers("criterion"), numbers("gain"), numbers("order"),
                       numbers("criterion_together")}};
    if (!f.next) return table;
    for (const NextExperiment& candidate : f.next->candidates) {
        table.columns[0].numbers.push_back(candidate.value);
        const auto row = proposalRow(candidate);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[1 + k].numbers.push_back(row[k]);
    }
    return table;
}

ResultTable plannedTable(const AdequacyFindings& f) {
    ResultTable table{"planned_sensors",
                      translatable("Field",
                                   "Outputs that are not measured, as if read wherever anything was: the "
                                   "criterion with one alone, what it gains, and the order in which to "
                                   "add them."),
                      {texts("sensor"), texts("unit"), numbers("sigma"), numbers("criterion"),
                       numbers("gain"), numbers("order"), numbers("criterion_together")}};
    for (const PlannedSensor& sensor : f.planned) {
        table.columns[0].texts.push_back(sensor.output);
        table.columns[1].texts.push_back(sensor.unit);
        table.columns[2].numbers.push_back(sensor.sigma);
        const auto row = proposalRow(sensor);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[3 + k].numbers.push_back(row[k]);
    }
    return table;
}

ResultTable seriesTable(const AdequacyFindings& f) {
    ResultTable table{
        "next_series",
        translatable("Field",
                     "Candidate series: the criterion after one alone at the estimate of the study, "
                     "what it gains, and the order in which to take them, each judged at the "
                     "estimate renewed with the data of those before. A repetition has no data yet."),
        {texts("series"), texts("kind"), numbers("values"), numbers("criterion"), numbers("gain"),
         numbers("order"), numbers("criterion_together")}};
    if (!f.series) return table;
    for (const SeriesCandidate& candidate : f.series->candidates) {
        table.columns[0].texts.push_back(candidate.name);
        table.columns[1].texts.push_back(candidate.repetition ? "repetition" : "with data");
        table.columns[2].numbers.push_back(candidate.values);
        const auto row = proposalRow(candidate);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[3 + k].numbers.push_back(row[k]);
    }
    return table;
}

/// How criterion and estimate go from series to series.
ResultTable seriesStepsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"next_series_steps",
                      translatable("Field",
                                   "The series one after the other: the criterion predicted before each, "
                                   "the one with its data at the renewed estimate, and that estimate."),
                      {texts("series"), numbers("predicted"), numbers("criterion")}};
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        table.columns.push_back(numbers(context.unknowns[i], context.units[i]));
        table.columns.push_back(numbers(context.unknowns[i] + "_standard_error", context.units[i]));
    }
    if (!f.series) return table;
    for (const SeriesStep& step : f.series->steps) {
        table.columns[0].texts.push_back(f.series->candidates[step.candidate].name);
        table.columns[1].numbers.push_back(step.predicted);
        table.columns[2].numbers.push_back(step.criterion);
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            table.columns[3 + 2 * i].numbers.push_back(step.estimate[at]);
            table.columns[4 + 2 * i].numbers.push_back(step.standardErrors[at]);
        }
    }
    return table;
}

} // namespace

std::vector<ResultTable> proposalTables(const AdequacyContext& context, const AdequacyFindings& findings) {
    return {nextTable(context, findings), seriesTable(findings), seriesStepsTable(context, findings),
            plannedTable(findings)};
}

} // namespace rigor

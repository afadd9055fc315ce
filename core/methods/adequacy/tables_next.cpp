// What to measure next, as tables.
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/tables.h"
#include "core/methods/result_columns.h"

#include <algorithm>

namespace rigor {

namespace {

std::vector<double> proposalRow(const Proposal& p) {
    return {p.criterion, p.gain, p.order > 0 ? p.order : kNaN, p.together};
}

/// The input of the next experiment, in its unit.
ResultColumn controlColumn(const AdequacyContext& context) {
    const std::string& name = context.options.nextInput;
    std::string unit;
    for (const Variable& input : context.problem.model->inputs())
        if (input.name == name) unit = input.unit;
    return numbers(name.empty() ? "value" : name, unit);
}

/// "N/m", 2: "(N/m)2"
std::string powerOf(const std::string& unit, std::size_t exponent) {
    const bool product = unit.find_first_of("./*^ 0123456789") != std::string::npos;
    return (product ? "(" + unit + ")" : unit) + std::to_string(exponent);
}

ResultTable nextTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{
        "next_experiment",
        translatable("Field", "Candidates of the next experiment: the criterion after it "
                              "alone, what it gains, the place at which to measure it first, and how "
                              "often it is measured."),
        {controlColumn(context), numbers("criterion", criterionUnit(context, context.options.criterion)),
         numbers("gain"), numbers("order"),
         numbers("criterion_together", criterionUnit(context, context.options.criterion)), numbers("times")}};
    if (!f.next) return table;
    for (const NextExperiment& candidate : f.next->candidates) {
        table.columns[0].numbers.push_back(candidate.value);
        const auto row = proposalRow(candidate);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[1 + k].numbers.push_back(row[k]);
        table.columns.back().numbers.push_back(candidate.times);
    }
    return table;
}

/// How the criterion goes from experiment to experiment.
ResultTable nextStepsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"next_experiment_steps",
                      translatable("Field", "The next experiments one after the other, and the criterion "
                                            "after each at the present estimate."),
                      {numbers("order"), controlColumn(context),
                       numbers("criterion", criterionUnit(context, context.options.criterion))}};
    if (!f.next) return table;
    for (const ProposalStep& step : f.next->steps) {
        table.columns[0].numbers.push_back(static_cast<double>(table.columns[0].numbers.size() + 1));
        table.columns[1].numbers.push_back(f.next->candidates[step.proposal].value);
        table.columns[2].numbers.push_back(step.criterion);
    }
    return table;
}

ResultTable plannedTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{
        "planned_sensors",
        translatable("Field", "Outputs that are not measured, as if read wherever anything was: the "
                              "criterion with one alone, what it gains, and the order in which to "
                              "add them."),
        {texts("sensor"), texts("unit"), numbers("sigma"),
         numbers("criterion", criterionUnit(context, context.options.criterion)), numbers("gain"),
         numbers("order"), numbers("criterion_together", criterionUnit(context, context.options.criterion))}};
    for (const PlannedSensor& sensor : f.planned) {
        table.columns[0].texts.push_back(sensor.output);
        table.columns[1].texts.push_back(sensor.unit);
        table.columns[2].numbers.push_back(sensor.sigma);
        const auto row = proposalRow(sensor);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[3 + k].numbers.push_back(row[k]);
    }
    return table;
}

ResultTable seriesTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{
        "next_series",
        translatable("Field", "Candidate series: the criterion after one alone at the estimate of the study, "
                              "what it gains, the place at which to take it first, judged at the estimate "
                              "renewed with the data of those before, and how often it is taken. A "
                              "repetition has no data yet."),
        {texts("series"), texts("kind"), numbers("values"),
         numbers("criterion", criterionUnit(context, context.options.criterion)), numbers("gain"),
         numbers("order"), numbers("criterion_together", criterionUnit(context, context.options.criterion)),
         numbers("times")}};
    if (!f.series) return table;
    for (const SeriesCandidate& candidate : f.series->candidates) {
        table.columns[0].texts.push_back(candidate.name);
        table.columns[1].texts.push_back(candidate.repetition ? "repetition" : "with data");
        table.columns[2].numbers.push_back(candidate.values);
        const auto row = proposalRow(candidate);
        for (std::size_t k = 0; k < row.size(); ++k) table.columns[3 + k].numbers.push_back(row[k]);
        table.columns.back().numbers.push_back(candidate.times);
    }
    return table;
}

/// How criterion and estimate go from series to series.
ResultTable seriesStepsTable(const AdequacyContext& context, const AdequacyFindings& f) {
    ResultTable table{"next_series_steps",
                      translatable("Field",
                                   "The series one after the other: the criterion predicted before each, "
                                   "the one with its data at the renewed estimate, and that estimate."),
                      {texts("series"), texts("kind"),
                       numbers("predicted", criterionUnit(context, context.options.criterion)),
                       numbers("criterion", criterionUnit(context, context.options.criterion))}};
    for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
        table.columns.push_back(numbers(context.unknowns[i], context.units[i]));
        table.columns.push_back(numbers(context.unknowns[i] + "_standard_error", context.units[i]));
    }
    if (!f.series) return table;
    for (const SeriesStep& step : f.series->steps) {
        table.columns[0].texts.push_back(f.series->candidates[step.candidate].name);
        table.columns[1].texts.push_back(step.repetition ? "repetition" : "with data");
        table.columns[2].numbers.push_back(step.predicted);
        table.columns[3].numbers.push_back(step.criterion);
        for (std::size_t i = 0; i < context.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            table.columns[4 + 2 * i].numbers.push_back(step.estimate[at]);
            table.columns[5 + 2 * i].numbers.push_back(step.standardErrors[at]);
        }
    }
    return table;
}

} // namespace

std::string criterionUnit(const AdequacyContext& context, const std::string& criterion) {
    std::vector<std::pair<std::string, std::size_t>> powers; // in the order of the unknowns
    for (const std::string& unit : context.units) {
        const auto same =
            std::find_if(powers.begin(), powers.end(), [&](const auto& p) { return p.first == unit; });
        if (same == powers.end())
            powers.emplace_back(unit, 2);
        else
            same->second += 2;
    }
    if (criterion == "ME" || (criterion != "D" && powers.size() > 1)) return {};
    std::string text;
    for (const auto& [unit, exponent] : powers)
        if (!unit.empty() && unit != "1")
            text += (text.empty() ? "" : ".") + powerOf(unit, criterion == "D" ? exponent : 2);
    return text;
}

std::vector<ResultTable> proposalTables(const AdequacyContext& context, const AdequacyFindings& findings) {
    return {nextTable(context, findings), nextStepsTable(context, findings), seriesTable(context, findings),
            seriesStepsTable(context, findings), plannedTable(context, findings)};
}

} // namespace rigor

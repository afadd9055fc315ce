// What to measure next, as the tables of the result.
#include "core/methods/adequacy/model_test/assessed.h"

#include <algorithm>

namespace rigor::adequacy {

namespace {

void add(DesignColumns& to, const Proposal& p) {
    to.criterion.push_back(p.criterion);
    to.gain.push_back(p.gain);
    to.order.push_back(p.order > 0 ? p.order : kNaN);
    to.together.push_back(p.together);
}

const char* kindOf(bool repetition) { return repetition ? kRepetition : kWithData; }

/// The input of the next experiment.
NumberColumn controlOf(const AssessedStudy& study) {
    NumberColumn control{study.options.nextInput, "", {}};
    for (const Variable& input : study.problem.model->inputs())
        if (input.name == control.name) control.unit = input.unit;
    return control;
}

NextExperimentTable nextTable(const ProposedExperiments& next, const NumberColumn& control,
                              const std::string& unit) {
    NextExperimentTable table{control.name, control.unit, {}, {.unit = unit}, {}};
    for (const NextExperiment& candidate : next.candidates) {
        table.values.push_back(candidate.value);
        add(table.design, candidate);
        table.times.push_back(candidate.times);
    }
    return table;
}

/// How the criterion goes from experiment to experiment.
NextExperimentStepsTable nextStepsTable(const ProposedExperiments& next, const NumberColumn& control,
                                        const std::string& unit) {
    NextExperimentStepsTable table{control.name, control.unit, unit};
    for (const ProposalStep& step : next.steps) {
        table.order.push_back(static_cast<double>(table.order.size() + 1));
        table.values.push_back(next.candidates[step.proposal].value);
        table.criterion.push_back(step.criterion);
    }
    return table;
}

NextSeriesTable seriesTable(const NextSeries& series, const std::string& unit) {
    NextSeriesTable table{.design = {.unit = unit}};
    for (const SeriesCandidate& candidate : series.candidates) {
        table.series.push_back(candidate.name);
        table.kind.emplace_back(kindOf(candidate.repetition));
        table.values.push_back(candidate.values);
        add(table.design, candidate);
        table.times.push_back(candidate.times);
    }
    return table;
}

/// How criterion and estimate go from series to series.
NextSeriesStepsTable seriesStepsTable(const NextSeries& series, const AssessedStudy& study,
                                      const std::string& unit) {
    NextSeriesStepsTable table{.unit = unit};
    for (std::size_t i = 0; i < study.unknowns.size(); ++i)
        table.unknowns.push_back({study.unknowns[i], study.units[i], {}, {}});
    for (const SeriesStep& step : series.steps) {
        table.series.push_back(series.candidates[step.candidate].name);
        table.kind.emplace_back(kindOf(step.repetition));
        table.predicted.push_back(step.predicted);
        table.criterion.push_back(step.criterion);
        for (std::size_t i = 0; i < study.unknowns.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            table.unknowns[i].values.push_back(step.estimate[at]);
            table.unknowns[i].errors.push_back(step.standardErrors[at]);
        }
    }
    return table;
}

PlannedSensorsTable plannedTable(const std::vector<PlannedSensor>& planned, const std::string& unit) {
    PlannedSensorsTable table{.design = {.unit = unit}};
    for (const PlannedSensor& sensor : planned) {
        table.sensor.push_back(sensor.output);
        table.unit.push_back(sensor.unit);
        table.sigma.push_back(sensor.sigma);
        add(table.design, sensor);
    }
    return table;
}

} // namespace

void addDesignTables(Tables& tables, const AssessedStudy& study, const Assessed& f) {
    const std::string unit = criterionUnit(study, study.options.criterion);
    if (f.next && !f.next->candidates.empty()) {
        const NumberColumn control = controlOf(study);
        tables.nextExperiment = nextTable(*f.next, control, unit);
        if (!f.next->steps.empty()) tables.nextExperimentSteps = nextStepsTable(*f.next, control, unit);
    }
    if (f.series && !f.series->candidates.empty()) {
        tables.nextSeries = seriesTable(*f.series, unit);
        if (!f.series->steps.empty()) tables.nextSeriesSteps = seriesStepsTable(*f.series, study, unit);
    }
    if (!f.planned.empty()) tables.plannedSensors = plannedTable(f.planned, unit);
}

} // namespace rigor::adequacy

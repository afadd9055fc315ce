#include "core/methods/adequacy/model_test/resolve.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/design/next_experiment.h"
#include "core/methods/adequacy/design/sequential_design.h"
#include "core/methods/adequacy/selection/sets/row_selection.h"

namespace rigor {

namespace {

/// Calls `resolve`; what it refuses is noted under the key, or thrown on where nothing is noted.
template <class Call>
void attempt(const std::string& key, std::vector<WrongOption>* wrong, const Call& resolve) {
    if (!wrong) return resolve();
    try {
        resolve();
    } catch (const Error& e) {
        wrong->push_back({key, e.sentence()});
    }
}

void checkWhatIsNext(const Problem& problem, const AdequacyOptions& options, const ResolvedOptions& resolved,
                     std::vector<WrongOption>* wrong) {
    const FitData& data = resolved.data;
    attempt("next_values", wrong, [&] {
        if (!options.nextInput.empty() && options.nextValues.empty())
            fail(sentence("Method", "next_input = \"{}\" needs candidates in next_values"),
                 options.nextInput);
    });
    attempt("next_input", wrong, [&] { checkProposals(problem, data, options.nextInput, ""); });
    attempt("planned_sensors", wrong, [&] { checkProposals(problem, data, "", options.plannedSensors); });
    attempt("next_column", wrong, [&] {
        if (!options.nextColumn.empty()) checkNextColumn(problem.data, options.nextColumn, resolved.rows);
    });
}

} // namespace

ResolvedOptions resolveOptions(const Problem& problem, const AdequacyOptions& options,
                               std::vector<WrongOption>* wrong) {
    ResolvedOptions found;
    const Dataset& data = problem.data;
    attempt("rows", wrong, [&] { found.rows = selectExperiments(data, options.rows); });
    found.splitRows = found.rows;
    attempt("split_rows", wrong, [&] {
        if (!options.splitRows.empty()) found.splitRows = selectExperiments(data, options.splitRows);
    });
    attempt("splits", wrong,
            [&] { found.splits = splitsOf(data, options.splits, found.splitRows, &found.warnings); });
    if (!problem.candidates.empty() && found.splits.empty()) {
        std::vector<std::string> names;
        for (const Candidate& candidate : problem.candidates) names.push_back(candidate.name);
        found.warnings.push_back(
            filled(translate("Method", "The candidate models {} are fitted, but not tested: no split into "
                                       "calibration and validation is given (setting Splits)."),
                   fmt::join(names, ", ")));
    }
    found.data = fitDataOf(problem, found.rows);
    attempt("sensors", wrong,
            [&] { found.wanted = sensorsNamed(options.sensors, "sensors", found.data.sensors); });
    std::string concerned;
    try {
        found.limits = sensorLimitsOf(options, found.data.sensors, &concerned);
    } catch (const Error& e) {
        if (!wrong) throw;
        wrong->push_back({concerned, e.sentence()});
    }
    checkWhatIsNext(problem, options, found, wrong);
    attempt("series", wrong, [&] {
        if (!options.series.empty())
            found.repeatability = repeatabilityOf(data, found.rows, options.series, &found.repeated);
    });
    return found;
}

} // namespace rigor

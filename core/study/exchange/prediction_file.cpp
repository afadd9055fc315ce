#include "core/study/exchange/prediction_file.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/result/validation_result.h"
#include "core/study/exchange/mat_writer.h"
#include "core/study/report/predictions.h"
#include "core/study/run/run_folder.h"

#include <cmath>

namespace rigor {
namespace {

struct Rows {
    std::vector<std::string> outputs, units, experiments;
    std::vector<double> times, measured, predicted, residuals, deviations, heldBack;
};

Rows rowsOf(const Result& result) {
    Rows rows;
    for (const PredictedOutput& p : predictionsOf(result))
        for (std::size_t i = 0; i < p.measured.size(); ++i) {
            rows.outputs.push_back(p.output);
            rows.units.push_back(p.unit);
            rows.experiments.push_back(p.experiments[i]);
            rows.times.push_back(valueAt(p.times, i));
            rows.measured.push_back(p.measured[i]);
            rows.predicted.push_back(p.predicted[i]);
            rows.residuals.push_back(p.measured[i] - p.predicted[i]);
            rows.deviations.push_back(valueAt(p.deviations, i));
            rows.heldBack.push_back(0);
        }
    const auto validation = readFacts<ValidationResult>(result).validation;
    const auto held = read<ValidationResult>(result).heldBack;
    if (!held) return rows;
    for (std::size_t i = 0; i < held->output.size(); ++i) {
        std::string unit;
        if (validation)
            for (const auto& [name, facts] : validation->outputs)
                if (name == held->output[i]) unit = facts.unit;
        rows.outputs.push_back(held->output[i]);
        rows.units.push_back(unit);
        rows.experiments.push_back(valueAt(held->experiment, i));
        rows.times.push_back(held->t ? valueAt(*held->t, i) : kNaN);
        rows.measured.push_back(valueAt(held->measured, i));
        rows.predicted.push_back(valueAt(held->predicted, i));
        rows.residuals.push_back(valueAt(held->residual, i));
        rows.deviations.push_back(kNaN);
        rows.heldBack.push_back(1);
    }
    return rows;
}

} // namespace

void writePredictionFile(const std::filesystem::path& file, const Result& result) {
    const std::string ending = file.extension().string();
    if (ending != ".csv" && ending != ".mat")
        fail(sentence("Study", "{}: the name of a file of predictions ends in .csv or .mat"), file.string());
    const Rows rows = rowsOf(result);
    if (rows.measured.empty())
        fail(sentence("Study", "the run predicts none of its measured values ({})"),
             toString(result.outcome));
    if (ending == ".mat") {
        writeMatFile(file, [&](MatWriter& mat) {
            mat.texts("output", rows.outputs);
            mat.texts("unit", rows.units);
            mat.texts("experiment", rows.experiments);
            mat.column("t", rows.times);
            mat.column("measured", rows.measured);
            mat.column("predicted", rows.predicted);
            mat.column("residual", rows.residuals);
            mat.column("standard_deviation", rows.deviations);
            mat.column("held_back", rows.heldBack);
        });
        return;
    }
    ResultTable table;
    table.columns = {
        {"output", "", {}, rows.outputs},         {"unit", "", {}, rows.units},
        {"experiment", "", {}, rows.experiments}, {"t", "s", rows.times, {}},
        {"measured", "", rows.measured, {}},      {"predicted", "", rows.predicted, {}},
        {"residual", "", rows.residuals, {}},     {"standard_deviation", "", rows.deviations, {}},
        {"held_back", "", rows.heldBack, {}}};
    writeFileAtomically(file, toCsv(table));
}

} // namespace rigor

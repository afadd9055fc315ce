#include "core/study/report/predictions.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "core/presentation/presentation.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

/// The numbers of a column, NaN where there are none.
std::vector<double> numbersOf(const ResultTable& table, const std::string& name) {
    std::vector<double> numbers(table.rows(), kNaN);
    if (const auto* column = table.find(name))
        std::copy(column->numbers.begin(), column->numbers.end(), numbers.begin());
    return numbers;
}

std::vector<std::string> textsOf(const ResultTable& table, const std::string& name) {
    std::vector<std::string> texts(table.rows());
    const auto* column = table.find(name);
    if (!column) return texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts[i] = i < column->texts.size() ? column->texts[i] : plainText(column->numbers[i], 8);
    return texts;
}

/// "output_units" or "output_deviations" of the diagnostics.
const nlohmann::ordered_json* ofOutput(const Result& result, const char* key, const std::string& output) {
    const auto all = result.diagnostics.find(key);
    if (all == result.diagnostics.end() || !all->is_object()) return nullptr;
    const auto one = all->find(output);
    return one == all->end() ? nullptr : &*one;
}

std::string unitOf(const Result& result, const std::string& output, const ResultTable& table) {
    if (const auto* unit = ofOutput(result, "output_units", output); unit && unit->is_string())
        return unit->get<std::string>();
    const auto* measured = table.find("measured");
    return measured ? measured->unit : std::string();
}

/// The first model is the one of the study; the others are its rivals.
std::vector<PredictedOutput> ofTrajectories(const Result& result, const ResultTable& table) {
    PredictionCollector collect(false);
    const auto models = textsOf(table, "model"), experiments = textsOf(table, "experiment"),
               outputs = textsOf(table, "output");
    const auto times = numbersOf(table, "time"), measured = numbersOf(table, "measured"),
               predicted = numbersOf(table, "predicted"),
               standardised = numbersOf(table, "standardised_residual");
    for (std::size_t i = 0; i < table.rows() && models[i] == models.front(); ++i)
        PredictionCollector::add(collect.of(outputs[i], unitOf(result, outputs[i], table)), experiments[i],
                                 times[i], measured[i], predicted[i],
                                 std::abs((measured[i] - predicted[i]) / standardised[i]));
    return collect.take();
}

} // namespace

std::vector<PredictedOutput> predictionsOf(const Result& result) {
    const MethodDescriptor* method = findMethod(result.method);
    if (method && method->present) return method->present(result, {.sections = false}).predictions;
    if (const auto* table = result.table("courses")) return ofTrajectories(result, *table);
    return {};
}

} // namespace rigor

#include "core/study/report/sensor_set_rows.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

double numberAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : kNaN;
}

std::vector<std::string> namesOf(const Json& set) {
    std::vector<std::string> names;
    const auto found = set.find("sensors");
    if (found != set.end() && found->is_array())
        for (const Json& name : *found)
            if (name.is_string()) names.push_back(name.get<std::string>());
    return names;
}

const Json* selectionOf(const Result& result) {
    if (!result.diagnostics.is_object()) return nullptr;
    const auto found = result.diagnostics.find("selection");
    return found != result.diagnostics.end() && found->is_array() ? &*found : nullptr;
}

/// The standard error that changes most against the chosen set.
std::string changeInWords(const Result& result, std::size_t row, std::size_t chosen) {
    const ResultTable* table = result.table("sensor_sets");
    if (!table) return {};
    std::string name;
    double most = 1;
    for (const Estimate& e : result.unknowns) {
        const ResultColumn* errors = table->find(e.name + "_standard_error");
        if (!errors || std::max(row, chosen) >= errors->numbers.size()) continue;
        const double ratio = errors->numbers[row] / errors->numbers[chosen];
        if (!std::isfinite(ratio) || !(ratio > 0)) continue;
        if (name.empty() || std::abs(std::log(ratio)) > std::abs(std::log(most))) {
            most = ratio;
            name = e.name;
        }
    }
    if (name.empty()) return {};
    if (std::abs(most - 1) < 0.005) return translate("Report", "as narrow as the chosen set");
    if (most >= 1.5) return filled(translate("Report", "{} {} times wider"), name, fixedText(most, 1));
    const std::string percent = fixedText(100 * std::abs(most - 1), 0);
    return most > 1 ? filled(translate("Report", "{} {} % wider"), name, percent)
                    : filled(translate("Report", "{} {} % narrower"), name, percent);
}

/// Criteria for which the chosen set is the best, and of which sets: of all, or of those with as many sensors
/// at most where a larger one is better.
std::string bestFor(const Json& sets, const Json& chosen) {
    std::vector<std::string> best;
    const std::size_t size = namesOf(chosen).size();
    bool ofAll = true;
    for (const char* key : {"A", "D", "E"}) {
        const double mine = numberAt(chosen, key);
        bool least = std::isfinite(mine), leastOfAll = least;
        for (const Json& other : sets) {
            if (!other.value("determined", false) || !(numberAt(other, key) < mine)) continue;
            leastOfAll = false;
            least = least && namesOf(other).size() > size;
        }
        if (!least) continue;
        best.push_back(key);
        ofAll = ofAll && leastOfAll;
    }
    if (best.empty()) return translate("Report", "chosen");
    const std::string words =
        best.size() == 1 ? filled(translate("Report", "chosen, best for {}"), best[0])
        : best.size() == 2
            ? filled(translate("Report", "chosen, best for {} and {}"), best[0], best[1])
            : filled(translate("Report", "chosen, best for {}, {} and {}"), best[0], best[1], best[2]);
    if (ofAll) return words;
    return size == 1 ? filled(translate("Report", "{} of the single sensors"), words)
                     : filled(translate("Report", "{} of the sets with at most {} sensors"), words, size);
}

} // namespace

std::vector<std::string> sensorNames(const Result& result) {
    std::vector<std::string> names;
    if (!result.diagnostics.is_object()) return names;
    const auto units = result.diagnostics.find("output_units");
    if (units != result.diagnostics.end() && units->is_object())
        for (const auto& [name, unit] : units->items()) names.push_back(name);
    return names;
}

std::vector<SensorSetRow> sensorSetRows(const Result& result) {
    std::vector<SensorSetRow> rows;
    const Json* sets = selectionOf(result);
    if (!sets) return rows;
    const auto sensors = sensorNames(result);
    std::size_t chosen = sets->size();
    for (std::size_t k = 0; k < sets->size(); ++k)
        if ((*sets)[k].value("chosen", false)) chosen = k;
    for (std::size_t k = 0; k < sets->size(); ++k) {
        const Json& set = (*sets)[k];
        SensorSetRow row;
        const auto names = namesOf(set);
        for (const auto& name : names) row.sensors += (row.sensors.empty() ? "" : ", ") + name;
        for (const auto& sensor : sensors)
            row.used.push_back(std::find(names.begin(), names.end(), sensor) != names.end());
        row.determined = set.value("determined", false);
        row.chosen = k == chosen;
        row.condition = numberAt(set, "condition");
        row.reason = set.value("reason", std::string());
        const auto relative = [&](const char* key) {
            return chosen < sets->size() && row.determined
                       ? numberAt(set, key) / numberAt((*sets)[chosen], key)
                       : kNaN;
        };
        row.a = relative("A");
        row.d = relative("D");
        row.e = relative("E");
        row.me = relative("ME");
        if (row.chosen)
            row.words = bestFor(*sets, set);
        else if (!row.determined)
            row.words = translate("Report", "not determined");
        else if (chosen < sets->size())
            row.words = changeInWords(result, k, chosen);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace rigor

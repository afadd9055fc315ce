#pragma once
// What a sensor selection answers, typed, and the only place of its keys (describe.h). Sensors are known by
// their numbers in the file, from 0; criteria by their signs (selection_criteria.h).

#include "core/foundation/base/numbers.h"
#include "core/methods/adequacy/selection/search/selection_criteria.h"
#include "core/methods/result/describe.h"

namespace rigor {

namespace selection {

inline constexpr const char *kEnumeration = "enumeration", *kBranchAndBound = "branch-and-bound"; ///< search

/// One entry per criterion, in the order of Criterion.
template <class T> using PerCriterion = std::array<T, kCriterionCount>;
using Numbers = std::optional<std::vector<double>>;
using Texts = std::optional<std::vector<std::string>>;

/// Columns that there are of every criterion that was asked for.
struct CriterionColumns {
    const char *value, *sensors, *chosen, *worth, *standardError;
};
inline constexpr PerCriterion<CriterionColumns> kColumns{{
    {"A", "sensors_A", "chosen_A", "worth_A", "standard_error_A"},
    {"D", "sensors_D", "chosen_D", "worth_D", "standard_error_D"},
    {"E", "sensors_E", "chosen_E", "worth_E", "standard_error_E"},
    {"ME", "sensors_ME", "chosen_ME", "worth_ME", "standard_error_ME"},
}};
/// Place of a criterion by its sign; kCriterionCount = it is none.
inline std::size_t placeOf(std::string_view sign) {
    std::size_t k = 0;
    while (k < kColumns.size() && kColumns[k].value != sign) ++k;
    return k;
}
/// A and E have the unit of a variance of the parameters.
inline bool hasUnit(std::size_t criterion) { return criterion % 2 == 0; }

struct BestCombination {
    std::vector<long long> sensors;
    double value = kNaN; ///< of its criterion
    template <class V> void describe(V& v) {
        v("sensors", sensors);
        v("value", value);
    }
};

struct ProofResult {
    std::string end; ///< toString(SelectionEnd)
    long long nodes = 0;
    template <class V> void describe(V& v) {
        v("end", end);
        v("nodes", nodes);
    }
};

struct CombinationResult {
    std::vector<long long> sensors;
    bool determined = false;
    PerCriterion<double> values{kNaN, kNaN, kNaN, kNaN};
    std::optional<std::vector<std::vector<double>>> covariance; ///< of the first ones of a ranking only
    template <class V> void describe(V& v) {
        v("sensors", sensors);
        v("determined", determined);
        for (std::size_t k = 0; k < values.size(); ++k) v(kColumns[k].value, values[k]);
        v.optional("covariance", covariance);
    }
};

/// The best of each criterion, best first; sensors as in sensorList().
struct CombinationsTable {
    std::vector<std::string> criterion, sensors;
    std::vector<double> rank, count, relative; ///< relative: value over that of the best one
    std::string unit;                          ///< of A and E
    PerCriterion<std::vector<double>> values;
    Numbers cost;
    template <class V> void describe(V& v) {
        v.texts("criterion", criterion);
        v.numbers("rank", "", rank);
        v.texts("sensors", sensors);
        v.numbers("count", "", count);
        v.numbers("relative", "", relative);
        for (std::size_t k = 0; k < values.size(); ++k)
            if (hasUnit(k))
                v.numbers(kColumns[k].value, unit, values[k]);
            else
                v.numbers(kColumns[k].value, "", values[k]);
        v.optional("cost", "", cost);
    }
};

/// What each sensor is worth beside the best combination of each criterion (marginal_gain.h).
struct SensorsTable {
    std::vector<double> sensor;
    std::vector<std::string> name;
    Numbers cost;
    PerCriterion<Numbers> chosen, worth; ///< chosen: 0 or 1
    template <class V> void describe(V& v) {
        v.numbers("sensor", "", sensor);
        v.texts("name", name);
        v.optional("cost", "", cost);
        for (std::size_t k = 0; k < chosen.size(); ++k) {
            v.optional(kColumns[k].chosen, "", chosen[k]);
            v.optional(kColumns[k].worth, "", worth[k]);
        }
    }
};

/// The best combination of every number of sensors.
struct SizesTable {
    std::vector<double> count;
    std::string unit; ///< of A and E
    PerCriterion<Numbers> values;
    PerCriterion<Texts> sensors;
    template <class V> void describe(V& v) {
        v.numbers("count", "", count);
        for (std::size_t k = 0; k < values.size(); ++k) {
            if (hasUnit(k))
                v.optional(kColumns[k].value, unit, values[k]);
            else
                v.optional(kColumns[k].value, "", values[k]);
            v.optional(kColumns[k].sensors, sensors[k]);
        }
    }
};

/// Standard errors with the best combination of each criterion and with all sensors.
struct ParametersTable {
    std::vector<std::string> parameter, unit;
    PerCriterion<Numbers> standardError;
    std::vector<double> all;
    template <class V> void describe(V& v) {
        v.texts("parameter", parameter);
        v.texts("unit", unit);
        for (std::size_t k = 0; k < standardError.size(); ++k)
            v.optional(kColumns[k].standardError, "", standardError[k]);
        v.numbers("standard_error_all", "", all);
    }
};

inline constexpr const char* kSensorsCaption = translatable(
    "Method", "What each sensor is worth beside the best combination: the criterion without it (if it is "
              "chosen) or with it as well (if it is not), over that of the combination. Missing: without it "
              "the parameters are not determined.");
inline constexpr const char* kParametersCaption =
    translatable("Method", "Standard errors of the parameters with the best combination of each criterion, "
                           "and with all sensors.");
constexpr const char* sizesCaption(bool enumerated) {
    return enumerated
               ? translatable("Method", "The best combination of every number of sensors.")
               : translatable("Method", "The best combination found of every number of sensors; all but the "
                                        "largest by exchange search, without a proof.");
}

} // namespace selection

struct SelectionResult {
    /// Of the criteria asked for, in their order; none = no combination determines the parameters.
    ByName<std::optional<selection::BestCombination>> best;
    ByName<double> bound, gap; ///< no combination has a smaller value; value / bound - 1; NaN = not known
    long long sensorCount = 0, parameterCount = 0, maxSensors = 0;
    std::string search;    ///< kEnumeration or kBranchAndBound
    double allowed = kNaN; ///< combinations that the limits allow
    std::optional<double> costLimit;
    std::optional<std::vector<long long>> required, forbidden;
    std::optional<long long> combinations, undetermined; ///< scored, of an enumeration
    std::optional<ByName<long long>> ties;               ///< combinations as good as the best one
    std::optional<ByName<double>> relaxationBound;       ///< of branch and bound, before branching
    std::optional<ByName<selection::ProofResult>> proof;
    std::vector<selection::CombinationResult> listed; ///< the first ones of all rankings

    std::optional<selection::CombinationsTable> ranking;
    std::optional<selection::SensorsTable> sensors;
    std::optional<selection::SizesTable> sizes;
    std::optional<selection::ParametersTable> parameters;

    bool enumerated() const { return search == selection::kEnumeration; }

    template <class V> void describe(V& v) {
        v.named("best", best);
        v("bound", bound);
        v("gap", gap);
        v("sensors", sensorCount);
        v("parameters", parameterCount);
        v("max_sensors", maxSensors);
        v("search", search);
        v("combinations_allowed", allowed);
        v.optional("cost_limit", costLimit);
        v.optional("required", required);
        v.optional("forbidden", forbidden);
        v.optional("combinations", combinations);
        v.optional("undetermined", undetermined);
        v.optional("ties", ties);
        v.optional("relaxation_bound", relaxationBound);
        v.named("proof", proof);
        v.list("selection", listed);
        v.table("combinations", ranking,
                enumerated()
                    ? translatable("Method",
                                   "The best combinations of sensors by each criterion, best first, "
                                   "with the values of all criteria; relative is the value over "
                                   "the best one. Sensors are numbered from 0.")
                    : translatable("Method", "The best combinations of sensors found around the best one by "
                                             "each criterion, best first; only of the first one a proof says "
                                             "how good it is. Relative is the value over the best one. "
                                             "Sensors are numbered from 0."));
        v.table("sensors", sensors, selection::kSensorsCaption);
        v.table("sizes", sizes, selection::sizesCaption(enumerated()));
        v.table("parameters", parameters, selection::kParametersCaption);
    }
};

} // namespace rigor

#include "core/methods/adequacy/selection_findings.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using Json = nlohmann::ordered_json;

Json number(double value) { return std::isfinite(value) ? Json(value) : Json(); }

/// Combinations in the diagnostics; the table has more.
constexpr std::size_t kInDiagnostics = 20;
constexpr std::size_t kTiesNamed = 5;
/// Numbers of the covariances written down per criterion, at least one of them: 20 with up to 12 parameters.
constexpr int kCovarianceNumbers = 20 * 12 * 12;

Json combinationJson(const CandidateSensors& set, const std::vector<int>& sensors, bool withCovariance) {
    const CriterionValues values = criteriaOfInformation(set.information(sensors));
    Json json = {{"sensors", sensors}, {"determined", values.determined}};
    for (const auto criterion : {Criterion::A, Criterion::D, Criterion::E, Criterion::ModifiedE})
        json[toString(criterion)] = number(values.value(criterion));
    if (!values.determined || !withCovariance) return json;
    const Covariance c = covarianceFromInformation(set.information(sensors), kSmallestOwnShare);
    if (c.state != CovarianceState::Regular) return json;
    Json rows = Json::array();
    for (Eigen::Index i = 0; i < c.covariance.rows(); ++i) {
        Json row = Json::array();
        for (Eigen::Index j = 0; j < c.covariance.cols(); ++j) row.push_back(number(c.covariance(i, j)));
        rows.push_back(std::move(row));
    }
    json["covariance"] = std::move(rows);
    return json;
}

/// "0.8 %", "0.002 %".
std::string percent(double share) {
    return filled(std::string(share < 1 ? "{:.2g} %" : "{:.0f} %"), 100 * share);
}

std::string proofWords(const SelectionFindings::PerCriterion& c) {
    switch (c.end) {
    case SelectionEnd::Proven:
        return translate("Method", "proven optimal");
    case SelectionEnd::TimeLimit:
        return filled(translate("Method", "ended by the time limit, at most {} above the best possible"),
                      percent(c.gap));
    case SelectionEnd::NodeLimit:
        return filled(
            translate("Method", "ended by the limit of relaxations, at most {} above the best possible"),
            percent(c.gap));
    default:
        break;
    }
    return filled(translate("Method", "at most {} above the best possible"), percent(c.gap));
}

} // namespace

nlohmann::ordered_json selectionDiagnostics(const SelectionFindings& findings) {
    Json best = Json::object(), bound = Json::object(), gap = Json::object(), relaxation = Json::object(),
         ties = Json::object(), proof = Json::object();
    std::vector<std::vector<int>> listed;
    std::vector<bool> withCovariance;
    const int p = findings.set.parameterCount();
    const auto covariances = static_cast<std::size_t>(std::max(1, kCovarianceNumbers / (p * p)));
    for (const auto& c : findings.criteria) {
        const std::string key = toString(c.criterion);
        if (c.best.empty()) {
            best[key] = bound[key] = gap[key] = nullptr;
        } else {
            best[key] = {{"sensors", c.best}, {"value", number(findings.valueOf(c))}};
            bound[key] = number(c.bound);
            gap[key] = number(c.gap);
            ties[key] = c.ties.size();
        }
        relaxation[key] = number(c.relaxation);
        proof[key] = {{"end", toString(c.end)}, {"nodes", c.nodes}};
        for (std::size_t i = 0; i < std::min(kInDiagnostics, c.listed.size()); ++i) {
            const auto at = std::find(listed.begin(), listed.end(), c.listed[i].sensors);
            const auto place = static_cast<std::size_t>(at - listed.begin());
            if (at == listed.end()) {
                listed.push_back(c.listed[i].sensors);
                withCovariance.push_back(false);
            }
            if (i < covariances) withCovariance[place] = true;
        }
    }
    Json selection = Json::array();
    for (std::size_t i = 0; i < listed.size(); ++i)
        selection.push_back(combinationJson(findings.set, listed[i], withCovariance[i]));
    Json json = {{"best", best},
                 {"bound", bound},
                 {"gap", gap},
                 {"sensors", findings.set.count()},
                 {"parameters", findings.set.parameterCount()},
                 {"max_sensors", findings.limits.maxSensors},
                 {"search", findings.enumerated ? "enumeration" : "branch-and-bound"},
                 {"combinations_allowed", number(findings.allowed)}};
    if (std::isfinite(findings.limits.costLimit)) json["cost_limit"] = findings.limits.costLimit;
    if (!findings.limits.required.empty()) json["required"] = findings.limits.required;
    if (!findings.limits.forbidden.empty()) json["forbidden"] = findings.limits.forbidden;
    if (findings.enumerated) {
        json["combinations"] = findings.combinations;
        json["undetermined"] = findings.undetermined;
        json["ties"] = ties;
    } else {
        json["relaxation_bound"] = relaxation;
        json["proof"] = proof;
    }
    json["selection"] = selection;
    return json;
}

RunVerdict selectionVerdict(const SelectionFindings& findings) {
    const bool none = std::all_of(findings.criteria.begin(), findings.criteria.end(),
                                  [](const auto& c) { return c.best.empty(); });
    if (none) {
        std::vector<int> all;
        for (int k = 0; k < findings.set.count(); ++k) all.push_back(k);
        const Covariance together =
            covarianceFromInformation(findings.set.information(all), kSmallestOwnShare);
        if (together.state == CovarianceState::Regular)
            return concluded(filled(
                translate("Method", "No allowed combination of at most {} of {} sensors determines all {} "
                                    "parameters."),
                findings.limits.maxSensors, findings.set.count(), findings.set.parameterCount()));
        std::vector<std::string> involved;
        for (Eigen::Index i = 0; i < together.standardErrors.size(); ++i)
            if (!std::isfinite(together.standardErrors[i]))
                involved.push_back(findings.set.parameters[static_cast<std::size_t>(i)]);
        return concluded(
            filled(translate("Method", "Even all {} sensors together do not determine the parameters: {} "
                                       "cannot be told apart, or have no influence."),
                   findings.set.count(), fmt::format("{}", fmt::join(involved, ", "))));
    }
    std::vector<std::string> parts;
    for (const auto& c : findings.criteria) {
        if (c.best.empty())
            parts.push_back(filled(translate("Method", "{}: none found"), toString(c.criterion)));
        else
            parts.push_back(
                fmt::format("{}: {} ({})", toString(c.criterion), sensorList(c.best), proofWords(c)));
    }
    const bool cancelled = std::any_of(findings.criteria.begin(), findings.criteria.end(),
                                       [](const auto& c) { return c.end == SelectionEnd::Cancelled; });
    RunVerdict verdict = concluded(filled(
        cancelled ? translate("Method", "The best choice found so far of at most {} of {} sensors is, "
                                        "by criterion, {}.")
                  : translate("Method", "The best choice of at most {} of {} sensors is, by criterion, {}."),
        findings.limits.maxSensors, findings.set.count(), fmt::format("{}", fmt::join(parts, "; "))));
    if (findings.enumerated)
        verdict.add(filled(
            translate("Method", "{} combinations were scored, {} of them do not determine the parameters."),
            findings.combinations, findings.undetermined));
    return verdict;
}

std::vector<std::string> selectionWarnings(const SelectionFindings& findings, double timeLimit) {
    std::vector<std::string> warnings;
    for (const auto& c : findings.criteria) {
        if (c.end == SelectionEnd::TimeLimit)
            warnings.push_back(
                filled(translate("Method", "{}: the time limit of {} s ended the search before the proof. "
                                           "The combination given is at most {} above the best "
                                           "possible; how far it got depends on the machine."),
                       toString(c.criterion), timeLimit, percent(c.gap)));
        if (c.end == SelectionEnd::NodeLimit)
            warnings.push_back(filled(
                translate("Method", "{}: the limit of relaxations ended the search after {} of them. The "
                                    "combination given is at most {} above the best possible, on "
                                    "every machine."),
                toString(c.criterion), c.nodes, percent(c.gap)));
        if (!findings.enumerated && c.criterion == Criterion::ModifiedE && c.gap > 0.1)
            warnings.push_back(translate(
                "Method", "ME: its bound comes from weights between 0 and 1, which many sensors can balance "
                          "better than whole sensors do: a wide gap says little about the combination."));
        if (c.ties.size() > 1) {
            std::vector<std::string> named;
            for (std::size_t i = 0; i < std::min(kTiesNamed, c.ties.size()); ++i)
                named.push_back("{" + sensorList(c.ties[i].sensors) + "}");
            warnings.push_back(filled(translate("Method", "{}: {} combinations are equally good: {}{}."),
                                      toString(c.criterion), c.ties.size(),
                                      fmt::format("{}", fmt::join(named, ", ")),
                                      c.ties.size() > kTiesNamed ? ", ..." : ""));
        }
    }
    const auto& units = findings.set.units;
    const bool mixed =
        std::any_of(units.begin(), units.end(), [&](const auto& u) { return u != units.front(); });
    const bool unitsMatter = std::any_of(findings.criteria.begin(), findings.criteria.end(),
                                         [](const auto& c) { return c.criterion != Criterion::D; });
    if (mixed && unitsMatter)
        warnings.push_back(
            translate("Method", "The parameters have different units: A, E and ME add or compare numbers "
                                "of different units, and other units give another choice. Only D does "
                                "not depend on them."));
    return warnings;
}

} // namespace rigor

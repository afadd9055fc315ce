#include "core/methods/adequacy/selection/selection_findings.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kTiesNamed = 5;

/// "0.8 %", "0.002 %".
std::string percent(double share) {
    return filled(std::string(share < 1 ? "{:.2g} %" : "{:.0f} %"), 100 * share);
}

/// As the file calls them.
std::string namedSensors(const CandidateSensors& set, const std::vector<int>& sensors) {
    std::vector<std::string> names;
    for (const int k : sensors) names.push_back(set.sensors[static_cast<std::size_t>(k)]);
    return fmt::to_string(fmt::join(names, ", "));
}

Message proofWords(const SelectionFindings::PerCriterion& c) {
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
                   findings.set.count(), fmt::join(involved, ", ")));
    }
    Messages parts;
    for (const auto& c : findings.criteria) {
        if (c.best.empty())
            parts.push_back(filled(translate("Method", "{}: none found"), toString(c.criterion)));
        else
            parts.push_back(filled("{}: {} ({})", toString(c.criterion), namedSensors(findings.set, c.best),
                                   proofWords(c)));
    }
    const bool cancelled = std::any_of(findings.criteria.begin(), findings.criteria.end(),
                                       [](const auto& c) { return c.end == SelectionEnd::Cancelled; });
    RunVerdict verdict = concluded(filled(
        cancelled ? translate("Method", "The best choice found so far of at most {} of {} sensors is, "
                                        "by criterion, {}.")
                  : translate("Method", "The best choice of at most {} of {} sensors is, by criterion, {}."),
        findings.limits.maxSensors, findings.set.count(), fmt::join(parts, "; ")));
    if (findings.enumerated)
        verdict.add(filled(
            translate("Method", "{} combinations were scored, {} of them do not determine the parameters."),
            findings.combinations, findings.undetermined));
    return verdict;
}

Messages selectionWarnings(const SelectionFindings& findings, double timeLimit) {
    Messages warnings;
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
                named.push_back("{" + namedSensors(findings.set, c.ties[i].sensors) + "}");
            warnings.push_back(filled(translate("Method", "{}: {} combinations are equally good: {}{}."),
                                      toString(c.criterion), c.ties.size(), fmt::join(named, ", "),
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

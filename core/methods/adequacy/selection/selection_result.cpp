// The findings of a sensor selection as its typed result.
#include "core/methods/adequacy/selection/selection_result.h"

#include "core/foundation/linalg/covariance.h"
#include "core/methods/adequacy/selection/selection_findings.h"
#include "core/methods/adequacy/selection/sets/marginal_gain.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace rigor {

namespace selection {
namespace {

/// Combinations of a ranking that are listed beside the table, which has more.
constexpr std::size_t kListed = 20;
/// Numbers of the covariances written down per criterion, at least one of them: 20 with up to 12 parameters.
constexpr int kCovarianceNumbers = 20 * 12 * 12;

double finite(double value) { return std::isfinite(value) ? value : kNaN; }

std::size_t indexOf(Criterion criterion) { return static_cast<std::size_t>(criterion); }

std::vector<long long> numbersOf(const std::vector<int>& sensors) { return {sensors.begin(), sensors.end()}; }

PerCriterion<double> finiteValues(const CriterionValues& values) {
    return {finite(values.a), finite(values.value(Criterion::D)), finite(values.e), finite(values.modifiedE)};
}

std::vector<int> allSensors(const CandidateSensors& set) {
    std::vector<int> all(static_cast<std::size_t>(set.count()));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

CombinationResult combinationOf(const CandidateSensors& set, const std::vector<int>& sensors,
                                bool withCovariance) {
    const Eigen::MatrixXd information = set.information(sensors);
    const CriterionValues values = criteriaOfInformation(information);
    CombinationResult made{numbersOf(sensors), values.determined, finiteValues(values), {}};
    if (!values.determined || !withCovariance) return made;
    const Covariance c = covarianceFromInformation(information, kSmallestOwnShare);
    if (c.state != CovarianceState::Regular) return made;
    auto& rows = made.covariance.emplace();
    for (const auto& row : c.covariance.rowwise()) rows.emplace_back(row.begin(), row.end());
    return made;
}

/// The first ones of all rankings, each once, and as many covariances as there is room for.
std::vector<CombinationResult> listOf(const SelectionFindings& findings) {
    const int p = findings.set.parameterCount();
    const auto covariances = static_cast<std::size_t>(std::max(1, kCovarianceNumbers / (p * p)));
    std::vector<std::vector<int>> order;
    std::map<std::vector<int>, bool> withCovariance;
    for (const auto& c : findings.criteria)
        for (std::size_t i = 0; i < std::min(kListed, c.listed.size()); ++i) {
            const auto [at, isNew] = withCovariance.try_emplace(c.listed[i].sensors, false);
            if (isNew) order.push_back(at->first);
            at->second = at->second || i < covariances;
        }
    std::vector<CombinationResult> list;
    for (const auto& sensors : order)
        list.push_back(combinationOf(findings.set, sensors, withCovariance[sensors]));
    return list;
}

CombinationsTable rankingOf(const SelectionFindings& findings) {
    CombinationsTable table;
    table.unit = commonSquaredUnit(findings.set);
    if (!findings.set.costs.empty()) table.cost.emplace();
    for (const auto& c : findings.criteria) {
        double position = 0;
        for (const auto& listed : c.listed) {
            if (!listed.values.determined) continue;
            table.criterion.push_back(toString(c.criterion));
            table.rank.push_back(++position);
            table.sensors.push_back(sensorList(listed.sensors));
            table.count.push_back(static_cast<double>(listed.sensors.size()));
            table.relative.push_back(
                std::exp(listed.values.log(c.criterion) - c.listed.front().values.log(c.criterion)));
            const PerCriterion<double> all =
                finiteValues(criteriaOfInformation(findings.set.information(listed.sensors)));
            for (std::size_t k = 0; k < all.size(); ++k) table.values[k].push_back(all[k]);
            if (table.cost) table.cost->push_back(findings.set.cost(listed.sensors));
        }
    }
    return table;
}

SensorsTable sensorsOf(const SelectionFindings& findings) {
    const CandidateSensors& set = findings.set;
    SensorsTable table;
    table.name = set.sensors;
    for (const int k : allSensors(set)) table.sensor.push_back(k);
    if (!set.costs.empty()) table.cost = set.costs;
    for (const auto& c : findings.criteria) {
        table.chosen[indexOf(c.criterion)] = weightsOf(set, c.best);
        auto& worth = table.worth[indexOf(c.criterion)].emplace();
        for (const double w : sensorWorth(set, c.best, c.criterion)) worth.push_back(finite(w));
    }
    return table;
}

SizesTable sizesOf(const SelectionFindings& findings) {
    SizesTable table;
    table.unit = commonSquaredUnit(findings.set);
    std::size_t most = 0;
    for (const auto& c : findings.criteria) {
        most = std::max(most, c.bySize.size());
        table.values[indexOf(c.criterion)].emplace();
        table.sensors[indexOf(c.criterion)].emplace();
    }
    for (std::size_t size = 1; size < most; ++size) {
        const auto determined = [&](const auto& c) {
            return size < c.bySize.size() && c.bySize[size].values.determined;
        };
        if (std::ranges::none_of(findings.criteria, determined)) continue;
        table.count.push_back(static_cast<double>(size));
        for (const auto& c : findings.criteria) {
            const bool known = determined(c);
            table.values[indexOf(c.criterion)]->push_back(
                known ? finite(c.bySize[size].values.value(c.criterion)) : kNaN);
            table.sensors[indexOf(c.criterion)]->push_back(known ? sensorList(c.bySize[size].sensors) : "");
        }
    }
    return table;
}

std::vector<double> standardErrors(const CandidateSensors& set, const std::vector<int>& sensors) {
    const Eigen::MatrixXd information = set.information(sensors);
    const bool determined = criteriaOfInformation(information).determined;
    const Eigen::MatrixXd inverse =
        information.llt().solve(Eigen::MatrixXd::Identity(information.rows(), information.cols()));
    std::vector<double> errors;
    for (Eigen::Index i = 0; i < information.rows(); ++i)
        errors.push_back(determined ? finite(std::sqrt(inverse(i, i))) : kNaN);
    return errors;
}

ParametersTable parametersOf(const SelectionFindings& findings) {
    const CandidateSensors& set = findings.set;
    ParametersTable table;
    table.parameter = set.parameters;
    table.unit = set.units.empty() ? std::vector<std::string>(set.parameters.size()) : set.units;
    for (const auto& c : findings.criteria)
        table.standardError[indexOf(c.criterion)] = standardErrors(set, c.best);
    table.all = standardErrors(set, allSensors(set));
    return table;
}

} // namespace
} // namespace selection

std::string commonSquaredUnit(const CandidateSensors& set) {
    if (set.units.empty()) return {};
    const std::string& unit = set.units.front();
    for (const auto& other : set.units)
        if (other != unit) return {};
    if (unit.empty() || unit == "1") return {};
    return unit.find_first_of("./*^ 0123456789") == std::string::npos ? unit + "2" : "(" + unit + ")2";
}

SelectionResult resultOf(const SelectionFindings& findings) {
    using namespace selection;
    SelectionResult result;
    result.sensorCount = findings.set.count();
    result.parameterCount = findings.set.parameterCount();
    result.maxSensors = findings.limits.maxSensors;
    result.search = findings.enumerated ? kEnumeration : kBranchAndBound;
    result.allowed = findings.allowed;
    if (std::isfinite(findings.limits.costLimit)) result.costLimit = findings.limits.costLimit;
    if (!findings.limits.required.empty()) result.required = numbersOf(findings.limits.required);
    if (!findings.limits.forbidden.empty()) result.forbidden = numbersOf(findings.limits.forbidden);
    if (findings.enumerated) {
        result.combinations = findings.combinations;
        result.undetermined = findings.undetermined;
        result.ties.emplace();
    } else {
        result.relaxationBound.emplace();
        result.proof.emplace();
    }
    for (const auto& c : findings.criteria) {
        const std::string sign = toString(c.criterion);
        const bool found = !c.best.empty();
        auto& best = result.best.emplace_back(sign, std::nullopt).second;
        if (found) best = BestCombination{numbersOf(c.best), findings.valueOf(c)};
        result.bound.emplace_back(sign, found ? c.bound : kNaN);
        result.gap.emplace_back(sign, found ? c.gap : kNaN);
        if (result.ties && found) result.ties->emplace_back(sign, static_cast<long long>(c.ties.size()));
        if (result.proof) {
            result.relaxationBound->emplace_back(sign, c.relaxation);
            result.proof->emplace_back(sign, ProofResult{toString(c.end), c.nodes});
        }
    }
    result.listed = listOf(findings);
    result.ranking = rankingOf(findings);
    result.sensors = sensorsOf(findings);
    result.sizes = sizesOf(findings);
    result.parameters = parametersOf(findings);
    return result;
}

} // namespace rigor

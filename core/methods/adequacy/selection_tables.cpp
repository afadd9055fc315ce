#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/marginal_gain.h"
#include "core/methods/adequacy/selection_findings.h"
#include "core/methods/result_columns.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

double finite(double value) { return std::isfinite(value) ? value : kNaN; }

/// Best combinations of each criterion, best first, with all criteria.
ResultTable combinationsTable(const SelectionFindings& findings) {
    ResultTable table{
        "combinations",
        findings.enumerated
            ? translatable("Field",
                           "The best combinations of sensors by each criterion, best first, with the values "
                           "of all criteria; relative is the value over the best one. Sensors are numbered "
                           "from 0.")
            : translatable("Field",
                           "The best combinations of sensors found around the best one by each criterion, "
                           "best first; only of the first one a proof says how good it is. Relative is the "
                           "value over the best one. Sensors are numbered from 0."),
        {}};
    const std::string unit = commonSquaredUnit(findings.set);
    ResultColumn criterion = texts("criterion"), rank = numbers("rank"), sensors = texts("sensors"),
                 count = numbers("count"), relative = numbers("relative"), a = numbers("A", unit),
                 d = numbers("D"), e = numbers("E", unit), me = numbers("ME"), cost = numbers("cost");
    for (const auto& c : findings.criteria) {
        double position = 0;
        for (const auto& listed : c.listed) {
            if (!listed.values.determined) continue;
            criterion.texts.push_back(toString(c.criterion));
            rank.numbers.push_back(++position);
            sensors.texts.push_back(sensorList(listed.sensors));
            count.numbers.push_back(static_cast<double>(listed.sensors.size()));
            relative.numbers.push_back(
                std::exp(listed.values.log(c.criterion) - c.listed.front().values.log(c.criterion)));
            const CriterionValues all = criteriaOfInformation(findings.set.information(listed.sensors));
            a.numbers.push_back(finite(all.a));
            d.numbers.push_back(finite(all.value(Criterion::D)));
            e.numbers.push_back(finite(all.e));
            me.numbers.push_back(finite(all.modifiedE));
            cost.numbers.push_back(findings.set.cost(listed.sensors));
        }
    }
    table.columns = {criterion, rank, sensors, count, relative, a, d, e, me};
    if (!findings.set.costs.empty()) table.columns.push_back(cost);
    return table;
}

/// What each sensor is worth beside the best combination of each criterion.
ResultTable sensorsTable(const SelectionFindings& findings) {
    ResultTable table{
        "sensors",
        translatable("Field", "What each sensor is worth beside the best combination: the criterion without "
                              "it (if it is chosen) or with it as well (if it is not), over that of the "
                              "combination. Missing: without it the parameters are not determined."),
        {}};
    const CandidateSensors& set = findings.set;
    ResultColumn number = numbers("sensor"), name = texts("name"), cost = numbers("cost");
    for (int k = 0; k < set.count(); ++k) {
        number.numbers.push_back(k);
        name.texts.push_back(set.sensors[static_cast<std::size_t>(k)]);
        cost.numbers.push_back(set.cost(k));
    }
    table.columns = {number, name};
    if (!set.costs.empty()) table.columns.push_back(cost);
    for (const auto& c : findings.criteria) {
        ResultColumn chosen = numbers("chosen_" + toString(c.criterion)),
                     worth = numbers("worth_" + toString(c.criterion));
        chosen.numbers = weightsOf(set, c.best);
        for (const double w : sensorWorth(set, c.best, c.criterion)) worth.numbers.push_back(finite(w));
        table.columns.push_back(std::move(chosen));
        table.columns.push_back(std::move(worth));
    }
    return table;
}

/// The best combination of every size.
ResultTable sizesTable(const SelectionFindings& findings) {
    ResultTable table{"sizes",
                      findings.enumerated
                          ? translatable("Field", "The best combination of every number of sensors.")
                          : translatable("Field", "The best combination found of every number of sensors; "
                                                  "all but the largest by exchange search, without a proof."),
                      {}};
    std::size_t most = 0;
    for (const auto& c : findings.criteria) most = std::max(most, c.bySize.size());
    ResultColumn count = numbers("count");
    std::vector<ResultColumn> values, sensors;
    const std::string unit = commonSquaredUnit(findings.set);
    for (const auto& c : findings.criteria) {
        values.push_back(
            numbers(toString(c.criterion),
                    c.criterion == Criterion::A || c.criterion == Criterion::E ? unit : std::string()));
        sensors.push_back(texts("sensors_" + toString(c.criterion)));
    }
    for (std::size_t size = 1; size < most; ++size) {
        const auto determined = [&](const auto& c) {
            return size < c.bySize.size() && c.bySize[size].values.determined;
        };
        if (std::none_of(findings.criteria.begin(), findings.criteria.end(), determined)) continue;
        count.numbers.push_back(static_cast<double>(size));
        for (std::size_t i = 0; i < findings.criteria.size(); ++i) {
            const auto& c = findings.criteria[i];
            values[i].numbers.push_back(determined(c) ? finite(c.bySize[size].values.value(c.criterion))
                                                      : kNaN);
            sensors[i].texts.push_back(determined(c) ? sensorList(c.bySize[size].sensors) : std::string());
        }
    }
    table.columns.push_back(std::move(count));
    for (std::size_t i = 0; i < values.size(); ++i) {
        table.columns.push_back(std::move(values[i]));
        table.columns.push_back(std::move(sensors[i]));
    }
    return table;
}

/// Standard errors of the parameters with the best combination of each criterion and with all sensors.
ResultTable parametersTable(const SelectionFindings& findings) {
    ResultTable table{"parameters",
                      translatable("Field", "Standard errors of the parameters with the best combination of "
                                            "each criterion, and with all sensors."),
                      {}};
    const CandidateSensors& set = findings.set;
    ResultColumn name = texts("parameter"), unit = texts("unit");
    name.texts = set.parameters;
    unit.texts = set.units.empty() ? std::vector<std::string>(set.parameters.size()) : set.units;
    table.columns = {name, unit};
    const auto add = [&](const std::string& column, const std::vector<int>& sensors) {
        ResultColumn errors = numbers(column);
        const Eigen::MatrixXd information = set.information(sensors);
        const bool determined = criteriaOfInformation(information).determined;
        const Eigen::MatrixXd inverse =
            information.llt().solve(Eigen::MatrixXd::Identity(information.rows(), information.cols()));
        for (Eigen::Index i = 0; i < information.rows(); ++i)
            errors.numbers.push_back(determined ? finite(std::sqrt(inverse(i, i))) : kNaN);
        table.columns.push_back(std::move(errors));
    };
    for (const auto& c : findings.criteria) add("standard_error_" + toString(c.criterion), c.best);
    std::vector<int> all;
    for (int k = 0; k < set.count(); ++k) all.push_back(k);
    add("standard_error_all", all);
    return table;
}

} // namespace

std::string commonSquaredUnit(const CandidateSensors& set) {
    if (set.units.empty()) return {};
    const std::string& unit = set.units.front();
    for (const auto& other : set.units)
        if (other != unit) return {};
    if (unit.empty() || unit == "1") return {};
    return unit.find_first_of("./*^ 0123456789") == std::string::npos ? unit + "2" : "(" + unit + ")2";
}

std::vector<ResultTable> selectionTables(const SelectionFindings& findings) {
    return {combinationsTable(findings), sensorsTable(findings), sizesTable(findings),
            parametersTable(findings)};
}

} // namespace rigor

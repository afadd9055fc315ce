#include "core/methods/adequacy/design/next_experiment.h"

#include "core/engine/model/state_outputs.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/sets/sensor_limits.h"

#include <Eigen/Dense>

#include <algorithm>
#include <map>
#include <set>

namespace rigor {

namespace {

constexpr double kLeastSigma = 1e-20; ///< its powers stay within the range of numbers

std::vector<std::string> namesOf(const std::vector<Variable>& variables) {
    std::vector<std::string> names;
    for (const Variable& v : variables) names.push_back(v.name);
    return names;
}

/// One experiment like the first of the data, with another value of an input.
FitData likeTheFirst(const FitData& data, const std::vector<bool>& used, std::size_t input, double value) {
    FitData one = data;
    one.cases = {data.cases.front()};
    one.cases.front().inputs[input] = Signal(value);
    one.rows.clear();
    if (one.cases.front().times.size() == 1) {
        const bool atEnd =
            std::ranges::any_of(data.rows, [](const FitRow& row) { return row.fitCase == 0 && row.atEnd; });
        for (std::size_t s = 0; s < data.sensors.size(); ++s)
            if (used[s]) one.rows.push_back({.sensor = s, .atEnd = atEnd});
    } else {
        for (const FitRow& row : data.rows)
            if (row.fitCase == 0 && used[row.sensor])
                one.rows.push_back({.time = row.time, .sensor = row.sensor, .atEnd = row.atEnd});
    }
    return one;
}

/// Information of the rows at the estimate; empty, with the reason, if the model has no answer.
Eigen::MatrixXd informationOf(const FitData& data, const SimulationOptions& simulation,
                              const Eigen::VectorXd& estimate, Message& why) {
    Predictor predictor(data, simulation, 1);
    const Prediction there = predictor.withSlopes(estimate);
    why = there.why;
    if (!there.answered) return {};
    const Eigen::MatrixXd rows =
        weightedJacobian(data, there.slopes, std::vector<bool>(data.sensors.size(), true));
    return rows.transpose() * rows;
}

struct Wanted {
    std::string name;
    double sigma;
};

/// What a sensor might read: outputs, states and what the model solves for.
std::vector<std::string> readableNames(const Model& model) {
    std::vector<std::string> names = namesOf(model.outputs());
    for (const auto* group : {&model.states(), &model.unknowns()})
        for (const Variable& v : *group)
            if (std::find(names.begin(), names.end(), v.name) == names.end()) names.push_back(v.name);
    return names;
}

std::vector<Wanted> wantedSensors(const Model& model, const FitData& data, const std::string& planned) {
    std::vector<Wanted> wanted;
    const std::vector<std::string> names = readableNames(model);
    for (std::size_t from = 0; from <= planned.size();) {
        const std::size_t end = std::min(planned.find(',', from), planned.size());
        std::string one = planned.substr(from, end - from);
        from = end + 1;
        one.erase(0, one.find_first_not_of(" \t"));
        one.erase(one.find_last_not_of(" \t") + 1);
        if (one.empty()) continue;
        const auto [name, sigma] = nameAndNumber(one);
        if (!(sigma > 0))
            fail(sentence("Method",
                          "planned_sensors: \"{}\" needs an output and its standard deviation, such as "
                          "{} 1e-5"),
                 one, name);
        if (sigma < kLeastSigma || sigma > 1 / kLeastSigma)
            fail(sentence("Method",
                          "planned_sensors: \"{}\": a standard deviation between {} and {} is expected"),
                 one, kLeastSigma, 1 / kLeastSigma);
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            const auto near = nearestName(name, names);
            fail(sentence("Method", "planned_sensors: the model {} has no output and no state {}{}"),
                 model.name(), name,
                 near ? filled(sentence("Method", ". Did you mean {}?"), *near) : Message{});
        }
        for (const FitSensor& sensor : data.sensors)
            if (sensor.output == name)
                fail(sentence("Method", "planned_sensors: {} is measured; the sets of sensors rank it"),
                     name);
        for (const Wanted& other : wanted)
            if (other.name == name) fail(sentence("Method", "planned_sensors: {} is there twice"), name);
        wanted.push_back({name, sigma});
    }
    return wanted;
}

std::size_t heldInput(const Model& model, const FitData& data, const std::string& input) {
    const std::vector<std::string> names = namesOf(model.inputs());
    const auto at = static_cast<std::size_t>(std::find(names.begin(), names.end(), input) - names.begin());
    if (at == names.size()) {
        const auto near = nearestName(input, names);
        fail(sentence("Method", "next_input = \"{}\": it is no input of the model {}{}"), input, model.name(),
             near ? filled(sentence("Method", ". Did you mean {}?"), *near) : Message{});
    }
    if (data.cases.front().inputs[at].interpolation() != Interpolation::Constant)
        fail(sentence("Method", "next_input = \"{}\": it is a course over time in the experiments; a next "
                                "experiment can be proposed only for an input that is held"),
             input);
    return at;
}

} // namespace

void checkProposals(const Problem& problem, const FitData& data, const std::string& input,
                    const std::string& planned) {
    if (!input.empty()) heldInput(*problem.model, data, input);
    wantedSensors(*problem.model, data, planned);
}

ProposedExperiments nextExperiments(const Problem& problem, const FitData& data, const PointFit& fit,
                                    const FitCovariance& covariance, const std::string& criterion,
                                    const std::string& input, const std::vector<double>& values, int count,
                                    bool repeats) {
    const std::size_t at = heldInput(*problem.model, data, input);
    ProposedExperiments result;
    result.now = criterionOfInformation(covariance.information, criterion);
    std::vector<Eigen::MatrixXd> added;
    result.candidates.resize(values.size());
    std::vector<Proposal*> proposals;
    for (std::size_t k = 0; k < values.size(); ++k) {
        NextExperiment& candidate = result.candidates[k];
        candidate.value = values[k];
        added.push_back(informationOf(likeTheFirst(data, fit.used, at, values[k]), problem.simulation,
                                      fit.estimate, candidate.why));
        proposals.push_back(&candidate);
    }
    result.lowest = result.highest = data.cases.front().inputs[at].at(0);
    for (const FitCase& one : data.cases) {
        const double value = one.inputs[at].at(0);
        result.lowest = std::min(result.lowest, value);
        result.highest = std::max(result.highest, value);
    }
    result.steps = orderProposals(proposals, covariance.information, added, count, criterion, repeats);
    return result;
}

std::vector<PlannedSensor> plannedSensors(const Problem& problem, const FitData& data, const PointFit& fit,
                                          const FitCovariance& covariance, const std::string& criterion,
                                          const std::string& planned) {
    const std::vector<Wanted> all = wantedSensors(*problem.model, data, planned);
    std::set<std::string> names;
    for (const Wanted& wanted : all) names.insert(wanted.name);
    const ModelPtr model = withStateOutputs(problem.model, names);
    const std::vector<Variable>& outputs = model->outputs();
    // As often as anything was read at a place.
    std::map<std::pair<std::size_t, std::size_t>, double> readings;
    for (const FitRow& row : data.rows) {
        double& count = readings[{row.fitCase, row.time}];
        count = std::max(count, row.count);
    }
    std::vector<PlannedSensor> sensors;
    std::vector<Eigen::MatrixXd> added;
    for (const Wanted& wanted : all) {
        const auto at =
            static_cast<std::size_t>(std::find_if(outputs.begin(), outputs.end(),
                                                  [&](const Variable& v) { return v.name == wanted.name; }) -
                                     outputs.begin());
        const Variable& output = outputs[at];
        PlannedSensor sensor;
        sensor.output = output.name;
        sensor.unit = output.unit;
        sensor.sigma = wanted.sigma;
        FitData own = data;
        own.model = model;
        own.sensors = {{output.name, {VariableKind::Output, at}, output.unit, wanted.sigma}};
        own.rows.clear();
        for (FitCase& one : own.cases) one.clocks.clear(); // of the sensors that are there
        for (const auto& [place, count] : readings)
            own.rows.push_back({place.first, place.second, 0, 0, count, 0});
        added.push_back(informationOf(own, problem.simulation, fit.estimate, sensor.why));
        sensors.push_back(std::move(sensor));
    }
    std::vector<Proposal*> proposals;
    for (PlannedSensor& sensor : sensors) proposals.push_back(&sensor);
    orderProposals(proposals, covariance.information, added, static_cast<int>(sensors.size()), criterion,
                   false);
    return sensors;
}

} // namespace rigor

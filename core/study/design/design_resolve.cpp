#include "core/study/design/design_resolve.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/base/units/units.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

using Kind = DesignVariable::Kind;

constexpr double kSame = 1e-9;           ///< relative: values that are one
constexpr std::size_t kMostSwitches = 3; ///< so many whole numbers in the data are positions of a switch
constexpr double kRounding = 1e-3;       ///< of the range: to how much a proposal is rounded
constexpr double kShortest = 0.25, kLongest = 2; ///< of the present duration

SourcePlace placeIn(const PreparedStudy& prepared, const std::string& key) {
    return placeOf(prepared.study, key);
}

std::vector<std::string> namesOf(const std::vector<Variable>& variables) {
    std::vector<std::string> names;
    for (const Variable& v : variables) names.push_back(v.name);
    return names;
}

/// An input or a parameter of the model, with what the data say of it.
struct Found {
    Kind kind = Kind::Input;
    const Variable* variable = nullptr;
    std::vector<double> values; ///< distinct ones of the data, ascending
};

/// Distinct values of an input or condition over the experiments; nothing for an input over time.
std::optional<std::vector<double>> valuesOf(const Dataset& data, Kind kind, const std::string& name) {
    std::vector<double> values;
    for (const Experiment& experiment : data.experiments) {
        if (kind == Kind::Input) {
            const auto given = experiment.inputs.find(name);
            if (given == experiment.inputs.end()) continue;
            if (given->second.interpolation() != Interpolation::Constant) return std::nullopt;
            values.push_back(given->second.at(0));
        } else if (const auto given = experiment.conditions.find(name); given != experiment.conditions.end())
            values.push_back(given->second);
    }
    std::ranges::sort(values);
    const auto same = [&](double a, double b) {
        return std::abs(a - b) <=
               kSame * std::max({std::abs(values.front()), std::abs(values.back()), 1e-300});
    };
    values.erase(std::unique(values.begin(), values.end(), same), values.end());
    return values;
}

Found findCondition(const PreparedStudy& prepared, const std::string& name, const std::string& key) {
    const Problem& problem = prepared.problem;
    const Model& model = *problem.model;
    const auto refuse = [&](const Message& why) { throw Error(why, placeIn(prepared, key)); };
    for (const auto& [kind, group] :
         {std::pair{Kind::Input, &model.inputs()}, std::pair{Kind::Parameter, &model.parameters()}})
        for (const Variable& v : *group) {
            if (v.name != name) continue;
            for (const Unknown& unknown : problem.unknowns)
                if (unknown.name == name)
                    refuse(
                        filled(sentence("Study", "{}: {} is an unknown; an experiment cannot be set to it"),
                               key, name));
            for (const Tie& tie : problem.ties)
                if (tie.parameter == name)
                    refuse(filled(sentence("Study", "{}: {} follows other unknowns; an experiment cannot be "
                                                    "set to it"),
                                  key, name));
            auto values = valuesOf(problem.data, kind, name);
            if (!values)
                refuse(
                    filled(sentence("Study", "{}: {} is a course over time in the data; only an input that "
                                             "is held can be proposed"),
                           key, name));
            return {kind, &v, std::move(*values)};
        }
    std::vector<std::string> names = namesOf(model.inputs());
    const std::vector<std::string> parameters = namesOf(model.parameters());
    names.insert(names.end(), parameters.begin(), parameters.end());
    for (const Variable& state : model.states()) names.push_back(state.name + ".start");
    const auto near = nearestName(name, names);
    refuse(filled(sentence("Study", "{}: the model {} has no input, no parameter and no start of a state "
                                    "called so{}"),
                  key, model.name(),
                  near ? filled(sentence("Study", ". Did you mean {}?"), *near) : Message{}));
    return {};
}

double inModelUnit(const PreparedStudy& prepared, const DesignNumber& number, const Variable& variable,
                   const std::string& key) {
    if (number.unit.empty()) return number.value;
    try {
        return convert(number.value, number.unit, variable.unit);
    } catch (const Error& e) {
        throw Error(filled(sentence("Study", "{} = \"{}\": {}"), key, toString(number), e.message()),
                    placeIn(prepared, key));
    }
}

void checkLimits(const PreparedStudy& prepared, const Variable& v, double value, const std::string& key) {
    if (value < v.min || value > v.max)
        throw Error(filled(sentence("Study", "{} = {:g} {}: the model allows {} from {:g} to {:g}"), key,
                           value, v.unit, v.name, v.min, v.max),
                    placeIn(prepared, key));
}

/// A power of ten in the unit of the file, about a thousandth of the range.
double roundingOf(const Dataset& data, const DesignVariable& variable) {
    double factor = 1; // of the unit of the file
    if (const MappedColumn* column = columnOf(data, variable.name); column && !column->unit.empty()) {
        const auto from = parseUnit(column->unit), to = parseUnit(variable.unit);
        if (from && to && from->offset == to->offset) factor = from->factor / to->factor;
    }
    const double range = (variable.max - variable.min) / factor;
    return range > 0 ? std::pow(10.0, std::floor(std::log10(range * kRounding))) * factor : 0;
}

DesignVariable stated(const PreparedStudy& prepared, const DesignCondition& condition) {
    const std::string key = "design.conditions." + condition.name;
    const Found found = findCondition(prepared, condition.name, key);
    const Variable& v = *found.variable;
    DesignVariable made{.kind = found.kind, .name = v.name, .unit = v.unit, .cost = condition.cost};
    const auto bound = [&](const std::optional<DesignNumber>& number, const char* which, double inData) {
        if (!number && found.values.size() < 2)
            throw Error(
                filled(sentence("Study", "{}: {} does not vary in the data, so that min and max must be "
                                         "stated (or levels)"),
                       key, v.name),
                placeIn(prepared, key));
        const double value = number ? inModelUnit(prepared, *number, v, key + "." + which) : inData;
        if (number) checkLimits(prepared, v, value, key + "." + which);
        return value;
    };
    if (!condition.levels.empty()) {
        std::vector<std::pair<double, double>> levels; // with their costs
        for (std::size_t k = 0; k < condition.levels.size(); ++k) {
            const double value = inModelUnit(prepared, condition.levels[k], v, key + ".levels");
            checkLimits(prepared, v, value, key + ".levels");
            levels.emplace_back(value, condition.cost.size() > 1 ? condition.cost[k] : 0);
        }
        std::ranges::sort(levels);
        for (std::size_t k = 0; k < levels.size(); ++k) {
            if (k > 0 && levels[k].first == levels[k - 1].first)
                throw Error(filled(sentence("Study", "{}.levels: {:g} {} is there twice"), key,
                                   levels[k].first, v.unit),
                            placeIn(prepared, key + ".levels"));
            made.levels.push_back(levels[k].first);
            if (condition.cost.size() > 1) made.cost[k] = levels[k].second;
        }
        made.min = made.levels.front();
        made.max = made.levels.back();
        return made;
    }
    made.min = bound(condition.min, "min", found.values.empty() ? 0 : found.values.front());
    made.max = bound(condition.max, "max", found.values.empty() ? 0 : found.values.back());
    if (made.min > made.max)
        throw Error(filled(sentence("Study", "{}: min = {:g} is above max = {:g} ({})"), key, made.min,
                           made.max, v.unit),
                    placeIn(prepared, condition.min ? key + ".min" : key + ".max"));
    for (long long k = 0; k < condition.levelCount; ++k)
        made.levels.push_back(made.min + (made.max - made.min) * static_cast<double>(k) /
                                             static_cast<double>(condition.levelCount - 1));
    if (made.min == made.max) made.levels = {made.min};
    made.rounding = made.levels.empty() ? roundingOf(prepared.problem.data, made) : 0;
    return made;
}

/// What varies in the data, over its range there.
std::vector<DesignVariable> varying(const PreparedStudy& prepared) {
    const Problem& problem = prepared.problem;
    std::vector<DesignVariable> variables;
    for (const auto& [kind, group] : {std::pair{Kind::Input, &problem.model->inputs()},
                                      std::pair{Kind::Parameter, &problem.model->parameters()}})
        for (const Variable& v : *group) {
            const auto values = valuesOf(problem.data, kind, v.name);
            if (!values || values->size() < 2) continue;
            DesignVariable made{
                .kind = kind, .name = v.name, .unit = v.unit, .min = values->front(), .max = values->back()};
            const bool whole = std::ranges::all_of(*values, [](double x) { return x == std::round(x); });
            if (whole && values->size() <= kMostSwitches) made.levels = *values;
            made.rounding = roundingOf(problem.data, made);
            variables.push_back(std::move(made));
        }
    return variables;
}

} // namespace

const MappedColumn* columnOf(const Dataset& data, const std::string& target) {
    const auto found = std::ranges::find(data.mapping, target, &MappedColumn::target);
    return found == data.mapping.end() ? nullptr : &*found;
}

std::vector<DesignVariable> designVariables(const PreparedStudy& prepared, const FitData& data) {
    std::vector<DesignVariable> variables;
    for (const DesignCondition& condition : prepared.study.design.conditions)
        variables.push_back(stated(prepared, condition));
    if (variables.empty()) variables = varying(prepared);
    const FitCase& first = data.cases.front();
    if (!variables.empty() || first.times.size() < 2) return variables;
    const bool held = std::ranges::all_of(
        first.inputs, [](const Signal& s) { return s.interpolation() == Interpolation::Constant; });
    const double begin = prepared.problem.simulation.startTime, present = first.times.back() - begin;
    DesignVariable duration{.kind = Kind::Duration, .name = "duration", .unit = "s"};
    duration.min = kShortest * present;
    duration.max = held ? kLongest * present : present; // beyond its record an input is not known
    duration.rounding = roundingOf(prepared.problem.data, duration);
    variables.push_back(std::move(duration));
    return variables;
}

std::vector<DesignSensor> designSensors(const PreparedStudy& prepared, const FitData& data,
                                        const std::map<std::string, double>& deviations) {
    std::vector<DesignSensor> sensors;
    const auto& wanted = prepared.study.design.sensors;
    for (const FitSensor& sensor : data.sensors)
        if (wanted.empty() || wanted.contains(sensor.output))
            sensors.push_back({sensor.output, sensor.unit, deviations.at(sensor.output),
                               wanted.empty() ? 0 : wanted.at(sensor.output)});
    for (const auto& [name, cost] : wanted) {
        if (std::ranges::find(sensors, name, &DesignSensor::output) != sensors.end()) continue;
        const std::string key = "design.sensors." + name;
        const std::vector<Variable>& outputs = prepared.problem.model->outputs();
        const auto output = std::ranges::find(outputs, name, &Variable::name);
        if (output == outputs.end()) {
            const auto near = nearestName(name, namesOf(outputs));
            throw Error(
                filled(sentence("Study", "{}: the model {} has no output called so{}"), key,
                       prepared.problem.model->name(),
                       near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                            : filled(sentence("Study", " (it has {})"), fmt::join(namesOf(outputs), ", "))),
                placeIn(prepared, key));
        }
        const auto stated = prepared.study.data.standardDeviations.find(name);
        if (stated == prepared.study.data.standardDeviations.end() || !(stated->second.value > 0))
            throw Error(
                filled(sentence("Study", "{}: {} is not measured yet, so that its standard deviation must "
                                         "be stated (data.standard_deviations.{})"),
                       key, name, name),
                placeIn(prepared, key));
        sensors.push_back({name, output->unit, inUnit(stated->second, output->unit), cost});
    }
    for (DesignSensor& sensor : sensors)
        if (const MappedColumn* column = columnOf(prepared.problem.data, sensor.output))
            sensor.ofData = column->unit;
    return sensors;
}

DesignedPrediction designPrediction(const PreparedStudy& prepared, const FitData& data,
                                    const std::string& name) {
    const auto& stated = prepared.study.design.predictions;
    const auto found = std::ranges::find(stated, name, &DesignPrediction::name);
    const DesignPrediction wanted =
        found == stated.end() ? DesignPrediction{.name = name, .output = name} : *found;
    const std::string key = found == stated.end() ? "design" : "design.predictions." + name;
    const std::vector<Variable>& outputs = prepared.problem.model->outputs();
    const auto measured = std::ranges::find(data.sensors, wanted.output, &FitSensor::output);
    const auto output = std::ranges::find(outputs, wanted.output, &Variable::name);
    if (output == outputs.end() && measured == data.sensors.end()) {
        std::vector<std::string> names = namesOf(outputs);
        for (const DesignPrediction& one : stated) names.push_back(one.name);
        const auto near = nearestName(wanted.output, names);
        throw Error(
            filled(sentence("Study", "prediction:{}: there is no [design.predictions.{}], and the model {} "
                                     "has no output {}{}"),
                   name, name, prepared.problem.model->name(), wanted.output,
                   near ? filled(sentence("Study", ". Did you mean {}?"), *near)
                        : filled(sentence("Study", " (it has {})"), fmt::join(namesOf(outputs), ", "))),
            placeIn(prepared, key));
    }
    DesignedPrediction made{.name = name,
                            .output = wanted.output,
                            .unit = output != outputs.end() ? output->unit : measured->unit};
    if (const MappedColumn* column = columnOf(prepared.problem.data, wanted.output))
        made.ofData = column->unit;
    using At = DesignedPrediction::At;
    made.at = wanted.time              ? At::Time
              : wanted.at == "maximum" ? At::Maximum
              : wanted.at == "minimum" ? At::Minimum
                                       : At::End;
    made.time = wanted.time.value_or(0);
    if (wanted.time && !(made.time >= prepared.problem.simulation.startTime))
        throw Error(filled(sentence("Study", "{}.at = {:g} s is before the start of the run, {:g} s"), key,
                           made.time, prepared.problem.simulation.startTime),
                    placeIn(prepared, key + ".at"));
    if (wanted.wanted) try {
            made.wanted = inUnit(*wanted.wanted, made.unit);
        } catch (const Error& e) {
            throw Error(filled(sentence("Study", "{}: {}"), key + ".wanted", e.message()),
                        placeIn(prepared, key + ".wanted"));
        }
    for (const auto& [condition, number] : wanted.conditions) {
        const std::string where = key + ".conditions." + condition;
        const Found at = findCondition(prepared, condition, where);
        const double value = inModelUnit(prepared, number, *at.variable, where);
        checkLimits(prepared, *at.variable, value, where);
        made.conditions.emplace_back(
            DesignVariable{
                .kind = at.kind, .name = condition, .unit = at.variable->unit, .min = value, .max = value},
            value);
    }
    return made;
}

} // namespace rigor

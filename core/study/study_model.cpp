#include "core/study/study_model.h"

#include "core/engine/model/resting_states.h"
#include "core/engine/model/start_parameters.h"
#include "core/engine/modelica/expression.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/foundation/base/translate.h"
#include "core/study/record_starts.h"
#include "core/study/sample_files.h"
#include "core/study/study_sensors.h"

#include <algorithm>
#include <set>

namespace rigor {

namespace {

/// Every parameter that the study names, in the order of the alphabet.
std::set<std::string> parametersNamed(const Study& study, const Model& model) {
    std::set<std::string> names = startParameters(study);
    for (const auto& unknown : study.unknowns) {
        names.insert(unknown.name);
        // A start that only an expression names is a parameter too.
        for (const Variable& state : model.states())
            if (unknown.equals.find(startParameter(state.name)) != std::string::npos)
                names.insert(startParameter(state.name));
    }
    for (const auto& [name, value] : study.parameters) names.insert(name);
    for (const auto& [name, column] : study.data.conditions) names.insert(name);
    for (const auto& [column, texts] : study.data.codes)
        for (const auto& [text, values] : texts)
            for (const auto& [name, value] : values) names.insert(name);
    for (const StudyCandidate& candidate : study.candidates)
        for (const auto& [name, value] : candidate.parameters) names.insert(name);
    for (const DesignCondition& condition : study.design.conditions) names.insert(condition.name);
    return names;
}

} // namespace

ModelPtr modelFor(const Study& study, const ModelPtr& text) {
    const ModelPtr sensed = withStudySensors(study, text);
    std::set<std::string> resting = statesAtRest(study);
    if (!resting.empty()) resting.merge(sensorsAtRest(study, *sensed));
    const ModelPtr started =
        withStatesAtRest(withStartParameters(sensed, parametersNamed(study, *sensed)), resting);
    const std::vector<Tie> ties = tiesOf(study, *started);
    if (ties.empty()) return started;
    return started->external() ? foreignWithTies(started, ties) : withTies(*started, ties);
}

std::vector<Tie> tiesOf(const Study& study, const Model& model) {
    std::vector<Tie> ties;
    std::vector<std::string> names;
    for (const Unknown& unknown : study.unknowns) {
        if (unknown.equals.empty()) continue;
        const std::string key = "unknowns." + unknown.name;
        const auto found = findVariable(model, unknown.name);
        if (!found || found->kind != VariableKind::Parameter)
            throw Error(
                filled(sentence("Study", "{} is not a parameter of model {}"), unknown.name, model.name()),
                placeOf(study, key));
        if (names.empty())
            for (const Variable& parameter : model.parameters()) names.push_back(parameter.name);
        CompiledExpression made = compileExpression(unknown.equals, names);
        if (made.problem) {
            // Behind the quote with which the text begins.
            SourcePlace place = placeOf(study, key + ".equals");
            if (place.column > 0) place.column += made.problem->place.column;
            throw Error(filled(sentence("Study", "{}.equals = \"{}\": {}"), key, unknown.equals,
                               made.problem->sentence),
                        place);
        }
        ties.push_back({unknown.name, unknown.equals, found->index, made.value});
    }
    const std::string first = ties.empty() ? std::string() : ties.front().parameter;
    try {
        return ordered(std::move(ties));
    } catch (const Error& e) {
        throw Error(e.message(), placeOf(study, "unknowns." + first + ".equals"));
    }
}

Message whyNotTied(const Tie& tie, const Model& model, const Dataset& data) {
    const auto& parameters = model.parameters();
    for (const Experiment& experiment : data.experiments)
        for (const auto& [name, value] : experiment.conditions) {
            if (name == tie.parameter)
                return filled(sentence("Study", "{} equals {}, but experiment {} sets it to {:g}"), name,
                              tie.text, experiment.label, value);
            const auto found = std::ranges::find(parameters, name, &Variable::name);
            if (found != parameters.end() &&
                tie.value->depends(0, static_cast<std::size_t>(found - parameters.begin())))
                return filled(sentence("Study", "{} equals {}, but {} changes from experiment to experiment"),
                              tie.parameter, tie.text, name);
        }
    return {};
}

std::vector<Unknown> searchedUnknowns(const Study& study, const Model& model, const Dataset* data) {
    std::vector<Unknown> searched = study.unknowns;
    std::erase_if(searched, [&](const Unknown& unknown) {
        return !unknown.equals.empty() || isFixedSensor(study, unknown);
    });
    readSamples(searched, study);
    for (Unknown& start : startUnknowns(study, model, data)) searched.push_back(std::move(start));
    return searched;
}

} // namespace rigor

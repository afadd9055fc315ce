#include "core/study/study_model.h"

#include "core/engine/model/start_parameters.h"

#include <set>

namespace rigor {

namespace {

/// Every parameter that the study names, in the order of the alphabet.
std::set<std::string> parametersNamed(const Study& study) {
    std::set<std::string> names;
    for (const auto& unknown : study.unknowns) names.insert(unknown.name);
    for (const auto& [name, value] : study.parameters) names.insert(name);
    for (const auto& [name, column] : study.data.conditions) names.insert(name);
    for (const auto& [column, texts] : study.data.codes)
        for (const auto& [text, values] : texts)
            for (const auto& [name, value] : values) names.insert(name);
    for (const StudyCandidate& candidate : study.candidates)
        for (const auto& [name, value] : candidate.parameters) names.insert(name);
    return names;
}

} // namespace

ModelPtr modelFor(const Study& study, const ModelPtr& text) {
    return withStartParameters(text, parametersNamed(study));
}

} // namespace rigor

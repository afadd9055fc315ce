#include "core/engine/external/consent.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/adequacy.h"
#include "core/methods/adequacy/selection/selection_method.h"
#include "core/methods/advice.h"
#include "core/methods/filter/filter.h"
#include "core/methods/homotopy/homotopy.h"
#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"
#include "core/methods/least_squares/least_squares_method.h"
#include "core/methods/method.h"
#include "core/methods/result/provenance.h"
#include "core/methods/verified/verified.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rigor {

namespace {
std::vector<const MethodDescriptor*>& list() {
    static std::vector<const MethodDescriptor*> all{
        &InverseUncertainty::kDescriptor,    &ModelAdequacy::kDescriptor,
        &SensorSelection::kDescriptor,       &Homotopy::kDescriptor,
        &LeastSquaresMethod::kDescriptor,    &Filter::kDescriptor,
        &VerifiedIdentification::kDescriptor};
    return all;
}
} // namespace

const std::vector<const MethodDescriptor*>& methods() { return list(); }

void addMethod(const MethodDescriptor& method) { list().push_back(&method); }

const MethodDescriptor* findMethod(const std::string& key) {
    const auto found = std::ranges::find(methods(), key, [](const auto* method) { return method->key; });
    return found == methods().end() ? nullptr : *found;
}

bool answers(const std::string& key, AnswerKind kind) {
    const MethodDescriptor* method = findMethod(key);
    return method && method->answer == kind;
}

namespace {

bool offers(const Model& model, ModelNeed need) {
    const Capabilities can = model.capabilities();
    switch (need) {
    case ModelNeed::Runs:
        return true;
    case ModelNeed::States:
        return can.restart;
    case ModelNeed::Corrections:
    case ModelNeed::Intervals: // what single formulas stand in the way of, the method says itself
        return can.tape && can.dynamic;
    }
    return false;
}

Message needText(ModelNeed need, const Model& model) {
    if (model.capabilities().tape) return translate("Method", "states that change over time");
    switch (need) {
    case ModelNeed::Corrections:
        return translate("Method", "equations that corrections can be added to");
    case ModelNeed::States:
        return translate("Method", "states that it can restart from");
    case ModelNeed::Intervals:
        return translate("Method", "interval evaluation");
    case ModelNeed::Runs:
        break;
    }
    return translate("Method", "runs");
}

constexpr std::pair<ModelNeed, const char*> kNeedKeys[] = {{ModelNeed::Runs, "runs"},
                                                           {ModelNeed::Corrections, "corrections"},
                                                           {ModelNeed::States, "states"},
                                                           {ModelNeed::Intervals, "intervals"}};

std::string named(const std::function<bool(const MethodDescriptor&)>& wanted,
                  const std::vector<ModelPtr>& models) {
    std::vector<std::string> keys;
    for (const MethodDescriptor* method : methods())
        if (wanted(*method) && std::ranges::all_of(models, [&](const ModelPtr& model) {
                return !model || refusedModel(*method, *model).empty();
            }))
            keys.emplace_back(method->key);
    return fmt::format("{}", fmt::join(keys, ", "));
}

} // namespace

std::string offersOf(const Model& model) {
    std::vector<std::string> offered;
    for (const auto& [need, key] : kNeedKeys)
        if (offers(model, need)) offered.emplace_back(key);
    return offered.size() == std::size(kNeedKeys) ? std::string()
                                                  : fmt::format("{}", fmt::join(offered, " "));
}

bool couldFollow(const std::string& key, const Result& run) {
    const MethodDescriptor* method = findMethod(key);
    if (!method) return false;
    const std::string offered = provenanceOf(run).modelOffers;
    if (offered.empty() || !method->needsModel) return true;
    const auto* need = std::ranges::find(kNeedKeys, method->needs, [](const auto& one) { return one.first; });
    return (' ' + offered + ' ').find(fmt::format(" {} ", need->second)) != std::string::npos;
}

std::string methodsReading(const std::string& key, const std::vector<ModelPtr>& models) {
    return named(
        [&](const MethodDescriptor& method) {
            return std::ranges::find(method.reads, key) != method.reads.end();
        },
        models);
}

std::string methodsThat(bool (*are)(const MethodDescriptor&), const std::vector<ModelPtr>& models) {
    return named(are, models);
}

Message refusedModel(const MethodDescriptor& method, const Model& model) {
    if (!method.needsModel || offers(model, method.needs)) return {};
    std::vector<std::string> able;
    for (const MethodDescriptor* other : methods())
        if (other->needsModel && offers(model, other->needs))
            able.push_back(translate("Field", other->title));
    const Message whose = model.external()
                              ? filled(sentence("Method", "the {} {}"), kindOf(model.external()->code()),
                                       model.external()->code().name)
                              : filled(sentence("Method", "the model {}"), model.name());
    return filled(sentence("Method", "{} needs {}, which {} does not offer ({} can use it)"),
                  translate("Field", method.title), needText(method.needs, model), whose,
                  fmt::join(able, ", "));
}

const MethodDescriptor& plainFit() { return **std::ranges::find_if(methods(), &MethodDescriptor::plainFit); }

const MethodDescriptor& methodWithoutModel() {
    return **std::ranges::find_if_not(methods(), &MethodDescriptor::needsModel);
}

std::vector<WrongOption> Method::wrongOptions(const Problem&) const { return {}; }

std::unique_ptr<Method> makeMethod(const std::string& key) {
    if (const MethodDescriptor* method = findMethod(key)) return method->make();
    std::vector<std::string> keys;
    for (const auto* method : methods()) keys.emplace_back(method->key);
    const auto near = nearestName(key, keys);
    fail(sentence("Method", "There is no method '{}'. {}"), key,
         near ? filled(sentence("Method", "Did you mean '{}'?"), *near)
              : filled(sentence("Method", "Known: {}."), fmt::join(keys, ", ")));
}

bool methodNeedsModel(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    return !method || method->needsModel;
}

NamedObjective objectiveOf(const std::string& key) {
    const MethodDescriptor* method = findMethod(key);
    if (!method) return {};
    const auto& [name, diagnostic, smallest, encloses] = method->objective;
    return {*name ? translate("Method", name) : std::string(), diagnostic, smallest, encloses};
}

} // namespace rigor

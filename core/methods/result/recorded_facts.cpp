#include "core/methods/result/recorded_facts.h"

#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/method.h"
#include "core/methods/result/message_json.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/stored_result.h"
#include "core/presentation/display_name.h"

#include <functional>
#include <memory>

namespace rigor {
namespace {

std::string factText(const nlohmann::ordered_json& value) {
    if (value.is_string() || isMessage(value)) return textIn(value);
    if (value.is_number_integer()) return fmt::format("{}", value.get<long long>());
    if (value.is_number()) return plainText(value.get<double>(), 6);
    if (value.is_null()) return kMissingText;
    if (value.is_boolean()) return value.get<bool>() ? translate("Report", "yes") : translate("Report", "no");
    if (!value.is_array()) return storedText(value);
    std::string parts;
    for (const auto& part : value) parts += (parts.empty() ? "" : "; ") + factText(part);
    return parts.empty() ? kMissingText : parts;
}

using UnitOf = std::function<std::string(const std::string& key)>;

std::vector<RecordedFact> factsIn(const nlohmann::ordered_json& object, const UnitOf& unitOf = {}) {
    std::vector<RecordedFact> facts;
    if (!object.is_object()) return facts;
    for (const auto& [key, value] : object.items()) {
        RecordedFact& fact = facts.emplace_back(RecordedFact{wordsOf(key), {}, {}});
        if (value.is_object() && !isMessage(value))
            fact.members = factsIn(value);
        else
            fact.value = factText(value);
        if (const std::string unit = unitOf ? unitOf(key) : ""; !unit.empty() && value.is_number())
            fact.value += ' ' + unitText(unit);
    }
    return facts;
}

} // namespace

RecordedFacts recordedFacts(const Result& result) {
    const MethodDescriptor* known = findMethod(result.method);
    const std::unique_ptr<Method> method = known ? known->make() : nullptr;
    const Fields fields = method ? method->options() : Fields();
    const auto unitOfOption = [&](const std::string& key) {
        const Field* field = fields.find(key);
        return field ? field->info.unit : std::string();
    };
    RecordedFacts facts;
    if (const auto* options = recordedOptions(result)) facts.settings = factsIn(*options, unitOfOption);
    facts.provenance = factsIn(provenanceBesideOptions(result),
                               [](const std::string& key) { return unitOfProvenance(key); });
    std::erase_if(facts.provenance,
                  [](const RecordedFact& fact) { return fact.value.empty() && fact.members.empty(); });
    facts.diagnostics = factsIn(result.diagnostics);
    return facts;
}

} // namespace rigor

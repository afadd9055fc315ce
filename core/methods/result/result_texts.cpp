#include "core/methods/result/result_texts.h"

#include "core/methods/result/message_json.h"

#include <utility>

namespace rigor {

namespace {
/// Places of sentences in the diagnostics: a key, and the key within it under which they stand, however deep;
/// "" = all texts under the first.
struct SentencePlace {
    const char *group, *key;
};
constexpr SentencePlace kSentences[] = {
    {"assumptions", ""},     {"undetermined", ""},          {"verdict_words", ""}, {"stages", "suspicion"},
    {"selection", "reason"}, {"contour", "reason"},         {"contour", "words"},  {"splits", "reason"},
    {"models", "words"},     {"model_estimates", "reason"}, {"sensors", "words"},  {"responses", "reason"}};
/// Of tables: their columns of sentences, with "ok" where there is nothing to say.
constexpr std::string_view kNothingToSay = "ok";
constexpr SentencePlace kSentenceColumns[] = {
    {"experiments", "status"}, {"sensors", "words"}, {"sensor_sets", "reason"}};

void forget(nlohmann::ordered_json& json, std::string_view key, bool here) {
    if (json.is_string() || isMessage(json)) {
        if (here || isMessage(json)) json = "";
    } else if (json.is_object()) {
        for (const auto& [name, member] : json.items()) forget(member, key, here || name == key);
    } else if (json.is_array()) {
        for (auto& member : json) forget(member, key, here);
    }
}
} // namespace

void forgetSentences(Result& result) {
    result.verdict = {};
    result.qualityWarnings.clear();
    result.warnings.clear();
    result.notes.clear();
    for (Estimate& estimate : result.unknowns) estimate.interval = {};
    for (const auto& [group, key] : kSentences)
        if (const auto found = result.diagnostics.find(group); found != result.diagnostics.end())
            forget(*found, key, std::string_view(key).empty());
    for (ResultTable& table : result.tables) {
        table.caption = {};
        for (const auto& [name, column] : kSentenceColumns)
            for (ResultColumn& c : table.columns)
                if (table.name == name && c.name == column) {
                    if (c.texts.empty()) c.texts = textsOf(std::exchange(c.sentences, {}));
                    for (std::string& text : c.texts)
                        if (text != kNothingToSay) text.clear();
                }
    }
}

} // namespace rigor

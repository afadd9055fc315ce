#include "core/methods/result_texts.h"

#include "core/foundation/base/retold.h"

namespace rigor {

namespace {
template <class Visit> void eachTextOf(nlohmann::ordered_json& json, const Visit& visit) {
    if (json.is_string()) return visit(json.get_ref<std::string&>());
    if (json.is_structured())
        for (auto& member : json) eachTextOf(member, visit);
}

/// In an order that depends on the result alone.
template <class Visit> void eachTextOf(Result& result, const Visit& visit) {
    visit(result.verdict.clause);
    for (Estimate& estimate : result.unknowns) visit(estimate.interval);
    for (std::string& qualityWarning : result.qualityWarnings) visit(qualityWarning);
    for (std::string& warning : result.warnings) visit(warning);
    eachTextOf(result.diagnostics, visit);
    eachTextOf(result.provenance, visit);
    for (ResultTable& table : result.tables) {
        visit(table.caption);
        for (ResultColumn& column : table.columns) {
            visit(column.name);
            visit(column.unit);
            for (std::string& text : column.texts) visit(text);
        }
    }
    // Last: sources kept of results whose verdict was one text have no place for these.
    for (std::string& sentence : result.verdict.rest) visit(sentence);
}
/// Places of sentences in the diagnostics: a key, and the key within it under which they stand, however deep;
/// "" = all texts under the first.
struct SentencePlace {
    const char *group, *key;
};
constexpr SentencePlace kSentences[] = {
    {"assumptions", ""},     {"undetermined", ""},          {"verdict_words", ""}, {"stages", "suspicion"},
    {"selection", "reason"}, {"contour", "reason"},         {"contour", "words"},  {"splits", "reason"},
    {"models", "words"},     {"model_estimates", "reason"}, {"sensors", "words"}};
/// Of tables: their columns of sentences, with "ok" where there is nothing to say.
constexpr std::string_view kNothingToSay = "ok";
constexpr SentencePlace kSentenceColumns[] = {
    {"experiments", "status"}, {"sensors", "words"}, {"sensor_sets", "reason"}};

void forget(nlohmann::ordered_json& json, std::string_view key, bool here) {
    if (json.is_string()) {
        if (here) json = "";
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
    for (Estimate& estimate : result.unknowns) estimate.interval.clear();
    for (const auto& [group, key] : kSentences)
        if (const auto found = result.diagnostics.find(group); found != result.diagnostics.end())
            forget(*found, key, std::string_view(key).empty());
    for (ResultTable& table : result.tables) {
        table.caption.clear();
        for (const auto& [name, column] : kSentenceColumns)
            for (ResultColumn& c : table.columns)
                if (table.name == name && c.name == column)
                    for (std::string& text : c.texts)
                        if (text != kNothingToSay) text.clear();
    }
}

TextSources takeSources(Result& result) {
    TextSources sources;
    std::size_t place = 0;
    eachTextOf(result, [&](std::string& text) {
        const std::size_t at = place++;
        if (!hasSources(text)) return;
        std::string said = retold(text);
        sources.emplace_back(at, std::exchange(text, std::move(said)));
    });
    return sources;
}

void retell(Result& result, const TextSources& sources) {
    std::size_t place = 0;
    auto next = sources.begin();
    eachTextOf(result, [&](std::string& text) {
        if (next != sources.end() && next->first == place++) text = retold((next++)->second);
    });
}

nlohmann::ordered_json toJson(const TextSources& sources) {
    auto json = nlohmann::ordered_json::array();
    for (const auto& [place, source] : sources) json.push_back({place, source});
    return json;
}

TextSources textSourcesFromJson(const nlohmann::ordered_json& json) {
    TextSources sources;
    try {
        for (const auto& one : json)
            sources.emplace_back(one.at(0).get<std::size_t>(), one.at(1).get<std::string>());
    } catch (const nlohmann::json::exception&) {
        return {};
    }
    return sources;
}

} // namespace rigor

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
    visit(result.message);
    for (Estimate& estimate : result.unknowns) visit(estimate.interval);
    for (std::string& reservation : result.reservations) visit(reservation);
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
}
} // namespace

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

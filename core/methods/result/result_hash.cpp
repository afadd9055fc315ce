#include "core/methods/result/result_hash.h"

#include "core/foundation/base/sha256.h"
#include "core/methods/result/result_texts.h"
#include "core/methods/result/stored_result.h"

namespace rigor {

namespace {
/// How long something took is no part of the answer.
bool isMeasuredTime(const std::string& name) { return name == "seconds" || name == "time_per_step"; }

void forgetTimes(nlohmann::ordered_json& json) {
    if (json.is_object())
        for (const char* name : {"seconds", "time_per_step"}) json.erase(name);
    if (json.is_structured())
        for (auto& member : json) forgetTimes(member);
}
} // namespace

std::string resultHash(const Result& result) {
    Result answer = result;
    answer.provenance = nlohmann::ordered_json::object();
    answer.diagnostics.erase("validation"); // against another run, which a repeat need not have at hand
    forgetSentences(answer);
    forgetTimes(answer.diagnostics);
    for (ResultTable& table : answer.tables)
        std::erase_if(table.columns, [](const ResultColumn& c) { return isMeasuredTime(c.name); });
    nlohmann::ordered_json json = toJson(answer);
    json.erase("notes"); // they change no answer
    Sha256 hash;
    hash.add(storedText(json));
    for (const auto& table : answer.tables) {
        hash.add(table.name);
        hash.add(toCsv(table));
    }
    return hash.finish();
}

} // namespace rigor

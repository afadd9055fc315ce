// What `rigor compare --json` says of agreement and findings; app/README.md tells the keys.
#include "core/study/trust/trust.h"

#include <cmath>

namespace rigor {

nlohmann::ordered_json toJson(const Trust& trust) {
    using Json = nlohmann::ordered_json;
    const auto number = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    const auto texts = [](const Messages& messages) { return Json(textsOf(messages, Minus::Hyphen)); };
    Json json{{"verdict", trust.clause.text(Minus::Hyphen)}, {"sentences", texts(trust.sentences)}};
    json["agreement"] = Json::array();
    for (const PairAgreement& pair : trust.agreement)
        json["agreement"].push_back({{"unknown", pair.unknown},
                                     {"runs", {pair.first, pair.second}},
                                     {"verdict", keyOf(pair.verdict)},
                                     {"p", number(pair.p)},
                                     {"p_holm", number(pair.corrected)},
                                     {"deviations", number(pair.deviations)},
                                     {"words", pair.words.text(Minus::Hyphen)}});
    json["findings"] = Json::array();
    for (const TrustFinding& finding : trust.findings) {
        Json one{
            {"class", keyOf(finding.fault)}, {"p", finding.p}, {"words", finding.words.text(Minus::Hyphen)}};
        one["alike"] = Json::array();
        for (const FaultClass fault : finding.alike) one["alike"].push_back(keyOf(fault));
        one["likely"] = Json::object();
        for (const auto& [fault, likely] : finding.likely) one["likely"][keyOf(fault)] = likely;
        one["runs"] = finding.runs;
        json["findings"].push_back(std::move(one));
    }
    json["asked"] = trust.asked;
    json["differing"] = trust.differing;
    json["usable"] = trust.usable;
    json["next"] = Json::array();
    for (const NextRun& next : trust.next)
        json["next"].push_back({{"method", next.method},
                                {"words", next.words.text(Minus::Hyphen)},
                                {"seconds", number(next.seconds)}});
    json["notes"] = texts(trust.notes);
    return json;
}

} // namespace rigor

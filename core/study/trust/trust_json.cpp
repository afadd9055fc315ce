// What `rigor compare --json` says of agreement and findings; app/README.md tells the keys.
#include "core/methods/result/described_text.h"
#include "core/study/trust/trust.h"

namespace rigor {

namespace {

struct PairKeys {
    std::string unknown;
    std::vector<int> runs;
    std::string verdict;
    double p, corrected, deviations;
    std::string words;
    template <class V> void describe(V& v) {
        v("unknown", unknown);
        v("runs", runs);
        v("verdict", verdict);
        v("p", p);
        v("p_holm", corrected);
        v("deviations", deviations);
        v("words", words);
    }
};

struct FindingKeys {
    std::string fault;
    double p;
    std::string words;
    std::vector<std::string> alike;
    ByName<double> likely;
    std::vector<int> runs;
    template <class V> void describe(V& v) {
        v("class", fault);
        v("p", p);
        v("words", words);
        v("alike", alike);
        v("likely", likely);
        v("runs", runs);
    }
};

struct NextKeys {
    std::string method, words;
    double seconds;
    template <class V> void describe(V& v) {
        v("method", method);
        v("words", words);
        v("seconds", seconds);
    }
};

struct TrustKeys {
    std::string verdict;
    std::vector<std::string> sentences;
    std::vector<PairKeys> agreement;
    std::vector<FindingKeys> findings;
    bool asked;
    std::vector<int> differing;
    std::vector<std::string> usable;
    std::vector<NextKeys> next;
    std::vector<std::string> notes;
    template <class V> void describe(V& v) {
        v("verdict", verdict);
        v("sentences", sentences);
        v.list("agreement", agreement);
        v.list("findings", findings);
        v("asked", asked);
        v("differing", differing);
        v("usable", usable);
        v.list("next", next);
        v("notes", notes);
    }
};

std::string plain(const Message& message) { return message.text(Minus::Hyphen); }

FindingKeys keysOf(const TrustFinding& finding) {
    FindingKeys keys{keyOf(finding.fault), finding.p, plain(finding.words), {}, {}, finding.runs};
    for (const FaultClass fault : finding.alike) keys.alike.emplace_back(keyOf(fault));
    for (const auto& [fault, likely] : finding.likely) keys.likely.emplace_back(keyOf(fault), likely);
    return keys;
}

} // namespace

std::string jsonOf(const Trust& trust) {
    TrustKeys keys{.verdict = plain(trust.clause),
                   .sentences = textsOf(trust.sentences, Minus::Hyphen),
                   .asked = trust.asked,
                   .differing = trust.differing,
                   .usable = trust.usable,
                   .notes = textsOf(trust.notes, Minus::Hyphen)};
    for (const PairAgreement& pair : trust.agreement)
        keys.agreement.push_back({pair.unknown,
                                  {pair.first, pair.second},
                                  keyOf(pair.verdict),
                                  pair.p,
                                  pair.corrected,
                                  pair.deviations,
                                  plain(pair.words)});
    for (const TrustFinding& finding : trust.findings) keys.findings.push_back(keysOf(finding));
    for (const NextRun& next : trust.next)
        keys.next.push_back({next.method, plain(next.words), next.seconds});
    return describedText(std::move(keys), 2);
}

} // namespace rigor

#include "core/study/trust/trust.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "core/study/trust/fault_diagnosis.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

std::string provenanceText(const Result& result, const char* key) {
    const auto found = result.provenance.find(key);
    return found != result.provenance.end() && found->is_string() ? found->get<std::string>() : std::string();
}
double provenanceNumber(const Result& result, const char* key) {
    const auto found = result.provenance.find(key);
    return found != result.provenance.end() && found->is_number() ? found->get<double>() : kNaN;
}

/// Of two runs: they saw the same values. Otherwise their errors count twice, which is right of other rows
/// and cautious of rows that overlap.
bool sameRows(const TrustedRun& a, const TrustedRun& b) {
    const std::string data = provenanceText(*a.result, "data_sha256");
    if (data.empty() || data != provenanceText(*b.result, "data_sha256")) return false;
    if (!a.study || !b.study) return true;
    const DataRecipe &x = a.study->data, &y = b.study->data;
    return x.excluded == y.excluded && x.marked == y.marked && x.preparation.trim == y.preparation.trim;
}

Message titleOfRun(const TrustedRun& run) {
    const MethodDescriptor* method = findMethod(run.result->method);
    return method ? filled(sentence("Trust", "run {} ({})"), run.number, translate("Field", method->title))
                  : filled(sentence("Trust", "run {}"), run.number);
}

std::string pText(double p, bool atMost = false) {
    return (atMost ? "p < " : "p = ") + (p == 0 ? std::string("0") : probabilityText(p));
}

std::string listText(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + estimateTitle(name);
    return text;
}

class TrustMaker {
  public:
    TrustMaker(const std::vector<TrustedRun>& runs, const Progress& progress)
        : runs_(runs), progress_(progress) {}

    Trust make(bool rows) {
        rows_ = rows;
        compare();
        if (rows) askRows();
        findUsable();
        conclude();
        proposeRuns();
        return std::move(made_);
    }

  private:
    const TrustedRun& run(int number) const { return *std::ranges::find(runs_, number, &TrustedRun::number); }

    void compare() {
        for (const TrustedRun& one : runs_)
            for (ClaimedUnknown& claim : claimsOf(one.number, *one.result))
                made_.claims.push_back(std::move(claim));
        made_.agreement =
            agreementOfAll(made_.claims, [&](int a, int b) { return sameRows(run(a), run(b)); });
        judgeTogether(made_.agreement);
        // The run that differs most often is set aside, and so on, until the others agree.
        std::set<int> aside;
        for (;;) {
            std::map<int, std::pair<int, double>> often;
            for (const PairAgreement& pair : made_.agreement) {
                if ((pair.verdict != PairVerdict::Apart && pair.verdict != PairVerdict::Contradict) ||
                    aside.contains(pair.first) || aside.contains(pair.second))
                    continue;
                for (const int number : {pair.first, pair.second}) {
                    ++often[number].first;
                    often[number].second -= std::log(std::max(pair.p, 1e-300));
                }
            }
            if (often.empty()) break;
            // Of equals the later one.
            int worst = often.begin()->first;
            for (const auto& [number, count] : often)
                if (count >= often[worst]) worst = number;
            aside.insert(worst);
        }
        made_.differing.assign(aside.begin(), aside.end());
    }

    /// Every kind of rows once, at the run that says most of them.
    void askRows() {
        std::vector<std::vector<const TrustedRun*>> groups;
        for (const TrustedRun& one : runs_) {
            if (one.result->outcome != RunOutcome::Answered || isEvaluation(*one.result) || !one.study ||
                !methodNeedsModel(one.result->method) || one.result->unknowns.empty())
                continue;
            const auto alike = std::ranges::find_if(groups, [&](const auto& group) {
                return provenanceText(*group.front()->result, "model_sha256") ==
                           provenanceText(*one.result, "model_sha256") &&
                       sameRows(*group.front(), one);
            });
            alike == groups.end() ? groups.push_back({&one}) : alike->push_back(&one);
        }
        for (const auto& group : groups) {
            if (progress_.stopRequested()) break;
            ask(group, kFaultLevel / static_cast<double>(groups.size()));
        }
    }

    /// Whose answer is nearest to a point fit of the rows; kNoFit: it says nothing of errors that are random.
    static constexpr int kNoFit = 3;
    static int rankOf(const TrustedRun& one) {
        constexpr AnswerKind order[kNoFit] = {AnswerKind::PointFit, AnswerKind::General,
                                              AnswerKind::Trajectory};
        for (int k = 0; k < kNoFit; ++k)
            if (answers(one.result->method, order[k])) return k;
        return kNoFit;
    }

    void ask(const std::vector<const TrustedRun*>& group, double level) {
        const TrustedRun& base =
            **std::ranges::min_element(group, {}, [](const TrustedRun* one) { return rankOf(*one); });
        if (rankOf(base) == kNoFit) {
            made_.notes.push_back(filled(
                sentence("Trust",
                         "The rows of run {} were not asked for faults: its answer does not rest on one "
                         "value of every unknown and errors at random. A point fit of the same rows "
                         "would make it possible."),
                base.number));
            return;
        }
        FaultDiagnosis diagnosis;
        try {
            diagnosis = diagnose(*base.study, *base.result, level, progress_, base.modelText);
        } catch (const Error& e) {
            made_.notes.push_back(
                filled(sentence("Trust", "The rows of run {} could not be asked for faults: {}"), base.number,
                       e.sentence()));
            return;
        }
        made_.notes.insert(made_.notes.end(), diagnosis.notes.begin(), diagnosis.notes.end());
        if (!diagnosis.unseen.empty()) {
            made_.notes.push_back(diagnosis.unseen);
            return;
        }
        made_.asked = true;
        const FaultVerdict& verdict = diagnosis.verdict;
        least_ = std::min(least_, verdict.p);
        if (!verdict.found || verdict.ranked.empty()) return;
        TrustFinding finding{verdict.ranked.front(),
                             verdict.best.front().place,
                             verdict.p,
                             verdict.p <= verdict.leastProbability,
                             wordsOf(verdict.best.front()),
                             verdict.alike,
                             {},
                             {},
                             {}};
        for (std::size_t k = 0; k < verdict.ranked.size(); ++k) {
            const FaultClass fault = verdict.ranked[k];
            finding.likely.emplace_back(fault, verdict.likely[static_cast<std::size_t>(fault)]);
            if (std::ranges::find(verdict.alike, fault) != verdict.alike.end())
                finding.alikeWords.push_back(wordsOf(verdict.best[k]));
        }
        for (const TrustedRun* one : group) finding.runs.push_back(one->number);
        made_.findings.push_back(std::move(finding));
    }

    static bool differs(const PairAgreement& pair) {
        return pair.verdict == PairVerdict::Apart || pair.verdict == PairVerdict::Contradict;
    }

    void findUsable() {
        if (!made_.findings.empty()) return;
        std::vector<std::string> names, doubted;
        for (const PairAgreement& pair : made_.agreement) {
            if (differs(pair)) doubted.push_back(pair.unknown);
            if (pair.verdict == PairVerdict::Agree && std::ranges::find(names, pair.unknown) == names.end())
                names.push_back(pair.unknown);
        }
        for (const std::string& name : names)
            if (std::ranges::find(doubted, name) == doubted.end()) made_.usable.push_back(name);
    }

    void conclude() {
        std::set<int> compared;
        for (const PairAgreement& pair : made_.agreement)
            if (pair.verdict != PairVerdict::NotCompared) compared.insert({pair.first, pair.second});
        const auto all = compared.size();
        const auto agree = all - made_.differing.size();
        if (runs_.empty())
            made_.clause = translate("Trust", "There is no run that could be trusted yet.");
        else if (runs_.size() == 1)
            made_.clause =
                made_.findings.empty()
                    ? translate("Trust", "There is one run, and nothing to compare it with.")
                    : translate("Trust", "The rows speak against the answer of the one run there is.");
        else if (all == 0)
            made_.clause =
                translate("Trust", "No two runs say something of the same unknown that could be compared.");
        else if (made_.differing.empty())
            made_.clause = concludeAlike(all);
        else if (agree < 2)
            made_.clause = made_.usable.empty() || !rows_
                               ? translate("Trust", "The runs differ.")
                               : filled(sentence("Trust", "The runs differ; usable as it stands: {}."),
                                        listText(made_.usable));
        else if (made_.usable.empty() || !rows_)
            made_.clause = filled(sentence("Trust", "{} of {} runs agree."), agree, all);
        else
            made_.clause = filled(sentence("Trust", "{} of {} runs agree; usable as it stands: {}."), agree,
                                  all, listText(made_.usable));
        for (const int number : made_.differing) tellDiffering(number);
        for (const TrustFinding& finding : made_.findings) tellFinding(finding);
        if (made_.findings.empty() && made_.asked)
            made_.sentences.push_back(filled(
                sentence("Trust", "Nothing in the rows speaks against the answers ({})."), pText(least_)));
        tellNotCompared();
    }

    /// No run differs.
    Message concludeAlike(std::size_t all) const {
        if (!made_.findings.empty())
            return all == 2 ? translate("Trust", "Both runs agree, but the rows speak against their answers.")
                            : filled(sentence("Trust",
                                              "All {} runs agree, but the rows speak against their answers."),
                                     all);
        const std::string usable = listText(made_.usable);
        if (!rows_)
            return all == 2 ? filled(sentence("Trust", "Both runs agree in {}."), usable)
                            : filled(sentence("Trust", "All {} runs agree in {}."), all, usable);
        return all == 2
                   ? filled(sentence("Trust", "Both runs agree; usable as it stands: {}."), usable)
                   : filled(sentence("Trust", "All {} runs agree; usable as it stands: {}."), all, usable);
    }

    /// Of every unknown the worst pair, with a run that does not differ itself where there is one.
    void tellDiffering(int number) {
        std::vector<std::string> told;
        std::vector<const PairAgreement*> pairs;
        for (const PairAgreement& pair : made_.agreement)
            if (differs(pair) && (pair.first == number || pair.second == number)) pairs.push_back(&pair);
        const auto other = [&](const PairAgreement* pair) {
            return pair->first == number ? pair->second : pair->first;
        };
        std::ranges::stable_sort(pairs, {}, [&](const PairAgreement* pair) {
            const bool aside = std::ranges::find(made_.differing, other(pair)) != made_.differing.end();
            return std::pair(aside, pair->corrected);
        });
        for (const PairAgreement* pair : pairs) {
            if (std::ranges::find(told, pair->unknown) != told.end()) continue;
            told.push_back(pair->unknown);
            tellPair(*pair, number);
        }
    }
    void tellPair(const PairAgreement& pair, int number) {
        const std::string title = estimateTitle(pair.unknown);
        const int other = pair.first == number ? pair.second : pair.first;
        if (pair.verdict == PairVerdict::Contradict) {
            made_.sentences.push_back(filled(
                sentence(
                    "Trust",
                    "{} and {} contradict each other for certain: their sets have no common value of {}."),
                titleOfRun(run(number)), titleOfRun(run(other)), title));
            return;
        }
        if (std::isfinite(pair.part) && std::abs(pair.part) < 10) {
            const double part = pair.first == number ? pair.part : pair.part / (1 + pair.part) * -1;
            made_.sentences.push_back(
                part < 0 ? filled(sentence("Trust", "{} of {} is {} lower than that of {} ({})."), title,
                                  titleOfRun(run(number)), percentText(-part, 1), titleOfRun(run(other)),
                                  pText(pair.corrected))
                         : filled(sentence("Trust", "{} of {} is {} higher than that of {} ({})."), title,
                                  titleOfRun(run(number)), percentText(part, 1), titleOfRun(run(other)),
                                  pText(pair.corrected)));
            return;
        }
        made_.sentences.push_back(filled(sentence("Trust", "{} and {} differ: {} ({})."),
                                         titleOfRun(run(number)), titleOfRun(run(other)), pair.words,
                                         pText(pair.corrected)));
    }

    void tellFinding(const TrustFinding& finding) {
        const std::string p = pText(finding.p, finding.atMost);
        if (finding.alikeWords.empty())
            made_.sentences.push_back(
                filled(sentence("Trust", "What the rows show ({}): {}."), p, finding.words));
        else
            made_.sentences.push_back(
                filled(sentence("Trust", "What the rows show ({}): {}, or {}; these data do not tell which."),
                       p, finding.words, joined(finding.alikeWords, "; ")));
    }

    void tellNotCompared() {
        std::vector<std::string> told;
        for (const PairAgreement& pair : made_.agreement)
            if (pair.verdict == PairVerdict::NotCompared)
                if (std::string words = pair.words.text(); std::ranges::find(told, words) == told.end()) {
                    told.push_back(std::move(words));
                    made_.notes.push_back(filled(sentence("Trust", "Not compared: {}."), pair.words));
                }
    }

    bool there(AnswerKind kind) const {
        return std::ranges::any_of(runs_,
                                   [&](const TrustedRun& one) { return answers(one.result->method, kind); });
    }
    bool there(const char* key) const {
        return std::ranges::any_of(runs_, [&](const TrustedRun& one) { return one.result->method == key; });
    }

    /// What one more run would tell, where there are none or one.
    void proposeRuns() {
        if (runs_.size() > 1) return;
        const Result* one = runs_.empty() ? nullptr : runs_.front().result;
        const double each =
            one ? provenanceNumber(*one, "wall_time") / provenanceNumber(*one, "simulations") : kNaN;
        const auto propose = [&](const MethodDescriptor* method, Message words, double simulations) {
            if (method)
                made_.next.push_back({method->key, std::move(words), each > 0 ? simulations * each : kNaN});
        };
        if (!there(AnswerKind::PointFit)) {
            propose(&plainFit(),
                    translate("Trust", "One value of every unknown with its error, and whether the rows "
                                       "speak against the model."),
                    500);
            if (runs_.empty()) return;
        }
        const Study* study = runs_.front().study;
        const bool overTime = !study || study->data.layout == "signals";
        for (const MethodDescriptor* method : methods()) {
            if (there(method->key) || method->plainFit) continue;
            if (method->answer == AnswerKind::Trajectory && overTime)
                propose(method, translate("Trust", "Whether an unknown moves while the record goes on."),
                        300);
            else if (method->answer == AnswerKind::Enclosure && overTime)
                propose(
                    method,
                    translate("Trust",
                              "Which values are possible for certain, if bounds of the errors are stated."),
                    kNaN);
            else if (std::ranges::find(method->reads, "candidates") != method->reads.end())
                propose(method,
                        translate("Trust",
                                  "Whether the model holds on parts of the data that it was not fitted to."),
                        2000);
            else if (method->answer == AnswerKind::PointFit && overTime)
                propose(method, translate("Trust", "Whether another minimum fits better."), 5000);
        }
    }

    const std::vector<TrustedRun>& runs_;
    const Progress& progress_;
    double least_ = 1;
    bool rows_ = false; ///< what can be used is not said before the rows were asked
    Trust made_;
};

} // namespace

Trust agreementAmong(const std::vector<TrustedRun>& runs) { return TrustMaker(runs, {}).make(false); }

Trust trustOf(const std::vector<TrustedRun>& runs, const Progress& progress) {
    return TrustMaker(runs, progress).make(true);
}

nlohmann::ordered_json toJson(const Trust& trust) {
    using Json = nlohmann::ordered_json;
    const auto number = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    const auto texts = [](const Messages& messages) { return Json(textsOf(messages)); };
    Json json{{"verdict", trust.clause.text()}, {"sentences", texts(trust.sentences)}};
    json["agreement"] = Json::array();
    for (const PairAgreement& pair : trust.agreement)
        json["agreement"].push_back({{"unknown", pair.unknown},
                                     {"runs", {pair.first, pair.second}},
                                     {"verdict", keyOf(pair.verdict)},
                                     {"p", number(pair.p)},
                                     {"p_holm", number(pair.corrected)},
                                     {"deviations", number(pair.deviations)},
                                     {"words", pair.words.text()}});
    json["findings"] = Json::array();
    for (const TrustFinding& finding : trust.findings) {
        Json one{{"class", keyOf(finding.fault)}, {"p", finding.p}, {"words", finding.words.text()}};
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
        json["next"].push_back(
            {{"method", next.method}, {"words", next.words.text()}, {"seconds", number(next.seconds)}});
    json["notes"] = texts(trust.notes);
    return json;
}

} // namespace rigor

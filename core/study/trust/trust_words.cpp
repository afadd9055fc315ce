#include "core/study/trust/trust_words.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/methods/method.h"
#include "core/presentation/display_name.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

Message titleOfRun(const TrustedRun& run) {
    const MethodDescriptor* method = findMethod(run.result->method);
    return method ? filled(sentence("Trust", "run {} ({})"), run.number, translate("Field", method->title))
                  : filled(sentence("Trust", "run {}"), run.number);
}

std::string trustList(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + estimateTitle(name);
    return text;
}

class TrustWords {
  public:
    TrustWords(Trust& trust, const std::vector<TrustedRun>& runs, const std::vector<int>& asked, double least)
        : made_(trust), runs_(runs), least_(least) {
        for (const TrustFinding& finding : made_.findings)
            against_.insert(finding.runs.begin(), finding.runs.end());
        onlySome_ = std::ranges::any_of(asked, [&](int number) { return !against_.contains(number); });
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
            made_.clause = made_.usable.empty() || !made_.asked
                               ? translate("Trust", "The runs differ.")
                               : filled(sentence("Trust", "The runs differ; usable as it stands: {}."),
                                        trustList(made_.usable));
        else if (made_.usable.empty() || !made_.asked)
            made_.clause = filled(sentence("Trust", "{} of {} runs agree."), agree, all);
        else
            made_.clause = filled(sentence("Trust", "{} of {} runs agree; usable as it stands: {}."), agree,
                                  all, trustList(made_.usable));
        for (const int number : made_.differing) tellDiffering(number);
        for (const TrustFinding& finding : made_.findings) tellFinding(finding);
        if (made_.findings.empty() && made_.asked)
            made_.sentences.push_back(
                filled(sentence("Trust", "Nothing in the rows speaks against the answers ({})."),
                       pValueText(least_)));
        tellNotCompared();
    }

  private:
    const TrustedRun& run(int number) const { return *std::ranges::find(runs_, number, &TrustedRun::number); }

    /// No run differs.
    Message concludeAlike(std::size_t all) const {
        if (!made_.findings.empty() && onlySome_) {
            const std::string against = fmt::format("{}", fmt::join(against_, ", "));
            return all == 2 ? filled(sentence("Trust", "Both runs agree, but the rows speak against what "
                                                       "run {} says."),
                                     against)
                            : filled(sentence("Trust", "All {} runs agree, but the rows speak against what "
                                                       "run {} says."),
                                     all, against);
        }
        if (!made_.findings.empty())
            return all == 2 ? translate("Trust", "Both runs agree, but the rows speak against their answers.")
                            : filled(sentence("Trust",
                                              "All {} runs agree, but the rows speak against their answers."),
                                     all);
        const std::string usable = trustList(made_.usable);
        if (!made_.asked)
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
            if (pair.differs() && (pair.first == number || pair.second == number)) pairs.push_back(&pair);
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
                                  pValueText(pair.corrected))
                         : filled(sentence("Trust", "{} of {} is {} higher than that of {} ({})."), title,
                                  titleOfRun(run(number)), percentText(part, 1), titleOfRun(run(other)),
                                  pValueText(pair.corrected)));
            return;
        }
        made_.sentences.push_back(filled(sentence("Trust", "{} and {} differ: {} ({})."),
                                         titleOfRun(run(number)), titleOfRun(run(other)), pair.words,
                                         pValueText(pair.corrected)));
    }

    void tellFinding(const TrustFinding& finding) {
        Message p = pValueText(finding.p, finding.atMost);
        if (onlySome_)
            p = filled(sentence("Trust", "run {}; {}"), fmt::format("{}", fmt::join(finding.runs, ", ")), p);
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

    Trust& made_;
    const std::vector<TrustedRun>& runs_;
    double least_;
    std::set<int> against_; ///< runs whose rows speak against what they say
    bool onlySome_ = false; ///< of others the rows do not
};

} // namespace

void sayVerdict(Trust& trust, const std::vector<TrustedRun>& runs, const std::vector<int>& asked,
                double least) {
    TrustWords(trust, runs, asked, least).conclude();
}

} // namespace rigor

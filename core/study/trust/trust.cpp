#include "core/study/trust/trust.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/advice.h"
#include "core/methods/result/provenance.h"
#include "core/study/trust/fault_diagnosis.h"
#include "core/study/trust/next_runs.h"
#include "core/study/trust/trust_words.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <set>

namespace rigor {

namespace {

/// Of two runs: they saw the same values. Otherwise their errors count twice, which is right of other rows
/// and cautious of rows that overlap.
bool sameRows(const TrustedRun& a, const TrustedRun& b) {
    const std::string data = provenanceOf(*a.result).dataSha256;
    if (data.empty() || data != provenanceOf(*b.result).dataSha256) return false;
    if (!a.study || !b.study) return true;
    const DataRecipe &x = a.study->data, &y = b.study->data;
    return x.excluded == y.excluded && x.marked == y.marked && x.preparation.trim == y.preparation.trim;
}

/// What the rows are asked is asked of the errors that a run states.
bool sameErrors(const TrustedRun& a, const TrustedRun& b) {
    return a.study->data.standardDeviations == b.study->data.standardDeviations;
}

/// An answer that a bound of its search holds leaves errors that another one of the same rows does not.
bool sameBounds(const TrustedRun& a, const TrustedRun& b) {
    const auto held = [](const TrustedRun& run) {
        std::map<std::string, double> at;
        for (const Estimate& e : run.result->unknowns)
            if (e.atBound) at.emplace(e.name, e.value);
        return at;
    };
    return std::ranges::equal(held(a), held(b), [](const auto& x, const auto& y) {
        return x.first == y.first && std::abs(x.second - y.second) <= 1e-6 * std::abs(x.second);
    });
}

class TrustMaker {
  public:
    TrustMaker(const std::vector<TrustedRun>& runs, const Progress& progress, double seconds)
        : runs_(runs), progress_(progress), seconds_(seconds) {}

    Trust make(bool rows) {
        compare();
        if (rows) askRows();
        findUsable();
        sayVerdict(made_, runs_, asked_, least_);
        made_.next = nextRuns(runs_);
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
                if (!pair.differs() || aside.contains(pair.first) || aside.contains(pair.second)) continue;
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

    /// Every kind of rows once for all errors that are stated of it and for all bounds that hold an answer,
    /// at the run that says most of them.
    void askRows() {
        std::vector<std::vector<const TrustedRun*>> groups;
        for (const TrustedRun& one : runs_) {
            if (one.result->outcome != RunOutcome::Answered || isEvaluation(*one.result) || !one.study ||
                !methodNeedsModel(one.result->method) || one.result->unknowns.empty())
                continue;
            const auto alike = std::ranges::find_if(groups, [&](const auto& group) {
                return provenanceOf(*group.front()->result).modelSha256 ==
                           provenanceOf(*one.result).modelSha256 &&
                       sameRows(*group.front(), one) && sameErrors(*group.front(), one) &&
                       sameBounds(*group.front(), one);
            });
            alike == groups.end() ? groups.push_back({&one}) : alike->push_back(&one);
        }
        const auto begun = std::chrono::steady_clock::now();
        for (std::size_t k = 0; k < groups.size() && !progress_.stopRequested(); ++k) {
            // What the earlier ones did not need is left to the later ones.
            const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begun;
            const auto left = static_cast<double>(groups.size() - k);
            ask(groups[k], kFaultLevel / static_cast<double>(groups.size()),
                (seconds_ - gone.count()) / left);
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

    void ask(const std::vector<const TrustedRun*>& group, double level, double seconds) {
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
            diagnosis = diagnose(*base.study, *base.result, level, progress_, base.modelText, seconds);
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
        for (const TrustedRun* one : group) asked_.push_back(one->number);
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
                             {},
                             {}};
        for (std::size_t k = 0; k < verdict.ranked.size(); ++k) {
            const FaultClass fault = verdict.ranked[k];
            finding.likely.emplace_back(fault, verdict.likely[static_cast<std::size_t>(fault)]);
            if (std::ranges::find(verdict.alike, fault) != verdict.alike.end())
                finding.alikeWords.push_back(wordsOf(verdict.best[k]));
        }
        for (const TrustedRun* one : group) finding.runs.push_back(one->number);
        for (const MethodDescriptor* method : methods())
            if (finding.follow.empty() && method->answer == AnswerKind::Trajectory &&
                couldFollow(method->key, *base.result))
                finding.follow = method->key;
        made_.findings.push_back(std::move(finding));
    }

    void findUsable() {
        if (!made_.findings.empty()) return;
        std::vector<std::string> names, doubted;
        for (const PairAgreement& pair : made_.agreement) {
            if (pair.differs()) doubted.push_back(pair.unknown);
            if (pair.verdict == PairVerdict::Agree && std::ranges::find(names, pair.unknown) == names.end())
                names.push_back(pair.unknown);
        }
        for (const std::string& name : names)
            if (std::ranges::find(doubted, name) == doubted.end()) made_.usable.push_back(name);
    }

    const std::vector<TrustedRun>& runs_;
    const Progress& progress_;
    double seconds_;
    double least_ = 1;
    std::vector<int> asked_; ///< runs whose rows were
    Trust made_;
};

} // namespace

Trust agreementAmong(const std::vector<TrustedRun>& runs) { return TrustMaker(runs, {}, 0).make(false); }

Trust trustOf(const std::vector<TrustedRun>& runs, const Progress& progress, double seconds) {
    return TrustMaker(runs, progress, seconds).make(true);
}

} // namespace rigor

#include "core/methods/filter/causes/causes.h"

#include "core/foundation/base/parallel.h"
#include "core/methods/filter/causes/cause_trials.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

std::string toString(CauseKind kind) {
    switch (kind) {
    case CauseKind::SensorNoise:
        return "sensor-noise";
    case CauseKind::SensorBias:
        return "sensor-bias";
    case CauseKind::ProcessNoise:
        return "process-noise";
    case CauseKind::Drift:
        break;
    }
    return "drift";
}

namespace {

constexpr std::size_t kMostCauses = 4;
/// Candidates tried by filtering again, of those that the linear effects make the most promising.
constexpr std::size_t kRefinedCauses = 5, kOthers = 4;
constexpr double kLargestStep = 1.5, kFurthestCause = 6.9; ///< of the logarithm of a factor
constexpr double kAlternative = 3;                         ///< of the logarithm of the likelihood
constexpr double kSettled = 0.05;                          ///< the same: a gain that is no longer looked for
constexpr int kMostCauseMoves = 6;
constexpr double kTooSure = 1.05; ///< a standard deviation that is so many times as large is another one
constexpr double kHopeless = 3;   ///< times the gain that the score promises is not to be had

using Active = std::vector<std::size_t>;

class CauseSearch {
  public:
    CauseSearch(const FilterRecord& record, const FilterTrajectory& trajectory, const FilterOptions& options,
                int threads, const Progress& progress)
        : trials_(record, trajectory, options, progress), names_(record.whole().names), threads_(threads),
          progress_(progress) {}

    CauseFinding run(const FilterTrajectory& trajectory, const FilterMemory& memory,
                     const Consistency& stated) {
        CauseTrial now = trials_.asStated(trajectory, memory, stated);
        const Eigen::VectorXd before = now.deviation;
        CauseFinding finding;
        if (!trials_.isTroubled(now)) return finding;
        finding.searched = true;
        Active active;
        while (trials_.isTroubled(now) && active.size() < kMostCauses && add(now, active)) {
        }
        takeOneInstead(now, active);
        if (progress_.stopRequested()) return {};
        finding.restored = now.complete() && isAsItShouldBe(now.found);
        if (finding.restored) drop(now, active);
        if (finding.restored)
            for (const std::size_t c : active) finding.causes.push_back(described(now, c, active));
        finding.corrected = now.found;
        finding.likelihood = now.likelihood;
        finding.firstRow = trials_.firstRow();
        for (Eigen::Index k = 0; k < std::min(before.size(), now.deviation.size()); ++k)
            if (before[k] > 0 && now.deviation[k] > kTooSure * before[k]) {
                finding.tooSure.push_back(names_[static_cast<std::size_t>(k)]);
                finding.mostTooSure = std::max(finding.mostTooSure, now.deviation[k] / before[k]);
            }
        finding.allTooSure =
            static_cast<Eigen::Index>(finding.tooSure.size()) == (before.array() > 0).count();
        return progress_.stopRequested() ? CauseFinding() : finding;
    }

  private:
    void tell() const {
        ProgressEvent event;
        event.phase = "finding the cause";
        progress_.tell(event);
    }
    const CauseCandidate& candidate(std::size_t c) const { return trials_.candidates()[c]; }
    static double& of(Eigen::VectorXd& at, std::size_t c) { return at[static_cast<Eigen::Index>(c)]; }
    /// Promised by the linear effect. Of noise, whose innovations would be r times as large in square, exact
    /// where all of them is noise of this kind.
    double gainOf(const CauseTrial& trial, std::size_t c) const {
        const Eigen::Index direction = candidate(c).direction;
        if (!candidate(c).isNoise()) return trial.effects.gain(direction);
        const double r = squaredRatio(trial, c);
        return 0.25 * trial.effects.information(direction, direction) * (r - 1 - std::log(r));
    }
    double squaredRatio(const CauseTrial& trial, std::size_t c) const {
        return std::max(1 + 2 * trial.effects.value(candidate(c).direction), 0.02);
    }

    /// The value of one candidate that is most likely, the others as they are: where the score is 0, by
    /// secants that keep it enclosed once it is.
    /// Given up where it cannot reach `least`.
    CauseTrial peak(const CauseTrial& now, std::size_t c, double least) const {
        const Eigen::Index direction = candidate(c).direction;
        const auto step = [&](const CauseTrial& from) {
            return candidate(c).isNoise() ? 0.5 * std::log(squaredRatio(from, c))
                                          : from.effects.value(direction);
        };
        if (now.likelihood + kHopeless * gainOf(now, c) < least) return now;
        CauseTrial top = now, low = now, high = now; // score above and below 0
        bool hasLow = false, hasHigh = false;
        double next = step(now);
        for (int k = 0; k < kMostCauseMoves && !progress_.stopRequested(); ++k) {
            Eigen::VectorXd at = top.at;
            of(at, c) += next;
            if (candidate(c).isNoise() && std::abs(of(at, c)) > kFurthestCause) break;
            CauseTrial moved = trials_.with(at);
            if (!moved.complete()) {
                next *= 0.3;
                continue;
            }
            for (const CauseTrial* side : {&top, &moved})
                if (side->effects.score[direction] > 0) {
                    low = *side;
                    hasLow = true;
                } else {
                    high = *side;
                    hasHigh = true;
                }
            if (moved.likelihood > top.likelihood) top = std::move(moved);
            const double left = gainOf(top, c);
            if (left < kSettled || (k > 0 && top.likelihood + kHopeless * left < least)) break;
            next = step(top);
            if (!hasLow || !hasHigh) continue;
            const double a = of(low.at, c), b = of(high.at, c), fa = low.effects.score[direction],
                         fb = high.effects.score[direction];
            const double root = a + (b - a) * std::clamp(fa / (fa - fb), 0.1, 0.9);
            const double aim = of(top.at, c) + next;
            if (!(aim > std::min(a, b) && aim < std::max(a, b))) next = root - of(top.at, c);
        }
        return top;
    }

    /// Candidates that are not active and promise more than `least`, the most promising first.
    Active promising(const CauseTrial& now, const Active& active, double least, std::size_t most) const {
        Active some;
        if (now.effects.score.size() == 0) return some;
        for (std::size_t c = 0; c < trials_.count(); ++c)
            if (std::find(active.begin(), active.end(), c) == active.end() && gainOf(now, c) > least)
                some.push_back(c);
        std::stable_sort(some.begin(), some.end(),
                         [&](std::size_t a, std::size_t b) { return gainOf(now, a) > gainOf(now, b); });
        if (some.size() > most) some.resize(most);
        return some;
    }

    /// contest: only the best of them is asked for; the most promising one tells what the others have to
    /// reach.
    std::vector<CauseTrial> peaks(const CauseTrial& now, const Active& some, double least,
                                  bool contest) const {
        std::vector<CauseTrial> all(some.size());
        if (some.empty()) return all;
        tell();
        const std::size_t before = contest ? 1 : 0;
        if (contest) all[0] = peak(now, some[0], least);
        if (contest) least = std::max(least, all[0].likelihood);
        parallelFor(all.size() - before, threads_, progress_.stop,
                    [&](std::size_t k) { all[k + before] = peak(now, some[k + before], least); });
        return all;
    }

    /// Adds the best next cause; false if no candidate says more than chance.
    bool add(CauseTrial& now, Active& active) const {
        const Active some = promising(now, active, 0.25 * trials_.enough(), kRefinedCauses);
        std::vector<CauseTrial> all = peaks(now, some, now.likelihood + trials_.enough(), true);
        if (all.empty() || progress_.stopRequested()) return false;
        const auto top =
            std::max_element(all.begin(), all.end(), [](const CauseTrial& a, const CauseTrial& b) {
                return a.likelihood < b.likelihood;
            });
        if (!(top->likelihood - now.likelihood > trials_.enough())) return false;
        active.push_back(some[static_cast<std::size_t>(top - all.begin())]);
        now = polished(std::move(*top), active);
        return true;
    }

    /// All causes together, by Fisher's scoring.
    CauseTrial polished(CauseTrial trial, const Active& active) const {
        double part = 1;
        for (int k = 0; k < kMostCauseMoves && !progress_.stopRequested(); ++k) {
            const Eigen::VectorXd move = part * joint(trial, active);
            if (move.squaredNorm() == 0 || !move.allFinite()) break;
            double promised = 0;
            for (const std::size_t c : active)
                promised +=
                    0.5 * move[static_cast<Eigen::Index>(c)] * trial.effects.score[candidate(c).direction];
            if (promised < kSettled) break;
            CauseTrial moved = trials_.with(trial.at + move);
            const double gain = moved.likelihood - trial.likelihood;
            if (gain > 0)
                trial = std::move(moved);
            else
                part *= 0.3;
            if (std::abs(gain) < kSettled) break;
        }
        return trial;
    }

    /// The step of all active ones to the peak of the likelihood as it looks from here.
    Eigen::VectorXd joint(const CauseTrial& trial, const Active& active) const {
        Eigen::VectorXd step = Eigen::VectorXd::Zero(trial.at.size());
        if (trial.effects.score.size() == 0) return step;
        const auto n = static_cast<Eigen::Index>(active.size());
        Eigen::MatrixXd information(n, n);
        Eigen::VectorXd score(n);
        // In units in which each has the information 1.
        const auto unit = [&](Eigen::Index a) {
            return trial.effects.deviation(candidate(active[static_cast<std::size_t>(a)]).direction);
        };
        const auto at = [&](Eigen::Index a) {
            return candidate(active[static_cast<std::size_t>(a)]).direction;
        };
        for (Eigen::Index a = 0; a < n; ++a) {
            score[a] = trial.effects.score[at(a)] * unit(a);
            for (Eigen::Index b = 0; b < n; ++b)
                information(a, b) = trial.effects.information(at(a), at(b)) * unit(a) * unit(b);
        }
        const Eigen::VectorXd move = information.ldlt().solve(score);
        for (Eigen::Index a = 0; a < n; ++a) {
            const std::size_t c = active[static_cast<std::size_t>(a)];
            const double whole = move[a] * unit(a);
            of(step, c) = candidate(c).isNoise() ? std::clamp(whole, -kLargestStep, kLargestStep) : whole;
        }
        return step;
    }

    /// Causes that a later one has made needless.
    void drop(CauseTrial& now, Active& active) const {
        for (std::size_t k = 0; active.size() > 1 && k < active.size();) {
            Eigen::VectorXd at = now.at;
            of(at, active[k]) = 0;
            Active rest = active;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
            CauseTrial without = polished(trials_.with(at), rest);
            if (trials_.isTroubled(without) || now.likelihood - without.likelihood > trials_.enough()) {
                ++k;
                continue;
            }
            now = std::move(without);
            active = std::move(rest);
            k = 0;
        }
    }

    /// Several causes of which one is a constant, where one constant alone brings the record in order with a
    /// likelihood that is not below theirs beyond chance: while the estimates are still bent by it the linear
    /// effects may promise more of another, and a second one then mends what that spoils. Looked for from the
    /// value with which it does most of what they do together, along the estimates that they leave unbent.
    void takeOneInstead(CauseTrial& now, Active& active) const {
        const auto isConstant = [&](std::size_t c) { return !candidate(c).isNoise(); };
        if (active.size() < 2 || std::ranges::none_of(active, isConstant)) return;
        if (now.effects.score.size() == 0) return;
        Active constants;
        for (std::size_t c = 0; c < trials_.count(); ++c)
            if (isConstant(c)) constants.push_back(c);
        tell();
        std::vector<CauseTrial> alone(constants.size());
        parallelFor(alone.size(), threads_, progress_.stop, [&](std::size_t k) {
            const Eigen::Index direction = candidate(constants[k]).direction;
            double shared = 0;
            for (const std::size_t c : active)
                if (isConstant(c))
                    shared += now.effects.information(direction, candidate(c).direction) *
                              now.at[static_cast<Eigen::Index>(c)];
            Eigen::VectorXd at = Eigen::VectorXd::Zero(now.at.size());
            of(at, constants[k]) = shared / now.effects.information(direction, direction);
            if (!at.allFinite()) return;
            CauseTrial from = trials_.with(at);
            if (from.complete())
                alone[k] = peak(from, constants[k], -std::numeric_limits<double>::infinity());
        });
        if (progress_.stopRequested()) return;
        double least = now.likelihood - trials_.enough();
        for (std::size_t k = 0; k < alone.size(); ++k) {
            if (!(alone[k].likelihood >= least) || trials_.isTroubled(alone[k])) continue;
            least = alone[k].likelihood;
            now = alone[k];
            active = {constants[k]};
        }
    }

    Cause described(const CauseTrial& now, std::size_t c, const Active& active) const {
        Cause cause = trials_.described(c, now.at[static_cast<Eigen::Index>(c)]);
        Eigen::VectorXd at = now.at;
        of(at, c) = 0;
        const CauseTrial without = trials_.with(at);
        cause.gain = now.likelihood - without.likelihood;
        cause.deviation = now.effects.deviation(candidate(c).direction);
        const Active some = promising(without, active, 0.2 * cause.gain, kOthers);
        const std::vector<CauseTrial> others = peaks(without, some, now.likelihood - kAlternative, false);
        for (std::size_t k = 0; k < others.size() && !progress_.stopRequested(); ++k) {
            const CauseTrial& instead = others[k];
            if (instead.likelihood < now.likelihood - kAlternative || !isAsItShouldBe(instead.found))
                continue;
            Cause alternative = trials_.described(some[k], instead.at[static_cast<Eigen::Index>(some[k])]);
            alternative.deviation = instead.effects.deviation(candidate(some[k]).direction);
            alternative.gain = instead.likelihood - without.likelihood;
            cause.alternatives.push_back(std::move(alternative));
        }
        return cause;
    }

    CauseTrials trials_;
    std::vector<std::string> names_; ///< of what is estimated
    int threads_;
    const Progress& progress_;
};

} // namespace

bool biasIsLeft(const FilterRecord& record, const FilterTrajectory& trajectory, const FilterMemory& memory,
                const FilterOptions& options) {
    const Progress quiet;
    const CauseTrials trials(record, trajectory, options, quiet);
    const CauseTrial trial = trials.asStated(trajectory, memory, {});
    for (std::size_t c = 0; c < trials.count(); ++c)
        if (trials.candidates()[c].kind == CauseKind::SensorBias && trials.isSuspicious(trial, c))
            return true;
    return false;
}

CauseFinding findCauses(const FilterRecord& record, const FilterTrajectory& trajectory,
                        const FilterMemory& memory, const Consistency& stated, const FilterOptions& options,
                        int threads, const Progress& progress) {
    if (!trajectory.complete() || trajectory.rows == 0 || memory.update.empty()) return {};
    return CauseSearch(record, trajectory, options, threads, progress).run(trajectory, memory, stated);
}

} // namespace rigor

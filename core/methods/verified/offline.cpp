#include "core/methods/verified/offline.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/scalar/interval_check.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Of the width of an open row: beyond it a box is followed anew. Smaller values follow more boxes and decide
/// more of them.
constexpr double kAnchorShare = 0.05;
constexpr std::size_t kOfflineTogether = 16; ///< boxes that are followed together
constexpr int kFollowerParts = 8;            ///< of a step: boxes are divided anyway
/// Steps at most that lanes do not know (kinks, switches): each takes as long as hundreds of others.
constexpr long long kMostSingleSteps = 3000000;
constexpr std::size_t kGroupsAtOnce = 16; ///< between two looks at that limit

/// One measured value as a linear function of the unknowns.
struct Line {
    std::array<double, kMostParameters> slope;
    Interval free; ///< middle and rest
    Interval allowed;
    std::size_t row = 0, sensor = 0;
};

/// The record followed for one box.
struct BoxTrajectory {
    std::array<double, kMostParameters> center{};
    std::vector<Line> lines;
    bool excluded = false, failed = false;
    Exclusion why;             ///< excluded
    bool restOpen = false;     ///< some members may move where rest is guaranteed
    long long singleSteps = 0; ///< that lanes left undone
};

/// Boxes that share the record are followed through it together, in lanes. A box has one set for each mode
/// that it may be in, from the start on.
class OfflineFollower {
  public:
    explicit OfflineFollower(const VerifiedProblem& problem) : problem_(problem), flow_(problem.flow()) {
        flow_.refineTo(kFollowerParts, kFollowerParts);
    }

    std::vector<BoxTrajectory> follow(std::span<const std::vector<Interval>* const> boxes) {
        requireSoundRounding();
        trajectories_.assign(boxes.size(), {}), centers_.assign(boxes.size(), {});
        list_.clear(), owner_.clear();
        const RecordRow& first = problem_.rows.front();
        for (std::size_t box = 0; box < boxes.size(); ++box) {
            const std::vector<StateSet> starts = flow_.start(*boxes[box], first.time, first.inputs);
            list_.insert(list_.end(), starts.begin(), starts.end());
            owner_.insert(owner_.end(), starts.size(), box);
            const StateSet& any = starts.front(); // they have the same center
            centers_[box] = any.center;
            for (std::size_t k = 0; k < any.parameters; ++k)
                trajectories_[box].center[k] = any.center[any.symbolOf[k]];
        }
        for (std::size_t row = 0;; ++row) {
            judgeAll(row);
            if (list_.empty() || row + 1 == problem_.rows.size()) return std::move(trajectories_);
            advance(row);
        }
    }

  private:
    /// Sets of one box lie side by side.
    std::size_t endOf(std::size_t begin) const {
        std::size_t end = begin;
        while (end < list_.size() && owner_[end] == owner_[begin]) ++end;
        return end;
    }

    void judgeAll(std::size_t row) {
        std::size_t kept = 0;
        for (std::size_t k = 0; k < list_.size();) {
            const std::size_t end = endOf(k), owner = owner_[k];
            const std::size_t left = judge(trajectories_[owner], std::span(list_).subspan(k, end - k), row);
            for (std::size_t n = k; n < k + left; ++n, ++kept) {
                if (kept != n) list_[kept] = list_[n];
                owner_[kept] = owner;
            }
            k = end;
        }
        list_.resize(kept), owner_.resize(kept);
    }

    void advance(std::size_t row) {
        const StepInputs step = problem_.step(row, problem_.rows[row + 1].rest);
        flow_.advanceInLanes(list_, step, {}, outcomes_);
        const auto isDone = [](LaneOutcome outcome) { return (outcome & kLaneDone) != 0; };
        const bool all = std::all_of(outcomes_.begin(), outcomes_.end(), isDone);
        const bool single =
            owner_.size() == 1 || std::adjacent_find(owner_.begin(), owner_.end()) == owner_.end();
        if (all && single) return;
        next_.clear(), nextOwner_.clear();
        for (std::size_t k = 0; k < list_.size();) {
            const std::size_t end = endOf(k), begin = next_.size(), owner = owner_[k];
            BoxTrajectory& trajectory = trajectories_[owner];
            for (; k < end; ++k) {
                const std::size_t before = next_.size();
                if (!isDone(outcomes_[k])) trajectory.singleSteps++;
                if (isDone(outcomes_[k]))
                    next_.push_back(list_[k]);
                else if (!trajectory.failed && !flow_.advance(list_[k], step, next_))
                    trajectory.failed = true;
                // Members that would have moved are cut off: what is left does not speak for the box. Nor
                // does a set of which it is open whether a condition has fired.
                if (step.still &&
                    (list_[k].spent != 0 || !(next_.size() == before + 1 && isSame(next_[before], list_[k]))))
                    trajectory.restOpen = true;
            }
            if (trajectory.failed) next_.resize(begin);
            if (!trajectory.failed && next_.size() == begin) {
                trajectory.excluded = true;
                trajectory.why = {row + 1, step.still ? -1 : -2, Interval::empty(), Interval::empty()};
            }
            join(begin, centers_[owner]);
            nextOwner_.resize(next_.size(), owner);
        }
        std::swap(list_, next_), std::swap(owner_, nextOwner_);
    }

    static bool isSame(const StateSet& a, const StateSet& b) {
        return a.mode == b.mode &&
               std::equal(a.range.begin(), a.range.begin() + a.symbols, b.range.begin()) &&
               std::equal(a.box.begin(), a.box.begin() + a.states, b.box.begin());
    }

    /// One set per mode, from `begin` on.
    void join(std::size_t begin, const std::array<double, kMostSymbols>& center) {
        for (std::size_t a = begin; a < next_.size(); ++a) moveCenter(next_[a], center);
        for (std::size_t a = begin; a < next_.size(); ++a)
            for (std::size_t b = a + 1; b < next_.size();)
                if (next_[a].mode == next_[b].mode) {
                    next_[a] = joined(next_[a], next_[b]);
                    next_.erase(next_.begin() + static_cast<std::ptrdiff_t>(b));
                } else {
                    ++b;
                }
    }

    /// The sets of one box are cut to what the row allows; those that are left are the first ones, and their
    /// number is given. A part of the box of which every line lies in what its row allows has lost no member
    /// by that; so the lines of later rows hold for it.
    std::size_t judge(BoxTrajectory& trajectory, std::span<StateSet> sets, std::size_t row) {
        const RecordRow& r = problem_.rows[row];
        for (const auto& [sensor, allowed] : r.measured) {
            const std::size_t output = problem_.sensors[sensor].output;
            forms_.clear();
            for (const StateSet& set : sets) forms_.push_back(flow_.output(set, output, r.time, r.inputs));
            Form y = forms_.front();
            Interval value = valueOf(sets.front(), y);
            if (sets.size() > 1) {
                StateSet all = sets.front();
                for (std::size_t n = 1; n < sets.size(); ++n) {
                    y = merged(all, y, sets[n], forms_[n]);
                    for (std::size_t j = 0; j < all.symbols; ++j)
                        all.range[j] = hull(all.range[j], sets[n].range[j]);
                }
                value = valueOf(all, y);
            }
            if (allowed.contains(value)) continue;
            std::size_t left = 0;
            for (std::size_t n = 0; n < sets.size(); ++n) {
                if (!problem_.sensors[sensor].cut(sets[n], forms_[n], allowed)) continue;
                if (left != n) sets[left] = sets[n];
                ++left;
            }
            if (left == 0) {
                trajectory.why = {row, static_cast<int>(sensor), value, allowed};
                return trajectory.excluded = true, 0;
            }
            const StateSet& any = sets.front();
            Line line{{}, y.rest + Interval(y.middle), allowed, row, sensor};
            for (std::size_t k = 0; k < any.parameters; ++k) line.slope[k] = y.slope[any.symbolOf[k]];
            trajectory.lines.push_back(line);
            sets = sets.first(left);
        }
        if (!r.rest) return sets.size();
        std::size_t left = 0;
        bool all = true;
        for (std::size_t n = 0; n < sets.size(); ++n) {
            StateSet& set = sets[n];
            bool possible = true;
            for (const std::size_t state : problem_.restStates) {
                all = all && set.box[state] == Interval(0.0);
                possible = possible && restrictState(set, state, 0.0);
            }
            if (row > 0 && problem_.restsBetween)
                all = all && flow_.rests(set, problem_.since(row), problem_.rows[row - 1].inputs);
            if (!possible || !tighten(set)) continue;
            if (left != n) sets[left] = set;
            ++left;
        }
        if (left == 0) {
            trajectory.why = {row, -1, Interval::empty(), Interval::empty()};
            return trajectory.excluded = true, 0;
        }
        trajectory.restOpen = trajectory.restOpen || !all;
        return left;
    }

    const VerifiedProblem& problem_;
    HybridFlow flow_;
    std::vector<StateSet> list_, next_;
    std::vector<Form> forms_;                               ///< of one output, of the sets of one box
    std::vector<std::size_t> owner_, nextOwner_;            ///< of each set: number of its box
    std::vector<LaneOutcome> outcomes_;                     ///< of the sets
    std::vector<BoxTrajectory> trajectories_;               ///< of the boxes, as the next
    std::vector<std::array<double, kMostSymbols>> centers_; ///< that the sets of a box share
};

/// A box about a center, for many lines: value = free + sum_k slope_k (p_k - center_k).
class Offsets {
  public:
    Offsets(const std::vector<Interval>& box, const std::array<double, kMostParameters>& center)
        : count_(box.size()) {
        for (std::size_t k = 0; k < count_; ++k) {
            const Interval offset = box[k] - Interval(center[k]);
            lower_[k] = offset.lower, upper_[k] = offset.upper, size_[k] = offset.magnitude();
        }
    }

    /// Computed to nearest and widened by a bound of its error: with n terms and S the sum of their sizes, it
    /// is at most (2 n + 2) 2^-53 S (Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed.,
    /// section 3.1: n products, n sums), below 3e-15 S for n <= 12; 1e-14 S covers the rounding of S and of
    /// the widening, 1e-300 products that are subnormal.
    Interval valueOf(const Line& line) const {
        double lower = line.free.lower, upper = line.free.upper, size = line.free.magnitude();
        for (std::size_t k = 0; k < count_; ++k) {
            const double a = line.slope[k] * lower_[k], b = line.slope[k] * upper_[k];
            lower += a < b ? a : b;
            upper += a < b ? b : a;
            size += rounding::magnitude(line.slope[k]) * size_[k];
        }
        const double error = 1e-14 * size + 1e-300;
        if (!(size < 1e300)) return Interval::entire();
        return {lower - error, upper + error};
    }

  private:
    std::size_t count_;
    double lower_[kMostParameters], upper_[kMostParameters], size_[kMostParameters];
};
static_assert(kMostParameters <= 12);

/// A box and everything that its trajectory says about its parts.
struct OfflineTask {
    std::vector<Interval> box;
    std::vector<PavingBox> done;
    std::vector<std::vector<Interval>> anew; ///< parts to be followed
    long long tested = 0, singleSteps = 0;
    bool followed = false;
};

class Paving {
  public:
    Paving(const VerifiedProblem& problem, const OfflineSettings& settings)
        : problem_(problem), settings_(settings) {
        for (std::size_t k = 0; k < problem.prior.size(); ++k)
            if (!problem.prior[k].isPoint() && std::count(problem.held.begin(), problem.held.end(), k) == 0)
                divided_.push_back(k);
        if (divided_.empty()) fail(sentence("Method", "The offline procedure has no unknown to divide."));
        if (!problem.resets.empty())
            fail(sentence(
                     "Method",
                     "The offline procedure holds every unknown constant; {} may change at rest (resets)."),
                 problem.names[problem.resets.front()]);
    }

    OfflineResult run(const Progress& progress) {
        OfflineResult result;
        std::vector<OfflineTask> frontier(1);
        frontier[0].box = problem_.prior;
        const int threads = settings_.threads > 0 ? settings_.threads : hardwareThreads();
        long long singleSteps = 0;
        std::vector<std::unique_ptr<OfflineFollower>> followers(
            static_cast<std::size_t>(std::max(1, threads)));
        while (!frontier.empty()) {
            if (result.tested + static_cast<long long>(frontier.size()) > settings_.mostBoxes) {
                result.exhausted = true;
                break;
            }
            const std::size_t groups = (frontier.size() + kOfflineTogether - 1) / kOfflineTogether;
            for (std::size_t begin = 0; begin < groups && !result.cancelled && !result.slow;
                 begin += kGroupsAtOnce) {
                const auto follow = [&](std::size_t group, int worker) {
                    auto& follower = followers[static_cast<std::size_t>(worker)];
                    if (!follower) follower = std::make_unique<OfflineFollower>(problem_);
                    const std::size_t first = (begin + group) * kOfflineTogether;
                    work(std::span(frontier).subspan(first,
                                                     std::min(kOfflineTogether, frontier.size() - first)),
                         *follower);
                };
                result.cancelled = !parallelForWorkers(std::min(kGroupsAtOnce, groups - begin), threads,
                                                       progress.stop, follow);
                const std::size_t from = begin * kOfflineTogether;
                for (std::size_t k = from;
                     k < std::min(frontier.size(), from + kGroupsAtOnce * kOfflineTogether); ++k)
                    singleSteps += frontier[k].singleSteps;
                result.slow = singleSteps > kMostSingleSteps;
            }
            if (result.cancelled) break;
            std::vector<OfflineTask> next;
            for (OfflineTask& task : frontier) {
                if (!task.followed) {
                    next.push_back({std::move(task.box), {}, {}});
                    continue;
                }
                result.simulated++;
                result.tested += task.tested;
                for (PavingBox& b : task.done) count(result, std::move(b));
                for (auto& box : task.anew) next.push_back({std::move(box), {}, {}});
            }
            frontier = std::move(next);
            result.slow = result.slow && !frontier.empty();
            if (result.slow) break;
            ProgressEvent event;
            event.phase = "dividing";
            event.done = static_cast<double>(result.tested);
            event.simulations = result.simulated;
            describe(event, result, frontier);
            progress.tell(event);
        }
        // What was not reached is undecided.
        for (OfflineTask& task : frontier) count(result, {Verdict::Undecided, task.box});
        return result;
    }

  private:
    /// What is not excluded so far: number of boxes, and their hull.
    void describe(ProgressEvent& event, const OfflineResult& result,
                  const std::vector<OfflineTask>& frontier) const {
        std::vector<Interval> all = kept_;
        for (const OfflineTask& task : frontier) unite(all, task.box);
        if (all.empty()) return;
        event.hasObjective = true;
        event.objective = static_cast<double>(result.admissible + result.undecided +
                                              static_cast<long long>(frontier.size()));
        event.populationEstimates.resize(2);
        for (const Interval& range : all) {
            event.estimate.push_back(range.middle());
            event.populationEstimates[0].push_back(range.lower);
            event.populationEstimates[1].push_back(range.upper);
        }
    }
    static void unite(std::vector<Interval>& all, const std::vector<Interval>& box) {
        if (all.empty()) all.assign(box.size(), Interval::empty());
        for (std::size_t k = 0; k < box.size(); ++k) all[k] = hull(all[k], box[k]);
    }

    void count(OfflineResult& result, PavingBox box) {
        Interval volume(1.0);
        for (const std::size_t k : divided_)
            volume *= Interval(box.box[k].upper) - Interval(box.box[k].lower);
        if (box.verdict == Verdict::Admissible) {
            result.admissible++;
            result.innerVolume = rounding::addDown(result.innerVolume, volume.lower);
        } else if (box.verdict == Verdict::Undecided) {
            result.undecided++;
        } else {
            result.excluded++;
        }
        if (box.verdict != Verdict::Excluded) {
            result.outerVolume = rounding::addUp(result.outerVolume, volume.upper);
            unite(kept_, box.box);
        }
        result.boxes.push_back(std::move(box));
    }

    bool small(const std::vector<Interval>& box) const {
        return std::all_of(divided_.begin(), divided_.end(),
                           [&](std::size_t k) { return !divisible(box, k); });
    }
    bool divisible(const std::vector<Interval>& box, std::size_t k) const {
        return box[k].width() > 1.000001 * settings_.accuracy * problem_.prior[k].width();
    }

    void work(std::span<OfflineTask> tasks, OfflineFollower& follower) const {
        std::vector<const std::vector<Interval>*> boxes;
        for (const OfflineTask& task : tasks) boxes.push_back(&task.box);
        const std::vector<BoxTrajectory> trajectories = follower.follow(boxes);
        for (std::size_t n = 0; n < tasks.size(); ++n) conclude(tasks[n], trajectories[n]);
    }
    void conclude(OfflineTask& task, const BoxTrajectory& trajectory) const {
        task.tested++;
        task.followed = true, task.singleSteps = trajectory.singleSteps;
        if (trajectory.excluded) {
            task.done.push_back({Verdict::Excluded, task.box, trajectory.why});
        } else if (trajectory.failed) {
            divide(task, task.box, {}, nullptr);
        } else if (trajectory.lines.empty() && !trajectory.restOpen) {
            task.done.push_back({Verdict::Admissible, task.box});
        } else if (small(task.box)) {
            task.done.push_back({Verdict::Undecided, task.box});
        } else {
            std::vector<std::size_t> open(trajectory.lines.size());
            for (std::size_t k = 0; k < open.size(); ++k) open[k] = k;
            divide(task, task.box, open, &trajectory);
        }
    }

    /// Halves the box in the direction that moves the open rows most, and judges the halves.
    void divide(OfflineTask& task, const std::vector<Interval>& box, const std::vector<std::size_t>& open,
                const BoxTrajectory* trajectory) const {
        std::size_t direction = divided_[0];
        double best = -1;
        for (const std::size_t k : divided_) {
            if (!divisible(box, k)) continue;
            double spread = 0;
            for (const std::size_t line : open)
                spread = std::max(spread, std::abs(trajectory->lines[line].slope[k]));
            spread = trajectory != nullptr && !open.empty() ? spread * box[k].width()
                                                            : box[k].width() / problem_.prior[k].width();
            if (spread > best) best = spread, direction = k;
        }
        if (best < 0) {
            task.done.push_back({Verdict::Undecided, box});
            return;
        }
        const double middle = box[direction].middle();
        for (const Interval half :
             {Interval(box[direction].lower, middle), Interval(middle, box[direction].upper)}) {
            std::vector<Interval> part = box;
            part[direction] = half;
            if (trajectory == nullptr)
                task.anew.push_back(std::move(part));
            else
                judge(task, part, open, *trajectory);
        }
    }

    void judge(OfflineTask& task, const std::vector<Interval>& box, const std::vector<std::size_t>& open,
               const BoxTrajectory& trajectory) const {
        task.tested++;
        std::vector<std::size_t> left;
        const Offsets offsets(box, trajectory.center);
        bool vague = trajectory.restOpen && !small(box);
        for (const std::size_t index : open) {
            const Line& line = trajectory.lines[index];
            const Interval value = offsets.valueOf(line);
            if (value.lower > line.allowed.upper || value.upper < line.allowed.lower) {
                task.done.push_back(
                    {Verdict::Excluded, box, {line.row, static_cast<int>(line.sensor), value, line.allowed}});
                return;
            }
            if (line.allowed.contains(value)) continue;
            left.push_back(index);
            vague = vague || line.free.upper - line.free.lower > kAnchorShare * (value.upper - value.lower);
        }
        if (left.empty() && !trajectory.restOpen)
            task.done.push_back({Verdict::Admissible, box});
        else if (vague)
            task.anew.push_back(box);
        else if (small(box))
            task.done.push_back({Verdict::Undecided, box});
        else
            divide(task, box, left, &trajectory);
    }

    const VerifiedProblem& problem_;
    const OfflineSettings& settings_;
    std::vector<std::size_t> divided_;
    std::vector<Interval> kept_; ///< hull of the boxes that are done and not excluded
};

} // namespace

OfflineResult identifyOffline(const VerifiedProblem& problem, const OfflineSettings& settings,
                              const Progress& progress) {
    return Paving(problem, settings).run(progress);
}

} // namespace rigor

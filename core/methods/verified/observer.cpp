#include "core/methods/verified/observer.h"

#include "core/methods/verified/sets/merger.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rigor {

namespace {

constexpr double kRestShare = 0.25;   ///< more of a box than this in its rest: it is loose
constexpr double kMergeAfter = 0.25;  ///< s between two mergings of a full list
constexpr std::size_t kRowsKept = 24; ///< of the close view of a contradiction
constexpr double kSmallShare = 0.1;   ///< volume that a small overestimation adds

/// Removes the members that `keep` refuses; the last ones take their places.
template <class Keep> void filter(std::vector<StateSet>& list, std::size_t from, Keep keep) {
    for (std::size_t k = from; k < list.size();) {
        if (keep(list[k])) {
            ++k;
            continue;
        }
        if (k + 1 < list.size()) list[k] = list.back();
        list.pop_back();
    }
}

std::vector<bool> measuredStates(const VerifiedProblem& problem) {
    std::vector<bool> measured;
    for (const Variable& state : problem.model->states())
        measured.push_back(std::any_of(problem.sensors.begin(), problem.sensors.end(),
                                       [&](const RecordSensor& s) { return s.name == state.name; }));
    return measured;
}

/// The hull of two sets in the same mode, as a box.
StateSet boxHull(const StateSet& a, const StateSet& b) {
    StateSet set = a;
    set.spent |= b.spent, set.held &= b.held, set.fresh |= b.fresh;
    for (std::size_t i = 0; i < a.states; ++i) set.box[i] = hull(a.box[i], b.box[i]);
    for (std::size_t k = 0; k < a.parameters; ++k) set.parameter(k) = hull(a.parameter(k), b.parameter(k));
    anchor(set);
    return set;
}

} // namespace

Observer::Observer(const VerifiedProblem& problem, const ObserverSettings& settings)
    : problem_(problem), settings_(settings), flow_(problem.flow()),
      subdivision_(settings.rule, settings.parts, measuredStates(problem), problem.prior) {
    for (const Interval& range : problem.prior) perPrior_.push_back(1 / std::max(range.width(), 1e-300));
}

void Observer::exclude(const Exclusion& why) {
    result_.exclusions.insert(result_.exclusions.begin(), why);
    if (result_.exclusions.size() > 20) result_.exclusions.pop_back();
}

/// Steps 4 to 6: every sensor of the row, and rest.
bool Observer::keeps(StateSet& set, std::size_t row) {
    const RecordRow& r = problem_.rows[row];
    for (const auto& [sensor, allowed] : r.measured) {
        const Form y = flow_.output(set, problem_.sensors[sensor].output, r.time, r.inputs);
        const Interval before = valueOf(set, y);
        if (!problem_.sensors[sensor].cut(set, y, allowed))
            return exclude({row, static_cast<int>(sensor), before, allowed}), false;
    }
    for (const MovedValue& value : r.moved) {
        const auto y = problem_.reading(flow_, set, row, value);
        if (!y) continue;
        const Interval before = valueOf(set, *y);
        if (!contract(set, *y, value.allowed) || !tighten(set))
            return exclude({row, static_cast<int>(value.sensor), before, value.allowed}), false;
    }
    if (!r.flagged) return true;
    // Nothing has moved since the last row: members that move were not there.
    if (row > 0 && problem_.restsBetween &&
        !flow_.holdStill(set, problem_.justBefore(row), problem_.rows[row - 1].inputs))
        return exclude({row, -1, set.box[0], set.box[0]}), false;
    for (const std::size_t state : problem_.restStates) {
        const Interval before = set.box[state];
        if (!restrictState(set, state, 0.0) || !tighten(set)) return exclude({row, -1, before, 0.0}), false;
    }
    return true;
}

/// Anchors a set whose states are no longer described by their symbols (loose) once it has its window behind
/// it, or moves centers that are off.
void Observer::refresh(StateSet& set, std::size_t row, bool loose, bool off) const {
    if (row > 0) set.age += problem_.rows[row].shownTime - problem_.rows[row - 1].shownTime;
    if (loose && set.age >= problem_.window - 1e-9)
        anchor(set);
    else if (off)
        recenter(set);
}
void Observer::refresh(StateSet& set, std::size_t row) const {
    bool loose = false, off = false;
    for (std::size_t i = 0; i < set.states; ++i)
        loose = loose || set.form[i].rest.width() > kRestShare * set.box[i].width();
    for (std::size_t j = 0; j < set.symbols; ++j) off = off || !set.range[j].contains(set.center[j]);
    refresh(set, row, loose, off);
}

void Observer::correct(std::size_t row) {
    filter(list_, settled_, [&](StateSet& set) {
        if (!keeps(set, row)) return false;
        refresh(set, row);
        return true;
    });
    settled_ = 0;
}

/// Step 7: at rest the parameters that may change go back to their bounds.
void Observer::resetParameters() {
    for (StateSet& set : list_) {
        anchor(set);
        for (const std::size_t k : problem_.resets) set.parameter(k) = problem_.prior[k];
        flow_.renew(set, problem_.resets);
    }
    // Sets that differ in nothing else are one.
    next_.clear();
    for (const StateSet& set : list_) {
        const bool known = std::any_of(next_.begin(), next_.end(), [&](const StateSet& o) {
            if (o.mode != set.mode || (set.spent & ~o.spent) != 0 || (o.held & ~set.held) != 0 ||
                (set.fresh & ~o.fresh) != 0)
                return false;
            for (std::size_t i = 0; i < set.states; ++i)
                if (!o.box[i].contains(set.box[i])) return false;
            for (std::size_t k = 0; k < set.parameters; ++k)
                if (!o.parameter(k).contains(set.parameter(k))) return false;
            return true;
        });
        if (!known) next_.push_back(set);
    }
    std::swap(list_, next_);
}

/// Step 8: pairs whose hull adds little are joined; never across modes. At most `most` are left, or where 0
/// all but those whose hull adds little.
void Observer::merge(std::size_t most) {
    if (list_.size() <= std::max<std::size_t>(most, 1)) return;
    Merger merger(list_, problem_.unknown.size());
    const auto join = [&](std::size_t into, std::size_t other) {
        list_[into] = boxHull(list_[into], list_[other]);
    };
    if (most > 0)
        merger.reduceTo(most, join);
    else
        merger.joinClose(kSmallShare, join);
    std::size_t left = 0;
    for (std::size_t k = 0; k < list_.size(); ++k) {
        if (!merger.isLeft(k)) continue;
        if (left != k) list_[left] = list_[k];
        ++left;
    }
    list_.resize(left);
}

/// Step 2, one set. Where the inputs leave open which mode a set at rest enters, the step itself divides the
/// parameter that decides, exactly at the input.
void Observer::split(std::size_t at, std::size_t row) {
    const auto cut = subdivision_.choose(flow_, list_[at], problem_.step(row, false));
    if (!cut) return;
    parts_.clear();
    divide(list_[at], *cut, parts_);
    // A set without a possible part is left to the next row, which says why it is excluded.
    if (parts_.empty()) return;
    list_[at] = parts_.front();
    list_.insert(list_.end(), parts_.begin() + 1, parts_.end());
}

void Observer::subdivide(std::size_t row) {
    if (list_.size() >= settings_.maxSets) return;
    // Candidates: the largest product of diameters; sets at rest have none that moves.
    candidates_.clear();
    for (std::size_t k = 0; k < list_.size(); ++k) {
        const StateSet& set = list_[k];
        double product = 1;
        for (std::size_t i = 0; i < set.states; ++i) product *= set.box[i].upper - set.box[i].lower;
        for (std::size_t p = 0; p < set.parameters; ++p)
            if (!set.parameter(p).isPoint())
                product *= (set.parameter(p).upper - set.parameter(p).lower) * perPrior_[p];
        if (product > 0) candidates_.emplace_back(-product, k);
    }
    const std::size_t room = settings_.maxSets - list_.size();
    const std::size_t more = static_cast<std::size_t>(settings_.parts) - 1;
    const std::size_t count = std::min({settings_.subdivisions, candidates_.size(), room / more});
    std::partial_sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count),
                      candidates_.end());
    subdivision_.look(list_);
    for (std::size_t k = 0; k < count; ++k) {
        const StateSet& set = list_[candidates_[k].second];
        if (!flow_.rests(set, problem_.rows[row].time, problem_.rows[row].inputs))
            split(candidates_[k].second, row);
    }
}

/// Steps 3 to 6 in lanes for the sets that allow it, which then are the first of the list; step 3 for the
/// others.
void Observer::predict(std::size_t row) {
    next_.clear();
    dividedNow_ = 0;
    const RecordRow& then = problem_.rows[row + 1];
    const StepInputs step = problem_.step(row, then.flagged);
    targets_.states.clear();
    targets_.looseShare = kRestShare;
    bool all = !then.flagged && then.moved.empty();
    for (const auto& [sensor, allowed] : then.measured) {
        if (const auto state = problem_.sensors[sensor].state)
            targets_.states.emplace_back(*state, allowed);
        else
            all = false;
    }
    if (!all) targets_.states.clear();
    targets_.renewed = 0;
    for (const std::size_t k : problem_.resets)
        if (then.flagged) targets_.renewed |= std::uint32_t{1} << k;
    flow_.advanceInLanes(list_, step, targets_, outcomes_);
    result_.steps += static_cast<long long>(list_.size());
    // What lanes have left undone goes to next_; the last sets take the free places.
    std::size_t left = list_.size();
    for (std::size_t k = 0; k < left;) {
        if ((outcomes_[k] & kLaneDone) == 0) {
            if (!follow(list_[k], step, row)) return;
            --left;
            if (k != left) list_[k] = list_[left], outcomes_[k] = outcomes_[left];
            continue;
        }
        if (all)
            refresh(list_[k], row + 1, (outcomes_[k] & kLaneLoose) != 0,
                    (outcomes_[k] & kLaneOffMiddle) != 0);
        ++k;
    }
    list_.resize(left);
    settled_ = all ? left : 0;
    list_.insert(list_.end(), next_.begin(), next_.end());
}

/// One set by itself, to next_; false if no enclosure was found. A set too wide for one is divided.
bool Observer::follow(const StateSet& set, const StepInputs& step, std::size_t row, int depth) {
    constexpr int kMostHalvings = 12;
    const std::size_t before = next_.size();
    if (!flow_.advance(set, step, next_)) {
        next_.resize(before);
        const std::string reason = flow_.reason();
        std::vector<StateSet> parts;
        if (depth < kMostHalvings && dividedNow_ < std::max<std::size_t>(settings_.maxSets, 16))
            if (const auto cut = subdivision_.toFollow(flow_, set, step)) divide(set, *cut, parts);
        ++dividedNow_;
        for (std::size_t k = 0; k < parts.size(); ++k)
            if (!follow(parts[k], step, row, depth + 1)) return false;
        if (!parts.empty()) return true;
        result_.failure = reason;
        result_.failedAt = problem_.rows[row].shownTime;
        return false;
    }
    // Parts of one set that are in the same mode again are one.
    for (std::size_t a = before; a < next_.size(); ++a)
        for (std::size_t b = a + 1; b < next_.size();)
            if (next_[a].mode == next_[b].mode) {
                next_[a] = boxHull(next_[a], next_[b]);
                next_.erase(next_.begin() + static_cast<std::ptrdiff_t>(b));
            } else {
                ++b;
            }
    if (next_.size() == before)
        exclude({row + 1, step.still ? -1 : -2, Interval::empty(), Interval::empty()});
    return true;
}

VerifiedHull Observer::hullAt(std::size_t row) const {
    VerifiedHull h;
    h.row = row;
    h.sets = list_.size();
    h.states.assign(problem_.model->states().size(), Interval::empty());
    h.parameters.assign(problem_.unknown.size(), Interval::empty());
    for (const StateSet& set : list_) {
        for (std::size_t i = 0; i < h.states.size(); ++i) h.states[i] = hull(h.states[i], set.box[i]);
        for (std::size_t k = 0; k < h.parameters.size(); ++k)
            h.parameters[k] = hull(h.parameters[k], set.parameter(k));
    }
    return h;
}

/// Within a motion sets only lose members: at its end the hulls are the narrowest, and they hold for all of
/// it.
void Observer::endPhase(std::size_t row) {
    if (phase_ && !list_.empty())
        for (const std::size_t k : problem_.resets) {
            Interval all = Interval::empty();
            for (const StateSet& set : list_) all = hull(all, set.parameter(k));
            result_.phases.push_back({*phase_, row, k, all});
        }
    phase_.reset();
}

/// For the close view of a contradiction.
void Observer::keepRow(std::size_t row) {
    if (result_.closing.size() == kRowsKept) result_.closing.erase(result_.closing.begin());
    VerifiedHull h;
    h.row = row, h.sets = list_.size();
    h.states.assign(problem_.model->states().size(), Interval::empty());
    for (const StateSet& set : list_)
        for (std::size_t i = 0; i < h.states.size(); ++i) h.states[i] = hull(h.states[i], set.box[i]);
    result_.closing.push_back(std::move(h));
}

/// Parts that the data have not told apart since they were divided are one again; and a full list makes room
/// for new boundaries: what ramps of the inputs have cut into slices is joined.
void Observer::makeRoom(double time) {
    constexpr double kClock = 1e-9; // s
    if (settings_.joinEvery > 0 && time >= joined_ + settings_.joinEvery - kClock) {
        merge(0);
        joined_ = merged_ = time;
    }
    if (list_.size() > settings_.maxSets ||
        (list_.size() == settings_.maxSets && time >= merged_ + kMergeAfter - kClock)) {
        merge(std::max<std::size_t>(1, settings_.maxSets * 6 / 10));
        merged_ = time;
    }
}

ObserverResult Observer::run(const Progress& progress,
                             const std::function<void(const ObserverResult&)>& told) {
    result_ = {};
    const RecordRow& first = problem_.rows.front();
    list_ = flow_.start(problem_.prior, first.time, first.inputs);
    merged_ = joined_ = first.shownTime;
    double reported = -1e300;
    bool reinitialised = settings_.reinitialise <= 0;
    auto clock = std::chrono::steady_clock::now();
    const auto report = [&](std::size_t row) {
        result_.hulls.push_back(hullAt(row));
        const auto now = std::chrono::steady_clock::now();
        result_.seconds.push_back(std::chrono::duration<double>(now - clock).count());
        clock = now;
        if (told) told(result_);
    };
    phase_.reset();
    if (!first.flagged) phase_ = 0;
    for (std::size_t row = 0;; ++row) {
        correct(row);
        const bool last = row + 1 == problem_.rows.size(), flagged = problem_.rows[row].flagged;
        if (flagged || last) endPhase(row);
        if (flagged && !last && !problem_.rows[row + 1].flagged) phase_ = row;
        if (!list_.empty() && flagged) {
            resetParameters();
            if (!resting_) merge(std::max<std::size_t>(1, settings_.maxSets / 16));
            resting_ = true;
        } else if (!flagged) {
            resting_ = false;
        }
        makeRoom(problem_.rows[row].shownTime);
        result_.largest = std::max(result_.largest, list_.size());
        if (list_.empty()) {
            result_.contradiction =
                result_.exclusions.empty() ? Exclusion{row, -2, {}, {}} : result_.exclusions.front();
            break;
        }
        if (!reinitialised && problem_.rows[row].shownTime >= settings_.reinitialise) {
            merge(1);
            reinitialised = true;
        }
        keepRow(row);
        // Where rest begins or ends too: between two reports what is said of a parameter holds.
        const bool turns = !problem_.resets.empty() && row > 0 && flagged != problem_.rows[row - 1].flagged;
        const bool due = problem_.rows[row].shownTime >= reported + settings_.reportEvery - 1e-9;
        if (due) reported = problem_.rows[row].shownTime;
        if (last || due || turns) report(row);
        if (last) break;
        if (progress.stopRequested()) {
            endPhase(row);
            result_.cancelled = true;
            break;
        }
        if (!flagged) subdivide(row);
        predict(row);
        if (!result_.failure.empty()) break;
    }
    for (const StateSet& set : list_) {
        VerifiedHull h;
        h.sets = 1;
        h.states.assign(set.box.begin(), set.box.begin() + static_cast<std::ptrdiff_t>(set.states));
        for (std::size_t k = 0; k < set.parameters; ++k) h.parameters.push_back(set.parameter(k));
        result_.lists.push_back(std::move(h));
    }
    return std::move(result_);
}

} // namespace rigor

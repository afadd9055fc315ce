#include "core/methods/verified/batch.h"

#include "core/methods/verified/lanes/linear_bounds.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

namespace rigor {

namespace {

/// One way through the record with given ranges of the symbols.
class BatchRun {
  public:
    BatchRun(const VerifiedProblem& problem, HybridFlow& flow, const std::vector<Interval>& constant,
             const std::map<std::pair<std::size_t, std::size_t>, Interval>& epochs)
        : problem_(problem), flow_(flow), constant_(constant), known_(epochs) {}

    /// A symbol of the pass: an unknown, from a row on.
    struct Symbol {
        std::size_t parameter = 0, row = 0;
        Interval start;
    };
    struct Inequality {
        std::array<double, kMostSymbols> slope;
        double lower, upper;
        std::size_t row;
        std::size_t sensor;
        Interval allowed;
    };

    void run(double reportEvery, const Progress& progress) {
        const RecordRow& first = problem_.rows.front();
        list_ = flow_.start(constant_, first.time, first.inputs);
        trajectory.largest = list_.size();
        const StateSet& start = list_.front();
        symbols_.resize(start.symbols);
        for (std::size_t k = 0; k < problem_.unknown.size(); ++k)
            symbols_[start.symbolOf[k]] = {k, 0, start.parameter(k)};
        center_ = start.center;
        double reported = -1e300;
        for (std::size_t row = 0;; ++row) {
            if (!correct(row)) return;
            if (problem_.rows[row].flagged) reset(row);
            const bool last = row + 1 == problem_.rows.size();
            if (last || problem_.rows[row].shownTime >= reported + reportEvery - 1e-9) {
                trajectory.hulls.push_back(hullAt(row));
                reported = problem_.rows[row].shownTime;
            }
            if (last) return;
            if (row % 256 == 0 && progress.stopRequested()) {
                trajectory.cancelled = true;
                return;
            }
            if (!predict(row)) return;
        }
    }

    ObserverResult trajectory;
    std::vector<Inequality> inequalities;
    std::vector<Symbol> retired; ///< with what was known of them, in `start`
    const std::vector<Symbol>& symbols() const { return symbols_; }
    const std::array<double, kMostSymbols>& center() const { return center_; }
    /// What is left of a symbol at the end of the pass.
    Interval range(std::size_t j) const {
        Interval all = Interval::empty();
        for (const StateSet& set : list_) all = hull(all, set.range[j]);
        return all;
    }

  private:
    bool correct(std::size_t row) {
        const RecordRow& r = problem_.rows[row];
        if (r.rest && row > 0 && problem_.restsBetween) {
            std::erase_if(list_, [&](StateSet& set) {
                return !flow_.holdStill(set, problem_.justBefore(row), problem_.rows[row - 1].inputs);
            });
            if (list_.empty()) return contradiction({row, -1, Interval::empty(), Interval::empty()});
        }
        for (std::size_t k = 0; r.rest && k < problem_.restStates.size(); ++k) {
            const std::size_t state = problem_.restStates[k];
            next_.clear();
            Interval before = Interval::empty();
            for (StateSet& set : list_) {
                before = hull(before, set.box[state]);
                if (restrictState(set, state, 0.0) && tighten(set)) next_.push_back(set);
            }
            if (next_.empty()) return contradiction({row, -1, before, 0.0});
            std::swap(list_, next_);
        }
        for (const auto& [sensor, allowed] : r.measured) {
            const auto output = [&](StateSet& set) -> std::optional<Form> {
                return flow_.output(set, problem_.sensors[sensor].output, r.time, r.inputs);
            };
            const auto cut = [&](StateSet& set, const Form& y) {
                return problem_.sensors[sensor].cut(set, y, allowed);
            };
            if (!correct(row, sensor, allowed, output, cut)) return false;
        }
        for (const MovedValue& value : r.moved) {
            const auto output = [&](StateSet& set) { return problem_.reading(flow_, set, row, value); };
            const auto cut = [&](StateSet& set, const Form& y) {
                return contract(set, y, value.allowed) && tighten(set);
            };
            if (!correct(row, value.sensor, value.allowed, output, cut)) return false;
        }
        return true;
    }
    /// By one value: cut(set, y) with y = output(set), which may be nothing.
    template <class Output, class Cut>
    bool correct(std::size_t row, std::size_t sensor, const Interval& allowed, const Output& output,
                 const Cut& cut) {
        Form all;
        StateSet hullOf;
        next_.clear();
        Interval before = Interval::empty();
        bool first = true;
        for (StateSet& set : list_) {
            const std::optional<Form> y = output(set);
            if (!y) return true; // of no set: an inequality must hold for all of them
            before = hull(before, valueOf(set, *y));
            all = first ? *y : merged(hullOf, all, set, *y);
            if (first) {
                hullOf = set;
            } else {
                for (std::size_t j = 0; j < set.symbols; ++j)
                    hullOf.range[j] = hull(hullOf.range[j], set.range[j]);
            }
            first = false;
            StateSet rest = set;
            if (cut(rest, *y)) next_.push_back(rest);
        }
        const double lower = rounding::addDown(allowed.lower, -rounding::addUp(all.middle, all.rest.upper));
        const double upper = rounding::addUp(allowed.upper, -rounding::addDown(all.middle, all.rest.lower));
        inequalities.push_back({all.slope, lower, upper, row, sensor, allowed});
        if (next_.empty()) return contradiction({row, static_cast<int>(sensor), before, allowed});
        std::swap(list_, next_);
        return true;
    }
    bool contradiction(const Exclusion& why) {
        trajectory.contradiction = why;
        trajectory.exclusions.push_back(why);
        return false;
    }

    /// New values of the parameters that may change at rest. A value that no state has used yet is forgotten.
    void reset(std::size_t row) {
        const bool last = row + 1 == problem_.rows.size() || !problem_.rows[row + 1].flagged;
        for (const std::size_t k : problem_.resets) {
            const std::size_t old = list_.front().symbolOf[k];
            bool used = false;
            for (const StateSet& set : list_)
                for (std::size_t i = 0; i < set.states; ++i) used = used || set.form[i].slope[old] != 0;
            std::size_t j = old;
            // What is known of a value that has left no trace is of no use later.
            if (!used) std::erase_if(inequalities, [&](const Inequality& i) { return i.slope[old] != 0; });
            if (used) {
                j = symbols_.size();
                if (j < kMostSymbols)
                    symbols_.emplace_back();
                else
                    j = retire();
            }
            const auto known = known_.find({row, k});
            const Interval range = last && known != known_.end() ? known->second : problem_.prior[k];
            symbols_[j] = {k, row, range};
            center_[j] = range.middle();
            for (StateSet& set : list_) {
                set.symbols = symbols_.size();
                set.symbolOf[k] = static_cast<std::uint8_t>(j);
                set.range[j] = range;
                set.center[j] = center_[j];
                for (std::size_t i = 0; i < set.states; ++i) set.form[i].slope[j] = 0;
            }
        }
        for (StateSet& set : list_) flow_.renew(set, problem_.resets);
        join();
    }

    /// Takes the oldest value of a parameter that may change out of forms and inequalities: its range goes to
    /// their rests. Its symbol is free then.
    std::size_t retire() {
        const auto isCurrent = [&](std::size_t j) {
            const Symbol& symbol = symbols_[j];
            return std::count(problem_.resets.begin(), problem_.resets.end(), symbol.parameter) == 0 ||
                   list_.front().symbolOf[symbol.parameter] == j;
        };
        std::size_t oldest = kMostSymbols;
        for (std::size_t j = problem_.model->states().size(); j < symbols_.size(); ++j)
            if (!isCurrent(j) && (oldest == kMostSymbols || symbols_[j].row < symbols_[oldest].row))
                oldest = j;
        if (oldest == kMostSymbols)
            fail(sentence("Method", "The batch procedure follows at most {} states, unknowns and values that "
                                    "are new at a standstill."),
                 kMostSymbols);
        std::vector<Interval> box(symbols_.size());
        for (std::size_t j = 0; j < box.size(); ++j) box[j] = range(j) - Interval(center_[j]);
        LinearBounds bounds(box);
        for (const Inequality& i : inequalities) bounds.add(i.slope.data(), i.lower, i.upper);
        // Where they contradict each other the pass finds it at its end, by what is left of them. What they
        // say of the others is kept in the ranges: without this symbol they say less.
        if (bounds.tighten(bounds.rows())) {
            box = bounds.box();
            for (StateSet& set : list_)
                for (std::size_t j = 0; j < box.size(); ++j) {
                    const Interval left = intersection(set.range[j], box[j] + Interval(center_[j]));
                    if (!left.isEmpty()) set.range[j] = left;
                }
        }
        const Symbol& symbol = symbols_[oldest];
        retired.push_back({symbol.parameter, symbol.row,
                           intersection(box[oldest] + Interval(center_[oldest]), symbol.start)});
        for (Inequality& i : inequalities) {
            const Interval left = Interval(i.lower, i.upper) - Interval(i.slope[oldest]) * box[oldest];
            if (i.slope[oldest] != 0) i.lower = left.lower, i.upper = left.upper;
            i.slope[oldest] = 0;
        }
        for (StateSet& set : list_)
            for (std::size_t i = 0; i < set.states; ++i) {
                double& slope = set.form[i].slope[oldest];
                set.form[i].rest += Interval(slope) * (set.range[oldest] - Interval(set.center[oldest]));
                slope = 0;
            }
        return oldest;
    }

    /// One set per mode.
    void join() {
        for (std::size_t a = 0; a < list_.size(); ++a)
            for (std::size_t b = a + 1; b < list_.size();)
                if (list_[a].mode == list_[b].mode) {
                    list_[a] = joined(list_[a], list_[b]);
                    list_.erase(list_.begin() + static_cast<std::ptrdiff_t>(b));
                } else {
                    ++b;
                }
    }

    bool predict(std::size_t row) {
        next_.clear();
        const StepInputs step = problem_.step(row, problem_.rows[row + 1].rest);
        for (const StateSet& set : list_) {
            trajectory.steps += 1;
            if (flow_.advance(set, step, next_)) continue;
            trajectory.failure = flow_.reason();
            trajectory.failedAt = problem_.rows[row].shownTime;
            return false;
        }
        if (next_.empty())
            return contradiction({row + 1, step.still ? -1 : -2, Interval::empty(), Interval::empty()});
        std::swap(list_, next_);
        for (StateSet& set : list_) moveCenter(set, center_);
        join();
        trajectory.largest = std::max(trajectory.largest, list_.size());
        return true;
    }

    VerifiedHull hullAt(std::size_t row) const {
        VerifiedHull h;
        h.row = row, h.sets = list_.size();
        h.states.assign(problem_.model->states().size(), Interval::empty());
        h.parameters.assign(problem_.unknown.size(), Interval::empty());
        for (const StateSet& set : list_) {
            for (std::size_t i = 0; i < h.states.size(); ++i) h.states[i] = hull(h.states[i], set.box[i]);
            for (std::size_t k = 0; k < h.parameters.size(); ++k)
                h.parameters[k] = hull(h.parameters[k], set.parameter(k));
        }
        return h;
    }

    const VerifiedProblem& problem_;
    HybridFlow& flow_;
    const std::vector<Interval>& constant_;
    const std::map<std::pair<std::size_t, std::size_t>, Interval>& known_;
    std::vector<StateSet> list_, next_;
    std::vector<Symbol> symbols_;
    std::array<double, kMostSymbols> center_{};
};

class Batch {
  public:
    Batch(const VerifiedProblem& problem, const BatchSettings& settings, const Progress& progress,
          const std::function<void(const ObserverResult&)>& told)
        : problem_(problem), settings_(settings), progress_(progress), told_(told), flow_(problem.flow()),
          constant_(problem.prior) {}

    BatchIdentification run() {
        if (!narrowFirst()) return std::move(result_);
        double before = std::numeric_limits<double>::infinity();
        for (int k = 0; k < settings_.passes; ++k) {
            const auto begin = std::chrono::steady_clock::now();
            BatchRun pass(problem_, flow_, constant_, known_);
            pass.run(settings_.reportEvery, progress_);
            pass.trajectory.seconds.assign(pass.trajectory.hulls.size(), 0.0);
            const bool followed = pass.trajectory.failure.empty();
            if (!followed) {
                // What was followed before counts; the trajectory is told by the observer, which came to the
                // end.
                result_.notFollowed = pass.trajectory.failedAt;
                result_.trajectory = observed_;
            } else {
                result_.notFollowed.reset();
                result_.trajectory = pass.trajectory;
            }
            if (pass.trajectory.contradiction || pass.trajectory.cancelled) break;
            if (!narrow(pass, followed) || !meetObserver()) break;
            if (told_) told_(result_.trajectory);
            double total = 0;
            BatchPass summary;
            for (std::size_t p = 0; p < constant_.size(); ++p) {
                summary.widths.push_back(result_.parameters[p].width());
                total += std::log(std::max(result_.parameters[p].width(), 1e-300));
            }
            summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            result_.passes.push_back(summary);
            if (!(total < before - 0.02)) break;
            before = total;
        }
        return std::move(result_);
    }

  private:
    /// The observer's hulls are where the first linear forms are taken.
    bool narrowFirst() {
        ObserverSettings settings = settings_.observer;
        settings.reportEvery =
            0; // every row: values of the parameters that change are read at the ends of their time
        const ObserverResult trajectory = Observer(problem_, settings).run(progress_);
        result_.trajectory = observed_ = trajectory;
        result_.phases = trajectory.phases;
        everyRow_ = trajectory.hulls;
        if (trajectory.contradiction || trajectory.cancelled || trajectory.hulls.empty()) return false;
        const auto resets = [&](std::size_t k) {
            return std::count(problem_.resets.begin(), problem_.resets.end(), k) > 0;
        };
        for (std::size_t k = 0; k < constant_.size(); ++k)
            if (!resets(k))
                for (const VerifiedHull& h : trajectory.hulls)
                    constant_[k] = intersection(constant_[k], h.parameters[k]);
        std::size_t from = 0;
        bool open = false;
        for (std::size_t row = 0; row < problem_.rows.size(); ++row) {
            const bool flagged = problem_.rows[row].flagged;
            if (flagged && (row + 1 == problem_.rows.size() || !problem_.rows[row + 1].flagged))
                from = row, open = true;
            if (flagged || !open || row >= trajectory.hulls.size()) continue;
            for (const std::size_t k : problem_.resets) {
                const auto [at, isNew] = known_.try_emplace({from, k}, problem_.prior[k]);
                at->second = intersection(at->second, trajectory.hulls[row].parameters[k]);
            }
        }
        thinOut();
        return true;
    }

    /// What both say holds, so it is never wider than what the observer says alone. False: nothing is left.
    bool meetObserver() {
        const auto meet = [](std::vector<Interval>& mine, const std::vector<Interval>& other) {
            bool left = true;
            for (std::size_t k = 0; k < mine.size(); ++k) {
                mine[k] = intersection(mine[k], other[k]);
                left = left && !mine[k].isEmpty();
            }
            return left;
        };
        for (VerifiedHull& h : result_.trajectory.hulls) {
            if (h.row >= everyRow_.size()) continue;
            const VerifiedHull& other = everyRow_[h.row];
            if (meet(h.states, other.states) && meet(h.parameters, other.parameters)) continue;
            result_.trajectory.contradiction = Exclusion{h.row, -3, Interval::empty(), Interval::empty()};
            result_.trajectory.exclusions = {*result_.trajectory.contradiction};
            return false;
        }
        for (const VerifiedPhase& phase : observed_.phases) {
            const auto same =
                std::find_if(result_.phases.begin(), result_.phases.end(), [&](const VerifiedPhase& p) {
                    return p.from == phase.from && p.parameter == phase.parameter;
                });
            if (same == result_.phases.end())
                result_.phases.push_back(phase);
            else
                same->value = intersection(same->value, phase.value);
        }
        return true;
    }

    /// Of the observer's rows those that are reported.
    void thinOut() {
        std::vector<VerifiedHull> hulls;
        std::vector<double> seconds;
        double reported = -1e300, spent = 0;
        for (std::size_t k = 0; k < observed_.hulls.size(); ++k) {
            spent += observed_.seconds[k];
            const double time = problem_.rows[observed_.hulls[k].row].shownTime;
            if (k + 1 < observed_.hulls.size() && time < reported + settings_.reportEvery - 1e-9) continue;
            hulls.push_back(observed_.hulls[k]), seconds.push_back(spent);
            reported = time, spent = 0;
        }
        observed_.hulls = std::move(hulls), observed_.seconds = std::move(seconds);
    }

    /// Linear programming over all rows; false: proven empty, with the first row that makes it so.
    bool narrow(const BatchRun& pass, bool followed) {
        const std::size_t n = pass.symbols().size();
        std::vector<Interval> box(n);
        for (std::size_t j = 0; j < n; ++j) box[j] = pass.range(j) - Interval(pass.center()[j]);
        LinearBounds bounds(box);
        for (const auto& row : pass.inequalities) bounds.add(row.slope.data(), row.lower, row.upper);
        for (int again = 0; again < 2; ++again)
            if (!bounds.tighten(bounds.rows())) return firstContradiction(pass, box);
        if (followed) {
            result_.parameters.assign(constant_.size(), Interval::empty());
            result_.phases.clear();
        } else {
            result_.parameters = observed_.hulls.back().parameters;
            result_.phases = observed_.phases;
        }
        const auto learn = [&](const BatchRun::Symbol& symbol, const Interval& value) {
            const auto [at, isNew] =
                known_.try_emplace({symbol.row, symbol.parameter}, problem_.prior[symbol.parameter]);
            at->second = intersection(at->second, value);
            // Of a pass that ends early the observer's motions stay, which go on to the end of the record.
            if (followed)
                result_.phases.push_back(
                    {symbol.row, problem_.endOfPhase(symbol.row), symbol.parameter, at->second});
        };
        for (const BatchRun::Symbol& symbol : pass.retired) learn(symbol, symbol.start);
        for (std::size_t j = 0; j < n; ++j) {
            const BatchRun::Symbol& symbol = pass.symbols()[j];
            if (j < problem_.model->states().size()) continue;
            const Interval value = intersection(bounds.box()[j] + Interval(pass.center()[j]), symbol.start);
            const bool constant =
                std::count(problem_.resets.begin(), problem_.resets.end(), symbol.parameter) == 0;
            if (constant) {
                constant_[symbol.parameter] = intersection(constant_[symbol.parameter], value);
            } else {
                learn(symbol, value);
                if (!followed) continue;
            }
            result_.parameters[symbol.parameter] = constant ? constant_[symbol.parameter] : value;
        }
        return true;
    }

    /// The first row with which the inequalities have no solution.
    bool firstContradiction(const BatchRun& pass, const std::vector<Interval>& box) {
        const auto possible = [&](std::size_t rows) {
            LinearBounds bounds(box);
            for (std::size_t k = 0; k < rows; ++k) {
                const auto& row = pass.inequalities[k];
                bounds.add(row.slope.data(), row.lower, row.upper);
            }
            return bounds.tighten(rows);
        };
        std::size_t low = 0, high = pass.inequalities.size();
        while (low + 1 < high) {
            const std::size_t middle = (low + high) / 2;
            (possible(middle) ? low : high) = middle;
        }
        const auto& row = pass.inequalities[high - 1];
        result_.trajectory.contradiction =
            Exclusion{row.row, static_cast<int>(row.sensor), Interval::empty(), row.allowed};
        result_.trajectory.exclusions = {*result_.trajectory.contradiction};
        return false;
    }

    const VerifiedProblem& problem_;
    const BatchSettings& settings_;
    const Progress& progress_;
    const std::function<void(const ObserverResult&)>& told_;
    HybridFlow flow_;
    std::vector<Interval> constant_;
    std::map<std::pair<std::size_t, std::size_t>, Interval> known_;
    ObserverResult observed_;
    std::vector<VerifiedHull> everyRow_; ///< of the observer
    BatchIdentification result_;
};

} // namespace

BatchIdentification identifyBatch(const VerifiedProblem& problem, const BatchSettings& settings,
                                  const Progress& progress,
                                  const std::function<void(const ObserverResult&)>& told) {
    return Batch(problem, settings, progress, told).run();
}

} // namespace rigor

#include "core/methods/adequacy/selection/search/selection_enumerate.h"

#include "core/foundation/base/parallel.h"
#include "core/methods/adequacy/selection/search/selection_kernel.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace rigor {

namespace {

/// The order of a ranking: by value, equal ones by their sensors. Total, so that the best of the best of
/// parts are the best of all.
struct Better {
    Criterion criterion;
    bool operator()(const RankedCombination& a, const RankedCombination& b) const {
        const double x = key(a.values), y = key(b.values);
        return x != y ? x < y : a.sensors < b.sensors;
    }
    double key(const CriterionValues& values) const {
        return criterion == Criterion::D ? values.logD : values.value(criterion);
    }
};

/// The best combinations seen, as a heap with the worst on top.
class TopList {
  public:
    TopList(Criterion criterion, std::size_t keep, std::size_t sizes)
        : better_{criterion}, keep_(keep), bySize_(sizes) {}

    void offer(const std::vector<int>& sensors, const CriterionValues& values) {
        const double key = better_.key(values);
        RankedCombination& same = bySize_[sensors.size()];
        if (same.sensors.empty() || before(key, sensors, same)) same = {sensors, values};
        if (heap_.size() < keep_) {
            heap_.push_back({sensors, values});
        } else {
            if (!before(key, sensors, heap_.front())) return;
            std::pop_heap(heap_.begin(), heap_.end(), better_);
            heap_.back() = {sensors, values};
        }
        std::push_heap(heap_.begin(), heap_.end(), better_);
    }
    void take(const TopList& other) {
        heap_.insert(heap_.end(), other.heap_.begin(), other.heap_.end());
        for (const auto& c : other.bySize_) {
            if (c.sensors.empty()) continue;
            RankedCombination& same = bySize_[c.sensors.size()];
            if (same.sensors.empty() || better_(c, same)) same = c;
        }
    }
    /// `sensors` sorted; at most `keep`.
    CriterionRanking ranking() const {
        CriterionRanking result{better_.criterion, heap_, bySize_};
        std::sort(result.best.begin(), result.best.end(), better_);
        if (result.best.size() > keep_) result.best.resize(keep_);
        for (auto* list : {&result.best, &result.bySize})
            for (auto& c : *list) std::sort(c.sensors.begin(), c.sensors.end());
        // Within rounding of each other, the order of the sensors decides, not the last bit.
        const auto equal = tiesOf(result).size();
        std::sort(result.best.begin(), result.best.begin() + static_cast<std::ptrdiff_t>(equal),
                  [](const auto& a, const auto& b) { return a.sensors < b.sensors; });
        return result;
    }

  private:
    bool before(double key, const std::vector<int>& sensors, const RankedCombination& other) const {
        const double otherKey = better_.key(other.values);
        return key < otherKey || (key == otherKey && sensors < other.sensors);
    }

    Better better_;
    std::size_t keep_;
    std::vector<RankedCombination> heap_, bySize_;
};

/// What one thread needs: the combination under way, the information of each of its beginnings, its rankings.
class Worker {
  public:
    Worker(const CandidateSensors& set, const FreeSensors& sensors, const std::vector<Criterion>& criteria,
           std::size_t keep)
        : set_(set), sensors_(sensors), p_(set.parameterCount()), size_(selection::packedSize(p_)),
          information_(size_ * sensors.free.size()),
          prefix_(size_ * (static_cast<std::size_t>(sensors.places) + 1)), chosen_(sensors.required) {
        for (std::size_t k = 0; k < sensors.free.size(); ++k)
            selection::pack(set.information(sensors.free[k]), information_.data() + k * size_);
        selection::pack(set.information(sensors.required), prefix_.data());
        for (const auto criterion : criteria) {
            const auto sizes = sensors.required.size() + static_cast<std::size_t>(sensors.places) + 1;
            tops.emplace_back(criterion, keep, sizes);
            if (criterion == Criterion::ModifiedE) wanted_.modifiedE = true;
        }
    }

    /// Scores the required sensors with `first`, and with `deeper` also every combination that goes on from
    /// there.
    void visit(const std::vector<int>& first, bool deeper) {
        double cost = 0;
        int depth = 0;
        for (const int k : first) {
            cost += add(k, depth++);
            if (cost > sensors_.costLeft) return remove(depth);
        }
        if (!chosen_.empty()) rank(depth);
        if (deeper) extend(first.back() + 1, depth, cost);
        remove(depth);
    }

    std::vector<TopList> tops;
    long long combinations = 0, undetermined = 0;

  private:
    double add(int k, int depth) {
        const auto i = static_cast<std::size_t>(k);
        const double* from = prefix_.data() + static_cast<std::size_t>(depth) * size_;
        const double* more = information_.data() + i * size_;
        double* to = prefix_.data() + (static_cast<std::size_t>(depth) + 1) * size_;
        for (std::size_t e = 0; e < size_; ++e) to[e] = from[e] + more[e];
        chosen_.push_back(sensors_.free[i]);
        return set_.cost(sensors_.free[i]);
    }
    void remove(int count) { chosen_.resize(chosen_.size() - static_cast<std::size_t>(count)); }

    void extend(int from, int depth, double cost) {
        if (depth == sensors_.places) return;
        for (int k = from; k < static_cast<int>(sensors_.free.size()); ++k) {
            const double more = cost + add(k, depth);
            if (more <= sensors_.costLeft) {
                rank(depth + 1);
                extend(k + 1, depth + 1, more);
            }
            remove(1);
        }
    }

    void rank(int depth) {
        const CriterionValues values =
            selection::score(prefix_.data() + static_cast<std::size_t>(depth) * size_, p_, wanted_);
        ++combinations;
        undetermined += !values.determined;
        for (auto& top : tops) top.offer(chosen_, values);
    }

    const CandidateSensors& set_;
    const FreeSensors& sensors_;
    int p_;
    std::size_t size_; ///< of one packed matrix
    std::vector<double> information_, prefix_;
    selection::Wanted wanted_;
    std::vector<int> chosen_;
};

struct Task {
    std::vector<int> first; ///< indices of free sensors
    bool deeper;
};

/// Combinations by their first two free sensors, in lexicographic order.
std::vector<Task> tasksOf(const FreeSensors& sensors) {
    std::vector<Task> tasks;
    if (!sensors.required.empty()) tasks.push_back({{}, false});
    const int n = static_cast<int>(sensors.free.size());
    if (sensors.places < 1) return tasks;
    for (int i = 0; i < n; ++i) {
        tasks.push_back({{i}, false});
        if (sensors.places < 2) continue;
        for (int j = i + 1; j < n; ++j) tasks.push_back({{i, j}, true});
    }
    return tasks;
}

} // namespace

std::vector<RankedCombination> tiesOf(const CriterionRanking& ranking) {
    std::vector<RankedCombination> ties;
    for (const auto& c : ranking.best) {
        if (!ties.empty() &&
            !(c.values.log(ranking.criterion) - ranking.best.front().values.log(ranking.criterion) <=
              kTieTolerance))
            break;
        ties.push_back(c);
    }
    return ties;
}

std::vector<double> weightsOf(const CandidateSensors& set, const std::vector<int>& chosen) {
    std::vector<double> weights(static_cast<std::size_t>(set.count()), 0.0);
    for (const int k : chosen) weights[static_cast<std::size_t>(k)] = 1;
    return weights;
}

Enumeration enumerateCombinations(const CandidateSensors& set, const SelectionLimits& limits,
                                  const std::vector<Criterion>& criteria, std::size_t keep, int threads,
                                  const Progress& progress) {
    assert(keep >= 1 && !criteria.empty());
    const FreeSensors sensors = freeSensors(set, limits);
    const std::vector<Task> tasks = tasksOf(sensors);
    const double total = combinationCount(sensors);
    const int workerCount = threads > 0 ? std::min(threads, hardwareThreads()) : hardwareThreads();
    std::vector<Worker> workers;
    for (int w = 0; w < workerCount; ++w) workers.emplace_back(set, sensors, criteria, keep);

    Enumeration result;
    const auto gather = [&] {
        result.rankings.clear();
        result.combinations = result.undetermined = 0;
        for (std::size_t c = 0; c < criteria.size(); ++c) {
            TopList all(criteria[c], keep,
                        sensors.required.size() + static_cast<std::size_t>(sensors.places) + 1);
            for (const auto& worker : workers) all.take(worker.tops[c]);
            result.rankings.push_back(all.ranking());
        }
        for (const auto& worker : workers) {
            result.combinations += worker.combinations;
            result.undetermined += worker.undetermined;
        }
    };
    // In pieces, since progress is told from this thread only.
    constexpr std::size_t kPieces = 24;
    std::size_t begin = 0;
    bool stopped = false;
    for (std::size_t piece = 0; piece < kPieces && !stopped; ++piece) {
        const std::size_t end = tasks.size() * (piece + 1) / kPieces;
        stopped = !parallelForWorkers(end - begin, threads, progress.stop, [&](std::size_t i, int worker) {
            const Task& task = tasks[begin + i];
            workers[static_cast<std::size_t>(worker)].visit(task.first, task.deeper);
        });
        begin = end;
        if (!progress.report) continue;
        gather();
        ProgressEvent event;
        event.phase = "scoring combinations";
        event.done = static_cast<double>(result.combinations);
        event.total = total;
        const auto& best = result.rankings.front().best;
        if (!best.empty() && best.front().values.determined) {
            event.hasObjective = true;
            event.objective = best.front().values.value(criteria.front());
            event.estimate = weightsOf(set, best.front().sensors);
            for (std::size_t i = 0; i < std::min<std::size_t>(10, best.size()); ++i) {
                if (!best[i].values.determined) break;
                event.population.push_back(best[i].values.value(criteria.front()));
                event.populationEstimates.push_back(weightsOf(set, best[i].sensors));
            }
        }
        progress.tell(event);
    }
    gather();
    result.complete = !stopped;
    return result;
}

} // namespace rigor

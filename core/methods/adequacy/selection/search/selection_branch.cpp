#include "core/methods/adequacy/selection/search/selection_branch.h"

#include "core/foundation/base/deadline.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/methods/adequacy/selection/search/selection_completion.h"
#include "core/methods/adequacy/selection/search/selection_dominance.h"
#include "core/methods/adequacy/selection/search/selection_enumerate.h"
#include "core/methods/adequacy/selection/search/selection_exchange.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace rigor {

namespace {

/// Nodes that are processed together, whatever the number of threads.
constexpr std::size_t kBatch = 32;
/// With so many open nodes the deepest ones come first, so that memory stays bounded.
constexpr std::size_t kManyNodes = 500'000;
/// On the scale of the logarithm.
constexpr double kRelaxationTolerance = 1e-6, kRootTolerance = 1e-9;

struct SearchNode {
    PartialChoice choice;
    double logBound = -kInfinity;
    long long id = 0;
};

struct Processed {
    FoundCombination found;
    std::vector<SearchNode> children;
    bool solved = false;
};

bool isIn(const std::vector<int>& list, int k) {
    return std::find(list.begin(), list.end(), k) != list.end();
}

/// One node at a time; immutable, so that several threads may work on nodes.
class NodeWork {
  public:
    NodeWork(const CandidateSensors& set, const Relaxation& relaxation, const Dominance& dominance)
        : sensors_(static_cast<std::size_t>(set.count())), relaxation_(relaxation), dominance_(dominance) {}

    Processed process(const SearchNode& node, double logBest, const std::stop_token& stop) const {
        Processed result;
        result.found.logValue = logBest;
        PartialChoice choice = node.choice;
        tidy(choice);
        if (isLeaf(choice, result.found)) return result;
        const RelaxedBound relaxed =
            relaxation_.solve(choice, logBest - kProofTolerance, kRelaxationTolerance, stop);
        result.solved = true;
        if (relaxed.undetermined) return result;
        const PartialChoice solved = choice;
        if (relaxed.gains.empty()) { // no bound was found: divided as it is
            divide(choice, {}, node.logBound, result);
            return result;
        }
        round(choice, relaxed, result.found);
        const double target = result.found.logValue - kProofTolerance;
        if (relaxed.logBound >= target) return result;
        const double needed = std::isinf(target) ? -kInfinity : relaxed.needed(target);
        if (!fix(choice, relaxed, needed)) return result;
        if (isLeaf(choice, result.found)) return result;

        std::vector<double> gain(sensors_), weight(sensors_);
        double missing = needed - relaxed.offset;
        for (std::size_t i = 0; i < solved.open.size(); ++i) {
            gain[static_cast<std::size_t>(solved.open[i])] = relaxed.gains[i];
            weight[static_cast<std::size_t>(solved.open[i])] = relaxed.weights[i];
            if (isIn(choice.in, solved.open[i])) missing -= relaxed.gains[i];
        }
        std::vector<double> gains;
        for (const int k : choice.open) gains.push_back(gain[static_cast<std::size_t>(k)]);
        if (searchCompletions(relaxation_, choice, gains, missing, result.found)) return result;
        divide(choice, weight, std::max(node.logBound, relaxed.logBound), result);
        return result;
    }

  private:
    /// Takes a sensor and all that dominate it. False if the limits do not allow that.
    bool include(PartialChoice& choice, int sensor) const {
        std::vector<int> all{sensor};
        for (const int d : dominance_.above(sensor)) {
            if (isIn(choice.open, d))
                all.push_back(d);
            else if (!isIn(choice.in, d))
                return false;
        }
        for (const int k : all) {
            std::erase(choice.open, k);
            choice.in.push_back(k);
            choice.places -= 1;
            choice.costLeft -= relaxation_.cost(k);
        }
        return choice.places >= 0 && choice.costLeft >= 0;
    }
    void exclude(PartialChoice& choice, int sensor) const {
        std::erase(choice.open, sensor);
        for (const int d : dominance_.below(sensor)) std::erase(choice.open, d);
    }
    /// Leaves out what does not fit: too dear, or with too many sensors to be taken before it.
    void tidy(PartialChoice& choice) const {
        for (std::size_t i = 0; i < choice.open.size();) {
            const int k = choice.open[i];
            const auto& above = dominance_.above(k);
            const auto before =
                std::count_if(above.begin(), above.end(), [&](int d) { return isIn(choice.open, d); });
            if (relaxation_.cost(k) <= choice.costLeft && before < choice.places) {
                ++i;
                continue;
            }
            exclude(choice, k);
            i = 0;
        }
    }

    bool isLeaf(const PartialChoice& choice, FoundCombination& found) const {
        if (choice.places > 0 && !choice.open.empty()) return false;
        offer(choice.in, found);
        return true;
    }
    void offer(const std::vector<int>& sensors, FoundCombination& found) const {
        const double value = relaxation_.logValue(sensors);
        if (value < found.logValue) found = {sensors, value};
    }

    /// The combination with the largest weights.
    void round(const PartialChoice& choice, const RelaxedBound& relaxed, FoundCombination& found) const {
        std::vector<std::size_t> order(choice.open.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return relaxed.weights[a] > relaxed.weights[b];
        });
        std::vector<int> sensors = choice.in;
        double cost = 0;
        int left = choice.places;
        for (const auto i : order) {
            if (left == 0) break;
            const double more = cost + relaxation_.cost(choice.open[i]);
            if (more > choice.costLeft) continue;
            cost = more;
            --left;
            sensors.push_back(choice.open[i]);
            if (!relaxation_.monotone()) offer(sensors, found); // fewer may be better
        }
        offer(sensors, found);
    }

    /// Sensors without which, or with which, the linear bound allows nothing better are taken, or left out.
    /// False if that leaves nothing.
    bool fix(PartialChoice& choice, const RelaxedBound& relaxed, double needed) const {
        const double slack = relaxed.most - needed;
        if (!std::isfinite(slack)) return true;
        std::vector<double> falling = relaxed.gains;
        std::sort(falling.begin(), falling.end(), std::greater<>());
        const auto places = static_cast<std::size_t>(choice.places);
        const double last = places <= falling.size() ? std::max(falling[places - 1], 0.0) : 0;
        const double next = places < falling.size() ? std::max(falling[places], 0.0) : 0;
        const std::vector<int> open = choice.open;
        for (std::size_t i = 0; i < open.size(); ++i)
            if (last - relaxed.gains[i] > slack) exclude(choice, open[i]);
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (!(relaxed.gains[i] - next > slack) || isIn(choice.in, open[i])) continue;
            if (!isIn(choice.open, open[i]) || !include(choice, open[i])) return false;
        }
        tidy(choice);
        return true;
    }

    /// Two children on the sensor whose weight is farthest from 0 and 1.
    void divide(const PartialChoice& choice, const std::vector<double>& weight, double logBound,
                Processed& result) const {
        int sensor = choice.open.front();
        double farthest = -1;
        for (const int k : choice.open) {
            const double w = weight.empty() ? 0.5 : weight[static_cast<std::size_t>(k)];
            if (w * (1 - w) <= farthest) continue;
            farthest = w * (1 - w);
            sensor = k;
        }
        SearchNode with{choice, logBound}, without{choice, logBound};
        if (include(with.choice, sensor)) result.children.push_back(std::move(with));
        exclude(without.choice, sensor);
        result.children.push_back(std::move(without));
    }

    std::size_t sensors_;
    const Relaxation& relaxation_;
    const Dominance& dominance_;
};

/// Open nodes in the order in which they are processed: smallest bound first, or deepest first when there are
/// many.
class OpenNodes {
  public:
    void add(SearchNode node) {
        node.id = ++ids_;
        nodes_.emplace(Key{node.logBound, node.id}, std::move(node));
    }
    bool empty() const { return nodes_.empty(); }
    double logBound() const { return nodes_.empty() ? kInfinity : nodes_.begin()->first.logBound; }
    /// Removes those that cannot hold anything better than `target` and takes up to `count` of the others.
    std::vector<SearchNode> take(std::size_t count, double target) {
        nodes_.erase(nodes_.lower_bound(Key{target, 0}), nodes_.end());
        std::vector<SearchNode> taken;
        while (!nodes_.empty() && taken.size() < count) {
            const auto at = nodes_.size() > kManyNodes ? std::prev(nodes_.end()) : nodes_.begin();
            taken.push_back(std::move(at->second));
            nodes_.erase(at);
        }
        return taken;
    }

  private:
    struct Key {
        double logBound;
        long long id;
        auto operator<=>(const Key&) const = default;
    };
    std::map<Key, SearchNode> nodes_;
    long long ids_ = 0;
};

} // namespace

std::string toString(SelectionEnd end) {
    switch (end) {
    case SelectionEnd::NotRun:
        return "not run";
    case SelectionEnd::Proven:
        return "proven";
    case SelectionEnd::GapReached:
        return "gap reached";
    case SelectionEnd::TimeLimit:
        return "time limit";
    case SelectionEnd::NodeLimit:
        return "node limit";
    case SelectionEnd::Cancelled:
        return "cancelled";
    case SelectionEnd::Undetermined:
        break;
    }
    return "undetermined";
}

double BranchResult::gap() const {
    return std::isfinite(logValue) && std::isfinite(logBound) ? std::expm1(std::max(0.0, logValue - logBound))
                                                              : kInfinity;
}

BranchResult branchAndBound(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                            const BranchOptions& options, const Progress& progress) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    BranchResult result;
    const FreeSensors sensors = freeSensors(set, limits);
    const Deadline deadline(progress.stop, options.timeLimit);
    // The best so far, each once, for those who watch.
    constexpr std::size_t kWatched = 10;
    std::set<std::pair<double, std::vector<int>>> found;
    const auto adopt = [&](std::vector<int> chosen, double logValue) {
        std::sort(chosen.begin(), chosen.end());
        // The value depends in its last digits on the order of the sum: a combination is known by its
        // sensors.
        const bool there =
            std::any_of(found.begin(), found.end(), [&](const auto& f) { return f.second == chosen; });
        if (!there) found.emplace(logValue, chosen);
        if (found.size() > kWatched) found.erase(std::prev(found.end()));
        if (!(logValue < result.logValue)) return;
        result.best = std::move(chosen);
        result.logValue = logValue;
    };
    if (options.known.empty()) {
        const ExchangeResult start = exchangeSearch(set, limits, criterion, options.randomStarts,
                                                    options.seed, options.threads, deadline.token());
        if (!start.best.empty()) adopt(start.best, start.logValue);
    }
    for (const auto& chosen : options.known) {
        const double value = criteriaOfInformation(set.information(chosen)).log(criterion);
        if (std::isfinite(value)) adopt(chosen, value);
    }
    const auto finish = [&](SelectionEnd end) {
        result.end = end;
        result.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        return result;
    };
    const auto tell = [&] {
        if (!progress.report) return;
        ProgressEvent event;
        event.phase = "proving " + toString(criterion);
        event.done = static_cast<double>(result.nodes);
        if (std::isfinite(result.logValue)) {
            event.hasObjective = true;
            event.objective = std::exp(result.logValue);
            event.estimate = weightsOf(set, result.best);
            for (const auto& [logValue, chosen] : found) {
                event.population.push_back(std::exp(logValue));
                event.populationEstimates.push_back(weightsOf(set, chosen));
            }
        }
        progress.tell(event);
    };
    tell();
    const auto relaxation = makeRelaxation(set, criterion);
    if (!relaxation->determined()) {
        result.logBound = kInfinity;
        return finish(SelectionEnd::Undetermined);
    }
    const Dominance dominance(set, *relaxation, sensors, deadline.token());
    const NodeWork work(set, *relaxation, dominance);
    OpenNodes open;
    SearchNode root{{sensors.required, sensors.free, sensors.places, sensors.costLeft}};
    if (!sensors.free.empty() && sensors.places > 0) {
        const RelaxedBound relaxed =
            relaxation->solve(root.choice, kInfinity, kRootTolerance, deadline.token());
        result.logRelaxed = root.logBound = relaxed.logBound;
    }
    result.logBound = result.logRelaxed;
    open.add(std::move(root));
    while (true) {
        const double target = result.logValue - kProofTolerance;
        std::vector<SearchNode> batch = open.take(kBatch, target);
        if (batch.empty()) break;
        // Nodes left open and those under way bound what has not been looked at.
        double lowest = open.logBound();
        for (const auto& node : batch) lowest = std::min(lowest, node.logBound);
        result.logBound = std::max(result.logBound, std::min(lowest, target));
        if (result.gap() <= options.gap) return finish(SelectionEnd::GapReached);
        if (progress.stopRequested()) return finish(SelectionEnd::Cancelled);
        if (options.nodeLimit > 0 && result.nodes >= options.nodeLimit)
            return finish(SelectionEnd::NodeLimit);
        if (deadline.isOver()) return finish(SelectionEnd::TimeLimit);
        std::vector<Processed> processed(batch.size());
        const double logBest = result.logValue;
        const bool all = parallelFor(batch.size(), options.threads, deadline.token(), [&](std::size_t i) {
            processed[i] = work.process(batch[i], logBest, deadline.token());
        });
        for (auto& done : processed) {
            result.nodes += done.solved;
            if (!done.found.sensors.empty() && done.found.logValue < result.logValue)
                adopt(done.found.sensors, done.found.logValue);
            for (auto& child : done.children) open.add(std::move(child));
        }
        // Part of the batch was not looked at: the bound of before holds.
        if (!all) return finish(progress.stopRequested() ? SelectionEnd::Cancelled : SelectionEnd::TimeLimit);
        tell();
    }
    if (std::isinf(result.logValue)) {
        result.logBound = kInfinity;
        return finish(SelectionEnd::Undetermined);
    }
    result.logBound = std::max(result.logBound, result.logValue - kProofTolerance);
    return finish(SelectionEnd::Proven);
}

} // namespace rigor

#include "core/methods/design/design_search.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/methods/design/design_grid.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

namespace {

constexpr std::size_t kEverySet = 5;             ///< so many sensors: every set
constexpr std::size_t kAllCombinations = 20'000; ///< so many: all are looked at
constexpr int kSweeps = 20, kMoves = 3, kHalvings = 9;
constexpr double kBetter = 1e-9; ///< of a loss; less is nothing

/// A point of the grid with a set of sensors.
struct Option {
    std::size_t point = 0;
    std::vector<bool> sensors;
    DesignWorth worth;
    double cost = 0;
};

using Chosen = std::vector<std::size_t>; ///< options

class DesignSearch {
  public:
    DesignSearch(const DesignSpace& space, DesignModels& models, const DesignGoal& goal,
                 const Progress& progress)
        : space_(space), models_(models), goal_(goal), progress_(progress) {}

    DesignPlan run() {
        plan_.now = goal_.loss({});
        simulateGrid();
        if (stopped()) return std::move(plan_);
        listOptions();
        const Chosen chosen = combinations() <= kAllCombinations ? everyCombination() : exchanged();
        for (const std::size_t o : chosen)
            plan_.experiments.push_back(
                {points_[options_[o].point].at, options_[o].sensors, options_[o].worth, options_[o].cost, 0});
        for (int k = 0; k < kMoves && !stopped() && moved(); ++k) {
        }
        order();
        return std::move(plan_);
    }

  private:
    bool stopped() {
        plan_.cancelled = plan_.cancelled || progress_.stopRequested();
        return plan_.cancelled;
    }

    void tell(const char* phase, double done, double total) {
        progress_.tell({.phase = phase,
                        .done = done,
                        .total = total,
                        .simulations = models_.simulations(),
                        .failures = models_.failures()});
    }

    void simulateGrid() {
        const std::vector<Eigen::VectorXd> grid = designGrid(space_);
        // In parts, so that there is something to tell.
        const std::size_t part = std::max<std::size_t>(8, grid.size() / 16);
        for (std::size_t from = 0; from < grid.size() && !stopped(); from += part) {
            tell("simulating", static_cast<double>(from), static_cast<double>(grid.size()));
            const auto first = grid.begin() + static_cast<std::ptrdiff_t>(from);
            const std::size_t count = std::min(part, grid.size() - from);
            for (DesignPoint& point : models_.at({first, first + static_cast<std::ptrdiff_t>(count)}))
                points_.push_back(std::move(point));
        }
        plan_.points = points_.size();
        for (const DesignPoint& point : points_) {
            if (point.answered()) continue;
            if (plan_.failed++ == 0) plan_.firstFailed = point;
        }
        if (stopped()) return;
        if (plan_.failed == plan_.points)
            fail(sentence("Method", "no experiment within the box can be simulated: {}"),
                 plan_.firstFailed.failed);
    }

    /// Sets of sensors worth trying at a point. Without costs more readings never harm.
    std::vector<std::vector<bool>> setsAt(const DesignPoint& point) const {
        const std::size_t count = space_.sensors.size();
        const std::vector<bool> all(count, true);
        if (!space_.sensorsCost() || !std::isfinite(space_.budget)) return {all};
        std::vector<std::vector<bool>> sets;
        if (count <= kEverySet) {
            for (std::size_t bits = 1; bits < std::size_t{1} << count; ++bits) {
                std::vector<bool> used(count);
                for (std::size_t s = 0; s < count; ++s) used[s] = bits >> s & 1;
                sets.push_back(std::move(used));
            }
            return sets;
        }
        std::vector<bool> used(count);
        DesignWorth sum;
        for (std::size_t k = 0; k < count; ++k) {
            double best = -std::numeric_limits<double>::infinity();
            std::size_t next = count;
            const double before = goal_.loss(sum);
            for (std::size_t s = 0; s < count; ++s) {
                if (used[s]) continue;
                DesignWorth with = sum;
                with += point.sensors[s];
                const double gain = perCost(before - goal_.loss(with), space_.sensors[s].cost);
                if (next == count || gain > best) best = gain, next = s;
            }
            used[next] = true;
            sum += point.sensors[next];
            sets.push_back(used);
        }
        return sets;
    }

    static double perCost(double gain, double cost) { return gain / std::max(cost, 1e-9); }

    void listOptions() {
        std::vector<std::vector<Option>> perPoint(points_.size());
        parallelFor(points_.size(), space_.threads, progress_.stop, [&](std::size_t k) {
            const DesignPoint& point = points_[k];
            if (!point.answered()) return;
            for (std::vector<bool>& used : setsAt(point)) {
                const double cost = space_.costOf(point.at, used);
                if (cost > space_.budget) continue;
                perPoint[k].push_back({k, used, point.of(used), cost});
            }
        });
        for (std::vector<Option>& list : perPoint)
            for (Option& option : list) options_.push_back(std::move(option));
        if (options_.empty() && !stopped())
            fail(sentence("Method", "no experiment that can be simulated is within the budget of {:g}; the "
                                    "cheapest of the box costs {:g}"),
                 space_.budget, space_.cheapest());
    }

    double combinations() const {
        double count = 1;
        const auto n = static_cast<double>(options_.size()), k = static_cast<double>(space_.experiments);
        for (double i = 1; i <= k; ++i) count *= (n + i - 1) / i;
        return count;
    }

    DesignWorth sumOf(const Chosen& chosen, std::size_t without = static_cast<std::size_t>(-1)) const {
        DesignWorth sum;
        for (std::size_t k = 0; k < chosen.size(); ++k)
            if (k != without) sum += options_[chosen[k]].worth;
        return sum;
    }
    double costOf(const Chosen& chosen) const {
        return std::accumulate(chosen.begin(), chosen.end(), 0.0,
                               [&](double sum, std::size_t o) { return sum + options_[o].cost; });
    }
    bool affordable(double cost) const { return cost <= space_.budget * (1 + 1e-12); }

    /// Of equal losses the cheaper, then the first.
    Chosen everyCombination() {
        plan_.exhaustive = true;
        Chosen best, now;
        double loss = goal_.loss({}), cost = 0;
        const auto visit = [&](const auto& self, std::size_t from, const DesignWorth& sum,
                               double spent) -> void {
            if (!now.empty()) {
                const double here = goal_.loss(sum);
                if (here < loss - kBetter || (here < loss + kBetter && spent < cost) || best.empty())
                    loss = here, best = now, cost = spent;
            }
            if (now.size() == space_.experiments || stopped()) return;
            for (std::size_t o = from; o < options_.size(); ++o) {
                if (!affordable(spent + options_[o].cost)) continue;
                now.push_back(o);
                DesignWorth with = sum;
                with += options_[o].worth;
                self(self, o, with, spent + options_[o].cost);
                now.pop_back();
            }
        };
        visit(visit, 0, {}, 0);
        return best;
    }

    /// Losses with each of the options beside `sum`; infinite where one is not affordable.
    std::vector<double> lossesWith(const DesignWorth& sum, double spent) const {
        std::vector<double> losses(options_.size(), std::numeric_limits<double>::infinity());
        parallelFor(options_.size(), space_.threads, progress_.stop, [&](std::size_t o) {
            if (!affordable(spent + options_[o].cost)) return;
            DesignWorth with = sum;
            with += options_[o].worth;
            losses[o] = goal_.loss(with);
        });
        return losses;
    }

    Chosen greedy(bool byCost) const {
        Chosen chosen;
        DesignWorth sum;
        double spent = 0;
        while (chosen.size() < space_.experiments && !progress_.stopRequested()) {
            const double before = goal_.loss(sum);
            const std::vector<double> losses = lossesWith(sum, spent);
            std::size_t best = options_.size();
            double most = -std::numeric_limits<double>::infinity();
            for (std::size_t o = 0; o < options_.size(); ++o) {
                if (!std::isfinite(losses[o])) continue;
                const double gain =
                    byCost ? perCost(before - losses[o], options_[o].cost) : before - losses[o];
                if (best == options_.size() || gain > most + kBetter) most = gain, best = o;
            }
            if (best == options_.size()) break;
            chosen.push_back(best);
            sum += options_[best].worth;
            spent += options_[best].cost;
        }
        return chosen;
    }

    /// Each against every other, as long as that helps.
    void exchange(Chosen& chosen, double& loss) {
        for (int sweep = 0; sweep < kSweeps && !stopped(); ++sweep) {
            const double before = loss;
            for (std::size_t k = 0; k < space_.experiments && !stopped(); ++k) {
                if (k > chosen.size()) break; // one more than there are, where the budget has room
                Chosen others = chosen;
                if (k < others.size()) others.erase(others.begin() + static_cast<std::ptrdiff_t>(k));
                const std::vector<double> losses = lossesWith(sumOf(others), costOf(others));
                const auto least = std::ranges::min_element(losses);
                if (!(*least < loss - kBetter)) continue;
                loss = *least;
                others.push_back(static_cast<std::size_t>(least - losses.begin()));
                chosen = std::move(others);
            }
            if (!(loss < before - kBetter)) break;
        }
    }

    Chosen exchanged() {
        Chosen best;
        double least = std::numeric_limits<double>::infinity();
        const bool costs = std::isfinite(space_.budget);
        for (const bool byCost : {false, true}) {
            if (byCost && !costs) continue;
            Chosen chosen = greedy(byCost);
            if (chosen.empty()) continue;
            double loss = goal_.loss(sumOf(chosen));
            exchange(chosen, loss);
            if (best.empty() || loss < least - kBetter) least = loss, best = std::move(chosen);
        }
        return best;
    }

    DesignWorth worthWithout(std::size_t left) const {
        DesignWorth sum;
        for (std::size_t k = 0; k < plan_.experiments.size(); ++k)
            if (k != left) sum += plan_.experiments[k].worth;
        return sum;
    }

    /// Moves every experiment over what has no levels. Whether any has moved.
    bool moved() {
        std::vector<std::size_t> free;
        for (std::size_t v = 0; v < space_.variables.size(); ++v)
            if (space_.variables[v].levels.empty() && space_.variables[v].max > space_.variables[v].min)
                free.push_back(v);
        bool any = false;
        for (std::size_t k = 0; !free.empty() && k < plan_.experiments.size() && !stopped(); ++k) {
            tell("refining", static_cast<double>(k), static_cast<double>(plan_.experiments.size()));
            any = moveOne(plan_.experiments[k], worthWithout(k), free) || any;
        }
        return any;
    }

    bool moveOne(PlannedExperiment& experiment, const DesignWorth& others,
                 const std::vector<std::size_t>& free) {
        const auto lossOf = [&](const DesignWorth& own) {
            DesignWorth all = others;
            all += own;
            return goal_.loss(all);
        };
        double loss = lossOf(experiment.worth);
        bool any = false;
        double step = 0.5 / static_cast<double>(levelsOfGrid(free.size()) - 1);
        for (int halvings = 0; halvings < kHalvings && !stopped();) {
            std::vector<Eigen::VectorXd> around;
            for (const std::size_t v : free)
                for (const double sign : {-1.0, 1.0}) {
                    const DesignVariable& variable = space_.variables[v];
                    Eigen::VectorXd at = experiment.at;
                    double& value = at[static_cast<Eigen::Index>(v)];
                    const double before = value;
                    value = variable.rounded(before + sign * step * (variable.max - variable.min));
                    if (value != before) around.push_back(std::move(at));
                }
            const DesignPoint* best = nullptr;
            double least = loss - kBetter;
            const std::vector<DesignPoint> points = models_.at(around);
            for (const DesignPoint& point : points) {
                if (!point.answered()) continue;
                const double here = lossOf(point.of(experiment.sensors));
                if (here < least) least = here, best = &point;
            }
            if (!best) {
                step /= 2;
                ++halvings;
                continue;
            }
            experiment.at = best->at;
            experiment.worth = best->of(experiment.sensors);
            loss = least;
            any = true;
        }
        return any;
    }

    /// The one that serves most first, and the losses on the way.
    void order() {
        std::vector<PlannedExperiment> left = std::move(plan_.experiments);
        plan_.experiments.clear();
        DesignWorth sum;
        while (!left.empty()) {
            std::size_t best = 0;
            double least = std::numeric_limits<double>::infinity();
            for (std::size_t k = 0; k < left.size(); ++k) {
                DesignWorth with = sum;
                with += left[k].worth;
                if (const double loss = goal_.loss(with); k == 0 || loss < least - kBetter)
                    least = loss, best = k;
            }
            sum += left[best].worth;
            left[best].loss = least;
            plan_.cost += left[best].cost;
            plan_.experiments.push_back(std::move(left[best]));
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(best));
        }
        plan_.then = goal_.loss(sum);
    }

    const DesignSpace& space_;
    DesignModels& models_;
    const DesignGoal& goal_;
    const Progress& progress_;
    std::vector<DesignPoint> points_;
    std::vector<Option> options_;
    DesignPlan plan_;
};

} // namespace

DesignPlan searchDesign(const DesignSpace& space, DesignModels& models, const DesignGoal& goal,
                        const Progress& progress) {
    return DesignSearch(space, models, goal, progress).run();
}

} // namespace rigor

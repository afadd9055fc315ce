#include "core/foundation/optim/genetic.h"

#include "core/foundation/base/random.h"
#include "core/foundation/optim/start_points.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigor {

Fields Genetic::fields() {
    Fields f;
    f.add("population", population,
          {.label = "Population", .help = "Members of a generation.", .min = 4, .max = 100000});
    f.add("generations", generations,
          {.label = "Generations", .help = "Generation 0 included.", .min = 1, .max = 1000000});
    f.add("elite", elite,
          {.label = "Elite",
           .help = "Best members that survive unchanged.",
           .min = 0,
           .max = 1000,
           .expert = true});
    f.add("tournament", tournament,
          {.label = "Tournament size",
           .help = "Members compared to choose a parent.",
           .min = 1,
           .max = 100,
           .expert = true});
    f.add("crossover", crossover, {.label = "Crossover probability", .min = 0, .max = 1, .expert = true});
    f.add("crossover_index", crossoverIndex,
          {.label = "Crossover index",
           .help = "Spread index of simulated binary crossover; larger = children nearer to their parents.",
           .min = 0,
           .max = 1000,
           .expert = true});
    f.add("mutation", mutation,
          {.label = "Mutation probability",
           .help = "Per coordinate; 0 = one coordinate per child on average.",
           .min = 0,
           .max = 1,
           .expert = true});
    f.add("mutation_index", mutationIndex,
          {.label = "Mutation index",
           .help = "Index of polynomial mutation; larger = smaller mutations.",
           .min = 0,
           .max = 1000,
           .expert = true});
    f.add("stall_generations", stallGenerations,
          {.label = "Stall generations",
           .help = "Ends after so many generations without progress; 0 = never.",
           .min = 0,
           .expert = true});
    f.add("stall_tolerance", stallTolerance,
          {.label = "Stall tolerance",
           .help = "Relative change of the best value that counts as progress.",
           .min = 0,
           .expert = true});
    return f;
}

namespace {

class Breeder {
  public:
    Breeder(const SearchProblem& problem, const Genetic& options, std::uint64_t seed)
        : problem_(problem), options_(options), seed_(seed) {}

    /// The child in slot `member` of generation `generation`, from the members and values of the last one.
    Eigen::VectorXd child(int generation, int member, const Eigen::MatrixXd& members,
                          const Eigen::VectorXd& values) const {
        RandomStream random(seed_, static_cast<std::uint64_t>(generation) *
                                           static_cast<std::uint64_t>(options_.population) +
                                       static_cast<std::uint64_t>(member));
        const Eigen::VectorXd mother = members.col(tournamentWinner(random, values));
        const Eigen::VectorXd father = members.col(tournamentWinner(random, values));
        Eigen::VectorXd child = crossed(random, mother, father);
        mutate(random, child);
        return child;
    }

  private:
    Eigen::Index tournamentWinner(RandomStream& random, const Eigen::VectorXd& values) const {
        const auto draw = [&] {
            return static_cast<Eigen::Index>(random.below(static_cast<std::uint64_t>(values.size())));
        };
        Eigen::Index winner = draw();
        for (int i = 1; i < options_.tournament; ++i) {
            const Eigen::Index rival = draw();
            if (values[rival] < values[winner]) winner = rival;
        }
        return winner;
    }

    Eigen::VectorXd crossed(RandomStream& random, const Eigen::VectorXd& mother,
                            const Eigen::VectorXd& father) const {
        Eigen::VectorXd child = mother;
        if (random.uniform() >= options_.crossover) return child;
        const double power = 1 / (options_.crossoverIndex + 1);
        for (Eigen::Index i = 0; i < child.size(); ++i) {
            const double which = random.uniform(), u = random.uniform(), side = random.uniform();
            if (which >= 0.5) continue;
            const double spread = u <= 0.5 ? std::pow(2 * u, power) : std::pow(1 / (2 * (1 - u)), power);
            const double centre = (mother[i] + father[i]) / 2, half = (mother[i] - father[i]) / 2;
            child[i] = clamped(i, side < 0.5 ? centre + spread * half : centre - spread * half);
        }
        return child;
    }

    void mutate(RandomStream& random, Eigen::VectorXd& child) const {
        const double probability =
            options_.mutation > 0 ? options_.mutation : 1 / static_cast<double>(child.size());
        const double power = 1 / (options_.mutationIndex + 1);
        for (Eigen::Index i = 0; i < child.size(); ++i) {
            const double which = random.uniform(), u = random.uniform();
            if (which >= probability) continue;
            const double shift = u < 0.5 ? std::pow(2 * u, power) - 1 : 1 - std::pow(2 * (1 - u), power);
            child[i] = clamped(i, child[i] + shift * (problem_.upper[i] - problem_.lower[i]));
        }
    }

    double clamped(Eigen::Index i, double value) const {
        return std::clamp(value, problem_.lower[i], problem_.upper[i]);
    }

    const SearchProblem& problem_;
    const Genetic& options_;
    std::uint64_t seed_;
};

std::vector<Eigen::Index> bestFirst(const Eigen::VectorXd& values) {
    std::vector<Eigen::Index> order(static_cast<std::size_t>(values.size()));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](Eigen::Index a, Eigen::Index b) { return values[a] < values[b]; });
    return order;
}

} // namespace

SearchResult minimize(const SearchProblem& problem, const Genetic& options, const SearchControl& control) {
    checkProblem(problem, false, true);
    SearchLedger ledger(problem, control);
    const Breeder breeder(problem, options, control.seed);
    const int elite = std::min(options.elite, options.population - 1);

    if (!ledger.mayEvaluate(options.population)) return ledger.finish(SearchEnd::NotRun, true);
    Eigen::MatrixXd members = latinHypercube(problem.lower, problem.upper, options.population, control.seed);
    if (problem.start.size() > 0) members.col(0) = problem.start;
    Eigen::VectorXd values = ledger.evaluate(members);
    ledger.report(0, values, members);

    int stalled = 0;
    for (int generation = 1; generation < options.generations; ++generation) {
        if (!ledger.mayEvaluate(options.population - elite)) return ledger.finish(SearchEnd::Stopped, true);
        const double bestBefore = ledger.soFar().value;
        const auto order = bestFirst(values);
        Eigen::MatrixXd next(members.rows(), members.cols());
        Eigen::VectorXd nextValues(values.size());
        for (int e = 0; e < elite; ++e) {
            next.col(e) = members.col(order[static_cast<std::size_t>(e)]);
            nextValues[e] = values[order[static_cast<std::size_t>(e)]];
        }
        for (int m = elite; m < options.population; ++m)
            next.col(m) = breeder.child(generation, m, members, values);
        nextValues.tail(options.population - elite) =
            ledger.evaluate(next.rightCols(options.population - elite));
        members = std::move(next);
        values = std::move(nextValues);
        ledger.report(generation, values, members);

        const double progress = bestBefore - ledger.soFar().value;
        const bool moved = !(progress <= options.stallTolerance * (std::abs(bestBefore) + 1e-300));
        stalled = moved ? 0 : stalled + 1;
        if (options.stallGenerations > 0 && stalled >= options.stallGenerations)
            return ledger.finish(SearchEnd::Stalled);
    }
    return ledger.finish(SearchEnd::IterationsDone);
}

} // namespace rigor

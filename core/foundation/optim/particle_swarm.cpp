#include "core/foundation/optim/particle_swarm.h"

#include "core/foundation/base/random.h"
#include "core/foundation/optim/start_points.h"

#include <algorithm>
#include <cmath>

namespace rigor {

Fields ParticleSwarm::fields() {
    Fields f;
    f.add("population", population, {.label = "Population", .help = "Particles.", .min = 4, .max = 100000});
    f.add("iterations", iterations,
          {.label = "Iterations", .help = "The first positions included.", .min = 1, .max = 1000000});
    f.add("inertia", inertia,
          {.label = "Inertia",
           .help = "Part of the velocity that is kept.",
           .min = 0,
           .max = 1,
           .expert = true});
    f.add("own", own,
          {.label = "Pull of the own best",
           .help = "Weight of the best point a particle has been at.",
           .min = 0,
           .max = 4,
           .expert = true});
    f.add("neighbours", neighbours,
          {.label = "Pull of the neighbours",
           .help = "Weight of the best point of the ring neighbours.",
           .min = 0,
           .max = 4,
           .expert = true});
    f.add("neighbourhood", neighbourhood,
          {.label = "Neighbourhood",
           .help = "Ring neighbours on either side.",
           .min = 1,
           .max = 1000,
           .expert = true});
    f.add("stall_iterations", stallIterations,
          {.label = "Stall iterations",
           .help = "Ends after so many iterations without progress; 0 = never.",
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

struct Swarm {
    Eigen::MatrixXd positions, velocities, best; ///< n x particles
    Eigen::VectorXd bestValues;                  ///< +infinity before the first accepted point

    /// The best of the own and the neighbours' best points; ties go to the own, then to the nearest.
    Eigen::Index leader(Eigen::Index particle, int neighbourhood) const {
        const Eigen::Index count = bestValues.size();
        Eigen::Index leader = particle;
        for (Eigen::Index step = 1; step <= std::min<Eigen::Index>(neighbourhood, count / 2); ++step)
            for (const Eigen::Index rival : {(particle + step) % count, (particle - step + count) % count})
                if (bestValues[rival] < bestValues[leader]) leader = rival;
        return leader;
    }
    void learn(const Eigen::VectorXd& values) {
        for (Eigen::Index k = 0; k < values.size(); ++k) {
            if (!(values[k] < bestValues[k])) continue;
            bestValues[k] = values[k];
            best.col(k) = positions.col(k);
        }
    }
};

void move(Swarm& swarm, Eigen::Index particle, const Eigen::VectorXd& leader, const SearchProblem& problem,
          const ParticleSwarm& options, RandomStream& random) {
    for (Eigen::Index i = 0; i < leader.size(); ++i) {
        const double own = random.uniform(), others = random.uniform();
        double& x = swarm.positions(i, particle);
        double& v = swarm.velocities(i, particle);
        v = options.inertia * v + options.own * own * (swarm.best(i, particle) - x) +
            options.neighbours * others * (leader[i] - x);
        x += v;
        if (x >= problem.lower[i] && x <= problem.upper[i]) continue;
        x = std::clamp(x, problem.lower[i], problem.upper[i]);
        v *= -0.5;
    }
}

} // namespace

SearchResult minimize(const SearchProblem& problem, const ParticleSwarm& options,
                      const SearchControl& control) {
    checkProblem(problem, false, true);
    SearchLedger ledger(problem, control);
    const int count = options.population;
    if (!ledger.mayEvaluate(count)) return ledger.finish(SearchEnd::NotRun, true);
    const auto stream = [&](int iteration, int particle) {
        return RandomStream(control.seed,
                            static_cast<std::uint64_t>(iteration) * static_cast<std::uint64_t>(count) +
                                static_cast<std::uint64_t>(particle));
    };
    Swarm swarm;
    swarm.positions = latinHypercube(problem.lower, problem.upper, count, control.seed);
    if (problem.start.size() > 0) swarm.positions.col(0) = problem.start;
    swarm.velocities.resizeLike(swarm.positions);
    for (int k = 0; k < count; ++k) {
        RandomStream random = stream(0, k);
        for (Eigen::Index i = 0; i < problem.lower.size(); ++i) {
            const double other = problem.lower[i] + random.uniform() * (problem.upper[i] - problem.lower[i]);
            swarm.velocities(i, k) = (other - swarm.positions(i, k)) / 2;
        }
    }
    swarm.best = swarm.positions;
    swarm.bestValues.setConstant(count, std::numeric_limits<double>::infinity());
    Eigen::VectorXd values = ledger.evaluate(swarm.positions);
    swarm.learn(values);
    ledger.report(0, values, swarm.positions);

    int stalled = 0;
    for (int iteration = 1; iteration < options.iterations; ++iteration) {
        if (!ledger.mayEvaluate(count)) return ledger.finish(SearchEnd::Stopped, true);
        const double before = ledger.soFar().value;
        for (int k = 0; k < count; ++k) {
            RandomStream random = stream(iteration, k);
            const Eigen::VectorXd leader = swarm.best.col(swarm.leader(k, options.neighbourhood));
            move(swarm, k, leader, problem, options, random);
        }
        values = ledger.evaluate(swarm.positions);
        swarm.learn(values);
        ledger.report(iteration, values, swarm.positions);
        const double progress = before - ledger.soFar().value;
        const bool still = !(progress > options.stallTolerance * (std::abs(before) + 1e-300));
        stalled = still ? stalled + 1 : 0;
        if (options.stallIterations > 0 && stalled >= options.stallIterations)
            return ledger.finish(SearchEnd::Stalled);
    }
    return ledger.finish(SearchEnd::IterationsDone);
}

} // namespace rigor

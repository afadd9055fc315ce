// Global fits beside NLopt and Pagmo: the van der Pol-Duffing oscillator, 2001 values of x1, three unknowns
// in their box, from the upper bounds. The peers have the right side in C++ and stop at J < 1e-8, the least
// that their paper reports of a genetic algorithm (Manikantan et al. 2020, table 2: 8.1e-8); another seed in
// every repetition.
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/homotopy/continuation.h"
#include "core/study/study.h"
#include "peer.h"

#include <nlopt.hpp>
#include <pagmo/algorithm.hpp>
#include <pagmo/algorithms/cmaes.hpp>
#include <pagmo/algorithms/de1220.hpp>
#include <pagmo/algorithms/pso.hpp>
#include <pagmo/config.hpp>
#include <pagmo/population.hpp>
#include <pagmo/problem.hpp>

using namespace rigor;

namespace {

constexpr double kTarget = 1e-8, kStep = 0.01;
constexpr int kMost = 30000; ///< runs of the model
const std::string kPagmo =
    "Pagmo " + std::to_string(PAGMO_VERSION_MAJOR) + "." + std::to_string(PAGMO_VERSION_MINOR);

struct Oscillator {
    PreparedStudy prepared = prepare(
        loadStudy(std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/van-der-pol-duffing/homotopy.toml"));
    FitData data = fitDataOf(prepared.problem);
    FitBox box = fitBoxOf(prepared.problem);
    std::vector<double> measured;
    Oscillator() {
        for (const FitRow& row : data.rows) measured.push_back(row.value);
    }
};

const Oscillator& oscillator() {
    static const Oscillator kept;
    return kept;
}

/// Half the integral of the squared error, trapezoid rule, by RK4 with the step of the samples; the same J as
/// Rigor's.
double objective(const double* p) {
    const std::vector<double>& measured = oscillator().measured;
    double x = 1, v = 0, sum = 0;
    const auto rate = [&](double t, double a, double b) {
        return p[2] * (1 - a * a) * b - p[0] * a - p[1] * a * a * a + 0.5 * std::cos(0.79 * t);
    };
    for (std::size_t k = 0; k < measured.size(); ++k) {
        const double e = measured[k] - x, t = kStep * static_cast<double>(k), h = kStep;
        sum += (k == 0 || k + 1 == measured.size() ? 0.5 : 1.0) * e * e;
        if (!(std::abs(x) < 1e6)) return 1e12;
        const double a1 = v, b1 = rate(t, x, v), a2 = v + h / 2 * b1,
                     b2 = rate(t + h / 2, x + h / 2 * a1, a2);
        const double a3 = v + h / 2 * b2, b3 = rate(t + h / 2, x + h / 2 * a2, a3), a4 = v + h * b3,
                     b4 = rate(t + h, x + h * a3, a4);
        x += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4), v += h / 6 * (b1 + 2 * b2 + 2 * b3 + b4);
    }
    return 0.5 * kStep * sum;
}

struct Reached {
    double value = 1e300;
    long long runs = 0;
    double add(const double* p) {
        ++runs;
        const double j = objective(p);
        value = std::min(value, j);
        return j;
    }
};

void add(const std::string& program, std::function<Reached(unsigned seed)> search) {
    benchmark::RegisterBenchmark(("global fit of an oscillator, 3 unknowns, 2001 values|" + program).c_str(),
                                 [=](benchmark::State& state) {
                                     static unsigned seed = 0;
                                     Reached reached;
                                     for (auto _ : state) reached = search(++seed);
                                     state.counters["error"] = reached.value;
                                     state.counters["runs"] = static_cast<double>(reached.runs);
                                     state.SetLabel("J reached");
                                 })
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
}

void addNlopt(const std::string& name, nlopt::algorithm algorithm, bool local = false) {
    const std::string version =
        "NLopt " + std::to_string(nlopt::version_major()) + "." + std::to_string(nlopt::version_minor());
    add(version + ", " + name, [=](unsigned seed) {
        nlopt::srand(seed);
        const FitBox& box = oscillator().box;
        Reached reached;
        nlopt::opt search(algorithm, 3);
        search.set_lower_bounds({box.lower.data(), box.lower.data() + 3});
        search.set_upper_bounds({box.upper.data(), box.upper.data() + 3});
        search.set_min_objective([](const std::vector<double>& p, std::vector<double>&,
                                    void* r) { return static_cast<Reached*>(r)->add(p.data()); },
                                 &reached);
        search.set_stopval(kTarget);
        search.set_maxeval(kMost);
        if (local) {
            nlopt::opt inner(nlopt::LN_BOBYQA, 3);
            inner.set_ftol_rel(1e-10);
            inner.set_xtol_rel(1e-8);
            search.set_local_optimizer(inner);
        }
        std::vector<double> p(box.start.data(), box.start.data() + 3);
        double least = 0;
        try {
            search.optimize(p, least);
        } catch (const std::exception&) {
            // What was reached counts.
        }
        return reached;
    });
}

struct PagmoProblem {
    Reached* reached = nullptr;
    pagmo::vector_double fitness(const pagmo::vector_double& p) const { return {reached->add(p.data())}; }
    std::pair<pagmo::vector_double, pagmo::vector_double> get_bounds() const {
        const FitBox& box = oscillator().box;
        return {{box.lower.data(), box.lower.data() + 3}, {box.upper.data(), box.upper.data() + 3}};
    }
    pagmo::thread_safety get_thread_safety() const { return pagmo::thread_safety::none; }
};

/// In pieces of ten generations, since Pagmo's algorithms know no target.
template <typename Make> void addPagmo(const std::string& name, Make make) {
    add(kPagmo + ", " + name, [=](unsigned seed) {
        Reached reached;
        pagmo::algorithm algorithm(make(seed));
        pagmo::population population(pagmo::problem(PagmoProblem{&reached}), 30, seed);
        while (reached.value > kTarget && reached.runs < kMost) {
            const long long before = reached.runs;
            population = algorithm.evolve(population);
            if (reached.runs == before) break;
        }
        return reached;
    });
}

} // namespace

int main(int argc, char** argv) {
    add(peer::kRigor + ", homotopy, one thread", [](unsigned) {
        const Oscillator& o = oscillator();
        const ControlledData controlled =
            controlledData(o.data, readCorrections("x1: 10 x1; x2: 10 x1", o.data), IntegralForm::Error);
        const Continuation path = followPath(controlled, o.box, o.prepared.problem.simulation, {}, 1, {});
        return Reached{path.objective, path.solves.made};
    });
    for (const char* name : {"cma-es", "particle-swarm", "genetic"})
        add(peer::kRigor + ", " + name + ", to its own end, one thread", [=](unsigned seed) {
            const Oscillator& o = oscillator();
            Predictor predictor(o.data, o.prepared.problem.simulation, 1);
            Residuals residuals(o.data, FitWeights::Integral);
            SearchControl control;
            control.seed = seed;
            control.budget = kMost;
            const SearchResult result = searchBy(name, o.box, predictor, residuals, {}, control);
            return Reached{result.value, result.evaluations};
        });
    addNlopt("controlled random search (CRS2)", nlopt::GN_CRS2_LM);
    addNlopt("multi-level single linkage with BOBYQA", nlopt::G_MLSL_LDS, true);
    addNlopt("DIRECT-L", nlopt::GN_DIRECT_L);
    addNlopt("evolutionary (ESCH)", nlopt::GN_ESCH);
    addPagmo("CMA-ES",
             [](unsigned seed) { return pagmo::cmaes(10, -1, -1, -1, -1, 0.5, 0, 0, true, true, seed); });
    addPagmo("self-adaptive differential evolution", [](unsigned seed) {
        return pagmo::de1220(10, pagmo::de1220_statics<void>::allowed_variants, 1, 0, 0, true, seed);
    });
    addPagmo("particle swarm",
             [](unsigned seed) { return pagmo::pso(10, 0.7298, 2.05, 2.05, 0.5, 5, 2, 4, true, seed); });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

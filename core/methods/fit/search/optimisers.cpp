#include "core/methods/fit/search/optimisers.h"

#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/search/search_scale.h"

namespace rigor {

const std::vector<std::string>& optimiserNames() {
    static const std::vector<std::string> names{kLocalOptimiser, "sqp", "genetic", "particle-swarm",
                                                "cma-es"};
    return names;
}

SearchResult searchBy(const std::string& optimiser, const FitBox& box, Predictor& predictor,
                      Residuals& residuals, const OptimiserSettings& settings, const SearchControl& control) {
    if (optimiser == kLocalOptimiser) {
        LeastSquares o;
        o.iterations = settings.iterations;
        return minimizeOnScale(residuals, box, o, control).search;
    }
    SearchProblem problem{box.lower, box.upper, box.start, {}, {}, {}};
    // One solve gives value and gradient, so that evaluations of the search are solves of the model.
    Eigen::VectorXd solved, gradient;
    const auto solve = [&](const Eigen::VectorXd& point) {
        const Prediction at = predictor.withSlopes(point);
        solved = point;
        gradient = residuals.slopesOfPrediction(at).transpose() * residuals.ofPrediction(at);
        return residuals.objective(at);
    };
    problem.objective = [&](const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
        std::vector<FitPoint> asked;
        for (const auto& point : points.colwise()) asked.push_back({point, {}});
        const auto answers = predictor.together(asked, false);
        for (std::size_t k = 0; k < answers.size(); ++k)
            values[static_cast<Eigen::Index>(k)] = residuals.objective(answers[k]);
    };
    if (optimiser == "sqp") {
        problem.objective = [&](const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
            for (Eigen::Index k = 0; k < points.cols(); ++k) values[k] = solve(points.col(k));
        };
        problem.gradient = [&](const Eigen::VectorXd& point) -> Eigen::VectorXd {
            if (solved.size() != point.size() || solved != point) solve(point);
            return gradient;
        };
        problem.within = box.within;
        GradientSearch o;
        o.iterations = settings.iterations;
        return minimizeOnScale(problem, box, control,
                               [&](const SearchProblem& scaled, const SearchControl& told) {
                                   return minimize(scaled, o, told);
                               });
    }
    // A population fills the box: where the inequalities do not hold a point stands for the nearest where
    // they do.
    if (!box.within.empty())
        problem.objective = [&box, values = problem.objective](const Eigen::MatrixXd& points,
                                                               Eigen::VectorXd& out) {
            Eigen::MatrixXd allowed = points;
            for (auto point : allowed.colwise()) point = nearestAllowed(box, point);
            values(allowed, out);
        };
    const auto repaired = [&](const auto& options) {
        SearchControl told = control;
        if (control.report && !box.within.empty())
            told.report = [&](SearchStep step) {
                if (step.estimate.size() > 0) step.estimate = nearestAllowed(box, step.estimate);
                for (auto member : step.members.colwise()) member = nearestAllowed(box, member);
                control.report(step);
            };
        SearchResult found =
            minimizeOnScale(problem, box, told, [&](const SearchProblem& scaled, const SearchControl& own) {
                return minimize(scaled, options, own);
            });
        if (found.best.size() > 0) found.best = nearestAllowed(box, found.best);
        return found;
    };
    if (optimiser == "genetic") {
        Genetic o;
        o.population = settings.population;
        o.generations = settings.generations;
        return repaired(o);
    }
    if (optimiser == "particle-swarm") {
        ParticleSwarm o;
        o.population = settings.population;
        o.iterations = settings.generations;
        return repaired(o);
    }
    CmaEs o;
    o.generations = settings.generations;
    return repaired(o);
}

std::vector<OptimiserTrace> compareOptimisers(const FitBox& box, const FitData& data,
                                              const SimulationOptions& simulation, FitWeights weights,
                                              long long solves, std::uint64_t seed, int threads,
                                              const Progress& progress) {
    OptimiserSettings settings;
    settings.generations = static_cast<int>(std::min<long long>(solves, 1'000'000));
    std::vector<OptimiserTrace> traces;
    const auto lanes = std::make_shared<const LanePredictor>(data, simulation);
    const bool bounded = fillable(box);
    std::vector<std::string> asked;
    for (const std::string& name : optimiserNames())
        if (bounded || name == kLocalOptimiser || name == "sqp") // a population fills the box
            asked.push_back(name);
    SolveCount before; // of the optimisers that are over
    for (const std::string& name : asked) {
        if (progress.stopRequested()) break;
        Predictor predictor(data, simulation, threads, progress.stop, lanes);
        Residuals residuals(predictor, weights);
        OptimiserTrace trace{.optimiser = name, .solves = {}, .objective = {}, .best = {}, .made = {}};
        const auto note = [&](double best) {
            if (!std::isfinite(best)) return;
            trace.solves.push_back(static_cast<double>(predictor.simulations()));
            trace.objective.push_back(best);
        };
        SearchControl control;
        control.seed = seed;
        control.budget = std::max<long long>(1, solves / static_cast<long long>(data.cases.size()));
        control.stop = progress.stop;
        const auto tell = [&](double share) {
            progress.tell({.phase = "comparing optimisers",
                           .done = static_cast<double>(traces.size()) + share,
                           .total = static_cast<double>(asked.size()),
                           .simulations = before.made + predictor.simulations(),
                           .failures = before.failed + predictor.failures()});
        };
        control.report = [&](const SearchStep& step) {
            note(step.best);
            tell(std::min(1.0, static_cast<double>(predictor.simulations()) / static_cast<double>(solves)));
        };
        const SearchResult found = searchBy(name, box, predictor, residuals, settings, control);
        if (found.best.size() > 0) note(found.value);
        trace.best = found.best;
        trace.end = found.end;
        trace.made = {predictor.simulations(), predictor.failures()};
        if (!progress.stopRequested()) tell(1);
        before += trace.made;
        traces.push_back(std::move(trace));
    }
    return traces;
}

} // namespace rigor

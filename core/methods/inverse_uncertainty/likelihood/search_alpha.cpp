#include "core/methods/inverse_uncertainty/likelihood/search_alpha.h"

#include <map>
#include <set>

namespace rigor {

namespace {

/// Connects an optimiser to the likelihood and to the listener.
class Search {
  public:
    Search(const Likelihood& likelihood, const InputModel& inputs, const Responses& forward,
           const Progress& progress)
        : likelihood_(likelihood), forward_(forward), progress_(progress) {
        problem_.lower = inputs.lower();
        problem_.upper = inputs.upper();
        problem_.start = inputs.start();
        problem_.objective = [this](const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
            evaluate(points, values);
        };
    }

    template <class Options> SearchResult run(const Options& options, std::uint64_t seed) {
        SearchControl control;
        control.seed = seed;
        control.stop = progress_.stop;
        control.report = [this](const SearchStep& step) { record(step); };
        return minimize(problem_, options, control);
    }

    void begin(const std::string& phase, double total) {
        event_.phase = phase;
        event_.total = total;
        firstIteration_ = found_.trace.empty() ? 0 : found_.trace.back().iteration + 1;
        evaluated_ = 0;
    }
    void startFrom(const Eigen::VectorXd& alpha) { problem_.start = alpha; }

    void absorb(const SearchResult& result) {
        found_.end = result.end;
        found_.evaluations += result.evaluations;
        if (result.best.size() > 0 && -result.value > found_.logLikelihood) {
            found_.alpha = result.best;
            found_.logLikelihood = -result.value;
        }
    }

    AlphaSearch& found() { return found_; }

  private:
    using Key = std::vector<double>;

    /// Points seen before (copies that no crossover or mutation changed, the start of the gradient method)
    /// are not simulated again.
    void evaluate(const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
        std::vector<Eigen::Index> fresh;
        std::set<Key> waiting;
        for (Eigen::Index k = 0; k < points.cols(); ++k)
            if (Key key(points.col(k).begin(), points.col(k).end());
                !known_.contains(key) && waiting.insert(key).second)
                fresh.push_back(k);
        // In parts, so that a stop keeps the members evaluated before it.
        constexpr std::size_t kAtOnce = 16;
        event_.done = static_cast<double>(evaluated_);
        for (std::size_t first = 0; first < fresh.size() && !progress_.stopRequested(); first += kAtOnce) {
            const std::vector<Eigen::Index> part(
                fresh.begin() + static_cast<std::ptrdiff_t>(first),
                fresh.begin() + static_cast<std::ptrdiff_t>(std::min(first + kAtOnce, fresh.size())));
            const Eigen::MatrixXd own = points(Eigen::all, part);
            Eigen::MatrixXd each;
            const Eigen::VectorXd logL = likelihood_.evaluate(own, progress_, event_, &each);
            if (progress_.stopRequested() && !logL.allFinite()) break;
            for (Eigen::Index k = 0; k < own.cols(); ++k) {
                known_.emplace(Key(own.col(k).begin(), own.col(k).end()), -logL[k]);
                if (!(logL[k] > highest_)) continue;
                highest_ = logL[k];
                event_.experiments.assign(each.col(k).begin(), each.col(k).end());
            }
            event_.done += static_cast<double>(part.size());
        }
        for (Eigen::Index k = 0; k < points.cols(); ++k)
            if (const auto found = known_.find(Key(points.col(k).begin(), points.col(k).end()));
                found != known_.end())
                values[k] = found->second;
        evaluated_ += points.cols();
    }

    void record(const SearchStep& step) {
        TraceRow row;
        row.iteration = firstIteration_ + step.iteration;
        row.simulations = forward_.simulations();
        row.logLikelihood = -step.best;
        row.alpha = step.estimate;
        row.population = -step.population;
        row.phase = event_.phase;
        event_.done = static_cast<double>(step.evaluations);
        event_.simulations = forward_.simulations();
        event_.failures = forward_.failures();
        event_.hasObjective = row.alpha.size() > 0;
        event_.objective = row.logLikelihood;
        event_.estimate.assign(row.alpha.begin(), row.alpha.end());
        ProgressEvent event = event_;
        event.population.assign(row.population.begin(), row.population.end());
        for (Eigen::Index k = 0; k < step.members.cols(); ++k)
            event.populationEstimates.emplace_back(step.members.col(k).begin(), step.members.col(k).end());
        progress_.tell(event);
        found_.trace.push_back(std::move(row));
    }

    const Likelihood& likelihood_;
    const Responses& forward_;
    const Progress& progress_;
    SearchProblem problem_;
    ProgressEvent event_;
    AlphaSearch found_;
    int firstIteration_ = 0;
    long long evaluated_ = 0;
    double highest_ = -std::numeric_limits<double>::infinity(); ///< log L that event_.experiments add up to
    std::map<Key, double> known_;                               ///< -log L
};

/// A likelihood of about -100 .. 1000 with simulated outputs good to about 1e-6 of their spread.
GradientSearch gradientSearch(const InverseUncertaintyOptions& options) {
    GradientSearch gradient;
    gradient.iterations = options.gradientSteps;
    gradient.gradientTolerance = 1e-5;
    gradient.valueTolerance = 1e-8;
    gradient.differenceStep = 5e-4;
    return gradient;
}

} // namespace

AlphaSearch maximiseLikelihood(const Likelihood& likelihood, const InputModel& inputs,
                               const Responses& forward, const InverseUncertaintyOptions& options,
                               std::uint64_t seed, const Progress& progress) {
    Search search(likelihood, inputs, forward, progress);
    const GradientSearch gradient = gradientSearch(options);
    if (options.optimiser != "gradient") inputs.requireFiniteBounds();
    if (options.optimiser == "genetic" || options.optimiser == "genetic+gradient") {
        Genetic genetic;
        genetic.population = options.population;
        genetic.generations = options.generations;
        search.begin("searching",
                     static_cast<double>(options.population) +
                         static_cast<double>(options.generations - 1) * (options.population - genetic.elite));
        const SearchResult result = search.run(genetic, seed);
        search.absorb(result);
        search.found().generations = result.iterations + 1;
        if (options.optimiser == "genetic" || result.end == SearchEnd::Stopped || result.best.size() == 0)
            return std::move(search.found());
        search.startFrom(result.best);
    } else if (options.optimiser == "multi-start") {
        MultiStart multiStart;
        multiStart.candidates = options.population;
        multiStart.starts = options.starts;
        multiStart.gradient = gradient;
        search.begin("searching", 0);
        search.absorb(search.run(multiStart, seed));
        return std::move(search.found());
    }
    search.begin("refining", 0);
    search.absorb(search.run(gradient, seed));
    return std::move(search.found());
}

AlphaSearch refineLikelihood(const Likelihood& likelihood, const InputModel& inputs, const Responses& forward,
                             const InverseUncertaintyOptions& options, AlphaSearch before, std::uint64_t seed,
                             const Progress& progress) {
    Search search(likelihood, inputs, forward, progress);
    search.startFrom(before.alpha);
    search.found() = std::move(before);
    search.found().logLikelihood = -std::numeric_limits<double>::infinity();
    search.begin("refining", 0);
    search.absorb(search.run(gradientSearch(options), seed));
    return std::move(search.found());
}

} // namespace rigor

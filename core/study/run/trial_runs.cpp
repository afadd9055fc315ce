#include "core/study/run/trial_runs.h"

#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/study/run/experiment_run.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>

namespace rigor {

namespace {
bool sameBits(const Trajectory& a, const Trajectory& b) {
    const auto alike = [](const auto& x, const auto& y) {
        return x.size() == y.size() &&
               (x.size() == 0 ||
                std::memcmp(x.data(), y.data(), static_cast<std::size_t>(x.size()) * sizeof(double)) == 0);
    };
    return alike(a.times, b.times) && alike(a.outputs, b.outputs) && alike(a.states, b.states) &&
           alike(a.endOutputs, b.endOutputs);
}
} // namespace

TrialRuns tryRuns(const Model& model, const Study& study, const Experiment* experiment, std::size_t count,
                  const Progress& progress) {
    TrialRuns tried{.asked = count};
    std::optional<Trajectory> answer;
    std::vector<double> seconds;
    while (tried.made < count && !progress.stopRequested()) {
        const auto begin = std::chrono::steady_clock::now();
        ExperimentRun run = simulateExperiment(model, study, experiment, progress.stop);
        const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (run.trajectory.status.end == RunEnd::Cancelled) break;
        tried.stopTime = run.stopTime;
        if (tried.made++ == 0) tried.first = took;
        if (!run.trajectory.status.answered()) {
            if (tried.failed++ == 0) tried.failure = toString(run.trajectory.status, model);
        } else {
            if (tried.made > 1) seconds.push_back(took);
            if (!answer)
                answer = std::move(run.trajectory);
            else
                tried.alike = tried.alike && sameBits(*answer, run.trajectory);
        }
        progress.tell({.phase = "simulating",
                       .done = static_cast<double>(tried.made),
                       .total = static_cast<double>(count),
                       .simulations = static_cast<long long>(tried.made),
                       .failures = static_cast<long long>(tried.failed)});
    }
    if (!seconds.empty()) {
        std::ranges::sort(seconds);
        tried.median = seconds[seconds.size() / 2];
        tried.longest = seconds.back();
    }
    return tried;
}

void measureCost(const Model& model, const Study& study, const Experiment* experiment, std::stop_token stop) {
    const ExternalModel* elsewhere = model.external();
    if (!elsewhere || elsewhere->code().sha256.empty() || !mayRun(elsewhere->code()) ||
        std::isfinite(model.capabilities().secondsPerRun))
        return;
    constexpr double kLongest = 5; ///< s of one
    constexpr std::size_t kRuns = 3;
    Study limited = study;
    double limit = kLongest;
    std::erase_if(limited.simulation, [&](const auto& option) {
        if (option.first != "time_limit") return false;
        if (const auto* stated = std::get_if<double>(&option.second)) limit = std::min(limit, *stated);
        return true;
    });
    limited.simulation.emplace_back("time_limit", limit);
    try {
        (void)tryRuns(model, limited, experiment, kRuns, {std::move(stop), {}});
    } catch (const Error&) { // said where it runs
    }
}

double expectedSeconds(const Model& model, double runs, int threads) {
    const Capabilities can = model.capabilities();
    const int most = threads > 0 ? threads : hardwareThreads();
    return runs * can.secondsPerRun / (can.instances > 0 ? std::min(can.instances, most) : most);
}

} // namespace rigor

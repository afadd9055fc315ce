#include "core/methods/homotopy/noise_study.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/translate.h"

#include <atomic>
#include <cmath>
#include <thread>

namespace rigor {

namespace {

/// Root mean square of the fitted values of every sensor.
std::vector<double> sizesOf(const FitData& data, const Eigen::VectorXd& fitted) {
    std::vector<double> sizes;
    for (const auto& rows : data.rowsOfSensor) {
        double sum = 0;
        for (const std::size_t r : rows) sum += std::pow(fitted[static_cast<Eigen::Index>(r)], 2);
        sizes.push_back(std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, rows.size()))));
    }
    return sizes;
}

} // namespace

std::vector<NoiseRepeat> studyNoise(const FitData& data, const Eigen::VectorXd& fitted,
                                    const CorrectionPlan& plan, IntegralForm form, const FitBox& box,
                                    const SimulationOptions& simulation, const HomotopyOptions& options,
                                    const std::vector<double>& levels, int repeats, std::uint64_t seed,
                                    int threads, const Progress& progress) {
    const std::vector<double> sizes = sizesOf(data, fitted);
    const auto each = static_cast<std::size_t>(std::max(0, repeats));
    std::vector<NoiseRepeat> all(levels.size() * each);
    const Progress silent{progress.stop, {}};
    std::atomic<std::size_t> over{0};
    std::atomic<long long> simulations{0}, failures{0};
    const auto tell = [&] {
        progress.tell({.phase = "noise study",
                       .done = static_cast<double>(over),
                       .total = static_cast<double>(all.size()),
                       .simulations = simulations,
                       .failures = failures});
    };
    const std::thread::id caller = std::this_thread::get_id();
    parallelFor(all.size(), threads, progress.stop, [&](std::size_t k) {
        NoiseRepeat& one = all[k];
        one.level = levels[k / each];
        FitData noisy = data;
        RandomStream random(seed, k);
        for (std::size_t r = 0; r < noisy.rows.size(); ++r)
            noisy.rows[r].value = fitted[static_cast<Eigen::Index>(r)] +
                                  one.level * sizes[noisy.rows[r].sensor] * random.normal();
        const Continuation path =
            followPath(controlledData(noisy, plan, form), box, simulation, options, 1, silent);
        one.estimate = path.estimate;
        one.objective = path.objective;
        one.solves = path.solves;
        ++over;
        simulations += path.solves.made;
        failures += path.solves.failed;
        if (std::this_thread::get_id() == caller) tell();
    });
    if (!progress.stopRequested()) tell();
    return all;
}

ResultTable noiseTable(const std::vector<NoiseRepeat>& repeats, const std::vector<Unknown>& unknowns) {
    ResultTable table{"noise_study",
                      translate("Method", "Estimates from the fitted outputs with noise added."),
                      {{"level", "1", {}, {}}, {"objective", "", {}, {}}}};
    for (const Unknown& unknown : unknowns) table.columns.push_back({unknown.name, "", {}, {}});
    for (const NoiseRepeat& one : repeats) {
        table.columns[0].numbers.push_back(one.level);
        table.columns[1].numbers.push_back(one.objective);
        for (std::size_t i = 0; i < unknowns.size(); ++i)
            table.columns[2 + i].numbers.push_back(
                one.estimate.size() > 0 ? one.estimate[static_cast<Eigen::Index>(i)] : std::nan(""));
    }
    return table;
}

} // namespace rigor

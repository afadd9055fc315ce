#include "core/methods/fit/uncertainty/noise_study.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/present/describe_fit.h"

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

NoiseTable noiseTable(const std::vector<NoiseRepeat>& repeats, const NoiseStudyOptions& options,
                      const std::vector<Unknown>& unknowns) {
    NoiseTable table;
    for (const Unknown& unknown : unknowns) table.unknowns.push_back({unknown.name, "", {}});
    for (const NoiseRepeat& one : repeats) {
        if (!one.over) continue;
        table.level.push_back(options.levels[one.level]);
        table.objective.push_back(one.fit.objective);
        for (std::size_t i = 0; i < unknowns.size(); ++i)
            table.unknowns[i].numbers.push_back(
                one.fit.estimate.size() > 0 ? one.fit.estimate[static_cast<Eigen::Index>(i)] : std::nan(""));
    }
    return table;
}

/// Mean and standard deviation as far as the answers (one per column) allow them.
void addStatistics(NoiseLevel& level, const Eigen::MatrixXd& found) {
    if (found.cols() == 0) return;
    const Eigen::VectorXd mean = found.rowwise().mean();
    level.mean = toVector(mean);
    if (found.cols() == 1) return;
    const double freedom = static_cast<double>(found.cols()) - 1;
    level.standardDeviation =
        toVector(((found.colwise() - mean).rowwise().squaredNorm() / freedom).cwiseSqrt());
}

} // namespace

void NoiseStudyOptions::addTo(Fields& fields, const std::string& group) {
    fields.add(
        "noise_levels", levels,
        {.label = translatable("Field", "Noise levels"),
         .help = translatable("Field", "The fitted outputs are identified again with normal noise of these "
                                       "parts of their size (rms), to see how the estimates scatter. "
                                       "Empty: not done."),
         .group = group,
         .min = 0,
         .max = kMostNoise});
    fields.add("noise_repeats", repeats,
               {.label = translatable("Field", "Repeats per noise level"),
                .help = translatable("Field", "Fits with different noise of the same level."),
                .group = group,
                .min = 1,
                .max = 10000});
}

std::vector<NoiseRepeat> studyNoise(const FitData& data, const Eigen::VectorXd& fitted,
                                    const NoiseStudyOptions& options, std::uint64_t seed, int threads,
                                    const Progress& progress, const NoisyRefit& refit) {
    const std::vector<double> sizes = sizesOf(data, fitted);
    const auto each = static_cast<std::size_t>(std::max(0, options.repeats));
    std::vector<NoiseRepeat> all(options.levels.size() * each);
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
    for (std::size_t k = 0; k < all.size(); ++k) all[k].level = k / each;
    parallelFor(all.size(), threads, progress.stop, [&](std::size_t k) {
        NoiseRepeat& one = all[k];
        FitData noisy = data;
        RandomStream random(seed, k);
        for (std::size_t r = 0; r < noisy.rows.size(); ++r) {
            FitRow& row = noisy.rows[r];
            row.value = fitted[static_cast<Eigen::Index>(r)] + options.levels[one.level] * sizes[row.sensor] *
                                                                   random.normal() / std::sqrt(row.count);
        }
        one.fit = refit(std::move(noisy));
        simulations += one.fit.solves.made;
        failures += one.fit.solves.failed;
        if (progress.stopRequested()) return; // maybe half of a search
        one.over = true;
        ++over;
        if (std::this_thread::get_id() == caller) tell();
    });
    if (!progress.stopRequested()) tell();
    return all;
}

void describeNoise(Result& head, FitResult& result, const std::vector<NoiseRepeat>& repeats,
                   const NoiseStudyOptions& options, const std::vector<Unknown>& unknowns) {
    result.noiseRepeats = noiseTable(repeats, options, unknowns);
    auto& levels = result.noiseLevels.emplace();
    std::size_t finished = 0;
    for (std::size_t l = 0; l < options.levels.size(); ++l) {
        Eigen::MatrixXd found(static_cast<Eigen::Index>(unknowns.size()), 0);
        std::size_t made = 0;
        for (const NoiseRepeat& one : repeats) {
            if (one.level != l || !one.over) continue;
            ++made;
            if (one.fit.estimate.size() == 0) continue;
            found.conservativeResize(Eigen::NoChange, found.cols() + 1);
            found.rightCols(1) = one.fit.estimate;
        }
        finished += made;
        const auto answered = static_cast<std::size_t>(found.cols());
        NoiseLevel& level = levels.emplace_back();
        level.level = options.levels[l];
        level.repeats = static_cast<long long>(made);
        level.answered = static_cast<long long>(answered);
        addStatistics(level, found);
        if (answered < made)
            head.warnings.push_back(filled(translate("Method", "Noise study, level {:g}: only {} of {} "
                                                               "repeats found an answer."),
                                           options.levels[l], answered, made));
    }
    if (finished < repeats.size())
        head.warnings.push_back(filled(
            translate("Method", "The noise study was cancelled after {} of {} repeats; its numbers are of "
                                "these."),
            finished, repeats.size()));
}

} // namespace rigor

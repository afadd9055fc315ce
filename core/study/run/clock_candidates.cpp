#include "core/study/run/clock_candidates.h"

#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/predict/predictor.h"
#include "core/methods/least_squares/fit_run.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr double kAlike = 1.1;     ///< a remainder this much larger is still no worse
constexpr double kExplained = 0.5; ///< a fit that leaves more tells nothing about a clock
constexpr double kLatest = 1e15;   ///< s; later than all times
constexpr int kRefinements = 7;
constexpr double kFarthest = 2; ///< a refinement goes, in distances of its three offsets

/// The study that a trial fits: plain, on all of its data behind the start of the run.
Study trialOf(Study study) {
    study.method = plainFit().key;
    study.options.clear();
    study.candidates.clear();
    study.data.validation = {};
    double start = 0;
    for (const auto& [key, value] : study.simulation)
        if (const auto* number = std::get_if<double>(&value); key == "start_time" && number) start = *number;
    auto& trim = study.data.preparation.trim;
    trim = trim.size() == 2 ? std::vector<double>{std::max(trim[0], start), trim[1]}
                            : std::vector<double>{start, kLatest};
    return study;
}

/// What the fit leaves of its outputs together; NaN if nothing could be simulated, and why then.
double remainderOf(const Problem& problem, const Progress& progress, Message& why) {
    LeastSquaresOptions options;
    options.iterations = kClockIterations;
    FitRun run(problem, options, progress);
    const FitFound found = run.search();
    const FitData& data = run.data();
    const Prediction fitted =
        found.best.size() > 0
            ? Predictor(data, problem.simulation, problem.threads, progress.stop).values(found.best)
            : Prediction{};
    if (!fitted.answered) {
        why = verbatim(found.failure);
        return std::numeric_limits<double>::quiet_NaN();
    }
    double sum = 0, outputs = 0;
    for (const auto& rows : data.rowsOfSensor) {
        double count = 0, mean = 0, left = 0, varies = 0;
        for (const std::size_t r : rows) count += data.rows[r].count;
        for (const std::size_t r : rows) mean += data.rows[r].count * data.rows[r].value / count;
        for (const std::size_t r : rows) {
            const FitRow& row = data.rows[r];
            const double error = row.value - fitted.values[static_cast<Eigen::Index>(r)];
            left += row.count * error * error;
            varies += row.count * (row.value - mean) * (row.value - mean);
        }
        if (!(varies > 0)) continue;
        sum += left / varies;
        ++outputs;
    }
    if (outputs == 0) why = translate("Study", "no measured output varies");
    return outputs > 0 ? std::sqrt(sum / outputs) : std::numeric_limits<double>::quiet_NaN();
}

/// To digits that mean something beside a distance, for people to read.
double rounded(double offset, double distance) {
    const double unit = std::pow(10, std::floor(std::log10(distance)) - 1);
    return std::strtod(
        fmt::format("{:.{}f}", offset, std::max(0, static_cast<int>(-std::log10(unit) + 0.5))).c_str(),
        nullptr);
}

/// Fits with the clock of one file at any offset.
class ClockFits {
  public:
    ClockFits(const Study& study, const std::string& text, const std::string& name, std::size_t file,
              const Progress& progress)
        : study_(trialOf(study)), text_(text), name_(name), file_(file), progress_(progress) {
        study_.data.entries.resize(study_.data.files.size());
    }
    double at(double offset, Message& why) {
        study_.data.entries[file_].offset = offset;
        try {
            const PreparedStudy prepared = prepare(study_, text_, name_);
            const auto separate = withPerExperimentUnknowns(prepared.problem, "");
            return remainderOf(separate ? *separate : prepared.problem, {progress_.stop, {}}, why);
        } catch (const Error& e) {
            why = verbatim(e.sentence());
            return std::numeric_limits<double>::quiet_NaN();
        }
    }
    /// A smaller remainder beside `trial`: the lowest point of the parabola through its square at three
    /// offsets, `reach` (s) apart at first and closer as they enclose it.
    void refine(ClockTrial& trial, double reach) {
        Message ignored;
        for (int k = 0; k < kRefinements && !progress_.stopRequested(); ++k) {
            double& offset = trial.candidate.offset;
            const double here = trial.remainder * trial.remainder;
            const double before = std::pow(at(offset - reach, ignored), 2);
            const double behind = std::pow(at(offset + reach, ignored), 2);
            const double bend = before - 2 * here + behind;
            const double share = bend > 0 ? std::clamp((before - behind) / (2 * bend), -kFarthest, kFarthest)
                                 : before < here ? -kFarthest
                                                 : kFarthest;
            const double to = offset + reach * share, there = at(to, ignored);
            const bool better = there < trial.remainder;
            if (better) {
                offset = to;
                trial.remainder = there;
            }
            if (!better || std::abs(share) < 0.5) reach /= 4;
        }
        trial.candidate.offset = rounded(trial.candidate.offset, reach);
    }

  private:
    Study study_;
    const std::string& text_;
    const std::string& name_;
    std::size_t file_;
    const Progress& progress_;
};

/// The order of the trials by what they leave, those without a fit left out.
std::vector<std::size_t> ranked(const std::vector<ClockTrial>& trials) {
    std::vector<std::size_t> order;
    for (std::size_t k = 0; k < trials.size(); ++k)
        if (std::isfinite(trials[k].remainder)) order.push_back(k);
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return trials[k].remainder; });
    return order;
}

void decide(ClockProposal& proposal) {
    const auto& trials = proposal.trials;
    const auto order = ranked(trials);
    if (order.empty()) {
        proposal.reason =
            trials.empty()
                ? translate("Study",
                            "The curves resemble each other at no offset; type the offset if it is known.")
                : filled(sentence("Study", "The model could be fitted at no offset: {}. Choose one below."),
                         trials.front().why);
        return;
    }
    const ClockTrial& best = trials[order.front()];
    if (best.remainder > kExplained) {
        proposal.reason = filled(
            sentence("Study",
                     "The model explains the data at no offset: at {:.9g} s, the best, it leaves {:.0f} % "
                     "of what varies. Choose other start values, or an offset below."),
            best.candidate.offset, 100 * best.remainder);
        return;
    }
    if (order.size() > 1 && trials[order[1]].remainder < kAlike * best.remainder) {
        const ClockTrial& second = trials[order[1]];
        proposal.reason = filled(
            sentence("Study", "The model does not decide: it leaves {:.3g} % of what varies at {:.9g} s and "
                              "{:.3g} % at {:.9g} s. Choose one below."),
            100 * best.remainder, best.candidate.offset, 100 * second.remainder, second.candidate.offset);
        return;
    }
    proposal.proposed = order.front();
    proposal.reason =
        order.size() > 1
            ? filled(sentence("Study",
                              "At {:.9g} s the model leaves {:.3g} % of what varies, at the next best "
                              "offset {:.3g} %."),
                     best.candidate.offset, 100 * best.remainder, 100 * trials[order[1]].remainder)
            : filled(sentence("Study",
                              "At {:.9g} s, the only offset that could be fitted, the model leaves {:.3g} "
                              "% of what varies."),
                     best.candidate.offset, 100 * best.remainder);
}

} // namespace

void joinFiles(DataRecipe& recipe, double firstRow, double step) {
    constexpr double kStepsOfOtherClock = 1000;
    recipe.entries.resize(recipe.files.size());
    for (FileEntry& entry : recipe.entries) entry.experiment = 1;
    if (firstRow < 0 || firstRow > kStepsOfOtherClock * step) recipe.entries.front().offset = -firstRow;
}

ClockProposal judgedByModel(const Study& study, const std::string& modelText, const std::string& modelName,
                            std::size_t file, const std::vector<OffsetCandidate>& candidates, double reach,
                            const Progress& progress) {
    ClockProposal proposal;
    ClockFits fits(study, modelText, modelName, file, progress);
    for (const OffsetCandidate& candidate : candidates) {
        progress.tell({.phase = "fitting",
                       .done = static_cast<double>(proposal.trials.size()),
                       .total = static_cast<double>(candidates.size())});
        ClockTrial trial{candidate, std::numeric_limits<double>::quiet_NaN(), {}};
        trial.remainder = fits.at(candidate.offset, trial.why);
        if (progress.stopRequested()) break;
        proposal.trials.push_back(std::move(trial));
    }
    // A peak of the correlation is beside the offset by some steps: near ones are compared at their best.
    const auto order = ranked(proposal.trials);
    for (std::size_t k = 0; k < std::min<std::size_t>(order.size(), 2); ++k)
        fits.refine(proposal.trials[order[k]], reach);
    proposal.cancelled = progress.stopRequested();
    if (proposal.cancelled)
        proposal.reason = translate("Study", "It was cancelled before every offset was tried.");
    else
        decide(proposal);
    return proposal;
}

} // namespace rigor

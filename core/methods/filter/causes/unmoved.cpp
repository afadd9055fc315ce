#include "core/methods/filter/causes/unmoved.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/filter/kalman/learned.h"

#include <cmath>

namespace rigor {

namespace {

constexpr double kUnmovedLevel = 0.001;
constexpr int kTried = 20;     ///< values of an unknown, and again around the best of them
constexpr double kReach = 2.5; ///< standard deviations of the start to either side
constexpr double kNeverMoved = -std::numeric_limits<double>::infinity();

struct Trial {
    Eigen::Index unknown = 0;
    double value = 0, likelihood = kNeverMoved;
};

class UnmovedSearch {
  public:
    UnmovedSearch(const FilterRecord& record, const FilterOptions& options, int threads,
                  const Progress& progress)
        : record_(record), options_(options), threads_(threads), progress_(progress),
          first_(firstJudged(record.whole(), options)) {}

    double likelihoodOf(const FilterTrajectory& trajectory) const {
        return trajectory.complete() ? trajectory.logLikelihood.tail(trajectory.rows - first_).sum()
                                     : kNeverMoved;
    }

    FilterTrajectory trajectoryFrom(const FilterRecord& record) const {
        return runFilter(record, options_, {progress_.stop, {}});
    }

    std::vector<FilterSetup> setupsAt(Eigen::Index unknown, double value) const {
        std::vector<FilterSetup> setups = record_.setups();
        setups.front().start[unknown] = value;
        return setups;
    }

    /// The best of values evenly between two.
    Trial best(Eigen::Index unknown, double from, double to) const {
        const FilterSetup& whole = record_.whole();
        from = std::max(from, whole.lower[unknown]);
        to = std::min(to, whole.upper[unknown]);
        std::vector<Trial> all(kTried);
        parallelFor(all.size(), threads_, progress_.stop, [&](std::size_t k) {
            all[k].unknown = unknown;
            all[k].value = from + (to - from) * (static_cast<double>(k) + 0.5) / kTried;
            all[k].likelihood = likelihoodOf(trajectoryFrom(FilterRecord(setupsAt(unknown, all[k].value))));
        });
        return *std::max_element(all.begin(), all.end(),
                                 [](const Trial& a, const Trial& b) { return a.likelihood < b.likelihood; });
    }

    Trial bestOf(const std::vector<Eigen::Index>& unknowns) const {
        Trial top;
        for (const Eigen::Index k : unknowns) {
            const double middle = record_.whole().start[k], reach = kReach * record_.whole().deviation[k];
            const Trial coarse = best(k, middle - reach, middle + reach);
            const double step = 2 * reach / kTried;
            const Trial fine = best(k, coarse.value - step, coarse.value + step);
            for (const Trial& trial : {coarse, fine})
                if (trial.likelihood > top.likelihood) top = trial;
        }
        return top;
    }

  private:
    const FilterRecord& record_;
    const FilterOptions& options_;
    int threads_;
    const Progress& progress_;
    Eigen::Index first_;
};

} // namespace

void blameUnmoved(Consistency& c, const FilterRecord& record, const FilterTrajectory& trajectory,
                  const FilterOptions& options, int threads, const Progress& progress) {
    const FilterSetup& whole = record.whole();
    const std::vector<Eigen::Index> unknowns = unmovedUnknowns(whole, trajectory);
    if (unknowns.empty() || !trajectory.complete() || isAsItShouldBe(c)) return;
    const UnmovedSearch search(record, options, threads, progress);
    const Trial top = search.bestOf(unknowns);
    if (progress.stopRequested() || !std::isfinite(top.likelihood)) return;
    const double tried = 2.0 * kTried * static_cast<double>(unknowns.size());
    const double gain = top.likelihood - search.likelihoodOf(trajectory);
    if (!(gain > 0.5 * chiSquaredQuantile(1 - kUnmovedLevel / tried, 1))) return;
    const FilterRecord there(search.setupsAt(top.unknown, top.value));
    const Consistency found = judge(there.whole(), search.trajectoryFrom(there), options);
    const auto at = static_cast<std::size_t>(top.unknown);
    const auto number = [&](double value) { return withUnit(filled("{:.3g}", value), whole.units[at]); };
    c.verdict = FilterVerdict::NotJudged;
    c.words = {
        .clause =
            filled(translate("Method", "Not judged: {} is not where it should be, and the filter cannot "
                                       "move it, for no derivative of what is measured shows it (a "
                                       "threshold)."),
                   whole.names[at]),
        .rest = {filled(translate("Method", "Started at {} instead of {}, the same record is far more likely "
                                            "(by {:.0f} in the logarithm)."),
                        number(top.value), number(whole.start[top.unknown]), gain),
                 isAsItShouldBe(found)
                     ? translate("Method", "From there the filter is believable: start it there, or find the "
                                           "value by least squares.")
                     : translate("Method",
                                 "Something else is not right even then. Start the filter there, or "
                                 "find the value by least squares, and look again.")}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

} // namespace rigor

#include "core/methods/filter/filter.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/filter_result.h"
#include "core/methods/filter/refine.h"

#include <cmath>

namespace rigor {

namespace {

constexpr int kSnapshots = 120;

class FilterRun {
  public:
    FilterRun(const Problem& problem, const FilterOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress) {}

    Result run() {
        Result result;
        result.method = "filter";
        std::vector<FilterSetup> setups = filterSetups(problem_, options_);
        if (options_.refineTo > 0) setups = refineCurves(setups, options_, progress_, result);
        const FilterRecord record(std::move(setups));
        const FilterSetup& whole = record.whole();
        const FilterTruth truth = readTruth(problem_, options_, whole);
        FilterMemory memory;
        std::vector<double> times;
        std::vector<GaussianState> snapshots;
        const double first = whole.simulation.startTime, last = whole.times.back();
        const FilterCourse course =
            runFilter(record, options_, progress_, options_.smoother ? &memory : nullptr,
                      [&](Eigen::Index row, const GaussianState& state, const Innovation&) {
                          const double t = whole.times[static_cast<std::size_t>(row)];
                          const auto due =
                              first + (last - first) * static_cast<double>(times.size()) / (kSnapshots - 1);
                          if (t + 1e-9 < due && t < last) return;
                          times.push_back(t);
                          snapshots.push_back(state);
                      });
        Consistency consistency = judge(whole, course, options_);
        SmoothedCourse smoothed;
        BatchFit batch;
        std::vector<StartOffset> offsets;
        const bool goesOn = course.complete() && !progress_.stopRequested();
        if (goesOn && options_.smoother) {
            smoothed = smooth(course, memory, progress_.stop);
            offsets = startOffsets(record.setups(), smoothed);
            if (!offsets.empty()) tryWiderStart(record, offsets, consistency);
        }
        if (goesOn && options_.crossCheck) batch = allAtOnce(record, course, smoothed);
        FilterFindings findings{whole,
                                course,
                                consistency,
                                goesOn && options_.smoother ? &smoothed : nullptr,
                                goesOn && options_.crossCheck ? &batch : nullptr,
                                times,
                                snapshots,
                                offsets,
                                truth.empty() ? nullptr : &truth};
        describeFilter(result, findings, options_, progress_.stopRequested());
        return result;
    }

  private:
    /// Whether a start that is as uncertain as it is off makes a bad record believable.
    void tryWiderStart(const FilterRecord& record, const std::vector<StartOffset>& offsets,
                       Consistency& consistency) const {
        const FilterVerdict found = verdictOnInnovations(consistency);
        if (found != FilterVerdict::ModelWrong && found != FilterVerdict::Overconfident) return;
        std::vector<FilterSetup> setups = record.setups();
        for (const StartOffset& offset : offsets)
            setups[offset.setup].deviation[offset.index] *= offset.offset();
        const FilterRecord wider(std::move(setups));
        const FilterCourse course = runFilter(wider, options_, {progress_.stop, {}});
        if (course.complete()) blameStart(consistency, judge(wider.whole(), course, options_), offsets);
    }

    BatchFit allAtOnce(const FilterRecord& record, const FilterCourse& course,
                       const SmoothedCourse& smoothed) const {
        const Eigen::Index n = record.whole().stateCount();
        Eigen::MatrixXd starts(static_cast<Eigen::Index>(record.parts().size()), n);
        for (Eigen::Index e = 0; e < starts.rows(); ++e) {
            const FilterSetup& own = record.setups()[static_cast<std::size_t>(e)];
            const auto row = e == 0 ? 0 : record.whole().parts[static_cast<std::size_t>(e)].firstRow;
            starts.row(e) = smoothed.X.rows() > row ? Eigen::RowVectorXd(smoothed.X.row(row).head(n))
                                                    : Eigen::RowVectorXd(own.start.head(n).transpose());
        }
        return fitBatch(record.parts(), starts, course.last.X.tail(course.last.X.size() - n), progress_);
    }

    const Problem& problem_;
    const FilterOptions& options_;
    const Progress& progress_;
};

} // namespace

const std::string& Filter::key() const {
    static const std::string text = "filter";
    return text;
}
const std::string& Filter::title() const {
    static const std::string text = translatable("Field", "Filter");
    return text;
}
const std::string& Filter::question() const {
    static const std::string text =
        translatable("Field", "How do states, unknowns and characteristic curves move while the rig runs?");
    return text;
}

std::vector<std::string> Filter::estimateNames(const Problem& problem) const {
    std::vector<std::string> names;
    for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
    return names;
}

std::vector<std::string> Filter::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    std::vector<std::string> reasons = filterUnmet(*problem.model);
    if (problem.data.experiments.empty()) reasons.push_back(translate("Method", "there are no measurements"));
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(filled(
                translate("Method", "the unknown {} has a distribution; the filter estimates a number"),
                unknown.name));
    if (problem.simulation.stepper != "rk4")
        reasons.push_back(filled(translate("Method", "the filter steps with rk4, not with {}"),
                                 problem.simulation.stepper));
    return reasons;
}

Result Filter::run(const Problem& problem, const Progress& progress) {
    return FilterRun(problem, options_, progress).run();
}

} // namespace rigor

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
        FilterSetup setup = filterSetup(problem_, options_);
        if (options_.refineTo > 0) setup = refineCurves(setup, options_, progress_, result);
        OneStep step(setup);
        FilterMemory memory;
        std::vector<double> times;
        std::vector<GaussianState> snapshots;
        const double first = setup.simulation.startTime, last = setup.times.back();
        const FilterCourse course =
            runFilter(setup, step, options_, progress_, options_.smoother ? &memory : nullptr,
                      [&](Eigen::Index row, const GaussianState& state, const Innovation&) {
                          const double t = setup.times[static_cast<std::size_t>(row)];
                          const auto due =
                              first + (last - first) * static_cast<double>(times.size()) / (kSnapshots - 1);
                          if (t + 1e-9 < due && t < last) return;
                          times.push_back(t);
                          snapshots.push_back(state);
                      });
        const Consistency consistency = judge(setup, course, options_);
        SmoothedCourse smoothed;
        BatchFit batch;
        const bool goesOn = course.complete() && !progress_.stopRequested();
        if (goesOn && options_.smoother) smoothed = smooth(course, memory, progress_.stop);
        if (goesOn && options_.crossCheck) {
            Eigen::VectorXd X0 = course.last.X;
            X0.head(setup.stateCount()) = options_.smoother
                                              ? Eigen::VectorXd(smoothed.X.row(0).head(setup.stateCount()))
                                              : Eigen::VectorXd(setup.start.head(setup.stateCount()));
            batch = fitBatch(setup, step, X0, progress_);
        }
        FilterFindings findings{setup,
                                course,
                                consistency,
                                goesOn && options_.smoother ? &smoothed : nullptr,
                                goesOn && options_.crossCheck ? &batch : nullptr,
                                times,
                                snapshots};
        describeFilter(result, findings, options_, progress_.stopRequested());
        return result;
    }

  private:
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

#include "core/methods/filter/lost_way.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"

#include <cmath>

namespace rigor {

namespace {

/// The residuals of the fit as if they were innovations.
FilterTrajectory trajectoryOf(const FilterSetup& whole, const BatchFit& batch) {
    FilterTrajectory trajectory;
    trajectory.rows = batch.residuals.rows();
    trajectory.innovation = trajectory.normalised = batch.residuals;
    trajectory.innovationDeviation =
        (batch.residuals.array().isFinite())
            .select(Eigen::MatrixXd::Ones(trajectory.rows, batch.residuals.cols()),
                    Eigen::MatrixXd::Constant(trajectory.rows, batch.residuals.cols(), std::nan("")));
    trajectory.nis.setConstant(trajectory.rows, std::nan(""));
    trajectory.used.assign(static_cast<std::size_t>(trajectory.rows), 0);
    trajectory.rejected.setZero(trajectory.rows, static_cast<Eigen::Index>(whole.sensors.size()));
    for (Eigen::Index row = 0; row < trajectory.rows; ++row) {
        double sum = 0;
        int used = 0;
        for (const double r : batch.residuals.row(row))
            if (std::isfinite(r)) {
                sum += r * r;
                ++used;
            }
        trajectory.used[static_cast<std::size_t>(row)] = used;
        if (used > 0) trajectory.nis[row] = sum;
    }
    return trajectory;
}

} // namespace

bool fitsAllAtOnce(const FilterRecord& record, const BatchFit& batch, const FilterOptions& options) {
    if (!batch.converged || batch.residuals.size() == 0) return false;
    const FilterSetup& whole = record.whole();
    double uncertain =
        static_cast<double>((whole.deviation.tail(whole.size() - whole.stateCount()).array() > 0).count());
    for (const FilterSetup& setup : record.setups())
        uncertain += static_cast<double>((setup.deviation.head(setup.stateCount()).array() > 0).count());
    if (uncertain > 0 && batch.priorCost > chiSquaredQuantile(0.999, uncertain)) return false;
    FilterOptions all = options;
    all.judgeFrom = std::max(0.0, whole.simulation.startTime);
    const Consistency found = judge(whole, trajectoryOf(whole, batch), all);
    return found.verdict != FilterVerdict::NotJudged && isAsItShouldBe(found);
}

void blameLostWay(Consistency& c, const FilterRecord& record, const BatchFit& batch,
                  const FilterOptions& options, const Progress& progress) {
    const bool bad = c.verdict == FilterVerdict::ModelWrong || c.verdict == FilterVerdict::Overconfident;
    if (!bad || !fitsAllAtOnce(record, batch, options)) return;
    const FilterSetup& whole = record.whole();
    const Eigen::Index n = whole.stateCount(), p = whole.size() - n;
    std::string remedy;
    for (const double sure : {3.0, 10.0, 30.0}) {
        if (progress.stopRequested()) return;
        std::vector<FilterSetup> setups = record.setups();
        setups.front().start.tail(p) = batch.X0.tail(p);
        setups.front().deviation.tail(p) /= sure;
        const FilterRecord again(std::move(setups));
        const FilterTrajectory trajectory = runFilter(again, options, {progress.stop, {}});
        if (!trajectory.complete() || !isAsItShouldBe(judge(again.whole(), trajectory, options))) continue;
        remedy = filled(translate("Method", "Started from the values of that fit, each unknown {:g} times as "
                                            "sure as stated now, the filter is believable."),
                        sure);
        break;
    }
    const double perValue = batch.cost / std::max(1.0, static_cast<double>(batch.values - p));
    c.verdict = FilterVerdict::LostWay;
    // What does not fit may be their order, or one sensor, and not the size that is quoted.
    const bool sizeFits = c.nisMean >= c.nisLower && c.nisMean <= c.nisUpper;
    c.words = {
        .clause = translate("Method", "The filter lost its way; the model is right."),
        .rest = {
            filled(
                sizeFits
                    ? translate("Method",
                                "The fit of all data at once with the same model leaves white noise of "
                                "the stated size (chi-squared per value {:.2f}); the innovations of the "
                                "filter are not that, though their mean size is as expected (NIS mean "
                                "{:.3g}, expected {:.3g} to {:.3g}).")
                    : translate("Method",
                                "The fit of all data at once with the same model leaves white noise of the "
                                "stated size (chi-squared per value {:.2f}), the innovations of the filter "
                                "do not fit (NIS mean {:.3g}, expected {:.3g} to {:.3g})."),
                perValue, c.nisMean, c.nisLower, c.nisUpper),
            translate("Method", "Use the values of that fit (all_data), not those of the filter."),
            remedy.empty() ? translate("Method", "For the filter, state a smaller uncertainty of the "
                                                 "unknowns, or start it from these values.")
                           : remedy}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

} // namespace rigor

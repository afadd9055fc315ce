#include "core/methods/filter/causes/lost_way.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"

#include <fmt/ranges.h>

#include <cmath>

namespace rigor {

namespace {

constexpr double kStatedSure = 0.998; ///< of a size that is not the stated one: as sensors are judged
/// Standard deviations of the filter between it and the fit. Of the same data, so that a right filter is
/// hardly ever one away.
constexpr double kAway = 4, kAwayIfBlamed = 2;
/// Of the logarithm of the likelihood of what is judged, by which a filter that nothing shows to be lost is
/// surpassed by one that starts where the fit ends. The fit knows no process noise and may be the one that is
/// off; then this is no gain.
constexpr double kSurpassed = 5;

/// How many times as large as stated the residuals of the fit are, per sensor; 1 where chance allows it. Each
/// sensor bears its share of what was fitted.
Eigen::VectorXd sizesOf(const BatchFit& batch, double fitted) {
    Eigen::VectorXd sizes = Eigen::VectorXd::Ones(batch.residuals.cols());
    for (Eigen::Index i = 0; i < sizes.size(); ++i) {
        double squares = 0, count = 0;
        for (const double r : batch.residuals.col(i))
            if (std::isfinite(r)) {
                squares += r * r;
                ++count;
            }
        if (count == 0) continue;
        const bool stated = squares >= chiSquaredQuantile((1 - kStatedSure) / 2, count) &&
                            squares <= chiSquaredQuantile((1 + kStatedSure) / 2, count);
        if (!stated && squares > 0)
            sizes[i] = std::sqrt(squares / std::max(1.0, count - fitted / static_cast<double>(sizes.size())));
    }
    return sizes;
}

/// Numbers that the fit of all data looks for.
double fittedBy(const FilterRecord& record) {
    const FilterSetup& whole = record.whole();
    auto count =
        static_cast<double>((whole.deviation.tail(whole.size() - whole.stateCount()).array() > 0).count());
    for (const FilterSetup& setup : record.setups())
        count += static_cast<double>((setup.deviation.head(setup.stateCount()).array() > 0).count());
    return count;
}

/// The residuals of the fit, over their sizes, as if they were innovations.
FilterTrajectory trajectoryOf(const FilterSetup& whole, const BatchFit& batch, const Eigen::VectorXd& sizes) {
    FilterTrajectory trajectory;
    trajectory.rows = batch.residuals.rows();
    trajectory.innovation = trajectory.normalised = batch.residuals * sizes.cwiseInverse().asDiagonal();
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
        for (const double r : trajectory.normalised.row(row))
            if (std::isfinite(r)) {
                sum += r * r;
                ++used;
            }
        trajectory.used[static_cast<std::size_t>(row)] = used;
        if (used > 0) trajectory.nis[row] = sum;
    }
    return trajectory;
}

/// How far the unknowns of the filter at its end are from those of the fit.
double awayFrom(const BatchFit& batch, const FilterTrajectory& trajectory, Eigen::Index states) {
    double furthest = 0;
    for (Eigen::Index k = states; k < std::min(batch.X0.size(), trajectory.last.X.size()); ++k)
        if (const double variance = trajectory.last.P(k, k); variance > 0)
            furthest = std::max(furthest, std::abs(batch.X0[k] - trajectory.last.X[k]) / std::sqrt(variance));
    return furthest;
}

/// Its logarithm, of the rows that are judged.
double likelihoodOf(const FilterTrajectory& trajectory, const FilterSetup& whole,
                    const FilterOptions& options) {
    return trajectory.logLikelihood.tail(trajectory.logLikelihood.size() - firstJudged(whole, options)).sum();
}

} // namespace

bool fitsAllAtOnce(const FilterRecord& record, const BatchFit& batch, const FilterOptions& options,
                   NoiseSize size) {
    if (!batch.converged || batch.residuals.size() == 0) return false;
    const FilterSetup& whole = record.whole();
    const double uncertain = fittedBy(record);
    if (uncertain > 0 && batch.priorCost > chiSquaredQuantile(0.999, uncertain)) return false;
    FilterOptions all = options;
    all.judgeFrom = std::max(0.0, whole.simulation.startTime);
    const Eigen::VectorXd sizes = size == NoiseSize::Any
                                      ? sizesOf(batch, uncertain)
                                      : Eigen::VectorXd::Ones(batch.residuals.cols()).eval();
    const Consistency found = judge(whole, trajectoryOf(whole, batch, sizes), all);
    return found.verdict != FilterVerdict::NotJudged && isAsItShouldBe(found);
}

void blameLostWay(Consistency& c, const FilterRecord& record, const FilterTrajectory& filtered,
                  const BatchFit& batch, const FilterOptions& options, NoiseSize size,
                  const Progress& progress, bool elseBlamed) {
    const double away = awayFrom(batch, filtered, record.whole().stateCount());
    const bool unseen = c.verdict == FilterVerdict::Consistent && away > (elseBlamed ? kAwayIfBlamed : kAway);
    const bool bad = unseen || c.verdict == FilterVerdict::ModelWrong ||
                     c.verdict == FilterVerdict::StartOff || // the fit stays within the start that is stated
                     c.verdict == FilterVerdict::Overconfident ||
                     (size == NoiseSize::Any && c.verdict == FilterVerdict::Conservative);
    if (!bad || !fitsAllAtOnce(record, batch, options, size)) return;
    const FilterSetup& whole = record.whole();
    const Eigen::Index n = whole.stateCount(), p = whole.size() - n;
    const Eigen::VectorXd sizes = sizesOf(batch, fittedBy(record));
    if (size == NoiseSize::Any && (sizes.array() == 1).all()) return;
    Message remedy;
    for (const double sure : {3.0, 10.0, 30.0}) {
        if (progress.stopRequested()) return;
        if (p == 0) break;
        std::vector<FilterSetup> setups = record.setups();
        setups.front().start.tail(p) = batch.X0.tail(p);
        setups.front().deviation.tail(p) /= sure;
        for (FilterSetup& setup : setups)
            for (std::size_t i = 0; size == NoiseSize::Any && i < setup.sensors.size(); ++i)
                setup.sensors[i].sigma *= sizes[static_cast<Eigen::Index>(i)];
        const FilterRecord again(std::move(setups));
        const FilterTrajectory trajectory = runFilter(again, options, {progress.stop, {}});
        if (!trajectory.complete() || !isAsItShouldBe(judge(again.whole(), trajectory, options))) continue;
        if (unseen && !elseBlamed &&
            !(likelihoodOf(trajectory, whole, options) > likelihoodOf(filtered, whole, options) + kSurpassed))
            continue;
        remedy = filled(size == NoiseSize::Any
                            ? translate("Method", "With that, started from the values of that fit, each "
                                                  "unknown {:g} times as sure as stated now, the filter is "
                                                  "believable.")
                            : translate("Method", "Started from the values of that fit, each unknown {:g} "
                                                  "times as sure as stated now, the filter is believable."),
                        sure);
        break;
    }
    if (unseen && !elseBlamed && remedy.empty()) return;
    if (size == NoiseSize::Any) {
        Messages sensors;
        for (Eigen::Index i = 0; i < sizes.size(); ++i)
            if (sizes[i] != 1)
                sensors.push_back(filled(translate("Method", "{} {:.3g} times as noisy as stated"),
                                         whole.sensors[static_cast<std::size_t>(i)].output, sizes[i]));
        c.verdict = FilterVerdict::LostWay;
        c.words = {
            .clause = translate("Method", "The filter lost its way; the model is right."),
            .rest = {
                filled(translate("Method", "The fit of all data at once with the same model leaves white "
                                           "noise, but of another size: {}. The innovations of the filter "
                                           "are not that (NIS mean {:.3g}, expected {:.3g} to {:.3g})."),
                       fmt::join(sensors, ", "), c.nisMean, c.nisLower, c.nisUpper),
                translate("Method", "State the standard deviations that were found, and use the values of "
                                    "that fit (all_data), not those of the filter.")}};
        c.words.add(remedy);
        if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
        return;
    }
    const double perValue = batch.cost / std::max(1.0, static_cast<double>(batch.values - p));
    c.verdict = FilterVerdict::LostWay;
    // What does not fit may be their order, or one sensor, and not the size that is quoted.
    const bool sizeFits = c.nisMean >= c.nisLower && c.nisMean <= c.nisUpper;
    Message why;
    if (unseen)
        why = filled(translate("Method",
                               "The fit of all data at once with the same model leaves white noise of the "
                               "stated size (chi-squared per value {:.2f}) and ends {:.3g} standard "
                               "deviations of the filter away from it."),
                     perValue, away);
    else
        why = filled(
            sizeFits ? translate("Method",
                                 "The fit of all data at once with the same model leaves white noise of "
                                 "the stated size (chi-squared per value {:.2f}); the innovations of the "
                                 "filter are not that, though their mean size is as expected (NIS mean "
                                 "{:.3g}, expected {:.3g} to {:.3g}).")
                     : translate("Method",
                                 "The fit of all data at once with the same model leaves white noise of the "
                                 "stated size (chi-squared per value {:.2f}), the innovations of the filter "
                                 "do not fit (NIS mean {:.3g}, expected {:.3g} to {:.3g})."),
            perValue, c.nisMean, c.nisLower, c.nisUpper);
    c.words = {
        .clause = translate("Method", "The filter lost its way; the model is right."),
        .rest = {std::move(why),
                 translate("Method", "Use the values of that fit (all_data), not those of the filter."),
                 remedy.empty() ? translate("Method", "For the filter, state a smaller uncertainty of the "
                                                      "unknowns, or start it from these values.")
                                : remedy}};
    if (!c.gaps.empty()) c.words.add(wordsOnGaps(c));
}

} // namespace rigor

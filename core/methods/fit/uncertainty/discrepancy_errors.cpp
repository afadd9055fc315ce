#include "core/methods/fit/uncertainty/discrepancy_errors.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/methods/fit/present/describe_fit.h"

#include <boost/math/distributions/normal.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// From here on more of an unknown's variance is the term's than the errors'.
constexpr double kConfounded = 0.5;

/// x at which normal errors of these variances, each as likely as the others, are with probability `level`
/// below.
double quantileOf(const std::vector<double>& variances, double level) {
    double low = 0, high = 0;
    const boost::math::normal normal;
    const double times = quantile(normal, level);
    for (const double one : variances) high = std::max(high, times * std::sqrt(one));
    for (int k = 0; k < 60; ++k) {
        const double middle = (low + high) / 2;
        double below = 0;
        for (const double one : variances) below += one > 0 ? cdf(normal, middle / std::sqrt(one)) : 1;
        (below / static_cast<double>(variances.size()) < level ? low : high) = middle;
    }
    return (low + high) / 2;
}

/// A point moved along the face, within the bounds.
Eigen::VectorXd movedTo(const FitBox& box, const FitFace& face, const Eigen::VectorXd& from,
                        const Eigen::VectorXd& step) {
    Eigen::VectorXd to = from;
    const Eigen::VectorXd each = face.ofUnknowns(step);
    for (std::size_t f = 0; f < face.moving.size(); ++f) {
        const Eigen::Index i = face.moving[f];
        const double by = each[static_cast<Eigen::Index>(f)];
        to[i] = std::clamp(box.isLog(i) ? from[i] * std::exp(by / from[i]) : from[i] + by, box.lower[i],
                           box.upper[i]);
    }
    return to;
}

} // namespace

Prediction followDiscrepancy(ModelDiscrepancy& discrepancy, Predictor& predictor, const Residuals& residuals,
                             const std::vector<std::size_t>& sensors, const FitBox& box,
                             const Eigen::VectorXd& estimate, const Prediction& prediction) {
    constexpr int kMostTurns = 6;
    constexpr double kSettled = 0.05; ///< of a standard error
    const FitFace face = faceOf(box, estimate);
    const FitData& data = predictor.data();
    Eigen::VectorXd at = estimate, step = discrepancy.moved;
    Eigen::MatrixXd covariance = discrepancy.movedCovariance;
    Prediction best = prediction;
    double before = kInfinity;
    for (int turn = 0; turn < kMostTurns; ++turn) {
        const double far = std::sqrt(step.dot(covariance.completeOrthogonalDecomposition().solve(step)));
        if (!(far > kSettled) || !(far < before)) break;
        before = far;
        const Eigen::VectorXd next = movedTo(box, face, at, step);
        if (!box.within.hold(next)) break;
        Prediction there = predictor.withSlopes(next);
        if (!there.answered) break;
        const ResidualView view = residualView(residuals, data, there, face);
        Message why;
        std::optional<ModelDiscrepancy> again = findDiscrepancy(view, data, sensors, why);
        if (!again) break;
        at = next;
        step = again->moved;
        covariance = discrepancy.movedCovariance = again->movedCovariance;
        discrepancy.white = std::move(again->white);
        best = std::move(there);
    }
    discrepancy.arrived = movedTo(box, face, at, step);
    return best;
}

void takeDiscrepancy(FitUncertainty& uncertainty, ResidualAnalysis& analysis,
                     const ModelDiscrepancy& discrepancy, const Residuals& residuals, const FitData& data,
                     const Prediction& prediction, const FitBox& box, const Eigen::VectorXd& estimate,
                     double confidence, int threads) {
    const FitFace face = faceOf(box, estimate);
    const Eigen::MatrixXd found = face.covariance(discrepancy.covariance);
    Eigen::VectorXd errors = Eigen::VectorXd::Zero(found.rows());
    std::vector<Eigen::VectorXd> drawn;
    for (const Eigen::MatrixXd& one : discrepancy.drawn) drawn.push_back(face.covariance(one).diagonal());
    const double level = 0.5 + confidence / 2, normal = quantile(boost::math::normal(), level);
    for (Eigen::Index f = 0; f < found.rows(); ++f) {
        const Eigen::Index i = face.moving[static_cast<std::size_t>(f)];
        const double before = uncertainty.quantiles[i] * uncertainty.standardErrors[i];
        if (!std::isfinite(before) || !(before > 0) || !(found(f, f) > 0)) continue;
        std::vector<double> variances;
        for (const Eigen::VectorXd& one : drawn) variances.push_back(one[f]);
        // The variances differ widely: the error is that of normal ones with the same interval.
        const double half = quantileOf(variances, level), error = half / normal;
        for (double* end : {&uncertainty.lower[i], &uncertainty.upper[i]})
            *end = box.isLog(i) ? estimate[i] * std::pow(*end / estimate[i], half / before)
                                : estimate[i] + half / before * (*end - estimate[i]);
        uncertainty.standardErrors[i] = error;
        uncertainty.quantiles[i] = normal;
        errors[f] = error;
    }
    for (Eigen::Index f = 0; f < found.rows(); ++f)
        for (Eigen::Index g = 0; g < found.cols(); ++g)
            if (errors[f] > 0 && errors[g] > 0)
                uncertainty.covariance(face.moving[static_cast<std::size_t>(f)],
                                       face.moving[static_cast<std::size_t>(g)]) =
                    errors[f] * errors[g] * found(f, g) / std::sqrt(found(f, f) * found(g, g));
    uncertainty.correlation = correlationOf(uncertainty.covariance);
    uncertainty.reducedChiSquared = uncertainty.chiSquaredProbability = kNaN;
    std::vector<std::string> names;
    for (const OutputDiscrepancy& one : discrepancy.outputs) names.push_back(data.sensors[one.sensor].output);
    const Message with =
        filled(sentence("Method", "; with the discrepancy of {}"), fmt::to_string(fmt::join(names, ", ")));
    for (Message* text : {&uncertainty.interval, &uncertainty.ofLog, &uncertainty.profiled}) *text += with;
    analysis.anyInterval = false; // nothing is widened further
    analysis.tests = testResiduals(discrepancy.white, residuals, data, prediction, threads);
}

void describeDiscrepancy(Result& head, FitResult& result, const ModelDiscrepancy& discrepancy,
                         const ResidualAnalysis& analysis, const FitData& data, const FitBox& box,
                         const Eigen::VectorXd& estimate, const Eigen::VectorXd& alone) {
    auto& told = result.discrepancy.emplace();
    bool any = false;
    for (const OutputDiscrepancy& one : discrepancy.outputs) {
        const FitSensor& sensor = data.sensors[one.sensor];
        any = any || one.told();
        told.push_back({.output = sensor.output,
                        .unit = sensor.unit,
                        .deviation = one.deviation,
                        .greatest = one.greatest,
                        .length = one.length,
                        .lengthUnit = one.overTime ? "s" : "1",
                        .noise = one.noise,
                        .fitLeaves = one.fitLeaves,
                        .left = one.left,
                        .evidence = one.evidence,
                        .told = one.told()});
    }

    const FitFace face = faceOf(box, estimate);
    const Eigen::MatrixXd all = face.covariance(discrepancy.covariance),
                          ofTerm = face.covariance(discrepancy.ofTerm),
                          there = face.covariance(discrepancy.movedCovariance);
    auto& unknowns = result.discrepancyOfUnknowns.emplace();
    std::vector<std::string> confounded;
    double least = kInfinity, most = 1;
    for (Eigen::Index f = 0; f < all.rows(); ++f) {
        const Eigen::Index i = face.moving[static_cast<std::size_t>(f)];
        const std::string& name = head.unknowns[static_cast<std::size_t>(i)].name;
        const double part = ofTerm(f, f) / all(f, f),
                     times = head.unknowns[static_cast<std::size_t>(i)].standardError / alone[i];
        unknowns.emplace_back(name, DiscrepancyOfUnknown{.part = part,
                                                         .alone = alone[i],
                                                         .value = discrepancy.arrived[i],
                                                         .standardError = std::sqrt(there(f, f))});
        if (!any || !(part > kConfounded) || !std::isfinite(times)) continue;
        confounded.push_back(name);
        least = std::min(least, times);
        most = std::max(most, times);
    }
    if (!confounded.empty()) {
        const std::string names = fmt::to_string(fmt::join(confounded, ", "));
        head.qualityWarnings.push_back(
            confounded.size() == 1
                ? filled(translate(
                             "Method",
                             "{} is confounded with the discrepancy: what is left could be a change of it as "
                             "well, and its standard error is {:.2g} times as large for it. The page "
                             "Discrepancy shows its profile with and without."),
                         names, most)
                : filled(translate(
                             "Method",
                             "{} are confounded with the discrepancy: what is left could be changes of "
                             "these as well, and their standard errors are {:.2g} to {:.2g} times as large "
                             "for it. The page Discrepancy shows their profiles with and without."),
                         names, least, most));
    }
    if (analysis.tests.anyFound())
        head.qualityWarnings.push_back(translate("Method",
                                                 "What the discrepancy leaves is no independent noise of "
                                                 "one size either: the intervals, which take it for "
                                                 "that, may be too narrow."));

    if (!result.fitted) return;
    const auto rows = static_cast<Eigen::Index>(data.rows.size());
    Eigen::VectorXd values = Eigen::VectorXd::Zero(rows), errors = values;
    const auto& view = analysis.view;
    for (Eigen::Index k = 0; k < view.size(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        const double sigma = data.sensors[view.sensor[at]].sigma;
        values[static_cast<Eigen::Index>(view.row[at])] = sigma * discrepancy.values[k];
        errors[static_cast<Eigen::Index>(view.row[at])] = sigma * discrepancy.errors[k];
    }
    result.fitted->discrepancy = inOrderOfTrajectories(data, values);
    result.fitted->discrepancyError = inOrderOfTrajectories(data, errors);
}

Messages discrepancyWords(const FitResult& result) {
    Messages words;
    for (const DiscrepancyResult& one : result.discrepancy.value_or(std::vector<DiscrepancyResult>())) {
        if (!one.told) {
            words.push_back(
                filled(translate("Method", "The data tell no discrepancy of {}: it is below {} (95 %)."),
                       one.output, quantityText(one.greatest, one.unit)));
            continue;
        }
        const double taken = 1 - std::pow(one.left / one.fitLeaves, 2);
        const std::string share = significantText(100 * taken, taken > 0.99 ? 4 : 2),
                          size = quantityText(one.deviation, one.unit),
                          left = quantityText(one.left, one.unit);
        words.push_back(
            one.lengthUnit == "s"
                ? filled(translate("Method",
                                   "A discrepancy of {}, {} in size and changing within {}, takes {} % of "
                                   "the squares that the fit leaves; {} (rms) is left."),
                         one.output, size, quantityText(one.length, "s"), share, left)
                : filled(translate("Method",
                                   "A discrepancy of {}, {} in size and changing within {} of the range of "
                                   "the conditions, takes {} % of the squares that the fit leaves; {} "
                                   "(rms) is left."),
                         one.output, size, significantText(one.length, 2), share, left));
    }
    return words;
}

} // namespace rigor

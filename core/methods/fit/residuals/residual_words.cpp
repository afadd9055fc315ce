#include "core/methods/fit/residuals/residual_words.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/linalg/covariance.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/fit/residuals/input_jumps.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace rigor {

namespace {

/// A part of the variation of an output beyond which what is left, if it is no noise, is more than a detail.
constexpr double kMuchOfVariation = 0.2;
constexpr double kNothingExplained = 0.95;
constexpr std::size_t kPlacesTold = 4;
/// Intervals so many times as wide are told to be wider.
constexpr double kWidened = 1.005;

Message listed(const Messages& all) {
    if (all.size() <= kPlacesTold + 1) return joined(all, ", ");
    const Messages first(all.begin(), all.begin() + kPlacesTold);
    return filled(sentence("Method", "{} and {} more"), fmt::join(first, ", "), all.size() - kPlacesTold);
}

/// Says what was found, the gravest first.
class ResidualWords {
  public:
    ResidualWords(Result& result, const ResidualAnalysis& analysis, const FitData& data,
                  const Message& remedy)
        : result_(result), analysis_(analysis), tests_(analysis.tests), data_(data), remedy_(remedy) {}

    void say() {
        sayLargeRest();
        sayOrder(true);
        sayOrder(false);
        sayInputs();
        saySize();
        sayRounding();
        saySpread();
        sayOutliers();
    }

  private:
    bool fitted() const { return !remedy_.empty(); }
    const std::string& nameOf(std::size_t sensor) const { return data_.sensors[sensor].output; }
    void reserve(Message text) { result_.qualityWarnings.push_back(std::move(text)); }

    bool isOfFile(std::size_t sensor) const {
        return std::any_of(analysis_.view.trajectories.begin(), analysis_.view.trajectories.end(),
                           [&](const ResidualTrajectory& trajectory) {
                               return trajectory.sensor == sensor && trajectory.experiment.empty();
                           });
    }

    /// Whether errors of the stated size that are alike explain all that was found.
    bool asStated(std::size_t sensor) const {
        return data_.states(sensor) && !tests_.sizeOfOutputs.empty() &&
               std::find(tests_.wrongSize.begin(), tests_.wrongSize.end(), sensor) == tests_.wrongSize.end();
    }

    /// Much is left of an output, and it is no noise.
    void sayLargeRest() {
        Messages much;
        std::vector<std::string> unexplained;
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const auto isHere = [s](const ResidualPlace& place) { return place.sensor == s; };
            const bool order = std::any_of(tests_.alike.begin(), tests_.alike.end(), isHere);
            // What follows an input in whose order the rows are may be alike errors only.
            const auto followsHere = [&](const ResidualPlace& place) {
                return isHere(place) && !(order && place.sorted);
            };
            const bool follows = std::any_of(tests_.following.begin(), tests_.following.end(), followsHere);
            // Errors that grow with the value are as large as they are where the value is.
            const bool grows = std::any_of(tests_.spreading.begin(), tests_.spreading.end(), isHere);
            const bool large =
                !grows && !asStated(s) && !tests_.sizeOfOutputs.empty() && tests_.sizeOfOutputs[s] > 1;
            const FitQuality& quality = analysis_.quality[s];
            if (!(quality.part() > kMuchOfVariation)) continue;
            if (!(follows || large || (order && !asStated(s)))) {
                if (quality.part() > kNothingExplained && fitted()) unexplained.push_back(quality.output);
                continue;
            }
            much.push_back(filled(sentence("Method", "{:.3g} % of the variation of {}"), 100 * quality.part(),
                                  quality.output));
        }
        if (!unexplained.empty())
            reserve(filled(sentence("Method",
                                    "The model explains next to nothing of the variation of {}: these are "
                                    "values of one quantity with their scatter, or the data were read as "
                                    "something else than they are."),
                           fmt::join(unexplained, ", ")));
        if (much.empty() || !fitted()) return;
        reserve(
            filled(sentence("Method", "The fit leaves {}, and that is not the noise of a sensor whose errors "
                                      "are independent and as stated: probably a local minimum, a wrong "
                                      "model, or data that are not what the model takes them for. {}"),
                   listed(much), remedy_));
    }

    Message widening() const {
        const Message ofIntervals = wideningOfIntervals();
        if (analysis_.combinations.empty()) return ofIntervals;
        const Message ofErrors = filled(
            translate("Method", "The standard errors of what is only known together, {}, have been made "
                                "up to {:.2f} times as large for it."),
            fmt::join(analysis_.combinations, ", "), analysis_.combinationsMost);
        return ofIntervals.empty() || !(analysis_.widenedMost > kWidened) ? ofErrors
                                                                          : ofIntervals + " " + ofErrors;
    }

    Message wideningOfIntervals() const {
        const double least = analysis_.widenedLeast, most = analysis_.widenedMost;
        if (!analysis_.anyInterval) return {};
        if (!(most > kWidened)) return translate("Method", "The intervals need no widening for it.");
        if (most < 1.1 * least)
            return filled(translate("Method", "The intervals have been made {:.2f} times as wide for it."),
                          most);
        return filled(
            translate("Method", "The intervals have been made {:.2f} to {:.2f} times as wide for it."), least,
            most);
    }

    void sayOrder(bool ofFile) {
        Messages outputs;
        double lagOne = 0;
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            if (isOfFile(s) != ofFile) continue;
            Messages where;
            bool here = false;
            for (const ResidualPlace& place : tests_.alike) {
                if (place.sensor != s) continue;
                here = true;
                if (std::abs(place.size) > std::abs(lagOne)) lagOne = place.size;
                if (!place.where.empty() && data_.cases.size() > 1) where.push_back(verbatim(place.where));
            }
            if (here)
                outputs.push_back(where.empty() ? verbatim(nameOf(s))
                                                : filled("{} ({})", nameOf(s), listed(where)));
        }
        if (outputs.empty()) return;
        Message text;
        // Within what white noise has by chance: it is not the next value that is alike.
        const double values = static_cast<double>(analysis_.view.size());
        if (!fitted() && std::abs(lagOne) < 2 / std::sqrt(values)) {
            result_.warnings.push_back(filled(
                translate("Method", "At exactly these values the residuals of {} have an offset or drift "
                                    "slowly: the values leave that unexplained, unless their own uncertainty "
                                    "explains it."),
                listed(outputs)));
            return;
        }
        if (!fitted())
            text = filled(
                ofFile ? translate("Method", "The residuals of {} are correlated in the order of the file "
                                             "(lag 1: {:.2f}): these values leave something "
                                             "unexplained, or the errors of the sensors are correlated "
                                             "themselves.")
                       : translate("Method", "The residuals of {} are correlated over time (lag 1: "
                                             "{:.2f}): these values leave something unexplained, or the "
                                             "errors of the sensors are correlated themselves."),
                listed(outputs), lagOne);
        else
            text = filled(
                ofFile ? translate("Method", "The residuals of {} are correlated in the order of the file "
                                             "(lag 1: {:.2f}), not independent: the model leaves "
                                             "something unexplained, or the errors of the sensors are "
                                             "correlated themselves.")
                       : translate("Method", "The residuals of {} are correlated over time (lag 1: "
                                             "{:.2f}), not white noise: the model, the integrator or the "
                                             "place where the search ended leaves something "
                                             "unexplained, or the errors of the sensors are correlated "
                                             "themselves."),
                listed(outputs), lagOne);
        if (const Message wider = fitted() ? widening() : Message(); !wider.empty()) text += " " + wider;
        if (const Message jumps = wordsOnJumps(); !ofFile && !jumps.empty()) text += " " + jumps;
        reserve(std::move(text));
    }

    /// Of an input that is likely held between its rows and is bridged by lines.
    Message wordsOnJumps() const {
        std::set<std::string> names;
        for (const FitCase& one : data_.cases) addJumping(*data_.model, one.inputs, names);
        return mayBeJumps(names);
    }

    void sayInputs() {
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const ResidualPlace* most = nullptr;
            for (const ResidualPlace& place : tests_.following)
                if (place.sensor == s && (!most || place.deviations > most->deviations)) most = &place;
            if (!most) continue;
            const Message size = withUnit(filled(std::string("{:.2g}"), most->size), data_.sensors[s].unit);
            reserve(filled(
                !fitted() ? translate("Method",
                                      "The residuals of {} follow {}, by up to {}: the values are wrong for "
                                      "these data, or the model lacks an effect of it.")
                : most->sorted
                    ? translate("Method", "The residuals of {} follow {}, by up to {}: the model lacks an "
                                          "effect of it, or the errors of neighbouring rows, which "
                                          "are in its order, are alike. The intervals hold only for a "
                                          "model that is right.")
                    : translate("Method", "The residuals of {} follow {}, by up to {}: the model lacks an "
                                          "effect of it. The intervals hold only for a model that is "
                                          "right."),
                nameOf(s), most->where, size));
        }
    }

    /// More than noise is left of the output.
    bool isSystematic(std::size_t sensor) const {
        const auto isHere = [sensor](const ResidualPlace& place) { return place.sensor == sensor; };
        return std::ranges::any_of(tests_.alike, isHere) || std::ranges::any_of(tests_.following, isHere);
    }

    Message tooLarge(std::size_t sensor, bool widened) const {
        if (!fitted())
            return translate("Method", "The residuals of {} are {:.3g} times as large as its stated "
                                       "standard deviation (reduced chi-squared {:.3g}): the sensor "
                                       "is less precise than stated, or the values are wrong for "
                                       "these data.");
        // A sensor that is merely noisier leaves white noise.
        if (isSystematic(sensor))
            return widened
                       ? translate("Method", "The residuals of {} are {:.3g} times as large as its stated "
                                             "standard deviation (reduced chi-squared {:.3g}), and not only "
                                             "by its noise: the model, what was measured or a bound of the "
                                             "search is not right for it. The intervals go by the residuals.")
                       : translate("Method", "The residuals of {} are {:.3g} times as large as its stated "
                                             "standard deviation (reduced chi-squared {:.3g}), and not only "
                                             "by its noise: the model, what was measured or a bound of the "
                                             "search is not right for it, and the intervals are too narrow.");
        return widened ? translate("Method", "The residuals of {} are {:.3g} times as large as its stated "
                                             "standard deviation (reduced chi-squared {:.3g}): the sensor is "
                                             "less precise than stated or the model is wrong. The intervals "
                                             "go by the residuals.")
                       : translate("Method", "The residuals of {} are {:.3g} times as large as its stated "
                                             "standard deviation (reduced chi-squared {:.3g}): the sensor is "
                                             "less precise than stated or the model is wrong, and the "
                                             "intervals are too narrow.");
    }

    void saySize() {
        for (const std::size_t s : tests_.wrongSize) {
            const double ratio = tests_.sizeOfOutputs[s];
            const bool widened = analysis_.widenedMost > kWidened;
            if (ratio > 1)
                reserve(filled(tooLarge(s, widened), nameOf(s), ratio, ratio * ratio));
            else
                reserve(filled(
                    widened || !fitted()
                        ? translate("Method",
                                    "The residuals of {} are only {:.3g} times as large as its stated "
                                    "standard deviation (reduced chi-squared {:.3g}): the sensor is more "
                                    "precise than stated.")
                        : translate("Method",
                                    "The residuals of {} are only {:.3g} times as large as its stated "
                                    "standard deviation (reduced chi-squared {:.3g}): the sensor is more "
                                    "precise than stated, and the intervals are too wide."),
                    nameOf(s), ratio, ratio * ratio));
        }
    }

    /// Errors of rounding that are larger than the stated ones: no test finds them, for a fit that meets what
    /// was written as well as it can be met is asked nothing.
    void sayRounding() {
        if (!fitted()) return;
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const FitSensor& sensor = data_.sensors[s];
            const double rounding = sensor.resolution / std::sqrt(12.0);
            if (!data_.states(s) || !(rounding > sensor.sigma)) continue;
            const auto size = [&](double value) { return withUnit(filled("{:.3g}", value), sensor.unit); };
            reserve(
                filled(translate("Method", "{} is written in steps of {}, whose rounding ({} rms) is larger "
                                           "than the stated standard deviation of {}: the intervals are too "
                                           "narrow. State {}."),
                       sensor.output, size(sensor.resolution), size(rounding), size(sensor.sigma),
                       size(std::hypot(rounding, sensor.sigma))));
        }
    }

    void saySpread() {
        // The size of what is left over by a wrong model, or of alike errors, wanders too.
        if (tests_.order.found || tests_.inputs.found) return;
        for (std::size_t s = 0; s < data_.sensors.size(); ++s) {
            const ResidualPlace* most = nullptr;
            for (const ResidualPlace& place : tests_.spreading)
                if (place.sensor == s && (!most || place.deviations > most->deviations)) most = &place;
            if (!most) continue;
            const Message follows =
                most->where.empty() ? translate("Method", "the fitted value") : verbatim(most->where);
            Message text = filled(
                translate("Method",
                          "The size of the residuals of {} changes with {}: its values are not equally "
                          "precise, as the fit takes them to be."),
                nameOf(s), follows);
            if (fitted()) text += " " + widening();
            reserve(std::move(text));
        }
    }

    void sayOutliers() {
        const bool noise = !tests_.order.found && !tests_.inputs.found && !tests_.spread.found;
        Messages far;
        for (const ResidualOutlier& one : tests_.far) {
            if (!noise && one.times < kFarForSure) continue;
            const auto k = static_cast<std::size_t>(one.value);
            const std::string& output = nameOf(analysis_.view.sensor[k]);
            const std::string& label = analysis_.view.label[k];
            const double time = analysis_.view.time[k];
            far.push_back(std::isnan(time)
                              ? filled(sentence("Method", "{} of experiment {} ({:.2g} standard deviations)"),
                                       output, label, one.times)
                              : filled(sentence("Method", "{} at {:g} s of experiment {} ({:.2g} standard "
                                                          "deviations)"),
                                       output, time, label, one.times));
        }
        if (far.empty() ||
            static_cast<double>(far.size()) > kMostOutliers * static_cast<double>(analysis_.view.size()))
            return;
        Message text = filled(
            fitted() ? translate("Method", "Values far beyond the scatter of the others: {}. They pull "
                                           "the estimates; the setting loss = huber counts them less.")
                     : translate("Method", "Values far beyond the scatter of the others: {}."),
            listed(far));
        if (noise && fitted() && analysis_.widenedMost > kWidened) text += " " + widening();
        reserve(std::move(text));
    }

    Result& result_;
    const ResidualAnalysis& analysis_;
    const ResidualTests& tests_;
    const FitData& data_;
    const Message& remedy_;
};

/// diag e_i^2/(1 - h_i)^2 for S.
Eigen::MatrixXd covarianceValueByValue(const ResidualView& view) {
    Eigen::VectorXd sizes(view.size());
    for (Eigen::Index k = 0; k < view.size(); ++k)
        sizes[k] = view.left[k] / std::max(1 - view.slopes.row(k).dot(view.pull.col(k).transpose()), 1e-3);
    const Eigen::MatrixXd spread = view.pull * sizes.asDiagonal();
    return spread * spread.transpose();
}

/// Per unknown that moves along the face: the least of the directions that move it.
Eigen::VectorXd leastFreedom(const FitFace& face, const Eigen::VectorXd& freedom) {
    if (face.active.empty()) return freedom;
    Eigen::VectorXd least = Eigen::VectorXd::Constant(face.basis.rows(), kInfinity);
    for (Eigen::Index i = 0; i < face.basis.rows(); ++i)
        for (Eigen::Index d = 0; d < face.basis.cols(); ++d)
            if (face.basis(i, d) != 0) least[i] = std::min(least[i], freedom[d]);
    return least;
}

/// G S G' of the data alone as that of data and priors together: A = V X'X/s^2 of the free unknowns takes the
/// one estimate to its part in the other, and the priors bring their own, V R'R V.
Eigen::MatrixXd withPriors(const Eigen::MatrixXd& found, const ResidualView& view, const Residuals& residuals,
                           const FitData& data, const Eigen::VectorXd& estimate, const FitFace& face) {
    if (data.priors.empty()) return found;
    Eigen::MatrixXd weighted = view.slopes;
    for (Eigen::Index k = 0; k < weighted.rows(); ++k)
        weighted.row(k) *=
            std::sqrt(residuals.weights()[static_cast<Eigen::Index>(view.row[static_cast<std::size_t>(k)])]);
    const Eigen::MatrixXd all =
        withPriorRows(Eigen::MatrixXd::Zero(0, estimate.size()), data.priors, estimate, data.priorNoise);
    const Eigen::MatrixXd rows = face.along(all), ofPriors = rows.transpose() * rows,
                          ofData = weighted.transpose() * weighted;
    const Eigen::MatrixXd inverse = (ofData + ofPriors).completeOrthogonalDecomposition().pseudoInverse();
    const Eigen::MatrixXd share = inverse * ofData;
    return share * found * share.transpose() +
           data.priorNoise * data.priorNoise * inverse * ofPriors * inverse;
}

/// x'Ax.
double squareOf(const Eigen::MatrixXd& a, const Eigen::VectorXd& x) {
    const Eigen::VectorXd product = a * x; // in one expression GCC 12 sees a use after free
    return x.dot(product);
}

/// The standard errors of combinations by `found`, the covariance of the moving unknowns for the errors as
/// they are; alone: that for errors without correlation, where the factor between the two is what counts.
void widenCombinations(FitUncertainty& uncertainty, ResidualAnalysis& analysis, const FitFace& face,
                       const Eigen::MatrixXd& found, const std::optional<Eigen::MatrixXd>& alone) {
    for (auto* directions : {&uncertainty.undetermined, &uncertainty.byPriors, &uncertainty.weak})
        for (UndeterminedDirection& direction : *directions)
            for (Combination& one : direction.combinations) {
                const Eigen::VectorXd slope = one.slope(face.moving);
                // What is held at a bound has no part in the face.
                if ((slope.array() != 0).count() != (one.slope.array() != 0).count()) continue;
                if (!(one.standardError > 0)) continue;
                const double variance = squareOf(found, slope),
                             before = alone ? squareOf(*alone, slope) : std::pow(one.standardError, 2);
                const double factor = std::sqrt(variance / before);
                if (!(factor > kWidened)) continue;
                one.standardError *= factor;
                analysis.combinations.push_back(one.text);
                analysis.combinationsMost = std::max(analysis.combinationsMost, factor);
            }
}

} // namespace

ResidualAnalysis analyseResiduals(const Residuals& residuals, const FitData& data,
                                  const Prediction& prediction, const FitBox& box,
                                  const Eigen::VectorXd& estimate, int threads) {
    ResidualAnalysis made;
    made.view = residualView(residuals, data, prediction, faceOf(box, estimate));
    made.tests = testResiduals(made.view, residuals, data, prediction, threads);
    made.quality = fitQuality(data, prediction, made.tests.errors);
    return made;
}

void widenIntervals(FitUncertainty& uncertainty, ResidualAnalysis& analysis, const Residuals& residuals,
                    const FitData& data, const FitBox& box, const Eigen::VectorXd& estimate,
                    double confidence) {
    const ResidualView& view = analysis.view;
    const ResidualTests& tests = analysis.tests;
    const bool order = tests.order.found, robust = residuals.loss() != Loss::Squared;
    const bool uneven = tests.spread.found || tests.outliers.found;
    if (!order && (!uneven || tests.inputs.found || robust)) return;
    if (view.pull.rows() == 0 || !(uncertainty.degreesOfFreedom > 0)) return;
    ErrorModel errors = tests.errors;
    for (std::size_t s = 0; s < errors.size() && data.sigmaStated && !robust; ++s)
        if (data.states(s) &&
            std::find(tests.wrongSize.begin(), tests.wrongSize.end(), s) == tests.wrongSize.end())
            errors[s].deviation = 1;
    const FitFace face = faceOf(box, estimate);
    const std::vector<Eigen::Index>& free = face.moving;
    Eigen::MatrixXd found =
        face.covariance(withPriors(order ? covarianceOf(view, errors) : covarianceValueByValue(view), view,
                                   residuals, data, estimate, face));
    const Eigen::VectorXd freedom =
        order ? leastFreedom(face, freedomOf(view, tests.errors)) : Eigen::VectorXd();
    const double level = 0.5 + confidence / 2, normal = quantile(boost::math::normal(), level);
    const auto before = [&](Eigen::Index i) {
        return data.sigmaStated && !robust ? normal : uncertainty.quantiles[i];
    };
    widenCombinations(uncertainty, analysis, face, found, [&] {
        ErrorModel white = errors;
        for (ErrorsOfOutput& one : white) one.correlation = Eigen::VectorXd::Ones(1);
        return robust ? std::optional(face.covariance(covarianceOf(view, white))) : std::nullopt;
    }());
    if (robust) { // its errors are those of Huber; what the correlation adds is the same
        ErrorModel white = errors;
        for (ErrorsOfOutput& one : white) one.correlation = Eigen::VectorXd::Ones(1);
        const Eigen::VectorXd alone = face.covariance(covarianceOf(view, white)).diagonal();
        for (Eigen::Index f = 0; f < found.rows(); ++f)
            found(f, f) *=
                std::pow(uncertainty.standardErrors[free[static_cast<std::size_t>(f)]], 2) / alone[f];
    }
    const auto widen = [&](Eigen::Index i, double factor) {
        for (double* end : {&uncertainty.lower[i], &uncertainty.upper[i]})
            *end = box.isLog(i) ? estimate[i] * std::pow(*end / estimate[i], factor)
                                : estimate[i] + factor * (*end - estimate[i]);
    };
    analysis.widenedLeast = kInfinity;
    analysis.widenedMost = 1;
    for (Eigen::Index f = 0; f < found.rows(); ++f) {
        const Eigen::Index i = free[static_cast<std::size_t>(f)];
        const double error = uncertainty.standardErrors[i];
        if (!std::isfinite(error) || !(found(f, f) > 0)) continue;
        const double now = order ? quantile(boost::math::students_t(freedom[f]), level) : before(i);
        const double wider = std::max(1.0, std::sqrt(found(f, f)) / error * std::max(1.0, now / before(i)));
        widen(i, wider);
        analysis.widenedLeast = std::min(analysis.widenedLeast, wider);
        analysis.widenedMost = std::max(analysis.widenedMost, wider);
    }
    analysis.anyInterval = std::isfinite(analysis.widenedLeast);
    if (!analysis.anyInterval) analysis.widenedLeast = 1;
    for (Eigen::Index i = 0; i < estimate.size(); ++i) {
        if (std::find(free.begin(), free.end(), i) != free.end()) continue;
        widen(i, analysis.widenedMost);
    }
    const Message why =
        order ? translate("Method", "; widened for correlated errors, which the standard error does not know")
              : translate(
                    "Method",
                    "; widened for errors that are not of one size, which the standard error does not know");
    if (!(analysis.widenedMost > kWidened)) return;
    uncertainty.interval += why;
    uncertainty.ofLog += why;
    uncertainty.profiled += why;
    uncertainty.ofPosterior += why;
}

void describeFindings(Result& head, FitResult& result, const ResidualAnalysis& analysis, const FitData& data,
                      const Message& remedy) {
    const ResidualTests& tests = analysis.tests;
    describeQuality(result, analysis.quality);
    ResidualTestResult& told = result.residualTests.emplace();
    told.level = kFamilyLevel;
    told.order = tests.order.p;
    told.inputs = tests.inputs.p;
    told.spread = tests.spread.p;
    told.outliers = tests.outliers.p;
    told.size = tests.size.p;
    told.least = tests.leastProbability;
    const std::pair<const char*, const ResidualTest&> all[] = {{"order", tests.order},
                                                               {"inputs", tests.inputs},
                                                               {"spread", tests.spread},
                                                               {"outliers", tests.outliers},
                                                               {"size", tests.size}};
    for (const auto& [name, test] : all)
        if (test.found) told.found.push_back(name);
    if (analysis.widenedMost > 1) told.widened = {analysis.widenedLeast, analysis.widenedMost};
    if (analysis.explained.empty())
        ResidualWords(head, analysis, data, remedy).say();
    else
        head.qualityWarnings.insert(head.qualityWarnings.begin(), analysis.explained);
    if (!analysis.explainedBy.empty()) result.explainedBy = analysis.explainedBy;
}

} // namespace rigor

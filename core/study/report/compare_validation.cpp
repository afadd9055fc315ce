#include "core/study/report/compare_validation.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/estimate_covariance.h"
#include "core/methods/fit/result.h"
#include "core/methods/result/validation_result.h"
#include "core/presentation/display_name.h"
#include "core/study/report/compare.h"
#include "core/study/study.h"

#include <Eigen/Dense>
#include <boost/math/distributions/fisher_f.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <span>

namespace rigor {
namespace {

const PredictedOutput* outputOf(const std::vector<PredictedOutput>* all, const std::string& output) {
    if (!all) return nullptr;
    const auto found =
        std::find_if(all->begin(), all->end(), [&](const PredictedOutput& p) { return p.output == output; });
    return found == all->end() ? nullptr : &*found;
}

double rmsOf(const PredictedOutput& p) {
    double squares = 0;
    for (std::size_t i = 0; i < p.measured.size(); ++i)
        squares += (p.measured[i] - p.predicted[i]) * (p.measured[i] - p.predicted[i]);
    return p.measured.empty() ? kNaN : std::sqrt(squares / static_cast<double>(p.measured.size()));
}

double biasOf(const PredictedOutput& p) {
    double sum = 0;
    for (std::size_t i = 0; i < p.measured.size(); ++i) sum += p.measured[i] - p.predicted[i];
    return p.measured.empty() ? kNaN : sum / static_cast<double>(p.measured.size());
}

double statedDeviation(const PredictedOutput& p) {
    double squares = 0;
    for (const double sd : p.deviations) {
        if (!std::isfinite(sd)) return kNaN;
        squares += sd * sd;
    }
    return p.deviations.empty() ? kNaN : std::sqrt(squares / static_cast<double>(p.deviations.size()));
}

constexpr std::size_t kRun = 5, kDistinct = 4; ///< values in a row that are no chance
constexpr std::size_t kMostPlaces = 64;        ///< where a run of the same values may begin

/// Time and value.
std::pair<double, double> key(const PredictedOutput& p, std::size_t i) {
    const double t = p.times.size() > i && std::isfinite(p.times[i]) ? p.times[i] : -1;
    return {t, p.measured[i]};
}

/// Of a calibration whose values all stand among those of the run in their order, with others between them:
/// what a draw has held back. Empty: not so.
std::vector<bool> calibrationAmong(const PredictedOutput& run, const PredictedOutput& calibration) {
    std::vector<bool> repeated(run.measured.size(), false);
    std::set<double> distinct;
    std::size_t found = 0;
    for (std::size_t i = 0; i < run.measured.size() && found < calibration.measured.size(); ++i)
        if (key(run, i) == key(calibration, found)) {
            repeated[i] = true;
            distinct.insert(run.measured[i]);
            ++found;
        }
    const bool whole = found == calibration.measured.size() && found >= kRun && distinct.size() >= kDistinct;
    return whole ? repeated : std::vector<bool>();
}

/// Which of the measured values both have: all of the calibration, or runs of the same values at the same
/// times, or in the same order, so long that they are no coincidence of rounded readings.
std::vector<bool> repeatedValues(const PredictedOutput& run, const PredictedOutput& calibration) {
    if (auto all = calibrationAmong(run, calibration); !all.empty()) return all;
    std::map<std::pair<double, double>, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < calibration.measured.size(); ++i) places[key(calibration, i)].push_back(i);
    std::vector<bool> repeated(run.measured.size(), false);
    for (std::size_t i = 0; i < run.measured.size();) {
        std::size_t longest = 0;
        const auto found = places.find(key(run, i));
        const std::size_t offered = found == places.end() ? 0 : std::min(found->second.size(), kMostPlaces);
        for (std::size_t k = 0; k < offered; ++k) {
            const std::size_t from = found->second[k];
            std::size_t length = 0;
            while (i + length < run.measured.size() && from + length < calibration.measured.size() &&
                   key(run, i + length) == key(calibration, from + length))
                ++length;
            longest = std::max(longest, length);
        }
        const auto first = run.measured.begin() + static_cast<long>(i);
        const std::set<double> distinct(first, first + static_cast<long>(longest));
        const bool chance = longest < kRun || distinct.size() < kDistinct;
        if (!chance || (longest == run.measured.size() && distinct.size() > 1))
            std::fill_n(repeated.begin() + static_cast<long>(i), longest, true);
        i += std::max<std::size_t>(longest, 1);
    }
    return repeated;
}

PredictedOutput without(const PredictedOutput& p, const std::vector<bool>& left) {
    PredictedOutput rest = p;
    for (std::vector<double> PredictedOutput::*column :
         {&PredictedOutput::measured, &PredictedOutput::predicted, &PredictedOutput::deviations,
          &PredictedOutput::times}) {
        std::vector<double>& values = rest.*column;
        if (values.size() != left.size()) continue;
        std::size_t at = 0;
        std::erase_if(values, [&](double) { return left[at++]; });
    }
    std::size_t at = 0;
    std::erase_if(rest.experiments, [&](const std::string&) { return left[at++]; });
    return rest;
}

/// What a run is judged by: its values without those that the calibration had, unless it had them all.
struct Judged {
    std::vector<PredictedOutput> outputs;
    std::size_t repeated = 0, all = 0;
    bool isAgain() const { return all > 0 && repeated == all; }
    /// All values of the calibration are among those of the run.
    bool holdsCalibration = false;
};

Judged judgedOf(const std::vector<PredictedOutput>& predictions,
                const std::vector<PredictedOutput>* calibrated) {
    Judged judged;
    std::vector<std::vector<bool>> marks;
    std::size_t held = 0; // outputs of the calibration, all values of which the run has
    for (const PredictedOutput& p : predictions) {
        const PredictedOutput* before = outputOf(calibrated, p.output);
        marks.push_back(before ? repeatedValues(p, *before) : std::vector<bool>(p.measured.size(), false));
        const auto repeated =
            static_cast<std::size_t>(std::count(marks.back().begin(), marks.back().end(), true));
        judged.repeated += repeated;
        held += before && repeated == before->measured.size();
        judged.all += p.measured.size();
    }
    judged.holdsCalibration = calibrated && held == calibrated->size();
    for (std::size_t k = 0; k < predictions.size(); ++k)
        judged.outputs.push_back(judged.isAgain() ? predictions[k] : without(predictions[k], marks[k]));
    return judged;
}

double unknownsOf(const Result& result) { return static_cast<double>(modelUnknowns(result)); }

/// The noise of an output that the run has found itself; null: it has not.
const Estimate* foundNoise(const Result& result, const std::string& output) {
    const auto noise = std::span(result.unknowns).subspan(modelUnknowns(result));
    const std::string name = SensorNoise{output, {}}.estimate();
    const auto found = std::ranges::find(noise, name, &Estimate::name);
    return found == noise.end() ? nullptr : &*found;
}

/// The sum of squares with the uncertainty of the values taken out (Woodbury), all weighed by sigma.
double withParameters(double squares, const Eigen::MatrixXd& information, const Eigen::MatrixXd& score,
                      const Eigen::MatrixXd& covariance) {
    // (I + J C J')^-1 = I - J (C^-1 + J'J)^-1 J' = I - J L (I + L' J'J L)^-1 L' J', C = L L'.
    const Eigen::LLT<Eigen::MatrixXd> factors(covariance);
    if (factors.info() != Eigen::Success) return kNaN;
    const Eigen::MatrixXd l = factors.matrixL();
    const Eigen::MatrixXd inner =
        Eigen::MatrixXd::Identity(l.rows(), l.cols()) + l.transpose() * information * l;
    const Eigen::VectorXd turned = l.transpose() * score;
    return squares - turned.dot(inner.ldlt().solve(turned));
}

/// The information that is left: rounding leaves small negative ones. Empty where the parts do not belong
/// together.
Eigen::MatrixXd leftOf(const Eigen::MatrixXd& whole, const Eigen::MatrixXd& part) {
    constexpr double kRounding = 1e-6;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(whole - part), all(whole);
    if (solver.eigenvalues().minCoeff() < -kRounding * all.eigenvalues().cwiseAbs().maxCoeff()) return {};
    return solver.eigenvectors() * solver.eigenvalues().cwiseMax(0.0).asDiagonal() *
           solver.eigenvectors().transpose();
}

/// What the calibration has found of its errors.
struct CalibrationErrors {
    /// Its estimates are the least of a plain sum of squares: their covariance is the inverse information of
    /// its values, which have no score there.
    bool plain = true;
    double wider = 1; ///< most by which intervals were widened for errors that are not independent
    /// By which the variance of a mean of squares of its errors exceeds that of independent ones: (1 +
    /// r^2)/(1 - r^2) of errors whose correlation falls as r^k.
    double inflation = 1;
    double lagOne = kNaN; ///< r; NaN where it is not over time
};

CalibrationErrors errorsOf(const Result& calibration) {
    const auto fit = readFacts<FitResult>(calibration);
    CalibrationErrors errors;
    if (!fit.residualTests) return errors;
    if (fit.residualTests->widened) errors.wider = std::max(1.0, fit.residualTests->widened->back());
    const auto& found = fit.residualTests->found;
    const bool correlated = std::ranges::find(found, "order") != found.end();
    errors.plain = (!fit.loss || *fit.loss == "squared") && !fit.priorObjective && errors.wider == 1;
    if (!correlated) return errors;
    errors.inflation = errors.wider * errors.wider;
    for (const ResidualSummary& one : fit.residuals.value_or(std::vector<ResidualSummary>{}))
        if (std::abs(one.lagOne) < 1 && !(std::abs(one.lagOne) <= std::abs(errors.lagOne)))
            errors.lagOne = one.lagOne;
    if (const double r = errors.lagOne; std::isfinite(r)) errors.inflation = (1 + r * r) / (1 - r * r);
    return errors;
}

/// What a calibration has found that the model of an output lacks: on other data as large, of a course of its
/// own that nothing tells.
struct LackOf {
    double squares = 0, length = 0, noise = 0; ///< of its size, s, standard deviation of an error
    bool overTime = true;
};
std::optional<LackOf> lackOf(const Result& calibration, const std::string& output) {
    for (const DiscrepancyResult& one :
         readFacts<FitResult>(calibration).discrepancy.value_or(std::vector<DiscrepancyResult>()))
        if (one.output == output && one.told)
            return LackOf{one.deviation * one.deviation, one.length, one.noise, one.lengthUnit == "s"};
    return {};
}

/// As many independent values have a mean of squares as uncertain as these, whose errors are alike as that
/// lack is (G. E. P. Box, Annals of Mathematical Statistics 25, 1954).
double independentOf(const PredictedOutput& p, const LackOf& lack) {
    constexpr std::size_t kMost = 1000; ///< values of a record that are looked at
    std::map<std::string, std::vector<double>> records;
    for (std::size_t i = 0; i < p.times.size(); ++i) records[p.experiments[i]].push_back(p.times[i]);
    const double variance = lack.squares + lack.noise * lack.noise, n = static_cast<double>(p.times.size());
    double alike = n * variance * variance;
    for (const auto& [name, times] : records) {
        const std::size_t stride = std::max<std::size_t>(1, (times.size() + kMost - 1) / kMost);
        for (std::size_t i = 0; i < times.size(); i += stride)
            for (std::size_t j = 0; j < i; j += stride)
                alike += 2 * std::pow(static_cast<double>(stride) * lack.squares, 2) *
                         std::exp(-std::pow((times[i] - times[j]) / lack.length, 2));
    }
    return std::pow(n * variance, 2) / alike;
}

/// Whether its residuals are those of means of values measured again, which are smaller than those of values.
bool holdsMeans(const Result& run) {
    return std::ranges::any_of(run.tables, [](const ResultTable& table) {
        const ResultColumn* counts = table.find("measured") ? table.find("count") : nullptr;
        return counts && std::ranges::any_of(counts->numbers, [](double count) { return count > 1; });
    });
}

std::string rmsText(double value, const std::string& unit) {
    const DisplayUnit shown = displayUnit(unit, value);
    return significantText(value * shown.scale, 3) + (unit.empty() || unit == "1" ? "" : " " + shown.text);
}

/// known: where the values come from. rowsLack: what is not tested is what the model lacks on rows.
Message clauseOf(const ValidationVerdict& verdict, bool again, bool known, bool rowsLack) {
    if (again)
        return translate("Report", "This is no validation: all its values are those of the calibration.");
    if (!verdict.tested && rowsLack)
        return translate("Report", "Validation without a verdict: nothing tells what the model lacks on "
                                   "other rows.");
    if (!verdict.tested)
        return translate("Report",
                         "Validation without a verdict: no standard deviation is known to test by.");
    if (!known)
        return verdict.passed ? translate("Report", "The data agree with the values given.")
                              : translate("Report", "The data contradict the values given.");
    return verdict.passed ? translate("Report", "Validation passed.")
                          : translate("Report", "Validation failed.");
}

} // namespace

Message wordsOn(const ValidatedOutput& o) {
    const std::string name = wordsOf(o.output);
    Message words = std::isfinite(o.calibrationRms)
                        ? filled(sentence("Report", "{}: rms {}, {} times that of the calibration ({})."),
                                 name, rmsText(o.rms, o.unit), significantText(o.rms / o.calibrationRms, 2),
                                 rmsText(o.calibrationRms, o.unit))
                        : filled(sentence("Report", "{}: rms {}."), name, rmsText(o.rms, o.unit));
    if (std::isfinite(o.inside95))
        words +=
            " " + filled(sentence("Report", "{} % of {} values lie inside the 95 % band of the prediction."),
                         fixedText(100 * o.inside95, 0), roundedCountText(o.values));
    return words;
}

namespace {
/// Outputs that one law judges: all that state their deviation, or one that the calibration knows only as
/// well as its residuals tell.
struct JudgedTogether {
    std::vector<std::size_t> outputs; ///< of the verdict
    double values = 0, squares = 0;   ///< over sigma
    double freedom = HUGE_VAL;        ///< with which sigma^2 is known
    double above = 1, below = 1;      ///< probabilities of as much or more, as little or less
    double lacking = 0;               ///< part of sigma^2 by which the calibration's discrepancy exceeds it
    double independent = kNaN;        ///< as many values count; NaN: as their errors' correlation says
    double p() const { return std::min(1.0, 2 * std::min(above, below)); }

    void test(double inflation) {
        // Errors that are alike are fewer: as many independent ones have a mean of squares as uncertain.
        const bool own = std::isfinite(independent);
        const double effective = std::max(1.0, own ? independent : values / inflation),
                     mean = squares / values;
        if (std::isfinite(freedom)) {
            const boost::math::fisher_f f(effective, std::max(1.0, own ? freedom : freedom / inflation));
            above = boost::math::cdf(boost::math::complement(f, mean));
            below = boost::math::cdf(f, mean);
        } else {
            const double statistic = squares * (effective / values);
            above = chiSquaredUpperTail(statistic, effective);
            below = boost::math::gamma_p(effective / 2, statistic / 2);
        }
    }
};

/// Judges the groups, and says how.
Message testOfSums(ValidationVerdict& verdict, std::vector<JudgedTogether>& groups, double inflation,
                   double significance) {
    verdict.tested = true;
    std::vector<double> found;
    for (JudgedTogether& group : groups) {
        group.test(inflation);
        found.push_back(group.p());
    }
    const std::vector<double> p = holmCorrected(found);
    verdict.p = *std::ranges::min_element(p);
    bool failed = false, tooGood = false;
    for (std::size_t g = 0; g < groups.size(); ++g)
        if (p[g] < significance) (groups[g].below < groups[g].above ? tooGood : failed) = true;
    verdict.tooGood = tooGood && !failed;
    verdict.passed = !failed;
    const bool lacking =
        std::ranges::any_of(groups, [](const JudgedTogether& group) { return group.lacking > 0; });
    if (groups.size() > 1 && lacking)
        return filled(translate("Report", "The outputs are tested each, those with a discrepancy of the "
                                          "calibration by as many values as are independent beside it; "
                                          "smallest p of {} tests (Holm): {}."),
                      groups.size(), probabilityText(verdict.p));
    if (groups.size() > 1)
        return filled(
            verdict.withParameters
                ? translate("Report", "Outputs whose deviation the calibration has found are tested each by "
                                      "what it knows of it, with the uncertainty of the values found, for "
                                      "independent errors; smallest p of {} tests (Holm): {}.")
                : translate("Report", "Outputs whose deviation the calibration has found are tested each by "
                                      "what it knows of it, as if the values found were exact (their "
                                      "uncertainty on these data is not known); smallest p of {} tests "
                                      "(Holm): {}."),
            groups.size(), probabilityText(verdict.p));
    if (lacking)
        return filled(translate("Report",
                                "Tested with the discrepancy of the calibration: {} values count as "
                                "{} independent ones, {}."),
                      roundedCountText(groups.front().values), significantText(groups.front().independent, 2),
                      pValueText(verdict.p));
    return verdict.withParameters
               ? filled(
                     sentence("Report",
                              "Tested with the uncertainty of the values found, for independent errors, {}."),
                     pValueText(verdict.p))
               : filled(sentence("Report", "Tested as if the values found were exact (their uncertainty on "
                                           "these data is not known), {}."),
                        pValueText(verdict.p));
}

/// What the run keeps of the slopes of these outputs, weighed by the deviations that they are judged by.
struct Informed {
    Eigen::MatrixXd information; ///< empty: it does not keep it
    Eigen::VectorXd score;
};
Informed informationOf(const InformationAtValues& at, const JudgedTogether& group,
                       const std::vector<ValidatedOutput>& outputs,
                       const std::vector<PredictedOutput>& predictions) {
    const auto vector = [](const std::vector<double>& v) {
        return Eigen::VectorXd(
            Eigen::Map<const Eigen::VectorXd>(v.data(), static_cast<Eigen::Index>(v.size())));
    };
    if (group.outputs.size() == predictions.size() &&
        (predictions.size() == 1 || !std::isfinite(group.freedom))) {
        Informed all{squareMatrix(at.information), vector(at.score)};
        if (predictions.size() > 1) return all;
        // The run has weighed a single output by its own deviation, or by 1.
        const double own = statedDeviation(predictions.front()), weight = std::isfinite(own) ? own : 1,
                     sigma = outputs[group.outputs.front()].sigma;
        all.information *= weight * weight / (sigma * sigma);
        all.score *= weight * weight / (sigma * sigma);
        return all;
    }
    Informed sum;
    if (!at.outputs) return sum;
    for (const std::size_t o : group.outputs) {
        const auto found = std::ranges::find(*at.outputs, outputs[o].output, &InformationOfOutput::output);
        if (found == at.outputs->end()) return {};
        const double weight = 1 / (outputs[o].sigma * outputs[o].sigma);
        const Eigen::MatrixXd information = weight * squareMatrix(found->information);
        const Eigen::VectorXd score = weight * vector(found->score);
        sum = sum.score.size() == 0 ? Informed{information, score}
                                    : Informed{sum.information + information, sum.score + score};
    }
    return sum;
}

/// The squares of every group with the uncertainty of the values taken out, and `spread`: per output of the
/// verdict the mean of J C J'/sigma^2. False: it is not known, and nothing is changed.
bool withUncertainty(std::vector<JudgedTogether>& groups, std::vector<double>& spread,
                     const InformationAtValues& at, const std::vector<ValidatedOutput>& outputs,
                     const std::vector<PredictedOutput>& predictions, const Judged& judged,
                     const Eigen::MatrixXd& covariance, bool plain) {
    const bool whole = judged.repeated == 0 || judged.isAgain();
    if (!whole && !(judged.holdsCalibration && plain && groups.size() == 1)) return false;
    std::vector<JudgedTogether> made = groups;
    std::vector<double> spreads = spread;
    for (JudgedTogether& group : made) {
        Informed own = informationOf(at, group, outputs, predictions);
        if (own.information.rows() == 0 || own.information.rows() != covariance.rows()) return false;
        // Of the rest alone: the calibration's values have the information C^-1, and no score where their sum
        // of squares is least.
        if (!whole) own.information = leftOf(own.information, covariance.inverse());
        if (own.information.size() == 0) return false;
        if (group.lacking > 0) {
            const double moved = (own.information * covariance).trace() / group.values;
            spreads[group.outputs.front()] = moved + group.lacking;
            group.squares /= 1 + moved / (1 + group.lacking);
            continue;
        }
        group.squares = withParameters(group.squares, own.information, own.score, covariance);
        if (!std::isfinite(group.squares) || !(group.squares >= 0)) return false;
        for (const std::size_t o : group.outputs)
            spreads[o] = (own.information * covariance).trace() / group.values;
    }
    groups = std::move(made);
    spread = std::move(spreads);
    return true;
}

/// The covariance of these unknowns of a run (none named: of all); empty: one of them is not among its own.
Eigen::MatrixXd covarianceOfNamed(const Result& run, const std::vector<std::string>& names) {
    const Eigen::MatrixXd all = covarianceOf(run);
    if (names.empty()) return all;
    std::vector<Eigen::Index> at;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(run.unknowns, name, &Estimate::name);
        if (std::distance(run.unknowns.begin(), found) >= all.rows()) return {};
        at.push_back(std::distance(run.unknowns.begin(), found));
    }
    return all(at, at);
}

/// "v.start[run 3] = 30.56 m/s": what was fitted to the data that the answer is judged by.
Messages startsFitted(const Result& run) {
    const std::vector<std::string> given = namesGiven(run);
    Messages starts;
    for (std::size_t i = 0; i < modelUnknowns(run); ++i) {
        const Estimate& e = run.unknowns[i];
        if (std::ranges::find(given, e.name) == given.end())
            starts.push_back(filled("{} = {}", e.name, withUnit(significantText(e.value, 4), e.unit)));
    }
    return starts;
}

void sayValidation(ValidationVerdict& verdict, const Message& tested, const Judged& judged, double n,
                   double inflation, bool calibrated, const std::vector<std::string>& lacking,
                   bool rowsLack) {
    const bool again = judged.isAgain();
    verdict.clause = clauseOf(verdict, again, calibrated, rowsLack);
    if (again) verdict.passed = false;
    for (const ValidatedOutput& o : verdict.outputs) verdict.sentences.push_back(wordsOn(o));
    if (!lacking.empty())
        verdict.sentences.push_back(
            filled(translate("Report",
                             "The band holds the discrepancy of {} that the calibration has found: on other "
                             "data it is taken to be as large, and nothing tells its course."),
                   fmt::to_string(fmt::join(lacking, ", "))));
    if (!tested.empty() && !again) verdict.sentences.push_back(tested);
    // Those that the discrepancy makes alike are counted already.
    if (!tested.empty() && !again && inflation > 1 && lacking.size() < verdict.outputs.size())
        verdict.sentences.push_back(filled(
            sentence("Report", "The errors of the calibration are correlated: its {} values count as {} "
                               "independent ones here, if the errors of these data are alike."),
            roundedCountText(n), roundedCountText(std::max(1.0, n / inflation))));
    if (verdict.tooGood && !again)
        verdict.sentences.push_back(translate(
            "Report",
            "The residuals are smaller than the standard deviations explain: those are too large, and "
            "passing proves little."));
    if (verdict.repeated > 0 && !again)
        verdict.sentences.push_back(filled(
            sentence("Report", "{} of its {} values are those of the calibration and are left out here."),
            countText(static_cast<long long>(verdict.repeated)),
            countText(static_cast<long long>(verdict.all))));
    if (!calibrated)
        verdict.sentences.push_back(
            translate("Report", "The run that found these values is not at hand: on the data they were found "
                                "on, this is no validation."));
}

} // namespace

ValidationVerdict validationOf(const Result& run, const std::vector<PredictedOutput>& predictions,
                               const Result* calibration, const std::vector<PredictedOutput>* calibrated,
                               double significance) {
    ValidationVerdict verdict;
    const Judged judged = judgedOf(predictions, calibrated);
    verdict.repeated = judged.repeated;
    verdict.all = judged.all;
    double n = 0;
    bool known = true;
    const bool means = calibration && holdsMeans(*calibration);
    std::vector<JudgedTogether> groups;
    std::optional<std::size_t> stating; // the group of all that state their deviation
    std::vector<std::string> lacking;
    bool rowsLack = false;
    for (const PredictedOutput& p : judged.outputs) {
        if (p.follows) return verdict;
        if (p.measured.empty()) continue;
        ValidatedOutput o{
            .output = p.output, .unit = p.unit, .values = static_cast<double>(p.measured.size())};
        o.rms = rmsOf(p);
        o.bias = biasOf(p);
        const PredictedOutput* before = outputOf(calibrated, p.output);
        if (before && !means) o.calibrationRms = rmsOf(*before);
        o.sigma = statedDeviation(p);
        double freedom = HUGE_VAL;
        if (before && calibration) {
            const double own = static_cast<double>(before->measured.size());
            const Estimate* noise = foundNoise(*calibration, p.output);
            // The likeliest deviation is that of what the unknowns have left: too small, and known no better.
            if (noise)
                freedom = std::pow(noise->value / noise->standardError, 2) / 2;
            else if (!std::isfinite(o.sigma))
                freedom = own - unknownsOf(*calibration);
            if (std::isfinite(freedom) || noise)
                o.sigma =
                    freedom >= 1 ? (noise ? o.sigma : o.calibrationRms) * std::sqrt(own / freedom) : kNaN;
        }
        n += o.values;
        if (const auto lack = before && calibration ? lackOf(*calibration, p.output) : std::nullopt) {
            o.sigma = lack->noise;
            lacking.push_back(wordsOf(p.output));
            rowsLack = rowsLack || !lack->overTime;
            known = known && o.sigma > 0 && lack->overTime && p.hasTimes();
            const double exceeds = lack->squares / (o.sigma * o.sigma);
            groups.push_back({.outputs = {verdict.outputs.size()},
                              .values = o.values,
                              .squares = o.values * o.rms * o.rms / (o.sigma * o.sigma * (1 + exceeds)),
                              .freedom = lack->overTime ? independentOf(*before, *lack) : kNaN,
                              .lacking = exceeds,
                              .independent = lack->overTime ? independentOf(p, *lack) : kNaN});
            verdict.outputs.push_back(o);
            continue;
        }
        known = known && o.sigma > 0;
        if (std::isfinite(freedom) || !stating) {
            if (!std::isfinite(freedom)) stating = groups.size();
            groups.push_back({.outputs = {}, .freedom = freedom});
        }
        JudgedTogether& group = std::isfinite(freedom) ? groups.back() : groups[*stating];
        group.outputs.push_back(verdict.outputs.size());
        group.values += o.values;
        group.squares += o.values * o.rms * o.rms / (o.sigma * o.sigma);
        verdict.outputs.push_back(o);
    }
    if (verdict.outputs.empty()) return verdict;

    const CalibrationErrors errors = calibration ? errorsOf(*calibration) : CalibrationErrors();
    std::vector<double> spread(verdict.outputs.size(), 0.0);
    for (const JudgedTogether& group : groups)
        if (group.lacking > 0) spread[group.outputs.front()] = group.lacking;
    if (known && calibration)
        if (const auto at = readFacts<FitResult>(run).atValues)
            verdict.withParameters = withUncertainty(
                groups, spread, *at, verdict.outputs, predictions, judged,
                errors.wider * errors.wider * covarianceOfNamed(*calibration, at->unknowns), errors.plain);
    for (std::size_t k = 0; k < verdict.outputs.size(); ++k) {
        ValidatedOutput& o = verdict.outputs[k];
        const PredictedOutput* p = outputOf(&judged.outputs, o.output);
        if (!(o.sigma > 0) || !p) continue;
        double inside = 0;
        const double half = kTwoSided95 * o.sigma * std::sqrt(1 + spread[k]);
        for (std::size_t i = 0; i < p->measured.size(); ++i)
            inside += std::abs(p->measured[i] - p->predicted[i]) <= half;
        o.inside95 = inside / o.values;
    }

    // Starts that were fitted to these data have taken up as many of their squares.
    const Messages starts = startsFitted(run);
    const double left = n - static_cast<double>(starts.size());
    for (JudgedTogether& group : groups)
        if (left > 0) group.values *= left / n;
    Message tested;
    if (known && left >= 1) tested = testOfSums(verdict, groups, errors.inflation, significance);
    sayValidation(verdict, tested, judged, n, errors.inflation, calibration != nullptr, lacking, rowsLack);
    constexpr std::size_t kStartsTold = 6;
    if (!starts.empty())
        verdict.sentences.push_back(
            starts.size() <= kStartsTold
                ? filled(sentence("Report", "How the records start was fitted to them: {}."),
                         fmt::join(starts, ", "))
                : filled(sentence("Report", "How the records start was fitted to them: {} numbers."),
                         starts.size()));
    return verdict;
}

namespace {
/// None: nothing was predicted.
std::optional<ValidationFacts> factsOf(const Result& result, const Study& study, const Result* calibration) {
    if (!isEvaluation(result) || result.outcome != RunOutcome::Answered) return std::nullopt;
    if (calibration && !isValidationOf(result, *calibration)) calibration = nullptr;
    const std::vector<PredictedOutput> predictions = predictionsOf(result);
    std::vector<PredictedOutput> calibrated;
    if (calibration) calibrated = predictionsOf(*calibration);
    const ValidationVerdict verdict =
        validationOf(result, predictions, calibration, calibration ? &calibrated : nullptr);
    if (verdict.clause.empty()) return std::nullopt;
    const bool again = verdict.all > 0 && verdict.repeated == verdict.all;
    ValidationFacts facts;
    double relative = 0, inside = 0;
    for (const ValidatedOutput& o : verdict.outputs) {
        const double scale = std::isfinite(o.sigma) ? o.sigma : o.calibrationRms;
        relative += o.rms * o.rms / (scale * scale) / static_cast<double>(verdict.outputs.size());
        inside += o.inside95 * o.values;
        facts.values += o.values;
        facts.outputs.emplace_back(
            o.output, ValidatedFacts{o.rms, o.unit, o.inside95, o.bias, o.values, o.sigma, o.calibrationRms});
    }
    facts.rms = verdict.outputs.size() == 1 ? verdict.outputs.front().rms : std::sqrt(relative);
    facts.coverage = inside / facts.values;
    facts.verdict = verdict.clause;
    facts.said = verdict.sentences;
    const std::vector<double>& trim = study.data.preparation.trim;
    if (trim.size() == 2)
        facts.said.push_back(filled(sentence("Report", "Of the record only {} … {} s was used (trim)."),
                                    plainText(trim[0]), plainText(trim[1])));
    if (verdict.tested && !again) facts.passed = verdict.passed;
    facts.calibrationKnown = calibration != nullptr;
    facts.p = verdict.p;
    facts.repeated = static_cast<long long>(verdict.repeated);
    return facts;
}

/// "24 experiments were held back from the search (validation)."
Message heldBackWords(const HeldBack& held, std::size_t experiments, std::size_t all) {
    const auto count = [](std::size_t n) { return countText(static_cast<long long>(n)); };
    if (held.after)
        return filled(sentence("Report", "What is measured after {} s was held back from the search."),
                      plainText(*held.after));
    if (held.share > 0)
        return filled(sentence("Report", "{} of {} experiments, drawn with seed {}, were held back from the "
                                         "search."),
                      count(experiments), count(all), held.seed);
    return filled(sentence("Report", "{} of {} experiments were held back from the search."),
                  count(experiments), count(all));
}
} // namespace

void describeValidation(Result& result, const Study& study, const Result* calibration) {
    ValidationResult validation{factsOf(result, study, calibration), {}};
    if (validation.validation) write(validation, result);
}

ValidationFacts validationFacts(const Result& evaluation, const Study& study, const Result& calibration,
                                std::size_t experiments, std::size_t all) {
    auto found = factsOf(evaluation, study, &calibration);
    ValidationFacts facts = found.value_or(ValidationFacts{});
    if (!found) {
        facts.verdict = evaluation.outcome == RunOutcome::Answered
                            ? translate("Report", "What was held back has no values to validate by.")
                            : translate("Report", "What was held back could not be predicted.");
        facts.said = evaluation.verdict.sentences();
        facts.calibrationKnown = true;
    }
    facts.said.insert(facts.said.begin(), heldBackWords(study.data.validation, experiments, all));
    facts.experiments = static_cast<long long>(experiments);
    return facts;
}

} // namespace rigor

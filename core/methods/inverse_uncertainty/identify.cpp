#include "core/methods/inverse_uncertainty/identify.h"
#include "core/methods/inverse_uncertainty/inverse_uncertainty.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/optim/start_points.h"
#include "core/methods/inverse_uncertainty/answer_search.h"
#include "core/methods/inverse_uncertainty/class_test/remarks.h"
#include "core/methods/inverse_uncertainty/diagnostics.h"
#include "core/methods/inverse_uncertainty/quality_warnings.h"
#include "core/methods/inverse_uncertainty/tables.h"

#include <cmath>
#include <set>

namespace rigor {

namespace {

/// One run; each step fills its part of the findings.
class InverseIdentification {
  public:
    InverseIdentification(const Problem& problem, const InverseUncertaintyOptions& options,
                          const Progress& progress)
        : problem_(problem), options_(options), progress_(progress),
          inputs_(problem, chosenOutput(problem, options)), forward_(problem, chosenOutput(problem, options)),
          likelihood_(options, inputs_, forward_, measuredValues(problem, chosenOutput(problem, options)),
                      problem.threads, problem.cacheDirectory),
          context_{problem_, options_, inputs_, forward_, likelihood_}, search_(context_, progress_, found_) {
        likelihood_.keepWhatIsFound(forward_);
        found_.labels = experimentLabels(problem);
        found_.warnings = likelihood_.warnings();
        found_.searched = options.evaluateAt.empty() && likelihood_.measuredCount() > 0;
        warnAboutIgnoredSensorErrors();
        warnAboutIgnoredInputErrors();
    }

    Result run() {
        checkWhatTheBoxReaches();
        if (found_.searched)
            search_.run();
        else
            found_.alpha = givenAlpha();
        if (found_.alpha.size() == 0) return withoutAnswer();
        propagate();
        describeExperiments();
        withoutErrorsOfTooFewValues();
        search_.profile();
        if (options_.leastSquares && likelihood_.measuredCount() > 0 && !cancelled()) fitBaseline();
        if (options_.reference != "none" && !cancelled()) compare();
        if (found_.outputs.complete && !cancelled()) testTheClass();
        if (!cancelled()) remark();
        return written();
    }

  private:
    bool cancelled() const { return progress_.stopRequested(); }

    void remark() {
        const auto append = [](Messages& list, Messages more) {
            list.insert(list.end(), std::make_move_iterator(more.begin()),
                        std::make_move_iterator(more.end()));
        };
        append(found_.qualityWarnings, remarksOnClass(context_, found_));
        append(found_.qualityWarnings, remarksOnMaximum(context_, found_));
        append(found_.qualityWarnings, remarksOnUntold(context_, found_));
        if (!found_.fisher.reason.empty()) found_.qualityWarnings.push_back(found_.fisher.reason);
        append(found_.qualityWarnings, qualityWarnings(context_, found_));
        append(found_.warnings, assumptions(context_, found_));
        append(found_.warnings, expansionWarnings(context_, found_));
    }

    void warnAboutIgnoredSensorErrors() {
        for (const auto& experiment : problem_.data.experiments)
            for (const auto& measurement : experiment.measurements)
                if (measurement.output == forward_.output().name && measurement.standardDeviation > 0) {
                    found_.qualityWarnings.push_back(
                        filled(translate("Method", "The standard deviation stated for {} is not used: "
                                                   "this method explains all scatter by "
                                                   "the distribution of the unknowns."),
                               measurement.output));
                    return;
                }
    }

    void warnAboutIgnoredInputErrors() {
        std::set<std::string> uncertain;
        for (const auto& experiment : problem_.data.experiments)
            for (const auto& [input, share] : experiment.inputUncertainty) uncertain.insert(input);
        if (!uncertain.empty())
            found_.qualityWarnings.push_back(
                filled(translate("Method", "The uncertainty stated for the input {} is not used: this "
                                           "method takes inputs as exact."),
                       fmt::join(uncertain, ", ")));
    }

    /// Simulates a Latin hypercube of the feasible box: experiments that fail somewhere, and measurements
    /// that no point of the box reaches, are named.
    void checkWhatTheBoxReaches() {
        constexpr int kPoints = 64;
        const Eigen::Index n = inputs_.inputs();
        Eigen::VectorXd low(n), high(n);
        for (Eigen::Index i = 0; i < n; ++i) {
            low[i] = inputs_.boxLower(i);
            high[i] = inputs_.boxUpper(i);
        }
        if (!low.allFinite() || !high.allFinite()) return;
        const Eigen::Index corners = Eigen::Index{1} << n;
        Eigen::MatrixXd points(n, kPoints + corners);
        points.leftCols(kPoints) = latinHypercube(low, high, kPoints, problem_.seed);
        for (Eigen::Index corner = 0; corner < corners; ++corner)
            for (Eigen::Index i = 0; i < n; ++i)
                points(i, kPoints + corner) = (corner >> i) & 1 ? high[i] : low[i];
        const ForwardValues box = forward_.runAlone(points, progress_, "checking the box");
        if (!box.complete) return;
        for (const auto& failure : box.firstFailures) {
            const auto column = box.values.col(failure.experiment);
            found_.warnings.push_back(filled(
                translate("Method",
                          "Experiment {}: {} of {} points of the feasible box give no value. The first: {}"),
                found_.labels[static_cast<std::size_t>(failure.experiment)],
                (column.array() != column.array()).count(), points.cols(), failure.reason));
        }
        for (Eigen::Index e = 0; e < forward_.experiments(); ++e) {
            double least = std::numeric_limits<double>::infinity(), most = -least;
            for (const double y : box.values.col(e)) {
                if (std::isnan(y)) continue;
                least = std::min(least, y);
                most = std::max(most, y);
            }
            constexpr double kFarNoise = 4; // standard deviations
            const double y = likelihood_.measured()[e],
                         margin = 0.02 * (most - least) + kFarNoise * inputs_.mostNoise();
            if (std::isnan(y) || !(least <= most) || (y >= least - margin && y <= most + margin)) continue;
            found_.qualityWarnings.push_back(filled(
                translate("Method", "Experiment {}: the measured {:g} {} lies outside {:g} .. {:g} {}, which "
                                    "is what the model "
                                    "reaches inside the feasible box of the unknowns ({} points tried)."),
                found_.labels[static_cast<std::size_t>(e)], y, forward_.output().unit, least, most,
                forward_.output().unit, points.cols()));
        }
    }

    Eigen::VectorXd givenAlpha() const {
        const auto& given = options_.evaluateAt;
        if (given.empty()) return inputs_.start();
        return Eigen::Map<const Eigen::VectorXd>(given.data(), static_cast<Eigen::Index>(given.size()));
    }

    /// The curvature of the likelihood is an error only of many values.
    void withoutErrorsOfTooFewValues() {
        if (!found_.fisher.valid || !AnswerSearch::tooFewValues(context_)) return;
        found_.fisher.valid = false;
        found_.fisher.standardErrors.setConstant(kNaN);
        found_.fisher.correlation.setConstant(kNaN);
        found_.fisher.reason = filled(
            translate("Method", "{} measured values say too little of {} numbers: there are no standard "
                                "errors."),
            likelihood_.measuredCount(), AnswerSearch::searchedNumbers(inputs_));
    }

    /// eqs. (2) to (10) and section 2.4 at the answer
    void propagate() { found_.outputs = likelihood_.outputs(found_.alpha, progress_); }

    void describeExperiments() {
        found_.discrepancies.resize(found_.labels.size());
        found_.statuses.assign(found_.labels.size(), "ok");
        if (!found_.outputs.complete) return;
        for (std::size_t e = 0; e < found_.labels.size(); ++e) {
            const auto& output = found_.outputs.experiments[e];
            std::string& status = found_.statuses[e];
            const double y = likelihood_.measured()[static_cast<Eigen::Index>(e)];
            const Density* density = output.chosen(options_);
            if (!density)
                status = output.problem;
            else if (!std::isnan(y) && (y < density->lower() || y > density->upper()))
                status = filled(
                    translate("Method",
                              "The measured {:g} {} lies {:.3g} standard deviations from the mean {:g} {}, "
                              "where the density is 0."),
                    y, forward_.output().unit,
                    std::abs(y - output.moments.mean) / output.moments.standardDeviation, output.moments.mean,
                    forward_.output().unit);
            else if (options_.density == "maximum-entropy" && !output.problem.empty())
                found_.warnings.push_back(
                    filled(sentence("Method", "Experiment {}: {}"), found_.labels[e], output.problem));
            if (status != "ok")
                found_.qualityWarnings.push_back(
                    filled(sentence("Method", "Experiment {}: {}"), found_.labels[e], status));
        }
    }

    void fitBaseline() {
        found_.baseline =
            leastSquaresFit(forward_, inputs_, likelihood_.measured(), problem_.seed, progress_);
        if (!found_.baseline.reason.empty() && !cancelled())
            found_.warnings.push_back(found_.baseline.reason);
    }

    void compare() {
        const auto inputs = inputs_.at(found_.alpha);
        found_.reference =
            sampleReference(inputs, inputs_.noiseAt(found_.alpha), forward_, found_.surfaces.surfaces.get(),
                            options_, likelihood_.measured(), problem_.threads, problem_.seed, progress_);
        found_.discrepancies =
            compareWithReference(found_.outputs, found_.reference, likelihood_.measured(), problem_.threads);
        if (!found_.reference.complete) return;
        for (std::size_t e = 0; e < found_.labels.size(); ++e)
            if (const auto& output = found_.reference.experiments[e]; output.failures > 0)
                found_.warnings.push_back(filled(
                    translate(
                        "Method",
                        "Experiment {}: {} of {} reference samples gave no value; the reference is that "
                        "of the others."),
                    found_.labels[e], output.failures, found_.reference.samples + found_.reference.wide));
        if (options_.sampleStudy && !cancelled())
            found_.sampleSizes = studySampleSizes(
                inputs, inputs_.noiseAt(found_.alpha), forward_, found_.reference, found_.discrepancies,
                likelihood_.measured(), problem_.threads, problem_.seed, progress_);
    }

    void testTheClass() {
        found_.classTest =
            testClass(options_, inputs_, ChaosBasis(inputs_.at(found_.alpha).germs(), options_.degree),
                      found_.alpha, found_.outputs, found_.reference, likelihood_.measured(),
                      conditionsOf(problem_), found_.searched, problem_.threads, problem_.seed);
    }

    Result withoutAnswer() {
        Result result;
        result.outcome = cancelled() ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        result.verdict = outcomeNamed(
            cancelled()
                ? translate("Method", "Cancelled before any distribution could be evaluated.")
                : filled(translate("Method", "No answer: for none of the {} distributions tried could the "
                                             "output of any experiment be computed."),
                         found_.search.evaluations));
        describeExperiments();
        result.qualityWarnings = found_.qualityWarnings;
        result.warnings = found_.warnings;
        InverseUncertaintyResult typed = resultOf(context_, found_);
        typed.trace = inverse::traceTable(context_, found_);
        write(typed, result);
        return result;
    }

    Result written() {
        Result result;
        result.unknowns = estimatesOf(context_, found_);
        result.qualityWarnings = found_.qualityWarnings;
        result.warnings = found_.warnings;
        result.notes = notesOnResponses(context_, found_);
        InverseUncertaintyResult typed = typedResult();
        write(typed, result);
        result.outcome = RunOutcome::Answered;
        result.verdict = concluded(verdict());
        if (cancelled()) {
            result.outcome = RunOutcome::Cancelled;
            result.verdict.openWith(translate("Method", "Cancelled; this is what was reached."));
        } else if (noneHasDensity()) {
            result.outcome = RunOutcome::NoAnswer;
            result.verdict = outcomeNamed(
                filled(translate("Method", "No answer: no experiment has a density here. Experiment {}: {}"),
                       found_.labels.front(), found_.statuses.front()));
        }
        const Examination& seen = found_.examination;
        if (result.outcome == RunOutcome::Answered && seen.complete && higherElsewhere(found_) > seen.drop) {
            result.outcome = RunOutcome::NoAnswer;
            result.verdict = outcomeNamed(
                filled(sentence("Method", "No answer: the search did not end at a maximum of the likelihood, "
                                          "which is higher by {:.2f} elsewhere."),
                       higherElsewhere(found_)));
            for (Estimate& estimate : result.unknowns) {
                estimate.standardError = estimate.lower = estimate.upper = kNaN;
                estimate.interval = translate("Method", "no interval");
            }
        }
        if (result.outcome == RunOutcome::Answered && found_.searched && nothingIsExplained()) {
            result.outcome = RunOutcome::NoAnswer;
            result.verdict =
                outcomeNamed(translate("Method", "No answer: the bounds of the search exclude the data."));
            result.verdict.add(filled(
                translate("Method", "None of the {} measured values lies where its density is positive."),
                likelihood_.measuredCount()));
        }
        return result;
    }

    InverseUncertaintyResult typedResult() const {
        InverseUncertaintyResult typed = resultOf(context_, found_);
        if (found_.outputs.complete) {
            typed.experiments = inverse::experimentsTable(context_, found_);
            typed.densities = inverse::densitiesTable(context_, found_);
            typed.sobolIndices = inverse::sobolTable(context_, found_);
        }
        if (found_.reference.complete) typed.histograms = inverse::histogramsTable(context_, found_);
        if (found_.searched) typed.trace = inverse::traceTable(context_, found_);
        if (found_.sampleSizes.complete) {
            typed.sampleSizes = inverse::sampleSizesTable(context_, found_);
            typed.sampleCurves = inverse::sampleCurvesTable(found_);
        }
        return typed;
    }

    bool nothingIsExplained() const {
        return found_.outputs.complete && predictedCoverage(context_, found_).known == 0;
    }

    bool noneHasDensity() const {
        for (const auto& output : found_.outputs.experiments)
            if (output.chosen(options_)) return false;
        return found_.outputs.complete;
    }

    Message verdict() const {
        if (likelihood_.measuredCount() == 0) {
            if (!found_.outputs.complete || noneHasDensity())
                return translate("Method", "Nothing is measured.");
            const auto& moments = found_.outputs.experiments.front().moments;
            return filled(
                translate("Method",
                          "Nothing is measured: the distribution was propagated. {} has mean {:.6g} and "
                          "standard deviation {:.6g}{}."),
                forward_.output().name, moments.mean, moments.standardDeviation,
                withUnit("", forward_.output().unit));
        }
        const Message what = !found_.searched ? translate("Method", "Given distribution:")
                             : found_.search.end == SearchEnd::Stopped ? translate("Method", "Best so far:")
                                                                       : translate("Method", "Maximum");
        const Message density = options_.density == "gaussian" ? translate("Method", "normal")
                                                               : translate("Method", "maximum entropy");
        const auto measured = likelihood_.measuredCount();
        const double logL = totalLogLikelihood(context_, found_);
        Message text =
            measured == 1
                ? filled(sentence("Method", "{} log-likelihood {:.4f} ({} density, one experiment)"), what,
                         logL, density)
                : filled(translate("Method", "{} log-likelihood {:.4f} ({} density, {} experiments)"), what,
                         logL, density, measured);
        if (!found_.outputs.complete) return text + ".";
        const PredictedCoverage coverage = predictedCoverage(context_, found_);
        return filled(
            sentence("Method",
                     "{}; {} of {} measured values inside the central 95 % range predicted for them, "
                     "{:.0f} expected."),
            text, coverage.inside, coverage.measured, coverage.expected);
    }

    const Problem& problem_;
    const InverseUncertaintyOptions& options_;
    const Progress& progress_;
    InputModel inputs_;
    ForwardModel forward_;
    Likelihood likelihood_;
    RunContext context_;
    Findings found_;
    AnswerSearch search_;
};

} // namespace

Eigen::VectorXd measuredValues(const Problem& problem, const std::string& output) {
    const auto& experiments = problem.data.experiments;
    const std::size_t count = std::max<std::size_t>(experiments.size(), 1);
    Eigen::VectorXd measured =
        Eigen::VectorXd::Constant(static_cast<Eigen::Index>(count), std::numeric_limits<double>::quiet_NaN());
    for (std::size_t e = 0; e < experiments.size(); ++e)
        for (const auto& measurement : experiments[e].measurements)
            if (const auto at = measuredOnce(measurement); measurement.output == output && at)
                measured[static_cast<Eigen::Index>(e)] = measurement.values[*at];
    return measured;
}

std::vector<std::string> experimentLabels(const Problem& problem) {
    std::vector<std::string> labels;
    for (const auto& experiment : problem.data.experiments) labels.push_back(experiment.label);
    if (labels.empty()) labels.push_back(problem.model->name());
    return labels;
}

std::string chosenOutput(const Problem& problem, const InverseUncertaintyOptions& options) {
    if (!options.output.empty()) return options.output;
    std::set<std::string> measured;
    for (const auto& experiment : problem.data.experiments)
        for (const auto& measurement : experiment.measurements) measured.insert(measurement.output);
    if (measured.size() == 1) return *measured.begin();
    const bool declared = problem.model && problem.model->declaredOutputs() > 0;
    if (measured.empty() && declared) return problem.model->outputs().front().name;
    return {};
}

Result identifyInputDistribution(const Problem& problem, const InverseUncertaintyOptions& options,
                                 const Progress& progress) {
    Result result = InverseIdentification(problem, options, progress).run();
    result.method = InverseUncertainty::kDescriptor.key;
    return result;
}

} // namespace rigor

#include "core/methods/least_squares/least_squares_run.h"
#include "core/methods/least_squares/least_squares_method.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/fit_answer.h"
#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/predict/given_values.h"
#include "core/methods/fit/predict/per_experiment_unknowns.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/residuals/input_jumps.h"
#include "core/methods/fit/residuals/other_assumptions.h"
#include "core/methods/fit/uncertainty/discrepancy_errors.h"
#include "core/methods/fit/uncertainty/fit_profile.h"
#include "core/methods/fit/uncertainty/input_gaps.h"
#include "core/methods/fit/uncertainty/noise_study.h"
#include "core/methods/least_squares/fit_run.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Times that an answer is looked for again after the weight of its priors changed.
constexpr int kMostSettled = 3;

/// What is said of where the search ended: numbers, intervals, messages and warnings.
class Verdict {
  public:
    Verdict(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress), run_(problem, options, progress),
          data_(run_.data()), box_(run_.box()) {}

    Result of() {
        head_.method = LeastSquaresMethod::kDescriptor.key;
        if (!options_.evaluateAt.empty()) {
            evaluate();
        } else {
            if (Message moved = startMoved(problem_, box_); !moved.empty()) head_.warnings.push_back(moved);
            found_ = run_.search();
            describeSearch();
            if (found_.best.size() == 0)
                describeNothing();
            else
                describe();
        }
        write(result_, head_);
        return std::move(head_);
    }

  private:
    void describeSearch() {
        if (found_.starts) tellStarts(result_, std::move(*found_.starts));
        if (const SearchResult& population = found_.population; population.end != SearchEnd::NotRun)
            result_.populationSearch = {population.value, found_.populationSolves, population.iterations,
                                        toString(population.end)};
        if (!found_.scaleSettled)
            head_.warnings.push_back(translate(
                "Method", "The scale of the robust loss did not settle: the estimate depends on where its "
                          "search ended. State the deviations of the sensors."));
    }

    /// With the values given in their place.
    Problem withoutUnknowns() const {
        Problem given = problem_;
        given.constraints.clear();
        given.unknowns.clear();
        for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
            given.fixed[problem_.unknowns[i].name] = found_.best[static_cast<Eigen::Index>(i)];
        return given;
    }

    /// The given values, and the starts of the records that fit them best; false: these were not found.
    bool takeGiven() {
        std::vector<double> values;
        Problem starts = problem_;
        starts.constraints.clear();
        starts.evaluator = nullptr;
        starts.unknowns.clear();
        std::size_t given = 0;
        for (const Unknown& unknown : problem_.unknowns)
            if (unknown.perExperiment)
                starts.unknowns.push_back(unknown);
            else
                starts.fixed[unknown.name] = options_.evaluateAt[given++];
        const FitData data = knownDataOf(starts, true, progress_.stop);
        Predictor predictor(data, starts.simulation, starts.threads, progress_.stop);
        const PointFit fit = fitPoint(predictor, fitBoxOf(starts),
                                      std::vector<bool>(data.sensors.size(), true), {}, progress_.stop);
        ofStarts_ = {predictor.simulations(), predictor.failures()};
        if (!fit.answered()) {
            found_.failure = fit.why.text();
            return false;
        }
        found_.best.resize(std::ssize(problem_.unknowns));
        given = 0;
        Eigen::Index started = 0;
        for (std::size_t i = 0; i < problem_.unknowns.size(); ++i)
            found_.best[static_cast<Eigen::Index>(i)] =
                problem_.unknowns[i].perExperiment ? fit.estimate[started++] : options_.evaluateAt[given++];
        return true;
    }

    /// No search: the given values on these data.
    void evaluate() {
        const bool starts = options_.evaluateAt.size() < problem_.unknowns.size();
        if (starts && !takeGiven()) return describeNothing();
        if (!starts)
            found_.best = Eigen::Map<const Eigen::VectorXd>(
                options_.evaluateAt.data(), static_cast<Eigen::Index>(options_.evaluateAt.size()));
        Predictor predictor(data_, problem_.simulation, problem_.threads, progress_.stop);
        const Residuals residuals(predictor, run_.weights(), run_.loss());
        const Prediction prediction = predictor.values(found_.best);
        found_.solves = ofStarts_.made + predictor.simulations();
        found_.failures = ofStarts_.failed + predictor.failures();
        found_.failure = prediction.why;
        if (!prediction.answered) return describeNothing();
        found_.objective = residuals.objective(prediction);
        describeObjective(residuals, prediction);
        warnBeyondBounds();
        ResidualAnalysis analysis =
            analyseResiduals(residuals, data_, prediction, box_, found_.best, problem_.threads);
        if (!starts && analysis.tests.anyFound()) {
            OtherAssumptions others =
                assumptionsThatExplain(withoutUnknowns(), data_, residuals, prediction, box_, progress_.stop);
            analysis.explained = std::move(others.explains);
            analysis.explainedBy = std::move(others.each);
            found_.solves += others.solves.made;
            found_.failures += others.solves.failed;
            head_.provenance["simulations"] = found_.solves;
            head_.provenance["failures"] = found_.failures;
        }
        describeGiven(head_, result_, data_, prediction, found_.best, analysis, problem_.unknowns);
        std::vector<std::string> names;
        std::vector<bool> fitted;
        for (std::size_t i = 0; i < problem_.unknowns.size(); ++i) {
            names.push_back(problem_.unknowns[i].name);
            fitted.push_back(starts && problem_.unknowns[i].perExperiment);
            if (fitted.back())
                head_.unknowns[i].interval = translate("Method", "the start that fits the values given best");
        }
        describeAtValues(result_, predictor, found_.best, names, fitted);
        head_.outcome = RunOutcome::Answered;
        head_.verdict = concluded(filled(
            starts ? translate("Method", "Objective {:.6g} at the values given, nothing but the starts of "
                                         "the records was searched; they leave {}.")
                   : translate("Method", "Objective {:.6g} at the values given, nothing was searched; "
                                         "they leave {}."),
            found_.objective + run_.scatter(), qualityText(analysis.quality)));
    }

    void warnBeyondBounds() {
        Messages beyond;
        for (Eigen::Index i = 0; i < found_.best.size(); ++i)
            if (!(found_.best[i] >= box_.lower[i] && found_.best[i] <= box_.upper[i]))
                beyond.push_back(filled("{} = {:g} ({:g} … {:g})",
                                        problem_.unknowns[static_cast<std::size_t>(i)].name, found_.best[i],
                                        box_.lower[i], box_.upper[i]));
        const std::vector<std::string> broken = brokenBy(box_, found_.best);
        if (!broken.empty())
            head_.warnings.push_back(
                filled(translate("Method", "The given values do not satisfy {}."), fmt::join(broken, ", ")));
        if (!beyond.empty())
            head_.warnings.push_back(filled(translate("Method", "Given beyond the bounds of the study: {}."),
                                            fmt::join(beyond, ", ")));
    }

    void describeObjective(const Residuals& residuals, const Prediction& prediction) {
        result_.objective = found_.objective + run_.scatter();
        if (!data_.priors.empty()) result_.priorObjective = residuals.priorPart(prediction.at);
        result_.objectiveKind = options_.objective;
        result_.loss = options_.loss;
        if (run_.robust()) {
            auto& scales = result_.lossScales.emplace();
            for (std::size_t s = 0; s < data_.sensors.size(); ++s)
                scales.emplace_back(data_.sensors[s].output, run_.loss().scales[s] * data_.sensors[s].sigma);
        }
        result_.modelSolves = found_.solves;
        result_.failedSolves = found_.failures;
        head_.provenance["simulations"] = found_.solves; // the last step told fewer
        head_.provenance["failures"] = found_.failures;
        if (prediction.answered) result_.remainingPart = residuals.remainingPart(prediction);
    }

    void describe() {
        Predictor predictor(data_, problem_.simulation, problem_.threads, {});
        Predictor beside(data_, problem_.simulation, problem_.threads, progress_.stop, predictor.lanes());
        const auto answered = [&] {
            return answerFrom({found_.best, found_.objective, found_.end == SearchEnd::Converged}, predictor,
                              beside, box_, problem_.unknowns, answerOptions(), progress_);
        };
        FitAnswer answer = answered();
        // A better minimum has other errors, against which the priors weigh otherwise.
        for (int moves = 0; moves < kMostSettled && run_.settle(found_); ++moves) {
            const double left = answer.left;
            answer = answered();
            if (std::isnan(answer.left)) answer.left = left;
        }
        const Residuals residuals(predictor, run_.weights(), run_.loss());
        found_.best = answer.end.estimate;
        const Prediction& prediction = answer.prediction;
        const FitUncertainty& uncertainty = answer.uncertainty;
        const long long ofAnswer = predictor.simulations();
        describeObjective(residuals, prediction);
        result_.end = toString(found_.end);
        result_.iterations = std::move(found_.iterations);
        head_.outcome = progress_.stopRequested() ? RunOutcome::Cancelled : RunOutcome::Answered;
        if (!prediction.answered) {
            head_.outcome = RunOutcome::NoAnswer;
            head_.verdict = concluded(prediction.why);
            return;
        }
        SolveCount ofOthers;
        if (answer.analysis.tests.anyFound()) {
            OtherAssumptions others =
                assumptionsThatExplain(problem_, data_, residuals, prediction, box_, progress_.stop);
            answer.analysis.explained = std::move(others.explains);
            answer.analysis.explainedBy = std::move(others.each);
            ofOthers = others.solves;
        }
        if (!progress_.stopRequested() && found_.end != SearchEnd::Converged &&
            !isMinimum(residuals, data_, prediction, box_, found_.best))
            return describeUnfinished(prediction, answer.analysis);
        const IntegrationCheck integration = checkIntegration(residuals, data_, prediction, box_, found_.best,
                                                              problem_.simulation, problem_.threads);
        const bool looked = answer.searches > 0 && std::isnan(answer.left);
        describeFit(
            head_, result_, data_, prediction, box_, found_.best, uncertainty, integration, answer.analysis,
            looked ? translate("Method", "Searches from elsewhere within the bounds end no lower: rather "
                                         "the model or the data.")
            : mayTryHomotopy() ? translate("Method", "Try the homotopy, or more starts.")
                               : translate("Method", "Try more starts."),
            problem_.unknowns);
        if (answer.discrepancy)
            describeDiscrepancy(head_, result_, *answer.discrepancy, answer.analysis, data_, box_,
                                found_.best, answer.withoutDiscrepancy);
        describeOtherMinima(head_, result_, answer, run_.scatter(), problem_.unknowns);
        if (answer.analysis.tests.anyFound() && answer.analysis.explained.empty()) {
            Messages jumps = jumpsThatExplain(data_, residuals, prediction, box_, problem_.simulation,
                                              problem_.threads, progress_.stop);
            head_.qualityWarnings.insert(head_.qualityWarnings.begin(), jumps.begin(), jumps.end());
        }
        if (Message why = forgottenLater(data_, problem_, found_.best); !why.empty())
            head_.qualityWarnings.push_back(std::move(why));
        const SolveCount besides{beside.simulations() + ofOthers.made, beside.failures() + ofOthers.failed};
        const SolveCount searched{found_.solves + integration.solves.made + besides.made,
                                  found_.failures + integration.solves.failed + besides.failed};
        const Progress further = furtherProgress(predictor, searched);
        if (options_.profiles && !progress_.stopRequested())
            describeProfiles(head_, result_, predictor, run_.weights(), run_.loss().kind, box_, found_.best,
                             uncertainty, problem_.unknowns, further);
        SolveCount noise;
        if (!options_.noise.levels.empty() && !progress_.stopRequested())
            noise = studyNoiseOf(prediction.values, std::isfinite(answer.left), further);
        if (progress_.stopRequested()) head_.outcome = RunOutcome::Cancelled;
        // The search has been counted; here are the solve at its answer and those of the profiles.
        result_.solves = {{"search", found_.solves},
                          {"answer", ofAnswer},
                          {"integration_check", integration.solves.made},
                          {"beside_the_answer", besides.made},
                          {"profiles", predictor.simulations() - ofAnswer},
                          {"noise_study", noise.made}};
        head_.provenance["simulations"] = searched.made + predictor.simulations() + noise.made;
        head_.provenance["failures"] = searched.failed + predictor.failures() + noise.failed;
        RunVerdict& verdict = head_.verdict = concluded(
            filled(translate("Method", "Objective {:.6g} after {} model solves; the fit leaves {}."),
                   found_.objective + run_.scatter(), found_.solves, qualityText(answer.analysis.quality)));
        verdict.add(sayStarts(result_));
        verdict.add(discrepancyWords(result_));
        for (const std::size_t s : sensorsNamed(data_, options_.discrepancy))
            if (metExactly(data_, prediction, s))
                verdict.add(
                    filled(translate("Method", "{} is met exactly: nothing is left for a discrepancy."),
                           data_.sensors[s].output));
        if (run_.robust()) verdict.add(beyondScale(residuals, prediction));
        if (answer.structure && answer.searches > 0)
            verdict.add(
                filled(translate("Method", "Searches from elsewhere within the bounds: {}, none ends lower."),
                       answer.searches));
        verdict.add(undeterminedSentences(uncertainty, problem_.unknowns));
        if (progress_.stopRequested())
            verdict.openWith(translate("Method", "Cancelled; this is what was reached."));
    }

    AnswerOptions answerOptions() {
        AnswerOptions options{.weights = run_.weights(),
                              .loss = run_.loss(),
                              .confidence = options_.confidence,
                              .assumedError = options_.assumedError,
                              .look = options_.optimiser == "least-squares" || options_.optimiser == "sqp",
                              .seed = problem_.seed,
                              .threads = problem_.threads};
        options.discrepancy = sensorsNamed(data_, options_.discrepancy);
        options.profileAll = options_.intervals == "profile";
        options.goesOn = options_.iterations == LeastSquaresOptions().iterations;
        options.stepsOfSolve = stepsOf(data_, problem_.simulation);
        options.mostForIntervals = 10 * found_.solves + 200 * static_cast<long long>(data_.cases.size());
        options.improve = [this](const Eigen::VectorXd& start) {
            run_.improve(found_, start);
            return LocalEnd{found_.best, found_.objective, found_.end == SearchEnd::Converged};
        };
        return options;
    }

    bool mayTryHomotopy() const {
        const MethodDescriptor* homotopy = findMethod("homotopy");
        return homotopy && refusedModel(*homotopy, *problem_.model).empty();
    }

    void describeUnfinished(const Prediction& prediction, const ResidualAnalysis& analysis) {
        describeReached(head_, result_, data_, prediction, box_, found_.best, analysis, problem_.unknowns);
        head_.verdict = outcomeNamed(
            filled(translate("Method", "No answer: the search did not converge ({}) in {} model solves."),
                   translate("Field", toString(found_.end).c_str()), found_.solves));
        head_.verdict.add(
            filled(translate("Method", "What it reached leaves {}."), qualityText(analysis.quality)));
        head_.verdict.add(
            !analysis.explained.empty() ? analysis.explained
            : mayTryHomotopy()
                ? translate("Method",
                            "Try another start, more starts or the homotopy, or more iterations where the "
                            "objective still falls.")
                : translate("Method", "Try another start or more starts, or more iterations where the "
                                      "objective still falls."));
    }

    Message beyondScale(const Residuals& residuals, const Prediction& prediction) {
        const Eigen::VectorXd u = residuals.deviations(prediction);
        std::size_t beyond = 0;
        for (std::size_t r = 0; r < data_.rows.size(); ++r)
            beyond +=
                std::abs(u[static_cast<Eigen::Index>(r)]) > run_.loss().scales[data_.rows[r].sensor] ? 1 : 0;
        result_.valuesBeyondScale = static_cast<long long>(beyond);
        return filled(translate("Method", "{} of {} values lie beyond the scale of the loss and count less."),
                      beyond, data_.rows.size());
    }

    /// Behind the search, whose simulations have been counted: `made` of them.
    Progress furtherProgress(const Predictor& predictor, const SolveCount& made) const {
        return {progress_.stop, [this, &predictor, made](ProgressEvent event) {
                    event.simulations += made.made + predictor.simulations();
                    event.failures += made.failed + predictor.failures();
                    progress_.tell(event);
                }};
    }

    /// Every repeat is searched for as the answer was; from the answer, if the start values do not lead
    /// there.
    SolveCount studyNoiseOf(const Eigen::VectorXd& fitted, bool moved, const Progress& further) {
        Problem single = problem_;
        single.threads = 1;
        for (std::size_t i = 0; moved && i < single.unknowns.size(); ++i)
            single.unknowns[i].value.start = found_.best[static_cast<Eigen::Index>(i)];
        const Progress silent{progress_.stop, {}};
        const auto refit = [&](FitData noisy) {
            FitRun again(single, options_, silent, std::move(noisy));
            const FitFound found = again.search();
            return NoisyFit{found.best,
                            found.best.size() > 0 ? found.objective + again.scatter() : std::nan(""),
                            {found.solves, found.failures}};
        };
        const auto repeats =
            studyNoise(data_, fitted, options_.noise, problem_.seed, problem_.threads, further, refit);
        SolveCount solves;
        for (const NoiseRepeat& one : repeats) solves += one.fit.solves;
        describeNoise(head_, result_, repeats, options_.noise, problem_.unknowns);
        return solves;
    }

    void describeNothing() {
        const bool cancelled = progress_.stopRequested();
        head_.outcome = cancelled ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        head_.verdict = outcomeNamed(
            cancelled
                ? translate("Method", "Cancelled before a point was evaluated.")
                : filled(translate("Method", "No answer: the model could not be simulated anywhere ({})."),
                         found_.failure));
        result_.objective = std::nan("");
        result_.modelSolves = found_.solves;
    }

    const Problem& problem_;
    const LeastSquaresOptions& options_;
    const Progress& progress_;
    FitRun run_;
    const FitData& data_;
    const FitBox& box_;
    FitFound found_;
    SolveCount ofStarts_;
    Result head_;
    FitResult result_;
};

} // namespace

std::vector<std::size_t> sensorsNamed(const FitData& data, const std::string& names) {
    std::vector<std::size_t> sensors;
    for (const std::string& name : namesPerExperiment(names)) {
        const auto found = std::ranges::find(data.sensors, name, &FitSensor::output);
        if (found == data.sensors.end())
            fail(sentence("Method", "discrepancy: {} is no measured output"), name);
        const auto sensor = static_cast<std::size_t>(found - data.sensors.begin());
        if (std::ranges::find(sensors, sensor) == sensors.end()) sensors.push_back(sensor);
    }
    return sensors;
}

Result runLeastSquares(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress) {
    return Verdict(problem, options, progress).of();
}

} // namespace rigor

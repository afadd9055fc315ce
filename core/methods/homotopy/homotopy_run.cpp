#include "core/methods/homotopy/homotopy_run.h"
#include "core/methods/homotopy/homotopy.h"

#include "core/engine/simulate/fastest_rate.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/methods/fit/fit_answer.h"
#include "core/methods/fit/present/describe_fit.h"
#include "core/methods/fit/residuals/input_jumps.h"
#include "core/methods/fit/residuals/other_assumptions.h"
#include "core/methods/fit/search/noise_search.h"
#include "core/methods/fit/search/optimisers.h"
#include "core/methods/fit/search/search_scale.h"
#include "core/methods/fit/uncertainty/fit_profile.h"
#include "core/methods/fit/uncertainty/input_gaps.h"
#include "core/methods/fit/uncertainty/noise_study.h"
#include "core/methods/fit/uncertainty/prior_information.h"
#include "core/methods/homotopy/basins.h"
#include "core/methods/homotopy/gains/gains.h"
#include "core/methods/homotopy/growing_windows.h"
#include "core/methods/homotopy/homotopy_tables.h"
#include "core/methods/homotopy/many_paths.h"
#include "core/methods/homotopy/plain_comparison.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Parts of the signals (rms): an error at the start that the gains should have made smaller, and what an
/// answer that fits does not leave.
constexpr double kFarOff = 0.2, kPoorAnswer = 0.1;

class HomotopyIdentification {
  public:
    HomotopyIdentification(const Problem& problem, const HomotopyOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress),
          data_(knownDataOf(problem, true, progress.stop)), box_(fitBoxOf(problem)),
          simulation_(problem.simulation),
          form_(options.integralForm == "error" ? IntegralForm::Error : IntegralForm::SquaredError) {}

    Result run() {
        head_.method = Homotopy::kDescriptor.key;
        identify();
        write(result_, head_);
        return std::move(head_);
    }

  private:
    void identify() {
        if (Message moved = startMoved(problem_, box_); !moved.empty()) head_.warnings.push_back(moved);
        planCorrections();
        ControlledData controlled = controlledData(data_, plan_, form_);
        chooseIntegrator(controlled);
        path_ = options_.starts > 0
                    ? bestPath(controlled)
                    : followPath(controlled, box_, simulation_, options_, problem_.threads, progress_);
        count("path", path_.solves);
        describePath(result_, path_, problem_);
        if (options_.growWindows()) describeWindows();
        result_.objectiveKind = options_.objective;
        if (path_.estimate.size() == 0) return describeNothing();
        end_ = {path_.estimate, path_.objective, path_.stages.back().end == SearchEnd::Converged};
        settlePriors();
        const std::vector<Estimate> noise = findSensorNoise();
        describeEstimate();
        controlled.data.sensors = data_.sensors;
        controlled.data.priorNoise = data_.priorNoise;
        if (options_.plainFit && !progress_.stopRequested()) comparePlain();
        if (options_.comparison > 0 && !progress_.stopRequested()) compareOthers();
        if (options_.basins > 0 && !progress_.stopRequested()) {
            const BasinPicture basins = mapBasins(controlled, data_, box_, simulation_, options_,
                                                  end_.estimate, problem_.threads, furtherProgress());
            count("basins", basins.solves);
            if (!progress_.stopRequested())
                describeBasins(head_, result_, basins, problem_.unknowns, simulation_);
        }
        warnOfPreparation();
        const bool unfinished = head_.outcome == RunOutcome::NoAnswer;
        head_.verdict = verdict();
        if (!unfinished) head_.unknowns.insert(head_.unknowns.end(), noise.begin(), noise.end());
        if (unfinished)
            head_.verdict.openWith(translate("Method", "No answer: the fit at lambda = 0 did not converge; "
                                                       "more iterations per stage may help."));
        else
            head_.outcome = RunOutcome::Answered;
        if (progress_.stopRequested()) {
            head_.outcome = RunOutcome::Cancelled;
            head_.verdict.openWith(translate("Method", "Cancelled; this is what was reached."));
        }
    }

    Continuation bestPath(const ControlledData& controlled) {
        ManyPaths many = followMany(controlled, box_, simulation_, options_, problem_, furtherProgress());
        count("other_starts", many.others);
        const Residuals residuals(data_, weightsOf(options_.objective));
        tellStarts(result_, startsFound(box_, many.starts, many.ends, problem_.unknowns, data_, residuals,
                                        many.best.objective));
        return std::move(many.best);
    }

    /// What the windows have grown to; what lies behind the last is no part of the answer.
    void describeWindows() {
        double begin = 0, end = -std::numeric_limits<double>::infinity();
        for (const FitCase& one : data_.cases)
            if (one.times.back() > end) {
                begin = one.times.front();
                end = one.times.back();
            }
        auto& ends = result_.windows.emplace();
        for (const double part : path_.windows) ends.push_back(begin + part * (end - begin));
        if (path_.estimate.size() == 0 || ends.empty() || path_.windows.back() >= 1) return;
        data_ = firstPart(data_, path_.windows.back());
        head_.qualityWarnings.push_back(filled(
            translate("Method", "The record is longer than the model can be followed: behind {:.4g} s it "
                                "leaves the measurements, whatever the unknowns near the answer. Of {:.4g} "
                                "s only these were used."),
            ends.back(), end));
    }

    /// Of a record whose errors grow with time, a valley beside the right one leaves little more than noise.
    void doubtStructure(const Prediction& prediction, const ResidualView& view) {
        std::vector<bool> asked;
        for (std::size_t s = 0; s < data_.sensors.size(); ++s)
            asked.push_back(!metExactly(data_, prediction, s) && !metAsWritten(data_, prediction, s));
        const double structure = structureBeside(view, asked);
        if (!(structure > kStructure)) return;
        head_.qualityWarnings.push_back(filled(
            translate("Method", "What is left in the time windows is more than its changes from one value to "
                                "the next tell of noise, by {:.3g} standard errors: a better answer may lie "
                                "near this one, or the model is not quite the rig's."),
            structure));
    }

    void planCorrections() {
        if (!options_.corrections.empty()) {
            plan_ = readCorrections(options_.corrections, data_);
        } else {
            plan_ = proposeCorrections(data_);
            ProposedGains proposed = proposeGains(plan_, data_, box_, form_, simulation_, progress_);
            count("gains", proposed.solves);
            if (!proposed.told.empty()) preparation_.push_back(std::move(proposed.told));
        }
        result_.corrections = toText(plan_, data_);
        result_.correctionsProposed = plan_.proposed;
        result_.integralForm = options_.integralForm;
    }

    /// Says how fast the pulled model is, and takes an implicit integrator where rk4 would be unstable.
    void chooseIntegrator(const ControlledData& controlled) {
        SimulationOptions implicit = simulation_;
        if (implicit.stepper == "rk4") implicit.stepper = "radau";
        const Synchronisation at = synchronisation(controlled, box_.start, implicit);
        count("gains", at.solves);
        result_.synchronisation = {at.simulated ? at.error : std::nan(""), at.fastest};
        if (!at.simulated)
            preparation_.push_back(filled(
                translate("Method", "The pulled model cannot be simulated at the start values: {}"), at.why));
        else
            farAtStart_ = at.error;
        if (simulation_.stepper == "rk4" && at.fastest * simulation_.step > kRungeKuttaLimit) {
            simulation_.stepper = "radau";
            preparation_.push_back(
                filled(translate("Method", "Integrator radau instead of rk4: the pulled model changes at up "
                                           "to {:.3g} 1/s, for which rk4 would need steps below {:.2g} s."),
                       at.fastest, kRungeKuttaLimit / at.fastest));
        }
        result_.integrator = simulation_.stepper;
    }

    void compareOthers() {
        const auto traces =
            compareOptimisers(box_, data_, simulation_, weightsOf(options_.objective), options_.comparison,
                              problem_.seed, problem_.threads, furtherProgress());
        for (const OptimiserTrace& trace : traces) count("other_optimisers", trace.made);
        describeOptimisers(result_, traces);
    }

    void describeEstimate() {
        // The model as it is, without the controller's slots; not stopped, so that what was reached is told.
        Predictor predictor(data_, simulation_, problem_.threads, {});
        const Residuals residuals(predictor, weightsOf(options_.objective));
        Predictor beside(data_, simulation_, problem_.threads, progress_.stop, predictor.lanes());
        FitAnswer answer =
            answerFrom(end_, predictor, beside, box_, problem_.unknowns, answerOptions(), progress_);
        count("answer", {predictor.simulations(), predictor.failures()});
        count("beside_the_answer", {beside.simulations(), beside.failures()});
        const Prediction& prediction = answer.prediction;
        const FitUncertainty& uncertainty = answer.uncertainty;
        if (!prediction.answered) {
            head_.warnings.push_back(prediction.why);
            return;
        }
        end_ = answer.end;
        result_.objective = end_.objective;
        if (!data_.priors.empty()) result_.priorObjective = residuals.priorPart(end_.estimate);
        result_.remainingPart = residuals.remainingPart(prediction);
        quality_ = qualityText(answer.analysis.quality);
        // Noise that was found stands in data_ alone.
        if (answer.analysis.tests.anyFound() && problem_.noise.empty()) {
            Problem simulated = problem_;
            simulated.simulation = simulation_;
            OtherAssumptions others =
                assumptionsThatExplain(simulated, data_, residuals, prediction, box_, progress_.stop);
            count("beside_the_answer", others.solves);
            answer.analysis.explained = std::move(others.explains);
            answer.analysis.explainedBy = std::move(others.each);
        }
        if (!progress_.stopRequested() && !end_.converged &&
            !isMinimum(residuals, data_, prediction, box_, end_.estimate)) {
            describeReached(head_, result_, data_, prediction, box_, end_.estimate, answer.analysis,
                            problem_.unknowns);
            return;
        }
        stages_ = wordsOfStages(path_, answer, data_, head_);
        const IntegrationCheck integration = checkIntegration(residuals, data_, prediction, box_,
                                                              end_.estimate, simulation_, problem_.threads);
        count("integration_check", integration.solves);
        describeFit(head_, result_, data_, prediction, box_, end_.estimate, uncertainty, integration,
                    answer.analysis, translate("Method", "Try other starts or corrections."),
                    problem_.unknowns);
        describeOtherMinima(head_, result_, answer, 0, problem_.unknowns);
        if (options_.growWindows()) doubtStructure(prediction, answer.analysis.view);
        if (answer.analysis.tests.anyFound() && answer.analysis.explained.empty()) {
            Messages jumps = jumpsThatExplain(data_, residuals, prediction, box_, simulation_,
                                              problem_.threads, progress_.stop);
            head_.qualityWarnings.insert(head_.qualityWarnings.begin(), jumps.begin(), jumps.end());
        }
        if (Message why = forgottenLater(data_, problem_, end_.estimate); !why.empty())
            head_.qualityWarnings.push_back(std::move(why));
        undetermined_ = undeterminedSentences(uncertainty, problem_.unknowns);
        if (options_.profiles && !progress_.stopRequested()) profileAnswer(predictor, uncertainty);
        if (!options_.noise.levels.empty() && !progress_.stopRequested()) studyNoiseOf(prediction.values);
    }

    /// No sensor states its deviation: what a prior counts follows from the residuals, the fit from that.
    void settlePriors() {
        constexpr int kMostFits = 20;
        if (data_.priors.empty() || data_.sigmaStated) return;
        const auto improve = answerOptions().improve;
        for (int k = 0; k < kMostFits && !progress_.stopRequested(); ++k) {
            Predictor predictor(data_, simulation_, problem_.threads, progress_.stop);
            const Prediction at = predictor.withSlopes(end_.estimate);
            count("beside_the_answer", {predictor.simulations(), predictor.failures()});
            if (!settlePriorNoise(data_, at, box_)) return;
            LocalEnd end = improve(end_.estimate);
            if (end.estimate.size() == 0) return;
            end_ = std::move(end);
        }
    }

    /// The path was followed with the standard deviations that the search begins with; the answer has those
    /// found.
    std::vector<Estimate> findSensorNoise() {
        if (problem_.noise.empty()) return {};
        const auto weigh = [this](const Problem& by) {
            const FitData weighed = fitDataOf(by);
            for (FitSensor& sensor : data_.sensors)
                sensor.sigma = std::ranges::find(weighed.sensors, sensor.output, &FitSensor::output)->sigma;
        };
        bool first = true;
        FoundNoise found = findNoise(
            problem_,
            [&](const Problem& weighed) {
                if (!first) {
                    weigh(weighed);
                    if (LocalEnd end = answerOptions().improve(end_.estimate); end.estimate.size() > 0)
                        end_ = std::move(end);
                }
                first = false;
                return NoiseFit{data_, end_.estimate};
            },
            progress_);
        weigh(found.problem);
        head_.warnings.insert(head_.warnings.end(), found.warnings.begin(), found.warnings.end());
        return std::move(found.estimates);
    }

    AnswerOptions answerOptions() {
        AnswerOptions options{.weights = weightsOf(options_.objective),
                              .confidence = options_.confidence,
                              .assumedError = options_.assumedError,
                              .seed = problem_.seed,
                              .threads = problem_.threads};
        options.profileAll = options_.intervals == "profile";
        options.stepsOfSolve = stepsOf(data_, simulation_);
        options.mostForIntervals = 10 * path_.solves.made + 200 * static_cast<long long>(data_.cases.size());
        options.improve = [this](const Eigen::VectorXd& start) {
            Predictor predictor(data_, simulation_, problem_.threads, progress_.stop);
            Residuals residuals(predictor, weightsOf(options_.objective));
            FitBox box = box_;
            box.start = start;
            LeastSquares search;
            search.iterations = options_.iterations;
            SearchControl control;
            control.stop = progress_.stop;
            const SearchResult found = minimizeOnScale(residuals, box, search, control).search;
            count("beside_the_answer", {predictor.simulations(), predictor.failures()});
            return LocalEnd{found.best, found.value, found.end == SearchEnd::Converged};
        };
        return options;
    }

    /// Of the last stage, a plain fit.
    void profileAnswer(Predictor& predictor, const FitUncertainty& uncertainty) {
        const SolveCount before{predictor.simulations(), predictor.failures()};
        const Progress further = furtherProgress();
        const Progress counted{progress_.stop, [&](ProgressEvent event) {
                                   event.simulations = predictor.simulations() - before.made;
                                   event.failures = predictor.failures() - before.failed;
                                   further.tell(event);
                               }};
        describeProfiles(head_, result_, predictor, weightsOf(options_.objective), Loss::Squared, box_,
                         end_.estimate, uncertainty, problem_.unknowns, counted);
        count("profiles", {predictor.simulations() - before.made, predictor.failures() - before.failed});
    }

    void studyNoiseOf(const Eigen::VectorXd& fitted) {
        const Progress silent{progress_.stop, {}};
        const auto refit = [&](FitData noisy) {
            const Continuation path =
                followPath(controlledData(noisy, plan_, form_), box_, simulation_, options_, 1, silent);
            return NoisyFit{path.estimate, path.objective, path.solves};
        };
        const auto repeats = studyNoise(data_, fitted, options_.noise, problem_.seed, problem_.threads,
                                        furtherProgress(), refit);
        for (const NoiseRepeat& one : repeats) count("noise_study", one.fit.solves);
        describeNoise(head_, result_, repeats, options_.noise, problem_.unknowns);
    }

    void comparePlain() {
        const PlainComparison plain =
            compareWithPlain(data_, box_, simulation_, weightsOf(options_.objective), end_.objective,
                             problem_.threads, furtherProgress());
        count("plain_fit", plain.solves);
        result_.plainFit = plain.fit;
        plainIsBetter_ = plain.better;
        plain_ = plain.words;
        if (plain.better) head_.warnings.push_back(plain_);
        if (plain.trajectory) addPlainTrajectory(result_, data_, *plain.trajectory);
    }

    /// Whether the gains were large enough: a path without a jump to an answer that fits, or one that fitted
    /// far better at lambda = 1 than the model alone can.
    bool ledWell() const {
        if (path_.estimate.size() == 0 || path_.suspicious() || plainIsBetter_) return false;
        const double last = path_.stages.back().remains;
        return last < kPoorAnswer || path_.stages.front().remains < last / 2;
    }

    /// Last: what speaks against the answer matters more than how the path to it was prepared.
    void warnOfPreparation() {
        if (farAtStart_ > kFarOff && !ledWell())
            head_.warnings.push_back(
                filled(translate("Method", "At lambda = 1 and the start values the outputs are still off by "
                                           "{:.2g} of their size: larger gains may help."),
                       farAtStart_));
        head_.warnings.insert(head_.warnings.end(), preparation_.begin(), preparation_.end());
    }

    /// Of a part behind the path: its simulations are told on top of those counted before.
    Progress furtherProgress() const {
        return {progress_.stop, [this, before = all_](ProgressEvent event) {
                    event.simulations += before.made;
                    event.failures += before.failed;
                    progress_.tell(event);
                }};
    }

    /// Adds what a part of the run has simulated; the provenance has the sum of all.
    void count(const char* part, const SolveCount& solves) {
        if (!result_.solves) result_.solves.emplace();
        auto& parts = *result_.solves;
        auto found = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.first == part; });
        if (found == parts.end()) found = parts.insert(parts.end(), {part, 0});
        found->second += solves.made;
        all_ += solves;
        head_.provenance["simulations"] = all_.made;
        head_.provenance["failures"] = all_.failed;
    }

    void describeNothing() {
        warnOfPreparation();
        const bool cancelled = progress_.stopRequested();
        head_.outcome = cancelled ? RunOutcome::Cancelled : RunOutcome::NoAnswer;
        head_.verdict = outcomeNamed(
            cancelled ? translate("Method", "Cancelled before lambda reached 0.")
                      : filled(translate("Method", "No answer: lambda did not reach 0: {}."), path_.why));
        if (cancelled) describeCancelled(head_, path_, problem_, box_);
    }

    /// "alpha = 1.002, beta = 3.1 N/m."
    Message valuesOf() const {
        Messages values;
        for (const Estimate& e : head_.unknowns)
            values.push_back(withUnit(filled(std::string("{} = {:.4g}"), e.name, e.value), e.unit));
        return joined(values, ", ") + ".";
    }

    RunVerdict verdict() const {
        RunVerdict verdict = concluded(filled(
            translate("Method", "Lambda reached 0 in {} stages and {} model solves; objective {:.4g}."),
            path_.stages.size(), path_.solves.made, end_.objective));
        verdict.add(valuesOf());
        verdict.add(sayStarts(result_));
        verdict.add(stages_);
        if (!quality_.empty()) verdict.add(filled(translate("Method", "It leaves {}."), quality_));
        verdict.add(plain_);
        verdict.add(undetermined_);
        return verdict;
    }

    const Problem& problem_;
    const HomotopyOptions& options_;
    const Progress& progress_;
    FitData data_;
    FitBox box_;
    SimulationOptions simulation_;
    IntegralForm form_;
    CorrectionPlan plan_;
    Continuation path_;
    LocalEnd end_;          ///< the answer: the end of the path, or a lower minimum beside it
    Message stages_;        ///< what the message says of the path
    SolveCount all_;        ///< of the whole run
    Message quality_;       ///< what the answer leaves of the outputs
    Messages preparation_;  ///< warnings of gains and integrator
    double farAtStart_ = 0; ///< what the controller leaves at lambda = 1 and the start, part of the signals
    bool plainIsBetter_ = false; ///< than the end of the path
    Messages undetermined_;      ///< what the verdict says of undetermined unknowns
    Message plain_;              ///< a sentence on the plain fit, if it was made
    Result head_;
    FitResult result_;
};

} // namespace

Result runHomotopy(const Problem& problem, const HomotopyOptions& options, const Progress& progress) {
    return HomotopyIdentification(problem, options, progress).run();
}

} // namespace rigor

#include "core/methods/adequacy/model_test/assess.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/adequacy/model_test/resolve.h"
#include "core/methods/adequacy/model_test/uncertainty_checks.h"
#include "core/methods/adequacy/selection/sets/row_selection.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

class Assessment {
  public:
    Assessment(const Problem& problem, const AdequacyOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress), study_{problem, options, names_, {}} {
        for (const Unknown& unknown : problem.unknowns) {
            names_.push_back(unknown.name);
            const auto found = findVariable(*problem.model, unknown.name);
            study_.units.push_back(found ? variable(*problem.model, *found).unit : "");
        }
    }

    Result run() {
        prepare();
        chooseSensors();
        tellRepeatability();
        if (f_.determined) {
            testModels();
            const auto told = [this](long long simulations) { extra_ += simulations; };
            checkUncertainty({problem_, options_, names_, rows_, box_, *predictor_, progress_, told}, f_);
        }
        return written();
    }

  private:
    /// Everything that may be wrong with the options is said before the first simulation.
    void prepare() {
        box_ = fitBoxOf(problem_);
        ResolvedOptions resolved = resolveOptions(problem_, options_);
        rows_ = std::move(resolved.rows);
        splitRows_ = std::move(resolved.splitRows);
        splits_ = std::move(resolved.splits);
        f_.data = std::move(resolved.data);
        wanted_ = std::move(resolved.wanted);
        limits_ = std::move(resolved.limits);
        f_.repeatability = std::move(resolved.repeatability);
        repeated_ = std::move(resolved.repeated);
        f_.warnings = std::move(resolved.warnings);
    }

    void chooseSensors() {
        predictor_.emplace(f_.data, problem_.simulation, problem_.threads, progress_.stop);
        f_.sets = assessSensorSets(*predictor_, box_, names_,
                                   {.criterion = options_.criterion,
                                    .secondOrder = options_.secondOrder,
                                    .conditionLimit = options_.conditionLimit,
                                    .limits = limits_,
                                    .proofNodes = options_.proofNodes,
                                    .seed = problem_.seed,
                                    .threads = problem_.threads,
                                    .wanted = wanted_},
                                   progress_, [&](const SensorSetProgress& now) { tellSets(now); });
        if (!f_.sets.all.answered()) {
            failure_ = f_.sets.all.why;
            return;
        }
        if (!f_.sets.listed) f_.warnings.push_back(wordsOfProof());
        const SensorSet* chosen = nullptr;
        for (const SensorSet& set : f_.sets.sets) {
            const auto count = static_cast<std::size_t>(std::count(set.used.begin(), set.used.end(), true));
            const bool fits = wanted_.empty() ? limits_.allows(set.used) : set.used == wanted_;
            if (fits && !chosen && (set.determined || !wanted_.empty())) chosen = &set;
            if (set.covariance.indefinite && set.reestimated)
                f_.warnings.push_back(
                    filled(translate("Method", "Sensors {}: the Hessian is indefinite at the estimate."),
                           set.names));
            if (!set.determined && count >= names_.size() && set.reason != "cancelled")
                f_.warnings.push_back(
                    filled(translate("Method", "Sensors {} do not determine the unknowns: {}."), set.names,
                           set.reason));
        }
        if (!chosen) {
            failure_ =
                f_.sets.sets.empty() ? translate("Method", "no set of sensors was looked at")
                : reasonOfAll().empty()
                    ? translate("Method", "no set of sensors that the limits allow determines the unknowns")
                    : filled(
                          translate("Method", "no set of sensors determines the unknowns; all together: {}"),
                          reasonOfAll());
            return;
        }
        f_.chosenSensors = chosen->names;
        used_ = chosen->used;
        FitBox near = box_;
        near.start = chosen->estimate.size() > 0 ? chosen->estimate : f_.sets.all.estimate;
        f_.fit = fitPoint(*predictor_, near, used_, {}, progress_.stop);
        if (!f_.fit.answered()) {
            failure_ = f_.fit.why;
            return;
        }
        f_.covariance = covarianceOfFit(*predictor_, f_.fit, options_.secondOrder, options_.conditionLimit);
        f_.determined = f_.covariance.determined;
        if (!f_.determined) {
            failure_ = filled(translate("Method", "the sensors {} do not determine the unknowns: {}"),
                              f_.chosenSensors,
                              whyUndetermined(f_.covariance, f_.fit.estimate, names_, options_.conditionLimit,
                                              &*predictor_, f_.fit.used));
            return;
        }
        f_.region = ellipsoid(f_.fit.estimate, f_.covariance.covariance,
                              jointLevel(static_cast<int>(names_.size()), options_.level));
        if (options_.secondOrder && !f_.covariance.secondKnown)
            f_.qualityWarnings.push_back(translate("Method",
                                                   "The term of the second derivatives could not be "
                                                   "computed and is missing in the covariance."));
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (f_.fit.atBound[i])
                f_.qualityWarnings.push_back(
                    filled(translate("Method",
                                     "{} lies on a bound of the search: its interval means nothing there."),
                           names_[i]));
        f_.quality = qualityOf(f_.fit, names_.size(), options_.significance);
        judgePicture();
    }

    /// Profile likelihood is proposed where it would say something else than the ellipsoid.
    void judgePicture() {
        if (progress_.stopRequested()) return;
        f_.contour = checkContour(*predictor_, f_.fit, f_.covariance, f_.region, box_, names_);
        if (f_.contour.fair()) return;
        f_.qualityWarnings.push_back(
            wordsOf(f_.contour, names_) + " " +
            (options_.asksProfiles()
                 ? translate("Method", "The intervals by profile likelihood are to be preferred.")
                 : translate("Method", "Profile likelihood gives intervals that need no linearisation: run "
                                       "again with the setting Profile likelihood.")));
    }

    /// Beyond ten sensors: how the sets were found, and how far the proof came.
    Message wordsOfProof() const {
        const auto sensors = f_.data.sensors.size();
        if (f_.sets.proven())
            return filled(
                translate("Method",
                          "There are {} sensors: sets were chosen at the estimate of all of them, "
                          "where the best one is proven; each of those listed has its own estimate."),
                sensors);
        const BranchResult& proof = f_.sets.proof;
        if (proof.end != SelectionEnd::NodeLimit || !std::isfinite(proof.gap()))
            return filled(
                translate("Method",
                          "There are {} sensors: sets were chosen at the estimate of all of them by a "
                          "search without a proof; each of those listed has its own estimate."),
                sensors);
        return filled(
            translate("Method",
                      "There are {} sensors: sets were chosen at the estimate of all of them. The "
                      "proof of the best one ended at its limit of {} relaxations: it is at most "
                      "{:.2g} % above the best possible. Each of those listed has its own estimate."),
            sensors, proof.nodes, 100 * proof.gap());
    }

    Message reasonOfAll() const {
        for (const SensorSet& set : f_.sets.sets)
            if (std::count(set.used.begin(), set.used.end(), false) == 0) return set.reason;
        return {};
    }

    void tellRepeatability() {
        if (!repeated_.unnumbered.empty())
            f_.warnings.push_back(filled(
                translate("Method",
                          "Repeatability: experiments without an entry in \"{}\" belong to no series ({})."),
                options_.series, placesOf(problem_.data, repeated_.unnumbered)));
        if (repeated_.alone > 0)
            f_.warnings.push_back(
                filled(translate("Method", "Repeatability: rows without a partner of the same inputs and "
                                           "conditions in the other series are left out ({} of {})."),
                       repeated_.alone, repeated_.rows));
        if (f_.repeatability.empty()) return;
        if (f_.repeatability.front().shared)
            f_.warnings.push_back(translate(
                "Method",
                "Repeatability: with an odd number of series the first one takes part in two "
                "pairs, so the differences are not independent, as the published test takes them to "
                "be; what is said of the sensors accounts for it."));
    }

    /// Scatter, normality and residuals below what is stated: one family (scatter.h).
    void judgeSensors() {
        const bool series = !f_.repeatability.empty();
        f_.scatter = series ? scatterOfSeries(f_.repeatability) : scatterOfRepeats(f_.data);
        for (SensorScatter& sensor : f_.scatter)
            for (std::size_t s = 0; s < used_.size(); ++s)
                if (f_.data.sensors[s].output == sensor.output) {
                    sensor.used = used_[s];
                    sensor.unit = f_.data.sensors[s].unit;
                }
        std::vector<GoodnessOfFit*> fits;
        if (f_.quality.freedom >= 1) fits.push_back(&f_.quality);
        for (ModelTrajectory& trajectory : f_.trajectories)
            if (trajectory.quality.freedom >= 1 && !isEstimate(trajectory))
                fits.push_back(&trajectory.quality);
        std::vector<double> below;
        for (const GoodnessOfFit* fit : fits) below.push_back(fit->pBelow);
        const auto corrected = judgeScatter(f_.scatter, below, options_.significance);
        for (std::size_t k = 0; k < fits.size(); ++k) fits[k]->below = corrected[k] < options_.significance;
        for (ModelTrajectory& trajectory : f_.trajectories)
            if (isEstimate(trajectory)) trajectory.quality.below = f_.quality.below;
        for (const SensorScatter& sensor : f_.scatter)
            if (const Message words = wordsOnScatter(sensor, series); !words.empty())
                (sensor.used ? f_.qualityWarnings : f_.warnings).push_back(words);
        for (const SensorScatter& sensor : f_.scatter)
            if (sensor.notNormal)
                (sensor.used ? f_.qualityWarnings : f_.warnings)
                    .push_back(filled(translate("Method", "The differences of {} are not normal ({})."),
                                      sensor.output, pValueText(sensor.pNormal)));
        const bool told = std::any_of(f_.scatter.begin(), f_.scatter.end(),
                                      [](const SensorScatter& s) { return s.used && s.better(); });
        if (f_.quality.below && !told)
            f_.qualityWarnings.push_back(filled(
                translate("Method",
                          "The residuals are only {:.2g} times as large as the stated standard deviations: "
                          "the sensors are better than stated, the intervals are too wide, and models pass "
                          "the tests too easily."),
                f_.quality.ratio()));
    }

    /// Whether a trajectory is the fit of the estimate itself: the study's own model on the same experiments.
    bool isEstimate(const ModelTrajectory& trajectory) const {
        return splitRows_ == rows_ && trajectory.model == ownModel(problem_);
    }

    /// The study's own model, whose estimates are those of the run, and the candidates, with the data of the
    /// splits.
    std::vector<Problem> problemsOfModels(std::vector<std::string>& names) const {
        std::vector<Problem> problems;
        std::vector<Candidate> candidates = problem_.candidates;
        if (const std::string own = ownModel(problem_);
            std::ranges::find(candidates, own, &Candidate::name) == candidates.end())
            candidates.insert(candidates.begin(), {own, problem_.model, problem_.data, problem_.fixed});
        for (Candidate& candidate : candidates) {
            Problem own;
            own.model = candidate.model;
            own.data = std::move(candidate.data);
            own.fixed = candidate.fixed;
            own.unknowns = problem_.unknowns;
            own.simulation = problem_.simulation;
            own.threads = problem_.threads;
            names.push_back(candidate.name);
            problems.push_back(std::move(own));
        }
        return problems;
    }

    std::vector<bool> usedOf(const FitData& data) const {
        std::vector<bool> used(data.sensors.size());
        for (std::size_t s = 0; s < used.size(); ++s)
            used[s] = std::count(outputs_.begin(), outputs_.end(), data.sensors[s].output) > 0;
        return used;
    }

    ModelTrajectory fitModel(const Problem& own, const std::string& name) {
        ModelTrajectory trajectory{name, fitDataOf(own, splitRows_), {}, {}, {}, {}};
        FitBox near = box_;
        near.start = f_.fit.estimate;
        Predictor predictor(trajectory.data, own.simulation, own.threads, progress_.stop);
        trajectory.fit = fitPoint(predictor, near, usedOf(trajectory.data), {}, progress_.stop);
        if (!trajectory.fit.answered()) {
            trajectory.why = trajectory.fit.why;
        } else if (!progress_.stopRequested()) { // of a search that was cut short nothing is said
            trajectory.quality = qualityOf(trajectory.fit, names_.size(), options_.significance);
            trajectory.covariance =
                covarianceOfFit(predictor, trajectory.fit, options_.secondOrder, options_.conditionLimit);
            trajectory.why = whyUndetermined(trajectory.covariance, trajectory.fit.estimate, names_,
                                             options_.conditionLimit);
        }
        extra_ += predictor.simulations();
        return trajectory;
    }

    std::vector<SplitTest> splitsOfModel(const Problem& own, const ModelTrajectory& trajectory, double& done,
                                         double total) {
        FitBox near = box_;
        near.start = trajectory.fit.answered() ? trajectory.fit.estimate : f_.fit.estimate;
        const long long before = extra_;
        return testSplits(own, trajectory.model, splits_, near, outputs_, options_.secondOrder,
                          options_.conditionLimit, progress_, [&](long long simulations) {
                              extra_ = before + simulations;
                              done = std::min(done + 1, total);
                              tell("splits", done, total);
                          });
    }

    /// The same tests weighed by the scatter of repeated values.
    void testByScatter(Problem own, ModelTrajectory& trajectory, std::vector<SplitTest>& tests,
                       const JudgedBy& by, double done, double total) {
        own.data = weighedByScatter(std::move(own.data), by);
        ModelTrajectory again = fitModel(own, trajectory.model);
        judgeByScatter(trajectory.quality, again.data, again.fit, names_.size(), by.freedom);
        const auto byScatter = splitsOfModel(own, again, done, total);
        if (by.scatterDecides && again.fit.answered()) { // the stated covariance would mean nothing
            trajectory.fit = std::move(again.fit);
            trajectory.covariance = std::move(again.covariance);
            trajectory.why = std::move(again.why);
        }
        const auto p = static_cast<double>(names_.size());
        for (std::size_t k = 0; k < byScatter.size() && k < tests.size(); ++k)
            if (byScatter[k].tested)
                tests[k].pScatter = fUpperTail(byScatter[k].distanceBoth / p, p, by.freedom);
    }

    /// The same for the estimate, where its experiments are not those of the splits.
    void judgeEstimateByScatter(const JudgedBy& by) {
        Problem own = problem_;
        own.data = weighedByScatter(std::move(own.data), by);
        const FitData data = fitDataOf(own, rows_);
        FitBox near = box_;
        near.start = f_.fit.estimate;
        Predictor predictor(data, own.simulation, own.threads, progress_.stop);
        const PointFit fit = fitPoint(predictor, near, used_, {}, progress_.stop);
        extra_ += predictor.simulations();
        judgeByScatter(f_.quality, data, fit, names_.size(), by.freedom);
    }

    void testModels() {
        for (std::size_t s = 0; s < used_.size(); ++s)
            if (used_[s]) outputs_.push_back(f_.data.sensors[s].output);
        std::vector<std::string> names;
        std::vector<Problem> problems = problemsOfModels(names);
        for (std::size_t m = 0; m < problems.size() && !progress_.stopRequested(); ++m)
            f_.trajectories.push_back(fitModel(problems[m], names[m]));
        judgeSensors();
        const JudgedBy by = judgedBy(f_.scatter, outputs_);
        double done = 0;
        const double total = static_cast<double>(problems.size() * std::max<std::size_t>(splits_.size(), 1));
        const std::string estimated = ownModel(problem_);
        for (std::size_t m = 0; m < f_.trajectories.size() && !progress_.stopRequested(); ++m) {
            ModelTrajectory& trajectory = f_.trajectories[m];
            auto tests = splitsOfModel(problems[m], trajectory, done, total);
            std::vector<GoodnessOfFit*> qualities{&trajectory.quality};
            // The study's own model is judged at the estimate too.
            const bool own = trajectory.model == estimated;
            const bool apart = own && !isEstimate(trajectory);
            if (apart) qualities.push_back(&f_.quality);
            if (judgeModel(tests, qualities, options_.significance, by) && !progress_.stopRequested()) {
                testByScatter(std::move(problems[m]), trajectory, tests, by, done, total);
                if (apart) judgeEstimateByScatter(by);
                judgeModel(tests, qualities, options_.significance, by);
            }
            if (own && !apart) f_.quality = trajectory.quality;
            if (trajectory.quality.misfit)
                misfits_.emplace_back(trajectory.model, wordsOfMisfit(trajectory.model, trajectory.quality));
            for (SplitTest& test : tests) {
                test.misfit = trajectory.quality.misfit;
                for (const auto& [side, word] :
                     {std::pair{&test.calibration, translate("Method", "calibration")},
                      {&test.validation, translate("Method", "validation")}})
                    if (!side->why.empty() && !progress_.stopRequested())
                        f_.warnings.push_back(filled(translate("Method", "{}, split {}, {}: {}."), test.model,
                                                     test.split, word, side->why));
                f_.tests.push_back(std::move(test));
            }
            if (splits_.empty()) continue;
            f_.verdicts.push_back(verdictOf(trajectory.model, f_.tests, options_.significance,
                                            trajectory.quality, progress_.stopRequested(), by));
            if (!f_.verdicts.back().tested) // what no model could fail, none has passed
                for (SplitTest& test : f_.tests)
                    if (test.model == trajectory.model) test.tested = false;
        }
        reserveForModels(estimated);
    }

    /// What the verdicts mean for the estimate.
    void reserveForModels(const std::string& estimated) {
        Messages first;
        if (f_.quality.misfit)
            first.push_back(wordsOfMisfit(estimated, f_.quality) + " " +
                            translate("Method", "Its covariance and ellipsoid do not hold."));
        if (isRejected(f_, estimated))
            first.push_back(
                filled(translate("Method", "The estimates are those of the model {}, which is rejected."),
                       estimated));
        f_.qualityWarnings.insert(f_.qualityWarnings.begin(), first.begin(), first.end());
        for (const auto& [model, words] : misfits_)
            if (!f_.quality.misfit || model != estimated) f_.warnings.push_back(words);
    }

    void tellSets(const SensorSetProgress& now) const {
        ProgressEvent event{.phase = now.phase,
                            .done = static_cast<double>(now.done),
                            .total = static_cast<double>(now.total)};
        event.simulations = predictor_->simulations() + extra_;
        for (const auto& [name, criterion] : now.best) {
            event.populationNames.push_back(name);
            event.population.push_back(criterion);
        }
        event.hasObjective = !now.best.empty() && std::isfinite(now.best.front().second);
        if (event.hasObjective) event.objective = now.best.front().second;
        progress_.tell(event);
    }

    void tell(const std::string& phase, double done, double total) const {
        ProgressEvent event{.phase = phase, .done = done, .total = total};
        event.simulations = predictor_->simulations() + extra_;
        progress_.tell(event);
    }

    Result written() {
        f_.cancelled = progress_.stopRequested();
        f_.simulations = (predictor_ ? predictor_->simulations() : 0) + extra_;
        f_.failures = predictor_ ? predictor_->failures() : 0;
        Result result;
        result.qualityWarnings = f_.qualityWarnings;
        result.warnings = f_.warnings;
        result.unknowns = adequacyEstimates(study_, f_);
        AdequacyResult typed = adequacy::resultOf(study_, f_);
        write(typed, result);
        result.provenance["simulations"] = f_.simulations;
        result.provenance["failures"] = f_.failures;
        if (f_.cancelled) {
            result.outcome = RunOutcome::Cancelled;
            result.verdict = outcomeNamed(translate("Method", "Cancelled; this is what was reached."));
        } else if (!f_.determined) {
            result.outcome = RunOutcome::NoAnswer;
            result.verdict = outcomeNamed(filled(translate("Method", "No answer: {}."), failure_));
        } else {
            result.outcome = RunOutcome::Answered;
            RunVerdict& said = result.verdict = {};
            // What no test can be trusted with comes first.
            for (auto sensor = f_.scatter.rbegin(); sensor != f_.scatter.rend(); ++sensor)
                if (sensor->used && sensor->better() && sensor->factor() < 1 / kFarAbove)
                    said.add(wordsOnScatter(*sensor, !f_.repeatability.empty()));
            if (f_.quality.misfit && f_.verdicts.empty())
                said.add(
                    filled(translate("Method", "The model {} does not fit the data."), ownModel(problem_)));
            said.add(filled(translate("Method", "Sensors {}."), f_.chosenSensors));
            for (const ModelVerdict& verdict : f_.verdicts) said.add(verdict.words);
            said.add(wordsOnEstimates(study_, f_));
        }
        return result;
    }

    const Problem& problem_;
    const AdequacyOptions& options_;
    const Progress& progress_;
    std::vector<std::string> names_;
    AssessedStudy study_;
    std::vector<std::size_t> rows_, splitRows_;
    std::vector<NamedSplit> splits_;
    std::vector<bool> wanted_; ///< per sensor; empty = the best set
    SensorLimits limits_;
    RepeatedRows repeated_;
    FitBox box_;
    std::optional<Predictor> predictor_;
    std::vector<bool> used_;
    std::vector<std::string> outputs_; ///< of the sensors used
    Assessed f_;
    std::vector<std::pair<std::string, Message>> misfits_; ///< models that do not fit, in a sentence each
    Message failure_;
    long long extra_ = 0; ///< simulations of other predictors
};

} // namespace

Result assessModels(const Problem& problem, const AdequacyOptions& options, const Progress& progress) {
    return Assessment(problem, options, progress).run();
}

} // namespace rigor

#include "core/methods/adequacy/assess.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/adequacy/diagnostics.h"
#include "core/methods/adequacy/look_further.h"
#include "core/methods/adequacy/resolve.h"
#include "core/methods/adequacy/row_selection.h"
#include "core/methods/adequacy/tables.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

class Assessment {
  public:
    Assessment(const Problem& problem, const AdequacyOptions& options, const Progress& progress)
        : problem_(problem), options_(options), progress_(progress), context_{problem, options, names_, {}} {
        for (const Unknown& unknown : problem.unknowns) {
            names_.push_back(unknown.name);
            const auto found = findVariable(*problem.model, unknown.name);
            context_.units.push_back(found ? variable(*problem.model, *found).unit : "");
        }
    }

    Result run() {
        prepare();
        chooseSensors();
        checkRepeatability();
        if (f_.determined) {
            testModels();
            const auto told = [this](long long simulations) { extra_ += simulations; };
            lookFurther({problem_, options_, names_, rows_, box_, *predictor_, progress_, told}, f_);
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
            failure_ = filled(
                translate("Method", "the sensors {} do not determine the unknowns: {}"), f_.chosenSensors,
                whyUndetermined(f_.covariance, f_.fit.estimate, names_, options_.conditionLimit));
            return;
        }
        f_.region = ellipsoid(f_.fit.estimate, f_.covariance.covariance,
                              jointLevel(static_cast<int>(names_.size()), options_.level));
        if (options_.secondOrder && !f_.covariance.secondKnown)
            f_.warnings.push_back(translate("Method", "The term of the second derivatives could not be "
                                                      "computed and is missing in the covariance."));
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (f_.fit.atBound[i])
                f_.warnings.push_back(
                    filled(translate("Method",
                                     "{} lies on a bound of the search: its interval means nothing there."),
                           names_[i]));
        warnOfMisfit();
        judgePicture();
    }

    /// Profile likelihood is proposed where it would say something else than the ellipsoid.
    void judgePicture() {
        if (progress_.stopRequested()) return;
        f_.contour = checkContour(*predictor_, f_.fit, f_.covariance, f_.region, box_, names_);
        if (f_.contour.fair()) return;
        f_.warnings.push_back(
            wordsOf(f_.contour, names_) + " " +
            (options_.profile
                 ? translate("Method", "The intervals by profile likelihood are to be preferred.")
                 : translate("Method", "Profile likelihood gives intervals that need no linearisation: run "
                                       "again with the setting Profile likelihood.")));
    }

    /// Beyond ten sensors: how the sets were found, and how far the proof came.
    std::string wordsOfProof() const {
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

    void warnOfMisfit() {
        const FitQuality quality = qualityOf(f_.fit, names_.size(), options_.significance);
        if (quality.misfit)
            f_.warnings.push_back(
                filled(translate("Method",
                                 "The residuals are {:.2f} times as large as the stated standard deviations "
                                 "explain: covariance and ellipsoid hold only if the model is right."),
                       quality.ratio()));
    }

    std::string reasonOfAll() const {
        for (const SensorSet& set : f_.sets.sets)
            if (std::count(set.used.begin(), set.used.end(), false) == 0) return set.reason;
        return {};
    }

    void checkRepeatability() {
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
                "Method", "Repeatability: with an odd number of series the first one takes part in two "
                          "pairs, so the differences are not independent, as the test takes them to be."));
        for (const Repeatability& sensor : f_.repeatability)
            if (statedSigmaPValue(static_cast<double>(sensor.differences.size()), sensor.sigma,
                                  sensor.statedSigma) < options_.significance)
                f_.warnings.push_back(filled(
                    translate("Method", "{} scatters between the repeated series by {:.3g}, against a stated "
                                        "standard deviation of {:.3g}: the intervals are too narrow."),
                    sensor.output, sensor.sigma, sensor.statedSigma));
        for (const Repeatability& sensor : f_.repeatability)
            if (sensor.pValue < options_.significance)
                f_.warnings.push_back(
                    filled(translate("Method", "The differences of {} are not normal (p = {:.2g})."),
                           sensor.output, sensor.pValue));
    }

    void testModels() {
        std::vector<Candidate> candidates = problem_.candidates;
        if (candidates.empty())
            candidates.push_back({problem_.model->name(), problem_.model, problem_.data, problem_.fixed});
        std::vector<std::string> outputs;
        for (std::size_t s = 0; s < used_.size(); ++s)
            if (used_[s]) outputs.push_back(f_.data.sensors[s].output);
        double done = 0;
        const double total =
            static_cast<double>(candidates.size() * std::max<std::size_t>(splits_.size(), 1));
        for (Candidate& candidate : candidates) {
            if (progress_.stopRequested()) break;
            Problem own;
            own.model = candidate.model;
            own.data = std::move(candidate.data);
            own.fixed = candidate.fixed;
            own.unknowns = problem_.unknowns;
            own.simulation = problem_.simulation;
            own.threads = problem_.threads;
            ModelCourse course{candidate.name, fitDataOf(own, splitRows_), {}, {}};
            std::vector<bool> used(course.data.sensors.size());
            for (std::size_t s = 0; s < used.size(); ++s)
                used[s] = std::count(outputs.begin(), outputs.end(), course.data.sensors[s].output) > 0;
            FitBox near = box_;
            near.start = f_.fit.estimate;
            Predictor predictor(course.data, own.simulation, own.threads, progress_.stop);
            course.fit = fitPoint(predictor, near, used, {}, progress_.stop);
            extra_ += predictor.simulations();
            if (course.fit.answered()) near.start = course.fit.estimate;
            FitQuality quality; // of a search that was cut short nothing is said
            if (!progress_.stopRequested())
                quality = qualityOf(course.fit, names_.size(), options_.significance);
            course.quality = quality;
            // The model of the study on its own data was judged where its covariance was.
            if (quality.misfit && (!problem_.candidates.empty() || splitRows_ != rows_))
                f_.warnings.push_back(wordsOfMisfit(candidate.name, quality));
            f_.courses.push_back(std::move(course));
            long long counted = 0;
            const long long before = extra_;
            auto tests = testSplits(own, candidate.name, splits_, near, outputs, options_.secondOrder,
                                    options_.conditionLimit, options_.significance, progress_,
                                    [&](long long simulations) {
                                        counted = simulations;
                                        extra_ = before + counted;
                                        tell("splits", ++done, total);
                                    });
            for (SplitTest& test : tests) {
                test.misfit = quality.misfit;
                for (const auto& [side, word] :
                     {std::pair{&test.calibration, translate("Method", "calibration")},
                      {&test.validation, translate("Method", "validation")}})
                    if (!side->why.empty() && !progress_.stopRequested())
                        f_.warnings.push_back(filled(translate("Method", "{}, split {}, {}: {}."), test.model,
                                                     test.split, word, side->why));
                f_.tests.push_back(std::move(test));
            }
            if (!splits_.empty())
                f_.verdicts.push_back(verdictOf(candidate.name, f_.tests, options_.significance, quality,
                                                progress_.stopRequested()));
        }
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
        result.warnings = f_.warnings;
        result.unknowns = adequacyEstimates(context_, f_);
        result.diagnostics = adequacyDiagnostics(context_, f_);
        result.tables = adequacyTables(context_, f_);
        result.provenance["simulations"] = f_.simulations;
        result.provenance["failures"] = f_.failures;
        if (f_.cancelled) {
            result.outcome = RunOutcome::Cancelled;
            result.message = translate("Method", "Cancelled; this is what was reached.");
        } else if (!f_.determined) {
            result.outcome = RunOutcome::NoAnswer;
            result.message = filled(translate("Method", "No answer: {}."), failure_);
        } else {
            result.outcome = RunOutcome::Answered;
            result.message = filled(translate("Method", "Sensors {}."), f_.chosenSensors);
            for (const ModelVerdict& verdict : f_.verdicts) result.message += " " + verdict.words;
        }
        return result;
    }

    const Problem& problem_;
    const AdequacyOptions& options_;
    const Progress& progress_;
    std::vector<std::string> names_;
    AdequacyContext context_;
    std::vector<std::size_t> rows_, splitRows_;
    std::vector<NamedSplit> splits_;
    std::vector<bool> wanted_; ///< per sensor; empty = the best set
    SensorLimits limits_;
    RepeatedRows repeated_;
    FitBox box_;
    std::optional<Predictor> predictor_;
    std::vector<bool> used_;
    AdequacyFindings f_;
    std::string failure_;
    long long extra_ = 0; ///< simulations of other predictors
};

} // namespace

Result assessModels(const Problem& problem, const AdequacyOptions& options, const Progress& progress) {
    return Assessment(problem, options, progress).run();
}

} // namespace rigor

#include "core/methods/filter/filter.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/causes/lost_way.h"
#include "core/methods/filter/causes/stuck.h"
#include "core/methods/filter/causes/switching.h"
#include "core/methods/filter/causes/unmoved.h"
#include "core/methods/filter/filter_result.h"
#include "core/methods/filter/kalman/clock_likelihood.h"
#include "core/methods/filter/kalman/refine.h"
#include "core/methods/filter/option_error.h"
#include "core/methods/filter/present/present.h"
#include "core/methods/fit/residuals/input_jumps.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace rigor {

namespace {

constexpr int kSnapshots = 120;
constexpr int kTrials = 6;
/// Standard deviations of the gate that is tried where single values may spoil a record, and the share of
/// values it may refuse. One of 500 million normal numbers lies beyond it.
constexpr double kTriedGate = 6, kMostOutliers = 0.06;
/// Of the values refused, those right behind another one of the same sensor: more of them is no chance.
constexpr double kMostBehind = 0.25;
/// A start that is off shows in the first rows; outliers are elsewhere too.
constexpr Eigen::Index kStartRows = 5;
constexpr double kOfferTried = 0.05; ///< of the mean NIS that is expected

/// Throws Error: options that a search for clocks does not go with.
void checkClocks(const Problem& problem, const FilterOptions& options) {
    const std::vector<std::string> clocks = searchedClocks(problem);
    if (clocks.empty()) return;
    if (options.gate > 0)
        failOption("gate",
                   sentence("Method", "{} is searched, for which every value counts; set the gate to 0, "
                                      "or give it as a number"),
                   clocks.front());
    if (options.refineTo > 0)
        failOption("refine_to",
                   sentence("Method", "{} is searched, for which the knots must stay; set it to 0, or "
                                      "give the clock as a number"),
                   clocks.front());
}

/// Of the unknowns. What moves what is measured elsewhere says nothing of the rig.
bool isWithinBounds(const FilterSetup& setup, const Eigen::VectorXd& X) {
    for (Eigen::Index k = setup.stateCount(); k < setup.size(); ++k)
        if (X[k] < setup.lower[k] || X[k] > setup.upper[k]) return false;
    return true;
}

class FilterRun {
  public:
    FilterRun(const Problem& stated, const FilterOptions& options, const Progress& progress)
        : stated_(stated), problem_(clocksAtStart(stated)), options_(options), progress_(progress) {}

    Result run() {
        Result result;
        result.method = Filter::kDescriptor.key;
        checkClocks(stated_, options_);
        FilterNoise noise = searchFilterNoise(filterSetups(problem_, options_), options_, progress_);
        const FilterClocks clocks = findClocks(noise);
        std::optional<Refinement> refinement;
        if (options_.refineTo > 0) {
            noise.setups = refineCurves(noise.setups, options_, progress_, refinement.emplace());
            noise = searchFilterNoise(std::move(noise.setups), options_, progress_);
        }
        if (refinement && !refinement->refusal.empty()) result.warnings.push_back(refinement->refusal);
        const FilterRecord record(std::move(noise.setups));
        const FilterSetup& whole = record.whole();
        const FilterTruth truth = readTruth(problem_, options_, whole);
        FilterMemory memory;
        std::vector<double> times;
        std::vector<GaussianState> snapshots;
        const double first = whole.simulation.startTime, last = whole.times.back();
        const FilterTrajectory trajectory =
            runFilter(record, options_, progress_, &memory,
                      [&](Eigen::Index row, const GaussianState& state, const Innovation&) {
                          const double t = whole.times[static_cast<std::size_t>(row)];
                          const auto due =
                              first + (last - first) * static_cast<double>(times.size()) / (kSnapshots - 1);
                          if (t + 1e-9 < due && t < last) return;
                          times.push_back(t);
                          snapshots.push_back(state);
                      });
        Consistency consistency = judge(whole, trajectory, options_);
        if (!progress_.stopRequested()) tryGate(record, trajectory, consistency);
        if (!progress_.stopRequested()) tryWithoutStuck(record, trajectory, consistency);
        SmoothedTrajectory smoothed;
        BatchFit batch;
        std::vector<StartOffset> offsets;
        Eigen::VectorXd wider; ///< logarithm of the likelihood per row with a wider start
        const bool goesOn = trajectory.complete() && !progress_.stopRequested();
        if (goesOn && options_.smoother) {
            smoothed = smooth(trajectory, memory, progress_);
            offsets = startOffsets(record.setups(), smoothed);
            if (!offsets.empty() && consistency.verdict != FilterVerdict::Outliers &&
                consistency.verdict != FilterVerdict::SensorLost)
                wider = tryWiderStart(record, offsets, consistency);
        }
        std::vector<HiddenDirection> hidden;
        if (goesOn && whole.blind.empty() && isWithinBounds(whole, trajectory.last.X))
            hidden = hiddenOf(record, trajectory, smoothed);
        const bool fitsAll = goesOn && options_.crossCheck && whole.blind.empty();
        if (fitsAll) batch = allAtOnce(record, trajectory, smoothed);
        CauseFinding causes;
        if (goesOn && consistency.verdict == FilterVerdict::StartOff)
            blameLostWay(consistency, record, trajectory, batch, options_, NoiseSize::Stated, progress_);
        if (goesOn && consistency.verdict == FilterVerdict::StartOff) {
            causes =
                findCauses(record, trajectory, memory, consistency, options_, problem_.threads, progress_);
            if (!addBiasInstead(consistency, causes, wider)) causes = {};
        }
        if (goesOn && mayHaveCauses(consistency) && consistency.verdict != FilterVerdict::LostWay) {
            blameLostWay(consistency, record, trajectory, batch, options_, NoiseSize::Stated, progress_);
            if (consistency.verdict != FilterVerdict::LostWay)
                blameUnmoved(consistency, record, trajectory, options_, problem_.threads, progress_);
            if (mayHaveCauses(consistency) && consistency.verdict != FilterVerdict::LostWay) {
                causes = findCauses(record, trajectory, memory, consistency, options_, problem_.threads,
                                    progress_);
                if (causes.searched && !causes.restored)
                    blameLostWay(consistency, record, trajectory, batch, options_, NoiseSize::Any, progress_);
                if (consistency.verdict != FilterVerdict::LostWay) {
                    Consistency before = consistency;
                    blameCauses(consistency, causes);
                    // A filter that is far from a fit without fault has its innovations' means from there.
                    if (before.verdict == FilterVerdict::Consistent &&
                        consistency.verdict != FilterVerdict::Consistent) {
                        blameLostWay(before, record, trajectory, batch, options_, NoiseSize::Stated,
                                     progress_, true);
                        if (before.verdict == FilterVerdict::LostWay) {
                            consistency = std::move(before);
                            causes = {};
                        }
                    }
                }
            }
        }
        // A search that was cut off has named no cause: the model is not blamed in its stead.
        if (progress_.stopRequested() && mayHaveCauses(consistency)) leaveOpen(consistency);
        if (consistency.verdict == FilterVerdict::ModelWrong) {
            std::set<std::string> jumping;
            addJumping(*whole.model, whole.inputs, jumping);
            consistency.words.add(mayBeJumps(jumping));
            if (!isWithinBounds(whole, trajectory.last.X)) {
                consistency.words.clause =
                    translate("Method", "The model is wrong somewhere, or the filter lost its way.");
                consistency.words.add(translate(
                    "Method", "Unknowns have left their bounds, beyond which no innovation tells of "
                              "the rig: start the filter at what least squares find, and look again."));
            }
        }
        FilterFindings findings{whole,
                                trajectory,
                                consistency,
                                goesOn && options_.smoother ? &smoothed : nullptr,
                                fitsAll ? &batch : nullptr,
                                times,
                                snapshots,
                                offsets,
                                truth.empty() ? nullptr : &truth,
                                triedOffer(record, trajectory, consistency),
                                causes,
                                refinement ? &*refinement : nullptr,
                                hidden,
                                wordsOnSwitching(switchingOf(record, trajectory))};
        describeFilter(result, findings, options_, progress_.stopRequested());
        if (result.outcome == RunOutcome::Answered) {
            addClocks(result, clocks);
            result.unknowns.insert(result.unknowns.end(), noise.estimates.begin(), noise.estimates.end());
            std::ranges::copy(noise.reservations, std::back_inserter(result.qualityWarnings));
            std::vector<std::string> found;
            for (const Estimate& e : noise.estimates)
                if (std::isfinite(e.value)) found.push_back(e.name);
            if (!found.empty())
                result.notes.push_back(
                    filled(translate("Method",
                                     "By {} the innovations are as large as expected: their "
                                     "size is no sign for the model, only their mean and their order are."),
                           fmt::format("{}", fmt::join(found, ", "))));
        }
        return result;
    }

  private:
    /// Clocks and noise in turn, each with what was found of the other: their errors are nearly independent.
    FilterClocks findClocks(FilterNoise& noise) {
        FilterClocks clocks;
        if (searchedClocks(stated_).empty()) return clocks;
        constexpr int kTurns = 3;
        for (int turn = 0; turn < kTurns && !progress_.stopRequested(); ++turn) {
            clocks = searchFilterClocks(stated_, noise.setups, options_, progress_);
            problem_ = clocks.problem;
            noise = searchFilterNoise(filterSetups(problem_, options_), options_, progress_);
            if (noise.setups.front().searched.empty()) break;
        }
        return clocks;
    }

    /// The clocks, and their part of the errors of the other unknowns.
    void addClocks(Result& result, const FilterClocks& clocks) const {
        if (clocks.estimates.empty()) return;
        const double bound = special::normalQuantile(0.5 + 0.5 * options_.confidence);
        for (Eigen::Index k = 0; k < clocks.addedVariance.size(); ++k) {
            Estimate& e = result.unknowns[static_cast<std::size_t>(k)];
            e.standardError = std::hypot(e.standardError, std::sqrt(clocks.addedVariance[k]));
            e.lower = e.value - bound * e.standardError;
            e.upper = e.value + bound * e.standardError;
            e.interval += translate("Method", "; with the error of the clocks");
        }
        std::ranges::copy(clocks.estimates, std::back_inserter(result.unknowns));
        std::ranges::copy(clocks.reservations, std::back_inserter(result.qualityWarnings));
        std::ranges::copy(clocks.notes, std::back_inserter(result.notes));
        result.notes.push_back(translate("Method",
                                         "Bands over time are those by the clocks found; the errors of the "
                                         "unknowns hold the errors of the clocks too."));
    }

    /// Outliers, a sensor that stands still and the start have been tried before; they are enough.
    static bool mayHaveCauses(const Consistency& consistency) {
        switch (consistency.verdict) {
        case FilterVerdict::Outliers:
        case FilterVerdict::StartOff:
        case FilterVerdict::NotJudged:
            return false;
        default:
            return consistency.stuckWords.empty();
        }
    }

    /// Whether a gate makes a bad record believable by refusing a few values.
    void tryGate(const FilterRecord& record, const FilterTrajectory& trajectory,
                 Consistency& consistency) const {
        if (options_.gate > 0 || !mayBeOutliers(consistency, trajectory)) return;
        FilterOptions gated = options_;
        gated.gate = kTriedGate;
        const FilterTrajectory other = runFilter(record, gated, {progress_.stop, {}});
        if (!other.complete()) return;
        const FilterSetup& whole = record.whole();
        const auto values = static_cast<double>(whole.values.array().isFinite().count());
        const auto refused = static_cast<double>(other.rejected.cast<long long>().sum());
        if (refused > std::max(1.0, kMostOutliers * values)) return;
        std::vector<SensorOutliers> outliers;
        bool behindTheStart = false;
        double behindAnother = 0;
        for (Eigen::Index i = 0; i < whole.values.cols(); ++i) {
            SensorOutliers found{.output = whole.sensors[static_cast<std::size_t>(i)].output,
                                 .unit = whole.sensors[static_cast<std::size_t>(i)].unit};
            bool before = false;
            for (Eigen::Index row = 0; row < other.rows; ++row) {
                if (!std::isfinite(whole.values(row, i))) continue;
                const bool refusedNow = other.rejected(row, i);
                behindAnother += refusedNow && before ? 1 : 0;
                before = refusedNow;
                if (!refusedNow) continue;
                behindTheStart = behindTheStart || row >= kStartRows;
                if (found.count++ > 0) continue;
                found.value = whole.values(row, i);
                placeOf(record, row, found);
            }
            if (found.count > 0) outliers.push_back(std::move(found));
        }
        if (refused > 10 && behindAnother > kMostBehind * refused) return;
        if (behindTheStart) blameOutliers(consistency, judge(whole, other, gated), kTriedGate, outliers);
    }

    /// Whether a bad record is believable without the values of sensors that stand still.
    void tryWithoutStuck(const FilterRecord& record, const FilterTrajectory& trajectory,
                         Consistency& consistency) const {
        if (consistency.verdict == FilterVerdict::Outliers || !mayBeOutliers(consistency, trajectory)) return;
        std::vector<FilterSetup> setups = record.setups();
        std::vector<StuckSensor> stuck;
        for (FilterSetup& setup : setups) takeOutStuck(setup, stuck);
        if (stuck.empty()) return;
        const FilterRecord rest(std::move(setups));
        const FilterTrajectory other = runFilter(rest, options_, {progress_.stop, {}});
        if (!other.complete()) return;
        Consistency without = judge(rest.whole(), other, options_);
        if (verdictOnInnovations(without) == FilterVerdict::NotJudged) {
            // Nothing is left of what is judged otherwise.
            FilterOptions all = options_;
            all.judgeFrom = std::max(0.0, rest.whole().simulation.startTime);
            without = judge(rest.whole(), other, all);
        }
        blameStuck(consistency, without, stuck);
    }

    /// Time in its experiment and line of a row of the whole record.
    void placeOf(const FilterRecord& record, Eigen::Index row, SensorOutliers& to) const {
        Eigen::Index first = 0;
        for (const FilterSetup& setup : record.setups()) {
            const auto own = row - first;
            first += static_cast<Eigen::Index>(setup.times.size());
            if (row >= first) continue;
            to.time = setup.times[static_cast<std::size_t>(own)];
            for (const Experiment& e : problem_.data.experiments) {
                const auto& times = e.timedRows.times;
                const auto at =
                    std::lower_bound(times.begin(), times.end(), to.time - 1e-9 * std::abs(to.time));
                if (e.label == setup.label && at != times.end() && *at - to.time <= 1e-9 * std::abs(to.time))
                    to.line = e.timedRows.lines[static_cast<std::size_t>(at - times.begin())];
            }
            return;
        }
    }

    /// Whether a start that is as uncertain as it is off makes a bad record believable: then the logarithm of
    /// its likelihood, per row.
    Eigen::VectorXd tryWiderStart(const FilterRecord& record, const std::vector<StartOffset>& offsets,
                                  Consistency& consistency) const {
        if (!mayBeTheStart(consistency)) return {};
        std::vector<FilterSetup> setups = record.setups();
        for (const StartOffset& offset : offsets)
            setups[offset.setup].deviation[offset.index] *= offset.offset();
        const FilterRecord wider(std::move(setups));
        FilterMemory memory;
        const FilterTrajectory trajectory = runFilter(wider, options_, {progress_.stop, {}}, &memory);
        if (!trajectory.complete()) return {};
        const Consistency found = judge(wider.whole(), trajectory, options_);
        // A bias may look like a start that is off, and stays when the start is let go.
        if (!isBelievableInEverySensor(found) || biasIsLeft(wider, trajectory, memory, options_)) return {};
        blameStart(consistency, found, offsets);
        return trajectory.logLikelihood;
    }

    struct Trial {
        double ratio = std::numeric_limits<double>::quiet_NaN(); ///< mean NIS over its expectation
        NoiseOffer next;
    };
    /// The whole record once more with other noise.
    Trial tried(std::vector<FilterSetup> setups) const {
        const FilterRecord record(std::move(setups));
        const FilterTrajectory trajectory = runFilter(record, options_, {progress_.stop, {}});
        if (!trajectory.complete()) return {};
        const Consistency found = judge(record.whole(), trajectory, options_);
        return {found.nisMean / found.nisExpected, offerNoise(record.whole(), trajectory, found)};
    }

    /// Only what makes the innovations as large as they should be is offered: the first proposal is right
    /// where the estimates do not depend on the noise, so it is tried and mended.
    NoiseOffer triedOffer(const FilterRecord& record, const FilterTrajectory& trajectory,
                          const Consistency& consistency) const {
        NoiseOffer offer;
        offer.sigma.assign(record.whole().sensors.size(), std::numeric_limits<double>::quiet_NaN());
        // Noise is no reason for single values, nor for a sensor that stands still.
        if (consistency.verdict == FilterVerdict::Outliers || !consistency.stuckWords.empty()) return offer;
        offer = offerNoise(record.whole(), trajectory, consistency);
        const double ratio = consistency.nisMean / consistency.nisExpected;
        if (!trajectory.complete() || !std::isfinite(ratio) || std::abs(ratio - 1) < kOfferTried)
            return offer;
        ProgressEvent event;
        event.phase = "trying other noise";
        progress_.tell(event);
        offer.sigma = triedDeviations(record, offer.sigma);
        offer.processFactor = triedFactor(record, ratio, offer.processFactor);
        return offer;
    }

    std::vector<double> triedDeviations(const FilterRecord& record, std::vector<double> sigma) const {
        for (int trial = 0; trial < kTrials && !progress_.stopRequested(); ++trial) {
            std::vector<FilterSetup> setups = record.setups();
            for (FilterSetup& setup : setups)
                for (std::size_t i = 0; i < sigma.size(); ++i)
                    if (std::isfinite(sigma[i])) setup.sensors[i].sigma = sigma[i];
            const Trial found = tried(std::move(setups));
            if (std::abs(found.ratio - 1) < kOfferTried) return sigma;
            if (!std::isfinite(found.ratio)) break;
            for (std::size_t i = 0; i < sigma.size(); ++i)
                if (std::isfinite(found.next.sigma[i])) sigma[i] = found.next.sigma[i];
        }
        return std::vector<double>(sigma.size(), std::numeric_limits<double>::quiet_NaN());
    }

    /// Secant steps in the logarithms of factor and mean NIS.
    double triedFactor(const FilterRecord& record, double ratio, double factor) const {
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        double before = 0, beforeRatio = std::log(ratio), now = std::log(factor);
        for (int trial = 0; trial < kTrials && std::isfinite(now) && !progress_.stopRequested(); ++trial) {
            std::vector<FilterSetup> setups = record.setups();
            for (FilterSetup& setup : setups) setup.noise *= std::exp(now);
            const double found = tried(std::move(setups)).ratio;
            if (std::abs(found - 1) < kOfferTried) return std::exp(now);
            const double slope = (std::log(found) - beforeRatio) / (now - before);
            // More noise makes innovations smaller for what they should be; where it hardly does, it is not
            // the noise.
            if (!(slope < -0.05)) return kNone;
            before = now;
            beforeRatio = std::log(found);
            now -= std::log(found) / slope;
            if (std::abs(now) > std::log(1000.0)) return kNone;
        }
        return kNone;
    }

    /// Told before the long part of the run begins.
    std::vector<HiddenDirection> hiddenOf(const FilterRecord& record, const FilterTrajectory& trajectory,
                                          const SmoothedTrajectory& smoothed) const {
        const Eigen::Index unknowns = trajectory.last.X.size() - record.whole().stateCount();
        std::vector<HiddenDirection> hidden =
            hiddenDirections(record, startsOf(record, smoothed), trajectory.last.X.tail(unknowns), progress_);
        for (const HiddenDirection& one : hidden) {
            ProgressEvent event;
            event.phase =
                filled(translate("Method", "not determined by the record: {}"), fmt::join(one.names(), ", "));
            progress_.tell(event);
        }
        return hidden;
    }

    /// Experiments x states: given all data, where that is known.
    static Eigen::MatrixXd startsOf(const FilterRecord& record, const SmoothedTrajectory& smoothed) {
        const Eigen::Index n = record.whole().stateCount();
        Eigen::MatrixXd starts(static_cast<Eigen::Index>(record.parts().size()), n);
        for (Eigen::Index e = 0; e < starts.rows(); ++e) {
            const FilterSetup& own = record.setups()[static_cast<std::size_t>(e)];
            const auto row = e == 0 ? 0 : record.whole().parts[static_cast<std::size_t>(e)].firstRow;
            starts.row(e) = smoothed.X.rows() > row ? Eigen::RowVectorXd(smoothed.X.row(row).head(n))
                                                    : Eigen::RowVectorXd(own.start.head(n).transpose());
        }
        return starts;
    }

    BatchFit allAtOnce(const FilterRecord& record, const FilterTrajectory& trajectory,
                       const SmoothedTrajectory& smoothed) const {
        const FilterSetup& whole = record.whole();
        const Eigen::Index n = whole.stateCount(), unknowns = trajectory.last.X.size() - n;
        BatchFit fit =
            fitBatch(record.parts(), startsOf(record, smoothed), trajectory.last.X.tail(unknowns), progress_);
        const auto values = static_cast<double>(fit.values);
        if (progress_.stopRequested() ||
            (fit.converged && fit.cost <= chiSquaredQuantile(0.999, std::max(1.0, values))))
            return fit;
        // A filter that went astray is a bad place to begin at: once more from what was stated.
        Eigen::MatrixXd starts(static_cast<Eigen::Index>(record.setups().size()), n);
        for (Eigen::Index e = 0; e < starts.rows(); ++e)
            starts.row(e) = record.setups()[static_cast<std::size_t>(e)].start.head(n).transpose();
        constexpr int kFromAfar = 40;
        BatchFit stated = fitBatch(record.parts(), starts, whole.start.tail(unknowns), progress_, kFromAfar);
        const auto reached = [](const BatchFit& one) {
            return one.covariance.size() == 0 || !std::isfinite(one.cost)
                       ? std::numeric_limits<double>::infinity()
                       : one.cost + one.priorCost;
        };
        return (stated.converged && !fit.converged) ||
                       (stated.converged == fit.converged && reached(stated) < reached(fit))
                   ? stated
                   : fit;
    }

    const Problem& stated_;
    Problem problem_; ///< in times of the rig
    const FilterOptions& options_;
    const Progress& progress_;
};

} // namespace

const MethodDescriptor Filter::kDescriptor{
    .key = "filter",
    .title = translatable("Field", "Filter"),
    .question =
        translatable("Field", "How do states, unknowns and characteristic curves move while the rig runs?"),
    .guidePage = "filter",
    .answer = AnswerKind::Trajectory,
    .needs = ModelNeed::States,
    .reads = {"data.standard_deviations", "data.noise", "unknowns.clock"},
    .fileOptions = {"truth"},
    .experimentOption = "experiment",
    .serial =
        translatable("Method", "The filter goes along its record, one step after another, and nothing of it "
                               "is evaluated elsewhere."),
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<Filter>(); },
    .present = presentFilter,
};

std::vector<std::string> Filter::estimateNames(const Problem& problem) const {
    std::vector<std::string> names;
    const std::vector<std::string> clocks = searchedClocks(problem);
    for (const Unknown& unknown : problem.unknowns)
        if (std::ranges::find(clocks, unknown.name) == clocks.end()) names.push_back(unknown.name);
    std::ranges::copy(clocks, std::back_inserter(names));
    return names;
}

std::vector<std::string> Filter::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    if (Message why = refusedModel(kDescriptor, *problem.model); !why.empty()) return {std::move(why)};
    std::vector<std::string> reasons = filterUnmet(*problem.model);
    if (problem.data.experiments.empty()) reasons.push_back(translate("Method", "there are no measurements"));
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(filled(
                translate("Method", "the unknown {} has a distribution; the filter estimates a number"),
                unknown.name));
    if (problem.simulation.stepper != "rk4" && problem.simulation.stepper != "radau")
        reasons.push_back(filled(
            translate("Method", "the filter differentiates fixed steps, and {} chooses its steps as it "
                                "goes; take rk4, or radau for stiff models (simulation.stepper)"),
            problem.simulation.stepper));
    return reasons;
}

std::vector<WrongOption> Filter::wrongOptions(const Problem& problem) const {
    try {
        checkClocks(problem, options_);
        const Problem moved = clocksAtStart(problem);
        const FilterRecord record(filterSetups(moved, options_));
        // While a study is made in the window the file of the truth is not read.
        if (options_.truth.empty() || !problem.files.empty()) readTruth(moved, options_, record.whole());
        return {};
    } catch (const OptionError& error) {
        return {{error.key(), error.reason().text(Minus::Hyphen)}};
    } catch (const Error& error) {
        const bool ofFile = !error.place().file.empty();
        return {{ofFile ? "truth" : "",
                 ofFile ? toString(error.place()) + ": " + error.sentence() : error.sentence()}};
    }
}

Result Filter::run(const Problem& problem, const Progress& progress) {
    return FilterRun(problem, options_, progress).run();
}

} // namespace rigor

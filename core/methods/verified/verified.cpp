#include "core/methods/verified/verified.h"

#include "core/engine/data/series/unknown_inputs.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/scalar/interval_check.h"
#include "core/methods/verified/assumptions.h"
#include "core/methods/verified/batch.h"
#include "core/methods/verified/offline.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/methods/verified/present/present.h"
#include "core/methods/verified/result.h"
#include "core/methods/verified/tables.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// The largest number of four digits that is not above x.
double volumeBelow(double x) {
    if (x == 0 || !std::isfinite(x)) return x;
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(x)))) - 3;
    for (double whole = std::floor(std::abs(x) / std::pow(10.0, exponent)) * (x < 0 ? -1 : 1) + 1;;
         whole -= 1) {
        const Interval written = decimalInterval(fmt::format("{:.0f}e{}", whole, exponent));
        if (written.upper <= x)
            return std::strtod(fmt::format("{:.0f}e{}", whole, exponent).c_str(), nullptr);
    }
}

/// Of the range of an unknown time; rounds over all of them, and what of a range must be left for another one
/// not to be worth it.
constexpr int kClockParts = 8, kClockRounds = 8;
constexpr double kWorthARound = 0.9;
constexpr std::size_t kSetsOfPart = 64;

class Identification {
  public:
    Identification(const Problem& problem, const VerifiedOptions& options, const Progress& progress)
        : stated_(problem), options_(options), progress_(progress), threads_(problem.threads),
          problem_(verifiedProblem(problem, options)) {}

    Result run() {
        result_.method = VerifiedIdentification::kDescriptor.key;
        found_.mode = options_.mode;
        found_.parameters = problem_.names;
        for (const Variable& state : problem_.model->states()) found_.states.push_back(state.name);
        for (std::size_t k = 0; k < problem_.names.size(); ++k)
            found_.examined.emplace_back(problem_.names[k],
                                         std::array{problem_.examined[k][0], problem_.examined[k][1]});
        if (pointGiven()) found_.compare.emplace();
        for (const ComparedValue& c : problem_.compare) found_.compare->emplace_back(nameOf(c), c.shown);
        found_.assumptions = assumptionsOf(problem_, options_);
        warnOfRecord();
        warnOfGaps();
        if (!problem_.clocks.empty()) narrowClocks();
        if (nothingLeft_)
            withoutClocks();
        else if (options_.mode == "offline")
            offline();
        else if (options_.mode == "batch")
            batch();
        else
            observer();
        write(found_, result_);
        return std::move(result_);
    }

  private:
    ObserverSettings observerSettings() const {
        ObserverSettings s;
        s.maxSets = static_cast<std::size_t>(options_.maxBoxes);
        s.subdivisions = static_cast<std::size_t>(options_.subdivisions);
        s.reportEvery = options_.reportEvery;
        s.rule = options_.split == "product"      ? SplitRule::Product
                 : options_.split == "conditions" ? SplitRule::Conditions
                 : options_.split == "paper"      ? SplitRule::Paper
                                                  : SplitRule::Rates;
        // The slides merge a list that is full; halves of the friction joined before would be cut again.
        s.joinEvery = s.rule == SplitRule::Paper ? 0 : options_.joinEvery;
        s.parts = options_.parts;
        s.reinitialise = options_.reinitialise;
        return s;
    }

    /// The observer with less of the unknowns.
    ObserverResult observed(const VerifiedProblem& problem) const {
        ObserverSettings settings = observerSettings();
        settings.maxSets = std::min(settings.maxSets, kSetsOfPart);
        return Observer(problem, settings).run({progress_.stop, {}});
    }

    /// Unknown times are divided before the record is followed as a whole: of a part of their range it is
    /// known better when a value was measured. Parts that the record contradicts are left out from both ends,
    /// and of what is left all unknowns keep what any part leaves them.
    void narrowClocks() {
        const std::vector<std::size_t> clocks = problem_.clocks;
        for (int round = 0; round < kClockRounds && !nothingLeft_ && !progress_.stopRequested(); ++round) {
            double least = 1;
            for (const std::size_t clock : clocks) {
                const double before = problem_.prior[clock].width();
                if (!(before > 0) || !narrowClock(clock)) continue;
                least = std::min(least, problem_.prior[clock].width() / before);
                if (nothingLeft_ || progress_.stopRequested()) return;
            }
            if (least > kWorthARound) return;
        }
    }

    /// False: cancelled, nothing changed.
    bool narrowClock(std::size_t clock) {
        const Interval all = problem_.prior[clock];
        std::vector<Interval> left(problem_.prior.size(), Interval::empty());
        std::optional<ObserverResult> latest;
        VerifiedProblem latestProblem;
        for (int k = 0; k < kClockParts; ++k) {
            ProgressEvent event;
            event.phase = "dividing unknown times";
            event.done = k;
            event.total = kClockParts;
            progress_.tell(event);
            std::vector<Interval> part = problem_.prior;
            const auto border = [&](int at) {
                return at == 0 ? all.lower
                       : at == kClockParts
                           ? all.upper
                           : std::clamp(all.lower + all.width() * at / kClockParts, all.lower, all.upper);
            };
            part[clock] = Interval(border(k), border(k + 1));
            VerifiedProblem narrowed = verifiedProblem(stated_, options_, part);
            ObserverResult seen = observed(narrowed);
            if (seen.cancelled || progress_.stopRequested()) return false;
            if (seen.contradiction) {
                if (!latest || seen.contradiction->row > latest->contradiction->row ||
                    narrowed.rows[seen.contradiction->row].shownTime >
                        latestProblem.rows[latest->contradiction->row].shownTime) {
                    latest = std::move(seen);
                    latestProblem = std::move(narrowed);
                }
                continue;
            }
            // What the last row reached has proven holds, whether or not the record was followed to its end.
            const bool told = !seen.hulls.empty();
            for (std::size_t p = 0; p < left.size(); ++p)
                left[p] = hull(left[p], told && !mayChange(p)
                                            ? intersection(seen.hulls.back().parameters[p], part[p])
                                            : part[p]);
        }
        if (left[clock].isEmpty()) {
            nothingLeft_ = std::move(latest);
            problem_ = std::move(latestProblem);
            return true;
        }
        problem_ = verifiedProblem(stated_, options_, left);
        return true;
    }

    /// The record contradicts every part; up to the latest of the rows at which it does it contradicts all.
    void withoutClocks() {
        describeTrajectory(*nothingLeft_);
        if (pointGiven()) found_.point = pointExamined() ? kExcluded : "not-examined";
        conclude(*nothingLeft_);
    }

    void warnOfRecord() {
        if (problem_.outside > 0)
            result_.notes.push_back(filled(
                sentence("Method", "{} values are left out, since within the bounds of the unknown clocks "
                                   "they may lie where the inputs or the start are not known."),
                problem_.outside));
        for (const std::string& name : problem_.derivedInputs)
            result_.qualityWarnings.push_back(filled(
                sentence("Method",
                         "The input {} is computed from other columns. The answer holds only if it was "
                         "that value exactly, or within its stated uncertainty."),
                name));
        const RecordRow& first = problem_.rows.front();
        if (problem_.beginsLater)
            result_.qualityWarnings.push_back(filled(
                sentence("Method", "Rows before line {} are not used: the start values of the model are "
                                   "taken for those at {:.6g} s."),
                first.line, first.shownTime));
    }

    void warnOfGaps() {
        if (problem_.gaps.empty()) return;
        const RecordRow &before = problem_.rows[problem_.gaps.front()],
                        &behind = problem_.rows[problem_.gaps.front() + 1];
        const std::string where =
            before.line > 0 && behind.line > 0
                ? filled(sentence("Method", "between {:.6g} s and {:.6g} s (lines {} and {})"),
                         before.shownTime, behind.shownTime, before.line, behind.line)
                : filled(sentence("Method", "between {:.6g} s and {:.6g} s"), before.shownTime,
                         behind.shownTime);
        result_.qualityWarnings.push_back(
            problem_.gaps.size() == 1
                ? filled(
                      sentence("Method",
                               "Rows are missing {}. The answer holds only if the inputs kept their values "
                               "there."),
                      where)
                : filled(sentence("Method",
                                  "Rows are missing at {} places, first {}. The answer holds only if the "
                                  "inputs kept their values there."),
                         problem_.gaps.size(), where));
    }

    std::function<void(const ObserverResult&)> teller(const std::string& phase) {
        return [this, phase](const ObserverResult& trajectory) {
            if (trajectory.hulls.empty()) return;
            const VerifiedHull& h = trajectory.hulls.back();
            ProgressEvent event;
            event.phase = phase;
            event.done = problem_.rows[h.row].shownTime;
            event.total = problem_.rows.back().shownTime;
            event.simulations = trajectory.steps;
            for (const Interval& p : h.parameters) event.estimate.push_back(p.middle());
            event.hasObjective = true;
            event.objective = static_cast<double>(h.sets);
            event.populationEstimates = {std::vector<double>(), std::vector<double>()};
            for (const Interval& p : h.parameters) {
                event.populationEstimates[0].push_back(p.lower);
                event.populationEstimates[1].push_back(p.upper);
            }
            progress_.tell(event);
        };
    }

    void observer() {
        const ObserverResult trajectory =
            Observer(problem_, observerSettings()).run(progress_, teller("following"));
        describeTrajectory(trajectory);
        if (!trajectory.phases.empty()) found_.motions = motionTable(problem_, trajectory.phases);
        if (!trajectory.hulls.empty())
            report(trajectory.hulls.back().parameters, trajectory.phases, trajectory);
        conclude(trajectory);
    }

    void batch() {
        BatchSettings settings;
        settings.observer = observerSettings();
        settings.reportEvery = options_.reportEvery;
        const BatchIdentification found = identifyBatch(problem_, settings, progress_, teller("narrowing"));
        describeTrajectory(found.trajectory);
        std::vector<Interval> values = found.parameters;
        if (values.empty() && !found.trajectory.hulls.empty())
            values = found.trajectory.hulls.back().parameters;
        found_.passes.emplace();
        for (const BatchPass& p : found.passes) found_.passes->push_back({p.seconds, p.widths});
        std::vector<VerifiedPhase> phases = found.phases;
        std::stable_sort(phases.begin(), phases.end(),
                         [](const VerifiedPhase& a, const VerifiedPhase& b) { return a.from < b.from; });
        if (!phases.empty()) found_.motions = motionTable(problem_, phases);
        report(values, phases, found.trajectory);
        ObserverResult trajectory = found.trajectory;
        if (found.notFollowed) trajectory.failedAt = std::max(trajectory.failedAt, *found.notFollowed);
        conclude(trajectory);
        if (found.notFollowed && trajectory.failure.empty() && result_.outcome == RunOutcome::Answered)
            result_.verdict.add(filled(translate("Method", "All rows could be taken together up to {:.4g} s "
                                                           "only; beyond, the observer's boxes count."),
                                       *found.notFollowed));
    }

    void offline() {
        OfflineSettings settings;
        settings.accuracy = options_.accuracy;
        settings.mostBoxes = options_.mostBoxes;
        settings.threads = threads_;
        const OfflineResult found = identifyOffline(problem_, settings, progress_);
        found_.boxes = found.admissible + found.undecided;
        found_.tested = found.tested;
        found_.followed = found.simulated;
        found_.admissible = found.admissible;
        found_.undecided = found.undecided;
        found_.excluded = found.excluded;
        // Short, and proven as they are printed.
        const double inner = volumeBelow(found.innerVolume), outer = -volumeBelow(-found.outerVolume);
        found_.innerVolume = inner;
        found_.outerVolume = outer;
        found_.paving = pavingTable(problem_, found);
        std::vector<Interval> hulls(problem_.prior.size(), Interval::empty());
        bool inside = false, excluded = true;
        for (const PavingBox& b : found.boxes) {
            if (b.verdict == Verdict::Excluded) continue;
            for (std::size_t k = 0; k < hulls.size(); ++k) hulls[k] = hull(hulls[k], b.box[k]);
            bool holds = true, meets = true;
            for (const ComparedValue& c : problem_.compare) {
                holds = holds && b.box[c.parameter].contains(c.value);
                meets = meets && !intersection(b.box[c.parameter], c.value).isEmpty();
            }
            inside = inside || (holds && b.verdict == Verdict::Admissible);
            excluded = excluded && !meets;
        }
        const bool empty = found.admissible + found.undecided == 0;
        if (!empty) estimates(hulls, {});
        if (pointGiven())
            found_.point = !pointExamined() ? "not-examined"
                           : inside         ? "inside"
                           : excluded       ? kExcluded
                                            : kUndecided;
        if (found.cancelled) {
            result_.outcome = RunOutcome::Cancelled;
            result_.verdict =
                outcomeNamed(translate("Method", "Cancelled; what was not examined counts as undecided."));
        } else if (empty) {
            offlineContradiction(found);
        } else {
            result_.outcome = RunOutcome::Answered;
            result_.verdict =
                concluded(filled(translate("Method", "{} boxes are admissible, {} undecided, {} excluded."),
                                 found.admissible, found.undecided, found.excluded));
            result_.verdict.proof = true;
            result_.verdict.add(
                filled(translate("Method", "If the model is right and the assumptions listed hold, the set "
                                           "has a volume between {:.4g} and {:.4g}."),
                       inner, outer));
            result_.verdict.add(pointSentence());
        }
        if (found.slow)
            result_.warnings.push_back(translate(
                "Method", "The boxes of this model can only be followed one by one, which takes long: the "
                          "search ended early, and what was left is undecided. A larger smallest box "
                          "(accuracy), shorter steps of the record or narrower bounds decide more; the "
                          "observer and the batch procedure are quicker."));
        if (found.exhausted)
            result_.warnings.push_back(
                filled(translate("Method", "The limit of {} boxes was reached; what was left is undecided."),
                       settings.mostBoxes));
    }

    /// Every box is excluded by a row of its own; up to the latest of these rows the data contradict all of
    /// them.
    void offlineContradiction(const OfflineResult& found) {
        std::vector<Exclusion> latest;
        for (const PavingBox& b : found.boxes) latest.push_back(b.why);
        std::stable_sort(latest.begin(), latest.end(),
                         [](const Exclusion& a, const Exclusion& b) { return a.row > b.row; });
        if (latest.size() > 20) latest.resize(20);
        found_.measured = measuredTable(problem_);
        found_.exclusions = exclusionTable(problem_, latest);
        found_.emptyFrom = problem_.rows[latest.front().row].shownTime;
        contradiction(latest.front());
    }

    bool pointGiven() const { return !problem_.compare.empty(); }
    /// Nothing is proven about values that were not examined.
    bool pointExamined() const {
        return std::all_of(problem_.compare.begin(), problem_.compare.end(), [&](const ComparedValue& c) {
            return problem_.bounds[c.parameter].contains(c.value);
        });
    }
    std::string nameOf(const ComparedValue& c) const {
        const std::string& name = problem_.names[c.parameter];
        return c.at ? fmt::format("{}@{:g}", name, *c.at) : name;
    }
    Message pointSentence() const {
        if (!found_.point) return "";
        const std::string& point = *found_.point;
        if (point == "inside") return translate("Method", "The point to compare lies inside.");
        if (point == "not-examined")
            return translate("Method", "The point to compare lies outside the bounds examined: nothing is "
                                       "proven about it.");
        if (found_.pointInHull) return translate("Method", "The point to compare lies inside the enclosure.");
        if (point == kExcluded) return translate("Method", "The point to compare is excluded.");
        return translate("Method", "The point to compare is neither proven nor excluded.");
    }

    void describeTrajectory(const ObserverResult& trajectory) {
        found_.boxes = trajectory.contradiction || trajectory.hulls.empty()
                           ? 0
                           : static_cast<long long>(trajectory.hulls.back().sets);
        found_.largestList = static_cast<long long>(trajectory.largest);
        found_.steps = trajectory.steps;
        if (trajectory.contradiction)
            found_.emptyFrom = problem_.rows[trajectory.contradiction->row].shownTime;
        result_.provenance["simulations"] = trajectory.steps;
        found_.enclosures = enclosureTable(problem_, trajectory);
        found_.measured = measuredTable(problem_);
        if (!trajectory.lists.empty()) found_.list = listTable(problem_, trajectory);
        if (!trajectory.exclusions.empty())
            found_.exclusions = exclusionTable(problem_, trajectory.exclusions);
        if (trajectory.contradiction && !trajectory.closing.empty())
            found_.closing = closingTable(problem_, trajectory);
    }

    bool isNarrowed(std::size_t k, const Interval& value) const {
        return value.lower > problem_.bounds[k].lower || value.upper < problem_.bounds[k].upper;
    }
    bool mayChange(std::size_t k) const {
        return std::count(problem_.resets.begin(), problem_.resets.end(), k) > 0;
    }

    /// values: of unknowns that are constant. One that may change at rest has a value for each motion: the
    /// last one of which something is known is stated, with its time.
    void estimates(const std::vector<Interval>& values, const std::vector<VerifiedPhase>& phases) {
        for (std::size_t k = 0; k < values.size(); ++k) {
            Interval value = mayChange(k) ? problem_.prior[k] : values[k];
            Estimate e;
            e.name = problem_.names[k];
            e.unit = problem_.units[k];
            e.guaranteed = true;
            e.interval = translate("Method", "guaranteed, rounded outward");
            for (const VerifiedPhase& phase : phases)
                if (phase.parameter == k && mayChange(k) && isNarrowed(k, phase.value)) {
                    value = phase.value;
                    e.interval = filled(
                        translate("Method", "guaranteed, rounded outward; {} from {:.6g} s to {:.6g} s"),
                        e.name, problem_.rows[phase.from].shownTime, problem_.rows[phase.to].shownTime);
                }
            if (!isNarrowed(k, value))
                e.interval = filled(translate("Method", "{}: not narrowed, the bounds examined"), e.name);
            e.examinedLower = problem_.examined[k][0], e.examinedUpper = problem_.examined[k][1];
            const bool atLower = value.lower <= problem_.bounds[k].lower,
                       atUpper = value.upper >= problem_.bounds[k].upper;
            e.value = value.middle();
            e.lower = atLower ? e.examinedLower : value.lower;
            e.upper = atUpper ? e.examinedUpper : value.upper;
            e.atBound = atLower || atUpper;
            result_.unknowns.push_back(std::move(e));
        }
    }

    void report(const std::vector<Interval>& values, const std::vector<VerifiedPhase>& phases,
                const ObserverResult& trajectory) {
        if (values.empty()) return;
        // An empty set has no bounds; what was left before stands in enclosures.csv.
        if (!trajectory.contradiction) estimates(values, phases);
        if (!pointGiven()) return;
        bool possible = !trajectory.contradiction;
        for (const ComparedValue& c : problem_.compare) {
            Interval value = mayChange(c.parameter) ? problem_.prior[c.parameter] : values[c.parameter];
            for (const VerifiedPhase& phase : phases)
                if (phase.parameter == c.parameter && c.at && phase.from == c.phase) value = phase.value;
            possible = possible && !intersection(value, c.value).isEmpty();
        }
        found_.point = !pointExamined() ? "not-examined" : possible ? kUndecided : kExcluded;
        if (possible && pointExamined()) found_.pointInHull = true;
    }

    void conclude(const ObserverResult& trajectory) {
        if (trajectory.cancelled) {
            result_.outcome = RunOutcome::Cancelled;
            result_.verdict = outcomeNamed(filled(
                translate("Method", "Cancelled at {:.4g} s; the enclosures hold for the data up to "
                                    "there."),
                trajectory.hulls.empty() ? 0.0 : problem_.rows[trajectory.hulls.back().row].shownTime));
            return;
        }
        if (trajectory.contradiction) return contradiction(*trajectory.contradiction);
        Messages parts, open;
        for (std::size_t k = 0; k < result_.unknowns.size(); ++k) {
            const Estimate& e = result_.unknowns[k];
            const OutwardDecimals shown = shownBounds(e);
            const Message range = withUnit(filled(sentence("Method", "{} in [{}, {}]"), e.name,
                                                  filled("{:.{}f}", shown.lower, shown.decimals),
                                                  filled("{:.{}f}", shown.upper, shown.decimals)),
                                           e.unit);
            if (e.lower == e.examinedLower && e.upper == e.examinedUpper)
                open.push_back(verbatim(e.name));
            else if (mayChange(k))
                parts.push_back(filled(translate("Method", "{} in the last motion that narrowed it"), range));
            else
                parts.push_back(range);
        }
        if (!trajectory.failure.empty() && parts.empty()) {
            result_.outcome = RunOutcome::NoAnswer;
            result_.verdict = outcomeNamed(
                filled(translate("Method", "No answer: at {:.4g} s a step found no enclosure: {}."),
                       trajectory.failedAt, translate("Method", trajectory.failure.c_str())));
            return;
        }
        result_.outcome = RunOutcome::Answered;
        RunVerdict& verdict = result_.verdict;
        if (parts.empty()) {
            verdict = concluded(translate("Method", "Nothing is excluded: no unknown has been narrowed."));
        } else {
            verdict = {.clause = translate("Method", "Proven:"), .proof = true};
            verdict.add(
                filled(translate("Method", "if the model is right and the assumptions listed hold, {}."),
                       fmt::join(parts, ", ")));
            verdict.add(translate("Method", "Everything else within the bounds examined is excluded."));
            if (!open.empty())
                verdict.add(filled(translate("Method", "Not narrowed: {}."), fmt::join(open, ", ")));
        }
        if (trajectory.failure.empty() && (parts.empty() || !open.empty())) verdict.add(whatMayProveMore());
        verdict.add(pointSentence());
        // What is constant is enclosed by any part of the record.
        if (!trajectory.failure.empty())
            verdict.add(filled(translate("Method", "This is by the data up to {:.4g} s alone: the "
                                                   "next step found no enclosure: {}."),
                               trajectory.failedAt, translate("Method", trajectory.failure.c_str())));
    }

    /// A procedure that proves nothing of an unknown says nothing of what the data tell.
    Message whatMayProveMore() const {
        return options_.mode == "batch"
                   ? translate("Method", "That is as far as this procedure proves; the data may tell more. "
                                         "mode = offline divides the bounds into boxes.")
                   : translate("Method", "That is as far as this procedure proves; the data may tell more. "
                                         "mode = batch takes all rows at once, mode = offline divides the "
                                         "bounds into boxes.");
    }

    /// What was simulated and what the sensor allows, outward, with the digits that tell them apart. Where
    /// they overlap, the box is empty by what the rows before have left of it.
    static Message gapText(const Exclusion& why) {
        if (why.simulated.isEmpty()) return "";
        const double gap =
            std::max(why.allowed.lower - why.simulated.upper, why.simulated.lower - why.allowed.upper);
        if (!(gap > 0)) return " " + translate("Method", "together with the rows before");
        const int decimals = 1 - static_cast<int>(std::floor(std::log10(gap)));
        const OutwardDecimals simulated = outwardDecimals(why.simulated, decimals),
                              allowed = outwardDecimals(why.allowed, decimals);
        if (simulated.lower == simulated.upper)
            return filled(sentence("Method", ": simulated {:.15g}, allowed {:.15g} to {:.15g}"),
                          simulated.lower, allowed.lower, allowed.upper);
        return filled(sentence("Method", ": simulated {:.15g} to {:.15g}, allowed {:.15g} to {:.15g}"),
                      simulated.lower, simulated.upper, allowed.lower, allowed.upper);
    }

    void contradiction(const Exclusion& why) {
        result_.outcome = RunOutcome::Empty;
        const RecordRow& row = problem_.rows[why.row];
        RunVerdict& verdict = result_.verdict = outcomeNamed(
            translate("Method", "EMPTY: no parameter vector within the bounds examined explains the data."));
        verdict.add(translate("Method", "The model, or one of the assumptions listed, is proven wrong."));
        if (why.sensor >= 0) {
            const RecordSensor& sensor = problem_.sensors[static_cast<std::size_t>(why.sensor)];
            verdict.add(
                (row.line > 0
                     ? filled(sentence("Method", "The last box is excluded at {:.6g} s by {}, line {}"),
                              row.shownTime, sensor.name, row.line)
                     : filled(sentence("Method", "The last box is excluded at {:.6g} s by {}"), row.shownTime,
                              sensor.name)) +
                gapText(why) + ".");
            if (why.row == 0)
                verdict.add(translate("Method",
                                      "That is how the record starts: the rig did not start where "
                                      "the model says, or not within the bound of this sensor. State "
                                      "the start, data.start, or let it be unknown within bounds, "
                                      "[unknowns.\"x.start\"]."));
        } else if (why.sensor == -1) {
            verdict.add(
                row.line > 0
                    ? filled(sentence("Method",
                                      "The last box is excluded at {:.6g} s by the standstill of line {}."),
                             row.shownTime, row.line)
                    : filled(sentence("Method", "The last box is excluded at {:.6g} s by the standstill."),
                             row.shownTime));
        } else if (why.sensor == -3) {
            verdict.add(
                filled(sentence("Method", "What the rows prove one by one and what they prove together "
                                          "have nothing in common at {:.6g} s."),
                       row.shownTime));
        } else {
            verdict.add(
                row.line > 0
                    ? filled(sentence("Method", "No mode of the model can be active at {:.6g} s, line {}."),
                             row.shownTime, row.line)
                    : filled(sentence("Method", "No mode of the model can be active at {:.6g} s."),
                             row.shownTime));
        }
        if (row.line > 0) found_.contradictionLine = static_cast<long long>(row.line);
        found_.contradictionSensor = why.sensor >= 0
                                         ? problem_.sensors[static_cast<std::size_t>(why.sensor)].name
                                         : std::string(why.sensor == -1 ? kStandstill : kModel);
    }

    const Problem& stated_;
    const VerifiedOptions& options_;
    const Progress& progress_;
    int threads_;
    std::optional<ObserverResult> nothingLeft_; ///< every part of an unknown time is contradicted
    VerifiedProblem problem_;
    VerifiedResult found_;
    Result result_;
};

} // namespace

const MethodDescriptor VerifiedIdentification::kDescriptor{
    .key = "verified",
    .title = translatable("Field", "Verified identification"),
    .question =
        translatable("Field", "Which parameters are guaranteed possible, and which are proven impossible?"),
    .guidePage = "verified",
    .answer = AnswerKind::Enclosure,
    .objective = {.name = translatable("Method", "boxes"), .encloses = true},
    .needs = ModelNeed::Intervals,
    .reads = {"data.bounds", "data.input_uncertainty", "unknowns.clock"},
    .serial =
        translatable("Method", "Verified identification goes along its record, one step after another, and "
                               "nothing of it is evaluated elsewhere."),
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<VerifiedIdentification>(); },
    .present = presentVerified,
};

std::vector<std::string> VerifiedIdentification::estimateNames(const Problem& problem) const {
    std::vector<std::string> names;
    for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
    return names;
}

std::vector<std::string> VerifiedIdentification::unmet(const Problem& problem) const {
    if (!problem.model) return {translate("Method", "there is no model")};
    if (Message why = refusedModel(kDescriptor, *problem.model); !why.empty()) return {std::move(why)};
    std::vector<std::string> reasons;
    if (problem.unknowns.empty()) reasons.push_back(translate("Method", "no parameter is declared unknown"));
    if (problem.data.experiments.empty()) reasons.push_back(translate("Method", "there are no measurements"));
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(filled(
                sentence("Method", "the unknown {} has a distribution; verified identification needs bounds"),
                unknown.name));
    // A straight line across a gap would be a guess, and everything proven with it too.
    for (std::string& clause : unknownInputs(problem.data)) reasons.push_back(std::move(clause));
    if (!reasons.empty()) return reasons;
    try {
        requireIntervals(*problem.model, translatable("Simulation", "verified identification"));
        verifiedHead(problem, options_).flow();
    } catch (const Error& e) {
        reasons.push_back(e.sentence());
    }
    return reasons;
}

Result VerifiedIdentification::run(const Problem& problem, const Progress& progress) {
    requireSoundRounding();
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "Verified identification cannot run: {}"), fmt::join(reasons, "; "));
    return Identification(problem, options_, progress).run();
}

} // namespace rigor

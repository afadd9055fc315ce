#include "core/methods/verified/verified.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/scalar/interval_batch.h"
#include "core/foundation/scalar/interval_check.h"
#include "core/methods/verified/batch.h"
#include "core/methods/verified/offline.h"
#include "core/methods/verified/outward_decimals.h"
#include "core/methods/verified/tables.h"

#include <fmt/ranges.h>

#include <cmath>

namespace rigor {

namespace {

class Identification {
  public:
    Identification(const Problem& problem, const VerifiedOptions& options, const Progress& progress)
        : options_(options), progress_(progress), threads_(problem.threads),
          problem_(verifiedProblem(problem, options)) {}

    Result run() {
        result_.method = "verified";
        result_.diagnostics["mode"] = options_.mode;
        result_.diagnostics["rounding"] = "outward, self-test passed";
        result_.diagnostics["back_end"] = intervalKernels().name;
        result_.diagnostics["first_contradiction"] = nullptr;
        result_.diagnostics["parameters"] = problem_.names;
        auto& states = result_.diagnostics["states"] = nlohmann::ordered_json::array();
        for (const Variable& state : problem_.model->states()) states.push_back(state.name);
        if (options_.mode == "offline")
            offline();
        else if (options_.mode == "batch")
            batch();
        else
            observer();
        return std::move(result_);
    }

  private:
    ObserverSettings observerSettings() const {
        ObserverSettings s;
        s.maxSets = static_cast<std::size_t>(options_.maxBoxes);
        s.subdivisions = static_cast<std::size_t>(options_.subdivisions);
        s.reportEvery = options_.reportEvery;
        s.joinEvery = options_.joinEvery;
        s.rule = options_.split == "product" ? SplitRule::Product
                 : options_.split == "paper" ? SplitRule::Paper
                                             : SplitRule::Rates;
        s.parts = options_.parts;
        s.reinitialise = options_.reinitialise;
        return s;
    }

    std::function<void(const ObserverResult&)> teller(const std::string& phase) {
        return [this, phase](const ObserverResult& course) {
            if (course.hulls.empty()) return;
            const VerifiedHull& h = course.hulls.back();
            ProgressEvent event;
            event.phase = phase;
            event.done = problem_.rows[h.row].shownTime;
            event.total = problem_.rows.back().shownTime;
            event.simulations = course.steps;
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
        const ObserverResult course =
            Observer(problem_, observerSettings()).run(progress_, teller("following"));
        describeCourse(course);
        if (!course.hulls.empty()) report(course.hulls.back().parameters, course);
        conclude(course);
    }

    void batch() {
        BatchSettings settings;
        settings.observer = observerSettings();
        settings.observer.maxSets = std::min<std::size_t>(settings.observer.maxSets, 60);
        settings.observer.subdivisions = std::min<std::size_t>(settings.observer.subdivisions, 4);
        settings.reportEvery = options_.reportEvery;
        const BatchIdentification found = identifyBatch(problem_, settings, progress_, teller("narrowing"));
        describeCourse(found.course);
        std::vector<Interval> values = found.parameters;
        if (values.empty() && !found.course.hulls.empty()) values = found.course.hulls.back().parameters;
        auto& passes = result_.diagnostics["passes"] = nlohmann::ordered_json::array();
        for (const BatchPass& p : found.passes)
            passes.push_back({{"seconds", p.seconds}, {"widths", p.widths}});
        result_.tables.push_back(epochTable(problem_, found));
        report(values, found.course);
        conclude(found.course);
    }

    void offline() {
        OfflineSettings settings;
        settings.accuracy = options_.accuracy;
        settings.mostBoxes = options_.mostBoxes;
        settings.threads = threads_;
        const OfflineResult found = identifyOffline(problem_, settings, progress_);
        auto& d = result_.diagnostics;
        d["boxes"] = found.boxes.size();
        d["tested"] = found.tested;
        d["followed"] = found.simulated;
        d["admissible"] = found.admissible;
        d["undecided"] = found.undecided;
        d["excluded"] = found.excluded;
        d["inner_volume"] = found.innerVolume;
        d["outer_volume"] = found.outerVolume;
        result_.tables.push_back(pavingTable(problem_, found));
        std::vector<Interval> hulls(problem_.prior.size(), Interval::empty());
        bool inside = false, excluded = pointGiven();
        for (const PavingBox& b : found.boxes) {
            bool holds = pointGiven();
            for (std::size_t k = 0; k < hulls.size(); ++k) {
                if (b.verdict != Verdict::Excluded) hulls[k] = hull(hulls[k], b.box[k]);
                if (!std::isnan(problem_.compare[k])) holds = holds && b.box[k].contains(problem_.compare[k]);
            }
            if (holds && b.verdict == Verdict::Admissible) inside = true;
            if (holds && b.verdict != Verdict::Excluded) excluded = false;
        }
        const bool empty = found.admissible + found.undecided == 0;
        if (!empty) estimates(hulls);
        if (pointGiven()) d["point"] = inside ? "inside" : excluded ? "excluded" : "undecided";
        if (found.cancelled) {
            result_.outcome = RunOutcome::Cancelled;
            result_.message = translate("Method", "Cancelled; what was not examined counts as undecided.");
        } else if (empty) {
            result_.outcome = RunOutcome::Empty;
            result_.message =
                translate("Method", "EMPTY: no parameter vector explains the data. The model with these "
                                    "bounds is proven wrong.");
        } else {
            result_.outcome = RunOutcome::Answered;
            result_.message = filled(
                translate("Method",
                          "{} boxes are admissible, {} undecided, {} excluded. The set has a volume "
                          "between {:.4g} and {:.4g}."),
                found.admissible, found.undecided, found.excluded, found.innerVolume, found.outerVolume);
            result_.message += pointSentence();
        }
        if (found.exhausted)
            result_.warnings.push_back(
                filled(translate("Method", "The limit of {} boxes was reached; what was left is undecided."),
                       settings.mostBoxes));
    }

    bool pointGiven() const {
        for (const double v : problem_.compare)
            if (!std::isnan(v)) return true;
        return false;
    }
    std::string pointSentence() const {
        const auto point = result_.diagnostics.find("point");
        if (point == result_.diagnostics.end()) return "";
        if (*point == "inside") return " " + translate("Method", "The point to compare lies inside.");
        if (*point == "excluded") return " " + translate("Method", "The point to compare is excluded.");
        return " " + translate("Method", "The point to compare is neither proven nor excluded.");
    }

    void describeCourse(const ObserverResult& course) {
        auto& d = result_.diagnostics;
        d["boxes"] = course.hulls.empty() ? 0 : course.hulls.back().sets;
        d["largest_list"] = course.largest;
        d["steps"] = course.steps;
        if (course.contradiction)
            d["first_contradiction"] = problem_.rows[course.contradiction->row].shownTime;
        result_.provenance["simulations"] = course.steps;
        result_.tables.push_back(enclosureTable(problem_, course));
        result_.tables.push_back(measuredTable(problem_));
        if (!course.lists.empty()) result_.tables.push_back(listTable(problem_, course));
        if (!course.exclusions.empty()) result_.tables.push_back(exclusionTable(problem_, course));
    }

    void estimates(const std::vector<Interval>& values) {
        for (std::size_t k = 0; k < values.size(); ++k) {
            Estimate e;
            e.name = problem_.names[k];
            e.unit = problem_.units[k];
            e.value = values[k].middle();
            e.lower = values[k].lower, e.upper = values[k].upper;
            e.interval = translate("Method", "guaranteed, rounded outward");
            result_.unknowns.push_back(std::move(e));
        }
    }

    /// Enclosures: those that change at rest by what was known of the last motion.
    void report(std::vector<Interval> values, const ObserverResult& course) {
        if (values.empty()) return;
        for (const std::size_t k : problem_.resets)
            for (auto h = course.hulls.rbegin(); h != course.hulls.rend(); ++h)
                if (!(h->parameters[k] == problem_.prior[k])) {
                    if (options_.mode == "observer") values[k] = h->parameters[k];
                    break;
                }
        // An empty set has no bounds; what was left before stands in enclosures.csv.
        if (!course.contradiction) estimates(values);
        if (!pointGiven()) return;
        bool inside = !course.contradiction;
        for (std::size_t k = 0; k < values.size(); ++k)
            if (!std::isnan(problem_.compare[k])) inside = inside && values[k].contains(problem_.compare[k]);
        result_.diagnostics["point"] = inside ? "undecided" : "excluded";
        if (inside) result_.diagnostics["point_in_hull"] = true;
    }

    void conclude(const ObserverResult& course) {
        if (course.cancelled) {
            result_.outcome = RunOutcome::Cancelled;
            result_.message =
                filled(translate("Method", "Cancelled at {:.4g} s; the enclosures hold for the data up to "
                                           "there."),
                       course.hulls.empty() ? 0.0 : problem_.rows[course.hulls.back().row].shownTime);
            return;
        }
        if (course.contradiction) return contradiction(*course.contradiction);
        if (!course.failure.empty()) {
            result_.outcome = RunOutcome::NoAnswer;
            result_.message =
                filled(translate("Method", "No answer: at {:.4g} s a step found no enclosure: {}."),
                       course.failedAt, course.failure);
            return;
        }
        result_.outcome = RunOutcome::Answered;
        std::vector<std::string> parts;
        for (const Estimate& e : result_.unknowns) {
            const OutwardDecimals shown = outwardDecimals({e.lower, e.upper});
            parts.push_back(fmt::format("{} in [{:.{}f}, {:.{}f}]{}{}", e.name, shown.lower, shown.decimals,
                                        shown.upper, shown.decimals, e.unit.empty() ? "" : " ", e.unit));
        }
        result_.message =
            filled(translate("Method", "Proven: if the model is right, {}. Everything outside is excluded."),
                   fmt::format("{}", fmt::join(parts, ", ")));
        const auto point = result_.diagnostics.find("point");
        if (point != result_.diagnostics.end())
            result_.message +=
                " " + (*point == "excluded"
                           ? translate("Method", "The point to compare is excluded.")
                           : translate("Method", "The point to compare lies inside the enclosure."));
    }

    void contradiction(const Exclusion& why) {
        result_.outcome = RunOutcome::Empty;
        const RecordRow& row = problem_.rows[why.row];
        std::string text =
            translate("Method", "EMPTY: no parameter vector explains the data. The model with these "
                                "bounds is proven wrong.");
        if (why.sensor >= 0) {
            const RecordSensor& sensor = problem_.sensors[static_cast<std::size_t>(why.sensor)];
            text += " " + filled(translate("Method", "The last box is excluded at {:.6g} s by {}, row {}"),
                                 row.shownTime, sensor.name, row.line);
            if (!why.simulated.isEmpty())
                text +=
                    filled(translate("Method", ": simulated {:.6g} to {:.6g}, allowed {:.6g} to {:.6g}"),
                           why.simulated.lower, why.simulated.upper, why.allowed.lower, why.allowed.upper);
            text += ".";
        } else if (why.sensor == -1) {
            text +=
                " " + filled(translate("Method",
                                       "The last box is excluded at {:.6g} s by the standstill of row {}."),
                             row.shownTime, row.line);
        } else {
            text +=
                " " + filled(translate("Method", "No mode of the model can be active at {:.6g} s, row {}."),
                             row.shownTime, row.line);
        }
        result_.message = text;
        result_.diagnostics["contradiction_row"] = row.line;
        result_.diagnostics["contradiction_sensor"] =
            why.sensor >= 0 ? problem_.sensors[static_cast<std::size_t>(why.sensor)].name
                            : std::string(why.sensor == -1 ? "standstill" : "model");
    }

    const VerifiedOptions& options_;
    const Progress& progress_;
    int threads_;
    VerifiedProblem problem_;
    Result result_;
};

} // namespace

const std::string& VerifiedIdentification::key() const {
    static const std::string text = "verified";
    return text;
}
const std::string& VerifiedIdentification::title() const {
    static const std::string text = translatable("Field", "Verified identification");
    return text;
}
const std::string& VerifiedIdentification::question() const {
    static const std::string text =
        translatable("Field", "Which parameters are guaranteed possible, and which are proven impossible?");
    return text;
}

std::vector<std::string> VerifiedIdentification::estimateNames(const Problem& problem) const {
    std::vector<std::string> names;
    for (const Unknown& unknown : problem.unknowns) names.push_back(unknown.name);
    return names;
}

std::vector<std::string> VerifiedIdentification::unmet(const Problem& problem) const {
    if (!problem.model) return {"there is no model"};
    std::vector<std::string> reasons;
    if (problem.unknowns.empty()) reasons.push_back("no parameter is declared unknown");
    if (problem.data.experiments.empty()) reasons.push_back("there are no measurements");
    for (const Unknown& unknown : problem.unknowns)
        if (!unknown.family.empty())
            reasons.push_back(fmt::format(
                "the unknown {} has a distribution; verified identification needs bounds", unknown.name));
    if (!reasons.empty()) return reasons;
    try {
        requireIntervals(*problem.model, "verified identification");
        verifiedHead(problem, options_).flow();
    } catch (const Error& e) {
        reasons.push_back(e.sentence());
    }
    return reasons;
}

Result VerifiedIdentification::run(const Problem& problem, const Progress& progress) {
    requireSoundRounding();
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail("Verified identification cannot run: {}", fmt::join(reasons, "; "));
    return Identification(problem, options_, progress).run();
}

} // namespace rigor

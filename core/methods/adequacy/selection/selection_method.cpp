#include "core/methods/adequacy/selection/selection_method.h"

#include "core/foundation/base/deadline.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/selection/search/selection_exchange.h"
#include "core/methods/adequacy/selection/selection_file.h"
#include "core/methods/adequacy/selection/selection_findings.h"
#include "core/methods/adequacy/selection/selection_present.h"
#include "core/methods/adequacy/selection/sets/near_optimal_sets.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace rigor {

namespace {

std::vector<int> sensorNumbers(const std::vector<double>& values, const char* option) {
    std::vector<int> numbers;
    for (const double v : values) {
        if (v != std::floor(v) || v < 0 || v > 1e6)
            fail(sentence("Method", "{}: {} is no number of a sensor; they are whole and start at 0"), option,
                 v);
        numbers.push_back(static_cast<int>(v));
    }
    return numbers;
}

SensorFile fileOf(const Problem& problem) {
    return readSensorFile(problem.files.front().bytes, problem.files.front().path);
}

constexpr double kMostEnumerated = 2e9;

void refuseTooMany(const SelectionOptions& options, double allowed) {
    if (options.search == "enumeration" && allowed > kMostEnumerated)
        fail(sentence("Method", "search = \"enumeration\": there are {:.3g} combinations, at most {:.0g} are "
                                "scored one by one; branch-and-bound proves the best one without that"),
             allowed, kMostEnumerated);
}

void applyOptions(const SelectionOptions& options, SensorFile& file) {
    SelectionLimits& limits = file.limits;
    if (options.maxSensors > 0) limits.maxSensors = options.maxSensors;
    if (limits.maxSensors == 0)
        fail(
            sentence("Method", "the file of sensors states no max_sensors, and the option max_sensors is 0"));
    if (options.costLimit > 0) limits.costLimit = options.costLimit;
    if (!options.costs.empty()) file.set.costs = options.costs;
    if (std::isfinite(limits.costLimit) && file.set.costs.empty())
        fail(sentence("Method", "cost_limit = {}, but there are no costs"), limits.costLimit);
    if (!options.required.empty()) limits.required = sensorNumbers(options.required, "required");
    if (!options.forbidden.empty()) limits.forbidden = sensorNumbers(options.forbidden, "forbidden");
    checkSelection(file.set, limits);
    limits.maxSensors = std::min(limits.maxSensors, file.set.count());
}

using PerCriterion = SelectionFindings::PerCriterion;

/// False if it was stopped.
bool enumerate(const SelectionOptions& options, const Problem& problem, const Progress& progress,
               SelectionFindings& findings) {
    std::vector<Criterion> criteria = criteriaFromString(options.criterion);
    const auto keep = static_cast<std::size_t>(std::max(options.listed, 20));
    const Enumeration all =
        enumerateCombinations(findings.set, findings.limits, criteria, keep, problem.threads, progress);
    findings.enumerated = true;
    findings.combinations = all.combinations;
    findings.undetermined = all.undetermined;
    for (const auto& ranking : all.rankings) {
        PerCriterion c;
        c.criterion = ranking.criterion;
        c.relaxation = kNaN;
        c.end = all.complete ? SelectionEnd::Undetermined : SelectionEnd::Cancelled;
        c.listed = ranking.best;
        c.bySize = ranking.bySize;
        c.sizesProven = all.complete;
        if (c.listed.size() > static_cast<std::size_t>(options.listed))
            c.listed.resize(static_cast<std::size_t>(options.listed));
        if (!ranking.best.empty() && ranking.best.front().values.determined) {
            c.best = ranking.best.front().sensors;
            c.values = ranking.best.front().values;
            c.ties = tiesOf(ranking);
            if (all.complete) c.end = SelectionEnd::Proven;
            c.bound = all.complete ? findings.valueOf(c) : kNaN;
            c.gap = all.complete ? 0 : kNaN;
        }
        findings.criteria.push_back(std::move(c));
    }
    return all.complete;
}

/// `size` sensors, or fewer where the order ends before: the required ones and the first of the order.
RankedCombination quickOne(const SelectionFindings& findings, int size, const std::vector<int>& order) {
    std::vector<int> sensors = findings.limits.required;
    const std::size_t more = std::min(static_cast<std::size_t>(size) - sensors.size(), order.size());
    sensors.insert(sensors.end(), order.begin(), order.begin() + static_cast<std::ptrdiff_t>(more));
    std::sort(sensors.begin(), sensors.end());
    return {sensors, criteriaOfInformation(findings.set.information(sensors))};
}

/// The best combination found with fewer sensors, for the table of sizes; when the time is over, those of
/// quickOrder.
std::vector<RankedCombination> smallerOnes(const SelectionFindings& findings, Criterion criterion,
                                           const Problem& problem, const Progress& progress,
                                           const Deadline& deadline) {
    constexpr int kStarts = 4;
    std::vector<RankedCombination> bySize(static_cast<std::size_t>(findings.limits.maxSensors) + 1);
    const int least = std::max<int>(1, static_cast<int>(findings.limits.required.size()));
    std::vector<int> order;
    for (int size = least; size < findings.limits.maxSensors && !progress.stopRequested(); ++size) {
        if (deadline.isOver()) {
            if (order.empty()) order = quickOrder(findings.set, findings.limits);
            RankedCombination quick = quickOne(findings, size, order);
            if (quick.sensors.size() != static_cast<std::size_t>(size)) break;
            bySize[quick.sensors.size()] = std::move(quick);
            continue;
        }
        SelectionLimits limits = findings.limits;
        limits.maxSensors = size;
        const ExchangeResult found = exchangeSearch(findings.set, limits, criterion, kStarts, problem.seed,
                                                    problem.threads, deadline.token());
        // A cost limit or ME may leave it smaller than allowed.
        if (found.best.empty() || found.best.size() != static_cast<std::size_t>(size)) continue;
        bySize[found.best.size()] = {found.best, criteriaOfInformation(findings.set.information(found.best))};
    }
    return bySize;
}

/// Both lists in one, best first, each combination once.
std::vector<RankedCombination> merged(std::vector<RankedCombination> list,
                                      const std::vector<RankedCombination>& other, Criterion criterion,
                                      std::size_t count) {
    for (const auto& one : other)
        if (std::none_of(list.begin(), list.end(), [&](const auto& l) { return l.sensors == one.sensors; }))
            list.push_back(one);
    std::stable_sort(list.begin(), list.end(), [&](const auto& a, const auto& b) {
        return a.values.log(criterion) < b.values.log(criterion);
    });
    if (list.size() > count) list.resize(count);
    return list;
}

/// The best combinations so far, for those who watch.
void tellBest(const std::vector<RankedCombination>& best, Criterion criterion,
              const SelectionFindings& findings, const Progress& progress) {
    constexpr std::size_t kWatched = 10;
    if (!progress.report || best.empty()) return;
    ProgressEvent event;
    event.phase = "proving " + toString(criterion);
    event.hasObjective = true;
    event.objective = best.front().values.value(criterion);
    event.estimate = weightsOf(findings.set, best.front().sensors);
    for (std::size_t i = 0; i < std::min(kWatched, best.size()); ++i) {
        event.population.push_back(best[i].values.value(criterion));
        event.populationEstimates.push_back(weightsOf(findings.set, best[i].sensors));
    }
    progress.tell(event);
}

/// Exchange searches, then what lies around the best of them: for the list, and to begin the proof with.
std::vector<RankedCombination> promisingOnes(const SelectionOptions& options, const Problem& problem,
                                             Criterion criterion, const SelectionFindings& findings,
                                             const Progress& progress, const Deadline& deadline) {
    const auto count = static_cast<std::size_t>(options.listed);
    std::vector<RankedCombination> listed;
    // With thousands of sensors greedy steps take seconds: something is shown before them.
    if (progress.report && !deadline.isOver()) {
        const RankedCombination quick =
            quickOne(findings, findings.limits.maxSensors, quickOrder(findings.set, findings.limits));
        if (quick.values.determined) tellBest({quick}, criterion, findings, progress);
    }
    for (const int starts : {0, BranchOptions{}.randomStarts}) { // the first one is there at once
        const ExchangeResult found = exchangeSearch(findings.set, findings.limits, criterion, starts,
                                                    problem.seed, problem.threads, deadline.token());
        if (found.best.empty()) continue;
        listed = merged({{found.best, criteriaOfInformation(findings.set.information(found.best))}}, listed,
                        criterion, count);
        tellBest(listed, criterion, findings, progress);
    }
    if (listed.empty()) return listed;
    listed = merged(combinationsNear(findings.set, findings.limits, criterion, listed.front().sensors, count,
                                     deadline.token()),
                    listed, criterion, count);
    tellBest(listed, criterion, findings, progress);
    return listed;
}

/// share: s, of this criterion.
PerCriterion proveOne(const SelectionOptions& options, const Problem& problem, Criterion criterion,
                      double share, const SelectionFindings& findings, const Progress& progress) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    // What comes before the proof gets half of the time at most; then there is to be time for another list.
    const Deadline early(progress.stop, share / 2), end(progress.stop, share);
    const auto count = static_cast<std::size_t>(options.listed);
    PerCriterion c;
    c.criterion = criterion;
    c.listed = promisingOnes(options, problem, criterion, findings, progress, early);
    const double listing = passed();
    c.bySize = smallerOnes(findings, criterion, problem, progress, early);
    BranchOptions branch;
    branch.gap = options.gap;
    branch.timeLimit = share - passed() - std::min(listing, share / 4);
    branch.nodeLimit = options.nodeLimit;
    branch.seed = problem.seed;
    branch.threads = problem.threads;
    for (const auto& one : c.listed) branch.known.push_back(one.sensors);
    const BranchResult proof = branchAndBound(findings.set, findings.limits, criterion, branch, progress);
    c.relaxation = std::exp(proof.logRelaxed);
    c.end = proof.end;
    c.nodes = proof.nodes;
    if (!proof.best.empty()) {
        if (c.listed.empty() || c.listed.front().sensors != proof.best)
            c.listed = merged(
                combinationsNear(findings.set, findings.limits, criterion, proof.best, count, end.token()),
                c.listed, criterion, count);
        // A search that a limit ended may have a better one beside its best.
        c.best = c.listed.empty() ? proof.best : c.listed.front().sensors;
        c.values = criteriaOfInformation(findings.set.information(c.best));
        c.bound = std::exp(proof.logBound);
        c.gap = std::expm1(std::max(0.0, c.values.log(criterion) - proof.logBound));
        c.ties = {{c.best, c.values}};
        c.bySize.resize(std::max(c.bySize.size(), c.best.size() + 1));
        c.bySize[c.best.size()] = c.ties.front();
    }
    c.seconds = passed();
    return c;
}

bool prove(const SelectionOptions& options, const Problem& problem, const Progress& progress,
           SelectionFindings& findings) {
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    const std::vector<Criterion> criteria = criteriaFromString(options.criterion);
    bool stopped = false;
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        const std::chrono::duration<double> used = Clock::now() - begin;
        const double share =
            std::max(0.0, options.timeLimit - used.count()) / static_cast<double>(criteria.size() - i);
        findings.criteria.push_back(proveOne(options, problem, criteria[i], share, findings, progress));
        stopped = stopped || findings.criteria.back().end == SelectionEnd::Cancelled;
    }
    return !stopped;
}

} // namespace

const MethodDescriptor SensorSelection::kDescriptor{
    .key = "sensor-selection",
    .title = translatable("Field", "Sensor selection"),
    .question =
        translatable("Field", "Which sensors, measured or only planned, determine the parameters best?"),
    .guidePage = "sensor-selection",
    .answer = AnswerKind::SensorSets,
    .objective = {.name = translatable("Method", "criterion")},
    .needsModel = false,
    .ranksSensors = true,
    .serial = translatable("Method", "Sensor selection ranks rows of a file; it has no model to evaluate "
                                     "elsewhere."),
    .make = []() -> std::unique_ptr<Method> { return std::make_unique<SensorSelection>(); },
    .present = presentSelection,
};

std::vector<std::string> SensorSelection::estimateNames(const Problem& problem) const {
    if (problem.files.size() != 1) return {};
    return fileOf(problem).set.sensors;
}

std::vector<std::string> SensorSelection::unmet(const Problem& problem) const {
    if (problem.files.size() == 1) return {};
    return {filled(sentence("Method", "[data] file must name one file of Jacobian rows, {} are named"),
                   problem.files.size())};
}

std::vector<WrongOption> SensorSelection::wrongOptions(const Problem& problem) const {
    SensorFile file;
    try {
        file = fileOf(problem);
    } catch (const Error&) {
        return {}; // no option's fault: run() says it with its place in the file
    }
    try {
        applyOptions(options_, file);
        refuseTooMany(options_, combinationCount(freeSensors(file.set, file.limits)));
    } catch (const Error& e) {
        // The option that is named first; a sentence about a sensor names it by what is asked of it.
        std::string key;
        std::size_t first = std::string::npos;
        for (const char* name : {"required", "forbidden", "cost_limit", "costs", "max_sensors", "search"})
            if (const std::size_t at = e.sentence().find(name); at < first) {
                first = at;
                key = name;
            }
        return {{key, e.sentence()}};
    }
    return {};
}

Result SensorSelection::run(const Problem& problem, const Progress& progress) {
    if (const auto reasons = unmet(problem); !reasons.empty())
        fail(sentence("Method", "Sensor selection cannot run: {}."), fmt::join(reasons, "; "));
    SensorFile file = fileOf(problem);
    applyOptions(options_, file);
    SelectionFindings findings;
    findings.set = std::move(file.set);
    findings.limits = std::move(file.limits);
    findings.allowed = combinationCount(freeSensors(findings.set, findings.limits));
    const bool every =
        options_.search == "enumeration" ||
        (options_.search == "automatic" && findings.allowed <= static_cast<double>(options_.enumerateUpTo));
    refuseTooMany(options_, findings.allowed);
    const bool complete = every ? enumerate(options_, problem, progress, findings)
                                : prove(options_, problem, progress, findings);

    Result result;
    result.method = kDescriptor.key;
    const bool found = std::any_of(findings.criteria.begin(), findings.criteria.end(),
                                   [](const auto& c) { return !c.best.empty(); });
    if (!complete) {
        result.outcome = RunOutcome::Cancelled;
        if (found)
            result.verdict = selectionVerdict(findings);
        else
            result.verdict = {};
        result.verdict.openWith(found ? translate("Method", "Cancelled; this is what was reached.")
                                      : translate("Method", "Cancelled before any combination was found."));
    } else {
        const bool timedOut =
            std::any_of(findings.criteria.begin(), findings.criteria.end(), [](const auto& c) {
                return c.best.empty() &&
                       (c.end == SelectionEnd::TimeLimit || c.end == SelectionEnd::NodeLimit);
            });
        result.outcome = found ? RunOutcome::Answered : RunOutcome::NoAnswer;
        result.verdict = !found && timedOut
                             ? concluded(translate(
                                   "Method", "The limit of the search was reached before a combination was "
                                             "found that determines the parameters."))
                             : selectionVerdict(findings);
    }
    result.warnings = file.warnings;
    const auto more = selectionWarnings(findings, options_.timeLimit);
    result.warnings.insert(result.warnings.end(), more.begin(), more.end());
    SelectionResult typed = resultOf(findings);
    write(typed, result);
    for (const auto& c : findings.criteria)
        if (!findings.enumerated) result.provenance["proof_seconds"][toString(c.criterion)] = c.seconds;
    return result;
}

} // namespace rigor

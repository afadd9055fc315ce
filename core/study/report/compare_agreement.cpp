#include "core/study/report/compare_agreement.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/presentation/display_name.h"
#include "core/study/report/compare.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigor {
namespace {

/// Why nothing is said of a run as a whole; "" = it may be compared.
std::string whyNot(const NumberedResult& run) {
    switch (run.result->outcome) {
    case RunOutcome::Answered:
        break;
    case RunOutcome::Empty:
        return filled(
            sentence("Report", "run {} proves its set empty: no value is possible under its bounds"),
            run.number);
    case RunOutcome::Cancelled:
        return filled(sentence("Report", "what was reached before it was cancelled is not an answer: run {}"),
                      run.number);
    default:
        return filled(sentence("Report", "run {} found no answer"), run.number);
    }
    if (isEvaluation(*run.result))
        return filled(sentence("Report", "run {} was given its values and searched for none"), run.number);
    if (run.result->unknowns.empty())
        return filled(sentence("Report", "run {} has no estimates"), run.number);
    return {};
}

/// A value at a bound of its search: it may be the bound that keeps it away from the other run's.
std::string wordsOnBound(const Estimate& atBound, int run, const Estimate& other, int otherRun) {
    const std::string title = estimateTitle(atBound.name);
    if (!other.atBound && (atBound.value < other.lower || atBound.value > other.upper))
        return filled(sentence("Report", "{} lies at a bound of the search in run {}, outside the interval "
                                         "of run {}"),
                      title, run, otherRun);
    return filled(sentence("Report", "{} lies at a bound of the search in run {}"), title, run);
}

/// Clause on an unknown that cannot be compared because of one of the runs; nothing if it can.
std::optional<std::string> hindrance(const Estimate& e, int run, const Estimate& other, int otherRun) {
    const std::string title = estimateTitle(e.name);
    if (e.guaranteed) {
        if (std::isnan(e.lower) || std::isnan(e.upper) || e.lower > e.upper)
            return filled(sentence("Report", "run {} states no set for {}"), run, title);
        return {};
    }
    if (!std::isfinite(e.value)) return filled(sentence("Report", "run {} has no value for {}"), run, title);
    if (e.atBound) return wordsOnBound(e, run, other, otherRun);
    if (!std::isfinite(e.standardError) || !(e.standardError > 0))
        return filled(sentence("Report", "{} has no standard error in run {}"), title, run);
    return {};
}

/// The distance between two intervals, 0 where they share a value.
double gapBetween(double lowerA, double upperA, double lowerB, double upperB) {
    return std::max({0.0, lowerA - upperB, lowerB - upperA});
}

double relativeGap(double gap, double widthA, double widthB) {
    const double width = widthA + widthB;
    return width > 0 && std::isfinite(width) ? 2 * gap / width : gap > 0 ? HUGE_VAL : 0;
}

void compareSets(ComparedUnknown& found, const Estimate& a, const Estimate& b) {
    const double gap = gapBetween(a.lower, a.upper, b.lower, b.upper);
    found.agreement = gap > 0 ? Agreement::Apart : Agreement::Agree;
    found.distance = relativeGap(gap, a.upper - a.lower, b.upper - b.lower);
    const std::string title = estimateTitle(a.name);
    found.words = gap > 0
                      ? filled(sentence("Report", "the guaranteed sets have no common value of {}"), title)
                      : filled(sentence("Report", "the guaranteed sets share values of {}"), title);
}

/// The standard error, or that of a normal distribution with the interval's half towards `other`, where the
/// interval was made wider or follows the profile.
double errorTowards(const Estimate& e, double other) {
    const double half = other > e.value ? e.upper - e.value : e.value - e.lower;
    return std::isfinite(half) ? std::max(e.standardError, half / kTwoSided95) : e.standardError;
}

void comparePointWithSet(ComparedUnknown& found, const Estimate& point, const Estimate& set, int pointRun) {
    const double error = errorTowards(point, (set.lower + set.upper) / 2), half = kTwoSided95 * error;
    const double gap = gapBetween(point.value - half, point.value + half, set.lower, set.upper);
    const bool inside = point.value >= set.lower && point.value <= set.upper;
    found.agreement = gap > 0 ? Agreement::Apart : Agreement::Agree;
    found.distance = kTwoSided95 + gap / error;
    if (gap == 0) found.distance = 0;
    const std::string title = estimateTitle(point.name);
    found.words =
        inside ? filled(sentence("Report", "{} of run {} lies in the guaranteed set"), title, pointRun)
        : gap > 0
            ? filled(sentence("Report", "{} of run {} and its 95 % interval lie outside the guaranteed set"),
                     title, pointRun)
            : filled(sentence("Report", "{} of run {} lies outside the guaranteed set, but its 95 % interval "
                                        "reaches into it"),
                     title, pointRun);
}

void comparePoints(ComparedUnknown& found, const Estimate& run, const Estimate& reference) {
    found.standardErrors = (run.value - reference.value) /
                           std::hypot(errorTowards(run, reference.value), errorTowards(reference, run.value));
    found.distance = std::abs(found.standardErrors);
    found.agreement = found.distance > kTwoSided95 ? Agreement::Apart : Agreement::Agree;
    const std::string title = estimateTitle(run.name), many = fixedText(found.distance, 1);
    found.words = found.standardErrors > 0
                      ? filled(sentence("Report", "{} {} combined standard errors higher"), title, many)
                      : filled(sentence("Report", "{} {} combined standard errors lower"), title, many);
}

/// Whether the values are apart although one lies at a bound of its search. The unbounded search ends further
/// out, so a bound that is 1.96 combined standard errors away is so too rarely; without a standard error of
/// its own nothing follows.
bool boundIsApart(ComparedUnknown& found, const Estimate& atBound, int run, const Estimate& other,
                  int otherRun) {
    if (!atBound.atBound || other.atBound || !(atBound.standardError > 0)) return false;
    const double half = kTwoSided95 * errorTowards(atBound, other.value);
    if (other.guaranteed) {
        const double gap = gapBetween(atBound.value - half, atBound.value + half, other.lower, other.upper);
        if (!(gap > 0) || other.lower > other.upper) return false;
        found.distance = kTwoSided95 * (1 + gap / half);
    } else {
        const double error = std::hypot(half / kTwoSided95, errorTowards(other, atBound.value));
        found.distance = std::abs(atBound.value - other.value) / error;
        if (!(other.standardError > 0) || !(found.distance > kTwoSided95)) return false;
    }
    found.agreement = Agreement::Apart;
    found.words = wordsOnBound(atBound, run, other, otherRun);
    return true;
}

std::string inOneLine(const std::vector<std::string>& parts, const char* between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : between) + part;
    return text;
}

std::vector<std::string> titlesOf(const RunAgreement& run, Agreement agreement) {
    std::vector<std::string> names;
    for (const ComparedUnknown& unknown : run.unknowns)
        if (unknown.agreement == agreement) names.push_back(estimateTitle(unknown.name));
    return names;
}

std::string wordsOnApart(const RunAgreement& run) {
    std::vector<std::string> clauses;
    for (const ComparedUnknown* unknown : run.apart()) clauses.push_back(unknown->words);
    return filled(sentence("Report", "Run {}: {}."), run.run, inOneLine(clauses, ", "));
}

/// What is not compared between two runs, in one sentence; "" if there is nothing.
std::string wordsOnRest(const RunAgreement& run) {
    std::vector<std::string> clauses;
    if (!run.why.empty()) clauses.push_back(run.why);
    for (const ComparedUnknown& unknown : run.unknowns)
        if (run.why.empty() && unknown.agreement == Agreement::NotCompared) clauses.push_back(unknown.words);
    if (run.why.empty() && !run.onlyOne.empty())
        clauses.push_back(filled(sentence("Report", "only one of runs {} and {} searches {}"), run.reference,
                                 run.run, inOneLine(run.onlyOne, ", ")));
    if (clauses.empty()) return {};
    return run.agreement() == Agreement::NotCompared
               ? filled(sentence("Report", "Why nothing is said of run {}: {}."), run.run,
                        inOneLine(clauses, ", "))
               : filled(sentence("Report", "Not compared with run {}: {}."), run.run,
                        inOneLine(clauses, ", "));
}

} // namespace

Agreement RunAgreement::agreement() const {
    bool agree = false;
    for (const ComparedUnknown& unknown : unknowns) {
        if (unknown.agreement == Agreement::Apart) return Agreement::Apart;
        agree = agree || unknown.agreement == Agreement::Agree;
    }
    return agree ? Agreement::Agree : Agreement::NotCompared;
}

bool RunAgreement::whole() const {
    return why.empty() && onlyOne.empty() && !unknowns.empty() &&
           std::none_of(unknowns.begin(), unknowns.end(), [](const ComparedUnknown& unknown) {
               return unknown.agreement == Agreement::NotCompared;
           });
}

std::vector<const ComparedUnknown*> RunAgreement::apart() const {
    std::vector<const ComparedUnknown*> list;
    for (const ComparedUnknown& unknown : unknowns)
        if (unknown.agreement == Agreement::Apart) list.push_back(&unknown);
    std::stable_sort(list.begin(), list.end(),
                     [](const auto* a, const auto* b) { return a->distance > b->distance; });
    return list;
}

RunAgreement agreementOf(const NumberedResult& run, const NumberedResult& reference) {
    RunAgreement found{
        .run = run.number, .reference = reference.number, .why = {}, .unknowns = {}, .onlyOne = {}};
    found.why = whyNot(run);
    if (found.why.empty()) found.why = whyNot(reference);
    const auto of = [](const Result& result, const std::string& name) {
        const auto at = std::find_if(result.unknowns.begin(), result.unknowns.end(),
                                     [&](const Estimate& e) { return e.name == name; });
        return at == result.unknowns.end() ? nullptr : &*at;
    };
    for (const Estimate& b : reference.result->unknowns) {
        const Estimate* a = of(*run.result, b.name);
        if (!a) {
            found.onlyOne.push_back(estimateTitle(b.name));
            continue;
        }
        ComparedUnknown unknown;
        unknown.name = b.name;
        if (!found.why.empty()) {
            unknown.words = found.why;
        } else if (a->unit != b.unit) {
            unknown.words = filled(sentence("Report", "{} is in {} in run {} and in {} in run {}"),
                                   estimateTitle(b.name), a->unit.empty() ? "1" : a->unit, run.number,
                                   b.unit.empty() ? "1" : b.unit, reference.number);
        } else if (boundIsApart(unknown, *a, run.number, b, reference.number) ||
                   boundIsApart(unknown, b, reference.number, *a, run.number)) {
            // said there
        } else if (const auto why = hindrance(*a, run.number, b, reference.number)) {
            unknown.words = *why;
        } else if (const auto otherWhy = hindrance(b, reference.number, *a, run.number)) {
            unknown.words = *otherWhy;
        } else if (a->guaranteed && b.guaranteed) {
            compareSets(unknown, *a, b);
        } else if (a->guaranteed) {
            comparePointWithSet(unknown, b, *a, reference.number);
        } else if (b.guaranteed) {
            comparePointWithSet(unknown, *a, b, run.number);
        } else {
            comparePoints(unknown, *a, b);
        }
        found.unknowns.push_back(std::move(unknown));
    }
    for (const Estimate& a : run.result->unknowns)
        if (!of(*reference.result, a.name)) found.onlyOne.push_back(estimateTitle(a.name));
    return found;
}

AgreementVerdict agreementOf(const std::vector<NumberedResult>& runs) {
    AgreementVerdict verdict;
    if (runs.size() < 2) return verdict;
    const NumberedResult& reference = runs.front();
    if (const std::string why = whyNot(reference); !why.empty()) {
        for (std::size_t i = 1; i < runs.size(); ++i) verdict.runs.push_back(agreementOf(runs[i], reference));
        verdict.clause = filled(sentence("Report", "Not compared with run {}."), reference.number);
        verdict.sentences.push_back(filled(sentence("Report", "Of the reference: {}."), why));
        return verdict;
    }
    std::vector<std::string> agreeing, partly, untold;
    std::vector<const NumberedResult*> apart;
    bool sets = false, points = false;
    for (std::size_t i = 1; i < runs.size(); ++i) {
        verdict.runs.push_back(agreementOf(runs[i], reference));
        const RunAgreement& one = verdict.runs.back();
        if (one.agreement() == Agreement::Apart) apart.push_back(&runs[i]);
        if (one.agreement() == Agreement::NotCompared) untold.push_back(std::to_string(one.run));
        if (one.agreement() == Agreement::Agree)
            (one.whole() ? agreeing : partly).push_back(std::to_string(one.run));
        for (const ComparedUnknown& unknown : one.unknowns)
            if (unknown.agreement != Agreement::NotCompared)
                (std::isfinite(unknown.standardErrors) ? points : sets) = true;
    }
    verdict.apart = !apart.empty();
    verdict.agree = agreeing.size() == verdict.runs.size();
    const int number = reference.number;
    if (verdict.agree)
        verdict.clause =
            !sets ? filled(sentence("Report", "All runs agree with run {} within 1.96 standard errors."),
                           number)
            : points
                ? filled(sentence("Report", "All runs agree with run {}, within 1.96 standard errors or in "
                                            "their guaranteed sets."),
                         number)
                : filled(sentence("Report", "All runs agree with run {} in their guaranteed sets."), number);
    else if (verdict.apart)
        verdict.clause = filled(sentence("Report", "Not all runs agree with run {}."), number);
    else if (!agreeing.empty() && partly.empty())
        verdict.clause =
            untold.size() == 1
                ? filled(sentence("Report", "Nothing is said of run {}. The others agree with run {}."),
                         untold.front(), number)
                : filled(sentence("Report", "Nothing is said of runs {}. The others agree with run {}."),
                         inOneLine(untold, ", "), number);
    else if (!partly.empty())
        verdict.clause =
            filled(sentence("Report", "Nothing that could be compared disagrees with run {}; not all "
                                      "could be."),
                   number);
    else
        verdict.clause = filled(sentence("Report", "Not compared with run {}."), number);

    for (const RunAgreement& run : verdict.runs)
        if (run.agreement() == Agreement::Apart) verdict.sentences.push_back(wordsOnApart(run));
    if (!verdict.agree && (verdict.apart || !partly.empty())) {
        if (agreeing.size() == 1)
            verdict.sentences.push_back(
                filled(sentence("Report", "Run {} agrees with it in every unknown."), agreeing.front()));
        if (agreeing.size() > 1)
            verdict.sentences.push_back(filled(sentence("Report", "Runs {} agree with it in every unknown."),
                                               inOneLine(agreeing, ", ")));
        for (const RunAgreement& run : verdict.runs)
            if (run.agreement() == Agreement::Agree && !run.whole())
                verdict.sentences.push_back(filled(sentence("Report", "Run {} agrees with it in {}."),
                                                   run.run,
                                                   inOneLine(titlesOf(run, Agreement::Agree), ", ")));
    }
    // Of those apart from the reference: who agrees with whom?
    for (std::size_t i = 0; i < apart.size(); ++i)
        for (std::size_t j = i + 1; j < apart.size(); ++j) {
            const RunAgreement pair = agreementOf(*apart[j], *apart[i]);
            if (pair.agreement() == Agreement::Agree && pair.whole())
                verdict.sentences.push_back(
                    filled(sentence("Report", "Runs {} and {} agree with each other."), apart[i]->number,
                           apart[j]->number));
        }
    for (const RunAgreement& run : verdict.runs)
        if (const std::string rest = wordsOnRest(run); !rest.empty()) verdict.sentences.push_back(rest);
    return verdict;
}

} // namespace rigor

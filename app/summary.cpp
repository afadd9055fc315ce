#include "app/summary.h"

#include "core/methods/claims.h"
#include "core/methods/estimate_text.h"
#include "core/methods/fit/result.h"
#include "core/methods/method.h"
#include "core/methods/result/provenance.h"
#include "core/methods/result/validation_result.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kWarningsShown = 20;

std::string number(double x) { return std::isnan(x) ? "-" : fmt::format("{:.6g}", x); }

/// Characters, not bytes.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & '\xc0') != '\x80'; }));
}

/// Rows under each other, the columns firstNumber .. firstText - 1 flush right.
std::string columns(const std::vector<std::vector<std::string>>& rows, std::size_t firstNumber,
                    std::size_t firstText) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], widthOf(row[i]));
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string room(widths[i] - widthOf(row[i]), ' ');
            line += i >= firstNumber && i < firstText ? "  " + room + row[i] : "  " + row[i] + room;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string estimates(const Result& result, const FitResult& fit) {
    std::vector<std::vector<std::string>> rows = {{"", "value", "std. error", "lower", "upper", "unit", ""}};
    const IntervalKinds kinds = fit.intervals.value_or(IntervalKinds{});
    for (const auto* list : {&result.unknowns, &result.tied})
        for (const Estimate& e : *list) {
            const bool withBound = std::ranges::find(kinds.profile, e.name) != kinds.profile.end() ||
                                   std::ranges::find(kinds.steps, e.name) != kinds.steps.end();
            const EstimateText text =
                shown(e, displayUnit(e), withBound ? AtBound::Interval : AtBound::NoInterval);
            rows.push_back({e.name, e.guaranteed ? kMissingText : text.value, text.error, text.lower,
                            text.upper, text.unit, e.equals.empty() ? text.remark : "equals " + e.equals});
        }
    std::string text = columns(rows, 1, 5);
    for (const Message& meaning : intervalMeanings(result.unknowns))
        text += fmt::format("  lower, upper: {}\n", meaning);
    return text;
}

/// Of several models, those that are not rejected first; "" where there is one only.
std::string modelEstimates(const Result& result) {
    const std::vector<ModelEstimate> all = modelEstimatesOf(result);
    if (all.empty()) return {};
    std::vector<std::vector<std::string>> rows = {
        {"model", "verdict", "", "value", "std. error", "lower", "upper", "unit", ""}};
    for (const ModelEstimate& one : all) {
        const EstimateText told = shown(one.estimate);
        rows.push_back({one.model, one.verdict, one.estimate.name, told.value, told.error, told.lower,
                        told.upper, told.unit, told.remark});
    }
    return columns(rows, 3, 7) + fmt::format("\nOf the model {}{}:\n", candidateOfEstimates(result),
                                             isOwnModelRejected(result) ? ", which is rejected" : "");
}

/// What the data determine of unknowns that they do not determine one by one.
std::string combinations(const FitResult& fit) {
    std::string text;
    if (fit.combinations)
        for (const CombinationResult& one : *fit.combinations)
            if (std::isfinite(one.value))
                text += fmt::format("  {} = {}\n", one.combination, withError(one.value, one.standardError));
    return text;
}

/// How the estimates scatter at every level of noise; "" without a study.
std::string noiseStudy(const Result& result, const FitResult& fit) {
    if (!fit.noiseLevels) return {};
    std::vector<std::vector<std::string>> rows = {{"noise", "answers", "mean", "std. deviation", ""}};
    for (const NoiseLevel& level : *fit.noiseLevels)
        for (std::size_t i = 0; i < result.unknowns.size(); ++i) {
            const auto of = [&](const std::optional<std::vector<double>>& list) {
                return number(list && i < list->size() ? (*list)[i] : std::nan(""));
            };
            rows.push_back({number(level.level), fmt::format("{} of {}", level.answered, level.repeats),
                            of(level.mean), of(level.standardDeviation), result.unknowns[i].name});
        }
    return "\nNoise study (noise: part of the signals, rms):\n" + columns(rows, 0, 4);
}

/// Whether the data are predicted by the values given, in words; "" of a run that searched.
std::string validation(const Result& result) {
    const auto facts = readFacts<ValidationResult>(result).validation;
    if (!facts) return {};
    std::string text = fmt::format("\n{}\n", facts->verdict.text());
    for (const Message& one : facts->said) text += fmt::format("  {}\n", one.text());
    return text;
}

/// Counts in full, everything else with six digits.
std::string shortNumber(double value) {
    const bool count = value == std::round(value) && std::abs(value) < 1e15;
    return count ? fmt::format("{:.0f}", value) : fmt::format("{:.6g}", value);
}

} // namespace

std::string summaryText(const Result& result, const Study& study) {
    const FitResult fit =
        answers(result.method, AnswerKind::PointFit) ? readFacts<FitResult>(result) : FitResult{};
    std::string text = study.title.empty() ? study.file.string() : study.title;
    text += fmt::format("\n{}: {}\n", toString(result.outcome), result.message());
    text += validation(result);
    if (!result.unknowns.empty())
        text += "\n" + modelEstimates(result) + estimates(result, fit) + combinations(fit);
    if (const Messages assumed = statedAssumptions(result); !assumed.empty()) {
        text += "\nIt rests on:\n";
        for (const Message& one : assumed) text += fmt::format("  {}\n", one);
    }
    if (fit.correctionsProposed.value_or(false))
        text += fmt::format("\nThe corrections were proposed; to start from them:\n  corrections = \"{}\"\n",
                            fit.corrections.value_or(""));
    text += noiseStudy(result, fit);
    std::string numbers;
    for (const auto& [key, value] : result.diagnostics.items())
        if (value.is_number() && std::isfinite(value.get<double>()))
            numbers += fmt::format("  {} = {}\n", key, shortNumber(value.get<double>()));
    if (!numbers.empty()) text += "\n" + numbers;
    if (const auto warnings = result.remarks(); !warnings.empty()) {
        text += fmt::format("\n{} warning{}:\n", warnings.size(), warnings.size() == 1 ? "" : "s");
        for (std::size_t i = 0; i < std::min(kWarningsShown, warnings.size()); ++i)
            text += fmt::format("  {}\n", warnings[i]);
        if (warnings.size() > kWarningsShown)
            text += fmt::format("  ... and {} more, in result.json\n", warnings.size() - kWarningsShown);
    }
    if (!result.notes.empty()) text += "\nNotes, which change nothing:\n";
    for (const Message& note : result.notes) text += fmt::format("  {}\n", note);
    // Some methods, the filter among them, run no simulations.
    const Provenance known = provenanceOf(result);
    const long long simulations = known.simulations.value_or(0);
    text += simulations == 0
                ? "\n"
                : fmt::format("\n{} simulations ({} failed) in ", simulations, known.failures.value_or(0));
    text += fmt::format("{:.1f} s on {} threads\n", std::isfinite(known.wallTime) ? known.wallTime : 0,
                        known.threads.value_or(0));
    return text;
}

} // namespace rigor

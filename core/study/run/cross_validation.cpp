#include "core/study/run/cross_validation.h"

#include "core/engine/data/series/held_back.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/fit/result.h"
#include "core/presentation/display_name.h"
#include "core/study/report/compare_validation.h"
#include "core/study/run/validate.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr double kSignificance = 0.05;

std::string count(std::size_t n) { return countText(static_cast<long long>(n)); }

struct Part {
    Message name; ///< what was held back
    std::vector<Estimate> estimates;
    ValidationVerdict verdict;
    HeldBackTable rows;
    Message failure; ///< why it was not judged; "" = it was
};

Message nameOf(const CrossDivision& division, const Dataset& held, std::size_t part) {
    if (division.isOfOneRecord()) {
        const auto [begin, end] = division.stretch(part);
        return filled(sentence("Report", "{} … {} s"), plainText(begin, 5), plainText(end, 5));
    }
    constexpr std::size_t kNamed = 3;
    std::string labels;
    for (std::size_t i = 0; i < std::min(kNamed, held.experiments.size()); ++i)
        labels += (i > 0 ? ", " : "") + held.experiments[i].label;
    if (held.experiments.size() <= kNamed) return verbatim(labels);
    return filled(sentence("Report", "{} and {} more"), labels, count(held.experiments.size() - kNamed));
}

Part judged(const PreparedStudy& prepared, DividedData data, Message name, const Progress& progress) {
    Part part{.name = std::move(name), .estimates = {}, .verdict = {}, .rows = {}, .failure = {}};
    try {
        PreparedStudy rest;
        rest.study = prepared.study;
        rest.study.data.validation = {};
        rest.problem = onData(prepared, std::move(data.calibration));
        rest.method = makeMethod(rest.study.method);
        const Fields fields = rest.method->options();
        for (const auto& [key, value] : rest.study.options) fields.set(key, value);
        const Result calibration = runStudy(rest, {progress.stop, {}});
        if (calibration.outcome != RunOutcome::Answered) {
            part.failure = calibration.verdict.clause;
            return part;
        }
        part.estimates = calibration.unknowns;
        PreparedStudy evaluation = evaluationOn(prepared, data.validation, calibration);
        const Result predicted = runStudy(evaluation, {progress.stop, {}});
        if (predicted.outcome != RunOutcome::Answered) {
            part.failure = predicted.verdict.clause;
            return part;
        }
        const auto predictions = predictionsOf(predicted), calibrated = predictionsOf(calibration);
        part.verdict = validationOf(predicted, predictions, &calibration, &calibrated);
        part.rows = heldBackRows(predictions);
        if (part.verdict.outputs.empty())
            part.failure = translate("Report", "What was held back has no values to validate by.");
    } catch (const Error& e) {
        part.failure = e.message();
    }
    return part;
}

/// Over all parts; the deviations as root mean squares.
std::vector<ValidatedOutput> pooled(const std::vector<Part>& parts) {
    std::vector<ValidatedOutput> all;
    for (const Part& part : parts)
        for (const ValidatedOutput& one : part.verdict.outputs) {
            auto known = std::ranges::find(all, one.output, &ValidatedOutput::output);
            if (known == all.end()) {
                all.push_back(one);
                continue;
            }
            const double n = known->values, more = one.values;
            const auto mean = [&](double& to, double value) { to = (n * to + more * value) / (n + more); };
            const auto meanSquare = [&](double& to, double value) {
                to = std::sqrt((n * to * to + more * value * value) / (n + more));
            };
            meanSquare(known->rms, one.rms);
            mean(known->bias, one.bias);
            meanSquare(known->calibrationRms, one.calibrationRms);
            meanSquare(known->sigma, one.sigma);
            mean(known->inside95, one.inside95);
            known->values += more;
        }
    return all;
}

void append(HeldBackTable& to, const HeldBackTable& rows) {
    if (to.output.empty()) {
        to = rows;
        return;
    }
    const auto add = [](auto& column, const auto& more) {
        column.insert(column.end(), more.begin(), more.end());
    };
    add(to.output, rows.output);
    add(to.experiment, rows.experiment);
    // A part whose experiments have one value each is not over time though the others are.
    if (rows.t && !to.t) to.t.emplace(to.output.size() - rows.output.size(), kNaN);
    if (to.t) add(*to.t, rows.t ? *rows.t : std::vector<double>(rows.output.size(), kNaN));
    add(to.measured, rows.measured);
    add(to.predicted, rows.predicted);
    add(to.residual, rows.residual);
}

FoldsTable tableOf(const std::vector<Part>& parts, const std::vector<double>& p, const Result& result) {
    FoldsTable table;
    for (const Estimate& e : result.unknowns) table.unknowns.push_back({e.name, e.unit, {}});
    for (std::size_t k = 0; k < parts.size(); ++k) {
        double values = 0;
        for (const ValidatedOutput& one : parts[k].verdict.outputs) values += one.values;
        table.fold.push_back(static_cast<double>(k + 1));
        table.heldBack.push_back(parts[k].name);
        table.values.push_back(values);
        table.p.push_back(p[k]);
        for (std::size_t i = 0; i < table.unknowns.size(); ++i) {
            const auto found = std::ranges::find(parts[k].estimates, table.unknowns[i].name, &Estimate::name);
            table.unknowns[i].numbers.push_back(found == parts[k].estimates.end() ? kNaN : found->value);
        }
    }
    return table;
}

/// The unknown that moves most when a part is left out, in standard errors of the answer.
Message largestShift(const std::vector<Part>& parts, const Result& result) {
    double largest = 0;
    const Estimate* moved = nullptr;
    const Part* without = nullptr;
    double value = kNaN;
    for (const Part& part : parts)
        for (const Estimate& e : result.unknowns) {
            const auto found = std::ranges::find(part.estimates, e.name, &Estimate::name);
            if (found == part.estimates.end() || !(e.standardError > 0)) continue;
            const double shift = std::abs(found->value - e.value) / e.standardError;
            if (shift > largest) largest = shift, moved = &e, without = &part, value = found->value;
        }
    if (!moved) return {};
    const DisplayUnit unit = displayUnit(moved->unit, value);
    return filled(
        sentence("Report",
                 "Without one of the parts {} moves most without {}: to {}, by {} standard errors."),
        wordsOf(moved->name), without->name,
        withUnit(significantText(value * unit.scale, 4), moved->unit.empty() ? "" : unit.text),
        significantText(largest, 2));
}

/// Corrected by Holm; NaN where a part was not tested.
std::vector<double> correctedOf(const std::vector<Part>& parts) {
    std::vector<double> tested;
    for (const Part& part : parts)
        if (part.verdict.tested) tested.push_back(part.verdict.tooGood ? 1 : part.verdict.p);
    const std::vector<double> corrected = holmCorrected(tested);
    std::vector<double> p;
    std::size_t next = 0;
    for (const Part& part : parts) p.push_back(part.verdict.tested ? corrected[next++] : kNaN);
    return p;
}

ValidationFacts factsOf(const std::vector<Part>& parts, const std::vector<double>& p, std::size_t wanted,
                        const CrossDivision& division, const Result& result) {
    ValidationFacts facts;
    const std::vector<ValidatedOutput> outputs = pooled(parts);
    double relative = 0, inside = 0;
    for (const ValidatedOutput& o : outputs) {
        const double scale = std::isfinite(o.sigma) ? o.sigma : o.calibrationRms;
        relative += o.rms * o.rms / (scale * scale) / static_cast<double>(outputs.size());
        inside += o.inside95 * o.values;
        facts.values += o.values;
        facts.outputs.emplace_back(
            o.output, ValidatedFacts{o.rms, o.unit, o.inside95, o.bias, o.values, o.sigma, o.calibrationRms});
    }
    if (!outputs.empty()) // else nothing was predicted: not known, which is not 0
        facts.rms = outputs.size() == 1 ? outputs.front().rms : std::sqrt(relative);
    facts.coverage = inside / facts.values;
    facts.calibrationKnown = true;
    facts.folds = static_cast<long long>(wanted);

    std::size_t tested = 0, failed = 0;
    double least = 1;
    Messages contradicting;
    for (std::size_t k = 0; k < parts.size(); ++k) {
        failed += !parts[k].failure.empty();
        if (!std::isfinite(p[k])) continue;
        ++tested;
        least = std::min(least, p[k]);
        if (p[k] < kSignificance) contradicting.push_back(parts[k].name);
    }
    if (tested > 0) facts.p = least;
    const bool whole = tested == wanted;
    if (!contradicting.empty())
        facts.passed = false;
    else if (whole)
        facts.passed = true;
    facts.verdict = !contradicting.empty()  ? translate("Report", "Cross-validation failed.")
                    : whole                 ? translate("Report", "Cross-validation passed.")
                    : parts.size() < wanted ? translate("Report", "Cross-validation was cancelled.")
                    : failed > 0
                        ? translate("Report", "Cross-validation without a verdict: not every part could "
                                              "be predicted.")
                        : translate("Report", "Cross-validation without a verdict: no standard deviation "
                                              "is known to test by.");

    facts.said.push_back(
        division.isOfOneRecord()
            ? filled(sentence("Report",
                              "The search was repeated {} times, each time without another stretch of the "
                              "record."),
                     count(parts.size()))
            : filled(sentence("Report",
                              "The search was repeated {} times, each time without another part of the "
                              "experiments."),
                     count(parts.size())));
    for (const ValidatedOutput& o : outputs) facts.said.push_back(wordsOn(o));
    constexpr std::size_t kTold = 5;
    if (contradicting.size() > kTold) {
        const std::size_t more = contradicting.size() - kTold;
        contradicting.resize(kTold);
        contradicting.push_back(filled(sentence("Report", "{} more parts"), count(more)));
    }
    if (!contradicting.empty())
        facts.said.push_back(filled(sentence("Report", "These do not follow from the rest: {}."),
                                    joined(contradicting, "; ")));
    for (const Part& part : parts)
        if (!part.failure.empty()) {
            facts.said.push_back(filled(sentence("Report", "Not judged ({}): {}"), part.name, part.failure));
            break;
        }
    // Each part is judged with what its own search found the model to lack, which makes values alike.
    const bool lacking = std::ranges::any_of(
        readFacts<FitResult>(result).discrepancy.value_or(std::vector<DiscrepancyResult>()),
        &DiscrepancyResult::told);
    if (tested > 0)
        facts.said.push_back(filled(
            lacking ? translate("Report", "Tested part by part with the uncertainty of the values found "
                                          "and the discrepancy; smallest p of {} parts (Holm): {}.")
                    : translate("Report", "Tested part by part with the uncertainty of the values "
                                          "found, for independent errors; smallest p of {} parts "
                                          "(Holm): {}."),
            count(tested), probabilityText(least)));
    if (Message shift = largestShift(parts, result); !shift.empty()) facts.said.push_back(std::move(shift));
    return facts;
}

} // namespace

void crossValidate(const PreparedStudy& prepared, Result& result, const Progress& progress) {
    if (result.outcome != RunOutcome::Answered) return;
    const Dataset& data = prepared.whole().data;
    const CrossDivision division(data, prepared.study.data.validation);
    std::vector<Part> parts;
    for (std::size_t k = 0; k < division.parts() && !progress.stopRequested(); ++k) {
        ProgressEvent event;
        event.phase = "cross-validation";
        event.done = static_cast<double>(k);
        event.total = static_cast<double>(division.parts());
        progress.tell(event);
        DividedData divided = division.at(k);
        Message name = nameOf(division, divided.validation, k);
        parts.push_back(judged(prepared, std::move(divided), std::move(name), progress));
    }
    // What was cancelled in its search was not judged.
    if (progress.stopRequested() && !parts.empty()) parts.pop_back();
    const std::vector<double> p = correctedOf(parts);
    ValidationResult validation;
    validation.validation = factsOf(parts, p, division.parts(), division, result);
    validation.validation->experiments = static_cast<long long>(data.experiments.size());
    HeldBackTable rows;
    for (const Part& part : parts) append(rows, part.rows);
    if (!rows.output.empty()) validation.heldBack = std::move(rows);
    if (!parts.empty()) validation.folds = tableOf(parts, p, result);
    write(validation, result);
}

} // namespace rigor

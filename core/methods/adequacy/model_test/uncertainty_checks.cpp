#include "core/methods/adequacy/model_test/uncertainty_checks.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/unit_text.h"
#include "core/foundation/stats/tests.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

void askProfiles(const UncertaintyQuestions& asked, Assessed& f) {
    f.profiles = profilesOf(asked.predictor, f.fit, f.covariance, asked.box, asked.unknowns,
                            chiSquaredQuantile(asked.options.level, 1), asked.progress);
    for (const Profile& profile : f.profiles)
        if (profile.bend > kFairPicture)
            f.warnings.push_back(
                filled(translate("Method", "The profile of {} is no parabola: its interval by the "
                                           "profile is to be preferred to the ellipsoid."),
                       profile.unknown));
}

/// A proposal that does not help, in words; "" if it does.
Message wordsOfNoGain(const Proposal& proposal, const std::string& criterion) {
    if (!proposal.tells) return translate("Method", "it tells nothing about the unknowns");
    if (proposal.gain <= kEquallyGood)
        return filled(translate("Method", "alone it does not reduce the criterion {}"), criterion);
    return {};
}

/// Candidates beyond the data rest on a model that was never compared with anything there.
void warnOfExtrapolation(const UncertaintyQuestions& asked, Assessed& f) {
    const ProposedExperiments& next = *f.next;
    const double slack = kEquallyGood * std::max(std::abs(next.lowest), std::abs(next.highest));
    Messages outside;
    for (const NextExperiment& candidate : next.candidates)
        if (candidate.value < next.lowest - slack || candidate.value > next.highest + slack)
            outside.push_back(filled(std::string("{:g}"), candidate.value));
    if (outside.empty()) return;
    std::string unit;
    for (const Variable& input : asked.problem.model->inputs())
        if (input.name == asked.options.nextInput) unit = withUnit("", input.unit);
    f.warnings.push_back(
        filled(translate("Method",
                         "Next experiment: {} = {}{} lies outside the data, which reach from {:g} to {:g}{}: "
                         "there the model is extrapolated, and so is what such an experiment would tell."),
               asked.options.nextInput, fmt::join(outside, ", "), unit, next.lowest, next.highest, unit));
}

void askNextExperiment(const UncertaintyQuestions& asked, Assessed& f) {
    const AdequacyOptions& o = asked.options;
    f.next = nextExperiments(asked.problem, f.data, f.fit, f.covariance, o.criterion, o.nextInput,
                             o.nextValues, o.nextCount, o.nextRepeats);
    for (const NextExperiment& candidate : f.next->candidates) {
        const std::string why = candidate.why.empty() ? wordsOfNoGain(candidate, o.criterion) : candidate.why;
        if (!why.empty())
            f.warnings.push_back(filled(translate("Method", "Next experiment {} = {:g}: {}."), o.nextInput,
                                        candidate.value, why));
    }
    warnOfExtrapolation(asked, f);
}

void askNextSeries(const UncertaintyQuestions& asked, Assessed& f) {
    const AdequacyOptions& o = asked.options;
    f.series = nextSeries(asked.problem, asked.rows, f.data, f.fit, f.covariance, asked.box,
                          {.column = o.nextColumn,
                           .criterion = o.criterion,
                           .count = o.nextCount,
                           .repeats = o.nextRepeats,
                           .conditionLimit = o.conditionLimit},
                          asked.progress);
    for (const SeriesCandidate& candidate : f.series->candidates)
        if (!candidate.why.empty())
            f.warnings.push_back(filled(translate("Method", "Next series {} {}: {}."), o.nextColumn,
                                        candidate.name, candidate.why));
    if (!f.series->ended.empty())
        f.warnings.push_back(
            filled(translate("Method", "The order of the series ended early: {}."), f.series->ended));
}

void askPlannedSensors(const UncertaintyQuestions& asked, Assessed& f) {
    f.planned = plannedSensors(asked.problem, f.data, f.fit, f.covariance, asked.options.criterion,
                               asked.options.plannedSensors);
    for (const PlannedSensor& sensor : f.planned) {
        const std::string why =
            sensor.why.empty() ? wordsOfNoGain(sensor, asked.options.criterion) : sensor.why;
        if (!why.empty())
            f.warnings.push_back(
                filled(translate("Method", "Sensor not yet there {}: {}."), sensor.output, why));
    }
}

void askCoverage(const UncertaintyQuestions& asked, Assessed& f) {
    const AdequacyOptions& o = asked.options;
    f.coverage = coverageOf(f.data, asked.problem.simulation, f.fit, f.covariance, asked.box,
                            {.draws = o.bootstrap,
                             .level = f.region.level,
                             .seed = asked.problem.seed,
                             .threads = asked.problem.threads},
                            asked.progress);
    const Coverage& c = *f.coverage;
    asked.simulated(c.simulations);
    if (c.refits < c.asked && c.complete)
        f.warnings.push_back(
            filled(translate("Method", "{} of {} refits had no answer."), c.asked - c.refits, c.asked));
    if (c.refits > 1 && (o.level < c.lower || o.level > c.upper))
        f.qualityWarnings.push_back(filled(
            translate("Method", "The ellipsoid holds the truth in {:.1f} % of {} refits instead of {:g} %."),
            100 * c.share, c.refits, 100 * o.level));
}

} // namespace

void checkUncertainty(const UncertaintyQuestions& asked, Assessed& assessed) {
    const AdequacyOptions& o = asked.options;
    const auto goOn = [&] { return !asked.progress.stopRequested(); };
    if (o.asksProfiles() && goOn()) askProfiles(asked, assessed);
    if (!o.nextInput.empty() && goOn()) askNextExperiment(asked, assessed);
    if (!o.nextColumn.empty() && goOn()) askNextSeries(asked, assessed);
    if (!o.plannedSensors.empty() && goOn()) askPlannedSensors(asked, assessed);
    if (o.bootstrap > 0 && goOn()) askCoverage(asked, assessed);
}

} // namespace rigor

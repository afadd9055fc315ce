#include "core/methods/inverse_uncertainty/quality_warnings.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kNamedOutputs = 8;

Message named(const Messages& texts) {
    const auto shown = std::min(texts.size(), kNamedOutputs);
    Message list = joined({texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(shown)}, ", ");
    if (texts.size() > shown) list += filled(translate("Method", " and {} more"), texts.size() - shown);
    return list;
}

double logError(const RunContext& context, const Discrepancy& d) {
    return context.options.density == "gaussian" ? d.logErrorGaussian : d.logErrorMaximumEntropy;
}

/// "Against the reference ..." for the experiments named and for the others; "" without a reference.
Message whatTheReferenceSays(const RunContext& context, const Findings& findings,
                             const std::vector<std::size_t>& poor) {
    double sum[2] = {0, 0};
    int count[2] = {0, 0};
    for (std::size_t e = 0; e < findings.discrepancies.size(); ++e) {
        const double error = logError(context, findings.discrepancies[e]);
        if (std::isnan(error)) continue;
        const bool isPoor = std::find(poor.begin(), poor.end(), e) != poor.end();
        sum[isPoor] += error;
        ++count[isPoor];
    }
    if (count[1] == 0) return {};
    Message text =
        filled(translate("Method", " Against the reference their log-likelihood is off by {:.2g} on average"),
               sum[1] / count[1]);
    if (count[0] > 0)
        text += filled(translate("Method", ", that of the others by {:.2g}"), sum[0] / count[0]);
    return text + ".";
}

Message aboutTheExpansion(const RunContext& context, const Findings& findings) {
    const auto poor = poorlyExpanded(findings.outputs);
    if (poor.empty()) return {};
    Messages texts;
    for (const std::size_t e : poor)
        texts.push_back(
            filled("{} ({:.2f})", findings.labels[e], findings.outputs.experiments[e].error.relative));
    return filled(
        translate(
            "Method",
            "The expansion of degree {} is poor in {} of {} experiments: its error is above {:g} "
            "standard deviations of the output in {}.{} A higher degree with more nodes mends it where the "
            "output is smooth; where it has kinks, read the reference instead."),
        context.options.degree, poor.size(), findings.labels.size(), kTrustedExpansionError, named(texts),
        whatTheReferenceSays(context, findings, poor));
}

/// That can be asked for.
constexpr int kMostMoments = 8;

Message aboutTheLikelihood(const RunContext& context, const Findings& findings) {
    double reference = 0;
    const double difference = offReference(context, findings, &reference);
    if (!(std::abs(difference) > kTrustedLogDifference)) return {};
    Message told = filled(
        translate("Method",
                  "The log-likelihood is {:.2f} {} than that of the reference, {:.2f}. Differences of this "
                  "size between two distributions mean nothing."),
        std::abs(difference), difference > 0 ? translate("Method", "larger") : translate("Method", "smaller"),
        reference);
    // Two sharp groups, 108 values: 4 moments miss them by 7.7 and the intervals of their scale hold it in 86
    // %, 6 by 2.7 in 91 %, 8 by 1.3 in 92 % (tests/benchmarks/README.md).
    if (context.options.density != "maximum-entropy" || !(difference < -kFarFromReference)) return told;
    told += " ";
    told += translate("Method", "The intervals take these densities for the truth: where four moments "
                                "miss two sharp groups by 7.7, they hold the scale in 86 % instead of "
                                "95 %.");
    if (context.options.moments < kMostMoments)
        told += filled(translate("Method", " More moments (moments, up to {}) miss less."), kMostMoments);
    return told;
}

Message aboutTheReference(const RunContext& context, const Findings& findings) {
    Messages beyond;
    for (std::size_t e = 0; e < findings.reference.experiments.size(); ++e) {
        const double y = context.likelihood.measured()[static_cast<Eigen::Index>(e)];
        const auto& density = findings.reference.experiments[e].density;
        if (density && (y < density->lower() || y > density->upper()))
            beyond.push_back(verbatim(findings.labels[e]));
    }
    if (beyond.empty()) return {};
    return filled(
        translate("Method",
                  "The reference has no sample as far out as the measured value of {} of {} experiments: {}. "
                  "Its density there is not known and counts as 1e-4."),
        beyond.size(), findings.labels.size(), named(beyond));
}

Message aboutTheSurfaces(const Findings& findings) {
    const SurfaceUse& use = findings.surfaces;
    if (!use.surfaces || (use.checked && use.largestDifference <= kSurfaceLogLikelihoodError)) return {};
    if (!use.checked)
        return translate("Method", "The answer was found on response surfaces that were not checked there by "
                                   "simulation.");
    return filled(translate("Method",
                            "The log-likelihood of one experiment on its response surface is {:.2g} off the "
                            "simulated one at the answer, more than {:g}; the maximum may lie elsewhere. "
                            "Search on simulations to be sure."),
                  use.largestDifference, kSurfaceLogLikelihoodError);
}

} // namespace

double offReference(const RunContext& context, const Findings& findings, double* reference) {
    double difference = 0, sum = 0;
    bool any = false;
    for (std::size_t e = 0; e < findings.discrepancies.size(); ++e) {
        const double known = findings.discrepancies[e].logReference;
        if (std::isnan(known)) continue;
        const double own = findings.outputs.experiments[e].logChosen(context.options);
        difference += std::max(own, kComparedLogFloor) - known;
        sum += known;
        any = true;
    }
    if (reference) *reference = sum;
    return any ? difference : kNaN;
}

std::vector<std::size_t> poorlyExpanded(const OutputDistributions& outputs) {
    std::vector<std::size_t> poor;
    const auto error = [&](std::size_t e) { return outputs.experiments[e].error.relative; };
    for (std::size_t e = 0; e < outputs.experiments.size(); ++e)
        if (outputs.experiments[e].hasDensity && error(e) > kTrustedExpansionError) poor.push_back(e);
    std::stable_sort(poor.begin(), poor.end(), [&](auto a, auto b) { return error(a) > error(b); });
    return poor;
}

Messages qualityWarnings(const RunContext& context, const Findings& findings) {
    if (!findings.outputs.complete) return {};
    Messages list = {aboutTheSurfaces(findings), aboutTheLikelihood(context, findings),
                     aboutTheReference(context, findings)};
    std::erase_if(list, [](const Message& one) { return one.empty(); });
    return list;
}

Messages expansionWarnings(const RunContext& context, const Findings& findings) {
    if (!findings.outputs.complete) return {};
    const Message text = aboutTheExpansion(context, findings);
    return text.empty() ? Messages{} : Messages{text};
}

} // namespace rigor

#include "core/methods/inverse_uncertainty/class_test/remarks.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const ClassPart* partOf(const ClassTest& test, Departure kind, const std::vector<std::string>& names) {
    for (const ClassPart& part : test.parts)
        if (part.kind == kind && part.names == names) return &part;
    return nullptr;
}

/// Of the curvature, where no profile is known: all that is searched is within the error, or there is none
/// because log L does not fall in all directions.
bool allWithinError(const RunContext& context, const Findings& findings, Eigen::Index k) {
    constexpr double kNormal95 = 1.959963984540054;
    if (!findings.fisher.valid) return findings.fisher.information.size() > 0;
    const double reach = kNormal95 * findings.fisher.standardErrors[k];
    return findings.alpha[k] - reach <= context.inputs.lower()[k] &&
           findings.alpha[k] + reach >= context.inputs.upper()[k];
}

void addIndependence(const RunContext& context, const Findings& findings, Messages& list) {
    const ClassTest& test = findings.classTest;
    Messages blind;
    double most = 0;
    for (Eigen::Index i = 0; i < context.inputs.inputs(); ++i)
        for (Eigen::Index j = i + 1; j < context.inputs.inputs(); ++j) {
            if (context.inputs.dependent(i, j)) continue;
            const ClassPart* part = partOf(test, Departure::Dependence,
                                           {context.inputs.inputName(i), context.inputs.inputName(j)});
            if (part && test.rejected() && part->p <= kClassLevel) continue; // found, and said so
            if (!part || !(part->detectable < 1))
                blind.push_back(filled(sentence("Method", "{} and {}"), context.inputs.inputName(i),
                                       context.inputs.inputName(j)));
            else
                most = std::max(most, part->detectable);
        }
    if (!blind.empty())
        list.push_back(filled(
            sentence("Method", "Taken as independent, which these data cannot test: {}. If they depend "
                               "on each other, their standard deviations are others."),
            fmt::join(blind, ", ")));
    if (most > 0)
        list.push_back(
            filled(sentence("Method", "The unknowns are taken as independent; a correlation of two of them "
                                      "beyond {:.2f} would be found with a probability of 90 %."),
                   most));
}

/// Whether no output varies with the unknown, by the total Sobol indices at the answer, as if it varied over
/// its whole box: a small spread is no small influence. Of one that depends on another the index is that of
/// its germ, which says nothing.
bool withoutInfluence(const RunContext& context, const Findings& findings, Eigen::Index i) {
    constexpr double kRounding = 1e-9; // of the variance
    const auto inputs = context.inputs.tryAt(findings.alpha);
    const double width = context.inputs.boxUpper(i) - context.inputs.boxLower(i);
    if (!inputs || !std::isfinite(width)) return false;
    const double share = std::min(1.0, (*inputs)[static_cast<std::size_t>(i)].variance() / (width * width));
    for (Eigen::Index j = 0; j < context.inputs.inputs(); ++j)
        if (context.inputs.dependent(i, j)) return false;
    bool known = false;
    for (const OutputDistribution& output : findings.outputs.experiments) {
        if (output.sobol.total.size() <= i) continue;
        if (!(output.sobol.total[i] <= kRounding * share)) return false;
        known = true;
    }
    return known;
}

} // namespace

Message notTold(const RunContext& context, const Findings& findings, Eigen::Index k) {
    const InputModel::EntryKind kind = context.inputs.kindOf(k);
    if (!findings.searched) return {};
    if (kind == InputModel::EntryKind::Shape) {
        const bool searched = context.inputs.lower()[k] < context.inputs.upper()[k];
        return searched && withoutInfluence(context, findings, context.inputs.inputOf(k))
                   ? translate("Method", "the output does not depend on it")
                   : Message{};
    }
    const auto row = static_cast<std::size_t>(k);
    const auto& entries = findings.examination.profiles.entries;
    const bool profiled = row < entries.size() && entries[row].complete;
    const bool flat = profiled ? row < findings.examination.flat.size() && findings.examination.flat[row]
                               : allWithinError(context, findings, k);
    if (!flat) return {};
    return kind == InputModel::EntryKind::Noise
               ? translate("Method", "the experiments do not tell the noise from the scatter")
               : translate("Method", "the experiments do not tell the dependence");
}

Messages remarksOnUntold(const RunContext& context, const Findings& findings) {
    Messages list;
    for (Eigen::Index i = 0; i < context.inputs.inputs(); ++i)
        if (findings.searched && withoutInfluence(context, findings, i))
            list.push_back(
                filled(sentence("Method", "{} has no influence on {} in any experiment: the data say "
                                          "nothing of its distribution."),
                       context.inputs.inputName(i), context.forward.output().name));
    for (Eigen::Index k = 0; k < findings.alpha.size(); ++k) {
        if (context.inputs.kindOf(k) == InputModel::EntryKind::Shape) continue;
        if (notTold(context, findings, k).empty()) continue;
        const std::string& name = context.inputs.names()[static_cast<std::size_t>(k)];
        list.push_back(
            context.inputs.kindOf(k) == InputModel::EntryKind::Noise
                ? filled(sentence("Method",
                                  "{} is not determined: the experiments do not tell the noise from "
                                  "the scatter of the unknowns. Experiments that differ more in "
                                  "their sensitivity to the unknowns do, or a noise that is known."),
                         name)
                : filled(sentence("Method",
                                  "{} is not determined: the experiments do not tell the dependence "
                                  "from the spread of the unknowns. Experiments that differ more in "
                                  "their sensitivity to each of them do."),
                         name));
    }
    return list;
}

Messages assumptions(const RunContext& context, const Findings& findings) {
    if (!findings.searched || !findings.outputs.complete || context.likelihood.measuredCount() == 0)
        return {};
    const ClassTest& test = findings.classTest;
    Messages list;
    addIndependence(context, findings, list);
    const std::string& output = context.forward.output().name;
    if (context.inputs.hasNoise()) {
        if (context.inputs.kindOf(context.inputs.size() - 1) != InputModel::EntryKind::Noise)
            list.push_back(filled(sentence("Method", "The noise of {} is taken as known: its standard "
                                                     "deviation is {}."),
                                  output,
                                  quantity(context.inputs.mostNoise(), context.forward.output().unit)));
        return list;
    }
    const ClassPart* noise = partOf(test, Departure::Noise, {});
    double spread = 0;
    int count = 0;
    for (const auto& one : findings.outputs.experiments)
        if (one.hasDensity) {
            spread += one.moments.standardDeviation;
            ++count;
        }
    if (noise && test.rejected() && noise->p <= kClassLevel) return list;
    if (!noise || !(noise->detectable * count < spread))
        list.push_back(filled(
            sentence("Method", "{} is taken as measured without error, which these data cannot test: an "
                               "error of measurement would be counted as spread of the unknowns."),
            output));
    else
        list.push_back(
            filled(sentence("Method", "{} is taken as measured without error; an error of measurement above "
                                      "{} would be found with a probability of 90 %."),
                   output, quantity(noise->detectable, context.forward.output().unit, 2)));
    return list;
}

} // namespace rigor

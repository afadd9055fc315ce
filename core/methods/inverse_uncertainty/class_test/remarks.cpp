#include "core/methods/inverse_uncertainty/class_test/remarks.h"

#include "core/methods/inverse_uncertainty/quality_warnings.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/quantity_text.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

const std::string& entryName(const RunContext& context, Eigen::Index k) {
    return context.inputs.names()[static_cast<std::size_t>(k)];
}

std::string unitOfShape(const std::string& parameter, const std::string& unit) {
    const bool sameAsInput = parameter == "mean" || parameter == "standard_deviation" ||
                             parameter == "minimum" || parameter == "maximum" || parameter == "scale";
    if (sameAsInput) return unit;
    if (parameter == "rate" && !unit.empty() && unit != "1") return "1/" + unit;
    return "1";
}

/// "x1.mean = 1.2, x2.mean = 0.4"
std::string placeText(const RunContext& context, const Eigen::VectorXd& alpha) {
    std::vector<std::string> parts;
    for (Eigen::Index k = 0; k < alpha.size(); ++k)
        parts.push_back(
            fmt::format("{} = {}", entryName(context, k), quantityText(alpha[k], unitOf(context, k), 4)));
    return fmt::format("{}", fmt::join(parts, ", "));
}

bool isSpread(const std::string& name) { return name.ends_with("standard_deviation"); }

constexpr double kToldHigher = 0.05; ///< of the log-likelihood: nearly the same height

/// Whether a place of nearly the same height has entry k within its range, 0 to 1.
bool isLikelyInside(const Findings& findings, Eigen::Index k, double lower, double upper) {
    return std::ranges::any_of(findings.examination.maxima, [&](const OtherMaximum& other) {
        const double part = (other.alpha[k] - lower) / (upper - lower);
        return other.apart && other.logLikelihood >= findings.search.logLikelihood - kToldHigher &&
               part > 0.01 && part < 0.99;
    });
}

/// The upper end of the interval of a spread on its lower bound that makes next to nothing of what any output
/// varies by; infinite where it reaches the upper bound. NaN: it makes more, or the end is not known.
double spreadAtMost(const RunContext& context, const Findings& findings, Eigen::Index k) {
    const auto row = static_cast<std::size_t>(k);
    const auto& entries = findings.examination.profiles.entries;
    if (context.inputs.kindOf(k) != InputModel::EntryKind::Shape || row >= entries.size() ||
        !entries[row].complete)
        return kNaN;
    const Eigen::Index input = context.inputs.inputOf(k);
    bool known = false;
    for (const OutputDistribution& output : findings.outputs.experiments) {
        if (output.sobol.total.size() <= input) continue;
        if (!(output.sobol.total[input] < kIdleShare)) return kNaN;
        known = true;
    }
    return !known ? kNaN : entries[row].upperAtBound ? kInfinity : entries[row].upper;
}

/// Distributions that their box cuts: what is found of them is what they would be without it.
void addClipped(const RunContext& context, const Findings& findings, Messages& list) {
    constexpr double kCut = 0.01; // of the probability
    const auto inputs = context.inputs.tryAt(findings.alpha);
    if (!inputs) return;
    for (Eigen::Index i = 0; i < context.inputs.inputs(); ++i) {
        const double cut = 1 - (*inputs)[static_cast<std::size_t>(i)].mass();
        if (!(cut > kCut)) continue;
        const auto inUnit = [&](double value) { return quantity(value, context.forward.input(i).unit); };
        list.push_back(filled(
            sentence("Method", "The box of {}, {} to {}, cuts off {} of its distribution: mean and spread "
                               "are those before the cut, and hold only if no value can lie beyond. Where "
                               "values can, a wider box (lower, upper) gives others."),
            context.inputs.inputName(i), inUnit(context.inputs.boxLower(i)),
            inUnit(context.inputs.boxUpper(i)), percentText(cut)));
    }
}

void addBoundsReached(const RunContext& context, const Findings& findings, Messages& list) {
    const Eigen::VectorXd low = context.inputs.lower(), high = context.inputs.upper();
    std::vector<std::string> others;
    for (Eigen::Index k = 0; k < low.size(); ++k) {
        if (findings.fisher.atBound.empty() || !findings.fisher.atBound[static_cast<std::size_t>(k)])
            continue;
        // No noise at all is an answer.
        if (context.inputs.kindOf(k) == InputModel::EntryKind::Noise && findings.alpha[k] <= 0) continue;
        if (!notTold(context, findings, k).empty()) continue;
        // The data want no other bound: that other place is told.
        if (isLikelyInside(findings, k, low[k], high[k])) continue;
        const std::string& name = entryName(context, k);
        const bool below = findings.alpha[k] - low[k] < high[k] - findings.alpha[k];
        const auto inUnit = [&](double value) { return quantity(value, unitOf(context, k)); };
        const double atMost = spreadAtMost(context, findings, k);
        if (!isSpread(name))
            others.push_back(name);
        else if (below && std::isinf(atMost))
            list.push_back(filled(
                sentence("Method", "{} ended at the lower bound of its search, {}: the data exclude no "
                                   "value of its range, and a smaller one predicts the same."),
                name, inUnit(low[k])));
        else if (below && std::isfinite(atMost))
            list.push_back(filled(
                sentence("Method", "{} ended at the lower bound of its search, {}: the data tell only that "
                                   "it is at most {} (95 %). A smaller one predicts the same, so that a "
                                   "lower bound would tell no more."),
                name, inUnit(low[k]), inUnit(atMost)));
        else if (below)
            list.push_back(
                filled(sentence("Method", "{} ended at the lower bound of its search, {}: the data want "
                                          "a smaller spread, and what is predicted may be too wide. Widen "
                                          "the range of the search."),
                       name, inUnit(low[k])));
        else
            list.push_back(
                filled(sentence("Method", "{} ended at the upper bound of its search, {}: the data want "
                                          "a larger spread, and what is predicted may be too narrow. "
                                          "Widen the range of the search."),
                       name, inUnit(high[k])));
    }
    if (!others.empty())
        list.push_back(
            filled(sentence("Method", "{} ended at a bound of the search: the maximum of the likelihood "
                                      "may lie outside. Widen the range of the search."),
                   fmt::join(others, ", ")));
}

void addMaxima(const RunContext& context, const Findings& findings, Messages& list) {
    const double own = findings.search.logLikelihood;
    Eigen::VectorXd place;
    const double higher = higherElsewhere(findings, &place);
    if (higher > kToldHigher)
        list.push_back(
            filled(sentence("Method", "The search has not ended at the maximum: the log-likelihood is "
                                      "higher by {:.2f} at {}. A genetic search followed by the gradient "
                                      "method goes on from there."),
                   higher, placeText(context, place)));
    const auto& intervals = findings.examination.profiles.entries;
    const Eigen::VectorXd low = context.inputs.lower(), high = context.inputs.upper();
    bool all = !intervals.empty();
    for (std::size_t k = 0; k < intervals.size(); ++k) {
        const auto at = static_cast<Eigen::Index>(k);
        all = all && (intervals[k].complete || low[at] == high[at]);
    }
    for (const auto& other : findings.examination.maxima)
        if (other.apart && other.logLikelihood - own <= kToldHigher)
            list.push_back(filled(
                all ? translate("Method", "The likelihood has another maximum of nearly the same "
                                          "height: {:.2f} against {:.2f}, at {}. The data do not decide "
                                          "between them; the intervals hold both.")
                    : translate("Method", "The likelihood has another maximum of nearly the same "
                                          "height: {:.2f} against {:.2f}, at {}. The data do not "
                                          "decide between them."),
                other.logLikelihood, own, placeText(context, other.alpha)));
}

enum class KeptWhole { None, Product, Ratio, Sum, Difference, Other };

/// What stays the same while two entries move together along a profile.
KeptWhole keptWholeOf(const std::vector<std::pair<double, double>>& path) {
    const auto spread = [&](auto&& value) {
        double least = std::numeric_limits<double>::infinity(), most = -least;
        for (const auto& [a, b] : path) {
            const double v = value(a, b);
            least = std::min(least, v);
            most = std::max(most, v);
        }
        return most - least;
    };
    constexpr double kSame = 0.25;
    const bool signs = std::all_of(path.begin(), path.end(), [&](const auto& one) {
        return one.first * path[0].first > 0 && one.second * path[0].second > 0;
    });
    double best = kSame;
    KeptWhole found = KeptWhole::Other;
    const auto offer = [&](KeptWhole kind, double share) {
        if (share >= best) return;
        best = share;
        found = kind;
    };
    const double a = spread([](double x, double) { return x; }),
                 b = spread([](double, double y) { return y; });
    if (!(a > 0) || !(b > 0)) return KeptWhole::None;
    offer(KeptWhole::Sum, spread([](double x, double y) { return x + y; }) / std::min(a, b));
    offer(KeptWhole::Difference, spread([](double x, double y) { return x - y; }) / std::min(a, b));
    if (signs) {
        const auto log = [](double v) { return std::log(std::abs(v)); };
        const double la = spread([&](double x, double) { return log(x); }),
                     lb = spread([&](double, double y) { return log(y); });
        offer(KeptWhole::Product,
              spread([&](double x, double y) { return log(x) + log(y); }) / std::min(la, lb));
        offer(KeptWhole::Ratio,
              spread([&](double x, double y) { return log(x) - log(y); }) / std::min(la, lb));
    }
    return found;
}

Message ridgeSentence(KeptWhole kind, const std::string& a, const std::string& b, double x, double y) {
    switch (kind) {
    case KeptWhole::Product:
        return filled(sentence("Method",
                               "The data do not determine {} and {} apart, only their product {:.4g}: every "
                               "value of the one in its interval goes with another of the other."),
                      a, b, x * y);
    case KeptWhole::Ratio:
        return filled(sentence("Method",
                               "The data do not determine {} and {} apart, only their ratio {:.4g}: every "
                               "value of the one in its interval goes with another of the other."),
                      a, b, x / y);
    case KeptWhole::Sum:
        return filled(sentence("Method",
                               "The data do not determine {} and {} apart, only their sum {:.4g}: every "
                               "value of the one in its interval goes with another of the other."),
                      a, b, x + y);
    case KeptWhole::Difference:
        return filled(sentence("Method",
                               "The data do not determine {} and {} apart, only their difference {:.4g}: "
                               "every value of the one in its interval goes with another of the other."),
                      a, b, x - y);
    default:
        return filled(sentence("Method",
                               "The data do not determine {} and {} apart: every value of the one in its "
                               "interval goes with another of the other."),
                      a, b);
    }
}

/// Where both intervals hold both signs, as +-x1 times +-x2 do, their ends belong to two ridges, one the
/// mirror image of the other: the product or ratio that answer, ends and maxima of one sign of it keep while
/// both move through much of their intervals.
KeptWhole keptOnMirroredRidges(const RunContext& context, const Findings& findings, Eigen::Index k,
                               Eigen::Index j) {
    const auto& entries = findings.examination.profiles.entries;
    const auto &a = entries[static_cast<std::size_t>(k)], &b = entries[static_cast<std::size_t>(j)];
    if (isSpread(entryName(context, k)) || isSpread(entryName(context, j))) return KeptWhole::None;
    if (!(a.lower * a.upper < 0) || !(b.lower * b.upper < 0)) return KeptWhole::None;
    std::vector<std::pair<double, double>> sizes; // of the one and of the other, without signs
    const auto offer = [&](const Eigen::VectorXd& alpha) {
        if (alpha[k] * alpha[j] * findings.alpha[k] * findings.alpha[j] > 0)
            sizes.emplace_back(std::abs(alpha[k]), std::abs(alpha[j]));
    };
    offer(findings.alpha);
    for (const auto* end : {&a.atLower, &a.atUpper, &b.atLower, &b.atUpper}) offer(*end);
    for (const auto& other : findings.examination.maxima) offer(other.alpha);
    const auto moved = [&](double std::pair<double, double>::*size, const ProfileInterval& interval) {
        constexpr double kMuch = 0.3;
        const auto [least, most] = std::ranges::minmax(sizes, {}, size);
        return most.*size - least.*size > kMuch * std::max(std::abs(interval.lower), interval.upper);
    };
    if (sizes.empty() || !moved(&std::pair<double, double>::first, a) ||
        !moved(&std::pair<double, double>::second, b))
        return KeptWhole::None;
    const KeptWhole kind = keptWholeOf(sizes);
    return kind == KeptWhole::Product || kind == KeptWhole::Ratio ? kind : KeptWhole::None;
}

/// Pairs of entries that move together through their intervals.
void addRidges(const RunContext& context, const Findings& findings, Messages& list) {
    const auto& entries = findings.examination.profiles.entries;
    const Eigen::VectorXd low = context.inputs.lower(), high = context.inputs.upper();
    const auto size = static_cast<Eigen::Index>(entries.size());
    const auto width = [&](Eigen::Index k) {
        const auto& one = entries[static_cast<std::size_t>(k)];
        return one.upper - one.lower;
    };
    const auto weak = [&](Eigen::Index k) {
        const auto& one = entries[static_cast<std::size_t>(k)];
        return width(k) > 0.5 * (high[k] - low[k]) || one.lowerAtBound || one.upperAtBound ||
               departsFromParabola(findings, k);
    };
    const auto share = [&](Eigen::Index k,
                           Eigen::Index j) { // of j's interval that j moves while k moves through its own
        const auto& one = entries[static_cast<std::size_t>(k)];
        return std::abs(one.atUpper[j] - one.atLower[j]) / width(j);
    };
    constexpr double kTogether = 0.6;
    for (Eigen::Index k = 0; k < size; ++k)
        for (Eigen::Index j = k + 1; j < size; ++j) {
            const auto &a = entries[static_cast<std::size_t>(k)], &b = entries[static_cast<std::size_t>(j)];
            if (!a.complete || !b.complete || !(width(k) > 0) || !(width(j) > 0)) continue;
            if (const KeptWhole kind = keptOnMirroredRidges(context, findings, k, j);
                kind != KeptWhole::None) {
                list.push_back(ridgeSentence(kind, entryName(context, k), entryName(context, j),
                                             findings.alpha[k], findings.alpha[j]));
                continue;
            }
            if (!weak(k) || !weak(j) || share(k, j) < kTogether || share(j, k) < kTogether) continue;
            // An interval that holds maxima of other signs is looked at on the side of the answer.
            const auto at = [&](const Eigen::VectorXd& alpha) {
                const bool same = alpha[k] * findings.alpha[k] > 0 && alpha[j] * findings.alpha[j] > 0;
                const Eigen::VectorXd& used = same ? alpha : findings.alpha;
                return std::pair(used[k], used[j]);
            };
            // A whole that only one of both profiles keeps is not what the data determine.
            KeptWhole kind = keptWholeOf({at(a.atLower), at(findings.alpha), at(a.atUpper)});
            const KeptWhole other = keptWholeOf({at(b.atLower), at(findings.alpha), at(b.atUpper)});
            if (kind == KeptWhole::None)
                kind = other;
            else if (other != KeptWhole::None && other != kind)
                kind = KeptWhole::Other;
            if (kind == KeptWhole::None) continue;
            list.push_back(ridgeSentence(kind, entryName(context, k), entryName(context, j),
                                         findings.alpha[k], findings.alpha[j]));
        }
}

Eigen::Index indexOf(const RunContext& context, const std::string& input) {
    Eigen::Index i = 0;
    while (i + 1 < context.inputs.inputs() && context.inputs.inputName(i) != input) ++i;
    return i;
}

/// What one departure looks like.
Message causeText(const RunContext& context, const ClassPart& part) {
    const auto name = [&](std::size_t i) { return part.names.at(i); };
    switch (part.kind) {
    case Departure::Law:
        return translate("Method",
                         "The measured values do not scatter about the predictions as the predicted "
                         "distributions say.");
    case Departure::Trend:
        return filled(sentence("Method", "The measured values run away from the predicted ones with {}."),
                      name(0));
    case Departure::Spread:
        return part.statistic > 0
                   ? filled(sentence("Method",
                                     "The measured values scatter more than predicted where {} is large, or "
                                     "less where it is small."),
                            name(0))
                   : filled(sentence("Method",
                                     "The measured values scatter less than predicted where {} is large, or "
                                     "more where it is small."),
                            name(0));
    case Departure::Dependence:
        if (context.inputs.dependent(indexOf(context, name(0)), indexOf(context, name(1))))
            return filled(
                sentence("Method", "It looks as if {} and {} depend on each other otherwise than stated."),
                name(0), name(1));
        return part.statistic > 0
                   ? filled(sentence("Method",
                                     "It looks as if {} and {} grow together instead of being independent."),
                            name(0), name(1))
                   : filled(sentence("Method",
                                     "It looks as if {} falls where {} grows, instead of being independent."),
                            name(0), name(1));
    case Departure::Noise:
        if (context.inputs.hasNoise())
            return filled(sentence("Method", "It looks as if the noise of {} is larger than stated."),
                          context.forward.output().name);
        return filled(sentence("Method",
                               "It looks as if {} was measured with an error that is not a scatter of the "
                               "unknowns."),
                      context.forward.output().name);
    case Departure::Skewness:
        return filled(
            sentence("Method", "It looks as if {} has a more lopsided distribution than that of its family."),
            name(0));
    case Departure::Tails:
        return part.statistic > 0
                   ? filled(
                         sentence("Method",
                                  "It looks as if {} has more values far out, and more in the middle, than "
                                  "its family."),
                         name(0))
                   : filled(sentence("Method",
                                     "It looks as if {} has two groups of values, or fewer far out, than its "
                                     "family."),
                            name(0));
    case Departure::Groups:
        return filled(sentence("Method", "It looks as if {} has two groups of values instead of one."),
                      name(0));
    }
    return {};
}

} // namespace

std::string unitOf(const RunContext& context, Eigen::Index k) {
    switch (context.inputs.kindOf(k)) {
    case InputModel::EntryKind::Shape:
        return unitOfShape(context.inputs.parameterOf(k),
                           context.forward.input(context.inputs.inputOf(k)).unit);
    case InputModel::EntryKind::Dependence:
        return "1";
    case InputModel::EntryKind::Noise:
        break;
    }
    return context.forward.output().unit;
}

double higherElsewhere(const Findings& findings, Eigen::VectorXd* place) {
    const Profiles& profiles = findings.examination.profiles;
    double higher = profiles.bestLogLikelihood - profiles.logLikelihood;
    if (!std::isfinite(higher)) higher = 0; // no profiles
    if (place) *place = profiles.best;
    for (const auto& other : findings.examination.maxima)
        if (other.logLikelihood - findings.search.logLikelihood > higher) {
            higher = other.logLikelihood - findings.search.logLikelihood;
            if (place) *place = other.alpha;
        }
    return higher;
}

bool departsFromParabola(const Findings& findings, Eigen::Index k) {
    const auto row = static_cast<std::size_t>(k);
    const auto& entries = findings.examination.profiles.entries;
    if (row >= entries.size() || !entries[row].complete || !findings.fisher.valid) return false;
    const double half = std::sqrt(2 * findings.examination.drop) * findings.fisher.standardErrors[k];
    if (!std::isfinite(half)) return false;
    constexpr double kDeparture = 1.6;
    const auto departs = [&](double reach, bool atBound) {
        return reach > kDeparture * half || (!atBound && reach < half / kDeparture);
    };
    return departs(findings.alpha[k] - entries[row].lower, entries[row].lowerAtBound) ||
           departs(entries[row].upper - findings.alpha[k], entries[row].upperAtBound);
}

Messages remarksOnMaximum(const RunContext& context, const Findings& findings) {
    Messages list;
    if (!findings.searched || findings.alpha.size() == 0) return list;
    addClipped(context, findings, list);
    addBoundsReached(context, findings, list);
    addMaxima(context, findings, list);
    addRidges(context, findings, list);
    std::vector<std::string> curved, unknown;
    const auto& entries = findings.examination.profiles.entries;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        const auto row = static_cast<Eigen::Index>(k);
        if (departsFromParabola(findings, row)) curved.push_back(entryName(context, row));
        const bool searched = context.inputs.lower()[row] < context.inputs.upper()[row];
        if (searched && !entries[k].complete) unknown.push_back(entryName(context, row));
    }
    if (!curved.empty())
        list.push_back(
            filled(sentence("Method", "The likelihood is not a parabola along {}: the intervals are those of "
                                      "its profile, and no standard error is given."),
                   fmt::join(curved, ", ")));
    if (!unknown.empty() && findings.examination.complete)
        list.push_back(
            filled(sentence("Method", "The profile of {} was not followed to its ends: the interval, if any, "
                                      "is that of the curvature at the answer."),
                   fmt::join(unknown, ", ")));
    return list;
}

Messages remarksOnClass(const RunContext& context, const Findings& findings) {
    const ClassTest& test = findings.classTest;
    if (!test.rejected()) return {};
    if (const double off = std::abs(offReference(context, findings)); off > kFarFromReference)
        return {filled(
            sentence("Method",
                     "The data contradict what was computed ({}, all tests together, level {:g} %), but the "
                     "densities that the estimates rest on miss the sampled ones by {:.2g} in log L: it may "
                     "be these, not the distributions of the unknowns or the model. More moments, or nodes, "
                     "tell; until then neither the estimates nor their intervals are to be trusted."),
            pValueText(test.p), 100 * kClassLevel, off)};
    Messages list{filled(
        sentence("Method", "The data contradict these distributions of the unknowns, or the model ({}, "
                           "all tests together, level {:g} %): neither the estimates nor their intervals are "
                           "to be trusted."),
        pValueText(test.p), 100 * kClassLevel)};
    // The test that says most names the cause; one that says nearly as much may be the cause as well. That
    // the law is another follows from every cause, and is said where none is seen.
    constexpr double kNearly = 1;
    constexpr std::size_t kMostCauses = 3;
    std::vector<ClassPart> causes;
    std::ranges::copy_if(test.parts, std::back_inserter(causes), [](const ClassPart& part) {
        return part.p <= kClassLevel && part.kind != Departure::Law;
    });
    if (causes.empty()) causes.push_back(test.parts.front());
    const double most = std::abs(causes.front().statistic);
    for (const ClassPart& part : causes)
        if (std::abs(part.statistic) > most - kNearly && list.size() <= kMostCauses)
            list.push_back(causeText(context, part));
    if (list.size() > 2)
        list.push_back(translate("Method", "These data do not decide between the causes named."));
    return list;
}

} // namespace rigor

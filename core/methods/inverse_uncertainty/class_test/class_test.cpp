#include "core/methods/inverse_uncertainty/class_test/class_test.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/special.h"
#include "core/methods/inverse_uncertainty/class_test/class_statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace rigor {

namespace {

constexpr std::uint64_t kClassStream = 0x636c617373ull; ///< no other draws use these streams

/// Probability of y under the samples' law, ties at random; beyond the samples that of the density, but no
/// more than one sample leaves.
double probabilityOf(double y, const std::vector<double>& sorted, const Density* density, double uniform) {
    const auto count = static_cast<double>(sorted.size());
    const auto below = std::lower_bound(sorted.begin(), sorted.end(), y),
               above = std::upper_bound(below, sorted.end(), y);
    const double least = 0.5 / count;
    if (below == sorted.end() || above == sorted.begin()) {
        const bool high = below == sorted.end();
        double outside = density ? (high ? 1 - density->cdf(y) : density->cdf(y)) : least;
        outside = std::clamp(outside, 1e-9, least);
        return high ? 1 - outside : outside;
    }
    if (above > below) // as many samples are equal: any of their ranks
        return (static_cast<double>(below - sorted.begin()) + uniform * static_cast<double>(above - below)) /
               count;
    const double left = *(below - 1), share = (y - left) / (*below - left);
    return std::clamp((static_cast<double>(below - sorted.begin()) - 0.5 + share) / count, least, 1 - least);
}

/// What differs between the experiments, standardised; those that say the same as an earlier one are left
/// out.
std::vector<Condition> different(const std::vector<Condition>& given, const std::vector<std::size_t>& rows) {
    constexpr std::size_t kMostConditions = 8;
    std::vector<Condition> kept;
    for (const Condition& condition : given) {
        if (kept.size() == kMostConditions) break;
        Eigen::VectorXd values(static_cast<Eigen::Index>(rows.size()));
        for (std::size_t k = 0; k < rows.size(); ++k)
            values[static_cast<Eigen::Index>(k)] = condition.values[static_cast<Eigen::Index>(rows[k])];
        if (!values.allFinite()) continue;
        values.array() -= values.mean();
        const double size = std::sqrt(values.squaredNorm() / static_cast<double>(rows.size()));
        if (!(size > 1e-9 * condition.values.cwiseAbs().maxCoeff())) continue;
        values /= size;
        const bool said = std::any_of(kept.begin(), kept.end(), [&](const Condition& other) {
            return std::abs(other.values.dot(values)) > 0.98 * static_cast<double>(rows.size());
        });
        if (!said) kept.push_back({condition.name, values});
    }
    return kept;
}

/// Scores of one experiment: alpha, then six polynomials, then one row per part but the first.
ExperimentScores scoresOfExperiment(const OutputScores& scores, const std::vector<Condition>& conditions,
                                    Eigen::Index row) {
    ExperimentScores all;
    const auto widened = [](const Eigen::MatrixXd& rows) {
        Eigen::MatrixXd wide = Eigen::MatrixXd::Zero(rows.rows(), kOutputFunctions);
        wide.leftCols(kHermiteFunctions) = rows;
        return wide;
    };
    all.alpha = widened(scores.alpha);
    const auto conditionRows = 2 * static_cast<Eigen::Index>(conditions.size());
    const Eigen::Index inputs = scores.skewness.rows(), pairs = scores.dependence.rows();
    all.departures =
        Eigen::MatrixXd::Zero(kLegendreFunctions + conditionRows + pairs + 1 + 2 * inputs, kOutputFunctions);
    all.departures.topRightCorner(kLegendreFunctions, kLegendreFunctions).setIdentity();
    Eigen::Index at = kLegendreFunctions;
    for (const auto& condition : conditions) {
        all.departures(at++, 0) = condition.values[row];
        all.departures(at++, 1) = condition.values[row];
    }
    all.departures.middleRows(at, pairs) = widened(scores.dependence);
    all.departures.row(at + pairs) = widened(scores.noise);
    all.departures.middleRows(at + pairs + 1, inputs) = widened(scores.skewness);
    all.departures.bottomRows(inputs) = widened(scores.tails);
    return all;
}

/// Column l = expansion of the experiment of row l.
Eigen::MatrixXd coefficientsOf(const ChaosBasis& basis, const OutputDistributions& outputs,
                               const std::vector<std::size_t>& rows) {
    Eigen::MatrixXd coefficients(basis.size(), static_cast<Eigen::Index>(rows.size()));
    for (std::size_t k = 0; k < rows.size(); ++k)
        coefficients.col(static_cast<Eigen::Index>(k)) = outputs.experiments[rows[k]].coefficients;
    return coefficients;
}

/// `make(k)` for all k < count; R has no default.
template <class R, class Make>
std::vector<R> madeInParallel(std::size_t count, int threads, const Make& make) {
    std::vector<std::optional<R>> made(count);
    parallelFor(count, threads, {}, [&](std::size_t k) { made[k].emplace(make(k)); });
    std::vector<R> all;
    for (auto& one : made) all.push_back(std::move(*one));
    return all;
}

std::vector<ClassPart> partsOf(const InputModel& inputs, const ScorePoints& points,
                               const std::vector<Condition>& conditions) {
    std::vector<ClassPart> parts{{Departure::Law, {}}};
    for (const auto& condition : conditions) {
        parts.push_back({Departure::Trend, {condition.name}});
        parts.push_back({Departure::Spread, {condition.name}});
    }
    for (const auto& [i, j] : points.pairs())
        parts.push_back({Departure::Dependence, {inputs.inputName(i), inputs.inputName(j)}});
    parts.push_back({Departure::Noise, {}});
    for (const auto kind : {Departure::Skewness, Departure::Tails, Departure::Groups})
        for (Eigen::Index i = 0; i < inputs.inputs(); ++i) parts.push_back({kind, {inputs.inputName(i)}});
    return parts;
}

/// What standardises the draws of one statistic: those of the signed root of a likelihood ratio are often 0,
/// so their far end counts.
std::pair<double, double> centreAndScale(Departure kind, const Eigen::VectorXd& draws) {
    if (kind != Departure::Dependence && kind != Departure::Groups) {
        const double mean = draws.mean();
        return {mean, std::sqrt((draws.array() - mean).square().mean())};
    }
    std::vector<double> sizes(draws.begin(), draws.end());
    for (double& one : sizes) one = std::abs(one);
    const auto far = sizes.begin() + static_cast<std::ptrdiff_t>(0.99 * static_cast<double>(sizes.size()));
    std::nth_element(sizes.begin(), far, sizes.end());
    constexpr double kTwoSided99 = 2.5758293035489, kOneSided99 = 2.3263478740408;
    return {0, *far / (kind == Departure::Groups ? kOneSided99 : kTwoSided99)};
}

/// How far out: noise only adds spread, and a law that fits better than it should is no departure.
double farOut(Departure kind, double z) {
    const bool oneSided = kind == Departure::Noise || kind == Departure::Law || kind == Departure::Groups;
    return oneSided ? z : std::abs(z);
}

/// Where the experiments stand among the draws; standardised by the draws, so that no part rules the largest
/// of all.
struct Standing {
    std::vector<double> ofPart, scales; ///< NaN for what cannot be told
    double most = -1e300;               ///< of all parts
    Eigen::VectorXd largest;            ///< of every draw
    double shareBeyond(double value) const {
        return (1 + static_cast<double>((largest.array() >= value).count())) /
               static_cast<double>(largest.size() + 1);
    }
};

Standing standingOf(const ClassStatistics& statistics, const Eigen::VectorXd& found,
                    const Eigen::MatrixXd& drawn) {
    Standing standing;
    standing.ofPart.assign(statistics.parts().size(), kNaN);
    standing.scales = standing.ofPart;
    standing.largest = Eigen::VectorXd::Constant(drawn.cols(), -1e300);
    for (std::size_t d = 0; d < statistics.parts().size(); ++d) {
        if (!statistics.told(d)) continue;
        const auto row = static_cast<Eigen::Index>(d);
        const Departure kind = statistics.parts()[d].kind;
        const auto [mean, deviation] = centreAndScale(kind, drawn.row(row));
        if (!(deviation > 0)) continue;
        standing.scales[d] = deviation;
        for (Eigen::Index draw = 0; draw < drawn.cols(); ++draw)
            standing.largest[draw] =
                std::max(standing.largest[draw], farOut(kind, (drawn(row, draw) - mean) / deviation));
        standing.ofPart[d] = (found[row] - mean) / deviation;
        standing.most = std::max(standing.most, farOut(kind, standing.ofPart[d]));
    }
    return standing;
}

} // namespace

std::string toString(Departure kind) {
    constexpr const char* kNames[] = {"law",   "trend",    "spread", "dependence",
                                      "noise", "skewness", "tails",  "groups"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Condition> conditionsOf(const Problem& problem) {
    const auto& experiments = problem.data.experiments;
    std::map<std::string, Eigen::VectorXd> found;
    const auto put = [&](const std::string& name, std::size_t e, double value) {
        auto [at, isNew] = found.try_emplace(name);
        if (isNew)
            at->second = Eigen::VectorXd::Constant(static_cast<Eigen::Index>(experiments.size()), kNaN);
        at->second[static_cast<Eigen::Index>(e)] = value;
    };
    for (std::size_t e = 0; e < experiments.size(); ++e) {
        for (const auto& [name, value] : experiments[e].conditions) put(name, e, value);
        for (const auto& [name, trajectory] : experiments[e].inputs)
            if (trajectory.interpolation() == Interpolation::Constant) put(name, e, trajectory.at(0));
    }
    std::vector<Condition> conditions;
    for (auto& [name, values] : found) conditions.push_back({name, std::move(values)});
    return conditions;
}

ClassTest testClass(const InverseUncertaintyOptions& options, const InputModel& inputs,
                    const ChaosBasis& basis, const Eigen::VectorXd& alpha, const OutputDistributions& outputs,
                    const Reference& reference, const Eigen::VectorXd& measured,
                    const std::vector<Condition>& conditions, bool fitted, int threads, std::uint64_t seed) {
    ClassTest test;
    test.probabilities.assign(outputs.experiments.size(), kNaN);
    std::vector<std::size_t> rows;
    for (std::size_t e = 0; e < outputs.experiments.size(); ++e) {
        const double y = measured[static_cast<Eigen::Index>(e)];
        const OutputDistribution& output = outputs.experiments[e];
        const Density* density = output.chosen(options);
        if (std::isnan(y) || !density) continue;
        const bool sampled = reference.complete && reference.experiments[e].samples.size() > 1;
        RandomStream ties(seed, kClassStream + e);
        const double u = sampled ? probabilityOf(y, reference.experiments[e].samples, density, ties.uniform())
                                 : std::clamp(density->cdf(y), 1e-9, 1 - 1e-9);
        test.probabilities[e] = u;
        rows.push_back(e);
    }
    Eigen::Index searched = 0;
    const Eigen::VectorXd low = inputs.lower(), high = inputs.upper();
    for (Eigen::Index k = 0; k < low.size(); ++k) searched += fitted && low[k] < high[k];
    const auto count = static_cast<Eigen::Index>(rows.size());
    if (count < searched + kLeastTested) return test;

    const ScorePoints points(inputs, basis, alpha);
    std::vector<Condition> kept = different(conditions, rows);
    std::vector<ExperimentScores> scores(rows.size());
    parallelFor(rows.size(), threads, {}, [&](std::size_t k) {
        OutputScores own = points.scoresOf(outputs.experiments[rows[k]].coefficients);
        for (Eigen::Index a = 0; a < alpha.size(); ++a)
            if (!fitted || !(low[a] < high[a])) own.alpha.row(a).setZero(); // given, not searched
        scores[k] = scoresOfExperiment(own, kept, static_cast<Eigen::Index>(k));
    });
    ClassStatistics statistics(std::move(scores), partsOf(inputs, points, kept));
    const double noise = inputs.noiseAt(alpha);
    const Eigen::MatrixXd coefficients = coefficientsOf(basis, outputs, rows),
                          location = statistics.shareOfLocation();
    statistics.judgeBy(
        madeInParallel<DependenceRatio>(points.pairs().size(), threads,
                                        [&](std::size_t k) {
                                            const auto [i, j] = points.pairs()[k];
                                            return DependenceRatio(basis, coefficients, noise, location, i,
                                                                   j);
                                        }),
        madeInParallel<GroupRatio>(static_cast<std::size_t>(inputs.inputs()), threads, [&](std::size_t i) {
            return GroupRatio(basis, coefficients, noise, location, static_cast<Eigen::Index>(i));
        }));

    Eigen::VectorXd w(count);
    for (Eigen::Index k = 0; k < count; ++k)
        w[k] = special::normalQuantile(test.probabilities[rows[static_cast<std::size_t>(k)]]);
    const Eigen::VectorXd found = statistics.at(w);
    const auto drawTo = [&](Eigen::MatrixXd& drawn, Eigen::Index draws) {
        const Eigen::Index before = drawn.cols();
        drawn.conservativeResize(found.size(), draws);
        parallelFor(static_cast<std::size_t>(draws - before), threads, {}, [&](std::size_t k) {
            const Eigen::Index draw = before + static_cast<Eigen::Index>(k);
            RandomStream stream(seed, kClassStream + 0x100000000ull + static_cast<std::uint64_t>(draw));
            Eigen::VectorXd own(count);
            for (double& one : own) one = stream.normal();
            drawn.col(draw) = statistics.at(statistics.refitted(own));
        });
    };
    Eigen::MatrixXd drawn;
    drawTo(drawn, kFirstDraws);
    Standing standing = standingOf(statistics, found, drawn);
    if (standing.shareBeyond(standing.most) < kClearlyRight) {
        drawTo(drawn, kClassDraws);
        standing = standingOf(statistics, found, drawn);
    }
    const auto& largest = standing.largest;
    std::vector<double> sorted(largest.begin(), largest.end());
    std::sort(sorted.begin(), sorted.end());
    const double critical =
        sorted[static_cast<std::size_t>((1 - kClassLevel) * static_cast<double>(sorted.size()))];
    constexpr double kNormal90 = 1.2815515655446004;
    std::size_t pair = 0;
    for (std::size_t d = 0; d < statistics.parts().size(); ++d) {
        ClassPart part = statistics.parts()[d];
        const double least = (critical + kNormal90) / statistics.rootInformation(d);
        if (part.kind == Departure::Dependence) {
            part.detectable = least;
            const DependenceRatio& ratio = statistics.ratio(pair++);
            if (!std::isnan(standing.ofPart[d]) && !(least < 1))
                part.detectable = std::min(least, ratio.detectable(critical * standing.scales[d], seed));
        }
        if (part.kind == Departure::Noise) part.detectable = std::sqrt(least);
        if (std::isnan(standing.ofPart[d])) {
            test.blind.push_back(std::move(part));
            continue;
        }
        part.statistic = standing.ofPart[d];
        part.p = standing.shareBeyond(farOut(part.kind, standing.ofPart[d]));
        test.parts.push_back(std::move(part));
    }
    std::stable_sort(test.parts.begin(), test.parts.end(), [](const ClassPart& a, const ClassPart& b) {
        return farOut(a.kind, a.statistic) > farOut(b.kind, b.statistic);
    });
    test.p = standing.shareBeyond(standing.most);
    test.done = true;
    return test;
}

} // namespace rigor

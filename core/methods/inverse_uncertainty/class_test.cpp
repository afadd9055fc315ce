#include "core/methods/inverse_uncertainty/class_test.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/special.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <map>

namespace rigor {

namespace {

constexpr std::uint64_t kClassStream = 0x636c617373ull; ///< no other draws use these streams
/// A departure whose score keeps less than this share of its variance beside those of alpha is one of alpha:
/// what is left is what the six Hermite polynomials do not tell of it.
constexpr double kOwnShare = 1e-2;

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

/// sum_l A_l G B_l' with G the Gram matrix of the output functions under the uniform law.
struct ExperimentScores {
    Eigen::MatrixXd alpha;      ///< p x kOutputFunctions
    Eigen::MatrixXd departures; ///< D x kOutputFunctions
};

Eigen::MatrixXd gramOfOutputFunctions() {
    constexpr int kPoints = 4000;
    Eigen::MatrixXd gram = Eigen::MatrixXd::Zero(kOutputFunctions, kOutputFunctions);
    for (int k = 0; k < kPoints; ++k) {
        const OutputFunctions f = outputFunctions(special::normalQuantile((k + 0.5) / kPoints));
        gram += f * f.transpose() / kPoints;
    }
    return gram;
}

Eigen::MatrixXd pseudoInverse(const Eigen::MatrixXd& matrix, double tolerance) {
    if (matrix.rows() == 0) return matrix;
    Eigen::VectorXd scale = matrix.diagonal().cwiseMax(0).cwiseSqrt();
    for (double& s : scale) s = s > 0 ? 1 / s : 0;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(scale.asDiagonal() * matrix *
                                                               scale.asDiagonal());
    Eigen::VectorXd inverse = eigen.eigenvalues();
    for (double& v : inverse) v = v > tolerance ? 1 / v : 0;
    return scale.asDiagonal() * eigen.eigenvectors() * inverse.asDiagonal() *
           eigen.eigenvectors().transpose() * scale.asDiagonal();
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

/// One test: sums over experiments, standardised.
class ClassStatistics {
  public:
    ClassStatistics(std::vector<ExperimentScores> scores, std::vector<ClassPart> parts)
        : scores_(std::move(scores)), parts_(std::move(parts)), gram_(gramOfOutputFunctions()) {
        project();
    }

    /// Standardised statistics of experiments with these normal scores; as many as parts().
    Eigen::VectorXd at(const Eigen::VectorXd& w) const {
        Eigen::VectorXd sums = Eigen::VectorXd::Zero(rows_);
        for (std::size_t l = 0; l < scores_.size(); ++l)
            sums += scores_[l].departures * outputFunctions(w[static_cast<Eigen::Index>(l)]);
        Eigen::VectorXd z(static_cast<Eigen::Index>(parts_.size()));
        const Eigen::VectorXd law = sums.head(kLegendreFunctions);
        // Wilson and Hilferty: the cube root of chi-squared over its degrees of freedom is nearly normal.
        const double freedom = static_cast<double>(std::max<Eigen::Index>(lawFreedom_, 1));
        const Eigen::VectorXd weighted = lawInverse_ * law;
        z[0] =
            (std::cbrt(law.dot(weighted) / freedom) - (1 - 2 / (9 * freedom))) / std::sqrt(2 / (9 * freedom));
        for (Eigen::Index d = 1; d < z.size(); ++d) z[d] = sums[kLegendreFunctions + d - 1] / deviations_[d];
        return z;
    }

    /// The normal scores after alpha was fitted to them.
    Eigen::VectorXd refitted(const Eigen::VectorXd& w) const {
        Eigen::VectorXd delta = Eigen::VectorXd::Zero(fit_.rows()), now = w;
        constexpr int kSteps = 4;
        for (int step = 0; step < kSteps; ++step) {
            Eigen::VectorXd gradient = Eigen::VectorXd::Zero(fit_.rows());
            for (Eigen::Index l = 0; l < w.size(); ++l)
                gradient += location_.col(l) * now[l] + logScale_.col(l) * (now[l] * now[l] - 1);
            Eigen::VectorXd move = fit_ * gradient;
            const double largest = std::max((location_.transpose() * move).cwiseAbs().maxCoeff(),
                                            (logScale_.transpose() * move).cwiseAbs().maxCoeff());
            constexpr double kMostAtOnce = 0.5;
            if (largest > kMostAtOnce) move *= kMostAtOnce / largest;
            delta += move;
            now = ((w - location_.transpose() * delta).array() *
                   (-(logScale_.transpose() * delta).array()).exp())
                      .matrix();
        }
        return now;
    }

    bool told(std::size_t part) const { return told_[part]; }
    const std::vector<ClassPart>& parts() const { return parts_; }
    /// Standard deviation of the sum, i.e. the root of the information on the departure.
    double rootInformation(std::size_t part) const { return deviations_[static_cast<Eigen::Index>(part)]; }

  private:
    void project() {
        const Eigen::Index p = scores_.front().alpha.rows(), rows = scores_.front().departures.rows();
        rows_ = rows;
        const auto count = static_cast<Eigen::Index>(scores_.size());
        Eigen::MatrixXd ss = Eigen::MatrixXd::Zero(p, p), hs = Eigen::MatrixXd::Zero(rows, p);
        Eigen::VectorXd raw = Eigen::VectorXd::Zero(rows);
        Eigen::MatrixXd fit = Eigen::MatrixXd::Zero(p, p);
        location_.resize(p, count);
        logScale_.resize(p, count);
        for (Eigen::Index l = 0; l < count; ++l) {
            const auto& own = scores_[static_cast<std::size_t>(l)];
            ss += own.alpha * gram_ * own.alpha.transpose();
            hs += own.departures * gram_ * own.alpha.transpose();
            raw += (own.departures * gram_).cwiseProduct(own.departures).rowwise().sum();
            location_.col(l) = own.alpha.col(0);
            logScale_.col(l) = own.alpha.col(1) / std::sqrt(2.0);
            fit += location_.col(l) * location_.col(l).transpose() +
                   2 * logScale_.col(l) * logScale_.col(l).transpose();
        }
        fit_ = pseudoInverse(fit, 1e-6);
        const Eigen::MatrixXd onto = hs * pseudoInverse(ss, 1e-6);
        Eigen::MatrixXd own = Eigen::MatrixXd::Zero(rows, rows);
        for (auto& one : scores_) {
            one.departures -= onto * one.alpha;
            own += one.departures * gram_ * one.departures.transpose();
        }
        // The six polynomials together.
        const Eigen::MatrixXd law = own.topLeftCorner(kLegendreFunctions, kLegendreFunctions);
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(law);
        Eigen::VectorXd inverse = eigen.eigenvalues();
        for (double& v : inverse) {
            const bool used = v > 0.02 * static_cast<double>(count);
            lawFreedom_ += used;
            v = used ? 1 / v : 0;
        }
        lawInverse_ = eigen.eigenvectors() * inverse.asDiagonal() * eigen.eigenvectors().transpose();
        deviations_ = Eigen::VectorXd::Ones(static_cast<Eigen::Index>(parts_.size()));
        told_.assign(parts_.size(), lawFreedom_ > 0);
        for (std::size_t d = 1; d < parts_.size(); ++d) {
            const Eigen::Index row = kLegendreFunctions + static_cast<Eigen::Index>(d) - 1;
            told_[d] = own(row, row) > kOwnShare * raw[row] && own(row, row) > 0;
            deviations_[static_cast<Eigen::Index>(d)] = std::sqrt(std::max(own(row, row), 1e-300));
        }
    }

    std::vector<ExperimentScores> scores_;
    std::vector<ClassPart> parts_;
    Eigen::MatrixXd gram_, lawInverse_, fit_, location_, logScale_;
    Eigen::VectorXd deviations_;
    Eigen::Index rows_ = 0, lawFreedom_ = 0;
    std::vector<bool> told_;
};

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
    for (const auto kind : {Departure::Skewness, Departure::Tails})
        for (Eigen::Index i = 0; i < inputs.inputs(); ++i) parts.push_back({kind, {inputs.inputName(i)}});
    return parts;
}

/// How far out: noise only adds spread, and a law that fits better than it should is no departure.
double farOut(Departure kind, double z) {
    return kind == Departure::Noise || kind == Departure::Law ? z : std::abs(z);
}

} // namespace

std::string toString(Departure kind) {
    constexpr const char* kNames[] = {"law", "trend", "spread", "dependence", "noise", "skewness", "tails"};
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
        for (const auto& [name, course] : experiments[e].inputs)
            if (course.interpolation() == Interpolation::Constant) put(name, e, course.at(0));
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
    const ClassStatistics statistics(std::move(scores), partsOf(inputs, points, kept));

    Eigen::VectorXd w(count);
    for (Eigen::Index k = 0; k < count; ++k)
        w[k] = special::normalQuantile(test.probabilities[rows[static_cast<std::size_t>(k)]]);
    const Eigen::VectorXd found = statistics.at(w);
    Eigen::MatrixXd drawn(found.size(), kClassDraws);
    parallelFor(kClassDraws, threads, {}, [&](std::size_t draw) {
        RandomStream stream(seed, kClassStream + 0x100000000ull + draw);
        Eigen::VectorXd own(count);
        for (double& one : own) one = stream.normal();
        drawn.col(static_cast<Eigen::Index>(draw)) = statistics.at(statistics.refitted(own));
    });

    // Standardised by the draws, so that no part rules the largest of all.
    Eigen::VectorXd largest = Eigen::VectorXd::Constant(kClassDraws, -1e300);
    double mostFound = -1e300;
    std::vector<double> standing(statistics.parts().size(), kNaN);
    for (std::size_t d = 0; d < statistics.parts().size(); ++d) {
        if (!statistics.told(d)) continue;
        const auto row = static_cast<Eigen::Index>(d);
        const double mean = drawn.row(row).mean();
        const double deviation = std::sqrt((drawn.row(row).array() - mean).square().mean());
        if (!(deviation > 0)) continue;
        const Departure kind = statistics.parts()[d].kind;
        for (Eigen::Index draw = 0; draw < kClassDraws; ++draw)
            largest[draw] = std::max(largest[draw], farOut(kind, (drawn(row, draw) - mean) / deviation));
        standing[d] = (found[row] - mean) / deviation;
        mostFound = std::max(mostFound, farOut(kind, standing[d]));
    }
    const auto shareBeyond = [&](double value) {
        return (1 + static_cast<double>((largest.array() >= value).count())) / (kClassDraws + 1);
    };
    std::vector<double> sorted(largest.begin(), largest.end());
    std::sort(sorted.begin(), sorted.end());
    const double critical = sorted[static_cast<std::size_t>((1 - kClassLevel) * kClassDraws)];
    constexpr double kNormal90 = 1.2815515655446004;
    for (std::size_t d = 0; d < statistics.parts().size(); ++d) {
        ClassPart part = statistics.parts()[d];
        const double least = (critical + kNormal90) / statistics.rootInformation(d);
        if (part.kind == Departure::Dependence) part.detectable = least;
        if (part.kind == Departure::Noise) part.detectable = std::sqrt(least);
        if (std::isnan(standing[d])) {
            test.blind.push_back(std::move(part));
            continue;
        }
        part.statistic = standing[d];
        part.p = shareBeyond(farOut(part.kind, standing[d]));
        test.parts.push_back(std::move(part));
    }
    std::stable_sort(test.parts.begin(), test.parts.end(), [](const ClassPart& a, const ClassPart& b) {
        return farOut(a.kind, a.statistic) > farOut(b.kind, b.statistic);
    });
    test.p = shareBeyond(mostFound);
    test.done = true;
    return test;
}

} // namespace rigor

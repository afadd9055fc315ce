#include "core/foundation/stats/moments.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigor {

Moments momentsFromCentral(double mean, std::span<const double> central) {
    Moments moments;
    moments.mean = mean;
    moments.standardDeviation = central.size() < 2 ? 0.0 : std::sqrt(central[1]);
    moments.standardised.assign(central.begin(), central.end());
    double scale = 1;
    for (double& value : moments.standardised) value /= scale *= moments.standardDeviation;
    if (!moments.standardised.empty()) moments.standardised[0] = 0;
    if (moments.standardised.size() > 1 && moments.standardDeviation > 0) moments.standardised[1] = 1;
    return moments;
}

Moments momentsFromRaw(std::span<const double> raw) {
    if (raw.empty()) return {};
    // E{(Y - mu)^m} = sum_k binomial(m, k) mu_k (-mu)^(m-k)
    const double mean = raw[0];
    std::vector<double> central(raw.size());
    for (std::size_t m = 1; m <= raw.size(); ++m) {
        double sum = 0, binomial = 1;
        for (std::size_t k = 0; k <= m; ++k) {
            sum += binomial * (k == 0 ? 1.0 : raw[k - 1]) * std::pow(-mean, static_cast<double>(m - k));
            binomial = binomial * static_cast<double>(m - k) / static_cast<double>(k + 1);
        }
        central[m - 1] = sum;
    }
    return momentsFromCentral(mean, central);
}

Moments withNoise(const Moments& moments, double standardDeviation) {
    if (!(standardDeviation > 0) || !std::isfinite(moments.standardDeviation)) return moments;
    Moments sum{moments.mean, std::hypot(moments.standardDeviation, standardDeviation), {}};
    const double own = moments.standardDeviation / sum.standardDeviation,
                 added = standardDeviation / sum.standardDeviation;
    for (int m = 1; m <= moments.order(); ++m) {
        // sum_k binomial(m, k) E{own^(m-k)} E{added^k}, of which odd k are 0 and even ones (k-1)!!.
        double value = 0, factor = 1; // binomial(m, k) added^k (k-1)!!
        for (int k = 0; k <= m; k += 2) {
            if (k > 0) factor *= added * added * (m - k + 2) * (m - k + 1) / k;
            const double rest = m == k    ? 1
                                : own > 0 ? moments.standardised[static_cast<std::size_t>(m - k - 1)]
                                          : 0;
            value += factor * std::pow(own, m - k) * rest;
        }
        sum.standardised.push_back(value);
    }
    return sum;
}

Moments momentsOfExpansion(const QuadratureMoments& quadrature, const Eigen::VectorXd& coefficients) {
    const Eigen::VectorXd central = quadrature.central(coefficients).col(0);
    return momentsFromCentral(coefficients[0], {central.data(), static_cast<std::size_t>(central.size())});
}

namespace {
/// Smallest eigenvalue of the Hankel matrix of (shift + sum) moments after scaling to unit diagonal.
double hankelMargin(const std::vector<double>& sequence) {
    const Eigen::Index size = static_cast<Eigen::Index>(sequence.size() + 1) / 2;
    Eigen::MatrixXd hankel(size, size);
    for (Eigen::Index i = 0; i < size; ++i)
        for (Eigen::Index j = 0; j < size; ++j) hankel(i, j) = sequence[static_cast<std::size_t>(i + j)];
    if (!(hankel.diagonal().minCoeff() > 0)) return std::min(hankel.diagonal().minCoeff(), 0.0);
    const Eigen::VectorXd scale = hankel.diagonal().cwiseSqrt().cwiseInverse();
    const Eigen::MatrixXd scaled = scale.asDiagonal() * hankel * scale.asDiagonal();
    return Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(scaled, Eigen::EigenvaluesOnly).eigenvalues()[0];
}
} // namespace

Feasibility momentFeasibility(std::span<const double> standardised, double support) {
    Feasibility result;
    std::vector<double> moments{1};
    moments.insert(moments.end(), standardised.begin(), standardised.end());
    if (!std::ranges::all_of(moments, [](double m) { return std::isfinite(m); })) {
        result.reason = translate("Mathematics", "a moment is not a finite number");
        return result;
    }
    const auto tell = [&](const std::vector<double>& sequence, Sentence reason) {
        if (sequence.empty()) return;
        const double margin = hankelMargin(sequence);
        if (result.reason.empty() && !(margin > 0))
            result.reason = filled(translate(reason.context, reason.text), support);
        result.margin = std::min(result.margin, margin);
    };
    result.margin = std::numeric_limits<double>::infinity();

    // On an interval (Hausdorff moment problem): M even needs H(m) and H((K^2 - t^2) m), M odd needs H((K +-
    // t) m). On the line (Hamburger) only H(m).
    const std::size_t order = standardised.size();
    std::vector<double> even = moments;
    if (order % 2 == 1) even.pop_back();
    tell(even, sentence("Mathematics",
                        "no density has these moments (their Hankel matrix is not positive definite)"));
    if (std::isfinite(support)) {
        const Sentence reason =
            sentence("Mathematics", "no density within {} standard deviations has these moments: the highest "
                                    "one needs more mass further out");
        if (order % 2 == 0) {
            std::vector<double> localised;
            for (std::size_t i = 0; i + 2 < moments.size(); ++i)
                localised.push_back(support * support * moments[i] - moments[i + 2]);
            tell(localised, reason);
        } else {
            for (double sign : {-1.0, 1.0}) {
                std::vector<double> localised;
                for (std::size_t i = 0; i + 1 < moments.size(); ++i)
                    localised.push_back(support * moments[i] + sign * moments[i + 1]);
                tell(localised, reason);
            }
        }
    }
    result.feasible = result.margin > 0;
    return result;
}

namespace {
/// Cholesky of the Hankel matrix of `sequence` (odd length, up to 9), every pivot well above 0.
bool clearlyPositive(const double* sequence, std::size_t length) {
    constexpr double kLeastPivot = 1e-8;
    double factor[5][5];
    const std::size_t size = (length + 1) / 2;
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = sequence[i + j];
            for (std::size_t k = 0; k < j; ++k) sum -= factor[i][k] * factor[j][k];
            if (i == j) {
                if (!(sum > kLeastPivot * sequence[i + i])) return false;
                factor[i][i] = std::sqrt(sum);
            } else {
                factor[i][j] = sum / factor[j][j];
            }
        }
    return true;
}
} // namespace

bool clearlyFeasible(std::span<const double> standardised, double support) {
    constexpr std::size_t kMost = 8;
    const std::size_t order = standardised.size();
    if (order < 2 || order > kMost || !std::isfinite(support)) return false;
    double moments[kMost + 1] = {1}, localised[kMost];
    std::ranges::copy(standardised, moments + 1);
    if (order % 2 == 0) {
        for (std::size_t i = 0; i + 1 < order; ++i)
            localised[i] = support * support * moments[i] - moments[i + 2];
        return clearlyPositive(moments, order + 1) && clearlyPositive(localised, order - 1);
    }
    if (!clearlyPositive(moments, order)) return false;
    for (const double sign : {-1.0, 1.0}) {
        for (std::size_t i = 0; i < order; ++i) localised[i] = support * moments[i] + sign * moments[i + 1];
        if (!clearlyPositive(localised, order)) return false;
    }
    return true;
}

} // namespace rigor

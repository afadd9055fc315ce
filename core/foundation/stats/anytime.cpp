#include "core/foundation/stats/anytime.h"

#include "core/foundation/stats/special.h"

#include <Eigen/Dense>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace rigor {

namespace {

constexpr std::array kGrowths = {0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 100.0, 1e4}; ///< g
constexpr std::array kLags = {0.05, 0.1, 0.2, 0.4, 0.8};                      ///< rho
constexpr double kLargestScale = 16;                                          ///< s
constexpr int kScales = 11;
constexpr double kNone = -std::numeric_limits<double>::infinity();
constexpr double kGrown = 1.25;

} // namespace

double logMeanOf(const std::vector<double>& logs) {
    if (logs.empty()) return 0;
    double sum = kNone;
    for (const double log : logs) sum = special::logSum(sum, log);
    return sum - std::log(static_cast<double>(logs.size()));
}

GrowthEvidence::GrowthEvidence(bool stated) {
    kept_.stated = stated;
    kept_.logs.assign(kGrowths.size(), kNone);
}

GrowthEvidence::GrowthEvidence(Kept kept) : kept_(std::move(kept)) {
    kept_.logs.resize(kGrowths.size(), kNone);
}

double GrowthEvidence::logOfBlock(double g, SquaresSoFar now) const {
    const double m = now.freedom - kept_.before.freedom;
    if (!(m > 0)) return 0;
    // A little below 0 where the searches end within their tolerance.
    const double D = std::max(0.0, now.squares - kept_.before.squares);
    if (kept_.stated) return (D * g / (1 + g) - m * std::log(1 + g)) / 2;
    const double S = kept_.before.squares, nu = kept_.before.freedom;
    if (!(S > 0) || !(nu > 0)) return 0; // nothing tells sigma yet
    return ((nu + m) * (std::log(S + D) - std::log(S + D / (1 + g))) - m * std::log(1 + g)) / 2;
}

void GrowthEvidence::look(SquaresSoFar now, bool endsBlock) {
    if (!std::isfinite(now.squares) || !std::isfinite(now.freedom)) return;
    const auto block = static_cast<double>(kept_.blocks + 1);
    // What may begin with this block, and what has not begun yet.
    const double begins = -std::log(block * (block + 1)), later = -std::log(block + 1);
    std::vector<double> logs = kept_.logs;
    for (std::size_t k = 0; k < logs.size(); ++k)
        logs[k] = special::logSum(logs[k], begins) + logOfBlock(kGrowths[k], now);
    log_ = special::logSum(logMeanOf(logs), later);
    // Without a value more nothing has ended.
    if (!endsBlock || !(now.freedom > kept_.before.freedom)) return;
    kept_.logs = std::move(logs);
    kept_.before = {std::max(now.squares, kept_.before.squares), now.freedom};
    ++kept_.blocks;
}

double logEvidenceOfDifference(const Eigen::VectorXd& d, const Eigen::MatrixXd& V,
                               const Eigen::MatrixXd& V1) {
    if (d.size() == 0 || V.rows() != d.size() || V1.rows() != d.size() || !V.allFinite() || !V1.allFinite() ||
        !d.allFinite())
        return 0;
    // Units must not decide what is singular.
    const Eigen::VectorXd unit = V1.diagonal().cwiseSqrt();
    if (!(unit.minCoeff() > 0)) return 0;
    const auto scaled = [&](const Eigen::MatrixXd& matrix) -> Eigen::MatrixXd {
        return unit.cwiseInverse().asDiagonal() * matrix * unit.cwiseInverse().asDiagonal();
    };
    const Eigen::LLT<Eigen::MatrixXd> root(scaled(V1));
    if (root.info() != Eigen::Success) return 0;
    const auto lower = root.matrixL();
    const Eigen::MatrixXd half = lower.solve(scaled(V));
    const Eigen::MatrixXd relative = lower.solve(half.transpose());
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen((relative + relative.transpose()) / 2);
    if (eigen.info() != Eigen::Success || !(eigen.eigenvalues().minCoeff() > 0)) return 0;
    const Eigen::VectorXd z = eigen.eigenvectors().transpose() * lower.solve(d.cwiseQuotient(unit));
    std::vector<double> logs;
    double s = kLargestScale;
    for (int k = 0; k < kScales; ++k, s /= 4) {
        double log = 0;
        for (Eigen::Index i = 0; i < z.size(); ++i) {
            const double v = eigen.eigenvalues()[i];
            log += (std::log(v / (v + s)) + z[i] * z[i] * (1 / v - 1 / (v + s))) / 2;
        }
        logs.push_back(log);
    }
    return logMeanOf(logs);
}

double logEvidenceOfLag(double lagged, double squares) {
    if (!std::isfinite(lagged) || !std::isfinite(squares)) return 0;
    std::vector<double> logs;
    for (const double rho : kLags) logs.push_back(rho * lagged - rho * rho * squares / 2);
    return logMeanOf(logs);
}

void SpentLevel::look(double p, double size) {
    if (found || !std::isfinite(p) || size < next) return;
    ++asked;
    next = size * kGrown;
    const double k = std::numbers::pi * static_cast<double>(asked);
    found = p < 6 * level / (k * k);
}

} // namespace rigor

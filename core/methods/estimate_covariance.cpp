#include "core/methods/estimate_covariance.h"

#include "core/methods/adequacy/result.h"
#include "core/methods/fit/result.h"
#include "core/methods/method.h"

#include <algorithm>
#include <cmath>

namespace rigor {

Eigen::MatrixXd squareMatrix(const std::vector<std::vector<double>>& rows) {
    const auto n = static_cast<Eigen::Index>(rows.size());
    Eigen::MatrixXd m(n, n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const std::vector<double>& row = rows[static_cast<std::size_t>(i)];
        if (static_cast<Eigen::Index>(row.size()) != n) return {};
        m.row(i) = Eigen::Map<const Eigen::RowVectorXd>(row.data(), n);
    }
    return m;
}

std::size_t modelUnknowns(const Result& result) {
    const auto correlation = answers(result.method, AnswerKind::PointFit)
                                 ? read<FitResult>(result).correlation
                                 : std::optional<CorrelationTable>();
    if (!correlation) return result.unknowns.size();
    const auto isNoise = [&](const Estimate& e) {
        return std::ranges::find(correlation->unknown, e.name) == correlation->unknown.end();
    };
    return static_cast<std::size_t>(std::ranges::find_if(result.unknowns, isNoise) - result.unknowns.begin());
}

Eigen::MatrixXd covarianceOf(const Result& result) {
    const auto n = static_cast<Eigen::Index>(modelUnknowns(result));
    if (const Eigen::MatrixXd stated = squareMatrix(readFacts<AdequacyResult>(result).covariance.matrix);
        stated.rows() == n && stated.allFinite())
        return stated;
    const auto correlation = read<FitResult>(result).correlation.value_or(CorrelationTable{});
    Eigen::MatrixXd c(n, n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const Estimate& e = result.unknowns[static_cast<std::size_t>(i)];
        if (!std::isfinite(e.standardError) || e.atBound) return {};
        for (Eigen::Index j = 0; j < n; ++j) {
            const double r = i == j ? 1 : correlation.of(static_cast<std::size_t>(j), e.name);
            if (!std::isfinite(r)) return {};
            c(i, j) = r * e.standardError * result.unknowns[static_cast<std::size_t>(j)].standardError;
        }
    }
    return c;
}

} // namespace rigor

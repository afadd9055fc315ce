#include "core/methods/fit/residuals/other_fit.h"

#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/uncertainty/input_gaps.h"

#include <boost/math/distributions/fisher_f.hpp>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
constexpr double kLateLevel = 1e-3;
}

double medianStepOf(const std::vector<double>& times) {
    std::vector<double> steps;
    for (std::size_t k = 1; k < times.size(); ++k) steps.push_back(times[k] - times[k - 1]);
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>((steps.size() - 1) / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
}

OtherFit::OtherFit(Problem problem, std::stop_token stop)
    : problem_(std::move(problem)), stop_(std::move(stop)), data_(knownDataOf(problem_, true, stop_)),
      box_(fitBoxOf(problem_)) {}

void OtherFit::searchFrom(const Eigen::VectorXd& first) {
    FitBox box = box_;
    box.start.head(first.size()) =
        first.cwiseMax(box.lower.head(first.size())).cwiseMin(box.upper.head(first.size()));
    Predictor predictor(data_, problem_.simulation, problem_.threads, stop_);
    PointFit fit = fitPoint(predictor, box, std::vector<bool>(data_.sensors.size(), true), {}, stop_);
    solves_ += {predictor.simulations(), predictor.failures()};
    if (fit.answered() && (!best_.answered() || fit.sumOfSquares < best_.sumOfSquares))
        best_ = std::move(fit);
}

double OtherFit::lessThan(double before, double values, double fewer, bool ofAnySize) const {
    if (!best_.answered() || stop_.stop_requested()) return 0;
    const Residuals residuals(data_, FitWeights::Sum);
    before *= static_cast<double>(data_.rows.size()) / values; // a late sensor tells nothing of the begin
    const double behind = residuals.weighted(best_.prediction).squaredNorm(), fall = before - behind,
                 count = std::max(fewer, 1.0),
                 freedom =
                     static_cast<double>(data_.rows.size()) - static_cast<double>(best_.estimate.size());
    if (!(fall > 0) || !(freedom >= 1)) return 0;
    if (behind > 0 && cdf(complement(boost::math::fisher_f(count, freedom),
                                     fall / count / (behind / freedom))) > kLateLevel)
        return 0;
    const ResidualAnalysis analysis =
        analyseResiduals(residuals, data_, best_.prediction, box_, best_.estimate, problem_.threads);
    ResidualTests tests = analysis.tests;
    if (ofAnySize) tests.size.found = false;
    return tests.anyFound() ? 0 : 100 * fall / before;
}

double OtherFit::criterion(double values) const {
    const auto rows = static_cast<double>(data_.rows.size());
    const double behind = Residuals(data_, FitWeights::Sum).weighted(best_.prediction).squaredNorm();
    return values * std::log(behind / rows) + static_cast<double>(best_.estimate.size()) * std::log(values);
}

} // namespace rigor

#include "core/methods/fit/search/population_likelihood.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Of the errors of the numbers and of their spread: s beyond are as good as none and as no population.
constexpr double kNone = 1e-2, kAll = 1e2;
/// Of the size of the numbers: what is smaller is rounding.
constexpr double kRoundingOfNumbers = 1e-9;
constexpr int kGrid = 48;
constexpr double kSettledLog = 1e-7;
constexpr int kMostSweeps = 20;
/// A + Q scaled to a unit diagonal: what has less left of it is not determined.
constexpr double kLeastPivot = 1e-12;

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

PopulationLikelihood::PopulationLikelihood(LinearPicture picture, std::vector<PopulationMembers> populations)
    : picture_(std::move(picture)), populations_(std::move(populations)) {
    for (const PopulationMembers& members : populations_) {
        std::vector<double> errors;
        double mean = 0, squares = 0, size = 0;
        for (const Eigen::Index i : members) {
            if (picture_.information(i, i) > 0) errors.push_back(1 / std::sqrt(picture_.information(i, i)));
            mean += picture_.at[i] / static_cast<double>(members.size());
            size = std::max(size, std::abs(picture_.at[i]));
        }
        for (const Eigen::Index i : members) squares += std::pow(picture_.at[i] - mean, 2);
        const double error = median(errors), rounding = kRoundingOfNumbers * size;
        const double spread = std::sqrt(squares / static_cast<double>(members.size()));
        least_.push_back(std::max({kNone * error, rounding, std::numeric_limits<double>::min()}));
        greatest_.push_back(std::max(kAll * std::max(error, spread), 10 * least_.back()));
    }
}

PopulationLikelihood::At PopulationLikelihood::at(const std::vector<double>& deviations) const {
    At made;
    Eigen::MatrixXd joined = picture_.information;
    Eigen::VectorXd pull = picture_.pull;
    double value = 0;
    for (std::size_t k = 0; k < populations_.size(); ++k) {
        const PopulationMembers& members = populations_[k];
        const double n = static_cast<double>(members.size()), weight = 1 / (deviations[k] * deviations[k]);
        double mean = 0;
        for (const Eigen::Index i : members) mean += picture_.at[i] / n;
        for (const Eigen::Index i : members) {
            const double off = picture_.at[i] - mean;
            pull[i] -= weight * off;
            value -= weight * off * off / 2;
            joined(i, i) += weight;
            for (const Eigen::Index j : members) joined(i, j) -= weight / n;
        }
        value -= (n - 1) * std::log(deviations[k]);
    }
    const Eigen::VectorXd scale = joined.diagonal().cwiseSqrt().cwiseInverse();
    if (!scale.allFinite()) return made;
    const Eigen::LLT<Eigen::MatrixXd> factors(scale.asDiagonal() * joined * scale.asDiagonal());
    const Eigen::MatrixXd lower = factors.matrixL();
    if (factors.info() != Eigen::Success || lower.diagonal().minCoeff() < kLeastPivot) return made;
    const Eigen::VectorXd scaled = scale.cwiseProduct(pull);
    const Eigen::VectorXd step = factors.solve(scaled);
    made.value =
        value + scaled.dot(step) / 2 - lower.diagonal().array().log().sum() + scale.array().log().sum();
    made.numbers = picture_.at + scale.cwiseProduct(step);
    made.covariance = scale.asDiagonal() *
                      factors.solve(Eigen::MatrixXd::Identity(joined.rows(), joined.cols())) *
                      scale.asDiagonal();
    return made;
}

double PopulationLikelihood::valueWith(std::vector<double>& deviations, std::size_t population,
                                       double deviation) const {
    deviations[population] = deviation;
    return at(deviations).value;
}

double PopulationLikelihood::bestOf(std::vector<double> deviations, std::size_t population) const {
    const double from = std::log(least_[population]), to = std::log(greatest_[population]);
    const auto value = [&](double logDeviation) {
        return valueWith(deviations, population, std::exp(logDeviation));
    };
    const double step = (to - from) / kGrid;
    double best = from, highest = value(from);
    for (int k = 1; k <= kGrid; ++k)
        if (const double here = value(from + k * step); here > highest) {
            highest = here;
            best = from + k * step;
        }
    // Golden section about the best of the grid.
    const double part = (3 - std::sqrt(5.0)) / 2;
    double a = std::max(best - step, from), b = std::min(best + step, to);
    double c = a + part * (b - a), d = b - part * (b - a), atC = value(c), atD = value(d);
    while (b - a > kSettledLog) {
        if (atC > atD) {
            b = d;
            d = c;
            atD = atC;
            c = a + part * (b - a);
            atC = value(c);
        } else {
            a = c;
            c = d;
            atC = atD;
            d = b - part * (b - a);
            atD = value(d);
        }
    }
    const double found = (a + b) / 2;
    // What is next to none is none.
    return value(found) > value(from) && found > from + std::log(2) ? std::exp(found) : least_[population];
}

std::vector<double> PopulationLikelihood::best() const {
    std::vector<double> deviations;
    for (std::size_t k = 0; k < populations_.size(); ++k)
        deviations.push_back(std::sqrt(least_[k] * greatest_[k]));
    if (std::isnan(at(deviations).value)) return {};
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
        double moved = 0;
        for (std::size_t k = 0; k < populations_.size(); ++k) {
            const double found = bestOf(deviations, k);
            moved = std::max(moved, std::abs(std::log(found / deviations[k])));
            deviations[k] = found;
        }
        if (populations_.size() == 1 || moved < 10 * kSettledLog) break;
    }
    return deviations;
}

double PopulationLikelihood::where(std::vector<double> deviations, std::size_t population, double fall,
                                   bool above) const {
    const double limit = at(deviations).value - fall;
    double inside = std::log(deviations[population]);
    double outside = std::log(above ? greatest_[population] : least_[population]);
    if (!(valueWith(deviations, population, std::exp(outside)) < limit)) return std::exp(outside);
    while (std::abs(outside - inside) > kSettledLog) {
        const double middle = (inside + outside) / 2;
        (valueWith(deviations, population, std::exp(middle)) < limit ? outside : inside) = middle;
    }
    return std::exp(inside);
}

} // namespace rigor

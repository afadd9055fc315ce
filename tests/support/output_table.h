#pragma once
// The distribution of one output of two clipped normal inputs without any sampling: Y(x1, x2) on a table,
// natural cubic splines between the nodes, and the exact probability of each of many small cells.

#include "core/methods/inverse_uncertainty/likelihood/input_model.h"

#include <algorithm>
#include <cmath>

namespace rigor::sample {

/// Natural cubic spline through values at equidistant nodes from `lower` to `upper`.
class UniformSpline {
  public:
    UniformSpline(double lower, double upper, Eigen::VectorXd values)
        : lower_(lower), width_((upper - lower) / static_cast<double>(values.size() - 1)),
          values_(std::move(values)), curvature_(Eigen::VectorXd::Zero(values_.size())) {
        // m_(i-1) + 4 m_i + m_(i+1) = 6 (y_(i-1) - 2 y_i + y_(i+1)) / width^2, m = 0 at both ends.
        const Eigen::Index n = values_.size();
        Eigen::VectorXd factor = Eigen::VectorXd::Zero(n);
        for (Eigen::Index i = 1; i < n - 1; ++i) {
            const double right = 6 * (values_[i + 1] - 2 * values_[i] + values_[i - 1]) / (width_ * width_);
            factor[i] = 1 / (4 - factor[i - 1]);
            curvature_[i] = (right - curvature_[i - 1]) * factor[i];
        }
        for (Eigen::Index i = n - 2; i > 0; --i) curvature_[i] -= factor[i] * curvature_[i + 1];
    }
    double operator()(double x) const {
        const double t = (x - lower_) / width_;
        const auto i = std::clamp<Eigen::Index>(static_cast<Eigen::Index>(t), 0, values_.size() - 2);
        const double s = t - static_cast<double>(i), r = 1 - s;
        return r * values_[i] + s * values_[i + 1] +
               width_ * width_ / 6 * ((r * r * r - r) * curvature_[i] + (s * s * s - s) * curvature_[i + 1]);
    }

  private:
    double lower_, width_;
    Eigen::VectorXd values_, curvature_;
};

/// Ends and probabilities of `count` equal cells of one input, within its box and 8.5 standard deviations.
struct Cells {
    std::vector<double> ends, mass;
    Cells(const Distribution& x, double mean, double deviation, int count) {
        const double from = std::max(x.lower(), mean - 8.5 * deviation);
        const double to = std::min(x.upper(), mean + 8.5 * deviation);
        for (int k = 0; k <= count; ++k) ends.push_back(from + (to - from) * k / count);
        for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
            const auto a = x.probability(ends[k]), b = x.probability(ends[k + 1]);
            mass.push_back(a.lower < 0.5 ? b.lower - a.lower : a.upper - b.upper);
        }
    }
};

/// Y on kNodes1 x kNodes2 nodes of the box.
class OutputTable {
  public:
    static constexpr int kNodes1 = 151, kNodes2 = 61;

    /// n x (kNodes1 kNodes2), the second input running fastest.
    static Eigen::MatrixXd nodes(const InputModel& inputs) {
        Eigen::MatrixXd points(2, kNodes1 * kNodes2);
        const auto node = [&](Eigen::Index i, int k, int count) {
            return inputs.boxLower(i) + (inputs.boxUpper(i) - inputs.boxLower(i)) * k / (count - 1);
        };
        for (int i = 0; i < kNodes1; ++i)
            for (int j = 0; j < kNodes2; ++j)
                points.col(i * kNodes2 + j) << node(0, i, kNodes1), node(1, j, kNodes2);
        return points;
    }

    OutputTable(const InputModel& inputs, const Eigen::VectorXd& values)
        : lower_(inputs.boxLower(0)), upper_(inputs.boxUpper(0)) {
        for (Eigen::Index i = 0; i < kNodes1; ++i)
            rows_.emplace_back(inputs.boxLower(1), inputs.boxUpper(1), values.segment(i * kNodes2, kNodes2));
    }
    /// Y(., x2)
    UniformSpline along(double x2) const {
        Eigen::VectorXd column(kNodes1);
        for (Eigen::Index i = 0; i < kNodes1; ++i) column[i] = rows_[static_cast<std::size_t>(i)](x2);
        return {lower_, upper_, std::move(column)};
    }

  private:
    double lower_, upper_;
    std::vector<UniformSpline> rows_; ///< Y(x1 node, .)
};

/// Probability model of Y: the mass of each cell, spread evenly over the outputs between its ends in x1.
class TrueOutput {
  public:
    TrueOutput(const OutputTable& table, const Cells& first, const Cells& second) {
        double square = 0;
        for (std::size_t j = 0; j < second.mass.size(); ++j) {
            const UniformSpline y = table.along((second.ends[j] + second.ends[j + 1]) / 2);
            double left = y(first.ends.front());
            for (std::size_t i = 0; i < first.mass.size(); ++i) {
                const double right = y(first.ends[i + 1]), mass = first.mass[i] * second.mass[j];
                pieces_.push_back({std::min(left, right), std::max(left, right), mass});
                mean_ += mass * (left + right) / 2;
                square += mass * (left + right) * (left + right) / 4;
                left = right;
            }
        }
        deviation_ = std::sqrt(square - mean_ * mean_);
    }
    double standardDeviation() const { return deviation_; }
    double lower() const {
        return std::min_element(pieces_.begin(), pieces_.end(),
                                [](auto& a, auto& b) { return a.from < b.from; })
            ->from;
    }
    double upper() const {
        return std::max_element(pieces_.begin(), pieces_.end(), [](auto& a, auto& b) { return a.to < b.to; })
            ->to;
    }
    /// Probability between two values.
    double between(double a, double b) const {
        double sum = 0;
        for (const Piece& p : pieces_)
            if (p.to > a && p.from < b)
                sum += p.to > p.from ? p.mass * (std::min(b, p.to) - std::max(a, p.from)) / (p.to - p.from)
                                     : p.mass;
        return sum;
    }
    /// Logarithm of the density averaged over +- 1 % of the standard deviation around y.
    double logDensity(double y) const {
        const double half = 0.01 * deviation_;
        return std::log(between(y - half, y + half) / (2 * half));
    }
    /// Logarithm of the density seen through a Gaussian kernel of standard deviation h: what samples without
    /// noise would give.
    double logSmoothed(double y, double h) const {
        const auto below = [&](double u) { return std::erfc((u - y) / (h * std::sqrt(2.0))) / 2; };
        double sum = 0;
        for (const Piece& p : pieces_) {
            if (p.from > y + 9 * h || p.to < y - 9 * h) continue;
            const double u = ((p.from + p.to) / 2 - y) / h;
            // Narrow pieces as points: the difference of two nearly equal integrals would cancel.
            sum += p.to - p.from > 1e-3 * h ? p.mass * (below(p.from) - below(p.to)) / (p.to - p.from)
                                            : p.mass * std::exp(-0.5 * u * u) / (h * std::sqrt(2 * M_PI));
        }
        return std::log(sum);
    }
    /// int |F - G| dy on a grid of 4000 intervals that covers both.
    double distance(const Density& fit) const {
        constexpr int kIntervals = 4000;
        const double a = std::min(lower(), fit.lower()), b = std::max(upper(), fit.upper());
        const double width = (b - a) / kIntervals;
        std::vector<double> mass(kIntervals + 1, 0.0);
        for (const Piece& p : pieces_) {
            const double from = (p.from - a) / width, to = (p.to - a) / width;
            const int first = static_cast<int>(from), last = static_cast<int>(to);
            for (int k = first; k <= last; ++k) {
                const double share =
                    to > from ? (std::min(to, k + 1.0) - std::max(from, double(k))) / (to - from) : 1;
                mass[static_cast<std::size_t>(std::min(k, kIntervals))] += p.mass * share;
            }
        }
        double below = 0, sum = 0;
        for (int k = 0; k < kIntervals; ++k) { // F and G at the end of interval k
            below += mass[static_cast<std::size_t>(k)];
            sum += std::abs(below - fit.cdf(a + (k + 1) * width)) * width;
        }
        return sum;
    }

  private:
    struct Piece {
        double from, to, mass;
    };
    std::vector<Piece> pieces_;
    double mean_ = 0, deviation_ = 0;
};

} // namespace rigor::sample

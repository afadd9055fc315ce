#include "core/methods/homotopy/growing_windows.h"

#include "core/foundation/base/random.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kBlocks = 60;
constexpr double kLeft = 0.3, kTimesNoise = 2.5;
constexpr double kNothing = 1e-3; ///< parts of the deviation: less than this is no structure

/// Number of values, their sum, and of their squares.
struct Sums {
    double count = 0, sum = 0, squares = 0;
    void add(double value) {
        count += 1;
        sum += value;
        squares += value * value;
    }
    double meanSquare() const { return count > 0 ? squares / count : 0; }
    double variance() const {
        return count > 0 ? std::max(0.0, squares / count - std::pow(sum / count, 2)) : 0;
    }
};

/// Of one trajectory: mean square, and half that of the changes from value to value (J. von Neumann).
struct LeftOf {
    double square = 0, noise = 0, count = 0;

    LeftOf(const Eigen::VectorXd& left, const std::vector<Eigen::Index>& members)
        : count(static_cast<double>(members.size())) {
        for (std::size_t k = 0; k < members.size(); ++k) {
            square += std::pow(left[members[k]], 2) / count;
            if (k > 0) noise += std::pow(left[members[k]] - left[members[k - 1]], 2) / (2 * (count - 1));
        }
    }
    double structure() const { return noise > 0 ? std::cbrt(square / noise) : 0; } ///< nearly normal
};

std::size_t blockOf(double part) { return static_cast<std::size_t>(std::min(part * kBlocks, kBlocks - 1.0)); }

} // namespace

double partOf(const FitData& data, const FitRow& row) {
    const std::vector<double>& times = data.cases[row.fitCase].times;
    const double length = times.back() - times.front();
    return length > 0 ? (times[row.time] - times.front()) / length : 0;
}

Followed followedOf(const FitData& data, const Eigen::VectorXd& predicted, double fitted) {
    Followed followed{1, 0};
    for (const auto& rows : data.rowsOfSensor)
        for (std::size_t c = 0; c < data.cases.size(); ++c) {
            Sums measured, changes, within;
            double before = 0;
            std::array<Sums, kBlocks> blocks;
            for (const std::size_t r : rows) {
                const FitRow& row = data.rows[r];
                if (row.fitCase != c) continue;
                const double part = partOf(data, row);
                const double left = row.value - predicted[static_cast<Eigen::Index>(r)];
                measured.add(row.value);
                if (part <= fitted && measured.count > 1) changes.add(left - before);
                if (part <= fitted) within.add(left);
                before = left;
                blocks[blockOf(part)].add(left);
            }
            const double noise = changes.meanSquare() / 2; // what is no noise hardly changes from row to row
            const double limit =
                std::max(kLeft * kLeft * measured.variance(), kTimesNoise * kTimesNoise * noise);
            if (noise > 0 && within.meanSquare() > kNothing * kNothing * measured.variance())
                followed.structure =
                    std::max(followed.structure, (within.meanSquare() / noise - 1) * std::sqrt(within.count));
            for (int k = 0; k < kBlocks; ++k)
                if (const Sums& block = blocks[static_cast<std::size_t>(k)];
                    block.count > 0 && !(block.meanSquare() <= limit)) {
                    followed.part = std::min(followed.part, static_cast<double>(k) / kBlocks);
                    break;
                }
        }
    return followed;
}

double structureBeside(const ResidualView& view, const std::vector<bool>& asked) {
    constexpr int kSigns = 300;
    constexpr std::size_t kFewest = 8;
    std::vector<const std::vector<Eigen::Index>*> all;
    for (const ResidualTrajectory& one : view.trajectories)
        if (asked[one.sensor] && one.members.size() >= kFewest) all.push_back(&one.members);
    if (all.empty()) return 0;
    const auto structures = [&all](const Eigen::VectorXd& left) {
        Eigen::ArrayXd made(static_cast<Eigen::Index>(all.size()));
        for (std::size_t k = 0; k < all.size(); ++k)
            made[static_cast<Eigen::Index>(k)] = LeftOf(left, *all[k]).structure();
        return made;
    };
    Eigen::VectorXd sizes = view.left;
    for (const auto* members : all) {
        const LeftOf left(view.left, *members);
        const double scale = left.square > 0 ? std::sqrt(std::min(1.0, left.noise / left.square)) : 0;
        for (const Eigen::Index k : *members) sizes[k] *= scale;
    }
    RandomStream random(1, 0);
    Eigen::ArrayXXd drawn(static_cast<Eigen::Index>(all.size()), kSigns);
    for (int k = 0; k < kSigns; ++k) {
        Eigen::VectorXd errors = sizes;
        for (double& error : errors)
            if (random.uniform() < 0.5) error = -error;
        drawn.col(k) = structures(view.leftOf(errors));
    }
    const Eigen::ArrayXd mean = drawn.rowwise().mean();
    drawn.colwise() -= mean;
    const Eigen::ArrayXd deviation = drawn.square().rowwise().mean().sqrt().max(1e-12);
    drawn.colwise() /= deviation;
    const double most = ((structures(view.left) - mean) / deviation).maxCoeff();
    return most > drawn.maxCoeff() ? most : 0; // of many trajectories one is far off by chance
}

Eigen::MatrixXd openAfter(const FitData& data, const Eigen::VectorXd& left, const Eigen::MatrixXd& slopes,
                          double fitted) {
    Eigen::MatrixXd information = Eigen::MatrixXd::Zero(slopes.cols(), slopes.cols());
    double squares = 0, count = 0;
    for (Eigen::Index r = 0; r < left.size(); ++r) {
        if (partOf(data, data.rows[static_cast<std::size_t>(r)]) > fitted) continue;
        information += slopes.row(r).transpose() * slopes.row(r);
        squares += left[r] * left[r];
        count += 1;
    }
    const Eigen::LLT<Eigen::MatrixXd> factor(information);
    if (factor.info() != Eigen::Success || !(count > 0)) return {};
    const Eigen::MatrixXd one = Eigen::MatrixXd::Identity(slopes.cols(), slopes.cols());
    return std::sqrt(squares / count) * factor.matrixU().solve(one);
}

double foreseenTo(const FitData& data, const Eigen::MatrixXd& slopes, const Eigen::MatrixXd& open) {
    double result = 1;
    if (open.size() == 0) return result;
    const Eigen::VectorXd moved = (slopes * open).rowwise().squaredNorm();
    for (const auto& rows : data.rowsOfSensor)
        for (std::size_t c = 0; c < data.cases.size(); ++c) {
            Sums measured;
            std::array<Sums, kBlocks> blocks;
            for (const std::size_t r : rows) {
                const FitRow& row = data.rows[r];
                if (row.fitCase != c) continue;
                measured.add(row.value);
                blocks[blockOf(partOf(data, row))].add(std::sqrt(moved[static_cast<Eigen::Index>(r)]));
            }
            for (int k = 0; k < kBlocks; ++k)
                if (const Sums& block = blocks[static_cast<std::size_t>(k)];
                    block.count > 0 && !(block.meanSquare() <= kMoved * kMoved * measured.variance())) {
                    result = std::min(result, static_cast<double>(k) / kBlocks);
                    break;
                }
        }
    return result;
}

FitData firstPart(const FitData& data, double part) {
    FitData result = data;
    for (FitCase& fitCase : result.cases) {
        const double last = fitCase.times.front() + part * (fitCase.times.back() - fitCase.times.front());
        const auto end = std::upper_bound(fitCase.times.begin(), fitCase.times.end(), last);
        fitCase.times.erase(std::max(end, fitCase.times.begin() + 1), fitCase.times.end());
    }
    std::erase_if(result.rows,
                  [&](const FitRow& row) { return row.time >= result.cases[row.fitCase].times.size(); });
    for (auto& rows : result.rowsOfSensor) rows.clear();
    for (std::size_t r = 0; r < result.rows.size(); ++r)
        result.rowsOfSensor[result.rows[r].sensor].push_back(r);
    return result;
}

} // namespace rigor

#include "core/methods/fit/residuals/residual_statistics.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace rigor {

namespace {

constexpr double kQuartileOfNormal = 0.67448975019608171; ///< median |u| of a standard normal
constexpr int kMostLags = 10, kWidestBand = 30;
constexpr double kMostBulk = 3; ///< deviations of the bulk that a value counts as at most
/// Inputs of one output that are looked at.
constexpr std::size_t kMostInputs = 12;
/// A power of an input is what the model has already where this part of it remains.
constexpr double kTakenUp = 1e-6;

/// Orthonormal columns of the powers 1 ... degree of z about its mean, without what `taken` (orthonormal
/// columns) spans; the constant is taken out for the spread only.
Eigen::MatrixXd powersOf(const Eigen::VectorXd& z, int degree, const Eigen::MatrixXd& taken) {
    const double low = z.minCoeff(), high = z.maxCoeff();
    const Eigen::ArrayXd t = (2 * z.array() - low - high) / (high - low);
    Eigen::MatrixXd columns(z.size(), 0);
    for (int k = 1; k <= degree; ++k) {
        Eigen::VectorXd column = t.pow(k).matrix();
        const double before = column.norm();
        for (int twice = 0; twice < 2; ++twice) {
            if (taken.cols() > 0) column -= taken * (taken.transpose() * column).eval();
            if (columns.cols() > 0) column -= columns * (columns.transpose() * column).eval();
        }
        if (!(column.norm() > kTakenUp * before)) continue;
        columns.conservativeResize(Eigen::NoChange, columns.cols() + 1);
        columns.rightCols(1) = column.normalized();
    }
    return columns;
}

/// Whether the values rise, or fall, along the file.
bool standsInOrder(const Eigen::VectorXd& z) {
    int rises = 0, falls = 0;
    for (Eigen::Index k = 1; k < z.size(); ++k) {
        rises += z[k] > z[k - 1] ? 1 : 0;
        falls += z[k] < z[k - 1] ? 1 : 0;
    }
    return std::max(rises, falls) >= 9 * std::min(rises, falls);
}

constexpr std::size_t kStatisticsTogether = 8; ///< lags whose sums are independent chains of the processor

/// sums[k] += e_i later_(i+k), i < count.
void addProducts(const double* e, const double* later, std::size_t count, double* sums) {
    std::array<double, kStatisticsTogether> s;
    std::copy_n(sums, kStatisticsTogether, s.begin());
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < kStatisticsTogether; ++k) s[k] += e[i] * later[i + k];
    std::copy_n(s.begin(), kStatisticsTogether, sums);
}

int degreeOf(const Eigen::VectorXd& z, int most) {
    std::vector<double> levels(z.begin(), z.end());
    std::sort(levels.begin(), levels.end());
    const auto distinct = std::unique(levels.begin(), levels.end()) - levels.begin();
    return std::min(most, static_cast<int>(distinct) - 1);
}

} // namespace

std::vector<Follower> followersOf(const ResidualView& view, const FitData& data,
                                  const std::vector<Eigen::Index>& members) {
    std::vector<Follower> all;
    const auto n = static_cast<Eigen::Index>(members.size());
    const auto add = [&](const std::string& name, const std::function<double(const FitRow&)>& valueOf) {
        if (all.size() >= kMostInputs) return;
        Follower one{name, Eigen::VectorXd(n)};
        for (Eigen::Index k = 0; k < n; ++k)
            one.values[k] =
                valueOf(data.rows[view.row[static_cast<std::size_t>(members[static_cast<std::size_t>(k)])]]);
        const double low = one.values.minCoeff(), high = one.values.maxCoeff();
        if (one.values.allFinite() && high - low > 1e-9 * std::max(std::abs(low), std::abs(high)))
            all.push_back(std::move(one));
    };
    const Model& model = *data.model;
    for (std::size_t i = 0; i < model.parameters().size(); ++i)
        if (std::find(data.unknowns.begin(), data.unknowns.end(), i) == data.unknowns.end())
            add(model.parameters()[i].name, [&data, i](const FitRow& row) {
                return data.cases[row.fitCase].parameters[static_cast<Eigen::Index>(i)];
            });
    for (std::size_t i = 0; i < model.inputs().size(); ++i)
        add(model.inputs()[i].name, [&data, i](const FitRow& row) {
            const FitCase& its = data.cases[row.fitCase];
            return its.inputs[i].at(its.times[row.time]);
        });
    return all;
}

ResidualStatistics::ResidualStatistics(const ResidualView& view, const FitData& data,
                                       const Prediction& prediction, const std::vector<bool>& tested,
                                       bool all)
    : view_(view), trajectoriesOf_(view.sensors), tested_(tested) {
    for (std::size_t c = 0; c < view.trajectories.size(); ++c)
        trajectoriesOf_[view.trajectories[c].sensor].push_back(c);
    for (std::size_t s = 0; s < view.sensors; ++s)
        if (tested[s]) {
            addOrder(s);
            addInputs(data, prediction, s, all);
        }
}

void ResidualStatistics::addOrder(std::size_t sensor) {
    std::size_t longest = 0;
    for (const std::size_t c : trajectoriesOf_[sensor])
        longest = std::max(longest, view_.trajectories[c].members.size());
    if (longest < 2) return;
    ResidualStatistic next{.sensor = sensor, .twoSided = true, .lags = 1};
    all_.push_back(next);
    const int band = std::min(kWidestBand, static_cast<int>(std::sqrt(static_cast<double>(longest))));
    if (band > 2) {
        next.twoSided = false;
        next.lags = band;
        all_.push_back(next);
    }
    for (const std::size_t c : trajectoriesOf_[sensor]) {
        const ResidualTrajectory& trajectory = view_.trajectories[c];
        const auto n = static_cast<int>(trajectory.members.size());
        if (n < kFewestValues) continue;
        all_.push_back({.sensor = sensor,
                        .where = trajectory.experiment,
                        .lags = std::max(1, std::min(kMostLags, n / 5)),
                        .trajectory = static_cast<std::ptrdiff_t>(c)});
    }
}

void ResidualStatistics::addInputs(const FitData& data, const Prediction& prediction, std::size_t sensor,
                                   bool spread) {
    std::vector<Eigen::Index> members;
    bool single = false;
    for (const std::size_t c : trajectoriesOf_[sensor]) {
        const ResidualTrajectory& trajectory = view_.trajectories[c];
        single = single || trajectory.experiment.empty();
        members.insert(members.end(), trajectory.members.begin(), trajectory.members.end());
    }
    if (members.size() < kFewestValues) return;
    std::vector<Follower> followers;
    if (single) followers = followersOf(view_, data, members);
    Eigen::MatrixXd slopes = view_.slopes(members, Eigen::all);
    const Eigen::MatrixXd taken = orthonormalColumns(slopes);
    for (const Follower& one : followers) {
        ResidualStatistic next{.group = ResidualGroup::Inputs,
                               .sensor = sensor,
                               .where = one.name,
                               .sorted = standsInOrder(one.values),
                               .members = members,
                               .basis = powersOf(one.values, degreeOf(one.values, 3), taken)};
        if (next.basis.cols() > 0) all_.push_back(std::move(next));
    }
    if (!spread) return;
    Follower fitted{"", Eigen::VectorXd(static_cast<Eigen::Index>(members.size()))};
    for (Eigen::Index k = 0; k < fitted.values.size(); ++k)
        fitted.values[k] = prediction.values[static_cast<Eigen::Index>(
            view_.row[static_cast<std::size_t>(members[static_cast<std::size_t>(k)])])];
    if (fitted.values.maxCoeff() > fitted.values.minCoeff()) followers.push_back(std::move(fitted));
    const Eigen::MatrixXd constant = Eigen::VectorXd::Ones(static_cast<Eigen::Index>(members.size())) /
                                     std::sqrt(static_cast<double>(members.size()));
    for (const Follower& one : followers) {
        ResidualStatistic next{.group = ResidualGroup::Spread,
                               .sensor = sensor,
                               .where = one.name,
                               .members = members,
                               .basis = powersOf(one.values, degreeOf(one.values, 2), constant),
                               .follows = {one.values.begin(), one.values.end()}};
        if (next.basis.cols() > 0) all_.push_back(std::move(next));
    }
    all_.push_back({.group = ResidualGroup::Outliers, .sensor = sensor, .members = members});
}

/// A block stays in the nearest cache for all lags; every sum runs in the order of the trajectory.
std::vector<double> ResidualStatistics::lagged(const ResidualStatistic& statistic,
                                               const Eigen::VectorXd& left, int lags) const {
    constexpr std::size_t kBlock = 1024;
    const auto wanted = static_cast<std::size_t>(lags) + 1;
    const std::size_t computed =
        (wanted + kStatisticsTogether - 1) / kStatisticsTogether * kStatisticsTogether;
    std::vector<double> sums(computed, 0.0), e(kBlock + computed);
    const auto add = [&](const std::vector<Eigen::Index>& members) {
        for (std::size_t first = 0; first < members.size(); first += kBlock) {
            const std::size_t rest = members.size() - first, known = std::min(rest, e.size()),
                              here = std::min(rest, kBlock),
                              whole = known < computed ? 0 : std::min(here, known - computed + 1);
            for (std::size_t i = 0; i < known; ++i) e[i] = left[members[first + i]];
            for (std::size_t k = 0; k < computed; k += kStatisticsTogether)
                addProducts(e.data(), e.data() + k, whole, sums.data() + k);
            for (std::size_t i = whole; i < here; ++i)
                for (std::size_t k = 0; k < wanted && i + k < known; ++k) sums[k] += e[i] * e[i + k];
        }
    };
    if (statistic.trajectory >= 0)
        add(view_.trajectories[static_cast<std::size_t>(statistic.trajectory)].members);
    else
        for (const std::size_t c : trajectoriesOf_[statistic.sensor]) add(view_.trajectories[c].members);
    return sums;
}

double ResidualStatistics::value(const ResidualStatistic& statistic, const Eigen::VectorXd& left) const {
    switch (statistic.group) {
    case ResidualGroup::Order: {
        const std::vector<double> lag = lagged(statistic, left, statistic.lags);
        const double squares = lag[0];
        if (!(squares > 0)) return 0;
        double sum = 0;
        if (statistic.trajectory < 0) {
            for (int k = 1; k <= statistic.lags; ++k)
                sum += (1 - k / (statistic.lags + 1.0)) * lag[static_cast<std::size_t>(k)];
            return sum / squares;
        }
        const auto n = static_cast<double>(
            view_.trajectories[static_cast<std::size_t>(statistic.trajectory)].members.size());
        for (int k = 1; k <= statistic.lags; ++k)
            sum += std::pow(lag[static_cast<std::size_t>(k)] / squares, 2) / (n - k);
        return std::cbrt(sum);
    }
    case ResidualGroup::Inputs: {
        const Eigen::VectorXd own = left(statistic.members);
        return std::cbrt((statistic.basis.transpose() * own).squaredNorm() / own.squaredNorm());
    }
    case ResidualGroup::Spread: {
        const Eigen::VectorXd sizes = left(statistic.members).cwiseAbs();
        const double about = (sizes.array() - sizes.mean()).square().sum();
        return about > 0 ? std::cbrt((statistic.basis.transpose() * sizes).squaredNorm() / about) : 0;
    }
    case ResidualGroup::Outliers: {
        const double bulk = bulkDeviation(statistic.members, left);
        return bulk > 0 ? std::log(left(statistic.members).cwiseAbs().maxCoeff() / bulk) : 0;
    }
    }
    return 0;
}

Eigen::VectorXd ResidualStatistics::withoutOutliers(const Eigen::VectorXd& left) const {
    Eigen::VectorXd clipped = left;
    std::vector<Eigen::Index> members;
    for (std::size_t s = 0; s < view_.sensors; ++s) {
        if (!tested_[s]) continue;
        members.clear();
        for (const std::size_t c : trajectoriesOf_[s])
            members.insert(members.end(), view_.trajectories[c].members.begin(),
                           view_.trajectories[c].members.end());
        const double most = kMostBulk * bulkDeviation(members, left);
        if (!(most > 0)) continue; // half of the values are met exactly
        for (const Eigen::Index k : members) clipped[k] = std::clamp(left[k], -most, most);
    }
    return clipped;
}

Eigen::VectorXd ResidualStatistics::of(const Eigen::VectorXd& left) const {
    const Eigen::VectorXd clipped = withoutOutliers(left);
    Eigen::VectorXd values(static_cast<Eigen::Index>(all_.size()));
    for (std::size_t k = 0; k < all_.size(); ++k)
        values[static_cast<Eigen::Index>(k)] =
            value(all_[k], all_[k].group == ResidualGroup::Outliers ? left : clipped);
    return values;
}

double ResidualStatistics::size(const ResidualStatistic& statistic, const Eigen::VectorXd& left) const {
    if (statistic.group == ResidualGroup::Order) {
        const std::vector<double> lag = lagged(statistic, left, 1);
        return lag[1] / lag[0];
    }
    if (statistic.group != ResidualGroup::Inputs) return 0;
    const Eigen::VectorXd own = left(statistic.members);
    return (statistic.basis * (statistic.basis.transpose() * own)).cwiseAbs().maxCoeff();
}

double bulkDeviation(const std::vector<Eigen::Index>& members, const Eigen::VectorXd& left) {
    // Sizes are ordered as their bits are. Of many only those are sorted that share the upper bits (exponent
    // and one of the fraction) with the median: a selection among all of them leaves the caches.
    constexpr int kShift = 51;
    constexpr std::size_t kMany = 4096;
    const auto upperBits = [&](Eigen::Index k) {
        return static_cast<std::size_t>(std::bit_cast<std::uint64_t>(std::abs(left[k])) >> kShift);
    };
    std::size_t place = members.size() / 2, bits = 0;
    const bool many = members.size() >= kMany;
    std::vector<std::size_t> counts;
    if (many) {
        counts.resize(std::size_t{1} << (63 - kShift));
        for (const Eigen::Index k : members) ++counts[upperBits(k)];
        while (place >= counts[bits]) place -= counts[bits++];
    }
    std::vector<double> sizes;
    sizes.reserve(many ? counts[bits] : members.size());
    for (const Eigen::Index k : members)
        if (!many || upperBits(k) == bits) sizes.push_back(std::abs(left[k]));
    const auto median = sizes.begin() + static_cast<std::ptrdiff_t>(place);
    std::nth_element(sizes.begin(), median, sizes.end());
    return *median / kQuartileOfNormal;
}

} // namespace rigor

#include "core/methods/fit/residuals/residual_tests.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/fit/residuals/fit_quality.h"
#include "core/methods/fit/residuals/residual_statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <optional>

namespace rigor {

namespace {

/// What each group may spend of kFamilyLevel; that of groups that are not asked goes to the others.
constexpr double kOrderShare = 0.3, kInputShare = 0.25, kSpreadShare = 0.15, kOutlierShare = 0.15,
                 kSizeShare = 0.15;
/// Values drawn in all, and the fewest and most times that residuals are drawn.
constexpr double kValuesDrawn = 4e5;
constexpr std::size_t kFewestDraws = 299, kMostDraws = 999;
constexpr std::uint64_t kDrawSeed = 20261123;
/// A deviation stated within this part of what is found is as stated: it changes intervals by less.
constexpr double kAsStated = 0.1;
/// Standard errors that outliers have moved the estimates by, from where on the fit without them is another.
constexpr double kPulledFar = 3;

void drawNormals(Eigen::VectorXd& values, RandomStream& stream) {
    // Box and Muller: a logarithm for two.
    for (Eigen::Index k = 0; k < values.size(); k += 2) {
        const double size = std::sqrt(-2 * std::log(stream.uniform())),
                     angle = 2 * std::numbers::pi * stream.uniform();
        values[k] = size * std::cos(angle);
        if (k + 1 < values.size()) values[k + 1] = size * std::sin(angle);
    }
}

/// Outputs with values enough that are not met to rounding, of the numbers or of what was written.
std::vector<bool> outputsAsked(const ResidualView& view, const FitData& data, const Prediction& prediction) {
    std::vector<double> counts(view.sensors, 0);
    for (const std::size_t s : view.sensor) counts[s] += 1;
    std::vector<bool> asked;
    for (std::size_t s = 0; s < view.sensors; ++s)
        asked.push_back(counts[s] >= kFewestValues && view.size() > view.pull.rows() &&
                        !metExactly(data, prediction, s) && !metAsWritten(data, prediction, s));
    return asked;
}

/// Standard deviations of its like, known from some ten values, that normal errors do not reach.
constexpr double kFarAmongAlike = 7;

/// Whether a statistic is the one that found the place.
auto spreadOf(const ResidualPlace& place) {
    return [&place](const ResidualStatistic& one) {
        return one.group == ResidualGroup::Spread && one.sensor == place.sensor && one.where == place.where;
    };
}

/// Standard deviation of the errors where the sizes follow the number `at`: of those nearest to it, or by the
/// power of it that their logarithms have, whichever is larger.
double scaleAt(double at, const ResidualStatistic& statistic, const Eigen::VectorXd& left) {
    constexpr double kMeanLogarithm = -0.6352; ///< of |u|, u standard normal
    const std::vector<double>& follows = statistic.follows;
    const std::size_t stride = std::max<std::size_t>(1, follows.size() / 20'000);
    std::vector<std::pair<double, double>> sizes; // distance and size
    double most = std::abs(at), meanX = 0, meanY = 0, xx = 0, xy = 0, count = 0;
    for (const double value : follows) most = std::max(most, std::abs(value));
    const auto logarithm = [most](double value) { return std::log(std::max(std::abs(value), 1e-6 * most)); };
    for (std::size_t k = 0; k < follows.size(); k += stride) {
        const double size = std::abs(left[statistic.members[k]]);
        sizes.emplace_back(std::abs(follows[k] - at), size);
        if (!(size > 0)) continue;
        count += 1;
        const double x = logarithm(follows[k]) - meanX, y = std::log(size) - meanY;
        meanX += x / count;
        meanY += y / count;
        xx += x * (logarithm(follows[k]) - meanX);
        xy += x * (std::log(size) - meanY);
    }
    const std::size_t near = std::min(sizes.size(), std::max<std::size_t>(12, sizes.size() / 10));
    std::nth_element(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(near) - 1, sizes.end());
    const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(near / 2);
    std::nth_element(sizes.begin(), middle, sizes.begin() + static_cast<std::ptrdiff_t>(near),
                     [](const auto& one, const auto& other) { return one.second < other.second; });
    const double power = xx > 0 ? xy / xx : 0;
    return std::max(middle->second / 0.6745,
                    std::exp(meanY - kMeanLogarithm + power * (logarithm(at) - meanX)));
}

class ResidualFamily {
  public:
    ResidualFamily(const ResidualView& view, const Residuals& residuals, const FitData& data,
                   const Prediction& prediction, int threads)
        : all_(view), view_(view), residuals_(residuals), data_(data), prediction_(prediction),
          threads_(threads), asked_(outputsAsked(view, data, prediction)) {}

    ResidualTests run() {
        made_.alikeOutputs.assign(all_.sensors, false);
        made_.errors = whiteErrors(all_);
        gather();
        const bool size = data_.sigmaStated && residuals_.loss() == Loss::Squared && !groups_.empty();
        double shares = size ? kSizeShare : 0;
        for (const auto& [group, members] : groups_) shares += shareOf(group);
        const auto judgeGroup = [&](ResidualGroup group) {
            const auto members = groups_.find(group);
            if (members != groups_.end())
                judge(group, members->second, kFamilyLevel * shareOf(group) / shares);
        };
        if (!groups_.empty()) compare(deviations());
        // First what is far off: it pulls the estimates, so that the others look alike, or like an effect.
        judgeGroup(ResidualGroup::Outliers);
        if (!made_.far.empty() &&
            static_cast<double>(made_.far.size()) <= kMostOutliers * static_cast<double>(all_.size())) {
            std::vector<Eigen::Index> far;
            for (const ResidualOutlier& one : made_.far) far.push_back(one.value);
            double takenUp = 0;
            const std::vector<ResidualStatistic> ofAll = statistics_->all();
            view_ = viewWithout(all_, far, residuals_.weights(), takenUp);
            const double noise = view_.left.squaredNorm() / static_cast<double>(view_.size());
            gather();
            if (!groups_.empty()) compare(deviations());
            judgeGroup(ResidualGroup::Spread);
            keepFarAmongAlike(ofAll);
            // Estimates so far off that the model may be bent on the way: nothing else can be asked.
            if (takenUp > kPulledFar * kPulledFar * static_cast<double>(view_.pull.rows()) * noise)
                return std::move(made_);
        } else {
            judgeGroup(ResidualGroup::Spread);
            keepFarAmongAlike(statistics_->all());
        }
        const ResidualView plain = view_;
        plainLeft_ = view_.left;
        if (made_.spread.found) {
            weigh();
            gather();
            if (!groups_.empty()) compare(deviations());
        }
        for (const ResidualGroup group : {ResidualGroup::Order, ResidualGroup::Inputs}) judgeGroup(group);
        view_ = plain;
        if (made_.order.found) made_.errors = correlatedErrors(view_, made_.alikeOutputs);
        if (size) judgeSize(kFamilyLevel * kSizeShare / shares);
        return std::move(made_);
    }

  private:
    static double shareOf(ResidualGroup group) {
        switch (group) {
        case ResidualGroup::Order:
            return kOrderShare;
        case ResidualGroup::Inputs:
            return kInputShare;
        case ResidualGroup::Spread:
            return kSpreadShare;
        case ResidualGroup::Outliers:
            break;
        }
        return kOutlierShare;
    }

    ResidualTest& testOf(ResidualGroup group) {
        switch (group) {
        case ResidualGroup::Order:
            return made_.order;
        case ResidualGroup::Inputs:
            return made_.inputs;
        case ResidualGroup::Spread:
            return made_.spread;
        case ResidualGroup::Outliers:
            break;
        }
        return made_.outliers;
    }

    /// The statistics of the view.
    void gather() {
        statistics_.emplace(view_, data_, prediction_, asked_, residuals_.loss() == Loss::Squared);
        groups_.clear();
        for (std::size_t k = 0; k < statistics_->all().size(); ++k)
            groups_[statistics_->all()[k].group].push_back(static_cast<Eigen::Index>(k));
    }

    /// found_ and drawn_: every statistic in standard deviations of its drawn values.
    void compare(const Eigen::VectorXd& deviation) {
        const auto draws =
            std::clamp(static_cast<std::size_t>(kValuesDrawn / static_cast<double>(view_.size())),
                       kFewestDraws, kMostDraws);
        drawn_.resize(static_cast<Eigen::Index>(statistics_->all().size()), static_cast<Eigen::Index>(draws));
        parallelFor(draws, threads_, {}, [&](std::size_t k) {
            RandomStream stream(kDrawSeed, k);
            Eigen::VectorXd drawn(view_.size());
            drawNormals(drawn, stream);
            Eigen::VectorXd left = view_.leftOf(drawn.cwiseProduct(deviation));
            for (Eigen::Index i = 0; i < left.size(); ++i)
                left[i] = residuals_.influence(
                    static_cast<Eigen::Index>(view_.row[static_cast<std::size_t>(i)]), left[i]);
            drawn_.col(static_cast<Eigen::Index>(k)) = statistics_->of(left);
        });
        made_.leastProbability = 1 / (static_cast<double>(draws) + 1);
        found_ = statistics_->of(view_.left);
        means_ = drawn_.rowwise().mean();
        spreads_.resize(found_.size());
        for (Eigen::Index i = 0; i < found_.size(); ++i) {
            spreads_[i] = std::sqrt((drawn_.row(i).array() - means_[i]).square().mean());
            const auto inDeviations = [&](double value) {
                const double off = spreads_[i] > 0 ? (value - means_[i]) / spreads_[i] : 0;
                return statistics_->all()[static_cast<std::size_t>(i)].twoSided ? std::abs(off) : off;
            };
            found_[i] = inDeviations(found_[i]);
            for (Eigen::Index k = 0; k < drawn_.cols(); ++k) drawn_(i, k) = inDeviations(drawn_(i, k));
        }
    }

    void judge(ResidualGroup group, const std::vector<Eigen::Index>& members, double level) {
        std::vector<double> largest;
        for (Eigen::Index k = 0; k < drawn_.cols(); ++k) largest.push_back(drawn_(members, k).maxCoeff());
        const double own = found_(members).maxCoeff();
        ResidualTest& test = testOf(group);
        const auto beyond = std::count_if(largest.begin(), largest.end(), [&](double x) { return x >= own; });
        test.p = (1 + static_cast<double>(beyond)) * made_.leastProbability;
        test.found = test.p <= level;
        if (!test.found) return;
        // All members are found that exceed what the largest of all does by chance.
        std::sort(largest.begin(), largest.end(), std::greater<>());
        const double limit =
            largest[static_cast<std::size_t>(std::max(0.0, level / made_.leastProbability - 1))];
        for (const Eigen::Index k : members)
            if (found_[k] >= std::min(limit, own)) note(k, limit);
    }

    void note(Eigen::Index k, double limit) {
        const ResidualStatistic& statistic = statistics_->all()[static_cast<std::size_t>(k)];
        const std::size_t s = statistic.sensor;
        ResidualPlace place{s, statistic.where, statistics_->size(statistic, view_.left), statistic.sorted,
                            found_[k]};
        if (statistic.group == ResidualGroup::Order) {
            made_.alikeOutputs[s] = true;
            made_.alike.push_back(std::move(place));
        } else if (statistic.group == ResidualGroup::Inputs) {
            place.size = statistics_->size(statistic, plainLeft_) * data_.sensors[s].sigma;
            made_.following.push_back(std::move(place));
        } else if (statistic.group == ResidualGroup::Spread) {
            made_.spreading.push_back(std::move(place));
        } else {
            // As far as the largest of the bulk is by chance only.
            const double bulk = bulkDeviation(statistic.members, view_.left);
            const double far = std::exp(means_[k] + limit * spreads_[k]);
            for (const Eigen::Index value : statistic.members)
                if (const double times = std::abs(view_.left[value]) / bulk; times >= far)
                    made_.far.push_back({value, times});
            std::sort(made_.far.begin(), made_.far.end(),
                      [](const ResidualOutlier& a, const ResidualOutlier& b) { return a.times > b.times; });
        }
    }

    /// Per value, those of white errors of one size per output.
    Eigen::VectorXd deviations() const {
        const ErrorModel errors = whiteErrors(view_);
        Eigen::VectorXd deviation(view_.size());
        for (Eigen::Index k = 0; k < deviation.size(); ++k)
            deviation[k] = errors[view_.sensor[static_cast<std::size_t>(k)]].deviation;
        return deviation;
    }

    /// To first order the residuals of a fit that weighs every value by its own size, in those sizes: what
    /// few large errors have moved the fit by is an effect beside many small ones.
    void weigh() {
        constexpr int kWeighings = 3;
        const ResidualView plain = view_;
        for (int round = 0; round < kWeighings; ++round) {
            Eigen::VectorXd sizes = sizesAlong();
            for (double& size : sizes)
                if (!(size > 0)) size = 1; // of an output that is met exactly
            const Eigen::VectorXd inverse = sizes.cwiseInverse();
            view_ = plain;
            view_.left = inverse.cwiseProduct(plain.left);
            if (plain.pull.rows() == 0) break;
            view_.slopes = inverse.asDiagonal() * plain.slopes;
            view_.pull = view_.slopes.completeOrthogonalDecomposition().pseudoInverse();
            view_.left = view_.leftOf(view_.left);
            if (round + 1 < kWeighings) view_.left = sizes.cwiseProduct(view_.left); // for the next sizes
        }
    }

    /// Per value, where the sizes of an output follow something; else those of the output.
    Eigen::VectorXd sizesAlong() const {
        Eigen::VectorXd deviation = deviations();
        for (std::size_t s = 0; s < view_.sensors; ++s) {
            const ResidualPlace* most = nullptr;
            for (const ResidualPlace& place : made_.spreading)
                if (place.sensor == s && (!most || place.deviations > most->deviations)) most = &place;
            if (!most) continue;
            const auto statistic =
                std::find_if(statistics_->all().begin(), statistics_->all().end(), spreadOf(*most));
            if (statistic == statistics_->all().end()) continue;
            const std::size_t n = statistic->members.size(), together = std::max<std::size_t>(1, n / 100);
            std::vector<std::size_t> order(n);
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
                return statistic->follows[a] < statistic->follows[b];
            });
            for (std::size_t first = 0; first < n; first += together) {
                const std::size_t last = std::min(n, first + together);
                const double scale =
                    scaleAt(statistic->follows[order[(first + last) / 2]], *statistic, view_.left);
                for (std::size_t k = first; k < last && scale > 0; ++k)
                    deviation[statistic->members[order[k]]] = scale;
            }
        }
        return deviation;
    }

    /// Where the sizes of all others follow something, a value is far off only beside those of its like.
    void keepFarAmongAlike(const std::vector<ResidualStatistic>& ofAll) {
        for (const ResidualPlace& place : made_.spreading) {
            const auto all = std::find_if(ofAll.begin(), ofAll.end(), spreadOf(place));
            const auto others =
                std::find_if(statistics_->all().begin(), statistics_->all().end(), spreadOf(place));
            if (all == ofAll.end() || others == statistics_->all().end()) continue;
            std::erase_if(made_.far, [&](ResidualOutlier& one) {
                const auto at = std::find(all->members.begin(), all->members.end(), one.value);
                if (at == all->members.end()) return false; // of another output
                const double scale = scaleAt(
                    all->follows[static_cast<std::size_t>(at - all->members.begin())], *others, view_.left);
                one.times = std::min(one.times, std::abs(all_.left[one.value]) / scale);
                return one.times < kFarAmongAlike;
            });
        }
        std::sort(made_.far.begin(), made_.far.end(),
                  [](const ResidualOutlier& a, const ResidualOutlier& b) { return a.times > b.times; });
        made_.outliers.found = made_.outliers.found && !made_.far.empty();
    }

    /// Sums of squares against those that errors of the stated size leave, without outliers.
    void judgeSize(double level) {
        ErrorModel stated = made_.errors;
        std::vector<bool> judged = asked_;
        for (std::size_t s = 0; s < stated.size(); ++s) {
            judged[s] = judged[s] && data_.states(s);
            if (data_.states(s)) stated[s].deviation = 1;
        }
        const ErrorModel more = moreAlike(view_, stated);
        const Eigen::VectorXd expected = expectedSquares(view_, stated),
                              ofMore = expectedSquares(view_, more), found = foundSquares(view_);
        const auto outputs = static_cast<double>(std::count(judged.begin(), judged.end(), true));
        made_.sizeOfOutputs.assign(view_.sensors, kNaN);
        if (outputs > 0) made_.size.p = 1;
        // Squares of alike errors are alike too: they count as fewer.
        const auto probability = [&](double squares, double mean, const ErrorsOfOutput& one) {
            const double freedom = mean / (2 * one.correlation.squaredNorm() - 1);
            const double upper = chiSquaredUpperTail(squares / mean * freedom, freedom);
            return std::min(1.0, 2 * std::min(upper, 1 - upper) * outputs);
        };
        for (std::size_t s = 0; s < view_.sensors; ++s) {
            const auto at = static_cast<Eigen::Index>(s);
            if (!judged[s] || !(expected[at] > 0)) continue;
            made_.sizeOfOutputs[s] = std::sqrt(found[at] / expected[at]);
            double p = probability(found[at], expected[at], stated[s]);
            // How much they are alike is known from the same values: no statement is wrong that any
            // correlation they allow makes right.
            if (ofMore[at] > 0) p = std::max(p, probability(found[at], ofMore[at], more[s]));
            made_.size.p = std::min(made_.size.p, p);
            if (p <= level && std::abs(made_.sizeOfOutputs[s] - 1) > kAsStated) made_.wrongSize.push_back(s);
        }
        made_.size.found = !made_.wrongSize.empty();
    }

    const ResidualView& all_;
    ResidualView view_; ///< all values, or those without outliers
    const Residuals& residuals_;
    const FitData& data_;
    const Prediction& prediction_;
    int threads_;
    std::vector<bool> asked_;
    std::optional<ResidualStatistics> statistics_; ///< of view_
    std::map<ResidualGroup, std::vector<Eigen::Index>> groups_;
    Eigen::MatrixXd drawn_; ///< statistics x draws
    Eigen::VectorXd found_, means_, spreads_, plainLeft_;
    ResidualTests made_;
};

} // namespace

ResidualTests testResiduals(const ResidualView& view, const Residuals& residuals, const FitData& data,
                            const Prediction& prediction, int threads) {
    return ResidualFamily(view, residuals, data, prediction, threads).run();
}

} // namespace rigor

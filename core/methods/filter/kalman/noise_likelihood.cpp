#include "core/methods/filter/kalman/noise_likelihood.h"

#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"
#include "core/methods/filter/causes/cause_effects.h"
#include "core/methods/fit/uncertainty/fit_profile.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr int kMostScoring = 60, kMostHalvings = 8, kMostRestarts = 3;
/// Of the logarithm of the likelihood: a step that promises less is not made.
constexpr double kNoGain = 1e-7;
/// Of the logarithm of a standard deviation, at once.
constexpr double kLongestStep = 2;
/// Of the spread of a sensor's values, of a process noise's start: where the study states no bound, what is
/// less counts as none, what is more as too much for any record. The start of a process noise may be
/// anybody's guess.
constexpr double kLeastNoise = 1e-6, kMostNoise = 1e3, kProcessNoise = 1e9;
/// Factors on the start from which the search may begin.
constexpr double kOtherStart = 30;
/// Of the standard error, to which an end of an interval is found.
constexpr double kNoiseEnd = 1e-3;

/// Of the values of a sensor about their mean; 0 where they stand still.
double spreadOf(const std::vector<FilterSetup>& setups, Eigen::Index sensor) {
    double sum = 0, squares = 0, count = 0;
    for (const FilterSetup& setup : setups)
        for (const double value : setup.values.col(sensor))
            if (std::isfinite(value)) {
                sum += value;
                squares += value * value;
                ++count;
            }
    return count > 0 ? std::sqrt(std::max(0.0, squares / count - std::pow(sum / count, 2))) : 0;
}

class NoiseLikelihood {
  public:
    NoiseLikelihood(const std::vector<FilterSetup>& setups, const FilterOptions& options,
                    const Progress& progress)
        : setups_(setups), searched_(setups.front().searched), options_(options), progress_(progress) {
        const auto n = static_cast<Eigen::Index>(searched_.size());
        lower.resize(n);
        upper.resize(n);
        start.resize(n);
        for (Eigen::Index k = 0; k < n; ++k) {
            const SearchedNoise& noise = searched_[static_cast<std::size_t>(k)];
            const double spread = noise.sensor >= 0 ? spreadOf(setups, noise.sensor) : 0;
            const double unit = spread > 0 ? spread : noise.deviation.start;
            const bool process = noise.sensor < 0;
            const double least = (process ? 1 / kProcessNoise : kLeastNoise) * unit,
                         most = (process ? kProcessNoise : kMostNoise) * unit;
            lower[k] = std::log(noise.deviation.min > 0 ? noise.deviation.min
                                                        : std::min(least, noise.deviation.max));
            upper[k] =
                std::max(lower[k], std::log(std::isfinite(noise.deviation.max) ? noise.deviation.max : most));
            start[k] = std::clamp(std::log(noise.deviation.start), lower[k], upper[k]);
            if (noise.sensor < 0) processNoise_.push_back(noise.places);
        }
    }

    struct Point {
        Eigen::VectorXd at; ///< logarithms of the standard deviations
        double likelihood = -kInfinity;
        Eigen::VectorXd score;
        Eigen::MatrixXd information;
    };

    std::vector<FilterSetup> setupsAt(const Eigen::VectorXd& at) const {
        std::vector<FilterSetup> setups = setups_;
        for (FilterSetup& setup : setups)
            for (std::size_t k = 0; k < searched_.size(); ++k) {
                const double deviation = std::exp(at[static_cast<Eigen::Index>(k)]);
                if (searched_[k].sensor >= 0)
                    setup.sensors[static_cast<std::size_t>(searched_[k].sensor)].sigma = deviation;
                for (const Eigen::Index place : searched_[k].places) setup.noise[place] = deviation;
            }
        return setups;
    }

    /// The record filtered with this noise.
    Point with(const Eigen::VectorXd& at) const {
        ProgressEvent event;
        event.phase = "trying other noise";
        progress_.tell(event);
        Point point{.at = at};
        const FilterRecord record(setupsAt(at));
        FilterMemory memory{.forSmoother = false};
        const FilterTrajectory trajectory = runFilter(record, options_, {progress_.stop, {}}, &memory);
        if (!trajectory.complete()) return point;
        point.likelihood = trajectory.logLikelihood.sum();
        const CauseEffects effects = causeEffects(record.whole(), trajectory, memory, 0, processNoise_);
        const FilterSetup& whole = record.whole();
        const auto m = static_cast<Eigen::Index>(whole.sensors.size());
        std::vector<Eigen::Index> directions;
        Eigen::Index process = 2 * m + whole.stateCount();
        for (const SearchedNoise& noise : searched_)
            directions.push_back(noise.sensor >= 0 ? m + whole.stateCount() + noise.sensor : process++);
        point.score = effects.score(directions);
        point.information = effects.information(directions, directions);
        return point;
    }

    Eigen::VectorXd lower, upper, start;

  private:
    const std::vector<FilterSetup>& setups_;
    const std::vector<SearchedNoise>& searched_;
    const FilterOptions& options_;
    const Progress& progress_;
    std::vector<std::vector<Eigen::Index>> processNoise_;
};

using NoisePoint = NoiseLikelihood::Point;

/// The step of scoring of what is neither held nor pushed against a bound.
Eigen::VectorXd scoringStep(const NoiseLikelihood& likelihood, const NoisePoint& point,
                            const std::vector<char>& held) {
    std::vector<Eigen::Index> free;
    for (Eigen::Index k = 0; k < point.at.size(); ++k) {
        const bool outwards =
            point.score[k] < 0 ? point.at[k] <= likelihood.lower[k] : point.at[k] >= likelihood.upper[k];
        if (!held[static_cast<std::size_t>(k)] && !outwards && point.information(k, k) > 0) free.push_back(k);
    }
    Eigen::VectorXd step = Eigen::VectorXd::Zero(point.at.size());
    if (free.empty()) return step;
    Eigen::MatrixXd information = point.information(free, free);
    information.diagonal() *= 1 + 1e-9;
    const Eigen::VectorXd own = information.ldlt().solve(point.score(free).eval());
    for (std::size_t k = 0; k < free.size(); ++k)
        step[free[k]] = std::clamp(own[static_cast<Eigen::Index>(k)], -kLongestStep, kLongestStep);
    return step;
}

/// The greatest likelihood from a point on, with some of the noise held.
NoisePoint greatest(const NoiseLikelihood& likelihood, NoisePoint now, const std::vector<char>& held,
                    const Progress& progress) {
    if (!std::isfinite(now.likelihood)) return now;
    for (int k = 0; k < kMostScoring && !progress.stopRequested(); ++k) {
        Eigen::VectorXd step = scoringStep(likelihood, now, held);
        if (step.dot(now.score) < kNoGain) return now;
        bool better = false;
        for (int halving = 0; halving < kMostHalvings && !better && !progress.stopRequested(); ++halving) {
            NoisePoint next =
                likelihood.with((now.at + step).cwiseMax(likelihood.lower).cwiseMin(likelihood.upper));
            step /= 2;
            better = next.likelihood > now.likelihood;
            if (!better) continue;
            const double gain = next.likelihood - now.likelihood;
            now = std::move(next);
            if (gain < kNoGain) return now;
        }
        if (!better) return now;
    }
    return now;
}

/// The whole search; members of one run of it.
class NoiseSearch {
  public:
    NoiseSearch(const std::vector<FilterSetup>& setups, const FilterOptions& options,
                const Progress& progress)
        : searched_(setups.front().searched), options_(options), progress_(progress),
          likelihood_(setups, options, progress), held_(searched_.size(), 0),
          limit_(std::pow(special::normalQuantile(0.5 + 0.5 * options.confidence), 2)),
          ends_(searched_.size()) {}

    FilterNoise found() {
        FilterNoise made;
        best_ = greatest(likelihood_, firstPoint(), held_, progress_);
        const bool followed = std::isfinite(best_.likelihood);
        for (int turn = 0; followed && !settled_ && turn < kMostRestarts; ++turn)
            settled_ = findEnds() && !holdUntold();
        if (followed && !progress_.stopRequested()) {
            for (std::size_t k = 0; k < searched_.size(); ++k) made.estimates.push_back(estimateOf(k));
            made.reservations = reservations();
        }
        made.setups = likelihood_.setupsAt(best_.at);
        return made;
    }

  private:
    struct Ends {
        double lower = kNaN, upper = kNaN, error = kNaN; ///< of the logarithm
        bool toLower = false, toUpper = false;           ///< it reaches the bound
    };

    /// Far from its top a likelihood may have other ones.
    NoisePoint firstPoint() const {
        NoisePoint best = likelihood_.with(likelihood_.start);
        for (Eigen::Index k = 0; k < best.at.size(); ++k)
            for (const double factor : {1 / kOtherStart, kOtherStart}) {
                if (progress_.stopRequested()) return best;
                Eigen::VectorXd at = best.at;
                at[k] = std::clamp(likelihood_.start[k] + std::log(factor), likelihood_.lower[k],
                                   likelihood_.upper[k]);
                if (at[k] == best.at[k]) continue;
                if (NoisePoint other = likelihood_.with(at); other.likelihood > best.likelihood)
                    best = std::move(other);
            }
        return best;
    }

    /// False: a greater likelihood was met on the way, which is the best now.
    bool findEnds() {
        Eigen::MatrixXd information = best_.information;
        for (std::size_t k = 0; k < searched_.size(); ++k)
            if (const auto at = static_cast<Eigen::Index>(k); held_[k]) {
                information.row(at).setZero();
                information.col(at).setZero();
            }
        const Eigen::MatrixXd covariance = information.completeOrthogonalDecomposition().pseudoInverse();
        for (std::size_t k = 0; k < searched_.size() && !progress_.stopRequested(); ++k) {
            if (held_[k]) continue;
            const auto at = static_cast<Eigen::Index>(k);
            Ends& ends = ends_[k] = {};
            ends.error = covariance(at, at) > 0 ? std::sqrt(covariance(at, at)) : kInfinity;
            if (!endOf(k, -1, ends.lower, ends.toLower) || !endOf(k, 1, ends.upper, ends.toUpper))
                return false;
        }
        return true;
    }

    /// Outwards from the best until the profile has fallen far enough, then back to where.
    bool endOf(std::size_t k, int side, double& end, bool& toBound) {
        const auto at = static_cast<Eigen::Index>(k);
        const double bound = side < 0 ? likelihood_.lower[at] : likelihood_.upper[at];
        std::vector<char> held = held_;
        held[k] = 1;
        NoisePoint last = best_;
        bool greater = false;
        const auto rise = [&](double value) -> std::optional<double> {
            Eigen::VectorXd there = last.at;
            there[at] = value;
            NoisePoint point = greatest(likelihood_, likelihood_.with(there), held, progress_);
            if (progress_.stopRequested()) return std::nullopt;
            if (!std::isfinite(point.likelihood)) return 4 * limit_;
            last = std::move(point);
            if (last.likelihood > best_.likelihood + kGreater) {
                greater = true;
                return std::nullopt;
            }
            return 2 * (best_.likelihood - last.likelihood);
        };
        double length = std::min(std::sqrt(limit_) * ends_[k].error, kLongestStep);
        ProfilePoint inside{best_.at[at], 0};
        for (;; length *= 2) {
            const double value =
                side < 0 ? std::max(inside.value - length, bound) : std::min(inside.value + length, bound);
            if (value == inside.value) {
                toBound = true;
                end = bound;
                return true;
            }
            const auto there = rise(value);
            if (greater) best_ = greatest(likelihood_, last, held_, progress_);
            if (!there) return !greater;
            const ProfilePoint point{value, *there};
            if (point.rise < limit_) {
                inside = point;
                continue;
            }
            end = profileEnd(inside, point, limit_, std::min(ends_[k].error, 1.0), rise, kNoiseEnd);
            if (greater) best_ = greatest(likelihood_, last, held_, progress_);
            return !greater;
        }
    }

    bool isFlat(std::size_t k) const { return settled_ && ends_[k].toLower && ends_[k].toUpper; }

    Estimate estimateOf(std::size_t k) const {
        const SearchedNoise& noise = searched_[k];
        const auto at = static_cast<Eigen::Index>(k);
        Estimate e{.name = noise.estimate, .unit = noise.unit};
        if (isFlat(k)) {
            e.interval = translate("Method", "the record does not tell it");
            return e;
        }
        e.atBound = best_.at[at] <= likelihood_.lower[at] || best_.at[at] >= likelihood_.upper[at];
        e.value = best_.at[at] <= likelihood_.lower[at] ? noise.deviation.min : std::exp(best_.at[at]);
        if (!settled_) return e;
        if (!e.atBound) e.standardError = e.value * ends_[k].error;
        e.lower = ends_[k].toLower ? noise.deviation.min : std::exp(ends_[k].lower);
        e.upper = ends_[k].toUpper ? noise.deviation.max : std::exp(ends_[k].upper);
        e.interval = filled(sentence("Method", "{:g} %, profile likelihood of the innovations"),
                            100 * options_.confidence);
        return e;
    }

    /// What is not told stays where the study begins, and the rest is searched with that: true if it has to
    /// be.
    bool holdUntold() {
        Eigen::VectorXd at = best_.at;
        for (std::size_t k = 0; k < searched_.size(); ++k)
            if (ends_[k].toLower && ends_[k].toUpper && !held_[k]) {
                held_[k] = 1;
                at[static_cast<Eigen::Index>(k)] = likelihood_.start[static_cast<Eigen::Index>(k)];
            }
        if (at == best_.at) return false;
        best_ = greatest(likelihood_, likelihood_.with(at), held_, progress_);
        return true;
    }

    Messages reservations() const {
        Messages list;
        for (std::size_t k = 0; k < searched_.size(); ++k) {
            const SearchedNoise& noise = searched_[k];
            if (!settled_)
                list.push_back(filled(translate("Method", "Of {} no interval was found: the likelihood has "
                                                          "several maxima of about the same height."),
                                      noise.estimate));
            else if (isFlat(k))
                list.push_back(filled(
                    translate("Method", "{} is not determined: from {:.4g} to {:.4g} the innovations are "
                                        "about as likely. The filter went on with its start, {:.4g}."),
                    noise.estimate, noise.deviation.min,
                    std::exp(likelihood_.upper[static_cast<Eigen::Index>(k)]), noise.deviation.start));
            else if (ends_[k].toLower &&
                     std::exp(likelihood_.lower[static_cast<Eigen::Index>(k)]) > noise.deviation.min)
                list.push_back(filled(
                    translate("Method", "Of {} the record tells no more than that it is below {:.4g}: the "
                                        "innovations are about as likely without it."),
                    noise.estimate, std::exp(ends_[k].upper)));
            else if (ends_[k].toUpper && !std::isfinite(noise.deviation.max))
                list.push_back(filled(translate("Method", "Of {} the record tells no more than that it is "
                                                          "above {:.4g}."),
                                      noise.estimate, std::exp(ends_[k].lower)));
        }
        return list;
    }

    /// More likely than the best by this: it was not the best.
    static constexpr double kGreater = 1e-4;

    const std::vector<SearchedNoise>& searched_;
    const FilterOptions& options_;
    const Progress& progress_;
    NoiseLikelihood likelihood_;
    std::vector<char> held_; ///< per noise: it stays at its start
    double limit_;
    NoisePoint best_;
    std::vector<Ends> ends_;
    bool settled_ = false; ///< the ends are those of the best
};

} // namespace

FilterNoise searchFilterNoise(std::vector<FilterSetup> setups, const FilterOptions& options,
                              const Progress& progress) {
    if (setups.front().searched.empty()) return {std::move(setups), {}, {}};
    return NoiseSearch(setups, options, progress).found();
}

} // namespace rigor

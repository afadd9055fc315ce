#include "core/methods/filter/kalman/clock_likelihood.h"

#include "core/engine/data/clocked_data.h"
#include "core/foundation/base/numbers.h"
#include "core/foundation/base/translate.h"
#include "core/foundation/stats/special.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

/// Values of each clock between its bounds, tried before the search: courses that oscillate go with a clock
/// half a period beside as well.
constexpr int kScanned = 17;
/// Then again about the best, each time so much finer: inputs that are held make tops beside each other.
constexpr int kZooms = 2, kFiner = 8;
constexpr int kMostClockSteps = 25, kMostClockHalvings = 8, kMostClockRestarts = 4;
/// Of the standard error: steps outwards to the end of an interval, at most so many, and so many beyond it.
constexpr double kOutwards = 0.5;
constexpr int kMostOutwards = 60, kClockBeyond = 8, kClockRefined = 7;
/// Of the logarithm of the likelihood.
constexpr double kNoClockGain = 1e-4;
/// Of the bounds: differences are taken over at least, at most this.
constexpr double kLeastShare = 1e-5, kMostShare = 0.125;

/// All parameters of the model: as the study fixes them, clocks that are searched from their least to their
/// greatest value.
struct ParameterRanges {
    explicit ParameterRanges(const Problem& problem) {
        const auto& parameters = problem.model->parameters();
        for (const Variable& p : parameters) start.push_back(p.start);
        for (const auto& [name, value] : problem.fixed)
            start[findVariable(*problem.model, name)->index] = value;
        low = high = start;
        for (const Unknown& unknown : problem.unknowns) {
            const std::size_t at = findVariable(*problem.model, unknown.name)->index;
            low[at] = std::max(unknown.value.min, parameters[at].min);
            high[at] = std::min(unknown.value.max, parameters[at].max);
            if (std::isfinite(unknown.value.start)) start[at] = unknown.value.start;
            start[at] = std::clamp(start[at], low[at], high[at]);
        }
    }
    std::vector<double> start, low, high;
};

bool isClock(const Problem& problem, const std::set<std::size_t>& clocks, const Unknown& unknown) {
    const auto found = findVariable(*problem.model, unknown.name);
    return found && found->kind == VariableKind::Parameter && clocks.contains(found->index);
}

/// In times of the rig by these values of all parameters; what may lie before the run begins is not there,
/// the same values whatever the clocks.
Problem problemAt(const Problem& problem, const ParameterRanges& ranges, std::span<const double> parameters,
                  Messages* notes) {
    const auto clocks = clockParameters(problem.data);
    Problem made = problem;
    std::erase_if(made.unknowns, [&](const Unknown& u) { return isClock(problem, clocks, u); });
    for (const std::size_t at : clocks) made.fixed[problem.model->parameters()[at].name] = parameters[at];
    const double begin = problem.simulation.startTime + 1e-6 * problem.simulation.step;
    for (Experiment& experiment : made.data.experiments) {
        int early = 0;
        for (Measurement& m : experiment.measurements)
            for (std::size_t k = 0; m.clock && k < m.times.size(); ++k)
                if (std::isfinite(m.values[k]) &&
                    timesOf(*m.clock, m.times[k], ranges.low, ranges.high)[0] <= begin) {
                    m.values[k] = kNaN;
                    ++early;
                }
        if (early > 0 && notes)
            notes->push_back(
                filled(sentence("Method", "Experiment {}: {} values are left out, since within the bounds of "
                                          "the unknown clocks they may lie before the run begins."),
                       experiment.label, early));
    }
    made.data = withoutClocks(made.data, parameters);
    // It was said in times of the files, which are cut already; moved rows stay.
    made.simulation.stopTime.reset();
    return made;
}

struct ClockPoint {
    Eigen::VectorXd at;
    double likelihood = -kInfinity;
    Eigen::VectorXd unknowns; ///< of the filter, at the end
};

class ClockSearch {
  public:
    ClockSearch(const Problem& problem, const std::vector<FilterSetup>& noise, const FilterOptions& options,
                const Progress& progress)
        : problem_(problem), noise_(noise), options_(options), progress_(progress), ranges_(problem) {
        const auto clocks = clockParameters(problem.data);
        for (const Unknown& unknown : problem.unknowns)
            if (isClock(problem, clocks, unknown))
                searched_.push_back(findVariable(*problem.model, unknown.name)->index);
        const auto n = static_cast<Eigen::Index>(searched_.size());
        lower_.resize(n), upper_.resize(n);
        best_.at.resize(n);
        for (Eigen::Index k = 0; k < n; ++k) {
            const std::size_t at = searched_[static_cast<std::size_t>(k)];
            lower_[k] = ranges_.low[at];
            upper_[k] = ranges_.high[at];
            best_.at[k] = ranges_.start[at];
        }
        step_ = (upper_ - lower_) / (kScanned - 1);
    }

    FilterClocks found() {
        FilterClocks made;
        if (!searched_.empty()) {
            best_ = with(best_.at);
            scan();
            made.followed = std::isfinite(best_.likelihood);
            for (int k = 0; made.followed && k < kMostClockRestarts && !progress_.stopRequested(); ++k) {
                climb();
                if (!settled_ || findEnds()) break;
                settled_ = false;
            }
        }
        made.problem = problemAt(problem_, ranges_, parametersAt(best_.at), &made.notes);
        if (searched_.empty() || !made.followed || progress_.stopRequested()) return made;
        describe(made);
        return made;
    }

  private:
    std::vector<double> parametersAt(const Eigen::VectorXd& at) const {
        std::vector<double> parameters = ranges_.start;
        for (std::size_t k = 0; k < searched_.size(); ++k)
            parameters[searched_[k]] = at[static_cast<Eigen::Index>(k)];
        return parameters;
    }

    /// The record filtered with these clocks.
    ClockPoint with(const Eigen::VectorXd& at) const {
        ProgressEvent event;
        event.phase = "trying other clocks";
        progress_.tell(event);
        ClockPoint point{.at = at};
        const Problem moved = problemAt(problem_, ranges_, parametersAt(at), nullptr);
        std::vector<FilterSetup> setups = filterSetups(moved, options_);
        for (std::size_t e = 0; e < setups.size(); ++e) {
            setups[e].sensors = noise_[e].sensors;
            setups[e].noise = noise_[e].noise;
        }
        const FilterRecord record(std::move(setups));
        const FilterTrajectory trajectory = runFilter(record, options_, {progress_.stop, {}});
        if (!trajectory.complete()) return point;
        point.likelihood = trajectory.logLikelihood.sum();
        point.unknowns = trajectory.last.X.tail(trajectory.last.X.size() - record.whole().stateCount());
        if (!std::isfinite(point.likelihood)) point.likelihood = -kInfinity;
        return point;
    }

    void scan() {
        scanAbout(0.5 * (lower_ + upper_), step_, (kScanned - 1) / 2);
        for (int zoom = 0; zoom < kZooms; ++zoom) {
            step_ /= kFiner;
            scanAbout(best_.at, step_, kFiner);
        }
    }
    /// Each clock by itself, with the best of the others.
    void scanAbout(const Eigen::VectorXd& middle, const Eigen::VectorXd& step, int sides) {
        const int rounds = searched_.size() > 1 ? 2 : 1;
        for (int round = 0; round < rounds; ++round)
            for (Eigen::Index k = 0; k < best_.at.size(); ++k)
                for (int i = -sides; i <= sides && !progress_.stopRequested(); ++i) {
                    Eigen::VectorXd at = best_.at;
                    at[k] = std::clamp(middle[k] + i * step[k], lower_[k], upper_[k]);
                    if (ClockPoint other = with(at); other.likelihood > best_.likelihood)
                        best_ = std::move(other);
                }
    }

    /// Slopes and curvature of the logarithm of the likelihood about the best, from differences over `step_`;
    /// the middle lies so far from the bounds. Also how the unknowns of the filter move.
    bool look() {
        const Eigen::Index n = best_.at.size();
        Eigen::VectorXd middle = best_.at;
        for (Eigen::Index k = 0; k < n; ++k)
            middle[k] = std::clamp(middle[k], lower_[k] + step_[k], upper_[k] - step_[k]);
        const ClockPoint centre = middle == best_.at ? best_ : with(middle);
        if (!std::isfinite(centre.likelihood)) return false;
        std::vector<ClockPoint> below, above;
        slope_.resize(n);
        curvature_.resize(n, n);
        moves_.resize(centre.unknowns.size(), n);
        middle_ = middle;
        for (Eigen::Index k = 0; k < n; ++k) {
            for (const int side : {-1, 1}) {
                Eigen::VectorXd at = middle;
                at[k] += side * step_[k];
                (side < 0 ? below : above).push_back(with(at));
                const ClockPoint& made = side < 0 ? below.back() : above.back();
                if (!std::isfinite(made.likelihood)) return false;
                if (made.likelihood > best_.likelihood) best_ = made;
            }
            const ClockPoint &low = below.back(), &high = above.back();
            slope_[k] = (high.likelihood - low.likelihood) / (2 * step_[k]);
            curvature_(k, k) =
                -(high.likelihood - 2 * centre.likelihood + low.likelihood) / (step_[k] * step_[k]);
            moves_.col(k) = (high.unknowns - low.unknowns) / (2 * step_[k]);
            for (Eigen::Index j = 0; j < k; ++j) {
                Eigen::VectorXd at = middle;
                at[k] += step_[k];
                at[j] += step_[j];
                const double both = with(at).likelihood;
                if (!std::isfinite(both)) return false;
                const auto beside = static_cast<std::size_t>(j);
                curvature_(k, j) = curvature_(j, k) =
                    -(both - high.likelihood - above[beside].likelihood + centre.likelihood) /
                    (step_[k] * step_[j]);
                // A form that is symmetric about the middle leaves no third derivatives behind.
                Eigen::VectorXd other = middle;
                other[k] -= step_[k];
                other[j] -= step_[j];
                const double neither = with(other).likelihood;
                if (!std::isfinite(neither)) return false;
                curvature_(k, j) -=
                    (neither - low.likelihood - below[beside].likelihood + centre.likelihood) /
                    (step_[k] * step_[j]);
                curvature_(k, j) /= 2;
                curvature_(j, k) = curvature_(k, j);
            }
        }
        return true;
    }

    /// Newton's steps, on differences that become as wide as the standard errors that they find.
    void climb() {
        for (int turn = 0; turn < kMostClockSteps && !progress_.stopRequested(); ++turn) {
            if (!look()) return;
            const Eigen::VectorXd before = step_;
            const Eigen::Index n = best_.at.size();
            for (Eigen::Index k = 0; k < n; ++k) {
                const double width = upper_[k] - lower_[k];
                const double error = curvature_(k, k) > 0 ? 1 / std::sqrt(curvature_(k, k)) : step_[k] * 2;
                step_[k] = std::clamp(error, kLeastShare * width, kMostShare * width);
            }
            const bool fits =
                (before.array() < 1.5 * step_.array()).all() && (step_.array() < 1.5 * before.array()).all();
            const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> parts(curvature_);
            const double least = 1e-6 * parts.eigenvalues().cwiseAbs().maxCoeff();
            const Eigen::VectorXd sizes = parts.eigenvalues().cwiseAbs().cwiseMax(least);
            const auto inverse = [&](const Eigen::VectorXd& of) -> Eigen::VectorXd {
                return parts.eigenvectors() * (parts.eigenvectors().transpose() * of).cwiseQuotient(sizes);
            };
            Eigen::VectorXd target = (middle_ + inverse(slope_)).cwiseMax(lower_).cwiseMin(upper_);
            const Eigen::VectorXd from = best_.at, first = target - from;
            bool better = false;
            if (0.5 * std::abs(first.dot(curvature_ * first)) > kNoClockGain)
                for (int halving = 0; halving < kMostClockHalvings && !better && !progress_.stopRequested();
                     ++halving) {
                    ClockPoint next = with(target);
                    better = next.likelihood > best_.likelihood;
                    if (better) best_ = std::move(next);
                    target = from + 0.5 * (target - from);
                }
            if (!better && fits) {
                settled_ = true;
                return;
            }
        }
    }

    /// Where the likelihood has fallen for good, along the ridge on which the others follow by the curvature.
    /// False: a greater one was met on the way, which is the best now.
    bool findEnds() {
        const Eigen::Index n = best_.at.size();
        const Eigen::LDLT<Eigen::MatrixXd> factors(curvature_);
        if (!factors.isPositive() || !(factors.vectorD().minCoeff() > 0)) return true;
        covariance_ = factors.solve(Eigen::MatrixXd::Identity(n, n));
        const double quantile = special::normalQuantile(0.5 + 0.5 * options_.confidence);
        ends_.resize(n, 2);
        for (Eigen::Index k = 0; k < n; ++k)
            for (const int side : {0, 1})
                if (!endOf(k, side, 0.5 * quantile * quantile)) return false;
        // The errors are those of the intervals, which hold the tops beside the best.
        const Eigen::VectorXd wider = ((ends_.col(1) - ends_.col(0)) / (2 * quantile))
                                          .cwiseQuotient(covariance_.diagonal().cwiseSqrt())
                                          .cwiseMax(1.0);
        covariance_ = wider.asDiagonal() * covariance_ * wider.asDiagonal();
        return true;
    }

    bool endOf(Eigen::Index k, int side, double drop) {
        const double error = std::sqrt(covariance_(k, k)), bound = side == 0 ? lower_[k] : upper_[k];
        const Eigen::VectorXd ridge = covariance_.col(k) / covariance_(k, k);
        bool greater = false;
        const auto isOutside = [&](double value) {
            const ClockPoint point =
                with((best_.at + ridge * (value - best_.at[k])).cwiseMax(lower_).cwiseMin(upper_));
            greater = point.likelihood > best_.likelihood + kNoClockGain;
            if (greater) best_ = point;
            return best_.likelihood - point.likelihood > drop;
        };
        double inside = best_.at[k], outside = kNaN;
        int beyond = 0;
        for (int i = 1; i <= kMostOutwards && beyond < kClockBeyond; ++i) {
            const double away = (side == 0 ? -1 : 1) * i * kOutwards * error;
            const double value = std::clamp(best_.at[k] + away, lower_[k], upper_[k]);
            if (progress_.stopRequested()) break;
            if (!isOutside(value)) {
                inside = value;
                beyond = 0;
            } else if (beyond++ == 0) {
                outside = value;
            }
            if (greater) return false;
            if (value == bound) break;
        }
        for (int i = 0; i < kClockRefined && beyond > 0 && !progress_.stopRequested(); ++i) {
            const double middle = 0.5 * (inside + outside);
            (isOutside(middle) ? outside : inside) = middle;
            if (greater) return false;
        }
        ends_(k, side) = beyond > 0 ? outside : bound;
        return true;
    }

    void describe(FilterClocks& made) const {
        const Eigen::Index n = best_.at.size();
        const bool known = settled_ && covariance_.rows() == n;
        for (Eigen::Index k = 0; k < n; ++k) {
            const Variable& parameter = problem_.model->parameters()[searched_[static_cast<std::size_t>(k)]];
            Estimate e{.name = parameter.name, .unit = parameter.unit};
            e.value = best_.at[k];
            const double width = upper_[k] - lower_[k];
            e.atBound = e.value <= lower_[k] + 1e-6 * width || e.value >= upper_[k] - 1e-6 * width;
            if (!known) {
                e.interval = translate("Method", "no interval");
                made.reservations.push_back(
                    filled(translate("Method", "Of {} no interval was found: the likelihood of the "
                                               "innovations has no clear top."),
                           e.name));
            } else {
                if (!e.atBound) e.standardError = std::sqrt(covariance_(k, k));
                e.lower = ends_(k, 0);
                e.upper = ends_(k, 1);
                e.interval = filled(sentence("Method", "{:g} %, profile likelihood of the innovations"),
                                    100 * options_.confidence);
                if (e.lower <= lower_[k] && e.upper >= upper_[k])
                    made.reservations.push_back(
                        filled(translate("Method", "{} is not determined: between its bounds the innovations "
                                                   "are about as likely everywhere."),
                               e.name));
            }
            made.estimates.push_back(std::move(e));
        }
        if (known) made.addedVariance = (moves_ * covariance_ * moves_.transpose()).diagonal().cwiseMax(0.0);
    }

    const Problem& problem_;
    const std::vector<FilterSetup>& noise_;
    const FilterOptions& options_;
    const Progress& progress_;
    ParameterRanges ranges_;
    std::vector<std::size_t> searched_;
    Eigen::VectorXd lower_, upper_, step_, middle_, slope_;
    Eigen::MatrixXd curvature_, moves_;
    Eigen::MatrixXd covariance_, ends_; ///< of the clocks; lower and upper
    ClockPoint best_;
    bool settled_ = false; ///< slopes and curvature are those of the best, over its standard errors
};

} // namespace

std::vector<std::string> searchedClocks(const Problem& problem) {
    const auto clocks = clockParameters(problem.data);
    std::vector<std::string> names;
    for (const Unknown& unknown : problem.unknowns)
        if (isClock(problem, clocks, unknown)) names.push_back(unknown.name);
    return names;
}

Problem clocksAtStart(const Problem& problem) {
    if (clockParameters(problem.data).empty()) return problem;
    const ParameterRanges ranges(problem);
    return problemAt(problem, ranges, ranges.start, nullptr);
}

FilterClocks searchFilterClocks(const Problem& problem, const std::vector<FilterSetup>& noise,
                                const FilterOptions& options, const Progress& progress) {
    return ClockSearch(problem, noise, options, progress).found();
}

} // namespace rigor

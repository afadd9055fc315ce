#include "core/methods/filter/causes.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/tests.h"
#include "core/methods/filter/constant_effects.h"
#include "core/methods/filter/peak.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace rigor {

std::string toString(CauseKind kind) {
    switch (kind) {
    case CauseKind::SensorNoise:
        return "sensor-noise";
    case CauseKind::SensorBias:
        return "sensor-bias";
    case CauseKind::ProcessNoise:
        return "process-noise";
    case CauseKind::Drift:
        break;
    }
    return "drift";
}

namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();
constexpr double kFamilyLevel = 0.001; ///< chance that any of the candidates looks like a cause
constexpr std::size_t kMostCauses = 4, kRefined = 3;
constexpr double kFirstStep = 0.4, kFurthest = 6.9; ///< of the logarithm of a factor
constexpr double kAlternative = 3;                  ///< of the logarithm of the likelihood
constexpr double kSmallBias = 0.25;                 ///< of the sensor's standard deviation: matters to nobody

struct Candidate {
    CauseKind kind;
    Eigen::Index index = 0;           ///< of sensors or states
    std::vector<Eigen::Index> places; ///< of the process noise in L
    bool isNoise() const { return kind == CauseKind::SensorNoise || kind == CauseKind::ProcessNoise; }
};

/// A value per candidate: logarithm of the factor, bias, drift. 0 = as stated.
using Values = Eigen::VectorXd;

struct Trial {
    Values at;
    double likelihood = kNever;
    Consistency found;
    Eigen::VectorXd deviation; ///< at the end of the record
    ConstantEffects effects;   ///< where it was asked for
};

class CauseSearch {
  public:
    CauseSearch(const FilterRecord& record, const FilterOptions& options, int threads,
                const Progress& progress)
        : record_(record), whole_(record.whole()), options_(options), threads_(threads), progress_(progress),
          first_(firstJudged(whole_, options)) {
        const auto m = static_cast<Eigen::Index>(whole_.sensors.size());
        for (Eigen::Index i = 0; i < m; ++i) candidates_.push_back({CauseKind::SensorNoise, i, {}});
        addProcessNoise();
        for (Eigen::Index i = 0; i < m; ++i) candidates_.push_back({CauseKind::SensorBias, i, {}});
        for (Eigen::Index k = 0; k < whole_.stateCount(); ++k)
            candidates_.push_back({CauseKind::Drift, k, {}});
        enough_ = 0.5 * chiSquaredQuantile(1 - kFamilyLevel / static_cast<double>(candidates_.size()), 1);
    }

    CauseFinding run(const FilterCourse& course, const FilterMemory& memory, const Consistency& stated) {
        Trial now{Values::Zero(count()), likelihoodOf(course), stated, course.deviation.row(course.rows - 1),
                  constantEffects(whole_, course, memory, first_)};
        const Eigen::VectorXd before = now.deviation;
        CauseFinding finding;
        if (!troubled(now)) return finding;
        finding.searched = true;
        std::vector<std::size_t> active;
        while (troubled(now) && active.size() < kMostCauses) {
            const auto next = best(now, active);
            if (!next || progress_.stopRequested()) break;
            active.push_back(next->first);
            now = polished(with(next->second), active);
        }
        if (progress_.stopRequested()) return {};
        finding.restored = !troubled(now);
        if (finding.restored) drop(now, active);
        if (finding.restored)
            for (const std::size_t c : active) finding.causes.push_back(described(now, c, active));
        finding.corrected = now.found;
        for (Eigen::Index k = 0; k < before.size(); ++k)
            finding.boundsTooNarrow = finding.boundsTooNarrow || now.deviation[k] > 1.05 * before[k];
        return progress_.stopRequested() ? CauseFinding() : finding;
    }

    bool biasIsLeft(const FilterCourse& course, const FilterMemory& memory) const {
        return isBiased(Values::Zero(count()), constantEffects(whole_, course, memory, first_));
    }

  private:
    Eigen::Index count() const { return static_cast<Eigen::Index>(candidates_.size()); }

    /// One per entry of options.noise: y stands for y[1], y[2] and so on.
    void addProcessNoise() {
        std::vector<std::string> names;
        for (Eigen::Index k = 0; k < whole_.size(); ++k) {
            if (!(whole_.noise[k] > 0)) continue;
            const std::string& name = whole_.names[static_cast<std::size_t>(k)];
            const std::string array = name.substr(0, name.find('['));
            const auto known = std::find(names.begin(), names.end(), array);
            if (known == names.end()) {
                names.push_back(array);
                candidates_.push_back({CauseKind::ProcessNoise, k, {k}});
            } else {
                const auto at = candidates_.size() - static_cast<std::size_t>(names.end() - known);
                candidates_[at].places.push_back(k);
            }
        }
    }

    double likelihoodOf(const FilterCourse& course) const {
        return course.complete() ? course.logLikelihood.tail(course.rows - first_).sum() : kNever;
    }

    /// The place of a candidate among the directions of ConstantEffects.
    Eigen::Index direction(std::size_t c) const {
        return candidates_[c].kind == CauseKind::SensorBias
                   ? candidates_[c].index
                   : static_cast<Eigen::Index>(whole_.sensors.size()) + candidates_[c].index;
    }

    bool troubled(const Trial& trial) const {
        if (!std::isfinite(trial.likelihood)) return true;
        if (!isAsItShouldBe(trial.found)) return true;
        return isBiased(trial.at, trial.effects);
    }
    bool isBiased(const Values& at, const ConstantEffects& effects) const {
        for (std::size_t c = 0; c < candidates_.size(); ++c)
            if (candidates_[c].kind == CauseKind::SensorBias && at[static_cast<Eigen::Index>(c)] == 0 &&
                effects.gain(direction(c)) > enough_ && matters(c, effects.value(direction(c))))
                return true;
        return false;
    }
    bool matters(std::size_t bias, double value) const {
        return std::abs(value) >
               kSmallBias * whole_.sensors[static_cast<std::size_t>(candidates_[bias].index)].sigma;
    }

    std::vector<FilterSetup> setupsAt(const Values& at) const {
        std::vector<FilterSetup> setups = record_.setups();
        for (FilterSetup& setup : setups)
            for (std::size_t c = 0; c < candidates_.size(); ++c) {
                const double value = at[static_cast<Eigen::Index>(c)];
                if (value == 0) continue;
                const Candidate& candidate = candidates_[c];
                switch (candidate.kind) {
                case CauseKind::SensorNoise:
                    setup.sensors[static_cast<std::size_t>(candidate.index)].sigma *= std::exp(value);
                    break;
                case CauseKind::ProcessNoise:
                    for (const Eigen::Index k : candidate.places) setup.noise[k] *= std::exp(value);
                    break;
                case CauseKind::SensorBias:
                    setup.values.col(candidate.index).array() -= value;
                    break;
                case CauseKind::Drift:
                    if (setup.drift.size() == 0) setup.drift.setZero(setup.stateCount());
                    setup.drift[candidate.index] += value;
                    break;
                }
            }
        return setups;
    }

    double likelihoodAt(const Values& at) const {
        const FilterRecord record(setupsAt(at));
        return likelihoodOf(runFilter(record, options_, {progress_.stop, {}}));
    }

    /// The same with all that is to be known of it.
    Trial with(const Values& at) const {
        tell();
        const FilterRecord record(setupsAt(at));
        FilterMemory memory;
        const FilterCourse course = runFilter(record, options_, {progress_.stop, {}}, &memory);
        Trial trial{at, likelihoodOf(course), {}, {}, {}};
        if (!course.complete()) return trial;
        trial.found = judge(record.whole(), course, options_);
        trial.deviation = course.deviation.row(course.rows - 1);
        trial.effects = constantEffects(record.whole(), course, memory, first_);
        return trial;
    }

    void tell() const {
        ProgressEvent event;
        event.phase = "finding the cause";
        progress_.tell(event);
    }

    /// Of the likelihood over the value of one candidate, the others as they are; from three points.
    Peak peakFrom(std::size_t c, Values at, Points points) const {
        return peakOf(std::move(points), kFurthest, [&](double value) {
            at[static_cast<Eigen::Index>(c)] = value;
            return progress_.stopRequested() ? kNever : likelihoodAt(at);
        });
    }

    /// The best next cause and the values with it; none if no candidate says more than chance.
    std::optional<std::pair<std::size_t, Values>> best(const Trial& now,
                                                       const std::vector<std::size_t>& active) const {
        const std::vector<std::size_t> free = freeOf(active);
        std::vector<std::pair<std::size_t, Values>> found;
        std::vector<double> likelihood;
        const std::vector<Screened> screened = screen(now, free);
        std::size_t refined = 0;
        for (const Screened& s : screened) {
            if (++refined > kRefined || progress_.stopRequested()) break;
            Values at = now.at;
            double reached = 0;
            if (candidates_[s.candidate].isNoise()) {
                const Peak peak = peakFrom(s.candidate, now.at, s.points);
                at[static_cast<Eigen::Index>(s.candidate)] = peak.at;
                reached = peak.value;
            } else {
                at[static_cast<Eigen::Index>(s.candidate)] = now.effects.value(direction(s.candidate));
                reached = likelihoodAt(at);
            }
            found.emplace_back(s.candidate, at);
            likelihood.push_back(reached);
        }
        if (found.empty()) return {};
        const auto top = static_cast<std::size_t>(std::max_element(likelihood.begin(), likelihood.end()) -
                                                  likelihood.begin());
        if (!(likelihood[top] - now.likelihood > enough_)) return {};
        return found[top];
    }

    std::vector<std::size_t> freeOf(const std::vector<std::size_t>& active) const {
        std::vector<std::size_t> free;
        for (std::size_t c = 0; c < candidates_.size(); ++c)
            if (std::find(active.begin(), active.end(), c) == active.end()) free.push_back(c);
        return free;
    }

    struct Screened {
        std::size_t candidate = 0;
        double gain = 0; ///< as far as it is known
        Points points;
    };
    /// Candidates, the most promising first: noise by a step to either side, constants by their linear
    /// effect.
    std::vector<Screened> screen(const Trial& now, const std::vector<std::size_t>& free) const {
        std::vector<Screened> all;
        for (const std::size_t c : free) all.push_back({c, kNever, {}});
        parallelFor(all.size(), threads_, progress_.stop, [&](std::size_t k) {
            Screened& s = all[k];
            if (!candidates_[s.candidate].isNoise()) {
                s.gain = now.effects.gain(direction(s.candidate));
                return;
            }
            for (const double step : {-kFirstStep, 0.0, kFirstStep}) {
                Values at = now.at;
                at[static_cast<Eigen::Index>(s.candidate)] += step;
                s.points.emplace_back(at[static_cast<Eigen::Index>(s.candidate)],
                                      step == 0 ? now.likelihood : likelihoodAt(at));
            }
            s.gain = predictedPeak(s.points) - now.likelihood;
        });
        tell();
        std::stable_sort(all.begin(), all.end(),
                         [](const Screened& a, const Screened& b) { return a.gain > b.gain; });
        return all;
    }
    /// All causes together: a sweep over the noise, and the constants by their joint linear effect.
    Trial polished(Trial trial, const std::vector<std::size_t>& active) const {
        for (int sweep = 0; sweep < 2 && !progress_.stopRequested(); ++sweep) {
            const double before = trial.likelihood;
            if (const Values moved = constantsMoved(trial, active); moved != trial.at)
                if (Trial better = with(moved); better.likelihood > trial.likelihood)
                    trial = std::move(better);
            if (active.size() > 1)
                for (const std::size_t c : active)
                    if (candidates_[c].isNoise()) {
                        const Peak peak = peakAround(c, trial);
                        if (!(peak.value > trial.likelihood + 0.01)) continue;
                        Values at = trial.at;
                        at[static_cast<Eigen::Index>(c)] = peak.at;
                        trial = with(at);
                    }
            if (trial.likelihood < before + 0.1) break;
        }
        return trial;
    }
    Peak peakAround(std::size_t c, const Trial& trial) const {
        Points points;
        const double middle = trial.at[static_cast<Eigen::Index>(c)];
        for (const double step : {-0.25 * kFirstStep, 0.0, 0.25 * kFirstStep}) {
            Values at = trial.at;
            at[static_cast<Eigen::Index>(c)] += step;
            points.emplace_back(middle + step, step == 0 ? trial.likelihood : likelihoodAt(at));
        }
        return peakFrom(c, trial.at, std::move(points));
    }
    Values constantsMoved(const Trial& trial, const std::vector<std::size_t>& active) const {
        std::vector<std::size_t> constants;
        for (const std::size_t c : active)
            if (!candidates_[c].isNoise()) constants.push_back(c);
        Values at = trial.at;
        if (constants.empty() || trial.effects.score.size() == 0) return at;
        const auto [information, score] = among(trial.effects, constants);
        const Eigen::VectorXd move = information.ldlt().solve(score);
        if (!move.allFinite()) return at;
        // In units in which each has the information 1.
        for (std::size_t k = 0; k < constants.size(); ++k)
            at[static_cast<Eigen::Index>(constants[k])] +=
                move[static_cast<Eigen::Index>(k)] * trial.effects.deviation(direction(constants[k]));
        return at;
    }
    /// Correlations and scores of some directions, each scaled to the information 1.
    std::pair<Eigen::MatrixXd, Eigen::VectorXd> among(const ConstantEffects& effects,
                                                      const std::vector<std::size_t>& some) const {
        const auto n = static_cast<Eigen::Index>(some.size());
        Eigen::MatrixXd information(n, n);
        Eigen::VectorXd score(n);
        for (Eigen::Index a = 0; a < n; ++a) {
            const Eigen::Index i = direction(some[static_cast<std::size_t>(a)]);
            score[a] = effects.score[i] * effects.deviation(i);
            for (Eigen::Index b = 0; b < n; ++b) {
                const Eigen::Index j = direction(some[static_cast<std::size_t>(b)]);
                information(a, b) = effects.information(i, j) * effects.deviation(i) * effects.deviation(j);
            }
        }
        return {information, score};
    }

    /// Causes that a later one has made needless.
    void drop(Trial& now, std::vector<std::size_t>& active) const {
        for (std::size_t k = 0; active.size() > 1 && k < active.size();) {
            Values at = now.at;
            at[static_cast<Eigen::Index>(active[k])] = 0;
            std::vector<std::size_t> rest = active;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(k));
            const Trial without = polished(with(at), rest);
            if (troubled(without) || now.likelihood - without.likelihood > enough_) {
                ++k;
                continue;
            }
            now = without;
            active = std::move(rest);
            k = 0;
        }
    }

    Cause described(const Trial& now, std::size_t c, const std::vector<std::size_t>& active) const {
        Cause cause = basic(c, now.at[static_cast<Eigen::Index>(c)]);
        Values at = now.at;
        at[static_cast<Eigen::Index>(c)] = 0;
        const Trial without = with(at);
        cause.gain = now.likelihood - without.likelihood;
        cause.deviation =
            candidates_[c].isNoise() ? peakAround(c, now).deviation : now.effects.deviation(direction(c));
        for (const Screened& s : screen(without, freeOf(active))) {
            if (s.gain < cause.gain - 2 * kAlternative - 0.5 * cause.gain || progress_.stopRequested()) break;
            Values other = without.at;
            auto& value = other[static_cast<Eigen::Index>(s.candidate)];
            double deviation = 0;
            if (candidates_[s.candidate].isNoise()) {
                const Peak peak = peakFrom(s.candidate, without.at, s.points);
                value = peak.at;
                deviation = peak.deviation;
            } else {
                value = without.effects.value(direction(s.candidate));
                deviation = without.effects.deviation(direction(s.candidate));
            }
            const Trial instead = with(other);
            if (instead.likelihood < now.likelihood - kAlternative || troubled(instead)) continue;
            Cause alternative = basic(s.candidate, value);
            alternative.deviation = deviation;
            alternative.gain = instead.likelihood - without.likelihood;
            cause.alternatives.push_back(std::move(alternative));
        }
        return cause;
    }

    Cause basic(std::size_t c, double value) const {
        const Candidate& candidate = candidates_[c];
        Cause cause;
        cause.kind = candidate.kind;
        cause.value = candidate.isNoise() ? std::exp(value) : value;
        if (candidate.kind == CauseKind::SensorNoise || candidate.kind == CauseKind::SensorBias) {
            const FilterSensor& sensor = whole_.sensors[static_cast<std::size_t>(candidate.index)];
            cause.name = sensor.output;
            cause.unit = sensor.unit;
            cause.stated = sensor.sigma;
            return cause;
        }
        cause.name = whole_.names[static_cast<std::size_t>(candidate.index)];
        if (candidate.places.size() > 1) cause.name = cause.name.substr(0, cause.name.find('['));
        cause.unit = whole_.units[static_cast<std::size_t>(candidate.index)];
        cause.stated = candidate.kind == CauseKind::ProcessNoise ? whole_.noise[candidate.index] : 0;
        return cause;
    }

    const FilterRecord& record_;
    const FilterSetup& whole_;
    const FilterOptions& options_;
    int threads_;
    const Progress& progress_;
    Eigen::Index first_;
    std::vector<Candidate> candidates_;
    double enough_ = 0; ///< gain of the logarithm of the likelihood beyond chance
};

} // namespace

bool biasIsLeft(const FilterRecord& record, const FilterCourse& course, const FilterMemory& memory,
                const FilterOptions& options) {
    const Progress quiet;
    return CauseSearch(record, options, 1, quiet).biasIsLeft(course, memory);
}

CauseFinding findCauses(const FilterRecord& record, const FilterCourse& course, const FilterMemory& memory,
                        const Consistency& stated, const FilterOptions& options, int threads,
                        const Progress& progress) {
    if (!course.complete() || course.rows == 0 || memory.update.empty()) return {};
    return CauseSearch(record, options, threads, progress).run(course, memory, stated);
}

} // namespace rigor

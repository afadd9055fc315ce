#include "core/methods/filter/causes/cause_trials.h"

#include "core/foundation/stats/tests.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kNever = -std::numeric_limits<double>::infinity();
constexpr double kFamilyLevel = 0.005; ///< chance that any of the candidates looks like a cause
// What matters to nobody, however sure it is in a long record.
constexpr double kSmallBias = 0.1;         ///< of the sensor's standard deviation
constexpr double kSmallSensorNoise = 0.1;  ///< of the logarithm of the factor
constexpr double kSmallProcessNoise = 0.3; ///< the same
constexpr Eigen::Index kSettlingParts = 10;
constexpr double kUnsettled = 2; ///< times as large as the NIS that is judged

/// Mean NIS over its expectation.
double nisRatio(const FilterTrajectory& trajectory, Eigen::Index from, Eigen::Index to) {
    double sum = 0, freedom = 0;
    for (Eigen::Index row = from; row < to; ++row)
        if (const int used = trajectory.used[static_cast<std::size_t>(row)]; used > 0) {
            sum += trajectory.nis[row];
            freedom += used;
        }
    return freedom > 0 ? sum / freedom : 1;
}

/// The verdict leaves out what the study says; what is small shows in all rows, but for those in which a
/// filter that starts far off is still settling: their innovations are larger than later ones.
Eigen::Index firstSettled(const FilterSetup& whole, const FilterTrajectory& trajectory,
                          const FilterOptions& options) {
    const Eigen::Index judged = firstJudged(whole, options);
    if (options.judgeFrom >= 0 || judged >= trajectory.rows) return std::min(judged, trajectory.rows);
    const double usual = kUnsettled * nisRatio(trajectory, judged, trajectory.rows);
    for (Eigen::Index part = kSettlingParts; part > 0; --part) {
        const Eigen::Index from = judged * (part - 1) / kSettlingParts, to = judged * part / kSettlingParts;
        if (nisRatio(trajectory, from, to) > usual) return to;
    }
    return 0;
}

} // namespace

CauseTrials::CauseTrials(const FilterRecord& record, const FilterTrajectory& trajectory,
                         const FilterOptions& options, const Progress& progress)
    : record_(record), whole_(record.whole()), options_(options), progress_(progress),
      first_(firstSettled(whole_, trajectory, options)) {
    const auto m = static_cast<Eigen::Index>(whole_.sensors.size()), n = whole_.stateCount();
    for (Eigen::Index i = 0; i < m; ++i) candidates_.push_back({CauseKind::SensorNoise, i, m + n + i});
    addProcessNoise();
    for (Eigen::Index i = 0; i < m; ++i) candidates_.push_back({CauseKind::SensorBias, i, i});
    // That a rate is the derivative of its coordinate is certain.
    for (Eigen::Index k = 0; k < n; ++k)
        if (whole_.rateOf[static_cast<std::size_t>(k)] < 0)
            candidates_.push_back({CauseKind::Drift, k, m + k});
    enough_ = 0.5 * chiSquaredQuantile(1 - kFamilyLevel / static_cast<double>(candidates_.size()), 1);
}

/// One per entry of options.noise: y stands for y[1], y[2] and so on.
void CauseTrials::addProcessNoise() {
    std::vector<std::string> names;
    Eigen::Index direction = 2 * static_cast<Eigen::Index>(whole_.sensors.size()) + whole_.stateCount();
    for (Eigen::Index k = 0; k < whole_.size(); ++k) {
        if (!(whole_.noise[k] > 0)) continue;
        const std::string& name = whole_.names[static_cast<std::size_t>(k)];
        const std::string array = name.substr(0, name.find('['));
        const auto known = std::find(names.begin(), names.end(), array);
        if (known == names.end()) {
            names.push_back(array);
            candidates_.push_back({CauseKind::ProcessNoise, k, direction++});
            processNoise_.push_back({k});
        } else {
            processNoise_[static_cast<std::size_t>(known - names.begin())].push_back(k);
        }
    }
}

const std::vector<Eigen::Index>& CauseTrials::placesOf(const CauseCandidate& candidate) const {
    const auto before = 2 * whole_.sensors.size() + whole_.states.size();
    return processNoise_[static_cast<std::size_t>(candidate.direction) - before];
}

double CauseTrials::likelihoodOf(const FilterTrajectory& trajectory) const {
    return trajectory.complete() ? trajectory.logLikelihood.tail(trajectory.rows - first_).sum() : kNever;
}

CauseEffects CauseTrials::effectsOf(const FilterSetup& whole, const FilterTrajectory& trajectory,
                                    const FilterMemory& memory) const {
    return causeEffects(whole, trajectory, memory, first_, processNoise_);
}

CauseTrial CauseTrials::asStated(const FilterTrajectory& trajectory, const FilterMemory& memory,
                                 const Consistency& stated) const {
    return {Eigen::VectorXd::Zero(static_cast<Eigen::Index>(count())), likelihoodOf(trajectory), stated,
            trajectory.deviation.row(trajectory.rows - 1), effectsOf(whole_, trajectory, memory)};
}

CauseTrial CauseTrials::with(const Eigen::VectorXd& at) const {
    const FilterRecord record(setupsAt(at));
    FilterMemory memory{.forSmoother = false};
    const FilterTrajectory trajectory = runFilter(record, options_, {progress_.stop, {}}, &memory);
    CauseTrial trial{.at = at, .likelihood = likelihoodOf(trajectory)};
    if (!trajectory.complete()) return trial;
    trial.found = judge(record.whole(), trajectory, options_);
    trial.deviation = trajectory.deviation.row(trajectory.rows - 1);
    trial.effects = effectsOf(record.whole(), trajectory, memory);
    return trial;
}

std::vector<FilterSetup> CauseTrials::setupsAt(const Eigen::VectorXd& at) const {
    std::vector<FilterSetup> setups = record_.setups();
    for (FilterSetup& setup : setups)
        for (std::size_t c = 0; c < count(); ++c) {
            const double value = at[static_cast<Eigen::Index>(c)];
            if (value == 0) continue;
            const CauseCandidate& candidate = candidates_[c];
            switch (candidate.kind) {
            case CauseKind::SensorNoise:
                setup.sensors[static_cast<std::size_t>(candidate.index)].sigma *= std::exp(value);
                break;
            case CauseKind::ProcessNoise:
                for (const Eigen::Index k : placesOf(candidate)) setup.noise[k] *= std::exp(value);
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

bool CauseTrials::isSuspicious(const CauseTrial& trial, std::size_t c) const {
    const CauseCandidate& candidate = candidates_[c];
    if (trial.at[static_cast<Eigen::Index>(c)] != 0 || trial.effects.score.size() == 0) return false;
    if (!(trial.effects.gain(candidate.direction) > enough_)) return false;
    const double size = std::abs(trial.effects.value(candidate.direction));
    switch (candidate.kind) {
    case CauseKind::SensorNoise:
        return size > kSmallSensorNoise;
    case CauseKind::ProcessNoise:
        return size > kSmallProcessNoise;
    case CauseKind::SensorBias:
        return size > kSmallBias * whole_.sensors[static_cast<std::size_t>(candidate.index)].sigma;
    case CauseKind::Drift:
        break;
    }
    return true;
}

bool CauseTrials::isTroubled(const CauseTrial& trial) const {
    if (!trial.complete() || !isAsItShouldBe(trial.found)) return true;
    for (std::size_t c = 0; c < count(); ++c)
        if (isSuspicious(trial, c)) return true;
    return false;
}

Cause CauseTrials::described(std::size_t c, double value) const {
    const CauseCandidate& candidate = candidates_[c];
    Cause cause;
    cause.kind = candidate.kind;
    cause.value = candidate.isNoise() ? std::exp(value) : value;
    const auto at = static_cast<std::size_t>(candidate.index);
    if (candidate.kind == CauseKind::SensorNoise || candidate.kind == CauseKind::SensorBias) {
        const FilterSensor& sensor = whole_.sensors[at];
        cause.name = sensor.output;
        cause.unit = sensor.unit;
        cause.stated = sensor.sigma;
        return cause;
    }
    cause.name = whole_.names[at];
    cause.unit = whole_.units[at];
    if (candidate.kind != CauseKind::ProcessNoise) return cause;
    if (placesOf(candidate).size() > 1) cause.name = cause.name.substr(0, cause.name.find('['));
    cause.stated = whole_.noise[candidate.index];
    return cause;
}

} // namespace rigor

#include "core/methods/filter/causes/cause_effects.h"

#include <cmath>

namespace rigor {

double CauseEffects::value(Eigen::Index k) const {
    return information(k, k) > 0 ? score[k] / information(k, k) : 0;
}
double CauseEffects::deviation(Eigen::Index k) const {
    return information(k, k) > 0 ? 1 / std::sqrt(information(k, k)) : std::numeric_limits<double>::infinity();
}
double CauseEffects::gain(Eigen::Index k) const {
    return information(k, k) > 0 ? 0.5 * score[k] * score[k] / information(k, k) : 0;
}

namespace {

/// Biases and drifts together: one column each. D is what they do to the error of the estimate.
class ConstantDirections {
  public:
    ConstantDirections(Eigen::Index sensors, Eigen::Index states, Eigen::Index size)
        : m_(sensors), n_(states), D_(Eigen::MatrixXd::Zero(size, sensors + states)) {}

    void beginExperiment() { D_.topRows(n_).setZero(); }
    void predict(const Eigen::MatrixXd& transition, double dt) {
        moved_ = transition * D_;
        moved_.rightCols(n_) -= 0.5 * dt * (Eigen::MatrixXd::Identity(n_, n_) + transition.leftCols(n_));
        D_.topRows(n_) = moved_;
    }
    void update(const UpdateFactors& u, bool judged, CauseEffects& to) {
        g_ = -u.W * D_;
        g_.leftCols(m_) += u.C;
        D_ += u.G * g_;
        if (!judged) return;
        to.information.topLeftCorner(m_ + n_, m_ + n_) += g_.transpose() * g_;
        to.score.head(m_ + n_) += g_.transpose() * u.e;
    }

  private:
    Eigen::Index m_, n_;
    Eigen::MatrixXd D_, moved_, g_;
};

/// The logarithm of one standard deviation.
class NoiseDirection {
  public:
    /// noise: a setup whose process noise is that of this direction alone. sensor: -1 = it is process noise.
    NoiseDirection(FilterSetup noise, Eigen::Index sensor, double sigma)
        : noise_(std::move(noise)), sensor_(sensor), variance_(2 * sigma * sigma),
          dP_(Eigen::MatrixXd::Zero(noise_.size(), noise_.size())),
          dX_(Eigen::VectorXd::Zero(noise_.size())) {}

    void beginExperiment() {
        const Eigen::Index n = noise_.stateCount();
        dX_.head(n).setZero();
        dP_.topRows(n).setZero();
        dP_.leftCols(n).setZero();
    }
    void predict(const Eigen::MatrixXd& transition, double dt) {
        dX_.head(transition.rows()) = (transition * dX_).eval();
        predict_(dP_, transition, noise_, dt);
    }
    /// D and -W dX- of the update are kept in spread and shift.
    void update(const UpdateFactors& u) {
        WP_.noalias() = u.W * dP_;
        spread.noalias() = WP_ * u.W.transpose();
        if (sensor_ >= 0) spread.noalias() += variance_ * u.C.col(sensor_) * u.C.col(sensor_).transpose();
        shift.noalias() = -u.W * dX_;
        const Eigen::MatrixXd GD = u.G * spread, PWG = WP_.transpose() * u.G.transpose();
        dX_ += u.G * shift + WP_.transpose() * u.e - GD * u.e;
        dP_ += GD * u.G.transpose() - PWG - PWG.transpose();
    }

    Eigen::MatrixXd spread;
    Eigen::VectorXd shift;

  private:
    FilterSetup noise_;
    Eigen::Index sensor_;
    double variance_;
    Eigen::MatrixXd dP_, WP_;
    Eigen::VectorXd dX_;
    CovariancePrediction predict_;
};

std::vector<NoiseDirection> noiseDirections(const FilterSetup& whole,
                                            const std::vector<std::vector<Eigen::Index>>& processNoise) {
    FilterSetup silent;
    silent.states = whole.states;
    silent.start = whole.start;
    silent.rateOf = whole.rateOf;
    silent.noise.setZero(whole.size());
    std::vector<NoiseDirection> all;
    for (std::size_t i = 0; i < whole.sensors.size(); ++i)
        all.emplace_back(silent, static_cast<Eigen::Index>(i), whole.sensors[i].sigma);
    for (const std::vector<Eigen::Index>& places : processNoise) {
        FilterSetup own = silent;
        // d(q^2)/d(ln q) = 2 q^2
        for (const Eigen::Index k : places) own.noise[k] = std::sqrt(2.0) * whole.noise[k];
        all.emplace_back(std::move(own), -1, 0);
    }
    return all;
}

void addNoiseTo(CauseEffects& to, Eigen::Index at, const std::vector<NoiseDirection>& noise,
                const UpdateFactors& u) {
    for (std::size_t a = 0; a < noise.size(); ++a) {
        const auto i = at + static_cast<Eigen::Index>(a);
        to.score[i] +=
            0.5 * (u.e.dot(noise[a].spread * u.e) - noise[a].spread.trace()) - u.e.dot(noise[a].shift);
        for (std::size_t b = 0; b <= a; ++b) {
            const auto j = at + static_cast<Eigen::Index>(b);
            to.information(i, j) += 0.5 * noise[a].spread.cwiseProduct(noise[b].spread).sum() +
                                    noise[a].shift.dot(noise[b].shift);
        }
    }
}

} // namespace

CauseEffects causeEffects(const FilterSetup& whole, const FilterTrajectory& trajectory,
                          const FilterMemory& memory, Eigen::Index first,
                          const std::vector<std::vector<Eigen::Index>>& processNoise) {
    const Eigen::Index m = trajectory.innovation.cols(), n = whole.stateCount();
    std::vector<NoiseDirection> noise = noiseDirections(whole, processNoise);
    const auto constants = m + n, all = constants + static_cast<Eigen::Index>(noise.size());
    CauseEffects result{Eigen::MatrixXd::Zero(all, all), Eigen::VectorXd::Zero(all)};
    ConstantDirections constant(m, n, whole.size());
    std::size_t part = 0;
    double before = whole.simulation.startTime;
    const auto rows = std::min(trajectory.rows, static_cast<Eigen::Index>(memory.update.size()));
    for (Eigen::Index row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const Eigen::MatrixXd* transition = &memory.transition[at];
        if (part < memory.starts.size() && memory.starts[part].row == row) {
            // The states of an experiment begin as its setup says.
            constant.beginExperiment();
            for (NoiseDirection& direction : noise) direction.beginExperiment();
            transition = &memory.starts[part].transition;
            if (!whole.parts.empty()) before = whole.parts[part].begin;
            ++part;
        }
        const double dt = whole.times[at] - before;
        before = whole.times[at];
        constant.predict(*transition, dt);
        for (NoiseDirection& direction : noise) direction.predict(*transition, dt);
        const UpdateFactors& update = memory.update[at];
        if (update.e.size() == 0) continue;
        constant.update(update, row >= first, result);
        for (NoiseDirection& direction : noise) direction.update(update);
        if (row >= first) addNoiseTo(result, constants, noise, update);
    }
    result.information.triangularView<Eigen::StrictlyUpper>() = result.information.transpose();
    return result;
}

} // namespace rigor

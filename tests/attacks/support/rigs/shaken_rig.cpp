#include "tests/attacks/support/rigs/shaken_rig.h"

#include <Eigen/Cholesky>

#include <fmt/format.h>

namespace rigor::attacks {

namespace {

ShakenRig decay(Draw d) {
    const double a = d.between(0.5, 1.5), w = d.between(0.8, 2);
    ShakenRig s;
    s.equations = fmt::format("der(x) = -k*x + 1 + {}*sin({}*time); y = x;", a, w);
    s.states = {"x"};
    s.start = {d.between(0.5, 2)};
    s.startDeviation = {0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}};
    s.unknownStart = d.between(0.7, 1.2);
    s.noise = {d.scaled(0.02, 0.06)};
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = -k * x[0] + 1 + a * std::sin(w * t);
    };
    return s;
}

/// x'' = -k r(x) - damping x' + a sin(w t), x measured and, `both`, x' too.
ShakenRig oscillator(Draw d, const std::string& text, double (*force)(double), bool both) {
    const double damping = d.between(0.2, 0.5), a = d.between(1, 2.5), w = d.between(0.8, 1.6);
    ShakenRig s;
    s.equations =
        fmt::format("der(x) = v; der(v) = -k*{} - {}*v + {}*sin({}*time); y = x;", text, damping, a, w);
    if (both) s.equations += " z = v;";
    s.states = {"x", "v"};
    s.start = {d.between(0.3, 1), 0};
    s.startDeviation = {0.1, 0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}};
    if (both) s.sensors.push_back({"z", 1, d.between(0.03, 0.08)});
    s.unknownStart = d.between(3, 5);
    s.noise = {0, d.scaled(0.05, 0.2)};
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = x[1];
        f[1] = -k * force(x[0]) - damping * x[1] + a * std::sin(w * t);
    };
    return s;
}

double linear(double x) { return x; }

/// A drive: the speed at every row, the angle more slowly.
ShakenRig drive(Draw d) {
    const double friction = d.between(0.4, 1), a = d.between(1, 3), w = d.between(0.8, 1.6);
    ShakenRig s;
    s.equations =
        fmt::format("der(x) = v; der(v) = k*(1 + {}*sin({}*time)) - {}*v; y = x; z = v;", a, w, friction);
    s.states = {"x", "v"};
    s.start = {0, d.between(0, 1)};
    s.startDeviation = {0.05, 0.1};
    s.sensors = {{"y", 0, d.between(0.005, 0.02), d.whole(4, 8)}, {"z", 1, d.between(0.03, 0.1)}};
    s.unknownStart = d.between(1, 2);
    s.noise = {0, d.scaled(0.03, 0.15)};
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = x[1];
        f[1] = k * (1 + a * std::sin(w * t)) - friction * x[1];
    };
    return s;
}

/// Two stores that exchange; both are shaken and measured.
ShakenRig stores(Draw d) {
    const double a = d.between(0.5, 1.5), w = d.between(0.8, 2), leak = d.between(0.2, 0.6);
    ShakenRig s;
    s.equations = fmt::format(
        "der(x) = -k*(x - v) + 1 + {}*sin({}*time); der(v) = k*(x - v) - {}*v; y = x; z = v;", a, w, leak);
    s.states = {"x", "v"};
    s.start = {d.between(1, 2), d.between(0, 1)};
    s.startDeviation = {0.1, 0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}, {"z", 1, d.between(0.01, 0.03)}};
    s.unknownStart = d.between(0.7, 1.2);
    s.noise = {d.scaled(0.02, 0.06), d.scaled(0.02, 0.06)};
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = -k * (x[0] - x[1]) + 1 + a * std::sin(w * t);
        f[1] = k * (x[0] - x[1]) - leak * x[1];
    };
    return s;
}

/// Dry friction: the rate of v jumps with the sign of v, several times in a record.
ShakenRig friction(Draw d) {
    const double force = d.between(0.2, 0.6), a = d.between(2, 3.5), w = d.between(1, 2);
    ShakenRig s;
    s.equations =
        fmt::format("der(x) = v; der(v) = -k*x - {}*sign(v) + {}*sin({}*time); y = x; z = v;", force, a, w);
    s.states = {"x", "v"};
    s.start = {d.between(0.3, 1), d.between(0.5, 1)};
    s.startDeviation = {0.1, 0.1};
    s.sensors = {{"y", 0, d.between(0.01, 0.03)}, {"z", 1, d.between(0.03, 0.08)}};
    s.unknownStart = d.between(3, 5);
    s.noise = {0, d.scaled(0.02, 0.06)};
    s.slope = [=](double t, const double* x, double k, double* f) {
        f[0] = x[1];
        f[1] = -k * x[0] - force * ((x[1] > 0) - (x[1] < 0)) + a * std::sin(w * t);
    };
    return s;
}

} // namespace

const std::vector<std::string>& shakenFamilies() {
    static const std::vector<std::string> all = {"decay", "two_sensors", "pendulum", "duffing",
                                                 "drive", "stores",      "friction"};
    return all;
}

ShakenRig shakenRig(const std::string& family, Draw d) {
    ShakenRig s = family == "decay"         ? decay(d)
                  : family == "two_sensors" ? oscillator(d, "x", linear, true)
                  : family == "pendulum"    ? oscillator(
                                                  d, "sin(x)", [](double x) { return std::sin(x); }, true)
                  : family == "friction" ? friction(d)
                  : family == "drive"    ? drive(d)
                  : family == "stores"
                      ? stores(d)
                      : oscillator(
                            d, "(x + 0.8*x^3)", [](double x) { return x + 0.8 * x * x * x; }, false);
    s.unknownDeviation = 0.12 * s.unknownStart;
    return s;
}

Eigen::MatrixXd shakenTrajectory(const ShakenRig& rig, std::vector<double> x,
                                 const std::vector<double>& noise,
                                 const std::function<double(double t)>& force, int rows, Draw d) {
    const std::size_t n = rig.states.size();
    std::vector<double> a(n), b(n), c(n), e(n), at(n);
    const auto slope = [&](double t, const std::vector<double>& state, std::vector<double>& f) {
        rig.slope(t, state.data(), rig.unknown, f.data());
        f[n - 1] += force(t);
    };
    constexpr int kParts = 10;
    const double h = kShakenStep / kParts;
    Eigen::MatrixXd trajectory(rows, static_cast<Eigen::Index>(n));
    for (int row = 0; row < rows; ++row) {
        for (int part = 0; part < kParts && row > 0; ++part) {
            const double t = kShakenStep * (row - 1) + h * part;
            slope(t, x, a);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + 0.5 * h * a[k];
            slope(t + 0.5 * h, at, b);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + 0.5 * h * b[k];
            slope(t + 0.5 * h, at, c);
            for (std::size_t k = 0; k < n; ++k) at[k] = x[k] + h * c[k];
            slope(t + h, at, e);
            for (std::size_t k = 0; k < n; ++k)
                x[k] += h / 6 * (a[k] + 2 * b[k] + 2 * c[k] + e[k]) +
                        (noise[k] > 0 ? noise[k] * std::sqrt(h) * d.normal() : 0);
        }
        for (std::size_t k = 0; k < n; ++k) trajectory(row, static_cast<Eigen::Index>(k)) = x[k];
    }
    return trajectory;
}

KnowingTest::KnowingTest(const ShakenRig& rig, const Eigen::MatrixXd& trajectory)
    : rig_(rig), states_(trajectory.cols()) {
    const auto n = static_cast<std::size_t>(states_);
    std::vector<double> x(n), low(n), high(n);
    for (Eigen::Index row = 0; row + 1 < trajectory.rows(); ++row) {
        const double t = kShakenStep * static_cast<double>(row);
        Eigen::MatrixXd slope = Eigen::MatrixXd::Zero(states_, states_ + 2);
        for (Eigen::Index k = 0; k <= states_; ++k) {
            for (std::size_t j = 0; j < n; ++j) x[j] = trajectory(row, static_cast<Eigen::Index>(j));
            const double step = 1e-5;
            const auto side = [&](double by, std::vector<double>& f) {
                if (k < states_) x[static_cast<std::size_t>(k)] = trajectory(row, k) + by;
                rig.slope(t, x.data(), rig.unknown + (k < states_ ? 0 : by), f.data());
            };
            side(-step, low);
            side(step, high);
            for (std::size_t j = 0; j < n; ++j)
                slope(static_cast<Eigen::Index>(j), k) = (high[j] - low[j]) / (2 * step);
        }
        slope(states_ - 1, states_ + 1) = 1;
        // exp(A h) to second order.
        Eigen::MatrixXd A = Eigen::MatrixXd::Zero(states_ + 2, states_ + 2);
        A.topRows(states_) = kShakenStep * slope;
        const Eigen::MatrixXd Phi = Eigen::MatrixXd::Identity(states_ + 2, states_ + 2) + A + 0.5 * A * A;
        transition_.push_back(Phi.topRows(states_));
    }
}

Eigen::MatrixXd KnowingTest::processNoise(const ShakenNumbers& numbers) const {
    Eigen::MatrixXd Q = Eigen::MatrixXd::Zero(states_ + 2, states_ + 2);
    for (Eigen::Index k = 0; k < states_; ++k)
        Q(k, k) = std::pow(numbers.noise[static_cast<std::size_t>(k)], 2) * kShakenStep;
    return Q;
}

Eigen::MatrixXd KnowingTest::startCovariance() const {
    Eigen::MatrixXd P = Eigen::MatrixXd::Zero(states_ + 2, states_ + 2);
    for (Eigen::Index k = 0; k < states_; ++k)
        P(k, k) = std::pow(rig_.startDeviation[static_cast<std::size_t>(k)], 2);
    P(states_, states_) = std::pow(rig_.unknownDeviation, 2);
    return P;
}

double KnowingTest::constantError(const ShakenNumbers& actual, int biased) const {
    // The last variable is the constant.
    const Eigen::Index size = states_ + 2;
    Eigen::MatrixXd P = startCovariance();
    P(size - 1, size - 1) = 1e4;
    const Eigen::MatrixXd Q = processNoise(actual);
    for (std::size_t row = 1; row <= transition_.size(); ++row) {
        Eigen::MatrixXd Phi = Eigen::MatrixXd::Identity(size, size);
        Phi.topRows(states_) = transition_[row - 1];
        if (biased >= 0) Phi.col(size - 1).head(states_).setZero();
        P = (Phi * P * Phi.transpose() + Q).eval();
        for (std::size_t i = 0; i < rig_.sensors.size(); ++i) {
            if (row % static_cast<std::size_t>(rig_.sensors[i].every) != 0) continue;
            Eigen::RowVectorXd H = Eigen::RowVectorXd::Zero(size);
            H[static_cast<Eigen::Index>(rig_.sensors[i].state)] = 1;
            if (static_cast<int>(i) == biased) H[size - 1] = 1;
            const Eigen::VectorXd gain = P * H.transpose();
            P -= (gain * gain.transpose() / (H.dot(gain) + actual.sigma[i] * actual.sigma[i])).eval();
        }
    }
    return std::sqrt(P(size - 1, size - 1));
}

double KnowingTest::biasError(const ShakenNumbers& actual, std::size_t sensor) const {
    return constantError(actual, static_cast<int>(sensor));
}
double KnowingTest::forceError(const ShakenNumbers& actual) const { return constantError(actual, -1); }

double KnowingTest::divergence(const ShakenNumbers& stated, const ShakenNumbers& actual) const {
    // P: of the filter as stated; true: covariance of its errors; best: of the filter with the actual
    // numbers. One value after the other: each is normal given those before, with the variances s, t and b.
    const Eigen::Index size = states_ + 2;
    Eigen::MatrixXd P = startCovariance(), truth = P, best = P;
    const Eigen::MatrixXd Q = processNoise(stated), actualQ = processNoise(actual);
    double sum = 0;
    for (std::size_t row = 1; row <= transition_.size(); ++row) {
        Eigen::MatrixXd Phi = Eigen::MatrixXd::Identity(size, size);
        Phi.topRows(states_) = transition_[row - 1];
        P = (Phi * P * Phi.transpose() + Q).eval();
        truth = (Phi * truth * Phi.transpose() + actualQ).eval();
        best = (Phi * best * Phi.transpose() + actualQ).eval();
        for (std::size_t i = 0; i < rig_.sensors.size(); ++i) {
            if (row % static_cast<std::size_t>(rig_.sensors[i].every) != 0) continue;
            const auto at = static_cast<Eigen::Index>(rig_.sensors[i].state);
            const double R = std::pow(actual.sigma[i], 2), s = P(at, at) + std::pow(stated.sigma[i], 2),
                         t = truth(at, at) + R, b = best(at, at) + R;
            sum += 0.5 * (std::log(s / b) + t / s - 1);
            const Eigen::VectorXd gain = P.col(at) / s, bestGain = best.col(at) / b;
            Eigen::MatrixXd rest = Eigen::MatrixXd::Identity(size, size);
            rest.col(at) -= gain;
            truth = (rest * truth * rest.transpose() + R * gain * gain.transpose()).eval();
            P -= (s * gain * gain.transpose()).eval();
            best -= (b * bestGain * bestGain.transpose()).eval();
        }
    }
    return sum;
}

} // namespace rigor::attacks

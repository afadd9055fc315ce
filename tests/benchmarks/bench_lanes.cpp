// Lanes against the same equations in native C++: one by one with Boost.Odeint's runge_kutta4, and
// hand-written over 64 lanes. The wet clutch, experiment 1, 1 ms, 4096 samples of (x1, x2).
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"

#include <benchmark/benchmark.h>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>

#include <array>
#include <cmath>
#include <numbers>

using namespace rigor;

namespace {

constexpr int kSamples = 4096;
constexpr double kStep = 1e-3;
constexpr double kX[] = {0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1.0};
constexpr double kFt[] = {2.05, 1.80, 1.55, 1.30, 1.17, 1.05, 1.00, 0.99, 0.98, 0.98};
constexpr double kFc[] = {13.0, 13.1, 13.4, 14.0, 14.7, 16.2, 18.8, 24.0, 40.0, 140.0};
constexpr double kDt = 0.085, kU0 = 0.18, kDu = 0.10, kTb0 = 20, kB = 0.1;
constexpr double kOmegaM = 1200 * std::numbers::pi / 30;
constexpr double kTimes[] = {0, 0.010, kDt, kDt + 0.010, kDt + 0.310, kDt + 0.360, kDt + 1.260, kDt + 2.060};
constexpr double kCurrents[] = {0, 0.70, 0.70, kU0, kU0, kU0 + kDu, kU0 + 0.6 * kDu, 0.45};

double sampleX1(int k) { return 0.6 + 0.8 * (k % 64) / 63.0; }
double sampleX2(int k) { return 0.4 + 0.9 * (k / 64) / 63.0; }

struct Current {
    double u, slope;
};
Current current(double t) {
    int k = 0;
    while (k < 7 && t >= kTimes[k + 1]) ++k;
    if (k == 7) return {kCurrents[7], 0};
    const double slope = (kCurrents[k + 1] - kCurrents[k]) / (kTimes[k + 1] - kTimes[k]);
    return {kCurrents[k] + slope * (t - kTimes[k]), slope};
}

using State = std::array<double, 5>;

void rightSide(const State& s, State& d, double x1, double x2, const Current& c) {
    const double z = std::min(std::max(2 * s[2], 0.0), 2.0), zp = 1.2 * x2;
    const double xi = std::max(0.0, (z - zp) / (2 - zp)), slip = s[3] - 2 * s[4];
    const double torque = xi * xi * (3 - 2 * xi) * 22 * xi * s[0] +
                          0.05 * (1 - xi) * (1 + 2 * xi) / (2 - std::min(z, zp)) * slip;
    const double nu = std::min(std::max(s[3] / kOmegaM, 0.0), 1.0);
    int k = 0;
    while (k < 8 && nu >= kX[k + 1]) ++k;
    const double part = (nu - kX[k]) / (kX[k + 1] - kX[k]);
    const double ft = kFt[k] + part * (kFt[k + 1] - kFt[k]), fc = kFc[k] + part * (kFc[k + 1] - kFc[k]);
    d[0] = s[1];
    d[1] = -1600 * s[0] - 64 * s[1] + 32000 * c.u + 120 * c.slope + 160;
    d[2] = 0.8 * s[0] + 0.004 * s[1] - 1.6 * s[2] - 2.4 * x1;
    d[3] = (kOmegaM * kOmegaM * ft / (fc * fc) - torque) / 0.2;
    d[4] = s[4] <= 0 && 2 * torque <= kTb0 ? 0 : (2 * torque - kTb0 - kB * s[4]) / 3;
}

void scalarOdeint(benchmark::State& state) {
    for (auto _ : state) {
        double sum = 0;
        for (int k = 0; k < kSamples; ++k) {
            State s{0.1, 0, 0, 0.96 * kOmegaM, 0};
            boost::numeric::odeint::runge_kutta4<State> stepper;
            const double x1 = sampleX1(k), x2 = sampleX2(k);
            auto system = [&](const State& x, State& d, double t) { rightSide(x, d, x1, x2, current(t)); };
            int step = 0;
            for (; step < 3000 && s[3] - 2 * s[4] > 0; ++step) {
                stepper.do_step(system, s, step * kStep, kStep);
                s[4] = std::max(s[4], 0.0);
            }
            sum += step * kStep;
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kSamples);
}
BENCHMARK(scalarOdeint)->Unit(benchmark::kMillisecond);

/// All samples in steps of the same time; a block of 64 ends when its last sample has. The loop over the
/// lanes is innermost and written in vectors of 8 doubles. A pragma, since GCC lowers vectors to the target
/// of each function before it inlines.
#pragma GCC push_options
#pragma GCC target("avx512f,avx512dq,prefer-vector-width=512")
constexpr int kLanes = 64, kVectors = kLanes / 8;
using Vector [[gnu::vector_size(64)]] = double;
using Lane = std::array<Vector, kVectors>;
using Lanes = std::array<Lane, 5>;

/// Each segment as a + b nu.
struct Lines {
    std::array<std::pair<double, double>, 9> ft{}, fc{};
};
constexpr Lines kLines = [] {
    Lines lines;
    for (std::size_t k = 0; k < 9; ++k) {
        const double mt = (kFt[k + 1] - kFt[k]) / (kX[k + 1] - kX[k]),
                     mc = (kFc[k + 1] - kFc[k]) / (kX[k + 1] - kX[k]);
        lines.ft[k] = {kFt[k] - mt * kX[k], mt};
        lines.fc[k] = {kFc[k] - mc * kX[k], mc};
    }
    return lines;
}();

inline void handRightSide(const Lanes& s, Lanes& d, const Lane& x1, const Lane& x2, const Current& c) {
    const Vector zero{}, one = zero + 1.0, two = zero + 2.0;
    const double drive = 32000 * c.u + 120 * c.slope + 160;
    for (std::size_t l = 0; l < kVectors; ++l) {
        const Vector z0 = 2 * s[2][l], z1 = z0 > zero ? z0 : zero, z = z1 < two ? z1 : two, zp = 1.2 * x2[l];
        const Vector x = (z - zp) / (2 - zp), xi = x > zero ? x : zero, slip = s[3][l] - 2 * s[4][l];
        const Vector torque = xi * xi * (3 - 2 * xi) * 22 * xi * s[0][l] +
                              0.05 * (1 - xi) * (1 + 2 * xi) / (2 - (z < zp ? z : zp)) * slip;
        const Vector n0 = s[3][l] * (1 / kOmegaM), n1 = n0 > zero ? n0 : zero, nu = n1 < one ? n1 : one;
        Vector at = zero, bt = zero, ac = zero, bc = zero;
#pragma GCC unroll 9
        for (std::size_t k = 0; k < 9; ++k) {
            const auto past = nu >= kX[k];
            at = past ? zero + kLines.ft[k].first : at;
            bt = past ? zero + kLines.ft[k].second : bt;
            ac = past ? zero + kLines.fc[k].first : ac;
            bc = past ? zero + kLines.fc[k].second : bc;
        }
        const Vector ft = at + bt * nu, fc = ac + bc * nu;
        d[0][l] = s[1][l];
        d[1][l] = -1600 * s[0][l] - 64 * s[1][l] + drive;
        d[2][l] = 0.8 * s[0][l] + 0.004 * s[1][l] - 1.6 * s[2][l] - 2.4 * x1[l];
        d[3][l] = (kOmegaM * kOmegaM * ft / (fc * fc) - torque) * 5;
        const Vector move = (2 * torque - kTb0 - kB * s[4][l]) * (1.0 / 3);
        d[4][l] = (s[4][l] <= zero) & (2 * torque <= kTb0) ? zero : move;
    }
}
inline void handUpdate(const Lanes& a, const Lanes& k, double h, Lanes& to) {
    for (std::size_t i = 0; i < 5; ++i)
        for (std::size_t l = 0; l < kVectors; ++l) to[i][l] = a[i][l] + h * k[i][l];
}

/// The sum of the shifting times of one block.
[[gnu::noinline]] double handBlock(int first) {
    alignas(64) Lanes s{}, d{}, trial{}, total{};
    alignas(64) Lane x1{}, x2{}, when{};
    for (int l = 0; l < kLanes; ++l) {
        const auto v = static_cast<std::size_t>(l / 8);
        x1[v][l % 8] = sampleX1(first + l), x2[v][l % 8] = sampleX2(first + l);
        s[0][v][l % 8] = 0.1, s[3][v][l % 8] = 0.96 * kOmegaM;
    }
    for (int step = 0; step < 3000; ++step) {
        const double t = step * kStep;
        const Current begin = current(t), middle = current(t + kStep / 2), end = current(t + kStep);
        handRightSide(s, d, x1, x2, begin);
        handUpdate(s, d, kStep / 6, total);
        handUpdate(s, d, kStep / 2, trial);
        handRightSide(trial, d, x1, x2, middle);
        handUpdate(total, d, kStep / 3, total);
        handUpdate(s, d, kStep / 2, trial);
        handRightSide(trial, d, x1, x2, middle);
        handUpdate(total, d, kStep / 3, total);
        handUpdate(s, d, kStep, trial);
        handRightSide(trial, d, x1, x2, end);
        handUpdate(total, d, kStep / 6, s);
        Vector least = Vector{} + 1.0;
        for (std::size_t l = 0; l < kVectors; ++l) {
            s[4][l] = s[4][l] > 0.0 ? s[4][l] : Vector{};
            const auto fires = (when[l] == 0.0) & (s[3][l] - 2 * s[4][l] <= 0.0);
            when[l] = fires ? Vector{} + (t + kStep) : when[l];
            least = when[l] < least ? when[l] : least;
        }
        double first0 = 1;
        for (int l = 0; l < 8; ++l) first0 = std::min(first0, least[l]);
        if (first0 > 0) break;
    }
    double sum = 0;
    for (const Vector& v : when)
        for (int l = 0; l < 8; ++l) sum += v[l];
    return sum;
}

#pragma GCC pop_options

void handLanes(benchmark::State& state) {
    if (!__builtin_cpu_supports("avx512dq")) {
        state.SkipWithError("this processor has no AVX-512");
        return;
    }
    for (auto _ : state) {
        double sum = 0;
        for (int first = 0; first < kSamples; first += kLanes) sum += handBlock(first);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * kSamples);
}
BENCHMARK(handLanes)->Unit(benchmark::kMillisecond);

/// With events located to 1e-10 s, which the native loops above leave out.
void textModelLanes(benchmark::State& state) {
    const ModelPtr model = loadModel(RIGOR_SOURCE_DIR "/resources/rigs/wet-clutch/wet-clutch.mo");
    SimulationOptions options;
    options.stopTime = 3;
    Eigen::MatrixXd parameters(static_cast<Eigen::Index>(model->parameters().size()), kSamples);
    const std::map<std::string, double> values{{"dt", kDt},           {"u0", kU0},   {"du", kDu},
                                               {"motor_speed", 1200}, {"Tb0", kTb0}, {"b", kB}};
    for (int k = 0; k < kSamples; ++k)
        for (Eigen::Index p = 0; p < parameters.rows(); ++p) {
            const Variable& v = model->parameters()[static_cast<std::size_t>(p)];
            const auto found = values.find(v.name);
            parameters(p, k) = v.name == "x1"          ? sampleX1(k)
                               : v.name == "x2"        ? sampleX2(k)
                               : found != values.end() ? found->second
                                                       : v.start;
        }
    const BatchRequest request{{*findVariable(*model, "shifting_time")}, static_cast<int>(state.range(0))};
    for (auto _ : state)
        benchmark::DoNotOptimize(simulateBatch(*model, parameters, {}, options, request).values.sum());
    state.SetItemsProcessed(state.iterations() * kSamples);
}
BENCHMARK(textModelLanes)->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

} // namespace

BENCHMARK_MAIN();

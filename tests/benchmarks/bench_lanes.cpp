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

/// All samples in steps of the same time; a block of 64 ends when its last sample has.
constexpr int kLanes = 64;
using Lane = std::array<double, kLanes>;
[[gnu::target_clones("avx512f", "avx2", "default"), gnu::optimize("O3", "no-trapping-math")]] void
handRightSide(const std::array<Lane, 5>& s, std::array<Lane, 5>& d, const Lane& x1, const Lane& x2, double u,
              double slope) {
    const double square = kOmegaM * kOmegaM, drive = 32000 * u + 120 * slope + 160;
    for (int l = 0; l < kLanes; ++l) {
        const double z0 = 2 * s[2][l], z1 = z0 > 0 ? z0 : 0, z = z1 < 2 ? z1 : 2, zp = 1.2 * x2[l];
        const double x = (z - zp) / (2 - zp), xi = x > 0 ? x : 0, slip = s[3][l] - 2 * s[4][l];
        const double torque = xi * xi * (3 - 2 * xi) * 22 * xi * s[0][l] +
                              0.05 * (1 - xi) * (1 + 2 * xi) / (2 - (z < zp ? z : zp)) * slip;
        const double n0 = s[3][l] / kOmegaM, n1 = n0 > 0 ? n0 : 0, nu = n1 < 1 ? n1 : 1;
        double ft = kFt[0], fc = kFc[0], at = kX[0], mt = (kFt[1] - kFt[0]) / (kX[1] - kX[0]),
               mc = (kFc[1] - kFc[0]) / (kX[1] - kX[0]);
        for (int k = 1; k < 9; ++k) {
            const bool past = nu >= kX[k];
            at = past ? kX[k] : at;
            ft = past ? kFt[k] : ft;
            fc = past ? kFc[k] : fc;
            mt = past ? (kFt[k + 1] - kFt[k]) / (kX[k + 1] - kX[k]) : mt;
            mc = past ? (kFc[k + 1] - kFc[k]) / (kX[k + 1] - kX[k]) : mc;
        }
        ft += mt * (nu - at);
        fc += mc * (nu - at);
        const double move = (2 * torque - kTb0 - kB * s[4][l]) / 3;
        d[0][l] = s[1][l];
        d[1][l] = -1600 * s[0][l] - 64 * s[1][l] + drive;
        d[2][l] = 0.8 * s[0][l] + 0.004 * s[1][l] - 1.6 * s[2][l] - 2.4 * x1[l];
        d[3][l] = (square * ft / (fc * fc) - torque) / 0.2;
        d[4][l] = (s[4][l] <= 0) & (2 * torque <= kTb0) ? 0 : move;
    }
}
[[gnu::target_clones("avx512f", "avx2", "default"), gnu::optimize("O3", "no-trapping-math")]] void
handUpdate(const std::array<Lane, 5>& a, const std::array<Lane, 5>& k, double h, std::array<Lane, 5>& to) {
    for (int i = 0; i < 5; ++i)
        for (int l = 0; l < kLanes; ++l) to[i][l] = a[i][l] + h * k[i][l];
}

void handLanes(benchmark::State& state) {
    for (auto _ : state) {
        double sum = 0;
        for (int first = 0; first < kSamples; first += kLanes) {
            std::array<Lane, 5> s{}, d{}, trial{}, total{};
            Lane x1{}, x2{};
            std::array<bool, kLanes> done{};
            for (int l = 0; l < kLanes; ++l) {
                x1[l] = sampleX1(first + l), x2[l] = sampleX2(first + l);
                s[0][l] = 0.1, s[3][l] = 0.96 * kOmegaM;
            }
            int open = kLanes;
            for (int step = 0; step < 3000 && open > 0; ++step) {
                const double t = step * kStep;
                const Current begin = current(t), middle = current(t + kStep / 2), end = current(t + kStep);
                handRightSide(s, d, x1, x2, begin.u, begin.slope);
                handUpdate(s, d, kStep / 6, total);
                handUpdate(s, d, kStep / 2, trial);
                handRightSide(trial, d, x1, x2, middle.u, middle.slope);
                handUpdate(total, d, kStep / 3, total);
                handUpdate(s, d, kStep / 2, trial);
                handRightSide(trial, d, x1, x2, middle.u, middle.slope);
                handUpdate(total, d, kStep / 3, total);
                handUpdate(s, d, kStep, trial);
                handRightSide(trial, d, x1, x2, end.u, end.slope);
                handUpdate(total, d, kStep / 6, s);
                for (int l = 0; l < kLanes; ++l) {
                    s[4][l] = s[4][l] > 0 ? s[4][l] : 0;
                    if (done[l] || s[3][l] - 2 * s[4][l] > 0) continue;
                    done[l] = true, --open;
                    sum += t + kStep;
                }
            }
        }
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

// Lanes against the same equations in native C++: one by one with Boost.Odeint's runge_kutta4, and
// hand-written over 64 lanes. The wet clutch, experiment 1, 1 ms, 4096 samples of (x1, x2).
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"

#include <benchmark/benchmark.h>
#include <boost/numeric/odeint/stepper/runge_kutta4.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <immintrin.h>
#include <numbers>

using namespace rigor;

namespace {

constexpr int kSamples = 4096;
constexpr double kStep = 1e-3;
constexpr std::array kNus{0.0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1.0};
constexpr std::array kFt{2.05, 1.80, 1.55, 1.30, 1.17, 1.05, 1.00, 0.99, 0.98, 0.98};
constexpr std::array kFc{13.0, 13.1, 13.4, 14.0, 14.7, 16.2, 18.8, 24.0, 40.0, 140.0};
constexpr double kDt = 0.085, kU0 = 0.18, kDu = 0.10, kTb0 = 20, kB = 0.1;
constexpr double kOmegaM = 1200 * std::numbers::pi / 30;
constexpr std::array kTimes{0.0, 0.010, kDt, kDt + 0.010, kDt + 0.310, kDt + 0.360, kDt + 1.260, kDt + 2.060};
constexpr std::array kCurrents{0.0, 0.70, 0.70, kU0, kU0, kU0 + kDu, kU0 + 0.6 * kDu, 0.45};

double sampleX1(int k) { return 0.6 + 0.8 * (k % 64) / 63.0; }
double sampleX2(int k) { return 0.4 + 0.9 * (k / 64) / 63.0; }

/// Linear interpolation, constant outside; and its slope.
template <std::size_t N>
double table(double x, const std::array<double, N>& xs, const std::array<double, N>& ys) {
    if (x < xs.front()) return ys.front();
    if (x >= xs.back()) return ys.back();
    const auto k = static_cast<std::size_t>(std::upper_bound(xs.begin(), xs.end(), x) - xs.begin()) - 1;
    return ys[k] + (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]) * (x - xs[k]);
}
template <std::size_t N>
double tableSlope(double x, const std::array<double, N>& xs, const std::array<double, N>& ys) {
    if (x < xs.front() || x >= xs.back()) return 0;
    const auto k = static_cast<std::size_t>(std::upper_bound(xs.begin(), xs.end(), x) - xs.begin()) - 1;
    return (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]);
}

using State = std::array<double, 5>;

/// The equations of wet-clutch.mo, line by line.
void rightSide(const State& s, State& d, double t, double x1, double x2) {
    const auto [p_hc, q, zt, omega1, omega2] = s;
    const double u = table(t, kTimes, kCurrents), du_dt = tableSlope(t, kTimes, kCurrents);
    const double z = std::min(std::max(2.0 * zt, 0.0), 2.0);
    const double zp = x2 * 1.2, xi = std::max(0.0, (z - zp) / (2.0 - zp));
    const double p = xi * p_hc, slip = omega1 - 2.0 * omega2;
    const double Tc =
        xi * xi * (3 - 2 * xi) * 22.0 * p + 0.05 * (1 - xi) * (1 + 2 * xi) / (2.0 - std::min(z, zp)) * slip;
    const double nu = std::min(std::max(omega1 / kOmegaM, 0.0), 1.0);
    const double fc = table(nu, kNus, kFc), T1 = kOmegaM * kOmegaM * table(nu, kNus, kFt) / (fc * fc);
    const double Tb = kTb0 + kB * omega2;
    d[0] = q;
    d[1] = -1600 * p_hc - 64 * q + 32000 * u + 120 * du_dt + 160;
    d[2] = 0.8 * p_hc + 0.004 * q - 1.6 * zt - 2.4 * x1;
    d[3] = (T1 - Tc) / 0.2;
    d[4] = omega2 <= 0 && 2.0 * Tc <= kTb0 ? 0 : (2.0 * Tc - Tb) / 3.0;
}

void scalarOdeint(benchmark::State& state) {
    for (auto _ : state) {
        double sum = 0;
        for (int k = 0; k < kSamples; ++k) {
            State s{0.1, 0, 0, 0.96 * kOmegaM, 0};
            boost::numeric::odeint::runge_kutta4<State> stepper;
            const double x1 = sampleX1(k), x2 = sampleX2(k);
            auto system = [&](const State& x, State& d, double t) { rightSide(x, d, t, x1, x2); };
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
constexpr int kLanes = 64, kTogether = 2, kGroups = kLanes / 8 / kTogether;
using Vector [[gnu::vector_size(64)]] = double;
using Lane = std::array<Vector, kTogether>;
using Lanes = std::array<Lane, 5>;

/// Values of one of sixteen segments: entry i[l] of the table for lane l.
struct Sixteen {
    Vector low{}, high{};
    Vector at(__m512i i) const { return _mm512_permutex2var_pd(low, i, high); }
};
/// Each segment as a + b nu.
struct Line {
    Sixteen a, b;
    explicit Line(const std::array<double, 10>& ys) {
        for (std::size_t k = 0; k < 9; ++k) {
            const double slope = (ys[k + 1] - ys[k]) / (kNus[k + 1] - kNus[k]);
            (k < 8 ? a.low : a.high)[k % 8] = ys[k] - slope * kNus[k];
            (k < 8 ? b.low : b.high)[k % 8] = slope;
        }
    }
};
/// 32000 u + 120 du/dt + 160
double drive(double t) {
    return 32000 * table(t, kTimes, kCurrents) + 120 * tableSlope(t, kTimes, kCurrents) + 160;
}
/// What does not change while a block runs: of one group of vectors, and of all.
struct Samples {
    Lane x1{}, zp{}, perGap{};
};
struct Lines {
    Line ft{kFt}, fc{kFc};
};

inline void handRightSide(const Lanes& s, Lanes& d, const Samples& of, const Lines& lines, double drive) {
    const Vector zero{}, one = zero + 1.0, two = zero + 2.0;
#pragma GCC unroll 2
    for (std::size_t l = 0; l < kTogether; ++l) {
        const Vector z = _mm512_min_pd(_mm512_max_pd(2 * s[2][l], zero), two), zp = of.zp[l];
        const Vector xi = _mm512_max_pd((z - zp) * of.perGap[l], zero), slip = s[3][l] - 2 * s[4][l];
        const Vector torque = xi * xi * (3 - 2 * xi) * 22 * xi * s[0][l] +
                              0.05 * (1 - xi) * (1 + 2 * xi) / (2 - _mm512_min_pd(z, zp)) * slip;
        const Vector nu = _mm512_min_pd(_mm512_max_pd(s[3][l] * (1 / kOmegaM), zero), one);
        __m512i k = _mm512_setzero_si512();
#pragma GCC unroll 8
        for (std::size_t j = 1; j < 9; ++j)
            k = _mm512_mask_mov_epi64(k, _mm512_cmp_pd_mask(nu, zero + kNus[j], _CMP_GE_OQ),
                                      _mm512_set1_epi64(static_cast<long long>(j)));
        const Vector ft = lines.ft.a.at(k) + lines.ft.b.at(k) * nu,
                     fc = lines.fc.a.at(k) + lines.fc.b.at(k) * nu;
        d[0][l] = s[1][l];
        d[1][l] = -1600 * s[0][l] - 64 * s[1][l] + drive;
        d[2][l] = 0.8 * s[0][l] + 0.004 * s[1][l] - 1.6 * s[2][l] - 2.4 * of.x1[l];
        d[3][l] = (kOmegaM * kOmegaM * ft / (fc * fc) - torque) * 5;
        const Vector move = (2 * torque - kTb0 - kB * s[4][l]) * (1.0 / 3);
        d[4][l] = (s[4][l] <= zero) & (2 * torque <= kTb0) ? zero : move;
    }
}
/// to = a + h k
inline void handUpdate(const Lanes& a, const Lanes& k, double h, Lanes& to) {
#pragma GCC unroll 5
    for (std::size_t i = 0; i < 5; ++i)
#pragma GCC unroll 2
        for (std::size_t l = 0; l < kTogether; ++l) to[i][l] = a[i][l] + h * k[i][l];
}

/// One step of a group; `when` becomes the time t at which its lanes are synchronous.
[[gnu::noinline]] bool handStep(Lanes& state, const Samples& of, const Lines& lines, Lane& when, double begin,
                                double middle, double end, double t) {
    Lanes s = state, d, trial, total;
    handRightSide(s, d, of, lines, begin);
    handUpdate(s, d, kStep / 6, total);
    handUpdate(s, d, kStep / 2, trial);
    handRightSide(trial, d, of, lines, middle);
    handUpdate(total, d, kStep / 3, total);
    handUpdate(s, d, kStep / 2, trial);
    handRightSide(trial, d, of, lines, middle);
    handUpdate(total, d, kStep / 3, total);
    handUpdate(s, d, kStep, trial);
    handRightSide(trial, d, of, lines, end);
    handUpdate(total, d, kStep / 6, s);
    Vector least = Vector{} + 1.0;
    for (std::size_t l = 0; l < kTogether; ++l) {
        s[4][l] = _mm512_max_pd(s[4][l], Vector{});
        const auto fires = (when[l] == 0.0) & (s[3][l] - 2 * s[4][l] <= 0.0);
        when[l] = fires ? Vector{} + t : when[l];
        least = _mm512_min_pd(when[l], least);
    }
    state = s;
    return _mm512_cmp_pd_mask(least, Vector{}, _CMP_LE_OQ) == 0;
}

/// The sum of the shifting times of one block.
[[gnu::noinline]] double handBlock(int first) {
    struct Group {
        Lanes s{};
        Samples of;
        Lane when{};
    };
    std::array<Group, kGroups> groups;
    const Lines lines;
    for (int l = 0; l < kLanes; ++l) {
        Group& group = groups[static_cast<std::size_t>(l / 8 / kTogether)];
        const auto v = static_cast<std::size_t>(l / 8 % kTogether);
        const double zp = 1.2 * sampleX2(first + l);
        group.of.x1[v][l % 8] = sampleX1(first + l), group.of.zp[v][l % 8] = zp;
        group.of.perGap[v][l % 8] = 1 / (2 - zp);
        group.s[0][v][l % 8] = 0.1, group.s[3][v][l % 8] = 0.96 * kOmegaM;
    }
    double begin = drive(0);
    for (int step = 0; step < 3000; ++step) {
        const double t = step * kStep, middle = drive(t + kStep / 2), end = drive(t + kStep);
        bool done = true;
        for (Group& group : groups)
            done &= handStep(group.s, group.of, lines, group.when, begin, middle, end, t + kStep);
        if (done) break;
        begin = end;
    }
    double sum = 0;
    for (const Group& group : groups)
        for (const Vector& v : group.when)
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

// An extended Kalman filter as one writes it by hand, with Eigen's fixed sizes and with GSL, beside the
// filter over a model text: a shaken oscillator whose stiffness is unknown, position and velocity measured,
// 20,000 rows of one RK4 step each.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/kalman/filter_trajectory.h"
#include "peer.h"

#include <Eigen/Dense>
#include <gsl/gsl_blas.h>
#include <gsl/gsl_linalg.h>
#include <gsl/gsl_version.h>

using namespace rigor;

namespace {

constexpr double kStep = 0.02, kNoise = 0.1, kSigmaX = 0.02, kSigmaV = 0.05;
constexpr int kRows = 20000;

struct Record {
    std::vector<double> times, x, v;
    Record() {
        RandomStream random(1, 3);
        double position = 1, velocity = 0;
        for (int row = 1; row <= kRows; ++row) {
            constexpr int kParts = 20;
            for (int part = 0; part < kParts; ++part) {
                const double h = kStep / kParts, t = kStep * (row - 1) + h * part;
                const double before = velocity;
                velocity += h * (-4.2 * position - 0.3 * velocity + 2 * std::sin(1.3 * t)) +
                            kNoise * std::sqrt(h) * random.normal();
                position += h * 0.5 * (before + velocity);
            }
            times.push_back(kStep * row);
            x.push_back(position + kSigmaX * random.normal());
            v.push_back(velocity + kSigmaV * random.normal());
        }
    }
};

const Record& record() {
    static const Record kept;
    return kept;
}

/// Slope of (x, v, k) and of its derivatives by all three (9), for RK4.
template <typename T> using State = Eigen::Matrix<T, 12, 1>;
template <typename T> State<T> slope(T t, const State<T>& s) {
    State<T> d;
    d[0] = s[1];
    d[1] = -s[2] * s[0] - T(0.3) * s[1] + 2 * std::sin(T(1.3) * t);
    d[2] = 0;
    for (int k = 0; k < 3; ++k) {
        const T *f = &s[3 + 3 * k], x = f[0], v = f[1], stiffness = f[2];
        d[3 + 3 * k] = v;
        d[4 + 3 * k] = -s[2] * x - s[0] * stiffness - T(0.3) * v;
        d[5 + 3 * k] = 0;
    }
    return d;
}
template <typename T> State<T> step(T t, const State<T>& s) {
    const T h = T(kStep);
    const State<T> a = slope<T>(t, s), b = slope<T>(t + h / 2, s + h / 2 * a),
                   c = slope<T>(t + h / 2, s + h / 2 * b);
    return s + h / 6 * (a + 2 * b + 2 * c + slope<T>(t + h, s + h * c));
}

/// The estimate of k at the end.
template <typename T> T eigenFilter() {
    Eigen::Matrix<T, 3, 1> X(1, 0, 4);
    Eigen::Matrix<T, 3, 3> P = Eigen::Matrix<T, 3, 1>(T(0.01), T(0.01), T(0.25)).asDiagonal(), F;
    const T h = T(kStep), q = T(kNoise) * T(kNoise);
    const Eigen::Matrix<T, 2, 2> R =
        Eigen::Matrix<T, 2, 1>(T(kSigmaX) * T(kSigmaX), T(kSigmaV) * T(kSigmaV)).asDiagonal();
    for (int row = 0; row < kRows; ++row) {
        State<T> s = State<T>::Zero();
        s.template head<3>() = X;
        s[3] = s[7] = s[11] = 1;
        s = step<T>(row == 0 ? T(0) : T(record().times[static_cast<std::size_t>(row - 1)]), s);
        X = s.template head<3>();
        F = Eigen::Map<Eigen::Matrix<T, 3, 3>>(&s[3]);
        P = F * P * F.transpose();
        P(0, 0) += q * h * h * h / 3, P(0, 1) += q * h * h / 2, P(1, 0) += q * h * h / 2, P(1, 1) += q * h;
        const Eigen::Matrix<T, 2, 1> nu(T(record().x[static_cast<std::size_t>(row)]) - X[0],
                                        T(record().v[static_cast<std::size_t>(row)]) - X[1]);
        const Eigen::Matrix<T, 2, 2> S = P.template topLeftCorner<2, 2>() + R;
        const Eigen::Matrix<T, 3, 2> K = P.template leftCols<2>() * S.inverse();
        X += K * nu;
        P -= (K * P.template topRows<2>()).eval();
        P = (T(0.5) * (P + P.transpose())).eval();
    }
    return X[2];
}

/// The same with the matrices of GSL, whose sizes are known when it runs.
double gslFilter() {
    gsl_matrix *P = gsl_matrix_calloc(3, 3), *F = gsl_matrix_alloc(3, 3), *A = gsl_matrix_alloc(3, 3),
               *S = gsl_matrix_alloc(2, 2), *K = gsl_matrix_alloc(3, 2), *reduced = gsl_matrix_alloc(3, 3);
    gsl_vector *X = gsl_vector_calloc(3), *nu = gsl_vector_alloc(2);
    gsl_vector_set(X, 0, 1), gsl_vector_set(X, 2, 4);
    gsl_matrix_set(P, 0, 0, 0.01), gsl_matrix_set(P, 1, 1, 0.01), gsl_matrix_set(P, 2, 2, 0.25);
    const double h = kStep, q = kNoise * kNoise;
    for (std::size_t row = 0; row < kRows; ++row) {
        State<double> s = State<double>::Zero();
        for (int i = 0; i < 3; ++i) s[i] = gsl_vector_get(X, static_cast<std::size_t>(i));
        s[3] = s[7] = s[11] = 1;
        s = step<double>(row == 0 ? 0 : record().times[row - 1], s);
        for (std::size_t i = 0; i < 3; ++i) {
            gsl_vector_set(X, i, s[static_cast<Eigen::Index>(i)]);
            for (std::size_t k = 0; k < 3; ++k)
                gsl_matrix_set(F, i, k, s[static_cast<Eigen::Index>(3 + 3 * k + i)]);
        }
        gsl_blas_dgemm(CblasNoTrans, CblasNoTrans, 1, F, P, 0, A);
        gsl_blas_dgemm(CblasNoTrans, CblasTrans, 1, A, F, 0, P);
        *gsl_matrix_ptr(P, 0, 0) += q * h * h * h / 3;
        *gsl_matrix_ptr(P, 0, 1) += q * h * h / 2, *gsl_matrix_ptr(P, 1, 0) += q * h * h / 2;
        *gsl_matrix_ptr(P, 1, 1) += q * h;
        gsl_vector_set(nu, 0, record().x[row] - gsl_vector_get(X, 0));
        gsl_vector_set(nu, 1, record().v[row] - gsl_vector_get(X, 1));
        gsl_matrix_view corner = gsl_matrix_submatrix(P, 0, 0, 2, 2),
                        left = gsl_matrix_submatrix(P, 0, 0, 3, 2);
        gsl_matrix_view top = gsl_matrix_submatrix(P, 0, 0, 2, 3);
        gsl_matrix_memcpy(S, &corner.matrix);
        *gsl_matrix_ptr(S, 0, 0) += kSigmaX * kSigmaX, *gsl_matrix_ptr(S, 1, 1) += kSigmaV * kSigmaV;
        gsl_linalg_cholesky_decomp1(S);
        gsl_linalg_cholesky_invert(S);
        gsl_blas_dgemm(CblasNoTrans, CblasNoTrans, 1, &left.matrix, S, 0, K);
        gsl_blas_dgemv(CblasNoTrans, 1, K, nu, 1, X);
        gsl_blas_dgemm(CblasNoTrans, CblasNoTrans, 1, K, &top.matrix, 0, reduced);
        gsl_matrix_sub(P, reduced);
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const double mean = 0.5 * (gsl_matrix_get(P, i, k) + gsl_matrix_get(P, k, i));
                gsl_matrix_set(P, i, k, mean), gsl_matrix_set(P, k, i, mean);
            }
    }
    const double k = gsl_vector_get(X, 2);
    for (gsl_matrix* m : {P, F, A, S, K, reduced}) gsl_matrix_free(m);
    gsl_vector_free(X), gsl_vector_free(nu);
    return k;
}

Problem problem() {
    const std::string text =
        "model Shaken\n  parameter Real k = 4;\n  Real x(start=1); Real v(start=0); output Real y; output "
        "Real z;\n"
        "equation\n  der(x) = v; der(v) = -k*x - 0.3*v + 2*sin(1.3*time);\n  y = x; z = v;\nend Shaken;\n";
    const CompiledModel compiled = compileModel(text, "shaken.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    Problem p;
    p.model = compiled.model;
    p.simulation.step = kStep;
    p.threads = 1;
    p.unknowns = {{.name = "k", .value = {4, 0, 20}, .family = {}, .shape = {}}};
    Experiment e;
    e.label = "1";
    e.measurements = {
        {.output = "y", .times = record().times, .values = record().x, .standardDeviation = kSigmaX},
        {.output = "z", .times = record().times, .values = record().v, .standardDeviation = kSigmaV}};
    p.data.experiments = {e};
    return p;
}

} // namespace

int main(int argc, char** argv) {
    const std::string task = "Kalman filter, 3 numbers, 20,000 rows",
                      measure = "relative difference of the stiffness from the same in long double";
    const auto exact = static_cast<double>(eigenFilter<long double>());
    const auto k = std::make_shared<double>(0);
    const auto error = [=] { return std::abs(*k / exact - 1); };
    const Problem p = problem();
    FilterOptions options;
    options.start = "x: 1 +- 0.1; v: 0 +- 0.1";
    options.uncertainty = "k: 0.5";
    options.noise = "v: 0.1";
    peer::task(
        task, peer::kRigor + ", model text, dual numbers", measure,
        [=] {
            const FilterSetup setup = filterSetup(p, options);
            OneStep oneStep(setup);
            *k = runFilter(setup, oneStep, options, {}).last.X[2];
        },
        error);
    peer::task(
        task,
        "Eigen " + std::to_string(EIGEN_WORLD_VERSION) + "." + std::to_string(EIGEN_MAJOR_VERSION) +
            ", by hand, fixed sizes",
        measure, [=] { *k = eigenFilter<double>(); }, error);
    peer::task(
        task, "GSL " GSL_VERSION ", by hand", measure, [=] { *k = gslFilter(); }, error);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

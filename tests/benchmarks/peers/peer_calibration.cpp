// Calibration beside OpenTURNS, Ceres and GSL: a nonlinear regression with certified answers (NIST StRD,
// Chwirut1, start 2), and the posterior of a line with normal priors, which has a closed form. One thread.
#include "core/foundation/base/json.h"
#include "core/foundation/base/random.h"
#include "peer.h"
#include "tests/support/rows_fit.h"

#include <Eigen/Dense>
#include <ceres/ceres.h>
#include <gsl/gsl_blas.h>
#include <gsl/gsl_multifit_nlinear.h>
#include <gsl/gsl_version.h>
#include <openturns/OT.hxx>
#include <openturns/TBB.hxx>

#include <fstream>

using namespace rigor;

namespace {

const std::string kOpenTurns = "OpenTURNS " + OT::PlatformInfo::GetVersion();
const std::string kFile = RIGOR_SHARED_DIR "/data/nist_strd/Chwirut1.json";
const std::vector<std::string> kNames{"b1", "b2", "b3"};

struct Regression {
    std::vector<double> x, y, start, certified;
};

double worst(const Regression& r, const double* b) {
    double error = 0;
    for (std::size_t i = 0; i < 3; ++i) error = std::max(error, std::abs(b[i] / r.certified[i] - 1));
    return error;
}

/// y = exp(-b1 x)/(b2 + b3 x) for Ceres, which differentiates it.
struct Residual {
    double x, y;
    template <typename T> bool operator()(const T* b, T* r) const {
        *r = exp(-b[0] * x) / (b[1] + b[2] * x) - y;
        return true;
    }
};

int gslResiduals(const gsl_vector* b, void* data, gsl_vector* f) {
    const Regression& r = *static_cast<Regression*>(data);
    for (std::size_t k = 0; k < r.x.size(); ++k)
        gsl_vector_set(f, k,
                       std::exp(-gsl_vector_get(b, 0) * r.x[k]) /
                               (gsl_vector_get(b, 1) + gsl_vector_get(b, 2) * r.x[k]) -
                           r.y[k]);
    return GSL_SUCCESS;
}

int gslSlopes(const gsl_vector* b, void* data, gsl_matrix* J) {
    const Regression& r = *static_cast<Regression*>(data);
    for (std::size_t k = 0; k < r.x.size(); ++k) {
        const double x = r.x[k], d = gsl_vector_get(b, 1) + gsl_vector_get(b, 2) * x;
        const double e = std::exp(-gsl_vector_get(b, 0) * x) / d;
        gsl_matrix_set(J, k, 0, -x * e);
        gsl_matrix_set(J, k, 1, -e / d);
        gsl_matrix_set(J, k, 2, -x * e / d);
    }
    return GSL_SUCCESS;
}

void addRegression() {
    std::ifstream in(kFile);
    if (!in) return;
    const nlohmann::json set = nlohmann::json::parse(in);
    const auto data =
        std::make_shared<Regression>(Regression{set["x"]["x"], set["y"], set["start2"], set["certified"]});
    const std::string task = "least squares, 214 rows, 3 unknowns (NIST Chwirut1)",
                      measure = "largest relative error, certified values";
    auto b = std::make_shared<std::array<double, 3>>();
    const auto error = [=] { return worst(*data, b->data()); };

    Problem problem = sample::rowsOf("exp(-b1*x)/(b2 + b3*x)", kNames, data->x, data->y);
    problem.threads = 1;
    for (std::size_t i = 0; i < 3; ++i) problem.unknowns[i].value.start = data->start[i];
    peer::task(
        task, peer::kRigor + ", whole run with intervals and tests of residuals", measure,
        [=] {
            const Result result = sample::fit(problem);
            for (std::size_t i = 0; i < 3; ++i) (*b)[i] = result.unknowns[i].value;
        },
        error);

    const OT::SymbolicFunction formula(OT::Description({"x", "b1", "b2", "b3"}),
                                       OT::Description({"exp(-b1*x)/(b2+b3*x)"}));
    const OT::ParametricFunction model(formula, OT::Indices({1, 2, 3}),
                                       OT::Point(data->start.begin(), data->start.end()));
    OT::Sample x(data->x.size(), 1), y(data->x.size(), 1);
    for (OT::UnsignedInteger k = 0; k < data->x.size(); ++k) x(k, 0) = data->x[k], y(k, 0) = data->y[k];
    peer::task(
        task, kOpenTurns + ", NonLinearLeastSquaresCalibration without bootstrap", measure,
        [=] {
            OT::NonLinearLeastSquaresCalibration algorithm(model, x, y,
                                                           OT::Point(data->start.begin(), data->start.end()));
            algorithm.setBootstrapSize(0);
            algorithm.run();
            const OT::Point found = algorithm.getResult().getParameterMAP();
            std::copy(found.begin(), found.end(), b->begin());
        },
        error);

    peer::task(
        task, "Ceres " CERES_VERSION_STRING ", estimate alone, formula in C++", measure,
        [=] {
            std::copy(data->start.begin(), data->start.end(), b->begin());
            ceres::Problem p;
            for (std::size_t k = 0; k < data->x.size(); ++k)
                p.AddResidualBlock(
                    new ceres::AutoDiffCostFunction<Residual, 1, 3>(new Residual{data->x[k], data->y[k]}),
                    nullptr, b->data());
            ceres::Solver::Options options;
            options.linear_solver_type = ceres::DENSE_QR;
            options.logging_type = ceres::SILENT;
            options.max_num_iterations = 1000;
            options.function_tolerance = options.parameter_tolerance = options.gradient_tolerance = 1e-14;
            ceres::Solver::Summary summary;
            ceres::Solve(options, &p, &summary);
        },
        error);

    peer::task(
        task, "GSL " GSL_VERSION ", estimate alone, formula and slopes in C", measure,
        [=] {
            gsl_multifit_nlinear_parameters parameters = gsl_multifit_nlinear_default_parameters();
            gsl_multifit_nlinear_workspace* w =
                gsl_multifit_nlinear_alloc(gsl_multifit_nlinear_trust, &parameters, data->x.size(), 3);
            gsl_multifit_nlinear_fdf f{};
            f.f = gslResiduals, f.df = gslSlopes, f.n = data->x.size(), f.p = 3, f.params = data.get();
            const gsl_vector_const_view start = gsl_vector_const_view_array(data->start.data(), 3);
            gsl_multifit_nlinear_init(&start.vector, &f, w);
            int info = 0;
            gsl_multifit_nlinear_driver(1000, 1e-14, 1e-14, 0, nullptr, nullptr, &info, w);
            for (std::size_t i = 0; i < 3; ++i) (*b)[i] = gsl_vector_get(gsl_multifit_nlinear_position(w), i);
            gsl_multifit_nlinear_free(w);
        },
        error);
}

/// y = a + b x, 40 rows, sigma 0.3 known, priors N(1, 0.5) and N(2, 0.2).
void addPosterior() {
    const std::string task = "posterior of a line with normal priors, 40 rows",
                      measure = "largest error of mean and deviation, standard deviations";
    RandomStream random(3, 0);
    std::vector<double> x, y;
    Eigen::Matrix2d information = Eigen::Vector2d(4, 25).asDiagonal();
    Eigen::Vector2d score(4, 50);
    for (int k = 0; k < 40; ++k) {
        x.push_back(-1 + 3.0 * k / 40);
        y.push_back(1.3 + 2.1 * x.back() + 0.3 * random.normal());
        const Eigen::Vector2d slope(1, x.back());
        information += slope * slope.transpose() / 0.09;
        score += slope * y.back() / 0.09;
    }
    const Eigen::Matrix2d covariance = information.inverse();
    const Eigen::Vector2d mean = covariance * score;
    auto found = std::make_shared<std::array<double, 4>>(); ///< means, deviations
    const auto error = [=] {
        double off = 0;
        for (int i = 0; i < 2; ++i) {
            const double sd = std::sqrt(covariance(i, i));
            off = std::max({off, std::abs((*found)[static_cast<std::size_t>(i)] - mean[i]) / sd,
                            std::abs((*found)[static_cast<std::size_t>(2 + i)] - sd) / sd});
        }
        return off;
    };

    Problem problem = sample::rowsOf("a + b*x", {"a", "b"}, x, y);
    problem.threads = 1;
    for (Experiment& row : problem.data.experiments) row.measurements.front().standardDeviation = 0.3;
    problem.unknowns[0].prior = {.family = "normal", .mean = 1, .standardDeviation = 0.5};
    problem.unknowns[1].prior = {.family = "normal", .mean = 2, .standardDeviation = 0.2};
    peer::task(
        task, peer::kRigor + ", whole run with intervals and tests of residuals", measure,
        [=] {
            const Result result = sample::fit(problem);
            for (std::size_t i = 0; i < 2; ++i)
                (*found)[i] = result.unknowns[i].value, (*found)[2 + i] = result.unknowns[i].standardError;
        },
        error);

    const OT::SymbolicFunction formula(OT::Description({"x", "a", "b"}), OT::Description({"a+b*x"}));
    const OT::Point candidate({1.0, 2.0});
    const OT::ParametricFunction model(formula, OT::Indices({1, 2}), candidate);
    OT::Sample in(x.size(), 1), out(x.size(), 1);
    for (OT::UnsignedInteger k = 0; k < x.size(); ++k) in(k, 0) = x[k], out(k, 0) = y[k];
    OT::CovarianceMatrix prior(2), errors(1);
    prior(0, 0) = 0.25, prior(1, 1) = 0.04, errors(0, 0) = 0.09;
    const auto taken = [=](const OT::CalibrationResult& result) {
        const OT::Distribution posterior = result.getParameterPosterior();
        for (OT::UnsignedInteger i = 0; i < 2; ++i)
            (*found)[i] = result.getParameterMAP()[i], (*found)[2 + i] = posterior.getStandardDeviation()[i];
    };
    peer::task(
        task, kOpenTurns + ", GaussianLinearCalibration", measure,
        [=] {
            OT::GaussianLinearCalibration algorithm(model, in, out, candidate, prior, errors);
            algorithm.run();
            taken(algorithm.getResult());
        },
        error);
    peer::task(
        task, kOpenTurns + ", GaussianNonLinearCalibration without bootstrap", measure,
        [=] {
            OT::GaussianNonLinearCalibration algorithm(model, in, out, candidate, prior, errors);
            algorithm.setBootstrapSize(0);
            algorithm.run();
            taken(algorithm.getResult());
        },
        error);
}

} // namespace

int main(int argc, char** argv) {
    OT::TBB::Disable();
    OT::Log::Show(OT::Log::NONE);
    addRegression();
    addPosterior();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

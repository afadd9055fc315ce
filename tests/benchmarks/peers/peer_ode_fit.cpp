// The single-well fit by homotopy as one writes it by hand with Ceres and SUNDIALS CVODES (forward
// sensitivities), beside Rigor's, in one run: same data, same stages, same start and bounds, one thread. Both
// end below J = 1e-12 at the true values.
#include "core/methods/homotopy/continuation.h"
#include "core/study/study.h"
#include "peer.h"

#include <ceres/ceres.h>
#include <cvodes/cvodes.h>
#include <nvector/nvector_serial.h>
#include <sunnonlinsol/sunnonlinsol_fixedpoint.h>

using namespace rigor;

namespace {

struct Oscillator {
    PreparedStudy prepared = prepare(
        loadStudy(std::string(RIGOR_SOURCE_DIR) + "/resources/rigs/van-der-pol-duffing/homotopy.toml"));
    FitData data = fitDataOf(prepared.problem);
    FitBox box = fitBoxOf(prepared.problem);
};

const Oscillator& oscillator() {
    static const Oscillator kept;
    return kept;
}

/// What CVODES integrates: x1' = x2 + l kd e, x2' = mu (1 - x1^2) x2 - alpha x1 - beta x1^3 + g cos(w t) + l
/// kp e.
struct System {
    const std::vector<std::array<double, 4>>* measured; ///< cubic per sample interval
    double step = 0.01, lambda = 1;
    double p[3] = {}; ///< alpha, beta, mu

    double signal(double t) const {
        const std::size_t last = measured->size() - 1;
        const std::size_t k = std::min(static_cast<std::size_t>(std::max(t, 0.0) / step), last);
        const auto& c = (*measured)[k];
        const double s = t - static_cast<double>(k) * step;
        return c[0] + s * (c[1] + s * (c[2] + s * c[3]));
    }
};

constexpr double kGain = 10;

int slope(realtype t, N_Vector y, N_Vector dy, void* data) {
    const System& s = *static_cast<System*>(data);
    const double *x = N_VGetArrayPointer(y), pull = s.lambda * kGain * (s.signal(t) - x[0]);
    double* d = N_VGetArrayPointer(dy);
    d[0] = x[1] + pull;
    d[1] = s.p[2] * (1 - x[0] * x[0]) * x[1] - s.p[0] * x[0] - s.p[1] * x[0] * x[0] * x[0] +
           0.5 * std::cos(0.79 * t) + pull;
    return 0;
}

int sensitivity(int count, realtype, N_Vector y, N_Vector, N_Vector* ys, N_Vector* dys, void* data, N_Vector,
                N_Vector) {
    const System& s = *static_cast<System*>(data);
    const double* x = N_VGetArrayPointer(y);
    const double pull = s.lambda * kGain, square = x[0] * x[0];
    const double toX1 = -2 * s.p[2] * x[0] * x[1] - s.p[0] - 3 * s.p[1] * square - pull;
    const double toX2 = s.p[2] * (1 - square);
    const double own[3] = {-x[0], -x[0] * square, (1 - square) * x[1]};
    for (int k = 0; k < count; ++k) {
        const double* v = N_VGetArrayPointer(ys[k]);
        double* d = N_VGetArrayPointer(dys[k]);
        d[0] = v[1] - pull * v[0];
        d[1] = toX1 * v[0] + toX2 * v[1] + own[k];
    }
    return 0;
}

class Integrator {
  public:
    Integrator(System& system) : system_(system) {
        SUNContext_Create(nullptr, &context_);
        y_ = N_VNew_Serial(2, context_);
        ys_ = N_VCloneVectorArray(3, y_);
        memory_ = CVodeCreate(CV_ADAMS, context_);
        start();
        CVodeInit(memory_, slope, 0, y_);
        CVodeSStolerances(memory_, 1e-9, 1e-11);
        CVodeSetUserData(memory_, &system_);
        CVodeSetMaxNumSteps(memory_, 100000);
        solver_ = SUNNonlinSol_FixedPoint(y_, 0, context_);
        CVodeSetNonlinearSolver(memory_, solver_);
        CVodeSensInit(memory_, 3, CV_SIMULTANEOUS, sensitivity, ys_);
        CVodeSensEEtolerances(memory_);
        CVodeSetSensErrCon(memory_, SUNFALSE);
        sensSolver_ = SUNNonlinSol_FixedPointSens(4, y_, 0, context_);
        CVodeSetNonlinearSolverSensSim(memory_, sensSolver_);
        realtype scales[3] = {1, 1, 1};
        CVodeSetSensParams(memory_, nullptr, scales, nullptr);
    }
    ~Integrator() {
        CVodeFree(&memory_);
        SUNNonlinSolFree(solver_);
        SUNNonlinSolFree(sensSolver_);
        N_VDestroyVectorArray(ys_, 3);
        N_VDestroy(y_);
        SUNContext_Free(&context_);
    }
    Integrator(const Integrator&) = delete;
    Integrator& operator=(const Integrator&) = delete;

    /// x1 at k step, and dx1/dp (rows of 3) if asked for; false if it does not get there.
    bool run(std::size_t count, double* x1, double* slopes) {
        start();
        CVodeReInit(memory_, 0, y_);
        if (slopes)
            CVodeSensReInit(memory_, CV_SIMULTANEOUS, ys_);
        else
            CVodeSensToggleOff(memory_);
        x1[0] = 1;
        if (slopes) std::fill_n(slopes, 3, 0.0);
        for (std::size_t k = 1; k < count; ++k) {
            realtype reached;
            const double t = static_cast<double>(k) * system_.step;
            if (CVode(memory_, t, y_, &reached, CV_NORMAL) < 0) return false;
            x1[k] = N_VGetArrayPointer(y_)[0];
            if (!std::isfinite(x1[k])) return false;
            if (!slopes) continue;
            CVodeGetSens(memory_, &reached, ys_);
            for (std::size_t i = 0; i < 3; ++i) slopes[3 * k + i] = N_VGetArrayPointer(ys_[i])[0];
        }
        return true;
    }

  private:
    void start() {
        N_VGetArrayPointer(y_)[0] = 1, N_VGetArrayPointer(y_)[1] = 0;
        for (int k = 0; k < 3; ++k) N_VConst(0, ys_[k]);
    }
    System& system_;
    SUNContext context_ = nullptr;
    N_Vector y_ = nullptr;
    N_Vector* ys_ = nullptr;
    void* memory_ = nullptr;
    SUNNonlinearSolver solver_ = nullptr, sensSolver_ = nullptr;
};

class Cost : public ceres::CostFunction {
  public:
    Cost(System& system, Integrator& integrator, const std::vector<double>& measured)
        : system_(system), integrator_(integrator), measured_(measured), x1_(measured.size()),
          slopes_(3 * measured.size()) {
        set_num_residuals(static_cast<int>(measured.size()));
        mutable_parameter_block_sizes()->push_back(3);
    }
    bool Evaluate(double const* const* p, double* residuals, double** jacobians) const override {
        std::copy_n(p[0], 3, system_.p);
        const bool wanted = jacobians && jacobians[0];
        if (!integrator_.run(x1_.size(), x1_.data(), wanted ? slopes_.data() : nullptr)) return false;
        for (std::size_t k = 0; k < x1_.size(); ++k) {
            const double weight = std::sqrt(system_.step * (k == 0 || k + 1 == x1_.size() ? 0.5 : 1));
            residuals[k] = weight * (measured_[k] - x1_[k]);
            for (std::size_t i = 0; wanted && i < 3; ++i)
                jacobians[0][3 * k + i] = -weight * slopes_[3 * k + i];
        }
        return true;
    }

  private:
    System& system_;
    Integrator& integrator_;
    const std::vector<double>& measured_;
    mutable std::vector<double> x1_, slopes_;
};

double off(const double* p) {
    return std::max({std::abs(p[0] - 0.5), std::abs(p[1] - 0.5), std::abs(p[2] - 0.1)});
}

double rigorsFit() {
    const Oscillator& o = oscillator();
    const ControlledData controlled =
        controlledData(o.data, readCorrections("x1: 10 x1; x2: 10 x1", o.data), IntegralForm::Error);
    return off(followPath(controlled, o.box, o.prepared.problem.simulation, {}, 1, {}).estimate.data());
}

double ceresAndCvodes() {
    const Oscillator& o = oscillator();
    std::vector<double> times = o.data.cases.front().times, values;
    for (const FitRow& row : o.data.rows) values.push_back(row.value);
    const Signal spline(times, values, Interpolation::Cubic);
    std::vector<std::array<double, 4>> pieces;
    for (std::size_t k = 0; k + 1 < times.size(); ++k) pieces.push_back(spline.polynomialAt(times[k]));
    double p[3] = {};
    System system{&pieces};
    Integrator integrator(system);
    Cost cost(system, integrator, values);
    std::copy_n(o.box.start.data(), 3, p);
    for (int stage = 5; stage >= 0; --stage) {
        system.lambda = 0.2 * stage;
        ceres::Problem problem{[] {
            ceres::Problem::Options options;
            options.cost_function_ownership = ceres::DO_NOT_TAKE_OWNERSHIP;
            return options;
        }()};
        problem.AddResidualBlock(&cost, nullptr, p);
        for (int i = 0; i < 3; ++i) {
            problem.SetParameterLowerBound(p, i, o.box.lower[i]);
            problem.SetParameterUpperBound(p, i, o.box.upper[i]);
        }
        ceres::Solver::Options options;
        options.linear_solver_type = ceres::DENSE_QR;
        options.num_threads = 1;
        options.max_num_iterations = 100;
        options.logging_type = ceres::SILENT;
        options.function_tolerance = stage == 0 ? 1e-14 : 1e-6;
        options.gradient_tolerance = stage == 0 ? 1e-14 : 1e-8;
        options.parameter_tolerance = stage == 0 ? 1e-10 : 1e-3;
        ceres::Solver::Summary summary;
        ceres::Solve(options, &problem, &summary);
    }
    return off(p);
}

} // namespace

int main(int argc, char** argv) {
    const std::string task = "point fit of an ODE by homotopy, 3 unknowns, 2001 values",
                      measure = "largest error of an unknown";
    const auto error = std::make_shared<double>(0);
    rigor::peer::task(
        task, peer::kRigor + ", preparation included", measure, [=] { *error = rigorsFit(); },
        [=] { return *error; });
    rigor::peer::task(
        task, "Ceres " CERES_VERSION_STRING " + CVODES " SUNDIALS_VERSION ", by hand", measure,
        [=] { *error = ceresAndCvodes(); }, [=] { return *error; });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

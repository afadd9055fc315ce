// The model texts of the rigs, simulated, against the numbers of their specifications (truth.csv,
// reference.csv and the noise-free data sets, which were computed by other programs and integrators).

#include "core/foundation/base/json.h"
#include "model_text.h"

#include "core/engine/simulate/simulate.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_rig_runs {

using namespace rigor;
using namespace rigor::test;

namespace {

const std::string kSource = sourceDir();

ModelPtr rig(const std::string& folder, const std::string& name) {
    return loadModel(kSource + "/resources/rigs/" + folder + "/" + name + ".mo");
}

void set(const Model& model, std::vector<double>& parameters, const std::string& name, double value) {
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (model.parameters()[i].name == name) parameters[i] = value;
}

std::vector<double> declared(const Model& model) {
    std::vector<double> out;
    for (const Variable& p : model.parameters()) out.push_back(p.start);
    return out;
}

struct Run {
    ModelPtr model;
    Trajectory trajectory;
    /// A state or output at the k-th recorded time.
    double at(Eigen::Index k, const std::string& name) const {
        for (std::size_t i = 0; i < model->states().size(); ++i)
            if (model->states()[i].name == name) return trajectory.states(k, static_cast<Eigen::Index>(i));
        for (std::size_t i = 0; i < model->outputs().size(); ++i)
            if (model->outputs()[i].name == name) return trajectory.outputs(k, static_cast<Eigen::Index>(i));
        throw std::runtime_error("no variable " + name);
    }
};

Run run(ModelPtr model, std::vector<Signal> inputs, const std::vector<double>& times, double step,
        const char* stepper = "rk4") {
    SimulationOptions options;
    options.stepper = stepper;
    options.step = step;
    options.stopTime = times.back();
    options.relativeTolerance = 1e-10;
    options.absoluteTolerance = 1e-12;
    Run out;
    out.model = model;
    out.trajectory = simulate(*model, declared(*model), inputs, options, times);
    if (!out.trajectory.status.answered()) throw std::runtime_error(toString(out.trajectory.status, *model));
    return out;
}

bool near(double value, double expected, double tolerance) {
    const bool fine = std::abs(value - expected) <= tolerance;
    if (!fine) qWarning("%.17g instead of %.17g", value, expected);
    return fine;
}

} // namespace

class TestRigRuns : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theClutchShiftsAtTheReferenceTimes() {
        const ModelPtr m = rig("wet-clutch", "wet-clutch");
        const auto all = nlohmann::json::parse(fileText(kSource + "/tests/rigs/wet-clutch/reference.json"));
        int count = 0;
        for (const auto& point : all["shifting_time"]["points"]) {
            // Full factorial, the last factor fastest: dt, u0, du, motor speed, load.
            const int l = point["experiment"].get<int>() - 1;
            const double dt[] = {0.085, 0.095, 0.105}, u0[] = {0.18, 0.21, 0.24}, du[] = {0.10, 0.15},
                         rpm[] = {1200, 1350, 1500};
            std::vector<double> p = declared(*m);
            set(*m, p, "dt", dt[l / 36]);
            set(*m, p, "u0", u0[l / 12 % 3]);
            set(*m, p, "du", du[l / 6 % 2]);
            set(*m, p, "motor_speed", rpm[l / 2 % 3]);
            set(*m, p, "Tb0", l % 2 == 0 ? 20 : 50);
            set(*m, p, "b", l % 2 == 0 ? 0.10 : 0.30);
            set(*m, p, "x1", point["x1"]);
            set(*m, p, "x2", point["x2"]);
            SimulationOptions options;
            options.stopTime = 3;
            const Trajectory trajectory = simulate(*m, p, {}, options);
            QVERIFY(trajectory.status.end == RunEnd::Terminated);
            QVERIFY(near(trajectory.discretes[0], point["Y"], 2e-6)); // the reference's tolerance
            ++count;
        }
        QVERIFY(count >= 18);
    }

    void theOscillatorFollowsTheNoiseFreeData() {
        // RK4 at 0.01 s is off by at most 2.1e-9 in the single well (specification), the file has 12 digits.
        const Run r = run(rig("van-der-pol-duffing", "van-der-pol-duffing"), {}, {9.99, 19.99}, 0.01);
        QVERIFY(near(r.at(0, "x1"), -0.554174477731, 3e-9));
        QVERIFY(near(r.at(1, "x1"), -1.12354003617, 3e-9));
    }

    void bothVariantsOfTheMountFollowTheNoiseFreeData() {
        // RK4 at 0.5 and 0.1 ms is off by 5e-9 and 5e-8 mm (specification).
        const Run printed = run(rig("engine-mount", "engine-mount-as-printed"), {}, {5}, 5e-4);
        QVERIFY(near(printed.at(0, "q1"), 0.459976553071, 1e-8));
        const Run consistent = run(rig("engine-mount", "engine-mount"), {}, {5}, 1e-4);
        QVERIFY(near(consistent.at(0, "q1"), -0.439934176595, 1e-7));
    }

    void theDamperFollowsTheNoiseFreeData() {
        // Stiff: 7300 1/s. The data are good to 3.8e-8 N; 1e-3 N is 5e-7 of the force.
        const Run r = run(rig("mr-damper", "mr-damper"), {}, {1}, 1e-4, "rosenbrock4");
        QVERIFY(near(r.at(0, "F"), -1859.74231403, 1e-3));
        QCOMPARE(r.trajectory.discretes[0], 5.0);
    }

    void theFourBarFollowsTheTruth() {
        // truth.csv at 6 and 12 s. The spool is an ordinary state here: at 1 ms its error is 1.3e-8 V, of
        // 6e-5 in the flow.
        const Signal u(
            {0, 0.4, 1.8, 2.2, 2.8, 3.1, 3.6, 4.2, 4.7, 5.2, 6.6, 7.1, 7.8, 8.6, 9.3, 10.0, 10.6, 12.0},
            {0, 0, 6, 6, 10, 10, 3, 3, 0, 0, -6, -6, -10, -10, -3, -3, 0, 0}, Interpolation::Linear);
        const Run r = run(rig("hydraulic-four-bar", "hydraulic-four-bar"), {u}, {6, 12}, 2e-4);
        QVERIFY(near(r.at(0, "s"), 1.65662849063, 1e-9));
        QVERIFY(near(r.at(1, "s"), 1.39984141595, 1e-9));
        QVERIFY(near(r.at(1, "p1"), 8218859.94, 1));
    }

    void theQuickReturnFollowsItsReference() {
        // reference.csv at 2.99, 6.99 and 9.99 s; the acceptance of a 1 ms run is 3e-7 m and 400 Pa.
        const Signal u({0, 0.5, 1.2, 2.6, 3.2, 3.6, 4.2, 4.8, 5.6, 7.2, 7.8, 8.4, 9.0, 10.0},
                       {0, 0, 8, 8, 3, 3, 0, 0, -8, -8, -3, -3, 0, 0}, Interpolation::Linear);
        const Run r = run(rig("quick-return", "quick-return"), {u}, {2.99, 6.99, 9.99}, 2e-4);
        const double s[] = {1.12886266124, 1.03071579353, 0.956858467257};
        const double xram[] = {0.625273408163, 0.794596706806, 0.933054341925};
        const double p2[] = {3796990.32836, 7224345.97856, 7552585.77219};
        const double energy[] = {2480.99079742, 2468.91010191, 2443.14704931};
        const double work[] = {44.0490996453, 31.9684041351, 6.20535153982};
        for (Eigen::Index k = 0; k < 3; ++k) {
            QVERIFY(near(r.at(k, "s"), s[k], 1e-8));
            QVERIFY(near(r.at(k, "xram"), xram[k], 1e-8));
            QVERIFY(near(r.at(k, "p2"), p2[k], 5));
            QVERIFY(near(r.at(k, "E"), energy[k], 1e-5));
            QVERIFY(near(r.at(k, "W"), work[k], 1e-5));
        }
    }
};

RIGOR_TEST(TestRigRuns)
#include "test_rig_runs.moc"

} // namespace test_rig_runs

// The model texts of the rigs: they compile without a finding and give the numbers of their specifications.

#include "core/foundation/base/json.h"
#include "model_text.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <filesystem>

namespace test_shipped_rigs {

using namespace rigor;
using namespace rigor::test;
using nlohmann::json;

namespace {

const std::string kSource = sourceDir();

ModelPtr rig(const std::string& name) {
    return loadModel(kSource + "/resources/rigs/" + name + "/" + name + ".mo");
}
json reference(const std::string& name) {
    return json::parse(fileText(kSource + "/tests/rigs/" + name + "/reference.json"));
}

std::size_t stateOf(const Model& model, const std::string& name) {
    for (std::size_t i = 0; i < model.states().size(); ++i)
        if (model.states()[i].name == name) return i;
    throw std::runtime_error("no state " + name);
}

bool near(double value, double expected, double relative, double floor = 0) {
    const bool fine = std::abs(value - expected) <= std::max(relative * std::abs(expected), floor);
    if (!fine) qWarning("%.17g instead of %.17g", value, expected);
    return fine;
}

} // namespace

class TestShippedRigs : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyTextCompilesWithoutFindings() {
        int count = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(kSource + "/resources/rigs")) {
            if (entry.path().extension() != ".mo") continue;
            ++count;
            const auto result =
                compileModel(fileText(entry.path().string()), entry.path().filename().string());
            QVERIFY2(result.problems.empty() && result.model,
                     (entry.path().string() + "\n" + findings(result)).c_str());
        }
        QVERIFY(count >= 10);
    }

    void theClutchHasTheColumnsOfItsDataAsParameters() {
        const ModelPtr m = rig("wet-clutch");
        for (const char* name : {"dt", "u0", "du", "motor_speed", "x1", "x2", "Tb0", "b"}) {
            const auto found = findVariable(*m, name);
            QVERIFY2(found && found->kind == VariableKind::Parameter, name);
        }
        QVERIFY(findVariable(*m, "shifting_time").has_value());
        QCOMPARE(m->parameters()[0].min, 0.60);
        QCOMPARE(m->parameters()[1].max, 1.30);
    }

    void theClutchStartsAsSpecified() {
        const ModelPtr m = rig("wet-clutch");
        const std::vector<double> values = declaredSlots(*m);
        const SlotLayout at(*m);
        QVERIFY(near(values[at.states + stateOf(*m, "p_hc")], 0.1, 1e-15));
        QVERIFY(near(values[at.states + stateOf(*m, "omega1")], 0.96 * 1350 * 3.14159265358979323846 / 30,
                     1e-15));
        QVERIFY(std::isnan(values[at.discretes]));
        // Corners of the current: 0, 0.01, dt, dt + 0.01, ... with dt = 0.095 s.
        const auto corners = evaluated(m->formulas().timeEvents, values);
        QCOMPARE(corners.size(), std::size_t(8));
        QVERIFY(near(corners.back(), 0.095 + 2.060, 1e-15));
    }

    void thePressIsInEquilibriumAtTheReferenceStates() {
        // reference.json gives y by 40-digit arithmetic, printed with 17 digits: a residual is off by at most
        // the rounding of y, 1e-16 relative, times the largest stiffness 2.4e9 N/m times |y| < 1e-2 m, a few
        // 1e-9 N, and by the cancellation |d| - |d0|, 1e-16 * 0.5 m * 2.4e9 N/m = 1e-7 N.
        const ModelPtr m = rig("servo-press");
        QCOMPARE(m->unknowns().size(), std::size_t(34));
        const SlotLayout at(*m);
        const json all = reference("servo-press");
        for (const json& check : all["state_checks"]) {
            std::vector<double> values = declaredSlots(*m);
            values[at.parameters] = check["k5"];
            values[at.parameters + 1] = check["k7"];
            values[at.inputs] = check["q_N"];
            for (std::size_t i = 0; i < 34; ++i) values[at.unknowns + i] = check["y"][i];
            for (double residual : evaluated(m->formulas().residual, values))
                QVERIFY(near(residual, 0, 0, 1e-6));
            const char* names[] = {"D_y", "F_x", "B0_y"};
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY(near(outputAt(*m, names[i], values), check["h_m"][i], 1e-12));
            // A force off by 1 mN must be seen.
            values[at.inputs] += 1e-3;
            double worst = 0;
            for (double residual : evaluated(m->formulas().residual, values))
                worst = std::max(worst, std::abs(residual));
            QVERIFY(near(worst, 1e-3, 1e-3));
        }
    }

    void theFourBarHasTheReferenceKinematics() {
        // The reference prints 12 to 15 digits; 1e-11 allows for the last printed one.
        const ModelPtr m = rig("hydraulic-four-bar");
        const SlotLayout at(*m);
        const json anchors = reference("hydraulic-four-bar")["unit_anchors"]["values"];
        for (const json& row : anchors["kinematics"]) {
            std::vector<double> values = declaredSlots(*m);
            values[at.states + stateOf(*m, "z")] =
                row["z_deg"].get<double>() * (3.14159265358979323846 / 180);
            const std::pair<const char*, const char*> names[] = {
                {"s", "s_m"},       {"sz", "ds_dz_m"}, {"M", "M_kgm2"}, {"Mz", "dM_dz"},
                {"Vz", "dV_dz_Nm"}, {"V", "V_J"},      {"k2", "k2"},    {"k3", "k3"}};
            for (const auto& [ours, theirs] : names)
                QVERIFY2(near(outputAt(*m, ours, values), row[theirs], 1e-11), ours);
        }
    }

    void theFourBarStartsInBalance() {
        const ModelPtr m = rig("hydraulic-four-bar");
        const SlotLayout at(*m);
        const std::vector<double> values = declaredSlots(*m);
        // 4034931.676 Pa (README), at k = 0 of one_step with all digits: 4034931.67590441.
        QVERIFY(near(values[at.states + stateOf(*m, "p1")], 4034931.67590441, 1e-14));
        const auto rates = evaluated(m->formulas().derivative, values);
        // Forces of 8 kN cancel: 1e-16 * 8e3 N * 0.6 m over 391 kg m2 is 1e-15 rad/s2, allow ten roundings.
        QVERIFY(near(rates[stateOf(*m, "w")], 0, 0, 1e-14));
    }

    void theQuickReturnStartsInBalance() {
        const ModelPtr m = rig("quick-return");
        const SlotLayout at(*m);
        const std::vector<double> values = declaredSlots(*m);
        const json initial = reference("quick-return")["initial"];
        QVERIFY(near(values[at.states + stateOf(*m, "p2")], initial["p2_Pa"], 1e-13));
        QVERIFY(near(outputAt(*m, "s", values), initial["s_m"], 1e-13));
        // reference.csv, first row: xram 0.958259632216 m, E 2436.94169777 J.
        QVERIFY(near(outputAt(*m, "xram", values), 0.958259632216, 1e-12));
        QVERIFY(near(outputAt(*m, "E", values), 2436.94169777, 1e-11));
    }

    void slopesOfTheReducedInertiaAreTheDerivatives() {
        // Mz2 is written out by hand in the text: half the slope of M, by a central difference, error h^2
        // M'''/6 + 1e-16 M/h = about 1e-8 relative at h = 1e-5.
        const ModelPtr m = rig("quick-return");
        const SlotLayout at(*m);
        const std::size_t phi = at.states + stateOf(*m, "phi");
        for (double angle : {0.2, 0.9, 2.0, 3.5}) {
            std::vector<double> values = declaredSlots(*m);
            const auto value = [&](double x, const char* name) {
                values[phi] = x;
                return outputAt(*m, name, values);
            };
            const double h = 1e-5;
            QVERIFY(near(value(angle, "Mz2"), (value(angle + h, "M") - value(angle - h, "M")) / (4 * h), 1e-6,
                         1e-5));
            QVERIFY(near(value(angle, "Vz"), (value(angle + h, "V") - value(angle - h, "V")) / (2 * h), 1e-6,
                         1e-5));
        }
    }

    void theMountIsLinearStiffAsSpecified() {
        // The specification gives q1'' = (F + mL g - FE - cH (q1 - q2))/mL; at rest only gravity acts.
        const ModelPtr m = rig("engine-mount");
        const auto rates = evaluated(m->formulas().derivative, declaredSlots(*m));
        QVERIFY(near(rates[stateOf(*m, "v1")], 9810, 1e-15));
        QVERIFY(near(rates[stateOf(*m, "v3")], 0, 0, 0));
    }

    void theDamperStopsWhereItsVelocityTurns() {
        const ModelPtr m = rig("mr-damper");
        std::vector<double> times = evaluated(m->formulas().timeEvents, declaredSlots(*m));
        QCOMPARE(times, (std::vector<double>{0.1, 0.3, 0.5, 0.7, 0.9}));
        // At t = 0: v = 7.5 pi cm/s, z' = A v, F = c0 v.
        const double v = 7.5 * 3.14159265358979323846;
        QVERIFY(near(evaluated(m->formulas().derivative, declaredSlots(*m))[0], 120 * v, 1e-14));
        QVERIFY(near(outputAt(*m, "F", declaredSlots(*m)), 50 * v, 1e-14));
    }

    void theDriveTrainSticksAndSlidesByItsMode() {
        const ModelPtr m = rig("drive-train");
        const SlotLayout at(*m);
        std::vector<double> values = declaredSlots(*m);
        values[at.inputs] = 0.3;
        values[at.states + 1] = 2;
        const double expected[] = {-0.84 * 2 + 21.7 * (0.3 + 0.142), 0, -0.84 * 2 + 21.7 * (0.3 - 0.142)};
        for (int mode = 1; mode <= 3; ++mode) {
            values[at.discretes] = mode;
            QVERIFY(near(evaluated(m->formulas().derivative, values)[1], expected[mode - 1], 1e-14));
        }
        values[at.discretes] =
            3; // forward and x2 = 2: the first guard is x2, the others belong to other modes
        QCOMPARE(evaluated(m->formulas().guards, values), (std::vector<double>{2, 1, 1, 1}));
        // Stopping under a torque beyond the friction goes on forward: reinit(x2, 0), mode 3.
        QCOMPARE(evaluated(m->formulas().actions[0], values), (std::vector<double>{0, 3}));
    }
};

RIGOR_TEST(TestShippedRigs)
#include "test_shipped_rigs.moc"

} // namespace test_shipped_rigs

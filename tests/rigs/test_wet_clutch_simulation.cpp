// The 18 shifting times of tests/rigs/wet-clutch/reference.json by single runs, by lanes and with
// sensitivities.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/json.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fstream>
#include <numbers>

namespace test_wet_clutch_simulation {

using namespace rigor;

namespace {

struct Point {
    int experiment;
    std::vector<double> parameters;
    double shiftingTime;
};

class Rig {
  public:
    Rig() {
        model = loadModel(sourceDir() + "/resources/rigs/wet-clutch/wet-clutch.mo");
        result = findVariable(*model, "shifting_time").value();
        options.stopTime = 3;
        std::ifstream file(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
        const auto reference = nlohmann::json::parse(file).at("shifting_time");
        tolerance = reference.at("tolerance_s");
        for (const auto& p : reference.at("points"))
            points.push_back(
                {p.at("experiment"), parameters(p.at("experiment"), p.at("x1"), p.at("x2")), p.at("Y")});
    }
    /// Full factorial of the README, section 3: the first factor varies slowest.
    std::vector<double> parameters(int experiment, double x1, double x2) const {
        const int l = experiment - 1;
        const std::map<std::string, double> values{
            {"x1", x1},
            {"x2", x2},
            {"dt", std::array{0.085, 0.095, 0.105}[static_cast<std::size_t>(l / 36)]},
            {"u0", std::array{0.18, 0.21, 0.24}[static_cast<std::size_t>(l / 12 % 3)]},
            {"du", std::array{0.10, 0.15}[static_cast<std::size_t>(l / 6 % 2)]},
            {"motor_speed", std::array{1200.0, 1350.0, 1500.0}[static_cast<std::size_t>(l / 2 % 3)]},
            {"Tb0", l % 2 == 0 ? 20.0 : 50.0},
            {"b", l % 2 == 0 ? 0.10 : 0.30}};
        std::vector<double> p;
        for (const Variable& v : model->parameters()) {
            const auto found = values.find(v.name);
            p.push_back(found == values.end() ? v.start : found->second);
        }
        return p;
    }
    double shiftingTime(const Trajectory& run) const {
        return result.kind == VariableKind::Discrete ? run.discretes[result.index] : run.status.time;
    }
    std::size_t parameterIndex(const char* name) const { return findVariable(*model, name)->index; }

    ModelPtr model;
    VariableReference result{};
    SimulationOptions options;
    std::vector<Point> points;
    double tolerance = 0;
};

} // namespace

class TestWetClutchSimulation : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void singleRunsMeetTheReference() {
        const Rig rig;
        QCOMPARE(rig.points.size(), std::size_t{18});
        for (const Point& p : rig.points) {
            const Trajectory run = simulate(*rig.model, p.parameters, {}, rig.options);
            QCOMPARE(run.status.end, RunEnd::Terminated);
            QVERIFY2(
                std::abs(rig.shiftingTime(run) - p.shiftingTime) <= rig.tolerance,
                qPrintable(
                    QString("experiment %1: %2").arg(p.experiment).arg(rig.shiftingTime(run), 0, 'g', 12)));
        }
    }
    void lanesAreSingleRunsBitForBit() {
        const Rig rig;
        Eigen::MatrixXd parameters(static_cast<Eigen::Index>(rig.model->parameters().size()), 18);
        for (Eigen::Index k = 0; k < 18; ++k)
            parameters.col(k) = Eigen::Map<const Eigen::VectorXd>(
                rig.points[static_cast<std::size_t>(k)].parameters.data(), parameters.rows());
        for (int threads : {1, 2, 5}) {
            const BatchResult batch =
                simulateBatch(*rig.model, parameters, {}, rig.options, {{rig.result}, threads});
            for (std::size_t k = 0; k < 18; ++k) {
                const Trajectory run = simulate(*rig.model, rig.points[k].parameters, {}, rig.options);
                QCOMPARE(batch.values(0, static_cast<Eigen::Index>(k)), rig.shiftingTime(run));
                QCOMPARE(batch.statuses[k].steps, run.status.steps);
            }
        }
    }
    void aRunThatDoesNotSynchroniseIsMissingNotThree() {
        const Rig rig;
        // README section 1: far outside the box, at (2.2, 1.3), 71 of 108 experiments do not synchronise.
        const auto p = rig.parameters(1, 2.2, 1.6);
        const Trajectory run = simulate(*rig.model, p, {}, rig.options);
        QCOMPARE(run.status.end, RunEnd::StopTime);
        QVERIFY(std::isnan(rig.shiftingTime(run)));
        Eigen::MatrixXd one =
            Eigen::Map<const Eigen::VectorXd>(p.data(), static_cast<Eigen::Index>(p.size()));
        QVERIFY(std::isnan(simulateBatch(*rig.model, one, {}, rig.options, {{rig.result}}).values(0, 0)));
    }
    void aRunThatBlowsUpSaysWhenAndWhere() {
        const Rig rig;
        // x2 = 1.7 puts the touching point beyond the end stop zM, where the model makes no sense.
        const Trajectory run = simulate(*rig.model, rig.parameters(1, 1, 1.7), {}, rig.options);
        QCOMPARE(run.status.end, RunEnd::BlowUp);
        QVERIFY(run.status.time >= 0 && run.status.time < 3 && run.status.variable >= 0);
        QVERIFY(toString(run.status, *rig.model).text().find("grew beyond all bounds") != std::string::npos);
    }
    void sensitivitiesOfTheShiftingTimeMatchDifferences() {
        const Rig rig;
        const std::vector<std::size_t> chosen{rig.parameterIndex("x1"), rig.parameterIndex("x2"),
                                              rig.parameterIndex("dt"), rig.parameterIndex("u0")};
        for (std::size_t k : {0u, 5u, 13u}) {
            const auto result =
                simulateWithSensitivities(*rig.model, rig.points[k].parameters, chosen, {}, rig.options, {});
            for (std::size_t j = 0; j < chosen.size(); ++j) {
                auto p = rig.points[k].parameters;
                const double h = 1e-5;
                p[chosen[j]] += h;
                const double above = rig.shiftingTime(simulate(*rig.model, p, {}, rig.options));
                p[chosen[j]] -= 2 * h;
                const double below = rig.shiftingTime(simulate(*rig.model, p, {}, rig.options));
                const double difference = (above - below) / (2 * h);
                const double exact = result.discretes(static_cast<Eigen::Index>(rig.result.index),
                                                      static_cast<Eigen::Index>(j));
                // Event tolerance 1e-10 s over 2e-5: 5e-6. While a parameter moves by 2e-5, a stage of some
                // step may come to lie beyond a corner of a table; its weight is 1/6 of a step of 1e-3 s in a
                // run of 1 s, times the part by which the slope changes at the corner, less than 0.5: 8e-5.
                QVERIFY2(std::abs(exact - difference) <= 1e-4 * std::max(1.0, std::abs(difference)),
                         qPrintable(QString("point %1, parameter %2: %3, difference %4")
                                        .arg(k)
                                        .arg(j)
                                        .arg(exact, 0, 'g', 10)
                                        .arg(difference, 0, 'g', 10)));
            }
        }
    }
};
RIGOR_TEST(TestWetClutchSimulation)
#include "test_wet_clutch_simulation.moc"

} // namespace test_wet_clutch_simulation

// A real drive with friction (A. Janot, M. Gautier, M. Brunot, Data Set and Reference Models of EMPS, 2019):
// its parameters by the recipe of the authors and by simulation. Skipped where the data are not there.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/method.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/support/zero_phase.h"

#include <QTest>

namespace test_emps {

using namespace rigor;

namespace {

constexpr double kForce = 35.15065188; // N/V
const std::vector<std::string> kNames{"M", "Fv", "Fc", "off"};
const std::vector<double> kPublished{95.1089, 203.5034, 20.3935, -3.1648};
const std::vector<double> kDeviations{0.1085, 1.1460, 0.1012, 0.0444};

struct Record {
    std::vector<double> t, reference, position, voltage;
};
Record read() {
    Record record;
    std::ifstream in(sharedDir() + "/data/emps/emps_train.csv");
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        double v[4];
        if (std::sscanf(line.c_str(), "%lf,%lf,%lf,%lf", v, v + 1, v + 2, v + 3) != 4) continue;
        record.t.push_back(v[0]), record.reference.push_back(v[1]);
        record.position.push_back(v[2]), record.voltage.push_back(v[3]);
    }
    return record;
}

ModelPtr compiled(const std::string& text) {
    const CompiledModel c = compileModel(text, "emps.mo");
    if (!c.model) fail("{}", toString(c.problems.front(), text));
    return c.model;
}

const char* kInverseDynamics = R"(model EmpsForce
  parameter Real M(unit="kg") = 90;
  parameter Real Fv(unit="N.s/m") = 100;
  parameter Real Fc(unit="N") = 10;
  parameter Real off(unit="N") = 0;
  parameter Real v(unit="m/s") = 0;
  parameter Real a(unit="m/s2") = 0;
  parameter Real direction(unit="1") = 0;
  output Real force(unit="N");
equation
  force = M*a + Fv*v + Fc*direction + off;
end EmpsForce;)";

/// The axis integrates, so that its free simulation drifts away: a loop of the simulation's own, w in 1/s,
/// follows the measured motion, and its force is compared with the measured one. The sign of the friction is
/// smoothed over 1 mm/s, a hundredth of the largest speed. (Following the reference through the drive's own
/// controller instead, the optimum is Fv = 210.2, Fc = 19.85, six and five deviations off: that loop rings at
/// 19 Hz and so weights the friction's reversals, which this model simplifies.)
const char* kSimulated = R"(model EmpsDrive
  parameter Real M(unit="kg") = 90;
  parameter Real Fv(unit="N.s/m") = 100;
  parameter Real Fc(unit="N") = 10;
  parameter Real off(unit="N") = 0;
  parameter Real w(unit="1/s") = 100;
  parameter Real slow(unit="m/s") = 1e-3;
  parameter Real q0(unit="m") = 0;
  parameter Real v0(unit="m/s") = 0;
  input Real qm(unit="m");
  input Real vm(unit="m/s");
  input Real am(unit="m/s2");
  Real q(start=q0, unit="m");
  Real v(start=v0, unit="m/s");
  output Real force(unit="N");
equation
  force = 95*(am + 2*w*(vm - v) + w^2*(qm - q));
  der(q) = v;
  der(v) = (force - Fv*v - Fc*tanh(v/slow) - off)/M;
end EmpsDrive;)";

/// The axis itself, driven by the measured voltage: a filter pulls it to the measured position.
const char* kAxis = R"(model EmpsAxis
  parameter Real M(unit="kg") = 90;
  parameter Real Fv(unit="N.s/m") = 100;
  parameter Real Fc(unit="N") = 10;
  parameter Real off(unit="N") = 0;
  input Real force(unit="N");
  Real q(start=0, unit="m");
  Real v(start=0, unit="m/s");
  output Real position(unit="m");
equation
  der(q) = v;
  der(v) = (force - Fv*v - Fc*tanh(v/1e-3) - off)/M;
  position = q;
end EmpsAxis;)";

/// Motion and drive voltage as the authors filter them: fourth-order Butterworth at 100 Hz, central
/// differences, the first 49 samples left out, eighth-order Chebyshev at 40 Hz; 1 kHz, every tenth sample
/// counts.
struct Prepared {
    std::vector<double> position, speed, acceleration, direction, voltage;
};
Prepared prepared(const Record& record) {
    const auto q = sample::zeroPhase(record.position, sample::butterworth(4), 100.0 / 500);
    const auto v = sample::slopes(q, 1e-3), a = sample::slopes(v, 1e-3);
    std::vector<double> direction;
    for (const double value : v) direction.push_back(value > 0 ? 1 : value < 0 ? -1 : 0);
    const auto low = [](const std::vector<double>& x) {
        return sample::zeroPhase({x.begin() + 49, x.end()}, sample::chebyshev(8, 0.05), 0.08);
    };
    return {low(q), low(v), low(a), low(direction), low(record.voltage)};
}

Result fit(const Problem& problem) {
    const auto method = makeMethod("least-squares");
    return method->run(problem, {});
}

void addUnknowns(Problem& problem, std::vector<std::string> names) {
    for (const std::string& name : names) {
        Unknown unknown;
        unknown.name = name;
        problem.unknowns.push_back(unknown);
    }
}

/// Offset from the published value in published standard deviations.
double offset(const Result& result, std::size_t i) {
    return (result.unknowns[i].value - kPublished[i]) / kDeviations[i];
}

/// Within 3 published standard deviations, standard errors within 20 % of the published ones.
bool agrees(const Result& result) {
    bool good = result.outcome == RunOutcome::Answered;
    if (!good) qWarning("%s", result.message().c_str());
    for (std::size_t i = 0; i < result.unknowns.size(); ++i) {
        const Estimate& e = result.unknowns[i];
        qInfo("%s = %.4f (%.4f): %+.2f published standard deviations off", e.name.c_str(), e.value,
              e.standardError, offset(result, i));
        good =
            good && std::abs(offset(result, i)) <= 3 && std::abs(e.standardError / kDeviations[i] - 1) <= 0.2;
    }
    return good && result.unknowns.size() == kNames.size();
}

} // namespace

class TestEmps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theRecipeOfTheAuthorsGivesTheirNumbers() {
        const Record record = read();
        if (record.t.empty()) QSKIP("the folder shared/data/emps is not there");
        const Prepared p = prepared(record);
        Problem problem;
        problem.model = compiled(kInverseDynamics);
        addUnknowns(problem, kNames);
        for (std::size_t k = 0; k < p.speed.size(); k += 10) {
            Experiment row;
            row.label = std::to_string(k + 1);
            row.conditions = {{"v", p.speed[k]}, {"a", p.acceleration[k]}, {"direction", p.direction[k]}};
            row.measurements = {{"force", {}, {kForce * p.voltage[k]}, 0, 0}};
            problem.data.experiments.push_back(std::move(row));
        }
        QVERIFY(agrees(fit(problem)));
    }

    /// Simulated, the friction acts by the sign of the simulated speed and every sample depends on all
    /// before. Two gains of the loop, a factor of 4 apart in stiffness, give the same parameters: they are
    /// the drive's.
    void theSimulatedDriveHasThoseParametersToo_data() {
        QTest::addColumn<double>("w");
        QTest::newRow("w = 100 1/s") << 100.0;
        QTest::newRow("w = 200 1/s") << 200.0;
    }
    void theSimulatedDriveHasThoseParametersToo() {
        QFETCH(double, w);
        const Record record = read();
        if (record.t.empty()) QSKIP("the folder shared/data/emps is not there");
        const Prepared p = prepared(record);
        std::vector<double> times, counted, forces;
        for (std::size_t k = 0; k < p.speed.size(); ++k) {
            times.push_back(1e-3 * static_cast<double>(k));
            if (k % 10 != 0) continue;
            counted.push_back(times.back());
            forces.push_back(kForce * p.voltage[k]);
        }
        Problem problem;
        problem.model = compiled(kSimulated);
        addUnknowns(problem, kNames);
        problem.fixed = {{"w", w}, {"q0", p.position.front()}, {"v0", p.speed.front()}};
        problem.simulation.step = 1e-3;
        problem.simulation.stopTime = times.back();
        Experiment run;
        run.label = "record";
        run.inputs = {{"qm", Signal(times, p.position, Interpolation::Cubic)},
                      {"vm", Signal(times, p.speed, Interpolation::Cubic)},
                      {"am", Signal(times, p.acceleration, Interpolation::Cubic)}};
        run.measurements = {{"force", counted, forces, 0, 0}};
        problem.data.experiments.push_back(std::move(run));
        QVERIFY(agrees(fit(problem)));
    }

    /// Filtered as it comes, unprepared. Position: quantum 5e-8 m, its fifth differences have the noise of
    /// 3e-8 m. Speed: the fit of the authors leaves 2.2 N of force unexplained, 0.023 m/s2 over about 0.1 s,
    /// which as white noise is 0.01 m/s per square root of a second. What the filter states at the end covers
    /// what the authors find from all the data at once; it does not call a model consistent that leaves so
    /// much out.
    void theFilteredDriveCoversThoseParameters() {
        const Record record = read();
        if (record.t.empty()) QSKIP("the folder shared/data/emps is not there");
        std::vector<double> forces;
        for (const double voltage : record.voltage) forces.push_back(kForce * voltage);
        Problem problem;
        problem.model = compiled(kAxis);
        addUnknowns(problem, kNames);
        problem.simulation.step = 1e-3;
        Experiment run;
        run.label = "record";
        run.inputs = {{"force", Signal(record.t, forces, Interpolation::Linear)}};
        Measurement m{.output = "position", .standardDeviation = 3e-8};
        m.times = record.t, m.values = record.position;
        run.measurements = {m};
        problem.data.experiments.push_back(std::move(run));
        const auto filter = makeMethod("filter");
        filter->options().set("start",
                              "q: " + std::to_string(record.position.front()) + " +- 1e-4; v: 0 +- 1e-3");
        filter->options().set("uncertainty", std::string("M: 20; Fv: 200; Fc: 20; off: 10"));
        filter->options().set("noise", std::string("v: 0.01"));
        const Result result = filter->run(problem, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.unknowns.size(), kNames.size());
        const std::vector<double> given{20, 200, 20, 10};
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            const Estimate& e = result.unknowns[i];
            const QString told =
                QString("%1 = %2 (%3)").arg(e.name.c_str()).arg(e.value).arg(e.standardError);
            QVERIFY2(std::abs(offset(result, i)) * kDeviations[i] <=
                         2 * std::hypot(e.standardError, kDeviations[i]),
                     qPrintable(told));
            QVERIFY2(e.standardError < 0.05 * given[i],
                     qPrintable(told)); // covers because it knows, not by width
            qInfo("%s", qPrintable(told));
        }
        QVERIFY(result.diagnostics["verdict"] != "consistent");
    }
};

RIGOR_TEST(TestEmps)
#include "test_emps.moc"

} // namespace test_emps

// A real drive with friction (A. Janot, M. Gautier, M. Brunot, Data Set and Reference Models of EMPS, 2019):
// its parameters by the recipe of the authors. Skipped where the data are not there.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/methods/method.h"
#include "tests/support/zero_phase.h"

#include <QTest>

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
    std::ifstream in(RIGOR_SHARED_DIR "/data/emps/emps_train.csv");
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

} // namespace

class TestEmps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theRecipeOfTheAuthorsGivesTheirNumbers() {
        const Record record = read();
        if (record.t.empty()) QSKIP("the folder shared/data/emps is not there");
        // Fourth-order Butterworth at 100 Hz, central differences, the first 49 samples left out, every tenth
        // sample behind an eighth-order Chebyshev filter.
        const auto q = sample::zeroPhase(record.position, sample::butterworth(4), 100.0 / 500);
        const auto v = sample::slopes(q, 1e-3), a = sample::slopes(v, 1e-3);
        std::vector<double> direction;
        for (const double value : v) direction.push_back(value > 0 ? 1 : value < 0 ? -1 : 0);
        const auto decimated = [](const std::vector<double>& x) {
            const auto low = sample::zeroPhase({x.begin() + 49, x.end()}, sample::chebyshev(8, 0.05), 0.08);
            std::vector<double> every;
            for (std::size_t k = 0; k < low.size(); k += 10) every.push_back(low[k]);
            return every;
        };
        const auto vs = decimated(v), as = decimated(a), ds = decimated(direction),
                   us = decimated(record.voltage);
        Problem problem;
        problem.model = compiled(kInverseDynamics);
        addUnknowns(problem, kNames);
        for (std::size_t k = 0; k < vs.size(); ++k) {
            Experiment row;
            row.label = std::to_string(k + 1);
            row.conditions = {{"v", vs[k]}, {"a", as[k]}, {"direction", ds[k]}};
            row.measurements = {{"force", {}, {kForce * us[k]}, 0, 0}};
            problem.data.experiments.push_back(std::move(row));
        }
        const Result result = fit(problem);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message.c_str());
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            const Estimate& e = result.unknowns[i];
            qInfo("%s = %.4f (%.4f)", e.name.c_str(), e.value, e.standardError);
            QVERIFY(std::abs(offset(result, i)) <= 3);
            QVERIFY(std::abs(e.standardError / kDeviations[i] - 1) <= 0.2);
        }
    }
};

QTEST_APPLESS_MAIN(TestEmps)
#include "test_emps.moc"

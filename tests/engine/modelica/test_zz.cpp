#include "core/engine/simulate/simulate.h"
#include "model_text.h"
#include "tests/support/test_program.h"
#include <QtTest>
#include <cstdio>
#include <cstdlib>
using namespace rigor;
using namespace rigor::test;
class TestZz : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void show() {
        const std::string file = qEnvironmentVariable("MO").toStdString();
        if (file.empty()) QSKIP("no MO");
        CompiledModel c;
        try {
            const ModelPtr m = loadModel(file);
            c.model = m;
        } catch (const Error& e) {
            printf("%s\n", std::string(e.what()).c_str());
            return;
        }
        const Model& m = *c.model;
        auto list = [&](const char* what, const auto& v) {
            printf("%s:", what);
            for (auto& x : v)
                printf(" %s=%g%s", x.name.c_str(), x.start,
                       x.unit.empty() ? "" : ("[" + x.unit + "]").c_str());
            printf("\n");
        };
        list("states", m.states());
        list("unknowns", m.unknowns());
        list("inputs", m.inputs());
        list("discretes", m.discretes());
        list("parameters", m.parameters());
        list("outputs", m.outputs());
        for (auto& e : m.events()) printf("event line %d: %s\n", e.line, e.condition.c_str());
        const double stop = qEnvironmentVariable("STOP", "1").toDouble();
        std::vector<double> times;
        for (int i = 0; i <= 10; ++i) times.push_back(stop * i / 10);
        std::vector<double> p;
        for (auto& x : m.parameters()) p.push_back(x.start);
        SimulationOptions o;
        o.stepper = "dopri5";
        o.stopTime = stop;
        o.relativeTolerance = 1e-10;
        o.absoluteTolerance = 1e-12;
        std::vector<Signal> in;
        for (auto& x : m.inputs())
            in.emplace_back(qEnvironmentVariable("U", QString::number(x.start)).toDouble());
        const Trajectory t = simulate(m, p, in, o, times);
        printf("%s\n", std::string(toString(t.status, m)).c_str());
        for (Eigen::Index k = 0; k < t.states.rows(); ++k) {
            printf("%6.3f |", times[size_t(k)]);
            for (Eigen::Index i = 0; i < t.states.cols(); ++i) printf(" %.8g", t.states(k, i));
            printf(" |");
            for (Eigen::Index i = 0; i < std::min<Eigen::Index>(t.outputs.cols(), 40); ++i)
                printf(" %.6g", t.outputs(k, i));
            printf("\n");
        }
    }
};
RIGOR_TEST(TestZz)
#include "test_zz.moc"

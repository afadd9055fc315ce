// The wet clutch and the shipped example, computed by Python scripts: what the text models give.
#include "core/engine/modelica/compile.h"
#include "tests/engine/program/program_case.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

namespace test_program_clutch {

using namespace rigor;
using sample::near;
using sample::startsOf;
using sample::toldOf;

namespace {

std::shared_ptr<const ProgramModel> allowed(const std::string& file) {
    auto model = loadProgram(sourceDir() + file);
    trustOnce(model->code());
    return model;
}

/// The end of a run and its rows.
bool same(const Trajectory& program, const Trajectory& text, std::size_t outputs, double relative) {
    bool fine = program.status.end == text.status.end &&
                near(program.status.time, text.status.time, relative) && program.times == text.times;
    for (std::size_t y = 0; y < outputs; ++y) {
        const auto column = static_cast<Eigen::Index>(y);
        const auto alike = [&](double a, double b) {
            return (std::isnan(a) && std::isnan(b)) || near(a, b, relative);
        };
        for (Eigen::Index row = 0; row < text.outputs.rows() && fine; ++row)
            fine = alike(program.outputs(row, column), text.outputs(row, column));
        fine = fine && alike(program.endOutputs[y], text.endOutputs[y]);
    }
    return fine;
}

} // namespace

class TestProgramClutch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("There is no python3 on this machine.");
    }
    void theClutchIsThatOfTheTextModel() {
        const auto program = allowed("/tests/engine/program/clutch/solver.toml");
        const ModelPtr text = loadModel(sourceDir() + "/resources/rigs/wet-clutch/wet-clutch.mo");
        QVERIFY(program->warnings().empty());
        QCOMPARE(program->outputs().size(), text->declaredOutputs());
        for (std::size_t y = 0; y < program->outputs().size(); ++y) {
            QCOMPARE(program->outputs()[y].name, text->outputs()[y].name);
            QCOMPARE(program->outputs()[y].unit, text->outputs()[y].unit);
        }
        for (std::size_t p = 0; p < program->parameters().size(); ++p) {
            const Variable &mine = program->parameters()[p], &theirs = text->parameters()[p];
            QCOMPARE(mine.name, theirs.name);
            QCOMPARE(mine.unit, theirs.unit);
            QCOMPARE(mine.start, theirs.start);
            QCOMPARE(mine.min, theirs.min);
            QCOMPARE(mine.max, theirs.max);
        }
        SimulationOptions options;
        options.stopTime = 3;
        options.eventTolerance = 1e-13; // the script halves its step sixty times
        const std::vector<double> times{0, 0.095, 0.5, 1, 1.5, 2.5, 3};
        // x1, x2, dt, u0, du, motor speed, Tb0, b; of the last the load never comes to speed
        const std::vector<std::vector<double>> cases{{1, 1, 0.095, 0.21, 0.10, 1350, 20, 0.10},
                                                     {0.83, 1.17, 0.085, 0.18, 0.10, 1200, 50, 0.30},
                                                     {1.21, 0.64, 0.105, 0.24, 0.12, 1500, 20, 0.10},
                                                     {1, 1, 0.095, 0.21, 0.10, 1350, 500, 5}};
        for (const auto& parameters : cases) {
            const Trajectory mine = simulate(*program, parameters, {}, options, times);
            QVERIFY2(mine.status.answered(), toldOf(mine, *program).c_str());
            const Trajectory theirs = simulate(*text, parameters, {}, options, times);
            QCOMPARE(theirs.status.end == RunEnd::Terminated, parameters[6] < 500);
            QVERIFY(same(mine, theirs, 3, 1e-9));
        }
    }
    void theExampleIsTheOscillatorItSays() {
        const auto program = allowed("/resources/examples/program/solver.toml");
        QVERIFY(program->warnings().empty());
        const ModelPtr text = sample::modelOf(R"(model Oscillator
  parameter Real m = 2, c = 0.8, k = 50;
  input Real F;
  output Real x(start = 0), v(start = 0);
equation
  der(x) = v;
  der(v) = (F - c*v - k*x)/m;
end Oscillator;)");
        SimulationOptions options;
        options.stopTime = 2;
        const std::vector<double> times{0, 0.3, 1.1, 2};
        const std::vector<double> parameters{2.5, 1.2, 40};
        // A jump, and a slope: corners of both.
        for (const Signal& force : {Signal(10), Signal({0, 0.5}, {3, 12}, Interpolation::Hold),
                                    Signal({0, 0.7, 1.5}, {0, 10, -5}, Interpolation::Linear)}) {
            const std::vector<Signal> inputs{force};
            const Trajectory mine = simulate(*program, parameters, inputs, options, times);
            QVERIFY2(mine.status.answered(), toldOf(mine, *program).c_str());
            const Trajectory theirs = simulate(*text, parameters, inputs, options, times);
            QVERIFY(theirs.status.answered());
            for (Eigen::Index row = 0; row < mine.outputs.rows(); ++row)
                for (Eigen::Index y = 0; y < 2; ++y)
                    QVERIFY(near(mine.outputs(row, y), theirs.outputs(row, y), 1e-9, 1e-12));
            // What it says of the end is what its course says.
            const double x = mine.endOutputs[0], v = mine.endOutputs[1];
            QVERIFY(near(mine.endOutputs[3], 0.5 * 2.5 * v * v + 0.5 * 40 * x * x, 1e-14));
            QVERIFY(mine.endOutputs[2] >= mine.outputs.col(0).cwiseAbs().maxCoeff());
        }
    }
};

RIGOR_TEST(TestProgramClutch)
#include "test_program_clutch.moc"

} // namespace test_program_clutch

// A text model served and asked for: the same numbers as where it is simulated at once.

#include "core/engine/server/bridge_client.h"
#include "core/engine/server/server_model.h"
#include "core/foundation/base/parallel.h"
#include "tests/engine/server/served_here.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace test_served_model {

using namespace rigor;
using sample::ServedHere;

namespace {

std::shared_ptr<const ServerModel> asked(const std::string& address) {
    Messages warnings;
    return serverModel(address, warnings);
}

/// rk4 with steps of 10 ms.
SimulationOptions coarse() {
    SimulationOptions options;
    options.step = 0.01;
    return options;
}

std::shared_ptr<const Served> spring() {
    return servedModel("spring", sample::compiled(sample::kSpring), {}, coarse());
}

bool sameMatrix(const Eigen::MatrixXd& a, const Eigen::MatrixXd& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    for (Eigen::Index i = 0; i < a.size(); ++i)
        if (!(a.data()[i] == b.data()[i] || (std::isnan(a.data()[i]) && std::isnan(b.data()[i])))) {
            qWarning("%.17g and %.17g", a.data()[i], b.data()[i]);
            return false;
        }
    return true;
}

bool sameTrajectory(const Trajectory& a, const Trajectory& b) {
    return a.status.end == b.status.end && a.status.time == b.status.time && a.times == b.times &&
           sameMatrix(a.outputs, b.outputs) && a.endOutputs == b.endOutputs;
}

} // namespace

class TestServedModel : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void clientHasTheNamesOfTheText() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const ModelPtr text = sample::compiled(sample::kSpring);
        QCOMPARE(model->description(), text->description());
        QVERIFY(model->capabilities().dynamic && model->capabilities().courses);
        QVERIFY(!model->capabilities().tape);
        QVERIFY(model->capabilities().derivatives == Derivatives::Exact);
        QVERIFY(!model->blockParameter());
        for (const auto list : {&Model::parameters, &Model::inputs}) {
            const auto& here = ((*model).*list)();
            const auto& there = ((*text).*list)();
            QCOMPARE(here.size(), there.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                QCOMPARE(here[i].name, there[i].name);
                QCOMPARE(here[i].unit, there[i].unit);
                QCOMPARE(here[i].description, there[i].description);
                QCOMPARE(here[i].start, there[i].start);
                QCOMPARE(here[i].min, there[i].min);
                QCOMPARE(here[i].max, there[i].max);
            }
        }
        QCOMPARE(model->outputs().size(), std::size_t{2});
        QCOMPARE(model->outputs()[1].name, std::string("energy"));
        QCOMPARE(model->outputs()[1].unit, std::string("J"));
        QVERIFY(model->how().text().find(server.address("spring")) != std::string::npos);
    }

    void theOnlyModelNeedsNoName() {
        const ServedHere server({spring()});
        QCOMPARE(asked(server.address())->name(), std::string("spring"));
    }

    void courseIsTheSameToTheLastDigit() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const ModelPtr text = sample::compiled(sample::kSpring);
        const std::vector<double> times = {0, 0.1, 0.35, 1.0 / 3 + 0.5, 2};
        for (const double k : {5.0, 1.0 / 3, 1e3, 0.1 + 0.2}) {
            const std::vector<double> parameters = {2, 0.3, k};
            const std::vector<Signal> inputs = {Signal(0.7)};
            SimulationOptions options = coarse();
            options.stopTime = 2;
            const Trajectory far = simulate(*model, parameters, inputs, options, times);
            Trajectory near = simulate(*text, parameters, inputs, options, times);
            near.outputs = near.outputs.leftCols(2).eval();
            near.endOutputs.resize(2);
            QVERIFY(sameTrajectory(far, near));
        }
    }

    void derivativesAreTheSameToTheLastDigit() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const ModelPtr text = sample::compiled(sample::kSpring);
        const std::vector<double> parameters = {2, 0.3, 5};
        const std::vector<Signal> inputs = {Signal(0.7)};
        SimulationOptions options = coarse();
        options.stopTime = 2;
        // More rows than columns: by columns (ApplyJacobian); fewer: by rows (Gradient).
        for (const std::vector<double>& times :
             {std::vector<double>{0.5, 1, 1.5, 2}, std::vector<double>{2}}) {
            const std::vector<std::size_t> chosen = {2, 0, 1};
            const auto far = simulateWithSensitivities(*model, parameters, chosen, inputs, options, times);
            // The server differentiates by all parameters; so does this, for the same rounding.
            const std::vector<std::size_t> all = {0, 1, 2};
            const auto near = simulateWithSensitivities(*text, parameters, all, inputs, options, times);
            QCOMPARE(far.outputs.size(), near.outputs.size());
            for (std::size_t row = 0; row < far.outputs.size(); ++row)
                for (Eigen::Index c = 0; c < 3; ++c)
                    QVERIFY(sameMatrix(far.outputs[row].col(c),
                                       near.outputs[row].topRows(2).col(
                                           static_cast<Eigen::Index>(chosen[static_cast<std::size_t>(c)]))));
            QVERIFY(sameMatrix(far.endOutputs.col(0), near.endOutputs.topRows(2).col(2)));
        }
    }

    void runThatTheModelEnds() {
        const ServedHere server({servedModel("fall", sample::compiled(sample::kFall), {}, coarse())});
        const auto model = asked(server.address("fall"));
        const ModelPtr text = sample::compiled(sample::kFall);
        const std::vector<double> parameters = {5, 9.81}, times = {0.25, 0.5, 1.5, 2};
        SimulationOptions options = coarse();
        options.stopTime = 2;
        const Trajectory far = simulate(*model, parameters, {}, options, times);
        QVERIFY(sameTrajectory(far, simulate(*text, parameters, {}, options, times)));
        QVERIFY(far.status.end == RunEnd::Terminated);
        QCOMPARE(far.outputs.rows(), Eigen::Index{2});
        QVERIFY(std::abs(far.status.time - std::sqrt(2 * 5 / 9.81)) < 1e-9);
        const std::vector<std::size_t> all = {0, 1};
        const auto slopes = simulateWithSensitivities(*model, parameters, all, {}, options, times);
        const auto near = simulateWithSensitivities(*text, parameters, all, {}, options, times);
        QVERIFY(sameMatrix(slopes.endOutputs, near.endOutputs));
        for (std::size_t row = 0; row < 2; ++row) QVERIFY(sameMatrix(slopes.outputs[row], near.outputs[row]));
        // v = -sqrt(2 g h) at the ground
        QVERIFY(std::abs(slopes.endOutputs(1, 0) + std::sqrt(9.81 / (2 * 5))) < 1e-8);
    }

    void derivativeThatIsNotFiniteIsMissing() {
        // dy/da is infinite at a = 0, dy/db is not.
        const std::string text = "model Root\n  parameter Real a(min = 0) = 1;\n  parameter Real b = 2;\n"
                                 "  output Real y;\nequation\n  y = sqrt(a) + b;\nend Root;\n";
        const ServedHere server({servedModel("root", sample::compiled(text), {}, coarse())});
        const auto model = asked(server.address());
        QVERIFY(!model->capabilities().dynamic);
        const std::vector<std::size_t> all = {0, 1};
        const auto result =
            simulateWithSensitivities(*model, std::vector<double>{0, 2}, all, {}, {}, std::vector{1.0});
        QVERIFY2(result.trajectory.status.answered(),
                 toString(result.trajectory.status, *model).text().c_str());
        QCOMPARE(result.trajectory.outputs(0, 0), 2.0);
        QVERIFY(!std::isfinite(result.outputs[0](0, 0)));
        QCOMPARE(result.outputs[0](0, 1), 1.0);
        // Somebody else's client gets a sentence in the place of a null.
        BridgeClient other(serverAddress(server.address()));
        other.connect({});
        const std::vector<double> first = {1, 0}, second = {0, 1};
        QCOMPARE(other.applyJacobian(0, 0, {{0, 2}}, second, 1, {}), std::vector<double>{1});
        try {
            other.applyJacobian(0, 0, {{0, 2}}, first, 1, {});
            QFAIL("no trouble");
        } catch (const BridgeTrouble& trouble) {
            QVERIFY(trouble.why.text().find("A derivative has no finite value there.") != std::string::npos);
        }
    }

    void parallelRunsAreTheSame() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const ModelPtr text = sample::compiled(sample::kSpring);
        Eigen::MatrixXd samples(3, 200);
        for (Eigen::Index k = 0; k < samples.cols(); ++k)
            samples.col(k) << 1 + 0.01 * static_cast<double>(k), 0.3, 5 + static_cast<double>(k);
        const std::vector<Signal> inputs = {Signal(0.0)};
        SimulationOptions options = coarse();
        options.stopTime = 0.5;
        const BatchRequest request{{{VariableKind::Output, 0}, {VariableKind::Output, 1}}, 8};
        std::vector<BatchResult> results;
        // More threads than cores: the requests of all of them are under way together.
        results.resize(4);
        {
            std::vector<std::jthread> threads;
            for (BatchResult& result : results)
                threads.emplace_back(
                    [&] { result = simulateBatch(*model, samples, inputs, options, request); });
        }
        for (Eigen::Index k = 0; k < samples.cols(); ++k) {
            const Eigen::VectorXd p = samples.col(k);
            const Trajectory run = simulate(*text, {p.data(), 3}, inputs, options, std::vector{0.5});
            for (const BatchResult& result : results) {
                QCOMPARE(result.values(0, k), run.endOutputs[0]);
                QCOMPARE(result.values(1, k), run.endOutputs[1]);
            }
        }
    }

    void outOfLimitsIsASentence() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const std::vector<double> parameters = {2, 11, 5};
        const Trajectory run =
            simulate(*model, parameters, std::vector{Signal(0.0)}, coarse(), std::vector{1.0});
        QVERIFY(run.status.end == RunEnd::Foreign);
        const std::string said = toString(run.status, *model);
        QVERIFY2(said.find(server.address("spring")) != std::string::npos &&
                     said.find("d = 11: the model allows 0 to 10") != std::string::npos,
                 said.c_str());
    }

    void movingInputIsASentence() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        const std::vector<Signal> inputs = {Signal({0, 1}, {0, 1}, Interpolation::Linear)};
        const Trajectory run =
            simulate(*model, std::vector<double>{2, 0.3, 5}, inputs, coarse(), std::vector{1.0});
        QVERIFY(toString(run.status, *model).text().find("holds its inputs constant, but F moves") !=
                std::string::npos);
    }

    void serverThatWentAwayIsASentence() {
        std::shared_ptr<const ServerModel> model;
        {
            const ServedHere server({spring()});
            model = asked(server.address("spring"));
        }
        const Trajectory run = simulate(*model, std::vector<double>{2, 0.3, 5}, std::vector{Signal(0.0)},
                                        coarse(), std::vector{1.0});
        QVERIFY(run.status.end == RunEnd::Foreign);
        QVERIFY(toString(run.status, *model).text().find("cannot be reached: Connection refused") !=
                std::string::npos);
    }

    void cancelledRunEndsAtOnce() {
        const ServedHere server({spring()});
        const auto model = asked(server.address("spring"));
        std::stop_source stop;
        stop.request_stop();
        const Trajectory run = simulate(*model, std::vector<double>{2, 0.3, 5}, std::vector{Signal(0.0)},
                                        coarse(), std::vector{1.0}, stop.get_token());
        QVERIFY(run.status.end == RunEnd::Cancelled);
    }
};

RIGOR_TEST(TestServedModel)
#include "test_served_model.moc"

} // namespace test_served_model

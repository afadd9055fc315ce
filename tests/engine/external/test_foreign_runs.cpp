// What a model from elsewhere says that it can do is kept: no more runs at a time than it stands, whoever
// asks, and what a run costs is known once there were some.
#include "core/engine/simulate/external.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "core/foundation/base/parallel.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <thread>

namespace test_foreign_runs {

using namespace rigor;

namespace {

constexpr auto kRun = std::chrono::milliseconds(5);

class Counting final : public ExternalModel {
  public:
    explicit Counting(int instances, bool exact = true)
        : ExternalModel({.name = "counting",
                         .description = "",
                         .parameters = {{.name = "p", .start = 1}},
                         .inputs = {},
                         .outputs = {{.name = "y"}},
                         .code = {.kind = "test", .name = "counting"},
                         .exactDerivatives = exact,
                         .instances = instances}) {}
    Trajectory run(std::span<const double> parameters, std::span<const Signal>, const SimulationOptions&,
                   std::span<const double>, std::stop_token) const override {
        return counted(parameters[0]);
    }
    SensitivityResult derivatives(std::span<const double> parameters, std::span<const std::size_t>,
                                  std::span<const Signal>, const SimulationOptions&, std::span<const double>,
                                  std::stop_token) const override {
        SensitivityResult result;
        result.trajectory = counted(parameters[0]);
        return result;
    }
    Message how() const override { return "in this process"; }
    mutable std::atomic<int> now = 0, most = 0;

  private:
    Trajectory counted(double parameter) const {
        const int mine = ++now;
        for (int before = most; before < mine && !most.compare_exchange_weak(before, mine);) {
        }
        std::this_thread::sleep_for(kRun);
        --now;
        Trajectory made;
        made.status.end = RunEnd::StopTime;
        if (parameter < 0) made.status = foreignFailure("it failed", 0);
        made.endOutputs = {parameter};
        made.outputs.resize(0, 1);
        return made;
    }
};

void runAll(const Model& model, double parameter = 1) {
    std::vector<std::jthread> threads;
    for (int t = 0; t < 8; ++t)
        threads.emplace_back([&model, parameter, t] {
            for (int k = 0; k < 4; ++k)
                if ((t + k) % 3 == 0)
                    (void)simulateWithSensitivities(model, std::vector{parameter},
                                                    std::vector<std::size_t>{0}, {}, {}, {});
                else
                    (void)simulate(model, std::vector{parameter}, {}, {}, {});
        });
}

} // namespace

class TestForeignRuns : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void noMoreAtATimeThanItStands() {
        for (const int instances : {1, 2, 3}) {
            const auto model = std::make_shared<Counting>(instances);
            QCOMPARE(model->capabilities().instances, instances);
            runAll(*model);
            QCOMPARE(model->most.load(), instances);
            const Counting differences(instances, false);
            runAll(differences);
            QCOMPARE(differences.most.load(), instances);
        }
        const Counting any(0);
        runAll(any);
        QVERIFY(any.most > 3); // eight sleepers
    }

    /// Also where its parameters are made of others, beside runs of the model itself.
    void behindOtherParametersToo() {
        const auto model = std::make_shared<Counting>(2);
        TapeBuilder builder(1);
        const ModelPtr made = foreignWithParameters(model, model->parameters(),
                                                    builder.cut(std::vector<Node>{builder.input(0)}));
        QCOMPARE(made->capabilities().instances, 2);
        std::jthread beside([&] { runAll(*model); });
        runAll(*made);
        beside.join();
        QCOMPARE(model->most.load(), 2);
        QCOMPARE(made->capabilities().secondsPerRun, model->capabilities().secondsPerRun);
    }

    void whatARunCosts() {
        const Counting model(0);
        QVERIFY(std::isnan(model.capabilities().secondsPerRun));
        runAll(model, -1); // no answer
        QVERIFY(std::isnan(model.capabilities().secondsPerRun));
        runAll(model);
        const double each = model.capabilities().secondsPerRun;
        QVERIFY2(each >= std::chrono::duration<double>(kRun).count(), std::to_string(each).c_str());
    }

    void whoIsStoppedWaitsNoLonger() {
        const Counting model(1);
        QVERIFY(model.runs().begin({})); // somebody else's turn, which does not end
        std::stop_source stop;
        Trajectory run;
        std::jthread waiting([&] { run = simulate(model, std::vector{1.0}, {}, {}, {}, stop.get_token()); });
        stop.request_stop();
        waiting.join();
        QCOMPARE(run.status.end, RunEnd::Cancelled);
        QCOMPARE(model.most.load(), 0);
        model.runs().end(std::nan(""));
        QVERIFY(simulate(model, std::vector{1.0}, {}, {}, {}).status.answered());
    }

    void itIsToldAsItIs() {
        const auto text = [](int instances) {
            std::string all;
            for (const RunLimit& row : toldCapabilities(Counting(instances)))
                all += row.name.text() + ": " + row.value.text() + "\n";
            return all;
        };
        QCOMPARE(text(0), std::string("runs at a time: one per thread\nrestart from a state: no\n"));
        QCOMPARE(text(3), std::string("runs at a time: at most 3\nrestart from a state: no\n"));
    }
};

RIGOR_TEST(TestForeignRuns)
#include "test_foreign_runs.moc"

} // namespace test_foreign_runs

// A search of a thousand runs through an FMU that crashes, hangs, leaks, lies and damages itself in a tenth
// of them, while its processes are killed from outside: it ends, counts what failed, and finds what it finds
// with an FMU that does nothing wrong.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/foundation/base/random.h"
#include "core/methods/method.h"
#include "tests/engine/fmu/host_processes.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

#include <cmath>
#include <csignal>
#include <thread>

namespace test_failing_host {

using namespace rigor;

namespace {

/// x = 1.3 exp(-1.7 t), measured to 0.01.
Problem decay(const std::string& options) {
    Problem problem;
    const auto fmu = fmuModel(small_fmu::bytesOf({.options = options}), "decay.fmu", nullptr,
                              {.memory = std::size_t{1} << 30});
    trustOnce(fmu->code());
    problem.model = fmu;
    problem.threads = 2;
    problem.seed = 5;
    problem.simulation.timeLimit = 0.3;
    for (const auto& [name, start, max] : {std::tuple{"k", 3.0, 9.0}, {"x.start", 1.0, 5.0}}) {
        Unknown unknown;
        unknown.name = name;
        unknown.value = {start, 0.1, max};
        problem.unknowns.push_back(unknown);
    }
    RandomStream random(2, 1);
    std::vector<double> times, values;
    for (int k = 0; k <= 40; ++k) {
        times.push_back(0.05 * k);
        values.push_back(1.3 * std::exp(-1.7 * times.back()) + 0.01 * random.normal());
    }
    Experiment experiment;
    experiment.label = "1";
    experiment.inputs.emplace("u", Signal(0.0));
    experiment.measurements = {{"x", times, values, 0.01, 0}};
    problem.data.experiments.push_back(experiment);
    return problem;
}

Result searched(const Problem& problem) {
    const auto method = makeMethod("least-squares");
    method->options().set("optimiser", std::string("genetic"));
    method->options().set("population", 40LL);
    method->options().set("generations", 30LL);
    return method->run(problem, {});
}

} // namespace

class TestFailingHost : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aSearchOfAThousandRunsFindsTheSame() {
        if (QStandardPaths::findExecutable("cc").isEmpty()) QSKIP("There is no C compiler on this machine.");
#ifdef __SANITIZE_ADDRESS__
        QSKIP("not under AddressSanitizer, which needs terabytes of addresses");
#endif
        const Result quiet = searched(decay(""));
        QVERIFY2(quiet.outcome == RunOutcome::Answered, quiet.message().c_str());
        QVERIFY(quiet.diagnostics["model_solves"].get<int>() >= 1000);
        QCOMPARE(quiet.diagnostics["failed_solves"].get<int>(), 0);

        const Problem moody = decay("-DMOODS");
        std::atomic<int> killed = 0;
        Result result;
        {
            std::jthread killer([&](const std::stop_token& stop) {
                while (!stop.stop_requested() && killed < 10) {
                    std::this_thread::sleep_for(std::chrono::milliseconds(50));
                    const std::vector<pid_t> all = small_fmu::hosts();
                    if (!all.empty() && ::kill(all.front(), SIGKILL) == 0) ++killed;
                }
            });
            result = searched(moody);
        }
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QVERIFY(killed > 0);
        const int failed = result.diagnostics["failed_solves"], solves = result.diagnostics["model_solves"];
        qInfo("%d of %d runs failed, %d processes were killed", failed, solves, killed.load());
        QVERIFY(failed > solves / 50 && failed < solves / 4);
        for (std::size_t k = 0; k < quiet.unknowns.size(); ++k) {
            const Estimate &a = quiet.unknowns[k], &b = result.unknowns[k];
            QVERIFY2(std::abs(a.value - b.value) < 1e-4 * a.standardError,
                     fmt::format("{}: {} and {}", a.name, a.value, b.value).c_str());
            QVERIFY(std::abs(a.standardError - b.standardError) < 1e-3 * a.standardError);
        }
    }
};

RIGOR_TEST(TestFailingHost)
#include "test_failing_host.moc"

} // namespace test_failing_host

// A fit over a model server whose answers fail at random ends with the answer of a server that never fails.
#include "core/engine/server/server_model.h"
#include "core/foundation/base/random.h"
#include "core/methods/method.h"
#include "tests/engine/server/raw_server.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <mutex>

namespace test_failing_server {

using namespace rigor;
using Json = nlohmann::json;

namespace {

/// y(a, b) = a exp(-b t) at 20 times, one output each; `failing` of all evaluations have no answer.
class Decay {
  public:
    explicit Decay(double failing)
        : failing_(failing), server_([this](const sample::RawRequest& request) { return answer(request); }) {}
    std::string address() const { return server_.address() + "/f"; }
    int failed() const { return failed_; }

    static double valueAt(std::size_t k, double a, double b) {
        return a * std::exp(-0.1 * b * static_cast<double>(k + 1));
    }
    static constexpr std::size_t kValues = 20;

  private:
    bool answer(const sample::RawRequest& request) {
        if (request.path == "/InputSizes") return request.send(sample::httpAnswer(R"({"inputSizes": [2]})"));
        if (request.path == "/OutputSizes")
            return request.send(sample::httpAnswer(R"({"outputSizes": [20]})"));
        if (request.path == "/ModelInfo")
            return request.send(sample::httpAnswer(R"({"support": {"Evaluate": true}})"));
        if (request.path != "/Evaluate")
            return request.send(sample::httpAnswer(sample::honestAnswer(request.path)));
        {
            const std::scoped_lock lock(mutex_);
            const double drawn = random_.uniform();
            if (drawn < failing_) {
                ++failed_;
                if (drawn < failing_ / 2)
                    request.send(sample::httpAnswer("Traceback", "500 Internal Server Error"));
                return false;
            }
        }
        const Json input = Json::parse(request.body)["input"][0];
        std::vector<double> values;
        for (std::size_t k = 0; k < kValues; ++k) values.push_back(valueAt(k, input[0], input[1]));
        return request.send(sample::httpAnswer(Json{{"output", {values}}}.dump()));
    }

    double failing_;
    std::mutex mutex_;
    RandomStream random_{11, 1};
    std::atomic<int> failed_ = 0;
    sample::RawServer server_;
};

Result fitted(const std::string& address, const std::string& optimiser) {
    Messages warnings;
    Problem problem;
    problem.model = serverModel(address, warnings);
    problem.threads = 2;
    problem.seed = 5;
    for (const auto& [name, start, max] : {std::tuple{"x[1]", 1.0, 5.0}, {"x[2]", 3.0, 9.0}}) {
        Unknown unknown;
        unknown.name = name;
        unknown.value = {start, 0.1, max};
        problem.unknowns.push_back(unknown);
    }
    RandomStream random(2, 1);
    Experiment experiment;
    experiment.label = "1";
    for (std::size_t k = 0; k < Decay::kValues; ++k)
        experiment.measurements.push_back({fmt::format("y[{}]", k + 1),
                                           {1},
                                           {Decay::valueAt(k, 1.3, 1.7) + 0.01 * random.normal()},
                                           0.01,
                                           0});
    problem.data.experiments.push_back(experiment);
    const auto method = makeMethod("least-squares");
    method->options().set("optimiser", optimiser);
    return method->run(problem, {});
}

} // namespace

class TestFailingServer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aFitFindsTheSame_data() {
        QTest::addColumn<QString>("optimiser");
        QTest::addColumn<double>("failing");
        for (const auto& [optimiser, failing] :
             {std::pair{"least-squares", 0.05}, {"least-squares", 0.2}, {"genetic", 0.05}})
            QTest::addRow("%s, %g", optimiser, failing) << QString(optimiser) << failing;
    }
    void aFitFindsTheSame() {
        QFETCH(QString, optimiser);
        QFETCH(double, failing);
        const Decay good(0), bad(failing);
        const Result quiet = fitted(good.address(), optimiser.toStdString()),
                     result = fitted(bad.address(), optimiser.toStdString());
        QVERIFY2(quiet.outcome == RunOutcome::Answered, quiet.message().c_str());
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        qInfo("%d questions failed", bad.failed());
        QVERIFY(bad.failed() > 0);
        for (std::size_t k = 0; k < quiet.unknowns.size(); ++k) {
            const Estimate &a = quiet.unknowns[k], &b = result.unknowns[k];
            QVERIFY2(std::abs(a.value - b.value) < 1e-4 * a.standardError,
                     fmt::format("{}: {} and {}", a.name, a.value, b.value).c_str());
            QVERIFY(std::abs(a.standardError - b.standardError) < 1e-3 * a.standardError);
        }
    }
};

RIGOR_TEST(TestFailingServer)
#include "test_failing_server.moc"

} // namespace test_failing_server

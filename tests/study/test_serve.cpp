// A study that is served and asked for: the same numbers as where it runs, to the last digit.

#include "core/engine/server/bridge_client.h"
#include "core/engine/server/bridge_server.h"
#include "core/engine/server/server_model.h"
#include "core/methods/fit/predict/predictor.h"
#include "core/study/run/run_folder.h"
#include "core/study/serve/served_blocks.h"
#include "core/study/serve/served_study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <thread>

namespace test_serve {

using namespace rigor;

namespace {

/// A mass on a spring under a force that moves: the courses of two records, a value of the end of each.
const char* const kMass = R"(model Mass "A mass on a spring"
  parameter Real m(min = 0.1, unit = "kg") = 1;
  parameter Real d(min = 0, unit = "N.s/m") = 0.3;
  parameter Real k(min = 0.01, max = 100, unit = "N/m") = 5;
  input Real F(unit = "N");
  Real x(start = 0.2, unit = "m");
  Real v(start = 0, unit = "m/s");
  output Real position(unit = "m");
  output Real speed(unit = "m/s");
equation
  der(x) = v;
  m*der(v) = F - d*v - k*x;
  position = x;
  speed = v;
end Mass;
)";

const char* const kMassStudy = R"(title = "Spring rig"
method = "least-squares"
model = "mass.mo"
[data]
files = ["one.csv", "two.csv"]
layout = "signals"
time = "t"
[data.standard_deviations]
position = 0.01
speed = 0.02
[unknowns.k]
start = 4.0
min = 1.0
max = 20.0
[unknowns.d]
start = 0.2
min = 0.0
max = 2.0
[simulation]
stepper = "rk4"
step = 0.01
)";

/// x^2 + a x + b u = 0 has no states: solved at every row.
const char* const kStatic = R"(model Root
  parameter Real a(min = 0.1) = 1;
  parameter Real b = 2;
  parameter Real u = 0;
  Real x(start = 1);
  output Real y;
equation
  0 = x^2 + a*x - b*u;
  y = x;
end Root;
)";

const char* const kStaticStudy = R"(method = "least-squares"
model = "root.mo"
[data]
file = "root.csv"
label = "run"
[unknowns.a]
start = 1.3
[unknowns.b]
start = 1.7
)";

void write(const QTemporaryDir& folder, const char* name, const std::string& text) {
    std::ofstream(folder.filePath(name).toStdString()) << text;
}

std::string record(double phase) {
    std::string text = "t [s],F [N],position [m],speed [m/s]\n";
    for (int i = 0; i <= 40; ++i) {
        const double t = 0.05 * i;
        // Of the speed every third value is missing: the blocks have rows of their own.
        text += fmt::format("{},{},{},{}\n", t, std::sin(3 * t + phase), 0.1 * std::cos(t + phase),
                            i % 3 == 0 ? std::string() : fmt::format("{}", 0.2 * std::sin(t)));
    }
    return text;
}

class Serving {
  public:
    explicit Serving(std::shared_ptr<const Served> served)
        : server_({std::move(served)}, "127.0.0.1", 0),
          thread_([this](std::stop_token stop) { server_.run(stop); }) {}

    std::string address() const { return fmt::format("http://127.0.0.1:{}", server_.port()); }

  private:
    BridgeServer server_;
    std::jthread thread_;
};

bool equal(double a, double b) {
    const bool same = a == b;
    if (!same) qWarning("%.17g instead of %.17g", a, b);
    return same;
}

std::string said(const std::function<void()>& call) {
    try {
        call();
    } catch (const Error& error) {
        return error.sentence();
    }
    return "no error";
}

/// The problem of somebody who has the data and the address, and nothing of the model.
Problem problemElsewhere(const PreparedStudy& own, const std::string& address) {
    Messages warnings;
    Problem far = own.problem;
    far.model = serverModel(address, warnings);
    far.fixed.clear();
    for (Experiment& experiment : far.data.experiments) {
        experiment.conditions.clear();
        experiment.inputs.clear();
    }
    completeForeignData(far.data, *far.model);
    return far;
}

/// h and dh/dp of all rows, here and elsewhere.
void compare(const Problem& near, const Problem& far, const std::vector<Eigen::VectorXd>& points) {
    const FitData nearData = fitDataOf(near, {}, false), farData = fitDataOf(far, {}, false);
    QCOMPARE(farData.rows.size(), nearData.rows.size());
    Predictor here(nearData, near.simulation, 0), there(farData, far.simulation, 0);
    for (const Eigen::VectorXd& p : points) {
        const Prediction a = here.values(p), b = there.values(p);
        QVERIFY2(a.answered, a.why.text().c_str());
        QVERIFY2(b.answered, b.why.text().c_str());
        for (Eigen::Index r = 0; r < a.values.size(); ++r) QVERIFY(equal(b.values[r], a.values[r]));
        const Prediction c = here.withSlopes(p), d = there.withSlopes(p);
        QVERIFY2(d.answered, d.why.text().c_str());
        for (Eigen::Index i = 0; i < c.slopes.size(); ++i)
            QVERIFY(equal(d.slopes.data()[i], c.slopes.data()[i]));
    }
}

} // namespace

class TestServe : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    PreparedStudy prepared(const char* name) const {
        return prepare(loadStudy(folder_.filePath(name).toStdString()));
    }

  private Q_SLOTS:
    void initTestCase() {
        QVERIFY(folder_.isValid());
        write(folder_, "mass.mo", kMass);
        write(folder_, "mass.toml", kMassStudy);
        write(folder_, "one.csv", record(0.1));
        write(folder_, "two.csv", record(1.4));
        write(folder_, "root.mo", kStatic);
        write(folder_, "root.toml", kStaticStudy);
        write(folder_, "root.csv", "run,u,y\na,0.5,0.6\nb,1,1.1\nc,2,1.4\n");
    }

    void describesItself() {
        const Serving server(servedStudy("mass", prepared("mass.toml")));
        BridgeClient client(serverAddress(server.address()));
        const BridgeSupport support = client.connect({});
        QVERIFY(support.gradient && support.jacobian && support.hessian && support.describe);
        QCOMPARE(client.model(), std::string("mass"));
        QCOMPARE(client.inputSizes({}), std::vector<std::size_t>{2});
        // 41 positions and 27 speeds.
        QCOMPARE(client.outputSizes({}), (std::vector<std::size_t>{68, 68}));
        const auto told = client.describe({});
        QCOMPARE(told["kind"].get<std::string>(), std::string("study"));
        QCOMPARE(told["description"].get<std::string>(), std::string("Spring rig"));
        // In the order of the file, with the start of the study and the limits of the model.
        QCOMPARE(told["parameters"][0],
                 nlohmann::json::parse(R"({"name": "k", "unit": "N/m", "description": "", "start": 4.0,
                                           "min": 0.01, "max": 100.0})"));
        QCOMPARE(told["parameters"][1]["name"].get<std::string>(), std::string("d"));
        QCOMPARE(told["experiments"].size(), std::size_t{2});
        QCOMPARE(told["experiments"][1]["time"][40].get<double>(), 2.0);
        QCOMPARE(told["experiments"][1]["time"][41].get<double>(), 0.05);
        QCOMPARE(told["experiments"][1]["output"][41].get<int>(), 1);
        QCOMPARE(client.outputSizes({.config = {{"experiments", {2}}}}), std::vector<std::size_t>{68});
    }

    void coursesAreTheSameToTheLastDigit() {
        const PreparedStudy own = prepared("mass.toml");
        const Serving server(servedStudy("mass", prepared("mass.toml")));
        compare(own.problem, problemElsewhere(own, server.address()),
                {Eigen::Vector2d(4, 0.2), Eigen::Vector2d(1.0 / 3, 0.1 + 0.2), Eigen::Vector2d(17.5, 0)});
    }

    void rootsAreTheSameToTheLastDigit() {
        const PreparedStudy own = prepared("root.toml");
        const Serving server(servedStudy("root", prepared("root.toml")));
        compare(own.problem, problemElsewhere(own, server.address()), {Eigen::Vector2d(1.3, 1.7)});
    }

    /// 108 experiments, measured by an event, unknowns with distributions.
    void clutchIsTheSameToTheLastDigit() {
        const auto file =
            std::filesystem::path(sourceDir()) / "resources/rigs/wet-clutch/inverse-uncertainty.toml";
        PreparedStudy own = prepare(loadStudy(file));
        const Serving server(servedStudy("clutch", prepare(loadStudy(file))));
        BridgeClient client(serverAddress(server.address() + "/clutch"));
        client.connect({});
        const std::vector<std::size_t> sizes = client.outputSizes({});
        QCOMPARE(sizes, std::vector<std::size_t>(108, 1));
        const std::vector<double> p = {0.95, 0.875};
        const Blocks far = client.evaluate({p}, sizes, {});
        for (Unknown& unknown : own.problem.unknowns) unknown.family.clear();
        const FitData data = fitDataOf(own.problem, {}, false);
        const Prediction near =
            Predictor(data, own.problem.simulation, 0).values(Eigen::Vector2d(p[0], p[1]));
        QVERIFY(near.answered);
        for (std::size_t e = 0; e < 108; ++e)
            QVERIFY(equal(far[e][0], near.values[static_cast<Eigen::Index>(e)]));
    }

    void fitOverTheWireIsTheSame() {
        PreparedStudy own = prepared("mass.toml");
        const Serving server(servedStudy("mass", prepared("mass.toml")));
        const Problem far = problemElsewhere(own, server.address());
        const Result a = own.method->run(own.problem, {}), b = own.method->run(far, {});
        QVERIFY(a.outcome == RunOutcome::Answered && b.outcome == a.outcome);
        QCOMPARE(b.unknowns.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(equal(b.unknowns[i].value, a.unknowns[i].value));
            QVERIFY(equal(b.unknowns[i].standardError, a.unknowns[i].standardError));
        }
    }

    void hessianIsThatOfTheFit() {
        const PreparedStudy own = prepared("root.toml");
        const Serving server(servedStudy("root", prepared("root.toml")));
        BridgeClient client(serverAddress(server.address()));
        client.connect({});
        // y = (-a + sqrt(a^2 + 4 b u))/2 at u = 2: d2y/da2 = 4 b u/(2 s^3), s = sqrt(a^2 + 4 b u)
        const double a = 1.3, b = 1.7, u = 2, s = std::sqrt(a * a + 4 * b * u);
        const std::vector<double> sens = {3}, first = {1, 0}, second = {0, 1};
        const auto column = client.applyHessian(2, 0, 0, {{a, b}}, sens, first, {});
        QVERIFY(std::abs(column[0] - 3 * 2 * b * u / (s * s * s)) < 1e-9);
        // d2y/da db = -a u/s^3, d2y/db2 = -2 u^2/s^3
        QVERIFY(std::abs(column[1] + 3 * a * u / (s * s * s)) < 1e-9);
        const auto other = client.applyHessian(2, 0, 0, {{a, b}}, sens, second, {});
        QVERIFY(std::abs(other[1] + 3 * 2 * u * u / (s * s * s)) < 1e-9);
        QVERIFY(std::abs(other[0] - column[1]) < 1e-12);
    }

    void onlyTheExperimentsAskedFor() {
        const auto served = servedStudy("root", prepared("root.toml"));
        const std::vector<double> p = {1.3, 1.7};
        const ServedValues all = served->evaluate(p, nlohmann::json::object(), true, {});
        const ServedValues some = served->evaluate(p, {{"experiments", {3, 1}}}, true, {});
        QCOMPARE(some.blocks.size(), std::size_t{2});
        QCOMPARE(some.blocks[0], all.blocks[2]);
        QCOMPARE(some.blocks[1], all.blocks[0]);
        QVERIFY(some.slopes[0] == all.slopes[2]);
        for (const char* wrong : {"[]", "[0]", "[4]", "[1.5]", "1", "[1, 2, 3, 1]"})
            QVERIFY2(said([&] {
                         served->outputSizes({{"experiments", nlohmann::json::parse(wrong)}});
                     }).find("config.experiments") == 0,
                     wrong);
        QVERIFY(said([&] { served->outputSizes({{"times", {1}}}); }).find("config.times is not known") == 0);
        QVERIFY(said([&] {
                    served->evaluate(std::vector<double>{0.05, 1}, nlohmann::json::object(), false, {});
                }).find("a = 0.05: the model allows 0.1 to") == 0);
    }

    void parallelClientsGetTheSame() {
        const Serving server(servedStudy("mass", prepared("mass.toml")));
        const auto ask = [&] {
            BridgeClient client(serverAddress(server.address()));
            client.connect({});
            Blocks all;
            for (int k = 0; k < 10; ++k) {
                const std::vector<double> p = {1 + 0.3 * k, 0.1 * k}, unit = {0, 1};
                for (auto& block : client.evaluate({p}, std::vector<std::size_t>{68, 68}, {}))
                    all.push_back(std::move(block));
                all.push_back(client.applyJacobian(1, 0, {p}, unit, 68, {}));
            }
            return all;
        };
        const Blocks alone = ask();
        std::vector<Blocks> together(8);
        {
            std::vector<std::jthread> threads;
            for (Blocks& one : together) threads.emplace_back([&] { one = ask(); });
        }
        for (const Blocks& one : together) QCOMPARE(one, alone);
    }

    void numbersPerExperimentAreInputs() {
        write(folder_, "separate.toml", std::string(kMassStudy) + "[options]\nper_experiment = \"d\"\n");
        const auto served = servedStudy("separate", prepared("separate.toml"));
        const auto told = served->describe();
        QCOMPARE(served->inputs(), std::size_t{3});
        std::vector<std::string> names;
        for (const auto& one : told["parameters"]) names.push_back(one["name"].get<std::string>());
        const std::string first = told["experiments"][0]["label"], second = told["experiments"][1]["label"];
        QVERIFY(std::ranges::count(names, "d[" + first + "]") == 1);
        QVERIFY(std::ranges::count(names, "d[" + second + "]") == 1);
        // The number of the second has no effect on the first.
        const ServedValues values =
            served->evaluate(std::vector<double>{4, 0.2, 0.3}, nlohmann::json::object(), true, {});
        const auto at = std::ranges::find(names, "d[" + second + "]") - names.begin();
        QVERIFY(values.slopes[0].col(at).isZero(0));
        QVERIFY(!values.slopes[1].col(at).isZero(1e-3));
    }

    void blocksAreFoundByLabel() {
        const PreparedStudy own = prepared("root.toml");
        const Serving server(servedStudy("root", prepared("root.toml")));
        Messages warnings;
        const auto model = serverModel(server.address(), warnings);
        Dataset data = own.problem.data;
        for (Experiment& experiment : data.experiments) experiment.conditions.clear();
        data.experiments[0].conditions["block"] = 2; // what is stated stays
        completeForeignData(data, *model);
        QCOMPARE(data.experiments[0].conditions.at("block"), 2.0);
        QCOMPARE(data.experiments[1].conditions.at("block"), 2.0);
        QCOMPARE(data.experiments[2].conditions.at("block"), 3.0);
        data.experiments[2].conditions.clear();
        data.experiments[2].label = "z";
        const std::string why = said([&] { completeForeignData(data, *model); });
        QVERIFY2(why.find("is experiment z? None of the server's has that label.") != std::string::npos,
                 why.c_str());
        // A model of one's own has no blocks.
        completeForeignData(data, *own.problem.model);
    }

    void timesThatWereNotMeasuredAreASentence() {
        const Serving server(servedStudy("mass", prepared("mass.toml")));
        Messages warnings;
        const auto model = serverModel(server.address(), warnings);
        const Trajectory run =
            model->run(std::vector<double>{4, 0.2, 1}, {}, {}, std::vector{0.033, 0.041}, {});
        QVERIFY(run.status.end == RunEnd::Foreign);
        QVERIFY(toString(run.status, *model).text().find("has no value of experiment") != std::string::npos);
    }
};

RIGOR_CORE_TEST(TestServe)
#include "test_serve.moc"

} // namespace test_serve

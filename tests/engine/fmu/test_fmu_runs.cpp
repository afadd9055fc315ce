// Runs of FMUs against exact answers, and against those of the people who wrote them.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/fmu_model.h"
#include "core/foundation/base/numbers.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"

#include "core/engine/fmu/fmu_archive.h"

#include <cmath>

namespace test_fmu_runs {

using namespace rigor;
namespace fs = std::filesystem;

namespace {

std::shared_ptr<const ExternalModel> allowed(const std::string& bytes, const fs::path& file) {
    std::ofstream(file, std::ios::binary) << bytes;
    trustOnce(file);
    return fmuModel(file);
}

std::size_t indexOf(const std::vector<Variable>& variables, const std::string& name) {
    for (std::size_t k = 0; k < variables.size(); ++k)
        if (variables[k].name == name) return k;
    qFatal("no variable %s", name.c_str());
}

struct Case {
    std::shared_ptr<const ExternalModel> model;
    SimulationOptions options;
    std::vector<Signal> inputs;
    std::vector<double> values;

    explicit Case(std::shared_ptr<const ExternalModel> made) : model(std::move(made)) {
        for (const Variable& p : model->parameters()) values.push_back(p.start);
        for (const Variable& u : model->inputs()) inputs.emplace_back(u.start);
        options.stopTime = 1;
    }
    Case& set(const std::string& name, double value) {
        values[indexOf(model->parameters(), name)] = value;
        return *this;
    }
    Trajectory run(const std::vector<double>& times = {}) const {
        return model->run(values, inputs, options, times, {});
    }
    Eigen::VectorXd output(const Trajectory& run, const std::string& name) const {
        return run.outputs.col(static_cast<Eigen::Index>(indexOf(model->outputs(), name)));
    }
};

std::string told(const Trajectory& run) {
    return run.status.told ? run.status.told->text()
                           : "end " + std::to_string(static_cast<int>(run.status.end));
}

#define ANSWERED(run) QVERIFY2((run).status.answered(), told(run).c_str())

} // namespace

class TestFmuRuns : public QObject {
    Q_OBJECT

  private:
    TemporaryFolder folder_;

    Case small(const small_fmu::Kind& kind, const std::string& interface = "co-simulation") {
        static int number = 0;
        Case made(allowed(small_fmu::bytesOf(kind),
                          folder_.path() / ("small" + std::to_string(++number) + ".fmu")));
        made.options.interface = interface;
        return made;
    }

    static void everyVersion() {
        QTest::addColumn<int>("version");
        QTest::newRow("FMI 2.0") << 2;
        QTest::newRow("FMI 3.0") << 3;
    }

  private Q_SLOTS:
    void initTestCase() {
        if (small_fmu::library(2).empty()) QSKIP("there is no C compiler on this machine");
    }

    void coSimulationIsExactBetweenEvents_data() { everyVersion(); }
    void coSimulationIsExactBetweenEvents() {
        QFETCH(int, version);
        Case c = small({.version = version});
        const Trajectory run = c.set("k", 3).set("x.start", 2).run();
        ANSWERED(run);
        QCOMPARE(run.times.size(), std::size_t{101}); // its own step: 0.01 s
        const Eigen::VectorXd x = c.output(run, "x"), z = c.output(run, "z");
        for (std::size_t k = 0; k < run.times.size(); ++k) {
            QCOMPARE(run.times[k], 0.01 * static_cast<double>(k));
            const double exact = 2 * std::exp(-3 * run.times[k]);
            // Each of a hundred steps rounds twice.
            QVERIFY(std::abs(x[static_cast<Eigen::Index>(k)] - exact) < 200 * 2.3e-16 * exact);
            QCOMPARE(z[static_cast<Eigen::Index>(k)], 3 * x[static_cast<Eigen::Index>(k)]);
        }
        QCOMPARE(run.endOutputs[indexOf(c.model->outputs(), "x")], x[100]);
        QCOMPARE(run.status.time, 1.0);
    }

    void modelExchangeHasTheOrderOfItsStepper_data() { everyVersion(); }
    void modelExchangeHasTheOrderOfItsStepper() {
        QFETCH(int, version);
        Case c = small({.version = version}, "model-exchange");
        const auto error = [&](double step) {
            c.options.step = step;
            const Trajectory run = c.run({0.5, 1});
            if (!run.status.answered()) return kNaN;
            return std::abs(run.endOutputs[0] - std::exp(-2));
        };
        // Of order four: a sixteenth of the error by half the step, up to the next order.
        const double ratio = error(0.1) / error(0.05);
        QVERIFY2(ratio > 14 && ratio < 20, std::to_string(ratio).c_str());
        c.options.stepper = "dopri5";
        c.options.relativeTolerance = 1e-9;
        c.options.absoluteTolerance = 1e-11;
        // Local errors within the tolerance add up to a few of them here.
        QVERIFY(error(0.01) < 1e-8);
        const Trajectory run = c.run({0.5, 1});
        QVERIFY(run.status.steps < 200);
    }

    void stateEventsAreLocated_data() {
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("interface");
        QTest::addColumn<QString>("stepper");
        for (const int version : {2, 3}) {
            QTest::addRow("FMI %d CS", version) << version << "co-simulation"
                                                << "rk4";
            QTest::addRow("FMI %d ME rk4", version) << version << "model-exchange"
                                                    << "rk4";
            QTest::addRow("FMI %d ME dopri5", version) << version << "model-exchange"
                                                       << "dopri5";
        }
    }
    void stateEventsAreLocated() {
        QFETCH(int, version);
        QFETCH(QString, interface);
        QFETCH(QString, stepper);
        Case c = small({.version = version}, interface.toStdString());
        c.options.stepper = stepper.toStdString();
        c.options.relativeTolerance = 1e-10;
        c.set("limit", 0.25).set("again", 1);
        const Trajectory run = c.run({0, 0.4, 0.8, 1.0});
        ANSWERED(run);
        // It falls from 1 to 1/4 in ln 4 / 2 s.
        const double period = std::log(4.0) / 2;
        QCOMPARE(c.output(run, "hits")[3], std::floor(1 / period));
        const Eigen::VectorXd x = c.output(run, "x");
        for (Eigen::Index k = 0; k < 4; ++k) {
            const double exact = std::exp(-2 * std::fmod(run.times[static_cast<std::size_t>(k)], period));
            QVERIFY2(std::abs(x[k] - exact) < 2e-9, std::to_string(x[k] - exact).c_str());
        }
        if (interface == "model-exchange") {
            QCOMPARE(run.eventTimes.size(), std::size_t{1});
            QVERIFY(std::abs(run.eventTimes[0] - period) < 2e-10); // eventTolerance, and rk4's own error
        }
    }

    void timeEventsAreNotMissed_data() {
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("interface");
        for (const int version : {2, 3})
            for (const char* interface : {"co-simulation", "model-exchange"})
                QTest::addRow("FMI %d %s", version, interface) << version << interface;
    }
    void timeEventsAreNotMissed() {
        QFETCH(int, version);
        QFETCH(QString, interface);
        Case c = small({.version = version}, interface.toStdString());
        c.set("period", 0.0625);
        const std::vector<double> times = {0, 0.03125, 0.09375, 0.5, 0.96875, 1};
        const Trajectory run = c.run(times);
        ANSWERED(run);
        const Eigen::VectorXd n = c.output(run, "n");
        for (Eigen::Index k = 0; k < n.size(); ++k)
            QCOMPARE(n[k], std::floor(times[static_cast<std::size_t>(k)] / 0.0625));
        if (interface == "model-exchange") QCOMPARE(run.eventTimes.size(), std::size_t{16});
    }

    void inputsComeAtTheirTimes_data() { timeEventsAreNotMissed_data(); }
    void inputsComeAtTheirTimes() {
        QFETCH(int, version);
        QFETCH(QString, interface);
        Case c = small({.version = version}, interface.toStdString());
        // y = x + u shows the input as it is now; x' = -k x + u what came before.
        c.set("k", 0).set("x.start", 0);
        c.inputs[0] = Signal({0, 0.25, 0.5}, {1, 3, 2}, Interpolation::Hold);
        const Trajectory held = c.run({0.125, 0.25, 0.375, 0.5, 1});
        ANSWERED(held);
        const Eigen::VectorXd y = c.output(held, "y");
        const double integral[] = {0.125, 0.25, 0.625, 1.0, 2.0}, now[] = {1, 3, 3, 2, 2};
        for (Eigen::Index k = 0; k < 5; ++k)
            QVERIFY2(std::abs(y[k] - (integral[k] + now[k])) < 1e-12, std::to_string(y[k]).c_str());
        {
            // Integrated exactly: a parabola by rk4, and by steps that hold the mean of their input.
            c.inputs[0] = Signal({0, 0.5, 1}, {0, 1, 0}, Interpolation::Linear);
            const Trajectory ramp = c.run({0.25, 0.5, 1});
            const Eigen::VectorXd x = c.output(ramp, "x");
            QVERIFY(std::abs(x[0] - 0.0625) < 1e-13);
            QVERIFY(std::abs(x[1] - 0.25) < 1e-13);
            QVERIFY(std::abs(x[2] - 0.5) < 1e-13);
            // It jumps inside a step, and bends there.
            c.inputs[0] = Signal({0, 0.123456, 0.7}, {1, 4, 0}, Interpolation::Hold);
            const Trajectory jumps = c.run({0.12, 1});
            QVERIFY(std::abs(c.output(jumps, "x")[1] - (0.123456 + 4 * (0.7 - 0.123456))) < 1e-12);
            c.inputs[0] = Signal({0, 0.123456, 1}, {0, 2, 0}, Interpolation::Linear);
            QVERIFY(std::abs(c.output(c.run({0.12, 1}), "x")[1] - 1) < 1e-12);
        }
    }

    void stepsFollowTheOutputsWhereTheseAreCoarser() {
        Case c = small({});
        QCOMPARE(c.run({0, 0.25, 0.5, 1}).status.steps, 3LL);
        QCOMPARE(c.run({0, 0.25, 0.255, 1}).status.steps, 25LL + 1 + 75); // some are nearer than 0.01 s
        QCOMPARE(c.run({1}).status.steps, 100LL);
        c.inputs[0] = Signal({0, 1}, {0, 1}, Interpolation::Linear); // which a coarse step would hold
        QCOMPARE(c.run({0, 0.25, 0.5, 1}).status.steps, 100LL);
        Case none = small({.experiment = "startTime=\"0\""});
        QCOMPARE(none.run({1}).status.steps, 1000LL);
    }

    void stepsOfOneSizeOnly() {
        Case c = small({.variableStep = false, .experiment = "stepSize=\"0.25\""});
        c.inputs[0] = Signal({0, 1}, {0, 1}, Interpolation::Hold);
        c.set("k", 0).set("period", 0.375);
        const Trajectory run = c.run({0, 0.125, 0.25, 0.9});
        ANSWERED(run);
        QCOMPARE(run.status.steps, 4LL);
        // x is constant but for its input: on a line between two steps; n is held between them.
        QCOMPARE(c.output(run, "x")[1], 1.0);
        QCOMPARE(c.output(run, "n")[3], 2.0);
        c.inputs[0] = Signal(0.0);
        c.set("k", 1);
        const Trajectory curved = c.run({0, 0.125, 0.9, 1});
        QVERIFY(std::abs(c.output(curved, "x")[1] - 0.5 * (1 + std::exp(-0.25))) < 1e-15);
        QVERIFY(std::abs(curved.endOutputs[0] - std::exp(-1)) < 1e-15);
        // The last step goes past the end, which lies on a line too.
        c.options.stopTime = 0.9;
        const Trajectory past = c.run({0.5, 0.6});
        ANSWERED(past);
        QCOMPARE(past.status.steps, 4LL);
        QCOMPARE(past.status.time, 0.9);
        QVERIFY(std::abs(past.endOutputs[0] - (0.4 * std::exp(-0.75) + 0.6 * std::exp(-1))) < 1e-15);
        c.options.stopTime = 1;
        // Equidistant coarser outputs are steps of one size too.
        QCOMPARE(c.run({0, 0.5, 1}).status.steps, 2LL);
    }

    void arraysAreSpread() {
        Case c = small({.version = 3});
        QCOMPARE(c.model->parameters()[indexOf(c.model->parameters(), "a[2]")].start, 2.0);
        const Trajectory run = c.set("a[2]", 7).run({1});
        ANSWERED(run);
        QCOMPARE(c.output(run, "b[1]")[0], 2.0);
        QCOMPARE(c.output(run, "b[2]")[0], 14.0);
        QCOMPARE(c.output(run, "b[3]")[0], 6.0);
        for (const Variable& p : c.model->parameters()) QVERIFY(p.name != "size");
    }

    /// Where the standard says they are: an URI in FMI 2.0, a path with its separator in FMI 3.0.
    void resourcesAreWhereTheStandardSays() {
        for (const int version : {2, 3})
            for (const char* interface : {"co-simulation", "model-exchange"}) {
                const std::string bytes =
                    small_fmu::zipOf({{"modelDescription.xml", small_fmu::description({.version = version})},
                                      {"resources/gain.txt", "7"},
                                      {"binaries/" + small_fmu::platform(version) + "/small.so",
                                       small_fmu::library(version, "-DRESOURCES")}});
                Case c(allowed(bytes, folder_.path() / fmt::format("resources {}.fmu", version)));
                c.options.interface = interface;
                const Trajectory run = c.run({0});
                ANSWERED(run);
                QCOMPARE(c.output(run, "z")[0], 7.0);
            }
    }

    void endsWhereTheModelEnds_data() { timeEventsAreNotMissed_data(); }
    void endsWhereTheModelEnds() {
        QFETCH(int, version);
        QFETCH(QString, interface);
        Case c = small({.version = version}, interface.toStdString());
        c.options.step = 0.0625;
        const Trajectory run = c.set("mode", small_fmu::Ends).run({0.25, 0.5, 0.75, 1});
        QCOMPARE(run.status.end, RunEnd::Terminated);
        QCOMPARE(run.status.time, 0.7);
        QCOMPARE(run.times, (std::vector<double>{0.25, 0.5}));
        const double tolerance = interface == "co-simulation" ? 1e-15 : 2e-6; // rk4: (k h)^4 / 120
        QVERIFY(std::abs(run.endOutputs[0] - std::exp(-1.4)) < tolerance);
    }

    void earlyReturnsAreFollowed_data() { everyVersion(); }
    void earlyReturnsAreFollowed() {
        QFETCH(int, version);
        Case c = small({.version = version});
        const Trajectory run = c.set("mode", small_fmu::HalfSteps).run({0.5, 1});
        ANSWERED(run);
        QVERIFY(std::abs(run.endOutputs[0] - std::exp(-2)) < 1e-14);
        QVERIFY(run.status.steps > 10); // of two, halved until they are short enough
    }

    void aRunLeavesNothingBehind_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("reset") << "";
        QTest::newRow("instances anew") << "-DNO_RESET";
        QTest::newRow("its state") << "-DNO_RESET -DKEEPS";
        QTest::newRow("a state of elsewhere") << "-DNO_RESET -DKEEPS=2";
        QTest::newRow("a state not taken") << "-DNO_RESET -DKEEPS=3";
    }
    void aRunLeavesNothingBehind() {
        QFETCH(QString, options);
        const char* flags = "small\" canGetAndSetFMUstate=\"true\" canGetAndSetFMUState=\"true";
        for (const int version : {2, 3})
            for (const char* interface : {"co-simulation", "model-exchange"}) {
                Case c = small({.version = version,
                                .options = options.toStdString(),
                                .identifier = options.contains("KEEPS") ? flags : "small"},
                               interface);
                const Trajectory first = c.run();
                ANSWERED(first);
                for (int k = 0; k < 5; ++k) {
                    Case other = c;
                    other.set("k", 5 + k).set("x.start", 3).set("limit", 0.5);
                    ANSWERED(other.run());
                    const Trajectory again = c.run();
                    ANSWERED(again);
                    QVERIFY(again.outputs == first.outputs);
                }
            }
    }

    void theSameForAnyNumberOfThreads() {
        Case c = small({.version = 3});
        constexpr Eigen::Index kSamples = 300;
        Eigen::MatrixXd samples(static_cast<Eigen::Index>(c.values.size()), kSamples);
        for (Eigen::Index s = 0; s < kSamples; ++s) {
            for (std::size_t p = 0; p < c.values.size(); ++p)
                samples(static_cast<Eigen::Index>(p), s) = c.values[p];
            samples(static_cast<Eigen::Index>(indexOf(c.model->parameters(), "k")), s) =
                0.01 * static_cast<double>(s);
        }
        BatchRequest request{.values = {{VariableKind::Output, 0}}};
        Eigen::MatrixXd one;
        for (const int threads : {1, 4}) {
            request.threads = threads;
            const BatchResult result = simulateBatch(*c.model, samples, c.inputs, c.options, request);
            for (Eigen::Index s = 0; s < kSamples; ++s)
                QVERIFY(std::abs(result.values(0, s) - std::exp(-0.01 * static_cast<double>(s))) < 1e-14);
            if (threads == 1)
                one = result.values;
            else
                QVERIFY(one == result.values);
        }
    }

    void growsBeyondBoundsAndEventsWithoutEnd() {
        Case c = small({}, "model-exchange");
        c.options.blowUp = 100;
        c.set("k", -20);
        const Trajectory grown = c.run({1});
        QCOMPARE(grown.status.end, RunEnd::BlowUp);
        QVERIFY(std::abs(grown.status.time - std::log(100) / 20) < 2 * c.options.step);
        // Thrown back to just above its limit, it falls below it at once, and again.
        const Trajectory endless = c.set("k", 2).set("limit", 0.5).set("again", 0.5 + 1e-13).run({1});
        QCOMPARE(endless.status.end, RunEnd::Endless);
        QVERIFY(std::abs(endless.status.time - std::log(2) / 2) < 1e-6);
    }

    void interfacesAreChosenAndNamed() {
        Case both = small({});
        both.run({1});
        QVERIFY(both.model->how().text().starts_with("Co-Simulation (FMI 2.0), communication step 0.01 s"));
        both.options.interface = "model-exchange";
        both.options.stepper = "dopri5";
        both.run({1});
        QVERIFY(both.model->how().text().starts_with("Model Exchange (FMI 2.0), integrated by dopri5"));
        both.options.stepper = "radau";
        QVERIFY(small_fmu::sentenceOf([&] { both.run({1}); }).find("rk4 or dopri5; radau needs") !=
                std::string::npos);
        Case alone = small({.modelExchange = false}, "model-exchange");
        QVERIFY(small_fmu::sentenceOf([&] { alone.run({1}); }).find("offers Co-Simulation only") !=
                std::string::npos);
        Case exchange = small({.coSimulation = false});
        ANSWERED(exchange.run({1}));
        QVERIFY(exchange.model->how().text().starts_with("Model Exchange"));
    }

    /// What a run refuses or passes over is known before it.
    void optionsAreJudgedBeforeARun() {
        using Keys = std::vector<std::string>;
        Case both = small({});
        const auto has = [](const Keys& keys, const char* key) {
            return std::ranges::find(keys, key) != keys.end();
        };
        const Keys integrates = both.model->unusedOptions(both.options);
        QVERIFY(has(integrates, "step") && has(integrates, "stepper") && !has(integrates, "interface") &&
                !has(integrates, "max_steps"));
        both.options.stepper = "radau";
        QVERIFY(both.model->refusedOptions(both.options).empty());
        ANSWERED(both.run({1}));
        both.options.interface = "model-exchange";
        QVERIFY(!both.model->refusedOptions(both.options).empty());
        QCOMPARE(small_fmu::sentenceOf([&] { both.run({1}); }),
                 both.model->refusedOptions(both.options).text());
        both.options.stepper = "dopri5";
        QVERIFY(both.model->refusedOptions(both.options).empty());
        QCOMPARE(both.model->unusedOptions(both.options), Keys());
        QVERIFY(both.model->howWith(both.options)
                    .text()
                    .starts_with("Model Exchange (FMI 2.0), integrated by dopri5"));
        Case alone = small({.modelExchange = false}, "model-exchange");
        QVERIFY(!alone.model->refusedOptions(alone.options).empty());
        Case exchange = small({.coSimulation = false});
        QCOMPARE(exchange.model->unusedOptions(exchange.options), Keys{"interface"});
    }

    void referencesOfOthers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("stop");
        for (const char* version : {"2.0", "3.0"}) {
            QTest::addRow("BouncingBall %s", version) << QString("BouncingBall-%1").arg(version) << 3.0;
            QTest::addRow("Stair %s", version) << QString("Stair-%1").arg(version) << 10.0;
            QTest::addRow("Feedthrough %s", version) << QString("Feedthrough-%1").arg(version) << 2.0;
        }
    }
    void referencesOfOthers() {
        QFETCH(QString, name);
        QFETCH(double, stop);
        const std::string file = sharedDir() + "/data/fmus/" + name.toStdString() + ".fmu";
        if (!fs::exists(file)) QSKIP("the reference FMUs are not on this machine");
        trustOnce(file);
        const std::string bytes = small_fmu::contentsOf(file);
        const FmuArchive archive(bytes, file);
        const std::string shortName = name.section('-', 0, 0).toStdString();
        std::istringstream reference(
            archive.read("extra/org.fmi-standard.fmi-ls-ref/" + shortName + "_out.csv", 1 << 24));
        std::string line;
        std::getline(reference, line);
        std::vector<std::string> columns;
        for (std::istringstream names(line); std::getline(names, line, ',');) {
            while (!line.empty() && (line.back() == '\r' || line.back() == '"')) line.pop_back();
            columns.push_back(line.starts_with('"') ? line.substr(1) : line);
        }
        std::vector<double> times;
        std::vector<std::vector<std::string>> cells;
        while (std::getline(reference, line)) {
            cells.emplace_back();
            for (std::istringstream row(line); std::getline(row, line, ',');) cells.back().push_back(line);
            times.push_back(std::stod(cells.back()[0]));
        }
        QVERIFY(times.size() > 10);
        Case c(fmuModel(file));
        c.options.stopTime = stop;
        const Trajectory run = c.run(times);
        ANSWERED(run);
        QCOMPARE(run.times.size(), times.size());
        std::size_t compared = 0;
        for (std::size_t y = 0; y < columns.size(); ++y)
            for (std::size_t k = 0; k < c.model->outputs().size(); ++k) {
                if (c.model->outputs()[k].name != columns[y]) continue;
                ++compared;
                for (std::size_t row = 0; row < cells.size(); ++row) {
                    const std::string& cell = cells[row][y];
                    const double expected = cell.starts_with("true")    ? 1
                                            : cell.starts_with("false") ? 0
                                                                        : std::strtod(cell.c_str(), nullptr);
                    const double found =
                        run.outputs(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(k));
                    // The same library takes the same inner steps; only how often it is asked may differ.
                    QVERIFY2(std::abs(found - expected) <= 1e-12 * std::max(1.0, std::abs(expected)),
                             (columns[y] + " row " + std::to_string(row) + ": " + std::to_string(found) +
                              " for " + cell)
                                 .c_str());
                }
            }
        QVERIFY2(compared == c.model->outputs().size(), std::to_string(compared).c_str());
    }

    void theBallBouncesAsByHand_data() { everyVersion(); }
    void theBallBouncesAsByHand() {
        QFETCH(int, version);
        const std::string file =
            sharedDir() + "/data/fmus/BouncingBall-" + std::to_string(version) + ".0.fmu";
        if (!fs::exists(file)) QSKIP("the reference FMUs are not on this machine");
        trustOnce(file);
        Case c(fmuModel(file));
        c.options.interface = "model-exchange";
        c.options.step = 0.01;
        c.options.stopTime = 1.5;
        const Trajectory run = c.set("h.start", 2).set("e", 0.8).run({0.5, 1, 1.5});
        ANSWERED(run);
        // Falls for sqrt(2 h / g), then flies for 2 e v / g. Parabolas, which rk4 follows exactly; events are
        // located to 1e-10 s.
        const double g = 9.81, first = std::sqrt(2 * 2 / g), v = g * first;
        QVERIFY(std::abs(run.eventTimes.at(0) - first) < 3e-10);
        const double flight = 1.0 - first;
        QVERIFY(std::abs(c.output(run, "h")[1] - (0.8 * v * flight - 0.5 * g * flight * flight)) < 1e-8);
    }
};

RIGOR_TEST(TestFmuRuns)

#include "test_fmu_runs.moc"

} // namespace test_fmu_runs

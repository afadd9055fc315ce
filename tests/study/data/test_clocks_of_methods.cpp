// Unknown times in the methods that are no point fits, against closed forms, files moved by hand and the
// answers of least squares. Coverage over many records: tests/attacks/attack_sensors.cpp.
#include "core/engine/evaluate/evaluation.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <numbers>

namespace test_clocks_of_methods {

using namespace rigor;

namespace {

const char* const kRamp = "model Ramp\n  parameter Real g = 1;\n  input Real u;\n  Real x(start=0);\n"
                          "  output Real y;\nequation\n  der(x) = g*u;\n  y = x;\nend Ramp;\n";
const char* const kShaken = "model Shaken\n  parameter Real k = 20;\n  parameter Real c = 1;\n"
                            "  input Real F;\n  Real x(start=0);\n  Real v(start=0);\n  output Real y;\n"
                            "equation\n  der(x) = v;\n  der(v) = F - c*v - k*x;\n  y = x;\nend Shaken;\n";
const char* const kTank = "model Tank\n  parameter Real T = 1;\n  input Real u;\n  Real h(start=0);\n"
                          "  output Real y;\nequation\n  der(h) = (u - h)/T;\n  y = h;\nend Tank;\n";
const char* const kTwo = R"(files = [{file = "force.csv", experiment = 1}, {file = "rig.csv", experiment = 1}]
layout = "signals"
)";

/// Eight specimens, each of two files in a folder of its own: the input by one logger, one value of y by
/// another, measured at 2 s.
constexpr std::array kValues{1.9, 1.7, 2.15, 1.85, 1.6, 2.05, 1.78, 1.92};
constexpr double kMoment = 2;

std::string clockOf(const std::string& name, const std::string& of, const std::string& kind,
                    const std::string& range) {
    return fmt::format("[unknowns.{}]\nof = \"{}\"\nkind = \"{}\"\n{}\n", name, of, kind, range);
}
std::string distributed(const std::string& name, double mean, double low, double high) {
    return fmt::format("family = \"normal\"\nlower = {1}\nupper = {2}\n[unknowns.{0}.mean]\nstart = {3}\n"
                       "min = {1}\nmax = {2}\n[unknowns.{0}.standard_deviation]\nstart = 0.05\nmin = 0.005\n"
                       "max = 0.4",
                       name, low, high, mean);
}

struct Moments {
    double mean = 0, deviation = 0;
};
template <class Of> Moments momentsOf(const Of& of) {
    Moments m;
    for (const double y : kValues) m.mean += of(y) / kValues.size();
    for (const double y : kValues) m.deviation += std::pow(of(y) - m.mean, 2) / kValues.size();
    m.deviation = std::sqrt(m.deviation);
    return m;
}

double force(double t) { return std::sin(2.1 * t) + 0.7 * std::sin(5.3 * t + 1); }
/// The same for every run; about normal, of standard deviation 1.
double noiseOf(int k) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) {
        const double x = std::sin(12.9898 * (k + 1) + 78.233 * (i + 1)) * 43758.5453;
        sum += x - std::floor(x);
    }
    return sum;
}

} // namespace

class TestClocksOfMethods : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    std::string path(const std::string& name) const {
        return folder_.filePath(QString::fromStdString(name)).toStdString();
    }
    void write(const std::string& name, const std::string& text) const {
        const QString file = folder_.filePath(QString::fromStdString(name));
        QDir().mkpath(QFileInfo(file).path());
        samples::write(file, text);
    }
    PreparedStudy prepared(const std::string& text) const {
        return prepare(parseStudy(text, path("study.toml")));
    }
    Result run(const std::string& text) const {
        PreparedStudy study = prepared(text);
        return runStudy(study, {});
    }
    QString refusal(const std::string& text) const {
        try {
            run(text);
        } catch (const Error& e) {
            return e.what();
        }
        return "no refusal";
    }
    static Estimate estimate(const Result& result, const std::string& name) {
        for (const Estimate& e : result.unknowns)
            if (e.name == name) return e;
        return {};
    }

    /// input: of t.
    std::string specimens(double (*input)(double), const std::string& rig = "t [s],y\n2,{}\n",
                          const std::string& more = "") const {
        std::string files;
        for (std::size_t k = 0; k < kValues.size(); ++k) {
            const std::string own = fmt::format("s{}/", k + 1);
            std::string course = "t [s],u\n";
            for (int i = -10; i <= 40; ++i) course += fmt::format("{:.1f},{}\n", 0.1 * i, input(0.1 * i));
            write(own + "drive.csv", course);
            write(own + "rig.csv", fmt::format(fmt::runtime(rig), kValues[k]));
            for (const char* name : {"drive.csv", "rig.csv"})
                files += fmt::format("{{file = \"{}{}\", experiment = {}}},", own, name, k + 1);
        }
        return "method = \"inverse-uncertainty\"\nmodel = \"ramp.mo\"\n" + more + "[data]\nfiles = [" +
               files +
               "]\nlayout = \"signals\"\n[options]\npopulation = 10\ngenerations = 6\n"
               "density = \"gaussian\"\n";
    }

    /// The record of the shaken mass: force.csv by a clock that began `begun` late and runs slow by `rate`,
    /// the sensor `late`.
    void writeShaken(double begun, double rate, double late, double sigma) const {
        const double k = 20, c = 1, h = 0.0005;
        std::string rig = "t [s],y\n", driven = "t [s],F\n";
        double x = 0, v = 0;
        int sample = 0;
        const auto rates = [&](double t, double position, double speed) {
            return force(t) - c * speed - k * position;
        };
        std::vector<double> course{x};
        for (int i = 0; i < 24000; ++i) {
            const double t = h * i;
            const double v1 = v, a1 = rates(t, x, v), v2 = v + h / 2 * a1,
                         a2 = rates(t + h / 2, x + h / 2 * v1, v2), v3 = v + h / 2 * a2,
                         a3 = rates(t + h / 2, x + h / 2 * v2, v3), v4 = v + h * a3,
                         a4 = rates(t + h, x + h * v3, v4);
            x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4);
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
            course.push_back(x);
        }
        const auto lag = static_cast<std::size_t>(std::lround(late / h));
        for (std::size_t i = 1000; i < course.size(); i += 80)
            rig += fmt::format("{:.4f},{:.9g}\n", h * static_cast<double>(i),
                               course[i - lag] + sigma * noiseOf(sample++));
        for (int i = -100; i <= 1300; ++i)
            driven += fmt::format("{:.9g},{:.9g}\n", (0.01 * i - begun) / (1 + rate), force(0.01 * i));
        write("rig.csv", rig);
        write("force.csv", driven);
    }
    static std::string shaken(const std::string& method) {
        return "method = \"" + method + "\"\nmodel = \"shaken.mo\"\n[data]\n" + kTwo +
               "[data.standard_deviations]\ny = 0.01\n[simulation]\nstep = 0.01\n"
               "[unknowns.k]\nstart = 21\nmin = 12\nmax = 30\n[unknowns.c]\nstart = 1\nmin = 0.3\nmax = 2\n";
    }

    /// Levels of a tank behind steps of its inflow, whose file begins `begun` late; every value is off by
    /// less than 0.01.
    void writeTank(double T, double begun) const {
        const std::array set{0.0, 1.0, 0.2, 0.9, 0.4, 1.2, 0.1};
        std::string flow = "t [s],u\n", rig = "t [s],y\n";
        for (std::size_t i = 0; i < set.size(); ++i)
            flow += fmt::format("{:.1f},{}\n", 0.5 * static_cast<double>(i), set[i]);
        double h = 0;
        std::size_t at = 0;
        double from = 0;
        for (int i = 1; i <= 55; ++i) {
            const double t = 0.05 * i; // by the clock of the flow
            while (at + 1 < set.size() && 0.5 * static_cast<double>(at + 1) <= t) {
                const double end = 0.5 * static_cast<double>(at + 1);
                h = set[at] + (h - set[at]) * std::exp(-(end - from) / T);
                from = end;
                ++at;
            }
            const double level = set[at] + (h - set[at]) * std::exp(-(t - from) / T);
            rig += fmt::format("{:.4f},{:.6f}\n", t + begun, level + 0.009 * std::sin(3.7 * i));
        }
        write("flow.csv", flow);
        write("rig.csv", rig);
    }
    static std::string tank(const std::string& mode, const std::string& clock) {
        return "method = \"verified\"\nmodel = \"tank.mo\"\n[data]\nfiles = [{file = \"flow.csv\", "
               "experiment = 1}, {file = \"rig.csv\", experiment = 1}]\nlayout = \"signals\"\n"
               "interpolation = \"hold\"\n[data.bounds]\ny = 0.01\n[unknowns.T]\nmin = 0.2\nmax = 2\n" +
               clock + "[options]\nmode = \"" + mode + "\"\n";
    }

  private Q_SLOTS:
    void initTestCase() {
        write("ramp.mo", kRamp);
        write("shaken.mo", kShaken);
        write("tank.mo", kTank);
    }

    /// With the input u = t moved by tau, y(T) = T^2/2 - tau T: normal where tau is.
    void clockOfAnInputIsADistribution() {
        const Result result =
            run(specimens([](double t) { return t; }) +
                clockOf("begun", "drive.csv", "offset", distributed("begun", 0.1, -0.4, 0.5)));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
        const Moments exact = momentsOf([](double y) { return kMoment / 2 - y / kMoment; });
        QVERIFY(std::abs(estimate(result, "begun.mean").value - exact.mean) < 1e-3);
        QVERIFY(std::abs(estimate(result, "begun.standard_deviation").value - exact.deviation) < 1e-3);
    }

    /// With u = 1 and a sensor that tells late by d, y(T) = T - d.
    void delayOfAnOutputIsADistribution() {
        const Result result = run(specimens([](double) { return 1.0; }, "t [s],y\n2.5,{}\n") +
                                  clockOf("late", "y", "delay", distributed("late", 0.6, 0.0, 1.3)));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
        const Moments exact = momentsOf([](double y) { return 2.5 - y; });
        QVERIFY(std::abs(estimate(result, "late.mean").value - exact.mean) < 1e-3);
        QVERIFY(std::abs(estimate(result, "late.standard_deviation").value - exact.deviation) < 1e-3);
    }

    /// Clocks of both files given, a parameter searched: y = g ((T + s)^2/2 - b (T + s)).
    void clocksAreGiven() {
        const Result result = run(specimens([](double t) { return t; }, "t [s],y\n1,\n2,{}\n",
                                            "[parameters]\nbegun = 0.1\nshift = 0.05\n") +
                                  clockOf("begun", "drive.csv", "offset", "min = -1\nmax = 1") +
                                  clockOf("shift", "rig.csv", "offset", "min = -1\nmax = 1") +
                                  "[unknowns.g]\n" + distributed("g", 1, 0.5, 2) + "\n");
        QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
        const double t = kMoment + 0.05;
        const Moments exact = momentsOf([&](double y) { return y / (t * t / 2 - 0.1 * t); });
        QVERIFY(std::abs(estimate(result, "g.mean").value - exact.mean) < 1e-3);
        QVERIFY(std::abs(estimate(result, "g.standard_deviation").value - exact.deviation) < 1e-3);
    }

    void refusedOfDistributions() {
        const auto ramp = [](double t) { return t; };
        QVERIFY(refusal(specimens(ramp, "t [s],y\n1,0.4\n2,{}\n") +
                        clockOf("begun", "drive.csv", "offset", distributed("begun", 0.1, -0.4, 0.5)))
                    .contains("one number per experiment"));
        QVERIFY(refusal(specimens(ramp) + "[unknowns.begun]\nof = \"drive.csv\"\nkind = \"offset\"\n"
                                          "family = \"normal\"\n[unknowns.begun.mean]\nstart = 0.1\n"
                                          "[unknowns.begun.standard_deviation]\nstart = 0.1\n")
                    .contains("lower and upper are needed"));
        const QString early = refusal(specimens(ramp, "t [s],y\n0.3,{}\n0.4,\n") +
                                      clockOf("late", "y", "delay", distributed("late", 0.1, 0, 0.35)));
        QVERIFY2(early.contains("before the run has begun"), qPrintable(early));
    }

    /// What workers get is the same.
    void movedEndsTravel() {
        const PreparedStudy study =
            prepared(specimens([](double) { return 1.0; }) +
                     clockOf("late", "y", "delay", distributed("late", 0.1, 0.0, 0.9)));
        const Model& model = *study.problem.model;
        auto setting = std::make_shared<EvaluationSetting>();
        setting->model = study.problem.model;
        setting->inputs = {study.problem.data.experiments[0].inputs.at("u")};
        setting->options.stopTime = kMoment;
        setting->stopClock = study.problem.data.experiments[0].measurements[0].clock;
        setting->values = {*findVariable(model, "y")};
        QVERIFY(setting->stopClock);
        const auto again = settingFromBytes(setting->bytes(), setting->model);
        QCOMPARE(again->bytes(), setting->bytes());
        Eigen::MatrixXd parameters(static_cast<Eigen::Index>(model.parameters().size()), 3);
        for (Eigen::Index p = 0; p < parameters.rows(); ++p)
            parameters.row(p).setConstant(model.parameters()[static_cast<std::size_t>(p)].start);
        parameters.row(static_cast<Eigen::Index>(findVariable(model, "late")->index)) << 0.25, 0.5, 2.5;
        for (const auto& one : {setting, again}) {
            const EvaluationRequest request{one, parameters};
            EvaluatedBatch made = emptyBatch(request);
            evaluateColumns(request, 0, 3, 1, {}, made);
            QVERIFY(std::abs(made.values(0, 0) - 1.75) < 1e-12);
            QVERIFY(std::abs(made.values(0, 1) - 1.5) < 1e-12);
            QVERIFY(std::isnan(made.values(0, 2)) && made.statuses[2].end == RunEnd::Foreign);
        }
    }

    /// The filter by a given clock is that of the file whose times were changed by hand.
    void filterByAGivenClock() {
        writeShaken(0, 0, 0, 0.01);
        const Result plain = run(shaken("filter"));
        writeShaken(0.137, 0.012, 0, 0.01);
        std::string text = shaken("filter");
        text.insert(text.find("[data]"), "[parameters]\nbegun = 0.137\nrate = 0.012\n");
        const Result moved = run(text + clockOf("begun", "force.csv", "offset", "min = -0.5\nmax = 0.5") +
                                 clockOf("rate", "force.csv", "drift", "min = -0.1\nmax = 0.1"));
        QVERIFY(plain.outcome == RunOutcome::Answered && moved.outcome == RunOutcome::Answered);
        for (const char* name : {"k", "c"}) {
            const Estimate a = estimate(plain, name), b = estimate(moved, name);
            QVERIFY(std::abs(a.value - b.value) < 1e-3 * a.standardError);
            QVERIFY(std::abs(a.standardError / b.standardError - 1) < 1e-3);
        }
    }

    /// Without process noise and with a known start the filter answers as least squares do, and its errors
    /// hold those of the clocks.
    void filterFindsClocks_data() {
        QTest::addColumn<QString>("clocks");
        QTest::addColumn<double>("begun");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("late");
        QTest::newRow("delay of the sensor")
            << QString::fromStdString(clockOf("late", "y", "delay", "min = 0\nmax = 0.3\nstart = 0.1")) << 0.0
            << 0.0 << 0.08;
        QTest::newRow("clock of the input")
            << QString::fromStdString(
                   clockOf("begun", "force.csv", "offset", "min = -0.3\nmax = 0.3\nstart = 0") +
                   clockOf("rate", "force.csv", "drift", "min = -0.05\nmax = 0.05\nstart = 0"))
            << 0.137 << 0.012 << 0.0;
    }
    void filterFindsClocks() {
        QFETCH(QString, clocks);
        QFETCH(double, begun);
        QFETCH(double, rate);
        QFETCH(double, late);
        writeShaken(begun, rate, late, 0.01);
        const Result fit = run(shaken("least-squares") + clocks.toStdString()),
                     filtered = run(shaken("filter") + clocks.toStdString());
        QVERIFY(filtered.outcome == RunOutcome::Answered);
        QCOMPARE(filtered.unknowns.size(), fit.unknowns.size());
        for (const Estimate& e : fit.unknowns) {
            const Estimate f = estimate(filtered, e.name);
            const std::string told = fmt::format("{}: {} +- {}, least squares {} +- {}", e.name, f.value,
                                                 f.standardError, e.value, e.standardError);
            QVERIFY2(std::abs(f.value - e.value) < 0.3 * e.standardError, told.c_str());
            QVERIFY2(std::abs(f.standardError / e.standardError - 1) < 0.2, told.c_str());
            QVERIFY2(f.lower < f.value && f.value < f.upper, told.c_str());
        }
    }

    /// Both are searched by the same likelihood, in turn.
    void filterFindsNoiseToo() {
        writeShaken(0, 0, 0.08, 0.01);
        std::string text =
            shaken("filter") + clockOf("late", "y", "delay", "min = 0\nmax = 0.3\nstart = 0.2");
        const Result known = run(text);
        text.insert(text.find("[simulation]"), "[data.noise]\ny = {start = 0.05, min = 0.0, max = 1.0}\n");
        text.replace(text.find("[data.standard_deviations]\ny = 0.01\n"), 36, "");
        const Result both = run(text);
        const Estimate late = estimate(both, "late"), noise = estimate(both, "noise.y");
        QVERIFY(noise.lower < 0.0101 && noise.upper > 0.0099);
        QVERIFY(std::abs(late.value - estimate(known, "late").value) < 0.2 * late.standardError);
        QVERIFY(std::abs(late.standardError / estimate(known, "late").standardError - noise.value / 0.01) <
                0.1);
    }

    void filterRefuses() {
        writeShaken(0, 0, 0, 0.01);
        const std::string clock = clockOf("late", "y", "delay", "min = 0\nmax = 0.3\nstart = 0.1");
        QVERIFY(refusal(shaken("filter") + clock + "[options]\ngate = 5\n")
                    .contains("for which every value counts"));
        QVERIFY(
            refusal(shaken("filter") + clock + "[options]\nrefine_to = 9\n").contains("the knots must stay"));
    }

    /// Moved inputs and moved readings: the truth is inside, what is left is narrow, and batch is no wider.
    void verifiedHoldsTheTruth_data() {
        QTest::addColumn<QString>("clock");
        QTest::newRow("readings") << QString::fromStdString(
            clockOf("begun", "rig.csv", "offset", "min = -0.3\nmax = 0.1"));
        QTest::newRow("inputs") << QString::fromStdString(
            clockOf("begun", "flow.csv", "offset", "min = -0.1\nmax = 0.3"));
    }
    void verifiedHoldsTheTruth() {
        QFETCH(QString, clock);
        writeTank(0.7, 0.13);
        const bool readings = QTest::currentDataTag() == std::string("readings");
        const double truth = readings ? -0.13 : 0.13;
        std::map<std::string, double> width;
        for (const std::string mode : {"observer", "batch"}) {
            const Result result = run(tank(mode, clock.toStdString()));
            QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
            for (const auto& [name, value] : {std::pair{"T", 0.7}, std::pair{"begun", truth}}) {
                const Estimate e = estimate(result, name);
                QVERIFY2(e.lower <= value && value <= e.upper,
                         fmt::format("{} in [{}, {}]", name, e.lower, e.upper).c_str());
                if (mode == "observer")
                    width[name] = e.upper - e.lower;
                else
                    QVERIFY(e.upper - e.lower <= width[name]);
            }
            QVERIFY2(width["T"] < 0.2 && width["begun"] < 0.05,
                     fmt::format("{} {}", width["T"], width["begun"]).c_str());
        }
    }

    void verifiedKnowsAGivenClock() {
        writeTank(0.7, 0.13);
        std::string text = tank("observer", clockOf("begun", "rig.csv", "offset", "min = -0.3\nmax = 0.1"));
        const auto with = [&](const char* value) {
            std::string given = text;
            given.insert(given.find("[data]"), fmt::format("[parameters]\nbegun = {}\n", value));
            return run(given);
        };
        const Result right = with("-0.13");
        QVERIFY2(right.outcome == RunOutcome::Answered, right.verdict.text().c_str());
        const Estimate e = estimate(right, "T");
        QVERIFY(e.lower <= 0.7 && 0.7 <= e.upper && e.upper - e.lower < 0.1);
        QVERIFY(with("0.05").outcome == RunOutcome::Empty);
        // Nor does any of a range without the truth.
        const Result none =
            run(tank("observer", clockOf("begun", "rig.csv", "offset", "min = 0\nmax = 0.1")));
        QVERIFY2(none.outcome == RunOutcome::Empty, none.verdict.text().c_str());
    }

    void verifiedRefuses() {
        writeTank(0.7, 0.13);
        const std::string drift = clockOf("rate", "flow.csv", "drift", "min = -0.1\nmax = 0.1");
        QVERIFY(refusal(tank("observer", drift)).contains("drift of the clock of inputs"));
        QVERIFY(refusal(tank("offline", clockOf("begun", "rig.csv", "offset", "min = -0.3\nmax = 0.1")))
                    .contains("offline procedure"));
    }
};

RIGOR_TEST(TestClocksOfMethods)
#include "test_clocks_of_methods.moc"

} // namespace test_clocks_of_methods

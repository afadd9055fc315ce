// [design] of a study, the file of the next experiments, and that file back among the data.
#include "core/foundation/base/error.h"
#include "core/study/design/next_file.h"
#include "core/study/design/study_design.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_design_study {

using namespace rigor;

namespace {

const char* const kPipe = R"(model Pipe
  parameter Real R(unit="Pa.s/m3", min=0) = 1e7;
  parameter Real c(unit="Pa.s2/m6", min=0) = 3e10;
  parameter Real rho(unit="kg/m3", min=500, max=2000) = 1000;
  input Real Q(unit="m3/s");
  output Real dp(unit="Pa");
  output Real power(unit="W");
equation
  dp = R*Q + rho/1000*c*Q^2;
  power = dp*Q;
end Pipe;
)";

/// dp = 1e7 Q + 3e10 Q^2, in L/min and kPa; a few tenths off.
const char* const kPoints =
    "point,Q [L/min],dp [kPa]\n1,6,1.5\n2,6,1.1\n3,12,3.0\n4,12,3.5\n5,18,5.9\n6,18,5.5\n";

const char* const kFit = R"(title = "Pipe"
method = "least-squares"
model = "pipe.mo"
[data]
file = "points.csv"
label = "point"
[data.standard_deviations]
dp = "0.3 kPa"
[unknowns.R]
start = 1e7
min = 1e5
max = 1e9
[unknowns.c]
start = 3e10
min = 1e8
max = 1e12
)";

const char* const kSpring = R"(model Spring
  parameter Real m(unit="kg", min=0.1, max=100) = 2;
  parameter Real k(unit="N/m", min=1, max=1e5) = 500;
  parameter Real d(unit="N.s/m", min=0, max=1000) = 5;
  output Real x(unit="m", start=0.02);
  Real v(unit="m/s", start=0);
equation
  der(x) = v;
  m*der(v) = -k*x - d*v;
end Spring;
)";

const char* const kSpringFit = R"(method = "least-squares"
model = "spring.mo"
[data]
file = "run.csv"
layout = "signals"
time = "t"
[data.standard_deviations]
x = "0.1 mm"
[unknowns.k]
start = 480.0
min = 100.0
max = 5000.0
[unknowns.d]
start = 5.0
min = 0.1
max = 50.0
)";

/// A record of the spring with k = 500, d = 5 and a mass.
std::string record(double mass, const char* beside = "") {
    std::string text = std::string("t [s],x [mm]") + beside + "\n";
    for (int i = 0; i <= 60; ++i) {
        const double t = 0.02 * i, a = 5 / (2 * mass), w = std::sqrt(500 / mass - a * a);
        text +=
            fmt::format("{},{:.5f}", t, 20 * std::exp(-a * t) * (std::cos(w * t) + a / w * std::sin(w * t)));
        text += *beside ? fmt::format(",{}\n", mass) : "\n";
    }
    return text;
}

class Folder {
  public:
    Folder() {
        write("pipe.mo", kPipe);
        write("points.csv", kPoints);
        write("spring.mo", kSpring);
        write("run.csv", record(2));
    }
    void write(const char* name, const std::string& text) const { samples::write(path(name), text); }
    QString path(const char* name) const { return dir_.filePath(name); }
    Study study(const std::string& text, const char* name = "fit.toml") const {
        write(name, text);
        return loadStudy(path(name).toStdString());
    }
    /// What is said against it, with its place.
    std::string refusal(const std::string& text, const std::string& goal = "parameters") const {
        try {
            designExperiments(study(text), {goal}, {});
        } catch (const Error& e) {
            return fmt::format("{}: {}", e.place().line, e.sentence());
        }
        return "no error";
    }

  private:
    QTemporaryDir dir_;
};

bool has(const std::string& text, const std::string& part) {
    const bool found = text.find(part) != std::string::npos;
    if (!found) qWarning("%s", text.c_str());
    return found;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

} // namespace

class TestDesignStudy : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyKeyIsReadBack() {
        const Folder folder;
        const std::string design = R"(
[design]
experiments = 5
budget = 12.5
cost = 1.0
criterion = "A"
divergence = "t-optimal"
[design.conditions.Q]
min = "2 L/min"
max = 4e-4
levels = 7
cost = 2.0
[design.conditions.rho]
levels = [800.0, "1 kg/L"]
cost = [1.0, 3.0]
[design.sensors.dp]
cost = 4.0
[design.predictions.far]
output = "dp"
at = 0.5
wanted = "0.2 kPa"
conditions = {Q = "30 L/min"}
[design.predictions.most]
output = "power"
at = "maximum"
)";
        const Study study = folder.study(kFit + design);
        QCOMPARE(study.design.experiments, 5);
        QCOMPARE(study.design.conditions.size(), std::size_t{2});
        QCOMPARE(study.design.predictions.front().conditions.front().second.unit, std::string("L/min"));
        const Study again = parseStudy(toToml(study), study.file);
        QVERIFY(again.design == study.design);
        QVERIFY(toToml(folder.study(kFit)).find("[design]") == std::string::npos);
    }

    /// Rows: what varies in the data over its range, in the units of the file, measurements empty; filled in
    /// they are further rows.
    void rowsGoToTheRigAndBack() {
        const Folder folder;
        const Study study = folder.study(kFit);
        const StudyDesign design = designExperiments(study, {"parameters"}, {});
        QVERIFY(design.result.gained);
        QCOMPARE(design.result.experiments.size(), std::size_t{3});
        const auto lines = linesOf(design.csv);
        QCOMPARE(lines.size(), std::size_t{4});
        QCOMPARE(lines[0], std::string("point,Q [L/min],dp [kPa]"));
        for (std::size_t k = 1; k < lines.size(); ++k) {
            QVERIFY(has(lines[k], fmt::format("{},", 6 + k)));
            QVERIFY(lines[k].ends_with(","));
        }
        // Empty it is no experiment, and says so.
        folder.write("next.csv", design.csv);
        try {
            withExperiments(study, folder.path("next.csv").toStdString());
            QFAIL("an empty file was joined");
        } catch (const Error& e) {
            QVERIFY(has(e.what(), "next.csv"));
        }
        std::string filled = lines[0] + "\n";
        for (std::size_t k = 1; k < lines.size(); ++k) {
            const double flow = design.result.experiments[k - 1].conditions.front().second;
            filled += fmt::format("{}{:.4f}\n", lines[k], (1e7 * flow + 3e10 * flow * flow) / 1000);
        }
        folder.write("next.csv", filled);
        const Study joined = withExperiments(study, folder.path("next.csv").toStdString());
        const PreparedStudy prepared = prepare(parseStudy(toToml(joined), study.file));
        const std::vector<Experiment>& experiments = prepared.problem.data.experiments;
        QCOMPARE(experiments.size(), std::size_t{9});
        QCOMPARE(experiments[6].label, std::string("7"));
        const double last = design.result.experiments[2].conditions.front().second;
        QVERIFY(std::abs(experiments[8].inputs.at("Q").at(0) - last) < 1e-12);
        QVERIFY(std::abs(experiments[8].measurements.front().values.front() - 1e7 * last -
                         3e10 * last * last) < 0.1);
        QCOMPARE(prepared.problem.data.table.rows(), std::size_t{9});
        PreparedStudy run = prepare(joined);
        const Result result = runStudy(run, {});
        QVERIFY(result.outcome == RunOutcome::Answered);
        // The error is what was announced: it does not depend on the values, as the model is linear.
        for (const Estimate& estimate : result.unknowns)
            for (const auto& [name, gain] : design.result.gains)
                if (name == estimate.name)
                    QVERIFY(std::abs(estimate.standardError / gain.after.back() - 1) < 1e-3);
    }

    void furtherRowsSayWhatTheyAreSetTo() {
        const Folder folder;
        folder.write("more.csv", "point;dp [bar];Q [m3/s]\n7;0,059;0,0003\n");
        const Study both = folder.study(std::string(kFit).replace(
            std::string(kFit).find("file = \"points.csv\""), 19, "files = [\"points.csv\", \"more.csv\"]"));
        const Dataset data = prepare(both).problem.data;
        QCOMPARE(data.experiments.size(), std::size_t{7});
        QVERIFY(std::abs(data.experiments[6].measurements.front().values.front() - 5900) < 1e-9);
        QVERIFY(std::abs(data.experiments[6].inputs.at("Q").at(0) - 3e-4) < 1e-15);
        QVERIFY(std::abs(data.table.column("dp").numbers[6] - 5.9) < 1e-12);
        folder.write("more.csv", "point,dp [kPa]\n7,5.9\n");
        try {
            prepare(both);
            QFAIL("rows without their flow were read");
        } catch (const Error& e) {
            QVERIFY(has(e.what(), "more.csv"));
            QVERIFY(has(e.what(), "no column gives Q"));
        }
    }

    /// A prediction is what its error is of; the present error is that of the covariance.
    void aPredictionIsNamed() {
        const Folder folder;
        const std::string text =
            std::string(kFit) +
            "[design.conditions.Q]\nmin = \"3 L/min\"\nmax = \"40 L/min\"\n"
            "[design.predictions.far]\noutput = \"dp\"\nconditions = {Q = \"40 L/min\"}\n";
        const StudyDesign far = designExperiments(folder.study(text), {"prediction:far"}, {});
        for (const DesignedExperiment& e : far.result.experiments)
            QVERIFY(std::abs(e.conditions.front().second - 40.0 / 60000) < 1e-9);
        QCOMPARE(far.result.gains.front().second.unit, std::string("Pa"));
        QVERIFY(far.result.gains.front().second.after.back() < far.result.gains.front().second.now / 5);
        QVERIFY(has(folder.refusal(text, "prediction:fra"), "Did you mean far?"));
        // What is wanted of it is half of its 95 % interval, in any unit of its kind, above 0.
        const double after = far.result.gains.front().second.after.back();
        const StudyDesign asked = designExperiments(
            folder.study(text + "wanted = \"" + std::to_string(1.97 * after / 1000) + " kPa\"\n"),
            {"prediction:far"}, {});
        QVERIFY(std::abs(*asked.result.gains.front().second.wanted - 1.97 * after) < 1e-3 * after);
        const auto saidOf = [](const StudyDesign& design) {
            std::string all;
            for (const Message& one : design.result.said) all += one.text() + " ";
            return all;
        };
        QVERIFY2(has(saidOf(asked), "wanted (95 %) are reached with experiment 3"), saidOf(asked).c_str());
        QVERIFY(has(folder.refusal(text + "wanted = \"2 kg\"\n", "prediction:far"), "kg"));
        QVERIFY(has(folder.refusal(text + "wanted = 0.0\n", "prediction:far"), "above 0"));
        // Experiments that somebody sets are worth what they would be if they had been proposed.
        std::vector<SetExperiment> set;
        for (const DesignedExperiment& e : far.result.experiments)
            set.push_back({{e.conditions.front().second}, e.sensors, true});
        const StudyDesign same = far.judged(set, {});
        QVERIFY(std::abs(same.result.gains.front().second.after.back() / after - 1) < 1e-9);
        QCOMPARE(same.csv, far.csv);
        set[0].at = {3.0 / 60000};
        const StudyDesign moved = far.judged(set, {});
        QVERIFY(moved.result.gains.front().second.after.back() > after);
        set[0].at = {1.0}; // outside of the box: to its edge
        QVERIFY(std::abs(far.judged(set, {}).result.experiments[0].conditions.front().second - 40.0 / 60000) <
                1e-9);
        for (SetExperiment& one : set) one.taken = false;
        QVERIFY(!far.judged(set, {}).result.gained);
        // An output stands for itself, as in the first experiment.
        QVERIFY(designExperiments(folder.study(text), {"prediction:power"}, {}).result.gained);
    }

    void modelsAreToldApart() {
        const Folder folder;
        const std::string candidates =
            "[candidates.both]\n[candidates.turbulent]\nmodel = \"turbulent.mo\"\n";
        std::string turbulent = kPipe;
        turbulent.replace(turbulent.find("R*Q + rho/1000*c*Q^2"), 20, "0.001*R*Q + c*Q^1.75*6");
        folder.write("turbulent.mo", turbulent);
        std::string adequacy = kFit;
        adequacy.replace(adequacy.find("least-squares"), 13, "model-adequacy");
        const StudyDesign design = designExperiments(folder.study(adequacy +
                                                                  "[design.conditions.Q]\nmin = \"3 L/min\"\n"
                                                                  "max = \"60 L/min\"\n" +
                                                                  candidates),
                                                     {"discrimination"}, {});
        QVERIFY(design.result.gained);
        QCOMPARE(design.result.models, (std::vector<std::string>{"both", "turbulent"}));
        QVERIFY(*design.result.certainty > 0.5);
        QCOMPARE(design.result.experiments.front().differences.front().output, std::string("dp"));
        // A finished run of the other model says the same as a candidate.
        std::string other = kFit;
        other.replace(other.find("pipe.mo"), 7, "turbulent.mo");
        PreparedStudy run = prepare(folder.study(other, "other.toml"));
        const Result result = runStudy(run, {});
        writeRunFolder(folder.path("run").toStdString(), runFiles(result, run.study));
        FinishedRun finished = readRunFolder(folder.path("run").toStdString());
        const DesignRun rival{"run", std::move(finished.study),
                              std::make_shared<const Result>(std::move(finished.result))};
        const StudyDesign against =
            designExperiments(folder.study(std::string(kFit) + "[design.conditions.Q]\nmin = \"3 L/min\"\n"
                                                               "max = \"60 L/min\"\n"),
                              {"discrimination", rival}, {});
        QVERIFY(std::abs(*against.result.certainty - *design.result.certainty) < 1e-3);
        QVERIFY(has(folder.refusal(kFit, "discrimination"), "discrimination needs two models at least"));
    }

    /// Without a condition: how long, how often; a record per row.
    void recordsGoToTheRigAndBack() {
        const Folder folder;
        const StudyDesign alone = designExperiments(folder.study(kSpringFit), {"parameters"}, {});
        QCOMPARE(linesOf(alone.csv).front(),
                 std::string("experiment,duration [s],sampling [s],file,x [mm],sensors"));
        const double duration = alone.result.experiments.front().conditions.front().second;
        QVERIFY(duration >= 0.3 && duration <= 2.4);
        const Study study = folder.study(
            std::string(kSpringFit) + "[design]\nexperiments = 2\n[design.conditions.m]\nlevels = [1, 4]\n");
        const StudyDesign design = designExperiments(study, {"parameters"}, {});
        auto lines = linesOf(design.csv);
        QCOMPARE(lines.size(), std::size_t{3});
        QVERIFY(has(lines[0], "experiment,m [kg],duration [s],sampling [s],file,x [mm]"));
        const double mass = design.result.experiments.front().conditions.front().second;
        const std::size_t at = lines[1].find(",,");
        lines[1].insert(at + 1, "new.csv");
        folder.write("next.csv", lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n");
        const std::string next = folder.path("next.csv").toStdString();
        const auto refused = [&]() -> std::string {
            try {
                withExperiments(study, next);
            } catch (const Error& e) {
                return e.what();
            }
            return "no error";
        };
        QVERIFY(has(refused(), "next.csv:2"));
        QVERIFY(has(refused(), "there is no record"));
        folder.write("new.csv", record(mass));
        QVERIFY(has(refused(), "no column that says what it was set to"));
        folder.write("new.csv", record(mass + 1, ",m [kg]"));
        QVERIFY(has(refused(), "is planned, but the record new.csv says"));
        folder.write("new.csv", record(mass, ",m [kg]"));
        const PreparedStudy joined = prepare(withExperiments(study, next));
        QCOMPARE(joined.problem.data.experiments.size(), std::size_t{2});
        QCOMPARE(joined.problem.data.experiments[1].conditions.at("m"), mass);
    }

    /// The delay of one sensor is not that of another one that the plan has in its place.
    void sensorsKeepTheirClocks() {
        std::vector<std::vector<double>> errors;
        for (const bool turned : {false, true}) {
            const Folder folder;
            folder.write("twice.mo", "model Twice\n  parameter Real k = 500;\n  parameter Real d = 5;\n"
                                     "  Real x(start=0.02);\n  Real v(start=0);\n  output Real y;\n"
                                     "  output Real w;\nequation\n  der(x) = v;\n  2*der(v) = -k*x - d*v;\n"
                                     "  y = x;\n  w = v;\nend Twice;\n");
            std::string csv = turned ? "t,w,y\n" : "t,y,w\n";
            for (int i = 5; i <= 60; ++i) {
                const double t = 0.02 * i, late = t - 0.05, a = 1.25, w = std::sqrt(250 - a * a);
                const double y = 0.02 * std::exp(-a * late) *
                                 (std::cos(w * late) + a / w * std::sin(w * late)),
                             v = -0.02 * std::exp(-a * t) * 250 / w * std::sin(w * t);
                csv += turned ? fmt::format("{},{:.9f},{:.9f}\n", t, v, y)
                              : fmt::format("{},{:.9f},{:.9f}\n", t, y, v);
            }
            folder.write("twice.csv", csv);
            const StudyDesign design = designExperiments(
                folder.study(
                    "method = \"least-squares\"\nmodel = \"twice.mo\"\n[data]\nfile = \"twice.csv\"\n"
                    "layout = \"signals\"\ntime = \"t\"\n[data.standard_deviations]\ny = 1e-4\nw = 2e-3\n"
                    "[unknowns.k]\nstart = 490\nmin = 100\nmax = 900\n[unknowns.d]\nstart = 5\n"
                    "min = 0.1\nmax = 50\n[unknowns.late]\nof = \"y\"\nkind = \"delay\"\nstart = 0.04\n"
                    "min = 0\nmax = 0.09\n[design]\nexperiments = 1\n[design.sensors.w]\ncost = 1\n"),
                {"parameters"}, {});
            std::vector<double>& own = errors.emplace_back();
            for (const auto& [name, gain] : design.result.gains) own.push_back(gain.after.front() / gain.now);
        }
        QCOMPARE(errors[0].size(), std::size_t{3});
        for (std::size_t k = 0; k < 3; ++k)
            QVERIFY2(std::abs(errors[0][k] / errors[1][k] - 1) < 1e-3,
                     fmt::format("{} {}", errors[0][k], errors[1][k]).c_str());
    }

    void startsOfStatesAreConditions() {
        const Folder folder;
        const StudyDesign design =
            designExperiments(folder.study(std::string(kSpringFit) +
                                           "[design.conditions.\"x.start\"]\nmin = 0.01\nmax = \"50 mm\"\n"),
                              {"parameters"}, {});
        for (const DesignedExperiment& e : design.result.experiments)
            QVERIFY(std::abs(e.conditions.front().second - 0.05) < 1e-9); // the farther, the more it tells
        QVERIFY(has(design.csv, "x.start [m]"));
    }

    void whatCannotBeIsRefused_data() {
        QTest::addColumn<QString>("design");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* design, const char* said) {
            QTest::newRow(name) << design << said;
        };
        row("condition", "[design.conditions.q]\nmin = 1",
            "17: design.conditions.q: the model Pipe has no input");
        row("unknown", "[design.conditions.R]\nmin = 1", "17: design.conditions.R: R is an unknown");
        row("order", "[design.conditions.Q]\nmin = 4e-4\nmax = 1e-4", "min = 0.0004 is above max = 0.0001");
        row("limit", "[design.conditions.rho]\nmin = 100\nmax = 900",
            "18: design.conditions.rho.min = 100 kg/m3");
        row("unit", "[design.conditions.Q]\nmin = \"1 kg\"\nmax = 1",
            "18: design.conditions.Q.min = \"1 kg\"");
        row("range", "[design.conditions.rho]\ncost = 1",
            "17: design.conditions.rho: rho does not vary in the data");
        row("levels", "[design.conditions.Q]\nlevels = 0", "18: design.conditions.Q.levels = 0: it must be");
        row("no level", "[design.conditions.Q]\nlevels = []",
            "18: design.conditions.Q.levels: the list has 0 levels");
        row("twice", "[design.conditions.Q]\nlevels = [1e-4, 1e-4]", "is there twice");
        row("costs", "[design.conditions.Q]\nlevels = [1e-4, 2e-4]\ncost = [1]",
            "19: design.conditions.Q.cost: 1 costs");
        row("cost", "[design.sensors.dp]\ncost = -1", "18: design.sensors.dp.cost = -1");
        row("budget", "[design]\nbudget = 1\n[design.sensors.dp]\ncost = 2",
            "18: design.budget = 1 is below the cheapest experiment, which costs 2");
        row("sensor", "[design.sensors.pd]\ncost = 1",
            "17: design.sensors.pd: the model Pipe has no output called so. Did "
            "you mean dp?");
        row("deviation", "[design.sensors.power]\ncost = 1",
            "17: design.sensors.power: power is not measured yet");
        row("number", "[design]\nexperiments = 0", "18: design.experiments = 0: it must be 1 to 100");
        row("key", "[design]\nexperimnts = 3", "18: ");
        row("criterion", "[design]\ncriterion = \"G\"", "18: design.criterion = \"G\"");
    }
    void whatCannotBeIsRefused() {
        QFETCH(QString, design);
        QFETCH(QString, said);
        const Folder folder;
        QVERIFY(has(folder.refusal(kFit + design.toStdString() + "\n"), said.toStdString()));
    }
};

RIGOR_TEST(TestDesignStudy)
#include "test_design_study.moc"

} // namespace test_design_study

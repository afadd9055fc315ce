// [unknowns.NAME] of, kind: clocks of files and sensors of outputs, against exact answers, differences and
// refusals. Coverage over many records: tests/attacks/attack_sensors.cpp.
#include "core/methods/fit/point_fit.h"
#include "core/study/run/run_folder.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_sensors {

using namespace rigor;

namespace {

const char* const kShaken = "model Shaken\n"
                            "  parameter Real k = 20;\n"
                            "  input Real F(unit=\"N\");\n"
                            "  Real x(start=0, unit=\"m\");\n"
                            "  Real v(start=0);\n"
                            "  output Real y(unit=\"m\");\n"
                            "  output Real w;\n"
                            "equation\n"
                            "  der(x) = v;\n"
                            "  der(v) = F - v - k*x + (if x > 0.02 then 0.2 else 0);\n"
                            "  y = x + 0.01*F;\n"
                            "  w = v;\n"
                            "end Shaken;\n";

const char* const kHead = "method = \"least-squares\"\nmodel = \"shaken.mo\"\n[data]\n"
                          "files = [{file = \"rig.csv\", experiment = 1}, "
                          "{file = \"force.csv\", experiment = 1}]\nlayout = \"signals\"\n";
const char* const kUnknown = "[unknowns.k]\nstart = 15\nmin = 5\nmax = 60\n";

std::string term(const std::string& name, const std::string& of, const std::string& kind,
                 const std::string& range) {
    return fmt::format("[unknowns.{}]\nof = \"{}\"\nkind = \"{}\"\n{}\n", name, of, kind, range);
}

double force(double t) { return std::sin(2.1 * t) + 0.7 * std::sin(5.3 * t + 1); }

} // namespace

class TestSensors : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    PreparedStudy prepared(const std::string& text) const {
        return prepare(parseStudy(text, folder_.filePath("study.toml").toStdString()));
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
    static double value(const Result& result, const std::string& name) {
        for (const Estimate& e : result.unknowns)
            if (e.name == name) return e.value;
        return std::nan("");
    }
    /// rig.csv by the model itself with these values over the study's; times from 0.5 s.
    void measure(const std::string& text, const std::map<std::string, double>& truth) const {
        PreparedStudy study = prepared(text);
        Problem problem = study.problem;
        const FitData data = fitDataOf(problem);
        Predictor predictor(data, problem.simulation, 1);
        Eigen::VectorXd p(static_cast<Eigen::Index>(problem.unknowns.size()));
        for (Eigen::Index i = 0; i < p.size(); ++i)
            p[i] = truth.at(problem.unknowns[static_cast<std::size_t>(i)].name);
        const Prediction at = predictor.values(p);
        QVERIFY2(at.answered, fmt::format("{}", at.why).c_str());
        std::map<double, std::map<std::size_t, double>> rows;
        for (std::size_t r = 0; r < data.rows.size(); ++r)
            rows[data.cases[0].times[data.rows[r].time]][data.rows[r].sensor] =
                at.values[static_cast<Eigen::Index>(r)];
        std::string csv = "t [s]";
        for (const FitSensor& sensor : data.sensors) csv += "," + sensor.output;
        csv += "\n";
        for (const auto& [t, values] : rows) {
            csv += fmt::format("{}", t);
            for (const auto& [sensor, y] : values) csv += fmt::format(",{}", y);
            csv += "\n";
        }
        samples::write(folder_.filePath("rig.csv"), csv);
    }
    void writeRig(const char* head) const {
        std::string csv = head;
        for (int k = 0; k <= 110; ++k) csv += fmt::format("{},0.1,0.1\n", 0.5 + 0.05 * k);
        samples::write(folder_.filePath("rig.csv"), csv);
    }

  private Q_SLOTS:
    void initTestCase() {
        samples::write(folder_.filePath("shaken.mo"), kShaken);
        std::string csv = "t [s],F [N]\n";
        for (int k = -100; k <= 800; ++k) csv += fmt::format("{},{}\n", 0.01 * k, force(0.01 * k));
        samples::write(folder_.filePath("force.csv"), csv);
    }

    /// Every kind at once: slopes against differences of the values, events of the model and corners of the
    /// moved input in between.
    void slopesAreExact() {
        writeRig("t [s],y,w\n");
        const std::string all =
            term("begun", "force.csv", "offset", "min = -0.3\nmax = 0.3\nstart = 0.0123") +
            term("rate", "force.csv", "drift", "min = -0.05\nmax = 0.05\nstart = 0.011") +
            term("late", "y", "delay", "min = 0\nmax = 0.3\nstart = 0.0717") +
            term("gain", "y", "gain", "min = 0.5\nmax = 2\nstart = 1.2") +
            term("zero", "y", "offset", "min = -1\nmax = 1\nstart = 0.05") +
            term("slow", "w", "lag", "min = 0.01\nmax = 1\nstart = 0.2") +
            term("shift", "rig.csv", "offset", "min = -0.1\nmax = 0.1\nstart = 0.021");
        for (const std::string interpolation : {"linear", "cubic", "hold"})
            for (const std::string stepper : {"rk4", "dopri5", "radau"}) {
                const PreparedStudy study =
                    prepared(std::string(kHead) + "interpolation = \"" + interpolation + "\"\n" + kUnknown +
                             all + "[simulation]\nstepper = \"" + stepper +
                             "\"\nstep = 0.005\nrelative_tolerance = 1e-11\nabsolute_tolerance = 1e-12\n");
                const Problem& problem = study.problem;
                const FitData data = fitDataOf(problem);
                Predictor predictor(data, problem.simulation, 1);
                const FitBox box = fitBoxOf(problem);
                const Prediction at = predictor.withSlopes(box.start);
                QVERIFY2(at.answered, fmt::format("{}", at.why).c_str());
                for (Eigen::Index i = 0; i < box.start.size(); ++i) {
                    const double h = 1e-6 * std::max(1.0, std::abs(box.start[i]));
                    Eigen::VectorXd high = box.start, low = box.start;
                    high[i] += h;
                    low[i] -= h;
                    const Eigen::VectorXd slope =
                        (predictor.values(high).values - predictor.values(low).values) / (2 * h);
                    // A value whose moment lies on a corner of the input has two slopes.
                    const Eigen::VectorXd off = (slope - at.slopes.col(i)).cwiseAbs();
                    const auto wrong = (off.array() > 2e-4 * (1e-2 + slope.cwiseAbs().maxCoeff())).count();
                    QVERIFY2(wrong == 0, fmt::format("{} {} {}: {} of {} off by {}", interpolation, stepper,
                                                     problem.unknowns[static_cast<std::size_t>(i)].name,
                                                     wrong, off.size(), off.maxCoeff())
                                             .c_str());
                }
            }
    }

    /// Two files of different clocks, the sensor of one with a gain: found to the last digits.
    void twoFilesAreAligned() {
        writeRig("t [s],y,w\n");
        const std::string study = std::string(kHead) + kUnknown +
                                  term("begun", "force.csv", "offset", "min = -0.3\nmax = 0.3\nstart = 0") +
                                  term("rate", "force.csv", "drift", "min = -0.05\nmax = 0.05\nstart = 0") +
                                  term("gain", "y", "gain", "min = 0.5\nmax = 2\nstart = 1");
        measure(study, {{"k", 20}, {"begun", 0.137}, {"rate", 0.0123}, {"gain", 1.3}});
        const Result result = run(study);
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(std::abs(value(result, "k") - 20) < 1e-6);
        QVERIFY(std::abs(value(result, "begun") - 0.137) < 1e-7);
        QVERIFY(std::abs(value(result, "rate") - 0.0123) < 1e-7);
        QVERIFY(std::abs(value(result, "gain") - 1.3) < 1e-7);
        const auto fixed =
            run(std::string(kHead) + "[parameters]\nbegun = 0.137\nrate = 0.0123\ngain = 1.3\n" +
                study.substr(std::string(kHead).size()));
        QCOMPARE(fixed.unknowns.size(), std::size_t{1});
        QVERIFY(std::abs(value(fixed, "k") - 20) < 1e-7);
        std::string path = study;
        path.replace(path.find("least-squares"), 13, "homotopy");
        const Result followed = run(path);
        QVERIFY(std::abs(value(followed, "begun") - 0.137) < 1e-5);
        QVERIFY(std::abs(value(followed, "gain") - 1.3) < 1e-5);
    }

    void perExperiment() {
        writeRig("t [s],y,w\n");
        const std::string study = std::string(kHead) + kUnknown +
                                  term("late", "rig.csv", "delay", "min = 0\nmax = 0.3\nstart = 0.1") +
                                  "[options]\nper_experiment = \"late\"\n";
        measure(std::string(kHead) + kUnknown + term("late", "rig.csv", "delay", "min = 0\nmax = 0.3"),
                {{"k", 20}, {"late", 0.05}});
        const Result result = run(study);
        QVERIFY(std::abs(value(result, "late[rig]") - 0.05) < 1e-6);
    }

    /// What the study says comes back from its text.
    void writtenAndRead() {
        const Study study =
            parseStudy(std::string(kHead) + term("late", "y", "delay", "min = 0\nmax = 0.3"), "s.toml");
        const Study again = parseStudy(toToml(study), "s.toml");
        QCOMPARE(again.unknowns.front().of, std::string("y"));
        QCOMPARE(again.unknowns.front().kind, std::string("delay"));
    }

    void refused_data() {
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const std::string& text, const char* words) {
            QTest::newRow(name) << QString::fromStdString(text) << words;
        };
        row("unknown file", term("d", "forse.csv", "offset", "min = -1\nmax = 1"), "Did you mean force.csv?");
        row("kind of a file", term("d", "force.csv", "gain", "min = 0\nmax = 1"), "offset, drift, delay");
        row("kind of an output", term("d", "y", "drift", "min = 0\nmax = 1"), "offset, gain, lag, delay");
        row("of without kind", "[unknowns.d]\nof = \"y\"\n", "needs both");
        row("no bounds", term("d", "y", "delay", "start = 0"), "min and max are needed");
        row("beyond the record", term("d", "y", "delay", "min = 0\nmax = 50"), "beyond the record");
        row("negative delay", term("d", "y", "delay", "min = -1\nmax = 1"), "the model allows");
        row("lag of 0", term("d", "y", "lag", "min = 0\nmax = 1\nstart = 0.1"), "above 0");
        row("name of the model", term("x", "y", "gain", "min = 0\nmax = 1"), "a variable of this name");
        row("twice",
            term("d", "y", "delay", "min = 0\nmax = 1") + term("e", "y", "delay", "min = 0\nmax = 1"),
            "is the delay of y already");
        row("offset and delay",
            term("d", "rig.csv", "delay", "min = 0\nmax = 1") +
                term("e", "rig.csv", "offset", "min = 0\nmax = 1"),
            "cannot be told apart");
    }
    void refused() {
        QFETCH(QString, term);
        QFETCH(QString, words);
        writeRig("t [s],y,w\n");
        const QString said = refusal(std::string(kHead) + kUnknown + term.toStdString());
        QVERIFY2(said.contains(words) && said.contains("study.toml:"), qPrintable(said));
    }
};

RIGOR_TEST(TestSensors)
#include "test_sensors.moc"

} // namespace test_sensors

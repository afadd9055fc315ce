// Unknowns on a logarithmic scale, with a prior, or that follow others: what the study file says of them, and
// what a run makes of ties.

#include "core/engine/model/ties.h"
#include "core/engine/modelica/expression.h"
#include "core/study/report/compare_settings.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_unknown_keys {

using namespace rigor;

namespace {

const char* const kSprings = R"(model Springs
  parameter Real k1 = 1;
  parameter Real k2 = 1;
  parameter Real k3 = 1;
  parameter Real g = 9.81;
  input Real u;
  output Real y;
  output Real z;
equation
  y = k1*u + k2;
  z = k3*u*u;
end Springs;
)";

class Folder {
  public:
    Folder() {
        samples::write(path("springs.mo"), kSprings);
        std::string rows = "run,u,y,z\n";
        // y = 2 u + 4, z = 3 u^2, off by hundredths.
        const double off[] = {0.02, -0.01, 0.03, -0.02, 0.01, -0.03, 0.015, -0.015, 0.02, -0.02};
        for (int k = 0; k < 10; ++k) {
            const double u = 0.3 * (k + 1);
            rows += fmt::format("{},{},{},{}\n", k + 1, u, 2 * u + 4 + off[k], 3 * u * u + off[9 - k]);
        }
        samples::write(path("rows.csv"), rows);
    }
    QString path(const char* name) const { return dir_.filePath(name); }
    std::string text(const std::string& unknowns, const std::string& method = "least-squares") const {
        return "method = \"" + method +
               "\"\nmodel = \"springs.mo\"\n[data]\nfile = \"rows.csv\"\nlabel = \"run\"\n" +
               "[data.standard_deviations]\ny = 0.02\nz = 0.02\n" + unknowns;
    }
    Study study(const std::string& unknowns, const std::string& method = "least-squares") const {
        return parseStudy(text(unknowns, method), path("s.toml").toStdString());
    }
    Result run(const std::string& unknowns) const {
        PreparedStudy prepared = prepare(study(unknowns));
        return runStudy(prepared, {});
    }
    std::string refusal(const std::string& unknowns, const std::string& method = "least-squares") const {
        try {
            prepare(study(unknowns, method));
        } catch (const Error& e) {
            return e.what();
        }
        return "no error";
    }

  private:
    QTemporaryDir dir_;
};

const char* const kK1 = "[unknowns.k1]\nstart = 1.0\n[unknowns.k3]\nstart = 1.0\n";

bool says(const std::string& text, const std::string& part) {
    if (text.find(part) != std::string::npos) return true;
    qWarning("%s\nlacks\n%s", text.c_str(), part.c_str());
    return false;
}

bool near(double value, double expected, double relative) {
    if (std::abs(value - expected) <= relative * std::abs(expected)) return true;
    qWarning("%.15g instead of %.15g", value, expected);
    return false;
}

} // namespace

class TestUnknownKeys : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aStudyIsReadBackAsItWasWritten() {
        const Folder folder;
        const Study read =
            folder.study("[unknowns.k1]\nstart = 1.0\nmin = 0.1\nscale = \"log\"\n"
                         "prior = {family = \"lognormal\", mean = 3, standard_deviation = 0.5}\n"
                         "[unknowns.k3]\nscale = \"linear\"\nprior = {family = \"uniform\", min = 1, max = "
                         "4, edge = 0.1}\n"
                         "[unknowns.k2]\nequals = \"2*k1\"\n");
        const Study again = parseStudy(toToml(read), "again.toml");
        for (const Study* study : {&read, &again}) {
            QCOMPARE(study->unknowns.size(), std::size_t(3));
            const Unknown &k1 = study->unknowns[0], &k3 = study->unknowns[1], &k2 = study->unknowns[2];
            QVERIFY(k1.logarithmic);
            QCOMPARE(k1.prior.family, std::string("lognormal"));
            QCOMPARE(k1.prior.mean, 3.0);
            QCOMPARE(k1.prior.standardDeviation, 0.5);
            QVERIFY(!k3.logarithmic);
            QCOMPARE(k3.prior.min, 1.0);
            QCOMPARE(k3.prior.max, 4.0);
            QCOMPARE(k3.prior.edge, 0.1);
            QCOMPARE(k2.equals, std::string("2*k1"));
        }
        QCOMPARE(toToml(again), toToml(read));
        Study other = read;
        other.unknowns[0].prior.mean = 4;
        other.unknowns[2].equals = "3*k1";
        const std::string differ = differingSettings(comparedSettings({{&read, nullptr}, {&other, nullptr}}));
        QVERIFY(says(differ, "prior of k1"));
        QVERIFY(says(differ, "k2 equals"));
    }

    void wrongKeysAreRefusedWithTheirPlace() {
        const Folder folder;
        const auto one = [&](const std::string& keys) { return folder.refusal("[unknowns.k1]\n" + keys); };
        QVERIFY(says(one("scale = \"lg\"\n"),
                     "s.toml:10:9: unknowns.k1.scale = \"lg\": a scale is log or linear"));
        QVERIFY(says(one("start = 0.0\nscale = \"log\"\n"),
                     "s.toml:10:9: unknowns.k1.start = 0: on a logarithmic"));
        QVERIFY(says(one("min = -1.0\nstart = 1.0\nscale = \"log\"\n"), "s.toml:10:7: unknowns.k1.min = -1"));
        QVERIFY(
            says(one("prior = {family = \"gamma\", mean = 1}\n"), "a prior is normal, lognormal or uniform"));
        QVERIFY(says(one("prior = {family = \"normal\", mean = 1}\n"), "standard_deviation is missing"));
        QVERIFY(says(one("prior = {family = \"normal\", mean = 1, standard_deviation = 0}\n"), "above 0"));
        QVERIFY(
            says(one("prior = {family = \"normal\", mean = 1, standard_deviation = 1, edge = 1}\n"), "edge"));
        QVERIFY(says(one("prior = {family = \"uniform\", min = 2, max = 1, edge = 1}\n"), "is not below"));
        QVERIFY(says(one("equals = \"2*k3\"\nstart = 1.0\n"),
                     "s.toml:11:1: unknowns.k1.start has no effect beside"));
        QVERIFY(says(one("equals = \" \"\n"), "is empty"));
        // Methods that would pass them over.
        const std::string scaled = "[unknowns.k1]\nstart = 1.0\nscale = \"log\"\n";
        QVERIFY(says(folder.refusal(scaled, "model-adequacy"),
                     "s.toml:11:9: unknowns.k1.scale: the method model-adequacy does not work with it"));
        QVERIFY(says(
            folder.refusal("[unknowns.k1]\nprior = {family = \"normal\", mean = 1, standard_deviation = 1}\n",
                           "filter"),
            "unknowns.k1.prior: the method filter"));
    }

    void expressionsThatCannotBeUnderstoodAreMarkedWhereTheyAreWrong() {
        const Folder folder;
        const auto one = [&](const std::string& text) {
            return folder.refusal(std::string(kK1) + "[unknowns.k2]\nequals = \"" + text + "\"\n");
        };
        QVERIFY(says(one("2*k9"), "s.toml:14:13:"));
        QVERIFY(says(one("2*k9"), "k9 is not declared"));
        QVERIFY(says(one("2*(k1"), "unknowns.k2.equals"));
        QVERIFY(says(one("k1; k3"), "s.toml:14:13:"));
        QVERIFY(says(one("k1*time"), "must not depend on time"));
        QVERIFY(says(one("k2 + 1"), "k2 equals an expression of itself"));
        QVERIFY(says(
            folder.refusal("[unknowns.k1]\nequals = \"k2\"\n[unknowns.k2]\nequals = \"k1\"\n[unknowns.k3]\n"),
            "k1, k2 follow each other in a circle"));
        QVERIFY(says(folder.refusal(std::string(kK1) + "[unknowns.k7]\nequals = \"k1\"\n"),
                     "k7 is not a parameter"));
    }

    void anExpressionHasTheValueOfItsFormula() {
        const std::vector<std::string> names{"a", "x.start", "y[2]"};
        const auto made = compileExpression("2*x.start^2 + sqrt(y[2]) - a/4", names);
        QVERIFY2(made.value, made.problem ? std::string(made.problem->sentence).c_str() : "");
        std::vector<Tie> tie{{"a", "", 0, made.value}};
        std::vector<double> values{8, 3, 16};
        followTies(tie, values);
        QCOMPARE(values[0], 2 * 9 + 4 - 2.0);
    }

    /// The same as a model in which the tie stands as text.
    void aTieIsFittedAndToldWithItsError() {
        const Folder folder;
        const Result result = folder.run(
            std::string(kK1) + "[unknowns.k2]\nequals = \"k1 + 2*k3/g*4.905 - 1\"\n[parameters]\ng = 9.81\n");
        QCOMPARE(result.unknowns.size(), std::size_t(2));
        QCOMPARE(result.tied.size(), std::size_t(1));
        // y = k1 (u + 1) + k3 - 1, z = k3 u^2: normal equations with the errors 0.02.
        const double off[] = {0.02, -0.01, 0.03, -0.02, 0.01, -0.03, 0.015, -0.015, 0.02, -0.02};
        Eigen::Matrix2d information = Eigen::Matrix2d::Zero();
        Eigen::Vector2d score = Eigen::Vector2d::Zero();
        for (int k = 0; k < 10; ++k) {
            const double u = 0.3 * (k + 1);
            const Eigen::Vector2d ofY(u + 1, 1), ofZ(0, u * u);
            information += (ofY * ofY.transpose() + ofZ * ofZ.transpose()) / 0.0004;
            score += (ofY * (2 * u + 4 + off[k] + 1) + ofZ * (3 * u * u + off[9 - k])) / 0.0004;
        }
        const Eigen::Matrix2d covariance = information.inverse();
        const Eigen::Vector2d best = covariance * score, slope(1, 1);
        const Estimate& k2 = result.tied.front();
        QCOMPARE(k2.name, std::string("k2"));
        QCOMPARE(k2.equals, std::string("k1 + 2*k3/g*4.905 - 1"));
        QVERIFY(near(result.unknowns[0].value, best[0], 1e-8));
        QVERIFY(near(k2.value, best.sum() - 1, 1e-8));
        const double error = std::sqrt(slope.dot(covariance * slope));
        QVERIFY(near(k2.standardError, error, 1e-7));
        QVERIFY(near((k2.upper - k2.lower) / 2, 1.959963984540054 * error, 1e-6));
        // Stored beside the unknowns, and read back apart from them.
        const Result again = resultFromJson(toStoredJson(result));
        QCOMPARE(again.unknowns.size(), std::size_t(2));
        QCOMPARE(again.tied.size(), std::size_t(1));
        QCOMPARE(again.tied.front().equals, k2.equals);
        QCOMPARE(again.tied.front().standardError, k2.standardError);
    }

    void aTieToOneUnknownHasItsInterval() {
        const Folder folder;
        const Result result =
            folder.run("[unknowns.k1]\nstart = 1.0\nscale = \"log\"\n[unknowns.k3]\nstart = 1.0\n"
                       "[unknowns.k2]\nequals = \"8/k1\"\n");
        const Estimate &k1 = result.unknowns.front(), &k2 = result.tied.front();
        QVERIFY(near(k2.value, 8 / k1.value, 1e-12));
        QVERIFY(near(k2.standardError, 8 / (k1.value * k1.value) * k1.standardError, 1e-10));
        QVERIFY(near(k2.lower, 8 / k1.upper, 1e-12));
        QVERIFY(near(k2.upper, 8 / k1.lower, 1e-12));
    }

    void whatExperimentsSetCannotBeFollowed() {
        const Folder folder;
        const std::string rows = std::string(kK1) + "[unknowns.k2]\nequals = \"k1 + g\"\n";
        Study study = folder.study(rows);
        study.data.conditions["g"] = "u";
        try {
            prepare(study);
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY(says(e.what(),
                         "s.toml:14:10: k2 equals k1 + g, but g changes from experiment to experiment"));
        }
    }
};

RIGOR_TEST(TestUnknownKeys)
#include "test_unknown_keys.moc"

} // namespace test_unknown_keys

// [data.noise] and [dependence] of a study file: what is read, written again and refused with its line, and a
// run from file to result.
#include "core/foundation/base/random.h"
#include "core/study/study.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

namespace test_noise_keys {

using namespace rigor;
using namespace rigor::sample;

namespace {

const std::string kModel =
    "model Two\n  input Real u;\n  parameter Real x1 = 1;\n  parameter Real x2 = 0.5;\n"
    "  output Real y;\n  output Real z;\nequation\n  y = x1*u + x2*u^2;\n  z = 2*y;\nend Two;\n";

std::string studyText(const std::string& noise, const std::string& dependence) {
    std::string text = "method = \"inverse-uncertainty\"\nmodel = \"two.mo\"\n[data]\nfile = \"two.csv\"\n";
    if (!noise.empty()) text += "[data.noise]\n" + noise + "\n";
    for (const char* name : {"x1", "x2", "x3"}) {
        if (std::string(name) == "x3" && dependence.find("x3") == std::string::npos) continue;
        text +=
            fmt::format("[unknowns.{}]\nfamily = \"normal\"\nlower = -2.0\nupper = 3.0\n[unknowns.{}.mean]\n"
                        "start = 0.8\nmin = 0.0\nmax = 2.0\n[unknowns.{}.standard_deviation]\nstart = 0.1\n"
                        "min = 0.01\nmax = 0.5\n",
                        name, name, name);
    }
    if (!dependence.empty()) text += "[dependence]\n" + dependence + "\n";
    return text;
}

Study parsed(const std::string& noise, const std::string& dependence) {
    return parseStudy(studyText(noise, dependence), "two.toml");
}

std::string refused(const std::string& noise, const std::string& dependence) {
    try {
        parsed(noise, dependence);
    } catch (const Error& e) {
        return e.what();
    }
    return "no error";
}

} // namespace

class TestNoiseKeys : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void keysAreReadAndWrittenAgain() {
        const Study study = parsed("y = {start = 0.1, min = 0.0, max = 1.0}\nz = 0.2",
                                   "family = \"t\"\ndegrees_of_freedom = 6\n\"x1, x2\" = {start = 0.0, min = "
                                   "-0.95, max = 0.95}\n\"x2,x3\" = 0.3");
        QCOMPARE(study.noise.size(), std::size_t{2});
        QVERIFY(!study.noise[0].given() && study.noise[1].given());
        QCOMPARE(study.noise[0].estimate(), std::string("noise.y"));
        QCOMPARE(study.noise[0].deviation.max, 1.0);
        QCOMPARE(study.noise[1].deviation.start, 0.2);
        QCOMPARE(study.dependence.family, std::string("t"));
        QCOMPARE(study.dependence.degreesOfFreedom, 6.0);
        QCOMPARE(study.dependence.pairs[0].estimate(), std::string("x1~x2"));
        QVERIFY(study.dependence.pairs[1].given());
        const std::string written = toToml(study);
        QCOMPARE(toToml(parseStudy(written, "again.toml")), written);
        QVERIFY(contains(written, "y = {start = 0.1, min = 0.0, max = 1.0}"));
        QVERIFY(contains(written, "\"x2, x3\" = 0.3"));
        // Nothing is written of what a study does not have.
        const std::string plain = toToml(parsed("", ""));
        QVERIFY(plain.find("noise") == std::string::npos && plain.find("dependence") == std::string::npos);
    }

    void badInputIsRefusedWithItsLine_data() {
        QTest::addColumn<QString>("noise");
        QTest::addColumn<QString>("dependence");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* noise, const char* dependence, const char* sentence) {
            QTest::newRow(sentence) << QString(noise) << QString(dependence) << QString(sentence);
        };
        row("y = -0.1", "",
            "two.toml:6:5: data.noise.y = -0.1: a standard deviation of noise must be at least 0");
        row("y = {start = 0.1, min = 0.5, max = 0.2}", "", "data.noise.y: min = 0.5 is above max = 0.2");
        row("y = {start = 2.0, min = 0.0, max = 1.0}", "", "it must lie between min = 0 and max = 1");
        row("y = {from = 2.0}", "", "from");
        row("", "\"x1, x2\" = 0.2", "dependence: family is missing");
        row("", "family = \"gausian\"\n\"x1, x2\" = 0.2", "Did you mean \"gaussian\"");
        row("", "family = \"gaussian\"", "dependence: no pair is named");
        row("", "family = \"gaussian\"\n\"x1, x2\" = 1.0", "must lie between -1 and 1, both excluded");
        row("", "family = \"gaussian\"\n\"x1, x2\" = {start = 0.0, min = -1.5, max = 0.5}", "= -1.5");
        row("", "family = \"gaussian\"\n\"x1, x2\" = {start = 0.0}", "min and max are expected");
        row("", "family = \"gaussian\"\n\"x1, x2\" = 0.1\n\"x2, x1\" = 0.2", "is named twice");
        row("", "family = \"gaussian\"\n\"x1, x1\" = 0.1", "does not depend on itself");
        row("", "family = \"gaussian\"\n\"x1\" = 0.1", "two unknowns are expected");
        row("", "family = \"gaussian\"\n\"x1, x9\" = 0.1",
            "x9 is not an unknown with a distribution. Did you mean");
        row("", "family = \"gaussian\"\n\"x1, x2\" = 0.9\n\"x2, x3\" = 0.9\n\"x1, x3\" = -0.9",
            "not positive definite");
        row("", "family = \"clayton\"\n\"x1, x2\" = 0.4\n\"x2, x3\" = 0.4\n\"x1, x3\" = 0.4", "form a ring");
        row("", "family = \"gaussian\"\ntails = \"turned\"\n\"x1, x2\" = 0.1", "means nothing to the family");
    }
    void badInputIsRefusedWithItsLine() {
        QFETCH(QString, noise);
        QFETCH(QString, dependence);
        QFETCH(QString, sentence);
        const std::string said = refused(noise.toStdString(), dependence.toStdString());
        QVERIFY(contains(said, sentence.toStdString()));
        QVERIFY(contains(said, "two.toml:"));
    }

    void whatTheModelOrDataDoNotHaveIsRefused() {
        QTemporaryDir folder;
        const auto prepared = [&](const std::string& noise, const std::string& change) {
            std::ofstream(folder.filePath("two.csv").toStdString()) << "u,y\n1,1.2\n2,3.1\n0.5,0.6\n";
            std::string text = studyText(noise, "");
            if (!change.empty()) text.replace(text.find("[data.noise]"), 0, change);
            return refusal([&] {
                prepare(parseStudy(text, folder.filePath("two.toml").toStdString()), kModel, "two.mo");
            });
        };
        QVERIFY(
            contains(prepared("v = 0.1", ""), "data.noise names \"v\", which is no output of the model Two"));
        QVERIFY(contains(prepared("z = 0.1", ""), "no experiment has a measured value of z"));
        QVERIFY(contains(prepared("y = 0.1", "[data.standard_deviations]\ny = 0.2\n"),
                         "both a noise and a standard deviation"));
        QCOMPARE(prepared("y = 0.1", ""), std::string("no error"));
    }

    /// From file to result and report: the estimates are named, stand in JSON and in the report with their
    /// ranges.
    void aRunShowsTheNewUnknowns() {
        QTemporaryDir folder;
        std::ofstream data(folder.filePath("two.csv").toStdString());
        data << "u,y\n";
        RandomStream random(4, 1);
        for (int k = 0; k < 80; ++k) {
            const double u = -2 + 4 * (k + 0.5) / 80, a = random.normal(), b = random.normal();
            data << u << ","
                 << (1 + 0.2 * a) * u + (0.5 + 0.1 * (0.6 * a + 0.8 * b)) * u * u + 0.1 * random.normal()
                 << "\n";
        }
        data.close();
        std::string text =
            studyText("y = {start = 0.1, min = 0.0, max = 1.0}",
                      "family = \"gaussian\"\n\"x1, x2\" = {start = 0.0, min = -0.95, max = 0.95}");
        text +=
            "[options]\npopulation = 20\ngenerations = 8\nreference_samples = 512\nleast_squares = false\n";
        PreparedStudy study =
            prepare(parseStudy(text, folder.filePath("two.toml").toStdString()), kModel, "two.mo");
        const Result result = runStudy(study, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        const auto json = toJson(result);
        std::vector<std::string> names;
        for (const auto& [name, estimate] : json["unknowns"].items()) names.push_back(name);
        QCOMPARE(names, (std::vector<std::string>{"x1.mean", "x2.mean", "x1.standard_deviation",
                                                  "x2.standard_deviation", "x1~x2", "noise.y"}));
        for (const Estimate& e : result.unknowns) {
            const double truth = e.name == "x1~x2" ? 0.6 : e.name == "noise.y" ? 0.1 : kNothing;
            if (std::isnan(truth)) continue;
            QVERIFY2(e.lower < truth && e.upper > truth,
                     fmt::format("{}: {} {} {}", e.name, e.lower, e.value, e.upper).c_str());
        }
    }

    /// Of a point fit: sigma^2 = S/n, and with two outputs each has its own.
    void pointFitsEstimateTheNoiseByMaximumLikelihood() {
        QTemporaryDir folder;
        std::ofstream data(folder.filePath("two.csv").toStdString());
        data << "u,y,z\n";
        RandomStream random(4, 1);
        for (int k = 0; k < 400; ++k) {
            const double u = 0.2 + 1.8 * (k + 0.5) / 400, y = u + 0.5 * u * u;
            data << u << "," << y + 0.05 * random.normal() << "," << 2 * y + 0.4 * random.normal() << "\n";
        }
        data.close();
        const std::string text = "method = \"least-squares\"\nmodel = \"two.mo\"\n[data]\nfile = "
                                 "\"two.csv\"\n[data.noise]\ny = {start = "
                                 "1.0, min = 0.0, max = 5.0}\nz = {start = 1.0, min = 0.0, max = "
                                 "5.0}\n[unknowns.x1]\nstart = 0.7\nmin "
                                 "= 0.0\nmax = 3.0\n[unknowns.x2]\nstart = 0.7\nmin = 0.0\nmax = 3.0\n";
        PreparedStudy study =
            prepare(parseStudy(text, folder.filePath("two.toml").toStdString()), kModel, "two.mo");
        const Result result = runStudy(study, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.unknowns.size(), std::size_t{4});
        for (const auto& [k, truth] : {std::pair{2, 0.05}, std::pair{3, 0.4}}) {
            const Estimate& e = result.unknowns[static_cast<std::size_t>(k)];
            QCOMPARE(e.name, std::string(k == 2 ? "noise.y" : "noise.z"));
            // 400 values: 1/sqrt(800) = 3.5 %.
            QVERIFY2(std::abs(e.value / truth - 1) < 0.14, std::to_string(e.value).c_str());
            QVERIFY(e.lower < truth && e.upper > truth && e.lower < e.value && e.upper > e.value);
            QVERIFY(near(e.standardError, e.value / std::sqrt(800.0), 0.01));
        }
        // Weighted so, x1 has the error of weighted least squares: of y almost alone.
        QVERIFY(std::abs(result.unknowns[0].value - 1) < 4 * result.unknowns[0].standardError);
        QVERIFY(result.unknowns[0].standardError < 0.03);
    }

    /// Of few values: noise that was found is known no better than the residuals tell, and says nothing
    /// against the fit.
    void intervalsBesideNoiseThatIsFoundHold() {
        constexpr int kRecords = 400;
        QTemporaryDir folder;
        int missed[3] = {}, tested = 0;
        for (int record = 0; record < kRecords; ++record) {
            std::ofstream data(folder.filePath("two.csv").toStdString());
            data << "u,y\n";
            RandomStream random(41, static_cast<std::uint64_t>(record));
            for (int k = 0; k < 9; ++k) {
                const double u = 0.2 + 0.2 * k;
                data << fmt::format("{},{}\n", u, u + 0.5 * u * u + 0.05 * random.normal());
            }
            data.close();
            const std::string text =
                "method = \"least-squares\"\nmodel = \"two.mo\"\nthreads = 1\n[data]\nfile = \"two.csv\"\n"
                "[data.noise]\ny = {start = 1.0, min = 0.0, max = 5.0}\n[unknowns.x1]\nstart = 0.7\nmin = "
                "-9.0\nmax = 9.0\n[unknowns.x2]\nstart = 0.7\nmin = -9.0\nmax = 9.0\n";
            PreparedStudy study =
                prepare(parseStudy(text, folder.filePath("two.toml").toStdString()), kModel, "two.mo");
            const Result result = runStudy(study, {});
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QCOMPARE(result.unknowns.size(), std::size_t{3});
            constexpr double kTruth[] = {1, 0.5, 0.05};
            for (std::size_t k = 0; k < 3; ++k)
                missed[k] += result.unknowns[k].lower > kTruth[k] || result.unknowns[k].upper < kTruth[k];
            tested += result.diagnostics.contains("chi_squared_p");
        }
        qInfo("missed: x1 %d, x2 %d, noise.y %d of %d", missed[0], missed[1], missed[2], kRecords);
        for (const int one : missed) QVERIFY(one >= 9 && one <= 32); // 99 % of 400 records at 5 %
        QCOMPARE(tested, 0);
    }

  private:
    static constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
};

RIGOR_TEST(TestNoiseKeys)
#include "test_noise_keys.moc"

} // namespace test_noise_keys

// A study whose search runs on response surfaces: the same answer as by simulation, and result.json says what
// the surfaces were worth.
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_surface_study {

using namespace rigor;

class TestSurfaceStudy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theAnswerIsThatOfSimulationsAndIsChecked() {
        const QTemporaryDir folder;
        samples::fill(folder.path());
        const auto resultOf = [&](const std::string& responses) {
            std::vector<StudyOverride> overrides{parseOverride("options.optimiser=genetic+gradient"),
                                                 parseOverride("options.profiles=false")};
            if (!responses.empty()) overrides.push_back(parseOverride("options.responses=" + responses));
            PreparedStudy prepared =
                prepare(loadStudy(folder.filePath("decay.toml").toStdString(), overrides));
            return toJson(runStudy(prepared, Progress{}));
        };
        const auto simulated = resultOf("simulation"), onSurfaces = resultOf(""); // the default
        QCOMPARE(onSurfaces["status"].get<std::string>(), std::string("answered"));
        const double a = simulated["diagnostics"]["log_likelihood"].get<double>(),
                     b = onSurfaces["diagnostics"]["log_likelihood"].get<double>();
        QVERIFY2(std::abs(a - b) < 0.01, qPrintable(QString("%1 %2").arg(a).arg(b)));
        for (const char* name : {"k.mean", "k.standard_deviation"}) {
            const auto& wanted = simulated["unknowns"][name];
            QVERIFY2(std::abs(onSurfaces["unknowns"][name]["value"].get<double>() -
                              wanted["value"].get<double>()) < 0.1 * wanted["standard_error"].get<double>(),
                     name);
        }
        QVERIFY(!simulated["diagnostics"].contains("response_surfaces"));
        const auto& surfaces = onSurfaces["diagnostics"]["response_surfaces"];
        QVERIFY(surfaces["largest_difference_of_log_likelihood"].get<double>() <= 0.01);
        QVERIFY(surfaces["simulations"].get<long long>() > 0);
        QCOMPARE(surfaces["experiments_without"].get<int>(), 0);
    }
};

RIGOR_TEST(TestSurfaceStudy)
#include "test_surface_study.moc"

} // namespace test_surface_study

// What one study measured of a model that runs elsewhere steers no later one over the same model, as the
// window runs them.
#include "core/methods/result/result.h"
#include "core/study/study.h"
#include "tests/study/study_samples.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_noise_of_studies {

using namespace rigor;

namespace {

/// Long runs are noisy.
class NoisyWhenLong final : public ElsewhereModel {
  public:
    explicit NoisyWhenLong(const ModelPtr& text) : ElsewhereModel(text), noisy_(text, 1e-3) {}
    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        if (options.end() > 2) return noisy_.run(parameters, inputs, options, times, stop);
        return ElsewhereModel::run(parameters, inputs, options, times, stop);
    }

  private:
    ElsewhereModel noisy_;
};

} // namespace

class TestNoiseOfStudies : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    PreparedStudy study(const std::string& name, double end) const {
        samples::write(folder_.filePath("decay.mo"),
                       "model Decay\n  parameter Real k(unit=\"1/s\") = 1;\n  output Real y(start=1);\n"
                       "equation\n  der(y) = -k*y;\nend Decay;\n");
        std::string text = "t [s],y\n";
        for (int i = 0; i <= 60; ++i)
            text += fmt::format("{},{}\n", end * i / 60,
                                std::exp(-end * i / 60) * (1 + 1e-2 * std::sin(5.0 * i)));
        samples::write(folder_.filePath(QString::fromStdString(name + ".csv")), text);
        return prepare(parseStudy(
            fmt::format("method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"{}.csv\"\n"
                        "layout = \"signals\"\n[unknowns.k]\nstart = 1.3\nmin = 0.1\nmax = 5\n",
                        name),
            folder_.filePath("study.toml").toStdString()));
    }
    static std::string notes(const Result& result) {
        std::string all;
        for (const Message& note : result.notes) all += note.text() + "\n";
        return all;
    }

  private Q_SLOTS:
    void aStudyAloneAndBehindAnother() {
        PreparedStudy first = study("long", 3), alone = study("short", 1), behind = study("short", 1);
        const ModelPtr text = alone.problem.model;
        alone.problem.model = std::make_shared<NoisyWhenLong>(text);
        first.problem.model = behind.problem.model = std::make_shared<NoisyWhenLong>(text);
        const Result ofFirst = runStudy(first, {}), ofAlone = runStudy(alone, {}),
                     ofBehind = runStudy(behind, {});
        for (const Result* one : {&ofFirst, &ofAlone, &ofBehind})
            QVERIFY2(one->outcome == RunOutcome::Answered, one->message().c_str());
        QVERIFY(notes(ofFirst) != notes(ofAlone)); // the first is noisy, and told so
        QVERIFY(notes(ofAlone).find("its outputs repeat to") != std::string::npos);
        QCOMPARE(notes(ofBehind), notes(ofAlone));
        QCOMPARE(ofBehind.unknowns.front().value, ofAlone.unknowns.front().value);
        QCOMPARE(ofBehind.unknowns.front().standardError, ofAlone.unknowns.front().standardError);
        QCOMPARE(ofBehind.diagnostics["model_solves"].get<int>(),
                 ofAlone.diagnostics["model_solves"].get<int>());
    }
};

RIGOR_TEST(TestNoiseOfStudies)
#include "test_noise_of_studies.moc"

} // namespace test_noise_of_studies

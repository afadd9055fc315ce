// Derivatives by differences of a model that runs elsewhere, against those of its formulas.
#include "core/engine/modelica/compile.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_differences {

using namespace rigor;

namespace {

ModelPtr decay(const char* range = "") {
    const std::string text =
        std::string("model Decay\n  parameter Real a") + range +
        " = 2;\n  parameter Real b = 0.7;\n  parameter Real c = 1;\n  output Real y(start = a);\n"
        "  output Real z;\nequation\n  der(y) = -b*y;\n  z = c*y^2 + a;\nend Decay;\n";
    const CompiledModel made = compileModel(text, "decay.mo");
    Q_ASSERT(made.model);
    return made.model;
}

const std::vector<std::size_t> kChosen{0, 1, 2};
const std::vector<double> kTimes{0, 0.5, 1, 2};

SimulationOptions options() {
    SimulationOptions o;
    o.step = 0.01;
    o.stopTime = 2;
    return o;
}

double worst(const SensitivityResult& a, const SensitivityResult& b) {
    double most = (a.endOutputs - b.endOutputs).cwiseAbs().maxCoeff();
    for (std::size_t k = 0; k < a.outputs.size(); ++k)
        most = std::max(most, (a.outputs[k] - b.outputs[k]).cwiseAbs().maxCoeff());
    return most;
}

SensitivityResult derivatives(const Model& model, std::vector<double> p) {
    return simulateWithSensitivities(model, p, kChosen, {}, options(), kTimes);
}

} // namespace

class TestDifferences : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void smoothRunsGiveTenDigits() {
        const ModelPtr text = decay();
        const ElsewhereModel model(text);
        for (const double b : {0.3, 0.7, 2.0}) {
            const auto exact = derivatives(*text, {1.9, b, 0.8}), found = derivatives(model, {1.9, b, 0.8});
            QVERIFY(found.trajectory.status.answered());
            QVERIFY2(worst(exact, found) < 1e-8, std::to_string(worst(exact, found)).c_str());
        }
        QVERIFY(!toldOfDifferences(model).empty());
    }

    /// Noise is measured as it is, and the slopes are as good as is said.
    void theStepFollowsTheNoise() {
        for (const double noise : {1e-10, 1e-7, 1e-4}) {
            const ModelPtr text = decay();
            const ElsewhereModel model(text, noise);
            const auto exact = derivatives(*text, {2.1, 0.6, 1.1}),
                       found = derivatives(model, {2.1, 0.6, 1.1});
            // Evenly spread over +- noise, of values up to the size of the range or a little more.
            const double deviation = noise / std::sqrt(3.0);
            const double measured = model.noise().largest();
            QVERIFY2(measured > 0.2 * deviation && measured < 5 * deviation,
                     fmt::format("{} for {}", measured, deviation).c_str());
            const double scale = 6; // of the slopes
            QVERIFY2(worst(exact, found) < 10 * scale * std::pow(measured, 2.0 / 3),
                     fmt::format("{} at noise {}", worst(exact, found), noise).c_str());
        }
    }

    /// Where only the end is asked for, as of a served function, its noise is the noise.
    void theEndAloneHasItsNoiseToo() {
        for (const double noise : {1e-10, 1e-7, 1e-4}) {
            const ModelPtr text = decay();
            const ElsewhereModel model(text, noise);
            const std::vector<double> at{2.1, 0.6, 1.1};
            const auto exact = simulateWithSensitivities(*text, at, kChosen, {}, options(), {}),
                       found = simulateWithSensitivities(model, at, kChosen, {}, options(), {});
            const double measured = model.noise().largest(), deviation = noise / std::sqrt(3.0);
            QVERIFY2(measured > 0.1 * deviation && measured < 10 * deviation,
                     fmt::format("{} for {}", measured, deviation).c_str());
            QVERIFY2((exact.endOutputs - found.endOutputs).cwiseAbs().maxCoeff() <
                         10 * 6 * std::pow(measured, 2.0 / 3),
                     fmt::format("{} at noise {}", worst(exact, found), noise).c_str());
        }
    }

    /// A function of parameters that nobody has given values, which is 0 where they are.
    void noiseIsNotMeasuredWhereThereIsNone() {
        const CompiledModel text =
            compileModel("model Rise\n  parameter Real a = 0;\n  parameter Real b = 0;\n"
                         "  output Real y = a*(1 - exp(-2*b));\nend Rise;\n",
                         "rise.mo");
        QVERIFY(text.model);
        const ElsewhereModel model(text.model, 1e-4);
        const std::vector<std::size_t> both{0, 1};
        const std::vector<double> at{3.1, 0.7};
        const auto exact = simulateWithSensitivities(*text.model, at, both, {}, options(), {}),
                   found = simulateWithSensitivities(model, at, both, {}, options(), {});
        const double measured = model.noise().largest();
        QVERIFY2(measured > 1e-5 && measured < 1e-3, std::to_string(measured).c_str());
        QVERIFY2((exact.endOutputs - found.endOutputs).cwiseAbs().maxCoeff() < 0.1,
                 std::to_string((exact.endOutputs - found.endOutputs).cwiseAbs().maxCoeff()).c_str());
    }

    /// All start values of the model 0, as of a server; those of the study far away.
    void noiseIsMeasuredWhereTheStudyIs() {
        class Recording : public ElsewhereModel {
          public:
            using ElsewhereModel::ElsewhereModel;
            Trajectory run(std::span<const double> p, std::span<const Signal> inputs,
                           const SimulationOptions& o, std::span<const double> times,
                           std::stop_token stop) const override {
                for (std::size_t k = 0; k < 2; ++k)
                    low[k] = std::min(low[k], p[k]), high[k] = std::max(high[k], p[k]);
                return ElsewhereModel::run(p, inputs, o, times, stop);
            }
            mutable double low[2] = {1e99, 1e99}, high[2] = {-1e99, -1e99};
        };
        const CompiledModel text =
            compileModel("model Rise\n  parameter Real a = 0;\n  parameter Real b = 0;\n"
                         "  output Real y = (1 - exp(-a/1000)) + sin(1e6*b);\nend Rise;\n",
                         "rise.mo");
        QVERIFY(text.model);
        const std::vector<std::size_t> both{0, 1};
        const std::vector<double> at{1500, 3e-7};
        const auto exact = simulateWithSensitivities(*text.model, at, both, {}, options(), {});
        // The second study says no start: the middle of its box is looked at.
        for (const auto& usual : {std::vector<UsualValue>{{1200, 500, 3000}, {2e-7, 0, 1e-6}},
                                  std::vector<UsualValue>{{0, 500, 3000}, {0, 1e-8, 1e-6}}}) {
            const Recording model(text.model, 1e-6);
            model.noise().begin(usual);
            const auto found = simulateWithSensitivities(model, at, both, {}, options(), {});
            const double deviation = 1e-6 / std::sqrt(3.0), measured = model.noise().largest();
            QVERIFY2(measured > 0.1 * deviation && measured < 10 * deviation,
                     std::to_string(measured).c_str());
            for (std::size_t k = 0; k < 2; ++k)
                QVERIFY2(model.low[k] >= usual[k].min && model.high[k] <= usual[k].max,
                         fmt::format("{} to {}", model.low[k], model.high[k]).c_str());
            for (Eigen::Index k = 0; k < 2; ++k)
                QVERIFY2(std::abs(found.endOutputs(0, k) / exact.endOutputs(0, k) - 1) < 0.01,
                         fmt::format("{} and {}", found.endOutputs(0, k), exact.endOutputs(0, k)).c_str());
        }
    }

    /// Outputs written with six digits, or a parameter with four: runs close by are equal, and that is no
    /// exactness.
    void roundedValuesAreNotExactOnes() {
        class Rounded : public ElsewhereModel {
          public:
            Rounded(ModelPtr text, int outputDigits, int parameterDigits)
                : ElsewhereModel(std::move(text)), outputs_(outputDigits), parameters_(parameterDigits) {}
            Trajectory run(std::span<const double> p, std::span<const Signal> inputs,
                           const SimulationOptions& o, std::span<const double> times,
                           std::stop_token stop) const override {
                std::vector<double> written(p.begin(), p.end());
                if (parameters_ > 0)
                    for (double& value : written) value = rounded(value, parameters_);
                Trajectory made = ElsewhereModel::run(written, inputs, o, times, stop);
                if (outputs_ > 0)
                    for (Eigen::Index k = 0; k < made.outputs.size(); ++k)
                        made.outputs.data()[k] = rounded(made.outputs.data()[k], outputs_);
                if (outputs_ > 0)
                    for (double& value : made.endOutputs) value = rounded(value, outputs_);
                return made;
            }

          private:
            static double rounded(double value, int digits) {
                return std::stod(fmt::format("{:.{}g}", value, digits));
            }
            int outputs_, parameters_;
        };
        const ModelPtr text = decay();
        const std::vector<double> at{2.137, 0.6143, 1.0731};
        const auto exact = derivatives(*text, at);
        const Rounded six(text, 6, 0), four(text, 0, 4);
        const auto ofSix = derivatives(six, at), ofFour = derivatives(four, at);
        QVERIFY2(worst(exact, ofSix) < 1e-2,
                 fmt::format("{} at noise {}", worst(exact, ofSix), six.noise().largest()).c_str());
        QVERIFY2(worst(exact, ofFour) < 0.1,
                 fmt::format("{} at noise {}", worst(exact, ofFour), four.noise().largest()).c_str());
        for (const Rounded* one : {&six, &four}) {
            QVERIFY2(one->noise().largest() > 1e-8, std::to_string(one->noise().largest()).c_str());
            QVERIFY(!toldOfDifferences(*one).empty());
        }
        QVERIFY(six.noise().runs() > 0 && six.noise().failures() == 0);
    }

    void atALimitTheOtherSideIsTaken() {
        const ModelPtr text = decay("(min = 0, max = 2)");
        const ElsewhereModel model(text);
        for (const double a : {2.0, 0.0}) {
            const auto exact = derivatives(*text, {a, 0.7, 1}), found = derivatives(model, {a, 0.7, 1});
            QVERIFY2(worst(exact, found) < 1e-7, std::to_string(worst(exact, found)).c_str());
        }
    }

    /// Whoever asks first, and whatever was asked before.
    void theOrderOfQuestionsDoesNotMatter() {
        const ModelPtr text = decay();
        const ElsewhereModel one(text, 1e-6), other(text, 1e-6);
        const std::vector<double> a{2.1, 0.6, 1.1}, b{1.2, 1.6, 0.4};
        const auto a1 = derivatives(one, a), b1 = derivatives(one, b);
        const auto b2 = derivatives(other, b), a2 = derivatives(other, a);
        QCOMPARE(worst(a1, a2), 0.0);
        QCOMPARE(worst(b1, b2), 0.0);
    }

    void batchesAreTheRuns() {
        const ModelPtr text = decay();
        const ElsewhereModel model(text);
        Eigen::MatrixXd samples(3, 40);
        for (Eigen::Index k = 0; k < samples.cols(); ++k)
            samples.col(k) << 1 + 0.01 * static_cast<double>(k), 0.5, 1;
        BatchRequest request{{*findVariable(*text, "z"), *findVariable(*text, "a")}, 2};
        const BatchResult here = simulateBatch(*text, samples, {}, options(), request),
                          there = simulateBatch(model, samples, {}, options(), request);
        QVERIFY((here.values - there.values).cwiseAbs().maxCoeff() < 1e-12);
        QCOMPARE(model.runs.load(), 40LL);
        std::stop_source stop;
        stop.request_stop();
        const BatchResult none = simulateBatch(model, samples, {}, options(), request, stop.get_token());
        for (const RunStatus& status : none.statuses) QVERIFY(status.end == RunEnd::Cancelled);
    }

    void aRunThatFailsHasNoSlopes() {
        const CompiledModel made =
            compileModel("model Root\n  parameter Real a = 1;\n  output Real y;\nequation\n"
                         "  der(y) = sqrt(a) - y;\nend Root;\n",
                         "root.mo");
        QVERIFY(made.model);
        const ElsewhereModel model(made.model);
        const std::vector<std::size_t> chosen{0};
        const auto found =
            simulateWithSensitivities(model, std::vector<double>{-1}, chosen, {}, options(), kTimes);
        QVERIFY(found.trajectory.status.end == RunEnd::Foreign);
        QVERIFY(!toString(found.trajectory.status, model).text().empty());
        // Beside the edge of what has an answer: only from the side that has one.
        const auto edge =
            simulateWithSensitivities(model, std::vector<double>{1e-12}, chosen, {}, options(), kTimes);
        QVERIFY(edge.trajectory.status.answered());
        QVERIFY(model.noise().runs() > 0);
    }
};

RIGOR_TEST(TestDifferences)
#include "test_differences.moc"

} // namespace test_differences

// Parameters of a model from elsewhere that are made of others: what runs gets their values, derivatives
// follow by the chain rule, and the model is the same where its bytes are read.
#include "core/engine/model/per_experiment.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/modelica/expression.h"
#include "core/engine/simulate/foreign_parameters.h"
#include "tests/support/models/elsewhere_model.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_foreign_parameters {

using namespace rigor;

namespace {

/// One whose source has exact derivatives.
class ExactElsewhere final : public ExternalModel {
  public:
    explicit ExactElsewhere(ModelPtr text) : ExternalModel(exactParts(*text)), text_(std::move(text)) {}
    Trajectory run(std::span<const double> parameters, std::span<const Signal> inputs,
                   const SimulationOptions& options, std::span<const double> times,
                   std::stop_token stop) const override {
        return simulate(*text_, parameters, inputs, options, times, stop);
    }
    SensitivityResult derivatives(std::span<const double> parameters, std::span<const std::size_t> chosen,
                                  std::span<const Signal> inputs, const SimulationOptions& options,
                                  std::span<const double> times, std::stop_token stop) const override {
        asked += chosen.size();
        return simulateWithSensitivities(*text_, parameters, chosen, inputs, options, times, stop);
    }
    Message how() const override { return "in this process"; }
    mutable std::size_t asked = 0;

  private:
    static ExternalParts exactParts(const Model& text) {
        ExternalParts parts = partsOf(text);
        parts.exactDerivatives = true;
        return parts;
    }
    ModelPtr text_;
};

ModelPtr decay() {
    return compileModel(
               "model Decay\n  parameter Real a = 2;\n  parameter Real b = 0.7;\n  parameter Real c = 1;\n"
               "  output Real y(start = a);\n  output Real z;\nequation\n  der(y) = -b*y;\n"
               "  z = c*y^2 + a;\nend Decay;\n",
               "decay.mo")
        .model;
}

std::vector<Tie> ties() {
    const std::vector<std::string> names{"a", "b", "c"};
    std::vector<Tie> made;
    made.push_back({"b", "a/2 + c", 1, compileExpression("a/2 + c", names).value});
    made.push_back({"c", "a^2/7", 2, compileExpression("a^2/7", names).value});
    return ordered(std::move(made));
}

SimulationOptions options() {
    SimulationOptions o;
    o.step = 0.01;
    o.stopTime = 2;
    return o;
}

const std::vector<double> kTimes{0, 0.5, 1, 2};

void compare(const Model& here, const Model& there, const std::vector<double>& p,
             const std::vector<std::size_t>& chosen, double most) {
    const auto a = simulateWithSensitivities(here, p, chosen, {}, options(), kTimes),
               b = simulateWithSensitivities(there, p, chosen, {}, options(), kTimes);
    QVERIFY(a.trajectory.status.answered() && b.trajectory.status.answered());
    for (std::size_t k = 0; k < kTimes.size(); ++k)
        QVERIFY2((a.outputs[k] - b.outputs[k]).cwiseAbs().maxCoeff() < most,
                 std::to_string((a.outputs[k] - b.outputs[k]).cwiseAbs().maxCoeff()).c_str());
    QVERIFY((a.endOutputs - b.endOutputs).cwiseAbs().maxCoeff() < most);
    QVERIFY((a.trajectory.outputs - b.trajectory.outputs).cwiseAbs().maxCoeff() < 1e-12);
}

} // namespace

class TestForeignParameters : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void followOthersAsInFormulas() {
        const ModelPtr text = decay(), tied = withTies(*text, ties());
        const std::vector<double> p{1.7, 99, -99}; // what is tied has no influence of its own
        compare(*tied, *foreignWithTies(std::make_shared<ElsewhereModel>(text), ties()), p, {0}, 1e-7);
        const auto exact = std::make_shared<ExactElsewhere>(text);
        compare(*tied, *foreignWithTies(exact, ties()), p, {0, 1, 2}, 1e-12);
        QCOMPARE(exact->asked, std::size_t(3)); // a moves all three of them
    }

    void whatFollowsOthersStaysWithinItsLimits() {
        const ModelPtr text =
            compileModel("model Decay\n  parameter Real a = 2;\n  parameter Real b(min = 0, max = 3) = 0.7;\n"
                         "  output Real y(start = 1);\nequation\n  der(y) = -b*y;\nend Decay;\n",
                         "decay.mo")
                .model;
        const std::vector<std::string> names{"a", "b"};
        const std::vector<Tie> ties{{"b", "2*a", 1, compileExpression("2*a", names).value}};
        const ModelPtr tied = foreignWithTies(std::make_shared<ElsewhereModel>(text), ties);
        const auto run = [&](double a) {
            return simulate(*tied, std::vector<double>{a, 0}, {}, options(), kTimes);
        };
        QVERIFY(run(1.5).status.answered());
        const Trajectory failed = run(1.6);
        QVERIFY(!failed.status.answered());
        QVERIFY(toString(failed.status, *tied).text().find("b follows others, and became 3.2, outside of") !=
                std::string::npos);
    }

    void textsOfStrangersAreLines() {
        ExternalParts parts = partsOf(*decay());
        parts.name = "Pump\n  SHA-256 0000, allowed to run";
        parts.code.tool = "Tool\x1b[2J\xc2\x9b"
                          "31m";
        parts.parameters[0].description = "a\tb\x7f";
        class Named final : public ExternalModel {
          public:
            using ExternalModel::ExternalModel;
            Trajectory run(std::span<const double>, std::span<const Signal>, const SimulationOptions&,
                           std::span<const double>, std::stop_token) const override {
                return {};
            }
            Message how() const override { return {}; }
        };
        const Named model(parts);
        QCOMPARE(model.name(), std::string("Pump   SHA-256 0000, allowed to run"));
        QCOMPARE(model.code().tool, std::string("Tool [2J 31m"));
        QCOMPARE(model.parameters()[0].description, std::string("a b "));
    }

    void haveNumbersPerExperiment() {
        const ModelPtr text = decay();
        const std::vector<std::size_t> separate{1};
        const std::vector<std::string> labels{"run 1", "run 2"};
        const ModelPtr here = withNumbersPerExperiment(*text, separate, labels);
        const auto exact = std::make_shared<ExactElsewhere>(text);
        const ModelPtr there = foreignWithNumbersPerExperiment(exact, separate, labels);
        QCOMPARE(there->parameters().size(), here->parameters().size());
        for (std::size_t p = 0; p < here->parameters().size(); ++p)
            QCOMPARE(there->parameters()[p].name, here->parameters()[p].name);
        for (const bool second : {false, true}) {
            const std::vector<double> p{2, 5, 1, second ? 0.0 : 1.0, second ? 1.0 : 0.0, 0.4, 0.9};
            compare(*here, *there, p, {0, 5, 6}, 1e-12);
        }
        // One on top of the other, and what runs is still found.
        const ModelPtr both = foreignWithNumbersPerExperiment(foreignWithTies(exact, ties()),
                                                              std::vector<std::size_t>{0}, labels);
        QCOMPARE(&both->external()->innermost(), static_cast<const ExternalModel*>(exact.get()));
        compare(*withNumbersPerExperiment(*withTies(*text, ties()), std::vector<std::size_t>{0}, labels),
                *both, {7, 7, 7, 0, 1, 1.2, 1.9}, {5, 6}, 1e-12);
        QVERIFY(madeParameters(*both) && madeParameters(*madeParameters(*both)->model));
        QVERIFY(!madeParameters(*exact));
    }
};

RIGOR_TEST(TestForeignParameters)
#include "test_foreign_parameters.moc"

} // namespace test_foreign_parameters

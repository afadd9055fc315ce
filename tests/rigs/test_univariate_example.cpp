// The paper's illustrative function (section 2.6) through the shipped model and the method's own path,
// against the section univariate_example of reference.json, with the tolerances stated there.

#include "core/engine/modelica/compile.h"
#include "core/foundation/stats/distributions/distance.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_univariate_example {

using namespace rigor;
using Json = nlohmann::json;

namespace {

double illustrative(double x) { return std::tan(x / 4) + std::exp(x / 3 - 1) + std::tanh(x); }

Problem exampleProblem() {
    Problem problem;
    problem.model = loadModel(sourceDir() + "/resources/rigs/univariate-example/univariate-example.mo");
    Unknown x;
    x.name = "x";
    x.family = "normal";
    x.shape = {{"mean", {0, -1, 1}}, {"standard_deviation", {1, 0.1, 2}}};
    problem.unknowns = {x};
    return problem;
}

} // namespace

class TestUnivariateExample : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        std::ifstream file(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
        reference_ = Json::parse(file)["univariate_example"];
    }

    void coefficientsAndMomentsMatch_data() {
        QTest::addColumn<int>("degree");
        QTest::addColumn<int>("order");
        QTest::newRow("d2q3") << 2 << 3;
        QTest::newRow("d3q4") << 3 << 4;
        QTest::newRow("d4q5") << 4 << 5;
        QTest::newRow("d4q8") << 4 << 8;
        QTest::newRow("d7q8") << 7 << 8;
    }

    void coefficientsAndMomentsMatch() {
        QFETCH(int, degree);
        QFETCH(int, order);
        const OutputDistribution output = propagated(degree, order, 4);
        const Json& expected = reference_["gpc"][fmt::format("d{}q{}", degree, order)];
        for (Eigen::Index i = 0; i < output.coefficients.size(); ++i)
            QVERIFY(
                std::abs(output.coefficients[i] - expected["c"][static_cast<std::size_t>(i)].get<double>()) <=
                reference_["tolerance"]["gpc_coefficients"].get<double>());
        const double m1 = expected["raw_moments"][0], m2 = expected["raw_moments"][1];
        const double relative = reference_["tolerance"]["gpc_moments_relative"];
        const auto& moments = output.moments;
        QVERIFY(std::abs(moments.mean - m1) <= relative * std::abs(m1));
        const double second =
            moments.mean * moments.mean + moments.standardDeviation * moments.standardDeviation;
        QVERIFY(std::abs(second - m2) <= relative * m2);
    }

    void densitiesAndDistancesMatch() {
        const OutputDistribution output = propagated(4, 5, 4);
        const Json& fit = reference_["fits"]["d4q5"];
        const Json& at = reference_["exact_density"]["y"];
        for (std::size_t k = 0; k < at.size(); ++k) {
            const double expected = fit["me4"]["density_at"][k];
            QVERIFY(std::abs(output.maximumEntropy->pdf(at[k]) - expected) <=
                    reference_["tolerance"]["density_relative"].get<double>() * expected);
        }
        // The function is increasing on [-5, 5]: its quantiles are the function of the quantiles of x.
        const Distribution x = makeDistribution("normal", {{"mean", 0}, {"standard_deviation", 1}}, -5, 5);
        const auto truth = [&](double p) { return illustrative(x.quantile(p)); };
        const double tolerance = reference_["tolerance"]["emd"];
        const double gaussian =
            earthMoversDistanceOfQuantiles(truth, [&](double p) { return output.gaussian->quantile(p); });
        QVERIFY(std::abs(gaussian - fit["emd_gauss"].get<double>()) <= tolerance);
        const double maximumEntropy = earthMoversDistanceOfQuantiles(
            truth, [&](double p) { return output.maximumEntropy->quantile(p); });
        QVERIFY(std::abs(maximumEntropy - fit["emd_me4_K6"].get<double>()) <= tolerance);
    }

  private:
    OutputDistribution propagated(int degree, int order, int moments) const {
        const Problem problem = exampleProblem();
        InverseUncertaintyOptions options;
        options.degree = degree;
        options.quadratureOrder = order;
        options.moments = moments;
        const InputModel inputs(problem.unknowns);
        const ForwardModel forward(problem, "y");
        const Likelihood likelihood(options, inputs, forward,
                                    Eigen::VectorXd::Constant(1, std::numeric_limits<double>::quiet_NaN()), 1,
                                    "");
        auto outputs = likelihood.outputs(Eigen::Vector2d(0, 1), Progress{});
        return std::move(outputs.experiments.front());
    }

    Json reference_;
};

RIGOR_TEST(TestUnivariateExample)
#include "test_univariate_example.moc"

} // namespace test_univariate_example

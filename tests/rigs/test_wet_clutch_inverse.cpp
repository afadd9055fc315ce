// Inverse uncertainty on the wet clutch against reference.json (independent programs; README.md of the rig
// says how each number was obtained). Every tolerance is the one stated in that file. What needs the true
// output distribution is in test_wet_clutch_truth.cpp.

#include "core/methods/inverse_uncertainty/likelihood.h"
#include "tests/support/wet_clutch.h"

#include <QtTest>

#include <cmath>
#include <fstream>

using namespace rigor;
using Json = nlohmann::json;

namespace {

Json referenceNumbers() {
    std::ifstream file(std::string(RIGOR_SOURCE_DIR) + "/tests/rigs/wet-clutch/reference.json");
    return Json::parse(file)["uncertainty_propagation"];
}

Eigen::VectorXd vectorOf(const Json& list) {
    Eigen::VectorXd v(static_cast<Eigen::Index>(list.size()));
    for (std::size_t i = 0; i < list.size(); ++i) v[static_cast<Eigen::Index>(i)] = list[i].get<double>();
    return v;
}

std::string near(const std::string& what, double value, double expected, double tolerance) {
    if (std::abs(value - expected) <= tolerance) return {};
    return fmt::format("{} is {:.10g}, reference {:.10g}, tolerance {:g}", what, value, expected, tolerance);
}

} // namespace

class TestWetClutchInverse : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase() {
        reference_ = referenceNumbers();
        problem_ = sample::wetClutchProblem();
        QCOMPARE(problem_.data.experiments.size(), std::size_t{108});
        measured_.resize(108);
        for (std::size_t e = 0; e < 108; ++e)
            measured_[static_cast<Eigen::Index>(e)] =
                problem_.data.experiments[e].measurements.front().values.front();
        inputs_ = std::make_unique<InputModel>(problem_.unknowns);
        forward_ = std::make_unique<ForwardModel>(problem_, "shifting_time");
        likelihood_ = std::make_unique<Likelihood>(options_, *inputs_, *forward_, measured_, 0, "");
        for (const auto& point : {"alpha_ref", "alpha_b"})
            outputs_[point] =
                likelihood_->outputs(vectorOf(reference_["points"][point]["alpha"]), Progress{});
    }

    void alphaIsAllMeansThenAllStandardDeviations() {
        const std::vector<std::string> expected{"x1.mean", "x2.mean", "x1.standard_deviation",
                                                "x2.standard_deviation"};
        QCOMPARE(inputs_->names(), expected);
    }

    void coefficientsMomentsAndDensitiesOfTheListedExperimentsMatch() {
        const Json& tolerance = reference_["tolerance"];
        std::vector<std::string> wrong;
        const auto check = [&](const std::string& what, double value, double expected, double allowed) {
            if (const auto sentence = near(what, value, expected, allowed); !sentence.empty())
                wrong.push_back(sentence);
        };
        for (const auto& [point, outputs] : outputs_)
            for (const auto& [label, expected] : reference_["points"][point]["experiments"].items()) {
                const auto& output = outputs.experiments[std::stoul(label) - 1];
                const std::string at = point + ", experiment " + label + ": ";
                const auto coefficients = vectorOf(expected["gpc_coefficients"]);
                for (Eigen::Index i = 0; i < coefficients.size(); ++i)
                    check(at + fmt::format("c[{}]", i), output.coefficients[i], coefficients[i],
                          tolerance["gpc_coefficients_s"]);
                const auto moments = vectorOf(expected["gpc_mean_std_skew_kurt"]);
                check(at + "mean", output.moments.mean, moments[0], tolerance["gpc_mean_s"]);
                check(at + "standard deviation", output.moments.standardDeviation, moments[1],
                      tolerance["gpc_std_s"]);
                check(at + "skewness", output.moments.standardised[2], moments[2], tolerance["gpc_skew"]);
                check(at + "kurtosis", output.moments.standardised[3], moments[3], tolerance["gpc_kurt"]);
                check(at + "log f, gaussian", output.logGaussian, expected["log_f"]["gpc_gauss"],
                      tolerance["log_f_gauss"]);
                check(at + "log f, maximum entropy", output.logMaximumEntropy,
                      expected["log_f"]["gpc_max_entropy"], tolerance["log_f_max_entropy"]);
                // The file states no tolerance for lambda; it follows from that of the moments: the Hessian
                // of the dual has eigenvalues above 0.05 here, so errors of 0.002 in skewness and 0.02 in
                // kurtosis move lambda by less than 0.02 / 0.05 = 0.4; met far better than that.
                const auto lambda = vectorOf(expected["max_entropy_lambda_1_to_4_in_t"]);
                QVERIFY(output.maximumEntropy);
                for (Eigen::Index m = 0; m < 4; ++m)
                    check(at + fmt::format("lambda_{}", m + 1), output.maximumEntropy->fit().lambda[m + 1],
                          lambda[m], 2e-3);
                check(at + "lambda_0", output.maximumEntropy->fit().lambda[0],
                      expected["max_entropy_lambda_0_in_t"], 2e-3);
            }
        QVERIFY2(wrong.empty(), fmt::format("{}", fmt::join(wrong, "\n")).c_str());
    }

    void wholeSetLogLikelihoodsMatch() {
        for (const auto& [point, outputs] : outputs_) {
            const Json& expected = reference_["points"][point]["whole_set_log_likelihood"];
            double gaussian = 0, maximumEntropy = 0;
            for (const auto& output : outputs.experiments) {
                gaussian += output.logGaussian;
                maximumEntropy += output.logMaximumEntropy;
            }
            const std::string g = near(point + " gaussian", gaussian, expected["gpc_gauss"],
                                       expected["tolerance"]["gpc_gauss"]);
            const std::string m = near(point + " maximum entropy", maximumEntropy,
                                       expected["gpc_max_entropy"], expected["tolerance"]["gpc_max_entropy"]);
            QVERIFY2(g.empty() && m.empty(), (g + m).c_str());
            // The quick path of the search gives the same number as the full one, to rounding of the sum.
            const Eigen::VectorXd alpha = vectorOf(reference_["points"][point]["alpha"]);
            QVERIFY(std::abs(likelihood_->evaluate(alpha, Progress{})[0] - maximumEntropy) < 1e-9);
        }
    }

  private:
    Json reference_;
    Problem problem_;
    InverseUncertaintyOptions options_;
    Eigen::VectorXd measured_;
    std::unique_ptr<InputModel> inputs_;
    std::unique_ptr<ForwardModel> forward_;
    std::unique_ptr<Likelihood> likelihood_;
    std::map<std::string, OutputDistributions> outputs_;
};

QTEST_APPLESS_MAIN(TestWetClutchInverse)
#include "test_wet_clutch_inverse.moc"

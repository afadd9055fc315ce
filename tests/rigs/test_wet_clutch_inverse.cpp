// Inverse uncertainty on the wet clutch against reference.json (independent programs; README.md of the rig
// says how each number was obtained). Every tolerance is the one stated in that file. What needs the true
// output distribution is in test_wet_clutch_truth.cpp.

#include "core/methods/inverse_uncertainty/likelihood/fisher.h"
#include "tests/support/models/wet_clutch.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>
#include <fstream>

namespace test_wet_clutch_inverse {

using namespace rigor;
using Json = nlohmann::json;

namespace {

/// Where the gradient method ends from the start of the shipped study (log-likelihood 130.4896).
constexpr double kMaximum[] = {1.01228, 0.700487, 0.0723212, 0.171278};

Json referenceNumbers() {
    std::ifstream file(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
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
  private Q_SLOTS:
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

    void standardErrorsAtTheMaximumAreThoseOfASecondStepWidth() {
        const Eigen::Vector4d maximum(kMaximum[0], kMaximum[1], kMaximum[2], kMaximum[3]);
        const FisherInformation fisher = observedInformation(*likelihood_, *inputs_, maximum, Progress{});
        QVERIFY2(fisher.valid, fisher.reason.text().c_str());
        // -d2 log L from differences half as wide (a quarter of a conditional standard error and the like):
        // every pair of coordinates at the four corners, every coordinate at both sides.
        const Eigen::Vector4d step = 0.25 * fisher.standardErrors;
        Eigen::MatrixXd points = maximum.replicate(1, 33);
        Eigen::Index column = 1;
        for (Eigen::Index i = 0; i < 4; ++i) {
            points(i, column++) += step[i];
            points(i, column++) -= step[i];
        }
        for (Eigen::Index i = 0; i < 4; ++i)
            for (Eigen::Index j = 0; j < i; ++j)
                for (const double a : {1.0, -1.0})
                    for (const double b : {1.0, -1.0}) {
                        points(i, column) += a * step[i];
                        points(j, column++) += b * step[j];
                    }
        const Eigen::VectorXd logL = likelihood_->evaluate(points, Progress{});
        QVERIFY(logL.allFinite());
        Eigen::Matrix4d information;
        column = 1;
        for (Eigen::Index i = 0; i < 4; ++i, column += 2) {
            information(i, i) = -(logL[column] + logL[column + 1] - 2 * logL[0]) / (step[i] * step[i]);
            // At the maximum the slope is far below the 1 per standard error of a point one error away.
            QVERIFY(std::abs(logL[column] - logL[column + 1]) / 0.5 < 0.1);
        }
        for (Eigen::Index i = 0; i < 4; ++i)
            for (Eigen::Index j = 0; j < i; ++j, column += 4)
                information(i, j) = information(j, i) =
                    -(logL[column] - logL[column + 1] - logL[column + 2] + logL[column + 3]) /
                    (4 * step[i] * step[j]);
        const Eigen::Matrix4d covariance = information.inverse();
        // The third and fourth derivatives of log L change a curvature by some per cent over half an error.
        for (Eigen::Index i = 0; i < 4; ++i)
            QVERIFY2(std::abs(std::sqrt(covariance(i, i)) / fisher.standardErrors[i] - 1) < 0.1,
                     fmt::format("{}: {} and {}", inputs_->names()[static_cast<std::size_t>(i)],
                                 std::sqrt(covariance(i, i)), fisher.standardErrors[i])
                         .c_str());
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

RIGOR_TEST(TestWetClutchInverse)
#include "test_wet_clutch_inverse.moc"

} // namespace test_wet_clutch_inverse

// Inverse uncertainty on the wet clutch against reference.json (independent programs; README.md of the rig
// says how each number was obtained). Every tolerance is the one stated in that file.

#include "core/foundation/base/parallel.h"
#include "core/methods/inverse_uncertainty/likelihood.h"
#include "tests/support/wet_clutch.h"

#include <QtTest>

#include <algorithm>
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

/// Y(x1, x2) of one experiment on a 101 x 41 grid of the box, cubic in each direction between the nodes.
class OutputTable {
  public:
    static constexpr int kX1 = 101, kX2 = 41;
    OutputTable(const InputModel& inputs, Eigen::VectorXd values) : values_(std::move(values)) {
        for (Eigen::Index i = 0; i < 2; ++i) {
            lower_[i] = inputs.boxLower(i);
            upper_[i] = inputs.boxUpper(i);
        }
    }
    static Eigen::MatrixXd nodes(const InputModel& inputs) {
        Eigen::MatrixXd points(2, kX1 * kX2);
        for (int i = 0; i < kX1; ++i)
            for (int j = 0; j < kX2; ++j) {
                points(0, i * kX2 + j) =
                    inputs.boxLower(0) + (inputs.boxUpper(0) - inputs.boxLower(0)) * i / (kX1 - 1);
                points(1, i * kX2 + j) =
                    inputs.boxLower(1) + (inputs.boxUpper(1) - inputs.boxLower(1)) * j / (kX2 - 1);
            }
        return points;
    }
    double at(double x1, double x2) const {
        double w1[4], w2[4];
        const int i = weights(x1, 0, kX1, w1), j = weights(x2, 1, kX2, w2);
        double sum = 0;
        for (int a = 0; a < 4; ++a)
            for (int b = 0; b < 4; ++b) sum += w1[a] * w2[b] * values_[(i + a) * kX2 + j + b];
        return sum;
    }

  private:
    /// Lagrange weights of the four nodes around x; returns the first.
    int weights(double x, int direction, int count, double* w) const {
        const double t = (x - lower_[direction]) / (upper_[direction] - lower_[direction]) * (count - 1);
        const int first = std::clamp(static_cast<int>(t) - 1, 0, count - 4);
        const double s = t - first;
        w[0] = -(s - 1) * (s - 2) * (s - 3) / 6;
        w[1] = s * (s - 2) * (s - 3) / 2;
        w[2] = -s * (s - 1) * (s - 3) / 2;
        w[3] = s * (s - 1) * (s - 2) / 6;
        return first;
    }

    Eigen::VectorXd values_;
    double lower_[2], upper_[2];
};

/// Outputs at the medians of 1500 x 60 equally probable cells, ascending.
std::vector<double> trueOutputs(const OutputTable& table, const std::vector<Distribution>& inputs) {
    constexpr int kCells1 = 1500, kCells2 = 60;
    std::vector<double> x1, x2, outputs;
    for (int i = 0; i < kCells1; ++i) x1.push_back(inputs[0].quantile((i + 0.5) / kCells1));
    for (int j = 0; j < kCells2; ++j) x2.push_back(inputs[1].quantile((j + 0.5) / kCells2));
    for (const double a : x1)
        for (const double b : x2) outputs.push_back(table.at(a, b));
    std::sort(outputs.begin(), outputs.end());
    return outputs;
}

double shareBelow(const std::vector<double>& sorted, double y) {
    return static_cast<double>(std::upper_bound(sorted.begin(), sorted.end(), y) - sorted.begin()) /
           static_cast<double>(sorted.size());
}

/// int |F - F_fit| dy by the midpoint rule on 4000 intervals of the union of the ranges.
double distance(const std::vector<double>& truth, const Density& fit) {
    constexpr int kIntervals = 4000;
    const double a = std::min(truth.front(), fit.lower()), b = std::max(truth.back(), fit.upper());
    double sum = 0;
    for (int k = 0; k < kIntervals; ++k) {
        const double y = a + (b - a) * (k + 0.5) / kIntervals;
        sum += std::abs(shareBelow(truth, y) - fit.cdf(y));
    }
    return sum * (b - a) / kIntervals;
}

/// log f averaged over +- 1 % of the output's standard deviation, as the reference does.
double trueLogDensity(const std::vector<double>& truth, double y, double standardDeviation) {
    const double half = 0.01 * standardDeviation;
    return std::log((shareBelow(truth, y + half) - shareBelow(truth, y - half)) / (2 * half));
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

    void theTrueOutputDistributionMatches() {
        const Eigen::MatrixXd nodes = OutputTable::nodes(*inputs_);
        const ForwardValues values = forward_->run(nodes, Progress{});
        QCOMPARE(values.failures, 0LL); // all 108 experiments synchronise everywhere in the box
        std::vector<OutputTable> tables;
        for (Eigen::Index e = 0; e < 108; ++e) tables.emplace_back(*inputs_, values.values.col(e));
        std::vector<std::string> wrong;
        const auto check = [&](const std::string& what, double value, double expected, double allowed) {
            if (const auto sentence = near(what, value, expected, allowed); !sentence.empty())
                wrong.push_back(sentence);
        };
        for (const auto& [point, outputs] : outputs_) {
            const Json& expected = reference_["points"][point];
            const auto distributions = inputs_->at(vectorOf(expected["alpha"]));
            std::vector<double> emdGaussian(108), emdMaximumEntropy(108), logTruth(108);
            parallelFor(108, 0, {}, [&](std::size_t e) {
                const auto truth = trueOutputs(tables[e], distributions);
                const auto& output = outputs.experiments[e];
                emdGaussian[e] = distance(truth, *output.gaussian);
                emdMaximumEntropy[e] = distance(truth, *output.maximumEntropy);
                logTruth[e] = trueLogDensity(truth, measured_[static_cast<Eigen::Index>(e)],
                                             output.moments.standardDeviation);
            });
            const double relative = reference_["tolerance"]["emd_relative"];
            for (const auto& [label, numbers] : expected["experiments"].items()) {
                const std::size_t e = std::stoul(label) - 1;
                const std::string at = point + ", experiment " + label + ": ";
                const double gauss = numbers["emd"]["gpc_gauss"], entropy = numbers["emd"]["gpc_max_entropy"];
                check(at + "EMD gaussian", emdGaussian[e], gauss, relative * gauss);
                check(at + "EMD maximum entropy", emdMaximumEntropy[e], entropy, relative * entropy);
                check(at + "log f, truth", logTruth[e], numbers["log_f"]["truth"],
                      reference_["tolerance"]["log_f_truth"]);
            }
            double gaussian = 0, maximumEntropy = 0;
            for (std::size_t e = 0; e < 108; ++e) {
                gaussian += emdGaussian[e] / 108;
                maximumEntropy += emdMaximumEntropy[e] / 108;
            }
            const Json& emd = expected["mean_emd_over_108"];
            const double share = emd["relative_tolerance"];
            check(point + " mean EMD gaussian", gaussian, emd["gpc_gauss"],
                  share * emd["gpc_gauss"].get<double>());
            check(point + " mean EMD maximum entropy", maximumEntropy, emd["gpc_max_entropy"],
                  share * emd["gpc_max_entropy"].get<double>());
        }
        QVERIFY2(wrong.empty(), fmt::format("{}", fmt::join(wrong, "\n")).c_str());
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

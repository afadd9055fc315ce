// What the densities of the wet clutch are measured against in reference.json ("truth"): the output
// distribution of the model itself, from Y on a 151 x 61 table of the box with exact probabilities, no
// sampling (README.md of the rig, section 4). About a million simulations. Every tolerance is the one stated
// in that file.

#include "core/foundation/base/parallel.h"
#include "core/methods/inverse_uncertainty/reference.h"
#include "tests/support/models/wet_clutch.h"
#include "tests/support/output_table.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <fstream>

namespace test_wet_clutch_truth {

using namespace rigor;
using Json = nlohmann::json;

namespace {

constexpr std::size_t kExperiments = 108;

/// What is known of the 108 outputs at one alpha.
struct Truth {
    std::vector<double> logDensity, emdGaussian, emdMaximumEntropy;
};

double meanOf(const std::vector<double>& values) {
    double sum = 0;
    for (const double v : values) sum += v;
    return sum / static_cast<double>(values.size());
}

} // namespace

class TestWetClutchTruth : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        std::ifstream file(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
        reference_ = Json::parse(file)["uncertainty_propagation"];
        problem_ = sample::wetClutchProblem();
        QCOMPARE(problem_.data.experiments.size(), kExperiments);
        measured_.resize(static_cast<Eigen::Index>(kExperiments));
        for (std::size_t e = 0; e < kExperiments; ++e)
            measured_[static_cast<Eigen::Index>(e)] =
                problem_.data.experiments[e].measurements.front().values.front();
        const InputModel inputs(problem_.unknowns);
        const ForwardModel forward(problem_, "shifting_time");
        const Likelihood likelihood(options_, inputs, forward, measured_, 0, "");

        const ForwardValues values = forward.run(sample::OutputTable::nodes(inputs), Progress{});
        QCOMPARE(values.failures, 0LL); // all 108 experiments synchronise everywhere in the box
        QVERIFY(values.values.minCoeff() > 0.5235 &&
                values.values.maxCoeff() < 2.3285); // README: 0.524 to 2.328 s
        for (Eigen::Index e = 0; e < values.values.cols(); ++e)
            tables_.emplace_back(inputs, values.values.col(e));

        for (const std::string point : {"alpha_ref", "alpha_b"}) {
            const auto given = reference_["points"][point]["alpha"].get<std::vector<double>>();
            const Eigen::VectorXd alpha = Eigen::Map<const Eigen::VectorXd>(given.data(), 4);
            const auto x = inputs.at(alpha);
            const sample::Cells first(x[0], alpha[0], alpha[2], 1600), second(x[1], alpha[1], alpha[3], 200);
            outputs_[point] = likelihood.outputs(alpha, Progress{});
            const auto& outputs = outputs_[point].experiments;
            Truth& truth = truth_[point];
            for (auto* list : {&truth.logDensity, &truth.emdGaussian, &truth.emdMaximumEntropy})
                list->resize(kExperiments);
            parallelFor(kExperiments, 0, {}, [&](std::size_t e) {
                const sample::TrueOutput output(tables_[e], first, second);
                truth.logDensity[e] = output.logDensity(measured_[static_cast<Eigen::Index>(e)]);
                truth.emdGaussian[e] = output.distance(*outputs[e].gaussian);
                truth.emdMaximumEntropy[e] = output.distance(*outputs[e].maximumEntropy);
            });
        }
    }

    void trueDensitiesAtTheMeasuredTimesMatch() {
        for (const auto& [point, truth] : truth_) {
            for (const auto& [label, numbers] : reference_["points"][point]["experiments"].items())
                check(point + ", experiment " + label + ", log f", truth.logDensity[std::stoul(label) - 1],
                      numbers["log_f"]["truth"], reference_["tolerance"]["log_f_truth"]);
            const Json& whole = reference_["points"][point]["whole_set_log_likelihood"];
            check(point + ", sum of log f", kExperiments * meanOf(truth.logDensity), whole["truth"],
                  whole["tolerance"]["truth"]);
        }
        QVERIFY2(wrong_.empty(), wrong_.c_str());
    }

    void distancesOfBothDensitiesMatch() {
        const double relative = reference_["tolerance"]["emd_relative"];
        for (const auto& [point, truth] : truth_) {
            for (const auto& [label, numbers] : reference_["points"][point]["experiments"].items()) {
                const std::size_t e = std::stoul(label) - 1;
                const double gaussian = numbers["emd"]["gpc_gauss"],
                             entropy = numbers["emd"]["gpc_max_entropy"];
                check(point + ", experiment " + label + ", EMD gaussian", truth.emdGaussian[e], gaussian,
                      relative * gaussian);
                check(point + ", experiment " + label + ", EMD maximum entropy", truth.emdMaximumEntropy[e],
                      entropy, relative * entropy);
            }
            const Json& mean = reference_["points"][point]["mean_emd_over_108"];
            const double share = mean["relative_tolerance"];
            const double gaussian = mean["gpc_gauss"], entropy = mean["gpc_max_entropy"];
            check(point + ", mean EMD gaussian", meanOf(truth.emdGaussian), gaussian, share * gaussian);
            check(point + ", mean EMD maximum entropy", meanOf(truth.emdMaximumEntropy), entropy,
                  share * entropy);
        }
        QVERIFY2(wrong_.empty(), wrong_.c_str());
    }

    void meanErrorsOfTheLogDensitiesMatch() {
        for (const auto& [point, truth] : truth_) {
            std::vector<double> gaussian, entropy;
            for (std::size_t e = 0; e < kExperiments; ++e) {
                const auto& output = outputs_[point].experiments[e];
                gaussian.push_back(std::abs(floored(output.logGaussian) - floored(truth.logDensity[e])));
                entropy.push_back(std::abs(floored(output.logMaximumEntropy) - floored(truth.logDensity[e])));
            }
            const Json& expected = reference_["points"][point]["mean_abs_error_of_log_f"];
            check(point + ", gaussian", meanOf(gaussian), expected["gpc_gauss"], expected["tolerance"]);
            check(point + ", maximum entropy", meanOf(entropy), expected["gpc_max_entropy"],
                  expected["tolerance"]);
        }
        QVERIFY2(wrong_.empty(), wrong_.c_str());
    }

    void theSampledReferenceOfARunIsNearTheTruth() {
        // Every fourth experiment, at the alpha whose measurements lie far out. The sampled log f differs
        // from the truth by a bias and by noise. The bias is that of the kernel and known: the log of the
        // true density seen through a kernel of the width used, minus the log of the true density. The noise
        // has the standard error s that independent samples would have (delta method, sum_i (w_i K_i)^2 /
        // (sum_i w_i K_i)^2); points that fill the space evenly have less. A normal variable is beyond 4 s
        // once in 16,000: not one of 27, at the fixed seed, if the theory holds. The outputs of the table are
        // those of the model to 1e-4 s, which moves log f by 1e-4 s times its slope, below 0.01.
        constexpr std::size_t kStride = 4;
        const Truth& truth = truth_["alpha_ref"];
        const auto given = reference_["points"]["alpha_ref"]["alpha"].get<std::vector<double>>();
        Problem problem = problem_;
        problem.data.experiments.clear();
        std::vector<double> measured, gaussian, entropy, emdGaussian, emdEntropy, error, bound;
        for (std::size_t e = 0; e < kExperiments; e += kStride) {
            problem.data.experiments.push_back(problem_.data.experiments[e]);
            measured.push_back(measured_[static_cast<Eigen::Index>(e)]);
        }
        const Eigen::VectorXd y =
            Eigen::Map<const Eigen::VectorXd>(measured.data(), static_cast<Eigen::Index>(measured.size()));
        const InputModel inputs(problem.unknowns);
        const ForwardModel forward(problem, "shifting_time");
        const Likelihood likelihood(options_, inputs, forward, y, 0, "");
        const Eigen::VectorXd alpha = Eigen::Map<const Eigen::VectorXd>(given.data(), 4);
        const auto outputs = likelihood.outputs(alpha, Progress{});
        const Reference sampled =
            sampleReference(inputs.at(alpha), 0, forward, nullptr, options_, y, 0, 1, Progress{});
        const auto found = compareWithReference(outputs, sampled, y, 0);
        const auto x = inputs.at(alpha);
        const sample::Cells first(x[0], alpha[0], alpha[2], 1600), second(x[1], alpha[1], alpha[3], 200);
        for (std::size_t k = 0; k < found.size(); ++k) {
            const std::size_t e = k * kStride;
            const double logTruth = floored(truth.logDensity[e]);
            error.push_back(std::abs(found[k].logReference - logTruth));
            const auto& density = *sampled.experiments[k].density;
            const double smoothed = sample::TrueOutput(tables_[e], first, second)
                                        .logSmoothed(measured[k], density.bandwidthAt(measured[k]));
            const double noise = 4 * density.logStandardError(measured[k]) + 0.01;
            check(fmt::format("experiment {}: sampled log f against the smoothed truth", e + 1),
                  density.logPdf(measured[k]), smoothed, noise);
            check(fmt::format("experiment {}: sampled log f", e + 1), found[k].logReference, logTruth,
                  std::abs(smoothed - truth.logDensity[e]) + noise);
            bound.push_back(std::abs(smoothed - truth.logDensity[e]) + noise / 4 * std::sqrt(2 / M_PI));
            gaussian.push_back(std::abs(floored(outputs.experiments[k].logGaussian) - logTruth));
            entropy.push_back(std::abs(floored(outputs.experiments[k].logMaximumEntropy) - logTruth));
            emdGaussian.push_back(truth.emdGaussian[e]);
            emdEntropy.push_back(truth.emdMaximumEntropy[e]);
        }
        // The mean of |noise| is sqrt(2/pi) s. Measured: 0.011 of a bound of 0.05; what README.md and
        // reference.h say of this alpha is held to as well.
        check("mean error of the sampled log f", meanOf(error), 0, meanOf(bound));
        check("mean error of the sampled log f, as stated", meanOf(error), 0, 0.0135);
        check("error of log L_l, gaussian", meanOfKnown(found, &Discrepancy::logErrorGaussian),
              meanOf(gaussian), meanOf(error)); // ||a| - |b|| <= |a - b|
        check("error of log L_l, maximum entropy", meanOfKnown(found, &Discrepancy::logErrorMaximumEntropy),
              meanOf(entropy), meanOf(error));
        // 4096 Sobol points are within about (range of Y)/4096 = 0.0003 s of their distribution.
        check("EMD gaussian", meanOfKnown(found, &Discrepancy::emdGaussian), meanOf(emdGaussian), 3e-4);
        check("EMD maximum entropy", meanOfKnown(found, &Discrepancy::emdMaximumEntropy), meanOf(emdEntropy),
              3e-4);
        QVERIFY2(wrong_.empty(), wrong_.c_str());
    }

    void cleanup() { wrong_.clear(); }

  private:
    static double floored(double logDensity) { return std::max(logDensity, kComparedLogFloor); }
    void check(const std::string& what, double value, double expected, double tolerance) {
        if (std::abs(value - expected) <= tolerance) return;
        wrong_ +=
            fmt::format("{} is {:.6g}, reference {:.6g}, tolerance {:g}\n", what, value, expected, tolerance);
    }

    Json reference_;
    Problem problem_;
    std::vector<sample::OutputTable> tables_;
    InverseUncertaintyOptions options_;
    Eigen::VectorXd measured_;
    std::map<std::string, OutputDistributions> outputs_;
    std::map<std::string, Truth> truth_;
    std::string wrong_;
};

RIGOR_TEST(TestWetClutchTruth)
#include "test_wet_clutch_truth.moc"

} // namespace test_wet_clutch_truth

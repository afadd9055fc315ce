#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/random.h"
#include "core/foundation/stats/moments.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <fstream>
#include <set>

namespace test_moments {

using namespace rigor;

namespace {
nlohmann::json reference() {
    std::ifstream in(sourceDir() + "/tests/rigs/wet-clutch/reference.json");
    return nlohmann::json::parse(in);
}

Eigen::VectorXd randomCoefficients(int size, std::uint64_t seed) {
    RandomStream random(seed, 1);
    Eigen::VectorXd c(size);
    for (double& value : c) value = random.normal() / 2;
    c[0] = 1.5;
    return c;
}

struct Case {
    std::vector<Germ> germs;
    int degree, order;
};
const Germ kNormal{}, kUniform{GermFamily::Legendre}, kGamma{GermFamily::Laguerre, 2.5, 1},
    kBeta{GermFamily::Jacobi, 2, 3};

std::string fileText(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}
} // namespace

class TestMoments : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void multiIndexCountsAreTheReferenceOnes() {
        int rows = 0;
        const auto counts = reference()["multi_index_counts"]["rows"];
        for (const auto& row : counts) {
            const int n = row["n"], d = row["d"], m = row["m"];
            const ChaosBasis basis(std::vector<Germ>(static_cast<std::size_t>(n)), d);
            QCOMPARE(basis.size(), row["p"].get<int>());
            const auto tensor = MomentTensor::build(basis, m, 1);
            QCOMPARE(tensor->generated(), row["size"].get<long long>());
            QCOMPARE(tensor->nonzero(), row["nonzero"].get<long long>());
            QCOMPARE(multiIndexCount(basis.size(), m), row["size"].get<long long>());
            ++rows;
        }
        QVERIFY(rows >= 15);
    }

    void everyMultiIndexIsGeneratedOnce() {
        // Laguerre products never vanish by parity, so nearly all rows are kept: compare with a plain
        // enumeration.
        const ChaosBasis basis({kGamma, kGamma}, 1);
        const auto tensor = MomentTensor::build(basis, 3, 1);
        std::set<std::vector<int>> rows;
        for (long long t = 0; t < tensor->nonzero(); ++t) {
            const auto factors = tensor->factors(static_cast<std::size_t>(t));
            QVERIFY(std::ranges::is_sorted(factors));
            rows.insert({factors.begin(), factors.end()});
        }
        QCOMPARE(static_cast<long long>(rows.size()), tensor->nonzero());
        // of the 10 rows over {1, a, b}: <a> = <b> = 0 leaves out 11a, 11b, 1ab, aab, abb
        QCOMPARE(tensor->nonzero(), 5LL);
        QCOMPARE(tensor->generated(), 10LL);
    }

    void multinomialSumAndQuadratureAgree() {
        const std::vector<Case> cases{{{kNormal}, 5, 8},
                                      {{kNormal, kNormal}, 4, 4},
                                      {{kUniform, kNormal}, 3, 5},
                                      {{kGamma, kUniform}, 3, 4},
                                      {{kBeta, kBeta, kNormal}, 2, 5},
                                      {{kNormal, kUniform, kGamma, kBeta}, 2, 4},
                                      {std::vector<Germ>(4), 3, 5},
                                      {std::vector<Germ>(6), 2, 4}};
        for (const Case& c : cases) {
            const ChaosBasis basis(c.germs, c.degree);
            const Eigen::VectorXd coefficients = randomCoefficients(basis.size(), 7);
            Eigen::VectorXd centred = coefficients;
            centred[0] = 0;
            const QuadratureMoments quadrature(basis, c.order);
            for (int m = 1; m <= c.order; ++m) {
                const auto tensor = MomentTensor::build(basis, m, 1);
                const double raw = quadrature.raw(coefficients)(m - 1, 0),
                             sum = tensor->moments(coefficients)[0];
                QVERIFY2(std::abs(raw - sum) <= 1e-10 * std::abs(raw), "raw");
                if (m == 1) continue;
                const double central = quadrature.central(coefficients)(m - 1, 0);
                // an odd central moment may be small by cancellation: judged against the spread
                const double scale = std::pow(centred.norm(), m);
                QVERIFY2(std::abs(central - tensor->moments(centred)[0]) <=
                             1e-10 * std::max(scale, std::abs(central)),
                         "central");
            }
        }
    }

    void firstMomentsAreMeanAndSumOfSquares() {
        const ChaosBasis basis({kNormal, kGamma, kBeta}, 3);
        const Eigen::VectorXd c = randomCoefficients(basis.size(), 3);
        const Eigen::MatrixXd raw = QuadratureMoments(basis, 2).raw(c);
        QVERIFY(std::abs(raw(0, 0) - c[0]) < 1e-12);
        QVERIFY(std::abs(raw(1, 0) - c.squaredNorm()) < 1e-12 * c.squaredNorm());
    }

    void momentsOfThePapersExampleMatchTheReference() {
        const auto gpc = reference()["univariate_example"]["gpc"];
        for (const auto& [name, entry] : gpc.items()) {
            const auto c = entry["c"].get<std::vector<double>>(),
                       expected = entry["raw_moments"].get<std::vector<double>>();
            const ChaosBasis basis({kNormal}, static_cast<int>(c.size()) - 1);
            const Eigen::VectorXd coefficients = Eigen::Map<const Eigen::VectorXd>(c.data(), std::ssize(c));
            const Eigen::MatrixXd raw = QuadratureMoments(basis, 8).raw(coefficients);
            for (int m = 1; m <= 8; ++m) { // tolerance of the reference file, relative
                const double wanted = expected[static_cast<std::size_t>(m - 1)];
                QVERIFY2(std::abs(raw(m - 1, 0) / wanted - 1) < 1e-9, name.c_str());
                if (c.size() <= 7)
                    QVERIFY2(std::abs(MomentTensor::build(basis, m, 1)->moments(coefficients)[0] / wanted -
                                      1) < 1e-9,
                             name.c_str());
            }
        }
    }

    void momentsOfTheClutchExpansionsMatchTheReference() {
        const ChaosBasis basis({kNormal, kNormal}, 4);
        const QuadratureMoments quadrature(basis, 4);
        int checked = 0;
        const auto points = reference()["uncertainty_propagation"]["points"];
        for (const auto& [alpha, point] : points.items()) {
            for (const auto& [experiment, entry] : point["experiments"].items()) {
                const auto c = entry["gpc_coefficients"].get<std::vector<double>>();
                const Moments m =
                    momentsOfExpansion(quadrature, Eigen::Map<const Eigen::VectorXd>(c.data(), 15));
                const auto wanted = entry["gpc_mean_std_skew_kurt"].get<std::vector<double>>();
                // The coefficients are printed to 1e-9; kurtosis changes by about 4 * 1e-9/std(0.05) * kurt =
                // 1e-6.
                QVERIFY(std::abs(m.mean - wanted[0]) < 1e-9);
                QVERIFY(std::abs(m.standardDeviation - wanted[1]) < 5e-9);
                QVERIFY(std::abs(m.standardised[2] - wanted[2]) < 2e-6);
                QVERIFY(std::abs(m.standardised[3] - wanted[3]) < 5e-6);
                ++checked;
            }
        }
        QVERIFY(checked >= 12);
    }

    void standardisedMomentsFromRawAndFromCentralAgree() {
        const auto example = reference()["univariate_example"];
        const auto raw = example["exact_raw_moments_1_to_8"].get<std::vector<double>>();
        auto central = example["exact_central_moments_2_to_8"].get<std::vector<double>>();
        central.insert(central.begin(), 0.0);
        const Moments a = momentsFromRaw(raw), b = momentsFromCentral(raw[0], central);
        QVERIFY(std::abs(a.standardDeviation - b.standardDeviation) < 1e-13);
        for (std::size_t m = 0; m < 8; ++m) QVERIFY(std::abs(a.standardised[m] - b.standardised[m]) < 1e-11);
        QVERIFY(std::abs(a.standardised[2] - example["fits"]["exact"]["skew"].get<double>()) < 1e-12);
        QVERIFY(std::abs(a.standardised[3] - example["fits"]["exact"]["kurt"].get<double>()) < 1e-12);
    }

    void feasibilityKnowsTheMomentSpace() {
        // normal: feasible on the line and on [-6, 6]
        QVERIFY(momentFeasibility(std::vector<double>{0, 1, 0, 3}, 6).feasible);
        // kurtosis >= 1 + skewness^2 for any density, equality for two points
        QVERIFY(!momentFeasibility(std::vector<double>{0, 1, 1, 1.9}, 6).feasible);
        QVERIFY(momentFeasibility(std::vector<double>{0, 1, 1, 2.1}, 6).feasible);
        // E t^6 <= K^2 E t^4 on |t| <= K: 40 > 9 * 3 is possible on the line only
        QVERIFY(!momentFeasibility(std::vector<double>{0, 1, 0, 3, 0, 40}, 3).feasible);
        QVERIFY(
            momentFeasibility(std::vector<double>{0, 1, 0, 3, 0, 40}, std::numeric_limits<double>::infinity())
                .feasible);
        // odd order: the skewness on [-3, 3] is at most K - 1/K = 8/3
        QVERIFY(momentFeasibility(std::vector<double>{0, 1, 2.6}, 3).feasible);
        QVERIFY(!momentFeasibility(std::vector<double>{0, 1, 2.7}, 3).feasible);
        QVERIFY(!momentFeasibility(std::vector<double>{0, 1, std::nan("")}, 3).feasible);
    }

    void threadsDoNotChangeTheTensor() {
        const ChaosBasis basis(std::vector<Germ>(3), 3);
        const auto one = MomentTensor::build(basis, 5, 1), two = MomentTensor::build(basis, 5, 2);
        const Eigen::VectorXd c = randomCoefficients(basis.size(), 5);
        QCOMPARE(one->nonzero(), two->nonzero());
        QCOMPARE(one->moments(c)[0], two->moments(c)[0]);
    }

    void aStoppedBuildHasNoAnswer() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(
            !MomentTensor::build(ChaosBasis(std::vector<Germ>(3), 3), 5, 1, source.get_token()).has_value());
    }

    void theCacheGivesTheSameTensorAndACorruptOneIsRebuiltWithAWarning() {
        QTemporaryDir dir;
        const std::filesystem::path folder = dir.path().toStdString() + "/cache";
        const ChaosBasis basis({kNormal, kGamma}, 3);
        const Eigen::VectorXd c = randomCoefficients(basis.size(), 2);
        Messages warnings;
        const double built = cachedMomentTensor(basis, 4, folder, 1, {}, &warnings)->moments(c)[0];
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
        QCOMPARE(files.size(), std::size_t(1)); // and no temporary left behind
        const auto read = cachedMomentTensor(basis, 4, folder, 1, {}, &warnings);
        QCOMPARE(read->moments(c)[0], built);
        QCOMPARE(read->generated(), multiIndexCount(basis.size(), 4));
        QVERIFY(warnings.empty());

        const std::string good = fileText(files[0]);
        // each kind of damage: one bit, cut short, emptied, something else
        std::string flipped = good;
        flipped[good.size() / 2] ^= 4;
        int damages = 0;
        for (const std::string& bad :
             {flipped, good.substr(0, good.size() - 9), std::string(), std::string(500, 'x')}) {
            std::ofstream(files[0], std::ios::binary | std::ios::trunc).write(bad.data(), std::ssize(bad));
            QCOMPARE(cachedMomentTensor(basis, 4, folder, 1, {}, &warnings)->moments(c)[0], built);
            QCOMPARE(static_cast<int>(warnings.size()), ++damages);
            QVERIFY(fileText(files[0]) == good); // repaired
        }
    }

    void aCacheThatCannotBeWrittenIsAWarningOnly() {
        const ChaosBasis basis({kNormal}, 2);
        Messages warnings;
        QVERIFY(cachedMomentTensor(basis, 2, "/proc/no-such-place", 1, {}, &warnings).has_value());
        QCOMPARE(warnings.size(), std::size_t(1));
    }

    void impossibleOrdersAreRefused() {
        const ChaosBasis basis({kNormal}, 2);
        QVERIFY_EXCEPTION_THROWN(MomentTensor::build(basis, 9), Error);
        QVERIFY_EXCEPTION_THROWN(MomentTensor::build(ChaosBasis(std::vector<Germ>(6), 5), 8), Error);
        QVERIFY_EXCEPTION_THROWN(QuadratureMoments(basis, 0), Error);
    }
};

RIGOR_TEST(TestMoments)
#include "test_moments.moc"

} // namespace test_moments

#include "core/foundation/linalg/covariance.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_covariance {

using namespace rigor;

class TestCovariance : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aRegularInformationMatrixIsInverted() {
        Eigen::Matrix2d information;
        information << 4, 2, 2, 3;
        const Covariance c = covarianceFromInformation(information);
        QVERIFY(c.state == CovarianceState::Regular);
        Eigen::Matrix2d inverse; // 1/8 [3 -2; -2 4]
        inverse << 0.375, -0.25, -0.25, 0.5;
        QVERIFY((c.covariance - inverse).cwiseAbs().maxCoeff() < 1e-15);
        QVERIFY(std::abs(c.standardErrors[1] - std::sqrt(0.5)) < 1e-15);
        QVERIFY(std::abs(c.correlation(0, 1) + 0.25 / std::sqrt(0.375 * 0.5)) < 1e-15);
        // scaled matrix has unit diagonal and 1/sqrt(3) beside it
        QVERIFY(std::abs(c.conditionNumber - (1 + 1 / std::sqrt(3.0)) / (1 - 1 / std::sqrt(3.0))) < 1e-13);
    }

    void aCutIsTheInverseOfTheBlockOfTheInverse() {
        Eigen::Matrix3d c; // two blocks known by hand: cut of 0 given 1 is c00 - c01^2/c11
        c << 4, 1.5, 0, 1.5, 2, 0, 0, 0, 9;
        const Eigen::MatrixXd one = conditionalCovariance(c, {0});
        QVERIFY(std::abs(one(0, 0) - (4 - 1.5 * 1.5 / 2)) < 1e-14);
        const Eigen::MatrixXd pair = conditionalCovariance(c, {0, 1});
        QVERIFY((pair - c.topLeftCorner(2, 2)).cwiseAbs().maxCoeff() < 1e-14);
        // Units do not matter, and a singular covariance has no cut.
        const Eigen::Vector3d units(1e9, 1, 1e-6);
        const Eigen::MatrixXd scaled =
            conditionalCovariance(units.asDiagonal() * c * units.asDiagonal(), {0});
        QVERIFY(std::abs(scaled(0, 0) / 1e18 - one(0, 0)) < 1e-13);
        QVERIFY(std::isnan(conditionalCovariance(Eigen::Matrix2d::Ones(), {0})(0, 0)));
    }

    void unitsDoNotChangeTheVerdict() {
        Eigen::Matrix3d information;
        information << 4, 2, 0.5, 2, 3, 0.1, 0.5, 0.1, 1;
        const Eigen::Vector3d units(1e-9, 1, 1e7);
        const Covariance plain = covarianceFromInformation(information);
        const Covariance scaled =
            covarianceFromInformation(units.asDiagonal() * information * units.asDiagonal());
        QVERIFY(scaled.state == CovarianceState::Regular);
        QVERIFY((scaled.correlation - plain.correlation).cwiseAbs().maxCoeff() < 1e-12);
        for (int k = 0; k < 3; ++k)
            QVERIFY(std::abs(scaled.standardErrors[k] * units[k] / plain.standardErrors[k] - 1) < 1e-12);
    }

    void anUndeterminedDirectionIsNamed() {
        // only a + b is measured, and c: a - b is undetermined
        Eigen::Matrix3d information;
        information << 1, 1, 0, 1, 1, 0, 0, 0, 4;
        const Covariance c = covarianceFromInformation(information);
        QVERIFY(c.state == CovarianceState::Undetermined);
        QCOMPARE(c.undetermined.cols(), Eigen::Index(1));
        QVERIFY(std::abs(std::abs(c.undetermined(0, 0)) - std::sqrt(0.5)) < 1e-12);
        QVERIFY(std::abs(c.undetermined(0, 0) + c.undetermined(1, 0)) < 1e-12);
        QVERIFY(std::isinf(c.standardErrors[0]) && std::isinf(c.standardErrors[1]));
        QVERIFY(std::abs(c.standardErrors[2] - 0.5) < 1e-14);
        QVERIFY(std::isnan(c.correlation(0, 1)));
        QVERIFY(std::isinf(c.conditionNumber));
    }

    void aParameterWithoutInformationIsUndetermined() {
        Eigen::Matrix2d information;
        information << 0, 0, 0, 9;
        const Covariance c = covarianceFromInformation(information);
        QVERIFY(c.state == CovarianceState::Undetermined);
        QVERIFY(std::isinf(c.standardErrors[0]));
        QVERIFY(std::abs(c.standardErrors[1] - 1.0 / 3) < 1e-15);
    }

    void aSaddleIsNotGivenACovariance() {
        Eigen::Matrix2d information;
        information << 1, 2, 2, 1;
        const Covariance c = covarianceFromInformation(information);
        QVERIFY(c.state == CovarianceState::Indefinite);
        QVERIFY(c.covariance.array().isNaN().all());
        information << 1, 0, 0, -1;
        QVERIFY(covarianceFromInformation(information).state == CovarianceState::Indefinite);
        information(0, 0) = std::nan("");
        QVERIFY(covarianceFromInformation(information).state == CovarianceState::NotFinite);
        QVERIFY(Covariance().state == CovarianceState::NotRun);
    }
};

RIGOR_TEST(TestCovariance)
#include "test_covariance.moc"

} // namespace test_covariance

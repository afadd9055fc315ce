#include "core/foundation/base/error.h"
#include "core/foundation/linalg/ellipsoid.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_ellipsoid {

using namespace rigor;

namespace {
/// Axes 3 and 1 turned by 30 degrees.
Eigen::Matrix2d turned() {
    const double c = std::cos(M_PI / 6), s = std::sin(M_PI / 6);
    Eigen::Matrix2d r;
    r << c, -s, s, c;
    return r * Eigen::Vector2d(9, 1).asDiagonal() * r.transpose();
}
} // namespace

class TestEllipsoid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void axesAngleAndHalfWidthsAreExact() {
        const Ellipsoid e = ellipsoid(Eigen::Vector2d(1, 2), turned(), 4);
        QVERIFY(std::abs(e.semiAxes[0] - 6) < 1e-13 && std::abs(e.semiAxes[1] - 2) < 1e-13);
        QVERIFY(std::abs(e.angle() - M_PI / 6) < 1e-14);
        QVERIFY(std::abs(e.halfWidths[0] - 2 * std::sqrt(7.0)) < 1e-13); // 9 cos^2 + sin^2 = 7
        QVERIFY(std::abs(e.volume() - M_PI * 12) < 1e-12);
    }

    void theOutlineLiesOnTheEllipseAndTouchesTheBox() {
        const Eigen::Matrix2d covariance = turned();
        const Ellipsoid e = ellipsoid(Eigen::Vector2d(1, 2), covariance, 4);
        const Eigen::MatrixXd outline = e.outline(720);
        QVERIFY(outline.col(0) == outline.col(720));
        double widest = 0;
        for (Eigen::Index j = 0; j < outline.cols(); ++j) {
            const Eigen::Vector2d d = outline.col(j) - e.centre;
            QVERIFY(std::abs(d.dot(covariance.inverse() * d) - 4) < 1e-12);
            QVERIFY(e.contains(e.centre + 0.999 * d) && !e.contains(e.centre + 1.001 * d));
            widest = std::max(widest, std::abs(d[0]));
        }
        QVERIFY(std::abs(widest / e.halfWidths[0] - 1) < 1e-5); // 720 points: (pi/720)^2/2
    }

    void aDirectionWithoutSpreadHasNoAxis() {
        const Ellipsoid e =
            ellipsoid(Eigen::Vector2d(0, 0), Eigen::Vector2d(4, 0).asDiagonal().toDenseMatrix(), 1);
        QCOMPARE(e.semiAxes[0], 2.0);
        QCOMPARE(e.semiAxes[1], 0.0);
        QVERIFY(e.contains(Eigen::Vector2d(1, 0)) && !e.contains(Eigen::Vector2d(1, 1e-9)));
    }

    void levelsAreChiSquaredAndFisherQuantiles() {
        QVERIFY(std::abs(jointLevel(2, 0.95) - 2 * std::log(20.0)) < 1e-12); // exact for two dimensions
        QVERIFY(std::abs(jointLevel(1, 0.95) - 3.841458820694124) < 1e-12);
        QVERIFY(std::abs(jointLevel(2, 0.95, 1e9) / jointLevel(2, 0.95) - 1) < 1e-7);
        // F_(2,m) has the closed form quantile m/2 (p'^(-2/m) - 1), p' = 1 - p
        QVERIFY(std::abs(jointLevel(2, 0.95, 10) - 2 * 5 * (std::pow(0.05, -0.2) - 1)) < 1e-11);
    }

    void badMatricesAreRefused() {
        Eigen::Matrix2d bad;
        bad << 1, 2, 2, 1;
        QVERIFY_EXCEPTION_THROWN(ellipsoid(Eigen::Vector2d(0, 0), bad, 1), Error);
        bad << 1, 0.5, 0.1, 1;
        QVERIFY_EXCEPTION_THROWN(ellipsoid(Eigen::Vector2d(0, 0), bad, 1), Error);
        QVERIFY_EXCEPTION_THROWN(ellipsoid(Eigen::Vector2d(0, 0), Eigen::Matrix2d::Identity(), -1), Error);
        QVERIFY_EXCEPTION_THROWN(ellipsoid(Eigen::Vector2d(0, 0), Eigen::Matrix3d::Identity(), 1), Error);
        QVERIFY_EXCEPTION_THROWN(jointLevel(2, 1.0), Error);
    }
};

RIGOR_TEST(TestEllipsoid)
#include "test_ellipsoid.moc"

} // namespace test_ellipsoid

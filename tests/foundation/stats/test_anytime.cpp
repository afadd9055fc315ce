// E-processes: their mean is 1 where what they test holds, so that they hardly ever reach 20 however often
// one looks; they find what does not hold; and they do not depend on when one looks or where one goes on.
#include "core/foundation/base/random.h"
#include "core/foundation/stats/anytime.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>

namespace test_anytime {

using namespace rigor;

namespace {

const double kAlarm = std::log(20.0);

/// y = a + b u + noise, one value after the other; what the fits leave, from the normal equations.
class Line {
  public:
    Line(std::uint64_t seed, std::uint64_t stream, double sigma) : random_(seed, stream), sigma_(sigma) {}
    void add(double more = 0) {
        const double u = random_.uniform();
        const double y = 2 - 3 * u + more + sigma_ * random_.normal();
        const Eigen::Vector2d row(1, u);
        xx_ += row * row.transpose();
        xy_ += row * y;
        yy_ += y * y;
        ++n_;
    }
    SquaresSoFar left(double unit) const {
        if (n_ < 3) return {0, 0};
        return {std::max(0.0, yy_ - xy_.dot(xx_.ldlt().solve(xy_))) / (unit * unit), n_ - 2.0};
    }

  private:
    RandomStream random_;
    double sigma_, yy_ = 0;
    Eigen::Matrix2d xx_ = Eigen::Matrix2d::Zero();
    Eigen::Vector2d xy_ = Eigen::Vector2d::Zero();
    int n_ = 0;
};

} // namespace

class TestAnytime : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// One block of one degree of freedom: the mean of E over chi-squared is 1, by quadrature.
    void theMeanOfABlockIsOne() {
        for (const bool stated : {true, false}) {
            GrowthEvidence before(stated);
            before.look({4, 5}, true);
            double mean = 0, mass = 0;
            if (stated) {
                // D = x^2, x normal
                for (double x = 0.005; x < 900; x += 0.01) {
                    GrowthEvidence e(before.kept());
                    e.look({4 + x * x, 6}, false);
                    const double density = std::sqrt(2 / M_PI) * 0.01;
                    mean += std::exp(e.log() - x * x / 2) * density;
                    mass += std::exp(-x * x / 2) * density;
                }
            } else {
                // D/S = t^2/5, t of Student with 5 degrees of freedom; t = tan
                for (double a = 0.0005; a < M_PI / 2; a += 0.001) {
                    const double t = std::tan(a);
                    GrowthEvidence e(before.kept());
                    e.look({4 + 4 * t * t / 5, 6}, false);
                    const double density = 2 * 8 / (3 * std::sqrt(5.0) * M_PI) * std::pow(1 + t * t / 5, -3) *
                                           (1 + t * t) * 0.001;
                    mean += std::exp(e.log()) * density;
                    mass += density;
                }
            }
            QVERIFY(std::abs(mass - 1) < 1e-3);
            // Before this block E was not 1: its mean stays what it was.
            GrowthEvidence at(stated);
            at.look({4, 5}, true);
            QVERIFY2(std::abs(mean / std::exp(at.log()) - 1) < 1e-2,
                     qPrintable(QString("%1 of %2").arg(mean).arg(std::exp(at.log()))));
        }
    }

    void theMeanOfADifferenceIsOne() {
        const Eigen::MatrixXd V = Eigen::MatrixXd::Constant(1, 1, 0.5),
                              V1 = Eigen::MatrixXd::Constant(1, 1, 2);
        double mean = 0;
        for (double z = -40; z < 40; z += 0.001)
            mean +=
                std::exp(logEvidenceOfDifference(Eigen::VectorXd::Constant(1, z * std::sqrt(0.5)), V, V1) -
                         z * z / 2) /
                std::sqrt(2 * M_PI) * 0.001;
        QVERIFY2(std::abs(mean - 1) < 1e-6, qPrintable(QString::number(mean)));
    }

    void aDifferenceDoesNotDependOnUnits() {
        Eigen::MatrixXd V(2, 2), V1(2, 2);
        V << 1, 0.3, 0.3, 0.5;
        V1 << 4, -1, -1, 3;
        const Eigen::Vector2d d(2.5, -1);
        const Eigen::Matrix2d unit = Eigen::Vector2d(1e7, 1e-4).asDiagonal();
        const double one = logEvidenceOfDifference(d, V, V1);
        QVERIFY(one > 1);
        QVERIFY(std::abs(logEvidenceOfDifference(unit * d, unit * V * unit, unit * V1 * unit) - one) < 1e-9);
        V(0, 0) = -1;
        QCOMPARE(logEvidenceOfDifference(d, V, V1), 0.0);
    }

    /// 300 records of 1000 looks: P(ever 20) is at most 0.05; 99 % binomial: at most 25 of 300.
    void aRightModelIsHardlyEverDoubted() {
        for (const bool stated : {true, false}) {
            int alarms = 0;
            for (std::uint64_t record = 0; record < 300; ++record) {
                Line line(7, record, 0.3);
                GrowthEvidence e(stated);
                bool alarmed = false;
                for (int look = 0; look < 1000 && !alarmed; ++look) {
                    line.add();
                    e.look(line.left(stated ? 0.3 : 1), look % 3 == 0);
                    alarmed = e.log() >= kAlarm;
                }
                alarms += alarmed;
            }
            QVERIFY2(alarms <= 25, qPrintable(QString::number(alarms)));
        }
    }

    /// Errors twice as large as they should be, from the beginning or from value 1000 on.
    void aWrongOneIsFound() {
        for (const bool late : {false, true})
            for (const bool stated : {true, false}) {
                if (!late && !stated) continue; // nothing tells their size
                int found = 0;
                for (std::uint64_t record = 0; record < 30; ++record) {
                    Line line(8, record, 0.3);
                    RandomStream more(9, record);
                    GrowthEvidence e(stated);
                    for (int look = 0; look < 1200; ++look) {
                        line.add(look >= (late ? 1000 : 0) ? 0.52 * more.normal() : 0);
                        e.look(line.left(stated ? 0.3 : 1), true);
                        if (e.log() >= kAlarm) {
                            found += !late || look >= 1000;
                            break;
                        }
                    }
                }
                QVERIFY2(found >= 28, qPrintable(QString::number(found)));
            }
    }

    /// Within a block one may look or not, and what is kept goes on as if nothing had happened.
    void whenOneLooksDoesNotMatter() {
        Line line(10, 0, 0.3);
        GrowthEvidence often, seldom;
        for (int k = 0; k < 300; ++k) {
            line.add(k > 200 ? 1 : 0);
            const bool ends = k % 7 == 0;
            often.look(line.left(0.3), ends);
            if (k == 150) often = GrowthEvidence(often.kept());
            if (ends) seldom.look(line.left(0.3), true);
        }
        seldom.look(line.left(0.3), false);
        QCOMPARE(often.log(), seldom.log());
        QVERIFY(often.log() > kAlarm);
    }

    void lagsAreFoundAndNotMadeUp() {
        int alarms = 0, found = 0;
        for (std::uint64_t record = 0; record < 100; ++record)
            for (const double rho : {0.0, 0.15}) {
                RandomStream random(11, record);
                double before = random.normal(), lagged = 0, squares = 0;
                bool alarmed = false;
                for (int k = 0; k < 2000; ++k) {
                    const double w = rho * before + std::sqrt(1 - rho * rho) * random.normal();
                    lagged += w * before;
                    squares += before * before;
                    before = w;
                    alarmed = alarmed || logEvidenceOfLag(lagged, squares) >= kAlarm;
                }
                (rho > 0 ? found : alarms) += alarmed;
            }
        QVERIFY(alarms <= 11); // 99 % of 100 at 0.05
        QVERIFY(found >= 98);
    }

    /// Uniform p-values at 2000 looks: in all 5 % are spent.
    void theLevelIsSpentOnce() {
        int alarms = 0;
        for (std::uint64_t record = 0; record < 400; ++record) {
            RandomStream random(12, record);
            SpentLevel spent;
            for (int n = 1; n <= 2000; ++n) spent.look(random.uniform(), n);
            alarms += spent.found;
            QVERIFY(spent.asked < 40);
        }
        QVERIFY(alarms <= 32);
        SpentLevel spent;
        spent.look(kNaNLike(), 1);
        QCOMPARE(spent.asked, 0LL);
        spent.look(1e-9, 1);
        QVERIFY(spent.found);
    }

  private:
    static double kNaNLike() { return std::numeric_limits<double>::quiet_NaN(); }
};

RIGOR_TEST(TestAnytime)
#include "test_anytime.moc"

} // namespace test_anytime

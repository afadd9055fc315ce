// A threshold between the values of a measured input: J has steps there and no derivative. Over random
// records the interval holds the true threshold, and nothing says that it is not determined.
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

namespace test_fit_steps {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = a x up to c, b x beyond, with errors of 0.05 and a jump of `jump` of them.
struct Record {
    double threshold = 0, lowerRow = 0, upperRow = 0; ///< rows beside the threshold
    Problem problem;
};

Record thresholdRecord(std::uint64_t k, double jump, bool stated) {
    RandomStream random(11, k);
    constexpr double kError = 0.05;
    Record record;
    record.threshold = 0.3 + 0.5 * random.uniform();
    const double a = 1.2, b = a + jump * kError / record.threshold;
    std::vector<double> x, y;
    record.upperRow = 1;
    for (int row = 0; row < 80; ++row) {
        x.push_back(0.02 + 0.98 * random.uniform());
        const bool beyond = x.back() > record.threshold;
        (beyond ? record.upperRow : record.lowerRow) =
            beyond ? std::min(record.upperRow, x.back()) : std::max(record.lowerRow, x.back());
        y.push_back((beyond ? b : a) * x.back() + kError * random.normal());
    }
    record.problem = rowsOf("if x > c then b*x else a*x", {"a", "b", "c"}, x, y);
    record.problem.unknowns[2].value = {.start = 0.2 + 0.7 * random.uniform(), .min = 0.05, .max = 0.98};
    if (stated)
        for (Experiment& row : record.problem.data.experiments)
            row.measurements[0].standardDeviation = kError;
    return record;
}

} // namespace

class TestFitSteps : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// 95 % of the intervals hold the truth, and more where the jump is large: 60 records with more than 9
    /// misses have a probability of 1e-3.
    void theIntervalHoldsTheThreshold_data() {
        QTest::addColumn<double>("jump");
        QTest::addColumn<bool>("stated");
        QTest::newRow("small, stated") << 3.0 << true;
        QTest::newRow("small, estimated") << 3.0 << false;
        QTest::newRow("large") << 12.0 << true;
    }
    void theIntervalHoldsTheThreshold() {
        QFETCH(double, jump);
        QFETCH(bool, stated);
        int missed = 0;
        double width = 0;
        for (std::uint64_t k = 0; k < 60; ++k) {
            const Record record = thresholdRecord(k, jump, stated);
            const Result result = fit(record.problem);
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            const Estimate& c = result.unknowns[2];
            QVERIFY2(std::isfinite(c.lower) && c.upper > c.lower, qPrintable(QString::number(k)));
            QVERIFY(c.lower <= c.value && c.value <= c.upper && std::isnan(c.standardError));
            QVERIFY2(result.message().find("Not determined") == std::string::npos, result.message().c_str());
            missed += c.lower > record.threshold || c.upper < record.threshold ? 1 : 0;
            width += (c.upper - c.lower) / 60;
        }
        QVERIFY2(missed <= 9, qPrintable(QString::number(missed)));
        QVERIFY2(width < (jump > 10 ? 0.04 : 0.4), qPrintable(QString::number(width)));
    }

    /// Where the errors are nothing, the threshold lies between the two rows beside it, and no closer.
    void exactDataLeaveTheGapBetweenTwoRows() {
        for (std::uint64_t k = 0; k < 20; ++k) {
            const Record record = thresholdRecord(k, 200, true);
            const Estimate c = fit(record.problem).unknowns[2];
            QVERIFY2(near(c.lower, record.lowerRow, 1e-3) && near(c.upper, record.upperRow, 1e-3),
                     qPrintable(QString("%1: %2 %3, rows %4 %5")
                                    .arg(k)
                                    .arg(c.lower)
                                    .arg(c.upper)
                                    .arg(record.lowerRow)
                                    .arg(record.upperRow)));
        }
    }

    /// Beyond all rows a threshold has no influence anywhere near, and that is still said.
    void aThresholdBeyondTheDataIsNotDetermined() {
        Record record = thresholdRecord(1, 0, true);
        record.problem.unknowns[2].value = {.start = 2, .min = 1.5, .max = 3};
        const Result result = fit(record.problem);
        QVERIFY2(result.message().find("Not determined by the data") != std::string::npos,
                 result.message().c_str());
        QVERIFY(!std::isfinite(result.unknowns[2].upper));
    }
};

RIGOR_TEST(TestFitSteps)
#include "test_fit_steps.moc"

} // namespace test_fit_steps

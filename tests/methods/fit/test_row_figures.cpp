// What the page of rows says: bands that another measurement lies in, and probabilities that know what the
// fit has taken up and take no errors of several sizes, nor alike ones, for an effect.
#include "core/foundation/base/random.h"
#include "core/methods/fit/present/row_figures.h"
#include "tests/support/test_program.h"

#include <Eigen/QR>

#include <QtTest>

#include <cmath>

namespace test_row_figures {

using namespace rigor;

namespace {

constexpr double kStudent8 = 2.306004135204166; ///< P(|T| > t) = 5 %, 8 degrees of freedom
constexpr double kNormal = 1.959963984540054;

/// y = a + b u by least squares; u comes twice each, v is another condition.
struct Line {
    std::vector<double> u, v, y;
};
std::shared_ptr<const FitResult> fitOf(const Line& line, std::optional<double> stated) {
    const auto n = static_cast<Eigen::Index>(line.u.size());
    Eigen::MatrixXd slopes(n, 2);
    Eigen::VectorXd y(n);
    FitResult made;
    FittedTable& fit = made.fitted.emplace();
    SlopeTable& table = made.slopes.emplace();
    ConditionTable& conditions = made.conditions.emplace();
    table.unknowns = {{"a", "", {}}, {"b", "", {}}};
    for (Eigen::Index k = 0; k < n; ++k) {
        const auto at = static_cast<std::size_t>(k);
        slopes(k, 0) = 1;
        slopes(k, 1) = line.u[at];
        y[k] = line.y[at];
        table.unknowns[0].numbers.push_back(1);
        table.unknowns[1].numbers.push_back(line.u[at]);
        fit.experiment.push_back(std::to_string(k + 1));
        fit.output.push_back("y");
        fit.t.push_back(0);
        fit.measured.push_back(line.y[at]);
    }
    const Eigen::VectorXd estimate = slopes.colPivHouseholderQr().solve(y);
    const Eigen::VectorXd fitted = slopes * estimate;
    fit.fitted.assign(fitted.begin(), fitted.end());
    for (std::size_t k = 0; k < line.y.size(); ++k) fit.residual.push_back(line.y[k] - fit.fitted[k]);
    table.experiment = conditions.experiment = fit.experiment;
    conditions.conditions = {{"u", "", line.u}, {"v", "", line.v}};
    made.outputUnits.emplace().emplace_back("y", "");
    if (stated) made.outputDeviations.emplace().emplace_back("y", *stated);
    return std::make_shared<const FitResult>(std::move(made));
}

/// Ten rows, u = 1 ... 5 twice each.
Line tenRows(RandomStream& random) {
    Line made;
    for (int k = 0; k < 10; ++k) {
        made.u.push_back(1 + k / 2);
        made.v.push_back(k % 2);
        made.y.push_back(2 + 0.5 * made.u.back() + 0.1 * random.normal());
    }
    return made;
}

const ConditionEffect& effectOf(const RowFigures& page, const std::string& name) {
    return *std::ranges::find(page.effects(), name, &ConditionEffect::name);
}

} // namespace

class TestRowFigures : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// N. R. Draper and H. Smith, "Applied Regression Analysis", section 1.4.
    void theBandIsThatOfAnotherMeasurement() {
        RandomStream random(1, 0);
        const Line line = tenRows(random);
        const RowFigures found(fitOf(line, {}), "y", 2, {}), stated(fitOf(line, 0.2), "y", 2, {});
        double squares = 0;
        for (const double r : found.residuals()) squares += r * r;
        const double s = std::sqrt(squares / 8);
        for (std::size_t k = 0; k < 10; ++k) {
            const double open = 0.1 + std::pow(line.u[k] - 3, 2) / 20;
            QVERIFY(std::abs(found.halfBand(k) / (kStudent8 * s * std::sqrt(1 + open)) - 1) < 1e-9);
            QVERIFY(std::abs(stated.halfBand(k) / (kNormal * 0.2 * std::sqrt(1 + open)) - 1) < 1e-9);
        }
    }

    /// Rows that were fitted lie inside of it more often than others would.
    void soManyAreExpectedInside() {
        RandomStream random(2, 0);
        for (const bool stated : {false, true}) {
            constexpr int kRecords = 400;
            double inside = 0, expected = 0;
            for (int k = 0; k < kRecords; ++k) {
                const RowFigures page(fitOf(tenRows(random), stated ? std::optional(0.1) : std::nullopt), "y",
                                      2, {});
                inside += static_cast<double>(page.inside());
                expected = page.insideExpected();
            }
            QVERIFY(expected > 9.5 && expected < 10);
            // 4000 rows, three standard deviations of a binomial count.
            const double most = 3 * std::sqrt(10 * expected / 10 * (1 - expected / 10) / kRecords);
            QVERIFY2(std::abs(inside / kRecords - expected) < most,
                     qPrintable(QString("%1 %2").arg(inside / kRecords).arg(expected)));
        }
    }

    void whatAnotherOutputLeavesOpenCounts() {
        // y = k u, known to 1, and z = k, known to 0.5: k is known to 1/sqrt(sum u^2 + 4 * 3).
        FitResult made;
        FittedTable& fit = made.fitted.emplace();
        SlopeTable& table = made.slopes.emplace();
        table.unknowns = {{"k", "", {}}};
        const std::vector<double> u{1, 2, 3};
        for (int k = 0; k < 6; ++k) {
            fit.experiment.push_back(std::to_string(k % 3 + 1));
            fit.output.push_back(k < 3 ? "y" : "z");
            fit.t.push_back(0);
            fit.measured.push_back(1);
            fit.fitted.push_back(1);
            fit.residual.push_back(0);
            table.unknowns[0].numbers.push_back(k < 3 ? u[static_cast<std::size_t>(k)] : 1);
        }
        table.experiment = fit.experiment;
        made.outputUnits = {{"y", ""}, {"z", ""}};
        made.outputDeviations = {{"y", 1}, {"z", 0.5}};
        const RowFigures page(std::make_shared<const FitResult>(made), "y", 1, {});
        for (std::size_t k = 0; k < 3; ++k)
            QVERIFY(std::abs(page.halfBand(k) / (kNormal * std::sqrt(1 + u[k] * u[k] / 26)) - 1) < 1e-9);
    }

    /// Of a right line, 500 records each: nothing is said in more than 5 % (99.9 % binomial: at most 41 of
    /// 500), whatever the errors; lack of fit by chance in 5 % at most, of alike errors in 11 %.
    void nothingIsBlamedOnAConditionByChance() {
        for (const char* errors : {"even", "uneven", "alike"}) {
            RandomStream random(7, 0);
            int depends = 0, off = 0, lack = 0;
            for (int record = 0; record < 500; ++record) {
                Line line;
                double before = random.normal();
                for (int k = 0; k < 24; ++k) {
                    line.u.push_back(1 + k / 6);
                    line.v.push_back(k / 2 % 3);
                    before = *errors == 'a' ? 0.6 * before + 0.8 * random.normal() : random.normal();
                    line.y.push_back(line.u.back() + (*errors == 'u' ? line.u.back() / 4 : 1.0) * before);
                }
                const RowFigures page(fitOf(line, {}), "y", 2, {});
                bool any = false, anyOff = false;
                for (const ConditionEffect& effect : page.effects()) {
                    if (effect.name.empty() && *errors == 'a') continue; // they do follow the order
                    any |= effect.found;
                    anyOff |= std::ranges::any_of(effect.levels, &ConditionLevel::off);
                }
                depends += any;
                off += anyOff;
                lack += page.lackOfFit() < 0.05;
            }
            const QString said = QString("%1: %2 %3 %4").arg(errors).arg(depends).arg(off).arg(lack);
            QVERIFY2(depends <= 41 && off <= 41, qPrintable(said));
            QVERIFY2(lack <= (*errors == 'a' ? 75 : 41), qPrintable(said));
        }
    }

    void anEffectIsFoundWhereItIs() {
        RandomStream random(3, 0);
        int named = 0, off = 0, lack = 0;
        constexpr int kRecords = 50;
        for (int record = 0; record < kRecords; ++record) {
            Line line;
            for (int k = 0; k < 24; ++k) {
                line.u.push_back(1 + k / 6);
                line.v.push_back(k % 3); // repeats apart in the file: side by side they could be alike
                // One setting of v reads higher, by 8 standard deviations of what its mean is known to.
                line.y.push_back(line.u.back() + random.normal() + (line.v.back() == 1 ? 3.5 : 0));
            }
            const RowFigures page(fitOf(line, {}), "y", 2, {});
            named += effectOf(page, "v").found && !effectOf(page, "u").found;
            off += effectOf(page, "v").levels[1].off;
            lack += page.lackOfFit() < 0.05;
        }
        QVERIFY2(named >= 45 && off >= 45 && lack >= 40,
                 qPrintable(QString("%1 %2 %3").arg(named).arg(off).arg(lack)));
    }

    /// Of a run that kept no slopes nothing is claimed.
    void whatIsNotKnownIsNotSaid() {
        RandomStream random(4, 0);
        FitResult earlier = *fitOf(tenRows(random), {});
        earlier.slopes.reset();
        const RowFigures page(std::make_shared<const FitResult>(earlier), "y", 2, {});
        for (const ConditionEffect& effect : page.effects()) QVERIFY(std::isnan(effect.p) && !effect.found);
        QVERIFY(std::isnan(page.lackOfFit()) && page.halfBand(0) > 0);
    }
};

RIGOR_TEST(TestRowFigures)
#include "test_row_figures.moc"

} // namespace test_row_figures

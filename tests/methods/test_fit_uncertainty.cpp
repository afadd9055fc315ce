// What data determine of the unknowns of a fit, and how well.
#include "tests/support/rows_fit.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rigor;
using namespace rigor::sample;

class TestFitUncertainty : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Directions without information take no degree of freedom: k has the error of the form y = c x + k.
    void undeterminedUnknownsTakeNoDegreeOfFreedom() {
        const std::vector<double> x{0, 1, 2, 3, 4}, y{1.1, 2.9, 5.2, 6.8, 9.1};
        const Result two = fit(rowsOf("c*x + k", {"c", "k"}, x, y));
        const Result four = fit(rowsOf("a*b*x + k + 0*ghost", {"a", "b", "ghost", "k"}, x, y));
        // The textbook: s^2 = sum r^2/3, var k = s^2 sum x^2/(5 sum (x - 2)^2) = s^2 30/50.
        double squares = 0;
        const double c = 1.99, k = 1.04; // sum (x - 2) y / 10 = 19.9/10, 25.1/5 - 2 c
        for (std::size_t i = 0; i < 5; ++i) squares += std::pow(y[i] - c * x[i] - k, 2);
        const double error = std::sqrt(squares / 3 * 0.6);
        QVERIFY(near(two.unknowns[0].value, c, 1e-9) && near(two.unknowns[1].value, k, 1e-9));
        QVERIFY(near(two.unknowns[1].standardError, error, 1e-7));
        QVERIFY2(near(four.unknowns[3].standardError, error, 1e-6),
                 qPrintable(QString::number(four.unknowns[3].standardError, 'g', 12)));
        QVERIFY(std::isinf(four.unknowns[2].standardError));
        QVERIFY(std::find(four.warnings.begin(), four.warnings.end(),
                          "ghost has no influence on what is measured.") != four.warnings.end());
    }

    /// Looked at elsewhere, a sum, a product and an exponent that follows another unknown are told apart.
    void whatIsOnlyDeterminedTogetherIsNamedWithItsValue_data() {
        QTest::addColumn<std::string>("formula");
        QTest::addColumn<std::string>("combination");
        QTest::addColumn<double>("value");
        QTest::newRow("product") << std::string("a*b*x + 0*n") << std::string("b*a") << 2.0;
        QTest::newRow("quotient") << std::string("b/a*x") << std::string("b/a") << 2.0;
        QTest::newRow("power") << std::string("b*a^2*x") << std::string("b*a^2") << 2.0;
        QTest::newRow("sum") << std::string("(a + b)*x") << std::string("b + a") << 2.0;
        QTest::newRow("weighed") << std::string("(3*a - b)*x") << std::string("b - 3*a") << -2.0;
        QTest::newRow("followed") << std::string("b/a^(n - 1)*x + n*x^2") << std::string("b/a^(n-1)") << 2.0;
    }
    void whatIsOnlyDeterminedTogetherIsNamedWithItsValue() {
        QFETCH(std::string, formula);
        QFETCH(std::string, combination);
        QFETCH(double, value);
        const bool follows = formula.find("n - 1") != std::string::npos;
        std::vector<double> x, y;
        for (int k = 1; k <= 6; ++k) {
            x.push_back(k);
            y.push_back(2 * k + (follows ? 3 * k * k : 0) + 0.001 * (k % 2));
        }
        Problem p = rowsOf(formula, {"a", "b", "n"}, x, y);
        p.unknowns[0].value.start = 1.7;
        p.unknowns[2].value.start = 2.5;
        if (!follows) p.unknowns.pop_back();
        const Result result = fit(p);
        const auto& found = result.diagnostics["combinations"];
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0]["combination"].get<std::string>(), combination);
        const double error = found[0]["standard_error"], at = found[0]["value"];
        QVERIFY2(std::abs(at - value) < 0.002, qPrintable(QString::number(at)));
        QVERIFY2(error > 0 && error < 0.01, qPrintable(QString::number(error)));
    }

    /// Neither sum nor product: no formula is claimed.
    void whatIsNeitherSumNorProductIsOnlyNamed() {
        Problem p = rowsOf("(a + exp(b))*x", {"a", "b"}, {1, 2, 3}, {4, 8, 12.1});
        const Result result = fit(p);
        QCOMPARE(result.diagnostics["undetermined"].size(), std::size_t(1));
        QCOMPARE(result.diagnostics["undetermined"][0].get<std::string>(),
                 std::string("a and b only together"));
        QVERIFY(result.diagnostics["combinations"].empty());
    }

    /// a and b only differ by 1e-6 of x^2: without bounds too their errors say that neither is known.
    void unknownsWithoutBoundsThatAreOnlyKnownTogetherAreNotDetermined() {
        const std::vector<double> x{0, 1, 2, 3, 4, 5}, y{0.1, 2.0, 3.9, 6.1, 7.9, 10.0};
        const Result tied = fit(rowsOf("a*x + b*x*(1 + 1e-6*x)", {"a", "b"}, x, y));
        QCOMPARE(tied.diagnostics["undetermined_unknowns"].size(), std::size_t(2));
        QVERIFY(tied.message.find("Not determined by the data: a, b") != std::string::npos);
        // Bounds that say as much as the data.
        Problem bounded = rowsOf("a*x + b*x*(1 + 1e-6*x)", {"a", "b"}, x, y);
        for (Unknown& unknown : bounded.unknowns) unknown.value.min = -2e4, unknown.value.max = 2e4;
        const Result within = fit(bounded);
        QCOMPARE(within.diagnostics["undetermined_unknowns"].size(), std::size_t(2));
        QVERIFY(within.diagnostics["undetermined"][0].get<std::string>().find("its bounds") !=
                std::string::npos);
        // An offset of nearly 0 that the data know well.
        QVERIFY(fit(rowsOf("a*x + b", {"a", "b"}, x, y)).diagnostics["undetermined"].empty());
    }

    /// The error of an unknown beside one held at its bound is that of the fit with this one fixed.
    void anUnknownAtItsBoundIsHeldForTheOthers() {
        const std::vector<double> x{0, 1, 2, 3, 4}, y{1.1, 2.9, 5.2, 6.8, 9.1};
        Problem bounded = rowsOf("c*x + k", {"c", "k"}, x, y);
        bounded.unknowns[1].value = {0, -1, 0.5};
        const Result held = fit(bounded);
        // c of y - 0.5 = c x: sum x (y - 0.5)/sum x^2 = 65.1/30, with 4 degrees of freedom.
        const double c = 65.1 / 30;
        double squares = 0;
        for (std::size_t i = 0; i < 5; ++i) squares += std::pow(y[i] - c * x[i] - 0.5, 2);
        QVERIFY(held.unknowns[1].atBound);
        QVERIFY(near(held.unknowns[0].value, c, 1e-9));
        QVERIFY2(near(held.unknowns[0].standardError, std::sqrt(squares / 4 / 30), 1e-7),
                 qPrintable(QString::number(held.unknowns[0].standardError, 'g', 12)));
        QVERIFY(held.unknowns[1].standardError > 0 && std::isfinite(held.unknowns[1].standardError));
    }

    /// 0 is a value like any other: shifting what is measured does not change what the data determine.
    void anUnknownThatIsZeroIsDetermined() {
        const std::vector<double> x{0, 1, 2, 3, 4};
        for (const double shift : {0.0, 1.0}) {
            std::vector<double> y;
            for (const double at : x) y.push_back(2 * at + shift);
            Problem p = rowsOf("c*x + k", {"c", "k"}, x, y);
            QVERIFY(fit(p).diagnostics["undetermined"].empty());
            p.unknowns[1].value = {0.5, -10, 10};
            const Result result = fit(p);
            QVERIFY(result.diagnostics["undetermined"].empty());
            QVERIFY(result.message.find("Not determined") == std::string::npos);
        }
    }
};

QTEST_APPLESS_MAIN(TestFitUncertainty)
#include "test_fit_uncertainty.moc"

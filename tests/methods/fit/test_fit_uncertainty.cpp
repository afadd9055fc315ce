// What data determine of the unknowns of a fit, and how well.
#include "core/methods/result/message_json.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace test_fit_uncertainty {

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
        QCOMPARE(textIn(result.diagnostics["undetermined"][0]), std::string("a and b only together"));
        QVERIFY(result.diagnostics["combinations"].empty());
    }

    /// a and b only differ by 1e-6 of x^2: without bounds too their errors say that neither is known.
    void unknownsWithoutBoundsThatAreOnlyKnownTogetherAreNotDetermined() {
        const std::vector<double> x{0, 1, 2, 3, 4, 5}, y{0.1, 2.0, 3.9, 6.1, 7.9, 10.0};
        const Result tied = fit(rowsOf("a*x + b*x*(1 + 1e-6*x)", {"a", "b"}, x, y));
        QCOMPARE(tied.diagnostics["undetermined_unknowns"].size(), std::size_t(2));
        QVERIFY(tied.message().find("Not determined by the data: a, b") != std::string::npos);
        // What the data do determine of them is said, of the interval of each too.
        const auto& known = tied.diagnostics["combinations"];
        QCOMPARE(known.size(), std::size_t(1));
        QCOMPARE(known[0]["combination"].get<std::string>(), std::string("b + a"));
        QVERIFY(near(known[0]["value"], 2, 0.05) && known[0]["standard_error"].get<double>() < 0.2);
        for (const Estimate& e : tied.unknowns)
            QVERIFY2(e.interval.text().find("only in the combination b + a") != std::string::npos,
                     e.interval.text().c_str());
        // Bounds that say as much as the data.
        Problem bounded = rowsOf("a*x + b*x*(1 + 1e-6*x)", {"a", "b"}, x, y);
        for (Unknown& unknown : bounded.unknowns) unknown.value.min = -2e4, unknown.value.max = 2e4;
        const Result within = fit(bounded);
        QCOMPARE(within.diagnostics["undetermined_unknowns"].size(), std::size_t(2));
        QVERIFY(textIn(within.diagnostics["undetermined"][0]).find("its bounds") != std::string::npos);
        // An offset of nearly 0 that the data know well.
        QVERIFY(fit(rowsOf("a*x + b", {"a", "b"}, x, y)).diagnostics["undetermined"].empty());
    }

    /// "No value is excluded" rests on the least squares there; an interval that was only linearised, of a
    /// robust loss, says that it was cut.
    void whatWasNotLookedAtIsNotCalledOpen() {
        std::vector<double> x, y;
        for (int k = 0; k < 20; ++k) {
            x.push_back(k);
            y.push_back(1 + 2 * x.back() + (k % 2 ? 0.5 : -0.5));
        }
        Problem p = rowsOf("a + b*x", {"a", "b"}, x, y);
        p.unknowns[0].value = {1, 0.9, 1.1};
        const auto says = [](const Result& result, const char* words) {
            return std::ranges::any_of(result.warnings, [&](const Message& one) {
                return one.text().find(words) != std::string::npos;
            });
        };
        const Result squared = fit(p), robust = fit(p, {{"loss", std::string("huber")}});
        QVERIFY(says(squared, "no value is excluded by the data: a") && !says(squared, "are cut there"));
        QVERIFY(!says(robust, "no value is excluded") && says(robust, "are cut there"));
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
            QVERIFY(result.message().find("Not determined") == std::string::npos);
        }
    }

    /// y = V x/(K + x) with K far above x: V is linear, so that the profile of K is known in closed form.
    void aCurvedFitHasTheIntervalOfItsProfile() {
        std::vector<double> x, y;
        for (int k = 1; k <= 12; ++k) {
            x.push_back(0.1 * k);
            y.push_back(4 * x.back() / (3 + x.back()) + (k % 3 - 1) * 0.012);
        }
        Problem p = rowsOf("V*x/(K + x)", {"V", "K"}, x, y);
        for (Unknown& unknown : p.unknowns) {
            unknown.value.min = 0.01;
            unknown.value.max = 1000;
        }
        const Result result = fit(p);
        const auto squares = [&](double K) {
            double yy = 0, yf = 0, ff = 0;
            for (std::size_t i = 0; i < x.size(); ++i) {
                const double f = x[i] / (K + x[i]);
                yy += y[i] * y[i];
                yf += y[i] * f;
                ff += f * f;
            }
            return yy - yf * yf / ff;
        };
        const Estimate& K = result.unknowns[1];
        const double s2 = squares(K.value) / 10,
                     quantile = 2.228138852; // of Student's t, 10 degrees of freedom
        QVERIFY2(K.interval.text().find("profile likelihood") != std::string::npos,
                 K.interval.text().c_str());
        for (const double end : {K.lower, K.upper})
            QVERIFY2(near((squares(end) - squares(K.value)) / s2, quantile * quantile, 0.01),
                     fmt::format("{} of {}", (squares(end) - squares(K.value)) / s2, end).c_str());
        QVERIFY(K.upper - K.value > 1.3 * (K.value - K.lower)); // not symmetric

        // Within narrower bounds the interval ends there.
        p.unknowns[1].value.max = (K.value + K.upper) / 2;
        const Result cut = fit(p);
        QCOMPARE(cut.unknowns[1].upper, p.unknowns[1].value.max);
        QVERIFY(std::any_of(cut.warnings.begin(), cut.warnings.end(), [](const std::string& w) {
            return w.find("no value is excluded by the data: ") != std::string::npos;
        }));
    }

    /// a and -a fit equally: a^2 is a slope with a textbook interval, from -root to root of its upper end.
    void anIntervalHoldsAnotherMinimumThatIsNotExcluded() {
        std::vector<double> x, y;
        for (int k = 1; k <= 12; ++k) {
            x.push_back(0.1 * k);
            y.push_back(1.44 * x.back() + (k % 3 - 1) * 0.05);
        }
        Problem p = rowsOf("a^2*x", {"a"}, x, y);
        p.unknowns[0].value = {1, -3, 3};
        const Result result = fit(p);
        double xx = 0, xy = 0, squares = 0;
        for (std::size_t i = 0; i < x.size(); ++i) xx += x[i] * x[i], xy += x[i] * y[i];
        for (std::size_t i = 0; i < x.size(); ++i) squares += std::pow(y[i] - xy / xx * x[i], 2);
        const double quantile = 2.200985160, // Student's t, 11 degrees of freedom
            most = std::sqrt(xy / xx + quantile * std::sqrt(squares / 11 / xx));
        QVERIFY(near(result.unknowns[0].lower, -most, 1e-3) && near(result.unknowns[0].upper, most, 1e-3));
        QVERIFY(
            std::any_of(result.qualityWarnings.begin(), result.qualityWarnings.end(), [](const auto& said) {
                return said.text().find("the intervals hold both") != std::string::npos;
            }));
    }

    /// An oscillation in much noise has other minima at other frequencies; the damping of another one is
    /// nearly the same in each. The ends of the profile stay where the least over all frequencies has risen
    /// as far as an end does.
    void anotherMinimumBesideTheEstimateDoesNotEndItsProfile() {
        constexpr int n = 60;
        constexpr double kMostFrequency = 12, kMostDamping = 2;
        std::mt19937_64 random(5);
        const auto uniform = [&] { return (static_cast<double>(random() >> 11) + 0.5) * 0x1p-53; };
        int judged = 0;
        for (int record = 0; record < 20; ++record) {
            std::vector<double> x, y;
            for (int k = 0; k < n; ++k) {
                x.push_back(0.1 * k);
                const double error =
                    std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
                y.push_back(std::exp(-0.3 * x.back()) * std::cos(2 * x.back()) +
                            0.3 * std::cos(5 * x.back()) + 0.45 * error);
            }
            Problem p = rowsOf("exp(-c*x)*cos(2*x) + 0.3*cos(w*x)", {"w", "c"}, x, y);
            p.unknowns[0].value = {5, 1, kMostFrequency};
            p.unknowns[1].value = {0.3, 0, kMostDamping};
            const Estimate c = fit(p).unknowns[1];
            if (c.interval.text().find("profile likelihood") == std::string::npos ||
                c.interval.text().find("widened") != std::string::npos || c.atBound)
                continue;
            const auto squares = [&](double damping) {
                double least = HUGE_VAL;
                for (int j = 0; j <= 6000; ++j) {
                    const double w = 1 + (kMostFrequency - 1) * j / 6000.0;
                    double sum = 0;
                    for (std::size_t i = 0; i < x.size(); ++i)
                        sum += std::pow(y[i] - std::exp(-damping * x[i]) * std::cos(2 * x[i]) -
                                            0.3 * std::cos(w * x[i]),
                                        2);
                    least = std::min(least, sum);
                }
                return least;
            };
            ++judged;
            const double s2 = squares(c.value) / (n - 2),
                         quantile = 2.001717484; // of Student's t, 58 degrees of freedom
            for (const double end : {c.lower, c.upper})
                QVERIFY2(end == 0 || end == kMostDamping ||
                             near((squares(end) - squares(c.value)) / s2, quantile * quantile, 0.1),
                         fmt::format("record {}: {} of {}, c = {}", record,
                                     (squares(end) - squares(c.value)) / s2, end, c.value)
                             .c_str());
        }
        QVERIFY2(judged >= 10, fmt::format("{}", judged).c_str());
    }

    /// K at its bound, far above the measured x: V is known only through V/K, so that its interval goes down
    /// to where K has come back, far beyond what V's error with K held at the bound says.
    void besideAnUnknownAtItsBoundTheIntervalFollowsTheValley() {
        std::vector<double> x, y;
        for (int k = 1; k <= 12; ++k) {
            x.push_back(0.1 * k);
            y.push_back(0.4 * x.back() + (k % 3 - 1) * 0.02 + 0.01 * x.back() * x.back());
        }
        Problem p = rowsOf("V*x/(K + x)", {"V", "K"}, x, y);
        p.unknowns[0].value = {2, 0.05, 100};
        p.unknowns[1].value = {3, 0.05, 160};
        const Result result = fit(p);
        QVERIFY(result.unknowns[1].atBound);
        // The least over K in its range, finely.
        const auto squares = [&](double V) {
            double least = HUGE_VAL;
            for (int j = 0; j <= 40000; ++j) {
                const double K = 0.05 * std::pow(160 / 0.05, j / 40000.0);
                double sum = 0;
                for (std::size_t i = 0; i < x.size(); ++i) sum += std::pow(y[i] - V * x[i] / (K + x[i]), 2);
                least = std::min(least, sum);
            }
            return least;
        };
        const Estimate& V = result.unknowns[0];
        const double s2 = squares(V.value) / 11, quantile = 2.200985160; // Student's t, 11 degrees of freedom
        QVERIFY2(V.lower < 0.1 * V.value, fmt::format("{} {}", V.lower, V.value).c_str());
        for (const double end : {V.lower, V.upper})
            QVERIFY2(near((squares(end) - squares(V.value)) / s2, quantile * quantile, 0.05),
                     fmt::format("{} of {}", (squares(end) - squares(V.value)) / s2, end).c_str());
    }

    void aStraightFitKeepsItsLinearInterval() {
        Problem p = rowsOf("a + b*x", {"a", "b"}, {0, 1, 2, 3, 4}, {1.1, 2.9, 5.2, 6.8, 9.1});
        for (Unknown& unknown : p.unknowns) {
            unknown.value.min = -20;
            unknown.value.max = 20;
        }
        const Result result = fit(p);
        for (const Estimate& e : result.unknowns) {
            QVERIFY2(e.interval.text().find("linearised") != std::string::npos, e.interval.text().c_str());
            QVERIFY(near(e.upper - e.value, 3.182446305 * e.standardError, 1e-6)); // t, 3 degrees of freedom
        }
    }

    /// From a start above all that is measured a limit has no influence: the search looks along its range.
    void aLimitThatTheStartDoesNotReachIsFound() {
        std::vector<double> x, y;
        for (int k = 0; k < 40; ++k) {
            x.push_back(0.025 * k);
            y.push_back(std::min(1.3 * x.back(), 0.6) + 0.01 * ((k * 7) % 5 - 2));
        }
        Problem p = rowsOf("min(g*x, most)", {"g", "most"}, x, y);
        p.unknowns[0].value = {1.0, 0.01, 10};
        p.unknowns[1].value = {2.0, 0.1, 5};
        const Result result = fit(p);
        QVERIFY(near(result.unknowns[0].value, 1.3, 0.05) && near(result.unknowns[1].value, 0.6, 0.05));
    }
};

RIGOR_TEST(TestFitUncertainty)
#include "test_fit_uncertainty.moc"

} // namespace test_fit_uncertainty

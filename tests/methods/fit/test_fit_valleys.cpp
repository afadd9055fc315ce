// Searches that take long: along a narrow, bent valley, and where large residuals are bent, so that
// Gauss-Newton steps shrink slowly. Whether a point is the minimum is asked of derivatives by hand.
#include "core/foundation/base/random.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <numbers>

namespace test_fit_valleys {

using namespace rigor;

namespace {

using Values = std::vector<double>;
/// Value and derivatives of a formula at x.
using Formula = std::function<double(double x, const Values& b, Values& slopes)>;

struct Rows {
    Values x, y;
};

/// The largest cosine between the residuals and a column of the Jacobian: 0 at a minimum inside the bounds.
double largestCosine(const Rows& rows, const Formula& formula, const Values& b) {
    Values gradient(b.size()), norms(b.size()), slopes(b.size());
    double squares = 0;
    for (std::size_t k = 0; k < rows.x.size(); ++k) {
        const double r = formula(rows.x[k], b, slopes) - rows.y[k];
        squares += r * r;
        for (std::size_t i = 0; i < b.size(); ++i)
            gradient[i] += slopes[i] * r, norms[i] += slopes[i] * slopes[i];
    }
    double largest = 0;
    for (std::size_t i = 0; i < b.size(); ++i)
        largest = std::max(largest, std::abs(gradient[i]) / std::sqrt(norms[i] * squares));
    return largest;
}

Problem problemOf(const Rows& rows, const std::string& text, const Values& start) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= start.size(); ++i) names.push_back("b" + std::to_string(i));
    Problem problem = sample::rowsOf(text, names, rows.x, rows.y);
    for (std::size_t i = 0; i < start.size(); ++i) problem.unknowns[i].value.start = start[i];
    return problem;
}
Values fitted(const Rows& rows, const std::string& text, const Values& start) {
    const Problem problem = problemOf(rows, text, start);
    const Result result = sample::fit(problem);
    if (result.outcome != RunOutcome::Answered) qWarning("%s", result.message().c_str());
    Values found;
    for (const Estimate& e : result.unknowns)
        if (result.outcome == RunOutcome::Answered) found.push_back(e.value);
    return found;
}

} // namespace

class TestFitValleys : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// As Bennett's superconductivity data of NIST: three unknowns that the data tell to a per mille of their
    /// size along one direction, some hundred steps from either start.
    void aNarrowBentValleyIsFollowedToItsEnd() {
        const Formula formula = [](double x, const Values& b, Values& slopes) {
            const double e = std::pow(b[1] + x, -1 / b[2]);
            slopes = {e, -b[0] * e / b[2] / (b[1] + x), b[0] * e * std::log(b[1] + x) / (b[2] * b[2])};
            return b[0] * e;
        };
        RandomStream random(7, 1);
        Rows rows;
        Values slopes;
        for (int k = 0; k < 154; ++k) {
            rows.x.push_back(7.4 + 4.9 * std::sqrt(k / 153.0));
            rows.y.push_back(formula(rows.x.back(), {-2500, 47, 0.93}, slopes) + 0.002 * random.normal());
        }
        std::vector<Values> ends;
        for (const Values& start : {Values{-2000, 50, 0.8}, Values{-1500, 45, 0.85}}) {
            ends.push_back(fitted(rows, "b1*(b2 + x)^(-1/b3)", start));
            QCOMPARE(ends.back().size(), 3U);
            QVERIFY(largestCosine(rows, formula, ends.back()) < 1e-8);
        }
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(sample::near(ends[0][i], ends[1][i], 1e-6));
    }

    /// Who states how many steps are taken gets no more.
    void stepsThatAreStatedAreKept() {
        Rows rows;
        for (int k = 0; k < 40; ++k) {
            rows.x.push_back(7.4 + 0.1 * k);
            rows.y.push_back(-2500 * std::pow(47 + rows.x.back(), -1 / 0.93));
        }
        const Problem problem = problemOf(rows, "b1*(b2 + x)^(-1/b3)", {-2000, 50, 0.8});
        const auto method = makeMethod("least-squares");
        method->options().set("iterations", 3);
        QVERIFY(method->run(problem, {}).outcome != RunOutcome::Answered);
    }

    /// Harmonics of unknown periods under noise of their own size: steps shrink by less than a half each.
    void bentResidualsAreFittedToTheLastDigits() {
        constexpr double turn = 2 * std::numbers::pi;
        const Formula formula = [](double x, const Values& b, Values& slopes) {
            const double c = std::cos(turn * x / b[1]), s = std::sin(turn * x / b[1]);
            slopes = {1, turn * x / (b[1] * b[1]) * (b[2] * s - b[3] * c), c, s};
            return b[0] + b[2] * c + b[3] * s;
        };
        int answered = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            RandomStream random(seed, 2);
            Rows rows;
            Values slopes;
            for (int k = 1; k <= 60; ++k) {
                rows.x.push_back(k);
                rows.y.push_back(formula(k, {10, 44, -1.5, 0.5}, slopes) + 2 * random.normal());
            }
            const Values end = fitted(
                rows, "b1 + b3*cos(2*Modelica.Constants.pi*x/b2) + b4*sin(2*Modelica.Constants.pi*x/b2)",
                {10, 40, -1, 0.3});
            if (end.empty()) continue; // noise may leave no period at all
            ++answered;
            QVERIFY2(largestCosine(rows, formula, end) < 1e-10,
                     qPrintable(QString::number(largestCosine(rows, formula, end))));
        }
        QVERIFY(answered >= 8);
    }
};

RIGOR_TEST(TestFitValleys)
#include "test_fit_valleys.moc"

} // namespace test_fit_valleys

// Linear inequalities between the unknowns of point fits: a line with a < b has its answer in closed form on
// either side of the constraint.

#include "core/foundation/base/random.h"
#include "core/methods/fit/fit_constraints.h"
#include "core/methods/fit/result.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace test_fit_constraints {

using namespace rigor;
using namespace rigor::sample;

namespace {

bool meets(double value, double expected, double relative, double absolute = 0) {
    return sample::near(value, expected, relative, absolute);
}

/// factors * unknowns < limit.
LinearConstraint below(const std::string& text, std::map<std::string, double> factors, double limit) {
    return {text, std::move(factors), limit};
}
LinearConstraint aBelowB() { return below("a < b", {{"a", 1}, {"b", -1}}, 0); }

/// y = a + b x with normal errors, a < b; sigma stated or not.
struct OrderedLine {
    double a = 1, b = 1, sigma = 0.3;
    int count = 12;
    bool stated = true, constrained = true;
    std::string formula = "a + b*x";

    Problem drawn(std::uint64_t seed) const {
        RandomStream random(seed, 3);
        std::vector<double> x, y;
        for (int k = 0; k < count; ++k) {
            x.push_back(0.25 * k);
            const double truth = formula == "a + b*x" ? a + b * x.back() : b * std::exp(-a * x.back());
            y.push_back(truth + sigma * random.normal());
        }
        Problem problem = rowsOf(formula, {"a", "b"}, x, y);
        problem.threads = 1;
        for (Experiment& row : problem.data.experiments)
            row.measurements.front().standardDeviation = stated ? sigma : 0;
        if (constrained) problem.constraints = {aBelowB()};
        return problem;
    }
};

Result answered(const Problem& problem, const std::vector<std::pair<std::string, FieldValue>>& settings = {},
                const std::string& name = "least-squares") {
    const auto method = makeMethod(name);
    Fields fields = method->options();
    for (const auto& [key, value] : settings) fields.set(key, value);
    return method->run(problem, {});
}

/// Least sum of squares of a line with a held, or b held, and a <= b.
double heldSquares(const Problem& problem, bool holdsA, double value) {
    double xx = 0, xy = 0, yy = 0, xs = 0, ys = 0, n = 0;
    for (const Experiment& row : problem.data.experiments) {
        const double x = row.conditions.at("x"), y = row.measurements.front().values.front();
        xx += x * x, xy += x * y, yy += y * y, xs += x, ys += y, n += 1;
    }
    const auto squares = [&](double a, double b) {
        return yy + n * a * a + b * b * xx + 2 * a * b * xs - 2 * a * ys - 2 * b * xy;
    };
    if (holdsA) return squares(value, std::max(value, (xy - value * xs) / xx));
    return squares(std::min(value, (ys - value * xs) / n), value);
}

double bisected(const std::function<double(double)>& f, double below, double above) {
    for (int k = 0; k < 200; ++k) {
        const double middle = (below + above) / 2;
        (f(middle) < 0 ? below : above) = middle;
    }
    return below;
}

} // namespace

class TestFitConstraints : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theAnswerOnTheConstraintIsThatOfTheEquality() {
        OrderedLine line{.a = 2, .b = 1, .stated = false};
        const Problem problem = line.drawn(3);
        const Result result = answered(problem, {{"profiles", true}});
        double up = 0, down = 0;
        for (const Experiment& row : problem.data.experiments) {
            const double x = 1 + row.conditions.at("x");
            up += x * row.measurements.front().values.front();
            down += x * x;
        }
        const double best = up / down, n = line.count, squares = heldSquares(problem, true, best),
                     noise = std::sqrt(squares / (n - 1)), error = noise / std::sqrt(down),
                     quantileHere = quantile(boost::math::students_t(n - 1), 0.975);
        const Estimate &a = result.unknowns[0], &b = result.unknowns[1];
        for (const Estimate* e : {&a, &b}) {
            QVERIFY(meets(e->value, best, 1e-9, 0));
            QVERIFY(meets(e->standardError, error, 1e-6, 0));
            QVERIFY(!e->atBound);
        }
        QVERIFY(a.value <= b.value);
        // Profile likelihood where the constraint holds.
        const double limit = std::pow(quantileHere * noise, 2);
        const auto rise = [&](bool ofA) {
            return [&problem, ofA, squares, limit](double v) {
                return heldSquares(problem, ofA, v) - squares - limit;
            };
        };
        const auto falling = [&](bool ofA) { return [f = rise(ofA)](double v) { return -f(v); }; };
        QVERIFY(meets(a.lower, bisected(falling(true), best - 9, best), 0, 2e-3 * error));
        QVERIFY(meets(a.upper, bisected(rise(true), best, best + 9), 0, 2e-3 * error));
        QVERIFY(meets(b.lower, bisected(falling(false), best - 9, best), 0, 2e-3 * error));
        QVERIFY(meets(b.upper, bisected(rise(false), best, best + 9), 0, 2e-3 * error));
        for (std::size_t i = 0; i < 2; ++i) {
            const FitProfileInterval ends = read<FitResult>(result).profileIntervals->at(i).second;
            QVERIFY(meets(ends.lower, result.unknowns[i].lower, 0, 2e-3 * error));
            QVERIFY(meets(ends.upper, result.unknowns[i].upper, 0, 2e-3 * error));
        }
        QVERIFY(anyContains(result.qualityWarnings, "a < b holds with equality at the answer"));
        QVERIFY(read<FitResult>(result).constraints->front().active);
        QCOMPARE(*read<FitResult>(result).noise, noise);
    }

    void priorsCountAlongTheConstraint() {
        OrderedLine line{.a = 2, .b = 1, .stated = false};
        Problem problem = line.drawn(3);
        problem.unknowns[0].prior = {.family = "normal", .mean = 2, .standardDeviation = 0.2};
        const Result result = answered(problem);
        double up = 0, down = 0;
        for (const Experiment& row : problem.data.experiments) {
            const double x = 1 + row.conditions.at("x");
            up += x * row.measurements.front().values.front();
            down += x * x;
        }
        const double square = heldSquares(problem, true, up / down) / (line.count - 1),
                     precision = down / square + 25, best = (up / square + 2 * 25) / precision;
        for (const Estimate& e : result.unknowns) {
            QVERIFY(meets(e.value, best, 1e-6));
            QVERIFY(meets(e.standardError, 1 / std::sqrt(precision), 1e-5));
            QVERIFY(e.lower < best && e.upper > best);
        }
        QVERIFY(meets(read<FitResult>(result).priorShare->front().second, 25 / precision, 1e-5));
    }

    /// Robust losses, correlated errors, outputs of different noise.
    void everyPictureOfTheErrorsIsThatOfTheEquality() {
        OrderedLine line{.a = 2, .b = 1, .count = 40, .stated = false};
        Problem problem = line.drawn(3), equal = problem;
        for (std::size_t k = 0; k < problem.data.experiments.size(); ++k)
            problem.data.experiments[k].measurements.front().values.front() +=
                0.4 * std::sin(0.4 * static_cast<double>(k));
        for (const char* loss : {"squared", "huber", "cauchy"}) {
            const Result result = answered(problem, {{"loss", std::string(loss)}});
            const Estimate &a = result.unknowns[0], &b = result.unknowns[1];
            QVERIFY2(meets(a.value, b.value, 1e-9) && meets(a.standardError, b.standardError, 1e-9), loss);
            equal.constraints.clear();
            equal.model = compiled("model Rows\n  parameter Real x = 0;\n  parameter Real a = 1;\n"
                                   "  output Real y;\nequation\n  y = a*(1 + x);\nend Rows;\n");
            equal.unknowns.resize(1);
            equal.data = problem.data;
            const Result alone = answered(equal, {{"loss", std::string(loss)}});
            QVERIFY2(meets(a.value, alone.unknowns[0].value, 1e-6), loss);
            QVERIFY2(meets(a.standardError, alone.unknowns[0].standardError, 1e-5), loss);
            if (std::string(loss) != "squared") QVERIFY(meets(a.upper, alone.unknowns[0].upper, 1e-5));
        }
    }

    void whatIsNotActiveChangesNothing() {
        OrderedLine line{.a = 1, .b = 2};
        const Result with = answered(line.drawn(3));
        line.constrained = false;
        const Result without = answered(line.drawn(3));
        for (std::size_t i = 0; i < 2; ++i) {
            const Estimate &one = with.unknowns[i], &other = without.unknowns[i];
            QVERIFY(meets(one.value, other.value, 1e-12));
            QVERIFY(meets(one.standardError, other.standardError, 1e-12));
            QVERIFY(meets(one.lower, other.lower, 1e-12));
            QVERIFY(meets(one.upper, other.upper, 1e-12));
        }
        QVERIFY(with.qualityWarnings.empty());
        QVERIFY(!read<FitResult>(without).constraints.has_value());
    }

    /// A constraint of one unknown is a bound.
    void aConstraintOfOneUnknownIsItsBound() {
        for (const double most : {1.1, 0.7}) { // near, and active
            OrderedLine line{.b = 2, .constrained = false};
            Problem bounded = line.drawn(3), constrained = bounded;
            bounded.unknowns[0].value = {0, -kInfinity, most};
            constrained.unknowns[0].value.start = 0;
            constrained.constraints = {below("a < c", {{"a", 2}}, 2 * most)};
            const Result one = answered(bounded), other = answered(constrained);
            for (std::size_t i = 0; i < 2; ++i) {
                const Estimate &x = one.unknowns[i], &y = other.unknowns[i];
                QVERIFY(meets(y.value, x.value, 1e-9));
                QVERIFY(meets(y.standardError, x.standardError, 1e-9));
                // Beside a bound that is not active the profile is taken, beside a constraint the linear
                // interval, which is wider.
                const double off = 2e-3 * x.standardError;
                QVERIFY(y.lower <= x.lower + off && y.upper >= x.upper - off);
                if (most < 1) QVERIFY(meets(y.lower, x.lower, 0, off) && meets(y.upper, x.upper, 0, off));
                QCOMPARE(y.atBound, x.atBound);
            }
            QVERIFY(other.unknowns[0].upper <= most);
        }
    }

    void everyOptimiserKeepsToTheConstraint() {
        OrderedLine line{.a = 2, .b = 0.5};
        Problem problem = line.drawn(7);
        for (Unknown& unknown : problem.unknowns) unknown.value = {1, -5, 5};
        const double best = answered(problem).unknowns[0].value;
        for (const char* optimiser : {"multi-start", "sqp", "genetic", "particle-swarm", "cma-es"}) {
            const Result found = answered(
                problem, {{"optimiser", std::string(optimiser)}, {"starts", 5LL}, {"generations", 20LL}});
            QVERIFY2(meets(found.unknowns[0].value, best, 1e-8), optimiser);
            QVERIFY2(found.unknowns[0].value <= found.unknowns[1].value, optimiser);
            for (const ResultTable& table : found.tables) {
                const ResultColumn *a = table.find("start_a"), *b = table.find("start_b");
                for (std::size_t k = 0; a && b && k < a->numbers.size(); ++k)
                    QVERIFY(a->numbers[k] <= b->numbers[k]);
            }
        }
    }

    /// A model that has no value where its constraint does not hold.
    void theModelIsAskedOnlyWhereTheConstraintHolds() {
        const std::vector<double> x{0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5};
        std::vector<double> y;
        RandomStream random(5, 5);
        for (const double at : x) y.push_back(0.02 * at + 1 + 0.2 * random.normal());
        Problem problem = rowsOf("sqrt(b - a)*x + b", {"a", "b"}, x, y);
        problem.unknowns[0].value = {0.5, -5, 5};
        problem.unknowns[1].value = {2, -5, 5};
        problem.constraints = {aBelowB()};
        const Result result = answered(problem, {{"profiles", true}});
        QVERIFY(result.outcome == RunOutcome::Answered);
        QCOMPARE(*read<FitResult>(result).failedSolves, 0LL);
        QCOMPARE(result.provenance["failures"].get<long long>(), 0LL);
    }

    void ratiosOfLogarithmicUnknownsAreWorkedWith() {
        OrderedLine line{.a = 2, .b = 1};
        Problem linear = line.drawn(5);
        linear.constraints = {below("a < 1.2*b", {{"a", 1}, {"b", -1.2}}, 0)};
        for (Unknown& unknown : linear.unknowns) unknown.value = {1, 0.01, 100};
        Problem log = linear;
        for (Unknown& unknown : log.unknowns) unknown.logarithmic = true;
        log.constraints.push_back(below("a < 50", {{"a", 2}}, 100));
        const Result one = answered(linear), other = answered(log);
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(meets(other.unknowns[i].value, one.unknowns[i].value, 1e-8));
            QVERIFY(meets(other.unknowns[i].standardError, one.unknowns[i].standardError, 1e-6));
            QVERIFY(meets(other.unknowns[i].upper, one.unknowns[i].upper, 1e-3));
        }
        log.constraints.push_back(below("a + b < 9", {{"a", 1}, {"b", 1}}, 9));
        QVERIFY(
            contains(refusal([&] { answered(log); }), "a + b < 9 names an unknown on a logarithmic scale"));
    }

    void theHomotopyKeepsToItToo() {
        Problem problem;
        problem.model =
            modelOf("model Decay\n  parameter Real k = 1;\n  parameter Real a = 1;\n  output Real y;\n"
                    "  Real x(start = 1);\nequation\n  der(x) = -k*x;\n  y = a*x;\nend Decay;\n");
        problem.unknowns = {unknown("k", 0.3, 0.01, 10), unknown("a", 1.5, 0.01, 10)};
        problem.constraints = {below("a + 2*k < 3", {{"a", 1}, {"k", 2}}, 3)};
        problem.simulation.step = 0.02;
        problem.threads = 1;
        RandomStream random(5, 1);
        for (int record = 0; record < 2; ++record) {
            Experiment one;
            one.label = std::to_string(record + 1);
            Measurement y{"y", {}, {}, 0, 0};
            for (int k = 0; k < 30; ++k) {
                y.times.push_back(0.1 * k);
                y.values.push_back(2 * std::exp(-0.12 * k) + 0.05 * random.normal());
            }
            one.measurements = {y};
            problem.data.experiments.push_back(one);
        }
        const Result plain = answered(problem),
                     path = answered(problem, {{"comparison", 60LL}, {"objective", std::string("sum")}},
                                     "homotopy");
        QVERIFY(meets(plain.unknowns[1].value + 2 * plain.unknowns[0].value, 3, 1e-12));
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(meets(path.unknowns[i].value, plain.unknowns[i].value, 1e-6));
            QVERIFY(meets(path.unknowns[i].standardError, plain.unknowns[i].standardError, 1e-4));
        }
        QVERIFY(anyContains(path.qualityWarnings, "a + 2*k < 3 holds with equality"));
        // A number per experiment: the constraint holds in each.
        const Result separate = answered(problem, {{"per_experiment", std::string("a")}});
        const auto constraints = *read<FitResult>(separate).constraints;
        QCOMPARE(constraints.size(), std::size_t(2));
        QCOMPARE(constraints[1].text, std::string("a + 2*k < 3 (2)"));
        QVERIFY(constraints[0].active && constraints[1].active);
        const Estimate &k = separate.unknowns[0], &a1 = separate.unknowns[1], &a2 = separate.unknowns[2];
        QVERIFY(meets(a1.value, a2.value, 1e-9) && meets(a1.value + 2 * k.value, 3, 1e-9));
        QVERIFY(meets(a1.standardError, 2 * k.standardError, 1e-9));
    }

    void intervalsHoldTheTruthAsOftenAsTheySay_data() {
        QTest::addColumn<double>("b");
        QTest::addColumn<bool>("stated");
        QTest::addColumn<QString>("formula");
        for (const bool stated : {true, false})
            for (const char* formula : {"a + b*x", "b*exp(-a*x)"}) {
                const QByteArray noise = stated ? "stated " : "estimated ";
                QTest::newRow(noise + formula + " on it") << 1.0 << stated << formula;
                QTest::newRow(noise + formula + " near") << 1.1 << stated << formula;
                QTest::newRow(noise + formula + " inside") << 2.0 << stated << formula;
            }
    }
    /// By 99 of 100 binomial counts at least 95 %: a constraint that holds makes no interval too narrow.
    void intervalsHoldTheTruthAsOftenAsTheySay() {
        QFETCH(double, b);
        QFETCH(bool, stated);
        QFETCH(QString, formula);
        const OrderedLine line{.b = b,
                               .sigma = formula == "a + b*x" ? 0.3 : 0.05,
                               .stated = stated,
                               .formula = formula.toStdString()};
        const int count = std::max(60, qEnvironmentVariableIntValue("RIGOR_RECORDS"));
        int heldA = 0, heldB = 0, active = 0;
        for (int k = 0; k < count; ++k) {
            const Result result = answered(line.drawn(static_cast<std::uint64_t>(1000 + k)));
            const Estimate &a = result.unknowns[0], &other = result.unknowns[1];
            heldA += a.lower <= line.a && line.a <= a.upper ? 1 : 0;
            heldB += other.lower <= b && b <= other.upper ? 1 : 0;
            active += anyContains(result.qualityWarnings, "holds with equality") ? 1 : 0;
        }
        const boost::math::binomial binomial(count, 0.95);
        qInfo("%d and %d of %d (at least %g), %d on the constraint", heldA, heldB, count,
              quantile(binomial, 0.005), active);
        QVERIFY(heldA >= quantile(binomial, 0.005) && heldB >= quantile(binomial, 0.005));
    }
};

RIGOR_TEST(TestFitConstraints)
#include "test_fit_constraints.moc"

} // namespace test_fit_constraints

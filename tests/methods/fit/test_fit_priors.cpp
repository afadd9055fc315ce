// Priors of point fits: a linear model with normal errors and normal priors has a posterior in closed form,
// and what is asked of the errors is asked of the data alone.

#include "core/foundation/base/random.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/prior_information.h"
#include "tests/support/models/small_models.h"
#include "tests/support/rows_fit.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <cmath>

namespace test_fit_priors {

using namespace rigor;
using namespace rigor::sample;

namespace {

bool close(double value, double expected, double relative) {
    const bool fine = std::abs(value - expected) <= relative * std::abs(expected);
    if (!fine) qWarning("%.15g instead of %.15g", value, expected);
    return fine;
}

Prior normalPrior(double mean, double deviation) {
    return {.family = "normal", .mean = mean, .standardDeviation = deviation};
}

Result fitted(const Problem& problem, const std::vector<std::pair<std::string, FieldValue>>& settings = {},
              const std::string& name = "least-squares") {
    const auto method = makeMethod(name);
    Fields fields = method->options();
    for (const auto& [key, value] : settings) fields.set(key, value);
    return method->run(problem, {});
}

/// y = a + b x at `count` places, a and b with the priors of the truth.
struct Line {
    double a = 1, b = 2, sigma = 0.3, meanA = 1, sdA = 0.5, meanB = 2, sdB = 0.2;
    int count = 8;
    bool stated = true, priorA = true, priorB = false;

    Problem drawn(std::uint64_t seed) const {
        RandomStream random(seed, 0);
        std::vector<double> x, y;
        for (int k = 0; k < count; ++k) {
            x.push_back(-1 + 3.0 * k / count);
            y.push_back(a + b * x.back() + sigma * random.normal());
        }
        Problem problem = rowsOf("a + b*x", {"a", "b"}, x, y);
        problem.threads = 1;
        for (Experiment& row : problem.data.experiments)
            row.measurements.front().standardDeviation = stated ? sigma : 0;
        if (priorA) problem.unknowns[0].prior = normalPrior(meanA, sdA);
        if (priorB) problem.unknowns[1].prior = normalPrior(meanB, sdB);
        return problem;
    }
};

/// Posterior of a line by the normal equations, noise known.
struct Posterior {
    Eigen::Vector2d mean;
    Eigen::Matrix2d covariance;
    double squares = 0; ///< of the fit without priors
    Posterior(const Problem& problem, double noise) {
        Eigen::Matrix2d information = Eigen::Matrix2d::Zero(), alone;
        Eigen::Vector2d score = Eigen::Vector2d::Zero();
        for (const Experiment& row : problem.data.experiments) {
            const Eigen::Vector2d slope(1, row.conditions.at("x"));
            information += slope * slope.transpose() / (noise * noise);
            score += slope * row.measurements.front().values.front() / (noise * noise);
        }
        const Eigen::Vector2d free = information.inverse() * score;
        for (const Experiment& row : problem.data.experiments)
            squares += std::pow(
                row.measurements.front().values.front() - free[0] - free[1] * row.conditions.at("x"), 2);
        for (int i = 0; i < 2; ++i) {
            const Prior& prior = problem.unknowns[static_cast<std::size_t>(i)].prior;
            if (!prior.stated()) continue;
            const double precision = std::pow(prior.standardDeviation, -2);
            information(i, i) += precision;
            score[i] += precision * prior.mean;
        }
        covariance = information.inverse();
        mean = covariance * score;
    }
};

double noiseAlone(const Problem& problem) {
    return std::sqrt(Posterior(problem, 1).squares /
                     (static_cast<double>(problem.data.experiments.size()) - 2));
}

/// Whether `hits` of `count` are 95 % within what is expected by chance in 99 of 100 cases.
bool covers(int hits, int count) {
    const boost::math::binomial binomial(count, 0.95);
    const double low = quantile(binomial, 0.005), high = quantile(binomial, 0.995);
    qInfo("%d of %d (%g ... %g)", hits, count, low, high);
    return hits >= low && hits <= high;
}

/// Intervals of a that hold the truth, drawn from its prior, over `count` records.
int heldTruths(Line line, int count) {
    int held = 0;
    for (int k = 0; k < count; ++k) {
        RandomStream truth(17, static_cast<std::uint64_t>(k));
        line.a = line.meanA + line.sdA * truth.normal();
        if (line.priorB) line.b = line.meanB + line.sdB * truth.normal();
        const Result result = fitted(line.drawn(static_cast<std::uint64_t>(1000 + k)));
        const Estimate& a = result.unknowns.front();
        held += a.lower <= line.a && line.a <= a.upper ? 1 : 0;
    }
    return held;
}

} // namespace

class TestFitPriors : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aLineHasThePosteriorOfTheNormalEquations() {
        for (const bool stated : {true, false}) {
            const Problem problem = Line{.stated = stated, .priorB = true}.drawn(3);
            const double noise = stated ? 0.3 : noiseAlone(problem);
            const Posterior exact(problem, noise);
            const Result result = fitted(problem);
            const auto typed = read<FitResult>(result);
            QVERIFY(close(*typed.noise, stated ? 1 : noise, 1e-6));
            for (std::size_t i = 0; i < 2; ++i) {
                const Estimate& e = result.unknowns[i];
                const auto k = static_cast<Eigen::Index>(i);
                const double sd = i == 0 ? 0.5 : 0.2, error = std::sqrt(exact.covariance(k, k));
                QVERIFY(close(e.value, exact.mean[k], 2e-6));
                QVERIFY(close(e.standardError, error, 2e-6));
                QVERIFY(close((*typed.priorShare)[i].second, error * error / (sd * sd), 1e-5));
                // Student's t where the noise is estimated, with the degrees of freedom of the part that
                // follows it.
                const double part =
                    std::pow((exact.covariance(k, 0) / 0.5), 2) + std::pow(exact.covariance(k, 1) / 0.2, 2);
                const double rest = 1 - part / exact.covariance(k, k);
                const double quantileHere =
                    stated ? 1.959963984540054 : quantile(boost::math::students_t(6 / (rest * rest)), 0.975);
                const double half = (e.upper - e.lower) / 2;
                if (stated)
                    QVERIFY(close(half, quantileHere * error, 1e-5));
                else
                    QVERIFY(half > 0.99999 * quantileHere * error);
            }
            QVERIFY(anyContains(result.warnings, "of what is known of a comes from its prior"));
            QVERIFY(contains(std::string(result.unknowns[0].interval), "with the priors"));
        }
    }

    /// However wrong the prior is.
    void chiSquaredAndTheTestsOfResidualsAreThoseOfTheDataAlone() {
        for (const double mean : {1.0, 40.0}) {
            Line line{.meanA = mean, .count = 40};
            const Problem problem = line.drawn(5);
            line.priorA = false;
            const auto with = read<FitResult>(fitted(problem)),
                       without = read<FitResult>(fitted(line.drawn(5)));
            QVERIFY(close(*with.reducedChiSquared, *without.reducedChiSquared, 1e-9));
            QVERIFY(close(*with.chiSquaredP, *without.chiSquaredP, 1e-9));
            QCOMPARE(with.residualTests->order, without.residualTests->order);
            QCOMPARE(with.residualTests->outliers, without.residualTests->outliers);
            QCOMPARE(with.residualTests->size, without.residualTests->size);
        }
    }

    void aPriorThatTheDataContradictIsAReservation() {
        for (const bool stated : {true, false}) {
            Line line{.count = 40, .stated = stated};
            const Posterior alone(Line{.count = 40, .stated = stated, .priorA = false}.drawn(5),
                                  stated ? 0.3 : noiseAlone(line.drawn(5)));
            const double spread = std::hypot(line.sdA, std::sqrt(alone.covariance(0, 0)));
            for (const double off : {2.9, 3.6}) {
                line.meanA = alone.mean[0] + off * spread;
                const Result result = fitted(line.drawn(5));
                QVERIFY(close(-read<FitResult>(result).priorOff->front().second, off, 1e-4));
                QCOMPARE(anyContains(result.qualityWarnings, "contradict the prior of a"), off > 3.5);
            }
        }
    }

    void anUnknownWithoutInfluenceIsItsPriorAndToldSo() {
        Problem problem = rowsOf("a + 0*c*x", {"a", "c"}, {1, 2, 3, 4, 5, 6, 7, 8, 9},
                                 {1.1, 0.9, 1.0, 1.2, 0.8, 1.05, 0.95, 1.1, 0.9});
        problem.unknowns[1].prior = normalPrior(4, 0.5);
        const Result result = fitted(problem);
        const auto typed = read<FitResult>(result);
        QVERIFY(close(result.unknowns[1].value, 4, 1e-9));
        QVERIFY(close(result.unknowns[1].standardError, 0.5, 1e-9));
        QVERIFY(close(result.unknowns[1].upper, 4 + 1.959963984540054 * 0.5, 1e-6));
        QVERIFY(close(typed.priorShare->front().second, 1, 1e-12));
        QCOMPARE(*typed.determinedByPriors, std::vector<std::string>{"c"});
        QVERIFY(typed.undeterminedUnknowns->empty());
        QVERIFY(anyContains(result.warnings, "What is known of c is its prior alone"));
        QVERIFY(contains(result.message(), "Not determined without the priors: c."));
    }

    void aProductIsDividedByThePriorOfOneFactor() {
        Problem problem = rowsOf("a*c*x", {"a", "c"}, {1, 2, 3, 4, 5, 6, 7, 8, 9},
                                 {6.1, 11.9, 18.0, 24.2, 29.8, 36.05, 41.95, 48.1, 53.9});
        for (Experiment& row : problem.data.experiments) row.measurements.front().standardDeviation = 0.1;
        problem.unknowns[0].prior = normalPrior(2, 0.1);
        const Result result = fitted(problem);
        QVERIFY(close(result.unknowns[0].value, 2, 1e-6));
        QVERIFY(close(result.unknowns[0].standardError, 0.1, 1e-4));
        // c = product/a: relative errors add.
        double squares = 0, product = 0;
        const std::vector<double> y{6.1, 11.9, 18.0, 24.2, 29.8, 36.05, 41.95, 48.1, 53.9};
        for (std::size_t k = 0; k < y.size(); ++k) {
            const double x = static_cast<double>(k) + 1;
            squares += x * x;
            product += x * y[k];
        }
        product /= squares;
        QVERIFY(close(result.unknowns[1].value, product / 2, 1e-6));
        QVERIFY(close(result.unknowns[1].standardError / result.unknowns[1].value,
                      std::hypot(0.05, 0.1 / std::sqrt(squares) / product), 1e-4));
        QVERIFY(anyContains(result.warnings, "the priors decide the rest"));
    }

    void aLognormalPriorIsNormalInTheLogarithm() {
        const std::vector<double> x{1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
            y{1.1, 0.9, 1.3, 1.2, 0.8, 1.05, 0.95, 1.1, 0.9, 1};
        Problem problem = rowsOf("log(a) + 0*x", {"a"}, x, y);
        for (Experiment& row : problem.data.experiments) row.measurements.front().standardDeviation = 0.5;
        problem.unknowns[0].prior = {.family = "lognormal", .mean = 2, .standardDeviation = 0.6};
        problem.unknowns[0].logarithmic = true;
        const Result result = fitted(problem);
        const double square = std::log1p(0.09), center = std::log(2) - square / 2;
        double sum = 0;
        for (const double one : y) sum += one;
        const double precision = 10 / 0.25 + 1 / square, mean = (sum / 0.25 + center / square) / precision,
                     half = 1.959963984540054 / std::sqrt(precision);
        QVERIFY(close(result.unknowns[0].value, std::exp(mean), 1e-8));
        QVERIFY(close(result.unknowns[0].standardError, std::exp(mean) / std::sqrt(precision), 1e-8));
        QVERIFY(close(result.unknowns[0].lower, std::exp(mean - half), 1e-7));
        QVERIFY(close(result.unknowns[0].upper, std::exp(mean + half), 1e-7));
        QVERIFY(close(read<FitResult>(result).priorShare->front().second, 1 / square / precision, 1e-8));
        QVERIFY(contains(std::string(result.unknowns[0].interval), "in the logarithm"));
    }

    /// Without data the interval is that of the prior alone; with good data it is theirs.
    void aUniformPriorEndsSoftly() {
        const std::vector<double> x{1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
            y{5.1, 4.9, 5.3, 5.2, 4.8, 5.05, 4.95, 5.1, 4.9, 5};
        const auto of = [&](const std::string& formula, double sigma) {
            Problem problem = rowsOf(formula, {"a", "b"}, x, y);
            for (Experiment& row : problem.data.experiments)
                row.measurements.front().standardDeviation = sigma;
            problem.unknowns[0].value.start = 3;
            problem.unknowns[0].prior = {.family = "uniform", .min = 2, .max = 8, .edge = 0.02};
            return fitted(problem);
        };
        const Result nothing = of("b + 0*a*x", 1);
        // Area of the density: 6 between the edges, sqrt(pi/2) 0.02 beyond each.
        const double edge = 0.02 * std::sqrt(std::acos(-1.0) / 2), area = 6 + 2 * edge;
        QVERIFY(close(nothing.unknowns[0].lower, 2 + 0.025 * area - edge, 1e-3));
        QVERIFY(close(nothing.unknowns[0].upper, 8 - 0.025 * area + edge, 1e-3));
        QCOMPARE(*read<FitResult>(nothing).determinedByPriors, std::vector<std::string>{"a"});
        const Result much = of("a + 0*b*x", 0.2);
        QVERIFY(close(much.unknowns[0].value, 5.03, 1e-6));
        QVERIFY(close(much.unknowns[0].upper - 5.03, 1.959963984540054 * 0.2 / std::sqrt(10), 1e-3));
    }

    void theLogarithmIsSearchedAndItsIntervalStated() {
        const std::vector<double> x{0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8, 3.2, 3.6},
            y{3.1, 2.05, 1.42, 0.93, 0.6, 0.44, 0.26, 0.21, 0.11, 0.1};
        Problem linear = rowsOf("a*exp(-k*x)", {"a", "k"}, x, y), log = linear;
        for (Unknown& unknown : log.unknowns) unknown.logarithmic = true;
        log.unknowns[1].value = {100, 1e-6, 1e6};
        linear.unknowns[1].value = {0.8, 1e-6, 1e6};
        const Result one = fitted(linear), other = fitted(log, {{"profiles", true}});
        for (std::size_t i = 0; i < 2; ++i) {
            const Estimate &a = one.unknowns[i], &b = other.unknowns[i];
            QVERIFY(close(b.value, a.value, 1e-7));
            QVERIFY(close(b.standardError, a.standardError, 1e-6));
            const double factor = std::exp((a.upper - a.lower) / 2 / a.value);
            QVERIFY(close(b.upper, a.value * factor, 1e-6));
            QVERIFY(close(b.lower, a.value / factor, 1e-6));
            // The profile does not know the scale.
            const auto ends = read<FitResult>(other).profileIntervals->at(i).second;
            QVERIFY(ends.lower > 0.9 * b.lower && ends.upper < 1.1 * b.upper);
        }
        for (const char* optimiser : {"multi-start", "genetic", "particle-swarm", "cma-es", "sqp"}) {
            Problem box = log;
            box.unknowns[0].value = {1, 1e-2, 1e3};
            box.unknowns[1].value = {1, 1e-3, 1e3};
            const Result found =
                fitted(box, {{"optimiser", std::string(optimiser)}, {"starts", 5LL}, {"generations", 20LL}});
            QVERIFY(close(found.unknowns[1].value, one.unknowns[1].value, 1e-6));
        }
    }

    void withoutErrorsToWeighThemAgainstThePriorsAreAGuess() {
        const Result result = fitted(Line{.count = 2, .stated = false, .priorB = true}.drawn(3));
        QVERIFY(std::isnan(result.unknowns[0].standardError));
        QVERIFY(anyContains(result.qualityWarnings, "rests on a guess"));
    }

    void theHomotopyWeighsThePriorsAlike() {
        Problem problem;
        problem.model =
            modelOf("model Decay\n  parameter Real k = 1;\n  parameter Real a = 1;\n  output Real y;\n"
                    "  Real x(start = 1);\nequation\n  der(x) = -k*x;\n  y = a*x;\nend Decay;\n");
        problem.unknowns = {unknown("k", 0.8, 0.01, 10), unknown("a", 1.5, 0.01, 10)};
        problem.unknowns[0].prior = normalPrior(1, 0.2);
        problem.unknowns[1].logarithmic = true;
        problem.simulation.step = 0.02;
        problem.threads = 1;
        RandomStream random(5, 1);
        Experiment record;
        record.label = "1";
        Measurement y{"y", {}, {}, 0, 0};
        for (int k = 0; k < 30; ++k) {
            y.times.push_back(0.1 * k);
            y.values.push_back(2 * std::exp(-0.12 * k) + 0.3 * random.normal());
        }
        record.measurements = {y};
        problem.data.experiments = {record};
        const Result plain = fitted(problem),
                     path = fitted(problem, {{"comparison", 0LL}, {"objective", std::string("sum")}},
                                   "homotopy");
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(close(path.unknowns[i].value, plain.unknowns[i].value, 1e-5));
            QVERIFY(close(path.unknowns[i].standardError, plain.unknowns[i].standardError, 1e-4));
        }
        const double share = read<FitResult>(plain).priorShare->front().second;
        QVERIFY(share > 0.05 && share < 0.95);
        QVERIFY(close(read<FitResult>(path).priorShare->front().second, share, 1e-4));
    }

    void whatASumOfSquaresIsNotRefusesPriors() {
        const Problem problem = Line{}.drawn(3);
        QVERIFY(contains(refusal([&] { fitted(problem, {{"loss", std::string("huber")}}); }), "prior of a"));
        Problem below = Line{.priorA = false}.drawn(3);
        below.unknowns[0].logarithmic = true;
        below.unknowns[0].value.start = -1;
        QVERIFY(contains(refusal([&] { fitted(below); }), "above 0"));
    }

    /// A rate on a logarithmic scale with a lognormal prior, by one and by two outputs of different noise.
    void intervalsOfABentModelHoldTheTruthAsOften_data() {
        QTest::addColumn<bool>("stated");
        QTest::addColumn<bool>("two");
        QTest::newRow("one output, stated") << true << false;
        QTest::newRow("one output, estimated") << false << false;
        QTest::newRow("two outputs, estimated") << false << true;
    }
    void intervalsOfABentModelHoldTheTruthAsOften() {
        QFETCH(bool, stated);
        QFETCH(bool, two);
        Problem problem;
        problem.model =
            modelOf("model Decay\n  parameter Real a = 1;\n  parameter Real k = 1;\n  input Real x;\n"
                    "  output Real y;\n  output Real z;\nequation\n  y = a*exp(-k*x);\n  z = 10*k;\n"
                    "end Decay;\n");
        problem.unknowns = {unknown("a", 2, 0.01, 100), unknown("k", 1, 1e-3, 1e3)};
        problem.unknowns[1].logarithmic = true;
        problem.unknowns[1].prior = {.family = "lognormal", .mean = 1, .standardDeviation = 0.4};
        problem.simulation.stopTime = 1;
        problem.threads = 1;
        const int count = std::max(150, qEnvironmentVariableIntValue("RIGOR_RECORDS"));
        int held = 0;
        for (int record = 0; record < count; ++record) {
            RandomStream random(23, static_cast<std::uint64_t>(record));
            const double square = std::log1p(0.16),
                         k = std::exp(std::sqrt(square) * random.normal() - square / 2);
            problem.data.experiments.clear();
            for (int row = 0; row < 15; ++row) {
                Experiment e;
                e.label = std::to_string(row + 1);
                e.row = static_cast<std::size_t>(row);
                const double x = 0.2 * row;
                e.inputs.emplace("x", Signal(x));
                e.measurements = {
                    {"y", {}, {2 * std::exp(-k * x) + 0.3 * random.normal()}, stated ? 0.3 : 0, 0}};
                if (two) e.measurements.push_back({"z", {}, {10 * k + 8 * random.normal()}, 0, 0});
                problem.data.experiments.push_back(std::move(e));
            }
            const Estimate of = fitted(problem).unknowns[1];
            held += of.lower <= k && k <= of.upper ? 1 : 0;
        }
        QVERIFY(covers(held, count));
    }

    void intervalsHoldTheTruthAsOftenAsTheySay_data() {
        QTest::addColumn<bool>("stated");
        QTest::addColumn<double>("sigma");
        QTest::addColumn<bool>("both");
        QTest::newRow("strong data, stated") << true << 0.1 << false;
        QTest::newRow("strong data, estimated") << false << 0.1 << true;
        QTest::newRow("weak data, stated") << true << 2.0 << true;
        QTest::newRow("weak data, estimated") << false << 2.0 << false;
    }
    void intervalsHoldTheTruthAsOftenAsTheySay() {
        QFETCH(bool, stated);
        QFETCH(double, sigma);
        QFETCH(bool, both);
        // More by hand: RIGOR_RECORDS=4000 build/release/tests/tests.methods test_fit_priors
        const int count = std::max(400, qEnvironmentVariableIntValue("RIGOR_RECORDS"));
        QVERIFY(
            covers(heldTruths({.sigma = sigma, .count = 8, .stated = stated, .priorB = both}, count), count));
    }
};

RIGOR_TEST(TestFitPriors)
#include "test_fit_priors.moc"

} // namespace test_fit_priors

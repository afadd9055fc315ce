// The discrepancy of a model in least squares: size, length and errors against dense sums over many more
// sizes and lengths, and over records whose truth is known the intervals hold it.

#include "core/foundation/base/random.h"
#include "core/methods/fit/result.h"
#include "core/methods/method.h"
#include "core/presentation/presentation.h"
#include "tests/support/models/small_models.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>
#include <boost/math/distributions/binomial.hpp>

#include <cmath>
#include <numbers>

namespace test_discrepancy {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// h = a exp(-k t), a = 2, k = 0.8, beside a term that the model lacks.
struct Cooling {
    int records = 1, values = 40;
    double size = 0.1, length = 0.8, sigma = 0.02;
    bool stated = true;
    static constexpr double kDuration = 4;

    double at(int i) const { return kDuration * (i + 1) / values; }
    Problem drawn(std::uint64_t seed, const std::function<double(double)>& lacks = {}) const {
        RandomStream random(seed, 0);
        Eigen::MatrixXd covariance(values, values);
        for (int i = 0; i < values; ++i)
            for (int j = 0; j < values; ++j)
                covariance(i, j) =
                    std::exp(-std::pow((at(i) - at(j)) / length, 2) / 2) + (i == j ? 1e-10 : 0);
        const Eigen::MatrixXd root = covariance.llt().matrixL();
        Problem problem;
        problem.model = modelOf("model m\n  parameter Real a(min=0.1, max=10) = 1.5;\n  parameter Real "
                                "k(min=0.01, max=5) = 0.6;\n"
                                "  Real x(start=a);\n  output Real h(unit=\"m\");\nequation\n  der(x) = "
                                "-k*x;\n  h = x;\nend m;\n");
        problem.threads = 1;
        problem.simulation.step = 0.02;
        for (int r = 0; r < records; ++r) {
            Eigen::VectorXd z(values);
            for (double& one : z) one = random.normal();
            const Eigen::VectorXd term = size * root * z;
            Experiment record;
            record.label = "r" + std::to_string(r);
            Measurement m;
            m.output = "h";
            m.standardDeviation = stated ? sigma : 0;
            for (int i = 0; i < values; ++i) {
                m.times.push_back(at(i));
                m.values.push_back(2 * std::exp(-0.8 * at(i)) + (lacks ? lacks(at(i)) : term[i]) +
                                   sigma * random.normal());
            }
            record.measurements.push_back(std::move(m));
            problem.data.experiments.push_back(std::move(record));
        }
        problem.unknowns = {unknown("a", 1.5, 0.1, 10), unknown("k", 0.6, 0.01, 5)};
        return problem;
    }
};

/// m x'' + d x' + k x = 2 sin(2.2 t), x(0) = 0.8; y = x lacks a term, z = x' lacks nothing.
Problem twoOutputs(std::uint64_t seed, bool stated) {
    constexpr int kValues = 60;
    constexpr double kDuration = 6, kSize = 0.06, kLength = 0.9;
    RandomStream random(seed, 3);
    Problem problem;
    problem.model = modelOf(
        "model m\n  parameter Real m(min=0.1, max=20) = 1;\n  parameter Real d(min=0.01, max=10) = 0.5;\n"
        "  parameter Real k(min=0.1, max=50) = 4;\n  Real x(start=0.8);\n  Real v(start=0);\n  output Real "
        "y;\n"
        "  output Real z;\nequation\n  der(x) = v;\n  m*der(v) = 2*sin(2.2*time) - d*v - k*x;\n  y = x;\n  z "
        "= "
        "v;\nend m;\n");
    problem.threads = 1;
    problem.simulation.step = 0.05;
    // The particular solution and the free one.
    const double m = 1.5, d = 0.8, k = 5, w = 2.2, rate = d / (2 * m), own = std::sqrt(k / m - rate * rate);
    const double real = k - m * w * w, imaginary = d * w, square = real * real + imaginary * imaginary,
                 ofSine = 2 * real / square, ofCosine = -2 * imaginary / square;
    const double free = 0.8 - ofCosine, other = (rate * free - w * ofSine) / own;
    Eigen::MatrixXd covariance(kValues, kValues);
    const auto at = [](int i) { return kDuration * (i + 1) / kValues; };
    for (int i = 0; i < kValues; ++i)
        for (int j = 0; j < kValues; ++j)
            covariance(i, j) = std::exp(-std::pow((at(i) - at(j)) / kLength, 2) / 2) + (i == j ? 1e-10 : 0);
    const Eigen::MatrixXd root = covariance.llt().matrixL();
    Eigen::VectorXd drawn(kValues);
    for (double& one : drawn) one = random.normal();
    const Eigen::VectorXd term = kSize * root * drawn;
    Experiment record;
    record.label = "r";
    Measurement y, z;
    y.output = "y";
    z.output = "z";
    y.standardDeviation = stated ? 0.02 : 0;
    z.standardDeviation = stated ? 0.05 : 0;
    for (int i = 0; i < kValues; ++i) {
        const double t = at(i), fade = std::exp(-rate * t), c = std::cos(own * t), s = std::sin(own * t);
        y.times.push_back(t);
        z.times.push_back(t);
        y.values.push_back(fade * (free * c + other * s) + ofSine * std::sin(w * t) +
                           ofCosine * std::cos(w * t) + term[i] + 0.02 * random.normal());
        z.values.push_back(fade * ((other * own - rate * free) * c - (free * own + rate * other) * s) +
                           w * (ofSine * std::cos(w * t) - ofCosine * std::sin(w * t)) +
                           0.05 * random.normal());
    }
    record.measurements = {std::move(y), std::move(z)};
    problem.data.experiments.push_back(std::move(record));
    problem.unknowns = {unknown("m", 1, 0.1, 20), unknown("d", 0.5, 0.01, 10), unknown("k", 4, 0.1, 50)};
    return problem;
}

Result fitted(const Problem& problem, const std::string& discrepancy) {
    const auto method = makeMethod("least-squares");
    Fields fields = method->options();
    fields.set("discrepancy", discrepancy);
    return method->run(problem, {});
}

const Estimate& of(const Result& result, const std::string& name) {
    const auto found = std::ranges::find(result.unknowns, name, &Estimate::name);
    if (found == result.unknowns.end()) throw std::runtime_error("no " + name);
    return *found;
}

bool holds(const Estimate& e, double truth) {
    return !(e.lower > truth) && !(e.upper < truth); // an open side is NaN
}

/// By dense matrices: the posterior mean of the size, and the errors of a and k.
struct Dense {
    double size = 0;
    Eigen::Vector2d errors = Eigen::Vector2d::Zero(); ///< of normal errors with the same 95 % interval
};
Dense denseSums(const Problem& problem, const Result& result, double sigma) {
    const Measurement& m = problem.data.experiments.front().measurements.front();
    const auto n = static_cast<Eigen::Index>(m.values.size());
    const double a = of(result, "a").value, k = of(result, "k").value;
    Eigen::MatrixXd X(n, 2), D(n, n);
    Eigen::VectorXd e(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const double t = m.times[static_cast<std::size_t>(i)];
        X.row(i) << std::exp(-k * t), -a * t * std::exp(-k * t);
        e[i] = m.values[static_cast<std::size_t>(i)] - a * std::exp(-k * t);
        for (Eigen::Index j = 0; j < n; ++j) D(i, j) = t - m.times[static_cast<std::size_t>(j)];
    }
    const double range = m.times.back() - m.times.front(),
                 left = std::sqrt(e.squaredNorm() / static_cast<double>(n));
    const Eigen::MatrixXd G = (X.transpose() * X).inverse() * X.transpose();
    Dense sums;
    double total = 0, most = -1e300;
    struct One {
        double logarithm, size;
        Eigen::Vector2d variances;
    };
    std::vector<One> all;
    for (int p = 0; p < 60; ++p) {
        const double part = 0.02 * std::pow(150, p / 59.0), length = part * range;
        const Eigen::MatrixXd K = (-(D.array() / length).square() / 2).exp().matrix();
        for (int q = 0; q < 120; ++q) {
            const double size = left * 1e-3 * std::pow(1e5, (q + 0.5) / 120);
            const Eigen::MatrixXd S = sigma * sigma * Eigen::MatrixXd::Identity(n, n) + size * size * K;
            const Eigen::LLT<Eigen::MatrixXd> factors(S);
            const Eigen::MatrixXd information = X.transpose() * factors.solve(X);
            const Eigen::VectorXd score = X.transpose() * factors.solve(e);
            const double squares = e.dot(factors.solve(e)) - score.dot(information.ldlt().solve(score)),
                         logDet = 2 * Eigen::MatrixXd(factors.matrixL()).diagonal().array().log().sum(),
                         off = std::log(part / 0.2);
            const double logarithm = -(logDet + std::log(information.determinant()) + squares) / 2 +
                                     std::log(size) - std::log1p(std::pow(size / left, 2)) - off * off / 2;
            most = std::max(most, logarithm);
            all.push_back({logarithm, size, (G * S * G.transpose()).diagonal()});
        }
    }
    for (One& one : all) {
        one.logarithm = std::exp(one.logarithm - most);
        total += one.logarithm;
        sums.size += one.logarithm * one.size;
    }
    sums.size /= total;
    for (Eigen::Index i = 0; i < 2; ++i) {
        double low = 0, high = 10;
        for (int step = 0; step < 50; ++step) {
            const double middle = (low + high) / 2;
            double below = 0;
            for (const One& one : all)
                below += one.logarithm / total * std::erfc(-middle / std::sqrt(2 * one.variances[i])) / 2;
            (below < 0.975 ? low : high) = middle;
        }
        sums.errors[i] = low / 1.959963984540054;
    }
    return sums;
}

} // namespace

class TestDiscrepancy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sumsAreThoseOfDenseMatrices() {
        const Cooling rig;
        const Problem problem = rig.drawn(5);
        const Result result = fitted(problem, "h");
        const auto facts = readFacts<FitResult>(result);
        const Dense sums = denseSums(problem, result, rig.sigma);
        QVERIFY(near(facts.discrepancy->front().deviation, sums.size, 0.05));
        QVERIFY(near(of(result, "a").standardError, sums.errors[0], 0.05));
        QVERIFY(near(of(result, "k").standardError, sums.errors[1], 0.05));
    }

    /// Any unit of time and of the output, any order of the records.
    void unitsDoNotMatter() {
        const Cooling rig{.records = 2, .stated = false};
        Problem problem = rig.drawn(3);
        const auto before = readFacts<FitResult>(fitted(problem, "h")).discrepancy->front();
        for (Experiment& one : problem.data.experiments)
            for (double& value : one.measurements.front().values) value *= 1000;
        problem.unknowns[0] = unknown("a", 1500, 100, 10000);
        problem.model =
            modelOf("model m\n  parameter Real a(min=100, max=10000) = 1500;\n  parameter Real k(min=0.01, "
                    "max=5) = 0.6;\n  Real x(start=a);\n  output Real h(unit=\"m\");\nequation\n  der(x) = "
                    "-k*x;\n  h = x;\nend m;\n");
        std::swap(problem.data.experiments[0], problem.data.experiments[1]);
        const auto after = readFacts<FitResult>(fitted(problem, "h")).discrepancy->front();
        QVERIFY(near(after.deviation, 1000 * before.deviation, 1e-5));
        QVERIFY(near(after.length, before.length, 1e-5));
        QVERIFY(near(after.evidence, before.evidence, 1e-5));
    }

    void intervalsHoldTheTruth_data() {
        QTest::addColumn<int>("records");
        QTest::addColumn<bool>("stated");
        QTest::newRow("one record, noise stated") << 1 << true;
        QTest::newRow("four records, noise estimated") << 4 << false;
    }
    void intervalsHoldTheTruth() {
        QFETCH(const int, records);
        QFETCH(const bool, stated);
        const Cooling rig{.records = records, .stated = stated};
        const int count = kSanitized ? 4 : 100;
        int a = 0, k = 0, alone = 0, noise = 0, told = 0;
        for (int seed = 0; seed < count; ++seed) {
            const Result result = fitted(rig.drawn(static_cast<std::uint64_t>(seed) + 100), "h");
            QVERIFY(result.outcome == RunOutcome::Answered);
            a += holds(of(result, "a"), 2) ? 1 : 0;
            k += holds(of(result, "k"), 0.8) ? 1 : 0;
            const auto facts = readFacts<FitResult>(result);
            for (const auto& [name, one] : *facts.discrepancyOfUnknowns)
                alone += name == "k" && std::abs(of(result, "k").value - 0.8) < 2 * one.alone ? 1 : 0;
            const bool isTold = facts.discrepancy->front().told;
            told += isTold ? 1 : 0;
            QVERIFY(isTold == anyContains(result.qualityWarnings, "confounded with the discrepancy"));
            noise += anyContains(result.qualityWarnings, "no independent noise") ? 1 : 0;
        }
        if (kSanitized) return;
        const boost::math::binomial expected(count, 0.95);
        const double least = quantile(expected, 0.005);
        QVERIFY2(a >= least && k >= least, qPrintable(QString("%1 %2 of %3").arg(a).arg(k).arg(count)));
        QVERIFY(alone < 0.6 * count); // what it is for
        QVERIFY(told >= 0.97 * count);
        QVERIFY(noise <= quantile(boost::math::binomial(count, 0.05), 0.995));
    }

    /// Nothing is missing: nothing is told, and what is told of its size holds.
    void noDiscrepancyIsToldWhereThereIsNone() {
        const Cooling rig{.size = 0};
        const int count = kSanitized ? 4 : 100;
        int told = 0, hold = 0;
        for (int seed = 0; seed < count; ++seed) {
            const Result result = fitted(rig.drawn(static_cast<std::uint64_t>(seed)), "h");
            const auto facts = readFacts<FitResult>(result);
            told += facts.discrepancy->front().told ? 1 : 0;
            hold += holds(of(result, "a"), 2) && holds(of(result, "k"), 0.8) ? 1 : 0;
            QVERIFY(anyContains(result.verdict.sentences(), "The data tell no discrepancy of h") !=
                    facts.discrepancy->front().told);
        }
        if (kSanitized) return;
        QVERIFY2(told <= quantile(boost::math::binomial(count, 0.05), 0.995),
                 qPrintable(QString::number(told)));
        QVERIFY(hold >= 0.93 * count);
    }

    /// Rows of a formula that lacks a bend over one of two conditions.
    void rowsHaveTheirsOverTheConditions() {
        RandomStream random(2, 0);
        Problem problem;
        problem.model =
            modelOf("model m\n  parameter Real T = 1;\n  parameter Real p = 1;\n  parameter Real c(min=0, "
                    "max=10) = 1;\n  output Real q;\nequation\n  q = c*p;\nend m;\n");
        problem.threads = 1;
        for (int i = 0; i < 48; ++i) {
            Experiment row;
            row.label = std::to_string(i);
            const double T = 20 + 5 * (i % 8), p = 1 + i / 8;
            row.conditions = {{"T", T}, {"p", p}};
            row.measurements = {
                {"q", {}, {2 * p + 0.3 * std::sin((T - 20) / 8) + 0.02 * random.normal()}, 0.02, 0}};
            problem.data.experiments.push_back(std::move(row));
        }
        problem.unknowns = {unknown("c", 1, 0, 10)};
        const Result result = fitted(problem, "q");
        const auto facts = read<FitResult>(result);
        const DiscrepancyResult& found = facts.discrepancy->front();
        QVERIFY(found.told);
        QCOMPARE(found.lengthUnit, std::string("1"));
        QVERIFY2(found.left < 0.025, qPrintable(QString::number(found.left)));
        QVERIFY(holds(of(result, "c"), 2));
        for (std::size_t i = 0; i < 48; ++i) {
            const double T = problem.data.experiments[i].conditions.at("T");
            QVERIFY(std::abs(
                        (*facts.fitted->discrepancy)[i] + facts.fitted->fitted[i] -
                        (2 * problem.data.experiments[i].conditions.at("p") + 0.3 * std::sin((T - 20) / 8))) <
                    4 * (*facts.fitted->discrepancyError)[i] + 1e-3);
        }
    }

    /// Two outputs of which one lacks a term: what pulls the estimates is not told of the other, whether the
    /// errors are stated or found, and the intervals hold.
    void theOtherOutputLacksNothing_data() {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<bool>("stated");
        QTest::newRow("one, noise stated") << "y" << true;
        QTest::newRow("one, noise estimated") << "y" << false;
        QTest::newRow("both, noise estimated") << "y, z" << false;
    }
    void theOtherOutputLacksNothing() {
        QFETCH(const QString, asked);
        QFETCH(const bool, stated);
        const int count = kSanitized ? 2 : 40;
        int told = 0, blamed = 0, m = 0, d = 0, k = 0;
        for (int seed = 0; seed < count; ++seed) {
            const Problem problem = twoOutputs(static_cast<std::uint64_t>(seed) + 1, stated);
            const Result result = fitted(problem, asked.toStdString());
            QVERIFY(result.outcome == RunOutcome::Answered);
            m += holds(of(result, "m"), 1.5) ? 1 : 0;
            d += holds(of(result, "d"), 0.8) ? 1 : 0;
            k += holds(of(result, "k"), 5) ? 1 : 0;
            const auto facts = readFacts<FitResult>(result);
            for (const DiscrepancyResult& one : *facts.discrepancy)
                told += one.output == "z" && one.told ? 1 : 0;
            blamed += anyContains(result.qualityWarnings, "no independent noise") ? 1 : 0;
        }
        if (kSanitized) return;
        const boost::math::binomial expected(count, 0.95), allowed(count, 0.05);
        const double least = quantile(expected, 0.005), most = quantile(allowed, 0.995);
        QVERIFY2(m >= least && d >= least && k >= least,
                 qPrintable(QString("%1 %2 %3").arg(m).arg(d).arg(k)));
        QVERIFY2(told <= most, qPrintable(QString::number(told)));
        QVERIFY2(blamed <= most, qPrintable(QString::number(blamed)));
    }

    /// A term over one of two conditions is alike over the other: no independent values there.
    void aTermOverOneConditionIsOne() {
        const int count = kSanitized ? 2 : 40;
        int blamed = 0, holdsC = 0;
        for (int seed = 0; seed < count; ++seed) {
            RandomStream random(static_cast<std::uint64_t>(seed) + 1, 7);
            Problem problem;
            problem.model = modelOf("model m\n  parameter Real T = 20;\n  parameter Real p = 1;\n  parameter "
                                    "Real c(min=0.1, max=10) = 1;\n  output Real q;\nequation\n  q = "
                                    "c*sqrt(p);\nend m;\n");
            problem.threads = 1;
            double wave[4];
            for (double& one : wave) one = random.normal();
            for (int i = 0; i < 60; ++i) {
                const double T = 20 + 5 * (i % 10), p = 1 + 0.5 * (i / 10), at = (T - 20) / 45;
                double lacks = 0;
                for (int w = 0; w < 4; ++w)
                    lacks += 0.1 * wave[w] * std::cos((w / 2 + 1) * 3 * at + (w % 2) * 1.57);
                Experiment row;
                row.label = std::to_string(i);
                row.conditions = {{"T", T}, {"p", p}};
                row.measurements = {
                    {"q", {}, {1.6 * std::sqrt(p) + lacks + 0.03 * random.normal()}, 0.03, 0}};
                problem.data.experiments.push_back(std::move(row));
            }
            problem.unknowns = {unknown("c", 1, 0.1, 10)};
            const Result result = fitted(problem, "q");
            holdsC += holds(of(result, "c"), 1.6) ? 1 : 0;
            blamed += anyContains(result.qualityWarnings, "no independent noise") ? 1 : 0;
        }
        if (kSanitized) return;
        QVERIFY2(blamed <= quantile(boost::math::binomial(count, 0.05), 0.995),
                 qPrintable(QString::number(blamed)));
        QVERIFY2(holdsC >= quantile(boost::math::binomial(count, 0.95), 0.005),
                 qPrintable(QString::number(holdsC)));
    }

    void thePageShowsIt() {
        const Cooling rig{.records = 2};
        const Result result = fitted(rig.drawn(9), "h");
        const Presentation shown = findMethod("least-squares")->present(result, {});
        const auto page = std::ranges::find_if(
            shown.pages, [](const view::Page& one) { return one.title == "Discrepancy"; });
        QVERIFY(page != shown.pages.end());
        const auto& panels = std::get<view::Panels>(page->body);
        QCOMPARE(panels.choices.front().options.size(), std::size_t{2});
        const auto figures = panels.panels({1});
        QCOMPARE(figures.size(), std::size_t{3}); // the term, a, k
        QCOMPARE(figures.front().series.front().x.size(), std::size_t{40});
        QCOMPARE(figures.front().bands.size(), std::size_t{1});
        for (std::size_t k = 1; k < 3; ++k) QCOMPARE(figures[k].series.size(), std::size_t{2});
        QVERIFY(anyContains(shown.brief, "A discrepancy of h"));
    }

    /// Values without any error, to the last digit or to rounding: an answer, and no term made of rounding.
    void whatIsMetExactlyHasNone() {
        Cooling rig{.size = 0, .sigma = 0, .stated = false};
        const Result result = fitted(rig.drawn(1), "h");
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(anyContains(result.verdict.sentences(), "h is met exactly"));
        QVERIFY(!readFacts<FitResult>(result).discrepancy);
        QVERIFY(near(of(result, "k").value, 0.8, 1e-6));
    }

    void whatCannotHaveOneIsRefused() {
        const auto why = [](const Problem& problem, const std::string& names) {
            return refusal([&] { fitted(problem, names); });
        };
        Cooling rig;
        QVERIFY(contains(why(rig.drawn(1), "z"), "z is no measured output"));
        rig.values = 6;
        QVERIFY(contains(why(rig.drawn(1), "h"), "needs 8 values, and there are 6"));
        rig.values = 40;
        Problem known = rig.drawn(1);
        known.unknowns[1].prior = {.family = "normal", .mean = 1, .standardDeviation = 1};
        QVERIFY(contains(why(known, "h"), "neither noise that is searched nor priors"));
    }
};

RIGOR_TEST(TestDiscrepancy)
#include "test_discrepancy.moc"

} // namespace test_discrepancy

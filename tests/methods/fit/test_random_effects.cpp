// Random effects of point fits: balanced rows of one number have the answer of the analysis of variance in
// closed form, and over records whose populations are known the intervals hold them.

#include "core/foundation/base/random.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/population_likelihood.h"
#include "core/methods/method.h"
#include "tests/support/models/small_models.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>
#include <QtTest>
#include <boost/math/distributions/binomial.hpp>

#include <cmath>

namespace test_random_effects {

using namespace rigor;
using namespace rigor::sample;

namespace {

bool close(double value, double expected, double relative) {
    const bool fine = std::abs(value - expected) <= relative * std::abs(expected);
    if (!fine) qWarning("%.15g instead of %.15g", value, expected);
    return fine;
}

/// y = a exp(-k t) of `specimens`, each with a k of its own, at some times.
struct Specimens {
    int specimens = 10, values = 6;
    double a = 2, k = 0.8, scatter = 0.15, sigma = 0.02;
    bool stated = true;
    std::vector<int> valuesOf = {}; ///< of each; empty = `values`

    std::string text() const {
        return "model m\n  parameter Real a = 1.5;\n  parameter Real k(min=0.01, max=5) = 0.6;\n  Real "
               "x(start=a);"
               "\n  output Real y;\nequation\n  der(x) = -k*x;\n  y = x;\nend m;\n";
    }
    Problem drawn(std::uint64_t seed, std::vector<double>* truths = nullptr) const {
        RandomStream random(seed, 0);
        Problem problem;
        problem.model = modelOf(text());
        problem.threads = 1;
        problem.simulation.step = 0.02;
        for (int s = 0; s < specimens; ++s) {
            const double own = k + scatter * random.normal();
            if (truths) truths->push_back(own);
            Experiment experiment;
            experiment.label = "s" + std::to_string(s);
            Measurement m;
            m.output = "y";
            m.standardDeviation = stated ? sigma : 0;
            const int count = valuesOf.empty() ? values : valuesOf[static_cast<std::size_t>(s)];
            for (int v = 0; v < count; ++v) {
                m.times.push_back(0.3 * (v + 1));
                m.values.push_back(a * std::exp(-own * m.times.back()) + sigma * random.normal());
            }
            experiment.measurements.push_back(std::move(m));
            problem.data.experiments.push_back(std::move(experiment));
        }
        problem.unknowns = {unknownOf("a", 1.5, 0.1, 10), unknownOf("k", 0.6, 0.01, 5)};
        return problem;
    }
    static Unknown unknownOf(const std::string& name, double start, double min, double max) {
        Unknown unknown;
        unknown.name = name;
        unknown.value = {start, min, max};
        return unknown;
    }
};

Result fitted(const Problem& problem, const std::string& effects = "k", const std::string& separate = "k") {
    const auto method = makeMethod("least-squares");
    Fields fields = method->options();
    fields.set("per_experiment", separate);
    fields.set("random_effects", effects);
    return method->run(problem, {});
}

const Estimate& of(const Result& result, const std::string& name) {
    const auto found = std::ranges::find(result.unknowns, name, &Estimate::name);
    if (found == result.unknowns.end()) throw std::runtime_error("no " + name);
    return *found;
}

/// y = k, of every specimen `repeats` values: one-way analysis of variance.
Problem oneWay(int specimens, int repeats, double scatter, double sigma, bool stated, std::uint64_t seed) {
    RandomStream random(seed, 1);
    Problem problem;
    problem.model =
        modelOf("model m\n  parameter Real k(min=-100, max=100) = 1;\n  output Real y;\nequation\n  y = "
                "k;\nend m;\n");
    problem.threads = 1;
    for (int s = 0; s < specimens; ++s) {
        const double own = 3 + scatter * random.normal();
        Experiment experiment;
        experiment.label = "s" + std::to_string(s);
        Measurement m;
        m.output = "y";
        m.standardDeviation = stated ? sigma : 0;
        for (int v = 0; v < repeats; ++v) {
            m.times.push_back(v + 1.0);
            m.values.push_back(own + sigma * random.normal());
        }
        experiment.measurements.push_back(std::move(m));
        problem.data.experiments.push_back(std::move(experiment));
    }
    problem.unknowns = {Specimens::unknownOf("k", 1, -100, 100)};
    return problem;
}

} // namespace

class TestRandomEffects : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Restricted likelihood of a balanced one-way layout: s^2 = (mean square between - within)/repeats.
    void oneWayIsTheAnalysisOfVariance_data() {
        QTest::addColumn<bool>("stated");
        QTest::newRow("stated noise") << true;
        QTest::newRow("noise estimated") << false;
    }
    void oneWayIsTheAnalysisOfVariance() {
        QFETCH(const bool, stated);
        const int specimens = 7, repeats = 5;
        const double sigma = 0.1;
        const Problem problem = oneWay(specimens, repeats, 0.3, sigma, stated, 3);
        std::vector<double> means;
        double grand = 0, within = 0, between = 0;
        for (const Experiment& one : problem.data.experiments) {
            double mean = 0;
            for (const double y : one.measurements.front().values) mean += y / repeats;
            for (const double y : one.measurements.front().values) within += (y - mean) * (y - mean);
            means.push_back(mean);
            grand += mean / specimens;
        }
        for (const double mean : means) between += (mean - grand) * (mean - grand) / (specimens - 1);
        const double square = stated ? sigma * sigma : within / (specimens * (repeats - 1));
        const double population = between - square / repeats;
        QVERIFY(population > 0);

        const Result result = fitted(problem);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
        QVERIFY(close(of(result, "k.mean").value, grand, 1e-6));
        QVERIFY(close(of(result, "k.mean").standardError, std::sqrt(between / specimens), 1e-3));
        QVERIFY(close(of(result, "k.standard_deviation").value, std::sqrt(population), 1e-3));
        const double weight = population / (population + square / repeats);
        for (int s = 0; s < specimens; ++s)
            QVERIFY(close(of(result, "k[s" + std::to_string(s) + "]").value,
                          grand + weight * (means[static_cast<std::size_t>(s)] - grand), 1e-5));
        const auto p = readFacts<FitResult>(result).randomEffectsP.value();
        QVERIFY(p.size() == 1 && p.front().first == "k" && p.front().second < 0.05);
        QVERIFY(result.verdict.text().find("differs from experiment to experiment is told") !=
                std::string::npos);
    }

    /// Two populations and a number that all share: the quadratic form by hand.
    void theLikelihoodIsThatOfTheMarginal() {
        RandomStream random(11, 0);
        const Eigen::Index p = 9;
        Eigen::MatrixXd root(14, p);
        for (double& value : root.reshaped()) value = random.normal();
        LinearPicture picture;
        picture.information = root.transpose() * root;
        picture.at = Eigen::VectorXd::NullaryExpr(p, [&] { return 2 + random.normal(); });
        picture.pull = Eigen::VectorXd::NullaryExpr(p, [&] { return random.normal(); });
        const std::vector<PopulationMembers> populations{{0, 1, 2, 3}, {5, 6, 7}};
        const PopulationLikelihood likelihood(picture, populations);
        // The estimate x = p + A^-1 g is normal about F m with A^-1 + D; m: two means and the two others.
        const Eigen::MatrixXd inverse = picture.information.inverse();
        const Eigen::VectorXd x = picture.at + inverse * picture.pull;
        Eigen::MatrixXd design = Eigen::MatrixXd::Zero(p, 4);
        for (const Eigen::Index i : populations[0]) design(i, 0) = 1;
        for (const Eigen::Index i : populations[1]) design(i, 1) = 1;
        design(4, 2) = design(8, 3) = 1;
        const auto marginal = [&](double first, double second) {
            Eigen::MatrixXd cov = inverse;
            for (const Eigen::Index i : populations[0]) cov(i, i) += first * first;
            for (const Eigen::Index i : populations[1]) cov(i, i) += second * second;
            const Eigen::MatrixXd weight = cov.inverse(), normal = design.transpose() * weight * design;
            const Eigen::VectorXd means = normal.inverse() * design.transpose() * weight * x;
            const Eigen::VectorXd off = x - design * means;
            return -0.5 *
                   (std::log(cov.determinant()) + std::log(normal.determinant()) + off.dot(weight * off));
        };
        const double shift = likelihood.at({1, 1}).value - marginal(1, 1);
        for (const auto& [first, second] : {std::pair{0.1, 2.0}, {3.0, 0.4}, {0.02, 0.02}, {10.0, 7.0}})
            QVERIFY(std::abs(likelihood.at({first, second}).value - marginal(first, second) - shift) < 1e-8);
        const std::vector<double> best = likelihood.best();
        for (const double by : {0.99, 1.01}) {
            QVERIFY(likelihood.at({best[0] * by, best[1]}).value <= likelihood.at(best).value + 1e-12);
            QVERIFY(likelihood.at({best[0], best[1] * by}).value <= likelihood.at(best).value + 1e-12);
        }
    }

    /// What no specimen scatters is told: 0 lies in the interval, and the numbers are nearly one.
    void noScatterIsNoneFound() {
        int told = 0, zero = 0;
        const int records = kSanitized ? 4 : 60;
        for (int seed = 0; seed < records; ++seed) {
            const Result result = fitted(oneWay(6, 4, 0, 0.1, true, 100 + static_cast<std::uint64_t>(seed)));
            QVERIFY(result.outcome == RunOutcome::Answered);
            const Estimate& deviation = of(result, "k.standard_deviation");
            QVERIFY(deviation.upper > 0);
            zero += deviation.lower == 0;
            told += result.verdict.text().find("differs from experiment to experiment is told") !=
                    std::string::npos;
        }
        const boost::math::binomial law(records, 0.05);
        QVERIFY2(told <= quantile(complement(law, 0.005)), qPrintable(QString::number(told)));
        QVERIFY2(records - zero <= quantile(complement(law, 0.005)), qPrintable(QString::number(zero)));
    }

    /// A model with states, specimens of few values among them: 95 % intervals hold the truth.
    void intervalsHoldThePopulation_data() {
        QTest::addColumn<bool>("stated");
        QTest::newRow("stated noise") << true;
        QTest::newRow("noise estimated") << false;
    }
    void intervalsHoldThePopulation() {
        QFETCH(const bool, stated);
        Specimens rig;
        rig.stated = stated;
        rig.specimens = 8;
        rig.valuesOf = {6, 6, 1, 6, 2, 6, 1, 6};
        // More by hand: RIGOR_RECORDS=400 build/release/tests/tests.methods test_random_effects
        const int records = std::max(kSanitized ? 4 : 60, qEnvironmentVariableIntValue("RIGOR_RECORDS"));
        int mean = 0, deviation = 0, shared = 0, numbers = 0;
        for (int seed = 0; seed < records; ++seed) {
            std::vector<double> truths;
            const Result result = fitted(rig.drawn(static_cast<std::uint64_t>(seed) + 1, &truths));
            QVERIFY2(result.outcome == RunOutcome::Answered, result.verdict.text().c_str());
            const auto holds = [&](const std::string& name, double truth) {
                const Estimate& one = of(result, name);
                return one.lower <= truth && truth <= one.upper;
            };
            mean += holds("k.mean", rig.k);
            deviation += holds("k.standard_deviation", rig.scatter);
            shared += holds("a", rig.a);
            for (int s = 0; s < rig.specimens; ++s)
                numbers += holds("k[s" + std::to_string(s) + "]", truths[static_cast<std::size_t>(s)]);
        }
        qInfo("of %d: mean %d, deviation %d, a %d, numbers %d of %d", records, mean, deviation, shared,
              numbers, records * rig.specimens);
        const boost::math::binomial law(records, 0.95);
        const double least = quantile(law, 0.005);
        QVERIFY(mean >= least);
        QVERIFY(deviation >= least);
        QVERIFY(shared >= least);
        QVERIFY(kSanitized || numbers >= 0.92 * records * rig.specimens);
    }

    /// One value of every specimen: inverse uncertainty with the noise stated asks the same by other means.
    void agreesWithInverseUncertainty() {
        RandomStream random(4, 2);
        Problem problem;
        problem.model =
            modelOf("model m\n  parameter Real T = 1;\n  parameter Real k(min=0.01, max=5) = 0.6;\n  "
                    "output Real y;\nequation\n  y = 2*exp(-k*T);\nend m;\n");
        problem.threads = 1;
        const double sigma = 0.02;
        for (int s = 0; s < 40; ++s) {
            Experiment row;
            row.label = "s" + std::to_string(s);
            const double T = 0.5 * (1 + s % 4), k = 0.8 + 0.1 * random.normal();
            row.conditions["T"] = T;
            row.measurements = {{"y", {}, {2 * std::exp(-k * T) + sigma * random.normal()}, sigma, 0}};
            problem.data.experiments.push_back(row);
        }
        problem.unknowns = {Specimens::unknownOf("k", 0.6, 0.01, 5)};
        const Result effects = fitted(problem);

        for (Experiment& row : problem.data.experiments) row.measurements.front().standardDeviation = 0;
        problem.noise = {{"y", {sigma, sigma, sigma}}};
        Unknown& unknown = problem.unknowns.front();
        unknown.family = "normal";
        unknown.lower = 0.05;
        unknown.upper = 2;
        unknown.shape = {{"mean", {0.7, 0.3, 1.5}}, {"standard_deviation", {0.1, 0.005, 0.4}}};
        const auto method = makeMethod("inverse-uncertainty");
        const Result inverse = method->run(problem, {});
        for (const std::string name : {"k.mean", "k.standard_deviation"}) {
            const Estimate &one = of(effects, name), &other = of(inverse, name);
            QVERIFY(std::abs(one.value - other.value) < 0.25 * other.standardError);
            QVERIFY(close(one.standardError, other.standardError, 0.1));
        }
    }

    void whatCannotBeAPopulationIsRefused() {
        const auto why = [](const Problem& problem, const std::string& effects, const std::string& separate) {
            try {
                fitted(problem, effects, separate);
            } catch (const Error& e) {
                return std::string(e.what());
            }
            return std::string();
        };
        Specimens rig;
        QVERIFY(why(rig.drawn(1), "a", "k").find("a has no number per experiment") != std::string::npos);
        rig.specimens = 2;
        QVERIFY(why(rig.drawn(1), "k", "k").find("need 3 experiments, and there are 2") != std::string::npos);
        rig.specimens = 5;
        Problem known = rig.drawn(1);
        known.unknowns[1].prior = {.family = "normal", .mean = 1, .standardDeviation = 1};
        QVERIFY(why(known, "k", "k").find("k has a prior") != std::string::npos);
    }
};

RIGOR_TEST(TestRandomEffects)
#include "test_random_effects.moc"

} // namespace test_random_effects

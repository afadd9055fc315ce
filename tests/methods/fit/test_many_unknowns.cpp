// Inverse uncertainty with five to ten unknowns: searched on sparse polynomials, with the indices that are
// known, and without what has no influence.

#include "core/methods/inverse_uncertainty/identify.h"
#include "core/methods/inverse_uncertainty/likelihood/surface_search.h"
#include "tests/support/models/line_problem.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace test_many_unknowns {

using namespace rigor;
using namespace rigor::sample;

namespace {

/// y = offset + ... of x1 .. xn, normal with these means and deviations in the box -4 .. 4; the data are
/// those of the line.
Problem manyProblem(std::size_t n, const std::string& equation, double mean = 0.3, double deviation = 0.4) {
    Problem problem = lineProblem();
    problem.unknowns.clear();
    std::string text = "model Many\n  parameter Real offset = 0;\n";
    for (std::size_t i = 0; i < n; ++i) {
        const std::string name = "x" + std::to_string(i + 1);
        text += "  parameter Real " + name + " = 0;\n";
        Unknown x = normalX(mean, deviation);
        x.name = name;
        x.lower = -4;
        x.upper = 4;
        x.shape = {{"mean", {mean, -1, 1.5}}, {"standard_deviation", {deviation, 0.1, 0.6}}};
        problem.unknowns.push_back(x);
    }
    const CompiledModel compiled =
        compileModel(text + "  output Real y;\nequation\n  " + equation + "\nend Many;\n", "many.mo");
    if (!compiled.model) fail("{}", toString(compiled.problems.front(), text));
    problem.model = compiled.model;
    return problem;
}

/// Only the mean of x1 is searched.
void searchOneMean(Problem& problem) {
    for (std::size_t i = 0; i < problem.unknowns.size(); ++i)
        for (auto& [name, value] : problem.unknowns[i].shape)
            if (i > 0 || name != "mean") value.min = value.max = value.start;
}

double number(const Result& result, const std::string& name) {
    for (const Estimate& estimate : result.unknowns)
        if (estimate.name == name) return estimate.value;
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace

class TestManyUnknowns : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The mean of y - offset is that of the data: with the other means given, that of x1 follows exactly.
    void sixToTenUnknownsAreSearchedOnSurfaces() {
        for (const std::size_t n : {5, 6, 10}) {
            std::string sum = "y = offset + x1";
            double others = 0, variance = 1;
            for (std::size_t i = 2; i <= n; ++i) {
                sum += fmt::format(" + {}*x{}", 0.1 * static_cast<double>(i), i);
                others += 0.1 * static_cast<double>(i) * 0.3;
                variance += std::pow(0.1 * static_cast<double>(i), 2);
            }
            Problem problem = manyProblem(n, sum + ";");
            searchOneMean(problem);
            const Result result = runWith(problem, kQuick);
            QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
            QCOMPARE(result.diagnostics["responses"]["search"].get<std::string>(), std::string("surfaces"));
            QCOMPARE(result.diagnostics["grid"].get<std::string>(), std::string("smolyak"));
            // Of a plane they know it all.
            QVERIFY(result.diagnostics["response_surfaces"]["leave_one_out"].get<double>() < 1e-9);
            for (const double error : result.table("experiments")->find("surface_error")->numbers)
                QVERIFY(error < 1e-9);
            const double wanted = std::clamp(meanOfValues() - others, -1.0, 1.5);
            // A maximum that simulations find within 0.05 standard errors is taken (confirm.cpp).
            const double error = 0.4 * std::sqrt(variance / static_cast<double>(kValues.size()));
            QVERIFY2(std::abs(number(result, "x1.mean") - wanted) < 0.05 * error,
                     fmt::format("{}: {} {}", n, number(result, "x1.mean"), wanted).c_str());
        }
    }

    /// Of a product of independent factors with means m_i and variances v_i: prod (1 + v_i / m_i^2) - 1 is
    /// the relative variance, v_i / m_i^2 that of the first order.
    void theIndicesOfAProductAreThose() {
        const std::vector<double> slopes{0.4, 0.3, 0.25, 0.2, 0.1, 0.05};
        std::string product = "y = offset + 1";
        for (std::size_t i = 0; i < slopes.size(); ++i)
            product += fmt::format("*(1 + {}*x{})", slopes[i], i + 1);
        Problem problem = manyProblem(slopes.size(), product + ";");
        std::vector<double> alpha(6, 0.3);
        alpha.insert(alpha.end(), 6, 0.4);
        const Result result =
            runWith(problem, quickAnd({{"evaluate_at", alpha}, {"degree", 4LL}, {"quadrature_order", 5LL}}));
        double all = 1;
        std::vector<double> own;
        for (const double slope : slopes) {
            own.push_back(std::pow(slope * 0.4 / (1 + slope * 0.3), 2));
            all *= 1 + own.back();
        }
        for (std::size_t i = 0; i < slopes.size(); ++i) {
            const auto& share = result.diagnostics["sobol"]["x" + std::to_string(i + 1)];
            QVERIFY(std::abs(share["first"].get<double>() - own[i] / (all - 1)) < 1e-3);
            QVERIFY(std::abs(share["total"].get<double>() - own[i] * all / (1 + own[i]) / (all - 1)) < 1e-3);
        }
    }

    void surfacesOfManyUnknownsTellTheirErrorAndAreRefined() {
        const Problem problem =
            manyProblem(6, "y = offset + exp(0.2*x1 - 0.1*x2)/(1 + 0.04*x3^2) + 0.3*x4*x5;");
        const ForwardModel forward(problem, "y");
        const Eigen::VectorXd lower = Eigen::VectorXd::Constant(6, -2), upper = -lower;
        const auto surfaces =
            ResponseSurfaces::build(forward, lower, upper, {.mostNodes = 512}, 0, 1, Progress{});
        const Eigen::MatrixXd samples = 1.4 * Eigen::MatrixXd::Random(6, 300);
        const Eigen::MatrixXd simulated = forward.run(samples, Progress{}).values;
        const auto off = [&](const ResponseSurfaces& of) {
            return (of.run(samples, Progress{}).values - simulated).norm() / std::sqrt(3000.0);
        };
        for (const ResponseSurface& surface : surfaces->surfaces()) {
            QVERIFY(surface.usable() && surface.nodes <= 512);
            QVERIFY(surface.leaveOneOut <= 5e-3 * surface.range());
            QVERIFY(off(*surfaces) < 5 * surface.leaveOneOut + 1e-9);
            QCOMPARE(bool(surface.sparse->used[5]), false); // x6 is not in the model's equation
        }
        std::vector<Eigen::Index> all;
        for (Eigen::Index e = 0; e < forward.experiments(); ++e) all.push_back(e);
        const auto finer = surfaces->refinedAt(all, samples, simulated, 1e-6, Progress{});
        QVERIFY(finer && off(*finer) < off(*surfaces) / 3);
        QCOMPARE(finer->simulations(), surfaces->simulations());
    }

    void anExperimentWithoutAValueSomewhereHasNoSurface() {
        const Problem problem = manyProblem(5, "y = offset + sqrt(x1 + 1) + x2;");
        const ForwardModel forward(problem, "y");
        const Eigen::VectorXd upper = Eigen::VectorXd::Constant(5, 4);
        const auto surfaces = ResponseSurfaces::build(forward, -upper, upper, {}, 0, 1, Progress{});
        for (const ResponseSurface& surface : surfaces->surfaces()) {
            QVERIFY(!surface.usable());
            QVERIFY(surface.problem.text().find("no value") != std::string::npos);
        }
    }

    void anUnknownWithoutInfluenceIsToldAndStaysInTheAnswer() {
        Problem problem = manyProblem(5, "y = offset + x1 + 0.5*x2 + 0.4*x3 + 0.3*x4;");
        searchOneMean(problem);
        problem.unknowns[4].shape = {{"mean", {0.3, -1, 1}}, {"standard_deviation", {0.4, 0.1, 0.6}}};
        const Result result = runWith(problem, kQuick);
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        std::string said;
        for (const Message& one : result.qualityWarnings) said += one.text() + "\n";
        QVERIFY2(contains(said, "x5 has no influence on y"), said.c_str());
        QCOMPARE(result.unknowns.size(), std::size_t{10});
    }

    /// Of a normal sample the profile of the mean is n/2 log(1 + (m - mean)^2 / s^2): the interval is
    /// Student's.
    void everyIntervalIsThatOfTheProfileWhereThatIsAsked() {
        const Result result = runWith(lineProblem(), quickAnd({{"intervals", std::string("profile")},
                                                               {"profiles", false},
                                                               {"standard_errors", false}}));
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        constexpr double kStudent = 2.3060041352; // 97.5 % of 8 degrees of freedom, 10 values and 2 numbers
        const double half = kStudent * deviationOfValues() / std::sqrt(8.0);
        QVERIFY(std::abs(result.unknowns[0].upper - meanOfValues() - half) < 0.02 * half);
        QVERIFY(std::abs(result.unknowns[0].lower - meanOfValues() + half) < 0.02 * half);
        for (const Estimate& estimate : result.unknowns) {
            QVERIFY(estimate.interval.text().find("profile likelihood") != std::string::npos);
            QVERIFY(!std::isfinite(estimate.standardError));
        }
    }

    void fiveMomentsOfMoreThanSixUnknownsAreRefused() {
        const Problem problem = manyProblem(7, "y = offset + x1;");
        QVERIFY(contains(refusal(problem, quickAnd({{"moments", 6LL}})), "moments is 6"));
    }

    void elevenUnknownsAreRefused() {
        QVERIFY(contains(refusal(manyProblem(11, "y = offset + x1;")), "at most 10"));
    }
};

RIGOR_TEST(TestManyUnknowns)
#include "test_many_unknowns.moc"

} // namespace test_many_unknowns

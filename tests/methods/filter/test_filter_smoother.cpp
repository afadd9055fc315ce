// The smoother against the batch solution of a linear Gaussian model: all states of all rows at once, from
// the normal equations of the start, of every step and of every value.
//     x' = v,   v' = -4 x - 0.3 v + c + white noise,   c' = white noise
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/filter.h"
#include "core/methods/filter/kalman/filter_trajectory.h"
#include "core/methods/filter/present/figures.h"
#include "core/methods/filter/result.h"
#include "tests/support/test_program.h"

#include <Eigen/Dense>

#include <QtTest>

#include <cmath>

namespace test_filter_smoother {

using namespace rigor;

namespace {

constexpr double kStep = 0.1, kSigma = 0.05, kShaken = 0.4, kWanders = 0.3;
constexpr Eigen::Index kRows = 60;

Problem problemOf() {
    const CompiledModel model = compileModel(
        "model Shaken\n  parameter Real c = 0;\n  Real x(start=1);\n  Real v(start=0);\n"
        "  output Real y;\nequation\n  der(x) = v;\n  der(v) = -4*x - 0.3*v + c;\n  y = x;\nend Shaken;\n",
        "shaken.mo");
    if (!model.model) qFatal("%s", model.problems.front().sentence.text().c_str());
    Problem problem;
    problem.model = model.model;
    problem.simulation.step = kStep;
    problem.threads = 1;
    problem.unknowns = {{.name = "c", .value = {0, -5, 5}, .family = {}, .shape = {}}};
    Measurement y{.output = "y", .standardDeviation = kSigma};
    RandomStream random(4, 2);
    for (Eigen::Index row = 1; row <= kRows; ++row) {
        if (row % 7 == 3) continue; // the smoother goes over rows without a value too
        y.times.push_back(kStep * static_cast<double>(row));
        y.values.push_back(std::cos(2 * y.times.back()) + 0.1 * random.normal());
    }
    Experiment e;
    e.label = "1";
    e.measurements = {y};
    problem.data.experiments = {e};
    return problem;
}

FilterOptions optionsOf() {
    FilterOptions options;
    options.start = "x: 0.9 +- 0.2; v: 0.1 +- 0.5";
    options.uncertainty = "c: 1";
    options.noise = fmt::format("v: {}; c: {}", kShaken, kWanders);
    options.judgeFrom = 0;
    return options;
}

struct BatchSolution {
    Eigen::MatrixXd X, deviation; ///< steps x 3, the start first
};

/// The classical Runge-Kutta of a linear system is a polynomial of its matrix.
Eigen::Matrix3d stepOf(double h) {
    Eigen::Matrix3d A;
    A << 0, 1, 0, -4, -0.3, 1, 0, 0, 0;
    const Eigen::Matrix3d hA = h * A;
    return Eigen::Matrix3d::Identity() + hA + hA * hA / 2 + hA * hA * hA / 6 + hA * hA * hA * hA / 24;
}

BatchSolution batchOf(const Problem& problem) {
    const Eigen::Index n = 3, size = n * (kRows + 1);
    Eigen::MatrixXd information = Eigen::MatrixXd::Zero(size, size);
    Eigen::VectorXd right = Eigen::VectorXd::Zero(size);
    const Eigen::Vector3d start(0.9, 0.1, 0), deviation(0.2, 0.5, 1);
    for (Eigen::Index k = 0; k < n; ++k) {
        information(k, k) += 1 / std::pow(deviation[k], 2);
        right[k] += start[k] / std::pow(deviation[k], 2);
    }
    const Eigen::Matrix3d M = stepOf(kStep);
    Eigen::Matrix3d Q = Eigen::Matrix3d::Zero();
    Q.topLeftCorner(2, 2) << std::pow(kStep, 3) / 3, kStep * kStep / 2, kStep * kStep / 2, kStep;
    Q *= kShaken * kShaken;
    Q(2, 2) = kWanders * kWanders * kStep;
    Eigen::Matrix<double, 3, 6> difference;
    difference << -M, Eigen::Matrix3d::Identity();
    const Eigen::MatrixXd ofStep = difference.transpose() * Q.inverse() * difference;
    for (Eigen::Index k = 0; k < kRows; ++k) information.block(n * k, n * k, 2 * n, 2 * n) += ofStep;
    const Measurement& y = problem.data.experiments[0].measurements[0];
    for (std::size_t i = 0; i < y.times.size(); ++i) {
        const Eigen::Index at = n * std::lround(y.times[i] / kStep);
        information(at, at) += 1 / (kSigma * kSigma);
        right[at] += y.values[i] / (kSigma * kSigma);
    }
    const Eigen::LDLT<Eigen::MatrixXd> factors(information);
    const Eigen::MatrixXd covariance = factors.solve(Eigen::MatrixXd::Identity(size, size));
    const Eigen::VectorXd solution = factors.solve(right), roots = covariance.diagonal().cwiseSqrt();
    return {solution.reshaped<Eigen::RowMajor>(kRows + 1, n), roots.reshaped<Eigen::RowMajor>(kRows + 1, n)};
}

} // namespace

class TestFilterSmoother : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void itIsTheBatchSolution() {
        const Problem problem = problemOf();
        const BatchSolution batch = batchOf(problem);
        const FilterOptions options = optionsOf();
        for (const char* update : {"published", "joseph"}) {
            FilterOptions form = options;
            form.update = update;
            const FilterRecord record(filterSetups(problem, form));
            FilterMemory memory;
            const FilterTrajectory trajectory = runFilter(record, form, {}, &memory);
            QVERIFY(trajectory.complete());
            const SmoothedTrajectory smoothed = smooth(trajectory, memory);
            const FilterSetup& whole = record.whole();
            for (std::size_t row = 0; row < whole.times.size(); ++row) {
                const Eigen::Index at = std::lround(whole.times[row] / kStep);
                for (Eigen::Index k = 0; k < 3; ++k) {
                    const auto r = static_cast<Eigen::Index>(row);
                    const double deviation = batch.deviation(at, k);
                    QVERIFY2(std::abs(smoothed.X(r, k) - batch.X(at, k)) <
                                 1e-9 * (1 + std::abs(batch.X(at, k))),
                             fmt::format("{} {}: {} {}", at, k, smoothed.X(r, k), batch.X(at, k)).c_str());
                    QVERIFY(std::abs(smoothed.deviation(r, k) - deviation) < 1e-9);
                    QVERIFY(smoothed.deviation(r, k) <= trajectory.deviation(r, k) * (1 + 1e-9));
                }
            }
            for (Eigen::Index k = 0; k < 3; ++k)
                QVERIFY(std::abs(smoothed.starts[0][k] - batch.X(0, k)) <
                        1e-9 * (1 + std::abs(batch.X(0, k))));
        }
    }

    /// States at every row, an unknown that wanders at the times that are kept; both drawn with their bands.
    void tablesAndFiguresHoldIt() {
        const Problem problem = problemOf();
        const BatchSolution batch = batchOf(problem);
        const FilterOptions options = optionsOf();
        Filter filter;
        for (const auto& [key, value] : {std::pair{"start", options.start}, std::pair{"noise", options.noise},
                                         std::pair{"uncertainty", options.uncertainty}})
            filter.options().set(key, value);
        const Result result = filter.run(problem, {});
        const auto typed = read<FilterResult>(result);
        const TrackedColumns* c = typed.parameters->find("c");
        QVERIFY(c && c->smoothed.size() == typed.parameters->t.size());
        for (std::size_t k = 0; k < c->smoothed.size(); ++k) {
            const Eigen::Index at = std::lround(typed.parameters->t[k] / kStep);
            QVERIFY(std::abs(c->smoothed[k] - batch.X(at, 2)) < 1e-8);
            QVERIFY(std::abs(c->smoothedDeviations[k] - batch.deviation(at, 2)) < 1e-8);
        }
        QVERIFY(result.table("parameters")->find("c_smoothed_standard_deviation"));
        const FilterFigures figures(std::make_shared<FilterResult>(typed), result.unknowns);
        for (const FigurePanel& panel : {figures.state(0), figures.unknown(0)}) {
            QCOMPARE(panel.bands.size(), std::size_t{2});
            QCOMPARE(panel.bands[1].lower.size(), panel.bands[1].x.size());
            QVERIFY(panel.series.size() >= 2 && panel.series[1].role == SeriesRole::Alternative);
        }
        // An unknown that does not move is, given all data, what it is at the end: nothing to draw.
        filter.options().set("noise", fmt::format("v: {}", kShaken));
        const auto still = read<FilterResult>(filter.run(problem, {}));
        QVERIFY(still.parameters->find("c")->smoothed.empty());
    }
};

RIGOR_TEST(TestFilterSmoother)
#include "test_filter_smoother.moc"

} // namespace test_filter_smoother

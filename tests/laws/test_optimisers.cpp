// The laws every optimiser obeys: known optima (also on bounds), budget, stop, seed and rejected points.

#include "core/foundation/base/error.h"
#include "core/foundation/base/parallel.h"
#include "core/foundation/base/random.h"
#include "core/foundation/optim/minimize.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <atomic>
#include <cmath>

namespace test_optimisers {

using namespace rigor;

namespace {

using Scalar = std::function<double(const Eigen::VectorXd&)>;

BatchObjective batched(const Scalar& f, int threads = 1) {
    return [f, threads](const Eigen::MatrixXd& points, Eigen::VectorXd& values) {
        parallelFor(static_cast<std::size_t>(points.cols()), threads, {}, [&](std::size_t k) {
            const auto column = static_cast<Eigen::Index>(k);
            values[column] = f(points.col(column));
        });
    };
}

SearchProblem boxProblem(const Scalar& f, const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                         const Eigen::VectorXd& start, int threads = 1) {
    return {lower, upper, start, batched(f, threads), {}};
}

double rosenbrock(const Eigen::VectorXd& x) {
    return 100 * std::pow(x[1] - x[0] * x[0], 2) + std::pow(1 - x[0], 2);
}

double rastrigin(const Eigen::VectorXd& x) {
    double sum = 0;
    for (const double v : x) sum += v * v + 10 * (1 - std::cos(2 * M_PI * v));
    return sum;
}

Eigen::VectorXd vec(std::initializer_list<double> values) {
    Eigen::VectorXd v(static_cast<Eigen::Index>(values.size()));
    std::copy(values.begin(), values.end(), v.data());
    return v;
}

using Run = std::function<SearchResult(const SearchProblem&, const SearchControl&)>;
struct Named {
    const char* name;
    Run run;
    bool global;
};

std::vector<Named> optimisers() {
    return {{"genetic",
             [](const SearchProblem& p, const SearchControl& c) {
                 Genetic o;
                 o.generations = 400;
                 return minimize(p, o, c);
             },
             true},
            {"particle swarm",
             [](const SearchProblem& p, const SearchControl& c) { return minimize(p, ParticleSwarm{}, c); },
             true},
            {"cma-es", [](const SearchProblem& p, const SearchControl& c) { return minimize(p, CmaEs{}, c); },
             true},
            {"gradient",
             [](const SearchProblem& p, const SearchControl& c) { return minimize(p, GradientSearch{}, c); },
             false},
            {"multi-start",
             [](const SearchProblem& p, const SearchControl& c) { return minimize(p, MultiStart{}, c); },
             true}};
}

} // namespace

class TestOptimisers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everyOptimiserFindsTheMinimumOfAQuadratic() {
        // J = (x1 - 0.3)^2 + 2 (x2 + 0.2)^2 + x1 x2: the gradient vanishes where 2 x1 + x2 = 0.6 and
        // x1 + 4 x2 = -0.8, i.e. x = (3.2, -2.2) / 7.
        const Scalar f = [](const Eigen::VectorXd& x) {
            return std::pow(x[0] - 0.3, 2) + 2 * std::pow(x[1] + 0.2, 2) + x[0] * x[1];
        };
        for (const auto& optimiser : optimisers()) {
            const auto result = optimiser.run(boxProblem(f, vec({-1, -1}), vec({1, 1}), vec({0.9, 0.9})), {});
            // The genetic algorithm has no local convergence: its last mutations are about 1e-3 of the box.
            const double tolerance = QLatin1String(optimiser.name) == QLatin1String("genetic") ? 5e-3 : 1e-5;
            QVERIFY2(std::abs(result.best[0] - 3.2 / 7) < tolerance, optimiser.name);
            QVERIFY2(std::abs(result.best[1] + 2.2 / 7) < tolerance, optimiser.name);
        }
    }

    void everyOptimiserFindsAMinimumOnTheBounds() {
        // J = x1 + (x2 - 2)^2 on [0, 1]^2: least at (0, 1), both bounds active, J = 1.
        const Scalar f = [](const Eigen::VectorXd& x) { return x[0] + std::pow(x[1] - 2, 2); };
        for (const auto& optimiser : optimisers()) {
            const auto result = optimiser.run(boxProblem(f, vec({0, 0}), vec({1, 1}), vec({0.5, 0.5})), {});
            QVERIFY2(std::abs(result.value - 1) < 1e-6, optimiser.name);
            QVERIFY2((result.best - vec({0, 1})).cwiseAbs().maxCoeff() < 1e-6, optimiser.name);
        }
    }

    void everyGlobalOptimiserFindsTheLowestOfManyMinima() {
        for (const auto& optimiser : optimisers()) {
            if (!optimiser.global) continue;
            const auto result =
                optimiser.run(boxProblem(rastrigin, vec({-3, -4}), vec({4, 3}), vec({2.9, -3.1})), {});
            // The second lowest minima have J = 0.995.
            QVERIFY2(result.value < 0.5, optimiser.name);
        }
    }

    void covarianceAdaptationMastersABadlyScaledTurnedBowl() {
        // J = sum 10^(6 i/(n-1)) y_i^2, y = Q (x - 0.1), Q a reflection: condition number 1e6, no axis
        // parallel.
        const Eigen::VectorXd u = vec({0.5, -0.1, 0.7, 0.2, -0.4}).normalized();
        const Scalar f = [&](const Eigen::VectorXd& x) {
            const Eigen::VectorXd shifted = (x.array() - 0.1).matrix();
            const Eigen::VectorXd y = shifted - 2 * u.dot(shifted) * u;
            double sum = 0;
            for (Eigen::Index i = 0; i < 5; ++i)
                sum += std::pow(10, 1.5 * static_cast<double>(i)) * y[i] * y[i];
            return sum;
        };
        const Eigen::VectorXd one = Eigen::VectorXd::Ones(5);
        CmaEs options;
        options.restarts = 0;
        options.generations = 1000;
        const auto result = minimize(boxProblem(f, -2 * one, 3 * one, 2.5 * one), options, {});
        QVERIFY2(result.end == SearchEnd::Converged, toString(result.end).c_str());
        QVERIFY((result.best - 0.1 * one).cwiseAbs().maxCoeff() < 1e-8);
    }

    void theSwarmFindsTheLowestOfManyMinimaForEverySeed() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            SearchControl control;
            control.seed = seed;
            for (const bool swarm : {true, false}) {
                const auto problem = boxProblem(rastrigin, vec({-3, -4}), vec({4, 3}), {});
                const auto result =
                    swarm ? minimize(problem, ParticleSwarm{}, control) : minimize(problem, CmaEs{}, control);
                QVERIFY2(result.value < 1e-6, qPrintable(QString("seed %1: %2").arg(seed).arg(result.value)));
            }
        }
    }

    void theGradientMethodFollowsTheCurvedValley() {
        GradientSearch options;
        options.iterations = 300;
        options.gradientTolerance = 1e-7;
        options.differenceStep = 1e-6;
        const auto result =
            minimize(boxProblem(rosenbrock, vec({-2, -2}), vec({2, 2}), vec({-1.2, 1})), options, {});
        QVERIFY(result.end == SearchEnd::Converged);
        QVERIFY((result.best - vec({1, 1})).cwiseAbs().maxCoeff() < 1e-4);
    }

    void aSuppliedGradientCostsNoEvaluations() {
        auto problem = boxProblem(rosenbrock, vec({-2, -2}), vec({2, 2}), vec({-1.2, 1}));
        int gradients = 0;
        problem.gradient = [&](const Eigen::VectorXd& x) {
            ++gradients;
            return vec({-400 * x[0] * (x[1] - x[0] * x[0]) - 2 * (1 - x[0]), 200 * (x[1] - x[0] * x[0])});
        };
        GradientSearch options;
        options.iterations = 300;
        options.gradientTolerance = 1e-9;
        const auto result = minimize(problem, options, {});
        QVERIFY((result.best - vec({1, 1})).cwiseAbs().maxCoeff() < 1e-6);
        QVERIFY(gradients > 5);
        QVERIFY(result.evaluations < 10 * gradients);
    }

    /// A Jacobian of its own is a solve of the model like the residuals, and the budget holds for both.
    void aSuppliedJacobianCountsAsOneEvaluation() {
        for (const long long budget : {1LL, 2LL, 7LL, 100000LL}) {
            long long made = 0;
            SearchControl control;
            control.budget = budget;
            LeastSquaresProblem squares;
            squares.lower = vec({-2, -2});
            squares.upper = vec({2, 2});
            squares.start = vec({-1.2, 1});
            squares.residualCount = 2;
            squares.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
                for (Eigen::Index k = 0; k < points.cols(); ++k) {
                    ++made;
                    residuals.col(k) =
                        vec({10 * (points(1, k) - points(0, k) * points(0, k)), 1 - points(0, k)});
                }
            };
            squares.jacobian = [&](const Eigen::VectorXd& x) {
                ++made;
                Eigen::MatrixXd slopes(2, 2);
                slopes << -20 * x[0], 10, -1, 0;
                return slopes;
            };
            const LeastSquaresResult found = minimize(squares, LeastSquares{}, control);
            QCOMPARE(found.search.evaluations, made);
            QVERIFY(made <= budget);
            QVERIFY((found.search.end == SearchEnd::BudgetSpent) == (budget < 100));
        }
    }

    /// min (x1 - 3)^2 + (x2 - 2)^2 + 1.8 (x1 - 3)(x2 - 2) over [0, 1] x [0, 5]: x1 = 1 held, then x2 = 2 +
    /// 0.9 * 2 = 3.8. The quadratic program moves x2 away from its start while it holds x1.
    void stepsAreQuadraticProgramsWithinTheBounds() {
        const Scalar f = [](const Eigen::VectorXd& x) {
            const double a = x[0] - 3, b = x[1] - 2;
            return a * a + b * b + 1.8 * a * b;
        };
        auto problem = boxProblem(f, vec({0, 0}), vec({1, 5}), vec({0, 0}));
        problem.gradient = [](const Eigen::VectorXd& x) {
            const double a = x[0] - 3, b = x[1] - 2;
            return vec({2 * a + 1.8 * b, 2 * b + 1.8 * a});
        };
        const auto result = minimize(problem, GradientSearch{}, {});
        QVERIFY(result.end == SearchEnd::Converged);
        QVERIFY((result.best - vec({1, 3.8})).cwiseAbs().maxCoeff() < 1e-4);
        QCOMPARE(result.best[0], 1.0);
    }

    void theSameSeedGivesTheSameAnswerOnAnyNumberOfThreads() {
        for (const auto& optimiser : optimisers()) {
            SearchControl control;
            control.seed = 7;
            const auto on = [&](int threads) {
                return optimiser.run(
                    boxProblem(rastrigin, vec({-3, -4}), vec({4, 3}), vec({2.9, -3.1}), threads), control);
            };
            const auto one = on(1), four = on(4);
            QVERIFY2(one.best == four.best, optimiser.name);
            QCOMPARE(one.evaluations, four.evaluations);
            control.seed = 8;
            if (QLatin1String(optimiser.name) == QLatin1String("genetic"))
                QVERIFY2(on(1).best != one.best, "another seed must give another search");
        }
    }

    void theBudgetIsNeverExceededAndEvaluationsAreCounted() {
        for (const auto& optimiser : optimisers())
            for (const long long budget : {0LL, 3LL, 137LL}) {
                long long made = 0;
                const Scalar counted = [&](const Eigen::VectorXd& x) {
                    ++made;
                    return rosenbrock(x);
                };
                SearchControl control;
                control.budget = budget;
                const auto result =
                    optimiser.run(boxProblem(counted, vec({-2, -2}), vec({2, 2}), vec({-1.2, 1})), control);
                QVERIFY2(made <= budget, optimiser.name);
                QCOMPARE(result.evaluations, made);
                QVERIFY2(result.end == SearchEnd::BudgetSpent, optimiser.name);
            }
    }

    void aStopIsAnsweredWithTheBestSoFar() {
        for (const auto& optimiser : optimisers()) {
            std::stop_source source;
            std::atomic<int> made = 0;
            const Scalar stopping = [&](const Eigen::VectorXd& x) {
                if (++made == 60) source.request_stop();
                return rosenbrock(x);
            };
            SearchControl control;
            control.stop = source.get_token();
            const auto result =
                optimiser.run(boxProblem(stopping, vec({-2, -2}), vec({2, 2}), vec({-1.2, 1})), control);
            QVERIFY2(result.end == SearchEnd::Stopped, optimiser.name);
            QVERIFY2(made <= 60 + 100, optimiser.name); // at most the batch under way: 100 candidates
            QCOMPARE(result.best.size(), 2);
        }
    }

    /// What a stop leaves without a value was not evaluated: it is neither counted nor rejected.
    void whatAStopLeavesOutIsNotRejected() {
        for (const auto& optimiser : optimisers()) {
            std::stop_source source;
            long long answered = 0;
            const Scalar stopping = [&](const Eigen::VectorXd& x) {
                if (source.stop_requested()) return std::nan("");
                if (++answered == 60) source.request_stop();
                return rosenbrock(x);
            };
            SearchControl control;
            control.stop = source.get_token();
            const auto result =
                optimiser.run(boxProblem(stopping, vec({-2, -2}), vec({2, 2}), vec({-1.2, 1})), control);
            QVERIFY2(result.end == SearchEnd::Stopped, optimiser.name);
            QCOMPARE(result.rejected, 0LL);
            QCOMPARE(result.evaluations, answered);
        }
    }

    void pointsWithoutAValueAreRejectedAndNeverBest() {
        // Not a number in the half plane x1 + x2 > 0, where the quadratic alone would be least.
        const Scalar f = [](const Eigen::VectorXd& x) {
            if (x[0] + x[1] > 0) return std::numeric_limits<double>::quiet_NaN();
            return std::pow(x[0] - 1, 2) + std::pow(x[1] - 1, 2);
        };
        for (const auto& optimiser : optimisers()) {
            const auto result = optimiser.run(boxProblem(f, vec({-2, -2}), vec({2, 2}), vec({-1, -1})), {});
            QVERIFY2(result.best[0] + result.best[1] <= 0, optimiser.name);
            QVERIFY2(result.rejected > 0, optimiser.name);
            // Least feasible value is 2 at (0, 0); a gradient search may stop short at the edge of the hole.
            QVERIFY2(result.value < (optimiser.global ? 2.05 : 8), optimiser.name);
        }
        const Scalar nowhere = [](const Eigen::VectorXd&) { return std::nan(""); };
        for (const auto& optimiser : optimisers()) {
            const auto result =
                optimiser.run(boxProblem(nowhere, vec({-2, -2}), vec({2, 2}), vec({-1, -1})), {});
            QVERIFY2(result.end == SearchEnd::NoFeasiblePoint, optimiser.name);
            QCOMPARE(result.best.size(), 0);
        }
    }

    void badProblemsAreErrorsWithNumbers() {
        for (const auto& optimiser : optimisers()) {
            QVERIFY_EXCEPTION_THROWN(
                optimiser.run(boxProblem(rosenbrock, vec({1, 0}), vec({0, 1}), vec({0, 0})), {}), Error);
            QVERIFY_EXCEPTION_THROWN(
                optimiser.run(boxProblem(rosenbrock, vec({0, 0}), vec({1, 1}), vec({2, 0})), {}), Error);
        }
    }

    void theResultSaysNotRunUntilItIs() {
        QVERIFY(SearchResult{}.end == SearchEnd::NotRun);
        QCOMPARE(toString(SearchResult{}.end), std::string("not run"));
    }

    void leastSquaresFitsAnExponentialAndHonoursBounds() {
        // r_i = a exp(-b t_i) - 2 exp(-0.5 t_i): zero residuals at a = 2, b = 0.5.
        LeastSquaresProblem problem;
        problem.lower = vec({0, 0});
        problem.upper = vec({10, 10});
        problem.start = vec({5, 3});
        problem.residualCount = 20;
        problem.residuals = [](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
            for (Eigen::Index k = 0; k < points.cols(); ++k)
                for (Eigen::Index i = 0; i < 20; ++i) {
                    const double t = 0.2 * static_cast<double>(i);
                    residuals(i, k) = points(0, k) * std::exp(-points(1, k) * t) - 2 * std::exp(-0.5 * t);
                }
        };
        const auto free = minimize(problem, LeastSquares{}, {});
        QVERIFY(free.search.end == SearchEnd::Converged);
        QVERIFY((free.search.best - vec({2, 0.5})).cwiseAbs().maxCoeff() < 1e-6);
        // With b >= 1 the best a minimises sum (a e^-t - 2 e^-t/2)^2: a = 2 sum e^-1.5t / sum e^-2t.
        problem.lower[1] = 1;
        double numerator = 0, denominator = 0;
        for (int i = 0; i < 20; ++i) {
            numerator += 2 * std::exp(-1.5 * 0.2 * i);
            denominator += std::exp(-2 * 0.2 * i);
        }
        const auto bounded = minimize(problem, LeastSquares{}, {});
        QVERIFY(std::abs(bounded.search.best[1] - 1) < 1e-8);
        QVERIFY2(std::abs(bounded.search.best[0] - numerator / denominator) < 1e-5,
                 fmt::format("{} {} {}", bounded.search.best[0], numerator / denominator,
                             toString(bounded.search.end))
                     .c_str());
    }

    /// r = A x - b with columns that almost agree, from a corner of the box: most Gauss-Newton steps leave it
    /// through several bounds, and cut off there they point anywhere. The first-order conditions of the
    /// minimum decide, one by one; the problem is convex, so that they are enough.
    void leastSquaresIsConvergedOnlyAtAMinimum_data() {
        QTest::addColumn<bool>("toRounding");
        QTest::newRow("by the sum") << false;
        QTest::newRow("by the steps") << true;
    }
    void leastSquaresIsConvergedOnlyAtAMinimum() {
        QFETCH(bool, toRounding);
        constexpr Eigen::Index n = 4, m = 9;
        for (std::uint64_t k = 0; k < 200; ++k) {
            RandomStream random(5, k);
            const auto between = [&](double low, double high) {
                return low + (high - low) * random.uniform();
            };
            Eigen::MatrixXd a(m, n);
            Eigen::VectorXd b(m);
            for (Eigen::Index i = 0; i < m; ++i) {
                const double common = between(-1, 1);
                for (Eigen::Index j = 0; j < n; ++j)
                    a(i, j) = std::pow(10, static_cast<double>(j)) * (common + 0.1 * between(-1, 1));
                b[i] = between(-3, 3);
            }
            LeastSquaresProblem problem;
            problem.lower = problem.start = Eigen::VectorXd::Zero(n);
            problem.upper.resize(n);
            for (Eigen::Index j = 0; j < n; ++j)
                problem.upper[j] = std::pow(10, -static_cast<double>(j)) * between(0.5, 5);
            problem.residualCount = m;
            problem.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
                residuals = (a * points).colwise() - b;
            };
            problem.jacobian = [&](const Eigen::VectorXd&) -> Eigen::MatrixXd { return a; };
            LeastSquares options;
            options.iterations = 200;
            if (toRounding) options.functionTolerance = 0, options.gradientTolerance = 1e-13;
            const auto found = minimize(problem, options, {});
            QVERIFY2(found.search.end == SearchEnd::Converged, toString(found.search.end).c_str());
            const Eigen::VectorXd& x = found.search.best;
            const Eigen::VectorXd gradient = a.transpose() * (a * x - b);
            const double size = (a * x - b).norm();
            for (Eigen::Index j = 0; j < n; ++j) {
                const double slope = gradient[j] / (a.col(j).norm() * size);
                const auto words = fmt::format("problem {}, x{} = {}, slope {}", k, j, x[j], slope);
                QVERIFY2(slope < 1e-6 || x[j] == problem.lower[j], words.c_str());
                QVERIFY2(slope > -1e-6 || x[j] == problem.upper[j], words.c_str());
            }
        }
    }

    void leastSquaresKeepsToBudgetAndStop() {
        LeastSquaresProblem problem;
        problem.lower = vec({-5, -5});
        problem.upper = vec({5, 5});
        problem.start = vec({-1.2, 1});
        problem.residualCount = 2;
        long long made = 0;
        std::stop_source source;
        problem.residuals = [&](const Eigen::MatrixXd& points, Eigen::MatrixXd& residuals) {
            for (Eigen::Index k = 0; k < points.cols(); ++k) {
                ++made;
                residuals(0, k) = 10 * (points(1, k) - points(0, k) * points(0, k));
                residuals(1, k) = 1 - points(0, k);
            }
        };
        SearchControl control;
        control.budget = 12;
        const auto limited = minimize(problem, LeastSquares{}, control);
        QVERIFY(made <= 12);
        QCOMPARE(limited.search.evaluations, made);
        QVERIFY(limited.search.end == SearchEnd::BudgetSpent);
        control = {};
        control.stop = source.get_token();
        control.report = [&](const SearchStep& step) {
            if (step.iteration == 2) source.request_stop();
        };
        const auto stopped = minimize(problem, LeastSquares{}, control);
        QVERIFY(stopped.search.end == SearchEnd::Stopped);
        QCOMPARE(stopped.search.best.size(), 2);
    }
};

RIGOR_TEST(TestOptimisers)
#include "test_optimisers.moc"

} // namespace test_optimisers

// The filter on the hydraulic four-bar rig against the digits of an independent program (reference.json).
#include "core/study/report/report.h"
#include "tests/support/models/four_bar.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_four_bar_filter {

using namespace rigor;
using namespace rigor::sample;
using nlohmann::json;

namespace {

Eigen::VectorXd vectorOf(const json& list) {
    Eigen::VectorXd result(static_cast<Eigen::Index>(list.size()));
    for (std::size_t k = 0; k < list.size(); ++k) result[static_cast<Eigen::Index>(k)] = list[k];
    return result;
}

const FilterSetup& setupOnce() {
    static const FilterSetup setup = fourBarSetup();
    return setup;
}

/// Goes to the step that begins at t.
void goTo(OneStep& step, double t) {
    step.start();
    while (step.next() && step.begin() < t - 1e-9) {
    }
}

double scaleOf(Eigen::Index column) { return column < 2 ? 1 : column < 4 ? 1e6 : 1e-8; }

} // namespace

class TestFourBarFilter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aStepAndItsDerivativesAreThoseOfTheReference() {
        const json anchors = fourBarReference()["unit_anchors"]["values"]["one_step"];
        OneStep step(setupOnce());
        for (const json& anchor : anchors) {
            goTo(step, 1e-3 * anchor["k"].get<double>());
            const Eigen::VectorXd start = vectorOf(anchor["x"]), expected = vectorOf(anchor["f"]);
            Eigen::VectorXd X = start, Xc = start, plain = start;
            Eigen::MatrixXd F, Fc;
            QVERIFY(step.advance(X, F));
            QVERIFY(step.advance(plain));
            const Eigen::VectorXd scale =
                (Eigen::VectorXd(13) << 1, 1, 1e6, 1e6, Eigen::VectorXd::Constant(9, 1e-8)).finished();
            QVERIFY(step.advanceComplex(Xc, Fc, scale));
            for (Eigen::Index i = 0; i < 4; ++i) {
                const double floor = i < 2 ? 1e-15 : 1e-9;
                QVERIFY2(std::abs(X[i] - expected[i]) <= 1e-11 * std::abs(expected[i]) + floor,
                         qPrintable(QString("k %1, state %2: %3")
                                        .arg(anchor["k"].get<int>())
                                        .arg(i)
                                        .arg(X[i] - expected[i])));
                QCOMPARE(X[i], plain[i]);
                double largest = 0;
                for (Eigen::Index j = 0; j < 13; ++j)
                    largest = std::max(largest, std::abs(F(i, j)) * scaleOf(j));
                for (Eigen::Index j = 0; j < 13; ++j) {
                    const double reference =
                        anchor["F_rows_0_3"][static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
                    QVERIFY(std::abs(F(i, j) - reference) * scaleOf(j) <= 1e-9 * largest);
                    QVERIFY(std::abs(F(i, j) - Fc(i, j)) * scaleOf(j) <= 1e-9 * largest);
                }
            }
        }
    }

    /// Radau's derivatives are those of the solved stages; both integrators are the same map up to their
    /// errors.
    void theStepsOfRadauHaveTheirDerivativesAndAgreeWithRungeKutta() {
        FilterSetup stiff = setupOnce();
        stiff.simulation.stepper = "radau";
        OneStep radau(stiff), rk4(setupOnce());
        const Eigen::VectorXd scale =
            (Eigen::VectorXd(13) << 1, 1, 1e6, 1e6, Eigen::VectorXd::Constant(9, 1e-8)).finished();
        const json anchors = fourBarReference()["unit_anchors"]["values"]["one_step"];
        for (const json& anchor : anchors) {
            const double t = 1e-3 * anchor["k"].get<double>();
            goTo(radau, t);
            goTo(rk4, t);
            const Eigen::VectorXd start = vectorOf(anchor["x"]);
            Eigen::VectorXd X = start, Xc = start, plain = start, other = start;
            Eigen::MatrixXd F, Fc, Fo;
            QVERIFY(radau.advance(X, F) && radau.advance(plain) && rk4.advance(other, Fo));
            QVERIFY(radau.advanceComplex(Xc, Fc, scale));
            for (Eigen::Index i = 0; i < 4; ++i) {
                QCOMPARE(X[i], plain[i]);
                QCOMPARE(X[i], Xc[i]);
                // The error of rk4 in a step of 1 ms, (h/tau)^5/120 of what moves: tau = 9 ms is that of the
                // pressures.
                QVERIFY2(std::abs(X[i] - other[i]) <= 1e-6 * scale[i],
                         qPrintable(QString("%1: %2 and %3").arg(i).arg(X[i]).arg(other[i])));
                double largest = 0;
                for (Eigen::Index j = 0; j < 13; ++j)
                    largest = std::max(largest, std::abs(F(i, j)) * scaleOf(j));
                for (Eigen::Index j = 0; j < 13; ++j) {
                    QVERIFY(std::abs(F(i, j) - Fc(i, j)) * scaleOf(j) <= 1e-9 * largest);
                    QVERIFY(std::abs(F(i, j) - Fo(i, j)) * scaleOf(j) <= 1e-4 * largest);
                }
            }
        }
    }

    void bothIntegratorsGiveOneFilter() {
        FilterSetup stiff = setupOnce();
        stiff.simulation.stepper = "radau";
        OneStep radau(stiff), rk4(setupOnce());
        const FilterOptions options = nominalOptions();
        const FilterTrajectory a = runFilter(stiff, radau, options, {}),
                               b = runFilter(setupOnce(), rk4, options, {});
        QVERIFY(a.complete() && b.complete());
        for (Eigen::Index k = 0; k < 13; ++k) {
            const double apart =
                (a.X.col(k) - b.X.col(k)).cwiseQuotient(b.deviation.col(k)).cwiseAbs().maxCoeff();
            QVERIFY2(apart < 1e-3, qPrintable(QString("%1: %2").arg(k).arg(apart)));
        }
    }

    void adaptiveSteppersAreRefusedByName() {
        PreparedStudy prepared = prepare(loadStudy(kFourBar + "filter.toml", {{"simulation.step", "0.001"}}));
        for (const char* stepper : {"dopri5", "rosenbrock4"}) {
            prepared.problem.simulation.stepper = stepper;
            const auto reasons = prepared.method->unmet(prepared.problem);
            QCOMPARE(reasons.size(), std::size_t{1});
            const QString words = QString::fromStdString(reasons[0]);
            QVERIFY2(words.contains(stepper) && words.contains("rk4, or radau"), qPrintable(words));
        }
        for (const char* stepper : {"rk4", "radau"}) {
            prepared.problem.simulation.stepper = stepper;
            QVERIFY(prepared.method->unmet(prepared.problem).empty());
        }
    }

    void theTraceIsThatOfTheReference() {
        const json reference = fourBarReference();
        OneStep step(setupOnce());
        std::vector<json> snapshots = reference["filter_trace_nominal"]["snapshots"];
        int met = 0;
        const FilterTrajectory trajectory =
            runFilter(setupOnce(), step, nominalOptions(), {}, nullptr,
                      [&](Eigen::Index row, const GaussianState& state, const Innovation&) {
                          for (const json& snapshot : snapshots) {
                              if (std::abs(setupOnce().times[static_cast<std::size_t>(row)] -
                                           snapshot["t"].get<double>()) > 1e-9)
                                  continue;
                              ++met;
                              const Eigen::VectorXd x = vectorOf(snapshot["x"]),
                                                    sd = vectorOf(snapshot["sd"]);
                              for (Eigen::Index k = 0; k < 13; ++k) {
                                  QVERIFY(std::abs(state.X[k] - x[k]) <= 1e-3 * sd[k]);
                                  QVERIFY(std::abs(std::sqrt(state.P(k, k)) - sd[k]) <= 1e-4 * sd[k]);
                              }
                          }
                      });
        QVERIFY2(trajectory.complete(), trajectory.failure.c_str());
        QCOMPARE(met, static_cast<int>(snapshots.size()));
        QCOMPARE(trajectory.steps, 24000LL);

        const Consistency judged = judge(setupOnce(), trajectory, nominalOptions());
        const json result = reference["filter_result_nominal"];
        QVERIFY(std::abs(judged.nisMean - result["NIS_mean"].get<double>()) < 1e-4);
        QCOMPARE(judged.updates, result["n_updates_all_sensors"].get<int>());
        QVERIFY(std::abs(judged.insideShare - result["NIS_fraction_in_95"].get<double>()) < 1e-4);
        QVERIFY(judged.nisMean < judged.nisLower && judged.nisLower > 2.93 && judged.nisUpper < 3.07);
        for (std::size_t i = 0; i < 3; ++i) {
            const json& white = result["innovation_whiteness"][i];
            const SensorConsistency& sensor = judged.sensors[i];
            QVERIFY(std::abs(sensor.mean - white["mean"].get<double>()) < 1e-5);
            QVERIFY(std::abs(sensor.variance - white["var"].get<double>()) < 1e-4);
            // The reference divides by n for every lag, here by the number of pairs.
            QVERIFY(std::abs(sensor.ljungBox / white["ljung_box_20"].get<double>() - 1) < 0.01);
            QCOMPARE(sensor.lagsOutside, white["lags_outside_95"].get<int>());
        }
        QCOMPARE(QString::fromStdString(toString(judged.verdict)), QString("consistent"));
        QVERIFY(curveErrorPercent(setupOnce(), trajectory.last.X) <= 0.027);
        QVERIFY(curveErrorPercent(setupOnce(), trajectory.X.row(5999).transpose()) <= 0.035);
    }

    void bothFormsOfTheUpdateAgree() {
        FilterSetup setup = setupOnce();
        setup.simulation.stopTime = 2;
        setup.times.resize(1000);
        FilterOptions joseph = nominalOptions();
        joseph.update = "joseph";
        OneStep step(setup);
        const FilterTrajectory a = runFilter(setup, step, nominalOptions(), {});
        const FilterTrajectory b = runFilter(setup, step, joseph, {});
        for (Eigen::Index k = 0; k < setup.size(); ++k) {
            const double sd = a.deviation(999, k);
            QVERIFY(std::abs(a.X(999, k) - b.X(999, k)) <= 1e-6 * sd);
            QVERIFY(std::abs(b.deviation(999, k) - sd) <= 1e-6 * sd);
        }
        QCOMPARE(b.notPositive, Eigen::Index{-1});
        // The complex step gives the filter of the dual numbers.
        FilterOptions complex = nominalOptions();
        complex.jacobian = "complex-step";
        const FilterTrajectory c = runFilter(setup, step, complex, {});
        for (Eigen::Index k = 0; k < setup.size(); ++k)
            QVERIFY(std::abs(a.X(999, k) - c.X(999, k)) <= 1e-7 * a.deviation(999, k));
    }

    void theGateRefusesAnOutlierAndOnlyThat() {
        FilterSetup setup = setupOnce();
        setup.simulation.stopTime = 1;
        setup.times.resize(500);
        setup.values(399, 1) += 3e5; // 10 standard deviations of p1
        FilterOptions gated = nominalOptions();
        gated.gate = 6;
        gated.judgeFrom = 0.5;
        OneStep step(setup);
        const FilterTrajectory trajectory = runFilter(setup, step, gated, {});
        QCOMPARE(trajectory.rejected.cast<int>().sum(), 1);
        QVERIFY(trajectory.rejected(399, 1) == 1);
        QCOMPARE(trajectory.used[399], 2);
        QCOMPARE(trajectory.used[398], 3);
    }

    void theSmootherEndsWhereTheFilterEndsAndIsSurerBefore() {
        FilterSetup setup = setupOnce();
        setup.simulation.stopTime = 4;
        setup.times.resize(2000);
        OneStep step(setup);
        FilterMemory memory;
        const FilterTrajectory trajectory = runFilter(setup, step, nominalOptions(), {}, &memory);
        const SmoothedTrajectory smoothed = smooth(trajectory, memory);
        for (Eigen::Index k = 0; k < setup.size(); ++k) {
            QCOMPARE(smoothed.X(1999, k), trajectory.X(1999, k));
            for (const Eigen::Index row : {0, 500, 1500})
                QVERIFY(smoothed.deviation(row, k) <= trajectory.deviation(row, k) * (1 + 1e-6));
        }
        // Against the truth (100 Hz): the angle is estimated better than by the filter.
        const Trajectory truth = [&] {
            std::vector<double> parameters(setup.parameterValues.begin(), setup.parameterValues.end());
            const PreparedStudy prepared = prepare(loadStudy(kFourBar + "filter.toml"));
            std::vector<double> declared;
            for (const Variable& p : prepared.problem.model->parameters()) declared.push_back(p.start);
            return simulate(*prepared.problem.model, declared, setup.inputs, setup.simulation, setup.times);
        }();
        double filtered = 0, better = 0;
        for (Eigen::Index row = 250; row < 1900; ++row) {
            filtered += std::pow(trajectory.X(row, 0) - truth.states(row, 0), 2);
            better += std::pow(smoothed.X(row, 0) - truth.states(row, 0), 2);
        }
        QVERIFY2(better < 0.7 * filtered, qPrintable(QString("%1 %2").arg(better).arg(filtered)));
    }

    void theStudyAnswersWithTablesAndReport() {
        PreparedStudy prepared = prepare(loadStudy(
            kFourBar + "filter.toml", {{"simulation.stop_time", "6"}, {"options.judge_from", "3"}}));
        const Result result = runStudy(prepared, {});
        QVERIFY2(result.outcome == RunOutcome::Answered, result.message().c_str());
        QCOMPARE(result.unknowns.size(), std::size_t{9});
        for (const char* key : {"nis_mean", "nis_band", "verdict", "all_data", "offer", "sensors"})
            QVERIFY2(result.diagnostics.contains(key), key);
        const ResultTable* curve = result.table("curve");
        QVERIFY(curve);
        QCOMPARE(QString::fromStdString(curve->columns[0].name), QString("U"));
        QCOMPARE(curve->rows(), std::size_t{401});
        // Where the valve has been the curve is that of the truth within four of its standard deviations.
        for (std::size_t k = 240; k < 400; k += 20) {
            const double error = curve->columns[1].numbers[k] -
                                 (curvesInX(setupOnce()).front().curve.basis(curve->columns[0].numbers[k]) *
                                  trueControlPoints())[0];
            QVERIFY(std::abs(error) < 4 * curve->columns[2].numbers[k]);
        }
        for (const char* name : {"states", "innovations", "curve_course", "curve_control_points",
                                 "autocorrelation", "parameters", "correlation", "sensors", "truth"})
            QVERIFY2(result.table(name), name);
        // truth.csv ends with the record, here with the filter: 6 s at 100 Hz from 0 on.
        QCOMPARE(result.table("truth")->rows(), std::size_t{601});
        for (std::size_t k = 0; k < 401; k += 50) {
            const double truth = (curvesInX(setupOnce()).front().curve.basis(curve->columns[0].numbers[k]) *
                                  trueControlPoints())[0];
            QVERIFY(std::abs(curve->find("truth")->numbers[k] - truth) <= 1e-12 * std::abs(truth));
        }
        // The errors of the states are as large as the filter says.
        const auto& truth = result.diagnostics["truth"];
        for (const char* state : {"z", "w", "p1", "p2"}) {
            const double coverage = truth["states"][state]["coverage"];
            QVERIFY2(coverage > 0.85, state);
        }
        QVERIFY(truth["nees"].get<double>() > 0 && truth["nees"].get<double>() < 30);
        QCOMPARE(truth["nees_expected"].get<int>(), 9);
        // 500 Hz, white or nearly so.
        const ResultTable& sensors = *result.table("sensors");
        QCOMPARE(sensors.rows(), std::size_t{3});
        for (const double rate : sensors.find("rate")->numbers) QVERIFY(std::abs(rate - 500) < 1e-3);
        QCOMPARE(sensors.find("words")->sentences[0].text(), std::string("white"));
    }

    void whatIsWrongInTheOptionsIsNamed() {
        const auto refusal = [](const FilterOptions& options) -> QString {
            try {
                fourBarSetup(options);
            } catch (const Error& error) {
                return QString::fromStdString(error.sentence());
            }
            return "no error";
        };
        FilterOptions options = nominalOptions();
        options.noise = "p3: 100";
        QVERIFY2(refusal(options).contains("p3 is neither a state"), qPrintable(refusal(options)));
        options = nominalOptions();
        options.start = "z 1.09";
        QVERIFY(refusal(options).contains("options.start: 'z 1.09' is not of the form"));
        options = nominalOptions();
        options.start = "z: 1.09 +- -0.02";
        QVERIFY(refusal(options).contains("negative"));
    }
};

RIGOR_TEST(TestFourBarFilter)
#include "test_four_bar_filter.moc"

} // namespace test_four_bar_filter

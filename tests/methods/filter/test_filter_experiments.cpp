// Several experiments in one filter study: chosen, or one after the other with what is known of the unknowns
// carried on. On T' = -k T, whose answer over all experiments is known without a filter.
#include "core/engine/modelica/compile.h"
#include "core/foundation/base/error.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/causes/consistency.h"
#include "core/methods/filter/filter.h"
#include "core/methods/filter/kalman/batch_fit.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_filter_experiments {

using namespace rigor;

namespace {

constexpr double kRate = 0.3, kSigma = 0.05;

Experiment experiment(const std::string& label, double start, std::uint64_t seed, int values = 100) {
    Measurement m{.output = "y", .standardDeviation = kSigma};
    RandomStream random(seed, 1);
    for (int n = 1; n <= values; ++n) {
        m.times.push_back(0.05 * n);
        m.values.push_back(start * std::exp(-kRate * 0.05 * n) + kSigma * random.normal());
    }
    Experiment e;
    e.label = label;
    e.measurements = {m};
    return e;
}

Problem decay(std::vector<Experiment> experiments) {
    Problem problem;
    problem.model =
        compileModel("model Decay\n  parameter Real k = 1;\n  Real T(start=1);\n  output Real y;\n"
                     "equation\n  der(T) = -k*T;\n  y = T;\nend Decay;\n",
                     "decay.mo")
            .model;
    problem.simulation.step = 0.05;
    problem.unknowns = {{.name = "k", .value = {0.5, 0, 2}, .family = {}, .shape = {}}};
    problem.data.experiments = std::move(experiments);
    return problem;
}

FilterOptions optionsOf() {
    FilterOptions options;
    options.start = "T: 2 +- 2";
    options.uncertainty = "k: 0.5";
    options.judgeFrom = 0;
    return options;
}

Result run(const Problem& problem, const std::string& name = "") {
    Filter filter;
    filter.options().set("start", std::string("T: 2 +- 2"));
    filter.options().set("uncertainty", std::string("k: 0.5"));
    filter.options().set("judge_from", 0.0);
    filter.options().set("experiment", name);
    return filter.run(problem, {});
}

} // namespace

class TestFilterExperiments : public QObject {
    Q_OBJECT
    const Experiment a_ = experiment("a", 1, 1), b_ = experiment("b", 3, 2), c_ = experiment("c", 2, 3);

  private Q_SLOTS:
    void oneIsChosenByItsName() {
        const Result chosen = run(decay({a_, b_, c_}), "b"), alone = run(decay({b_}));
        QCOMPARE(chosen.unknowns[0].value, alone.unknowns[0].value);
        QCOMPARE(chosen.unknowns[0].standardError, alone.unknowns[0].standardError);
        QVERIFY(!chosen.diagnostics.contains("experiments"));
    }

    /// What is under way is told: a filter at its end says nothing of the time left.
    void everyPhaseIsTold() {
        QStringList phases;
        const Progress progress{{}, [&](const ProgressEvent& event) {
                                    const QString phase = QString::fromStdString(event.phase);
                                    if (phases.isEmpty() || phases.last() != phase) phases << phase;
                                }};
        Filter filter;
        filter.options().set("start", std::string("T: 2 +- 2"));
        filter.options().set("uncertainty", std::string("k: 0.5"));
        filter.options().set("judge_from", 0.0);
        filter.run(decay({a_}), progress);
        QVERIFY2(phases.mid(0, 3) == QStringList({"filtering", "smoothing", "least squares"}),
                 qPrintable(phases.join('|')));
    }

    void aNameThatIsNotThereIsRefused() { QVERIFY_THROWS_EXCEPTION(Error, run(decay({a_, b_}), "bb")); }

    /// Without process noise the answer is that of all data at once, whatever the order.
    void oneAfterTheOtherKnowsWhatAllOfThemSay() {
        const Result abc = run(decay({a_, b_, c_})), cba = run(decay({c_, b_, a_}));
        const Estimate &x = abc.unknowns[0], &y = cba.unknowns[0];
        const double batch = abc.diagnostics["all_data"]["unknowns"]["k"]["value"],
                     bound = abc.diagnostics["all_data"]["unknowns"]["k"]["cramer_rao"];
        // Linearised along different ways: a small part of a standard deviation.
        QVERIFY(std::abs(x.value - batch) < 0.1 * bound);
        QVERIFY(std::abs(y.value - batch) < 0.1 * bound);
        QVERIFY(std::abs(x.standardError / bound - 1) < 0.02);
        QVERIFY(std::abs(x.value - kRate) < 4 * bound);
        // Each alone knows less.
        double information = 0;
        for (const Experiment& e : {a_, b_, c_})
            information += std::pow(
                run(decay({e})).diagnostics["all_data"]["unknowns"]["k"]["cramer_rao"].get<double>(), -2);
        QVERIFY(std::abs(std::pow(bound, -2) / information - 1) < 0.05);
        QCOMPARE(QString::fromStdString(abc.diagnostics["verdict"].get<std::string>()),
                 QString("consistent"));
        QCOMPARE(abc.diagnostics["experiments"].size(), std::size_t{3});
    }

    void theStatesBeginAnewInEach() {
        const Result r = run(decay({a_, b_}));
        const ResultTable& states = *r.table("states");
        QCOMPARE(states.rows(), std::size_t{200});
        const auto &t = states.find("t")->numbers, &T = states.find("T")->numbers,
                   &smoothed = states.find("T_smoothed")->numbers;
        const auto& label = states.find("experiment")->texts;
        QVERIFY(std::is_sorted(t.begin(), t.end()));
        QCOMPARE(label[99], std::string("a"));
        QCOMPARE(label[100], std::string("b"));
        QVERIFY(std::abs(t[100] - t[99] - 0.05) < 1e-9);
        QVERIFY(std::abs(T[99] - std::exp(-kRate * 5)) < 0.05);
        QVERIFY(std::abs(T[100] - 3) < 0.3);
        // The smoother does not mix them, and what b says of k reaches a.
        const Result alone = run(decay({a_}));
        const auto& own = alone.table("states")->find("T_smoothed_standard_deviation")->numbers;
        const auto& with = states.find("T_smoothed_standard_deviation")->numbers;
        for (std::size_t row = 0; row < 100; ++row) {
            QVERIFY(std::abs(smoothed[row] - std::exp(-kRate * 0.05 * static_cast<double>(row + 1))) < 0.1);
            QVERIFY(with[row] <= own[row] * (1 + 1e-9));
        }
        QVERIFY(with[99] < 0.9 * own[99]);
    }

    void otherSensorsAreRefusedInWords() {
        Experiment other = b_;
        other.measurements.clear();
        Measurement m = b_.measurements[0];
        m.output = "z";
        other.measurements = {m};
        QVERIFY_THROWS_EXCEPTION(Error, run(decay({a_, other})));
        // Where one record is followed as it comes, several are refused.
        try {
            filterSetup(decay({a_, b_}), optionsOf());
            QFAIL("no error");
        } catch (const Error& e) {
            QVERIFY(e.sentence().find("options.experiment") != std::string::npos);
        }
    }
};

RIGOR_TEST(TestFilterExperiments)
#include "test_filter_experiments.moc"

} // namespace test_filter_experiments

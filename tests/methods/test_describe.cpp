// A typed result is stored and read again as it was, and what an earlier version stored is read as far as it
// goes.
#include "core/methods/inverse_uncertainty/result.h"
#include "core/methods/verified/result.h"
#include "tests/support/kept_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_describe {

using namespace rigor;

class TestDescribe : public QObject {
    Q_OBJECT
    static VerifiedResult full() {
        VerifiedResult r;
        r.mode = "batch";
        r.emptyFrom = 2.5;
        r.parameters = {"a b", "c"}; // names may have blanks
        r.states = {"x"};
        r.examined = {{"a b", {0, 1}}, {"c", {-1, 2}}};
        r.compare = {{"c@1.5", 0.25}};
        r.assumptions = {"The model is right.", "The sensor errs by at most 0.1."};
        r.boxes = 3, r.largestList = 40, r.steps = 5000000000;
        r.tested = 7, r.followed = 6, r.admissible = 5, r.undecided = 4, r.excluded = 1;
        r.innerVolume = 0.1, r.outerVolume = 0.2;
        r.passes = {{0.5, {1, 2}}, {0.25, {0.5, 1}}};
        r.point = "undecided";
        r.pointInHull = true;
        r.contradictionLine = 17;
        r.contradictionSensor = kStandstill;
        r.enclosures = {
            {0, 1}, {2, 3}, {0.1, 0.2}, {{"a b", "m", {0, 0.1}, {1, 0.9}}, {"x", "", {1, 2}, {3, 4}}}};
        r.measured = {{0, 1}, {"x", "x"}, "m", {0, 1}, {1, 2}, {0, 1}};
        r.list = {{{"a b", "m", {0}, {1}}}};
        r.exclusions = {{"x", kModel}, {3, std::nan("")}, {0, 1}, "m", {0, 1}, {1, 2}, {3, 4}, {5, 6}};
        r.closing.emplace().t = {0.5};
        r.closing->bounds = {{"x", "m", {0}, {1}}};
        r.motions = {{"c"}, {0}, {1}, {0.2}, {0.4}};
        r.paving.emplace().verdict = {kUndecided};
        r.paving->bounds = {{"c", "", {0}, {1}}};
        return r;
    }

    static InverseUncertaintyResult inverseFull() {
        InverseUncertaintyResult r;
        r.output = "shifting_time";
        r.logLikelihood = 3, r.logGaussian = 1, r.logMaximumEntropy = 2, r.logReference = 3.5;
        r.meanEmd = 0.1, r.meanEmdGaussian = 0.2, r.meanEmdMaximumEntropy = 0.3;
        r.logErrorGaussian = 0.4, r.logErrorMaximumEntropy = 0.5;
        r.expansionError = {0.2, 0.1};
        r.experimentsCount = 2, r.measured = 1, r.inside95 = 1, r.inside95Expected = 0.95;
        r.withoutDensity = 1, r.modelClassP = 0.7;
        r.modelClass = {0.05, {{"law", {"x 1"}, 1.5, 0.2, {}}}, {{"noise", {}, {}, {}, 0.3}}};
        r.density = inverse::kMaximumEntropy, r.grid = "tensor";
        r.moments = 4, r.degree = 3, r.quadratureOrder = 5, r.nodes = 25;
        r.correlation = {{{1, 0.5}, {0.5, 1}}};
        r.leastSquares = {{{"x 1", 0.9}, {"x2", 1.1}}, 0.01, "converged"};
        r.sobol = {{"x 1", {0.6, 0.7}}, {"x2", {0.3, 0.4}}};
        r.search = {"genetic", 30, 5000000000, "converged"};
        r.examination = {2, {{1.5, {{"x 1.mean", 0.8}}}}, true, 0.02, 7, 8};
        r.responses = {"surfaces", "surfaces", "simulation", "none", "surfaces", "simulation", "too wide"};
        r.responseSurfaces = {100, 1, 2, 3, 0.01, 4, 6, 0.2, 0.03, 0.04};
        r.reference = {"sobol", 4096, 4000, 2, 0.005};
        r.simulations = 9, r.failedSimulations = 1;
        auto& e = r.experiments.emplace();
        e.experiment = {"a b", "2"};
        e.conditions = {{"speed", "rpm", {1200, 1350}, {}}, {"load", "", {}, {"low", "high"}}};
        e.unit = "s";
        for (auto* column : {&e.measured, &e.mean, &e.variance, &e.standardDeviation, &e.skewness,
                             &e.kurtosis, &e.logLikelihood, &e.logGaussian, &e.logMaximumEntropy,
                             &e.logReference, &e.emdGaussian, &e.emdMaximumEntropy, &e.lower95, &e.upper95,
                             &e.probability, &e.expansionError, &e.leastSquares})
            *column = {0.1 * static_cast<double>(column - &e.measured), std::nan("")};
        e.status = {inverse::kExplained, "A sentence."};
        r.densities = {{"a b"}, "s", {1}, {2}, {3}, {4}};
        r.histograms = {{"a b"}, "s", {1}, {2}, {3}};
        r.trace = {{0, 1}, {10, 20}, {1, 2},   {{"x 1.mean", "", {3, 4}, {}}}, {5, 6},
                   {7, 8}, {9, 10},  {11, 12}, {"searching", "refining"}};
        r.sobolIndices = {{"a b", "a b"}, {"x 1", "x2"}, {0.6, 0.3}, {0.7, 0.4}};
        r.sampleSizes = {{inverse::kGaussian}, "s", {0.1}, {25}, {100}, {50}, {0.2}, {200}, {150}};
        r.sampleCurves = {{8, 16}, {1, 2}, {3, 4}, {5, 6}, {7, 8}};
        return r;
    }

  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        const VerifiedResult after = sample::kept(full());
        QCOMPARE(*after.steps, 5000000000LL);
        QCOMPARE(after.enclosures->find("a b")->upper[1], 0.9);
        QCOMPARE(after.exclusions->gap(0), 2.0);
        QCOMPARE(after.exclusions->unit, std::string("m"));
    }

    void anInverseUncertaintyResultIsReadAgain() {
        const InverseUncertaintyResult after = sample::kept(inverseFull());
        QCOMPARE(after.search->evaluations, 5000000000LL);
        QCOMPARE(after.leastSquares->values.size(), std::size_t(2)); // without its residual
        QCOMPARE(after.leastSquares->residualRms, 0.01);
        QVERIFY(!after.modelClass->notTestable[0].p && after.modelClass->notTestable[0].detectable);
        QCOMPARE(after.experiments->conditions.size(), std::size_t(2));
        QCOMPARE(after.experiments->conditions[1].texts[1], std::string("high"));
        QCOMPARE(after.experiments->unit, std::string("s"));
        QCOMPARE(after.trace->alpha.size(), std::size_t(1));
        QCOMPARE(after.trace->alpha[0].numbers[1], 4.0);
        Result stored;
        InverseUncertaintyResult all = inverseFull();
        write(all, stored);
        QCOMPARE(stored.table("experiments")->find("variance")->unit, std::string("s2"));
        QCOMPARE(stored.table("densities")->find("gaussian")->unit, std::string("1/s"));
        // One that was given was not searched, and least squares that were not made are null.
        all.search.reset(), all.leastSquares.reset(), all.correlation.reset();
        Result given;
        write(all, given);
        QVERIFY(!given.diagnostics.contains("search"));
        QVERIFY(given.diagnostics["least_squares"].is_null() && given.diagnostics["correlation"].is_null());
        QVERIFY(!read<InverseUncertaintyResult>(given).leastSquares);
    }

    /// Of earlier versions: keys and columns that came later are missing, and labels may have become numbers.
    void anOlderInverseUncertaintyResultIsReadAsFarAsItGoes() {
        Result old;
        old.diagnostics = {{"log_likelihood", "high"},
                           {"least_squares", nullptr},
                           {"sobol", {{"x", {{"first", 0.5}}}, {"y", 3}}},
                           {"correlation", {{1, "x"}, 2}},
                           {"reference", "none"}};
        old.tables = {{"experiments",
                       "",
                       {{"experiment", "", {1, 2}, {}},
                        {"speed", "rpm", {1200, 1350}, {}},
                        {"measured", "s", {0.1, 0.2}, {}},
                        {"mean", "", {0.1, 0.2}, {}}}},
                      {"trace", "", {{"iteration", "", {0}, {}}, {"x.mean", "", {1}, {}}}}};
        const auto r = read<InverseUncertaintyResult>(old);
        QVERIFY(std::isnan(r.logLikelihood) && !r.leastSquares && !r.measured && !r.densities && !r.search);
        QCOMPARE(r.sobol.size(), std::size_t(1));
        QVERIFY(r.sobol[0].second.first == 0.5 && std::isnan(r.sobol[0].second.total));
        QCOMPARE(*r.correlation, (std::vector<std::vector<double>>{{1}}));
        QCOMPARE(r.experiments->experiment, (std::vector<std::string>{"1", "2"}));
        QCOMPARE(r.experiments->unit, std::string("s"));
        QCOMPARE(r.experiments->conditions.size(), std::size_t(1));
        QVERIFY(r.experiments->status.empty());
        QCOMPARE(r.trace->alpha.size(), std::size_t(1)); // up to the end where the next is missing
    }

    void whatIsMissingOrOfAnotherKindIsLeftOut() {
        Result old;
        old.diagnostics = {{"mode", 3},
                           {"boxes", "many"},
                           {"examined", {{"a", {0, "x"}}, {"b", {1, 2}}}},
                           {"passes", {1, {{"seconds", 2}}}},
                           {"parameters", {"a", 5, "b"}}};
        old.tables = {{"enclosures", "", {{"t", "s", {0, 1}, {}}, {"x_lower", "m", {0, 1}, {}}}}};
        const VerifiedResult read = rigor::read<VerifiedResult>(old);
        QCOMPARE(read.mode, std::string());
        QVERIFY(!read.boxes && !read.emptyFrom && !read.measured);
        QCOMPARE(read.parameters, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(read.examined.size(), std::size_t(1));
        QCOMPARE(read.passes->size(), std::size_t(1));
        QCOMPARE(read.enclosures->t.size(), std::size_t(2));
        QVERIFY(read.enclosures->bounds.empty()); // half of a pair is no bound
        old.diagnostics = nlohmann::ordered_json::array();
        QVERIFY(rigor::read<VerifiedResult>(old).parameters.empty());
    }
};

RIGOR_TEST(TestDescribe)
#include "test_describe.moc"

} // namespace test_describe

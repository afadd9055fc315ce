// The typed result of a point fit is stored and read again as it was, in the order of keys that each of the
// two methods has always had, and what another version stored is read as far as it goes.
#include "core/methods/fit/result.h"
#include "core/methods/result/stored_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_describe_fit {

using namespace rigor;

namespace {

const double kNone = std::nan("");

/// What both methods answer.
FitResult answered() {
    FitResult r;
    r.objective = 0.25;
    r.objectiveKind = "sum";
    r.modelSolves = 5000000000;
    r.remainingPart = 0.01;
    r.values = 96, r.noise = 0.3;
    r.singularValues = {1.5, 0.5};
    r.intervals = {{"a b"}, {}, {"c"}};
    r.undetermined = {"c only in c*d"};
    r.undeterminedUnknowns = {"c"};
    r.combinations = {{"c*d", 2, 0.1}, {"c/d", 3, kNone}};
    r.integrationMovement = {{"a b", 1e-9}, {"c", -2e-9}};
    r.reducedChiSquared = 1.1, r.chiSquaredP = 0.4;
    r.outputUnits = {{"T", "K"}, {"x", ""}};
    r.outputDeviations = {{"T", 0.2}, {"x", 0.1}};
    r.outputSpreads = {{"T", 5}, {"x", 2}};
    r.quality.emplace().push_back({"T", "K", 48, 0.2, 5, 0.04, 0.998, 0.2, 1, 0.21});
    r.quality->push_back({"x", "", 48, 0.1, 0, kNone, kNone, kNone, kNone, kNone});
    r.residualTests = {0.01, 0.5, 0.4, 0.3, 0.2, kNone, 1e-3, {"order"}, {{1.5, 2}}};
    r.residuals = {{"T", "run 1", 0.2, 0.5, 300, 0.1, 0.7, 48}};
    r.explainedBy = {{"offset", "T", "", 0.7}, {"swapped", "T", "x", kNone}};
    r.otherMinima = {64, 3, kNone, 1};
    r.profileIntervals = {{"a b", {0.9, kNone, 3.9}}};
    r.noiseLevels = {{0.01, 3, 3, {{1, 2}}, {{0.1, 0.2}}}, {5, 3, 0, {}, {}}};
    r.qualities.emplace();
    r.qualities->output = {"T"}, r.qualities->experiment = {""}, r.qualities->unit = {"K"};
    for (auto* column :
         {&r.qualities->values, &r.qualities->rms, &r.qualities->variation, &r.qualities->rmsOfVariation,
          &r.qualities->rSquared, &r.qualities->stated, &r.qualities->rmsOfStated, &r.qualities->noise})
        *column = {static_cast<double>(r.qualities->output.size())};
    r.fitted = {{"1", "2"}, {"T", "T"}, {0, 1}, "K", {300, 301}, {300.5, 300.5}, {-0.5, 0.5}, {}};
    r.conditions = {{"1", "2"}, {{"n", "1/s", {10, 20}}}};
    r.slopes = {{"1", "2"}, {{"a b", "", {2, 3}}, {"c", "", {0, 1}}}};
    r.correlation = {{"a b", "c"}, {{"a b", "1", {1, kNone}}, {"c", "1", {kNone, 1}}}};
    r.profiles = {{"a b", "a b"}, {0.9, 1.1}, {3.9, 3.8}};
    r.noiseRepeats = {{0.01, 5}, {0.1, kNone}, {{"a b", "", {1, kNone}}, {"c", "", {2, kNone}}}};
    return r;
}

FitResult leastSquares() {
    FitResult r = answered();
    r.startsMade = 21, r.startsAtBest = 20;
    r.populationSearch = {0.3, 900, 12, "converged"};
    r.loss = "huber";
    r.lossScales = {{"T", 0.3}, {"x", 0.2}};
    r.failedSolves = 2;
    r.end = "converged";
    r.solves = {{"search", 900}, {"answer", 3}};
    r.valuesBeyondScale = 4;
    r.starts = {{0, 4}, {0.25, kNone}, {30, 2}, {{"start_a b", "", {1, 2}}, {"start_c", "", {3, 4}}}};
    r.iterations = {{0, 1}, {}, {}, {2, 4}, {9, 0.25}, {{"a b", "m", {1, 1.5}}, {"c", "", {2, kNone}}}};
    return r;
}

FitResult lacking() {
    FitResult r = leastSquares();
    r.discrepancy = {{"T", "K", 0.1, 0.2, 0.8, "s", 0.02, 0.15, 0.03, 40, true}};
    r.discrepancyOfUnknowns = {{"a b", {0.9, 0.1, 1.1, 0.2}}};
    r.fitted->discrepancy = {0.1, -0.1}, r.fitted->discrepancyError = {0.01, 0.02};
    return r;
}

FitResult homotopy(bool proposed) {
    FitResult r = answered();
    r.corrections = "x: 5*(x - x_measured)";
    r.correctionsProposed = proposed;
    r.integralForm = "error";
    r.solves = {{"gains", 4}, {"path", 900}};
    r.synchronisation = {0.1, 300};
    r.integrator = "radau";
    r.stages = {{1, 0.01, 3, 40, kNone, {1, 2}, ""}, {0, 0.25, 5, 60, 0.1, {1.5, 2}, "jumped"}};
    r.repeatedStages = 1;
    r.plainFit = {9, 80, "iterations", {7, 8}};
    r.otherOptimisers = {{"cma-es", {0.3, 500, "converged", {1, 2}}}, {"genetic", {kNone, 0, "failed", {}}}};
    r.basinShares = {4, 0.75, 0.25, 1, 1};
    r.iterations = {{0, 1}, {{1, 2}}, {{1, 0}}, {2, 4}, {9, 0.25}, {{"a b", "m", {1, 1.5}}}};
    r.fitted->plainFit = {299, 302};
    r.optimisers = {{"cma-es", "cma-es"}, {10, 20}, {1, 0.3}};
    r.basins.emplace();
    r.basins->starts = {{"a b", "", {1, 2}}, {"c", "", {1, 1}}};
    r.basins->plain = {1, 0}, r.basins->homotopy = {1, 1};
    r.basins->plainObjective = {0.25, kNone}, r.basins->homotopyObjective = {0.25, 0.25};
    r.basins->plainSolves = {5, 6}, r.basins->homotopySolves = {7, 8};
    return r;
}

std::vector<std::string> keysOf(const nlohmann::ordered_json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

std::vector<std::string> columnNames(const Result& result, const char* table) {
    std::vector<std::string> names;
    if (const ResultTable* found = result.table(table))
        for (const ResultColumn& column : found->columns) names.push_back(column.name);
    return names;
}

/// Through the text of result.json and the tables of a project.
Result loadedAgain(const Result& stored) {
    Result loaded = resultFromText(storedText(toJson(stored)));
    for (const ResultTable& table : stored.tables) loaded.tables.push_back(tableFromJson(toJson(table)));
    return loaded;
}

} // namespace

class TestDescribeFit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        for (FitResult before : {leastSquares(), lacking(), homotopy(true), homotopy(false), FitResult{}}) {
            Result stored;
            write(before, stored);
            FitResult after = read<FitResult>(loadedAgain(stored));
            Result again;
            write(after, again);
            QCOMPARE(storedText(toJson(again)), storedText(toJson(stored)));
            QCOMPARE(again.tables.size(), stored.tables.size());
            for (std::size_t k = 0; k < again.tables.size(); ++k) {
                QCOMPARE(again.tables[k].name, stored.tables[k].name);
                QCOMPARE(toCsv(again.tables[k]), toCsv(stored.tables[k]));
                QCOMPARE(again.tables[k].caption, stored.tables[k].caption);
                QVERIFY(!again.tables[k].caption.empty());
            }
            const FitResult facts = readFacts<FitResult>(stored);
            QCOMPARE(facts.modelSolves, before.modelSolves);
            QVERIFY(!facts.fitted && !facts.iterations);
        }
        Result stored;
        FitResult before = homotopy(true);
        write(before, stored);
        const FitResult after = read<FitResult>(loadedAgain(stored));
        QCOMPARE(*after.modelSolves, 5000000000LL);
        QCOMPARE(after.unitOf("T"), std::string("K"));
        QCOMPARE(after.deviationOf("x"), 0.1);
        QVERIFY(std::isnan(after.deviationOf("y")));
        QCOMPARE(after.correlation->of(1, "c"), 1.0);
        QVERIFY(std::isnan(after.correlation->of(0, "c")) && std::isnan(after.correlation->of(2, "c")));
        QCOMPARE(after.basins->starts.size(), std::size_t(2)); // the unknowns alone
        QCOMPARE(after.iterations->unknowns.size(), std::size_t(1));
        QCOMPARE(after.otherOptimisers->front().first, std::string("cma-es"));
        QVERIFY(after.noiseLevels->at(0).mean && !after.noiseLevels->at(1).mean);
        QVERIFY(after.isHomotopy() && !leastSquares().isHomotopy());
    }

    /// Whoever reads result.json from top to bottom finds what he found before.
    void theKeysStandInTheOrderOfEachMethod() {
        const std::vector<std::string>
            search = {"starts", "starts_at_best", "population_search", "objective",     "objective_kind",
                      "loss",   "loss_scales",    "model_solves",      "failed_solves", "remaining_part",
                      "end"},
            path = {"corrections",     "corrections_proposed", "integral_form",
                    "synchronisation", "integrator",           "stages",
                    "repeated_stages", "model_solves",         "objective",
                    "objective_kind",  "remaining_part"},
            answer = {"values",
                      "noise",
                      "singular_values",
                      "intervals",
                      "undetermined",
                      "undetermined_unknowns",
                      "combinations",
                      "integration_movement",
                      "reduced_chi_squared",
                      "chi_squared_p",
                      "output_units",
                      "output_deviations",
                      "fit_quality",
                      "residual_tests",
                      "output_spreads",
                      "residuals",
                      "explained_by",
                      "other_minima",
                      "profile_intervals",
                      "noise_study"};
        const auto joined = [](std::initializer_list<std::vector<std::string>> lists) {
            std::vector<std::string> all;
            for (const auto& list : lists) all.insert(all.end(), list.begin(), list.end());
            return all;
        };
        const auto written = [](FitResult result) {
            Result stored;
            write(result, stored);
            return stored;
        };
        QCOMPARE(keysOf(written(leastSquares()).diagnostics),
                 joined({search, answer, {"solves", "values_beyond_scale"}}));
        std::vector<std::string> withIt = answer;
        const auto place = std::ranges::find(withIt, "chi_squared_p");
        withIt.insert(place + 1, {"discrepancy", "discrepancy_of_unknowns"});
        QCOMPARE(keysOf(written(lacking()).diagnostics),
                 joined({search, withIt, {"solves", "values_beyond_scale"}}));
        const std::vector<std::string> after = {"plain_fit", "other_optimisers", "basins"};
        QCOMPARE(keysOf(written(homotopy(true)).diagnostics), joined({{"solves"}, path, answer, after}));
        std::vector<std::string> given = path; // nothing was simulated to propose the corrections
        given.insert(given.begin() + 3, "solves");
        QCOMPARE(keysOf(written(homotopy(false)).diagnostics), joined({given, answer, after}));

        const Result stored = written(homotopy(true));
        std::vector<std::string> tables;
        for (const ResultTable& table : stored.tables) tables.push_back(table.name);
        QCOMPARE(tables, (std::vector<std::string>{"iterations", "fit_quality", "fit", "conditions", "slopes",
                                                   "correlation", "profiles", "noise_study", "optimisers",
                                                   "basins"}));
        QCOMPARE(columnNames(stored, "iterations"),
                 (std::vector<std::string>{"iteration", "stage", "lambda", "solves", "objective", "a b"}));
        QCOMPARE(columnNames(written(leastSquares()), "iterations"),
                 (std::vector<std::string>{"iteration", "solves", "objective", "a b", "c"}));
        QCOMPARE(columnNames(stored, "fit"),
                 (std::vector<std::string>{"experiment", "output", "t", "measured", "fitted", "residual",
                                           "plain_fit"}));
        QCOMPARE(columnNames(stored, "basins"),
                 (std::vector<std::string>{"a b", "c", "plain", "homotopy", "plain_objective",
                                           "homotopy_objective", "plain_solves", "homotopy_solves"}));
    }

    /// Values that were given are not called fitted.
    void theCaptionSaysWhatWasFitted() {
        FitResult result = answered();
        Result stored;
        write(result, stored);
        QVERIFY(stored.table("fit")->caption.text().find("fitted") != std::string::npos);
        result.singularValues.reset();
        Result given;
        write(result, given);
        QVERIFY(given.table("fit")->caption.text().find("predicted") != std::string::npos);
    }

    void whatIsMissingOrOfAnotherKindIsLeftOut() {
        Result old;
        old.diagnostics = {{"objective", "small"},
                           {"model_solves", 7},
                           {"noise", nullptr}, // not finite
                           {"intervals", 3},
                           {"stages", {1, {{"lambda", 1.0}}}},
                           {"combinations", 12}, // of the selection of sensors: a count
                           {"other_optimisers", {{"genetic", 5}, {"cma-es", {{"objective", 2.0}}}}},
                           {"at_values", {{"information", {{1, 2}, {"x", 3}}}, {"score", {1}}}},
                           {"noise_study", {{{"level", 0.1}, {"mean", nullptr}}}}};
        old.tables = {{"iterations", "", {{"iteration", "", {0, 1}, {}}, {"p", "m", {1, 2}, {}}}},
                      {"basins", "", {{"p", "", {1}, {}}}}};
        const FitResult read = rigor::read<FitResult>(old);
        QVERIFY(!read.noise);
        QVERIFY(!read.objective && !read.intervals && !read.combinations && !read.fitted);
        QCOMPARE(*read.modelSolves, 7LL);
        QCOMPARE(read.stages->size(), std::size_t(1));
        QVERIFY(std::isnan(read.stages->front().objective));
        QCOMPARE(read.otherOptimisers->size(), std::size_t(1));
        QCOMPARE(read.atValues->information[1].size(), std::size_t(1));
        QVERIFY(!read.noiseLevels->front().mean);
        QVERIFY(read.iterations->solves.empty() && !read.iterations->lambda);
        QCOMPARE(read.iterations->unknowns.size(), std::size_t(1));
        QCOMPARE(read.iterations->unknowns[0].unit, std::string("m"));
        QCOMPARE(read.basins->starts.size(), std::size_t(1));
        QVERIFY(read.basins->plain.empty());
        old.diagnostics = nlohmann::ordered_json::array();
        QVERIFY(!rigor::read<FitResult>(old).modelSolves);
        QVERIFY(!readFacts<FitResult>(old).modelSolves);
    }
};

RIGOR_TEST(TestDescribeFit)
#include "test_describe_fit.moc"

} // namespace test_describe_fit

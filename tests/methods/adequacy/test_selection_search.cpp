// Sensor selection: criteria, enumeration and proofs, against exact answers, the reference optima of the
// servo press and full enumeration of random instances.
#include "core/foundation/base/error.h"
#include "core/foundation/base/json.h"
#include "core/foundation/base/numbers.h"
#include "core/methods/adequacy/selection/search/selection_bound.h"
#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/methods/adequacy/selection/search/selection_dominance.h"
#include "core/methods/adequacy/selection/search/selection_enumerate.h"
#include "core/methods/adequacy/selection/search/selection_exchange.h"
#include "core/methods/adequacy/selection/sets/marginal_gain.h"
#include "core/methods/adequacy/selection/sets/near_optimal_sets.h"
#include "tests/support/sensor_samples.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <set>

namespace test_selection_search {

using namespace rigor;

namespace {

const Criterion kConvex[] = {Criterion::A, Criterion::D, Criterion::E};
const Criterion kEvery[] = {Criterion::A, Criterion::D, Criterion::E, Criterion::ModifiedE};

/// A set of sensors with these rows (standard deviation 1).
CandidateSensors setOf(const std::vector<Eigen::MatrixXd>& rows) {
    CandidateSensors set;
    set.rows = rows;
    for (Eigen::Index i = 0; i < rows.front().cols(); ++i) set.parameters.push_back("p" + std::to_string(i));
    for (std::size_t k = 0; k < rows.size(); ++k) set.sensors.push_back(std::to_string(k));
    return set;
}

Eigen::MatrixXd row(std::initializer_list<double> values) {
    Eigen::MatrixXd m(1, static_cast<Eigen::Index>(values.size()));
    Eigen::Index i = 0;
    for (const double v : values) m(0, i++) = v;
    return m;
}

bool near(double a, double b, double tolerance) {
    return (std::isinf(a) && std::isinf(b)) || std::abs(a - b) <= tolerance * std::abs(b);
}

struct Instance {
    CandidateSensors set;
    SelectionLimits limits;
};

/// Small, and of every kind that makes proofs hard: readings fewer than parameters, equal and almost equal
/// sensors, sensors that tell nothing, units that differ by many powers of ten, cost limits, required and
/// forbidden sensors.
Instance randomInstance(std::uint64_t seed) {
    RandomStream random(seed, 1);
    const int n = 4 + static_cast<int>(random.below(7)), p = 1 + static_cast<int>(random.below(4));
    std::vector<Eigen::MatrixXd> rows;
    for (int k = 0; k < n; ++k) {
        const auto readings = static_cast<Eigen::Index>(1 + random.below(3));
        Eigen::MatrixXd j(readings, p);
        for (Eigen::Index i = 0; i < j.size(); ++i) j(i) = random.normal();
        const auto kind = random.below(8);
        if (k > 0 && kind == 0) j = rows[random.below(static_cast<std::uint64_t>(k))];
        if (k > 0 && kind == 1) j = rows[random.below(static_cast<std::uint64_t>(k))] * 1.0000001;
        if (k > 0 && kind == 2)
            j = rows[random.below(static_cast<std::uint64_t>(k))] * (0.2 + random.uniform());
        if (kind == 3) j.setZero();
        rows.push_back(j);
    }
    if (random.below(3) == 0) { // other units
        Eigen::VectorXd units(p);
        for (Eigen::Index i = 0; i < p; ++i)
            units[i] = std::pow(10.0, static_cast<double>(random.below(13)) - 6);
        for (auto& j : rows) j = (j * units.asDiagonal()).eval();
    }
    if (p > 1 && random.below(8) == 0) // a parameter that no sensor sees apart from another
        for (auto& j : rows) j.col(p - 1) = 2 * j.col(0);
    Instance instance{setOf(rows), {}};
    instance.limits.maxSensors =
        1 + static_cast<int>(random.below(static_cast<std::uint64_t>(std::min(n, 6))));
    if (random.below(3) == 0) {
        for (int k = 0; k < n; ++k)
            instance.set.costs.push_back(static_cast<double>(random.below(4)) + (random.below(2) ? 0 : 0.5));
        instance.limits.costLimit = 1 + 6 * random.uniform();
    }
    if (random.below(4) == 0) instance.limits.forbidden.push_back(static_cast<int>(random.below(2)));
    if (random.below(4) == 0) {
        const int k = 2 + static_cast<int>(random.below(2));
        if (instance.set.cost(k) <= instance.limits.costLimit) instance.limits.required.push_back(k);
    }
    checkSelection(instance.set, instance.limits);
    return instance;
}

BranchResult proven(const CandidateSensors& set, const SelectionLimits& limits, Criterion criterion,
                    int threads = 0) {
    BranchOptions options;
    options.randomStarts = 2;
    options.threads = threads;
    return branchAndBound(set, limits, criterion, options, {});
}

} // namespace

class TestSelectionSearch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theCriteriaOfADiagonalInformationAreItsInverses() {
        const CriterionValues v = criteriaOfInformation(Eigen::Vector3d(4, 0.5, 10).asDiagonal());
        QVERIFY(v.determined);
        QVERIFY(near(v.a, 0.25 + 2 + 0.1, 1e-14));
        QVERIFY(near(v.value(Criterion::D), 0.05, 1e-14));
        QVERIFY(near(v.e, 2, 1e-14));
        QVERIFY(near(v.modifiedE, 20, 1e-14));
    }

    void theCriteriaAgreeWithADecompositionForAnyNumberOfParameters() {
        for (int p = 1; p <= 12; ++p) {
            RandomStream random(3, static_cast<std::uint64_t>(p));
            Eigen::MatrixXd j(2 * p, p);
            for (Eigen::Index i = 0; i < j.size(); ++i) j(i) = random.normal();
            const Eigen::MatrixXd m = j.transpose() * j;
            const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(m);
            const Eigen::VectorXd variances = solver.eigenvalues().cwiseInverse();
            const CriterionValues v = criteriaOfInformation(m);
            // Rounding grows with the condition number, here at most a few thousand.
            QVERIFY(near(v.a, variances.sum(), 1e-11));
            QVERIFY(near(v.logD, variances.array().log().sum(), 1e-11));
            QVERIFY(near(v.e, variances[0], 1e-11));
            QVERIFY(near(v.modifiedE, variances[0] / variances[p - 1], 1e-11));
        }
    }

    void anEqualLargestEigenvalueIsFound() {
        const CriterionValues v = criteriaOfInformation(2 * Eigen::Matrix4d::Identity());
        QVERIFY(near(v.e, 0.5, 1e-14));
        // Two eigenvalues that differ by 1e-9 of themselves.
        QVERIFY(near(criteriaOfInformation(Eigen::Vector2d(1, 1 + 1e-9).asDiagonal()).e, 1, 1e-14));
    }

    void whatDoesNotDetermineTheParametersIsInfiniteInAnyUnits() {
        for (const double unit : {1e-9, 1.0, 1e9}) {
            Eigen::MatrixXd j(2, 3);
            j << 1, 2, 3 * unit, 0, 1, unit;
            const CriterionValues v = criteriaOfInformation(j.transpose() * j);
            QVERIFY(!v.determined);
            for (const auto criterion : kConvex) QVERIFY(std::isinf(v.value(criterion)));
        }
        // Badly scaled, yet determined: the variances are 1 and 1e-24.
        const CriterionValues v = criteriaOfInformation(Eigen::Vector2d(1, 1e24).asDiagonal());
        QVERIFY(v.determined);
        QVERIFY(near(v.a, 1, 1e-14));
        QVERIFY(near(v.logD, std::log(1e-24), 1e-14));
    }

    void theOptimaOfTheServoPressAreFound_data() {
        QTest::addColumn<QString>("instance");
        QTest::newRow("12 sensors") << "oed12";
        QTest::newRow("30 sensors") << "oed30";
    }
    void theOptimaOfTheServoPressAreFound() {
        QFETCH(QString, instance);
        const SensorFile file = samples::pressSensors(instance.toStdString());
        const auto reference = nlohmann::json::parse(samples::textOfFile(
            sourceDir() + "/resources/rigs/servo-press/oed/" + instance.toStdString() + ".solution.json"));
        const Enumeration all =
            enumerateCombinations(file.set, file.limits, {std::begin(kConvex), std::end(kConvex)}, 20, 0, {});
        QVERIFY(all.complete);
        QCOMPARE(static_cast<double>(all.combinations), combinationCount(freeSensors(file.set, file.limits)));
        for (const auto& ranking : all.rankings) {
            const auto& expected = reference["psi_" + toString(ranking.criterion)];
            const auto subset = expected["subset"].get<std::vector<int>>();
            QVERIFY(ranking.best.front().sensors == subset);
            // The references have 16 digits; rounding grows with the condition number, below 1e3 here.
            QVERIFY(near(ranking.best[0].values.value(ranking.criterion), expected["optimum"], 1e-12));
            // Their second best is the second of the combinations with the most sensors.
            const auto second =
                std::find_if(ranking.best.begin() + 1, ranking.best.end(), [&](const auto& c) {
                    return static_cast<int>(c.sensors.size()) == file.limits.maxSensors;
                });
            QVERIFY(second != ranking.best.end());
            QVERIFY(near(second->values.value(ranking.criterion), expected["second_best"], 1e-12));
            QCOMPARE(tiesOf(ranking).size(), std::size_t{1});

            const BranchResult branch = proven(file.set, file.limits, ranking.criterion);
            QVERIFY(branch.end == SelectionEnd::Proven);
            QVERIFY(branch.best == subset);
            QVERIFY(branch.gap() <= 2 * kProofTolerance);
            // The bound of the relaxation lies below its value, and close to it.
            QVERIFY(std::exp(branch.logRelaxed) <= expected["relaxation_value"].get<double>() * (1 + 1e-12));
            QVERIFY(near(std::exp(branch.logRelaxed), expected["relaxation_lower_bound"], 1e-5));
        }
    }

    void proofsAgreeWithFullEnumerationOnRandomInstances() {
        int determined = 0, undetermined = 0, limitedByCost = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const Instance instance = randomInstance(seed);
            const Enumeration all = enumerateCombinations(instance.set, instance.limits,
                                                          {std::begin(kEvery), std::end(kEvery)}, 5, 1, {});
            for (const auto& ranking : all.rankings) {
                const std::string where = "seed " + std::to_string(seed) + " " + toString(ranking.criterion);
                const BranchResult branch = proven(instance.set, instance.limits, ranking.criterion, 1);
                const double best = ranking.best.empty() ? std::numeric_limits<double>::infinity()
                                                         : ranking.best.front().values.log(ranking.criterion);
                if (std::isinf(best)) {
                    QVERIFY2(branch.end == SelectionEnd::Undetermined, where.c_str());
                    QVERIFY2(branch.best.empty(), where.c_str());
                    ++undetermined;
                    continue;
                }
                ++determined;
                limitedByCost += !instance.set.costs.empty();
                QVERIFY2(branch.end == SelectionEnd::Proven, where.c_str());
                // Both logarithms are of size 100 at most, the proof distinguishes 1e-9.
                QVERIFY2(std::abs(branch.logValue - best) <= 2 * kProofTolerance, where.c_str());
                QVERIFY2(branch.logRelaxed <= best, where.c_str());
                QVERIFY2(branch.logBound <= best && branch.logBound <= branch.logValue, where.c_str());
                // What is claimed to be best is allowed and has that value.
                const double again =
                    criteriaOfInformation(instance.set.information(branch.best)).log(ranking.criterion);
                QVERIFY2(std::abs(again - branch.logValue) <= 1e-8, where.c_str());
                QVERIFY2(static_cast<int>(branch.best.size()) <= instance.limits.maxSensors, where.c_str());
                QVERIFY2(instance.set.cost(branch.best) <= instance.limits.costLimit, where.c_str());
                for (const int k : instance.limits.required)
                    QVERIFY2(std::count(branch.best.begin(), branch.best.end(), k) == 1, where.c_str());
                for (const int k : instance.limits.forbidden)
                    QVERIFY2(std::count(branch.best.begin(), branch.best.end(), k) == 0, where.c_str());
            }
        }
        // The instances are of every kind.
        QVERIFY(determined > 700 && undetermined > 50 && limitedByCost > 100);
    }

    void proofsWithoutAGoodStartAgreeToo() {
        // Larger instances with single readings, where the root decides nothing: the tree itself is at work.
        long long nodes = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            RandomStream random(seed, 5);
            std::vector<Eigen::MatrixXd> rows;
            for (int k = 0; k < 20; ++k) {
                Eigen::MatrixXd j(1, 4);
                for (Eigen::Index i = 0; i < 4; ++i) j(i) = random.normal();
                rows.push_back(j / j.norm());
            }
            const CandidateSensors set = setOf(rows);
            SelectionLimits limits;
            limits.maxSensors = 6;
            const Enumeration all =
                enumerateCombinations(set, limits, {std::begin(kEvery), std::end(kEvery)}, 1, 0, {});
            for (const auto& ranking : all.rankings) {
                BranchOptions options;
                options.randomStarts = 0;
                const BranchResult branch = branchAndBound(set, limits, ranking.criterion, options, {});
                QVERIFY(branch.end == SelectionEnd::Proven);
                QVERIFY(std::abs(branch.logValue - ranking.best.front().values.log(ranking.criterion)) <=
                        2 * kProofTolerance);
                nodes += branch.nodes;
            }
        }
        QVERIFY(nodes > 18); // more than the roots
    }

    void theBoundOfTheConditionNumberIsExactWhereItIsKnown() {
        // Diagonal sensors: p0 is seen with information 9 per sensor, p1 with 1. Of at most 3 sensors the
        // best are two of p1 and one of p0: 9/2. With weights between 0 and 1 two of p1 against a part of p0
        // would be balanced (1); three of at least 2 readings hold more than that.
        const CandidateSensors set = setOf({row({3, 0}), row({3, 0}), row({0, 1}), row({0, 1})});
        SelectionLimits limits;
        limits.maxSensors = 3;
        const BranchResult result = proven(set, limits, Criterion::ModifiedE, 1);
        QVERIFY(result.end == SelectionEnd::Proven);
        QVERIFY((result.best == std::vector<int>{0, 2, 3} || result.best == std::vector<int>{1, 2, 3}));
        QVERIFY(near(std::exp(result.logValue), 4.5, 1e-12));
        QVERIFY(std::exp(result.logBound) > 4.5 * (1 - 1e-8) && result.logBound <= result.logValue);
        // Sensors that all see p0 a hundred times as clearly: whatever the weights, the condition number of
        // cos^2, sin^2 about an axis is at least that of the most balanced sensor.
        CandidateSensors narrow;
        std::vector<Eigen::MatrixXd> rows;
        for (int k = 0; k < 40; ++k) {
            const double angle = 0.02 + 0.0005 * k;
            rows.push_back(row({std::cos(angle), (k % 2 ? 1 : -1) * std::sin(angle)}));
        }
        narrow = setOf(rows);
        limits.maxSensors = 10; // 8.5e8 combinations of 10, 1.2e9 of at most so many
        BranchOptions options;
        options.nodeLimit = 2000;
        const BranchResult many = branchAndBound(narrow, limits, Criterion::ModifiedE, options, {});
        // M = sum w (cos^2, sin^2): ME >= cos^2/sin^2 of the widest angle, 1/tan^2 0.0395.
        const double least = 1 / std::pow(std::tan(0.0395), 2);
        QVERIFY(std::exp(many.logRelaxed) >= least * (1 - 1e-6));
        QVERIFY(many.gap() < 0.02);
    }

    void aLimitOfRelaxationsEndsAProofAtTheSamePlaceOnAnyNumberOfThreads() {
        // Single readings all around, which weights balance perfectly: the root proves nothing.
        RandomStream random(1, 5);
        std::vector<Eigen::MatrixXd> rows;
        for (int k = 0; k < 40; ++k) {
            Eigen::MatrixXd j(1, 4);
            for (Eigen::Index i = 0; i < 4; ++i) j(i) = random.normal();
            rows.push_back(j / j.norm());
        }
        const CandidateSensors set = setOf(rows);
        SelectionLimits limits;
        limits.maxSensors = 6; // 4.6e6 combinations
        const BranchResult full = proven(set, limits, Criterion::ModifiedE);
        QVERIFY(full.end == SelectionEnd::Proven);
        QVERIFY(near(std::exp(full.logRelaxed), 1, 1e-6));
        BranchOptions options;
        options.randomStarts = 0;
        options.nodeLimit = full.nodes / 4;
        options.threads = 1;
        const BranchResult one = branchAndBound(set, limits, Criterion::ModifiedE, options, {});
        options.threads = 2;
        const BranchResult two = branchAndBound(set, limits, Criterion::ModifiedE, options, {});
        QVERIFY(one.end == SelectionEnd::NodeLimit);
        QVERIFY(one.nodes >= options.nodeLimit && one.nodes < options.nodeLimit + 32);
        QVERIFY(one.best == two.best);
        QCOMPARE(one.logBound, two.logBound);
        QCOMPARE(one.nodes, two.nodes);
        QVERIFY(one.logBound <= full.logValue && one.logValue >= full.logBound);
    }

    void theResultIsTheSameForAnyNumberOfThreads() {
        const SensorFile file = samples::pressSensors("oed12");
        const Enumeration one =
            enumerateCombinations(file.set, file.limits, {Criterion::A, Criterion::ModifiedE}, 50, 1, {});
        const Enumeration two =
            enumerateCombinations(file.set, file.limits, {Criterion::A, Criterion::ModifiedE}, 50, 2, {});
        for (std::size_t c = 0; c < 2; ++c)
            for (std::size_t i = 0; i < 50; ++i) {
                QVERIFY(one.rankings[c].best[i].sensors == two.rankings[c].best[i].sensors);
                QCOMPARE(one.rankings[c].best[i].values.a, two.rankings[c].best[i].values.a);
            }
        const CandidateSensors set = samples::structure(40, 4, 9);
        SelectionLimits limits;
        limits.maxSensors = 7;
        for (const auto criterion : kConvex) {
            const BranchResult a = proven(set, limits, criterion, 1), b = proven(set, limits, criterion, 2);
            QVERIFY(a.best == b.best);
            QCOMPARE(a.logValue, b.logValue);
            QCOMPARE(a.logBound, b.logBound);
            QCOMPARE(a.nodes, b.nodes);
        }
    }

    /// The list around the best one against all combinations: no value of it is below the true one of its
    /// rank, all are what they say, and nearly all lists are the true ones.
    void theListAroundTheBestOneIsThatOfAllCombinations() {
        constexpr std::size_t kListed = 12;
        int listed = 0, same = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            const Instance instance = randomInstance(seed);
            const Enumeration all = enumerateCombinations(
                instance.set, instance.limits, {std::begin(kEvery), std::end(kEvery)}, kListed, 1, {});
            for (const auto& ranking : all.rankings) {
                if (ranking.best.empty() || !ranking.best.front().values.determined) continue;
                const Criterion by = ranking.criterion;
                const auto found = combinationsNear(instance.set, instance.limits, by,
                                                    ranking.best.front().sensors, kListed);
                QVERIFY(!found.empty() && found.size() <= kListed);
                std::set<std::vector<int>> distinct;
                bool equal = true;
                for (std::size_t k = 0; k < found.size(); ++k) {
                    QVERIFY(distinct.insert(found[k].sensors).second);
                    QVERIFY(found[k].sensors.size() <= static_cast<std::size_t>(instance.limits.maxSensors));
                    QVERIFY(instance.set.cost(found[k].sensors) <= instance.limits.costLimit);
                    for (const int required : instance.limits.required)
                        QVERIFY(std::count(found[k].sensors.begin(), found[k].sensors.end(), required) == 1);
                    for (const int forbidden : instance.limits.forbidden)
                        QVERIFY(std::count(found[k].sensors.begin(), found[k].sensors.end(), forbidden) == 0);
                    const double own =
                        criteriaOfInformation(instance.set.information(found[k].sensors)).log(by);
                    QCOMPARE(own, found[k].values.log(by));
                    if (k >= ranking.best.size() || !ranking.best[k].values.determined) {
                        equal = false;
                        continue;
                    }
                    const double truth = ranking.best[k].values.log(by);
                    QVERIFY(own >= truth - 1e-8 * std::max(1.0, std::abs(truth)));
                    equal = equal && std::abs(own - truth) <= 1e-8 * std::max(1.0, std::abs(truth));
                }
                ++listed;
                same += equal;
            }
        }
        QVERIFY2(listed > 200, qPrintable(QString::number(listed)));
        QVERIFY2(same >= listed * 95 / 100, qPrintable(QString("%1 of %2").arg(same).arg(listed)));
    }

    void sixtySensorsAreProvenOptimal() {
        const CandidateSensors set = samples::structure(60, 5, 1);
        SelectionLimits limits;
        limits.maxSensors = 8; // 60 choose 8 is 2.6e9
        for (const auto criterion : kEvery) {
            const BranchResult result = proven(set, limits, criterion);
            QVERIFY(result.end == SelectionEnd::Proven);
            // No exchange search from elsewhere finds anything below the bound.
            const ExchangeResult other = exchangeSearch(set, limits, criterion, 40, 77, 0);
            QVERIFY(other.logValue >= result.logBound);
        }
    }

    void noSensorMoreIsEverWorseForADAndE() {
        const CandidateSensors set = samples::structure(12, 3, 4);
        std::vector<int> chosen{0};
        for (int k = 1; k < 12; ++k) {
            const CriterionValues before = criteriaOfInformation(set.information(chosen));
            chosen.push_back(k);
            const CriterionValues after = criteriaOfInformation(set.information(chosen));
            for (const auto criterion : kConvex)
                QVERIFY(after.log(criterion) <= before.log(criterion) + 1e-12);
        }
    }

    void theModifiedECriterionMayPreferFewerSensors() {
        // The first two sensors alone have condition number 1; a third one along p0 spoils it.
        const CandidateSensors set = setOf({row({1, 0}), row({0, 1}), row({3, 0})});
        SelectionLimits limits;
        limits.maxSensors = 3;
        const Enumeration all = enumerateCombinations(set, limits, {Criterion::ModifiedE}, 10, 1, {});
        QVERIFY((all.rankings[0].best.front().sensors == std::vector<int>{0, 1}));
        QVERIFY(near(all.rankings[0].best.front().values.modifiedE, 1, 1e-14));
        const ExchangeResult found = exchangeSearch(set, limits, Criterion::ModifiedE, 4, 1, 1);
        QVERIFY((found.best == std::vector<int>{0, 1}));
    }

    void equalCombinationsAreNamed() {
        const CandidateSensors set = setOf({row({2, 0}), row({0, 2}), row({2, 0}), row({0, 2}), row({1, 1})});
        SelectionLimits limits;
        limits.maxSensors = 2;
        const Enumeration all = enumerateCombinations(set, limits, {Criterion::D}, 20, 2, {});
        const auto ties = tiesOf(all.rankings[0]);
        QCOMPARE(ties.size(), std::size_t{4});
        QVERIFY((ties[0].sensors == std::vector<int>{0, 1}));
        QVERIFY((ties[1].sensors == std::vector<int>{0, 3}));
        QVERIFY((ties[3].sensors == std::vector<int>{2, 3}));
        // 15 combinations of one or two, of which the five single ones, {0, 2} and {1, 3} determine nothing.
        QCOMPARE(all.combinations, 15LL);
        QCOMPARE(all.undetermined, 7LL);
    }

    void otherUnitsOfAParameterChangeTheValueOfDByTheirFactorAndNotTheChoice() {
        const CandidateSensors set = samples::structure(14, 3, 8);
        CandidateSensors other = set;
        for (auto& j : other.rows) j.col(1) *= 1e7; // p1 in a unit 1e7 times as large
        SelectionLimits limits;
        limits.maxSensors = 5;
        const BranchResult a = proven(set, limits, Criterion::D), b = proven(other, limits, Criterion::D);
        QVERIFY(a.best == b.best);
        QVERIFY(near(b.logValue, a.logValue - 14 * std::log(10.0), 1e-10));
        // All parameters in another unit: A and E change by the factor squared.
        CandidateSensors all = set;
        for (auto& j : all.rows) j *= 1e-5;
        for (const auto criterion : {Criterion::A, Criterion::E}) {
            const BranchResult x = proven(set, limits, criterion), y = proven(all, limits, criterion);
            QVERIFY(x.best == y.best);
            QVERIFY(near(y.logValue, x.logValue + 10 * std::log(10.0), 1e-10));
        }
    }

    void aStoppedSearchKeepsABoundThatHolds() {
        const CandidateSensors set = samples::structure(30, 4, 6);
        SelectionLimits limits;
        limits.maxSensors = 6;
        const Enumeration all = enumerateCombinations(set, limits, {Criterion::A}, 1, 0, {});
        const double best = all.rankings[0].best.front().values.log(Criterion::A);
        BranchOptions options;
        options.timeLimit = 0;
        const BranchResult timed = branchAndBound(set, limits, Criterion::A, options, {});
        QVERIFY(timed.end == SelectionEnd::TimeLimit);
        QVERIFY(std::isfinite(timed.logBound) && timed.logBound <= best);
        QVERIFY(timed.logValue >= best - 1e-9);
        std::stop_source stop;
        stop.request_stop();
        Progress progress;
        progress.stop = stop.get_token();
        QVERIFY(branchAndBound(set, limits, Criterion::A, {}, progress).end == SelectionEnd::Cancelled);
        QVERIFY(!enumerateCombinations(set, limits, {Criterion::A}, 1, 0, progress).complete);
    }

    /// Every combination told is there once, best first, and what was known before is among them.
    void aProofTellsEveryCombinationOnce() {
        const CandidateSensors set = samples::structure(40, 5, 3);
        SelectionLimits limits;
        limits.maxSensors = 7;
        BranchOptions options;
        // A bad one to begin with, twice, once in another order.
        options.known = {{0, 1, 2, 3, 4, 5, 6}, {6, 5, 4, 3, 2, 1, 0}};
        Progress progress;
        std::size_t most = 0, events = 0;
        progress.report = [&](const ProgressEvent& event) {
            ++events;
            const std::set<std::vector<double>> different(event.populationEstimates.begin(),
                                                          event.populationEstimates.end());
            QCOMPARE(different.size(), event.populationEstimates.size());
            QVERIFY(std::is_sorted(event.population.begin(), event.population.end()));
            most = std::max(most, different.size());
        };
        for (const auto criterion : kConvex) {
            const BranchResult with = branchAndBound(set, limits, criterion, options, progress);
            QVERIFY(with.end == SelectionEnd::Proven);
            QVERIFY(with.best == branchAndBound(set, limits, criterion, {}, {}).best);
        }
        QVERIFY(events > 3 && most > 1);
    }

    /// Without the limit it goes on for minutes.
    void aTimeLimitIsKept() {
        const CandidateSensors set = samples::structure(200, 10, 4);
        SelectionLimits limits;
        limits.maxSensors = 20;
        BranchOptions options;
        for (const double seconds : {0.0, 0.5}) {
            options.timeLimit = seconds;
            const BranchResult result = branchAndBound(set, limits, Criterion::D, options, {});
            QCOMPARE(result.best.size(), std::size_t(20));
            QVERIFY(result.end == SelectionEnd::TimeLimit && std::isfinite(result.gap()));
            if (seconds == 0) QCOMPARE(result.nodes, 0LL);
        }
    }

    /// What is told by the work done, not by a clock: a stop ends every part of a search within a small share
    /// of what it would do, and leaves an allowed combination and a bound that holds.
    void aStopEndsEveryPartSoon() {
        const CandidateSensors set = samples::structure(500, 14, 9);
        SelectionLimits limits;
        limits.maxSensors = 60;
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = stop.get_token();
        const FreeSensors sensors = freeSensors(set, limits);
        const PartialChoice all{sensors.required, sensors.free, sensors.places, sensors.costLeft};
        for (const auto criterion : kEvery) {
            const ExchangeResult found = exchangeSearch(set, limits, criterion, 8, 1, 0, stopped);
            QCOMPARE(found.best.size(), std::size_t(60));
            QVERIFY(std::isfinite(found.logValue));
            QVERIFY2(found.scores < 60 * 500 / 20, qPrintable(QString::number(found.scores)));
            QVERIFY(combinationsNear(set, limits, criterion, found.best, 50, stopped).size() == 1);

            const auto relaxation = makeRelaxation(set, criterion);
            const RelaxedBound soon = relaxation->solve(all, kInfinity, 1e-9, stopped);
            QVERIFY2(soon.steps > 0 && soon.steps < 30, qPrintable(QString::number(soon.steps)));
            QVERIFY(std::isfinite(soon.logBound) && soon.gains.size() == all.open.size());
            QVERIFY(soon.logBound <= found.logValue);
            if (criterion == Criterion::ModifiedE) continue; // dense steps: minutes to the end
            const RelaxedBound whole = relaxation->solve(all, kInfinity, 1e-9);
            QVERIFY(whole.steps > soon.steps && soon.logBound <= whole.logRelaxed);
            // The quick combination is a good one all the same: within a factor 2 of the bound.
            QVERIFY2(found.logValue - whole.logBound < std::log(2.0) * (criterion == Criterion::D ? 14 : 1),
                     qPrintable(QString::number(found.logValue - whole.logBound)));
        }
        QVERIFY(Dominance(set, *makeRelaxation(set, Criterion::D), sensors, stopped).above(3).empty());
        // A step that alone takes seconds is not begun; what always holds is the bound: no condition below 1.
        const CandidateSensors many = samples::structure(1400, 4, 9);
        const FreeSensors free = freeSensors(many, limits);
        const RelaxedBound none =
            makeRelaxation(many, Criterion::ModifiedE)
                ->solve({free.required, free.free, free.places, free.costLeft}, kInfinity, 1e-9, stopped);
        QCOMPARE(none.steps, 0);
        QVERIFY(none.logBound <= 0 && none.logBound > -1e-9);
    }

    void theQuickOrderKeepsTheLimits() {
        CandidateSensors set = samples::structure(40, 4, 3);
        for (int k = 0; k < 40; ++k) set.costs.push_back(1 + k % 5);
        SelectionLimits limits;
        limits.maxSensors = 12;
        limits.costLimit = 20;
        limits.required = {7};
        limits.forbidden = {0, 1, 2};
        const std::vector<int> order = quickOrder(set, limits);
        QVERIFY(order.size() >= 4 && order.size() <= 11);
        double cost = set.cost(7);
        for (const int k : order) {
            QVERIFY(k > 2 && k != 7);
            cost += set.cost(k);
        }
        QVERIFY(cost <= 20);
        QCOMPARE(std::set<int>(order.begin(), order.end()).size(), order.size());
    }

    void theBestSoFarIsToldWhileItRuns() {
        const SensorFile file = samples::pressSensors("oed12");
        std::vector<ProgressEvent> events;
        Progress progress;
        progress.report = [&](const ProgressEvent& event) { events.push_back(event); };
        const Enumeration all = enumerateCombinations(file.set, file.limits, {Criterion::A}, 10, 0, progress);
        QVERIFY(events.size() > 5);
        double last = std::numeric_limits<double>::infinity();
        for (const auto& event : events) {
            if (!event.hasObjective) continue;
            QVERIFY(event.objective <= last);
            last = event.objective;
            QVERIFY(std::is_sorted(event.population.begin(), event.population.end()));
            QCOMPARE(event.estimate.size(), std::size_t{12});
        }
        QCOMPARE(last, all.rankings[0].best.front().values.a);
        QCOMPARE(events.back().done, events.back().total);
        QVERIFY(events.back().estimate == weightsOf(file.set, all.rankings[0].best.front().sensors));
    }

    void aSensorIsWorthWhatTheCriterionLosesWithoutIt() {
        const CandidateSensors set = setOf({row({2, 0}), row({0, 1}), row({0, 1}), row({0, 0})});
        const auto worth = sensorWorth(set, {0, 1}, Criterion::E);
        QVERIFY(std::isinf(worth[0]) && std::isinf(worth[1])); // p0 or p1 is no longer determined
        QVERIFY(near(worth[2], 0.5, 1e-14));                   // the variance of p1 falls from 1 to 1/2
        QVERIFY(near(worth[3], 1, 1e-14));
        QVERIFY(std::isnan(sensorWorth(set, {0, 3}, Criterion::E)[0]));
    }

    void limitsThatCannotBeAreRefused_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no such sensor") << 0 << "required sensor 9: sensors are numbered from 0 to 3";
        QTest::newRow("both") << 1 << "sensor 2 (2) is both required and forbidden";
        QTest::newRow("too many") << 2 << "3 sensors are required, but max_sensors = 2";
        QTest::newRow("too dear") << 3 << "the required sensors cost 5, but cost_limit = 4";
        QTest::newRow("negative") << 4 << "cost -1 of sensor 1: it must be a number of at least 0";
        QTest::newRow("none") << 5 << "max_sensors = 0: it must be at least 1";
    }
    void limitsThatCannotBeAreRefused() {
        QFETCH(int, kind);
        QFETCH(QString, sentence);
        CandidateSensors set = setOf({row({1}), row({2}), row({3}), row({4})});
        SelectionLimits limits;
        limits.maxSensors = 2;
        if (kind == 0) limits.required = {9};
        if (kind == 1) limits.required = limits.forbidden = {2};
        if (kind == 2) limits.required = {0, 1, 2};
        if (kind == 3) {
            set.costs = {2, 3, 1, 1};
            limits.required = {0, 1};
            limits.costLimit = 4;
        }
        if (kind == 4) set.costs = {1, -1, 1, 1};
        if (kind == 5) limits.maxSensors = 0;
        try {
            checkSelection(set, limits);
        } catch (const Error& e) {
            QCOMPARE(QString::fromStdString(e.sentence()), sentence);
            return;
        }
        QFAIL("no error");
    }
};

RIGOR_CORE_TEST(TestSelectionSearch)
#include "test_selection_search.moc"

} // namespace test_selection_search

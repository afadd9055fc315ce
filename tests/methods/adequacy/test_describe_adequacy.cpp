// The typed result of model adequacy is stored and read again as it was, and what an earlier version stored
// is read as far as it goes.
#include "core/methods/adequacy/present/present.h"
#include "core/methods/adequacy/result.h"
#include "tests/support/kept_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_describe_adequacy {

using namespace rigor;
using namespace rigor::adequacy;

class TestDescribeAdequacy : public QObject {
    Q_OBJECT
    static AdequacyResult full() {
        AdequacyResult r;
        const ByName<double> at{{"k", 2}, {"d", 3}};
        const Matrix c{{4, 0.5}, {0.5, 1}};
        r.sensors = "y, z", r.criterion = "E";
        r.outputUnits = {{"y", "m"}, {"z", ""}};
        r.sets = {{{"y", "z"}, 5, 3.75, 4.1, 4.6, true, "", true, 12, false, at, c},
                  {{"y"}, kNaN, kNaN, kNaN, kNaN, false, "k and d only together", false, 1e9, true, {}, {}}};
        r.proof = {"node-limit", 20000, 0.02};
        r.covariance = {{"k", "d"}, {"N/m", ""}, "y, z", c,  c,    true, {{1, 0.25}, {0.25, 1}},
                        c,          c,           {3, 1}, 12, true, 40.5, 42};
        r.ellipsoid = {0.9, 4.6, {2, 3}, {5, 2}, {{1, 0}, {0, 1}}, {4.3, 2.1}, {}, 5.5};
        r.ellipsoid->pairs = {
            {{"k", "d"}, 0.25, {{5, 2}, {4.3, 2.1}, 5.5}, EllipseResult{{4, 1}, {3, 1}, 2}}};
        r.contour = {false, 0.2, 0.1, "It bends.", {{at, 4.6, 5.1, ""}, {{}, 4.6, kNaN, "beyond"}}};
        r.splits = {{"A",
                     "up",
                     0.01,
                     0.3,
                     kNaN,
                     0.6,
                     9,
                     2.4,
                     kConsistent,
                     {"x"},
                     {at, c, c, 21, ""},
                     {at, c, {}, 20, ""}},
                    {"B",
                     "up",
                     kNaN,
                     kNaN,
                     kNaN,
                     kNaN,
                     kNaN,
                     kNaN,
                     kNotTested,
                     {},
                     {{}, {}, {}, 0, "no answer"},
                     {}}};
        r.significance = 0.01;
        r.estimated = {"B", true};
        r.models = {{"A", kConsistent, "A holds."}, {"B", kNotTested, "B was not tested."}};
        r.modelEstimates = {{"A", false, true, "", 42, at, c}, {"B", true, false, "flat", 42, {}, {}}};
        r.fits = {{"A", 40, 40, 0.5, 0.5, kNaN, 1, false}};
        r.repeatability = {{"y", 58, 0.2, 0.14, 0.1, 0.001, true, 0.4, false, 8, 5.5, 6, 0.48, true}};
        r.coverage = {2000, 1999, 0.95, 0.94, 0.96, 3, 1e-8, {0.01, -0.02}, c};
        r.profiles = {{"k", kNaN, 6, 0.2}};
        r.nextExperiment = {"x", 4.1, {{7, 3.9}, {7, 3.7}}};
        r.nextSeries = {"series", 4.1, {{"3", true, 3.9, 3.9, at, at}}, "no more"};
        Tables& t = r.tables;
        t.estimates = {{"k", "d"}, {"N/m", ""}, {2, 3}, {2, 1}, {-2, 1}, {6, 5}, {-2.3, 0.9}, {6.3, 5.1}};
        t.modelEstimates = {{"A", "A"}, {kConsistent, kConsistent}, *t.estimates, {"", "yes"}};
        t.sensorSets = {{"y, z", "y"},
                        "N2/m2",
                        "N4/m4",
                        "N2/m2",
                        {2, 1},
                        {5, kNaN},
                        {3, kNaN},
                        {4, kNaN},
                        {4.6, kNaN},
                        {12, 1e9},
                        {"yes", "no"},
                        {"yes", ""},
                        {{"k", "N/m", {2, kNaN}, {2, kNaN}}, {"d", "", {3, kNaN}, {1, kNaN}}},
                        {"", "why"}};
        t.splits = {
            {"A"},  {"up"},        {21},
            {20},   {0.01},        {0.3},
            {kNaN}, {0.6},         {9},
            {2.4},  {kConsistent}, {{"calibration_k", "N/m", {2}, {1}}, {"validation_k", "N/m", {2.5}, {1}}}};
        t.ellipses = {{"estimate"}, {""}, {""}, {"projection"}, {"k"}, {"d"}, {1}, {2}};
        t.trajectories = {{"A", "B"}, {"7", "7"}, {"y", "y"}, {kNaN, kNaN},   {1, 1},
                          {1.1, 1.2}, {-0.5, -1}, {4, 4},     {"yes", "yes"}, {{"x", "N", {7, 7}}}};
        t.repeatability = {{"y"},  {58},    {0.2},     {0.14}, {0.1},           {8}, {5.5}, {6},
                           {0.48}, {0.001}, {"above"}, {0.4},  {"not rejected"}};
        t.quantiles = {{"y", "y"}, {-1, 1}, {-1.1, 0.9}};
        t.coverage = {{{"k", "N/m", {2, 2.1}}, {"d", "", {3, 2.9}}}};
        t.profile = {{"k", "k"}, {1, 3}, {0.3, 0.2}};
        t.profileIntervals = {{"k"}, {"N/m"}, {kNaN}, {6}, {-2}, {6}, {0.2}};
        const DesignColumns design{"N2/m2", {3.9, 4}, {0.05, 0.02}, {1, kNaN}, {3.9, kNaN}};
        t.nextExperiment = {"x", "N", {7, 8}, design, {2, 0}};
        t.nextExperimentSteps = {"x", "N", "N2/m2", {1, 2}, {7, 7}, {3.9, 3.7}};
        t.nextSeries = {{"3", "5"}, {kRepetition, kWithData}, {20, 22}, design, {1, 0}};
        t.nextSeriesSteps = {{"3"}, {kRepetition}, "N2/m2", {3.9}, {3.9}, {{"k", "N/m", {2}, {1.9}}}};
        t.plannedSensors = {{"w", "v"}, {"m", ""}, {0.1, 0.2}, design};
        return r;
    }

  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        AdequacyResult after = sample::kept(full());
        Result again;
        write(after, again);
        QCOMPARE(again.tables.size(), std::size_t(16));
        QVERIFY(!after.sets[1].estimate && !after.sets[1].covariance);
        QCOMPARE(after.sets[0].names(), std::string("y, z"));
        QVERIFY(std::isnan(after.contour->points[1].rise) && !after.contour->points[1].at);
        QCOMPARE(after.unitOf("y"), std::string("m"));
        QCOMPARE(after.tables.sensorSets->unknowns.size(), std::size_t(2));
        QCOMPARE(after.tables.splits->unknowns[1].name, std::string("validation_k"));
        QCOMPARE(after.tables.nextExperiment->input, std::string("x"));
        QCOMPARE(after.tables.nextExperimentSteps->input, std::string("x"));
        QCOMPARE(after.tables.nextSeriesSteps->unknowns[0].errors[0], 1.9);
    }

    /// A run that ended before there was an answer writes what it has, and nothing else.
    void anEmptyResultIsStoredAsNulls() {
        AdequacyResult none;
        Result stored;
        write(none, stored);
        QVERIFY(stored.tables.empty());
        QVERIFY(stored.diagnostics["ellipsoid"].is_null());
        for (const char* key : {"proof", "contour", "coverage", "profile", "next_experiment", "next_series"})
            QVERIFY2(!stored.diagnostics.contains(key), key);
        QVERIFY(stored.diagnostics["splits"].is_array() && stored.diagnostics["splits"].empty());
    }

    void whatIsMissingOrOfAnotherKindIsLeftOut() {
        Result old;
        old.method = "model-adequacy";
        old.outcome = RunOutcome::Answered;
        old.unknowns = {{.name = "k", .value = 2, .standardError = 1}, {.name = "d", .value = 3}};
        old.diagnostics = {{"sensors", 3},
                           {"selection", {{{"sensors", {"y"}}, {"determined", "yes"}}, 7}},
                           {"covariance", {{"determined", true}, {"matrix", {{1}, {2, "x"}}}}},
                           {"ellipsoid", "none"},
                           {"splits", {{{"model", "A"}, {"calibration", {{"estimate", {{"k", 1}}}}}}}},
                           {"coverage", {{"refits", 2.5}}},
                           {"repeatability", nullptr}};
        old.tables = {{"sensor_sets", "", {{"sensors", "", {}, {"y"}}, {"A", "m", {1}, {}}}},
                      {"repeatability",
                       "",
                       {{"sensor", "", {}, {"y"}}, {"sigma", "", {0.1}, {}}, {"p", "", {0.2}, {}}}},
                      {"courses",
                       "",
                       {{"model", "", {}, {"A"}}, {"experiment", "", {}, {"1"}}, {"output", "", {}, {"y"}}}},
                      {"next_series_steps", "", {{"series", "", {3}, {}}}},
                      {"ellipses", "", {}}};
        const AdequacyResult read = rigor::read<AdequacyResult>(old);
        QVERIFY(read.sensors.empty() && !read.ellipsoid);
        QCOMPARE(read.sets.size(), std::size_t(1));
        QVERIFY(!read.sets[0].determined);
        QCOMPARE(read.coverage->refits, 0LL);
        QCOMPARE(read.tables.nextSeriesSteps->series, (std::vector<std::string>{"3"}));
        // What is there is shown, and nothing throws.
        const Presentation shown = presentAdequacy(old, {});
        QVERIFY(shown.pages.size() > 3);
        QVERIFY(!shown.sections.empty());
        QVERIFY(!shown.factsOf({}).empty());
    }
};

RIGOR_CORE_TEST(TestDescribeAdequacy)
#include "test_describe_adequacy.moc"

} // namespace test_describe_adequacy

// The typed result of the filter is stored and read again as it was, and what an earlier version stored is
// read as far as it goes.
#include "core/methods/filter/present/present.h"
#include "core/methods/filter/result.h"
#include "core/methods/result/stored_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_describe_filter {

using namespace rigor;

class TestDescribeFilter : public QObject {
    Q_OBJECT
    static FilterResult full() {
        FilterResult r;
        r.refinement = {{0.5, 9, 30, true, 10}, {-0.5, 7, 1, false, 10}};
        r.nis = 2.9, r.band = {2.8, 3.1}, r.nisExpected = 3, r.nisInside = 0.95;
        r.verdict = "consistent", r.words = "The filter may be believed.";
        r.judgedFrom = 2, r.settled = 2.5;
        r.updates = 1000, r.coverage = 0.951, r.rejected = 3, r.steps = 5000000000;
        r.sensors = {{.sensor = "p 1",
                      .values = 500,
                      .nis = 1.01,
                      .band = {0.9, 1.1},
                      .lagsOutside = 2,
                      .words = "white",
                      .level = 0},
                     {.sensor = "s", .values = 3}}; // too few to tell
        r.gaps = {{"s", 1, 2, true}};
        CauseEntry noise{"sensor-noise", "s", "m", 2.5, 0.1, 40, {}};
        noise.alternatives = {{"drift", "x", "m/s", 0.3, 0.05, 39, std::vector<CauseEntry>()}};
        r.causes = {noise};
        r.offer = {{{"s", 1e-4}, {"p 1", std::nan("")}}, 1.5, "w: 0.15"};
        r.start = {{"x", "2", 1, 0.1, 1.7, 7}};
        r.allData = {true, 7, 1500, 1480.5, 3.25, {{{"k", {2.1, 0.05, 0.4}}}}, 0.4};
        r.truth.emplace();
        r.truth->states = {{"x", {0.01, 0.94}}};
        r.truth->unknowns = {{"k", {2, 1.2}}};
        r.truth->nees = 1.4, r.truth->neesExpected = 1;
        r.experiments = {{"1", 0}, {"2", 1.5}};
        r.statesTable = {{0, 1},
                         {{"x", "m", {1, 2}, {0.1, 0.2}, {1.1, 2.1}, {0.05, 0.06}},
                          {"x_dot", "m/s", {3, 4}, {0.3, 0.4}, {}, {}}},
                         {{"T", "K", {5, 6}}, {"U", "V", {7, 8}}},
                         {"1", "2"}};
        r.innovations = {
            {0, 1}, {{"s", "m", {0.1, 0.2}, {1, 1}, {0.1, 0.2}, {3, 4}}}, {1, 2}, {1, 1}, {"1", "2"}};
        r.autocorrelation = {{0, 1}, {{"s", "1", {1, 0.1}}}};
        r.sensorsTable = {"of 2 s on", {"s"}, {"m"},  {1e-4}, {500}, {500}, {1},
                          {0},         {1},   {0.95}, {0.1},  {2},   {12},  {"white"}};
        r.parameters = {{0, 1}, {{"k", "N/m", {2, 2.1}, {0.5, 0.1}, {}, {}}}};
        r.correlation = {"at the end", {"k", "d"}, {{"k", "1", {1, 0.5}}, {"d", "1", {0.5, 1}}}};
        CurveResult curve{"curve_Cv", "Cv", {}, {}, {}};
        curve.curve = {"of Cv", "U", "V", "m3/s", {-1, 1}, {2, 3}, {0.1, 0.1}, {2, 3}, {0.05, 0.05}, {}};
        curve.trajectory = {"U", "V", "m3/s", {0, 0, 1, 1}, {-1, 1, -1, 1}, {1, 1, 2, 3}, {1, 1, 0.1, 0.1}};
        curve.points = {"U", "V", "m3/s", {"y[1]"}, {-1}, {2}, {0.1}};
        r.curves = {curve};
        r.trueStates = {{0, 1}, {{"x", "m", {1, 2}}}};
        return r;
    }

    static Result reopened(const Result& stored) {
        Result loaded = resultFromText(storedText(toJson(stored)));
        for (const ResultTable& table : stored.tables) loaded.tables.push_back(tableFromJson(toJson(table)));
        return loaded;
    }

  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        FilterResult before = full();
        Result stored;
        write(before, stored);
        FilterResult after = read<FilterResult>(reopened(stored));
        Result again;
        write(after, again);
        QCOMPARE(storedText(toJson(again)), storedText(toJson(stored)));
        QCOMPARE(again.tables.size(), std::size_t(10));
        for (std::size_t k = 0; k < again.tables.size(); ++k) {
            QCOMPARE(again.tables[k].name, stored.tables[k].name);
            QCOMPARE(toCsv(again.tables[k]), toCsv(stored.tables[k]));
            QCOMPARE(again.tables[k].caption, stored.tables[k].caption);
            QVERIFY(!again.tables[k].caption.empty());
        }
        QCOMPARE(after.steps, 5000000000LL);
        QVERIFY(!after.sensors->back().lagsOutside && std::isnan(after.sensors->back().nis));
        QCOMPARE(after.causes->front().alternatives->front().value, 0.3);
        QVERIFY(std::isnan(after.offer->deviations.back().second));
        // Columns belong to the quantity that they are named after.
        QCOMPARE(after.statesTable->states.size(), std::size_t(2));
        QCOMPARE(after.statesTable->find("x")->smoothedDeviations, (std::vector<double>{0.05, 0.06}));
        QVERIFY(after.statesTable->find("x_dot")->smoothed.empty());
        QCOMPARE(after.statesTable->signal("U"), (std::vector<double>{7, 8}));
        QVERIFY(after.statesTable->signal("V").empty());
        QCOMPARE(after.innovations->sensors.size(), std::size_t(1));
        QCOMPARE(after.innovations->sensors[0].measured[1], 4.0);
        QCOMPARE(after.curves->front().curve->argumentUnit, std::string("V"));
        QVERIFY(after.curves->front().curve->truth.empty());
    }

    void whatIsMissingOrOfAnotherKindIsLeftOut() {
        Result old;
        old.diagnostics = {{"nis_mean", "many"},
                           {"nis_band", {1, "x"}},
                           {"sensors", {1, {{"sensor", "s"}, {"values", 2.5}}}},
                           {"truth", {{"states", 3}, {"nees", 2}}},
                           {"offer", "none"},
                           {"curves", {{{"table", "curve"}}}},
                           {"all_data", {{"converged", true}}}};
        old.tables = {{"states", "", {{"t", "s", {0, 1}, {}}, {"x", "m", {0, 1}, {}}}},
                      {"innovations", "", {{"s", "m", {1}, {}}}},
                      {"truth", "", {}}};
        const FilterResult read = rigor::read<FilterResult>(old);
        QVERIFY(std::isnan(read.nis) && std::isnan(read.band[0]));
        QCOMPARE(read.sensors->size(), std::size_t(1));
        QCOMPARE(read.sensors->front().values, 0LL);
        QVERIFY(read.truth->states->empty());
        QCOMPARE(read.truth->nees, 2.0);
        QVERIFY(!read.offer && !read.parameters && !read.causes);
        QVERIFY(read.allData->converged && !read.allData->unknowns);
        QVERIFY(read.curves->size() == 1 && !read.curves->front().curve);
        // Without its deviation it is no estimate.
        QVERIFY(read.statesTable->states.empty());
        QCOMPARE(read.statesTable->known.size(), std::size_t(1));
        QVERIFY(read.innovations->sensors.empty() && read.innovations->t.empty());
        old.diagnostics = nlohmann::ordered_json::array();
        QVERIFY(!rigor::read<FilterResult>(old).sensors);
    }

    /// Early versions did not say what the curve is called.
    void aCurveWithoutANameIsRead() {
        FilterResult whole = full();
        whole.curves->front().table = "curve";
        Result stored;
        write(whole, stored);
        stored.diagnostics.erase("curves");
        const FilterResult after = read<FilterResult>(stored);
        QCOMPARE(after.curves->size(), std::size_t(1));
        QCOMPARE(after.curves->front().curve->u, whole.curves->front().curve->u);
        QCOMPARE(after.curves->front().points->name, whole.curves->front().points->name);
    }

    /// Of whatever was stored something is shown, and nothing throws.
    void everyPartMayBeMissing() {
        FilterResult whole = full();
        whole.curves->front().table = "curve";
        Result stored;
        stored.method = "filter";
        stored.unknowns = {{.name = "k", .unit = "N/m", .value = 2.1, .standardError = 0.1}};
        write(whole, stored);
        const auto drawn = [](const Result& result) {
            const Presentation shown = presentFilter(result, {});
            std::size_t plots = 0;
            const std::function<void(const view::Body&)> draw = [&](const view::Body& body) {
                if (const auto* split = std::get_if<view::Split>(&body))
                    for (const view::Body& part : split->parts) draw(part);
                if (const auto* replay = std::get_if<view::Replay>(&body))
                    for (std::size_t k = 0; k <= replay->times.size(); ++k, ++plots) replay->panel(k);
                if (const auto* stack = std::get_if<view::PlotStack>(&body))
                    for (std::size_t k = 0; k < stack->titles.size(); ++k, ++plots) stack->panel(k, {});
                if (const auto* plot = std::get_if<view::Plot>(&body)) {
                    plot->panel(view::Chosen(plot->choices.size(), 0));
                    ++plots;
                }
            };
            for (const view::Page& page : shown.pages) draw(page.body);
            if (shown.factsAt) shown.factsAt(shown.time);
            return plots;
        };
        QVERIFY(drawn(stored) > 10);
        for (std::size_t k = 0; k < stored.tables.size(); ++k) {
            Result less = stored;
            less.tables.erase(less.tables.begin() + static_cast<std::ptrdiff_t>(k));
            QVERIFY(drawn(less) > 0);
        }
        for (const auto& [key, value] : stored.diagnostics.items()) {
            Result less = stored;
            less.diagnostics.erase(key);
            QVERIFY2(drawn(less) > 0, key.c_str());
        }
        Result none;
        none.method = "filter";
        QCOMPARE(drawn(none), std::size_t(0));
    }
};

RIGOR_TEST(TestDescribeFilter)
#include "test_describe_filter.moc"

} // namespace test_describe_filter

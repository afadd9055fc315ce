// The typed result of a sensor selection is stored and read again as it was, what an earlier version stored
// is read as far as it goes, and what is told of it.
#include "core/methods/adequacy/selection/selection_figures.h"
#include "core/methods/adequacy/selection/selection_present.h"
#include "tests/support/kept_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_describe_selection {

using namespace rigor;
using namespace rigor::selection;

namespace {

/// By branch and bound, of A and ME; nothing was found by ME.
SelectionResult proven() {
    SelectionResult r;
    r.best = {{"A", BestCombination{{0, 2}, 1.5}}, {"ME", std::nullopt}};
    r.bound = {{"A", 1.25}, {"ME", kNaN}};
    r.gap = {{"A", 0.2}, {"ME", kNaN}};
    r.sensorCount = 3, r.parameterCount = 2, r.maxSensors = 2;
    r.search = kBranchAndBound;
    r.allowed = 6;
    r.costLimit = 10.5;
    r.required = {{0}}, r.forbidden.emplace();
    r.relaxationBound = {{"A", 1}, {"ME", kNaN}};
    r.proof = {{"A", {"time limit", 5000000000}}, {"ME", {"undetermined", 1}}};
    r.listed = {{{0, 2}, true, {1.5, 0.5, 1, 2}, {{{1, 0.1}, {0.1, 0.5}}}},
                {{0, 1}, true, {3, 1, 2, 4}, {}},
                {{1, 2}, false, {kNaN, kNaN, kNaN, kNaN}, {}}};
    r.ranking = {
        {"A", "A"}, {"0, 2", "0, 1"}, {1, 2}, {2, 2}, {1, 2}, "s2", {{{1.5, 3}, {0.5, 1}, {1, 2}, {2, 4}}},
        {{4, 5}}};
    r.sensors.emplace();
    r.sensors->sensor = {0, 1, 2};
    r.sensors->name = {"force", "1", "path"};
    r.sensors->cost = {{1, 2, 3}};
    r.sensors->chosen[0] = {{1, 0, 1}};
    r.sensors->worth[0] = {{kNaN, 0.25, 4}};
    r.sensors->chosen[3] = {{0, 0, 0}};
    r.sensors->worth[3] = {{kNaN, kNaN, kNaN}};
    r.sizes.emplace();
    r.sizes->count = {1, 2};
    r.sizes->unit = "s2";
    r.sizes->values[0] = {{6, 1.5}};
    r.sizes->sensors[0] = {{"0", "0, 2"}};
    r.sizes->values[3] = {{kNaN, kNaN}};
    r.sizes->sensors[3] = {{"", ""}};
    r.parameters.emplace();
    r.parameters->parameter = {"k", "d"};
    r.parameters->unit = {"s", "s"};
    r.parameters->standardError[0] = {{1, 0.7}};
    r.parameters->standardError[3] = {{kNaN, kNaN}};
    r.parameters->all = {0.9, 0.6};
    return r;
}

Presentation presentedOf(SelectionResult typed, RunOutcome outcome = RunOutcome::Answered) {
    Result result;
    result.method = "sensor-selection";
    result.outcome = outcome;
    write(typed, result);
    return presentSelection(result, {});
}

/// All texts of a group, values behind their names.
std::string textOf(const view::FactGroup& group) {
    std::string text = group.title;
    for (const auto& item : group.items) {
        if (const auto* fact = std::get_if<view::Fact>(&item))
            text += "\n" + fact->name + "=" + fact->value + (fact->good ? "!" : "");
        if (const auto* sentence = std::get_if<std::string>(&item)) text += "\n" + *sentence;
    }
    return text;
}

const view::ChosenTable& rankingOf(const Presentation& shown) {
    return std::get<view::ChosenTable>(std::get<view::Split>(shown.pages.front().body).parts.back());
}

} // namespace

class TestDescribeSelection : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        const SelectionResult after = sample::kept(proven());
        QCOMPARE(after.best[0].second->sensors, (std::vector<long long>{0, 2}));
        QVERIFY(!after.best[1].second && std::isnan(after.gap[1].second));
        QCOMPARE((*after.proof)[0].second.nodes, 5000000000LL);
        QVERIFY(!after.combinations && !after.ties && after.forbidden->empty());
        QCOMPARE((*after.listed[0].covariance)[1][0], 0.1);
        QVERIFY(!after.listed[1].covariance && !after.listed[2].determined);
        QCOMPARE(after.ranking->unit, std::string("s2"));
        QCOMPARE(after.sizes->unit, std::string("s2"));
        QVERIFY(!after.sizes->values[1] && after.sizes->values[3]); // D was not asked for
        QCOMPARE((*after.sizes->sensors[0])[0], std::string("0"));
        QCOMPARE(*after.ranking->cost, (std::vector<double>{4, 5}));
    }

    void theKeysAreThoseOfEveryVersion() {
        Result stored;
        SelectionResult typed = proven();
        write(typed, stored);
        const auto& d = stored.diagnostics;
        QCOMPARE(d["best"].dump(), std::string(R"({"A":{"sensors":[0,2],"value":1.5},"ME":null})"));
        QCOMPARE(d["bound"].dump(), std::string(R"({"A":1.25,"ME":null})"));
        QCOMPARE(d["proof"]["A"].dump(), std::string(R"({"end":"time limit","nodes":5000000000})"));
        QCOMPARE(d["selection"][1].dump(),
                 std::string(R"({"sensors":[0,1],"determined":true,"A":3.0,"D":1.0,"E":2.0,"ME":4.0})"));
        const auto headOf = [&](const char* table) {
            const std::string csv = toCsv(*stored.table(table));
            return csv.substr(0, csv.find('\n'));
        };
        QCOMPARE(headOf("combinations"),
                 std::string("criterion,rank,sensors,count,relative,A [s2],D,E [s2],ME,cost"));
        QCOMPARE(headOf("sensors"), std::string("sensor,name,cost,chosen_A,worth_A,chosen_ME,worth_ME"));
        QCOMPARE(headOf("sizes"), std::string("count,A [s2],sensors_A,ME,sensors_ME"));
        QCOMPARE(headOf("parameters"),
                 std::string("parameter,unit,standard_error_A,standard_error_ME,standard_error_all"));
        QVERIFY(!d.contains("combinations") && !d.contains("ties"));
        // An enumeration has what was scored, and no proof.
        SelectionResult all = proven();
        all.search = kEnumeration;
        all.combinations = 6, all.undetermined = 1;
        all.ties = {{"A", 2}};
        all.proof.reset(), all.relaxationBound.reset();
        const SelectionResult again = sample::kept(all);
        QVERIFY(again.enumerated() && !again.proof && (*again.ties)[0].second == 2);
    }

    void whatIsMissingOrOfAnotherKindIsLeftOut() {
        Result old;
        old.diagnostics = {{"best", {{"A", {{"sensors", {0, "x", 2}}}}, {"D", 3}, {"Z", {{"value", 1}}}}},
                           {"gap", "none"},
                           {"sensors", "many"},
                           {"selection", {1, {{"sensors", {0, 2}}, {"covariance", {{1, nullptr}, {2}}}}}}};
        old.tables = {{"combinations", "", {{"criterion", "", {}, {"A"}}, {"sensors", "", {7}, {}}}},
                      {"sizes", "", {{"count", "", {1, 2}, {}}, {"A", "", {3}, {}}}},
                      {"parameters", "", {{"parameter", "", {}, {"k", "d"}}}}};
        const auto r = read<SelectionResult>(old);
        QCOMPARE(r.best.size(), std::size_t(2));
        QCOMPARE(criteriaOf(r), (std::vector<std::string>{"A"})); // Z is none
        QVERIFY(r.gap.empty() && r.sensorCount == 0 && !r.sensors && !r.ranking->cost);
        QCOMPARE(r.ranking->sensors, (std::vector<std::string>{"7"})); // one that had become a number
        QVERIFY(regionsOf(r, {"0, 2"}, 0, 1).series.empty());          // a covariance that is no matrix
        old.method = "sensor-selection";
        const Presentation shown = presentSelection(old, {});
        QCOMPARE(shown.pages.size(), std::size_t(4));
        QCOMPARE(shown.selected, std::string("A: 7"));
        QVERIFY(textOf(shown.facts.front()).find("not proven.") != std::string::npos);
        for (const view::Page& page : shown.pages)
            if (const auto* split = std::get_if<view::Split>(&page.body))
                if (const auto* plot = std::get_if<view::Plot>(&split->parts.front())) plot->panel({});
        QVERIFY(!rankingOf(shown).table({0}).columns.empty());
        old.diagnostics = nlohmann::ordered_json::array();
        QVERIFY(presentSelection(old, {}).pages.empty());
    }

    void theRankingSaysHowGoodItsBestIs() {
        const Presentation shown = presentedOf(proven());
        QCOMPARE(shown.clause, std::string("at most 2 of 3 sensors, by branch and bound"));
        QCOMPARE(shown.selected, std::string("A: 0, 2"));
        QVERIFY(rankingOf(shown).choices.empty()); // nothing was found by ME
        const view::Table table = rankingOf(shown).table({});
        QCOMPARE(table.title, std::string("Ranking by A"));
        QCOMPARE(table.note, std::string("at most 20 % above the best possible, ended by the time limit · "
                                         "2 combinations found around it"));
        QCOMPARE(table.keys, (std::vector<std::string>{"A: 0, 2", "A: 0, 1"}));
        QVERIFY(table.columns[1].strong && table.columns[3].bar);
        QCOMPARE(table.columns[4].unit, std::string("s²"));
        QCOMPARE(table.columns.back().numbers, (std::vector<double>{4, 5}));
        const std::string best = textOf(shown.facts.front());
        QVERIFY2(best.find("sensors=force, path") != std::string::npos &&
                     best.find("relaxations solved=5") != std::string::npos,
                 best.c_str());
        // What is selected, with the names of its sensors.
        QCOMPARE(
            textOf(shown.factsOf({{{"", "A: 0, 1"}}}).front()),
            std::string(
                "Selected combination\nsensors=force, 1\ntheir numbers=0, 1\nA=3.0000\nD=1.0000\nE=2.0000\n"
                "ME=4.0000"));
        QCOMPARE(textOf(shown.factsOf({{{"", "force"}}}).front()),
                 std::string("Selected combination\nNothing was found."));

        SelectionResult all = proven();
        all.search = kEnumeration;
        all.combinations = 6;
        all.gap = {{"A", 0}};
        all.proof.reset();
        const Presentation optimal = presentedOf(all);
        QCOMPARE(optimal.clause, std::string("at most 2 of 3 sensors, all 6 combinations scored"));
        QVERIFY(textOf(optimal.facts.front()).find("proof=proven optimal!") != std::string::npos);
    }

    void theSelectedCombinationHasItsRegionBesideTheBest() {
        const Presentation shown = presentedOf(proven());
        const auto& top =
            std::get<view::Split>(std::get<view::Split>(shown.pages.front().body).parts.front());
        const auto& regions = std::get<view::SelectedPlot>(top.parts.front());
        QCOMPARE(regions.choices.front().options, (std::vector<std::string>{"k, d"}));
        const FigurePanel best = regions.panel("A: 0, 2", {0});
        QCOMPARE(best.series.size(), std::size_t(1));
        QCOMPARE(best.note, std::string("best and selected combination"));
        // sqrt(5.9915): radius of the region of two unknowns.
        const double widest = *std::ranges::max_element(best.series[0].x);
        QVERIFY(std::abs(widest - std::sqrt(5.991464547107979)) < 1e-3);
        const FigurePanel other = regions.panel("A: 0, 1", {0});
        QCOMPARE(other.series.size(), std::size_t(1)); // it has no covariance
        QVERIFY(other.note.find("only the first ones") == 0);
    }

    void theReportTellsThatACancelledOneIsNotTheBest() {
        const Presentation shown = presentedOf(proven(), RunOutcome::Cancelled);
        QCOMPARE(shown.sections.size(), std::size_t(1));
        const auto& section = shown.sections.front();
        QCOMPARE(section.place, std::string("estimate"));
        const auto& best = std::get<PaperTable>(section.blocks[0]);
        QCOMPARE(best.rows,
                 (std::vector<std::vector<std::string>>{{"A", "force, path", "1.5000", "1.2500", "20 %"}}));
        QVERIFY(best.caption.ends_with("0. The run was cancelled: these are the best found until then."));
        QCOMPARE(std::get<PaperTable>(section.blocks[1]).rows.size(), std::size_t(2));
        QCOMPARE(std::get<Figure>(section.blocks[2]).panels.size(), std::size_t(2));
        QVERIFY(presentSelection(Result{}, {}).sections.empty());
    }
};

RIGOR_TEST(TestDescribeSelection)
#include "test_describe_selection.moc"

} // namespace test_describe_selection

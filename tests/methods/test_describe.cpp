// A typed result is stored and read again as it was, and what an earlier version stored is read as far as it
// goes.
#include "core/methods/stored_result.h"
#include "core/methods/verified/result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

using namespace rigor;

class TestDescribe : public QObject {
    Q_OBJECT
    static VerifiedResult full() {
        VerifiedResult r;
        r.mode = "batch";
        r.backEnd = "portable";
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

  private Q_SLOTS:
    void whatIsStoredIsReadAgain() {
        VerifiedResult before = full();
        Result stored;
        write(before, stored);
        // Through the text of result.json and the tables of a project.
        Result loaded = resultFromText(storedText(toJson(stored)));
        for (const ResultTable& table : stored.tables) loaded.tables.push_back(tableFromJson(toJson(table)));
        VerifiedResult after = read<VerifiedResult>(loaded);
        Result again;
        write(after, again);
        QCOMPARE(storedText(toJson(again)), storedText(toJson(stored)));
        QCOMPARE(again.tables.size(), stored.tables.size());
        for (std::size_t k = 0; k < again.tables.size(); ++k) {
            QCOMPARE(again.tables[k].name, stored.tables[k].name);
            QCOMPARE(toCsv(again.tables[k]), toCsv(stored.tables[k]));
            QVERIFY(!again.tables[k].caption.empty());
        }
        QCOMPARE(*after.steps, 5000000000LL);
        QCOMPARE(after.enclosures->find("a b")->upper[1], 0.9);
        QCOMPARE(after.exclusions->gap(0), 2.0);
        QCOMPARE(after.exclusions->unit, std::string("m"));
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

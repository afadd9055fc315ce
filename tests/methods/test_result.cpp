// A stored result is the same result.

#include "core/foundation/base/error.h"
#include "core/methods/result/message_json.h"
#include "core/methods/result/stored_result.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_result {

using namespace rigor;

namespace {
Result sample() {
    Result result;
    result.method = "inverse-uncertainty";
    result.outcome = RunOutcome::Cancelled;
    result.verdict = concluded("Cancelled; \"quoted\", µ and ü.");
    result.unknowns = {{"x1.mean", "1", 0.1 + 0.2, 1e-17, -1.0 / 3, 2.0 / 3, "95 % marginal", true},
                       {"x2.mean", "s"}};
    Estimate enclosed{.name = "x3", .lower = 0.02, .upper = 0.25};
    enclosed.guaranteed = true;
    enclosed.examinedLower = 0.02, enclosed.examinedUpper = 0.4;
    result.unknowns.push_back(enclosed);
    result.diagnostics["log_likelihood"] = 121.98860000000001;
    result.diagnostics["correlation"] = {{1.0, std::nan("")}, {-0.25, 1.0}};
    result.warnings = {"one", "two"};
    result.provenance["seed"] = 18446744073709551615ULL;
    return result;
}
ResultTable sampleTable() {
    return {"experiments",
            "A caption.",
            {{"experiment", "", {}, {"1", "a, \"b\"", "line\nbreak"}},
             {"measured", "s", {0.1, std::nan(""), 1e300}, {}}}};
}
} // namespace

class TestResult : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void aResultSurvivesJsonExactly() {
        const Result before = sample();
        const Result after = resultFromJson(nlohmann::ordered_json::parse(toJson(before).dump()));
        QCOMPARE(after.method, before.method);
        QVERIFY(after.outcome == before.outcome);
        QCOMPARE(after.message(), before.message());
        QCOMPARE(after.unknowns.size(), before.unknowns.size());
        QCOMPARE(after.unknowns[0].name, before.unknowns[0].name);
        QVERIFY(after.unknowns[0].value == before.unknowns[0].value); // bit for bit
        QVERIFY(after.unknowns[0].standardError == before.unknowns[0].standardError);
        QVERIFY(after.unknowns[0].lower == before.unknowns[0].lower);
        QVERIFY(after.unknowns[0].atBound);
        QVERIFY(std::isnan(after.unknowns[1].value));
        QVERIFY(after.unknowns[2].guaranteed && !after.unknowns[0].guaranteed);
        QVERIFY(after.unknowns[2].examinedLower == 0.02 && after.unknowns[2].examinedUpper == 0.4);
        QVERIFY(after.diagnostics["log_likelihood"].get<double>() == 121.98860000000001);
        QVERIFY(after.diagnostics["correlation"][0][1].is_null());
        QCOMPARE(after.warnings, before.warnings);
        QVERIFY(after.provenance["seed"].get<std::uint64_t>() == 18446744073709551615ULL);
        QCOMPARE(toJson(after).dump(), toJson(before).dump());
    }

    /// result.json has the verdict as one text, a project its sentences apart.
    void sentencesOfAVerdictSurviveInAProject() {
        Result before = sample();
        before.verdict = {
            .clause = "Proven:", .rest = {"b in [1, 2].", "All else is excluded."}, .proof = true};
        before.verdict.openWith("Cancelled; this is what was reached.");
        before.verdict.add(Message());
        const std::string whole =
            "Cancelled; this is what was reached. Proven: b in [1, 2]. All else is excluded.";
        QCOMPARE(toJson(before)["message"].get<std::string>(), whole);
        QVERIFY(!toJson(before).contains("verdict"));
        const Result after = resultFromText(storedText(toStoredJson(before)));
        QCOMPARE(after.verdict.clause, before.verdict.clause);
        QCOMPARE(after.verdict.rest, before.verdict.rest);
        QVERIFY(after.verdict.namesOutcome && !after.verdict.proof);
        const Result earlier = resultFromJson(toJson(before));
        QCOMPARE(earlier.verdict.clause.text(), whole);
        QVERIFY(earlier.verdict.rest.empty() && !earlier.verdict.namesOutcome);
    }

    /// A project may hold any pattern: none is filled to a text without end.
    void storedSentencesAreSentencesOrTexts() {
        const auto said = [](const char* json) { return textIn(nlohmann::ordered_json::parse(json)); };
        QCOMPARE(said(R"({"$message": ["Method", "{} of {:.3g}", "filled", 3, 0.25]})"),
                 std::string("3 of 0.25"));
        QCOMPARE(said(R"({"$message": ["Method", "{:.{}f}", "filled", 0.5, 2]})"), std::string("0.50"));
        QCOMPARE(said(R"({"$message": ["", "{}", "filled", {"number": "inf"}]})"), std::string("inf"));
        QCOMPARE(said(R"({"$message": ["", "{:1000000000}", "filled", 1]})"), std::string("{:1000000000}"));
        QCOMPARE(said(R"({"$message": ["", "{:{}}", "filled", 1, 1000000000]})"), std::string("{:{}}"));
        QCOMPARE(said(R"({"$message": ["", "{} {}", "filled", 1]})"), std::string("{} {}"));
        QCOMPARE(said(R"({"$message": ["Method"]})"), std::string());
        QCOMPARE(said("3"), std::string());
        std::string deep = "\"x\"";
        for (int k = 0; k < 20; ++k) deep = R"({"$message": ["", "{}", "filled", )" + deep + "]}";
        QCOMPARE(said(deep.c_str()), std::string("x"));
        for (int k = 0; k < 400; ++k) deep = R"({"$message": ["", "{}", "filled", )" + deep + "]}";
        QCOMPARE(said(deep.c_str()), std::string("{}"));
    }

    /// Of a run stored before verdicts said whether they are proofs, the bounds tell it.
    void anEarlierProofIsKnownByItsBounds() {
        Result r;
        r.method = "verified";
        r.outcome = RunOutcome::Answered;
        r.verdict = concluded("Proven: if the model is right, b in [1, 2].");
        Estimate e;
        e.name = "b", e.guaranteed = true;
        e.lower = e.examinedLower = 1, e.upper = e.examinedUpper = 2;
        r.unknowns = {e};
        QVERIFY(!resultFromJson(toJson(r)).verdict.proof);
        r.unknowns[0].upper = 1.5;
        QVERIFY(resultFromJson(toJson(r)).verdict.proof);
    }

    void everyOutcomeHasItsText() {
        for (const auto outcome : {RunOutcome::NotRun, RunOutcome::Answered, RunOutcome::Empty,
                                   RunOutcome::NoAnswer, RunOutcome::Cancelled, RunOutcome::Failed})
            QVERIFY(outcomeFromString(toString(outcome)) == outcome);
        QVERIFY_EXCEPTION_THROWN(outcomeFromString("answred"), Error);
    }

    void aTableSurvivesJson() {
        const ResultTable before = sampleTable();
        const ResultTable after = tableFromJson(nlohmann::ordered_json::parse(toJson(before).dump()));
        QCOMPARE(after.columns[0].texts, before.columns[0].texts);
        QVERIFY(after.columns[1].numbers[0] == 0.1);
        QVERIFY(std::isnan(after.columns[1].numbers[1]));
        QCOMPARE(after.columns[1].unit, std::string("s"));
        QCOMPARE(after.rows(), std::size_t{3});
    }

    void csvQuotesTextsAndLeavesMissingNumbersEmpty() {
        QCOMPARE(toCsv(sampleTable()),
                 std::string("experiment,measured [s]\n1,0.1\n\"a, \"\"b\"\"\",\n\"line\nbreak\",1e+300\n"));
    }

    void aBrokenStoreIsAnErrorThatNamesTheKey() {
        auto json = toJson(sample());
        json.erase("message");
        try {
            resultFromJson(json);
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY(error.sentence().find("'message'") != std::string::npos);
        }
        json = toJson(sample());
        json["unknowns"]["x1.mean"]["value"] = "0.3";
        QVERIFY_EXCEPTION_THROWN(resultFromJson(json), Error);
    }
    void aResultIsReadFromItsText() {
        const std::string text = toJson(sample()).dump();
        QCOMPARE(toJson(resultFromText(text)).dump(), text);
    }

    void aDamagedTextIsAnError_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("message");
        QTest::newRow("syntax") << "{"
                                << "{{"
                                << "This is no JSON: what stands at byte 2";
        QTest::newRow("empty") << ""
                               << ""
                               << "This is no JSON";
        QTest::newRow("twice") << "\"seed\":"
                               << "\"seed\":1,\"seed\":"
                               << "The key 'seed' is there twice.";
        QTest::newRow("deep") << "\"seed\":"
                              << "\"deep\":" + QString(100'000, '[') << "more than 64 lists";
        QTest::newRow("too large") << "\"seed\":"
                                   << "\"large\":1e999,\"seed\":"
                                   << "is too large";
        QTest::newRow("guarantee that is no truth value")
            << "\"guaranteed\":true"
            << "\"guaranteed\":1"
            << "'guaranteed' of the stored result must be true or false";
        QTest::newRow("no object") << "{"
                                   << "["
                                   << "";
    }
    void aDamagedTextIsAnError() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, message);
        QString text = QString::fromStdString(toJson(sample()).dump());
        if (from.isEmpty())
            text.clear();
        else
            text.replace(text.indexOf(from), from.size(), to);
        try {
            resultFromText(text.toStdString());
            QFAIL("no error");
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find(message.toStdString()) != std::string::npos, error.what());
        }
    }

    /// Keys are looked up in no time that grows with their number.
    void manyKeysAreRead() {
        auto json = toJson(sample());
        std::string keys;
        for (int i = 0; i < 100'000; ++i) keys += "\"k" + std::to_string(i) + "\":" + std::to_string(i) + ",";
        std::string text = json.dump();
        text.insert(text.find("\"seed\""), keys);
        QCOMPARE(resultFromText(text).provenance.size(), std::size_t(100'001));
    }
};

RIGOR_TEST(TestResult)
#include "test_result.moc"

} // namespace test_result

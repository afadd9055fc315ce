#include "core/foundation/message/number_text.h"
#include "core/methods/result/result_hash.h"
#include "core/methods/verified/present/figures.h"
#include "core/presentation/display_name.h"
#include "core/study/report/report.h"
#include "core/study/report/svg.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"

#include <QXmlStreamReader>
#include <QtTest>

namespace test_report {

using namespace rigor;

namespace {
Study sampleStudy() {
    Study study;
    study.title = "Wet clutch";
    study.method = "inverse-uncertainty";
    study.file = "inverse-uncertainty.toml";
    study.model = "wet-clutch.mo";
    study.data.files = {"experiments.csv"};
    Unknown x1;
    x1.name = "x1";
    x1.family = "normal";
    x1.shape = {{"mean", {1, 0.7, 1.3}}, {"standard_deviation", {0.07, 0.005, 0.15}}};
    study.unknowns = {x1};
    return study;
}

ReportSettings everything() {
    ReportSettings s;
    s.searchTrace = s.sobol = s.allExperiments = s.model = true;
    s.modelText = "model A \"a < b & c\"\nend A;\n";
    s.studyText = "method = \"inverse-uncertainty\"\n";
    s.project = "wet-clutch.rigor";
    return s;
}

/// All text of the document, as a reader sees it.
QString textOf(const std::string& html) {
    QXmlStreamReader xml(QString::fromStdString(html).remove("<!DOCTYPE html>"));
    QString text;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::Characters) text += xml.text();
    }
    return xml.hasError()
               ? "not well-formed: " + xml.errorString() + QString(" line %1").arg(xml.lineNumber())
               : text;
}

template <class Block> std::vector<const Block*> blocksOf(const Report& report) {
    std::vector<const Block*> found;
    for (const auto& section : report.sections)
        for (const auto& block : section.blocks)
            if (const auto* b = std::get_if<Block>(&block)) found.push_back(b);
    return found;
}
} // namespace

class TestReport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Only what is proven is drawn: enclosures at their times, excluded boxes within what was examined, the
    /// rows before a contradiction.
    void verifiedFiguresDrawWhatIsProven() {
        auto result = std::make_shared<VerifiedResult>();
        result->states = {"x"};
        result->parameters = {"a", "b"};
        result->examined = {{"a", {0.0, 1.0}}, {"b", {0.0, 1.0}}};
        result->compare = {{"a", 0.5}, {"b", 0.5}};
        result->point = "undecided";
        result->enclosures = {{0, 1}, {}, {}, {{"x", "m", {0, 5}, {1, 6}}}};
        result->list = {{{"a", "m", {0}, {1}}, {"b", "m", {0.4}, {0.6}}}};
        const VerifiedFigures figures(result);
        const FigurePanel tube = figures.tube("x", false);
        QVERIFY(tube.bands.empty()); // a slope between two reports would claim what is not proven
        QCOMPARE(tube.series.size(), std::size_t(1));
        QVERIFY(tube.series[0].shape == SeriesShape::Points && tube.series[0].upper[1] == 6);
        const FigurePanel boxes = figures.projection(0, 1);
        for (const FigureBand& band : boxes.bands)
            for (std::size_t k = 0; k < band.x.size(); ++k)
                QVERIFY(band.x[k] >= -1e-12 && band.x[k] <= 1 + 1e-12);
        QCOMPARE(boxes.series.size(), std::size_t(1));
        QVERIFY(boxes.series[0].name.find("undecided") != std::string::npos);
        QVERIFY(figures.contradiction().series.empty());
        // Boxes that are left are undecided; what the legend shows is what is drawn.
        QCOMPARE(boxes.bands.size(), std::size_t(2));
        QVERIFY(boxes.bands[0].role == SeriesRole::Undecided && boxes.bands[1].role == SeriesRole::Excluded);
        for (const LegendEntry& entry : legendOf(boxes))
            if (entry.sign == LegendSign::Area) QCOMPARE(entry.opacity, 1.0);
        auto paved = std::make_shared<VerifiedResult>(*result);
        paved->admissible = 1, paved->undecided = 2, paved->excluded = 3000;
        paved->paving.emplace();
        paved->paving->bounds = result->list->bounds;
        paved->paving->verdict = {kAdmissible};
        const FigurePanel offline = VerifiedFigures(paved).projection(0, 1);
        QCOMPARE(offline.bands.size(), std::size_t(3));
        QVERIFY(offline.bands[0].role == SeriesRole::Admissible && offline.bands[0].name.ends_with("(1)"));
        QVERIFY(offline.bands[1].role == SeriesRole::Undecided && offline.bands[1].name.ends_with("(2)"));
        QVERIFY(offline.bands[2].name.ends_with("(" + countText(3000) + ")"));

        auto empty = std::make_shared<VerifiedResult>(*result);
        empty->contradictionSensor = "x";
        empty->emptyFrom = 1.0;
        empty->closing.emplace();
        empty->closing->bounds = {{"x", "m", {0, 1}, {1, 2}}};
        empty->closing->t = {0.8, 0.9};
        empty->measured = {{0.8, 0.9, 0.93}, {"x", "x", "x"}, "m", {0, 1, 7}, {1, 2, 8}, {0, 0, 0}};
        const FigurePanel close = VerifiedFigures(empty).contradiction();
        QCOMPARE(close.series.size(), std::size_t(2));
        QCOMPARE(close.series[0].x.size(), std::size_t(3)); // the row that excludes too
        QCOMPARE(close.series[1].x.size(), std::size_t(2));
        QCOMPARE(close.marks.size(), std::size_t(1));
    }

    void everyOutcomeIsNamedFirst_data() {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<QString>("state");
        QTest::newRow("answered") << int(RunOutcome::Answered) << "Answered.";
        QTest::newRow("empty") << int(RunOutcome::Empty) << "EMPTY.";
        QTest::newRow("no answer") << int(RunOutcome::NoAnswer) << "No answer.";
        QTest::newRow("cancelled") << int(RunOutcome::Cancelled) << "Cancelled.";
        QTest::newRow("failed") << int(RunOutcome::Failed) << "Failed.";
        QTest::newRow("not run") << int(RunOutcome::NotRun) << "Not run.";
    }
    void everyOutcomeIsNamedFirst() {
        QFETCH(int, outcome);
        QFETCH(QString, state);
        Result result; // without a single table or number
        result.outcome = static_cast<RunOutcome>(outcome);
        result.verdict = concluded("What happened.");
        const Report report = buildReport(result, sampleStudy(), everything());
        QCOMPARE(QString::fromStdString(report.verdict.state), state);
        QVERIFY(report.verdict.text.starts_with("What happened."));
        const QString text = textOf(renderHtml(report));
        QVERIFY2(text.contains(state), qPrintable(text.left(400)));
        QVERIFY(text.contains("Provenance"));
    }

    /// "Cancelled. Cancelled; ...": what the verdict says itself is not said again.
    void aVerdictThatNamesItsOutcomeStandsForIt() {
        Result result;
        result.outcome = RunOutcome::Cancelled;
        result.verdict = concluded("Objective 3.");
        result.verdict.openWith("Cancelled; this is what was reached.");
        const ReportVerdict verdict = verdictOf(result);
        QCOMPARE(verdict.state, std::string("Cancelled; this is what was reached."));
        QCOMPARE(verdict.text, std::string("Objective 3."));
        QCOMPARE(verdict.severity, ReportSeverity::Warning);
    }

    void aCancelledSearchFoundNoMaximum() {
        Result result = sample::inverseResult(12);
        const auto text = [&] {
            return textOf(renderHtml(buildReport(result, sampleStudy(), everything())));
        };
        QVERIFY(text().contains("by maximum likelihood with"));
        result.outcome = RunOutcome::Cancelled;
        const QString cancelled = text();
        QVERIFY(!cancelled.contains("by maximum likelihood with"));
        QVERIFY(cancelled.contains("on the way to maximum likelihood with"));
    }

    void warningsTurnAnAnswerIntoOneWithQualityWarningsAndAreAllPrinted() {
        Result result = sample::inverseResult(12, 2);
        result.qualityWarnings.insert(result.qualityWarnings.begin(), "Six lie in the tails: check them.");
        result.warnings = {"No validation data. None were held back."};
        const Report report = buildReport(result, sampleStudy(), everything());
        QCOMPARE(report.verdict.severity, ReportSeverity::Warning);
        QCOMPARE(report.verdict.state, std::string("Answered with reservations."));
        const auto lists = blocksOf<ReportWarnings>(report);
        QCOMPARE(lists.size(), std::size_t(1));
        QCOMPARE(lists[0]->items.size(), std::size_t(4)); // one warning, three quality warnings
        QCOMPARE(lists[0]->items[0].lead, std::string("Six lie in the tails:"));
        QVERIFY(lists[0]->items[1].lead.find("Experiment 1") == 0);
        QVERIFY(lists[0]->items[1].rest.find("3 of 25 nodes gave no value") != std::string::npos);
    }

    void aCleanAnswerIsASuccess() {
        const Report report = buildReport(sample::inverseResult(12), sampleStudy(), everything());
        QCOMPARE(report.verdict.severity, ReportSeverity::Success);
    }

    void whatIsNeverMissingIsThere() {
        const Result result = sample::inverseResult(12);
        const QString text = textOf(renderHtml(buildReport(result, sampleStudy(), everything())));
        const auto has = [&](const QString& part) { QVERIFY2(text.contains(part), qPrintable(part)); };
        has("wet-clutch.rigor");
        has("21 November 2026, 14:12 UTC");
        has("Rigor 0.1.0");
        has("f55c26ca 45d3434d"); // data
        has("9372c470 eeadd5ec"); // model
        has(QString::fromStdString(resultHash(result)).left(8));
        has("method = \"inverse-uncertainty\"");
        has("rigor run inverse-uncertainty.toml");
        has("seed 20211");
        has("0.950\u00a0±\u00a00.009");
        has("0.933 … 0.967");
        has("0.7 … 1.3");
        has("Fisher information");
        has("model A \"a < b & c\"");
    }

    /// A profile that ends at the bound holds there; an interval made of an error does not.
    void atABoundTheIntervalThatWasFoundWithItIsStated() {
        Result result = sample::inverseResult(12);
        Estimate& e = result.unknowns[1];
        e.atBound = true;
        e.upper = e.value + 0.01;
        const auto said = [&](const std::string& part) {
            const Report report = buildReport(result, sampleStudy(), everything());
            return blocksOf<ReportTable>(report)[0]->caption.find(part) != std::string::npos;
        };
        QVERIFY(said("lies on a bound of the search range; no interval is stated there."));
        e.standardError = std::nan("");
        e.lower = e.value;
        QVERIFY(said("lies on a bound of the search range; the interval ends there."));
        e.interval = verbatim("another meaning");
        QVERIFY(said("Intervals: another meaning (" + estimateTitle(e.name) + ")"));
    }

    void everyFigureAndTableIsNumberedAndCaptioned() {
        const Report report = buildReport(sample::inverseResult(108), sampleStudy(), everything());
        int n = 0;
        for (const auto* f : blocksOf<ReportFigure>(report)) {
            QCOMPARE(f->number, "Figure " + std::to_string(++n));
            QVERIFY(f->figure.caption.ends_with('.'));
            QVERIFY(!f->figure.description.empty());
            for (const auto& panel : f->figure.panels)
                QVERIFY(!panel.x.quantity.empty() && !panel.y.quantity.empty());
        }
        QCOMPARE(n, 3);
        n = 0;
        for (const auto* t : blocksOf<ReportTable>(report)) {
            QCOMPARE(t->number, "Table " + std::to_string(++n));
            QVERIFY(t->caption.ends_with('.'));
            for (const auto& row : t->rows) QCOMPARE(row.size(), t->columns.size());
        }
        QCOMPARE(n, 3);
        QCOMPARE(blocksOf<ReportTable>(report)[2]->rows.size(), std::size_t(108));
    }

    // Whatever the order: every section once, numbered as it stands, tables and figures too.
    void sectionsAreNumberedInTheOrderAskedFor() {
        const Result result = sample::inverseResult(24);
        ReportSettings settings = everything();
        settings.remarks = "Seen.";
        const auto keysOf = [](const Report& report) {
            std::vector<std::string> keys;
            for (const auto& s : report.sections) keys.push_back(s.key);
            return keys;
        };
        const auto plain = keysOf(buildReport(result, sampleStudy(), settings));
        QCOMPARE(plain.front(), std::string("estimate"));
        QCOMPARE(plain.back(), std::string("provenance"));
        settings.order = {"provenance", "experiments", "no such section", "estimate", "provenance"};
        const Report report = buildReport(result, sampleStudy(), settings);
        const auto keys = keysOf(report);
        QCOMPARE(keys[0], std::string("provenance"));
        QCOMPARE(keys[1], std::string("experiments"));
        QCOMPARE(keys[2], std::string("remarks")); // follows what it follows by default
        QVERIFY(std::is_permutation(keys.begin(), keys.end(), plain.begin(), plain.end()));
        int section = 0, table = 0, figure = 0;
        for (const auto& s : report.sections) {
            QCOMPARE(s.number, std::to_string(++section));
            for (const auto& block : s.blocks) {
                if (const auto* t = std::get_if<ReportTable>(&block))
                    QCOMPARE(t->number, "Table " + std::to_string(++table));
                if (const auto* f = std::get_if<ReportFigure>(&block))
                    QCOMPARE(f->number, "Figure " + std::to_string(++figure));
            }
        }
        QVERIFY(table >= 3 && figure >= 3);
        // What is left out is still offered, and what follows is counted anew.
        settings.order.clear();
        settings.hidden = {"densities", "warnings"};
        const Report shorter = buildReport(result, sampleStudy(), settings);
        QCOMPARE(shorter.offered.size(), plain.size());
        QCOMPARE(shorter.sections.size(), plain.size() - 1); // warnings are never left out
        for (std::size_t i = 0; i < shorter.sections.size(); ++i) {
            QVERIFY(shorter.sections[i].key != "densities");
            QCOMPARE(shorter.sections[i].number, std::to_string(i + 1));
        }
        settings.hidden.clear();
        // The verdict names the warnings where they are.
        Result warned = result;
        warned.warnings = {"One.", "Two."};
        settings.order = {"warnings", "estimate"};
        QVERIFY(buildReport(warned, sampleStudy(), settings).verdict.text.find("see section 1.") !=
                std::string::npos);
    }

    void theHtmlIsWellFormedWhateverTheTexts() {
        Result result = sample::inverseResult(6, 1);
        result.verdict = concluded("a < b & \"c\" > d");
        result.warnings = {"<script>alert(1)</script>"};
        Study study = sampleStudy();
        study.title = "A & B <i>";
        const std::string html = renderHtml(buildReport(result, study, everything()));
        QVERIFY(html.find("<script>") == std::string::npos);
        const QString text = textOf(html);
        QVERIFY2(!text.startsWith("not well-formed"), qPrintable(text));
        QVERIFY(text.contains("A & B <i>"));
        QVERIFY(!text.contains(QRegularExpression("\\bnan\\b")));
        QCOMPARE(int(html.find("http://")),
                 int(html.find("http://www.w3.org/2000/svg"))); // nothing from outside
    }

    void hashDependsOnTheAnswerOnly() {
        Result a = sample::inverseResult(6), b = a;
        b.provenance["wall_time"] = 99;
        QCOMPARE(resultHash(a), resultHash(b));
        b.tables[0].columns.back().texts[0] = "changed";
        QVERIFY(resultHash(a) != resultHash(b));
        QCOMPARE(resultHash(a).size(), std::size_t(64));
    }

    /// A label with a space is part of the answer; a sentence, wherever methods write one, is not.
    void hashHoldsLabelsButNoSentences() {
        Result a = sample::inverseResult(6), b = a;
        b.tables[0].columns.front().texts.front() = "run 2";
        const std::string labelled = resultHash(b);
        QVERIFY(labelled != resultHash(a));
        b.tables[0].columns.front().texts.front() = "run 3";
        QVERIFY(resultHash(b) != labelled);
        b = a;
        b.diagnostics["sensors"] = "left wheel";
        QVERIFY(resultHash(b) != resultHash(a));
        Result c = b;
        for (Result* one : {&b, &c}) {
            const char* said = one == &b ? "A sentence on this." : "Ein Satz dazu.";
            one->verdict = concluded(said);
            one->warnings = one->qualityWarnings = {said};
            one->tables[0].caption = said;
            one->diagnostics["assumptions"] = {said};
            one->diagnostics["models"] = {{{"model", "M 1"}, {"words", said}}};
            one->tables.push_back({"sensors", said, {{"words", "", {}, {said}}}});
        }
        QCOMPARE(resultHash(b), resultHash(c));
        c.diagnostics["models"][0]["model"] = "M 2";
        QVERIFY(resultHash(b) != resultHash(c));
    }

    /// A text that nobody reads to its end is cut, and says so; to a thousand lines it stands whole.
    void aLongModelTextSaysHowMuchOfItStandsThere() {
        for (const int lines : {1, 999, 1000, 1001, 100000}) {
            ReportSettings settings = everything();
            settings.modelText.clear();
            for (int k = 1; k <= lines; ++k) settings.modelText += "line" + std::to_string(k) + ";\n";
            const Report report = buildReport(sample::inverseResult(6), sampleStudy(), settings);
            const QString text = textOf(renderHtml(report));
            QVERIFY(text.contains(QString("line%1;").arg(std::min(lines, 1000))));
            QCOMPARE(text.contains("line1001;"), false);
            QCOMPARE(text.contains(QString("the first 1000 of its %1 lines").arg(lines)), lines > 1000);
        }
    }

    /// What a run recorded as empty has no row.
    void theProvenanceHasNoEmptyRow() {
        Result result = sample::inverseResult(6);
        const auto shown = [&](const char* offers) {
            result.provenance["model_offers"] = offers;
            return textOf(renderHtml(buildReport(result, sampleStudy(), everything())))
                .contains("model offers");
        };
        QVERIFY(shown("formulas"));
        QVERIFY(!shown(""));
    }

    void anOlderRunSaysThatItIsOutOfDate() {
        ReportSettings s = everything();
        s.outOfDate = "The data changed after this run.";
        QVERIFY(textOf(renderHtml(buildReport(sample::inverseResult(6), sampleStudy(), s)))
                    .contains("Out of date"));
    }
};

RIGOR_TEST(TestReport)
#include "test_report.moc"

} // namespace test_report

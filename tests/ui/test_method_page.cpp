#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"
#include "ui/methods/general_page.h"
#include "ui/methods/live/live_trace.h"
#include "ui/methods/tabbed_page.h"
#include "ui/plot/plot.h"
#include "ui/result/views/key_table.h"
#include "ui/result/views/multiples.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QCheckBox>
#include <QPushButton>
#include <QtTest>

namespace test_method_page {

using namespace rigor;

namespace {
/// The page of an inverse uncertainty identification and what a test looks at in it.
struct InverseViews {
    std::unique_ptr<MethodPage> page{makeMethodPage("inverse-uncertainty")};
    explicit InverseViews(std::shared_ptr<const Result> result) { page->setResult(std::move(result), {}); }
    MethodPage* operator->() const { return page.get(); }
    KeyTable* table() const { return page->findChild<KeyTable*>(); }
    Multiples* lattice() const { return page->findChild<Multiples*>(); }
    Plot* plotWith(const std::string& ordinate) const {
        for (Plot* plot : page->findChildren<Plot*>())
            if (plot->panel().y.quantity == ordinate) return plot;
        return nullptr;
    }
    Plot* density() const { return plotWith("density"); }
    QString shownDensity() const { return QString::fromStdString(density()->panel().key); }
    int place(const QString& key) const {
        for (int i = 0; i < lattice()->count(); ++i)
            if (lattice()->keyAt(i) == key) return i;
        return -1;
    }
    void select(const QString& key) const { Q_EMIT lattice()->keyClicked(key); }
    QCheckBox* box(const QString& text) const {
        for (auto* box : page->inspector()->findChildren<QCheckBox*>())
            if (box->text() == text) return box;
        return nullptr;
    }
};
} // namespace

class TestMethodPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void selectionIsLinkedBothWays() {
        InverseViews page(std::make_shared<Result>(sample::inverseResult(24)));
        page->resize(900, 700);
        page->show();
        // The one with the largest distance comes first and is selected.
        QCOMPARE(page.table()->selected(), page.table()->keyAt(0));
        QCOMPARE(page.lattice()->selected(), page.table()->selected());
        QCOMPARE(page.lattice()->keyAt(0), page.table()->selected());
        QSignalSpy told(page.page.get(), &MethodPage::experimentSelected);

        page.table()->selectRow(3);
        const QString fromTable = page.table()->keyAt(3);
        QCOMPARE(page.lattice()->selected(), fromTable);
        QCOMPARE(page.shownDensity(), fromTable);
        QCOMPARE(told.count(), 1);
        QCOMPARE(told.last().first().toString(), fromTable);

        const int place = 5;
        QTest::mouseClick(page.lattice()->viewport(), Qt::LeftButton, {},
                          page.lattice()->cellRect(place).center());
        QVERIFY(page.lattice()->selected() != fromTable);
        QCOMPARE(page.lattice()->selected(), page.lattice()->keyAt(place));
        QCOMPARE(page.table()->selected(), page.lattice()->selected());
        QCOMPARE(page.shownDensity(), page.lattice()->selected());
        QTest::keyClick(page.lattice(), Qt::Key_Right);
        QCOMPARE(page.table()->selected(), page.lattice()->keyAt(place + 1));

        // From a point of a plot that is made later, and into it.
        page->showView(1);
        Plot* scatter = page.plotWith("predicted mean");
        QVERIFY(scatter);
        Q_EMIT scatter->pointClicked("7");
        QCOMPARE(page.table()->selected(), QString("7"));
        QCOMPARE(page.lattice()->selected(), QString("7"));
        QCOMPARE(page.shownDensity(), QString("7"));
        QCOMPARE(told.count(), 4);
    }

    void failedExperimentsAreCountedAndShown() {
        const auto result = std::make_shared<Result>(sample::inverseResult(24, 3));
        InverseViews page(result);
        // Three without a density cannot lie inside; expected are 95 % of what was measured.
        const int inside = result->diagnostics["experiments_inside_95"].get<int>();
        QVERIFY(inside > 0 && inside <= 21);
        QCOMPARE(page->headline().clause,
                 QString("%1 of 24 inside the central 95 % range, 23 expected").arg(inside));
        QCOMPARE(page->headline().state, ResultState::Warning);
        page.select("2");
        QCOMPARE(page.shownDensity(), QString("2"));
        QVERIFY(page.density()->panel().series.empty());
        QVERIFY(page.lattice()->readout(page.place("2")).contains("3 of 25 simulations failed"));
        QCOMPARE(page.table()->shownRows(), 24);
    }

    void sortingAndFilteringKeepTheSelection() {
        InverseViews page(std::make_shared<Result>(sample::inverseResult(24)));
        page.select("11");
        page.table()->sortBy(0, Qt::AscendingOrder);
        QCOMPARE(page.table()->keyAt(0), QString("1"));
        QCOMPARE(page.table()->keyAt(10), QString("11")); // by number, not by letters
        QCOMPARE(page.table()->selected(), QString("11"));
        page.table()->setFilter("high");
        QCOMPARE(page.table()->shownRows(), 12);
        QCOMPARE(page.shownDensity(), QString("11"));
    }

    /// A series that is left out is so in the large plot and in all small ones, and comes back with its box.
    void aSeriesIsLeftOutEverywhere() {
        InverseViews page(std::make_shared<Result>(sample::inverseResult(12)));
        page->resize(900, 700);
        page->show();
        QCheckBox* gaussian = nullptr;
        QTRY_VERIFY((gaussian = page.box("Gaussian")) != nullptr);
        const QImage before = page.lattice()->viewport()->grab().toImage();
        gaussian->setChecked(false);
        QVERIFY(!page.density()->isSeriesVisible("Gaussian"));
        QVERIFY(page.lattice()->viewport()->grab().toImage() != before);
        page.density()->setSeriesVisible("Gaussian", true); // by its legend
        QVERIFY(gaussian->isChecked());
        QCOMPARE(page.lattice()->viewport()->grab().toImage(), before);
        page.density()->isolateSeries("measured");
        QVERIFY(!gaussian->isChecked());
        page.density()->isolateSeries("measured");
        QVERIFY(gaussian->isChecked() && page.density()->isSeriesVisible("Gaussian"));
    }

    /// Only the small plots in sight are made; the others when they are scrolled to.
    void smallPlotsAreMadeWhenTheyAreSeen() {
        constexpr std::size_t kMany = 1000;
        view::Multiples shown{"All", {}, {}};
        for (std::size_t i = 0; i < kMany; ++i) shown.keys.push_back(std::to_string(i));
        const auto made = std::make_shared<std::size_t>(0);
        shown.panel = [made](std::size_t) {
            ++*made;
            FigurePanel panel;
            panel.series.push_back({.x = {0, 1}, .y = {0, 1}});
            return panel;
        };
        shown.note = [](std::size_t) { return std::string(); };
        Multiples lattice;
        lattice.resize(400, 300);
        lattice.setView(shown);
        lattice.show();
        QTRY_VERIFY(*made > 0);
        QVERIFY2(*made < 30, qPrintable(QString::number(*made)));
        const std::size_t first = *made;
        lattice.grab();
        QCOMPARE(*made, first); // once
        lattice.setSelected("999");
        lattice.grab();
        QVERIFY(*made > first && *made < 60);
        QVERIFY(lattice.viewport()->rect().contains(lattice.cellRect(999).center()));
    }

    /// Places of a plan are taken where there is room for them; the arrow keys follow what is seen.
    void aPlanGivesTheSmallPlotsTheirPlaces() {
        view::Multiples shown{"All", {"a", "b", "c", "d"}, [](std::size_t) { return FigurePanel(); }};
        shown.plan = {
            {"low", "high"}, {{"slow", 0, 1}, {"fast", 1, 1}}, {}, 2, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}, true};
        Multiples lattice;
        lattice.resize(400, 300);
        lattice.setView(shown);
        lattice.show();
        QVERIFY(lattice.isPlanned());
        QVERIFY(lattice.cellRect(1).top() > lattice.cellRect(0).bottom());
        QCOMPARE(lattice.cellRect(1).left(), lattice.cellRect(0).left());
        lattice.setSelected("a");
        QTest::keyClick(&lattice, Qt::Key_Down);
        QCOMPARE(lattice.selected(), QString("b"));
        QTest::keyClick(&lattice, Qt::Key_Right);
        QCOMPARE(lattice.selected(), QString("d"));
        lattice.resize(80, 60);
        QVERIFY(!lattice.isPlanned());
    }

    /// A page without anything to show says why, and leads on.
    void anEmptyPageSaysWhy() {
        auto result = std::make_shared<Result>(sample::inverseResult(6));
        result->outcome = RunOutcome::Cancelled;
        result->tables = {{"trace",
                           "",
                           {{"iteration", "", {0, 1, 2}, {}},
                            {"objective", "", {1, 2, 3}, {}},
                            {"x1.mean", "", {1, 0.97, 0.95}, {}}}}};
        InverseViews page(result);
        page->show();
        QCOMPARE(page->views().size(), 5);
        QVERIFY(page.plotWith("log L")); // the search is in front
        QSignalSpy again(page.page.get(), &MethodPage::runAgainRequested);
        page->showView(0);
        QStringList said;
        for (const auto* text : page->findChildren<QLabel*>()) said << text->text();
        QVERIFY2(said.join('|').contains("cancelled before they were computed"), qPrintable(said.join('|')));
        QPushButton *run = nullptr, *trace = nullptr;
        for (auto* button : page->findChildren<QPushButton*>()) {
            if (button->text() == "Run again") run = button;
            if (button->text() == "Search trace") trace = button;
        }
        QVERIFY(run && trace);
        run->click();
        QCOMPARE(again.count(), 1);
        trace->click();
        QCOMPARE(qobject_cast<TabbedPage*>(page.page.get())->currentView(), 2);
    }

    void outcomesHaveTheirWords() {
        Result result;
        for (const auto& [outcome, word] :
             {std::pair(RunOutcome::Answered, "answered"), std::pair(RunOutcome::Empty, "EMPTY"),
              std::pair(RunOutcome::Cancelled, "cancelled"), std::pair(RunOutcome::Failed, "failed")}) {
            result.outcome = outcome;
            QCOMPARE(headlineOf(result).word, QString(word));
        }
        result.outcome = RunOutcome::Answered;
        result.warnings = {"a note on how the file was read"}; // touches no answer
        QCOMPARE(headlineOf(result).word, QString("answered"));
        result.qualityWarnings = {"careful"};
        QCOMPARE(headlineOf(result).word, QString("answered with reservations"));
    }

    /// A proof is told whole and can be copied; a contradiction leads to its line and to the guide.
    void aProofAndAContradictionLeadOn() {
        auto result = std::make_shared<Result>();
        result->method = "verified";
        result->outcome = RunOutcome::Answered;
        result->verdict = {
            .clause = "Proven:", .rest = {"if the model is right, a in [1, 2]."}, .proof = true};
        result->diagnostics["boxes"] = 3;
        std::unique_ptr<MethodPage> page(makeMethodPage("verified"));
        page->setResult(result, {});
        ResultHeadline head = page->headline();
        QVERIFY(head.tellsVerdict && head.proven);
        QCOMPARE(head.verdict, QString("Proven:"));
        QCOMPARE(head.more, QString("if the model is right, a in [1, 2]."));
        QCOMPARE(head.links.size(), std::size_t(1));
        QCOMPARE(head.links[0].action, "copy:" + QString::fromStdString(result->message()));

        auto empty = std::make_shared<Result>(*result);
        empty->outcome = RunOutcome::Empty;
        empty->diagnostics["first_contradiction"] = 20.42;
        empty->diagnostics["contradiction_line"] = 2043;
        page->setResult(empty, {});
        head = page->headline();
        QVERIFY(!head.proven);
        QCOMPARE(head.links.size(), std::size_t(2));
        QCOMPARE(head.links[0].action, QString("line:2043"));
        QVERIFY(head.links[0].text.contains("2043"));
        QCOMPARE(head.links[1].action, QString("guide:verified"));
        // Its bounds are written with the digits that tell them apart, outward.
        const auto number = [](const char* name, double value) {
            return ResultColumn{name, "rad", {value}, {}};
        };
        empty->tables.push_back({"exclusions",
                                 "",
                                 {{"sensor", "", {}, {"x1"}},
                                  number("line", 2043),
                                  number("t", 20.42),
                                  number("simulated_lower", 29.18264),
                                  number("simulated_upper", 29.182921),
                                  number("allowed_lower", 29.183719),
                                  number("allowed_upper", 29.38371)}});
        page->setResult(empty, {});
        bool found = false;
        for (const auto* table : page->findChildren<NumberTable*>()) {
            if (table->columns().size() != 7) continue;
            found = true;
            const auto text = [&](int c) {
                return table->data(table->index(0, c), Qt::DisplayRole).toString();
            };
            QCOMPARE(text(4), QString("29.18293"));
            QCOMPARE(text(5), QString("29.18371"));
        }
        QVERIFY(found);
        empty->diagnostics.erase("contradiction_line");
        page->setResult(empty, {});
        QCOMPARE(page->headline().links.size(), std::size_t(1));
    }
    /// Proven bounds with many digits are not cut in the inspector: units stand below them.
    void manyDigitsOfABoundAreShown() {
        auto result = std::make_shared<Result>();
        result->method = "verified";
        result->outcome = RunOutcome::Answered;
        result->verdict = concluded("Proven: beta.");
        Estimate e;
        e.name = "x1_start", e.unit = "1/(kg.m2)", e.guaranteed = true;
        e.lower = 21.69965581, e.upper = 21.70045821, e.examinedLower = 0, e.examinedUpper = 100;
        result->unknowns = {e};
        std::unique_ptr<MethodPage> page(makeMethodPage("verified"));
        page->setResult(result, {});
        QWidget* inspector = page->inspector();
        inspector->resize(286, 700);
        inspector->show();
        QTest::qWait(20);
        int bounds = 0;
        QString all;
        for (const Text* text : inspector->findChildren<Text*>()) {
            all += text->text() + '\n';
            if (!text->text().startsWith("21.")) continue;
            ++bounds;
            QVERIFY2(text->fontMetrics().horizontalAdvance(text->text()) <= text->width(),
                     qPrintable(text->text()));
        }
        QCOMPARE(bounds, 2);
        QVERIFY2(all.contains("Units: x1 start 1/(kg"), qPrintable(all));
    }
    /// Guaranteed bounds of the motions have the digits that tell them apart, outward, and their unit. A
    /// trajectory that was not made step by step has no effort per step.
    void boundsOfTheMotionsAreToldApart() {
        auto result = std::make_shared<Result>();
        result->method = "verified";
        result->outcome = RunOutcome::Answered;
        Estimate e;
        e.name = "TFs", e.unit = "N.m", e.guaranteed = true;
        e.lower = e.examinedLower = 0.02, e.upper = e.examinedUpper = 0.4;
        result->unknowns = {e};
        result->tables = {{"epochs",
                           "",
                           {{"parameter", "", {}, {"TFs", "TFs"}},
                            {"from", "s", {4.7, 120}, {}},
                            {"to", "s", {16.7, 120}, {}},
                            {"lower", "", {0.14199998765, 0.02}, {}},
                            {"upper", "", {0.14200013432, 0.4}, {}}}},
                          {"enclosures",
                           "",
                           {{"t", "s", {0, 1}, {}},
                            {"boxes", "", {1, 1}, {}},
                            {"seconds", "s", {0, 0}, {}},
                            {"TFs_lower", "N.m", {0.02, 0.02}, {}},
                            {"TFs_upper", "N.m", {0.4, 0.4}, {}}}}};
        std::unique_ptr<MethodPage> page(makeMethodPage("verified"));
        page->setResult(result, {});
        QVERIFY(!page->views().contains("Effort per step"));
        page->showView(static_cast<int>(page->views().indexOf("Values between standstills")));
        bool found = false;
        for (const auto* table : page->findChildren<NumberTable*>()) {
            if (table->columns().size() != 6) continue;
            found = true;
            const auto text = [&](int row, int c) {
                return table->data(table->index(row, c), Qt::DisplayRole).toString();
            };
            QCOMPARE(text(0, 3), QString("0.1419999876"));
            QCOMPARE(text(0, 4), QString("0.1420001344"));
            QCOMPARE(text(1, 3), QString("0.0200000000"));
            QCOMPARE(text(1, 4), QString("0.4000000000"));
            QCOMPARE(text(0, 5), QString("N·m"));
        }
        QVERIFY(found);
    }
    /// The answer of a point fit comes first, as a table of which nothing is cut at 1440 x 900; copies have
    /// all digits, and the inspector stands in two lines where one is too short.
    void theAnswerOfAPointFitIsATable() {
        auto result = std::make_shared<Result>();
        result->method = "least-squares";
        result->outcome = RunOutcome::Answered;
        const auto add = [&](const char* name, const char* unit, double value, double error) {
            result->unknowns.push_back({.name = name,
                                        .unit = unit,
                                        .value = value,
                                        .standardError = error,
                                        .lower = value - 2 * error,
                                        .upper = value + 2 * error,
                                        .interval = "95 % marginal, linearised"});
        };
        add("leak_of_the_upper_chamber", "m3/(s.V)", 2.3812345678e-9, 2e-10);
        add("C", "J/K", 12017.4, 77.05);
        add("stiffness", "N/m", 420.01234567, 0.0004);
        result->unknowns[1].atBound = true;
        ResultContext context;
        for (const Estimate& e : result->unknowns) {
            Unknown u;
            u.name = e.name;
            u.value = {e.value, e.value / 1000, e.atBound ? e.value : 1000 * e.value};
            context.searched.push_back(u);
        }
        std::unique_ptr<MethodPage> page(makeMethodPage("least-squares"));
        page->resize(912, 700); // the room that 1440 px leave
        page->setResult(result, context);
        page->show();
        QCOMPARE(page->views().front(), QString("Answer"));
        QTest::qWait(20);
        auto* view = page->findChild<TableView*>();
        QVERIFY(view && view->isVisible());
        const NumberTable& table = *view->table();
        QCOMPARE(table.rowCount(), 3);
        for (int r = 0; r < table.rowCount(); ++r)
            for (int c = 0; c < table.columnCount(); ++c) {
                const QString text = table.data(table.index(r, c), Qt::DisplayRole).toString();
                const QFontMetrics metrics(fontFor(TextUse::Table, c == 1 ? QFont::DemiBold : QFont::Normal));
                const int room = view->columnWidth(c) - 2 * view->cellInset();
                if (c == table.columnCount() - 1 && !text.isEmpty()) { // words in as many lines as they take
                    const QRect lines =
                        metrics.boundingRect(QRect(0, 0, room - 18, 1000), Qt::AlignLeft | Qt::TextWordWrap,
                                             text); // beside the sign
                    QVERIFY2(lines.width() <= room - 18, qPrintable(text));
                    QVERIFY2(lines.height() <= view->rowHeight(r), qPrintable(text));
                } else {
                    QVERIFY2(metrics.horizontalAdvance(text) <= room, qPrintable(text));
                }
            }
        QCOMPARE(table.data(table.index(0, 1), Qt::DisplayRole).toString(), QString("2.38 × 10⁻⁹"));
        QCOMPARE(table.data(table.index(0, 1), Qt::ToolTipRole).toString().toDouble(), 2.3812345678e-9);
        QVERIFY(table.copyText().contains("420.01234567"));
        QCOMPARE(table.data(table.index(1, table.columnCount() - 1), Qt::DisplayRole).toString(),
                 QString("at its upper bound"));
        QVERIFY(view->height() >= 28 + 3 * 24);
        // Beside it no exponent, bound or short name is cut.
        QWidget* inspector = page->inspector();
        inspector->resize(288, 700);
        inspector->show();
        QTest::qWait(20);
        int seen = 0;
        for (const Text* text : inspector->findChildren<Text*>()) {
            if (!text->isVisible() || text->wordWrap() || text->text().isEmpty()) continue;
            ++seen;
            const bool whole = text->fontMetrics().horizontalAdvance(text->text()) <= text->width();
            // A long name gives way to its numbers, and is told by its tip.
            QVERIFY2(whole || (text->text().startsWith("leak") && text->toolTip() == text->text()),
                     qPrintable(text->text()));
            QVERIFY(text->mapTo(inspector, QPoint(text->width(), 0)).x() <= 288);
        }
        QVERIFY(seen > 9);
    }

    void aResultWithoutTablesIsShown() {
        for (const char* key : {"inverse-uncertainty", "some-other-method"}) {
            std::unique_ptr<MethodPage> page(makeMethodPage(key));
            auto result = std::make_shared<Result>();
            result->outcome = RunOutcome::Failed;
            result->verdict = concluded("It broke.");
            page->setResult(result, {});
            page->show();
            QCOMPARE(page->headline().verdict, QString("It broke."));
            QVERIFY(!page->views().isEmpty());
        }
    }

    void theLiveTraceKeepsEveryGeneration() {
        LiveTrace trace;
        trace.start({"x1.mean", "x1.standard_deviation"}, 60, {});
        for (int g = 0; g < 20; ++g) {
            ProgressEvent event;
            event.hasObjective = true;
            event.objective = g;
            event.estimate = {1.0 + g, 0.1};
            event.population = {0, 1, 2, 3, 100};
            trace.add(event);
        }
        trace.add(ProgressEvent{}); // without an objective: no generation
        QCOMPARE(trace.history().generation.size(), std::size_t(20));
        QCOMPARE(trace.history().median.back(), 2.0);
        QCOMPARE(trace.history().estimate[0].back(), 20.0);
        QTRY_COMPARE(trace.objectivePlot()->panel().series[0].y.size(), std::size_t(20));
        QCOMPARE(trace.estimatePlots().size(), 2);
    }

    /// The objectives of two stages do not compare: each has a line of its own, and its lambda stands above
    /// it.
    void stagesOfAHomotopyAreNotJoined() {
        LiveTrace trace;
        trace.start({"alpha"}, 0, {.objective = "J", .smallest = true});
        for (const auto& [phase, objective] : {std::pair{"lambda = 1", 1e-3},
                                               {"lambda = 1", 1e-5},
                                               {"lambda = 0.5", 1e-2},
                                               {"lambda = 0.5", 1e-4},
                                               {"lambda = 0", 1e-1},
                                               {"lambda = 0", 1e-9}}) {
            ProgressEvent event;
            event.phase = phase;
            event.hasObjective = true;
            event.objective = objective;
            event.estimate = {2.0};
            trace.add(event);
        }
        QTRY_COMPARE(trace.history().stages.size(), std::size_t(3));
        QTRY_VERIFY(trace.objectivePlot()->panel().ranges.size() == 2); // grey and white in turn
        const FigurePanel& panel = trace.objectivePlot()->panel();
        QCOMPARE(panel.ranges[0].label, std::string("λ = 1"));
        QCOMPARE(panel.x.quantity, std::string("iteration"));
        std::vector<std::size_t> lengths;
        for (const FigureSeries& series : panel.series)
            if (series.shape == SeriesShape::Steps) lengths.push_back(series.y.size());
        QCOMPARE(lengths, (std::vector<std::size_t>{2, 2, 2}));
    }

    /// Candidates worse than the range shown lie above it where the smallest value is searched.
    void candidatesBeyondTheAxisAreOnItsRightSide() {
        for (const bool smallest : {true, false}) {
            LiveTrace trace;
            trace.start({"alpha"}, 10, {.objective = "J", .smallest = smallest});
            for (int g = 0; g < 3; ++g) {
                ProgressEvent event;
                event.hasObjective = true;
                event.objective = smallest ? 1.0 : -1.0;
                event.estimate = {2.0};
                for (int k = 0; k < 30; ++k)
                    event.population.push_back(smallest ? 2 + 0.1 * k : -2 - 0.1 * k);
                event.population.push_back(smallest ? 1e9 : -1e9);
                trace.add(event);
            }
            const auto said = [&] {
                QString all;
                for (const Text* text : trace.findChildren<Text*>()) all += text->text() + '\n';
                return all;
            };
            QTRY_VERIFY2(said().contains(smallest ? "above the axis" : "below the axis"), qPrintable(said()));
            QVERIFY(!said().contains(smallest ? "below the axis" : "above the axis"));
        }
    }

    /// The waterfall of a multi-start grows while the starts end.
    void startsAreShownAsTheyEnd() {
        LiveTrace trace;
        trace.start({"alpha"}, 0, {.objective = "J", .smallest = true});
        std::vector<double> ended;
        for (const double j : {3.0, 1.0, 2.0}) {
            ended.push_back(j);
            ProgressEvent event;
            event.phase = "starts";
            event.done = static_cast<double>(ended.size());
            event.total = 20;
            event.hasObjective = true;
            event.objective = *std::min_element(ended.begin(), ended.end());
            event.estimate = {j};
            event.population = ended;
            trace.add(event);
        }
        QTRY_COMPARE(trace.objectivePlot()->panel().key, std::string("starts"));
        const FigurePanel& panel = trace.objectivePlot()->panel();
        QCOMPARE(panel.series[0].y, (std::vector<double>{0, std::log10(2.0), std::log10(3.0)}));
        QCOMPARE(panel.x.upper, 21.0);
    }
};

RIGOR_WINDOW_TEST(TestMethodPage)
#include "test_method_page.moc"

} // namespace test_method_page

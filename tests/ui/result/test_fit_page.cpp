// The page of a point fit, drawn from what the method presents: estimates, trajectories by choice with their
// residuals under one cursor, panels that follow their choice.
#include "core/foundation/message/number_text.h"
#include "core/methods/fit/residuals/row_tests.h"
#include "core/methods/fit/result.h"
#include "tests/support/test_program.h"
#include "ui/methods/method_page.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/views/key_table.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace test_fit_page {

using namespace rigor;

namespace {

/// T over time in two experiments, and y once in each of six that differ in n.
std::shared_ptr<const Result> threeOfThem() {
    FitResult fit;
    fit.objective = 0.5;
    fit.modelSolves = 1234;
    fit.singularValues = {2, 1};
    fit.outputUnits = {{"T", "K"}, {"y", "K"}};
    fit.fitted.emplace().unit = "K";
    std::vector<double> condition;
    const auto add = [&](const std::string& experiment, const std::string& output, double t, double measured,
                         double n) {
        fit.fitted->experiment.push_back(experiment);
        fit.fitted->output.push_back(output);
        fit.fitted->t.push_back(t);
        fit.fitted->measured.push_back(measured);
        fit.fitted->fitted.push_back(measured + 0.5);
        fit.fitted->residual.push_back(-0.5);
        condition.push_back(n);
    };
    for (const char* experiment : {"1", "2"})
        for (int k = 0; k < 10; ++k) add(experiment, "T", k, 300 + k, 0);
    for (int k = 0; k < 6; ++k) add("e" + std::to_string(k), "y", 0, 10 + k, k);
    fit.conditions = {fit.fitted->experiment, {{"n", "1", condition}}};
    fit.correlation = {{"a", "b"}, {{"a", "1", {1, 0.5}}, {"b", "1", {0.5, 1}}}};
    fit.iterations = {{0, 1}, {}, {}, {1, 3}, {2, 0.5}, {{"a", "m", {1, 2}}, {"b", "", {1, 3}}}};
    auto result = std::make_shared<Result>();
    result->method = "least-squares";
    result->outcome = RunOutcome::Answered;
    result->verdict = {.clause = "It fits."};
    result->unknowns = {
        {.name = "a", .unit = "m", .value = 2, .standardError = 0.1, .lower = 1.8, .upper = 2.2},
        {.name = "b", .value = 3, .standardError = 0.2, .lower = 2.6, .upper = 3}};
    result->unknowns[0].interval = result->unknowns[1].interval = "95 % marginal";
    result->unknowns[1].atBound = true;
    result->provenance["options"]["confidence"] = 0.95;
    write(fit, *result);
    return result;
}

/// y once in each of nine experiments, three of each condition n; the rows "r1" to "r9".
std::shared_ptr<const Result> rowsWithRepeats() {
    FitResult fit;
    fit.outputUnits.emplace().emplace_back("y", "K");
    fit.fitted.emplace().unit = "K";
    const double residuals[] = {1, 2, 3, -1, -2, -3, 0, 0.5, -0.5};
    std::vector<double> condition;
    double squares = 0;
    for (int k = 0; k < 9; ++k) {
        fit.fitted->experiment.push_back("r" + std::to_string(k + 1));
        fit.fitted->output.emplace_back("y");
        fit.fitted->t.push_back(0);
        fit.fitted->fitted.push_back(10 + k);
        fit.fitted->residual.push_back(residuals[k]);
        fit.fitted->measured.push_back(10 + k + residuals[k]);
        condition.push_back(1 + k / 3);
        squares += residuals[k] * residuals[k];
    }
    fit.conditions = {fit.fitted->experiment, {{"n", "1", condition}}};
    fit.slopes = {fit.fitted->experiment, {{"a", "", {1, 2, 3, 4, 5, 6, 7, 8, 9}}}};
    fit.quality = {{.output = "y", .unit = "K", .values = 9, .rms = std::sqrt(squares / 9), .rSquared = 0.9}};
    auto result = std::make_shared<Result>();
    result->method = "least-squares";
    result->outcome = RunOutcome::Answered;
    result->verdict = {.clause = "It fits."};
    result->unknowns = {
        {.name = "a", .unit = "m", .value = 2, .standardError = 0.1, .lower = 1.8, .upper = 2.2}};
    write(fit, *result);
    return result;
}

bool waitFor(const std::function<bool()>& done) {
    for (int k = 0; k < 200 && !done(); ++k) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return done();
}

std::unique_ptr<MethodPage> pageOf(const std::shared_ptr<const Result>& result) {
    std::unique_ptr<MethodPage> page(makeMethodPage(result->method));
    page->resize(1000, 700);
    Unknown a, b;
    a.name = "a", a.value = {1, 0, 10};
    b.name = "b", b.value = {1, 0, 3};
    page->setResult(result, {.searched = {a, b}, .meanings = {{"a", "length of the rod"}}});
    page->show();
    return page;
}

/// Titles of the plots that are in sight, in alphabetical order.
QStringList plotsOf(const MethodPage& page) {
    QStringList titles;
    for (const auto* panel : page.findChildren<PlotPanel*>())
        if (panel->isVisibleTo(&page)) titles << QString::fromStdString(panel->plot()->panel().title);
    titles.sort();
    return titles;
}

Plot* plotNamed(const MethodPage& page, const std::string& title) {
    for (const auto* panel : page.findChildren<PlotPanel*>())
        if (panel->isVisibleTo(&page) && panel->plot()->panel().title == title) return panel->plot();
    return nullptr;
}

QComboBox* choiceOf(const MethodPage& page) {
    for (auto* box : page.findChildren<QComboBox*>())
        if (box->isVisibleTo(&page)) return box;
    return nullptr;
}

} // namespace

class TestFitPage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void everyViewHasItsTab() {
        const auto page = pageOf(threeOfThem());
        QCOMPARE(page->views(), (QStringList{"Answer", "Residuals", "Search path", "Identifiability",
                                             "Iterations", "Settings and provenance"}));
        QCOMPARE(page->headline().clause, QString::fromUtf8("J = 0.5000 in 1\u202F234 model solves"));
        page->showView(2);
        QCOMPARE(plotsOf(*page), (QStringList{"Objective against model solves", "Unknowns along the path"}));
        page->showView(3);
        QCOMPARE(plotsOf(*page),
                 (QStringList{"Correlation of the estimates", "Singular values of the scaled Jacobian"}));
        page->showView(4);
        const NumberTable* iterations = nullptr;
        for (const auto* table : page->findChildren<NumberTable*>())
            if (table->columns().size() == 5) iterations = table;
        QVERIFY(iterations);
        QCOMPARE(iterations->columns()[3].numbers, (std::vector<double>{1, 2}));
    }

    void theEstimatesAreATableWithTheirRanges() {
        const auto page = pageOf(threeOfThem());
        const auto views = page->findChildren<TableView*>();
        QCOMPARE(views.size(), 1);
        const NumberTable* table = views[0]->table();
        const auto text = [&](int row, const QString& name) {
            const auto& columns = table->columns();
            const auto at = std::ranges::find(columns, name, &TableColumn::name) - columns.begin();
            return table->data(table->index(row, static_cast<int>(at)), Qt::DisplayRole).toString();
        };
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(text(0, "unknown"), QString("a"));
        QCOMPARE(text(0, "meaning"), QString("length of the rod"));
        QCOMPARE(text(0, "search range"), QString("0 … 10"));
        QCOMPARE(text(0, "kind"), QString("linear")); // also where all are of one kind
        QCOMPARE(text(0, "where in it"), QString::fromUtf8("20\u202F%"));
        QCOMPARE(text(1, "where in it"), QString::fromUtf8("100\u202F%"));
        QCOMPARE(text(1, "remark"), QString("at its upper bound"));
        QCOMPARE(table->columns()[2].numbers, (std::vector<double>{2, 3}));
        QCOMPARE(table->columns()[4].name, QString("95 % from"));
        QVERIFY(std::isnan(table->columns()[4].numbers[1])); // nothing linear at a bound
    }

    /// What is too wide gives up columns, numbers never: meaning first, then where in it, then the range.
    void aNarrowTableGivesUpWordsBeforeNumbers() {
        const auto page = pageOf(threeOfThem());
        TableView* view = page->findChildren<TableView*>().front();
        const auto names = [&] {
            QStringList all;
            for (const TableColumn& column : view->table()->columns()) all << column.name;
            return all;
        };
        QVERIFY(names().contains("meaning"));
        QStringList last = names();
        QStringList order;
        for (int width = 1000; width > 380; width -= 20) {
            page->resize(width, 700);
            QCoreApplication::processEvents();
            for (const QString& one : last)
                if (!names().contains(one)) order << one;
            last = names();
            for (const char* kept : {"unknown", "value", "std. error", "95 % from", "to", "kind", "unit"})
                QVERIFY2(names().contains(kept), kept);
        }
        QVERIFY2(!order.isEmpty() &&
                     order == QStringList({"meaning", "where in it", "search range"}).mid(0, order.size()),
                 qPrintable(order.join(", ")));
        page->resize(1000, 700);
        QCoreApplication::processEvents();
        QVERIFY(names().contains("meaning"));
    }

    /// A row of the table is the unknown of the inspector.
    void theSelectedUnknownStandsInTheInspector() {
        const auto page = pageOf(threeOfThem());
        auto* inspector = qobject_cast<Inspector*>(page->inspector());
        QVERIFY(inspector);
        const auto said = [&] {
            QStringList all;
            for (const Text* text : inspector->findChildren<Text*>())
                if (!text->isHidden()) all << text->text();
            return all;
        };
        QCOMPARE(said().first(), QString("Selected unknown"));
        QVERIFY(said().contains("length of the rod"));
        QVERIFY2(said().contains("correlation 0.50"), qPrintable(said().join(" | ")));
        page->findChildren<TableView*>().front()->selectRow(1);
        QVERIFY(waitFor([&] { return !said().contains("length of the rod"); }));
        QVERIFY2(said().contains("b"), qPrintable(said().join(" | ")));
        // Without a profile one can be had.
        page->findChildren<TableView*>().front()->selectRow(0);
        QVERIFY(waitFor([&] { return said().contains("length of the rod"); }));
        QSignalSpy asked(page.get(), &MethodPage::optionRequested);
        for (auto* button : inspector->findChildren<QPushButton*>())
            if (button->text() == "Run with profile likelihood" && !button->isHidden()) button->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QString("profiles"));
    }

    /// Rows with repeated conditions: every number is that of a calculation by hand.
    void rowsAreJudgedByTheirConditions() {
        const auto page = pageOf(rowsWithRepeats());
        QCOMPARE(plotsOf(*page), (QStringList{"Measured against predicted", "Residuals against"}));
        const auto tableWith = [&](const QString& column) -> const NumberTable* {
            for (const auto* view : page->findChildren<TableView*>())
                for (const TableColumn& one : view->table()->columns())
                    if (one.name == column) return view->table();
            return nullptr;
        };
        // n = 1: residuals 1, 2, 3; n = 2: -1, -2, -3; n = 3: 0, 0.5, -0.5.
        const NumberTable* means = tableWith("mean");
        QVERIFY(means);
        QCOMPARE(means->rowCount(), 3);
        QCOMPARE(means->columns()[1].numbers, (std::vector<double>{3, 3, 3}));
        QCOMPARE(means->columns()[2].numbers, (std::vector<double>{2, -2, 0}));
        // Beside the unknown that was fitted (test_row_figures.cpp asks whether these are right).
        Eigen::VectorXd left(9);
        left << 1, 2, 3, -1, -2, -3, 0, 0.5, -0.5;
        const RowTests tests(Eigen::VectorXd::LinSpaced(9, 1, 9), left);
        for (std::size_t k = 0; k < 3; ++k)
            QCOMPARE(means->columns()[3].numbers[k], tests.notZero({3 * k, 3 * k + 1, 3 * k + 2}, false));
        const auto says = [&](const QString& what) {
            return waitFor([&] { // the groups come in turns of the event loop
                for (const Text* text : page->inspector()->findChildren<Text*>())
                    if (text->text() == what) return true;
                return false;
            });
        };
        QVERIFY(says(
            QString::fromStdString(probabilityText(tests.differ({{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}, false)))));
        // Repetitions scatter by sqrt(4.5 / 6).
        QVERIFY(says("0.866 K"));
        // The largest residual first; the band is +- t(0.975, 8) times the noise of 9 rows, one unknown.
        const NumberTable* all = tableWith("predicted");
        QVERIFY(all);
        QCOMPARE(all->rowCount(), 9);
        const auto& columns = all->columns();
        const auto column = [&](const QString& name) {
            return *std::ranges::find(columns, name, &TableColumn::name);
        };
        QCOMPARE(std::abs(column("residual").numbers.front()), 3.0);
        for (std::size_t k = 1; k < 9; ++k)
            QVERIFY(std::abs(column("residual").numbers[k]) <= std::abs(column("residual").numbers[k - 1]));
    }

    /// The condition chosen is that of the plot and of the means.
    void theConditionIsChosenForPlotAndMeans() {
        const auto page = pageOf(rowsWithRepeats());
        QComboBox* choice = choiceOf(*page);
        QVERIFY(choice);
        QCOMPARE(choice->accessibleName(), QString("Residuals against"));
        QCOMPARE(choice->itemText(0), QString("n")); // the smallest p first
        choice->setCurrentIndex(1);
        QVERIFY(waitFor([&] {
            return plotNamed(*page, "Residuals against")->panel().x.quantity == "order of the rows";
        }));
        QCOMPARE(plotNamed(*page, "Residuals against")->panel().series[0].x,
                 (std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    }

    /// An experiment can be left out from where it is seen, alone or with its like.
    void anExperimentIsLeftOut() {
        const auto page = pageOf(rowsWithRepeats());
        QSignalSpy asked(page.get(), &MethodPage::leaveOutRequested);
        const auto press = [&](const QString& words) {
            for (auto* button : page->inspector()->findChildren<QPushButton*>())
                if (button->text() == words && !button->isHidden()) return button->click(), true;
            return false;
        };
        QVERIFY(press("Leave out this experiment"));
        QCOMPARE(asked.takeFirst().front().toStringList(), QStringList({"r3"}));
        QVERIFY(press("Leave out all 3 of these conditions"));
        QCOMPARE(asked.takeFirst().front().toStringList(), QStringList({"r1", "r2", "r3"}));
    }

    /// A box per row says whether the study of now uses it, and asks for the other.
    void aRowIsTickedOutAndIn() {
        const auto page = pageOf(rowsWithRepeats());
        QSignalSpy out(page.get(), &MethodPage::leaveOutRequested);
        QSignalSpy back(page.get(), &MethodPage::bringBackRequested);
        auto* table = page->findChild<KeyTable*>();
        QVERIFY(table);
        QCOMPARE(table->usedColumn(), 0);
        const auto ticked = [&](int row) {
            return table->model()->index(row, 0).data(Qt::CheckStateRole).toInt() == Qt::Checked;
        };
        for (int row = 0; row < 9; ++row) QVERIFY(ticked(row));
        const QModelIndex second = table->model()->index(1, 0);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(second).center());
        const QString key = table->keyAt(1);
        QCOMPARE(out.takeFirst().front().toStringList(), QStringList({key}));
        // The page does nothing by itself: it shows what the study has become.
        QVERIFY(ticked(1));
        page->setLeftOut({key});
        QVERIFY(!ticked(1));
        QVERIFY(ticked(0));
        QCOMPARE(table->selected(), key);
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(back.takeFirst().front().toStringList(), QStringList({key}));
        QVERIFY(out.isEmpty());
    }

    /// What is measured in another unit is shown in it.
    void rowsAreShownInTheUnitOfTheData() {
        std::unique_ptr<MethodPage> page(makeMethodPage("least-squares"));
        page->resize(1000, 700);
        page->setResult(rowsWithRepeats(), {.dataUnits = {{"y", "mK"}}});
        page->show();
        const Plot* plot = plotNamed(*page, "Measured against predicted");
        QVERIFY(plot);
        QCOMPARE(plot->panel().y.unit, std::string("mK"));
        QVERIFY(std::abs(plot->panel().series.back().y.front() - 11000) < 1e-9);
        QVERIFY2(page->headline().clause.contains("mK"), qPrintable(page->headline().clause));
    }

    void theChoiceShowsAnotherTrajectoryInBothPlots() {
        const auto page = pageOf(threeOfThem());
        QComboBox* choice = choiceOf(*page);
        QVERIFY(choice);
        QCOMPARE(choice->accessibleName(), QString("Output and experiment shown"));
        QCOMPARE(choice->count(), 3);
        QCOMPARE(choice->itemText(1), QString("T, experiment 2"));
        QCOMPARE(choice->itemText(2), QString("y, all experiments"));
        QCOMPARE(plotsOf(*page), (QStringList{"Measured and fitted", "Residuals"}));
        QCOMPARE(QString::fromStdString(plotNamed(*page, "Measured and fitted")->panel().note), QString("1"));
        choice->setCurrentIndex(1);
        QCOMPARE(QString::fromStdString(plotNamed(*page, "Measured and fitted")->panel().note), QString("2"));
        choice->setCurrentIndex(2);
        QCOMPARE(plotsOf(*page), (QStringList{"Fitted against measured", "Residuals"}));
        QCOMPARE(plotNamed(*page, "Residuals")->panel().series.front().y.size(), std::size_t(6));
    }

    /// One time in both; what is measured once per experiment has another abscissa in each.
    void oneCursorWhereThereIsOneTime() {
        const auto page = pageOf(threeOfThem());
        Plot *fitted = plotNamed(*page, "Measured and fitted"), *residuals = plotNamed(*page, "Residuals");
        std::optional<double> at;
        int moves = 0;
        connect(residuals, &Plot::cursorMoved, page.get(), [&](std::optional<double> x) { at = x, ++moves; });
        fitted->setCursor(std::optional<double>(4));
        QCOMPARE(moves, 1);
        QCOMPARE(*at, 4.0);
        choiceOf(*page)->setCurrentIndex(2);
        moves = 0;
        fitted->setCursor(std::optional<double>(12));
        QCOMPARE(moves, 0);
    }

    void theResidualsHaveAsManyPanelsAsTheirChoiceAsksFor() {
        const auto page = pageOf(threeOfThem());
        page->showView(1);
        QTRY_COMPARE(plotsOf(*page), (QStringList{"Autocorrelation of the residuals", "Residuals"}));
        choiceOf(*page)->setCurrentIndex(2);
        QTRY_COMPARE(plotsOf(*page), (QStringList{"Residuals", "Residuals over n"}));
        choiceOf(*page)->setCurrentIndex(0);
        QTRY_COMPARE(plotsOf(*page), (QStringList{"Autocorrelation of the residuals", "Residuals"}));
    }

    /// A run that reached nothing has a page too.
    void nothingWasReached() {
        auto result = std::make_shared<Result>();
        result->method = "homotopy";
        result->outcome = RunOutcome::NoAnswer;
        result->verdict = {.clause = "No answer."};
        const auto page = pageOf(result);
        QCOMPARE(page->views(), (QStringList{"Answer", "Settings and provenance"}));
        QVERIFY(plotsOf(*page).isEmpty());
        const auto isSaid = [&] {
            const auto texts = page->inspector()->findChildren<Text*>();
            return std::ranges::any_of(texts,
                                       [](const Text* t) { return t->text() == "Nothing was reached."; });
        };
        QTRY_VERIFY(isSaid()); // the inspector is filled in slices
    }
};

RIGOR_WINDOW_TEST(TestFitPage)
#include "test_fit_page.moc"

} // namespace test_fit_page

// The page of a point fit, drawn from what the method presents: estimates, trajectories by choice with their
// residuals under one cursor, panels that follow their choice.
#include "core/methods/fit/result.h"
#include "tests/support/test_program.h"
#include "ui/methods/method_page.h"
#include "ui/plot/plot_panel.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QComboBox>
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

std::unique_ptr<MethodPage> pageOf(const std::shared_ptr<const Result>& result) {
    std::unique_ptr<MethodPage> page(makeMethodPage(result->method));
    page->resize(1000, 700);
    Unknown a, b;
    a.name = "a", a.value = {1, 0, 10};
    b.name = "b", b.value = {1, 0, 3};
    page->setResult(result, {.searched = {a, b}});
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
        const auto text = [&](int row, int column) {
            return table->data(table->index(row, column), Qt::DisplayRole).toString();
        };
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->columns()[3].name, QString("95 % from"));
        QCOMPARE(text(0, 0), QString("a"));
        QCOMPARE(text(0, 6), QString("0 … 10"));
        QCOMPARE(text(1, 7), QString("at its upper bound"));
        QCOMPARE(table->columns()[1].numbers, (std::vector<double>{2, 3}));
        QVERIFY(std::isnan(table->columns()[3].numbers[1])); // nothing linear at a bound
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

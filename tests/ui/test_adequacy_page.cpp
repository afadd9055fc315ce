// The result page of model adequacy on results of the shipped studies.
#include "core/foundation/message/number_text.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/adequacy_page.h"
#include "ui/methods/ellipsoid_view.h"
#include "ui/methods/result_table.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_view.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QtTest>

using namespace rigor;

namespace {
const std::string kFolder = sourceDir() + "/resources/rigs/servo-press/";

std::shared_ptr<const Result> resultOf(const std::string& study,
                                       const std::vector<StudyOverride>& overrides = {}) {
    PreparedStudy prepared = prepare(loadStudy(kFolder + study, overrides));
    return std::make_shared<const Result>(runStudy(prepared, {}));
}

/// Fraction of an ellipse's outline that lies in another one's bounding box tells nothing; sizes do.
double widthOf(const FigurePanel& panel, const std::string& name) {
    for (const auto& series : panel.series)
        if (series.name == name && series.x.size() > 10) {
            const auto [low, high] = std::minmax_element(series.x.begin(), series.x.end());
            return *high - *low;
        }
    return 0;
}
} // namespace

class TestAdequacyPage : public QObject {
    Q_OBJECT
    std::shared_ptr<const Result> press_;

  private Q_SLOTS:
    void initTestCase() {
        Theme::instance().install();
        press_ = resultOf("adequacy.toml",
                          {parseOverride("options.bootstrap=100"), parseOverride("options.profile=true")});
        QVERIFY(press_->outcome == RunOutcome::Answered);
    }

    void theVerdictIsSaidAndTheTableFollowsTheResult() {
        AdequacyPage page;
        page.setResult(press_, {});
        page.resize(900, 700);
        page.show();
        QCOMPARE(page.headline().clause, QString("3 models, 4 splits, sensors D_y, F_x"));
        SplitMatrix* matrix = page.matrix();
        QVERIFY(matrix);
        QCOMPARE(matrix->models(), 3);
        QCOMPARE(matrix->splits(), 4);
        const ResultTable* table = press_->table("splits");
        for (int m = 0; m < 3; ++m)
            for (int s = 0; s < 4; ++s) {
                const auto row = static_cast<std::size_t>(4 * m + s);
                const QString verdict = QString::fromStdString(table->find("verdict")->texts[row]);
                QVERIFY2(matrix->cellText(m, s).contains(verdict), qPrintable(matrix->cellText(m, s)));
            }
    }

    /// In the width it asks for, no split is cut, however long its name.
    void theTableOfSplitsAsksForTheWidthItNeeds() {
        Result result = *press_;
        for (ResultTable& table : result.tables)
            for (ResultColumn& column : table.columns)
                if (table.name == "splits" && column.name == "split")
                    for (std::string& name : column.texts) name += " of the loading";
        SplitMatrix matrix;
        matrix.setResult(result);
        matrix.resize(matrix.sizeHint());
        QCOMPARE(matrix.splits(), 4);
        QVERIFY(matrix.cellRect(0, 3).right() < matrix.width());
    }

    /// A column is as wide as its own numbers take, so that a short one leaves its room to the others.
    void aSplitOfShortNumbersTakesLittleRoom() {
        SplitMatrix matrix;
        matrix.setResult(*press_);
        matrix.resize(matrix.sizeHint());
        QVERIFY(matrix.cellRect(0, 0).width() < matrix.cellRect(0, 1).width()); // 4 x 10^-4, 10^-154
        for (int s = 0; s < 3; ++s)
            QCOMPARE(matrix.cellRect(0, s).right() + 1, matrix.cellRect(0, s + 1).left());
        matrix.resize(matrix.width() + 200, matrix.height());
        QCOMPARE(matrix.cellRect(2, 3).right() + 1, matrix.width());
    }

    void theStandardDeviationsOfRepeatedSeriesHaveAUnit() {
        AdequacyPage page;
        page.setResult(press_, {});
        page.showView(static_cast<int>(page.views().indexOf("Check of the data")));
        TableView* view = nullptr;
        for (auto* one : page.findChildren<TableView*>())
            if (one->accessibleName() == "Repeatability") view = one;
        QVERIFY(view);
        const TableColumn *unit = nullptr, *sigma = nullptr;
        for (const TableColumn& column : view->table()->columns()) {
            if (column.name == "unit") unit = &column;
            if (column.name == "sigma") sigma = &column;
        }
        QVERIFY(unit && sigma);
        QCOMPARE(unit->texts.at(1), QString("µm"));
        QVERIFY(std::abs(sigma->numbers.at(1) - 8.921321346581202) < 1e-9); // specification
    }

    /// One claim has one p: the exact one stands in the inspector as in the words of the view.
    void theInspectorHasTheExactProbability() {
        AdequacyPage page;
        page.setResult(press_, {});
        const ResultTable& table = *press_->table("repeatability");
        const double exact = table.find("p_normal")->numbers.at(0);
        QVERIFY(std::abs(exact - table.find("p")->numbers.at(0)) > 0.02); // else nothing is told apart
        bool found = false;
        for (const QLabel* label : page.inspector()->findChildren<QLabel*>())
            found = found || label->text() == "not rejected, p " + qt(probabilityText(exact));
        QVERIFY(found);
    }

    /// Also at the least width of a window: no number of the table of estimates is cut.
    void theTableOfEstimatesHasRoomForItsNumbers() {
        AdequacyPage page;
        page.resize(912, 560);
        page.setResult(press_, {});
        page.show();
        page.showView(static_cast<int>(page.views().indexOf("Estimates and covariance")));
        QCoreApplication::processEvents();
        const TableView* view = page.intervals();
        QVERIFY(view && view->isVisible());
        for (int c = 0; c < view->model()->columnCount(); ++c)
            for (int r = 0; r < view->model()->rowCount(); ++r) {
                const QFontMetrics metrics(fontFor(TextUse::Table, c == 1 ? QFont::DemiBold : QFont::Normal));
                const QString text = view->model()->index(r, c).data().toString();
                QVERIFY2(metrics.horizontalAdvance(text) + 2 * view->cellInset() <= view->columnWidth(c),
                         qPrintable(text));
            }
    }

    void theLevelIsWrittenInTheLanguageChosen() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QWidget window;
        window.setLocale(QLocale(QLocale::English));
        auto* page = new AdequacyPage(&window);
        page->setResult(press_, {});
        page->inspector()->setParent(&window);
        const auto* level = page->inspector()->findChild<QDoubleSpinBox*>();
        QLocale::setDefault(before);
        QVERIFY(level);
        QVERIFY2(level->text().startsWith("95,00"), qPrintable(level->text()));
    }

    /// Names of the study keep their underscores; words of the program are words.
    void headsOfTablesAreWordsOrNames() {
        const ResultTable table{"next_series_steps",
                                "",
                                {{"q_c", "N", {1}, {}},
                                 {"q_c_standard_error", "N", {1}, {}},
                                 {"criterion_together", "", {1}, {}}}};
        const std::unique_ptr<QWidget> panel(resultTablePanel(table));
        const auto* view = panel->findChild<TableView*>();
        QVERIFY(view);
        QStringList heads;
        for (const TableColumn& column : view->table()->columns()) heads << column.name;
        QCOMPARE(heads, (QStringList{"q_c", "q_c standard error", "criterion together"}));
    }

    /// M1, the model of the study, is rejected: what is shown first is the estimate of M3, and it is named.
    void theEstimateShownFirstIsThatOfTheModelNotRejected() {
        AdequacyPage page;
        page.setResult(press_, {});
        page.resize(1000, 760);
        page.show();
        page.showView(static_cast<int>(page.views().indexOf("Estimates and covariance")));
        QVERIFY(page.modelChoice() && page.intervals());
        QCOMPARE(page.modelChoice()->currentText(), QString("M3"));
        const auto shown = [&] { return page.intervals()->table()->columns().at(1).texts.at(0); };
        const QString accepted = shown();
        const ResultTable* table = press_->table("model_estimates");
        QCOMPARE(table->find("model")->texts.front(), std::string("M3"));
        page.modelChoice()->setCurrentIndex(page.modelChoice()->findData(QString("M1")));
        QVERIFY(page.modelChoice()->currentText().contains("rejected"));
        Q_EMIT page.modelChoice()->activated(page.modelChoice()->currentIndex());
        QVERIFY(shown() != accepted);
    }

    void aChosenCellIsDrawnAndDescribed() {
        AdequacyPage page;
        page.setResult(press_, {});
        page.resize(900, 700);
        page.show();
        SplitMatrix* matrix = page.matrix();
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->cellRect(2, 3).center());
        QCOMPARE(matrix->modelName(), QString("M3"));
        QCOMPARE(matrix->splitName(), QString("lu+"));
        QVERIFY(QString::fromStdString(page.splitPlot()->panel().key).endsWith("lu+"));
        // Calibration and validation of three models: an outline, an estimate each, and the line between.
        QCOMPARE(page.splitPlot()->panel().series.size(), std::size_t(3 * 5));
        QCOMPARE(page.splitPlot()->panel().bands.size(), std::size_t(3));
        QTest::keyClick(matrix, Qt::Key_Left);
        QCOMPARE(matrix->splitName(), QString("lu-"));
        QVERIFY(QString::fromStdString(page.splitPlot()->panel().key).endsWith("lu-"));
    }

    void theRegionGrowsWithTheLevelAsTheQuantileDoes() {
        AdequacyPage page;
        page.setResult(press_, {});
        RegionDrawing drawing = page.drawing();
        QCOMPARE(drawing.level, 0.95);
        const double before = widthOf(page.splitPlot()->panel(), "M1");
        QVERIFY(before > 0);
        drawing.level = 0.99;
        page.setDrawing(drawing);
        // Two unknowns: the squared radius is -2 ln(1 - level).
        const double expected = std::sqrt(std::log(0.01) / std::log(0.05));
        QVERIFY(std::abs(widthOf(page.splitPlot()->panel(), "M1") / before / expected - 1) < 1e-9);
        drawing.calibration = false;
        page.setDrawing(drawing);
        QVERIFY(page.splitPlot()->panel().bands.empty());
    }

    void theRegionOfTheEstimateIsTheEllipsoidOfTheResult() {
        const FigurePanel panel = estimateRegions(*press_, {});
        const auto& half = press_->diagnostics["ellipsoid"]["joint_half_widths"];
        const AdequacyFigures figures(*press_);
        const double scale = figures.unitOf(press_->unknowns[0].name).scale;
        // 160 points of the outline reach its extremes to (pi/160)^2/2.
        QVERIFY(std::abs(widthOf(panel, panel.series.front().name) / (2 * half[0].get<double>() * scale) -
                         1) < 3e-4);
    }

    void setsOfSensorsAreRankedAndLinkedWithTheirRegions() {
        AdequacyPage page;
        page.setResult(press_, {});
        page.showView(static_cast<int>(page.views().indexOf("Sensors")));
        RankingTable* table = page.sensorTable();
        QVERIFY(table);
        QCOMPARE(table->shownRows(), 7);
        QCOMPARE(page.sensorPlot()->panel().series.front().name, std::string("D_y, F_x"));
        const auto rows = sensorSetRows(*press_);
        int other = -1;
        for (std::size_t k = 0; k < rows.size(); ++k)
            if (rows[k].sensors == "F_x, B0_y") other = static_cast<int>(k);
        QVERIFY(other >= 0);
        table->selectSource(other);
        bool drawn = false;
        for (const auto& series : page.sensorPlot()->panel().series)
            drawn = drawn || series.name == "F_x, B0_y";
        QVERIFY(drawn);
        // The chosen set is the unit of the ranking; the pair 101 is told apart with its reason.
        for (const auto& row : rows) {
            if (row.chosen) QCOMPARE(row.e, 1.0);
            if (row.sensors == "D_y, B0_y") {
                QVERIFY(!row.determined);
                QVERIFY(std::isnan(row.e));
                QVERIFY(!row.reason.empty());
            }
        }
        table->sortBy(table->table()->columnCount() - 1, Qt::AscendingOrder);
        QCOMPARE(table->selectedSource(), other); // sorting keeps what is selected
    }

    void everyViewOpens() {
        AdequacyPage page;
        page.resize(900, 700);
        page.setResult(press_, {});
        page.show();
        const QStringList expected{
            "Adequacy",          "Estimates and covariance", "Sensors",         "Models over the data",
            "Check of the data", "Coverage and profiles",    "Next experiment", "Settings and provenance"};
        QCOMPARE(page.views(), expected);
        for (int k = 0; k < page.views().size(); ++k) {
            page.showView(k);
            QCoreApplication::processEvents();
            QCOMPARE(page.currentView(), k);
        }
        QVERIFY(page.trajectoryPlot());
        QVERIFY(!page.trajectoryPlot()->panel().series.empty());
        page.outputChoice()->setCurrentIndex(1);
        QCOMPARE(page.trajectoryPlot()->panel().key, std::string("F_x"));
    }

    void threeUnknownsHaveThreePairsAndASolid() {
        const auto result = resultOf("friction-constant.toml");
        AdequacyPage page;
        page.resize(900, 700);
        page.setResult(result, {});
        page.show();
        QCOMPARE(page.views().first(), QString("Estimates and covariance"));
        QCOMPARE(pairsOf(*result).size(), std::size_t(3));
        QCOMPARE(page.findChildren<EllipsoidView*>().size(), 1);
        // A cut is never wider than the projection.
        const FigurePanel panel = estimateRegions(*result, {});
        const double projection = widthOf(panel, panel.series.front().name);
        RegionDrawing cut;
        cut.kind = RegionKind::Cut;
        const FigurePanel other = estimateRegions(*result, cut);
        const double narrow = widthOf(other, other.series.front().name);
        QVERIFY(narrow > 0 && narrow < projection);
    }

    void theEllipsoidIsJudgedAndProfilesAreOffered() {
        AdequacyPage page;
        page.resize(900, 700);
        page.setResult(resultOf("friction-constant.toml"), {});
        page.show();
        page.showView(static_cast<int>(page.views().indexOf("Estimates and covariance")));
        QVERIFY(page.profileButton());
        QString key;
        FieldValue value;
        connect(&page, &MethodPage::optionRequested, &page, [&](const QString& k, const FieldValue& v) {
            key = k;
            value = v;
        });
        QTest::mouseClick(page.profileButton(), Qt::LeftButton);
        QCOMPARE(key, QString("profile"));
        QVERIFY(std::get<bool>(value));
        // Where the run has them, they are shown instead.
        page.setResult(press_, {});
        page.showView(static_cast<int>(page.views().indexOf("Estimates and covariance")));
        QVERIFY(!page.profileButton());
    }

    void aResultWithoutAnAnswerIsShown() {
        auto result = std::make_shared<Result>();
        result->method = "model-adequacy";
        result->outcome = RunOutcome::NoAnswer;
        result->verdict = concluded("No answer: it broke.");
        AdequacyPage page;
        page.setResult(result, {});
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QVERIFY(!page.views().isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestAdequacyPage)
#include "test_adequacy_page.moc"

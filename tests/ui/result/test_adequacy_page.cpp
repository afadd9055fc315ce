// The result page of model adequacy on results of the shipped studies.
#include "core/foundation/message/number_text.h"
#include "core/methods/adequacy/present/figures.h"
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/result_table.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/page_state.h"
#include "ui/result/result_page.h"
#include "ui/result/views/key_table.h"
#include "ui/result/views/matrix_view.h"
#include "ui/result/views/solid_view.h"
#include "ui/widgets/look/fonts.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/qt_text.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QtTest>

namespace test_adequacy_page {

using namespace rigor;

namespace {
const std::string kFolder = sourceDir() + "/resources/rigs/servo-press/";

std::shared_ptr<const Result> resultOf(const std::string& study,
                                       const std::vector<StudyOverride>& overrides = {}) {
    PreparedStudy prepared = prepare(loadStudy(kFolder + study, overrides));
    return std::make_shared<const Result>(runStudy(prepared, {}));
}

AdequacyFigures figuresOf(const Result& result) {
    return {std::make_shared<const AdequacyResult>(read<AdequacyResult>(result)), result.unknowns};
}

void showPage(ResultPage& page, const QString& title) {
    page.showView(static_cast<int>(page.views().indexOf(title)));
    QCoreApplication::processEvents();
}

/// The plot with this in its title, of those that are seen.
Plot* plotWith(const ResultPage& page, const std::string& title) {
    for (Plot* plot : page.findChildren<Plot*>())
        if (plot->isVisibleTo(&page) && plot->panel().title.find(title) != std::string::npos) return plot;
    return nullptr;
}

QStringList textsOf(const QWidget* widget) {
    QStringList texts;
    for (const QLabel* label : widget->findChildren<QLabel*>()) texts << label->text();
    return texts;
}

TableView* tableOf(const ResultPage& page, const QString& name) {
    for (auto* table : page.findChildren<TableView*>())
        if (table->isVisibleTo(&page) && table->accessibleName() == name) return table;
    return nullptr;
}

QPushButton* buttonOf(const QWidget& widget, const QString& text) {
    for (auto* button : widget.findChildren<QPushButton*>())
        if (button->text() == text) return button;
    return nullptr;
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
        ResultPage page;
        page.setResult(press_, {});
        page.resize(900, 700);
        page.show();
        QCOMPARE(page.headline().clause, QString("3 models, 4 splits, sensors D_y, F_x"));
        QVERIFY(page.headline().verdict.startsWith("Rejected: M1"));
        QVERIFY(page.headline().more.contains("does not prove it right: M3"));
        auto* matrix = page.findChild<MatrixView*>();
        QVERIFY(matrix);
        QCOMPARE(matrix->rows(), 3);
        QCOMPARE(matrix->columns(), 4);
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
        auto result = std::make_shared<Result>(*press_);
        for (auto& split : result->diagnostics["splits"])
            split["split"] = split["split"].get<std::string>() + " of the loading";
        ResultPage page;
        page.setResult(result, {});
        auto* matrix = page.findChild<MatrixView*>();
        matrix->setParent(nullptr);
        const std::unique_ptr<MatrixView> alone(matrix);
        matrix->resize(matrix->sizeHint());
        QCOMPARE(matrix->columns(), 4);
        QVERIFY(matrix->cellRect(0, 3).right() < matrix->width());
    }

    /// A column is as wide as its own numbers take, so that a short one leaves its room to the others.
    void aSplitOfShortNumbersTakesLittleRoom() {
        ResultPage page;
        page.setResult(press_, {});
        auto* matrix = page.findChild<MatrixView*>();
        matrix->setParent(nullptr);
        const std::unique_ptr<MatrixView> alone(matrix);
        matrix->resize(matrix->sizeHint());
        QVERIFY(matrix->cellRect(0, 0).width() < matrix->cellRect(0, 1).width()); // 4 x 10^-4, 10^-154
        for (int s = 0; s < 3; ++s)
            QCOMPARE(matrix->cellRect(0, s).right() + 1, matrix->cellRect(0, s + 1).left());
        matrix->resize(matrix->width() + 200, matrix->height());
        QCOMPARE(matrix->cellRect(2, 3).right() + 1, matrix->width());
    }

    void theStandardDeviationsOfRepeatedSeriesHaveAUnit() {
        ResultPage page;
        page.setResult(press_, {});
        showPage(page, "Check of the data");
        const TableView* view = tableOf(page, "Repeatability");
        QVERIFY(view);
        const TableColumn *unit = nullptr, *sigma = nullptr;
        for (const TableColumn& column : view->table()->columns()) {
            if (column.name == "unit") unit = &column;
            if (column.name == "sigma from differences") sigma = &column;
        }
        QVERIFY(unit && sigma);
        QCOMPARE(unit->texts.at(1), QString("µm"));
        QVERIFY(std::abs(sigma->numbers.at(1) - 8.921321346581202) < 1e-9); // specification
    }

    /// One claim has one p: the exact one stands in the inspector as in the words of the view.
    void theInspectorHasTheExactProbability() {
        ResultPage page;
        page.setResult(press_, {});
        const ResultTable& table = *press_->table("repeatability");
        const double exact = table.find("p_normal")->numbers.at(0);
        QVERIFY(std::abs(exact - table.find("p")->numbers.at(0)) > 0.02); // else nothing is told apart
        const auto found = [&] {
            const auto labels = page.inspector()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                return label->text() == "not rejected, p " + qt(probabilityText(exact));
            });
        };
        QTRY_VERIFY(found());
    }

    /// Also at the least width of a window: no number of the table of estimates is cut.
    void theTableOfEstimatesHasRoomForItsNumbers() {
        ResultPage page;
        page.resize(912, 560);
        page.setResult(press_, {});
        page.show();
        showPage(page, "Estimates and covariance");
        const TableView* view = tableOf(page, "Estimates");
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
        auto* page = new ResultPage(&window);
        page->setResult(press_, {});
        page->inspector()->setParent(&window);
        QTRY_VERIFY(page->inspector()->findChild<QDoubleSpinBox*>());
        const auto* level = page->inspector()->findChild<QDoubleSpinBox*>();
        QLocale::setDefault(before);
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
        ResultPage page;
        page.setResult(press_, {});
        page.resize(1000, 760);
        page.show();
        showPage(page, "Estimates and covariance");
        QComboBox* models = nullptr;
        for (auto* box : page.findChildren<QComboBox*>())
            if (box->accessibleName() == "Model of the estimates") models = box;
        QVERIFY(models);
        QCOMPARE(models->currentText(), QString("M3"));
        const auto shown = [&] { return tableOf(page, "Estimates")->table()->columns().at(1).texts.at(0); };
        const QString accepted = shown();
        QVERIFY(plotWith(page, ", M3"));
        const ResultTable* table = press_->table("model_estimates");
        QCOMPARE(table->find("model")->texts.front(), std::string("M3"));
        models->setCurrentIndex(models->findText("M1, rejected"));
        QVERIFY(models->currentText().contains("rejected"));
        QVERIFY(shown() != accepted);
        QVERIFY(plotWith(page, ", M1") && !plotWith(page, ", M3"));
    }

    void aChosenCellIsDrawnAndDescribed() {
        ResultPage page;
        page.setResult(press_, {});
        page.resize(900, 700);
        page.show();
        auto* matrix = page.findChild<MatrixView*>();
        const Plot* plot = plotWith(page, "confidence ellipses");
        QVERIFY(matrix && plot);
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->cellRect(2, 3).center());
        QCOMPARE(matrix->row(), 2);
        QCOMPARE(matrix->column(), 3);
        QVERIFY(QString::fromStdString(plot->panel().key).endsWith("lu+"));
        // Calibration and validation of three models: an outline, an estimate each, and the line between.
        QCOMPARE(plot->panel().series.size(), std::size_t(3 * 5));
        QCOMPARE(plot->panel().bands.size(), std::size_t(3));
        QTRY_VERIFY(textsOf(page.inspector()).contains("Selected: M3, lu+"));
        QTest::keyClick(matrix, Qt::Key_Left);
        QCOMPARE(matrix->column(), 2);
        QVERIFY(QString::fromStdString(plot->panel().key).endsWith("lu-"));
        QVERIFY(textsOf(page.inspector()).contains("Selected: M3, lu-"));
    }

    void theRegionGrowsWithTheLevelAsTheQuantileDoes() {
        ResultPage page;
        page.setResult(press_, {});
        page.resize(900, 700);
        page.show();
        auto* state = page.findChild<PageState*>();
        const Plot* plot = plotWith(page, "95 % confidence ellipses");
        QVERIFY(plot);
        const double before = widthOf(plot->panel(), "M1");
        QVERIFY(before > 0);
        QTRY_VERIFY(page.inspector()->findChild<QDoubleSpinBox*>());
        page.inspector()->findChild<QDoubleSpinBox*>()->setValue(99);
        // Two unknowns: the squared radius is -2 ln(1 - level).
        const double expected = std::sqrt(std::log(0.01) / std::log(0.05));
        QVERIFY(std::abs(widthOf(plot->panel(), "M1") / before / expected - 1) < 1e-9);
        QCOMPARE(plot->panel().title, std::string("99 % confidence ellipses"));
        state->set("calibration", 0);
        QVERIFY(plot->panel().bands.empty());
    }

    void theRegionOfTheEstimateIsTheEllipsoidOfTheResult() {
        const AdequacyFigures figures = figuresOf(*press_);
        const FigurePanel panel = figures.estimateRegions({});
        const auto& half = press_->diagnostics["ellipsoid"]["joint_half_widths"];
        const double scale = figures.unitOf(press_->unknowns[0].name).scale;
        // 160 points of the outline reach its extremes to (pi/160)^2/2.
        QVERIFY(std::abs(widthOf(panel, panel.series.front().name) / (2 * half[0].get<double>() * scale) -
                         1) < 3e-4);
    }

    void setsOfSensorsAreRankedAndLinkedWithTheirRegions() {
        ResultPage page;
        page.resize(900, 700);
        page.setResult(press_, {});
        page.show();
        showPage(page, "Sensors");
        auto* table = qobject_cast<KeyTable*>(tableOf(page, "Sensor selection"));
        QVERIFY(table);
        QCOMPARE(table->shownRows(), 7);
        QCOMPARE(table->selected(), QString("D_y, F_x"));
        const Plot* plot = plotWith(page, "regions of the sets");
        QVERIFY(plot);
        QCOMPARE(plot->panel().series.front().name, std::string("D_y, F_x"));
        int other = -1, lost = -1, chosen = table->selectedSource();
        for (int row = 0; row < table->shownRows(); ++row) {
            if (table->keyAt(row) == "F_x, B0_y") other = table->sourceOf(row);
            if (table->keyAt(row) == "D_y, B0_y") lost = table->sourceOf(row);
        }
        QVERIFY(other >= 0 && lost >= 0);
        table->selectSource(other);
        bool drawn = false;
        for (const auto& series : plot->panel().series) drawn = drawn || series.name == "F_x, B0_y";
        QVERIFY(drawn);
        // The chosen set is the unit of the ranking; the pair 101 is told apart with its reason.
        for (const TableColumn& column : table->table()->columns())
            if (column.name == "E, largest eigenvalue") {
                QCOMPARE(column.numbers.at(static_cast<std::size_t>(chosen)), 1.0);
                QVERIFY(std::isnan(column.numbers.at(static_cast<std::size_t>(lost))));
            }
        const auto reasons = press_->diagnostics["selection"];
        QVERIFY(!reasons[static_cast<std::size_t>(lost)]["determined"].get<bool>());
        QVERIFY(textsOf(&page).filter("are not ranked").size() >= 1);
        table->sortBy(table->table()->columnCount() - 1, Qt::AscendingOrder);
        QCOMPARE(table->selectedSource(), other); // sorting keeps what is selected
        // The table of the first page shows the same selection.
        showPage(page, "Adequacy");
        QCOMPARE(qobject_cast<KeyTable*>(tableOf(page, "Sensor selection"))->selected(),
                 QString("F_x, B0_y"));
    }

    void everyViewOpens() {
        ResultPage page;
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
        showPage(page, "Models over the data");
        const Plot* plot = nullptr;
        for (const Plot* one : page.findChildren<Plot*>())
            if (one->panel().key == "D_y") plot = one;
        QVERIFY(plot && !plot->panel().series.empty());
        for (auto* box : page.findChildren<QComboBox*>())
            if (box->accessibleName() == "Sensor shown") box->setCurrentIndex(1);
        QCOMPARE(plot->panel().key, std::string("F_x"));
    }

    void threeUnknownsHaveThreePairsAndASolid() {
        const auto result = resultOf("friction-constant.toml");
        ResultPage page;
        page.resize(900, 700);
        page.setResult(result, {});
        page.show();
        QCOMPARE(page.views().first(), QString("Estimates and covariance"));
        const AdequacyFigures figures = figuresOf(*result);
        QCOMPARE(figures.pairs().size(), std::size_t(3));
        QCOMPARE(page.findChildren<SolidView*>().size(), 1);
        // A cut is never wider than the projection.
        const FigurePanel panel = figures.estimateRegions({});
        const double projection = widthOf(panel, panel.series.front().name);
        RegionDrawing cut;
        cut.kind = RegionKind::Cut;
        const FigurePanel other = figures.estimateRegions(cut);
        const double narrow = widthOf(other, other.series.front().name);
        QVERIFY(narrow > 0 && narrow < projection);
    }

    void theEllipsoidIsJudgedAndProfilesAreOffered() {
        ResultPage page;
        page.resize(900, 700);
        page.setResult(resultOf("friction-constant.toml"), {});
        page.show();
        showPage(page, "Estimates and covariance");
        const QString run = "Run with profile likelihood";
        QVERIFY(buttonOf(page, run));
        QString key;
        FieldValue value;
        connect(&page, &MethodPage::optionRequested, &page, [&](const QString& k, const FieldValue& v) {
            key = k;
            value = v;
        });
        QTest::mouseClick(buttonOf(page, run), Qt::LeftButton);
        QCOMPARE(key, QString("profile"));
        QVERIFY(std::get<bool>(value));
        // Where the run has them, they are shown instead.
        page.setResult(press_, {});
        showPage(page, "Estimates and covariance");
        QTRY_VERIFY(!buttonOf(page, run));
    }

    void aResultWithoutAnAnswerIsShown() {
        auto result = std::make_shared<Result>();
        result->method = "model-adequacy";
        result->outcome = RunOutcome::NoAnswer;
        result->verdict = concluded("No answer: it broke.");
        ResultPage page;
        page.setResult(result, {});
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QVERIFY(!page.views().isEmpty());
    }
};

RIGOR_WINDOW_TEST(TestAdequacyPage)
#include "test_adequacy_page.moc"

} // namespace test_adequacy_page

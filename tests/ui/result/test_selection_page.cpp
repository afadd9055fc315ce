// The result page of a sensor selection on a result of the shipped study: ranking, regions, inspector.
#include "core/study/study.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "ui/plot/plot_panel.h"
#include "ui/result/result_page.h"
#include "ui/result/views/key_table.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace test_selection_page {

using namespace rigor;

namespace {

KeyTable* rankingOf(const MethodPage& page) { return page.findChild<KeyTable*>(); }

Plot* regionsOf(const MethodPage& page) {
    for (PlotPanel* panel : page.findChildren<PlotPanel*>())
        if (panel->plot()->panel().title == "95 % regions") return panel->plot();
    return nullptr;
}

QStringList textsOf(QWidget* widget) {
    QStringList texts;
    for (const QLabel* label : widget->findChildren<QLabel*>())
        if (label->isVisibleTo(widget)) texts << label->text();
    return texts;
}

} // namespace

class TestSelectionPage : public QObject {
    Q_OBJECT
    std::shared_ptr<const Result> result_;

  private Q_SLOTS:
    void initTestCase() {
        Theme::instance().install();
        const std::string folder = sourceDir() + "/resources/rigs/servo-press/";
        PreparedStudy prepared = prepare(loadStudy(
            folder + "selection.toml", {parseOverride("data.file=\"" + folder + "oed/oed12.json\"")}));
        result_ = std::make_shared<const Result>(runStudy(prepared, {}));
        QVERIFY2(result_->outcome == RunOutcome::Answered, result_->message().c_str());
    }

    void aSelectionIsRankedBestFirstWithItsProof() {
        ResultPage page;
        page.resize(900, 700);
        page.setResult(result_, {});
        page.show();
        QCOMPARE(page.views(), (QStringList{"Selection", "How many are enough", "What each is worth",
                                            "Parameters", "Settings and provenance"}));
        QVERIFY(page.headline().clause.contains("combinations scored"));
        KeyTable* ranking = rankingOf(page);
        QVERIFY(ranking && ranking->shownRows() > 5);
        QCOMPARE(ranking->selectedSource(), 0);
        QVERIFY(regionsOf(page));
        QCOMPARE(regionsOf(page)->panel().series.size(), std::size_t(1));
        const QStringList columns = [&] {
            QStringList names;
            for (const TableColumn& c : ranking->table()->columns()) names << c.name;
            return names;
        }();
        QCOMPARE(columns, (QStringList{"rank", "sensors", "count", "A over the best", "A", "D", "E", "ME"}));

        ranking->selectSource(3);
        QCOMPARE(regionsOf(page)->panel().series.size(), std::size_t(2));
        const QString sensors = ranking->table()->columns()[1].texts[3];
        QTRY_VERIFY(textsOf(page.inspector()).contains(sensors));
        QTRY_VERIFY(textsOf(page.inspector()).contains("proven optimal")); // the groups come in slices

        // Another criterion has another ranking, whose best one is selected.
        auto* criteria = page.findChild<Segments*>();
        QVERIFY(criteria);
        Q_EMIT criteria->chosen(1);
        QCOMPARE(ranking->selectedSource(), 0);
        QVERIFY(ranking->selected().startsWith("D: "));
        QCOMPARE(ranking->table()->columns()[3].name, QString("D over the best"));
        QCOMPARE(regionsOf(page)->panel().series.size(), std::size_t(1));
        for (int k = 0; k < page.views().size(); ++k) {
            page.showView(k);
            QCoreApplication::processEvents();
        }
    }

    void regionsAreDrawnOfThePairThatIsChosen() {
        ResultPage page;
        page.setResult(result_, {});
        const std::string before = regionsOf(page)->panel().key;
        QComboBox* pair = nullptr;
        for (auto* box : page.findChildren<QComboBox*>())
            if (box->accessibleName() == "Parameters on the axes") pair = box;
        QVERIFY(pair && pair->count() > 1);
        pair->setCurrentIndex(1);
        QVERIFY(regionsOf(page)->panel().key != before);
    }

    /// A ranking sorted anew is still told by its rows; its filter finds sensors.
    void aRankingIsSortedAndFiltered() {
        ResultPage page;
        page.setResult(result_, {});
        KeyTable* ranking = rankingOf(page);
        QCOMPARE(ranking->keyAt(0), ranking->selected());
        const QString best = ranking->selected();
        ranking->sortBy(0, Qt::DescendingOrder);
        QVERIFY(ranking->keyAt(0) != best);
        QCOMPARE(ranking->selected(), best);
        const QString other = ranking->keyAt(0);
        ranking->setFilter(other.mid(3)); // behind "A: "
        QVERIFY(ranking->shownRows() >= 1 && ranking->keyAt(0) == other);
        ranking->setFilter("no such sensor");
        QCOMPARE(ranking->shownRows(), 0);
    }

    void theGuideIsAskedFor() {
        const std::unique_ptr<MethodPage> page(makeMethodPage("sensor-selection"));
        page->setResult(result_, {});
        QSignalSpy asked(page.get(), &MethodPage::guideRequested);
        QPushButton* button = nullptr;
        const auto found = [&] {
            for (auto* one : page->inspector()->findChildren<QPushButton*>())
                if (one->text() == "What the numbers mean") button = one;
            return button != nullptr;
        };
        QTRY_VERIFY(found());
        button->click();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toString(), QString("sensor-selection"));
    }

    void aResultWithoutAnAnswerIsShown() {
        auto result = std::make_shared<Result>();
        result->method = "sensor-selection";
        result->outcome = RunOutcome::NoAnswer;
        result->verdict = concluded("No answer: it broke.");
        ResultPage page;
        page.setResult(result, {});
        QCOMPARE(page.headline().verdict, QString("No answer: it broke."));
        QVERIFY(!page.views().isEmpty());
        QTRY_VERIFY(textsOf(page.inspector()).contains("Nothing was found."));
    }
};

RIGOR_WINDOW_TEST(TestSelectionPage)
#include "test_selection_page.moc"

} // namespace test_selection_page

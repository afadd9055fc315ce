// Comparison and report on the real pages: a run and its validation are one pair, relative axes, order of the
// sections, small pages.
#include "core/study/report/compare.h"
#include "tests/support/sample_result.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/report/preview.h"
#include "ui/report/section_list.h"
#include "ui/report/thumbnails.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_compare_report {

using namespace rigor;

namespace {
std::shared_ptr<Result> moved(double shift) {
    auto result = std::make_shared<Result>(sample::inverseResult(24));
    for (auto& e : result->unknowns) {
        e.value += shift * e.standardError;
        e.lower += shift * e.standardError;
        e.upper += shift * e.standardError;
    }
    return result;
}

std::shared_ptr<Result> validationOf(const Result& run, double offset) {
    auto result = std::make_shared<Result>(run);
    nlohmann::ordered_json given = nlohmann::ordered_json::array();
    for (const auto& e : run.unknowns) given.push_back(e.value);
    result->provenance["options"]["evaluate_at"] = given;
    for (auto& table : result->tables)
        if (table.name == "experiments")
            for (auto& column : table.columns)
                if (column.name == "measured")
                    for (double& y : column.numbers) y += offset;
    return result;
}

QStringList titles(const ReportPreview& preview) {
    QStringList all;
    for (const auto& entry : preview.outline()) all << entry.title;
    return all;
}
} // namespace

class TestCompareReport : public QObject {
    Q_OBJECT
    std::unique_ptr<Document> document_;
    std::unique_ptr<RunQueue> queue_;

    int add(std::shared_ptr<const Result> result) {
        const int number = document_->addRun();
        document_->runFinished(number, std::move(result), {}, 1);
        return number;
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }
    void init() {
        document_ = std::make_unique<Document>();
        queue_ = std::make_unique<RunQueue>();
        document_->openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document_->whyNotRun().isEmpty(); }));
    }
    void cleanup() {
        queue_.reset();
        document_.reset();
    }

    void theCommandThatRepeatsARunIsTrue() {
        const int asInTheFiles = add(moved(0));
        const ReportPage page(*document_, *queue_);
        QCOMPARE(page.settings(*document_->run(asInTheFiles)).command, std::string()); // its study file
        document_->setModelText(document_->modelText() + "// edited in the window\n");
        QVERIFY(waitUntil([&] { return document_->whyNotRun().isEmpty(); }));
        const int edited = add(moved(0));
        const std::string command = page.settings(*document_->run(edited)).command;
        QVERIFY2(command.find("model text of this run saved as wet-clutch.mo") != std::string::npos,
                 command.c_str());
        QVERIFY(page.settings(*document_->run(asInTheFiles)).command.empty());
    }

    void aRunAndItsValidationAreOneRow() {
        const auto run = moved(0), other = moved(1);
        const auto validation = validationOf(*run, 0.05);
        add(run);
        const int second = add(other), third = add(validation);
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        QCOMPARE(page.compared().size(), std::size_t(3));
        page.setReference(1);
        // Two rows of estimates; the validation has none of its own.
        QCOMPARE(page.chart()->runs(), 2);
        const auto& measures = page.measures()->measures();
        QCOMPARE(measures.front().values.size(), std::size_t(2));
        const RunMeasures calibrated = measuresOf(*run), validated = measuresOf(*validation);
        QCOMPARE(measures[0].values[0], calibrated.scorePerExperiment);
        QCOMPARE(measures[0].validation[0], validated.scorePerExperiment);
        QVERIFY(std::isnan(measures[0].validation[1])); // run 2 has no validation
        // In ms, as the column says; the same scale for both.
        QCOMPARE(measures[1].validation[0] / measures[1].values[0],
                 validated.outputs.at(0).rmsResidual / calibrated.outputs.at(0).rmsResidual);
        QVERIFY(validated.outputs.at(0).rmsResidual != calibrated.outputs.at(0).rmsResidual);
        QVERIFY(page.tableText().contains(QString("validation by run %1").arg(third)));
        // Its points are hollow, in the colour of its run.
        int hollow = 0;
        for (const auto& series : page.predictions()->panel().series)
            if (!series.hollow.empty() && series.hollow.front()) {
                ++hollow;
                QVERIFY(series.role == SeriesRole::Main);
                QCOMPARE(series.x.size(), std::size_t(24));
            }
        QCOMPARE(hollow, 1);
        // Without its run the validation stands alone.
        page.setTicked(1, false);
        QCOMPARE(page.chart()->runs(), 2);
        QVERIFY(std::isnan(page.measures()->measures()[0].validation[0]));
        Q_UNUSED(second)
    }

    void relativeAxesCountInStandardErrors() {
        add(moved(0));
        add(moved(2));
        ComparePage page(*document_, *queue_);
        page.resize(1000, 760);
        page.show();
        page.activate();
        page.setReference(1);
        EstimateChart* chart = page.chart();
        chart->setRelative(true);
        // Reference -1.96 .. 1.96, the other 0.04 .. 3.96: all columns span -1.96 .. 3.96 and a tenth more.
        for (int c = 0; c < chart->columns(); ++c) {
            QVERIFY(std::abs(chart->extentOf(c).lower - (-1.96 - 0.592)) < 1e-9);
            QVERIFY(std::abs(chart->extentOf(c).upper - (3.96 + 0.592)) < 1e-9);
        }
        chart->setRelative(false);
        QVERIFY(chart->extentOf(0).lower > 0.9 && chart->extentOf(0).upper < 1.0); // x1 mean, 0.95
        // A reference without standard errors has no such scale, and says so.
        auto bare = moved(0);
        for (auto& e : bare->unknowns) e.standardError = std::nan("");
        page.setReference(add(bare));
        chart->setRelative(true);
        QVERIFY(std::isnan(chart->extentOf(0).lower));
    }

    void sectionsAreReordered() {
        add(moved(0));
        ReportPage page(*document_, *queue_);
        page.resize(1100, 800);
        page.show();
        page.activate();
        ReportPreview* preview = page.preview();
        QVERIFY(waitUntil([&] { return preview->pageCount() > 0; }));
        QStringList before = titles(*preview);
        QCOMPARE(before.first(), QString("1 Estimate"));
        SectionRow* warnings = page.section(ReportPage::kWarnings);
        QVERIFY(warnings->shownName().endsWith(" Warnings"));
        QSignalSpy ready(preview, &ReportPreview::ready);
        // By the keyboard up to the top, below the title, which does not move.
        for (int i = 0; i < 20; ++i) QTest::keyClick(warnings, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(page.sections()->rows()[0], page.section(ReportPage::kTitle));
        QCOMPARE(page.sections()->rows()[1], warnings);
        QVERIFY(waitUntil([&] { return titles(*preview).first() == "1 Warnings"; }, 20000));
        QCOMPARE(warnings->shownName(), QString("1 Warnings"));
        QCOMPARE(page.section(ReportPage::kEstimate)->shownName(), QString("2 Estimate"));
        // By the mouse: provenance is dragged onto the estimate.
        SectionRow *provenance = page.section(ReportPage::kProvenance),
                   *estimate = page.section(ReportPage::kEstimate);
        waitUntil([] { return false; }, 50); // laid out
        const QPoint from = provenance->rect().center();
        const QPoint to = provenance->mapFromGlobal(estimate->mapToGlobal(estimate->rect().center()));
        QTest::mousePress(provenance, Qt::LeftButton, {}, from);
        QMouseEvent drag(QEvent::MouseMove, to, provenance->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(provenance, &drag);
        QTest::mouseRelease(provenance, Qt::LeftButton, {}, from);
        QCOMPARE(page.sections()->rows()[2], provenance);
        QVERIFY(waitUntil([&] { return titles(*preview).value(1) == "2 Provenance"; }, 20000));
        page.sections()->reset();
        QVERIFY(waitUntil([&] { return titles(*preview) == before; }, 20000));
    }

    void theSmallPagesLeadToTheWholeOnes() {
        add(moved(0));
        ReportPage page(*document_, *queue_);
        page.resize(1100, 800);
        page.show();
        page.activate();
        page.section(ReportPage::kExperiments)->setTicked(true);
        page.section(ReportPage::kModel)->setTicked(true);
        ReportPreview* preview = page.preview();
        QVERIFY(waitUntil([&] { return preview->pageCount() > 2; }));
        ReportThumbnails* small = preview->thumbnails();
        QCOMPARE(small->count(), preview->pageCount());
        QCOMPARE(preview->currentPage(), 0);
        QTest::mouseClick(small->widget(), Qt::LeftButton, {}, small->rectOf(1).center());
        QCOMPARE(preview->currentPage(), 1);
        QTest::keyClick(small, Qt::Key_End);
        QCOMPARE(small->current(), preview->pageCount() - 1);
        QTest::keyClick(small, Qt::Key_Home);
        QCOMPARE(preview->currentPage(), 0);
        preview->showSection("provenance");
        QVERIFY(preview->currentPage() > 0);
        // Two pages stand beside each other, of one size, without a gap in their order.
        QSignalSpy ready(preview, &ReportPreview::ready);
        preview->setFit(ReportPreview::Fit::TwoPages);
        QVERIFY(waitUntil([&] { return ready.count() > 0; }, 20000));
        const QRect first = preview->pageRect(0), second = preview->pageRect(1), third = preview->pageRect(2);
        QCOMPARE(first.top(), second.top());
        QVERIFY(second.left() > first.right());
        QCOMPARE(first.size(), second.size());
        QCOMPARE(third.left(), first.left());
        QVERIFY(third.top() > first.bottom());
    }

    // Section keys are found in every language, titles would not be.
    void sectionsAreFoundInAnotherLanguage() {
        Language::instance().choose("fr");
        add(moved(0));
        ReportPage page(*document_, *queue_);
        page.resize(1100, 800);
        page.show();
        page.activate();
        ReportPreview* preview = page.preview();
        QVERIFY(waitUntil([&] { return preview->pageCount() > 1; }));
        QVERIFY(page.section(ReportPage::kProvenance)->shownName().at(0).isDigit());
        preview->showSection("provenance");
        QVERIFY(preview->currentPage() > 0);
        Language::instance().choose("en");
    }
};

RIGOR_WINDOW_TEST(TestCompareReport)
#include "test_compare_report.moc"

} // namespace test_compare_report

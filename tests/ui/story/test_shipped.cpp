// Every study the program ships opens in its window, ready to run.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/report/preview.h"
#include "ui/report/section_list.h"
#include "ui/shell/main_window.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"

#include <QDirIterator>
#include <QtTest>

namespace test_shipped {

using namespace rigor;

class TestShipped : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void everyStudyIsReadyToRun_data() {
        QTest::addColumn<QString>("file");
        const QString root = QString::fromStdString(sourceDir() + "/resources/rigs");
        QDirIterator files(root, {"*.toml"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            QTest::newRow(qPrintable(QDir(root).relativeFilePath(file))) << file;
        }
    }

    void everyStudyIsReadyToRun() {
        QFETCH(const QString, file);
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        QStringList told;
        connect(&document, &Document::failed, this,
                [&](const QString& clause, const QString& more) { told << clause + ' ' + more; });
        document.openStudy(file);
        QVERIFY2(waitUntil([&] { return !told.isEmpty() || document.whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document.whyNotRun().join("; ")));
        QVERIFY2(told.isEmpty(), qPrintable(told.join("; ")));
        QVERIFY(!document.estimateNames().isEmpty() || document.study().method == "sensor-selection");
    }

    /// Both projects have a run 1: what is shown is the one of the project that is open.
    void aResultOfTheProjectBeforeIsNeverShown() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        QPointer<MethodPage> before;
        QString verdict;
        for (const char* study : {"van-der-pol-duffing/homotopy.toml",
                                  "van-der-pol-duffing/least-squares.toml", "servo-press/selection.toml"}) {
            document.openStudy(QString::fromStdString(sourceDir() + "/resources/rigs/") + study);
            QVERIFY(waitUntil([&] {
                return QString::fromStdString(document.study().file.string()).endsWith(study) &&
                       document.whyNotRun().isEmpty();
            }));
            QVERIFY(document.runs().empty());
            window.run();
            QVERIFY(waitUntil([&] { return document.run(1) && document.run(1)->result; }));
            window.goTo(kRun);
            const auto shown = [&] {
                return page->resultPage() && page->resultPage() != before && page->resultPage()->isVisible();
            };
            QVERIFY2(waitUntil(shown, 20000), study);
            const QString clause = page->resultPage()->headline().clause;
            QVERIFY2(!clause.isEmpty() && clause != verdict, qPrintable(clause));
            before = page->resultPage();
            verdict = clause;
        }
    }

    void theReportOffersTheSectionsOfTheMethod() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(
            QString::fromStdString(sourceDir() + "/resources/rigs/van-der-pol-duffing/homotopy.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.run();
        QVERIFY(waitUntil([&] { return document.run(1) && document.run(1)->result; }));
        window.goTo(kReport);
        auto* page = qobject_cast<ReportPage*>(window.page(kReport));
        const auto titles = [&] {
            QStringList found;
            for (const auto& entry : page->preview()->outline()) found << entry.title.section(' ', 1);
            return found;
        };
        QVERIFY(waitUntil([&] { return titles().size() > 3; }));
        QVERIFY(!page->section(ReportPage::kDensities)->isVisible());
        SectionRow* own = nullptr;
        for (SectionRow* row : page->sections()->rows())
            if (row->key().contains('/')) own = row;
        QVERIFY(own && own->isVisible());
        const QString title = own->shownName().section(' ', 1);
        QVERIFY2(titles().contains(title), qPrintable(title));
        own->setTicked(false);
        QVERIFY(waitUntil([&] { return !titles().contains(title); }));
        QCOMPARE(own->shownName(), title); // offered still, without a number
        own->setTicked(true);
        QVERIFY(waitUntil([&] { return titles().contains(title); }));
    }

    /// Nothing is measured there: the run asks for no data, and its result is shown like any other.
    void aStudyOfTheModelAloneRuns() {
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        Document& document = window.document();
        document.openStudy(
            QString::fromStdString(sourceDir() + "/resources/rigs/univariate-example/propagation.toml"));
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        window.run();
        QVERIFY(waitUntil([&] { return !window.queue().running() && document.run(1)->result; }));
        QVERIFY2(document.run(1)->result->outcome == RunOutcome::Answered,
                 document.run(1)->result->message().c_str());
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        QVERIFY(waitUntil([&] { return page->resultPage() && page->resultPage()->isVisible(); }));
        // Without the distribution to propagate it is a search, and that needs measurements.
        document.setOption("evaluate_at", std::vector<double>{});
        QVERIFY(waitUntil([&] { return !document.whyNotRun().isEmpty(); }));
        QCOMPARE(document.whyNotRun().front(), QString("Run needs imported data"));
    }
};

RIGOR_WINDOW_TEST(TestShipped)
#include "test_shipped.moc"

} // namespace test_shipped

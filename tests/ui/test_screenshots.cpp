// Writes a picture of every page, light and dark, at 1440 x 900, 1280 x 800 and 2560 x 1440, into the folder
// "screenshots" beside the test programs, and checks that none of them is empty. Look at them.
#include "tests/ui/ui_fixture.h"
#include "ui/methods/method_page.h"
#include "ui/shell/main_window.h"
#include "ui/steps/model_page.h"
#include "ui/steps/run_page.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace rigor;

class TestScreenshots : public QObject {
    Q_OBJECT
    QDir folder_;
    std::unique_ptr<MainWindow> window_;

    void grab(const QString& name) {
        for (const auto& [suffix, choice] :
             {std::pair{"light", ThemeChoice::Light}, std::pair{"dark", ThemeChoice::Dark}})
            for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(2560, 1440)}) {
                Theme::instance().choose(choice);
                window_->resize(size);
                waitUntil([] { return false; }, 250);
                const QImage image = window_->grab().toImage();
                QSet<QRgb> colours;
                for (int y = 0; y < image.height(); y += 7)
                    for (int x = 0; x < image.width(); x += 7) colours.insert(image.pixel(x, y));
                QVERIFY2(colours.size() > 8, qPrintable(name));
                QVERIFY(image.save(
                    folder_.filePath(QString("%1-%2-%3.png").arg(name, suffix).arg(size.width()))));
            }
        Theme::instance().choose(ThemeChoice::Light);
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        folder_ = QDir(QCoreApplication::applicationDirPath() + "/screenshots");
        QVERIFY(folder_.mkpath("."));
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
    }
    void cleanupTestCase() { window_.reset(); }

    // The functions follow the work and build on each other.
    void theStepsBeforeTheFirstRun() {
        grab("start");
        Document& document = window_->document();
        document.openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
        const char* names[] = {"data", "model", "unknowns", "run-settings", "compare-empty", "report-empty"};
        for (int i = 0; i < 6; ++i) {
            window_->goTo(i);
            grab(names[i]);
        }
        const QString good = document.modelText();
        document.setModelText(QString(good).replace("der(omega1)", "der(omega_1)"));
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }));
        window_->goTo(kModel);
        qobject_cast<ModelPage*>(window_->page(kModel))->nextProblem();
        grab("model-error");
        document.undoStack().undo();
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }));
    }

    void aRunGoingOnAndCancelled() {
        Document& document = window_->document();
        document.setOption("population", 12LL);
        document.setOption("generations", 40LL);
        document.setOption("reference_samples", 256LL);
        window_->run();
        QVERIFY(waitUntil([&] { return document.run(1)->trace.size() > 6 || !window_->queue().running(); }));
        grab("run-live");
        window_->cancel();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }));
        waitUntil([] { return false; }, 500);
        grab("run-cancelled");
    }

    void aResult() {
        Document& document = window_->document();
        document.setOption("generations", 2LL);
        document.setOption("population", 6LL);
        document.setOption("optimiser", std::string("gradient"));
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }, 250000));
        auto* run = qobject_cast<RunPage*>(window_->page(kRun));
        QVERIFY(waitUntil([&] { return run->resultPage() && run->resultPage()->isVisible(); }));
        for (const char* name : {"result", "result-fit", "result-trace", "result-sobol", "result-settings"}) {
            grab(name);
            window_->page(kRun)->nextTab();
        }
    }

    void comparisonAndReport() {
        Document& document = window_->document();
        document.setOption("density", std::string("gaussian"));
        document.setOption("optimiser", std::string("genetic"));
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->queue().running() && document.run(3)->result; }, 250000));
        window_->goTo(kCompare);
        grab("compare");
        window_->goTo(kReport);
        waitUntil([] { return false; }, 2500);
        grab("report");
    }
};

QTEST_MAIN(TestScreenshots)
#include "test_screenshots.moc"

// Imports that go on while something else happens: none of them leaves the document reading for ever, and
// none takes back what was changed meanwhile.
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

namespace test_import_order {

using namespace rigor;

class TestImportOrder : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    QString at(const QString& name) const { return folder_->filePath(name); }
    Document& document() { return window_->document(); }
    bool ready() {
        return waitUntil([&] { return document().whyNotRun().isEmpty(); }, 60000);
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("import-order"); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        samples::write(at("empty.csv"), "");
        samples::write(at("more.csv"), std::string(samples::kData) + "7,5,1.58\n");
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        document().openStudy(at("decay.toml"));
        QVERIFY(ready());
    }
    void cleanup() { window_.reset(); }

    void aFailedImportBehindAGoodOneLeavesTheGoodOne() {
        QSignalSpy failed(&document(), &Document::failed);
        document().openData(at("more.csv"));
        document().openData(at("empty.csv")); // before the first has ended
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(7));
        document().undoStack().undo();
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(6));
    }

    void aFailedImportWhileTheTableIsReadAnewEndsWithTheTable() {
        QSignalSpy failed(&document(), &Document::failed);
        document().reloadData();
        QCOMPARE(document().data().phase, DataState::Phase::Loading);
        document().openData(at("empty.csv"));
        QVERIFY(waitUntil([&] { return failed.count() == 1; }, 20000));
        QVERIFY(ready());
        QCOMPARE(document().data().phase, DataState::Phase::Ready);
        QCOMPARE(document().data().data->experiments.size(), std::size_t(6));
    }

    void whatIsEditedWhileAnImportGoesOnIsKept() {
        document().openData(at("more.csv"));
        QVERIFY(!document().whyNotRun().isEmpty()); // no run on data that are about to change
        document().changeStudy("bounds", [](Study& study) { study.data.bounds["crossing"] = 0.25; });
        document().changeStudy("seed", [](Study& study) { study.seed = 41; });
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(7));
        QCOMPARE(document().study().data.bounds.at("crossing").value, 0.25);
        QCOMPARE(document().data().data->experiments[6].measurements.at(0).bound, 0.25);
        QCOMPARE(document().study().seed, std::uint64_t(41));
    }

    void aDialectChosenWhileAnImportGoesOnIsUndoneByItsOwnEntry() {
        document().openData(at("more.csv"));
        document().changeStudy("decimal", [](Study& study) { study.data.decimal = "."; });
        QVERIFY(ready());
        QCOMPARE(document().study().data.decimal, std::string("."));
        QCOMPARE(document().data().data->experiments.size(), std::size_t(7));
        document().undoStack().undo(); // the import
        document().undoStack().undo(); // the sign
        QVERIFY(ready());
        QVERIFY(document().study().data.decimal.empty());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(6));
    }

    void anImportIntoAProjectThatIsClosedMeanwhileIsNotTakenIntoTheNextOne() {
        document().openData(at("more.csv"));
        QSignalSpy replaced(&document(), &Document::replaced);
        document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return replaced.count() == 1; }, 20000));
        QVERIFY(ready());
        waitUntil([] { return false; }, 300);
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(6));
        QVERIFY(document().undoStack().count() == 0);
    }

    void noRunStartsOnDataOfAMappingThatIsJustChanged() {
        document().changeStudy("uncertain", [](Study& study) { study.data.excluded = {"1", "2"}; });
        QVERIFY(!document().whyNotRun().isEmpty());
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(4));
        QCOMPARE(document().prepareRun()->problem.data.experiments.size(), std::size_t(4));
    }
};

RIGOR_WINDOW_TEST(TestImportOrder)
#include "test_import_order.moc"

} // namespace test_import_order

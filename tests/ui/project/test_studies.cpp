// The studies of a project: a new one of the same data and model, by the method that the data allow; shown,
// renamed, removed, undone and saved. And a study begun with a template.
#include "core/study/demo.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/find_action.h"
#include "ui/shell/main_window.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

namespace test_studies {

using namespace rigor;

namespace {
QStringList items(const QComboBox& box) {
    QStringList all;
    for (int i = 0; i < box.count(); ++i) all << box.itemText(i);
    return all;
}
} // namespace

class TestStudies : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

    void open(const QString& name) {
        window_->document().openTemplate(name);
        QVERIFY2(waitUntil([&] { return ready(); }, 60000),
                 qPrintable(window_->document().whyNotRun().join(' ')));
    }
    bool ready() const { return !window_->document().isEmpty() && window_->document().whyNotRun().isEmpty(); }
    const Study& study() const { return window_->document().study(); }
    QComboBox& chooser() const { return *window_->topBar().studies(); }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("studies"); }
    void init() {
        Language::instance().choose("en");
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        QApplication::setActiveWindow(window_.get());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() { window_.reset(); }

    void theButtonMakesAStudyOfTheSameDataAndModel() {
        open("rc-circuit");
        const Study before = study();
        const QString model = window_->document().modelText();
        QVERIFY(window_->topBar().newStudyButton()->isVisible());
        QTest::mouseClick(window_->topBar().newStudyButton(), Qt::LeftButton);
        QCOMPARE(items(chooser()), QStringList({QString::fromStdString(before.title), "Study 2"}));
        QCOMPARE(chooser().currentIndex(), 1);
        QCOMPARE(window_->currentStep(), int(kUnknowns));
        QVERIFY(study().unknowns.empty());
        QCOMPARE(study().data.files, before.data.files);
        QVERIFY(study().data.standardDeviations == before.data.standardDeviations);
        QCOMPARE(window_->document().modelText(), model);
        // A course over time: the plain fit, and it is said which others could.
        QCOMPARE(study().method, std::string("least-squares"));
        QCOMPARE(window_->notices().messages().size(), std::size_t(1));
        const BarMessage& told = window_->notices().messages().front();
        QVERIFY2(told.clause.contains("Study 2") && told.more.contains("Least squares") &&
                     told.more.contains("Homotopy") && !told.more.contains("Inverse uncertainty"),
                 qPrintable(told.more));
        QCOMPARE(told.links.front().text, QString("Choose the method"));
        told.links.front().action();
        QTRY_COMPARE(window_->currentStep(), int(kRun));
    }

    void rowsAreAskedForADistribution() {
        open("pendulum-period");
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(chooser().count(), 2);
        QCOMPARE(study().method, std::string("inverse-uncertainty"));
        QVERIFY(window_->notices().messages().front().more.contains("Least squares"));
    }

    void ctrlKFindsIt() {
        open("rc-circuit");
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
        auto* find = window_->findChild<FindAction*>();
        QVERIFY(find);
        QTest::keyClicks(find->edit(), "new study");
        QCOMPARE(find->list()->count(), 1);
        QTest::keyClick(find->edit(), Qt::Key_Return);
        QTRY_COMPARE(chooser().count(), 2);
    }

    void withoutDataAndModelThereIsNone() {
        QVERIFY(!window_->topBar().newStudyButton()->isVisible());
        window_->document().addStudy(); // whoever asks all the same is told
        QCOMPARE(window_->document().studyNames().size(), qsizetype(1));
        QVERIFY(!window_->notices().messages().empty());
    }

    void whatIsChangedStaysWithItsStudyAndIsUndone() {
        open("rc-circuit");
        Document& document = window_->document();
        const std::string title = study().title;
        const auto unknowns = study().unknowns.size();
        document.addStudy();
        document.changeStudy("seed", [](Study& s) { s.seed = 7; });
        document.setModelText(document.modelText() + "// mine\n");
        // The first one again: as it was, ready to run.
        emit window_->topBar().studyChosen(0);
        QCOMPARE(study().title, title);
        QCOMPARE(study().seed, std::uint64_t(1));
        QCOMPARE(study().unknowns.size(), unknowns);
        QVERIFY(!document.modelText().contains("// mine"));
        QVERIFY(waitUntil([&] { return ready(); }, 30000));
        emit window_->topBar().studyChosen(1);
        QCOMPARE(study().seed, std::uint64_t(7));
        QVERIFY(document.modelText().contains("// mine"));
        QUndoStack& undo = document.undoStack();
        while (undo.canUndo()) undo.undo();
        QCOMPARE(document.studyNames().size(), qsizetype(1));
        QCOMPARE(study().title, title);
        QVERIFY(waitUntil([&] { return ready(); }, 30000));
        while (undo.canRedo()) undo.redo();
        QCOMPARE(study().seed, std::uint64_t(7));
        QVERIFY(document.modelText().contains("// mine"));
        QCOMPARE(chooser().currentIndex(), 1);
    }

    void aStudyIsRenamedAndRemoved() {
        open("rc-circuit");
        Document& document = window_->document();
        document.addStudy();
        document.renameStudy("Leak alone");
        QCOMPARE(chooser().currentText(), QString("Leak alone"));
        document.removeStudy();
        QCOMPARE(chooser().count(), 1);
        QVERIFY(waitUntil([&] { return ready(); }, 30000));
        document.removeStudy(); // the only one stays
        QCOMPARE(chooser().count(), 1);
        document.undoStack().undo();
        QCOMPARE(chooser().currentText(), QString("Leak alone"));
    }

    void allStudiesAreSaved() {
        open("rc-circuit");
        Document& document = window_->document();
        const QTemporaryDir folder;
        const QString file = folder.filePath("both.rigor");
        const std::string first = study().title;
        document.addStudy();
        document.changeStudy("seed", [](Study& s) { s.seed = 7; });
        document.setModelText(document.modelText() + "// mine\n");
        QVERIFY(waitUntil([&] { return !document.isReading(); }, 30000));
        QSignalSpy told(&document, &Document::saved);
        document.saveProject(file);
        QVERIFY(waitUntil([&] { return told.count() == 1; }, 30000));
        document.saveProject(file); // an update of the same file
        QVERIFY(waitUntil([&] { return told.count() == 2; }, 30000));
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        Document& again = window_->document();
        again.openProject(file);
        QVERIFY(waitUntil([&] { return again.studyNames().size() == 2 && again.data().data; }, 30000));
        QCOMPARE(again.shownStudy(), 1);
        QCOMPARE(study().seed, std::uint64_t(7));
        QVERIFY(again.modelText().contains("// mine"));
        again.showStudy(0);
        QCOMPARE(study().title, first);
        QVERIFY(!again.modelText().contains("// mine"));
        QVERIFY2(waitUntil([&] { return ready(); }, 30000), qPrintable(again.whyNotRun().join(' ')));
    }

    void everyTemplateIsOfferedAndRunsAtOnce_data() {
        QTest::addColumn<QString>("name");
        for (const TemplateText& one : templateTexts()) QTest::newRow(qPrintable(one.name)) << one.name;
        QCOMPARE(templateTexts().size(), shippedTemplates().size());
    }

    void everyTemplateIsOfferedAndRunsAtOnce() {
        QFETCH(QString, name);
        const auto texts = templateTexts();
        const auto one = std::ranges::find(texts, name, &TemplateText::name);
        RigCard* card = nullptr;
        for (auto* each : window_->findChildren<RigCard*>())
            if (each->accessibleName().startsWith(one->title + '.')) card = each;
        QVERIFY(card && card->isVisible());
        QTest::keyClick(card, Qt::Key_Return);
        QVERIFY2(waitUntil([&] { return ready(); }, 60000),
                 qPrintable(window_->document().whyNotRun().join(' ')));
        QTest::keyClick(window_.get(), Qt::Key_F5);
        const auto& runs = window_->document().runs();
        QVERIFY(waitUntil([&] { return !runs.empty() && runs.back().result; }, 60000));
        QVERIFY(runs.back().result->outcome == RunOutcome::Answered);
    }

    void theMenuOffersTheTemplates() {
        int found = 0;
        for (const QAction* action : window_->findChildren<QAction*>())
            for (const TemplateText& one : templateTexts()) found += action->text() == one.title ? 1 : 0;
        QCOMPARE(found, 8);
    }
};

RIGOR_WINDOW_TEST(TestStudies)
#include "test_studies.moc"

} // namespace test_studies

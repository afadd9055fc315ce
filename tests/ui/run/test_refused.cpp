// A number that a form refuses stops the run with a reason that names the field; a number still being typed
// counts.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/form.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QtTest>

namespace test_refused {

using namespace rigor;

class TestRefused : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

    RunPage& page() { return *qobject_cast<RunPage*>(window_->page(kRun)); }
    NumberField& generations() {
        return *qobject_cast<NumberField*>(page().optionsForm()->control("generations"));
    }
    void type(const QString& text) {
        QLineEdit* edit = generations().edit();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    long long inForce() {
        return std::get<long long>(window_->document().method()->options().find("generations")->get());
    }
    QPushButton* runButton() {
        for (auto* button : window_->findChildren<QPushButton*>())
            if (button->text().startsWith("Run  ")) return button;
        return nullptr;
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        window_->activateWindow();
        window_->document().openStudy(shippedStudy());
        QVERIFY(waitUntil([&] { return window_->document().whyNotRun().isEmpty(); }));
        window_->goTo(kRun);
    }
    void cleanup() { window_.reset(); }

    void aRefusedNumberDisablesRunAndNamesTheField() {
        const long long before = inForce();
        QVERIFY(runButton() && runButton()->isEnabled());
        type("0.5");
        QTest::keyClick(generations().edit(), Qt::Key_Return);
        QVERIFY(generations().isVisible()); // Return does not fold the group of the field
        const QString why = window_->document().whyNotRun().join("; ");
        QVERIFY2(why.contains("Generations") && why.contains("whole number"), qPrintable(why));
        QVERIFY(runButton() && !runButton()->isEnabled());
        QCOMPARE(inForce(), before);
        // It stays in sight and in force until it is mended, whatever else changes.
        window_->document().setOption("population", FieldValue(20LL));
        QVERIFY(waitUntil([&] { return !generations().sentence().isEmpty(); }, 1000));
        QCOMPARE(generations().edit()->text(), QString("0.5"));
        window_->run();
        QVERIFY(!waitUntil([&] { return !window_->document().runs().empty(); }, 200));
        type("3");
        QTest::keyClick(generations().edit(), Qt::Key_Return);
        QVERIFY(waitUntil([&] { return inForce() == 3; }, 2000)); // the document is told a turn later
        QVERIFY(window_->document().whyNotRun().isEmpty());
        QVERIFY(runButton() && runButton()->isEnabled());
    }

    void escapeBringsTheLastValidNumberBack() {
        const long long before = inForce();
        type("abc");
        QTest::keyClick(generations().edit(), Qt::Key_Return);
        QVERIFY(window_->document().whyNotRun().join(' ').contains("abc"));
        QTest::keyClick(generations().edit(), Qt::Key_Escape);
        QCOMPARE(generations().edit()->text(), QString::number(before));
        QVERIFY(window_->document().whyNotRun().isEmpty());
    }

    void aNumberBeingTypedCountsForTheRun() {
        type("2");
        QVERIFY(generations().edit()->isModified());
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->document().runs().empty(); }, 5000));
        const Study& study = window_->document().runs().front().study;
        bool typed = false;
        for (const auto& [key, value] : study.options)
            if (key == "generations") typed = value == FieldValue(2LL);
        QVERIFY(typed);
        window_->cancel();
        QVERIFY(waitUntil([&] { return !window_->queue().running(); }, 20000));
    }

    void aWrongNumberBeingTypedStopsTheRun() {
        type("0");
        window_->run();
        QVERIFY(waitUntil([&] { return !window_->document().whyNotRun().isEmpty(); }, 2000));
        QVERIFY(!waitUntil([&] { return !window_->document().runs().empty(); }, 200));
    }
};

RIGOR_WINDOW_TEST(TestRefused)
#include "test_refused.moc"

} // namespace test_refused

#include "ui/kit/navigator.h"

#include "tests/ui/ui_fixture.h"
#include "ui/shell/step_states.h"

#include <QtTest>

using namespace rigor;

class TestNavigator : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { Theme::instance().install(); }

    void aBlockedStepNamesTheMissingThing() {
        Document document;
        RunQueue queue;
        auto steps = stepStates(document, queue);
        QCOMPARE(steps[2].state, StepState::Blocked);
        QCOMPARE(steps[2].sentence, QString("Blocked: no model yet"));
        QCOMPARE(steps[3].sentence, QString("Blocked: no data, no model"));
        document.setModelText(
            "model M\n  parameter Real a = 1;\n  output Real y;\nequation\n  y = b;\nend M;\n");
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Wrong; }, 20000));
        steps = stepStates(document, queue);
        QCOMPARE(steps[1].state, StepState::Wrong);
        QCOMPARE(steps[1].sentence, QString("1 error in line 5"));
        QCOMPARE(steps[2].sentence, QString("Blocked: model has an error"));
        document.setModelText(
            "model M\n  parameter Real a = 1;\n  output Real y;\nequation\n  y = a;\nend M;\n");
        QVERIFY(waitUntil([&] { return document.model().phase == ModelState::Phase::Good; }, 20000));
        steps = stepStates(document, queue);
        QCOMPARE(steps[2].state, StepState::Next);
        QCOMPARE(steps[3].sentence, QString("Blocked: data not imported"));
    }

    void aClickAndTheKeyboardChooseASteps() {
        Document document;
        RunQueue queue;
        Navigator navigator;
        navigator.setSteps(stepStates(document, queue));
        navigator.resize(Navigator::kWide, 800);
        navigator.show();
        QSignalSpy spy(&navigator, &Navigator::stepChosen);
        QTest::mouseClick(&navigator, Qt::LeftButton, {}, navigator.stepRect(3).center());
        QCOMPARE(spy.takeFirst().at(0).toInt(), 3);
        navigator.setCurrentStep(3);
        QTest::keyClick(&navigator, Qt::Key_Down);
        QTest::keyClick(&navigator, Qt::Key_Return);
        QCOMPARE(spy.takeFirst().at(0).toInt(), 4);
    }

    void belowTheWideSizeItIsARail() {
        Navigator navigator;
        navigator.setRail(true);
        QCOMPARE(navigator.width(), 48);
        navigator.setRail(false);
        QCOMPARE(navigator.width(), 208);
    }

    void everyStateHasAnIconOfItsOwn() {
        QSet<QString> icons;
        for (const StepState s : {StepState::Done, StepState::Blocked, StepState::Running,
                                  StepState::Attention, StepState::Wrong, StepState::EmptySet})
            icons.insert(stateIcon(s).first);
        QCOMPARE(icons.size(), 6);
    }
};

QTEST_MAIN(TestNavigator)
#include "test_navigator.moc"

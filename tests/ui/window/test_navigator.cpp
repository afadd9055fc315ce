#include "tests/support/test_program.h"
#include "ui/widgets/navigator.h"

#include "tests/ui/ui_fixture.h"
#include "ui/shell/step_states.h"
#include "ui/widgets/text/language.h"

#include <QMenu>
#include <QtTest>

namespace test_navigator {

using namespace rigor;

class TestNavigator : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        Theme::instance().install();
        Language::instance().choose("en");
    }

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

    void oneOfAThingIsOneThing() {
        Document document;
        RunQueue queue;
        const auto sentences = [&](int states, int unknowns) {
            QString text = "model M\n  parameter Real a = 1;\n  parameter Real b = 1;\n";
            for (int k = 1; k <= states; ++k) text += QString("  Real x%1(start=1);\n").arg(k);
            text += "  output Real y;\nequation\n";
            for (int k = 1; k <= states; ++k) text += QString("  der(x%1) = -a*x%1;\n").arg(k);
            document.setModelText(text + "  y = a + b + x1;\nend M;\n");
            document.changeStudy("test", [&](Study& study) {
                study.method = "least-squares";
                study.unknowns.clear();
                for (int k = 0; k < unknowns; ++k)
                    study.unknowns.push_back({.name = k == 0 ? "a" : "b", .value = {1, 0, 2}});
            });
            waitUntil([&] {
                return document.model().phase == ModelState::Phase::Good &&
                       document.model().model->states().size() == static_cast<std::size_t>(states);
            });
            const auto steps = stepStates(document, queue);
            return steps[1].sentence + " | " + steps[2].sentence;
        };
        QCOMPARE(sentences(1, 1), QString("Text · 1 state | a · 1 number searched"));
        QCOMPARE(sentences(2, 2), QString("Text · 2 states | a, b · 2 numbers searched"));
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

    /// Where the list has no room, the runs are a menu; the keyboard reaches them in both.
    void runsAreReachedInListAndRail() {
        Navigator navigator;
        navigator.setRuns({{.name = "2 Gaussian", .right = "12:31", .iconName = "done"},
                           {.name = "1 Maximum entropy", .right = "cancelled", .iconName = "stop"}});
        navigator.resize(Navigator::kWide, 800);
        navigator.show();
        QSignalSpy spy(&navigator, &Navigator::runChosen);
        const auto down = [&](int times) {
            for (int i = 0; i < times; ++i) QTest::keyClick(&navigator, Qt::Key_Down);
        };
        down(Navigator::kSteps + 1); // from the first step over the others to the second run
        QTest::keyClick(&navigator, Qt::Key_Return);
        QCOMPARE(spy.takeFirst().at(0).toInt(), 1);
        navigator.setRail(true);
        const auto menu = [&] { return navigator.findChild<QMenu*>(); };
        QTest::mouseClick(&navigator, Qt::LeftButton, {}, navigator.runsRect().center());
        QVERIFY(menu() && menu()->isVisible());
        QCOMPARE(menu()->actions().size(), 2);
        QVERIFY(menu()->actions()[1]->text().startsWith("1 Maximum entropy"));
        menu()->actions()[1]->trigger();
        QCOMPARE(spy.takeFirst().at(0).toInt(), 1);
        menu()->close();
        QVERIFY(waitUntil([&] { return !menu(); }, 5000));
        down(Navigator::kSteps);
        QTest::keyClick(&navigator, Qt::Key_Return);
        QVERIFY(menu() && menu()->isVisible());
    }

    void anAnswerWithQualityWarningsIsNoGreenCheck() {
        Document document;
        RunQueue queue;
        document.setModelText(
            "model M\n  parameter Real a = 1;\n  output Real y;\nequation\n  y = a;\nend M;\n");
        for (const bool clean : {false, true}) {
            auto result = std::make_shared<Result>();
            result->outcome = RunOutcome::Answered;
            if (!clean) result->qualityWarnings = {"At a bound of the search: a."};
            const int number = document.addRun();
            document.runFinished(number, result, {}, 1);
            const RunItem item = runItems(document, queue).front();
            QCOMPARE(item.ink == Ink::Success, clean);
            QCOMPARE(item.iconName, QString(clean ? "done" : "warning"));
        }
    }

    void everyStateHasAnIconOfItsOwn() {
        QSet<QString> icons;
        for (const StepState s : {StepState::Done, StepState::Blocked, StepState::Running,
                                  StepState::Attention, StepState::Wrong, StepState::EmptySet})
            icons.insert(stateIcon(s).first);
        QCOMPARE(icons.size(), 6);
    }
};

RIGOR_WINDOW_TEST(TestNavigator)
#include "test_navigator.moc"

} // namespace test_navigator

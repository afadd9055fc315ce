// The form of the next run shows what matters for the method and the integrator that will run, with examples
// where a text is asked for.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/form.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/text/labels.h"
#include "ui/widgets/text/language.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QStackedWidget>
#include <QtTest>

namespace test_run_settings {

using namespace rigor;

class TestRunSettings : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

    Document& document() { return window_->document(); }
    RunPage& page() { return *qobject_cast<RunPage*>(window_->page(kRun)); }
    QWidget* option(const char* key) { return page().optionsForm()->control(key); }
    QWidget* simulation(const char* key) { return page().simulationForm()->control(key); }
    void open(const QString& name) {
        document().openTemplate(name);
        QVERIFY2(waitUntil([&] { return !document().isEmpty() && document().whyNotRun().isEmpty(); }, 60000),
                 qPrintable(document().whyNotRun().join(' ')));
        window_->goTo(kRun);
        page().showRun(0);
    }
    QString words() const {
        QStringList all;
        for (const Text* text : window_->findChildren<Text*>())
            if (text->isVisible()) all << text->text();
        return all.join('\n');
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("run-settings"); }
    void init() {
        Language::instance().choose("en");
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
    }
    void cleanup() { window_.reset(); }

    /// Also beside a scroll bar: nothing moves aside, and what takes a value back is in reach.
    void formsAreNoWiderThanTheirPanel() {
        open("rc-circuit");
        for (const MethodDescriptor* method : methods()) {
            if (!method->needsModel) continue;
            document().setMethod(QString::fromUtf8(method->key));
            QTRY_COMPARE(document().study().method, std::string(method->key));
            auto* shown = qobject_cast<QStackedWidget*>(page().inspector());
            auto* inspector = shown ? qobject_cast<Inspector*>(shown->currentWidget()) : nullptr;
            QVERIFY(inspector && inspector->isVisible());
            QTRY_VERIFY2(inspector->widget()->minimumSizeHint().width() <= 288 - 11, method->key);
            QTRY_VERIFY2(inspector->widget()->width() <= inspector->viewport()->width(), method->key);
            QTRY_COMPARE(inspector->verticalScrollBar()->value(), 0);
        }
    }

    void whatMeansNothingIsNotShown() {
        open("rc-circuit");
        QVERIFY(!option("population")->isVisible() && !option("generations")->isVisible());
        document().setOption("optimiser", std::string("genetic"));
        QTRY_VERIFY(option("population")->isVisible() && option("generations")->isVisible());
        QVERIFY(!simulation("relative_tolerance")->isVisible());
        document().setSimulationOption("stepper", std::string("dopri5"));
        QTRY_VERIFY(simulation("relative_tolerance")->isVisible() &&
                    simulation("absolute_tolerance")->isVisible());
        document().setSimulationOption("stepper", std::string("radau"));
        QTRY_VERIFY(!simulation("relative_tolerance")->isVisible());
    }

    void theIntegratorThatWillRunIsShown() {
        open("first-order-lag"); // 120 s: too many steps of 1 ms
        auto* stepper = qobject_cast<QComboBox*>(simulation("stepper"));
        QTRY_COMPARE_WITH_TIMEOUT(stepper->currentText(), QString("dopri5"), 20000);
        QVERIFY2(words().contains("Not stated, so it is chosen. Integrator dopri5"), qPrintable(words()));
        QVERIFY(document().study().simulation.empty()); // shown, not stated
        const auto ran = [&] {
            QTest::keyClick(window_.get(), Qt::Key_F5);
            const auto& runs = document().runs();
            return waitUntil([&] { return !runs.empty() && runs.back().result; }, 60000);
        };
        QVERIFY(ran());
        // The run says the same.
        const Messages& notes = document().runs().back().result->notes;
        QVERIFY(std::ranges::any_of(
            notes, [](const std::string& note) { return note.starts_with("Integrator dopri5"); }));
        page().showRun(0);
        document().setSimulationOption("stepper", std::string("rk4"));
        QTRY_COMPARE(stepper->currentText(), QString("rk4"));
        QVERIFY(!words().contains("Not stated, so it is chosen."));
    }

    void aShortRecordKeepsTheDefault() {
        open("mass-spring-damper");
        QTest::qWait(300); // what would be chosen is told within this time
        QCOMPARE(qobject_cast<QComboBox*>(simulation("stepper"))->currentText(), QString("rk4"));
        QVERIFY(!words().contains("Not stated, so it is chosen."));
    }

    void textsOfTheFilterShowHow() {
        open("rc-circuit");
        document().setMethod("filter");
        QTRY_VERIFY(option("start"));
        auto* start = qobject_cast<QLineEdit*>(option("start"));
        QCOMPARE(start->placeholderText(), QString("such as uC: 0 +- 0.1  [V]"));
        QVERIFY2(
            qobject_cast<QLineEdit*>(option("noise"))->placeholderText().startsWith("such as uC: 0.02  [V"),
            qPrintable(qobject_cast<QLineEdit*>(option("noise"))->placeholderText()));
        QVERIFY(
            qobject_cast<QLineEdit*>(option("uncertainty"))->placeholderText().startsWith("such as C: 0.1"));
        auto* from = qobject_cast<NumberField*>(option("judge_from"));
        QCOMPARE(from->edit()->text(), QString());
        QCOMPARE(from->edit()->placeholderText(), QString("second half"));
        auto* experiment = qobject_cast<QComboBox*>(option("experiment"));
        QVERIFY(experiment);
        QCOMPARE(experiment->count(), 2);
        QCOMPARE(experiment->itemText(0), QString("all, one after the other"));
        QCOMPARE(experiment->itemText(1),
                 QString::fromStdString(document().data().data->experiments.front().label));
        experiment->setCurrentIndex(1);
        emit experiment->activated(1);
        QTRY_VERIFY(!document().study().options.empty());
        QVERIFY2(waitUntil([&] { return !document().isSettling(); }, 30000) &&
                     document().whyNotRun().isEmpty(),
                 qPrintable(document().whyNotRun().join(' ')));
        // The sign between value and deviation in either writing.
        for (const char* text : {"uC: 0 +- 0.1", "uC: 0 +/- 0.1", "uC: 0 ± 0.1"}) {
            document().setOption("start", std::string(text));
            QVERIFY2(waitUntil([&] { return !document().isSettling(); }, 30000) &&
                         document().whyNotRun().isEmpty(),
                     text);
        }
    }

    void anEmptyNumberIsItsDefault() {
        open("rc-circuit");
        document().setMethod("filter");
        QTRY_VERIFY(option("judge_from"));
        auto* from = qobject_cast<NumberField*>(option("judge_from"));
        from->edit()->setText("2.5");
        emit from->edit()->editingFinished();
        const auto value = [&] {
            return std::get<double>(document().method()->options().find("judge_from")->get());
        };
        QTRY_COMPARE(value(), 2.5);
        from->edit()->clear();
        emit from->edit()->editingFinished();
        QTRY_COMPARE(value(), -1.0);
        QCOMPARE(from->edit()->text(), QString());
    }
};

RIGOR_WINDOW_TEST(TestRunSettings)
#include "test_run_settings.moc"

} // namespace test_run_settings

// The step Trust on the real window: from no run to several, agreement at once and the rows behind it,
// cancel, what a click opens, and the Compare page that says the same. The words of the command line:
// tests/app/test_trust_window.cpp.
#include "core/study/trust/trust_view.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/trust_answers.h"
#include "ui/shell/main_window.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/trust/trust_page.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QClipboard>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>

#include <cmath>

namespace test_trust {

using namespace rigor;

namespace {

const QString kSpring =
    QString::fromStdString(sourceDir() + "/resources/templates/mass-spring-damper/fit.toml");

QString allTexts(const QWidget& widget) {
    QStringList texts;
    for (const auto* label : widget.findChildren<QLabel*>()) texts << label->text();
    return texts.join(" | ");
}

QString strips(const QWidget& page) {
    QStringList told;
    for (const MessageBar* strip : page.findChildren<MessageBar*>())
        told << strip->message().clause + ' ' + strip->message().more;
    return told.join(" | ");
}

Estimate estimate(const std::string& name, const std::string& unit, double value, double error) {
    Estimate e;
    e.name = name;
    e.unit = unit;
    e.value = value;
    e.standardError = error;
    e.lower = value - 1.96 * error;
    e.upper = value + 1.96 * error;
    return e;
}

Result answered(const char* method, std::vector<Estimate> unknowns, const char* data = "a") {
    Result result;
    result.method = method;
    result.outcome = RunOutcome::Answered;
    result.unknowns = std::move(unknowns);
    result.provenance["data_sha256"] = data;
    result.provenance["model_sha256"] = "m";
    return result;
}

} // namespace

class TestTrustPage : public QObject {
    Q_OBJECT
    std::unique_ptr<MainWindow> window_;

    Document& document() { return window_->document(); }
    TrustPage& page() { return *qobject_cast<TrustPage*>(window_->page(kTrust)); }
    StepInfo step() { return window_->navigator().steps()[kTrust]; }
    void open() {
        document().openStudy(kSpring);
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }));
    }
    int add(Result result, const QString& name = {}) {
        const int number = document().addRun(document().study(), document().modelText(), {}, name);
        document().runFinished(number, std::make_shared<const Result>(std::move(result)), {}, 1);
        return number;
    }
    /// Runs what the document holds.
    int run() {
        if (!waitUntil([&] { return document().whyNotRun().isEmpty(); })) return 0;
        const auto before = document().runs().size();
        window_->run();
        const bool ended =
            waitUntil([&] { return document().runs().size() > before && document().runs().back().result; });
        return ended ? document().runs().back().number : 0;
    }
    const TrustAnswers::Answer* answer() { return TrustAnswers::of(document()).known(page().asked()); }
    bool compared() {
        return waitUntil([&] { return answer() && answer()->trust; });
    }
    bool rowsAsked() {
        return waitUntil([&] { return answer() && answer()->rows == TrustAnswers::Rows::Asked; });
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }
    void init() {
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->resize(1440, 900);
        window_->show();
    }
    void cleanup() { window_.reset(); }

    void anEmptyProjectSaysSo() {
        for (QAction* action : window_->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence("Ctrl+7")) action->trigger();
        QTRY_COMPARE(window_->currentStep(), int(kTrust));
        QCOMPARE(step().state, StepState::Blocked);
        QCOMPARE(step().sentence, QString("Blocked: no run yet"));
        QVERIFY2(
            waitUntil([&] { return allTexts(page()).contains("There is no run that could be trusted yet."); },
                      5000),
            qPrintable(allTexts(page())));
        QVERIFY(allTexts(page()).contains("One value of every unknown with its error"));
    }

    /// What a second run would add, and how long that takes.
    void oneRunSaysWhatAnotherWouldAdd() {
        open();
        QVERIFY(run() > 0);
        window_->goTo(kTrust);
        QVERIFY(compared() && rowsAsked());
        QVERIFY2(strips(page()).contains("There is one run, and nothing to compare it with."),
                 qPrintable(strips(page())));
        QCOMPARE(step().sentence, QString("1 run, nothing to compare with"));
        const QString told = allTexts(page());
        QVERIFY2(told.contains("A run of Filter would add:") || told.contains("Filter"), qPrintable(told));
        bool timed = false;
        for (const NextRun& next : answer()->trust->next) timed = timed || next.seconds > 0;
        QVERIFY(timed);
        QPushButton* setUp = nullptr;
        for (auto* button : page().findings()->findChildren<QPushButton*>())
            if (button->text() == "Set up Filter") setUp = button;
        QVERIFY(setUp);
        setUp->click();
        QCOMPARE(window_->currentStep(), int(kRun));
        QCOMPARE(document().study().method, std::string("filter"));
    }

    /// Two runs of one record: agreement first, then the rows; the steps, the strip and Compare say one
    /// thing.
    void runsThatAgreeAreToldAtOnceAndTheRowsFollow() {
        open();
        const int first = run();
        document().setOption("loss", std::string("huber"));
        const int second = run();
        QVERIFY(first > 0 && second > 0);
        window_->goTo(kCompare);
        QVERIFY(waitUntil(
            [&] { return strips(*window_->page(kCompare)).contains("Both runs agree in k, d, x0."); },
            10000));
        QElapsedTimer clock;
        clock.start();
        window_->goTo(kTrust);
        QCOMPARE(page().chart()->rows().size(), std::size_t(3));
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed()))); // 200 ms are wanted
        qInfo("page of known agreement: %lld ms; agreement: %.0f ms", clock.elapsed(),
              1000 * answer()->seconds);
        QVERIFY(rowsAsked());
        qInfo("rows asked in %.2f s", answer()->seconds);
        const Trust& trust = *answer()->trust;
        QVERIFY(trust.asked);
        QCOMPARE(trust.clause.text(), std::string("Both runs agree; usable as it stands: k, d, x0."));
        const QString clause = QString::fromStdString(trust.clause.text());
        QVERIFY2(waitUntil([&] { return strips(page()).startsWith(clause); }, 5000),
                 qPrintable(strips(page())));
        QCOMPARE(step().state, StepState::Done);
        QVERIFY(allTexts(page()).contains("Nothing in the rows speaks against the answers."));
        // Compare has the same words now, from the same answer.
        window_->goTo(kCompare);
        QVERIFY2(waitUntil([&] { return strips(*window_->page(kCompare)).startsWith(clause); }, 5000),
                 qPrintable(strips(*window_->page(kCompare))));
        // It is kept: nothing is asked again.
        window_->goTo(kTrust);
        QCOMPARE(answer()->trust.get(), &trust);
        QCOMPARE(answer()->rows, TrustAnswers::Rows::Asked);
        page().findChild<QPushButton*>()->click(); // Copy
        const QJsonObject copied =
            QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object();
        QCOMPARE(copied["verdict"].toString().toStdString(), trust.clause.text());
    }

    /// A reading that is off: what the rows show is named with its likely causes and a way to put it right.
    void aFaultInTheRowsIsNamed() {
        open();
        QVERIFY(run() > 0);
        Result off = *document().runs().back().result;
        document().changeStudy("noise", [](Study& study) {
            study.data.standardDeviations["x"] = {0.02, "mm"};
        });
        QVERIFY(run() > 0);
        document().removeRun(1);
        window_->goTo(kTrust);
        QVERIFY(rowsAsked());
        const Trust& trust = *answer()->trust;
        QVERIFY(!trust.findings.empty());
        QVERIFY2(allTexts(page()).contains(QString::fromStdString(trust.findings.front().words.text())),
                 qPrintable(allTexts(page())));
        QCOMPARE(step().state, StepState::Attention);
        QCOMPARE(step().sentence, QString("The rows speak against it"));
        QPushButton* state = nullptr;
        for (auto* button : page().findings()->findChildren<QPushButton*>())
            if (button->text().startsWith("State the error")) state = button;
        QVERIFY2(state, qPrintable(allTexts(page())));
        state->click();
        QCOMPARE(window_->currentStep(), int(kData));
    }

    void aRunThatDiffersIsMarkedAndOpens() {
        open();
        add(answered("least-squares", {estimate("k", "N/m", 500, 2), estimate("d", "N.s/m", 5, 0.1)}));
        add(answered("homotopy", {estimate("k", "N/m", 500.5, 2.1), estimate("d", "N.s/m", 5.01, 0.1)}));
        const int filter =
            add(answered("filter", {estimate("k", "N/m", 450, 4), estimate("d", "N.s/m", 5, 0.2)}));
        Result set = answered("verified", {estimate("k", "N/m", 500, 4)});
        set.unknowns.front().guaranteed = true;
        set.unknowns.front().lower = 480;
        set.unknowns.front().upper = 520;
        const int verified = add(set);
        window_->goTo(kTrust);
        QVERIFY(compared() && rowsAsked());
        TrustChart& chart = *page().chart();
        QCOMPARE(chart.rows().size(), std::size_t(2));
        QCOMPARE(chart.rows()[0].differing.size(), std::size_t(1));
        QCOMPARE(chart.rows()[0].differing.front().first, filter);
        QCOMPARE(chart.rows()[1].verdict, PairVerdict::Agree);
        QVERIFY(chart.extentOf(0).lower < 450 - 1.96 * 4 && chart.extentOf(0).upper > 520);
        QVERIFY2(strips(page()).contains(QString("of run %1 (Filter)").arg(filter)),
                 qPrintable(strips(page())));
        // The matrix of the selected unknown, in the words of the core.
        const QString told = allTexts(*page().inspector());
        const PairAgreement* pair = pairOf(*answer()->trust, "k", 1, filter);
        QVERIFY(pair);
        QVERIFY2(told.contains(QString::fromStdString(cellOf(*pair, answer()->trust->claims).text())) &&
                     told.contains("inside"),
                 qPrintable(told));
        // A click on a lane opens the run; on the set behind it the run of the set.
        const QRect lane = chart.laneRect(0, filter);
        QVERIFY(!lane.isEmpty() && chart.laneRect(1, verified).isEmpty());
        const double at =
            (450 - chart.extentOf(0).lower) / (chart.extentOf(0).upper - chart.extentOf(0).lower);
        QTest::mouseClick(&chart, Qt::LeftButton, {},
                          {lane.left() + static_cast<int>(at * lane.width()), lane.center().y()});
        QCOMPARE(window_->currentStep(), int(kRun));
        QCOMPARE(qobject_cast<RunPage*>(window_->page(kRun))->shownRun(), filter);
        window_->goTo(kTrust);
        const QRect box = chart.laneRect(0, verified);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, {box.left() + 3, box.top() + 3});
        QCOMPARE(qobject_cast<RunPage*>(window_->page(kRun))->shownRun(), verified);
        // A row is selected by the keyboard.
        window_->goTo(kTrust);
        chart.setFocus();
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.selected(), 1);
        QVERIFY(allTexts(*page().inspector()).contains("Selected: d"));
        // Without the filter all agree.
        page().setTicked(filter, false);
        QVERIFY(compared());
        QVERIFY2(waitUntil([&] { return answer()->trust->differing.empty(); }, 10000),
                 qPrintable(strips(page())));
        const std::vector<int> asked = page().asked();
        QVERIFY(std::ranges::find(asked, filter) == asked.end());
    }

    /// Rows that take long: the page says so, and goes on when it is told to stop.
    void askingIsCancelled() {
        open();
        QVERIFY(run() > 0);
        // The records are simulated with tiny steps now, which takes minutes.
        Study slow = document().study();
        slow.simulation = {{"step", 1e-6}};
        for (int k = 0; k < 2; ++k) {
            const int number = document().addRun(slow, document().modelText(), {}, {});
            document().runFinished(number, document().run(1)->result, {}, 1);
        }
        document().removeRun(1);
        Watchdog watchdog;
        window_->goTo(kTrust);
        QVERIFY(waitUntil([&] { return answer() && answer()->trust; }, 10000));
        QCOMPARE(answer()->rows, TrustAnswers::Rows::Asking);
        QCOMPARE(step().state, StepState::Running);
        QVERIFY(strips(page()).contains("Both runs agree in"));
        QPushButton* cancel = nullptr;
        for (auto* button : page().findings()->findChildren<QPushButton*>())
            if (button->text() == "Cancel") cancel = button;
        QVERIFY(cancel);
        QElapsedTimer clock;
        clock.start();
        cancel->click();
        QVERIFY2(allTexts(page()).contains("Cancelled: the rows have not been asked."),
                 qPrintable(allTexts(page())));
        QVERIFY(clock.elapsed() < 1000);
        QCOMPARE(answer()->rows, TrustAnswers::Rows::Cancelled);
        // Coming back does not ask again by itself.
        window_->goTo(kRun);
        window_->goTo(kTrust);
        QCOMPARE(answer()->rows, TrustAnswers::Rows::Cancelled);
    }

    /// Five runs with long names and eight unknowns: no text and no lane lies outside its row.
    void manyUnknownsAndLongNames() {
        open();
        const char* methods[] = {"least-squares", "model-adequacy", "inverse-uncertainty", "filter",
                                 "verified"};
        for (int r = 0; r < 5; ++r) {
            std::vector<Estimate> unknowns;
            for (int u = 0; u < 8; ++u) {
                Estimate e = estimate(u == 3 ? "stiffness_of_the_rear_mount_in_vertical_direction"
                                             : "c" + std::to_string(u),
                                      "N/m", 1e5 * (u + 1) + 1000 * r, 2000);
                if (r == 4) {
                    e.guaranteed = true;
                    e.lower = e.value - 9000;
                    e.upper = e.value + 9000;
                }
                unknowns.push_back(e);
            }
            add(answered(methods[r], unknowns),
                QString("Calibration of the rear mount, cold, second attempt %1").arg(r));
        }
        window_->goTo(kTrust);
        QVERIFY(compared() && rowsAsked());
        TrustChart& chart = *page().chart();
        QCOMPARE(chart.rows().size(), std::size_t(8));
        for (int row = 0; row < 8; ++row) {
            QVERIFY(chart.rowRect(row).height() >= 103);
            for (const int run : page().asked())
                QVERIFY(chart.rowRect(row).contains(chart.laneRect(row, run)));
        }
        QVERIFY(chart.height() >= chart.rowRect(7).bottom());
    }
};

RIGOR_WINDOW_TEST(TestTrustPage)
#include "test_trust.moc"

} // namespace test_trust

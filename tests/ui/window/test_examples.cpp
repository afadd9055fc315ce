// The examples of models from elsewhere that the start page offers: each opens, runs once it is allowed, and
// finds what its data were made with; what a variable stands for is changed in its table; what a run costs
// is tried.
#include "core/engine/external/consent.h"
#include "core/engine/simulate/external.h"
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/runs_panel.h"
#include "ui/steps/start/start_page.h"
#include "ui/widgets/text/language.h"

#include <QMenu>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>

namespace test_examples {

using namespace rigor;

class TestExamples : public QObject {
    Q_OBJECT
    QTemporaryDir config_;
    std::unique_ptr<DataWindow> w_;

    Document& document() { return w_->document; }
    ModelPage& page() { return *qobject_cast<ModelPage*>(w_->main.page(kModel)); }
    ForeignView& view() { return *page().foreign(); }
    RunsPanel& runs() { return *page().findChild<RunsPanel*>(); }
    void open(const char* example) {
        emit w_->main.findChild<StartPage*>()->actionAsked(QString("example:") + example);
        QVERIFY(waitUntil(
            [&] {
                return document().model().phase == ModelState::Phase::Good && document().model().model &&
                       document().model().model->external() &&
                       document().data().phase == DataState::Phase::Ready;
            },
            30000));
        w_->main.goTo(kModel);
        w_->pause();
    }
    void allow() {
        QVERIFY(waitUntil([&] { return view().consent()->isVisible(); }, 60000));
        view().consent()->trust()->click();
        QVERIFY(waitUntil([&] { return mayRun(document().model().model->external()->code()); }, 10000));
    }
    int rowOf(const QString& name) {
        const auto& names = view().variables()->columns().at(0).texts;
        return static_cast<int>(std::ranges::find(names, name) - names.begin());
    }
    QString useOf(const QString& name) {
        return view().variables()->columns().back().texts.at(static_cast<std::size_t>(rowOf(name)));
    }
    /// By the menu that a click on the cell opens.
    void use(const QString& name, const QString& as) {
        view().view()->askChoice(rowOf(name));
        QMenu* menu = nullptr;
        QVERIFY(waitUntil([&] { return (menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())); }));
        for (QAction* action : menu->actions())
            if (action->text() == as) action->trigger();
        menu->close();
        QVERIFY(waitUntil([&] { return useOf(name) == as; }, 20000));
        w_->pause();
    }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings("examples");
        qputenv("XDG_CONFIG_HOME", config_.path().toUtf8());
    }
    void init() {
        Language::instance().choose("en");
        w_ = std::make_unique<DataWindow>();
    }
    void cleanup() {
        if (const ModelPtr model = document().model().model; model && model->external())
            withdrawTrust(model->external()->code());
        w_.reset();
    }

    void eachFindsItsTruth_data() {
        QTest::addColumn<QString>("example");
        QTest::addColumn<double>("k");
        for (const auto& [example, k] : {std::pair{"fmu", 62.0}, {"program", 62.0}, {"server", NAN}})
            QTest::newRow(example) << example << k;
    }
    void eachFindsItsTruth() {
        QFETCH(QString, example);
        QFETCH(double, k);
        if (example == "program" && QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("there is no python3 here");
        open(example.toUtf8().constData());
        if (example != "server") {
            QVERIFY(!runs().button()->isEnabled()); // nothing runs before consent
            QVERIFY(!document().whyNotRun().isEmpty());
            allow();
        }
        QVERIFY(waitUntil([&] { return document().whyNotRun().isEmpty(); }, 30000));
        w_->main.run();
        QVERIFY(waitUntil(
            [&] { return !document().runs().empty() && document().runs().back().result != nullptr; },
            300000));
        const Result& result = *document().runs().back().result;
        QVERIFY(result.outcome == RunOutcome::Answered);
        if (std::isfinite(k)) {
            const auto found = std::ranges::find(result.unknowns, std::string("k"), &Estimate::name);
            QVERIFY(found != result.unknowns.end());
            QVERIFY(std::fabs(found->value - k) < 4 * found->standardError);
            QVERIFY(found->standardError < 1);
        }
    }

    void whatAVariableStandsForIsChosenInItsRow() {
        open("fmu");
        QCOMPARE(useOf("k"), QString("unknown"));
        QCOMPARE(useOf("m"), QString("fixed at 2"));
        QCOMPARE(useOf("F"), QString("column F"));
        QCOMPARE(useOf("x"), QString("column x"));
        QCOMPARE(useOf("v"), QString("not measured"));
        use("k", "its own value");
        QCOMPARE(document().study().unknowns.size(), std::size_t{1});
        use("k", "fixed at 50");
        QCOMPARE(document().study().parameters.at("k"), 50.0);
        use("k", "unknown");
        QVERIFY(!document().study().parameters.contains("k"));
        QCOMPARE(document().study().unknowns.back().name, std::string("k"));
        // A column is taken away and given back, and all of it is undone.
        use("F", "its own value");
        QVERIFY(waitUntil([&] { return document().data().phase == DataState::Phase::Ready; }, 20000));
        QVERIFY(!document().study().data.inputs.contains("F"));
        use("F", "column F");
        QVERIFY(waitUntil([&] { return document().data().phase == DataState::Phase::Ready; }, 20000));
        QVERIFY(document().data().data->experiments.front().inputs.contains("F"));
        for (int i = 0; i < 5; ++i) document().undoStack().undo();
        QVERIFY(waitUntil([&] { return useOf("k") == "unknown" && useOf("F") == "column F"; }, 20000));
        QVERIFY(!document().undoStack().canUndo());
    }

    void whatARunCostsIsTried() {
        open("fmu");
        allow();
        QVERIFY(waitUntil([&] { return runs().button()->isEnabled(); }, 10000));
        runs().button()->click();
        QVERIFY(runs().isTrying());
        QVERIFY(waitUntil([&] { return !runs().isTrying(); }, 120000));
        const TrialRuns& tried = runs().tried().value();
        QCOMPARE(tried.made, std::size_t{100});
        QCOMPARE(tried.failed, std::size_t{0});
        QVERIFY(tried.alike);
        QCOMPARE(tried.stopTime, 10.0);
        QVERIFY(tried.median > 0 && tried.longest >= tried.median);
        QVERIFY(!runs().sentence()->isVisible());
        // Cancelled, it says after how many.
        runs().tryOrCancel();
        runs().tryOrCancel();
        QVERIFY(waitUntil([&] { return !runs().isTrying(); }, 60000));
        if (runs().tried()->cancelled()) QVERIFY(runs().sentence()->text().startsWith("Cancelled after"));
    }
};

RIGOR_WINDOW_TEST(TestExamples)
#include "test_examples.moc"

} // namespace test_examples

// What the window says of the past when the study changes: the last run, when it was saved, the recipe of an
// import, whether a report is out of date; and a run repeated with another method.
#include "tests/study/study_samples.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/other_method.h"
#include "ui/shell/main_window.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/model/simulate_panel.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/repeat_menu.h"
#include "ui/widgets/job_status_bar.h"

#include <QApplication>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

namespace test_study_changes {

using namespace rigor;

class TestStudyChanges : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
    QString at(const QString& name) const { return folder_->filePath(name); }
    Document& document() { return window_->document(); }
    bool ready() {
        return waitUntil([&] { return document().whyNotRun().isEmpty(); }, 60000);
    }
    bool run(int number) {
        window_->startRun();
        return waitUntil(
            [&] {
                return document().run(number) && document().run(number)->result &&
                       !window_->queue().running();
            },
            60000);
    }
    QString last() { return window_->jobStrip().line().last; }
    QString outOfDate() {
        auto* page = qobject_cast<ReportPage*>(window_->page(kReport));
        return QString::fromStdString(page->settings(*document().run(1)).outOfDate);
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("study-changes"); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        samples::fill(folder_->path());
        window_ = std::make_unique<MainWindow>();
        window_->setAsksBeforeLoss(false);
        window_->show();
        document().openStudy(at("decay.toml"));
        QVERIFY(ready());
    }
    void cleanup() { window_.reset(); }

    void theBarTellsOfThisProjectAlone() {
        QCOMPARE(last(), QString());
        QCOMPARE(window_->jobStrip().saved(), QString("Not saved yet"));
        QVERIFY(run(1));
        QVERIFY2(last().startsWith("Run 1 finished in"), qPrintable(last()));
        QSignalSpy saved(&document(), &Document::saved);
        document().saveProject(at("decay.rigor"));
        QVERIFY(waitUntil([&] { return saved.count() == 1; }, 20000));
        QVERIFY(window_->jobStrip().saved().startsWith("Saved "));
        // Another study knows neither.
        document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil([&] { return document().runs().empty(); }, 20000));
        QCOMPARE(last(), QString());
        QCOMPARE(window_->jobStrip().saved(), QString("Not saved yet"));
        // The project opened again knows both, of the day it was saved.
        QFile file(at("decay.rigor"));
        const QDateTime then(QDate(2026, 2, 3), QTime(4, 5, 6));
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(then, QFileDevice::FileModificationTime));
        file.close();
        document().openProject(at("decay.rigor"));
        QVERIFY(waitUntil([&] { return document().runs().size() == 1; }, 20000));
        QVERIFY(ready());
        QVERIFY2(last().startsWith("Run 1 finished in"), qPrintable(last()));
        QCOMPARE(window_->jobStrip().saved(), QString("Saved 2026-02-03 04:05"));
    }

    void theSentenceOfAnImportGoesAndComesWithIt() {
        samples::write(at("more.csv"), std::string(samples::kData) + "7,5,1.58\n");
        document().openData(at("more.csv"));
        QVERIFY(
            waitUntil([&] { return document().study().data.files.front().ends_with("more.csv"); }, 20000));
        QVERIFY(ready());
        const QString sentence = document().recipeSentence();
        QVERIFY(sentence.contains("applied"));
        document().changeStudy("seed", [](Study& study) { ++study.seed; });
        QCOMPARE(document().recipeSentence(), sentence);
        document().undoStack().undo();
        document().undoStack().undo();
        QCOMPARE(document().recipeSentence(), QString());
        document().undoStack().redo();
        QCOMPARE(document().recipeSentence(), sentence);
    }

    void aReportIsOutOfDateByTheContentOfItsData() {
        QVERIFY(run(1));
        QCOMPARE(outOfDate(), QString());
        // The same bytes under another name.
        samples::write(at("copy.csv"), samples::kData);
        document().openData(at("copy.csv"));
        QVERIFY(
            waitUntil([&] { return document().study().data.files.front().ends_with("copy.csv"); }, 20000));
        QVERIFY(ready());
        QCOMPARE(outOfDate(), QString());
        // Other bytes under the same name.
        samples::write(at("copy.csv"), std::string(samples::kData) + "7,5,1.58\n");
        document().reloadData();
        QVERIFY(ready());
        QCOMPARE(document().data().data->experiments.size(), std::size_t(7));
        QCOMPARE(outOfDate(), QString("the data were changed after this run"));
        samples::write(at("copy.csv"), samples::kData);
        document().reloadData();
        QVERIFY(ready());
        QCOMPARE(outOfDate(), QString());
        // The same bytes, read otherwise.
        document().changeStudy("exclude", [](Study& study) { study.data.excluded = {"1"}; });
        QVERIFY(ready());
        QCOMPARE(outOfDate(), QString("the preparation of the data was changed after this run"));
        document().undoStack().undo();
        QVERIFY(ready());
        QCOMPARE(outOfDate(), QString());
    }

    void aSimulationIsOutOfDateByMappingAndImport() {
        window_->goTo(kModel);
        SimulatePanel* panel = qobject_cast<ModelPage*>(window_->page(kModel))->simulation();
        QVERIFY(waitUntil([&] { return panel->hasRun(); }, 20000));
        QVERIFY(!panel->isOutOfDate());
        // Another start from the same column: what is simulated is another experiment.
        document().changeStudy("unit", [](Study& study) { study.data.units["x0"] = "mm"; });
        QVERIFY(waitUntil([&] { return panel->isOutOfDate(); }, 20000));
        document().undoStack().undo();
        QVERIFY(ready());
        QVERIFY(waitUntil([&] { return !panel->isOutOfDate(); }, 20000));
        // Not measured any more: there is nothing to stand beside.
        document().changeStudy("ignore", [](Study& study) { study.data.ignored = {"x0"}; });
        QVERIFY(waitUntil([&] { return panel->isOutOfDate(); }, 20000));
        document().undoStack().undo();
        QVERIFY(ready());
        QVERIFY(waitUntil([&] { return !panel->isOutOfDate(); }, 20000));
        // Other measurements of the experiment shown, and the same ones in another file.
        samples::write(at("other.csv"), "run,x0 [m],crossing [s]\n1,2.5,0.70\n2,2,0.66\n");
        document().openData(at("other.csv"));
        QVERIFY(waitUntil([&] { return panel->isOutOfDate(); }, 20000));
        QVERIFY(ready());
        samples::write(at("same.csv"), samples::kData);
        document().openData(at("same.csv"));
        QVERIFY(waitUntil([&] { return !panel->isOutOfDate(); }, 20000));
    }

    void aRunIsRepeatedWithAnyMethod() {
        // A point fit compares at the end of the run: one that does not end at the mark.
        std::string model = samples::kModel;
        const std::string end = "    terminate(\"mark reached\");\n";
        QVERIFY(model.find(end) != std::string::npos);
        model.erase(model.find(end), end.size());
        samples::write(at("decay.mo"), model);
        document().openStudy(at("decay.toml"));
        QVERIFY(waitUntil(
            [&] { return document().modelText().size() == static_cast<qsizetype>(model.size()); }, 20000));
        QVERIFY(ready());
        QVERIFY(run(1));
        QMenu menu;
        std::optional<RepeatRequest> asked;
        fillRepeatMenu(menu, *document().run(1), nullptr, [&](const RepeatRequest& r) { asked = r; });
        QSet<QString> offered;
        for (const QAction* action : menu.findChildren<QAction*>())
            if (isMethod(action->objectName()) && action->isEnabled()) offered << action->objectName();
        QSet<QString> others;
        for (const MethodDescriptor* entry : methods())
            if (entry->answer != AnswerKind::Distribution && entry->needsModel)
                others << QString::fromUtf8(entry->key);
        QCOMPARE(offered, others);
        for (QAction* action : menu.findChildren<QAction*>())
            if (action->objectName() == "least-squares") action->trigger();
        QVERIFY(asked.has_value());
        const Unknown& k = asked->study.unknowns.at(0);
        QVERIFY(k.family.empty() && k.shape.empty());
        // A normal distribution around 1 cut at 0.5 and 2: its mean is 1 to 5 standard deviations.
        QVERIFY(std::abs(k.value.start - 1) < 1e-5);
        QCOMPARE(k.value.min, 0.5);
        QCOMPARE(k.value.max, 2.0);
        const std::string before = toToml(document().study());
        window_->repeat(*asked);
        QVERIFY(waitUntil(
            [&] { return document().run(2) && document().run(2)->result && !window_->queue().running(); },
            60000));
        QCOMPARE(QString::fromStdString(document().run(2)->result->method), QString("least-squares"));
        QVERIFY2(document().run(2)->result->outcome == RunOutcome::Answered,
                 document().run(2)->result->message().c_str());
        QCOMPARE(toToml(document().study()), before); // the study asks what it asked
        // What the data lack for a method is said where it is offered, not by its run.
        QMenu lacking;
        fillRepeatMenu(
            lacking, *document().run(1), nullptr, [](const RepeatRequest&) {}, {}, &document());
        int said = 0;
        for (const QAction* action : lacking.findChildren<QAction*>())
            if (action->objectName() == "model-adequacy") {
                ++said;
                QVERIFY(!action->isEnabled());
                QVERIFY2(action->toolTip().contains("no standard deviation"), qPrintable(action->toolTip()));
            }
        QCOMPARE(said, 1);
        // Back to a search for a distribution there is no way without one.
        QMenu back;
        fillRepeatMenu(back, *document().run(2), nullptr, [](const RepeatRequest&) {});
        for (const QAction* action : back.findChildren<QAction*>())
            if (action->objectName() == "inverse-uncertainty") {
                QVERIFY(!action->isEnabled());
                QVERIFY(action->toolTip().contains("k has none"));
            }
        QVERIFY(!whyNotForMethod(document().run(2)->study, "inverse-uncertainty").isEmpty());
    }

    /// There and back: what the other method could not keep is there again; what is lost is named.
    void settingsComeBackWithTheMethod() {
        Study study;
        study.model = "m.mo";
        study.method = "verified";
        study.options = {{"max_boxes", 50LL}, {"resets", std::string("at turning")}};
        Unknown number;
        number.name = "k";
        number.value = {1, 0.5, 2};
        study.unknowns = {number};
        const Study there = forMethod(study, "least-squares");
        QVERIFY(std::none_of(there.options.begin(), there.options.end(),
                             [](const auto& option) { return option.first == "resets"; }));
        QVERIFY(wordsOnSettingsLeft(study, there).text().find("not taken over") != std::string::npos);
        const Study back = forMethod(there, "verified", {study});
        QVERIFY(back.options == study.options);
        QVERIFY(wordsOnSettingsLeft(study, back).empty());
        // Without a study that knows them the defaults would run: nothing is made up.
        QVERIFY(forMethod(there, "verified").options.empty());
        // Of another model they mean nothing.
        Study other = study;
        other.model = "n.mo";
        QVERIFY(forMethod(there, "verified", {other}).options.empty());
    }

    /// Another method in the settings: unknowns of its kind, in one step.
    void theMethodIsChangedWithTheKindOfItsUnknowns() {
        document().openStudy(at("decay.toml"));
        QVERIFY(ready());
        const std::string before = toToml(document().study());
        const int steps = document().undoStack().count();
        document().setMethod("least-squares");
        QCOMPARE(document().undoStack().count(), steps + 1);
        for (const Unknown& unknown : document().study().unknowns) QVERIFY(unknown.family.empty());
        document().setMethod("inverse-uncertainty");
        QCOMPARE(toToml(document().study()), before); // with the distributions it had
        document().undoStack().undo();
        document().undoStack().undo();
        QCOMPARE(toToml(document().study()), before);
    }

  private:
    static bool isMethod(const QString& name) {
        return std::any_of(methods().begin(), methods().end(),
                           [&](const MethodDescriptor* entry) { return name.toStdString() == entry->key; });
    }
};

RIGOR_WINDOW_TEST(TestStudyChanges)
#include "test_study_changes.moc"

} // namespace test_study_changes

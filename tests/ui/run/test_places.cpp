// Settings > Places and Run on: profiles are written, tested and run on by real widgets and real workers.
#include "core/engine/work_queue/place.h"
#include "tests/study/study_samples.h"
#include "tests/support/own_slurm.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/plot_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/places/job_panel.h"
#include "ui/shell/places/places_page.h"
#include "ui/shell/places/run_on.h"
#include "ui/shell/places/settings_tabs.h"
#include "ui/shell/places/worker_list.h"
#include "ui/shell/top_bar.h"
#include "ui/steps/run/run_page.h"
#include "ui/widgets/form.h"
#include "ui/widgets/job_status_bar.h"
#include "ui/widgets/look/theme.h"
#include "ui/widgets/tables/table_view.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

namespace test_places {

using namespace rigor;

namespace {
const char* const kLine =
    "for i in $(seq {count}); do work_queue_worker --password {password_file} --cores 1 "
    "--memory 500 --disk 500 -t 20 {host} {port} & done; wait";

bool hasWorkers() { return onPath("work_queue_worker"); }

/// Processes whose command line says this.
int processesWith(const std::string& text) {
    int count = 0;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos) continue;
        QFile file(QString::fromStdString((entry.path() / "cmdline").string()));
        if (file.open(QIODevice::ReadOnly) && file.readAll().toStdString().find(text) != std::string::npos)
            ++count;
    }
    return count;
}

QString toolTipOf(const QWidget* parent, const QString& text) {
    for (const auto* radio : parent->findChildren<QRadioButton*>())
        if (radio->text() == text) return radio->isEnabled() ? QString() : radio->toolTip();
    return "there is none";
}
} // namespace

class TestPlaces : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    QString at(const QString& name) const { return folder_->filePath(name); }
    QString profile(const QString& name) const { return at("rigor/places/" + name + ".toml"); }

    void writeWorkers(const QString& name, int workers) const {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile(name),
                       QString("# two of this machine\nkind = \"command\"\ncommand = \"%1\"\nworkers = "
                               "%2   # not more\nhost = \"127.0.0.1\"\n")
                           .arg(kLine)
                           .arg(workers)
                           .toStdString());
    }
    static void type(QWidget* control, const QString& text) {
        auto* edit = qobject_cast<QLineEdit*>(control);
        if (!edit) edit = control->findChild<QLineEdit*>();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    static void show(MainWindow& window) {
        window.setAsksBeforeLoss(false);
        window.resize(1440, 900);
        window.show();
    }
    /// Ready to run.
    bool showsTheFit(MainWindow& window) const {
        show(window);
        window.document().openStudy(at("fit.toml"));
        return waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60'000);
    }
    static bool shows(MainWindow& window, const QString& name) {
        show(window);
        window.showPlaces();
        return waitUntil(
            [&] {
                for (const PlaceEntry& one : window.placesPage().places())
                    if (one.name == name) return true;
                return false;
            },
            20'000);
    }
    /// The list beside Run, opened by its arrow.
    static RunOn* opened(MainWindow& window) {
        QTest::mouseClick(window.topBar().runOnButton(), Qt::LeftButton);
        RunOn* popup = nullptr;
        waitUntil([&] { return (popup = window.findChild<RunOn*>()) && popup->isVisible(); }, 20'000);
        return popup;
    }
    static void choose(MainWindow& window, const QString& name) {
        RunOn* popup = opened(window);
        QVERIFY(popup);
        for (auto* radio : popup->findChildren<QRadioButton*>())
            if (radio->text() == name)
                QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
        QVERIFY(waitUntil([&] { return window.findChild<RunOn*>() == nullptr; }, 10'000));
    }
    /// Clicks "Stop here" in that row of the panel.
    static void stopAt(MainWindow& window, int row) {
        TableView* view = window.jobPanel().table();
        const QModelIndex cell = view->table()->index(row, view->table()->columnCount() - 1);
        QCOMPARE(cell.data().toString(), QString("Stop here"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(cell).center());
    }
    static QString stepsOf(const PlaceTest& test) { return QString::fromStdString(logOf(test)); }

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings("places");
        qputenv("RIGOR_PROGRAM", QByteArray::fromStdString(programFile()));
        qputenv("RIGOR_EVALUATE",
                QByteArray::fromStdString(
                    (std::filesystem::path(programFile()).parent_path() / "rigor-evaluate").string()));
    }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
        QSettings().clear();
        samples::fill(folder_->path());
        samples::write(at("fit.toml"),
                       "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\nfile = \"decay.csv\"\n"
                       "label = \"run\"\n[parameters]\nmark = 1.0\n[unknowns.k]\nstart = 0.7\nmin = "
                       "0.1\nmax = 5\n[options]\noptimiser = \"genetic\"\ngenerations = 12\n"
                       "[simulation]\nstep = 1e-4\nstop_time = 10\n");
    }

    void aPlaceIsMadeChangedRenamedAndRemoved() {
        MainWindow window;
        QVERIFY(shows(window, {}));
        PlacesPage& page = window.placesPage();
        page.addPlace();
        QVERIFY(waitUntil([&] { return page.selected() == "place"; }, 20'000));
        QCOMPARE(samples::read(profile("place")), std::string("kind = \"slurm\"\n"));
        type(page.form()->control("partition"), "short");
        QVERIFY(waitUntil(
            [&] {
                return samples::read(profile("place")).find("partition = \"short\"") != std::string::npos;
            },
            20'000));
        type(page.form()->control("workers"), "64");
        QVERIFY(waitUntil(
            [&] { return samples::read(profile("place")).find("workers = 64") != std::string::npos; },
            20'000));
        QVERIFY(page.form()->control("partition")->isVisible() &&
                !page.form()->control("hosts")->isVisible());
        type(page.nameEdit(), "hpc-west");
        QVERIFY(waitUntil([&] { return page.selected() == "hpc-west"; }, 20'000));
        QVERIFY(!QFile::exists(profile("place")) && QFile::exists(profile("hpc-west")));
        // The command line reads the same.
        const Place place = placeOfProfile(readProfile("hpc-west"), "hpc-west");
        QCOMPARE(place.count, 64);
        QCOMPARE(place.partition, std::string("short"));
        // A name that is none, and one that is taken.
        type(page.nameEdit(), "a/b");
        QVERIFY(waitUntil([&] { return !page.strips().messages().empty(); }, 20'000));
        QVERIFY(page.strips().messages().front().more.contains("cannot be the name"));
        QTRY_COMPARE(page.selected(), QString("hpc-west"));
        page.removePlace();
        QVERIFY(waitUntil([&] { return page.selected().isEmpty(); }, 20'000));
        QVERIFY(!QFile::exists(profile("hpc-west")));
        QTest::keyClick(page.table(), Qt::Key_Escape);
        QVERIFY(!page.isVisible());
    }

    void commentsOfAFileStay() {
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(shows(window, "two"));
        PlacesPage& page = window.placesPage();
        page.select("two");
        type(page.form()->control("workers"), "3");
        QVERIFY(waitUntil([&] { return readProfile("two").workers == 3; }, 20'000));
        const std::string text = samples::read(profile("two"));
        QVERIFY2(text.starts_with("# two of this machine\nkind = \"command\"\ncommand = "), text.c_str());
        QCOMPARE(QString::fromStdString(readProfile("two").command), QString(kLine));
    }

    void aDamagedFileIsASentence() {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("broken"), "kind = \"slurm\"\nworkers = 0\n");
        MainWindow window;
        QVERIFY(shows(window, "broken"));
        PlacesPage& page = window.placesPage();
        page.select("broken");
        QVERIFY(!page.strips().messages().empty());
        const QString said = page.strips().messages().front().more;
        QVERIFY2(said.contains("broken.toml:2") && said.contains("workers"), qPrintable(said));
        QVERIFY(!page.form()->isVisible());
        RunOn* popup = opened(window);
        QVERIFY(popup);
        QVERIFY2(toolTipOf(popup, "broken").contains("workers"), qPrintable(toolTipOf(popup, "broken")));
        QCOMPARE(toolTipOf(popup, "this computer"), QString());
        popup->close();
    }

    void aTestStopsAtWhatIsMissing() {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("cluster"), "partition = \"short\"\n");
        MainWindow window;
        QVERIFY(shows(window, "cluster"));
        PlacesPage& page = window.placesPage();
        page.select("cluster");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        QTest::mouseClick(page.testButton(), Qt::LeftButton);
        QVERIFY(
            waitUntil([&] { return page.tester().name() == "cluster" && !page.tester().running(); }, 30'000));
        qputenv("PATH", path);
        const PlaceTest& test = page.tester().test();
        QVERIFY(!test.works);
        QCOMPARE(test.steps.size(), std::size_t(1));
        QVERIFY2(test.steps[0].own.find("sbatch") != std::string::npos, qPrintable(stepsOf(test)));
        QVERIFY(!test.steps[0].advice.empty());
        QVERIFY(waitUntil([&] { return !page.strips().messages().empty(); }, 10'000));
        QVERIFY(page.strips().messages().front().clause.startsWith("cluster does not work"));
        if (!onPath("sbatch")) return;
        // It cannot be chosen until it is tested again, or changed.
        QVERIFY(waitUntil(
            [&] {
                for (const PlaceEntry& one : page.places())
                    if (one.name == "cluster") return !one.whyNot().isEmpty();
                return false;
            },
            10'000));
        type(page.form()->control("partition"), "long");
        QVERIFY(waitUntil(
            [&] {
                for (const PlaceEntry& one : page.places())
                    if (one.name == "cluster") return one.whyNot().isEmpty();
                return false;
            },
            10'000));
    }

    void aPlaceThatThisComputerCannotReachSaysSoUntested() {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("cluster"), "partition = \"short\"\n");
        writeWorkers("two", 2); // by a shell, which is there
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        MainWindow window;
        const bool shown = shows(window, "cluster");
        RunOn* popup = shown ? opened(window) : nullptr;
        qputenv("PATH", path);
        QVERIFY(popup);
        QVERIFY2(toolTipOf(popup, "cluster").contains("sbatch"), qPrintable(toolTipOf(popup, "cluster")));
        QCOMPARE(toolTipOf(popup, "two"), QString());
        popup->close();
        // The same in the table: words, sign, and why.
        const NumberTable* table = window.placesPage().table()->table();
        const QModelIndex cell = table->index(1, 5);
        QCOMPARE(cell.data().toString(), QString("no sbatch here"));
        QCOMPARE(cell.data(Qt::UserRole + 7).toString(), QString("warning"));
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains("sbatch"));
        QCOMPARE(table->index(0, 5).data(Qt::UserRole + 7).toString(), QString("done"));
        QCOMPARE(table->index(2, 5).data().toString(), QString("not tested"));
    }

    void theKeysOfTheMenusAreListed() {
        MainWindow window;
        QVERIFY(shows(window, {}));
        window.placesPage().showTab(PlacesPage::Keyboard);
        const auto* page = window.placesPage().findChild<KeyboardKeys*>();
        const auto& columns = page->table()->table()->columns();
        QMap<QString, QString> listed;
        for (std::size_t k = 0; k < columns[1].texts.size(); ++k)
            listed[columns[2].texts[k]] = columns[0].texts[k] + " " + columns[1].texts[k];
        QCOMPARE(listed["F5"], QString("Run Run"));
        QCOMPARE(listed["Ctrl+K"], QString("Edit Find action…"));
        // Every key of a menu, and each once.
        int keys = 0;
        for (const QAction* action : window.findChildren<QAction*>())
            if (!action->shortcut().isEmpty() && !action->associatedObjects().isEmpty() &&
                qobject_cast<QMenu*>(action->associatedObjects().front()))
                ++keys;
        QVERIFY(keys > 20);
        QCOMPARE(static_cast<int>(columns[1].texts.size()), keys);
        QCOMPARE(static_cast<int>(listed.size()), keys);
    }

    void aLineThatStartsNothingIsToldInItsOwnWords() {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("bad"), "kind = \"command\"\ncommand = \"echo no licence for {host} {port} "
                                       "{password_file} >&2; exit 3\"\nhost = \"127.0.0.1\"\n");
        MainWindow window;
        QVERIFY(shows(window, "bad"));
        PlacesPage& page = window.placesPage();
        page.select("bad");
        QTest::mouseClick(page.testButton(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return page.tester().name() == "bad" && !page.tester().running(); }, 60'000));
        const PlaceTest& test = page.tester().test();
        QVERIFY2(!test.works && test.steps.back().own.find("no licence") != std::string::npos,
                 qPrintable(stepsOf(test)));
        QVERIFY(!test.steps.back().advice.empty());
    }

    void aPlaceIsTestedByAJobOfASecond() {
        if (!hasWorkers()) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(shows(window, "two"));
        PlacesPage& page = window.placesPage();
        page.select("two");
        QTest::mouseClick(page.testButton(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return page.tester().running(); }, 10'000));
        QCOMPARE(page.testButton()->text(), QString("Stop"));
        QVERIFY(waitUntil([&] { return !page.tester().running(); }, 90'000));
        const PlaceTest& test = page.tester().test();
        QVERIFY2(test.works, qPrintable(stepsOf(test)));
        QVERIFY2(stepsOf(test).contains("same bytes as here"), qPrintable(stepsOf(test)));
        for (const PlaceTestStep& step : test.steps) QCOMPARE(step.state, PlaceTestStep::State::Done);
        QVERIFY(waitUntil(
            [&] {
                for (const PlaceEntry& one : page.places())
                    if (one.name == "two") return one.tested.works;
                return false;
            },
            10'000));
        QVERIFY(page.table()->table()->columns()[5].texts[1].startsWith("works, today"));
        QVERIFY(
            page.strips().messages().front().clause.startsWith("two works: a job of one second was back"));
        qInfo().noquote() << stepsOf(test);
    }

    void slurmIsTestedAsARunUsesIt() {
        OwnSlurm slurm;
        if (const std::string why = slurm.start(); !why.empty())
            QSKIP(qPrintable("no Slurm here: " + QString::fromStdString(why)));
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("cluster"), "partition = \"main\"\nworkers = 4\nhost = \"127.0.0.1\"\n");
        MainWindow window;
        QVERIFY(shows(window, "cluster"));
        PlacesPage& page = window.placesPage();
        page.select("cluster");
        QTest::mouseClick(page.testButton(), Qt::LeftButton);
        QVERIFY(
            waitUntil([&] { return page.tester().name() == "cluster" && !page.tester().running(); }, 90'000));
        QVERIFY2(page.tester().test().works, qPrintable(stepsOf(page.tester().test())));
        const QString steps = stepsOf(page.tester().test());
        for (const char* said : {"sbatch is there.", "Slurm job", "was accepted.", "same bytes as here"})
            QVERIFY2(steps.contains(said), qPrintable(steps));
        qInfo().noquote() << steps;
        // What Slurm refuses is told in its words.
        type(page.form()->control("partition"), "nosuch");
        QVERIFY(waitUntil([&] { return readProfile("cluster").partition == "nosuch"; }, 20'000));
        QVERIFY(waitUntil(
            [&] {
                for (const PlaceEntry& one : page.places())
                    if (one.name == "cluster") return one.profile.partition == "nosuch";
                return false;
            },
            20'000));
        QTest::mouseClick(page.testButton(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return page.tester().running(); }, 10'000));
        QVERIFY(waitUntil([&] { return !page.tester().running(); }, 90'000));
        const PlaceTest& test = page.tester().test();
        QVERIFY2(!test.works && test.steps.back().own.find("partition") != std::string::npos,
                 qPrintable(stepsOf(test)));
    }

    void aRunGoesThereAndTellsSo() {
        if (!hasWorkers()) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(showsTheFit(window));
        Document& document = window.document();
        window.run();
        QVERIFY(waitUntil([&] { return document.run(1)->phase == RunRecord::Phase::Ended; }));
        choose(window, "two");
        QCOMPARE(window.place(), QString("two"));
        QVERIFY(window.topBar().runButton()->toolTip().contains("two"));
        window.run();
        QVERIFY(waitUntil([&] { return window.queue().running(); }, 20'000));
        QVERIFY(waitUntil([&] { return window.jobPanel().isVisible(); }, 20'000));
        QCOMPARE(window.jobStrip().line().place, QString("two"));
        QVERIFY(window.jobStrip().placesButton()->isVisible());
        const auto headSays = [&](const QString& text) {
            for (const auto* label : window.page(kRun)->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(text)) return true;
            return false;
        };
        QVERIFY(waitUntil([&] { return headSays("on two"); }, 10'000));
        double done = 0;
        QString workers;
        QVERIFY(waitUntil([&] {
            if (window.queue().running() && window.queue().progress().places.size() == 2) {
                const auto& columns = window.jobPanel().table()->table()->columns();
                if (columns.size() == 11 && columns[4].numbers.size() == 2) {
                    done = std::max(done, columns[4].numbers[0]);
                    if (columns[2].texts[0] == "2 of 2") workers = columns[2].texts[0];
                }
            }
            return !window.queue().running() && document.run(2)->phase == RunRecord::Phase::Ended;
        }));
        QVERIFY2(document.run(2)->result, document.run(2)->why.text().c_str());
        QVERIFY(done > 0);
        QCOMPARE(workers, QString("2 of 2"));
        QVERIFY(!window.jobPanel().isVisible());
        const Result &here = *document.run(1)->result, &there = *document.run(2)->result;
        QCOMPARE(there.provenance["evaluated_on"]["place"].get<std::string>(), std::string("two"));
        QCOMPARE(there.unknowns[0].value, here.unknowns[0].value);
        QCOMPARE(there.unknowns[0].standardError, here.unknowns[0].standardError);
    }

    /// Each worker of a place, with what it has done, as long as the list is open.
    void theWorkersOfAPlaceAreListed() {
        RunProgress progress;
        const auto told = [&](double at, long long done, double silence) {
            progress.takePlaces({{.place = "hpc",
                                  .workers = 3,
                                  .wanted = 4,
                                  .done = done,
                                  .each = {{"c004 4711", done - 5, silence}, {"c005 12", 5, 61}}},
                                 {.done = 7}},
                                at);
        };
        told(1, 20, 0.4);
        JobPanel panel;
        panel.resize(1440, 200);
        panel.show();
        panel.setRun("Run 1", progress, true);
        TableView* view = panel.table();
        QCOMPARE(view->table()->index(1, 9).data().toString(), QString()); // threads of this computer
        const QModelIndex link = view->table()->index(0, 9);
        QCOMPARE(link.data().toString(), QString("Workers"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(link).center());
        QVERIFY(panel.workers() && panel.workers()->isVisible());
        const auto& columns = panel.workers()->table()->table()->columns();
        QCOMPARE(columns[0].texts, (std::vector<QString>{"c004 4711", "c005 12"}));
        QCOMPARE(columns[1].numbers, (std::vector<double>{15, 5}));
        QCOMPARE(columns[2].texts[0], QString("now"));
        told(2, 30, 4);
        panel.setRun("Run 1", progress, true);
        QCOMPARE(panel.workers()->table()->table()->columns()[1].numbers[0], 25.0);
        QVERIFY(panel.workers()->table()->table()->columns()[2].texts[0].endsWith(" ago"));
        QTest::keyClick(panel.workers(), Qt::Key_Escape);
        QVERIFY(waitUntil([&] { return panel.workers() == nullptr; }, 10'000));
        // The same by keys; stopping is not offered where it cannot be.
        view->setFocus();
        view->setCurrentIndex(view->table()->index(0, 9));
        QTest::keyClick(view, Qt::Key_Return);
        QVERIFY(panel.workers());
        panel.workers()->close();
        const QSignalSpy stops(&panel, &JobPanel::stopAsked);
        view->setCurrentIndex(view->table()->index(0, 10));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(stops.size(), 1);
        panel.setRun("Run 1", progress, false);
        view->setCurrentIndex(view->table()->index(0, 10));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(stops.size(), 1);
        // More places take more room, up to 240.
        std::vector<PlaceState> many(6);
        for (std::size_t k = 0; k < many.size(); ++k) many[k].place = "p" + std::to_string(k);
        progress.takePlaces(many, 3);
        panel.setRun("Run 1", progress, true);
        QCOMPARE(panel.height(), 240);
    }

    /// Settings are a page with tabs, closed by Esc.
    void settingsHaveTabs() {
        writeWorkers("two", 2);
        QDir().mkpath(at("rigor"));
        const std::string hash(64, 'a');
        samples::write(at("rigor/trusted"), hash + "  /rigs/pump.fmu\n");
        MainWindow window;
        QVERIFY(shows(window, "two"));
        PlacesPage& page = window.placesPage();
        QCOMPARE(page.tab(), int(PlacesPage::Places));
        page.showTab(PlacesPage::Trusted);
        auto* trusted = page.findChild<TrustedPrograms*>();
        TableView* view = trusted->table();
        QVERIFY(waitUntil([&] { return view->table()->rowCount() == 1; }, 20'000));
        QCOMPARE(view->table()->index(0, 0).data().toString(), QString("/rigs/pump.fmu"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->table()->index(0, 2)).center());
        QVERIFY(waitUntil([&] { return view->table()->rowCount() == 0; }, 20'000));
        QCOMPARE(samples::read(at("rigor/trusted")), std::string());
        page.showTab(PlacesPage::General);
        const auto boxes = page.findChild<GeneralSettings*>()->findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        const auto choose = [](QComboBox* box, int index) {
            box->setFocus();
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        choose(boxes[1], 2);
        QVERIFY(theme().dark);
        QCOMPARE(QSettings().value("theme").toString(), QString("dark"));
        choose(boxes[1], 1);
        QVERIFY(!theme().dark);
        QTest::keyClick(&page, Qt::Key_Escape);
        QVERIFY(!page.isVisible());
    }

    /// The rate over time, places on each other; of a long run evenly fewer times.
    void theRateIsDrawnOverTime() {
        RunProgress progress;
        const auto told = [&](double at, long long there, long long here, long long lost = 0) {
            progress.takePlaces(
                {{.place = "hpc", .workers = 2, .wanted = 2, .done = there, .takenOver = lost},
                 {.done = here}},
                at);
        };
        for (int s = 0; s <= 100; ++s) told(s, 20 * s, s, s < 50 ? 0 : 7);
        QCOMPARE(progress.history().at.size(), std::size_t(100)); // the first time has no rate yet
        QCOMPARE(progress.history().per[0].back(), 20.0);
        JobPanel panel;
        panel.resize(1440, 200);
        panel.show();
        panel.setRun("Run 1", progress, true);
        QVERIFY(panel.rate()->isVisible());
        const FigurePanel& drawn = panel.rate()->plot()->panel();
        QCOMPARE(drawn.x.unit, std::string("s"));
        QCOMPARE(drawn.bands.size(), std::size_t(2));
        QCOMPARE(drawn.bands[0].upper.back(), 20.0);
        QCOMPARE(drawn.bands[1].lower.back(), 20.0);
        QCOMPARE(drawn.bands[1].upper.back(), 21.0);
        QCOMPARE(drawn.marks.size(), std::size_t(1)); // a worker was lost
        QVERIFY(std::abs(drawn.marks[0].at - 50) <= 1);
        for (int s = 101; s <= 36'000; ++s) told(s, 20 * s, s, 7);
        const auto& at = progress.history().at;
        QVERIFY(at.size() >= 250 && at.size() <= 600);
        QVERIFY(at.front() == 1 && at.back() > 35'800);
        for (std::size_t i = 2; i < at.size(); ++i) // s; as the times told allow
            QVERIFY2(at[i] - at[i - 1] <= 2 * (at[1] - at[0]) + 1, qPrintable(QString::number(at[i])));
        panel.setRun("Run 1", progress, true);
        QCOMPARE(panel.rate()->plot()->panel().x.unit, std::string("min"));
        panel.resize(960, 200);
        QVERIFY(!panel.rate()->isVisible()); // the table goes first
    }

    /// What a run takes is told of the place where one took it.
    void theTimeOfAnotherPlaceIsNotGuessed() {
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(showsTheFit(window));
        Document& document = window.document();
        window.run();
        QVERIFY(
            waitUntil([&] { return document.run(1) && document.run(1)->phase == RunRecord::Phase::Ended; }));
        auto* page = qobject_cast<RunPage*>(window.page(kRun));
        page->showSettings();
        const auto says = [&](const QString& text) {
            return waitUntil(
                [&] {
                    for (const auto* label : page->findChildren<QLabel*>())
                        if (label->isVisible() && label->text().contains(text)) return true;
                    return false;
                },
                5'000);
        };
        QVERIFY(says("as run 1"));
        window.setPlace("two");
        QVERIFY(says("on this computer; how long it takes on two is not known yet"));
        window.setPlace({});
        QVERIFY(says("as run 1"));
    }

    /// A run leaves its place and goes on on this computer; the answer is that of a run that stayed.
    void aRunGoesOnAtAnotherPlace() {
        if (!hasWorkers()) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(showsTheFit(window));
        Document& document = window.document();
        document.setOption("generations", 60LL);
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60'000));
        window.run();
        QVERIFY(
            waitUntil([&] { return document.run(1) && document.run(1)->phase == RunRecord::Phase::Ended; }));
        window.setPlace("two");
        window.run();
        QVERIFY(waitUntil([&] { return document.run(2) && window.queue().progress().places.size() == 2; },
                          60'000));
        const std::string folder = document.run(2)->folder.toStdString();
        QVERIFY(window.queue().canLeave());
        // Its folder names the place once: who goes on with it goes on there.
        QVERIFY(
            waitUntil([&] { return QFile::exists(QString::fromStdString(folder + "/run.json")); }, 10'000));
        QCOMPARE(QJsonDocument::fromJson(
                     QByteArray::fromStdString(samples::read(QString::fromStdString(folder + "/run.json"))))
                     .object()["place"]
                     .toString(),
                 QString("two"));
        stopAt(window, 0);
        QVERIFY(waitUntil([&] { return document.run(2)->place.isEmpty(); }, 60'000));
        QVERIFY(waitUntil([&] { return processesWith(folder) == 0; }, 10'000));
        QVERIFY(document.run(2)->phase != RunRecord::Phase::Interrupted);
        QVERIFY(waitUntil([&] { return document.run(2)->phase == RunRecord::Phase::Ended; }));
        QVERIFY2(document.run(2)->result, document.run(2)->why.text().c_str());
        const Result &here = *document.run(1)->result, &moved = *document.run(2)->result;
        QVERIFY(moved.outcome == RunOutcome::Answered);
        QCOMPARE(moved.unknowns[0].value, here.unknowns[0].value);
        QCOMPARE(moved.unknowns[0].standardError, here.unknowns[0].standardError);
        QVERIFY(!moved.provenance.contains("evaluated_on"));
    }

    /// On workers there and here; one place is added, one ends; the answer is that of this computer alone.
    void aRunIsComputedAtSeveralPlaces() {
        if (!hasWorkers()) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(showsTheFit(window));
        Document& document = window.document();
        document.setOption("generations", 60LL);
        QVERIFY(waitUntil([&] { return document.whyNotRun().isEmpty(); }, 60'000));
        window.run();
        QVERIFY(
            waitUntil([&] { return document.run(1) && document.run(1)->phase == RunRecord::Phase::Ended; }));
        choose(window, "two");
        window.run();
        QVERIFY(waitUntil([&] { return window.queue().progress().places.size() == 2; }, 60'000));
        QCOMPARE(window.queue().progress().places[1].wanted, 0);
        QVERIFY(waitUntil([&] { return window.queue().canLeave(); }, 60'000));
        QTest::mouseClick(window.jobPanel().moreButton(), Qt::LeftButton);
        RunOn* popup = nullptr;
        QVERIFY(
            waitUntil([&] { return (popup = window.findChild<RunOn*>()) && popup->isVisible(); }, 20'000));
        const auto radios = popup->findChildren<QRadioButton*>();
        QCOMPARE(radios.size(), 1); // the run has the other place already
        QCOMPARE(radios[0]->text(), QString("this computer"));
        QTest::mouseClick(radios[0], Qt::LeftButton, {}, QPoint(8, radios[0]->height() / 2));
        QVERIFY(waitUntil([&] { return document.run(2)->place == "two + here"; }, 60'000));
        QVERIFY(waitUntil(
            [&] {
                const auto& places = window.queue().progress().places;
                return places.size() == 2 && places[0].workers > 0 && places[1].workers > 0;
            },
            60'000));
        QCOMPARE(window.jobStrip().line().place, QString("two and this computer"));
        stopAt(window, 0);
        QVERIFY(waitUntil([&] { return document.run(2)->place.isEmpty(); }, 60'000));
        QVERIFY(waitUntil([&] { return document.run(2)->phase == RunRecord::Phase::Ended; }));
        QVERIFY2(document.run(2)->result, document.run(2)->why.text().c_str());
        choose(window, "two and this computer");
        QCOMPARE(window.place(), QString("two + here"));
        QVERIFY(window.topBar().runButton()->toolTip().contains("two and this computer"));
        window.run();
        QVERIFY(
            waitUntil([&] { return document.run(3) && document.run(3)->phase == RunRecord::Phase::Ended; }));
        QVERIFY2(document.run(3)->result, document.run(3)->why.text().c_str());
        for (const int run : {2, 3}) {
            QCOMPARE(document.run(run)->result->unknowns[0].value,
                     document.run(1)->result->unknowns[0].value);
            QCOMPARE(document.run(run)->result->unknowns[0].standardError,
                     document.run(1)->result->unknowns[0].standardError);
        }
        QCOMPARE(document.run(3)->result->provenance["evaluated_on"]["place"].get<std::string>(),
                 std::string("two + here"));
    }

    void cancelEndsTheWorkers() {
        if (!hasWorkers()) QSKIP("work_queue_worker is not installed (coop-computing-tools)");
        writeWorkers("two", 2);
        MainWindow window;
        QVERIFY(showsTheFit(window));
        window.document().setOption("generations", 100000LL);
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60'000));
        window.setPlace("two");
        window.run();
        QVERIFY(waitUntil(
            [&] { return window.queue().progress().last.simulations > 0 || !window.queue().running(); },
            60'000));
        const std::string folder = window.document().run(1)->folder.toStdString();
        QVERIFY(waitUntil([&] { return processesWith(folder) >= 2; }, 30'000));
        window.cancel();
        QVERIFY(waitUntil([&] { return !window.queue().running(); }, 30'000));
        QVERIFY(window.document().run(1)->result);
        QVERIFY(window.document().run(1)->result->outcome == RunOutcome::Cancelled);
        QVERIFY(waitUntil([&] { return processesWith(folder) == 0; }, 10'000));
    }

    void aPlaceThatCannotBeReachedCostsASentence() {
        QDir().mkpath(at("rigor/places"));
        samples::write(profile("cluster"), "partition = \"short\"\n");
        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.document().openStudy(at("fit.toml"));
        QVERIFY(waitUntil([&] { return window.document().whyNotRun().isEmpty(); }, 60'000));
        window.setPlace("cluster");
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nowhere");
        window.run();
        QVERIFY(waitUntil([&] {
            const RunRecord* run = window.document().run(1);
            return run && run->phase == RunRecord::Phase::Ended;
        }));
        qputenv("PATH", path);
        QVERIFY(!window.document().run(1)->result);
        const QString why = QString::fromStdString(window.document().run(1)->why);
        QVERIFY2(why.contains("sbatch"), qPrintable(why));
    }
};

RIGOR_WINDOW_TEST(TestPlaces)
#include "test_places.moc"

} // namespace test_places

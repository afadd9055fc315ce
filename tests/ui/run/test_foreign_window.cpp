// An FMU in the window, from the question to the file that goes back to its tool: a blocked run leads to the
// question, each record starts where it was measured, what was found is written as a parameter set.
#include "core/engine/external/consent.h"
#include "core/engine/fmu/ssv.h"
#include "core/study/run/run_folder.h"
#include "tests/engine/fmu/small_fmu.h"
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/document/remedy.h"
#include "ui/steps/data/start_rules.h"
#include "ui/steps/model/foreign_view.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/model/runs_panel.h"
#include "ui/widgets/inspector.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/text/language.h"

#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStandardItemModel>

namespace test_foreign_window {

using namespace rigor;

class TestForeignWindow : public QObject {
    Q_OBJECT
    QTemporaryDir config_;
    std::unique_ptr<DataWindow> w_;

    ModelPage& page() { return *qobject_cast<ModelPage*>(w_->main.page(kModel)); }
    ForeignView& view() { return *page().foreign(); }
    RunPage& runPage() { return *qobject_cast<RunPage*>(w_->main.page(kRun)); }
    StartRules& starts() { return *w_->details.starts(); }
    QString why() { return w_->document.whyNotRun().join(' '); }

    /// x = start exp(-1.5 t), measured to 1 mm.
    static QByteArray record(double start, std::uint64_t stream) {
        RandomStream random(3, stream);
        QByteArray text = "time [s],x [m]\n";
        for (int k = 0; k <= 40; ++k) {
            const double t = 0.05 * k;
            text += QByteArray::number(t) + "," +
                    QByteArray::number(start * std::exp(-1.5 * t) + 1e-3 * random.normal(), 'g', 9) + "\n";
        }
        return text;
    }
    /// Looked at by whoever asks for it.
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("RIGOR_FOREIGN_PICTURES");
        if (folder.isEmpty()) return;
        for (const auto& [suffix, choice] :
             {std::pair{"dark", ThemeChoice::Dark}, std::pair{"light", ThemeChoice::Light}}) {
            Theme::instance().choose(choice);
            w_->pause(300);
            w_->main.grab().save(folder + "/" + name + "-" + suffix + ".png");
        }
    }

  private Q_SLOTS:
    void initTestCase() {
        if (QStandardPaths::findExecutable("cc").isEmpty()) QSKIP("there is no C compiler here");
        useTestSettings("foreign-window");
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        qputenv("XDG_CONFIG_HOME", config_.path().toUtf8());
        Language::instance().choose("en");
        w_ = std::make_unique<DataWindow>();
        const QString fmu =
            w_->write("decay.fmu", QByteArray::fromStdString(small_fmu::bytesOf({.version = 3})));
        w_->write("low.csv", record(1.2, 1));
        w_->write("high.csv", record(1.7, 2));
        const QString study = w_->write("fit.toml", "method = \"least-squares\"\nmodel = \"decay.fmu\"\n"
                                                    "[data]\nfiles = [\"low.csv\", \"high.csv\"]\n"
                                                    "layout = \"signals\"\ntime = \"time\"\n"
                                                    "[data.measurements]\nx = \"x\"\n"
                                                    "[data.standard_deviations]\nx = \"1 mm\"\n"
                                                    "[parameters]\nagain = 0.75\n"
                                                    "[unknowns.k]\nstart = 1\nmin = 0.1\nmax = 9\n");
        w_->document.openStudy(study);
        QVERIFY(w_->ready());
    }
    void cleanupTestCase() { w_.reset(); }

    // The functions follow the work and build on each other.
    void aBlockedRunLeadsToTheQuestion() {
        QVERIFY2(why().contains("consent for decay.fmu"), qPrintable(why()));
        w_->main.goTo(kRun);
        w_->pause();
        picture("blocked");
        QPushButton* there = w_->button(&runPage(), "Go to Model");
        QVERIFY(there);
        QTest::mouseClick(there, Qt::LeftButton);
        QVERIFY(waitUntil([&] { return view().consent()->isVisible(); }, 60000));
        picture("consent");
        QVERIFY(!page().findChild<RunsPanel*>()->isVisible());
        const auto lines = view().consent()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(lines, [](const QLabel* one) {
            return one->text() == "use 4 GB of memory and 1 min a run, then it is ended and replaced";
        }));
        QTest::mouseClick(view().consent()->trust(), Qt::LeftButton);
        QVERIFY(waitUntil([&] { return why().isEmpty() && !w_->document.isSettling(); }, 20000));
        w_->pause();
        picture("given");
        // Nothing of the limits is cut: the panel has a width of its own and no bar to move along.
        RunsPanel* runs = page().findChild<RunsPanel*>();
        QVERIFY(runs && runs->isVisible());
        for (const QLabel* one : runs->findChildren<QLabel*>())
            if (one->isVisible())
                QVERIFY2(one->mapTo(runs, QPoint(one->width(), 0)).x() <= runs->width(),
                         qPrintable(one->text()));
        // What it may do can be read again; nothing is asked then.
        QPushButton* limits = w_->button(&view(), "What it may do");
        QVERIFY(limits);
        limits->click();
        QVERIFY(view().consent()->isVisible() && !view().consent()->trust()->isVisible() &&
                !view().consent()->notNow()->isVisible());
        picture("limits");
        limits->click();
        QVERIFY(!view().consent()->isVisible());
    }

    void theTableSaysWhatKindOfNumberItIs() {
        const auto& columns = view().variables()->columns();
        const auto column = [&](const QString& head) {
            return std::ranges::find(columns, head, &TableColumn::name);
        };
        QVERIFY(column("type") != columns.end());
        const auto& names = columns.front().texts;
        for (const auto& [name, type] : {std::pair{"k", "Float64"},
                                         {"gain", "Int32"},
                                         {"flag", "Boolean"},
                                         {"a[2]", "Float64"},
                                         {"x.start", "Float64"},
                                         {"hits", "Int32"}}) {
            const auto row = std::ranges::find(names, QString(name)) - names.begin();
            QVERIFY2(row < std::ssize(names), name);
            QCOMPARE(column("type")->texts[static_cast<std::size_t>(row)], QString(type));
        }
        // Words where the file has words.
        const auto at = static_cast<std::size_t>(std::ranges::find(names, QString("flag")) - names.begin());
        QCOMPARE(column("start")->shown[at], QString("true"));
        QCOMPARE(column("min … max")->texts[at], QString("false … true"));
    }

    void wholeNumbersAreNotOfferedAsUnknowns() {
        w_->main.goTo(kUnknowns);
        QMenu* menu = w_->button(w_->main.page(kUnknowns), "Add unknown")->menu();
        Q_EMIT menu->aboutToShow();
        const auto entry = [&](const QString& name) {
            for (QAction* action : menu->actions())
                if (action->text().startsWith(name + "    ") || action->text() == name) return action;
            return static_cast<QAction*>(nullptr);
        };
        for (const char* whole : {"gain", "flag", "mode"}) {
            QVERIFY2(entry(whole), whole);
            QVERIFY(!entry(whole)->isEnabled());
            QCOMPARE(entry(whole)->toolTip(),
                     QString("%1 takes whole numbers, which no search can move").arg(whole));
        }
        QVERIFY(entry("limit") && entry("limit")->isEnabled());
    }

    /// Nobody has run anything yet.
    void aboutHowLongARunWillTake() {
        w_->main.goTo(kRun);
        const auto said = [&] {
            for (const auto* text : runPage().findChildren<Text*>())
                if (text->isVisible() && text->text().contains(" a run of the model")) return text->text();
            return QString();
        };
        QVERIFY(waitUntil([&] { return said().contains("about "); }, 60000));
        QVERIFY2(said().startsWith("2 experiments, 1 number searched, about "), qPrintable(said()));
        w_->main.goTo(kModel);
    }

    void whatTheFileSaysStandsBesideIt() {
        QString all;
        for (const auto* group : page().inspector()->findChildren<InspectorGroup*>())
            if (group->isVisibleTo(page().inspector()))
                for (const auto* text : group->findChildren<Text*>()) all += text->text() + "\n";
        for (const char* said :
             {"Description", "as the file says", "decay", "written by", "tests",
              "FMI 3.0, Co-Simulation, Model Exchange", "at given times", "by differences of runs"})
            QVERIFY2(all.contains(said), qPrintable(QString(said) + " in " + all));
    }

    /// All of them as they stand, and it can be read again.
    void theParametersGoToAFile() {
        QVERIFY(page().exportButton()->isVisible());
        const QString file = w_->folder.filePath("present.ssv");
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<QLineEdit*>()->setText(file);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        page().exportButton()->click();
        QVERIFY(QFile::exists(file));
        const std::string text = readFileBytes(file.toStdString());
        for (const char* part : {"<ssv:Boolean value=\"true\"", "<ssv:Integer value=\"3\"", "name=\"a[3]\"",
                                 "<ssv:Real value=\"0.75\""})
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        const auto values = readSsv(text, "present.ssv");
        QCOMPARE(values.at("k").value, 1.0);
        QCOMPARE(values.at("again").value, 0.75);
        QCOMPARE(values.size(), w_->document.model().model->parameters().size());
    }

    void eachRecordStartsWhereItWasMeasured() {
        w_->main.goTo(kData);
        QVERIFY(w_->settled());
        QComboBox* rule = starts().rule("x");
        QVERIFY(rule && rule->isVisibleTo(&w_->main));
        // Rest is solved for by equations, and these are its own.
        const auto* items = qobject_cast<QStandardItemModel*>(rule->model());
        for (int k = 0; k < rule->count(); ++k)
            QCOMPARE(items->item(k)->isEnabled(), rule->itemText(k) != "at rest");
        QPushButton* take = starts().proposal("x");
        QVERIFY(take && take->isVisibleTo(&w_->main));
        picture("starts");
        take->click();
        QVERIFY(waitUntil([&] { return w_->recipe().starts.contains("x"); }, 5000));
        QVERIFY(w_->ready());
        QVERIFY(w_->recipe().starts.at("x").kind == StartRule::Kind::Measured);
        const auto result = w_->run();
        QVERIFY(result);
        QVERIFY2(result->outcome == RunOutcome::Answered, result->message().c_str());
        QCOMPARE(result->unknowns.size(), std::size_t{3});
        for (const auto& [name, truth] :
             {std::pair{"k", 1.5}, {"x.start[low]", 1.2}, {"x.start[high]", 1.7}}) {
            const auto found = std::ranges::find(result->unknowns, name, &Estimate::name);
            QVERIFY2(found != result->unknowns.end(), name);
            QVERIFY2(std::abs(found->value - truth) < 4 * found->standardError,
                     fmt::format("{} = {}", name, found->value).c_str());
        }
    }

    void whatWasFoundGoesBackToItsTool() {
        w_->main.goTo(kRun);
        w_->pause();
        QAction* values = nullptr;
        for (auto* action : runPage().findChildren<QAction*>())
            if (action->text().contains("SSV")) values = action;
        QVERIFY(values);
        const QString file = w_->folder.filePath("found.ssv");
        QTimer::singleShot(0, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->selectNameFilter("SSP parameter values (*.ssv)");
            dialog->selectFile(file);
            dialog->findChild<QLineEdit*>()->setText(file);
            QMetaObject::invokeMethod(dialog, "accept");
        });
        values->trigger();
        QVERIFY(QFile::exists(file));
        std::map<std::string, double> found;
        for (const auto& [name, value] : readSsv(readFileBytes(file.toStdString()), "found.ssv"))
            found[name] = value.value;
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found["k"], w_->document.runs().back().result->unknowns.front().value);
        QCOMPARE(found["again"], 0.75);
        // Said beside it: what a parameter set has no place for; it stays while the page is made anew.
        emit w_->document.statusChanged();
        w_->pause();
        QString said;
        for (const auto* bar : runPage().findChildren<MessageBar*>())
            if (bar->isVisible())
                said += bar->message().clause + ' ' + bar->message().more + bar->message().list.join(' ');
        QVERIFY2(said.contains("Exported. " + file) && said.contains("x.start[low]") &&
                     said.contains("not one for each experiment"),
                 qPrintable(said));
        picture("exported");
    }
};

RIGOR_WINDOW_TEST(TestForeignWindow)
#include "test_foreign_window.moc"

} // namespace test_foreign_window

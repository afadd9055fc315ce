// A day's work from a messy file to a report, on the real widgets, in a process that is killed at the end;
// the next start brings all of it back.
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/qcp.h"
#include "ui/report/preview.h"
#include "ui/shell/main_window.h"
#include "ui/steps/compare/compare_page.h"
#include "ui/steps/data/data_dialect.h"
#include "ui/steps/data/data_import.h"
#include "ui/steps/data/data_page.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/model/code_editor.h"
#include "ui/steps/model/model_page.h"
#include "ui/steps/report/report_page.h"
#include "ui/steps/run/run_page.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/steps/unknowns/unknowns_picture.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <iostream>

namespace test_whole_story {

using namespace rigor;

namespace {

/// The experiments of the wet clutch as another program writes them: other separators, another name and unit
/// of the measured time, a comment, a cell that is no number.
QByteArray messyExperiments() {
    QFile file(QString::fromStdString(sourceDir() + "/resources/rigs/wet-clutch/experiments.csv"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray text =
        "# Messung vom 3. Mai\r\nVersuch;dt [s];u0 [A];du [A];motor_speed [rpm];load [-];Schaltzeit [ms]\r\n";
    const auto lines = file.readAll().trimmed().split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        auto cells = lines[i].trimmed().split(',');
        cells.back() =
            i == 50 ? QByteArray("kaputt") : QByteArray::number(1000 * cells.back().toDouble(), 'f', 2);
        for (QByteArray& cell : cells) cell.replace('.', ',');
        text += cells.join(';') + "\r\n";
    }
    return text;
}

class Day {
  public:
    explicit Day(QString folder) : folder_(std::move(folder)) {
        window_.setAsksBeforeLoss(false);
        window_.resize(1440, 900);
        window_.show();
    }

    /// Ends in a kill of this process; otherwise the name of what did not go as it should.
    int play() {
        const std::pair<const char*, bool (Day::*)()> steps[] = {
            {"open", &Day::open},          {"import", &Day::import},   {"map", &Day::map},
            {"model", &Day::model},        {"drag", &Day::drag},       {"run and cancel", &Day::runAndCancel},
            {"run again", &Day::runAgain}, {"compare", &Day::compare}, {"undo", &Day::undo},
            {"report", &Day::report}};
        for (const auto& [name, step] : steps)
            if (!(this->*step)()) {
                std::cout << "failed: " << name << "; " << document_.whyNotRun().join("; ").toStdString()
                          << std::endl;
                return 3;
            }
        tell();
        // What is told is kept a moment later.
        document_.changeStudy("seed", [](Study& study) { study.seed = 4711; });
        if (!waitUntil([this] { return window_.autosave().upToDate(); })) return 4;
        ::raise(SIGKILL);
        return 5;
    }

  private:
    bool ready() {
        return waitUntil([this] { return document_.whyNotRun().isEmpty(); });
    }
    template <class Page> Page* at(int step) {
        window_.goTo(step);
        waitUntil([] { return false; }, 50);
        return qobject_cast<Page*>(window_.page(step));
    }

    bool open() {
        document_.openStudy(shippedStudy());
        return ready() && document_.data().data->experiments.size() == 108;
    }

    bool import() {
        QFile file(folder_ + "/versuche.csv");
        if (!file.open(QIODevice::WriteOnly) || file.write(messyExperiments()) < 1000) return false;
        file.close();
        document_.importFiles({file.fileName()});
        auto* page = at<DataPage>(kData);
        if (!waitUntil([&] {
                return document_.data().csv && document_.data().file.endsWith("versuche.csv") &&
                       document_.data().csv->table.rows() == 108;
            }))
            return false;
        // A wrong guess by hand: the room stays, and the right one mends it.
        QComboBox* delimiter = page->import().dialect()->combo(DialectPanel::Guess::Delimiter);
        const int right = delimiter->currentIndex();
        const auto choose = [&](int index) {
            delimiter->setCurrentIndex(index);
            Q_EMIT delimiter->activated(index);
        };
        choose(delimiter->findData("|"));
        if (!waitUntil([&] { return page->import().table()->columnCount() == 2; })) return false;
        choose(right);
        std::cout << page->import().table()->columnCount() << ' ' << page->import().problemCount() << ' '
                  << document_.whyNotRun().join("; ").toStdString() << std::endl;
        return waitUntil([&] { return page->import().table()->columnCount() == 8; }) &&
               waitUntil([&] { return page->import().problemCount() >= 1; }) &&
               !document_.whyNotRun().isEmpty();
    }

    bool map() {
        auto* page = at<DataPage>(kData);
        DataTable* table = page->import().table();
        int section = -1;
        for (int c = 1; c < table->columnCount(); ++c)
            if (table->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString() == "Schaltzeit") section = c;
        QComboBox* combo = page->import().head()->combo(section);
        if (!combo) return false;
        combo->showPopup();
        const int index = combo->findText("output shifting_time");
        combo->hidePopup();
        if (index < 0) return false;
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
        // 107: the row without a number is left out, and said.
        return ready() && document_.data().data->experiments.size() == 107 &&
               std::abs(document_.data().data->experiments[0].measurements[0].values[0] - 1.6129) < 1e-9;
    }

    bool model() {
        auto* page = at<ModelPage>(kModel);
        const QString good = document_.modelText();
        page->editor()->setFocus();
        page->editor()->moveCursor(QTextCursor::End);
        QTest::keyClicks(page->editor(), "nonsense");
        if (!waitUntil([&] { return document_.model().phase == ModelState::Phase::Wrong; })) return false;
        if (document_.whyNotRun().isEmpty()) return false;
        for (int i = 0; i < 8; ++i) QTest::keyClick(page->editor(), Qt::Key_Backspace);
        return ready() && document_.modelText() == good;
    }

    bool drag() {
        auto* page = at<UnknownsPage>(kUnknowns);
        DistributionPanel* panel = page->picture()->panel(0);
        QCustomPlot* canvas = panel->plot()->canvas();
        const double before = shapeOf(document_.study().unknowns[0], "mean")->start;
        const QPoint from = panel->handlePosition(HandleKind::Mean).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, from - QPoint(8 * i, 0));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, from - QPoint(32, 0));
        return shapeOf(document_.study().unknowns[0], "mean")->start < before && ready();
    }

    void options(long long generations) {
        const std::pair<const char*, FieldValue> all[] = {{"population", 8LL},
                                                          {"generations", generations},
                                                          {"optimiser", std::string("genetic")},
                                                          {"reference", std::string("none")},
                                                          {"standard_errors", false},
                                                          {"least_squares", false}};
        for (const auto& [key, value] : all) document_.setOption(key, value);
    }

    bool runAndCancel() {
        options(1000);
        window_.run();
        auto* page = at<RunPage>(kRun);
        if (!waitUntil([&] { return page->liveTrace()->history().best.size() >= 2; })) return false;
        window_.cancel();
        return waitUntil([&] { return !window_.queue().running(); }) &&
               document_.run(1)->result->outcome == RunOutcome::Cancelled;
    }

    bool runAgain() {
        options(2);
        for (const char* density : {"gaussian", "maximum-entropy"}) {
            document_.setOption("density", std::string(density));
            window_.run();
            if (!waitUntil([&] { return !window_.queue().running() && document_.runs().back().result; }))
                return false;
        }
        return document_.runs().size() == 3 && document_.run(3)->result->outcome == RunOutcome::Answered;
    }

    bool compare() {
        auto* page = at<ComparePage>(kCompare);
        return waitUntil([&] { return page->compared().size() >= 2; }) && page->tableText().contains("x1");
    }

    bool undo() {
        while (document_.undoStack().index() < 20)
            document_.changeStudy("seed", [](Study& study) { ++study.seed; });
        const std::string now = toToml(document_.study());
        const QString text = document_.modelText();
        for (int i = 0; i < 20; ++i) document_.undoStack().undo();
        if (toToml(document_.study()) == now) return false;
        for (int i = 0; i < 20; ++i) document_.undoStack().redo();
        return toToml(document_.study()) == now && document_.modelText() == text && ready();
    }

    bool report() {
        auto* page = at<ReportPage>(kReport);
        if (!waitUntil([&] { return page->preview()->pageCount() > 0; })) return false;
        for (const QString name : {"/report.pdf", "/report.html"}) {
            page->exportTo(folder_ + name);
            if (!waitUntil([&] { return QFileInfo(folder_ + name).size() > 20000; })) return false;
        }
        return true;
    }

    void tell() {
        const RunRecord& run = *document_.run(3);
        std::cout << "told";
        for (const Estimate& unknown : run.result->unknowns)
            std::cout << ' ' << fmt::format("{}", unknown.value);
        std::cout << ' ' << fmt::format("{}", shapeOf(document_.study().unknowns[0], "mean")->start)
                  << std::endl;
    }

    QString folder_;
    MainWindow window_;
    Document& document_ = window_.document();
};
} // namespace

class TestWholeStory : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void fromAMessyFileToAReportAndBackAfterAKill() {
        for (const LeftBehind& left : Autosave::leftBehind()) Autosave::discard(left);
        QTemporaryDir folder;
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(), {"test_whole_story", "--play", folder.path()});
        QVERIFY(waitUntil([&] { return child.state() == QProcess::NotRunning; }, 240000));
        const QByteArray said = child.readAllStandardOutput();
        QVERIFY2(child.exitStatus() == QProcess::CrashExit, said.constData());
        const auto words = said.mid(said.indexOf("told")).trimmed().split(' ');
        QCOMPARE(words.size(), 6);

        MainWindow window;
        window.setAsksBeforeLoss(false);
        window.show();
        window.offerRecovery();
        QVERIFY(waitUntil([&] { return !window.recovery().messages().empty(); }));
        window.recovery().messages().front().links.front().action();
        Document& document = window.document();
        QVERIFY2(waitUntil([&] { return document.runs().size() == 3 && document.whyNotRun().isEmpty(); }),
                 qPrintable(document.whyNotRun().join("; ")));
        QCOMPARE(document.study().seed, std::uint64_t(4711));
        QCOMPARE(document.data().data->experiments.size(), std::size_t(107));
        QCOMPARE(document.study().data.measurements.at("shifting_time"), std::string("Schaltzeit"));
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(fmt::format("{}", document.run(3)->result->unknowns[i].value),
                     words[static_cast<qsizetype>(i) + 1].toStdString());
        QCOMPARE(fmt::format("{}", shapeOf(document.study().unknowns[0], "mean")->start),
                 words[5].toStdString());
        QVERIFY(document.run(1)->result->outcome == RunOutcome::Cancelled);
    }
};

static int runTests(int argc, char** argv) {
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("rigor-test");
    QCoreApplication::setApplicationName("whole-story");
    Theme::instance().choose(ThemeChoice::Light);
    Theme::instance().install();
    if (argc > 2 && std::string(argv[1]) == "--play") return Day(QString::fromLocal8Bit(argv[2])).play();
    TestWholeStory test;
    return QTest::qExec(&test, argc, argv);
}
RIGOR_TEST_RUN(runTests)
#include "test_whole_story.moc"

} // namespace test_whole_story

// Two loggers with clocks of their own, in the window: the files are joined, each is seen, the offset is
// proposed by the model and taken by a click, and the answer is right.
#include "core/engine/data/joined_files.h"
#include "core/study/study.h"
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/document/shown_file.h"
#include "ui/steps/data/clock_panel.h"
#include "ui/steps/data/data_preview.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/data/files_panel.h"
#include "ui/widgets/tables/table_view.h"
#include "ui/widgets/text/language.h"

#include <QCheckBox>
#include <QtTest>

#include <cmath>

namespace test_several_files {

using namespace rigor;

namespace {

const char* const kOscillator = "model Oscillator\n"
                                "  parameter Real k(unit=\"N/m\", min=1) = 45;\n"
                                "  parameter Real d(unit=\"N.s/m\", min=0) = 0.3;\n"
                                "  parameter Real m(unit=\"kg\") = 1;\n"
                                "  output Real x(unit=\"m\", start=0.04);\n"
                                "  Real v(unit=\"m/s\", start=0);\n"
                                "  output Real a(unit=\"m/s2\");\n"
                                "equation\n"
                                "  der(x) = v;\n"
                                "  der(v) = a;\n"
                                "  a = -(k*x + d*v)/m;\n"
                                "end Oscillator;\n";
constexpr double kStiffness = 50, kDamping = 0.6, kAhead = 512.3;

/// x and a of the oscillator let go at 0.04 m.
std::pair<double, double> motionAt(double t) {
    const double decay = kDamping / 2, w = std::sqrt(kStiffness - decay * decay);
    const double x = 0.04 * std::exp(-decay * t) * (std::cos(w * t) + decay / w * std::sin(w * t));
    const double v = -0.04 * std::exp(-decay * t) * (w + decay * decay / w) * std::sin(w * t);
    return {x, -(kStiffness * x + kDamping * v)};
}

struct FilesWindow : DataWindow {
    template <class W> W* named(const QString& name) { return DataWindow::named<W>(&room, name); }

    /// place.csv: x [mm] 100 times a second from 0 s; force.csv: a [m/s2] 240 times a second from 0.2 s on,
    /// by a clock 512.3 s ahead, with two rows lost.
    bool loggers(bool model = true) {
        RandomStream random(3, 1);
        QByteArray place = "time [s],x [mm]\n", acceleration = "Time (s),a (m/s2)\n";
        for (int i = 0; i <= 600; ++i)
            place += QByteArray::number(0.01 * i, 'f', 4) + ',' +
                     QByteArray::number(1000 * motionAt(0.01 * i).first + 0.1 * random.normal(), 'f', 5) +
                     '\n';
        for (int i = 0; i <= 1400; ++i) {
            const double t = 0.2 + i / 240.0;
            if (i > 700 && i < 760) continue;
            acceleration += QByteArray::number(t + kAhead, 'f', 5) + ',' +
                            QByteArray::number(motionAt(t).second + 0.01 * random.normal(), 'f', 5) + '\n';
        }
        if (model) document.setModelText(kOscillator);
        document.importFiles({write("place.csv", place), write("acc.csv", acceleration)});
        if (!waitUntil([this] { return recipe().files.size() == 2; }, 20000) || !settled()) return false;
        return waitUntil([this] { return room.files()->facts().size() == 2; }, 20000);
    }
    bool join() {
        QTest::mouseClick(room.files()->oneExperiment(), Qt::LeftButton, {},
                          QPoint(8, room.files()->oneExperiment()->height() / 2));
        pause();
        return settled();
    }
    bool propose() {
        QTest::mouseClick(room.files()->proposeButton(), Qt::LeftButton);
        return waitUntil([this] { return !room.clock()->isSearching(); }, 120000);
    }
    double offset(std::size_t file) {
        return file < recipe().entries.size() ? recipe().entries[file].offset : 0;
    }
};

} // namespace

class TestSeveralFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }

    /// Every file has a row with what it is; a click brings its table, meanings and preview into view.
    void eachFileIsSeen() {
        FilesWindow w;
        QVERIFY(w.loggers());
        QVERIFY(w.room.files()->isVisible());
        const FileFacts& facts = w.room.files()->facts()[1];
        QCOMPARE(facts.rows, std::size_t{1342});
        QCOMPARE(facts.gaps, std::size_t{1});
        QVERIFY(std::abs(1 / facts.step - 240) < 0.5);
        QVERIFY(std::abs(facts.start - 512.5) < 1e-3);
        QCOMPARE(w.room.table()->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("x"));
        const int before = w.document.undoStack().count();
        auto* show = w.named<QPushButton>("Show acc.csv");
        QVERIFY(show);
        QTest::mouseClick(show, Qt::LeftButton);
        w.pause();
        QVERIFY(w.settled());
        QCOMPARE(shownFile(w.document), std::size_t{1});
        QCOMPARE(w.room.table()->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("a"));
        QCOMPARE(w.room.table()->rowCount(), 1342);
        QCOMPARE(w.room.preview()->column(), QString("a"));
        QCOMPARE(w.document.undoStack().count(), before); // no change of the study
        // One that is read again stays in view.
        w.document.reloadData();
        QVERIFY(w.settled());
        QCOMPARE(w.room.table()->rowCount(), 1342);
        // A single file has no such panel.
        w.document.importFiles({w.folder.filePath("place.csv")});
        QVERIFY(waitUntil([&] { return w.recipe().files.size() == 1; }, 20000));
        QVERIFY(w.settled());
        QVERIFY(!w.room.files()->isVisible());
        QCOMPARE(w.room.table()->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("x"));
    }

    /// Joined, with the offset that the model confirms, the fit finds the truth.
    void twoClocksToARightAnswer() {
        FilesWindow w;
        QVERIFY(w.loggers());
        QVERIFY(w.join());
        QCOMPARE(w.recipe().entries.size(), std::size_t{2});
        QCOMPARE(w.recipe().entries[1].experiment, 1LL);
        w.document.changeStudy("unknowns", [](Study& study) {
            study.method = "least-squares";
            study.unknowns = {{.name = "k", .value = {45, 10, 200}}, {.name = "d", .value = {0.3, 0, 5}}};
        });
        QVERIFY(w.settled());
        QCOMPARE(w.document.data().phase, DataState::Phase::Ready);
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t{1});
        QVERIFY(w.propose());
        const ClockFinding& finding = w.room.clock()->finding();
        qInfo("%s", qPrintable(w.room.clock()->sentence()->text()));
        QCOMPARE(finding.derivatives, 2);
        QVERIFY(finding.proposal.trials.size() > 1);
        QVERIFY(finding.proposal.proposed);
        QCOMPARE(w.offset(1), 0.0); // nothing is taken by itself
        // A click on a row of the table takes it: one undo step.
        auto* view = w.room.clock()->view();
        const int row = static_cast<int>(*finding.proposal.proposed);
        const int steps = w.document.undoStack().index();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(row, 0)).center());
        w.pause();
        QVERIFY(w.settled());
        QCOMPARE(w.document.undoStack().index(), steps + 1);
        QVERIFY2(std::abs(w.offset(1) + kAhead) < 0.001, qPrintable(QString::number(w.offset(1), 'f', 6)));
        QVERIFY(w.room.clock()->wasFound(1, w.offset(1)));
        w.document.undoStack().undo();
        w.pause();
        QCOMPARE(w.offset(1), 0.0);
        QVERIFY(w.settled());
        QTest::mouseClick(w.room.clock()->takeButton(), Qt::LeftButton);
        w.pause();
        QVERIFY(w.settled());
        QVERIFY(std::abs(w.offset(1) + kAhead) < 0.001);
        QCOMPARE(w.document.whyNotRun(), QStringList());
        auto prepared = w.document.prepareRun();
        const Result result = runStudy(*prepared, {});
        QVERIFY(result.outcome == RunOutcome::Answered);
        QVERIFY(std::abs(result.unknowns[0].value - kStiffness) < 0.1);
        QVERIFY(std::abs(result.unknowns[1].value - kDamping) < 0.02);
    }

    /// Typed, with a unit too; what is no number is told and changes nothing; one undo step each.
    void anOffsetIsTyped() {
        FilesWindow w;
        QVERIFY(w.loggers());
        QVERIFY(w.join());
        const auto type = [&](const QString& text) {
            auto* edit = w.named<QLineEdit>("Offset of the clock of acc.csv in s");
            QVERIFY(edit);
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, text);
            QTest::keyClick(edit, Qt::Key_Return);
            w.pause();
        };
        const int steps = w.document.undoStack().index();
        type("-512,3");
        QCOMPARE(w.offset(1), -512.3);
        QCOMPARE(w.document.undoStack().index(), steps + 1);
        type("soon");
        QCOMPARE(w.offset(1), -512.3);
        type("-512300 ms");
        QVERIFY(std::abs(w.offset(1) + 512.3) < 1e-9);
        // Experiments apart again; the offset stays.
        QVERIFY(w.join());
        QCOMPARE(w.recipe().entries.at(1).experiment, 0LL);
        QVERIFY(std::abs(w.offset(1) + 512.3) < 1e-9);
        auto* experiment = w.named<QComboBox>("Experiment of acc.csv");
        QVERIFY(experiment);
        experiment->setCurrentIndex(2);
        Q_EMIT experiment->activated(2);
        w.pause();
        QCOMPARE(w.recipe().entries.at(1).experiment, 2LL);
    }

    /// Without a model the candidates are shown, and that it is not decided.
    void withoutAModelItIsNotDecided() {
        FilesWindow w;
        QVERIFY(w.loggers(false));
        QVERIFY(w.join());
        QVERIFY(w.propose());
        QVERIFY(!w.room.clock()->finding().proposal.proposed);
        QVERIFY(!w.room.clock()->takeButton()->isVisible());
        QVERIFY(w.room.clock()->sentence()->text().contains("not decided"));
        QVERIFY(!w.room.clock()->finding().search.candidates.empty());
    }
};

RIGOR_WINDOW_TEST(TestSeveralFiles)
#include "test_several_files.moc"

} // namespace test_several_files

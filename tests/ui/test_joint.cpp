// Two dependent unknowns and a distribution from samples on the real widgets: the row, the joint density with
// its handles, what the dependence does to the experiments, the file that is asked for.
#include "core/foundation/base/random.h"
#include "core/foundation/stats/distributions/sample_law.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/shell/main_window.h"
#include "ui/steps/unknowns/joint_editor.h"
#include "ui/steps/unknowns/joint_effect.h"
#include "ui/steps/unknowns/joint_words.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/widgets/form.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_joint {

using namespace rigor;

namespace {
/// y = x1 u + x2 in 60 experiments, x1 and x2 with a correlation of 0.6; u on both sides of 0, where it is
/// told.
struct Rig {
    QTemporaryDir folder;

    QString write(const char* name, const QByteArray& text) const {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(text);
        return file.fileName();
    }
    Rig() {
        write("two.mo", "model Two\n  parameter Real x1 = 1;\n  parameter Real x2 = 0.5;\n  input Real u;\n"
                        "  output Real y;\nequation\n  y = x1*u + x2;\nend Two;\n");
        RandomStream random(11, 1);
        QByteArray data = "u,y\n", samples = "part,x1\n";
        for (int k = 0; k < 60; ++k) {
            const double u = -2 + 4 * (k + 0.5) / 60, a = random.normal(), b = random.normal();
            const double y = (1 + 0.2 * a) * u + 0.5 + 0.1 * (0.6 * a + 0.8 * b);
            data += QByteArray::number(u, 'g', 12) + ',' + QByteArray::number(y, 'g', 12) + '\n';
        }
        for (int k = 0; k < 300; ++k)
            samples +=
                QByteArray::number(k) + ',' + QByteArray::number(1 + 0.2 * random.normal(), 'g', 9) + '\n';
        write("two.csv", data);
        write("specimens.csv", samples);
    }
    QString study(const QByteArray& dependence) const {
        QByteArray text =
            "method = \"inverse-uncertainty\"\nmodel = \"two.mo\"\n[data]\nfile = \"two.csv\"\n";
        for (const auto& [name, mean, sd] : {std::tuple("x1", 1.0, 0.2), {"x2", 0.5, 0.1}})
            text += QByteArray("[unknowns.") + name +
                    "]\nfamily = \"normal\"\nlower = " + QByteArray::number(mean - 1.5, 'f', 2) +
                    "\nupper = " + QByteArray::number(mean + 1.5, 'f', 2) + "\n[unknowns." + name +
                    ".mean]\nstart = " + QByteArray::number(mean, 'f', 2) +
                    "\nmin = -1.0\nmax = 3.0\n[unknowns." + name +
                    ".standard_deviation]\nstart = " + QByteArray::number(sd, 'f', 2) +
                    "\nmin = 0.01\nmax = 1.0\n";
        return write("study.toml", text + dependence + "[options]\ndensity = \"gaussian\"\n");
    }
};

const char* const kPair =
    "[dependence]\nfamily = \"gaussian\"\n\"x1, x2\" = {start = 0.3, min = -0.95, max = "
    "0.95}\n";

struct Window {
    MainWindow main;
    Document& document = main.document();
    UnknownsPage* page = qobject_cast<UnknownsPage*>(main.page(kUnknowns));

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
    }
    bool settled() {
        return waitUntil([this] { return !document.isSettling() && document.whyNotRun().isEmpty(); }, 60000);
    }
    bool open(const QString& study) {
        document.openStudy(study);
        if (!settled()) return false;
        main.goTo(kUnknowns);
        waitUntil([] { return false; }, 100);
        return true;
    }
    double number() { return document.study().dependence.pairs[0].value.start; }
    QPointF place(JointEditor::Grip grip) {
        for (const auto& one : page->joint()->places())
            if (one.grip == grip) return one.at;
        return {-1, -1};
    }
    void drag(const QPointF& from, const QPointF& to) {
        JointEditor* joint = page->joint();
        QTest::mousePress(joint, Qt::LeftButton, {}, from.toPoint());
        for (int k = 1; k <= 4; ++k) QTest::mouseMove(joint, (from + (to - from) * k / 4).toPoint());
        QTest::mouseRelease(joint, Qt::LeftButton, {}, to.toPoint());
    }
    template <class Widget> Widget* inForm(const QString& name) {
        waitUntil([] { return false; }, 50); // the form of before is gone
        for (auto* widget : page->inspector()->findChildren<Widget*>())
            if (widget->accessibleName() == name && widget->isVisibleTo(page->inspector())) return widget;
        return nullptr;
    }
};
} // namespace

class TestJoint : public QObject {
    Q_OBJECT
    Rig rig_;

  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }

    void aPairIsARowWithAPictureOfItsOwn() {
        Window w;
        QVERIFY(w.open(rig_.study(kPair)));
        QCOMPARE(w.page->table()->rowCount(), 3);
        QVERIFY(!w.page->joint()->isVisible());
        w.page->view()->selectRow(2);
        QVERIFY(w.page->joint()->isVisible() && w.page->effect()->isVisible());
        QCOMPARE(QString::fromStdString(w.page->joint()->joint().first.name), QString("x1"));
        w.page->view()->selectRow(0);
        QVERIFY(!w.page->joint()->isVisible());
    }

    void theEndOfTheLongAxisSetsTheCorrelation() {
        Window w;
        QVERIFY(w.open(rig_.study(kPair)));
        w.page->view()->selectRow(2);
        waitUntil([] { return false; }, 100);
        const QPointF end = w.place(JointEditor::Grip::Above), middle = w.place(JointEditor::Grip::Centre);
        QVERIFY(end.x() > middle.x() && end.y() < middle.y()); // both together: to the upper right
        // To the other side of the middle: one against the other.
        w.drag(end, {end.x(), 2 * middle.y() - end.y()});
        QVERIFY(w.settled());
        QVERIFY2(w.number() < -0.1, qPrintable(QString::number(w.number())));
        w.document.undoStack().undo();
        QVERIFY(w.settled());
        QCOMPARE(w.number(), 0.3); // one drag, one step
        w.drag(w.place(JointEditor::Grip::Below), w.place(JointEditor::Grip::Below) + QPointF(-200, 200));
        QVERIFY(w.settled());
        QVERIFY2(w.number() > 0.8 && w.number() <= 0.95, qPrintable(QString::number(w.number())));
    }

    void theMiddleMovesBothMeans() {
        Window w;
        QVERIFY(w.open(rig_.study(kPair)));
        w.page->view()->selectRow(2);
        waitUntil([] { return false; }, 100);
        const QPointF to = w.page->joint()->toPixel(1.2, 0.6);
        w.drag(w.place(JointEditor::Grip::Centre), to);
        QVERIFY(w.settled());
        const auto& unknowns = w.document.study().unknowns;
        QVERIFY(std::abs(shapeOf(unknowns[0], "mean")->start - 1.2) < 0.02); // a pixel or two
        QVERIFY(std::abs(shapeOf(unknowns[1], "mean")->start - 0.6) < 0.02);
        QCOMPARE(w.number(), 0.3);
    }

    void theArrowsMoveItByAHundredth() {
        Window w;
        QVERIFY(w.open(rig_.study(kPair)));
        w.page->view()->selectRow(2);
        JointEditor* joint = w.page->joint();
        joint->setFocus();
        QTest::keyClick(joint, Qt::Key_Right);
        QVERIFY(w.settled());
        QCOMPARE(w.number(), 0.31);
        QTest::keyClick(joint, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(w.settled());
        QCOMPARE(w.number(), 0.41);
        for (int k = 0; k < 9; ++k) QTest::keyClick(joint, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(w.settled());
        QCOMPARE(w.number(), 0.95); // its bound
        QTest::keyClick(joint, Qt::Key_PageDown);
        QTest::keyClick(joint, Qt::Key_PageDown);
        QCOMPARE(joint->places()[static_cast<std::size_t>(joint->accessFocus())].grip,
                 JointEditor::Grip::Centre);
    }

    /// On surfaces: with the true correlation most experiments are likelier than with none, and the strip
    /// says that they tell it; the sum of the changes is the change of log L.
    void whatItDoesToTheExperimentsIsShown() {
        Window w;
        QVERIFY(w.open(rig_.study(QByteArray(kPair).replace("0.3", "0.6"))));
        w.page->view()->selectRow(2);
        QVERIFY(waitUntil([&] { return w.page->effect()->changes().size() == 60; }));
        double sum = 0;
        for (const double change : w.page->effect()->changes()) sum += change;
        const auto& worker = w.page->live()->worker();
        QVERIFY(std::abs(sum - (worker.frame().logLikelihood - worker.independent()->logLikelihood)) < 1e-9);
        QVERIFY2(sum > 1, qPrintable(QString::number(sum)));
        const auto& extremes = w.page->effect()->extremes();
        QVERIFY(extremes.size() >= 3);
        QVERIFY(w.page->effect()->changes()[extremes[0]] >= w.page->effect()->changes()[extremes[1]]);
        QVERIFY(waitUntil([&] { return worker.profiled() == worker.shown() && worker.profiled() > 0; }));
        QList<MessageBar*> bars; // one that is replaced goes with the next turn of the event loop
        QVERIFY(waitUntil([&] {
            bars = w.page->jointStrip()->findChildren<MessageBar*>();
            return bars.size() == 1;
        }));
        QVERIFY2(bars[0]->message().clause.contains("tell the dependence"),
                 qPrintable(bars[0]->message().clause));
    }

    void theFormSetsFamilyAndNumber() {
        Window w;
        QVERIFY(w.open(rig_.study(kPair)));
        w.page->view()->selectRow(2);
        auto* family = w.inForm<QComboBox>("Family");
        QVERIFY(family);
        family->setCurrentIndex(family->findData("clayton"));
        emit family->activated(family->currentIndex());
        QVERIFY(waitUntil([&] { return w.document.study().dependence.family == "clayton"; }, 5000));
        QVERIFY(w.settled());
        QVERIFY(std::abs(w.number() - 2 / M_PI * std::asin(0.3)) < 0.001); // the same Kendall's tau
        w.document.changeStudy("range", [](Study& study) {
            study.dependence.pairs[0].value.min = 0.05;
            study.dependence.pairs[0].value.max = 0.8;
        });
        const auto search = [&w](bool on) {
            if (!w.settled()) return false;
            for (auto* box : w.page->inspector()->findChildren<QCheckBox*>())
                if (box->text() == "search it") box->click();
            return waitUntil([&] { return w.document.study().dependence.pairs[0].given() != on; }, 5000);
        };
        QVERIFY(search(false));
        QVERIFY(search(true)); // within the range that it had
        QCOMPARE(w.document.study().dependence.pairs[0].value.min, 0.05);
        QCOMPARE(w.document.study().dependence.pairs[0].value.max, 0.8);
    }

    void aFlatProfileTellsNothing() {
        LiveModel::PairProfile flat, peak;
        for (int k = 0; k <= 20; ++k) {
            const double x = -0.9 + 0.09 * k;
            flat.number.push_back(x), peak.number.push_back(x);
            flat.logL.push_back(-0.5 * x * x);                         // falls by 0.4
            peak.logL.push_back(-0.5 * std::pow((x - 0.36) / 0.1, 2)); // standard deviation 0.1
        }
        const SearchValue range{0, -0.9, 0.9};
        QVERIFY(!toldDependence(flat, range).told);
        const ToldDependence told = toldDependence(peak, range);
        QVERIFY(told.told);
        QVERIFY(std::abs(told.error - 0.1) < 1e-6); // a parabola through three points is exact
        QVERIFY(std::abs(told.lower - 0.16) < 0.03 && std::abs(told.upper - 0.56) < 0.03); // 1.96 of them
    }

    /// Chosen in the list of families: the file is asked for, the column called as the unknown is taken.
    void theEmpiricalFamilyAsksForItsFile() {
        Window w;
        QVERIFY(w.open(rig_.study({})));
        w.page->view()->selectRow(0);
        auto* families = w.inForm<QComboBox>("Family");
        QVERIFY(families && families->findData("empirical") > 0);
        const auto answer = [&](const QString& file) {
            QTimer::singleShot(0, this, [this, file] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                if (file.isEmpty()) return dialog->reject();
                dialog->findChild<QLineEdit*>()->setText(file);
                QMetaObject::invokeMethod(dialog, "accept");
            });
        };
        answer(rig_.folder.filePath("specimens.csv"));
        families->setCurrentIndex(families->findData("empirical"));
        emit families->activated(families->currentIndex());
        QVERIFY(waitUntil([&] { return w.document.study().unknowns[0].family == "empirical"; }, 5000));
        QVERIFY(w.settled());
        const Unknown u = w.document.study().unknowns[0];
        QCOMPARE(QString::fromStdString(u.samples.column), QString("x1"));
        QVERIFY(u.samples.law && u.samples.law->samples() == 300);
        QCOMPARE(shapeOf(u, "shift")->start, 0.0);
        QCOMPARE(shapeOf(u, "scale")->start, 1.0);
        auto* density = w.inForm<QComboBox>("Density");
        QVERIFY(density);
        density->setCurrentIndex(density->findData("histogram"));
        emit density->activated(density->currentIndex());
        QVERIFY(
            waitUntil([&] { return w.document.study().unknowns[0].samples.estimate == "histogram"; }, 5000));
        QVERIFY(w.settled());
        w.document.undoStack().undo();
        w.document.undoStack().undo();
        QCOMPARE(QString::fromStdString(w.document.study().unknowns[0].family), QString("normal"));
    }
};

RIGOR_WINDOW_TEST(TestJoint)
#include "test_joint.moc"

} // namespace test_joint

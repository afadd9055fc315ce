// A characteristic curve as one unknown with one picture, and what holds between unknowns, on the real
// widgets.
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/plot/qcp.h"
#include "ui/shell/main_window.h"
#include "ui/steps/unknowns/constraints_editor.h"
#include "ui/steps/unknowns/curve_panel.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/steps/unknowns/unknowns_picture.h"
#include "ui/widgets/checked_text.h"
#include "ui/widgets/form.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"

#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace test_unknown_rows {

using namespace rigor;

namespace {
struct Window {
    MainWindow main;
    Document& document = main.document();
    UnknownsPage* page = qobject_cast<UnknownsPage*>(main.page(kUnknowns));

    Window() {
        main.setAsksBeforeLoss(false);
        main.resize(1440, 900);
        main.show();
    }
    bool open(const QString& study) {
        document.openStudy(study);
        if (!waitUntil([this] { return !document.isSettling() && document.whyNotRun().isEmpty(); }, 60000))
            return false;
        main.goTo(kUnknowns);
        waitUntil([] { return false; }, 100);
        return true;
    }
    bool settled(bool runs) {
        return waitUntil([&] { return !document.isSettling() && document.whyNotRun().isEmpty() == runs; },
                         20000);
    }
    double start(std::size_t unknown) { return document.study().unknowns[unknown].value.start; }
    template <class Widget> Widget* inForm(const QString& name) {
        waitUntil([] { return false; }, 50); // the form of before is gone
        for (auto* widget : page->inspector()->findChildren<Widget*>()) {
            auto* button = qobject_cast<QPushButton*>(widget);
            const bool named = widget->accessibleName() == name || (button && button->text() == name);
            if (named && widget->isVisibleTo(page->inspector())) return widget;
        }
        return nullptr;
    }
    bool type(const QString& field, const QString& text) {
        auto* edit = inForm<QLineEdit>(field);
        if (!edit) return false;
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text.isEmpty() ? " " : text);
        QTest::keyClick(edit, Qt::Key_Return);
        waitUntil([] { return false; }, 50);
        return true;
    }
};

QString valveStudy() {
    return QString::fromStdString(sourceDir() + "/resources/rigs/hydraulic-four-bar/filter.toml");
}
} // namespace

class TestUnknownRows : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    QString write(const char* name, const QByteArray& text) {
        QFile file(folder_.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(text);
        return file.fileName();
    }
    /// y = (a + b) t of a = 1, b = 2.
    QString sumStudy() {
        QByteArray text = "t,y\n";
        for (int k = 0; k <= 20; ++k)
            text +=
                QByteArray::number(0.1 * k) + ',' + QByteArray::number(0.3 * k + (k % 3 - 1) * 0.01) + '\n';
        write("sum.csv", text);
        write("sum.mo", "model Sum\n  parameter Real a = 1.5;\n  parameter Real b = 1.5;\n"
                        "  output Real y = (a + b)*time;\nend Sum;\n");
        return write("sum.toml",
                     "method = \"least-squares\"\nmodel = \"sum.mo\"\n[data]\nfile = \"sum.csv\"\n"
                     "layout = \"signals\"\ntime = \"t\"\n[data.measurements]\ny = \"y\"\n"
                     "[unknowns.a]\nstart = 1.5\nmin = 0.1\nmax = 5.0\n"
                     "[unknowns.b]\nstart = 1.5\nmin = 0.1\nmax = 5.0\n");
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Language::instance().choose("en");
    }

    void aCurveIsOneRowWithOnePicture() {
        Window w;
        QVERIFY(w.open(valveStudy()));
        QCOMPARE(w.page->table()->rowCount(), 1);
        QCOMPARE(w.page->table()->columns()[0].texts[0], QString("y (9 points)"));
        QVERIFY(w.page->picture()->curve(0) && !w.page->picture()->panel(0));
        const int entries = w.document.undoStack().count();
        // Typed in the table it is the start of all, in one step.
        QVERIFY(w.page->table()->setData(w.page->table()->index(0, 1), "6e-9", Qt::EditRole));
        QVERIFY(waitUntil([&] { return w.start(8) == 6e-9; }, 2000));
        for (std::size_t k = 0; k < 9; ++k) QCOMPARE(w.start(k), 6e-9);
        QCOMPARE(w.document.undoStack().count(), entries + 1);
        // Above the range of all it is refused and changes none.
        w.page->table()->setData(w.page->table()->index(0, 1), "3e-8", Qt::EditRole);
        waitUntil([] { return false; }, 50);
        for (std::size_t k = 0; k < 9; ++k) QCOMPARE(w.start(k), 6e-9);
        // In the form each has its field, and the range is that of all.
        QVERIFY(w.type("y[4]", "9e-9"));
        QCOMPARE(w.start(3), 9e-9);
        QCOMPARE(w.start(4), 6e-9);
        QCOMPARE(w.page->table()->data(w.page->table()->index(0, 1), Qt::DisplayRole).toString(),
                 QString("6 × 10⁻⁹ … 9 × 10⁻⁹"));
        QVERIFY(w.type("Max", "1e-8"));
        for (const Unknown& u : w.document.study().unknowns) QCOMPARE(u.value.max, 1e-8);
        while (w.document.undoStack().index() > entries) w.document.undoStack().undo();
        for (std::size_t k = 0; k < 9; ++k) QCOMPARE(w.start(k), 5e-9);
    }

    void aPointIsDraggedByMouseAndKeyboard() {
        Window w;
        QVERIFY(w.open(valveStudy()));
        CurvePanel* panel = w.page->picture()->curve(0);
        QCustomPlot* canvas = panel->plot()->canvas();
        const int entries = w.document.undoStack().count();
        const QPoint from = panel->gripPosition(5).toPoint();
        const QPoint to(from.x(), qRound(canvas->yAxis->coordToPixel(1.2e-8)));
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, from + (to - from) * i / 4);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, to);
        QCOMPARE(w.document.undoStack().count(), entries + 1);
        QVERIFY2(std::abs(w.start(5) - 1.2e-8) < 2e-10, qPrintable(QString::number(w.start(5))));
        QVERIFY2(QString::number(w.start(5), 'g', 17).size() < 10,
                 qPrintable(QString::number(w.start(5), 'g', 17))); // as a person would write it
        for (const std::size_t k : {0, 4, 6, 8}) QCOMPARE(w.start(k), 5e-9);
        // Beyond the range it stops there.
        const QPoint at = w.page->picture()->curve(0)->gripPosition(0).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, at);
        QTest::mouseMove(canvas, {at.x(), 2});
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, {at.x(), 2});
        QCOMPARE(w.start(0), 2e-8);
        // Right chooses the next point, up moves it; steps are one entry.
        HandleLayer* layer = w.page->picture()->curve(0)->layer();
        layer->setFocus();
        while (layer->chosen() != 3) QTest::keyClick(layer, Qt::Key_Right);
        const int before = w.document.undoStack().count();
        QTest::keyClick(layer, Qt::Key_Up);
        QTest::keyClick(layer, Qt::Key_Up);
        QVERIFY(w.start(3) > 5e-9);
        QCOMPARE(w.document.undoStack().count(), before + 1);
        QCOMPARE(layer->accessParts().size(), std::size_t(9));
        QVERIFY(layer->accessParts()[3].name.startsWith("y[4] "));
    }

    void thePointsAreShownOneByOneOnRequest() {
        Window w;
        QVERIFY(w.open(valveStudy()));
        auto* apart = w.inForm<QPushButton>("Point by point");
        QVERIFY(apart);
        apart->click();
        QVERIFY(waitUntil([&] { return w.page->table()->rowCount() == 9; }, 2000));
        QVERIFY(w.page->picture()->panel(0) && !w.page->picture()->curve(0));
        QCOMPARE(w.page->table()->columns()[0].texts[3], QString("y[4]"));
        auto* whole = w.inForm<QPushButton>("As one curve");
        QVERIFY(whole);
        whole->click();
        QVERIFY(waitUntil([&] { return w.page->table()->rowCount() == 1; }, 2000));
        // A point with something of its own is not lost among the others.
        w.document.changeStudy("a prior", [](Study& study) {
            study.unknowns[2].prior = {.family = "normal", .mean = 7e-9, .standardDeviation = 1e-9};
        });
        QVERIFY(waitUntil([&] { return w.page->table()->rowCount() == 9; }, 2000));
        w.document.undoStack().undo();
        QVERIFY(waitUntil([&] { return w.page->table()->rowCount() == 1; }, 2000));
        auto* remove = w.inForm<QPushButton>("Remove");
        QVERIFY(remove);
        remove->click();
        QVERIFY(waitUntil([&] { return w.document.study().unknowns.empty(); }, 2000));
        w.document.undoStack().undo();
        QCOMPARE(w.document.study().unknowns.size(), std::size_t(9));
    }

    void whatHoldsBetweenUnknownsIsWrittenInTheForm() {
        Window w;
        QVERIFY(w.open(sumStudy()));
        auto* add = w.inForm<QPushButton>("Add a constraint");
        QVERIFY(add);
        add->click();
        QVERIFY(w.type("Constraint 1", "a = b"));
        // What is none stays with its sentence and stops the run; Esc takes it back.
        auto* edit = w.inForm<QLineEdit>("Constraint 1");
        QVERIFY(edit);
        auto* field = qobject_cast<CheckedText*>(edit->parentWidget());
        QVERIFY2(field->sentence().contains("is no inequality"), qPrintable(field->sentence()));
        QVERIFY(w.settled(false));
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(field->sentence(), QString());
        QVERIFY(w.settled(true));
        QVERIFY(w.type("Constraint 1", "a < b"));
        QCOMPARE(w.document.study().constraints, std::vector<std::string>{"a < b"});
        QVERIFY(w.settled(true));
        // A contradiction names what is left.
        w.inForm<QPushButton>("Add a constraint")->click();
        QVERIFY(w.type("Constraint 2", "a > b + 1"));
        QCOMPARE(w.document.study().constraints.size(), std::size_t(1));
        QVERIFY(w.settled(false));
        QVERIFY(w.type("Constraint 2", "a + b <= 4"));
        QCOMPARE(w.document.study().constraints.size(), std::size_t(2));
        QVERIFY(w.settled(true));
        w.inForm<QPushButton>("Remove constraint 1")->click();
        QVERIFY(waitUntil([&] { return w.document.study().constraints.size() == 1; }, 2000));
        QCOMPARE(w.document.study().constraints[0], std::string("a + b <= 4"));
    }

    void anUnknownFollowsAnotherAndNoLonger() {
        Window w;
        QVERIFY(w.open(sumStudy()));
        QVERIFY(w.type("Equals", "2*c"));
        auto* edit = w.inForm<QLineEdit>("Equals");
        QVERIFY(edit);
        QVERIFY(!qobject_cast<CheckedText*>(edit->parentWidget())->sentence().isEmpty());
        QVERIFY(w.document.study().unknowns[0].equals.empty());
        QVERIFY(w.type("Equals", "b/2"));
        QCOMPARE(w.document.study().unknowns[0].equals, std::string("b/2"));
        // It is written and read again, in a project too.
        const Study again = parseStudy(toToml(w.document.study()), "again.toml");
        QCOMPARE(again.unknowns[0].equals, std::string("b/2"));
        QVERIFY(w.settled(true));
        QVERIFY(!w.inForm<QLineEdit>("Start")); // it is not searched
        QCOMPARE(w.page->picture()->panel(0)->unknown().name, std::string("b"));
        QVERIFY(!w.page->picture()->panel(1));
        QVERIFY(w.type("Equals", ""));
        QVERIFY(w.document.study().unknowns[0].equals.empty());
        QCOMPARE(w.start(0), 1.5); // as before
        QVERIFY(w.settled(true));
    }

    /// A study file need not state where a search begins: then it is the value of the model.
    void aStartThatIsNotStatedIsThatOfTheModel() {
        const QString path = sumStudy();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        QVERIFY(text.contains("[unknowns.a]\nstart = 1.5\n"));
        text.replace("[unknowns.a]\nstart = 1.5\n", "[unknowns.a]\n");
        write("unstated.toml", text);
        Window w;
        QVERIFY(w.open(QFileInfo(path).dir().filePath("unstated.toml")));
        QVERIFY(std::isnan(w.start(0)));
        QCOMPARE(whyWrong(w.document.study().unknowns[0]), QString());
        auto* edit = w.inForm<QLineEdit>("Start");
        QVERIFY(edit);
        QCOMPARE(edit->placeholderText(), QString("as in the model"));
        QVERIFY(w.settled(true));
    }

    /// Over all places of a curve among other unknowns, whole or not.
    void rowsHoldEveryUnknownOnce() {
        Study study;
        const std::vector<ModelCurve> none;
        for (const char* name : {"a", "y[1]", "y[2]", "b"}) {
            Unknown u;
            u.name = name;
            study.unknowns.push_back(u);
        }
        const auto rows = unknownRows(study, none, nullptr, {"y"});
        QCOMPARE(rows.size(), std::size_t(4));
        QCOMPARE(rows[1].apartOf, std::string("y"));
        QVERIFY(rows[0].apartOf.empty());
    }
};

RIGOR_WINDOW_TEST(TestUnknownRows)
#include "test_unknown_rows.moc"

} // namespace test_unknown_rows

// The unknowns on the real widgets: handles dragged with the mouse and the keyboard, families and
// parametrisations, what cannot be.
#include "core/foundation/stats/distributions/shape_moments.h"
#include "core/methods/answer_actions.h"
#include "tests/support/test_program.h"
#include "tests/ui/ui_fixture.h"
#include "ui/document/other_method.h"
#include "ui/plot/qcp.h"
#include "ui/shell/main_window.h"
#include "ui/steps/unknowns/distribution_panel.h"
#include "ui/steps/unknowns/live_panel.h"
#include "ui/steps/unknowns/unknowns_edit.h"
#include "ui/steps/unknowns/unknowns_page.h"
#include "ui/steps/unknowns/unknowns_picture.h"
#include "ui/widgets/form.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/text/language.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

namespace test_unknowns {

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
    bool open(const QString& study = shippedStudy()) {
        document.openStudy(study);
        if (!waitUntil([this] { return document.whyNotRun().isEmpty(); }, 60000)) return false;
        main.goTo(kUnknowns);
        waitUntil([] { return false; }, 100);
        return true;
    }
    const Unknown& unknown(std::size_t i) { return document.study().unknowns[i]; }
    DistributionPanel* panel(int i) { return page->picture()->panel(i); }
    /// Drags a handle to an abscissa of the plot.
    void drag(int index, HandleKind kind, double to) {
        QCustomPlot* canvas = panel(index)->plot()->canvas();
        const QPoint from = panel(index)->handlePosition(kind).toPoint();
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        const QPoint end(qRound(canvas->xAxis->coordToPixel(to)), from.y());
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, from + (end - from) * i / 4);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, end);
    }
};

double start(const Unknown& u, const char* name) { return shapeOf(u, name)->start; }
} // namespace

class TestUnknowns : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    /// x' = -1.3 x from 5 and from 3, a least-squares study of the rate and the start.
    QString twoDecays() {
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder_.filePath(name));
            if (file.open(QIODevice::WriteOnly)) file.write(text);
            return file.fileName();
        };
        write("decay.mo", "model Decay\n  parameter Real rate = 1;\n  output Real x(start = 1);\nequation\n"
                          "  der(x) = -rate*x;\nend Decay;\n");
        for (const auto& [name, start] : {std::pair{"hot.csv", 5.0}, {"warm.csv", 3.0}}) {
            QByteArray text = "t,x\n";
            for (int k = 0; k <= 20; ++k)
                text += QByteArray::number(0.1 * k) + ',' +
                        QByteArray::number(start * std::exp(-1.3 * 0.1 * k), 'g', 17) + '\n';
            write(name, text);
        }
        return write("study.toml", "method = \"least-squares\"\nmodel = \"decay.mo\"\n[data]\n"
                                   "files = [\"hot.csv\", \"warm.csv\"]\nlayout = \"signals\"\n"
                                   "time = \"t\"\n[data.measurements]\nx = \"x\"\n"
                                   "[unknowns.rate]\nstart = 1.0\nmin = 0.1\nmax = 5.0\n"
                                   "[unknowns.\"x.start\"]\nstart = 2.0\nmin = 0.0\nmax = 10.0\n"
                                   "[simulation]\nstep = 0.01\n");
    }

  private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        Language::instance().choose("en");
        Theme::instance().choose(ThemeChoice::Light);
        Theme::instance().install();
    }

    /// A box narrower than the range of the mean would cut the distribution off where the answer lies.
    void aProposedMeanTakesBoxAndSpreadAlong() {
        Unknown k;
        k.name = "k";
        k.family = "normal";
        k.lower = 7500, k.upper = 22500;
        k.shape = {{"mean", {15000, 7500, 22500}}, {"standard_deviation", {1500, 1.5, 7500}}};
        QVERIFY(setMean(k, {20280, 10000, 31000}));
        QCOMPARE(shapeOf(k, "mean").start, 20280.0);
        QCOMPARE(k.lower, 7500.0); // a wider one than needed was meant
        QCOMPARE(k.upper, 31000.0);
        const SearchValue spread = shapeOf(k, "standard_deviation");
        QVERIFY(spread.min < spread.start && spread.start < spread.max && spread.max == 10500);
        Unknown other = k;
        other.family = "gamma";
        other.shape = {{"shape", {2, 1, 3}}, {"scale", {1, 0.5, 2}}};
        QVERIFY(!setMean(other, {1, 0, 2}));
        QCOMPARE(other.upper, 31000.0);
        // The remedy of a mean on its bound.
        std::vector<Unknown> list{k};
        QVERIFY(setSearchValues(list, {{"k.mean.max", 52000}, {"k.standard_deviation.max", 90000}}));
        QCOMPARE(list[0].upper, 52000.0);
        QVERIFY(setSearchValues(list, {{"k.mean.start", 50000}}));
        QCOMPARE(list[0].upper, 52000.0);
    }

    void numbersOfUnlikeUnitsHaveDigitsOfTheirOwn() {
        const QString study = twoDecays();
        for (const auto& [unit, decimals] : {std::pair{"", -3}, {"(unit = \"1/s\")", -2}}) {
            QFile model(folder_.filePath("decay.mo"));
            QVERIFY(model.open(QIODevice::WriteOnly));
            model.write(QByteArray("model Decay\n  parameter Real rate") + unit +
                        " = 1;\n  output Real x(start = 1);\nequation\n  der(x) = -rate*x;\nend Decay;\n");
            model.close();
            Window w;
            QVERIFY(w.open(study));
            QCOMPARE(w.page->table()->columns()[1].decimals, decimals);
        }
    }

    void meanSpreadAndBoxAreDragged() {
        Window w;
        QVERIFY(w.open());
        const int entries = w.document.undoStack().count();
        const double before = start(w.unknown(0), "mean");
        // A pixel of the plot is about 0.004 wide: the handle lands within one of them.
        w.drag(0, HandleKind::Mean, 0.9);
        QVERIFY2(std::abs(start(w.unknown(0), "mean") - 0.9) < 0.005,
                 qPrintable(QString::number(start(w.unknown(0), "mean"))));
        QCOMPARE(w.document.undoStack().count(), entries + 1); // one drag, one entry
        const double mean = start(w.unknown(0), "mean");
        w.drag(0, HandleKind::SpreadAbove, mean + 0.12);
        QVERIFY(std::abs(start(w.unknown(0), "standard_deviation") - 0.12) < 0.005);
        QCOMPARE(start(w.unknown(0), "mean"), mean);
        w.drag(0, HandleKind::Lower, 0.5);
        w.drag(0, HandleKind::Upper, 1.2);
        QVERIFY(std::abs(w.unknown(0).upper - 1.2) < 0.005);
        // The table shows the same numbers.
        QCOMPARE(w.page->table()->columns()[2].numbers[0], mean);
        while (w.document.undoStack().count() > entries && w.document.undoStack().index() > entries)
            w.document.undoStack().undo();
        QCOMPARE(start(w.unknown(0), "mean"), before);
    }

    void aHandleStopsAtTheSearchRangeAndWhereNothingCanBe() {
        Window w;
        QVERIFY(w.open());
        const SearchValue mean = *shapeOf(w.unknown(0), "mean"),
                          sd = *shapeOf(w.unknown(0), "standard_deviation");
        w.drag(0, HandleKind::Mean, w.unknown(0).upper + 0.02);
        QVERIFY(start(w.unknown(0), "mean") <= mean.max);
        // The spread's handle is dragged beyond the mean: the spread stays positive.
        w.drag(0, HandleKind::SpreadAbove, start(w.unknown(0), "mean") - 0.2);
        QVERIFY(start(w.unknown(0), "standard_deviation") >= sd.min);
        QVERIFY(start(w.unknown(0), "standard_deviation") > 0);
        // The lower end of the box cannot pass the upper one.
        w.drag(0, HandleKind::Lower, w.unknown(0).upper + 0.02);
        QVERIFY(w.unknown(0).lower < w.unknown(0).upper);
        for (const Unknown& u : w.document.study().unknowns) QVERIFY(whyWrong(u).isEmpty());
    }

    void theKeyboardMovesAHandle() {
        Window w;
        QVERIFY(w.open());
        HandleLayer* layer = w.panel(0)->layer();
        layer->setFocus();
        const auto handles = handlesOf(w.unknown(0));
        while (handles[static_cast<std::size_t>(layer->chosen())].kind != HandleKind::Mean)
            QTest::keyClick(layer, Qt::Key_Up);
        const double before = start(w.unknown(0), "mean");
        const int entries = w.document.undoStack().count();
        const auto range = w.panel(0)->plot()->xRange();
        QTest::keyClick(layer, Qt::Key_Left);
        QTest::keyClick(layer, Qt::Key_Left);
        const double moved = before - start(w.unknown(0), "mean");
        QVERIFY2(std::abs(moved - 0.02 * (range.second - range.first)) < 0.005,
                 qPrintable(QString::number(moved)));
        QCOMPARE(w.document.undoStack().count(), entries + 1); // successive steps are one entry
    }

    void familiesKeepMeanAndSpread() {
        Window w;
        QVERIFY(w.open());
        const auto choose = [&](const char* name, const QString& text) {
            for (QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
                if (combo->accessibleName() == name && combo->isVisibleTo(w.page->inspector())) {
                    const int index = combo->findText(text);
                    if (index < 0) return false;
                    combo->setCurrentIndex(index);
                    Q_EMIT combo->activated(index);
                    waitUntil([] { return false; }, 30);
                    return true;
                }
            return false;
        };
        const double mean = start(w.unknown(0), "mean"), sd = start(w.unknown(0), "standard_deviation");
        QVERIFY(choose("Family", "Gamma"));
        QCOMPARE(w.unknown(0).family, std::string("gamma"));
        QVERIFY(choose("Given by", "shape, scale"));
        QVERIFY(std::abs(start(w.unknown(0), "shape") - mean * mean / sd / sd) < 1e-9);
        QVERIFY(std::abs(start(w.unknown(0), "scale") - sd * sd / mean) < 1e-12);
        QVERIFY(choose("Family", "Lognormal"));
        QVERIFY(std::abs(start(w.unknown(0), "mean") - mean) < 1e-9);
        QVERIFY(std::abs(start(w.unknown(0), "standard_deviation") - sd) < 1e-9);
        QVERIFY(choose("Family", "Uniform"));
        QVERIFY(std::abs(start(w.unknown(0), "maximum") - mean - std::sqrt(3.0) * sd) < 1e-9);
        for (const Unknown& u : w.document.study().unknowns)
            QVERIFY2(whyWrong(u).isEmpty(), qPrintable(whyWrong(u)));
        QVERIFY(w.document.whyNotRun().isEmpty());
    }

    void aNegativeSpreadIsOneSentenceInPlace() {
        Window w;
        QVERIFY(w.open());
        const auto unknowns = w.document.study().unknowns;
        QLineEdit* field = nullptr;
        for (QLineEdit* edit : w.page->inspector()->findChildren<QLineEdit*>())
            if (edit->accessibleName() == "Std. deviation" && edit->isVisibleTo(w.page->inspector()))
                field = edit;
        QVERIFY(field);
        field->setText("-0.1");
        Q_EMIT field->editingFinished();
        waitUntil([] { return false; }, 50);
        QCOMPARE(start(w.unknown(0), "standard_deviation"), start(unknowns[0], "standard_deviation"));
        QStringList seen;
        for (QLabel* label : w.page->inspector()->findChildren<QLabel*>())
            if (label->isVisibleTo(w.page->inspector())) seen << label->text();
        QVERIFY2(seen.filter("must be greater than 0").size() == 1, qPrintable(seen.join(" | ")));
        QVERIFY(seen.filter("x1 sd").size() == 1);
    }

    /// A clip beyond the other one is refused with a sentence at its field, which goes with what was wrong.
    void aRefusedClipLeavesNoSentenceBehind() {
        Window w;
        QVERIFY(w.open());
        const auto field = [&]() -> NumberField* {
            for (auto* number : w.page->inspector()->findChildren<NumberField*>())
                if (number->edit()->accessibleName() == "Clip lower" ||
                    number->accessibleName() == "Clip lower")
                    return number;
            return nullptr;
        };
        const auto type = [&](const QString& text) {
            field()->edit()->setFocus();
            field()->edit()->selectAll();
            QTest::keyClicks(field()->edit(), text);
            QTest::keyClick(field()->edit(), Qt::Key_Return);
        };
        QVERIFY(field());
        const Unknown before = w.unknown(0);
        const QString shown = field()->edit()->text();
        for (const bool escape : {true, false}) {
            type("99");
            QVERIFY2(field()->sentence().contains("is not below"), qPrintable(field()->sentence()));
            QVERIFY(w.document.whyNotRun().join(' ').contains("is not below"));
            QCOMPARE(w.unknown(0).lower, before.lower);
            if (escape)
                QTest::keyClick(field()->edit(), Qt::Key_Escape);
            else
                type(shown);
            QCOMPARE(field()->sentence(), QString());
            QCOMPARE(field()->edit()->text(), shown);
            QVERIFY(w.document.whyNotRun().isEmpty());
        }
        // In the table the cell goes back at once; the strip goes as soon as a value is taken.
        const auto strips = [&] {
            int said = 0;
            for (const auto* strip : w.page->findChildren<MessageBar*>())
                said += strip->message().clause.contains("not taken");
            return said;
        };
        NumberTable* table = w.page->table();
        int column = -1;
        for (int c = 0; c < table->columnCount(); ++c)
            if (table->columns()[static_cast<std::size_t>(c)].name == "clip lower") column = c;
        QVERIFY(column >= 0);
        table->setData(table->index(0, column), "99", Qt::EditRole);
        QVERIFY(waitUntil([&] { return strips() == 1; }, 2000));
        table->setData(table->index(0, column), QString::number(before.lower, 'g', 17), Qt::EditRole);
        QVERIFY(waitUntil([&] { return strips() == 0; }, 2000));
    }

    void aPointValueIsSharedOrPerExperiment() {
        Window w;
        QVERIFY(w.open(twoDecays()));
        const auto chosen = [&] {
            for (QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
                if (combo->accessibleName() == "Number" && combo->isVisibleTo(w.page->inspector()))
                    return combo;
            return static_cast<QComboBox*>(nullptr);
        };
        const auto choose = [&](const QString& text) {
            waitUntil([] { return false; }, 30); // the form of the unknown before is gone
            QComboBox* combo = chosen();
            if (!combo) return false;
            combo->setFocus();
            QTest::keyClick(combo, text == "shared" ? Qt::Key_Up : Qt::Key_Down);
            waitUntil([] { return false; }, 30);
            return chosen() && chosen()->currentText() == text;
        };
        const auto cell = [&](int row) {
            const auto& columns = w.page->table()->columns();
            return columns[4].texts[static_cast<std::size_t>(row)];
        };
        const auto clause = [&](const QString& text) {
            for (QLabel* label : w.page->findChildren<QLabel*>())
                if (label->text() == text) return true;
            return false;
        };
        const auto named = [&] {
            for (const auto& [key, value] : w.document.study().options)
                if (key == "per_experiment") return std::get<std::string>(value);
            return std::string("not written");
        };
        // The heads are those of point values.
        QStringList heads;
        for (const TableColumn& column : w.page->table()->columns()) heads << column.name;
        QCOMPARE(heads, QStringList({"Unknown", "start", "min", "max", "number", "description"}));
        QCOMPARE(w.page->table()->columns()[1].numbers, std::vector<double>({1, 2}));
        QCOMPARE(w.page->table()->columns()[3].numbers, std::vector<double>({5, 10}));
        QVERIFY(clause("2 unknowns, 2 searched numbers"));

        const int entries = w.document.undoStack().count();
        w.page->view()->selectRow(1);
        QVERIFY(choose("per experiment"));
        QCOMPARE(named(), std::string("x.start"));
        QCOMPARE(cell(0), QString("shared"));
        QCOMPARE(cell(1), QString("per experiment"));
        QVERIFY(clause("2 unknowns, 3 searched numbers"));
        QCOMPARE(w.document.undoStack().count(), entries + 1);
        w.page->view()->selectRow(0);
        QVERIFY(choose("per experiment"));
        QCOMPARE(named(), std::string("x.start, rate"));
        QVERIFY(choose("shared"));
        QCOMPARE(named(), std::string("x.start"));
        w.document.undoStack().undo();
        QCOMPARE(named(), std::string("x.start, rate"));
        QVERIFY(waitUntil([&] { return chosen() && chosen()->currentText() == "per experiment"; }, 2000));
        while (w.document.undoStack().index() > entries) w.document.undoStack().undo();
        QCOMPARE(named(), std::string("not written"));
        QCOMPARE(cell(1), QString("shared"));
        // The run that follows finds both starts.
        w.page->view()->selectRow(1);
        QVERIFY(choose("per experiment"));
        QVERIFY(waitUntil([&] { return w.document.whyNotRun().isEmpty(); }, 20000));
        w.main.startRun();
        QVERIFY(waitUntil([&] { return w.document.run(1) && w.document.run(1)->result; }, 60000));
        const Result& result = *w.document.run(1)->result;
        QCOMPARE(result.unknowns.size(), std::size_t(3));
        QCOMPARE(result.unknowns[1].name, std::string("x.start[hot]"));
        QVERIFY(std::abs(result.unknowns[1].value - 5) < 1e-6);
        QVERIFY(std::abs(result.unknowns[2].value - 3) < 1e-6);
        // An unknown that is removed is no longer named.
        w.main.goTo(kUnknowns);
        w.page->view()->selectRow(1);
        for (QPushButton* button : w.page->inspector()->findChildren<QPushButton*>())
            if (button->text() == "Remove" && button->isVisibleTo(w.page->inspector())) {
                button->click();
                break;
            }
        QVERIFY(waitUntil([&] { return w.document.study().unknowns.size() == 1; }, 2000));
        QCOMPARE(named(), std::string("not written"));
    }

    void aPointValueIsEditedInTheTable() {
        Window w;
        QVERIFY(w.open(twoDecays()));
        NumberTable* table = w.page->table();
        QVERIFY(table->setData(table->index(0, 3), "7", Qt::EditRole));
        QVERIFY(waitUntil([&] { return w.unknown(0).value.max == 7; }, 2000));
        QVERIFY(!table->setData(table->index(0, 1), "8", Qt::EditRole)); // above its max
        QVERIFY(table->refusal().contains("outside its search range"));
        QVERIFY(table->setData(table->index(0, 1), "0.5", Qt::EditRole));
        QVERIFY(waitUntil([&] { return w.unknown(0).value.start == 0.5; }, 2000));
    }

    void aPointValueOffersScaleAndPrior() {
        Window w;
        QVERIFY(w.open(twoDecays()));
        const auto choose = [&](const char* name, int index) {
            for (QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
                if (combo->accessibleName() == name && combo->isVisibleTo(w.page->inspector())) {
                    combo->setCurrentIndex(index);
                    Q_EMIT combo->activated(index);
                    return true;
                }
            return false;
        };
        const double start = w.unknown(0).value.start;
        w.document.changeStudy("range", [](Study& study) { study.unknowns[0].value.min = 0.01; });
        QVERIFY(waitUntil([&] { return choose("Scale", 1); }, 2000));
        QVERIFY(waitUntil([&] { return w.unknown(0).logarithmic; }, 2000));
        QVERIFY(waitUntil([&] { return choose("Prior", 1); }, 2000));
        QVERIFY(waitUntil([&] { return w.unknown(0).prior.family == "normal"; }, 2000));
        QCOMPARE(w.unknown(0).prior.mean, start);
        QVERIFY(toToml(w.document.study()).find("prior = {family = \"normal\"") != std::string::npos);
        // Another method would pass them over: they are left, and that is told.
        const Study other = forMethod(w.document.study(), "filter");
        QVERIFY(!other.unknowns[0].logarithmic && !other.unknowns[0].prior.stated());
        QVERIFY(wordsOnSettingsLeft(w.document.study(), other).text().find("priors") != std::string::npos);
        // What follows the others has nothing to edit.
        const std::string followed = w.unknown(0).name;
        w.document.changeStudy("tie", [&](Study& study) {
            const std::string name = study.unknowns[1].name;
            study.unknowns[1] = {};
            study.unknowns[1].name = name;
            study.unknowns[1].equals = "2*" + followed;
        });
        NumberTable* table = w.page->table();
        QVERIFY(!table->setData(table->index(1, 1), "8", Qt::EditRole));
        QVERIFY(table->refusal().contains("is not searched"));
    }

    /// Distributions have no number per experiment: they are another one in each already.
    void aDistributionOffersNoNumberPerExperiment() {
        Window w;
        QVERIFY(w.open());
        for (const QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
            QVERIFY(combo->accessibleName() != "Number");
        QCOMPARE(w.page->table()->columns()[1].name, QString("Family"));
    }

    /// What keeps the run from starting is told at its step, in a whole sentence.
    void aNumberForAMethodOfDistributionsIsTold() {
        Window w;
        QVERIFY(w.open());
        const auto step = [&] { return w.main.navigator().steps()[kUnknowns]; };
        QVERIFY(waitUntil([&] { return step().state == StepState::Done; }, 5000));
        const QString name = QString::fromStdString(w.unknown(0).name);
        w.document.changeStudy(
            "family", [](Study& study) { study.unknowns[0] = withFamily(study.unknowns[0], "", 0); });
        QVERIFY(waitUntil([&] { return step().state == StepState::Wrong; }, 5000));
        QCOMPARE(step().sentence, name + " has no distribution");
        QCOMPARE(w.document.whyNotRunText(), "The unknown " + name + " has no distribution family");
        w.document.undoStack().undo();
        QVERIFY(waitUntil([&] { return step().state == StepState::Done; }, 5000));
    }

    /// One that has lost its density and has it again is drawn with its numbers of now.
    void theJointDensityFollowsAfterAFamilyCameBack() {
        Window w;
        QVERIFY(w.open());
        const auto joint = [&]() -> const FigurePanel& {
            return w.page->picture()->joint()->plot()->panel();
        };
        const auto widest = [&] {
            double low = 1e300, high = -1e300;
            for (const FigureSeries& s : joint().series)
                if (s.role == SeriesRole::Main)
                    for (const double x : s.x)
                        if (std::isfinite(x)) low = std::min(low, x), high = std::max(high, x);
            return high - low;
        };
        const double before = widest();
        const QString first = QString::fromStdString(w.unknown(0).name);
        w.document.changeStudy(
            "family", [](Study& study) { study.unknowns[0] = withFamily(study.unknowns[0], "", 0); });
        QVERIFY(w.page->picture()->joint()->isHidden());
        w.document.undoStack().undo();
        w.document.changeStudy(
            "spread", [](Study& study) { shapeOf(study.unknowns[0], "standard_deviation").start /= 2; });
        QVERIFY(!w.page->picture()->joint()->isHidden());
        QCOMPARE(QString::fromStdString(joint().x.quantity), first);
        QVERIFY2(std::abs(widest() / before - 0.5) < 0.05, qPrintable(QString::number(widest() / before)));
    }

    /// While the mouse is down the form says what the table and the handle say.
    void theFormFollowsADrag() {
        Window w;
        QVERIFY(w.open());
        const auto field = [&](const QString& name) {
            for (auto* number : w.page->inspector()->findChildren<NumberField*>())
                if (number->edit()->accessibleName() == name && number->isVisibleTo(w.page->inspector()))
                    return number->edit()->text();
            return QString();
        };
        const auto live = [&](const QString& text) {
            int said = 0;
            for (const QLabel* label : w.page->inspector()->findChildren<QLabel*>())
                said += label->text() == text && label->isVisibleTo(w.page->inspector());
            return said > 0;
        };
        QVERIFY(waitUntil([&] { return w.page->live()->facts().any; }, 60000));
        QCustomPlot* canvas = w.panel(0)->plot()->canvas();
        const QPoint from = w.panel(0)->handlePosition(HandleKind::SpreadAbove).toPoint();
        const QString before = field("Std. deviation"), clipped = clippedText(w.unknown(0));
        QTest::mousePress(canvas, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 4; ++i) QTest::mouseMove(canvas, from + QPoint(10 * i, 0));
        const double sd = w.page->table()->columns()[3].numbers[0];
        QVERIFY(sd != start(w.unknown(0), "standard_deviation")); // the document does not know it yet
        QVERIFY(field("Std. deviation") != before);
        QVERIFY(std::abs(field("Std. deviation").toDouble() - sd) < 1e-9);
        QVERIFY(live(w.page->table()->columns()[6].texts[0]));
        QVERIFY(!live(clipped));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, from + QPoint(40, 0));
        QVERIFY(waitUntil([&] { return w.page->live()->facts().dragged; }, 20000));
        // What follows is no drag: nothing is counted from its begin.
        w.document.changeStudy(
            "family", [](Study& study) { study.unknowns[0] = withFamily(study.unknowns[0], "gamma", 0); });
        QVERIFY(waitUntil([&] { return !w.page->live()->facts().dragged; }, 20000));
    }

    /// The form is made anew for another family: the keyboard stays in the field it was in.
    void theKeyboardStaysInTheFieldThatMadeTheFormAnew() {
        Window w;
        QVERIFY(w.open());
        w.main.activateWindow();
        const auto families = [&]() -> QComboBox* {
            for (QComboBox* combo : w.page->inspector()->findChildren<QComboBox*>())
                if (combo->accessibleName() == "Family" && combo->isVisibleTo(w.page->inspector()))
                    return combo;
            return nullptr;
        };
        const std::string family = w.unknown(0).family;
        QComboBox* before = families();
        QVERIFY(before);
        before->setFocus(Qt::TabFocusReason);
        QTest::keyClick(before, Qt::Key_Down);
        QVERIFY(waitUntil([&] { return families() && families() != before; }, 2000));
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == families(); }, 2000));
        QVERIFY(w.unknown(0).family != family);
    }

    void theJointDensityLiesInTheBox() {
        Window w;
        QVERIFY(w.open());
        const FigurePanel& joint = w.page->picture()->joint()->plot()->panel();
        QVERIFY(w.page->picture()->joint()->isVisible());
        QCOMPARE(joint.x.quantity, w.unknown(0).name);
        const auto box = std::find_if(joint.series.begin(), joint.series.end(),
                                      [](const FigureSeries& s) { return s.name == "feasible box"; });
        QVERIFY(box != joint.series.end());
        QCOMPARE(*std::min_element(box->x.begin(), box->x.end()), w.unknown(0).lower);
        QCOMPARE(*std::max_element(box->y.begin(), box->y.end()), w.unknown(1).upper);
        // A Beta that leans against its end has no density beyond it.
        w.document.changeStudy("family", [](Study& study) {
            Unknown& x = study.unknowns[0];
            x.lower = 0.5, x.upper = 1.5;
            x = withFamily(x, "beta", 1);
            for (const auto& [name, value] : {std::pair{"alpha", 0.5}, {"beta", 2.0}}) {
                shapeOf(x, name).min = 0.1, shapeOf(x, name).max = 10;
                shapeOf(x, name).start = value;
            }
        });
        QCOMPARE(*std::min_element(joint.series[0].x.begin(), joint.series[0].x.end()), 0.5);
        const auto rings = std::count_if(joint.series.begin(), joint.series.end(), [](const FigureSeries& s) {
            return s.role == SeriesRole::Main && s.x.size() > 10 &&
                   *std::min_element(s.x.begin(), s.x.end()) >= 0.5 &&
                   *std::max_element(s.x.begin(), s.x.end()) <= 1.5;
        });
        QCOMPARE(rings, 3);
        const auto labels = w.page->picture()->joint()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text().startsWith("39, 86, 99 %"); }));
    }
};

RIGOR_WINDOW_TEST(TestUnknowns)
#include "test_unknowns.moc"

} // namespace test_unknowns

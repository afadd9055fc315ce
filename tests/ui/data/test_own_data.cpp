// Every method on own data in the window alone: what is stated of sensors, the link from the sentence that
// blocks Run, candidates, fixed values, codes, computed columns, the start of a record, rows left out.
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/steps/data/columns/code_values.h"
#include "ui/steps/data/columns/column_editor.h"
#include "ui/steps/data/columns/derived_columns.h"
#include "ui/steps/data/columns/sensor_errors.h"
#include "ui/steps/data/data_preview.h"
#include "ui/steps/data/data_table.h"
#include "ui/steps/data/held_back_names.h"
#include "ui/steps/data/rows_view.h"
#include "ui/steps/data/start_rules.h"
#include "ui/steps/model/candidate_list.h"
#include "ui/steps/model/model_inspector.h"
#include "ui/widgets/form.h"
#include "ui/widgets/navigator.h"
#include "ui/widgets/tables/parameter_values.h"
#include "ui/widgets/text/language.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QtTest>

#include <cmath>
#include <random>

namespace test_own_data {

using namespace rigor;

namespace {
const char* const kLag = "model Lag\n  parameter Real k(unit=\"1/s\") = 2;\n  input Real u(unit=\"m/s\");\n"
                         "  Real x(unit=\"m\", start=0);\n  output Real y(unit=\"m\");\nequation\n"
                         "  der(x) = u - k*x;\n  y = x;\nend Lag;\n";
const char* const kSpring =
    "model Spring\n  parameter Real k(unit=\"N/m\") = 1000;\n  parameter Real c(unit=\"1/m2\") = 0;\n"
    "  parameter Real load(unit=\"N\") = 10;\n  output Real s(unit=\"m\");\nequation\n"
    "  s = load/k*(1 + c*load*load);\nend Spring;\n";

struct Window : DataWindow {
    SensorErrors& sensor() { return *details.column()->sensor(); }

    /// 4 s of a lag behind a step of u, y in mm with noise of 0.02 mm.
    bool lag() {
        QByteArray text = "t [s],u [m/s],y [mm]\n";
        std::mt19937_64 generator(4);
        std::normal_distribution<double> noise(0, 0.02);
        for (int i = 0; i <= 400; ++i) {
            const double t = 0.01 * i, y = 1000 * 0.5 / 2.5 * (1 - std::exp(-2.5 * t)) + noise(generator);
            text += QByteArray::number(t) + ",0.5," + QByteArray::number(y, 'f', 6) + '\n';
        }
        document.setModelText(kLag);
        document.openData(write("lag.csv", text));
        if (!ready()) return false;
        document.changeStudy("unknown", [](Study& study) {
            study.unknowns = {{.name = "k", .value = {2, 0.5, 5}}};
        });
        return waitUntil([this] { return !document.isSettling(); }, 20000);
    }
    /// 3 loads, each measured four times.
    bool spring() {
        QByteArray text = "load [N],s [um],grade,trial\n";
        for (int i = 0; i < 12; ++i) {
            const double load = 10.0 * (1 + i % 3);
            text += QByteArray::number(load) + ',' + QByteArray::number(1000 * load + (i % 2 ? 5 : -5)) +
                    ',' + (i % 3 == 0 ? "soft" : "hard") + ',' + QByteArray::number(i / 3) + '\n';
        }
        document.setModelText(kSpring);
        document.openData(write("spring.csv", text));
        return ready();
    }
};
} // namespace

class TestOwnData : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Language::instance().choose("en");
    }

    /// A new study of a record over time fits; the filter, which needs a deviation, is blocked before F5 and
    /// its sentence leads to the field, where what the data tell is taken with one click.
    void theFilterRunsOnAProposedDeviation() {
        Window w;
        QVERIFY(w.lag());
        QCOMPARE(w.document.study().method, std::string("least-squares"));
        w.document.setMethod("filter");
        QVERIFY(
            waitUntil([&] { return !w.document.isSettling() && !w.document.whyNotRun().isEmpty(); }, 20000));
        QVERIFY2(w.document.whyNotRunText().contains("standard deviation"),
                 qPrintable(w.document.whyNotRunText()));
        QCOMPARE(w.main.navigator().steps()[kRun].state, StepState::Blocked);
        w.main.goTo(kRun);
        QPushButton* link = w.button(w.main.page(kRun), "State the standard deviation of y");
        QVERIFY(link);
        link->click();
        QVERIFY(waitUntil([&] { return w.main.currentStep() == kData; }, 2000));
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == w.sensor().deviation(); }, 2000));
        QVERIFY(waitUntil([&] { return w.sensor().take()->isVisible(); }, 5000));
        w.sensor().take()->click();
        QVERIFY(w.ready());
        const StatedError stated = w.recipe().standardDeviations.at("y");
        QCOMPARE(stated.unit, std::string("mm"));
        QVERIFY2(std::abs(stated.value / 0.02 - 1) < 0.2, qPrintable(QString::number(stated.value)));
        QVERIFY(!w.sensor().take()->isVisible());
        QVERIFY2(w.document.whyNotRun().isEmpty(), qPrintable(w.document.whyNotRunText()));
        const auto& m = w.document.data().data->experiments.at(0).measurements.at(0);
        QVERIFY(std::abs(m.standardDeviation - stated.value / 1000) < 1e-12); // in the unit of the model
        w.main.run();
        QVERIFY(waitUntil([&] { return !w.document.runs().empty() && w.document.runs().back().result; }));
        QVERIFY(w.document.runs().back().result->outcome == RunOutcome::Answered);
        w.document.undoStack().undo();
        QVERIFY(w.recipe().standardDeviations.empty());
    }

    /// Where the method cannot run on the data and another can, one click changes it with its unknowns.
    void anotherMethodIsOfferedInOneStep() {
        Window w;
        QVERIFY(w.lag());
        w.document.setMethod("inverse-uncertainty");
        QVERIFY(waitUntil([&] { return !w.document.isSettling(); }, 20000));
        QVERIFY(!w.document.study().unknowns[0].family.empty());
        w.main.goTo(kRun);
        QPushButton* link = w.button(w.main.page(kRun), "Use Least squares");
        QVERIFY2(link, qPrintable(w.document.whyNotRunText()));
        const int entries = w.document.undoStack().count();
        link->click();
        QVERIFY(waitUntil([&] { return w.document.whyNotRun().isEmpty(); }, 20000));
        QCOMPARE(w.document.study().method, std::string("least-squares"));
        QVERIFY(w.document.study().unknowns[0].family.empty());
        QCOMPARE(w.document.undoStack().count(), entries + 1);
    }

    void verifiedIdentificationRunsOnATypedBound() {
        Window w;
        QVERIFY(w.lag());
        w.document.setMethod("verified");
        QVERIFY(
            waitUntil([&] { return !w.document.isSettling() && !w.document.whyNotRun().isEmpty(); }, 20000));
        w.main.goTo(kRun);
        QPushButton* link = w.button(w.main.page(kRun), "State the guaranteed bound of y");
        QVERIFY2(link, qPrintable(w.document.whyNotRunText()));
        link->click();
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == w.sensor().bound(); }, 2000));
        w.type(w.sensor().bound(), "200 um");
        QVERIFY(w.ready());
        QVERIFY(w.recipe().bounds.at("y") == StatedError(200, "um"));
        QVERIFY(std::abs(w.document.data().data->experiments[0].measurements[0].bound - 2e-4) < 1e-18);
        // The next thing that it lacks is done by a click too.
        w.main.goTo(kRun);
        QPushButton* hold = w.button(w.main.page(kRun), "Hold the inputs between the rows");
        QVERIFY2(hold, qPrintable(w.document.whyNotRunText()));
        hold->click();
        QVERIFY(waitUntil([&] { return w.recipe().interpolation == "hold"; }, 2000));
        QVERIFY(w.ready());
        QVERIFY2(w.document.whyNotRun().isEmpty(), qPrintable(w.document.whyNotRunText()));
        w.main.run();
        QVERIFY(waitUntil([&] { return !w.document.runs().empty() && w.document.runs().back().result; }));
    }

    void aDeviationIsANumberWithAUnit() {
        QString why;
        QVERIFY(*typedError("2 um", "mm", &why) == StatedError(2, "um"));
        QVERIFY(*typedError("0,1", "deg", &why) == StatedError(0.1, "deg"));
        QVERIFY(*typedError("1e-3 m/s2", "g", &why) == StatedError(1e-3, "m/s2"));
        QVERIFY(*typedError("3", "", &why) == StatedError(3));
        for (const char* wrong : {"abc", "-1", "0 mm", "2 zzz", ""}) {
            why.clear();
            QVERIFY2(!typedError(wrong, "mm", &why) && !why.isEmpty(), wrong);
        }
        Window w;
        QVERIFY(w.lag());
        w.room.chooseColumn("y");
        QVERIFY(w.sensor().isVisible());
        const int entries = w.document.undoStack().count();
        w.type(w.sensor().deviation(), "0,05");
        QVERIFY(w.ready());
        QVERIFY(w.recipe().standardDeviations.at("y") == StatedError(0.05, "mm"));
        QCOMPARE(w.document.undoStack().count(), entries + 1);
        QVERIFY(w.document.whyNotRun().isEmpty());
        // What cannot be is said and keeps Run waiting; Esc brings back what is in force.
        w.type(w.sensor().deviation(), "3 N");
        QVERIFY(!w.document.whyNotRun().isEmpty());
        QCOMPARE(w.document.undoStack().count(), entries + 1);
        QTest::keyClick(w.sensor().deviation(), Qt::Key_Escape);
        QCOMPARE(w.sensor().deviation()->text(), QString("0.05 mm"));
        QVERIFY(w.document.whyNotRun().isEmpty());
        w.type(w.sensor().deviation(), "");
        QVERIFY(w.recipe().standardDeviations.empty());
        // A column that is no measured output has none.
        w.room.chooseColumn("u");
        QVERIFY(!w.sensor().isVisible());
    }

    /// A degree of difference is a kelvin: what is stated of a temperature is no temperature.
    void aDeviationOfATemperatureIsADifference() {
        Window w;
        w.document.setModelText("model M\n  parameter Real a = 300;\n  output Real warm(unit=\"K\");\n"
                                "equation\n  warm = a + 0*time;\nend M;\n");
        QByteArray text = "t [s],warm [degC]\n";
        for (int i = 0; i < 30; ++i)
            text += QByteArray::number(i) + ',' + QByteArray::number(20 + i % 2) + '\n';
        w.document.openData(w.write("t.csv", text));
        QVERIFY(w.ready());
        w.room.chooseColumn("warm");
        w.type(w.sensor().deviation(), "0.5");
        QVERIFY(w.ready());
        QCOMPARE(w.document.data().data->experiments[0].measurements[0].standardDeviation, 0.5);
    }

    /// Model adequacy from a spreadsheet: the deviation from repeated rows, candidates and fixed values.
    void modelsAreComparedOnRows() {
        Window w;
        QVERIFY(w.spring());
        w.document.changeStudy("unknown", [](Study& study) {
            study.method = "model-adequacy";
            study.unknowns = {{.name = "k", .value = {1000, 100, 5000}}};
        });
        QVERIFY(waitUntil([&] { return !w.document.isSettling(); }, 20000));
        w.room.chooseColumn("s");
        QVERIFY(waitUntil([&] { return w.sensor().take()->isVisible(); }, 5000));
        w.sensor().take()->click();
        QVERIFY(w.ready());
        // 12 rows 5 um off, 3 means estimated: 5 sqrt(12/9) = 5.8 um.
        QVERIFY(w.recipe().standardDeviations.at("s") == StatedError(5.8, "um"));

        w.main.goTo(kModel);
        auto* inspector = qobject_cast<ModelInspector*>(w.main.page(kModel)->inspector());
        CandidateList* list = inspector->candidates();
        QVERIFY(list->isVisible());
        list->add({});
        w.pause();
        QCOMPARE(w.document.study().candidates.size(), std::size_t(1));
        w.type(list->name(0), "linear");
        QCOMPARE(w.document.study().candidates[0].name, std::string("linear"));
        w.trigger(list->values(0)->menu(), "c ");
        QCOMPARE(w.document.study().candidates[0].parameters.at("c"), 0.0);
        list->add({});
        w.pause();
        w.type(list->name(1), "linear"); // taken
        QVERIFY(w.document.study().candidates[1].name != "linear");
        w.type(list->name(1), "hardening");
        w.trigger(list->values(1)->menu(), "c ");
        w.type(list->values(1)->field("c")->edit(), "-1e-4");
        QCOMPARE(w.document.study().candidates[1].parameters.at("c"), -1e-4);
        // Written to the study and read back.
        Study written = w.document.study();
        written.model = "spring.mo"; // not from a file yet
        const Study again = parseStudy(toToml(written), "study.toml");
        QVERIFY(again.candidates == w.document.study().candidates);
        // A candidate of a file of its own.
        const QString other = w.write("other.mo", QByteArray(kSpring).replace("Spring", "Other"));
        list->add(other);
        w.pause();
        QCOMPARE(w.document.study().candidates[2].model, other.toStdString());
        QVERIFY(waitUntil(
            [&] {
                Q_EMIT list->values(2)->menu()->aboutToShow();
                return list->values(2)->menu()->actions().size() == 2; // c and load: k is unknown
            },
            5000));
        list->remove(2);
        QVERIFY(w.ready());
        QVERIFY2(w.document.whyNotRun().isEmpty(), qPrintable(w.document.whyNotRunText()));
        w.main.run();
        QVERIFY(waitUntil([&] {
            return !w.main.notices().messages().empty() ||
                   (!w.document.runs().empty() && w.document.runs().back().phase == RunRecord::Phase::Ended);
        }));
        for (const BarMessage& notice : w.main.notices().messages()) QFAIL(qPrintable(notice.more));
        QVERIFY2(w.document.runs().back().result,
                 qPrintable(QString::fromStdString(w.document.runs().back().why)));
        QVERIFY(w.document.runs().back().result->outcome == RunOutcome::Answered);
        // Undone one by one.
        QUndoStack& undo = w.document.undoStack();
        while (undo.canUndo() && !w.document.study().candidates.empty()) undo.undo();
        QVERIFY(w.document.study().candidates.empty());
    }

    void aParameterIsFixedByTheStudy() {
        Window w;
        QVERIFY(w.spring());
        w.main.goTo(kModel);
        auto* inspector = qobject_cast<ModelInspector*>(w.main.page(kModel)->inspector());
        w.trigger(inspector->fixed()->menu(), "k ");
        QCOMPARE(w.document.study().parameters.at("k"), 1000.0);
        w.type(inspector->fixed()->field("k")->edit(), "2 N/mm");
        QCOMPARE(w.document.study().parameters.at("k"), 2000.0);
        QPushButton* remove = w.named<QPushButton>(inspector, "Remove k of Fixed");
        QVERIFY(remove);
        remove->click();
        w.pause();
        QVERIFY(w.document.study().parameters.empty());
        w.document.undoStack().undo();
        QCOMPARE(w.document.study().parameters.at("k"), 2000.0);
    }

    void textsStandForValues() {
        Window w;
        QVERIFY(w.spring());
        w.room.chooseColumn("grade");
        CodeValues* codes = w.details.column()->codes();
        QVERIFY(codes->isVisible());
        codes->add("c");
        QVERIFY(w.ready());
        const auto& columns = codes->table()->columns();
        QCOMPARE(columns.size(), std::size_t(2));
        QCOMPARE(columns[0].texts, (std::vector<QString>{"hard", "soft"}));
        codes->table()->setData(codes->table()->index(1, 1), "0,25", Qt::EditRole);
        w.pause();
        QVERIFY(w.ready());
        QCOMPARE(w.recipe().codes.at("grade").at("soft").at("c"), 0.25);
        const auto& experiments = w.document.data().data->experiments;
        QCOMPARE(experiments[0].conditions.at("c"), 0.25); // soft
        QCOMPARE(experiments[1].conditions.at("c"), 0.0);
        codes->remove("c");
        QVERIFY(w.ready());
        QVERIFY(w.recipe().codes.empty());
    }

    void aColumnIsComputed() {
        Window w;
        QVERIFY(w.spring());
        DerivedColumns* derived = w.details.derived();
        derived->add();
        w.pause();
        w.type(w.named<QLineEdit>(derived, "Name of derived_1"), "mean_load");
        QCOMPARE(w.recipe().derived.size(), std::size_t(1));
        w.choose(w.named<QComboBox>(derived, "Of column of mean_load"), "load");
        w.choose(w.named<QComboBox>(derived, "Equal of mean_load"), "trial");
        QCOMPARE(w.recipe().derived.at("mean_load"), std::string("mean of load by trial"));
        QVERIFY(w.ready());
        w.choose(w.named<QComboBox>(derived, "Means of mean_load"), "parameter load");
        QVERIFY(w.ready());
        QCOMPARE(w.recipe().conditions.at("load"), std::string("mean_load"));
        QCOMPARE(w.document.data().data->experiments[0].conditions.at("load"), 20.0); // of 10, 20 and 30
        w.choose(w.named<QComboBox>(derived, "Rule of mean_load"), "previous value");
        w.choose(w.named<QComboBox>(derived, "In order of of mean_load"), "s");
        QCOMPARE(w.recipe().derived.at("mean_load"),
                 std::string("previous of load within trial in order of s"));
        w.choose(w.named<QComboBox>(derived, "Rule of mean_load"), "formula");
        QCOMPARE(w.recipe().derived.at("mean_load"), std::string("load"));
        w.type(w.named<QLineEdit>(derived, "Formula of mean_load"), "load - 2*");
        QCOMPARE(w.recipe().derived.at("mean_load"), std::string("load")); // no formula: not taken
        w.type(w.named<QLineEdit>(derived, "Formula of mean_load"), "2*load");
        QVERIFY(w.ready());
        QCOMPARE(w.document.data().data->experiments[0].conditions.at("load"), 20.0);
        w.named<QPushButton>(derived, "Remove mean_load")->click();
        w.pause();
        QVERIFY(w.recipe().derived.empty() && !w.recipe().conditions.contains("load"));
    }

    void everyStateHasAStart() {
        Window w;
        QVERIFY(w.lag());
        StartRules* starts = w.details.starts();
        QVERIFY(starts->isVisible() && starts->rule("x"));
        QCOMPARE(starts->rule("x")->currentText(), QString("as in the model"));
        w.choose(starts->rule("x"), "at rest");
        QVERIFY(w.recipe().starts.at("x").kind == StartRule::Kind::Steady);
        w.choose(starts->rule("x"), "given value");
        QVERIFY(starts->value("x")->isVisible());
        w.type(starts->value("x")->edit(), "3 mm");
        QCOMPARE(w.recipe().starts.at("x"), (StartRule{StartRule::Kind::Given, 0.003}));
        w.document.undoStack().undo();
        QCOMPARE(w.recipe().starts.at("x").value, 0.0);
        w.choose(starts->rule("x"), "as in the model");
        QVERIFY(w.recipe().starts.empty());
    }

    /// A record that begins elsewhere than the model says so, and starts where it was measured with one
    /// click.
    void theStartIsProposedWhereTheRecordBeginsElsewhere() {
        Window w;
        w.document.setModelText("model D\n  parameter Real k = 1;\n  output Real x(unit=\"m\", start=0);\n"
                                "equation\n  der(x) = -k*x;\nend D;\n");
        QByteArray text = "t [s],x [mm]\n";
        for (int i = 0; i < 40; ++i)
            text += QByteArray::number(0.1 * i) + ',' + QByteArray::number(500 * std::exp(-0.1 * i)) + '\n';
        w.document.openData(w.write("decay.csv", text));
        QVERIFY(w.ready());
        StartRules* starts = w.details.starts();
        QVERIFY(starts->proposal("x") && starts->proposal("x")->isVisible());
        starts->proposal("x")->click();
        w.pause();
        QVERIFY(w.recipe().starts.at("x").kind == StartRule::Kind::Measured);
        QCOMPARE(starts->rule("x")->currentText(), QString("first measured"));
        QVERIFY(!starts->proposal("x")->isVisible());
    }

    void rowsAreLeftOutOfTheTable() {
        Window w;
        QVERIFY(w.spring());
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t(12));
        w.room.rows()->selectRow(4);
        w.room.rows()->leaveOut();
        QVERIFY(w.ready());
        QCOMPARE(w.recipe().excluded, (std::vector<std::string>{"5"}));
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t(11));
        QVERIFY(w.room.table()->data(w.room.table()->index(4, 1), Qt::UserRole + 2).toBool()); // muted
        QVERIFY(!w.room.table()->data(w.room.table()->index(3, 1), Qt::UserRole + 2).toBool());
        w.room.rows()->bringBack();
        QVERIFY(w.ready());
        QCOMPARE(w.document.data().data->experiments.size(), std::size_t(12));
        w.document.undoStack().undo();
        QCOMPARE(w.recipe().excluded.size(), std::size_t(1));
    }

    /// Experiments are held back by name, typed or taken from the rows; what cannot be is a sentence that
    /// blocks Run.
    void experimentsAreHeldBackByName() {
        Window w;
        QVERIFY(w.spring());
        w.document.changeStudy("unknown", [](Study& study) {
            study.method = "least-squares";
            study.unknowns = {{.name = "k", .value = {900, 500, 2000}}};
        });
        QVERIFY(waitUntil([&] { return !w.document.isSettling(); }, 20000));
        HeldBackNames* names = w.details.heldBackNames();
        QVERIFY(names->isVisibleTo(&w.details));
        const auto typed = [&](const QString& text) {
            names->edit()->setFocus();
            names->edit()->selectAll();
            QTest::keyClicks(names->edit(), text);
            QTest::keyClick(names->edit(), Qt::Key_Return);
            return waitUntil([&] { return !w.document.isSettling(); }, 20000);
        };
        QVERIFY(typed("3, 7 ,3"));
        QCOMPARE(w.recipe().validation.labels, (std::vector<std::string>{"3", "7"}));
        QCOMPARE(names->edit()->text(), QString("3, 7"));
        QVERIFY(typed("3, 13"));
        QVERIFY2(names->refusal().startsWith("There is no experiment \"13\"."), qPrintable(names->refusal()));
        QVERIFY(!w.document.whyNotRun().isEmpty());
        QCOMPARE(w.recipe().validation.labels.size(), std::size_t(2));
        QVERIFY(typed("1,2,3,4,5,6,7,8,9,10,11,12"));
        QVERIFY(names->refusal().contains("at least one"));
        QVERIFY(typed("3"));
        QVERIFY2(names->refusal().isEmpty(), qPrintable(names->refusal()));
        QVERIFY2(waitUntil([&] { return w.document.whyNotRun().isEmpty(); }, 20000),
                 qPrintable(w.document.whyNotRun().join('\n')));
        QVERIFY(waitUntil([&] { return w.page->findChild<RowsView*>()->model()->rowCount() == 12; }));
        auto* rows = w.page->findChild<RowsView*>();
        const auto choose = [&](const QList<int>& chosen, const QString& entry) {
            rows->clearSelection();
            for (const int row : chosen)
                rows->selectionModel()->select(rows->model()->index(row, 0),
                                               QItemSelectionModel::Select | QItemSelectionModel::Rows);
            bool there = false;
            QTimer::singleShot(50, rows, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                if (!menu) return;
                for (QAction* action : menu->actions())
                    if (action->text() == entry) there = true, action->trigger();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 60),
                                    rows->mapToGlobal(QPoint(20, 60)));
            QApplication::sendEvent(rows, &event);
            return there && waitUntil([&] { return !w.document.isSettling(); }, 20000);
        };
        QVERIFY(choose({9, 10}, "Hold back for validation"));
        QCOMPARE(w.recipe().validation.labels, (std::vector<std::string>{"3", "10", "11"}));
        QCOMPARE(names->edit()->text(), QString("3, 10, 11"));
        QStringList held; // and seen in their rows
        for (int row = 0; row < w.room.table()->rowCount(); ++row) {
            const QModelIndex line = w.room.table()->index(row, 0);
            if (!w.room.table()->data(line, Qt::UserRole + 5).toBool()) continue;
            held << QString::number(row + 1);
            QVERIFY(w.room.table()->data(line, Qt::ToolTipRole).toString().contains("Held back"));
        }
        QCOMPARE(held.join(", "), names->edit()->text());
        QVERIFY(waitUntil([&] {
            for (const FigureSeries& series : w.room.preview()->plot()->panel().series)
                if (series.name == "held back") return series.x.size() == 3 && series.hollow.size() == 3;
            return false;
        }));
        QVERIFY(choose({2, 9}, "Search with this again"));
        QCOMPARE(w.recipe().validation.labels, std::vector<std::string>{"11"});
        QVERIFY(!choose({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11}, "Hold back for validation")); // nothing left
        w.main.run();
        QVERIFY(waitUntil([&] {
            const RunRecord* run = w.document.run(1);
            return run && run->phase == RunRecord::Phase::Ended;
        }));
        QVERIFY2(w.document.run(1)->result, w.document.run(1)->why.text().c_str());
        const ResultTable* judged = w.document.run(1)->result->table("validation");
        QVERIFY(judged);
        const ResultColumn* experiments = judged->find("experiment");
        QVERIFY(experiments);
        QCOMPARE(experiments->texts, std::vector<std::string>{"11"});
    }

    /// Of a record over time what is measured in the rows is left out; the input stays.
    void samplesAreLeftOutOfTheTable() {
        Window w;
        QVERIFY(w.lag());
        QItemSelectionModel* selection = w.room.rows()->selectionModel();
        for (const int row : {10, 11})
            selection->select(w.room.table()->index(row, 0),
                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        w.room.rows()->leaveOut();
        QVERIFY(w.ready());
        QCOMPARE(w.recipe().marked.size(), std::size_t(2));
        QCOMPARE(w.recipe().marked[0].column, std::string("y"));
        QCOMPARE(w.recipe().marked[0].line, std::size_t(12));
    }

    void theHeadOfAColumnOffersWhatItCanMean() {
        Window w;
        QVERIFY(w.lag());
        const auto section = [&](const QString& name) {
            for (int c = 1; c < w.room.table()->columnCount(); ++c)
                if (w.room.table()->headerData(c, Qt::Horizontal, Qt::DisplayRole).toString() == name)
                    return c;
            return -1;
        };
        QMenu menu;
        w.room.head()->fillMenu(menu, section("y"));
        w.trigger(&menu, "Unit");
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == w.details.unitEdit(); }, 2000));
        w.trigger(&menu, "Guaranteed bound");
        QVERIFY(waitUntil([&] { return QApplication::focusWidget() == w.sensor().bound(); }, 2000));
        w.trigger(&menu, "Do not use");
        QVERIFY(waitUntil([&] { return w.room.table()->meaningOf(section("y")) == "not used"; }, 5000));
    }

    /// 0 is off: an empty field says so.
    void whatIsOffIsEmpty() {
        Window w;
        QVERIFY(w.lag());
        auto* resample = qobject_cast<NumberField*>(w.details.preparation()->control("resample"));
        QVERIFY(resample->edit()->text().isEmpty());
        QCOMPARE(resample->edit()->placeholderText(), QString("off"));
        w.type(resample->edit(), "0.02");
        QCOMPARE(w.recipe().preparation.step, 0.02);
        w.type(resample->edit(), "");
        QCOMPARE(w.recipe().preparation.step, 0.0);
        QVERIFY(resample->edit()->text().isEmpty() && resample->sentence().isEmpty());
    }

    /// The points of a curve are added in one step; what the data set in every row is no unknown.
    void aCurveIsAddedAtOnce() {
        Window w;
        w.main.goTo(kUnknowns);
        QVERIFY(!w.button(w.main.page(kUnknowns), "Choose parameters")->isEnabled()); // of no model
        w.document.setModelText("model C\n  parameter Real y[3] = {1, 2, 3};\n  parameter Real load = 1;\n"
                                "  output Real s;\nequation\n  s = load*(y[1] + y[2] + y[3]);\nend C;\n");
        QByteArray text = "load,s\n";
        for (int i = 0; i < 8; ++i) text += QByteArray::number(i) + ',' + QByteArray::number(6 * i) + '\n';
        w.document.openData(w.write("c.csv", text));
        QVERIFY(w.ready());
        QMenu* menu = w.button(w.main.page(kUnknowns), "Add unknown")->menu();
        Q_EMIT menu->aboutToShow();
        QMenu* curve = nullptr;
        for (QAction* action : menu->actions()) {
            if (action->menu() && action->text().startsWith("y")) curve = action->menu();
            if (action->text().startsWith("load")) QVERIFY(!action->isEnabled());
        }
        QVERIFY(curve);
        const int entries = w.document.undoStack().count();
        curve->actions().front()->trigger();
        QCOMPARE(w.document.study().unknowns.size(), std::size_t(3));
        QCOMPARE(w.document.study().unknowns[2].name, std::string("y[3]"));
        QCOMPARE(w.document.undoStack().count(), entries + 1);
    }

    void everyChoiceHasItsLabel() {
        Window w;
        QVERIFY(w.lag());
        w.room.chooseColumn("y");
        w.pause();
        QStringList without;
        for (const int step : {kData, kModel, kUnknowns}) {
            QWidget* inspector = w.main.page(step)->inspector();
            for (QComboBox* combo : inspector->findChildren<QComboBox*>()) {
                const auto labels = combo->parentWidget()->findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
                if (std::ranges::none_of(labels, [&](QLabel* label) { return label->buddy() == combo; }))
                    without << QString("%1: %2").arg(step).arg(combo->accessibleName());
            }
        }
        QVERIFY2(without.isEmpty(), qPrintable(without.join(", ")));
    }
};

RIGOR_WINDOW_TEST(TestOwnData)
#include "test_own_data.moc"

} // namespace test_own_data

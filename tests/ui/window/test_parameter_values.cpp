// Parameter values of another tool (SSV) dropped on the window: they fill the parameters of the study in one
// step of undo, and what is wrong with them is one sentence.
#include "tests/support/test_program.h"
#include "tests/ui/data_window.h"
#include "ui/widgets/message_bar.h"

#include <QtTest>

namespace test_parameter_values {

using namespace rigor;

namespace {

const char* const kSpring =
    "model Spring\n  parameter Real k(unit=\"N/m\", max=5000) = 1000;\n  parameter Real c(unit=\"1/m2\") = "
    "0;\n"
    "  parameter Real load(unit=\"N\") = 10;\n  output Real s(unit=\"m\");\nequation\n"
    "  s = load/k*(1 + c*load*load);\nend Spring;\n";

QByteArray setOf(const QByteArray& entries) {
    return "<ssv:ParameterSet xmlns:ssv=\"x\" version=\"1.0\" name=\"p\"><ssv:Parameters>" + entries +
           "</ssv:Parameters></ssv:ParameterSet>";
}

QByteArray entry(const QByteArray& name, const QByteArray& value, const QByteArray& unit) {
    return "<ssv:Parameter name=\"" + name + "\"><ssv:Real value=\"" + value + "\" unit=\"" + unit +
           "\"/></ssv:Parameter>";
}

} // namespace

class TestParameterValues : public QObject {
    Q_OBJECT
    std::unique_ptr<DataWindow> w_;

    Document& document() { return w_->document; }
    /// The strip that the file leads to, clause and words.
    QString dropped(const QByteArray& entries) {
        w_->main.notices().show({});
        w_->drop({w_->write("pump.ssv", setOf(entries))});
        if (!waitUntil([&] { return !w_->main.notices().messages().empty(); }, 20000)) return "no strip";
        const BarMessage& message = w_->main.notices().messages().front();
        return message.clause + ' ' + message.more;
    }
    void searchStiffness() {
        document().changeStudy("search k", [](Study& study) {
            study.unknowns = {{.name = "k", .value = {900, 1, 5000}}};
        });
    }

  private Q_SLOTS:
    void initTestCase() { useTestSettings("parameter-values"); }
    void init() { w_ = std::make_unique<DataWindow>(); }
    void cleanup() { w_.reset(); }

    void theyFillTheStudyInOneStep() {
        w_->writeModel(kSpring);
        searchStiffness();
        const int steps = document().undoStack().index();
        const QString told =
            dropped(entry("k", "1.2", "kN/m") + entry("load", "25", "N") + entry("pump.q", "1", "m3/s"));
        QVERIFY2(told.startsWith("2 value") && told.contains("taken from pump.ssv.") &&
                     told.contains("no such parameters: pump.q"),
                 qPrintable(told));
        QVERIFY(w_->main.notices().messages().front().kind == BarMessage::Kind::Info);
        QCOMPARE(document().study().parameters, (std::map<std::string, double>{{"load", 25}}));
        QCOMPARE(document().study().unknowns.front().value.start, 1200.0);
        QCOMPARE(document().undoStack().index(), steps + 1);
        QCOMPARE(document().undoStack().undoText(), QString("values of pump.ssv"));
        document().undoStack().undo();
        QVERIFY(document().study().parameters.empty());
        QCOMPARE(document().study().unknowns.front().value.start, 900.0);
    }

    void whatFollowsOthersStays() {
        w_->writeModel(kSpring);
        document().changeStudy("tie c", [](Study& study) {
            study.unknowns = {{.name = "k", .value = {900, 1, 5000}}, {.name = "c", .equals = "k/1000"}};
        });
        const QString told = dropped(entry("c", "3", "1/m2"));
        QVERIFY2(told.startsWith("0 value") && told.contains("stay as the study has them: c"),
                 qPrintable(told));
        QCOMPARE(document().undoStack().undoText(), QString("tie c"));
    }

    void theyNeedAModel() {
        const QString told = dropped(entry("k", "1.2", "kN/m"));
        QVERIFY2(told.contains("pump.ssv was not opened") && told.contains("there is no model yet"),
                 qPrintable(told));
        QVERIFY(document().isEmpty() && !document().undoStack().canUndo());
    }

    void whatCannotBeChangesNothing_data() {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<QString>("words");
        const QByteArray good = entry("c", "1", "1/m2");
        QTest::newRow("limit") << good + entry("k", "6", "kN/m") << "the model allows k from";
        QTest::newRow("unit") << good + entry("load", "6", "kg") << "their dimensions differ";
        QTest::newRow("name") << entry("pump.q", "6", "kg") << "no value of a parameter of the model Spring";
        QTest::newRow("no XML") << good + "<ssv:"
                                << "no legal XML";
    }
    void whatCannotBeChangesNothing() {
        QFETCH(QByteArray, entries);
        QFETCH(QString, words);
        w_->writeModel(kSpring);
        searchStiffness();
        const std::string before = toToml(document().study());
        const QString told = dropped(entries);
        QVERIFY2(told.contains("pump.ssv was not opened") && told.contains(words), qPrintable(told));
        QCOMPARE(toToml(document().study()), before);
        QCOMPARE(document().undoStack().undoText(), QString("search k"));
    }
};

RIGOR_WINDOW_TEST(TestParameterValues)
#include "test_parameter_values.moc"

} // namespace test_parameter_values

// Numbers of a model text are what is written: the tape keeps an enclosure of each, also of those that were
// computed while it was built.
#include "core/engine/modelica/compile.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "core/engine/tape/intervals/interval_boxes.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/taylor_series.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace test_written_numbers {

using namespace rigor;

namespace {

ModelPtr modelOf(const std::string& rightSide) {
    const CompiledModel made = compileModel(
        "model M\n Real x(start=1);\n output Real y;\n parameter Real p = 0.3*3;\nequation\n der(x) = " +
            rightSide + ";\n y = x;\nend M;\n",
        "m.mo");
    for (const auto& problem : made.problems) qWarning("%s", problem.sentence.text().c_str());
    return made.model;
}

/// The right side at x.
Interval valueAt(const ModelPtr& model, double x) {
    IntervalEvaluator evaluate(model->formulas().derivative);
    std::vector<Interval> slots(SlotLayout(*model).count, Interval(0.0)), rate(1);
    slots[SlotLayout(*model).states] = x;
    evaluate(slots, rate);
    return rate[0];
}

} // namespace

class TestWrittenNumbers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// 0.79 lies between two doubles, 0.5 is one.
    void decimalsAreEnclosedTightly() {
        const Interval value = valueAt(modelOf("0.79*x"), 1);
        QVERIFY(value == decimalInterval("0.79"));
        QVERIFY(!value.isPoint());
        QVERIFY(valueAt(modelOf("0.5*x"), 1) == Interval(0.5));
    }
    /// In doubles 0.1 + 0.2 is not 0.3; as written the difference is 0.
    void foldedNumbersKeepWhatIsMeant_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("exact");
        QTest::newRow("sum") << "(0.1 + 0.2)*x"
                             << "0.3";
        QTest::newRow("difference") << "(0.1 + 0.2 - 0.3)*x"
                                    << "0";
        QTest::newRow("product") << "(0.1*3)*x"
                                 << "0.3";
        QTest::newRow("quotient") << "(0.7/7)*x"
                                  << "0.1";
        QTest::newRow("power") << "0.1^2*x"
                               << "0.01";
        QTest::newRow("function") << "x*exp(log(0.7))"
                                  << "0.7";
        QTest::newRow("many digits") << "0.30000000000000000000000001*x"
                                     << "0.30000000000000000000000001";
    }
    void foldedNumbersKeepWhatIsMeant() {
        QFETCH(QString, text);
        QFETCH(QString, exact);
        const Interval value = valueAt(modelOf(text.toStdString()), 1);
        const Interval meant = decimalInterval(exact.toStdString());
        // The enclosure of the true number: it meets the tightest one, and is only some roundings wide.
        QVERIFY2(!intersection(value, meant).isEmpty(), toString(value).c_str());
        QVERIFY(value.width() <= 4e-16);
        QVERIFY(value.lower <= meant.upper && meant.lower <= value.upper);
    }
    /// Rounding would decide these in doubles: 0.1 + 0.2 > 0.3. As written both sides are equal.
    void whatRoundingWouldDecideIsLeftOpen() {
        const Interval value = valueAt(modelOf("(if 0.1 + 0.2 <= 0.3 then 2 else 1)*x"), 1);
        QVERIFY(value.contains(2));
        // An exponent that is 2 only after rounding is not taken for a square.
        const Interval power = valueAt(modelOf("x^(0.1*20)"), 3);
        QVERIFY2(power.contains(9), toString(power).c_str());
    }
    void namedConstantsAreEnclosed() {
        const Interval pi = valueAt(modelOf("Modelica.Constants.pi*x"), 1);
        // pi = 3.14159265358979323846264338...
        QVERIFY(pi.lower <= 3.141592653589793 && pi.upper > 3.141592653589793);
        QVERIFY(pi.contains(decimalInterval("3.14159265358979323846264338")));
    }
    void parametersKnowWhatIsWritten() {
        const ModelPtr model = modelOf("x");
        QVERIFY(model->parameters()[0].enclosure.has_value());
        QVERIFY(model->parameters()[0].enclosure->contains(decimalInterval("0.9")));
    }
    /// All evaluators over intervals use the same enclosures.
    void boxesAndSeriesAgree() {
        const ModelPtr model = modelOf("0.79*x");
        const SlotLayout layout(*model);
        IntervalBoxes boxes(model->formulas().derivative, 1);
        for (std::size_t k = 0; k < layout.count; ++k) boxes.input(k).lower[0] = boxes.input(k).upper[0] = 1;
        boxes.evaluate(1);
        QVERIFY(Interval(boxes.output(0).lower[0], boxes.output(0).upper[0]) == decimalInterval("0.79"));
        TaylorSeries<Interval> series(model->formulas().derivative, layout.time, layout.states, 1);
        QVERIFY(series(std::vector<Interval>(layout.count, Interval(1.0)), 1));
        QVERIFY(series.coefficient(0, 1) == decimalInterval("0.79"));
        // Evaluators over doubles use the nearest double.
        Evaluator<double> plain(model->formulas().derivative);
        std::vector<double> rate(1);
        plain(std::vector<double>(layout.count, 1.0), rate);
        QCOMPARE(rate[0], 0.79);
    }
};

RIGOR_TEST(TestWrittenNumbers)
#include "test_written_numbers.moc"

} // namespace test_written_numbers

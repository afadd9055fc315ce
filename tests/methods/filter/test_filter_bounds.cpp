// The bounds by which a filter starts its unknowns: of the study, else of the model's text.
#include "core/methods/filter/kalman/augmented.h"
#include "tests/support/models/small_models.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace test_filter_bounds {

using namespace rigor;
using namespace rigor::sample;

class TestFilterBounds : public QObject {
    Q_OBJECT

    static Problem decay(const char* ofText, double min, double max) {
        Problem problem;
        problem.model = modelOf(fmt::format("model Decay\n  parameter Real k{} = 2;\n  Real x(start=1);\n"
                                            "  output Real y;\nequation\n  der(x) = -k*x;\n  y = x;\n"
                                            "end Decay;\n",
                                            ofText));
        problem.unknowns = {unknown("k", 2, min, max)};
        Experiment e;
        e.label = "1";
        e.measurements = {{"y", {1, 2}, {0.1, 0.02}, 0.01, 0}};
        problem.data.experiments = {e};
        return problem;
    }
    static FilterSetup setup(const Problem& problem) {
        FilterOptions options;
        options.start = "x: 1 +- 0.1";
        return filterSetup(problem, options);
    }

  private Q_SLOTS:
    void theTextHasTheLastWord() {
        const double width = std::sqrt(12.0);
        QVERIFY(near(setup(decay("(min=1, max=7)", -HUGE_VAL, HUGE_VAL)).deviation[1], 6 / width, 1e-12));
        QVERIFY(near(setup(decay("(min=1, max=7)", 1.5, 4.5)).deviation[1], 3 / width, 1e-12));
        QVERIFY(near(setup(decay("(min=1)", -HUGE_VAL, 4)).deviation[1], 3 / width, 1e-12));
        QVERIFY(contains(refusal([] { setup(decay("", -HUGE_VAL, HUGE_VAL)); }), "finite bounds"));
        QVERIFY(contains(refusal([] { setup(decay("(min=1)", -HUGE_VAL, HUGE_VAL)); }), "finite bounds"));
    }
};

RIGOR_TEST(TestFilterBounds)
#include "test_filter_bounds.moc"

} // namespace test_filter_bounds

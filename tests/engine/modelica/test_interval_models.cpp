// Every shipped model text over boxes: points inside stay inside, contraction keeps them, and where the right
// side is smooth the Taylor series follows the solution.
#include "core/engine/tape/intervals/contraction.h"
#include "core/engine/tape/intervals/interval_evaluator.h"
#include "core/engine/tape/taylor_series.h"
#include "core/foundation/base/random.h"
#include "model_text.h"
#include "tests/support/test_paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <filesystem>

namespace test_interval_models {

using namespace rigor;
using namespace rigor::test;

namespace {

std::vector<ModelPtr> shippedModels() {
    std::vector<ModelPtr> models;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sourceDir() + "/resources/rigs"))
        if (entry.path().extension() == ".mo") models.push_back(loadModel(entry.path().string()));
    std::sort(models.begin(), models.end(),
              [](const auto& a, const auto& b) { return a->name() < b->name(); });
    return models;
}
std::vector<TapePtr> tapesOf(const Model& model) {
    const Formulas& f = model.formulas();
    std::vector<TapePtr> tapes;
    for (const TapePtr& tape : {f.initial, f.derivative, f.residual, f.output, f.guards})
        if (tape) tapes.push_back(tape);
    return tapes;
}
/// A box around the declared values: each slot up to `size` of its size wide (states at 0: of 1).
std::vector<Interval> randomBox(const Model& model, double size, RandomStream& random) {
    const SlotLayout at(model);
    const std::vector<double> middle = declaredSlots(model);
    std::vector<Interval> box(middle.begin(), middle.end());
    for (std::size_t k = 0; k < box.size(); ++k) {
        const bool whole = k >= at.discretes && k < at.parameters;
        if (whole || !std::isfinite(middle[k])) continue;
        const double scale = middle[k] != 0                      ? std::abs(middle[k])
                             : k >= at.unknowns && k < at.inputs ? 1e-5
                                                                 : 1;
        const double low = middle[k] - size * scale * random.uniform(),
                     high = middle[k] + size * scale * random.uniform();
        box[k] = Interval(low, high);
    }
    if (box[at.time].lower < 0) box[at.time].lower = 0;
    return box;
}
std::vector<double> randomPoint(const std::vector<Interval>& box, RandomStream& random) {
    std::vector<double> x;
    for (const Interval& b : box)
        x.push_back(b.isPoint() || b.isEmpty()
                        ? b.lower
                        : std::clamp(b.lower + (b.upper - b.lower) * random.uniform(), b.lower, b.upper));
    return x;
}

} // namespace

class TestIntervalModels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pointsInsideABoxStayInside() {
        RandomStream random(31, 1);
        for (const ModelPtr& model : shippedModels()) {
            QVERIFY(model->capabilities().interval);
            long checked = 0, bounded = 0;
            for (const TapePtr& tape : tapesOf(*model)) {
                IntervalEvaluator over(tape), at(tape);
                MeanValueForm mean(tape);
                Evaluator<double> number(tape);
                const std::size_t rows = tape->outputs().size();
                std::vector<std::size_t> chosen;
                for (std::size_t k = 0; k < tape->inputCount(); ++k) chosen.push_back(k);
                for (int trial = 0; trial < 40; ++trial) {
                    const auto box = randomBox(*model, trial % 2 == 0 ? 1e-4 : 0.1, random);
                    std::vector<Interval> wide(rows), narrow(rows), point(rows);
                    std::vector<double> y(rows);
                    over(box, wide);
                    mean(box, chosen, narrow);
                    for (int member = 0; member < 10; ++member) {
                        const auto x = randomPoint(box, random);
                        at(std::vector<Interval>(x.begin(), x.end()), point);
                        number(x, y);
                        for (std::size_t row = 0; row < rows; ++row) {
                            if (point[row].isEmpty()) continue; // not defined there, or missing
                            const auto name = fmt::format("{} output {}", model->name(), row);
                            QVERIFY2(wide[row].contains(point[row]), name.c_str());
                            QVERIFY2(narrow[row].isEmpty() ||
                                         !intersection(narrow[row], point[row]).isEmpty(),
                                     name.c_str());
                            if (!at.regularity(row).defined) continue;
                            // The number itself: within some widths of the enclosure of the exact value.
                            const double slack = 8 * point[row].width() + 1e-14 * std::abs(y[row]);
                            QVERIFY2(
                                point[row].lower - slack <= y[row] && y[row] <= point[row].upper + slack,
                                fmt::format("{}: {} and {}", name, y[row], toString(point[row])).c_str());
                            ++checked;
                        }
                    }
                    for (const Interval& w : narrow) bounded += trial % 2 == 0 && w.isBounded();
                }
            }
            QVERIFY2(checked > 0 && bounded > 0, model->name().c_str());
        }
    }
    void contractionKeepsTheMembers() {
        RandomStream random(31, 2);
        for (const ModelPtr& model : shippedModels())
            for (const TapePtr& tape : tapesOf(*model)) {
                IntervalEvaluator at(tape);
                TapeContraction contract(tape);
                const std::size_t rows = tape->outputs().size();
                for (int trial = 0; trial < 20; ++trial) {
                    auto box = randomBox(*model, 0.05, random);
                    const auto x = randomPoint(box, random);
                    std::vector<Interval> y(rows);
                    at(std::vector<Interval>(x.begin(), x.end()), y);
                    bool defined = true;
                    for (std::size_t row = 0; row < rows; ++row)
                        defined = defined && at.regularity(row).defined;
                    if (!defined) continue;
                    QVERIFY2(contract.repeat(box, y, 3), model->name().c_str());
                    for (std::size_t k = 0; k < box.size(); ++k)
                        if (std::isfinite(x[k])) QVERIFY2(box[k].contains(x[k]), model->name().c_str());
                }
            }
    }
    void theTaylorSeriesOfASmoothModelFollowsItsSolution() {
        // Two series, one step of h and two of h/2, of order 12 agree; and a box series holds the point's.
        int series = 0;
        for (const ModelPtr& model : shippedModels()) {
            if (!model->formulas().derivative || !model->smooth()) continue;
            const SlotLayout slots(*model);
            const TapePtr tape = model->formulas().derivative;
            TaylorSeries<double> taylor(tape, slots.time, slots.states, 12);
            std::vector<double> at = declaredSlots(*model);
            at[slots.time] = 0.013;
            if (!taylor(at, 12)) continue;
            ++series;
            const double h = 1e-5; // short for the stiffest, which has a rate of 1e4 1/s
            std::vector<double> whole, half = at;
            for (std::size_t s = 0; s < taylor.states(); ++s) whole.push_back(taylor.value(s, h, 12));
            for (int step = 0; step < 2; ++step) {
                QVERIFY(taylor(half, 12));
                std::vector<double> next;
                for (std::size_t s = 0; s < taylor.states(); ++s) next.push_back(taylor.value(s, h / 2, 12));
                for (std::size_t s = 0; s < next.size(); ++s) half[slots.states + s] = next[s];
                half[slots.time] += h / 2;
            }
            for (std::size_t s = 0; s < whole.size(); ++s)
                QVERIFY2(
                    std::abs(whole[s] - half[slots.states + s]) <= 1e-11 * (1 + std::abs(whole[s])),
                    fmt::format("{} state {}: {} and {}", model->name(), s, whole[s], half[slots.states + s])
                        .c_str());
            TaylorSeries<Interval> boxes(tape, slots.time, slots.states, 12);
            QVERIFY(boxes(std::vector<Interval>(at.begin(), at.end()), 12));
            for (std::size_t s = 0; s < whole.size(); ++s) {
                const Interval value = boxes.value(s, Interval(h), 12);
                QVERIFY(std::abs(value.middle() - whole[s]) <=
                        value.width() + 1e-13 * (1 + std::abs(whole[s])));
            }
        }
        QVERIFY(series >= 2);
    }
};

RIGOR_TEST(TestIntervalModels)
#include "test_interval_models.moc"

} // namespace test_interval_models

// Hot loops do not allocate: the number of allocations of a run does not depend on the number of its steps.
#include "core/engine/modelica/compile.h"
#include "core/engine/simulate/simulate.h"
#include "core/engine/tape/evaluate/evaluator.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<long> allocations{0};

void* counted(std::size_t size, std::size_t alignment) {
    ++allocations;
    const std::size_t rounded = (size + alignment - 1) / alignment * alignment;
    if (void* p = std::aligned_alloc(alignment, rounded == 0 ? alignment : rounded)) return p;
    throw std::bad_alloc();
}
} // namespace

void* operator new(std::size_t size) { return counted(size, alignof(std::max_align_t)); }
void* operator new[](std::size_t size) { return counted(size, alignof(std::max_align_t)); }
void* operator new(std::size_t size, std::align_val_t a) {
    return counted(size, static_cast<std::size_t>(a));
}
void* operator new[](std::size_t size, std::align_val_t a) {
    return counted(size, static_cast<std::size_t>(a));
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete[](void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t) noexcept { std::free(p); }
void operator delete(void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::align_val_t) noexcept { std::free(p); }
void operator delete(void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }
void operator delete[](void* p, std::size_t, std::align_val_t) noexcept { std::free(p); }

using namespace rigor;

namespace {

/// Every kind of operation of a lane program: joined products, tables over states and over moving values,
/// functions.
ModelPtr testModel() {
    const CompiledModel c = compileModel(R"(model Busy
  parameter Real a = 1;
  Real x(start=0);
  Real y(start=0.3);
equation
  der(x) = a*exp(-x) - 0.1*x + table(y, {0, 0.5, 1}, {0, a, 0});
  der(y) = sin(x) - y + table(time, {0, 0.1, 0.2}, {x, y, x*y});
  atLeast(y, 0);
  when x >= 100 then
    terminate("never");
  end when;
end Busy;)",
                                         "busy.mo");
    Q_ASSERT(c.model);
    return c.model;
}

template <class F> long allocationsOf(F f) {
    const long before = allocations;
    f();
    return allocations - before;
}

} // namespace

class TestAllocations : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void theCounterCounts() {
        QCOMPARE(allocationsOf([] {
                     int* volatile seen = new int(1); // volatile: not left out by the compiler
                     delete seen;
                 }),
                 1L);
    }
    void evaluatingATapeDoesNotAllocate() {
        const ModelPtr model = testModel();
        const TapePtr tape = model->formulas().derivative;
        Evaluator<double> number(tape);
        Evaluator<DualNumber> dual(tape);
        const std::vector<double> at(tape->inputCount(), 0.25);
        const std::vector<DualNumber> dualAt(tape->inputCount(), DualNumber(0.25));
        std::vector<double> out(2);
        std::vector<DualNumber> dualOut(2);
        QCOMPARE(allocationsOf([&] { number(at, out); }), 0L);
        QCOMPARE(allocationsOf([&] { dual(dualAt, dualOut); }), 0L);
    }
    void stepsInLanesDoNotAllocate() {
        const ModelPtr model = testModel();
        const Eigen::MatrixXd parameters = Eigen::MatrixXd::Constant(1, 40, 1.5);
        const BatchRequest request{{{VariableKind::State, 0}}, 1};
        long long steps = 0;
        const auto count = [&](double step) {
            const SimulationOptions options{.step = step, .stopTime = 1};
            return allocationsOf([&] {
                const BatchResult batch = simulateBatch(*model, parameters, {}, options, request);
                QCOMPARE(batch.statuses[0].end, RunEnd::StopTime);
                steps = batch.statuses[0].steps;
            });
        };
        count(0.01); // whatever is made once per process
        const long few = count(0.01);
        QVERIFY(steps < 150);
        const long many = count(1e-4);
        QVERIFY(steps >= 10000);
        QCOMPARE(many, few);
    }
    void stepsOfASingleRunDoNotAllocate() {
        const ModelPtr model = testModel();
        const std::vector<double> parameters{1.5}, times{1.0};
        const auto count = [&](double step) {
            const SimulationOptions options{.step = step, .stopTime = 1};
            return allocationsOf([&] { simulate(*model, parameters, {}, options, times); });
        };
        count(0.01);
        QCOMPARE(count(1e-4), count(0.01));
    }
    void stepsOfDopri5DoNotAllocate() { // those of rosenbrock4 do, in uBLAS
        const ModelPtr model = testModel();
        const std::vector<double> parameters{1.5}, times{1.0};
        long long steps = 0;
        const auto count = [&](double step) {
            // Guards are looked at every `step`; the tolerance follows, so that there are more steps too.
            const SimulationOptions options{.stepper = "dopri5",
                                            .step = step,
                                            .stopTime = 1,
                                            .relativeTolerance = step * 1e-5,
                                            .absoluteTolerance = step * 1e-7};
            return allocationsOf(
                [&] { steps = simulate(*model, parameters, {}, options, times).status.steps; });
        };
        count(0.01);
        const long few = count(0.01);
        const long long fewSteps = steps;
        QCOMPARE(count(1e-4), few);
        QVERIFY(steps > 10 * fewSteps);
    }
};
RIGOR_TEST(TestAllocations)
#include "test_allocations.moc"

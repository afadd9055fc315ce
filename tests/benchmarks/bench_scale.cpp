// Cost against size, one point per call: scale.py fits the exponents.
//
//     bench_scale experiments|samples|record|unknowns|sensors|boxes SIZE
//
// prints the processor time of the task, s, what the resident memory grew by at its highest, MB, and the
// size, which of boxes is known only then.
#include "core/engine/simulate/simulate.h"
#include "core/foundation/base/random.h"
#include "core/methods/adequacy/selection/search/selection_branch.h"
#include "core/study/study.h"
#include "tests/support/rows_fit.h"
#include "tests/support/sensor_samples.h"

#include <fmt/format.h>

#include <cstring>
#include <ctime>
#include <sys/resource.h>

using namespace rigor;

namespace {

double processorSeconds() {
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

double peakMegabytes() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// What is timed is made ready first; the answer must be one. Returns the size where it is known only then,
/// else 0.
using Task = std::function<std::size_t()>;

void mustAnswer(const Result& result) {
    if (result.outcome != RunOutcome::Answered) fail("no answer: {}", result.message());
}

/// Rows of a formula with three unknowns, one experiment each.
Task experiments(std::size_t size) {
    RandomStream random(1, 1);
    std::vector<double> x, y;
    for (std::size_t k = 0; k < size; ++k) {
        x.push_back(5.0 * static_cast<double>(k) / static_cast<double>(size));
        y.push_back(2 + 3 * std::exp(-1.5 * x.back()) + 0.05 * random.normal());
    }
    Problem p = rigor::sample::rowsOf("a + b*exp(-c*x)", {"a", "b", "c"}, x, y);
    for (Unknown& u : p.unknowns) u.value.min = 0, u.value.max = 10;
    return [p] {
        mustAnswer(rigor::sample::fit(p));
        return std::size_t{0};
    };
}

/// Samples of a damped oscillator through 100 steps of rk4.
Task samples(std::size_t size) {
    const ModelPtr model = rigor::sample::compiled(
        "model Sampled\n  parameter Real k = 4;\n  parameter Real d = 0.3;\n  Real x(start=1);\n"
        "  Real v(start=0);\n  output Real y;\nequation\n  der(x) = v;\n  der(v) = -k*x - d*v;\n"
        "  y = x;\nend Sampled;\n");
    const auto parameters = std::make_shared<Eigen::MatrixXd>(2, static_cast<Eigen::Index>(size));
    for (Eigen::Index j = 0; j < parameters->cols(); ++j)
        parameters->col(j) << 3 + 2.0 * static_cast<double>(j) / static_cast<double>(size),
            0.1 + 1e-3 * static_cast<double>(j % 100);
    SimulationOptions options;
    options.stopTime = 1;
    options.step = 0.01;
    return [=] {
        const BatchRequest request{{*findVariable(*model, "y")}, 1};
        if (!simulateBatch(*model, *parameters, {}, options, request).values.allFinite())
            fail("a sample has no value");
        return std::size_t{0};
    };
}

/// A record of this many values, one step of rk4 each, fitted with `count` unknowns: the force is a sum of
/// `count` harmonics.
Task recordOf(std::size_t length, std::size_t count) {
    std::string text = "model Recorded\n", force;
    for (std::size_t i = 1; i <= count; ++i) {
        text += fmt::format("  parameter Real p{} = 1;\n", i);
        force += fmt::format(" + p{}*sin({}*time)", i, 0.7 * static_cast<double>(i));
    }
    Problem p;
    p.model = rigor::sample::compiled(text + "  Real x(start=1);\n  output Real y;\nequation\n  der(x) = -x" +
                                      force + ";\n  y = x;\nend Recorded;\n");
    p.simulation.step = 0.02;
    p.simulation.stopTime = 0.02 * static_cast<double>(length);
    RandomStream random(1, 1);
    Measurement y{.output = "y"};
    for (std::size_t k = 1; k <= length; ++k) {
        const double t = 0.02 * static_cast<double>(k);
        double value = std::exp(-t);
        for (std::size_t i = 1; i <= count; ++i) {
            const double w = 0.7 * static_cast<double>(i);
            value += 1.2 * (std::sin(w * t) - w * std::cos(w * t) + w * std::exp(-t)) / (1 + w * w);
        }
        y.times.push_back(t);
        y.values.push_back(value + 0.05 * random.normal());
    }
    for (std::size_t i = 1; i <= count; ++i)
        p.unknowns.push_back({.name = fmt::format("p{}", i), .value = {1, 0, 5}, .family = {}, .shape = {}});
    Experiment e;
    e.label = "1";
    e.measurements = {y};
    p.data.experiments = {e};
    return [p] {
        mustAnswer(rigor::sample::fit(p));
        return std::size_t{0};
    };
}

/// The best 6 of this many sensors for 4 unknowns, D, proven.
Task sensors(std::size_t size) {
    const auto set = std::make_shared<CandidateSensors>(::samples::structure(static_cast<int>(size), 4, 1));
    return [set] {
        SelectionLimits limits;
        limits.maxSensors = 6;
        if (branchAndBound(*set, limits, Criterion::D, {}, {}).end != SelectionEnd::Proven)
            fail("not proven");
        return std::size_t{0};
    };
}

/// Boxes judged by the set inversion of the drive train, as many as the smallest of this part of the bounds
/// take.
Task boxes(std::size_t parts) {
    const auto prepared = std::make_shared<PreparedStudy>(
        prepare(loadStudy(RIGOR_SOURCE_DIR "/resources/rigs/drive-train/offline.toml")));
    return [=] {
        const auto method = makeMethod("verified");
        const Fields fields = method->options();
        for (const auto& [key, value] : prepared->study.options) fields.set(key, value);
        fields.set("accuracy", 1 / static_cast<double>(parts));
        prepared->problem.threads = 1;
        const Result result = method->run(prepared->problem, {});
        mustAnswer(result);
        return static_cast<std::size_t>(result.diagnostics["tested"].get<long long>());
    };
}

Task taskOf(const std::string& curve, std::size_t size) {
    if (curve == "experiments") return experiments(size);
    if (curve == "samples") return samples(size);
    if (curve == "record") return recordOf(size, 2);
    if (curve == "unknowns") return recordOf(2000, size);
    if (curve == "sensors") return sensors(size);
    if (curve == "boxes") return boxes(size);
    fail("no such curve: {}", curve);
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    try {
        const Task task = taskOf(argv[1], static_cast<std::size_t>(std::strtoull(argv[2], nullptr, 10)));
        const double memory = peakMegabytes(), begin = processorSeconds();
        const std::size_t size = task();
        fmt::print("{} {} {}\n", processorSeconds() - begin, peakMegabytes() - memory, size);
    } catch (const std::exception& e) {
        fmt::print(stderr, "{} {}: {}\n", argv[1], argv[2], e.what());
        return 1;
    }
}

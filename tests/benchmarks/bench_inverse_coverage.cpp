// Coverage of the 95 % intervals of noise and dependence (inverse uncertainty), and the level of the test of
// the model class with them: records of known truth, 108 experiments each.
//
//     bench_inverse_coverage [noisy|joint|hidden|samples] [first record] [records]
//
// samples: of shift and scale of an empirical distribution of two groups, known by 2000 samples of its own.

#include "tests/support/noisy_experiments.h"

#include <cstdlib>

using namespace rigor;
using namespace rigor::sample;

namespace {
void coverSamples(int first, int count) {
    const TwoGroups truth;
    int answered = 0, rejected = 0, doubted = 0;
    std::map<std::string, int> covered;
    for (int record = first; record < first + count; ++record) {
        const Result result = runOn(problemOfSamples(truth, 108, static_cast<std::uint64_t>(record)), "sobol",
                                    {}, "maximum-entropy");
        if (result.outcome != RunOutcome::Answered) continue;
        ++answered;
        // That the data contradict the class itself, which they do not, and that the densities are off.
        rejected += anyContains(result.qualityWarnings, "contradict these distributions");
        doubted += anyContains(result.qualityWarnings, "than that of the reference");
        for (const Estimate& e : result.unknowns) {
            const double known = e.name == "x.shift" ? truth.shift : truth.scale;
            covered[e.name] += e.lower <= known && e.upper >= known;
        }
        if ((record - first + 1) % 10 != 0 && record != first + count - 1) continue;
        fmt::print("samples: {} records, {} answered, shift {:.1f} %, scale {:.1f} %, class rejected {:.1f} "
                   "%, densities "
                   "doubted {:.1f} %\n",
                   record - first + 1, answered, 100.0 * covered["x.shift"] / answered,
                   100.0 * covered["x.scale"] / answered, 100.0 * rejected / answered,
                   100.0 * doubted / answered);
        std::fflush(stdout);
    }
}
} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "joint";
    const int first = argc > 2 ? std::atoi(argv[2]) : 1, count = argc > 3 ? std::atoi(argv[3]) : 400;
    if (what == "samples") return coverSamples(first, count), 0;
    const Truth& truth = what == "joint" ? kJoint : what == "noisy" ? kNoisy : kHidden;
    const std::string entry = what == "joint" ? "x1~x2" : "noise.y";
    const double known = what == "joint" ? truth.correlation : truth.noise;
    int told = 0, covered = 0, rejected = 0, answered = 0, deviations = 0;
    for (int record = first; record < first + count; ++record) {
        Problem problem = problemOf(truth, 108, static_cast<std::uint64_t>(record));
        problem = what == "joint" ? withDependence(problem) : withSearchedNoise(problem);
        const Result result = runOn(problem);
        if (result.outcome != RunOutcome::Answered) continue;
        ++answered;
        rejected += result.diagnostics["model_class_p"].get<double>() <= 0.05;
        for (const Estimate& e : result.unknowns) {
            if (e.name == "x1.standard_deviation") deviations += e.lower <= 0.2 && e.upper >= 0.2;
            if (e.name != entry || std::isnan(e.value)) continue;
            ++told;
            covered += e.lower <= known && e.upper >= known;
        }
        if ((record - first + 1) % 10 == 0 || record == first + count - 1)
            fmt::print(
                "{}: {} records, {} answered, {} told, {} covered ({:.1f} %), x1 sd {:.1f} %, class rejected "
                "{:.1f} %\n",
                what, record - first + 1, answered, told, covered, 100.0 * covered / std::max(told, 1),
                100.0 * deviations / std::max(answered, 1), 100.0 * rejected / std::max(answered, 1)),
                std::fflush(stdout);
    }
    return 0;
}

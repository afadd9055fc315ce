#include "core/methods/inverse_uncertainty/reference.h"

#include "core/foundation/base/parallel.h"
#include "core/foundation/stats/distance.h"

#include <algorithm>
#include <cmath>

namespace rigor {

Reference sampleReference(const std::vector<Distribution>& inputs, const ForwardModel& forward,
                          const InverseUncertaintyOptions& options, int threads, std::uint64_t seed,
                          const Progress& progress) {
    Reference reference;
    reference.kind = options.reference;
    if (options.reference == "none") return reference;
    reference.samples = options.referenceSamples;
    const auto scheme = samplingSchemeFromString(options.reference);
    const Eigen::MatrixXd points =
        unitPoints(scheme, static_cast<int>(inputs.size()), options.referenceSamples, seed);
    ProgressEvent event{.phase = "reference"};
    event.total = static_cast<double>(options.referenceSamples) * static_cast<double>(forward.experiments());
    const ForwardValues simulated = forward.run(samplesOf(inputs, points), progress, event);
    if (!simulated.complete) return reference;

    reference.experiments.resize(static_cast<std::size_t>(forward.experiments()));
    parallelFor(reference.experiments.size(), threads, {}, [&](std::size_t e) {
        ReferenceOutput& output = reference.experiments[e];
        for (const double y : simulated.values.col(static_cast<Eigen::Index>(e))) {
            if (std::isnan(y))
                ++output.failures;
            else
                output.samples.push_back(y);
        }
        std::sort(output.samples.begin(), output.samples.end());
        if (output.samples.size() < 2 || output.samples.front() == output.samples.back()) return;
        output.density = std::make_unique<KernelDensity>(output.samples);
        output.histogram = std::make_unique<Histogram>(output.samples);
    });
    reference.complete = true;
    return reference;
}

std::vector<Discrepancy> compareWithReference(const OutputDistributions& outputs, const Reference& reference,
                                              const Eigen::VectorXd& measured, int threads) {
    std::vector<Discrepancy> list(outputs.experiments.size());
    if (!reference.complete) return list;
    const auto floored = [](double logDensity) { return std::max(logDensity, kComparedLogFloor); };
    parallelFor(list.size(), threads, {}, [&](std::size_t e) {
        const OutputDistribution& output = outputs.experiments[e];
        const ReferenceOutput& truth = reference.experiments[e];
        Discrepancy& found = list[e];
        if (truth.samples.empty()) return;
        if (output.gaussian) found.emdGaussian = earthMoversDistance(truth.samples, *output.gaussian);
        if (output.maximumEntropy)
            found.emdMaximumEntropy = earthMoversDistance(truth.samples, *output.maximumEntropy);
        const double y = measured[static_cast<Eigen::Index>(e)];
        if (std::isnan(y) || !truth.density) return;
        found.logReference = floored(truth.density->logPdf(y));
        found.logErrorGaussian = std::abs(floored(output.logGaussian) - found.logReference);
        found.logErrorMaximumEntropy = std::abs(floored(output.logMaximumEntropy) - found.logReference);
    });
    return list;
}

double meanOfKnown(const std::vector<Discrepancy>& list, double Discrepancy::*member) {
    double sum = 0;
    int count = 0;
    for (const auto& entry : list) {
        if (std::isnan(entry.*member)) continue;
        sum += entry.*member;
        ++count;
    }
    return count > 0 ? sum / count : std::numeric_limits<double>::quiet_NaN();
}

} // namespace rigor

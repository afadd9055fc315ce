#include "core/engine/data/series/end_time.h"

#include "core/foundation/base/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <string>

namespace rigor {

namespace {
/// Times of a file have been rounded to some digits and scaled by a unit.
bool isAfter(double time, double end) { return time > end + 1e-9 * std::max(1.0, std::abs(end)); }

/// Index of the first time after the end.
std::size_t firstAfter(const Measurement& m, double end) {
    const auto found =
        std::find_if(m.times.begin(), m.times.end(), [&](double t) { return isAfter(t, end); });
    return static_cast<std::size_t>(found - m.times.begin());
}
} // namespace

double endOfSeries(const Experiment& experiment) {
    double end = 0;
    for (const auto& [name, signal] : experiment.inputs)
        if (!signal.knots().empty()) end = std::max(end, signal.knots().back());
    for (const Measurement& m : experiment.measurements)
        if (!m.times.empty()) end = std::max(end, m.times.back());
    return end;
}

double endOfRun(const SimulationOptions& simulation, const Experiment& experiment) {
    if (simulation.stopTime) return *simulation.stopTime;
    const double end = endOfSeries(experiment);
    return end > simulation.startTime ? end : simulation.end();
}

std::size_t valuesAfter(const Dataset& data, double end) {
    std::size_t count = 0;
    for (const Experiment& experiment : data.experiments)
        for (const Measurement& m : experiment.measurements) count += m.times.size() - firstAfter(m, end);
    return count;
}

Dataset measuredUntil(const Dataset& data, double end) {
    Dataset cut = data;
    const std::size_t after = valuesAfter(data, end);
    if (after == 0) return cut;
    for (Experiment& experiment : cut.experiments) {
        std::erase_if(experiment.measurements,
                      [&](const Measurement& m) { return !m.times.empty() && firstAfter(m, end) == 0; });
        for (Measurement& m : experiment.measurements) {
            if (m.times.empty()) continue;
            const std::size_t count = firstAfter(m, end);
            m.times.resize(count);
            m.values.resize(count);
        }
    }
    cut.warnings.push_back(
        filled(sentence("Data", "{} measured values after the stop time {} s are left out."), after, end));
    return cut;
}

void leaveOutBefore(Dataset& data, double start) {
    struct Left {
        std::size_t count = 0;
        double first = 0; ///< s
    };
    std::map<std::string, Left> files;
    for (Experiment& experiment : data.experiments)
        std::erase_if(experiment.measurements, [&](Measurement& m) {
            if (m.clock || m.times.empty() || !isAfter(start, m.times.front())) return false;
            const auto early =
                std::ranges::find_if(m.times, [&](double t) { return !isAfter(start, t); }) - m.times.begin();
            Left& left = files.try_emplace(m.file, Left{0, m.times.front()}).first->second;
            left.count += static_cast<std::size_t>(early);
            left.first = std::min(left.first, m.times.front());
            m.times.erase(m.times.begin(), m.times.begin() + early);
            m.values.erase(m.values.begin(), m.values.begin() + early);
            return m.times.empty();
        });
    for (const auto& [file, left] : files) {
        const std::string earlier = fmt::format("simulation.start_time = {:.10g}",
                                                std::floor(left.first * 1e6) * 1e-6); // no later by rounding
        data.warnings.push_back(
            filled(sentence("Data",
                            "{}: {} measured values before {:.6g} s, where the run begins, are left out; the "
                            "first is at {:.6g} s. If the clock of the file is another, state its offset "
                            "(data.files); {} begins the run there"),
                   std::filesystem::path(file).filename().string(), left.count, start, left.first,
                   verbatim(earlier)));
    }
}

} // namespace rigor

#include "core/engine/fmu/fmu_request.h"

#include "core/foundation/base/error.h"

#include <algorithm>
#include <cmath>

namespace rigor {
namespace {

constexpr std::size_t kMostEvents = 4096;
constexpr std::size_t kMostRows = 10'000'000; ///< of a run that chooses them itself

std::vector<double> gridTimes(double start, double stop, double step) {
    std::vector<double> times = {start};
    const double count = std::ceil((stop - start) / step - 1e-9);
    if (count > static_cast<double>(kMostRows))
        fail(sentence("Model", "A run of {} s in steps of {} s would have more than {} rows."), stop - start,
             step, kMostRows);
    for (double k = 1; k < count; ++k) times.push_back(start + k * step);
    if (stop > start) times.push_back(stop);
    return times;
}

/// The smallest and largest time between two of them.
std::pair<double, double> gapsOf(std::span<const double> times) {
    double least = HUGE_VAL, most = 0;
    for (std::size_t k = 1; k < times.size(); ++k) {
        least = std::min(least, times[k] - times[k - 1]);
        most = std::max(most, times[k] - times[k - 1]);
    }
    return {least, most};
}

constexpr double kSlack = 1 - 1e-9;

double communicationStep(const FmuDescription& fmu, double duration) {
    return fmu.stepSize.value_or(duration > 0 ? duration / 1000 : 1);
}

/// Communication: where, and by which steps.
void planSteps(host::Request& request, const FmuDescription& fmu, bool coarse,
               std::span<const double> times) {
    request.step = communicationStep(fmu, request.stop - request.start);
    const auto [least, most] = gapsOf(times);
    const bool variable = fmu.coSimulation && fmu.coSimulation->variableStep;
    request.onGrid = !variable;
    request.divide = !coarse;
    // Equidistant ones from the start are a grid of their own.
    if (!variable && coarse && most <= least / kSlack &&
        std::abs(times.front() - request.start) <= 1e-9 * least)
        request.step = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
}

} // namespace

bool communicatesAtOutputs(const FmuDescription& fmu, const SimulationOptions& options,
                           std::span<const Signal> inputs, std::span<const double> times) {
    const auto isConstant = [](const Signal& signal) { return signal.knots().size() <= 1; };
    return std::ranges::all_of(inputs, isConstant) && times.size() >= 2 &&
           gapsOf(times).first >= communicationStep(fmu, options.end() - options.startTime) * kSlack;
}

FmuRequest::FmuRequest(const FmuDescription& fmu, const FmuParts& parts, bool modelExchange,
                       std::span<const double> parameters, std::span<const Signal> inputs,
                       const SimulationOptions& options, std::span<const double> wanted)
    : times(wanted.begin(), wanted.end()), parameters_(parameters), parts_(parts) {
    request.start = options.startTime;
    request.stop = options.end();
    request.relativeTolerance = options.relativeTolerance;
    request.absoluteTolerance = options.absoluteTolerance;
    request.eventTolerance = options.eventTolerance;
    request.tolerance = fmu.tolerance.value_or(0);
    request.blowUp = options.blowUp;
    request.maxSteps = static_cast<std::uint64_t>(options.maxSteps);
    placeInputs(inputs);
    if (modelExchange) {
        request.step = options.step;
        request.method = options.stepper == "rk4" ? host::Method::Fixed : host::Method::Adaptive;
        if (times.empty())
            times = gridTimes(request.start, request.stop,
                              fmu.stepSize.value_or((request.stop - request.start) / 1000));
    } else {
        planSteps(request, fmu, communicatesAtOutputs(fmu, options, inputs, wanted), wanted);
        if (times.empty()) times = gridTimes(request.start, request.stop, request.step);
    }

    std::size_t group = parts.parameterGroups.size(); // none yet
    for (std::size_t k = 0; k < parameters.size(); ++k)
        if (parameters[k] != parts.parameters[k].start && parts.groupOf[k] != group) {
            group = parts.groupOf[k];
            changed_.push_back(static_cast<double>(group));
        }

    std::size_t at = host::kData;
    const auto take = [&](std::size_t count) { return std::exchange(at, at + count); };
    request.timeCount = times.size();
    request.times = take(times.size());
    request.parameters = take(parameters.size());
    request.changedCount = changed_.size();
    request.changed = take(changed_.size());
    request.inputs = take(signals_.size() * (sizeof(host::InputSignal) / sizeof(double)));
    const std::size_t pieces = take(pieces_.size());
    for (host::InputSignal& signal : signals_) signal.data += pieces;
    request.rowCapacity = times.size();
    request.rows = take(times.size() * parts.outputs.size());
    request.endRow = take(parts.outputs.size());
    request.eventCapacity = modelExchange ? kMostEvents : 0;
    request.events = take(static_cast<std::size_t>(request.eventCapacity));
    numbers_ = at;
}

void FmuRequest::placeInputs(std::span<const Signal> inputs) {
    std::size_t input = 0;
    for (const host::Group& group : parts_.inputGroups)
        for (std::uint32_t k = 0; k < group.count; ++k) {
            const Signal& signal = inputs[input++];
            const auto knots = signal.knots();
            host::InputSignal placed{.data = pieces_.size(),
                                     .pieces = std::max<std::size_t>(1, knots.size())};
            const bool varies = !knots.empty();
            placed.jumps = varies && (signal.interpolation() == Interpolation::Hold || group.discrete);
            placed.corners = varies && (!signal.corners().empty() || group.discrete);
            signals_.push_back(placed);
            const double start = request.start;
            for (const double knot : varies ? knots : std::span<const double>(&start, 1)) {
                pieces_.push_back(knot);
                const auto c = signal.polynomialAt(knot);
                pieces_.insert(pieces_.end(), c.begin(), c.end());
            }
        }
}

void FmuRequest::write(FmuHost& host) const {
    double* memory = host.memory();
    host.request() = request;
    std::ranges::copy(times, memory + request.times);
    std::ranges::copy(parameters_, memory + request.parameters);
    std::ranges::copy(changed_, memory + request.changed);
    if (!signals_.empty())
        std::memcpy(memory + request.inputs, signals_.data(), signals_.size() * sizeof(host::InputSignal));
    if (!signals_.empty()) std::ranges::copy(pieces_, memory + signals_.front().data);
}

} // namespace rigor

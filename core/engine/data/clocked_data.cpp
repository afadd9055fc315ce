#include "core/engine/data/clocked_data.h"

#include <algorithm>

namespace rigor {

std::set<std::size_t> clockParameters(const Dataset& data) {
    std::set<std::size_t> found;
    const auto add = [&](const ClockModel* clock) {
        if (clock)
            for (const ClockModel::Term& term : clock->terms) found.insert(term.parameter);
    };
    for (const Experiment& experiment : data.experiments) {
        for (const Measurement& m : experiment.measurements) add(m.clock.get());
        for (const auto& [name, signal] : experiment.inputs) add(signal.clock());
    }
    return found;
}

Dataset withoutClocks(const Dataset& data, std::span<const double> parameters) {
    Dataset made = data;
    for (Experiment& experiment : made.experiments) {
        bool moved = false;
        const auto move = [&](const std::shared_ptr<const ClockModel>& clock, double& time) {
            time = clock->rigTime(time, parameters);
            moved = true;
        };
        for (Measurement& m : experiment.measurements) {
            if (!m.clock) continue;
            for (double& time : m.times) move(m.clock, time);
            m.clock = nullptr;
        }
        for (auto& [name, signal] : experiment.inputs) {
            const auto clock = signal.sharedClock();
            if (!clock) continue;
            std::vector<double> times(signal.knots().begin(), signal.knots().end()), values;
            for (double& time : times) {
                values.push_back(signal.at(time));
                move(clock, time);
            }
            signal = Signal(std::move(times), std::move(values), signal.interpolation());
            if (const auto gaps = experiment.inputGaps.find(name); gaps != experiment.inputGaps.end())
                for (Gap& gap : gaps->second)
                    for (double* end : {&gap.from, &gap.to})
                        if (std::isfinite(*end)) move(clock, *end);
        }
        if (moved) experiment.timedRows = {};
    }
    return made;
}

std::array<double, 2> timesOf(const ClockModel& clock, double fileTime, std::span<const double> low,
                              std::span<const double> high) {
    std::array<double, 2> range{fileTime, fileTime};
    for (const ClockModel::Term& term : clock.terms) {
        const double slope = term.drift ? term.sign * fileTime : term.sign;
        const double one = slope * low[term.parameter], other = slope * high[term.parameter];
        range[0] += std::min(one, other);
        range[1] += std::max(one, other);
    }
    return range;
}

} // namespace rigor

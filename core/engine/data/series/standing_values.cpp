#include "core/engine/data/series/standing_values.h"

#include "core/foundation/message/quantity_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr std::size_t kFewestStanding = 20, kFewestOthers = 20;
constexpr double kMostEqual = 0.05; ///< of the steps between the others
constexpr double kLeastTurns = 0.2; ///< of their steps turn back: noise, beside which a course hardly moves
constexpr std::size_t kPlacesTold = 3;

} // namespace

std::vector<StandingRows> standingRows(const std::vector<double>& values) {
    std::vector<std::size_t> rows;
    for (std::size_t k = 0; k < values.size(); ++k)
        if (std::isfinite(values[k])) rows.push_back(k);
    std::vector<StandingRows> found;
    std::size_t steps = 0, equal = 0, turns = 0;
    double before = 0;
    for (std::size_t k = 0; k < rows.size();) {
        std::size_t last = k;
        while (last + 1 < rows.size() && values[rows[last + 1]] == values[rows[k]]) ++last;
        if (last - k + 1 >= kFewestStanding) {
            found.push_back({rows[k], rows[last]});
        } else {
            equal += last - k;
            steps += last - k;
        }
        if (last + 1 < rows.size()) {
            const double step = values[rows[last + 1]] - values[rows[last]];
            ++steps;
            turns += step * before < 0;
            before = step;
        }
        k = last + 1;
    }
    const auto others = static_cast<double>(steps);
    if (steps < kFewestOthers || static_cast<double>(equal) > kMostEqual * others ||
        static_cast<double>(turns) < kLeastTurns * others)
        return {};
    return found;
}

Messages standingSensors(const Dataset& data, const Model& model) {
    Messages said;
    for (const Experiment& experiment : data.experiments)
        for (const Measurement& measured : experiment.measurements) {
            if (measured.altered != Altered::No || measured.times.size() != measured.values.size()) continue;
            const std::vector<StandingRows> found = standingRows(measured.values);
            if (found.empty()) continue;
            const auto output = findVariable(model, measured.output);
            const std::string unit = output ? variable(model, *output).unit : std::string();
            Messages places;
            std::size_t rows = 0;
            for (const StandingRows& one : found) {
                rows += one.last - one.first + 1;
                if (places.size() < kPlacesTold)
                    places.push_back(filled(sentence("Data", "{} from {:.6g} s to {:.6g} s"),
                                            quantity(measured.values[one.first], unit, 4),
                                            measured.times[one.first], measured.times[one.last]));
            }
            said.push_back(filled(
                sentence("Data", "{} of experiment {} has the same value for {} rows, while its others "
                                 "scatter: {}{}. The sensor stood still there, or was at the end of its "
                                 "range, and these values spoil what is found: empty their cells."),
                measured.output, experiment.label, rows, joined(places, ", "),
                found.size() > places.size() ? ", …" : ""));
        }
    return said;
}

} // namespace rigor

#include "core/methods/filter/present/facts.h"

#include "core/foundation/base/translate.h"
#include "core/foundation/message/number_text.h"
#include "core/foundation/message/unit_text.h"
#include "core/presentation/axis_unit.h"
#include "core/presentation/display_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

using view::Fact, view::FactGroup, view::FactTable;

double valueAt(const std::vector<double>& times, const std::vector<double>& values, double t) {
    const auto row =
        static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), t - 1e-9) - times.begin());
    return row < values.size() ? values[row] : kNaN;
}

FactGroup statesAt(const FilterView& view, double t) {
    FactGroup group{filled(sentence("Result", "At {} s"), fixedText(t, 2)), {}};
    group.key = "states";
    const FilterFigures& figures = view.figures;
    const auto add = [&](const std::string& name, const std::string& value, const std::string& unit) {
        group.items.emplace_back(Fact{name, value + ' ' + unit});
    };
    if (!view.result->statesTable) return group;
    const StatesTable& table = *view.result->statesTable;
    if (figures.hasCurve()) {
        const auto point = figures.curvePointAt(t);
        if (std::isfinite(point.argument) && !table.find(figures.argumentName()))
            add(wordsOf(figures.argumentName()), significantText(point.argument, 3), figures.argumentUnit());
        if (std::isfinite(point.value))
            add(figures.curveTitle(), withErrorShort(point.value, point.deviation), figures.curveUnit());
    }
    for (const TrackedColumns& state : table.states) {
        const double value = valueAt(table.t, state.values, t),
                     deviation = valueAt(table.t, state.deviations, t);
        const DisplayUnit unit = displayUnit(state.unit, value);
        add(wordsOf(state.name), withErrorShort(value * unit.scale, deviation * unit.scale), unit.text);
    }
    return group;
}

/// One unit for all stands in the head, otherwise each has its own.
FactGroup unknownsAt(const FilterView& view, double t) {
    FactGroup group{translate("Result", "Unknowns"), {}};
    const auto& unknowns = view.head.unknowns;
    if (!view.result->parameters || unknowns.empty()) return group;
    const bool common = std::all_of(unknowns.begin(), unknowns.end(),
                                    [&](const Estimate& e) { return e.unit == unknowns.front().unit; });
    double largest = 0;
    for (const Estimate& e : unknowns) largest = std::max(largest, std::abs(e.value));
    const AxisUnit head = axisUnit(largest, common ? unknowns.front().unit : "");
    FactTable table{{{}, translate("Result", "value")}, {}};
    for (const Estimate& e : unknowns) {
        const TrackedColumns* tracked = view.result->parameters->find(e.name);
        const auto at = [&](const std::vector<double> TrackedColumns::*part) {
            return tracked ? valueAt(view.result->parameters->t, tracked->*part, t) : kNaN;
        };
        const double value = at(&TrackedColumns::values);
        const DisplayUnit unit = common ? DisplayUnit{head.unit, head.scale} : displayUnit(e.unit, value);
        const std::string text =
            withErrorShort(unit.scale * value, unit.scale * at(&TrackedColumns::deviations));
        table.rows.push_back({estimateTitle(e.name), common ? text : text + ' ' + unit.text});
    }
    if (common) group.note = head.unit;
    group.items.emplace_back(std::move(table));
    return group;
}

FactGroup beliefIn(const FilterResult& result) {
    FactGroup group{translate("Result", "May it be believed"), {}};
    const auto add = [&](std::string name, std::string value) {
        group.items.emplace_back(Fact{std::move(name), std::move(value)});
    };
    const bool judged = result.updates > 0;
    add(translate("Result", "mean NIS"), fixedText(result.nis, 3));
    if (judged && std::isfinite(result.band[0]))
        add(translate("Result", "expected"), intervalText(result.band[0], result.band[1], 3));
    if (judged) add(translate("Result", "within 95 %"), fixedText(100 * result.coverage, 1) + " %");
    if (result.rejected > 0) add(translate("Result", "outside the gate"), countText(result.rejected));
    if (!result.words.empty()) group.items.emplace_back(result.words);
    if (!judged || !result.sensors) return group;
    FactTable table{
        {translate("Result", "sensor"), translate("Result", "NIS"), translate("Result", "Ljung-Box")}, {}};
    for (const SensorFinding& s : *result.sensors)
        table.rows.push_back({s.sensor, fixedText(s.nis, 3), significantText(s.ljungBox, 3)});
    group.items.emplace_back(std::move(table));
    return group;
}

/// How far the estimates are from what is known to be true.
FactGroup truthBeside(const FilterResult& result) {
    FactGroup group{translate("Result", "Truth"), {}};
    FactTable table{{{}, translate("Result", "RMS error"), translate("Result", "within 95 %")}, {}};
    if (result.truth->states)
        for (const auto& [name, found] : *result.truth->states) {
            const TrackedColumns* state = result.statesTable ? result.statesTable->find(name) : nullptr;
            const DisplayUnit unit = displayUnit(state ? state->unit : std::string(), found.rmse);
            table.rows.push_back({wordsOf(name),
                                  significantText(found.rmse * unit.scale, 2) + ' ' + unit.text,
                                  fixedText(100 * found.coverage, 1) + " %"});
        }
    if (!table.rows.empty()) group.items.emplace_back(std::move(table));
    if (result.truth->neesExpected > 0)
        group.items.emplace_back(
            Fact{translate("Result", "NEES of the unknowns"),
                 filled(sentence("Result", "{}, expected {}"), fixedText(result.truth->nees, 2),
                        std::to_string(result.truth->neesExpected))});
    return group;
}

FactGroup allDataBeside(const AllDataFinding& found) {
    FactGroup group{translate("Result", "All data at once"), {}};
    group.items.emplace_back(
        Fact{translate("Result", "furthest from the filter"),
             filled(sentence("Result", "{} σ"), fixedText(found.furthest.value_or(kNaN), 1))});
    group.items.emplace_back(translate("Result",
                                       "A fit of all measurements without process noise; its standard "
                                       "deviations are the Cramér-Rao bound."));
    return group;
}

/// Where there are two, either would explain the innovations; both together would do so twice.
FactGroup offeredBy(const FilterResult& result) {
    FactGroup group{translate("Result", "Offered"), {}};
    const OfferedNoise& offer = *result.offer;
    Action take{Action::Kind::StateDeviations, textOf(NoiseOffered::Sensors), {}};
    take.tip = translate("Result", "Writes these standard deviations of the sensors into the study. Undo "
                                   "takes them back; press Run for the result.");
    for (const auto& [sensor, sigma] : offer.deviations) {
        if (!std::isfinite(sigma)) continue;
        std::string of;
        if (result.innovations)
            for (const InnovationColumns& known : result.innovations->sensors)
                if (known.name == sensor) of = known.unit;
        const DisplayUnit unit = displayUnit(of, sigma);
        group.items.emplace_back(Fact{filled(sentence("Result", "σ of {}"), sensor),
                                      significantText(sigma * unit.scale, 3) +
                                          (unit.text == "–" ? std::string() : ' ' + unit.text)});
        take.numbers.emplace_back(sensor, sigma);
    }
    const bool sensors = !take.numbers.empty(), process = std::isfinite(offer.factor);
    if (!sensors && !process) {
        group.items.emplace_back(translate(
            "Result", "Nothing: no noise of the sensors or of the process explains the innovations."));
        return group;
    }
    if (sensors) group.items.emplace_back(std::move(take));
    if (process)
        group.items.emplace_back(
            Fact{translate("Result", "or process noise times"), significantText(offer.factor, 2)});
    if (!offer.noise.empty()) {
        Action noise{Action::Kind::SetOption, textOf(NoiseOffered::Process), "noise"};
        noise.value = offer.noise;
        noise.tip = filled(
            sentence("Result", "Writes {} into the study. Undo takes it back; press Run for the result."),
            offer.noise);
        group.items.emplace_back(std::move(noise));
    }
    group.items.emplace_back(
        sensors && process
            ? translate("Result", "Either would explain the innovations. Nothing is changed by itself.")
            : translate("Result", "This would explain the innovations. Nothing is changed by itself."));
    return group;
}

} // namespace

std::vector<FactGroup> filterFactsAt(const FilterView& view, double t) {
    return {statesAt(view, t), unknownsAt(view, t)};
}

std::vector<FactGroup> filterFacts(const FilterView& view) {
    const FilterResult& result = *view.result;
    std::vector<FactGroup> groups{beliefIn(result)};
    if (result.truth) groups.push_back(truthBeside(result));
    if (result.allData) groups.push_back(allDataBeside(*result.allData));
    if (result.updates > 0 && result.offer) groups.push_back(offeredBy(result));
    return groups;
}

NoiseOffered noiseOffered(const FilterResult& result) {
    if (result.updates == 0 || !result.offer) return NoiseOffered::None;
    if (!result.offer->noise.empty()) return NoiseOffered::Process;
    const auto& sensors = result.offer->deviations;
    return std::any_of(sensors.begin(), sensors.end(), [](const auto& s) { return std::isfinite(s.second); })
               ? NoiseOffered::Sensors
               : NoiseOffered::None;
}

std::string textOf(NoiseOffered offered) {
    return offered == NoiseOffered::Process   ? translate("Result", "Take over the process noise")
           : offered == NoiseOffered::Sensors ? translate("Result", "Take over σ")
                                              : std::string();
}

} // namespace rigor

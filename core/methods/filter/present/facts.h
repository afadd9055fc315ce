#pragma once
// What stands beside the figures of the filter; used by present.cpp only.

#include "core/methods/filter/present/figures.h"
#include "core/presentation/presentation.h"

namespace rigor {

/// What is shown of a run, kept by all that draws it.
struct FilterView {
    Result head; ///< without tables and diagnostics
    std::shared_ptr<const FilterResult> result;
    FilterFigures figures;
};

/// States and unknowns as they were known at a time, s.
std::vector<view::FactGroup> filterFactsAt(const FilterView& view, double t);
/// Whether it may be believed, the truth, the fit of all data, what is offered.
std::vector<view::FactGroup> filterFacts(const FilterView& view);
/// What the action beside the facts takes over: the process noise, or else the standard deviations.
enum class NoiseOffered { None, Process, Sensors };
NoiseOffered noiseOffered(const FilterResult& result);
std::string textOf(NoiseOffered offered); ///< of that action

} // namespace rigor

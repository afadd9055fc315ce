#pragma once
// A live frame as small plots: the output density of every experiment with its measured value.

#include "core/methods/inverse_uncertainty/present/live.h"
#include "core/presentation/presentation.h"

#include <memory>

namespace rigor {

/// What the plots of a frame are of.
struct LiveExperiments {
    std::vector<std::string> labels; ///< one per output of a frame
    std::string quantity, unit;      ///< "shifting time"; of the outputs
    FactorialGrid plan;              ///< places of the experiments
};

/// Neither is null. commonAxis: one range for all, else each its own.
view::Multiples liveDensities(std::shared_ptr<const LiveExperiments> experiments,
                              std::shared_ptr<const LiveFrame> frame, bool commonAxis);

} // namespace rigor

#pragma once
// What the options of a study of model adequacy mean on its data: experiments, splits, sensors, repeated
// series. Nothing is simulated, so that a wrong name is found before the first simulation and by `rigor
// check`.

#include "core/foundation/base/translate.h"
#include "core/methods/adequacy/model_test/repeatability.h"
#include "core/methods/adequacy/model_test/split_rules.h"
#include "core/methods/adequacy/options.h"
#include "core/methods/adequacy/selection/sets/sensor_limits.h"

namespace rigor {

struct ResolvedOptions {
    std::vector<std::size_t> rows, splitRows; ///< experiments of the estimate, of the splits
    std::vector<NamedSplit> splits;
    FitData data;             ///< of the estimate
    std::vector<bool> wanted; ///< per sensor; empty = the best set
    SensorLimits limits;
    std::vector<Repeatability> repeatability;
    RepeatedRows repeated;
    Messages warnings; ///< whole sentences
};

/// Throws Error if the data and the unknowns make no fit. Without `wrong`, also for the first option that
/// means nothing; with it, all of them are put there and the rest is resolved.
ResolvedOptions resolveOptions(const Problem& problem, const AdequacyOptions& options,
                               std::vector<WrongOption>* wrong = nullptr);

} // namespace rigor

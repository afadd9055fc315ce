#pragma once
// The next experiments of a study (methods/design): what its [design] means for its model and its data.

#include "core/methods/design/design.h"
#include "core/study/study.h"

#include <filesystem>
#include <optional>
#include <string>

namespace rigor {

struct DesignOrder {
    std::string goal;                                  ///< "discrimination", "parameters", "prediction:NAME"
    std::optional<std::filesystem::path> against = {}; ///< folder of a finished run: one explanation more
    /// Folder of a finished run of this study: its estimates are taken instead of a search.
    std::optional<std::filesystem::path> from = {};
};

struct StudyDesign {
    DesignResult result;
    std::string csv; ///< of next_file.h; "" = there is no experiment
    bool cancelled = false;
};

/// Finds the estimates (by the study's own method where it fits points, else by least squares) and the
/// experiments. Throws Error with the place of the key: what a study or its [design] says that cannot be, a
/// model without an answer.
StudyDesign designExperiments(const Study& study, const DesignOrder& order, const Progress& progress);

} // namespace rigor

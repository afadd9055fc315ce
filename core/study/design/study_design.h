#pragma once
// The next experiments of a study (methods/design): what its [design] means for its model and its data.

#include "core/methods/design/design.h"
#include "core/methods/design/design_map.h"
#include "core/study/study.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace rigor {

/// A finished run.
struct DesignRun {
    std::string name; ///< for messages: its folder, "Run 3"
    Study study;
    std::shared_ptr<const Result> result;
    std::string modelText = {}; ///< in the place of what the study names; "" = as it says
};

struct DesignOrder {
    std::string goal;                      ///< "discrimination", "parameters", "prediction:NAME"
    std::optional<DesignRun> against = {}; ///< one explanation more
    /// Of this study: its estimates are taken instead of a search.
    std::optional<DesignRun> from = {};
    std::string modelText = {}; ///< of the study, in the place of what it names; "" = as it says
    bool pictured = false;      ///< StudyDesign::picture is wanted
};

/// An experiment as somebody has set it: by the conditions of `DesignResult::units`, unit of the model.
struct SetExperiment {
    std::vector<double> at;
    std::vector<std::string> sensors;
    bool taken = true;
};

struct StudyDesign {
    DesignResult result;
    std::string csv; ///< of next_file.h; "" = there is no experiment
    bool cancelled = false;
    DesignPicture picture = {};
    /// What each experiment so far was set to, by the conditions of `result.units`, unit of the model; NaN:
    /// not told.
    std::vector<std::vector<double>> soFar = {};
    /// The plan of some of the experiments, by their numbers from 0, in the form of `csv`.
    std::function<std::string(const std::vector<std::size_t>&)> planOf = {};
    /// The same question and estimates, with other experiments. Throws Error. May be called by any
    /// thread.
    std::function<StudyDesign(const std::vector<SetExperiment>&, const Progress&)> judged = {};
};

/// Finds the estimates (by the study's own method where it fits points, else by least squares) and the
/// experiments. Throws Error with the place of the key: what a study or its [design] says that cannot be, a
/// model without an answer.
StudyDesign designExperiments(const Study& study, const DesignOrder& order, const Progress& progress);

} // namespace rigor

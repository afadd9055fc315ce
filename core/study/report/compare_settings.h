#pragma once
// In what do the settings of runs differ? Settings are everything of the study file but its title - model,
// data and how they are read, starts and ranges, weights, options, simulation, seed - and what the model and
// the data files held (their digests). What a study leaves to a default is shown with the default.

#include "core/methods/result/result.h"
#include "core/study/study.h"

#include <string>
#include <vector>

namespace rigor {

struct SettingsOfRun {
    const Study* study = nullptr;
    const Result* result = nullptr; ///< for the digests and the options as they were run; may be null
};

struct ComparedSetting {
    std::string key;                 ///< "unknowns.UA.range"; the same in every language
    std::string name;                ///< "range of UA"
    std::vector<std::string> values; ///< one per run; kMissingText = it has none
    bool same = true;
    /// Of an option that the method of one of the runs does not have: it says no more than that the methods
    /// differ.
    bool ofSomeMethods = false;
};
/// All settings in the order of a study file.
std::vector<ComparedSetting> comparedSettings(const std::vector<SettingsOfRun>& runs);

/// "search range of UA, data": what differs, in words; "" = nothing.
std::string differingSettings(const std::vector<ComparedSetting>& settings);

} // namespace rigor

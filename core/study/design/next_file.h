#pragma once
// The experiments proposed as a file for the rig, one row each, and back: filled in, it is part of the data.

#include "core/methods/design/design_result.h"
#include "core/study/study.h"

#include <filesystem>
#include <string>

namespace rigor {

/// A head with units as the study's data have them. Rows: what every experiment of the study is set to, and
/// its measurements, empty. Records over time: also duration and sampling, and "file", empty, for the name of
/// what was recorded.
std::string nextExperimentsCsv(const PreparedStudy& prepared, const DesignResult& design);

/// The study with the filled file among its data: rows are further rows; of records those that the column
/// "file" names (relative to it). What the window's Join does, too. Throws Error (file, line): nothing is
/// filled in, a record that is not there, or that does not say what it was set to or says otherwise.
/// modelText: in the place of what the study names; "" = as it says.
Study withExperiments(Study study, const std::filesystem::path& next, const std::string& modelText = {});

} // namespace rigor

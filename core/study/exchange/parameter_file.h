#pragma once
// The numbers found, in a file that other programs read: csv and json with errors and intervals, mat (level
// 5), mo (the text of a Modelica modification), ssv (SSP 1.0, System Structure Parameter Values).

#include "core/study/study.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

/// "csv", "json", "mat", "mo", "ssv".
const std::vector<std::string>& parameterFileKinds();

/// Writes unknowns and tied numbers of an answer, all or nothing; the kind is what the file's name ends in.
/// study: the one of the run; model: name of the model whose parameters they are. Numbers have all their
/// digits. mo and ssv hold one value of a parameter alone; what is none (the spread of a distribution, a
/// number that each of several experiments has for itself) stands in a comment. They hold what the study
/// fixes too: with both, another tool has the model that was calibrated. ssv: a parameter that has a
/// distribution is its mean. Returns a sentence on each kind of number that an ssv could not hold. mat:
/// names, units (text), values, standard_errors, lower, upper (n x 1), and every value once more under its
/// name, signs that MATLAB does not know replaced by _. Throws Error: another ending, a run without an
/// answer, a file that cannot be written.
Messages writeParameterFile(const std::filesystem::path& file, const Result& result, const Study& study,
                            const std::string& model);

/// SSV of all parameters of the model (with the starts that the study names) at the values that the study
/// gives them before a run: fixed, where the search starts, or the model's own. Throws as
/// writeParameterFile().
void writePresentParameters(const std::filesystem::path& file, const Model& model, const Study& study);

} // namespace rigor

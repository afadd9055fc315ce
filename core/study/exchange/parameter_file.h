#pragma once
// The numbers found, in a file that other programs read: csv and json with errors and intervals, mat (level
// 5), mo (the text of a Modelica modification), ssv (SSP 1.0, System Structure Parameter Values).

#include "core/methods/result/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace rigor {

/// "csv", "json", "mat", "mo", "ssv".
const std::vector<std::string>& parameterFileKinds();

/// Writes unknowns and tied numbers of an answer, all or nothing; the kind is what the file's name ends in.
/// model: name of the model whose parameters they are. Numbers have all their digits. mo and ssv hold the
/// values of parameters alone; what is none (the spread of a distribution, a number that each experiment has
/// for itself) stands in a comment. mat: names, units (text), values, standard_errors, lower, upper (n x 1),
/// and every value once more under its name, signs that MATLAB does not know replaced by _. Throws Error:
/// another ending, a run without an answer, a file that cannot be written.
void writeParameterFile(const std::filesystem::path& file, const Result& result, const std::string& model);

} // namespace rigor

#pragma once
// What a run predicts for its measured values, in a file that other programs read.

#include "core/methods/result/result.h"

#include <filesystem>

namespace rigor {

/// Row by row: output, experiment, t (s; NaN = once per experiment), measured, predicted, residual, and the
/// standard deviation that the run states for measured - predicted (NaN = none). All or nothing; .csv, or
/// .mat (level 5: one variable each, n x 1, texts as rows). With what was held back behind, `held_back` = 1.
/// Throws Error: another ending, a run that predicts nothing, a file that cannot be written.
void writePredictionFile(const std::filesystem::path& file, const Result& result);

} // namespace rigor

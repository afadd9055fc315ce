#pragma once
// The files that empirical distributions come from: [unknowns.x] family = "empirical", file, column,
// estimate.

#include "core/study/study.h"

namespace rigor {

/// Most samples of one column: a density is no better known with more.
constexpr std::size_t kMostSamples = 1'000'000;

/// Where the file of an empirical distribution lies.
std::filesystem::path sampleFile(const Study& study, const Unknown& unknown);

/// Columns of the file that hold numbers, known without reading it again while it stays as it was read.
/// Throws Error as readCsv.
std::vector<std::string> sampleColumns(const std::filesystem::path& file);

/// Those of a column of the file; `column` "" = the only one of numbers, which it is set to. A cell without
/// anything is no sample. Throws Error naming file, line and limit: no file, no such column, a word, fewer
/// than two values, all alike, too many. What was read is kept as the columns are.
SampleFile readSampleFile(const std::filesystem::path& file, SampleFile source);

/// Of every unknown that has an empirical distribution, relative to the study. Throws Error with the key.
void readSamples(std::vector<Unknown>& unknowns, const Study& study);

/// The same where they can be read; the others stay as they are.
void readSamplesThatAreThere(Study& study);

/// Fingerprint of the files that the distributions come from: "" = of none, of one its own.
std::string samplesSha256(const std::vector<Unknown>& unknowns);

} // namespace rigor

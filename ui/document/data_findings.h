#pragma once
// What was found in the files of the study, as the import page lists it and the navigator counts it.

#include "ui/document/document.h"

namespace rigor {

/// Of csv and data, in the language of now; what both tell is told once. rows: each is an experiment. model:
/// that the data were mapped to, whose inputs must all have a column; null = none.
std::vector<DataFinding> findingsOf(const DataState& state, bool rows, const Model* model = nullptr);

} // namespace rigor

#pragma once
// What runs side by side and their rows amount to, in sentences.

#include "core/study/trust/trust.h"

namespace rigor {

/// Sets clause and sentences, and adds to the notes what was not compared. rows: they were asked; before, it
/// is not said what can be used. least: the smallest p of all that were.
void sayVerdict(Trust& trust, const std::vector<TrustedRun>& runs, bool rows, double least);

} // namespace rigor

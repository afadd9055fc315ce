#pragma once
// What runs side by side and their rows amount to, in sentences.

#include "core/study/trust/trust.h"

namespace rigor {

/// Sets clause and sentences, and adds to the notes what was not compared. Unless rows were asked it is not
/// said what can be used as it stands. least: the smallest p of all that were.
void sayVerdict(Trust& trust, const std::vector<TrustedRun>& runs, double least);

} // namespace rigor

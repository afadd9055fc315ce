#pragma once
// What runs side by side and their rows amount to, in sentences.

#include "core/study/trust/trust.h"

namespace rigor {

/// Sets clause and sentences, and adds to the notes what was not compared. Unless rows were asked it is not
/// said what can be used as it stands. asked: runs whose rows were; least: the smallest p of all of them.
void sayVerdict(Trust& trust, const std::vector<TrustedRun>& runs, const std::vector<int>& asked,
                double least);

} // namespace rigor

#pragma once
// What of a study workers on other machines cannot make shorter, said before it runs: its time does not
// shrink with their number.

#include "core/study/study.h"

namespace rigor {

/// Sentences: the serial part of the method, clocks of files, a server; empty = next to nothing.
Messages notSpread(const PreparedStudy& prepared);

} // namespace rigor

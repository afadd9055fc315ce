#pragma once
// How a run ended, as bytes: 13 for one that answered.

#include "core/engine/evaluate/bytes.h"
#include "core/engine/simulate/simulate.h"

namespace rigor {

void write(ByteWriter& to, const RunStatus& status);
RunStatus readStatus(ByteReader& from);

} // namespace rigor

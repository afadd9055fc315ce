#pragma once
// What libmatio makes of a MAT file, written out for the process that asked (mat_wire.h). Runs in a child
// process.

#include "core/engine/data/mat/mat_wire.h"

namespace rigor {

/// How reading ended.
enum class MatEnd : std::size_t { Whole, NotOpened, Damaged, TooManyValues, TooManyNodes };

/// Writes for every variable 1 and its node, then 0. Behind that, or where reading ended amid a variable,
/// stands the foot that MatWireReader::foot reads.
/// fileBytes: of the file, since a variable that is not packed has no more values than bytes.
void writeMatVariables(const char* path, std::size_t fileBytes, MatWireWriter& writer);

} // namespace rigor

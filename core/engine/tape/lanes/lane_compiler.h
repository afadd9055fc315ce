#pragma once
// A lane program compiled to machine code (AVX-512, AVX2): values stay in the vector registers as long as
// they are wanted. Every instruction is written for kCompiledVectors vectors in turn, so that the latency of
// one overlaps with the work of the others.
//
// Which value leaves when registers run out: the one whose next use is furthest (L. A. Belady, IBM Systems
// Journal 5 (1966) 78), which is optimal for code without branches.

#include "core/engine/tape/lanes/lane_program.h"
#include "core/engine/tape/lanes/machine_code.h"

namespace rigor {

/// Vectors that compiled code handles in one call.
inline constexpr std::size_t kCompiledVectors = 2;
using CompiledLanes = void (*)(double* rows, const double* constants);

/// Refers to `code` and `lists`, which must not move. constants: values of code.constants() by number, to
/// which the compiler adds its own. Empty: the system does not allow it.
ExecutableCode compileLanes(const LaneCode& program, const std::vector<LaneInstruction>& code,
                            const std::vector<Row>& lists, std::vector<double>& constants,
                            const LaneCalls& calls);

} // namespace rigor

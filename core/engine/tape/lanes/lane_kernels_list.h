#pragma once
// The instruction sets, and what their kernels call in baseline code.

#include "core/engine/tape/lanes/lane_program.h"

namespace rigor {

LaneKernels sse2Kernels();
LaneKernels avx2Kernels();
LaneKernels avx512Kernels();
/// To be run where the system allows code made at run time.
LaneKernels avx2CompiledKernels();
LaneKernels avx512CompiledKernels();

/// Table, TableSlope, MonotoneCubic, BSpline lane by lane, for lists that move with the states.
void listOpInLanes(const LaneInstruction& instruction, const Row* lists, double* rows, std::size_t stride,
                   std::size_t width);

} // namespace rigor

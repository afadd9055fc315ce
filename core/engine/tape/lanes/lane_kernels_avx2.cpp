#define RIGOR_VECTOR_BYTES 32
#define RIGOR_KERNELS avx2Kernels
#define RIGOR_COMPILED_KERNELS avx2CompiledKernels
#define RIGOR_KERNELS_NAME "avx2"
#include "core/engine/tape/lanes/lane_kernels_impl.h"

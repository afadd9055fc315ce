#define RIGOR_VECTOR_BYTES 64
#define RIGOR_KERNELS avx512Kernels
#define RIGOR_COMPILED_KERNELS avx512CompiledKernels
#define RIGOR_KERNELS_NAME "avx512"
#include "core/engine/tape/lanes/lane_kernels_impl.h"

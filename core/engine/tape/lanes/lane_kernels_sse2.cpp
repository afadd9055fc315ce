#define RIGOR_VECTOR_BYTES 16
#define RIGOR_KERNELS sse2Kernels
#define RIGOR_KERNELS_NAME "sse2"
#include "core/engine/tape/lanes/lane_kernels_impl.h"

# The lane kernels are one source compiled for three instruction sets; which one runs is decided at run time
# (lane_program.cpp). GCC 12 warns about its own AVX-512 header, hence -Wno-uninitialized. The flags below change no result: errno and floating point traps are not used.
set(kernel_flags -O3 -fno-math-errno -fno-trapping-math -Wno-psabi)
set(kernels ${CMAKE_CURRENT_LIST_DIR}/tape/lanes/lane_kernels)
set_source_files_properties(${kernels}_sse2.cpp PROPERTIES
  COMPILE_OPTIONS "${kernel_flags}" SKIP_PRECOMPILE_HEADERS ON)
set_source_files_properties(${kernels}_avx2.cpp PROPERTIES
  COMPILE_OPTIONS "${kernel_flags};-mavx2" SKIP_PRECOMPILE_HEADERS ON)
set_source_files_properties(${kernels}_avx512.cpp PROPERTIES
  COMPILE_OPTIONS "${kernel_flags};-mavx512f;-mavx512dq;-mprefer-vector-width=512;-Wno-maybe-uninitialized;-Wno-uninitialized" SKIP_PRECOMPILE_HEADERS ON)
# uBLAS of Boost 1.74 (Debian 12), which Odeint's rosenbrock4 needs, does not compile as C++20.
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/simulate/steppers/rosenbrock.cpp PROPERTIES
  COMPILE_OPTIONS "-std=c++17;-Wno-conversion;-Wno-shadow" SKIP_PRECOMPILE_HEADERS ON)

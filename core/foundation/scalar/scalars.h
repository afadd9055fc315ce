#pragma once
// The closed list of number types a tape is evaluated over, one at a time. What is not "just another T" has
// an evaluator of its own: lanes of doubles (engine/tape/lanes/lane_program.h), intervals, whose comparisons
// may be undecided (engine/tape/intervals/interval_evaluator.h), and Taylor coefficients
// (engine/tape/taylor_series.h).
//
//     double                 the model itself
//     DualNumber             first derivatives, eight directions per sweep; more directions take more sweeps
//     std::complex<double>   complex step: Im f(x + i h)/h without cancellation (Squire and Trapp, SIAM Rev.
//                            40 (1998) 110); comparisons, clamps and abs look at the real part
//
// A new type needs: arithmetic, `scalarValue`, the functions of functions.h, and an eval_<type>.cpp.

#include "core/foundation/scalar/dual.h"

#include <complex>

namespace rigor {

using DualNumber = Dual<8>;
using ComplexNumber = std::complex<double>;
inline constexpr std::size_t kDualDirections = 8;

/// The number that comparisons look at.
inline double scalarValue(double x) { return x; }
inline double scalarValue(const ComplexNumber& x) { return x.real(); }
template <std::size_t N> double scalarValue(const Dual<N>& x) { return x.value; }

} // namespace rigor

/// RIGOR_FOR_EACH_SCALAR(M): M(type) for every type of the list.
#define RIGOR_FOR_EACH_SCALAR(M)                                                                             \
    M(double)                                                                                                \
    M(rigor::DualNumber)                                                                                     \
    M(rigor::ComplexNumber)

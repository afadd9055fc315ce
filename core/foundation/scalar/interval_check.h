#pragma once
// Whether this build on this machine, with the floating point mode the calling thread is in, rounds as
// proven. Verified work asks before it starts, on every thread; it costs some microseconds.

#include <string>

namespace rigor {

/// What rounds wrongly ("sums are not rounded to nearest"); empty if nothing does.
std::string roundingFault();

/// Throws Error with a sentence if there is a fault.
void requireSoundRounding();

} // namespace rigor

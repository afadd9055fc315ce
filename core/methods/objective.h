#pragma once
// The number that a method's search drives, as its progress and its results name it: what the window plots
// while a run goes on and what runs are compared by.

#include <string>

namespace rigor {

struct MethodObjective {
    std::string name;       ///< "J", "log L", in the language of the window; "" = nothing is searched for
    std::string diagnostic; ///< key of what was reached in a result's diagnostics; "" = it is not kept
    bool smallest = true;   ///< the smallest value is searched for
    /// It counts something, and the progress carries guaranteed bounds of each unknown as its two
    /// populations.
    bool encloses = false;
};
/// Of the method with this key; nothing for a key that is no method's. Objectives of two methods can be
/// compared only if they are named alike, and only on the same data.
MethodObjective objectiveOf(const std::string& key);

} // namespace rigor

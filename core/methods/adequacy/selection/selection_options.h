#pragma once
// Options of a sensor selection. What a file of sensors states (limits, costs) holds unless an option says
// otherwise.

#include "core/foundation/base/fields.h"

#include <string>
#include <vector>

namespace rigor {

struct SelectionOptions {
    std::string criterion = "all";           ///< A, D and E; or one of A, D, E, ME
    int maxSensors = 0;                      ///< 0 = as the file says
    double costLimit = 0;                    ///< 0 = as the file says, or none
    std::vector<double> costs;               ///< one per sensor; empty = as the file says
    std::vector<double> required, forbidden; ///< numbers of sensors; empty = as the file says
    std::string search = "automatic";        ///< enumeration, branch-and-bound
    long long enumerateUpTo = 2'000'000;     ///< combinations, of the automatic choice
    double timeLimit = 600;                  ///< s, of all proofs together
    int nodeLimit = 0;                       ///< relaxations per criterion; 0 = any number
    double gap = 0;                          ///< relative, at which a proof may end
    int listed = 100;                        ///< combinations listed per criterion

    Fields fields();
};

} // namespace rigor

#pragma once
#include "core/foundation/base/fields.h"

namespace rigor {

struct VerifiedOptions {
    std::string mode = "observer"; ///< "observer", "batch", "offline"
    long long maxBoxes = 1000;     ///< observer: L
    long long subdivisions = 2;    ///< observer: M per step
    std::string split =
        "rates";            ///< observer: the variable divided, "rates", "product", "conditions", "paper"
    int parts = 2;          ///< observer: of a box that is divided, 2 or 3
    int order = 3;          ///< of the Taylor step
    std::string standstill; ///< column of the data: 1 guarantees rest
    double standstillWindow = 0;   ///< s; a 1 at t guarantees rest on [t - window, t]
    std::string restStates;        ///< states that are 0 at rest, separated by commas
    std::string resets;            ///< parameters that may take a new value at rest
    std::string held;              ///< unknowns that are not subdivided (offline)
    double joinEvery = 1.5;        ///< s; boxes whose hull adds little become one; 0 = when the list is full
    double window = 0.3;           ///< s; rows of this time contract states and parameters together
    double reinitialise = 0;       ///< s; the list becomes its hull then, 0 = never
    double reportEvery = 0.5;      ///< s between rows of enclosures.csv
    double accuracy = 0.001;       ///< offline: relative size of the smallest boxes
    long long mostBoxes = 2000000; ///< offline: boxes tested at most
    std::string compare;           ///< a point: "alpha = -0.84, beta = 21.7"
    Fields fields();

  private: // by group
    void addProcedure(Fields& f);
    void addStandstill(Fields& f);
    void addOfflineSet(Fields& f);
    void addAfter(Fields& f);
};

} // namespace rigor

#pragma once
// Options of the model adequacy method.

#include "core/foundation/base/fields.h"

#include <string>
#include <vector>

namespace rigor {

struct AdequacyOptions {
    std::string sensors;         ///< outputs used, "D_y, F_x"; "" = the best set by `criterion`
    std::string criterion = "E"; ///< A, D, E or ME
    int sensorLimit = 0;         ///< at most so many sensors in the chosen set; 0 = all
    std::string requiredSensors, forbiddenSensors; ///< outputs, "D_y, F_x"; of the set that is chosen
    std::string sensorCosts;                       ///< "D_y 3, F_x 1"; "" = none
    double costLimit = 0;                          ///< of the chosen set; 0 = none
    int proofNodes = 20000;                        ///< relaxations of the proof of a set; 0 = any number
    std::string rows;            ///< experiments of the estimate (row_selection.h); "" = all
    double level = 0.95;         ///< of ellipsoid and intervals
    bool secondOrder = true;     ///< S in eq. 9
    double conditionLimit = 1e6; ///< largest condition number of the scaled J'J that counts as determined

    std::string splits;         ///< split_rules.h; "" = none
    std::string splitRows;      ///< experiments of the splits; "" = those of the estimate
    double significance = 0.05; ///< alpha of the tests

    std::string series; ///< column that numbers repeated series; "" = no check of repeatability

    int bootstrap = 0; ///< refits of the coverage check; 0 = none
    bool profile = false;
    std::string intervals = "automatic"; ///< or "profile": of the estimates, by the profile likelihood
    bool asksProfiles() const { return profile || intervals == "profile"; }
    std::string nextInput;          ///< input of the next experiment; "" = not asked
    std::vector<double> nextValues; ///< its candidates
    std::string nextColumn;         ///< its values are candidate series; "" = not asked
    int nextCount = 1;              ///< experiments, or series, chosen one after the other
    bool nextRepeats = true;        ///< each as often as it is best; false: once
    std::string plannedSensors;     ///< "C_y 5e-6, B1_x 9e-6": outputs not measured, with standard deviations

    Fields fields();

  private: // by group
    void addEstimate(Fields& f);
    void addSplits(Fields& f);
    void addChecks(Fields& f);
    void addNext(Fields& f);
};

} // namespace rigor

#pragma once
// Options of the filter (README.md of this folder).

#include "core/foundation/base/fields.h"

#include <string>

namespace rigor {

struct FilterOptions {
    /// "z: 1.09 +- 0.02; w: 0 +- 0.02": estimate and standard deviation at the start time, in the units of
    /// the model. A state that is not named starts where the model says, exactly.
    std::string start;
    /// "y: 0.3e-8": standard deviations of the unknowns at the start; y stands for all of y[1], y[2], ...
    std::string uncertainty;
    /// "w: 0.02; p1: 1600; y: 1e-12": process noise, unit of the variable per square root of a second;
    /// "w: {start = 0.02, min = 0, max = 1}": searched over the record.
    std::string noise;
    std::string jacobian = "dual";    ///< dual, complex-step
    std::string update = "published"; ///< published, joseph
    double gate = 0;                  ///< standard deviations of the innovation, 0 = no gate
    double judgeFrom = -1;            ///< s, < 0: the second half of the record
    double confidence = 0.95;
    int lags = 20;
    bool smoother = true;
    bool crossCheck = true;
    /// Label of the experiment that is followed; "" = all, one after the other: the states begin anew in
    /// each, what is known of the unknowns is carried on.
    std::string experiment;
    /// A CSV file with the true states over time, of a rig whose truth is known, relative to the study; shown
    /// beside the estimates, never used by them. "" = none.
    std::string truth;
    std::string truthColumns; ///< "crank: z_rad": states and their columns where the names differ
    std::string trueValues;   ///< "y[1]: 0.66e-8": true values of unknowns
    int refineTo = 0;         ///< most control points of a curve, 0 = the knots stay
    Fields fields();

  private: // by group
    void addStart(Fields& f);
    void addStep(Fields& f);
    void addJudgement(Fields& f);
    void addTruth(Fields& f);
    void addCurves(Fields& f);
};

} // namespace rigor

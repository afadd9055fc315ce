#pragma once
// The data that a stage of the path is fitted to: those of the study, of the model that is pulled to them.

#include "core/methods/homotopy/gains/corrections.h"

namespace rigor {

/// The data of the controlled model: parameters lambda and gains behind the model's own (lambda 0), measured
/// signals as inputs (cubic, not-a-knot; straight across gaps). Unknowns, rows and sensors are those of
/// `data`.
struct ControlledData {
    ControlledModel model;
    FitData data;
};
ControlledData controlledData(const FitData& data, const CorrectionPlan& plan, IntegralForm form);
void setLambda(ControlledData& controlled, double lambda);
void setGains(ControlledData& controlled, const std::vector<double>& gains);

} // namespace rigor

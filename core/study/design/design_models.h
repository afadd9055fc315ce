#pragma once
// The explanations of a study's data as the design of experiments sees them: fitted models with what the data
// say of their unknowns.

#include "core/methods/design/design_space.h"
#include "core/methods/fit/point_fit.h"
#include "core/study/study.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigor {

/// modelText: in the place of what the study names; "" = as it says.
PreparedStudy preparedWith(const Study& study, const std::string& modelText);

/// A model fitted to the data of a problem.
struct FittedModel {
    std::string name;
    FitData data;
    FitBox box;
    Eigen::VectorXd estimate;
    Prediction prediction; ///< with slopes at the estimate
    std::vector<std::string> unknowns, units;
};

/// estimate: where the search of the study has ended; none: it is searched from the start of the box. Throws
/// Error: no answer.
FittedModel fittedModel(const Problem& problem, const std::string& name,
                        const std::optional<Eigen::VectorXd>& estimate, const Progress& progress);

/// Estimates of the study's own search, in the order of problem.unknowns. Throws Error: no answer.
Eigen::VectorXd searchedEstimate(PreparedStudy& prepared, const Progress& progress);

/// By output the standard deviation of a reading: stated, or of the residuals of the model that leaves least,
/// which is told in `warnings`. Throws Error: neither is known.
std::map<std::string, double> deviationsOf(const std::vector<FittedModel>& models, Messages& warnings);

/// With these deviations. `own`: the fit to the data that its estimate is of, where that are others.
DesignModel designModel(const FittedModel& model, const std::map<std::string, double>& deviations,
                        const FittedModel* own = nullptr);

} // namespace rigor

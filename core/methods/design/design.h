#pragma once
// The next experiments: what they should be set to, which sensors should be read, and what that gains.
// README.md of this folder.

#include "core/foundation/base/progress.h"
#include "core/methods/design/design_goal.h"
#include "core/methods/design/design_result.h"
#include "core/methods/design/design_search.h"

namespace rigor {

/// A number that the first model predicts.
struct DesignedPrediction {
    std::string name, output, unit;
    enum class At { End, Maximum, Minimum, Time } at = At::End;
    double time = 0;                                                ///< s; of Time
    std::vector<std::pair<DesignVariable, double>> conditions = {}; ///< others are as in the first experiment
    std::optional<double> wanted = {}; ///< half of the 95 % interval that would do
    std::string ofData = {};           ///< as of a DesignSensor
};

struct DesignAim {
    enum class Goal { Discrimination, Parameters, Prediction } goal = Goal::Parameters;
    ParameterCriterion criterion = ParameterCriterion::D;
    Divergence divergence = Divergence::Bhattacharyya;
    DesignedPrediction prediction = {};
    std::vector<std::string> names, units; ///< of the unknowns of the first model
    long long presentExperiments = 0;
};

/// A predicted number and its derivatives by the unknowns.
struct PredictedNumber {
    double value = 0, time = 0;
    Eigen::VectorXd slopes;
};
/// Throws Error: the model has no answer there, or the number depends on no unknown.
PredictedNumber predictedNumber(const DesignSpace& space, const DesignedPrediction& prediction);

struct Design {
    DesignPlan plan;
    DesignResult result;
};

/// Throws Error: a budget below the cheapest experiment, one model where two are to be told apart, no point
/// of the box with an answer, predictedNumber's.
Design proposeDesign(const DesignSpace& space, const DesignAim& aim, const Progress& progress);

/// An experiment as somebody wants it.
struct ChosenExperiment {
    Eigen::VectorXd at;        ///< brought to the nearest that the box allows
    std::vector<bool> sensors; ///< at least one
    bool taken = true;         ///< part of the plan; else only what it would be worth is found
};
/// What experiments are worth that were not proposed, in their order. Throws Error: a model has no answer of
/// one, predictedNumber's.
Design judgeDesign(const DesignSpace& space, const DesignAim& aim,
                   const std::vector<ChosenExperiment>& chosen, const Progress& progress);

} // namespace rigor

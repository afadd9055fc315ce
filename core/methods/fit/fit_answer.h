#pragma once
// From where a local search ended to the answer: a look for lower minima beside it (other_minima.h), the
// uncertainty, and intervals that hold where the linear picture does not (fit_interval.h). A lower point that
// either finds is gone to.

#include "core/methods/fit/residuals/residual_words.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/uncertainty/discrepancy.h"
#include "core/methods/fit/uncertainty/fit_interval.h"
#include "core/methods/fit/uncertainty/other_minima.h"

namespace rigor {

struct LocalEnd {
    Eigen::VectorXd estimate;
    double objective = std::numeric_limits<double>::quiet_NaN(); ///< without Residuals::scatter
    bool converged = false;
};

struct AnswerOptions {
    FitWeights weights = FitWeights::Sum;
    RobustLoss loss;
    double confidence = 0.95, assumedError = 0.01;
    bool look = true; ///< for other minima; false: the search has seen the whole box
    std::uint64_t seed = 1;
    int threads = 0;                ///< 0 = all; never changes a result
    long long mostForIntervals = 0; ///< solves
    bool profileAll = false;        ///< every interval by the profile likelihood, whatever it costs
    bool goesOn = false; ///< a search that has used up its steps goes on: their number is the default
    /// Sensors with a term of the model's discrepancy.
    std::vector<std::size_t> discrepancy = {};
    double stepsOfSolve = 0; ///< of the integrator in one solve (stepsOf()): what is asked beside the answer
                             ///< is less where one takes long
    /// The local search from a start; what it returns is kept if it is lower.
    std::function<LocalEnd(const Eigen::VectorXd& start)> improve;
};

/// Steps of the stated length over all cases; 0 of a static model.
double stepsOf(const FitData& data, const SimulationOptions& simulation);

struct FitAnswer {
    LocalEnd end;
    Prediction prediction; ///< with slopes at the answer; not answered: nothing below is filled
    FitUncertainty uncertainty;
    ResidualAnalysis analysis;
    std::optional<ModelDiscrepancy> discrepancy;
    Eigen::VectorXd withoutDiscrepancy;                     ///< standard errors
    int points = 0, searches = 0;                           ///< of all looks for other minima
    double left = std::numeric_limits<double>::quiet_NaN(); ///< J of the minimum left for a lower one
    bool leftMinimum = true; ///< what was left was one: its search had converged
    bool structure =
        false; ///< of the residuals or the answer: something is left that a better minimum could explain
    std::vector<Eigen::VectorXd> alike; ///< other minima that the data do not exclude, beyond the intervals
};

/// Throws Error: an output has no term of the discrepancy that was asked for.
/// predictor: not stopped, so that what was reached is told. beside: stopped with the run; counts all but the
/// answer's own predictions.
FitAnswer answerFrom(const LocalEnd& end, Predictor& predictor, Predictor& beside, const FitBox& box,
                     const std::vector<Unknown>& unknowns, const AnswerOptions& options,
                     const Progress& progress);

/// Sets otherMinima; what is to be said of them into the head.
void describeOtherMinima(Result& head, FitResult& result, const FitAnswer& answer, double scatter,
                         const std::vector<Unknown>& unknowns);

} // namespace rigor

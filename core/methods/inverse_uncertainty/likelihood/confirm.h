#pragma once
// Whether an answer found on response surfaces is a maximum of the simulated likelihood: by its slopes there
// and its curvature (fisher.h), in standard errors; Newton steps on simulations take what is missing.

#include "core/methods/inverse_uncertainty/likelihood/fisher.h"

namespace rigor {

struct ConfirmedMaximum {
    bool complete = false;    ///< false if stopped
    Eigen::VectorXd alpha;    ///< after the steps
    double logLikelihood = 0; ///< simulated, there
    FisherInformation fisher; ///< there
    /// From alpha to the maximum of the parabola there, d: sqrt(d' I d), standard errors. Along directions
    /// that the data do not determine there is none. NaN where the likelihood does not fall.
    double offset = std::numeric_limits<double>::quiet_NaN();
    double moved = 0;       ///< by the steps, likewise
    bool isMaximum = false; ///< offset at most kTrustedOffset, and log L does not rise away from a bound
};

/// Standard errors.
constexpr double kTrustedOffset = 0.1;

/// Slopes and log L are those of `direct`. The curvature is that of `curved`: the same, or where its some
/// hundred likelihoods would be too many simulations one on surfaces. `nearly`: information known roughly, or
/// empty.
ConfirmedMaximum confirmMaximum(const Likelihood& direct, const Likelihood& curved, const InputModel& inputs,
                                const Eigen::VectorXd& alpha, const Progress& progress,
                                const Eigen::MatrixXd& nearly = {});

} // namespace rigor

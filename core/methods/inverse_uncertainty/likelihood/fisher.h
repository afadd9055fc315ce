#pragma once
// How well alpha is determined: observed Fisher information I = -d2 log L / d alpha2 at the maximum, by
// central differences; covariance I^-1 (e.g. Pawitan 2001, "In All Likelihood", section 2.5).
//
// The half-width of the difference of entry k is chosen such that log L falls by about 1/8, i.e. about half a
// standard error: small enough for a parabola, large enough to stand above the error of the simulations.
// Entries at a bound (or with min = max) are held; the others are then conditional on them.

#include "core/foundation/base/translate.h"
#include "core/methods/inverse_uncertainty/likelihood/likelihood.h"

namespace rigor {

struct FisherInformation {
    bool valid = false;
    bool onSurfaces = false; ///< log L was not simulated
    Message reason; ///< whole sentence why there are no standard errors, or what weakens them; "" = fine
    Eigen::VectorXd standardErrors; ///< NaN for held entries, all NaN if not valid
    Eigen::MatrixXd information;    ///< -d2 log L / d alpha2; NaN where not computed
    Eigen::MatrixXd correlation;    ///< NaN in rows and columns of held entries
    std::vector<bool> atBound;      ///< alpha within 1e-6 of the width of a bound
    std::vector<bool> idle;         ///< log L does not change with it at all: held as well
};

/// `nearly`: information known roughly, which saves a search for the half-widths; empty = not known.
FisherInformation observedInformation(const Likelihood& likelihood, const InputModel& inputs,
                                      const Eigen::VectorXd& alpha, const Progress& progress,
                                      const Eigen::MatrixXd& nearly = {});

/// The same for any function: values of log L at columns.
FisherInformation
observedInformation(const std::function<Eigen::VectorXd(const Eigen::MatrixXd&)>& logLikelihood,
                    const Eigen::VectorXd& alpha, const Eigen::VectorXd& lower, const Eigen::VectorXd& upper,
                    const std::vector<std::string>& names, const Eigen::MatrixXd& nearly = {});

} // namespace rigor

#pragma once
// What the model of a point fit lacks, as a term of its own per output,
//     measured = model(unknowns) + d + error,   d a Gaussian process of covariance s^2 exp(-h^2/(2 l^2))
// (M. C. Kennedy and A. O'Hagan, Journal of the Royal Statistical Society B 63, 2001): over the time of every
// trajectory by itself, and of single values over what differs between them, each of unit range: over one of
// these conditions, or all, whichever the data like, each as likely beforehand.
//
// It is modular (F. Liu, M. J. Bayarri and J. O. Berger, Bayesian Analysis 4, 2009): the unknowns stay those
// of least squares, and the term takes of what they leave. Their error is that of G (d + error),
// residual_view.h, with size and length of d integrated over by the restricted likelihood of the residuals of
// all outputs, in which no change of the unknowns counts (D. A. Harville, Journal of the American Statistical
// Association 72, 1977): what the others tell of the unknowns keeps these from taking d up. Weakly
// informative: l lognormal about a fifth of the range, a factor e wide; s half-Cauchy of the size of what the
// fit leaves.

#include "core/methods/fit/residuals/residual_view.h"

#include <optional>

namespace rigor {

/// Of one output; sizes in its unit.
struct OutputDiscrepancy {
    /// Of white residuals one in twenty has as much.
    static constexpr double kEvidence = 6;
    std::size_t sensor = 0;
    double deviation = 0; ///< s, mean over all that the data allow
    double greatest = 0;  ///< s is less with a probability of 95 %
    double length = 0;    ///< l, s, or of single values part of the range; mean of the logarithm
    double noise = 0;     ///< standard deviation of an error, stated or found
    double fitLeaves = 0; ///< rms of the residuals of the fit
    double left = 0;      ///< rms of what d does not take of them
    double evidence = 0;  ///< twice the logarithm of the ratio of the likelihoods, with d over without
    bool told() const { return evidence > kEvidence; }
    bool overTime = true;
};

struct ModelDiscrepancy {
    std::vector<OutputDiscrepancy> outputs;
    Eigen::VectorXd values, errors; ///< d and its standard error at the values of the view, sigmas; 0: none
    /// Of the unknowns' directions (q): covariance, and what d has of it.
    Eigen::MatrixXd covariance, ofTerm;
    /// Their covariances for sizes and lengths drawn as the data allow them, each as likely as the others.
    std::vector<Eigen::MatrixXd> drawn;
    /// Where the unknowns would go if d could take what it can of them (generalised least squares at the
    /// likeliest s and l, linear), and their covariance there.
    Eigen::VectorXd moved;
    Eigen::MatrixXd movedCovariance;
    Eigen::VectorXd arrived; ///< the unknowns there (discrepancy_errors.h: followDiscrepancy())
    /// The residuals as independent errors of one size would leave them if d is as it is taken to be.
    ResidualView white;
};

/// sensors: those with a term. The view must have slopes. Nothing where an output has too few values or
/// nothing over which its term could change: why says so then, a sentence.
std::optional<ModelDiscrepancy> findDiscrepancy(const ResidualView& view, const FitData& data,
                                                const std::vector<std::size_t>& sensors, Message& why);

} // namespace rigor

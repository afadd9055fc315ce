#pragma once
// What a small error in what is stated does to the likelihood of the innovations, along the filter's own way
// and to first order, from one pass over what the smoother keeps. With e = C nu, C = chol(S)^-1, W = C H,
// G = P- W' and d for the derivative by one number:
//     constants (Willsky and Jones 1976, IEEE Trans. Automatic Control 21, 108): a sensor that reads too high
//     by b, something that drives a state by c per second; dX: of the error of the estimate,
//         dX- = Phi dX (- c dt),  de = C b - W dX-,  dX = dX- + G de
//         score += de' e,  information += de' de
//     noise (Gupta and Mehra 1974, IEEE Trans. Automatic Control 19, 774): the logarithm of the standard
//     deviation of a sensor or of an entry of process noise,
//         dP- = Phi dP Phi' + dQ,  D = W dP- W' + C dR C',  dX- = Phi dX
//         dX = dX- - G W dX- + (dP- W' - G D) e,  dP = (I - G W) dP- (I - G W)' + G C dR C' G'
//         score += e' W dX- + (e' D e - tr D)/2,  information += (W dX-)' (W dX-) + tr(D D)/2
// Between constants and noise the information is 0.

#include "core/methods/filter/kalman/filter_trajectory.h"

namespace rigor {

/// Directions, in this order: biases of the sensors (their units), drifts of the states (unit per second),
/// logarithms of the sensors' standard deviations, logarithms of the entries of process noise. A direction
/// without information has the gain 0.
struct CauseEffects {
    Eigen::MatrixXd information; ///< directions x directions
    Eigen::VectorXd score;       ///< directions

    double value(Eigen::Index k) const;     ///< the most likely one, of this direction alone
    double deviation(Eigen::Index k) const; ///< its standard deviation; infinity without information
    double gain(Eigen::Index k) const;      ///< of the logarithm of the likelihood
};

/// Likelihoods of the rows from `first` on; effects from the start of the record on. Rows of the joined
/// record. processNoise: per entry its places in L. Costs about one pass of the filter's covariance per
/// noise.
CauseEffects causeEffects(const FilterSetup& whole, const FilterTrajectory& trajectory,
                          const FilterMemory& memory, Eigen::Index first,
                          const std::vector<std::vector<Eigen::Index>>& processNoise);

} // namespace rigor

#pragma once
// What a constant error that the model does not have does to the innovations: a sensor that reads too high by
// b, something that drives a state by c per second. Along the filter's own way both are linear,
//     d- = Phi d (+ c dt),  nu -> nu + b - H d-,  d = d- + K (b - H d-),
// so that one pass over what the smoother keeps gives the likelihood ratio of each (Willsky and Jones 1976,
// IEEE Trans. Automatic Control 21, 108).

#include "core/methods/filter/filter_course.h"

namespace rigor {

/// Directions: the sensors' biases (their units), then the drifts of the states (unit per second). NaN values
/// are never returned; a direction without information has the gain 0.
struct ConstantEffects {
    Eigen::MatrixXd information; ///< directions x directions
    Eigen::VectorXd score;       ///< directions

    double value(Eigen::Index k) const;     ///< the most likely one, of this direction alone
    double deviation(Eigen::Index k) const; ///< its standard deviation; infinity without information
    double gain(Eigen::Index k) const;      ///< of the logarithm of the likelihood
};

/// Likelihoods of the rows from `first` on; effects from the start of the record on. Rows of the joined
/// record.
ConstantEffects constantEffects(const FilterSetup& whole, const FilterCourse& course,
                                const FilterMemory& memory, Eigen::Index first);

} // namespace rigor

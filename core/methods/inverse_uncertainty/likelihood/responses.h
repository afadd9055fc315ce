#pragma once
// What the likelihood asks of a forward model Y(l; x): the output of every experiment l at samples of the
// unknowns. Answered by simulation (forward.h) or by response surfaces fitted to simulations (surfaces.h).

#include "core/engine/model/model.h"
#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"

#include <Eigen/Core>

#include <limits>
#include <string>
#include <vector>

namespace rigor {

/// One simulation that gave no value.
struct ForwardFailure {
    Eigen::Index experiment = 0, sample = 0;
    Message reason; ///< a sentence
};

/// Outputs: S x E, row = sample, column = experiment, in the unit of the output; NaN = no value.
struct ForwardValues {
    Eigen::MatrixXd values;
    long long failures = 0;
    std::vector<ForwardFailure> firstFailures; ///< at most one per experiment, in order of experiments
    bool complete = true;                      ///< false if a stop came before all were simulated
};

class JointDistribution;
class Propagator;

class Responses {
  public:
    virtual ~Responses() = default;
    virtual Eigen::Index experiments() const = 0;
    virtual const Variable& output() const = 0;
    /// samples: n x S values of the unknowns. Every experiment is answered for every sample (or only those
    /// listed; the others' columns are NaN). The values do not depend on the number of threads. `progress` is
    /// told after each slice of the work, with `event` completed by counts.
    virtual ForwardValues run(const Eigen::MatrixXd& samples, const Progress& progress,
                              ProgressEvent event = {}, const std::vector<Eigen::Index>& only = {}) const = 0;
    /// Coefficients (terms x experiments) of the expansions of all outputs where the inputs have this law,
    /// where they follow without values at nodes; else empty.
    virtual Eigen::MatrixXd expansions(const JointDistribution& /*inputs*/,
                                       const Propagator& /*propagator*/) const {
        return {};
    }
    virtual long long simulations() const = 0; ///< of the model, made so far
    virtual long long failures() const = 0;    ///< of these, without a value
};

} // namespace rigor

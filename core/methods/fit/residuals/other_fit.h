#pragma once
// One fit under another assumption than that of the study, and what is said of it where it leaves noise.

#include "core/methods/fit/point_fit.h"
#include "core/methods/fit/predict/predictor.h"
#include "core/methods/fit/result.h"
#include "core/methods/fit/search/solve_count.h"
#include "core/methods/method.h"

namespace rigor {

double medianStepOf(const std::vector<double>& times);

/// What explains all that a fit leaves.
struct Explanation {
    Message with; ///< "start values of its own for every record"
    Message key;  ///< "data.start = \"unknown\" of x, v"
    double less = 0;
    std::vector<OtherAssumption> as = {};
    double criterion = kNaN; ///< OtherFit::criterion(); NaN = of other rows
};

/// A fit under another assumption.
class OtherFit {
  public:
    OtherFit(Problem problem, std::stop_token stop);

    const SolveCount& solves() const { return solves_; }
    const PointFit& best() const { return best_; }
    const FitData& data() const { return data_; }

    /// From these values of the first unknowns, the others from their starts; the lower end is kept.
    void searchFrom(const Eigen::VectorXd& first);

    /// By how many percent less it leaves of `before`, the squares of `values` in a fit with `fewer` unknowns
    /// less; 0: no noise, or no more than chance. ofAnySize: noise is what is white.
    double lessThan(double before, double values, double fewer, bool ofAnySize = false) const;

    /// Of Schwarz, of a deviation that is not known: the lower the better. Counted for `values`, since a late
    /// sensor tells nothing of the begin.
    double criterion(double values) const;

  private:
    Problem problem_;
    std::stop_token stop_;
    FitData data_;
    FitBox box_;
    PointFit best_;
    SolveCount solves_;
};

} // namespace rigor

#pragma once
// A bounded look beside a local minimum, for what a search from one start cannot know. The objective is
// evaluated along every unknown over its range, the others at the estimate (a minimum usually has one unknown
// in a wrong valley), and at a Latin hypercube over the box; from the best of the valleys found, least
// squares are searched again. Ranges of one sign over more than a decade are divided by ratios.

#include "core/methods/fit/residuals/residuals.h"

namespace rigor {

/// A point and J there.
using FitMinimum = std::pair<Eigen::VectorXd, double>;

struct OtherMinimaOptions {
    int points = 64;  ///< evaluated at most
    int searches = 4; ///< local searches at most, of so many steps
    int iterations = 30;
    std::uint64_t seed = 1;
    /// Unknowns without finite bounds are looked along too, around their start and the estimate: by a factor
    /// of 100 beyond both where they have one sign, else by three times the larger of them.
    bool open = false;
};

struct OtherMinima {
    int points = 0, searches = 0; ///< made
    Eigen::VectorXd lower;        ///< where J is lower than at the estimate, the least found; empty = nowhere
    double objective = std::numeric_limits<double>::quiet_NaN(); ///< there
    /// Ends of searches that are not lower and not the estimate, with their J; none where a range was made up
    /// for an unknown without bounds, since nobody asked for what lies there.
    std::vector<FitMinimum> ends;
};

/// objective: J at `estimate`. box.start: where the search of the estimate began. Unless `open`, unknowns
/// without finite bounds keep their values at the start of a search. The predictor counts what it costs.
OtherMinima lookForOtherMinima(Predictor& predictor, Residuals& residuals, const FitBox& box,
                               const Eigen::VectorXd& estimate, double objective,
                               const OtherMinimaOptions& options, std::stop_token stop);

} // namespace rigor

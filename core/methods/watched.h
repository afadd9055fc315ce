#pragma once
// What of a result is judged when it is looked at again and again with ever more data (study/watch): sums of
// squares, differences between parts of the data, and p-values that one look alone may rest on. Read from the
// typed results of the methods that can be watched.

#include "core/foundation/stats/anytime.h"
#include "core/methods/method.h"

namespace rigor {

/// Estimates of two sides of the data that should be the same; empty while one of them has none.
struct WatchedDifference {
    std::string name; ///< of the split
    Eigen::VectorXd difference;
    Eigen::MatrixXd covariance;
};

/// Innovations of one sensor (logEvidenceOfLag).
struct WatchedLag {
    std::string sensor;
    double lagged = 0, squares = 0;
};

struct WatchedModel {
    std::string name;   ///< of a candidate; "" = the study's own
    bool stated = true; ///< the standard deviations are
    SquaresSoFar left;  ///< NaN = nothing to judge by
    std::vector<WatchedDifference> differences;
    std::vector<WatchedLag> lags;
    /// What the method itself says of the model at this look alone.
    bool wrong = false;
    /// Smallest corrected p-value by the scatter of values measured again, of this look alone; NaN = not
    /// known.
    double pScatter = std::numeric_limits<double>::quiet_NaN();
    bool scatterDecides = false; ///< what is stated lies so far above it that nothing else can (adequacy)
    Message words;               ///< of the method on the model, at this look
};

struct Watched {
    std::vector<WatchedModel> models;
    double values = 0; ///< measured values so far
    /// Smallest p-value of the tests of the residuals of a point fit, of this look alone; NaN = none.
    double pResiduals = std::numeric_limits<double>::quiet_NaN();
    Messages structural; ///< reservations that are no matter of chance: bounds, what the data do not tell
};

/// Whether `rigor watch` can follow it: point fits, model adequacy, the filter.
bool canBeWatched(const MethodDescriptor& method);
/// Whether it compares candidate models (adequacy).
bool comparesModels(const std::string& method);
/// `from`: s; of a filter what is judged are the rows behind it.
Watched watchedIn(const Result& result, double from);

} // namespace rigor

#pragma once
// Which series of experiments first? Sequential design with re-estimation: the experiments with one value in
// a column of the table are a candidate series. At the estimate of now each one's information is added to
// what is there, and the best by the criterion is taken. If its data were not part of the estimate, they are
// now: the unknowns are estimated anew with them, and all other candidates are judged at the new estimate. A
// series that is part of the estimate, from the start or since it was taken, stands for its repetition, whose
// data are not known: it adds its information alone.

#include "core/methods/adequacy/design/experiment_design.h"
#include "core/methods/fit/uncertainty/fit_covariance.h"

namespace rigor {

struct SeriesCandidate : Proposal { ///< criterion and gain: at the estimate of the study
    std::string name;               ///< value in the column
    bool repetition = false;        ///< part of the estimate of the study
    double values = 0;              ///< measured values of the sensors used
};

/// Taken one after the other.
struct SeriesStep {
    std::size_t candidate = 0; ///< index
    bool repetition = false;   ///< its data were part of the estimate already
    double predicted = 0;      ///< criterion as it was predicted before
    double criterion = 0;      ///< with the data, at the new estimate; = predicted for a repetition
    Eigen::VectorXd estimate;  ///< then
    Eigen::VectorXd standardErrors;
};

struct NextSeries {
    double now = 0; ///< criterion without any
    std::vector<SeriesCandidate> candidates;
    std::vector<SeriesStep> steps;
    std::string ended; ///< why there are fewer steps than wanted; "" if there are not
};

struct NextSeriesOptions {
    std::string column, criterion;
    int count = 1;
    bool repeats = true; ///< a series may be taken more than once
    double conditionLimit = 1e6;
};

/// rows: experiments of the estimate. Throws Error: no such column, a series that is partly in the estimate.
void checkNextColumn(const Dataset& data, const std::string& column, const std::vector<std::size_t>& rows);

/// rows: experiments of the estimate. Throws Error as checkNextColumn does.
NextSeries nextSeries(const Problem& problem, const std::vector<std::size_t>& rows, const FitData& data,
                      const PointFit& fit, const FitCovariance& covariance, const FitBox& box,
                      const NextSeriesOptions& options, const Progress& progress);

} // namespace rigor

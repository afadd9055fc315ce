#pragma once
// The filter while data stream in: a record is followed as far as is asked for, it may become longer, and at
// any time there is a result as if the record ended here. The estimates are those of runFilter over the same
// rows.

#include "core/methods/filter/causes/truth.h"

namespace rigor {

class LiveFilter {
  public:
    /// Throws Error as Filter::run does. Knots are not refined, and nothing is smoothed: both need the
    /// future.
    LiveFilter(const Problem& problem, const FilterOptions& options);
    ~LiveFilter();

    /// Through all rows up to `time` (s), at most `rows` of them. False: the filter has lost the system,
    /// which result() says.
    bool follow(double time, long long rows = std::numeric_limits<long long>::max());
    /// The same record with further rows behind the known ones. Rows up to the end of the known record are
    /// not looked at again.
    void extend(const Problem& longer);

    double startTime() const { return start_; } ///< s
    double reached() const;                     ///< s, of the last row followed; startTime() before the first
    double recordEnd() const;                   ///< s, of the last row known
    long long rows() const;                     ///< followed
    bool failed() const { return !loop_->trajectory.failure.empty(); }
    bool atEnd() const { return reached() >= recordEnd(); }

    /// Estimates, tests and tables of what was followed, with at most 120 instants of the curve, evenly over
    /// the time so far. Outcome: Answered, NoAnswer before the first row or when the system was lost.
    Result result() const;

  private:
    void keepInstant();
    FilterOptions options_;
    std::unique_ptr<FilterSetup> setup_; ///< of the rows that the stepper goes through
    std::unique_ptr<OneStep> step_;
    std::unique_ptr<FilterLoop> loop_;
    FilterTruth truth_;
    std::vector<double> times_; ///< s, of the rows followed
    Eigen::MatrixXd values_;    ///< measured, first rows: those followed
    Eigen::Index before_ = 0;   ///< rows followed through earlier setups
    std::vector<double> instants_;
    std::vector<GaussianState> states_;
    double start_ = 0, spacing_ = 0; ///< s; spacing_: between two instants
};

} // namespace rigor

#pragma once
// The search of a point fit by the optimiser chosen: where it ended, what it cost and the tables of its
// trajectory. What is said of the answer is in least_squares_run.cpp.

#include "core/methods/fit/result.h"
#include "core/methods/fit/search/fit_search.h"
#include "core/methods/least_squares/options.h"

#include <optional>

namespace rigor {

/// Objectives J are without FitRun::scatter.
struct FitFound {
    Eigen::VectorXd best; ///< empty: nothing could be evaluated
    double objective = std::numeric_limits<double>::infinity();
    SearchEnd end = SearchEnd::NotRun;
    bool scaleSettled = true; ///< of a robust loss whose scale follows from the residuals
    long long solves = 0, failures = 0;
    std::string failure;               ///< why the first point that failed did
    IterationTable iterations;         ///< every iteration, of multi-start every start
    std::optional<StartsFound> starts; ///< of multi-start
    /// A population search before the last local one; NotRun: there was none.
    SearchResult population;
    long long populationSolves = 0;
};

/// Bound to problem, options and progress, which must outlive it.
class FitRun {
  public:
    FitRun(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress);
    /// data: to be fitted instead of those of the problem, of the same unknowns.
    FitRun(const Problem& problem, const LeastSquaresOptions& options, const Progress& progress,
           FitData data);

    /// A local search ends where J falls by less than this part of it; else where its steps do not move the
    /// last digits of the estimates any more.
    void endWithin(double part) { functionTolerance_ = part; }

    /// All but least-squares and sqp: the box must have finite bounds.
    FitFound search();
    /// After a better minimum was found: weighs the priors against its errors and searches again; false:
    /// nothing was to be done.
    bool settle(FitFound& found);
    /// The local search once more, from another start; kept if it ends lower.
    void improve(FitFound& found, const Eigen::VectorXd& start);

    const FitData& data() const { return data_; }
    const FitBox& box() const { return box_; }
    FitWeights weights() const { return weights_; }
    const RobustLoss& loss() const { return loss_; } ///< after search() with the scale it settled at
    bool robust() const { return loss_.kind != Loss::Squared; }
    double scatter() const { return scatter_; } ///< part of J that no parameter changes

  private:
    struct Local {
        LeastSquaresResult found;
        long long solves = 0, failures = 0;
        std::string failure;
    };

    Local searchFrom(const Eigen::VectorXd& start, int threads, bool tells);
    void local(const Eigen::VectorXd& start, int threads, bool tells);
    void manyStarts();
    void population();
    void settleScale();
    void settlePriors();
    void scaleBy(const std::vector<double>& deviations);
    void add(const Local& made);
    void take(const SearchResult& found);
    void nameTrace();
    void note(const SearchStep& step, long long solves);
    void tell(const SearchStep& step, long long solves, long long failures, double done, double total) const;
    void trace(const SearchStep& step, long long solves, long long failures, double done = 0,
               double total = 0);
    void describeWaterfall(const Eigen::MatrixXd& starts, const std::vector<Local>& made);

    const Problem& problem_;
    LeastSquaresOptions options_;
    const Progress& progress_;
    FitData data_;
    FitBox box_;
    FitWeights weights_;
    RobustLoss loss_;
    double scatter_ = 0, functionTolerance_ = 0;
    FitFound found_;
};

} // namespace rigor

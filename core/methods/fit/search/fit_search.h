#pragma once
// Many fits at once: searches that ask for points instead of evaluating them, so that the points of all
// searches under way are evaluated together in lanes. The result of a search does not depend on the others.

#include "core/foundation/optim/least_squares.h"
#include "core/methods/fit/residuals/residuals.h"
#include "core/methods/fit/result.h"

namespace rigor {

/// Where points are evaluated: data, options, and what the lanes have prepared. Shared by threads.
class FitGround {
  public:
    FitGround(FitData data, SimulationOptions simulation);
    FitGround(const FitGround&) = delete;
    FitGround& operator=(const FitGround&) = delete;

    const FitData& data() const { return data_; }
    /// Whether values with slopes cost little more than values alone: less than what a search asks for twice
    /// where it accepts nearly every step.
    bool slopesAreCheap() const;
    std::vector<Prediction> evaluate(std::span<const FitPoint> points, bool slopes, int threads,
                                     std::stop_token stop) const;

  private:
    FitData data_;
    SimulationOptions simulation_;
    std::shared_ptr<const LanePredictor> lanes_;
};

/// What a search wants to know next.
struct FitQuestion {
    const FitGround* ground = nullptr;
    std::vector<FitPoint> points;
    bool slopes = false;
};

class FitSearch {
  public:
    virtual ~FitSearch() = default;
    virtual bool next() = 0; ///< false = the search is over
    virtual const FitQuestion& question() const = 0;
    virtual void tell(const std::vector<Prediction>& answers) = 0; ///< one per point
};

/// Least squares from one start. Ground and residuals must outlive it.
class LocalSearch : public FitSearch {
  public:
    /// path: the values of FitData::path for all points, or empty. A start that the inequalities of the box
    /// do not allow is moved to the nearest that they do.
    LocalSearch(const FitGround& ground, const Residuals& residuals, const FitBox& box,
                const LeastSquares& options, SearchControl control, Eigen::VectorXd path = {});

    bool next() override;
    const FitQuestion& question() const override { return question_; }
    void tell(const std::vector<Prediction>& answers) override;

    LeastSquaresResult result() const;           ///< in values
    long long solves() const { return solves_; } ///< counted as Predictor counts
    long long failures() const { return failures_; }
    const std::string& firstFailure() const { return firstFailure_; }
    /// Residuals at the start; empty before the first answer.
    const Eigen::VectorXd& atStart() const { return atStart_; }

  private:
    const FitGround& ground_;
    const Residuals& residuals_;
    FitBox box_;
    LeastSquaresProblem problem_; ///< in the coordinates of search_scale.h
    LeastSquares options_;
    SearchControl control_;
    LeastSquaresSearch search_;
    FitQuestion question_;
    Eigen::VectorXd path_, atStart_;
    long long solves_ = 0, failures_ = 0;
    std::string firstFailure_;
};

/// Starts that fill the box evenly (Latin hypercube over the coordinates of search_scale.h, moved to where
/// the inequalities allow them), behind the start of the box: unknowns x (count + 1). The box must be
/// fillable().
Eigen::MatrixXd manyStarts(const FitBox& box, int count, std::uint64_t seed);

/// One of many searches; not made: no solves.
struct StartedSearch {
    Eigen::VectorXd end; ///< empty = nothing could be evaluated
    double objective = std::numeric_limits<double>::infinity();
    bool converged = false;
    long long solves = 0;
};

struct StartsFound {
    StartsTable table; ///< best first
    int made = 0;
    int atBest = 0; ///< whose J is that of the best but for 1e-3 of it
    int minima = 0; ///< different ones, in J or by more than 1e-2 of a range, of searches that converged
};

/// What searches from manyStarts() found. best: the least J; scatter: Residuals::scatter of the table. data:
/// of the searches, whose exact fits are told from each other by rounding only.
StartsFound startsFound(const FitBox& box, const Eigen::MatrixXd& starts,
                        const std::vector<StartedSearch>& ends, const std::vector<Unknown>& unknowns,
                        const FitData& data, const Residuals& residuals, double best);

/// Into the result, and the sentence of it; "" without starts.
void tellStarts(FitResult& result, StartsFound found);
Message sayStarts(const FitResult& result);

/// Answers one search to its end.
void runAlone(FitSearch& search, int threads, std::stop_token stop);

/// Runs searches 0 .. count - 1, `make` being called when one is begun and `done` when it is over, both from
/// any thread, but for each number once. Returns when all are over or a stop was requested. `over` hears from
/// the calling thread how many are over, while others run on.
void runTogether(std::size_t count, int threads, std::stop_token stop,
                 const std::function<std::unique_ptr<FitSearch>(std::size_t)>& make,
                 const std::function<void(std::size_t, FitSearch&)>& done,
                 const std::function<void(std::size_t)>& over = {});

} // namespace rigor

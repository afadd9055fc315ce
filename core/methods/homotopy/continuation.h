#pragma once
// The path of Manikantan et al. 2020, section 2: the model pulled to the measurements (model/controlled.h) is
// fitted at lambda = 1, 1 - delta, ..., 0, each stage from the estimate of the last. At lambda = 1 the
// outputs follow the data whatever the parameters, so that J is nearly convex; at lambda = 0 the model is the
// model.
//
// If the fit at lambda = 1 leaves more than 2 % of the signals, the search was caught: it is made once more
// with damping in parts of the box, and the better of the two is kept.
//
// A stage *jumps* if its estimate moves the outputs at its lambda by more than largestJump of the signals'
// rms: the minimum followed has ended. It is repeated from the last estimate with half the step; a stage that
// still jumps after `refinements` halvings is kept and marked suspicious, as is one that did not converge.

#include "core/foundation/base/progress.h"
#include "core/foundation/base/translate.h"
#include "core/methods/fit/search/fit_search.h"
#include "core/methods/fit/search/solve_count.h"
#include "core/methods/homotopy/controlled_data.h"
#include "core/methods/homotopy/options.h"

namespace rigor {

struct HomotopyStage {
    double lambda = 0;
    Eigen::VectorXd estimate;
    double objective = 0; ///< J at this lambda
    int iterations = 0;
    long long solves = 0; ///< of this stage, with and without sensitivities
    double remains = 0;   ///< |residuals| at the estimate, part of the signals' rms
    double jump = 0;      ///< movement of the outputs, part of the signals' rms
    SearchEnd end = SearchEnd::NotRun;
    Message suspicion; ///< "" = none
};

struct HomotopyIteration {
    std::size_t stage = 0;
    double lambda = 0, objective = 0;
    long long solves = 0; ///< so far, of the whole path
    Eigen::VectorXd estimate;
};

struct Continuation {
    std::vector<HomotopyStage> stages; ///< accepted ones, lambda falling
    std::vector<HomotopyIteration> iterations;
    int repeated = 0;         ///< stages thrown away because they jumped
    Eigen::VectorXd estimate; ///< at lambda = 0; empty = not reached
    double objective = std::numeric_limits<double>::quiet_NaN();
    Message why; ///< why lambda = 0 was not reached
    /// Ends of windows that have grown (growing_windows.h), parts of the time; the last is less than 1 where
    /// the model could not be followed to the end.
    std::vector<double> windows;
    SolveCount solves;
    bool suspicious() const;
};

/// What all paths over the same data share: the growing windows (HomotopyOptions::windows), prepared for
/// lanes.
class PathGround {
  public:
    PathGround(const ControlledData& controlled, const SimulationOptions& simulation,
               const HomotopyOptions& options);
    struct Window {
        std::unique_ptr<FitGround> ground;
        std::unique_ptr<Residuals> residuals;
    };
    const std::vector<Window>& windows() const { return windows_; } ///< the last is all of the time
    Window first(double part) const; ///< one more, of the first part of the time

  private:
    Window made(FitData data) const;

    SimulationOptions simulation_;
    FitWeights weights_;
    std::vector<Window> windows_;
};

/// One path as a search that asks (fit_search.h).
class PathSearch : public FitSearch {
  public:
    /// progress may be empty.
    PathSearch(const PathGround& ground, const FitBox& box, const HomotopyOptions& options,
               const Progress& progress);
    ~PathSearch() override;
    bool next() override;
    const FitQuestion& question() const override;
    void tell(const std::vector<Prediction>& answers) override;
    Continuation take(); ///< after next() returned false

  private:
    class Path;
    std::unique_ptr<Path> path_;
};

Continuation followPath(const ControlledData& controlled, const FitBox& box,
                        const SimulationOptions& simulation, const HomotopyOptions& options, int threads,
                        const Progress& progress);

/// The kind of sum an objective (HomotopyOptions::objective) is.
FitWeights weightsOf(const std::string& objective);

} // namespace rigor

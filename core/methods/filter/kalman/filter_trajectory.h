#pragma once
// The filter over a whole record, and the smoother back over it.

#include "core/foundation/base/progress.h"
#include "core/methods/filter/kalman/kalman.h"
#include "core/methods/filter/kalman/one_step.h"

namespace rigor {

/// Rows belong to FilterSetup::times.
struct FilterTrajectory {
    Eigen::MatrixXd X, deviation;                                 ///< times x L, after the update
    Eigen::MatrixXd innovation, innovationDeviation;              ///< times x sensors, NaN = not measured
    Eigen::MatrixXd normalised;                                   ///< times x sensors, NaN = not used
    Eigen::VectorXd nis;                                          ///< times
    Eigen::VectorXd logLikelihood;                                ///< times, given the rows before
    std::vector<int> used;                                        ///< values used, per time
    Eigen::Matrix<char, Eigen::Dynamic, Eigen::Dynamic> rejected; ///< times x sensors
    Eigen::MatrixXd known;                                        ///< times x known states
    Eigen::MatrixXd curveArguments;                               ///< times x curves of the state derivatives
    GaussianState last;
    long long steps = 0;
    Eigen::Index rows = 0;         ///< how many are filled
    std::string failure;           ///< "" = the record was followed to its end
    Eigen::Index notPositive = -1; ///< first row at which a variance was not positive; -1 = none
    bool complete() const { return failure.empty(); }
};

/// What the smoother needs of the way there; filled by the filter if given.
struct FilterMemory {
    bool forSmoother = true;                 ///< false: filtered stays empty
    std::vector<Eigen::MatrixXd> filtered;   ///< P, per time
    std::vector<Eigen::MatrixXd> transition; ///< states x L, from the update before to this time
    std::vector<UpdateFactors> update;       ///< per time
    /// Before the first row of each experiment, and the states x L from there to that row.
    struct Start {
        Eigen::Index row = 0;
        GaussianState state;
        Eigen::MatrixXd transition;
    };
    std::vector<Start> starts;
};

/// A look at the filter while it runs: after the update of row `row`.
using FilterObserver = std::function<void(Eigen::Index row, const GaussianState&, const Innovation&)>;

/// The filter from one measurement to the next, over a record that may become longer. All arguments must
/// outlive it.
class FilterLoop {
  public:
    FilterLoop(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
               FilterMemory* memory = nullptr);
    /// On through the next row. False: the record known so far is at its end, the run was cancelled, or
    /// trajectory.failure says why the filter cannot go on.
    bool next(const Progress& progress);
    /// Further rows: a setup that begins where the trajectory ends, with its own stepper at its start.
    void goOn(const FilterSetup& further, OneStep& step);
    /// Another experiment with the same states, unknowns and sensors: the states begin anew as its setup
    /// says, what is known of the unknowns is carried on.
    void beginNext(const FilterSetup& another, OneStep& step);

    FilterTrajectory trajectory; ///< of all rows so far; trajectory.last is the estimate
    Innovation said;             ///< by the last row

  private:
    bool finite();
    bool tell(const Progress& progress);
    void addDrift();
    void enterBlind();
    void leaveBlind();
    void unsettle();
    void keepFurthest();
    std::string furthestSaid() const;
    const FilterSetup* setup_;
    OneStep* step_;
    const FilterOptions& options_;
    FilterMemory* memory_;
    Eigen::Index offset_ = 0;  ///< of the setup's first row in the trajectory
    std::size_t blind_ = 0;    ///< stretches of the setup that are over
    Eigen::VectorXd mayBeOff_; ///< states, behind the stretch under way; empty = there is none
    bool fresh_ = true;        ///< no row of this experiment yet
    GaussianState start_;      ///< of this experiment
    struct {
        double deviations = 0, time = 0; ///< of its innovation, s
        std::size_t sensor = 0;
    } furthest_; ///< of all values from their predictions
    Eigen::VectorXd variances_, scale_, predicted_;
    Eigen::MatrixXd F_, H_, total_, unit_;
    CovariancePrediction predict_;
    MeasurementUpdate update_;
};

/// One experiment with its stepper.
struct RecordPart {
    const FilterSetup* setup;
    OneStep* step;
};

/// The experiments that are followed one after the other.
class FilterRecord {
  public:
    explicit FilterRecord(std::vector<FilterSetup> setups);
    FilterRecord(const FilterRecord&) = delete;
    FilterRecord& operator=(const FilterRecord&) = delete;
    const std::vector<FilterSetup>& setups() const { return setups_; }
    const std::vector<RecordPart>& parts() const { return parts_; }
    const FilterSetup& whole() const { return whole_; } ///< joined(setups())

  private:
    std::vector<FilterSetup> setups_;
    FilterSetup whole_;
    std::vector<std::unique_ptr<OneStep>> steps_;
    std::vector<RecordPart> parts_;
};

/// Rows of the trajectory are those of record.whole().
FilterTrajectory runFilter(const FilterRecord& record, const FilterOptions& options, const Progress& progress,
                           FilterMemory* memory = nullptr, const FilterObserver& observer = {});
FilterTrajectory runFilter(const FilterSetup& setup, OneStep& step, const FilterOptions& options,
                           const Progress& progress, FilterMemory* memory = nullptr,
                           const FilterObserver& observer = {});

/// Estimates given all measurements: those of Rauch, Tung and Striebel (1965, AIAA Journal 3, 1445), in the
/// form of Bryson and Frazier as modified by Bierman (1973, Int. J. Control 18, 65). What later measurements
/// say comes back as l and M, by the rule of the filter and nothing inverted:
///     at an update  l = (I - K H)' l - H' S^-1 nu,  M = (I - K H)' M (I - K H) + H' S^-1 H
///     over a step   l = Phi' l,  M = Phi' M Phi;    Xs = X - P l,  Ps = P - P M P
/// The gain of the other form, P Phi' P-^-1, is the motion backwards in time where there is no process noise:
/// in a damped system it multiplies rounding without bound.
struct SmoothedTrajectory {
    Eigen::MatrixXd X, deviation;        ///< times x L
    std::vector<Eigen::VectorXd> starts; ///< L, at the start of each experiment; empty if it was not reached
};
/// Tells how many rows are done.
SmoothedTrajectory smooth(const FilterTrajectory& trajectory, const FilterMemory& memory,
                          const Progress& progress = {});

} // namespace rigor

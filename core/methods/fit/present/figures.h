#pragma once
// The figures of a point fit (homotopy, least squares), from its result alone. Missing tables give empty
// panels; nothing throws.

#include "core/methods/fit/result.h"
#include "core/presentation/figure.h"

#include "core/foundation/message/number_text.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace rigor {

/// An optimiser's key as the forms show it.
std::string optimiserText(std::string key);

class FitFigures {
  public:
    /// The result is kept, not copied. Never null. head: its estimates, and whether they were given.
    /// dataUnits: what is measured is shown in these, by output.
    FitFigures(const Result& head, std::shared_ptr<const FitResult> result,
               const std::map<std::string, std::string>& dataUnits = {});

    bool hasPath() const;
    bool hasStarts() const { return result_->starts.has_value(); }
    bool hasBasins() const { return result_->basins.has_value(); }
    bool hasCorrelation() const;

    /// Every unknown over the iterations as |p / answer| in decades: all end at 1. The stages of lambda, if
    /// there are any, are grey and white in turn with lambda above.
    FigurePanel path() const;
    /// J over the model solves, both in decades; with the other optimisers where the run compares them.
    FigurePanel objective() const;

    /// One trajectory: an output of an experiment over time; or an output that every experiment measures
    /// once, over all experiments.
    struct Trajectory {
        std::string experiment, output, unit;
        bool overTime = true; ///< false: of all experiments, and `experiment` is ""
    };
    const std::vector<Trajectory>& trajectories() const { return trajectories_; }
    /// Over time; of an output measured once per experiment the fitted over the measured values.
    FigurePanel measuredAndFitted(std::size_t trajectory) const;
    /// Over time, or over the experiments in their order.
    FigurePanel residuals(std::size_t trajectory) const;
    /// Parameters and inputs that differ between the experiments of a trajectory that is not over time.
    std::vector<std::string> conditions(std::size_t trajectory) const;
    FigurePanel residualsOver(std::size_t trajectory, const std::string& condition) const;
    /// Of the residuals over lags of up to 40 samples, with the band of white noise (+-1.96/sqrt(n)).
    FigurePanel autocorrelation(std::size_t trajectory) const;

    /// J reached from every start, best first.
    FigurePanel waterfall() const;
    /// Starts over the first two unknowns: which end at the answer.
    FigurePanel basins(bool withHomotopy) const;

    /// Of the estimates: one cell for every pair, by sign and strength; empty where it is not determined.
    FigurePanel correlation() const;
    /// Singular values of the scaled Jacobian relative to the largest, in decades.
    FigurePanel singularValues() const;

    /// The unknowns that have a profile, in the order of the table.
    const std::vector<std::string>& profiled() const { return profiled_; }
    /// Rise of the objective along one unknown, the parabola that the linearised interval assumes, and the
    /// limit of the interval.
    FigurePanel profile(const std::string& unknown) const;

    bool hasDiscrepancy() const {
        return result_->discrepancy && result_->discrepancyOfUnknowns && result_->fitted;
    }
    /// Indices of the trajectories whose output has a discrepancy.
    std::vector<std::size_t> withDiscrepancy() const;
    /// What the fit leaves of a trajectory, and what the discrepancy takes of it with its 95 % band; of
    /// single values over the condition that differs most often.
    FigurePanel discrepancy(std::size_t trajectory) const;
    /// The profile of one unknown in the linear picture, of the fit alone and where the discrepancy may take
    /// what the unknown does.
    FigurePanel confounded(const std::string& unknown) const;

    bool hasNoiseStudy() const { return result_->noiseRepeats.has_value(); }
    /// Estimates of one unknown from the fitted outputs with noise added, over the level of the noise, with
    /// mean and standard deviation of each level.
    FigurePanel noise(std::size_t unknown) const;

  private:
    void addOptimisers(FigurePanel& panel) const;
    const Estimate* estimateOf(const std::string& name) const;
    std::vector<std::size_t> rowsOf(const Trajectory& trajectory) const;
    FigurePanel residualsOver(const Trajectory& trajectory, FigureAxis axis,
                              const std::vector<double>& places) const;
    FigurePanel fittedOverMeasured(const Trajectory& trajectory) const;
    DisplayUnit unitFor(const Trajectory& trajectory, const std::vector<double>& values) const;
    FigureAxis timeAxis(const std::vector<std::size_t>& rows) const;

    std::vector<Estimate> unknowns_;
    bool given_;
    std::shared_ptr<const FitResult> result_;
    std::map<std::string, std::string> dataUnits_;
    std::vector<Trajectory> trajectories_;
    std::vector<std::string> profiled_;
};

} // namespace rigor

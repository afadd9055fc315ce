#pragma once
// The tables of a filter run, from what it has found.

#include "core/methods/filter/causes/causes.h"
#include "core/methods/filter/causes/truth.h"
#include "core/methods/filter/kalman/observability.h"
#include "core/methods/filter/result.h"

namespace rigor {

/// A curve of the model in terms of X.
struct CurveInX {
    ModelCurve curve;
    std::vector<Eigen::Index> places; ///< of its coefficients in X; -1 = fixed
    Eigen::VectorXd fixed;            ///< values of the fixed ones, 0 elsewhere

    /// Values and standard deviations at rows of a basis (basisOnGrid).
    Eigen::VectorXd values(const Eigen::MatrixXd& basis, const Eigen::VectorXd& X) const;
    Eigen::VectorXd deviations(const Eigen::MatrixXd& basis, const Eigen::MatrixXd& P) const;
};
std::vector<CurveInX> curvesInX(const FilterSetup& setup);

/// Everything a run has found; parts may be missing.
struct FilterFindings {
    const FilterSetup& setup;
    const FilterTrajectory& trajectory;
    const Consistency& consistency;
    const SmoothedTrajectory* smoothed = nullptr;
    const BatchFit* batch = nullptr;
    std::vector<double> snapshotTimes;    ///< s
    std::vector<GaussianState> snapshots; ///< some states on the way
    std::vector<StartOffset> startOffsets = {};
    const FilterTruth* truth = nullptr;
    NoiseOffer offer = {}; ///< as tried
    CauseFinding causes = {};
    const Refinement* refinement = nullptr;
    std::vector<HiddenDirection> hidden = {};
    Message switching = {}; ///< of rates that jump (causes/switching.h); "" = none does
};

/// All tables of the result but those of the curves; no table of the truth where no state is known.
void fillTables(FilterResult& result, const FilterFindings& findings);
/// name: "curve", or "curve_<name>" where the model has several.
CurveResult curveResult(const FilterFindings& findings, const CurveInX& curve, const std::string& name);

} // namespace rigor

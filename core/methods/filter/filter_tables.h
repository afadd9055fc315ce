#pragma once
// The tables of a filter run: what the window, the report and `rigor run` show.

#include "core/methods/filter/batch_fit.h"
#include "core/methods/filter/causes.h"
#include "core/methods/filter/truth.h"

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
};

ResultTable statesTable(const FilterFindings& findings);
ResultTable innovationsTable(const FilterFindings& findings);
ResultTable autocorrelationTable(const FilterFindings& findings);
ResultTable parametersTable(const FilterFindings& findings);
ResultTable correlationTable(const FilterFindings& findings);
/// Every sensor: rate, values used, bias, variance, correlation, and what it says in words.
ResultTable sensorsTable(const FilterFindings& findings);
/// The true states over time; without rows if they are not known.
ResultTable truthTable(const FilterFindings& findings);
/// name: "curve", or "curve_<name>" where the model has several.
ResultTable curveTable(const FilterFindings& findings, const CurveInX& curve, const std::string& name);
ResultTable curveTrajectoryTable(const FilterFindings& findings, const CurveInX& curve,
                                 const std::string& name);
ResultTable controlPointsTable(const FilterFindings& findings, const CurveInX& curve,
                               const std::string& name);

} // namespace rigor

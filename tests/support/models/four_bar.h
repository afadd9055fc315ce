#pragma once
// The hydraulic four-bar rig as the tests of the filter need it: the shipped study, and further records of
// the same rig with other noise or another valve.

#include "core/engine/modelica/compile.h"
#include "core/foundation/base/random.h"
#include "core/methods/filter/causes/consistency.h"
#include "core/methods/filter/filter_tables.h"
#include "core/study/study.h"
#include "tests/support/replaced.h"
#include "tests/support/test_paths.h"

#include <fstream>
#include <sstream>

namespace rigor::sample {

inline const std::string kFourBar = sourceDir() + "/resources/rigs/hydraulic-four-bar/";

inline nlohmann::json fourBarReference() {
    std::ifstream in(kFourBar + "reference.json");
    return nlohmann::json::parse(in);
}

/// The setting "nominal" of the rig's README, as in the shipped study.
inline FilterOptions nominalOptions() {
    FilterOptions options;
    options.start = "z: 1.090 +- 0.02; w: 0 +- 0.02; p1: 3.8e6 +- 3e5; p2: 4.2e6 +- 3e5";
    options.uncertainty = "y: 0.3e-8";
    options.noise = "w: 0.02; p1: 1581.13883; p2: 1581.13883; y: 9.48683298e-13";
    options.judgeFrom = 12;
    return options;
}

/// The setting "tight": 0.005 rad/s2, 10 Pa per step of 1 ms, no noise of the control points.
inline FilterOptions tightOptions() {
    FilterOptions options = nominalOptions();
    options.noise = "w: 0.005; p1: 316.227766; p2: 316.227766";
    return options;
}

inline FilterSetup fourBarSetup(const FilterOptions& options = nominalOptions()) {
    const PreparedStudy prepared = prepare(loadStudy(kFourBar + "filter.toml"));
    return filterSetup(prepared.problem, options);
}

/// s, p1, p2 without noise at the times of a setup, from the model with another valve: `valve` stands for the
/// line of its text that gives Cv.
inline Eigen::MatrixXd fourBarTruth(const FilterSetup& setup, const std::string& valve = "") {
    std::ifstream in(kFourBar + "hydraulic-four-bar.mo");
    std::stringstream text;
    text << in.rdbuf();
    std::string model = text.str();
    if (!valve.empty()) model = replaced(model, "Cv = Rigor.bspline(U, knots, 3, y);", valve);
    const ModelPtr rig = compileModel(model, "four-bar.mo").model;
    std::vector<double> parameters;
    for (const Variable& p : rig->parameters()) parameters.push_back(p.start);
    const Trajectory truth = simulate(*rig, parameters, setup.inputs, setup.simulation, setup.times);
    Eigen::MatrixXd values(static_cast<Eigen::Index>(setup.times.size()), 3);
    for (Eigen::Index i = 0; i < 3; ++i)
        values.col(i) =
            truth.outputs.col(static_cast<Eigen::Index>(setup.sensors[static_cast<std::size_t>(i)].index));
    return values;
}

/// White noise of the sensors' standard deviations on the truth.
inline Eigen::MatrixXd noisy(const FilterSetup& setup, const Eigen::MatrixXd& truth, std::uint64_t seed) {
    RandomStream random(seed, 7);
    Eigen::MatrixXd values = truth;
    for (Eigen::Index k = 0; k < values.rows(); ++k)
        for (Eigen::Index i = 0; i < values.cols(); ++i)
            values(k, i) += setup.sensors[static_cast<std::size_t>(i)].sigma * random.normal();
    return values;
}

/// A setup with every standard deviation of the sensors times `factor`, the data as they are.
inline FilterSetup withSensorFactor(FilterSetup setup, double factor) {
    for (FilterSensor& sensor : setup.sensors) sensor.sigma *= factor;
    return setup;
}

inline const Eigen::VectorXd& trueControlPoints() {
    static const Eigen::VectorXd y =
        1e-8 * (Eigen::VectorXd(9) << 0.66, 0.70, 0.76, 0.60, 0.35, 0.65, 0.92, 0.88, 0.82).finished();
    return y;
}

/// RMS of Cv over -10, -9.95, ..., 10 in percent of the largest true Cv.
inline double curveErrorPercent(const FilterSetup& setup, const Eigen::VectorXd& X) {
    const CurveInX curve = curvesInX(setup).front();
    const Eigen::MatrixXd basis = curve.curve.basisOnGrid(Eigen::VectorXd::LinSpaced(401, -10, 10));
    const Eigen::VectorXd truth = basis * trueControlPoints();
    return 100 * std::sqrt((curve.values(basis, X) - truth).squaredNorm() / 401) /
           truth.cwiseAbs().maxCoeff();
}

/// RMS of Cv(U) U over the same points in percent of the largest true one. valve: factor of the true curve.
template <class Valve>
double flowGainErrorPercent(const FilterSetup& setup, const Eigen::VectorXd& X, Valve valve) {
    const Eigen::VectorXd U = Eigen::VectorXd::LinSpaced(401, -10, 10);
    const ModelCurve declared = curvesOf(*fourBarSetup().model).front();
    const CurveInX curve = curvesInX(setup).front();
    const Eigen::VectorXd found = curve.values(curve.curve.basisOnGrid(U), X).cwiseProduct(U);
    const Eigen::VectorXd truth =
        (declared.basisOnGrid(U) * trueControlPoints()).cwiseProduct(U).cwiseProduct(U.unaryExpr(valve));
    return 100 * std::sqrt((found - truth).squaredNorm() / 401) / truth.cwiseAbs().maxCoeff();
}

} // namespace rigor::sample

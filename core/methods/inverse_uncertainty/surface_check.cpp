#include "core/methods/inverse_uncertainty/surface_check.h"

namespace rigor {

namespace {

constexpr double kFirstTolerance = 1e-4; ///< of the output's range
constexpr double kLastTolerance = 1e-7;  ///< about what a simulation is worth

double sumOfKnown(const Eigen::VectorXd& values) {
    return values.array().isNaN().select(0.0, values.array()).sum();
}

} // namespace

double SurfaceCheck::largestDifference() const {
    const Eigen::ArrayXd difference = (simulated - onSurfaces).array().abs();
    return difference.isNaN().select(0.0, difference).maxCoeff();
}

double SurfaceCheck::simulatedTotal() const { return sumOfKnown(simulated); }
double SurfaceCheck::surfaceTotal() const { return sumOfKnown(onSurfaces); }

SurfaceCheck checkSurfaces(std::shared_ptr<const ResponseSurfaces> surfaces, const ForwardModel& forward,
                           const Likelihood& direct, const Eigen::VectorXd& alpha, const Progress& progress) {
    SurfaceCheck check;
    check.surfaces = std::move(surfaces);
    const Eigen::MatrixXd nodes = direct.nodesAt(alpha);
    const ForwardValues simulated = forward.run(nodes, progress, {.phase = "checking response surfaces"});
    if (!simulated.complete) return check;
    check.simulated = direct.each(alpha, simulated.values);

    for (double tolerance = kFirstTolerance;; tolerance *= 0.1) {
        const ForwardValues there = check.surfaces->run(nodes, {progress.stop, {}});
        if (!there.complete) return check;
        check.onSurfaces = direct.each(alpha, there.values);
        std::vector<Eigen::Index> rough;
        for (Eigen::Index e = 0; e < check.simulated.size(); ++e)
            if (std::abs(check.simulated[e] - check.onSurfaces[e]) > kSurfaceLogLikelihoodError)
                rough.push_back(e);
        check.refined = std::max(check.refined, static_cast<Eigen::Index>(rough.size()));
        if (rough.empty() || tolerance < kLastTolerance) break;
        auto finer = check.surfaces->refinedAt(rough, nodes, simulated.values, tolerance, progress);
        if (!finer) return check;
        check.surfaces = std::move(finer);
    }
    check.complete = true;
    return check;
}

} // namespace rigor

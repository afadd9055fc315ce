#include "core/methods/inverse_uncertainty/likelihood/surface_check.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {

constexpr double kFirstTolerance = 1e-4;   ///< of the output's range
constexpr double kSurfaceTolerance = 1e-7; ///< about what a simulation is worth

/// An experiment that is a number in neither was not measured.
double sumOfMeasured(const Eigen::VectorXd& values, const Eigen::VectorXd& others) {
    double sum = 0;
    for (Eigen::Index e = 0; e < values.size(); ++e)
        if (!std::isnan(values[e]) || !std::isnan(others[e])) sum += values[e];
    return sum;
}

} // namespace

double SurfaceCheck::difference(Eigen::Index experiment) const {
    const double a = simulated[experiment], b = onSurfaces[experiment];
    if (a == b || (std::isnan(a) && std::isnan(b))) return 0;
    const double off = std::abs(a - b);
    return std::isnan(off) ? std::numeric_limits<double>::infinity() : off;
}

double SurfaceCheck::largestDifference() const {
    double largest = 0;
    for (Eigen::Index e = 0; e < simulated.size(); ++e) largest = std::max(largest, difference(e));
    return largest;
}

double SurfaceCheck::simulatedTotal() const { return sumOfMeasured(simulated, onSurfaces); }
double SurfaceCheck::surfaceTotal() const { return sumOfMeasured(onSurfaces, simulated); }

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
            if (check.difference(e) > kSurfaceLogLikelihoodError) rough.push_back(e);
        check.refined = std::max(check.refined, static_cast<Eigen::Index>(rough.size()));
        if (rough.empty()) break;
        if (tolerance < kSurfaceTolerance) {
            check.dropped = static_cast<Eigen::Index>(rough.size());
            check.surfaces = check.surfaces->without(
                rough, filled(sentence("Method", "the surface is more than {} off in log L"),
                              kSurfaceLogLikelihoodError));
            for (const Eigen::Index e : rough) check.onSurfaces[e] = check.simulated[e];
            break;
        }
        auto finer = check.surfaces->refinedAt(rough, nodes, simulated.values, tolerance, progress);
        if (!finer) return check;
        check.surfaces = std::move(finer);
    }
    check.complete = true;
    return check;
}

} // namespace rigor

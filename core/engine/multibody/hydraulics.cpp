#include "core/engine/multibody/hydraulics.h"

#include "core/foundation/curve/bspline.h"

#include <algorithm>
#include <cmath>

namespace rigor {

namespace {
double orifice(double dp) { return dp / std::sqrt(std::sqrt(dp * dp + 1e10)); }
} // namespace

double Hydraulics::valveFlow(double U) const {
    const Valve& v = mechanism_.valves.front();
    if (v.knots.empty()) return v.gain * U;
    return U * bsplineValue<double>(U, v.knots, 3, v.coefficients);
}

void Hydraulics::rates(const SmallVector& p, double U, const std::vector<CylinderMotion>& cylinders,
                       SmallVector& result) const {
    result.setZero(p.size());
    for (const Passage& passage : mechanism_.passages) {
        const double dp = p[passage.a] - p[passage.b];
        const double flow = passage.coefficient * (passage.laminar ? dp : orifice(dp));
        result[passage.a] -= flow;
        result[passage.b] += flow;
    }
    for (const Valve& v : mechanism_.valves) {
        const double K = valveFlow(U);
        result[v.a] += K * (U >= 0 ? orifice(v.supply - p[v.a]) : orifice(p[v.a] - v.tank));
        result[v.b] -= K * (U >= 0 ? orifice(p[v.b] - v.tank) : orifice(v.supply - p[v.b]));
    }
    for (Eigen::Index k = 0; k < p.size(); ++k) {
        const Chamber& chamber = mechanism_.chambers[static_cast<std::size_t>(k)];
        double volume = chamber.hose;
        if (chamber.kind != ChamberKind::Fixed) {
            const Cylinder& data = mechanism_.cylinders[static_cast<std::size_t>(chamber.cylinder)];
            const CylinderMotion& motion = cylinders[static_cast<std::size_t>(chamber.cylinder)];
            const bool piston = chamber.kind == ChamberKind::PistonSide;
            const double area = piston ? data.pistonArea() : data.rodArea();
            const double x = motion.length - data.retracted;
            volume += area * (piston ? x : data.stroke - x);
            result[k] -= (piston ? area : -area) * motion.rate;
        }
        const double share = chamber.hose / volume;
        const double modulus =
            1 / (1 / mechanism_.oil + share / mechanism_.hoseModulus + (1 - share) / mechanism_.wallModulus);
        result[k] *= modulus / volume;
    }
}

std::optional<PistonOutside> pistonOutside(const Mechanism& mechanism,
                                           const std::vector<CylinderMotion>& cylinders) {
    for (std::size_t k = 0; k < cylinders.size(); ++k) {
        const Cylinder& data = mechanism.cylinders[k];
        const double x = cylinders[k].length - data.retracted;
        if (x < -kStrokeTolerance || x > data.stroke + kStrokeTolerance) return PistonOutside{&data, x};
    }
    return {};
}

void requirePistonsInside(const Mechanism& mechanism, const std::vector<CylinderMotion>& cylinders) {
    if (const auto outside = pistonOutside(mechanism, cylinders))
        throw Error(
            filled(sentence("Mechanism",
                            "The piston of the cylinder {} stands at {:.6g} m at the start of the mechanism "
                            "{}; its stroke is 0 m to {:g} m (retracted {:g} m)."),
                   outside->cylinder->name, outside->position, mechanism.name, outside->cylinder->stroke,
                   outside->cylinder->retracted),
            {{}, outside->cylinder->line, 0});
}

Spool::Spool(std::vector<double> times, std::vector<double> values, double lag)
    : times_(std::move(times)), values_(std::move(values)), atCorner_(times_.size(), 0.0), lag_(lag) {
    if (times_.empty()) {
        times_ = {0};
        values_ = {0};
        atCorner_ = {0};
    }
    for (std::size_t k = 1; k < times_.size(); ++k) {
        const double slope = (values_[k] - values_[k - 1]) / (times_[k] - times_[k - 1]);
        atCorner_[k] = values_[k] - lag_ * slope +
                       (atCorner_[k - 1] - values_[k - 1] + lag_ * slope) *
                           (lag_ > 0 ? std::exp(-(times_[k] - times_[k - 1]) / lag_) : 0);
    }
}

std::size_t Spool::pieceAt(double t) const {
    const auto after = std::upper_bound(times_.begin(), times_.end(), t);
    return after == times_.begin() ? 0 : static_cast<std::size_t>(after - times_.begin()) - 1;
}

double Spool::command(double t) const {
    const std::size_t k = pieceAt(t);
    if (k + 1 >= times_.size() || t <= times_.front()) return values_[k];
    return values_[k] + (values_[k + 1] - values_[k]) / (times_[k + 1] - times_[k]) * (t - times_[k]);
}

double Spool::at(double t) const {
    if (lag_ <= 0) return command(t);
    const std::size_t k = pieceAt(t);
    const double slope =
        k + 1 < times_.size() ? (values_[k + 1] - values_[k]) / (times_[k + 1] - times_[k]) : 0;
    return values_[k] + slope * (t - times_[k]) - lag_ * slope +
           (atCorner_[k] - values_[k] + lag_ * slope) * std::exp(-(t - times_[k]) / lag_);
}

} // namespace rigor

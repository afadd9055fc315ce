#include "core/engine/multibody/kinematics.h"

#include <cmath>

namespace rigor {

namespace {
Eigen::Vector2d turned(const Eigen::Vector2d& v) { return {-v.y(), v.x()}; }
Eigen::Vector2d inFrame(const Eigen::Vector2d& axis, const Eigen::Vector2d& local) {
    return local.x() * axis + local.y() * turned(axis);
}
} // namespace

Kinematics::Kinematics(const Mechanism& mechanism)
    : mechanism_(mechanism), n_(mechanism.coordinateCount()), m_(mechanism.constraintCount()),
      bodies_(mechanism.bodies.size()), cylinders_(mechanism.cylinders.size()) {
    const auto clear = [&](BodyMotion& b) {
        b.angleJacobian.setZero(n_);
        b.origin.place.setZero();
        b.origin.velocity.setZero();
        b.origin.bias.setZero();
        b.origin.jacobian.setZero(2, n_);
    };
    clear(ground_);
    for (BodyMotion& b : bodies_) clear(b);
    mass_.setZero(n_, n_);
    phiq_.setZero(m_, n_);
    for (SmallVector* v : {&inertial_, &force_}) v->setZero(n_);
    for (SmallVector* v : {&phi_, &gamma_}) v->setZero(m_);
    for (CylinderMotion& c : cylinders_) c.jacobian.setZero(n_);
}

PointMotion Kinematics::pointOn(int body, const Eigen::Vector2d& local) const {
    const BodyMotion& b = body == kGround ? ground_ : bodies_[static_cast<std::size_t>(body)];
    PointMotion p = b.origin;
    const Eigen::Vector2d arm = inFrame(b.axis, local), across = turned(arm);
    p.place += arm;
    p.velocity += b.rate * across;
    p.bias -= b.rate * b.rate * arm;
    p.jacobian += across * b.angleJacobian;
    return p;
}

double Kinematics::angle(int body) const {
    return body == kGround ? 0 : bodies_[static_cast<std::size_t>(body)].angle;
}

Kinematics::BodyMotion Kinematics::motionOf(int body) const {
    return body == kGround ? ground_ : bodies_[static_cast<std::size_t>(body)];
}

void Kinematics::place(const SmallVector& q, const SmallVector& rates) {
    q_ = q;
    rates_ = rates;
    placeBodies(true);
    placeConstraints();
    placeCylinders();
}

void Kinematics::placeLoops(const SmallVector& q) {
    q_ = q;
    rates_.setZero(n_);
    placeBodies(false);
    placeConstraints();
}

void Kinematics::placeBodies(bool masses) {
    if (masses) {
        mass_.setZero();
        inertial_.setZero();
    }
    double potential = 0;
    for (std::size_t k = 0; k < bodies_.size(); ++k) {
        const MechanismBody& data = mechanism_.bodies[k];
        const auto j = static_cast<Eigen::Index>(k);
        const BodyMotion& parent =
            data.parent == kGround ? ground_ : bodies_[static_cast<std::size_t>(data.parent)];
        BodyMotion& b = bodies_[k];
        b.angle = parent.angle;
        b.rate = parent.rate;
        b.angleJacobian = parent.angleJacobian;
        b.origin = pointOn(data.parent, data.onParent);
        if (data.kind == JointKind::Revolute) {
            b.angle += q_[j];
            b.rate += rates_[j];
            b.angleJacobian[j] = 1;
        } else {
            const Eigen::Vector2d along = inFrame(parent.axis, data.axis), across = turned(along);
            b.origin.place += q_[j] * along;
            b.origin.velocity += rates_[j] * along + parent.rate * q_[j] * across;
            b.origin.bias += 2 * parent.rate * rates_[j] * across - parent.rate * parent.rate * q_[j] * along;
            b.origin.jacobian += q_[j] * across * parent.angleJacobian;
            b.origin.jacobian.col(j) += along;
        }
        b.axis = {std::cos(b.angle), std::sin(b.angle)};
        if (!masses) continue;
        const PointMotion centre = pointOn(static_cast<int>(k), data.centre);
        // A body moves with its own joint and those above it: columns 0 to k.
        const Eigen::Index c = j + 1;
        const auto moved = centre.jacobian.leftCols(c);
        const auto turns = b.angleJacobian.head(c);
        for (Eigen::Index i = 0; i < c; ++i) {
            const Eigen::Vector2d force = data.mass * moved.col(i);
            const double torque = data.inertia * turns[i];
            for (Eigen::Index l = 0; l < c; ++l) mass_(l, i) += force.dot(moved.col(l)) + torque * turns[l];
            inertial_[i] += force.dot(mechanism_.gravity - centre.bias);
        }
        potential -= data.mass * mechanism_.gravity.dot(centre.place);
    }
    if (masses) energy_ = 0.5 * rates_.dot(mass_.lazyProduct(rates_)) + potential;
}

void Kinematics::placeConstraints() {
    for (std::size_t k = 0; k < mechanism_.cuts.size(); ++k) {
        const CutJoint& cut = mechanism_.cuts[k];
        const auto row = static_cast<Eigen::Index>(2 * k);
        const PointMotion a = pointOn(cut.first, cut.onFirst), b = pointOn(cut.second, cut.onSecond);
        const Eigen::Vector2d apart = a.place - b.place, relative = a.velocity - b.velocity;
        if (cut.kind == JointKind::Revolute) {
            phi_.segment<2>(row) = apart;
            phiq_.middleRows<2>(row) = a.jacobian - b.jacobian;
            gamma_.segment<2>(row) = a.bias - b.bias;
            continue;
        }
        const BodyMotion first = motionOf(cut.first), second = motionOf(cut.second);
        const Eigen::Vector2d normal = turned(inFrame(second.axis, cut.axis)), back = turned(normal);
        phi_[row] = first.angle - second.angle;
        phi_[row + 1] = apart.dot(normal);
        phiq_.row(row) = first.angleJacobian - second.angleJacobian;
        phiq_.row(row + 1) =
            normal.transpose() * (a.jacobian - b.jacobian) + apart.dot(back) * second.angleJacobian;
        gamma_[row] = 0;
        gamma_[row + 1] = normal.dot(a.bias - b.bias) + 2 * second.rate * back.dot(relative) -
                          second.rate * second.rate * normal.dot(apart);
    }
}

void Kinematics::placeCylinders() {
    for (std::size_t k = 0; k < cylinders_.size(); ++k) {
        const Cylinder& data = mechanism_.cylinders[k];
        const PointMotion from = pointOn(data.from, data.onFrom), to = pointOn(data.to, data.onTo);
        const Eigen::Vector2d apart = to.place - from.place;
        CylinderMotion& c = cylinders_[k];
        c.length = apart.norm();
        const Eigen::Vector2d along = apart / c.length;
        c.jacobian = (along.transpose() * (to.jacobian - from.jacobian)).transpose();
        c.rate = along.dot(to.velocity - from.velocity);
    }
}

void Kinematics::applyForces(const SmallVector& p) {
    force_ = inertial_;
    power_ = 0;
    for (std::size_t k = 0; k < cylinders_.size(); ++k) {
        const Cylinder& data = mechanism_.cylinders[k];
        CylinderMotion& c = cylinders_[k];
        const double v = c.rate, part = v / data.stribeck;
        const double friction =
            (data.coulomb + data.breakaway * std::exp(-part * part)) * std::tanh(v / data.regularised) +
            data.viscous * v;
        c.force = p[data.pistonSide] * data.pistonArea() - p[data.rodSide] * data.rodArea() - friction;
        force_ += c.force * c.jacobian;
        power_ += c.force * v;
    }
    for (std::size_t k = 0; k < mechanism_.bodies.size(); ++k) {
        const double damping = mechanism_.bodies[k].damping;
        const auto j = static_cast<Eigen::Index>(k);
        force_[j] -= damping * rates_[j];
        power_ -= damping * rates_[j] * rates_[j];
    }
    for (const Resistance& r : mechanism_.resistances) {
        const PointMotion point = pointOn(r.body, r.point);
        const double v = r.direction.dot(point.velocity);
        force_ -= r.coefficient * v * (r.direction.transpose() * point.jacobian).transpose();
        power_ -= r.coefficient * v * v;
    }
}

} // namespace rigor

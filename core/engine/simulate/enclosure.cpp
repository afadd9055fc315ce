#include "core/engine/simulate/enclosure.h"

#include "core/foundation/base/error.h"
#include "core/foundation/base/translate.h"

#include <algorithm>
#include <numeric>

namespace rigor {

namespace {
const Model& checked(const Model& model, const EnclosureOptions& options) {
    requireIntervals(model, translatable("Simulation", "verified integration"));
    if (!model.capabilities().dynamic)
        fail(sentence("Simulation", "verified integration needs states, which the model '{}' does not have."),
             model.name());
    if (model.capabilities().implicit)
        fail(sentence("Simulation",
                      "verified integration needs explicit equations; the model '{}' has implicit ones."),
             model.name());
    if (options.order < 2 || options.order > 40)
        fail(sentence("Simulation", "The order of a verified integration must be 2 to 40, not {}."),
             options.order);
    return model;
}
/// x widened by `share` of its width and a little.
Interval inflated(const Interval& x, double share) {
    const double by = share * x.width() + 1e-12 * x.magnitude() + 1e-250;
    return x + Interval(-by, by);
}
} // namespace

FlowEnclosure::FlowEnclosure(ModelPtr model, EnclosureOptions options)
    : model_(std::move(model)), options_(options), layout_(checked(*model_, options)),
      tape_(model_->formulas().derivative), rightSide_(tape_),
      series_(tape_, layout_.time, layout_.states, options.order),
      flow_(tape_, layout_.time, layout_.states, options.order) {}

void FlowEnclosure::start(std::span<const Interval> slots) {
    const std::size_t nx = tape_->outputs().size();
    slots_.assign(slots.begin(), slots.end());
    states_.assign(slots_.begin() + static_cast<std::ptrdiff_t>(layout_.states),
                   slots_.begin() + static_cast<std::ptrdiff_t>(layout_.states + nx));
    tube_ = states_;
    uncertain_.resize(nx);
    std::iota(uncertain_.begin(), uncertain_.end(), layout_.states);
    for (std::size_t k = 0; k < slots_.size(); ++k)
        if (k != layout_.time && (k < layout_.states || k >= layout_.states + nx) && !slots_[k].isPoint() &&
            !slots_[k].isEmpty())
            uncertain_.push_back(k);
    const std::size_t nv = uncertain_.size();
    middle_.resize(nx), constants_.clear();
    r0_.resize(nv), r_.assign(nx, Interval());
    c_ = Matrix::zero(nx, nv), q_ = Matrix::zero(nx, nx), jacobian_ = Matrix::zero(nx, nv);
    for (std::size_t k = 0; k < nv; ++k) {
        const double m = slots_[uncertain_[k]].middle();
        r0_[k] = slots_[uncertain_[k]] - m;
        if (k < nx)
            middle_[k] = m, c_(k, k) = 1.0, q_(k, k) = 1.0;
        else
            constants_.push_back(m);
    }
    reason_.clear();
}

FlowEnclosure::Matrix FlowEnclosure::product(const Matrix& a, const Matrix& b) {
    Matrix r = Matrix::zero(a.rows, b.columns);
    for (std::size_t i = 0; i < a.rows; ++i)
        for (std::size_t k = 0; k < a.columns; ++k)
            for (std::size_t j = 0; j < b.columns; ++j) r(i, j) += a(i, k) * b(k, j);
    return r;
}
FlowEnclosure::Vector FlowEnclosure::product(const Matrix& a, const Vector& x) {
    Vector r(a.rows);
    for (std::size_t i = 0; i < a.rows; ++i)
        for (std::size_t k = 0; k < a.columns; ++k) r[i] += a(i, k) * x[k];
    return r;
}

/// With E = I - Q^T Q: Q^-1 = (I - E)^-1 Q^T, and (I - E)^-1 differs from I by at most |E|/(1 - |E|) in every
/// entry.
FlowEnclosure::Matrix FlowEnclosure::inverseOfNearlyOrthogonal(const Eigen::MatrixXd& q) {
    const auto n = static_cast<std::size_t>(q.rows());
    Matrix transposed = Matrix::zero(n, n), plain = transposed;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            const double value = q(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
            plain(i, j) = value, transposed(j, i) = value;
        }
    const Matrix square = product(transposed, plain);
    Interval norm;
    for (std::size_t i = 0; i < n; ++i) {
        Interval sum;
        for (std::size_t j = 0; j < n; ++j) sum += math::abs(Interval(i == j ? 1.0 : 0.0) - square(i, j));
        norm = math::max(norm, sum);
    }
    if (!(norm.upper < 0.5)) return {};
    const double off = (Interval(norm.upper) / (Interval(1) - Interval(norm.upper))).upper;
    Matrix correction = Matrix::zero(n, n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
            correction(i, j) = Interval(i == j ? 1.0 : 0.0) + Interval(-off, off);
    return product(correction, transposed);
}

bool FlowEnclosure::findBoundingBox(double h) {
    const std::size_t nx = states_.size();
    const Interval span(0.0, h);
    Vector box = slots_, rates(nx);
    box[layout_.time] = slots_[layout_.time] + span;
    auto put = [&](const Vector& b) {
        std::copy(b.begin(), b.end(), box.begin() + static_cast<std::ptrdiff_t>(layout_.states));
    };
    bounds_ = states_;
    for (int trial = 0; trial < 12; ++trial) {
        put(bounds_);
        rightSide_(box, rates);
        bool inside = true;
        Vector next(nx);
        for (std::size_t i = 0; i < nx; ++i) {
            const Regularity& regular = rightSide_.regularity(i);
            if (!regular.defined || !regular.continuous)
                return reason_ = translatable("Simulation", "the right side leaves its domain or jumps"),
                       false;
            next[i] = states_[i] + span * rates[i];
            inside = inside && bounds_[i].contains(next[i]);
        }
        if (inside && trial > 0) {
            bounds_ = next;
            return true;
        }
        for (std::size_t i = 0; i < nx; ++i) {
            bounds_[i] = inflated(hull(bounds_[i], next[i]), trial < 2 ? 0.1 : 0.5);
            if (!(bounds_[i].magnitude() < options_.largestValue * 10))
                return reason_ = translatable("Simulation", "no bounding box was found"), false;
        }
    }
    return reason_ = translatable("Simulation", "no bounding box was found"), false;
}

/// D phi over the set, in eight directions a sweep.
bool FlowEnclosure::flowJacobian(double h) {
    const std::size_t nx = states_.size(), nv = uncertain_.size();
    std::vector<IntervalDual> at(slots_.begin(), slots_.end());
    for (std::size_t i = 0; i < nx; ++i) at[layout_.states + i] = hull(states_[i], middle_[i]);
    for (std::size_t first = 0; first < nv; first += IntervalDual::kDirections) {
        const std::size_t count = std::min(IntervalDual::kDirections, nv - first);
        for (std::size_t k = 0; k < count; ++k) at[uncertain_[first + k]].d[k] = 1.0;
        const bool smooth = flow_(at, options_.order - 1);
        for (std::size_t k = 0; k < count; ++k) at[uncertain_[first + k]].d[k] = 0.0;
        if (!smooth) return reason_ = translatable("Simulation", "the right side has a kink there"), false;
        for (std::size_t i = 0; i < nx; ++i) {
            const IntervalDual value = flow_.value(i, IntervalDual(h), options_.order - 1);
            for (std::size_t k = 0; k < count; ++k) jacobian_(i, first + k) = value.d[k];
        }
    }
    return true;
}

bool FlowEnclosure::tryStep(double h) {
    const std::size_t nx = states_.size(), nv = uncertain_.size();
    if (!findBoundingBox(h)) return false;
    // The remainder over the bounding box.
    Vector at = slots_;
    at[layout_.time] = slots_[layout_.time] + Interval(0.0, h);
    std::copy(bounds_.begin(), bounds_.end(), at.begin() + static_cast<std::ptrdiff_t>(layout_.states));
    if (!series_(at, options_.order))
        return reason_ = translatable("Simulation", "the right side has a kink there"), false;
    const Interval power = math::power(Interval(h), options_.order);
    Vector moved(nx);
    for (std::size_t i = 0; i < nx; ++i) moved[i] = series_.coefficient(i, options_.order) * power;
    // phi at the middle.
    at = slots_;
    for (std::size_t i = 0; i < nx; ++i) at[layout_.states + i] = middle_[i];
    for (std::size_t k = nx; k < nv; ++k) at[uncertain_[k]] = constants_[k - nx];
    if (!series_(at, options_.order - 1))
        return reason_ = translatable("Simulation", "the right side has a kink there"), false;
    for (std::size_t i = 0; i < nx; ++i) moved[i] += series_.value(i, Interval(h), options_.order - 1);
    if (!flowJacobian(h)) return false;

    Matrix overStates = Matrix::zero(nx, nx);
    for (std::size_t i = 0; i < nx; ++i)
        for (std::size_t j = 0; j < nx; ++j) overStates(i, j) = jacobian_(i, j);
    Matrix c = product(overStates, c_);
    for (std::size_t i = 0; i < nx; ++i)
        for (std::size_t k = nx; k < nv; ++k) c(i, k) += jacobian_(i, k);
    // What the new middle and the new C, both doubles, leave over.
    Matrix rest = c, kept = c;
    std::vector<double> middle(nx);
    Vector left(nx);
    for (std::size_t i = 0; i < nx; ++i) {
        middle[i] = moved[i].middle();
        left[i] = moved[i] - middle[i];
        for (std::size_t k = 0; k < nv; ++k) kept(i, k) = c(i, k).middle(), rest(i, k) = c(i, k) - kept(i, k);
    }
    const Vector restMoved = product(rest, r0_);
    for (std::size_t i = 0; i < nx; ++i) left[i] += restMoved[i];
    // Q: the columns of D phi Q in the order of the widths they carry (Lohner's pivoting).
    const Matrix a = product(overStates, q_);
    std::vector<std::size_t> order(nx);
    std::vector<double> carried(nx, 0.0);
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t j = 0; j < nx; ++j)
        for (std::size_t i = 0; i < nx; ++i)
            carried[j] = std::max(carried[j], std::abs(a(i, j).middle()) * r_[j].width());
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t x, std::size_t y) { return carried[x] > carried[y]; });
    const auto n = static_cast<Eigen::Index>(nx);
    Eigen::MatrixXd sorted(n, n);
    for (std::size_t j = 0; j < nx; ++j)
        for (std::size_t i = 0; i < nx; ++i)
            sorted(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = a(i, order[j]).middle();
    if (!sorted.allFinite()) return reason_ = translatable("Simulation", "the enclosure blew up"), false;
    const Eigen::MatrixXd q = Eigen::HouseholderQR<Eigen::MatrixXd>(sorted).householderQ();
    const Matrix inverse = inverseOfNearlyOrthogonal(q);
    if (inverse.rows != nx)
        return reason_ = translatable("Simulation", "no orthogonal frame was found"), false;
    const Vector turned = product(product(inverse, a), r_), leftTurned = product(inverse, left);
    Matrix qNew = Matrix::zero(nx, nx);
    for (std::size_t i = 0; i < nx; ++i)
        for (std::size_t j = 0; j < nx; ++j)
            qNew(i, j) = q(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
    Vector r(nx);
    for (std::size_t i = 0; i < nx; ++i) r[i] = turned[i] + leftTurned[i];
    const Vector first = product(kept, r0_), second = product(qNew, r);
    Vector states(nx);
    for (std::size_t i = 0; i < nx; ++i) {
        // The set lies in the bounding box too.
        states[i] = intersection(Interval(middle[i]) + first[i] + second[i], bounds_[i]);
        if (states[i].isEmpty() || !(states[i].magnitude() < options_.largestValue))
            return reason_ = translatable("Simulation", "the enclosure blew up"), false;
    }
    middle_ = std::move(middle), c_ = std::move(kept), q_ = std::move(qNew), r_ = std::move(r);
    tube_ = bounds_, states_ = std::move(states);
    std::copy(states_.begin(), states_.end(), slots_.begin() + static_cast<std::ptrdiff_t>(layout_.states));
    slots_[layout_.time] += Interval(h);
    return true;
}

double FlowEnclosure::step(double h) {
    for (double length = h; length >= options_.smallestStep; length /= 2)
        if (tryStep(length)) return length;
    return 0;
}

bool FlowEnclosure::advanceTo(double time, double h) {
    while (slots_[layout_.time].upper < time) {
        const double left = (Interval(time) - slots_[layout_.time]).lower;
        if (left < options_.smallestStep) break;
        if (step(std::min(h, left)) == 0) return false;
    }
    return true;
}

} // namespace rigor

#include "core/engine/simulate/steppers/radau.h"

#include "core/engine/simulate/run/run.h"

#include <cmath>
#include <numbers>

namespace rigor {

namespace {

constexpr Eigen::Index kStages = 3;
constexpr int kMostIterations = 40;
constexpr int kMostShortened = 60;
constexpr double kRounding = 1e-15;   ///< relative; a correction below this changes nothing
constexpr double kStagnation = 1e-10; ///< relative; corrections that stop shrinking below this are rounding
constexpr double kSmall = 1e-6;       ///< of the nominal values; below this states count as this large
constexpr double kSlow = 0.3;         ///< contraction from which new Jacobians are worth their price

RadauTableau radauIIA() {
    const double s = std::sqrt(6.0);
    return {{{(88 - 7 * s) / 360, (296 - 169 * s) / 1800, (-2 + 3 * s) / 225},
             {(296 + 169 * s) / 1800, (88 + 7 * s) / 360, (-2 - 3 * s) / 225},
             {(16 - s) / 36, (16 + s) / 36, 1.0 / 9}},
            {(4 - s) / 10, (4 + s) / 10, 1}};
}
const RadauTableau kRadau = radauIIA();

SimulationOptions explicitly(SimulationOptions options) {
    options.stepper = "rk4";
    return options;
}

[[maybe_unused]] void withoutDerivative(double&) {}
void withoutDerivative(DualNumber& x) { x.d.fill(std::numeric_limits<double>::quiet_NaN()); }
void withoutDerivative(ComplexNumber& x) { x.imag(std::numeric_limits<double>::quiet_NaN()); }

} // namespace

const RadauTableau& radauTableau() { return kRadau; }

template <class T>
RadauStep<T>::RadauStep(const SteppedModel& stepped, std::span<const Signal> inputs,
                        const SimulationOptions& options)
    : n_(stepped.model.states().size()),
      values_(std::make_unique<Run<double>>(stepped, inputs, explicitly(options))),
      duals_(std::make_unique<Run<DualNumber>>(stepped, inputs, explicitly(options))), x_(n_), f_(n_),
      dualX_(n_), dualF_(n_), stage_(n_), slope_(n_), stageSlopes_(3 * n_) {
    scale_ = stepped.stateScales();
    const auto n = static_cast<Eigen::Index>(n_);
    w_.resize(kStages * n);
    correction_.setZero(kStages * n);
    residual_.resize(kStages * n);
    start_.resize(n);
    jacobian_.resize(n, n);
    matrix_.resize(kStages * n, kStages * n);
}
template <class T> RadauStep<T>::~RadauStep() = default;

template <class T> double RadauStep<T>::size(const Eigen::VectorXd& v) const {
    double most = 0;
    for (Eigen::Index k = 0; k < v.size(); ++k) {
        const double part = std::abs(v[k]) / scale_[static_cast<std::size_t>(k) % n_];
        if (!(part <= most)) most = part; // NaN stays
    }
    return most;
}

template <class T>
bool RadauStep<T>::jacobianAt(const std::vector<double>& x, double t, Eigen::MatrixXd& to) {
    for (std::size_t first = 0; first < n_; first += kDualDirections) {
        const std::size_t count = std::min(kDualDirections, n_ - first);
        for (std::size_t k = 0; k < n_; ++k) dualX_[k] = x[k];
        for (std::size_t d = 0; d < count; ++d) dualX_[first + d].d[d] = 1;
        if (!duals_->derivative(dualX_, dualF_, DualNumber(t))) return false;
        for (std::size_t row = 0; row < n_; ++row)
            for (std::size_t d = 0; d < count; ++d)
                to(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(first + d)) = dualF_[row].d[d];
    }
    return to.allFinite();
}

/// LU of dG/dW, G_i = W_i - h sum_j a_ij f(x + W_j): with one Jacobian of the begin or that of every stage.
template <class T> bool RadauStep<T>::factorise(double begin, double length, bool atStages) {
    const auto n = static_cast<Eigen::Index>(n_);
    matrix_.setIdentity();
    for (Eigen::Index j = 0; j < kStages; ++j) {
        if (atStages || j == 0) {
            for (std::size_t k = 0; k < n_; ++k) {
                const auto row = static_cast<Eigen::Index>(k);
                x_[k] = start_[row] + (atStages ? w_[j * n + row] : 0);
            }
            if (!jacobianAt(x_, atStages ? begin + kRadau.c[j] * length : begin, jacobian_)) return false;
        }
        for (Eigen::Index i = 0; i < kStages; ++i)
            matrix_.block(i * n, j * n, n, n) -= length * kRadau.a[i][j] * jacobian_;
    }
    lu_.compute(matrix_);
    return true;
}

/// residual_ = G at w_.
template <class T> bool RadauStep<T>::stageValues(double begin, double length) {
    const auto n = static_cast<Eigen::Index>(n_);
    residual_ = w_;
    for (Eigen::Index j = 0; j < kStages; ++j) {
        for (std::size_t k = 0; k < n_; ++k) {
            const auto row = static_cast<Eigen::Index>(k);
            x_[k] = start_[row] + w_[j * n + row];
        }
        if (!values_->derivative(x_, f_, begin + kRadau.c[j] * length)) return false;
        for (Eigen::Index i = 0; i < kStages; ++i)
            for (Eigen::Index row = 0; row < n; ++row)
                residual_[i * n + row] -= length * kRadau.a[i][j] * f_[static_cast<std::size_t>(row)];
    }
    return residual_.allFinite();
}

/// Newton's method. Where a derivative is infinite at the begin (a root of 0) it starts from the best
/// part of what the model does there. Once Jacobians are those of the stages, a correction that makes things
/// worse, or leads to where there is no value or derivative, is shortened.
template <class T> bool RadauStep<T>::solve(double begin, double length) {
    w_.setZero();
    correction_.setZero();
    bool atStages = false, factorised = factorise(begin, length, false);
    if (!factorised) {
        if (!stageValues(begin, length)) return false;
        if (residual_.isZero(0)) return true;
        correction_ = residual_;
        double least = std::numeric_limits<double>::infinity(), part = 1;
        for (int k = 0; k < kMostShortened; ++k) {
            w_ = -std::ldexp(1.0, -k) * correction_;
            if (!stageValues(begin, length) || !(size(residual_) < least)) continue;
            least = size(residual_);
            part = std::ldexp(1.0, -k);
        }
        correction_ *= part;
        w_ = -correction_;
        atStages = true;
        factorised = factorise(begin, length, true);
    }
    double previous = std::numeric_limits<double>::infinity(), left = previous;
    for (int k = 0, shortened = 0; k < kMostIterations; ++k) {
        const bool usable = stageValues(begin, length) && factorised;
        const double leaves = size(residual_), at = std::max({size(w_), size(start_), kSmall}),
                     correction = size(correction_);
        const bool worse = leaves > left && correction > kStagnation * at;
        if (((atStages && worse) || (!usable && correction > 0)) && shortened < kMostShortened) {
            correction_ /= 2;
            w_ += correction_;
            if (!usable && atStages) factorised = factorise(begin, length, true);
            ++shortened, --k;
            continue;
        }
        if (!usable) return false;
        left = leaves;
        residual_ = lu_.solve(residual_);
        const double change = size(residual_);
        if (!std::isfinite(change)) return false;
        w_ -= residual_;
        correction_ = residual_;
        if (change <= kRounding * at || (change <= kStagnation * at && change >= 0.5 * previous)) return true;
        if (change > kSlow * previous || atStages) {
            atStages = true;
            factorised = factorise(begin, length, true);
        }
        previous = change;
    }
    return false;
}

template <class T> bool RadauStep<T>::operator()(Run<T>& run, const T& length, std::vector<T>& next) {
    const auto n = static_cast<Eigen::Index>(n_);
    const auto slots = run.slots();
    x_.resize(slots.size());
    std::transform(slots.begin(), slots.end(), x_.begin(), [](const T& s) { return scalarValue(s); });
    values_->copySlots(x_);
    duals_->copySlots(x_);
    values_->status() = duals_->status() = {};
    values_->holdAs(run);
    duals_->holdAs(run);
    x_.resize(n_);
    for (std::size_t k = 0; k < n_; ++k) start_[static_cast<Eigen::Index>(k)] = scalarValue(run.states()[k]);
    const double begin = scalarValue(run.time()), h = scalarValue(length);
    if (!solve(begin, h)) {
        next.assign(n_, T(std::numeric_limits<double>::quiet_NaN()));
        return false;
    }
    if constexpr (std::is_same_v<T, double>) {
        for (std::size_t k = 0; k < n_; ++k) {
            const auto row = static_cast<Eigen::Index>(k);
            next[k] = start_[row] + w_[2 * n + row];
        }
    } else {
        if (!factorise(begin, h, true)) { // the values are known, their derivatives are not finite
            for (std::size_t k = 0; k < n_; ++k) {
                next[k] = T(start_[static_cast<Eigen::Index>(k)] + w_[2 * n + static_cast<Eigen::Index>(k)]);
                withoutDerivative(next[k]);
            }
            return true;
        }
        for (std::size_t k = 0; k < stageSlopes_.size(); ++k)
            stageSlopes_[k] = T(w_[static_cast<Eigen::Index>(k)]);
        for (Eigen::Index j = 0; j < kStages; ++j) {
            for (std::size_t k = 0; k < n_; ++k)
                stage_[k] = run.states()[k] + T(w_[j * n + static_cast<Eigen::Index>(k)]);
            run.derivative(stage_, slope_, run.time() + T(kRadau.c[j]) * length);
            for (Eigen::Index i = 0; i < kStages; ++i)
                for (std::size_t k = 0; k < n_; ++k)
                    stageSlopes_[static_cast<std::size_t>(i) * n_ + k] -=
                        length * T(kRadau.a[i][j]) * slope_[k];
        }
        for (std::size_t k = 0; k < n_; ++k)
            next[k] = run.states()[k] + T(w_[2 * n + static_cast<Eigen::Index>(k)]);
        constexpr bool isDual = std::is_same_v<T, DualNumber>;
        const std::size_t directions = isDual ? kDualDirections : 1;
        for (std::size_t d = 0; d < directions; ++d) {
            for (std::size_t k = 0; k < stageSlopes_.size(); ++k) {
                if constexpr (isDual)
                    residual_[static_cast<Eigen::Index>(k)] = -stageSlopes_[k].d[d];
                else
                    residual_[static_cast<Eigen::Index>(k)] = -stageSlopes_[k].imag();
            }
            residual_ = lu_.solve(residual_);
            for (std::size_t k = 0; k < n_; ++k) {
                const double change = residual_[2 * n + static_cast<Eigen::Index>(k)];
                if constexpr (isDual)
                    next[k].d[d] += change;
                else
                    next[k] += T(0, change);
            }
        }
    }
    return true;
}

template class RadauStep<double>;
template class RadauStep<DualNumber>;
template class RadauStep<ComplexNumber>;

} // namespace rigor

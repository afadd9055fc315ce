#include "core/engine/simulate/steppers/radau.h"

#include "core/engine/simulate/run/run.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace rigor {

namespace {

constexpr Eigen::Index kStages = 3;
constexpr int kMostIterations = 40;
constexpr int kMostShortened = 60;
constexpr double kStepRounding = 1e-15;     ///< relative; a correction below this changes nothing
constexpr double kFarBelowRounding = 1e-17; ///< relative, of a correction that need not be made
constexpr double kStepStagnation =
    1e-10;                          ///< relative; corrections that stop shrinking below this are rounding
constexpr double kSmallStep = 1e-6; ///< of the nominal values; below this states count as this large
constexpr double kFarAhead = 0.1;   ///< of what a step makes; a first correction from which a start was poor
constexpr double kBent = 0.5;       ///< of what the last step made
constexpr double kSameTime = 1e-6;  ///< of a step
constexpr double kSlow = 0.3;       ///< contraction from which new Jacobians are worth their price

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
RadauStep<T>::Layered::Layered(const TapePtr& derivative, std::span<const Layer> layers)
    : values(kPlaces, LayeredEvaluator<double>(derivative, layers)) {
    if constexpr (!std::is_same_v<T, double>) own.assign(3, LayeredEvaluator<T>(derivative, layers));
    const auto states = static_cast<std::size_t>(std::ranges::count(layers, Layer::State));
    if (states <= 2)
        fewSlopes.emplace(derivative, layers);
    else
        slopes.emplace(derivative, layers);
}

template <class T>
void RadauStep<T>::Layered::begin(Run<T>& run, const SlotLayout& at, double begin, double length) {
    const std::vector<std::size_t>& inputs = values.front().heldInputs();
    const std::span<const T> slots = run.slots();
    // Bit by bit: a NaN is the same as itself here.
    const auto same = [&](std::size_t k) { return std::memcmp(&held[k], &slots[inputs[k]], sizeof(T)) == 0; };
    bool changed = !begun;
    for (std::size_t k = 0; !changed && k < inputs.size(); ++k) changed = !same(k);
    if (changed) {
        begun = true;
        held.clear();
        for (const std::size_t input : inputs) held.push_back(slots[input]);
        if constexpr (std::is_same_v<T, DualNumber>) {
            const auto n = static_cast<std::ptrdiff_t>(run.states().size());
            spare = n < static_cast<std::ptrdiff_t>(kDualDirections) &&
                    std::ranges::all_of(held, [&](const DualNumber& x) {
                        return std::all_of(x.d.end() - n, x.d.end(), [](double d) { return d == 0; });
                    });
        }
        for (LayeredEvaluator<double>& one : values) {
            for (const std::size_t input : inputs) one.input(input) = scalarValue(slots[input]);
            one.run(Layer::Held);
        }
        for (LayeredEvaluator<T>& one : own) {
            for (const std::size_t input : inputs) one.input(input) = slots[input];
            one.run(Layer::Held);
        }
    } else if (times[2] == begin) {
        std::swap(values[kBegin], values[2]);
        std::swap(times[kBegin], times[2]);
    }
    for (std::size_t place = 0; place < kPlaces; ++place) {
        const double time = place == kBegin ? begin : begin + kRadau.c[place] * length;
        if (!changed && times[place] == time) continue;
        times[place] = time;
        values[place].input(at.time) = time;
        values[place].run(Layer::Time);
    }
}

template <class T>
RadauStep<T>::RadauStep(const SteppedModel& stepped, std::span<const Signal> inputs,
                        const SimulationOptions& options)
    : n_(stepped.model.states().size()), slots_(stepped.slots),
      values_(std::make_unique<Run<double>>(stepped, inputs, explicitly(options))),
      duals_(std::make_unique<Run<DualNumber>>(stepped, inputs, explicitly(options))), x_(n_), f_(n_),
      dualX_(n_), dualF_(n_), stage_(n_), slope_(n_), stageSlopes_(3 * n_) {
    scale_ = stepped.stateScales();
    const auto n = static_cast<Eigen::Index>(n_);
    w_.resize(kStages * n, 1);
    correction_.setZero(kStages * n, 1);
    residual_.resize(kStages * n, 1);
    start_.resize(n, 1);
    jacobian_.resize(n, n);
    matrix_.resize(kStages * n, kStages * n);
    if (!stepped.derivative || !stepped.model.unknowns().empty()) return;
    std::vector<Layer> layers(std::max(stepped.slotCount, stepped.derivative->inputCount()), Layer::Held);
    layers[slots_.time] = Layer::Time;
    std::fill_n(layers.begin() + static_cast<std::ptrdiff_t>(slots_.states), n_, Layer::State);
    layered_.emplace(stepped.derivative, layers);
}
template <class T> RadauStep<T>::~RadauStep() = default;

template <class T> double RadauStep<T>::size(const Eigen::MatrixXd& v) const {
    double most = 0;
    for (Eigen::Index k = 0; k < v.rows();)
        for (std::size_t state = 0; state < n_; ++state, ++k) {
            const double part = std::abs(v(k, 0)) / scale_[state];
            if (!(part <= most)) most = part; // NaN stays
        }
    return most;
}

template <class T>
bool RadauStep<T>::derivativeAt(std::size_t place, const std::vector<double>& x, double t) {
    if (!isLayered_) return values_->derivative(x, f_, t);
    LayeredEvaluator<double>& evaluator = layered_->values[place];
    for (std::size_t k = 0; k < n_; ++k) evaluator.input(slots_.states + k) = x[k];
    evaluator.run(Layer::State);
    for (std::size_t k = 0; k < n_; ++k) f_[k] = evaluator.output(k);
    return true;
}

template <class T>
template <class D>
void RadauStep<T>::slopesAt(LayeredEvaluator<D>& evaluator, std::size_t place, const std::vector<double>& x,
                            Eigen::MatrixXd& to) {
    constexpr std::size_t kDirections = std::tuple_size_v<decltype(D::d)>;
    evaluator.holdAs(layered_->values[place]);
    for (std::size_t first = 0; first < n_; first += kDirections) {
        const std::size_t count = std::min(kDirections, n_ - first);
        for (std::size_t k = 0; k < n_; ++k) {
            D& state = evaluator.input(slots_.states + k);
            state = x[k];
            if (k >= first && k < first + count) state.d[k - first] = 1;
        }
        evaluator.run(Layer::State);
        for (std::size_t row = 0; row < n_; ++row) f_[row] = evaluator.output(row).value;
        for (std::size_t row = 0; row < n_; ++row)
            for (std::size_t d = 0; d < count; ++d)
                to(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(first + d)) =
                    evaluator.output(row).d[d];
    }
}

template <class T>
bool RadauStep<T>::jacobianAt(std::size_t place, const std::vector<double>& x, double t,
                              Eigen::MatrixXd& to) {
    if (isLayered_) {
        if (layered_->fewSlopes)
            slopesAt(*layered_->fewSlopes, place, x, to);
        else
            slopesAt(*layered_->slopes, place, x, to);
        return to.allFinite();
    }
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
/// With the latter residual_ = G too, where the model is layered.
template <class T> bool RadauStep<T>::factorise(double begin, double length, bool atStages) {
    const auto n = static_cast<Eigen::Index>(n_);
    matrix_.setIdentity();
    if (atStages) residual_ = w_;
    for (Eigen::Index j = 0; j < kStages; ++j) {
        if (atStages || j == 0) {
            for (std::size_t k = 0; k < n_; ++k) {
                const auto row = static_cast<Eigen::Index>(k);
                x_[k] = start_(row) + (atStages ? w_(j * n + row, 0) : 0);
            }
            if (!jacobianAt(atStages ? static_cast<std::size_t>(j) : kBegin, x_,
                            atStages ? begin + kRadau.c[j] * length : begin, jacobian_))
                return false;
        }
        for (Eigen::Index i = 0; i < kStages; ++i) {
            const double part = length * kRadau.a[i][j];
            for (Eigen::Index c = 0; c < n; ++c)
                for (Eigen::Index r = 0; r < n; ++r) matrix_(i * n + r, j * n + c) -= part * jacobian_(r, c);
            if (atStages)
                for (Eigen::Index row = 0; row < n; ++row)
                    residual_(i * n + row, 0) -= part * f_[static_cast<std::size_t>(row)];
        }
    }
    decompose();
    return true;
}

template <class T> void RadauStep<T>::decompose() {
    if (matrix_.rows() <= SmallLu::kMost)
        small_.compute(matrix_);
    else
        lu_.compute(matrix_);
}

template <class T> void RadauStep<T>::solveFactorised(Eigen::MatrixXd& rightSides) {
    if (matrix_.rows() <= SmallLu::kMost) {
        small_.solveInPlace(rightSides);
        return;
    }
    // One by one: of several sides Eigen orders the sums otherwise.
    for (auto side : rightSides.colwise()) {
        side_ = side;
        side_ = lu_.solve(side_);
        side = side_;
    }
}

/// residual_ = G at w_.
template <class T> bool RadauStep<T>::stageValues(double begin, double length) {
    const auto n = static_cast<Eigen::Index>(n_);
    residual_ = w_;
    for (Eigen::Index j = 0; j < kStages; ++j) {
        for (std::size_t k = 0; k < n_; ++k) {
            const auto row = static_cast<Eigen::Index>(k);
            x_[k] = start_(row) + w_(j * n + row, 0);
        }
        if (!derivativeAt(static_cast<std::size_t>(j), x_, begin + kRadau.c[j] * length)) return false;
        for (Eigen::Index i = 0; i < kStages; ++i) {
            const double part = length * kRadau.a[i][j];
            for (Eigen::Index row = 0; row < n; ++row)
                residual_(i * n + row, 0) -= part * f_[static_cast<std::size_t>(row)];
        }
    }
    return residual_.allFinite();
}

/// w_ = the last step's collocation polynomial in this one; false if this step does not go on from it, or if
/// it bends so much that the last step was one into something else, as into an equilibrium.
template <class T> bool RadauStep<T>::lookAhead(double begin, double length) {
    if (!(std::abs(begin - last_.end) <= kSameTime * last_.length) || start_ != last_.state) return false;
    const auto n = static_cast<Eigen::Index>(n_);
    for (Eigen::Index i = 0; i < kStages; ++i) {
        // Lagrange's polynomials of 0, c1, c2, c3 = 1 at x; that of 0 belongs to the value 0.
        const double x = 1 + kRadau.c[i] * length / last_.length;
        double part[3];
        for (int j = 0; j < 3; ++j) {
            part[j] = x / kRadau.c[j];
            for (int k = 0; k < 3; ++k)
                if (k != j) part[j] *= (x - kRadau.c[k]) / (kRadau.c[j] - kRadau.c[k]);
        }
        for (Eigen::Index row = 0; row < n; ++row) {
            const double end = last_.stages(2 * n + row, 0);
            w_(i * n + row, 0) =
                part[0] * last_.stages(row, 0) + part[1] * last_.stages(n + row, 0) + part[2] * end - end;
        }
    }
    return size(w_ - last_.stages) <= kBent * size(last_.stages);
}

/// Newton's method from where the last step points, with one LU; false where that does not lead to an end
/// soon. It ends where the next correction would be rounding, by the rate of the last two.
template <class T> bool RadauStep<T>::solveFromAhead(double begin, double length) {
    if (!isLayered_ || !lookAhead(begin, length)) return false;
    // Few slopes come with the values of the first iteration.
    const bool atStages = layered_->fewSlopes.has_value();
    if (!factorise(begin, length, atStages)) return false;
    double previous = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kMostIterations; ++k) {
        if ((k > 0 || !atStages) && !stageValues(begin, length)) return false;
        solveFactorised(residual_);
        const double change = size(residual_);
        if (!std::isfinite(change)) return false;
        w_ -= residual_;
        const double at = std::max({size(w_), size(start_), kSmallStep}), rate = change / previous;
        if (change <= kStepRounding * at || (change <= kStepStagnation * at && rate >= 0.5)) return true;
        // As beside a kink, or a root of 0.
        if (k == 0 ? change > kFarAhead * size(w_) : rate > kSlow) return false;
        if (k > 0 && change * rate <= kFarBelowRounding * at) return true;
        previous = change;
    }
    return false;
}

/// Newton's method. Where a derivative is infinite at the begin (a root of 0) it starts from the best
/// part of what the model does there. Once Jacobians are those of the stages, a correction that makes things
/// worse, or leads to where there is no value or derivative, is shortened.
template <class T> bool RadauStep<T>::solve(double begin, double length) {
    if (solveFromAhead(begin, length)) return true;
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
        const double leaves = size(residual_), at = std::max({size(w_), size(start_), kSmallStep}),
                     correction = size(correction_);
        const bool worse = leaves > left && correction > kStepStagnation * at;
        if (((atStages && worse) || (!usable && correction > 0)) && shortened < kMostShortened) {
            correction_ /= 2;
            w_ += correction_;
            if (!usable && atStages) factorised = factorise(begin, length, true);
            ++shortened, --k;
            continue;
        }
        if (!usable) return false;
        left = leaves;
        solveFactorised(residual_);
        const double change = size(residual_);
        if (!std::isfinite(change)) return false;
        w_ -= residual_;
        correction_ = residual_;
        if (change <= kStepRounding * at || (change <= kStepStagnation * at && change >= 0.5 * previous))
            return true;
        if (change > kSlow * previous || atStages) {
            atStages = true;
            factorised = factorise(begin, length, true);
        }
        previous = change;
    }
    return false;
}

/// Whether no derivative has any of the last n directions, which can then be those of the states in a stage.
template <class T> bool RadauStep<T>::spares(Run<T>& run, const T& length) const {
    if constexpr (std::is_same_v<T, DualNumber>) {
        if (!isLayered_ || run.diagnosing() || n_ >= kDualDirections) return false;
        const auto still = [&](const DualNumber& x) {
            return std::all_of(x.d.end() - static_cast<std::ptrdiff_t>(n_), x.d.end(),
                               [](double d) { return d == 0; });
        };
        return layered_->spare && still(run.time()) && still(length) &&
               std::ranges::all_of(run.states(), still);
    } else {
        return false;
    }
}

/// Moves the Jacobian of stage j from the last directions of slope_ into matrix_.
template <class T>
void RadauStep<T>::takeJacobian(Eigen::Index j, double length) requires std::is_same_v<T, DualNumber> {
    const auto n = static_cast<Eigen::Index>(n_);
    for (Eigen::Index r = 0; r < n; ++r)
        for (Eigen::Index c = 0; c < n; ++c) {
            double& slope =
                slope_[static_cast<std::size_t>(r)].d[kDualDirections - n_ + static_cast<std::size_t>(c)];
            for (Eigen::Index i = 0; i < kStages; ++i) {
                const double part = length * kRadau.a[i][j];
                matrix_(i * n + r, j * n + c) -= part * slope;
            }
            slope = 0;
        }
}

/// One Newton step over T, false if derivatives are not finite. The values of residuals are not needed: of T
/// only the derivative parts are used.
template <class T>
bool RadauStep<T>::addDerivatives(Run<T>& run, const T& length, double begin,
                                  std::vector<T>& next) requires(!std::is_same_v<T, double>) {
    const auto n = static_cast<Eigen::Index>(n_);
    constexpr bool isDual = std::is_same_v<T, DualNumber>;
    bool lengthMoves = true;
    if constexpr (isDual) lengthMoves = std::ranges::any_of(length.d, [](double d) { return d != 0; });
    const bool layered = isLayered_ && !run.diagnosing(), spare = spares(run, length);
    if (spare)
        matrix_.setIdentity();
    else if (!factorise(begin, scalarValue(length), true))
        return false;
    for (std::size_t k = 0; k < stageSlopes_.size(); ++k)
        stageSlopes_[k] = T(w_(static_cast<Eigen::Index>(k), 0));
    for (Eigen::Index j = 0; j < kStages; ++j) {
        for (std::size_t k = 0; k < n_; ++k)
            stage_[k] = run.states()[k] + T(w_(j * n + static_cast<Eigen::Index>(k), 0));
        const T time = run.time() + T(kRadau.c[j]) * length;
        if (layered) {
            LayeredEvaluator<T>& evaluator = layered_->own[static_cast<std::size_t>(j)];
            evaluator.input(slots_.time) = time;
            if constexpr (isDual)
                for (std::size_t k = 0; spare && k < n_; ++k) stage_[k].d[kDualDirections - n_ + k] = 1;
            std::copy(stage_.begin(), stage_.end(), &evaluator.input(slots_.states));
            evaluator.run(Layer::Time);
            evaluator.run(Layer::State);
            for (std::size_t k = 0; k < n_; ++k) slope_[k] = evaluator.output(k);
            if constexpr (isDual)
                if (spare) takeJacobian(j, scalarValue(length));
        } else {
            run.derivative(stage_, slope_, time);
        }
        for (Eigen::Index i = 0; i < kStages; ++i)
            for (std::size_t k = 0; k < n_; ++k) {
                T& left = stageSlopes_[static_cast<std::size_t>(i) * n_ + k];
                if constexpr (isDual)
                    if (!lengthMoves) {
                        const double part = length.value * kRadau.a[i][j];
                        for (std::size_t d = 0; d < kDualDirections; ++d) left.d[d] -= part * slope_[k].d[d];
                        continue;
                    }
                left -= length * T(kRadau.a[i][j]) * slope_[k];
            }
    }
    if (spare) {
        if (!matrix_.allFinite()) return false;
        decompose();
    }
    for (std::size_t k = 0; k < n_; ++k)
        next[k] = run.states()[k] + T(w_(2 * n + static_cast<Eigen::Index>(k), 0));
    const std::size_t directions = isDual ? kDualDirections : 1;
    sides_.resize(kStages * n, static_cast<Eigen::Index>(directions));
    for (std::size_t d = 0; d < directions; ++d)
        for (std::size_t k = 0; k < stageSlopes_.size(); ++k) {
            double& side = sides_(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(d));
            if constexpr (isDual)
                side = -stageSlopes_[k].d[d];
            else
                side = -stageSlopes_[k].imag();
        }
    solveFactorised(sides_);
    for (std::size_t d = 0; d < directions; ++d)
        for (std::size_t k = 0; k < n_; ++k) {
            const double change = sides_(2 * n + static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(d));
            if constexpr (isDual)
                next[k].d[d] += change;
            else
                next[k] += T(0, change);
        }
    return true;
}

template <class T> bool RadauStep<T>::operator()(Run<T>& run, const T& length, std::vector<T>& next) {
    const auto n = static_cast<Eigen::Index>(n_);
    const double begin = scalarValue(run.time()), h = scalarValue(length);
    isLayered_ = layered_ && !run.held();
    if (isLayered_) {
        layered_->begin(run, slots_, begin, h);
    } else {
        const auto slots = run.slots();
        x_.resize(slots.size());
        std::transform(slots.begin(), slots.end(), x_.begin(), [](const T& s) { return scalarValue(s); });
        values_->copySlots(x_);
        duals_->copySlots(x_);
        values_->status() = duals_->status() = {};
        values_->holdAs(run);
        duals_->holdAs(run);
        x_.resize(n_);
    }
    for (std::size_t k = 0; k < n_; ++k) start_(static_cast<Eigen::Index>(k)) = scalarValue(run.states()[k]);
    if (!solve(begin, h)) {
        next.assign(n_, T(std::numeric_limits<double>::quiet_NaN()));
        last_.end = std::numeric_limits<double>::quiet_NaN();
        return false;
    }
    last_.stages = w_;
    last_.state = start_ + w_.bottomRows(n);
    last_.end = begin + h;
    last_.length = h;
    for (std::size_t k = 0; k < n_; ++k) {
        const auto row = static_cast<Eigen::Index>(k);
        next[k] = T(start_(row) + w_(2 * n + row, 0));
    }
    if constexpr (!std::is_same_v<T, double>) {
        if (!addDerivatives(run, length, begin,
                            next)) // the values are known, their derivatives are not finite
            for (T& x : next) withoutDerivative(x);
    }
    return true;
}

template class RadauStep<double>;
template class RadauStep<DualNumber>;
template class RadauStep<ComplexNumber>;

} // namespace rigor

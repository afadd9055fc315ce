#include "core/engine/simulate/equilibrium.h"

#include "core/foundation/base/translate.h"

#include <fmt/format.h>

#include <cmath>

namespace rigor {

namespace {
constexpr int kMostSteps = 60;         // told in a sentence below
constexpr double kRounding = 1e-15;    ///< relative; a correction below this changes nothing
constexpr double kStagnation = 1e-9;   ///< relative; corrections that stop shrinking below this are rounding
constexpr double kShortestStep = 1e-6; ///< of the Newton correction
constexpr double kSmall = 1e-6;        ///< of the nominal values; below this unknowns count as this large
} // namespace

Equilibrium::Equilibrium(const Model& model, const SlotLayout& slots, const TapePtr& residual)
    : slots_(slots), n_(static_cast<Eigen::Index>(model.unknowns().size())), values_(residual),
      jacobian_(residual), tape_(residual), residual_(model.unknowns().size()),
      derivatives_(model.unknowns().size() * model.unknowns().size()) {
    for (std::size_t k = 0; k < model.unknowns().size(); ++k) {
        chosen_.push_back(slots.unknowns + k);
        scale_.push_back(std::abs(model.unknowns()[k].nominal) > 0 ? std::abs(model.unknowns()[k].nominal)
                                                                   : 1);
    }
}

bool Equilibrium::correction(std::span<double> slots, Eigen::VectorXd& step, bool newJacobian) {
    if (newJacobian) {
        jacobian_(slots, chosen_, residual_, derivatives_);
        using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
        const Eigen::Map<const RowMajor> matrix(derivatives_.data(), n_, n_);
        if (!matrix.allFinite()) return false;
        lu_.compute(matrix);
    } else {
        values_(slots, residual_);
    }
    step = -lu_.solve(Eigen::Map<const Eigen::VectorXd>(residual_.data(), n_));
    return step.allFinite();
}

bool Equilibrium::solve(std::span<double> slots) {
    double* z = slots.data() + slots_.unknowns;
    Eigen::VectorXd step, next, start(n_);
    auto norm = [&](const auto& v) {
        double sum = 0;
        for (Eigen::Index k = 0; k < n_; ++k)
            sum = std::max(sum, std::abs(v[k]) / scale_[static_cast<std::size_t>(k)]);
        return sum;
    };
    auto refuse = [&](std::string reason) {
        if (step.size() == n_ && step.allFinite()) {
            Eigen::Index at = 0;
            step.cwiseAbs().maxCoeff(&at);
            worst_ = static_cast<int>(at);
        }
        const auto fault = findFault(tape_, std::span<const double>(slots.data(), tape_->inputCount()));
        why_ = fault ? fault->reason : std::move(reason);
        return false;
    };
    double previous = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kMostSteps; ++k) {
        if (!correction(slots, step, true))
            return refuse(translatable("Simulation", "the Jacobian of 0 = ... is singular or not finite"));
        const double size = norm(step);
        start = Eigen::Map<const Eigen::VectorXd>(z, n_);
        const double at = std::max(norm(start), kSmall);
        double length = 1;
        for (;; length /= 2) {
            for (Eigen::Index i = 0; i < n_; ++i) z[i] = start[i] + length * step[i];
            const bool rounding = size <= kStagnation * at;
            if (rounding || (correction(slots, next, false) && norm(next) <= (1 - length / 4) * size)) break;
            if (length < kShortestStep) {
                for (Eigen::Index i = 0; i < n_; ++i) z[i] = start[i];
                return refuse(
                    translatable("Simulation", "Newton's method found no step that reduces the residual"));
            }
        }
        if (size <= kRounding * at || size == 0 || (size <= kStagnation * at && size >= 0.5 * previous))
            return true;
        previous = size;
    }
    return refuse(translatable("Simulation", "Newton's method did not converge in 60 steps"));
}

template <class T> void Equilibrium::differentiate(std::span<T> slots) {
    constexpr bool isDual = std::is_same_v<T, DualNumber>;
    auto& evaluator = [&]() -> auto& {
        if constexpr (isDual)
            return dual_;
        else
            return complex_;
    }
    ();
    if (!evaluator) evaluator = std::make_unique<Evaluator<T>>(tape_);
    std::vector<T> residual(static_cast<std::size_t>(n_));
    (*evaluator)(std::span<const T>(slots.data(), tape_->inputCount()), residual);
    // The solution solves E to rounding; only the derivative part of E is left to be moved into z.
    const std::size_t directions = isDual ? kDualDirections : 1;
    Eigen::VectorXd right(n_);
    for (std::size_t d = 0; d < directions; ++d) {
        for (Eigen::Index i = 0; i < n_; ++i) {
            const T& r = residual[static_cast<std::size_t>(i)];
            if constexpr (isDual)
                right[i] = -r.d[d];
            else
                right[i] = -r.imag();
        }
        const Eigen::VectorXd change = lu_.solve(right);
        for (Eigen::Index i = 0; i < n_; ++i) {
            T& unknown = slots[slots_.unknowns + static_cast<std::size_t>(i)];
            if constexpr (isDual)
                unknown.d[d] += change[i];
            else
                unknown += T(0, change[i]);
        }
    }
}
template void Equilibrium::differentiate<DualNumber>(std::span<DualNumber>);
template void Equilibrium::differentiate<ComplexNumber>(std::span<ComplexNumber>);

} // namespace rigor

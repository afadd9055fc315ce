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
constexpr double kSingular = 1e-13;    ///< condition below which the Jacobian of scaled rows is singular
constexpr double kSmall = 1e-6;        ///< of the nominal values; below this unknowns count as this large
} // namespace

Equilibrium::Equilibrium(std::vector<std::size_t> chosen, std::vector<double> nominals,
                         const TapePtr& residual)
    : n_(static_cast<Eigen::Index>(chosen.size())), values_(residual), jacobian_(residual), tape_(residual),
      chosen_(std::move(chosen)), residual_(chosen_.size()), derivatives_(chosen_.size() * chosen_.size()),
      scale_(std::move(nominals)) {
    for (double& nominal : scale_) nominal = std::abs(nominal) > 0 ? std::abs(nominal) : 1;
}

namespace {
std::vector<std::size_t> slotsOfUnknowns(const Model& model, const SlotLayout& slots) {
    std::vector<std::size_t> chosen;
    for (std::size_t k = 0; k < model.unknowns().size(); ++k) chosen.push_back(slots.unknowns + k);
    return chosen;
}

std::vector<double> nominalsOfUnknowns(const Model& model) {
    std::vector<double> nominals;
    for (const Variable& unknown : model.unknowns()) nominals.push_back(unknown.nominal);
    return nominals;
}
} // namespace

Equilibrium::Equilibrium(const Model& model, const SlotLayout& slots, const TapePtr& residual)
    : Equilibrium(slotsOfUnknowns(model, slots), nominalsOfUnknowns(model), residual) {}

Equilibrium Equilibrium::ofRest(const Model& model, const SlotLayout& slots) {
    std::vector<std::size_t> chosen;
    std::vector<double> nominals;
    for (const std::size_t k : model.formulas().resting) {
        chosen.push_back(slots.states + k);
        nominals.push_back(model.states()[k].nominal);
    }
    for (const std::size_t slot : slotsOfUnknowns(model, slots)) chosen.push_back(slot);
    for (const double nominal : nominalsOfUnknowns(model)) nominals.push_back(nominal);
    return {std::move(chosen), std::move(nominals), model.formulas().rest};
}

bool Equilibrium::determined() const {
    Eigen::MatrixXd scaled =
        Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>(
            derivatives_.data(), n_, n_);
    for (Eigen::Index k = 0; k < n_; ++k) scaled.col(k) *= scale_[static_cast<std::size_t>(k)];
    for (Eigen::Index i = 0; i < n_; ++i) {
        const double size = scaled.row(i).cwiseAbs().maxCoeff();
        if (!(size > 0)) return false;
        scaled.row(i) /= size;
    }
    return Eigen::PartialPivLU<Eigen::MatrixXd>(scaled).rcond() > kSingular;
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
    Eigen::VectorXd step, next, start(n_);
    const auto at = [&](Eigen::Index k) -> double& { return slots[chosen_[static_cast<std::size_t>(k)]]; };
    auto norm = [&](const auto& v) {
        double sum = 0;
        for (Eigen::Index k = 0; k < n_; ++k)
            sum = std::max(sum, std::abs(v[k]) / scale_[static_cast<std::size_t>(k)]);
        return sum;
    };
    auto refuse = [&](std::string reason) {
        if (step.size() == n_ && step.allFinite()) {
            Eigen::Index most = 0;
            step.cwiseAbs().maxCoeff(&most);
            worst_ = static_cast<int>(most);
        }
        const auto fault = findFault(tape_, std::span<const double>(slots.data(), tape_->inputCount()));
        why_ = fault ? fault->reason : std::move(reason);
        return false;
    };
    why_.clear();
    worst_ = -1;
    double previous = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kMostSteps; ++k) {
        if (!correction(slots, step, true))
            return refuse(translatable("Simulation", "the Jacobian of 0 = ... is singular or not finite"));
        const double size = norm(step);
        for (Eigen::Index i = 0; i < n_; ++i) start[i] = at(i);
        const double height = std::max(norm(start), kSmall);
        double length = 1;
        for (;; length /= 2) {
            for (Eigen::Index i = 0; i < n_; ++i) at(i) = start[i] + length * step[i];
            const bool rounding = size <= kStagnation * height;
            if (rounding || (correction(slots, next, false) && norm(next) <= (1 - length / 4) * size)) break;
            if (length < kShortestStep) {
                for (Eigen::Index i = 0; i < n_; ++i) at(i) = start[i];
                return refuse(
                    translatable("Simulation", "Newton's method found no step that reduces the residual"));
            }
        }
        if (size <= kRounding * height || size == 0 ||
            (size <= kStagnation * height && size >= 0.5 * previous))
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
            T& unknown = slots[chosen_[static_cast<std::size_t>(i)]];
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

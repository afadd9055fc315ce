#include "core/methods/fit/predict/static_model.h"

#include "core/foundation/base/translate.h"

#include <cassert>
#include <cmath>

namespace rigor {

namespace {
constexpr int kMostSimplified = 12;       ///< steps of the simplified Newton method
constexpr double kContraction = 0.3;      ///< it is given up beyond this
constexpr int kMostRefinements = 12;      ///< of derivatives
constexpr double kStaticRefined = 1e-13;  ///< relative; corrections of derivatives below this change nothing
constexpr double kStaticRounding = 1e-15; ///< relative; corrections below change nothing
constexpr double kStagnation = 1e-11;   ///< relative; corrections that stop shrinking below this are rounding
constexpr double kSmallUnknowns = 1e-6; ///< of the nominal values; below this unknowns count as this large
} // namespace

StaticModel::StaticModel(const Model& model, std::vector<std::size_t> chosen)
    : model_(model), layout_(model), chosen_(std::move(chosen)),
      n_(static_cast<Eigen::Index>(model.unknowns().size())), output_(model.formulas().output),
      outputDual_(model.formulas().output) {
    assert(model.states().empty() && model.discretes().empty());
    const Formulas& formulas = model.formulas();
    if (n_ > 0) {
        equilibrium_.emplace(model, layout_, formulas.residual);
        residual_.emplace(formulas.residual);
        residualSlopes_.emplace(formulas.residual);
        residualDual_.emplace(formulas.residual);
        initial_.emplace(formulas.initial);
    }
    for (std::size_t k = 0; k < model.unknowns().size(); ++k) {
        unknownSlots_.push_back(layout_.unknowns + k);
        const double nominal = std::abs(model.unknowns()[k].nominal);
        scale_.push_back(nominal > 0 ? nominal : 1);
    }
    for (const std::size_t p : chosen_) chosenSlots_.push_back(layout_.parameters + p);
    allSlots_ = unknownSlots_;
    allSlots_.insert(allSlots_.end(), chosenSlots_.begin(), chosenSlots_.end());
    slots_.resize(layout_.count);
    outputs_.resize(model.outputs().size());
}

void StaticModel::evaluateOutputs() { output_(slots_, outputs_); }

bool StaticModel::simplifiedNewton(const StaticAnchor& anchor) {
    Eigen::Map<Eigen::VectorXd> y(slots_.data() + layout_.unknowns, n_);
    const Eigen::Map<const Eigen::VectorXd> scale(scale_.data(), n_);
    Eigen::VectorXd change(static_cast<Eigen::Index>(chosen_.size()));
    for (Eigen::Index i = 0; i < change.size(); ++i)
        change[i] = slots_[chosenSlots_[static_cast<std::size_t>(i)]] - anchor.parameters[i];
    y = anchor.unknowns + anchor.slopes * change;
    work_.resize(static_cast<std::size_t>(n_));
    double previous = std::numeric_limits<double>::infinity();
    for (int k = 0; k < kMostSimplified; ++k) {
        (*residual_)(slots_, work_);
        const Eigen::VectorXd step =
            -anchor.factors.solve(Eigen::Map<const Eigen::VectorXd>(work_.data(), n_));
        if (!step.allFinite()) return false;
        y += step;
        const double size = step.cwiseQuotient(scale).cwiseAbs().maxCoeff();
        const double at = std::max(y.cwiseQuotient(scale).cwiseAbs().maxCoeff(), kSmallUnknowns);
        if (size <= kStaticRounding * at) return true;
        if (size > kContraction * previous) return size <= kStagnation * at;
        previous = size;
    }
    return false;
}

bool StaticModel::solve(const Eigen::VectorXd& parameters, std::span<const double> inputs, double time,
                        const StaticAnchor* anchor) {
    slots_[layout_.time] = time;
    std::copy(inputs.begin(), inputs.end(), slots_.begin() + static_cast<std::ptrdiff_t>(layout_.inputs));
    std::copy(parameters.begin(), parameters.end(),
              slots_.begin() + static_cast<std::ptrdiff_t>(layout_.parameters));
    if (n_ > 0) {
        if (!anchor || anchor->unknowns.size() != n_ || !simplifiedNewton(*anchor)) {
            const bool near = anchor && anchor->unknowns.size() == n_;
            if (near) {
                std::copy(anchor->unknowns.begin(), anchor->unknowns.end(),
                          slots_.begin() + static_cast<std::ptrdiff_t>(layout_.unknowns));
            } else {
                work_.resize(model_.formulas().initial->outputs().size());
                (*initial_)(slots_, work_);
                std::copy(work_.end() - n_, work_.end(),
                          slots_.begin() + static_cast<std::ptrdiff_t>(layout_.unknowns));
            }
            if (!equilibrium_->solve(slots_)) {
                why_ = verbatim(equilibrium_->why());
                return false;
            }
        }
    }
    evaluateOutputs();
    for (const double value : outputs_)
        if (!std::isfinite(value)) {
            const auto fault = findFault(model_.formulas().output, slots_);
            // Some outputs may be undefined without being measured; the caller looks at those it needs.
            why_ = fault ? verbatim(fault->reason) : translate("Method", "an output is not finite");
            break;
        }
    return true;
}

void StaticModel::seed(const StaticAnchor& anchor, std::size_t first) {
    const std::size_t count = std::min(kDualDirections, chosen_.size() - first);
    dualSlots_.assign(slots_.begin(), slots_.end());
    for (std::size_t d = 0; d < count; ++d) {
        dualSlots_[chosenSlots_[first + d]].d[d] = 1;
        for (Eigen::Index i = 0; i < n_; ++i)
            dualSlots_[unknownSlots_[static_cast<std::size_t>(i)]].d[d] =
                anchor.slopes(i, static_cast<Eigen::Index>(first + d));
    }
}

bool StaticModel::refineSlopes(StaticAnchor& anchor) {
    dualResults_.resize(static_cast<std::size_t>(n_));
    for (std::size_t first = 0; first < chosen_.size(); first += kDualDirections) {
        const std::size_t count = std::min(kDualDirections, chosen_.size() - first);
        const auto at = static_cast<Eigen::Index>(first);
        auto block = anchor.slopes.middleCols(at, static_cast<Eigen::Index>(count));
        Eigen::MatrixXd right(n_, static_cast<Eigen::Index>(count));
        double previous = std::numeric_limits<double>::infinity();
        for (int k = 0;; ++k) {
            // The derivative parts of E are E_y y' + E_p: what is left of the equation of y'.
            seed(anchor, first);
            (*residualDual_)(dualSlots_, dualResults_);
            for (std::size_t d = 0; d < count; ++d)
                for (Eigen::Index i = 0; i < n_; ++i)
                    right(i, static_cast<Eigen::Index>(d)) = dualResults_[static_cast<std::size_t>(i)].d[d];
            const Eigen::MatrixXd step = anchor.factors.solve(right);
            if (!step.allFinite() || k == kMostRefinements) return false;
            block -= step;
            double size = 0;
            for (Eigen::Index d = 0; d < step.cols(); ++d)
                if (const double norm = block.col(d).norm(); norm > 0)
                    size = std::max(size, step.col(d).norm() / norm);
            if (size <= kStaticRefined) break;
            if (size > kContraction * previous) {
                if (size > kStagnation) return false;
                break;
            }
            previous = size;
        }
    }
    return true;
}

bool StaticModel::solveSlopes(StaticAnchor& anchor) {
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto count = static_cast<Eigen::Index>(chosen_.size());
    work_.resize(static_cast<std::size_t>(n_));
    derivatives_.resize(static_cast<std::size_t>(n_ * (n_ + count)));
    (*residualSlopes_)(slots_, allSlots_, work_, derivatives_);
    const Eigen::Map<const RowMajor> all(derivatives_.data(), n_, n_ + count);
    if (!all.allFinite()) {
        why_ = translate("Method", "the Jacobian of 0 = ... is not finite");
        return false;
    }
    anchor.factors.compute(all.leftCols(n_));
    anchor.slopes = -anchor.factors.solve(all.rightCols(count));
    // One step of iterative refinement: E_y of stiff linkages is badly conditioned.
    anchor.slopes -= anchor.factors.solve(all.leftCols(n_) * anchor.slopes + all.rightCols(count));
    if (!anchor.slopes.allFinite()) {
        why_ = translate("Method", "the Jacobian of 0 = ... is singular");
        return false;
    }
    return true;
}

bool StaticModel::differentiate(Eigen::MatrixXd& slopes, StaticAnchor& anchor) {
    const auto count = static_cast<Eigen::Index>(chosen_.size());
    const bool warm = anchor.solved() && anchor.slopes.rows() == n_;
    anchor.parameters.resize(count);
    for (Eigen::Index i = 0; i < count; ++i)
        anchor.parameters[i] = slots_[chosenSlots_[static_cast<std::size_t>(i)]];
    anchor.unknowns = Eigen::Map<const Eigen::VectorXd>(slots_.data() + layout_.unknowns, n_);
    if (!warm) anchor.slopes = Eigen::MatrixXd::Zero(n_, count);
    if (n_ > 0 && !(warm && refineSlopes(anchor)) && !solveSlopes(anchor)) {
        anchor = {};
        return false;
    }
    slopes.resize(static_cast<Eigen::Index>(outputs_.size()), count);
    dualResults_.resize(std::max(outputs_.size(), static_cast<std::size_t>(n_)));
    for (std::size_t first = 0; first < chosen_.size(); first += kDualDirections) {
        seed(anchor, first);
        outputDual_(dualSlots_, dualResults_);
        for (std::size_t d = 0; d < std::min(kDualDirections, chosen_.size() - first); ++d)
            for (Eigen::Index k = 0; k < slopes.rows(); ++k)
                slopes(k, static_cast<Eigen::Index>(first + d)) =
                    dualResults_[static_cast<std::size_t>(k)].d[d];
    }
    return true;
}

Eigen::MatrixXd StaticModel::secondDerivatives(const StaticAnchor& anchor) {
    constexpr std::size_t kBlock = 2; // two blocks of two parameters per sweep
    const Formulas& formulas = model_.formulas();
    if (!outputSecond_) outputSecond_.emplace(formulas.output);
    if (n_ > 0 && !residualSecond_) residualSecond_.emplace(formulas.residual);
    const std::size_t count = chosen_.size();
    const auto outputs = static_cast<Eigen::Index>(outputs_.size());
    Eigen::MatrixXd result(outputs, static_cast<Eigen::Index>(count * count));
    std::vector<SecondOrderNumber> slots(slots_.size()), residual(static_cast<std::size_t>(n_)),
        output(outputs_.size());
    const std::size_t blocks = (count + kBlock - 1) / kBlock;
    for (std::size_t one = 0; one < blocks; ++one)
        for (std::size_t two = one; two < blocks; ++two) {
            if (blocks > 1 && two == one) continue; // covered by the sweep with another block
            std::vector<std::size_t> members;
            for (const std::size_t block : {one, two}) {
                for (std::size_t k = block * kBlock; k < std::min(count, (block + 1) * kBlock); ++k)
                    members.push_back(k);
                if (one == two) break;
            }
            for (std::size_t s = 0; s < slots.size(); ++s) slots[s] = SecondOrderNumber(slots_[s]);
            for (std::size_t d = 0; d < members.size(); ++d) {
                slots[chosenSlots_[members[d]]].d[d] = 1;
                for (Eigen::Index i = 0; i < n_; ++i)
                    slots[unknownSlots_[static_cast<std::size_t>(i)]].d[d] =
                        anchor.slopes(i, static_cast<Eigen::Index>(members[d]));
            }
            // The second derivatives of E are E_y y'' + the bracket: refined until nothing is left, since the
            // factors may belong to a point near this one.
            constexpr auto pairs = static_cast<Eigen::Index>(SecondOrderNumber::kPairs);
            Eigen::MatrixXd second = Eigen::MatrixXd::Zero(n_, pairs), right(n_, pairs);
            double previous = std::numeric_limits<double>::infinity();
            for (int pass = 0; n_ > 0 && pass < kMostRefinements; ++pass) {
                (*residualSecond_)(slots, residual);
                for (Eigen::Index k = 0; k < pairs; ++k)
                    for (Eigen::Index i = 0; i < n_; ++i)
                        right(i, k) = residual[static_cast<std::size_t>(i)].dd[static_cast<std::size_t>(k)];
                const Eigen::MatrixXd step = anchor.factors.solve(right);
                second -= step;
                for (Eigen::Index k = 0; k < pairs; ++k)
                    for (Eigen::Index i = 0; i < n_; ++i)
                        slots[unknownSlots_[static_cast<std::size_t>(i)]].dd[static_cast<std::size_t>(k)] =
                            second(i, k);
                double size = 0;
                for (Eigen::Index k = 0; k < pairs; ++k)
                    if (const double norm = second.col(k).norm(); norm > 0)
                        size = std::max(size, step.col(k).norm() / norm);
                if (size <= kStaticRefined || size > kContraction * previous) break;
                previous = size;
            }
            (*outputSecond_)(slots, output);
            for (std::size_t d = 0; d < members.size(); ++d)
                for (std::size_t e = 0; e < members.size(); ++e)
                    for (Eigen::Index k = 0; k < outputs; ++k)
                        result(k, static_cast<Eigen::Index>(members[d] * count + members[e])) =
                            output[static_cast<std::size_t>(k)].dd[SecondOrderNumber::pair(d, e)];
        }
    return result;
}

} // namespace rigor

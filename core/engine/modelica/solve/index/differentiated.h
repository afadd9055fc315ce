#pragma once
// The equations of a model and their derivatives, as many of each as it takes to solve for the highest
// derivative of every variable: C. C. Pantelides, SIAM J. Sci. Stat. Comput. 9 (1988) 213-231.

#include "core/engine/modelica/solve/index/time_derivative.h"

namespace rigor::modelica {

/// In here every derivative der(x) is an open element of its own, and der(der(x)) too; the nodes of the model
/// are changed so.
class Differentiated {
  public:
    explicit Differentiated(FlatModel& model);

    /// False if no number of derivatives makes the equations enough for their variables. Throws Rejected
    /// where an equation cannot be differentiated.
    bool run();

    const std::vector<FlatEquation>& equations() const {
        return equations_;
    } ///< as written, then derivatives
    const std::vector<std::uint32_t>& found(std::size_t equation) const { return found_[equation]; }
    /// The equation that is its time derivative, the one that it is the derivative of; kNone = none.
    std::uint32_t derivativeOf(std::size_t equation) const { return nextEquation_[equation]; }
    std::uint32_t antiderivativeOf(std::size_t equation) const { return previousEquation_[equation]; }
    /// The same of elements.
    std::uint32_t rateOf(std::uint32_t element) const { return next_[element]; }
    std::uint32_t integralOf(std::uint32_t element) const { return previous_[element]; }
    /// Elements from here on were made.
    std::uint32_t firstMade() const { return firstMade_; }
    /// Whether der(element) stands in the text.
    bool isMoved(std::uint32_t element) const { return element < moved_.size() && moved_[element]; }

  private:
    std::uint32_t rate(std::uint32_t element);
    std::uint32_t addedElement(std::uint32_t of);
    void addEquation(const FlatEquation& equation, std::uint32_t of);
    bool canSuffice() const;
    bool augment(std::uint32_t equation);
    void differentiate();

    FlatModel& model_;
    std::uint32_t firstMade_ = 0;
    std::vector<bool> moved_;
    std::vector<std::uint32_t> next_, previous_;
    std::vector<FlatEquation> equations_;
    std::vector<std::vector<std::uint32_t>> found_; ///< open elements in every equation, sorted
    std::vector<std::uint32_t> nextEquation_, previousEquation_;
    TimeDerivative derivative_;
    std::vector<std::uint32_t> equationOf_;                 ///< of every element: what it is matched to
    std::vector<std::uint32_t> metEquations_, metElements_; ///< by the last search
};

} // namespace rigor::modelica
